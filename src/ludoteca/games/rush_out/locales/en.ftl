# Rush Out!: every word a player reads in the game.

## The game

game-title = Rush Out!
game-tagline = Roll, run and get out!
game-cover = No turns: heroes race out of the tower, and the Sorcerer races against them.
game-about = The heroes found the treasure; the Sorcerer woke up in a mood. No turns: everybody rolls at once, and the side that empties its own deck first wins.

## Characters

role-sorcerer = Sorcerer
    .motto = Who touched my treasure?
role-bard = Bard
    .motto = Sings while running, off-key on the bends.
role-guard = Guard
    .motto = Has a key for everything but the exit.
role-warrior = Warrior
    .motto = Sword first, questions later.
role-cleric = Cleric
    .motto = Blesses the torch, then bolts.

# The letter on a hero's dice: one for each, whatever the names begin with.
role-letter-bard = B
role-letter-guard = G
role-letter-warrior = W
role-letter-cleric = C

ability-bard = Heals a Hero completely.
ability-guard = Discards a Dispelling or a Curse.
ability-warrior = Makes the dragon go back 1 space.
ability-cleric = Turns a die of any Hero to its Joker.

side-heroes = Heroes
side-sorcerer = Sorcerer

## Dice

face-fire = Fire
face-sword = Sword
face-foot = Footprints
face-key = Key
face-heart = Heart
face-joker = Joker
face-plant = Plant
face-water = Water
face-air = Air
face-lightning = Lightning

## Kinds of cards, and what they do

family-confusion = Confusion
family-summoning = Summoning
family-dracology = Dracology
family-dispelling = Dispelling
family-curse = Curse
family-doom = Doom
family-regression = Regression
family-standard = Challenge
family-coin = Coin
family-confrontation = Confrontation

effect-whirlwind = one die caught in the whirlwind
effect-fire = no Fire
effect-sword = no Sword
effect-foot = no Footprints
effect-key = no Key
effect-silence = nobody talks
effect-one-hand = one hand only
effect-high-five = high five!

## Spells: Confusion

card-total_dizziness = Total Dizziness
text-total_dizziness = Sweeps all dice off one card or tile of the Heroes.
card-spinning_room = The Room Spins
text-spinning_room = Sweeps all dice off one card or tile of the Heroes.
card-colossal_sneeze = Colossal Sneeze
text-colossal_sneeze = Sweeps all dice off one card or tile of the Heroes.
card-lights_out = Torch Blackout
text-lights_out = Sweeps all dice off one card or tile of the Heroes.
card-butterfingers = Butterfingers
text-butterfingers = Knocks one Hero die off.
card-wrong_pocket = Wrong Pocket
text-wrong_pocket = Knocks one Hero die off.
card-phantom_tickle = Phantom Tickle
text-phantom_tickle = Knocks one Hero die off.
card-stubbed_toe = Stubbed Toe
text-stubbed_toe = Knocks one Hero die off.

## Spells: Summoning

card-standing_bones = Bones on Their Feet
text-standing_bones = Becomes one more challenge for the Heroes.
card-cellar_goblin = Cellar Goblin
text-cellar_goblin = Becomes one more challenge for the Heroes.
card-hungry_chest = Hungry Chest
text-hungry_chest = Becomes one more challenge for the Heroes.
card-moody_golem = Moody Golem
text-moody_golem = Becomes one more challenge for the Heroes.
card-three_headed_puppy = Three-Headed Puppy
text-three_headed_puppy = Becomes one more challenge for the Heroes.
card-grumpy_mummy = Grumpy Mummy
text-grumpy_mummy = Becomes one more challenge for the Heroes.
card-clingy_slime = Clingy Slime
text-clingy_slime = Becomes one more challenge for the Heroes.

## Spells: Dracology

card-roar = Roar
text-roar = The dragon moves up 1 space.
card-dragon_alarm_clock = Dragon Alarm Clock
text-dragon_alarm_clock = The dragon moves up 1 space.
card-heavy_steps = Heavy Stomping
text-heavy_steps = The dragon moves up 1 space.
card-morning_breath = Morning Breath
text-morning_breath = The dragon moves up 1 space.
card-smell_of_hero = Smells Like Hero
text-smell_of_hero = The dragon moves up 1 space.
card-low_flight = Low Flight
text-low_flight = The dragon moves up 2 spaces.

## Spells: Dispelling

card-pocket_whirlwind = Pocket Whirlwind
text-pocket_whirlwind = The Hero plays with one die less until it is undone.
card-thieving_wind = Light-Fingered Wind
text-thieving_wind = The Hero plays with one die less until it is undone.
card-wet_matches = Wet Matches
text-wet_matches = The Hero cannot use Fire until it is undone.
card-rubber_sword = Rubber Sword
text-rubber_sword = The Hero cannot use Sword until it is undone.
card-floor_of_glue = Floor of Glue
text-floor_of_glue = The Hero cannot use Footprints until it is undone.
card-bent_key = Bent Key
text-bent_key = The Hero cannot use Key until it is undone.

## Spells: Curses

card-silence = Silence
text-silence = No Hero may talk: chat and signs are closed.
card-stolen_tongue = Cat Got Your Tongue
text-stolen_tongue = No Hero may talk: chat and signs are closed.
card-hand_in_the_jar = Hand in the Jar
text-hand_in_the_jar = Each Hero has one hand: no shortcuts, and everything is slower.
card-itchy_back = Itchy Back
text-itchy_back = Each Hero has one hand: no shortcuts, and everything is slower.
card-team_spirit = Team Spirit
text-team_spirit = Done? High five before you take the dice back! On your own, clap.
card-demanding_audience = Demanding Audience
text-demanding_audience = Done? High five before you take the dice back! On your own, clap.

