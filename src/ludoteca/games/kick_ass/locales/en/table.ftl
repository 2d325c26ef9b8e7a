## What happened

event-begins = New York, nine rounds, { $needed } events to find out who is behind it all.
event-joined = { $seat } { VERB($seat, "are", "is") } { $hero }, { $at }.
event-plot-chosen = The plot: { $plot }.
event-replaced-card = { $seat } { VERB($seat, "swap", "swaps") } { $old } for { $new }.
event-round = Round { $n }.
event-segment = It is { $segment }.
event-sleep = Night falls, and the city sleeps.
event-refresh = A new morning: cards come back.
event-reshuffled = A discard pile of { $n } { $n ->
        [one] card
       *[other] cards
    } becomes a deck again.
event-event = In the papers: { $event }.
event-markers =
    { $n ->
        [one] A marker { $at }: { $event }.
       *[other] { $n } markers { $at }: { $event }.
    }
event-row-moved = Every event moves on by one space.
event-row-held = The papers wait: no event moves.
event-held = The next papers will be late.
event-pulled = { $event } goes back a space.
event-progress = { $event }: { $n } of { $of }.
event-completed = Done: { $event }, thanks to { $seat }.
event-matured = Nobody cared: { $event } runs its course.
event-forgone = { $seat } { VERB($seat, "give", "gives") } up a gain for { $event }.
event-clock = { $seat } { VERB($seat, "spend", "spends") } a clock { $at } on { $event }.
event-picked-up = { $seat } { VERB($seat, "pick", "picks") } up a marker { $at }: { $event }.
event-delivered = { $seat } { VERB($seat, "hand", "hands") } over { $n } { $at }: { $event }.
event-paid = { $seat } { VERB($seat, "give", "gives") } { $n } { $what } for { $event }.
event-gave = { $seat } { VERB($seat, "give", "gives") } up { $item } for { $event }.
event-spawn-card = Trouble is coming: { $card }.
event-arrival = Arrivals are now { $n } at a time.
event-fewer =
    { $n ->
        [one] The next card brings one fewer.
       *[other] The next card brings { $n } fewer.
    }
event-spawned = A { $what } turns up { $at }.
event-passed-on = No room { $from }: on { $to }, along the arrow.
event-shielded = The protection { $at } stops a minion.
event-ignored = The protection { $at } does not stop a super-minion.
event-replaced = A minion { $at } makes room.
event-nowhere = No room for a { $what } anywhere.
event-city-hall-full = City Hall is full, and one more must come in.
event-protected = A protection marker { $at }.
event-driven = A minion goes { $from } { $to }.
event-stayed = No room { $to }: a minion stays where it was.
event-trapped = A minion lured { $from } walks into the trap.
event-foe = { $foe } is { $at }: power { $power }, life { $life }{ $armour ->
        [0] .
       *[other] , armour { $armour }.
    }
event-foe-left = { $foe } leaves { $at }.
event-offer = On display: { $card }.
event-played =
    { $down ->
        [0] { $seat } { VERB($seat, "play", "plays") } { $card }.
       *[other] { $seat } { VERB($seat, "play", "plays") } { $card } face down.
    }
