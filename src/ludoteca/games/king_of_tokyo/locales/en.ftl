# King of Tokyo: every word a player reads in the game.

## The game

game-title = King of Tokyo
game-tagline = Roll, roar and rule the city.
game-cover = 20 stars, or the last monster standing.
game-about = Giant monsters roll dice to smash one another, gather stars and power up with outrageous cards. Be the first with 20 stars, or simply the last one standing.

## Monsters

monster-gigazaur = Gigazaur
    .motto = Sixty-five million years late, and very hungry.
monster-cyber_kitty = CyberKitty
    .motto = Nine lives, all of them armed.
monster-space_penguin = Space Penguin
    .motto = One small waddle for a penguin.
monster-the_king = The King
    .motto = Heavy is the crown. Heavier is the fist.
monster-meka_dragon = MekaDragon
    .motto = Update complete. Destroy now or later?
monster-alienoid = Alienoid
    .motto = Take me to your leader. I brought ketchup.

## Dice

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = Heart
face-energy = Energy
face-claw = Claw

## Places

place-city = Tokyo City
place-bay = Tokyo Bay
place-outside = Outside Tokyo

## Terms

term-vp = Stars
term-hearts = Hearts
term-energy = Energy
type-keep = Keep
type-discard = Discard
token-poison = Poison
token-shrink = Shrink
token-smoke = Smoke
token-mimic = Mimic

## Counts

