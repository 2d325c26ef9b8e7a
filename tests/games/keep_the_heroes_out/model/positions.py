"""Positions that seldom come up by themselves: short decks, empty supplies, odd dungeons, any card in icons."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.keep_the_heroes_out.model.box import CLANS, CLASSES, RESOURCES, ROOMS, TOKENS, TYPES, scenario_file

HEROES = CLASSES[:4]
COUNTS = {
    "dragon": 1,
    "scaled": 5,
    "gnoll": 7,
    "slime": 8,
    "skeleton": 6,
    "ratfolk": 9,
    "gremlin": 4,
    "ghost": 3,
    "witch": 2,
}
VITALITY = {"dragon": 5, "scaled": 2, "slime": 2, "gremlin": 2, "ghost": 2, "witch": 3}


def any_position(whim: Random, scenario: str = "") -> dict[str, Any]:
    """A position at the beginning of a turn, or in the middle of an invasion; with a scenario, in its own dungeon."""
    told = scenario_file(scenario) if scenario else {}
    rooms = list(told["rooms"]) if told else some_rooms(whim)
    clans = whim.sample(CLANS, whim.choice((1, 2, 2, 3, 4, 6)))
    alone = len(clans) == 2 and whim.random() < 0.3
    invading = whim.random() < 0.4
    guild = [f"{whim.choice(HEROES)} {whim.choice(TYPES)}" for _ in range(whim.choice((1, 2, 3, 9)))]
    found: dict[str, Any] = {
        "players": [some_clan(whim, clan, rooms, 0 if alone else seat) for seat, clan in enumerate(clans)],
        "level": whim.choice(("family", "challenging", "hardcore")),
        "wave": whim.choice((1, 2)),
        "turn": whim.randrange(len(clans)),
        "tokens": {room: {token: whim.choice((0, 0, 0, 1, 2)) for token in TOKENS} for room in rooms},
        "supply": {token: whim.choice((0, 1, 3)) for token in TOKENS}
        | {"portals": whim.choice((0, 1, 3)), "heroes": 3},
        "portals": {room: whim.choice(("completed", "uncompleted")) for room in rooms if whim.random() < 0.4},
        "heroes": some_heroes(whim, rooms, invading),
        "guild": guild,
        "guild_rest": "discard",
        "foreign": [whim.choice([clan for clan in CLANS if clan not in clans])] if "laboratory" in rooms else [],
    }
    if invading:
        found |= {"phase": "invade", "coming": whim.choice((0, 1, 2))}
    if not told:
        treasures = {room: whim.choice((1, 1, 2, 3)) for room in rooms[1:] if whim.random() < 0.4}
        return found | {"dungeon": grid(whim, rooms), "treasures": treasures}
    for card in told["card"]:
        for _ in range(card["copies"]):
            guild.insert(whim.randrange(len(guild) + 1), card["id"])
    if any("shown" in str(rule) for rule in told["rule"]):
        found["marks"] = [0, whim.randrange(len(TYPES)) + 1]
    if any("stage" in str(rule) for rule in told["rule"]):
        found["marks"] = [ROOMS.index(whim.choice(rooms)) + 1]
    if any("darken" in str(rule) for rule in told["rule"]):
        found["lights"] = [int(room in rooms and whim.random() < 0.3) for room in ROOMS]
    if any("champion" in str(rule) for rule in told["rule"]) and whim.random() < 0.7:
        found["heroes"].setdefault(whim.choice(rooms), []).append("champion asleep")
    return found | {"scenario": scenario}


def some_rooms(whim: Random) -> list[str]:
    """The Vault and a few more."""
    return ["vault", *whim.sample(ROOMS[1:], whim.randrange(3, 12))]


def grid(whim: Random, rooms: list[str]) -> list[list[str | None]]:
    """The rooms in rows, with all passages open."""
    mixed = whim.sample(rooms, len(rooms))
    wide = whim.choice((2, 3, 4))
    return [list(mixed[start : start + wide]) for start in range(0, len(mixed), wide)]


def some_clan(whim: Random, clan: str, rooms: list[str], seat: int) -> dict[str, Any]:
    """Monsters here and there, some of them wounded; and few cards, so that decks run out."""
    monsters: dict[str, list[int]] = {}
    for _ in range(whim.randrange(COUNTS[clan] + 1)):
        monsters.setdefault(whim.choice(rooms), []).append(whim.randrange(VITALITY.get(clan, 1)))
    return {
        "clan": clan,
        "seat": seat,
        "monsters": monsters,
        "hand": [face(whim) for _ in range(whim.randrange(6))],
        "deck": [face(whim) for _ in range(whim.randrange(4))],
        "discard": [face(whim) for _ in range(whim.randrange(4))],
        "rest": whim.choice(("deck", "discard", "gone")),
    }


def some_heroes(whim: Random, rooms: list[str], invading: bool) -> dict[str, list[str]]:
    """Up to three of a class, asleep; in an invasion a few are awake."""
    found: dict[str, list[str]] = {}
    charged_into = whim.choice(rooms)
    for hero in HEROES:
        for _ in range(whim.randrange(4)):
            how = whim.choice(("asleep", "asleep", "new", "arrived", "awake")) if invading else "asleep"
            room = charged_into if how == "arrived" else whim.choice(rooms)
            found.setdefault(room, []).append(f"{hero} {how}")
    return found


def face(whim: Random) -> str:
    """Any card that can be written: Defend stands on one side of it at most."""
    sides: dict[str, None] = {}
    for _ in range(whim.choice((1, 2, 2, 3))):
        defending = any("defend" in side for side in sides)
        choices = [icon for icon in icons(whim) if not (defending and "defend" in icon)]
        sides[" + ".join(whim.sample(choices, whim.choice((1, 1, 2))))] = None
    return " / ".join(sides)


def icons(whim: Random) -> list[str]:
    """One icon of each name, so that a side never has one twice."""
    token, room_type, n = whim.choice(RESOURCES), whim.choice(TYPES), whim.choice((1, 1, 2, 3))
    right = whim.choice(("draw", "2 draw", "move", "melee", token, "trap", "portal", "summon", "summon 2"))
    sought = whim.choice(
        ("draw", "activate", "move", "melee", "ranged", "defend", "trap", "portal", "resource", "summon")
    )
    return [
        f"{n} draw",
        f"{n} activate",
        whim.choice((f"{n} move", "swarm move", f"move > {right}")),
        whim.choice((f"{n} melee", "swarm melee", f"{n} melee > {right}")),
        whim.choice((f"{n} ranged", "swarm ranged", "ranged > draw")),
        whim.choice(("defend", "defend > draw", "defend > trap", "defend > summon 2", f"defend > {token}")),
        whim.choice((f"{n} {token}", f"{token} > {right}")),
        whim.choice((f"{n} trap", f"trap > {right}")),
        whim.choice(("portal", f"portal > {right}")),
        whim.choice((f"summon {n}", f"summon {n} {room_type}")),
        f"ambush {n} {room_type}",
        f"reinforce {sought}",
        f"discard {whim.choice(TOKENS)} > place {n}",
    ]