event-moved = { $seat } { VERB($seat, "go", "goes") } { $to }.
event-effect = { $seat } { VERB($seat, "use", "uses") } { $card }.
event-timer = { $seat } { VERB($seat, "use", "uses") } the clock { $at }.
event-icon = { $seat } { VERB($seat, "have", "has") } one more { $icon }.
event-done = { $seat } { VERB($seat, "are", "is") } done.
event-took-card = { $seat } { VERB($seat, "take", "takes") } { $card }.
event-removed-card = { $card } of { $seat } leaves the game.
event-card-back = { $card } comes back to { $seat }.
event-gained = { $seat }: +{ $n } { $what }, now { $now }.
event-lost = { $seat }: −{ $n } { $what }, now { $now }.
event-no-gain = { $seat } cannot gain { $what } now.
event-depressed = { $seat } { VERB($seat, "have", "has") } no happiness left to lose: −{ $n } social media, now { $now }.
event-famous = { $seat } { VERB($seat, "are", "is") } famous! { $card } is yours to play.
event-fame-pays = Fame pays { $seat } ${ $n }.
event-crisis = A crisis for { $seat }: { $crisis }.
event-crisis-over = { $seat } { VERB($seat, "are", "is") } over it: { $crisis }.
event-lasting = It goes on for a while: { $verb }.
event-shop = In the shop: { $item }.
event-bought = { $seat } { VERB($seat, "buy", "buys") } { $item } for ${ $n }.
event-got-item = { $seat } { VERB($seat, "get", "gets") } { $item }: { $slot }.
event-free-item = The loyalty card is full: { $item }, free.
event-lost-item = { $seat } { VERB($seat, "lose", "loses") } { $item }.
event-equipped = { $seat } { VERB($seat, "put", "puts") } { $item }: { $slot }.
event-exhausted = { $seat } { VERB($seat, "exhaust", "exhausts") } { $item }.
event-restored = { $item } of { $seat } is ready again.
event-hand-shut = { $seat } cannot use this: { $slot }.
event-hand-open = Both hands of { $seat } are free again.
event-combat = A fight { $at }: { $seat } against power { $power }.
event-rolled = { $seat } { VERB($seat, "roll", "rolls") } { $red } { $blue }
event-rerolled = { $seat } { VERB($seat, "roll", "rolls") } a { $die } again: { $face }.
event-more-hits = { $seat }: +{ $n } { $n ->
        [one] hit
       *[other] hits
    }.
event-more-shields = { $seat }: +{ $n } { $n ->
        [one] shield
       *[other] shields
    }.
event-sparks =
    { $n ->
        [one] One bolt for { $seat }.
       *[other] { $n } bolts for { $seat }.
    }
event-bolt = A bolt of { $seat } works.
event-damage =
    { $n ->
        [0] Power { $power } against { $shields } { $shields ->
            [one] shield
           *[other] shields
        }: nothing comes through.
       *[other] Power { $power } against { $shields } { $shields ->
            [one] shield
           *[other] shields
        }: { $n } damage comes through.
    }
event-total-hits =
    { $n ->
        [one] One hit to give.
       *[other] { $n } hits to give.
    }
event-hits =
    { $n ->
        [one] One hit: { $target }.
       *[other] { $n } hits: { $target }.
    }
event-fell = A { $what } falls { $at }.
event-gang-fell = One of the gang falls { $at }, { $left } left.
event-foe-fell = { $foe } falls { $at }!
event-foe-hurt = { $foe } is hurt by { $n }, { $left } life left.
event-struck = { $seat } { VERB($seat, "strike", "strikes") } { $at }: { $n } { $n ->
        [one] hit
       *[other] hits
    } with { $dice } { $dice ->
        [one] die
       *[other] dice
    }.
event-combat-over = The fight { $at } is over: { $n } fell.
event-clean = The street is swept { $at }: { $n } gone.
event-cleaned = Clean-up { $at }: the bonus goes to { $seat }.
event-no-bonus = Clean-up { $at }, but there is no bonus now.
event-shop-track = { $n } of 3 on the loyalty card of the shop.
event-docks =
    { $space ->
        [0] The help from the docks ends.
       *[other] The docks help with { $side }: space { $space } of 3.
    }
event-falls = { $seat } { VERB($seat, "are", "is") } going down.
event-ko-die =
    { $n ->
        [0] The knock-out die of { $seat } shows nothing.
       *[other] The knock-out die of { $seat }: knocked out!
    }
