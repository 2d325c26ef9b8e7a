### Choices and refusals.

span-turn = this turn
span-own-turn = until your turn
span-round = this round
span-match = this match

do-team = { $hero } leads { $led }
do-done-prepare = Compare now
do-done-plays = End the turn
do-done-overfull = Done: the rest goes back
do-buy = Buy a Hero ({ $n })
do-flee = Flee from { $mission } ({ $n })
do-base = Use the Base { $base }
do-use-leader = { $hero }: { $ability } ({ $n })
do-use-discard = Discard { $hero }: { $ability } ({ $n })
do-home = { $hero } to the Reserve ({ $n })
do-enter = { $hero } into the Field
do-lead = { $hero } leads ({ $n })
do-pass = Pass
do-enough = That is all
do-pick = { $hero }
do-whom = { $who }
do-emblem = { $affiliation }
do-keep = Keep { $hero }
do-send = { $hero } goes into the deck
do-next = { $mission } comes next
do-keep-mission = Keep { $mission }

refuse-flee-due = A Mission that is due cannot be fled.
refuse-overfull = First your Reserve must fit: rearrange your teams, or be done.
refuse-base-used = Your Base has been used in this turn.
refuse-base-off = Your Base works while three Heroes of its Affiliation count.
refuse-no-heroes = There is no Hero to be had.
refuse-support-full = Your Reserve is full.
refuse-field-full = Your Field is full.
refuse-too-few-actions = That costs { $n } { $n ->
        [1] Action
       *[other] Actions
    }, and you have { $actions }.
refuse-extra-rule = The extra rule of your Mission forbids it.
refuse-no-mission = There is no other Mission to draw.
refuse-in-support = { $hero } is in the Reserve, and uses no ability there.
refuse-not-yours = No Hero of your Field has that ability.
refuse-blocked = { $hero } is Blocked.
refuse-leader-discards = { $hero } leads, and cannot be discarded.
refuse-not-leader = { $hero } does not lead.
refuse-sealed = The Leader ability of { $hero } is sealed.
refuse-permanent-active = The permanent effect of { $hero } is active already.
refuse-used = { $hero } has used the Leader ability in this round.
refuse-no-attack-on-you = A Defence answers an attack on you, and nothing else.
refuse-no-bolt = Outside your turn only abilities with a bolt can be used.
refuse-only-an-answer = Defence: only answers attacks.
refuse-nothing-to-do = There is nothing that it could do now.
refuse-not-there = That Hero is not there.
refuse-barred = Nobody may enter your Field now.
refuse-leads-already = { $hero } leads already.
refuse-last-hero = The last Hero stays in the Field.
refuse-defend-help = That is no attack: a Defence cannot answer an Aid.
refuse-defend-mission = A Defence answers attacks alone, not a Mission or a Base.
refuse-defend-blocked = Only Blocked Heroes of yours are hit, and no Defence saves those.

## What a choice leads to

effect-points = { $who }: +{ $n } { $n ->
        [1] point
       *[other] points
    }, { $after } in all
effect-sum-enough = your sum { $n } of { $nd }: enough
effect-sum-lacks = your sum { $n } of { $nd }: { $lacks } short
effect-sum-demands = your sum { $n } of { $nd }, but the extra rule is not met
effect-their-sum-enough = { $who }: sum { $n } of { $nd }, enough
effect-their-sum-lacks = { $who }: sum { $n } of { $nd }, { $lacks } short
effect-their-sum-demands = { $who }: sum { $n } of { $nd }, but the extra rule is not met
effect-marker = { VERB($who, "you", "other") ->
    [you] your marker at { $after }
   *[other] marker of { $who } at { $after }
}
effect-actions = { $who }: { $after ->
    [0] no Action left
    [1] 1 Action left
   *[other] { $after } Actions
}
effect-base-on = { VERB($who, "you", "other") ->
    [you] your Base is on
   *[other] the Base of { $who } is on
}
effect-base-off = { VERB($who, "you", "other") ->
    [you] your Base is off
   *[other] the Base of { $who } is off
}
effect-base-count = Base { $n }/{ $of }
effect-leaves = { $hero } leaves the Field
effect-enters = { $hero } enters the Field
effect-blocked = { $hero } is Blocked
effect-unblocked = { $hero } is free again
effect-protected = { $hero } is Protected
effect-unprotected = { $hero } loses Protection
effect-unknown = a die or a card decides
effect-best = with the best target
effect-nothing = nothing changes at once
effect-brings = brings { $all } for your Mission{ $emblems ->
    [0] {""}
   *[other] {" "}(Bonus { $n }, emblems +{ $emblems })
}

## Chart, key moments, awards

why-points = { $n } { $n ->
        [1] point
       *[other] points
    } more, on average, than the next best idea
why-actions = { $n } { $n ->
        [1] Action
       *[other] Actions
    } more, on average, than the next best idea

moment-completed = Mission completed
moment-failed = Mission failed
moment-cancelled = An attack turned down
moment-stolen = A Hero changes sides
moment-redirected = The attack hits somebody else
moment-exiled = Out of the match
moment-rotated = All Fields move on
moment-duelled = A duel

award-missions = Most Missions: { $n }
award-abilities = Most abilities: { $n }
award-answers = Quickest reply: { $n ->
    [1] 1 attack answered
   *[other] { $n } attacks answered
}
award-shopper = Best recruiter: { $n ->
    [1] 1 Hero bought
   *[other] { $n } Heroes bought
}
award-runner = Quickest legs: { $n ->
    [1] fled 1 Mission
   *[other] fled { $n } Missions
}
