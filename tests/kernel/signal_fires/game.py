"""The rules, the views and the front door of Signal Fires."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.kernel.actions import Act, ActionSpace, Param
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event, EventKind
from ludoteca.kernel.flow import Decision, State, Table
from ludoteca.kernel.game import Outcome
from ludoteca.kernel.intent import Intent
from ludoteca.kernel.live import LiveGame, LivePolicy, LiveTable
from ludoteca.kernel.options import Option
from ludoteca.kernel.positions import must_be
from ludoteca.kernel.present import Choice, Prompt

BEACONS: Final = 6
DARK: Final = -1
SPENT: Final = -1
WAIT: Final = -1
ROLL: Final = 0
LIGHT: Final = 1  # + beacon
ACTIONS: Final = {"live": ActionSpace(Act("roll", at=ROLL), Act("light", Param("beacon", BEACONS), at=LIGHT))}
COOL_DOWN: Final = 800


class FiresState(State):
    """The whole match."""

    dice: list[list[int]]  # by seat; SPENT once a die has lit a beacon
    heat: list[int]  # by seat: milliseconds until the dice can be rolled again
    lit: list[int]  # by beacon: the seat that lit it, or DARK
    wishes: list[int]  # a beacon for each seat, then those that nobody wishes for
    left: int  # milliseconds until dawn

    def copy(self) -> FiresState:
        """A state that shares nothing that changes."""
        other = FiresState()
        other.dice = [dice[:] for dice in self.dice]
        other.heat = self.heat[:]
        other.lit = self.lit[:]
        other.wishes = self.wishes[:]
        other.left = self.left
        return other


def over(s: FiresState) -> bool:
    """SF-R5: at dawn, or when all beacons burn."""
    return s.left == 0 or DARK not in s.lit


class Fires(LiveTable):
    """The rules."""

    def __init__(self, state: FiresState, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(state, chance, sink)
        self.s = state

    def begin(self) -> None:
        """SF-R2: everyone wishes for a beacon of their own, in secret."""
        self.chance.shuffle("wishes", self.s.wishes)
        for seat in range(len(self.s.dice)):
            self.whisper(seat, "wished", self.s.wishes[seat] + 1, public="wished-hidden")

    def open(self, seat: int) -> list[int]:
        """SF-R3, SF-R4: roll while the dice are cool; light what they show and nobody has lit."""
        s = self.s
        actions = [ROLL] if s.heat[seat] == 0 else []
        return actions + [LIGHT + face for face in sorted(set(s.dice[seat])) if face != SPENT and s.lit[face] == DARK]

    def act(self, seat: int, action: int) -> None:
        """SF-R3, SF-R4: the first come lights the beacon; a die that lit one is spent."""
        s = self.s
        if action == ROLL:
            s.dice[seat] = self.chance.roll(f"throw-{seat}", BEACONS, 2, seat)
            s.heat[seat] = COOL_DOWN
            self.tell("threw", seat, s.dice[seat][0] + 1, s.dice[seat][1] + 1)
        else:
            s.lit[action - 1] = seat
            s.dice[seat][s.dice[seat].index(action - 1)] = SPENT
            self.tell("lit", seat, action)
            if over(s):
                self.reveal()  # everyone shows what they wished for

    def pass_time(self, ms: int) -> None:
        """SF-R3, SF-R5: dice cool down, and dawn comes."""
        s = self.s
        s.heat = [max(0, heat - ms) for heat in s.heat]
        s.left = max(0, s.left - ms)
        if s.left == 0:
            self.tell("dawn")
            self.reveal()

    def due(self) -> int:
        """SF-R5: dawn comes by itself."""
        return self.s.left

    def ended(self) -> bool:
        """SF-R5: at dawn, or when all beacons burn."""
        return over(self.s)


class Keeper(LivePolicy):
    """Lights what it can, its wish first, and rolls on as soon as the dice are cool; `delay` is how slow it is."""

    def __init__(self, delay: int) -> None:
        self.delay = delay

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        """The wish, another beacon, a roll, or nothing."""
        assert isinstance(table, Fires)
        actions = table.open(seat)
        wish = table.s.wishes[seat] + 1
        return wish if wish in actions else max(actions, default=-1)

    def intent(self, table: Table, decision: Decision, action: int) -> Intent | None:
        """Which beacon it goes for, or that its dice are too hot for anything."""
        if action < LIGHT:
            return Intent("intent-wait") if action == WAIT else None
        return Intent("intent-light", {"beacon": action})

    def pause(self, table: LiveTable, seat: int, acted: bool, whim: Chance) -> int:
        """People take their time."""
        return self.delay + whim.below(self.delay)


DELAYS: Final = {"aprendiz": 900, "jogador": 500, "mestre": 250}

EVENTS: dict[str, EventKind] = {
    "wished": EventKind("beacon", "SF-R2"),
    "wished-hidden": EventKind("seat:seat", "SF-R2"),
    "threw": EventKind("seat:seat one two", "SF-R3", quiet=True),
    "lit": EventKind("seat:seat beacon", "SF-R4"),
    "dawn": EventKind("", "SF-R5"),
}


class SignalFires(LiveGame[FiresState, Fires]):
    """SF-R1: one to four keepers, one night."""

    id = "signal-fires"
    rules_version = "1"
    prefix = "SF"
    seats = range(1, 5)
    turn_rule = "SF-R1"
    step_ms = 200
    options = (Option("seconds", 20, low=2, high=60, rule="SF-R5"),)
    events = EVENTS
    actions = ACTIONS

    def new_state(self, seats: int, options: Mapping[str, Any]) -> FiresState:
        """Before anyone has rolled."""
        made = FiresState()
        made.dice = [[SPENT, SPENT] for _ in range(seats)]
        made.heat = [0] * seats
        made.lit = [DARK] * BEACONS
        made.wishes = list(range(BEACONS))
        made.left = options["seconds"] * 1000
        return made

    def table(self, state: FiresState, chance: Chance, sink: list[Event] | None) -> Fires:
        """The table of the rules."""
        return Fires(state, chance, sink)

    def outcome(self, state: FiresState) -> Outcome:
        """SF-R6: a point for each beacon, two more for the one you wished for."""
        s = _state(state)
        seats = range(len(s.dice))
        scores = tuple(s.lit.count(seat) + 2 * (s.lit[s.wishes[seat]] == seat) for seat in seats)
        winners = tuple(seat for seat in seats if scores[seat] == max(scores) > 0)
        return Outcome(winners, "dawn" if s.left == 0 else "all-lit", scores)

    def view(self, state: FiresState, seat: int | None) -> dict[str, Any]:
        """Wishes are secret until the end."""
        s = _state(state)
        seats = range(len(s.dice))
        return {
            "dice": [list(dice) for dice in s.dice],
            "heat": list(s.heat),
            "lit": list(s.lit),
            "left": s.left,
            "wishes": [s.wishes[other] if other == seat or over(s) else None for other in seats],
        }

    def present(self, state: FiresState, decision: Decision) -> Prompt:
        """What a seat can do at this moment."""
        choices = [
            Choice(action, "do-throw", {}, ["dice"], "SF-R3")
            if action == ROLL
            else Choice(action, "do-light", {"beacon": action}, [f"beacon:{action}"], "SF-R4")
            for action in decision.actions
        ]
        return Prompt("live", "ask-live", "SF-R1", choices=choices)

    def refuse(self, state: FiresState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
        """What has changed, when someone was faster."""
        s = _state(state)
        if action == ROLL:
            return "refuse-hot", {"ms": s.heat[decision.seat]}, "SF-R3"
        if 1 <= action <= BEACONS and s.lit[action - 1] != DARK:
            params = {"beacon": action, "keeper": self.seat_name(state, s.lit[action - 1])}
            return "refuse-already-lit", params, "SF-R4"
        if 1 <= action <= BEACONS:
            return "refuse-no-such-die", {"beacon": action}, "SF-R4"
        return "refuse-not-offered", {}, "SF-R1"

    def resample(self, state: FiresState, seat: int, chance: Chance) -> None:
        """The wishes of the others are dealt anew."""
        s = _state(state)
        others = [index for index in range(BEACONS) if index != seat]
        hidden = [s.wishes[index] for index in others]
        chance.shuffle("wishes", hidden)
        for index, wish in zip(others, hidden, strict=True):
            s.wishes[index] = wish

    def check(self, state: FiresState) -> None:
        """Every wish is somewhere exactly once; numbers are within bounds."""
        s = _state(state)
        assert sorted(s.wishes) == list(range(BEACONS)), "wishes are missing or doubled"
        assert all(DARK <= keeper < len(s.dice) for keeper in s.lit), "nobody lit that"
        assert all(SPENT <= face < BEACONS for dice in s.dice for face in dice), "no such face"
        assert min(*s.heat, s.left) >= 0, "time runs backwards"

    def policy(self, level: str) -> LivePolicy:
        """The levels differ in how fast they are."""
        return Keeper(DELAYS[level])

    def tally(self, state: FiresState) -> dict[str, int]:
        """How many beacons burn, and how many wishes came true."""
        s = _state(state)
        true = sum(s.lit[s.wishes[seat]] == seat for seat in range(len(s.dice)))
        return {"beacons": BEACONS - s.lit.count(DARK), "wishes": true}

    def place(self, position: Mapping[str, Any]) -> tuple[FiresState, int, dict[str, Any]]:
        """The dice of all keepers, and which beacons burn; everyone wishes for the beacon of their seat."""
        dice = [[face - 1 for face in thrown] for thrown in position["dice"]]
        options = self.check_setup(len(dice), {"seconds": position.get("seconds", 20)})
        made = self.new_state(len(dice), options)
        made.dice = dice
        for beacon, keeper in position.get("lit", {}).items():
            made.lit[int(beacon) - 1] = keeper
        must_be(lambda: self.check(made))
        return made, len(dice), options

    def dump(self, state: FiresState) -> dict[str, Any]:
        """The whole state."""
        s = _state(state).copy()
        return {"dice": s.dice, "heat": s.heat, "lit": s.lit, "wishes": s.wishes, "left": s.left}


def _state(state: FiresState) -> FiresState:
    assert isinstance(state, FiresState)
    return state


GAME = SignalFires()
