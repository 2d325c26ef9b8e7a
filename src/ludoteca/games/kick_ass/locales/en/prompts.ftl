## Questions, and what can be answered

ask-solo-card = Swap one of your cards for one of these three
ask-solo-item = Keep one of these four items
ask-card = Choose your card for the { $segment }
ask-step =
    { $moves ->
        [0] You are { $at }. What do you do?
        [one] You are { $at }: one step left, or act
       *[other] You are { $at }: { $moves } steps left, or act
    }
ask-join = { $who } starts a fight { $at }. Do you join in?
ask-buy = The shop is open: what do you buy?
ask-afar = The clock { $at } works from here: use it?
ask-loot-for = Loot { $at }: who pockets it?
ask-pick-gang = A minion of the street, or one of the gang?
ask-shut-hand = Which hand is of no use for now?
ask-dice = Roll any dice again?
ask-damage =
    { $n ->
        [one] One point of damage comes through. Who takes it?
       *[other] { $n } points of damage come through. Who takes how much?
    }
ask-hits =
    { $n ->
        [one] One hit left. Who gets it?
       *[other] { $n } hits left. Who gets them?
    }
ask-ko-order = Several heroes are going down. Whose knock-out die is rolled first?
ask-bonus = Who takes the clean-up bonus { $at }?
ask-free-item = The loyalty card is full: who gets the free item?
ask-police-bonus = Clean-up at the police station: remove a minion from anywhere
ask-forgo = Take the clean-up bonus { $at }, or give it up for an event?
ask-sixth = Six cards are one too many. Which one leaves the game for { $card }?
ask-famous = { $card } is yours. Which other card leaves the game?
ask-sleeper = Whose panel is next tonight?
ask-viral = { $hero } has gone viral
ask-refresh = A new card, or a moment for yourself?
ask-mist = Which token do you turn over?
ask-gang-from = The box is empty: where is a minion taken from for the gang?
ask-last-helper = Who has settled this event?
ask-raid = Before the next fight: is everything where it belongs?
ask-pick-option = { $cause }: which one?
ask-pick-place =
    { $verb ->
        [protect] { $cause }: where does the protection go?
        [eliminate] { $cause }: where does one go down?
        [clean] { $cause }: which district is cleaned?
        [spawn] { $cause }: where do they turn up?
        [walk] { $cause }: walk where?
        [go] { $cause }: go where?
        [drive] { $cause }: where to?
        [strike] { $cause }: against which district?
        [lure] { $cause }: lured away from where?
        [block] { $cause }: which clock stops?
        [timer] { $cause }: which clock?
       *[other] { $cause }: which district?
    }
ask-pick-ways = { $cause }: from where to where?
ask-pick-hero =
    { $verb ->
        [gain] { $cause }: who gains it?
        [lose] { $cause }: who loses it?
        [walk] { $cause }: who walks?
        [faint] { $cause }: who goes down?
       *[other] { $cause }: which hero?
    }
ask-pick-item =
    { $verb ->
        [lose] { $cause }: which item do you lose?
        [restore] { $cause }: which item is ready again?
        [tire] { $cause }: which item is exhausted?
       *[other] { $cause }: which item?
    }
ask-pick-card =
    { $verb ->
        [return] { $cause }: which card comes back?
        [take] { $cause }: which card do you take?
       *[other] { $cause }: which card?
    }
ask-pick-slot = { $cause }: which card do you take?
ask-pick-space =
    { $verb ->
        [pull] { $cause }: which event goes back?
       *[other] { $cause }: which event?
    }
ask-pick-side = The marker at the docks: hits or shields?

act-replace = { $card } instead of { $other }
act-keep-item = Keep { $item }
act-face-up = Play { $card }
act-face-down = { $card } face down: one step and one clock
act-done = Done for now
act-fight = Fight { $at }, alone
act-call = Call everyone to fight { $at }
act-move = Go { $to }
act-effect = { $effect }
act-timer-police = Pay the police $3: clean { $district }
act-timer-park =
    { $option ->
        [0] Train in the park: +1 strength
       *[other] Laze in the park: +1 happiness
    }
act-timer-wall_street = Work on Wall Street: −1 happiness, +$3
act-timer-shop = Go shopping
act-timer-library = Two protection markers from the library
act-timer-hospital = Get patched up: +2 life
act-timer-docks =
    { $option ->
        [0] The docks help: +1 hit in every fight
       *[other] The docks help: +1 shield in every fight
    }
act-timer-take = City Hall: take { $card }
act-timer-return = City Hall: { $card } back to hand
act-pass-afar = Not now
act-fell-minion = A minion of the street
act-fell-gang = One of the gang
act-clock = A clock for { $event }: { $need }
act-pick-up = Pick up a marker: { $event }
act-deliver = Hand over what you carry: { $event }
act-turn = Turn over a token ({ $weak })
act-collect = Take the evidence along ({ $weak })
act-report = Hand in the evidence
act-bribe = Pay the $4 ({ $weak })
act-pay =
    { $n ->
        [one] Give 1 for { $event }: { $need }
       *[other] Give { $n } for { $event }: { $need }
    }
