"""All tables: made, found, loaded when someone comes, let go when nobody has for a while. And the lobby."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from ludoteca import words
from ludoteca.bots import LEVELS
from ludoteca.games import ANNOUNCED
from ludoteca.kernel.errors import UnknownGame
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.options import Option
from ludoteca.kernel.registry import game as game_of
from ludoteca.kernel.registry import game_ids
from ludoteca.server import orders
from ludoteca.server.messages import Created, GameInfo, Lobby, NewTable, OptionInfo, TableInfo
from ludoteca.server.refusals import NotThere
from ludoteca.server.seating import Seating, clean_name, new_seating
from ludoteca.server.settings import Settings
from ludoteca.server.sight import NOBODY, table_info
from ludoteca.server.store import Store, TableRow, Write
from ludoteca.server.table import GameTable
from ludoteca.server.thinking import Thinkers, shelve

LOG = logging.getLogger(__name__)
DAY = 24 * 3600.0
SHOWN = 40
FRESH = 0.5  # seconds that the public part of the lobby may be old
SWEEP = 5.0  # seconds between two looks for idle tables


class House:
    """The server's memory: what is loaded, and how to get at the rest."""

    def __init__(self, settings: Settings, store: Store | None = None, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.url)
        self._own_thinkers = thinkers is None
        self.thinkers = thinkers or Thinkers(settings.workers, settings.think, settings.playouts, settings.extra_games)
        self.tables: dict[str, GameTable] = {}
        self._loading: dict[str, asyncio.Task[GameTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[None] | None = None
        self._public: tuple[float, list[TableRow], list[TableRow]] = (0.0, [], [])

    async def open(self) -> None:
        """Start everything; only tables where something will move by itself are loaded."""
        shelve(self.settings.extra_games)
        await self.store.open()
        if self._own_thinkers:
            self.thinkers.open()
        for table_id in await self.store.moving():
            try:
                await self.table(table_id)
            except Exception:  # one table that cannot be read must not keep all others closed
                LOG.exception("table %s cannot be loaded", table_id)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self._reader = asyncio.create_task(asyncio.to_thread(read_words), name="reader")

    async def close(self) -> None:
        """Stop everything; what was acknowledged is on disk."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.tables.values()))
        self.tables.clear()
        if self._own_thinkers:
            self.thinkers.close()
        await self.store.close()

    # -- tables ------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> GameTable:
        """The table with this id, loaded if need be."""
        loaded = self.tables.get(table_id)
        if loaded is not None:
            return loaded
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> GameTable:
        row = await self.store.table(table_id)
        if row is None:
            raise NotThere("refuse-no-such-table")
        return await self._enter(row)

    async def _enter(self, row: TableRow) -> GameTable:
        try:
            table = GameTable(row, self.store, self.thinkers, self.settings)
        except UnknownGame as problem:
            raise NotThere("refuse-no-such-table") from problem
        await table.open()
        self.tables[row.id] = table
        return table

    async def create(self, wanted: NewTable, player: str) -> Created:
        """A new table with this player as its host."""
        game = playable(wanted.game)
        seating = new_seating(game, wanted, player)
        row = orders.new_row(game.id, game.rules_version, seating, wanted.public)
        name = seating.chairs[0].name
        await self.store.write(Write(created=row, members=[(row.id, player)], player=(player, name)))
        if wanted.start:
            table = await self._enter(row)
            await table.act(lambda: orders.start(table, wanted.bots[0] if wanted.bots else LEVELS[1]))
        return Created(row.id, f"/t/{row.id}")

    async def rename(self, player: str, name: str) -> None:
        """A player calls themself something; seats that they have already keep their names."""
        await self.store.write(Write(player=(player, clean_name(name))))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, max(0.05, self.settings.idle / 2)))
            now = time.monotonic()
            for table in [table for table in self.tables.values() if table.is_idle(now)]:
                del self.tables[table.row.id]
                await table.close()

    # -- the lobby ---------------------------------------------------------------------------------------------

    async def lobby(self, player: str) -> Lobby:
        """What the lobby shows this player."""
        opened, finished = await self._public_rows()
        mine = await self.store.of_player(player, ("waiting", "playing"), SHOWN)
        over = await self.store.of_player(player, ("over",), SHOWN // 2)
        replays = {row.id: row for row in [*over, *finished]}
        own = {row.id for row in mine}
        return Lobby(
            name=await self.store.player_name(player),
            games=shelf(),
            open=[self._info(row, player) for row in opened if row.id not in own],
            mine=[self._info(row, player) for row in mine],
            replays=[
                self._info(row, player)
                for row in sorted(replays.values(), key=lambda row: row.updated, reverse=True)[:SHOWN]
            ],
        )

    async def _public_rows(self) -> tuple[list[TableRow], list[TableRow]]:
        """Open and finished tables that everyone may know of; many lobbies at once share one look."""
        made, opened, finished = self._public
        if time.monotonic() - made > FRESH or not made:
            now = time.time()
            opened = await self.store.public("waiting", now - DAY, SHOWN)
            opened += await self.store.public("playing", now - DAY / 12, SHOWN)
            finished = await self.store.public("over", 0, SHOWN)
            self._public = (time.monotonic(), opened, finished)
        return opened, finished

    def _info(self, row: TableRow, player: str) -> TableInfo:
        loaded = self.tables.get(row.id)
        if loaded is not None:
            return loaded.sight().info(player)
        return table_info(row, msgspec.json.decode(row.body, type=Seating), NOBODY, player)

    async def info(self, table_id: str, player: str) -> TableInfo:
        """One table, without loading it."""
        loaded = self.tables.get(table_id)
        row = loaded.row if loaded is not None else await self.store.table(table_id)
        if row is None:
            raise NotThere("refuse-no-such-table")
        return self._info(row, player)


def read_words() -> None:
    """Have the words of all refusals at hand: to read them takes long enough that everyone would notice."""
    for name in game_ids():
        words.bundle(name, "en")


def playable(game_id: str) -> Game:
    """A game on the shelf."""
    try:
        return game_of(game_id)
    except UnknownGame as problem:
        raise NotThere("refuse-no-such-game") from problem


def shelf() -> list[GameInfo]:
    """All games: those that can be played, and those that are announced."""
    here = game_ids()
    names = [*ANNOUNCED, *(name for name in here if name not in ANNOUNCED)]
    return [_game_info(game_of(name)) if name in here else GameInfo(name, playable=False) for name in names]


def _game_info(game: Game) -> GameInfo:
    return GameInfo(
        game.id,
        playable=True,
        seats=list(game.seats),
        options=[_option_info(option) for option in game.options],
        levels=list(LEVELS),
        live=isinstance(game, LiveGame),
    )


def _option_info(option: Option) -> OptionInfo:
    kind = "per-seat" if option.per_seat else "choice" if option.choices else "number"
    return OptionInfo(
        option.name,
        kind,
        option.default,
        list(option.choices),
        option.low,
        option.high,
        option.rule,
        list(option.needed),
    )
