## O que aconteceu

event-begins = Nova York, nove rodadas, { $needed } eventos para saber quem está por trás de tudo.
event-joined = { $seat } { VERB($seat, "é", "é") } { $hero }, { $at }.
event-plot-chosen = A trama: { $plot }.
event-replaced-card = { $seat } { VERB($seat, "troca", "troca") } { $old } por { $new }.
event-round = Rodada { $n }.
event-segment = É { $segment }.
event-sleep = Anoitece, e a cidade dorme.
event-refresh = Novo dia: as cartas voltam.
event-reshuffled = Um descarte de { $n } { $n ->
        [one] carta
       *[other] cartas
    } volta a ser baralho.
event-event = No jornal: { $event }.
event-markers =
    { $n ->
        [one] Um marcador { $at }: { $event }.
       *[other] { $n } marcadores { $at }: { $event }.
    }
event-row-moved = Todo evento anda um espaço.
event-row-held = O jornal espera: nenhum evento anda.
event-held = O próximo jornal vai atrasar.
event-pulled = { $event } recua um espaço.
event-progress = { $event }: { $n } de { $of }.
event-completed = Feito: { $event }, graças a { $seat }.
event-matured = Ninguém cuidou: { $event } segue seu curso.
event-forgone = { $seat } { VERB($seat, "abre", "abre") } mão de um ganho por { $event }.
event-clock = { $seat } { VERB($seat, "gasta", "gasta") } um relógio { $at } em { $event }.
event-picked-up = { $seat } { VERB($seat, "pega", "pega") } um marcador { $at }: { $event }.
event-delivered = { $seat } { VERB($seat, "entrega", "entrega") } { $n } { $at }: { $event }.
event-paid = { $seat } { VERB($seat, "dá", "dá") } { $n } { $what } por { $event }.
event-gave = { $seat } { VERB($seat, "abre", "abre") } mão de { $item } por { $event }.
event-spawn-card = Lá vem encrenca: { $card }.
event-arrival = Agora chegam { $n } por vez.
event-fewer =
    { $n ->
        [one] A próxima carta traz um a menos.
       *[other] A próxima carta traz { $n } a menos.
    }
event-spawned = Aparece um { $what } { $at }.
event-passed-on = Sem vaga: a seta leva { $from } { $to }.
event-shielded = A proteção { $at } barra um lacaio.
event-ignored = A proteção { $at } não barra um superlacaio.
event-replaced = Um lacaio { $at } cede o lugar.
event-nowhere = Não há vaga para um { $what } em lugar nenhum.
event-city-hall-full = A Prefeitura está cheia, e falta entrar mais um.
event-protected = Uma proteção { $at }.
event-driven = Um lacaio vai { $from } { $to }.
event-stayed = Sem vaga: o lacaio que iria { $to } fica onde estava.
event-trapped = Um lacaio atraído { $from } cai na armadilha.
event-foe = { $foe } está { $at }: poder { $power }, vida { $life }{ $armour ->
        [0] .
       *[other] , armadura { $armour }.
    }
event-foe-left = { $foe } vai embora: não está mais { $at }.
event-offer = À mostra: { $card }.
event-played =
    { $down ->
        [0] { $seat } { VERB($seat, "joga", "joga") } { $card }.
       *[other] { $seat } { VERB($seat, "joga", "joga") } { $card } virada.
    }
