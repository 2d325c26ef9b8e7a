
game-title = Keep the Heroes Out!
game-cover = Desta vez os monstros somos nós. Ninguém leva o nosso tesouro.

### content

# Names that are plurals: what a bot called so does is told with the verb in the plural.
names-many = { clan-scaled } | { clan-gnoll } | { clan-slime } | { clan-skeleton } | { clan-gremlin } | { clan-ghost } | { clan-witch }

# Clans: the name of all, the name of one, what an Activate does, what they say of themselves, and advice.

clan-dragon = Dragoa Vermelha
monster-dragon = Dragoa
ability-dragon = remova todos os Ferimentos da sua Dragoa
motto-dragon = Uma de mim já basta.
tip-dragon = Deixe-a perto do meio da confusão e faça o fogo andar por ela. Ela se cura com Ativar: deixe as espadas para os outros e vá atrás de Poções e Pergaminhos.

clan-scaled = Escamosos
monster-scaled = Escamoso
ability-scaled = faça um ataque à distância com um dos seus Escamosos
motto-scaled = Veio, bateu, sumiu.
tip-scaled = Bata e já esteja longe. Tudo que deixa mover e atacar na mesma carta é para você.

clan-gnoll = Gnolls
monster-gnoll = Gnoll
ability-gnoll = faça um ataque corpo a corpo com um dos seus Gnolls
motto-gnoll = De onde eu vim tem mais.
tip-gnoll = Leve uma Moeda aonde a matilha for: são três Gnolls esperando a hora.

clan-slime = Slimes
monster-slime = Slime
ability-slime = tire um Ferimento de um dos seus Slimes e ponha outro Slime ao lado dele
motto-slime = Dividir e ficar pro jantar.
tip-slime = Fique no caminho e apanhe. Cada Ferimento é o próximo Slime, então junte o máximo de Ativar.

clan-skeleton = Esqueletos
monster-skeleton = Esqueleto
ability-skeleton = coloque um Osso numa sala com um dos seus Esqueletos
motto-skeleton = Nada a perder, só osso.
tip-skeleton = Deixe Ossos onde vai doer e levante-se deles. Feras e movimento compensam os joelhos duros.

clan-ratfolk = Rataria
monster-ratfolk = Rato
ability-ratfolk = ponha um Rato numa sala onde você já tem um
motto-ratfolk = Muita pata, pouco trabalho.
tip-ratfolk = Esteja um pouco em cada canto. Com uma espada ou um machado, cada canto vira um problema.

clan-gremlin = Gremlins
monster-gremlin = Gremlin
ability-gremlin = mova um dos seus Gremlins, com uma ficha se quiser
motto-gremlin = A gente sabe onde estão as suas coisas.
tip-gremlin = Leve a cada um o que lhe falta: uma Moeda à Forja, uma Armadilha à porta.

clan-ghost = Fantasmas
monster-ghost = Fantasma
ability-ghost = mova um dos seus Fantasmas por uma passagem, um Portal ou uma parede, com uma ficha se quiser
motto-ghost = Parede é questão de opinião.
tip-ghost = Apareça por trás, deixe uma Armadilha, saia pela parede.

clan-witch = Bruxas
monster-witch = Bruxa
ability-witch = coloque um Portal concluído numa sala com uma das suas Bruxas
motto-witch = Tem uma porta pra isso.
tip-witch = Abra Portais cedo: todo mundo anda menos pelo resto da noite.

role-crowd-control = Controle de multidão
    .about = Muitos ataques: limpa uma sala num turno só.
role-defender = Defensor
    .about = Muitos corpos e cartas de Defender: segura as salas.
role-supporter = Apoiador
    .about = Cartas, recursos, Armadilhas e Portais: deixa os outros melhores.

loot-equipment = Equipamento
    .about = Bate e defende.
loot-beast = Fera
    .about = Invoca e move.
loot-potion = Poção
    .about = Saca e ativa.
loot-scroll = Pergaminho
    .about = Atira, abre Portais, reforça.
loot-tactic = Tática
    .about = Uma carta de um Clã.

# What a card says, made of its icons.
card-written = Uma carta de ícones
    .flavour = Alguém acabou de escrever.
cardtext-1 = { $a }.
cardtext-2 = { $a }; ou { $b }.
cardtext-3 = { $a }; ou { $b }; ou { $c }.
cardtext-4 = { $a }; ou { $b }; ou { $c }; ou { $d }.
side-1 = { $a }
side-2 = { $a } + { $b }
side-3 = { $a } + { $b } + { $c }
side-4 = { $a } + { $b } + { $c } + { $d }
does-combo = { $left } e, se der certo, { $right }
does-draw = { $n ->
    [1] saque 1 carta
   *[other] saque { $n } cartas
}
does-activate = { $n ->
    [1] Ative
   *[other] Ative { $n } vezes
}
does-move = { $n ->
    [1] 1 movimento
   *[other] { $n } movimentos
}
does-melee = { $n ->
    [1] 1 ataque corpo a corpo
   *[other] { $n } ataques corpo a corpo
}
does-ranged = { $n ->
    [1] 1 ataque à distância
   *[other] { $n } ataques à distância
}
does-defend = Defenda
does-coin = { $n ->
    [1] coloque uma Moeda
   *[other] coloque { $n } Moedas
}
does-book = { $n ->
    [1] coloque um Livro
   *[other] coloque { $n } Livros
}
does-frog = { $n ->
    [1] coloque um Sapo
   *[other] coloque { $n } Sapos
}
does-bone = { $n ->
    [1] coloque um Osso
   *[other] coloque { $n } Ossos
}
does-trap = { $n ->
    [1] arme uma Armadilha
   *[other] arme { $n } Armadilhas
}
does-portal = { $n ->
    [1] abra um Portal
   *[other] abra { $n } Portais
}
does-summon = { $n ->
    [1] invoque um Monstro
   *[other] invoque { $n } Monstros
}
does-summon-type = { $n ->
    [1] invoque um Monstro { $rooms }
   *[other] invoque { $n } Monstros { $rooms }
}
does-summon-there = { $n ->
    [1] vem um Monstro para ali
   *[other] vêm { $n } Monstros para ali
}
does-ambush = { $n ->
    [1] Embosque: um Monstro { $rooms }
   *[other] Embosque: até { $n } Monstros { $rooms }
}
does-reinforce = Reforce: das 3 cartas do topo fique com as que têm { $icon }
does-swarm-move = Enxame: todos os Monstros de uma sala se movem
does-swarm-melee = Enxame: todos os Monstros de uma sala fazem um ataque corpo a corpo
does-swarm-ranged = Enxame: todos os Monstros de uma sala fazem um ataque à distância
does-discard-coin = descarte uma Moeda
does-discard-book = descarte um Livro
does-discard-frog = descarte um Sapo
does-discard-bone = descarte um Osso
does-discard-trap = descarte uma Armadilha
rooms-jewel = no Cofre
rooms-swords = em salas de Espadas
rooms-hats = em salas de Chapéus
rooms-eye = em salas do Olho Místico
rooms-bones = em salas de Ossos Cruzados
rooms-special = em salas Especiais
shows-draw = Sacar
shows-activate = Ativar
shows-move = Mover
shows-melee = ataque corpo a corpo
shows-ranged = ataque à distância
shows-defend = Defender
shows-resource = um recurso
shows-trap = Armadilha
shows-portal = Portal
shows-summon = Invocar

# Tactic cards: dragon

card-morning_breath = Bafo matinal
    .flavour = Ela ainda não tomou café. Agora ninguém mais toma.

card-good_stretch = Boa espreguiçada
    .flavour = Quatrocentos anos deitada em moedas acabam com qualquer coluna.

card-mind_the_tail = Cuidado com a cauda
    .flavour = Ela dobra a esquina. A cauda dobra depois.

card-whole_furnace = A fornalha inteira
    .flavour = De orelha a orelha, sem deixar farelo.

card-only_a_nap = Era só um cochilo
    .flavour = Ela não caiu. Deitou-se com convicção.

card-my_bed = Minha cama, meu ouro
    .flavour = Em qualquer outro lugar ela dorme mal.

card-smoke_rings = Anéis de fumaça
    .flavour = O segredo é fazer cara de tédio.

card-lost_count = Perdi a conta
    .flavour = Novecentas e… olha só o que você fez.

card-thick_scales = Escamas grossas
    .flavour = A espada está inteira. O pulso, nem tanto.

# Tactic cards: scaled

card-hello_goodbye = Oi e tchau
    .flavour = Regra número um: nunca esteja onde o escudo está.

card-keep_the_tail = Fica com o rabo
    .flavour = O rabo cresce de novo. A cara dele não volta.

card-all_quiet = Todo mundo na miúda
    .flavour = Cinco lagartos, vinte patas, nenhum barulho. Tá, um espirro.

card-from_the_ceiling = Vem do teto
    .flavour = Herói olha pra esquerda. Herói olha pra direita.

card-warm_stone = Pedra quentinha
    .flavour = Dez minutos em cima do fogão e encaram qualquer coisa.

card-spitting_contest = Campeonato de cuspe
    .flavour = Valem ponto a distância, o estilo e os gritos.

card-hatching_day = Dia de chocar
    .flavour = Feliz aniversário. Esta é a sua lança.

card-marsh_cousins = Os primos do brejo
    .flavour = Vieram passar só o fim de semana.

card-relay_race = Corrida de revezamento
    .flavour = O bastão tem ponta.

# Tactic cards: gnoll

card-payday = Dia de pagamento
    .flavour = Uma moeda, três gnolls, sem troco.

card-bring_a_friend = Traz um amigo
    .flavour = Ele riu. Aí alguém riu atrás dele.

card-whole_pack_laughs = A matilha inteira ri
    .flavour = É mais engraçado quando a piada não é você.

card-on_the_scent = Farejando
    .flavour = Herói tem cheiro de sabonete. Ninguém aguenta.

card-under_the_floor = Debaixo do assoalho
    .flavour = Toc, toc.

card-family_reunion = Reunião de família
    .flavour = Ninguém chamou o tio Gruba. Ele trouxe um porrete.

card-club_in_each_hand = Um porrete em cada mão
    .flavour = O terceiro gnoll segura os casacos.

card-betting_pool = Bolão
    .flavour = Três para um no baixinho do balde.

card-loaded_cart = Carroça cheia
    .flavour = Todo mundo empurra. Ninguém dirige.

# Tactic cards: slime

card-wobble = Treme-treme
    .flavour = Bate. Pode bater. Agora são duas.

card-sticky_floor = Chão grudento
    .flavour = A bota ficou. A meia ficou. Ele ficou.

card-bubbling_over = Transbordando
    .flavour = Ninguém acendeu o fogão. Ninguém tem coragem de apagar.

card-out_of_the_sink = Saiu da pia
    .flavour = Jogaram fora a poção que deu errado. Ela voltou com as amigas.

card-leaving_a_trail = Deixando rastro
    .flavour = Toda poça é da família.

card-group_hug = Abraço coletivo
    .flavour = Quentinho, apertado e levemente corrosivo.

card-frog_in_jelly = Sapo na gelatina
    .flavour = Ele estava ali o tempo todo. Parece feliz.

card-second_helping = Repeteco
    .flavour = Na caixa dizia que serve oito.

card-downhill = Ladeira abaixo
    .flavour = Nenhuma gosma jamais subiu escada de propósito.

# Tactic cards: skeleton

card-some_assembly = Requer montagem
    .flavour = Sempre sobra um osso.

card-only_a_rib = Foi só uma costela
    .flavour = Ele tem mais vinte e três.

card-rattle = Chocalho
    .flavour = Os heróis acham sinistro. A banda chama de ensaio.

card-graveyard_shift = Turno da madrugada
    .flavour = Boa noite. Abrimos à meia-noite.

card-dug_up = Desenterrado
    .flavour = Quase sempre pelo cachorro.

card-funny_bone = Bati o cotovelo
    .flavour = A graça dura pouco.

card-poker_skull = Caveira de pôquer
    .flavour = Ninguém lê um rosto que não existe.

