"""A turn: what a player may do with a card, a room, an ability, the Cells; and what comes of it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.games.keep_the_heroes_out.model import scenarios
from tests.games.keep_the_heroes_out.model.box import FACING, MAKES, STEP, TOKENS, TRADES, Icon, shows
from tests.games.keep_the_heroes_out.model.heroes import (
    Action,
    Ask,
    Flow,
    Over,
    card_is_over,
    invasion,
    next_guild_card,
    send_to_cells,
    settle,
)
from tests.games.keep_the_heroes_out.model.world import Clan, Monster, World

GRID = 20


def match(w: World) -> Flow:
    """From wherever the world is (before a turn, between two cards, in an invasion) to the end of the game."""
    try:
        while True:
            if w.coming < 0:
                if not w.playing:
                    w.cells_used = 0
                w.playing = True
                yield from play_cards(w)
                w.playing = False
                yield from renew_loot(w)
                clean_up(w)
                yield from last_chance(w)
            yield from invasion(w)
            w.active = (w.active + 1) % len(w.clans)
    except Over:
        return


def one(w: World, kind: str, options: list[Action]) -> Ask:
    """A question to the player whose turn it is."""
    return Ask(kind, {w.me().seat: options})


# -- the phases ----------------------------------------------------------------------------------------------------


def play_cards(w: World) -> Flow:
    """KTHO-R21, KTHO-R22: Phase 1."""
    while True:
        options: list[Action] = [("pass",), *cells_options(w)]
        for card in w.me().hand:
            sides = [side for side, icons in enumerate(w.cards[card].sides) if can_play(icons)]
            options += [("play", card, side) for side in sides or [0]]
        if len(options) == 1:
            return
        answer = (yield one(w, "turn", options))[w.me().seat]
        if answer == ("pass",):
            return
        if answer == ("cells",):
            yield from use_cells(w)
        else:
            yield from resolve(w, int(str(answer[1])), int(str(answer[2])))


def renew_loot(w: World) -> Flow:
    """KTHO-R24, KTHO-D-26, KTHO-D-65: Phase 2."""
    me = w.me()
    while True:
        slots = [slot for slot, card in enumerate(w.loot_row) if card is not None]
        options: list[Action] = [("pass",), *cells_options(w)]
        for size in range(1, len(slots) + 1):
            for some in combinations(slots, size):
                options += [("renew", card, *some) for card in me.hand]
        if len(options) == 1:
            return
        answer = (yield one(w, "renew", options))[me.seat]
        if answer == ("pass",):
            return
        if answer == ("cells",):
            yield from use_cells(w)
            continue
        card = int(str(answer[1]))
        me.hand.remove(card)
        me.discard.append(card)
        for slot in answer[2:]:
            gone = w.loot_row[int(str(slot))]
            assert gone is not None
            w.loot_row[int(str(slot))] = None
            w.loot_deck.insert(0, gone)
        w.refill_loot()


def clean_up(w: World) -> None:
    """KTHO-R25, KTHO-D-27: Phase 3."""
    me = w.me()
    me.discard += me.played
    me.played = []
    w.draw(me, max(0, 5 - len(me.hand)))


def last_chance(w: World) -> Flow:
    """KTHO-D-45: the Cells after Clean-up."""
    while cells_options(w):
        answer = (yield one(w, "last", [("pass",), ("cells",)]))[w.me().seat]
        if answer == ("pass",):
            return
        yield from use_cells(w)


# -- the Cells -----------------------------------------------------------------------------------------------------


def cells_options(w: World) -> list[Action]:
    """KTHO-R56, KTHO-D-15: once per turn, where there are Cells."""
    return [("cells",)] if "cells" in w.place and w.cells_used < len(cells_cards(w)) else []


def cells_cards(w: World) -> list[int]:
    """How many Guild cards each use of the Cells takes in one turn; a rule may say `cells 1 then 2`."""
    told = [effect for effect in w.always() if effect.startswith("cells ")]
    return [int(word) for word in told[0].split() if word.isdigit()] if told else [1]


def use_cells(w: World) -> Flow:
    """KTHO-R56, KTHO-D-3, KTHO-D-4: Guild card, token, three cards, and only then what the Hero does."""
    cards = cells_cards(w)[w.cells_used]
    w.cells_used += 1
    for _ in range(cards):
        card = next_guild_card(w)
        if card is not None:
            send_to_cells(w, card)
    w.draw(w.me(), 3)
    yield from settle(w)
    card_is_over(w)


# -- resolving a card ----------------------------------------------------------------------------------------------


def resolve(w: World, card: int, side: int) -> Flow:
    """KTHO-R21, KTHO-R30: the actions of a card, in any order, until the player has enough."""
    me = w.me()
    me.hand.remove(card)
    me.played.append(card)
    icons = w.cards[card].sides[side]
    left = [icon.times for icon in icons]
    while True:
        deeds: dict[Action, int] = {}
        for number, icon in enumerate(icons):
            if left[number]:
                for deed in deeds_of(w, icon, left[number]):
                    deeds.setdefault(deed, number)
        if not deeds and not (cells_options(w) and any_left(icons, left)):
            break
        answer = (yield one(w, "act", [("pass",), *cells_options(w), *deeds]))[me.seat]
        if answer == ("pass",):
            break
        if answer == ("cells",):
            yield from use_cells(w)
            continue
        number = deeds[answer]
        left[number] = 0 if answer[0] == "summon" else left[number] - 1
        yield from do(w, answer)
        then = icons[number].then
        if then is not None:
            yield from combo(w, then, room_of(w, answer))


def any_left(icons: list[Icon], left: list[int]) -> bool:
    """Whether the card could still do something, if only the dungeon were otherwise (KTHO-D-45)."""
    return any(left[number] for number, icon in enumerate(icons) if icon.name != "defend")


def room_of(w: World, deed: Action) -> str:
    """KTHO-R80: where the left part of a Combo happened."""
    name = deed[0]
    if name == "move":
        return str(deed[2])
    if name in {"melee", "ranged"}:
        return w.struck_in
    if name in {"place", "discard"}:
        return str(deed[2])
    return str(deed[1])


def combo(w: World, icon: Icon, room: str) -> Flow:
    """KTHO-R42, KTHO-R80: the right part, free, optional, and in the same room."""
    left = icon.times
    while left:
        deeds = deeds_of(w, icon, left, only=room)
        if not deeds:
            return
        answer = (yield one(w, "combo", [("pass",), *cells_options(w), *deeds]))[w.me().seat]
        if answer == ("pass",):
            return
        if answer == ("cells",):
            yield from use_cells(w)
            continue
        left = 0 if answer[0] == "summon" else left - 1
        yield from do(w, answer)


def can_play(icons: list[Icon]) -> bool:
    """KTHO-R38: Defend does nothing in one's turn. A card with nothing else may be laid down all the same."""
    return any(icon.name != "defend" for icon in icons)