count-vp =
    { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
count-hearts =
    { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    }
count-energy = { $n } energy
count-claws =
    { $n ->
        [one] { $n } claw
       *[other] { $n } claws
    }
count-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
count-rolls =
    { $n ->
        [one] { $n } roll
       *[other] { $n } rolls
    }
count-poison =
    { $n ->
        [one] { $n } Poison token
       *[other] { $n } Poison tokens
    }
count-shrink =
    { $n ->
        [one] { $n } Shrink token
       *[other] { $n } Shrink tokens
    }
count-smoke =
    { $n ->
        [one] { $n } Smoke token
       *[other] { $n } Smoke tokens
    }

## Power cards

card-acid_attack = Acid Attack
    .text = Add 1 claw to every roll of yours, even with none rolled.
    .flavour = It also removes stubborn stains, and the shirt.
card-alien_origin = Alien Origin
    .text = Power cards cost you 1 energy less (minimum 0).
    .flavour = Back home, everything was cheaper.
card-alpha_monster = Alpha Monster
    .text = Gain 1 star if your roll has at least one claw, even if nobody is hit.
    .flavour = First in line for everything, including lunch.
card-armor_plating = Armor Plating
    .text = When you would lose exactly 1 heart, lose none.
    .flavour = Dent-proof. Mostly.
card-background_dweller = Background Dweller
    .text = Reroll your dice showing 3 for free, as often as you like.
    .flavour = Lurking since before lurking was cool.
card-burrowing = Burrowing
    .text = In Tokyo, add 1 claw to your roll. When you yield, your attacker loses 1 heart.
    .flavour = Mind the gap. All of it.
card-camouflage = Camouflage
    .text = When you would lose hearts, roll a die for each: every heart rolled prevents 1.
    .flavour = The skyscraper on the left just blinked.
card-complete_destruction = Complete Destruction
    .text = If your dice show all six faces (1, 2, 3, heart, energy, claw), gain 9 extra stars.
    .flavour = A little of everything, for everybody.
card-media_friendly = Media-Friendly
    .text = Gain 1 star each time you buy another Power card.
    .flavour = Always shows its good side: both rows of teeth.
card-eater_of_the_dead = Eater of the Dead
    .text = Gain 3 stars each time another monster falls to 0 hearts.
    .flavour = Waste not, want not.
card-energy_hoarder = Energy Hoarder
    .text = At the end of your turn gain 1 star for every 6 energy you have. Keep the energy.
    .flavour = The bill is somebody else's problem.
card-even_bigger = Even Bigger
    .text = Gain 2 hearts when you get this. Your maximum becomes 12 hearts.
    .flavour = The doctor said it was just a phase.
card-extra_head = Extra Head
    .text = Roll 1 extra die.
    .flavour = Two heads argue better than one.
card-fire_breathing = Fire Breathing
    .text = If your roll has a claw, your left and right neighbours each lose 1 extra heart.
    .flavour = Mint does not help. We tried.
card-freeze_time = Freeze Time
    .text = If you roll three or more 1s, take another turn with 1 die less.
    .flavour = Monday again? Monday again.
card-friend_of_children = Friend of Children
    .text = Whenever you gain energy, gain 1 more.
    .flavour = Will stomp for juice boxes.
card-giant_brain = Giant Brain
    .text = You have 1 extra roll each turn.
    .flavour = Forgets names, remembers grudges.
card-gourmet = Gourmet
    .text = If you roll three or more 1s, gain 2 extra stars.
    .flavour = The bus was slightly overcooked.
card-healing_ray = Healing Ray
    .text = Your heart dice may heal others, 1 each. They pay you 2 energy per heart, or all they have.
    .flavour = Your health is my business model.
card-herbivore = Herbivore
    .text = At the end of your turn gain 1 star if you made nobody lose hearts.
    .flavour = Parks fear it. People wave.
card-herd_culler = Herd Culler
    .text = Once per turn, after rolling, turn one of your dice to 1.
    .flavour = Counts sheep. Then there are fewer.
card-it_has_a_child = It Has a Child!
    .text = At 0 hearts: lose all your cards and stars, leave Tokyo, go on with 10 hearts.
    .flavour = It has your eyes. All seven of them.
card-jets = Jets
    .text = When claws hit you in Tokyo, you may yield and lose no hearts to that attack.
    .flavour = Please keep your tail inside the vehicle.
card-made_in_a_lab = Made in a Lab
    .text = In your buy step, look at the top card of the deck; you may buy it.
    .flavour = The warranty ended when the lab did.
card-metamorph = Metamorph
    .text = At the end of your turn, discard any of your Keep cards and gain their full cost in energy.
    .flavour = New season, new limbs.
card-mimic = Mimic
    .text = Copy a Keep card of any player. At the start of your turn, pay 1 energy to change it.
    .flavour = Mimic. Mimic. Stop that. Stop that.
card-battery_monster = Battery Monster
    .text = Put 6 energy on this card. Take 2 at the start of each turn; discard it when empty.
    .flavour = Monster not included.
card-nova_breath = Nova Breath
    .text = Your claws hit all other monsters, in and out of Tokyo.
    .flavour = Sunscreen factor: not enough.
card-detritivore = Detritivore
    .text = If your roll has a 1, a 2 and a 3, gain 2 stars. The dice still count for the rest.
    .flavour = One city's trash is still trash. Delicious.
card-opportunist = Opportunist
    .text = Buy any card revealed in another player's turn before that player can.
    .flavour = Were you going to eat that?
card-parasitic_tentacles = Parasitic Tentacles
    .text = In your buy step you may buy Keep cards from other players; you pay them the cost.
    .flavour = It is not stealing if you leave a tip.
card-plot_twist = Plot Twist
    .text = Before resolving, turn one of your dice to any face. Then discard this card.
    .flavour = It was the building all along.
card-poison_quills = Poison Quills
    .text = If you roll three or more 2s, add 2 claws.
    .flavour = Hugs cost extra.
card-poison_spit = Poison Spit
    .text = Monsters hurt by your claws get a Poison token: 1 heart lost at the end of each of their turns.
    .flavour = Say it, do not spray it.
card-psychic_probe = Psychic Probe
    .text = After each other monster's last roll, you may reroll one of its dice. On a heart, discard this.
    .flavour = It knows what you kept.
card-rapid_healing = Rapid Healing
    .text = At any time pay 2 energy to gain 1 heart, as often as you like.
    .flavour = Walk it off. Through that wall.
card-regeneration = Regeneration
    .text = Whenever you gain hearts, gain 1 more.
    .flavour = The tail grew back. So did the other tail.
card-rooting_for_the_underdog = Rooting for the Underdog
    .text = At the end of your turn gain 1 star if you alone have the fewest stars.
    .flavour = Somebody knitted you a scarf.
card-shrink_ray = Shrink Ray
    .text = Monsters hurt by your claws get a Shrink token: 1 die less for each.
    .flavour = Terror of Tokyo, now in travel size.
card-smoke_cloud = Smoke Cloud
    .text = Comes with 3 Smoke tokens. Spend one for an extra roll; discard when the last is spent.
    .flavour = Who turned off the skyline?
card-solar_powered = Solar Powered
    .text = At the end of your turn gain 1 energy if you have none.
    .flavour = Naps at noon, for science.
card-spiked_tail = Spiked Tail
    .text = If your roll has at least one claw, add 1 claw.
    .flavour = Reversing is an attack.
card-stretchy = Stretchy
    .text = Before resolving, pay 2 energy to turn one of your dice to any face. Repeat at will.
    .flavour = Yoga was a mistake for everyone else.
card-energy_drink = Energy Drink
    .text = While rolling, pay 1 energy for an extra roll, as often as you can.
    .flavour = Open can, lose sleep, flatten suburb.
card-urbavore = Urbavore
    .text = Gain 1 extra star when you start a turn in Tokyo. There, if you have a claw, add 1 claw.
    .flavour = Five stars. Would eat downtown again.
card-were_only_making_it_stronger = We're Only Making It Stronger!
    .text = Each time you lose 2 or more hearts at once, gain 1 energy.
    .flavour = Fire again! It seems to like it.
card-wings = Wings
    .text = When about to lose hearts, pay 2 energy to lose none for the rest of this turn.
    .flavour = Ground floor is for lunch.
card-apartment_building = Apartment Building
    .text = Gain 3 stars.
    .flavour = Two bedrooms, one bite.
card-commuter_train = Commuter Train
    .text = Gain 2 stars.
    .flavour = Delayed, due to teeth.
card-corner_store = Corner Store
    .text = Gain 1 star.
    .flavour = Open around the clock, until a minute ago.
card-death_from_above = Death From Above
    .text = Gain 2 stars. All other monsters leave Tokyo and you take Tokyo City.
    .flavour = Look up. Too late.
card-energize = Energize
    .text = Gain 9 energy.
    .flavour = Licked the power station. Twice.
card-evacuation_orders = Evacuation Orders
    .text = All other monsters lose 5 stars.
    .flavour = No audience, no applause.
card-flame_thrower = Flame Thrower
    .text = All other monsters lose 2 hearts.
    .flavour = Now serving: everyone, well done.
card-frenzy = Frenzy
    .text = Take another turn right after this one.
    .flavour = Sugar was involved.
card-gas_refinery = Gas Refinery
    .text = Gain 2 stars. All other monsters lose 3 hearts.
    .flavour = No smoking within nine blocks.
card-heal = Heal
    .text = Gain 2 hearts.
    .flavour = Kiss it better. From a distance.
card-high_altitude_bombing = High Altitude Bombing
    .text = All monsters lose 3 hearts, you included.
    .flavour = The pilots did not take sides.
card-jet_fighters = Jet Fighters
    .text = Gain 5 stars and lose 4 hearts.
    .flavour = Crunchy, with a spicy centre.
card-national_guard = National Guard
    .text = Gain 2 stars and lose 2 hearts.
    .flavour = They brought a very strongly worded cannon.
card-nuclear_power_plant = Nuclear Power Plant
    .text = Gain 2 stars and 3 hearts.
    .flavour = Glows nicely with the eyes.
card-skyscraper = Skyscraper
    .text = Gain 4 stars.
    .flavour = Sixty floors of toothpick.
card-tank = Tank
    .text = Gain 4 stars and lose 3 hearts.
    .flavour = Tastes like metal and regret.
card-vast_storm = Vast Storm
    .text = Gain 2 stars. All others lose half their energy, rounded down.
    .flavour = Umbrella sales were excellent, briefly.

## Decisions, events and refusals

# Symbols for a row of dice in one line of text.
die-1 = 1
die-2 = 2
die-3 = 3
die-heart = ♥
die-energy = ϟ
die-claw = ⚔
faces-two-m =
    { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    }
faces-two-f =
    { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    }
# Dice by their faces, when some of them are told: "the two claws".
dice-1 =
    { $n ->
        [one] the 1
       *[other] the { faces-two-m } 1s
    }
dice-2 =
    { $n ->
        [one] the 2
       *[other] the { faces-two-m } 2s
    }
dice-3 =
    { $n ->
        [one] the 3
       *[other] the { faces-two-m } 3s
    }
dice-heart =
    { $n ->
        [one] the heart
       *[other] the { faces-two-m } hearts
    }
dice-energy =
    { $n ->
        [one] the energy
       *[other] the { faces-two-m } energies
    }
dice-claw =
    { $n ->
        [one] the claw
       *[other] the { faces-two-m } claws
    }
dice-shown = { $faces }
dice-none = no dice

option-target = stars needed to win
    .about = The first monster with so many stars wins. Fewer stars, shorter match.
option-monsters = monsters by seat
    .about = Only the face differs: all play by the same rules.
monsters-text-gigazaur = Slept a million years and got up on the wrong foot.
monsters-text-cyber_kitty = Nine lives, ten hearts and a laser pointer of its own.
monsters-text-space_penguin = Came from the cold of space and finds Tokyo warm enough.
monsters-text-the_king = Says the throne was his all along.
monsters-text-meka_dragon = Breathes fire, runs on bolts, needs oil.
monsters-text-alienoid = Three eyes on the city and all of them hungry.

# What happened. $seat and other players come as names; $by is `nobody` or `self` where it is not another player.
event-rolled-off = { $seat } { VERB($seat, "roll", "rolls") } for the start: { $dice } ({ count-claws }).
event-begins = { $seat } { VERB($seat, "start", "starts") }.
event-turn = { $seat } { VERB($seat, "take", "takes") } the dice.
event-extra-turn = { $seat } { VERB($seat, "take", "takes") } another turn!
event-rolled =
    { $mask ->
        [0] { $seat } { VERB($seat, "roll", "rolls") } { $dice }.
        [one] { $seat } { VERB($seat, "reroll", "rerolls") } { $mask } die: { $dice }.
       *[other] { $seat } { VERB($seat, "reroll", "rerolls") } { $mask } dice: { $dice }.
    }
event-smoked =
    { $left ->
        [0] { $seat } { VERB($seat, "spend", "spends") } the last Smoke token for another roll.
       *[other] { $seat } { VERB($seat, "spend", "spends") } a Smoke token for another roll ({ $left } left).
    }
event-drank = { $seat } { VERB($seat, "pay", "pays") } { count-energy } for { card-energy_drink }: one more roll.
event-probed = { $seat } { VERB($seat, "reroll", "rerolls") } a die of { VERB($of, "yours", $of) }: { $before } → { $face }.
event-changed = { $seat } { VERB($seat, "turn", "turns") } a die from { $before } to { $face }.
event-used-up = { $seat }: { $card } is used up and discarded.
event-stars-dice = { $seat } { VERB($seat, "gain", "gains") } { count-vp } with { $count } dice showing { $face }.
event-stars-start = { $seat } { VERB($seat, "gain", "gains") } { count-vp }.
event-stars-card = { $seat } { VERB($seat, "gain", "gains") } { count-vp }.
event-stars-lost = { $seat } { VERB($seat, "lose", "loses") } { count-vp }.
event-energy-dice = { $seat } { VERB($seat, "gain", "gains") } { count-energy }.
event-energy-card = { $seat } { VERB($seat, "gain", "gains") } { count-energy }.
event-energy-lost = { $seat } { VERB($seat, "lose", "loses") } { count-energy }.
event-energy-spent = { $seat } { VERB($seat, "pay", "pays") } { count-energy }.
event-paid = { $seat } { VERB($seat, "pay", "pays") } { count-energy } to { $to }.
event-earned = { $seat } { VERB($seat, "get", "gets") } { count-energy } from { $from }.
event-hearts-dice = { $seat } { VERB($seat, "heal", "heals") } { count-hearts }.
event-hearts-card = { $seat } { VERB($seat, "heal", "heals") } { count-hearts }.
event-hearts-cut = { $seat } { VERB($seat, "lose", "loses") } { count-hearts } with { $card }.
event-treated = { $seat } { VERB($seat, "heal", "heals") } { count-hearts } of { VERB($patient, "yours", $patient) } and { VERB($seat, "get", "gets") } { $fee } energy for it.
event-poisoned = { $seat } { VERB($seat, "get", "gets") } { count-poison }.
event-shrunk = { $seat } { VERB($seat, "get", "gets") } { count-shrink }.
event-poison-removed = { $seat } { VERB($seat, "are", "is") } rid of { count-poison }.
event-shrink-removed = { $seat } { VERB($seat, "are", "is") } rid of { count-shrink }.
event-hurt =
    { $by ->
        [nobody] { $seat } { VERB($seat, "lose", "loses") } { count-hearts } to { $cause }.
        [self] { $seat } { VERB($seat, "lose", "loses") } { count-hearts }, all of { VERB($seat, "your", "its") } own making.
       *[other] { $seat } { VERB($seat, "lose", "loses") } { count-hearts } to { $by }.
    }
event-blocked = { $card } protects { $seat }: { count-hearts } saved.
event-camouflaged = { $seat } { VERB($seat, "hide", "hides") } with { card-camouflage } ({ $dice }): { count-hearts } saved.
event-flew = { $seat } { VERB($seat, "pay", "pays") } { count-energy } and { VERB($seat, "take", "takes") } off: no more hearts lost this turn.
event-fell = { $seat } { VERB($seat, "are", "is") } down, and out of the game!
event-reborn = { $seat } { VERB($seat, "are", "is") } down, but… { card-it_has_a_child } A new life with 10 hearts.
event-yielded = { $seat } { VERB($seat, "yield", "yields") } Tokyo to { $to }.
event-stayed = { $seat } { VERB($seat, "stay", "stays") } in Tokyo.
event-entered = { $seat } { VERB($seat, "enter", "enters") } { $place } and { VERB($seat, "gain", "gains") } 1 star.
event-moved-to-city = { $seat } { VERB($seat, "move", "moves") } from Tokyo Bay to Tokyo City.
event-bay-closed = Tokyo Bay closes: { $seat } { VERB($seat, "have", "has") } to leave.
event-driven-out = { $by } { VERB($by, "drive", "drives") } { $seat } out of Tokyo.
event-bought = { $seat } { VERB($seat, "buy", "buys") } { $card } for { count-energy }.
event-bought-from-deck = { $seat } { VERB($seat, "buy", "buys") } { $card } off the top of the deck for { count-energy }.
event-bought-from = { $seat } { VERB($seat, "buy", "buys") } { $card } from { $seller } for { count-energy }.
event-sold = { $seat } { VERB($seat, "shed", "sheds") } { $card } and { VERB($seat, "gain", "gains") } { count-energy }.
event-mimicked = { $seat } { VERB($seat, "copy", "copies") } { $card } with { card-mimic }.
event-frenzied = { $seat } { VERB($seat, "are", "is") } in a frenzy: another turn follows this one.
event-revealed = New in the market: { $card }.
event-swept = { $seat } { VERB($seat, "pay", "pays") } 2 energy and { VERB($seat, "sweep", "sweeps") } the market away.
event-reshuffled = The discards are shuffled into a new deck.
event-peeked = You see the top card of the deck: { $card }.
event-ended = Game over: { $reason }.

cause-claws = claws
cause-poison = poison
cause-setting-up = setting up
cause-roll-off = who starts
cause-turn = the turn
cause-roll = the roll
cause-numbers = numbers
cause-energies = energy on the dice
cause-hearts = hearts on the dice
cause-in-tokyo = starting in Tokyo
cause-entering = entering Tokyo
cause-bay-closes = four monsters left
cause-buying = the market
cause-sweeping = a new market
cause-turn-ends = the end of the turn
cause-game-ends = the goal of the game
cause-more-of-a-number = further dice
cause-printed-cost = printed cost
cause-never-below-zero = never below zero
cause-all-hearts = with no room left
cause-no-hearts-left = beyond the last heart
cause-no-stars-left = beyond the last star

reason-stars = the stars are in
reason-last-alive = only one monster is still standing
reason-all-fell = nobody survived

# What a player is asked.
ask-keep =
    { $left ->
        [0] No rolls left. Stop, or use a card?
        [one] Which dice do you keep? You can reroll the others 1 more time.
       *[other] Which dice do you keep? You can reroll the others { $left } more times.
    }
ask-probe = { $monster } is done rolling. Make one of those dice roll again?
ask-reroll-three = The die shows a 3. Roll it again?
ask-change = Turn a die before your roll counts?
ask-camouflage-threes = Your camouflage roll: { $dice }. Roll threes again?
ask-resolve = Which dice count first?
ask-heart = What do you use heart { $n } of { $of } for?
ask-yield =
    { $hearts ->
        [one] { $monster } attacks you in { $place }, and you have { $hearts } heart. Stay or yield?
       *[other] { $monster } attacks you in { $place }, and you have { $hearts } hearts. Stay or yield?
    }
ask-react = You are about to lose { count-hearts } ({ $cause }), out of { $hearts }. What do you do?
ask-rapid-healing = Your energy is about to shrink. Turn some into hearts first?
ask-buy = Go shopping? You have { $energy } energy.
ask-snatch = { $monster } turned up new cards. Snatch one first? You have { $energy } energy.
ask-sell = Shed a card for its full cost?
ask-mimic = Which Keep card do you copy?
ask-mimic-move = Pay 1 energy to copy another card?

# What a player can do.
pick-keep =
    { $n ->
        [0] Reroll all the dice
       *[other] Keep { $things } and roll the rest
    }
do-stop = Keep all the dice and stop
do-reroll-threes =
    { $n ->
        [one] Reroll the die showing 3 ({ $card })
       *[other] Reroll the { $n } dice showing 3 ({ $card })
    }
    .short =
        { $n ->
            [one] Reroll one 3
           *[other] Reroll { $n } threes
        }
do-smoke = Spend a Smoke token for one more roll ({ $card }, { $left } left)
    .short = Smoke ({ $left } left): one more roll
do-drink = Pay { count-energy } for one more roll ({ $card })
    .short = { $n } energy: one more roll
do-no-probe = Leave the dice alone
do-probe = Reroll the die showing { $face }
do-leave-three = Keep the 3
do-leave-threes = Leave the threes
do-no-change = Leave the dice as they are
do-change = Die { $die }: { $before } → { $face } ({ $card })
    .group = { $card }: die { $die } ({ $before })
    .short = { $face }
    .by = { $card }
do-resolve-numbers = Numbers: score stars
do-resolve-energies = Energy: fill up
do-resolve-hearts = Hearts: heal
do-resolve-claws = Claws: attack
do-heart-me = Heal yourself
do-heart-poison = Take off a Poison token
do-heart-shrink = Take off a Shrink token
do-heart-patient = Heal { $monster }, for a fee
do-yield = Yield { $place } to { $monster }
do-stay = Stay in { $place }
do-react-camouflage = Roll for { $card }
do-react-wings = Pay 2 energy and fly off ({ $card })
do-react-rapid_healing = Pay 2 energy to heal 1 heart ({ $card })
do-take-it = Grit your teeth: lose { count-hearts }
do-enough = That will do
do-buy = Buy { $card } for { count-energy }
do-finish-buying = Done shopping
do-sweep = Pay { count-energy } to sweep the market and get three new cards
do-buy-from-deck = Buy { $card } off the top of the deck for { count-energy }
do-buy-from = Buy { $card } from { $monster } for { count-energy }
do-no-snatch = Let them lie
do-sell = Shed { $card } and gain { count-energy }
do-use-card = Use { $card }
do-leave-mimic = Leave { card-mimic } as it is
do-mimic = Copy { $card } of { $monster }

# Why the best bot would do something.
why-stars = { NUMBER($n, minimumFractionDigits: 1) } ★ more, on average, than the next best idea
why-hearts = { NUMBER($n, minimumFractionDigits: 1) } ♥ more, on average, than the next best idea

# What a choice leads to, as far as that is certain.
effect-gain-stars = { $who } +{ count-vp }
effect-lose-stars = { $who } −{ count-vp }
effect-gain-hearts = { $who } +{ count-hearts }
effect-lose-hearts = { $who } −{ count-hearts } ({ $after } left)
effect-gain-energy = { $who } +{ count-energy }
effect-lose-energy = { $who } −{ count-energy } ({ $after } left)
effect-gain-poison = { $who } +{ count-poison }
effect-lose-poison = { $who } −{ count-poison }
effect-gain-shrink = { $who } +{ count-shrink }
effect-lose-shrink = { $who } −{ count-shrink }
effect-gain-card = { $who } { VERB($who, "get", "gets") } { $card }
effect-lose-card = { $who } { VERB($who, "lose", "loses") } { $card }
effect-dice = your dice: { $before } → { $after }
effect-rolls = your rolls each turn: { $before } → { $after }
effect-room = the hearts you can have: { $before } → { $after }
effect-prices = the cards of the market together: { $before } → { $after } energy
effect-with-dice = with a roll like this one: { $what }
effect-at-end = at the end of your turn: { $what }
effect-falls = { $who } { VERB($who, "fall", "falls") }
effect-place = { $who }: { $place }
effect-wasted = no healing in Tokyo
effect-short = { $face } · { $face }: one more gives { count-vp }

# Why something is not possible.
refuse-too-dear = { $card } costs { count-energy }; you have { $energy }, which is { $missing } short.
refuse-not-for-you = { $card } is not yours to buy right now.
refuse-empty-slot = There is no card in market slot { $slot }.
refuse-no-sweep-now = Only the player whose turn it is can sweep the market.
refuse-sweep-too-dear = Sweeping the market costs 2 energy; you have { $energy }.
refuse-no-rolls-left = You have no rolls left: the dice stay as they are.
refuse-no-such-dice = There are only { count-dice } to choose from.

## Web client: the board

ui-kot-turn-of = { $name }’s turn
ui-kot-steps = Steps of the turn
ui-kot-step-roll = Roll
ui-kot-step-resolve = Resolve
ui-kot-step-enter = Enter
ui-kot-step-buy = Buy
ui-kot-step-end = End
ui-kot-decide = Decide!
ui-kot-pill-mine = Your turn!
ui-kot-pill-buy = Shopping!
ui-kot-playing = playing
ui-kot-next = next
ui-kot-place-city = City
ui-kot-place-bay = Bay
ui-kot-place-outside = Outside
ui-kot-place-fallen = Out
ui-kot-at-city = In Tokyo City
ui-kot-at-bay = In Tokyo Bay
ui-kot-at-outside = Outside Tokyo
ui-kot-outside = Outside: { $names }
ui-kot-perk-enter = enter
ui-kot-perk-start = start a turn
ui-kot-perk-hearts = hearts do not heal
ui-kot-why-them = Why only them?
ui-kot-rolled = { $name } rolled
ui-kot-hearts-of =
    { $of ->
        [one] { $n } of { $of } heart
       *[other] { $n } of { $of } hearts
    }
ui-kot-stars-of =
    { $of ->
        [one] { $n } of { $of } star
       *[other] { $n } of { $of } stars
    }
ui-kot-energy-word = energy
ui-kot-token-poison =
    { $n ->
        [one] takes 1 heart at the end of its owner’s turn.
       *[other] take { $n } hearts at the end of their owner’s turn.
    } Outside Tokyo, a heart die takes a token off.
ui-kot-token-shrink =
    { $n ->
        [one] takes 1 die from its owner’s roll.
       *[other] take { $n } dice from their owner’s roll.
    } Outside Tokyo, a heart die takes a token off.
ui-kot-spoken = { $who }: { $place }, { $hearts } of { $max } hearts, { $stars } of { $target } stars, { $energy } energy
ui-kot-spoken-out = { $who }: out of the game
ui-kot-deck = deck { $n }
ui-kot-sweep = Sweep
ui-kot-hinted = hint
ui-kot-ready = ready
ui-kot-your-cards = Your cards
ui-kot-tap-to-read = tap to read
ui-kot-no-cards = none yet
ui-kot-round = round { $n }
ui-kot-tray = Your move
ui-kot-dice = Dice
ui-kot-dice-none = No dice on the table.
ui-kot-keep-none = Tap a die to keep it.
ui-kot-your-turn = Your turn, { $monster }!
ui-kot-tap-dice = Tap the dice you want to keep and roll the rest.
ui-kot-rolls-left =
    { $n ->
        [0] no rolls left
        [one] { $n } roll left
       *[other] { $n } rolls left
    }
ui-kot-roll =
    { $n ->
        [one] Roll { $n } die
       *[other] Roll { $n } dice
    }
ui-kot-roll-short = Roll { $n }
ui-kot-stop = Stop and resolve
ui-kot-if-stop = If you stop now:
ui-kot-if-stop-short = If you stop:
ui-kot-if-kept = What you keep:
ui-kot-would-fall = would fall
ui-kot-no-heal = no healing in Tokyo
ui-kot-enters-city = enter the City: +1 star
ui-kot-enters-bay = enter the Bay: +1 star
ui-kot-one-short = one short of +{ $n }
ui-kot-nothing = nothing at all
ui-kot-hint-thinking = Thinking …
ui-kot-hint-use = Keep those
ui-kot-undo-reach =
    { $n ->
        [one] { $n } move back
       *[other] { $n } moves back
    }
ui-kot-undo-start = nothing to undo
ui-kot-undo-roll = dice were rolled
ui-kot-undo-reveal = cards were shown
ui-kot-undo-other = others have moved
ui-kot-undo-live = not in this game
ui-kot-watch = See what happens.
ui-kot-over-text = Tokyo holds its breath.
ui-kot-yield-title = Yield Tokyo?
ui-kot-you-leave = You leave
ui-kot-you-stay = You stay
ui-kot-or = or
ui-kot-leave = Yield
ui-kot-stay = Stay in Tokyo
ui-kot-leave-safe = Claws from outside no longer reach you
ui-kot-leave-heal = Heart dice heal you again
ui-kot-leave-burrow = { $name } loses 1 heart to Burrowing
ui-kot-leave-enter = { $name } moves in: +1 star for them ({ $stars })
ui-kot-stay-stars = +2 stars when your next turn starts
ui-kot-claws-first = { $name } plays first: −{ $n } ♥ on average, going for claws
ui-kot-claws-first-all = { $names } play first: −{ $n } ♥ each on average, going for claws
ui-kot-stay-heal = Heart dice still do not heal you
ui-kot-also-decides = { $names } decides too. Neither sees the other’s choice.
ui-kot-buy-shout = Shopping time!
ui-kot-buy-text = You have { $n } energy. Tap a card that glows.
ui-kot-buy-nothing = You have { $n } energy: too little for these cards.
ui-kot-snatch-shout = Quick!
ui-kot-if-buy = If you buy now
ui-kot-next-card = Another card takes its place, and you may buy that one too.
ui-kot-none-picked = no card chosen
ui-kot-what-you-can = What you can do
ui-kot-or-save = Or save up: energy is not lost between turns.
ui-kot-sweep-all = Sweep all three
ui-kot-sweep-note = new market · 2
ui-kot-end-turn = End the turn
ui-kot-buy = Buy · { $n }
ui-kot-read = read
ui-kot-chosen = chosen
ui-kot-you-have = your energy
ui-kot-pick-die = Tap a die first.
ui-kot-turn-by = { $n } cards: choose
ui-kot-ask-probe = Mind control!
ui-kot-ask-reroll-three = A three!
ui-kot-ask-change = Last touch?
ui-kot-ask-camouflage-threes = Threes again?
ui-kot-ask-resolve = In which order?
ui-kot-ask-heart = A heart for you!
ui-kot-ask-react = Incoming!
ui-kot-ask-rapid-healing = Heal first?
ui-kot-ask-sell = Shed a card?
ui-kot-ask-mimic = Copycat!
ui-kot-ask-mimic-move = Copy another?
ui-kot-shout-boom = Kaboom!
ui-kot-shout-stars = Superstar!
ui-kot-shout-city = Tokyo falls!
ui-kot-shout-bay = Splash!
ui-kot-shout-fell = Knockout!
ui-kot-shout-reborn = It lives!
ui-kot-shout-again = Again!

## Web client: the end of a match

ui-kot-end-title-1 = Tokyo
ui-kot-end-title-2 = has a king!
ui-kot-end-title-none = is free!
ui-kot-end-sub =
    game over · { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } · { $minutes } min
ui-kot-end-how = How the last turn went
ui-kot-end-card = { $card }
ui-kot-end-start = started in Tokyo
ui-kot-end-dice = with the dice
ui-kot-end-enter = entered Tokyo
ui-kot-end-rank = Final order
ui-kot-end-winner = rules the city
ui-kot-end-fell = fell in round { $n }
ui-kot-end-missing =
    { $n ->
        [one] { $n } star short
       *[other] { $n } stars short
    }
ui-kot-end-chart = The match in one drawing
ui-kot-end-chart-sub = lines: stars · cells: hearts at the end of the round
ui-kot-end-hearts = Hearts by round
ui-kot-end-moments = Key moments
ui-kot-end-moments-sub = tap to watch again
ui-kot-end-moments-none = A quiet match: nothing stood out.
ui-kot-end-luck = Luck or brains?
ui-kot-end-lucky =
    { $you ->
        [yes] The dice loved you.
       *[no] The dice loved { $name }.
    }
ui-kot-end-unlucky = { $name } won against the dice.
ui-kot-end-even = { $name } won with dice like everyone’s.
ui-kot-end-none = The dice loved nobody.
ui-kot-end-luck-how = How the dice fell, whatever was made of them:
moment-fell = Knocked out
moment-reborn = Back to life
moment-hurt = A great blow
moment-stars-dice = A good throw
moment-stars-start = King of the hill
moment-stars-card = Stars from a card
moment-entered = Into Tokyo
moment-bought = A big purchase
moment-bought-from-deck = A blind purchase
moment-bought-from = A deal among monsters
award-claws =
    Claws of steel: { $n ->
        [one] { $n } heart taken
       *[other] { $n } hearts taken
    }
award-tokyo =
    Landlord: { $n ->
        [one] { $n } turn begun in Tokyo
       *[other] { $n } turns begun in Tokyo
    }
award-shopper = Big spender: { $n } energy for cards
award-healer =
    Thick skin: { $n ->
        [one] { $n } heart healed
       *[other] { $n } hearts healed
    }

## The waiting room

ui-room-who-king-of-tokyo = Who will wreck Tokyo?
ui-room-your-pick-king-of-tokyo = Your monster
ui-room-note-king-of-tokyo-5 = with 5, the Bay opens

## Signs
sign-want = I want this one
sign-all-at = All at this one!
sign-careful = Careful here!
sign-get-out = Get out of there!

# what happened, in a word, behind the name of the one whom it happened to
brief-hurt =
    { $by ->
        [nobody] −{ count-hearts } ({ $cause })
        [self] −{ count-hearts }
       *[other] −{ count-hearts } ({ $by })
    }
brief-fell = out!
brief-reborn = a new life
brief-stars-dice = +{ count-vp }
brief-stars-start = +{ count-vp }
brief-stars-card = +{ count-vp }
brief-stars-lost = −{ count-vp }
brief-energy-dice = +{ count-energy }
brief-energy-card = +{ count-energy }
brief-energy-lost = −{ count-energy }
brief-hearts-dice = +{ count-hearts }
brief-hearts-card = +{ count-hearts }
brief-hearts-cut = −{ count-hearts }
brief-poisoned = +{ count-poison }
brief-shrunk = +{ count-shrink }
brief-yielded = left Tokyo
brief-driven-out = driven out of Tokyo
brief-bay-closed = had to leave the Bay
brief-entered = to { $place }
brief-moved-to-city = to { place-city }
brief-bought = bought { $card }
brief-bought-from-deck = bought { $card }
brief-bought-from = bought { $card } from { $seller }

## Rules at the table

glance-roll = Roll
    .text = Six dice, up to three times. Keep what you like.
glance-resolve = Resolve
    .text = Three equal numbers are stars; energy pays, hearts heal, claws strike.
glance-enter = Enter
    .text = If nobody is in Tokyo, you must go in.
glance-buy = Buy
    .text = Pay energy for cards. Sweep all three for 2.
glance-end = End
    .text = What happens at the end of the turn, then the next one rolls.
key-die = keep a die, or not; pick an offer
key-roll = roll
key-stop = stop and resolve
key-main = the yellow button
key-end = end your turn
key-decline = let an offer pass

## Cards of packs: what they say is made of their numbers

plain-text = { $parts }
plain-discard-vp = Gain { $n ->
    [one] 1 star
   *[other] { $n } stars
}.
plain-discard-hearts = Gain { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}.
plain-discard-energy = Gain { $n } energy.
plain-discard-others-lose-vp = All other monsters lose { $n ->
    [one] 1 star
   *[other] { $n } stars
}.
plain-discard-hurts-others = All other monsters lose { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}.
plain-discard-hurts-me = Lose { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}.
plain-keep-dice = Roll { $n ->
    [one] 1 extra die
   *[other] { $n } extra dice
}.
plain-keep-rolls = You have { $n ->
    [one] 1 extra roll
   *[other] { $n } extra rolls
} each turn.
plain-keep-claws = Add { $n ->
    [one] 1 claw
   *[other] { $n } claws
} to every roll of yours, even with none rolled.
plain-keep-more-claws = If your roll has at least one claw, add { $n ->
    [one] 1 claw
   *[other] { $n } claws
}.
plain-keep-discount = Power cards cost you { $n } energy less (minimum 0).
plain-keep-hearts = Whenever you gain hearts, gain { $n } more.
plain-keep-energy = Whenever you gain energy, gain { $n } more.
plain-keep-max-hearts = Your maximum is { $n ->
    [one] 1 heart
   *[other] { $n } hearts
} higher.
gallery-cost = costs { $n } energy
