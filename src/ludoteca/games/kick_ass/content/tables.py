"""The content of a table, from its options: the box of the house.

A position (`checks/position.py`) may describe pieces in plain terms: a card by its icons, an Event by its sections, an
Enemy by its numbers. They are added to the box of its own table, and stand in the options of the match as `box`, so
that a record of it finds the same content again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import (
    Box,
    BrutePiece,
    CardPiece,
    CrisisPiece,
    EventPiece,
    ItemPiece,
    Lines,
    ModifierPiece,
    SpawnPiece,
    Stat,
)
from ludoteca.games.kick_ass.content.load import own_box
from ludoteca.games.kick_ass.content.notation import conditions_of, lines_of, ways_of
from ludoteca.kernel.contents import Contents

IN_PLAY: Final = "in play"  # of Box.worked_out: the pieces that a position has on its table, by kind
ADDED: Final = ("cards", "items", "crises", "spawns", "brutes", "events", "boss_events", "modifiers")
KEPT: Final = (
    *(
        "limits",
        "arrows",
        "adjacent",
        "arrival",
        "red_die",
        "blue_die",
        "ko_die",
        "docks_track",
        "shop_track",
        "minions",
    ),
    *("protection", "inactive_timers", "interest", "dollars", "blue_deck", "red_deck", "item_deck", "plots", "heroes"),
    *("mist_tokens", "mist_stat", "don_tokens"),
)


def table_content(options: Mapping[str, Any]) -> Box:
    """What lies on a table with these options; tables with the same share it."""
    return _CONTENTS.of({"box": options.get("box")})


def _make(options: Mapping[str, Any]) -> Box:
    own = own_box()
    more = options["box"]
    if more is None:
        return own
    made = Box()
    for name in KEPT:
        setattr(made, name, getattr(own, name))
    for name in ADDED:
        setattr(made, name, list(getattr(own, name)))
    for brute in more["brutes"]:
        made.brutes.append(_brute(brute))
    brutes = [piece.id for piece in made.brutes]
    made.cards += [_card(number, card) for number, card in enumerate(more["cards"])]
    made.items += [_item(number, item) for number, item in enumerate(more["items"])]
    made.crises += [CrisisPiece(f"plain-{number}", _lines(one)) for number, one in enumerate(more["crises"])]
    made.spawns += [_spawn(number, one, brutes) for number, one in enumerate(more["spawns"])]
    made.events += [_event(number, one, brutes) for number, one in enumerate(more["events"])]
    made.boss_events += [_event(number, one, brutes) for number, one in enumerate(more["boss_events"])]
    made.modifiers += [ModifierPiece(f"plain-{number}", _lines(one)) for number, one in enumerate(more["modifiers"])]
    if more["limits"]:
        made.limits = list(more["limits"])
    if more["arrival"]:
        made.arrival = [list(more["arrival"]) for _ in made.arrival]
    made.worked_out[IN_PLAY] = more["in_play"]
    return made


def _lines(texts: Sequence[str], brutes: Sequence[str] = ()) -> Lines:
    return Lines(lines_of(texts, brutes))


def _card(number: int, card: Mapping[str, Any]) -> CardPiece:
    """A card by its icons: `lines`, `moves`, `colour`, `type`, `district`."""
    colour = w.COLOUR_NAMES.index(card.get("colour", "blue"))
    kind = w.THING_NAMES.index(card["type"]) if "type" in card else w.NO_TYPE
    district = w.DISTRICT_NAMES.index(card["district"]) if "district" in card else w.NOWHERE
    lines = _lines(card.get("lines", ()))
    return CardPiece(f"plain-{number}", colour, -1, kind, card.get("moves", 0), district, lines)


def _item(number: int, item: Mapping[str, Any]) -> ItemPiece:
    """An item by its effects: `lines`, `slot`, `cost`, `asks`, `restore` and `restore_if`."""
    restore = w.MOMENT_NAMES.index(item["restore"]) if "restore" in item else -1
    return ItemPiece(
        f"plain-{number}",
        w.SLOT_NAMES.index(item.get("slot", "hand")),
        item.get("cost", 1),
        -1,
        _lines(item.get("lines", ())),
        conditions_of(item["asks"]) if "asks" in item else [],
        restore,
        conditions_of(item["restore_if"]) if "restore_if" in item else [],
    )


def _spawn(number: int, card: Mapping[str, Any], brutes: Sequence[str]) -> SpawnPiece:
    """A Spawn card: `arrival`, `route`, `lines`."""
    route = [w.DISTRICT_NAMES.index(name) for name in card["route"]]
    return SpawnPiece(f"plain-{number}", card.get("arrival", 0), _lines(card.get("lines", ()), brutes), route)


def _brute(brute: Mapping[str, Any]) -> BrutePiece:
    """An Enemy by its numbers: `power`, `life`, `armour`, `lines`."""
    numbers = [Stat(brute.get(name, usual), 0) for name, usual in (("power", 1), ("life", 1), ("armour", 0))]
    return BrutePiece(brute["id"], numbers[0], numbers[1], numbers[2], _lines(brute.get("lines", ())))


def _event(number: int, event: Mapping[str, Any], brutes: Sequence[str]) -> EventPiece:
    """An Event by its sections: `setup`, `needs`, `reward`, `mature`, `lines`, `tokens`, `site`."""
    made = EventPiece(f"plain-{number}")
    made.setup = lines_of(event.get("setup", ()), brutes)
    made.ask_for(ways_of(event["needs"]) if event.get("needs") else [])
    made.reward = lines_of(event.get("reward", ()), brutes)
    made.mature = lines_of(event.get("mature", ()), brutes)
    made.lines = _lines(event.get("lines", ()), brutes)
    made.tokens = [(weak, w.DISTRICT_NAMES.index(place)) for weak, place in event.get("tokens", ())]
    for line in made.setup:
        for option in line.options:
            for deed in option.deeds:
                if deed.verb == w.SPAWN and deed.what == w.BRUTE:
                    made.brute, made.site = int(deed.arg), int(deed.place)
    return made


_CONTENTS: Final = Contents(_make, "box")
