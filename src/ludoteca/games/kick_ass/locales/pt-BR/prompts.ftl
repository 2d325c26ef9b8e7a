## Perguntas, e o que se pode responder

ask-solo-card = Troque uma das suas cartas por uma destas três
ask-solo-item = Fique com um destes quatro itens
ask-card = Escolha sua carta da { $segment }
ask-step =
    { $moves ->
        [0] Você está { $at }. O que faz?
        [one] Você está { $at }: resta um passo, ou aja
       *[other] Você está { $at }: restam { $moves } passos, ou aja
    }
ask-join = { $who } começa uma briga { $at }. Você entra?
ask-buy = A loja está aberta: o que você compra?
ask-afar = O relógio { $at } funciona daqui: usar?
ask-loot-for = Saque { $at }: quem embolsa?
ask-pick-gang = Um lacaio da rua, ou um do bando?
ask-shut-hand = Que mão fica sem uso por ora?
ask-dice = Rolar algum dado de novo?
ask-damage =
    { $n ->
        [one] Passa 1 ponto de dano. Quem leva?
       *[other] Passam { $n } pontos de dano. Quem leva quanto?
    }
ask-hits =
    { $n ->
        [one] Falta 1 golpe. Em quem?
       *[other] Faltam { $n } golpes. Em quem?
    }
ask-ko-order = Vários heróis estão caindo. De quem é o primeiro dado de nocaute?
ask-bonus = Quem fica com o bônus de limpa { $at }?
ask-free-item = O cartão fidelidade encheu: quem leva o item grátis?
ask-police-bonus = Limpa na delegacia: tire um lacaio de qualquer lugar
ask-forgo = Ficar com o bônus de limpa { $at }, ou abrir mão dele por um evento?
ask-sixth = Seis cartas é uma a mais. Qual sai do jogo no lugar de { $card }?
ask-famous = { $card } é sua. Que outra carta sai do jogo?
ask-sleeper = De quem é o próximo painel esta noite?
ask-viral = { $hero } viralizou
ask-refresh = Uma carta nova, ou um tempo para si?
ask-mist = Que ficha vocês viram?
ask-gang-from = A caixa está vazia: de onde sai um lacaio para o bando?
ask-last-helper = Quem resolveu este evento?
ask-raid = Antes da próxima briga: está tudo no lugar?
ask-pick-option = { $cause }: qual?
ask-pick-place =
    { $verb ->
        [protect] { $cause }: onde fica a proteção?
        [eliminate] { $cause }: onde cai um?
        [clean] { $cause }: que distrito é limpo?
        [spawn] { $cause }: onde eles aparecem?
        [walk] { $cause }: andar para onde?
        [go] { $cause }: ir para onde?
        [drive] { $cause }: para onde?
        [strike] { $cause }: contra que distrito?
        [lure] { $cause }: atraídos de onde?
        [block] { $cause }: que relógio para?
        [timer] { $cause }: que relógio?
       *[other] { $cause }: que distrito?
    }
ask-pick-ways = { $cause }: de onde para onde?
ask-pick-hero =
    { $verb ->
        [gain] { $cause }: quem ganha?
        [lose] { $cause }: quem perde?
        [walk] { $cause }: quem anda?
        [faint] { $cause }: quem cai?
       *[other] { $cause }: que herói?
    }
ask-pick-item =
    { $verb ->
        [lose] { $cause }: que item você perde?
        [restore] { $cause }: que item se recupera?
        [tire] { $cause }: que item se esgota?
       *[other] { $cause }: que item?
    }
ask-pick-card =
    { $verb ->
        [return] { $cause }: que carta volta?
        [take] { $cause }: que carta você pega?
       *[other] { $cause }: que carta?
    }
ask-pick-slot = { $cause }: que carta você pega?
ask-pick-space =
    { $verb ->
        [pull] { $cause }: que evento recua?
       *[other] { $cause }: que evento?
    }
ask-pick-side = O marcador das docas: golpes ou escudos?

act-replace = { $card } no lugar de { $other }
act-keep-item = Ficar com { $item }
act-face-up = Jogar { $card }
act-face-down = { $card } virada: um passo e um relógio
act-done = Por ora, chega
act-fight = Brigar { $at }, só você
act-call = Chamar todos para a briga { $at }
act-move = Ir { $to }
act-effect = { $effect }
act-timer-police = Pagar $3 à polícia: limpa em { $district }
act-timer-park =
    { $option ->
        [0] Treinar no parque: +1 força
       *[other] Descansar no parque: +1 felicidade
    }
act-timer-wall_street = Trabalhar em Wall Street: −1 felicidade, +$3
act-timer-shop = Fazer compras
act-timer-library = Duas proteções da biblioteca
act-timer-hospital = Fazer curativos: +2 vida
act-timer-docks =
    { $option ->
        [0] As docas ajudam: +1 golpe em toda briga
       *[other] As docas ajudam: +1 escudo em toda briga
    }
act-timer-take = Prefeitura: pegar { $card }
act-timer-return = Prefeitura: { $card } de volta à mão
act-pass-afar = Agora não
act-fell-minion = Um lacaio da rua
act-fell-gang = Um do bando
act-clock = Um relógio para { $event }: { $need }
act-pick-up = Pegar um marcador: { $event }
act-deliver = Entregar o que carrega: { $event }
act-turn = Virar uma ficha ({ $weak })
act-collect = Levar a prova ({ $weak })
act-report = Entregar as provas
act-bribe = Pagar os $4 ({ $weak })
act-pay =
    { $n ->
        [one] Dar 1 por { $event }: { $need }
       *[other] Dar { $n } por { $event }: { $need }
    }
