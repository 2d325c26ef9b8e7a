"""A match of turns at a table: people answer what they are asked, bots think in other processes, clocks run out."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import proxy

import msgspec

from ludoteca.kernel.flow import NO_DEFAULT, Decision
from ludoteca.kernel.session import Session
from ludoteca.server.messages import Answer, CouncilInfo, Hint, Hinted, PassFor, Refused, Silent, Window, Word
from ludoteca.server.refusals import Refusal, RuleFailed, TooOften
from ludoteca.server.sight.sight import Sight
from ludoteca.server.tables import councils, orders, standing
from ludoteca.server.tables.clocks import Clocks
from ludoteca.server.tables.driver import Driver
from ludoteca.server.tables.hints import hint_reason, hint_words
from ludoteca.server.tables.links import Link
from ludoteca.server.tables.match import Past
from ludoteca.server.tables.movers import BOT, CLOCK, CLOSING, ORDER, STAND_IN, Plan, Planner, Wishes
from ludoteca.server.tables.orders import Change
from ludoteca.server.tables.pace import FACTORS
from ludoteca.server.tables.seating import Seating, WantedUndo
from ludoteca.server.tables.silence import Silence
from ludoteca.server.tables.windows import Windows, is_timed
from ludoteca.server.timekeeping import Alarm
from ludoteca.server.work.fairness import PEOPLE, Claim
from ludoteca.server.work.thinking import Thought, ThoughtFailed

if TYPE_CHECKING:
    from ludoteca.server.tables.table import GameTable

MOST_TRIED = 12  # answers that are tried for a bot before its question counts as hopeless


class Mover(NamedTuple):
    """A plan that is being carried out."""

    plan: Plan
    task: asyncio.Task[None]


class TurnDriver(Driver):
    """Lets whoever is asked have their time, and bots their thought."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
        self._clocks = Clocks(table.time)
        self._silence = Silence(table.game, table.time)
        self._windows = Windows(table.time)
        me: TurnDriver = proxy(self)  # who asks for these must not hold the driver that holds them

        def pace() -> float:
            return me._pace()

        def wishes(seat: int) -> Wishes:
            return me._wishes(seat)

        self._planner = Planner(table.game, table.settings, pace, wishes)
        self._movers: dict[int, Mover] = {}  # by seat: who will move without being told to
        self._hopeless: set[int] = set()  # questions to which rules fail at every answer, until something changes
        self._wanted: WantedUndo | None = None  # what somebody wants to take back
        self._lapses: Alarm | None = None  # when they want it no longer
        self._unshown: list[Past] = []  # the beginning of a bot's move, to be shown with its end

    # -- going on by itself ------------------------------------------------------------------------------------

    def reset(self) -> None:
        """Thoughts about the match as it was are worth nothing."""
        self.stop()
        self._unshown = []

    def _playing(self) -> Session | None:
        table = self.table
        return table.session if table.row.phase == "playing" and not table.outdated else None

    def _pace(self) -> float:
        """Seconds before a bot moves: people must be able to follow."""
        return self.table.settings.pace * FACTORS[self.table.speed]

    def _wishes(self, seat: int) -> Wishes:
        """The signs that a bot at this seat minds now."""
        session = self.table.session
        return () if session is None else self.table.wishes.heard_by(seat, session.moves)

    def adjust(self) -> None:
        """Let bots think about what is asked of them now, wind the clocks, and forget thoughts that came too late."""
        session, seating = self._playing(), self.table.seating
        plans: dict[int, Plan] = {}
        timed: dict[int, int] = {}
        if session is not None:
            timed = {seat: session.pending[seat].id for seat in session.awaited() if self._on_clock(session, seat)}
        self._clocks.ask(timed, seating)
        self._windows.ask(session, seating, runs=seating.undo is None and self._someone_plays())
        if session is not None:
            left = {seat: time for seat in timed if (time := self._clocks.left(seat, seating)) is not None}
            plans = self._planner.plans(session, seating, self.table.here(), left, self._windows.ends(seating))
            if not self.table.attendance.watched:  # bots play for those who look on
                plans = {seat: plan for seat, plan in plans.items() if plan.why != BOT}
        for seat, mover in list(self._movers.items()):
            if seat not in plans or not plans[seat].is_as(mover.plan):
                self._movers.pop(seat).task.cancel()
        for seat, plan in plans.items():
            if session is not None and seat not in self._movers and plan.decision not in self._hopeless:
                self._movers[seat] = Mover(plan, asyncio.create_task(self._move(session, seat, plan)))
        self._wait_for_consent(seating.undo)

    def _on_clock(self, session: Session, seat: int) -> bool:
        """Whether the clock of the match runs for this seat: where a window has its own time, it does not."""
        asked = session.pending[seat]
        return asked.council is None and not is_timed(self.table.seating, seat, asked)

    def _someone_plays(self) -> bool:
        """Whether anyone who has a seat is here."""
        here = self.table.here()
        return any(self.table.seating.seats_of(player) for player in here)

    def _wait_for_consent(self, wanted: WantedUndo | None) -> None:
        """Who wants something taken back is not waited for without end, nor is who says nothing about it."""
        if self._lapses is not None and wanted != self._wanted:
            self._lapses.cancel()
            self._lapses = None
        self._wanted = wanted
        if wanted is None:
            return
        self.table.do(self._undo_without)
        if self._lapses is None:
            wait = self.table.settings.consent
            self._lapses = self.table.time.call_later(wait, self.table.do, partial(self._let_lapse, wanted))

    async def _let_lapse(self, wanted: WantedUndo) -> None:
        change = None if self._playing() is None else orders.undo_lapses(self.table, wanted)
        if change is not None:
            await self.table.change(change)

    async def _undo_without(self) -> None:
        """Whoever has left is not waited for where something shall be taken back."""
        session = self._playing()
        change = None if session is None else orders.undo_without(self.table, session)
        if change is not None:
            await self.table.change(change)

    def went_on(self, change: Change) -> None:
        """What was hopeless may be possible now, unless there was nothing but talk."""
        if change.kind != "say":
            self._hopeless.clear()
        self.adjust()

    def stop(self) -> list[asyncio.Task[None]]:
        """Forget all thoughts."""
        if self._lapses is not None:
            self._lapses.cancel()
            self._lapses = None
        tasks = [mover.task for mover in self._movers.values()]
        self._movers.clear()
        for task in tasks:
            task.cancel()
        return tasks

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or a clock runs."""
        return bool(self._movers)

    def moves_unseen(self, session: Session, seats: Seating) -> bool:
        """Clocks do not wait for anyone to look; bots do, and a council without a clock waits for its people."""
        return any(self._moves_unseen(seats, seat, session.pending[seat]) for seat in session.awaited())

    @staticmethod
    def _moves_unseen(seats: Seating, seat: int, asked: Decision) -> bool:
        if asked.council is None:
            return not seats.bot_at(seat) and seats.clock.kind != "none" and not is_timed(seats, seat, asked)
        return bool(councils.people(seats, asked.council)) and councils.seconds(seats) > 0

    async def _move(self, session: Session, seat: int, plan: Plan) -> None:
        """Wait, think, say what is about to come, and answer for a seat, unless what was asked has changed."""
        await self.table.time.sleep(plan.wait)
        asked = self._still_asked(session, seat, plan.decision)
        if asked is None:
            return  # overtaken: whoever changed it wakes the next one
        action = self._foreseen(plan, asked)
        if action is None:
            thought = await self._thought(session, plan)
            action = None if thought is None else thought.action
            if thought is not None and plan.why == BOT and not asked.follows:
                await self._announce(session, plan, thought)
            is_silent = thought is None or thought.intent is None
            if is_silent and action != asked.default and self._planner.may_pass(session, asked):
                await self.table.time.sleep(self._pace())

        async def work() -> None:
            asked = self._still_asked(session, seat, plan.decision)
            mover = self._movers.get(seat)
            if mover is not None and mover.plan.is_as(plan):
                del self._movers[seat]
            if mover is None or asked is None:
                self.table.wake()
                return
            change = self._carried_out(session, plan, asked, action)
            if change is None:
                self._hopeless.add(plan.decision)
                self.show_rest()
                return
            self._planner.answered(plan)
            if plan.why == CLOCK:
                change.events = [orders.table_event("table-late", seat), *change.events]
            await self.table.change(change)

        self.table.do(work)

    async def _thought(self, session: Session, plan: Plan) -> Thought | None:
        """What the bot of a plan wants to do; None when it cannot think."""
        try:
            level = plan.level or STAND_IN
            people = tuple(seat for seat in range(session.seats) if not self.table.seating.bot_at(seat))
            return await self.table.thinkers.choose(
                session, plan.seat, level, wishes=plan.wishes, people=people, claim=self.table.claim
            )
        except ThoughtFailed:
            return None

    async def _announce(self, session: Session, plan: Plan, thought: Thought) -> None:
        """Let a bot say what it is about to do, and what its team asks of people, if that is new.

        They have a moment to hear what it will do.
        """
        last = {seat: (key, params) for _, seat, key, params in session.intents.latest()}
        is_new = thought.intent is not None and last.get(plan.seat) != tuple(thought.intent)
        if thought.intent is not None and is_new:
            self.table.do(partial(self._say, session, plan, plan.seat, *thought.intent))
        for seat, key, params in thought.requests:
            if last.get(seat) != (key, params):
                self.table.do(partial(self._say, session, plan, seat, key, params))
        if is_new:
            await self.table.time.sleep(self._pace())

    async def _say(self, session: Session, plan: Plan, seat: int, key: str, params: dict[str, Any]) -> None:
        """A word of a bot about a seat: its own, or a person's that it asks something of."""
        if self._still_asked(session, plan.seat, plan.decision) is not None:
            session.note_intent(seat, key, params)
            await self.table.change(Change("say", {"seat": seat, "key": key, "params": params}, touched=True))

    def _carried_out(self, session: Session, plan: Plan, asked: Decision, wanted: int | None) -> Change | None:
        """The answer of a plan; when a bot has no idea, or a rule fails at it, another one: the match goes on.

        None when rules fail at everything, or at what people have decided: then people have to decide otherwise.
        """
        ideas = [] if wanted is None or wanted not in asked.actions else [wanted]
        if plan.why in (BOT, CLOCK, CLOSING):
            others = [asked.default, *asked.actions[:MOST_TRIED]]
            ideas += [action for action in others if action in asked.actions and action not in ideas]
        for action in ideas:
            try:
                return self._answered(session, plan.seat, action, plan.decision, by_order=plan.why == ORDER)
            except RuleFailed:
                continue
        return None

    def _foreseen(self, plan: Plan, asked: Decision) -> int | None:
        """The answer that needs no thought: what a council wishes, or what a clock and an order give."""
        if plan.why == BOT:
            return None
        if asked.council is not None:
            return councils.settled(self.table.seating, asked.council, self.table.here(), closing=plan.why == CLOSING)
        return asked.default if asked.default != NO_DEFAULT else None

    def _still_asked(self, session: Session, seat: int, decision: int) -> Decision | None:
        """The question with this number, when the seat is asked it even now."""
        asked = session.pending.get(seat) if self.table.session is session else None
        return asked if asked is not None and asked.id == decision else None

    def _answered(self, session: Session, seat: int, action: int, decision: int, by_order: bool = False) -> Change:
        """An answer, with all that it ends at the table: wishes, a wanted undo, orders whose span is over."""
        seats = self.table.seating
        if by_order or seats.wishes or seats.undo is not None:
            seats = seats.copy()
            order = standing.order_for(self.table.game, session, seats, seat) if by_order else None
            if order is not None:
                standing.note_passed(self.table.game, session, order)
            councils.forget(seats)
            seats.undo = None
        change = orders.answer(session, seat, action, decision)
        if standing.some_ended(self.table.game, session, seats):
            seats = seats.copy() if seats is self.table.seating else seats
            standing.drop_ended(self.table.game, session, seats)
        if seats is not self.table.seating:
            change.seating = seats
        return change

    # -- people ------------------------------------------------------------------------------------------------

    async def welcome_back(self, player: str) -> None:
        """A seat that was left is taken back by its owner's word, not by their coming."""

    async def answer(self, player: str, order: Answer, at: float) -> Change:
        """The answer of whoever is asked; where a council decides, a wish."""
        session = orders.running(self.table, player, order.seat)
        self._planner.someone_answered()
        asked = session.pending.get(order.seat)
        if asked is None or asked.council is None or asked.id != order.decision or order.action not in asked.actions:
            return self._answered(session, order.seat, order.action, order.decision)
        seats = self.table.seating.copy()
        councils.wish(seats, asked.council, order.seat, order.action)
        settled = councils.settled(seats, asked.council, self.table.here())
        if settled is not None:
            return self._answered(session, order.seat, settled, order.decision)
        return Change("wish", {"seat": order.seat, "action": order.action, "decision": asked.id}, seating=seats)

    def pass_for(self, order: PassFor) -> Change:
        """A partner declines what someone is offered and does not answer: a plain answer, and everyone is told."""
        session = self._playing()
        assert session is not None, "the phase was looked at"
        seat = order.partner
        default = self._silence.default_for(session, self.table.seating, order.seat, seat, order.decision)
        self._planner.someone_answered()
        change = self._answered(session, seat, default, order.decision)
        change.events = [orders.table_event("table-passed-for", order.seat, seat), *change.events]
        return change

    def hint(self, link: Link, wanted: Hint) -> None:
        """The best bot thinks about it elsewhere; everyone plays on meanwhile."""
        session = orders.running(self.table, link.player, wanted.seat)
        asked = session.pending.get(wanted.seat)
        if asked is None:
            raise Refusal("refuse-nothing-asked")
        if not self.table.limits.hints.let(link.player, link.place):
            raise TooOften("refuse-too-often")
        if link.errand is not None and not link.errand.done():
            raise TooOften("refuse-too-often")
        link.errand = self.table.send_for(self._think_of_hint(link, wanted, session, asked.id))

    async def _think_of_hint(self, link: Link, wanted: Hint, session: Session, decision: int) -> None:
        """Think, unless an answer was quicker: before the thought, or while it lasted."""
        thought = None
        try:
            if self._still_asked(session, wanted.seat, decision) is not None:
                claim = Claim(PEOPLE, link.place, self.table.row.id)
                adviser = self.table.game.adviser
                thought = await self.table.thinkers.choose(
                    session, wanted.seat, adviser, explains=True, wishes=self._wishes(wanted.seat), claim=claim
                )
        except ThoughtFailed:
            link.send(Refused(wanted.id, Word("refuse-fault")))
            return
        asked = self._still_asked(session, wanted.seat, decision)
        if thought is None or asked is None:
            link.send(Refused(wanted.id, Word("refuse-stale")))
            return
        game, action = self.table.game, thought.action
        why = hint_reason(game, session, asked, action, thought.why)
        link.send(Hinted(wanted.id, action, hint_words(game, session, asked, action), why))

    # -- what is written and shown -----------------------------------------------------------------------------

    def note_time(self, change: Change, seats: Seating) -> None:
        """Whoever answered has used up time; whoever took an answer back goes on from where they were."""
        if change.kind == "answer":
            self._clocks.answered(change.body["seat"], seats)
        elif change.kind == "undo":
            self._clocks.undone(change.body["seat"], seats)

    def clocks(self) -> dict[int, int]:
        """Milliseconds that each seat may still think; not of those whose clock stands still for a window."""
        shown = self._clocks.shown(self.table.seating)
        still = self._windows.ends(self.table.seating)
        return {seat: left for seat, left in shown.items() if seat not in still}

    def council(self) -> CouncilInfo | None:
        """The council that sits now, if one does."""
        session = self._playing()
        for asked in session.pending.values() if session is not None else ():
            if asked.council is not None:
                left = self._planner.council_left(self.table.seating, asked.id)
                closes_in = None if left is None else int(left * 1000)
                return councils.council_info(self.table.seating, asked.council, self.table.here(), closes_in)
        return None

    def silent(self) -> list[Silent]:
        """Those for whom partners may let something pass."""
        session = self._playing()
        return [] if session is None else self._silence.silent(session, self.table.seating)

    def windows(self) -> list[Window]:
        """How long offers to react still stand."""
        return self._windows.shown(self.table.seating)

    async def show(self, sight: Sight, change: Change, past: Past, with_table: bool) -> None:
        """Let everyone see what is now on disk; a bot's answers that make one move are one moment."""
        session, table = self._playing(), self.table
        seat = change.body.get("seat", -1) if change.kind == "answer" else -1
        if session is not None and seat >= 0 and self._planner.continues(session, table.seating, seat):
            self._unshown.append(past)
            return
        await table.crowd.look_ahead(sight, {link.player for link in table.links})
        self._show_all(sight, [*self._unshown, past], with_table)

    @property
    def kept_back(self) -> int:
        """How many answers of a bot's unfinished move nobody has seen."""
        return len(self._unshown)

    def show_rest(self) -> None:
        """Show what was kept back: something else is about to be shown."""
        if self._unshown:
            self._show_all(self.table.sight(), self._unshown, with_table=False)

    def _show_all(self, sight: Sight, pasts: list[Past], with_table: bool) -> None:
        self._unshown = []
        last = pasts[-1]
        events = [event for past in pasts for event in past.events]
        self.show_moment(sight, msgspec.structs.replace(last, events=events), with_table)
