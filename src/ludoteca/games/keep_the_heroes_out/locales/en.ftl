
game-title = Keep the Heroes Out!
game-cover = This time we are the monsters. Nobody takes our treasure.

### content

# Names that are plurals: what a bot called so does is told with the verb in the plural.
names-many = { clan-scaled } | { clan-gnoll } | { clan-slime } | { clan-skeleton } | { clan-ratfolk } | { clan-gremlin } | { clan-ghost } | { clan-witch }

# Clans: the name of all, the name of one, what an Activate does, what they say of themselves, and advice.

clan-dragon = Red Dragon
monster-dragon = Dragon
ability-dragon = remove all Wounds from your Dragon
motto-dragon = One of me is plenty.
tip-dragon = Keep her near the middle of things and let the fire do the walking. She heals on Activate, so leave the swords to others and look for Potions and Scrolls.

clan-scaled = Scaled
monster-scaled = Scaled
ability-scaled = make a ranged attack with one of your Scaled
motto-scaled = Here, there, gone.
tip-scaled = Strike and be elsewhere. Whatever lets you move and hit on the same card is yours.

clan-gnoll = Gnolls
monster-gnoll = Gnoll
ability-gnoll = make a melee attack with one of your Gnolls
motto-gnoll = There are more where I came from.
tip-gnoll = Carry a Coin wherever the pack goes: it is three Gnolls waiting to happen.

clan-slime = Slimes
monster-slime = Slime
ability-slime = take a Wound off one of your Slimes and put another Slime beside it
motto-slime = Divide, and stay for dinner.
tip-slime = Stand in the way and be hit. Every Wound is the next Slime, so get as many Activates as you can.

clan-skeleton = Skeletons
monster-skeleton = Skeleton
ability-skeleton = place a Bone in a room with one of your Skeletons
motto-skeleton = Nothing to lose but bones.
tip-skeleton = Leave Bones where it will hurt, and stand up again from them. Beasts and moves make up for stiff knees.

clan-ratfolk = Ratfolk
monster-ratfolk = Rat
ability-ratfolk = put a Rat into a room where you already have one
motto-ratfolk = Many paws make light work.
tip-ratfolk = Be everywhere, a little. With a sword or an axe, everywhere becomes a problem.

clan-gremlin = Gremlins
monster-gremlin = Gremlin
ability-gremlin = move one of your Gremlins, with a token if you like
motto-gremlin = We know where your things are.
tip-gremlin = Bring everybody what they are short of: a Coin to the Forge, a Trap to the door.

clan-ghost = Ghosts
monster-ghost = Ghost
ability-ghost = move one of your Ghosts through a passage, a Portal or a wall, with a token if you like
motto-ghost = Walls are a matter of opinion.
tip-ghost = Appear behind them, lay a Trap, leave through the wall.

clan-witch = Witches
monster-witch = Witch
ability-witch = place a completed Portal in a room with one of your Witches
motto-witch = There is a door for that.
tip-witch = Open Portals early: everybody walks less for the rest of the night.

role-crowd-control = Crowd control
    .about = Many attacks: can clear a room in one turn.
role-defender = Defender
    .about = Many bodies and Defend cards: holds the rooms.
role-supporter = Supporter
    .about = Cards, resources, Traps and Portals: makes the others better.

loot-equipment = Equipment
    .about = Strikes and defends.
loot-beast = Beast
    .about = Summons and moves.
loot-potion = Potion
    .about = Draws and activates.
loot-scroll = Scroll
    .about = Shoots, opens Portals, reinforces.
loot-tactic = Tactic
    .about = A card of a Clan.

# What a card says, made of its icons.
card-written = A card of icons
    .flavour = Somebody wrote it a moment ago.
cardtext-1 = { $a }.
cardtext-2 = { $a }; or { $b }.
cardtext-3 = { $a }; or { $b }; or { $c }.
cardtext-4 = { $a }; or { $b }; or { $c }; or { $d }.
side-1 = { $a }
side-2 = { $a } + { $b }
side-3 = { $a } + { $b } + { $c }
side-4 = { $a } + { $b } + { $c } + { $d }
does-combo = { $left } and, if that succeeds, { $right }
does-draw = { $n ->
    [1] draw a card
   *[other] draw { $n } cards
}
does-activate = { $n ->
    [1] Activate
   *[other] Activate { $n } times
}
does-move = { $n ->
    [1] 1 move
   *[other] { $n } moves
}
does-melee = { $n ->
    [1] 1 melee attack
   *[other] { $n } melee attacks
}
does-ranged = { $n ->
    [1] 1 ranged attack
   *[other] { $n } ranged attacks
}
does-defend = Defend
does-coin = { $n ->
    [1] place a Coin
   *[other] place { $n } Coins
}
does-book = { $n ->
    [1] place a Book
   *[other] place { $n } Books
}
does-frog = { $n ->
    [1] place a Frog
   *[other] place { $n } Frogs
}
does-bone = { $n ->
    [1] place a Bone
   *[other] place { $n } Bones
}
does-trap = { $n ->
    [1] lay a Trap
   *[other] lay { $n } Traps
}
does-portal = { $n ->
    [1] open a Portal
   *[other] open { $n } Portals
}
does-summon = { $n ->
    [1] summon a Monster
   *[other] summon { $n } Monsters
}
does-summon-type = { $n ->
    [1] summon a Monster in { $rooms }
   *[other] summon { $n } Monsters in { $rooms }
}
does-summon-there = { $n ->
    [1] a Monster comes there
   *[other] { $n } Monsters come there
}
does-ambush = { $n ->
    [1] Ambush: a Monster into { $rooms }
   *[other] Ambush: up to { $n } Monsters into { $rooms }
}
does-reinforce = Reinforce: of your top 3 cards keep those with { $icon }
does-swarm-move = Swarm: all Monsters of one room move
does-swarm-melee = Swarm: all Monsters of one room make a melee attack
does-swarm-ranged = Swarm: all Monsters of one room make a ranged attack
does-discard-coin = discard a Coin
does-discard-book = discard a Book
does-discard-frog = discard a Frog
does-discard-bone = discard a Bone
does-discard-trap = discard a Trap
rooms-jewel = the Vault
rooms-swords = Swords rooms
rooms-hats = Hats rooms
rooms-eye = Mystic Eye rooms
rooms-bones = Crossed Bones rooms
rooms-special = Special rooms
shows-draw = Draw
shows-activate = Activate
shows-move = Move
shows-melee = Melee attack
shows-ranged = Ranged attack
shows-defend = Defend
shows-resource = a resource
shows-trap = Trap
shows-portal = Portal
shows-summon = Summon

# Tactic cards: dragon

card-morning_breath = Morning Breath
    .flavour = She has not had her coffee yet. Now nobody has.

card-good_stretch = A Good Stretch
    .flavour = Four hundred years on a heap of coins do things to your back.

card-mind_the_tail = Mind the Tail
    .flavour = It turns every corner a little after she does.

card-whole_furnace = The Whole Furnace
    .flavour = From ear to ear, and no crumbs.

card-only_a_nap = Only a Nap
    .flavour = She did not fall. She lay down with emphasis.

card-my_bed = My Bed, My Gold
    .flavour = She sleeps badly anywhere else.

card-smoke_rings = Smoke Rings
    .flavour = The trick is to look bored.

card-lost_count = Lost Count
    .flavour = Nine hundred and… look what you have done.

card-thick_scales = Thick Scales
    .flavour = The sword is fine. The wrist is not.

# Tactic cards: scaled

card-hello_goodbye = Say Hello, Wave Goodbye
    .flavour = Rule one: never be where the shield is.

card-keep_the_tail = Keep the Tail
    .flavour = It grows back. The look on his face is for ever.

card-all_quiet = All Together, Quietly
    .flavour = Five lizards, twenty feet, not a sound. Well, one sneeze.

card-from_the_ceiling = From the Ceiling
    .flavour = Heroes look left. Heroes look right.

card-warm_stone = Warm Stone
    .flavour = Ten minutes on the stove, and they are ready for anything.

card-spitting_contest = Spitting Contest
    .flavour = Judged on distance, style and screams.

card-hatching_day = Hatching Day
    .flavour = Happy birthday. Here is your spear.

card-marsh_cousins = Cousins from the Marsh
    .flavour = They were only going to stay the weekend.

card-relay_race = Relay Race
    .flavour = The baton has a point.

# Tactic cards: gnoll

card-payday = Payday
    .flavour = One coin, three gnolls, no change given.

card-bring_a_friend = Bring a Friend
    .flavour = He laughed. Then somebody laughed behind him.

card-whole_pack_laughs = The Whole Pack Laughs
    .flavour = It is funnier if you are not the joke.

card-on_the_scent = On the Scent
    .flavour = Heroes smell of soap. It is unbearable.

card-under_the_floor = Under the Floorboards
    .flavour = Knock knock.

card-family_reunion = Family Reunion
    .flavour = Nobody invited Uncle Grub. He brought a club.

card-club_in_each_hand = One Club in Each Hand
    .flavour = The third gnoll holds the coats.

card-betting_pool = Betting Pool
    .flavour = Three to one on the little one with the bucket.

card-loaded_cart = Loaded Cart
    .flavour = Everybody pushes. Nobody steers.

# Tactic cards: slime

card-wobble = Wobble
    .flavour = Hit it. Go on. Now there are two.

card-sticky_floor = Sticky Floor
    .flavour = His boots stayed. His socks stayed. He stayed.

card-bubbling_over = Bubbling Over
    .flavour = Nobody turned the stove on. Nobody dares turn it off.

card-out_of_the_sink = Out of the Sink
    .flavour = The failed potion was poured away. It came back with friends.

card-leaving_a_trail = Leaving a Trail
    .flavour = Every puddle is family.

card-group_hug = Group Hug
    .flavour = Warm, close, slightly corrosive.

card-frog_in_jelly = Frog in Jelly
    .flavour = It was in there all along. It seems happy.

card-second_helping = Second Helping
    .flavour = The packet said it serves eight.

card-downhill = Downhill
    .flavour = No slime has ever climbed stairs on purpose.

# Tactic cards: skeleton

card-some_assembly = Some Assembly Required
    .flavour = There is always one bone left over.

card-only_a_rib = Only a Rib
    .flavour = He has twenty-three more.

card-rattle = Rattle
    .flavour = Heroes call it eerie. The band calls it rehearsal.

card-graveyard_shift = Graveyard Shift
    .flavour = Good evening. We open at midnight.

card-dug_up = Dug Up
    .flavour = By the dog, mostly.

card-funny_bone = Funny Bone
    .flavour = It is never funny for long.

card-poker_skull = Poker Skull
    .flavour = Nobody reads a face that is not there.

card-roll_call = Roll Call
    .flavour = Skull? Here. Other skull? Here.

