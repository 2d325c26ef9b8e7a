"""Between rounds: the trade phase, Equipment and Scrolls (RO-R60 to RO-R68, RO-D-14, RO-D-15).

What was bought can be given back until everyone is done: the Heroes agree by all being done (RO-R66).
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.actions import BUY_GEAR, BUY_SCROLL, RETURN_GEAR, RETURN_SCROLL, gear_action
from ludoteca.games.rush_out.rules.decks import count_flags, show_spell
from ludoteca.games.rush_out.rules.dice import lift_all
from ludoteca.games.rush_out.rules.placing import take_away
from ludoteca.games.rush_out.state import (
    DARK,
    FIRST_SPELL,
    FRESH,
    HEROES,
    NONE,
    PLANT,
    STRIDE,
    SWAP,
    TURN_AIR,
    TURN_WATER,
    WATER,
    Rush,
    RushState,
    own_joker,
)


def purse(s: RushState, side: i64) -> i64:
    """RO-R64: Coin cards and the token, less what was spent in this trade phase."""
    return len(s.coins[side]) + (1 if s.token == side else 0) - s.spent[side]


def may_buy_gear(s: RushState, seat: i64, kind: i64, hero: i64) -> bool:
    """RO-R66: Heroes buy Equipment, for one of them."""
    if seat == s.sorcerer or hero == s.sorcerer or hero >= s.seats or not s.content.has_coins[s.scenario]:
        return False
    return kind < len(s.stock) and s.stock[kind] > 0 and purse(s, HEROES) >= s.content.equipment_cost[kind]


def buy_gear(t: Rush, seat: i64, kind: i64, hero: i64) -> None:
    """RO-R66, RO-R67: Equipment goes to one of the Heroes, for good."""
    s = t.s
    s.stock[kind] -= 1
    s.spent[HEROES] += s.content.equipment_cost[kind]
    s.equipment[hero].append(kind)
    s.bought.append(gear_action(BUY_GEAR, kind, hero))
    _think_again(s, seat)
    t.tell("bought-gear", seat, kind, hero)


def may_return_gear(s: RushState, seat: i64, kind: i64, hero: i64) -> bool:
    """Only what was bought in this trade phase."""
    return seat != s.sorcerer and hero < s.seats and gear_action(BUY_GEAR, kind, hero) in s.bought


def return_gear(t: Rush, seat: i64, kind: i64, hero: i64) -> None:
    """RO-R66: the Heroes have thought again."""
    s = t.s
    s.stock[kind] += 1
    s.spent[HEROES] -= s.content.equipment_cost[kind]
    s.equipment[hero].remove(kind)
    s.bought.remove(gear_action(BUY_GEAR, kind, hero))
    _think_again(s, seat)
    t.tell("returned-gear", seat, kind, hero)


def may_buy_scroll(s: RushState, seat: i64, scroll: i64) -> bool:
    """RO-R65: only the Sorcerer; there is one of each."""
    if seat != s.sorcerer or not s.content.has_coins[s.scenario]:
        return False
    return scroll < len(s.scrolls) and not s.scrolls[scroll] and purse(s, DARK) >= s.content.scroll_cost[scroll]


def buy_scroll(t: Rush, seat: i64, scroll: i64) -> None:
    """RO-R65, RO-R68: the Sorcerer has a Scroll for the rest of the match."""
    s = t.s
    s.scrolls[scroll] = 1
    s.spent[DARK] += s.content.scroll_cost[scroll]
    s.bought.append(BUY_SCROLL + scroll)
    _think_again(s, seat)
    t.tell("bought-scroll", seat, scroll)


def may_return_scroll(s: RushState, seat: i64, scroll: i64) -> bool:
    """Only what was bought in this trade phase."""
    return seat == s.sorcerer and BUY_SCROLL + scroll in s.bought


def return_scroll(t: Rush, seat: i64, scroll: i64) -> None:
    """The Sorcerer has thought again."""
    s = t.s
    s.scrolls[scroll] = 0
    s.spent[DARK] -= s.content.scroll_cost[scroll]
    s.bought.remove(BUY_SCROLL + scroll)
    _think_again(s, seat)
    t.tell("returned-scroll", seat, scroll)


def _think_again(s: RushState, seat: i64) -> None:
    """Who was done on this side may want to look at what has changed."""
    for other in range(s.seats):
        if (other == s.sorcerer) == (seat == s.sorcerer):
            s.ready[other] = 0


def trade_actions(s: RushState, seat: i64) -> list[int]:
    """All that this seat may buy or give back now."""
    found: list[int] = []
    for kind in range(len(s.stock)):
        for hero in range(s.seats):
            if may_buy_gear(s, seat, kind, hero):
                found.append(gear_action(BUY_GEAR, kind, hero))
            if may_return_gear(s, seat, kind, hero):
                found.append(gear_action(RETURN_GEAR, kind, hero))
    for scroll in range(len(s.scrolls)):
        if may_buy_scroll(s, seat, scroll):
            found.append(BUY_SCROLL + scroll)
        if may_return_scroll(s, seat, scroll):
            found.append(RETURN_SCROLL + scroll)
    return found


# -- what they are good for ------------------------------------------------------------------------------------


def full_stock(s: RushState) -> list[int]:
    """RO-R60: the Equipment that lies on the board, by kind, before anything is sold."""
    if s.content.has_coins[s.scenario]:
        return s.content.equipment_copies[:]
    return [0] * len(s.content.equipment_copies)


def equip(s: RushState) -> None:
    """RO-R31, RO-R67: what each Hero's Joker stands for."""
    for seat in range(s.seats):
        if seat == s.sorcerer:
            continue
        mask: i64 = own_joker(s, seat)
        for kind in s.equipment[seat]:
            mask |= 31 if s.content.equipment_symbol[kind] < 0 else 1 << s.content.equipment_symbol[kind]
        s.joker[seat] = mask