## Spells: Doom

card-soul_harvest = Soul Harvest
text-soul_harvest = Wounds a Hero, then gains 1 Soul for each wounded Hero.
card-surprise_visit = Unannounced Visit
text-surprise_visit = Wounds a Hero, then gains 1 Soul for each wounded Hero.
card-icy_grip = Icy Grip
text-icy_grip = Wounds a Hero, then gains 1 Soul for each wounded Hero.
card-last_will = Blank Last Will
text-last_will = Wounds a Hero, then gains 1 Soul for each wounded Hero.
card-twin_daggers = Twin Daggers
text-twin_daggers = Wounds two Heroes.
card-loose_chandelier = Loose Chandelier
text-loose_chandelier = Wounds two Heroes.
card-domino_of_doom = Unlucky Dominoes
text-domino_of_doom = Wounds a Hero, then gains 1 Soul for each wounded Hero.

## Spells: Regression

card-blank_mind = Mind Gone Blank
text-blank_mind = One Hero loses 1 experience point.
card-second_childhood = Back to the Cradle
text-second_childhood = One Hero loses 1 experience point.
card-rusty_reflexes = Rusty Reflexes
text-rusty_reflexes = One Hero loses 1 experience point.
card-back_to_school = Held Back a Year
text-back_to_school = Each Hero loses 1 experience point.
card-shared_amnesia = Shared Amnesia
text-shared_amnesia = Each Hero loses 1 experience point.
card-time_rewind = Rewound
text-time_rewind = Each Hero loses 1 experience point.

## Challenges

card-tower_spider = Tower Spider
text-tower_spider = Eight legs and no manners.
card-thorn_bridge = Bridge of Thorns
text-thorn_bridge = Built by someone who hated ankles.
card-blade_hall = Hall of Blades
text-blade_hall = The fastest barber in the dungeon.
card-sticky_cobweb = Sticky Cobweb
text-sticky_cobweb = Worse than gum in a beard.
card-rolling_boulder = Rolling Boulder
text-rolling_boulder = Round, heavy and without brakes.
card-bottomless_well = Bottomless Well
text-bottomless_well = We dropped a stone. Still waiting for the splash.
card-rusty_gate = Rusty Gate
text-rusty_gate = It creaks in three languages.
card-bat_cloud = Cloud of Bats
text-bat_cloud = They fly in the dark and still find your hair.
card-hungry_hedge = Hungry Hedge
text-hungry_hedge = Two hundred years behind on pruning.
card-sleepy_troll = Sleepy Troll
text-sleepy_troll = Snores in C major. Tiptoe!
card-dart_corridor = Dart Corridor
text-dart_corridor = Duck, jump, duck. Not that tile!
card-snake_nest = Nest of Snakes
text-snake_nest = It looked like a rug. Rugs do not blink.
card-flooded_stairs = Flooded Stairs
text-flooded_stairs = Run up, swim down.
card-lava_leap = Lava Leap
text-lava_leap = The floor is lava. For once, really.
card-gargoyle_choir = Gargoyle Choir
text-gargoyle_choir = Off-key in the verse, biting in the chorus.
card-minotaur_crossing = Minotaur Crossing
text-minotaur_crossing = The right of way is his. Always.
card-seven_padlocks = Door of Seven Padlocks
text-seven_padlocks = And the right key is on the other side.
card-hydra_bath = The Hydra’s Bath
text-hydra_bath = Many heads, one bar of soap.
card-mapless_maze = Maze Without a Map
text-mapless_maze = We have passed this skull before. Three times.
card-golem_on_duty = Golem on Duty
text-golem_on_duty = No sleep, no lunch, no bribes.

## Challenges: Coins

card-wishing_well = Wishing Fountain
text-wishing_well = Wish fast: a sorcerer is fishing here.
card-loose_stone = Loose Brick
text-loose_stone = Something glitters behind it.
card-goblin_banker = Goblin Banker
text-goblin_banker = Late fee: one ear.
card-dragon_piggy_bank = The Dragon’s Piggy Bank
text-dragon_piggy_bank = Shake it gently. The owner hears well.

## Challenges: Confrontations

card-face_to_face = Face to Face
text-face_to_face = Close enough to smell the garlic potion.
card-duel_on_the_stairs = Duel on the Stairs
text-duel_on_the_stairs = The one above has the edge; the one below is in a hurry.
card-staff_tug_of_war = Tug-of-War for the Staff
text-staff_tug_of_war = Let go! No, you let go!
card-hat_heist = The Hat Heist
text-hat_heist = There is nothing under it. Not even hair.
card-hall_of_mirrors = Hall of Mirrors
text-hall_of_mirrors = Ten sorcerers. Nine of them are glass.

## Equipment

gear-pocket_torch = Pocket Torch
gear-text-pocket_torch = Your Joker also counts as Fire.
gear-hasty_boots = Hasty Boots
gear-text-hasty_boots = Your Joker also counts as Footprints.
gear-master_hairpin = Master’s Hairpin
gear-text-master_hairpin = Your Joker also counts as Key.
gear-folding_sword = Folding Sword
gear-text-folding_sword = Your Joker also counts as Sword.
gear-granny_amulet = Granny’s Amulet
gear-text-granny_amulet = Your Joker also counts as Heart.
gear-hat_of_many_uses = Hat of Many Uses
gear-text-hat_of_many_uses = Your Joker counts as any symbol.

## Scrolls