card-marrow_parade = Marrow Parade
    .flavour = Left, left. Who has my left?

# Tactic cards: ratfolk

card-out_of_the_walls = Out of the Walls
    .flavour = One squeak means go. Nine squeaks mean go, too.

card-busy_paws = Busy Paws
    .flavour = Nobody here is paid. Nobody here has noticed.

card-tiny_union = The Tiny Union
    .flavour = All together or not at all: it says so on the tiny banner.

card-night_market = Night Market
    .flavour = Everything must go. Most of it has.

card-follow_the_cheese = Follow the Cheese
    .flavour = The cheese is moving. So are we.

card-short_cut = Short Cut
    .flavour = Behind the stove, under the king, out by the drain.

card-hundred_bites = A Hundred Small Bites
    .flavour = Well, nine. They feel like a hundred.

card-squeak_for_help = Squeak for Help
    .flavour = It is a very rude squeak.

card-big_family = Big Family
    .flavour = Mother knows all the names. Everyone is called Pip.

card-pickpocket = Pickpocket
    .flavour = The purse was open. It is now.

# Tactic cards: gremlin

card-many_hands = Many Hands
    .flavour = Eight hands, four gremlins, and none of it theirs.

card-deep_pockets = Deep Pockets
    .flavour = There is a pocket inside the pocket. Something lives in it.

card-handle_with_care = Handle With Care
    .flavour = It only ticks when you breathe.

card-loose_screw = Loose Screw
    .flavour = It came from somewhere important.

card-out_of_the_toolbox = Out of the Toolbox
    .flavour = Hammer, pliers, gremlin, gremlin.

card-workshop_hours = Workshop Hours
    .flavour = Closed for lunch. Lunch is you.

card-doormat = Doormat
    .flavour = It says welcome. The small print bites.

card-look_out_below = Look Out Below
    .flavour = If it will not go off, throw it.

card-errands = Errands
    .flavour = This goes there, that comes here, and bring snacks.

# Tactic cards: ghost

card-creaking_board = The Board That Creaks
    .flavour = There was no board. There was no floor.

card-cold_spot = Cold Spot
    .flavour = Bring a cardigan. Bring two.

card-moved_furniture = Somebody Moved the Sofa
    .flavour = It was over there. So was the knight.

card-unfinished_business = Unfinished Business
    .flavour = Chapter one was dying.

card-rise_and_shine = Rise and Shine
    .flavour = Mostly shine.

card-boo = Boo
    .flavour = The old ones are the best.

card-through_the_wall = Through the Wall
    .flavour = Doors are for people with ankles.

card-clean_sheets = Clean Sheets
    .flavour = Freshly ironed, two holes each.

card-chain_practice = Chain Practice
    .flavour = Every night from two to three. The neighbours have complained.

# Tactic cards: witch

card-door_from_nowhere = Door from Nowhere
    .flavour = Wipe your feet, wherever you are.

card-frog_weather = Frog Weather
    .flavour = Scattered croaks in the afternoon.

card-shopping_list = Shopping List
    .flavour = Ear of bat, sigh of knight, something nice for tea.

card-taste_it_first = Taste It First
    .flavour = The frog said it needs salt.

card-by_the_chimney = In by the Chimney
    .flavour = Out by the letterbox.

card-other_sister = The Other Sister
    .flavour = She was in the pantry the whole century.

card-jumble_sale = Jumble Sale
    .flavour = One careful owner. The other one exploded.

card-crystal_ball = Crystal Ball
    .flavour = It shows the future, and dust.

card-pot_is_on = The Pot Is On
    .flavour = Stir until somebody screams.

card-broom_parking = Broom Parking
    .flavour = First hour free, second hour cursed.

# Loot: equipment

card-notched_sword = Notched Sword
    .flavour = Each notch is a story. Most end with: and then it slipped.

card-axe_for_two = Axe for Two
    .flavour = One swings, one steers.

card-pot_helmet = Helmet, Formerly a Pot
    .flavour = Still smells of leeks. Still stops a mace.

card-very_long_fork = Very Long Fork
    .flavour = For when lunch keeps its distance.

card-good_door = A Good Door
    .flavour = Nobody gets past it. It still has the knocker.

card-polite_whip = Polite Whip
    .flavour = It says pardon before, and after.

card-borrowed_crossbow = Borrowed Crossbow
    .flavour = We did ask. He was asleep.

card-cursed_gauntlet = Cursed Gauntlet
    .flavour = It does not come off. It has opinions.

card-spiked_boots = Spiked Boots
    .flavour = Great on ice. Better on heroes.

card-belt_with_everything = Belt With Everything
    .flavour = Rope, snare, hook, sandwich.

# Loot: beast

card-house_spider = House Spider
    .flavour = It is her house.

card-belfry_bats = Bats of the Belfry
    .flavour = They hang around.

card-not_a_dog = Wolf, Not a Dog
    .flavour = He fetches. You do not get it back.

card-stubborn_mule = Stubborn Mule
    .flavour = Carries everything except blame.

card-digger_mole = Digger Mole
    .flavour = He has never seen a hero. He has met several.

card-night_owl = Night Owl
    .flavour = Knows who. Asks anyway.

card-circus_bear = Retired Circus Bear
    .flavour = Still takes a bow. Also takes the bowman.

card-battering_ram = A Ram Called Battering
    .flavour = Doors open for him. Sometimes walls do.

card-landlord_toad = Landlord Toad
    .flavour = Rent is due in flies.

card-thirteen_hens = Thirteen Hens
    .flavour = Nobody counts them. They count you.

# Loot: potion

card-strong_coffee = Strong Coffee
    .flavour = The spoon stands up, and then the dead do.

card-elbow_grease = Elbow Grease
    .flavour = Apply to elbow.

card-second_wind = Second Wind
    .flavour = The first one was beans.

card-liquid_courage = Liquid Courage
    .flavour = Tastes of apples and poor decisions.

card-frog_broth = Frog Broth
    .flavour = The frog only stirs it. He insists.

card-quicksilver = Quicksilver
    .flavour = You have already drunk it.

card-yeast_of_the_dead = Yeast of the Dead
    .flavour = Leave somewhere warm. Stand back.

card-concrete_smoothie = Concrete Smoothie
    .flavour = Full of iron. And gravel.

card-compost_tea = Compost Tea
    .flavour = Everything comes back, with milk.

card-sneezing_potion = Potion of Sneezing
    .flavour = Aim before you drink.

# Loot: scroll

card-written_complaint = Complaint in Writing
    .flavour = Four pages, every one to the point.

card-map_of_everywhere = Map of Everywhere
    .flavour = You are here. And here.

card-battle_hymn = Battle Hymn
    .flavour = All nine verses, off key.

card-work_plan = Work Plan
    .flavour = Item one: make a plan. Done.

card-fireworks_permit = Fireworks Permit
    .flavour = Stamped, signed, already burning.

card-chain_letter = Chain Letter
    .flavour = Send it to four heroes within the hour.

card-long_family_tree = Long Family Tree
    .flavour = It has thorns on both sides.

card-aiming_for_beginners = Aiming for Beginners
    .flavour = Step one: not the foot.

card-formal_summons = Formal Summons
    .flavour = You are hereby required to appear.

card-evacuation_plan = Evacuation Plan
    .flavour = This way out. The other way is out, too.

### people

## The game, on the shelf

game-tagline = They are at the door. You are the monster that lives here.
game-about = Everyone is a Monster and all play together: play cards, move your Clan through the dungeon, set Traps and hold the Treasures while the Guild sends Heroes, wave after wave. If the Treasure of the Vault falls, everybody loses.
ui-room-who-keep-the-heroes-out = Who guards the dungeon?
ui-room-your-pick-keep-the-heroes-out = Your Clan
ui-room-pick-note-keep-the-heroes-out = Each plays in its own way.

## Rooms: their names, and in, to and from them

room-vault = Vault
room-library = Library
room-sewers = Sewers
room-graveyard = Graveyard
room-workshop = Workshop
room-forge = Forge
room-trainer = Beast Trainer
room-apothecary = Apothecary
room-study = Study
room-cells = Cells
room-laboratory = Laboratory
room-builder = Builder
at-vault = in the Vault
at-library = in the Library
at-sewers = in the Sewers
at-graveyard = in the Graveyard
at-workshop = in the Workshop
at-forge = in the Forge
at-trainer = at the Beast Trainer
at-apothecary = at the Apothecary
at-study = in the Study
at-cells = in the Cells
at-laboratory = in the Laboratory
at-builder = at the Builder
to-vault = to the Vault
to-library = to the Library
to-sewers = to the Sewers
to-graveyard = to the Graveyard
to-workshop = to the Workshop
to-forge = to the Forge
to-trainer = to the Beast Trainer
to-apothecary = to the Apothecary
to-study = to the Study
to-cells = to the Cells
to-laboratory = to the Laboratory
to-builder = to the Builder
from-vault = from the Vault
from-library = from the Library
from-sewers = from the Sewers
from-graveyard = from the Graveyard
from-workshop = from the Workshop
from-forge = from the Forge
from-trainer = from the Beast Trainer
from-apothecary = from the Apothecary
from-study = from the Study
from-cells = from the Cells
from-laboratory = from the Laboratory
from-builder = from the Builder
type-jewel = Jewel
type-swords = Swords
type-hats = Hats
type-eye = Mystic Eye
type-bones = Crossed Bones
type-special = Special

## Tokens, Heroes, icons

token-coin = Coin
token-book = Book
token-frog = Frog
token-bone = Bone
token-trap = Trap
token-nothing = nothing
carrying-nothing = empty-handed
carrying-coin = with a Coin
carrying-book = with a Book
carrying-frog = with a Frog
carrying-bone = with a Bone
carrying-trap = with a Trap
class-warrior = Warrior
class-rogue = Rogue
class-mage = Mage
class-archer = Archer
class-champion = Champion
show-off-warrior = { $hero }: on arriving, destroys up to two resources of the room.
show-off-rogue = { $hero }: on arriving, disarms one Trap of the room.
show-off-mage = { $hero }: arriving in the Cells, frees all prisoners.
show-off-archer = { $hero }: on arriving, shoots a Monster in a neighbouring room.
icon-draw = Draw
icon-activate = Activate
icon-move = Move
icon-melee = Melee
icon-ranged = Ranged
icon-defend = Defend
icon-resource = Resource
icon-trap = Trap
icon-portal = Portal
icon-summon = Summon
icon-ambush = Ambush
icon-reinforce = Reinforce
icon-discard = Discard
effect-name-spoils = Spoils
effect-name-curse = Curse
effect-name-heal = Heal
effect-name-prisoner = Prisoner
effect-name-defeat = Defeat
two-clans = { $one } and { $two }
type-none = of the scenario
type-many = { $n } { $n ->
        [one] type
       *[other] types
    }
