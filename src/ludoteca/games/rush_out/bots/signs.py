"""Signs that people of a team give in a race: wishes, which a bot follows where that makes sense.

A sign on a card is about that very card: when another one lies there, nobody asks for anything any more. Who shall come
where help is asked for follows from what everybody sees, so that exactly one bot sets out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.bots.look import in_hand, is_crowded, open_slots, partner_at
from ludoteca.games.rush_out.content.names import HERO_SYMBOLS
from ludoteca.games.rush_out.state import DRAGON_TILE, FIRST_SPELL, NONE, SLOTS, Rush, RushState

MINE: Final = "mine"
HELP: Final = "help"
NOT_THIS: Final = "not-this"
YOU_TAKE: Final = "you-take"
WAIT: Final = "wait"
NEED: Final = "need-"

WANTED: Final = 6.0  # how much more a place counts for the one who is to come there
AS_EVER: Final = 1.0


class Heard:
    """What the signs of its team mean to one bot now."""

    def __init__(self) -> None:
        self.favour: list[float] = [AS_EVER] * FIRST_SPELL  # by place: how much more it counts; 0: not at all
        self.wanted: i64 = NONE  # the place to which it is to come
        self.stays = False  # somebody is on the way to it
        self.takes = False  # what there is to be shared is for it


def heed(t: Rush, seat: i64) -> Heard:
    """What a Hero makes of all the signs."""
    found = Heard()
    for sign, ref in t.wishes:
        if sign == WAIT:
            found.stays = True
            continue
        if sign == YOU_TAKE:
            found.takes = found.takes or ref == f"seat:{seat}"
            continue
        place: i64 = place_of(t.s, ref)
        if place == NONE:
            continue
        if sign == NOT_THIS or (sign == MINE and is_left(t, seat, place)):
            found.favour[place] = 0.0
        elif asks(sign) and who_comes(t, place, symbol_of(sign)) == seat:
            found.favour[place] = WANTED
            found.wanted = place
    return found


def asks(sign: str) -> bool:
    """Whether a sign asks somebody to come."""
    return sign == HELP or sign.startswith(NEED)


def place_of(s: RushState, ref: str) -> i64:
    """The place that a sign is about; NONE when its card has gone, or is not the Heroes'."""
    parts = ref.split(":")
    if len(parts) != 3 or parts[0] != "place":
        return NONE
    place: i64 = int(parts[1])
    if place >= FIRST_SPELL or s.generation[place] != int(parts[2]) or len(s.needs[place]) == 0 or s.held[place]:
        return NONE
    return NONE if place == DRAGON_TILE and s.dragon == 0 else place


def symbol_of(sign: str) -> i64:
    """The symbol that a sign asks for; NONE for any."""
    name = sign.removeprefix(NEED)
    return HERO_SYMBOLS.index(name) if sign.startswith(NEED) and name in HERO_SYMBOLS else NONE


def is_left(t: Rush, seat: i64, place: i64) -> bool:
    """Whether a card that a person is on is left to that person: it is, as long as one Hero can fill it.

    A person who has put nothing there yet shall be the first; and nobody leaves dice that lie there already.
    """
    s = t.s
    if s.where[seat] == place:
        return False
    other: i64 = partner_at(s, place, seat)
    return other == NONE or open_slots(s, place) <= in_hand(s, other)


def is_bot(t: Rush, hero: i64) -> bool:
    """Whether a bot plays this Hero."""
    return hero != t.s.sorcerer and hero not in t.people


def who_comes(t: Rush, place: i64, symbol: i64) -> i64:
    """RO-R25: the bot that shall come to a place: the one with the fewest dice on other cards. NONE when none can."""
    s = t.s
    found: i64 = NONE
    if open_slots(s, place) == 0 or is_crowded(s, place):
        return found
    if symbol != NONE and not lacks(s, place, symbol):
        return found
    for hero in range(s.seats):
        if not is_bot(t, hero) or is_barred(s, hero, symbol):
            continue
        if s.where[hero] == place:
            return hero
        if found == NONE or s.lying[hero] < s.lying[found]:
            found = hero
    return found


def is_barred(s: RushState, hero: i64, symbol: i64) -> bool:
    """RO-R59: whether a Dispelling keeps a Hero from using this symbol."""
    return symbol != NONE and bool(s.forbidden[hero] >> symbol & 1)


def lacks(s: RushState, place: i64, symbol: i64) -> bool:
    """Whether a slot for this symbol is open."""
    needs = s.needs[place]
    for slot in range(len(needs)):
        if needs[slot] == symbol and s.slots[place * SLOTS + slot] == NONE:
            return True
    return False
