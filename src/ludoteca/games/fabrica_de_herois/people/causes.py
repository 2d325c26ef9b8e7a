"""What made something happen, in words: the rule, and the message that names the cause."""

from __future__ import annotations

from typing import Any

from ludoteca.games.fabrica_de_herois.content.box import LEADER, Content
from ludoteca.games.fabrica_de_herois.people.names import ability_name, base_name, hero_name, mission_name
from ludoteca.games.fabrica_de_herois.rules import causes

STEPS = {
    causes.SETTING_UP: ("FH-R7", "cause-setting-up"),
    causes.TURN: ("FH-R22", "cause-turn"),
    causes.PREPARING: ("FH-R72", "cause-preparing"),
    causes.COMPARING: ("FH-R69", "cause-comparing"),
    causes.RECEIVING: ("FH-R25", "cause-income"),
    causes.DRAWING: ("FH-R25", "cause-drawing"),
    causes.PLAYING: ("FH-R34", "cause-plays"),
    causes.TURN_ENDS: ("FH-D-28", "cause-turn-ends"),
    causes.DURATION: ("FH-R53", "cause-duration"),
    causes.TEAMS: ("FH-R60", "cause-teams"),
    causes.GAME_ENDS: ("FH-R77", "cause-game-ends"),
    causes.MARKER: ("FH-R49", "cause-marker"),
    causes.EMBLEMS: ("FH-R71", "cause-emblems"),
}


def cause(content: Content, code: int) -> tuple[str, str, dict[str, Any]]:
    """A cause as a person reads it."""
    if code in STEPS:
        return (*STEPS[code], {})
    if code >= causes.HERO:
        return "FH-R16", *hero_name(content, code - causes.HERO)
    if code >= causes.BASE:
        return "FH-R65", *base_name(content, code - causes.BASE)
    if code >= causes.PUNISHMENT:
        return "FH-R74", *mission_name(content, code - causes.PUNISHMENT)
    if code >= causes.REWARD:
        return "FH-R73", *mission_name(content, code - causes.REWARD)
    if code >= causes.MISSION_RULE:
        return "FH-R32", *mission_name(content, code - causes.MISSION_RULE)
    rule = "FH-R35" if code % 2 == LEADER else "FH-R36"  # an ability is twice its Hero, and one more for Discard
    return rule, *ability_name(content, code)
