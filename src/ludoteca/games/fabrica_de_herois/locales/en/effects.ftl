### What cards say: made of the data, word by word. No card has a text of its own.
### fx-: a verb. at-: what a verb is aimed at. who-: a player, at the start of the sentence. per-: what is counted. for-: how long. if-: the condition. rule-: what holds while it holds.

## Sentences together

text-1 = { $a }.
text-2 = { $a }. { $b }.
text-3 = { $a }. { $b }. { $c }.
fx-if = { $effect } { $if }
fx-line = { $rule }, { $for }
fx-line-them = { $who }, { $for }: “{ $rule }”

## Affiliations, colours and kinds

# In a sentence: "Workshop Hero", "Backyard emblem".
aff-workshop = Workshop
aff-backyard = Backyard
aff-moonlight = Moonlight
aff-drumline = Drumline
aff-duty = Duty
affiliation-workshop = Workshop
    .about = Gathers Actions, lowers prices and the ND, and puts the die to work.
affiliation-backyard = Backyard
    .about = Protects, takes everyone in, and makes use of the Graveyard.
affiliation-moonlight = Moonlight
    .about = Spies, swaps, steals and makes things vanish.
affiliation-drumline = Drumline
    .about = Pushes its own marker up and everyone else's down.
affiliation-duty = Duty
    .about = Blocks, silences, and answers at once.

# The colour of a Mission.
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-red = red
difficulty-blue = very easy
difficulty-green = easy
difficulty-yellow = normal
difficulty-orange = hard
difficulty-red = very hard
mission-kind-incident = Incident
mission-kind-villain = Super-villain

kind-attack = Attack
kind-help = Aid
kind-defence = Defence
when-leader = As Leader
when-discard = When discarded
bolt = At any time
permanent = Permanent
gender-f = woman
gender-m = man
gender-n = neither woman nor man

## How long

for-round = for 1 round
for-mission = until your Mission ends
for-permanent = while this Hero leads
for-attempt = until the next Mission ends

## If

if-die = { $n ->
    [6] if you roll a 6
   *[other] if you roll { $n } or more
}
if-behind = if anyone has more points than you
if-ahead = if you have more points than everyone else
if-minus = if your marker is below zero
if-field = { $n ->
    [1] if you have a Hero in the Field
   *[other] if you have at least { $n } Heroes in the Field
}
if-few = { $n ->
    [1] if you have only 1 Hero in the Field
   *[other] if you have at most { $n } Heroes in the Field
}
if-members = { $n ->
    [1] if you have a { $aff } Hero in the Field
   *[other] if you have at least { $n } { $aff } Heroes in the Field
}
if-base = if your Base is on
if-no-support = if your Reserve is empty
if-colour = if your Mission is { $colour }
if-poor = if this takes your last Action

## For each

per-field = for each Hero in your Field
per-woman = for each woman in your Field
per-man = for each man in your Field
per-member = for each { $aff } Hero in your Field
per-support = for each Hero in your Reserve
per-blocked = for each Blocked Hero in your Field
per-protected = for each Protected Hero in your Field
per-completed = for each Mission that you have completed
per-completed-colour = for each { $colour } Mission that you have completed
per-grave = for each point of Bonus of the Hero on top of the Graveyard
per-opponent = for each opponent
per-their-field = for each Hero in their Field
per-their-support = for each Hero in their Reserve
per-their-completed = for each Mission that they have completed
per-their-member = for each { $aff } Hero in their Field

## Who (begins the sentence)

who-one = One opponent
who-all = Each opponent
who-ahead = Each opponent with more points than you
who-left = The player on your left
who-attacker = The attacking player

## Targets

