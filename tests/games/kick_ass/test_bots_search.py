"""What *mestre* of Kick-Ass goes by: numbers of a position, worlds that are judged when cards are chosen again."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots import Glimpse, make_bot
from ludoteca.games.kick_ass.bots import features as f
from ludoteca.games.kick_ass.bots.levels import AHEAD, rests
from ludoteca.games.kick_ass.bots.strength import evaluate_state
from ludoteca.games.kick_ass.bots.weights import HUNT, PLOT
from ludoteca.games.kick_ass.content.load import own_box
from ludoteca.games.kick_ass.game import PLOTS
from ludoteca.games.kick_ass.state import CHOOSE, City, CityState, segments_begun
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow_session import FlowSession

GAME = ludoteca.game("kick-ass")
MOST = 4000  # decisions of a match


def begun(plot: str, seats: int, seed: int) -> FlowSession:
    """A match in which cards are chosen for the first time, or later."""
    session = GAME.start(seats, seed=seed, options={"plot": plot})
    assert isinstance(session, FlowSession)
    policy = GAME.policy("jogador")
    for count in range(MOST):
        if city(session).step == CHOOSE:
            break
        awaited = session.awaited()
        decision = session.pending[awaited[count % len(awaited)]]
        session.answer(decision.seat, policy.choose(session.table, decision, seeded(count)))
    return session


def city(session: FlowSession) -> CityState:
    """Its state."""
    assert isinstance(session.state, CityState)
    return session.state


@pytest.mark.parametrize("plot", PLOTS)
def test_every_number_of_a_position_has_a_weight(plot: str) -> None:
    assert {len(row) for row in HUNT} == {len(f.HUNT)}
    assert {len(row) for row in PLOT} == {len(f.PLOT)}
    state = city(begun(plot, 2, 3)).copy()
    assert len(f.features(state)) == len(f.HUNT)
    state.revealed = True
    assert len(f.features(state)) == len(f.PLOT)
    assert 0.0 < evaluate_state(state) < 1.0


def test_what_is_worn_counts_by_what_it_does_in_a_fight() -> None:
    box = own_box()
    brought = {item.id: force for item, force in zip(box.items, f.forces(box), strict=True)}
    assert (brought["pruning_sticks"].hits, brought["pruning_sticks"].shields) == (1.0, 0.0)
    assert brought["motorcycle_helmet"].shields == pytest.approx(4 / 6)
    assert brought["roller_helmet"].shields > brought["colander"].shields * 0.9  # always, against once a day
    assert f.forces(box) is f.forces(box)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_world_is_judged_when_cards_are_chosen_again(seats: int) -> None:
    session = begun("red-mist", seats, 5)
    before = segments_begun(city(session))
    table = session.table
    assert isinstance(table, City)
    world = session.sample_playout(0, seeded(9))
    world.finish([GAME.policy("jogador")] * seats, seeded(9), 1000, rests(table))
    after = city(world)
    assert after.step == CHOOSE
    assert segments_begun(after) == before + AHEAD
    assert all(hero.card < 0 for hero in after.heroes)


def test_mestre_chooses_a_card_that_it_may_play() -> None:
    session = begun("vic", 2, 11)
    bot = make_bot("mestre", "kick-ass", 1, playouts=12)
    decision = session.pending[0]
    assert bot.choose(Glimpse(session, 0), decision) in decision.actions
    assert bot.intent is not None
