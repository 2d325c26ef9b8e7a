"""Districts: spawning, protecting, eliminating, Clean-up bonuses (R69 to R77, R88 to R107, R155 to R158)."""

from __future__ import annotations

from tests.games.kick_ass.model import meters, row
from tests.games.kick_ass.model.meters import ask, ask_team, gain
from tests.games.kick_ass.model.words import DISTRICTS
from tests.games.kick_ass.model.world import Action, Foe, Hero, Telling, World


def spawn_minion(w: World, place: str) -> None:
    """R71 to R73, R143, R156, D-9."""
    while True:
        if w.protection[place] > 0:
            w.protection[place] -= 1
            return
        if w.free(place) > 0:
            w.minions[place] += 1
            return
        if place == "city_hall":
            w.end("city-fell")
        place = w.box.arrows[place]


def spawn_super(w: World, place: str) -> None:
    """R74, R75, R158, D-8."""
    for _ in DISTRICTS:
        if w.protection[place] > 0:
            w.protection[place] -= 1
        elif w.free(place) <= 0:
            if w.minions[place] == 0:
                place = w.box.arrows[place]
                continue
            w.minions[place] -= 1
        w.supers[place] += 1
        return


def spawn(w: World, what: str, place: str, n: int) -> None:
    """One at a time; on a battlefield there are no circles."""
    for _ in range(n):
        if place not in DISTRICTS:
            (w.supers if what == "super" else w.minions)[place] += 1
        elif what == "super":
            spawn_super(w, place)
        else:
            spawn_minion(w, place)


def put_foe(w: World, brute: int, place: str, event: int, numbers: tuple[int, int, int] | None = None) -> None:
    """R66, R115: one that belongs to no Event keeps its wounds."""
    power, life, armour = numbers if numbers is not None else w.box.brutes(brute)[:3]
    w.foes.append(Foe(w.foe_numbers, brute, place, power, life, armour, event, event < 0))
    w.foe_numbers += 1


# -- Protection --------------------------------------------------------------------------------------------------------


def room_for_marker(w: World) -> list[str]:
    """R155, D-58: a space with neither figure nor marker; there are eight markers."""
    if sum(w.protection.values()) >= 8:
        return []
    return [place for place in DISTRICTS if w.free(place) > w.protection[place]]


def protect(w: World, seat: int, n: int) -> Telling:
    """R99: split freely."""
    for _ in range(n):
        able = room_for_marker(w)
        if not able:
            return
        answer = yield from ask(seat, "pick-place", [("pass",), *(("place", place) for place in able)])
        if answer == ("pass",):
            return
        w.protection[answer[1]] += 1


# -- figures that fall -------------------------------------------------------------------------------------------------


def kill_minion(w: World, place: str, of_gang: bool) -> None:
    """An ordinary Minion leaves the board because of a Hero."""
    if of_gang:
        w.gang -= 1
    else:
        w.minions[place] -= 1
    row.count(w, "beat", place, "minion", 1)
    for token in w.tokens:  # R195, D-64
        if token.at == place and token.up and token.left > 0 and w.box.don_tokens[token.token][1] == "loot":
            token.left -= 1
            w.loot_due += 1
            break


def kill_super(w: World, place: str) -> None:
    """A Super-Minion falls."""
    w.supers[place] -= 1
    row.count(w, "beat", place, "super", 1)


def kill_foe(w: World, foe: Foe) -> None:
    """R115; R170, R180, R188, R200: with the Boss all is won, before any KO die (D-53)."""
    w.foes.remove(foe)
    if foe.event >= 0:
        row.felled(w, foe.event)
    elif w.revealed and w.plot != "mother" and foe.brute == w.box.boss:
        w.end("won")


def eliminate(w: World, seat: int, place: str, n: int) -> Telling:
    """R162: ordinary Minions; who empties a District has cleaned it."""
    left = min(n, w.ordinary(place))
    if left == 0:
        return
    while left:
        gang = w.gang_at(place) if w.plot == "don" else 0
        of_gang = w.minions[place] == 0
        if gang and w.minions[place] and left < w.ordinary(place):
            answer = yield from ask(seat, "pick-gang", [("minion",), ("gang",)])
            of_gang = answer == ("gang",)
        kill_minion(w, place, of_gang)
        left -= 1
    yield from cleaned(w, place, [seat])


def clean(w: World, seat: int, place: str) -> Telling:
    """R89, D-64: all ordinary Minions."""
    for _ in range(w.minions[place]):
        kill_minion(w, place, False)
    for _ in range(w.gang_at(place) if w.plot == "don" else 0):
        kill_minion(w, place, True)
    yield from cleaned(w, place, [seat])


def cleaned(w: World, place: str, seats: list[int]) -> Telling:
    """R88: the last Enemy is gone; of several who did it the team says who gains the bonus."""
    if place not in DISTRICTS or w.enemies(place):
        return
    seat = seats[0]
    shared = place in {"docks", "shop"} and not row.forgo_options(w, "cleanup")
    rested = any(w.box.items(item).restore == "cleanup" for one in seats for item in w.heroes[one].exhausted)
    if len(seats) > 1 and (rested or not shared):
        answer = yield from ask_team(w.standing(), "bonus", [("hero", one) for one in seats])
        seat = answer[1]
    hero = w.heroes[seat]
    given_up = yield from row.forgo(w, hero)
    if not given_up:
        yield from bonus(w, hero, place)
    meters.restore(w, hero, "cleanup")


