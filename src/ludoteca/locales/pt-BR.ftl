# Ludoteca: the words of the house, whatever the game.

## Why an answer is refused

refuse-no-such-seat = Não existe o lugar { $seat }: os lugares vão de 0 a { $last }.
refuse-game-over = O jogo acabou: não há mais nada a responder.
refuse-not-asked = Não é a sua vez. Falta responder: jogador { $waiting }.
refuse-stale = Essa resposta era para uma pergunta anterior. Veja o que se pergunta agora.
refuse-malformed = A resposta é um número inteiro da lista de ações, não { $answer }.
refuse-not-offered = Isso não está entre as suas opções agora.

## Undo

undo-move-size =
    { $n ->
        [one] Uma resposta.
       *[other] { $n } respostas que formam uma jogada.
    }
undo-consent =
    { $n ->
        [one] { $names } precisa concordar.
       *[other] { $names } precisam concordar.
    }
undo-asked = { $name } pede para desfazer também uma resposta sua.
undo-asked-move = { $name } pede para desfazer a jogada inteira, com uma resposta sua.
undo-agree = Desfazer
undo-disagree = Deixar como está
undo-waits = { $name } quer desfazer algo; falta a concordância de { $names }.
undo-waits-mine = Você quer desfazer algo; falta a concordância de { $names }.
undo-withdraw = Deixa pra lá
ui-table-undo-move = Desfazer a jogada
team-council = Vocês decidem juntos.
team-open = Todos escolhem às claras e podem mudar até que todos tenham escolhido.
team-wish = { $name }: { $choice }
team-silent = Esperando { $names }.
team-tie = No empate, { $name } decide.
silent-note = { $name } tem uma oferta e não diz nada.
silent-pass = Deixar passar por { $name }
team-closes = { $n ->
        [one] Falta
       *[other] Faltam
    } { $n } s.
span-turn = o fim do turno
span-own-turn = o começo da sua vez
span-round = o fim da rodada
span-match = o fim da partida
reaction-some = Ofertas como esta
standing-give = Deixar passar ofertas como esta até
standing-give-but = Deixar passar, menos { $pressing }, até
standing-order = { $kind }: passam até { $until } (até agora, { $n }).
standing-order-but = { $kind }: passam, menos { $pressing }, até { $until } (até agora, { $n }).
standing-ask = Perguntar
standing-never = Deixar passar
standing-only = Só { $pressing }
standing-end = Perguntar de novo
undo-done = Jogada desfeita.
undo-blocked-start = Não há jogada sua para desfazer.
undo-blocked-roll = Dados já foram rolados ou cartas embaralhadas depois disso: não dá para desfazer.
undo-blocked-reveal = Algo escondido já foi revelado depois disso: não dá para desfazer.
undo-blocked-other = Outro jogador já jogou depois disso: não dá para desfazer.
undo-blocked-old = Já faz tempo demais para desfazer.
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
    .about = Joga no impulso, mas nunca faz besteira. Bom para a primeira partida.
level-jogador = jogador
    .about = Sabe o que costuma dar certo. Uma disputa justa.
level-mestre = mestre
    .about = Pensa adiante. Prepare-se.
bot-name = Robô { $n }
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
       *[other] escolher { $things }
    }
list-more = { $first }, { $rest }
list-last = { $first } e { $rest }
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
ui-help-undo = desfazer a última resposta, até onde a sorte deixa
ui-help-whole-undo = desfazer a última jogada inteira
ui-help-change = deixar quem já escolheu às claras escolher de novo
ui-help-hint = o que o melhor bot faria
ui-help-save = salvar e sair; continue depois com: ludoteca play --resume ARQUIVO
ui-help-language = trocar o idioma
ui-help-log = a história até aqui
ui-help-quit = sair sem salvar
ui-rule-unknown = Nenhuma regra ou carta atende por “{ $typed }”. Tente o nome de uma carta ou um id como { $example }.
ui-rule-several = Há mais de uma coisa com esse nome: { $names }.

# That a choice may be the last one.
# `.of`: where several people share a screen, and nobody is "you".
danger-falls = você cai
    .of = { $who } cai
