"""A match of Keep the Heroes Out!, from the first tile to the last Hero.

Every step is a checkpoint: the state alone tells where to go on. A turn is five phases (KTHO-R21 to R28): play cards,
renew Loot, clean up, the Heroes' invasion, the end.
"""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.actions import CELLS, PASS
from ludoteca.games.keep_the_heroes_out.rules import causes, scenario
from ludoteca.games.keep_the_heroes_out.rules.cards import act, card_deeds, do, icon_for, is_plain
from ludoteca.games.keep_the_heroes_out.rules.cells import cells_open, use_cells
from ludoteca.games.keep_the_heroes_out.rules.ending import over
from ludoteca.games.keep_the_heroes_out.rules.invasion import invade
from ludoteca.games.keep_the_heroes_out.rules.setup import all_placed, place_monsters, set_up
from ludoteca.games.keep_the_heroes_out.rules.turn import (
    clean_up,
    open_turn,
    pass_token,
    play_card,
    put_card_away,
    renew_row,
    renewals,
    turn_deeds,
)
from ludoteca.games.keep_the_heroes_out.state import (
    BEGIN,
    CARD,
    CLEAN,
    INVADE,
    LAST,
    NEXT,
    OVER,
    PLAY,
    RENEW,
    SETUP,
    Clan,
    Dungeon,
)
from ludoteca.kernel.flow import CHECKPOINT, Decision, Flow


def match(t: Dungeon) -> Flow[None]:
    """KTHO-R1, KTHO-R21, KTHO-R28: set up, then turn after turn, until the Vault is pillaged or both Waves are over.

    KTHO-D-2: for one to six players, all by the same rules.
    """
    s = t.s
    if s.step == SETUP:
        set_up(t)
    while s.step != OVER:
        if t.sink is not None:  # playouts need no checkpoints
            yield CHECKPOINT
        clan = t.active()
        step = s.step
        if step == CARD:
            yield from resolve_card(t, clan)
        elif step == PLAY:
            yield from play_cards(t, clan)
        elif step == RENEW:
            yield from renew_loot(t, clan)
        elif step == CLEAN:
            clean_up(t, clan)
        elif step == LAST:
            yield from last_chance(t, clan)
        elif step == INVADE:
            yield from invade(t)
            if not over(t):
                s.step = NEXT
        elif step == NEXT:
            yield from end_turn(t)
        elif step == BEGIN:
            yield from begin_turn(t, clan)
        else:
            yield from place_next(t, clan)


def place_next(t: Dungeon, clan: Clan) -> Flow[None]:
    """KTHO-R9, KTHO-R10, KTHO-D-31: Clan by Clan, in seat order; then the first turn."""
    s = t.s
    yield from place_monsters(t, clan)
    if s.active + 1 < len(s.clans):
        s.active += 1
    else:
        all_placed(t)


def begin_turn(t: Dungeon, clan: Clan) -> Flow[None]:
    """KTHO-R21: a turn begins; the rule of the scenario may have something to say."""
    open_turn(t, clan)
    yield from scenario.turn_begins(t)
    if not over(t):
        t.s.step = PLAY


def play_cards(t: Dungeon, clan: Clan) -> Flow[None]:
    """KTHO-R21, KTHO-R22: Phase 1, one card; until the player has none or wants no more."""
    deeds = turn_deeds(t, clan)
    action = PASS
    if len(deeds) > 1:
        action = yield Decision(clan.seat, "turn", deeds)
    if action == PASS:
        t.s.step = RENEW
    elif action == CELLS:
        yield from use_cells(t, clan)
    else:
        play_card(t, clan, action)


def resolve_card(t: Dungeon, clan: Clan) -> Flow[None]:
    """KTHO-R30: one action of the card that was played, whichever the player likes, until nothing is left."""
    s = t.s
    deeds = card_deeds(t, clan)
    action = PASS
    if len(deeds) > 1:
        action = yield Decision(clan.seat, "act", deeds, int(s.card), follows=not s.anew)
        s.anew = False
    if action == PASS:
        put_card_away(t, clan)
    elif action == CELLS:
        yield from use_cells(t, clan)
    else:
        t.cause = causes.CARD + s.card
        icons = t.content.cards[s.card].sides[s.side]
        index = icon_for(icons, s.left, action)
        s.left[index] -= 1
        if is_plain(action) and len(icons[index].then) == 0:
            do(t, clan, action)
        else:
            yield from act(t, clan, icons[index], action)


def renew_loot(t: Dungeon, clan: Clan) -> Flow[None]:
    """KTHO-R24: Phase 2, as often as the player likes and has cards."""
    deeds = renewals(t, clan)
    action = PASS
    if len(deeds) > 1:
        action = yield Decision(clan.seat, "renew", deeds)
    if action == PASS:
        t.s.step = CLEAN
    elif action == CELLS:
        yield from use_cells(t, clan)
    else:
        renew_row(t, clan, action)


def last_chance(t: Dungeon, clan: Clan) -> Flow[None]:
    """KTHO-D-45: the cards of Clean-up are drawn; the Cells can still be used before the first Guild card."""
    action = PASS
    if cells_open(t):
        action = yield Decision(clan.seat, "last", (PASS, CELLS))
    if action == CELLS:
        yield from use_cells(t, clan)
    else:
        t.s.step = INVADE


def end_turn(t: Dungeon) -> Flow[None]:
    """KTHO-R28: Phase 5."""
    yield from scenario.turn_ends(t)
    if not over(t):
        pass_token(t)
