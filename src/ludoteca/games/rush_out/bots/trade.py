"""What bots buy between rounds (RO-R64 to RO-R68): as much as the coins allow, the most useful first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.actions import BUY_GEAR, BUY_SCROLL, DONE, gear_action
from ludoteca.games.rush_out.bots.company import leaves_coins, people_are_done
from ludoteca.games.rush_out.rules.trade import may_buy_gear, may_buy_scroll, purse
from ludoteca.games.rush_out.state import FACES, HEART, HEROES, STANDARD, Rush, RushState, own_joker

ANY: Final = 31
MANY_TOOLS: Final = 0.8  # part of what each further tool of the same Hero is worth
HEALING: Final = 6.0  # slots for hearts on the Wounded sides count as so many on Challenges

# Scrolls by number: what they are worth beside their price.
SCROLL_WORTH: Final[list[float]] = [2.4, 2.4, 0.8, 1.1, 1.1, 1.1, 3.0, 0.9]


def buy(t: Rush, seat: i64) -> i64:
    """The next purchase, or DONE; -1 when this seat has said so already, or while people think about the coins."""
    s = t.s
    if s.content.has_coins[s.scenario]:
        if leaves_coins(t, seat):
            if purse(s, HEROES) and not people_are_done(t):
                return -1
        else:
            wanted: i64 = best_scroll(s, seat) if seat == s.sorcerer else best_gear(s, seat)
            if wanted >= 0:
                return wanted
    return DONE if not s.ready[seat] else -1


def best_gear(s: RushState, seat: i64) -> i64:
    """The Equipment, and the Hero for it, with which Jokers will help most."""
    asked = symbols_asked(s)
    found: i64 = -1
    most = 0.0
    for kind in range(len(s.stock)):
        for hero in range(s.seats):
            if not may_buy_gear(s, seat, kind, hero):
                continue
            gain = gain_of_gear(s, kind, hero, asked)
            if gain > most:
                found = gear_action(BUY_GEAR, kind, hero)
                most = gain
    return found


def gain_of_gear(s: RushState, kind: i64, hero: i64, asked: list[float]) -> float:
    """How often the new symbols are asked for; better to share tools than to give all to one."""
    mask: i64 = own_joker(s, hero)
    share = 1.0
    for owned in s.equipment[hero]:
        mask |= symbols_of(s, owned)
        share *= MANY_TOOLS
    gain = 0.0
    for symbol in range(FACES - 1):
        if symbols_of(s, kind) >> symbol & 1 and not mask >> symbol & 1:
            gain += asked[symbol]
    return gain * share


def symbols_of(s: RushState, kind: i64) -> i64:
    """What a Joker with this Equipment also stands for."""
    symbol: i64 = s.content.equipment_symbol[kind]
    return ANY if symbol < 0 else 1 << symbol


def symbols_asked(s: RushState) -> list[float]:
    """How many slots of each symbol the Standard Challenges of this many players have."""
    asked = [0.0] * (FACES - 1)
    for card in range(len(s.content.family)):
        if s.content.family[card] == STANDARD and s.content.back[card] <= s.seats:
            for symbol in s.content.slots[card]:
                asked[symbol] += 1.0
    if s.souls:
        asked[HEART] += HEALING
    return asked


def best_scroll(s: RushState, seat: i64) -> i64:
    """The Scroll that is worth most."""
    found: i64 = -1
    most = 0.0
    for scroll in range(len(s.scrolls)):
        if may_buy_scroll(s, seat, scroll) and SCROLL_WORTH[scroll] > most:
            found = BUY_SCROLL + scroll
            most = SCROLL_WORTH[scroll]
    return found
