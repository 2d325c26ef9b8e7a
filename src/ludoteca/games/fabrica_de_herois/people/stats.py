"""A match in numbers, for the page at its end: lines over the turns, key moments, what one gets an award for."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.fabrica_de_herois.content.box import Content
from ludoteca.games.fabrica_de_herois.state import NONE, FactoryState
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import ALWAYS, Deal, Facts

GREAT_MISSION = 9  # FH-R30: orange and red


def chart(state: FactoryState) -> dict[str, list[int]]:
    """Points and Actions by seat."""
    return {
        "points": [int(p.points) for p in state.players],
        "actions": [int(p.actions) for p in state.players],
    }


def tally(state: FactoryState) -> dict[str, int]:
    """Counters of a finished match."""
    return {
        "attempts": sum(int(p.attempts) for p in state.players),
        "completed": sum(len(p.done) for p in state.players),
    }


def highlight(event: Event) -> tuple[int, int] | None:
    """A great Mission completed, one that failed, an attack turned down, a Hero taken away, a duel."""
    kind, args = event.kind, event.args
    if kind == "completed":
        return args[0], ALWAYS if args[2] > GREAT_MISSION + 1 else 4 * args[2]
    if kind == "failed":
        return args[0], 18
    if kind == "cancelled":
        return args[0], 30
    if kind == "stolen":
        return args[0], 26
    if kind == "redirected":
        return args[0], 28
    if kind == "exiled" and args[0] != NONE:
        return args[0], 20
    if kind == "rotated":
        return args[0], 34
    if kind == "duelled":
        return -1, 16
    return None


def merits(event: Event) -> Sequence[tuple[str, int, int]]:
    """Missions completed, abilities used, answers given, Heroes bought, Missions fled."""
    kind, args = event.kind, event.args
    if kind == "completed":
        return (("missions", args[0], 1),)
    if kind == "declared":
        return (("answers" if args[2] != NONE else "abilities", args[0], 1),)
    if kind == "bought":
        return (("shopper", args[0], 1),)
    if kind == "fled":
        return (("runner", args[0], 1),)
    return ()


def facts(content: Content) -> Facts:
    """What the lab counts: Heroes that take the Field, and Missions that are drawn and completed."""
    heroes = [card.id for card in content.heroes]
    missions = [card.id for card in content.missions]
    at = [len(heroes) + number for number in range(len(missions))]
    return Facts(
        things=[*heroes, *missions],
        deals={
            "entered": Deal(thing=1, taker=0),
            "mission": Deal(thing=1, kinds=at),
            "completed": Deal(thing=1, taker=0, kinds=at),
        },
        decks={"heroes": range(len(heroes)), "missions": at},
    )