danger-falls-maybe = você pode cair
    .of = { $who } pode cair
danger-falls-odds = você cai: { $n } em { $of }
    .of = { $who } cai: { $n } em { $of }
danger-loses = { $who } vence
danger-loses-maybe = { $who } pode vencer
danger-all-lose = todos perdem
danger-all-lose-maybe = todos podem perder
effect-wins = { $who } vence a partida
ui-sure = Cuidado: { $danger }. Fazer mesmo assim? (s/n)
ui-kit-for-you = Para você, agora
ui-kit-danger = Perigo
ui-kit-again = Toque de novo: { $danger }

ui-hint = O mestre faria: { $choice }
why-chance = vence { $n } em cada 100 tentativas; a segunda melhor ideia, { $next }
why-close = por pouco: a segunda melhor ideia vale quase o mesmo
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
ui-wish = { $name } quer: { $choice }
ui-chosen = { $name } escolheu: { $choice }
ui-decline-hint = Só Enter: { $choice }.
ui-first-hint = Quem for primeiro segue: Enter deixa os outros irem antes.
ui-change-nobody = Ninguém mais aqui escolheu às claras.
ui-consent = { $name }, pode desfazer? (s/n)
ui-no-consent = { $name } não concorda.
ui-view-fault = O tabuleiro não pode ser mostrado neste momento, e o erro é nosso; a partida continua. { $file } mostra o que houve: por favor, avise.
ui-fault = Uma regra falhou; a partida está onde estava e continua. { $file } mostra o que houve: por favor, avise.
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
ui-watching-bots = Aqui só jogam bots; você assiste.
ui-log-all = ver tudo
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
told-cause = { $cause }: { $told }
told-bill = { $told } ({ $parts })
told-intent = { $name }: “{ $intent }”
cli-option-where = (só com { $name } = { $values })
cli-games-line = { $low } a { $high } jogadores
cli-cards-count = { $n ->
    [one] 1 carta de { $all }
   *[other] { $n } cartas de { $all }
}
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

## Uma pergunta que o próprio jogo não consegue pôr em palavras

plain-question = O que você responde?
plain-answer = Resposta { $n }

## Numa mesa do servidor