card-roll_call = Chamada
    .flavour = Crânio? Presente. Outro crânio? Presente.

card-marrow_parade = Desfile de ossos
    .flavour = Esquerda, esquerda. Cadê a minha esquerda?

# Tactic cards: ratfolk

card-out_of_the_walls = Saindo das paredes
    .flavour = Um guincho quer dizer vai. Nove também.

card-busy_paws = Patas ocupadas
    .flavour = Ninguém aqui ganha salário. Ninguém aqui percebeu.

card-tiny_union = O minissindicato
    .flavour = Ou todos ou ninguém: está escrito na minifaixa.

card-night_market = Feirinha da noite
    .flavour = Tudo tem que sair. Quase tudo já saiu.

card-follow_the_cheese = Siga o queijo
    .flavour = O queijo está andando. Nós também.

card-short_cut = Atalho
    .flavour = Atrás do fogão, por baixo do rei, saída pelo ralo.

card-hundred_bites = Cem mordidinhas
    .flavour = Tá, nove. Mas parecem cem.

card-squeak_for_help = Guincho de socorro
    .flavour = É um guincho bem malcriado.

card-big_family = Família grande
    .flavour = A mãe sabe o nome de todos. Todos se chamam Pipo.

card-pickpocket = Mão leve
    .flavour = A bolsa estava aberta. Agora está.

# Tactic cards: gremlin

card-many_hands = Muitas mãos
    .flavour = Oito mãos, quatro gremlins, e nada daquilo é deles.

card-deep_pockets = Bolsos fundos
    .flavour = Tem um bolso dentro do bolso. Alguma coisa mora nele.

card-handle_with_care = Cuidado, frágil
    .flavour = Só faz tique-taque se você respirar.

card-loose_screw = Parafuso solto
    .flavour = Saiu de algum lugar importante.

card-out_of_the_toolbox = De dentro da caixa
    .flavour = Martelo, alicate, gremlin, gremlin.

card-workshop_hours = Horário da oficina
    .flavour = Fechado para o almoço. O almoço é você.

card-doormat = Capacho
    .flavour = Diz bem-vindo. As letras miúdas mordem.

card-look_out_below = Olha a bomba
    .flavour = Se não dispara, arremessa.

card-errands = Leva e traz
    .flavour = Isto vai pra lá, aquilo vem pra cá, e traz um lanche.

# Tactic cards: ghost

card-creaking_board = A tábua que range
    .flavour = Não havia tábua. Não havia chão.

card-cold_spot = Friozinho na nuca
    .flavour = Leva um casaco. Leva dois.

card-moved_furniture = Mudaram o sofá de lugar
    .flavour = Ele estava ali. O cavaleiro também.

card-unfinished_business = Assunto inacabado
    .flavour = O capítulo um foi morrer.

card-rise_and_shine = Levanta e brilha
    .flavour = Mais brilha do que levanta.

card-boo = Buu
    .flavour = As clássicas são as melhores.

card-through_the_wall = Pela parede
    .flavour = Porta é pra quem tem tornozelo.

card-clean_sheets = Lençóis limpos
    .flavour = Passadinhos, dois furos cada um.

card-chain_practice = Ensaio de correntes
    .flavour = Toda noite, das duas às três. Os vizinhos já reclamaram.

# Tactic cards: witch

card-door_from_nowhere = Porta do nada
    .flavour = Limpe os pés, onde quer que esteja.

card-frog_weather = Tempo de sapo
    .flavour = Pancadas isoladas de coaxo à tarde.

card-shopping_list = Lista de compras
    .flavour = Orelha de morcego, suspiro de cavaleiro, algo gostoso pro chá.

card-taste_it_first = Prova primeiro
    .flavour = O sapo disse que falta sal.

card-by_the_chimney = Entra pela chaminé
    .flavour = Sai pela caixa do correio.

card-other_sister = A outra irmã
    .flavour = Ela passou o século inteiro na despensa.

card-jumble_sale = Bazar de garagem
    .flavour = Única dona, cuidadosa. A outra explodiu.

card-crystal_ball = Bola de cristal
    .flavour = Mostra o futuro, e poeira.

card-pot_is_on = A panela está no fogo
    .flavour = Mexer até alguém gritar.

card-broom_parking = Vaga para vassoura
    .flavour = Primeira hora grátis. Na segunda, maldição.

# Loot: equipment

card-notched_sword = Espada lascada
    .flavour = Cada lasca é uma história. Quase todas terminam em: aí escorregou.

card-axe_for_two = Machado pra dois
    .flavour = Um bate, o outro mira.

card-pot_helmet = Elmo que já foi panela
    .flavour = Ainda cheira a alho-poró. Ainda segura uma clava.

card-very_long_fork = Garfo bem comprido
    .flavour = Para quando o almoço mantém distância.

card-good_door = Uma boa porta
    .flavour = Ninguém passa. Ainda tem a aldrava.

card-polite_whip = Chicote educado
    .flavour = Pede licença antes e desculpa depois.

card-borrowed_crossbow = Besta emprestada
    .flavour = A gente pediu. Ele estava dormindo.

card-cursed_gauntlet = Manopla amaldiçoada
    .flavour = Não sai mais da mão. E tem opinião.

card-spiked_boots = Botas de prego
    .flavour = Ótimas no gelo. Melhores em herói.

card-belt_with_everything = Cinto com tudo
    .flavour = Corda, laço, gancho, sanduíche.

# Loot: beast

card-house_spider = Aranha da casa
    .flavour = A casa é dela.

card-belfry_bats = Morcegos do campanário
    .flavour = Vivem de pernas pro ar.

card-not_a_dog = Lobo, não cachorro
    .flavour = Ele busca. Só não devolve.

card-stubborn_mule = Mula teimosa
    .flavour = Carrega tudo, menos a culpa.

card-digger_mole = Toupeira cavadora
    .flavour = Nunca viu um herói. Já topou com vários.

card-night_owl = Coruja noturna
    .flavour = Sabe quem foi. Pergunta mesmo assim.

card-circus_bear = Urso aposentado do circo
    .flavour = Ainda agradece ao público. Depois come o público.

card-battering_ram = Carneiro chamado Aríete
    .flavour = As portas se abrem pra ele. Às vezes as paredes.

card-landlord_toad = Sapo senhorio
    .flavour = O aluguel se paga em moscas.

card-thirteen_hens = Treze galinhas
    .flavour = Ninguém as conta. Elas contam você.

# Loot: potion

card-strong_coffee = Café forte
    .flavour = A colher fica em pé. Os mortos também.

card-elbow_grease = Óleo de cotovelo
    .flavour = Aplicar no cotovelo.

card-second_wind = Segundo fôlego
    .flavour = O primeiro foi de feijão.

card-liquid_courage = Coragem líquida
    .flavour = Gosto de maçã e de má ideia.

card-frog_broth = Caldo de sapo
    .flavour = O sapo só mexe. Ele faz questão.

card-quicksilver = Azougue
    .flavour = Você já bebeu.

card-yeast_of_the_dead = Fermento dos mortos
    .flavour = Deixar em lugar quente. Afastar-se.

card-concrete_smoothie = Vitamina de concreto
    .flavour = Rica em ferro. E em brita.

card-compost_tea = Chá de compostagem
    .flavour = Tudo volta, com leite.

card-sneezing_potion = Poção do espirro
    .flavour = Mire antes de beber.

# Loot: scroll

card-written_complaint = Reclamação por escrito
    .flavour = Quatro páginas, e nenhuma passa em branco.

card-map_of_everywhere = Mapa de todo lugar
    .flavour = Você está aqui. E aqui.

card-battle_hymn = Hino de batalha
    .flavour = As nove estrofes, desafinadas.

card-work_plan = Plano de trabalho
    .flavour = Item um: fazer um plano. Feito.

card-fireworks_permit = Alvará de fogos
    .flavour = Carimbado, assinado, já pegando fogo.

card-chain_letter = Corrente
    .flavour = Mande para quatro heróis em até uma hora.

card-long_family_tree = Árvore genealógica
    .flavour = Tem espinho dos dois lados.

card-aiming_for_beginners = Pontaria para iniciantes
    .flavour = Passo um: no pé, não.

card-formal_summons = Intimação
    .flavour = Fica o senhor intimado a aparecer.

card-evacuation_plan = Plano de evacuação
    .flavour = A saída é por aqui. Por ali também.

### people

## The game, on the shelf

game-tagline = Eles batem à porta. Você é o monstro que mora aqui.
game-about = Todos são Monstros e jogam juntos: jogue cartas, mova o seu Clã pela masmorra, prepare Armadilhas e segure os Tesouros enquanto a Guilda manda Heróis, onda após onda. Se o Tesouro do Cofre cair, todos perdem.
ui-room-who-keep-the-heroes-out = Quem defende a masmorra?
ui-room-your-pick-keep-the-heroes-out = Seu Clã
ui-room-pick-note-keep-the-heroes-out = Cada um joga do seu jeito.

## Rooms: their names, and in, to and from them

room-vault = Cofre
room-library = Biblioteca
room-sewers = Esgotos
room-graveyard = Cemitério
room-workshop = Oficina
room-forge = Forja
room-trainer = Treinador de Feras
room-apothecary = Boticário
room-study = Estudo
room-cells = Celas
room-laboratory = Laboratório
room-builder = Construtor
at-vault = no Cofre
at-library = na Biblioteca
at-sewers = nos Esgotos
at-graveyard = no Cemitério
at-workshop = na Oficina
at-forge = na Forja
at-trainer = no Treinador de Feras
at-apothecary = no Boticário
at-study = no Estudo
at-cells = nas Celas
at-laboratory = no Laboratório
at-builder = no Construtor
to-vault = para o Cofre
to-library = para a Biblioteca
to-sewers = para os Esgotos
to-graveyard = para o Cemitério
to-workshop = para a Oficina
to-forge = para a Forja
to-trainer = para o Treinador de Feras
to-apothecary = para o Boticário
to-study = para o Estudo
to-cells = para as Celas
to-laboratory = para o Laboratório
to-builder = para o Construtor
from-vault = do Cofre
from-library = da Biblioteca
from-sewers = dos Esgotos
from-graveyard = do Cemitério
from-workshop = da Oficina
from-forge = da Forja
from-trainer = do Treinador de Feras
from-apothecary = do Boticário
from-study = do Estudo
from-cells = das Celas
from-laboratory = do Laboratório
from-builder = do Construtor
type-jewel = Joia
type-swords = Espadas
type-hats = Chapéus
type-eye = Olho Místico
type-bones = Ossos Cruzados
type-special = Especial

## Tokens, Heroes, icons

token-coin = Moeda
token-book = Livro
token-frog = Sapo
token-bone = Osso
token-trap = Armadilha
token-nothing = nada
carrying-nothing = de mãos vazias
carrying-coin = com uma Moeda
carrying-book = com um Livro
carrying-frog = com um Sapo
carrying-bone = com um Osso
carrying-trap = com uma Armadilha
class-warrior = Guerreiro
class-rogue = Ladina
class-mage = Mago
class-archer = Arqueira
class-champion = Campeão
show-off-warrior = { $hero }: ao chegar, leva até dois recursos da sala.
show-off-rogue = { $hero }: ao chegar, desarma uma Armadilha da sala.
show-off-mage = { $hero }: se chega nas Celas, solta todos os prisioneiros.
show-off-archer = { $hero }: ao chegar, atira num Monstro de uma sala vizinha.
icon-draw = Sacar
icon-activate = Ativar
icon-move = Mover
icon-melee = Golpe
icon-ranged = Tiro
icon-defend = Defender
icon-resource = Recurso
icon-trap = Armadilha
icon-portal = Portal
icon-summon = Invocar
icon-ambush = Emboscar
icon-reinforce = Reforçar
icon-discard = Descartar
effect-name-spoils = Espólio
effect-name-curse = Maldição
effect-name-heal = Cura
effect-name-prisoner = Prisioneiro
effect-name-defeat = Derrota
two-clans = { $one } e { $two }
type-none = do cenário
type-many = { $n } { $n ->
        [one] tipo
       *[other] tipos
    }
