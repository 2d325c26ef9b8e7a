"""Meters, cards and items of one Hero; what is due once something is finished (R18 to R38, R122 to R127, R132)."""

from __future__ import annotations

from tests.games.kick_ass.model.words import Line
from tests.games.kick_ass.model.world import Action, Ask, Hero, Telling, World

HIGHEST = {"happiness": 9, "strength": 6, "media": 9}
LOWEST = {"happiness": 1, "strength": 0, "media": 0, "dollar": 0}


# -- meters ------------------------------------------------------------------------------------------------------------


def gain(w: World, hero: Hero, what: str, n: int) -> None:
    """R19 to R26, point by point (D-41)."""
    if hero.out or n <= 0 or w.rule("no_gain", hero, what):
        return
    if what == "life":
        n -= w.rule("less_heal", hero)
    for _ in range(n):
        if what == "dollar":
            hero.stats["dollar"] += 1
        elif what == "media" and hero.stats["media"] == 9:
            hero.stats["dollar"] += 1  # R25
        elif hero.stats[what] < (hero.most_life if what == "life" else HIGHEST[what]):
            hero.stats[what] += 1
            if what == "media" and hero.stats["media"] == 9 and not hero.famous:
                hero.famous = True  # R24
                w.greens.remove(hero.green)
                hero.hand.append(hero.green)
                hero.fame_due = True


def lose(w: World, hero: Hero, what: str, n: int) -> None:
    """R19, R20, R26, D-22, point by point (D-41)."""
    if hero.out:
        return
    for _ in range(n):
        if what == "life":
            if hero.stats["life"] >= 0:
                hero.stats["life"] -= 1
            if hero.stats["life"] < 0:
                hero.falling = True  # R122, D-6
        elif hero.stats[what] > LOWEST[what]:
            hero.stats[what] -= 1
        elif what == "happiness":
            hero.stats["media"] = max(0, hero.stats["media"] - 1)


# -- questions ---------------------------------------------------------------------------------------------------------


def ask(seat: int, kind: str, options: list[Action]) -> Telling:
    """A question to one Hero."""
    answer = yield Ask(kind, {seat: options}, "one")
    return answer


def ask_team(seats: list[int], kind: str, options: list[Action]) -> Telling:
    """A question to a team, or a part of it."""
    answer = yield Ask(kind, dict.fromkeys(seats, options), "team")
    return answer


# -- items -------------------------------------------------------------------------------------------------------------


def take_item(w: World, hero: Hero, item: int) -> None:
    """R38: a new item is equipped where there is room for it."""
    hero.items.append(item)
    slot = w.box.items(item).slot
    empty = [one for one, lies in hero.slots.items() if lies is None and one not in hero.closed]
    if slot in {"head", "body"} and slot in empty:
        hero.slots[slot] = item
    elif slot == "hand" and "right" in empty:
        hero.slots["right"] = item
    elif slot == "hand" and "left" in empty:
        hero.slots["left"] = item
    elif slot == "hands" and "left" in empty and "right" in empty:
        hero.slots["left"] = hero.slots["right"] = item


def stow(hero: Hero, item: int) -> None:
    """Out of its slot, into the Backpack."""
    for slot, lies in hero.slots.items():
        if lies == item:
            hero.slots[slot] = None


def drop_item(w: World, hero: Hero, item: int) -> None:
    """It is discarded; what a Hero began with leaves the game."""
    stow(hero, item)
    hero.items.remove(item)
    for pile in (hero.exhausted, hero.arranged):
        if item in pile:
            pile.remove(item)
    (w.items_gone if w.box.items(item).own_hero else w.discards["items"]).append(item)


