"""Items: slots, rearranging, exhausting, restoring (KA-R27, R31 to R38, R135, R161, R163, R164, D-23, D-48 to D-50)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.actions import equip_action
from ludoteca.games.kick_ass.content import words
from ludoteca.games.kick_ass.rules import causes
from ludoteca.games.kick_ass.rules.conditions import all_hold
from ludoteca.games.kick_ass.rules.decks import discard_item
from ludoteca.games.kick_ass.rules.force import note_item, pack_shut, shut_hands
from ludoteca.games.kick_ass.state import BACKPACK, BODY, HEAD, LEFT, NO_ITEM, RIGHT, City, Hero


def take_item(t: City, seat: i64, item: i64) -> None:
    """KA-R38, KA-R211: an item comes to a Hero, to stay: into its slot where that is free, else into the Backpack."""
    s = t.s
    hero = s.heroes[seat]
    hero.items.append(item)
    note_item(s, t.content.items[item])
    slot = free_slot(hero, t.content.items[item].slot)
    t.tell("got-item", seat, item, BACKPACK if slot < 0 else slot)
    if slot >= 0:
        put_in(t, hero, item, slot)


def free_slot(hero: Hero, kind: i64) -> i64:
    """Where an item of this kind can go without anything making room; -1: nowhere but the Backpack."""
    if kind == words.HEAD:
        return HEAD if hero.slots[HEAD] == NO_ITEM else -1
    if kind == words.BODY:
        return BODY if hero.slots[BODY] == NO_ITEM else -1
    left = hero.slots[LEFT] == NO_ITEM and hero.closed[LEFT] == 0
    right = hero.slots[RIGHT] == NO_ITEM and hero.closed[RIGHT] == 0
    if kind == words.ONE_HAND:
        return RIGHT if right else (LEFT if left else -1)
    if kind == words.TWO_HANDS:
        return LEFT if left and right else -1
    return -1


def put_in(t: City, hero: Hero, item: i64, slot: i64) -> None:
    """KA-R27: an item goes into a slot; a Two-Hands item takes both hands."""
    if t.content.items[item].slot == words.TWO_HANDS:
        hero.slots[LEFT] = item
        hero.slots[RIGHT] = item
    else:
        hero.slots[slot] = item


def take_out(hero: Hero, item: i64) -> None:
    """An item leaves its slot, for the Backpack."""
    for slot in range(len(hero.slots)):
        if hero.slots[slot] == item:
            hero.slots[slot] = NO_ITEM


def fits_slot(t: City, hero: Hero, item: i64, slot: i64) -> bool:
    """KA-R27, KA-R163: an item goes only where its icon says, and not into a hand that is shut."""
    kind = t.content.items[item].slot
    if kind == words.HEAD:
        return slot == HEAD
    if kind == words.BODY:
        return slot == BODY
    if kind == words.ONE_HAND:
        return (slot == LEFT or slot == RIGHT) and hero.closed[slot] == 0
    if kind == words.TWO_HANDS:
        return slot == LEFT and hero.closed[LEFT] == 0 and hero.closed[RIGHT] == 0
    return False


def arrange_actions(t: City, seat: i64, out: list[int]) -> None:
    """KA-R36, KA-D-48: where each item could go. Between two other steps an item is put somewhere once: that is enough
    for every arrangement, and rearranging comes to an end."""
    hero = t.s.heroes[seat]
    if len(hero.items) == len(hero.arranged):
        return
    lost = False
    looked = False
    for item in hero.items:
        if t.content.items[item].slot == words.BACKPACK or item in hero.arranged:
            continue
        if item in hero.slots:
            out.append(equip_action(item, BACKPACK))
        else:
            if not looked:
                lost = pack_shut(t, seat)
                looked = True
            if lost:
                continue
        for slot in range(len(hero.slots)):
            if hero.slots[slot] != item and fits_slot(t, hero, item, slot):
                out.append(equip_action(item, slot))


def arrange(t: City, seat: i64, item: i64, slot: i64) -> None:
    """KA-R36: an item is put somewhere else; what was there goes to the Backpack."""
    hero = t.s.heroes[seat]
    t.cause = causes.ARRANGING
    take_out(hero, item)
    if slot != BACKPACK:
        both = t.content.items[item].slot == words.TWO_HANDS
        for other in range(len(hero.slots)):
            if hero.slots[other] != NO_ITEM and (other == slot or (both and (other == LEFT or other == RIGHT))):
                take_out(hero, hero.slots[other])
        put_in(t, hero, item, slot)
    hero.arranged.append(item)
    t.tell("equipped", seat, item, slot)


def hands_wrong(t: City, seat: i64) -> bool:
    """KA-R163: whether more, or fewer, hands are to be shut than are."""
    hero = t.s.heroes[seat]
    return shut_hands(t, seat) != hero.closed[LEFT] + hero.closed[RIGHT]


def shut_hand(t: City, seat: i64, slot: i64) -> None:
    """KA-R163, KA-D-49: what is in this hand goes to the Backpack, and the slot is of no use for now."""
    hero = t.s.heroes[seat]
    item = hero.slots[slot]
    if item != NO_ITEM:
        take_out(hero, item)
    hero.closed[slot] = 1
    t.tell("hand-shut", seat, slot)


def open_hands(t: City, seat: i64) -> None:
    """KA-D-49: the slots open again; nothing moves by itself."""
    hero = t.s.heroes[seat]
    hero.closed[LEFT] = 0
    hero.closed[RIGHT] = 0
    t.tell("hand-open", seat)


def exhaust(t: City, seat: i64, item: i64) -> None:
    """KA-R33, KA-R161: turned sideways."""
    t.s.heroes[seat].exhausted.append(item)
    t.tell("exhausted", seat, item)


def restore(t: City, seat: i64, item: i64) -> None:
    """KA-R35, KA-R161: turned back."""
    t.s.heroes[seat].exhausted.remove(item)
    t.tell("restored", seat, item)


def restore_all(t: City) -> None:
    """KA-R135: all exhausted items, but those that name a condition of their own (KA-R35)."""
    for seat in range(len(t.s.heroes)):
        hero = t.s.heroes[seat]
        for item in hero.exhausted[:]:
            if t.content.items[item].restore < 0:
                restore(t, seat, item)


def restore_at(t: City, seat: i64, moment: i64) -> None:
    """KA-R35: the items of a Hero whose own condition this moment is."""
    hero = t.s.heroes[seat]
    if len(hero.exhausted) == 0:
        return
    for item in hero.exhausted[:]:
        piece = t.content.items[item]
        if piece.restore == moment and all_hold(t, seat, piece.restore_if, hero.at):
            restore(t, seat, item)


def lose_item(t: City, seat: i64, item: i64) -> None:
    """An item leaves its Hero for the discard pile; a starting item leaves the game with it (KA-R46)."""
    hero = t.s.heroes[seat]
    take_out(hero, item)
    hero.items.remove(item)
    if item in hero.exhausted:
        hero.exhausted.remove(item)
    if item in hero.arranged:
        hero.arranged.remove(item)
    if t.content.items[item].hero < 0:
        discard_item(t, item)
    else:
        t.s.items_gone.append(item)
    t.tell("lost-item", seat, item)
