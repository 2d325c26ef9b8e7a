game-title = Barquinhos de Papel
game-tagline = Sopre!
game-cover = Chuva, uma sarjeta e um bueiro no fim.

ask-blow = Como você sopra?
do-gently = De leve
do-hard = Com força
event-blown = { $seat } sopra o barco { $n ->
    [one] um passo
   *[other] { $n } passos
 } adiante.
event-arrived = { $seat } chegou ao bueiro.
reason-arrived = Um barco chegou ao bueiro.
