"""What a Clan can do, deed by deed, as a person reads it: label, parameters, rule, and refs in the order of picking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.keep_the_heroes_out.actions import ACTIONS
from ludoteca.games.keep_the_heroes_out.content.box import (
    ACTIVATE,
    AMBUSH,
    CLASS_NAMES,
    DISCARD,
    DRAW,
    GNOLL,
    MAGE,
    MAKES,
    MELEE,
    MOVE,
    NO_TOKEN,
    PORTAL,
    PRICE,
    RANGED,
    RATFOLK,
    REINFORCE,
    RESOURCE,
    ROOM_NAMES,
    SET_TRAP,
    SKELETON,
    SLIME,
    SUMMON,
    TRAP,
    Icon,
)
from ludoteca.games.keep_the_heroes_out.content.scenario import ANY, CLOSE, LIGHT, RELEASE
from ludoteca.games.keep_the_heroes_out.people import dangers, faces
from ludoteca.games.keep_the_heroes_out.people.names import (
    at,
    card_name,
    class_name,
    hero_name,
    icon_name,
    icon_ref,
    like_ref,
    listed,
    monster_name,
    out_of,
    room_name,
    room_ref,
    scenario_name,
    to,
    token_name,
    token_ref,
)
from ludoteca.games.keep_the_heroes_out.people.sites import beside
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.rules.cards import icon_deeds, uses
from ludoteca.games.keep_the_heroes_out.rules.cells import CELLS_DRAW
from ludoteca.games.keep_the_heroes_out.rules.decks import LOOKS_AT
from ludoteca.games.keep_the_heroes_out.rules.deeds import occupied
from ludoteca.games.keep_the_heroes_out.rules.effects import WHATS
from ludoteca.games.keep_the_heroes_out.state import Clan, Dungeon, DungeonState, Hero
from ludoteca.kernel.present import Choice, Effect

Label = tuple[str, dict[str, Any], list[str], str]  # message key, parameters, refs, rule


def deed(t: Dungeon, clan: Clan, kind: str, action: int) -> Choice:
    """One deed of a Clan, whatever icon pays for it."""
    name, values = ACTIONS[kind].decode(action)
    key, params, refs, rule = _LABELS[name](t, clan, values)
    if name in SENDS:
        return Choice(action, key, params, refs, rule, _sent(t, clan, name), dangers.of_sending(t.s))
    if name == "play":
        card, side = values
        return Choice(
            action, key, params, refs, rule, [use_of(t, clan, t.content.cards[card].sides[side], "effect-use")]
        )
    if name == "reinforce":
        n = min(int(LOOKS_AT), len(clan.deck) + len(clan.discard))
        seen = Effect("look", int(clan.seat), n, n, "effect-looks", {"n": n, "icon": icon_name(values[0])})
        return Choice(action, key, params, refs, rule, [seen])
    if name == "renew":
        n = values[1].bit_count()
        return Choice(action, key, params, refs, rule, [Effect("loot", -1, n, n, "effect-new-loot", {"n": n})])
    return Choice(action, key, params, refs, rule)


def use_of(t: Dungeon, clan: Clan, side: list[Icon], text: str) -> Effect:
    """What a side of a card can be used for at this moment: in how many ways its icons could begin."""
    rooms = occupied(clan)
    ways = 0
    for icon in side:
        deeds: list[int] = []
        if uses(icon) > 0:
            icon_deeds(t, clan, icon, rooms, deeds)
        ways += len(deeds)
    key = f"{text}-now" if ways else f"{text}-idle"
    return Effect("side", int(clan.seat), ways, ways, key, {"side": faces.side_text(side), "n": ways})


SENDS = ("cells", "research")  # a Guild card is drawn: nothing of what follows can be foreseen but this


def _sent(t: Dungeon, clan: Clan, name: str) -> list[Effect]:
    """KTHO-R56, KTHO-R58: what using the Cells or the Laboratory brings, whatever card comes."""
    n = int(scenario.cells_cards(t)) if name == "cells" else 1
    found = [Effect("prisoner", -1, n, n, "effect-prisoner", {"n": n, "risk": _mage_risk(t)})]
    if name == "cells":
        drawn = min(int(CELLS_DRAW), len(clan.deck) + len(clan.discard))
        if drawn:
            found.append(Effect("hand", int(clan.seat), drawn, len(clan.hand) + drawn, "effect-draws", {"n": drawn}))
    return found


def hero_of(state: DungeonState, number: int) -> Hero:
    """The Hero with this token."""
    return next(hero for hero in state.heroes if hero.number == number)


# -- moving and fighting ---------------------------------------------------------------------------------------


def _path(clan: Clan, values: tuple[int, ...], icon: int, key: str, rule: str) -> Label:
    start, end, carried, wounds = values
    params = {"monster": monster_name(int(clan.clan)), "from": out_of(start), "to": to(end)}
    refs = [icon_ref(icon), like_ref(clan, start, wounds), room_ref(end), token_ref(start, carried)]
    if wounds:
        params["wounds"] = ("wounded", {"n": wounds})
        key += "-wounded"
    if carried != NO_TOKEN:
        return f"{key}-with", {**params, "token": token_name(carried)}, refs, rule
    return key, params, refs, rule


def _move(_t: Dungeon, clan: Clan, values: tuple[int, ...]) -> Label:
    return _path(clan, values, MOVE, "do-move", "KTHO-R34")


def _ability_move(_t: Dungeon, clan: Clan, values: tuple[int, ...]) -> Label:
    return _path(clan, values, ACTIVATE, "do-ability-move", "KTHO-D-22")


def _strike(t: Dungeon, number: int, icon: int, key: str, rule: str) -> Label:
    hero = hero_of(t.s, number)
    left = int(scenario.life_left(t, hero))
    params = {"hero": hero_name(t.content, number), "room": at(int(hero.room)), "left": left}
    return key, params, [icon_ref(icon), f"hero:{number}"], rule


def _melee(t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    return _strike(t, values[0], MELEE, "do-melee", "KTHO-R35")


def _ranged(t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    return _strike(t, values[0], RANGED, "do-ranged", "KTHO-R36")


def _ability_hero(t: Dungeon, clan: Clan, values: tuple[int, ...]) -> Label:
    if clan.clan == GNOLL:
        return _strike(t, values[0], ACTIVATE, "do-ability-melee", "KTHO-R19")
    return _strike(t, values[0], ACTIVATE, "do-ability-ranged", "KTHO-R19")


# -- tokens and Monsters ---------------------------------------------------------------------------------------


def _place(_t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    token, room = values
    icon, rule = (SET_TRAP, "KTHO-R39") if token == TRAP else (RESOURCE, "KTHO-R37")
    return "do-place", {"token": token_name(token), "room": at(room)}, [icon_ref(icon, token), room_ref(room)], rule


def _discard(_t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    token, room = values
    refs = [icon_ref(DISCARD, token), token_ref(room, token)]
    return "do-discard", {"token": token_name(token), "room": at(room)}, refs, "KTHO-R42"


def _portal(_t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    return "do-portal", {"room": at(values[0])}, [icon_ref(PORTAL), room_ref(values[0])], "KTHO-R40"


def _summon(_t: Dungeon, clan: Clan, values: tuple[int, ...]) -> Label:
    room, n = values
    params = {"n": n, "monster": monster_name(int(clan.clan)), "room": at(room)}
    return "do-summon", params, [icon_ref(SUMMON), room_ref(room), f"n:{n}"], "KTHO-D-24"


def _ambush(_t: Dungeon, clan: Clan, values: tuple[int, ...]) -> Label:
    params = {"monster": monster_name(int(clan.clan)), "room": at(values[1])}
    return "do-ambush", params, [icon_ref(AMBUSH, values[0]), room_ref(values[1])], "KTHO-R44"


def _swarm(_t: Dungeon, clan: Clan, values: tuple[int, ...]) -> Label:
    icon, room = values
    params = {"icon": icon_name(icon), "room": at(room), "n": clan.rooms.count(room)}
    return "do-swarm", params, [icon_ref(icon, swarm=True), room_ref(room)], "KTHO-R43"


# -- cards -----------------------------------------------------------------------------------------------------


def _draw(_t: Dungeon, _clan: Clan, _values: tuple[int, ...]) -> Label:
    return "do-draw", {}, [icon_ref(DRAW), "deck"], "KTHO-R32"


def _reinforce(_t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    return "do-reinforce", {"icon": icon_name(values[0])}, [icon_ref(REINFORCE, values[0]), "deck"], "KTHO-R45"


def _play(t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    card, side = values
    face = t.content.cards[card]
    params = {"card": card_name(t.content, card), "text": faces.side_text(face.sides[side])}
    return "do-play", params, [f"card:{card}", f"side:{card}.{side}"], "KTHO-R21"


def _renew(t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    card, mask = values
    slots = [slot for slot in range(len(t.s.loot_row)) if mask >> slot & 1]
    names = [card_name(t.content, t.s.loot_row[slot]) for slot in slots]
    numbers = "+".join(str(slot + 1) for slot in slots)
    params = {"card": card_name(t.content, card), "n": len(slots), "loot": listed(names), "slots": numbers}
    return "do-renew", params, [f"card:{card}", *(f"loot:{slot}" for slot in slots)], "KTHO-R24"


# -- Activate --------------------------------------------------------------------------------------------------


def _produce(_t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    room = values[0]
    params = {"token": token_name(MAKES[room]), "room": room_name(room)}
    return "do-produce", params, [icon_ref(ACTIVATE), room_ref(room)], "KTHO-R52"


def _buy(t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    room, slot = values
    params = {
        "card": card_name(t.content, t.s.loot_row[slot]),
        "token": token_name(PRICE[room]),
        "room": room_name(room),
    }
    return "do-buy", params, [icon_ref(ACTIVATE), room_ref(room), f"loot:{slot}"], "KTHO-R53"


def _complete(_t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    room = values[0]
    refs = [icon_ref(ACTIVATE), f"portal:{ROOM_NAMES[room]}"]
    return "do-complete", {"room": at(room)}, refs, "KTHO-R46"


def _research(t: Dungeon, _clan: Clan, _values: tuple[int, ...]) -> Label:
    return "do-research", {"risk": _mage_risk(t)}, [icon_ref(ACTIVATE), "room:laboratory"], "KTHO-R58"


def _mage_risk(t: Dungeon) -> int:
    """How likely the next Guild card is to be a Mage, in percent."""
    deck = t.s.guild_deck
    mages = sum(1 for card in deck if t.content.guild[card].hero == MAGE)
    return round(100 * mages / len(deck)) if deck else 0


def _cells(t: Dungeon, _clan: Clan, _values: tuple[int, ...]) -> Label:
    n = int(scenario.cells_cards(t))
    return "do-cells", {"n": n, "risk": _mage_risk(t)}, ["cells"], "KTHO-R56"


def _ability(_t: Dungeon, clan: Clan, _values: tuple[int, ...]) -> Label:
    wounded = [monster for monster, wounds in enumerate(clan.wounds) if wounds]
    refs = [icon_ref(ACTIVATE), *(f"monster:{clan.clan}.{monster}" for monster in wounded)]
    return "do-heal", {"monster": monster_name(int(clan.clan)), "n": sum(clan.wounds)}, refs, "KTHO-R19"


def _ability_room(_t: Dungeon, clan: Clan, values: tuple[int, ...]) -> Label:
    room, wounds = values
    key = {SLIME: "do-split-slime", SKELETON: "do-bone", RATFOLK: "do-rat"}.get(int(clan.clan), "do-ability-portal")
    refs = [icon_ref(ACTIVATE), room_ref(room)]
    if clan.clan == SLIME:
        refs = [icon_ref(ACTIVATE), like_ref(clan, room, wounds)]
    return key, {"room": at(room)}, refs, "KTHO-R19"


def _extra(t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    """What the scenario offers for an Activate; the effects of its clause say what it is called."""
    kind, room = values
    number, what = divmod(kind, WHATS)
    side = t.content.scenario.clauses[number].sides[0]
    words = [int(step.word) for step in side]
    refs = [icon_ref(ACTIVATE), room_ref(room), "scenario"]
    params: dict[str, Any] = {"room": at(room), "scenario": scenario_name(t.content)}
    if RELEASE in words:
        named = [int(step.arg) for step in side if step.word == RELEASE and step.arg != ANY]
        what = named[0] if named else what
        params["hero"] = class_name(what)
        return "do-extra-release", params, [*refs, f"class:{CLASS_NAMES[what]}"], "KTHO-R33"
    name = "close" if CLOSE in words else "light" if LIGHT in words else "other"
    return f"do-extra-{name}", params, refs, "KTHO-R33"


def _build(t: Dungeon, _clan: Clan, values: tuple[int, ...]) -> Label:
    plan, place, turn, value = values
    params = {
        "room": room_name(t.s.plans[plan]),
        "value": value,
        "where": beside(t.s, t.s.plans[plan], place, turn),
        "turn": 90 * turn,
    }
    refs = [icon_ref(ACTIVATE), f"plan:{plan}", f"place:{place}", f"turn:{turn}", f"value:{value}"]
    return "do-build", params, refs, "KTHO-R59"


_LABELS: dict[str, Callable[[Dungeon, Clan, tuple[int, ...]], Label]] = {
    "cells": _cells,
    "draw": _draw,
    "play": _play,
    "move": _move,
    "melee": _melee,
    "ranged": _ranged,
    "place": _place,
    "portal": _portal,
    "summon": _summon,
    "ambush": _ambush,
    "reinforce": _reinforce,
    "swarm": _swarm,
    "discard": _discard,
    "produce": _produce,
    "buy": _buy,
    "complete": _complete,
    "research": _research,
    "ability": _ability,
    "ability-hero": _ability_hero,
    "ability-room": _ability_room,
    "ability-move": _ability_move,
    "extra": _extra,
    "build": _build,
    "renew": _renew,
}
