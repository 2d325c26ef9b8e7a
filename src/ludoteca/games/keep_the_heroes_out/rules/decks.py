"""Tactics decks: drawing, shuffling anew, Reinforce (KTHO-R13, R23, R32, R45). A deck has its top at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.state import Clan, Dungeon

LOOKS_AT: Final = 3  # KTHO-R45
TACTICS: Final = ("tactics-0", "tactics-1", "tactics-2", "tactics-3", "tactics-4", "tactics-5")  # luck, by Clan in play


def luck_of(t: Dungeon, clan: Clan) -> str:
    """What the luck of this Clan's deck is asked for by."""
    clans = t.s.clans
    index: i64 = 0
    while clans[index] is not clan:
        index += 1
    return TACTICS[index]


def can_draw(clan: Clan) -> bool:
    """KTHO-D-34: whether there is a card to be drawn, if need be from the discard pile."""
    return len(clan.deck) > 0 or len(clan.discard) > 0


def draw(t: Dungeon, clan: Clan, n: i64) -> None:
    """KTHO-R32, KTHO-R23, KTHO-D-34: take so many cards into the hand.

    Only when a card is needed and none is left is the discard pile shuffled; then, if there is none, fewer are drawn.
    """
    drawn: i64 = 0
    while drawn < n:
        if len(clan.deck) == 0:
            if len(clan.discard) == 0:
                t.tell("nothing-to-draw", clan.seat, clan.clan)
                break
            shuffle_discard(t, clan)
        card = clan.deck.pop()
        clan.hand.append(card)
        drawn += 1
        t.tell("drew", clan.seat, card, len(clan.hand), len(clan.deck), clan.clan)
    if drawn > 0:
        t.reveal()


def shuffle_discard(t: Dungeon, clan: Clan) -> None:
    """KTHO-R23, KTHO-D-40: the discard pile, and nothing else, is shuffled and goes under what is left of the deck."""
    pile = clan.discard
    clan.discard = []
    t.chance.shuffle(luck_of(t, clan), pile)
    n = len(pile)
    pile.extend(clan.deck)
    clan.deck = pile
    t.tell("reshuffled", clan.seat, n, clan.clan)


def discard(t: Dungeon, clan: Clan, card: i64) -> None:  # noqa: ARG001
    """A card of the hand goes to the discard pile. Whoever lets it happen tells of it."""
    clan.hand.remove(card)
    clan.discard.append(card)


def reinforce(t: Dungeon, clan: Clan, icon: i64) -> None:
    """KTHO-R45, KTHO-D-40: look at the top three cards, keep all those with this icon, and discard the rest.

    With fewer than three left the discard pile is shuffled under them first.
    """
    cards = t.content.cards
    if len(clan.deck) < LOOKS_AT and len(clan.discard) > 0:
        shuffle_discard(t, clan)
    looks: i64 = min(LOOKS_AT, len(clan.deck))
    t.reveal()
    t.tell("reinforced", clan.seat, icon, looks, clan.clan)
    looked = clan.deck[len(clan.deck) - looks :]
    del clan.deck[len(clan.deck) - looks :]
    looked.sort()  # in which order they lay is nobody's business
    for card in looked:
        if cards[card].shows >> icon & 1:
            clan.hand.append(card)
            t.tell("kept", clan.seat, card, len(clan.hand), clan.clan)
        else:
            clan.discard.append(card)
            t.tell("thrown", clan.seat, card, clan.clan)
