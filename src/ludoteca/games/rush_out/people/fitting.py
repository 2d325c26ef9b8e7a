"""What of a hand goes where together, the best use first: for people, who have no time to work it out in a race."""

from __future__ import annotations

from ludoteca.games.rush_out.actions import PLACE, TO_AIR, TO_WATER, index_of, place_of, slot_of
from ludoteca.games.rush_out.content.names import SORCERER_SYMBOLS
from ludoteca.games.rush_out.people.shapes import Fit, Side, Turn
from ludoteca.games.rush_out.rules import dragon, trade
from ludoteca.games.rush_out.state import (
    AIR,
    FIRST_SPELL,
    JOKER,
    RACE,
    STRIDE,
    WATER,
    RushState,
    dice_of,
)


def missing(s: RushState, place: int) -> int:
    """How many dice a place still wants."""
    return len(s.needs[place]) - s.filled[place]


def nearly(s: RushState, place: int) -> bool:
    """One die more, and it is done: RO-R47 never under the Dragon, and not when it is done already."""
    return (
        s.phase == RACE
        and len(s.needs[place]) > 1
        and missing(s, place) == 1
        and not s.held[place]
        and not dragon.blocks(s, place)
    )


def nearly_done(s: RushState, *places: int) -> list[Side]:
    """The sides that lack one die on a card, whose ends are these places."""
    return ["sorcerer" if place >= FIRST_SPELL else "heroes" for place in places if nearly(s, place)]


def fits(s: RushState, seat: int, can: list[int]) -> list[Fit]:
    """For each place that takes some of the dice in hand: the placings that go there together. The best comes first:
    what completes a card, then the most dice, then the fewest gaps."""
    by_place: dict[int, list[int]] = {}
    for action in can:
        if action >= PLACE:
            by_place.setdefault(place_of(action), []).append(action)
    found = [_fit(s, seat, place, placings) for place, placings in by_place.items()]
    found.sort(key=lambda fit: (not fit["closes"], -len(fit["actions"]), fit["left"], fit["place"]))
    return found


def _fit(s: RushState, seat: int, place: int, placings: list[int]) -> Fit:
    actions = together(s, seat, placings)
    left = missing(s, place) - len(actions)
    return {"place": place, "actions": actions, "left": left, "closes": left == 0 and not dragon.blocks(s, place)}


def together(s: RushState, seat: int, placings: list[int]) -> list[int]:
    """As many placings of one place as can be done at once, in the order of the slots: no die and no slot twice. A
    Joker stays in hand while another die will do, so that it can help again."""
    faces = {index_of(action): s.face[seat * STRIDE + index_of(action)] for action in placings}
    taken: dict[int, int] = {}  # by slot: its placing

    def give(die: int, tried: set[int]) -> bool:
        for action in placings:
            slot = slot_of(action)
            if index_of(action) != die or slot in tried:
                continue
            tried.add(slot)
            if slot not in taken or give(index_of(taken[slot]), tried):
                taken[slot] = action
                return True
        return False

    for die in sorted(faces, key=lambda die: (faces[die] == JOKER, die)):
        give(die, set())
    return [taken[slot] for slot in sorted(taken)]


def turns(s: RushState, seat: int, can: list[int]) -> list[Turn]:
    """RO-R68a, RO-R68b: dice that a Scroll can turn, and what they would show."""
    if seat != s.sorcerer:
        return []
    return [
        {"die": die, "action": first + die, "face": SORCERER_SYMBOLS[trade.turned(s, die, other)]}
        for first, other in ((TO_WATER, WATER), (TO_AIR, AIR))
        for die in range(dice_of(s, seat))
        if first + die in can
    ]
