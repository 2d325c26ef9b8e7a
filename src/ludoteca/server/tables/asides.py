"""What is asked of a table beside its match: a hint, what a thing does, how fast, a sign, a block, a report.

None of it is a command of the match: nothing of it has a version, and only the last two and the speed are written.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import TYPE_CHECKING

from ludoteca.server.messages import Ack, Block, Examine, Examined, GiveSign, Hint, Report, Speed
from ludoteca.server.refusals import Malformed, Refusal, TooOften
from ludoteca.server.store.rows import Write
from ludoteca.server.store.store import NotKnown, WriteFailed
from ludoteca.server.tables import manners, orders, talk
from ludoteca.server.tables.links import Link, encode
from ludoteca.server.tables.match import outdated

if TYPE_CHECKING:
    from ludoteca.server.tables.table import GameTable

LOG = logging.getLogger(__name__)
Aside = Hint | Examine | Speed | GiveSign | Block | Report


async def answer(table: GameTable, link: Link, wanted: Aside) -> None:
    """Do it, or refuse it."""
    if isinstance(wanted, Hint):
        table.driver.hint(link, wanted)
    elif isinstance(wanted, Examine):
        _examine(table, link, wanted)
    elif isinstance(wanted, Speed):
        await _heed_speed(table, link, wanted)
    elif isinstance(wanted, GiveSign):
        _sign(table, link, wanted)
    else:
        await _mind(table, link, wanted)


def unwritten(problem: WriteFailed) -> Refusal:
    """What whoever wanted something written is told when it was not, or nobody knows."""
    return Refusal("refuse-not-known" if isinstance(problem, NotKnown) else "refuse-not-saved")


def _examine(table: GameTable, link: Link, wanted: Examine) -> None:
    """Tell what a thing on the board does for a seat as things stand."""
    session = orders.running(table, link.player, wanted.seat)
    if not talk.REF.fullmatch(wanted.ref):
        raise Malformed("refuse-not-understood")  # what counts as a digit, somewhere, need not be one that a game reads
    try:
        worth = session.worth(wanted.seat, wanted.ref)
    except Exception as problem:
        table.note_fault(session.view_fault(wanted.seat, problem))
        raise Refusal("refuse-fault") from problem
    link.send(Examined(wanted.id, wanted.ref, worth))


async def _heed_speed(table: GameTable, link: Link, wanted: Speed) -> None:
    """Remember how fast someone wants to see bots move; those that wait for their move follow it at once. Like a name
    it is kept for good, and as seldom given."""
    if not table.limits.names.let(link.player, link.place):
        raise TooOften("refuse-too-often")
    try:
        await table.store.write(Write(speed=(link.player, wanted.speed, table.time.date())))
    except WriteFailed as problem:
        LOG.warning("the speed that a player wants could not be written: %s", problem)
        raise unwritten(problem) from problem
    link.speed = wanted.speed
    table.attendance.speeds[link.player] = wanted.speed
    link.send(Ack(wanted.id, table.row.version))
    table.wake()
    table.crowd.show_presence()


async def _mind(table: GameTable, link: Link, order: Block | Report) -> None:
    """Remember of whom someone does not want to hear, or what they report."""
    whom = ""
    if isinstance(order, Block):
        whom = manners.blocked_one(table, link.player, order)
        if order.on and table.blocks.count(link.player) >= table.settings.most_blocked:
            raise TooOften("refuse-too-many-blocked", {"n": table.settings.most_blocked})
        if not table.limits.blocks.let(link.player, link.place):
            raise TooOften("refuse-too-often")
        write = Write(block=(link.player, whom, order.on))
    else:
        if not table.limits.reports.let(link.player, link.place):
            raise TooOften("refuse-too-often")
        write = Write(report=manners.report(table, link.player, order))
    try:
        await table.store.write(write)
    except WriteFailed as problem:
        raise unwritten(problem) from problem
    link.send(Ack(order.id, table.row.version))
    if whom and isinstance(order, Block):
        table.blocks.note(link.player, whom, order.on)
        link.send(table.sight().welcome(link.player, table.story, None))


def _sign(table: GameTable, link: Link, order: GiveSign) -> None:
    """Show a sign to those who may see it. It is not kept: who comes back later has missed it."""
    if table.outdated:
        raise outdated(table.game, table.seating.options)
    orders.running(table, link.player, order.seat)
    if (link.player, order.id) not in table.done:
        if not table.limits.signs.let(link.player, link.place):
            raise TooOften("refuse-too-often")
        signed, seen_by = talk.sign(table, link.player, order)
        table.remember(link.player, order.id, table.row.version)
        if table.session is not None:
            wish = talk.wish_of(table, signed)
            if wish is not None:
                table.wishes.note(signed.seat, wish, seen_by, table.session.moves)
            table.wake()
        table.crowd.post(encode(signed), [other for other in table.links if _sees(table, other, link, seen_by)])
    link.send(Ack(order.id, table.row.version))


def _sees(table: GameTable, other: Link, by: Link, seen_by: Collection[int] | None) -> bool:
    """Whether a browser is shown a sign that is for some seats, or for everyone."""
    if table.blocks.hears_not(other.player, by.player):
        return False
    return seen_by is None or any(seat in seen_by for seat in table.seating.seats_of(other.player))
