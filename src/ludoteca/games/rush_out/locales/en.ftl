# Rush Out!: every word a player reads in the game.

## The game

game-title = Rush Out!
game-tagline = Roll, run and get out!
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
card-lights_out = Who Put Out the Torch?
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
text-domino_of_doom = Wounds two Heroes.

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
option-scenario-training-1 = Training 1: { scenario-training-1 }
option-scenario-training-2 = Training 2: { scenario-training-2 }
option-scenario-1 = Scenario 1: { scenario-1 }
option-scenario-2 = Scenario 2: { scenario-2 }
option-scenario-3 = Scenario 3: { scenario-3 }
option-scenario-4 = Scenario 4: { scenario-4 }
option-scenario-5 = Scenario 5: { scenario-5 }
option-scenario-6 = Scenario 6: { scenario-6 }
option-cooldown = wait between rolls, in milliseconds
option-pace = pace
option-pace-normal = normal
option-pace-relaxed = relaxed
option-handicap = help for new Heroes (2 Challenges fewer)
option-handicap-no = no
option-handicap-yes = yes
option-roles = roles by seat
option-roles-sorcerer = { role-sorcerer }
option-roles-bard = { role-bard }
option-roles-guard = { role-guard }
option-roles-warrior = { role-warrior }
option-roles-cleric = { role-cleric }