event-stands = { $seat } { VERB($seat, "stay", "stays") } up, with no life left.
event-fainted = { $seat } { VERB($seat, "are", "is") } knocked out and { VERB($seat, "wake", "wakes") } up in hospital.
event-healed = { $seat } { VERB($seat, "have", "has") } all life back: { $now }.
event-out = { $seat } { VERB($seat, "are", "is") } out of the last stand.
event-viral = { $seat } { VERB($seat, "go", "goes") } viral.
event-plot = The final plot: { $plot }!
event-boss = { $what } of the villain: { $now }.
event-gang = The gang is { $at }: { $n }.
event-recruited = A minion { $at } joins the gang.
event-marched = { $foe } marches { $from } { $to }.
event-swept = Whoever stood { $at } goes with them.
event-skull = The skull is at { $now }.
event-mist-laid = Eight tokens lie face down, one in each district.
event-mist = The token { $at }: { $mist }.
event-token-laid = A token { $at } ({ $weak }).
event-token = { $seat } { VERB($seat, "turn", "turns") } a token { $at }: { $token }.
event-token-gone = Settled { $at }: { $token }.
event-bribed = { $seat } { VERB($seat, "pay", "pays") } up { $at }: { $token }.
event-collected = { $seat } { VERB($seat, "take", "takes") } the evidence { $at }.
event-reported = { $seat } { VERB($seat, "hand", "hands") } in the evidence.
event-loot = Loot { $at }: { $left } left.
event-piece = { $event } becomes a piece of the map: { $n }.
event-last-stand = It all comes down to this: { $plot }.
event-twist = Here something is different: { $twist }.
event-wave = Wave { $n } of 5!
event-next-room = On to room { $n }.
event-ended = It is over: { $reason }.

token-bribe = a bribe ({ $weak })
token-report = evidence for the police ({ $weak })
token-loot = loot ({ $weak })
target-foe = the one with the name
face-blank = blank
face-plain = a success
face-bolt = a success with a bolt
side-hits = hits
side-shields = shields
verb-timer = clock
verb-combat = fight
verb-calm = no crisis counts
verb-stir = a crisis is up
verb-rule = a rule of its own

reason-running = it is not over
reason-won = the plot has failed, New York is safe
reason-city-fell = City Hall has fallen
reason-events-failed = too many events were lost
reason-time-is-up = time is up
reason-all-fell = every hero is down
reason-raid-failed = the raid got nowhere
reason-square-lost = Times Square is lost

## What lies on the table

foot-crisis = crisis
foot-known = discount
foot-viral = viral
foot-famous = fame
left-timers =
    { $n ->
        [one] One clock
       *[other] { $n } clocks
    }
left-combats =
    { $n ->
        [one] One fight
       *[other] { $n } fights
    }
carries-token = evidence for the police
carries-marker = a marker: { $event }
markers-here =
    { $n ->
        [one] One marker to pick up: { $event }
       *[other] { $n } markers to pick up: { $event }
    }
timer-police = Pay $3 and clean any district
timer-park = +1 strength or +1 happiness
timer-wall_street = −1 happiness, +$3
timer-shop = Buy any of the items on show
timer-library = Place two protection markers
timer-hospital = +2 life
timer-docks = +1 hit or +1 shield in every fight, for three nights
timer-city_hall = Take a displayed card, or one of yours back to hand
bonus-police = Remove a minion from any district
bonus-park = +1 happiness
bonus-wall_street = +$1
bonus-shop = A stamp on the loyalty card; the third is a free item
bonus-library = Place a protection marker
bonus-hospital = +1 life
bonus-docks = The marker of the docks goes back a space
bonus-city_hall = +1 social media
mist-hidden = A token, still face down
mist-nothing = nothing but fog
mist-lose = a trap
mist-gain = a lucky find
mist-hideout = the hideout!
don-hidden = A token, still face down: settle it to wear down { $weak }
don-bribe = Somebody here takes $4: { $weak }
don-report = Evidence to be taken to the police: { $weak }
don-loot = Loot guarded by minions, { $n } left: { $weak }
danger-city-hall = City Hall
danger-city-hall-left =
    { $n ->
        [0] full!
        [one] one left
       *[other] { $n } left
    }
danger-events = Events lost
danger-events-left =
    { $n ->
        [one] one more ends it
       *[other] { $n } more end it
    }
