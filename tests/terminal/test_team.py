"""A team at one terminal: wishes of a council, open plans that change, whoever is first, and undo by consent."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest

from ludoteca import words
from ludoteca.kernel.registry import unregister
from ludoteca.kernel.session import Session
from ludoteca.testkit.faults import sabotaged
from tests.kernel.examples import EXAMPLES, WATCH, put_on_shelf
from tests.kernel.storm_watch.rules import BRACE, FETCH, LET_IT_COME, LOOK_OUT, REST, TEND, USE
from tests.terminal.desk import Desk

OIL, ROPE, FLARE = 0, 1, 2


@pytest.fixture(autouse=True)
def example_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    put_on_shelf()
    yield
    for game in EXAMPLES:
        unregister(game.id)


def watch(step: str, *hands: list[int], **more: Any) -> Session:
    keepers = [{"hand": hand, "plan": "look-out"} for hand in hands]
    return WATCH.start_at({"keepers": keepers, "step": step, **more}, seed=1)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("people", [1, 2, 4])
def test_a_whole_night_watch_is_played_at_one_keyboard(language: str, people: int) -> None:
    players = ["human"] * people + ["jogador"] * (4 - people)
    desk = Desk(WATCH.start(4, seed=3), players, language)
    lines = chain(["1", "", "2", "u", "1", "uu", "y", "cc", "1", "3"] * 6, repeat("1"))
    assert desk.types_on(lines) == 0
    assert desk.session.outcome is not None
    assert "ui-" not in desk.text
    assert "event-" not in desk.text


def test_a_lone_person_decides_for_the_crew_at_once() -> None:
    session = watch("beam", [], [], [])
    Desk(session, ["jogador", "human", "jogador"]).types("2")
    assert session.log()[0] == (1, 1)


def test_bots_alone_let_the_one_who_breaks_ties_decide() -> None:
    session = watch("beam", [], [], [], first=2, nights=1)
    Desk(session, ["jogador"] * 3).types()
    assert session.log()[0][0] == 2


def test_people_see_each_others_wishes_until_a_majority_settles_it() -> None:
    session = watch("beam", [], [], [])
    desk = Desk(session, ["human"] * 3)
    desk.types("2", "1")
    assert "Player 1 wishes: To the south" in desk.text
    assert "Player 2 wishes: To the north" in desk.text
    assert session.log() == []  # one against one: the third has not spoken
    desk.types("1")
    assert session.log()[0][1] == 0


def test_a_majority_does_not_wait_for_the_last() -> None:
    session = watch("beam", [], [], [])
    Desk(session, ["human"] * 3).types("2", "2")
    assert session.log()[0][1] == 1


def test_a_partner_sees_a_plan_and_its_maker_may_change_it() -> None:
    session = WATCH.start(2, seed=1)
    desk = Desk(session, ["human", "human"])
    desk.types("3", "cc", "1")
    assert "Player 1 has chosen: Tend the lamp" in desk.text
    assert session.log()[-2:] == [(0, TEND), (0, LOOK_OUT)]
    assert session.awaited() == [1]


def test_bots_plan_first_so_that_a_person_sees_it() -> None:
    session = WATCH.start(2, seed=1)
    desk = Desk(session, ["human", "jogador"])
    desk.types("2")
    assert "Player 2 has chosen: Look out for waves" in desk.text
    assert (0, FETCH) in session.log()


def test_whoever_is_asked_may_let_the_others_go_first() -> None:
    session = watch("work", [OIL], [OIL + 3])
    desk = Desk(session, ["human", "human"])
    desk.types("", "1")
    assert session.log() == [(1, REST)]
    assert "Enter lets the others go first" in desk.text


def test_a_partners_step_is_taken_back_by_consent() -> None:
    session = watch("work", [OIL], [OIL + 3])
    desk = Desk(session, ["human", "human"])
    desk.types("2", "u", "n")
    assert "Player 1 does not agree." in desk.text
    assert session.log() == [(0, USE + OIL)]
    desk.types("u", "y")
    assert session.log() == []


def test_bots_agree_at_once_to_undo() -> None:
    session = watch("work", [OIL], [OIL + 3])
    desk = Desk(session, ["jogador", "human"])
    desk.types("u")
    assert session.log() == []
    assert "(y/n)" not in desk.text


def test_a_move_of_several_answers_is_taken_back_at_once() -> None:
    session = watch("work", [FLARE])
    before = session.view(0)["board"]
    desk = Desk(session, ["human"])
    desk.types("2", "1", "uu")
    assert session.view(0)["board"] == before
    assert session.log() == []


def test_a_wave_can_be_let_come() -> None:
    session = watch("waves", [OIL], sea=1, beam="north", nights=1)
    desk = Desk(session, ["human"])
    desk.types("1")
    assert "The cliff breaks" in desk.text
    assert BRACE not in [what for _, what in session.log()]


def test_a_fault_in_a_rule_is_told_and_the_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    # The rules fail once, so nothing but the answer may play them: what a choice leads to is not looked at.
    monkeypatch.setattr("ludoteca.kernel.previews.with_outcomes", lambda _session, _decision, prompt: prompt)
    session, sabotage = sabotaged(watch("work", [OIL]))
    sabotage.armed = True
    desk = Desk(session, ["human"])
    desk.types("2", "2")
    assert "A rule has failed" in desk.text
    assert Path("storm-watch-fault.ludo").exists()
    assert session.log() == [(0, USE + OIL)]


def test_a_bot_finds_another_answer_where_a_rule_fails() -> None:
    session, sabotage = sabotaged(watch("work", [OIL], nights=1))
    sabotage.armed = True
    desk = Desk(session, ["jogador"])
    desk.types()
    assert "A rule has failed" in desk.text
    assert session.outcome is not None


def test_enter_alone_declines_an_offer_to_react_and_nothing_else() -> None:
    session = watch("waves", [OIL], sea=1, beam="north", nights=1)
    desk = Desk(session, ["human"])
    desk.types("")
    assert "Enter alone: Let it come" in desk.text
    assert "The cliff breaks" in desk.text
    assert (0, LET_IT_COME) in session.log()
    beam = watch("beam", [], [])
    Desk(beam, ["human", "human"]).types("")
    assert beam.log() == []
