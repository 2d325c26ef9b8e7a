"""A hero with the panel, as everybody sees it (KA-D-61): meters with their feet, slots, crises, cards."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import (
    AT_FAME,
    HIGHEST,
    KNOWN,
    LEFT_CRISIS,
    LOWEST,
    RIGHT_CRISIS,
    VIRAL,
    Box,
)
from ludoteca.games.kick_ass.people import names, shapes
from ludoteca.games.kick_ass.people.faces import card_face, district_id, item_face, line_face, line_faces
from ludoteca.games.kick_ass.people.names import said
from ludoteca.games.kick_ass.rules.force import works
from ludoteca.games.kick_ass.rules.pools import pool_of
from ludoteca.games.kick_ass.rules.steps import has_combat
from ludoteca.games.kick_ass.state import (
    ACT,
    ACTING,
    CHOOSE,
    DONE,
    LEFT,
    NO_CARD,
    NO_ITEM,
    RIGHT,
    SEGMENT_NAMES,
    SLOTS,
    TOKEN_MARKER,
    City,
    Hero,
)

METERS: Final[tuple[shapes.Meter, ...]] = ("happiness", "strength", "media", "life")
SEGMENT_IDS: Final[tuple[shapes.SegmentId, ...]] = ("morning", "afternoon", "night")
SLOT_IDS: Final[tuple[shapes.SlotId, ...]] = ("head", "body", "left", "right")
FEET: Final = (
    ((RIGHT_CRISIS, "foot-crisis"), (LEFT_CRISIS, "foot-crisis")),
    (),
    ((KNOWN, "foot-known"), (VIRAL, "foot-viral"), (AT_FAME, "foot-famous")),
    (),
)
assert SEGMENT_NAMES == SEGMENT_IDS


def meter_face(box: Box, hero: Hero, meter: int) -> shapes.MeterFace:
    """KA-R19 to R26: a meter; the highest Life is the hero's own."""
    high = int(box.heroes[hero.hero].most_life) if meter == w.LIFE else HIGHEST[meter]
    return {
        "meter": METERS[meter],
        "n": int(hero.stats[meter]),
        "low": LOWEST[meter],
        "high": high,
        "feet": [{"at": level, "text": said((key, {}))} for level, key in FEET[meter]],
    }


def slot_faces(t: City, hero: Hero, seat: int) -> list[shapes.SlotFace]:
    """KA-R27: what is worn and held. A Two-Hands item is shown in the left hand, and its right hand is not shown."""
    both = hero.slots[LEFT] != NO_ITEM and hero.slots[LEFT] == hero.slots[RIGHT]
    found: list[shapes.SlotFace] = []
    for slot in range(SLOTS):
        if slot == RIGHT and both:
            continue
        item = hero.slots[slot]
        found.append(
            {
                "ref": f"slot:{SLOT_IDS[slot]}",
                "slot": SLOT_IDS[slot],
                "item": None if item == NO_ITEM else owned_item(t, hero, seat, item),
                "closed": hero.closed[slot] > 0,
            }
        )
    return found


def owned_item(t: City, hero: Hero, seat: int, item: int) -> shapes.ItemFace:
    """An Item of a hero, as it lies."""
    return item_face(t.content, item, int(t.s.x), item in hero.exhausted, works(t, seat, hero, item))


def crisis_faces(t: City, hero: Hero) -> list[shapes.CrisisFace]:
    """KA-R28, KA-D-40: both crises; what was never up is nobody's to know."""
    found: list[shapes.CrisisFace] = []
    for slot, crisis in enumerate(hero.crises):
        known = hero.crisis_known[slot] or hero.crisis_up[slot]
        own = t.content.crises[crisis]
        found.append(
            {
                "ref": f"crisis:{crisis}" if known else "",
                "level": (RIGHT_CRISIS, LEFT_CRISIS)[slot],
                "up": hero.crisis_up[slot],
                "id": names.piece_key(own.id) if known else None,
                "name": said(names.crisis_name(t.content, crisis)) if known else None,
                "effects": line_faces(t.content, own.lines.all, int(t.s.x)) if known else [],
            }
        )
    return found


