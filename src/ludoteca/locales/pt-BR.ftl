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
ui-step-hint = Enter deixa o momento passar · ? regra · ?? ajuda · h dica · w história · s salva · l idioma · q sai
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
ui-hint-wait = O mestre faria: esperar um momento.
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
event-table-away = { $seat } perdeu a conexão: a partida espera.
event-table-paused = Todos concordaram com uma pausa.
event-table-resumed = A partida continua.
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
refuse-paused = A partida está em pausa: o tempo parou.
refuse-no-pause = Neste jogo não há tempo para parar.
refuse-live-clock = Aqui todos jogam ao mesmo tempo, então não há relógio para pensar.
refuse-away = Ou a partida espera por quem perde a conexão, ou um robô joga no lugar.
refuse-needed = Alguém precisa jogar como { $choice }.
hint-wait = Nada a fazer neste instante: espere e observe.
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

## Web client

ui-tools = Ajustes
ui-tools-language = Idioma
ui-tools-mute = Silenciar
ui-tools-sound-on = Som ligado
ui-tools-sound-off = Som desligado
ui-tools-theme = Claro ou escuro
ui-tools-help = Regras e ajuda
ui-tools-menu = Menu
ui-tools-back = Voltar ao saguão
ui-tools-lobby = Ir ao saguão
ui-lost-title = Aqui não mora ninguém
ui-lost-text = Este endereço não leva a mesa nem a página nenhuma.

ui-kit-why = por quê?
ui-kit-why-about = por quê? { $about }
ui-kit-why-title = O que dizem as regras
ui-kit-why-unknown = O livro de regras não tem nada em { $rule }.
ui-kit-rulebook = Livro de regras
ui-kit-open-rulebook = Ver no livro de regras
ui-kit-got-it = Entendi
ui-kit-not-yet = Ainda não!
ui-kit-close = Fechar
ui-kit-skip = Ir direto aos jogos
ui-kit-loading = Um instante …
ui-kit-you = Você
ui-kit-log = Diário
ui-kit-chat = Conversa
ui-kit-chat-empty = Ninguém disse nada ainda.
ui-kit-chat-label = Sua mensagem
ui-kit-chat-placeholder = Diga algo …
ui-kit-send = Enviar
ui-kit-emotes = Gritos rápidos
ui-kit-choices = O que dá para fazer
ui-kit-pick-some = Escolha quantos quiser
ui-kit-confirm-pick =
    { $n ->
        [0] Não guardar nenhum de { $of }
       *[other] Guardar { $n } de { $of }
    }
ui-kit-hinted = conselho do mestre
ui-kit-how-it-works = Como funciona
ui-kit-kept = Guardados
ui-kit-to-roll = Vão rolar
ui-kit-die-kept = { $face }: guardado
ui-kit-die-free = { $face }: vai rolar
ui-kit-die-name = Dado { $n }: { $face }
ui-kit-die-name-kept = Dado { $n }: { $face }, guardado
ui-kit-card-cost = custa { $n } de energia
ui-kit-missing =
    { $n ->
        [one] falta { $n }
       *[other] faltam { $n }
    }
ui-kit-left =
    { $n ->
        [0] sobra 0
        [one] sobra { $n }
       *[other] sobram { $n }
    }
ui-kit-clock = restam { $time }
ui-kit-away = fora do ar
ui-kit-left-table = saiu
ui-kit-thinking = pensando …
ui-kit-look-at = Ver { $name } de perto

ui-emote-hello = Oi!
ui-emote-laugh = Haha!
ui-emote-wow = Uau!
ui-emote-angry = Grrr!
ui-emote-cry = Buá!
ui-emote-clap = Bravo!
ui-emote-hurry = Bora!
ui-emote-gg = Jogão!

