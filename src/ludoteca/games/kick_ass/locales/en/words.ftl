# The vocabulary of the pieces: one message for each word. What stands on a card is made of these.

# How parts are joined.
tell-next = { $first }; { $rest }
tell-or = { $first } – or { $rest }
tell-price = { $price } → { $text }
tell-if = { $text } if { $conditions }
tell-by = { $text } (counts only if { $who })
sign-more = +
sign-less = −
amount-all = all

# Moments.
when-combat = In a fight: { $text }
when-bolt = Each bolt: { $text }
when-red-bolt = Each red bolt: { $text }
when-blue-bolt = Each blue bolt: { $text }
when-exhaust = Exhaust: { $text }
when-morning = Every morning: { $text }
when-segment = At the start of each part of the day: { $text }
when-sleep = While asleep: { $text }
when-refresh = In the refresh: { $text }
when-won = After a fight in which an enemy fell: { $text }
when-hurt = Hurt in a fight: { $text }
when-cleanup = With every clean-up bonus: { $text }
when-bought = After buying: { $text }
when-timer = After using a clock: { $text }
when-face-down = When you play a card face down: { $text }
when-work = When you play a work card: { $text }
when-personal = When you play a personal card: { $text }
when-hero = When you play a hero card: { $text }
when-ko = When you faint: { $text }
when-event = When an event is solved: { $text }
when-matured = When an event matures: { $text }
restore-morning = restored in the morning
restore-segment = restored at the start of each part of the day
restore-sleep = restored in your sleep
restore-refresh = restored in the refresh
restore-won = restored when an enemy falls in your fight
restore-hurt = restored when you are hurt in a fight
restore-cleanup = restored by a clean-up bonus of yours
restore-bought = restored when you buy
restore-timer = restored when you use a clock
restore-face-down = restored when you play face down
restore-work = restored when you play a work card
restore-personal = restored when you play a personal card
restore-hero = restored when you play a hero card
restore-ko = restored when you faint
restore-event = restored when an event is solved
restore-matured = restored when an event matures

# Things.
thing-happiness = happiness
thing-strength = strength
thing-media = social media
thing-life = life
thing-dollar = dollars
thing-minion = { $n ->
    [one] minion
   *[other] minions
}
thing-super = { $n ->
    [one] super-minion
   *[other] super-minions
}
thing-brute = mini-boss
thing-enemy = { $n ->
    [one] enemy
   *[other] enemies
}
thing-red = { $n ->
    [one] red die
   *[other] red dice
}
thing-blue = { $n ->
    [one] blue die
   *[other] blue dice
}
thing-die = { $n ->
    [one] die
   *[other] dice
}
thing-item = { $n ->
    [one] item
   *[other] items
}
thing-card = { $n ->
    [one] card
   *[other] cards
}
thing-work = { $n ->
    [one] work card
   *[other] work cards
}
thing-personal = { $n ->
    [one] personal card
   *[other] personal cards
}
thing-hero = { $n ->
    [one] hero card
   *[other] hero cards
}
thing-famous = { $n ->
    [one] famous card
   *[other] famous cards
}
thing-blue-card = { $n ->
    [one] blue card
   *[other] blue cards
}
thing-red-card = { $n ->
    [one] red card
   *[other] red cards
}
thing-armour = armour
thing-power = power
slot-of-head = head
slot-of-body = body
slot-of-hand = hand
slot-of-hands = hands
slot-of-backpack = backpack

# Places that are no district.
at-here = here
at-anywhere = wherever you like
at-adjacent = in an adjacent district
at-each_adjacent = in each adjacent district
at-everywhere = in every district
at-fullest = in the fullest district
at-taken = in every taken district
at-with_heroes = in every district with a hero
at-next = in the district that the arrow shows
from-here = from here
from-anywhere = from wherever you like
from-adjacent = from an adjacent district
from-fullest = from the fullest district
to-here = to you
to-anywhere = to wherever you like
to-adjacent = to an adjacent district
to-next = along the arrow

# Who.
who-partner = a partner: { $text }
who-partner-here = a partner here: { $text }
who-anyone = one hero: { $text }
who-all = every hero: { $text }
who-others = every partner: { $text }
who-all-here = every hero here: { $text }