scroll-backwards_watering_can = Backwards Watering Can
scroll-text-backwards_watering_can = Turn a die from Plant to Water, or from Water to Plant.
scroll-seeds_in_the_wind = Seeds in the Wind
scroll-text-seeds_in_the_wind = Turn a die from Plant to Air, or from Air to Plant.
scroll-grimoire_bookmark = Grimoire Bookmark
scroll-text-grimoire_bookmark = Swap one of your open Spells with the top card of your deck.
scroll-spare_puddle = Spare Puddle
scroll-text-spare_puddle = Your Joker always counts as Water.
scroll-pet_cactus = Pet Cactus
scroll-text-pet_cactus = Your Joker always counts as Plant.
scroll-second_wind = Second Wind
scroll-text-second_wind = Your Joker always counts as Air.
scroll-bottled_storm = Bottled Storm
scroll-text-bottled_storm = With 2 Lightning here, sweep all dice off one card or tile of the Heroes.
scroll-dragon_chow = Dragon Chow
scroll-text-dragon_chow = With 5 Fire here, the dragon moves up 1 space.

## Trainings and scenarios

scenario-training-1 = First Steps, and Fast
scenario-text-training-1 = The pure race: Challenges on one side, Confusion and Summoning on the other.
scenario-training-2 = Who Woke the Dragon?
scenario-text-training-2 = The dragon walks towards the Heroes’ deck. Scare it off with Jokers!
scenario-1 = The Adventure Begins
scenario-text-1 = Best of three rounds, and Spells that take dice or symbols from a Hero.
scenario-2 = Coins in the Boot
scenario-text-2 = Challenges that both sides fight over for coins, and a little shop between rounds.
scenario-3 = Not a Peep
scenario-text-3 = Curses on all Heroes: silence, one hand, high five.
scenario-4 = The Soul Collector
scenario-text-4 = Wounded Heroes bring the Sorcerer Souls. All of them win the round.
scenario-5 = The Showdown
scenario-text-5 = Face to face: the Heroes can win by taking all Lives of the Sorcerer.
scenario-6 = Seasoned Heroes
scenario-text-6 = Every Challenge teaches: experience points pay for each Hero’s Ability.

## Phases, and how a round ends

phase-ready = All set
phase-countdown = Get ready…
phase-race = Run!
phase-break = Break
phase-over = Game over

reason-deck-heroes = the Heroes opened the last Challenge
reason-deck-sorcerer = the Sorcerer opened the last Spell
reason-dragon-sorcerer = the dragon reached the Heroes’ deck
reason-souls-sorcerer = the Sorcerer gathered all the Souls
reason-lives-heroes = the Heroes took the Sorcerer’s last Life

## What is agreed on before a match

option-scenario = training or scenario
    .about = Each adds something new to the race. Begin with a training.
option-scenario-training-1 = Training 1: { scenario-training-1 }
option-scenario-training-2 = Training 2: { scenario-training-2 }
option-scenario-1 = Scenario 1: { scenario-1 }
option-scenario-2 = Scenario 2: { scenario-2 }
option-scenario-3 = Scenario 3: { scenario-3 }
option-scenario-4 = Scenario 4: { scenario-4 }
option-scenario-5 = Scenario 5: { scenario-5 }
option-scenario-6 = Scenario 6: { scenario-6 }
option-cooldown = wait between rolls, in milliseconds
    .about = How long dice stay hot after a roll, for everybody. Shorter is wilder.
option-pace = pace
    .about = How much of a hurry everybody is in.
option-pace-normal = normal
option-pace-relaxed = relaxed
pace-text-normal = The race as it is meant to be.
pace-text-relaxed = Dice cool twice as long, bots take their time, and there is more time for a high five.
option-handicap = help for new Heroes (2 Challenges fewer)
    .about = For a Sorcerer who knows the game against Heroes who do not.
option-handicap-no = no
option-handicap-yes = yes
handicap-text-no = The Heroes must get through all their Challenges.
handicap-text-yes = Two Challenges are taken out of the Heroes’ deck, by chance.
option-roles = roles by seat
    .about = One plays the Sorcerer, all others are Heroes.
option-roles-sorcerer = { role-sorcerer }
option-roles-bard = { role-bard }
option-roles-guard = { role-guard }
option-roles-warrior = { role-warrior }
option-roles-cleric = { role-cleric }
roles-text-sorcerer = Alone against all: finishes Spells that hinder the Heroes.
roles-text-bard = A Hero whose Joker is Footprints. { ability-bard }
roles-text-guard = A Hero whose Joker is a Key. { ability-guard }
roles-text-warrior = A Hero whose Joker is a Sword. { ability-warrior }
roles-text-cleric = A Hero whose Joker is Fire. { ability-cleric }

## Places, and counts

# In a log a place is named by its kind; $n counts the spaces of a side.
place-challenge = challenge { $n }
place-dragon-tile = dragon tile
place-wounded-tile = tile of a wounded Hero
place-laid-card = card before the Heroes
place-spell = spell { $n }
place-scroll = scroll
place-wound = wound ({ $who })
place-nothing = empty space
dice-shown =
    { $n ->
        [0] { $n } dice
        [one] { $n } die
       *[other] { $n } dice
    }
# Why a round ended, whoever won it.
reason-deck = the deck has run out
reason-dragon = the dragon reached the deck
reason-souls = there is no Soul left
reason-lives = there is no Life left

## What happened

