"""What people say to each other at a table: chat and emotes, which are kept, and signs, which are seen for a moment."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludoteca.kernel.intent import listeners
from ludoteca.kernel.signs import HOUSE_SIGNS
from ludoteca.server.messages import Chat, Emote, GiveSign, Said, Signed
from ludoteca.server.refusals import Malformed, Refusal
from ludoteca.server.tables import manners, seating
from ludoteca.words import say

if TYPE_CHECKING:
    from ludoteca.server.tables.table import GameTable

CHAT_LENGTH = 300
WISH_LASTS = 80  # moves for which bots remember a sign
EMOTES = ("laugh", "wow", "angry", "cry", "clap", "hurry", "hello", "gg")
REF = re.compile(r"[a-z0-9][a-z0-9_-]{0,19}(?::[a-z0-9_.-]{1,24}){0,2}")  # `card:42`, `place:city`


def chat(table: GameTable, player: str, order: Chat, known_as: str) -> Said:
    """A line of chat."""
    if len(order.text) > CHAT_LENGTH:
        raise Malformed("refuse-chat-long", {"n": CHAT_LENGTH})
    text = seating.clean_text(order.text, CHAT_LENGTH)
    if not text:
        raise Malformed("refuse-chat-empty")
    manners.check_talk(table, player)
    _not_hushed(table, player)
    name, seat = _speaker(table, player, known_as)
    return Said(table.time.date(), name, seat, text=text, by=manners.mark_of(table.row.id, player))


def emote(table: GameTable, player: str, order: Emote, known_as: str) -> Said:
    """An emote, as a line of chat."""
    if order.emote not in EMOTES:
        raise Malformed("refuse-emote")
    manners.check_talk(table, player)
    _not_hushed(table, player)
    name, seat = _speaker(table, player, known_as)
    return Said(table.time.date(), name, seat, emote=order.emote, by=manners.mark_of(table.row.id, player))


class Wishes:
    """The last sign of each seat that the game knows: to bots it is a wish, for a while."""

    def __init__(self) -> None:
        self._given: dict[int, tuple[tuple[str, str], tuple[int, ...] | None, int]] = {}

    def note(self, seat: int, wish: tuple[str, str], seen_by: tuple[int, ...] | None, moves: int) -> None:
        """A seat gives a sign (name, and what it is about), seen by these seats, after so many moves of the match."""
        self._given[seat] = (wish, seen_by, moves)

    def heard_by(self, seat: int, moves: int) -> tuple[tuple[str, str], ...]:
        """The wishes that a bot at this seat has seen, and that are not too old: name of the sign, and ref."""
        return tuple(
            wish
            for giver, (wish, seen_by, given) in self._given.items()
            if giver != seat and 0 <= moves - given <= WISH_LASTS and (seen_by is None or seat in seen_by)
        )


def wish_of(table: GameTable, signed: Signed) -> tuple[str, str] | None:
    """What a sign means to bots; nothing, when it is one of the house's. One about nothing is about who gives it."""
    assert table.session is not None
    if all(one.name != signed.sign for one in table.game.signs):
        return None
    return signed.sign, table.game.meant(table.session.state, signed.ref or f"seat:{signed.seat}")


def sign(table: GameTable, player: str, order: GiveSign) -> tuple[Signed, tuple[int, ...] | None]:
    """A sign, and the seats that may see it; None when everyone may."""
    given = next((one for one in (*table.game.signs, *HOUSE_SIGNS) if one.name == order.sign), None)
    kind = order.ref.partition(":")[0]
    fits = bool(REF.fullmatch(order.ref)) and kind in given.about if given and given.about else not order.ref
    if given is None or not fits:
        raise Malformed("refuse-sign")
    manners.check_talk(table, player)
    _not_hushed(table, player)
    assert table.session is not None
    team = table.game.team(table.session.state, order.seat)
    return Signed(order.seat, order.sign, order.ref), listeners(team, table.session.seats)


def _speaker(table: GameTable, player: str, known_as: str) -> tuple[str, int | None]:
    """The name and the seat of who talks."""
    seats = table.seating.owned_by(player)
    if seats:
        return table.seating.chairs[seats[0]].name, seats[0]
    return manners.distinct_name(known_as, manners.others_but(table, player)), None


def _not_hushed(table: GameTable, player: str) -> None:
    """A game may silence those who play, and those who watch and could talk in their place."""
    if table.session is None or table.row.phase != "playing":
        return
    seats: list[int | None] = [*table.seating.owned_by(player)]
    for seat in seats or [None]:
        why = table.game.hush(table.session.state, seat)
        if why is not None:
            key, params, rule = why
            raise Refusal(key, params, rule, say(table.game.id, "en", key, params))
