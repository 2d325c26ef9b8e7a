"""A bot does what it has said, or says what it does instead: the last line of a hero is true when its walk ends, and
when the segment does; and no two heroes use a Timer for what only one can have."""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteca
from ludoteca.bots import Glimpse, make_bot
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.game import PLOTS
from ludoteca.games.kick_ass.rules.timers import FROM_PLAYED
from ludoteca.games.kick_ass.state import WALKING, CityState
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.intent import Intent

GAME = ludoteca.game("kick-ass")
ROUNDS = 3


CLOCKS = ("picked-up", "delivered", "clock", "token", "collected", "reported", "bribed")  # a Timer for an Event
ONCE = (w.DOCKS, w.POLICE, w.CITY_HALL)  # Districts whose Timer has something that only one can have


class Ear:
    """What the heroes of a match have said, and whether it was so."""

    def __init__(self, level: str, plot: str, seed: int, seats: int = 3) -> None:
        session = GAME.start(seats, seed=seed, options={"plot": plot})
        assert isinstance(session, FlowSession)
        self.session = session
        self.bots = [make_bot(level, GAME.id, seed + seat) for seat in range(seats)]
        self.places: dict[int, str] = {}  # by seat: where it has said that it goes
        self.with_cards: dict[int, str] = {}  # … when it chose its card
        self.seen: Counter[str] = Counter()
        self.said: dict[int, Intent] = {}  # by seat: the last line of this segment
        self.done: dict[int, set[str]] = {}  # by seat: what was done in it
        self.used: Counter[tuple[int, int]] = Counter()  # Timers of a District in it, by what they were for
        self.broken: list[str] = []

    @property
    def state(self) -> CityState:
        """The match as it stands."""
        assert isinstance(self.session.state, CityState)
        return self.session.state

    def listen(self) -> None:
        """A few rounds, with an ear for every line."""
        count = 0
        segment = (0, 0)
        while self.session.outcome is None and self.state.round <= ROUNDS:
            now = int(self.state.round), int(self.state.segment)
            if now != segment:
                self.account(segment)
                segment = now
            awaited = self.session.awaited()
            decision = self.session.pending[awaited[count % len(awaited)]]
            self.turn(decision)
            count += 1

    def account(self, segment: tuple[int, int]) -> None:
        """A segment is over: whoever has said something has done it."""
        for seat, said in self.said.items():
            self.seen["lines"] += 1
            where = str(said.params.get("where", ("",))[0])
            if said.key in ("intent-clear", "intent-together"):
                kept = f"fight {where}" in self.done.get(seat, set())
            elif said.key.startswith("intent-timer-"):
                kept = f"timer {where}" in self.done.get(seat, set())
            else:
                kept = said.key != "intent-event" or "event" in self.done.get(seat, set())
            if not kept:
                self.broken.append(f"{segment} {seat}: {said.key} {where}, done: {self.done.get(seat)}")
        for (place, option), times in self.used.items():
            if times > 1:
                self.broken.append(f"{segment}: {times} Timers of {w.DISTRICT_NAMES[place]} for {option}")
        self.said, self.done = {}, {}
        self.used.clear()

    def watch(self, events: list[Event]) -> None:
        """What the heroes do."""
        for event in events:
            place = event.args[1]
            if event.kind == "combat":
                for seat in range(len(self.bots)):
                    if event.args[3] >> seat & 1:
                        self.done.setdefault(seat, set()).add(f"fight at-{w.PLACE_NAMES[place]}")
            elif event.kind == "timer":
                self.done.setdefault(event.args[0], set()).add(f"timer at-{w.PLACE_NAMES[place]}")
                option = event.args[2]
                if place in ONCE and option < FROM_PLAYED:
                    self.used[place, 0 if place == w.DOCKS else option] += 1
            elif event.kind in CLOCKS:
                self.done.setdefault(event.args[0], set()).add("event")

    def turn(self, decision: Decision) -> None:
        """One answer: what is said before it, and whether an end of a walk is where it was to lead."""
        seat = decision.seat
        bot = self.bots[seat]
        action = bot.choose(Glimpse(self.session, seat), decision)
        hero = self.state.heroes[seat]
        walking = decision.kind == "step" and hero.stage == WALKING
        if bot.intent is not None:
            self.said[seat] = bot.intent
        if bot.intent is not None and "where" in bot.intent.params:
            self.places[seat] = bot.intent.params["where"][0]
            if decision.kind == "card":
                self.with_cards[seat] = self.places[seat]
        name = GAME.actions[decision.kind].decode(action)[0] if decision.kind == "step" else ""
        if walking and name not in ("move", "equip", "exhaust"):  # here the walk ends
            at = f"at-{w.PLACE_NAMES[hero.at]}"
            self.seen["walks"] += 1
            self.seen["as said"] += self.places[seat] == at
            self.seen["as said with the card"] += self.with_cards[seat] == at
        self.watch(self.session.answer(seat, action))


@pytest.mark.playouts
@pytest.mark.parametrize("level", ["aprendiz", "jogador"])
def test_what_a_bot_says_it_does(level: str) -> None:
    seen: Counter[str] = Counter()
    broken: list[str] = []
    for number, plot in enumerate(PLOTS):
        ear = Ear(level, plot, 11 + number)
        ear.listen()
        seen += ear.seen
        broken += ear.broken
    assert not broken, "\n".join(broken)
    assert seen["lines"] > 50
    assert seen["walks"] > 50
    assert seen["as said"] == seen["walks"]
    # What is said when cards are chosen is nearly always what is done: only partners who choose later change it.
    assert seen["as said with the card"] >= 0.9 * seen["walks"], seen
