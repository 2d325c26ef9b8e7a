# King of Tokyo: every word a player reads in the game.

## The game

game-title = King of Tokyo
game-tagline = Role, ruja e reine na cidade.
game-cover = 20 estrelas, ou o último monstro de pé.
game-about = Monstros gigantes rolam dados para se estapear, juntar estrelas e turbinar o corpo com cartas absurdas. Seja o primeiro com 20 estrelas ou, simplesmente, o último de pé.

## Monsters

monster-gigazaur = Gigazaur
    .motto = Sessenta e cinco milhões de anos de atraso e muita fome.
monster-cyber_kitty = CyberKitty
    .motto = Sete vidas, todas armadas.
monster-space_penguin = Space Penguin
    .motto = Um pequeno rebolado para um pinguim.
monster-the_king = The King
    .motto = A coroa pesa. A mão pesa mais.
monster-meka_dragon = MekaDragon
    .motto = Atualização concluída. Destruir agora ou mais tarde?
monster-alienoid = Alienoid
    .motto = Leve-me ao seu líder. O ketchup eu trouxe.

## Dice

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = Coração
face-energy = Energia
face-claw = Garra

## Places

place-city = Cidade de Tóquio
place-bay = Baía de Tóquio
place-outside = Fora de Tóquio

## Terms

term-vp = Estrelas
term-hearts = Corações
term-energy = Energia
type-keep = Constante
type-discard = Descarte
token-poison = Veneno
token-shrink = Encolhimento
token-smoke = Fumaça
token-mimic = Imitador

## Counts

# The plural rules of Portuguese put zero into [one], but people say "0 corações": hence the [0] variants.
count-vp =
    { $n ->
        [0] { $n } estrelas
        [one] { $n } estrela
       *[other] { $n } estrelas
    }
count-hearts =
    { $n ->
        [0] { $n } corações
        [one] { $n } coração
       *[other] { $n } corações
    }
count-energy = { $n } de energia
count-claws =
    { $n ->
        [0] { $n } garras
        [one] { $n } garra
       *[other] { $n } garras
    }
count-dice =
    { $n ->
        [0] { $n } dados
        [one] { $n } dado
       *[other] { $n } dados
    }
count-rolls =
    { $n ->
        [0] { $n } rolagens
        [one] { $n } rolagem
       *[other] { $n } rolagens
    }
count-poison =
    { $n ->
        [0] { $n } fichas de Veneno
        [one] { $n } ficha de Veneno
       *[other] { $n } fichas de Veneno
    }
count-shrink =
    { $n ->
        [0] { $n } fichas de Encolhimento
        [one] { $n } ficha de Encolhimento
       *[other] { $n } fichas de Encolhimento
    }
count-smoke =
    { $n ->
        [0] { $n } fichas de Fumaça
        [one] { $n } ficha de Fumaça
       *[other] { $n } fichas de Fumaça
    }

## Power cards

card-acid_attack = Ataque Ácido
    .text = Some 1 garra a cada rolagem sua, mesmo sem nenhuma nos dados.
    .flavour = Também tira manchas difíceis. E a camisa junto.
card-alien_origin = Origem Alienígena
    .text = Cartas de Poder custam a você 1 de energia a menos (mínimo 0).
    .flavour = Lá no meu planeta tudo era mais barato.
card-alpha_monster = Monstro Alfa
    .text = Ganhe 1 estrela se a sua rolagem tiver ao menos uma garra, mesmo sem acertar ninguém.
    .flavour = Primeiro da fila em tudo, inclusive no almoço.
card-armor_plating = Blindagem
    .text = Quando for perder exatamente 1 coração, não perca nenhum.
    .flavour = À prova de riscos. Quase sempre.
card-background_dweller = Habitante das Sombras
    .text = Role de novo seus dados com 3, de graça, quantas vezes quiser.
    .flavour = Ficava na sombra antes de virar moda.
card-burrowing = Escavação
    .text = Em Tóquio, some 1 garra à sua rolagem. Quando você cede, o atacante perde 1 coração.
    .flavour = Cuidado com o vão. É ele que morde.
card-camouflage = Camuflagem
    .text = Quando for perder corações, role um dado para cada: cada coração que sair evita 1.
    .flavour = O prédio da esquerda acabou de piscar.
card-complete_destruction = Destruição Total
    .text = Se os seus dados mostrarem as seis faces (1, 2, 3, coração, energia, garra), ganhe 9 estrelas extras.
    .flavour = Um pouquinho de tudo, para todo mundo.
card-media_friendly = Queridinho da Mídia
    .text = Ganhe 1 estrela cada vez que comprar outra carta de Poder.
    .flavour = Sempre mostra o melhor lado: o dos dentes.
card-eater_of_the_dead = Devorador de Mortos
    .text = Ganhe 3 estrelas cada vez que outro monstro cair a 0 corações.
    .flavour = Aqui nada se perde, tudo se mastiga.
card-energy_hoarder = Acumulador de Energia
    .text = No fim do seu turno, ganhe 1 estrela para cada 6 de energia que tiver. A energia fica.
    .flavour = A conta de luz vai para o vizinho.