event-moved = { $seat } { VERB($seat, "vai", "vai") } { $to }.
event-effect = { $seat } { VERB($seat, "usa", "usa") } { $card }.
event-timer = { $seat } { VERB($seat, "usa", "usa") } o relógio { $at }.
event-icon = { $seat } { VERB($seat, "tem", "tem") } mais isto: { $icon }.
event-done = { $seat } { VERB($seat, "terminou", "terminou") }.
event-took-card = { $seat } { VERB($seat, "pega", "pega") } { $card }.
event-removed-card = { $card }, de { $seat }, sai do jogo.
event-card-back = { $card } volta para { $seat }.
event-gained = { $seat }: +{ $n } { $what }, agora { $now }.
event-lost = { $seat }: −{ $n } { $what }, agora { $now }.
event-no-gain = { $seat } não { VERB($seat, "pode", "pode") } ganhar isto agora: { $what }.
event-depressed = { $seat } não { VERB($seat, "tem", "tem") } mais felicidade a perder: −{ $n } mídias sociais, agora { $now }.
event-famous = A fama chegou para { $seat }: { $card }!
event-fame-pays = A fama rende ${ $n } a { $seat }.
event-crisis = Crise para { $seat }: { $crisis }.
event-crisis-over = { $seat } { VERB($seat, "superou", "superou") }: { $crisis }.
event-lasting = Vai durar um tempo: { $verb }.
event-shop = Na loja: { $item }.
event-bought = { $seat } { VERB($seat, "compra", "compra") } { $item } por ${ $n }.
event-got-item = { $seat } { VERB($seat, "ganha", "ganha") } { $item }: { $slot }.
event-free-item = O cartão fidelidade encheu: { $item }, grátis.
event-lost-item = { $seat } { VERB($seat, "perde", "perde") } { $item }.
event-equipped = { $seat } { VERB($seat, "arruma", "arruma") } { $item }: { $slot }.
event-exhausted = { $seat } { VERB($seat, "esgota", "esgota") } { $item }.
event-restored = { $item }, de { $seat }, se recupera.
event-hand-shut = { $seat } não { VERB($seat, "pode", "pode") } usar: { $slot }.
event-hand-open = As duas mãos de { $seat } estão livres de novo.
event-combat = Briga { $at }: { $seat } contra poder { $power }.
event-rolled = { $seat } { VERB($seat, "rola", "rola") } { $red } { $blue }
event-rerolled = { $seat } { VERB($seat, "rola", "rola") } de novo um { $die }: { $face }.
event-more-hits = { $seat }: +{ $n } { $n ->
        [one] golpe
       *[other] golpes
    }.
event-more-shields = { $seat }: +{ $n } { $n ->
        [one] escudo
       *[other] escudos
    }.
event-sparks =
    { $n ->
        [one] Um raio para { $seat }.
       *[other] { $n } raios para { $seat }.
    }
event-bolt = Um raio de { $seat } faz efeito.
event-damage =
    { $n ->
        [0] Poder { $power } contra { $shields } { $shields ->
            [one] escudo
           *[other] escudos
        }: nada passa.
       *[other] Poder { $power } contra { $shields } { $shields ->
            [one] escudo
           *[other] escudos
        }: passa { $n } de dano.
    }
event-total-hits =
    { $n ->
        [one] Um golpe para dar.
       *[other] { $n } golpes para dar.
    }
event-hits =
    { $n ->
        [one] Um golpe: { $target }.
       *[other] { $n } golpes: { $target }.
    }
event-fell = Cai um { $what } { $at }.
event-gang-fell = Cai um do bando { $at }, restam { $left }.
event-foe-fell = { $foe } cai { $at }!
event-foe-hurt = { $foe } leva { $n }, sobra { $left } de vida.
event-struck = { $seat } { VERB($seat, "ataca", "ataca") } { $at }: { $n } { $n ->
        [one] golpe
       *[other] golpes
    } com { $dice } { $dice ->
        [one] dado
       *[other] dados
    }.
event-combat-over = A briga { $at } acabou: caíram { $n }.
event-clean = Rua limpa { $at }: { $n } a menos.
event-cleaned = Limpa { $at }: o bônus fica com { $seat }.
event-no-bonus = Limpa { $at }, mas agora não há bônus.
event-shop-track = { $n } de 3 no cartão fidelidade da loja.
event-docks =
    { $space ->
        [0] A ajuda das docas acabou.
       *[other] As docas ajudam com { $side }: espaço { $space } de 3.
    }
event-falls = { $seat } { VERB($seat, "está", "está") } caindo.
event-ko-die =
    { $n ->
        [0] O dado de nocaute de { $seat } dá vazio.
       *[other] O dado de nocaute de { $seat }: nocaute!
    }