def may_swap(s: RushState, space: i64) -> bool:
    """RO-R68c: an open Spell against the top card of the deck."""
    return s.scrolls[SWAP] != 0 and s.cards[FIRST_SPELL + space] != NONE and len(s.spell_deck) > 0


def swap(t: Rush, space: i64) -> None:
    """RO-R68c: dice on the Spell come back. Everybody knows now what is on top of the deck."""
    s = t.s
    place: i64 = FIRST_SPELL + space
    old = s.cards[place]
    new = s.spell_deck.pop()
    lift_all(s, place)
    take_away(s, place, s.sorcerer)
    s.spell_deck.append(old)
    if s.known_spells == 0:
        s.known_spells = 1
    show_spell(s, space, new)
    count_flags(s)
    t.reveal()
    t.tell("swapped", s.sorcerer, old, new)


def may_turn(s: RushState, index: i64, other: i64) -> bool:
    """RO-R68a, RO-R68b, RO-D-20: a die that was just rolled and shows one of the two faces."""
    die: i64 = s.sorcerer * STRIDE + index
    scroll: i64 = TURN_WATER if other == WATER else TURN_AIR
    return s.scrolls[scroll] != 0 and s.at[die] == FRESH and (s.face[die] == PLANT or s.face[die] == other)


def turned(s: RushState, index: i64, other: i64) -> i64:
    """RO-R68a, RO-R68b: Plant becomes Water or Air, and the other way round."""
    return other if s.face[s.sorcerer * STRIDE + index] == PLANT else PLANT


def turn(t: Rush, index: i64, other: i64) -> None:
    """RO-R68a, RO-R68b: a die of the Sorcerer is turned to its other face."""
    s = t.s
    die: i64 = s.sorcerer * STRIDE + index
    s.face[die] = turned(s, index, other)
    t.tell("turned", s.sorcerer, s.face[die])
