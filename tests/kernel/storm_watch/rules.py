"""The rules of Storm Watch, as they would stand in its rulebook."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.actions import Act, ActionSpace, Param
from ludoteca.kernel.flow import CHECKPOINT, Council, Decision, FirstOf, Flow, Together, react
from tests.kernel.storm_watch.state import (
    BEAM,
    BRIGHTEST,
    CHANNELS,
    CLIFF,
    DEAL,
    MOST_STORES,
    NORTH,
    NOTHING,
    OIL,
    OVER,
    PLAN,
    ROPE,
    SHIPS,
    SOUTH,
    STORES,
    WAVES,
    WORK,
    Watch,
    kind_of,
)

# What a keeper can plan for the night.
LOOK_OUT: Final = 0
FETCH: Final = 1
TEND: Final = 2

# What a keeper can do at work; TAKE + n takes store n from the quay, USE + n uses store n from its own hands.
REST: Final = 0
TAKE: Final = 100
USE: Final = 200

LET_IT_COME: Final = 0
BRACE: Final = 1

_CHANNEL: Final = ActionSpace(Act("north", at=NORTH), Act("south", at=SOUTH))
_STORE: Final = Param("store", STORES)
ACTIONS: Final = {
    "plan": ActionSpace(Act("look-out", at=LOOK_OUT), Act("fetch", at=FETCH), Act("tend", at=TEND)),
    "work": ActionSpace(Act("rest", at=REST), Act("take", _STORE, at=TAKE), Act("use", _STORE, at=USE)),
    "flare": _CHANNEL,
    "beam": _CHANNEL,
    "brace": ActionSpace(Act("let-it-come", at=LET_IT_COME), Act("brace", at=BRACE)),
    "brace-with": ActionSpace(Act("brace-with", _STORE)),
}


def match(t: Watch) -> Flow[None]:
    """SW-R1: deal; then nights of plans, work, the beam, waves and ships, until morning comes or all is lost."""
    s = t.s
    if s.step == DEAL:
        deal(t)
    while s.step != OVER:
        yield CHECKPOINT
        if s.step == PLAN:
            yield from make_plans(t)
        elif s.step == WORK:
            yield from work(t)
        elif s.step == BEAM:
            yield from turn_the_beam(t)
        elif s.step == WAVES:
            yield from wave(t)
        else:
            ships(t)


def deal(t: Watch) -> None:
    """SW-R2: two stores for everyone, that only you know; then the boat of the first night."""
    s = t.s
    t.chance.shuffle("deck", s.deck)
    for seat in range(len(s.hands)):
        for _ in range(2):
            draw(t, seat)
    boat(t)
    s.step = PLAN


def draw(t: Watch, seat: int) -> None:
    """A store from the cellar, that only its keeper sees."""
    store = t.s.deck.pop()
    t.s.hands[seat].append(store)
    t.reveal()
    t.whisper(seat, "drew", store, public="drew-hidden")


def boat(t: Watch) -> None:
    """SW-R2: the boat leaves a store for each keeper on the quay, as long as there are any."""
    s = t.s
    for _ in range(min(len(s.hands), len(s.deck))):
        s.quay.append(s.deck.pop())
        t.reveal()
        t.tell("brought", s.quay[-1])


def make_plans(t: Watch) -> Flow[None]:
    """SW-R3: everyone plans the night in the open, and may think again until all have planned."""
    s = t.s
    plans = Together([Decision(seat, "plan", plan_actions(t, seat)) for seat in range(len(s.hands))], open=True)
    yield plans
    for seat in range(len(s.hands)):
        plan = plans.answers[seat]
        s.plans[seat] = plan
        t.tell("planned", seat, plan)
        if plan == TEND:
            brighten(t, 1)
        elif plan == FETCH and s.deck:
            draw(t, seat)
    s.step = WORK


def plan_actions(t: Watch, seat: int) -> list[int]:
    """SW-R3: look out, fetch a store while hands are free and the cellar is not empty, or tend the lamp."""
    free = len(t.s.hands[seat]) < MOST_STORES and len(t.s.deck) > 0
    return [LOOK_OUT, FETCH, TEND] if free else [LOOK_OUT, TEND]


def brighten(t: Watch, n: int) -> None:
    """The lamp burns brighter, up to its best."""
    s = t.s
    s.lamp = min(BRIGHTEST, s.lamp + n)
    t.tell("brighter", s.lamp)


def work(t: Watch) -> Flow[None]:
    """SW-R4: whoever is quickest does one thing at a time, until everyone rests."""
    s = t.s
    at_work = [seat for seat in range(len(s.hands)) if not s.done[seat]]
    if not at_work:
        s.step = BEAM
        return
    hands_on = FirstOf([Decision(seat, "work", work_actions(t, seat)) for seat in at_work])
    action = yield hands_on
    seat = hands_on.seat
    if action == REST:
        s.done[seat] = True
        t.tell("rested", seat)
    elif action >= USE:
        yield from use(t, seat, action - USE)
    else:
        s.quay.remove(action - TAKE)
        s.hands[seat].append(action - TAKE)
        t.tell("took", seat, action - TAKE)


def work_actions(t: Watch, seat: int) -> list[int]:
    """SW-R4: rest; take a store from the quay while hands are free; use oil or a flare of one's own."""
    s = t.s
    taken = [TAKE + store for store in s.quay] if len(s.hands[seat]) < MOST_STORES else []
    return [REST, *taken, *(USE + store for store in sorted(s.hands[seat]) if kind_of(store) != ROPE)]