def deeds_of(w: World, icon: Icon, times: int, only: str = "") -> list[Action]:
    """What an icon allows. `only`: in the right part of a Combo, the room where it happens."""
    me = w.me()
    mine = [room for room in me.out() if not only or room == only]
    if icon.name == "draw":
        return [("draw",)] if w.can_draw(me) else []
    if icon.name == "activate":
        return activations(w)
    if icon.name == "move":
        return swarms(w, "move") if icon.swarm else moves(w, mine, "move")
    if icon.name == "melee":
        return swarms(w, "melee") if icon.swarm else [("melee", number) for number in melee_targets(w, mine)]
    if icon.name == "ranged":
        return swarms(w, "ranged") if icon.swarm else [("ranged", number) for number in ranged_targets(w, mine)]
    if icon.name in {"resource", "trap"}:
        token = icon.what or "trap"
        return [("place", token, room) for room in mine] if w.supply(token) else []
    if icon.name == "portal":
        return [("portal", room) for room in portal_rooms(w, mine)]
    if icon.name == "summon":
        most = min(times, len(me.lair()))
        rooms = [only] if only else summon_rooms(w, icon.what)
        return [("summon", room, n) for room in rooms for n in range(1, most + 1)]
    if icon.name == "ambush":
        return [("ambush", icon.what, room) for room in w.of_type(icon.what)] if me.lair() else []
    if icon.name == "reinforce":
        return [("reinforce", icon.what)] if w.can_draw(me) else []
    if icon.name == "discard":
        return [("discard", icon.what, room) for room in mine if w.tokens[room][icon.what]]
    return []  # Defend is a reaction (KTHO-R38)


