"""Bots beside people and across from them: as busy as they are, and the coins of a team are theirs for a while."""

from __future__ import annotations

from typing import cast

import pytest

from bench.rush_out_people import Idler, Person, measure
from ludoteca.bots import LEVELS, Glimpse, LiveBot
from ludoteca.games.rush_out import actions as do
from ludoteca.games.rush_out.bots.company import DAWDLING, PAIR_MS, PURSE_MS, QUICKEST, USUAL, tempo
from ludoteca.games.rush_out.bots.levels import PACE, policy
from ludoteca.games.rush_out.content.names import SCENARIO_IDS
from ludoteca.games.rush_out.state import BREAK, HEROES, Rush
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.live import LivePolicy, live_playout
from tests.games.rush_out.table import RushScenario, match, race, standard

SORCERER, BARD, GUARD, WARRIOR = range(4)


def table_of(g: RushScenario, *people: int) -> Rush:
    """The table of a scenario, with people in these seats."""
    table = cast(Rush, g.session.table)  # type: ignore[attr-defined]
    table.people = people
    return table


def busy(*acts: int) -> RushScenario:
    """A race in which each seat has done so much."""
    g = race("1", players="sorcerer bard guard warrior")
    cast(Rush, g.session.table).s.acts = list(acts)  # type: ignore[attr-defined]
    return g


# -- pace ------------------------------------------------------------------------------------------------------


def test_without_people_nobody_adapts() -> None:
    assert tempo(table_of(busy(90, 5, 60, 60)), GUARD, 1700) == USUAL


def test_a_partner_waits_for_a_person_who_does_little_and_hurries_with_one_who_does_much() -> None:
    assert tempo(table_of(busy(40, 30, 32, 30), BARD), GUARD, 1700) == USUAL
    assert USUAL < tempo(table_of(busy(40, 20, 40, 40), BARD), GUARD, 1700) < DAWDLING
    assert tempo(table_of(busy(40, 0, 90, 40), BARD), GUARD, 1700) == DAWDLING
    assert tempo(table_of(busy(40, 60, 30, 40), BARD), GUARD, 1700) == QUICKEST


def test_an_opponent_waits_only_so_long() -> None:
    assert tempo(table_of(busy(90, 0, 30, 30), BARD), SORCERER, 1700) == 1700
    assert tempo(table_of(busy(0, 30, 30, 30), SORCERER), BARD, 1700) == 1700
    assert tempo(table_of(busy(90, 0, 30, 30), BARD), SORCERER, int(PACE["mestre"].yielding)) == USUAL


def test_several_people_of_a_team_count_alike_and_partners_before_opponents() -> None:
    both = tempo(table_of(busy(40, 10, 40, 50), BARD, GUARD), WARRIOR, 1700)
    lazy = tempo(table_of(busy(40, 10, 40, 50), BARD), WARRIOR, 1700)
    assert USUAL < both < lazy
    assert tempo(table_of(busy(0, 40, 40, 40), SORCERER, BARD), GUARD, 1700) == USUAL


# -- coins -----------------------------------------------------------------------------------------------------


def two_coins() -> RushScenario:
    """A race of the second round; the Heroes have two Coins since this very moment."""
    g = race(
        "2",
        players="sorcerer bard guard",
        challenges=[standard("sword sword sword")],
        coins={"heroes": 2, "sorcerer": 0},
        round=2,
        trophies={"heroes": 1, "sorcerer": 0},
    )
    s = cast(Rush, g.session.table).s  # type: ignore[attr-defined]
    s.coined = s.now
    return g


def spends(table: Rush, seat: int, level: str) -> bool:
    """Whether a bot would spend the Coins, now or after a few looks."""
    return any(policy(level).act(table, seat, seeded(look)) == do.SPEND for look in range(40))


@pytest.mark.rule("RO-R63")
@pytest.mark.parametrize("level", LEVELS)
def test_two_coins_are_left_to_people_for_a_while(level: str) -> None:
    assert spends(table_of(two_coins()), GUARD, level)
    table = table_of(two_coins(), BARD)
    assert not spends(table, GUARD, level)
    table.pass_time(PAIR_MS)
    assert spends(table, GUARD, level)


