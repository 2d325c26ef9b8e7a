"""The time of a live match at a table, and all that hangs on it: inputs, deadlines, bots, pauses, people who are gone.

Time enters the match only together with what it is written with: an answer's entry carries the milliseconds before it,
and an entry of its own is written when time itself does something (a countdown ends). So the match in memory is always
the match on disk, and nothing is written, or sent, merely because time passes.

Time stands still while the match is paused, and while nobody who plays is connected.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

from ludoteca.bots import Glimpse, LiveBot
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.errors import IllegalAnswer, RuleFault
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import LiveGame
from ludoteca.kernel.intent import Intent
from ludoteca.kernel.live import LiveSession, LiveTable
from ludoteca.kernel.refusal import LARGEST
from ludoteca.server.http.limits import Bucket
from ludoteca.server.messages import Answer, Hint, Hinted, Pause, PauseInfo
from ludoteca.server.refusals import Refusal, RuleFailed, TooOften
from ludoteca.server.sight.sent import Sent
from ludoteca.server.sight.sight import Sight
from ludoteca.server.tables import orders, pausing
from ludoteca.server.tables.driver import Driver
from ludoteca.server.tables.hints import live_hint
from ludoteca.server.tables.links import MANY_WAITING, Link, encode
from ludoteca.server.tables.match import Past
from ludoteca.server.tables.orders import Change
from ludoteca.server.tables.seating import HUMAN, Seating
from ludoteca.server.timekeeping import Alarm
from ludoteca.server.work.metrics import METRICS

if TYPE_CHECKING:
    from ludoteca.server.sight.deltas import Patch
    from ludoteca.server.tables.table import GameTable

STAND_IN = "jogador"  # the bot that plays for someone who lost the connection
OLDEST_ROW = 2.0  # seconds that the row of a table may lag behind its entries
RETRY = 1.0  # seconds that the match stands still after time itself ran into a fault of a rule
LONGEST_WAIT = 3_600_000  # milliseconds that may pass in the match without being written
ADVISER = "mestre"


class Look(Glimpse):
    """A glimpse of this very moment: what has passed since the last input passes in the sampled world too."""

    __slots__ = ("ms",)

    def __init__(
        self, session: LiveSession, seat: int, people: tuple[int, ...], wishes: tuple[tuple[str, str], ...], ms: int
    ) -> None:
        super().__init__(session, seat, people, wishes)
        self.ms = ms

    def sample_table(self, chance: Chance) -> LiveTable:
        """A possible world, now."""
        world = super().sample_table(chance)
        if self.ms:
            world.clock += self.ms
            world.pass_time(self.ms)
        return world


def _attempt(session: LiveSession, seat: int, action: int, ms: int = 0) -> list[Event]:
    """Let time pass and a seat act; `Refusal` when it may not."""
    try:
        events = session.tick(ms) if ms else []
        return events + session.answer(seat, action)
    except IllegalAnswer as problem:
        raise Refusal(problem.key, problem.params, problem.rule, problem.sentence) from problem
    except RuleFault as fault:
        raise RuleFailed(fault) from fault


class LiveDriver(Driver):
    """Lets time pass in a match, and everyone act in it at once."""

    remembered = 20_000  # command ids: to be told by the store would cost a reload in the middle of a race

    def __init__(self, table: GameTable, game: LiveGame) -> None:
        super().__init__(table)
        self.game = game
        self.sent: Sent = Sent()
        self.flowing = False
        self._stamp = 0.0  # up to here, by our own clock, time has passed in the match
        self._carried = 0.0  # seconds that had passed, and are not in the match yet, when time was stopped
        self._alarm: Alarm | None = None
        self._rings_at = 0.0
        self._retry_at = 0.0  # a rule has failed at the time that passed: none passes until then
        self._bots: dict[int, LiveBot] = {}
        self._looks: dict[int, Alarm] = {}
        self._looking = -1  # the seat of the bot that is looking now
        self._gone_at: float | None = None  # since when nobody who plays is here
        self._was_deserted = False  # they were gone for long: the match goes on after a countdown
        self._start: Alarm | None = None
        self._starts_at = 0.0
        self._watch: Alarm | None = None
        self._excused: set[int] = set()  # seats that the others chose to go on without
        self._buckets: dict[str, Bucket] = {}
        self._announced: tuple[bool, bool] = (False, False)

    # -- time --------------------------------------------------------------------------------------------------

    def reset(self) -> None:
        """The match was taken from the disk: it goes on when its people are there, and not in a rush."""
        self.stop()
        self.sent.forget()
        self._carried = 0.0
        begun = self.table.session is not None and self._session().clock > 0
        self._gone_at = -1e9 if begun else None

    def stop(self) -> list[asyncio.Task[None]]:
        """Time stands still, and nothing waits for it."""
        self._halt(self.table.time.now())
        self._stay()
        self._unwatch()
        return []

    def elapsed(self, at: float) -> int:
        """The whole milliseconds that have passed since the match last knew."""
        passed = at - self._stamp if self.flowing else self._carried
        return max(0, int(passed * 1000))

    def game_time(self) -> int | None:
        """Game time at this moment."""
        if self.table.session is None:
            return None
        return self._session().clock + self.elapsed(self.table.time.now())

    def _session(self) -> LiveSession:
        session = self.table.session
        assert isinstance(session, LiveSession)
        return session

    def _halt(self, at: float) -> None:
        if self.flowing:
            self._carried = max(0.0, at - self._stamp)
            self.flowing = False
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        for handle in self._looks.values():
            handle.cancel()
        self._looks.clear()

    def _flow(self, at: float) -> None:
        self._stamp = at - self._carried
        self._carried = 0.0
        self.flowing = True
        self._arm()
        self._let_bots_look()

    def _later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> Alarm:
        """Do something in the table's turn, after a while."""
        return self.table.time.call_later(max(0.0, seconds), self.table.do, work)

    def _arm(self) -> None:
        """Wake up when something will happen by itself; to wake up sooner than that does no harm."""
        due = self._session().table.due()
        wait = LONGEST_WAIT if due < 0 else min(due, LONGEST_WAIT)
        rings_at = max(self._stamp + wait / 1000, self._retry_at) + 0.001
        if self._alarm is not None:
            if self._rings_at <= rings_at:
                return
            self._alarm.cancel()
        self._rings_at = rings_at
        self._alarm = self._later(rings_at - self.table.time.now(), self._ring)

    async def _ring(self) -> None:
        self._alarm = None
        await self.settle(self.table.time.now())
        if self.flowing and self._alarm is None:
            self._arm()

    async def settle(self, at: float) -> None:
        """Let happen, and be written, what time itself has brought about up to this moment."""
        if not self.flowing:
            return
        if at < self._retry_at:
            self._stamp = at
            return
        session = self._session()
        ms = self.elapsed(at)
        due = session.table.due()
        if ms >= LONGEST_WAIT or (ms > 0 and 0 <= due <= ms):
            try:
                events = self._tick(session, ms)
            except RuleFailed:
                self._retry_at = at + RETRY
                return
            await self.table.change(Change("tick", {"ms": ms}, events, touched=True))

    def _tick(self, session: LiveSession, ms: int) -> list[Event]:
        """Let time pass. When a rule fails at it, this time has not been; people can act in the match as it is."""
        self._stamp += ms / 1000
        try:
            return session.tick(ms)
        except RuleFault as fault:
            raise RuleFailed(fault) from fault

    # -- inputs ------------------------------------------------------------------------------------------------

    async def answer(self, player: str, order: Answer, at: float) -> Change:
        """What someone does. The moment at which it came is the one that counts, not that of our getting to it."""
        await self.settle(at)
        orders.running(self.table, player, order.seat)
        bucket = self._buckets.get(player)
        if bucket is None:
            bucket = self._buckets[player] = Bucket(*self.table.settings.rates.live, self.table.time)
        if not bucket.take():
            raise TooOften("refuse-too-often")
        return await self.act(order.seat, order.action, at)

    async def act(self, seat: int, action: int, at: float) -> Change:
        """Act for a seat, if it is legal at this moment; else say why not, and nothing has changed."""
        if not self.flowing:
            raise Refusal("refuse-paused")
        session = self._session()
        ms = self.elapsed(at)
        if ms and not (0 <= action <= LARGEST and session.table.can(seat, action)):
            twin = session.clone()  # it may be legal by now: time passes in a copy until we know
            _attempt(twin, seat, action, ms)
        if not ms:
            return Change("answer", {"seat": seat, "action": action}, _attempt(session, seat, action), touched=True)
        events = self._tick(session, ms)
        try:
            events += session.answer(seat, action)
        except IllegalAnswer as problem:  # what is legal stays legal until something is due
            raise RuntimeError(f"{self.game.id} changed by itself although nothing was due") from problem
        except RuleFault as fault:
            await self.table.change(Change("tick", {"ms": ms}, events, touched=True))  # time passed all the same
            raise RuleFailed(fault) from fault
        return Change("answer", {"seat": seat, "action": action, "ms": ms}, events, touched=True)

    # -- bots --------------------------------------------------------------------------------------------------

    def _let_bots_look(self) -> None:
        """Every bot looks at the match again after a pause of its own."""
        seating = self.table.seating
        for seat in range(len(seating.chairs)):
            level = seating.bot_at(seat)
            bot = self._bots.get(seat)
            if bot is not None and bot.level != level:
                del self._bots[seat]
                handle = self._looks.pop(seat, None)
                if handle is not None:
                    handle.cancel()
            if level and seat not in self._looks and seat != self._looking:
                self._look_later(seat, self._bot(seat, level), acted=False)

    def _bot(self, seat: int, level: str) -> LiveBot:
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = LiveBot(level, secrets.randbits(40), self.game, self.game.policy(level))
        return bot

    def _look_later(self, seat: int, bot: LiveBot, acted: bool) -> None:
        try:
            wait = bot.pause(self._look(seat, self.table.time.now()), acted) / 1000
        except Exception as problem:  # noqa: BLE001  (a bot that cannot see looks again; everyone else plays on)
            self.table.note_fault(self._session().view_fault(seat, problem))
            wait = RETRY
        wait = max(wait, self.table.limits.live_bots.wait())  # what people do comes first
        self._looks[seat] = self._later(wait, partial(self._let_look, seat, bot))

    def _look(self, seat: int, at: float) -> Look:
        """The match as a seat sees it at this moment, which seats people play, and what signs they gave."""
        seating, session = self.table.seating, self._session()
        people = tuple(other for other in range(len(seating.chairs)) if not seating.bot_at(other))
        return Look(session, seat, people, self.table.wishes.heard_by(seat, session.moves), self.elapsed(at))

    async def _let_look(self, seat: int, bot: LiveBot) -> None:
        """A bot does something, or waits."""
        self._looks.pop(seat, None)
        self._looking = seat
        began = thread_time()
        try:
            acted = await self._act_for(seat, bot)
        finally:
            self._looking = -1
            self.table.limits.live_bots.spend(thread_time() - began)
        if self._plays(seat, bot):
            self._look_later(seat, bot, acted)

    def _plays(self, seat: int, bot: LiveBot) -> bool:
        return self.flowing and self._bots.get(seat) is bot

    async def _act_for(self, seat: int, bot: LiveBot) -> bool:
        at = self.table.time.now()
        await self.settle(at)
        if not self._plays(seat, bot):
            return False
        began = perf_counter()
        try:
            action = bot.choose(self._look(seat, at))
        except Exception as problem:  # noqa: BLE001  (a bot that cannot see waits; everyone else plays on)
            self.table.note_fault(self._session().view_fault(seat, problem))
            return False
        METRICS.thoughts.observe(perf_counter() - began)
        if bot.intent is not None:
            await self._say(seat, bot.intent)
        if action < 0:
            return False
        try:
            change = await self.act(seat, action, at)
        except Refusal:
            return False  # it was a possible world, not the true one
        await self.table.change(change)
        return True

    async def _say(self, seat: int, intent: Intent) -> None:
        """Let a bot say what it is up to, unless that is what it has said last."""
        session = self._session()
        last = {who: (key, params) for _, who, key, params in session.intents.latest()}
        if last.get(seat) == (intent.key, intent.params):
            return
        session.note_intent(seat, intent.key, intent.params)
        body = {"seat": seat, "key": intent.key, "params": intent.params}
        await self.table.change(Change("say", body, touched=True))

    def hint(self, link: Link, wanted: Hint) -> None:
        """What the best bot would do now, said at once; -1 to wait."""
        session = orders.running(self.table, link.player, wanted.seat)
        if not self.table.limits.hints.let(link.player, link.place):
            raise TooOften("refuse-too-often")
        bot = LiveBot(ADVISER, secrets.randbits(40), self.game, self.game.policy(ADVISER))
        action = bot.choose(self._look(wanted.seat, self.table.time.now()))
        words, why = live_hint(self.game, session, wanted.seat, action)
        link.send(Hinted(wanted.id, action, words, why))

    # -- pauses ------------------------------------------------------------------------------------------------

    @property
    def starting(self) -> bool:
        """Whether the match is about to go on."""
        return self._start is not None

    def pause(self, player: str, order: Pause) -> Change:
        """Note what a player wants; when all who are here do, it happens."""
        seats = self.table.seating.copy()
        stopped = pausing.vote(seats, player, order.on, self.table.here(), self.starting)
        events = [orders.table_event("table-paused", 0)] if stopped else []
        return Change("pause", {"on": order.on}, events, seating=seats)

    def pause_info(self) -> PauseInfo | None:
        """Whether time stands still, and who wants that changed."""
        seating, here = self.table.seating, self.table.here()
        return PauseInfo(
            paused=not self.flowing,
            why="" if self.flowing else seating.paused or pausing.AWAY,
            wanted=list(seating.votes),
            needed=pausing.needed(seating, here),
            starts_in=max(1, round((self._starts_at - self.table.time.now()) * 1000)) if self.starting else 0,
        )

    def went_on(self, change: Change) -> None:
        """When nothing about who is here has changed, only the next deadline may be another."""
        if change.seating is not None or self.table.row.phase != "playing":
            self.adjust()
        elif self.flowing:
            self._arm()

    def adjust(self) -> None:
        """Let time pass or stand still, as it should from this moment on."""
        self._adjust(self.table.time.now())

    def someone_left(self, at: float) -> None:
        """Time stands still from the moment at which nobody is there to play."""
        self._adjust(at)

    def _adjust(self, at: float) -> None:
        self._decide(at)
        found = (self.flowing, self.starting)
        if found != self._announced:
            self._announced = found
            if self._played():
                self.table.do(self._show)

    async def _show(self) -> None:
        """The match has stopped, goes on, or is about to: that may have no message of its own."""
        self.table.crowd.show_presence()

    def _decide(self, now: float) -> None:
        if not self._played():
            self.stop()
            self._carried = 0.0
            return
        seating = self.table.seating
        if not self._attended():
            if self.flowing:
                self._gone_at = now
            self.stop()
            return
        if self._gone_at is not None:
            self._was_deserted = self._was_deserted or now - self._gone_at > self.table.settings.grace
            self._gone_at = None
        if not pausing.may_go_on(seating, self.table.here()):
            self.stop()
        elif seating.paused or (self._was_deserted and not self.flowing):
            self._halt(now)
            self._count_down()
        elif self.flowing:
            self._arm()
            self._let_bots_look()
        else:
            self._flow(now)
        self._look_around()

    def _played(self) -> bool:
        table = self.table
        return table.session is not None and table.row.phase == "playing" and not table.outdated

    def _attended(self) -> bool:
        """Whether anyone who plays is connected; where only bots play, anyone at all."""
        people = {chair.player for chair in self.table.seating.chairs if chair.kind == HUMAN and not chair.left}
        return any(not people or link.player in people for link in self.table.links)

    def _count_down(self) -> None:
        if self._start is None:
            wait = self.table.settings.countdown
            self._starts_at = self.table.time.now() + wait
            self._start = self._later(wait, self._go_on)

    def _stay(self) -> None:
        if self._start is not None:
            self._start.cancel()
            self._start = None

    async def _go_on(self) -> None:
        """The countdown is over."""
        if self._start is None or self.table.time.now() < self._starts_at - 0.005:
            return  # it was stopped while this was waiting for its turn
        self._start = None
        self._was_deserted = False
        here = self.table.here()
        self._excused = set(pausing.absent(self.table.seating, here))
        if self.table.seating.paused:
            seats = self.table.seating.copy()
            pausing.go_on(seats)
            event = orders.table_event("table-resumed", 0)
            await self.table.change(Change("resume", {}, [event], seating=seats))
        else:
            self.adjust()

    # -- people who are gone -----------------------------------------------------------------------------------

    def _unwatch(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def _look_around(self) -> None:
        """See who is missed: at once, or when the grace of those who have just gone is over."""
        self._unwatch()
        if not self.flowing:
            return
        gone = self._missed()
        self._excused &= set(pausing.absent(self.table.seating, self.table.here()))
        if gone or (self.table.seating.votes and pausing.agreed(self.table.seating, self.table.here())):
            self.table.do(self._tend)
            return
        waits = [
            self.table.attendance.grace_left(chair.player) for chair in self.table.seating.chairs if chair.kind == HUMAN
        ]
        soonest = min((wait for wait in waits if wait > 0), default=None)
        if soonest is not None:
            self._watch = self._later(soonest + 0.01, self._tend)

    def _missed(self) -> list[int]:
        return [seat for seat in pausing.absent(self.table.seating, self.table.here()) if seat not in self._excused]

    async def _tend(self) -> None:
        """Pause, or let bots stand in, for those who are gone; or pause because all who are left want to."""
        if not self.flowing:
            return
        seats = self.table.seating.copy()
        gone = self._missed()
        if gone and seats.away == "bot":
            for seat in gone:
                pausing.stand_in(seats, seat, STAND_IN)
            events = [orders.table_event("table-bot", seat) for seat in gone]
            await self.table.change(Change("stand-in", {"seats": gone}, events, seating=seats))
        elif gone:
            pausing.stop(seats, pausing.AWAY)
            events = [orders.table_event("table-away", seat) for seat in gone]
            await self.table.change(Change("pause", {"away": gone}, events, seating=seats))
        elif seats.votes and pausing.agreed(seats, self.table.here()):
            pausing.stop(seats, pausing.ASKED)
            await self.table.change(Change("pause", {}, [orders.table_event("table-paused", 0)], seating=seats))
        else:
            self._look_around()

    async def welcome_back(self, player: str) -> None:
        """Someone is here again: the bot that stood in gets up."""
        seats = self.table.seating.copy()
        back = pausing.hand_back(seats, player) if self._played() else []
        if back:
            events = [orders.table_event("table-returned", seat) for seat in back]
            await self.table.change(Change("return", {"seats": back}, events, seating=seats))

    # -- what is written and sent ------------------------------------------------------------------------------

    def note_time(self, change: Change, seats: Seating) -> None:
        """Nobody's time runs out in a live match: it runs for all."""

    def entry_is_enough(self, change: Change, row_age: float) -> bool:
        """For an input, while the row of the table is not old on disk."""
        session = self.table.session
        if session is None or session.outcome is not None or change.kind not in ("answer", "tick", "say"):
            return False
        return row_age < OLDEST_ROW

    async def show(self, sight: Sight, change: Change, past: Past, with_table: bool) -> None:
        """Send everyone what has changed; those who read slowly, or have other seats now, get a whole view."""
        if self.table.session is None:
            await super().show(sight, change, past, with_table)
            return
        inside, outside = self.table.crowd.parted()
        seats_of = self.table.seating.seats_of
        current = [(link, (link.seats or []) if change.seating is None else seats_of(link.player)) for link in inside]
        patches: dict[int | None, Patch] = {}
        if change.touched:
            viewers = {viewer for _, seats in current for viewer in sight.viewers(seats)}
            patches = self.sent.advance(self._session(), viewers | ({None} if outside else set()))

        def steps(seats: list[int]) -> bool:
            return not change.touched or all(viewer in patches for viewer in sight.viewers(seats))

        def step(player: str, seats: list[int]) -> str:
            return sight.delta(player, seats, patches, [past], with_table, with_sayings=change.kind == "say")

        def whole(player: str) -> str:
            return encode(sight.update(player, [past], with_view=True, with_table=True))

        for link, seats in current:
            how = _brought_to(link, past.version, seats, steps(seats))
            if how is not None:
                link.post(step(link.player, seats) if how else whole(link.player))
        self._show_outside(outside, past.version, steps([]), step, whole)

    def _show_outside(
        self,
        links: list[Link],
        version: int,
        steps: bool,
        step: Callable[[str, list[int]], str],
        whole: Callable[[str], str],
    ) -> None:
        """The same for all who only look on; it is made once."""
        crowd = self.table.crowd
        told: dict[bool | None, list[Link]] = {True: [], False: [], None: []}
        crammed = crowd.is_crammed
        for link in links:
            link.behind = link.behind or crammed
            told[_brought_to(link, version, [], steps)].append(link)
        if told[True]:
            crowd.post_outside(step("", []), told[True])
        if told[False]:
            crowd.post_outside(whole(""), told[False])


def _brought_to(link: Link, version: int, seats: list[int], steps: bool) -> bool | None:
    """Note that a browser gets to a version, with these seats: whether by what has changed alone, where there are such
    `steps`; not at all, where it reads too slowly."""
    if link.outbox.qsize() >= MANY_WAITING:
        link.behind = True
    if link.behind:
        return None
    follows = link.seats == seats and link.v == version - 1
    link.v, link.seats = version, seats
    return follows and steps
