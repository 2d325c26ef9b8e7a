# Ludoteca: the words of the house, whatever the game.

## Why an answer is refused

refuse-no-such-seat = Não existe o lugar { $seat }: os lugares vão de 0 a { $last }.
refuse-game-over = O jogo acabou: não há mais nada a responder.
refuse-not-asked = Não é a sua vez. Falta responder: jogador { $waiting }.
refuse-stale = Essa resposta era para uma pergunta anterior. Veja o que se pergunta agora.
refuse-malformed = A resposta é um número inteiro da lista de ações, não { $answer }.
refuse-not-offered = Isso não está entre as suas opções agora.

## Undo

undo-done = Jogada desfeita.
undo-blocked-start = Não há jogada sua para desfazer.
undo-blocked-roll = Dados já foram rolados ou cartas embaralhadas depois disso: não dá para desfazer.
undo-blocked-reveal = Algo escondido já foi revelado depois disso: não dá para desfazer.
undo-blocked-other = Outro jogador já jogou depois disso: não dá para desfazer.
undo-blocked-live = Em jogo contra o relógio nada se desfaz.
undo-reach =
    { $n ->
        [0] Daqui não dá para voltar mais.
        [one] Dá para desfazer mais { $n } jogada.
       *[other] Dá para desfazer mais { $n } jogadas.
    }

## Players

level-human = humano
    .about = Você, ou quem estiver ao seu lado.
level-aprendiz = aprendiz
    .about = Joga no impulso, mas nunca faz besteira.
level-jogador = jogador
    .about = Sabe o que costuma dar certo.
level-mestre = mestre
    .about = Pensa adiante. Prepare-se.
seat-name = Jogador { $n }
player-you = você

## At the terminal

ui-question = { $name }, é com você
ui-question-mark = ›
ui-choice-hint = ? regra · ?? ajuda · u desfaz · h dica · w história · s salva · l idioma · q sai
ui-subset-hint = Digite os números que quer guardar, como 1 3 4, ou 0 para nenhum.
ui-not-understood = Não entendi “{ $typed }”.
ui-enter-again = Aperte Enter de novo para guardar tudo e parar.
ui-earlier =
    { $n ->
        [one] … e mais { $n } parágrafo antes (w mostra tudo)
       *[other] … e mais { $n } parágrafos antes (w mostra tudo)
    }
ui-pick =
    { $n ->
        [0] não escolher nada
       *[other] escolher { $numbers }
    }
ui-keep-record = Enter sai; s salva o registro desta partida.
ui-out-of-range =
    { $n ->
        [one] Só existe a opção { $n }.
       *[other] Escolha um número de 1 a { $n }.
    }
ui-no-such-item =
    { $n ->
        [one] Só existe o número { $n } para escolher.
       *[other] Não há { $typed } para escolher: vão de 1 a { $n }.
    }
ui-twice = { $typed } apareceu duas vezes.
ui-help-title = O que dá para digitar
ui-help-number = uma opção da lista
ui-help-rule = a regra por trás da pergunta; ? 3 para a opção 3; ? e um nome ou id para a carta ou regra
ui-help-undo = desfazer a sua última jogada, até onde a sorte deixa
ui-help-hint = o que o melhor bot faria
ui-help-save = salvar e sair; continue depois com: ludoteca play --resume ARQUIVO
ui-help-language = trocar o idioma
ui-help-log = a história até aqui
ui-help-quit = sair sem salvar
ui-rule-unknown = Nenhuma regra ou carta atende por “{ $typed }”. Tente o nome de uma carta ou um id como { $example }.
ui-rule-several = Há mais de uma coisa com esse nome: { $names }.
ui-hint = O mestre faria: { $choice }
ui-hint-thinking = O mestre está pensando …
ui-thinking = { $name } está pensando …
ui-save-ask = Salvar em qual arquivo? (Enter: { $file })
ui-saved = Jogo salvo em { $file }.
ui-resume-with = Continue com: ludoteca play --resume { $file }
ui-save-failed = Não deu certo: { $problem }
ui-overwrite = { $file } já existe. Gravar por cima? (s/n)
ui-quit-ask = Sair sem salvar? (s/n)
ui-yes = s
ui-bye = Até logo!
ui-input-ended = A entrada terminou.
ui-welcome = Boas-vindas! Digite ? a qualquer momento para ver a regra da vez, e ?? para ver todos os comandos.
ui-resumed = Que bom ver você de novo. O jogo continua de onde parou.
ui-seed = Semente { $seed }
ui-language-now = Daqui em diante, em português.
ui-pass-keyboard = { $name }, o teclado é seu.
ui-game-over = Fim de jogo
ui-winner =
    { $n ->
        [0] Ninguém venceu.
        [one] { $names } venceu!
       *[other] { $names } venceram juntos!
    }
