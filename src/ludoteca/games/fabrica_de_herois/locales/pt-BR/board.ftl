### O que está no tabuleiro do cliente web.

ui-fh-field = Equipe de campo
ui-fh-field-of = { $n } de { $of }
ui-fh-support = Apoio
ui-fh-support-n = Apoio: { $n } de { $of }.
ui-fh-known = Você sabe de: { $names }.
ui-fh-only-you = só você vê · { $n } de { $of }
ui-fh-vacant = vaga
ui-fh-hall = { VERB($who, "you", "other") ->
    [you] A sua linha de montagem
   *[other] Linha de montagem de { $who }
}
ui-fh-dock = Suas jogadas
ui-fh-plays-list = Jogadas
ui-fh-stock = Almoxarifado
ui-fh-all-cards = Todas as cartas
ui-fh-deck-heroes = Heróis
ui-fh-deck-missions = Missões
ui-fh-grave = Cemitério
ui-fh-graveyard = Cemitério: { $n }. Ler a carta de cima
ui-fh-only-top = só o topo
ui-fh-buy-for = comprar
ui-fh-flee-for = fugir
ui-fh-known-missions = Você sabe o que vem: { $names }
ui-fh-exiled = Fora da partida: { $n }
ui-fh-round = rodada { $n }

ui-fh-mission = missão
ui-fh-mission-label = { $name }, ND { $nd }, { $difficulty }
ui-fh-each-plus = +1 por herói
ui-fh-reward = Se cumprir:
ui-fh-punishment = Se falhar:
ui-fh-extra-rule = regra extra
ui-fh-no-mission = Sem missão
ui-fh-before-mission = As missões vêm com o primeiro turno
ui-fh-due = vai ser comparada agora
ui-fh-not-due = vai ser comparada no próximo turno
ui-fh-sum = soma
ui-fh-of = de { $n }
ui-fh-now = Agora
ui-fh-enough = basta
ui-fh-enough-short = cumpre
ui-fh-lacks = { $n ->
    [1] falta 1
   *[other] faltam { $n }
}
ui-fh-demands = falta a regra
ui-fh-demands-short = regra!
ui-fh-sum-enough = Soma { $n } de { $nd }: basta
ui-fh-sum-lacks = Soma { $n } de { $nd }: { $lacks ->
    [1] falta 1
   *[other] faltam { $lacks }
}
ui-fh-sum-demands = Soma { $n } de { $nd }, mas a regra extra não se cumpre
ui-fh-would-be = Ficaria em { $n }
ui-fh-bill = Nota da soma
ui-fh-marker = régua
ui-fh-with-choice = com a jogada
ui-fh-sum-heroes = heróis { $n }
ui-fh-sum-emblems = emblemas { $n }
ui-fh-sum-marker = régua { $n }
ui-fh-closes = fecha a missão
ui-fh-base = Base
ui-fh-base-with = Com 3 da filiação { $affiliation }: todos eles protegidos.
ui-fh-base-used = Já usada neste turno.
ui-fh-base-count = { $n } de { $of } { $of ->
        [1] herói
       *[other] heróis
    } da filiação { $affiliation }
ui-fh-look-base = Missão, nota e Base

ui-fh-leader = Líder
ui-fh-led-by = lidera { $hero }
ui-fh-blocked = Bloqueado
ui-fh-protected = Protegido
ui-fh-sealed = sem poder de Líder
ui-fh-not-counted = não conta
ui-fh-target = Alvo
ui-fh-enters-here = entra aqui
ui-fh-blocked-plain = +{ $n } não conta
ui-fh-blocked-round = { VERB($who, "you", "other") ->
    [you] +{ $n } não conta · até a sua vez
   *[other] +{ $n } não conta · até a vez de { $who }
}
ui-fh-blocked-mission = { VERB($who, "you", "other") ->
    [you] +{ $n } não conta · até o fim da sua missão
   *[other] +{ $n } não conta · até o fim da missão de { $who }
}
ui-fh-blocked-permanent = { VERB($who, "you", "other") ->
    [you] +{ $n } não conta · enquanto durar o seu Líder
   *[other] +{ $n } não conta · enquanto durar o Líder de { $who }
}