event-round-set = Round { $round }: the cards are on the table.
event-countdown = Hands on the dice: round { $round } is about to start!
event-race = Run! Round { $round } has started.
event-round-heroes = The Heroes win round { $round }: { $reason }.
event-round-sorcerer = The Sorcerer wins round { $round }: { $reason }.
event-match-heroes = The Heroes get away with the treasure!
event-match-sorcerer = The Sorcerer takes the treasure back!
event-done = { $seat } { VERB($seat, "are", "is") } ready to go on.
event-rolled = { $seat } { VERB($seat, "roll", "rolls") } { $dice }.
event-placed = { $seat } { VERB($seat, "place", "places") } { $face } ({ $place }).
event-recalled =
    { $n ->
        [0] { $seat } { VERB($seat, "take", "takes") } back { $n } dice.
        [one] { $seat } { VERB($seat, "take", "takes") } back { $n } die.
       *[other] { $seat } { VERB($seat, "take", "takes") } back { $n } dice.
    }
event-challenge = New challenge: { $card }.
event-spell = New spell: { $card }.
event-completed = { $seat } { VERB($seat, "complete", "completes") } { $card }.
event-completed-together = { $seat } and { $other } complete { $card }.
event-cast = { $seat } { VERB($seat, "cast", "casts") } { $card }.
event-fizzled = { $card } finds no target and goes up in smoke.
event-summoned = { $card } goes on top of the Heroes’ deck.
event-scattered =
    { $n ->
        [0] A gust of wind: { $place } loses { $n } dice.
        [one] A gust of wind: { $place } loses { $n } die.
       *[other] A gust of wind: { $place } loses { $n } dice.
    }
event-snatched = { $seat } { VERB($seat, "lose", "loses") } a die ({ $place }).
event-dragon-advanced =
    { $steps ->
        [one] The dragon moves up { $steps } space, to { $at } of 4.
       *[other] The dragon moves up { $steps } spaces, to { $at } of 4.
    }
event-repelled = { $seat } { VERB($seat, "scare", "scares") } the dragon off single-handedly!
event-repelled-together = { $seat } and { $other } scare the dragon off together!
event-dragon-back =
    { $at ->
        [0] The dragon backs off into its den.
       *[other] The dragon backs off to space { $at }.
    }
event-dragon-blocks = { $card } has all its dice, but is not complete until the dragon gets off it.
event-dispelled = { $card } lands right in front of { $seat }.
event-cursed = A curse on all Heroes: { $card }!
event-whirled =
    { VERB($seat, "you", "other") ->
        [you] One of your dice is caught in the whirlwind.
       *[other] A die of { $seat } is caught in the whirlwind.
    }
event-held = { $seat } { VERB($seat, "complete", "completes") } the card. High five before the dice come back! ({ $place })
event-hand-up = { $seat } { VERB($seat, "hold", "holds") } up a hand.
event-hand-missed = { $seat } { VERB($seat, "were", "was") } left hanging. Again!
event-high-fived = { $seat } and { $other }: high five!
event-clapped = { $seat } { VERB($seat, "clap", "claps") }.
event-wounded = { $seat } { VERB($seat, "are", "is") } wounded.
event-healed = { $seat } { VERB($seat, "are", "is") } no longer wounded.
event-souls =
    { $n ->
        [0] The Sorcerer gains { $n } Souls ({ $left } left).
        [one] The Sorcerer gains { $n } Soul ({ $left } left).
       *[other] The Sorcerer gains { $n } Souls ({ $left } left).
    }
event-life-lost =
    { $left ->
        [0] The Sorcerer loses the last Life!
        [one] The Sorcerer loses a Life: { $left } is left.
       *[other] The Sorcerer loses a Life: { $left } are left.
    }
event-confrontation-ended = The Sorcerer has the upper hand: { $card } leaves the table.
event-coin-heroes = A coin for the Heroes: { $card }.
event-coin-sorcerer = A coin for the Sorcerer: { $card }.
event-token-heroes = The Heroes get the Coin token, as a consolation.
event-token-sorcerer = The Sorcerer gets the Coin token, as a consolation.
event-spent = { $seat } { VERB($seat, "hand", "hands") } in 2 coins and { VERB($seat, "discard", "discards") } the top of the deck, unseen.
event-bought-gear = { $seat } { VERB($seat, "buy", "buys") } { $gear }. It goes to { $hero }.
event-returned-gear = { $seat } { VERB($seat, "give", "gives") } back { $gear } (it was with { $hero }).
event-bought-scroll = { $seat } { VERB($seat, "buy", "buys") } { $scroll }.
event-returned-scroll = { $seat } { VERB($seat, "give", "gives") } back { $scroll }.
event-swapped = { $seat } { VERB($seat, "swap", "swaps") } { $old } for { $new }.
event-turned = { $seat } { VERB($seat, "turn", "turns") } a die to { $face }.
event-scroll-lightning = { $seat } { VERB($seat, "use", "uses") } { scroll-bottled_storm }.
event-scroll-fizzled = { scroll-bottled_storm } finds no target and goes up in smoke.
event-scroll-fire = { $seat } { VERB($seat, "use", "uses") } { scroll-dragon_chow }.
event-experience =
    { $n ->
        [one] { $seat } { VERB($seat, "learn", "learns") } something: { $n } experience point now.
       *[other] { $seat } { VERB($seat, "learn", "learns") } something: { $n } experience points now.
    }
event-experience-lost = { $seat } { VERB($seat, "lose", "loses") } 1 experience point ({ $n } left).
event-ability-bard =
    { VERB($hero, "you", "other") ->
        [you] { $seat } { VERB($seat, "sing", "sings") }, and your wound is gone.
       *[other] { $seat } { VERB($seat, "sing", "sings") }, and the wound of { $hero } is gone.
    }
