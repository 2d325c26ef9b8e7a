"""The city, as everybody sees it: districts with their circles and figures, the event row, the last spawn card."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass.content import telling
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import DON, LOOT, PICTURE_NAMES, PICTURES, TOKEN_NAMES, VIC
from ludoteca.games.kick_ass.people import names, shapes
from ludoteca.games.kick_ass.people.faces import district_id, line_faces
from ludoteca.games.kick_ass.people.names import said
from ludoteca.games.kick_ass.rules.city import gang_at, gang_place, is_taken, untouchable
from ludoteca.games.kick_ass.rules.row import wanted
from ludoteca.games.kick_ass.rules.strength import (
    enemy_power,
    foe_armour,
    foe_life,
    foe_power,
    gang_life,
    gang_power,
    minion_life,
    minion_power,
    super_life,
    super_power,
)
from ludoteca.games.kick_ass.rules.timers import timer_shut
from ludoteca.games.kick_ass.state import BOSS_EVENT, NO_MIST, City, Foe, Running

TIMER_ICONS: Final[tuple[tuple[tuple[str, int], ...], ...]] = (
    (("dollar", -3), ("clean", 1)),
    (("strength", 1), ("or", 0), ("happiness", 1)),
    (("happiness", -1), ("dollar", 3)),
    (("buy", 0), ("dollar", 0)),
    (("protect", 2),),
    (("life", 2),),
    (("hit", 1), ("or", 0), ("shield", 1)),
    (("card", 1),),
)
BONUS_ICONS: Final[tuple[tuple[tuple[str, int], ...], ...]] = (
    (("minion", -1),),
    (("happiness", 1),),
    (("dollar", 1),),
    (("item", 1),),
    (("protect", 1),),
    (("life", 1),),
    (("docks", -1),),
    (("media", 1),),
)
MIST_ICONS: Final = ("cancel", "broken-heart", "round-star", "position-marker")  # by kind of token
TOKEN_ICONS: Final = ("ka-note", "open-book", "swap-bag")  # bribe, report, loot
WEAK_COLOURS: Final = ("#d8400c", "#1d5fc4", "#c81a42", "#5b3fb8")  # power, armour, life, gang
TASK_ICONS: Final = {
    w.CLOCK: "timer",
    w.CARRY: "token",
    w.FELL_AT_ONCE: "enemy",
    w.CLEAR_AT_NIGHT: "clean",
    w.PAY: "dollar",
    w.PLAY: "card",
    w.AT_ONCE: "hero",
    w.CONSPIRE: "combat",
    w.FORGO: "other",
    w.BEAT: "minion",
    w.SLEEP_AT: "hero",
    w.GIVE_ITEM: "item",
    w.GUARDED: "protect",
    w.BOLTS: "bolt",
    w.TOKENS: "token",
}


# -- districts -------------------------------------------------------------------------------------------------


def icons(row: tuple[tuple[str, int], ...]) -> list[shapes.IconN]:
    """A row of rules."""
    return [{"icon": icon, "n": n} for icon, n in row]


def foe_face(t: City, foe: Foe) -> shapes.FigureFace:
    """A Mini-boss or a Boss."""
    box = t.content
    piece = box.brutes[foe.foe]
    own = t.s.revealed and box.plots[t.s.plot].boss == foe.foe
    return {
        "ref": f"enemy:{foe.number}",
        "kind": "boss" if own else "mini",
        "id": names.piece_key(piece.id),
        "name": said(names.brute_name(box, int(foe.foe))),
        "figure": names.figure(piece.id),
        "power": int(foe_power(t, foe)),
        "life": int(foe_life(t, foe)),
        "armour": int(foe_armour(t, foe)),
        "n": 1,
        "untouchable": own and t.s.gang > 0 and t.s.plot in (VIC, DON),
        "effects": line_faces(box, piece.lines.all, int(t.s.x)),
    }


def gang_face(t: City, place: int) -> shapes.FigureFace:
    """The gang that stands with its boss (KA-D-28)."""
    skulls = t.s.plot == VIC
    return {
        "ref": "enemy:gang",
        "kind": "gang",
        "id": "gang",
        "name": said(("enemy-skulls" if skulls else "enemy-gang", {})),
        "figure": "ka-super" if skulls else "ka-minion",
        "power": int(gang_power(t)),
        "life": int(gang_life(t)),
        "armour": 0,
        "n": int(gang_at(t, place)),
        "untouchable": untouchable(t),
        "effects": [],
    }


def figures(t: City, place: int) -> list[shapes.FigureFace]:
    """All enemies of a place that stand off its circles."""
    found = [foe_face(t, foe) for foe in t.s.foes if foe.at == place]
    if t.s.gang > 0 and gang_place(t) == place:
        found.append(gang_face(t, place))
    return found


def enemies_of(t: City, place: int) -> list[shapes.EnemyFace]:
    """KA-R108: all enemies of the place; like ones together."""
    s = t.s
    found: list[shapes.EnemyFace] = []
    for foe in s.foes:
        if foe.at == place:
            face = foe_face(t, foe)
            found.append({**face, "need": face["life"] + face["armour"]})
    if gang_at(t, place):
        gang = gang_face(t, place)
        found.append({**gang, "need": gang["life"]})
    kinds = (
        ("super", s.supers[place], super_power(t, place), super_life(t, place)),
        ("minion", s.minions[place], minion_power(t, place), minion_life(t, place)),
    )
    for kind, n, power, life in kinds:
        if n:
            found.append(
                {
                    "ref": f"enemy:{kind}",
                    "kind": "super" if kind == "super" else "minion",
                    "id": kind,
                    "name": said((f"enemy-{kind}", {})),
                    "figure": f"ka-{kind}",
                    "n": n,
                    "power": int(power),
                    "life": int(life),
                    "armour": 0,
                    "need": int(life),
                    "untouchable": False,
                    "effects": [],
                }
            )
    return found


def circles(t: City, place: int) -> list[shapes.Circle]:
    """KA-R15, KA-R155: circle by circle."""
    s = t.s
    found: list[shapes.Circle] = [{"kind": "super"} for _ in range(s.supers[place])]
    found += [{"kind": "minion"} for _ in range(s.minions[place])]
    found += [{"kind": "shield"} for _ in range(s.protection[place])]
    found += [{"kind": "free"} for _ in range(max(0, t.content.limits[place] - len(found)))]
    return found


def tokens(t: City, place: int) -> list[shapes.TokenFace]:
    """The tokens of the Final Plot in a place: a Red Mist token is known once it is turned, of Don's the colour is."""
    s = t.s
    found: list[shapes.TokenFace] = []
    if s.mist[place] != NO_MIST:
        up = s.mist_up[place]
        kind = s.mist[place]
        found.append(
            {
                "ref": f"token:{names.place_id(place)}",
                "up": up,
                "color": "#b3122f" if not up else "#574c5e",
                "picture": MIST_ICONS[kind] if up else "help",
                "n": 1,
                "text": said((f"mist-{TOKEN_NAMES[kind]}" if up else "mist-hidden", {})),
            }
        )
    for number, token in enumerate(s.tokens):
        if token.at != place:
            continue
        colour, picture = divmod(int(token.token), PICTURES)
        params = {"weak": names.weak_name(colour), "n": int(token.left)}
        found.append(
            {
                "ref": f"don:{number}",
                "up": token.up,
                "color": WEAK_COLOURS[colour],
                "picture": TOKEN_ICONS[picture] if token.up else "help",
                "n": int(token.left) if token.up and picture == LOOT else 1,
                "text": said((f"don-{PICTURE_NAMES[picture]}" if token.up else "don-hidden", params)),
            }
        )
    return found


