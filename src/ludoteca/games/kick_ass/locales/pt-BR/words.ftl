# O vocabulário das peças: uma mensagem para cada palavra. É disto que se faz o texto de uma carta.

# Como as partes se juntam.
tell-next = { $first }; { $rest }
tell-or = { $first } – ou { $rest }
tell-price = { $price } → { $text }
tell-if = { $text } se { $conditions }
tell-by = { $text } (só conta se { $who })
sign-more = +
sign-less = −
amount-all = todos os

# Momentos.
when-combat = Na briga: { $text }
when-bolt = Cada raio: { $text }
when-red-bolt = Cada raio vermelho: { $text }
when-blue-bolt = Cada raio azul: { $text }
when-exhaust = Esgotar: { $text }
when-morning = Toda manhã: { $text }
when-segment = No começo de cada parte do dia: { $text }
when-sleep = Durante o sono: { $text }
when-refresh = Na renovação: { $text }
when-won = Depois de uma briga em que caiu um inimigo: { $text }
when-hurt = Ferido numa briga: { $text }
when-cleanup = A cada bônus de limpa: { $text }
when-bought = Depois de comprar: { $text }
when-timer = Depois de usar um relógio: { $text }
when-face-down = Ao jogar uma carta virada: { $text }
when-work = Ao jogar uma carta de trabalho: { $text }
when-personal = Ao jogar uma carta pessoal: { $text }
when-hero = Ao jogar uma carta de herói: { $text }
when-ko = Ao desfalecer: { $text }
when-event = Quando um evento é resolvido: { $text }
when-matured = Quando um evento amadurece: { $text }
restore-morning = volta de manhã
restore-segment = volta no começo de cada parte do dia
restore-sleep = volta durante o sono
restore-refresh = volta na renovação
restore-won = volta quando cai um inimigo na sua briga
restore-hurt = volta quando você se fere numa briga
restore-cleanup = volta com um bônus de limpa seu
restore-bought = volta quando você compra
restore-timer = volta quando você usa um relógio
restore-face-down = volta quando você joga virado
restore-work = volta quando você joga uma carta de trabalho
restore-personal = volta quando você joga uma carta pessoal
restore-hero = volta quando você joga uma carta de herói
restore-ko = volta quando você desfalece
restore-event = volta quando um evento é resolvido
restore-matured = volta quando um evento amadurece

# Coisas.
thing-happiness = felicidade
thing-strength = força
thing-media = mídias sociais
thing-life = vida
thing-dollar = dólares
thing-minion = { $n ->
    [one] lacaio
   *[other] lacaios
}
thing-super = { $n ->
    [one] superlacaio
   *[other] superlacaios
}
thing-brute = minichefe
thing-enemy = { $n ->
    [one] inimigo
   *[other] inimigos
}
thing-red = { $n ->
    [one] dado vermelho
   *[other] dados vermelhos
}
thing-blue = { $n ->
    [one] dado azul
   *[other] dados azuis
}
thing-die = { $n ->
    [one] dado
   *[other] dados
}
thing-item = { $n ->
    [one] item
   *[other] itens
}
thing-card = { $n ->
    [one] carta
   *[other] cartas
}
thing-work = { $n ->
    [one] carta de trabalho
   *[other] cartas de trabalho
}
thing-personal = { $n ->
    [one] carta pessoal
   *[other] cartas pessoais
}
thing-hero = { $n ->
    [one] carta de herói
   *[other] cartas de herói
}
thing-famous = { $n ->
    [one] carta famosa
   *[other] cartas famosas
}
thing-blue-card = { $n ->
    [one] carta azul
   *[other] cartas azuis
}
thing-red-card = { $n ->
    [one] carta vermelha
   *[other] cartas vermelhas
}
thing-armour = armadura
thing-power = poder
slot-of-head = cabeça
slot-of-body = corpo
slot-of-hand = mão
slot-of-hands = duas mãos
slot-of-backpack = mochila

# Lugares que não são um distrito.
at-here = aqui
at-anywhere = onde vocês quiserem
at-adjacent = num distrito vizinho
at-each_adjacent = em cada distrito vizinho
at-everywhere = em todos os distritos
at-fullest = no distrito mais cheio
at-taken = em cada distrito tomado
at-with_heroes = em cada distrito com herói
at-next = no distrito que a seta mostra
from-here = daqui
from-anywhere = de onde vocês quiserem
from-adjacent = de um distrito vizinho
from-fullest = do distrito mais cheio
to-here = para junto de você
to-anywhere = para onde vocês quiserem
to-adjacent = para um distrito vizinho
to-next = pela seta

