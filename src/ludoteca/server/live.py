"""The time of a live match at a table, and all that hangs on it: inputs, deadlines, bots, pauses, people who are gone.

Time enters the match only together with what it is written with: an answer's entry carries the milliseconds before it,
and an entry of its own is written when time itself does something (a countdown ends). So the match in memory is always
the match on disk, and nothing is written, or sent, merely because time passes.

Time stands still while the match is paused, and while nobody who plays is connected.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from ludoteca.bots import Glimpse, LiveBot
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import LiveGame
from ludoteca.kernel.live import LiveSession, LiveTable
from ludoteca.kernel.refusal import LARGEST
from ludoteca.server import orders, pausing
from ludoteca.server.limits import Bucket
from ludoteca.server.messages import Answer, PauseInfo
from ludoteca.server.metrics import METRICS
from ludoteca.server.orders import Change
from ludoteca.server.refusals import Refusal, TooOften
from ludoteca.server.seating import HUMAN
from ludoteca.server.shown import Shown

if TYPE_CHECKING:
    from ludoteca.server.table import GameTable

STAND_IN = "jogador"  # the bot that plays for someone who lost the connection
LONGEST_WAIT = 3_600_000  # milliseconds that may pass in the match without being written
HINTER = "mestre"


class Look(Glimpse):
    """A glimpse of this very moment: what has passed since the last input passes in the sampled world too."""

    __slots__ = ("ms",)

    def __init__(self, session: LiveSession, seat: int, ms: int) -> None:
        super().__init__(session, seat)
        self.ms = ms

    def sample_table(self, chance: Chance) -> LiveTable:
        """A possible world, now."""
        world = super().sample_table(chance)
        if self.ms:
            world.clock += self.ms
            world.pass_time(self.ms)
        return world


def _answer(session: LiveSession, seat: int, action: int) -> list[Event]:
    try:
        return session.answer(seat, action)
    except IllegalAnswer as problem:
        raise Refusal(problem.key, problem.params, problem.rule, problem.sentence) from problem


class Live:
    """What a table with a live game has besides."""

    def __init__(self, table: GameTable, game: LiveGame) -> None:
        self.table = table
        self.game = game
        self.shown = Shown()
        self.flowing = False
        self._stamp = 0.0  # up to here, by our own clock, time has passed in the match
        self._carried = 0.0  # seconds that had passed, and are not in the match yet, when time was stopped
        self._alarm: asyncio.TimerHandle | None = None
        self._rings_at = 0.0
        self._bots: dict[int, LiveBot] = {}
        self._looks: dict[int, asyncio.TimerHandle] = {}
        self._looking = -1  # the seat of the bot that is looking now
        self._gone_at: float | None = None  # since when nobody who plays is here
        self._calm = False  # they were gone for long: the match goes on after a countdown
        self._start: asyncio.TimerHandle | None = None
        self._starts_at = 0.0
        self._watch: asyncio.TimerHandle | None = None
        self._excused: set[int] = set()  # seats that the others chose to go on without
        self._buckets: dict[str, Bucket] = {}
        self._announced: tuple[bool, bool] = (False, False)

    # -- time --------------------------------------------------------------------------------------------------

    def reset(self) -> None:
        """The match was taken from the disk: it goes on when its people are there, and not in a rush."""
        self.stop()
        self.shown.forget()
        self._carried = 0.0
        begun = self.table.session is not None and self._session().clock > 0
        self._gone_at = -1e9 if begun else None

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self._halt(time.monotonic())
        self._stay()
        self._unwatch()

    def elapsed(self, at: float) -> int:
        """The whole milliseconds that have passed since the match last knew."""
        passed = at - self._stamp if self.flowing else self._carried
        return max(0, int(passed * 1000))

    def now(self) -> int:
        """Game time at this moment."""
        return self._session().clock + self.elapsed(time.monotonic())

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

    def _later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> asyncio.TimerHandle:
        """Do something in the table's turn, after a while."""
        return asyncio.get_running_loop().call_later(max(0.0, seconds), self.table.do, work)

    def _arm(self) -> None:
        """Wake up when something will happen by itself; to wake up sooner than that does no harm."""
        due = self._session().table.due()
        wait = LONGEST_WAIT if due < 0 else min(due, LONGEST_WAIT)
        rings_at = self._stamp + wait / 1000 + 0.001
        if self._alarm is not None:
            if self._rings_at <= rings_at:
                return
            self._alarm.cancel()
        self._rings_at = rings_at
        self._alarm = self._later(rings_at - time.monotonic(), self._ring)

    async def _ring(self) -> None:
        self._alarm = None
        await self.settle(time.monotonic())
        if self.flowing and self._alarm is None:
            self._arm()

    async def settle(self, at: float) -> None:
        """Let happen, and be written, what time itself has brought about up to this moment."""
        if not self.flowing:
            return
        session = self._session()
        ms = self.elapsed(at)
        due = session.table.due()
        if ms >= LONGEST_WAIT or (ms > 0 and 0 <= due <= ms):
            await self.table.change(Change("tick", {"ms": ms}, self._tick(session, ms), touched=True))

    def _tick(self, session: LiveSession, ms: int) -> list[Event]:
        self._stamp += ms / 1000
        return session.tick(ms)

    # -- inputs ------------------------------------------------------------------------------------------------

    def answer(self, player: str, order: Answer, at: float) -> Change:
        """What someone does. The moment at which it came is the one that counts, not that of our getting to it."""
        orders.running(self.table, player, order.seat)
        bucket = self._buckets.get(player)
        if bucket is None:
            bucket = self._buckets[player] = Bucket(*self.table.settings.rates.live)
        if not bucket.take():
            raise TooOften("refuse-too-often")
        return self.act(order.seat, order.action, at)

    def act(self, seat: int, action: int, at: float) -> Change:
        """Act for a seat, if it is legal at this moment; else say why not, and nothing has changed."""
        if not self.flowing:
            raise Refusal("refuse-paused")
        session = self._session()
        ms = self.elapsed(at)
        if ms and not (0 <= action <= LARGEST and session.table.can(seat, action)):
            twin = session.clone()  # it may be legal by now: time passes in a copy until we know
            twin.tick(ms)
            _answer(twin, seat, action)
        if not ms:
            return Change("answer", {"seat": seat, "action": action}, _answer(session, seat, action), touched=True)
        events = self._tick(session, ms)
        try:
            events += session.answer(seat, action)
        except IllegalAnswer as problem:  # what is legal stays legal until something is due
            raise RuntimeError(f"{self.game.id} changed by itself although nothing was due") from problem
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
            bot = self._bots[seat] = LiveBot(level, secrets.randbits(40), self.game.policy(level))
        return bot

    def _look_later(self, seat: int, bot: LiveBot, acted: bool) -> None:
        look = Look(self._session(), seat, self.elapsed(time.monotonic()))
        wait = bot.pause(look, acted) / 1000
        self._looks[seat] = self._later(wait, partial(self._let_look, seat, bot))

    async def _let_look(self, seat: int, bot: LiveBot) -> None:
        """A bot does something, or waits."""
        self._looks.pop(seat, None)
        self._looking = seat
        try:
            acted = await self._act_for(seat, bot)
        finally:
            self._looking = -1
        if self._plays(seat, bot):
            self._look_later(seat, bot, acted)

    def _plays(self, seat: int, bot: LiveBot) -> bool:
        return self.flowing and self._bots.get(seat) is bot

    async def _act_for(self, seat: int, bot: LiveBot) -> bool:
        at = time.monotonic()
        await self.settle(at)
        if not self._plays(seat, bot):
            return False
        began = time.perf_counter()
        action = bot.choose(Look(self._session(), seat, self.elapsed(at)))
        METRICS.thoughts.observe(time.perf_counter() - began)
        if action < 0:
            return False
        try:
            change = self.act(seat, action, at)
        except Refusal:
            return False  # it was a possible world, not the true one
        await self.table.change(change)
        return True

    def hint(self, seat: int) -> int:
        """What the best bot would do now; -1 to wait."""
        bot = LiveBot(HINTER, secrets.randbits(40), self.game.policy(HINTER))
        return bot.choose(Look(self._session(), seat, self.elapsed(time.monotonic())))

    # -- pauses ------------------------------------------------------------------------------------------------

    @property
    def starting(self) -> bool:
        """Whether the match is about to go on."""
        return self._start is not None

    def pause_info(self) -> PauseInfo:
        """Whether time stands still, and who wants that changed."""
        seating, here = self.table.seating, self.table.here()
        return PauseInfo(
            paused=not self.flowing,
            why="" if self.flowing else seating.paused or pausing.AWAY,
            wanted=list(seating.votes),
            needed=pausing.needed(seating, here),
            starts_in=max(1, int((self._starts_at - time.monotonic()) * 1000)) if self.starting else 0,
        )

    def went_on(self) -> None:
        """Something happened in the match, and nothing about who is here: only the next deadline may be another."""
        if self.flowing:
            self._arm()

    def adjust(self, at: float | None = None) -> None:
        """Let time pass or stand still, as it should from this moment on."""
        self._decide(time.monotonic() if at is None else at)
        found = (self.flowing, self.starting)
        if found != self._announced:
            self._announced = found
            if self._played():
                self.table.do(self._show)

    async def _show(self) -> None:
        """The match has stopped, goes on, or is about to: that may have no message of its own."""
        self.table.show_presence()

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
            self._calm = self._calm or now - self._gone_at > self.table.settings.grace
            self._gone_at = None
        if not pausing.may_go_on(seating, self.table.here()):
            self.stop()
        elif seating.paused or (self._calm and not self.flowing):
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
            self._starts_at = time.monotonic() + wait
            self._start = self._later(wait, self._go_on)

    def _stay(self) -> None:
        if self._start is not None:
            self._start.cancel()
            self._start = None

    async def _go_on(self) -> None:
        """The countdown is over."""
        if self._start is None or time.monotonic() < self._starts_at - 0.005:
            return  # it was stopped while this was waiting for its turn
        self._start = None
        self._calm = False
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
        waits = [self.table.grace_left(chair.player) for chair in self.table.seating.chairs if chair.kind == HUMAN]
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
