"""Questions of scenario rules, as the players see them. The words of a side are those of its scenario."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.keep_the_heroes_out.actions import ACTIONS
from ludoteca.games.keep_the_heroes_out.content.scenario import (
    CLOSE,
    COMPLETE,
    DISCARD,
    TURN_LOWEST,
    WAKE,
)
from ludoteca.games.keep_the_heroes_out.people.names import (
    Word,
    at,
    like_ref,
    monster_name,
    passage_ref,
    room_name,
    room_ref,
    scenario_name,
)
from ludoteca.games.keep_the_heroes_out.rules.oddities import FOR_COLLAPSE, FOR_HOP, FOR_STAGE
from ludoteca.games.keep_the_heroes_out.state import Dungeon
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice, Prompt

RULE = "KTHO-R4"
PURPOSES = {
    DISCARD: "discard",
    TURN_LOWEST: "lowest",
    WAKE: "wake",
    COMPLETE: "complete",
    CLOSE: "close",
    FOR_STAGE: "stage",
    FOR_HOP: "hop",
    FOR_COLLAPSE: "collapse",
}


def present_scenario(t: Dungeon, decision: Decision) -> Prompt:
    """A question that the rule of the scenario asks all players."""
    return _PRESENTERS[decision.kind](t, decision)


def _prompt(t: Dungeon, decision: Decision, text: str, choices: list[Choice], params: dict[str, Any]) -> Prompt:
    shown = {"scenario": scenario_name(t.content), **params}
    return Prompt(decision.kind, text, RULE, shown, choices=choices)


def _side(t: Dungeon, decision: Decision) -> Prompt:
    """One of what stands left and right of a slash; the scenario's own words say what each does."""
    clause = decision.about if isinstance(decision.about, int) else 0
    name = t.content.scenario.id
    choices = [
        Choice(side, f"scenario-{name}-side-{clause}-{side}", {}, ["scenario"], RULE) for side in decision.actions
    ]
    return _prompt(t, decision, "ask-scenario-side", choices, {})


def _room(t: Dungeon, decision: Decision) -> Prompt:
    """A room, for one of several purposes."""
    about = decision.about
    purpose, where = about if isinstance(about, tuple) else (about, -1)
    name = PURPOSES.get(purpose, "discard") if isinstance(purpose, int) else "discard"
    params: dict[str, Any] = {}
    if isinstance(where, int) and where >= 0:
        params["room"] = at(where)
    choices = [
        Choice(room, "do-scenario-room", {"room": room_name(room)}, [room_ref(room)], RULE) for room in decision.actions
    ]
    return _prompt(t, decision, f"ask-scenario-room-{name}", choices, params)


def _bite(t: Dungeon, decision: Decision) -> Prompt:
    """Which Monster a Frog bites."""
    choices = []
    for action in decision.actions:
        _, (room, index, wounds) = ACTIONS[decision.kind].decode(action)
        clan = t.s.clans[index]
        left = int(clan.vitality) - wounds
        params = {"monster": monster_name(int(clan.clan)), "room": at(room), "left": left}
        text = "do-hit" if left > 1 else "do-hit-fatal"
        choices.append(Choice(action, text, params, [like_ref(clan, room, wounds)], RULE))
    room = decision.about if isinstance(decision.about, int) else 0
    return _prompt(t, decision, "ask-scenario-bite", choices, {"room": at(room)})


def _passage(t: Dungeon, decision: Decision) -> Prompt:
    """Which way is opened or closed."""
    choices = []
    for action in decision.actions:
        name, (room, other) = ACTIONS[decision.kind].decode(action)
        words: dict[str, Word] = {"room": room_name(room), "other": room_name(other)}
        choices.append(Choice(action, f"do-scenario-{name}", words, [passage_ref(room, other)], RULE))
    return _prompt(t, decision, f"ask-{decision.kind}", choices, {})


def _tile(t: Dungeon, decision: Decision) -> Prompt:
    """Which tile is turned, and how far."""
    choices = []
    for action in decision.actions:
        _, (room, turn) = ACTIONS[decision.kind].decode(action)
        params = {"room": room_name(room), "n": 90 * turn}
        choices.append(Choice(action, "do-scenario-tile", params, [room_ref(room), f"turn:{turn}"], RULE))
    return _prompt(t, decision, "ask-scenario-tile", choices, {})


_PRESENTERS: dict[str, Callable[[Dungeon, Decision], Prompt]] = {
    "scenario-side": _side,
    "scenario-room": _room,
    "scenario-bite": _bite,
    "scenario-open": _passage,
    "scenario-close": _passage,
    "scenario-tile": _tile,
}
