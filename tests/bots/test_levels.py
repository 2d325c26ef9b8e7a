"""Every level plays every match to its end, legally, and the same again with the same seed."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots import LEVELS, Glimpse, make_bot, search
from tests.bots.play import KOT, play, team
from tests.games.king_of_tokyo.table import BOX


def test_the_levels_and_their_names() -> None:
    assert LEVELS == ("aprendiz", "jogador", "mestre")
    for level in LEVELS:
        assert make_bot(level, KOT, 1).level == level


def test_an_unknown_level_is_refused_with_the_list() -> None:
    with pytest.raises(ludoteca.UnknownBot, match=r"'grandmaster'.*aprendiz, jogador, mestre"):
        make_bot("grandmaster", KOT, 1)


def test_a_bot_for_an_unknown_game_is_refused() -> None:
    with pytest.raises(ludoteca.UnknownGame):
        make_bot("jogador", "ludo", 1)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("level", ["aprendiz", "jogador"])
def test_never_an_illegal_answer(level: str, seats: int) -> None:
    game = ludoteca.game(KOT)
    for seed in range(12):
        session = game.start(seats=seats, seed=seed)
        play(session, team([level] * seats, seed))
        game.check(session.state)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_never_an_illegal_answer_of_a_searcher(seats: int) -> None:
    session = ludoteca.game(KOT).start(seats=seats, seed=seats, options={"target": 8})
    play(session, team(["mestre"] + ["aprendiz"] * (seats - 1), seats, playouts=12))


def test_never_an_illegal_answer_with_every_card_in_play() -> None:
    """Positions where everyone owns a heap of cards ask every kind of question."""
    game = ludoteca.game(KOT)
    ids = [card for card in _keep_cards() if card != "extra_head"]
    kinds: set[str] = set()
    for seed in range(24):
        hands: list[list[str]] = [[], [], [], []]
        for index, card in enumerate(ids):
            if (index * 7 + seed * 5) % 3 == 0:
                hands[(index + seed) % 4].append(card)
        names = ["gigazaur", "cyber_kitty", "space_penguin", "the_king"]
        players = [
            {"monster": name, "cards": hand, "energy": 12, "poison": seat % 2, "shrink": seat // 3}
            for seat, (name, hand) in enumerate(zip(names, hands, strict=True))
        ]
        session = game.start_at({"players": players, "turn": seed % 4}, seed=seed)
        log: list[tuple[int, str, int]] = []
        play(session, team(["jogador", "aprendiz", "jogador", "aprendiz"], seed), log)
        kinds |= {kind for _, kind, _ in log}
    assert kinds >= {"keep", "buy", "yield", "react", "change", "probe", "heart", "snatch", "sell", "mimic-move"}


def _keep_cards() -> list[str]:

    return [card for card, keep in zip(BOX.ids, BOX.keep, strict=True) if keep]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_match(level: str) -> None:
    game = ludoteca.game(KOT)
    logs: list[list[tuple[int, str, int]]] = []
    for _ in range(2):
        log: list[tuple[int, str, int]] = []
        session = game.start(seats=3, seed=5, options={"target": 8})
        play(session, team([level, "jogador", "aprendiz"], 3, playouts=12), log)
        logs.append(log)
    assert logs[0] == logs[1]


def test_another_seed_plays_another_match() -> None:
    game = ludoteca.game(KOT)
    logs: list[list[tuple[int, str, int]]] = []
    for seed in range(2):
        log: list[tuple[int, str, int]] = []
        play(game.start(seats=3, seed=5), team(["aprendiz"] * 3, seed), log)
        logs.append(log)
    assert logs[0] != logs[1]


def test_thinking_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes on by ten milliseconds at each look: a bot that may think for 0.3 seconds looks about
    thirty times, and tries its ideas once between two looks."""
    session = ludoteca.game(KOT).start(seats=4, seed=2)
    seat, decision = next(iter(session.pending.items()))
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 100

    monkeypatch.setattr(search, "perf_counter", clock)
    make_bot("mestre", KOT, 1, think=0.3).choose(Glimpse(session, seat), decision)
    assert 20 < looks < 45


def test_asking_a_bot_changes_nothing() -> None:
    game = ludoteca.game(KOT)
    session = game.start(seats=4, seed=2)
    seat, decision = next(iter(session.pending.items()))
    before = game.dump(session.state)
    for level in LEVELS:
        make_bot(level, KOT, 1, playouts=16).choose(Glimpse(session, seat), decision)
    assert game.dump(session.state) == before
    assert session.pending == {seat: decision}