ui-you-won = Você venceu!
ui-and = e
ui-watching = Aqui só jogam bots; você assiste.
ui-log-empty = Ainda não aconteceu nada.
ui-press-enter = Enter para continuar

## Boards

board-tokyo = Tóquio
board-empty = vazia
board-market = Mercado
board-deck =
    { $n ->
        [0] { $n } cartas no baralho
        [one] { $n } carta no baralho
       *[other] { $n } cartas no baralho
    }
board-closed = fechada
board-turn = turno { $n }
board-rolls-left =
    { $n ->
        [0] não dá mais para rolar
        [one] dá para rolar mais { $n } vez
       *[other] dá para rolar mais { $n } vezes
    }
board-copies = copia { $card }
board-out = fora do jogo
board-known-top = Topo do baralho (só você sabe): { $card }
board-goal = vence com { $n } ★
board-dice-of = Dados de { $name }
board-kept = guardado

## The commands

cli-about = Jogos de tabuleiro no terminal, com cada regra cumprida e explicada.
cli-games-line = { $low } a { $high } jogadores
cli-verified = Verificado: toda rolagem e todo embaralhamento vêm da semente, e toda jogada segue as regras.
cli-replay-moves =
    { $n ->
        [0] { $n } jogadas
        [one] { $n } jogada
       *[other] { $n } jogadas
    }
cli-replay-open = O registro termina aqui; o jogo não acabou.
cli-replay-waiting = Falta responder: { $names }
cli-does = { $name }: { $choice }
cli-coverage-ok = { $rules } ids de regras, todos com código e testes.
cli-coverage-gaps =
    { $n ->
        [one] { $n } lacuna em { $rules } ids de regras:
       *[other] { $n } lacunas em { $rules } ids de regras:
    }
cli-coverage-no-code = nenhum código cita
cli-coverage-no-test = nenhum teste cobre
cli-coverage-unknown = há citação, mas não está no livro de regras

## Numa mesa do servidor

event-table-undone = { $seat } desfez a última jogada.
event-table-left = { $seat } saiu da mesa.
event-table-returned = { $seat } voltou.
event-table-bot = Um robô joga por { $seat } agora.
event-table-late = O tempo acabou: um robô joga por { $seat }.
refuse-not-your-seat = Esse lugar não é seu.
refuse-seat-taken = Esse lugar já tem alguém.
refuse-seats-taken = Há mais pessoas e robôs do que isso: libere um lugar antes.
refuse-still-here = Essa pessoa ainda está aqui.
refuse-not-host = Só quem abriu a mesa pode fazer isso.
refuse-not-started = A partida ainda não começou.
refuse-already-started = A partida já começou.
refuse-not-over = A partida ainda não acabou.
refuse-open-seats = Há lugares vazios: preencha com robôs ou diminua a mesa.
refuse-nothing-asked = Nada foi perguntado a você agora.
refuse-name = Um nome precisa de pelo menos uma letra.
refuse-seat-count = Este jogo é para { $low } a { $high } pessoas.
refuse-too-many-players = Há mais jogadores do que lugares.
refuse-setup = Não dá para jogar com essas opções.
refuse-choice = Essa escolha não existe.
refuse-choice-taken = Outra pessoa já escolheu isso.
refuse-clock = O relógio vai de 5 segundos a 24 horas.
refuse-level = Esse robô não existe.
refuse-chat-long = No máximo { $n } caracteres, por favor.
refuse-chat-empty = Não há nada escrito aí.
refuse-emote = Essa reação não existe.
refuse-too-often = Foi demais de uma vez: espere um instante.
refuse-too-large = Isso é grande demais.
refuse-not-understood = O servidor não entendeu.
refuse-not-saved = Não foi possível salvar, então nada foi feito. Tente de novo.
refuse-fault = Algo deu errado no servidor. Nada se perdeu; tente de novo.
refuse-foreign = Isso veio de outro site.
refuse-outdated = Esta partida foi jogada com regras antigas e não pode continuar.
refuse-no-such-table = Essa mesa não existe.
refuse-no-such-game = Esse jogo não existe.
refuse-no-such-page = Essa página não existe.
refuse-no-such-language = Não há textos nesse idioma.
refuse-no-rulebook = Este jogo não tem livro de regras aqui.
