"""Decks, the display of Activation cards and the Shop row (KA-R47, R48, R133, R134, R165, R214, D-16).

A deck has its top at the end; when it runs out its discard pile is shuffled. What has left the game stays out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.words import BLUE_FACE, GREEN_FACE
from ludoteca.games.kick_ass.rules.force import note
from ludoteca.games.kick_ass.state import NO_CARD, NO_ITEM, City

SHOP_ROW: Final = 4
BLUES: Final = 4  # of the display; alone: 2 (KA-R58)
REDS: Final = 2
MOST_CARDS: Final = 5  # KA-R132


def draw(t: City, tag: str, deck: list[int], discard: list[int]) -> i64:
    """KA-D-16: the top of a deck, or -1 where neither deck nor discard pile has a card."""
    if len(deck) == 0:
        if len(discard) == 0:
            return -1
        deck.extend(discard)
        discard.clear()
        t.chance.shuffle(tag, deck)
        t.tell("reshuffled", len(deck))
    t.reveal()
    return deck.pop()


def draw_spawn(t: City) -> i64:
    """KA-R67, KA-D-16: a Spawn card; it lies face up on its discard pile."""
    s = t.s
    card = draw(t, "spawn", s.spawn_deck, s.spawn_discard)
    if card >= 0:
        s.spawn_discard.append(card)
        note(s, t.content.spawns[card].lines)
    return card


def draw_item(t: City) -> i64:
    """The top of the Item deck."""
    return draw(t, "items", t.s.item_deck, t.s.item_discard)


def discard_item(t: City, item: i64) -> None:
    """An item goes to the discard pile."""
    t.s.item_discard.append(item)


def deal_shop(t: City) -> None:
    """KA-R48, KA-R134: what is left of the row is discarded, four new items are shown."""
    s = t.s
    for item in s.shop:
        if item != NO_ITEM:
            discard_item(t, item)
    s.shop = []
    for slot in range(SHOP_ROW):
        item = draw_item(t)
        s.shop.append(item)
        if item != NO_ITEM:
            t.tell("shop", item, slot)


def deal_cards(t: City) -> None:
    """KA-R47, KA-R58, KA-R133: what is left of the display is discarded; 4 Blue and 2 Red cards, alone 2 and 2."""
    s = t.s
    for card in s.offer:
        if card != NO_CARD:
            put_away(t, card)
    s.offer = []
    blues: i64 = REDS if s.x == 1 else BLUES
    for slot in range(blues + REDS):
        if slot < blues:
            card = draw(t, "blue-cards", s.blue_deck, s.blue_discard)
        else:
            card = draw(t, "red-cards", s.red_deck, s.red_discard)
        s.offer.append(card)
        if card != NO_CARD:
            t.tell("offer", card, slot)


def put_away(t: City, card: i64) -> None:
    """A card of the display goes to the discard pile of its colour."""
    if t.content.cards[card].colour == BLUE_FACE:
        t.s.blue_discard.append(card)
    else:
        t.s.red_discard.append(card)


def owned(t: City, seat: i64) -> i64:
    """KA-R132: how many Activation cards a Hero has, in hand and played."""
    hero = t.s.heroes[seat]
    return len(hero.hand) + len(hero.played) + (1 if hero.card != NO_CARD and not hero.leaves else 0)


def take_card(t: City, seat: i64, slot: i64) -> None:
    """KA-R165, KA-R214, KA-D-47: a displayed card comes to hand and leaves a gap; a sixth one is settled afterwards."""
    s = t.s
    card = s.offer[slot]
    s.offer[slot] = NO_CARD
    s.heroes[seat].hand.append(card)
    note(s, t.content.cards[card].lines)
    t.tell("took-card", seat, card, slot)
    if owned(t, seat) > MOST_CARDS:
        s.unsettled = True


def remove_card(t: City, seat: i64, card: i64) -> None:
    """KA-R24, KA-R132, KA-D-47: one of a Hero's cards leaves the game; the one being resolved is finished first."""
    s = t.s
    hero = s.heroes[seat]
    if card in hero.hand:
        hero.hand.remove(card)
    elif card in hero.played:
        hero.played.remove(card)
    else:
        assert hero.card == card
        hero.leaves = True
        t.tell("removed-card", seat, card)
        return
    s.removed.append(card)
    t.tell("removed-card", seat, card)


def is_green(t: City, card: i64) -> bool:
    """KA-R79: a Famous card."""
    return t.content.cards[card].colour == GREEN_FACE
