"""How strangers can sit at one table: names that nobody can borrow, and what to do about someone who misbehaves.

Everyone who talks at a table has a *mark* there, which says that two lines come from the same person and nothing else.
The host may *hush* someone (not a word any more) or *show them out* (not even a look); anyone may *block* someone (I do
not hear of them, here or elsewhere, and they do not sit at my tables) or *report* them to whoever runs the server.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from ludoteca.server.messages import Block, Hush, Report, Said, ShowOut
from ludoteca.server.refusals import Malformed, NotThere, NotYours, Refusal
from ludoteca.server.store.rows import ReportRow
from ludoteca.server.tables.seating import BOT, HUMAN, NAME_LENGTH, Chair, Seating, clean_text
from ludoteca.server.tables.twins import TWINS

if TYPE_CHECKING:
    from ludoteca.server.tables.table import GameTable

STAND_IN = "jogador"  # the bot that plays on for someone who was shown out
LINES = 20  # of the chat, that a report brings along
REASON_LENGTH = 300
ALIKE = (("i", "l"), ("rn", "m"), ("vv", "w"))  # in most typefaces: a capital i is an l, and two letters one


# -- who is who ------------------------------------------------------------------------------------------------


def mark_of(table_id: str, player: str) -> str:
    """How the others at a table know someone again; at another table it is another one."""
    return sha256(f"mark:{table_id}:{player}".encode()).hexdigest()[:10]


def skeleton(name: str) -> str:
    """What a name looks like: two names with one skeleton are taken for each other."""
    plain = unicodedata.normalize("NFKD", name.translate(TWINS)).translate(TWINS).casefold().translate(TWINS).casefold()
    letters = "".join(_plain_digit(char) for char in plain if char.isalnum())
    for seen, taken_for in ALIKE:
        letters = letters.replace(seen, taken_for)
    return letters


def _plain_digit(char: str) -> str:
    """A digit of another script as ours is drawn; whatever else it is stays."""
    value = unicodedata.decimal(char, None)
    return char if value is None else str(value).translate(TWINS)


def distinct_name(wanted: str, others: list[str]) -> str:
    """This name, with a number where someone else is called like that already."""
    taken = {skeleton(other) for other in others}
    name, number = wanted, 2
    while skeleton(name) in taken:
        name = f"{wanted[: NAME_LENGTH - 3].rstrip()} {number}"
        number += 1
    return name


def others_at(seating: Seating, player: str) -> list[str]:
    """What the people at a table are called, without this one."""
    return [chair.name for chair in seating.chairs if chair.kind == HUMAN and chair.player != player and chair.name]


def others_but(table: GameTable, player: str) -> list[str]:
    """What everyone but this one is called at a table, who sits there or has said something of late."""
    return [*others_at(table.seating, player), *speakers_but(table, player)]


def speakers_but(table: GameTable, player: str) -> list[str]:
    """What those are called who have said something of late, without this one."""
    own = mark_of(table.row.id, player)
    return sorted({said.name for said in table.story.chat if said.by != own})


def find(table: GameTable, mark: str) -> str:
    """The player with this mark at a table: someone who sits, looks on, has said something, or was shown out."""
    here = (link.player for link in table.links)
    return _marked(table, mark, {*table.seating.players(), *table.seating.shown_out, *table.speakers, *here})


def _marked(table: GameTable, mark: str, known: Collection[str]) -> str:
    for player in known:
        if mark_of(table.row.id, player) == mark:
            return player
    raise NotThere("refuse-no-such-person")


# -- what a host may -------------------------------------------------------------------------------------------


def hush(table: GameTable, player: str, order: Hush) -> Seating:
    """Let someone say nothing at this table any more, or again."""
    whom = _another(table, player, order.who)
    seats = table.seating.copy()
    seats.hushed = [one for one in seats.hushed if one != whom] + ([whom] if order.on else [])
    return seats


def show_out(table: GameTable, player: str, order: ShowOut) -> tuple[Seating, str]:
    """Let someone go, for good: their seat is free, or played on by a bot; and who that is."""
    whom = _another(table, player, order.who)
    seats = table.seating.copy()
    for seat in seats.owned_by(whom):
        chair = seats.chairs[seat]
        if table.row.phase == "waiting":
            seats.chairs[seat] = Chair()
        elif table.row.phase == "playing":
            chair.left = True
            chair.kind, chair.level, chair.away = BOT, chair.level or STAND_IN, False
            chair.player = ""  # neither this match nor its campaign is theirs any more
    if whom not in seats.shown_out:
        seats.shown_out.append(whom)
    return seats, whom


def _another(table: GameTable, player: str, mark: str) -> str:
    """Whom a host means; nobody does it to themself, or to the one whose table it is. Who shall be quiet and stands in
    for the host lets the table go on, and no more."""
    if not table.hosted_by(player):
        raise NotYours("refuse-not-host")
    check_talk(table, player)
    whom = find(table, mark)
    if whom in (player, table.seating.host):
        raise Refusal("refuse-not-yourself")
    return whom


def check_talk(table: GameTable, player: str) -> None:
    """Whether someone may say something here at all."""
    if player in table.seating.hushed:
        raise NotYours("refuse-hushed-by-host")


def check_let_in(table: GameTable, player: str) -> None:
    """Whether someone may do anything here at all: not who was shown out, however fast they come back."""
    if player in table.seating.shown_out:
        raise NotYours("refuse-not-welcome")


def check_welcome(table: GameTable, player: str) -> None:
    """Whether someone may sit down here: not whom the host blocked."""
    if table.blocks.hears_not(table.seating.host, player):
        raise NotYours("refuse-not-welcome")


# -- what everyone may -----------------------------------------------------------------------------------------


class Blocks:
    """Who does not want to hear of whom, as on disk."""

    def __init__(self) -> None:
        self._of: dict[str, set[str]] = {}

    def note(self, player: str, blocked: str, on: bool) -> None:
        """Someone blocks someone, or no longer does."""
        if on:
            self._of.setdefault(player, set()).add(blocked)
        elif player in self._of:
            self._of[player].discard(blocked)

    def hears_not(self, player: str, other: str) -> bool:
        """Whether a player does not want to hear of another one."""
        return other in self._of.get(player, ())

    def of(self, player: str) -> frozenset[str]:
        """Those whom a player does not want to hear of."""
        return frozenset(self._of.get(player, ()))

    def count(self, player: str) -> int:
        """How many others a player blocks."""
        return len(self._of.get(player, ()))

    def has_any(self, player: str) -> bool:
        """Whether a player blocks anyone at all."""
        return self.count(player) > 0

    def marks(self, table_id: str, player: str) -> list[str]:
        """Those whom a player blocks, as they are known at a table."""
        return sorted(mark_of(table_id, other) for other in self._of.get(player, ()))


def blocked_one(table: GameTable, player: str, order: Block) -> str:
    """Whom a player wants to block, or to hear again: those they block have a mark here wherever they are."""
    whom = find(table, order.who) if order.on else _marked(table, order.who, table.blocks.of(player))
    if whom == player:
        raise Refusal("refuse-not-yourself")
    return whom


def report(table: GameTable, player: str, order: Report) -> ReportRow:
    """What whoever runs the server shall look at: who, why, and what was said last."""
    whom = find(table, order.who)
    if whom == player:
        raise Refusal("refuse-not-yourself")
    if len(order.reason) > REASON_LENGTH:
        raise Malformed("refuse-chat-long", {"n": REASON_LENGTH})
    lines = [{"by": said.name, "text": said.text or f":{said.emote}:"} for said in list(table.story.chat)[-LINES:]]
    return ReportRow(
        table_id=table.row.id,
        by=player,
        about=whom,
        name=_last_name(table, whom),
        reason=clean_text(order.reason, REASON_LENGTH),
        lines=msgspec.json.encode(lines),
        at=table.time.date(),
    )


def _last_name(table: GameTable, player: str) -> str:
    mark = mark_of(table.row.id, player)
    said: list[Said] = [said for said in table.story.chat if said.by == mark]
    names = [chair.name for chair in table.seating.chairs if chair.player == player]
    return names[0] if names else said[-1].name if said else ""
