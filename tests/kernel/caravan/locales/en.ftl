# Caravan: every word a player reads.

ware-salt = salt
ware-dates = dates
ware-wool = wool
ware-copper = copper
ware-silk = silk
ware-saffron = saffron
ware-amber = amber
ware-ivory = ivory
ware-pearls = pearls
ware-incense = incense

beast-mule = the mule
beast-camel = the camel
beast-horse = the horse
beast-goat = the goat
beast-ox = the ox
beast-donkey = the donkey
beast-llama = the llama
beast-yak = the yak

stop-mill = the mill
stop-abbey = the abbey
stop-pass = the mountain pass
stop-oasis = the oasis
stop-ruin = the ruin

cause-looking = Looking for wares
cause-trade = Trade
cause-rest = A rest at the well
cause-nightfall = Nightfall

ask-turn = What do you do today?
ask-keep = Which of the two do you keep?

do-look = Look for wares
do-water = Draw water
do-sell = Sell { $ware }
do-keep = Keep { $ware }

event-looked = { $seat } { VERB($seat, "look", "looks") } at two wares.
event-kept = You keep { $ware }.
event-kept-hidden = { $seat } { VERB($seat, "keep", "keeps") } one of them.
event-drew-water = { $seat } { VERB($seat, "fill", "fills") } { $n } skins with water.
event-sold = { $seat } { VERB($seat, "sell", "sells") } { $ware }.
event-earned = That brings { $n } gold.
event-drank = { $n } skins are emptied, { $left } are left.
event-thirst = There is not enough water for all.
event-arrived = The caravan arrives with { $gold } gold.

intent-water = { $who } will draw water: there are only { $n } skins.
intent-look = I look for wares.
intent-sell = I sell { $ware }.

refuse-not-in-hand = You have no { $ware }.

game-title = Caravan
option-wares = What is traded
option-wares-bazaar = bazaar
option-wares-palace = palace
option-route = The road
option-route-hills = hills
option-route-dunes = dunes
option-wells = Wells on the way
option-stops = Stops
option-days = How many days
option-beasts = Beasts
option-stops-mill = { stop-mill }
option-stops-abbey = { stop-abbey }
option-stops-pass = { stop-pass }
option-stops-oasis = { stop-oasis }
option-stops-ruin = { stop-ruin }
option-beasts-mule = { beast-mule }
option-beasts-camel = { beast-camel }
option-beasts-horse = { beast-horse }
option-beasts-goat = { beast-goat }
option-beasts-ox = { beast-ox }
option-beasts-donkey = { beast-donkey }
option-beasts-llama = { beast-llama }
option-beasts-yak = { beast-yak }