card-even_bigger = Ainda Maior
    .text = Ganhe 2 corações ao receber esta carta. Seu máximo passa a 12 corações.
    .flavour = O médico disse que era só uma fase.
card-extra_head = Cabeça Extra
    .text = Role 1 dado extra.
    .flavour = Duas cabeças brigam melhor que uma.
card-fire_breathing = Sopro de Fogo
    .text = Se a sua rolagem tiver garra, seus vizinhos da esquerda e da direita perdem 1 coração extra.
    .flavour = Bala de hortelã não resolve. Já tentamos.
card-freeze_time = Congelar o Tempo
    .text = Se rolar três ou mais 1, jogue outro turno com 1 dado a menos.
    .flavour = Segunda-feira de novo? De novo.
card-friend_of_children = Amigo das Crianças
    .text = Sempre que ganhar energia, ganhe mais 1.
    .flavour = Pisa em prédio, mas nunca em massinha.
card-giant_brain = Cérebro Gigante
    .text = Você tem 1 rolagem extra por turno.
    .flavour = Esquece nomes, mas nunca uma mágoa.
card-gourmet = Gourmet
    .text = Se rolar três ou mais 1, ganhe 2 estrelas extras.
    .flavour = O ônibus passou um pouquinho do ponto.
card-healing_ray = Raio de Cura
    .text = Seus dados de coração podem curar outros, 1 cada. Eles pagam a você 2 de energia por coração ou o que têm.
    .flavour = Não aceitamos convênio.
card-herbivore = Herbívoro
    .text = No fim do seu turno, ganhe 1 estrela se não fez ninguém perder corações.
    .flavour = O terror das praças e dos canteiros.
card-herd_culler = Abatedor de Rebanhos
    .text = Uma vez por turno, depois de rolar, vire um dos seus dados para 1.
    .flavour = Conta carneirinhos. E a conta só diminui.
card-it_has_a_child = Ele Tem um Filhote!
    .text = Com 0 corações: perca cartas e estrelas, saia de Tóquio e siga com 10 corações.
    .flavour = Tem os seus olhos. Os sete.
card-jets = Propulsores a Jato
    .text = Quando garras atingirem você em Tóquio, pode ceder e não perder corações nesse ataque.
    .flavour = Mantenha a cauda dentro do veículo.
card-made_in_a_lab = Feito em Laboratório
    .text = No seu passo de compra, veja a carta do topo do baralho; você pode comprá-la.
    .flavour = A garantia acabou junto com o laboratório.
card-metamorph = Metamorfose
    .text = No fim do seu turno, descarte Constantes suas e ganhe em energia o custo inteiro delas.
    .flavour = Coleção nova: tentáculos em tons pastel.
card-mimic = Imitador
    .text = Copie uma Constante de qualquer jogador. No começo do seu turno, pague 1 de energia para trocar.
    .flavour = Para de me imitar. Para de me imitar.
card-battery_monster = Monstro a Bateria
    .text = Ponha 6 de energia nesta carta. Pegue 2 no começo de cada turno; vazia, descarte-a.
    .flavour = Monstro não incluso.
card-nova_breath = Sopro Nova
    .text = Suas garras acertam todos os outros monstros, dentro e fora de Tóquio.
    .flavour = Fator de proteção: insuficiente.
card-detritivore = Detritívoro
    .text = Se a sua rolagem tiver 1, 2 e 3, ganhe 2 estrelas. Os dados valem para o resto também.
    .flavour = A coleta seletiva que ninguém pediu.
card-opportunist = Oportunista
    .text = Compre qualquer carta revelada no turno de outro jogador antes dele.
    .flavour = Você ia comer isso aí?
card-parasitic_tentacles = Tentáculos Parasitas
    .text = No seu passo de compra, pode comprar Constantes de outros jogadores; pague o custo a eles.
    .flavour = Não é roubo, deixei gorjeta.
card-plot_twist = Reviravolta
    .text = Antes de resolver, vire um dos seus dados para qualquer face. Depois, descarte esta carta.
    .flavour = O culpado era o prédio desde o começo.
card-poison_quills = Espinhos Venenosos
    .text = Se rolar três ou mais 2, some 2 garras.
    .flavour = Abraços são cobrados à parte.
card-poison_spit = Cuspe Envenenado
    .text = Quem suas garras ferem ganha 1 ficha de Veneno: perde 1 coração no fim de cada turno dele.
    .flavour = Fala, mas não cospe.
card-psychic_probe = Sonda Psíquica
    .text = Após a última rolagem de cada rival, role de novo um dado dele. Se sair coração, descarte esta carta.
    .flavour = Eu sei o que você guardou no turno passado.
card-rapid_healing = Cura Rápida
    .text = A qualquer momento, pague 2 de energia e ganhe 1 coração, quantas vezes quiser.
    .flavour = Sopra que passa.
card-regeneration = Regeneração
    .text = Sempre que ganhar corações, ganhe mais 1.
    .flavour = A cauda cresceu de novo. E veio outra junto.
card-rooting_for_the_underdog = Torcendo pelo Azarão
    .text = No fim do seu turno, ganhe 1 estrela se você, sozinho, tiver o menor número de estrelas.
    .flavour = Perde bonito e a torcida ama.
