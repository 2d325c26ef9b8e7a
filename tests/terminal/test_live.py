"""A race at the terminal, step by step: time stands still while a person thinks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.live import LivePolicy, LiveSession
from ludoteca.kernel.record import Record
from ludoteca.terminal.live import MOVE_MS
from ludoteca.terminal.menu import Menu
from tests.terminal.desk import Desk

RUSH = "rush-out"


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def race(seats: int = 3, seed: int = 5, **options: object) -> LiveSession:
    session = ludoteca.game(RUSH).start(seats, seed=seed, options={"pace": "relaxed", **options})
    assert isinstance(session, LiveSession)
    return session


def sensible(desk: Desk, seat: int, also: tuple[str, ...] = ()) -> Iterator[str]:
    """Someone who plays as an aprendiz does, by the numbers of the menu; an empty line when there is nothing to do."""
    policy = desk.session.game.policy("aprendiz")
    assert isinstance(policy, LivePolicy)
    whim = seeded(1)
    yield from also
    while desk.session.outcome is None:
        session = desk.session
        assert isinstance(session, LiveSession)
        action = policy.act(session.table, seat, whim)
        decision = session.pending[seat]
        menu = Menu(session.game.present(session.state, decision), decision, merged=True)
        shown = [entry.label for entry in menu.entries if entry.choice.action == action]
        yield shown[0] if shown else ""


@pytest.mark.long
@pytest.mark.parametrize("seat", [0, 1])
def test_a_training_is_played_to_its_end(seat: int) -> None:
    players = ["aprendiz"] * 3
    players[seat] = "human"
    desk = Desk(race(), players)
    assert desk.types_on(sensible(desk, seat)) == 0
    assert desk.session.outcome is not None
    assert "Rusty Gate" in desk.text or "→" in desk.text


def test_time_stands_still_while_a_person_thinks() -> None:
    desk = Desk(race(), ["human", "aprendiz", "aprendiz"])
    desk.types("? RO-R20", "??", "w", "nonsense")
    assert desk.session.clock == 0  # type: ignore[attr-defined]


def test_an_empty_line_lets_one_moment_go_by() -> None:
    desk = Desk(race(), ["human", "aprendiz", "aprendiz"])
    desk.types("", "", "")
    assert desk.session.clock == 3 * MOVE_MS  # type: ignore[attr-defined]


def test_dice_that_show_the_same_are_one_choice() -> None:
    position = {
        "players": [{"role": "sorcerer"}, {"role": "bard", "dice": ["key", "key", "heart"]}, {"role": "guard"}],
        "challenges": [{"card": first_standard(), "slots": ["key", "sword", "fire"]}],
    }
    session = ludoteca.game(RUSH).start_at(position, seed=1)
    desk = Desk(session, ["aprendiz", "human", "aprendiz"])
    desk.types()
    name = ludoteca.words.say(RUSH, "en", f"card-{first_standard()}", {})
    assert desk.text.count(f"Key → {name}") == 1


def first_standard() -> str:
    from ludoteca.games.rush_out.content.loading import own_box
    from ludoteca.games.rush_out.state import STANDARD

    box = own_box()
    return next(box.card_ids[card] for card in range(len(box.card_ids)) if box.family[card] == STANDARD)


def test_a_race_is_saved_and_goes_on() -> None:
    desk = Desk(race(), ["human", "aprendiz", "aprendiz"])
    desk.types("1", "", "", "", "", "", "1", "s race.ludo")
    again = Record.load(Path("race.ludo")).resume()
    assert isinstance(again, LiveSession)
    assert again.clock == desk.session.clock  # type: ignore[attr-defined]
    assert again.game.dump(again.state) == desk.session.game.dump(desk.session.state)


def test_bots_alone_can_be_watched() -> None:
    desk = Desk(race(), ["aprendiz"] * 3)
    assert desk.types() == 0
    assert desk.session.outcome is not None


def test_a_hint_names_a_choice_or_says_to_wait() -> None:
    desk = Desk(race(), ["human", "aprendiz", "aprendiz"])
    desk.types("h", "1", "", "", "", "", "", "h")
    assert desk.text.count("The master would: ") == 2
