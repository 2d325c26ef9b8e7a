"""What anyone may see of a match. The team shares everything (KA-D-61), so all viewers see the same; what nobody knows
(decks, crises that were never up, tokens face down, a plot drawn at random) is not in here."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import JOHN
from ludoteca.games.kick_ass.people import dangers, plots, shapes
from ludoteca.games.kick_ass.people.faces import card_face, item_face
from ludoteca.games.kick_ass.people.fights import combat_face
from ludoteca.games.kick_ass.people.panels import SEGMENT_IDS, hero_face
from ludoteca.games.kick_ass.people.streets import district_face, event_face, spawn_face
from ludoteca.games.kick_ass.state import (
    ACT,
    BOSS_EVENT,
    CHOOSE,
    EVENTS,
    HIT_SIDE,
    LAST_ROUND,
    NO_CARD,
    NO_DOCKS,
    NO_ITEM,
    OVER,
    RAID,
    REASONS,
    REFRESH,
    ROW,
    SLEEP,
    SOLO,
    SPAWN,
    City,
    CityState,
)
from ludoteca.kernel.chance import seeded

PHASES: Final[dict[int, shapes.PhaseId]] = {
    EVENTS: "event",
    SPAWN: "day",
    CHOOSE: "day",
    ACT: "day",
    SLEEP: "sleep",
    REFRESH: "refresh",
    OVER: "over",
}


def still_table(state: CityState) -> City:
    """A table to ask rules questions of, without luck to lose or anyone to tell."""
    return City(state, seeded(0), None)


def phase_of(state: CityState) -> shapes.PhaseId:
    """KA-R60: the phase; a last stand is a phase of its own (KA-D-29)."""
    if state.step == RAID:
        return "hideout" if state.plot == JOHN else "square"
    return PHASES.get(int(state.step), "setup")


def docks_face(state: CityState) -> shapes.DocksFace | None:
    """KA-R101: the Docks marker, while it is on its track."""
    if state.docks == NO_DOCKS:
        return None
    return {"gives": "hit" if state.docks_side == HIT_SIDE else "shield", "at": int(state.docks)}


def drawn_cards(state: CityState) -> list[int]:
    """KA-R56: the Blue cards that a single player chooses among."""
    return state.drawn if state.step == SOLO and state.part == 0 else []


def drawn_items(state: CityState) -> list[int]:
    """KA-R57: the Items that a single player chooses among."""
    return state.drawn if state.step == SOLO and state.part > 0 else []


def board(state: CityState) -> shapes.Board:
    """All that anyone may see."""
    t = still_table(state)
    box = state.content
    players = int(state.x)
    day = state.step in (SPAWN, CHOOSE, ACT)
    return {
        "phase": phase_of(state),
        "round": int(state.round),
        "rounds": LAST_ROUND,
        "segment": SEGMENT_IDS[state.segment] if day else None,
        "players": players,
        "solo": players == 1,
        "heroes": [hero_face(t, seat) for seat in range(len(state.heroes))],
        "districts": [district_face(t, place) for place in range(w.DISTRICTS)],
        "events": [event_face(t, space) for space in range(ROW)],
        "event_deck": len(state.event_deck),
        "completed": sum(1 for event in state.completed if event < BOSS_EVENT),
        "needed": int(state.needed),
        "matured": dangers.lost_events(t),
        "most_matured": dangers.most_lost(t),
        "arrival": {"track": list(box.arrival[players]), "at": int(state.arrival)},
        "spawn": spawn_face(t),
        "dangers": dangers.strip(t),
        "shop": [None if item == NO_ITEM else item_face(box, item, players) for item in state.shop],
        "shop_track": int(state.shop_markers),
        "display": [None if card == NO_CARD else card_face(box, card, players) for card in state.offer],
        "drawn": [card_face(box, card, players) for card in drawn_cards(state)],
        "drawn_items": [item_face(box, item, players) for item in drawn_items(state)],
        "docks": docks_face(state),
        "plot": plots.plot_face(t),
        "combat": combat_face(t),
        "reason": REASONS[state.reason],
    }