ui-fh-actions = { $n ->
    [1] 1 ação
   *[other] { $n } ações
}
ui-fh-store = guarda até { $n }
ui-fh-price = { $n ->
    [0] grátis
    [1] 1 ação
   *[other] { $n } ações
}
ui-fh-free = grátis
ui-fh-keeps = { $n ->
    [1] guarda 1 ação
   *[other] guarda { $n } ações
}
ui-fh-points = { $n ->
    [1] 1 ponto
   *[other] { $n } pontos
}
ui-fh-points-of = { $n } de { $of } pontos
ui-fh-completed = cumpridas: { $n }
ui-fh-wins = vence!
ui-fh-lasting = Em vigor
ui-fh-active-marker = Régua
ui-fh-active-block = Bloqueio
ui-fh-active-protect = Proteção
ui-fh-active-strip = Proteção tirada
ui-fh-active-seal = Poder de Líder calado
ui-fh-active-line = Regra
ui-fh-active-ambush = Emboscada

ui-fh-your-turn = Sua vez!
ui-fh-turn-of = Vez de { $name }
ui-fh-setup = Preparação
ui-fh-prepare = Prepare-se!
ui-fh-overfull = Não cabe!
ui-fh-may-answer = Pode responder
ui-fh-plays = joga
ui-fh-next = a seguir
ui-fh-thinks = decide
ui-fh-steps = Etapas do turno
ui-fh-step-compare = Cumprir
ui-fh-step-income = +3 ações
ui-fh-step-mission = Missão nova
ui-fh-step-plays = Jogadas
ui-fh-step-end = Passar
ui-fh-watch = Veja o que acontece.
ui-fh-over = A partida acabou.
ui-fh-thinking = pensando…

ui-fh-setup-now = { $n } em campo, { $support } no Apoio. A coroa escolhe o Líder.
ui-fh-setup-not = No Apoio cabem { $n }: mande mais heróis a campo.
ui-fh-setup-hero = { $hero }, bônus { $n }: para o campo, ou de volta
ui-fh-setup-lead = { $hero } na liderança
ui-fh-setup-go = Ao trabalho!
ui-fh-read = Ler { $hero }
ui-fh-to-field = Campo
ui-fh-to-support = Apoio
ui-fh-choose-player = Escolher { $name }
ui-fh-look-closely = Ver { $name } de perto

ui-fh-play-buy = Comprar herói
    .about = vai para o Apoio
ui-fh-play-leader = Poder do Líder
    .about = uma vez por rodada
ui-fh-play-discard = Poder de descarte
    .about = { $n ->
        [1] 1 herói pode
       *[other] { $n } heróis podem
    }
ui-fh-play-home = Recolher ao Apoio
    .about = sai do campo
ui-fh-play-lead = Trocar de Líder
    .about = outro assume
ui-fh-play-flee = Fugir da missão
    .about = tira outra
ui-fh-play-base = Usar a Base
ui-fh-pick-discard = De quem é o poder? O herói vai para o Cemitério.
ui-fh-pick-home = Quem vai para o Apoio?
ui-fh-pick-lead = Quem lidera agora?
ui-fh-pick-enter = Quem entra em campo?
ui-fh-pick-leader = De quem é o poder?
ui-fh-pick-buy = Comprar um herói?
ui-fh-pick-flee = Fugir?
ui-fh-pick-base = Usar a Base?
ui-fh-do-enter = Pôr em campo
ui-fh-do-buy = Comprar
ui-fh-do-leader = Usar o poder
ui-fh-do-discard = Descartar
ui-fh-do-home = Recolher
ui-fh-do-lead = Liderar
ui-fh-do-flee = Fugir
ui-fh-do-base = Usar a Base
ui-fh-touch = Toque numa carta ou jogada

ui-fh-once-a-round = 1 ação · uma vez por rodada
ui-fh-to-graveyard = 1 ação · o herói vai para o Cemitério