wounded = ferimentos: { $n }
guild-hero = { $hero } · { $type }
reason-running = a noite ainda não acabou
reason-held = as duas ondas passaram e o Cofre resistiu
reason-pillaged = os Heróis levaram o Tesouro do Cofre

## What is agreed on before a match

option-scenario = cenário
    .about = A masmorra, as cartas que ela põe na Guilda e uma regra própria. Comece pelo primeiro.
option-level = dificuldade
    .about = Quantas cartas da Guilda vêm depois de cada turno, na primeira e na segunda onda.
level-family = Família
level-challenging = Desafiador
level-hardcore = Hardcore
level-text-family = Uma carta por turno, depois duas: para aprender e para jogar com crianças.
level-text-challenging = Duas cartas por turno do começo ao fim: para quem já segurou um Cofre.
level-text-hardcore = Duas cartas por turno, depois três: só para quem conhece bem a casa.
option-clans = Clãs
    .about = Cada Clã joga de um jeito próprio, e nenhum aparece duas vezes. Sem escolha, os que o cenário sugere. Quem joga só pode liderar dois.
clans-text-dragon = Uma só, com Vitalidade 5: fogo à distância, e se cura sozinha.
clans-text-scaled = Cinco que batem e somem: mover e atacar na mesma carta.
clans-text-gnoll = Sete de matilha: uma Moeda na sala vira três Gnolls.
clans-text-slime = Oito que apanham bem: cada Ferimento é um Slime a mais.
clans-text-skeleton = Seis que se levantam dos Ossos, onde menos se espera.
clans-text-ratfolk = Nove em todo canto: enxames e mãos ágeis.
clans-text-gremlin = Quatro carregadores: levam a cada um o que lhe falta.
clans-text-ghost = Três que atravessam paredes e deixam Armadilhas.
clans-text-witch = Duas que abrem Portais e fazem crescer os recursos.
option-laboratory = Clãs do Laboratório
    .about = De quem são as Táticas que o Laboratório põe na Pilhagem. Vale quem ninguém joga; o que faltar, o acaso decide.
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

ask-split = { $clan }: dos Monstros do começo ({ $n }), quantos ficam { $room }?
do-split = { $n } { $room }, { $rest } para as outras
ask-turn = { $clan }: jogue uma carta (na mão: { $n }). Depois do seu turno, cartas da Guilda: { $cards }.
do-play = { $card }: { $text }
do-pass-turn = Encerrar as cartas
do-cells =
    Usar as Celas: { $n ->
        [1] uma carta da Guilda
       *[other] { $n } cartas da Guilda
    }, e saque três. Risco de Mago: { $risk }%
ask-act = { $card } (resta: { $left }). O que fazer?
do-pass-act = Deixar o resto da carta
ask-swarm = Enxame { $room }: cada { $monster } age uma vez, do seu jeito. Ainda ali: { $n }.
do-pass-swarm = Chega de Enxame
ask-combo = Deu certo! E, de graça:
do-pass-combo = Deixar passar
ask-lab-card = O Laboratório oferece: qual Tática vai para o seu descarte?
do-take = Levar { $card }
ask-renew = Trocar a Pilhagem? Cada troca custa uma carta da mão (você tem { $n }).
do-pass-renew = Manter a Pilhagem
do-renew = Descartar { $card } e trocar { $n }: { $loot }
    .group = Descartar { $card } e trocar
    .short = { $slots }
ask-last = Última chance de usar as Celas antes da invasão. Cartas da Guilda por vir: { $cards }.
do-pass-last = Que venham

## Deeds

do-move = { $monster } { $from } { $to }
do-move-with = { $monster } { $from } { $to }, levando: { $token }
do-move-wounded = { $monster } ({ $wounds }) { $from } { $to }
do-move-wounded-with = { $monster } ({ $wounds }) { $from } { $to }, levando: { $token }
do-ability-move = Poder do Clã: { $monster } { $from } { $to }
do-ability-move-with = Poder do Clã: { $monster } { $from } { $to }, levando: { $token }
do-ability-move-wounded = Poder do Clã: { $monster } ({ $wounds }) { $from } { $to }
do-ability-move-wounded-with = Poder do Clã: { $monster } ({ $wounds }) { $from } { $to }, levando: { $token }
do-melee = Golpe: { $hero } { $room } (Vitalidade { $left })
do-ranged = Tiro: { $hero } { $room } (Vitalidade { $left })
do-ability-melee = Poder do Clã, golpe: { $hero } { $room } (Vitalidade { $left })
do-ability-ranged = Poder do Clã, tiro: { $hero } { $room } (Vitalidade { $left })
do-place = { $token } { $room }
do-discard = Descartar: { $token } { $room }
do-portal = Abrir um Portal { $room }
do-summon = Invocar { $n } × { $monster } { $room }
do-ambush = Emboscar: { $monster } { $room }
do-reinforce = Reforçar: ver três cartas e ficar com as de { $icon }
do-swarm = Enxame { $room }: { $icon } ({ $n })
do-draw = Sacar uma carta
do-produce = Ativar { $room }: mais uma ficha ({ $token })
do-buy = Ativar { $room }: { $card }, por uma ficha de { $token }
do-complete = Ativar: concluir o Portal { $room }
do-research = Ativar o Laboratório: um Herói vai preso, e você leva uma Tática alheia. Risco de Mago: { $risk }%
do-heal = Poder do Clã: { $monster } tira todos os Ferimentos ({ $n })
do-split-slime = Poder do Clã: um Ferimento vira mais um Slime { $room }
do-bone = Poder do Clã: um Osso { $room }
do-rat = Poder do Clã: mais um Rato { $room }
do-ability-portal = Poder do Clã: um Portal concluído { $room }
do-build = Construir { $room } { $where }, girada { $turn }°, com um Tesouro de valor { $value }
site-north = ao norte de { $room }
site-south = ao sul de { $room }
site-east = a leste de { $room }
site-west = a oeste de { $room }
site-far = longe de tudo
site-taken = já está ali: { $room }
site-wall = encosta na parede: { $room }
site-turn = assim não encaixa: gire a peça

## Reactions

deed-attacks = ataca
deed-shoots = atira
ask-defend = { $hero } { $deed } { $room }: { $monster } (Vitalidade { $left }). Defender?
ask-defend-fatal = { $hero } { $deed } { $room }, e { $monster } não aguenta mais um golpe. Defender?
ask-defend-last = { $hero } { $deed } { $room }: { $monster } é quem ainda guarda o Tesouro de valor { $value }. Defender?
do-defend = Defender com { $card }
do-defend-only = Defender com { $card }, sem o resto
do-let-hurt = Deixar: { $monster } fica com um Ferimento a mais
do-let-fall = Deixar: { $monster } volta ao Covil
reaction-defend = Defender os Monstros
pressing-defend = a do último Monstro diante de um Tesouro
ask-curse = Maldição! { $clan }: que carta vai para o descarte?
do-curse = Descartar { $card }

## What the players decide together

ask-hero = Heróis acordados: { $n }. Quem age agora?
do-hero = { $hero } { $room }
do-rest = O resto em qualquer ordem
ask-way = Em carga { $room } ({ $n }): por onde eles vão?
do-way = Vão { $to }
ask-hit = { $hero } ataca: quem é atingido?
do-hit = { $monster } { $room }: fica com um Ferimento
do-hit-fatal = { $monster } { $room }: volta ao Covil
ask-supply = Só resta uma ficha da classe: em que sala o Herói aparece?
do-supply = O Herói aparece { $room }
ask-rooms = Em quais duas salas os Heróis aparecem?
do-rooms = { $rooms }
ask-pillagers = Quem se cansa ao levar o Tesouro de valor { $value } { $room }?
do-pillagers = { $heroes }
ask-spoil = O que os Heróis levam { $room }?
do-spoil = Lá se vai: { $token }
ask-scenario-side = { $scenario }: o que vocês escolhem?
ask-scenario-room-discard = { $scenario }: de que sala sai a ficha?
ask-scenario-room-lowest = { $scenario }: qual Tesouro é virado?
ask-scenario-room-wake = { $scenario }: em que sala os Heróis acordam?
ask-scenario-room-complete = { $scenario }: qual Portal se abre?
ask-scenario-room-close = { $scenario }: qual Portal se fecha?
ask-scenario-room-stage = { $scenario }: para onde vai o palco?
ask-scenario-room-hop = { $scenario }: para onde pulam os Sapos { $room }?
ask-scenario-room-collapse = { $scenario }: qual sala desaba?
do-scenario-room = { $room }
ask-scenario-bite = { $scenario }: quem o Sapo morde { $room }?
ask-scenario-open = { $scenario }: que passagem se abre?
do-scenario-open = Abrir entre { $room } e { $other }
ask-scenario-close = { $scenario }: que passagem se fecha?
do-scenario-close = Fechar entre { $room } e { $other }
ask-scenario-tile = { $scenario }: que peça gira, e quanto?
do-scenario-tile = { $room }: girar { $n }°

## What a choice leads to

effect-vault-falls = o Cofre cai: todos perdem
effect-treasure-falls = perde o Tesouro de valor { $value } { $room }
effect-treasure-new = um Tesouro de valor { $value } { $room }
effect-holds = segura o Tesouro de valor { $value } { $room }
effect-leaves = deixa sem guarda o Tesouro de valor { $value } { $room }
effect-hero-gone = { $hero } a menos { $room }
effect-hero-hurt = { $hero } { $room }: −{ $n } de Vitalidade
effect-hero-goes = { $hero }: agora { $room }
effect-hero-wakes = { $hero } acorda { $room }
effect-hero-sleeps = { $hero } se cansa { $room }
effect-hero-comes = { $hero } aparece { $room }
effect-monsters-come = +{ $n } × { $monster } { $room }
effect-monsters-fall = −{ $n } × { $monster } { $room }
effect-wounds = { $monster }: +{ $n } de Ferimento
effect-healed = { $monster }: −{ $n } de Ferimento
effect-built = nova sala: { $room }
effect-portal = Portal { $room }, ligado a mais { $n }
effect-portal-alone = Portal { $room }, por enquanto sem par
effect-portal-closed = o Portal { $room } se fecha
effect-token-more = +{ $n } × { $token } { $room }
effect-token-less = −{ $n } × { $token } { $room }
effect-gain-card = ganha a carta { $card }
effect-draws = cartas na mão: +{ $n }
effect-prisoner = Heróis para as Celas: { $n }
effect-new-loot = cartas novas na Pilhagem: { $n }
effect-looks = vê { $n ->
        [one] uma carta e fica com ela se tiver
       *[other] { $n } cartas e fica com as de
    } { $icon }
effect-spends = gasta { $card }
effect-use-now = jeitos de usar agora: { $n }
effect-use-idle = agora não serve para nada
effect-side-now = { $side }: jeitos de usar agora: { $n }
effect-side-idle = { $side }: agora não serve para nada
danger-falls-odds = todos perdem: { $n } em { $of }

## What can be lost, and how likely that is

threat = { $n } de { $left } { $left ->
        [one] carta
       *[other] cartas
    } da Guilda ({ $types }) { $n ->
        [one] leva
       *[other] levam
    } o Tesouro de valor { $value } { $room }: { $chance }% neste turno
threat-vault = { $n } de { $left } { $left ->
        [one] carta
       *[other] cartas
    } da Guilda ({ $types }) { $n ->
        [one] leva
       *[other] levam
    } o Tesouro do Cofre e a partida: { $chance }% neste turno

## Heroes: what they will do, and why they are here

will-attack = vai atacar um Monstro { $room }
would-attack = se acordar, ataca um Monstro { $room }
will-pillage = vai pilhar o Tesouro de valor { $value } ({ $n } { $n ->
        [one] acordado
       *[other] acordados
    })
would-pillage = se todos acordarem, pilham o Tesouro de valor { $value } ({ $n } aqui)
will-wait = vai esperar: para o Tesouro de valor { $value } faltam { $n }
would-wait = para o Tesouro de valor { $value } ainda faltam { $n }
will-charge =
    { $n ->
        [1] vai em carga { $to }
       *[other] vai em carga, por um de { $n } caminhos ({ $to })
    }
