"""The rules of scenarios, from the words of their files: what a card does, and what an Activate can be spent on.

What always holds is where it holds: Vitality and the Heroes' ways in `world`, the Cells in `turns`.
"""

from __future__ import annotations

from itertools import combinations

from tests.games.keep_the_heroes_out.model.box import CLASSES, EDGES, FACING, ROOMS, STEP, TYPE_OF
from tests.games.keep_the_heroes_out.model.heroes import (
    Action,
    Answer,
    Flow,
    come,
    council,
    curse,
    hit_options,
    prisoner,
    summon,
    turn_treasure,
    wound,
)
from tests.games.keep_the_heroes_out.model.world import World


def card(w: World, name: str) -> Flow:
    """A card of the scenario is one of the turn's Guild cards."""
    for rule in [rule for rule in w.rules if rule.when == "card" and rule.card in {"", name}]:
        sides = rule.sides if w.holds(rule.condition) else rule.otherwise
        options: list[Action] = [("side", number) for number, side in enumerate(sides) if possible(w, side)]
        if options:
            answer = yield from council(w, "scenario-side", options)
            for effect in sides[int(str(answer[1]))]:
                yield from do(w, effect)


def quietly(w: World, moment: str) -> None:
    """What happens at a moment in which nobody is asked: a card is revealed, Wave 1 is over."""
    for rule in [rule for rule in w.rules if rule.when == moment]:
        for effect in (rule.sides if w.holds(rule.condition) else rule.otherwise or [[]])[0]:
            for asked in do(w, effect):
                raise AssertionError(f"{effect} asks {asked}")


def possible(w: World, side: list[str], here: str = "") -> bool:
    """KTHO-R41: what a side discards must be there in full; who is released, closed or lit must be there."""
    for effect in side:
        words = effect.split()
        there = 1
        if words[0] == "discard" and words[1] != "all":
            there = w.count(words[2], w.places(" ".join(words[3:]), here)) >= w.amount(words[1])
        elif words[0] == "release":
            there = len(asleep(w, effect, here))
        elif words[:2] == ["close", "portal"]:
            there = w.count("portal", w.places(" ".join(words[2:]), here))
        elif effect == "light":
            there = here in w.dark
        if not there:
            return False
    return True


def asleep(w: World, effect: str, here: str) -> list[str]:
    """The classes of exhausted Heroes that `wake hero in cells` or `release hero in here` is about."""
    words = effect.split()
    rooms = w.places(" ".join(words[2:]), here)
    return [one.kind for one in w.heroes if one.room in rooms and not one.awake and words[1] in {"hero", one.kind}]


def which_room(w: World, rooms: list[str]) -> Answer:
    """The players choose one of these."""
    return (yield from council(w, "scenario-room", [("room", room) for room in sorted(rooms, key=ROOMS.index)]))


# -- effects -------------------------------------------------------------------------------------------------------


def do(w: World, effect: str, here: str = "", what: str = "") -> Flow:
    """One effect."""
    words = effect.split()
    if effect in ODDITIES:
        yield from ODDITIES[effect](w)
    elif words[0] == "discard":
        yield from discard(w, words[1], words[2], w.places(" ".join(words[3:]), here))
    elif words[0] in {"prisoner", "imprison", "summon", "wake", "release"}:
        yield from do_to_heroes(w, effect, here, what)
    elif words[:2] == ["close", "portal"]:
        rooms = [room for room in w.places(" ".join(words[2:]), here) if w.portals.get(room)]
        if rooms:
            answer = yield from which_room(w, rooms)
            w.portals[str(answer[1])] = False
    elif effect == "light":
        w.dark -= set(w.of_type(TYPE_OF[here]))
    else:
        do_simply(w, effect)


def do_simply(w: World, effect: str) -> None:
    """An effect that is a matter of counting."""
    words = effect.split()
    if words[0] == "place":
        for room in w.places(" ".join(words[3:])):
            w.tokens[room][words[2]] += min(w.amount(words[1]), w.supply(words[2]))
    elif words[0] == "draw":
        w.draw(w.me(), w.amount(words[1]))
    elif words[:2] == ["everyone", "draws"]:
        for clan in w.clans:
            w.draw(clan, w.amount(words[2]))
    elif words[0] == "guild":
        w.more_guild_cards(w.amount(words[1]))
    elif words[0] == "raid":
        w.raid += w.amount(words[1])
    elif words[0] == "darken":
        w.dark |= set(w.of_type(words[1]))
    else:
        raise AssertionError(f"no such effect: {effect}")


def discard(w: World, amount: str, token: str, rooms: list[str]) -> Flow:
    """Tokens go back to the supply; from which room, the players choose."""
    left = 99 if amount == "all" else w.amount(amount)
    while left and (there := [room for room in rooms if w.tokens[room][token]]):
        room = there[0]
        if amount != "all":
            answer = yield from which_room(w, there)
            room = str(answer[1])
        w.tokens[room][token] -= 1
        left -= 1


