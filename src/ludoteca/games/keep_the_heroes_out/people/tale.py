"""What the rule of a scenario remembers, in words: it stays on the board, and lights up in a turn in which it acts."""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.content.box import NO_ROOM, NOWHERE, ROOMS, TYPE_OF, VAULT
from ludoteca.games.keep_the_heroes_out.content.scenario import (
    MARK_LEADER,
    MARK_LIT,
    MARK_RAID,
    MARK_SHOWN,
    MARK_STAGE,
    SHOWN_TYPE,
    TO_STAGE,
    VITALITY,
)
from ludoteca.games.keep_the_heroes_out.people.names import at, class_name, said, type_name
from ludoteca.games.keep_the_heroes_out.people.shapes import Register
from ludoteca.games.keep_the_heroes_out.state import Dungeon, DungeonState


def registers(t: Dungeon) -> tuple[bool, int, list[Register]]:
    """Whether the rule has acted in this turn, where Heroes charge to, and the numbers that it keeps."""
    s = t.s
    found: list[Register] = []
    stage = s.marks[MARK_STAGE] - 1
    if stage >= 0:
        found.append({"ref": None, "text": said(("mark-text-stage", {"room": at(stage)}))})
    shown = shown_type(s)
    if shown >= 0:
        found.append({"ref": None, "text": said(("mark-text-shown", {"type": type_name(shown)}))})
    if s.marks[MARK_RAID] > 0:
        found.append({"ref": None, "text": said(("mark-text-raid", {"n": s.marks[MARK_RAID]}))})
    if s.marks[MARK_LEADER] > 0:
        found.append({"ref": None, "text": said(("mark-text-leader", {"hero": class_name(s.marks[MARK_LEADER] - 1)}))})
    dark = sum(1 for room in range(ROOMS) if s.place[room] != NOWHERE and s.lights[room])
    if dark:
        found.append({"ref": None, "text": said(("mark-text-dark", {"n": dark}))})
    return s.marks[MARK_LIT] == s.turns + 1, goal(s), found


def goal(state: DungeonState) -> int:
    """Where Heroes charge to."""
    stage = state.marks[MARK_STAGE] - 1
    return stage if stage > NO_ROOM and state.content.scenario.always[TO_STAGE] else VAULT


def shown_type(state: DungeonState) -> int:
    """The type of room in which Heroes are tougher, or -1."""
    clauses = state.content.scenario.always[VITALITY]
    if any(step.arg == SHOWN_TYPE for clause in clauses for side in clause.sides for step in side):
        return state.marks[MARK_SHOWN] - 1
    return -1


def room_marks(state: DungeonState, room: int) -> list[str]:
    """What the scenario has put into a room."""
    found = []
    if state.marks[MARK_STAGE] - 1 == room:
        found.append("stage")
    if state.lights[room]:
        found.append("dark")
    if shown_type(state) == TYPE_OF[room]:
        found.append("veterans")
    return found