at-chosen = { $n ->
    [1] 1 opposing Hero
   *[other] up to { $n } opposing Heroes
}
at-in-one = { $n ->
    [1] 1 Hero in one opponent's Field
   *[other] up to { $n } Heroes in one opponent's Field
}
at-in-one-die = Heroes in one opponent's Field (as many as the die shows)
at-in-one-half-die = Heroes in one opponent's Field (half the die)
at-leader = one opponent's Leader
at-leaders = every opponent's Leader
at-lowest = the Hero with the lowest Bonus in one opponent's Field
at-highest = the Hero with the highest Bonus in one opponent's Field
at-weak = { $limit ->
    [1] every opposing Hero with Bonus 1
   *[other] every opposing Hero with a Bonus of up to { $limit }
}
at-weak-in-one = { $limit ->
    [1] every Hero with Bonus 1 in one opponent's Field
   *[other] every Hero with a Bonus of up to { $limit } in one opponent's Field
}
at-members = every { $aff } Hero in one opponent's Field
at-each = 1 Hero in each opponent's Field (their choice)
at-own = { $n ->
    [1] 1 Hero in your Field
   *[other] { $n } Heroes in your Field
}
at-own-die = Heroes in your Field (as many as the die shows)
at-own-half-die = Heroes in your Field (half the die)
at-my-leader = your Leader
at-my-lowest = the Hero with the lowest Bonus in your Field
at-my-highest = the Hero with the highest Bonus in your Field
at-my-all = all Heroes in your Field
at-my-weak = { $limit ->
    [1] every Hero with Bonus 1 in your Field
   *[other] every Hero with a Bonus of up to { $limit } in your Field
}
at-my-members = every { $aff } Hero in your Field
at-my-any = { $n ->
    [1] 1 of your Heroes (from Field or Reserve)
   *[other] { $n } of your Heroes (from Field or Reserve)
}
at-my-support = { $n ->
    [1] 1 Hero from your Reserve
   *[other] { $n } Heroes from your Reserve
}
at-attacker = the Hero that attacked
at-attacker-leader = the attacking player's Leader
at-attacked = your Heroes under attack

## Verbs with Heroes

fx-eliminate = Eliminate { $targets }
fx-exile = Exile { $targets }
fx-home = Send { $targets } back to the Reserve
fx-deck = Shuffle { $targets } into the Hero deck
fx-swap = Exchange { $targets } for the top card of the Hero deck
fx-steal = Bring { $targets } to your Field, Blocked for 1 round
fx-block = Block { $targets } { $for }
fx-protect = Protect { $targets } { $for }
fx-unblock = Unblock { $targets }
fx-strip = Strip { $targets } of Protection { $for }
fx-seal = Silence { $targets } { $for }: no Leader ability
fx-depose = Make { $targets } the new Leader of that team
fx-lead = Change your Leader without an Action
fx-duel = Duel: 1 of your Heroes against 1 opposing Hero, Bonus plus a die each; the lower one is eliminated

## Verbs with teams

