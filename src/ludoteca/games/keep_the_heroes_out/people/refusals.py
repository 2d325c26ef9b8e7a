"""Why an answer is not among those offered, as precisely as can be said, with the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.keep_the_heroes_out.actions import ACTIONS
from ludoteca.games.keep_the_heroes_out.content.box import (
    BONE,
    BUILDER,
    CELLS,
    COIN,
    DEFEND,
    GNOLL,
    LABORATORY,
    MAKES,
    NO_TOKEN,
    PRICE,
    RATFOLK,
    ROOMS,
    SELLS,
    SKELETON,
    SLIME,
    TACTIC,
    TOKENS,
    WITCH,
)
from ludoteca.games.keep_the_heroes_out.people import sites
from ludoteca.games.keep_the_heroes_out.people.names import (
    at,
    card_name,
    clan_name,
    hero_name,
    icon_name,
    out_of,
    room_name,
    to,
    token_name,
)
from ludoteca.games.keep_the_heroes_out.people.prompts import asked_clan, present
from ludoteca.games.keep_the_heroes_out.people.view import still_table
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.rules.cards import argument_of, shown_on
from ludoteca.games.keep_the_heroes_out.rules.deeds import reach, rooms_of_type, start_rooms
from ludoteca.games.keep_the_heroes_out.rules.tokens import portals_left, tokens_left
from ludoteca.games.keep_the_heroes_out.state import (
    COMPLETED,
    INVADE,
    LAIR,
    NO_CARD,
    NO_PORTAL,
    UNCOMPLETED,
    Clan,
    Dungeon,
    DungeonState,
    Hero,
)
from ludoteca.kernel.flow import Decision

Refusal = tuple[str, dict[str, Any], str]
DEEDS = ("act", "swarm", "combo")


def refuse(state: DungeonState, decision: Decision, action: int) -> Refusal:
    """Why an action is not possible now."""
    t = still_table(state)
    space = ACTIONS.get(decision.kind)
    if space is not None and action in space:
        name, values = space.decode(action)
        found = _reason(t, decision, name, values, action)
        if found is not None:
            return found
    return "refuse-not-offered", {}, present(state, decision).rule


def _reason(t: Dungeon, decision: Decision, name: str, values: tuple[int, ...], action: int) -> Refusal | None:
    """What stands in the way of this action, if it can be said."""
    clan = asked_clan(t, decision)
    rooms = [value for value, param in zip(values, _params(decision.kind, name), strict=True) if param in _ROOM_PARAMS]
    for room in rooms:
        if room >= ROOMS or not t.has(room):
            return "refuse-no-such-room", {}, "KTHO-R4"
    if name == "cells":
        return _cells(t)
    if decision.kind in DEEDS and name != "pass":
        icon = _no_icon(t, decision, action)
        if icon is not None:
            return icon
    kind = "deed" if decision.kind in DEEDS else decision.kind
    check = _CHECKS.get((kind, name))
    return None if check is None else check(t, clan, decision, values)


_ROOM_PARAMS = ("room", "from", "to")


def _params(kind: str, name: str) -> list[str]:
    return [param.name for param in ACTIONS[kind].act(name).params]


def _no_icon(t: Dungeon, decision: Decision, action: int) -> Refusal | None:
    """KTHO-R30: the card has no such icon left."""
    s = t.s
    if decision.kind != "act" or s.card == NO_CARD:
        return None
    side = t.content.cards[s.card].sides[s.side]
    kind, argument = int(shown_on(action)), int(argument_of(action))
    left = [icon for icon, n in zip(side, s.left, strict=False) if n and icon.icon == kind]
    if any(argument in (-1, icon.arg) for icon in left):
        return None
    params = {"icon": icon_name(kind), "card": card_name(t.content, int(s.card))}
    on_card = any(icon.icon == kind for icon in side)
    return ("refuse-used-up" if on_card else "refuse-no-icon"), params, "KTHO-R30"


# -- Monsters --------------------------------------------------------------------------------------------------


def _no_monster(t: Dungeon, clan: Clan, room: int, wounds: int = -1) -> Refusal | None:
    """KTHO-R30: a Clan acts with its own Monsters, where they are."""
    own = [monster for monster, where in enumerate(clan.rooms) if where == room]
    if own and (wounds < 0 or any(clan.wounds[monster] == wounds for monster in own)):
        return None
    if own:
        return "refuse-no-such-monster", {"room": at(room), "n": wounds}, "KTHO-R30"
    others = [other for other in t.s.clans if other is not clan and room in other.rooms]
    if others:
        params = {"room": at(room), "clan": clan_name(int(others[0].clan))}
        return "refuse-not-yours", params, "KTHO-R21"
    return "refuse-no-monster", {"room": at(room)}, "KTHO-R30"


def _move(t: Dungeon, clan: Clan, decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    """KTHO-R34: from a room with a Monster, to a neighbouring one, with one token at most."""
    start, end, carried, wounds = values
    s = t.s
    if decision.kind == "swarm" and isinstance(decision.about, int) and start != decision.about:
        return "refuse-not-in-swarm", {"room": at(decision.about)}, "KTHO-R43"
    missing = _no_monster(t, clan, start, wounds)
    if missing is not None:
        return missing
    params = {"from": out_of(start), "to": to(end)}
    joined = end in s.ways.passages[start]
    by_portal = s.portals[start] == COMPLETED and s.portals[end] == COMPLETED and start != end
    if not joined and not by_portal:
        if s.portals[start] != NO_PORTAL and s.portals[end] != NO_PORTAL and start != end:
            return "refuse-portal-uncompleted", params, "KTHO-R47"
        if end in s.ways.beside[start]:
            return "refuse-wall", params, "KTHO-R34"
        return "refuse-not-adjacent", params, "KTHO-R34"
    if carried != NO_TOKEN and carried < TOKENS and s.tokens[start][carried] == 0:
        return "refuse-nothing-to-carry", {"token": token_name(carried), "room": at(start)}, "KTHO-R34"
    return None


def _ability_move(t: Dungeon, clan: Clan, decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    """KTHO-D-22: a Gremlin's or a Ghost's own way."""
    wrong = _own_ability(clan, "ability-move")
    if wrong is not None:
        return wrong
    found = _move(t, clan, decision, values)
    return found if found is None or found[0] != "refuse-wall" else ("refuse-wall", found[1], "KTHO-D-22")


def _hero(t: Dungeon, number: int) -> Hero | None:
    return next((hero for hero in t.s.heroes if hero.number == number), None)


def _mask(clan: Clan) -> int:
    """The rooms where a Clan has Monsters."""
    return sum({1 << room for room in clan.rooms if room != LAIR})


def _melee(t: Dungeon, clan: Clan, decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    """KTHO-R35: only a Hero in the room of one's own Monster."""
    hero = _hero(t, values[0])
    if hero is None:
        return "refuse-no-such-hero", {}, "KTHO-R35"
    room = int(hero.room)
    if decision.kind == "swarm" and isinstance(decision.about, int) and room != decision.about:
        return "refuse-not-in-swarm", {"room": at(decision.about)}, "KTHO-R43"
    if room in clan.rooms:
        return None
    missing = _no_monster(t, clan, room)
    if missing is not None and missing[0] == "refuse-not-yours":
        return missing
    return "refuse-melee-far", {"hero": hero_name(t.content, values[0]), "room": at(room)}, "KTHO-R35"


