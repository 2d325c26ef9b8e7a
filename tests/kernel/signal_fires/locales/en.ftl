# Signal Fires: every word a player reads.

ask-live = Quick!
do-throw = Throw your dice
do-light = Light beacon { $beacon }

event-wished = Beacon { $beacon } is the one you wish for.
event-wished-hidden = { $seat } wishes for a beacon.
event-threw = { $seat } throws { $one } and { $two }.
event-lit = { $seat } lights beacon { $beacon }.
event-dawn = Dawn breaks.

refuse-hot =
    { $ms ->
        [one] Your dice are hot for { $ms } more millisecond.
       *[other] Your dice are hot for { $ms } more milliseconds.
    }
refuse-already-lit = { $keeper } was faster: beacon { $beacon } burns already.
refuse-no-such-die = None of your dice shows { $beacon }.
