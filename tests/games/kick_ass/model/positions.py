"""Positions to begin a match in: full Districts, heroes at their thresholds, plots under way, pieces in plain words."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.kick_ass.model.words import DISTRICTS

HEROES = ("kick-ass", "hit-girl", "big-daddy", "colonel-stars", "doctor-gravity", "ass-kicker", "night-bitch")
PLOTS = ("red-mist", "vic", "john", "don", "mother")
LIMITS = {"park": 4, "city_hall": 5}
BRUTES = ("scrap", "dentist", "tractor_twins", "poodle", "inspector")
CRISES = (
    *("laziness", "lending_a_hand", "lost_backpack", "bad_night", "debts", "shame"),
    *("avoiding", "going_solo"),
)


def any_position(whim: Random, plot: str = "", stand: bool = False) -> dict[str, Any]:
    """A round that begins somewhere; with a plot it is revealed, with `stand` the Heroes are in their last stand."""
    seats = whim.choice((1, 2, 2, 3, 4))
    heroes = whim.sample(HEROES, seats)
    minions, supers, protection = crowd(whim)
    found: dict[str, Any] = {
        "players": [some_hero(whim, name) for name in heroes],
        "plot": plot or whim.choice(PLOTS),
        "leader": whim.random() < 0.2,
        "internet": whim.random() < 0.2,
        "round": whim.choice((1, 2, 5, 8, 9)),
        "segment": whim.choice(("morning", "afternoon", "night")),
        "phase": whim.choice(("events", "spawn", "spawn", "choose", "sleep", "refresh")),
        "minions": minions,
        "supers": supers,
        "protection": protection,
        "arrivals": [whim.randrange(4) for _ in range(4)],
        "arrival": whim.randrange(4),
        "shop_markers": whim.randrange(3),
        "offer": [some_card(whim, "blue" if slot < 4 else "red") for slot in range(6)],
        "shop": [some_item(whim) for _ in range(4)],
        "blue": [some_card(whim, "blue") for _ in range(8)],
        "red": [some_card(whim, "red") for _ in range(4)],
        "items": [some_item(whim) for _ in range(10)],
        "spawn": [some_spawn(whim) for _ in range(8)],
        "row": [some_event(whim) if whim.random() < 0.7 else None for _ in range(3)],
        "events": [some_event(whim) for _ in range(whim.choice((0, 2, 4)))],
        "completed": whim.choice((0, 1, 2, 3)),
        "matured": whim.choice((0, 0, 1, 2, 3)),
    }
    if whim.random() < 0.5:
        found["docks"] = {"space": whim.choice((1, 2, 3)), "side": whim.choice(("hit", "shield"))}
    if plot:
        in_plot(whim, found, plot, stand)
    return found


def in_plot(whim: Random, found: dict[str, Any], plot: str, stand: bool) -> None:
    """The plot is revealed; its Boss Events are in the deck and on the row."""
    found |= {"revealed": True, "events": [boss_event(whim, plot) for _ in range(2)], "completed": 3, "matured": 0}
    found["row"][0] = boss_event(whim, plot)
    numbers = {"power": whim.randrange(5), "life": whim.choice((1, 2, 5)), "armour": whim.randrange(3)}
    if plot == "vic":
        found |= {"boss": {"at": whim.choice(("police", "docks", "shop")), **numbers}, "gang": whim.randrange(4)}
        found["skull"] = whim.choice((0, 1, 5, 9, 14, 15, 20))
    elif plot == "don":
        found |= {"boss": {"at": whim.choice(("wall_street", "shop")), **numbers}, "gang": whim.randrange(4)}
        found["tokens"] = some_tokens(whim)
    elif plot == "red-mist" and whim.random() < 0.5:
        found["mist"] = {"docks": "hideout"}
        found["mist_up"] = ["docks"]
        found["boss"] = {"at": "docks", **numbers}
    elif plot in {"john", "mother"}:
        found["pieces"] = 2 if plot == "john" else 3
        found["events"] += [boss_event(whim, plot) for _ in range(found["pieces"])]
    if stand:
        found |= {"phase": "raid", "row": [], "minions": {}, "supers": {}, "protection": {}}
        for player in found["players"]:
            player["at"] = "arena"
        found["events"] = []
        if plot == "john":
            found |= {"twists": [[], ["always: fumble 1 red"], ["always: blank_hurts 1 blue"]]}
            found |= {"supers": {"arena": whim.choice((1, 2)), "second": 1}, "boss": {"at": "third", **numbers}}
            found |= {"pieces": 0, "idle_fights": whim.choice((0, 8))}
        else:
            found |= {"twists": [[]], "wave": whim.choice((1, 1, 3, 4, 5)), "pieces": 0}
            found |= {"minions": {"arena": whim.choice((1, 3))}, "supers": {"arena": whim.choice((0, 1))}}


def crowd(whim: Random) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    """Figures and markers on circles, some Districts full."""
    minions: dict[str, int] = {}
    supers: dict[str, int] = {}
    protection: dict[str, int] = {}
    left = 8
    for place in DISTRICTS:
        room = LIMITS.get(place, 3)
        minions[place] = whim.choice((0, 1, room - 1, room))
        supers[place] = whim.choice((0, 0, room - minions[place]))
        rest = room - minions[place] - supers[place]
        protection[place] = min(left, whim.choice((0, 0, rest)))
        left -= protection[place]
    return minions, supers, protection


def some_hero(whim: Random, name: str) -> dict[str, Any]:
    """Somewhere near a threshold."""
    items = [some_item(whim) for _ in range(whim.choice((0, 1, 2, 4)))]
    hand = [some_card(whim, whim.choice(("blue", "red", "red"))) for _ in range(5)]
    return {
        "hero": name,
        "at": whim.choice(DISTRICTS),
        "happiness": whim.choice((1, 2, 4, 5, 6)),
        "strength": whim.choice((1, 3, 6)),
        "media": whim.choice((0, 3, 4, 6, 7, 8, 9)),
        "life": whim.choice((0, 1, 3)),
        "dollars": whim.choice((0, 2, 4, 9)),
        "hand": hand,
        "items": items,
        "exhausted": [index for index in range(len(items)) if whim.random() < 0.2],
        "crises": [some_crisis(whim), some_crisis(whim)],
    }


def some_crisis(whim: Random) -> list[str]:
    """A Crisis as the box has them."""
    return whim.choice(
        (
            ["always: steps -1"],
            ["always: hand_shut"],
            ["always: pack_shut"],
            ["always: no_refresh"],
            ["sleep: lose $2 / lose 1 media"],
            ["always: no_gain media"],
            ["always: no_company"],
            ["always: no_conspiracy"],
            ["always: face_down card if night"],
            ["always: fumble 1 red"],
            ["always: toll 1"],
            ["always: less_heal 1"],
            ["sleep: lose 1 life"],
        )
    )


def gain_or_loss(whim: Random, verb: str) -> str:
    """One of a meter, or dollars."""
    what = whim.choice(("happiness", "strength", "media", "life", "$"))
    n = whim.choice((1, 1, 2))
    return f"{verb} ${n}" if what == "$" else f"{verb} {n} {what}"


def some_card(whim: Random, colour: str) -> dict[str, Any]:
    """A card by its icons."""
    lines = ["fight"] * whim.choice((1, 1, 2)) if colour == "red" else ["timer"] * whim.choice((0, 1, 2))
    if whim.random() < 0.6:
        lines.append(gain_or_loss(whim, "gain"))
    if whim.random() < 0.5:
        lines.append(gain_or_loss(whim, "lose"))
    if whim.random() < 0.3:
        lines.append(
            whim.choice(
                (
                    "eliminate 2 minion in anywhere",
                    "clean anywhere",
                    "protect 2 in anywhere",
                    "arrival -1",
                    "stamp 1",
                    "draw 1 item",
                    "push 1",
                    "gain 1 happiness / gain $2",
                    "lose 1 happiness + gain 2 media",
                )
            )
        )
    if colour == "red" and whim.random() < 0.5:
        lines.append(whim.choice(("combat: roll 1 red", "combat: hit 1", "bolt: gain 1 life", "red bolt: hit 2")))
    card: dict[str, Any] = {"lines": lines, "moves": whim.randrange(4), "colour": colour}
    if colour == "red":
        card["type"] = "hero"
    elif whim.random() < 0.5:
        card["type"] = whim.choice(("work", "personal"))
    if whim.random() < 0.2:
        card["district"] = whim.choice(DISTRICTS)
    return card


def some_item(whim: Random) -> dict[str, Any]:
    """An item by its effects."""
    lines = whim.sample(
        (
            "combat: roll 1 red",
            "combat: roll 1 blue",
            "combat: hit 1",
            "combat: shield 1",
            "combat: reroll 1 red",
            "combat: reroll 2 die",
            "bolt: shield 1",
            "blue bolt: gain 1 happiness",
            "bolt: eliminate 1 minion in anywhere",
            "always: steps 1 of hero",
            "always: steps 1",
            "sleep: gain 1 life",
        ),
        whim.choice((1, 1, 2)),
    )
    if whim.random() < 0.5:
        lines.append(
            whim.choice(
                (
                    "exhaust: reroll 1 blue",
                    "exhaust: roll 2 red",
                    "exhaust: hit 2",
                    "exhaust: gain $1",
                    "exhaust: spark 1 red",
                )
            )
        )
    item: dict[str, Any] = {
        "lines": lines,
        "slot": whim.choice(("head", "body", "hand", "hand", "hands", "backpack")),
        "cost": whim.randrange(1, 6),
    }
    if whim.random() < 0.4:
        item["restore"] = whim.choice(("won", "cleanup", "bought", "timer", "ko"))
    return item


def some_spawn(whim: Random) -> dict[str, Any]:
    """A Spawn card."""
    card: dict[str, Any] = {
        "route": whim.sample(DISTRICTS, whim.choice((2, 3, 4))),
        "arrival": whim.choice((0, 0, 1, 2)),
    }
    if whim.random() < 0.4:
        effect = ("spawn 1 super in {}", "spawn 2 minion in {}", "all lose $1", "all lose 1 life", "arrival -1")
        card["lines"] = [whim.choice(effect).format(whim.choice(DISTRICTS))]
    return card


def some_event(whim: Random) -> dict[str, Any]:
    """An Event by its sections."""
    here, there = whim.sample(DISTRICTS, 2)
    brute = whim.choice(BRUTES)
    needs = whim.choice(
        (
            f"clock 2 at {here}",
            f"clock 1 at {here} + clock 1 at {there}",
            f"carry 2 from {here} to {there}",
            f"pay $3 at {here} / clock 1 at {there}",
            f"beat 3 enemy at {here}",
            f"beat 2 minion at anywhere / give 1 at {there}",
            f"clear at {here}",
            f"guarded 1 at {here} / asleep 2 at {there}",
            f"conspire 2 at anywhere / bolts 2 at {here}",
            "forgo 1 cleanup / forgo 1 refresh",
            "fell",
        )
    )
    event: dict[str, Any] = {"needs": needs}
    setup = [f"spawn {brute} in {there}"] if needs == "fell" else []
    if whim.random() < 0.4:
        setup.append(f"spawn {whim.choice(('2 minion', '1 super', 'X minion'))} in {whim.choice(DISTRICTS)}")
    event["setup"] = setup
    event["reward"] = [
        whim.choice((gain_or_loss(whim, "gain"), "draw 1 item", "all gain $1", "eliminate 2 minion in anywhere"))
    ]
    event["mature"] = [
        whim.choice(("all lose 1 happiness", "all lose 1 life", f"spawn 2 super in {here}", "arrival 1", "push 1"))
    ]
    if whim.random() < 0.4:
        event["lines"] = [whim.choice((f"sleep: spawn 1 minion in {there}", "sleep: all lose 1 media"))]
    return event


def boss_event(whim: Random, plot: str) -> dict[str, Any]:
    """A Boss Event; Don's lay tokens."""
    event = {**some_event(whim), "boss": True, "setup": []}
    if event["needs"] == "fell":
        event["needs"] = "clock 1 at docks"
    if plot == "don":
        event["needs"] = "tokens"
        event["tokens"] = [(whim.randrange(4), whim.choice(DISTRICTS)) for _ in range(whim.choice((1, 3)))]
    return event


def some_tokens(whim: Random) -> list[dict[str, Any]]:
    """Tokens of Don's on the board, turned or not."""
    faces = whim.sample(
        [(weak, shown) for weak in ("power", "armour", "life", "gang") for shown in ("bribe", "report", "loot")], 4
    )
    found = []
    for weak, shown in faces:
        up = whim.random() < 0.6
        left = {"bribe": 0, "report": 1, "loot": whim.choice((1, 3))}[shown] if up else 0
        found.append({"weak": weak, "picture": shown, "at": whim.choice(DISTRICTS), "up": up, "left": left, "space": 0})
    return found
