"""The map, the arrival tracks, the dice and the supply, from `city.toml`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import BLANK, FACES, MOST_PLAYERS, PLAIN, WITH_BOLT, Box
from ludoteca.kernel.content import Book, Entry

MOST_CIRCLES: Final = 27  # as many as there are Minions (digest c3)
TRACK: Final = 6  # spaces of an arrival track, at least
FACE_NAMES: Final = ("blank", "plain", "bolt")
KO_NAMES: Final = ("blank", "ko")
SUPPLY: Final = {
    "minions": 27,
    "protection": 8,
    "inactive_timers": 6,
    "interest": 24,
    "dollars": 45,
    "docks_track": 3,
    "shop_track": 3,
}


def read_city(box: Box, book: Book) -> None:
    """KA-R10 to R16, R40, R111."""
    entries = book.entries("district", name="id")
    names = [entry.text("id") for entry in entries]
    wanted = ", ".join(w.DISTRICT_NAMES)
    book.demand(names == list(w.DISTRICT_NAMES), f"the Districts are {', '.join(names)}; they must be {wanted}")
    for district, entry in enumerate(entries):
        _read_borders(box, entry, district)
    for district, entry in enumerate(entries):
        _read_arrow(box, entry, district)
    _check_arrows(box, entries)
    _check_ring(box, book)
    circles = 0
    for district, entry in enumerate(entries):
        box.limits[district] = entry.number("limit", 1, 6)
        circles += box.limits[district]
        entry.demand(circles <= MOST_CIRCLES, f"brings the circles to {circles}; {MOST_CIRCLES} are the most", "limit")
    _read_tracks(box, book.table("arrival"))
    _read_dice(box, book.table("dice"))
    _read_supply(box, book.table("supply"))


def _read_borders(box: Box, entry: Entry, district: int) -> None:
    """KA-R82: each pair is written once, and holds both ways."""
    for other in entry.indices("borders", w.DISTRICT_NAMES):
        name = w.DISTRICT_NAMES[other]
        entry.demand(other != district, "names the District itself", "borders")
        entry.demand(other not in box.adjacent[district], f"has {name} a second time", "borders")
        box.adjacent[district].append(other)
        box.adjacent[other].append(district)
    box.adjacent[district].sort()


def _read_arrow(box: Box, entry: Entry, district: int) -> None:
    """KA-R16: to a neighbour."""
    box.adjacent[district].sort()
    arrow = entry.index("arrow", w.DISTRICT_NAMES)
    entry.demand(arrow in box.adjacent[district], f"is {w.DISTRICT_NAMES[arrow]!r}, which is no neighbour", "arrow")
    box.arrows[district] = arrow


def _check_arrows(box: Box, entries: list[Entry]) -> None:
    """Digest c2: from every District the arrows reach City Hall, or KA-R143 could never be and KA-R73 might not end."""
    for district, entry in enumerate(entries):
        at, steps = district, 0
        while at != w.CITY_HALL and steps < w.DISTRICTS:
            at, steps = box.arrows[at], steps + 1
        entry.demand(at == w.CITY_HALL, "never leads to City Hall", "arrow")


def _check_ring(box: Box, book: Book) -> None:
    """KA-R176: the march goes from neighbour to neighbour."""
    for place, district in enumerate(w.RING):
        after = w.RING[(place + 1) % len(w.RING)]
        good = after in box.adjacent[district]
        book.demand(good, f"has no border from {w.DISTRICT_NAMES[district]} to {w.DISTRICT_NAMES[after]}, on the march")


def _read_tracks(box: Box, table: Entry) -> None:
    """KA-R40: one for each number of players, never falling (digest c4)."""
    for players in range(1, MOST_PLAYERS + 1):
        track = table.numbers(str(players), 1, 12)
        table.demand(len(track) >= TRACK, f"has {len(track)} spaces; it takes {TRACK} or more", str(players))
        table.demand(track == sorted(track), "falls somewhere", str(players))
        box.arrival[players] = track


def _read_dice(box: Box, table: Entry) -> None:
    """KA-R111: exactly one face of each colour carries the Bolt."""
    values = (BLANK, PLAIN, WITH_BOLT)
    for key, die in (("red", box.red_die), ("blue", box.blue_die)):
        die += [values[face] for face in table.indices(key, FACE_NAMES, FACES, FACES)]
        bolts = die.count(WITH_BOLT)
        table.demand(bolts == 1, f"has {bolts} faces with a Bolt; it takes one", key)
        table.demand(BLANK in die and PLAIN in die, "needs blank faces and plain ones", key)
    box.ko_die = table.indices("ko", KO_NAMES, FACES, FACES)
    table.demand(0 < sum(box.ko_die) < FACES, "needs blank faces and KO faces", "ko")


def _read_supply(box: Box, table: Entry) -> None:
    """KA-R5, R8, R98, R103: exactly as many as the box has."""
    for key, count in SUPPLY.items():
        there = table.number(key, 1, 99)
        table.demand(there == count, f"is {there}; there are {count}", key)
    box.minions = SUPPLY["minions"]
    box.protection = SUPPLY["protection"]
    box.inactive_timers = SUPPLY["inactive_timers"]
    box.interest = SUPPLY["interest"]
    box.dollars = SUPPLY["dollars"]
    box.docks_track = SUPPLY["docks_track"]
    box.shop_track = SUPPLY["shop_track"]
