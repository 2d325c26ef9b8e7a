### What stands on the board of the web client.

ui-fh-field = Field
ui-fh-field-of = { $n } of { $of }
ui-fh-support = Reserve
ui-fh-support-n = Reserve: { $n } of { $of }.
ui-fh-known = You know of: { $names }.
ui-fh-only-you = only you see it · { $n } of { $of }
ui-fh-vacant = free
ui-fh-hall = { VERB($who, "you", "other") ->
    [you] Your assembly line
   *[other] Assembly line of { $who }
}
ui-fh-dock = Your plays
ui-fh-plays-list = Plays
ui-fh-stock = Storeroom
ui-fh-all-cards = All cards
ui-fh-deck-heroes = Heroes
ui-fh-deck-missions = Missions
ui-fh-grave = Graveyard
ui-fh-graveyard = Graveyard: { $n }. Read the top card
ui-fh-only-top = only the top
ui-fh-buy-for = buy
ui-fh-flee-for = flee
ui-fh-known-missions = You know what comes next: { $names }
ui-fh-exiled = Out of the match: { $n }
ui-fh-round = round { $n }

ui-fh-mission = Mission
ui-fh-mission-label = { $name }, ND { $nd }, { $difficulty }
ui-fh-each-plus = +1 per Hero
ui-fh-reward = If completed:
ui-fh-punishment = If failed:
ui-fh-extra-rule = extra rule
ui-fh-no-mission = No Mission
ui-fh-before-mission = Missions come with the first turn
ui-fh-due = to be compared now
ui-fh-not-due = to be compared at the next turn
ui-fh-sum = sum
ui-fh-of = of { $n }
ui-fh-now = Now
ui-fh-enough = enough
ui-fh-enough-short = enough
ui-fh-lacks = { $n } short
ui-fh-demands = rule not met
ui-fh-demands-short = rule!
ui-fh-sum-enough = Sum { $n } of { $nd }: enough
ui-fh-sum-lacks = Sum { $n } of { $nd }: { $lacks } short
ui-fh-sum-demands = Sum { $n } of { $nd }, but the extra rule is not met
ui-fh-would-be = It would be { $n }
ui-fh-bill = The sum
ui-fh-marker = marker
ui-fh-with-choice = with this play
ui-fh-sum-heroes = Heroes { $n }
ui-fh-sum-emblems = emblems { $n }
ui-fh-sum-marker = marker { $n }
ui-fh-closes = completes it
ui-fh-base = Base
ui-fh-base-with = With 3 of { $affiliation }: all of them Protected.
ui-fh-base-used = Used in this turn.
ui-fh-base-count = { $n } of { $of } { $of ->
        [1] Hero
       *[other] Heroes
    } of { $affiliation } counted
ui-fh-look-base = Mission, bill and Base

ui-fh-leader = Leader
ui-fh-led-by = led by { $hero }
ui-fh-blocked = Blocked
ui-fh-protected = Protected
ui-fh-sealed = no Leader ability
ui-fh-not-counted = does not count
ui-fh-target = Target
ui-fh-enters-here = enters here
ui-fh-blocked-plain = +{ $n } does not count
ui-fh-blocked-round = { VERB($who, "you", "other") ->
    [you] +{ $n } does not count · until your turn
   *[other] +{ $n } does not count · until the turn of { $who }
}
ui-fh-blocked-mission = { VERB($who, "you", "other") ->
    [you] +{ $n } does not count · until your Mission ends
   *[other] +{ $n } does not count · until the Mission of { $who } ends
}
ui-fh-blocked-permanent = { VERB($who, "you", "other") ->
    [you] +{ $n } does not count · while your Leader stays
   *[other] +{ $n } does not count · while the Leader of { $who } stays
}

ui-fh-actions = { $n ->
    [1] 1 Action
   *[other] { $n } Actions
}
ui-fh-store = keeps up to { $n }
ui-fh-price = { $n ->
    [0] free
    [1] 1 Action
   *[other] { $n } Actions
}
ui-fh-free = free
ui-fh-keeps = { $n ->
    [1] keeps 1 Action
   *[other] keeps { $n } Actions
}
ui-fh-points = { $n ->
    [1] 1 point
   *[other] { $n } points
}
ui-fh-points-of = { $n } of { $of } points
ui-fh-completed = completed: { $n }
ui-fh-wins = wins!
ui-fh-lasting = In force
ui-fh-active-marker = Marker
ui-fh-active-block = Block
ui-fh-active-protect = Protection
ui-fh-active-strip = Protection taken away
ui-fh-active-seal = Leader ability sealed
ui-fh-active-line = Rule
ui-fh-active-ambush = Ambush

ui-fh-your-turn = Your turn!
ui-fh-turn-of = Turn of { $name }
ui-fh-setup = Set up
ui-fh-prepare = Get ready!
ui-fh-overfull = Too many!
ui-fh-may-answer = You may answer
ui-fh-plays = plays
ui-fh-next = next
ui-fh-thinks = is asked
ui-fh-steps = Steps of the turn
ui-fh-step-compare = Mission
ui-fh-step-income = +3 Actions
ui-fh-step-mission = New Mission
ui-fh-step-plays = Plays
ui-fh-step-end = End
ui-fh-watch = Watch what happens.
ui-fh-over = The match is over.
ui-fh-thinking = thinks…

ui-fh-setup-now = { $n } in the Field, { $support } in the Reserve. The crown names the Leader.
ui-fh-setup-not = The Reserve holds { $n } at most: send more into the Field.
ui-fh-setup-hero = { $hero }, Bonus { $n }: into the Field, or back
ui-fh-setup-lead = { $hero } leads
ui-fh-setup-go = To work!
ui-fh-read = Read { $hero }
ui-fh-to-field = Field
ui-fh-to-support = Reserve
ui-fh-choose-player = Choose { $name }
ui-fh-look-closely = Look at { $name } closely

