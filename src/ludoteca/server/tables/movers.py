"""Who moves without being told to, and why: a bot, a clock that runs out, an offer that has waited long enough, a
standing order, a council that has settled.

A plan says so for one question, from how the table stands; the driver (`turns.py`) carries it out.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from ludoteca.kernel.flow import NO_DEFAULT, Council, Decision
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Session
from ludoteca.server.settings import Settings
from ludoteca.server.tables import councils, standing
from ludoteca.server.tables.seating import Seating

STAND_IN: Final = "jogador"  # the bot that moves where time is up and no answer is named for that

BOT: Final = "bot"
CLOCK: Final = "clock"  # a person's time is up
WINDOW: Final = "window"  # an offer to react has waited long enough
ORDER: Final = "order"  # a standing order answers
ABSENT: Final = "absent"  # someone is not here to react, and others wait
SETTLED: Final = "settled"  # the people of a council have come to an answer
CLOSING: Final = "closing"  # the time of a council is up

Partners = tuple[tuple[int, int], ...]  # what people have chosen openly: seat and action
Wishes = tuple[tuple[str, str], ...]  # signs that people have pinned to something: name and ref


class Plan(NamedTuple):
    """What will happen to a question by itself, and after how many seconds. `partners` are the open choices of people
    that a bot has seen, and `wishes` their signs: when they choose or wish otherwise it thinks again. `end` is the
    moment at which an offer has waited long enough: when it is put off, the plan is another one."""

    decision: int
    seat: int
    why: str
    level: str
    wait: float
    partners: Partners = ()
    wishes: Wishes = ()
    end: float = 0.0

    def is_as(self, other: Plan) -> bool:
        """Whether it is the same plan, however much of its time has passed; what a bot waits does not pass."""
        same = self._replace(wait=0.0) == other._replace(wait=0.0)
        return same and (self.why != BOT or self.wait == other.wait)


class Planner:
    """Makes the plans of one table. It remembers what bots have seen of open choices, and since when a council sits."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        pace: Callable[[], float],
        wishes: Callable[[int], Wishes],
    ) -> None:
        """`pace`: how many seconds a bot waits before it answers, as the table stands; `wishes`: what a seat minds."""
        self.game = game
        self.settings = settings
        self._considered: dict[int, tuple[int, Partners, Wishes]] = {}  # by seat: the question, and what it has seen
        self._council: tuple[int, float] = (0, 0.0)  # the question, and since when it is asked
        self._pace = pace
        self._wishes = wishes
        self._hesitates: dict[int, float] = {}  # by question: the moment until which a standing order waits
        self._last_bot = -1  # the seat whose bot answered last: it goes on with its move without a pause

    def answered(self, plan: Plan) -> None:
        """A plan was carried out."""
        self._last_bot = plan.seat if plan.why == BOT else -1
        self._considered[plan.seat] = (plan.decision, plan.partners, plan.wishes)

    def someone_answered(self) -> None:
        """A person has answered: no bot is in the middle of a move."""
        self._last_bot = -1

    def continues(self, session: Session, seating: Seating, seat: int) -> bool:
        """Whether what this seat's bot is asked now goes on with the move that it has just begun."""
        asked = session.pending.get(seat)
        return asked is not None and asked.follows and seat == self._last_bot and bool(seating.bot_at(seat))

    def plans(
        self,
        session: Session,
        seating: Seating,
        here: Collection[str],
        left: dict[int, float],
        windows: dict[int, float],
    ) -> dict[int, Plan]:
        """What will happen by itself, by seat. `left` are the seconds on the clocks of those who have one, `windows`
        the moments at which offers to react have waited long enough.

        While someone wants to take something back, only clocks go on: an answer would end the request before people
        have agreed to it.
        """
        found: dict[int, Plan] = {}
        for seat, asked in session.pending.items():
            if asked.council is None:
                plan = self._of_seat(session, seating, here, seat, asked, left.get(seat), windows.get(seat))
            elif seat == asked.seat:
                plan = self._of_council(seating, here, asked, asked.council)
            else:
                continue  # one plan for the whole council
            if plan is not None and (seating.undo is None or plan.why in (CLOCK, CLOSING)):
                found[seat] = plan
        return found

    # -- one seat ----------------------------------------------------------------------------------------------

    def _of_seat(
        self,
        session: Session,
        seating: Seating,
        here: Collection[str],
        seat: int,
        asked: Decision,
        left: float | None,
        window: float | None,
    ) -> Plan | None:
        level = seating.bot_at(seat)
        if level:
            return self._of_bot(session, seating, here, seat, asked, level)
        if asked.chosen is not None and seat in asked.chosen:
            return None  # it has chosen, and may think again as long as the others take
        if standing.order_for(self.game, session, seating, seat) is not None:
            return Plan(asked.id, seat, ORDER, "", self._hesitation(session, asked.id))
        chair = seating.chairs[seat]
        is_absent = chair.left or chair.player not in here
        waits_for_absent = asked.reaction and asked.default != NO_DEFAULT and is_absent and bool(here)
        times = [left, None if window is None else window - self.settings.time.now()]
        if waits_for_absent and all(time is None or time > self.settings.absence for time in times):
            return Plan(asked.id, seat, ABSENT, "", self.settings.absence)
        if window is not None:
            return Plan(asked.id, seat, WINDOW, "", window - self.settings.time.now(), end=window)
        return None if left is None else Plan(asked.id, seat, CLOCK, STAND_IN, left)

    def _hesitation(self, session: Session, decision: int) -> float:
        """Seconds that a standing order waits before it answers: a short while, by chance, and all that stand at the
        same time together, so that nobody can tell a pass by order from one by hand."""
        now = self.settings.time.now()
        asked = {one.id for one in session.pending.values()}
        self._hesitates = {one: until for one, until in self._hesitates.items() if one in asked}
        if decision not in self._hesitates:
            low, high = self.settings.hesitation
            until = now + low + (high - low) * secrets.randbelow(1001) / 1000
            self._hesitates[decision] = next((one for one in self._hesitates.values() if one > now), until)
        return max(0.0, self._hesitates[decision] - now)

    def _of_bot(
        self, session: Session, seating: Seating, here: Collection[str], seat: int, asked: Decision, level: str
    ) -> Plan | None:
        partners: Partners = ()
        wishes = self._wishes(seat)
        if asked.chosen is not None:
            people = {other: action for other, action in asked.chosen.items() if not seating.bot_at(other)}
            partners = tuple(sorted(people.items()))
            seen = self._considered.get(seat, (0, partners, wishes))
            if seat in asked.chosen and seen in ((asked.id, partners, wishes), (0, partners, wishes)):
                return None  # nobody but bots has chosen or wished otherwise since it chose
        wait = self._pace()
        if self.continues(session, seating, seat) or self.may_pass(session, asked):
            wait = 0.0
        elif session.is_race and any(self._is_person_here(seating, here, other) for other in session.pending):
            wait = max(wait, self.settings.patience)  # who is asked together with people lets them go first
        return Plan(asked.id, seat, BOT, level, wait, partners, wishes)

    @staticmethod
    def may_pass(session: Session, asked: Decision) -> bool:
        """Whether a bot that declines this need not let anyone wait: only what it does is worth a pause."""
        return standing.may_answer(asked) and asked.chosen is None and not session.is_race

    @staticmethod
    def _is_person_here(seating: Seating, here: Collection[str], seat: int) -> bool:
        return not seating.bot_at(seat) and not seating.chairs[seat].left and seating.chairs[seat].player in here

    # -- a team ------------------------------------------------------------------------------------------------

    def _of_council(self, seating: Seating, here: Collection[str], asked: Decision, council: Council) -> Plan | None:
        if councils.settled(seating, council, here) is not None:
            return Plan(asked.id, asked.seat, SETTLED, "", 0.0)
        if councils.people(seating, council):
            left = self.council_left(seating, asked.id)
            return None if left is None else Plan(asked.id, asked.seat, CLOSING, STAND_IN, left)
        bots = [seat for seat in council.seats if seating.bot_at(seat)]
        if not bots:
            return None
        speaker = council.tie if council.tie in bots else bots[0]
        return Plan(asked.id, speaker, BOT, seating.bot_at(speaker), self._pace())

    def council_left(self, seating: Seating, decision: int) -> float | None:
        """Seconds until a council is closed; None where it may take its time."""
        seconds = councils.seconds(seating)
        if not seconds:
            return None
        now = self.settings.time.now()
        if self._council[0] != decision:
            self._council = (decision, now)
        return max(0.0, self._council[1] + seconds - now)
