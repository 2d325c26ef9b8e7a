"""What the arguments of events are, in words. Whatever can be pointed at carries its ref as a parameter."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.keep_the_heroes_out.content.box import TOKEN_NAMES
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.games.keep_the_heroes_out.people.events import EVENTS, NAME_CLAN
from ludoteca.games.keep_the_heroes_out.people.names import (
    MONSTERS,
    Word,
    at,
    card_name,
    clan_name,
    class_name,
    effect_name,
    guild_name,
    hero_name,
    icon_name,
    level_name,
    monster_name,
    out_of,
    reason_name,
    room_name,
    scenario_name,
    to,
    token_name,
    type_name,
)
from ludoteca.kernel.event import Event


def word(content: Content, kind: str, value: int) -> Word:
    """The message for a value of this type in an event of a table with this content."""
    make = _WORDS.get(kind)
    if make is None:
        raise ValueError(f"keep-the-heroes-out has no values of type {kind!r}")
    return make(content, value)


def acting(event: Event) -> Word | None:
    """KTHO-D-63: the Clan as which a player acts, where the event knows it and does not name it anyway."""
    names = [name for name, _ in EVENTS[event.kind].params]
    if event.kind in NAME_CLAN or "clan" not in names[: len(event.args)]:
        return None
    return clan_name(event.args[names.index("clan")])


def _card(content: Content, value: int) -> Word:
    key, params = card_name(content, value)
    return key, {**params, "ref": f"card:{value}"}


def _clan(_content: Content, value: int) -> Word:
    key, params = clan_name(value)
    return key, {**params, "ref": f"clan:{value}"}


def _monster(_content: Content, value: int) -> Word:
    clan, monster = divmod(value, MONSTERS)
    return monster_name(clan, f"monster:{clan}.{monster}")


def _token(_content: Content, value: int) -> Word:
    key, params = token_name(value)
    return key, {**params, "id": TOKEN_NAMES[value] if value < len(TOKEN_NAMES) else "nothing"}


def _carried(_content: Content, value: int) -> Word:
    """What a Monster takes along, as the end of a sentence."""
    if value >= len(TOKEN_NAMES):
        return "carrying-nothing", {"id": "nothing"}
    return f"carrying-{TOKEN_NAMES[value]}", {"id": TOKEN_NAMES[value]}


_WORDS: dict[str, Callable[[Content, int], Word]] = {
    "card": _card,
    "clan": _clan,
    "monster": _monster,
    "token": _token,
    "carried": _carried,
    "hero": hero_name,
    "guild": guild_name,
    "room": lambda _, value: room_name(value),
    "at": lambda _, value: at(value),
    "to": lambda _, value: to(value),
    "from": lambda _, value: out_of(value),
    "class": lambda _, value: class_name(value),
    "type": lambda _, value: type_name(value),
    "icon": lambda _, value: icon_name(value),
    "effect": lambda _, value: effect_name(value),
    "level": lambda _, value: level_name(value),
    "reason": lambda _, value: reason_name(value),
    "scenario": lambda content, _: scenario_name(content),
}