event-table-asks-undo = { $seat } pede para desfazer a última jogada.
event-table-undo-refused = { $seat } não quer que ela seja desfeita.
event-table-undo-withdrawn = { $seat } não pede mais para desfazer nada.
event-table-undone = { $seat } desfez a última jogada.
event-table-left = { $seat } saiu da mesa.
event-table-returned = { $seat } voltou.
event-table-bot = Um robô joga por { $seat } agora.
event-table-late = O tempo acabou: um robô joga por { $seat }.
event-table-passed-for = { $seat } deixou passar uma oferta por { $other }.
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
refuse-no-verdict = Não havia o que escolher nesse momento.
refuse-open-seats = Há lugares vazios: preencha com robôs ou diminua a mesa.
refuse-nothing-asked = Nada foi perguntado a você agora.
refuse-name = Um nome precisa de pelo menos uma letra.
refuse-seat-count = Este jogo é para { $low } a { $high } pessoas.
refuse-too-many-players = Há mais jogadores do que lugares.
refuse-setup = Não dá para jogar com essas opções.
refuse-choice = Essa escolha não existe.
refuse-choice-taken = Outra pessoa já escolheu isso.
refuse-clock = O relógio vai de 5 segundos a 24 horas.
refuse-reaction-seconds = Ofertas esperam de { $low } a { $high } segundos, ou o tempo que for preciso.
refuse-no-window = Não há tempo correndo para esta resposta.
refuse-waited-already = Você já pediu mais tempo.
refuse-no-subject = O que se oferece agora não é sobre nada que possa voltar.
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
refuse-sign = Esse sinal não existe ou não serve aí.
refuse-too-often = Foi demais de uma vez: espere um instante.
refuse-too-large = Isso é grande demais.
refuse-too-long = Esta partida é tão longa que não dá para mostrá-la passo a passo. O registro dela pode ser salvo mesmo assim.
refuse-not-understood = O servidor não entendeu.
refuse-not-saved = Não foi possível salvar, então nada foi feito. Tente de novo.
refuse-not-known = O banco de dados sumiu bem na hora de salvar: quando ele voltar, vai dar para ver se valeu.
refuse-fault = Algo deu errado aqui, e o erro é nosso. Nada se perdeu: tente de novo, ou escolha outra coisa.
refuse-not-read = O servidor não consegue consultar as mesas neste momento. Nada se perdeu: peça de novo daqui a pouco.
refuse-closing = O servidor está parando agora. Peça de novo daqui a pouco.
refuse-too-many-running = Você já tem { $n } partidas em andamento. Termine algumas, ou deixe-as descansar, antes.
refuse-too-many-tables = Você tem { $n } mesas que ainda não terminaram. Termine algumas dessas partidas antes.
refuse-too-many-matches = Esta campanha já tem { $n } partidas: comece outra.
refuse-too-many-campaigns = Você já começou { $n } campanhas: continue uma delas.
refuse-too-many-blocked = Você já bloqueou { $n } jogadores. Volte a ouvir algum deles antes.
refuse-host = Este servidor não atende por esse nome. Quem o administra pode informar o nome ao iniciá-lo (--name).
refuse-no-such-passage = Este código não vale mais. Gere outro no outro aparelho.
refuse-signed-out = Este navegador foi desconectado a partir de outro.
refuse-undo-asked = Você já pediu isso o bastante: espere a próxima resposta.
refuse-hushed-by-host = Quem criou a mesa pediu que você fique em silêncio aqui.
refuse-not-welcome = Quem criou a mesa não quer você nela.
refuse-no-such-person = Não há ninguém assim nesta mesa.
refuse-not-yourself = Nem você, nem quem criou a mesa.
refuse-table-full = Já se fez tanto nesta mesa que nada mais pode ser guardado. Comece outra.
refuse-chat-full = Já se falou bastante nesta mesa: a conversa está cheia.
refuse-foreign = Isso veio de outro site.
refuse-outdated = Esta partida foi jogada com regras antigas e não pode continuar.
refuse-no-such-pack = Não há um pacote assim aqui.
refuse-pack = Esta partida precisa de um pacote que não está aqui: { $packs }
refuse-no-such-table = Essa mesa não existe.
refuse-no-such-code = Nenhuma mesa atende por este código. Confira as seis letras; partida terminada não tem código.
refuse-no-such-game = Esse jogo não existe.
refuse-no-such-campaign = Essa campanha não existe.
refuse-no-such-span = Este jogo não tem esse prazo para uma ordem permanente.
refuse-no-reaction = Uma ordem permanente só pode ser dada para uma oferta de reação que você tem agora.
refuse-too-many-orders = Já há ordens permanentes demais.
refuse-no-standing-order = Não há essa ordem permanente.
refuse-silence-not-allowed = Nesta mesa ninguém passa por outra pessoa.
refuse-not-silent = Isso já foi respondido, ou só quem foi perguntado pode responder.
refuse-not-partner = Só se passa por quem joga com você.
refuse-still-thinking = Quem joga com você ainda tem tempo para pensar.
refuse-nothing-to-agree = Ninguém espera o seu acordo.
refuse-no-such-chapter = Essa campanha não tem esse capítulo.
refuse-chapter-locked = Este capítulo abre quando o anterior estiver concluído.
refuse-chapter-option = O capítulo determina essa opção ({ $option }).
refuse-no-such-page = Essa página não existe.
refuse-not-so = Isso não se faz aqui.
refuse-no-such-language = Não há textos nesse idioma.

## Web client

ui-tools = Ajustes
ui-tools-language = Idioma
ui-tools-mute = Silenciar
ui-tools-volume = Volume
ui-tools-haptics = Vibração
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
told-you = você
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