wounded = wounds: { $n }
guild-hero = { $hero } · { $type }
reason-running = the night is not over
reason-held = both waves are over and the Vault has held
reason-pillaged = the Heroes took the Treasure of the Vault

## What is agreed on before a match

option-scenario = scenario
    .about = The dungeon, the cards that it adds to the Guild, and a rule of its own. Begin with the first.
option-level = difficulty
    .about = How many Guild cards come after each turn, in the first and in the second wave.
level-family = Family
level-challenging = Challenging
level-hardcore = Hardcore
level-text-family = One card a turn, then two: to learn, and to play with children.
level-text-challenging = Two cards a turn from beginning to end: for those who have held a Vault before.
level-text-hardcore = Two cards a turn, then three: only for those who know the house well.
option-clans = Clans
    .about = Each Clan plays in its own way, and none appears twice. Without a choice, those that the scenario suggests. Who plays alone may lead two.
clans-text-dragon = Just one of her, with Vitality 5: fire from afar, and she heals herself.
clans-text-scaled = Five who hit and run: move and attack on one card.
clans-text-gnoll = Seven in a pack: a Coin in the room becomes three Gnolls.
clans-text-slime = Eight who take a beating: each Wound is one more Slime.
clans-text-skeleton = Six who rise from Bones, where nobody expects them.
clans-text-ratfolk = Nine in every corner: swarms and nimble hands.
clans-text-gremlin = Four carriers: they bring everyone what they lack.
clans-text-ghost = Three who walk through walls and leave Traps behind.
clans-text-witch = Two who open Portals and make resources grow.
option-laboratory = Clans of the Laboratory
    .about = Whose Tactics the Laboratory puts into the Loot. Those that nobody plays count; for the rest, chance decides.
laboratory-dragon = { clan-dragon }
laboratory-scaled = { clan-scaled }
laboratory-gnoll = { clan-gnoll }
laboratory-slime = { clan-slime }
laboratory-skeleton = { clan-skeleton }
laboratory-ratfolk = { clan-ratfolk }
laboratory-gremlin = { clan-gremlin }
laboratory-ghost = { clan-ghost }
laboratory-witch = { clan-witch }
laboratory-text-dragon = { clans-text-dragon }
laboratory-text-scaled = { clans-text-scaled }
laboratory-text-gnoll = { clans-text-gnoll }
laboratory-text-slime = { clans-text-slime }
laboratory-text-skeleton = { clans-text-skeleton }
laboratory-text-ratfolk = { clans-text-ratfolk }
laboratory-text-gremlin = { clans-text-gremlin }
laboratory-text-ghost = { clans-text-ghost }
laboratory-text-witch = { clans-text-witch }
clans-dragon = { clan-dragon }
clans-scaled = { clan-scaled }
clans-gnoll = { clan-gnoll }
clans-slime = { clan-slime }
clans-skeleton = { clan-skeleton }
clans-ratfolk = { clan-ratfolk }
clans-gremlin = { clan-gremlin }
clans-ghost = { clan-ghost }
clans-witch = { clan-witch }

## Questions

ask-split = { $clan }: of the start Monsters ({ $n }), how many begin { $room }?
do-split = { $n } { $room }, { $rest } left for the others
ask-turn = { $clan }: play a card (in hand: { $n }). Guild cards after your turn: { $cards }.
do-play = { $card }: { $text }
do-pass-turn = No more cards
do-cells =
    Use the Cells: { $n ->
        [1] a Guild card
       *[other] { $n } Guild cards
    }, and draw three. Risk of a Mage: { $risk }%
ask-act = { $card } (left: { $left }). What next?
do-pass-act = Leave the rest of the card
ask-swarm = Swarm { $room }: each { $monster } acts once, its own way. Still there: { $n }.
do-pass-swarm = Enough of the Swarm
ask-combo = It worked! And, for free:
do-pass-combo = Leave it
ask-lab-card = The Laboratory offers: which Tactic goes to your discard pile?
do-take = Take { $card }
ask-renew = Renew the Loot? Each time costs a card of your hand (you have { $n }).
do-pass-renew = Keep the Loot
do-renew = Discard { $card } and renew { $n }: { $loot }
    .group = Discard { $card } and renew
    .short = { $slots }
ask-last = Last chance to use the Cells before the invasion. Guild cards to come: { $cards }.
do-pass-last = Let them come

## Deeds

do-move = { $monster } { $from } { $to }
do-move-with = { $monster } { $from } { $to }, carrying: { $token }
do-move-wounded = { $monster } ({ $wounds }) { $from } { $to }
do-move-wounded-with = { $monster } ({ $wounds }) { $from } { $to }, carrying: { $token }
do-ability-move = Clan’s ability: { $monster } { $from } { $to }
do-ability-move-with = Clan’s ability: { $monster } { $from } { $to }, carrying: { $token }
do-ability-move-wounded = Clan’s ability: { $monster } ({ $wounds }) { $from } { $to }
do-ability-move-wounded-with = Clan’s ability: { $monster } ({ $wounds }) { $from } { $to }, carrying: { $token }
do-melee = Melee: { $hero } { $room } (Vitality { $left })
do-ranged = Ranged: { $hero } { $room } (Vitality { $left })
do-ability-melee = Clan’s ability, melee: { $hero } { $room } (Vitality { $left })
do-ability-ranged = Clan’s ability, ranged: { $hero } { $room } (Vitality { $left })
do-place = { $token } { $room }
do-discard = Discard: { $token } { $room }
do-portal = Open a Portal { $room }
do-summon = Summon { $n } × { $monster } { $room }
do-ambush = Ambush: { $monster } { $room }
do-reinforce = Reinforce: look at three cards and keep those with { $icon }
do-swarm = Swarm { $room }: { $icon } ({ $n })
do-draw = Draw a card
do-produce = Activate the { $room }: one more token ({ $token })
do-buy = Activate the { $room }: { $card }, for a { $token }
do-complete = Activate: complete the Portal { $room }
do-research = Activate the Laboratory: a Hero is locked in, and you take a foreign Tactic. Risk of a Mage: { $risk }%
do-heal = Clan’s ability: { $monster } sheds all Wounds ({ $n })
do-split-slime = Clan’s ability: a Wound becomes one more Slime { $room }
do-bone = Clan’s ability: a Bone { $room }
do-rat = Clan’s ability: one more Rat { $room }
do-ability-portal = Clan’s ability: a completed Portal { $room }
do-build = Build the { $room } { $where }, turned { $turn }°, with a Treasure of value { $value }
site-north = north of the { $room }
site-south = south of the { $room }
site-east = east of the { $room }
site-west = west of the { $room }
site-far = far from everything
site-taken = taken: { $room }
site-wall = against a wall: { $room }
site-turn = does not fit like this: turn the tile

## Reactions

deed-attacks = attacks
deed-shoots = shoots
ask-defend = The { $hero } { $deed } { $room }: { $monster } (Vitality { $left }). Defend?
ask-defend-fatal = The { $hero } { $deed } { $room }, and { $monster } cannot take another blow. Defend?
ask-defend-last = The { $hero } { $deed } { $room }: { $monster } is the last one guarding the Treasure of value { $value }. Defend?
do-defend = Defend with { $card }
do-defend-only = Defend with { $card }, without the rest
do-let-hurt = Let it: { $monster } takes a Wound
do-let-fall = Let it: { $monster } goes back to its Lair
reaction-defend = Defending Monsters
pressing-defend = that of the last Monster before a Treasure
ask-curse = Curse! { $clan }: which card goes to the discard pile?
do-curse = Discard { $card }

## What the players decide together

ask-hero = Heroes awake: { $n }. Who acts now?
do-hero = { $hero } { $room }
do-rest = The rest in any order
ask-way = Charging { $room } ({ $n }): which way do they go?
do-way = They go { $to }
ask-hit = The { $hero } attacks: who is hit?
do-hit = { $monster } { $room }: takes a Wound
do-hit-fatal = { $monster } { $room }: back to its Lair
ask-supply = Only one token of the class is left: in which room does the Hero appear?
do-supply = The Hero appears { $room }
ask-rooms = In which two rooms do the Heroes appear?
do-rooms = { $rooms }
ask-pillagers = Who is exhausted by the Treasure of value { $value } { $room }?
do-pillagers = { $heroes }
ask-spoil = What do the Heroes take { $room }?
do-spoil = There it goes: { $token }
ask-scenario-side = { $scenario }: what do you choose?
ask-scenario-room-discard = { $scenario }: which room loses the token?
ask-scenario-room-lowest = { $scenario }: which Treasure is turned?
ask-scenario-room-wake = { $scenario }: in which room do the Heroes wake?
ask-scenario-room-complete = { $scenario }: which Portal opens?
ask-scenario-room-close = { $scenario }: which Portal closes?
ask-scenario-room-stage = { $scenario }: where does the stage go?
ask-scenario-room-hop = { $scenario }: where do the Frogs { $room } hop?
ask-scenario-room-collapse = { $scenario }: which room collapses?
do-scenario-room = { $room }
ask-scenario-bite = { $scenario }: whom does the Frog bite { $room }?
ask-scenario-open = { $scenario }: which passage opens?
do-scenario-open = Open between the { $room } and the { $other }
ask-scenario-close = { $scenario }: which passage closes?
do-scenario-close = Close between the { $room } and the { $other }
ask-scenario-tile = { $scenario }: which tile turns, and how far?
do-scenario-tile = { $room }: turn { $n }°

## What a choice leads to

effect-vault-falls = the Vault falls: everybody loses
effect-treasure-falls = loses the Treasure of value { $value } { $room }
effect-treasure-new = a Treasure of value { $value } { $room }
effect-holds = holds the Treasure of value { $value } { $room }
effect-leaves = leaves the Treasure of value { $value } { $room } unguarded
effect-hero-gone = one { $hero } less { $room }
effect-hero-hurt = { $hero } { $room }: −{ $n } Vitality
effect-hero-goes = { $hero }: now { $room }
effect-hero-wakes = { $hero } wakes { $room }
effect-hero-sleeps = { $hero } is exhausted { $room }
effect-hero-comes = { $hero } appears { $room }
effect-monsters-come = +{ $n } × { $monster } { $room }
effect-monsters-fall = −{ $n } × { $monster } { $room }
effect-wounds = { $monster }: +{ $n } Wound
effect-healed = { $monster }: −{ $n } Wound
effect-built = new room: { $room }
effect-portal = a Portal { $room }, joined to { $n } more
effect-portal-alone = a Portal { $room }, so far without a partner
effect-portal-closed = the Portal { $room } closes
effect-token-more = +{ $n } × { $token } { $room }
effect-token-less = −{ $n } × { $token } { $room }
effect-gain-card = gains the card { $card }
effect-draws = cards in hand: +{ $n }
effect-prisoner = Heroes to the Cells: { $n }
effect-new-loot = new cards in the Loot: { $n }
effect-looks = looks at { $n ->
        [one] a card and keeps it if it has
       *[other] { $n } cards and keeps those with
    } { $icon }
