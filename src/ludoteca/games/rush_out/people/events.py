"""What can happen in Rush Out!, with the types of the arguments and the rule behind it.

Rolls, placed dice and dice taken back are quiet: they are for records and statistics, nobody could read that fast.
"""

from __future__ import annotations

from ludoteca.kernel.event import EventKind

EVENTS: dict[str, EventKind] = {
    # rounds
    "round-set": EventKind("round", "RO-R16"),
    "countdown": EventKind("round", "RO-R20"),
    "race": EventKind("round", "RO-R20"),
    "round-heroes": EventKind("round reason:reason", "RO-R37"),
    "round-sorcerer": EventKind("round reason:reason", "RO-R37"),
    "match-heroes": EventKind("", "RO-R37"),
    "match-sorcerer": EventKind("", "RO-R37"),
    "done": EventKind("seat:seat", "RO-R64"),
    # dice
    "rolled": EventKind("seat:seat dice:dice", "RO-R21", quiet=True),
    "placed": EventKind("seat:seat place:place face:face slot", "RO-R22", quiet=True),
    "recalled": EventKind("seat:seat n", "RO-R28", quiet=True),
    # cards
    "challenge": EventKind("card:card space", "RO-R29"),
    "spell": EventKind("card:card space", "RO-R35"),
    "completed": EventKind("seat:seat place:place card:card", "RO-R29"),
    "completed-together": EventKind("seat:seat place:place card:card other:seat", "RO-R29"),
    "cast": EventKind("seat:seat card:card", "RO-R35"),
    "fizzled": EventKind("card:card", "RO-R35"),
    "summoned": EventKind("card:card", "RO-R42"),
    "scattered": EventKind("place:place n", "RO-R43", bill="n"),
    "snatched": EventKind("seat:seat place:place", "RO-R43"),
    # the Dragon
    "dragon-advanced": EventKind("steps at", "RO-R46", bill="steps"),
    "repelled": EventKind("seat:seat", "RO-R51"),
    "repelled-together": EventKind("seat:seat other:seat", "RO-R51"),
    "dragon-back": EventKind("at", "RO-R51"),
    "dragon-blocks": EventKind("card:card", "RO-R47"),
    # laid cards
    "dispelled": EventKind("card:card seat:seat", "RO-R55"),
    "cursed": EventKind("card:card", "RO-R69"),
    "whirled": EventKind("seat:seat", "RO-R58"),
    "held": EventKind("seat:seat place:place", "RO-R73"),
    "hand-up": EventKind("seat:seat", "RO-R73"),
    "hand-missed": EventKind("seat:seat", "RO-R73"),
    "high-fived": EventKind("seat:seat other:seat", "RO-R73"),
    "clapped": EventKind("seat:seat", "RO-R73"),
    # wounds and lives
    "wounded": EventKind("seat:seat", "RO-R79"),
    "healed": EventKind("seat:seat", "RO-R80"),
    "souls": EventKind("n left", "RO-R76", bill="n"),
    "life-lost": EventKind("left", "RO-R84"),
    "confrontation-ended": EventKind("card:card", "RO-R85"),
    # coins and trade
    "coin-heroes": EventKind("card:card", "RO-R61"),
    "coin-sorcerer": EventKind("card:card", "RO-R61"),
    "token-heroes": EventKind("", "RO-R62"),
    "token-sorcerer": EventKind("", "RO-R62"),
    "spent": EventKind("seat:seat", "RO-R63"),
    "bought-gear": EventKind("seat:seat gear:gear hero:seat", "RO-R66"),
    "returned-gear": EventKind("seat:seat gear:gear hero:seat", "RO-R66"),
    "bought-scroll": EventKind("seat:seat scroll:scroll", "RO-R65"),
    "returned-scroll": EventKind("seat:seat scroll:scroll", "RO-R65"),
    "swapped": EventKind("seat:seat old:card new:card", "RO-R68c"),
    "turned": EventKind("seat:seat face:dark-face", "RO-R68a"),
    "scroll-lightning": EventKind("seat:seat", "RO-R68g"),
    "scroll-fizzled": EventKind("", "RO-R68g"),
    "scroll-fire": EventKind("seat:seat", "RO-R68h"),
    # experience
    "experience": EventKind("seat:seat n", "RO-R87"),
    "experience-lost": EventKind("seat:seat n", "RO-R89"),
    "ability-bard": EventKind("seat:seat hero:seat", "RO-R88a"),
    "ability-guard": EventKind("seat:seat card:card", "RO-R88b"),
    "ability-warrior": EventKind("seat:seat", "RO-R88c"),
    "ability-cleric": EventKind("seat:seat hero:seat", "RO-R88d"),
}