def bonus(w: World, hero: Hero, place: str) -> Telling:
    """R92 to R107, the second half of each."""
    if place == "park":
        gain(w, hero, "happiness", 1)
    elif place == "wall_street":
        gain(w, hero, "dollar", 1)
    elif place == "hospital":
        gain(w, hero, "life", 1)
    elif place == "city_hall":
        gain(w, hero, "media", 1)
    elif place == "docks":
        w.docks = max(w.docks - 1, min(w.docks, 1))
    elif place == "library":
        yield from protect(w, hero.seat, 1)
    elif place == "shop":
        yield from stamp(w)
    else:
        able = [one for one in DISTRICTS if w.ordinary(one)]
        if able:
            answer = yield from ask(hero.seat, "police-bonus", [("pass",), *(("remove", one) for one in able)])
            if answer != ("pass",):
                yield from eliminate(w, hero.seat, answer[1], 1)


def stamp(w: World) -> Telling:
    """R98: the third marker brings a random item, for whomever the team likes."""
    w.shop_markers += 1
    if w.shop_markers < 3:
        return
    w.shop_markers = 0
    item = draw(w, "items")
    if item is None:
        return
    seats = w.standing()
    seat = seats[0]
    if len(seats) > 1:
        answer = yield from ask_team(seats, "free-item", [("hero", one) for one in seats])
        seat = answer[1]
    meters.take_item(w, w.heroes[seat], item)


def draw(w: World, pile: str) -> int | None:
    """D-16: the top card; an empty deck is made of its discard pile."""
    if not w.decks[pile] and w.discards[pile]:
        w.decks[pile] = w.shuffle(pile, w.discards[pile])
        w.discards[pile] = []
    return w.decks[pile].pop() if w.decks[pile] else None


# -- Timers (the first half of R92 to R107) ----------------------------------------------------------------------------


def timer_options(w: World, hero: Hero) -> list[Action]:
    """What the District offers, if its Timer works at all (R90, R160, R191)."""
    place = hero.at
    boss = w.boss()
    if w.taken(place) or (w.plot == "don" and boss is not None and boss.at == place):
        return []
    found: list[int] = [0]
    toll = w.rule("toll", hero)  # it is paid first
    if place == "police":
        able = hero.stats["dollar"] - toll >= 3
        found = [number for number, one in enumerate(DISTRICTS) if w.ordinary(one) and able]
    elif place in {"park", "docks"}:
        found = [0, 1]
    elif place == "shop":
        found = [0] if bargains(w, hero, credit(hero) - toll) else []
    elif place == "library":
        found = [0] if room_for_marker(w) else []
    elif place == "city_hall":
        found = [slot for slot, card in enumerate(w.offer) if card is not None]
        found += [16 + index for index in range(len(hero.played))]
    return [("timer", option) for option in found]


def use_timer(w: World, hero: Hero, option: int) -> Telling:
    """The Timer effect of the District."""
    place = hero.at
    if place == "police":
        hero.stats["dollar"] -= 3
        yield from clean(w, hero.seat, DISTRICTS[option])
    elif place == "park":
        gain(w, hero, ("strength", "happiness")[option], 1)
    elif place == "wall_street":
        meters.lose(w, hero, "happiness", 1)
        gain(w, hero, "dollar", 3)
    elif place == "hospital":
        gain(w, hero, "life", 2)
    elif place == "docks":
        w.docks, w.docks_side = 1, ("hit", "shield")[option]
    elif place == "library":
        yield from protect(w, hero.seat, 2)
    elif place == "shop":
        yield from shopping(w, hero)
    elif option >= 16:
        hero.hand.append(hero.played.pop(option - 16))
    else:
        meters.take_card(w, hero, option)


def credit(hero: Hero) -> int:
    """R22, R23, D-42: a dollar off the total, once in a segment."""
    return 1 if hero.stats["media"] >= 4 and not hero.discounted else 0


def bargains(w: World, hero: Hero, off: int) -> list[int]:
    """What can be paid for."""
    purse = hero.stats["dollar"] + off
    return [slot for slot, item in enumerate(w.shop) if item is not None and w.box.items(item).cost <= purse]


def shopping(w: World, hero: Hero) -> Telling:
    """R96, R97: any number of items; the discount is off the total."""
    off = credit(hero)
    bought = False
    while able := bargains(w, hero, off):
        answer = yield from ask(hero.seat, "buy", [("done",), *(("buy", slot) for slot in able)])
        if answer == ("done",):
            break
        item = w.shop[answer[1]]
        assert item is not None
        w.shop[answer[1]] = None
        cost = w.box.items(item).cost
        hero.stats["dollar"] -= max(0, cost - off)
        off = max(0, off - cost)
        meters.take_item(w, hero, item)
        bought = True
    if bought:
        hero.discounted = hero.discounted or hero.stats["media"] >= 4
        meters.restore(w, hero, "bought")
