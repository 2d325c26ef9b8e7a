"""What made something happen, in words: the rule, and the message that names the cause."""

from __future__ import annotations

from typing import Any

from ludoteca.games.rush_out.actions import SPACE
from ludoteca.games.rush_out.content.box import Content
from ludoteca.games.rush_out.content.names import FAMILY_NAMES, ROLES
from ludoteca.games.rush_out.rules.causes import (
    ACT,
    END_OF_THE_PATH,
    HERO,
    NO_SOULS_LEFT,
    SCROLL,
    SET_UP,
    TILE,
    TIME,
)
from ludoteca.games.rush_out.state import BREATH, DRAGON_TILE, FIRE_SCROLL, STORM

# By family: the rule of what such a card does, or of completing it.
OF_FAMILY = {
    "confusion": "RO-R43",
    "summoning": "RO-R42",
    "dracology": "RO-R46",
    "dispelling": "RO-R55",
    "curse": "RO-R69",
    "doom": "RO-R76",
    "regression": "RO-R89",
    "standard": "RO-R29",
    "coin": "RO-R61",
    "confrontation": "RO-R84",
}
# By act: its rule, and the message.
OF_ACT = {
    "roll": ("RO-R21", "cause-dice"),
    "place": ("RO-R22", "cause-dice"),
    "recall": ("RO-R28", "cause-dice"),
    "recall_all": ("RO-R28", "cause-dice"),
    "whirl": ("RO-R58", "cause-whirlwind"),
    "start": ("RO-R20", "cause-signal"),
    "done": ("RO-R64", "cause-all-ready"),
    "clap": ("RO-R73", "cause-hands"),
    "spend": ("RO-R63", "cause-coins"),
    "keep": ("RO-R87", "cause-experience"),
    "give": ("RO-R87", "cause-experience"),
    "heal": ("RO-R88a", "cause-ability"),
    "lift": ("RO-R88b", "cause-ability"),
    "drive_back": ("RO-R88c", "cause-ability"),
    "bless": ("RO-R88d", "cause-ability"),
    "aim_place": ("RO-R35", "cause-aim"),
    "aim_die": ("RO-R35", "cause-aim"),
    "aim_hero": ("RO-R35", "cause-aim"),
    "swap_spell": ("RO-R68c", "cause-scroll"),
    "to_water": ("RO-R68a", "cause-scroll"),
    "to_air": ("RO-R68b", "cause-scroll"),
    "buy_gear": ("RO-R66", "cause-trade"),
    "return_gear": ("RO-R66", "cause-trade"),
    "buy_scroll": ("RO-R65", "cause-trade"),
    "return_scroll": ("RO-R65", "cause-trade"),
}


def cause(content: Content, code: int) -> tuple[str, str, dict[str, Any]]:
    """A cause as a person reads it."""
    if code >= ACT:
        act, _ = SPACE.decode(code - ACT)
        return (*OF_ACT[act], {})
    if code == TIME:
        return "RO-R20", "cause-time", {}
    if code >= HERO:
        return "RO-R15", f"role-{ROLES[code - HERO]}", {}
    if code == NO_SOULS_LEFT:
        return "RO-D-18", "cause-no-souls-left", {}
    if code == END_OF_THE_PATH:
        return "RO-R49", "cause-end-of-the-path", {}
    if code == SET_UP:
        return "RO-R16", "cause-set-up", {}
    if code >= TILE:
        if code - TILE == DRAGON_TILE:
            return "RO-R51", "place-dragon-tile", {}
        return "RO-R80", "cause-wound", {}
    if code >= SCROLL:
        fire = code - SCROLL == FIRE_SCROLL
        return "RO-R68h" if fire else "RO-R68g", f"scroll-{content.scroll_ids[BREATH if fire else STORM]}", {}
    return OF_FAMILY[FAMILY_NAMES[content.family[code]]], f"card-{content.card_ids[code]}", {}
