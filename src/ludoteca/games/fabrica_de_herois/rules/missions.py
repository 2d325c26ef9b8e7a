"""Drawing Missions (FH-R23, FH-R25, FH-R26, FH-R28, FH-D-21)."""

from __future__ import annotations

from ludoteca.games.fabrica_de_herois.rules.decks import lay_mission, put_under, take_mission
from ludoteca.games.fabrica_de_herois.state import NONE, Factory, Player
from ludoteca.kernel.flow import Decision, Flow


def draw_mission(t: Factory, p: Player) -> Flow[None]:
    """FH-R25: the top Mission, face up; FH-D-21: without one where the deck is empty. Who was promised two keeps one of
    them, and the other goes under the deck."""
    s = t.s
    if p.two_missions > 0 and len(s.missions) > 1:
        p.two_missions -= 1
        s.offered = [take_mission(t), take_mission(t)]
        t.tell("two-missions", p.seat, s.offered[0], s.offered[1])
        place = yield Decision(p.seat, "mission", (0, 1))
        kept = s.offered.pop(place)
        put_under(t, s.offered.pop())
        lay_mission(t, p, kept)
        return
    mission = take_mission(t)
    if mission == NONE:
        t.tell("no-mission", p.seat)
    else:
        lay_mission(t, p, mission)