danger-rounds = Rounds left
danger-rounds-left =
    { $n ->
        [0] the last round
        [one] one left
       *[other] { $n } left
    }
danger-faint = Heroes down
danger-faint-left =
    { $n ->
        [one] one stands
       *[other] { $n } stand
    }
danger-plot = Events to open the plot
danger-plot-left =
    { $n ->
        [0] tonight!
       *[other] { $n } to go
    }
danger-boss = Life taken from the villain
danger-boss-left = { $n } to go
danger-stand = Brutes felled
danger-stand-left = { $n } to go
danger-waves = Waves
danger-waves-left =
    { $n ->
        [0] the last: all must fall
        [one] one more comes
       *[other] { $n } more come
    }
danger-idle = Fights for nothing
danger-idle-left =
    { $n ->
        [one] one more and it is over
       *[other] { $n } more and it is over
    }
danger-skull = Skull of the gang
danger-skull-left =
    { $n ->
        [0] untouchable
        [one] 1 more and nobody can touch them
       *[other] { $n } more and nobody can touch them
    }
danger-mist = Tokens turned
danger-mist-left = { $n } to go
danger-boss-events = Events of the villain
danger-boss-events-left = { $n } to go
track-skull = Skull
track-life = Life
track-armour = Armour
track-power = Power
room-open = Room { $n }
wave = Wave { $n }
plot-hidden = A plot nobody knows yet
plot-hidden-goal = Settle enough events, and the villain shows his face.
goal-red_mist = Find Red Mist among eight tokens and beat him.
goal-vic = Wear down the Skull Gang, then beat Giant Vic.
goal-john = Find three rooms of the hideout, fight through them, and beat John Genovese.
goal-don = Settle his tokens until Don Genovese can be beaten.
goal-mother = Settle all four events, then clear Times Square in five waves.
rule-red_mist-1 = Each of his events that you settle turns two tokens over.
rule-red_mist-2 = One token is the hideout: there he stands and fights.
rule-red_mist-3 = Beat him before the ninth night ends.
rule-vic-1 = Every night he and his gang march one district on, around City Hall.
rule-vic-2 = Whoever stands in their way joins them, and the skull rises; an empty street lowers it by 2.
rule-vic-3 = At 15 or more nobody can touch the gang; below it they weaken by steps of five.
rule-vic-4 = Vic himself fights once the gang is gone, and plain shields must be rolled again.
rule-john-1 = Each of his events that you settle is a room of the hideout.
rule-john-2 = With three rooms all heroes go in at once, and nobody comes out.
rule-john-3 = No cards, no rest: fight from room to room, each with a rule of its own.
rule-john-4 = Who is knocked out there is out.
rule-don-1 = Every night he walks two districts on with his gang; his district's clock stands still.
rule-don-2 = His events lay tokens: bribes, evidence, loot. Each one settled wears him down.
rule-don-3 = He cannot be hit while an ordinary minion stands in his district.
rule-don-4 = An event that is lost takes its tokens with it.
rule-mother-1 = All four of his events must be settled: they become Times Square.
rule-mother-2 = Then five waves come, one fight each; whoever is left over fights on.
rule-mother-3 = Big Bastard comes with the second wave, Mother Russia with the third; their wounds stay.
rule-mother-4 = After the fifth wave the square must be empty.

## Before a match

option-plot = Final plot
    .about = Who is behind it all; at random nobody knows before the events are settled.
option-heroes = Heroes
    .about = Everyone wears one costume, and no costume is worn twice.
option-leader = “Take me to your leader!”
    .about = Two settled events open the plot instead of three: quicker, good for a first game.
option-internet = “I love the Internet!”
    .about = Every settled event gives each hero +1 social media: easier.
option-wording = Wording
    .about = How names and cards speak; the rules stay the same.
wording-street = Street
wording-text-street = As loud as a comic on the pavement.
wording-family = Family
wording-text-family = Softer names and lines for heroes, villains and cards, for tables with children.

sign-clear = I clear this
sign-wait = wait for me
sign-together = together!
sign-mine = leave it to me
sign-careful = careful here

