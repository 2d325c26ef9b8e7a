"""Whole matches at the terminal: typed lines in, what a person reads out."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca import words
from ludoteca.kernel.game import Game
from ludoteca.kernel.intent import Intent
from ludoteca.kernel.record import Record
from ludoteca.kernel.registry import unregister
from ludoteca.kernel.session import Session
from ludoteca.terminal.files import players_of
from ludoteca.terminal.play import Play
from tests.kernel.examples import FERRY, FIRES, put_on_shelf
from tests.terminal.desk import Desk

KOT = "king-of-tokyo"
RUBBISH = (
    "xyzzy",
    "-1",
    "99",
    "1 1",
    "💥",
    "\x1b[A\x00",
    "? no such thing",
    "?",
    "x" * 5000,
    "'; drop table",
    "[bold]",
)


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def kot(seats: int = 3, seed: int = 7, **options: object) -> Session:
    return ludoteca.game(KOT).start(seats, seed=seed, options=options)


def smoky(*cards: str, **me: object) -> Session:
    """A turn of Gigazaur with a Smoke Cloud: spending a token is a move without luck, so it can be taken back."""
    players = [{"cards": ["smoke_cloud", *cards], **me}, {}, {}]
    return ludoteca.game(KOT).start_at({"players": players}, seed=3)


def cycle_with_rubbish() -> Iterator[str]:
    """Someone who types nonsense before each sensible answer; it ends with the confirmation to stop."""
    number = 0
    while True:
        yield RUBBISH[number % len(RUBBISH)]
        yield "a" if number % 2 else "1"
        number += 1


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_match_full_of_rubbish_comes_to_its_end(language: str, seats: int) -> None:
    desk = Desk(kot(seats, target=8), ["human"] * seats, language)
    assert desk.types_on(cycle_with_rubbish()) == 0
    assert desk.session.outcome is not None
    assert words.say("", language, "ui-game-over") in desk.text
    assert "event-" not in desk.text
    assert "ui-" not in desk.text


@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_picture_fits_the_width(width: int) -> None:
    desk = Desk(kot(6, target=6), ["human"] + ["jogador"] * 5, "pt-BR", width=width)
    desk.types_on(cycle_with_rubbish())
    shown = [line for line in desk.out.getvalue().splitlines() if "›" not in line]
    assert max(map(len, shown)) <= min(width, 110)


def test_bots_and_people_decide_at_the_same_time() -> None:
    places = [{}, {"place": "city"}, {"place": "bay"}, {}, {}]
    session = ludoteca.game(KOT).start_at({"players": places}, seed=1)
    desk = Desk(session, ["human", "human", "jogador", "human", "human"], bots=lambda *_: _Stay())
    asked = _drive(desk, until="yield")
    assert asked >= 1
    assert "Stay or yield?" in desk.text


class _Stay:
    intent: Intent | None = None
    why: Intent | None = None
    explains = False

    def __init__(self) -> None:
        self.requests: dict[int, Intent] = {}

    def choose(self, glimpse: object, decision: object) -> int:
        return 0


def _drive(desk: Desk, until: str) -> int:
    """Play on until a person has been asked a question of this kind; how often that was."""
    seen = 0

    def lines() -> Iterator[str]:
        nonlocal seen
        while not seen:
            kinds = [decision.kind for seat, decision in desk.session.pending.items()]
            seen += kinds.count(until)
            yield "a" if kinds[0] == "keep" else "2" if until in kinds else "1"

    desk.types_on(lines())
    return seen


def test_hot_seat_names_who_must_answer() -> None:
    desk = Desk(kot(2), ["human", "human"])
    desk.types("a", "1", "a", "1", "a")
    assert "Gigazaur, your decision" in desk.text
    assert "CyberKitty, your decision" in desk.text


def test_on_a_screen_the_keyboard_is_handed_over() -> None:
    desk = Desk(kot(2), ["human", "human"], live=True)
    desk.types("a", "1", "", "a", "1", "", "a")
    assert "the keyboard is yours" in desk.text


# -- saving ----------------------------------------------------------------------------------------------------


def test_saved_and_resumed_is_the_same_match(tmp_path: Path) -> None:
    desk = Desk(kot(seed=11), ["human", "jogador", "aprendiz"])
    assert desk.types("1 2", "s", "here.ludo") == 0
    record = Record.load("here.ludo")
    assert players_of(record) == ["human", "jogador", "aprendiz"]
    resumed = record.resume()
    assert resumed.view(0) == desk.session.view(0)
    assert resumed.log() == desk.session.log()
    together = [Desk(one, ["human", "jogador", "aprendiz"]) for one in (desk.session, resumed)]
    for one in together:
        one.types("1 2", "a", "1", "a", "1")
    assert together[0].session.log() == together[1].session.log()


def test_the_end_of_the_input_saves_the_match() -> None:
    desk = Desk(kot(seed=11), ["human", "jogador", "aprendiz"])
    assert desk.types("1 2") == 0
    assert "Saved to king-of-tokyo-11.ludo" in desk.text
    assert Record.load("king-of-tokyo-11.ludo").resume().view(0) == desk.session.view(0)


def test_a_file_in_the_way_is_not_overwritten() -> None:
    Path("king-of-tokyo-11.ludo").write_text("precious")
    desk = Desk(kot(seed=11), ["human", "jogador", "aprendiz"])
    desk.types("s king-of-tokyo-11.ludo", "n")
    assert Path("king-of-tokyo-11.ludo").read_text() == "precious"
    assert Record.load("king-of-tokyo-11-2.ludo").game == KOT


def test_a_resumed_match_is_saved_where_it_came_from() -> None:
    first = Desk(kot(seed=11), ["human", "jogador", "aprendiz"])
    first.types("1 2", "s here.ludo")
    second = Desk(
        Record.load("here.ludo").resume(), ["human", "jogador", "aprendiz"], file=Path("here.ludo"), language="pt-BR"
    )
    second.types("1", "s", "")
    assert "Jogo salvo em here.ludo" in second.text
    assert len(Record.load("here.ludo").log) > len(first.session.record().log)
    assert [path.name for path in Path().iterdir()] == ["here.ludo"]


def test_a_place_that_cannot_be_written_is_no_loss() -> None:
    desk = Desk(kot(seed=11), ["human", "jogador", "aprendiz"])
    assert desk.types("s no/such/folder/x.ludo", "s \x00", "1 2") == 0
    assert "That did not work" in desk.text
    assert Record.load("king-of-tokyo-11.ludo").moves()[-1] == (0, 3)


def test_interrupted_leaves_with_130_and_the_match_is_saved() -> None:
    desk = Desk(kot(seed=11), ["human", "jogador", "aprendiz"])

    def interrupted() -> Iterator[str]:
        yield "1 2"
        raise KeyboardInterrupt

    assert desk.types_on(interrupted()) == 130
    assert Path("king-of-tokyo-11.ludo").exists()


def test_quit_asks_first() -> None:
    desk = Desk(kot(), ["human", "jogador", "aprendiz"])
    assert desk.types("q", "n", "q", "y") == 0
    assert "See you soon!" in desk.text
    assert list(Path().iterdir()) == []


def test_the_record_of_a_finished_match_can_be_saved() -> None:
    desk = Desk(kot(2, target=5), ["human", "human"])

    def lines() -> Iterator[str]:
        while desk.session.outcome is None:
            yield "a" if next(iter(desk.session.pending.values())).kind == "keep" else "1"
        yield "s over.ludo"

    assert desk.types_on(lines()) == 0
    assert Record.load("over.ludo").verify().outcome == desk.session.outcome


# -- undo, hint, help ------------------------------------------------------------------------------------------


def test_undo_takes_a_move_back() -> None:
    session = smoky()
    before = session.view(0)
    desk = Desk(session, ["human", "jogador", "jogador"])
    desk.types("b", "u")
    assert session.view(0)["board"] == before["board"]
    assert "spends a Smoke token" in desk.text
    assert "Taken back." in desk.text
    assert desk.play.log == session.opening


def test_undo_says_what_blocks_it() -> None:
    desk = Desk(smoky(), ["human", "jogador", "aprendiz"])
    desk.types("u", "1 2", "u", "l", "u")
    assert "There is nothing of yours to take back." in desk.text
    assert "Dice have been rolled" in desk.text
    assert "não dá para desfazer" in desk.text


def test_what_may_be_the_end_is_marked_and_asked_for_twice() -> None:
    tokyo = {"place": "city", "hearts": 1, "energy": 7}  # in the City no rolled heart heals
    position = {"players": [tokyo, {}, {}], "market": ["tank", "heal", "corner_store"]}
    desk = Desk(ludoteca.game(KOT).start_at(position, seed=3), ["human"] * 3, sure=False)
    desk.types("a", "2", "n")
    assert "⚠ you fall" in desk.text
    assert "Careful: you fall. Do it all the same? (y/n)" in desk.text
    assert desk.session.view(0)["out"] == [], "no is no"
    desk.types("2", "y")
    assert desk.session.view(0)["out"] == [0]


def test_hint_asks_the_best_bot_and_changes_nothing() -> None:
    session = smoky()
    before = session.log()
    levels: list[str] = []

    class Adviser:
        intent: Intent | None = None
        why: Intent | None = None
        explains = False

        def __init__(self) -> None:
            self.requests: dict[int, Intent] = {}

        def choose(self, glimpse: object, decision: object) -> int:
            assert self.explains
            self.why = Intent("why-stars", {"n": 1.5})
            return 0b1111

    def make(level: str, game_id: str, seed: int) -> Adviser:
        levels.append(level)
        return Adviser()

    desk = Desk(session, ["human", "human", "human"], bots=make)
    desk.types("h")
    assert levels == ["mestre"]
    assert "The master would: Keep the claw and the three 2s and roll the rest" in desk.text
    assert "1.5 ★ more, on average, than the next best idea" in desk.text
    assert session.log() == before


def test_a_question_mark_shows_the_rule_of_the_moment_of_a_choice_and_of_a_card() -> None:
    session = ludoteca.game(KOT).start_at(
        {"players": [{"energy": 9, "place": "city"}, {}], "market": ["wings", "heal", "tank"]}, seed=3
    )
    desk = Desk(session, ["human", "human"])
    desk.types("?", "?2", "a", "? 2", "? camouflage", "? Camuflagem", "? kot-r12", "? e", "? zzz", "??")
    for rule in ("KOT-R23", "KOT-R47", "KOT-wings", "KOT-camouflage.1", "KOT-R12"):
        assert f"[{rule}]" in desk.text
    assert "Several things are called like that" in desk.text
    assert "answers to “zzz”" in desk.text
    assert "What you can type" in desk.text


def test_the_language_can_change_at_any_time() -> None:
    desk = Desk(kot(), ["human", "jogador", "aprendiz"], "en")
    desk.types("l", "w", "l")
    assert "Which dice do you keep?" in desk.text
    assert "Quais dados você guarda?" in desk.text
    assert "From now on in English." in desk.text


def test_enter_twice_keeps_all_dice_and_stops() -> None:
    desk = Desk(kot(), ["human", "human", "human"])
    desk.types("", "")
    assert "Press Enter once more" in desk.text
    assert [action for _, action in desk.session.record().moves()] == [63]


def test_enter_at_a_list_shows_it_again_and_answers_nothing() -> None:
    session = ludoteca.game(KOT).start_at({"players": [{"energy": 9, "place": "city"}, {}]}, seed=3)
    desk = Desk(session, ["human", "human"])
    desk.types("a", "", "")
    assert desk.text.count("Go shopping?") == 3
    assert len(desk.session.record().moves()) == 1


def test_a_card_that_rerolls_is_offered_beside_the_dice() -> None:
    session = smoky("energy_drink", energy=2)
    desk = Desk(session, ["human", "jogador", "jogador"], "pt-BR")
    desk.types("c", "b")
    assert "Pagar 1 de energia por mais uma rolagem" in desk.text
    assert session.record().moves()[0][1] > 63


def test_many_ways_to_change_a_die_share_a_line() -> None:
    session = ludoteca.game(KOT).start_at(
        {"players": [{"cards": ["plot_twist", "stretchy"], "energy": 2}, {"place": "city"}]}, seed=8
    )
    desk = Desk(session, ["human", "human"])
    desk.types("a")
    lines = [line for line in desk.out.getvalue().splitlines() if ": die " in line]
    assert len(lines) == 12
    assert all(line.count("=") == 5 for line in lines)


# -- what is told ----------------------------------------------------------------------------------------------


def test_what_happened_since_my_last_turn_is_told() -> None:
    desk = Desk(kot(seed=2), ["human", "jogador", "aprendiz"])
    desk.types("a", "1", "a", "1", "a")
    assert "CyberKitty takes the dice." in desk.text
    assert "Space Penguin takes the dice." in desk.text


def test_only_bots_can_play_too() -> None:
    desk = Desk(kot(2, target=5), ["jogador", "jogador"])
    assert desk.types() == 0
    assert "Only bots play here" in desk.text
    assert "Game over" in desk.text


def test_real_bots_play_and_advise() -> None:
    session = kot(3, seed=5, target=6)
    desk = Desk(session, ["human", "jogador", "aprendiz"])
    real = Play(session, desk.play.players, desk.play.screen, "pt-BR")
    desk.play = real

    def lines() -> Iterator[str]:
        yield "h"
        while session.outcome is None:
            yield "a" if next(iter(session.pending.values())).kind == "keep" else "1"

    assert desk.types_on(lines()) == 0
    assert "O mestre faria" in desk.text
    assert session.outcome is not None


@pytest.fixture
def ferry() -> Iterator[Game]:
    """A game of others: no drawn board, no rulebook, secrets, questions to a group."""
    put_on_shelf()
    yield FERRY
    unregister(FERRY.id)
    unregister(FIRES.id)


def test_any_game_can_be_played(ferry: Game) -> None:
    desk = Desk(ferry.start(3, seed=3), ["human", "human", "jogador"])
    assert desk.types_on(itertools.cycle(["1", "? 1", "zz", "2", "?"])) == 0
    assert desk.session.outcome is not None
    assert "Your turn on deck: what do you do?" in desk.text
    assert "night-ferry has no rulebook" in desk.text


def test_a_game_in_real_time_without_a_board_is_played_step_by_step(ferry: Game) -> None:
    desk = Desk(FIRES.start(2, seed=3), ["human", "human"])
    assert desk.types_on(itertools.repeat("1")) == 0
    assert desk.session.outcome is not None


def test_secrets_of_one_person_are_not_shown_to_another() -> None:
    players = [{"cards": ["made_in_a_lab"], "energy": 2, "place": "city"}, {}]
    session = ludoteca.game(KOT).start_at({"players": players, "deck": ["nova_breath"]}, seed=3)
    desk = Desk(session, ["human", "human"])
    desk.types("a")
    assert "only you know): Nova Breath" in desk.text
    mine = desk.out.getvalue()
    desk.types("1")
    assert "Nova Breath" not in desk.out.getvalue()[len(mine) :].split("CyberKitty, your decision")[-1]