## Signs: one tap, seen for a moment where they are pinned
sign-thanks = Valeu!
sign-nice = Boa!
sign-hurry = Vamos lá!
sign-sorry = Foi mal!
ui-signs = Sinais
ui-sign-point = “{ $sign }”: toque naquilo que você quer mostrar.
ui-sign-nothing = “{ $sign }”: não há nada à vista que isso possa apontar.
ui-sign-cancel = Deixa pra lá
ui-sign-given = { $name }: { $sign }

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
ui-lobby-watching = Para assistir
ui-lobby-watching-note = partidas em andamento
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
ui-lobby-invite-placeholder = código ou link
ui-lobby-hot-seat = Todos nesta tela
ui-lobby-replays-title = Reprises recentes
ui-lobby-replays-note = veja como acabou
ui-lobby-replays-none = Nenhuma partida terminada ainda.
ui-lobby-won-by =
    { $n ->
        [one] { $names } venceu
       *[other] { $names } venceram
    }
ui-lobby-won-by-nobody = ninguém venceu
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

ui-profile-title = Quem está jogando?
ui-profile-label = Você é { $name }. Mudar o nome
ui-profile-set = Seu nome
ui-profile-ask = Seu nome
ui-profile-note = Basta um nome: sem e-mail, sem senha. Este navegador guarda os seus lugares.
ui-profile-save = Sou eu

ui-new-title = Nova mesa
ui-new-title-hot = Todos nesta tela
ui-new-game = Jogo
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
ui-room-is-ready = a postos!
ui-room-not-ready = escolhendo …
ui-room-say-ready = Estou a postos
ui-room-say-wait = Um momento!
ui-room-waits-for = Ainda falta: { $names }.
ui-room-away = fora do ar
ui-room-any = surpresa
ui-room-pick-for = escolher
ui-room-pick-of = { $name } joga de
ui-room-your-pick = Você joga de
ui-room-pick-note = Todos têm a mesma força: escolha pela cara.
ui-room-pick-needed = falta!
ui-room-needed = Alguém tem que jogar de { $pick }.
ui-room-needed-chance = Ninguém escolheu { $pick } ainda: a sorte decide quem vai ser.
ui-room-pick-free = livre
ui-room-seat-free = Lugar { $n }: livre
ui-room-seat-taken = Lugar { $n }: { $name } { $pick }
ui-room-invite = Chame a turma
ui-room-call = link, QR e código
ui-room-qr = Código QR do convite
ui-room-scan = aponte a câmera
ui-room-link = link desta mesa
ui-room-code = código
ui-room-code-spoken = código para digitar no saguão: { $code }
ui-room-code-note = digite no saguão
ui-room-address = endereço na rede
ui-room-alone = Só este computador abre o link: o servidor escuta apenas esta máquina. Inicie assim, e celulares na mesma rede podem entrar:
ui-room-copy = Copiar
ui-room-copied = Copiado!
ui-room-send = Enviar
ui-room-rules = Regras da mesa
ui-room-clock = Relógio
ui-room-clock-none = livre
ui-room-clock-move = { $n } s
ui-room-clock-game = { $n } min
ui-room-clock-about-none = Cada um pensa o tempo que quiser.
ui-room-clock-about-move = Cada jogada tem { $n } segundos; depois disso, um robô joga por quem demora.
ui-room-clock-about-game = Cada um tem { $n } minutos para a partida toda; depois disso, um robô joga por quem demora.
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
ui-table-fault = O tabuleiro não pode ser mostrado neste momento: o erro é nosso e ficou registrado. A partida continua: responda aqui ou desfaça a última jogada.
ui-table-live = Sem turnos: todos agem ao mesmo tempo.
ui-table-players = Jogadores
ui-table-state = A mesa
ui-table-hint = Dica
ui-table-list = Lista
ui-table-list-all = Tudo o que dá para fazer
ui-table-thinking = Pensando
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
ui-end-board = Ver a mesa
ui-end-back = Como terminou
ui-end-next = O que fazer agora
ui-end-replay = Reprise
ui-end-rematch = Revanche
ui-end-other = Outro jogo
ui-end-no-replay = A partida gravada não veio.
ui-end-awards = Prêmios
ui-end-last-blow = Lance final
ui-end-turned = Ponto de virada
ui-end-turned-how = { $when }: { $name }, chance de { $before } → { $after }.
ui-end-turned-none = nenhum: foi como se esperava.
ui-luck-great = muita sorte
ui-luck-good = sorte
ui-luck-even = na média
ui-luck-bad = azar
ui-luck-awful = muito azar
ui-replay-idea = Foi boa ideia?
ui-replay-idea-how = chance de vencer dali em diante
ui-replay-idea-ask = Perguntar a um robô
ui-replay-idea-yes = Sim: nada prometia mais.
ui-replay-idea-even = Tanto fazia.
ui-replay-idea-no = Não: a outra prometia mais.
ui-replay-idea-none = Aqui não havia o que escolher.