effect-spends = spends { $card }
effect-use-now = ways to use it now: { $n }
effect-use-idle = of no use now
effect-side-now = { $side }: ways to use it now: { $n }
effect-side-idle = { $side }: of no use now
danger-falls-odds = everybody loses: { $n } in { $of }

## What can be lost, and how likely that is

threat = { $n } of { $left } Guild cards ({ $types }) take the Treasure of value { $value } { $room }: { $chance }% this turn
threat-vault = { $n } of { $left } Guild cards ({ $types }) take the Treasure of the Vault and the match: { $chance }% this turn

## Heroes: what they will do, and why they are here

will-attack = will attack a Monster { $room }
would-attack = once awake, attacks a Monster { $room }
will-pillage = will pillage the Treasure of value { $value } ({ $n } awake)
would-pillage = if all wake, they pillage the Treasure of value { $value } ({ $n } here)
will-wait = will wait: { $n } more for the Treasure of value { $value }
would-wait = still { $n } more for the Treasure of value { $value }
will-charge =
    { $n ->
        [1] will charge { $to }
       *[other] will charge, one of { $n } ways ({ $to })
    }
would-charge =
    { $n ->
        [1] once awake, charges { $to }
       *[other] once awake, charges one of { $n } ways ({ $to })
    }
will-stay = is where it wants to be: stays { $room }
would-stay = is where it wants to be { $room }
story-summoned = The card { $card } brought the { $hero }, who appeared { $room }.
story-sent = The card { $card } sent the { $hero }, who ended up { $room }.
story-placed = The scenario put the { $hero } { $room }.
story-charged = The { $hero } charged { $from } { $to }: there was neither Monster nor Treasure there.
story-waited = The { $hero } waited { $room }: { $n } awake were too few for the Treasure.
story-attacked = The { $hero } attacked a Monster { $room } and was exhausted.
story-pillaged = The { $hero } helped to take the Treasure of value { $n } { $room }.
story-imprisoned = The { $hero } was summoned { $room } and locked in.
story-inspired = The { $by } arrived and woke the { $hero } { $room }.
story-freed = The { $by } opened the Cells: the { $hero } woke { $room }.
story-healed = The Treasure of value { $n } was a Heal: the { $hero } woke { $room }.
story-called = There was no token left for { $card }: the { $hero } woke { $room }.
story-trapped = A Trap caught the { $hero } { $room }; Vitality { $n } was left.
story-stayed = The { $hero } stayed { $room }: that is where Heroes want to be.
story-roused = The scenario’s rule woke the { $hero } { $room }.
stop-charge = A Monster or a Treasure { $room } would have held it there; a Trap { $to } would have ended the charge.
stop-wait = A Monster { $room } would have drawn its blow instead.
stop-attack = A Trap { $room } would have caught it on arrival; a Defend card would have stopped the blow.
stop-pillage = A Monster { $room }, or a Trap for one of them, would have saved the Treasure.
stop-inspire = A Trap { $room } would have felled the newcomer before anybody woke.
stop-free = Fewer prisoners, or a turn without using the Cells.
stop-call = One Hero of that class less in the dungeon would have left a token.

## The eight steps

step-reveal = Reveal
step-show-off = Show off
step-check = Check the room
step-inspire = Inspire
step-attack = Attack
step-pillage = Pillage
step-wait = Wait
step-charge = Charge
came-revealed = arrived
came-shot = took a shot
came-took = took resources: { $n }
came-disarmed = disarmed a Trap
came-set-free = freed prisoners: { $n }
came-sprung = sprang Traps: { $n }
came-killed = fell to a Trap
came-locked-in = locked in
came-woke = woke: { $n }
came-struck = attacked
came-took-treasure = pillaged a Treasure of value { $n }
came-waits = waits: it takes { $n }
came-charges = charged
skip-no-monster = no Monster
skip-no-target = nobody in reach
skip-nothing-to-take = nothing to take
skip-no-trap = no Trap
skip-no-prisoners = only in the Cells
skip-nobody-asleep = nobody asleep
skip-no-treasure = no Treasure
skip-too-few = too few: { $n }
skip-only-new = only on arrival
skip-tired = exhausted already

## What a scenario’s rule keeps

mark-stage = stage
mark-dark = dark
mark-veterans = veterans: Vitality 2
mark-text-stage = The stage is { $room }.
mark-text-shown = Veterans in { $type } rooms.
mark-text-raid = Guild cards more a turn: { $n }
mark-text-leader = Ringleader: { $hero }, with Vitality 2.
mark-text-dark = Rooms in the dark: { $n }

## What makes things happen

cause-supply = No token of the class was left
cause-traps = Trap
cause-inspire = Inspire
cause-attack = Attack
cause-pillage = Pillage
cause-wait = Waiting
cause-charge = Charge
cause-setting-up = Set-up
cause-turn = A new turn
cause-renewing = Renewing Loot
cause-cleaning = Clean-up
cause-invading = Invasion
cause-waves = A new wave
cause-ending = The end of the night
cause-cells = The Cells
cause-show-off = The { $hero } shows off
cause-treasure = Treasure: { $effect }
cause-ability = Ability: { $clan }

## Awards, moments, hints, signs

moment-pillaged = A Treasure less
moment-mage-frees = Break-out
moment-supply-empty = The Guild calls on everybody
moment-wave = The second wave
moment-built = A new room
moment-defended = Well defended
moment-bought = A good trade
award-slayer = Terror of Heroes: { $n } less of them
award-shield =
    Shield of the house: { $n } { $n ->
        [1] blow
       *[other] blows
    } stopped
award-collector =
    Light fingers: { $n } new { $n ->
        [1] card
       *[other] cards
    }
award-supplier = Quartermaster: { $n } { $n ->
        [one] token
       *[other] tokens
    } laid out
award-architect = Master builder: { $n } in Treasures
award-jailer = Jailer: { $n } locked in
why-treasure = { NUMBER($n, minimumFractionDigits: 1) } more in Treasures held, on average, than the next best idea
why-monsters = { NUMBER($n, minimumFractionDigits: 1) } Monsters more in the dungeon, on average, than the next best idea
why-loot = { NUMBER($n, minimumFractionDigits: 1) } Loot cards more, on average, than the next best idea
sign-hold = Hold this!
sign-kill = Get rid of this one!
sign-bring = Bring resources here
sign-mine = Leave this to me
sign-careful = Careful here!

## What happens

event-dungeon = The dungeon is built: { $scenario }, { $level }.
event-foreign = The Laboratory studies { $clan }: the Tactics of that Clan are in the Loot.
event-joined = { $seat } { VERB($seat, "lead", "leads") } { $clan }: Monsters { $n }, Vitality { $vitality }.
event-began-in = { $clan }: { $n } { $room }.
event-begins = Whoever has the fewest Monsters begins: { $clan }.
event-turn = Turn { $n }: { $clan }.
event-played = { $seat } { VERB($seat, "play", "plays") } { $card }. In hand: { $hand }.
event-done = The card goes to the play area.
event-drew = { $seat } { VERB($seat, "draw", "draws") } { $card }.
event-nothing-to-draw = { $seat } { VERB($seat, "have", "has") } nothing to draw.
event-reshuffled =
    { $seat } { VERB($seat, "shuffle", "shuffles") } the discard pile: { $n } { $n ->
        [1] card
       *[other] cards
    }.
event-reinforced = { $seat } { VERB($seat, "look", "looks") } at the top { $n ->
        [one] card
       *[other] { $n } cards
    }, for { $icon }.
event-kept = { $seat } { VERB($seat, "keep", "keeps") } { $card }.
event-thrown = { $seat } { VERB($seat, "discard", "discards") } { $card }.
event-swarmed =
    { $seat } { VERB($seat, "start", "starts") } a Swarm { $room }: { $icon }, { $n } { $n ->
        [1] Monster
       *[other] Monsters
    }.
event-moved = { $monster } goes { $from } { $to }, { $token }.
event-through-portal = { $monster } takes the Portal { $from } { $to }, { $token }.
event-through-wall = { $monster } walks through the wall { $from } { $to }, { $token }.
event-melee = { $monster } strikes the { $hero } { $room }.
event-ranged = { $monster } hits the { $hero } { $room } from afar.
event-killed = The { $hero } { $room } is done for.
event-token-placed = { $seat } { VERB($seat, "place", "places") } a { $token } { $room } (now { $n }).
event-token-spent = { $seat } { VERB($seat, "spend", "spends") } a { $token } { $room } ({ $n } left).
event-portal-placed = { $seat } { VERB($seat, "open", "opens") } a Portal { $room }.
event-portal-completed = { $seat } { VERB($seat, "complete", "completes") } the Portal { $room }.
event-summoned = { $monster } comes out of the Lair: now { $room }.
event-ability = { $seat } { VERB($seat, "use", "uses") } the Clan’s ability.
event-healed =
    { $monster } sheds { $n } { $n ->
        [1] Wound
       *[other] Wounds
    }.
event-produced = { $seat } { VERB($seat, "make", "makes") } a { $token } { $room } (now { $n }).
event-bought = { $seat } { VERB($seat, "get", "gets") } { $card } { $room }.
event-researched = { $seat } { VERB($seat, "take", "takes") } { $card } from the Laboratory.
event-loot = Loot on display: { $card }.
event-built = { $seat } { VERB($seat, "build", "builds") }: { $room }, with a Treasure of value { $value }.
event-plan = A new plan: { $room }.
event-cells = { $seat } { VERB($seat, "gamble", "gambles") } on the Cells ({ $n }).
event-renewed = { $seat } { VERB($seat, "discard", "discards") } { $card } to renew the Loot.
event-under = { $card } goes under the Loot.
event-cleaned =
    { $seat } { VERB($seat, "clear", "clears") } the table: { $n } { $n ->
        [1] card goes
       *[other] cards go
    } to the discard pile.
event-invasion =
    { $seat } { VERB($seat, "end", "ends") } the turn: { $n } Guild { $n ->
        [1] card
       *[other] cards
    } (wave { $wave }).
event-guild-card = Card { $number } of { $of }: { $card }.
event-sent-card = To the Cells: { $card }.
event-sent-nothing = { $card } brings nobody to the Cells.
event-no-card-left = The Guild has no card left.
event-wave = Wave { $n }! The Guild shuffles everything again: { $left } { $left ->
        [one] card
       *[other] cards
    }.