event-ability-guard = { $seat } { VERB($seat, "lock", "locks") } { $card } away.
event-ability-warrior = { $seat } { VERB($seat, "face", "faces") } the dragon, and it backs off.
event-ability-cleric = { $seat } { VERB($seat, "bless", "blesses") } a die of { VERB($hero, "yours", $hero) }: Joker!

## What a player is asked

ask-live = What do you do?
ask-start = Everybody ready? The start signal is the Sorcerer’s.
ask-break = Anything else before the next round?
ask-whirl = Whirlwind! Which die goes there?
ask-aim-place = Which card or tile do you sweep?
ask-aim-die = Which die do you knock off?
ask-aim-hero = Whom do you choose?

## What a player can do

do-roll = Roll
do-place = { $face } → { $place }
do-place-as = { $face } as { $slot } → { $place }
do-recall = Take back die { $n } ({ $face })
do-recall-all = Take back all dice
do-start = Give the start signal
do-clap = High five!
do-done = All set
do-spend = Hand in 2 coins and discard the top of your deck
do-keep = Keep { $card } as an experience point
do-give = Leave { $card }, an experience point, to { $who }
do-whirl = Put die { $n } into the whirlwind ({ $face })
do-aim-place = Sweep { $place }
do-aim-die = Knock off die { $n } of { $who } ({ $face }, { $place })
do-aim-hero = Choose { $who }
do-heal = Heal { $who }
do-lift = Ward off { $place }
do-drive-back = Make the dragon back off
do-bless = Turn die { $n } of { $who } to its Joker ({ $face })
do-swap = Swap { $place } with the top of the deck
do-turn-water = Turn die { $n } ({ $face }): Plant or Water
do-turn-air = Turn die { $n } ({ $face }): Plant or Air
do-buy-gear = Buy { $gear } for { $who }
do-return-gear = Give back { $gear } ({ $who })
do-buy-scroll = Buy { $scroll }
do-return-scroll = Give back { $scroll }

## What it leads to, and what it gives to the other side

effect-done = completes { $place }
effect-lifted = rids the Heroes of { $place }
effect-lacks =
    { $n ->
        [one] then { $place } lacks just 1 die
       *[other] then { $place } lacks { $n } dice
    }
effect-dragon-on = the dragon moves up
effect-dragon-back = the dragon goes back
effect-souls = the Sorcerer gains Souls ({ $after } left)
effect-lives = the Sorcerer loses 1 Life ({ $after } left)
effect-wounded = wounds: { $who }
effect-healed = heals: { $who }
effect-round-heroes = the Heroes win the round
effect-round-sorcerer = the Sorcerer wins the round
why-roll-first = your dice have not been rolled yet
why-roll-nothing-fits = nothing in your hand fits anywhere
why-roll-more = what fits now completes nothing
why-recall = these dice do more on another card
danger-round-dragon = the dragon reaches the deck: the round is the Sorcerer's
danger-round-souls = no Souls are left: the round is the Sorcerer's
danger-round-lives = the last Life falls: the round is the Heroes'
danger-frees = the dragon leaves { $card }, and the other side has filled it
danger-reveals = turns over a Challenge of the Heroes, and it may be their last

## Why something is not possible

refuse-round-over = This round is over. The next one comes soon.
refuse-start-first = First the start signal: it is yours.
refuse-wait-for-start = Easy: the start signal comes from { $who }.
refuse-countdown = Not yet! The race begins in a moment.
refuse-already-racing = The race is on already.
refuse-already-done = You have said that you are all set. Now wait for the others.
refuse-no-trade = There is no trade in this scenario.
refuse-trade-later = The shop opens only between rounds.
refuse-only-heroes = Equipment is for Heroes only.
refuse-only-sorcerer = Scrolls are for the Sorcerer only.
refuse-not-bought-now = Only what was bought in this break can be given back.
refuse-sold-out = That one is taken: there is none left in the shop.
refuse-too-dear =
    { $n ->
        [0] That will not do: the purse is empty.
        [one] That will not do: there is { $n } coin in the purse.
       *[other] That will not do: there are { $n } coins in the purse.
    }
refuse-no-two-coins = That takes two Coin cards, and a deck to discard from.
refuse-cool-down = The dice are still hot: one moment.
refuse-hand-busy = Your only hand is busy: one moment.
refuse-all-placed = All your dice are on a card. Take one back to roll.
refuse-nothing-to-recall = There is no die of yours to take back there.
refuse-whirl-first = First choose the die that goes into the whirlwind.
refuse-no-whirlwind = No whirlwind is asking for a die of yours.
refuse-whirled = This die is in the whirlwind: it comes back when the card is undone.
refuse-aim-first = Your spell is waiting for a target: choose one first.
refuse-no-target = The spell does not work there. Choose one of the lit targets.
refuse-nothing-to-aim = No spell is waiting for a target.
refuse-hand-up-already = Your hand is up already: the other one is missing.
refuse-nothing-to-clap = There is nothing to celebrate right now.
refuse-no-award = There is no experience point to decide about. Perhaps it has been settled.
refuse-no-scroll = You do not have that scroll, or it is of no use here now.
refuse-no-ability = There are no abilities to use here.
refuse-too-little-experience =
    { $n ->
        [0] Your ability costs more: you have no experience points yet.
        [one] Your ability costs more: you have { $n } experience point.
       *[other] Your ability costs more: you have { $n } experience points.
    }