event-stands = { $seat } { VERB($seat, "fica", "fica") } de pé, sem vida de sobra.
event-fainted = Nocaute: { $seat } { VERB($seat, "acorda", "acorda") } no hospital.
event-healed = { $seat } { VERB($seat, "tem", "tem") } toda a vida de volta: { $now }.
event-out = { $seat } { VERB($seat, "está", "está") } fora da última briga.
event-viral = { $seat } { VERB($seat, "viraliza", "viraliza") }.
event-plot = A trama final: { $plot }!
event-boss = { $what } do vilão: { $now }.
event-gang = O bando está { $at }: { $n }.
event-recruited = Um lacaio { $at } entra para o bando.
event-marched = { $foe } marcha { $from } { $to }.
event-swept = Quem estava { $at } vai junto.
event-skull = A caveira está em { $now }.
event-mist-laid = Oito fichas viradas, uma em cada distrito.
event-mist = A ficha { $at }: { $mist }.
event-token-laid = Uma ficha { $at } ({ $weak }).
event-token = { $seat } { VERB($seat, "vira", "vira") } uma ficha { $at }: { $token }.
event-token-gone = Resolvida { $at }: { $token }.
event-bribed = { $seat } { VERB($seat, "paga", "paga") } { $at }: { $token }.
event-collected = { $seat } { VERB($seat, "leva", "leva") } a prova que estava { $at }.
event-reported = { $seat } { VERB($seat, "entrega", "entrega") } as provas.
event-loot = Saque { $at }: restam { $left }.
event-piece = { $event } vira um pedaço do mapa: { $n }.
event-last-stand = Tudo se decide agora: { $plot }.
event-twist = Aqui algo é diferente: { $twist }.
event-wave = Onda { $n } de 5!
event-next-room = Adiante, sala { $n }.
event-ended = Acabou: { $reason }.

token-bribe = um suborno ({ $weak })
token-report = provas para a polícia ({ $weak })
token-loot = um saque ({ $weak })
target-foe = quem tem nome
face-blank = vazio
face-plain = acerto
face-bolt = acerto com raio
side-hits = golpes
side-shields = escudos
verb-timer = relógio
verb-combat = briga
verb-calm = nenhuma crise conta
verb-stir = uma crise está aberta
verb-rule = uma regra própria

reason-running = ainda não acabou
reason-won = a trama falhou, Nova York está salva
reason-city-fell = a Prefeitura caiu
reason-events-failed = eventos demais foram perdidos
reason-time-is-up = o tempo acabou
reason-all-fell = todos os heróis caíram
reason-raid-failed = a invasão não deu em nada
reason-square-lost = Times Square foi perdida

## O que está na mesa

foot-crisis = crise
foot-known = desconto
foot-viral = viral
foot-famous = fama
left-timers =
    { $n ->
        [one] Um relógio
       *[other] { $n } relógios
    }
left-combats =
    { $n ->
        [one] Uma briga
       *[other] { $n } brigas
    }
carries-token = provas para a polícia
carries-marker = um marcador: { $event }
markers-here =
    { $n ->
        [one] Um marcador para pegar: { $event }
       *[other] { $n } marcadores para pegar: { $event }
    }
timer-police = Pague $3 e limpe qualquer distrito
timer-park = +1 força ou +1 felicidade
timer-wall_street = −1 felicidade, +$3
timer-shop = Compre itens à mostra
timer-library = Ponha duas proteções
timer-hospital = +2 vida
timer-docks = +1 golpe ou +1 escudo em toda briga, por três noites
timer-city_hall = Pegue uma carta à mostra, ou uma sua de volta
bonus-police = Tire um lacaio de qualquer distrito
bonus-park = +1 felicidade
bonus-wall_street = +$1
bonus-shop = Um carimbo no cartão fidelidade; o terceiro é um item grátis
bonus-library = Ponha uma proteção
bonus-hospital = +1 vida
bonus-docks = O marcador das docas volta um espaço
bonus-city_hall = +1 mídias sociais
mist-hidden = Uma ficha ainda fechada
mist-nothing = só névoa
mist-lose = uma cilada
mist-gain = um achado
mist-hideout = o esconderijo!
don-hidden = Uma ficha ainda fechada: resolva e desgaste { $weak }
don-bribe = Alguém aqui aceita $4: { $weak }
don-report = Provas para levar à polícia: { $weak }
don-loot = Saque guardado por lacaios, restam { $n }: { $weak }
danger-city-hall = Prefeitura
danger-city-hall-left =
    { $n ->
        [0] cheia!
        [one] falta 1
       *[other] faltam { $n }
    }
danger-events = Eventos perdidos
danger-events-left =
    { $n ->
        [one] mais 1 e acabou
       *[other] mais { $n } e acabou
    }
danger-rounds = Rodadas que restam
danger-rounds-left =
    { $n ->
        [0] a última
        [one] resta 1
       *[other] restam { $n }
    }
danger-faint = Heróis caídos
danger-faint-left =
    { $n ->
        [one] resta 1 de pé
       *[other] restam { $n } de pé
    }
danger-plot = Eventos para abrir a trama
danger-plot-left =
    { $n ->
        [0] é hoje!
       *[other] faltam { $n }
    }
