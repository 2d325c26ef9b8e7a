"""A bot does what it has said, or says what it does instead: the last line of a hero is true when its walk ends."""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteca
from ludoteca.bots import Glimpse, make_bot
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.game import PLOTS
from ludoteca.games.kick_ass.state import WALKING, CityState
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.flow_session import FlowSession

GAME = ludoteca.game("kick-ass")
ROUNDS = 3


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

    @property
    def state(self) -> CityState:
        """The match as it stands."""
        assert isinstance(self.session.state, CityState)
        return self.session.state

    def listen(self) -> None:
        """A few rounds, with an ear for every line."""
        count = 0
        while self.session.outcome is None and self.state.round <= ROUNDS:
            awaited = self.session.awaited()
            decision = self.session.pending[awaited[count % len(awaited)]]
            self.turn(decision)
            count += 1

    def turn(self, decision: Decision) -> None:
        """One answer: what is said before it, and whether an end of a walk is where it was to lead."""
        seat = decision.seat
        bot = self.bots[seat]
        action = bot.choose(Glimpse(self.session, seat), decision)
        hero = self.state.heroes[seat]
        walking = decision.kind == "step" and hero.stage == WALKING
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
        self.session.answer(seat, action)


@pytest.mark.playouts
@pytest.mark.parametrize("level", ["aprendiz", "jogador"])
def test_where_a_bot_says_that_it_goes_it_goes(level: str) -> None:
    seen: Counter[str] = Counter()
    for number, plot in enumerate(PLOTS):
        ear = Ear(level, plot, 11 + number)
        ear.listen()
        seen += ear.seen
    assert seen["walks"] > 50
    assert seen["as said"] == seen["walks"]
    # What is said when cards are chosen is nearly always what is done: only partners who choose later change it.
    assert seen["as said with the card"] >= 0.9 * seen["walks"], seen
