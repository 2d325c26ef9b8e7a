### What is said at the table: questions, what happened, and why.

option-target = points needed to win
    .about = Whoever has so many points in completed Missions wins. Fewer points, shorter match.

reason-none = nobody has won
reason-target = reached the target in completed Missions
reason-no-missions = the Missions have run out, and points decide

reaction-answer = Answering
pressing-answer = those on attacks against you

compared-success = completed
compared-failure = failed

## Questions

ask-team = Who takes the Field, and who leads?
ask-prepare = Get ready: your Mission is about to be compared.
ask-plays = Your turn: what now?
ask-answer = { $who }: { $ability } ({ $hero }). Your answer?
ask-answer-compare = The Mission of { $who } is about to be compared. A bolt?
ask-answer-end = The turn of { $who } ends. A bolt?
ask-target = { $cause }: which Hero is the target?
ask-mine = { $cause }: which of your Heroes?
ask-whom = { $cause }: which player?
ask-emblem = Which emblem is covered?
ask-order = Who goes to the Graveyard first?
ask-lose = { $cause }: which Hero do you lose?
ask-name-leader = Who is the new Leader?
ask-refill = Your Field is empty: who enters, as Leader?
ask-shrink = Too many in the Field: who goes to the Reserve?
ask-overfull = Too many in the Reserve: rearrange your teams.
ask-return = Who goes back to the deck?
ask-give = Which Hero do you give in exchange?
ask-keep = Which one do you keep?
ask-spy = Who goes into the deck?
ask-sort = Which Mission comes next?
ask-mission = Which Mission do you keep?

## Why

cause-setting-up = Setting up
cause-turn = Start of the turn
cause-preparing = Preparation
cause-comparing = Comparison
cause-income = Income
cause-drawing = New Mission
cause-plays = Plays
cause-turn-ends = End of the turn
cause-duration = Time is up
cause-teams = Teams
cause-game-ends = End of the match
cause-marker = Marker
cause-emblems = Emblems

## What happened: the table and the turn

event-base = { $seat } { VERB($seat, "get", "gets") } the Base { $base }.
event-received = Come to your Reserve: { $hero }.
event-rolled-off = A tie for the start: { $seat } { VERB($seat, "roll", "rolls") } { $n }.
event-begins = { $seat } { VERB($seat, "begin", "begins") }.
event-turn = { $seat } { VERB($seat, "take", "takes") } a turn.
event-actions = { $seat } now { VERB($seat, "have", "has") } { $actions ->
    [1] 1 Action
   *[other] { $actions } Actions
}.
event-windfall = { $n ->
    [-1] { $seat } { VERB($seat, "receive", "receives") } 1 Action fewer next time.
    [1] { $seat } { VERB($seat, "receive", "receives") } 1 Action more next time.
   *[other] { VERB($seat, "you", "other") ->
        [you] Your next income changes: { $n } Actions.
       *[other] The next income of { $seat } changes: { $n } Actions.
    }
}
event-mission = { $seat } { VERB($seat, "draw", "draws") } the Mission { $mission }.
event-no-mission = { $seat } { VERB($seat, "go", "goes") } without a Mission: the deck is empty.
event-two-missions = { $seat } { VERB($seat, "see", "sees") } two Missions: { $one } and { $other }.
event-mission-replaced = { $seat } { VERB($seat, "lose", "loses") } the Mission { $mission }; it goes under the deck.

## Plays