card-shrink_ray = Raio de Encolhimento
    .text = Quem suas garras ferem ganha 1 ficha de Encolhimento: rola 1 dado a menos por ficha.
    .flavour = O terror de Tóquio, agora em versão de bolso.
card-smoke_cloud = Nuvem de Fumaça
    .text = Vem com 3 fichas de Fumaça. Gaste uma por rolagem extra; gasta a última, descarte a carta.
    .flavour = Quem apagou a cidade?
card-solar_powered = Movido a Energia Solar
    .text = No fim do seu turno, ganhe 1 de energia se não tiver nenhuma.
    .flavour = Cochilo ao sol: cem por cento renovável.
card-spiked_tail = Cauda Espinhosa
    .text = Se a sua rolagem tiver ao menos uma garra, some 1 garra.
    .flavour = Dar ré também é ataque.
card-stretchy = Elástico
    .text = Antes de resolver, pague 2 de energia: vire um dado seu para qualquer face. Repita à vontade.
    .flavour = Ioga: agora em escala metropolitana.
card-energy_drink = Bebida Energética
    .text = Enquanto rola, pague 1 de energia por uma rolagem extra, quantas vezes puder.
    .flavour = Dormir é para monstros pequenos.
card-urbavore = Urbívoro
    .text = Ganhe 1 estrela extra ao começar o turno em Tóquio. Lá, se tiver garra, some 1 garra.
    .flavour = Cinco estrelas. Comeria o centro de novo.
card-were_only_making_it_stronger = Só Estamos Deixando Ele Mais Forte!
    .text = Cada vez que perder 2 ou mais corações de uma vez, ganhe 1 de energia.
    .flavour = Atira de novo! Acho que ele gostou.
card-wings = Asas
    .text = Quando for perder corações, pague 2 de energia para não perder nenhum até o fim do turno.
    .flavour = O térreo é só para o lanche.
card-apartment_building = Prédio de Apartamentos
    .text = Ganhe 3 estrelas.
    .flavour = Dois quartos, uma mordida.
card-commuter_train = Trem Suburbano
    .text = Ganhe 2 estrelas.
    .flavour = Atraso na linha por motivo de dentes.
card-corner_store = Mercadinho da Esquina
    .text = Ganhe 1 estrela.
    .flavour = Aberto vinte e quatro horas. Até agora há pouco.
card-death_from_above = Morte que Vem do Alto
    .text = Ganhe 2 estrelas. Todos os outros saem de Tóquio e você toma a Cidade de Tóquio.
    .flavour = Olha para cima. Tarde demais.
card-energize = Energizar
    .text = Ganhe 9 de energia.
    .flavour = Lambeu a subestação. Duas vezes.
card-evacuation_orders = Ordens de Evacuação
    .text = Todos os outros monstros perdem 5 estrelas.
    .flavour = Sem plateia não tem aplauso.
card-flame_thrower = Lança-Chamas
    .text = Todos os outros monstros perdem 2 corações.
    .flavour = Ao ponto ou bem passado?
card-frenzy = Frenesi
    .text = Jogue outro turno logo depois deste.
    .flavour = Alguém deu açúcar para ele.
card-gas_refinery = Refinaria de Gás
    .text = Ganhe 2 estrelas. Todos os outros monstros perdem 3 corações.
    .flavour = Proibido fumar num raio de nove quarteirões.
card-heal = Cura
    .text = Ganhe 2 corações.
    .flavour = Um beijinho no dodói. De longe.
card-high_altitude_bombing = Bombardeio de Grande Altitude
    .text = Todos os monstros perdem 3 corações, inclusive você.
    .flavour = Os pilotos não torcem para ninguém.
card-jet_fighters = Caças a Jato
    .text = Ganhe 5 estrelas e perca 4 corações.
    .flavour = Crocante por fora, picante por dentro.
card-national_guard = Guarda Nacional
    .text = Ganhe 2 estrelas e perca 2 corações.
    .flavour = Trouxeram um canhão cheio de opinião.
card-nuclear_power_plant = Usina Nuclear
    .text = Ganhe 2 estrelas e 3 corações.
    .flavour = Combina com o brilho dos olhos.
card-skyscraper = Arranha-Céu
    .text = Ganhe 4 estrelas.
    .flavour = Sessenta andares de palito de dente.
card-tank = Tanque
    .text = Ganhe 4 estrelas e perca 3 corações.
    .flavour = Gosto de metal com arrependimento.
card-vast_storm = Grande Tempestade
    .text = Ganhe 2 estrelas. Todos os outros perdem metade da energia, arredondada para baixo.
    .flavour = Nunca se vendeu tanto guarda-chuva. Por um minuto.

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
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
       *[other] { $n }
    }
faces-two-f =
    { $n ->
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
       *[other] { $n }
    }
# Dice by their faces, when some of them are told: "the two claws".
dice-1 =
    { $n ->
        [one] o 1
       *[other] os { faces-two-m } 1
    }
dice-2 =
    { $n ->
        [one] o 2
       *[other] os { faces-two-m } 2
    }
dice-3 =
    { $n ->
        [one] o 3
       *[other] os { faces-two-m } 3
    }
dice-heart =
    { $n ->
        [one] o coração
       *[other] os { faces-two-m } corações
    }