effect-done = settles { $event }: { $n } of { $of }
effect-boss-done = settles { $event }
effect-lost-event = { $event } is lost
effect-progress = { $event }: +{ $n }
effect-minions-gone = −{ $n } { $n ->
        [one] enemy
       *[other] enemies
    } { $at }
effect-minions-come = +{ $n } { $n ->
        [one] enemy
       *[other] enemies
    } { $at }
effect-protected = +{ $n } protection { $at }
effect-foe-gone = { $foe } falls
effect-docks = the docks help
effect-gains = { $who }: +{ $n } { $stat }
effect-loses = { $who }: −{ $n } { $stat }
effect-crisis-opens = { $who }: a crisis opens
effect-crisis-closes = { $who }: a crisis closes
effect-known-on = { $who }: discount in the shop
effect-known-off = { $who }: no discount any more
effect-viral-on = { $who }: viral
effect-viral-off = { $who }: viral no more
effect-famous = { $who }: famous!
effect-falls = { $who }: knock-out die
effect-item = { $who }: { $item }
effect-card = { $who }: { $card }
effect-affordable = ${ $n }, and ${ $left } are left
effect-too-dear = ${ $n }: you lack ${ $left }
effect-fight = power { $power } { $at }; you bring { $red } to hit and { $blue } to block

moment-completed = An event settled
moment-matured = An event lost
moment-foe-fell = Down goes a brute
moment-fainted = Knocked out
moment-famous = Famous!
moment-plot = The final plot
moment-last-stand = The last stand
moment-out = Out of it
moment-city-hall-full = City Hall falls
moment-crisis = A crisis
award-sweeper =
    { $n ->
        [one] Street sweeper: one clean-up
       *[other] Street sweeper: { $n } clean-ups
    }
award-reporter =
    { $n ->
        [one] Always there: one clock for an event
       *[other] Always there: { $n } clocks for events
    }
award-runner =
    { $n ->
        [one] On foot: one step
       *[other] On foot: { $n } steps
    }
award-punchbag =
    { $n ->
        [one] Punchbag: one life lost
       *[other] Punchbag: { $n } life lost
    }
award-shopper =
    { $n ->
        [one] Shopper: one thing bought
       *[other] Shopper: { $n } things bought
    }
award-star =
    { $n ->
        [one] Star: one like
       *[other] Star: { $n } likes
    }
why-settled = { $n } more { $n ->
        [one] event
       *[other] events
    } settled, on average, than the next best idea
why-lost = { $n } fewer events lost, on average, than the next best idea
why-minions = { $n } fewer minions in the city, on average, than the next best idea
why-happiness = { $n } more happiness, on average, than the next best idea
why-media = { $n } more social media, on average, than the next best idea
chart-settled = Events settled
chart-lost = Events lost
chart-minions = Minions in the city
span-segment = for this part of the day
span-round = for this round
span-match = for this match
reaction-join = Stay out of fights
plot-random = At random
plot-text-random = Nobody knows who is behind it before the events are settled.
plot-text-red-mist = Easy: find him among eight tokens.
plot-text-vic = Medium: a gang that cannot be touched at first.
plot-text-john = Medium: three rooms, no way back.
plot-text-don = Hard: wear him down, token by token.
plot-text-mother = Very hard: five waves in Times Square.
leader-no = No
leader-yes = Yes
internet-no = No
internet-yes = Yes

heroes-kick-ass = { hero-kick-ass }
heroes-text-kick-ass = Lives on his likes: weak fists, a good picture, and a mask for everybody.
heroes-hit-girl = { hero-hit-girl }
heroes-text-hit-girl = Lives on strength: red cards, many red dice, little life.
heroes-big-daddy = { hero-big-daddy }
heroes-text-big-daddy = Lives on life: slow, tough, and pays with it.
heroes-colonel-stars = { hero-colonel-stars }
heroes-text-colonel-stars = Lives on company: little alone, much beside the others.
heroes-doctor-gravity = { hero-doctor-gravity }
heroes-text-doctor-gravity = Lives on happiness: blue cards, and a device that cheers him up.
heroes-ass-kicker = { hero-ass-kicker }
heroes-text-ass-kicker = Lives on dollars: what he cannot do, he buys.
heroes-night-bitch = { hero-night-bitch }
heroes-text-night-bitch = Lives on the edge: far steps, the night, and her own crises.
leader-text-no = Three settled events open the plot.
leader-text-yes = Two are enough.
internet-text-no = Likes have to be earned.
internet-text-yes = Every settled event pleases the crowd.

