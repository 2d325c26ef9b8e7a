"""What is worth thinking about: what *jogador* would do, then what looks next best."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass.bots.follow import part_of
from ludoteca.games.kick_ass.bots.outlook import outlook
from ludoteca.games.kick_ass.bots.plan import best_place, moves_of, plan_of_others
from ludoteca.games.kick_ass.bots.player import Player
from ludoteca.games.kick_ass.bots.uses import Use
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.state import City
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision

CARDS: Final = 5  # that are compared


def ideas(t: City, decision: Decision, most: int) -> list[int]:
    """The few answers worth searching.

    Only the card of a segment is worth it: it says where a hero goes and whom it meets. Steps follow the plan that goes
    with the card, and what a throw is worth can be reckoned; so a team thinks once a segment for each of its heroes.
    """
    found = [Player().choose(t, decision, seeded(1))]
    if decision.kind == "card":
        add(found, best_cards(t, decision), min(most, CARDS))
    return found


def add(found: list[int], more: list[int], most: int) -> None:
    """Further ideas, without repeating any."""
    for action in more:
        if len(found) < most and action not in found:
            found.append(action)


def best_cards(t: City, decision: Decision) -> list[int]:
    """The cards of a hand by what each could do beside the others' parts."""
    part_of(t, decision)
    plan = plan_of_others(t, decision.seat)
    look = outlook(t)
    ways = look.ways
    scored: list[tuple[float, int]] = []
    known: list[list[Use] | None] = [None] * w.DISTRICTS
    for action in decision.actions:
        moves = moves_of(t, decision.seat, action)
        part = best_place(t, look, ways, plan, decision.seat, action, moves, known, None)
        if part is not None:
            scored.append((-part.worth, action))
    scored.sort()
    return [action for _, action in scored]
