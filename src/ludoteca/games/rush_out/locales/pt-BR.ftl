# Rush Out!: every word a player reads in the game.

## The game

game-title = Rush Out!
game-tagline = Role, corra e saia daí!
game-cover = Sem turnos: heróis correm para fugir da torre antes do Feiticeiro.
game-about = Os heróis acharam o tesouro; o Feiticeiro acordou de mau humor. Sem turnos: todo mundo rola ao mesmo tempo, e quem esgotar o próprio baralho primeiro vence.

## Characters

role-sorcerer = Feiticeiro
    .motto = Quem mexeu no meu tesouro?
role-bard = Bardo
    .motto = Corre cantando e desafina na curva.
role-guard = Guarda
    .motto = Tem a chave de tudo, menos da saída.
role-warrior = Guerreira
    .motto = Primeiro a espada, depois a pergunta.
role-cleric = Clériga
    .motto = Abençoa a tocha e sai correndo.

# The letter on a hero's dice: one for each, whatever the names begin with.
role-letter-bard = B
role-letter-guard = G
role-letter-warrior = R
role-letter-cleric = C

ability-bard = Cura um herói por inteiro.
ability-guard = Descarta uma Dissipação ou uma Maldição.
ability-warrior = Faz o dragão recuar 1 casa.
ability-cleric = Vira um dado de qualquer herói para o Curinga.

side-heroes = Heróis
side-sorcerer = Feiticeiro

## Dice

face-fire = Fogo
face-sword = Espada
face-foot = Pegadas
face-key = Chave
face-heart = Coração
face-joker = Curinga
face-plant = Planta
face-water = Água
face-air = Ar
face-lightning = Raio

## Kinds of cards, and what they do

family-confusion = Confusão
family-summoning = Convocação
family-dracology = Dracologia
family-dispelling = Dissipação
family-curse = Maldição
family-doom = Condenação
family-regression = Regressão
family-standard = Desafio
family-coin = Moeda
family-confrontation = Confronto

effect-whirlwind = um dado preso no redemoinho
effect-fire = nada de Fogo
effect-sword = nada de Espada
effect-foot = nada de Pegadas
effect-key = nada de Chave
effect-silence = ninguém fala
effect-one-hand = uma mão só
effect-high-five = toca aqui!

## Spells: Confusion

card-total_dizziness = Tontura total
text-total_dizziness = Varre todos os dados de uma carta ou peça dos heróis.
card-spinning_room = A sala girou
text-spinning_room = Varre todos os dados de uma carta ou peça dos heróis.
card-colossal_sneeze = Espirro colossal
text-colossal_sneeze = Varre todos os dados de uma carta ou peça dos heróis.
card-lights_out = Apagão de tochas
text-lights_out = Varre todos os dados de uma carta ou peça dos heróis.
card-butterfingers = Mão de manteiga
text-butterfingers = Derruba um dado de um herói.
card-wrong_pocket = Bolso errado
text-wrong_pocket = Derruba um dado de um herói.
card-phantom_tickle = Cócegas fantasmas
text-phantom_tickle = Derruba um dado de um herói.
card-stubbed_toe = Topada no dedão
text-stubbed_toe = Derruba um dado de um herói.

## Spells: Summoning

card-standing_bones = Ossos de pé
text-standing_bones = Vira mais um desafio para os heróis.
card-cellar_goblin = Goblin do porão
text-cellar_goblin = Vira mais um desafio para os heróis.
card-hungry_chest = Baú faminto
text-hungry_chest = Vira mais um desafio para os heróis.
card-moody_golem = Golem de mau humor
text-moody_golem = Vira mais um desafio para os heróis.
card-three_headed_puppy = Filhote de três cabeças
text-three_headed_puppy = Vira mais um desafio para os heróis.
card-grumpy_mummy = Múmia rabugenta
text-grumpy_mummy = Vira mais um desafio para os heróis.
card-clingy_slime = Geleca carente
text-clingy_slime = Vira mais um desafio para os heróis.

## Spells: Dracology

card-roar = Rugido
text-roar = O dragão avança 1 casa.
card-dragon_alarm_clock = Despertador de dragão
text-dragon_alarm_clock = O dragão avança 1 casa.
card-heavy_steps = Pisada forte
text-heavy_steps = O dragão avança 1 casa.
card-morning_breath = Bafo matinal
text-morning_breath = O dragão avança 1 casa.
card-smell_of_hero = Cheirinho de herói
text-smell_of_hero = O dragão avança 1 casa.
card-low_flight = Voo rasante
text-low_flight = O dragão avança 2 casas.

## Spells: Dispelling

card-pocket_whirlwind = Redemoinho de bolso
text-pocket_whirlwind = O herói joga com um dado a menos até alguém desfazer.
card-thieving_wind = Vento ladrão
text-thieving_wind = O herói joga com um dado a menos até alguém desfazer.
card-wet_matches = Fósforo molhado
text-wet_matches = O herói não pode usar Fogo até alguém desfazer.
card-rubber_sword = Espada de borracha
text-rubber_sword = O herói não pode usar Espada até alguém desfazer.
card-floor_of_glue = Chão de cola
text-floor_of_glue = O herói não pode usar Pegadas até alguém desfazer.
card-bent_key = Chave torta
text-bent_key = O herói não pode usar Chave até alguém desfazer.

## Spells: Curses

card-silence = Silêncio
text-silence = Nenhum herói fala: conversa e sinais ficam fechados.
card-stolen_tongue = O gato comeu a língua
text-stolen_tongue = Nenhum herói fala: conversa e sinais ficam fechados.
card-hand_in_the_jar = Mão no pote
text-hand_in_the_jar = Cada herói usa uma mão só: sem atalhos, e tudo fica mais lento.
card-itchy_back = Coceira nas costas
text-itchy_back = Cada herói usa uma mão só: sem atalhos, e tudo fica mais lento.
card-team_spirit = Espírito de equipe
text-team_spirit = Completou? Toque aqui antes de pegar os dados! Sem par, bata palmas.
card-demanding_audience = Plateia exigente
text-demanding_audience = Completou? Toque aqui antes de pegar os dados! Sem par, bata palmas.