would-charge =
    { $n ->
        [1] se acordar, vai em carga { $to }
       *[other] se acordar, vai em carga por um de { $n } caminhos ({ $to })
    }
will-stay = chegou aonde queria: fica { $room }
would-stay = está onde queria { $room }
story-summoned = A carta { $card } trouxe { $hero }: apareceu { $room }.
story-sent = A carta { $card } mandou { $hero }: foi parar { $room }.
story-placed = O cenário pôs { $hero } { $room }.
story-charged = { $hero } saiu em carga { $from } { $to }: não havia ali Monstro nem Tesouro.
story-waited = { $hero } esperou { $room }: { $n ->
        [one] um só acordado era pouco
       *[other] { $n } acordados eram poucos
    } para o Tesouro.
story-attacked = { $hero } atacou um Monstro { $room } e se cansou.
story-pillaged = { $hero } ajudou a levar o Tesouro de valor { $n } { $room }.
story-imprisoned = { $hero } foi invocado { $room } e ficou preso.
story-inspired = { $by } chegou e acordou { $hero } { $room }.
story-freed = { $by } abriu as Celas: { $hero } acordou { $room }.
story-healed = O Tesouro de valor { $n } era uma Cura: { $hero } acordou { $room }.
story-called = Faltou ficha para { $card }: { $hero } acordou { $room }.
story-trapped = Uma Armadilha pegou { $hero } { $room }; sobrou Vitalidade { $n }.
story-stayed = { $hero } ficou { $room }: é aonde os Heróis querem chegar.
story-roused = A regra do cenário acordou { $hero } { $room }.
stop-charge = Um Monstro ou um Tesouro { $room } teria segurado a carga; uma Armadilha { $to }, acabado com ela.
stop-wait = Um Monstro { $room } teria levado o golpe no lugar da espera.
stop-attack = Uma Armadilha { $room } teria pego quem chega; uma carta de Defender, o golpe.
stop-pillage = Um Monstro { $room }, ou uma Armadilha para um deles, teria salvado o Tesouro.
stop-inspire = Uma Armadilha { $room } teria derrubado quem chegou antes de acordar alguém.
stop-free = Menos prisioneiros, ou um turno sem usar as Celas.
stop-call = Um Herói dessa classe a menos na masmorra teria deixado uma ficha livre.

## The eight steps

step-reveal = Revelar
step-show-off = Exibir-se
step-check = Conferir a sala
step-inspire = Inspirar
step-attack = Atacar
step-pillage = Pilhar
step-wait = Esperar
step-charge = Carga
came-revealed = chegou
came-shot = atirou
came-took = levou recursos: { $n }
came-disarmed = desarmou uma Armadilha
came-set-free = soltou prisioneiros: { $n }
came-sprung = disparou Armadilhas: { $n }
came-killed = caiu na Armadilha
came-locked-in = ficou preso
came-woke = acordou: { $n }
came-struck = atacou
came-took-treasure = pilhou um Tesouro de valor { $n }
came-waits = espera: precisa de { $n }
came-charges = saiu em carga
skip-no-monster = nenhum Monstro
skip-no-target = ninguém ao alcance
skip-nothing-to-take = nada para levar
skip-no-trap = nenhuma Armadilha
skip-no-prisoners = só nas Celas
skip-nobody-asleep = ninguém dormindo
skip-no-treasure = nenhum Tesouro
skip-too-few = são poucos: { $n }
skip-only-new = só ao chegar
skip-tired = já se cansou

## What a scenario’s rule keeps

mark-stage = palco
mark-dark = às escuras
mark-veterans = veteranos: Vitalidade 2
mark-text-stage = O palco está { $room }.
mark-text-shown = Veteranos nas salas de { $type }.
mark-text-raid = Cartas da Guilda a mais por turno: { $n }
mark-text-leader = Cabeça da fuga: { $hero }, com Vitalidade 2.
mark-text-dark = Salas às escuras: { $n }

## What makes things happen

cause-supply = Faltou ficha da classe
cause-traps = Armadilha
cause-inspire = Inspirar
cause-attack = Ataque
cause-pillage = Pilhagem de um Tesouro
cause-wait = Espera
cause-charge = Carga
cause-setting-up = Preparação
cause-turn = Novo turno
cause-renewing = Renovar a Pilhagem
cause-cleaning = Limpeza
cause-invading = Invasão
cause-waves = Nova onda
cause-ending = Fim da noite
cause-cells = Celas
cause-show-off = { $hero } se exibe
cause-treasure = Tesouro: { $effect }
cause-ability = Poder: { $clan }

## Awards, moments, hints, signs

moment-pillaged = Um Tesouro a menos
moment-mage-frees = Fuga das Celas
moment-supply-empty = A Guilda chama reforços
moment-wave = A segunda onda
moment-built = Obra nova
moment-defended = Bem defendido
moment-bought = Boa troca
award-slayer = Terror dos Heróis: { $n } a menos
award-shield =
    Escudo da casa: { $n } { $n ->
        [1] golpe parado
       *[other] golpes parados
    }
award-collector =
    Mão leve: { $n } { $n ->
        [1] carta nova
       *[other] cartas novas
    }
award-supplier = Almoxarife: { $n } { $n ->
        [one] ficha posta
       *[other] fichas postas
    }
award-architect = Mestre de obras: { $n } em Tesouros
award-jailer =
    Carcereiro: { $n } { $n ->
        [1] preso
       *[other] presos
    }
why-treasure = { NUMBER($n, minimumFractionDigits: 1) } a mais em Tesouros guardados, em média, que a segunda ideia
why-monsters = { NUMBER($n, minimumFractionDigits: 1) } Monstros a mais na masmorra, em média, que a segunda ideia
why-loot = { NUMBER($n, minimumFractionDigits: 1) } cartas de Pilhagem a mais, em média, que a segunda ideia
sign-hold = Segurem aqui!
sign-kill = Acabem com este!
sign-bring = Tragam recursos para cá
sign-mine = Deixem comigo
sign-careful = Cuidado aqui!

## What happens

event-dungeon = A masmorra está montada: { $scenario }, { $level }.
event-foreign = O Laboratório estuda { $clan }: as Táticas desse Clã estão na Pilhagem.
event-joined = { $seat } { VERB($seat, "lidera", "lidera", "lideram") } { $clan }: Monstros { $n }, Vitalidade { $vitality }.
event-began-in = { $clan }: { $n } { $room }.
event-begins = Quem tem menos Monstros começa: { $clan }.
event-turn = Turno { $n }: { $clan }.
event-played = { $seat } { VERB($seat, "joga", "joga", "jogam") } { $card }. Na mão: { $hand }.
event-done = A carta fica na área de jogo.
event-drew = { $seat } { VERB($seat, "saca", "saca", "sacam") } { $card }.
event-nothing-to-draw = { $seat } não { VERB($seat, "tem", "tem", "têm") } o que sacar.
event-reshuffled =
    { $seat } { VERB($seat, "embaralha", "embaralha", "embaralham") } o descarte: { $n } { $n ->
        [1] carta
       *[other] cartas
    }.
event-reinforced = { $seat } { VERB($seat, "vê", "vê", "veem") } { $n ->
        [one] a carta
       *[other] as { $n } cartas
    } de cima, à procura de { $icon }.
event-kept = { $seat } { VERB($seat, "fica", "fica", "ficam") } com { $card }.
event-thrown = { $seat } { VERB($seat, "descarta", "descarta", "descartam") } { $card }.
event-swarmed =
    { $seat } { VERB($seat, "solta", "solta", "soltam") } um Enxame { $room }: { $icon }, { $n } { $n ->
        [1] Monstro
       *[other] Monstros
    }.
event-moved = { $monster } vai { $from } { $to }, { $token }.
event-through-portal = { $monster } atravessa o Portal { $from } { $to }, { $token }.
event-through-wall = { $monster } atravessa a parede { $from } { $to }, { $token }.
event-melee = { $monster } golpeia { $hero } { $room }.
event-ranged = { $monster } acerta de longe { $hero } { $room }.
event-killed = { $hero } cai { $room } e deixa a masmorra.
event-token-placed = { $seat } { VERB($seat, "põe", "põe", "põem") } uma ficha { $room }: { $token } (agora { $n }).
event-token-spent = { $seat } { VERB($seat, "gasta", "gasta", "gastam") } { $token } { $room } (ficam { $n }).
event-portal-placed = { $seat } { VERB($seat, "abre", "abre", "abrem") } um Portal { $room }.
event-portal-completed = { $seat } { VERB($seat, "conclui", "conclui", "concluem") } o Portal { $room }.
event-summoned = { $monster } sai do Covil: agora { $room }.
event-ability = { $seat } { VERB($seat, "usa", "usa", "usam") } o poder do Clã.
event-healed =
    { $monster } perde { $n } { $n ->
        [1] Ferimento
       *[other] Ferimentos
    }.
event-produced = { $seat } { VERB($seat, "produz", "produz", "produzem") } uma ficha { $room }: { $token } (agora { $n }).
event-bought = { $seat } { VERB($seat, "consegue", "consegue", "conseguem") } { $card } { $room }.
event-researched = { $seat } { VERB($seat, "leva", "leva", "levam") } { $card } do Laboratório.
event-loot = Pilhagem à vista: { $card }.
event-built = { $seat } { VERB($seat, "constrói", "constrói", "constroem") }: { $room }, com um Tesouro de valor { $value }.
event-plan = Nova planta: { $room }.
event-cells = { $seat } { VERB($seat, "aposta", "aposta", "apostam") } nas Celas ({ $n }).
event-renewed = { $seat } { VERB($seat, "descarta", "descarta", "descartam") } { $card } para renovar a Pilhagem.
event-under = { $card } vai para baixo da Pilhagem.
event-cleaned =
    { $seat } { VERB($seat, "arruma", "arruma", "arrumam") } a mesa: { $n } { $n ->
        [1] carta vai
       *[other] cartas vão
    } para o descarte.
event-invasion =
    { $seat } { VERB($seat, "termina", "termina", "terminam") } o turno: { $n } { $n ->
        [1] carta
       *[other] cartas
    } da Guilda (onda { $wave }).
event-guild-card = Carta { $number } de { $of }: { $card }.
event-sent-card = Para as Celas: { $card }.
event-sent-nothing = { $card } não traz ninguém para as Celas.
event-no-card-left = A Guilda não tem mais carta.
event-wave = Onda { $n }! A Guilda embaralha tudo de novo: { $left } { $left ->
        [one] carta
       *[other] cartas
    }.
event-no-room = { $card }: não há sala desse tipo, ninguém aparece.
event-hero-comes = { $hero } aparece { $room }.
event-supply-empty =
    Não há mais fichas ({ $class }): { $n } { $n ->
        [1] acorda
       *[other] acordam
    }.
event-called = { $hero } acorda { $room }.
event-archer-shoots = { $hero } atira: { $monster } { $room }.
event-warrior-takes = { $hero } destrói: { $token } { $room }.
event-rogue-disarms = { $hero } desarma uma Armadilha { $room }.
event-mage-frees = { $n ->
    [0] { $hero } abre as Celas, mas não há mais ninguém ali.
   *[other] { $hero } abre as Celas! Acordam: { $n }.
}
event-ability-idle = { $hero } se exibe { $room }, sem efeito.
event-trap-sprung = Armadilha! { $hero } { $room }.
event-trapped = { $hero } não passa da Armadilha { $room }.
event-imprisoned = { $hero }: atrás das grades { $room }.
event-inspired = { $by } acorda { $hero } { $room }.
event-freed = { $hero } acorda { $room }, graças a { $by }.
event-hero-attacks = { $hero } ataca { $monster } { $room }.
event-defended = { $seat } { VERB($seat, "defende", "defende", "defendem") } { $monster } { $room } com { $card }.
event-wounded = { $monster } { $room }: Ferimentos { $wounds }.
event-fell = { $monster } { $room } volta ao Covil.
event-pillaged = { $n ->
    [1] { $hero } leva o Tesouro de valor { $value } { $room }.
   *[other] { $hero } e companhia levam o Tesouro de valor { $value } { $room } ({ $n } acordados).
}
event-exhausted = { $hero } se cansa { $room }.
event-waited =
    { $hero } espera { $room }: para o valor { $value }, { $n } { $n ->
        [1] é pouco
       *[other] são poucos
    }.
