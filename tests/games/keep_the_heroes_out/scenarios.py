"""The words in which the rules of scenarios are told: as `invading.py` has them, with the questions that scenarios ask.

with event("bailiff", "rent_day", tokens={"vault": ["coin"]}) as g:
    g.is_asked("scenario-side", "0", "1").says("0").waits()
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from ludoteca.games.keep_the_heroes_out.actions import ACTIONS, EXTRA, ROOM
from ludoteca.games.keep_the_heroes_out.content.box import CLAN_NAMES, CLASS_NAMES, ROOM_NAMES, TYPE_NAMES
from ludoteca.games.keep_the_heroes_out.content.scenario import (
    MARK_ACTED,
    MARK_LEADER,
    MARK_RAID,
    MARK_SHOWN,
    MARK_STAGE,
)
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.rules.effects import WHATS
from ludoteca.games.keep_the_heroes_out.state import Dungeon
from ludoteca.kernel.chance import seeded
from tests.games.keep_the_heroes_out.invading import IDLE, Invasion
from tests.games.keep_the_heroes_out.table import GAME, active, clan

__all__ = ["Rule", "active", "clan", "event", "marks", "my_turn"]


class Rule(Invasion):
    """A match of a scenario."""

    def _in_words(self, kind: str, action: int) -> str:
        if not kind.startswith("scenario-"):
            return super()._in_words(kind, action)
        _, values = ACTIONS[kind].decode(action)
        if kind == "scenario-side":
            return str(values[0])
        if kind == "scenario-bite":
            room, index, wounds = values
            name = f"{CLAN_NAMES[self.state.clans[index].clan]}@{ROOM_NAMES[room]}"
            return f"{name}:{wounds}" if wounds else name
        if kind == "scenario-tile":
            return f"{ROOM_NAMES[values[0]]} {values[1]}"
        return "-".join(ROOM_NAMES[room] for room in values)

    @property
    def table(self) -> Dungeon:
        """The table of the rules, as the match stands."""
        return Dungeon(self.state, seeded(1), None)

    def acted(self) -> int:
        """How often the rule has acted; that many times it was told."""
        times = self.state.marks[MARK_ACTED]
        assert len(self.told("rule-acted")) <= times
        return times

    def settles(self) -> Self:
        """Whatever is asked in the invasion is answered somehow, until the next turn begins."""
        while not self.over and self.step == "invade":
            seat = min(self.session.pending)
            self.answer(seat, self.session.pending[seat].actions[0])
        return self.waits()

    def stage(self) -> str:
        """Where the stage is."""
        return ROOM_NAMES[self.state.marks[MARK_STAGE] - 1]

    def uses_rule(self, room: str, clause: int, what: str = "") -> Self:
        """The active player spends an Activate on a clause of the rule."""
        number = clause * WHATS + (CLASS_NAMES.index(what) if what else 0)
        self.answer(int(self.me.seat), EXTRA + number * ROOM + ROOM_NAMES.index(room))
        return self

    def can_use_rule(self, room: str, clause: int, what: str = "") -> bool:
        """Whether the active player may."""
        number = clause * WHATS + (CLASS_NAMES.index(what) if what else 0)
        return EXTRA + number * ROOM + ROOM_NAMES.index(room) in self.question.actions

    def vitality(self, name: str) -> int:
        """What a Hero can take."""
        return int(scenario.vitality(self.table, self.hero(name)))

    def charges_to(self, room: str) -> set[str]:
        """Where Heroes would charge from a room."""
        return {ROOM_NAMES[other] for other in scenario.hero_ways(self.table, ROOM_NAMES.index(room))}


def marks(stage: str = "", shown: str = "", raid: int = 0, leader: str = "") -> list[int]:
    """What a rule remembers."""
    kept = [0] * 8
    kept[MARK_STAGE] = ROOM_NAMES.index(stage) + 1 if stage else 0
    kept[MARK_SHOWN] = TYPE_NAMES.index(shown) + 1 if shown else 0
    kept[MARK_RAID] = raid
    kept[MARK_LEADER] = CLASS_NAMES.index(leader) + 1 if leader else 0
    return kept


def event(name: str, *cards: str, clans: tuple[Mapping[str, Any], ...] = (), **more: Any) -> Rule:
    """A match of this scenario in Phase 4, with these Guild cards to come, in the scenario's own dungeon."""
    players = [dict(one) for one in clans or (clan("witch"),)]
    after = players[1 % len(players)]
    after.setdefault("hand", [IDLE])
    position: dict[str, Any] = {
        "players": players,
        "scenario": name,
        "phase": "invade",
        "guild": list(cards),
        "coming": len(cards),
        **more,
    }
    return Rule(GAME, position)


def my_turn(name: str, *clans: Mapping[str, Any], **more: Any) -> Rule:
    """A match of this scenario in the first Clan's turn, in the scenario's own dungeon."""
    return Rule(GAME, {"players": list(clans), "scenario": name, "phase": "play", **more})