## Spells: Doom

card-soul_harvest = Colheita de almas
text-soul_harvest = Fere um herói e rende 1 Alma por herói ferido.
card-surprise_visit = Visita sem aviso
text-surprise_visit = Fere um herói e rende 1 Alma por herói ferido.
card-icy_grip = Aperto gelado
text-icy_grip = Fere um herói e rende 1 Alma por herói ferido.
card-last_will = Testamento em branco
text-last_will = Fere um herói e rende 1 Alma por herói ferido.
card-twin_daggers = Punhais gêmeos
text-twin_daggers = Fere dois heróis.
card-loose_chandelier = Lustre solto
text-loose_chandelier = Fere dois heróis.
card-domino_of_doom = Dominó do azar
text-domino_of_doom = Fere um herói e rende 1 Alma por herói ferido.

## Spells: Regression

card-blank_mind = Deu branco
text-blank_mind = Um herói perde 1 ponto de experiência.
card-second_childhood = De volta ao berço
text-second_childhood = Um herói perde 1 ponto de experiência.
card-rusty_reflexes = Reflexo enferrujado
text-rusty_reflexes = Um herói perde 1 ponto de experiência.
card-back_to_school = Repetiu de ano
text-back_to_school = Cada herói perde 1 ponto de experiência.
card-shared_amnesia = Amnésia coletiva
text-shared_amnesia = Cada herói perde 1 ponto de experiência.
card-time_rewind = Rebobinou
text-time_rewind = Cada herói perde 1 ponto de experiência.

## Challenges

card-tower_spider = Aranha da Torre
text-tower_spider = Oito patas e nenhuma educação.
card-thorn_bridge = Ponte de Espinhos
text-thorn_bridge = Quem projetou odiava tornozelos.
card-blade_hall = Sala de Lâminas
text-blade_hall = O barbeiro mais rápido da masmorra.
card-sticky_cobweb = Teia Grudenta
text-sticky_cobweb = Pior que chiclete na barba.
card-rolling_boulder = Pedra Rolante
text-rolling_boulder = Redondinha, pesada e sem freio.
card-bottomless_well = Poço sem Fundo
text-bottomless_well = Jogamos uma pedra. Ainda não ouvimos o tchibum.
card-rusty_gate = Portão Enferrujado
text-rusty_gate = Range em três idiomas.
card-bat_cloud = Nuvem de Morcegos
text-bat_cloud = Voam no escuro e acertam o seu cabelo.
card-hungry_hedge = Cerca Viva e com Fome
text-hungry_hedge = A poda atrasou uns duzentos anos.
card-sleepy_troll = Troll Dorminhoco
text-sleepy_troll = Ronca em dó maior. Na ponta dos pés!
card-dart_corridor = Corredor de Dardos
text-dart_corridor = Abaixa, pula, abaixa. Nesse ladrilho, não!
card-snake_nest = Ninho de Cobras
text-snake_nest = Parecia um tapete. Tapete não pisca.
card-flooded_stairs = Escada Alagada
text-flooded_stairs = Sobe correndo, desce nadando.
card-lava_leap = Pulo na Lava
text-lava_leap = O chão é lava. Desta vez, de verdade.
card-gargoyle_choir = Coral de Gárgulas
text-gargoyle_choir = Desafinam na estrofe e mordem no refrão.
card-minotaur_crossing = Travessia do Minotauro
text-minotaur_crossing = A preferência é dele. Sempre.
card-seven_padlocks = Porta dos Sete Cadeados
text-seven_padlocks = E a chave certa ficou do outro lado.
card-hydra_bath = Banho da Hidra
text-hydra_bath = Muitas cabeças, um sabonete só.
card-mapless_maze = Labirinto sem Mapa
text-mapless_maze = Já passamos por esta caveira. Três vezes.
card-golem_on_duty = Golem de Plantão
text-golem_on_duty = Não dorme, não almoça, não aceita gorjeta.

## Challenges: Coins

card-wishing_well = Fonte dos Desejos
text-wishing_well = Deseje depressa: tem feiticeiro pescando aí.
card-loose_stone = Tijolo Solto
text-loose_stone = Atrás dele brilha alguma coisa.
card-goblin_banker = Banqueiro Goblin
text-goblin_banker = Multa por atraso: uma orelha.
card-dragon_piggy_bank = Cofrinho do Dragão
text-dragon_piggy_bank = Sacuda de leve. O dono ouve bem.

## Challenges: Confrontations

card-face_to_face = Cara a Cara
text-face_to_face = Dá para sentir o cheiro da poção de alho.
card-duel_on_the_stairs = Duelo na Escada
text-duel_on_the_stairs = Quem está em cima tem vantagem; quem está embaixo, pressa.
card-staff_tug_of_war = Cabo de Guerra do Cajado
text-staff_tug_of_war = Larga! Larga você!
card-hat_heist = Roubo do Chapéu
text-hat_heist = Embaixo dele não tem nada. Nem cabelo.
card-hall_of_mirrors = Sala dos Espelhos
text-hall_of_mirrors = Dez feiticeiros. Nove são vidro.

## Equipment

gear-pocket_torch = Tocha de bolso
gear-text-pocket_torch = Seu Curinga também vale Fogo.
gear-hasty_boots = Botas apressadas
gear-text-hasty_boots = Seu Curinga também vale Pegadas.
gear-master_hairpin = Grampo de mestre
gear-text-master_hairpin = Seu Curinga também vale Chave.
gear-folding_sword = Espada dobrável
gear-text-folding_sword = Seu Curinga também vale Espada.
gear-granny_amulet = Amuleto da vovó
gear-text-granny_amulet = Seu Curinga também vale Coração.
gear-hat_of_many_uses = Chapéu mil e uma utilidades
gear-text-hat_of_many_uses = Seu Curinga vale qualquer símbolo.