## What the board says

ui-ka-all-handed-out = All handed out
ui-ka-all-here = all here
ui-ka-all-here-for = All the rest for { $name }
ui-ka-arrival = Arrivals
ui-ka-arrow-to = No room here? The arrow leads to { $name }
ui-ka-asks = Asks of its bearer: { $text }
ui-ka-at-fame = at fame
ui-ka-back = Back
ui-ka-back-to-fight = To the fight
ui-ka-blocked = Stopped
ui-ka-bolts = Bolts
ui-ka-bonus-spoken = Clean-up: { $text }
ui-ka-can-reroll = can be rolled again
# How the chosen card is played, on a narrow button.
ui-ka-brief-act-face-up = Play
ui-ka-brief-act-face-down = Face down: 1 step, 1 clock
ui-ka-card-down = { $name }, face down: one step and one clock
ui-ka-cards = Cards played
ui-ka-cards-morning = Cards of the morning
ui-ka-cards-afternoon = Cards of the afternoon
ui-ka-cards-night = Cards of the night
ui-ka-carries = Carries:
ui-ka-clear = clear
ui-ka-conspiracy-at = Conspiracy: { $where }
ui-ka-crisis-down = A crisis, face down: it opens at happiness { $level }
ui-ka-crisis-known = { $name }: opens at happiness { $level }
ui-ka-crisis-up = Crisis: { $name }
ui-ka-damage-note =
    { $n ->
        [0] Nothing comes through.
        [one] One point comes through as it stands.
       *[other] { $n } points come through as it stands.
    }
ui-ka-damage-title = Damage to take
ui-ka-danger = Danger
ui-ka-danger-label = Danger: how we could lose
ui-ka-deed-choosing = choosing
ui-ka-deed-chosen = card chosen
ui-ka-deed-walking = walking
ui-ka-deed-acting = acting
ui-ka-deed-saved = fight saved
ui-ka-deed-done = done
ui-ka-deed-out = out
ui-ka-deed-idle = resting
ui-ka-deed-waited = waited for
ui-ka-district-spoken = { $name } { $n } of { $limit } circles taken{ $shields ->
        [0] {""}
        [one] , one protection
       *[other] , { $shields } protection markers
    }
ui-ka-dock = Your cards and your move
ui-ka-doors = Shop and display
ui-ka-end-chart = Minions and events, round by round
ui-ka-end-moments = Moments
ui-ka-end-moments-none = A quiet match.
ui-ka-end-sub = { $plot } · round { $n }
ui-ka-end-won = New York is safe!
ui-ka-end-running = Still going
ui-ka-end-city-fell = City Hall has fallen
ui-ka-end-events-failed = Too much went wrong
ui-ka-end-time-is-up = Time is up
ui-ka-end-all-fell = Everybody is down
ui-ka-end-raid-failed = The raid got nowhere
ui-ka-end-square-lost = Times Square is lost
ui-ka-enemy-power = Enemy power
ui-ka-enemy-spoken = { $n } × { $name }: power { $power }, life { $life }, armour { $armour }
ui-ka-event-deck =
    { $n ->
        [one] Event deck: one card
       *[other] Event deck: { $n } cards
    }
ui-ka-event-lasting = While it is there
ui-ka-event-mature = If nobody cares
ui-ka-event-reward = Reward
ui-ka-event-setup = When it came
ui-ka-events = The event row
ui-ka-exhausted = exhausted
ui-ka-falls = down!
ui-ka-fight-at = A fight: { $where }
ui-ka-fight-caption =
    { $n ->
        [one] { $where }. One against all.
       *[other] { $where }. { $n } of us.
    }