dice-energy =
    { $n ->
        [one] a energia
       *[other] as { faces-two-f } energias
    }
dice-claw =
    { $n ->
        [one] a garra
       *[other] as { faces-two-f } garras
    }
dice-shown = { $faces }
dice-none = nenhum dado

option-target = estrelas para vencer
    .about = Vence o primeiro monstro com tantas estrelas. Menos estrelas, partida mais curta.
option-monsters = monstros por lugar
    .about = Só muda a cara: todos jogam pelas mesmas regras.
monsters-text-gigazaur = Dormiu um milhão de anos e acordou de pé esquerdo.
monsters-text-cyber_kitty = Sete vidas, dez corações e um laser só seu.
monsters-text-space_penguin = Veio do frio do espaço e achou Tóquio quentinha.
monsters-text-the_king = Jura que o trono sempre foi dele.
monsters-text-meka_dragon = Cospe fogo, vive de parafusos e pede óleo.
monsters-text-alienoid = Três olhos na cidade, e todos com fome.

# What happened. $seat and other players come as names; $by is `nobody` or `self` where it is not another player.
event-rolled-off = { $seat } rola pelo começo: { $dice } ({ count-claws }).
event-begins = { $seat } começa.
event-turn = { $seat } pega os dados.
event-extra-turn = { $seat } joga mais um turno!
event-rolled =
    { $mask ->
        [0] { $seat } rola { $dice }.
        [one] { $seat } rola de novo { $mask } dado: { $dice }.
       *[other] { $seat } rola de novo { $mask } dados: { $dice }.
    }
event-smoked =
    { $left ->
        [0] { $seat } gasta a última ficha de Fumaça por mais uma rolagem.
       *[other] { $seat } gasta uma ficha de Fumaça por mais uma rolagem (sobra: { $left }).
    }
event-drank = { $seat } paga { count-energy } por { card-energy_drink }: mais uma rolagem.
event-probed = { $seat } rola de novo um dado de { $of }: { $before } → { $face }.
event-changed = { $seat } vira um dado de { $before } para { $face }.
event-used-up = { $seat }: { $card } se esgota e vai para o descarte.
event-stars-dice = { $seat } ganha { count-vp } com { $count } dados mostrando { $face }.
event-stars-start = { $seat } ganha { count-vp }.
event-stars-card = { $seat } ganha { count-vp }.
event-stars-lost = { $seat } perde { count-vp }.
event-energy-dice = { $seat } ganha { count-energy }.
event-energy-card = { $seat } ganha { count-energy }.
event-energy-lost = { $seat } perde { count-energy }.
event-energy-spent = { $seat } paga { count-energy }.
event-paid = { $seat } paga { count-energy } a { $to }.
event-earned = { $seat } recebe { count-energy } de { $from }.
event-hearts-dice = { $seat } recupera { count-hearts }.
event-hearts-card = { $seat } recupera { count-hearts }.
event-hearts-cut = { $seat } perde { count-hearts } junto com { $card }.
event-treated = { $seat } cura { count-hearts } de { $patient } e cobra { $fee } de energia.
event-poisoned = { $seat } recebe { count-poison }.
event-shrunk = { $seat } recebe { count-shrink }.
event-poison-removed = { $seat } se livra de { count-poison }.
event-shrink-removed = { $seat } se livra de { count-shrink }.
event-hurt =
    { $by ->
        [nobody] { $seat } perde { count-hearts } por { $cause }.
        [self] { $seat } perde { count-hearts } por conta própria.
       *[other] { $seat } perde { count-hearts } para { $by }.
    }
event-blocked = { $card } protege { $seat }: { count-hearts } a salvo.
event-camouflaged = { $seat } se esconde com { card-camouflage } ({ $dice }): { count-hearts } a salvo.
event-flew = { $seat } paga { count-energy } e levanta voo: não perde mais corações neste turno.
event-fell = { $seat } caiu e está fora do jogo!
event-reborn = { $seat } caiu, mas… { card-it_has_a_child } Vida nova, com 10 corações.
event-yielded = { $seat } cede Tóquio a { $to }.
event-stayed = { $seat } fica em Tóquio.
event-entered = { $seat } entra na { $place } e ganha 1 estrela.
event-moved-to-city = { $seat } passa da Baía para a Cidade de Tóquio.
event-bay-closed = A Baía de Tóquio fecha: { $seat } tem que sair.
event-driven-out = { $by } expulsa { $seat } de Tóquio.
event-bought = { $seat } compra { $card } por { count-energy }.
event-bought-from-deck = { $seat } compra { $card } do topo do baralho por { count-energy }.
event-bought-from = { $seat } compra { $card } de { $seller } por { count-energy }.
event-sold = { $seat } se desfaz de { $card } e ganha { count-energy }.
event-mimicked = { $seat } copia { $card } com { card-mimic }.
event-frenzied = { $seat } entra em frenesi: vem outro turno depois deste.
event-revealed = Novidade no mercado: { $card }.
event-swept = { $seat } paga 2 de energia e limpa o mercado.
event-reshuffled = O descarte é embaralhado e vira um novo baralho.
event-peeked = Você vê a carta do topo do baralho: { $card }.
event-ended = Fim de jogo: { $reason }.

