"""Using the exhaust effect of an item (KA-R33, R34)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.words import EXHAUST, FOR_COMBAT, ROLL, SPARK
from ludoteca.games.kick_ass.rules import causes, effects
from ludoteca.games.kick_ass.rules.conditions import all_hold
from ludoteca.games.kick_ass.rules.force import works
from ludoteca.games.kick_ass.rules.items import exhaust
from ludoteca.games.kick_ass.state import City
from ludoteca.kernel.flow import Flow


def for_combat(t: City, item: i64) -> bool:
    """Whether the exhaust effect of an item belongs into a Combat: dice, Hits, Shields, or what lasts for one."""
    for line in t.content.items[item].lines.at[EXHAUST]:
        for option in line.options:
            for deed in option.deeds:
                if ROLL <= deed.verb <= SPARK or deed.duration == FOR_COMBAT:
                    return True
    return False


def exhaust_options(t: City, seat: i64, item: i64, in_fight: bool) -> list[int]:
    """KA-R33, KA-D-48: the sides of an exhaust effect that can be used now, of an item that works and is fresh."""
    out: list[int] = []
    lines = t.content.items[item].lines.at[EXHAUST]
    if len(lines) == 0:
        return out
    hero = t.s.heroes[seat]
    if item in hero.exhausted or not works(t, seat, hero, item) or for_combat(t, item) != in_fight:
        return out
    options = lines[0].options
    for index in range(len(options)):
        if all_hold(t, seat, options[index].conditions, hero.at) and effects.can_pay(t, seat, options[index]):
            out.append(index)
    return out


def use_item(t: City, seat: i64, item: i64, option: i64) -> Flow[None]:
    """KA-R33, KA-R34: turned sideways, and its effect happens once, now."""
    hero = t.s.heroes[seat]
    lines = t.content.items[item].lines.at[EXHAUST]
    t.cause = causes.ITEM + item
    exhaust(t, seat, item)
    yield from effects.run_option(t, seat, lines[0].options[option], hero.at, -1)
    for index in range(1, len(lines)):
        yield from effects.run_line(t, seat, lines[index], hero.at, -1)
