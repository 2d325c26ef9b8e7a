"""How things of the game are named to people: message keys with their parameters, and refs of things on the board."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass.content.box import WEAK_NAMES, Box, EventPiece
from ludoteca.games.kick_ass.content.words import (
    DISTRICT_NAMES,
    DISTRICTS,
    DOLLAR,
    NO_TYPE,
    THING_NAMES,
)
from ludoteca.games.kick_ass.state import (
    ARENA,
    AT_FOE,
    AT_GANG,
    AT_MINION,
    AT_SUPER,
    BOSS_EVENT,
    SLOT_NAMES,
    CityState,
)
from ludoteca.kernel.present import Word, listed, said

__all__ = ["SLOT_NAMES", "Word", "listed", "said"]

PLAIN: Final = "plain"
LETTERS: Final = "ABC"  # of the spaces of the Event row


# -- words -----------------------------------------------------------------------------------------------------


def place_id(place: int) -> str:
    """The name of a place in refs and keys; the battlefields of a last stand come after the Districts."""
    return DISTRICT_NAMES[place] if place < DISTRICTS else f"arena{place - ARENA}"


def district_name(place: int) -> Word:
    """The message that names a place, with its ref."""
    if place >= DISTRICTS:
        return "arena", {"n": place - ARENA + 1, "ref": place_ref(place)}
    return f"district-{_key(DISTRICT_NAMES[place])}", {"ref": place_ref(place)}


def at(place: int) -> Word:
    """The message for *in the District*, with its ref."""
    if place >= DISTRICTS:
        return "at-arena", {"ref": place_ref(place)}
    return f"at-{DISTRICT_NAMES[place]}", {"ref": place_ref(place)}


def to(place: int) -> Word:
    """The message for *to the District*, with its ref."""
    return f"to-{DISTRICT_NAMES[place]}", {"ref": place_ref(place)}


def out_of(place: int) -> Word:
    """The message for *from the District*, with its ref."""
    return f"from-{DISTRICT_NAMES[place]}", {"ref": place_ref(place)}


def hero_word(box: Box, hero: int) -> Word:
    """The message that names a hero."""
    return f"hero-{_key(box.heroes[hero].id)}", {}


def hero_name(state: CityState, seat: int) -> Word:
    """The message that names the hero of a seat, with its ref."""
    key, _ = hero_word(state.content, int(state.heroes[seat].hero))
    return key, {"ref": hero_ref(seat)}


def card_name(box: Box, card: int) -> Word:
    """The message that names an Activation card."""
    return f"card-{_key(box.cards[card].id)}", {"ref": f"card:{card}"}


def item_name(box: Box, item: int) -> Word:
    """The message that names an Item."""
    return f"item-{_key(box.items[item].id)}", {"ref": f"item:{item}"}


def crisis_name(box: Box, crisis: int) -> Word:
    """The message that names a Crisis."""
    return f"crisis-{_key(box.crises[crisis].id)}", {}


def spawn_name(box: Box, card: int) -> Word:
    """The message that names a Spawn card."""
    return f"spawn-{_key(box.spawns[card].id)}", {}


def event_of(box: Box, event: int) -> EventPiece:
    """An Event, or a Boss Event."""
    return box.boss_events[event - BOSS_EVENT] if event >= BOSS_EVENT else box.events[event]


def event_name(box: Box, event: int) -> Word:
    """The message that names an Event, with its ref."""
    return f"event-card-{_key(event_of(box, event).id)}", {"ref": f"event-card:{event}"}


def brute_name(box: Box, brute: int) -> Word:
    """The message that names a Mini-boss or a Boss."""
    return f"enemy-{_key(box.brutes[brute].id)}", {}


def modifier_name(box: Box, card: int) -> Word:
    """The message that names a Boss-Combat card."""
    return f"modifier-{_key(box.modifiers[card].id)}", {}


def plot_name(box: Box, plot: int) -> Word:
    """The message that names a Final Plot."""
    return f"plot-{_key(box.plots[plot].id)}", {}


def stat_name(stat: int, n: int = 0) -> Word:
    """The message that names a meter, or dollars, of which there may be one."""
    return ("stat-dollar-one" if stat == DOLLAR and n == 1 else f"stat-{THING_NAMES[stat]}"), {}


def slot_name(slot: int) -> Word:
    """The message that names a slot of the panel."""
    return f"slot-{SLOT_NAMES[slot]}", {}


def type_name(kind: int) -> Word:
    """The message that names a type of card."""
    return ("type-none", {}) if kind == NO_TYPE else (f"type-{THING_NAMES[kind]}", {})


def weak_name(colour: int) -> Word:
    """The message that names what a token of Don's wears down."""
    return f"weak-{WEAK_NAMES[colour]}", {}


def target_name(state: CityState, target: int) -> Word:
    """The message that names what Hits are given to."""
    if target >= AT_FOE:
        return brute_name(state.content, int(state.foes[target - AT_FOE].foe))
    return {AT_MINION: ("enemy-minion", {}), AT_SUPER: ("enemy-super", {}), AT_GANG: ("enemy-gang", {})}[target]


def piece_key(piece_id: str) -> str:
    """The id that a piece's words go by: all pieces that a position writes in plain terms have one name."""
    return PLAIN if piece_id.startswith((f"{PLAIN}-", f"{PLAIN}_")) else piece_id


def _key(piece_id: str) -> str:
    """An id as it stands in the keys of messages."""
    return piece_key(piece_id).replace("_", "-")


# -- refs ------------------------------------------------------------------------------------------------------


def place_ref(place: int) -> str:
    """A place."""
    return f"district:{place_id(place)}"


def hero_ref(seat: int) -> str:
    """A hero."""
    return f"hero:{seat}"


def target_ref(state: CityState, target: int) -> str:
    """What Hits are given to."""
    if target >= AT_FOE:
        return f"enemy:{state.foes[target - AT_FOE].number}"
    return {AT_MINION: "enemy:minion", AT_SUPER: "enemy:super", AT_GANG: "enemy:gang"}[target]


def figure(piece_id: str) -> str:
    """The drawing of a brute, among the figures of the client."""
    return f"ka-{_key(piece_id)}"