act-pay-dollar = Give ${ $n } for { $event }: { $need }
act-give = Give up { $item } for { $event }
act-exhaust = Exhaust { $item }: { $effect }
act-equip = { $item }: { $slot }
act-unequip = Put { $item } away
act-ready = Ready
act-join = Join in
act-pass-join = Stay out of it
act-buy = Buy { $item } for ${ $n }
act-pass-buy = Enough
act-take = Take { $card }
act-return = { $card } back to hand
act-reroll = Roll { $colour } { $n } again ({ $face })
act-pass-dice = Leave the dice
act-damage =
    { $left ->
        [0] { $hero } takes { $n }, and is left with no life
       *[other] { $hero } takes { $n }, { $left } life left
    }
act-damage-faint = { $hero } takes { $n }: knock-out die!
act-strike =
    { $n ->
        [one] One hit for { $enemy }
       *[other] { $n } hits for { $enemy }
    }
act-waste = Let the rest go
act-ko-order = First { $hero }
act-bonus = { $hero } takes it
act-free-item = { $hero } gets it
act-remove-minion = A minion { $at }
act-pass-police-bonus = Leave it
act-take-bonus = Take the bonus
act-forgo = Give it up for { $event }
act-sixth = { $card } leaves the game
act-sleeper = { $hero } next
act-viral = { $effect }
act-pass-viral = Not tonight
act-gain = +{ $n } { $stat }
act-mist = The token { $at }
act-gang-from = A minion { $from }
act-last-helper = { $hero } has
act-option = { $effect }
act-place = { $district }
act-way = { $from } { $to }
act-hero = { $hero }
act-item = { $item }
act-card = { $card }
act-slot = { $slot }
act-space = { $event }
act-side-hits = Hits: +1 hit in every fight
act-side-shields = Shields: +1 shield in every fight
act-pass-pick-option = Leave it
act-pass-pick-place = Enough
act-pass-pick-ways = Enough
act-pass-pick-hero = Nobody
act-pass-pick-item = None
act-pass-pick-card = None
act-pass-pick-slot = None
act-pass-pick-space = None
option-plain = Side { $n }

## Small words in them

segment-morning = morning
segment-afternoon = afternoon
segment-night = night
card-down = a card face down
a-card = a new card
somebody = Someone
die-red = red die
die-blue = blue die
die-blank = blank
die-hit = hit
die-hit-bolt = hit and bolt
die-shield = shield
die-shield-bolt = shield and bolt
arena = the battlefield { $n }
at-arena = on the battlefield
at-somewhere = there
at-police = at the police station
at-park = in Central Park
at-wall_street = on Wall Street
at-shop = at the shop
at-library = at the library
at-hospital = at the hospital
at-docks = at the docks
at-city_hall = at City Hall
to-police = to the police station
to-park = to Central Park
to-wall_street = to Wall Street
to-shop = to the shop
to-library = to the library
to-hospital = to the hospital
to-docks = to the docks
to-city_hall = to City Hall
from-police = from the police station
from-park = from Central Park
from-wall_street = from Wall Street
from-shop = from the shop
from-library = from the library
from-hospital = from the hospital
from-docks = from the docks
from-city_hall = from City Hall
stat-happiness = happiness
stat-strength = strength
stat-media = social media
stat-life = life
stat-dollar = dollars
stat-dollar-one = dollar
slot-head = head
slot-body = body
slot-left = left hand
slot-right = right hand
slot-backpack = backpack
type-none = no type
type-work = Work
type-personal = Personal
type-hero = Hero
type-famous = Famous
colour-blue = blue
colour-red = red
colour-green = green
weak-power = his power
weak-armour = his armour
weak-life = his life
weak-gang = his gang
enemy-minion = minion
enemy-super = super-minion
enemy-gang = gang member
enemy-skulls = Skull Gang

## What makes things happen

cause-setup = Set-up
cause-events = Event phase
cause-arrivals = Arrivals
cause-choosing = Choosing cards
cause-walking = On foot
cause-combat = Combat
cause-fainting = Knock-out
cause-sleeping = Sleep
cause-refreshing = Refresh
cause-last-stand = The last stand
cause-ending = The end
cause-fame = Fame
cause-march = The march
cause-token = A token
cause-free-item = Loyalty card
cause-internet = I love the Internet!
cause-arranging = Equipment
cause-done = A step
cause-cleanup = Clean-up: { $district }
cause-timer = Clock: { $district }
cause-viral = Viral: { $hero }