danger-boss = Vida tirada do vilão
danger-boss-left = faltam { $n }
danger-stand = Chefões derrubados
danger-stand-left = faltam { $n }
danger-waves = Ondas
danger-waves-left =
    { $n ->
        [0] a última: tudo tem de cair
        [one] vem mais 1
       *[other] vêm mais { $n }
    }
danger-idle = Brigas sem efeito
danger-idle-left =
    { $n ->
        [one] mais 1 e acabou
       *[other] mais { $n } e acabou
    }
danger-skull = Caveira do bando
danger-skull-left =
    { $n ->
        [0] intocáveis
        [one] falta 1 e são intocáveis
       *[other] faltam { $n } e são intocáveis
    }
danger-mist = Fichas viradas
danger-mist-left = faltam { $n }
danger-boss-events = Eventos do vilão
danger-boss-events-left = faltam { $n }
track-skull = Caveira
track-life = Vida
track-armour = Armadura
track-power = Poder
room-open = Sala { $n }
wave = Onda { $n }
plot-hidden = Uma trama que ninguém conhece
plot-hidden-goal = Resolvam eventos suficientes, e o vilão mostra a cara.
goal-red_mist = Achem Névoa Vermelha entre oito fichas e derrotem-no.
goal-vic = Desgastem o Bando da Caveira, depois derrotem Vic Gigante.
goal-john = Achem três salas do esconderijo, atravessem e derrotem John Genovese.
goal-don = Resolvam as fichas até Don Genovese poder ser vencido.
goal-mother = Resolvam os quatro eventos e limpem Times Square em cinco ondas.
rule-red_mist-1 = Cada evento dele que vocês resolvem vira duas fichas.
rule-red_mist-2 = Uma ficha é o esconderijo: ali ele aparece e briga.
rule-red_mist-3 = Derrotem-no antes que acabe a nona noite.
rule-vic-1 = Toda noite ele e o bando marcham um distrito, em volta da Prefeitura.
rule-vic-2 = Quem está no caminho vai junto, e a caveira sobe; uma rua vazia a faz cair 2.
rule-vic-3 = Em 15 ou mais ninguém toca no bando; abaixo disso ele enfraquece de cinco em cinco.
rule-vic-4 = Vic só briga quando o bando acabou, e escudos simples são rolados de novo.
rule-john-1 = Cada evento dele que vocês resolvem é uma sala do esconderijo.
rule-john-2 = Com três salas todos os heróis entram de uma vez, e ninguém sai.
rule-john-3 = Sem cartas, sem descanso: briguem de sala em sala, cada uma com sua regra.
rule-john-4 = Quem leva nocaute ali está fora.
rule-don-1 = Toda noite ele anda dois distritos com o bando; o relógio do distrito dele para.
rule-don-2 = Os eventos dele põem fichas: subornos, provas, saques. Cada uma resolvida o desgasta.
rule-don-3 = Ele não pode ser atingido enquanto há um lacaio comum no distrito dele.
rule-don-4 = Um evento perdido leva suas fichas embora.
rule-mother-1 = Os quatro eventos dele precisam ser resolvidos: viram Times Square.
rule-mother-2 = Depois vêm cinco ondas, uma briga cada; quem sobrar continua brigando.
rule-mother-3 = O Desgraçadão vem com a segunda onda, a Mãe Rússia com a terceira; as feridas deles ficam.
rule-mother-4 = Depois da quinta onda a praça tem de estar vazia.

## Antes da partida

option-plot = Trama final
    .about = Quem está por trás de tudo; ao acaso, ninguém sabe antes de resolver os eventos.
option-heroes = Heróis
    .about = Cada um veste uma fantasia, e nenhuma se repete.
option-leader = “Leve-me ao seu líder!”
    .about = Dois eventos resolvidos abrem a trama, em vez de três: mais rápido, bom para começar.
option-internet = “Eu amo a internet!”
    .about = Cada evento resolvido dá +1 mídias sociais a cada herói: mais fácil.
option-wording = Linguagem
    .about = Como nomes e cartas falam; as regras não mudam.
wording-street = Rua
wording-text-street = Alto como um gibi na calçada.
wording-family = Família
wording-text-family = Nomes e frases mais leves para heróis, vilões e cartas, para mesas com crianças.

sign-clear = eu limpo aqui
sign-wait = me espere
sign-together = juntos!
sign-mine = deixe comigo
sign-careful = cuidado aqui

