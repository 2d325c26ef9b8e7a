"""What a card would do for whoever looks at it: in how many ways each of its sides could be used at this moment."""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.people.labels import use_of
from ludoteca.games.keep_the_heroes_out.people.view import still_table
from ludoteca.games.keep_the_heroes_out.state import NO_CARD, DungeonState
from ludoteca.kernel.present import Effect


def worth(state: DungeonState, seat: int, ref: str) -> list[Effect]:
    """What a card that lies open would do for a seat now, side by side; nothing for what is no such card."""
    kind, _, number = ref.partition(":")
    if kind != "card" or not number.isdigit():
        return []
    card = int(number)
    shown = [one for clan in state.clans for one in (*clan.hand, *clan.played, *clan.discard)]
    if card not in (*shown, *(one for one in state.loot_row if one != NO_CARD)):
        return []
    table = still_table(state)
    mine = [clan for clan in state.clans if clan.seat == seat]
    clan = next((one for one in mine if one is table.active()), mine[0])
    return [use_of(table, clan, side, "effect-side") for side in state.content.cards[card].sides]