## Scrolls

scroll-backwards_watering_can = Regador ao contrário
scroll-text-backwards_watering_can = Vire um dado de Planta para Água, ou de Água para Planta.
scroll-seeds_in_the_wind = Sementes ao vento
scroll-text-seeds_in_the_wind = Vire um dado de Planta para Ar, ou de Ar para Planta.
scroll-grimoire_bookmark = Marcador de grimório
scroll-text-grimoire_bookmark = Troque um feitiço aberto pela carta do topo do seu baralho.
scroll-spare_puddle = Poça de reserva
scroll-text-spare_puddle = Seu Curinga sempre vale Água.
scroll-pet_cactus = Cacto de estimação
scroll-text-pet_cactus = Seu Curinga sempre vale Planta.
scroll-second_wind = Segundo fôlego
scroll-text-second_wind = Seu Curinga sempre vale Ar.
scroll-bottled_storm = Tempestade engarrafada
scroll-text-bottled_storm = Com 2 Raios aqui, varra todos os dados de uma carta ou peça dos heróis.
scroll-dragon_chow = Ração de dragão
scroll-text-dragon_chow = Com 5 Fogos aqui, o dragão avança 1 casa.

## Trainings and scenarios

scenario-training-1 = Primeiros passos, e depressa
scenario-text-training-1 = A corrida pura: Desafios de um lado, Confusão e Convocação do outro.
scenario-training-2 = Quem acordou o dragão?
scenario-text-training-2 = O dragão caminha até o baralho dos heróis. Espante-o com Curingas!
scenario-1 = A aventura começa
scenario-text-1 = Melhor de três rodadas, e feitiços que tiram dados ou símbolos de um herói.
scenario-2 = Moedas na bota
scenario-text-2 = Desafios que os dois lados disputam por moedas, e uma lojinha entre as rodadas.
scenario-3 = Nem um pio
scenario-text-3 = Maldições que pegam todos os heróis: silêncio, uma mão só, toca aqui.
scenario-4 = Colecionador de almas
scenario-text-4 = Heróis feridos rendem Almas ao Feiticeiro. Juntou todas, levou a rodada.
scenario-5 = O confronto
scenario-text-5 = Cara a cara: os heróis podem vencer tirando todas as Vidas do Feiticeiro.
scenario-6 = Heróis calejados
scenario-text-6 = Cada desafio ensina: pontos de experiência pagam a habilidade de cada herói.

## Phases, and how a round ends

phase-ready = Tudo pronto
phase-countdown = Preparar…
phase-race = Corram!
phase-break = Intervalo
phase-over = Fim de jogo

reason-deck-heroes = os heróis abriram o último desafio
reason-deck-sorcerer = o Feiticeiro abriu o último feitiço
reason-dragon-sorcerer = o dragão chegou ao baralho dos heróis
reason-souls-sorcerer = o Feiticeiro juntou todas as Almas
reason-lives-heroes = os heróis tiraram a última Vida do Feiticeiro

## What is agreed on before a match

option-scenario = treino ou cenário
    .about = Cada um traz algo novo para a corrida. Comece por um treino.
option-scenario-training-1 = Treino 1: { scenario-training-1 }
option-scenario-training-2 = Treino 2: { scenario-training-2 }
option-scenario-1 = Cenário 1: { scenario-1 }
option-scenario-2 = Cenário 2: { scenario-2 }
option-scenario-3 = Cenário 3: { scenario-3 }
option-scenario-4 = Cenário 4: { scenario-4 }
option-scenario-5 = Cenário 5: { scenario-5 }
option-scenario-6 = Cenário 6: { scenario-6 }
option-cooldown = pausa entre rolagens, em milissegundos
    .about = Quanto tempo os dados ficam quentes depois de rolar, para todos. Menos é mais frenético.
option-pace = ritmo
    .about = O tamanho da pressa de todo mundo.
option-pace-normal = normal
option-pace-relaxed = tranquilo
pace-text-normal = A corrida como ela deve ser.
pace-text-relaxed = Os dados esfriam o dobro do tempo, os robôs não têm pressa e sobra tempo para o toca aqui.
option-handicap = ajuda para heróis novatos (2 desafios a menos)
    .about = Para um Feiticeiro que conhece o jogo contra heróis que não conhecem.
option-handicap-no = não
option-handicap-yes = sim
handicap-text-no = Os heróis têm de vencer todos os seus Desafios.
handicap-text-yes = Dois Desafios saem do baralho dos heróis, ao acaso.
option-roles = papéis por lugar
    .about = Um é o Feiticeiro, todos os outros são heróis.
option-roles-sorcerer = { role-sorcerer }
option-roles-bard = { role-bard }
option-roles-guard = { role-guard }
option-roles-warrior = { role-warrior }
option-roles-cleric = { role-cleric }
roles-text-sorcerer = Sozinho contra todos: completa Feitiços que atrapalham os heróis.
roles-text-bard = Herói cujo Curinga vale Pegadas. { ability-bard }
roles-text-guard = Herói cujo Curinga vale Chave. { ability-guard }
roles-text-warrior = Heroína cujo Curinga vale Espada. { ability-warrior }
roles-text-cleric = Heroína cujo Curinga vale Fogo. { ability-cleric }

## Places, and counts

# In a log a place is named by its kind; $n counts the spaces of a side.
place-challenge = desafio { $n }
place-dragon-tile = peça do dragão
place-wounded-tile = peça de herói ferido
place-laid-card = carta posta diante dos heróis
place-spell = feitiço { $n }
place-scroll = pergaminho
place-wound = ferida ({ $who })
place-nothing = espaço vazio
dice-shown =
    { $n ->
        [0] { $n } dados
        [one] { $n } dado
       *[other] { $n } dados
    }
