# Signal Fires: todas as palavras que um jogador lê.

game-title = Fogos de Sinal
ask-live = Rápido!
do-throw = Jogar os dados
do-light = Acender o farol { $beacon }

event-wished = O farol { $beacon } é o que você deseja.
event-wished-hidden = { $seat } deseja um farol.
event-threw = { $seat } tira { $one } e { $two }.
event-lit = { $seat } acende o farol { $beacon }.
event-dawn = Amanhece.

refuse-hot =
    { $ms ->
        [one] Seus dados ainda estão quentes por { $ms } milissegundo.
       *[other] Seus dados ainda estão quentes por { $ms } milissegundos.
    }
refuse-already-lit = { $keeper } foi mais rápido: o farol { $beacon } já está aceso.
refuse-no-such-die = Nenhum dos seus dados mostra { $beacon }.

option-seconds = Quantos segundos

intent-light = Vou acender o farol { $beacon }.
intent-wait = Meus dados estão quentes demais.