effect-done = resolve { $event }: { $n } de { $of }
effect-boss-done = resolve { $event }
effect-lost-event = { $event } se perde
effect-progress = { $event }: +{ $n }
effect-minions-gone = −{ $n } { $n ->
        [one] inimigo
       *[other] inimigos
    } { $at }
effect-minions-come = +{ $n } { $n ->
        [one] inimigo
       *[other] inimigos
    } { $at }
effect-protected = +{ $n } proteção { $at }
effect-foe-gone = { $foe } cai
effect-docks = as docas ajudam
effect-gains = { $who }: +{ $n } { $stat }
effect-loses = { $who }: −{ $n } { $stat }
effect-crisis-opens = { $who }: crise abre
effect-crisis-closes = { $who }: crise fecha
effect-known-on = { $who }: desconto na loja
effect-known-off = { $who }: sem desconto
effect-viral-on = { $who }: viral
effect-viral-off = { $who }: não é mais viral
effect-famous = { $who }: fama!
effect-falls = { $who }: dado de nocaute
effect-item = { $who }: { $item }
effect-card = { $who }: { $card }
effect-affordable = ${ $n }, e sobram ${ $left }
effect-too-dear = ${ $n }: faltam ${ $left }
effect-fight = poder { $power } { $at }; você leva { $red } para bater e { $blue } para aparar

moment-completed = Um evento resolvido
moment-matured = Um evento perdido
moment-foe-fell = Cai um brutamontes
moment-fainted = Nocaute
moment-famous = Fama!
moment-plot = A trama final
moment-last-stand = A última briga
moment-out = Fora de combate
moment-city-hall-full = A Prefeitura cai
moment-crisis = Uma crise
award-sweeper =
    { $n ->
        [one] Gari: uma limpa
       *[other] Gari: { $n } limpas
    }
award-reporter =
    { $n ->
        [one] Sempre presente: um relógio para um evento
       *[other] Sempre presente: { $n } relógios para eventos
    }
award-runner =
    { $n ->
        [one] A pé: um passo
       *[other] A pé: { $n } passos
    }
award-punchbag =
    { $n ->
        [one] Saco de pancada: uma vida perdida
       *[other] Saco de pancada: { $n } de vida perdida
    }
award-shopper =
    { $n ->
        [one] Comprador: uma coisa comprada
       *[other] Comprador: { $n } coisas compradas
    }
award-star =
    { $n ->
        [one] Estrela: uma curtida
       *[other] Estrela: { $n } curtidas
    }
why-settled = { $n } { $n ->
        [one] evento resolvido
       *[other] eventos resolvidos
    } a mais, em média, que a segunda melhor ideia
why-lost = { $n } { $n ->
        [one] evento perdido
       *[other] eventos perdidos
    } a menos, em média, que a segunda melhor ideia
why-minions = { $n } { $n ->
        [one] lacaio
       *[other] lacaios
    } a menos na cidade, em média, que a segunda melhor ideia
why-happiness = { $n } de felicidade a mais, em média, que a segunda melhor ideia
why-media = { $n } de mídias sociais a mais, em média, que a segunda melhor ideia
chart-settled = Eventos resolvidos
chart-lost = Eventos perdidos
chart-minions = Lacaios na cidade
span-segment = nesta parte do dia
span-round = nesta rodada
span-match = nesta partida
reaction-join = Ficar fora das brigas
plot-random = Ao acaso
plot-text-random = Ninguém sabe quem é antes de resolver os eventos.
plot-text-red-mist = Fácil: ache-o entre oito fichas.
plot-text-vic = Médio: um bando que no começo ninguém toca.
plot-text-john = Médio: três salas, sem volta.
plot-text-don = Difícil: desgaste-o, ficha por ficha.
plot-text-mother = Muito difícil: cinco ondas em Times Square.
leader-no = Não
leader-yes = Sim
internet-no = Não
internet-yes = Sim

