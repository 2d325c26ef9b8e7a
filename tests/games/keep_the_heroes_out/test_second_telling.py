"""The rules, told a second time from the rulebook alone (`model/`), beside the engine: nobody may tell them apart.

And what they once told differently, each as a scenario of its own.
"""

from __future__ import annotations

from random import Random

import pytest

import ludoteca
from ludoteca.games.keep_the_heroes_out.content.scenario_file import own_scenarios
from ludoteca.kernel.errors import BadSetup
from tests.games.keep_the_heroes_out.invading import clan, invade
from tests.games.keep_the_heroes_out.model.beside import Beside
from tests.games.keep_the_heroes_out.model.box import CLANS, LEVELS
from tests.games.keep_the_heroes_out.model.positions import any_position

GAME = ludoteca.game("keep-the-heroes-out")
ROW = (("study", "forge", "vault", "workshop", "graveyard"),)
LOOK = 24  # decisions of each match: thousands were compared once, these keep watch


@pytest.mark.parametrize("seats", range(1, 7))
def test_matches_are_told_alike(seats: int) -> None:
    whim = Random(seats)
    clans = whim.sample(CLANS, 2 if seats == 1 else seats)
    options = {
        "scenario": whim.choice(list(own_scenarios())),
        "level": LEVELS[seats % 3],
        "clans": [clans] if seats == 1 else [[one] for one in clans],
    }
    beside = Beside(GAME.start(seats=seats, options=options, seed=seats), seats, proofs=0.05)
    assert beside.play(2 * LOOK) > 0
    assert beside.doubts == []


@pytest.mark.parametrize("scenario", ["", *own_scenarios()])
def test_odd_positions_are_told_alike(scenario: str) -> None:
    seed = 0
    looks = 8 if not scenario else 1
    while looks:
        seed += 1
        position = any_position(Random(seed), scenario)
        try:
            state, _, _ = GAME.place(position)
        except BadSetup:  # more of something than there is
            continue
        looks -= 1
        beside = Beside(GAME.start_at(position, seed=seed), seed, proofs=0.05, start=state)
        assert beside.play(LOOK) >= 0
        assert beside.doubts == []


@pytest.mark.rule("KTHO-D-34", "KTHO-D-9")
def test_a_card_that_defends_and_draws_is_not_itself_drawn_again() -> None:
    rats = clan("ratfolk", {"forge": 1}, hand=["defend > draw"], discard=["trap"], rest="gone")
    with invade(rats, clan("witch", hand=["move"]), heroes={"forge": ["mage awake"]}, dungeon=ROW) as g:
        g.is_asked("defend").says("defend > draw").waits()
        assert g.cards(g.of("ratfolk").hand) == ["trap"]
        assert g.cards(g.of("ratfolk").discard) == ["defend > draw"]


@pytest.mark.rule("KTHO-D-34", "KTHO-D-9", "KTHO-R80")
def test_with_no_other_card_left_it_draws_none_and_there_is_nothing_to_leave_out() -> None:
    rats = clan("ratfolk", {"forge": 1}, hand=["defend > draw"], rest="gone")
    with invade(rats, clan("witch", hand=["move"]), heroes={"forge": ["mage awake"]}, dungeon=ROW) as g:
        g.is_asked("defend", "pass", "defend > draw").says("defend > draw").waits()
        assert g.cards(g.of("ratfolk").hand) == []
        assert g.cards(g.of("ratfolk").discard) == ["defend > draw"]


@pytest.mark.rule("KTHO-D-53", "KTHO-D-59", "KTHO-R71")
def test_a_hero_whose_companion_falls_into_a_trap_before_the_pillage_goes_on_himself() -> None:
    with invade(
        clan("witch", hand=["move"]),
        dungeon=ROW,
        heroes={"forge": ["mage awake", "rogue new"], "workshop": ["archer awake"]},
        treasures={"forge": 2, "workshop": 1},
        tokens={"forge": {"trap": 2}},
    ) as g:
        g.is_asked("hero", "rest", "mage@forge", "rogue@forge", "archer@workshop").says("mage@forge")
        # the Rogue disarms one Trap and falls to the other; the Mage, alone now, waits before anybody else is picked
        assert g.asleep()["forge"] == ["mage"]
        assert g.state.treasures[5] >= 0
