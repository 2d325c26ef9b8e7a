"""Loot: the row, getting a card in the room of its kind, and renewing (KTHO-R5, R24, R53, R54)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.actions import MASKS, PASS, RENEW, buy_action
from ludoteca.games.keep_the_heroes_out.content.box import LABORATORY, PRICE, SELLS, TACTIC
from ludoteca.games.keep_the_heroes_out.rules import causes, decks
from ludoteca.games.keep_the_heroes_out.rules.tokens import spend
from ludoteca.games.keep_the_heroes_out.state import NO_CARD, ROW, Clan, Dungeon


def fill_row(t: Dungeon) -> None:
    """KTHO-R5, KTHO-D-65: every gap is filled from the top of the deck; one that cannot be filled stays."""
    s = t.s
    for slot in range(ROW):
        if s.loot_row[slot] == NO_CARD and len(s.loot_deck) > 0:
            card = s.loot_deck.pop()
            s.loot_row[slot] = card
            s.loot_under = min(s.loot_under, len(s.loot_deck))
            t.reveal()
            t.tell("loot", card, slot, len(s.loot_deck))


def offered(t: Dungeon, slot: i64) -> bool:
    """Whether this place of the row has a card, and no place before it has one of the same face."""
    s = t.s
    card = s.loot_row[slot]
    if card == NO_CARD:
        return False
    cards = t.content.cards
    face = cards[card].face
    for before in range(slot):
        other = s.loot_row[before]
        if other != NO_CARD and cards[other].face == face:
            return False
    return True


def buy_deeds(t: Dungeon, room: i64, out: list[int]) -> None:
    """KTHO-R53, KTHO-D-44: with the right resource in this room, any card of its kind that is on display."""
    s = t.s
    if s.tokens[room][PRICE[room]] == 0:
        return
    kind = SELLS[room]
    for slot in range(ROW):
        card = s.loot_row[slot]
        if card != NO_CARD and t.content.cards[card].kind == kind and offered(t, slot):
            out.append(buy_action(room, slot))


def buy(t: Dungeon, clan: Clan, room: i64, slot: i64) -> None:
    """KTHO-R53, KTHO-R54: spend the resource of the room; the card goes to the discard pile, the gap is filled."""
    s = t.s
    spend(t, clan, PRICE[room], room)
    card = s.loot_row[slot]
    s.loot_row[slot] = NO_CARD
    clan.discard.append(card)
    t.tell("bought", clan.seat, card, slot, room, clan.clan)
    fill_row(t)


def foreign_slots(t: Dungeon) -> list[int]:
    """KTHO-R58, KTHO-D-48: where the row has a Tactic card of a Clan that nobody plays."""
    s = t.s
    slots: list[int] = []
    for slot in range(ROW):
        card = s.loot_row[slot]
        if card != NO_CARD and t.content.cards[card].kind == TACTIC and offered(t, slot):
            slots.append(slot)
    return slots


def take_foreign(t: Dungeon, clan: Clan, slot: i64, to_hand: bool) -> None:
    """KTHO-R58: the card goes to the discard pile (a scenario may give it at once), and the gap is filled."""
    s = t.s
    t.cause = causes.ROOM + LABORATORY
    card = s.loot_row[slot]
    s.loot_row[slot] = NO_CARD
    pile = clan.hand if to_hand else clan.discard
    pile.append(card)
    t.tell("researched", clan.seat, card, slot, len(clan.hand), clan.clan)
    fill_row(t)


def renew_deeds(t: Dungeon, clan: Clan) -> list[int]:
    """KTHO-R24, KTHO-D-26: every card of the hand, for one or more cards of the row."""
    s = t.s
    full: i64 = 0
    for slot in range(ROW):
        if s.loot_row[slot] != NO_CARD:
            full |= 1 << slot
    out: list[int] = [PASS]
    if full == 0:
        return out
    cards = t.content.cards
    hand = clan.hand
    for index in range(len(hand)):
        face = cards[hand[index]].face
        seen = False
        for before in range(index):
            if cards[hand[before]].face == face:
                seen = True
        if not seen:
            base: i64 = RENEW + hand[index] * MASKS
            mask: i64 = full
            while mask:  # every part of the row
                out.append(base + mask)
                mask = (mask - 1) & full
    return out


def renew(t: Dungeon, clan: Clan, card: i64, mask: i64) -> None:
    """KTHO-R24, KTHO-D-65: for a card, those of the mask go under the deck in the order of the row; fill the gaps."""
    s = t.s
    t.cause = causes.RENEWING
    decks.discard(t, clan, card)
    s.renewed += 1
    t.tell("renewed", clan.seat, card, len(clan.hand), clan.clan)
    for slot in range(ROW):
        if mask >> slot & 1:
            under = s.loot_row[slot]
            s.loot_row[slot] = NO_CARD
            s.loot_deck.insert(0, under)
            s.loot_under += 1
            t.tell("under", under, slot)
    fill_row(t)