refuse-cannot-bless = Only a Hero die that was just rolled, and is no Joker yet, can be blessed.
refuse-ability-useless = Your ability would do nothing there.
refuse-no-such-action = There is no such move.
refuse-other-side = That end of the card belongs to the other side of the table.
refuse-nothing-there = There is no card there now.
refuse-placed-already = This die is on a card already. Take it back and roll before you use it elsewhere.
refuse-roll-first = This die has to be rolled first.
refuse-complete-already = This card is complete already.
refuse-slot-full = There is a die of yours in that slot already.
refuse-slot-lost = So close: { $who } was { $ms } ms faster with that slot.
refuse-card-lost = That card is gone: { $who } was { $ms } ms faster.
refuse-card-gone = That card has just gone. Look at the new one!
refuse-one-card-a-roll = The dice of this roll have gone to another card. Roll again.
refuse-other-card = Your dice are on another card. Take them back to change.
refuse-two-colours = There are two Heroes on that card already, and no room for more.
refuse-dragon-sleeps = The dragon is in its den: there is nothing to scare off.
refuse-forbidden = { $symbol } is forbidden for you until the dispelling is undone.
refuse-joker = Your Joker does not count as { $symbol } now.
refuse-does-not-fit = That slot asks for { $symbol }, and the die shows { $face }.
refuse-silence = Silence! No Hero talks until the curse is undone.

### The terminal's board

board-round = round { $n }
board-side-heroes = Heroes
board-side-sorcerer = Sorcerer
board-dragon = DRAGON
board-legend-cold = die to be rolled
board-legend-flag = Flag: the Sorcerer’s Joker counts as this symbol
board-legend-barred = forbidden symbol
board-dragon-here = dragon on top
board-aiming = pick a target
board-all-heroes = all Heroes
board-souls = { $n } of { $all } Souls left
board-lives = { $n } of { $all } Lives left
board-coins = coins: Heroes { $heroes }, Sorcerer { $sorcerer }
board-experience = { $n } XP

## The board in the browser

ui-ro-table = Table
ui-ro-allies = Your allies
ui-ro-foes = The heroes
ui-ro-feed = Just now
ui-ro-weights = What weighs on the heroes
ui-ro-where =
    { $goal ->
        [1] { $scenario }
       *[other] { $scenario } · round { $round }
    }
ui-ro-trophies = Trophies: heroes { $heroes }, Sorcerer { $sorcerer }
ui-ro-side-of-heroes = The heroes' side
ui-ro-side-of-sorcerer = The Sorcerer's side
ui-ro-your-side = your side
ui-ro-challenge-n = Challenge { $n }: { $name }
ui-ro-spell-n = Spell { $n }: { $name }
ui-ro-left =
    { $n ->
        [one] 1 die is missing
       *[other] { $n } dice are missing
    }
ui-ro-aim-here = Can be the target
ui-ro-aim-at = Aim at: { $thing }
ui-ro-closes = Your dice finish this card
ui-ro-fits-here = A die of yours fits
ui-ro-flag = Flag: { $symbol }. The Sorcerer’s Joker may stand for it
ui-ro-slot-empty = slot: { $symbol }
ui-ro-slot-fits = Slot { $symbol } ({ $place }): a die of yours fits
ui-ro-slot-hot = Slot { $symbol } ({ $place }): a die of yours fits and finishes it
ui-ro-die-of = { $face }, a die of { $name }
ui-ro-take-back = Take back: { $thing }
ui-ro-take-short = take back
ui-ro-tag-closes = finishes it!
ui-ro-tag-last-one = 1 to the end!
ui-ro-tag-decides = decides it!
ui-ro-tag-wins = wins it!
ui-ro-at-dragon = dragon
ui-ro-tag-wins-now = wins now!
ui-ro-tag-risky = careful!
ui-ro-tag-lacks-one = 1 short
ui-ro-tag-dragon = dragon on top
ui-ro-tag-aiming = aiming…
ui-ro-tag-five = high five!
ui-ro-tag-clap = clap!
ui-ro-swap = swap
ui-ro-swap-name = Swap { $name } with the top card of the deck
ui-ro-dragon-tile = Drive the dragon back
ui-ro-repel = Drive back
ui-ro-path = The dragon’s path: it is at step { $at } of 4. At step 4 the heroes lose.
ui-ro-path-none = A river of lava; the dragon sleeps elsewhere
ui-ro-deck-of-heroes = Deck of challenges
ui-ro-deck-of-sorcerer = Deck of spells
ui-ro-deck-heroes = when it runs out, they win
ui-ro-deck-sorcerer = when it runs out, he wins
ui-ro-deck-we-win = when it runs out, victory!
ui-ro-more-beside =
    { $n ->
        [0] See the beginning
        [one] See { $n } more that does not fit
       *[other] See { $n } more that do not fit
    }
ui-ro-scrolls = Scrolls
ui-ro-wounded = Wounded
ui-ro-wounded-text = heal it with dice
ui-ro-wound-of = Wound ({ $name })
ui-ro-wound-mine = your wound
ui-ro-break-it = break it like a challenge
ui-ro-forbidden = May not use { $symbol }
ui-ro-in-whirlwind = in the whirlwind
ui-ro-dice-on =
    { $n ->
        [one] 1 die: { $place }
       *[other] { $n } dice: { $place }
    }
ui-ro-owes-whirl = a die for the whirlwind…
ui-ro-owes-award = is sharing out experience
ui-ro-xp =
    { $n ->
        [one] 1 experience point
       *[other] { $n } experience points
    }