event-no-room = { $card }: there is no room of that type, nobody comes.
event-hero-comes = The { $hero } appears { $room }.
event-supply-empty =
    No tokens left ({ $class }): { $n } { $n ->
        [1] wakes
       *[other] wake
    }.
event-called = The { $hero } wakes { $room }.
event-archer-shoots = The { $hero } shoots: { $monster } { $room }.
event-warrior-takes = The { $hero } destroys: { $token } { $room }.
event-rogue-disarms = The { $hero } disarms a Trap { $room }.
event-mage-frees = { $n ->
    [0] The { $hero } opens the Cells, but nobody else is there.
   *[other] The { $hero } opens the Cells! Awake: { $n }.
}
event-ability-idle = The { $hero } shows off { $room }, to no effect.
event-trap-sprung = A Trap! The { $hero } { $room }.
event-trapped = The { $hero } gets no further than the Trap { $room }.
event-imprisoned = The { $hero }: behind bars { $room }.
event-inspired = The { $by } wakes the { $hero } { $room }.
event-freed = The { $hero } wakes { $room }, thanks to the { $by }.
event-hero-attacks = The { $hero } attacks { $monster } { $room }.
event-defended = { $seat } { VERB($seat, "defend", "defends") } { $monster } { $room } with { $card }.
event-wounded = { $monster } { $room }: Wounds { $wounds }.
event-fell = { $monster } { $room } goes back to its Lair.
event-pillaged = { $n ->
    [1] The { $hero } takes the Treasure of value { $value } { $room }.
   *[other] The { $hero } and company take the Treasure of value { $value } { $room } ({ $n } awake).
}
event-exhausted = The { $hero } is exhausted { $room }.
event-waited =
    The { $hero } waits { $room }: for a value of { $value }, { $n } { $n ->
        [1] is
       *[other] are
    } too few.
event-charged = The { $hero } charges { $from } { $to }.
event-stayed = The { $hero } stays { $room }.
event-treasure = The Treasure of value { $value } { $room } is turned: { $effect }.
event-spoiled = There it goes: { $token } { $room }.
event-cursed = { $seat } { VERB($seat, "discard", "discards") } { $card }.
event-woken = The { $hero } wakes { $room }.
event-no-effect = { $effect }: no effect.
event-rule-acted = The rule of the scenario acts.
event-token-came = { $token } { $room }: now { $n }.
event-token-gone = { $token } { $room }: { $n } left.
event-more-cards = More Guild cards this turn: { $n }.
event-raid = From now on, Guild cards more a turn: { $n }.
event-storm = The storm breaks! More Guild cards this turn: { $n }.
event-darkened = The { $type } rooms go dark.
event-relit = Light again in the { $type } rooms ({ $room }).
event-stage = The stage is put up { $room }.
event-ringleader = Now in charge of the Cells: { $class }.
event-released = The { $hero } { $room } walks free.
event-buried = The { $hero } is gone with the collapse { $room }.
event-given-back = { $seat } { VERB($seat, "give", "gives") } { $card } back.
event-portal-opened = The Portal { $room } opens by itself.
event-portal-closed = The Portal { $room } closes.
event-passage-opened = The passage between the { $room } and the { $other } opens.
event-passage-closed = The passage between the { $room } and the { $other } closes.
event-frog-bites = A Frog bites { $monster } { $room }!
event-frogs-hop = Frogs ({ $n }) hop { $from } { $to }.
event-tile-turned = The earth shakes: a tile turns ({ $room }).
event-collapsed = Collapsed: the { $room }.
event-champion-recovers = The { $hero } recovers { $room }.
event-ended = The end: { $reason } (wave { $wave }).

## The same in a word or two, since your last turn

brief-defended = defended with { $card }
brief-cursed = lost { $card }
brief-bought = got { $card }
brief-researched = took { $card }
brief-built = built: { $room }
brief-cells = used the Cells

## Refusals

refuse-no-such-room = That room is not in the dungeon.
refuse-no-icon = { $card } does not have the icon { $icon }.
refuse-used-up = { $card }: the icon { $icon } is used up.
refuse-no-such-monster = You have no Monster { $room } with { $n } { $n ->
        [one] Wound
       *[other] Wounds
    }.
refuse-not-yours = { $room } there are only Monsters of another Clan ({ $clan }): each acts with its own.
refuse-no-monster = You have no Monster { $room }.
refuse-not-in-swarm = The Swarm is { $room }: only the Monsters there act.
refuse-portal-uncompleted = The Portal { $from } { $to } is not completed yet.
refuse-wall = There is a wall: no way { $from } { $to }.
refuse-not-adjacent = Too far: no way { $from } { $to } in one go.
refuse-nothing-to-carry = There is no { $token } { $room } to carry; a Monster carries one token at a time.
refuse-no-such-hero = That Hero is not in the dungeon.
refuse-melee-far = The { $hero } is { $room }, and you have no Monster there: a blow does not reach so far.
refuse-ranged-portal = The { $hero } is { $room }, beyond a Portal: shots go through passages only.
refuse-ranged-here = The { $hero } is { $room }, in your Monster’s own room: a shot goes to a neighbouring one.
refuse-ranged-far = The { $hero } is { $room }: no passage leads from there to a Monster of yours.
refuse-supply = None left in the supply: { $token }.
refuse-no-token = There is no { $token } { $room }.
refuse-portal-there = There is a completed Portal { $room } already.
refuse-no-portals = No Portals are left in the supply.
refuse-no-portal = There is no Portal to be completed { $room }.
refuse-lair-empty = The Lair is empty: { $clan }.
refuse-lair-few = Only { $n } are in the Lair.
refuse-summon-room = With no type shown, summon where you have a Monster or in your start room: not the { $room }.
refuse-ambush-room = The ambush is in another type of room: not the { $room }.
refuse-swarm-idle = The Swarm would have nothing to do { $room }.
refuse-room-dark = This room does not work now: { $room }.
refuse-makes-nothing = This room makes nothing: { $room }.
refuse-sells-nothing = This room gives no Loot: { $room }.
refuse-empty-slot = There is no card in that place of the Loot.
refuse-laboratory-only = { $card } can only be had in the Laboratory.
refuse-wrong-room = { $card } is to be had { $room }.
refuse-no-price = A { $token } is missing { $room } to pay for it.
refuse-no-cells = This dungeon has no Cells.
refuse-no-foreign = There is no foreign Tactic on display.
refuse-not-your-ability = This Clan’s ability is another one: { $clan }.
refuse-nothing-to-heal = There are no Wounds to shed.
refuse-no-wound = That Slime has no Wound ({ $room }).
refuse-no-plan = There is no plan in that place.
refuse-too-few-coins = Coins at the Builder: { $n }. A Treasure of value { $value } costs { $value }.
refuse-no-treasure = There is no Treasure of value { $value } left.
refuse-site-taken = Another room lies in that place: { $room }.
refuse-site-far = That place does not touch the dungeon.
refuse-site-wall = There the tile would lie against a wall: { $room }. It takes a passage on both sides.
refuse-site-turn = Like this the tile has no passage to the Vault: turn it.
refuse-cells-now = The Cells cannot be used during the invasion.
refuse-cells-used = The Cells have been used this turn.
refuse-others-card = { $card } is in the hand of another Clan: { $clan }.
refuse-not-in-hand = { $card } is not in your hand.
refuse-only-defends = { $card }: this side only defends, when a Hero attacks.
refuse-no-side = { $card } has no such side.
refuse-renew-nothing = Choose at least one Loot card to renew.
refuse-defend-elsewhere = To defend { $room } it takes a Monster there: { $clan } has none.
refuse-cannot-defend = { $card } does not have the Defend icon.
refuse-asleep = The { $hero } is asleep.
refuse-no-passage = Heroes go through passages only: there is none { $from } { $to }.
refuse-not-nearer = That way they come no nearer: the { $room }.
refuse-nobody-there = There is no such Monster { $room }.
refuse-not-in-reach = That Monster { $room } cannot be hit now.

## The board in a terminal

board-wave = wave { $n }
board-turn-of = turn { $n }
board-guild = Guild: { $left } in the deck, { $today } this turn
board-lair = lair { $n }
board-deck-of = deck { $n }
board-discard-of = discard { $n }
board-hand-of = hand { $n }
board-loot = Loot ({ $n } in the deck)
board-plans = Plans ({ $n } in the pile)
board-nothing-threatened = No Treasure falls with the next card.
board-gap = empty
board-invasion = Invasion, card { $n } of { $of }
board-cells-left =
    Cells: { $n } { $n ->
        [1] use
       *[other] uses
    }, prisoners { $prisoners }

### scenarios

# The Chronicle: five chapters. `.about` is read before the first scenario of a chapter.

campaign-rent = The Rent
    .about = The dungeon has a landlady, and the landlady has a calendar. Mrs. Nettle, witch, owns every stone of it; we merely haunt the place. We are a little behind with the rent. A little is three years.
campaign-prison = No Vacancies
    .about = Word has spread that our Cells are dry, quiet and serve soup. We have more Heroes behind bars than chairs to put them on, and not one of them came with a return ticket.
campaign-magic = Second-Hand Magic
    .about = Mrs. Nettle has cleared out her attic and left us the boxes. The labels say FRAGILE, THIS WAY UP, and, on the one that croaks, RUN.
campaign-site = Under Construction
    .about = The rent is paid, the prison is quiet, the frogs have a union. It is time to enlarge. What could happen to a hole in the ground?
campaign-guild = The Guild Strikes Back
    .about = The Guild has added up what we have cost it. The sum did not fit on one page. Now everybody comes at once: the old, the famous, and the ones who put out the lights.

chapter-rent = { campaign-rent }
chapter-prison = { campaign-prison }
chapter-magic = { campaign-magic }
chapter-site = { campaign-site }
chapter-guild = { campaign-guild }

# What most scenarios have in common; boards say it behind the rule.
scenario-storm = The storm: when Wave 1 ends, { $n ->
        [one] one more Guild card comes
       *[other] { $n } more Guild cards come
    } in the same turn.

# Scenarios: the name, the rule word for word, and one line for whoever chooses. Then the cards, and the story.

scenario-cauldron = The Cauldron
    .rule = A Frog begins in the Apothecary and one in the Sewers. The Big Stir: with three or more Frogs in the Apothecary everyone draws 2 cards. Then all Frogs outside the Apothecary are discarded.
scenario-text-cauldron = Keep three Frogs in the Apothecary and the soup feeds everyone. Loose Frogs go overboard.
guild-event-big_stir = The Big Stir
    .text = Three or more Frogs in the Apothecary: everyone draws 2 cards. Then all Frogs outside the Apothecary are discarded.
    .flavour = Clockwise, darling. Anticlockwise is divorce.