ui-lobby-nav = Partes do saguão
ui-lobby-games = Jogos
ui-lobby-tables = Mesas
ui-lobby-replays = Reprises
ui-lobby-rules = Regras
ui-lobby-choose = Escolha um jogo
ui-lobby-cover = { $title }: { $low } a { $high } jogadores, { $minutes } minutos, { $mode }
ui-lobby-minutes = { $n } min
ui-lobby-soon = em breve
ui-lobby-not-yet = { $title } ainda está na oficina.
ui-lobby-play = Jogar agora
ui-lobby-create = Criar mesa
ui-lobby-learn = Aprender { $title }
ui-lobby-guest = Visitante
ui-lobby-unreachable = O servidor não responde. Seguimos tentando.
ui-lobby-continue = Um jogo espera você
ui-lobby-back = Voltar
ui-lobby-open = Mesas abertas
ui-lobby-open-note = entra quem chegar
ui-lobby-open-none = Nenhuma mesa aberta agora. Crie uma e chame a turma!
ui-lobby-join = Entrar
ui-lobby-watch = Assistir
ui-lobby-mine = Continuar
ui-lobby-mine-note =
    { $n ->
        [0] nada pendente
        [one] { $n } partida sua
       *[other] { $n } partidas suas
    }
ui-lobby-mine-none = Nenhuma partida pela metade. Jogue agora e mude isso!
ui-lobby-new = Nova mesa
ui-lobby-invite = Tem um convite?
ui-lobby-invite-placeholder = cole o link aqui
ui-lobby-hot-seat = Todos nesta tela
ui-lobby-replays-title = Reprises recentes
ui-lobby-replays-note = veja como acabou
ui-lobby-replays-none = Nenhuma partida terminada ainda.
ui-lobby-replay = Rever
ui-lobby-table-of = Mesa de { $name }
ui-lobby-free-seat = lugar livre
ui-lobby-seats-open =
    { $n ->
        [0] lotada
        [one] { $n } lugar livre
       *[other] { $n } lugares livres
    }
ui-lobby-turns =
    { $n ->
        [0] { $n } turnos
        [one] { $n } turno
       *[other] { $n } turnos
    }
ui-lobby-round = rodada { $n }
ui-lobby-rounds =
    { $n ->
        [0] { $n } rodadas
        [one] { $n } rodada
       *[other] { $n } rodadas
    }
ui-lobby-watchers =
    { $n ->
        [one] { $n } assistindo
       *[other] { $n } assistindo
    }
ui-mode-versus = Todos contra todos
ui-mode-live = Em tempo real
ui-mode-coop = Cooperativo
ui-mode-cards = Cartas
ui-cover-king-of-tokyo = 20 estrelas, ou o último monstro de pé.
ui-cover-rush-out = Sem turnos: heróis correm para fugir da torre antes do Feiticeiro.
ui-cover-keep-the-heroes-out = Desta vez os monstros somos nós. Ninguém leva o nosso tesouro.
ui-cover-kick-ass = Heróis sem poderes, boletos vencidos e um vilão com plano.
ui-cover-fabrica-de-herois = Monte a equipe, escolha o líder e cumpra missões até 40 pontos.

ui-profile-title = Quem está jogando?
ui-profile-label = Você é { $name }. Mudar o nome
ui-profile-set = Seu nome
ui-profile-ask = Seu nome
ui-profile-note = Basta um nome: sem e-mail, sem senha. Este navegador guarda os seus lugares.
ui-profile-save = Sou eu

ui-new-title = Nova mesa
ui-new-title-hot = Todos nesta tela
ui-new-mode = Onde se joga
ui-new-online = Cada um na sua tela
ui-new-hot = Todos nesta tela
ui-new-who = Quem pode entrar
ui-new-public = todo mundo
ui-new-private = com o link
ui-new-people = Quem joga
ui-new-add = Mais um
ui-new-remove = Tirar este jogador
ui-new-bot-too = E um robô
ui-new-no-bot = nenhum