ui-ro-xp-n = { $n } XP
ui-ro-is-ready = ready
ui-ro-not-ready = not yet
ui-ro-tokens = Lives, Souls and coins
ui-ro-lives = Lives of the Sorcerer: { $n } of { $of }
ui-ro-lives-short = Lives
ui-ro-lives-what = Without Lives, the Sorcerer loses the round
ui-ro-souls = Souls in the Sorcerer’s hands: { $n } of { $of }
ui-ro-souls-short = Souls
ui-ro-souls-what = With all Souls, the Sorcerer wins the round
ui-ro-coins = Coins ({ $side }): { $n } as cards, { $token } as token
ui-ro-ends = How it ends
ui-ro-ends-challenges-heroes = We win when the last challenge is turned up.
ui-ro-ends-challenges-sorcerer = The heroes win when they turn up the last challenge…
ui-ro-ends-challenges-watching = The heroes win when they turn up the last challenge…
ui-ro-ends-lives-heroes = We win by taking his last Life.
ui-ro-ends-lives-sorcerer = …or by taking your last Life.
ui-ro-ends-lives-watching = …or by taking the Sorcerer’s last Life.
ui-ro-ends-spells-heroes = We lose if he runs through his spells…
ui-ro-ends-spells-sorcerer = You win when you turn up the last spell…
ui-ro-ends-spells-watching = The Sorcerer wins when the last spell is turned up…
ui-ro-ends-dragon-heroes = …or if the dragon steps on the skull.
ui-ro-ends-dragon-sorcerer = …or when the dragon steps on the skull.
ui-ro-ends-dragon-watching = …or when the dragon steps on the skull.
ui-ro-ends-souls-heroes = …or if he gathers all Souls.
ui-ro-ends-souls-sorcerer = …or when you gather all Souls.
ui-ro-ends-souls-watching = …or by gathering all Souls.
ui-ro-chat-shut = Chat is shut
ui-ro-chat-shut-why = Silence! The chat comes back when the heroes break the curse.
ui-ro-p-paused = Paused!
ui-ro-p-paused-text = Time stands still.
ui-ro-p-watching = You are watching: the race is theirs.
ui-ro-p-ready = Get set!
ui-ro-p-start = Start the race when you like.
ui-ro-p-wait-start = The Sorcerer starts the race.
ui-ro-starts = { $name } starts the race.
ui-ro-p-countdown = Fingers on the dice…
ui-ro-p-break = Break!
ui-ro-p-trade = Spend the coins and say when you are ready.
ui-ro-p-next = Say when you are ready for the next round.
ui-ro-p-break-wait = Waiting for the others.
ui-ro-p-whirl = Whirlwind!
ui-ro-p-whirl-text = Choose the die that it takes.
ui-ro-p-aim = Take aim!
ui-ro-p-aim-place = Which card loses its dice?
ui-ro-p-aim-die = Which die falls?
ui-ro-p-aim-hero =
    { $left ->
        [one] Choose a hero:
       *[other] Choose { $left } heroes:
    }
ui-ro-p-use-bard = Who will be healed?
ui-ro-p-use-guard = Which card goes away?
ui-ro-p-use-warrior = The dragon goes back.
ui-ro-p-use-cleric = Which die becomes a Joker?
ui-ro-p-owed = Card is full!
ui-ro-p-owed-text = Celebrate before you take the dice.
ui-ro-p-busy = One hand only!
ui-ro-p-busy-text = It is busy.
ui-ro-no-shortcuts = One hand only: keyboard shortcuts sleep until the curse is gone.
ui-ro-p-risky = Careful!
ui-ro-p-danger = Danger!
ui-ro-text-decides = { $text } Now: { $danger }.
ui-ro-p-fits = It fits!
ui-ro-p-closes =
    { $n ->
        [one] { $faces } finishes
       *[other] { $faces } finish
    }
ui-ro-p-goes =
    { $n ->
        [one] { $faces } goes to
       *[other] { $faces } go to
    }
ui-ro-p-nowhere = { $face } fits nowhere right now.
ui-ro-p-rolling = Rolling…
ui-ro-p-all-out = All dice are out: wait for help or take some back.
ui-ro-p-roll = Roll!
ui-ro-p-roll-text = Your dice are waiting.
ui-ro-p-roll-again = Nothing fits: try again.
ui-ro-your-dice = Your dice
ui-ro-my-die = Die { $n }: { $face }
ui-ro-my-die-fits = Die { $n }: { $face }. Fits { $place }
ui-ro-my-die-on = Die { $n }: { $face }, on { $place }. Take back
ui-ro-my-die-cold = Die { $n }: must be rolled
ui-ro-my-die-whirl = Die { $n }: caught in the whirlwind
ui-ro-roll-first = roll first
ui-ro-turn = Turn to { $face }
ui-ro-joker-is = is
ui-ro-joker-none = no Flag: the Joker is worth nothing
ui-ro-roll = Roll
ui-ro-now = now!
ui-ro-no-free = no dice
ui-ro-start = Start!
ui-ro-ready = Ready!
ui-ro-wait = Wait
ui-ro-roll-label =
    { $n ->
        [one] 1 free die
       *[other] { $n } free dice
    }
ui-ro-recall = Take back
ui-ro-recall-what = dice
ui-ro-hint-wait = Wait a moment.
ui-ro-ability-bard = Heal
ui-ro-ability-guard = Ward off
ui-ro-ability-warrior = Face it
ui-ro-ability-cleric = Bless
ui-ro-spend =
    { $n ->
        [0] Coins: 0
        [1] Coins: 1
       *[other] Spend 2 of { $n }
    }
