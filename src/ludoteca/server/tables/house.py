"""All tables: made, found, loaded when someone comes, let go when nobody has for a while. And the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ludoteca import rulebook, words
from ludoteca import shelf as folders
from ludoteca.bots import LEVELS
from ludoteca.kernel.campaign import Campaign
from ludoteca.kernel.errors import BrokenGame, LudotecaError, UnknownGame
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.options import Option
from ludoteca.kernel.registry import game as game_of
from ludoteca.kernel.registry import game_ids
from ludoteca.kernel.signs import HOUSE_SIGNS
from ludoteca.server.bodies import (
    CampaignInfo,
    CampaignOffer,
    Created,
    GameInfo,
    Lobby,
    NewCampaign,
    NewTable,
    OptionChoices,
    OptionInfo,
    OptionWhen,
    SignInfo,
)
from ludoteca.server.http.limits import Limits
from ludoteca.server.logs import mark
from ludoteca.server.messages import TableInfo
from ludoteca.server.refusals import NotThere, TooOften
from ludoteca.server.settings import Settings
from ludoteca.server.sight.sight import NOBODY, table_info
from ludoteca.server.store.rows import CampaignRow, TableRow, Write
from ludoteca.server.store.store import Store, WriteFailed
from ludoteca.server.tables import campaigns, codes, orders
from ludoteca.server.tables.manners import Blocks
from ludoteca.server.tables.seating import PlayedChapter, Seating, clean_name, new_seating
from ludoteca.server.tables.table import GameTable
from ludoteca.server.work.fairness import in_turns
from ludoteca.server.work.thinking import Thinkers, Worker, shelve

LOG = logging.getLogger(__name__)
DAY = 24 * 3600.0
WEEK = 7 * DAY
SHOWN = 40
LOOKED_AT = 10 * SHOWN  # of the freshest tables, of which so many are shown
OF_ONE = 5  # of them, that are shown of one player or one place where others have some, too
MOST_PLACES = 10_000
FRESH = 0.5  # seconds that the public part of the lobby may be old
SWEEP = 5.0  # seconds between two looks for idle tables
EXPIRE_EVERY = 3600.0  # seconds between two looks for tables that nobody wants any more
CLOCK_JUMP = 3600.0  # seconds by which the date may drift while the server runs
MOST_EXPIRED = 500  # of them, that go at once


class Shown(NamedTuple):
    """A table that everyone may know of, as those see it who have no part in it; and those who have."""

    row: TableRow
    info: TableInfo
    insiders: frozenset[str]


class House:
    """The server's memory: what is loaded, and how to get at the rest."""

    def __init__(self, settings: Settings, store: Store | None = None, workers: Sequence[Worker] | None = None) -> None:
        self.settings = settings
        self.time = settings.time
        self.limits = Limits(settings)
        self.limits.running = self._running_of
        self.blocks = Blocks()
        self._since = self.time.date() - self.time.now()  # it stays so, unless someone sets the clock of this machine
        self.store = store or Store(settings.url, settings.database_seconds)
        self.store.writing = self.limits.ledger.writing
        self.thinkers = Thinkers(
            settings.workers, settings.think, settings.playouts, settings.extra_games, lent=workers
        )
        self.tables: dict[str, GameTable] = {}
        self._loading: dict[str, asyncio.Task[GameTable]] = {}
        self._going: set[str] = set()  # tables that are about to be removed: nobody opens them any more
        self._sweeper: asyncio.Task[None] | None = None
        self._tidier: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[None] | None = None
        self._shelf: list[GameInfo] = []
        self._public: tuple[float, list[Shown], list[Shown]] = (0.0, [], [])
        self._looking = asyncio.Lock()
        self._places: OrderedDict[str, str] = OrderedDict()  # from where each of the newest tables was made

    async def open(self) -> None:
        """Start everything; only tables where something will move by itself are loaded."""
        shelve(self.settings.extra_games)
        self._shelf = shelf()  # to read the games, or their folders, takes longer than anybody should wait for a lobby
        await self.store.open()
        for player, blocked in await self.store.blocks():
            self.blocks.note(player, blocked, on=True)
        self.thinkers.open()
        for table_id in await self.store.moving():
            try:
                await self.table(table_id)
            except Exception:  # one table that cannot be read must not keep all others closed
                LOG.exception("table %s cannot be loaded", mark(table_id))
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self._tidier = asyncio.create_task(self._tidy(), name="tidier")
        self._reader = asyncio.create_task(asyncio.to_thread(read_up), name="reader")

    async def has_read_up(self) -> None:
        """Come back when words and rulebooks are at hand, which takes some seconds after a start."""
        if self._reader is not None and not self._reader.done():
            await asyncio.wait([self._reader])

    async def close(self) -> None:
        """Stop everything; what was acknowledged is on disk."""
        for task in (self._sweeper, self._tidier):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.tables.values()))
        self.tables.clear()
        self.thinkers.close()
        await self.store.close()

    # -- tables ------------------------------------------------------------------------------------------------

    async def table(self, table_id: str, place: str = "", player: str = "") -> GameTable:
        """The table with this id, loaded if need be: at the cost of whoever asks for it, and where they come from."""
        loaded = self.tables.get(table_id)
        if loaded is not None:
            return loaded
        if table_id in self._going:
            raise NotThere("refuse-no-such-table")
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id, place, player))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        try:
            return await asyncio.shield(loading)
        finally:
            del loading  # what fails in it knows this moment, which would know it: both would stay in memory

    async def _load(self, table_id: str, place: str, player: str) -> GameTable:
        row = await self.store.table(table_id)
        if row is None:
            raise NotThere("refuse-no-such-table")
        return await self._enter(row, place, player)

    async def _enter(self, row: TableRow, place: str = "", player: str = "") -> GameTable:
        try:
            table = GameTable(row, self.store, self.thinkers, self.settings, self.limits, self.blocks)
        except UnknownGame as problem:
            raise NotThere("refuse-no-such-table") from problem
        await table.open(place, player)
        self.tables[row.id] = table
        return table

    def _running_of(self, player: str) -> int:
        """How many matches in memory this player has set going."""
        return sum(1 for table in self.tables.values() if table.seating.host == player and table.row.phase == "playing")

    async def create(self, wanted: NewTable, player: str, place: str = "") -> Created:
        """A new table with this player, who comes from a place, as its host."""
        game = playable(wanted.game)
        if wanted.start:
            self.limits.check_running(player)
        await self._make_room(player)
        seating = new_seating(game, wanted, player, await self._chapter(game, wanted, player))
        row = orders.new_row(game, seating, wanted.public, self.time.date())
        row.campaign, row.chapter = wanted.campaign, wanted.chapter
        members, known = [(row.id, player)], (player, seating.chairs[0].name, row.created)
        if wanted.start:
            await self.store.write(Write(player=known))
            await self._begin(row, members, wanted.bots[0] if wanted.bots else LEVELS[1])
        else:
            await self.store.write(Write(created=row, members=members, player=known))
        self._places[row.id] = place
        if len(self._places) > MOST_PLACES:
            self._places.popitem(last=False)
        return Created(row.id, f"/t/{row.id}")

    async def _begin(self, row: TableRow, members: list[tuple[str, str]], fill: str) -> None:
        """A new table where the match begins at once: both are written together, or there is neither."""
        table = await self._enter(row)

        def begin() -> orders.Change:
            change = orders.start(table, fill)
            change.created, change.members = msgspec.structs.replace(row), members
            return change

        try:
            await table.act(begin)
        except BaseException:
            self.tables.pop(row.id, None)
            await table.close()
            raise

    async def _make_room(self, player: str) -> None:
        """One more table of this player's, if they may: with many of them, one that nobody came to goes."""
        most = self.settings.most_tables
        if await self.store.hosted(player) < most:
            return
        old = await self.store.abandoned(player, self.time.date() - self.settings.keep_empty)
        if old is None or not await self._remove([old]):
            raise TooOften("refuse-too-many-tables", {"n": most})

    # -- campaigns ---------------------------------------------------------------------------------------------

    async def begin_campaign(self, wanted: NewCampaign, player: str) -> CampaignInfo:
        """A new campaign of this player's."""
        game = playable(wanted.game)
        if await self.store.campaigns_begun(player) >= self.settings.most_campaigns:
            raise TooOften("refuse-too-many-campaigns", {"n": self.settings.most_campaigns})
        row = campaigns.new_campaign(game, wanted.campaign, player, self.time.date())
        await self.store.write(Write(campaign=row, player=(player, clean_name(wanted.name), row.created)))
        return campaigns.campaign_info(game, row, [])

    async def campaigns(self, player: str) -> list[CampaignInfo]:
        """The campaigns that this player began or had a seat in, those that went on last first."""
        here = {game.id for game in self._shelf}
        rows = [row for row in await self.store.campaigns_of(player, SHOWN) if row.game in here]
        found = []
        for row in rows:  # one after the other, so that others have their turn in between
            matches = await self.store.of_campaign(row.id, self.settings.most_matches)
            found.append(campaigns.campaign_info(game_of(row.game), row, matches))
        return sorted(found, key=lambda info: info.updated, reverse=True)

    async def _own_campaign(self, campaign_id: str, player: str) -> CampaignRow:
        """A campaign, for those who have a part in it; others are not told that it exists."""
        mine = {row.id: row for row in await self.store.campaigns_of(player)}
        if campaign_id not in mine:
            raise NotThere("refuse-no-such-campaign")
        return mine[campaign_id]

    async def _chapter(self, game: Game, wanted: NewTable, player: str) -> PlayedChapter | None:
        """What the chapter of a campaign prescribes for this match; None outside of a campaign."""
        if not wanted.campaign:
            return None
        row = await self._own_campaign(wanted.campaign, player)
        if row.game != game.id:
            raise NotThere("refuse-no-such-campaign")
        matches = await self.store.of_campaign(row.id, self.settings.most_matches)
        campaigns.check_room(len(matches), self.settings.most_matches, row.player == player)
        chapter = campaigns.open_chapter(game, row, matches, wanted.chapter)
        return PlayedChapter(row.name, chapter.options, chapter.by_seats)

    async def rename(self, player: str, name: str) -> None:
        """A player calls themself something; seats that they have already keep their names."""
        await self.store.write(Write(player=(player, clean_name(name), self.time.date())))

    async def hand_over(self, keys: list[str], player: str, then: tuple[str, str] | None = None) -> None:
        """Let tokens stand for this player from now on, or for nobody."""
        given = [(key, player) for key in keys] + ([then] if then is not None else [])
        now = self.time.date()
        await self.store.write(Write(keys=[(key, whose, now) for key, whose in given]))

    def send_away(self, player: str) -> None:
        """End all sockets of a player: whoever still is that player comes back by themself."""
        for table in self.tables.values():
            for link in [link for link in table.links if link.player == player]:
                link.end()

    async def _sweep(self) -> None:
        while True:
            await self.time.sleep(min(SWEEP, max(0.05, self.settings.idle / 2)))
            now = self.time.now()
            for table in [table for table in self.tables.values() if table.is_idle(now)]:
                del self.tables[table.row.id]
                await table.close()

    async def _tidy(self) -> None:
        while True:
            await self.time.sleep(EXPIRE_EVERY)
            try:
                await self.expire()
            except (WriteFailed, SQLAlchemyError) as problem:
                LOG.warning("old tables could not be let go: %s", problem)

    async def expire(self) -> None:
        """Let go what nobody has touched for long (docs/security.md): tables that never began or were given up, what
        was said at matches that are over, and old reports. Finished matches stay."""
        now, settings = self.time.date(), self.settings
        if abs(now - self.time.now() - self._since) > CLOCK_JUMP:
            LOG.warning("the date of this machine has jumped: nothing is let go until the next start")
            return
        empty, waiting = now - settings.keep_empty, now - settings.keep_waiting
        old = await self.store.expired(empty, waiting, now - settings.keep_playing, MOST_EXPIRED)
        await self._remove(old)
        await self.store.hush_old(now - settings.keep_chat)
        await self.store.settle_old(now - settings.keep_reports)

    async def _remove(self, table_ids: Sequence[str]) -> bool:
        """Let those of these tables go that nobody has opened or opens just now; whether there were any. What somebody
        did at a table that is gone from the disk would be lost."""
        gone = [one for one in table_ids if one not in self.tables and one not in self._loading]
        if not gone:
            return False
        self._going.update(gone)
        try:
            await self.store.remove(gone)
        finally:
            self._going.difference_update(gone)
        return True

    # -- the lobby ---------------------------------------------------------------------------------------------

    async def lobby(self, player: str, is_stranger: bool = False) -> Lobby:
        """What the lobby shows this player. Nothing is on disk about a stranger: whoever asks without a cookie again
        and again, or with one that is none, must not cost more than a look at what is at hand."""
        opened, finished = await self._public_tables()
        if is_stranger:
            return Lobby("", self._shelf, [one.info for one in opened], [], [one.info for one in finished])
        mine = await self.store.of_player(player, ("waiting", "playing"), SHOWN)
        over = await self.store.of_player(player, ("over",), SHOWN // 2)
        public = {one.row.id: one for one in (*opened, *finished)}

        def shown(row: TableRow) -> TableInfo:
            known = public.get(row.id)
            return self._info(row, player) if known is None or player in known.insiders else known.info

        replays = {row.id: row for row in [*over, *(one.row for one in finished)]}
        own = {row.id for row in mine}
        return Lobby(
            name=(await self.store.player(player)).name,
            games=self._shelf,
            open=[shown(one.row) for one in opened if one.row.id not in own],
            mine=[self._info(row, player) for row in mine],
            replays=[shown(row) for row in sorted(replays.values(), key=lambda row: row.updated, reverse=True)[:SHOWN]],
            campaigns=await self.campaigns(player),
        )

    async def _public_tables(self) -> tuple[list[Shown], list[Shown]]:
        """Open and finished tables that everyone may know of; many lobbies at once share one look."""
        async with self._looking:
            made, opened, finished = self._public
            if self.time.now() - made > FRESH or not made:
                now = self.time.date()
                waiting = await self._public_in("waiting", now - DAY)
                playing = await self._public_in("playing", now - DAY / 12)
                over = await self._public_in("over", 0)
                opened, finished = [self._shown(row) for row in waiting + playing], [self._shown(row) for row in over]
                self._public = (self.time.now(), opened, finished)
            return opened, finished

    async def _public_in(self, phase: str, since: float) -> list[TableRow]:
        """Public tables in a phase, the freshest first: whoever makes many pushes nobody else's out of the list."""
        found = await self.store.public(phase, since, LOOKED_AT)
        fair = in_turns(found, lambda one: (one[1], self._places.get(one[0], "")), OF_ONE)
        return await self.store.these([table_id for table_id, _ in fair[:SHOWN]])

    def _shown(self, row: TableRow) -> Shown:
        loaded = self.tables.get(row.id)
        seating = loaded.seating if loaded is not None else msgspec.json.decode(row.body, type=Seating)
        return Shown(row, self._info(row, ""), frozenset(seating.players() | {seating.host}))

    def _info(self, row: TableRow, player: str) -> TableInfo:
        loaded = self.tables.get(row.id)
        if loaded is not None:
            return loaded.sight().info(player)
        return table_info(row, msgspec.json.decode(row.body, type=Seating), NOBODY, player)

    async def find(self, typed: str) -> Created:
        """The unfinished table whose code someone typed."""
        code = codes.read_code(typed)
        since = self.time.date() - WEEK
        table_id = await self.store.unfinished(since, lambda one: codes.code_of(one) == code) if code else None
        if table_id is None:
            raise NotThere("refuse-no-such-code")
        return Created(table_id, f"/t/{table_id}")

    async def info(self, table_id: str, player: str) -> TableInfo:
        """One table, without loading it."""
        loaded = self.tables.get(table_id)
        row = loaded.row if loaded is not None else await self.store.table(table_id)
        if row is None:
            raise NotThere("refuse-no-such-table")
        return self._info(row, player)


def read_up() -> None:
    """Have the words of all refusals, hints and rulebooks at hand, and all that a game reads for its first match: to
    read them takes long enough that everyone would notice."""
    for name in game_ids():
        for language in words.LANGUAGES:
            words.bundle(name, language)
            with contextlib.suppress(LudotecaError):  # a game without a rulebook can be played all the same
                rulebook.paragraphs(name, language)
        with contextlib.suppress(Exception):  # a game that fails is told of when somebody plays it
            rehearse(game_of(name))


@lru_cache(maxsize=64)
def rehearse(game: Game) -> None:
    """Begin a match that nobody plays, and look at it."""
    session = game.start(min(game.seats), seed=0)
    for seat in range(session.seats):
        session.view(seat)


def playable(game_id: str) -> Game:
    """A game on the shelf."""
    try:
        return game_of(game_id)
    except UnknownGame as problem:
        raise NotThere("refuse-no-such-game") from problem


def shelf() -> list[GameInfo]:
    """All games: those that can be played, and those that are announced. A broken one is logged and left out."""
    found = []
    for name in game_ids():
        try:
            found.append(_game_info(game_of(name)))
        except BrokenGame as problem:
            LOG.error("left out of the lobby: %s", problem)  # noqa: TRY400  (the sentence says all)
    return found + [GameInfo(name, playable=False) for name in folders.announced()]


@lru_cache(maxsize=64)
def _game_info(game: Game) -> GameInfo:
    return GameInfo(
        game.id,
        playable=True,
        seats=list(game.seats),
        options=[_option_info(game, option) for option in game.options],
        levels=list(LEVELS),
        live=isinstance(game, LiveGame),
        spans=list(game.spans),
        presses=list(game.presses),
        reaction_seconds=game.reaction_seconds,
        councils=game.councils,
        teams=type(game).team is not Game.team and not isinstance(game, LiveGame),
        signs=[SignInfo(sign.name, sign.icon, list(sign.about), sign.group) for sign in (*game.signs, *HOUSE_SIGNS)],
        secrets=game.secrets,
        campaigns=[_campaign_offer(campaign) for campaign in game.campaigns],
    )


def _campaign_offer(campaign: Campaign) -> CampaignOffer:
    chapters = campaign.chapters
    return CampaignOffer(
        campaign.name,
        [chapter.name for chapter in chapters],
        {chapter.name: chapter.options for chapter in chapters if chapter.options},
        {chapter.name: chapter.by_seats for chapter in chapters if chapter.by_seats},
    )


def _option_info(game: Game, option: Option) -> OptionInfo:
    kind = "per-seat" if option.per_seat else "set" if option.many else "choice" if option.choices else "number"
    by = option.choices_by
    return OptionInfo(
        option.name,
        kind,
        option.default,
        list(option.choices),
        option.low,
        option.high,
        option.rule,
        list(option.needed),
        {} if option.each is None else {seats: list(option.parts(seats)) for seats in game.seats},
        None if option.when is None else OptionWhen(option.when[0], list(option.when[1])),
        None if by is None else OptionChoices(by[0], {str(value): list(found) for value, found in by[1].items()}),
        option.names,
    )
