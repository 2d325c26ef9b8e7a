"""The pace of a person: how long a bot looks at a roll, and how long a hand takes to move a die.

Every pause has a spread, and now and then someone dreams for a moment. Nobody rolls in the very millisecond in which
a cool-down ends. With people at the table bots are about as busy as they are (`company`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.bots.answers import answer
from ludoteca.games.rush_out.bots.company import USUAL, asks_about_coins, tempo
from ludoteca.games.rush_out.rules.trade import purse
from ludoteca.games.rush_out.state import BREAK, COUNTDOWN, HEROES, RACE, READY, Rush, RushState
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Table
from ludoteca.kernel.intent import Intent
from ludoteca.kernel.live import LivePolicy, LiveTable

# Of a thousand: a pause is between these parts of its usual length.
SHORTEST: Final = 700
SPREAD: Final = 600
DREAM: Final = 800  # what is added when somebody dreams

SIGNAL_MS: Final = 1500  # before the Sorcerer starts a round
TRADE_MS: Final = 3000  # to think about what to buy, and to let people buy first
IDLE_MS: Final = 900  # between two looks, when it is for others to do something
TAP_MS: Final = 25  # from the end of a cool-down to the next roll, at least
TAP_SPREAD_MS: Final = 90
CALM: Final = 1700  # thousandths: how much slower bots are at a relaxed table


class Pace:
    """How quick a level is. Parts are in thousandths."""

    def __init__(self, read_ms: i64, step_ms: i64, *, dreams: i64, ponder: i64, crowd: i64, yielding: i64) -> None:
        self.read_ms = read_ms  # to read a roll
        self.step_ms = step_ms  # for each further movement of the hand
        self.dreams = dreams  # of 64 pauses
        self.ponder = ponder  # the part that a pause of the Sorcerer is, who has five dice to look at
        self.crowd = crowd  # how much longer a look around takes with each Hero beyond two
        self.yielding = yielding  # the part that a pause is, at most, for the sake of slow people across the table


class Paced(LivePolicy):
    """What all levels share: a time to read a roll, and a time for each further movement of the hand."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace

    def pause(self, table: LiveTable, seat: i64, acted: bool, whim: Chance) -> i64:
        """How long until it acts, or looks, again."""
        assert isinstance(table, Rush)
        s = table.s
        if s.phase == RACE:
            ms: i64 = self.pause_in_race(s, seat, acted, whim)
            ms = ms * (self.pace.ponder if seat == s.sorcerer else USUAL + self.pace.crowd * (s.heroes - 2)) // USUAL
            return ms * tempo(table, seat, self.pace.yielding) // USUAL if table.people else ms
        if s.phase == COUNTDOWN:
            return s.until - s.now + self.around(s, self.pace.read_ms, whim)
        if s.phase == READY:
            return self.around(s, SIGNAL_MS, whim)
        if s.phase == BREAK and not s.ready[seat]:
            return self.around(s, TRADE_MS, whim)
        return self.around(s, IDLE_MS, whim)

    def intent(self, table: Table, decision: Decision, action: int) -> Intent | None:
        """A bot answers the signs of people; it leaves the coins of its team to them for a while, and asks them."""
        assert isinstance(table, Rush)
        s = table.s
        if len(table.wishes) > 0:
            answered = answer(table, decision.seat)
            if answered is not None:
                return answered
        if not table.people or not asks_about_coins(table, decision.seat):
            return None
        if s.phase == RACE:
            return Intent("intent-pair", {"n": len(s.coins[HEROES]), "round": s.round})
        return Intent("intent-purse", {"n": purse(s, HEROES), "round": s.round})

    def pause_in_race(self, s: RushState, seat: i64, acted: bool, whim: Chance) -> i64:
        """After a roll it reads; after anything else the hand moves on; a cool-down is waited for."""
        wait: i64
        if acted:
            wait = self.around(s, self.pace.read_ms if s.cool[seat] - s.now >= s.cooldown else self.pace.step_ms, whim)
        elif s.cool[seat] > s.now:
            return s.cool[seat] - s.now + TAP_MS + whim.below(TAP_SPREAD_MS)
        else:
            wait = self.around(s, self.pace.read_ms, whim)
        busy: i64 = s.busy[seat] - s.now
        return busy + TAP_MS if busy > wait else wait

    def around(self, s: RushState, usual: i64, whim: Chance) -> i64:
        """A pause that is usually so long: the sum of two throws, and rarely a dream."""
        luck: i64 = whim.below(1048576)
        part: i64 = SHORTEST + (luck % 128 + luck // 128 % 128) * SPREAD // 254
        if luck // 16384 < self.pace.dreams:
            part += DREAM
        if s.relaxed:
            part = part * CALM // 1000
        return usual * part // 1000