heroes-kick-ass = { hero-kick-ass }
heroes-text-kick-ass = Vive de curtidas: punhos fracos, boa imagem, e uma máscara para cada um.
heroes-hit-girl = { hero-hit-girl }
heroes-text-hit-girl = Vive de força: cartas vermelhas, muitos dados vermelhos, pouca vida.
heroes-big-daddy = { hero-big-daddy }
heroes-text-big-daddy = Vive de vida: lento, duro, e paga com ela.
heroes-colonel-stars = { hero-colonel-stars }
heroes-text-colonel-stars = Vive de companhia: pouco sozinho, muito ao lado dos outros.
heroes-doctor-gravity = { hero-doctor-gravity }
heroes-text-doctor-gravity = Vive de felicidade: cartas azuis, e um aparelho que o anima.
heroes-ass-kicker = { hero-ass-kicker }
heroes-text-ass-kicker = Vive de dólares: o que não sabe fazer, compra.
heroes-night-bitch = { hero-night-bitch }
heroes-text-night-bitch = Vive no limite: passos longos, a noite, e as próprias crises.
leader-text-no = Três eventos resolvidos abrem a trama.
leader-text-yes = Dois bastam.
internet-text-no = Curtidas, só com esforço.
internet-text-yes = Cada evento resolvido agrada à torcida.

## What the board says

ui-ka-all-handed-out = Tudo dividido
ui-ka-all-here = tudo aqui
ui-ka-all-here-for = Todo o resto para { $name }
ui-ka-arrival = Chegada
ui-ka-arrow-to = Sem vaga? A seta leva a { $name }
ui-ka-asks = Pede de quem usa: { $text }
ui-ka-at-fame = na fama
ui-ka-back = Voltar
ui-ka-back-to-fight = À briga
ui-ka-blocked = Parado
ui-ka-bolts = Raios
ui-ka-bonus-spoken = Limpa: { $text }
ui-ka-can-reroll = pode ser rolado de novo
# Como se joga a carta escolhida, num botão estreito.
ui-ka-brief-act-face-up = Jogar
ui-ka-brief-act-face-down = Virada: 1 passo, 1 relógio
ui-ka-card-down = { $name }, virada: um passo e um relógio
ui-ka-cards = Cartas jogadas
ui-ka-cards-morning = Cartas da manhã
ui-ka-cards-afternoon = Cartas da tarde
ui-ka-cards-night = Cartas da noite
ui-ka-carries = Carrega:
ui-ka-clear = limpo
ui-ka-conspiracy-at = Conspiração: { $where }
ui-ka-crisis-down = Uma crise virada: abre na felicidade { $level }
ui-ka-crisis-known = { $name }: abre na felicidade { $level }
ui-ka-crisis-up = Crise: { $name }
ui-ka-damage-note =
    { $n ->
        [0] Nada passa.
        [one] Por ora, passa 1 ponto.
       *[other] Por ora, passam { $n } pontos.
    }
ui-ka-damage-title = Dano a levar
ui-ka-danger = Perigo
ui-ka-danger-label = Perigo: como podemos perder
ui-ka-deed-choosing = escolhendo
ui-ka-deed-chosen = carta escolhida
ui-ka-deed-walking = andando
ui-ka-deed-acting = agindo
ui-ka-deed-saved = briga guardada
ui-ka-deed-done = feita
ui-ka-deed-out = fora
ui-ka-deed-idle = em pausa
ui-ka-deed-waited = esperado
ui-ka-district-spoken = { $name } { $n } de { $limit } lugares ocupados{ $shields ->
        [0] {""}
        [one] , uma proteção
       *[other] , { $shields } proteções
    }
ui-ka-dock = Suas cartas e a jogada
ui-ka-doors = Loja e cartas à mostra
ui-ka-end-chart = Lacaios e eventos, rodada a rodada
ui-ka-end-moments = Momentos
ui-ka-end-moments-none = Uma partida tranquila.
ui-ka-end-sub = { $plot } · rodada { $n }
ui-ka-end-won = Nova York está salva!
ui-ka-end-running = Ainda em jogo
ui-ka-end-city-fell = A Prefeitura caiu
ui-ka-end-events-failed = Deu errado demais
ui-ka-end-time-is-up = O tempo acabou
ui-ka-end-all-fell = Todos caíram
ui-ka-end-raid-failed = A invasão não deu em nada
ui-ka-end-square-lost = Times Square foi perdida
ui-ka-enemy-power = Poder inimigo
ui-ka-enemy-spoken = { $n } × { $name }: poder { $power }, vida { $life }, armadura { $armour }
ui-ka-event-deck =
    { $n ->
        [one] Baralho de eventos: 1 carta
       *[other] Baralho de eventos: { $n } cartas
    }
ui-ka-event-lasting = Enquanto está ali
ui-ka-event-mature = Se ninguém cuidar
ui-ka-event-reward = Recompensa
ui-ka-event-setup = Quando chegou
ui-ka-events = A fileira de eventos
ui-ka-exhausted = esgotado
ui-ka-falls = cai!
ui-ka-fight-at = Uma briga: { $where }
ui-ka-fight-caption =
    { $n ->
        [one] { $where }. Um contra todos.
       *[other] { $where }. Somos { $n }.
    }