# For each of what, and how long.
each-hero-here = { $text } for each hero here
each-enemy-here = { $text } for each enemy here
each-taken = { $text } for each taken district
each-done = { $text } for each event solved
each-lost = { $text } for each event that matured
each-crisis = { $text } for each crisis you have open
each-fallen = { $text } for each enemy that fell
time-combat = { $text } (one fight)
time-segment = { $text } (this part of the day)
time-day = { $text } (until the refresh)
time-round = { $text } (until the end of the next round)

# What happens.
deed-gain = +{ $n } { $what }
deed-gain-dollar = +${ $n }
deed-lose = −{ $n } { $what }
deed-lose-dollar = −${ $n }
deed-lose-item = discard { $n ->
    [one] an item
   *[other] { $n } items
}
deed-timer = clock
deed-timer-at = the clock's effect { $where }
deed-fight = fight
deed-spawn = { $n } { $what } { $n ->
    [one] arrives
   *[other] arrive
} { $where }
deed-spawn-brute = { $what } { $where }
deed-eliminate = remove { $n } { $what } { $where }
deed-clean = clean: no minion is left { $where }
deed-protect = { $n ->
    [one] 1 protection marker
   *[other] { $n } protection markers
} { $where }
deed-walk = walk up to { $n ->
    [one] 1 step
   *[other] { $n } steps
}
deed-go = go { $to } at once
deed-drive = { $n } { $what } flee { $from } { $to }
deed-arrival = arrival { $sign }{ $n }
deed-fewer = the next spawn card brings { $n } fewer
deed-draw = draw { $n } { $what }
deed-buy = buy from the shop, ${ $n } off
deed-restore = restore { $n } { $what }
deed-tire = exhaust { $n } { $what }
deed-take = take a { $what } from the display
deed-return = take one of your used cards back ({ $what })
deed-keep = this card goes back to your hand
deed-renew = deal a new row of { $what }
deed-calm = your open crises have no effect
deed-stir = the right-hand crisis is open, whatever the happiness
deed-dock = docks marker on its first space
deed-dock-move = docks marker { $sign }{ $n }
deed-push = every event moves on by { $n }
deed-pull = one event goes back by { $n }
deed-hold = the events stand still in the next event phase
deed-block = the clock is shut { $where }
deed-strike = { $n ->
    [one] 1 red die
   *[other] { $n } red dice
} against the enemies { $where }
deed-lure = { $n ->
        [one] a minion comes here; if it finds no room it falls
       *[other] up to { $n } minions come here; those that find no room fall
    }
deed-stamp = { $n ->
    [one] 1 shop marker
   *[other] { $n } shop markers
}
deed-roll = roll { $n } more { $what }
deed-reroll = reroll up to { $n } { $what }
deed-hit = +{ $n ->
    [one] 1 hit
   *[other] { $n } hits
}
deed-shield = +{ $n ->
    [one] 1 shield
   *[other] { $n } shields
}
deed-spark = { $n } more bolt on a { $what }
deed-boss = the boss: { $sign }{ $n } { $what }
deed-skull = skull marker { $sign }{ $n }
deed-reveal = turn up { $n } more of the mist tokens
deed-faint = faints, without a die