campaign-rent-cauldron = { scenario-cauldron }
    .before = Mrs. Nettle will forget one month of rent for one good soup. The recipe says “frogs, to taste”, and hers is three. The Guild has smelt it too, and is on its way with spoons, among other things.
    .won = She tasted, closed her eyes, and tore a page off the calendar. The frogs, it turned out, had only been stirring.
    .lost = The soup burnt while we were being robbed. The frogs left a review.

scenario-bailiff = The Bailiff
    .rule = Rent Day: discard Coins from the Vault, as many as the number of the Wave; or turn the Treasure of the lowest value in the dungeon, with its effect.
scenario-text-bailiff = Have Coins in the Vault when he knocks, or he takes the cheapest thing in sight. He sees the 4 as well.
scenario-bailiff-side-0-0 = Pay with Coins from the Vault
scenario-bailiff-side-0-1 = Let him turn the lowest Treasure
guild-event-rent_day = Rent Day
    .text = Discard Coins from the Vault, as many as the number of the Wave; or turn the Treasure of the lowest value.
    .flavour = He wipes his boots. That is the worst part.
campaign-rent-bailiff = { scenario-bailiff }
    .before = The soup bought us a month; the month is over. A small man with a large bag walks through the dungeon, bows to everyone, and writes down what we own. He does not mind the Heroes. They will hold the door for him.
    .won = He closed the bag, counted twice, and said “exact change” in a tone of wonder. We think he is coming to the next party.
    .lost = He took the Treasure with two fingers and left a receipt. It is a very correct receipt.

scenario-ring = The Ring
    .rule = New Entrance: the players open a way between two rooms that lie side by side without one, then close another passage. Every room keeps a way to the Vault.
scenario-text-ring = The Vault has one door, and it moves. Stand where it will be.
guild-event-new_entrance = New Entrance
    .text = Open a way between two rooms side by side, then close another passage. Every room keeps a way to the Vault.
    .flavour = Gentlemen, the door is now behind you.
campaign-rent-ring = { scenario-ring }
    .before = To raise next month's rent we have let the middle of the dungeon to a boxing promoter. He has roped off the Vault and moves the entrance for every bout, for the suspense. The Heroes have bought tickets. They think they are in the first fight.
    .won = Sold out, twelve rounds, and nobody found the door in time. The promoter cried and paid in cash.
    .lost = The last bout took place on top of our Treasure. The referee counted to four.

scenario-bands = Battle of the Bands
    .rule = Heroes charge to the stage, not to the Vault; who is there already stays. Encore: the stage goes one room nearer to the Vault, from the Vault to a room farthest from it; Heroes in the room that it leaves wake up.
scenario-text-bands = Heroes follow the music. Thin out the crowd before the stage reaches the Vault.
guild-event-encore = Encore
    .text = The stage goes one room nearer to the Vault, from the Vault to a room farthest from it. Heroes in the room that it leaves wake up.
    .flavour = One more! One more! One more! (Slimes, percussion.)
campaign-rent-bands = { scenario-bands }
    .before = Nothing pays like music. The Skeletons have a xylophone each, the Dragon sings, and there is a wagon for a stage. It turns out that Heroes cannot resist a concert. It also turns out that the wagon has no brakes, and the dungeon slopes towards the Vault.
    .won = The rent is paid until winter, and the Heroes went home humming. We have been asked for a second album.
    .lost = The last song was played in the Vault. Everybody joined in, and everybody took something.

scenario-full-house = Full House
    .rule = A Warrior, a Rogue, a Mage and an Archer begin in the Cells, Exhausted. The Spare Key: a Mage is sent to the Cells, and frees everybody.
scenario-text-full-house = The Cells next to the Vault are full, and somebody has a key. Empty them before it turns.
guild-event-spare_key = The Spare Key
    .text = A Mage is sent to the Cells.
    .flavour = It was under the mat. It is always under the mat.
campaign-prison-full-house = { scenario-full-house }
    .before = Whoever drew the plans put the Cells next to the Vault: “short ways for the staff”. The staff is one rat with a bunch of keys, and this morning there was a key too few. Four guests are in already, and they have stopped complaining about the soup. That is a bad sign.
    .won = All guests are back on their straw, the key hangs on a new nail, and the mat has been arrested.
    .lost = They checked out early, by way of the Vault. They even made their beds.

scenario-ransom = Ransom
    .rule = A Warrior and a Rogue begin in the Cells, Exhausted, and two Coins with them. Activate in the Cells: discard a Coin from there and release a Hero who is Exhausted there; draw 2 cards. Jailbreak: with more than three Heroes in the Cells, all of them wake up; otherwise draw a Guild card and send its Hero to the Cells.
scenario-text-ransom = Pay a Coin, let one go, draw two cards. Only do not let more than three pile up.
guild-event-jailbreak = Jailbreak
    .text = More than three Heroes in the Cells: all of them wake up. Otherwise: draw a Guild card and send its Hero to the Cells.
    .flavour = They had been digging since Tuesday. With a spoon. Our spoon.
campaign-prison-ransom = { scenario-ransom }
    .before = An idea from the Gnolls: if Heroes are worth money, let us sell them. The Guild sends a form in three copies and no money, so we pay the ransom ourselves, and the Heroes' grateful mothers send parcels. It works as long as nobody lets the stock pile up.
    .won = Profit: eleven parcels, four jars of jam, one pair of socks. The mothers want to write to us regularly.
    .lost = The stock took stock. There were too many of them in there, and they could count.

scenario-ringleader = The Ringleader
    .rule = Two Warriors begin in the Cells, Exhausted. The class with more Heroes in the Cells than any other has Vitality 2, everywhere. Roll Call: draw a Guild card and send its Hero to the Cells.
scenario-text-ringleader = Whoever has most prisoners is twice as tough. A tie has no leader.
guild-event-roll_call = Roll Call
    .text = Draw a Guild card and send its Hero to the Cells.
    .flavour = Smith? Here. Smith? Here. Smith? Here.
campaign-prison-ringleader = { scenario-ringleader }
    .before = The prisoners have elected a spokesman, and everyone of his trade walks taller for it, inside and out. Politics! The rat with the keys, who has raised forty children, says: never let one side of the table have more.
    .won = The vote was tied, tied, and tied again, and the parliament dissolved itself for lack of soup.
    .lost = The spokesman spoke. The whole prison answered, and marched.

scenario-night-shift = The Night Shift
    .rule = The Cells can be used twice a turn; the second time draws two Guild cards. Head Count: with fewer than two Heroes in the Cells, one more Guild card comes this turn.
scenario-text-night-shift = Twice the Cells, twice the cards, and an inspector who wants to see prisoners.
guild-event-head_count = Head Count
    .text = Fewer than two Heroes in the Cells: one more Guild card this turn.
    .flavour = One, two, and the one under the blanket is a broom.
campaign-prison-night-shift = { scenario-night-shift }
    .before = The Ghosts have offered to take over the nights; they are up anyway. So the Cells work around the clock, and the corridors are full of paper. The prison board counts heads now and then. It dislikes empty beds, and it dislikes full ones even more. It has not said so.
    .won = A quiet night, all in all. Two escapes, three returns, and the broom was let off for good behaviour.
    .lost = At dawn the beds were empty and so was the Vault. The broom is helping with inquiries.

scenario-borrowed-claws = Borrowed Claws
    .rule = The cards of two foreign Clans are in the Loot. A card that you take at the Laboratory goes to your hand. The Lender: all foreign cards in hands go under the Loot deck; then all Available Loot goes there too and is replaced.
scenario-text-borrowed-claws = Two foreign Clans on loan, straight into your hand. Use them before the Lender comes.
guild-event-lender = The Lender
    .text = All foreign cards in hands go under the Loot deck. Then all Available Loot goes there too and is replaced.
    .flavour = Those claws were a size larger when I lent them.
campaign-magic-borrowed-claws = { scenario-borrowed-claws }
    .before = In the first box: two sets of claws, nearly new, from Clans who moved away. They fit if you wish hard enough, in the Laboratory, with something alive in the Cells. There is a note: “On loan. I look in from time to time.” It has teeth marks.
    .won = Everything is back in its box, only a little blunt. The Lender counted the fingers too. All there.
    .lost = He came for the claws in the middle of the fight. We were left with our own, and with gloves.

scenario-thin-walls = Thin Walls
    .rule = Heroes go through completed Portals and count them as ways. Activate where a completed Portal is: it is uncompleted again. The Draught: the uncompleted Portal farthest from the Vault is completed.
scenario-text-thin-walls = Your Portals are their Portals. Shut the door behind you.
guild-event-draught = The Draught
    .text = The uncompleted Portal farthest from the Vault is completed.
    .flavour = Somebody in another dimension has opened a window.
campaign-magic-thin-walls = { scenario-thin-walls }
    .before = The second box was empty, apart from a hole. It got out. Now the walls are as thin as gossip, and the Heroes, who for years walked past every Portal with their noses in a map, have discovered that one can simply go through. There is one in the Vault.
    .won = All holes have been found, folded and put back in the box. One of them was the box.
    .lost = They came in through the bathroom, as it were. All of them, one after the other, saying “excuse me”.

scenario-frogs = The Frogs Rebel
    .rule = Two Frogs begin in the Sewers. Croak: each Frog in a room with a Monster bites one there (1 damage) and is discarded; other Frogs hop one room nearer to the Vault; then two Frogs come into the Sewers. Three or more Frogs in the Vault: discard them, and one more Guild card comes this turn.
scenario-text-frogs = Frogs bite, and hop to the Vault. Carry them off to the Apothecary in time.
guild-event-croak = Croak
    .text = Each Frog beside a Monster bites it and is discarded; the others hop one room nearer to the Vault. Two Frogs come into the Sewers. Three or more in the Vault: discard them, and one more Guild card comes.
    .flavour = WHAT DO WE WANT? FLIES.
campaign-magic-frogs = { scenario-frogs }
    .before = The third box croaked, so naturally somebody opened it. The frogs have read the soup recipe. They have a banner, they have a plan, and the plan leads through our ankles to the Vault, where, they have heard, it is dry and the acoustics are good.
    .won = After long talks the frogs have got Sundays off and a pond with a view. Olives will be used instead.
    .lost = The frogs let the Heroes in and asked for a selfie. It came out well.

scenario-two-wings = Two Wings
    .rule = The Snap: the players turn a completed Portal to its uncompleted side. If there is none, one more Guild card comes this turn.
scenario-text-two-wings = Two wings, and only the Vault and Portals between them. Portals snap shut.
guild-event-snap = The Snap
    .text = Turn a completed Portal to its uncompleted side. If there is none: one more Guild card this turn.
    .flavour = You hear it before you miss the foot.