def arrangements(w: World, hero: Hero) -> list[Action]:
    """R27, R36, R163, R164, D-48 to D-50: where each item could go."""
    found: list[Action] = []
    lost = bool(w.rule("pack_shut", hero))
    for item in hero.items:
        slot = w.box.items(item).slot
        if slot == "backpack" or item in hero.arranged:
            continue
        worn = [one for one, lies in hero.slots.items() if lies == item]
        if worn:
            found.append(("equip", item, "backpack"))
        elif lost:
            continue
        fitting = {"head": ["head"], "body": ["body"], "hand": ["left", "right"], "hands": ["left"]}[slot]
        for one in fitting:
            needed = ["left", "right"] if slot == "hands" else [one]
            if one not in worn and not hero.closed.intersection(needed):
                found.append(("equip", item, one))
    return found


def arrange(w: World, hero: Hero, item: int, slot: str) -> None:
    """R36: what was in the way goes to the Backpack."""
    stow(hero, item)
    if slot != "backpack":
        for one in ["left", "right"] if w.box.items(item).slot == "hands" else [slot]:
            there = hero.slots[one]
            if there is not None:
                stow(hero, there)
        for one in ["left", "right"] if w.box.items(item).slot == "hands" else [slot]:
            hero.slots[one] = item
    hero.arranged.append(item)


def tired(w: World, hero: Hero, in_fight: bool) -> list[Action]:
    """R33: items that can be exhausted now; dice are for a Combat, all else for the time between."""
    found: list[Action] = []
    for item in hero.items:
        lines = [line for line in w.box.items(item).lines if line.moment == "exhaust"]
        if not lines or item in hero.exhausted or not w.works(hero, item):
            continue
        if for_combat(lines) == in_fight:
            found += [("exhaust", item, side) for side in range(len(lines[0].options))]
    return found


def for_combat(lines: list[Line]) -> bool:
    """Whether an exhaust effect is about dice."""
    verbs = {deed.verb for line in lines for side in line.options for deed in side}
    return bool(verbs & {"roll", "reroll", "hit", "shield", "spark"})


def restore(w: World, hero: Hero, moment: str) -> None:
    """R35: items whose own condition this is; the Refresh phase restores those that have none (R135)."""
    hero.exhausted = [item for item in hero.exhausted if w.box.items(item).restore != moment]


# -- cards -------------------------------------------------------------------------------------------------------------


def owned(hero: Hero) -> int:
    """R132: in hand and played."""
    return len(hero.hand) + len(hero.played) + (hero.card is not None and not hero.leaves)


def take_card(w: World, hero: Hero, slot: int) -> None:
    """R165, R214."""
    card = w.offer[slot]
    assert card is not None
    w.offer[slot] = None
    hero.hand.append(card)


def remove_card(w: World, hero: Hero, card: int) -> None:
    """R132, D-47: the one that is being resolved is finished first."""
    if card in hero.hand:
        hero.hand.remove(card)
    elif card in hero.played:
        hero.played.remove(card)
    else:
        hero.leaves = True
        return
    w.removed.append(card)


def panels(w: World) -> Telling:
    """R24, R132, R163: a card too many goes, a hand is shut or opens."""
    for hero in w.heroes:
        if hero.fame_due:
            hero.fame_due = False
            others = [card for card in hero.hand if card != hero.green]
            if len(others) > 1:
                answer = yield from ask(hero.seat, "famous", [("discard", card) for card in others])
                remove_card(w, hero, answer[1])
            elif others:
                remove_card(w, hero, others[0])
        while owned(hero) > 5:
            older = hero.hand[:-1] + hero.played + ([hero.card] if hero.card is not None and not hero.leaves else [])
            answer = yield from ask(hero.seat, "sixth", [("remove", card) for card in older])
            remove_card(w, hero, answer[1])
        yield from hands(w, hero)


def hands(w: World, hero: Hero) -> Telling:
    """R163, D-49."""
    want = min(2, w.rule("hand_shut", hero))
    if want < len(hero.closed):
        hero.closed = set()
    while len(hero.closed) < want:
        slot = "left" if "right" in hero.closed else "right"
        if not hero.closed and hero.slots["left"] != hero.slots["right"]:
            answer = yield from ask(hero.seat, "shut-hand", [("hand", "left"), ("hand", "right")])
            slot = answer[1]
        there = hero.slots[slot]
        if there is not None:
            stow(hero, there)
        hero.closed.add(slot)
