### O que as cartas dizem: feito dos dados, palavra por palavra. Nenhuma carta tem texto próprio.
### fx-: um verbo. at-: o alvo de um verbo. who-: um jogador, no começo da frase. per-: por quê se conta. for-: por quanto tempo. if-: a condição. rule-: o que vale enquanto vale.

## Frases juntas

text-1 = { $a }.
text-2 = { $a }. { $b }.
text-3 = { $a }. { $b }. { $c }.
fx-if = { $effect }, { $if }
fx-line = { $rule }, { $for }
fx-line-them = { $who }, { $for }: “{ $rule }”

## Filiações, cores e tipos

# Na frase: "herói da Oficina", "emblema do Quintal".
aff-workshop = da Oficina
aff-backyard = do Quintal
aff-moonlight = do Sereno
aff-drumline = do Batuque
aff-duty = do Plantão
affiliation-workshop = Oficina
    .about = Junta ações, baixa preços e o ND, e faz o dado trabalhar.
affiliation-backyard = Quintal
    .about = Protege, recebe todo mundo e tira proveito do Cemitério.
affiliation-moonlight = Sereno
    .about = Espia, troca, rouba e faz sumir.
affiliation-drumline = Batuque
    .about = Sobe a própria régua e desce a dos outros.
affiliation-duty = Plantão
    .about = Bloqueia, cala e responde na hora.

# A cor de uma missão.
colour-blue = azul
colour-green = verde
colour-yellow = amarela
colour-orange = laranja
colour-red = vermelha
difficulty-blue = muito fácil
difficulty-green = fácil
difficulty-yellow = normal
difficulty-orange = difícil
difficulty-red = muito difícil
mission-kind-incident = Incidente
mission-kind-villain = Supervilão

kind-attack = Ataque
kind-help = Ajuda
kind-defence = Defesa
when-leader = Como Líder
when-discard = Ao descartar
bolt = A qualquer hora
permanent = Permanente
gender-f = mulher
gender-m = homem
gender-n = nem mulher nem homem

## Por quanto tempo

for-round = por 1 rodada
for-mission = até o fim da sua missão
for-permanent = enquanto este herói liderar
for-attempt = até o fim da próxima missão

## Se

if-die = { $n ->
    [6] se tirar 6 no dado
   *[other] se tirar { $n } ou mais no dado
}
if-behind = se alguém tiver mais pontos que você
if-ahead = se você tiver mais pontos que todos
if-minus = se a sua régua estiver abaixo de zero
if-field = { $n ->
    [1] se tiver 1 herói em campo
   *[other] se tiver pelo menos { $n } heróis em campo
}
if-few = { $n ->
    [1] se tiver só 1 herói em campo
   *[other] se tiver no máximo { $n } heróis em campo
}
if-members = { $n ->
    [1] se tiver um herói { $aff } em campo
   *[other] se tiver pelo menos { $n } heróis { $aff } em campo
}
if-base = se a sua Base estiver ativa
if-no-support = se o seu Apoio estiver vazio
if-colour = se a sua missão for { $colour }
if-poor = se gastar nisso a sua última ação

## Por cada

per-field = por herói no seu campo
per-woman = por mulher no seu campo
per-man = por homem no seu campo
per-member = por herói { $aff } no seu campo
per-support = por herói no seu Apoio
per-blocked = por herói Bloqueado no seu campo
per-protected = por herói Protegido no seu campo
per-completed = por missão que você cumpriu
per-completed-colour = por missão { $colour } que você cumpriu
per-grave = por ponto de Bônus do herói no topo do Cemitério
per-opponent = por adversário
per-their-field = por herói no próprio campo
per-their-support = por herói no próprio Apoio
per-their-completed = por missão que já cumpriu
per-their-member = por herói { $aff } no próprio campo

## Quem (começa a frase)

who-one = Um adversário
who-all = Cada adversário
who-ahead = Cada adversário com mais pontos que você
who-left = O vizinho da esquerda
who-attacker = Quem atacou

## Alvos

