"""How things of the game are named to people: message keys with their parameters, and refs of things on the board."""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.content.box import (
    AMBUSH,
    CLAN_NAMES,
    CLASS_NAMES,
    DISCARD,
    EFFECT_NAMES,
    ICON_NAMES,
    LEVEL_NAMES,
    NO_TOKEN,
    REINFORCE,
    RESOURCE,
    ROOM_NAMES,
    TOKEN_NAMES,
    TYPE_NAMES,
    Card,
)
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.games.keep_the_heroes_out.state import REASONS, Clan, DungeonState
from ludoteca.kernel.present import Word, listed, said

__all__ = ["Word", "listed", "said"]

MONSTERS = 64  # of a Clan, in the numbers of events: clan * MONSTERS + Monster


# -- words -----------------------------------------------------------------------------------------------------


def room_name(room: int) -> Word:
    """The message that names a room."""
    return f"room-{ROOM_NAMES[room]}", {}


def at(room: int) -> Word:
    """The message for *in the room*, with its ref."""
    return f"at-{ROOM_NAMES[room]}", {"ref": room_ref(room)}


def to(room: int) -> Word:
    """The message for *to the room*, with its ref."""
    return f"to-{ROOM_NAMES[room]}", {"ref": room_ref(room)}


def out_of(room: int) -> Word:
    """The message for *from the room*, with its ref."""
    return f"from-{ROOM_NAMES[room]}", {"ref": room_ref(room)}


def type_name(room_type: int) -> Word:
    """The message that names a type of room."""
    return f"type-{TYPE_NAMES[room_type]}", {}


def token_name(token: int) -> Word:
    """The message that names one token; nothing at all is named too."""
    return (f"token-{TOKEN_NAMES[token]}", {}) if token != NO_TOKEN else ("token-nothing", {})


def class_name(hero: int) -> Word:
    """The message that names a class of Heroes."""
    return f"class-{CLASS_NAMES[hero]}", {}


def icon_name(icon: int) -> Word:
    """The message that names an icon."""
    return f"icon-{ICON_NAMES[icon]}", {}


def effect_name(effect: int) -> Word:
    """The message that names what a Treasure does."""
    return f"effect-name-{EFFECT_NAMES[effect]}", {}


def level_name(level: int) -> Word:
    """The message that names a level of difficulty."""
    return f"level-{LEVEL_NAMES[level]}", {}


def reason_name(reason: int) -> Word:
    """The message that says how it ended."""
    return f"reason-{REASONS[reason]}", {}


def clan_name(clan: int) -> Word:
    """The message that names a Clan."""
    return f"clan-{CLAN_NAMES[clan]}", {}


def monster_name(clan: int, ref: str = "") -> Word:
    """The message that names one Monster of a Clan; with its ref, where one is meant."""
    return f"monster-{CLAN_NAMES[clan]}", {"ref": ref} if ref else {}


def hero_class(content: Content, number: int) -> int:
    """The class of a Hero token: tokens are numbered class by class."""
    return int(number) // int(content.supply.heroes)


def hero_name(content: Content, number: int) -> Word:
    """The message that names a Hero, with its ref."""
    return f"class-{CLASS_NAMES[hero_class(content, number)]}", {"ref": f"hero:{number}"}


def card_name(content: Content, card: int) -> Word:
    """The message that names a Tactic or Loot card."""
    return f"card-{card_key(content.cards[card])}", {}


def card_key(card: Card) -> str:
    """The id that a card's words go by: all cards that a position writes by their icons have one name."""
    return card.id.partition(":")[0]


def guild_name(content: Content, card: int) -> Word:
    """The message that names a Guild card: a class and a type of room, or the card of a scenario."""
    guild = content.guild[card]
    if guild.hero < 0:
        return f"guild-event-{content.scenario.cards[guild.event].id}", {"ref": f"guild:{card}"}
    ref = {"ref": f"guild:{card}"}
    return "guild-hero", {"hero": class_name(int(guild.hero)), "type": type_name(int(guild.room_type)), **ref}


def scenario_name(content: Content) -> Word:
    """The message that names the scenario."""
    return f"scenario-{content.scenario.id}", {}


def seat_name(state: DungeonState, seat: int) -> Word:
    """A seat goes by the name of its Clan, or of both that it leads (KTHO-D-63)."""
    mine = [clan_name(int(clan.clan)) for clan in state.clans if clan.seat == seat]
    return mine[0] if len(mine) == 1 else ("two-clans", {"one": mine[0], "two": mine[1]})


# -- refs ------------------------------------------------------------------------------------------------------


def room_ref(room: int) -> str:
    """A room."""
    return f"room:{ROOM_NAMES[room]}"


def icon_ref(icon: int, arg: int = -1, *, swarm: bool = False) -> str:
    """An icon of the card that is being resolved. A side may have two of a kind: each has a ref of its own."""
    name = ICON_NAMES[icon]
    if swarm:
        return f"icon:{name}.swarm"
    if icon in {RESOURCE, DISCARD}:
        return f"icon:{name}.{TOKEN_NAMES[arg]}"
    if icon == AMBUSH:
        return f"icon:{name}.{TYPE_NAMES[arg]}"
    return f"icon:{name}.{ICON_NAMES[arg]}" if icon == REINFORCE else f"icon:{name}"


def token_ref(room: int, token: int) -> str:
    """The tokens of a kind in a room; what a Monster carries along."""
    return f"token:{ROOM_NAMES[room]}.{TOKEN_NAMES[token]}" if token != NO_TOKEN else "carry:nothing"


def monster_ref(clan: Clan, monster: int) -> str:
    """A Monster."""
    return f"monster:{clan.clan}.{monster}"


def like_ref(clan: Clan, room: int, wounds: int) -> str:
    """The Monster that stands for all of its Clan in a room with as many wounds; the room where there is none."""
    for monster, where in enumerate(clan.rooms):
        if where == room and clan.wounds[monster] == wounds:
            return monster_ref(clan, monster)
    return room_ref(room)


def passage_ref(one: int, other: int) -> str:
    """The edge between two rooms, named in the order of the alphabet."""
    first, second = sorted((ROOM_NAMES[one], ROOM_NAMES[other]))
    return f"passage:{first}.{second}"