event-charged = { $hero } sai em carga { $from } { $to }.
event-stayed = { $hero } fica { $room }.
event-treasure = O Tesouro de valor { $value } { $room } é virado: { $effect }.
event-spoiled = Lá se vai: { $token } { $room }.
event-cursed = { $seat } { VERB($seat, "descarta", "descarta", "descartam") } { $card }.
event-woken = { $hero } acorda { $room }.
event-no-effect = { $effect }: sem efeito.
event-rule-acted = A regra do cenário age.
event-token-came = { $token } { $room }: agora { $n }.
event-token-gone = { $token } { $room }: restam { $n }.
event-more-cards = Mais cartas da Guilda neste turno: { $n }.
event-raid = De agora em diante, cartas da Guilda a mais por turno: { $n }.
event-storm = A tempestade desaba! Mais cartas da Guilda neste turno: { $n }.
event-darkened = As salas de { $type } ficam às escuras.
event-relit = Luz de novo nas salas de { $type } ({ $room }).
event-stage = O palco é montado { $room }.
event-ringleader = Quem manda nas Celas agora: { $class }.
event-released = { $hero } vai embora { $room }, em liberdade.
event-buried = { $hero } some com o desabamento { $room }.
event-given-back = { $seat } { VERB($seat, "devolve", "devolve", "devolvem") } { $card }.
event-portal-opened = O Portal { $room } se abre sozinho.
event-portal-closed = O Portal { $room } se fecha.
event-passage-opened = Abre-se a passagem entre { $room } e { $other }.
event-passage-closed = Fecha-se a passagem entre { $room } e { $other }.
event-frog-bites = Um Sapo morde { $monster } { $room }!
event-frogs-hop = Sapos ({ $n }) pulam { $from } { $to }.
event-tile-turned = A terra treme: a peça gira ({ $room }).
event-collapsed = Desabou: { $room }.
event-champion-recovers = { $hero } se recupera { $room }.
event-ended = Fim: { $reason } (onda { $wave }).

## The same in a word or two, since your last turn

brief-defended = defendeu com { $card }
brief-cursed = perdeu { $card }
brief-bought = conseguiu { $card }
brief-researched = levou { $card }
brief-built = construiu: { $room }
brief-cells = usou as Celas

## Refusals

refuse-no-such-room = Essa sala não está na masmorra.
refuse-no-icon = { $card } não tem o ícone { $icon }.
refuse-used-up = { $card }: o ícone { $icon } já foi todo usado.
refuse-no-such-monster = Você não tem { $room } um Monstro com { $n } { $n ->
        [one] Ferimento
       *[other] Ferimentos
    }.
refuse-not-yours = { $room } só há Monstros de outro Clã ({ $clan }): cada um age com os seus.
refuse-no-monster = Você não tem nenhum Monstro { $room }.
refuse-not-in-swarm = O Enxame é { $room }: só os Monstros dali agem.
refuse-portal-uncompleted = O Portal { $from } { $to } ainda não foi concluído.
refuse-wall = Há uma parede: não dá para ir { $from } { $to }.
refuse-not-adjacent = Longe demais: não dá para ir { $from } { $to } de uma vez.
refuse-nothing-to-carry = Não há { $token } { $room } para levar; um Monstro leva uma ficha de cada vez.
refuse-no-such-hero = Esse Herói não está na masmorra.
refuse-melee-far = { $hero } está { $room }, e ali você não tem Monstro: um golpe não vai tão longe.
refuse-ranged-portal = { $hero } está { $room }, além de um Portal: tiros só passam por passagens.
refuse-ranged-here = { $hero } está { $room }, na sala do seu Monstro: um tiro vai para uma sala vizinha.
refuse-ranged-far = { $hero } está { $room }: nenhuma passagem leva dali a um Monstro seu.
refuse-supply = Não há mais fichas no suprimento: { $token }.
refuse-no-token = Não há { $token } { $room }.
refuse-portal-there = Já há um Portal concluído { $room }.
refuse-no-portals = Não há mais Portais no suprimento.
refuse-no-portal = Não há Portal por concluir { $room }.
refuse-lair-empty = O Covil está vazio: { $clan }.
refuse-lair-few = No Covil só há { $n }.
refuse-summon-room = Sem tipo mostrado, invoca-se onde há um Monstro seu ou na sala do começo: { $room } não serve.
refuse-ambush-room = A emboscada é em outro tipo de sala: { $room } não serve.
refuse-swarm-idle = O Enxame não teria o que fazer { $room }.
refuse-room-dark = Essa sala não funciona agora: { $room }.
refuse-makes-nothing = Essa sala não produz nada: { $room }.
refuse-sells-nothing = Essa sala não troca por Pilhagem: { $room }.
refuse-empty-slot = Não há carta nesse lugar da Pilhagem.
refuse-laboratory-only = { $card } só se consegue no Laboratório.
refuse-wrong-room = { $card } se consegue { $room }.
refuse-no-price = Falta { $token } { $room } para pagar.
refuse-no-cells = Esta masmorra não tem Celas.
refuse-no-foreign = Não há Tática alheia à mostra.
refuse-not-your-ability = O poder deste Clã é outro: { $clan }.
refuse-nothing-to-heal = Não há Ferimentos para tirar.
refuse-no-wound = Esse Slime não tem Ferimento ({ $room }).
refuse-no-plan = Não há planta nesse lugar.
refuse-too-few-coins = Moedas no Construtor: { $n }. Um Tesouro de valor { $value } custa { $value }.
refuse-no-treasure = Não há mais Tesouro de valor { $value }.
refuse-site-taken = Nesse lugar já está outra sala: { $room }.
refuse-site-far = Esse lugar não encosta na masmorra.
refuse-site-wall = Ali a peça encostaria numa parede: { $room }. É preciso uma passagem dos dois lados.
refuse-site-turn = Assim a peça não tem passagem até o Cofre: gire-a.
refuse-cells-now = Durante a invasão não se usam as Celas.
refuse-cells-used = As Celas já foram usadas neste turno.
refuse-others-card = { $card } está na mão de outro Clã: { $clan }.
refuse-not-in-hand = { $card } não está na sua mão.
refuse-only-defends = { $card }: este lado só serve para defender, quando um Herói ataca.
refuse-no-side = { $card } não tem esse lado.
refuse-renew-nothing = Escolha ao menos uma carta da Pilhagem para trocar.
refuse-defend-elsewhere = Para defender { $room } é preciso ter ali um Monstro: { $clan } não tem.
refuse-cannot-defend = { $card } não tem o ícone de Defender.
refuse-asleep = { $hero } está dormindo.
refuse-no-passage = Heróis só vão por passagens: não há { $from } { $to }.
refuse-not-nearer = Por aí eles não chegam mais perto: { $room }.
refuse-nobody-there = Não há esse Monstro { $room }.
refuse-not-in-reach = Esse Monstro { $room } não pode ser atingido agora.

## The board in a terminal

board-wave = onda { $n }
board-turn-of = turno { $n }
board-guild = Guilda: { $left } no baralho, { $today } neste turno
board-lair = covil { $n }
board-deck-of = baralho { $n }
board-discard-of = descarte { $n }
board-hand-of = mão { $n }
board-loot = Pilhagem ({ $n } no baralho)
board-plans = Plantas ({ $n } na pilha)
board-nothing-threatened = Nenhum Tesouro cai com a próxima carta.
board-gap = vazio
board-invasion = Invasão, carta { $n } de { $of }
board-cells-left =
    Celas: { $n } { $n ->
        [1] uso
       *[other] usos
    }, presos { $prisoners }

### scenarios

# A Crônica: cinco capítulos. `.about` se lê antes do primeiro cenário de um capítulo.

campaign-rent = O Aluguel
    .about = A masmorra tem dona, e a dona tem calendário. Dona Urtiga, bruxa, é proprietária de cada pedra; nós só assombramos o lugar. O aluguel está um pouco atrasado. Um pouco são três anos.
campaign-prison = Não Há Vagas
    .about = Correu a notícia de que nossas Celas são secas, sossegadas e servem sopa. Temos mais Heróis atrás das grades do que cadeiras para eles, e nenhum veio com passagem de volta.
campaign-magic = Magia de Segunda Mão
    .about = Dona Urtiga esvaziou o sótão e deixou as caixas com a gente. As etiquetas dizem FRÁGIL, ESTE LADO PARA CIMA e, na que coaxa, CORRA.
campaign-site = Em Obras
    .about = O aluguel está pago, a prisão está quieta, os sapos têm sindicato. É hora de ampliar. O que pode acontecer com um buraco no chão?
campaign-guild = A Revanche da Guilda
    .about = A Guilda somou o que já custamos. A conta não coube numa página. Agora vêm todos de uma vez: os velhos, os famosos e os que apagam a luz.

chapter-rent = { campaign-rent }
chapter-prison = { campaign-prison }
chapter-magic = { campaign-magic }
chapter-site = { campaign-site }
chapter-guild = { campaign-guild }

# O que a maioria dos cenários tem em comum; o tabuleiro diz depois da regra.
scenario-storm = A tempestade: quando a Onda 1 termina, { $n ->
        [one] vem mais uma carta da Guilda
       *[other] vêm mais { $n } cartas da Guilda
    } no mesmo turno.

# Cenários: o nome, a regra ao pé da letra e uma linha para quem escolhe. Depois as cartas e a história.

scenario-cauldron = O Caldeirão
    .rule = Um Sapo começa no Boticário e um nos Esgotos. A Grande Mexida: com três Sapos ou mais no Boticário, todos sacam 2 cartas. Depois todos os Sapos fora do Boticário são descartados.
scenario-text-cauldron = Guarde três Sapos no Boticário e a sopa alimenta todo mundo. Sapo solto se perde.
guild-event-big_stir = A Grande Mexida
    .text = Três Sapos ou mais no Boticário: todos sacam 2 cartas. Depois todos os Sapos fora do Boticário são descartados.
    .flavour = Sentido horário, querido. Anti-horário é divórcio.
campaign-rent-cauldron = { scenario-cauldron }
    .before = Dona Urtiga perdoa um mês de aluguel por uma boa sopa. A receita diz “sapos a gosto”, e o gosto dela são três. A Guilda também sentiu o cheiro e já vem vindo, com colheres, entre outras coisas.
    .won = Ela provou, fechou os olhos e arrancou uma folha do calendário. Os sapos, afinal, só estavam mexendo a panela.
    .lost = A sopa queimou enquanto nos roubavam. Os sapos deixaram uma avaliação.

scenario-bailiff = O Cobrador
    .rule = Dia do Aluguel: descartem Moedas do Cofre, tantas quantas o número da Onda; ou virem o Tesouro de menor valor da masmorra, com o seu efeito.
scenario-text-bailiff = Tenham Moedas no Cofre quando ele bater, ou ele leva a coisa mais barata à vista. O 4 também está à vista.
scenario-bailiff-side-0-0 = Pagar com Moedas do Cofre
scenario-bailiff-side-0-1 = Deixar que vire o menor Tesouro
guild-event-rent_day = Dia do Aluguel
    .text = Descartem Moedas do Cofre, tantas quantas o número da Onda; ou virem o Tesouro de menor valor.
    .flavour = Ele limpa as botas na entrada. Essa é a pior parte.
campaign-rent-bailiff = { scenario-bailiff }
    .before = A sopa rendeu um mês; o mês acabou. Um homem pequeno com uma pasta grande anda pela masmorra, cumprimenta todo mundo e anota o que temos. Com os Heróis ele não se importa. Eles vão segurar a porta para ele.
    .won = Ele fechou a pasta, contou duas vezes e disse “trocado certinho” com voz de espanto. Achamos que vem à próxima festa.
    .lost = Ele pegou o Tesouro com dois dedos e deixou recibo. Um recibo muito correto.