cause-claws = garras
cause-poison = veneno
cause-setting-up = preparação
cause-roll-off = quem começa
cause-turn = o turno
cause-roll = a rolagem
cause-numbers = números
cause-energies = energia nos dados
cause-hearts = corações nos dados
cause-in-tokyo = começar em Tóquio
cause-entering = entrar em Tóquio
cause-bay-closes = restam quatro monstros
cause-buying = o mercado
cause-sweeping = um novo mercado
cause-turn-ends = o fim do turno
cause-game-ends = o objetivo do jogo
cause-more-of-a-number = dados a mais
cause-printed-cost = custo impresso
cause-never-below-zero = nunca abaixo de zero
cause-all-hearts = que não cabem mais
cause-no-hearts-left = além do último coração
cause-no-stars-left = além da última estrela

reason-stars = as estrelas estão no papo
reason-last-alive = só sobrou um monstro de pé
reason-all-fell = ninguém sobreviveu

# What a player is asked.
ask-keep =
    { $left ->
        [0] Acabaram as rolagens. Parar ou usar uma carta?
        [one] Quais dados você guarda? Dá para rolar os outros mais { $left } vez.
       *[other] Quais dados você guarda? Dá para rolar os outros mais { $left } vezes.
    }
ask-probe = { $monster } terminou de rolar. Quer fazer um desses dados rolar de novo?
ask-reroll-three = O dado mostra 3. Rolar de novo?
ask-change = Virar algum dado antes de a rolagem valer?
ask-camouflage-threes = Sua rolagem de camuflagem: { $dice }. Rolar os 3 de novo?
ask-resolve = Quais dados valem primeiro?
ask-heart = Para que serve o coração { $n } de { $of }?
ask-yield =
    { $hearts ->
        [one] { $monster } ataca você na { $place }, e você tem { $hearts } coração. Ficar ou ceder?
       *[other] { $monster } ataca você na { $place }, e você tem { $hearts } corações. Ficar ou ceder?
    }
ask-react = Você vai perder { count-hearts } ({ $cause }) e tem { $hearts }. O que faz?
ask-rapid-healing = Sua energia vai diminuir. Quer transformar um pouco em corações antes?
ask-buy = Vamos às compras? Você tem { $energy } de energia.
ask-snatch = { $monster } revelou cartas novas. Quer comprar antes? Você tem { $energy } de energia.
ask-sell = Trocar alguma carta pelo custo inteiro em energia?
ask-mimic = Qual Constante você copia?
ask-mimic-move = Pagar 1 de energia para copiar outra carta?

# What a player can do.
pick-keep =
    { $n ->
        [0] Rolar todos os dados de novo
       *[other] Guardar { $things } e rolar o resto
    }
do-stop = Guardar todos os dados e parar
do-reroll-threes =
    { $n ->
        [one] Rolar de novo o dado que mostra 3 ({ $card })
       *[other] Rolar de novo os { $n } dados que mostram 3 ({ $card })
    }
    .short =
        { $n ->
            [one] Rolar um 3 de novo
           *[other] Rolar { $n } dados 3 de novo
        }
do-smoke = Gastar uma ficha de Fumaça por mais uma rolagem ({ $card }, saldo: { $left })
    .short = Fumaça (saldo: { $left }): mais uma rolagem
do-drink = Pagar { count-energy } por mais uma rolagem ({ $card })
    .short = { $n } de energia: mais uma rolagem
do-no-probe = Deixar os dados em paz
do-probe = Rolar de novo o dado que mostra { $face }
do-leave-three = Ficar com o 3
do-leave-threes = Deixar os 3
do-no-change = Deixar os dados como estão
do-change = Dado { $die }: { $before } → { $face } ({ $card })
    .group = { $card }: dado { $die } ({ $before })
    .short = { $face }
    .by = { $card }
do-resolve-numbers = Números: marcar estrelas
do-resolve-energies = Energia: carregar
do-resolve-hearts = Corações: curar
do-resolve-claws = Garras: atacar
do-heart-me = Recuperar um coração
do-heart-poison = Tirar uma ficha de Veneno
do-heart-shrink = Tirar uma ficha de Encolhimento
do-heart-patient = Curar { $monster } e cobrar por isso
do-yield = Ceder a { $place } a { $monster }
do-stay = Ficar na { $place }
do-react-camouflage = Rolar dados por { $card }
do-react-wings = Pagar 2 de energia e sair voando ({ $card })
do-react-rapid_healing = Pagar 2 de energia e recuperar 1 coração ({ $card })
do-take-it = Aguentar firme: perder { count-hearts }
do-enough = Já está bom
do-buy = Comprar { $card } por { count-energy }
do-finish-buying = Encerrar as compras
do-sweep = Pagar { count-energy } para limpar o mercado e abrir três cartas novas
do-buy-from-deck = Comprar { $card } do topo do baralho por { count-energy }
do-buy-from = Comprar { $card } de { $monster } por { count-energy }
do-no-snatch = Deixar passar
do-sell = Descartar { $card } e ganhar { count-energy }
do-use-card = Usar { $card }
do-leave-mimic = Deixar { card-mimic } como está
do-mimic = Copiar { $card } de { $monster }