ui-ro-spend-what = 2 coins: discard the top card of your deck
ui-ro-five = High five!
ui-ro-five-wait = Where are you, { $name }?
ui-ro-clap = Clap!
ui-ro-award = Who keeps the experience?
ui-ro-award-me = Me
ui-ro-count = { $n }
ui-ro-shout-go = Run!
ui-ro-shout-dragon = Roaaar!
ui-ro-shout-repel = Shoo, dragon!
ui-ro-shout-life = Got him!
ui-ro-shout-confusion = Confusion!
ui-ro-shout-summoning = Arise!
ui-ro-shout-dracology = Roaaar!
ui-ro-shout-dispelling = Poof!
ui-ro-shout-curse = Cursed!
ui-ro-shout-doom = Ouch!
ui-ro-shout-regression = Forgotten!
ui-ro-break = Break
ui-ro-breathe = Take a deep breath. The next round is coming.
ui-ro-round-n = Round { $n }
ui-ro-round-of = Round { $n }: { $goal } trophies win
ui-ro-won-heroes = The heroes got away!
ui-ro-won-sorcerer = The Sorcerer takes it!
ui-ro-who-ready = Who is ready
ui-ro-shop-heroes = The heroes’ stall
ui-ro-shop-sorcerer = Scrolls for sale
ui-ro-purse =
    { $n ->
        [one] 1 coin in the purse
       *[other] { $n } coins in the purse
    }
ui-ro-purse-short = in the purse
ui-ro-buy-gear =
    { $cost ->
        [one] Buy { $name } for 1 coin
       *[other] Buy { $name } for { $cost } coins
    }
ui-ro-for-whom = For whom?
ui-ro-sold-out = sold out
ui-ro-short-of =
    { $n ->
        [one] 1 short
       *[other] { $n } short
    }
ui-ro-give-back = Give { $name } back
ui-ro-return = Give back
ui-ro-nothing-yet = nothing yet
ui-ro-yours = yours
ui-ro-buy = Buy
ui-ro-end-heroes = The heroes win!
ui-ro-end-sorcerer = The Sorcerer wins!
ui-ro-end-rounds = How it went
ui-ro-end-numbers = The race in numbers
ui-ro-end-rolls = rolls
ui-ro-end-placed = dice placed
ui-ro-end-finished = cards finished
ui-ro-end-luck = luck
ui-ro-end-luck-how = Luck: how many Jokers the dice gave, whatever was made of them.
ui-ro-end-chart = The race in one drawing
ui-ro-end-chart-sub = lines: cards that each had a hand in · tap to watch again
moment-round-heroes = To the Heroes
moment-round-sorcerer = To the Sorcerer
moment-scroll-lightning = Lightning
moment-scroll-fire = Dragon fed
moment-high-fived = High five!
moment-repelled = Dragon driven off
moment-repelled-together = Dragon driven off
moment-ability-bard = A song that heals
moment-ability-guard = Locked away
moment-ability-warrior = Eye to eye
moment-wounded = Wounded
moment-completed-together = Four hands
moment-completed = Alone
moment-cast = Spell
award-lone-wolf =
    Lone wolf: { $n ->
        [one] { $n } card alone
       *[other] { $n } cards alone
    }
award-partner =
    Best partner: { $n ->
        [one] { $n } card together
       *[other] { $n } cards together
    }
award-dragon = Dragon tamer: { $n }×
award-quick-hands = Quickest hands: { $n } { $n ->
        [one] roll
       *[other] rolls
    }
ui-ro-end-moments = To see again
ui-ro-end-moments-none = No single moment stood out: it was all a rush.

## The waiting room

ui-room-who-rush-out = Who runs, who conjures?
ui-room-pick-note-rush-out = One Sorcerer against all Heroes.
ui-room-note-rush-out-4 = one more Hero, three more dice
ui-room-note-rush-out-5 = one more Hero, three more dice

# --- what made something happen ---

cause-dice = the dice
cause-whirlwind = the whirlwind
cause-signal = the Sorcerer’s signal
cause-all-ready = everybody is ready
cause-hands = the high five
cause-coins = two Coin cards
cause-experience = experience
cause-ability = a Hero’s Ability
cause-aim = the Sorcerer’s aim
cause-scroll = a Scroll
cause-trade = trade
cause-time = the clock
cause-set-up = the table is set
cause-wound = a wound is healed
cause-no-souls-left = Souls that are not there
cause-end-of-the-path = past the end of the path

## Signs
sign-mine = I am on this one
sign-help = Help here!
sign-not-this = Leave this one
sign-you-take = You take it!
sign-wait = Wait for me!
sign-group-need = Needed here:
sign-need-fire = Need Fire
sign-need-sword = Need a Sword
sign-need-foot = Need Footprints
sign-need-key = Need a Key
sign-need-heart = Need a Heart

## What bots say to their team

intent-purse =
    { $n ->
        [one] We have { $n } coin: who wants it?
       *[other] We have { $n } coins: who wants what?
    }
intent-pair = We have { $n } Coins: keep them, or two for a card of our deck?
intent-comes = Coming: { $place }!
intent-is-there = I am on it: { $place }
intent-full = Two are at work there already: { $place }
intent-lacks-none = It lacks no { $face } any more: { $place }
intent-barred = That symbol is barred for us: { $place }
intent-yours = It is yours: { $place }
intent-leaves = Fine, I leave it alone: { $place }
intent-stays = I stay where I am: { $place }
intent-takes = I will, thank you!
intent-takes-what = There is nothing to take right now.

## Rules at the table

glance-roll = Roll
    .text = No turns: roll your free dice as often as you like.
glance-place = Place
    .text = Dice that fit go on one card, all on the same one.
glance-complete = Complete
    .text = A full card gives the dice back, and the next one comes.
glance-win = Win
    .text = Whoever gets through their own deck first.
key-roll = roll
key-die = pick up a die
key-back = take all dice back
key-five = high five
key-place = to the card with that letter
key-walk = over whatever fits