scenario-ring = O Ringue
    .rule = Nova Entrada: os jogadores abrem um caminho entre duas salas lado a lado que não têm um e depois fecham outra passagem. Toda sala mantém um caminho até o Cofre.
scenario-text-ring = O Cofre tem uma porta só, e ela muda de lugar. Fique onde ela vai estar.
guild-event-new_entrance = Nova Entrada
    .text = Abram um caminho entre duas salas lado a lado e depois fechem outra passagem. Toda sala mantém um caminho até o Cofre.
    .flavour = Senhores, a porta agora fica atrás dos senhores.
campaign-rent-ring = { scenario-ring }
    .before = Para o aluguel do mês que vem, alugamos o meio da masmorra a um empresário do boxe. Ele cercou o Cofre com cordas e muda a entrada a cada luta, pelo suspense. Os Heróis compraram ingresso. Acham que estão na primeira luta.
    .won = Casa cheia, doze assaltos, e ninguém achou a porta a tempo. O empresário chorou e pagou à vista.
    .lost = A última luta foi em cima do nosso Tesouro. O juiz contou até quatro.

scenario-bands = Batalha das Bandas
    .rule = Os Heróis fazem carga rumo ao palco, não ao Cofre; quem já está lá fica. Bis: o palco anda uma sala para mais perto do Cofre, e do Cofre vai para uma das salas mais distantes; os Heróis da sala que ele deixa despertam.
scenario-text-bands = Os Heróis seguem a música. Desfaça a plateia antes que o palco chegue ao Cofre.
guild-event-encore = Bis
    .text = O palco anda uma sala para mais perto do Cofre, e do Cofre vai para uma das salas mais distantes. Os Heróis da sala que ele deixa despertam.
    .flavour = Mais um! Mais um! Mais um! (Slimes, percussão.)
campaign-rent-bands = { scenario-bands }
    .before = Nada paga como a música. Cada Esqueleto tem o seu xilofone, a Dragoa canta, e o palco é uma carroça. Acontece que Herói não resiste a um show. Acontece também que a carroça não tem freio, e a masmorra desce na direção do Cofre.
    .won = O aluguel está pago até o inverno, e os Heróis foram embora cantarolando. Já pediram o segundo disco.
    .lost = A última música foi tocada no Cofre. Todo mundo cantou junto, e todo mundo levou alguma coisa.

scenario-full-house = Casa Cheia
    .rule = Um Guerreiro, uma Ladina, um Mago e uma Arqueira começam nas Celas, Exaustos. A Chave Reserva: um Mago é mandado para as Celas e solta todo mundo.
scenario-text-full-house = As Celas ao lado do Cofre estão cheias, e alguém tem a chave. Esvazie-as antes que ela gire.
guild-event-spare_key = A Chave Reserva
    .text = Um Mago é mandado para as Celas.
    .flavour = Estava debaixo do capacho. Está sempre debaixo do capacho.
campaign-prison-full-house = { scenario-full-house }
    .before = Quem fez a planta pôs as Celas ao lado do Cofre: “menos caminhada para os funcionários”. O funcionário é um rato com um molho de chaves, e hoje cedo faltava uma. Já são quatro hóspedes, e pararam de reclamar da sopa. Isso é mau sinal.
    .won = Todos os hóspedes estão de volta na palha, a chave ganhou prego novo, e o capacho foi preso.
    .lost = Saíram antes da hora, passando pelo Cofre. Até arrumaram as camas.

scenario-ransom = O Resgate
    .rule = Um Guerreiro e uma Ladina começam nas Celas, Exaustos, e com eles duas Moedas. Ativar nas Celas: descarte uma Moeda dali e solte um Herói Exausto dali; saque 2 cartas. Fuga: com mais de três Heróis nas Celas, todos eles despertam; senão, saquem uma carta da Guilda e mandem o Herói dela para as Celas.
scenario-text-ransom = Pague uma Moeda, solte um, saque duas cartas. Só não deixe juntar mais de três.
guild-event-jailbreak = Fuga
    .text = Mais de três Heróis nas Celas: todos eles despertam. Senão: saquem uma carta da Guilda e mandem o Herói dela para as Celas.
    .flavour = Cavavam desde terça. Com uma colher. A nossa colher.
campaign-prison-ransom = { scenario-ransom }
    .before = Ideia dos Gnolls: se Herói vale dinheiro, vamos vender. A Guilda manda um formulário em três vias e dinheiro nenhum; então quem paga o resgate somos nós, e as mães agradecidas mandam pacotes. Funciona, desde que ninguém deixe o estoque acumular.
    .won = Lucro: onze pacotes, quatro potes de geleia, um par de meias. As mães querem continuar escrevendo.
    .lost = O estoque fez um balanço. Eram muitos lá dentro, e sabiam contar.

scenario-ringleader = O Cabeça
    .rule = Dois Guerreiros começam nas Celas, Exaustos. A classe com mais Heróis nas Celas do que qualquer outra tem Vitalidade 2, em toda parte. Chamada: saquem uma carta da Guilda e mandem o Herói dela para as Celas.
scenario-text-ringleader = Quem tem mais presos é duas vezes mais duro. Empate não tem chefe.
guild-event-roll_call = Chamada
    .text = Saquem uma carta da Guilda e mandem o Herói dela para as Celas.
    .flavour = Silva? Presente. Silva? Presente. Silva? Presente.
campaign-prison-ringleader = { scenario-ringleader }
    .before = Os presos elegeram um porta-voz, e todo mundo da profissão dele anda de queixo erguido, dentro e fora. Política! O rato das chaves, que criou quarenta filhos, diz: nunca deixe um lado da mesa ter mais.
    .won = A votação empatou, empatou e empatou de novo, e o parlamento se dissolveu por falta de sopa.
    .lost = O porta-voz falou. A prisão inteira respondeu, e marchou.

scenario-night-shift = O Turno da Noite
    .rule = As Celas podem ser usadas duas vezes por turno; a segunda vez saca duas cartas da Guilda. Contagem: com menos de dois Heróis nas Celas, vem mais uma carta da Guilda neste turno.
scenario-text-night-shift = Celas em dobro, cartas em dobro, e um fiscal que quer ver presos.
guild-event-head_count = Contagem
    .text = Menos de dois Heróis nas Celas: mais uma carta da Guilda neste turno.
    .flavour = Um, dois, e aquele debaixo do cobertor é uma vassoura.
campaign-prison-night-shift = { scenario-night-shift }
    .before = Os Fantasmas se ofereceram para cuidar das noites; já ficam acordados mesmo. Então as Celas funcionam dia e noite, e os corredores estão cheios de papel. De vez em quando a diretoria conta cabeças. Não gosta de cama vazia, e de cama cheia gosta menos ainda. Isso ela não disse.
    .won = Uma noite calma, no fim das contas. Duas fugas, três voltas, e a vassoura saiu por bom comportamento.
    .lost = De manhã as camas estavam vazias, e o Cofre também. A vassoura está prestando depoimento.

scenario-borrowed-claws = Garras Emprestadas
    .rule = As cartas de dois Clãs de fora estão na Pilhagem. A carta que você leva no Laboratório vai para a sua mão. O Dono: todas as cartas de fora nas mãos vão para baixo do baralho de Pilhagem; depois toda a Pilhagem disponível vai também e é trocada.
scenario-text-borrowed-claws = Dois Clãs de fora emprestados, direto na mão. Use antes que o Dono venha.
guild-event-lender = O Dono
    .text = Todas as cartas de fora nas mãos vão para baixo do baralho de Pilhagem. Depois toda a Pilhagem disponível vai também e é trocada.
    .flavour = Essas garras eram um número maior quando emprestei.
campaign-magic-borrowed-claws = { scenario-borrowed-claws }
    .before = Na primeira caixa: dois jogos de garras, seminovos, de Clãs que se mudaram. Servem se a gente desejar com força, no Laboratório, com alguma coisa viva nas Celas. Tem um bilhete: “Emprestado. Passo de vez em quando.” O bilhete tem marca de dente.
    .won = Está tudo de volta na caixa, só um pouco sem corte. O Dono contou também os dedos. Não falta nenhum.
    .lost = Ele veio buscar as garras no meio da briga. Ficamos com as nossas, e com as luvas.

scenario-thin-walls = Paredes Finas
    .rule = Os Heróis passam por Portais concluídos e os contam como caminho. Ativar onde há um Portal concluído: ele volta a não concluído. A Corrente de Ar: o Portal não concluído mais distante do Cofre é concluído.
scenario-text-thin-walls = Os seus Portais são os Portais deles. Feche a porta ao passar.
guild-event-draught = A Corrente de Ar
    .text = O Portal não concluído mais distante do Cofre é concluído.
    .flavour = Alguém abriu uma janela em outra dimensão.
campaign-magic-thin-walls = { scenario-thin-walls }
    .before = A segunda caixa estava vazia, fora um buraco. Ele fugiu. Agora as paredes são finas como fofoca, e os Heróis, que passaram anos ao lado dos Portais com o nariz no mapa, descobriram que dá para simplesmente atravessar. Tem um no Cofre.
    .won = Todos os buracos foram achados, dobrados e guardados na caixa. Um deles era a caixa.
    .lost = Entraram pelo banheiro, por assim dizer. Todos, um atrás do outro, pedindo licença.

scenario-frogs = A Revolta dos Sapos
    .rule = Dois Sapos começam nos Esgotos. Coaxo: cada Sapo numa sala com Monstros morde um deles (1 de dano) e é descartado; os outros Sapos pulam uma sala para mais perto do Cofre; depois vêm dois Sapos aos Esgotos. Três Sapos ou mais no Cofre: descartem-nos, e vem mais uma carta da Guilda neste turno.
scenario-text-frogs = Sapo morde e pula para o Cofre. Leve-os ao Boticário a tempo.
guild-event-croak = Coaxo
    .text = Cada Sapo ao lado de um Monstro o morde e é descartado; os outros pulam uma sala para mais perto do Cofre. Vêm dois Sapos aos Esgotos. Três ou mais no Cofre: descartem-nos, e vem mais uma carta da Guilda.
    .flavour = O QUE QUEREMOS? MOSCAS.
campaign-magic-frogs = { scenario-frogs }
    .before = A terceira caixa coaxava; claro que alguém abriu. Os sapos leram a receita da sopa. Têm faixa, têm plano, e o plano passa pelos nossos tornozelos até o Cofre, onde, ouviram dizer, é seco e a acústica é boa.
    .won = Depois de longas conversas, os sapos ganharam folga aos domingos e uma lagoa com vista. A sopa vai ser de azeitona.
    .lost = Os sapos abriram a porta aos Heróis e pediram uma foto. Ficou boa.

scenario-two-wings = Duas Alas
    .rule = O Estalo: os jogadores viram um Portal concluído para o lado não concluído. Se não houver nenhum, vem mais uma carta da Guilda neste turno.
scenario-text-two-wings = Duas alas, e entre elas só o Cofre e os Portais. Portal fecha de estalo.
guild-event-snap = O Estalo
    .text = Virem um Portal concluído para o lado não concluído. Se não houver nenhum: mais uma carta da Guilda neste turno.
    .flavour = Você ouve antes de sentir falta do pé.
campaign-magic-two-wings = { scenario-two-wings }
    .before = A última caixa eram duas caixas. A masmorra era uma e agora são duas, ala leste e ala oeste, com o Cofre no meio feito geleia. Há Portais. Funcionam como tudo que sai daquele sótão: lindamente, até não funcionarem.
    .won = As metades se juntaram de novo, um pouco tortas. O banheiro agora fica no andar de cima. Não temos andar de cima.
    .lost = A metade direita não sabia que a esquerda estava sendo roubada. Nem a do meio.

scenario-ground-breaking = Pedra Fundamental
    .rule = Se uma carta de Herói mostra um tipo de sala que a masmorra não tem, um Herói da classe entra no Cofre. Dia de Pagamento: vem uma Moeda à sala do Construtor.
