"""How much of what is done at a table is kept: of one player over a day, and at the table for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.server.messages import Chat, Emote, Order, Rematch
from ludoteca.server.refusals import Refusal, TooOften
from ludoteca.server.tables.links import Link

if TYPE_CHECKING:
    from ludoteca.server.tables.table import GameTable


def _lines_for(table: GameTable, player: str) -> int:
    """After how many lines at a table this player has said enough: half of them are for its own people."""
    most = table.settings.most_lines
    return most if player == table.seating.host or table.seating.owned_by(player) else most // 2


def check(table: GameTable, link: Link, order: Order) -> None:
    """Whether one command more can be kept; it counts as one."""
    if table.entries >= table.settings.most_entries:
        raise Refusal("refuse-table-full")
    kept = [table.limits.many_commands]
    if isinstance(order, (Chat, Emote)):
        if table.lines >= _lines_for(table, link.player):
            raise Refusal("refuse-chat-full")
        kept += [table.limits.chats, table.limits.many_chats]
    elif isinstance(order, Rematch) and table.row.phase == "over" and not table.seating.rematch:
        kept.append(table.limits.many_tables)  # it is one more table
    if not all(limit.let(link.player, link.place) for limit in kept):
        raise TooOften("refuse-too-often")
