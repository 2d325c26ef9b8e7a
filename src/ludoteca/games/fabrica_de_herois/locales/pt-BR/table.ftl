### O que se diz à mesa: perguntas, o que aconteceu, e por quê.

option-target = pontos para vencer
    .about = Quem somar tantos pontos em missões cumpridas vence. Menos pontos, partida mais curta.

reason-none = ninguém venceu
reason-target = chegou à meta em missões cumpridas
reason-no-missions = as missões acabaram, e contam os pontos

reaction-answer = Responder
pressing-answer = as de ataques contra você

compared-success = cumprida
compared-failure = falhou

## Perguntas

ask-team = Quem vai a campo, e quem lidera?
ask-prepare = Prepare-se: a sua missão vai ser comparada.
ask-plays = Sua vez: o que fazer?
ask-answer = { $who }: { $ability } ({ $hero }). Sua resposta?
ask-answer-compare = A missão de { $who } vai ser comparada. Um raio?
ask-answer-end = O turno de { $who } termina. Um raio?
ask-target = { $cause }: qual herói é o alvo?
ask-mine = { $cause }: qual dos seus heróis?
ask-whom = { $cause }: qual jogador?
ask-emblem = Qual emblema fica coberto?
ask-order = Quem vai primeiro para o Cemitério?
ask-lose = { $cause }: qual herói você perde?
ask-name-leader = Quem é o novo Líder?
ask-refill = O campo está vazio: quem entra, como Líder?
ask-shrink = Há gente demais no campo: quem vai para o Apoio?
ask-overfull = Há gente demais no Apoio: arrume as equipes.
ask-return = Quem volta para o baralho?
ask-give = Que herói você dá em troca?
ask-keep = Com qual você fica?
ask-spy = Quem vai para o baralho?
ask-sort = Qual missão vem a seguir?
ask-mission = Com qual missão você fica?

## Por quê

cause-setting-up = Preparação da mesa
cause-turn = Começo do turno
cause-preparing = Preparação
cause-comparing = Comparação
cause-income = Recebimento
cause-drawing = Missão nova
cause-plays = Jogadas
cause-turn-ends = Fim do turno
cause-duration = Fim do prazo
cause-teams = Equipes
cause-game-ends = Fim da partida
cause-marker = Régua
cause-emblems = Emblemas

## O que aconteceu: a mesa e o turno

event-base = { $seat } recebe a Base { $base }.
event-received = Chegou ao seu Apoio: { $hero }.
event-rolled-off = Empate no começo: { $seat } tira { $n } no dado.
event-begins = { $seat } começa.
event-turn = { VERB($seat, "you", "other") ->
    [you] É o seu turno.
   *[other] Turno de { $seat }.
}
event-actions = { $seat } tem agora { $actions ->
    [1] 1 ação
   *[other] { $actions } ações
}.
event-windfall = { $n ->
    [-1] { $seat } recebe 1 ação a menos da próxima vez.
    [1] { $seat } recebe 1 ação a mais da próxima vez.
   *[other] { VERB($seat, "you", "other") ->
        [you] O seu próximo recebimento muda: { $n } ações.
       *[other] O próximo recebimento de { $seat } muda: { $n } ações.
    }
}
event-mission = { $seat } tira a missão { $mission }.
event-no-mission = { $seat } fica sem missão: o baralho acabou.
event-two-missions = { $seat } vê duas missões: { $one } e { $other }.
event-mission-replaced = { $seat } fica sem a missão { $mission }, que vai para baixo do baralho.

## Jogadas

