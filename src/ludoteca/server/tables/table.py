"""One table in memory: a task with a queue, so that everything that happens to it happens in one order.

A change is made, written, and only then acknowledged and shown. When it cannot be written, the table is taken from
the disk again and the command refused.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from time import perf_counter
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.kernel.errors import ViewFault
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.registry import game as game_of
from ludoteca.kernel.session import Session
from ludoteca.server.http.limits import Limits
from ludoteca.server.logs import mark
from ludoteca.server.messages import (
    Ack,
    Chat,
    Chatted,
    ClientMessage,
    Emote,
    Order,
    Pace,
    Ping,
    Pong,
    Refused,
    Rematch,
    Word,
)
from ludoteca.server.refusals import Refusal, log_view_fault
from ludoteca.server.settings import Settings
from ludoteca.server.sight.sight import Presence, Sight, acts_as_host
from ludoteca.server.sight.told import to_disk, worth_telling
from ludoteca.server.store.rows import EntryRow, TableRow, Write
from ludoteca.server.store.store import CommandDone, Store, WriteFailed
from ludoteca.server.tables import asides, manners, match, orders, quotas, reading, talk
from ludoteca.server.tables.asides import Aside
from ludoteca.server.tables.attendance import Attendance
from ludoteca.server.tables.campaigns import check_room
from ludoteca.server.tables.crowd import MANY, Crowd
from ludoteca.server.tables.driver import Driver
from ludoteca.server.tables.links import Link, encode
from ludoteca.server.tables.live import LiveDriver
from ludoteca.server.tables.manners import Blocks
from ludoteca.server.tables.orders import Change
from ludoteca.server.tables.pace import table_speed
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.turns import TurnDriver
from ludoteca.server.work.fairness import PEOPLE, UNSEEN, Claim
from ludoteca.server.work.ledger import BREATH
from ludoteca.server.work.metrics import METRICS
from ludoteca.server.work.thinking import Thinkers

LOG = logging.getLogger(__name__)
MOST_FAULTS = 20  # of views, that are logged for one table


class GameTable:
    """A loaded table. `house` calls `open`; connections come and go; `close` leaves everything on disk."""

    def __init__(
        self,
        row: TableRow,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        limits: Limits | None = None,
        blocks: Blocks | None = None,
    ) -> None:
        self.row = row
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.limits = limits or Limits(settings)
        self.blocks = blocks or Blocks()
        self.speakers: set[str] = set()  # players who have said something here
        self.lines = 0  # that were said here
        self.time = settings.time
        self.game: Game = game_of(row.game)
        self.seating: Seating = msgspec.json.decode(row.body, type=Seating)
        self.attendance = Attendance(settings)
        self.driver: Driver = LiveDriver(self, self.game) if isinstance(self.game, LiveGame) else TurnDriver(self)
        self.session: Session | None = None
        self.content: Any = None  # of the match, once there is one
        self.story = match.Story()
        self.outdated = False
        self.asked = reading.Asked()
        self.lost = False  # nobody knows how it stands until the disk can be read again
        self.quiet_since = self.time.now()
        self.entries = 0  # things that were done here, all in all
        self.wishes = talk.Wishes()
        self.done: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._working = False
        self._asker: Link | None = None  # for whom something is done just now
        self._errands: set[asyncio.Task[None]] = set()
        self._row_written = row.updated
        self._faults: set[str] = set()  # of views: those that are logged
        self.crowd = Crowd(self)

    @property
    def links(self) -> set[Link]:
        """The browsers that have this table open."""
        return self.attendance.links

    # -- life --------------------------------------------------------------------------------------------------

    async def open(self, place: str = "", player: str = "") -> None:
        """Take the table from the disk, for a player who comes from a place, and let it go on."""
        await reading.load(self, place, player)
        self._task = asyncio.create_task(self._run(), name=f"table-{mark(self.row.id)}")
        self.wake()
        if self.row.phase == "playing":
            self.spawn(self._wake_without())
        METRICS.tables.inc()

    async def close(self) -> None:
        """Stop; everything acknowledged is on disk already."""
        self.thinkers.forget(self.session)
        self.crowd.stop()
        tasks = [*self.driver.stop(), *self._errands]
        self._errands.clear()
        if self._task is not None:
            tasks.append(self._task)
            self._task = None
            METRICS.tables.dec()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for link in list(self.links):
            link.end()

    async def _run(self) -> None:
        began = perf_counter()
        while True:
            if self._queue.empty():
                work = await self._queue.get()
                began = perf_counter()
            else:
                work = self._queue.get_nowait()
            self._working, self._asker = True, None
            try:
                await work()
            except Exception:
                METRICS.errors.inc()
                LOG.exception("table %s could not do something; it is taken from the disk again", mark(self.row.id))
                await reading.recover(self)
            finally:
                self._working = False
            if perf_counter() - began > BREATH:
                await asyncio.sleep(0)
                began = perf_counter()

    def do(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let this be done when everything that came before it is done."""
        self._queue.put_nowait(work)

    def wake(self) -> None:
        """Let happen what should happen by itself, as the table stands now."""
        self.quiet_since = self.time.now()
        self.driver.adjust()

    def spawn(self, errand: Coroutine[Any, Any, None]) -> None:
        """Let something be done beside the table's own work; it ends with the table."""
        self._errands.add(self.send_for(errand))

    def send_for(self, errand: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """The same, for whoever may call it off."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return task

    @property
    def claim(self) -> Claim:
        """In whose name bots think here: that of someone who plays, or else of the first who looks on. A crowd that
        comes to look makes nobody's bots wait behind its own."""
        first = self._first
        return Claim(UNSEEN, "", self.row.id) if first is None else Claim(PEOPLE, first.place, self.row.id)

    @property
    def _first(self) -> Link | None:
        players = self.seating.players()
        return min(self.links, key=lambda link: (link.player not in players, link.since), default=None)

    @property
    def on_behalf(self) -> tuple[str, str]:
        """From where they come, and who they are, for whom something is done just now: who gave a command, or else
        those for whom bots play here. Where many look on it is nobody's."""
        link = self._asker or (self._first if len(self.links) <= MANY else None)
        return ("", "") if link is None else (link.place, link.player)

    @property
    def _rank(self) -> tuple[str, float]:
        """From where they come for whom something is written, and how much they have used: the least comes first."""
        place, _ = self.on_behalf
        return place, self.limits.ledger.rank(place)

    @property
    def at_work(self) -> bool:
        """Whether something is being done, or waits for its turn: a slow disk must not lose what is half done."""
        return self._working or self.waiting > 0 or self.crowd.at_work

    @property
    def waiting(self) -> int:
        """How many things wait for their turn."""
        return self._queue.qsize()

    def is_idle(self, now: float) -> bool:
        """Whether nobody is here and nothing will happen by itself."""
        moving = self.row.moving and not self.outdated
        busy = self.links or self.driver.busy or self._errands or self.at_work or moving
        return not busy and now - self.quiet_since >= self.settings.idle

    # -- who is here -------------------------------------------------------------------------------------------

    def here(self) -> set[str]:
        """The players who are connected, or were a moment ago, or may not have found back to us yet."""
        return self.attendance.here(self.seating.players())

    def hosted_by(self, player: str) -> bool:
        """Whether this player may do what a host may."""
        return acts_as_host(self.seating, self._presence(), player)

    @property
    def speed(self) -> Pace:
        """How fast bots move."""
        return table_speed(self.seating, self.here(), self.attendance.speeds)

    def _presence(self) -> Presence:
        playing, here = self.row.phase == "playing", self.here()
        sitting = {player for player in self.seating.players() if self.seating.seats_of(player)}
        return Presence(
            online=frozenset(player for player in self.seating.players() if self.attendance.is_online(player)),
            watchers=sum(1 for link in self.links if link.player not in sitting),
            clocks=self.driver.clocks() if playing else {},
            deputies=self.attendance.gone_for(self.seating.host) > self.settings.host_grace,
            pause=self.driver.pause_info() if playing else None,
            here=here,
            council=self.driver.council() if playing else None,
            silent=self.driver.silent,
            windows=self.driver.windows,
            speeds=self.attendance.speeds,
        )

    def sight(self) -> Sight:
        """The table as it stands, to be shown."""
        row = msgspec.structs.replace(self.row, phase="over") if self.outdated else self.row
        sent, now = self.driver.sent, self.driver.game_time()
        return Sight(
            self.game,
            row,
            self.seating,
            self.session,
            self.content,
            self._presence,
            sent,
            now,
            self.note_fault,
            self.blocks,
        )

    def note_fault(self, fault: ViewFault) -> None:
        """Log that a view cannot be made: once for each fault, for it will fail at every look."""
        if str(fault) not in self._faults and len(self._faults) < MOST_FAULTS:
            self._faults.add(str(fault))
            log_view_fault(fault)

    def join(self, link: Link, since: int | None) -> None:
        """A browser has come; it is welcomed in its turn."""
        first = self.attendance.come(link)
        METRICS.connections.inc()

        async def welcome() -> None:
            if link.player in self.seating.shown_out:
                link.end()
                return
            insider = self.crowd.is_insider(link.player)
            if (insider and first) or len(self.links) == 1:  # nobody moves otherwise because one more looks on
                await self.driver.welcome_back(link.player)
                self.wake()
            self.driver.show_rest()  # the newcomer gets it with the welcome
            own = self.sight() if insider else None
            if own is not None:
                await self.crowd.look_ahead(own, [link.player])
            link.ready = True
            link.v, link.seats = self.row.version, self.seating.seats_of(link.player)
            if own is not None:
                link.send(own.welcome(link.player, self.story, since))
            else:
                link.post(self.crowd.welcome(link, since))
            if first or not link.seats:  # another browser of someone who plays here is no news
                self.crowd.show_presence(but=link, outside=not insider)

        self.do(self._for(link, welcome))

    def leave(self, link: Link) -> None:
        """A browser has gone; after a moment of grace the others are told."""
        insider = self.crowd.is_insider(link.player)
        if not self.attendance.go(link, stranger=not insider):
            return
        METRICS.connections.dec()
        if link.errand is not None:
            link.errand.cancel()
        self.quiet_since = self.time.now()
        if self.attendance.is_connected(link.player) and self.seating.seats_of(link.player):
            return  # with another browser
        if insider or not self.links:
            self.do(partial(self._do_without, self.quiet_since))
            if self.links:
                self.spawn(self._tell_gone())
        else:
            self.do(self._show_who_is_here)

    async def _show_who_is_here(self) -> None:
        self.crowd.show_presence(outside=True)

    async def _do_without(self, since: float) -> None:
        self.driver.someone_left(since)

    async def _tell_gone(self) -> None:
        await self.time.sleep(self.settings.grace + 0.01)

        async def show() -> None:
            self.crowd.show_presence()
            self.wake()  # who counts as gone is waited for no longer

        self.do(show)

    async def _wake_without(self) -> None:
        """Whoever has not found back to us after a restart is waited for no longer."""
        await self.time.sleep(self.settings.grace + 0.01)

        async def go_on() -> None:
            self.driver.adjust()

        self.do(go_on)

    # -- commands ----------------------------------------------------------------------------------------------

    def receive(self, link: Link, message: ClientMessage) -> None:
        """Something came from a browser."""
        if isinstance(message, Ping):
            version = link.v if link.behind else self.row.version - self.driver.kept_back
            self.crowd.post(encode(Pong(version, self.time.date())), [link])
            return
        if self.lost:
            METRICS.refused.inc()
            link.send(Refused(message.id, Word("refuse-not-saved")))
            return
        began, at = perf_counter(), self.time.now()
        number = self.asked.add(link, message.id)

        async def obey() -> None:
            if not self.asked.is_next(number):
                return
            try:
                manners.check_let_in(self, link.player)
                if isinstance(message, Aside):
                    await asides.answer(self, link, message)
                else:
                    await self._obey(link, message, at)
            except Refusal as refusal:
                METRICS.refused.inc()
                link.send(Refused(message.id, refusal.words, refusal.rule, refusal.sentence))
            except Exception as problem:
                word = "refuse-not-read" if isinstance(problem, SQLAlchemyError) else "refuse-fault"
                link.send(Refused(message.id, Word(word)))
                raise
            METRICS.answers.observe(perf_counter() - began)

        self.do(self._for(link, obey))

    def _for(self, link: Link, work: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
        """Some work, which the ledger has for whoever wants it."""

        def begin() -> Awaitable[None]:
            self._asker = link
            return self.limits.ledger.piece(link.place, link.player, work)

        return begin

    async def _obey(self, link: Link, order: Order, at: float) -> None:
        done = self.done.get((link.player, order.id))
        if done is not None:
            link.send(self._ack(order, done))
            return
        if self.outdated and not isinstance(order, (Chat, Emote)):
            raise match.outdated(self.game, self.seating.options)
        quotas.check(self, link, order)
        if isinstance(order, Rematch) and self.row.campaign and not self.seating.rematch:
            matches = await self.store.has_matches(self.row.campaign)
            campaign = await self.store.campaign(self.row.campaign)
            check_room(matches, self.settings.most_matches, campaign is not None and campaign.player == link.player)
        change = await orders.carry_out(self, link.player, order, link.name, at)
        try:
            past = await self._commit(change, link.player, order.id)
        except CommandDone:
            await reading.reload(self)
            found = await self.store.command_version(self.row.id, link.player, order.id)
            link.send(self._ack(order, found if found is not None else self.row.version))
            return
        except WriteFailed as problem:
            METRICS.refused.inc()
            LOG.warning("table %s could not be written: %s", mark(self.row.id), problem)
            link.send(Refused(order.id, asides.unwritten(problem).words))  # at once: the disk may be away for long
            await reading.recover(self)
            return
        METRICS.commands.inc()
        link.send(self._ack(order, self.row.version))
        await self._show(change, past, link.player)

    def _ack(self, order: Order, version: int) -> Ack:
        result = {"table": self.seating.rematch} if isinstance(order, Rematch) else {}
        return Ack(order.id, version, result)

    async def act(self, wanted: Callable[[], Change]) -> None:
        """Do something that no browser asked for over a socket, in its turn; come back when it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                change = wanted()
                past = await self._commit(change, "", None)
            except (Refusal, WriteFailed) as problem:
                if not done.cancelled():
                    done.set_exception(problem)
                if isinstance(problem, WriteFailed):
                    await reading.recover(self)
                return
            except Exception as problem:
                if not done.cancelled():
                    done.set_exception(problem)  # whoever waits for it is told; the table is taken from the disk
                raise
            if not done.cancelled():
                done.set_result(None)
            await self._show(change, past)

        self.do(work)
        await done

    # -- changes -----------------------------------------------------------------------------------------------

    async def _commit(self, change: Change, player: str, command: str | None) -> match.Past:
        """Write a change; after this it is the truth, before it nobody knows of it."""
        now = self.time.date()
        change.events = worth_telling(self.game, change.events)
        talk = change.said is not None
        version = self.row.version + (0 if talk else 1)
        entry = EntryRow(
            table_id=self.row.id,
            n=self.entries + 1,
            version=version,
            kind=change.kind,
            player=player,
            command=command,
            body=msgspec.json.encode(change.said if talk else change.body),
            told=to_disk(change.events),
            at=now,
        )
        if talk:
            await self.store.write(Write(entry=entry), *self._rank)
        elif self.driver.entry_is_enough(change, now - self._row_written):
            await self.store.write(Write(entry=entry), *self._rank)
            self.row.version, self.row.updated = version, now
        else:
            await self._commit_change(change, entry)
            self._row_written = now
        self.entries += 1
        if command is not None:
            self.remember(player, command, version)
        past = match.Past(version, now, change.events)
        if change.said is not None:
            self.story.chat.append(change.said)
            self.speakers.add(player)
            self.lines += 1
        self.story.add(version, now, change.events)
        return past

    async def _commit_change(self, change: Change, entry: EntryRow) -> None:
        session = change.session or self.session
        seats = change.seating or self.seating
        phase = change.phase or self.row.phase
        self.driver.note_time(change, seats)
        row = msgspec.structs.replace(self.row, version=entry.version, phase=phase, updated=entry.at)
        if change.contributions is not None:
            row.contributions = change.contributions
        if change.touched and session is not None:
            seats.turns = self.game.turns(session.state) or 0
            if session.outcome is not None:
                row.phase = "over"
                row.record, row.outcome = await asyncio.to_thread(match.final_record, session, seats)
        row.moving = row.phase == "playing" and session is not None and self.driver.moves_unseen(session, seats)
        row.body = msgspec.json.encode(seats)
        before, after = self.seating.players(), seats.players()
        await self.store.write(
            Write(
                entry=entry,
                table=row,
                created=change.created,
                members=[*change.members, *((row.id, player) for player in sorted(after - before))],
                strangers=[(row.id, player) for player in sorted(before - after)],
            ),
            *self._rank,
        )
        row.record = None
        self.row, self.seating, self.session = row, seats, session
        if change.session is not None:
            self.content = change.session.content

    def remember(self, player: str, command: str, version: int) -> None:
        """A command of this player is done, at this version."""
        self.done[player, command] = version
        if len(self.done) > self.driver.remembered:
            self.done.popitem(last=False)

    async def _show(self, change: Change, past: match.Past, player: str = "") -> None:
        """Let everyone see what is now on disk, and let whoever is next begin to think. `player`: who did it."""
        if change.kind == "show-out":
            for link in [link for link in self.links if link.player in self.seating.shown_out]:
                link.end()
        if change.said is not None:
            heard = [link for link in self.links if not self.blocks.hears_not(link.player, player)]
            self.crowd.post(encode(Chatted(change.said)), heard)
            return
        self.quiet_since = self.time.now()
        self.driver.went_on(change)
        with_table = change.seating is not None or self.row.phase == "over" or self.seating.clock.kind != "none"
        await self.driver.show(self.sight(), change, past, with_table)

    def caught_up(self, link: Link) -> None:
        """A browser that read too slowly has read all that waited for it."""

        async def show() -> None:
            self.crowd.catch_up([link])

        self.do(show)

    async def change(self, change: Change) -> None:
        """Write and show something that the table does by itself."""
        try:
            past = await self._commit(change, "", None)
        except WriteFailed as problem:
            LOG.warning("table %s could not be written: %s", mark(self.row.id), problem)
            await self.time.sleep(1)
            await reading.recover(self)
            return
        await self._show(change, past)