ui-ka-fight-goes-on = A briga continua
ui-ka-figure = { $name }: poder { $power }, vida { $life }, armadura { $armour }
ui-ka-gear = Equipamento
ui-ka-hand = Sua mão
ui-ka-hand-of = Cartas de { $name }
ui-ka-headline-running = Continua
ui-ka-headline-won = Mascarados amadores salvam a cidade
ui-ka-headline-city-fell = Prefeitura tomada
ui-ka-headline-events-failed = Ninguém os deteve
ui-ka-headline-time-is-up = Tarde demais!
ui-ka-headline-all-fell = Heróis no hospital
ui-ka-headline-raid-failed = Invasão termina em nada
ui-ka-headline-square-lost = Times Square às escuras
ui-ka-hero-sheet = { $name }: { $hero }
ui-ka-heroes = Heróis
ui-ka-heroes-spoken = Aqui: { $names }
ui-ka-hits = golpes
ui-ka-hits-note = Inimigos caem de uma vez; só quem guarda feridas leva menos.
ui-ka-hits-title = Golpes para dar
ui-ka-in-deck = no baralho
ui-ka-item = { $item }{ $exhausted ->
        [0] {""}
       *[other] , esgotado
    }
ui-ka-ko-die = dado de nocaute!
ui-ka-last-round = sai na próxima rodada
ui-ka-life-left = sobra { $n } de { $of } de vida
ui-ka-loyalty = cartão fidelidade
ui-ka-map = Nova York
ui-ka-map-short = Mapa
ui-ka-march = O caminho dele
ui-ka-mature-spoken = Se ninguém cuidar: { $text }
ui-ka-meter = { $name }: { $n } de { $of }
ui-ka-minion-in = Um lacaio, { $district }
ui-ka-morning = Manhã
ui-ka-afternoon = Tarde
ui-ka-night = Noite
ui-ka-move-of = Vez de { $names }
ui-ka-new = novo
ui-ka-no-bolts = Ninguém tem algo que um raio acione.
ui-ka-no-cards-yet = Nenhuma carta jogada ainda.
ui-ka-no-cards-here = Aqui as cartas não valem: todos brigam juntos, com a força, os itens e a ajuda das docas que ainda houver.
ui-ka-nothing-to-review = Nada para rever ainda.
ui-ka-on = Adiante
ui-ka-one-less = Um a menos para { $name }
ui-ka-one-more = Mais um para { $name }, tem { $n }
ui-ka-only-in = Só vale aqui: { $district }
ui-ka-or = ou
ui-ka-paper = Diário da Máscara
ui-ka-paper-line = Eventos resolvidos: { $done }. Eventos perdidos: { $lost }.
ui-ka-phase-setup = Preparo
ui-ka-phase-event = Evento
ui-ka-phase-day = Dia
ui-ka-phase-sleep = Sono
ui-ka-phase-refresh = Renovar
ui-ka-phase-hideout = O esconderijo
ui-ka-phase-square = Times Square
ui-ka-phase-over = Fim
ui-ka-pick-card = Escolha uma carta da mão
ui-ka-plot-soon =
    { $n ->
        [0] Começa esta noite.
        [one] Mais um evento, e começa.
       *[other] Mais { $n } eventos, e começa.
    }
ui-ka-plot-track = Trilha da trama
ui-ka-pool = Eu rolo
ui-ka-pool-spoken = { $red ->
        [one] 1 dado vermelho
       *[other] { $red } dados vermelhos
    }, { $blue ->
        [one] 1 dado azul
       *[other] { $blue } dados azuis
    }