event-bought = { $seat } compra um herói (ações gastas: { $price }; restam { $actions }).
event-drew = { $n ->
    [1] { $seat } ganha 1 herói do baralho.
   *[other] { $seat } ganha { $n } heróis do baralho.
}
event-entered = { VERB($seat, "you", "other") ->
    [you] { $hero } entra em campo, na sua equipe.
   *[other] { $hero } entra em campo, na equipe de { $seat }.
}
event-went-home = { VERB($seat, "you", "other") ->
    [you] { $hero } vai do campo para o seu Apoio.
   *[other] { $hero } vai do campo para o Apoio de { $seat }.
}
event-leads = { VERB($seat, "you", "other") ->
    [you] { $hero } lidera a sua equipe.
   *[other] { $hero } lidera a equipe de { $seat }.
}
event-fled = { $seat } foge da missão { $mission } (ações gastas: { $price }; restam { $actions }).
event-base-used = { $seat } usa a Base { $base }.
event-gave-back = { $n ->
    [1] { $seat } devolve 1 herói ao baralho.
   *[other] { $seat } devolve { $n } heróis ao baralho.
}
event-reshuffled = { $n ->
    [1] O Cemitério vira o baralho de heróis: 1 carta.
   *[other] O Cemitério vira o baralho de heróis: { $n } cartas.
}

## Poderes

event-declared = { $answers ->
    [0] { $seat } usa { $ability }. Ações: { $actions }.
   *[other] { $seat } responde com { $ability }. Ações: { $actions }.
}
event-aimed = { VERB($whose, "you", "other") ->
    [you] { $seat } mira { $hero }, da sua equipe.
   *[other] { $seat } mira { $hero }, de { $whose }.
}
event-aimed-at = { $seat } mira { $whom }.
event-borrowed = { $seat } usa do Cemitério: { $ability }.
event-fizzled = { $ability } não encontra mais ninguém.
event-no-condition = { $cause }: a condição não se cumpriu.
event-rolled = { $seat } tira { $n } no dado.
event-cancelled = { $seat } anula { $ability }.
event-spared = { VERB($seat, "you", "other") ->
    [you] O ataque passa pelos seus heróis.
   *[other] O ataque passa pelos heróis de { $seat }.
}
event-redirected = O ataque passa de { $hero } para { $other }.
event-duelled = Duelo: { $hero } { $n }, { $other } { $m }.

## Heróis

event-eliminated = { VERB($seat, "you", "other") ->
    [you] { $hero }, da sua equipe, vai para o Cemitério.
   *[other] { $hero }, de { $seat }, vai para o Cemitério.
}
event-exiled = { $hero } sai da partida.
event-to-deck = { VERB($seat, "you", "other") ->
    [you] { $hero }, da sua equipe, volta para o baralho.
   *[other] { $hero }, de { $seat }, volta para o baralho.
}
event-swapped = { VERB($seat, "you", "other") ->
    [you] Na sua equipe, sai { $hero } e entra { $other }.
   *[other] Na equipe de { $seat }, sai { $hero } e entra { $other }.
}
event-stolen = { $hero } passa de { $from } para { $seat }.
event-blocked = { VERB($seat, "you", "other") ->
    [you] Bloqueio em { $hero }, da sua equipe.
   *[other] Bloqueio em { $hero }, de { $seat }.
}
event-unblocked = { VERB($seat, "you", "other") ->
    [you] Acaba o Bloqueio em { $hero }, da sua equipe.
   *[other] Acaba o Bloqueio em { $hero }, de { $seat }.
}
event-protected = { VERB($seat, "you", "other") ->
    [you] Proteção para { $hero }, da sua equipe.
   *[other] Proteção para { $hero }, de { $seat }.
}
event-unprotected = { VERB($seat, "you", "other") ->
    [you] Acaba a Proteção de { $hero }, da sua equipe.
   *[other] Acaba a Proteção de { $hero }, de { $seat }.
}
event-stripped = { VERB($seat, "you", "other") ->
    [you] { $hero }, da sua equipe, perde a Proteção.
   *[other] { $hero }, de { $seat }, perde a Proteção.
}
event-sealed = { VERB($seat, "you", "other") ->
    [you] { $hero }, da sua equipe, fica sem poder de Líder.
   *[other] { $hero }, de { $seat }, fica sem poder de Líder.
}
event-again = { VERB($seat, "you", "other") ->
    [you] { $hero }, da sua equipe, pode usar o poder de Líder mais uma vez.
   *[other] { $hero }, de { $seat }, pode usar o poder de Líder mais uma vez.
}
event-salvaged = { VERB($seat, "you", "other") ->
    [you] { $hero } vai do Cemitério para o seu Apoio.
   *[other] { $hero } vai do Cemitério para o Apoio de { $seat }.
}
event-rotated = Todos passam o campo para a esquerda.
event-leaders-traded = { $seat } e { $with } trocam os Líderes: { $hero } e { $other }.

