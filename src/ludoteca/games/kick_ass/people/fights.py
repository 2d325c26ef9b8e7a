"""A Combat as a comic spread shows it (KA-D-52): fighters with their dice, enemies with what it takes to fell them."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import JOHN
from ludoteca.games.kick_ass.people import names, shapes
from ludoteca.games.kick_ass.people.faces import district_id, line_face
from ludoteca.games.kick_ass.people.names import said
from ludoteca.games.kick_ass.people.streets import enemies_of
from ludoteca.games.kick_ass.rules.combat import total_hits, total_shields
from ludoteca.games.kick_ass.rules.force import rule, twist_at, works
from ludoteca.games.kick_ass.state import ARENA, BLUE_DICE, NO_CARD, RAID, City, Fighter

RED_FACES: Final[tuple[shapes.DieFace, ...]] = ("blank", "hit", "hit-bolt")
BLUE_FACES: Final[tuple[shapes.DieFace, ...]] = ("blank", "shield", "shield-bolt")
BOLT_COLOURS: Final = ((w.BOLT, "any"), (w.RED_BOLT, "red"), (w.BLUE_BOLT, "blue"))
STEPS: Final[tuple[shapes.FightStep, ...]] = (
    "begin",
    "begin",
    "dice",
    "dice",
    "dice",
    "bolts",
    "damage",
    "hits",
    "after",
    "after",
)


def dice_of(fighter: Fighter) -> list[shapes.DieRolled]:
    """The dice of a fighter as they lie."""
    seat = int(fighter.seat)
    found: list[shapes.DieRolled] = [
        {"ref": f"die:{seat}.{at}", "color": "red", "face": RED_FACES[face]} for at, face in enumerate(fighter.red)
    ]
    found += [
        {"ref": f"die:{seat}.{BLUE_DICE + at}", "color": "blue", "face": BLUE_FACES[face]}
        for at, face in enumerate(fighter.blue)
    ]
    return found


def bolts_of(t: City, seat: int) -> list[shapes.BoltFace]:
    """KA-R116, KA-R117: what Bolts do for a fighter: by the card of the segment, and by what works of the items."""
    hero = t.s.heroes[seat]
    box = t.content
    sources: list[tuple[names.Word, list[list[w.Line]]]] = []
    if hero.card != NO_CARD and not hero.face_down and t.s.step != RAID:
        sources.append((names.card_name(box, int(hero.card)), box.cards[hero.card].lines.at))
    sources += [
        (names.item_name(box, item), box.items[item].lines.at) for item in hero.items if works(t, seat, hero, item)
    ]
    found: list[shapes.BoltFace] = []
    for name, lines in sources:
        for moment, colour in BOLT_COLOURS:
            for line in lines[moment]:
                face = line_face(box, line, int(t.s.x))
                found.append(
                    {
                        "color": "red" if colour == "red" else "blue" if colour == "blue" else "any",
                        "name": said(name),
                        "effect": {**face, "icons": face["icons"][2:]},
                    }
                )
    return found


def fighter_face(t: City, fighter: Fighter, place: int, sharing: bool) -> shapes.Fighter:
    """A hero who fights."""
    seat = int(fighter.seat)
    hero = t.s.heroes[seat]
    taken = max(0, int(fighter.taken)) if sharing else 0  # once it is taken it is gone from the Life meter
    life = int(hero.stats[w.LIFE])
    return {
        "ref": names.hero_ref(seat),
        "seat": seat,
        "hero": t.content.heroes[hero.hero].id,
        "life": life,
        "most": int(t.content.heroes[hero.hero].most_life),
        "taken": taken,
        "faints": hero.falling or life < 0,
        "dice": dice_of(fighter),
        "hits": int(fighter.hits + rule(t, w.HITS, seat, -1, place)),
        "shields": int(fighter.shields + rule(t, w.SHIELDS, seat, -1, place)),
        "done": fighter.done,
        "bolts": bolts_of(t, seat),
    }


def where_of(t: City, place: int) -> names.Word:
    """The name of a battlefield: a District, a Location of the Hideout by its Event, or Times Square."""
    if place < w.DISTRICTS:
        return names.district_name(place)
    room = place - ARENA
    if t.s.plot == JOHN and room < len(t.s.pieces):
        return names.event_name(t.content, t.s.pieces[room])
    return "ui-ka-phase-square", {}


def combat_face(t: City) -> shapes.Combat | None:
    """The Combat that is under way."""
    fight = t.s.fight
    if fight is None:
        return None
    place = int(fight.at)
    hits, shields = int(total_hits(t, fight)), int(total_shields(t, fight))
    twist = twist_at(t.s, place) if t.s.step == RAID else NO_CARD
    step = STEPS[min(int(fight.stage), len(STEPS) - 1)]
    through = step in ("damage", "hits", "after")
    damage = int(fight.total_damage) if through else max(0, int(fight.power) - shields)
    return {
        "district": district_id(place) if place < w.DISTRICTS else None,
        "where": said(where_of(t, place)),
        "step": step,
        "fighters": [fighter_face(t, fighter, place, step == "damage") for fighter in fight.fighters],
        "enemies": enemies_of(t, int(fight.at)),
        "power": int(fight.power),
        "hits": int(fight.total_hits) if step in ("hits", "after") else hits,
        "shields": shields,
        "damage": damage,
        "damage_left": int(fight.damage) if step == "damage" else 0,
        "hits_left": int(fight.hits) if step == "hits" else 0,
        "docks_hit": int(fight.docks_hit),
        "docks_shield": int(fight.docks_shield),
        "modifiers": [] if twist == NO_CARD else [said(names.modifier_name(t.content, int(twist)))],
    }