# Why the best bot would do something.
why-stars = { NUMBER($n, minimumFractionDigits: 1) } ★ a mais, em média, que a segunda melhor ideia
why-hearts = { NUMBER($n, minimumFractionDigits: 1) } ♥ a mais, em média, que a segunda melhor ideia

# What a choice leads to, as far as that is certain.
effect-gain-stars = { $who } +{ count-vp }
effect-lose-stars = { $who } −{ count-vp }
effect-gain-hearts = { $who } +{ count-hearts }
effect-lose-hearts = { $who } −{ count-hearts } (fica com { $after })
effect-gain-energy = { $who } +{ count-energy }
effect-lose-energy = { $who } −{ count-energy } (fica com { $after })
effect-gain-poison = { $who } +{ count-poison }
effect-lose-poison = { $who } −{ count-poison }
effect-gain-shrink = { $who } +{ count-shrink }
effect-lose-shrink = { $who } −{ count-shrink }
effect-gain-card = { $who } ganha { $card }
effect-lose-card = { $who } perde { $card }
effect-dice = seus dados: { $before } → { $after }
effect-rolls = suas rolagens por turno: { $before } → { $after }
effect-room = seu máximo de corações: { $before } → { $after }
effect-prices = as cartas do mercado, juntas: { $before } → { $after } de energia
effect-with-dice = numa rolagem como esta: { $what }
effect-at-end = no fim do seu turno: { $what }
effect-falls = { $who } cai
effect-place = { $who }: { $place }
effect-wasted = em Tóquio não se cura
effect-short = { $face } · { $face }: mais um dá { count-vp }

# Why something is not possible.
refuse-too-dear =
    { $missing ->
        [one] { $card } custa { count-energy }; você tem { $energy }, falta { $missing }.
       *[other] { $card } custa { count-energy }; você tem { $energy }, faltam { $missing }.
    }
refuse-not-for-you = Agora não é você quem pode comprar { $card }.
refuse-empty-slot = Não há carta no espaço { $slot } do mercado.
refuse-no-sweep-now = Só quem está jogando o turno pode limpar o mercado.
refuse-sweep-too-dear = Limpar o mercado custa 2 de energia; você tem { $energy }.
refuse-no-rolls-left = Não há mais rolagens: os dados ficam como estão.
refuse-no-such-dice = Só há { count-dice } para escolher.

## Web client: the board

ui-kot-turn-of = vez de { $name }
ui-kot-steps = Etapas do turno
ui-kot-step-roll = Rolar
ui-kot-step-resolve = Resolver
ui-kot-step-enter = Entrar
ui-kot-step-buy = Comprar
ui-kot-step-end = Fim
ui-kot-decide = Decida!
ui-kot-pill-mine = Sua vez!
ui-kot-pill-buy = Compras!
ui-kot-playing = jogando
ui-kot-next = próximo
ui-kot-place-city = Cidade
ui-kot-place-bay = Baía
ui-kot-place-outside = Fora
ui-kot-place-fallen = Caiu
ui-kot-at-city = Na Cidade
ui-kot-at-bay = Na Baía
ui-kot-at-outside = Fora de Tóquio
ui-kot-outside = Fora: { $names }
ui-kot-perk-enter = entrar
ui-kot-perk-start = começar o turno
ui-kot-perk-hearts = coração não cura
ui-kot-why-them = Por que só eles?
ui-kot-rolled = { $name } rolou
ui-kot-hearts-of =
    { $of ->
        [one] { $n } de { $of } coração
       *[other] { $n } de { $of } corações
    }
ui-kot-stars-of =
    { $of ->
        [one] { $n } de { $of } estrela
       *[other] { $n } de { $of } estrelas
    }
ui-kot-energy-word = energia
ui-kot-token-poison =
    { $n ->
        [one] tira 1 coração no fim do turno de quem a tem.
       *[other] tiram { $n } corações no fim do turno de quem as tem.
    } Fora de Tóquio, um dado de coração tira uma ficha.
ui-kot-token-shrink =
    { $n ->
        [one] tira 1 dado da rolagem de quem a tem.
       *[other] tiram { $n } dados da rolagem de quem as tem.
    } Fora de Tóquio, um dado de coração tira uma ficha.
ui-kot-spoken = { $who }: { $place }, { $hearts } de { $max } corações, { $stars } de { $target } estrelas, { $energy } de energia
ui-kot-spoken-out = { $who }: fora do jogo
ui-kot-deck = baralho { $n }
ui-kot-sweep = Limpar
ui-kot-hinted = dica
ui-kot-ready = pronta
ui-kot-your-cards = Suas cartas
ui-kot-tap-to-read = toque para ler
ui-kot-no-cards = nenhuma ainda
ui-kot-round = rodada { $n }
ui-kot-tray = Sua jogada
ui-kot-dice = Dados
ui-kot-dice-none = Nenhum dado na mesa.
ui-kot-keep-none = Toque num dado para guardar.
ui-kot-your-turn = Sua vez, { $monster }!
ui-kot-tap-dice = Toque nos dados que quer guardar e role o resto.
ui-kot-rolls-left =
    { $n ->
        [0] sem rolagens
        [one] resta { $n } rolagem
       *[other] restam { $n } rolagens
    }