# Why a round ended, whoever won it.
reason-deck = o baralho acabou
reason-dragon = o dragão chegou ao baralho
reason-souls = não resta nenhuma Alma
reason-lives = não resta nenhuma Vida

## What happened

event-round-set = Rodada { $round }: as cartas estão na mesa.
event-countdown = Mãos nos dados: a rodada { $round } vai começar!
event-race = Corram! Começou a rodada { $round }.
event-round-heroes = Os heróis vencem a rodada { $round }: { $reason }.
event-round-sorcerer = O Feiticeiro vence a rodada { $round }: { $reason }.
event-match-heroes = Os heróis escapam com o tesouro!
event-match-sorcerer = O Feiticeiro pega o tesouro de volta!
event-done = { $seat } já pode continuar.
event-rolled = { $seat } rola { $dice }.
event-placed = { $seat } põe { $face } ({ $place }).
event-recalled =
    { $n ->
        [0] { $seat } recolhe { $n } dados.
        [one] { $seat } recolhe { $n } dado.
       *[other] { $seat } recolhe { $n } dados.
    }
event-challenge = Novo desafio: { $card }.
event-spell = Novo feitiço: { $card }.
event-completed = { $seat } completa { $card }.
event-completed-together = { $seat } e { $other } completam { $card }.
event-cast = { $seat } lança { $card }.
event-fizzled = { $card } não acha alvo e vira fumaça.
event-summoned = { $card } vai para cima do baralho dos heróis.
event-scattered =
    { $n ->
        [0] Ventania: { $place } perde { $n } dados.
        [one] Ventania: { $place } perde { $n } dado.
       *[other] Ventania: { $place } perde { $n } dados.
    }
event-snatched = { $seat } perde um dado ({ $place }).
event-dragon-advanced =
    { $steps ->
        [one] O dragão avança { $steps } casa: está na { $at } de 4.
       *[other] O dragão avança { $steps } casas: está na { $at } de 4.
    }
event-repelled = { $seat } espanta o dragão sem ajuda!
event-repelled-together = Em dupla, { $seat } e { $other } espantam o dragão!
event-dragon-back =
    { $at ->
        [0] O dragão recua para a toca.
       *[other] O dragão recua para a casa { $at }.
    }
event-dragon-blocks = { $card } tem todos os dados, mas só se completa quando o dragão sair de cima.
event-dispelled = { $card } cai bem diante de { $seat }.
event-cursed = Maldição sobre todos os heróis: { $card }!
event-whirled = Um dado de { $seat } fica preso no redemoinho.
event-held = { $seat } completa a carta. Toca aqui antes de pegar os dados! ({ $place })
event-hand-up = { $seat } levanta a mão.
event-hand-missed = { $seat } ficou no vácuo. De novo!
event-high-fived = { $seat } e { $other }: toca aqui!
event-clapped = { $seat } bate palmas.
event-wounded = { $seat } sofre uma ferida.
event-healed = { $seat } não tem mais ferida nenhuma.
event-souls =
    { $n ->
        [0] O Feiticeiro leva { $n } Almas (restam { $left }).
        [one] O Feiticeiro leva { $n } Alma (restam { $left }).
       *[other] O Feiticeiro leva { $n } Almas (restam { $left }).
    }
event-life-lost =
    { $left ->
        [0] O Feiticeiro perde a última Vida!
        [one] O Feiticeiro perde uma Vida: resta { $left }.
       *[other] O Feiticeiro perde uma Vida: restam { $left }.
    }
event-confrontation-ended = O Feiticeiro leva a melhor: { $card } sai da mesa.
event-coin-heroes = Moeda para os heróis: { $card }.
event-coin-sorcerer = Moeda para o Feiticeiro: { $card }.
event-token-heroes = Os heróis levam a ficha de Moeda, de consolação.
event-token-sorcerer = O Feiticeiro leva a ficha de Moeda, de consolação.
event-spent = { $seat } entrega 2 moedas e descarta o topo do baralho, sem olhar.
event-bought-gear = { $seat } compra { $gear }. Fica com { $hero }.
event-returned-gear = { $seat } devolve { $gear } (era de { $hero }).
event-bought-scroll = { $seat } compra { $scroll }.
event-returned-scroll = { $seat } devolve { $scroll }.
event-swapped = { $seat } troca { $old } por { $new }.
event-turned = { $seat } vira um dado para { $face }.
event-scroll-lightning = { $seat } usa { scroll-bottled_storm }.
event-scroll-fizzled = { scroll-bottled_storm } não acha alvo e vira fumaça.
event-scroll-fire = { $seat } usa { scroll-dragon_chow }.
event-experience =
    { $n ->
        [one] { $seat } aprende: já tem { $n } ponto de experiência.
       *[other] { $seat } aprende: já tem { $n } pontos de experiência.
    }
event-experience-lost = { $seat } perde 1 ponto de experiência (ficam { $n }).
event-ability-bard = { $seat } canta, e a ferida de { $hero } some.
event-ability-guard = { $seat } tranca { $card } longe dali.
event-ability-warrior = { $seat } encara o dragão, e ele recua.
event-ability-cleric = { $seat } abençoa um dado de { $hero }: Curinga!

## What a player is asked

ask-live = O que você faz?
ask-start = Todo mundo a postos? A largada é do Feiticeiro.
ask-break = Algo mais antes da próxima rodada?
ask-whirl = Redemoinho! Qual dado vai para ele?
ask-aim-place = Qual carta ou peça você varre?
ask-aim-die = Qual dado você derruba?
ask-aim-hero = Quem você escolhe?

## What a player can do