ui-fh-play-buy = Buy a Hero
    .about = goes to the Reserve
ui-fh-play-leader = Leader ability
    .about = once a round
ui-fh-play-discard = Discard ability
    .about = { $n ->
        [1] 1 Hero could
       *[other] { $n } Heroes could
    }
ui-fh-play-home = To the Reserve
    .about = leaves the Field
ui-fh-play-lead = Change the Leader
    .about = another takes over
ui-fh-play-flee = Flee the Mission
    .about = draw another one
ui-fh-play-base = Use the Base
ui-fh-pick-discard = Whose ability? The Hero goes to the Graveyard.
ui-fh-pick-home = Who goes to the Reserve?
ui-fh-pick-lead = Who leads from now on?
ui-fh-pick-enter = Who enters the Field?
ui-fh-pick-leader = Whose ability?
ui-fh-pick-buy = Buy a Hero?
ui-fh-pick-flee = Flee?
ui-fh-pick-base = Use the Base?
ui-fh-do-enter = Into the Field
ui-fh-do-buy = Buy
ui-fh-do-leader = Use ability
ui-fh-do-discard = Discard
ui-fh-do-home = To the Reserve
ui-fh-do-lead = Lead
ui-fh-do-flee = Flee
ui-fh-do-base = Use the Base
ui-fh-touch = Touch a card or a play

ui-fh-once-a-round = 1 Action · once a round
ui-fh-to-graveyard = 1 Action · the Hero goes to the Graveyard

ui-fh-attack = Attack!
ui-fh-help = Aid!
ui-fh-defence = Defence!
ui-fh-comparison = Comparison!
ui-fh-turn-ends = End of turn
ui-fh-uses = { $name } uses
ui-fh-discards = { $name } discards
ui-fh-target-yours = target in your team
ui-fh-against-you = against you
ui-fh-you-watch = you may answer
ui-fh-why-answer = why may I answer?
ui-fh-if-pass = If you pass:
ui-fh-stack = What waits
ui-fh-stack-under = Waits for this:
ui-fh-cancelled = cancelled
ui-fh-let-pass = Let it pass
ui-fh-costs-nothing = costs nothing
ui-fh-answer = Answer
ui-fh-also-asked = Also asked: { $names }
ui-fh-look-table = Look at the table
ui-fh-back-to-window = Back to the answer
ui-fh-ask-me = Ask me about
ui-fh-ask-attacks = attacks on me
ui-fh-ask-any = anything
ui-fh-ask-none = nothing until my turn
ui-fh-not-this-again = Not { $ability } again
ui-fh-not-this-round = Not in this round
ui-fh-order = { $when ->
    [attacks] Asks about attacks on you alone
    [none] Asks nothing until your turn
    [round] Asks nothing in this round
    [turn] Asks nothing in this turn
   *[any] Asks at every window
}
ui-fh-order-but = but not about { $names }
ui-fh-order-passed = passed so far: { $n }
ui-fh-order-change = change

ui-fh-shout-done = Mission completed!
ui-fh-shout-failed = Failed!
ui-fh-shout-cancelled = Cancelled!
ui-fh-shout-target = Target
ui-fh-shout-mine = Choose
ui-fh-shout-whom = Choose
ui-fh-shout-emblem = Emblem
ui-fh-shout-order = Graveyard
ui-fh-shout-lose = Loss
ui-fh-shout-name-leader = New Leader
ui-fh-shout-refill = To the Field!
ui-fh-shout-shrink = Too many!
ui-fh-shout-return = Too many!
ui-fh-shout-give = Exchange
ui-fh-shout-keep = Keep one
ui-fh-shout-spy = Look
ui-fh-shout-sort = Order
ui-fh-shout-mission = Mission
ui-fh-picked-so-far = Chosen:
ui-fh-always = In any case:
ui-fh-order-so-far = First:
ui-fh-as-number = as no. { $n }

ui-fh-filter-what = What
ui-fh-filter-heroes = Heroes
ui-fh-filter-missions = Missions
ui-fh-filter-bases = Bases
ui-fh-filter-group = Affiliation
ui-fh-filter-bonus = Bonus
ui-fh-filter-kind = Kind
ui-fh-filter-colour = Difficulty
ui-fh-filter-words = words in name or effect

ui-fh-spoken-bonus = Bonus { $n }
ui-fh-spoken-emblems = emblems +{ $n }
ui-fh-spoken-marker = marker { $n }
ui-fh-spoken-mission = Mission: { $name }
ui-fh-spoken-team = { $name }: { $points } of { $target } points, Actions: { $actions }, Reserve: { $support }

ui-fh-end-sub = { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
} · { $minutes } min
ui-fh-end-chart = The match in one drawing
ui-fh-end-chart-sub = points over the turns
ui-fh-end-moments = Key moments
ui-fh-end-moments-sub = touch one to see it again
ui-fh-end-moments-none = A calm match: nothing stood out.
ui-fh-end-winner = wins
ui-fh-end-missing = { $n } short
ui-fh-end-missions = { $done } of { $tried } { $tried ->
        [1] Mission
       *[other] Missions
    }

key-plays = the plays, in their order
key-base = use the Base
key-done = compare, or end the turn
key-pass = pass, or that is all
key-main = do what is chosen

glance-compare = Mission
    .text = The Mission of the last round is compared with your Field: prepare first.
glance-income = Actions
    .text = Receive 3 Actions; keep up to 6.
glance-mission = New Mission
    .text = Draw a Mission; you may flee it.
glance-plays = Plays
    .text = Buy, use abilities, move Heroes.
glance-end = End
    .text = The others may use a bolt; then the next turn.
