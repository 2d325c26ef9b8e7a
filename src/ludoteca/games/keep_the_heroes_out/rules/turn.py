"""A turn and its five phases, but for what a card does (KTHO-R21 to R29)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.actions import CELLS, MASKS, PASS, PLAY, RENEW, SIDES
from ludoteca.games.keep_the_heroes_out.rules import causes, decks
from ludoteca.games.keep_the_heroes_out.rules.cards import uses
from ludoteca.games.keep_the_heroes_out.rules.cells import cells_open
from ludoteca.games.keep_the_heroes_out.rules.loot import renew, renew_deeds
from ludoteca.games.keep_the_heroes_out.state import (
    BEGIN,
    CARD,
    HAND,
    LAST,
    NO_CARD,
    NO_SIDE,
    NOT_YET,
    Clan,
    Dungeon,
)
from ludoteca.games.keep_the_heroes_out.state import (
    PLAY as PLAYING,
)


def open_turn(t: Dungeon, clan: Clan) -> None:
    """KTHO-R21, KTHO-D-45: a turn begins; the Cells may be used again."""
    s = t.s
    s.turns += 1
    s.cells_used = 0
    s.renewed = 0
    s.coming = NOT_YET
    t.cause = causes.TURN
    t.tell("turn", clan.seat, clan.clan, s.turns)


def turn_deeds(t: Dungeon, clan: Clan) -> list[int]:
    """KTHO-R21, KTHO-R22, KTHO-R41, KTHO-D-25: a card of the hand and a side of it, the Cells, or no more cards.

    A card can be played even if it can do nothing now: then it lies in the play area. Like cards are one.
    """
    out: list[int] = [PASS]
    cards = t.content.cards
    hand = clan.hand
    for index in range(len(hand)):
        card = cards[hand[index]]
        face = card.face
        seen = False
        for before in range(index):
            if cards[hand[before]].face == face:
                seen = True
                break
        if not seen:
            out.extend(card.plays)
    if cells_open(t):
        out.append(CELLS)
    return out


def play_card(t: Dungeon, clan: Clan, action: i64) -> None:
    """KTHO-R21, KTHO-R41: reveal a card and say which side of its slash; its icons are to be used now."""
    s = t.s
    s.card = (action - PLAY) // SIDES
    s.side = (action - PLAY) % SIDES
    clan.hand.remove(s.card)
    s.left = [uses(icon) for icon in t.content.cards[s.card].sides[s.side]]
    s.step = CARD
    s.anew = False
    t.cause = causes.CARD + s.card
    t.tell("played", clan.seat, s.card, s.side, len(clan.hand), clan.clan)


def put_card_away(t: Dungeon, clan: Clan) -> None:
    """KTHO-R21, KTHO-R30: the card is done, used up or not, and lies face up in the play area."""
    s = t.s
    clan.played.append(s.card)
    t.cause = causes.CARD + s.card
    t.tell("done", clan.seat, s.card, len(clan.played), clan.clan)
    s.card = NO_CARD
    s.side = NO_SIDE
    s.left = []
    s.step = PLAYING


def renewals(t: Dungeon, clan: Clan) -> list[int]:
    """KTHO-R24: what can be done in Phase 2; empty where nothing can.

    KTHO-D-45: the Cells are offered here, too, if somebody has renewed or still can: otherwise it would be the same as
    at the end of Phase 1, where they were offered before.
    """
    out = renew_deeds(t, clan)
    if cells_open(t) and (len(out) > 1 or t.s.renewed > 0):
        out.append(CELLS)
    if len(out) == 1:
        out.clear()
    return out


def renew_row(t: Dungeon, clan: Clan, action: i64) -> None:
    """KTHO-R24: a card for one to five of the Available Loot."""
    renew(t, clan, (action - RENEW) // MASKS, (action - RENEW) % MASKS)


def clean_up(t: Dungeon, clan: Clan) -> None:
    """KTHO-R25, KTHO-D-27: the play area goes to the discard pile; the hand is filled up to five, never cut down."""
    s = t.s
    t.cause = causes.CLEANING
    played = len(clan.played)
    clan.discard.extend(clan.played)
    clan.played = []
    t.tell("cleaned", clan.seat, played, len(clan.discard), clan.clan)
    if len(clan.hand) < HAND:
        decks.draw(t, clan, HAND - len(clan.hand))
    s.step = LAST


def pass_token(t: Dungeon) -> None:
    """KTHO-R28, KTHO-R29: the Active Player token goes to the left."""
    s = t.s
    s.active = (s.active + 1) % len(s.clans)
    s.step = BEGIN