def _ranged(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    """KTHO-R36: only a Hero beyond a passage; Portals do not count, nor does the own room."""
    hero = _hero(t, values[0])
    if hero is None:
        return "refuse-no-such-hero", {}, "KTHO-R36"
    room = int(hero.room)
    s = t.s
    if reach(s, _mask(clan)) >> room & 1:
        return None
    params = {"hero": hero_name(t.content, values[0]), "room": at(room)}
    if s.portals[room] == COMPLETED and any(
        s.portals[own] == COMPLETED for own in clan.rooms if own not in (LAIR, room)
    ):
        return "refuse-ranged-portal", params, "KTHO-R36"
    return ("refuse-ranged-here" if room in clan.rooms else "refuse-ranged-far"), params, "KTHO-R36"


# -- tokens, Portals, Monsters from the Lair -------------------------------------------------------------------


def _place(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    token, room = values
    if token >= TOKENS:
        return None
    if tokens_left(t, token) == 0:
        return "refuse-supply", {"token": token_name(token)}, "KTHO-R31"
    return _no_monster(t, clan, room)


def _discard(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    token, room = values
    missing = _no_monster(t, clan, room)
    if missing is not None or token >= TOKENS:
        return missing
    return "refuse-no-token", {"token": token_name(token), "room": at(room)}, "KTHO-R42"


def _portal(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    room = values[0]
    if t.s.portals[room] == COMPLETED:
        return "refuse-portal-there", {"room": at(room)}, "KTHO-D-37"
    if t.s.portals[room] == NO_PORTAL and portals_left(t) == 0:
        return "refuse-no-portals", {}, "KTHO-R31"
    return _no_monster(t, clan, room)


def _summon(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    room, n = values
    lair = clan.rooms.count(LAIR)
    if lair == 0:
        return "refuse-lair-empty", {"clan": clan_name(int(clan.clan))}, "KTHO-D-38"
    if n > lair:
        return "refuse-lair-few", {"n": lair}, "KTHO-D-38"
    if room not in clan.rooms and not start_rooms(t, clan) >> room & 1:
        return "refuse-summon-room", {"room": room_name(room)}, "KTHO-D-24"
    return None


def _ambush(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    room_type, room = values
    if clan.rooms.count(LAIR) == 0:
        return "refuse-lair-empty", {"clan": clan_name(int(clan.clan))}, "KTHO-D-38"
    if not rooms_of_type(t, room_type) >> room & 1:
        return "refuse-ambush-room", {"room": room_name(room)}, "KTHO-R44"
    return None


def _swarm(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    missing = _no_monster(t, clan, values[1])
    return missing or ("refuse-swarm-idle", {"room": at(values[1])}, "KTHO-D-69")


# -- Activate --------------------------------------------------------------------------------------------------


def _room_action(t: Dungeon, clan: Clan, room: int, rule: str) -> Refusal | None:
    """KTHO-R51: the Clan has a Monster there, and the room is not out of use."""
    missing = _no_monster(t, clan, room)
    if missing is not None:
        return missing
    return None if scenario.room_works(t, room) else ("refuse-room-dark", {"room": room_name(room)}, rule)


def _produce(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    room = values[0]
    if MAKES[room] < 0:
        return "refuse-makes-nothing", {"room": room_name(room)}, "KTHO-R52"
    blocked = _room_action(t, clan, room, "KTHO-R51")
    if blocked is not None:
        return blocked
    return "refuse-supply", {"token": token_name(MAKES[room])}, "KTHO-R31"


def _buy(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    room, slot = values
    if SELLS[room] < 0:
        return "refuse-sells-nothing", {"room": room_name(room)}, "KTHO-R53"
    blocked = _room_action(t, clan, room, "KTHO-R51")
    if blocked is not None:
        return blocked
    if slot >= len(t.s.loot_row) or t.s.loot_row[slot] == NO_CARD:
        return "refuse-empty-slot", {}, "KTHO-D-65"
    card = t.s.loot_row[slot]
    kind = int(t.content.cards[card].kind)
    if kind == TACTIC:
        return "refuse-laboratory-only", {"card": card_name(t.content, card)}, "KTHO-D-48"
    if kind != SELLS[room]:
        sold = SELLS.index(kind)
        return "refuse-wrong-room", {"card": card_name(t.content, card), "room": at(sold)}, "KTHO-R53"
    if t.s.tokens[room][PRICE[room]] == 0:
        return "refuse-no-price", {"token": token_name(PRICE[room]), "room": at(room)}, "KTHO-R53"
    return None


def _complete(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    room = values[0]
    if t.s.portals[room] != UNCOMPLETED:
        return "refuse-no-portal", {"room": at(room)}, "KTHO-R46"
    return _no_monster(t, clan, room)


def _research(t: Dungeon, clan: Clan, _decision: Decision, _values: tuple[int, ...]) -> Refusal | None:
    if not t.has(LABORATORY):
        return "refuse-no-such-room", {}, "KTHO-R58"
    if not t.has(CELLS):
        return "refuse-no-cells", {}, "KTHO-D-15"
    return _room_action(t, clan, LABORATORY, "KTHO-R58") or ("refuse-no-foreign", {}, "KTHO-D-48")


def _own_ability(clan: Clan, name: str) -> Refusal | None:
    """KTHO-R19: each Clan has an ability of its own."""
    kind = int(clan.clan)
    own = {0: "ability", 1: "ability-hero", GNOLL: "ability-hero"}
    own |= dict.fromkeys((SLIME, SKELETON, RATFOLK, WITCH), "ability-room")
    if own.get(kind, "ability-move") != name:
        return "refuse-not-your-ability", {"clan": clan_name(kind)}, "KTHO-R19"
    return None


def _ability(_t: Dungeon, clan: Clan, _decision: Decision, _values: tuple[int, ...]) -> Refusal | None:
    return _own_ability(clan, "ability") or ("refuse-nothing-to-heal", {}, "KTHO-D-69")


def _ability_hero(t: Dungeon, clan: Clan, decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    wrong = _own_ability(clan, "ability-hero")
    check = _melee if clan.clan == GNOLL else _ranged
    return wrong or check(t, clan, decision, values)


def _ability_room(t: Dungeon, clan: Clan, decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    wrong = _own_ability(clan, "ability-room")
    if wrong is not None:
        return wrong
    room, wounds = values
    kind = clan.clan
    if kind == WITCH:
        return _portal(t, clan, decision, (room,))
    missing = _no_monster(t, clan, room, wounds if kind == SLIME else -1)
    if missing is not None:
        return missing
    if kind == SLIME and wounds == 0:
        return "refuse-no-wound", {"room": at(room)}, "KTHO-D-21"
    if kind == SKELETON:
        return "refuse-supply", {"token": token_name(BONE)}, "KTHO-R31"
    return "refuse-lair-empty", {"clan": clan_name(int(kind))}, "KTHO-D-38"


def _build(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    """KTHO-R59, KTHO-D-51: Coins, a plan, a Treasure, and a place where a passage leads on."""
    plan, place, turn, value = values
    s = t.s
    if not t.has(BUILDER):
        return "refuse-no-such-room", {}, "KTHO-R59"
    blocked = _room_action(t, clan, BUILDER, "KTHO-R59")
    if blocked is not None:
        return blocked
    if plan >= len(s.plans):
        return "refuse-no-plan", {}, "KTHO-R59"
    if value < 1 or value > s.tokens[BUILDER][COIN]:
        return "refuse-too-few-coins", {"n": s.tokens[BUILDER][COIN], "value": value}, "KTHO-R59"
    if not s.pools[value]:
        return "refuse-no-treasure", {"value": value}, "KTHO-D-51"
    key, params = sites.refusal(s, place, plan, turn)
    return f"refuse-{key}", params, "KTHO-D-51"


# -- cards -----------------------------------------------------------------------------------------------------


def _cells(t: Dungeon) -> Refusal:
    """KTHO-R56, KTHO-D-45."""
    if not t.has(CELLS):
        return "refuse-no-cells", {}, "KTHO-D-15"
    if t.s.step == INVADE:
        return "refuse-cells-now", {}, "KTHO-D-45"
    return "refuse-cells-used", {}, "KTHO-R56"


def _not_in_hand(t: Dungeon, clan: Clan, card: int, rule: str) -> Refusal | None:
    """Whose card it is, if it is not in this hand."""
    if card in clan.hand or card >= len(t.content.cards):
        return None
    params: dict[str, Any] = {"card": card_name(t.content, card)}
    holder = next((other for other in t.s.clans if card in other.hand), None)
    if holder is not None and holder is not clan:
        return "refuse-others-card", {**params, "clan": clan_name(int(holder.clan))}, rule
    return "refuse-not-in-hand", params, rule


def _play(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    card, side = values
    missing = _not_in_hand(t, clan, card, "KTHO-R21")
    if missing is not None or card >= len(t.content.cards):
        return missing
    sides = t.content.cards[card].sides
    params = {"card": card_name(t.content, card)}
    if side < len(sides) and all(icon.icon == DEFEND for icon in sides[side]):
        return "refuse-only-defends", params, "KTHO-R38"
    return "refuse-no-side", params, "KTHO-R41"


def _renew(t: Dungeon, clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    card, mask = values
    missing = _not_in_hand(t, clan, card, "KTHO-R24")
    return missing or (("refuse-renew-nothing" if mask == 0 else "refuse-empty-slot"), {}, "KTHO-D-65")


def _defend(t: Dungeon, _clan: Clan, decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    """KTHO-R38, KTHO-R76: a Defend card of the own hand, and a Monster of that Clan in the room."""
    card = values[0]
    if card >= len(t.content.cards):
        return None
    params = {"card": card_name(t.content, card)}
    mine = [clan for clan in t.s.clans if clan.seat == decision.seat]
    holder = next((clan for clan in mine if card in clan.hand), None)
    if holder is None:
        return _not_in_hand(t, mine[0], card, "KTHO-R38")
    room = decision.about[1] if isinstance(decision.about, tuple) else 0
    if room not in holder.rooms:
        return "refuse-defend-elsewhere", {"room": at(room), "clan": clan_name(int(holder.clan))}, "KTHO-R76"
    return "refuse-cannot-defend", params, "KTHO-R38"


def _curse(t: Dungeon, _clan: Clan, decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    mine = [clan for clan in t.s.clans if clan.seat == decision.seat]
    own = next((clan for clan in mine if clan.clan == decision.about), mine[0])
    return _not_in_hand(t, own, values[0], "KTHO-R70")


# -- what the players decide together --------------------------------------------------------------------------


def _next_hero(t: Dungeon, _clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    hero = _hero(t, values[0])
    if hero is None:
        return "refuse-no-such-hero", {}, "KTHO-R60"
    if not hero.awake:
        return "refuse-asleep", {"hero": hero_name(t.content, values[0])}, "KTHO-R60"
    return None


def _way(t: Dungeon, _clan: Clan, decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    start = decision.about if isinstance(decision.about, int) else -1
    if 0 <= start < ROOMS and values[0] not in t.s.ways.passages[start]:
        return "refuse-no-passage", {"from": out_of(start), "to": to(values[0])}, "KTHO-R48"
    return "refuse-not-nearer", {"room": room_name(values[0])}, "KTHO-R72"


def _hit(t: Dungeon, _clan: Clan, _decision: Decision, values: tuple[int, ...]) -> Refusal | None:
    room, index, wounds = values
    if index >= len(t.s.clans):
        return None
    missing = _no_monster(t, t.s.clans[index], room, wounds)
    if missing is not None:
        return "refuse-nobody-there", {"room": at(room)}, "KTHO-D-7"
    return "refuse-not-in-reach", {"room": at(room)}, "KTHO-R64"


_CHECKS: dict[tuple[str, str], Callable[[Dungeon, Clan, Decision, tuple[int, ...]], Refusal | None]] = {
    ("deed", "move"): _move,
    ("deed", "melee"): _melee,
    ("deed", "ranged"): _ranged,
    ("deed", "place"): _place,
    ("deed", "discard"): _discard,
    ("deed", "portal"): _portal,
    ("deed", "summon"): _summon,
    ("deed", "ambush"): _ambush,
    ("deed", "swarm"): _swarm,
    ("deed", "produce"): _produce,
    ("deed", "buy"): _buy,
    ("deed", "complete"): _complete,
    ("deed", "research"): _research,
    ("deed", "ability"): _ability,
    ("deed", "ability-hero"): _ability_hero,
    ("deed", "ability-room"): _ability_room,
    ("deed", "ability-move"): _ability_move,
    ("deed", "build"): _build,
    ("turn", "play"): _play,
    ("renew", "renew"): _renew,
    ("defend", "defend"): _defend,
    ("defend", "defend-only"): _defend,
    ("curse", "discard"): _curse,
    ("hero", "hero"): _next_hero,
    ("way", "go"): _way,
    ("hit", "hit"): _hit,
}
