"""The rule of a scenario, written in words, as people write it in the scenario files:

    when = "card"                       the moment; with `card = "…"` that of one card alone
    when = "activate"                   … with `at = "cells"` in one room alone
    if = "3 frog in apothecary"         conditions, joined by `and`
    do = "everyone draws 2"             effects, joined by `+`; `/` is a choice of the players, as on a card
    else = "discard all frog in dungeon"

Conditions: `3 coin in vault` (at least so many), `over 3 hero in cells`, `under 6 type`, `no portal in dungeon`. What
can be counted: a token (`coin`, `book`, `frog`, `bone`, `trap`), `hero` or a class, `monster`, `treasure`, `portal`
(completed), `uncompleted`, `dark` rooms, `room`, and `type` (types of rooms that the dungeon has). Amounts: a number,
`wave`, `players`; with `discard` also `all`.

Places: `in` a room (`vault`), a type (`swords`), `dungeon`, `stage`, `here` (the room of the Monster that spends an
Activate), `shown` (rooms of the type that the last Hero card showed), `fullest` (the room with most Heroes).

Effects:
    discard 2 coin in vault, place 1 frog in sewers
    draw 2, everyone draws 1, curse
    turn lowest treasure, prisoner, prisoner mage, imprison rogue, summon champion in study
    wake hero in shown, release hero in here, guild 1, raid 1
    complete farthest portal, close portal in here, darken swords, light, stage at study
    return foreign, renew loot
    what stands in ODDITY_NAMES
Effects that always hold:
    vitality 2 for ringleader, vitality 2 for shown, champion vitality 2
    cells 1 then 2, portals lead heroes, heroes seek stage, research to hand, heroes dig in
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.keep_the_heroes_out.content.box import CLASS_NAMES, ROOM_NAMES, TOKEN_NAMES, TYPE_NAMES
from ludoteca.games.keep_the_heroes_out.content.scenario import (
    ACTIVATE,
    ALL,
    ALWAYS,
    ANY,
    AT_LEAST,
    AT_STAGE,
    CELLS,
    CHAMPION_RECOVERS,
    CHAMPION_STRONG,
    CHAMPION_WALKS,
    CLOSE,
    COMPLETE,
    CURSE,
    DARK,
    DARKEN,
    DIG,
    DISCARD,
    DRAW,
    END,
    EVERYONE_DRAWS,
    FIRST_ALWAYS,
    FULLEST,
    GUILD,
    HERE,
    HERO,
    IMPRISON,
    IN_DUNGEON,
    IN_ROOM,
    IN_TYPE,
    LIGHT,
    MONSTER,
    MOVE_STAGE,
    ODDITY,
    ODDITY_NAMES,
    OF_PLAYERS,
    OF_WAVE,
    OUTSIDE,
    OVER,
    PLACE,
    PORTAL,
    PORTALS_LEAD,
    PRISONER,
    RAID,
    RELEASE,
    RENEW,
    RESOLVED,
    RETURN,
    REVEALED,
    ROOM,
    SETUP,
    SHOWN,
    STAGE,
    SUMMON,
    TO_HAND,
    TO_STAGE,
    TOKEN,
    TREASURE,
    TURN,
    TURN_LOWEST,
    TYPE,
    UNCOMPLETED,
    UNDER,
    VITALITY,
    WAKE,
    WAVE,
    WHOSE_NAMES,
    Step,
    Term,
    Where,
)

MOST: Final = 9  # of anything that a rule speaks of
NOTHING: Final = Where(IN_DUNGEON, 0)
PLACES: Final = {"dungeon": IN_DUNGEON, "stage": AT_STAGE, "here": HERE, "shown": SHOWN, "fullest": FULLEST}
THINGS: Final = {
    "hero": HERO,
    "monster": MONSTER,
    "treasure": TREASURE,
    "portal": PORTAL,
    "uncompleted": UNCOMPLETED,
    "type": TYPE,
    "room": ROOM,
    "dark": DARK,
}
AMOUNTS: Final = {"wave": OF_WAVE, "players": OF_PLAYERS}
# Effects of one form only, as they are written.
FIXED: Final = {
    "curse": CURSE,
    "turn lowest treasure": TURN_LOWEST,
    "complete farthest portal": COMPLETE,
    "light": LIGHT,
    "return foreign": RETURN,
    "renew loot": RENEW,
    "portals lead heroes": PORTALS_LEAD,
    "heroes seek stage": TO_STAGE,
    "research to hand": TO_HAND,
    "heroes dig in": DIG,
}
# Effects with a number behind them.
COUNTED: Final = {
    "draw": DRAW,
    "everyone draws": EVERYONE_DRAWS,
    "guild": GUILD,
    "raid": RAID,
    "champion vitality": CHAMPION_STRONG,
}
HERO_WORDS: Final = ("prisoner", "imprison", "summon", "wake", "release", "vitality")
FIRST_WORDS: Final = (
    "discard", "place", "draw", "everyone draws", "curse", "turn lowest treasure", "prisoner", "imprison", "summon",
    "wake", "release", "guild", "raid", "complete farthest portal", "close portal", "darken", "light", "stage at",
    "return foreign", "renew loot", "vitality",
    "champion vitality", "cells", "portals lead heroes", "heroes seek stage",
    "research to hand", "heroes dig in", *ODDITY_NAMES,
)  # fmt: skip
# Where nobody can be asked (the set-up, a card just revealed, the end of a wave), only what asks nobody.
UNASKED: Final = (PLACE, IMPRISON, SUMMON, WAKE, DARKEN, STAGE, RAID, GUILD, EVERYONE_DRAWS)
QUIET_ODDITIES: Final = (CHAMPION_WALKS, CHAMPION_RECOVERS)
WAKING_ODDITIES: Final = (CHAMPION_WALKS, MOVE_STAGE)
# Who wakes must be resolved, and that is done after a Guild card alone.
WAKING: Final = (TURN_LOWEST, PRISONER, SUMMON, WAKE)
# An Activate is one deed of one Clan.
BY_ACTIVATE: Final = (DISCARD, PLACE, DRAW, EVERYONE_DRAWS, RELEASE, CLOSE, LIGHT)
# Who is released, and what is lit, is said by whoever spends the Activate.
BY_ACTIVATE_ALONE: Final = (RELEASE, LIGHT)


class BadRule(ValueError):
    """Words that no rule can have; the reason goes on from the text, as in `'fly' is no effect`."""


def terms_of(text: str, moment: int) -> list[Term]:
    """The conditions of a clause."""
    terms = [_term(part.split()) for part in text.split(" and ")]
    for term in terms:
        _check_here(term.where, moment)
    return terms


def sides_of(text: str, moment: int) -> list[list[Step]]:
    """The effects of a clause: the sides of its slashes, each a list of steps."""
    sides = [[step for part in side.split("+") for step in _steps(part.split())] for side in text.split("/")]
    for step in [step for side in sides for step in side]:
        _fits(step, moment)
    if moment in (SETUP, REVEALED, WAVE, ACTIVATE, ALWAYS) and len(sides) > 1:
        raise BadRule("has a slash, but at this moment the players are not asked")
    return sides


def _fits(step: Step, moment: int) -> None:
    """An effect that cannot be had at this moment is refused."""
    if (step.word >= FIRST_ALWAYS) != (moment == ALWAYS):
        raise BadRule("mixes what always holds with what happens at a moment")
    odd = step.word == ODDITY
    quiet = step.arg in QUIET_ODDITIES if odd else step.word in UNASKED and step.where.kind != FULLEST
    if moment in (SETUP, REVEALED, WAVE) and not quiet:
        raise BadRule("has an effect that asks somebody; at this moment nobody is asked")
    wakes = step.arg in WAKING_ODDITIES if odd else step.word in WAKING
    if moment in (RESOLVED, TURN, END, WAVE) and wakes:
        raise BadRule("wakes Heroes or brings them; that can be done at the set-up and by Guild cards alone")
    if moment == ACTIVATE and step.word not in BY_ACTIVATE:
        raise BadRule("has an effect that no Activate can have")
    if step.word in BY_ACTIVATE_ALONE and moment != ACTIVATE:
        raise BadRule("has an effect that an Activate alone can have")
    _check_here(step.where, moment)


def _check_here(where: Where, moment: int) -> None:
    if where.kind == HERE and moment != ACTIVATE:
        raise BadRule("says 'here', which is where an Activate is spent")


def _term(words: list[str]) -> Term:
    """One condition: how many of what, and where."""
    compare = AT_LEAST
    if words[:1] in (["over"], ["under"]):
        compare = OVER if words[0] == "over" else UNDER
        words = words[1:]
    if words[:1] == ["no"]:
        compare, amount = UNDER, 1
    else:
        amount = _amount(words[:1])
    what, arg = _thing(words[1:2])
    where = _where(words[2:]) if words[2:] else NOTHING
    if what in (TYPE, ROOM) and words[2:]:
        raise BadRule(f"counts {words[1]!r}, which has no place: leave out {' '.join(words[2:])!r}")
    return Term(what, arg, where, compare, amount)


def _thing(words: list[str]) -> tuple[int, int]:
    """What can be counted, and of which kind."""
    word = words[0] if words else ""
    if word in TOKEN_NAMES:
        return TOKEN, TOKEN_NAMES.index(word)
    if word in CLASS_NAMES:
        return HERO, CLASS_NAMES.index(word)
    if word not in THINGS:
        known = ", ".join([*TOKEN_NAMES, *CLASS_NAMES, *THINGS])
        raise BadRule(f"counts {word!r}, which is nothing that can be counted; there are {known}")
    return THINGS[word], ANY


def _amount(words: list[str], every: bool = False) -> int:
    """A number, or a word for one."""
    word = words[0] if words else ""
    if every and word == "all":
        return ALL
    if word in AMOUNTS:
        return AMOUNTS[word]
    if not word.isdigit() or not 1 <= int(word) <= MOST:
        raise BadRule(f"has {word!r} where an amount belongs: 1 to {MOST}, wave, players" + (", all" if every else ""))
    return int(word)


def _where(words: list[str]) -> Where:
    """`in` and a place, or `outside` and a room."""
    if len(words) < 2 or words[0] not in {"in", "at", "outside"}:
        raise BadRule(f"has {' '.join(words)!r} where a place belongs, as in 'in vault'")
    name = words[1]
    if len(words) > 2:
        raise BadRule(f"has {' '.join(words[2:])!r} behind its place")
    if words[0] == "outside":
        return Where(OUTSIDE, _room(name))
    if name in PLACES:
        return Where(PLACES[name], 0)
    if name in TYPE_NAMES:
        return Where(IN_TYPE, TYPE_NAMES.index(name))
    return Where(IN_ROOM, _room(name))


def _room(name: str) -> int:
    """A room by its name."""
    if name not in ROOM_NAMES:
        known = ", ".join([*ROOM_NAMES, *TYPE_NAMES, *PLACES])
        raise BadRule(f"speaks of {name!r}, which is no place; there are {known}")
    return ROOM_NAMES.index(name)


def _class(words: list[str], all_as: str = "") -> int:
    """A class of Heroes; with `all_as`, the word for any of them."""
    word = words[0] if words else ""
    if all_as and word == all_as:
        return ANY
    if word not in CLASS_NAMES:
        known = ", ".join([*([all_as] if all_as else []), *CLASS_NAMES])
        raise BadRule(f"speaks of {word!r}, which is no class of Heroes; there are {known}")
    return CLASS_NAMES.index(word)


def _token(words: list[str]) -> int:
    """A token of rooms."""
    word = words[0] if words else ""
    if word not in TOKEN_NAMES:
        raise BadRule(f"speaks of {word!r}, which is no token; there are {', '.join(TOKEN_NAMES)}")
    return TOKEN_NAMES.index(word)


def _steps(words: list[str]) -> list[Step]:
    """One effect; what several words make may be several steps."""
    text = " ".join(words)
    if text in FIXED:
        return [Step(FIXED[text], 1, ANY, NOTHING)]
    if text in ODDITY_NAMES:
        return [Step(ODDITY, 1, ODDITY_NAMES.index(text), NOTHING)]
    for name, word in COUNTED.items():
        if words[:-1] == name.split():
            return [Step(word, _amount(words[-1:]), ANY, NOTHING)]
    first = words[0] if words else ""
    rest = words[1:]
    if first == "cells":
        return [Step(CELLS, _amount([part]), ANY, NOTHING) for part in rest if part != "then"]
    return [_hero_step(first, rest) if first in HERO_WORDS else _step(first, rest)]


def _hero_step(first: str, rest: list[str]) -> Step:
    """An effect on Heroes."""
    if first == "prisoner":
        return Step(PRISONER, 1, _class(rest) if rest else ANY, NOTHING)
    if first == "imprison":
        return Step(IMPRISON, 1, _class(rest), NOTHING)
    if first == "summon":
        return Step(SUMMON, 1, _class(rest[:1]), _where(rest[1:]))
    if first in {"wake", "release"}:
        return Step(WAKE if first == "wake" else RELEASE, 1, _class(rest[:1], "hero"), _where(rest[1:]))
    if len(rest) != 3 or rest[1] != "for" or rest[2] not in WHOSE_NAMES:
        raise BadRule(f"has 'vitality {' '.join(rest)}'; it is 'vitality 2 for' and one of {', '.join(WHOSE_NAMES)}")
    return Step(VITALITY, _amount(rest[:1]), WHOSE_NAMES.index(rest[2]), NOTHING)


def _step(first: str, rest: list[str]) -> Step:
    """An effect on anything else."""
    if first == "discard":
        return Step(DISCARD, _amount(rest[:1], every=True), _token(rest[1:2]), _where(rest[2:]))
    if first == "place":
        return Step(PLACE, _amount(rest[:1]), _token(rest[1:2]), _where(rest[2:]))
    if first == "close" and rest[:1] == ["portal"]:
        return Step(CLOSE, 1, ANY, _where(rest[1:]))
    if first == "stage":
        where = _where(rest)
        if where.kind != IN_ROOM:
            raise BadRule(f"puts up the stage {' '.join(rest)!r}; it stands in one room: {', '.join(ROOM_NAMES)}")
        return Step(STAGE, 1, ANY, where)
    if first == "darken":
        where = _where(["in", *rest])
        if where.kind != IN_TYPE:
            raise BadRule(f"darkens {' '.join(rest)!r}; a whole type goes dark: {', '.join(TYPE_NAMES)}")
        return Step(DARKEN, 1, where.arg, where)
    text = " ".join([first, *rest])
    raise BadRule(f"has {text!r}, which is no effect; they begin with {', '.join(FIRST_WORDS)}")


def needs(step: Step) -> str:
    """What a dungeon must have for this effect to mean anything: `cells`, `stage`, or nothing in particular."""
    if step.word in (PRISONER, IMPRISON, CELLS):
        return "cells"
    if step.word == TO_STAGE or (step.word == ODDITY and step.arg == MOVE_STAGE) or step.where.kind == AT_STAGE:
        return "stage"
    return "laboratory" if step.word in (TO_HAND, RETURN) else ""