ui-ka-fight-goes-on = The fight goes on
ui-ka-figure = { $name }: power { $power }, life { $life }, armour { $armour }
ui-ka-gear = Equipment
ui-ka-hand = Your hand
ui-ka-hand-of = Cards of { $name }
ui-ka-headline-running = To be continued
ui-ka-headline-won = Masked amateurs save the city
ui-ka-headline-city-fell = City Hall overrun
ui-ka-headline-events-failed = Nobody stopped them
ui-ka-headline-time-is-up = Too late!
ui-ka-headline-all-fell = Heroes in hospital
ui-ka-headline-raid-failed = Raid ends in a draw
ui-ka-headline-square-lost = Times Square goes dark
ui-ka-hero-sheet = { $name }: { $hero }
ui-ka-heroes = Heroes
ui-ka-heroes-spoken = Here: { $names }
ui-ka-hits = hits
ui-ka-hits-note = Enemies must fall at once; only those who keep their wounds take less.
ui-ka-hits-title = Hits to give
ui-ka-in-deck = in the deck
ui-ka-item = { $item }{ $exhausted ->
        [0] {""}
       *[other] , exhausted
    }
ui-ka-ko-die = knock-out die!
ui-ka-last-round = leaves next round
ui-ka-life-left = { $n } of { $of } life left
ui-ka-loyalty = loyalty card
ui-ka-map = New York
ui-ka-map-short = Map
ui-ka-march = His way
ui-ka-mature-spoken = If nobody cares: { $text }
ui-ka-meter = { $name }: { $n } of { $of }
ui-ka-minion-in = A minion, { $district }
ui-ka-morning = Morning
ui-ka-afternoon = Afternoon
ui-ka-night = Night
ui-ka-move-of = Waiting: { $names }
ui-ka-new = new
ui-ka-no-bolts = Nobody has anything that bolts would set off.
ui-ka-no-cards-yet = No card has been played yet.
ui-ka-no-cards-here = Cards do not count here: all fight together, with strength, items and whatever help of the docks is left.
ui-ka-nothing-to-review = Nothing to look back at yet.
ui-ka-on = On
ui-ka-one-less = One less for { $name }
ui-ka-one-more = One more for { $name }, has { $n }
ui-ka-only-in = Only works here: { $district }
ui-ka-or = or
ui-ka-paper = The Daily Mask
ui-ka-paper-line = Events settled: { $done }. Events lost: { $lost }.
ui-ka-phase-setup = Set-up
ui-ka-phase-event = Events
ui-ka-phase-day = Day
ui-ka-phase-sleep = Sleep
ui-ka-phase-refresh = Refresh
ui-ka-phase-hideout = The hideout
ui-ka-phase-square = Times Square
ui-ka-phase-over = The end
ui-ka-pick-card = Pick a card from your hand
ui-ka-plot-soon =
    { $n ->
        [0] It begins tonight.
        [one] One more event, and it begins.
       *[other] { $n } more events, and it begins.
    }