campaign-magic-two-wings = { scenario-two-wings }
    .before = The last box was two boxes. It had been one dungeon and is now two, an east wing and a west wing, with the Vault in the middle like the jam. There are Portals. They work like all the rest that comes out of the attic: beautifully, until they do not.
    .won = The halves have grown together again, a little crooked. The bathroom is now upstairs. We have no upstairs.
    .lost = The right half did not know that the left half was being robbed. Neither did the middle.

scenario-ground-breaking = Ground-Breaking
    .rule = If a Hero card shows a type of room that the dungeon does not have, one Hero of the class comes into the Vault. Payday: a Coin comes into the Builder's room.
scenario-text-ground-breaking = A small dungeon. Whoever finds no room digs into the Vault: build what is missing.
guild-event-payday = Payday
    .text = A Coin comes into the Builder's room.
    .flavour = The builder's. Put it down, Gremlin.
campaign-site-ground-breaking = { scenario-ground-breaking }
    .before = Five rooms, one Builder, and a drawing on a napkin. Heroes who look for a library and find a wall do what they have learnt: they dig. And since every wall of ours has the Vault behind it, better give them a library.
    .won = The dungeon has an address now, and a bell. The bell is a trap, of course.
    .lost = They were looking for the library. They found the Vault. Neither of us had planned it.

scenario-inspector = The Inspector
    .rule = At the end of Wave 1: with fewer than six types of room, one more Guild card comes every turn; with all six, everyone draws 2 cards. Spot Check: discard a Coin anywhere, or one more Guild card comes this turn.
scenario-text-inspector = All six types of room must stand before Wave 2. Keep a Coin at hand until then.
scenario-inspector-side-1-0 = Slip him a Coin
scenario-inspector-side-1-1 = Let him look: one more Guild card
guild-event-spot_check = Spot Check
    .text = Discard a Coin anywhere in the dungeon; or one more Guild card this turn.
    .flavour = Is this a load-bearing skeleton?
campaign-site-inspector = { scenario-inspector }
    .before = Building needs a permit, and the permit needs a man with a folding rule. According to the regulations a dungeon has rooms of six types, “so that every visitor can be received properly”. He will look again when the deck runs out. Until then he takes tea, two sugars, one Coin.
    .won = Approved, stamped, and framed. He asked whether we had a room to let.
    .lost = The report says: emergency exits excellent, all of them used.

scenario-earthquake = The Earthquake
    .rule = The Tremor: the players turn a tile where it lies so that ways change. Every room keeps a way to the Vault.
scenario-text-earthquake = Tiles turn, ways change, and you say how. Long ways are good ways.
guild-event-tremor = The Tremor
    .text = Turn a tile where it lies so that ways change. Every room keeps a way to the Vault.
    .flavour = Left is the new up.
campaign-site-earthquake = { scenario-earthquake }
    .before = We dug too deep and woke something that wants five more minutes. When it turns over, so does the dungeon. The Builder has found the spot on the floor that decides which way: jump there, all together, on three.
    .won = It sleeps again, and we have learnt to walk quietly. The kitchen faces south now, which is nice.
    .lost = On three, we said. On three! The Heroes jumped on two.

scenario-decoys = Decoys
    .rule = There are no Treasures but the 4 and those that you build. A Coin begins in the Builder's room. The Cave-In: of the rooms without a Treasure that no other room needs, the one farthest from the Vault collapses (never the Builder's): its Monsters go to their Lairs, its Heroes to the supply, its tile to the Builder.
scenario-text-decoys = No small Treasures but those that you build, and rooms without one fall in.
guild-event-cave_in = The Cave-In
    .text = The farthest room without a Treasure collapses, unless others need it. Monsters go to their Lairs, Heroes to the supply, the tile to the Builder.
    .flavour = Watch your step. Watch that step. Where is the step?
campaign-site-decoys = { scenario-decoys }
    .before = All our small Treasures are at the cleaner's. Without them the Heroes walk straight through to the big one. So: build rooms, and put something shiny in them. Painted lead will do. And be quick, for what is not propped up with a chest comes down.
    .won = They carried off four chests of painted lead and a very heavy door. We wish them joy.
    .lost = “Is this one real?” they asked in the Vault. We are bad liars.

scenario-veterans = The Veterans
    .rule = Heroes in rooms of the type that the last Hero card of an invasion showed have Vitality 2. Old Guard: all Exhausted Heroes in those rooms wake up.
scenario-text-veterans = Where the last card pointed they are twice as tough. Strike elsewhere, or strike twice.
guild-event-old_guard = Old Guard
    .text = All Exhausted Heroes in rooms of the type that the last Hero card showed wake up.
    .flavour = My knee has killed bigger things than you.
campaign-guild-veterans = { scenario-veterans }
    .before = The Guild has called up its pensioners. They have been in every dungeon of the land, they know where the draught comes from, and wherever the last order sent them they dig in with folding chairs. It takes two blows: one for the armour, one for the anecdote.
    .won = They went home at nine, as agreed with their doctors. They said it was the best dungeon since the war. Which war, they would not say.
    .lost = Experience, they say, is knowing which Treasure to take. They took it, and told us about it for an hour.

scenario-champion = The Champion
    .rule = The Champion begins in the Graveyard: a Hero with Vitality 2, and 1 more for each Clan in play. He wakes with every Guild card of an invasion, and charges one room at a time. Second Wind: if he is gone he comes back in the Graveyard, otherwise he sheds all damage.
scenario-text-champion = One Hero who never rests walks a room with every card. Bring him down together.
guild-event-second_wind = Second Wind
    .text = If the Champion is gone he comes back in the Graveyard. Otherwise he sheds all damage.
    .flavour = That? That was warming up.
campaign-guild-champion = { scenario-champion }
    .before = He has a statue in three towns and a jaw for each. The Champion comes on foot, one room with every trumpet call, signs autographs on the way and does not sit down. It is not enough to hit him. You have to hit him before he hears the trumpet again.
    .won = He fell, got up, fell, and asked for a chair. We are having the chair gilded.
    .lost = He lifted the Treasure with one hand and waved with the other. The crowd went wild. The crowd were his.

scenario-blackout = The Blackout
    .rule = Each of the scenario's cards darkens a type of room: the actions of those rooms cannot be used. Activate in a dark room: all rooms of its type are light again.
scenario-text-blackout = In the dark no room works. Somebody must spend an Activate on a candle.
guild-event-blackout_swords = Dark Forges
    .text = All Swords rooms go dark.
    .flavour = The last spark said good night.
guild-event-blackout_hats = Dark Hats
    .text = All Hats rooms go dark.
    .flavour = They are reading by feel now.
guild-event-blackout_eye = The Eye Closes
    .text = All Mystic Eye rooms go dark.
    .flavour = The graves were dark before. Now they are darker, and smug.
guild-event-blackout_bones = Dark Sewers
    .text = All Crossed Bones rooms go dark.
    .flavour = Mind the. Mind the. Never mind.
campaign-guild-blackout = { scenario-blackout }
    .before = Tonight the Guild has sent nobody famous. It has sent someone who blows out candles. In the dark the forge is a wall, the library a smell, and the Ghosts are the only ones who do not bump into things. Matches are in the drawer. Which drawer is the question.
    .won = All lights are on again, and in the Library sat a Rogue with a book, who begged to be allowed to finish the chapter.
    .lost = When the lights came on, the Vault was the brightest room of all. There was nothing in the way.

scenario-last-night = The Last Night
    .rule = The Guild deck also has Hero cards for the Jewel and for Special rooms. The Last Horn: in the room with most Heroes all Exhausted ones wake up (the players choose among equals).
scenario-text-last-night = They come to every room, the Vault too. Where they crowd together, the horn wakes them.
guild-event-last_horn = The Last Horn
    .text = In the room with most Heroes all Exhausted ones wake up.
    .flavour = It is not a beautiful sound. It is a long one.
campaign-guild-last-night = { scenario-last-night }
    .before = This is it: the whole Guild, with horns, on the last night of the year. They come through the door, through the Laboratory, through the building site, some of them straight into the Vault. Mrs. Nettle has put on her good hat, taken a chair and a bowl of soup, and says that we have never once been late with a Treasure.
    .won = At sunrise the last Hero knocked, politely, and asked whether there was work. Mrs. Nettle has torn up the calendar. The dungeon is ours, frogs included.
    .lost = It was a long night, and they needed only the end of it. Mrs. Nettle looks at the empty pedestal and turns over the calendar: “Again. From the first.”

# What the rule has done

event-no-ringleader = The prisoners have no ringleader.

# What the rule asks, and what it offers

do-extra-release = Release: { $hero } ({ $room }, for a Coin; draw 2)
do-extra-close = Close the Portal { $room }
do-extra-light = Light a candle { $room }
do-extra-other = { $scenario }: use its rule { $room }

# What the rule remembers

### terminal

letter-warrior = W
letter-rogue = R
letter-mage = M
letter-archer = A
letter-champion = C
terminal-treasure = Treasure and its value
terminal-portal-completed = Portal
terminal-portal-uncompleted = uncompleted Portal
terminal-awake = Hero awake
terminal-asleep = Hero asleep
terminal-awake-n = Heroes awake: { $n }
terminal-wounds = Wounds
terminal-bricked = bricked up
terminal-dead = door to nowhere
terminal-no-use = out of use
terminal-to-come = Guild, to come
terminal-stock = tokens
terminal-events = Scenario cards to come: { $n } of { $of }
terminal-threats = May fall this turn, this round:
terminal-odds = { $n }%, { $round }%
terminal-lost = Lost: { $treasures }
terminal-mage-risk = risk: Mage { $n }%
terminal-supply = Supply:
terminal-north = north
terminal-east = east
terminal-south = south
terminal-west = west
terminal-defends = Defend { $n }
terminal-ability = Vitality { $n }. Activate: { $text }.
terminal-icons-left = left: { $icons }
terminal-no-icons-left = all done
terminal-swarm = Swarm: { $icon }
terminal-step = step { $n }, { $name }

### bots

intent-play = I play { $card }.
intent-play-for = I play { $card }. { $why }
intent-wish = With { $card } I can do as you ask: { $room }.
intent-wish-not = { $room }: not with { $card }, nobody of mine gets there with it.
intent-wish-out-of-reach = { $room }: not with { $card }, nobody of mine can strike there with it.
intent-wish-nobody = { $room }: there is nobody to be struck.
intent-wish-held = { $room }: one of mine stands there; { $card } is for something else.
intent-wish-empty-handed = { $room }: not with { $card }, it brings nothing there.
intent-wish-later = { $room }: that must wait. { $why }
intent-wish-not-left = I know, that is yours; it will not wait. { $why }
intent-hold = I go to the { $room }: { $of ->
        [one] the last card is
       *[other] { $n } of { $of } cards { $n ->
            [one] is
           *[other] are
        }
    } { $type }.