do-roll = Rolar
do-place = { $face } → { $place }
do-place-as = { $face } como { $slot } → { $place }
do-recall = Recolher o dado { $n } ({ $face })
do-recall-all = Recolher todos os dados
do-start = Dar a largada
do-clap = Toca aqui!
do-done = Tudo pronto
do-spend = Entregar 2 moedas e descartar o topo do seu baralho
do-keep = Ficar com { $card } como ponto de experiência
do-give = Deixar { $card }, um ponto de experiência, com { $who }
do-whirl = Pôr no redemoinho o dado { $n } ({ $face })
do-aim-place = Varrer { $place }
do-aim-die = Derrubar o dado { $n } de { $who } ({ $face }, { $place })
do-aim-hero = Escolher { $who }
do-heal = Curar { $who }
do-lift = Afastar { $place }
do-drive-back = Fazer o dragão recuar
do-bless = Virar para o Curinga o dado { $n } de { $who } ({ $face })
do-swap = Trocar { $place } pelo topo do baralho
do-turn-water = Virar o dado { $n } ({ $face }): Planta ou Água
do-turn-air = Virar o dado { $n } ({ $face }): Planta ou Ar
do-buy-gear = Comprar { $gear } para { $who }
do-return-gear = Devolver { $gear } ({ $who })
do-buy-scroll = Comprar { $scroll }
do-return-scroll = Devolver { $scroll }

## What it leads to, and what it gives to the other side

effect-done = completa { $place }
effect-lifted = livra os heróis de { $place }
effect-lacks =
    { $n ->
        [one] depois só falta 1 dado em { $place }
       *[other] depois faltam { $n } dados em { $place }
    }
effect-dragon-on = o dragão avança
effect-dragon-back = o dragão recua
effect-souls = o Feiticeiro junta Almas (restam { $after })
effect-lives = o Feiticeiro perde 1 Vida (restam { $after })
effect-wounded = fere: { $who }
effect-healed = cura: { $who }
effect-round-heroes = os heróis vencem a rodada
effect-round-sorcerer = o Feiticeiro vence a rodada
why-roll-first = seus dados ainda não foram rolados
why-roll-nothing-fits = nada do que você tem na mão encaixa
why-roll-more = o que encaixa agora não fecha nada
why-recall = esses dados rendem mais em outra carta
danger-round-dragon = o dragão chega ao baralho: a rodada é do Feiticeiro
danger-round-souls = acabam as Almas: a rodada é do Feiticeiro
danger-round-lives = cai a última Vida: a rodada é dos heróis
danger-frees = o dragão sai de { $card }, e o outro lado já encheu essa carta
danger-reveals = abre um desafio dos heróis, e pode ser o último

## Why something is not possible

refuse-round-over = Esta rodada já acabou. A próxima vem logo.
refuse-start-first = Primeiro a largada: ela é sua.
refuse-wait-for-start = Calma: quem dá a largada é { $who }.
refuse-countdown = Ainda não! A corrida já vai começar.
refuse-already-racing = A corrida já começou.
refuse-already-done = Você já disse que está tudo pronto. É só esperar os outros.
refuse-no-trade = Neste cenário não há comércio.
refuse-trade-later = O comércio só abre entre as rodadas.
refuse-only-heroes = Equipamentos são só para heróis.
refuse-only-sorcerer = Pergaminhos são só para o Feiticeiro.
refuse-not-bought-now = Só dá para devolver o que foi comprado neste intervalo.
refuse-sold-out = Essa já foi levada: não há outra na loja.
refuse-too-dear =
    { $n ->
        [0] Não dá: a bolsa está vazia.
        [one] Não dá: há { $n } moeda na bolsa.
       *[other] Não dá: há { $n } moedas na bolsa.
    }
refuse-no-two-coins = Para isso é preciso ter duas cartas de Moeda e um baralho de onde descartar.
refuse-cool-down = Os dados ainda estão quentes: um instante.
refuse-hand-busy = Sua única mão está ocupada: um instante.
refuse-all-placed = Todos os seus dados estão numa carta. Recolha algum para rolar.
refuse-nothing-to-recall = Não há dado seu para recolher daí.
refuse-whirl-first = Primeiro escolha o dado que vai para o redemoinho.
refuse-no-whirlwind = Nenhum redemoinho está pedindo um dado seu.
refuse-whirled = Este dado está no redemoinho: só volta quando alguém desfizer a carta.
refuse-aim-first = Seu feitiço espera um alvo: escolha primeiro.
refuse-no-target = Aí o feitiço não pega. Escolha um dos alvos acesos.
refuse-nothing-to-aim = Nenhum feitiço está esperando um alvo.
refuse-hand-up-already = Sua mão já está no ar: falta a outra.
refuse-nothing-to-clap = Não há nada para comemorar agora.
refuse-no-award = Não há ponto de experiência para decidir. Talvez já tenham decidido.
refuse-no-scroll = Você não tem esse pergaminho, ou ele não serve para isso agora.
refuse-no-ability = Aqui não há habilidades para usar.
refuse-too-little-experience =
    { $n ->
        [0] Sua habilidade custa mais: você ainda não tem pontos de experiência.
        [one] Sua habilidade custa mais: você tem { $n } ponto de experiência.
       *[other] Sua habilidade custa mais: você tem { $n } pontos de experiência.
    }
refuse-cannot-bless = Só dá para abençoar um dado de herói recém-rolado, e que ainda não seja Curinga.
refuse-ability-useless = Sua habilidade não faria nada aí.
refuse-no-such-action = Essa jogada não existe.
refuse-other-side = Essa ponta da carta é do outro lado da mesa.
refuse-nothing-there = Não há carta nenhuma aí agora.
refuse-placed-already = Este dado já está numa carta. Recolha e role antes de usá-lo em outra.
refuse-roll-first = Este dado precisa ser rolado antes.
refuse-complete-already = Esta carta já está completa.
refuse-slot-full = Já há um dado seu nessa vaga.
refuse-slot-lost = Por um triz: { $who } chegou { $ms } ms antes a essa vaga.
refuse-card-lost = Essa carta já foi: { $who } chegou { $ms } ms antes.
refuse-card-gone = Essa carta acabou de sair. Olhe a nova!
refuse-one-card-a-roll = Os dados desta rolagem já foram para outra carta. Role de novo.
refuse-other-card = Seus dados estão em outra carta. Recolha-os para mudar.
refuse-two-colours = Já há dois heróis nessa carta, e mais não cabem.
refuse-dragon-sleeps = O dragão está na toca: não há o que espantar.
refuse-forbidden = { $symbol } está proibido para você até alguém desfazer a dissipação.
refuse-joker = Seu Curinga não vale { $symbol } agora.
refuse-does-not-fit = Essa vaga pede { $symbol }, e o dado mostra { $face }.
refuse-silence = Silêncio! Nenhum herói fala até a maldição ser desfeita.

