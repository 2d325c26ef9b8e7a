"""One table in memory: a task with a queue, so that everything that happens to it happens in one order.

A change is made, written, and only then acknowledged and shown. When it cannot be written, the table is taken from
the disk again and the command refused.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

import msgspec

from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.registry import game as game_of
from ludoteca.kernel.session import Session
from ludoteca.server import match, orders
from ludoteca.server.clocks import Clocks
from ludoteca.server.deltas import Patch
from ludoteca.server.hints import hint_words, live_hint_words
from ludoteca.server.links import MANY_WAITING, Link, encode
from ludoteca.server.live import Live
from ludoteca.server.messages import (
    Ack,
    Answer,
    Chat,
    Chatted,
    ClientMessage,
    Emote,
    Hint,
    Hinted,
    Ping,
    Pong,
    Refused,
    Rematch,
    Word,
)
from ludoteca.server.metrics import METRICS
from ludoteca.server.orders import Change, Order
from ludoteca.server.refusals import Refusal, TooOften
from ludoteca.server.seating import Seating
from ludoteca.server.settings import Settings
from ludoteca.server.sight import Presence, Sight, acts_as_host
from ludoteca.server.store import CommandDone, EntryRow, Store, TableRow, Write, WriteFailed
from ludoteca.server.thinking import Thinkers
from ludoteca.server.told import loud, to_disk

LOG = logging.getLogger(__name__)
MOST_REMEMBERED = 600  # command ids in memory; the store knows all of them
MOST_REMEMBERED_LIVE = 20_000  # there, to be told by the store would cost a reload in the middle of a race
BREATH = 0.005  # seconds of work after which a long load lets others have their turn
LAZY = 2.0  # seconds that the row of a live table may lag behind its entries
STAND_IN = "jogador"  # the bot that moves when time is up


class Mover(NamedTuple):
    """Someone who moves by itself: a bot of a level, or (without one) the clock of a person."""

    decision: int
    level: str
    task: asyncio.Task[None]


class GameTable:
    """A loaded table. `house` calls `open`; connections come and go; `close` leaves everything on disk."""

    def __init__(self, row: TableRow, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.row = row
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.game: Game = game_of(row.game)
        self.seating: Seating = msgspec.json.decode(row.body, type=Seating)
        self.live = Live(self, self.game) if isinstance(self.game, LiveGame) else None
        self.session: Session | None = None
        self.story = match.Story()
        self.outdated = False
        self.links: set[Link] = set()
        self.clocks = Clocks()
        self.quiet_since = time.monotonic()
        self._entries = 0
        self._done: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._working = False
        self._movers: dict[int, Mover] = {}  # by seat: who will move without being told to, a bot or the clock
        self._others: set[asyncio.Task[None]] = set()
        self._last_seen: dict[str, float] = {}
        self._born = time.monotonic()
        self._row_written = row.updated

    # -- life --------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take the table from the disk and let it go on."""
        await self._load()
        self._task = asyncio.create_task(self._run(), name=f"table-{self.row.id}")
        self._wake()
        METRICS.tables.add()

    async def _load(self) -> None:
        retold = match.Retold(self.game, self.row, match.Story())
        self._done.clear()
        self._entries = 0
        began = time.perf_counter()
        async for page in self.store.pages(self.row.id):
            for entry in page:
                retold.add(entry)
                self._entries = entry.n
                self.row.version = max(self.row.version, entry.version)
                if entry.command is not None:
                    self._remember(entry.player, entry.command, entry.version)
                if time.perf_counter() - began > BREATH:
                    await asyncio.sleep(0)
                    began = time.perf_counter()
        self.story, self.session, self.outdated = retold.story, retold.session, retold.outdated
        if self.live is not None:
            self.live.reset()

    async def _reload(self) -> None:
        """Forget what memory says and believe the disk."""
        row = await self.store.table(self.row.id)
        assert row is not None
        self.row = row
        self.seating = msgspec.json.decode(row.body, type=Seating)
        await self._load()
        self._wake()

    async def _recover(self) -> None:
        """Take the table from the disk, as soon as the disk lets us."""
        while True:
            try:
                await self._reload()
            except Exception:
                LOG.exception("table %s cannot be read", self.row.id)
                await asyncio.sleep(1)
            else:
                return

    async def close(self) -> None:
        """Stop; everything acknowledged is on disk already."""
        tasks = [*(mover.task for mover in self._movers.values()), *self._others]
        self._movers.clear()
        self._others.clear()
        if self.live is not None:
            self.live.stop()
        if self._task is not None:
            tasks.append(self._task)
            self._task = None
            METRICS.tables.add(-1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for link in list(self.links):
            link.end()

    async def _run(self) -> None:
        while True:
            work = await self._queue.get()
            self._working = True
            try:
                await work()
            except Exception:
                METRICS.errors.add()
                LOG.exception("table %s could not do something; it is taken from the disk again", self.row.id)
                await self._recover()
            finally:
                self._working = False

    def do(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something in its turn."""
        self._queue.put_nowait(work)

    def _spawn(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._others.add(task)
        task.add_done_callback(self._others.discard)

    def is_idle(self, now: float) -> bool:
        """Whether nobody is here and nothing will happen by itself."""
        moving = self.row.moving and not self.outdated
        at_work = self._working or not self._queue.empty()  # a slow disk must not lose what is half done
        busy = self.links or self._movers or self._others or at_work or moving
        return not busy and now - self.quiet_since >= self.settings.idle

    # -- who is here -------------------------------------------------------------------------------------------

    def is_online(self, player: str) -> bool:
        """Whether this player has the table open, or had a moment ago."""
        if any(link.player == player for link in self.links):
            return True
        return time.monotonic() - self._last_seen.get(player, -1e9) < self.settings.grace

    def grace_left(self, player: str) -> float:
        """Seconds until someone who is not connected counts as gone; nought or less when they do, or are connected."""
        if any(link.player == player for link in self.links):
            return 0.0
        return self._last_seen.get(player, self._born) + self.settings.grace - time.monotonic()

    def here(self) -> set[str]:
        """The players who are connected, or were a moment ago, or may not have found back to us yet."""
        linked = {link.player for link in self.links}
        return linked | {player for player in self.seating.players() if self.grace_left(player) > 0}

    def hosted_by(self, player: str) -> bool:
        """Whether this player may do what a host may."""
        return acts_as_host(self.seating, self._presence(), player)

    def _presence(self) -> Presence:
        here = {link.player for link in self.links}
        players = self.seating.players()
        online = frozenset(player for player in players if player in here or self.is_online(player))
        host = self.seating.host
        away = 0.0 if host in here else time.monotonic() - self._last_seen.get(host, self._born)
        return Presence(
            online=online,
            watchers=sum(1 for link in self.links if not self.seating.seats_of(link.player)),
            clocks=self.clocks.shown(self.seating) if self.row.phase == "playing" else {},
            deputies=away > self.settings.host_grace,
            pause=self.live.pause_info() if self.live is not None and self.row.phase == "playing" else None,
        )

    def sight(self) -> Sight:
        """The table as it stands, to be shown."""
        row = msgspec.structs.replace(self.row, phase="over") if self.outdated else self.row
        if self.live is None or self.session is None:
            return Sight(self.game, row, self.seating, self.session, self._presence)
        return Sight(self.game, row, self.seating, self.session, self._presence, self.live.shown, self.live.now())

    def join(self, link: Link, since: int | None) -> None:
        """A browser has come; it is welcomed in its turn."""
        self.links.add(link)
        METRICS.connections.add()

        async def welcome() -> None:
            if self.live is not None:
                await self.live.welcome_back(link.player)
                self.live.adjust()
            link.ready = True
            link.v, link.seats = self.row.version, self.seating.seats_of(link.player)
            link.send(self.sight().welcome(link.player, self.story, since))
            self.show_presence(but=link)
            self._wake()

        self.do(welcome)

    def leave(self, link: Link) -> None:
        """A browser has gone; after a moment of grace the others are told."""
        if link not in self.links:
            return
        self.links.discard(link)
        METRICS.connections.add(-1)
        now = time.monotonic()
        self.quiet_since = now
        self._last_seen[link.player] = now
        if self.live is not None:
            self.do(partial(self._adjust, self.live, now))
        if self.links:
            self._spawn(self._tell_gone())

    async def _adjust(self, live: Live, at: float) -> None:
        live.adjust(at)

    async def _tell_gone(self) -> None:
        await asyncio.sleep(self.settings.grace + 0.01)

        async def show() -> None:
            self.show_presence()

        self.do(show)

    def show_presence(self, but: Link | None = None) -> None:
        """Tell everyone who is here. It is not on disk, so it raises no version."""
        sight = self.sight()
        for link in self.links:
            if link is not but and not link.behind:
                link.send(sight.update(link.player, [], with_view=False, with_table=True))

    # -- commands ----------------------------------------------------------------------------------------------

    def receive(self, link: Link, message: ClientMessage) -> None:
        """Something came from a browser."""
        if isinstance(message, Ping):
            link.send(Pong(link.v if link.behind else self.row.version, time.time()))
            return
        began, at = time.perf_counter(), time.monotonic()

        async def obey() -> None:
            try:
                if isinstance(message, Hint):
                    self._hint(link, message)
                else:
                    await self._obey(link, message, at)
            except Refusal as refusal:
                METRICS.refused.add()
                link.send(Refused(message.id, refusal.words, refusal.rule, refusal.sentence))
            except Exception:
                link.send(Refused(message.id, Word("refuse-fault")))
                raise
            METRICS.answers.observe(time.perf_counter() - began)

        self.do(obey)

    async def _obey(self, link: Link, order: Order, at: float) -> None:
        done = self._done.get((link.player, order.id))
        if done is not None:
            link.send(self._ack(order, done))
            return
        if self.outdated and not isinstance(order, (Chat, Emote)):
            raise Refusal("refuse-outdated")
        if isinstance(order, (Chat, Emote)) and not link.chats.take():
            raise TooOften("refuse-too-often")
        if self.live is not None and isinstance(order, Answer):
            await self.live.settle(at)
            change = self.live.answer(link.player, order, at)
        else:
            change = orders.carry_out(self, link.player, order, link.name)
        try:
            past = await self._commit(change, link.player, order.id)
        except CommandDone:
            await self._reload()
            found = await self.store.command_version(self.row.id, link.player, order.id)
            link.send(self._ack(order, found if found is not None else self.row.version))
            return
        except WriteFailed as problem:
            LOG.warning("table %s could not be written: %s", self.row.id, problem)
            await self._recover()
            raise Refusal("refuse-not-saved") from problem
        METRICS.commands.value += 1
        link.send(self._ack(order, self.row.version))
        self._show(change, past)

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
                    await self._recover()
                return
            if not done.cancelled():
                done.set_result(None)
            self._show(change, past)

        self.do(work)
        await done

    # -- changes -----------------------------------------------------------------------------------------------

    async def _commit(self, change: Change, player: str, command: str | None) -> match.Past:
        """Write a change; after this it is the truth, before it nobody knows of it."""
        now = time.time()
        change.events = loud(self.game, change.events)
        talk = change.said is not None
        version = self.row.version + (0 if talk else 1)
        entry = EntryRow(
            table_id=self.row.id,
            n=self._entries + 1,
            version=version,
            kind=change.kind,
            player=player,
            command=command,
            body=msgspec.json.encode(change.said if talk else change.body),
            told=to_disk(change.events),
            at=now,
        )
        if talk:
            await self.store.write(Write(entry=entry))
        elif self._is_light(change, now):
            await self.store.write(Write(entry=entry))
            self.row.version, self.row.updated = version, now
        else:
            await self._commit_change(change, entry)
            self._row_written = now
        self._entries += 1
        if command is not None:
            self._remember(player, command, version)
        past = match.Past(version, now, change.events)
        if change.said is not None:
            self.story.chat.append(change.said)
        self.story.add(version, now, change.events)
        return past

    def _is_light(self, change: Change, now: float) -> bool:
        """Whether an entry is enough: an input of a live match, while the row of the table is not old on disk."""
        session = self.session
        if self.live is None or session is None or change.kind not in ("answer", "tick"):
            return False
        return session.outcome is None and now - self._row_written < LAZY

    async def _commit_change(self, change: Change, entry: EntryRow) -> None:
        session = change.session or self.session
        seats = change.seating or self.seating
        phase = change.phase or self.row.phase
        if change.kind == "answer":
            self.clocks.answered(change.body["seat"], seats)
        elif change.kind == "undo":
            self.clocks.undone(change.body["seat"], seats)
        row = msgspec.structs.replace(self.row, version=entry.version, phase=phase, updated=entry.at)
        if change.contributions is not None:
            row.contributions = change.contributions
        if change.touched and session is not None:
            seats.turns = self.game.turns(session.state) or 0
            if session.outcome is not None:
                row.phase = "over"
                row.record, row.outcome = await asyncio.to_thread(match.final_record, session, seats)
        row.moving = row.phase == "playing" and self._moves_by_itself(session, seats)
        row.body = msgspec.json.encode(seats)
        before, after = self.seating.players(), seats.players()
        await self.store.write(
            Write(
                entry=entry,
                table=row,
                created=change.created,
                members=[*change.members, *((row.id, player) for player in sorted(after - before))],
                strangers=[(row.id, player) for player in sorted(before - after)],
            )
        )
        row.record = None
        self.row, self.seating, self.session = row, seats, session

    @staticmethod
    def _moves_by_itself(session: Session | None, seats: Seating) -> bool:
        """Whether a bot or a clock will move, even when nobody looks. Live matches wait for someone to look."""
        if session is None or isinstance(session, LiveSession):
            return False
        return bool(session.pending) and (
            seats.clock.kind != "none" or any(seats.bot_at(seat) for seat in session.pending)
        )

    def _remember(self, player: str, command: str, version: int) -> None:
        self._done[player, command] = version
        if len(self._done) > (MOST_REMEMBERED if self.live is None else MOST_REMEMBERED_LIVE):
            self._done.popitem(last=False)

    def _show(self, change: Change, past: match.Past) -> None:
        """Let everyone see what is now on disk, and let whoever is next begin to think."""
        if change.said is not None:
            data = encode(Chatted(change.said))
            for link in self.links:
                link.post(data)
            return
        if self.live is not None and change.seating is None and self.row.phase == "playing":
            self.live.went_on()
        else:
            self._wake()
        sight = self.sight()
        with_table = change.seating is not None or self.row.phase == "over" or self.seating.clock.kind != "none"
        if self.live is not None and isinstance(self.session, LiveSession):
            self._show_live(self.live, self.session, sight, change, past, with_table)
            return
        for link in self.links:
            link.send(sight.update(link.player, [past], with_view=True, with_table=with_table))

    def _show_live(
        self, live: Live, session: LiveSession, sight: Sight, change: Change, past: match.Past, with_table: bool
    ) -> None:
        """Send everyone what has changed; those who read slowly, or see with other eyes now, get a whole view."""
        links = [link for link in self.links if link.ready]
        if change.seating is None:
            current = [link.seats or [] for link in links]
        else:
            current = [self.seating.seats_of(link.player) for link in links]
        patches: dict[int | None, Patch] = {}
        if change.touched:
            eyes = {eye for seats in current for eye in sight.eyes(seats)}
            patches = live.shown.advance(session, eyes)
        for link, seats in zip(links, current, strict=True):
            if link.outbox.qsize() >= MANY_WAITING:
                link.behind = True
            if link.behind:
                continue
            whole = link.seats != seats or link.v != past.version - 1
            whole = whole or (change.touched and not all(eye in patches for eye in sight.eyes(seats)))
            link.v, link.seats = past.version, seats
            if whole:
                link.send(sight.update(link.player, [past], with_view=True, with_table=True))
            else:
                link.post(sight.delta(link, patches, [past], with_table))

    def caught_up(self, link: Link) -> None:
        """A browser that read too slowly has read all that waited for it."""

        async def show() -> None:
            if not link.behind:
                return
            link.behind = False
            missed = self.story.since(link.v) or []
            link.v, link.seats = self.row.version, self.seating.seats_of(link.player)
            link.send(self.sight().update(link.player, missed, with_view=True, with_table=True))

        self.do(show)

    # -- hints -------------------------------------------------------------------------------------------------

    def _hint(self, link: Link, wanted: Hint) -> None:
        session = orders.running(self, link.player, wanted.seat)
        if self.live is not None:
            if not link.hints.take():
                raise TooOften("refuse-too-often")
            action = self.live.hint(wanted.seat)
            link.send(Hinted(wanted.id, action, live_hint_words(self.game, session, wanted.seat, action)))
            return
        asked = session.pending.get(wanted.seat)
        if asked is None:
            raise Refusal("refuse-nothing-asked")
        if not link.hints.take():
            raise TooOften("refuse-too-often")
        self._spawn(self._think_of_hint(link, wanted, session, asked.id))

    async def _think_of_hint(self, link: Link, wanted: Hint, session: Session, decision: int) -> None:
        action = await self.thinkers.choose(session, wanted.seat, "mestre")
        asked = self.session.pending.get(wanted.seat) if self.session is session else None
        if asked is None or asked.id != decision:
            link.send(Refused(wanted.id, Word("refuse-stale")))
            return
        link.send(Hinted(wanted.id, action, hint_words(self.game, session, asked, action)))

    # -- bots, clocks and time ---------------------------------------------------------------------------------

    def _wake(self) -> None:
        """Let bots think about what is asked of them now, wind the clocks, and forget thoughts that came too late."""
        session = self.session
        self.quiet_since = time.monotonic()
        if self.live is not None:
            self.live.adjust()
            return
        playing = session is not None and self.row.phase == "playing"
        pending = {seat: asked.id for seat, asked in session.pending.items()} if session is not None and playing else {}
        self.clocks.ask(pending, self.seating)
        for seat, mover in list(self._movers.items()):
            if pending.get(seat) != mover.decision or self.seating.bot_at(seat) != mover.level:
                self._movers.pop(seat).task.cancel()
        if session is None or not playing:
            return
        for seat, decision in pending.items():
            if seat not in self._movers:
                self._let_move(session, seat, decision)

    def _let_move(self, session: Session, seat: int, decision: int) -> None:
        level = self.seating.bot_at(seat)
        left = self.clocks.left(seat, self.seating)
        if level:
            work = self._move(session, seat, decision, self.settings.pace, level, late=False)
        elif left is not None:
            work = self._move(session, seat, decision, left, STAND_IN, late=True)
        else:
            return
        self._movers[seat] = Mover(decision, level, asyncio.create_task(work))

    async def _move(self, session: Session, seat: int, decision: int, wait: float, level: str, late: bool) -> None:
        """Wait, think, and answer for a seat, unless what was asked has changed meanwhile."""
        await asyncio.sleep(wait)
        action = await self.thinkers.choose(session, seat, level)

        async def work() -> None:
            asked = self.session.pending.get(seat) if self.session is session else None
            mover = self._movers.get(seat)
            if mover is not None and mover.decision == decision:
                del self._movers[seat]
            if mover is None or asked is None or asked.id != decision or action not in asked.actions:
                self._wake()
                return
            change = orders.answer(session, seat, action, decision)
            if late:
                change.events = [orders.table_event("table-late", seat), *change.events]
            await self.change(change)

        self.do(work)

    async def change(self, change: Change) -> None:
        """Write and show something that the table does by itself."""
        try:
            past = await self._commit(change, "", None)
        except WriteFailed as problem:
            LOG.warning("table %s could not be written: %s", self.row.id, problem)
            await asyncio.sleep(1)
            await self._recover()
            return
        self._show(change, past)
