"""Games for OpenSpiel: its own checks, its own algorithms, and what a researcher types wrongly."""

from __future__ import annotations

import copy
import pickle
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.algorithms import random_agent as random_agents
from open_spiel.python.observation import make_observation

import ludoteca
import ludoteca.lab.spiel
from ludoteca.kernel.errors import BadSetup, LudotecaError
from ludoteca.kernel.game import LiveGame
from ludoteca.kernel.record import Record
from ludoteca.lab.env import IllegalAction, aec
from ludoteca.lab.spiel.parameters import specification

pytestmark = pytest.mark.filterwarnings("default")  # those of OpenSpiel itself are not ours

IDS = [game for game in ludoteca.game_ids() if not isinstance(ludoteca.game(game), LiveGame)]
NAMES = {game: f"ludoteca_{game.replace('-', '_')}" for game in IDS}
ENDS = [(game, seats) for game in IDS for seats in (ludoteca.game(game).seats[0], ludoteca.game(game).seats[-1])]


def loaded(game: str, **parameters: object) -> Any:
    return pyspiel.load_game(NAMES[game], parameters) if parameters else pyspiel.load_game(NAMES[game])


def any_action(state: Any, luck: np.random.RandomState) -> int:
    if state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        return int(luck.choice(outcomes, p=shares))
    return int(luck.choice(state.legal_actions()))


def play(state: Any, decisions: int, luck: np.random.RandomState) -> Any:
    """On by so many decisions, up to where somebody is asked."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(any_action(state, luck))
    return state


def begun(game: str, decisions: int = 6, seed: int = 1, **parameters: object) -> Any:
    return play(loaded(game, **parameters).new_initial_state(), decisions, np.random.RandomState(seed))


@pytest.fixture
def deep() -> Iterator[None]:
    """OpenSpiel's samplers call themselves once for each node of a match, and every die is one."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(50_000)
    yield
    sys.setrecursionlimit(before)