def badges(t: City, place: int) -> list[shapes.Badge]:
    """Which events ask for something here, and how far that is."""
    found: list[shapes.Badge] = []
    for space, running in enumerate(t.s.row):
        if running is None:
            continue
        at = 0
        for way in names.event_of(t.content, int(running.event)).ways:
            for need in way:
                if place in (need.place, need.to if need.kind in (w.CARRY, w.AT_ONCE) else w.NOWHERE):
                    found.append(
                        {
                            "event": space,
                            "letter": names.LETTERS[space],
                            "n": min(running.progress[at], int(wanted(t, need))),
                            "of": int(wanted(t, need)),
                            "text": said(telling.need_word(t.content, need, int(t.s.x))),
                        }
                    )
                at += 1
        if running.markers[place]:
            text = said(
                ("markers-here", {"n": running.markers[place], "event": names.event_name(t.content, running.event)})
            )
            found.append(
                {"event": space, "letter": names.LETTERS[space], "n": 0, "of": running.markers[place], "text": text}
            )
    return found


def district_face(t: City, place: int) -> shapes.DistrictFace:
    """A District with all that stands there."""
    s = t.s
    box = t.content
    name = w.DISTRICT_NAMES[place]
    return {
        "ref": names.place_ref(place),
        "district": district_id(place),
        "name": said(names.district_name(place)),
        "limit": box.limits[place],
        "minions": s.minions[place],
        "supers": s.supers[place],
        "shields": s.protection[place],
        "circles": circles(t, place),
        "taken": is_taken(t, place),
        "blocked": timer_shut(t, place) and not is_taken(t, place),
        "next": district_id(box.arrows[place]),
        "near": [district_id(other) for other in box.adjacent[place]],
        "figures": figures(t, place),
        "badges": badges(t, place),
        "tokens": tokens(t, place),
        "timer": said((f"timer-{name}", {})),
        "timer_icons": icons(TIMER_ICONS[place]),
        "bonus": said((f"bonus-{name}", {})),
        "bonus_icons": icons(BONUS_ICONS[place]),
        "power": int(enemy_power(t, place)),
        "enemies": enemies_of(t, place),
    }