### The terminal's board

board-round = rodada { $n }
board-side-heroes = Heróis
board-side-sorcerer = Feiticeiro
board-dragon = DRAGÃO
board-legend-cold = dado a rolar
board-legend-flag = bandeira: o Curinga do Feiticeiro vale este símbolo
board-legend-barred = símbolo proibido
board-dragon-here = dragão em cima
board-aiming = escolha um alvo
board-all-heroes = todos os Heróis
board-souls = restam { $n } de { $all } Almas
board-lives = restam { $n } de { $all } Vidas
board-coins = moedas: Heróis { $heroes }, Feiticeiro { $sorcerer }
board-experience = { $n } XP

## The board in the browser

ui-ro-table = Mesa
ui-ro-allies = Seus aliados
ui-ro-foes = Os heróis
ui-ro-feed = Agora há pouco
ui-ro-weights = O que pesa sobre os heróis
ui-ro-where =
    { $goal ->
        [1] { $scenario }
       *[other] { $scenario } · rodada { $round }
    }
ui-ro-trophies = Troféus: heróis { $heroes }, Feiticeiro { $sorcerer }
ui-ro-side-of-heroes = Lado dos heróis
ui-ro-side-of-sorcerer = Lado do Feiticeiro
ui-ro-your-side = seu lado
ui-ro-challenge-n = Desafio { $n }: { $name }
ui-ro-spell-n = Feitiço { $n }: { $name }
ui-ro-left =
    { $n ->
        [one] falta 1 dado
       *[other] faltam { $n } dados
    }
ui-ro-aim-here = Pode ser o alvo
ui-ro-aim-at = Mirar: { $thing }
ui-ro-closes = Seus dados fecham esta carta
ui-ro-fits-here = Um dado seu encaixa
ui-ro-flag = Bandeira: { $symbol }. O Curinga do Feiticeiro pode valer isso
ui-ro-slot-empty = vaga: { $symbol }
ui-ro-slot-fits = Vaga { $symbol } ({ $place }): um dado seu encaixa
ui-ro-slot-hot = Vaga { $symbol } ({ $place }): um dado seu encaixa e fecha
ui-ro-die-of = { $face }, dado de { $name }
ui-ro-take-back = Recolher: { $thing }
ui-ro-take-short = recolher
ui-ro-tag-closes = fecha agora!
ui-ro-tag-lacks-one = falta 1
ui-ro-tag-last-one = falta 1: fim!
ui-ro-tag-decides = decide!
ui-ro-tag-wins = vence!
ui-ro-at-dragon = dragão
ui-ro-tag-wins-now = vence agora!
ui-ro-tag-risky = cuidado!
ui-ro-tag-dragon = dragão em cima
ui-ro-tag-aiming = mirando…
ui-ro-tag-five = toca aqui!
ui-ro-tag-clap = palmas!
ui-ro-swap = trocar
ui-ro-swap-name = Trocar { $name } pela carta do topo do baralho
ui-ro-dragon-tile = Espantar o dragão
ui-ro-repel = Espantar
ui-ro-path = Caminho do dragão: ele está na casa { $at } de 4. Na casa 4 os heróis perdem.
ui-ro-path-none = Um rio de lava; o dragão dorme em outro lugar
ui-ro-deck-of-heroes = Baralho de desafios
ui-ro-deck-of-sorcerer = Baralho de feitiços
ui-ro-deck-heroes = se acabar, eles vencem
ui-ro-deck-sorcerer = se acabar, ele vence
ui-ro-deck-we-win = se acabar, vitória!
ui-ro-more-beside =
    { $n ->
        [0] Ver o começo
        [one] Ver mais { $n } que ficou de fora
       *[other] Ver mais { $n } que ficaram de fora
    }
ui-ro-scrolls = Pergaminhos
ui-ro-wounded = Ferida
ui-ro-wounded-text = cure com dados
ui-ro-wound-of = Ferida ({ $name })
ui-ro-wound-mine = sua ferida
ui-ro-break-it = quebre como um desafio
ui-ro-forbidden = Não pode usar { $symbol }
ui-ro-in-whirlwind = no redemoinho
ui-ro-dice-on =
    { $n ->
        [one] 1 dado: { $place }
       *[other] { $n } dados: { $place }
    }
ui-ro-owes-whirl = dado para o redemoinho…
ui-ro-owes-award = decide a experiência
ui-ro-xp =
    { $n ->
        [one] 1 ponto de experiência
       *[other] { $n } pontos de experiência
    }
