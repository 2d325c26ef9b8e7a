"""Bots say what they intend, and bots of one team share a plan."""

from __future__ import annotations

import pytest

from ludoteca import narrate
from ludoteca.bots import LEVELS, Glimpse, make_bot
from ludoteca.bots.search import SearchBot
from ludoteca.bots.teams import team_plan
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision, Table
from ludoteca.kernel.intent import Intent, listeners
from ludoteca.kernel.record import Record
from ludoteca.kernel.session import Session
from tests.kernel.caravan.game import CaravanGame
from tests.kernel.caravan.rules import DRAW_WATER, LOOK
from tests.kernel.caravan.state import Caravan
from tests.kernel.examples import CARAVAN, FERRY

NAMES = ["Ana", "Bia", "Caio"]


pytestmark = pytest.mark.usefixtures("example_games")


def played(level: str, seed: int = 3) -> Session:
    """A whole journey of three bots, each of which says what it intends."""
    session = CARAVAN.start(3, seed=seed)
    bots = [make_bot(level, CARAVAN.id, seat, playouts=16) for seat in range(3)]
    while session.outcome is None:
        seat, asked = next(iter(session.pending.items()))
        action = bots[seat].choose(Glimpse(session, seat), asked)
        said = bots[seat].intent
        if said is not None:
            session.note_intent(seat, said.key, said.params)
        session.answer(seat, action)
    return session


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_say_what_they_intend(level: str) -> None:
    session = played(level)
    assert {key for _, _, key, _ in session.intents} >= {"intent-water", "intent-look"}
    first = next(said for said in session.intents if said[2] == "intent-water")
    text = narrate.teller(session, "en", NAMES).intent(first)
    name = NAMES[first[1]]
    assert text.startswith(f"{name}: “{name} will draw water: there are only ")
    assert narrate.teller(session, "pt-BR", NAMES).intent(first).startswith(f"{name}: “{name} vai tirar água")


def test_intents_are_kept_in_the_record() -> None:
    session = played("jogador")
    again = Record.from_bytes(session.record().to_bytes()).replay()
    assert [list(said[:3]) for said in again.intents] == [list(said[:3]) for said in session.intents]
    assert [narrate.teller(again, "en", NAMES).intent(said) for said in again.intents] == [
        narrate.teller(session, "en", NAMES).intent(said) for said in session.intents
    ]


def test_an_intent_is_for_one_answer() -> None:
    session = CARAVAN.start(2, seed=1)
    session.note_intent(0, "intent-look", {})
    session.note_intent(0, "intent-water", {"who": {"seat": 0}, "n": 2})
    assert [said[:3] for said in session.intents] == [(1, 0, "intent-water")]
    assert session.record().intents == [], "nobody has answered yet"
    session.answer(0, DRAW_WATER)
    assert [said[:3] for said in session.record().intents] == [(1, 0, "intent-water")]
    assert session.clone().intents == session.intents


def test_who_hears_an_intent() -> None:
    assert listeners((0, 1, 2), 3) is None
    assert listeners((1,), 3) is None
    assert listeners((0, 2), 3) == (0, 2)
    assert Intent("a", {"n": 1}) == Intent("a", {"n": 1}) != Intent("a", {"n": 2})


def test_every_bot_of_a_team_makes_the_same_plan() -> None:
    session = CARAVAN.start(3, seed=5)
    plans = {team_plan(CARAVAN, Glimpse(session, seat)) for seat in range(3)}
    assert len(plans) == 1
    bearer = plans.pop()
    assert bearer in (0, 1, 2)
    session.answer(0, LOOK)
    session.answer(0, 0)
    for seat in (0, 1, 2):
        assert team_plan(CARAVAN, Glimpse(session, seat)) == bearer


def test_a_bot_follows_the_plan_of_its_team() -> None:
    session = CARAVAN.start(3, seed=5)
    bearer = team_plan(CARAVAN, Glimpse(session, 0))
    for seat in range(3):
        bot = make_bot("jogador", CARAVAN.id, 1)
        action = bot.choose(Glimpse(session, seat), session.pending[seat])
        assert (action == DRAW_WATER) == (seat == bearer)
        session.answer(seat, action)
        if seat in session.pending:
            session.answer(seat, 0)


def test_a_game_without_plans_asks_for_none() -> None:
    assert team_plan(FERRY, Glimpse(FERRY.start(2, seed=1), 0)) is None


def test_the_game_says_how_far_a_search_looks() -> None:
    asked: list[int] = []

    class Farsighted(CaravanGame):
        def horizon(self, table: Caravan, decision: Decision) -> int:
            asked.append(super().horizon(table, decision))
            return asked[-1]

    game = Farsighted()
    session = game.start(3, seed=1)
    bot = SearchBot("mestre", 1, game, 0.0, 8)
    bot.choose(Glimpse(session, 0), session.pending[0])
    assert asked == [6]
    assert isinstance(session.sample(0, seeded(1)), Session)


def test_without_a_word_of_the_game_a_search_looks_twelve_answers_far() -> None:
    session = FERRY.start(2, seed=1)
    assert FERRY.horizon(Table(session.state, seeded(1), None), session.pending[0]) == 12