ui-room-title = Sala de espera
ui-room-who = Quem vai jogar?
ui-room-who-king-of-tokyo = Quem vai destruir Tóquio?
ui-room-count = { $n } de { $of }
ui-room-seats = Lugares
ui-room-free = Lugar livre
ui-room-sit = Sentar
ui-room-stand = Sair deste lugar
ui-room-bot = Robô
ui-room-add-bot = Pôr um robô
ui-room-level = Nível do robô
ui-room-strength = força { $n } de { $of }
ui-room-host = abriu a mesa
ui-room-clear = Liberar o lugar de { $name }
ui-room-here = na mesa
ui-room-away = fora do ar
ui-room-any = surpresa
ui-room-pick-for = escolher
ui-room-pick-of = { $name } joga de
ui-room-your-pick = Você joga de
ui-room-your-pick-king-of-tokyo = Seu monstro
ui-room-pick-note = Todos têm a mesma força: escolha pela cara.
ui-room-who-rush-out = Quem corre, quem conjura?
ui-room-pick-note-rush-out = Um Feiticeiro contra todos os heróis.
ui-room-pick-needed = falta!
ui-room-needed = Alguém tem que jogar de { $pick }.
ui-room-needed-chance = Ninguém escolheu { $pick } ainda: a sorte decide quem vai ser.
ui-room-pick-free = livre
ui-room-seat-free = Lugar { $n }: livre
ui-room-note-king-of-tokyo-5 = com 5, a Baía abre
ui-room-seat-taken = Lugar { $n }: { $name } { $pick }
ui-room-invite = Chame a turma
ui-room-qr = Código QR do convite
ui-room-scan = aponte a câmera
ui-room-link = link desta mesa
ui-room-copy = Copiar
ui-room-copied = Copiado!
ui-room-send = Enviar
ui-room-rules = Regras da mesa
ui-room-clock = Relógio
ui-room-clock-none = livre
ui-room-clock-move = { $n } s
ui-room-clock-game = { $n } min
ui-room-host-starts = Quem começa a partida é { $name }.
ui-room-too-few =
    { $n ->
        [one] É preciso ao menos { $n } jogador. Robôs podem completar a mesa.
       *[other] São precisos ao menos { $n } jogadores. Robôs podem completar a mesa.
    }
ui-room-open-left =
    { $n ->
        [one] Ainda há { $n } lugar livre; ele sai da mesa.
       *[other] Ainda há { $n } lugares livres; eles saem da mesa.
    }
ui-room-ready = Todo mundo a postos.
ui-room-fill = Começar com robôs
ui-room-start = Começar com { $n }

ui-table-your-move = Sua vez!
ui-table-waiting-for = Esperando { $names }.
ui-table-live = Sem turnos: todos agem ao mesmo tempo.
ui-table-players = Jogadores
ui-table-state = A mesa
ui-table-hint = Dica
ui-table-undo = Desfazer
ui-table-take-back = Retomar meu lugar
ui-table-leave = Sair do meu lugar
ui-table-leave-sure = O lugar continua seu: um robô pode jogar por você, e dá para retomar quando quiser.
ui-table-stay = Ficar
ui-table-bot-for = Um robô no lugar de { $name }
ui-table-no-such = Essa mesa não existe.
ui-table-not-yours = Essa mesa não está aberta para você.

ui-offline-title = Caiu o sinal!
ui-offline-text = Sua conexão sumiu. A partida está guardada, nada se perde.
ui-offline-saved =
    { $n ->
        [0] A mesa tem tudo até agora há pouco.
        [one] A mesa tem tudo até { $n } segundo atrás.
       *[other] A mesa tem tudo até { $n } segundos atrás.
    }
ui-offline-live-pause = Se demorar, a partida para e espera por você.
ui-offline-live-bot = Se demorar, um robô joga por você até a volta.
ui-offline-waiting =
    { $n ->
        [one] { $n } jogada sua vai assim que a conexão voltar.
       *[other] { $n } jogadas suas vão assim que a conexão voltar.
    }
ui-offline-attempt = tentativa { $n } em { $seconds } s
ui-offline-retry = Tentar agora

ui-pass-title = { $name }, é com você!
ui-pass-text = Passe o aparelho. Os outros olham para o lado, e a mesa aparece quando você quiser.
ui-pass-ready = Sou { $name }

ui-end-winner = venceu
ui-end-board = Ver o tabuleiro
ui-end-replay = Reprise
ui-end-rematch = Revanche

ui-rules-title = As regras
ui-rules-chapters = Capítulos
ui-rules-find = Procurar nas regras
ui-rules-none = Nada encontrado.

## Web client: live games

ui-live-late = Tarde demais: o sinal sumiu por um instante.
ui-pause-ask = Pedir uma pausa
ui-pause-asked = Você pediu uma pausa.
ui-pause-wants =
    { $n ->
        [one] { $names } quer uma pausa.
       *[other] { $names } querem uma pausa.
    }