def summon_rooms(w: World, room_type: str) -> list[str]:
    """KTHO-D-24; where the Clan's start type has no room the Vault stands for it (KTHO-D-32)."""
    if room_type:
        return w.of_type(room_type)
    return sorted({*w.me().out(), *(w.of_type(w.me().start_type) or ["vault"])})


def moves(w: World, rooms: list[str], name: str, walls: bool = False) -> list[Action]:
    """KTHO-R34, KTHO-R47, KTHO-D-22: who goes where, with what."""
    found: list[Action] = []
    for room in rooms:
        ways = w.passages(room) | w.portal_ways(room) | (w.beside(room) if walls else set())
        carried = ["", *(token for token in TOKENS if w.tokens[room][token])]
        for wounds in sorted({monster.wounds for monster in w.me().at(room)}):
            found += [(name, room, way, token, wounds) for way in sorted(ways) for token in carried]
    return found


def melee_targets(w: World, rooms: list[str]) -> list[int]:
    """KTHO-R35."""
    return [hero.number for hero in w.heroes if hero.room in rooms]


def ranged_targets(w: World, rooms: list[str]) -> list[int]:
    """KTHO-R36."""
    reach = {other for room in rooms for other in w.passages(room)}
    return [hero.number for hero in w.heroes if hero.room in reach]


def portal_rooms(w: World, rooms: list[str]) -> list[str]:
    """KTHO-D-37: an uncompleted one is completed; else one from the supply, where none lies."""
    return [room for room in rooms if (w.portals[room] is False if room in w.portals else w.portal_supply() > 0)]


def swarms(w: World, name: str) -> list[Action]:
    """KTHO-R43: the rooms whose Monsters could do something together."""
    return [("swarm", name, room) for room in w.me().out() if swarm_deeds(w, name, room, w.me().at(room))]


def swarm_deeds(w: World, name: str, room: str, members: list[Monster]) -> list[Action]:
    """What those of a Swarm who have not acted yet may do."""
    if not members:
        return []
    if name == "move":
        wounds = {monster.wounds for monster in members}
        return [deed for deed in moves(w, [room], "move") if deed[4] in wounds]
    targets = melee_targets(w, [room]) if name == "melee" else ranged_targets(w, [room])
    return [(name, number) for number in targets]


# -- Activate ------------------------------------------------------------------------------------------------------


def activations(w: World) -> list[Action]:
    """KTHO-R33, KTHO-D-68, KTHO-D-69."""
    me = w.me()
    found: list[Action] = [("complete", room) for room in me.out() if w.portals.get(room) is False]
    for room in [room for room in me.out() if room not in w.dark]:
        if room in MAKES and w.supply(MAKES[room]):
            found.append(("produce", room))
        if room in TRADES and w.tokens[room][TRADES[room][0]]:
            found += [("buy", room, slot) for slot in on_display(w, TRADES[room][1])]
        if room == "laboratory" and "cells" in w.place and on_display(w, "tactic"):
            found.append(("research",))
        if room == "builder":
            found += buildings(w)
    return found + abilities(w) + scenarios.extras(w)


def on_display(w: World, kind: str) -> list[int]:
    """Slots of the Available Loot with a card of a kind."""
    return [slot for slot, card in enumerate(w.loot_row) if card is not None and w.cards[card].kind == kind]