at-chosen = { $n ->
    [1] 1 herói adversário
   *[other] até { $n } heróis adversários
}
at-in-one = { $n ->
    [1] 1 herói do campo de um adversário
   *[other] até { $n } heróis do campo de um adversário
}
at-in-one-die = heróis do campo de um adversário (quantos o dado mostrar)
at-in-one-half-die = heróis do campo de um adversário (metade do dado)
at-leader = o Líder de um adversário
at-leaders = o Líder de cada adversário
at-lowest = o herói de menor Bônus do campo de um adversário
at-highest = o herói de maior Bônus do campo de um adversário
at-weak = { $limit ->
    [1] todo herói adversário de Bônus 1
   *[other] todo herói adversário de Bônus até { $limit }
}
at-weak-in-one = { $limit ->
    [1] todo herói de Bônus 1 do campo de um adversário
   *[other] todo herói de Bônus até { $limit } do campo de um adversário
}
at-members = todo herói { $aff } do campo de um adversário
at-each = 1 herói do campo de cada adversário (à escolha dele)
at-own = { $n ->
    [1] 1 herói do seu campo
   *[other] { $n } heróis do seu campo
}
at-own-die = heróis do seu campo (quantos o dado mostrar)
at-own-half-die = heróis do seu campo (metade do dado)
at-my-leader = o seu Líder
at-my-lowest = o herói de menor Bônus do seu campo
at-my-highest = o herói de maior Bônus do seu campo
at-my-all = todos os heróis do seu campo
at-my-weak = { $limit ->
    [1] todo herói de Bônus 1 do seu campo
   *[other] todo herói de Bônus até { $limit } do seu campo
}
at-my-members = todo herói { $aff } do seu campo
at-my-any = { $n ->
    [1] 1 herói seu (do campo ou do Apoio)
   *[other] { $n } heróis seus (do campo ou do Apoio)
}
at-my-support = { $n ->
    [1] 1 herói do seu Apoio
   *[other] { $n } heróis do seu Apoio
}
at-attacker = o herói que atacou
at-attacker-leader = o Líder de quem atacou
at-attacked = os seus heróis atacados

## Verbos com heróis

fx-eliminate = Elimine { $targets }
fx-exile = Exile { $targets }
fx-home = Devolva { $targets } ao Apoio
fx-deck = Embaralhe { $targets } no baralho de heróis
fx-swap = Troque { $targets } pela carta do topo do baralho de heróis
fx-steal = Traga { $targets } para o seu campo, com Bloqueio por 1 rodada
fx-block = Bloqueie { $targets } { $for }
fx-protect = Proteja { $targets } { $for }
fx-unblock = Desbloqueie { $targets }
fx-strip = Deixe { $targets } sem Proteção { $for }
fx-seal = Cale { $targets } { $for }: nada de poder de Líder
fx-depose = Faça { $targets } virar o Líder da equipe dele
fx-lead = Troque de Líder sem gastar ação
fx-duel = Duelo: 1 herói seu contra 1 herói adversário, Bônus mais um dado cada um; quem tiver menos é eliminado

## Verbos com equipes

