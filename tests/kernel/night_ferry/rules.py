"""The rules of Night Ferry, as they would stand in its rulebook."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.actions import Act, ActionSpace, Param
from ludoteca.kernel.flow import CHECKPOINT, Council, Decision, Flow, Together
from tests.kernel.night_ferry.state import AUCTION, COINS, COURSE, CRATES, DEAL, NOTHING, OVER, TURN, Ferry

# What a seat can do in its turn; LOAD + n loads crate n.
DRAW: Final = 0
WHISTLE: Final = 1
LOAD: Final = 10

NO: Final = 0
YES: Final = 1

CALM: Final = 0
STORM: Final = 1

_YES_OR_NO: Final = ActionSpace(Act("no", at=NO), Act("yes", at=YES))
ACTIONS: Final = {
    "turn": ActionSpace(Act("draw", at=DRAW), Act("whistle", at=WHISTLE), Act("load", Param("crate", CRATES), at=LOAD)),
    "toll": _YES_OR_NO,
    "auction": _YES_OR_NO,
    "bid": ActionSpace(Act("bid", Param("coins", COINS + 1))),
    "course": ActionSpace(Act("calm", at=CALM), Act("storm", at=STORM)),
}


def match(t: Ferry) -> Flow[None]:
    """NF-R1: deal; then rounds of turns, an auction and a course, until the night is over."""
    s = t.s
    if s.step == DEAL:
        deal(t)
    while s.step != OVER:
        yield CHECKPOINT
        if s.step == TURN:
            yield from turn(t, t.active())
        elif s.step == AUCTION:
            yield from auction(t)
        else:
            yield from course(t)


def deal(t: Ferry) -> None:
    """NF-R2: three crates and three coins for everyone. Only you know your crates."""
    s = t.s
    t.chance.shuffle("deck", s.deck)
    for seat, hand in enumerate(s.hands):
        earn(t, seat, 3)
        for _ in range(3):
            hand.append(s.deck.pop())
            t.whisper(seat, "dealt", hand[-1], public="dealt-hidden")
    s.step = TURN


def earn(t: Ferry, seat: int, n: int) -> int:
    """Coins from the bank, as far as it has any; a negative number pays, as far as the purse goes."""
    s = t.s
    moved = min(n, s.bank) if n > 0 else -min(-n, s.coins[seat])
    s.coins[seat] += moved
    s.bank -= moved
    return moved


def turn(t: Ferry, me: int) -> Flow[None]:
    """NF-R3: draw a crate, whistle for wind, or load a crate."""
    s = t.s
    action = yield Decision(me, "turn", turn_actions(t, me))
    if action == DRAW:
        s.hands[me].append(s.deck.pop())
        t.reveal()
        t.whisper(me, "drew", s.hands[me][-1], public="drew-hidden")
    elif action == WHISTLE:
        wind = t.chance.roll("wind", 6, 1, me)[0]
        t.tell("whistled", me, wind + 1, earn(t, me, 1 + wind // 3))
    else:
        yield from load(t, me, action - LOAD)
    s.taken += 1
    if s.taken == len(s.hands):
        s.step = AUCTION if s.deck else COURSE


def turn_actions(t: Ferry, me: int) -> list[int]:
    """NF-R3: what a seat can do in its turn."""
    actions = [DRAW] if t.s.deck else []
    return [*actions, WHISTLE, *(LOAD + crate for crate in sorted(t.s.hands[me]))]


def load(t: Ferry, me: int, crate: int) -> Flow[None]:
    """NF-R4: the one on your left may pay a coin to have your crate thrown into the sea."""
    s = t.s
    s.hands[me].remove(crate)
    s.holds[me].append(crate)
    t.tell("loaded", me, crate)
    rival = (me + 1) % len(s.hands)
    if s.coins[rival] == 0:
        return
    answer = yield Decision(rival, "toll", (NO, YES), crate)
    if answer == YES:
        earn(t, rival, -1)
        s.holds[me].remove(crate)
        s.sea.append(crate)
        t.tell("sunk", rival, crate)


def auction(t: Ferry) -> Flow[None]:
    """NF-R5, NF-R6: the first player may call an auction; all bid in secret, and the one highest bid wins."""
    s = t.s
    called = yield Decision(s.first, "auction", (NO, YES))
    if called == YES:
        s.lot = s.deck.pop()
        t.reveal()
        t.tell("offered", s.lot)
        bids = Together([Decision(seat, "bid", range(coins + 1)) for seat, coins in enumerate(s.coins)])
        yield bids
        settle(t, bids.answers)
    s.step = COURSE


def settle(t: Ferry, bids: dict[int, int]) -> None:
    """NF-R6: a tie at the top sinks the crate."""
    s = t.s
    for seat in sorted(bids):
        t.tell("bid", seat, bids[seat])
    most = max(bids.values())
    best = [seat for seat in sorted(bids) if bids[seat] == most]
    if len(best) == 1:
        earn(t, best[0], -most)
        s.holds[best[0]].append(s.lot)
        t.tell("won", best[0], s.lot)
    else:
        s.sea.append(s.lot)
        t.tell("tied", s.lot)
    s.lot = NOTHING


def course(t: Ferry) -> Flow[None]:
    """NF-R7: the crew sets the course together, and whoever is first breaks a tie. A storm is a gamble for all."""
    s = t.s
    crew = tuple(range(len(s.hands)))
    choice = yield Council(crew, "course", (CALM, STORM), s.first)
    if choice == STORM:
        luck = t.chance.roll("storm", 6, 1)[0]
        for seat in crew:
            earn(t, seat, 1 if luck >= 3 else -1)
        t.tell("storm", luck + 1)
    else:
        t.tell("calm")
    s.first = (s.first + 1) % len(s.hands)
    s.taken = 0
    s.round += 1
    s.step = TURN
    if s.round > s.rounds:
        s.step = OVER
        t.tell("landed")
