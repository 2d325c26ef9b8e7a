"""What a card does for a monster as things stand: by the rules, played with the card and without it.

Of a card for sale it is what buying it would bring; of a card in front of the one who looks, what it brings already.
"""

from __future__ import annotations

from contextlib import suppress

from ludoteca.games.king_of_tokyo.people.names import Word
from ludoteca.games.king_of_tokyo.people.previews import effects, resolved
from ludoteca.games.king_of_tokyo.rules.ending import end_turn
from ludoteca.games.king_of_tokyo.rules.hand import take_away
from ludoteca.games.king_of_tokyo.rules.market import price, receive
from ludoteca.games.king_of_tokyo.rules.quantities import max_hearts
from ludoteca.games.king_of_tokyo.rules.rolling import dice_of, rolls_of
from ludoteca.games.king_of_tokyo.state import NO_CARD, Monster, Tokyo, TokyoState
from ludoteca.kernel.flow import Flow
from ludoteca.kernel.present import Effect
from ludoteca.kernel.previews import LuckNeeded, NoLuck

NOT_NEWS = ("card", "short", "wasted")  # that one has the card, and what the dice do not give


def worth(state: TokyoState, seat: int, ref: str) -> list[Effect]:
    """What the card with this ref does for a seat; nothing for what is no card of its own or for sale."""
    kind, _, number = ref.partition(":")
    if kind != "card" or not number.isdigit():
        return []
    card = int(number)
    me = state.monsters[seat]
    known = [*state.market, *state.deck[len(state.deck) - state.knows[seat] :]]
    if card in me.cards:
        return _compared(_without(state, seat, card), state.copy(), seat)
    if card != NO_CARD and card in known and me.alive:
        after = _with(state, seat, card)
        at_once = [effect for effect in effects(state, after, seat) if effect.kind not in NOT_NEWS]
        return at_once + _compared(state.copy(), after, seat)
    return []


def _with(state: TokyoState, seat: int, card: int) -> TokyoState:
    """The match after the seat has got this card, whatever it costs."""
    world = _dealt(state)
    world.market = [NO_CARD if lying == card else lying for lying in world.market]
    world.deck = [lying for lying in world.deck if lying != card]
    table = Tokyo(world, NoLuck(), None)
    _run(receive(table, world.monsters[seat], card))
    return world


def _without(state: TokyoState, seat: int, card: int) -> TokyoState:
    """The match as it would be if the seat did not have this card."""
    world = _dealt(state)
    table = Tokyo(world, NoLuck(), None)
    hearts = world.monsters[seat].hearts
    take_away(table, world.monsters[seat], card)
    world.discard.append(card)
    world.monsters[seat].hearts = hearts
    return world


def _dealt(state: TokyoState) -> TokyoState:
    """A copy whose deck tells nothing."""
    world = state.copy()
    world.deck = sorted(world.deck)
    return world


def _run(flow: Flow[None]) -> None:
    """Let a rule go on to where somebody is asked or luck is needed."""
    with suppress(LuckNeeded, StopIteration):
        next(flow)


def _compared(without: TokyoState, having: TokyoState, seat: int) -> list[Effect]:
    """What is different for a seat: its dice, rolls, room for hearts, prices, its roll, the end of its turn."""
    found: list[Effect] = []
    others = [card for card in having.market if card != NO_CARD]
    measured = zip(_MEASURES, _measured(without, seat, others), _measured(having, seat, others), strict=True)
    for name, before, after in measured:
        if before != after:
            params = {"before": before, "after": after}
            found.append(Effect(name, seat, after - before, after, f"effect-{name}", params))
    found += _news(_rolled(without, seat), _rolled(having, seat), "effect-with-dice")
    return found + _news(_ended(without, seat), _ended(having, seat), "effect-at-end")


_MEASURES = ("dice", "rolls", "room", "prices")


def _measured(state: TokyoState, seat: int, others: list[int]) -> tuple[int, int, int, int]:
    """A monster's dice, rolls, room for hearts, and what the other cards of the market cost it."""
    table = Tokyo(state, NoLuck(), None)
    me: Monster = state.monsters[seat]
    prices = sum(int(price(table, me, card)) for card in others)
    return int(dice_of(table, me)), int(rolls_of(me)), int(max_hearts(me)), prices


def _rolled(state: TokyoState, seat: int) -> list[Effect]:
    """What the dice on the table give the one whose turn it is."""
    return resolved(state, list(state.dice)) if state.turn == seat and state.dice else []


def _ended(state: TokyoState, seat: int) -> list[Effect]:
    """What the end of a turn of this seat would bring now."""
    world = _dealt(state)
    world.turn = seat
    _run(end_turn(Tokyo(world, NoLuck(), None), world.monsters[seat]))
    return effects(state, world, seat)


def _news(without: list[Effect], having: list[Effect], text: str) -> list[Effect]:
    """What is there only with the card, told with when it comes."""
    news = [effect for effect in having if effect not in without and effect.kind not in NOT_NEWS]
    return [Effect(one.kind, one.seat, one.n, one.after, text, {"what": _word(one)}) for one in news]


def _word(effect: Effect) -> Word:
    return effect.text, effect.params
