"""A whole match at one keyboard, in which every window is answered, so that windows open within windows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow_session import FlowSession
from tests.terminal.desk import Desk

WAITING = re.compile(r"^  [⚔♥⛨] .+ \(.+, Player \d\)", re.MULTILINE)  # a line of the stack


@pytest.mark.rule("FH-D-16")
def test_a_match_with_nested_windows_is_played_to_its_end_and_shows_all_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game = ludoteca.game("fabrica-de-herois")
    player = game.policy("jogador")
    desk = Desk(game.start(2, seed=1, options={"target": 10}), ["human", "human"])
    depths: list[int] = []

    def typed() -> Iterator[str]:
        read = 0
        while desk.session.outcome is None:
            session = desk.session
            assert isinstance(session, FlowSession)
            seat, decision = next(iter(session.pending.items()))
            shown = desk.out.getvalue()[read:]
            read = len(desk.out.getvalue())
            if decision.kind == "answer":
                depths.append(len(session.state.stack))  # type: ignore[attr-defined]  # a FactoryState
                assert len(WAITING.findall(shown)) == depths[-1], "every ability that waits has its line"
                action = decision.actions[-1]
            else:
                action = player.choose(session.table, decision, seeded(1))
            yield str(list(decision.actions).index(action) + 1)
            assert [answer for answer in desk.session.log() if answer[0] in (0, 1)][-1] == (seat, action)

    assert desk.types_on(typed()) == 0
    assert "wins!" in desk.text
    assert max(depths) == 3, "an answer to an answer, and one to that"