def abilities(w: World) -> list[Action]:
    """KTHO-R19, KTHO-D-21, KTHO-D-22."""
    me = w.me()
    mine = me.out()
    if me.name == "dragon":
        return [("ability",)] if any(monster.wounds for monster in me.monsters if monster.room) else []
    if me.name == "scaled":
        return [("ability-hero", number) for number in ranged_targets(w, mine)]
    if me.name == "gnoll":
        return [("ability-hero", number) for number in melee_targets(w, mine)]
    if me.name == "slime":
        hurt = sorted({(str(monster.room), monster.wounds) for monster in me.monsters if monster.wounds})
        return [("ability-room", room, wounds) for room, wounds in hurt] if me.lair() else []
    if me.name == "skeleton":
        return [("ability-room", room, 0) for room in mine] if w.supply("bone") else []
    if me.name == "ratfolk":
        return [("ability-room", room, 0) for room in mine] if me.lair() else []
    if me.name == "witch":
        return [("ability-room", room, 0) for room in portal_rooms(w, mine)]
    return moves(w, mine, "ability-move", walls=me.name == "ghost")


def buildings(w: World) -> list[Action]:
    """KTHO-R59, KTHO-R78, KTHO-D-51: plan, place, turn and value."""
    free = set()
    for x, y in w.place.values():
        for dx, dy in STEP.values():
            spot = (x + dx, y + dy)
            if w.at(*spot) is None and 0 <= spot[0] < GRID and 0 <= spot[1] < GRID:
                free.add(spot)
    values = [value for value in (1, 2, 3) if w.tokens["builder"]["coin"] >= value and w.pools[value]]
    found: list[Action] = []
    for plan in w.plans:
        if plan is None:
            continue
        seen: set[tuple[int, int, frozenset[str]]] = set()
        for x, y in sorted(free):
            for quarters in range(4):
                doors = scenarios.turned(w.tile_doors[plan], quarters)
                if not joins(w, x, y, doors) or (x, y, doors) in seen:
                    continue
                seen.add((x, y, doors))
                found += [("build", plan, y * GRID + x, quarters, value) for value in values]
    return found


def joins(w: World, x: int, y: int, doors: frozenset[str]) -> bool:
    """KTHO-D-51: whether a tile there would be joined to one that leads to the Vault."""
    near = w.distances()
    for edge in doors:
        other = w.at(x + STEP[edge][0], y + STEP[edge][1])
        if other in near and FACING[edge] in w.doors[other] and FACING[edge] not in w.bricked.get(other, ()):
            return True
    return False


# -- doing ---------------------------------------------------------------------------------------------------------


def do(w: World, deed: Action) -> Flow:
    """What comes of a deed."""
    name = str(deed[0])
    if name == "swarm":
        yield from swarm(w, str(deed[1]), str(deed[2]))
    elif name == "research":
        yield from research(w)
    elif name in {"move", "ability-move"}:
        go(w, w.me(), deed)
    elif name in {"melee", "ranged", "ability-hero"}:
        hero = next(one for one in w.heroes if one.number == deed[1])
        w.struck_in = hero.room
        w.hurt(hero)
    elif name == "build":
        build(w, deed)
    elif name == "extra":
        yield from scenarios.do_extra(w, deed)
    elif name.startswith("ability"):
        use_ability(w, w.me(), deed)
    elif name in {"draw", "reinforce", "buy"}:
        do_with_cards(w, deed)
    else:
        do_in_room(w, deed)


def do_with_cards(w: World, deed: Action) -> None:
    """Draw, Reinforce, and taking Loot."""
    if deed[0] == "draw":
        w.draw(w.me(), 1)
    elif deed[0] == "reinforce":
        reinforce(w, w.me(), str(deed[1]))
    else:
        room = str(deed[1])
        w.tokens[room][TRADES[room][0]] -= 1
        take_loot(w, int(str(deed[2])))


def do_in_room(w: World, deed: Action) -> None:
    """Tokens, Portals and Monsters that are put somewhere."""
    name, lair = deed[0], w.me().lair()
    room = str(deed[2] if name in {"place", "discard", "ambush"} else deed[1])
    if name == "place":
        w.tokens[room][str(deed[1])] += 1
    elif name == "discard":
        w.tokens[room][str(deed[1])] -= 1
    elif name == "produce":
        w.tokens[room][MAKES[room]] += 1
    elif name in {"portal", "complete"}:
        w.portals[room] = True
    else:
        for monster in lair[: int(str(deed[2])) if name == "summon" else 1]:
            monster.room = room