def use(t: Watch, seat: int, store: int) -> Flow[None]:
    """SW-R5: oil makes the lamp brighter by two; a flare burns over one of the channels, which its keeper names."""
    s = t.s
    s.hands[seat].remove(store)
    s.spent.append(store)
    t.tell("used", seat, store)
    if kind_of(store) == OIL:
        brighten(t, 2)
        return
    channel = yield Decision(seat, "flare", (NORTH, SOUTH), store, follows=True)
    s.lit[channel] = True
    t.tell("flared", seat, channel)


def turn_the_beam(t: Watch) -> Flow[None]:
    """SW-R6: all keepers turn the beam together; whoever is first tonight breaks a tie. Then the sea rises."""
    s = t.s
    crew = tuple(range(len(s.hands)))
    s.beam = yield Council(crew, "beam", (NORTH, SOUTH), s.first, default=NORTH)
    t.tell("turned", s.beam)
    s.sea = 1 + t.chance.roll("sea", min(3, 1 + len(crew)), 1)[0]
    t.tell("rose", s.sea)
    s.step = WAVES


def wave(t: Watch) -> Flow[None]:
    """SW-R7: against each wave those who look out may brace the cliff with a store; a rope holds the next wave, too."""
    s = t.s
    if s.sea == 0:
        s.step = SHIPS
        return
    s.sea -= 1
    answers = yield from react([offer(t, seat) for seat in range(len(s.hands))])
    for seat in range(len(s.hands)):
        if answers[seat] == BRACE:
            store = yield Decision(seat, "brace-with", brace_stores(t, seat), follows=True)
            s.hands[seat].remove(store)
            s.spent.append(store)
            t.tell("braced", seat, store)
            if kind_of(store) == ROPE and s.sea > 0:
                s.sea -= 1
            return
    s.breaches += 1
    t.tell("breached", s.breaches)
    if s.breaches == CLIFF:
        s.step = OVER
        t.tell("fell")


def offer(t: Watch, seat: int) -> Decision:
    """SW-R7: who looks out and holds anything may brace; everyone else can only let the wave come."""
    able = t.s.plans[seat] == LOOK_OUT and len(t.s.hands[seat]) > 0
    actions = (LET_IT_COME, BRACE) if able else (LET_IT_COME,)
    return Decision(seat, "brace", actions, default=LET_IT_COME, reaction=True)


def brace_stores(t: Watch, seat: int) -> list[int]:
    """SW-R7: any store in one's own hands."""
    return sorted(t.s.hands[seat])


def ships(t: Watch) -> None:
    """SW-R8, SW-R9: a ship in the light is saved, any other is lost; the lamp burns down; the next night comes."""
    s = t.s
    for channel in t.chance.roll("ships", CHANNELS, 2 if len(s.hands) > 2 else 1):
        if channel == s.beam or s.lit[channel]:
            s.saved += 1
            t.tell("saved", channel)
        else:
            s.lost += 1
            t.tell("wrecked", channel)
    s.lamp -= 1
    t.tell("burned", s.lamp)
    if s.lamp == 0 or s.night == s.nights:
        s.step = OVER
        t.tell("dark" if s.lamp == 0 else "morning")
        return
    s.night += 1
    s.first = (s.first + 1) % len(s.hands)
    s.plans = [NOTHING] * len(s.hands)
    s.done = [False] * len(s.hands)
    s.beam = NOTHING
    s.lit = [False] * CHANNELS
    boat(t)
    s.step = PLAN