## Olhar

event-looked = { $n ->
    [1] { $seat } olha 1 herói do baralho.
   *[other] { $seat } olha { $n } heróis do baralho.
}
event-looked-at = No baralho: { $hero }.
event-spied = { VERB($whom, "you", "other") ->
    [you] { $seat } olha o seu Apoio.
   *[other] { $seat } olha o Apoio de { $whom }.
}
event-saw = No Apoio de { $whom }: { $hero }.
event-sorted = { $n ->
    [1] { $seat } olha a próxima missão do baralho.
   *[other] { $seat } põe em ordem as próximas { $n } missões.
}
event-peeked = No baralho de missões: { $mission }.
event-bartered = { $seat } e { $with } trocam um herói do Apoio.

## Equipes

event-marker = { VERB($seat, "you", "other") ->
    [you] A sua régua mostra { $marker }.
   *[other] A régua de { $seat } mostra { $marker }.
}
event-nd = { VERB($seat, "you", "other") ->
    [you] O ND da sua missão muda: { $n }.
   *[other] O ND da missão de { $seat } muda: { $n }.
}
event-covered = { VERB($seat, "you", "other") ->
    [you] A sua missão perde o emblema { $affiliation }.
   *[other] A missão de { $seat } perde o emblema { $affiliation }.
}
event-taxed = { VERB($seat, "you", "other") ->
    [you] O seu próximo poder custa 2 ações.
   *[other] O próximo poder de { $seat } custa 2 ações.
}
event-barred = { $seat } não pode pôr heróis em campo.
event-line = Para { $seat } passa a valer: { $cause }.
event-ambush = { $seat } arma uma emboscada em volta do Líder.
event-effect-over = Para { $seat } deixa de valer: { $cause }.
event-permanent-over = { VERB($seat, "you", "other") ->
    [you] Acaba o efeito permanente de { $hero }, da sua equipe.
   *[other] Acaba o efeito permanente de { $hero }, de { $seat }.
}
event-promised = { $seat } guarda para depois: { $cause }.
event-new-base = { $seat } muda para a Base { $base }.

## A comparação e o fim

event-nd-die = { VERB($seat, "you", "other") ->
    [you] O dado mostra { $die }: o ND da sua missão é { $nd }.
   *[other] O dado mostra { $die }: o ND da missão de { $seat } é { $nd }.
}
event-compared = { $seat }, { $mission }: { $n } contra { $nd }, { $success }.
event-completed = { $seat } cumpre { $mission } e ganha { $n } { $n ->
        [1] ponto
       *[other] pontos
    }: agora { $points }.
event-failed = { $seat } falha em { $mission }.
event-spared-punishment = { $seat } escapa da punição de { $mission }.
event-ended = A partida acabou: { $reason }.

brief-completed = +{ $n } { $n ->
        [1] ponto
       *[other] pontos
    }
brief-failed = falhou em { $mission }
brief-fled = fugiu de { $mission }
brief-eliminated = perdeu { $hero }
brief-blocked = { $hero } com Bloqueio
brief-stolen = levou { $hero }
brief-mission = missão { $mission }

## Signs

sign-all-at = Todos contra este!
sign-peace = Paz entre nós?
sign-mine = Esta eu fecho!
sign-careful = Cuidado aqui!
