"""What made something happen, in words: the rule, and the message that names the cause."""

from __future__ import annotations

from typing import Any

from ludoteca.games.keep_the_heroes_out.content.box import CLASSES, DEFEAT, EFFECT_NAMES
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.games.keep_the_heroes_out.people.names import (
    card_name,
    clan_name,
    class_name,
    effect_name,
    guild_name,
    room_name,
    scenario_name,
)
from ludoteca.games.keep_the_heroes_out.rules import causes

STEPS = {
    causes.SUPPLY: ("KTHO-R61", "cause-supply"),
    causes.TRAPS: ("KTHO-R66", "cause-traps"),
    causes.INSPIRE: ("KTHO-R67", "cause-inspire"),
    causes.ATTACK: ("KTHO-R68", "cause-attack"),
    causes.PILLAGE: ("KTHO-R69", "cause-pillage"),
    causes.WAIT: ("KTHO-R71", "cause-wait"),
    causes.CHARGE: ("KTHO-R72", "cause-charge"),
    causes.SETTING_UP: ("KTHO-R4", "cause-setting-up"),
    causes.TURN: ("KTHO-R21", "cause-turn"),
    causes.RENEWING: ("KTHO-R24", "cause-renewing"),
    causes.CLEANING: ("KTHO-R25", "cause-cleaning"),
    causes.INVADING: ("KTHO-R26", "cause-invading"),
    causes.WAVES: ("KTHO-R27", "cause-waves"),
    causes.ENDING: ("KTHO-R2", "cause-ending"),
    causes.USING_CELLS: ("KTHO-R56", "cause-cells"),
}
ROOM_RULES = ("R52a", "R52b", "R52c", "R52d", "R52e", "R53a", "R53b", "R53c", "R53d", "R56", "R58", "R59")  # by room
TREASURE_RULES = ("R70a", "R70b", "R70c", "R70d", "R70e")  # by effect
CLASS_RULES = ("R64b", "R64c", "R64d", "R64a")  # by class


def cause(content: Content, code: int) -> tuple[str, str, dict[str, Any]]:
    """A cause as a person reads it: a card, a room, an ability, a Treasure, a step of a Hero, a phase."""
    if code in STEPS:
        rule, key = STEPS[code]
        return rule, key, {}
    if code >= causes.SCENARIO:
        own = code - causes.SCENARIO - 1
        if 0 <= own < len(content.scenario.cards):
            return "KTHO-R63", f"guild-event-{content.scenario.cards[own].id}", {}
        return "KTHO-R4", *scenario_name(content)
    if code >= causes.SHOW_OFF:
        hero = code - causes.SHOW_OFF
        rule = f"KTHO-{CLASS_RULES[hero]}" if hero < CLASSES else "KTHO-R64"
        return rule, "cause-show-off", {"hero": class_name(hero)}
    if code >= causes.GUILD:
        return "KTHO-R63", *guild_name(content, code - causes.GUILD)
    if code >= causes.TREASURE:
        effect = min(code - causes.TREASURE, DEFEAT)
        return f"KTHO-{TREASURE_RULES[effect]}", "cause-treasure", {"effect": effect_name(effect)}
    if code >= causes.ABILITY:
        return "KTHO-R19", "cause-ability", {"clan": clan_name(code - causes.ABILITY)}
    if code >= causes.ROOM:
        room = code - causes.ROOM
        return f"KTHO-{ROOM_RULES[room]}", *room_name(room)
    return "KTHO-R21", *card_name(content, code)


assert len(TREASURE_RULES) == len(EFFECT_NAMES)