event-bought = { $seat } { VERB($seat, "buy", "buys") } a Hero (Actions spent: { $price }; left: { $actions }).
event-drew = { $n ->
    [1] { $seat } { VERB($seat, "draw", "draws") } 1 Hero.
   *[other] { $seat } { VERB($seat, "draw", "draws") } { $n } Heroes.
}
event-entered = { VERB($seat, "you", "other") ->
    [you] { $hero } enters the Field, in your team.
   *[other] { $hero } enters the Field, in the team of { $seat }.
}
event-went-home = { VERB($seat, "you", "other") ->
    [you] { $hero } goes from the Field to your Reserve.
   *[other] { $hero } goes from the Field to the Reserve of { $seat }.
}
event-leads = { VERB($seat, "you", "other") ->
    [you] { $hero } leads your team.
   *[other] { $hero } leads the team of { $seat }.
}
event-fled = { $seat } { VERB($seat, "flee", "flees") } from { $mission } (Actions spent: { $price }; left: { $actions }).
event-base-used = { $seat } { VERB($seat, "use", "uses") } the Base { $base }.
event-gave-back = { $n ->
    [1] { $seat } { VERB($seat, "return", "returns") } 1 Hero to the deck.
   *[other] { $seat } { VERB($seat, "return", "returns") } { $n } Heroes to the deck.
}
event-reshuffled = { $n ->
    [1] The Graveyard becomes the Hero deck: 1 card.
   *[other] The Graveyard becomes the Hero deck: { $n } cards.
}

## Abilities

event-declared = { $answers ->
    [0] { $seat } { VERB($seat, "use", "uses") } { $ability }. Actions: { $actions }.
   *[other] { $seat } { VERB($seat, "answer", "answers") } with { $ability }. Actions: { $actions }.
}
event-aimed = { VERB($whose, "you", "other") ->
    [you] { $seat } { VERB($seat, "aim", "aims") } at { $hero }, of your team.
   *[other] { $seat } { VERB($seat, "aim", "aims") } at { $hero }, of { $whose }.
}
event-aimed-at = { $seat } { VERB($seat, "aim", "aims") } at { $whom }.
event-borrowed = { $seat } { VERB($seat, "use", "uses") } from the Graveyard: { $ability }.
event-fizzled = { $ability } finds nobody any more.
event-no-condition = { $cause }: the condition was not met.
event-rolled = { $seat } { VERB($seat, "roll", "rolls") } { $n }.
event-cancelled = { $seat } { VERB($seat, "cancel", "cancels") } { $ability }.
event-spared = { VERB($seat, "you", "other") ->
    [you] The attack passes your Heroes by.
   *[other] The attack passes the Heroes of { $seat } by.
}
event-redirected = The attack moves from { $hero } to { $other }.
event-duelled = Duel: { $hero } { $n }, { $other } { $m }.

## Heroes

event-eliminated = { VERB($seat, "you", "other") ->
    [you] { $hero }, of your team, goes to the Graveyard.
   *[other] { $hero }, of { $seat }, goes to the Graveyard.
}
event-exiled = { $hero } leaves the match.
event-to-deck = { VERB($seat, "you", "other") ->
    [you] { $hero }, of your team, goes back to the deck.
   *[other] { $hero }, of { $seat }, goes back to the deck.
}
event-swapped = { VERB($seat, "you", "other") ->
    [you] In your team, { $hero } leaves and { $other } enters.
   *[other] In the team of { $seat }, { $hero } leaves and { $other } enters.
}
event-stolen = { $hero } moves from { $from } to { $seat }.
event-blocked = { VERB($seat, "you", "other") ->
    [you] { $hero }, of your team, is Blocked.
   *[other] { $hero }, of { $seat }, is Blocked.
}
event-unblocked = { VERB($seat, "you", "other") ->
    [you] { $hero }, of your team, is no longer Blocked.
   *[other] { $hero }, of { $seat }, is no longer Blocked.
}
event-protected = { VERB($seat, "you", "other") ->
    [you] { $hero }, of your team, is Protected.
   *[other] { $hero }, of { $seat }, is Protected.
}
event-unprotected = { VERB($seat, "you", "other") ->
    [you] { $hero }, of your team, is no longer Protected.
   *[other] { $hero }, of { $seat }, is no longer Protected.
}
event-stripped = { VERB($seat, "you", "other") ->
    [you] { $hero }, of your team, is stripped of Protection.
   *[other] { $hero }, of { $seat }, is stripped of Protection.
}
event-sealed = { VERB($seat, "you", "other") ->
    [you] { $hero }, of your team, goes without a Leader ability.
   *[other] { $hero }, of { $seat }, goes without a Leader ability.
}
event-again = { VERB($seat, "you", "other") ->
    [you] { $hero }, of your team, may use the Leader ability once more.
   *[other] { $hero }, of { $seat }, may use the Leader ability once more.
}
event-salvaged = { VERB($seat, "you", "other") ->
    [you] { $hero } goes from the Graveyard to your Reserve.
   *[other] { $hero } goes from the Graveyard to the Reserve of { $seat }.
}
event-rotated = Everyone passes the Field to the left.
event-leaders-traded = { $seat } and { $with } exchange Leaders: { $hero } and { $other }.

