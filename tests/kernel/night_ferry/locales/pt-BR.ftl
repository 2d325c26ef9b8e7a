# Night Ferry: todas as palavras que um jogador lê.

game-title = Barca da Noite
crate = caixa { $n }

ask-turn = Sua vez no convés: o que você faz?
ask-toll = Afundar { $crate } por uma moeda?
ask-auction = Levar a caixa do topo a leilão?
ask-bid = Quanto você oferece por { $crate }?
ask-course = Que rumo a balsa toma?

do-draw = Pegar uma caixa
do-whistle = Assobiar chamando o vento
do-load = Embarcar { $crate }
do-toll = Pagar e afundar { $crate }
do-no-toll = Deixar { $crate } passar
do-auction = Abrir o leilão
do-no-auction = Seguir viagem
do-bid =
    { $n ->
        [0] Não oferecer nada
        [one] Oferecer { $n } moeda
       *[other] Oferecer { $n } moedas
    }
do-calm = Pela costa calma
do-storm = Rumo à tempestade
effect-coins-left = Sobram { $n }.

event-dealt = Você recebe { $crate }.
event-dealt-hidden = { $seat } recebe uma caixa.
event-drew = Você pega { $crate }.
event-drew-hidden = { $seat } pega uma caixa.
event-whistled = { $seat } assobia, sopra o vento { $wind } e chegam { $n } moedas.
event-loaded = { $seat } embarca { $crate }.
event-sunk = { $seat } manda jogar { $crate } ao mar.
event-offered = { $crate } vai a leilão.
event-bid = { $seat } oferece { $n }.
event-won = { $seat } arremata { $crate }.
event-tied = Empate no leilão: { $crate } cai no mar.
event-storm = A tempestade tira { $n }.
event-calm = Uma travessia tranquila.
event-landed = Terra à vista!

refuse-too-poor = Você tem { $n } moedas e não pode oferecer mais.
refuse-not-your-crate = Essa caixa não está com você.

option-rounds = Quantas rodadas