ui-ka-power-here = Poder inimigo { $n }
ui-ka-read = Ler
ui-ka-review = Ver de novo
ui-ka-reward-spoken = Recompensa: { $text }
ui-ka-rooms = Salas
ui-ka-round = rodada { $n } de { $of }
ui-ka-sheet-display = Cartas à mostra
ui-ka-sheet-solo = Você e a cidade
ui-ka-solo-for = No lugar de qual das suas?
ui-room-pick-note-kick-ass = Cada um joga do seu jeito.
ui-ka-sheet-shop = Loja
ui-ka-sheet-plot = A trama
ui-ka-sheet-spawn = Por que ali?
ui-ka-sheet-card = Carta
ui-ka-sheet-item = Item
ui-ka-sheet-hero = Herói
ui-ka-sheet-district = Distrito
ui-ka-sheet-enemy = Inimigo
ui-ka-sheet-event = Evento
ui-ka-shields = escudos
ui-ka-shout-act = Aja!
ui-ka-shout-arrivals = Lá vêm eles!
ui-ka-shout-card = Sua carta!
ui-ka-shout-city-fell = A Prefeitura!
ui-ka-shout-conspiracy = Conspiração!
ui-ka-shout-crisis = Crise!
ui-ka-shout-done = Feito!
ui-ka-shout-falls = Cai!
ui-ka-shout-famous = Fama!
ui-ka-shout-fight = Briga!
ui-ka-shout-foe = Encrenca!
ui-ka-shout-ko = Nocaute!
ui-ka-shout-lost = Perdido!
ui-ka-shout-plot = A trama!
ui-ka-shout-stand = A última briga!
ui-ka-shout-together = Juntos!
ui-ka-shout-walk = Ande!
ui-ka-shout-watch = Veja!
ui-ka-shout-wave = Onda!
ui-ka-slot = { $slot }: { $item }
ui-ka-slot-closed = { $slot }: sem uso por ora
ui-ka-slot-empty = { $slot }: vazio
ui-ka-slot-head = cabeça
ui-ka-slot-body = corpo
ui-ka-slot-hand = uma mão
ui-ka-slot-two-hands = duas mãos
ui-ka-slot-backpack = mochila
ui-ka-sold = vendido
ui-ka-stamps = { $n } de 3 carimbos
ui-ka-step-by-step = Passo a passo
ui-ka-steps =
    { $n ->
        [one] 1 passo
       *[other] { $n } passos
    }
ui-ka-strike = Bater!
ui-ka-super-in = Um superlacaio, { $district }
ui-ka-supers-spoken =
    { $n ->
        [one] um é superlacaio
       *[other] { $n } são superlacaios
    }
ui-ka-take-it = Levar!
ui-ka-taken = Tomado
ui-ka-taken-card = já foi
ui-ka-timer-spoken = Relógio: { $text }
ui-ka-token-damage = 1 ponto de dano
ui-ka-token-hit = 1 golpe
ui-ka-tokens = Fichas
ui-ka-tokens-left = faltam { $n }
ui-ka-tracker = { $name } { $whose }: { $n }
ui-ka-untouchable = intocável
ui-ka-used = usada hoje
ui-ka-viral-bonus = Quando viral, toda noite
ui-ka-waves = Ondas
ui-ka-when = rodada { $n }
ui-ka-why-there = Por que ali?
ui-ka-your-move = Sua vez!

glance-events = Eventos
    .text = Tudo no jornal anda; o que cai da fileira se perde. Vem um evento novo.
glance-spawn = Chegada
    .text = Uma carta manda lacaios, um por um; sem vaga, a seta leva adiante.
glance-cards = Cartas
    .text = Todos escolhem uma carta, às claras, ao mesmo tempo.
glance-steps = Passos
    .text = Andar, esperar, agir: quem quiser dá o próximo passo. Depois do primeiro efeito ninguém anda.
glance-fight = Brigas
    .text = Rolem tudo; o que os escudos não param dói, golpes derrubam de uma vez.
glance-sleep = Sono
    .text = Docas, painéis, eventos, e talvez a trama.
glance-refresh = Renovar
    .text = As cartas voltam; pegue uma nova ou um tempo para si.
key-pick = escolher uma carta, ou responder
key-play = jogar a carta escolhida aberta ou virada
key-end = seguir, ou deixar passar
key-rest = na briga: todo o resto no primeiro alvo, no segundo …
key-main = o botão amarelo
key-list = todas as respostas em lista
key-shop = a loja
key-display = as cartas à mostra
key-map = o mapa, durante a briga
key-think-again = pensar de novo
key-scenes = voltar e avançar no que aconteceu
key-skip-scenes = pular para como está

face-hit = golpe
face-hit-bolt = golpe e raio
face-shield = escudo
face-shield-bolt = escudo e raio
card-plain = Uma carta simples
item-plain = Um item simples
crisis-plain = Uma crise simples
spawn-plain = Uma chegada simples
event-card-plain = Um evento simples
enemy-plain = Um brutamontes simples
modifier-plain = Uma regra simples
ui-ka-all-short = tudo