ui-kot-roll =
    { $n ->
        [one] Rolar { $n } dado
       *[other] Rolar { $n } dados
    }
ui-kot-roll-short = Rolar { $n }
ui-kot-stop = Parar e resolver
ui-kot-if-stop = Se parar agora:
ui-kot-if-stop-short = Se parar:
ui-kot-if-kept = O que fica:
ui-kot-would-fall = cairia
ui-kot-no-heal = em Tóquio não cura
ui-kot-enters-city = entra na Cidade: +1 estrela
ui-kot-enters-bay = entra na Baía: +1 estrela
ui-kot-one-short = falta um para +{ $n }
ui-kot-nothing = nada de nada
ui-kot-hint-thinking = Pensando …
ui-kot-hint-use = Guardar esses
ui-kot-undo-reach =
    { $n ->
        [one] volta { $n } jogada
       *[other] volta { $n } jogadas
    }
ui-kot-undo-start = nada a desfazer
ui-kot-undo-roll = dados já rolaram
ui-kot-undo-reveal = cartas já reveladas
ui-kot-undo-other = outro já jogou
ui-kot-undo-live = não neste jogo
ui-kot-watch = Veja o que acontece.
ui-kot-over-text = Tóquio prende a respiração.
ui-kot-yield-title = Ceder Tóquio?
ui-kot-you-leave = Você sai
ui-kot-you-stay = Você fica
ui-kot-or = ou
ui-kot-leave = Ceder o lugar
ui-kot-stay = Ficar em Tóquio
ui-kot-leave-safe = Garras de quem está fora não te alcançam mais
ui-kot-leave-heal = Corações voltam a curar você
ui-kot-leave-burrow = { $name } perde 1 coração para a sua toca
ui-kot-leave-enter = { $name } entra: +1 estrela para quem atacou ({ $stars })
ui-kot-stay-stars = +2 estrelas no começo da sua vez
ui-kot-claws-first = { $name } joga antes: −{ $n } ♥ em média, se só buscar garras
ui-kot-claws-first-all = { $names } jogam antes: −{ $n } ♥ cada, em média, se só buscarem garras
ui-kot-stay-heal = Corações seguem sem curar
ui-kot-also-decides = { $names } também decide. Um não vê a escolha do outro.
ui-kot-buy-shout = Hora das compras!
ui-kot-buy-text = Você tem { $n } de energia. Toque numa carta que brilha.
ui-kot-buy-nothing = Você tem { $n } de energia: pouco para estas cartas.
ui-kot-snatch-shout = Rápido!
ui-kot-if-buy = Se comprar agora
ui-kot-next-card = Outra carta entra no lugar, e você pode comprá-la também.
ui-kot-none-picked = nenhuma carta escolhida
ui-kot-what-you-can = O que dá para fazer
ui-kot-or-save = Ou guarde: a energia não se perde entre turnos.
ui-kot-sweep-all = Limpar as três
ui-kot-sweep-note = troca o mercado · 2
ui-kot-end-turn = Terminar o turno
ui-kot-buy = Comprar · { $n }
ui-kot-read = ler
ui-kot-chosen = escolhida
ui-kot-you-have = sua energia
ui-kot-pick-die = Toque primeiro num dado.
ui-kot-turn-by = { $n } cartas: escolha
ui-kot-ask-probe = Força da mente!
ui-kot-ask-reroll-three = Deu três!
ui-kot-ask-change = Último toque?
ui-kot-ask-camouflage-threes = Rolar os 3 de novo?
ui-kot-ask-resolve = Em que ordem?
ui-kot-ask-heart = Um coração!
ui-kot-ask-react = Lá vem!
ui-kot-ask-rapid-healing = Curar antes?
ui-kot-ask-sell = Trocar de pele?
ui-kot-ask-mimic = Macaco imita!
ui-kot-ask-mimic-move = Imitar outra?
ui-kot-shout-boom = Kabum!
ui-kot-shout-stars = Que estrela!
ui-kot-shout-city = Tóquio treme!
ui-kot-shout-bay = Tchibum!
ui-kot-shout-fell = Nocaute!
ui-kot-shout-reborn = Está vivo!
ui-kot-shout-again = De novo!

## Web client: the end of a match

ui-kot-end-title-1 = Tóquio
ui-kot-end-title-2 = tem rei!
ui-kot-end-title-none = está livre!
ui-kot-end-sub =
    fim de jogo · { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    } · { $minutes } min
ui-kot-end-how = Como foi o último turno
ui-kot-end-card = { $card }
ui-kot-end-start = começou em Tóquio
ui-kot-end-dice = com os dados
ui-kot-end-enter = entrou em Tóquio
ui-kot-end-rank = Classificação
ui-kot-end-winner = manda no pedaço
ui-kot-end-fell = caiu na rodada { $n }
ui-kot-end-missing =
    { $n ->
        [one] faltou { $n } estrela
       *[other] faltaram { $n } estrelas
    }
