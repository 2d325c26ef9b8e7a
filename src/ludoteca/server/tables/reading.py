"""A table taken from the disk: when it is opened, and again when nobody knows any more whether memory is right."""

from __future__ import annotations

import logging
from itertools import count
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from ludoteca.server.logs import mark
from ludoteca.server.messages import Refused, Word
from ludoteca.server.tables import match
from ludoteca.server.tables.links import Link
from ludoteca.server.tables.seating import Seating
from ludoteca.server.work.ledger import BREATH
from ludoteca.server.work.metrics import METRICS

if TYPE_CHECKING:
    from ludoteca.server.tables.table import GameTable

LOG = logging.getLogger(__name__)


class Asked:
    """Who waits for their command to have its turn."""

    def __init__(self) -> None:
        self._numbers = count()
        self._waiting: dict[int, tuple[Link, str]] = {}

    def add(self, link: Link, command: str) -> int:
        """One more."""
        number = next(self._numbers)
        self._waiting[number] = (link, command)
        return number

    def is_next(self, number: int) -> bool:
        """It has its turn now; False when it was refused meanwhile."""
        return self._waiting.pop(number, None) is not None

    def refuse_all(self) -> None:
        """Nobody can say when there will be a turn for them."""
        for link, command in self._waiting.values():
            METRICS.refused.inc()
            link.send(Refused(command, Word("refuse-not-saved")))
        self._waiting.clear()


async def load(table: GameTable, place: str = "", player: str = "") -> None:
    """All that happened at a table is done again, in the name of whoever opens it."""
    table.thinkers.forget(table.session)
    retold = match.Retold(table.game, table.row, match.Story())
    table.done.clear()
    table.entries = table.lines = 0
    ledger = table.limits.ledger
    async for page in table.store.pages(table.row.id):
        began = perf_counter()
        for entry in page:
            retold.add(entry)
            table.entries = entry.n
            table.row.version = max(table.row.version, entry.version)
            if entry.kind in ("chat", "emote"):
                table.speakers.add(entry.player)
                table.lines += 1
            if entry.command is not None:
                table.remember(entry.player, entry.command, entry.version)
            if perf_counter() - began > BREATH:
                began = await ledger.go_on(place, player, began)
        ledger.spend(place, player, perf_counter() - began)
    table.story, table.session, table.outdated = retold.story, retold.session, retold.outdated
    table.content = retold.content
    table.driver.reset()


async def reload(table: GameTable) -> None:
    """Forget what memory says and believe the disk."""
    row = await table.store.table(table.row.id)
    assert row is not None
    table.row = row
    table.seating = msgspec.json.decode(row.body, type=Seating)
    await load(table)
    table.wake()


async def recover(table: GameTable) -> None:
    """Take the table from the disk, as soon as the disk lets us. Where there is something on it that nobody was shown,
    because it was lost with the database, all who are here come back and see it."""
    shown = table.row.version, table.entries
    while True:
        try:
            await reload(table)
        except Exception:
            table.lost = True
            LOG.exception("table %s cannot be read", mark(table.row.id))
            table.asked.refuse_all()
            await table.time.sleep(1)
        else:
            table.lost = False
            break
    if (table.row.version, table.entries) != shown:
        for link in list(table.links):
            link.end()
