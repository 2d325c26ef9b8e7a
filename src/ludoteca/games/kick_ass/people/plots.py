"""The Final Plot, as far as it is known (KA-D-61): goal and rules in words, the track, rooms and waves."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import DON, JOHN, MOTHER, PER_PLOT, RED_MIST, SKULL_MOST, VIC
from ludoteca.games.kick_ass.people import names, shapes
from ludoteca.games.kick_ass.people.faces import district_id, line_faces
from ludoteca.games.kick_ass.people.names import said
from ludoteca.games.kick_ass.people.streets import enemies_of, foe_face
from ludoteca.games.kick_ass.rules.city import boss_of
from ludoteca.games.kick_ass.state import ARENA, NO_CARD, NO_MIST, RAID, City

PLOT_IDS: Final[tuple[shapes.PlotId, ...]] = ("red_mist", "vic", "john", "don", "mother")
ROOMS: Final = 3  # KA-R183
RULES: Final = (3, 4, 4, 4, 4)  # of each plot, in words: plot-<id>-rule-1 …


def tracker(key: str, icon: str, color: str, n: int, whose: names.Word | None = None) -> shapes.Tracker:
    """A marker on the track (KA-R140)."""
    return {
        "id": key if whose is None else f"{key}.{whose[0]}",
        "icon": icon,
        "color": color,
        "name": said((f"track-{key}", {})),
        "whose": None if whose is None else said(whose),
        "n": n,
    }


def trackers(t: City) -> list[shapes.Tracker]:
    """Life, Armour and Power of those whose numbers are followed, and the Skull."""
    s = t.s
    if not s.revealed:
        return []
    box = t.content
    found: list[shapes.Tracker] = []
    if s.plot == VIC:
        found.append(tracker("skull", "skull-crossed-bones", "#111013", int(s.skull)))
    for foe in s.foes:
        if foe.lasting or box.plots[s.plot].boss == foe.foe:
            face = foe_face(t, foe)
            whose = names.brute_name(box, int(foe.foe))
            found.append(tracker("life", "hearts", "#c81a42", face["life"], whose))
            found.append(tracker("armour", "shield", "#1d5fc4", face["armour"], whose))
            found.append(tracker("power", "fist", "#d8400c", face["power"], whose))
    if boss_of(t) is None and s.plot in (RED_MIST, JOHN):
        plot = box.plots[s.plot]
        whose = names.brute_name(box, int(plot.boss))
        found.append(tracker("life", "hearts", "#c81a42", plot.life[s.x], whose))
        found.append(tracker("armour", "shield", "#1d5fc4", plot.armour[s.x], whose))
        found.append(tracker("power", "fist", "#d8400c", plot.power[s.x], whose))
    return found


def rooms(t: City) -> list[shapes.Place]:
    """KA-R182, KA-R184: the Locations of the Hideout, as far as they are there."""
    s = t.s
    box = t.content
    found: list[shapes.Place] = []
    for at in range(ROOMS):
        event = s.pieces[at] if at < len(s.pieces) else -1
        twist = s.twists[at] if at < len(s.twists) else NO_CARD
        boss = at == ROOMS - 1
        found.append(
            {
                "id": "" if event < 0 else names.piece_key(names.event_of(box, event).id),
                "name": said(("room-open", {"n": at + 1}) if event < 0 else names.event_name(box, event)),
                "now": s.step == RAID and s.room == at,
                "done": s.step == RAID and s.room > at,
                "modifier": None if twist == NO_CARD else said(names.modifier_name(box, twist)),
                "effects": [] if twist == NO_CARD else line_faces(box, box.modifiers[twist].lines.all, int(s.x)),
                "minions": s.minions[ARENA + at] if s.step == RAID else 0,
                "supers": (s.supers[ARENA + at] if s.step == RAID else 0 if boss else int(s.x)),
                "brute": said(names.brute_name(box, int(box.plots[JOHN].boss))) if boss else None,
                "figure": names.figure(box.brutes[box.plots[JOHN].boss].id) if boss else "",
            }
        )
    return found


def waves(t: City) -> list[shapes.Place]:
    """KA-R204, KA-R208: the five Waves of Times Square, and what comes with each."""
    s = t.s
    box = t.content
    found: list[shapes.Place] = []
    for at, wave in enumerate(box.plots[MOTHER].waves):
        now = s.step == RAID and s.wave == at + 1
        twist = s.twists[0] if now and s.twists else NO_CARD
        found.append(
            {
                "id": f"wave-{at + 1}",
                "name": said(("wave", {"n": at + 1})),
                "now": now,
                "done": s.step == RAID and s.wave > at + 1,
                "modifier": None if twist == NO_CARD else said(names.modifier_name(box, twist)),
                "effects": [] if twist == NO_CARD else line_faces(box, box.modifiers[twist].lines.all, int(s.x)),
                "minions": wave.minions[s.x],
                "supers": wave.supers[s.x],
                "brute": None if wave.brute < 0 else said(names.brute_name(box, int(wave.brute))),
                "figure": "" if wave.brute < 0 else names.figure(box.brutes[wave.brute].id),
            }
        )
    return found


def hidden_plot() -> shapes.PlotFace:
    """A plot that was drawn at random, and is nobody's to know yet."""
    return {
        "id": None,
        "name": said(("plot-hidden", {})),
        "figure": "",
        "revealed": False,
        "goal": said(("plot-hidden-goal", {})),
        "rules": [],
        "top": SKULL_MOST,
        "trackers": [],
        "march": [],
        "at": None,
        "places": [],
        "pieces": 0,
        "pieces_needed": 0,
        "hidden": 0,
        "enemies": [],
    }


def plot_face(t: City) -> shapes.PlotFace:
    """The Final Plot."""
    s = t.s
    box = t.content
    if not s.plot_known and not s.revealed:
        return hidden_plot()
    plot = int(s.plot)
    boss = boss_of(t)
    ring = plot in (VIC, DON)
    return {
        "id": PLOT_IDS[plot],
        "name": said(names.plot_name(box, plot)),
        "figure": names.figure(box.brutes[box.plots[plot].boss].id) if box.plots[plot].boss >= 0 else "",
        "revealed": s.revealed,
        "goal": said((f"goal-{PLOT_IDS[plot]}", {})),
        "rules": [said((f"rule-{PLOT_IDS[plot]}-{n + 1}", {})) for n in range(RULES[plot])],
        "top": SKULL_MOST,
        "trackers": trackers(t),
        "march": [district_id(place) for place in w.RING] if ring else [],
        "at": None if boss is None or not ring or boss.at >= w.DISTRICTS else district_id(int(boss.at)),
        "places": rooms(t) if plot == JOHN else waves(t) if plot == MOTHER else [],
        "pieces": len(s.pieces),
        "pieces_needed": ROOMS if plot == JOHN else PER_PLOT if plot == MOTHER else 0,
        "hidden": sum(1 for token, up in zip(s.mist, s.mist_up, strict=False) if token != NO_MIST and not up),
        "enemies": enemies_of(t, ARENA + int(s.room)) if s.step == RAID else [],
    }
