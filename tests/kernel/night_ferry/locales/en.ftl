# Night Ferry: every word a player reads.

game-title = Night Ferry
crate = crate { $n }

ask-turn = Your turn on deck: what do you do?
ask-toll = Sink { $crate } for one coin?
ask-auction = Put the top crate up for auction?
ask-bid = How much do you bid for { $crate }?
ask-course = Which course does the ferry take?

do-draw = Draw a crate
do-whistle = Whistle for wind
do-load = Load { $crate }
do-toll = Pay, and sink { $crate }
do-no-toll = Let { $crate } pass
do-auction = Call the auction
do-no-auction = Sail on
do-bid =
    { $n ->
        [0] Bid nothing
        [one] Bid { $n } coin
       *[other] Bid { $n } coins
    }
do-calm = Along the calm coast
do-storm = Into the storm
effect-coins-left = That leaves { $n }.

event-dealt = You get { $crate }.
event-dealt-hidden = { $seat } { VERB($seat, "get", "gets") } a crate.
event-drew = You draw { $crate }.
event-drew-hidden = { $seat } { VERB($seat, "draw", "draws") } a crate.
event-whistled = { $seat } { VERB($seat, "whistle", "whistles") }, wind { $wind } blows, and { $n } coins roll in.
event-loaded = { $seat } { VERB($seat, "load", "loads") } { $crate }.
event-sunk = { $seat } { VERB($seat, "have", "has") } { $crate } thrown into the sea.
event-offered = { $crate } is up for auction.
event-bid = { $seat } { VERB($seat, "bid", "bids") } { $n }.
event-won = { $seat } { VERB($seat, "win", "wins") } { $crate }.
event-tied = The bids are tied: { $crate } goes overboard.
event-storm = The storm throws { $n }.
event-calm = A quiet crossing.
event-landed = Land ahoy!

refuse-too-poor = You have { $n } coins, and cannot bid more.
refuse-not-your-crate = You do not hold that crate.

option-rounds = How many rounds