scenario-text-ground-breaking = Masmorra pequena. Quem não acha sala cava até o Cofre: construa o que falta.
guild-event-payday = Dia de Pagamento
    .text = Vem uma Moeda à sala do Construtor.
    .flavour = Do construtor. Larga isso, Gremlin.
campaign-site-ground-breaking = { scenario-ground-breaking }
    .before = Cinco salas, um Construtor e um desenho no guardanapo. Herói que procura biblioteca e encontra parede faz o que aprendeu: cava. E como atrás de toda parede nossa está o Cofre, é melhor dar uma biblioteca a eles.
    .won = A masmorra agora tem endereço e campainha. A campainha é uma armadilha, claro.
    .lost = Procuravam a biblioteca. Acharam o Cofre. Nem eles nem nós tínhamos planejado.

scenario-inspector = O Fiscal
    .rule = No fim da Onda 1: com menos de seis tipos de sala, vem mais uma carta da Guilda em todo turno; com os seis, todos sacam 2 cartas. Vistoria: descartem uma Moeda de qualquer sala, ou vem mais uma carta da Guilda neste turno.
scenario-text-inspector = Os seis tipos de sala precisam estar de pé antes da Onda 2. Até lá, tenham uma Moeda à mão.
scenario-inspector-side-1-0 = Passar uma Moeda por baixo da mesa
scenario-inspector-side-1-1 = Deixar olhar: mais uma carta da Guilda
guild-event-spot_check = Vistoria
    .text = Descartem uma Moeda de qualquer sala; ou mais uma carta da Guilda neste turno.
    .flavour = Este esqueleto é estrutural?
campaign-site-inspector = { scenario-inspector }
    .before = Obra precisa de alvará, e alvará precisa de um homem com trena. Pelo regulamento, masmorra tem salas de seis tipos, “para o bom acolhimento de todo visitante”. Ele volta a olhar quando o baralho acabar. Até lá toma chá: dois torrões, uma Moeda.
    .won = Aprovada, carimbada e emoldurada. Ele perguntou se alugamos quarto.
    .lost = O laudo diz: saídas de emergência excelentes, todas utilizadas.

scenario-earthquake = O Terremoto
    .rule = O Tremor: os jogadores giram uma peça no lugar, de modo que os caminhos mudem. Toda sala mantém um caminho até o Cofre.
scenario-text-earthquake = As peças giram, os caminhos mudam, e vocês dizem como. Caminho longo é caminho bom.
guild-event-tremor = O Tremor
    .text = Girem uma peça no lugar, de modo que os caminhos mudem. Toda sala mantém um caminho até o Cofre.
    .flavour = A esquerda agora é para cima.
campaign-site-earthquake = { scenario-earthquake }
    .before = Cavamos fundo demais e acordamos uma coisa que quer só mais cinco minutos. Quando ela se vira, a masmorra vira junto. O Construtor achou o ponto do chão que decide para que lado: é pular ali, todos juntos, no três.
    .won = Ela dormiu de novo, e aprendemos a andar na ponta do pé. A cozinha agora pega sol, o que é bom.
    .lost = No três, a gente disse. No três! Os Heróis pularam no dois.

scenario-decoys = Iscas
    .rule = Não há Tesouros além do 4 e dos que vocês constroem. Uma Moeda começa na sala do Construtor. O Desabamento: das salas sem Tesouro de que nenhuma outra precisa, desaba a mais distante do Cofre (nunca a do Construtor): os Monstros dela vão para os Covis, os Heróis para o suprimento, a peça para o Construtor.
scenario-text-decoys = Tesouro pequeno só o que você construir, e sala sem Tesouro desaba.
guild-event-cave_in = O Desabamento
    .text = Desaba a sala sem Tesouro mais distante, se nenhuma outra precisar dela. Monstros vão para os Covis, Heróis para o suprimento, a peça para o Construtor.
    .flavour = Olha o degrau. Olha aquele degrau. Cadê o degrau?
campaign-site-decoys = { scenario-decoys }
    .before = Os nossos Tesouros pequenos estão na lavanderia. Sem eles os Heróis vão direto ao grande. Então: construam salas e ponham nelas algo que brilhe. Chumbo pintado serve. E depressa, porque o que não tem um baú de escora vem abaixo.
    .won = Levaram quatro baús de chumbo pintado e uma porta pesadíssima. Que façam bom proveito.
    .lost = “E este, é de verdade?”, perguntaram no Cofre. Mentimos mal.

scenario-veterans = Os Veteranos
    .rule = Heróis em salas do tipo que a última carta de Herói de uma invasão mostrou têm Vitalidade 2. Velha Guarda: todos os Heróis Exaustos dessas salas despertam.
scenario-text-veterans = Onde a última carta apontou, eles são duas vezes mais duros. Bata em outro lugar, ou bata duas vezes.
guild-event-old_guard = Velha Guarda
    .text = Todos os Heróis Exaustos em salas do tipo que a última carta de Herói mostrou despertam.
    .flavour = Meu joelho já matou coisa maior que você.
campaign-guild-veterans = { scenario-veterans }
    .before = A Guilda convocou os aposentados. Já estiveram em todas as masmorras do país, sabem de onde vem a corrente de ar, e aonde a última ordem os manda eles se instalam com cadeira dobrável. Precisa de dois golpes: um para a armadura, outro para a história.
    .won = Foram embora às nove, como combinado com o médico. Disseram que foi a melhor masmorra desde a guerra. Qual guerra, não quiseram dizer.
    .lost = Experiência, dizem, é saber qual Tesouro levar. Levaram, e passaram uma hora contando como.

scenario-champion = O Campeão
    .rule = O Campeão começa no Cemitério: um Herói com Vitalidade 2, mais 1 por Clã em jogo. Ele desperta com cada carta da Guilda de uma invasão e faz carga de uma sala por vez. Segundo Fôlego: se ele se foi, volta no Cemitério; se não, livra-se de todo o dano.
scenario-text-champion = Um Herói que nunca descansa anda uma sala a cada carta. Derrubem-no juntos.
guild-event-second_wind = Segundo Fôlego
    .text = Se o Campeão se foi, volta no Cemitério. Se não, livra-se de todo o dano.
    .flavour = Aquilo? Aquilo foi aquecimento.
campaign-guild-champion = { scenario-champion }
    .before = Tem estátua em três cidades e um queixo para cada uma. O Campeão vem a pé, uma sala a cada toque de trombeta, dá autógrafo no caminho e não se senta. Acertá-lo não basta. É preciso acertá-lo antes que ouça a trombeta de novo.
    .won = Caiu, levantou, caiu e pediu uma cadeira. Vamos mandar dourar a cadeira.
    .lost = Levantou o Tesouro com uma mão e acenou com a outra. O público foi ao delírio. O público era dele.

scenario-blackout = O Apagão
    .rule = Cada carta do cenário apaga um tipo de sala: as ações dessas salas não podem ser usadas. Ativar numa sala escura: todas as salas do tipo dela voltam a ter luz.
scenario-text-blackout = No escuro nenhuma sala funciona. Alguém precisa gastar um Ativar numa vela.
guild-event-blackout_swords = Forjas Apagadas
    .text = Todas as salas de Espadas ficam escuras.
    .flavour = A última fagulha deu boa-noite.
guild-event-blackout_hats = Chapéus no Escuro
    .text = Todas as salas de Chapéus ficam escuras.
    .flavour = Agora leem com os dedos.
guild-event-blackout_eye = O Olho se Fecha
    .text = Todas as salas do Olho Místico ficam escuras.
    .flavour = As covas já eram escuras. Agora são mais, e se acham.
guild-event-blackout_bones = Esgotos às Escuras
    .text = Todas as salas de Ossos Cruzados ficam escuras.
    .flavour = Cuidado com o. Cuidado com o. Deixa.
campaign-guild-blackout = { scenario-blackout }
    .before = Hoje a Guilda não mandou ninguém famoso. Mandou alguém que apaga velas. No escuro a forja é uma parede, a biblioteca é um cheiro, e só os Fantasmas não esbarram em nada. Os fósforos estão na gaveta. Em qual gaveta é a questão.
    .won = Todas as luzes acesas de novo, e na Biblioteca havia uma Ladina com um livro, pedindo para terminar o capítulo.
    .lost = Quando a luz voltou, o Cofre era a sala mais clara de todas. Não havia mais nada na frente.

scenario-last-night = A Última Noite
    .rule = O baralho da Guilda tem também cartas de Herói para a Joia e para salas Especiais. A Última Trompa: na sala com mais Heróis, todos os Exaustos despertam (os jogadores escolhem entre iguais).
scenario-text-last-night = Eles vêm a todas as salas, ao Cofre também. Onde se juntam, a trompa os desperta.
guild-event-last_horn = A Última Trompa
    .text = Na sala com mais Heróis, todos os Exaustos despertam.
    .flavour = Não é um som bonito. É um som comprido.
campaign-guild-last-night = { scenario-last-night }
    .before = É agora: a Guilda inteira, com trompas, na última noite do ano. Entram pela porta, pelo Laboratório, pela obra, alguns direto no Cofre. Dona Urtiga pôs o chapéu bom, pegou uma cadeira e um prato de sopa, e diz que com Tesouro a gente nunca atrasou.
    .won = Ao nascer do sol o último Herói bateu à porta, com educação, e perguntou se havia emprego. Dona Urtiga rasgou o calendário. A masmorra é nossa, sapos incluídos.
    .lost = A noite foi longa, e eles só precisaram do fim dela. Dona Urtiga olha o pedestal vazio e vira o calendário: “De novo. Do primeiro.”

# O que a regra fez

event-no-ringleader = Os presos não têm cabeça.

# O que a regra pergunta e o que oferece

do-extra-release = Soltar: { $hero } ({ $room }, por uma Moeda; saque 2)
do-extra-close = Fechar o Portal { $room }
do-extra-light = Acender uma vela { $room }
do-extra-other = { $scenario }: usar a regra { $room }

# O que a regra lembra

### terminal

letter-warrior = G
letter-rogue = L
letter-mage = M
letter-archer = A
letter-champion = C
terminal-treasure = Tesouro e valor
terminal-portal-completed = Portal
terminal-portal-uncompleted = Portal por concluir
terminal-awake = Herói acordado
terminal-asleep = Herói dormindo
terminal-awake-n = Heróis acordados: { $n }
terminal-wounds = Ferimentos
terminal-bricked = passagem fechada
terminal-dead = porta para o nada
terminal-no-use = fora de uso
terminal-to-come = Guilda, por vir
terminal-stock = fichas
terminal-events = Cartas do cenário por vir: { $n } de { $of }
terminal-threats = Podem cair neste turno, na rodada:
terminal-odds = { $n }%, { $round }%
terminal-lost = Perdidos: { $treasures }
terminal-mage-risk = risco: Mago { $n }%
terminal-supply = Suprimento:
terminal-north = norte
terminal-east = leste
terminal-south = sul
terminal-west = oeste
terminal-defends = Defender { $n }
terminal-ability = Vitalidade { $n }. Ativar: { $text }.
terminal-icons-left = resta: { $icons }
terminal-no-icons-left = nada mais a fazer
terminal-swarm = Enxame: { $icon }
terminal-step = passo { $n }, { $name }

### bots

intent-play = Minha carta: { $card }.
intent-play-for = Minha carta: { $card }. { $why }
intent-wish = Com { $card } posso fazer o que você pediu: { $room }.
intent-wish-not = { $room }: com { $card } não dá, nenhum dos meus chega lá.
intent-wish-out-of-reach = { $room }: com { $card } não dá, nenhum dos meus alcança alguém lá.
intent-wish-nobody = { $room }: não há ninguém lá para atacar.
intent-wish-held = { $room }: já há um dos meus lá; { $card } serve para outra coisa.
intent-wish-empty-handed = { $room }: com { $card } não dá, nada chega lá com ela.
intent-wish-later = { $room }: isso tem de esperar. { $why }
intent-wish-not-left = Eu sei que é com você, mas não pode esperar. { $why }
intent-hold = Próxima parada: { $room }. { $of ->
        [one] A última carta é
       *[other] { $n } de { $of } cartas { $n ->
            [one] é
           *[other] são
        }
    } { $type }.
