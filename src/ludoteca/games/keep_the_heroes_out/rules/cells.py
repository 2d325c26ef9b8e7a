"""Cells and Laboratory: Heroes who are locked in, and what one gets for it (KTHO-R56 to R58, R81)."""

from __future__ import annotations

from typing import Final

from ludoteca.games.keep_the_heroes_out.content.box import CELLS, LABORATORY
from ludoteca.games.keep_the_heroes_out.rules import causes, decks, guild, scenario
from ludoteca.games.keep_the_heroes_out.rules.arrival import place_in_cells
from ludoteca.games.keep_the_heroes_out.rules.ending import over
from ludoteca.games.keep_the_heroes_out.rules.heroes import settle_heroes
from ludoteca.games.keep_the_heroes_out.rules.loot import foreign_slots, take_foreign
from ludoteca.games.keep_the_heroes_out.state import INVADE, NO_CARD, Clan, Dungeon
from ludoteca.kernel.flow import Decision, Flow

CELLS_DRAW: Final = 3  # KTHO-R56c


def cells_open(t: Dungeon) -> bool:
    """KTHO-R56, KTHO-D-15, KTHO-D-45: whether the active Clan may still use the Cells in this turn."""
    s = t.s
    return s.step < INVADE and s.cells_used < scenario.cells_uses(t) and t.has(CELLS)


def use_cells(t: Dungeon, clan: Clan) -> Flow[None]:
    """KTHO-R56, KTHO-D-3, KTHO-D-4: a Guild card goes to the Cells; draw three cards; then the Hero shows off.

    A Mage frees everybody, and all who are awake act before the turn goes on (KTHO-R57). The Guild deck may run out
    here as anywhere (KTHO-D-5).
    """
    s = t.s
    cards = scenario.cells_cards(t)
    s.cells_used += 1
    t.cause = causes.USING_CELLS
    t.tell("cells", clan.seat, cards, clan.clan)
    if s.cells_used > 1:
        scenario.cells_were_used(t)
    for _ in range(cards):
        card = guild.draw_card(t)
        if card != NO_CARD:
            place_in_cells(t, card)
    t.cause = causes.USING_CELLS
    decks.draw(t, clan, CELLS_DRAW)
    yield from settle_heroes(t, True)
    s.anew = True


def can_research(t: Dungeon) -> bool:
    """KTHO-D-48: only if a foreign Tactic card is on display and Cells exist."""
    return t.has(CELLS) and len(foreign_slots(t)) > 0


def research(t: Dungeon, clan: Clan) -> Flow[None]:
    """KTHO-R58, KTHO-D-47, KTHO-D-48: a Guild card goes to the Cells, Heroes may break out; then take a card."""
    t.cause = causes.ROOM + LABORATORY
    t.s.anew = True
    card = guild.draw_card(t)
    if card != NO_CARD:
        place_in_cells(t, card)
    yield from settle_heroes(t, True)
    if over(t):
        return
    slots = foreign_slots(t)
    slot = slots[0]
    if len(slots) > 1:
        slot = yield Decision(clan.seat, "lab-card", slots)
    to_hand = scenario.research_to_hand(t)
    if to_hand:
        scenario.researched(t)
    take_foreign(t, clan, slot, to_hand)
