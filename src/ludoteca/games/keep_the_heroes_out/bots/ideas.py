"""What is worth thinking about: the answers of a question, the most promising first."""

from __future__ import annotations

from typing import Final

from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.bots.deeds import gain, open_cells
from ludoteca.games.keep_the_heroes_out.bots.player import Player, worth_of
from ludoteca.games.keep_the_heroes_out.bots.sketch import danger, sketch_of
from ludoteca.games.keep_the_heroes_out.state import Dungeon
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision

MOST_CARDS: Final = 5  # cards and sides that are compared
FEW: Final = 4  # deeds of one card
MARGIN: Final = 4.0  # what promises so much less than the best is not worth a thought


def worths(t: Dungeon, decision: Decision) -> list[float]:
    """What each answer of a question of the turn promises, as *jogador* sees it."""
    clan = t.active()
    base = sketch_of(t)
    before = danger(base)
    known: dict[int, float] = {}
    out: list[float] = []
    for action in decision.actions:
        if action == actions.PASS:
            out.append(0.0)
        elif action == actions.CELLS:
            out.append(open_cells(base))
        elif decision.kind == "turn":
            out.append(worth_of(t, clan, base, before, action, known))
        else:
            out.append(gain(t, clan, base, before, action))
    return out


def ideas(t: Dungeon, decision: Decision, most: int) -> list[int]:
    """The few answers worth searching: what *jogador* would do first of all, then what promises nearly as much.

    Where a glance is as good as a search, that is all.
    """
    options = decision.actions
    first = Player().choose(t, decision, seeded(1))
    found: list[int] = [first]
    kind = decision.kind
    if kind in ("turn", "act", "swarm", "combo"):
        values = worths(t, decision)
        order = list(range(len(options)))
        order.sort(key=lambda i: -values[i])
        top = values[order[0]]
        few = min(most, MOST_CARDS if kind == "turn" else FEW)
        for index in order:
            if len(found) < few and options[index] not in found and values[index] > top - MARGIN:
                found.append(options[index])
    elif kind in ("defend", "last", "way", "rooms", "supply"):
        for action in options:
            if len(found) < min(most, FEW) and action not in found:
                found.append(action)
    return found