act-pay-dollar = Dar ${ $n } por { $event }: { $need }
act-give = Abrir mão de { $item } por { $event }
act-exhaust = Esgotar { $item }: { $effect }
act-equip = { $item }: { $slot }
act-unequip = Guardar { $item }
act-ready = Tudo pronto
act-join = Entrar na briga
act-pass-join = Ficar de fora
act-buy = Comprar { $item } por ${ $n }
act-pass-buy = Já basta
act-take = Pegar { $card }
act-return = { $card } de volta à mão
act-reroll = Rolar de novo o { $colour } { $n } ({ $face })
act-pass-dice = Deixar os dados assim
act-damage =
    { $left ->
        [0] { $hero } leva { $n }, e fica sem vida
       *[other] { $hero } leva { $n }, sobra { $left } de vida
    }
act-damage-faint = { $hero } leva { $n }: dado de nocaute!
act-strike =
    { $n ->
        [one] Um golpe: { $enemy }
       *[other] { $n } golpes: { $enemy }
    }
act-waste = Deixar o resto
act-ko-order = Primeiro { $hero }
act-bonus = { $hero } fica com ele
act-free-item = { $hero } leva
act-remove-minion = Um lacaio { $at }
act-pass-police-bonus = Deixar
act-take-bonus = Ficar com o bônus
act-forgo = Abrir mão por { $event }
act-sixth = { $card } sai do jogo
act-sleeper = { $hero } agora
act-viral = { $effect }
act-pass-viral = Hoje não
act-gain = +{ $n } { $stat }
act-mist = A ficha { $at }
act-gang-from = Um lacaio { $from }
act-last-helper = Foi { $hero }
act-option = { $effect }
act-place = { $district }
act-way = { $from } { $to }
act-hero = { $hero }
act-item = { $item }
act-card = { $card }
act-slot = { $slot }
act-space = { $event }
act-side-hits = Golpes: +1 golpe em toda briga
act-side-shields = Escudos: +1 escudo em toda briga
act-pass-pick-option = Deixar
act-pass-pick-place = Já basta
act-pass-pick-ways = Já basta
act-pass-pick-hero = Ninguém
act-pass-pick-item = Nenhum
act-pass-pick-card = Nenhuma
act-pass-pick-slot = Nenhuma
act-pass-pick-space = Nenhum
option-plain = Lado { $n }

## Palavras pequenas

segment-morning = manhã
segment-afternoon = tarde
segment-night = noite
card-down = uma carta virada
a-card = uma carta nova
somebody = Alguém
die-red = dado vermelho
die-blue = dado azul
die-blank = vazio
die-hit = golpe
die-hit-bolt = golpe e raio
die-shield = escudo
die-shield-bolt = escudo e raio
arena = o campo de batalha { $n }
at-arena = no campo de batalha
at-somewhere = ali
at-police = na Delegacia
at-park = no Central Park
at-wall_street = em Wall Street
at-shop = na Loja
at-library = na Biblioteca
at-hospital = no Hospital
at-docks = nas Docas
at-city_hall = na Prefeitura
to-police = à Delegacia
to-park = ao Central Park
to-wall_street = a Wall Street
to-shop = à Loja
to-library = à Biblioteca
to-hospital = ao Hospital
to-docks = às Docas
to-city_hall = à Prefeitura
from-police = da Delegacia
from-park = do Central Park
from-wall_street = de Wall Street
from-shop = da Loja
from-library = da Biblioteca
from-hospital = do Hospital
from-docks = das Docas
from-city_hall = da Prefeitura
stat-happiness = felicidade
stat-strength = força
stat-media = mídias sociais
stat-life = vida
stat-dollar = dólares
stat-dollar-one = dólar
slot-head = cabeça
slot-body = corpo
slot-left = mão esquerda
slot-right = mão direita
slot-backpack = mochila
type-none = sem tipo
type-work = Trabalho
type-personal = Pessoal
type-hero = Herói
type-famous = Fama
colour-blue = azul
colour-red = vermelha
colour-green = verde
weak-power = o poder dele
weak-armour = a armadura dele
weak-life = a vida dele
weak-gang = o bando dele
enemy-minion = lacaio
enemy-super = superlacaio
enemy-gang = membro do bando
enemy-skulls = Bando da Caveira

## O que faz as coisas acontecerem

cause-setup = Preparação
cause-events = Fase de eventos
cause-arrivals = Chegada
cause-choosing = Escolha das cartas
cause-walking = A pé
cause-combat = Briga
cause-fainting = Nocaute
cause-sleeping = Sono
cause-refreshing = Renovar
cause-last-stand = A última briga
cause-ending = O fim
cause-fame = Fama
cause-march = A marcha
cause-token = Uma ficha
cause-free-item = Cartão fidelidade
cause-internet = Eu amo a internet!
cause-arranging = Equipamento
cause-done = Um passo
cause-cleanup = Limpa: { $district }
cause-timer = Relógio: { $district }
cause-viral = Viral: { $hero }