# Quem.
who-partner = um parceiro: { $text }
who-partner-here = um parceiro aqui: { $text }
who-anyone = um herói: { $text }
who-all = cada herói: { $text }
who-others = cada parceiro: { $text }
who-all-here = cada herói aqui: { $text }

# Para cada quê, e por quanto tempo.
each-hero-here = { $text } por herói aqui
each-enemy-here = { $text } por inimigo aqui
each-taken = { $text } por distrito tomado
each-done = { $text } por evento resolvido
each-lost = { $text } por evento perdido
each-crisis = { $text } por crise sua aberta
each-fallen = { $text } por inimigo que caiu
time-combat = { $text } (uma briga)
time-segment = { $text } (nesta parte do dia)
time-day = { $text } (até a renovação)
time-round = { $text } (até o fim da próxima rodada)

# O que acontece.
deed-gain = +{ $n } { $what }
deed-gain-dollar = +${ $n }
deed-lose = −{ $n } { $what }
deed-lose-dollar = −${ $n }
deed-lose-item = descarta { $n ->
    [one] um item
   *[other] { $n } itens
}
deed-timer = relógio
deed-timer-at = o efeito do relógio { $where }
deed-fight = briga
deed-spawn = { $n ->
    [one] chega
   *[other] chegam
} { $n } { $what } { $where }
deed-spawn-brute = { $what } { $where }
deed-eliminate = tira { $n } { $what } { $where }
deed-clean = limpa: nenhum lacaio fica { $where }
deed-protect = { $n ->
    [one] 1 proteção
   *[other] { $n } proteções
} { $where }
deed-walk = anda até { $n ->
    [one] 1 passo
   *[other] { $n } passos
}
deed-go = vai já { $to }
deed-drive = { $n } { $what } fogem { $from } { $to }
deed-arrival = chegada { $sign }{ $n }
deed-fewer = a próxima carta de chegada traz { $n } a menos
deed-draw = compra do baralho { $n } { $what }
deed-buy = compra na loja com ${ $n } de desconto
deed-restore = recupera { $n } { $what }
deed-tire = esgota { $n } { $what }
deed-take = pega uma { $what } da mesa
deed-return = volta à mão uma carta sua já usada ({ $what })
deed-keep = esta carta volta à sua mão
deed-renew = renova a fileira de { $what }
deed-calm = suas crises abertas não valem
deed-stir = a crise da direita fica aberta, seja qual for a felicidade
deed-dock = marcador das docas no primeiro espaço
deed-dock-move = marcador das docas { $sign }{ $n }
deed-push = todo evento anda { $n }
deed-pull = um evento volta { $n }
deed-hold = os eventos ficam parados na próxima fase de evento
deed-block = o relógio fica fechado { $where }
deed-strike = { $n ->
    [one] 1 dado vermelho
   *[other] { $n } dados vermelhos
} contra os inimigos { $where }
deed-lure = { $n ->
        [one] um lacaio vem para cá; se não couber, cai
       *[other] até { $n } lacaios vêm para cá; os que não cabem caem
    }
deed-stamp = { $n ->
    [one] 1 marca
   *[other] { $n } marcas
} na trilha da loja
deed-roll = rola mais { $n } { $what }
deed-reroll = rola de novo até { $n } { $what }
deed-hit = +{ $n ->
    [one] 1 golpe
   *[other] { $n } golpes
}
deed-shield = +{ $n ->
    [one] 1 escudo
   *[other] { $n } escudos
}
deed-spark = mais { $n } raio num { $what }
deed-boss = o chefe: { $sign }{ $n } { $what }
deed-skull = marcador de caveira { $sign }{ $n }
deed-reveal = vira mais { $n } das fichas da névoa
deed-faint = desfalece, sem dado

