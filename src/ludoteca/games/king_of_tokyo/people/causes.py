"""What made something happen, in words: the rule, and the message that names the cause."""

from __future__ import annotations

from typing import Any

from ludoteca.games.king_of_tokyo.content.box import Content
from ludoteca.games.king_of_tokyo.people.names import card_name, card_rule
from ludoteca.games.king_of_tokyo.rules import causes

RULES = {
    causes.SETTING_UP: ("KOT-R15", "cause-setting-up"),
    causes.ROLL_OFF: ("KOT-R18", "cause-roll-off"),
    causes.TURN: ("KOT-R20", "cause-turn"),
    causes.ROLL: ("KOT-R21", "cause-roll"),
    causes.NUMBERS: ("KOT-R27", "cause-numbers"),
    causes.ENERGIES: ("KOT-R28", "cause-energies"),
    causes.HEARTS: ("KOT-R35", "cause-hearts"),
    causes.CLAWS: ("KOT-R29", "cause-claws"),
    causes.POISON: ("KOT-R61", "cause-poison"),
    causes.IN_TOKYO: ("KOT-R38", "cause-in-tokyo"),
    causes.ENTERING: ("KOT-R37", "cause-entering"),
    causes.BAY_CLOSES: ("KOT-R45", "cause-bay-closes"),
    causes.BUYING: ("KOT-R47", "cause-buying"),
    causes.SWEEPING: ("KOT-R49", "cause-sweeping"),
    causes.TURN_ENDS: ("KOT-R51", "cause-turn-ends"),
    causes.GAME_ENDS: ("KOT-R52", "cause-game-ends"),
    causes.MORE_OF_A_NUMBER: ("KOT-R27", "cause-more-of-a-number"),
    causes.PRINTED_COST: ("KOT-R47", "cause-printed-cost"),
    causes.NEVER_BELOW_ZERO: ("KOT-X38", "cause-never-below-zero"),
    causes.ALL_HEARTS: ("KOT-R36", "cause-all-hearts"),
    causes.NO_HEARTS_LEFT: ("KOT-R32", "cause-no-hearts-left"),
    causes.NO_STARS_LEFT: ("KOT-D-9", "cause-no-stars-left"),
}


def cause(content: Content, code: int) -> tuple[str, str, dict[str, Any]]:
    """A cause as a person reads it. Every Power card has a rule of its own."""
    if code in RULES:
        return (*RULES[code], {})
    return card_rule(content, code), *card_name(content, code)
