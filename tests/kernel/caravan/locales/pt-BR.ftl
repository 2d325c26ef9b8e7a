# Caravana: cada palavra que um jogador lê.

ware-salt = sal
ware-dates = tâmaras
ware-wool = lã
ware-copper = cobre
ware-silk = seda
ware-saffron = açafrão
ware-amber = âmbar
ware-ivory = marfim
ware-pearls = pérolas
ware-incense = incenso

beast-mule = a mula
beast-camel = o camelo
beast-horse = o cavalo
beast-goat = a cabra
beast-ox = o boi
beast-donkey = o jumento
beast-llama = a lhama
beast-yak = o iaque

stop-mill = o moinho
stop-abbey = a abadia
stop-pass = o passo da montanha
stop-oasis = o oásis
stop-ruin = a ruína

cause-looking = Em busca de mercadorias
cause-trade = Comércio
cause-rest = Descanso no poço
cause-nightfall = Cai a noite

ask-turn = O que você faz hoje?
ask-keep = Qual das duas você guarda?

do-look = Procurar mercadorias
do-water = Tirar água
do-sell = Vender { $ware }
do-keep = Guardar { $ware }

event-looked = { $seat } olha duas mercadorias.
event-kept = Você guarda { $ware }.
event-kept-hidden = { $seat } guarda uma delas.
event-drew-water = { $seat } enche { $n } odres de água.
event-sold = { $seat } vende { $ware }.
event-earned = Isso rende { $n } de ouro.
event-drank = { $n } odres se esvaziam, restam { $left }.
event-thirst = Não há água para todos.
event-arrived = A caravana chega com { $gold } de ouro.

intent-water = { $who } vai tirar água: só há { $n } odres.
intent-look = Vou procurar mercadorias.
intent-sell = Vou vender { $ware }.

refuse-not-in-hand = Você não tem { $ware }.

game-title = Caravana
option-wares = O que se vende
option-wares-bazaar = bazar
option-wares-palace = palácio
option-route = O caminho
option-route-hills = colinas
option-route-dunes = dunas
option-wells = Poços no caminho
option-stops = Paradas
option-days = Quantos dias
option-beasts = Animais
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