fx-marker-me = { $sign ->
    [minus] Sofra −{ $n }
   *[plus] Ganhe +{ $n }
} na régua { $for }
fx-marker-me-die = { $sign ->
    [minus] Role o dado e perca o resultado
   *[plus] Role o dado e ganhe o resultado
} na régua { $for }
fx-marker-me-half-die = { $sign ->
    [minus] Role o dado e perca metade do resultado
   *[plus] Role o dado e ganhe metade do resultado
} na régua { $for }
fx-marker-me-per = { $sign ->
    [minus] Sofra −{ $n }
   *[plus] Ganhe +{ $n }
} na régua { $per }, { $for }
fx-marker-them = { $who } { $sign ->
    [minus] sofre −{ $n }
   *[plus] ganha +{ $n }
} na régua { $for }
fx-marker-them-die = { $who } { $sign ->
    [minus] perde
   *[plus] ganha
} na régua o que um dado mostrar, { $for }
fx-marker-them-half-die = { $who } { $sign ->
    [minus] perde
   *[plus] ganha
} na régua metade do que um dado mostrar, { $for }
fx-marker-them-per = { $who } { $sign ->
    [minus] sofre −{ $n }
   *[plus] ganha +{ $n }
} na régua { $per }, { $for }
fx-invert-them = { $who } vê a própria régua virar { $for }: o que há de mais vira menos
fx-wipe-me = Apague tudo o que há de menos na sua régua
fx-actions-me = { $sign ->
    [minus] Perca
   *[plus] Ganhe
} { $n ->
    [1] 1 ação
   *[other] { $n } ações
}
fx-actions-me-die = { $sign ->
    [minus] Role o dado e perca tantas ações
   *[plus] Role o dado e ganhe tantas ações
}
fx-actions-me-half-die = { $sign ->
    [minus] Role o dado e perca metade do resultado em ações
   *[plus] Role o dado e ganhe metade do resultado em ações
}
fx-actions-me-per = { $sign ->
    [minus] Perca
   *[plus] Ganhe
} { $n ->
    [1] 1 ação
   *[other] { $n } ações
} { $per }
fx-actions-them = { $who } { $sign ->
    [minus] perde
   *[plus] ganha
} { $n ->
    [1] 1 ação
   *[other] { $n } ações
}
fx-actions-them-die = { $who } { $sign ->
    [minus] perde
   *[plus] ganha
} tantas ações quanto o dado mostrar
fx-actions-them-half-die = { $who } { $sign ->
    [minus] perde
   *[plus] ganha
} tantas ações quanto a metade do dado
fx-actions-them-per = { $who } { $sign ->
    [minus] perde
   *[plus] ganha
} { $n ->
    [1] 1 ação
   *[other] { $n } ações
} { $per }
fx-rob-them = { $who } entrega a você { $n ->
    [1] 1 ação
   *[other] { $n } ações
}
fx-income-me = Receba { $n ->
    [1] 1 ação
   *[other] { $n } ações
} { $sign ->
    [minus] a menos
   *[plus] a mais
} no próximo recebimento
fx-income-me-die = { $sign ->
    [minus] Role o dado e receba tantas ações a menos
   *[plus] Role o dado e receba tantas ações a mais
} no próximo recebimento
fx-income-me-half-die = { $sign ->
    [minus] Role o dado e receba metade do resultado a menos
   *[plus] Role o dado e receba metade do resultado a mais
} no próximo recebimento
fx-income-me-per = Receba { $n ->
    [1] 1 ação
   *[other] { $n } ações
} { $sign ->
    [minus] a menos
   *[plus] a mais
} { $per } no próximo recebimento
fx-income-them = { $who } recebe { $n ->
    [1] 1 ação
   *[other] { $n } ações
} { $sign ->
    [minus] a menos
   *[plus] a mais
} no próximo recebimento
fx-income-them-die = { $who } recebe tantas ações { $sign ->
    [minus] a menos
   *[plus] a mais
} quanto o dado mostrar, no próximo recebimento
fx-income-them-half-die = { $who } recebe tantas ações { $sign ->
    [minus] a menos
   *[plus] a mais
} quanto a metade do dado, no próximo recebimento
fx-income-them-per = { $who } recebe { $n ->
    [1] 1 ação
   *[other] { $n } ações
} { $sign ->
    [minus] a menos
   *[plus] a mais
} { $per } no próximo recebimento
fx-pickpocket-them = { $who } perde { $n ->
    [1] 1 herói
   *[other] { $n } heróis
} do Apoio, ao acaso
fx-spy-them = { $who } mostra o Apoio a você; ponha 1 herói de lá no baralho
fx-nd-me = O ND da sua missão { $sign ->
    [minus] cai { $n }
   *[plus] sobe { $n }
}
fx-nd-me-die = O ND da sua missão { $sign ->
    [minus] cai
   *[plus] sobe
} o que o dado mostrar
fx-nd-me-half-die = O ND da sua missão { $sign ->
    [minus] cai
   *[plus] sobe
} metade do dado
fx-nd-me-per = O ND da sua missão { $sign ->
    [minus] cai { $n }
   *[plus] sobe { $n }
} { $per }
fx-nd-them = { $who } vê o ND da própria missão { $sign ->
    [minus] cair { $n }
   *[plus] subir { $n }
}
fx-nd-them-die = { $who } vê o ND da própria missão { $sign ->
    [minus] cair
   *[plus] subir
} o que o dado mostrar
fx-nd-them-half-die = { $who } vê o ND da própria missão { $sign ->
    [minus] cair
   *[plus] subir
} metade do dado
fx-nd-them-per = { $who } vê o ND da própria missão { $sign ->
    [minus] cair { $n }
   *[plus] subir { $n }
} { $per }
fx-cover-me = Cubra um emblema da sua missão
fx-cover-them = { $who } fica sem um emblema da própria missão
fx-emblem = A sua missão ganha o emblema { $aff }
fx-replace-me = Troque a sua missão pela próxima do baralho
fx-replace-them = { $who } troca a missão pela próxima do baralho
fx-bar-them = { $who } fica sem pôr heróis em campo { $for }
fx-tax-me = O seu próximo poder custa 2 ações
fx-tax-them = { $who } paga 2 ações pelo próximo poder