intent-hold-way = Próxima parada: { $room }. { $of ->
        [one] A última carta leva
       *[other] { $n } de { $of } cartas { $n ->
            [one] leva
           *[other] levam
        }
    } Heróis até lá.
intent-hold-there = Próxima parada: { $room }.
intent-call = Mais gente nossa aqui: { $room }. { $of ->
        [one] A última carta é
       *[other] { $n } de { $of } cartas { $n ->
            [one] é
           *[other] são
        }
    } { $type }.
intent-call-way = Mais gente nossa aqui: { $room }. { $of ->
        [one] A última carta leva
       *[other] { $n } de { $of } cartas { $n ->
            [one] leva
           *[other] levam
        }
    } Heróis até lá.
intent-call-there = Mais gente nossa aqui: { $room }.
intent-trap = Uma Armadilha aqui: { $room }. { $of ->
        [one] A última carta é
       *[other] { $n } de { $of } cartas { $n ->
            [one] é
           *[other] são
        }
    } { $type }.
intent-trap-way = Uma Armadilha aqui: { $room }. { $of ->
        [one] A última carta leva
       *[other] { $n } de { $of } cartas { $n ->
            [one] leva
           *[other] levam
        }
    } Heróis até lá.
intent-trap-there = Uma Armadilha aqui: { $room }.
intent-strike =
    { $n ->
        [one] Meu alvo: { $hero } ({ $room }), ali sem companhia.
       *[other] Meu alvo: { $hero } ({ $room }); são { $n } ali.
    }
intent-bring = { $token } para quem puder usar. Sala: { $room }.
intent-swarm = Todos os meus de uma vez. Sala: { $room }.
intent-spend = { $token }: gasto para trazer mais gente nossa. Sala: { $room }.
intent-draw = Quero ver mais cartas.
intent-heal = Vou lamber minhas feridas.
intent-portal = Um Portal, um atalho para todos nós. Sala: { $room }.
intent-buy = Compro: vale pelo resto da noite. Sala: { $room }.
intent-build = Vou construir: um Tesouro de { $n } para distraí-los.
intent-cells =
    { $n ->
        [0] Uso as Celas: { $of ->
            [one] a última carta não é um Mago.
           *[other] nenhum Mago entre as { $of } cartas.
        }
        [one] Uso as Celas: { $of ->
            [one] embora a última carta seja um Mago.
           *[other] um Mago entre { $of } cartas.
        }
       *[other] Uso as Celas: { $n } Magos entre { $of } cartas.
    }
intent-defend = Vou defender. Sala: { $room }.

### board

## The page

ui-ktho-map = A masmorra
ui-ktho-tray = Sua jogada
ui-ktho-my-clan = Seu clã
ui-ktho-phases = Etapas do turno
ui-ktho-phase-cards = Jogar cartas
ui-ktho-phase-renew = Renovar
ui-ktho-phase-clean = Arrumar
ui-ktho-phase-invade = Invasão
ui-ktho-phase-end = Fim
ui-ktho-phase-setup = Preparação
ui-ktho-your-turn = Sua vez!
ui-ktho-decide = Decida!
ui-ktho-invasion = Invasão!
ui-ktho-together = Juntos:
ui-ktho-swarm-shout = Enxame!
ui-ktho-defend-shout = Defender?
ui-ktho-shout-invasion = Heróis!
ui-ktho-shout-wave = Segunda onda!
ui-ktho-turn-of = Vez de { $name }
ui-ktho-turn = turno { $n }
ui-ktho-playing = jogando
ui-ktho-next = a seguir
ui-ktho-away = fora
ui-ktho-in-play = em jogo
ui-ktho-vitality = Vitalidade de cada monstro
ui-ktho-cards = cartas na mão
ui-ktho-can-defend = cartas que defendem
ui-ktho-defends = Pode ser jogada para defender
ui-ktho-in-lair = { $n } no covil
ui-ktho-lair-empty = covil vazio
ui-ktho-lair = Covil
ui-ktho-power = Poder do clã
ui-ktho-clan-is = { $name }, { $clan }: { $n } de { $of } na masmorra, { $cards } { $cards ->
        [one] carta
       *[other] cartas
    } na mão
ui-ktho-guild = Guilda
ui-ktho-guild-left = Cartas da Guilda no baralho: { $n }
ui-ktho-guild-grid = Cartas da Guilda que ainda estão no baralho
ui-ktho-guild-chip = Guilda: { $n } { $n ->
        [one] carta
       *[other] cartas
    } no baralho, onda { $wave }, { $per } por turno
ui-ktho-wave = Onda { $n }
ui-ktho-per-turn = { $n } por turno
ui-ktho-gone = saíram
ui-ktho-still = no baralho: { $n }
ui-ktho-comes = ainda vem
ui-ktho-is-out = já saiu
ui-ktho-events = +{ $n } de cenário
ui-ktho-supply = Fichas de herói: { $n } de { $of }
ui-ktho-supply-danger = acabaram: a próxima carta acorda { $n }
ui-ktho-loot = Pilhagem
ui-ktho-loot-left = { $n } no baralho
ui-ktho-gap = Um lugar vazio da pilhagem
ui-ktho-ready = dá para pegar agora
ui-ktho-threat = Ameaça à vista
ui-ktho-threat-short = { $room }: cai o { $value }
ui-ktho-this-turn = neste turno
ui-ktho-scenario = Cenário
ui-ktho-hand = Mão
ui-ktho-no-cards = Nenhuma carta na mão
ui-ktho-or = ou
ui-ktho-swarm = Enxame
ui-ktho-deck = baralho: { $n }
ui-ktho-deck-word = baralho
ui-ktho-discard = Descarte: { $n }; jogadas neste turno: { $played }
ui-ktho-discard-word = descarte
ui-ktho-played = { $n } na mesa
ui-ktho-play-area = Jogadas neste turno
ui-ktho-none = nenhuma
ui-ktho-options = { $n } { $n ->
        [one] opção
       *[other] opções
    }
ui-ktho-here = Aqui: { $what }
ui-ktho-carry = levar junto
ui-ktho-nothing = nada
ui-ktho-others = Voltar
ui-ktho-icon-left = { $icon }: restam { $n }
ui-ktho-build = Construir
ui-ktho-plans = Plantas
ui-ktho-turn-tile = Girar
ui-ktho-value = Valor do tesouro
ui-ktho-pick-place = Toque num lugar ao lado da masmorra.
ui-ktho-fits = cabe aqui
ui-ktho-beside = ao lado de { $rooms }
ui-ktho-renew = Renovar
ui-ktho-renew-how = Escolha a carta da mão que sai e a pilhagem que vai embora.
ui-ktho-step = Passo { $n }: { $name }.
ui-ktho-steps = Os oito passos de um herói
ui-ktho-card-of = carta { $n } de { $of }
ui-ktho-back = Voltar
ui-ktho-step-by-step = Passo a passo
ui-ktho-skip = Pular tudo
ui-ktho-go-on = Continuar
ui-ktho-pause = Pausar
ui-ktho-review = Rever a invasão
ui-ktho-out-awake = de pé: { $n }
ui-ktho-out-asleep = todos dormem
ui-ktho-out-after = de olho no { $n } ({ $room })
ui-ktho-out-vault = Cofre intacto
ui-ktho-out-vault-danger = no Cofre!
ui-ktho-stopped = O que teria impedido:
ui-ktho-why-room = Por que lá: { $room }?
ui-ktho-why-there = por que lá?
ui-ktho-why-hero = { $hero }, { $room }: por que lá?
ui-ktho-then = E agora:
ui-ktho-awake = de pé
ui-ktho-asleep = dormindo
ui-ktho-hero-is = { $hero }, { $how }
ui-ktho-monster-of = { $monster } ({ $name })
ui-ktho-wounded = { $monster }, ferimentos: { $n }
ui-ktho-treasure = Tesouro de valor { $n }
ui-ktho-odds = cai neste turno: { $n }%
ui-ktho-portal-uncompleted = Portal ainda incompleto
ui-ktho-portal-completed = Portal completo
ui-ktho-room-is = { $room } ({ $type })
ui-ktho-empty = vazia
ui-ktho-sum-in = { $what } ({ $room })
ui-ktho-sum-treasures = Tesouros: { $what }.
ui-ktho-sum-awake = Heróis acordados: { $what }.
ui-ktho-sum-asleep = Heróis dormindo: { $what }.
ui-ktho-sum-mine = Seus Monstros: { $what }.
ui-ktho-sum-card = Carta da Guilda { $n } de { $of }.
ui-ktho-sum-still =
    { $n ->
        [0] Ninguém está acordado.
        [one] Um herói está acordado.
       *[other] { $n } heróis estão acordados.
    }
ui-ktho-sum-hand =
    { $n ->
        [one] Uma carta: { $cards }.
       *[other] { $n } cartas: { $cards }.
    }
ui-ktho-sum-defend = Podem defender: { $cards }.
ui-ktho-sum-piles = Baralho: { $deck }. Descarte: { $discard }.
ui-ktho-makes = Ativar: mais 1 { $token }
ui-ktho-sells = Ativar e 1 { $token }: { $kind }
ui-ktho-does-cells = Uma vez por turno: prenda um herói, compre três cartas
ui-ktho-does-laboratory = Ativar: prenda um herói, pegue uma tática de outro clã
ui-ktho-does-builder = Ativar e moedas: uma sala nova com um tesouro
ui-ktho-dark = não funciona agora
ui-ktho-distance = passos até o Cofre: { $n }
ui-ktho-charge = os heróis avançam para: { $rooms }
ui-ktho-coming = cartas da Guilda que ainda vêm para cá: { $n }
ui-ktho-now-here = O que dá para fazer aqui agora
ui-ktho-nearer = Aproximar
ui-ktho-farther = Afastar
ui-ktho-whole = A masmorra inteira
ui-ktho-minimap = A masmorra inteira: toque numa sala para ir até lá
ui-ktho-end-held = O Cofre resistiu!
ui-ktho-end-lost = Levaram o Cofre…
ui-ktho-end-sub = { $scenario } · { $level } · { $n } { $n ->
        [one] turno
       *[other] turnos
    }
ui-ktho-end-moments = Momentos para contar
ui-ktho-end-moments-none = Uma noite tranquila.
ui-ktho-end-chart = Tesouro, turno a turno
ui-ktho-end-chart-sub = o que ainda restava
ui-ktho-end-treasures = Tesouros guardados: { $n }, no valor de { $sum }

## A turn at a glance, and keys

glance-cards = Jogar cartas
    .text = Uma de cada vez, com qualquer monstro seu. Escolha um lado da barra; o que não servir, deixe.
glance-renew = Renovar a pilhagem
    .text = Descarte uma carta para trocar o que está à venda.
glance-clean = Arrumar
    .text = Cartas jogadas para o descarte, compre até cinco.
glance-invade = Invasão
    .text = A Guilda manda heróis: onde ninguém guarda, um tesouro cai.
glance-end = Fim
    .text = Vez do próximo clã. Depois de duas ondas, o Cofre resistiu.
key-pick = escolher uma carta ou responder
key-side = jogar o lado esquerdo ou o direito da carta
key-cells = usar as Celas
key-list = todas as respostas em lista
key-turn-tile = girar a peça do Construtor
key-end = encerrar a fase, ou deixar passar
key-build = construir com o Construtor
key-main = o botão amarelo
key-think-again = escolher de novo
key-scenes = uma cena da invasão para trás ou para a frente; o próximo lugar para construir
key-skip-scenes = pular o que está sendo mostrado

# O que uma escolha faz com a própria masmorra

effect-collapses = { $room }: some
effect-dark = escuridão { $room }
effect-light = luz { $room }
effect-way-longer = caminho mais longo { $room }: { $n }
effect-way-shorter = caminho mais curto { $room }: { $n }
effect-passage-new = um caminho: { $room } e { $other }
effect-passage-closed = sem caminho: { $room } e { $other }
