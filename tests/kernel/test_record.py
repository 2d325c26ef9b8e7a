"""The one file for everyone: what it holds, and every way in which it can be damaged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.errors import BadRecord, LudotecaError
from ludoteca.kernel.record import Record
from ludoteca.testkit.conformance import random_match
from ludoteca.testkit.portrait import portrait
from tests.kernel.examples import FERRY, FIRES
from tests.kernel.night_ferry.rules import DRAW, LOAD, WHISTLE
from tests.kernel.test_session import POSITION, at_the_bids


def whole() -> Record:
    record = random_match(FERRY, 3, 12)[0].record()
    assert isinstance(record, Record)
    return record


def changed(record: Record, **fields: Any) -> Record:
    """A forgery: other content, with a checksum that fits."""
    return msgspec.structs.replace(record, **fields).signed()


def says(record: Record) -> str:
    """What is wrong with it, read back from its bytes and played."""
    with pytest.raises(BadRecord) as caught:
        Record.from_bytes(record.to_bytes()).replay()
    sentence = str(caught.value)
    assert len(sentence.split()) > 3
    return sentence


def test_a_record_holds_all_that_a_match_needs() -> None:
    record = whole()
    assert (record.format, record.version) == ("ludoteca-record", 1)
    assert (record.game, record.rules, record.seats) == ("night-ferry", "1", 3)
    assert record.options == {"rounds": 3}
    assert (record.luck.kind, record.luck.seed) == ("seeded", 12)
    assert record.log[0][0] == "deck"
    assert record.outcome is not None
    assert record.position is None


def test_save_and_load(tmp_path: Path) -> None:
    path = tmp_path / "match.ludo"
    record = whole()
    record.save(path)
    assert Record.load(path) == record
    assert [file.name for file in tmp_path.iterdir()] == ["match.ludo"]
    session = ludoteca.replay(path)
    assert session.outcome is not None
    assert session.record().log == record.log


def test_a_replay_can_stop_anywhere() -> None:
    session, told = random_match(FERRY, 3, 12)
    record = session.record()
    for upto in range(len(told)):
        assert len([who for who, _ in record.replay(upto).log() if isinstance(who, int)]) == upto
    assert record.replay(0).outcome is None


def test_a_match_is_resumed_where_it_was_saved() -> None:
    session = at_the_bids()
    session.answer(0, 2)
    again = Record.from_bytes(session.record().to_bytes()).resume()
    assert not portrait(again).differences(portrait(session))
    for match in (session, again):
        match.answer(1, 1)
        match.answer(2, 0)
    assert not portrait(again).differences(portrait(session))


def test_a_match_from_a_position_keeps_it() -> None:
    session = FERRY.start_at(POSITION, seed=3)
    session.answer(0, WHISTLE)
    record = Record.from_bytes(session.record().to_bytes())
    assert record.position == POSITION
    assert not portrait(record.verify()).differences(portrait(session))
    assert not portrait(session.clone().record().resume()).differences(portrait(session))


def test_forced_luck_replays_but_does_not_verify() -> None:
    luck = Scripted()
    luck.force("wind", [5])
    session = FERRY.start_at(POSITION, chance=luck)
    session.answer(0, WHISTLE)
    record = Record.from_bytes(session.record().to_bytes())
    assert not portrait(record.replay(), luck=False).differences(portrait(session, luck=False))
    with pytest.raises(BadRecord, match="does not tell its seed"):
        record.verify()


def test_what_a_replay_reached_can_be_recorded_again() -> None:
    record = whole()
    assert record.replay().record() == record
    assert record.replay(3).record().resume().log() == record.replay(3).log()


# -- damage ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "not a Ludoteca record, or it is damaged"),
        (b"\x00\xff\xfe", "not a Ludoteca record, or it is damaged"),
        (b"[1, 2]", "not a Ludoteca record, or it is damaged"),
        (b'{"name": "package", "version": 1}', "not a Ludoteca record, or it is damaged"),
        (b"null", "not a Ludoteca record, or it is damaged"),
    ],
)
def test_what_is_no_record_is_called_so(data: bytes, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Record.from_bytes(data)


def test_a_file_cut_off_anywhere_is_damaged() -> None:
    data = whole().to_bytes().rstrip()
    for length in range(0, len(data), 37):
        with pytest.raises(BadRecord):
            Record.from_bytes(data[:length])


def test_one_changed_byte_is_noticed() -> None:
    data = whole().to_bytes()
    at = data.index(b'"deck",[') + len(b'"deck",[')
    with pytest.raises(BadRecord, match=r"checksum|damaged"):
        Record.from_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])


def test_a_foreign_format_and_a_later_version_are_refused() -> None:
    assert "its format is 'chess'" in says(changed(whole(), format="chess"))
    assert "format version 2; this program reads 1" in says(changed(whole(), version=2))


def test_an_unknown_game_is_refused() -> None:
    assert "there is no game 'ludo'" in says(changed(whole(), game="ludo"))


def test_other_rules_are_refused() -> None:
    sentence = says(changed(whole(), rules="0"))
    assert sentence == "this match was played with rules 0 of night-ferry; this program has 1"


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"seats": 9}, "for 2 to 4 players"),
        ({"options": {"speed": 3}}, "has no option 'speed'"),
        ({"options": {"rounds": 99}}, "goes from 1 to 4"),
        ({"position": {"players": [{"hand": [1]}, {"hand": [1]}]}}, "crates are missing or doubled"),
    ],
)
def test_an_impossible_set_up_is_refused(fields: dict[str, Any], complaint: str) -> None:
    assert complaint in says(changed(whole(), **fields))


def with_entry(record: Record, index: int, entry: tuple[Any, Any] | None) -> Record:
    log: list[Any] = list(record.log)
    log[index : index + 1] = [] if entry is None else [entry]
    return changed(record, log=log)


def test_a_changed_die_replays_differently_or_fails_to_verify() -> None:
    session = FERRY.start_at(POSITION, seed=3)
    session.answer(0, WHISTLE)
    record = session.record()
    told = record.log[-1][1][0]
    forged = with_entry(record, len(record.log) - 1, ("wind", [(told + 1) % 6]))
    assert forged.replay().log()[-1] == ("wind", [(told + 1) % 6])  # a record without its seed must be believed
    with pytest.raises(BadRecord, match=r"entry 2 of the record says .* but the seed gives"):
        forged.verify()


def test_a_die_with_seven_faces_is_refused() -> None:
    session = FERRY.start_at(POSITION, seed=3)
    session.answer(0, WHISTLE)
    assert "is not 1 dice with 6 faces" in says(with_entry(session.record(), 1, ("wind", [6])))


def test_a_changed_answer_is_refused_when_it_breaks_a_rule() -> None:
    session = FERRY.start_at(POSITION, seed=3)
    session.answer(0, LOAD + 2)
    record = session.record()
    assert "does not follow the rules: You do not hold that crate." in says(with_entry(record, 0, (0, LOAD + 3)))
    assert "does not follow the rules: It is not your move" in says(with_entry(record, 0, (1, DRAW)))


def test_a_changed_answer_is_noticed_when_luck_does_not_fit_it() -> None:
    session = FERRY.start_at(POSITION, seed=3)
    session.answer(0, WHISTLE)
    forged = with_entry(session.record(), 0, (0, DRAW))
    assert "the record has 2 entries, but the rules give 1" in says(forged)
    with pytest.raises(BadRecord, match="the record has 2 entries, but the seed gives 1"):
        forged.verify()


def test_a_missing_outcome_is_noticed() -> None:
    session = FERRY.start_at(POSITION, seed=3)
    session.answer(0, WHISTLE)
    assert "the record ends before the outcome of 'wind'" in says(with_entry(session.record(), 1, None))


def test_an_outcome_of_something_else_is_noticed() -> None:
    session = FERRY.start_at(POSITION, seed=3)
    session.answer(0, WHISTLE)
    assert "outcome of 'storm' where the rules need 'wind'" in says(with_entry(session.record(), 1, ("storm", [1])))


def test_entries_in_another_order_are_noticed() -> None:
    session = FERRY.start_at(POSITION, seed=3)
    session.answer(0, WHISTLE)
    record = session.record()
    assert "entry 1 of the record says" in says(changed(record, log=list(reversed(record.log))))


@pytest.mark.parametrize("entry", [(0, [1]), ("wind", 3), ("tick", [3])])
def test_an_entry_that_is_nothing_is_refused(entry: tuple[Any, Any]) -> None:
    record = whole()
    assert "neither an answer, nor an outcome, nor a tick" in says(changed(record, log=[*record.log, entry]))


def test_a_flow_game_has_no_ticks() -> None:
    record = FERRY.start(2, seed=1).record()
    assert "has no clock of its own" in says(changed(record, log=[*record.log, ("tick", 5)]))


def test_another_outcome_than_the_rules_give_is_noticed() -> None:
    record = whole()
    forged = changed(record, outcome={"winners": [0, 1, 2], "reason": "landed", "scores": [1, 1, 1]})
    assert "says that the match ended with" in says(forged)
    assert "says that the match ended with None" in says(changed(record, outcome=None))


def test_answers_after_the_end_are_noticed() -> None:
    record = whole()
    assert "The game is over" in says(changed(record, log=[*record.log, (0, 0)]))
    live = random_match(FIRES, 2, 3)[0].record()
    assert "entries, but the rules give" in says(changed(live, log=[*live.log, ("tick", 5)]))


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(BadRecord, match=r"cannot read no/such\.ludo: No such file"):
        Record.load("no/such.ludo")


def test_a_place_where_nothing_can_be_written(tmp_path: Path) -> None:
    with pytest.raises(LudotecaError, match="cannot write"):
        whole().save(tmp_path / "missing" / "match.ludo")