## Verbos de ajuda

fx-draw = { $n ->
    [1] Compre 1 herói de graça
   *[other] Compre { $n } heróis de graça
}
fx-draw-die = Role o dado e compre tantos heróis de graça
fx-draw-half-die = Role o dado e compre metade do resultado em heróis, de graça
fx-draw-per = { $n ->
    [1] Compre 1 herói de graça
   *[other] Compre { $n } heróis de graça
} { $per }
fx-scout = { $n ->
    [1] Fique com o próximo herói do baralho
   *[other] Veja { $n } heróis do baralho e fique com um
}
fx-free-buy = { $n ->
    [1] A sua próxima compra é grátis
   *[other] As suas próximas { $n } compras são grátis
}
fx-free-flee = { $n ->
    [1] A sua próxima fuga é grátis
   *[other] As suas próximas { $n } fugas são grátis
}
fx-free-leader = { $n ->
    [1] A sua próxima troca de Líder é grátis
   *[other] As suas próximas { $n } trocas de Líder são grátis
}
fx-two-missions = { $n ->
    [1] Na próxima missão que tirar, veja 2 e fique com uma
   *[other] Nas próximas { $n } missões que tirar, veja 2 e fique com uma
}
fx-sort = { $n ->
    [1] Veja a próxima missão do baralho
   *[other] Veja as próximas { $n } missões do baralho e ponha na ordem que quiser
}
fx-salvage = Leve o herói do topo do Cemitério para o seu Apoio
fx-recycle = Embaralhe o Cemitério no baralho de heróis
fx-trade-leaders-them = { $who } e você trocam os Líderes entre si
fx-rotate = Todos passam o campo inteiro para a esquerda
fx-barter-them = { $who } dá a você um herói do Apoio, ao acaso, por um do seu Apoio, à sua escolha
fx-borrow = Use o poder de descarte do herói no topo do Cemitério
fx-again = O seu Líder pode usar o poder mais uma vez nesta rodada
fx-double = As suas próximas recompensas valem em dobro
fx-spare = As suas próximas punições não valem
fx-new-base = Troque a sua Base por outra do monte

## Verbos de defesa

fx-cancel = Anule o ataque
fx-shield = O ataque não atinge os seus heróis
fx-redirect-mine = O ataque passa para outro herói seu
fx-redirect-theirs = O ataque passa para um herói de quem atacou
fx-rescue = Os seus heróis atacados voltam ao Apoio em vez de sofrer o ataque
fx-ambush-me = O próximo herói que atacar o seu Líder vem para o seu campo, com Bloqueio por 1 rodada; vale { $for }