fx-marker-me = { $sign ->
    [minus] Take −{ $n }
   *[plus] Gain +{ $n }
} on the marker { $for }
fx-marker-me-die = { $sign ->
    [minus] Roll the die and take the result off your marker
   *[plus] Roll the die and add the result to your marker
} { $for }
fx-marker-me-half-die = { $sign ->
    [minus] Roll the die and take half the result off your marker
   *[plus] Roll the die and add half the result to your marker
} { $for }
fx-marker-me-per = { $sign ->
    [minus] Take −{ $n }
   *[plus] Gain +{ $n }
} on the marker { $per }, { $for }
fx-marker-them = { $who } { $sign ->
    [minus] takes −{ $n }
   *[plus] gains +{ $n }
} on the marker { $for }
fx-marker-them-die = { $who } { $sign ->
    [minus] loses
   *[plus] gains
} on the marker what a die shows, { $for }
fx-marker-them-half-die = { $who } { $sign ->
    [minus] loses
   *[plus] gains
} on the marker half of what a die shows, { $for }
fx-marker-them-per = { $who } { $sign ->
    [minus] takes −{ $n }
   *[plus] gains +{ $n }
} on the marker { $per }, { $for }
fx-invert-them = { $who } sees their marker turn over { $for }: every plus becomes a minus
fx-wipe-me = Wipe every minus off your marker
fx-actions-me = { $sign ->
    [minus] Lose
   *[plus] Gain
} { $n ->
    [1] 1 Action
   *[other] { $n } Actions
}
fx-actions-me-die = { $sign ->
    [minus] Roll the die and lose that many Actions
   *[plus] Roll the die and gain that many Actions
}
fx-actions-me-half-die = { $sign ->
    [minus] Roll the die and lose half the result in Actions
   *[plus] Roll the die and gain half the result in Actions
}
fx-actions-me-per = { $sign ->
    [minus] Lose
   *[plus] Gain
} { $n ->
    [1] 1 Action
   *[other] { $n } Actions
} { $per }
fx-actions-them = { $who } { $sign ->
    [minus] loses
   *[plus] gains
} { $n ->
    [1] 1 Action
   *[other] { $n } Actions
}
fx-actions-them-die = { $who } { $sign ->
    [minus] loses
   *[plus] gains
} as many Actions as the die shows
fx-actions-them-half-die = { $who } { $sign ->
    [minus] loses
   *[plus] gains
} as many Actions as half the die shows
fx-actions-them-per = { $who } { $sign ->
    [minus] loses
   *[plus] gains
} { $n ->
    [1] 1 Action
   *[other] { $n } Actions
} { $per }
fx-rob-them = { $who } hands you { $n ->
    [1] 1 Action
   *[other] { $n } Actions
}
fx-income-me = Receive { $n } { $sign ->
    [minus] fewer
   *[plus] more
} { $n ->
    [1] Action
   *[other] Actions
} at your next income
fx-income-me-die = { $sign ->
    [minus] Roll the die and receive that many fewer Actions
   *[plus] Roll the die and receive that many more Actions
} at your next income
fx-income-me-half-die = { $sign ->
    [minus] Roll the die and receive half the result fewer
   *[plus] Roll the die and receive half the result more
} at your next income
fx-income-me-per = Receive { $n } { $sign ->
    [minus] fewer
   *[plus] more
} { $n ->
    [1] Action
   *[other] Actions
} { $per } at your next income
fx-income-them = { $who } receives { $n } { $sign ->
    [minus] fewer
   *[plus] more
} { $n ->
    [1] Action
   *[other] Actions
} at their next income
fx-income-them-die = { $who } receives as many Actions { $sign ->
    [minus] fewer
   *[plus] more
} as the die shows, at their next income
fx-income-them-half-die = { $who } receives as many Actions { $sign ->
    [minus] fewer
   *[plus] more
} as half the die shows, at their next income
fx-income-them-per = { $who } receives { $n } { $sign ->
    [minus] fewer
   *[plus] more
} { $n ->
    [1] Action
   *[other] Actions
} { $per } at their next income
fx-pickpocket-them = { $who } loses { $n ->
    [1] 1 Hero
   *[other] { $n } Heroes
} from their Reserve at random
fx-spy-them = { $who } shows you their Reserve; put 1 Hero from it into the deck
fx-nd-me = The ND of your Mission { $sign ->
    [minus] falls by { $n }
   *[plus] rises by { $n }
}
fx-nd-me-die = The ND of your Mission { $sign ->
    [minus] falls
   *[plus] rises
} by what the die shows
fx-nd-me-half-die = The ND of your Mission { $sign ->
    [minus] falls
   *[plus] rises
} by half the die
fx-nd-me-per = The ND of your Mission { $sign ->
    [minus] falls by { $n }
   *[plus] rises by { $n }
} { $per }
fx-nd-them = { $who } sees the ND of their Mission { $sign ->
    [minus] fall by { $n }
   *[plus] rise by { $n }
}
fx-nd-them-die = { $who } sees the ND of their Mission { $sign ->
    [minus] fall
   *[plus] rise
} by what the die shows
fx-nd-them-half-die = { $who } sees the ND of their Mission { $sign ->
    [minus] fall
   *[plus] rise
} by half the die
fx-nd-them-per = { $who } sees the ND of their Mission { $sign ->
    [minus] fall by { $n }
   *[plus] rise by { $n }
} { $per }
fx-cover-me = Cover an emblem of your Mission
fx-cover-them = { $who } goes without one emblem of their Mission
fx-emblem = Your Mission gains the { $aff } emblem
fx-replace-me = Exchange your Mission for the next one in the deck
fx-replace-them = { $who } exchanges their Mission for the next one in the deck
fx-bar-them = { $who } is kept from putting Heroes into the Field { $for }
fx-tax-me = Your next ability costs 2 Actions
fx-tax-them = { $who } pays 2 Actions for their next ability

## Verbs that help

fx-draw = { $n ->
    [1] Draw 1 Hero
   *[other] Draw { $n } Heroes
}
fx-draw-die = Roll the die and draw that many Heroes
fx-draw-half-die = Roll the die and draw half the result in Heroes
fx-draw-per = { $n ->
    [1] Draw 1 Hero
   *[other] Draw { $n } Heroes
} { $per }
fx-scout = { $n ->
    [1] Keep the next Hero from the deck
   *[other] Look at { $n } Heroes from the deck and keep one
}
fx-free-buy = { $n ->
    [1] The next Hero that you buy is free
   *[other] The next { $n } Heroes that you buy are free
}
fx-free-flee = { $n ->
    [1] The next time you flee is free
   *[other] The next { $n } times you flee are free
}
fx-free-leader = { $n ->
    [1] Your next change of Leader is free
   *[other] Your next { $n } changes of Leader are free
}
fx-two-missions = { $n ->
    [1] For the next Mission that you draw, look at 2 and keep one
   *[other] For the next { $n } Missions that you draw, look at 2 and keep one
}
fx-sort = { $n ->
    [1] Look at the next Mission in the deck
   *[other] Look at the next { $n } Missions in the deck and put them in any order
}
fx-salvage = Take the Hero on top of the Graveyard into your Reserve
fx-recycle = Shuffle the Graveyard into the Hero deck
fx-trade-leaders-them = { $who } exchanges Leaders with you
fx-rotate = Everyone passes the whole Field to the left
fx-barter-them = { $who } gives you a random Hero from their Reserve for one of yours, of your choice
fx-borrow = Use the Discard ability of the Hero on top of the Graveyard
fx-again = Your Leader may use the Leader ability once more this round
fx-double = Your next rewards count twice
fx-spare = Your next punishments do not count
fx-new-base = Exchange your Base for another one from the pile