ui-ro-xp-n = { $n } XP
ui-ro-is-ready = tudo pronto
ui-ro-not-ready = ainda não
ui-ro-tokens = Vidas, Almas e moedas
ui-ro-lives = Vidas do Feiticeiro: { $n } de { $of }
ui-ro-lives-short = Vidas
ui-ro-lives-what = Sem Vidas, o Feiticeiro perde a rodada
ui-ro-souls = Almas nas mãos do Feiticeiro: { $n } de { $of }
ui-ro-souls-short = Almas
ui-ro-souls-what = Com todas as Almas, o Feiticeiro vence a rodada
ui-ro-coins = Moedas ({ $side }): { $n } em cartas, { $token } em ficha
ui-ro-ends = Como acaba
ui-ro-ends-challenges-heroes = Vencemos ao abrir a última carta de desafio.
ui-ro-ends-challenges-sorcerer = Os heróis vencem ao abrir o último desafio…
ui-ro-ends-challenges-watching = Os heróis vencem ao abrir o último desafio…
ui-ro-ends-lives-heroes = Vencemos ao tirar a última Vida dele.
ui-ro-ends-lives-sorcerer = …ou tirando a sua última Vida.
ui-ro-ends-lives-watching = …ou ao tirar a última Vida do Feiticeiro.
ui-ro-ends-spells-heroes = Perdemos se ele esgotar os feitiços…
ui-ro-ends-spells-sorcerer = Você vence ao abrir o último feitiço…
ui-ro-ends-spells-watching = O Feiticeiro vence ao abrir o último feitiço…
ui-ro-ends-dragon-heroes = …ou se o dragão pisar na caveira.
ui-ro-ends-dragon-sorcerer = …ou se o dragão pisar na caveira.
ui-ro-ends-dragon-watching = …ou se o dragão pisar na caveira.
ui-ro-ends-souls-heroes = …ou se ele juntar todas as Almas.
ui-ro-ends-souls-sorcerer = …ou ao juntar todas as Almas.
ui-ro-ends-souls-watching = …ou ao juntar todas as Almas.
ui-ro-chat-shut = Conversa fechada
ui-ro-chat-shut-why = Silêncio! A conversa volta quando os heróis quebrarem a maldição.
ui-ro-p-paused = Pausa!
ui-ro-p-paused-text = O tempo está parado.
ui-ro-p-watching = Você está assistindo: a corrida é deles.
ui-ro-p-ready = A postos!
ui-ro-p-start = Dê a largada quando quiser.
ui-ro-p-wait-start = A largada é do Feiticeiro.
ui-ro-starts = { $name } dá a largada.
ui-ro-p-countdown = Dedos nos dados…
ui-ro-p-break = Intervalo!
ui-ro-p-trade = Gaste as moedas e diga quando estiver pronto.
ui-ro-p-next = Diga quando estiver pronto para a próxima rodada.
ui-ro-p-break-wait = Falta o resto da turma.
ui-ro-p-whirl = Redemoinho!
ui-ro-p-whirl-text = Escolha o dado que ele leva.
ui-ro-p-aim = Mire!
ui-ro-p-aim-place = Qual carta perde os dados?
ui-ro-p-aim-die = Qual dado cai?
ui-ro-p-aim-hero =
    { $left ->
        [one] Escolha um herói:
       *[other] Escolha { $left } heróis:
    }
ui-ro-p-use-bard = Quem será curado?
ui-ro-p-use-guard = Qual carta some?
ui-ro-p-use-warrior = O dragão recua.
ui-ro-p-use-cleric = Qual dado vira Curinga?
ui-ro-p-owed = Carta cheia!
ui-ro-p-owed-text = Comemore antes de pegar os dados.
ui-ro-p-busy = Uma mão só!
ui-ro-p-busy-text = Ela está ocupada.
ui-ro-no-shortcuts = Uma mão só: os atalhos do teclado dormem até a maldição acabar.
ui-ro-p-fits = Encaixe!
ui-ro-p-risky = Cuidado!
ui-ro-p-danger = Perigo!
ui-ro-text-decides = { $text } Agora: { $danger }.
ui-ro-p-closes =
    { $n ->
        [one] { $faces } fecha
       *[other] { $faces } fecham
    }
ui-ro-p-goes =
    { $n ->
        [one] { $faces } cabe em
       *[other] { $faces } cabem em
    }
ui-ro-p-nowhere = { $face } não cabe em lugar nenhum agora.
ui-ro-p-rolling = Rolando…
ui-ro-p-all-out = Todos os dados na mesa: espere ajuda ou recolha algum.
ui-ro-p-roll = Role!
ui-ro-p-roll-text = Seus dados estão esperando.
ui-ro-p-roll-again = Nada encaixa: tente de novo.
ui-ro-your-dice = Seus dados
ui-ro-my-die = Dado { $n }: { $face }
ui-ro-my-die-fits = Dado { $n }: { $face }. Encaixa em { $place }
ui-ro-my-die-on = Dado { $n }: { $face }, em { $place }. Recolher
ui-ro-my-die-cold = Dado { $n }: precisa ser rolado
ui-ro-my-die-whirl = Dado { $n }: preso no redemoinho
ui-ro-roll-first = role antes
ui-ro-turn = Virar para { $face }
ui-ro-joker-is = vale
ui-ro-joker-none = nenhuma Bandeira: Curinga não vale nada
ui-ro-roll = Rolar
ui-ro-now = já!
ui-ro-no-free = sem dados
ui-ro-start = Largada!
ui-ro-ready = Pronto!
ui-ro-wait = Aguarde
ui-ro-roll-label =
    { $n ->
        [one] 1 dado livre
       *[other] { $n } dados livres
    }
ui-ro-recall = Recolher
ui-ro-recall-what = dados
ui-ro-hint-wait = Espere um instante.
ui-ro-ability-bard = Curar
ui-ro-ability-guard = Afastar
ui-ro-ability-warrior = Encarar
ui-ro-ability-cleric = Abençoar
ui-ro-spend =
    { $n ->
        [0] Moedas: 0
        [1] Moedas: 1
       *[other] Gastar 2 de { $n }
    }