# Regras que valem.
deed-steps = { $sign }{ $n } passo em cada carta
deed-steps-of = { $sign }{ $n } passo nas { $what }
deed-hand-shut = uma mão fica fechada; o que ela segurava vai para a mochila
deed-pack-shut = nada sai da mochila, nem se usa nela
deed-no-refresh = nem carta nem ganho na renovação
deed-no-gain = sem ganhos de { $what }
deed-no-gain-dollar = sem ganhos de dólares
deed-no-conspiracy = sem conspirações
deed-no-company = sem relógio enquanto houver outro herói aqui
deed-face-down = { $what } só se jogam viradas
deed-toll = cada relógio custa ${ $n }
deed-price = uma compra custa { $sign }${ $n }
deed-pool = { $sign }{ $n } { $what } em toda briga
deed-hits = { $sign }{ $n } golpe em toda briga
deed-shields = { $sign }{ $n } escudo em toda briga
deed-fumble = { $n } { $what } que deu certo tem de ser rolado de novo
deed-no-reroll = nada pode ser rolado de novo
deed-no-bolt = raios não contam
deed-no-bolt-of = raios num { $what } não contam
deed-stronger = { $sign }{ $n } de poder para { $what } { $where }
deed-tougher = { $sign }{ $n } de vida para { $what } { $where }
deed-armoured = { $sign }{ $n } de armadura para { $what } { $where }
deed-blocked = o relógio está fechado { $where }
deed-extra = cada carta de chegada traz mais { $n } { $where }
deed-supers = { $n ->
    [one] o primeiro lacaio de cada carta de chegada vem como superlacaio
   *[other] os primeiros { $n } lacaios de cada carta de chegada vêm como superlacaios
}
deed-no-protection = proteções não servem de nada { $where }
deed-no-bonus = sem bônus de limpa { $where }
deed-entry = quem entra { $where } perde { $n } { $what }
deed-entry-dollar = quem entra { $where } paga ${ $n }
deed-no-dock = o marcador das docas não dá nada
deed-less-heal = cada ganho de vida é { $n } menor
deed-no-fame = sem desconto e sem bônus viral
deed-double-timer = o relógio dá mais { $n } { $where }
deed-safe = você leva no máximo { $n } de dano
deed-ignore-armour = { $n } de cada armadura não conta contra você
deed-dodge = mais uma face do seu dado de nocaute é vazia
deed-cap-shields = no máximo { $n } { $n ->
        [one] escudo conta
       *[other] escudos contam
    }
deed-blank-hurts = cada { $what } vazio dá mais { $n } de dano
deed-guard = lacaios precisam cair antes que se possa acertar outro
deed-deputy = a polícia limpa por ${ $n } a menos

# Condições.
if-not = não for assim: { $condition }
if-morning = for de manhã
if-afternoon = for de tarde
if-night = for de noite
if-partner-here = { $n ->
    [one] um parceiro estiver aqui
   *[other] { $n } parceiros estiverem aqui
}
if-alone = você estiver sem parceiros aqui
if-at = você estiver { $where }
if-least = { $what } for { $n } ou mais
if-most = { $what } for { $n } ou menos
if-clear = não houver inimigo { $where }
if-enemies = houver { $n ->
        [one] algum inimigo
       *[other] { $n } inimigos ou mais
    } { $where }
if-taken = o distrito estiver tomado { $where }
if-crisis = uma crise sua estiver aberta
if-played = você já jogou hoje uma { $what }
if-partner-plays = um parceiro joga agora uma { $what }
if-empty = sua { $what } estiver vazia
if-conspiring = vocês brigarem juntos
if-single = você brigar a sós
if-fell = { $n ->
        [one] algum inimigo caiu
       *[other] { $n } inimigos ou mais caíram
    }
if-unhurt = você saiu ileso
if-plot = a trama final já apareceu
if-players = houver { $n } jogadores ou mais
if-boss-here = houver um minichefe ou chefe aqui
if-moved = você andou { $n ->
        [one] um passo
       *[other] { $n } passos
    } ou mais
if-still = você não andou

# O que os eventos pedem.
need-clock = { $n ->
    [one] 1 relógio
   *[other] { $n } relógios
} { $where }
need-carry = levar { $n ->
    [one] 1 marcador
   *[other] { $n } marcadores
} { $from } { $to }
need-fell = derrubar o minichefe numa briga só
need-clear = { $n ->
    [one] nenhum inimigo { $where } à noite
   *[other] nenhum inimigo { $where } em { $n } noites
}
need-pay = dar { $n } de { $what } { $where }
need-pay-dollar = pagar ${ $n } { $where }
need-play = jogar { $n } { $what } { $where }
need-both = dois heróis ao mesmo tempo: um { $first }, um { $second }
need-conspire = uma conspiração vitoriosa de { $n } { $where }
need-forgo-cleanup = abrir mão de { $n ->
    [one] um bônus de limpa
   *[other] { $n } bônus de limpa
}
need-forgo-refresh = abrir mão de { $n ->
    [one] um ganho
   *[other] { $n } ganhos
} da renovação
need-beat = derrubar { $n } { $what } { $where }
need-asleep = { $n ->
    [one] 1 herói dorme { $where }
   *[other] { $n } heróis dormem { $where }
}
need-give = deixar { $n ->
    [one] um item
   *[other] { $n } itens
} { $where }
need-guarded = { $n } { $n ->
        [one] proteção
       *[other] proteções
    } { $where } à noite
need-bolts = rolar { $n } { $n ->
        [one] raio
       *[other] raios
    } em brigas { $where }
need-tokens = acertar todas as fichas do Don