ui-ka-plot-track = Track of the plot
ui-ka-pool = I roll
ui-ka-pool-spoken = { $red } red dice, { $blue } blue dice
ui-ka-power-here = Enemy power { $n }
ui-ka-read = Read
ui-ka-review = See it again
ui-ka-reward-spoken = Reward: { $text }
ui-ka-rooms = Rooms
ui-ka-round = round { $n } of { $of }
ui-ka-sheet-display = Cards on display
ui-ka-sheet-solo = You and the city
ui-ka-solo-for = In place of which of yours?
ui-room-pick-note-kick-ass = Each plays in a way of their own.
ui-ka-sheet-shop = Shop
ui-ka-sheet-plot = The plot
ui-ka-sheet-spawn = Why there?
ui-ka-sheet-card = Card
ui-ka-sheet-item = Item
ui-ka-sheet-hero = Hero
ui-ka-sheet-district = District
ui-ka-sheet-enemy = Enemy
ui-ka-sheet-event = Event
ui-ka-shields = shields
ui-ka-shout-act = Act!
ui-ka-shout-arrivals = Here they come!
ui-ka-shout-card = Your card!
ui-ka-shout-city-fell = City Hall!
ui-ka-shout-conspiracy = Conspiracy!
ui-ka-shout-crisis = Crisis!
ui-ka-shout-done = Done!
ui-ka-shout-falls = Down!
ui-ka-shout-famous = Famous!
ui-ka-shout-fight = Fight!
ui-ka-shout-foe = Trouble!
ui-ka-shout-ko = Knock-out!
ui-ka-shout-lost = Lost!
ui-ka-shout-plot = The plot!
ui-ka-shout-stand = The last stand!
ui-ka-shout-together = Together!
ui-ka-shout-walk = Walk!
ui-ka-shout-watch = Watch!
ui-ka-shout-wave = Wave!
ui-ka-slot = { $slot }: { $item }
ui-ka-slot-closed = { $slot }: no use for now
ui-ka-slot-empty = { $slot }: empty
ui-ka-slot-head = head
ui-ka-slot-body = body
ui-ka-slot-hand = one hand
ui-ka-slot-two-hands = two hands
ui-ka-slot-backpack = backpack
ui-ka-sold = sold
ui-ka-stamps = { $n } of 3 stamps
ui-ka-step-by-step = Step by step
ui-ka-steps =
    { $n ->
        [one] One step
       *[other] { $n } steps
    }
ui-ka-strike = Strike!
ui-ka-super-in = A super-minion, { $district }
ui-ka-supers-spoken =
    { $n ->
        [one] one of them a super-minion
       *[other] { $n } of them super-minions
    }
ui-ka-take-it = Take it!
ui-ka-taken = Taken
ui-ka-taken-card = taken
ui-ka-timer-spoken = Clock: { $text }
ui-ka-token-damage = One point of damage
ui-ka-token-hit = One hit
ui-ka-tokens = Tokens
ui-ka-tokens-left = { $n } left to hand out
ui-ka-tracker = { $name } { $whose }: { $n }
ui-ka-untouchable = cannot be touched
ui-ka-used = used today
ui-ka-viral-bonus = When viral, every night
ui-ka-waves = Waves
ui-ka-when = round { $n }
ui-ka-why-there = Why there?
ui-ka-your-move = Your move!

glance-events = Events
    .text = Everything in the papers moves on; what falls off the row is lost. A new event comes.
glance-spawn = Arrivals
    .text = A card sends minions, one by one; where there is no room, the arrow leads on.
glance-cards = Cards
    .text = Everybody chooses a card, openly, at once.
glance-steps = Single steps
    .text = Walk, wait, act: whoever likes takes the next step. After the first effect nobody walks.
glance-fight = Fights
    .text = Roll all dice; what shields do not stop hurts, hits must fell at once.
glance-sleep = Sleep
    .text = Docks, panels, events, and perhaps the plot.
glance-refresh = Refresh
    .text = Cards come back; take a new one or a moment for yourself.
key-pick = pick a card, or give an answer
key-play = play the picked card face up or face down
key-end = go on, or let it pass
key-rest = in a fight: all the rest to the first target, the second …
key-main = the yellow button
key-list = all answers as a list
key-shop = the shop
key-display = the cards on display
key-map = the map, during a fight
key-think-again = think again
key-scenes = go back and on through what happened
key-skip-scenes = skip to how things stand

face-hit = hit
face-hit-bolt = hit and bolt
face-shield = shield
face-shield-bolt = shield and bolt
card-plain = A Plain Card
item-plain = A Plain Item
crisis-plain = A Plain Crisis
spawn-plain = A Plain Spawn Card
event-card-plain = A Plain Event
enemy-plain = A Plain Brute
modifier-plain = A Plain Rule
ui-ka-all-short = all