ui-ro-spend-what = 2 moedas: descarta a carta do topo do seu baralho
ui-ro-five = Toca aqui!
ui-ro-five-wait = Cadê você, { $name }?
ui-ro-clap = Palmas!
ui-ro-award = Quem fica com a experiência?
ui-ro-award-me = Eu
ui-ro-count = { $n }
ui-ro-shout-go = Corram!
ui-ro-shout-dragon = Roaaar!
ui-ro-shout-repel = Xô, dragão!
ui-ro-shout-life = Acertou!
ui-ro-shout-confusion = Confusão!
ui-ro-shout-summoning = Levanta!
ui-ro-shout-dracology = Roaaar!
ui-ro-shout-dispelling = Puf!
ui-ro-shout-curse = Maldição!
ui-ro-shout-doom = Ai!
ui-ro-shout-regression = Esqueceu!
ui-ro-break = Intervalo
ui-ro-breathe = Respire fundo. A próxima rodada vem aí.
ui-ro-round-n = Rodada { $n }
ui-ro-round-of = Rodada { $n }: vence quem juntar { $goal } troféus
ui-ro-won-heroes = Os heróis escaparam!
ui-ro-won-sorcerer = O Feiticeiro levou!
ui-ro-who-ready = Quem já está pronto
ui-ro-shop-heroes = Lojinha dos heróis
ui-ro-shop-sorcerer = Pergaminhos à venda
ui-ro-purse =
    { $n ->
        [one] 1 moeda na bolsa
       *[other] { $n } moedas na bolsa
    }
ui-ro-purse-short = na bolsa
ui-ro-buy-gear =
    { $cost ->
        [one] Comprar { $name } por 1 moeda
       *[other] Comprar { $name } por { $cost } moedas
    }
ui-ro-for-whom = Para quem?
ui-ro-sold-out = acabou
ui-ro-short-of =
    { $n ->
        [one] falta 1
       *[other] faltam { $n }
    }
ui-ro-give-back = Devolver { $name }
ui-ro-return = Devolver
ui-ro-nothing-yet = nada ainda
ui-ro-yours = é seu
ui-ro-buy = Comprar
ui-ro-end-heroes = Os heróis venceram!
ui-ro-end-sorcerer = O Feiticeiro venceu!
ui-ro-end-rounds = Como foi
ui-ro-end-numbers = A corrida em números
ui-ro-end-rolls = rolagens
ui-ro-end-placed = dados postos
ui-ro-end-finished = cartas fechadas
ui-ro-end-luck = sorte
ui-ro-end-luck-how = Sorte: quantos Curingas os dados deram, sem contar o que se fez com eles.
ui-ro-end-chart = A corrida em um desenho
ui-ro-end-chart-sub = linhas: cartas em que cada um pôs a mão · toque para rever
moment-round-heroes = Dos Heróis
moment-round-sorcerer = Do Feiticeiro
moment-scroll-lightning = Relâmpago
moment-scroll-fire = Dragão alimentado
moment-high-fived = Toca aqui!
moment-repelled = Dragão espantado
moment-repelled-together = Dragão espantado
moment-ability-bard = Canção que cura
moment-ability-guard = Trancada
moment-ability-warrior = Olho no olho
moment-wounded = Ferimento
moment-completed-together = Quatro mãos
moment-completed = Sem ajuda
moment-cast = Feitiço
award-lone-wolf =
    Lobo solitário: { $n ->
        [one] { $n } carta sem ajuda
       *[other] { $n } cartas sem ajuda
    }
award-partner =
    Melhor parceria: { $n ->
        [one] { $n } carta a quatro mãos
       *[other] { $n } cartas a quatro mãos
    }
award-dragon = Domador de dragão: { $n }×
award-quick-hands = Mãos mais rápidas: { $n } { $n ->
        [one] rolagem
       *[other] rolagens
    }
ui-ro-end-moments = Para ver de novo
ui-ro-end-moments-none = Nenhum lance se destacou: foi tudo correria.

## The waiting room

ui-room-who-rush-out = Quem corre, quem conjura?
ui-room-pick-note-rush-out = Um Feiticeiro contra todos os heróis.
ui-room-note-rush-out-4 = mais um herói, mais três dados
ui-room-note-rush-out-5 = mais um herói, mais três dados

# --- o que fez algo acontecer ---

cause-dice = os dados
cause-whirlwind = o redemoinho
cause-signal = o sinal do Feiticeiro
cause-all-ready = todos estão prontos
cause-hands = o toca-aqui
cause-coins = duas cartas de Moeda
cause-experience = a experiência
cause-ability = a Habilidade de um Herói
cause-aim = a mira do Feiticeiro
cause-scroll = um Pergaminho
cause-trade = o comércio
cause-time = o relógio
cause-set-up = a mesa está posta
cause-wound = um ferimento curado
cause-no-souls-left = Almas que já não há
cause-end-of-the-path = além do fim do caminho

## Signs
sign-mine = Estou nesta
sign-help = Ajuda aqui!
sign-not-this = Deixa esta
sign-you-take = Essa é sua!
sign-wait = Me espera!
sign-group-need = Falta aqui:
sign-need-fire = Falta Fogo
sign-need-sword = Falta Espada
sign-need-foot = Faltam Pegadas
sign-need-key = Falta Chave
sign-need-heart = Falta Coração

## What bots say to their team

intent-purse =
    { $n ->
        [one] Temos { $n } moeda: quem quer?
       *[other] Temos { $n } moedas: quem quer o quê?
    }
intent-pair = Temos { $n } Moedas: guardamos, ou duas por uma carta do nosso baralho?
intent-comes = Estou indo: { $place }!
intent-is-there = Já estou nela: { $place }
intent-full = Já tem dois Heróis nela: { $place }
intent-lacks-none = Já não falta { $face }: { $place }
intent-barred = Esse símbolo está proibido para nós: { $place }
intent-yours = É sua: { $place }
intent-leaves = Certo, deixo quieta: { $place }
intent-stays = Fico onde estou: { $place }
intent-takes = Eu fico, obrigado!
intent-takes-what = Não há nada para pegar agora.

## Rules at the table

glance-roll = Rolar
    .text = Sem turnos: role seus dados livres quantas vezes quiser.
glance-place = Colocar
    .text = Dados que servem vão para uma carta, todos para a mesma.
glance-complete = Completar
    .text = Carta cheia devolve os dados, e vem a próxima.
glance-win = Vencer
    .text = Quem esgotar o próprio baralho primeiro.
key-roll = rolar
key-die = pegar um dado
key-back = recolher todos os dados
key-five = toca aqui
key-place = na carta com essa letra
key-walk = por tudo o que encaixa
