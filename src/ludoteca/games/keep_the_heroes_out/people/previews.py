"""What a choice leads to, for whoever is about to make it: how two moments of a match differ.

The rules have played the choice on a copy that knows no secret. What is said of a room carries its ref, so that a board
can pin it there: *holds the Treasure 3*, *a kill*, *one Trap more*.
"""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.content.box import NOWHERE, ROOMS, TOKENS, VAULT
from ludoteca.games.keep_the_heroes_out.people.names import (
    at,
    card_name,
    class_name,
    hero_name,
    monster_name,
    room_name,
    token_name,
)
from ludoteca.games.keep_the_heroes_out.people.ways import changed_dungeon
from ludoteca.games.keep_the_heroes_out.state import (
    COMPLETED,
    LAIR,
    NO_TREASURE,
    Clan,
    DungeonState,
    Hero,
)
from ludoteca.kernel.present import Effect


def effects(before: DungeonState, after: DungeonState, seat: int) -> list[Effect]:
    """How two moments differ: Treasures first, then Heroes, Monsters, what lies around, and cards.

    Where a Guild card was drawn or a Treasure turned on the way, luck had a say: then only the one Treasure that fell
    before that is certain. Where Tactic cards were drawn, only what became of hands is: one of them may defend.
    """
    lost = _treasures(before, after)
    drawn = len(before.guild_deck) != len(after.guild_deck) or before.wave != after.wave
    if drawn or len(before.turned) != len(after.turned):
        return lost if len(after.turned) == len(before.turned) + 1 else []
    if any(len(was.deck) != len(now.deck) for was, now in zip(before.clans, after.clans, strict=True)):
        return _cards(before, after, seat)
    return [
        *lost,
        *_guards(before, after),
        *_heroes(before, after),
        *_monsters(before, after),
        *_rooms(before, after),
        *changed_dungeon(before, after),
        *_tokens(before, after),
        *_cards(before, after, seat),
    ]


def _value(state: DungeonState, room: int) -> int:
    treasure = state.treasures[room]
    return 0 if treasure == NO_TREASURE else state.content.treasure_value[treasure]


def _occupied(state: DungeonState, room: int) -> bool:
    return any(room in clan.rooms for clan in state.clans)


def _treasures(before: DungeonState, after: DungeonState) -> list[Effect]:
    """Treasures that fall, and those that are new."""
    found: list[Effect] = []
    if before.treasures == after.treasures:
        return found
    for room in range(ROOMS):
        was, now = _value(before, room), _value(after, room)
        params = {"value": was or now, "room": at(room)}
        if was and not now:
            text = "effect-vault-falls" if room == VAULT else "effect-treasure-falls"
            found.append(Effect("treasure", -1, -was, 0, text, params))
        elif now and not was:
            found.append(Effect("treasure", -1, now, now, "effect-treasure-new", params))
    return found


def _guards(before: DungeonState, after: DungeonState) -> list[Effect]:
    """Treasures that get a Monster beside them, and those that are left alone."""
    found: list[Effect] = []
    if all(was.rooms == now.rooms for was, now in zip(before.clans, after.clans, strict=True)):
        return found
    for room in range(ROOMS):
        value = _value(after, room)
        if not value or not _value(before, room):
            continue
        was, now = _occupied(before, room), _occupied(after, room)
        params = {"value": value, "room": at(room)}
        if now and not was:
            found.append(Effect("guard", -1, value, value, "effect-holds", params))
        elif was and not now:
            found.append(Effect("guard", -1, -value, 0, "effect-leaves", params))
    return found


# -- Heroes and Monsters ---------------------------------------------------------------------------------------


def _heroes(before: DungeonState, after: DungeonState) -> list[Effect]:
    """Who is killed, hurt, woken, put to sleep, and who comes or goes elsewhere."""
    then: dict[int, Hero] = {int(hero.number): hero for hero in before.heroes}
    now: dict[int, Hero] = {int(hero.number): hero for hero in after.heroes}
    content = before.content
    found = []
    for number, hero in then.items():
        other = now.get(number)
        if other is not None and (hero.room, hero.awake, hero.hurt) == (other.room, other.awake, other.hurt):
            continue
        name = hero_name(content, number)
        if other is None:
            params = {"hero": name, "room": at(int(hero.room))}
            found.append(Effect("hero", -1, -1, 0, "effect-hero-gone", params))
            continue
        room = at(int(other.room))
        left = int(other.hurt - hero.hurt)
        if left > 0:
            found.append(Effect("hurt", -1, -left, 0, "effect-hero-hurt", {"hero": name, "n": left, "room": room}))
        if other.room != hero.room:
            found.append(Effect("place", -1, 0, int(other.room), "effect-hero-goes", {"hero": name, "room": room}))
        elif other.awake and not hero.awake:
            found.append(Effect("awake", -1, 1, 1, "effect-hero-wakes", {"hero": name, "room": room}))
        elif hero.awake and not other.awake:
            found.append(Effect("awake", -1, -1, 0, "effect-hero-sleeps", {"hero": name, "room": room}))
    for number, hero in now.items():
        if number not in then:
            params = {"hero": class_name(int(hero.hero)), "room": at(int(hero.room))}
            found.append(Effect("hero", -1, 1, 1, "effect-hero-comes", params))
    return found