## Looking

event-looked = { $n ->
    [1] { $seat } { VERB($seat, "look", "looks") } at 1 Hero of the deck.
   *[other] { $seat } { VERB($seat, "look", "looks") } at { $n } Heroes of the deck.
}
event-looked-at = In the deck: { $hero }.
event-spied = { VERB($whom, "you", "other") ->
    [you] { $seat } { VERB($seat, "look", "looks") } at your Reserve.
   *[other] { $seat } { VERB($seat, "look", "looks") } at the Reserve of { $whom }.
}
event-saw = In the Reserve of { $whom }: { $hero }.
event-sorted = { $n ->
    [1] { $seat } { VERB($seat, "look", "looks") } at the next Mission of the deck.
   *[other] { $seat } { VERB($seat, "order", "orders") } the next { $n } Missions.
}
event-peeked = In the Mission deck: { $mission }.
event-bartered = { $seat } and { $with } exchange a Hero of the Reserve.

## Teams

event-marker = { VERB($seat, "you", "other") ->
    [you] Your marker shows { $marker }.
   *[other] The marker of { $seat } shows { $marker }.
}
event-nd = { VERB($seat, "you", "other") ->
    [you] The ND of your Mission changes: { $n }.
   *[other] The ND of the Mission of { $seat } changes: { $n }.
}
event-covered = { VERB($seat, "you", "other") ->
    [you] Your Mission loses the { $affiliation } emblem.
   *[other] The Mission of { $seat } loses the { $affiliation } emblem.
}
event-taxed = { VERB($seat, "you", "other") ->
    [you] Your next ability costs 2 Actions.
   *[other] The next ability of { $seat } costs 2 Actions.
}
event-barred = { $seat } cannot put Heroes into the Field.
event-line = Now in force for { $seat }: { $cause }.
event-ambush = { $seat } { VERB($seat, "lay", "lays") } an ambush around the Leader.
event-effect-over = No longer in force for { $seat }: { $cause }.
event-permanent-over = { VERB($seat, "you", "other") ->
    [you] The permanent effect of { $hero }, of your team, is over.
   *[other] The permanent effect of { $hero }, of { $seat }, is over.
}
event-promised = { $seat } { VERB($seat, "keep", "keeps") } for later: { $cause }.
event-new-base = { $seat } { VERB($seat, "move", "moves") } to the Base { $base }.

## The comparison and the end

event-nd-die = { VERB($seat, "you", "other") ->
    [you] The die shows { $die }: the ND of your Mission is { $nd }.
   *[other] The die shows { $die }: the ND of the Mission of { $seat } is { $nd }.
}
event-compared = { $seat }, { $mission }: { $n } against { $nd }, { $success }.
event-completed = { $seat } { VERB($seat, "complete", "completes") } { $mission } for { $n } { $n ->
        [1] point
       *[other] points
    }: now { $points }.
event-failed = { $seat } { VERB($seat, "fail", "fails") } at { $mission }.
event-spared-punishment = { $seat } { VERB($seat, "escape", "escapes") } the punishment of { $mission }.
event-ended = The match is over: { $reason }.

brief-completed = +{ $n } { $n ->
        [1] point
       *[other] points
    }
brief-failed = failed at { $mission }
brief-fled = fled from { $mission }
brief-eliminated = lost { $hero }
brief-blocked = { $hero } Blocked
brief-stolen = took { $hero }
brief-mission = Mission { $mission }

## Signs

sign-all-at = All at this one!
sign-peace = Peace between us?
sign-mine = I will make this one!
sign-careful = Careful here!
