# Signal Fires: every word a player reads.

game-title = Signal Fires
ask-live = Quick!
do-throw = Throw your dice
do-light = Light beacon { $beacon }

event-wished = Beacon { $beacon } is the one you wish for.
event-wished-hidden = { $seat } { VERB($seat, "wish", "wishes") } for a beacon.
event-threw = { $seat } { VERB($seat, "throw", "throws") } { $one } and { $two }.
event-lit = { $seat } { VERB($seat, "light", "lights") } beacon { $beacon }.
event-dawn = Dawn breaks.

refuse-hot =
    { $ms ->
        [one] Your dice are hot for { $ms } more millisecond.
       *[other] Your dice are hot for { $ms } more milliseconds.
    }
refuse-already-lit = { $keeper } was faster: beacon { $beacon } burns already.
refuse-no-such-die = None of your dice shows { $beacon }.

option-seconds = How many seconds

intent-light = I light beacon { $beacon }.
intent-wait = My dice are too hot.