## O que vale enquanto vale: Líder, Base, missão

rule-income = Receba { $n ->
    [1] 1 ação
   *[other] { $n } ações
} { $sign ->
    [minus] a menos
   *[plus] a mais
} por turno
rule-field = { $n ->
    [1] Cabe 1 herói
   *[other] Cabem { $n } heróis
} { $sign ->
    [minus] a menos
   *[plus] a mais
} no seu campo
rule-support = { $n ->
    [1] Cabe 1 herói
   *[other] Cabem { $n } heróis
} { $sign ->
    [minus] a menos
   *[plus] a mais
} no seu Apoio
rule-price-buy = Comprar herói custa { $n } { $sign ->
    [minus] a menos
   *[plus] a mais
}
rule-price-flee = Fugir custa { $n } { $sign ->
    [minus] a menos
   *[plus] a mais
}
rule-price-home = Recolher herói ao Apoio custa { $n } { $sign ->
    [minus] a menos
   *[plus] a mais
}
rule-price-lead = Trocar de Líder custa { $n } { $sign ->
    [minus] a menos
   *[plus] a mais
}
rule-price-leader = Usar o poder de Líder custa { $n } { $sign ->
    [minus] a menos
   *[plus] a mais
}
rule-price-discard = Usar um poder de descarte custa { $n } { $sign ->
    [minus] a menos
   *[plus] a mais
}
rule-toll = Atacar você custa { $n ->
    [1] 1 ação
   *[other] { $n } ações
} a mais
rule-free-play = { $n ->
    [1] Em cada turno seu, 1 jogada é grátis
   *[other] Em cada turno seu, { $n } jogadas são grátis
}
rule-emblem-worth = Cada emblema em comum vale { $n } { $sign ->
    [minus] a menos
   *[plus] a mais
}
rule-thaw = Os Bloqueios no seu campo acabam no começo do seu turno
rule-choosy = Ao comprar herói, veja 2 e fique com um
rule-guard-weak = { $n ->
    [1] Os heróis de Bônus 1 do seu campo têm Proteção
   *[other] Os heróis de Bônus até { $n } do seu campo têm Proteção
}
rule-counts = Os heróis { $aff } também contam para a sua Base
rule-emblem = A sua missão tem também o emblema { $aff }
rule-no-flee = Não dá para fugir desta missão
rule-no-discard = Nada de poderes de descarte
rule-no-leader = Nada de poder de Líder
rule-no-buying = Nada de compras na preparação
rule-no-moving = Na preparação ninguém troca de equipe
rule-no-answers = Ninguém responde na hora da comparação
rule-no-base = A sua Base não vale
rule-no-marker = A régua não conta
rule-no-emblems = Os emblemas não contam
rule-double = O Bônus dos heróis { $aff } conta em dobro
rule-ignore = Os heróis { $aff } não contam
rule-ignore-weak = { $n ->
    [1] Os heróis de Bônus 1 não contam
   *[other] Os heróis de Bônus até { $n } não contam
}
rule-ignore-leader = O Líder não conta
rule-double-leader = O Bônus do Líder conta em dobro
rule-need = { $n ->
    [1] Sem um herói { $aff } em campo, a missão falha
   *[other] Com menos de { $n } heróis { $aff } em campo, a missão falha
}
rule-need-heroes = { $n ->
    [1] Sem herói em campo, a missão falha
   *[other] Com menos de { $n } heróis em campo, a missão falha
}
rule-at-most = { $n ->
    [1] Só conta o herói mais forte
   *[other] Só contam os { $n } heróis mais fortes
}
rule-die-on-nd = Na comparação, role o dado e some ao ND
rule-nd-per-completed = O ND sobe { $n } por missão que você já cumpriu
rule-nd-per-support = O ND sobe { $n } por herói no seu Apoio
rule-women = Cada mulher no campo conta { $n } { $sign ->
    [minus] a menos
   *[plus] a mais
}
rule-men = Cada homem no campo conta { $n } { $sign ->
    [minus] a menos
   *[plus] a mais
}