ui-rules-title = As regras
ui-rules-chapters = Capítulos
ui-rules-find = Procurar nas regras
ui-rules-now = O que se pergunta a você
ui-rules-glance = Num relance
ui-rules-keys = Teclas
ui-key-choice = escolher uma resposta
ui-key-confirm = confirmar a escolha
ui-key-skip = pular o que está sendo mostrado
ui-key-pause = pedir uma pausa
ui-rules-nothing = O livro não diz nada sobre isso.
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
ui-play-level = Que força devem ter os robôs?
ui-play-level-note = Um nível para a mesa toda. Na próxima vez, começa na hora.
ui-play-level-note-as = Um nível para a mesa toda. Fica lembrado.
ui-play-level-now = Robôs: { $level }
ui-play-level-change = Mudar o nível dos robôs ({ $level })

## Web client: replays and fair luck

ui-replay = reprise
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
ui-replay-address = Endereço deste momento
ui-replay-not-over = Esta partida ainda não acabou.
ui-replay-failed = A reprise não chegou.
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

## Campaigns and what a table agrees on

ui-campaigns = Campanhas
ui-campaigns-note = uma história, várias noites
ui-campaign-begin = Começar { $name } ({ $game })
ui-campaign-begin-of = Começar uma história de { $game }
ui-campaign-progress =
    { $n ->
        [0] nenhum capítulo vencido ainda
        [one] { $n } de { $of } capítulos vencidos
       *[other] { $n } de { $of } capítulos vencidos
    }
ui-campaign-play = Jogar
ui-campaign-retry = Jogar de novo
ui-campaign-on = Continuar a campanha
ui-chapter-won = vencido
ui-chapter-lost = perdido: dá para tentar de novo
ui-chapter-open = o próximo
ui-chapter-locked = trancado até vencer o anterior
ui-chapter-result-won = { $date }: vitória de { $people }
ui-chapter-result-lost = { $date }: derrota de { $people }
ui-option-fixed = definido pelo capítulo
ui-option-set =
    { $low ->
        [0] até { $high }
       *[other] de { $low } a { $high }
    }
ui-council-time = Tempo para decidir juntos
ui-council-any = livre
ui-silence = Parceiros passam por quem não responde
ui-silence-never = nunca
ui-reaction-time = Tempo para responder a jogadas alheias
ui-reaction-any = livre
ui-window-wait = Esperem: +30 s
ui-kit-seconds-left = { $n ->
    [1] falta 1 segundo
   *[other] faltam { $n } segundos
}
ui-room-pick-several = Escolha até { $of }; você tem { $n }.

# em que ritmo se vê o que os outros fazem
ui-pace = Ritmo das jogadas dos outros
ui-pace-calm = com calma
ui-pace-normal = normal
ui-pace-quick = rápido
ui-pace-instant = na hora
ui-pace-skip = Pular
ui-pace-skip-long = Pular para como está agora
ui-pace-watching = Você está assistindo
ui-chat-unread =
    { $n ->
        [one] { $n } mensagem nova
       *[other] { $n } mensagens novas
    }

# desde a última vez
ui-since = Desde sua última vez

# estar fora enquanto os outros jogam
ui-out-title = Você está fora!
ui-out-sign = Você está fora
ui-out-watch = Assistir
ui-out-forward = Ir ao fim
ui-out-leave = Sair

