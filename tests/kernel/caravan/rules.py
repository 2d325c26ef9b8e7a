"""The rules of Caravan, as they would stand in its rulebook."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.actions import Act, ActionSpace, Param
from ludoteca.kernel.flow import CHECKPOINT, Decision, Flow
from tests.kernel.caravan.content import BEASTS, FARE, STOP_IDS, STRENGTH, WARE_IDS
from tests.kernel.caravan.state import (
    BEAST,
    LOOKING,
    NIGHTFALL,
    NOBODY,
    REST,
    STOP,
    TRADE,
    Caravan,
)

# What a seat can do in its turn; SELL + n sells ware n.
LOOK: Final = 0
DRAW_WATER: Final = 1
SELL: Final = 10

ACTIONS = {
    "turn": ActionSpace(
        Act("look", at=LOOK), Act("draw-water", at=DRAW_WATER), Act("sell", Param("ware", len(WARE_IDS)), at=SELL)
    ),
    "keep": ActionSpace(Act("keep", Param("which", 2))),
}


def journey(t: Caravan) -> Flow[None]:
    """CV-R1: every day each traveller has a turn; at night all drink. It ends with the last day, or of thirst."""
    s = t.s
    if not s.dealt:
        s.dealt = True
        t.chance.shuffle("deck", s.deck)
    while s.day <= s.days and s.water >= 0:
        yield CHECKPOINT
        if s.turn < len(s.hands):
            yield from turn(t, s.turn)
            s.turn += 1
        else:
            nightfall(t)


def turn(t: Caravan, me: int) -> Flow[None]:
    """CV-R2: look for wares, draw water, or sell."""
    action = yield Decision(me, "turn", turn_actions(t, me))
    if action == LOOK:
        yield from look(t, me)
    elif action == DRAW_WATER:
        t.cause = REST
        t.s.water += 2
        t.tell("drew-water", me, 2)
    else:
        sell(t, me, action - SELL)


def turn_actions(t: Caravan, me: int) -> list[int]:
    """CV-R2: what a seat can do in its turn; there must be two wares to look at."""
    looks = [LOOK] if len(t.s.deck) + len(t.s.sold) >= 2 else []
    return [*looks, DRAW_WATER, *(SELL + ware for ware in sorted(set(t.s.hands[me])))]


def look(t: Caravan, me: int) -> Flow[None]:
    """CV-R3: look at two wares, keep one, and put the other under the deck. Only you know which.

    The two lie in the state while you choose: there they are dealt anew in every world that another seat imagines.
    """
    s = t.s
    t.cause = LOOKING
    if len(s.deck) < 2:
        s.deck = s.sold + s.deck
        s.sold = []
        t.chance.shuffle("deck", s.deck)
    s.looker = me
    s.looked = [s.deck.pop(), s.deck.pop()]
    t.reveal()
    t.tell("looked", me)
    kept = yield Decision(me, "keep", (0, 1))
    s.hands[me].append(s.looked[kept])
    s.deck.insert(0, s.looked[1 - kept])
    s.looked = []
    s.looker = NOBODY
    t.whisper(me, "kept", s.hands[me][-1], public="kept-hidden")


def sell(t: Caravan, me: int, ware: int) -> None:
    """CV-R4: a ware brings its worth, more for each strong beast, and what the stops on the way add or take."""
    s = t.s
    t.cause = TRADE
    bill = t.bill()
    gold = s.content.worths[ware]
    if bill is not None:
        bill.add(TRADE, gold)
    for beast in s.beasts[me]:
        gold += STRENGTH[BEASTS[beast]]
        if bill is not None:
            bill.add(BEAST + beast, STRENGTH[BEASTS[beast]])
    for stop in s.stops:
        gold += FARE[STOP_IDS[stop]]
        if bill is not None:
            bill.add(STOP + stop, FARE[STOP_IDS[stop]])
    s.hands[me].remove(ware)
    s.sold.append(ware)
    s.gold += gold
    t.tell("sold", me, ware)
    t.tell_change("earned", bill, me, gold)


def nightfall(t: Caravan) -> None:
    """CV-R5: everyone drinks. When there is not enough for all, the journey ends."""
    s = t.s
    t.cause = NIGHTFALL
    s.water -= len(s.hands)
    s.turn = 0
    s.day += 1
    if s.water < 0:
        t.tell("thirst")
    else:
        t.tell("drank", len(s.hands), s.water)
    if s.day > s.days:
        t.tell("arrived", s.gold)
