### Escolhas e recusas.

span-turn = este turno
span-own-turn = até a sua vez
span-round = esta rodada
span-match = esta partida

do-team = { $hero } lidera { $led }
do-done-prepare = Comparar agora
do-done-plays = Encerrar o turno
do-done-overfull = Pronto: o resto volta ao baralho
do-buy = Comprar um herói ({ $n })
do-flee = Fugir de { $mission } ({ $n })
do-base = Usar a Base { $base }
do-use-leader = { $hero }: { $ability } ({ $n })
do-use-discard = Descartar { $hero }: { $ability } ({ $n })
do-home = { $hero } para o Apoio ({ $n })
do-enter = { $hero } para o campo
do-lead = { $hero } na liderança ({ $n })
do-pass = Passar
do-enough = Já chega
do-pick = { $hero }
do-whom = { $who }
do-emblem = { $affiliation }
do-keep = Ficar com { $hero }
do-send = { $hero } vai para o baralho
do-next = { $mission } vem a seguir
do-keep-mission = Ficar com { $mission }

refuse-flee-due = Tarde demais para fugir desta missão.
refuse-overfull = Primeiro o Apoio precisa caber: rearrume as equipes ou encerre.
refuse-base-used = Sua Base já foi usada neste turno.
refuse-base-off = Sua Base funciona enquanto três heróis da filiação dela contam.
refuse-no-heroes = Não há herói para comprar.
refuse-support-full = O seu Apoio está cheio.
refuse-field-full = O seu campo está cheio.
refuse-too-few-actions = Isso custa { $n } { $n ->
        [1] ação
       *[other] ações
    }, e você tem { $actions }.
refuse-extra-rule = A regra extra da sua missão não deixa.
refuse-no-mission = Não há outra missão para comprar.
refuse-in-support = { $hero } está no Apoio, e de lá não usa poder.
refuse-not-yours = Nenhum herói do seu campo tem esse poder.
refuse-blocked = Bloqueado: { $hero }.
refuse-leader-discards = { $hero } está na liderança e não pode ser descartado.
refuse-not-leader = { $hero } não está na liderança.
refuse-sealed = O poder de Líder está calado: { $hero }.
refuse-permanent-active = O efeito permanente já está ativo: { $hero }.
refuse-used = { $hero } já usou o poder de Líder nesta rodada.
refuse-no-attack-on-you = Uma Defesa responde a um ataque contra você, e a nada mais.
refuse-no-bolt = Fora do seu turno só valem poderes com raio.
refuse-only-an-answer = É Defesa: só reage a ataques.
refuse-nothing-to-do = Não há nada que esse poder possa fazer agora.
refuse-not-there = Esse herói não está lá.
refuse-barred = Ninguém pode entrar no seu campo agora.
refuse-leads-already = { $hero } já está na liderança.
refuse-last-hero = O último herói fica no campo.
refuse-defend-help = Isso não é ataque: uma Defesa não responde a uma Ajuda.
refuse-defend-mission = Uma Defesa só responde a ataques, não a uma missão nem a uma Base.
refuse-defend-blocked = Só heróis bloqueados seus são atingidos, e esses Defesa nenhuma salva.

## No que dá cada escolha

effect-points = { $who }: +{ $n } { $n ->
        [1] ponto
       *[other] pontos
    }, { $after } ao todo
effect-sum-enough = sua soma { $n } de { $nd }: basta
effect-sum-lacks = sua soma { $n } de { $nd }: { $lacks ->
    [1] falta 1
   *[other] faltam { $lacks }
}
effect-sum-demands = sua soma { $n } de { $nd }, mas a regra extra não se cumpre
effect-their-sum-enough = { $who }: soma { $n } de { $nd }, basta
effect-their-sum-lacks = { $who }: soma { $n } de { $nd }, { $lacks ->
    [1] falta 1
   *[other] faltam { $lacks }
}
effect-their-sum-demands = { $who }: soma { $n } de { $nd }, mas a regra extra não se cumpre
effect-marker = { VERB($who, "you", "other") ->
    [you] sua régua em { $after }
   *[other] régua de { $who } em { $after }
}
effect-actions = { $who }: { $after ->
    [0] nenhuma ação
    [1] 1 ação
   *[other] { $after } ações
}
effect-base-on = { VERB($who, "you", "other") ->
    [you] a sua Base funciona
   *[other] a Base de { $who } funciona
}
effect-base-off = { VERB($who, "you", "other") ->
    [you] a sua Base para
   *[other] a Base de { $who } para
}
effect-base-count = Base { $n }/{ $of }
effect-leaves = { $hero } sai do campo
effect-enters = { $hero } entra no campo
effect-blocked = bloqueio: { $hero }
effect-unblocked = fim do bloqueio: { $hero }
effect-protected = proteção: { $hero }
effect-unprotected = fim da proteção: { $hero }
effect-unknown = um dado ou uma carta decide
effect-best = com o melhor alvo
effect-nothing = nada muda já
effect-brings = traz { $all } para a sua missão{ $emblems ->
    [0] {""}
   *[other] {" "}(bônus { $n }, emblemas +{ $emblems })
}

## Gráfico, momentos, prêmios

why-points = { $n } { $n ->
        [1] ponto
       *[other] pontos
    } a mais, em média, do que a segunda melhor ideia
why-actions = { $n } { $n ->
        [1] ação
       *[other] ações
    } a mais, em média, do que a segunda melhor ideia

moment-completed = Missão cumprida
moment-failed = Missão falhada
moment-cancelled = Um ataque anulado
moment-stolen = Um herói muda de lado
moment-redirected = O ataque acerta outro
moment-exiled = Fora da partida
moment-rotated = Todos os Campos andam
moment-duelled = Um duelo

award-missions = Mais missões: { $n }
award-abilities = Mais poderes: { $n }
award-answers = Resposta mais rápida: { $n ->
    [1] respondeu a 1 ataque
   *[other] respondeu a { $n } ataques
}
award-shopper = Melhor olheiro: { $n ->
    [1] comprou 1 herói
   *[other] comprou { $n } heróis
}
award-runner = Pernas mais rápidas: { $n ->
    [1] fugiu de 1 missão
   *[other] fugiu de { $n } missões
}
