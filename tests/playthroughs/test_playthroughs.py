"""Old matches still play as they did. When they should not, `python -m tests.playthroughs.golden --all`."""

from __future__ import annotations

import json

import pytest

from ludoteca.kernel.record import Record
from tests.playthroughs.golden import DIGESTS, FOLDER, digest, replayed, wanted

KNOWN: dict[str, str] = json.loads(DIGESTS.read_text())


def test_every_game_and_option_set_has_its_playthrough() -> None:
    names = {name for name, _, _, _ in wanted()}
    assert names == set(KNOWN)
    assert names == {path.stem for path in FOLDER.glob("*.ludo")}


@pytest.mark.parametrize("name", sorted(KNOWN))
def test_a_golden_playthrough(name: str) -> None:
    record = Record.load(FOLDER / f"{name}.ludo")
    verified = record.verify()
    session, told = replayed(record)
    assert session.outcome is not None
    assert session.outcome == verified.outcome
    assert digest(session, told) == KNOWN[name], "the rules play this match differently now"