def deed_of(t: City, seat: int, hero: Hero) -> shapes.HeroDeed:
    """KA-D-14: where a hero is with the card of this segment; a fight that is kept for a partner is told apart."""
    s = t.s
    if hero.out:
        return "out"
    if s.step == CHOOSE:
        return "choosing" if hero.card == NO_CARD else "chosen"
    if s.step != ACT:
        return "idle"
    if hero.stage == DONE:
        return "done"
    if hero.stage == ACTING:
        return "acting"
    return "saved" if hero.walked > 0 and has_combat(t, seat) else "walking"


def left_faces(t: City, hero: Hero) -> list[shapes.EffectFace]:
    """What is left of the card that a hero resolves, and what is spent."""
    found: list[shapes.EffectFace] = []
    if hero.card != NO_CARD and not hero.face_down:
        lines = t.content.cards[hero.card].lines.at[w.NOW]
        for at, (line, n) in enumerate(zip(lines, hero.left, strict=False)):
            found.append(line_face(t.content, line, int(t.s.x), f"effect:{hero.card}.{at}", n == 0))
    icons = (("timer", int(hero.timers), "left-timers"), ("combat", int(hero.combats), "left-combats"))
    for icon, n, key in icons:
        if n > 0:
            text = said((key, {"n": n}))
            found.append({"ref": icon, "icons": [{"icon": icon, "n": n}], "text": text, "used": False, "must": False})
    return found


def played_faces(t: City, hero: Hero) -> list[shapes.PlayedCard]:
    """The cards of this Day: those of earlier segments, then that of this one."""
    players = int(t.s.x)
    found: list[shapes.PlayedCard] = [
        {"card": card_face(t.content, card, players), "down": False, "now": False} for card in hero.played
    ]
    if hero.card != NO_CARD:
        found.append({"card": card_face(t.content, int(hero.card), players), "down": hero.face_down, "now": True})
    return found


def carried_words(t: City, hero: Hero) -> list[shapes.Said]:
    """KA-R194: markers that a hero carries."""
    found: list[shapes.Said] = []
    for one in hero.carried:
        if one >= TOKEN_MARKER:
            found.append(said(("carries-token", {})))
        else:
            found.append(said(("carries-marker", {"event": names.event_name(t.content, one)})))
    return found


def hero_face(t: City, seat: int) -> shapes.HeroFace:
    """A hero with all that lies on and beside the panel."""
    s = t.s
    hero = s.heroes[seat]
    box = t.content
    piece = box.heroes[hero.hero]
    players = int(s.x)
    red, blue, hits, shields = pool_of(t, seat)
    return {
        "ref": names.hero_ref(seat),
        "seat": seat,
        "hero": piece.id,
        "name": said(names.hero_name(s, seat)),
        "district": district_id(int(hero.at)) if 0 <= hero.at < w.DISTRICTS else None,
        "meters": [meter_face(box, hero, meter) for meter in range(w.METERS)],
        "dollars": int(hero.stats[w.DOLLAR]),
        "slots": slot_faces(t, hero, seat),
        "backpack": [owned_item(t, hero, seat, item) for item in hero.items if item not in hero.slots],
        "crises": crisis_faces(t, hero),
        "hand": [card_face(box, card, players) for card in hero.hand],
        "played": played_faces(t, hero),
        "famous": hero.famous,
        "green": None if hero.famous or piece.green < 0 else card_face(box, int(piece.green), players),
        "pool": {"red": red, "blue": blue, "hits": hits, "shields": shields},
        "steps": int(hero.moves),
        "deed": deed_of(t, seat, hero),
        "left": left_faces(t, hero),
        "viral": line_faces(box, piece.viral.all, players),
        "out": hero.out,
        "carries": carried_words(t, hero),
    }