def do_to_heroes(w: World, effect: str, here: str, what: str) -> Flow:
    """Heroes come, wake, or go."""
    words = effect.split()
    rooms = w.places(" ".join(words[2:]), here)
    if effect == "prisoner":
        yield from prisoner(w)
    elif words[0] in {"prisoner", "imprison"}:
        hero = summon(w, words[1], "cells")
        if hero is not None and words[0] == "imprison":
            w.exhaust(hero)
        elif hero is not None:
            yield from come(w, hero)
    elif words[0] == "summon":
        for room in rooms:
            summon(w, words[1], room)
    elif words[0] == "release":
        kind = what or asleep(w, effect, here)[0]
        w.kill(next(hero for hero in w.heroes if hero.room in rooms and hero.kind == kind and not hero.awake))
    else:
        if words[-1] == "fullest" and rooms:
            answer = yield from which_room(w, rooms)
            rooms = [str(answer[1])]
        for hero in w.heroes:
            if hero.room in rooms and words[1] in {"hero", hero.kind}:
                w.wake(hero)


def turn_lowest(w: World) -> Flow:
    """The Treasure of the lowest value is turned, with its effect."""
    lowest = min(w.treasure[treasure][0] for treasure in w.treasures.values())
    rooms = [room for room, treasure in w.treasures.items() if w.treasure[treasure][0] == lowest]
    answer = yield from which_room(w, rooms)
    yield from turn_treasure(w, str(answer[1]))


def complete_farthest(w: World) -> Flow:
    """The uncompleted Portal farthest from the Vault is completed."""
    near = w.distances()
    rooms = [room for room, completed in w.portals.items() if not completed]
    rooms = [room for room in rooms if near[room] == max(near[one] for one in rooms)]
    if rooms:
        answer = yield from which_room(w, rooms)
        w.portals[str(answer[1])] = True


def return_foreign(w: World) -> Flow:
    """Foreign cards in hands go under the Loot deck."""
    for clan in w.clans[w.active :] + w.clans[: w.active]:
        for number in [one for one in clan.hand if w.cards[one].clan in w.foreign]:
            clan.hand.remove(number)
            w.loot_deck.insert(0, number)
    yield from ()


def renew_loot(w: World) -> Flow:
    """The whole row goes under the Loot deck and is filled anew."""
    for slot, shown in enumerate(w.loot_row):
        if shown is not None:
            w.loot_row[slot] = None
            w.loot_deck.insert(0, shown)
    w.refill_loot()
    yield from ()


# -- ways ----------------------------------------------------------------------------------------------------------


def open_passage(w: World) -> Flow:
    """Open a way between two rooms that lie side by side without one."""
    w.opened = ()
    walls = [(one, two) for one, two in pairs(w) if two in w.beside(one) and two not in w.passages(one)]
    if walls:
        answer = yield from council(w, "scenario-open", [("open", one, two) for one, two in walls])
        one, two = w.opened = str(answer[1]), str(answer[2])
        edge = edge_to(w, one, two)
        w.doors[one] |= {edge}
        w.doors[two] |= {FACING[edge]}
        w.bricked[one] -= {edge}
        w.bricked[two] -= {FACING[edge]}


def close_passage(w: World) -> Flow:
    """Close a passage, another one; every room keeps a way to the Vault."""
    found: list[Action] = []
    for one, two in pairs(w):
        if two in w.passages(one) and (one, two) != w.opened:
            bricked = dict(w.bricked)
            w.bricked[one] = w.bricked[one] | {edge_to(w, one, two)}
            if whole(w):
                found.append(("close", one, two))
            w.bricked = bricked
    if found:
        answer = yield from council(w, "scenario-close", found)
        one, two = str(answer[1]), str(answer[2])
        w.bricked[one] |= {edge_to(w, one, two)}
        w.bricked[two] |= {edge_to(w, two, one)}


def pairs(w: World) -> list[tuple[str, str]]:
    """Any two rooms of the dungeon."""
    return list(combinations([room for room in ROOMS if room in w.place], 2))


def edge_to(w: World, room: str, other: str) -> str:
    """The edge of a tile beyond which another lies."""
    x, y = w.place[room]
    return next(edge for edge in EDGES if w.place[other] == (x + STEP[edge][0], y + STEP[edge][1]))


def whole(w: World) -> bool:
    """Whether every room has a way to the Vault."""
    return set(w.distances()) == set(w.place)


def move_stage(w: World) -> Flow:
    """The stage goes nearer to the Vault, from there to a farthest room; who is in the room that it leaves wakes."""
    near = w.distances()
    left = w.stage
    if left == "vault":
        rooms = [room for room in w.place if near[room] == max(near.values())]
    else:
        rooms = [room for room in w.passages(left) if near[room] < near[left]]
    answer = yield from which_room(w, rooms)
    w.stage = str(answer[1])
    for hero in w.heroes_in(left):
        w.wake(hero)


