"""The bots of Rush Out!: only legal actions, the pace of a person, nothing that is hidden, and levels that differ.

Luck and whims come from fixed seeds everywhere, so every run plays the same matches.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import cast

import pytest

import ludoteca
from ludoteca.bots import LEVELS
from ludoteca.games.rush_out import actions as do
from ludoteca.games.rush_out.bots.levels import PACE, policy
from ludoteca.games.rush_out.bots.odds import NEVER, UNITS, alone, jokers, together
from ludoteca.games.rush_out.bots.pace import TAP_MS
from ludoteca.games.rush_out.checks.invariants import check
from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.content.names import SCENARIO_IDS
from ludoteca.games.rush_out.hidden import deal_again
from ludoteca.games.rush_out.rules.play import RushTable
from ludoteca.games.rush_out.state import BREAK, HEROES, RACE, SIDE_NAMES, Rush, RushState, new_state
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.errors import UnknownBot
from ludoteca.kernel.live import LivePolicy, LiveTable, live_playout

pytestmark = pytest.mark.playouts

SKILLED = ("jogador", "mestre")
PLAYERS = (3, 4, 5)


def new_table(scenario: int, players: int, seed: int, relaxed: bool = False) -> Rush:
    """A table that has just been set; the Sorcerer has the first seat."""
    table = RushTable(
        new_state(own_box(), list(range(players)), scenario, 700, relaxed, False), seeded(seed).for_seats(players), None
    )
    table.begin()
    return table


class Watched(LivePolicy):
    """A policy, with somebody who looks at everything that it does."""

    def __init__(self, watched: LivePolicy) -> None:
        self.watched = watched
        self.gaps: dict[str, list[int]] = defaultdict(list)  # by what was done before: milliseconds to the next action
        self.kinds: Counter[str] = Counter()
        self.last: dict[int, tuple[int, str]] = {}

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        """What the policy does, if it is legal."""
        action = self.watched.act(table, seat, whim)
        s = cast(Rush, table).s
        if action < 0:
            assert action == -1
            return action
        assert table.can(seat, action), f"seat {seat} may not do {action}"
        kind = kind_of(action)
        self.kinds[kind] += 1
        if s.phase == RACE:
            if seat in self.last:
                before, what = self.last[seat]
                self.gaps[what].append(s.now - before)
            self.last[seat] = (s.now, kind)
        else:
            self.last.clear()
        return action

    def pause(self, table: LiveTable, seat: int, acted: bool, whim: Chance) -> int:
        """How long the policy waits."""
        return self.watched.pause(table, seat, acted, whim)


def kind_of(action: int) -> str:
    """What sort of action a number is."""
    if action >= do.PLACE:
        return "place"
    return {do.ROLL: "roll", do.RECALL_ALL: "recall", do.START: "start", do.DONE: "done"}.get(action, "other")


# -- legal, always ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scenario", range(len(SCENARIO_IDS)), ids=SCENARIO_IDS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_action_is_legal_in_every_set_up(level: str, scenario: int, players: int) -> None:
    watched = Watched(policy(level))
    for number in range(3):
        table = new_table(scenario, players, seed=number * 1000 + scenario * 8 + players)
        watched.last.clear()
        live_playout(table, players, [watched] * players, seeded(players), limit=150)
        check(table.s)
    assert watched.kinds["roll"] > 50
    assert watched.kinds["place"] > 50


@pytest.mark.parametrize("scenario", range(len(SCENARIO_IDS)), ids=SCENARIO_IDS)
def test_levels_of_all_kinds_finish_a_match_together(scenario: int) -> None:
    table = new_table(scenario, 4, seed=scenario)
    policies = [Watched(policy(LEVELS[(seat + scenario) % 3])) for seat in range(4)]
    live_playout(table, 4, policies, seeded(scenario))
    assert table.ended()
    check(table.s)
    rounds = len(table.s.history)
    assert rounds == 1 if scenario < 2 else rounds in (2, 3)


def test_a_relaxed_table_with_the_longest_cooldown_is_played_to_its_end() -> None:
    table = RushTable(new_state(own_box(), [1, 0, 4], 4, 1500, True, True), seeded(5).for_seats(3), None)
    table.begin()
    live_playout(table, 3, [Watched(policy("jogador"))] * 3, seeded(5))
    assert table.ended()


def test_the_game_and_the_server_get_their_bots_here() -> None:
    game = ludoteca.game("rush-out")
    for level in LEVELS:
        assert isinstance(game.policy(level), LivePolicy)
    with pytest.raises(UnknownBot, match="campeão"):
        policy("campeão")


# -- the pace of a person --------------------------------------------------------------------------------------


def gaps_of(level: str, relaxed: bool) -> Watched:
    """A match of one level, with its times."""
    table = new_table(2, 4, seed=11, relaxed=relaxed)
    watched = Watched(policy(level))
    live_playout(table, 4, [watched] * 4, seeded(11), limit=1500)
    return watched


@pytest.mark.parametrize("relaxed", [False, True], ids=["normal", "relaxed"])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_faster_than_a_person(level: str, relaxed: bool) -> None:
    pace = PACE[level]
    slower = 1.7 if relaxed else 1.0
    gaps = gaps_of(level, relaxed).gaps
    assert min(gaps["roll"]) >= 0.69 * slower * int(pace.read_ms)
    assert min(gaps["place"]) >= 0.69 * slower * int(pace.step_ms)
    assert sum(gaps["place"]) / len(gaps["place"]) >= slower * int(pace.step_ms)
    assert len(set(gaps["place"])) > 100, "times have a spread"


def test_levels_differ_in_pace() -> None:
    quick = {}
    for level in LEVELS:
        placed = sorted(gaps_of(level, relaxed=False).gaps["place"])
        quick[level] = placed[len(placed) // 5]  # die after die; longer gaps are waits for the cool-down
    assert quick["aprendiz"] > 1.3 * quick["jogador"] > 1.3 * 1.1 * quick["mestre"]
    assert min(pace.read_ms for pace in PACE.values()) >= 300, "no one reads a roll in less"


def test_nobody_rolls_in_the_very_moment_in_which_the_cooldown_ends() -> None:
    table = new_table(0, 3, seed=3)
    master = policy("mestre")
    early = []

    class Clock(Watched):
        def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
            action = super().act(table, seat, whim)
            s = cast(Rush, table).s
            if action == do.ROLL and s.rolls[seat]:
                early.append(s.now - s.cool[seat])
            return action

    live_playout(table, 3, [Clock(master)] * 3, seeded(3))
    assert len(early) > 60
    assert min(early) >= 0
    assert sum(wait < TAP_MS for wait in early) < len(early) / 4, "only who was busy with dice anyway rolls at once"


def test_the_sorcerer_bot_starts_after_a_moment() -> None:
    table = new_table(0, 3, seed=1)
    waits = {policy("jogador").pause(table, 0, False, seeded(seed)) for seed in range(40)}
    assert 1000 < min(waits) < max(waits) < 3500
    assert policy("jogador").act(table, 0, seeded(1)) == do.START
    assert policy("jogador").act(table, 1, seeded(1)) == -1


# -- nothing hidden --------------------------------------------------------------------------------------------


class TwoWorlds(LivePolicy):
    """At every look: the same choice, and the same pause, in a world whose hidden cards lie otherwise."""

    def __init__(self, own: LivePolicy) -> None:
        self.own = own
        self.looks = 0
        self.other_decks = 0

    def other_world(self, s: RushState) -> Rush:
        """What the seats see, with other cards where nobody can see them, and other luck."""
        twin = s.copy()
        self.looks += 1
        deal_again(twin, seeded(self.looks))
        self.other_decks += twin.spell_deck != s.spell_deck and twin.challenge_deck != s.challenge_deck
        return RushTable(twin, seeded(self.looks).for_seats(twin.seats), None)

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        """What the policy does in both."""
        s = cast(Rush, table).s
        before = whim.copy()
        action = self.own.act(table, seat, whim)
        assert self.own.act(self.other_world(s), seat, before) == action
        return action

    def pause(self, table: LiveTable, seat: int, acted: bool, whim: Chance) -> int:
        """How long it waits in both."""
        s = cast(Rush, table).s
        before = whim.copy()
        wait = self.own.pause(table, seat, acted, whim)
        assert self.own.pause(self.other_world(s), seat, acted, before) == wait
        return wait


@pytest.mark.parametrize("scenario", [0, 3, 5, 7], ids=lambda number: SCENARIO_IDS[number])
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: str, scenario: int) -> None:
    table = new_table(scenario, 4, seed=scenario)
    honest = TwoWorlds(policy(level))
    live_playout(table, 4, [honest] * 4, seeded(scenario), limit=400)
    assert honest.other_decks > 300


@pytest.mark.parametrize("level", SKILLED)
def test_a_swap_looks_only_at_a_card_that_everybody_has_seen(level: str) -> None:
    """RO-R68c: what was swapped away lies on top of the deck, and everybody knows it."""
    table = new_table(3, 3, seed=2)
    table.s.scrolls = [1] * 8
    honest = TwoWorlds(policy(level))
    watched = Watched(honest)
    live_playout(table, 3, [watched] * 3, seeded(2), limit=700)
    assert honest.looks > 500


# -- odds ------------------------------------------------------------------------------------------------------


def asked(text: str) -> int:
    """A code: how many slots of each of the five symbols."""
    return sum(int(count) * unit for count, unit in zip(text.split(), UNITS, strict=True))


def test_odds_of_one_player_are_exact() -> None:
    assert alone(asked("0 0 0 0 0"), 0, 3) == 0.0
    assert alone(asked("1 0 0 0 0"), 0, 1) == pytest.approx(6.0)
    assert alone(asked("1 0 0 0 0"), 1, 1) == pytest.approx(3.0), "with a Joker that stands for it"
    assert alone(asked("1 0 0 0 0"), 0, 3) == pytest.approx(1 / (1 - (5 / 6) ** 3))
    assert alone(asked("2 0 0 0 0"), 0, 2) == pytest.approx(12 - 1 / (1 - (5 / 6) ** 2)), "the later of two"
    assert alone(asked("2 2 0 0 0"), 0, 3) == NEVER, "four slots, three dice"


def test_odds_of_one_player_are_those_of_many_rolls() -> None:
    luck = seeded(8)
    rolls = 0
    tries = 4000
    for _ in range(tries):
        need = [1, 0, 1, 1, 0]
        dice = 4
        while sum(need):
            rolls += 1
            faces = luck.roll("dice", 6, dice)
            for face in faces:
                if face < 5 and need[face]:
                    need[face] -= 1
                    dice -= 1
            for _ in range(faces.count(5)):
                if need[2]:
                    need[2] -= 1
                    dice -= 1
    assert alone(asked("1 0 1 1 0"), 0b100, 4) == pytest.approx(rolls / tries, rel=0.03)


def test_odds_of_two_heroes_are_close() -> None:
    for code, mask, dice in ((asked("1 1 1 1 1"), 1, 6), (asked("2 1 0 1 1"), 2, 5), (asked("1 1 1 0 0"), 4, 4)):
        exact = alone(code, mask, dice) if dice <= 5 else None
        close = together(code, mask, mask, dice)
        assert 1.0 < close < NEVER
        assert exact is None or close == pytest.approx(exact, rel=0.25)
    assert together(asked("2 2 2 0 0"), 1, 2, 5) == NEVER
    assert together(asked("0 1 1 1 0"), 2, 4, 6) < together(asked("0 1 1 1 0"), 0, 0, 6)


def test_odds_of_jokers() -> None:
    assert jokers(1, 1) == pytest.approx(6.0)
    assert jokers(2, 2) == pytest.approx(12 - 1 / (1 - (5 / 6) ** 2))
    assert jokers(3, 2) == NEVER


# -- trade -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_trade_comes_to_an_end_with_little_left_in_the_purse(level: str) -> None:
    """RO-R64: nobody saves coins, and everybody is done sooner or later."""
    for scenario in (3, 6):
        table = new_table(scenario, 4, seed=scenario)
        watched = Watched(policy(level))
        whim = seeded(scenario)
        while len(table.s.history) < 1:
            live_playout(table, 4, [watched] * 4, whim, limit=1)
        assert table.s.phase == BREAK
        table.s.coins[HEROES] = table.s.challenges[-3:]
        bought = 0
        while table.s.phase == BREAK:
            bought = max(bought, len(table.s.bought))
            assert live_playout(table, 4, [watched] * 4, whim, limit=1) == 1
        assert bought > 0
        assert any(table.s.equipment)


# -- strength, by fixed seeds ----------------------------------------------------------------------------------


def rounds_won(heroes: str, sorcerer: str, cells: list[tuple[int, int]], matches: int) -> tuple[int, int]:
    """Rounds that the Heroes won, of how many."""
    won = played = 0
    for scenario, players in cells:
        for seed in range(matches):
            table = new_table(scenario, players, seed=1000 * scenario + 10 * seed + players)
            seats = [policy(sorcerer)] + [policy(heroes)] * (players - 1)
            live_playout(table, players, seats, seeded(seed), limit=40_000)
            assert table.ended(), "a match that does not end"
            won += sum(SIDE_NAMES[ending // 8] == "heroes" for ending in table.s.history)
            played += len(table.s.history)
    return won, played


SAMPLE = [(0, 3), (2, 4), (4, 5), (6, 4), (7, 3)]


def test_each_level_beats_the_one_below_on_both_sides() -> None:
    for better, worse in (("jogador", "aprendiz"), ("mestre", "jogador")):
        won, played = rounds_won(better, worse, SAMPLE, 3)
        assert won / played > 0.55, f"{better} as Heroes: {won} of {played}"
        won, played = rounds_won(worse, better, SAMPLE, 3)
        assert won / played < 0.45, f"{better} as Sorcerer: {won} of {played}"


def test_two_sides_of_one_level_are_about_equal() -> None:
    """A small sample with fixed seeds; `bench/rush_out_balance.py` measures all set-ups with thousands of rounds."""
    cells = [(scenario, players) for scenario in range(len(SCENARIO_IDS)) for players in PLAYERS]
    won, played = rounds_won("jogador", "jogador", cells, 2)
    assert 0.35 <= won / played <= 0.65, f"{won} of {played}"