# -- what OpenSpiel itself checks --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), ENDS)
def test_random_simulations(game: str, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(loaded(game, players=seats, max_decisions=60), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


def test_a_whole_match_to_its_end(capfd: pytest.CaptureFixture[str]) -> None:
    short = loaded("king-of-tokyo", players=2, target=5)
    pyspiel.random_sim_test(short, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


# -- what a game is ----------------------------------------------------------------------------------------------


def test_the_line_of_the_manual() -> None:
    game = pyspiel.load_game("ludoteca_king_of_tokyo(players=4,target=20)")
    assert game.num_players() == 4
    assert pyspiel.load_game(str(game)).num_distinct_actions() == game.num_distinct_actions()
    assert game.get_parameters()["target"] == 20


@pytest.mark.parametrize("game", IDS)
def test_every_game_with_turns_is_registered(game: str) -> None:
    made = loaded(game)
    kind = made.get_type()
    team = ludoteca.game(game).councils
    assert kind.utility == (pyspiel.GameType.Utility.IDENTICAL if team else pyspiel.GameType.Utility.GENERAL_SUM)
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert (made.min_utility(), made.max_utility()) == (-1, 1)
    env: Any = aec(game)
    assert made.num_distinct_actions() == env.action_space(env.possible_agents[0]).n
    assert made.information_state_tensor_shape() == [env.setup.encoding.features]
    assert "ludoteca_rush_out" not in pyspiel.registered_names()


def test_options_are_parameters() -> None:
    clans = pyspiel.load_game("ludoteca_keep_the_heroes_out(players=2,clans=slime/ghost,level=hardcore)")
    assert clans.scene.setup.options["clans"] == [["slime"], ["ghost"]]
    assert clans.scene.setup.options["level"] == "hardcore"
    monsters = pyspiel.load_game("ludoteca_king_of_tokyo(players=2,monsters=gigazaur/alienoid)")
    assert monsters.scene.setup.options["monsters"] == ["gigazaur", "alienoid"]
    assert specification(ludoteca.game("king-of-tokyo").options, 4) == {
        "players": 4,
        "max_decisions": 0,
        "target": 20,
        "monsters": "usual",
    }


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("ludoteca_king_of_tokyo(players=9)", "king-of-tokyo is for 2 to 6 players, not 9"),
        ("ludoteca_king_of_tokyo(target=99)", "option 'target' goes from 5 to 20, not 99"),
        ("ludoteca_king_of_tokyo(monsters=a/b/c/d)", "option 'monsters' is one of"),
        ("ludoteca_king_of_tokyo(max_decisions=-1)", "max_decisions is a number from 1 on"),
        ("ludoteca_king_of_tokyo(hats=3)", "hats"),
        ("ludoteca_rush_out", "ludoteca_rush_out"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(line: str, told: str) -> None:
    with pytest.raises((LudotecaError, pyspiel.SpielError), match=re.escape(told)):
        pyspiel.load_game(line)
    assert issubclass(BadSetup, LudotecaError)


def test_an_illegal_action_is_told_and_changes_nothing() -> None:
    state = begun("king-of-tokyo", 0, players=2)
    before = str(state), state.history()
    with pytest.raises(
        IllegalAction, match=r"^64 is not offered to seat_\d, who is asked 'keep'; offered are 0 to 63$"
    ):
        state.apply_action(64)
    assert (str(state), state.history()) == before
    with pytest.raises(IllegalAction, match=r"^66 is no outcome of 'deck'; outcomes are 0 to 65$"):
        loaded("king-of-tokyo").new_initial_state().apply_action(66)


# -- luck --------------------------------------------------------------------------------------------------------


def test_a_shuffle_is_a_chain_of_picks_and_a_die_is_a_node() -> None:
    state = loaded("king-of-tokyo", players=2).new_initial_state()
    luck = np.random.RandomState(1)
    sizes = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        sizes.append(len(outcomes))
        state.apply_action(any_action(state, luck))
    assert sizes[:65] == list(range(66, 1, -1))  # the last card follows from the others
    assert len(sizes[65:]) % 6 == 0  # six dice each for who begins, and for the first roll
    assert set(sizes[65:]) == {6}


def test_an_answer_without_luck_has_no_node() -> None:
    state = begun("king-of-tokyo", 0, players=2)
    state.apply_action(63)  # keep all dice
    assert not state.is_chance_node()


# -- copies ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", IDS)
def test_copies_go_on_identically(game: str) -> None:
    state = begun(game, 12)
    state.apply_action(state.legal_actions()[-1])
    copies = [state, state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    ends = [play(one, 8, np.random.RandomState(2)) for one in [*copies, again]]
    assert len({str(end) for end in ends}) == 1
    assert len({tuple(end.history()) for end in ends}) == 1


# -- what a player sees ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", IDS)
def test_tensors_are_the_rows_of_the_environments(game: str) -> None:
    state = begun(game, 9)
    seat = state.current_player()
    row = state.moment.row(seat).copy()
    assert np.array_equal(state.observation_tensor(seat), row)
    assert np.array_equal(state.information_state_tensor(seat), row)
    seen = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    seen.set_from(state, seat)
    assert np.array_equal(seen.tensor, row)
    assert seen.string_from(state, seat) == state.information_state_string(seat)
    assert state.observation_string(seat) in state.information_state_string(seat)


def test_other_kinds_of_observations_are_refused() -> None:
    with pytest.raises(LudotecaError, match="no other observation"):
        make_observation(loaded("king-of-tokyo"), pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.NONE))
    with pytest.raises(LudotecaError, match="no parameters"):
        loaded("king-of-tokyo").make_py_observer(None, {"wide": True})


@pytest.mark.parametrize("game", IDS)
def test_a_resampled_state_is_the_same_to_whoever_is_asked(game: str) -> None:
    state = begun(game, 15)
    seat = state.current_player()
    others = [state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0)) for _ in range(3)]
    for other in others:
        assert other.current_player() == seat
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
    worlds = {repr(ludoteca.game(game).dump(other.moment.session.state)) for other in others}
    assert len(worlds) > 1


@pytest.mark.parametrize("game", IDS)
def test_a_resampled_state_tells_nothing_of_the_true_one(game: str) -> None:
    """Neither as a text nor as a file: what a player cannot tell apart gives the same worlds."""
    state = begun(game, 15)
    seat = state.current_player()
    unlike = state.resample_from_infostate(seat, lambda: 0.25)
    worlds = [true.resample_from_infostate(seat, lambda: 0.75) for true in (state, unlike)]
    played = [play(world.clone(), 3, np.random.RandomState(4)) for world in worlds]
    assert str(worlds[0]) == str(worlds[1])
    assert str(played[0]) == str(played[1])
    made = state.get_game()
    for write in (pickle.dumps, pyspiel.State.serialize, lambda one: pyspiel.serialize_game_and_state(made, one)):
        with pytest.raises(LudotecaError, match=f"dealt for seat {seat} cannot be pickled"):
            write(worlds[0])


# -- algorithms --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", IDS)
def test_monte_carlo_tree_search(game: str) -> None:
    state = begun(game, 4, max_decisions=30)
    luck = np.random.RandomState(3)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 12, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", IDS)
def test_information_set_search(game: str) -> None:
    state = begun(game, 4, max_decisions=30)
    luck = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, luck),
        2.0,
        12,
        random_state=luck,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.usefixtures("deep")
@pytest.mark.parametrize("game", IDS)
def test_outcome_sampling(game: str) -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded(game, players=2, max_decisions=15))
    for _ in range(2):
        solver.iteration()
    state = begun(game, 1, players=2, max_decisions=15)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)


@pytest.mark.parametrize("game", IDS)
def test_reinforcement_learning_environment(game: str) -> None:
    made = loaded(game, players=2, max_decisions=40)
    env = rl_environment.Environment(made)
    agents = [random_agents.RandomAgent(seat, made.num_distinct_actions()) for seat in range(2)]
    step = env.reset()
    decisions = 0
    while not step.last():
        decisions += 1
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert decisions == 40 or any(step.rewards)
    assert env.observation_spec()["info_state"] == tuple(made.information_state_tensor_shape())


# -- the manual --------------------------------------------------------------------------------------------------


def test_the_example_of_the_manual_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
    chapter = page.partition("\n## OpenSpiel\n")[2].partition("\n## ")[0]
    examples = re.findall(r"^```python\n(.*?)^```$", chapter, re.MULTILINE | re.DOTALL)
    assert len(examples) == 1
    exec(compile(examples[0], "docs/lab.md", "exec"), {})
    assert len(capsys.readouterr().out.splitlines()) > 5


# -- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", IDS)
def test_actions_have_names_of_their_own(game: str) -> None:
    state = begun(game, 5)
    seat = state.current_player()
    names = [state.action_to_string(seat, action) for action in state.legal_actions()]
    assert len(set(names)) == len(names)
    assert [state.string_to_action(seat, name) for name in names] == state.legal_actions()


@pytest.mark.parametrize("game", IDS)
def test_the_board_is_shown_and_the_match_can_be_replayed(game: str) -> None:
    state = begun(game, 10)
    assert len(state.board(state.current_player()).splitlines()) > 5
    record = state.record()
    assert isinstance(record, Record)
    record.replay()
    fresh = loaded(game).new_initial_state()
    assert fresh.board() == ""
    with pytest.raises(LudotecaError, match="nothing to record"):
        fresh.record()