# -- events ----------------------------------------------------------------------------------------------------


def task_face(t: City, running: Running, need: w.Need, at: int) -> shapes.TaskFace:
    """A part of what an Event asks for, and how far it is."""
    of = int(wanted(t, need))
    n = min(running.progress[at], of)
    if need.kind == w.TOKENS:  # KA-R192, KA-R199: one by one
        weak = [weakness for weakness, _ in names.event_of(t.content, int(running.event)).tokens]
        of = len(set(weak)) if t.s.x == 1 else len(weak)
        n = max(0, of - sum(1 for token in t.s.tokens if token.event == running.event))
    icon = TASK_ICONS[int(need.kind)]
    if need.kind == w.PAY:
        icon = w.THING_NAMES[need.what]
    return {
        "icon": icon,
        "n": n,
        "of": of,
        "done": n >= of,
        "district": district_id(int(need.place)) if 0 <= need.place < w.DISTRICTS else None,
        "text": said(telling.need_word(t.content, need, int(t.s.x))),
    }


def event_face(t: City, space: int) -> shapes.EventFace | None:
    """A card of the event row."""
    running = t.s.row[space]
    if running is None:
        return None
    box = t.content
    number = int(running.event)
    piece = names.event_of(box, number)
    players = int(t.s.x)
    ways: list[list[shapes.TaskFace]] = []
    at = 0
    for way in piece.ways:
        ways.append([task_face(t, running, need, at + index) for index, need in enumerate(way)])
        at += len(way)
    key, _ = names.event_name(box, number)
    return {
        "ref": f"event:{space}",
        "space": space,
        "letter": names.LETTERS[space],
        "id": names.piece_key(piece.id),
        "boss": number >= BOSS_EVENT,
        "name": said((key, {})),
        "figure": names.figure(box.brutes[piece.brute].id) if piece.brute >= 0 else "",
        "new": space == 0,
        "last": space == len(t.s.row) - 1,
        "setup": line_faces(box, piece.setup, players),
        "ways": ways,
        "reward": line_faces(box, piece.reward, players),
        "mature": line_faces(box, piece.mature, players),
        "lasting": line_faces(box, piece.lines.all, players),
    }


def spawn_face(t: City) -> shapes.SpawnFace | None:
    """The Spawn card that was drawn last (KA-R69)."""
    s = t.s
    if not s.spawn_discard:
        return None
    card = s.spawn_discard[-1]
    piece = t.content.spawns[card]
    return {
        "ref": f"spawn:{card}",
        "id": names.piece_key(piece.id),
        "name": said(names.spawn_name(t.content, card)),
        "advance": int(piece.arrival),
        "n": t.content.arrival[s.x][s.arrival],
        "districts": [district_id(place) for place in piece.route],
        "effects": line_faces(t.content, piece.lines.all, int(s.x)),
    }