def _monsters(before: DungeonState, after: DungeonState) -> list[Effect]:
    """How many of each Clan come, fall or are hurt."""
    found = []
    for was, now in zip(before.clans, after.clans, strict=True):
        if was.rooms == now.rooms and was.wounds == now.wounds:
            continue
        seat = int(was.seat)
        name = monster_name(int(was.clan))
        for room in range(ROOMS):
            change = now.rooms.count(room) - was.rooms.count(room)
            n = abs(change)
            if change > 0 and now.rooms.count(LAIR) < was.rooms.count(LAIR):
                params = {"n": n, "monster": name, "room": at(room)}
                found.append(Effect("monsters", seat, n, now.rooms.count(room), "effect-monsters-come", params))
            elif change < 0 and now.rooms.count(LAIR) > was.rooms.count(LAIR):
                params = {"n": n, "monster": name, "room": at(room)}
                found.append(Effect("monsters", seat, change, now.rooms.count(room), "effect-monsters-fall", params))
        found += _wounds(was, now)
    return found


def _wounds(was: Clan, now: Clan) -> list[Effect]:
    """Wounds of Monsters that stay in the dungeon."""
    change = sum(now.wounds) - sum(was.wounds)
    if change == 0 or now.rooms.count(LAIR) > was.rooms.count(LAIR):
        return []
    text = "effect-wounds" if change > 0 else "effect-healed"
    params = {"n": abs(change), "monster": monster_name(int(was.clan))}
    return [Effect("wounds", int(was.seat), change, sum(now.wounds), text, params)]


# -- rooms, tokens, cards --------------------------------------------------------------------------------------


def _rooms(before: DungeonState, after: DungeonState) -> list[Effect]:
    """New rooms, and Portals that lead somewhere."""
    found: list[Effect] = []
    if before.place == after.place and before.portals == after.portals:
        return found
    for room in range(ROOMS):
        if before.place[room] == NOWHERE and after.place[room] != NOWHERE:
            found.append(Effect("room", -1, 1, room, "effect-built", {"room": room_name(room)}))
        if after.portals[room] == COMPLETED and before.portals[room] != COMPLETED:
            doors = sum(1 for one in after.portals if one == COMPLETED)
            text = "effect-portal" if doors > 1 else "effect-portal-alone"
            found.append(Effect("portal", -1, 1, doors, text, {"room": at(room), "n": doors - 1}))
        elif before.portals[room] == COMPLETED and after.portals[room] != COMPLETED:
            found.append(Effect("portal", -1, -1, 0, "effect-portal-closed", {"room": at(room)}))
    return found


def _tokens(before: DungeonState, after: DungeonState) -> list[Effect]:
    """Tokens that come and go, room by room."""
    found: list[Effect] = []
    if before.tokens == after.tokens:
        return found
    for room in range(ROOMS):
        for token in range(TOKENS):
            change = after.tokens[room][token] - before.tokens[room][token]
            if change:
                text = "effect-token-more" if change > 0 else "effect-token-less"
                params = {"n": abs(change), "token": token_name(token), "room": at(room)}
                found.append(Effect("token", -1, change, after.tokens[room][token], text, params))
    return found


def _cards(before: DungeonState, after: DungeonState, seat: int) -> list[Effect]:
    """Cards in hands: which ones are lost, how many come; and Loot that somebody has got."""
    found = []
    content = before.content
    for was, now in zip(before.clans, after.clans, strict=True):
        owner = int(was.seat)
        if was.hand == now.hand and was.discard == now.discard:
            continue
        if owner != seat and len(now.hand) == len(was.hand):
            continue
        had = {*was.hand, *was.played, *was.discard, *was.deck}
        for card in [*now.discard, *now.hand]:
            if card not in had and card != before.card:
                params = {"card": card_name(content, card)}
                found.append(Effect("card", owner, 1, 1, "effect-gain-card", params))
        drawn = sum(1 for card in now.hand if card not in was.hand and card in had)
        if drawn:
            found.append(Effect("hand", owner, drawn, len(now.hand), "effect-draws", {"n": drawn}))
        spent = [card for card in was.hand if card not in now.hand and card in now.discard]
        for card in spent:
            params = {"card": card_name(content, card)}
            found.append(Effect("spent", owner, -1, len(now.hand), "effect-spends", params))
    return found