# As pessoas de uma mesa, e o que se pode fazer
ui-person-about = Sobre { $name }
ui-person-mute = Não ler aqui por enquanto
ui-person-unmute = Voltar a ler
ui-person-muted-one = Você não lê { $name } nesta mesa por enquanto.
ui-person-heard-one = Você voltou a ler { $name }.
ui-person-muted = { $n ->
    [one] Você não lê uma pessoa aqui.
   *[other] Você não lê { $n } pessoas aqui.
}
ui-person-unmute-all = Voltar a ler todo mundo
ui-person-block = Bloquear: nunca mais ouvir
ui-person-unblock = Desbloquear
ui-person-blocked = { $name } está no bloqueio: você não ouve mais nada dessa pessoa, em mesa nenhuma.
ui-person-unblocked = { $name } não está mais no bloqueio.
ui-person-report = Denunciar
ui-person-reported = Quem administra este servidor verá a sua denúncia.
ui-person-reason = O que aconteceu?
ui-person-report-note = As últimas linhas da conversa vão junto.
ui-person-hush = Silêncio para todos
ui-person-unhush = Pode falar de novo
ui-person-hushed = { $name } não fala mais nesta mesa.
ui-person-spoken = { $name } pode falar de novo.
ui-person-show-out = Tirar desta mesa
ui-person-show-out-sure = Tem certeza? Não dá para voltar
ui-person-out = { $name } saiu da mesa.

# A mesma pessoa em vários aparelhos
ui-device-title = Meus outros aparelhos
ui-device-open = Jogar como eu em outro aparelho
ui-device-qr = Código QR que faz de outro aparelho você
ui-device-link = Link que faz de outro aparelho você
ui-device-note = Vale por dez minutos e para um aparelho. Não mostre a mais ninguém: quem abrir será você.
ui-device-sign-out = Sair em todos os outros
ui-device-sign-out-sure = Tem certeza? Os outros aparelhos perdem seus lugares
ui-device-signed-out = Pronto: agora só este navegador é você.
ui-device-arrive = Ser a mesma pessoa aqui?
ui-device-arrive-note = Este navegador passa a ser quem lhe deu o código, com todos os lugares. Quem ele era antes fica onde está.
ui-device-be-me = Sim, sou eu
ui-device-failed = Não deu certo. Tente de novo.

## Packs: cards that somebody has written beside the box

option-packs = outros pacotes de cartas
    .about = As cartas destes pacotes entram nos baralhos, ao lado das da caixa.
pack-text = { $text }
pack-unknown = carta de um pacote que não está aqui

## O relatório do laboratório

report-title = { $game }: relatório de { $games } { $games ->
        [one] partida
       *[other] partidas
    }
report-made = { $seats } { $seats ->
        [one] lugar
       *[other] lugares
    }, robôs: { $bots }, semente { $seed }{ $options }
report-language = English
report-theme = Claro ou escuro
report-table = Os números
report-caveat = São partidas de robôs. Pessoas jogam de outro jeito; o que vale para todos estes robôs costuma valer também para elas.
report-seat = Lugar { $n }
report-games = Partidas
report-wins = Vitórias
report-rate = Taxa de vitória
report-interval = Intervalo de 95 %
report-fair = Parte justa
report-bot = Robô
report-winners = Quem vence
report-winners-even = O lugar { $best } vence mais ({ $most }), o lugar { $worst } menos ({ $least }). A parte justa é { $fair }, e nenhum lugar está com certeza longe dela.
report-winners-uneven = O lugar { $best } vence mais ({ $most }), o lugar { $worst } menos ({ $least }). A parte justa é { $fair }; com certeza longe dela: { $seats }.
report-winners-note = As linhas são longas o bastante para olhar todas juntas: em dezenove de vinte tabelas assim, elas valem para todos.
report-winners-together = Todos vencem ou perdem juntos: { $rate } das partidas são vencidas (intervalo de 95 %: { $interval }).
report-length = Quanto tempo leva
report-length-says = Metade das partidas dura de { $low } a { $high } { $unit }; a do meio, { $middle }. Uma em vinte passa de { $long }.
report-unit-turns = turnos
report-unit-minutes = minutos
report-unit-decisions = decisões
report-length-axis = Duração ({ $unit })
report-endings = Como terminam as partidas
report-endings-says = A maioria termina assim: { $first } ({ $share }). Entre as mais curtas são { $short }, entre as mais longas { $long }.
report-endings-one = Todas as partidas terminam de um só jeito: { $first }.
report-share = Parte
report-standing = Quem está na frente
report-standing-runaway = Na metade, quem vai vencer está na frente em { $leads } das partidas, onde o acaso daria { $fair }: quem abre vantagem cedo fica na frente.
report-standing-open = Na metade, quem vai vencer está na frente em { $leads } das partidas, onde o acaso daria { $fair }: há um favorito, e nada está decidido.
report-standing-comeback = Na metade, quem vai vencer está na frente em { $leads } das partidas, pouco mais que os { $fair } do acaso: as partidas se decidem tarde.
report-standing-together = Na metade, a posição da equipe vale { $won } nas partidas que ela vence e { $lost } nas que perde: { $gap } { $gap ->
        [one] ponto
       *[other] pontos
    } de diferença.
