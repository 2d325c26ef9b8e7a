# Storm Watch: every word a player reads.

game-title = Storm Watch
game-cover = One light, a few keepers, and the sea.
option-nights = How many nights the light must burn
span-night = the end of this night
reaction-brace = Offers to brace the cliff
pressing-brace = the one that keeps the cliff from falling

campaign-winter = The Long Winter
campaign-winter-first-gale = The First Gale
    .before = The first gale of the year is no great matter, they say in the village. They say it every year.
    .won = The light burned till morning. In the village they say that it was no great matter.
    .lost = The light went out. In the village they say nothing.
campaign-winter-long-dark = The Long Dark
    .before = Two nights without a dawn between them: fill the lamp, and then fill it again.
    .won = When the sun came up, nobody believed it at first.
    .lost = Somewhere in the second night the oil was gone, and then the patience of the sea.
campaign-winter-spring-tide = Spring Tide
    .before = One more tide, the highest of all, and it is spring. The ships are homesick already.
    .won = They rowed in singing. It is said that the lamp sang along.
    .lost = The tide took the rock, the hut and the lamp. Build it again: the ships will come.

store-oil = oil { $n }
store-rope = rope { $n }
store-flare = flare { $n }
plan-look-out = to look out
plan-fetch = to fetch
plan-tend = to tend the lamp
channel-north = the northern channel
channel-south = the southern channel

ask-plan = What will you do tonight? You may think again until all have chosen.
ask-work = Lend a hand: what do you do?
ask-flare = Where does the flare burn?
ask-beam = Where do we turn the beam?
ask-brace =
    { $n ->
        [0] The last wave of the night comes in. Brace the cliff?
        [one] A wave comes in, and one more behind it. Brace the cliff?
       *[other] A wave comes in, and { $n } more behind it. Brace the cliff?
    }
ask-brace-with = What do you brace the cliff with?

do-look-out = Look out for waves
do-fetch = Fetch a store from the cellar
do-tend = Tend the lamp
do-rest = Rest for tonight
do-take = Take { $store }
do-use = Use { $store }
do-flare-north = Over the northern channel
do-flare-south = Over the southern channel
do-beam-north = To the north
do-beam-south = To the south
do-brace = Brace the cliff
do-let-it-come = Let it come
do-brace-with = With { $store }

event-drew = You find { $store } in the cellar.
event-drew-hidden = { $seat } { VERB($seat, "come", "comes") } back from the cellar.
event-brought = The boat leaves { $store } on the quay.
event-planned = { $seat } { VERB($seat, "go", "goes") } { $plan }.
event-brighter = The lamp burns at { $n }.
event-rested = { $seat } { VERB($seat, "rest", "rests") }.
event-took = { $seat } { VERB($seat, "take", "takes") } { $store } from the quay.
event-used = { $seat } { VERB($seat, "use", "uses") } { $store }.
event-flared = { $seat } { VERB($seat, "light", "lights") } { $channel }.
event-turned = The beam turns to { $channel }.
event-rose =
    { $n ->
        [one] The sea rises: one wave is coming.
       *[other] The sea rises: { $n } waves are coming.
    }
event-braced = { $seat } { VERB($seat, "brace", "braces") } the cliff with { $store }.
event-breached = The cliff breaks: breach { $n }.
event-fell = The house falls into the sea.
event-saved = A ship comes safely through { $channel }.
event-wrecked = A ship is lost in { $channel }.
event-burned = Oil burns down: the lamp is at { $n }.
event-dark = The light goes out.
event-morning = Morning comes.

refuse-not-in-your-hands = You do not hold that.
refuse-not-on-the-quay = That does not lie on the quay any more.
refuse-hands-full = Your hands are full.