ui-pause-waiting = Esperando { $names }.
ui-pause-agree = Pausar também
ui-pause-never-mind = Deixa pra lá
ui-pause-title = Pausa!
ui-pause-text = O tempo parou. Os dados ficam onde estão.
ui-pause-alone = O tempo fica parado até você voltar.
ui-pause-away =
    { $n ->
        [one] { $names } perdeu a conexão. A corrida espera, ou segue assim mesmo quando todos quiserem.
       *[other] { $names } perderam a conexão. A corrida espera, ou segue assim mesmo quando todos quiserem.
    }
ui-pause-people = Quem está a postos
ui-pause-ready = a postos
ui-pause-not-ready = ainda não
ui-pause-go-on = Continuar!
ui-pause-hold = Espera aí
ui-pause-goes-on = A corrida continua …
ui-pause-watching = A corrida continua quando todos estiverem a postos.
ui-away = Se alguém cair
ui-away-pause = pausa
ui-away-bot = robô joga
ui-play-as = Quem você vai ser?
ui-play-as-note = Robôs ocupam os outros lugares, e a partida começa na hora.

## Web client: replays and fair luck

ui-replay = replay
ui-replay-title = Turno { $n } de { $of } · { $name }
ui-replay-turn = Turno { $n }
ui-replay-moment = Lance da partida
ui-replay-step = passo { $n } de { $of }
ui-replay-line = Linha do tempo da partida
ui-replay-eyes = Ver como
ui-replay-everyone = Todos
ui-replay-previous-turn = Turno anterior
ui-replay-next-turn = Próximo turno
ui-replay-back = Um passo atrás
ui-replay-forward = Um passo à frente
ui-replay-live-title = Rodada { $n } · { $time }
ui-replay-time = { $time } de { $of }
ui-replay-previous-moment = Lance anterior
ui-replay-next-moment = Próximo lance
ui-replay-play = Tocar
ui-replay-pause = Pausar
ui-replay-speed = Velocidade
ui-replay-highlights = só os lances
ui-replay-share = Copiar o endereço deste momento
ui-replay-copied = Copiado.
ui-replay-not-over = Esta partida ainda não acabou.
ui-replay-failed = O replay não chegou.
ui-replay-no-picture = As regras mudaram desde esta partida: aqui está o que as pessoas viram, em palavras.
ui-fair-title = Os dados foram honestos?
ui-fair-text = Refaça cada rolagem e cada embaralhada no seu aparelho.
ui-fair-check = Conferir
ui-fair-checking = Conferindo { $n } de { $of } …
ui-fair-details = Detalhes
ui-fair-ok = Ninguém mexeu nos dados
ui-fair-ok-text =
    { $shuffles ->
        [one] { $dice } dados e { $shuffles } embaralhada refeitos aqui: tudo como foi jogado.
       *[other] { $dice } dados e { $shuffles } embaralhadas refeitos aqui: tudo como foi jogado.
    }
ui-fair-bad = Alguma coisa não bate
ui-fair-unknown = Isto não dá para conferir
ui-fair-no-seed = Este registro não conta a semente: não dá para refazer a sorte.
ui-fair-unknown-tag = Este registro pede à sorte algo que esta página não conhece.
ui-fair-bound = A semente é a que a mesa prometeu antes da primeira rolagem.
ui-fair-not-bound = A semente não é a que a mesa prometeu.
ui-fair-same = A promessa é a que esta mesa mostrou desde o começo.
ui-fair-not-same = A promessa não é a que esta mesa mostrou.
ui-fair-dice = { $dice } dados em { $rolls } rolagens, cada um refeito a partir da semente.
ui-fair-shuffles =
    { $n ->
        [one] { $n } embaralhada, desfeita: o baralho veio em ordem da caixa.
       *[other] { $n } embaralhadas, desfeitas: cada baralho veio em ordem da caixa ou estava como a mesa o deixou, com cada carta uma vez.
    }
ui-fair-wrong = O resultado { $n } ({ $tag }) não é o que a semente dá.
ui-fair-commitment = Promessa (SHA-256 da semente)
ui-fair-seed = Semente
ui-fair-contributions = O que os jogadores trouxeram
ui-fair-how = Cada resultado vem de HMAC-SHA256 com a semente como chave. “ludoteca replay --verify” faz o mesmo com o registro baixado e ainda refaz cada regra.
ui-fair-download = Baixar o registro
