"""The Guild deck: drawing from it, and what happens when it runs out."""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.rules.causes import GUILD, WAVES
from ludoteca.games.keep_the_heroes_out.rules.ending import win
from ludoteca.games.keep_the_heroes_out.state import NO_CARD, Dungeon


def reveal_card(t: Dungeon) -> int:
    """KTHO-R26, KTHO-R63: the next of the turn's Guild cards."""
    s = t.s
    card = _next_card(t)
    if card != NO_CARD:
        s.guild_card = card
        t.cause = GUILD + card
        t.tell("guild-card", card, len(s.guild_deck), s.today - s.coming, s.today)
    return card


def draw_card(t: Dungeon) -> int:
    """KTHO-R56, KTHO-R81: a Guild card for the Cells, none of the turn's own; NO_CARD when nothing may be drawn.

    KTHO-D-33: amid the last card of Wave 2 nothing is drawn any more.
    """
    card = _next_card(t)
    if card != NO_CARD:
        t.cause = GUILD + card
        t.tell("sent-card", card, len(t.s.guild_deck))
    return card


def _next_card(t: Dungeon) -> int:
    """KTHO-R62, KTHO-D-33: the top card; it counts as discarded once it is revealed, and all can see it."""
    s = t.s
    if not s.guild_deck:
        if s.wave == 2:
            t.tell("no-card-left")
            return NO_CARD
        next_wave(t)
    card = s.guild_deck.pop()
    s.guild_discard.append(card)
    s.last_card = s.wave == 2 and not s.guild_deck
    t.reveal()
    return card


def next_wave(t: Dungeon) -> None:
    """KTHO-R27, KTHO-D-5, KTHO-D-6: all Guild cards are shuffled again, and the tile is turned to Wave 2.

    The number of this turn's cards stays as it is, once the invasion has begun, but for the storm (KTHO-D-71).
    """
    s = t.s
    s.guild_deck = s.guild_discard
    s.guild_discard = []
    t.chance.shuffle("guild", s.guild_deck)
    s.wave = 2
    before = t.cause
    t.cause = WAVES
    t.tell("wave", s.wave, len(s.guild_deck))
    scenario.wave_ends(t)
    scenario.storm_breaks(t)
    t.cause = before


def finish_card(t: Dungeon) -> None:
    """KTHO-R77, KTHO-D-5, KTHO-D-33: a card and all that it caused are finished; was it the last one of its Wave?

    The first time that the deck is empty it is renewed, the second time the match is won.
    """
    s = t.s
    if s.guild_deck:
        return
    if s.wave == 1:
        next_wave(t)
    else:
        win(t)