report-standing-all-won = A equipe venceu todas as partidas, de qualquer posição: mais partidas, ou mais difíceis, mostrariam o que as decide.
report-standing-all-lost = A equipe perdeu todas as partidas, de qualquer posição: mais partidas, ou mais fáceis, mostrariam o que as decide.
report-standing-note = Como está um lugar é o que os robôs do jogo acham dele, em dez partes da partida.
report-standing-note-team = Uma posição vale tanto quanto são vencidas as posições que os robôs acham tão boas, em dez partes da partida.
report-tenth = Parte da partida
report-winner = Quem vence
report-loser = Quem não vence
report-leads = Vencedor na frente
report-waiting = Espera
report-waiting-says = Entre duas decisões próprias há em média { $between } dos outros, e a maior espera de uma partida é de { $longest }. { $out }
report-waiting-out = Um lugar passa em média { $share } da partida eliminado; o lugar { $seat } mais que todos ({ $most }).
report-waiting-in = Ninguém é eliminado.
report-waiting-live = Todos agem a qualquer momento, então ninguém espera a vez; entre duas ações próprias há { $between } dos outros.
report-between = Decisões no meio
report-longest = Maior espera
report-out = Eliminado
report-cards = Cartas
report-cards-better = Quem levou uma destas com certeza venceu mais que seus iguais: { $cards }.
report-cards-worse = Com certeza menos: { $cards }.
report-cards-alike = De nenhuma carta é certo que quem a levou venceu mais ou menos que seus iguais; mais partidas diriam mais.
report-cards-often = Mais levadas quando oferecidas: { $cards }.
report-cards-note = Quem leva uma carta é comparado com lugares que estavam igualmente bem quando o turno começou. Ainda assim não é só a carta que faz a diferença: quem a leva pode planejar de outro jeito, ou ter tido os meios. Quanto vale uma carta, um experimento diz: ludoteca compare { $game } --card { $card }.
report-card = Carta
report-offered = Oferecida
report-taken = Levada
report-taken-share = Levada quando oferecida
report-taken-games = Levada por partida
report-takers = Quem leva vence
report-equals = Iguais vencem
report-above = Quem leva ao lado dos iguais
report-in-hand = { $card } (na mão)
report-teams = Dificuldade e jogadores
report-teams-says = A equipe vence mais com { $best } ({ $most }) e menos com { $worst } ({ $least }).
report-players = Jogadores
report-few = poucas para dizer
report-cup = { $game }: torneio de { $games } { $games ->
        [one] partida
       *[other] partidas
    }
report-ranking = Classificação
report-ranking-says = Em primeiro está { $best }, com { $points } pontos. { $open }
report-ranking-settled = Todos os vizinhos estão separados, ou se sabe que estão perto.
report-ranking-open = Ainda não separados: { $pairs }.
report-points = Pontos
report-crosstable = Quem vence quem
report-crosstable-says = Cada célula é quantas vezes o robô da linha venceu, onde só um dos dois venceu. O primeiro, { $best }, vence os outros em { $share } dessas partidas.
