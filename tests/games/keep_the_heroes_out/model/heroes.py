"""The invasion: Guild cards, the eight steps of a Hero, Treasures, and the end of the game."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from itertools import combinations
from types import ModuleType

from tests.games.keep_the_heroes_out.model.box import GUILD_CARDS, RESOURCES, ROOMS, Icon, shows
from tests.games.keep_the_heroes_out.model.world import ARRIVED, NEW, READY, Clan, Hero, Monster, World

Action = tuple[object, ...]


@dataclass
class Ask:
    """A question: what each seat may answer. A `council` has one answer, `together` has one for each seat."""

    kind: str
    options: dict[int, list[Action]]
    together: bool = False


Flow = Generator[Ask, dict[int, Action], None]
Answer = Generator[Ask, dict[int, Action], Action]


class Over(Exception):
    """The game has ended: nothing more is played (KTHO-R3)."""


def council(w: World, kind: str, options: list[Action]) -> Answer:
    """KTHO-D-62: everybody is asked the same; one option is no question."""
    if len(options) == 1:
        return options[0]
    seats = sorted({clan.seat for clan in w.clans})
    answers = yield Ask(kind, dict.fromkeys(seats, options))
    return next(iter(answers.values()))


def scenarios() -> ModuleType:
    """The rules of scenarios, which are told in the words of this chapter."""
    from tests.games.keep_the_heroes_out.model import scenarios as told

    return told


# -- the Guild deck ------------------------------------------------------------------------------------------------


def next_guild_card(w: World) -> int | None:
    """KTHO-D-33: a card counts as discarded once it is revealed; a deck that ran out is renewed only in Wave 1."""
    if not w.guild_deck:
        if w.wave == 2:
            return None
        second_wave(w)
    card = w.guild_deck.pop()
    w.guild_discard.append(card)
    return card


def second_wave(w: World) -> None:
    """KTHO-R27, KTHO-D-71."""
    w.guild_deck = w.shuffle("guild", w.guild_discard)
    w.guild_discard = []
    w.wave = 2
    scenarios().quietly(w, "wave")
    w.more_guild_cards(w.storm)


def card_is_over(w: World) -> None:
    """KTHO-R27, KTHO-R77, KTHO-D-5: when a card and all that it caused are finished."""
    if w.guild_deck:
        return
    if w.wave == 2:
        w.over = "held"
        raise Over
    second_wave(w)


def invasion(w: World) -> Flow:
    """KTHO-R26, KTHO-D-6: Phase 4."""
    if w.coming < 0:
        w.coming = GUILD_CARDS[w.level][w.wave - 1] + w.raid + w.more
        w.more = 0
    yield from settle(w)  # somebody may be awake if the telling begins in its midst
    card_is_over(w)
    while w.coming:
        w.coming -= 1
        card = next_guild_card(w)
        assert card is not None
        kind, what = w.guild[card]
        if kind:
            w.shown = what
        scenarios().quietly(w, "revealed")
        if kind:
            yield from reveal(w, kind, what)
        else:
            yield from scenarios().card(w, what)
        yield from settle(w)
        card_is_over(w)
    w.coming = -1


def reveal(w: World, kind: str, room_type: str) -> Flow:
    """KTHO-R63, KTHO-D-18, KTHO-D-19, KTHO-D-43: step 1."""
    rooms = sorted(w.of_type(room_type), key=ROOMS.index)
    if not rooms and "heroes dig in" in w.always():
        rooms = ["vault"]
    tokens = w.hero_supply(kind)
    if len(rooms) > 2 and len(tokens) > 1:
        answer = yield from council(w, "rooms", [("rooms", *sorted(pair)) for pair in combinations(rooms, 2)])
        rooms = sorted((str(room) for room in answer[1:]), key=ROOMS.index)
    if len(tokens) == 1 and len(rooms) > 1:
        answer = yield from council(w, "supply", [("last", room) for room in rooms])
        first = str(answer[1])
        rooms = [first, *(room for room in rooms if room != first)]
    for room in rooms[:2]:
        summon(w, kind, room)


def summon(w: World, kind: str, room: str) -> Hero | None:
    """A Hero of the class comes, or, with none left, KTHO-R61."""
    tokens = w.hero_supply(kind)
    if tokens:
        hero = Hero(tokens[0], kind, room)
        w.heroes.append(hero)
        return hero
    rooms = {hero.room for hero in w.heroes if hero.kind == kind and not hero.awake}
    for hero in w.heroes:
        if hero.room in rooms:
            w.wake(hero)
    return None


def send_to_cells(w: World, card: int) -> Hero | None:
    """KTHO-R56a, KTHO-R56b, KTHO-D-46, KTHO-D-47: the Hero of a Guild card is summoned there, if it has one."""
    kind, _ = w.guild[card]
    return summon(w, kind, "cells") if kind else None


# -- the eight steps -----------------------------------------------------------------------------------------------


def settle(w: World) -> Flow:
    """KTHO-R60, KTHO-D-53, KTHO-D-70, KTHO-R82: until all Heroes are exhausted.

    Which of several unlike Heroes is next is always asked here. The engine asks only where it makes a difference.
    """
    while True:
        awake = [hero for hero in w.heroes if hero.awake]
        if not awake:
            return
        waiting = [hero for hero in awake if hero.stage == ARRIVED] or awake
        hero = waiting[0]
        if len({one.like() for one in waiting}) > 1:
            answer = yield from council(w, "hero", [("rest",), *(("hero", one.number) for one in waiting)])
            hero = next(one for one in awake if one.number == answer[1])
        if hero.stage == ARRIVED:
            check_room(w, hero)
            inspire(w, hero)
            hero.stops = hero.kind == "champion"
            if not any(one.stage == ARRIVED for one in w.heroes if one.awake):
                for one in [one for one in w.heroes if one.stops]:
                    w.exhaust(one)  # he charges one room at a time, and is no example to those who came with him
                    one.stops = False
            continue
        if hero.stage == NEW:
            yield from come(w, hero)
            inspire(w, hero)
        if hero in w.heroes and hero.awake:
            yield from act(w, hero)


def come(w: World, hero: Hero) -> Flow:
    """Steps 2 and 3 of a Hero who was just summoned."""
    yield from show_off(w, hero)
    check_room(w, hero)
    if hero in w.heroes and hero.room == "cells" and hero.kind != "mage":
        w.exhaust(hero)
    hero.stage = READY


def show_off(w: World, hero: Hero) -> Flow:
    """KTHO-R64: step 2."""
    room = hero.room
    if hero.kind == "archer":
        yield from shoot(w, room)
    elif hero.kind == "warrior":
        yield from take_resources(w, room, 2)
    elif hero.kind == "rogue":
        w.tokens[room]["trap"] -= min(1, w.tokens[room]["trap"])
    elif hero.kind == "mage" and room == "cells":
        for prisoner in w.heroes_in("cells"):
            w.wake(prisoner)


def shoot(w: World, room: str) -> Flow:
    """KTHO-R64a, KTHO-D-7, KTHO-D-8, KTHO-D-66."""
    near = w.distances()
    targets = [(clan, monster, other) for other in w.passages(room) for clan, monster in w.monsters_in(other)]
    if not targets:
        return
    nearest = min(near[other] for _, _, other in targets)
    yield from strike(w, [(clan, monster) for clan, monster, other in targets if near[other] == nearest])


def take_resources(w: World, room: str, most: int) -> Flow:
    """KTHO-R64b, KTHO-D-29, KTHO-D-56, KTHO-D-57: the players choose which, one at a time."""
    lying = w.tokens[room]
    for left in range(most, 0, -1):
        kinds = [token for token in RESOURCES if lying[token]]
        if not kinds:
            return
        taken = kinds[0]
        if len(kinds) > 1 and sum(lying[token] for token in kinds) > left:
            answer = yield from council(w, "spoil", [("take", token) for token in kinds])
            taken = str(answer[1])
        lying[taken] -= 1


def check_room(w: World, hero: Hero) -> None:
    """KTHO-R66, KTHO-D-42: step 3."""
    while hero in w.heroes and w.tokens[hero.room]["trap"]:
        w.tokens[hero.room]["trap"] -= 1
        w.hurt(hero)


def inspire(w: World, hero: Hero) -> None:
    """KTHO-R67, KTHO-D-70: step 4. Those who arrive together have all done it before one of them is exhausted."""
    if hero in w.heroes and hero.awake:
        hero.stage = READY
        for other in w.heroes_in(hero.room):
            w.wake(other)


def act(w: World, hero: Hero) -> Flow:
    """Steps 5 to 8."""
    room = hero.room
    if w.monsters_in(room):
        w.exhaust(hero)
        yield from strike(w, w.monsters_in(room))
        return
    treasure = w.treasures.get(room)
    if treasure is None:
        for other in [one for one in w.awake_in(room) if one.stage == NEW]:
            yield from come(w, other)  # KTHO-D-59
            other.stage = ARRIVED  # step 4 is to come, wherever that is
        yield from charge(w, hero)
    elif len(w.awake_in(room)) >= w.treasure[treasure][0]:
        yield from pillage(w, hero, treasure)
    else:
        w.exhaust(hero)


def strike(w: World, targets: list[tuple[Clan, Monster]]) -> Flow:
    """KTHO-R68, KTHO-D-7: one damage to one of these Monsters."""
    options = hit_options(targets)
    answer = yield from council(w, "hit", list(options))
    clan, monster = options[answer]
    assert monster.room is not None
    if (yield from defended(w, clan, monster.room)) == ("no",):
        wound(clan, monster)


def hit_options(targets: list[tuple[Clan, Monster]]) -> dict[Action, tuple[Clan, Monster]]:
    """KTHO-D-7: who may be hit; like Monsters are one option."""
    found: dict[Action, tuple[Clan, Monster]] = {}
    for clan, monster in targets:
        found.setdefault(("hit", monster.room, clan.index, monster.wounds), (clan, monster))
    return found


def wound(clan: Clan, monster: Monster) -> None:
    """KTHO-R68, KTHO-D-20."""
    monster.wounds += 1
    if monster.wounds >= clan.vitality:
        monster.room = None
        monster.wounds = 0


def defended(w: World, owner: Clan, room: str) -> Answer:
    """KTHO-R38, KTHO-R76, KTHO-D-9, KTHO-D-61."""
    asked: dict[int, list[Action]] = {}
    for clan in w.clans:
        cards = [card for card in clan.hand if shows(w.cards[card].sides, "defend")]
        if clan.at(room) and cards:
            asked.setdefault(clan.seat, [("pass",)]).extend(("defend", card) for card in cards)
            asked[clan.seat].extend(("defend-only", card) for card in cards if combo_works(w, clan, card))
    if not asked:
        return ("no",)
    answers = yield Ask("defend", asked, together=True)
    turn_order = w.clans[w.active :] + w.clans[: w.active]
    for clan in [owner, *(clan for clan in turn_order if clan is not owner)]:
        answer = answers.get(clan.seat, ("pass",))
        if answer[0] != "pass" and answer[1] in clan.hand:
            card = int(str(answer[1]))
            clan.hand.remove(card)
            if answer[0] == "defend":
                defend_combo(w, clan, card, room)
            clan.discard.append(card)  # a card that is being resolved is never shuffled (KTHO-D-34)
            return ("yes",)
    return ("no",)


def combo_of(w: World, card: int) -> Icon | None:
    """KTHO-D-9: the right part of a Combo whose left part is Defend."""
    parts = [icon.then for side in w.cards[card].sides for icon in side if icon.name == "defend" and icon.then]
    return parts[0] if parts else None


def combo_works(w: World, clan: Clan, card: int) -> bool:
    """Whether that right part would change anything, so that it can be left out."""
    then = combo_of(w, card)
    if then is None:
        return False
    if then.name == "draw":
        return w.can_draw(clan)
    if then.name == "summon":
        return bool(clan.lair())
    return w.supply(then.what or "trap") > 0


def defend_combo(w: World, clan: Clan, card: int, room: str) -> None:
    """What the right part gives, in the room of the attack (KTHO-R80)."""
    then = combo_of(w, card)
    for _ in range(then.times if then is not None else 0):
        assert then is not None
        if then.name == "draw":
            w.draw(clan, 1)
        elif then.name == "summon":
            for monster in clan.lair()[:1]:
                monster.room = room
        else:
            token = then.what or "trap"
            w.tokens[room][token] += min(1, w.supply(token))


def pillage(w: World, hero: Hero, treasure: int) -> Flow:
    """KTHO-R69, KTHO-D-12, KTHO-D-55, KTHO-D-58, KTHO-D-59: step 6."""
    value, effect = w.treasure[treasure]
    room = hero.room
    awake = w.awake_in(room)
    taking = awake[:value]
    if effect != "defeat" and len(awake) > value and len({one.like() for one in awake}) > 1:
        options = [("exhaust", *sorted(one.number for one in some)) for some in combinations(awake, value)]
        answer = yield from council(w, "pillagers", list(options))
        taking = [one for one in awake if one.number in answer[1:]]
    for newcomer in [one for one in taking if one.stage == NEW]:
        yield from come(w, newcomer)
        newcomer.stage = ARRIVED  # step 4 is to come, if he is not exhausted now
    if not all(one in w.heroes and one.awake for one in taking):
        yield from act(w, hero)  # somebody did not get so far: count again
        return
    for one in taking:
        w.exhaust(one)
    yield from turn_treasure(w, room)


def turn_treasure(w: World, room: str) -> Flow:
    """KTHO-R70, KTHO-D-58: to the pool first, then its effect: nobody can tell the order."""
    treasure = w.treasures.pop(room)
    value, effect = w.treasure[treasure]
    if effect == "defeat":
        w.over = "pillaged"
        raise Over
    w.pools[value] = w.shuffle(f"treasures-{value}", [*w.pools[value], treasure])
    if effect == "spoils":
        yield from take_resources(w, room, 1)
    elif effect == "curse":
        yield from curse(w)
    elif effect == "heal":
        for hero in w.heroes_in(room):
            w.wake(hero)
    elif effect == "prisoner":
        yield from prisoner(w)


def prisoner(w: World) -> Flow:
    """KTHO-R70d, KTHO-R81, KTHO-D-15, KTHO-D-33, KTHO-D-54: the rest is resolved together with the others."""
    card = next_guild_card(w) if "cells" in w.place else None
    hero = send_to_cells(w, card) if card is not None else None
    if hero is not None:
        yield from come(w, hero)


def curse(w: World) -> Flow:
    """KTHO-R70b, KTHO-D-67, KTHO-D-63: all at once, a card of choice each; who leads two Clans, one after the other."""
    seats = [clan.seat for clan in w.clans]
    for turn in range(2):
        due = [clan for number, clan in enumerate(w.clans) if seats[:number].count(clan.seat) == turn]
        asked: dict[int, list[Action]] = {}
        for clan in due:
            if len({w.cards[card].face for card in clan.hand}) > 1:
                asked[clan.seat] = [("throw", card) for card in clan.hand]
        answers = (yield Ask("curse", asked, together=True)) if asked else {}
        for clan in [clan for clan in due if clan.hand]:
            card = int(str(answers.get(clan.seat, ("throw", clan.hand[0]))[1]))
            clan.hand.remove(card)
            clan.discard.append(card)


def charge(w: World, hero: Hero) -> Flow:
    """KTHO-R72, KTHO-D-17, KTHO-D-30, KTHO-D-64: step 8."""
    room = hero.room
    group = w.awake_in(room)
    if not group:
        return
    ways = w.hero_ways(room)
    if not ways:
        w.exhaust(hero)  # at the stage of scenario 4: there is nowhere to go
        return
    answer = yield from council(w, "way", [("go", way) for way in ways])
    for one in group:
        one.room = str(answer[1])
        one.stage = ARRIVED