def go(w: World, me: Clan, deed: Action) -> None:
    """KTHO-R34."""
    _, start, goal, carried, wounds = deed
    monster = next(one for one in me.at(str(start)) if one.wounds == wounds)
    monster.room = str(goal)
    if carried:
        w.tokens[str(start)][str(carried)] -= 1
        w.tokens[str(goal)][str(carried)] += 1


def use_ability(w: World, me: Clan, deed: Action) -> None:
    """KTHO-R19."""
    room = str(deed[1]) if len(deed) > 1 else ""
    if me.name == "dragon":
        for monster in me.monsters:
            monster.wounds = 0
    elif me.name == "slime":
        hurt = next(one for one in me.at(room) if one.wounds == deed[2])
        hurt.wounds -= 1
        me.lair()[0].room = room
    elif me.name == "skeleton":
        w.tokens[room]["bone"] += 1
    elif me.name == "ratfolk":
        me.lair()[0].room = room
    elif me.name == "witch":
        w.portals[room] = True


def reinforce(w: World, me: Clan, icon: str) -> None:
    """KTHO-R45, KTHO-D-40."""
    if len(me.deck) < 3:
        w.reshuffle(me)
    for _ in range(min(3, len(me.deck))):
        card = me.deck.pop()
        (me.hand if shows(w.cards[card].sides, icon) else me.discard).append(card)


def take_loot(w: World, slot: int, to_hand: bool = False) -> None:
    """KTHO-R53, KTHO-R54."""
    card = w.loot_row[slot]
    assert card is not None
    (w.me().hand if to_hand else w.me().discard).append(card)
    w.loot_row[slot] = None
    w.refill_loot()


def build(w: World, deed: Action) -> None:
    """KTHO-R59."""
    _, plan, place, quarters, value = deed
    room, spot = str(plan), int(str(place))
    w.tokens["builder"]["coin"] -= int(str(value))
    w.place[room] = (spot % GRID, spot // GRID)
    w.doors[room] = scenarios.turned(w.tile_doors[room], int(str(quarters)))
    w.tokens[room] = Counter()
    w.treasures[room] = w.pools[int(str(value))].pop()
    w.plans[w.plans.index(room)] = None
    w.refill_plans()


def research(w: World) -> Flow:
    """KTHO-R58, KTHO-D-47, KTHO-D-48: Guild card, break-out, Tactic card."""
    card = next_guild_card(w)
    assert card is not None
    send_to_cells(w, card)
    yield from settle(w)
    card_is_over(w)
    slots = on_display(w, "tactic")
    slot = slots[0]
    if len(slots) > 1:
        answers = yield one(w, "lab-card", [("take", slot) for slot in slots])
        slot = int(str(answers[w.me().seat][1]))
    take_loot(w, slot, to_hand="research to hand" in w.always())


def swarm(w: World, name: str, room: str) -> Flow:
    """KTHO-R43, KTHO-R79: each Monster of the room for itself, in any order."""
    me = w.me()
    members = me.at(room)
    while True:
        members = [monster for monster in members if monster.room == room]  # some may fall in a break-out
        deeds = swarm_deeds(w, name, room, members)
        if not deeds:
            return
        answer = (yield one(w, "swarm", [("pass",), *cells_options(w), *deeds]))[me.seat]
        if answer == ("pass",):
            return
        if answer == ("cells",):
            yield from use_cells(w)
            continue
        actor = members[0]
        if name == "move":
            actor = next(one for one in members if one.wounds == answer[4])
        members.remove(actor)
        if name == "move":
            actor.room, start = str(answer[2]), room
            if answer[3]:
                w.tokens[start][str(answer[3])] -= 1
                w.tokens[actor.room][str(answer[3])] += 1
        else:
            yield from do(w, answer)