def turn_tile(w: World) -> Flow:
    """The players turn a tile, so that ways change and every room keeps one to the Vault."""
    before = {room: w.passages(room) for room in w.place}
    doors, bricked = dict(w.doors), dict(w.bricked)
    found: dict[Action, None] = {}
    for room in [room for room in ROOMS if room in w.place]:
        lies = {(doors[room], bricked[room])}
        for quarters in (1, 2, 3):
            spin(w, room, quarters)
            look = (w.doors[room], w.bricked[room])
            if look not in lies and whole(w) and before != {one: w.passages(one) for one in w.place}:
                lies.add(look)
                found["turn", room, quarters] = None
            w.doors, w.bricked = dict(doors), dict(bricked)
    if found:
        answer = yield from council(w, "scenario-tile", list(found))
        spin(w, str(answer[1]), int(str(answer[2])))


def spin(w: World, room: str, quarters: int) -> None:
    """A tile is turned where it lies, bricks and all."""
    w.doors[room] = turned(w.doors[room], quarters)
    w.bricked[room] = turned(w.bricked[room], quarters)


def turned(edges: frozenset[str], quarters: int) -> frozenset[str]:
    """Edges of a tile once it is turned clockwise."""
    return frozenset(EDGES[(EDGES.index(edge) + quarters) % 4] for edge in edges)


def collapse(w: World) -> Flow:
    """Of the rooms without a Treasure that no way needs, one farthest from the Vault collapses; never the Builder's."""
    near = w.distances()
    rooms = []
    for room in [room for room in w.place if room not in w.treasures and room not in {"vault", "builder"}]:
        spot = w.place.pop(room)
        if whole(w):
            rooms.append(room)
        w.place[room] = spot
    rooms = [room for room in rooms if near[room] == max(near[one] for one in rooms)]
    if not rooms:
        return
    answer = yield from which_room(w, rooms)
    fallen = str(answer[1])
    for _, monster in w.monsters_in(fallen):
        monster.room, monster.wounds = None, 0
    w.heroes = [hero for hero in w.heroes if hero.room != fallen]
    w.place.pop(fallen)
    w.doors.pop(fallen)
    w.bricked.pop(fallen)
    w.tokens.pop(fallen)
    w.portals.pop(fallen, None)
    if "builder" in w.place:
        pile = [ROOMS.index(room) for room in [*w.pile, fallen]]
        w.pile = [ROOMS[number] for number in w.shuffle("pile", pile)]
        w.refill_plans()


# -- Frogs, and the Champion ---------------------------------------------------------------------------------------


def frogs_bite(w: World) -> Flow:
    """Each Frog in a room with a Monster bites one there and is gone."""
    for room in [room for room in ROOMS if room in w.place]:
        while w.tokens[room]["frog"] and w.monsters_in(room):
            targets = hit_options(w.monsters_in(room))
            answer = yield from council(w, "scenario-bite", list(targets))
            w.tokens[room]["frog"] -= 1
            wound(*targets[answer])


def frogs_hop(w: World) -> Flow:
    """All other Frogs go one room nearer to the Vault, those of a room together."""
    near = w.distances()
    hops: list[tuple[str, str, int]] = []
    for room in [room for room in ROOMS if room in w.place and room != "vault"]:
        if w.tokens[room]["frog"] and not w.monsters_in(room):
            answer = yield from which_room(w, [one for one in w.passages(room) if near[one] < near[room]])
            hops.append((room, str(answer[1]), w.tokens[room]["frog"]))
    for room, to, frogs in hops:
        w.tokens[room]["frog"] -= frogs
        w.tokens[to]["frog"] += frogs


def champion_walks(w: World) -> Flow:
    """The Champion wakes."""
    for hero in w.heroes:
        if hero.kind == "champion":
            w.wake(hero)
    yield from ()


def champion_recovers(w: World) -> Flow:
    """The Champion sheds all damage."""
    for hero in w.heroes:
        if hero.kind == "champion":
            hero.hurt = 0
    yield from ()


ODDITIES = {
    "curse": curse,
    "turn lowest treasure": turn_lowest,
    "complete farthest portal": complete_farthest,
    "return foreign": return_foreign,
    "renew loot": renew_loot,
    "open passage": open_passage,
    "close passage": close_passage,
    "move stage": move_stage,
    "turn tile": turn_tile,
    "collapse": collapse,
    "frogs bite": frogs_bite,
    "frogs hop": frogs_hop,
    "champion walks": champion_walks,
    "champion recovers": champion_recovers,
}


# -- Activate ------------------------------------------------------------------------------------------------------


def extras(w: World) -> list[Action]:
    """What else an Activate can be spent on, in a room with a Monster: which part of the rule, on whom, where."""
    found: list[Action] = []
    for number, rule in enumerate(w.rules):
        for room in w.me().out() if rule.when == "activate" else []:
            if rule.at not in {"", room} or not w.holds(rule.condition, room) or not possible(w, rule.sides[0], room):
                continue
            kinds = {CLASSES[0]}
            for effect in rule.sides[0]:
                if effect.startswith("release hero"):
                    kinds = set(asleep(w, effect, room))
            found += [("extra", number, kind, room) for kind in sorted(kinds)]
    return found


def do_extra(w: World, deed: Action) -> Flow:
    """It was spent so."""
    _, number, kind, room = deed
    for effect in w.rules[int(str(number))].sides[0]:
        yield from do(w, effect, str(room), str(kind))
