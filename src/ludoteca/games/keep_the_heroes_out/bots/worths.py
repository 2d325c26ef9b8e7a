"""What cards are worth, by their icons: which Loot to take, what to give away, what the row should show."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.content.box import (
    ACTIVATE,
    AMBUSH,
    DEFEND,
    DISCARD,
    DRAW,
    LABORATORY,
    MELEE,
    MOVE,
    PORTAL,
    RANGED,
    REINFORCE,
    ROOMS,
    SELLS,
    SUMMON,
    TACTIC,
    Card,
    Icon,
)
from ludoteca.games.keep_the_heroes_out.state import NO_CARD, ROW, Clan, Dungeon

WORTHS: Final = "card-worths"  # of Content.worked_out
OTHER_SIDE: Final = 0.35  # what the side that is not played adds: there is a choice
DEFENDS: Final = 1.1
TYPICAL: Final = 3.5  # a Loot card, more or less


def icon_worth(icon: Icon) -> float:
    """One icon of a card, with the right part of its Combo."""
    kind = icon.icon
    each = 0.5
    if kind == DRAW:
        each = 1.2
    elif kind == ACTIVATE:
        each = 0.9
    elif kind == MOVE:
        each = 0.55
    elif kind == MELEE:
        each = 0.9
    elif kind == RANGED:
        each = 1.05
    elif kind == DEFEND:
        each = DEFENDS
    elif kind == SUMMON or kind == AMBUSH:
        each = 0.8
    elif kind == REINFORCE:
        each = 1.8
    elif kind == PORTAL:
        each = 0.6
    elif kind == DISCARD:
        each = -0.2
    worth = each * float(icon.n)
    if icon.swarm:
        worth *= 2.0
    for part in icon.then:
        worth += 0.8 * float(icon.n) * icon_worth(part)
    return worth


def worth_of_card(card: Card) -> float:
    """A card, for whoever holds it."""
    best = 0.0
    total = 0.0
    for side in card.sides:
        worth = 0.0
        for icon in side:
            worth += icon_worth(icon)
        total += worth
        if worth > best:
            best = worth
    return best + OTHER_SIDE * (total - best) / float(max(1, len(card.sides) - 1))


def card_worths(t: Dungeon) -> list[float]:
    """What every card of the box is worth, by its number."""
    known = t.content.worked_out.get(WORTHS)
    if isinstance(known, list) and len(known) == len(t.content.cards):
        return known
    made: list[float] = [worth_of_card(card) for card in t.content.cards]
    t.content.worked_out[WORTHS] = made
    return made


def least_card(t: Dungeon, cards: list[int]) -> int:
    """The card that is missed least; one that can still defend is kept while there is another."""
    worths = card_worths(t)
    best = cards[0]
    least = 1e9
    for card in cards:
        if worths[card] < least:
            least = worths[card]
            best = card
    return best


def has_shop(t: Dungeon, card: i64) -> bool:
    """KTHO-R53, KTHO-R58: whether there is a room in the dungeon where this card of the row can be had."""
    kind = t.content.cards[card].kind
    if kind == TACTIC:
        return t.has(LABORATORY)
    for room in range(ROOMS):
        if SELLS[room] == kind and t.has(room):
            return True
    return False


def dull_loot(t: Dungeon) -> i64:
    """KTHO-R24: the cards of the row that nobody can get, and those beside a clearly better one of their kind."""
    s = t.s
    worths = card_worths(t)
    cards = t.content.cards
    mask: i64 = 0
    for slot in range(ROW):
        card = s.loot_row[slot]
        if card == NO_CARD:
            continue
        dull = not has_shop(t, card)
        for other in s.loot_row:
            if other != NO_CARD and cards[other].kind == cards[card].kind and worths[other] > worths[card] + 1.0:
                dull = True
        if dull:
            mask |= 1 << slot
    return mask


def spare_card(t: Dungeon, clan: Clan) -> int:
    """A card of the hand that can be given for a new row: one without Defend, of little worth; NO_CARD for none."""
    worths = card_worths(t)
    found = NO_CARD
    least = 2.6
    for card in clan.hand:
        if not t.content.cards[card].defends and worths[card] < least:
            least = worths[card]
            found = card
    return found