# Rules that hold.
deed-steps = { $sign }{ $n } step on each card
deed-steps-of = { $sign }{ $n } step on { $what }
deed-hand-shut = one hand is closed; what it held is in the backpack
deed-pack-shut = nothing can be taken out of the backpack, or used in it
deed-no-refresh = no card and no gain in the refresh
deed-no-gain = no gains of { $what }
deed-no-gain-dollar = no dollars are gained
deed-no-conspiracy = no conspiracies
deed-no-company = no clock while another hero is here
deed-face-down = { $what } must be played face down
deed-toll = each clock costs ${ $n }
deed-price = a purchase costs { $sign }${ $n }
deed-pool = { $sign }{ $n } { $what } in every fight
deed-hits = { $sign }{ $n } hit in every fight
deed-shields = { $sign }{ $n } shield in every fight
deed-fumble = { $n } { $what } that succeeded must be rolled again
deed-no-reroll = nothing can be rerolled
deed-no-bolt = bolts do not count
deed-no-bolt-of = bolts on a { $what } do not count
deed-stronger = { $sign }{ $n } power for { $what } { $where }
deed-tougher = { $sign }{ $n } life for { $what } { $where }
deed-armoured = { $sign }{ $n } armour for { $what } { $where }
deed-blocked = the clock is shut { $where }
deed-extra = each spawn card brings { $n } more { $where }
deed-supers = the first { $n ->
    [one] minion of each spawn card is a super-minion
   *[other] { $n } minions of each spawn card are super-minions
}
deed-no-protection = protection markers are no use { $where }
deed-no-bonus = no clean-up bonus { $where }
deed-entry = who arrives { $where } loses { $n } { $what }
deed-entry-dollar = who arrives { $where } pays ${ $n }
deed-no-dock = the docks marker gives nothing
deed-less-heal = each gain of life is { $n } smaller
deed-no-fame = neither discount nor viral bonus
deed-double-timer = the clock gives { $n } more { $where }
deed-safe = you take { $n } damage at most
deed-ignore-armour = { $n } armour of each enemy does not count for you
deed-dodge = one more face of your knock-out die is blank
deed-cap-shields = at most { $n } { $n ->
        [one] shield counts
       *[other] shields count
    }
deed-blank-hurts = each blank { $what } is { $n } more damage
deed-guard = minions must fall before anyone else can be hit
deed-deputy = the police clean for ${ $n } less

# Conditions.
if-not = not so: { $condition }
if-morning = it is morning
if-afternoon = it is afternoon
if-night = it is night
if-partner-here = { $n ->
    [one] a partner is here
   *[other] { $n } partners are here
}
if-alone = you are alone here
if-at = you are { $where }
if-least = { $what } is { $n } or more
if-most = { $what } is { $n } or less
if-clear = there is no enemy { $where }
if-enemies = there { $n ->
        [one] is an enemy
       *[other] are { $n } enemies or more
    } { $where }
if-taken = the district is taken { $where }
if-crisis = a crisis of yours is open
if-played = you have played a { $what } today
if-partner-plays = a partner plays a { $what } now
if-empty = your { $what } is empty
if-conspiring = you fight together
if-single = you fight alone
if-fell = { $n ->
        [one] an enemy
       *[other] { $n } enemies or more
    } fell
if-unhurt = you were not hurt
if-plot = the final plot is out
if-players = there are { $n } players or more
if-boss-here = a mini-boss or boss is here
if-moved = you walked { $n ->
        [one] a step
       *[other] { $n } steps
    } or more
if-still = you did not walk

# What events ask for.
need-clock = { $n ->
    [one] 1 clock
   *[other] { $n } clocks
} { $where }
need-carry = carry { $n ->
    [one] 1 marker
   *[other] { $n } markers
} { $from } { $to }
need-fell = knock the mini-boss out in one single fight
need-clear = { $n ->
    [one] no enemy { $where } at night
   *[other] no enemy { $where } on { $n } nights
}
need-pay = give { $n } { $what } { $where }
need-pay-dollar = pay ${ $n } { $where }
need-play = play { $n } { $what } { $where }
need-both = two heroes at once: one { $first }, one { $second }
need-conspire = a winning conspiracy of { $n } { $where }
need-forgo-cleanup = give up { $n ->
    [one] a clean-up bonus
   *[other] { $n } clean-up bonuses
}
need-forgo-refresh = give up { $n ->
    [one] a gain
   *[other] { $n } gains
} of the refresh
need-beat = beat { $n } { $what } { $where }
need-asleep = { $n ->
    [one] 1 hero sleeps { $where }
   *[other] { $n } heroes sleep { $where }
}
need-give = leave { $n ->
    [one] an item
   *[other] { $n } items
} { $where }
need-guarded = { $n } protection markers { $where } at night
need-bolts = roll { $n } { $n ->
        [one] bolt
       *[other] bolts
    } in fights { $where }
need-tokens = settle all of the Don's tokens
