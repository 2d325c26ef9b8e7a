"""Numbers for the end page: lines over the match, moments that players will tell of, and what one gets an award for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import Box
from ludoteca.games.kick_ass.state import BOSS_EVENT, CityState
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import ALWAYS, Deal, Facts

MOMENTS: Final = {
    "completed": 20,
    "matured": 18,
    "foe-fell": 26,
    "fainted": 16,
    "famous": 24,
    "plot": ALWAYS,
    "last-stand": ALWAYS,
    "out": 22,
    "city-hall-full": ALWAYS,
    "crisis": 6,
}
OF_A_SEAT: Final = ("fainted", "famous", "out", "crisis")  # the seat is their first argument


def facts(box: Box) -> Facts:
    """What the lab counts: items that lie in the Shop, and that heroes buy."""
    return Facts(
        things=[item.id for item in box.items],
        deals={"shop": Deal(thing=0), "bought": Deal(thing=1, taker=0)},
        decks={"items": range(len(box.items))},
    )


def chart(state: CityState) -> dict[str, list[int]]:
    """For all: Events settled and lost, Minions in the city; by seat: Happiness and Social Media."""
    seats = len(state.heroes)
    crowd = sum(state.minions[place] + state.supers[place] for place in range(w.DISTRICTS))
    return {
        "settled": [len(state.completed)] * seats,
        "lost": [sum(1 for event in state.matured if event < BOSS_EVENT)] * seats,
        "minions": [crowd] * seats,
        "happiness": [int(hero.stats[w.HAPPINESS]) for hero in state.heroes],
        "media": [int(hero.stats[w.MEDIA]) for hero in state.heroes],
    }


def highlight(event: Event) -> tuple[int, int] | None:
    """An Event settled or lost, a brute that falls, a knock-out, fame, the plot, the last stand."""
    weight = MOMENTS.get(event.kind)
    if weight is None:
        return None
    if event.kind == "completed":
        return event.args[1], weight
    return (event.args[0] if event.kind in OF_A_SEAT else -1), weight


def merits(event: Event) -> Sequence[tuple[str, int, int]]:
    """Clean-ups, clocks for Events, steps, Life lost, shopping, money."""
    kind, args = event.kind, event.args
    if kind == "cleaned":
        return (("sweeper", args[0], 1),)
    if kind == "clock":
        return (("reporter", args[0], 1),)
    if kind == "moved":
        return (("runner", args[0], 1),)
    if kind == "lost" and args[1] == w.LIFE:
        return (("punchbag", args[0], args[2]),)
    if kind == "bought":
        return (("shopper", args[0], 1),)
    if kind == "gained" and args[1] == w.MEDIA:
        return (("star", args[0], args[2]),)
    return ()