@pytest.mark.rule("RO-R63")
def test_one_bot_of_the_team_asks_what_to_do_with_two_coins() -> None:
    g = two_coins()
    table = table_of(g, BARD)
    said = policy("jogador").intent(table, Decision(GUARD, "live", ()), -1)
    assert said is not None
    assert (said.key, said.params["n"]) == ("intent-pair", 2)
    assert policy("jogador").intent(table, Decision(SORCERER, "live", ()), -1) is None
    table.pass_time(PAIR_MS)
    assert policy("jogador").intent(table, Decision(GUARD, "live", ()), -1) is None


def trade_phase() -> Rush:
    """After the first round of a match, which the Sorcerer has won: the Heroes have the Coin token."""
    session = match("2", 3, seed=4)
    table = cast(Rush, session.table)
    whim = seeded(4)
    seats: list[LivePolicy] = [policy("mestre"), policy("aprendiz"), policy("aprendiz")]
    while not table.s.history:
        live_playout(table, 3, seats, whim, limit=1)
    assert table.s.phase == BREAK
    assert table.s.token == HEROES
    return table


@pytest.mark.rule("RO-R64")
@pytest.mark.parametrize("level", LEVELS)
def test_between_rounds_people_have_time_to_choose_and_who_is_done_has_chosen(level: str) -> None:
    table = trade_phase()
    table.people = (BARD,)
    bot = policy(level)
    assert bot.act(table, GUARD, seeded(1)) == -1, "it leaves the coin to the person"
    said = bot.intent(table, Decision(GUARD, "live", ()), -1)
    assert said is not None
    assert said.key == "intent-purse"
    done = trade_phase()
    done.people = (BARD,)
    done.act(BARD, do.DONE)
    assert bot.act(done, GUARD, seeded(1)) == do.DONE, "the person wants nothing"
    table.pass_time(PURSE_MS)
    assert do.BUY_GEAR <= bot.act(table, GUARD, seeded(1)) < do.RETURN_GEAR, "the person has had time enough"


@pytest.mark.rule("RO-R64")
def test_a_bot_among_bots_buys_at_once() -> None:
    assert policy("jogador").act(trade_phase(), GUARD, seeded(1)) >= do.BUY_GEAR


def test_a_bot_at_a_table_is_told_who_is_a_person() -> None:
    session = match("training-1", 3, seed=1)
    bot = LiveBot("aprendiz", 1, session.game, policy("aprendiz"))
    seen: list[tuple[int, ...]] = []

    class Watched(LivePolicy):
        def act(self, table: object, seat: int, whim: object) -> int:
            seen.append(cast(Rush, table).people)
            return -1

    bot._live = Watched()
    bot.choose(Glimpse(session, 0, (1, 2)))
    assert seen == [(1, 2)]


# -- who wins, by fixed seeds ----------------------------------------------------------------------------------

CELLS = [("training-1", 3), ("training-1", 5), ("2", 4)]


def side_won(part: str, rounds: int) -> float:
    """Rounds that the side of a person wins at tables of *aprendiz*; a small sample of `bench/rush_out_people.py`."""
    person = (Idler if part == "idle" else Person)(policy("jogador"), 1000)
    cells = [
        measure(SCENARIO_IDS.index(scenario), players, part, rounds, "aprendiz", person, seed=1)
        for scenario, players in CELLS
    ]
    return sum(cell.won for cell in cells) / sum(cell.rounds for cell in cells)


def test_a_person_who_acts_once_a_second_wins_about_half_of_the_rounds() -> None:
    assert 0.3 <= side_won("hero", 8) <= 0.7
    assert 0.3 <= side_won("sorcerer", 8) <= 0.7


def test_the_team_of_an_idle_hero_hardly_ever_wins() -> None:
    assert side_won("idle", 4) <= 0.1
