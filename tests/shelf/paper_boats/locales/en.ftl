game-title = Paper Boats
game-tagline = Blow!
game-cover = Rain, a gutter, and a drain at its end.

ask-blow = How do you blow?
do-gently = Gently
do-hard = Hard
event-blown = { $seat } blows the boat { $n ->
    [one] one step
   *[other] { $n } steps
 } on.
event-arrived = { $seat } is at the drain.
reason-arrived = A boat has reached the drain.