intent-hold-way = I go to the { $room }: { $of ->
        [one] the last card leads
       *[other] { $n } of { $of } cards { $n ->
            [one] leads
           *[other] lead
        }
    } Heroes there.
intent-hold-there = I go to the { $room }.
intent-call = More of us to the { $room }: { $of ->
        [one] the last card is
       *[other] { $n } of { $of } cards { $n ->
            [one] is
           *[other] are
        }
    } { $type }.
intent-call-way = More of us to the { $room }: { $of ->
        [one] the last card leads
       *[other] { $n } of { $of } cards { $n ->
            [one] leads
           *[other] lead
        }
    } Heroes there.
intent-call-there = More of us to the { $room }.
intent-trap = A Trap for the { $room }: { $of ->
        [one] the last card is
       *[other] { $n } of { $of } cards { $n ->
            [one] is
           *[other] are
        }
    } { $type }.
intent-trap-way = A Trap for the { $room }: { $of ->
        [one] the last card leads
       *[other] { $n } of { $of } cards { $n ->
            [one] leads
           *[other] lead
        }
    } Heroes there.
intent-trap-there = A Trap for the { $room }.
intent-strike =
    { $n ->
        [one] I strike the { $hero } in the { $room }, who is alone there.
       *[other] I strike the { $hero } in the { $room }: { $n } of them are there.
    }
intent-bring = { $token }: in the { $room }, for whoever can use it.
intent-swarm = All of mine in the { $room } at once.
intent-spend = { $token }: I spend it in the { $room }, for more of us.
intent-draw = I want to see more cards.
intent-heal = I lick my wounds.
intent-portal = A Portal in the { $room }: a short way for all of us.
intent-buy = I buy in the { $room }: it pays for the rest of the night.
intent-build = I build: a Treasure of { $n } to keep them busy.
intent-cells =
    { $n ->
        [0] I use the Cells: { $of ->
            [one] the last card is no Mage.
           *[other] no Mage is among the { $of } cards.
        }
        [one] I use the Cells: { $of ->
            [one] although the last card is a Mage.
           *[other] one Mage among { $of } cards.
        }
       *[other] I use the Cells: { $n } Mages among { $of } cards.
    }
intent-defend = I defend the { $room }.

### board

## The page

ui-ktho-map = The dungeon
ui-ktho-tray = Your move
ui-ktho-my-clan = Your Clan
ui-ktho-phases = Phases of the turn
ui-ktho-phase-cards = Play cards
ui-ktho-phase-renew = Renew
ui-ktho-phase-clean = Clean up
ui-ktho-phase-invade = Invasion
ui-ktho-phase-end = End
ui-ktho-phase-setup = Set-up
ui-ktho-your-turn = Your turn!
ui-ktho-decide = Decide!
ui-ktho-invasion = Invasion!
ui-ktho-together = Together:
ui-ktho-swarm-shout = Swarm!
ui-ktho-defend-shout = Defend?
ui-ktho-shout-invasion = Heroes!
ui-ktho-shout-wave = Second wave!
ui-ktho-turn-of = Turn: { $name }
ui-ktho-turn = turn { $n }
ui-ktho-playing = playing
ui-ktho-next = next
ui-ktho-away = away
ui-ktho-in-play = in play
ui-ktho-vitality = Vitality of each Monster
ui-ktho-cards = cards in hand
ui-ktho-can-defend = cards that can defend
ui-ktho-defends = Can be played to defend
ui-ktho-in-lair = { $n } in the Lair
ui-ktho-lair-empty = Lair empty
ui-ktho-lair = Lair
ui-ktho-power = Clan’s ability
ui-ktho-clan-is = { $name }, { $clan }: { $n } of { $of } in the dungeon, { $cards } { $cards ->
        [one] card
       *[other] cards
    } in hand
ui-ktho-guild = Guild
ui-ktho-guild-left = Guild cards left: { $n }
ui-ktho-guild-grid = Guild cards that are still in the deck
ui-ktho-guild-chip = Guild: { $n } { $n ->
        [one] card
       *[other] cards
    } left, wave { $wave }, { $per } after each turn
ui-ktho-wave = Wave { $n }
ui-ktho-per-turn = { $n } a turn
ui-ktho-gone = drawn
ui-ktho-still = in the deck: { $n }
ui-ktho-comes = still to come
ui-ktho-is-out = drawn
ui-ktho-events = +{ $n } scenario
ui-ktho-supply = Hero tokens left: { $n } of { $of }
ui-ktho-supply-danger = none left: the next card would wake { $n }
ui-ktho-loot = Loot
ui-ktho-loot-left = { $n } in the deck
ui-ktho-gap = An empty place of the Loot
ui-ktho-ready = can be taken now
ui-ktho-threat = Threat in sight
ui-ktho-threat-short = { $room }: { $value } falls
ui-ktho-this-turn = this turn
ui-ktho-scenario = Scenario
ui-ktho-hand = Hand
ui-ktho-no-cards = No cards in hand
ui-ktho-or = or
ui-ktho-swarm = Swarm
ui-ktho-deck = deck: { $n }
ui-ktho-deck-word = deck
ui-ktho-discard = Discard pile: { $n }; played this turn: { $played }
ui-ktho-discard-word = discard
ui-ktho-played = { $n } played
ui-ktho-play-area = Played this turn
ui-ktho-none = none
ui-ktho-options = { $n } { $n ->
        [one] way
       *[other] ways
    }
ui-ktho-here = Here: { $what }
ui-ktho-carry = take along
ui-ktho-nothing = nothing
ui-ktho-others = Back
ui-ktho-icon-left = { $icon }: { $n } left
ui-ktho-build = Build
ui-ktho-plans = Plans
ui-ktho-turn-tile = Turn
ui-ktho-value = Value of the Treasure
ui-ktho-pick-place = Tap a place beside the dungeon.
ui-ktho-fits = fits here
ui-ktho-beside = beside { $rooms }
ui-ktho-renew = Renew
ui-ktho-renew-how = Pick a card of your hand to discard, and the Loot that goes.
ui-ktho-step = Step { $n }: { $name }.
ui-ktho-steps = The eight steps of a Hero
ui-ktho-card-of = card { $n } of { $of }
ui-ktho-back = Back
ui-ktho-step-by-step = Step by step
ui-ktho-skip = Skip all
ui-ktho-go-on = Go on
ui-ktho-pause = Pause
ui-ktho-review = See the invasion again
ui-ktho-out-awake = awake: { $n }
ui-ktho-out-asleep = all asleep
ui-ktho-out-after = after the { $n } ({ $room })
ui-ktho-out-vault = Vault intact
ui-ktho-out-vault-danger = in the Vault!
ui-ktho-stopped = What would have stopped it:
ui-ktho-why-room = Why there: { $room }?
ui-ktho-why-there = why there?
ui-ktho-why-hero = { $hero }, { $room }: why there?
ui-ktho-then = Next:
ui-ktho-awake = awake
ui-ktho-asleep = asleep
ui-ktho-hero-is = { $hero }, { $how }
ui-ktho-monster-of = { $monster } ({ $name })
ui-ktho-wounded = { $monster }, Wounds: { $n }
ui-ktho-treasure = Treasure of value { $n }
ui-ktho-odds = falls this turn: { $n }%
ui-ktho-portal-uncompleted = Portal, not yet completed
ui-ktho-portal-completed = completed Portal
ui-ktho-room-is = { $room } ({ $type })
ui-ktho-empty = empty
ui-ktho-sum-in = { $what } ({ $room })
ui-ktho-sum-treasures = Treasures: { $what }.
ui-ktho-sum-awake = Heroes awake: { $what }.
ui-ktho-sum-asleep = Heroes asleep: { $what }.
ui-ktho-sum-mine = Your Monsters: { $what }.
ui-ktho-sum-card = Guild card { $n } of { $of }.
ui-ktho-sum-still =
    { $n ->
        [0] Nobody is awake.
        [one] One Hero is awake.
       *[other] { $n } Heroes are awake.
    }
ui-ktho-sum-hand =
    { $n ->
        [one] One card: { $cards }.
       *[other] { $n } cards: { $cards }.
    }
ui-ktho-sum-defend = Can defend: { $cards }.
ui-ktho-sum-piles = Deck: { $deck }. Discard pile: { $discard }.
ui-ktho-makes = Activate: one { $token } more
ui-ktho-sells = Activate and a { $token }: { $kind }
ui-ktho-does-cells = Once a turn: lock a Hero in, draw three cards
ui-ktho-does-laboratory = Activate: lock a Hero in, take a foreign Tactic
ui-ktho-does-builder = Activate and Coins: a new room with a Treasure
ui-ktho-dark = does not work now
ui-ktho-distance = steps to the Vault: { $n }
ui-ktho-charge = Heroes charge to: { $rooms }
ui-ktho-coming = Guild cards still to come here: { $n }
ui-ktho-now-here = What you can do here now
ui-ktho-nearer = Nearer
ui-ktho-farther = Farther
ui-ktho-whole = The whole dungeon
ui-ktho-minimap = The whole dungeon: tap a room to go there
ui-ktho-end-held = The Vault has held!
ui-ktho-end-lost = The Vault is empty…
ui-ktho-end-sub = { $scenario } · { $level } · { $n } { $n ->
        [one] turn
       *[other] turns
    }
ui-ktho-end-moments = Moments to tell
ui-ktho-end-moments-none = A quiet night.
ui-ktho-end-chart = Treasure, turn by turn
ui-ktho-end-chart-sub = what was still there
ui-ktho-end-treasures = Treasures held: { $n }, worth { $sum }

## A turn at a glance, and keys

glance-cards = Play cards
    .text = One at a time, with any of your Monsters. Choose a side of the slash; leave what you do not need.
glance-renew = Renew Loot
    .text = Discard a card to change what is on offer.
glance-clean = Clean up
    .text = Played cards to the discard pile, draw up to five.
glance-invade = Invasion
    .text = The Guild sends Heroes: where nobody stands guard, a Treasure falls.
glance-end = End
    .text = The next Clan’s turn. After two waves the Vault has held.
key-pick = pick a card, or give an answer
key-side = play the left or the right side of the card
key-cells = use the Cells
key-list = all answers as a list
key-turn-tile = turn the tile of the Builder
key-end = end the phase, or let it pass
key-build = build with the Builder
key-main = the yellow button
key-think-again = pick again
key-scenes = one scene of the invasion back or forward; the next place to build
key-skip-scenes = skip what is being shown

# What a choice does to the dungeon itself

effect-collapses = { $room } is gone
effect-dark = darkness { $room }
effect-light = light { $room }
effect-way-longer = longer way { $room }: { $n }
effect-way-shorter = shorter way { $room }: { $n }
effect-passage-new = a way: { $room } and { $other }
effect-passage-closed = no way any more: { $room } and { $other }