## Verbs that defend

fx-cancel = Cancel the attack
fx-shield = The attack passes your Heroes by
fx-redirect-mine = The attack hits another of your Heroes instead
fx-redirect-theirs = The attack hits one of the attacking player's Heroes instead
fx-rescue = Your Heroes under attack return to the Reserve instead
fx-ambush-me = The next Hero that attacks your Leader comes to your Field, Blocked for 1 round; this holds { $for }

## What holds while it holds: Leader, Base, Mission

rule-income = Receive { $n } { $sign ->
    [minus] fewer
   *[plus] more
} { $n ->
    [1] Action
   *[other] Actions
} each turn
rule-field = Your Field has room for { $n } { $sign ->
    [minus] fewer
   *[plus] more
} { $n ->
    [1] Hero
   *[other] Heroes
}
rule-support = Your Reserve has room for { $n } { $sign ->
    [minus] fewer
   *[plus] more
} { $n ->
    [1] Hero
   *[other] Heroes
}
rule-price-buy = Buying a Hero costs { $n } { $sign ->
    [minus] less
   *[plus] more
}
rule-price-flee = Fleeing costs { $n } { $sign ->
    [minus] less
   *[plus] more
}
rule-price-home = Taking a Hero back to the Reserve costs { $n } { $sign ->
    [minus] less
   *[plus] more
}
rule-price-lead = Changing the Leader costs { $n } { $sign ->
    [minus] less
   *[plus] more
}
rule-price-leader = Using the Leader ability costs { $n } { $sign ->
    [minus] less
   *[plus] more
}
rule-price-discard = Using a Discard ability costs { $n } { $sign ->
    [minus] less
   *[plus] more
}
rule-toll = Attacking you costs { $n ->
    [1] 1 more Action
   *[other] { $n } more Actions
}
rule-free-play = { $n ->
    [1] On each of your turns 1 play is free
   *[other] On each of your turns { $n } plays are free
}
rule-emblem-worth = Each shared emblem is worth { $n } { $sign ->
    [minus] less
   *[plus] more
}
rule-thaw = Blocks in your Field end when your turn begins
rule-choosy = When you buy a Hero, look at 2 and keep one
rule-guard-weak = { $n ->
    [1] Heroes with Bonus 1 in your Field are Protected
   *[other] Heroes with a Bonus of up to { $n } in your Field are Protected
}
rule-counts = { $aff } Heroes count for your Base as well
rule-emblem = Your Mission has the { $aff } emblem as well
rule-no-flee = There is no fleeing from this Mission
rule-no-discard = No Discard abilities
rule-no-leader = No Leader ability
rule-no-buying = No buying in preparation
rule-no-moving = No moving between the Teams in preparation
rule-no-answers = Nobody answers at the comparison
rule-no-base = Your Base does not count
rule-no-marker = The marker does not count
rule-no-emblems = Emblems do not count
rule-double = The Bonus of { $aff } Heroes counts twice
rule-ignore = { $aff } Heroes do not count
rule-ignore-weak = { $n ->
    [1] Heroes with Bonus 1 do not count
   *[other] Heroes with a Bonus of up to { $n } do not count
}
rule-ignore-leader = The Leader does not count
rule-double-leader = The Leader's Bonus counts twice
rule-need = { $n ->
    [1] Without a { $aff } Hero in the Field the Mission fails
   *[other] With fewer than { $n } { $aff } Heroes in the Field the Mission fails
}
rule-need-heroes = { $n ->
    [1] Without a Hero in the Field the Mission fails
   *[other] With fewer than { $n } Heroes in the Field the Mission fails
}
rule-at-most = { $n ->
    [1] Only your strongest Hero counts
   *[other] Only your { $n } strongest Heroes count
}
rule-die-on-nd = At the comparison, roll the die and add it to the ND
rule-nd-per-completed = The ND rises by { $n } for each Mission that you have completed
rule-nd-per-support = The ND rises by { $n } for each Hero in your Reserve
rule-women = Each woman in the Field counts { $n } { $sign ->
    [minus] less
   *[plus] more
}
rule-men = Each man in the Field counts { $n } { $sign ->
    [minus] less
   *[plus] more
}