ui-fh-attack = Ataque!
ui-fh-help = Ajuda!
ui-fh-defence = Defesa!
ui-fh-comparison = Comparação!
ui-fh-turn-ends = Fim do turno
ui-fh-uses = { $name } usa
ui-fh-discards = { $name } descarta
ui-fh-target-yours = alvo na sua equipe
ui-fh-against-you = contra você
ui-fh-you-watch = você pode responder
ui-fh-why-answer = por que posso responder?
ui-fh-if-pass = Se passar:
ui-fh-stack = O que espera
ui-fh-stack-under = Espera por isto:
ui-fh-cancelled = anulada
ui-fh-let-pass = Deixar passar
ui-fh-costs-nothing = sem gastar
ui-fh-answer = Responder
ui-fh-also-asked = Também decide: { $names }
ui-fh-look-table = Olhar a mesa
ui-fh-back-to-window = Voltar à resposta
ui-fh-ask-me = Me perguntar
ui-fh-ask-attacks = ataques contra mim
ui-fh-ask-any = qualquer jogada
ui-fh-ask-none = nada até minha vez
ui-fh-not-this-again = { $ability }: não perguntar mais
ui-fh-not-this-round = Nesta rodada não
ui-fh-order = { $when ->
    [attacks] Só pergunta sobre ataques contra você
    [none] Não pergunta nada até a sua vez
    [round] Não pergunta nada nesta rodada
    [turn] Não pergunta nada neste turno
   *[any] Pergunta em qualquer janela
}
ui-fh-order-but = menos sobre { $names }
ui-fh-order-passed = passadas até agora: { $n }
ui-fh-order-change = mudar

ui-fh-shout-done = Missão cumprida!
ui-fh-shout-failed = Falhou!
ui-fh-shout-cancelled = Anulado!
ui-fh-shout-target = Alvo
ui-fh-shout-mine = Escolha
ui-fh-shout-whom = Escolha
ui-fh-shout-emblem = Emblema
ui-fh-shout-order = Cemitério
ui-fh-shout-lose = Perda
ui-fh-shout-name-leader = Novo Líder
ui-fh-shout-refill = A campo!
ui-fh-shout-shrink = Não cabe!
ui-fh-shout-return = Não cabe!
ui-fh-shout-give = Troca
ui-fh-shout-keep = Fique com um
ui-fh-shout-spy = Espiada
ui-fh-shout-sort = Ordem
ui-fh-shout-mission = Missão
ui-fh-picked-so-far = Escolhidos:
ui-fh-always = Em todo caso:
ui-fh-order-so-far = Primeiro:
ui-fh-as-number = como nº { $n }

ui-fh-filter-what = O quê
ui-fh-filter-heroes = Heróis
ui-fh-filter-missions = Missões
ui-fh-filter-bases = Bases
ui-fh-filter-group = Filiação
ui-fh-filter-bonus = Bônus
ui-fh-filter-kind = Tipo
ui-fh-filter-colour = Dificuldade
ui-fh-filter-words = palavras no nome ou efeito

ui-fh-spoken-bonus = bônus { $n }
ui-fh-spoken-emblems = emblemas +{ $n }
ui-fh-spoken-marker = régua { $n }
ui-fh-spoken-mission = Missão: { $name }
ui-fh-spoken-team = { $name }: { $points } de { $target } pontos, Ações: { $actions }, Apoio: { $support }

ui-fh-end-sub = { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
} · { $minutes } min
ui-fh-end-chart = A partida num desenho
ui-fh-end-chart-sub = pontos ao longo dos turnos
ui-fh-end-moments = Momentos decisivos
ui-fh-end-moments-sub = toque num deles para rever
ui-fh-end-moments-none = Uma partida calma: nada se destacou.
ui-fh-end-winner = vence
ui-fh-end-missing = { $n ->
    [1] faltou 1
   *[other] faltaram { $n }
}
ui-fh-end-missions = { $done } de { $tried } { $tried ->
        [1] missão
       *[other] missões
    }

key-plays = as jogadas, na ordem
key-base = usar a Base
key-done = comparar, ou encerrar o turno
key-pass = passar, ou já chega
key-main = fazer o que está escolhido

glance-compare = Missão
    .text = A missão da rodada anterior é comparada com o seu campo: prepare-se antes.
glance-income = Ações
    .text = Receba 3 ações; guarde até 6.
glance-mission = Missão nova
    .text = Tire uma missão; dá para fugir dela.
glance-plays = Jogadas
    .text = Compre, use poderes, mova heróis.
glance-end = Passar
    .text = Os outros podem usar um raio; depois, o próximo turno.