ui-kot-end-chart = A partida em um desenho
ui-kot-end-chart-sub = linhas: estrelas · casas: corações no fim da rodada
ui-kot-end-hearts = Corações por rodada
ui-kot-end-moments = Lances da partida
ui-kot-end-moments-sub = toque para rever
ui-kot-end-moments-none = Uma partida tranquila: nenhum lance se destacou.
ui-kot-end-luck = Sorte ou cabeça?
ui-kot-end-lucky =
    { $you ->
        [yes] Os dados amaram você.
       *[no] Os dados amaram { $name }.
    }
ui-kot-end-unlucky = { $name } venceu contra os dados.
ui-kot-end-even = { $name } venceu com dados iguais aos de todo mundo.
ui-kot-end-none = Os dados não amaram ninguém.
ui-kot-end-luck-how = Como os dados caíram, sem contar o que se fez com eles:
moment-fell = Nocaute
moment-reborn = De volta à vida
moment-hurt = Golpe e tanto
moment-stars-dice = Belo lance
moment-stars-start = Dono do pedaço
moment-stars-card = Estrelas na carta
moment-entered = Entrou em Tóquio
moment-bought = Compra de peso
moment-bought-from-deck = Compra no escuro
moment-bought-from = Negócio entre monstros
award-claws =
    Garras de aço: { $n ->
        [one] { $n } coração tirado
       *[other] { $n } corações tirados
    }
award-tokyo =
    Síndico de Tóquio: { $n ->
        [one] { $n } turno começado lá
       *[other] { $n } turnos começados lá
    }
award-shopper = Mão aberta: { $n } de energia em cartas
award-healer =
    Couro grosso: { $n ->
        [one] { $n } coração curado
       *[other] { $n } corações curados
    }

## The waiting room

ui-room-who-king-of-tokyo = Quem vai destruir Tóquio?
ui-room-your-pick-king-of-tokyo = Seu monstro
ui-room-note-king-of-tokyo-5 = com 5, a Baía abre

## Signs
sign-want = Quero esta
sign-all-at = Todos contra este!
sign-careful = Cuidado aqui!
sign-get-out = Sai daí!

# o que aconteceu, em uma palavra, depois do nome de com quem aconteceu
brief-hurt =
    { $by ->
        [nobody] −{ count-hearts } ({ $cause })
        [self] −{ count-hearts }
       *[other] −{ count-hearts } ({ $by })
    }
brief-fell = fora!
brief-reborn = vida nova
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
brief-yielded = saiu de Tóquio
brief-driven-out = expulso de Tóquio
brief-bay-closed = teve que sair da Baía
brief-entered = na { $place }
brief-moved-to-city = na { place-city }
brief-bought = comprou { $card }
brief-bought-from-deck = comprou { $card }
brief-bought-from = comprou { $card } de { $seller }

## Rules at the table

glance-roll = Rolar
    .text = Seis dados, até três vezes. Guarde o que quiser.
glance-resolve = Resolver
    .text = Três números iguais são estrelas; energia paga, coração cura, garra ataca.
glance-enter = Entrar
    .text = Se Tóquio está vazia, você tem de entrar.
glance-buy = Comprar
    .text = Pague cartas com energia. Troque as três por 2.
glance-end = Fim
    .text = O que acontece no fim do turno; depois rola o próximo.
key-die = guardar um dado ou não; escolher uma oferta
key-roll = rolar
key-stop = parar e resolver
key-main = o botão amarelo
key-end = encerrar a sua vez
key-decline = deixar passar uma oferta

## Cartas de pacotes: o que dizem é feito dos seus números

plain-text = { $parts }
plain-discard-vp = Ganhe { $n ->
    [one] 1 estrela
   *[other] { $n } estrelas
}.
plain-discard-hearts = Ganhe { $n ->
    [one] 1 coração
   *[other] { $n } corações
}.
plain-discard-energy = Ganhe { $n } de energia.
plain-discard-others-lose-vp = Todos os outros monstros perdem { $n ->
    [one] 1 estrela
   *[other] { $n } estrelas
}.
plain-discard-hurts-others = Todos os outros monstros perdem { $n ->
    [one] 1 coração
   *[other] { $n } corações
}.
plain-discard-hurts-me = Perca { $n ->
    [one] 1 coração
   *[other] { $n } corações
}.
plain-keep-dice = Role { $n ->
    [one] 1 dado extra
   *[other] { $n } dados extras
}.
plain-keep-rolls = Você tem { $n ->
    [one] 1 rolagem extra
   *[other] { $n } rolagens extras
} por turno.
plain-keep-claws = Some { $n ->
    [one] 1 garra
   *[other] { $n } garras
} a cada rolagem sua, mesmo sem nenhuma nos dados.
plain-keep-more-claws = Se a sua rolagem tiver ao menos uma garra, some { $n ->
    [one] 1 garra
   *[other] { $n } garras
}.
plain-keep-discount = Cartas de Poder custam a você { $n } de energia a menos (mínimo 0).
plain-keep-hearts = Sempre que ganhar corações, ganhe mais { $n }.
plain-keep-energy = Sempre que ganhar energia, ganhe mais { $n }.
plain-keep-max-hearts = Seu máximo sobe em { $n ->
    [one] 1 coração
   *[other] { $n } corações
}.
gallery-cost = custa { $n } de energia
