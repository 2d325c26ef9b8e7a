"""Numbers without gaps from declared actions, and rows of bytes."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

import ludoteca
from ludoteca.kernel.actions import Act, ActionSpace, Param
from ludoteca.kernel.encoding import (
    Encoding,
    add_one,
    empty_row,
    put,
    put_bits,
    put_cards,
    put_least,
    put_most,
    put_one_of,
    put_places,
    put_wide,
    turned,
)
from ludoteca.kernel.errors import BrokenGame, LudotecaError
from ludoteca.kernel.flow import Decision, Table
from ludoteca.testkit.encodings import check_bounds, check_question, check_rows
from tests.kernel.examples import FERRY

_PASS = Act("pass", at=0)
SPACES = {
    "steal": ActionSpace(_PASS, Act("from", Param("seat", 8), Param("coin", 16), at=100)),
    "place": ActionSpace(_PASS, Act("place", Param("gen", 1000), Param("spot", 8), Param("die", 4), at=500)),
    "board": ActionSpace(_PASS, Act("step", Param("spot", 8), at=1)),
}


class Tiny(Encoding):
    def __init__(self, seats: int, limits: dict[str, int]) -> None:
        super().__init__(SPACES, seats, limits, left_out=("gen",), seat_values={"spot": 2})
        self.field("gold", high=3)

    def write(self, table: Table, seat: i64, decision: Decision | None, row: vec[u8], start: i64 = 0) -> None:
        at = self.write_question(decision, row, start)
        self.check_written(put(row, at, 2) - start)


def tiny() -> Tiny:
    return Tiny(3, {"coin": 5, "spot": 6})


def shown(row: vec[u8]) -> list[int]:
    return list(bytes(memoryview(row)))


def test_numbers_have_no_gaps_and_shared_acts_have_one_number() -> None:
    encoding = tiny()
    assert encoding.actions == 1 + 3 * 5 + 6 * 4 + 6
    steal = Decision(0, "steal", [0, 100, 104, 116, 132])
    place = Decision(0, "place", [0, 500])
    assert encoding.index(steal, 0) == encoding.index(place, 0) == 0
    assert [encoding.index(steal, action) for action in steal.actions] == [0, 1, 5, 6, 11]
    assert check_question(encoding, steal) == 5


def test_a_seat_is_told_from_the_one_who_is_asked() -> None:
    encoding = tiny()
    to_the_left = [
        encoding.index(Decision(me, "steal", [100 + (me + 1) % 3 * 16 + 2]), 100 + (me + 1) % 3 * 16 + 2)
        for me in range(3)
    ]
    assert len(set(to_the_left)) == 1
    for me in range(3):
        check_question(
            encoding, Decision(me, "steal", [100 + seat * 16 + coin for seat in range(3) for coin in range(5)])
        )


def test_values_that_stand_for_seats_turn_and_the_others_stay() -> None:
    encoding = tiny()
    numbers = {me: [encoding.index(Decision(me, "board", range(1, 7)), 1 + spot) for spot in range(6)] for me in (0, 1)}
    assert [numbers[0][spot] == numbers[1][spot] for spot in range(6)] == [True, True, False, False, False, True]
    assert numbers[0][2] == numbers[1][3]  # each one's own spot
    check_question(encoding, Decision(2, "board", range(1, 7)))


def test_what_is_left_out_follows_from_the_question() -> None:
    encoding = tiny()
    first = 500 + (7 * 8 + 1) * 4 + 3
    later = 500 + (8 * 8 + 1) * 4 + 3  # the same spot and die on the next card
    index = encoding.index(Decision(0, "place", [first]), first)
    assert index == encoding.index(Decision(0, "place", [later]), later)
    assert encoding.action(Decision(0, "place", [0, later]), index) == later
    assert encoding.action(Decision(0, "place", [0]), index) == -1


def test_what_is_not_offered_is_no_action() -> None:
    encoding = tiny()
    steal = Decision(1, "steal", [0, 116])
    assert encoding.action(steal, encoding.index(steal, 116)) == 116
    assert [encoding.action(steal, index) for index in (-1, 2, encoding.actions, 10**9)] == [-1, -1, -1, -1]


def test_an_action_beyond_the_limits_is_a_fault_of_the_game() -> None:
    encoding = tiny()
    beyond = Decision(0, "steal", [105])
    with pytest.raises(BrokenGame, match="no number for 105 of 'steal'"):
        encoding.index(beyond, 105)
    with pytest.raises(BrokenGame, match="no number for 105"):
        encoding.mask(beyond, empty_row(encoding.actions))


def test_rows() -> None:
    row = empty_row(24)
    at = put(row, 0, 7)
    at = put_most(row, at, 1000)
    at = put_least(row, at, -3)
    at = put_one_of(row, at, 3, 1)
    at = put_one_of(row, at, 2, -1)
    at = put_bits(row, at, 4, 0b1010)
    at = put_wide(row, at, 515)
    at = put_cards(row, at, 3, [2, 0])
    at = put_places(row, at, 4, [3, -1, 1])
    add_one(row, at)
    add_one(row, at)
    assert shown(row)[:22] == [7, 255, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1, 0, 1, 0, 3, 0, 1, 2]
    assert [turned(seat, 2, 4) for seat in (2, 3, 0, 1, -1)] == [0, 1, 2, 3, -1]


@pytest.mark.parametrize(
    "write",
    [
        lambda row: put(row, 0, 256),
        lambda row: put(row, 0, -1),
        lambda row: put_one_of(row, 0, 3, 3),
        lambda row: put_bits(row, 0, 2, 0b100),
    ],
)
def test_what_does_not_fit_is_said(write: object) -> None:
    assert callable(write)
    with pytest.raises(OverflowError):
        write(empty_row(8))


def test_a_row_must_be_what_is_declared() -> None:
    encoding = tiny()
    table = FERRY.start(2, 1).table  # type: ignore[attr-defined]  # any table will do
    row = empty_row(encoding.features)
    encoding.write(table, 0, Decision(0, "place", [0]), row)
    assert shown(row) == [0, 1, 0, 2]
    check_bounds(encoding, bytes(memoryview(row)))
    encoding.field("forgotten")
    with pytest.raises(BrokenGame, match="writes 4 bytes, and declares 5"):
        encoding.write(table, 0, None, empty_row(5))


def test_bounds_are_found() -> None:
    encoding = tiny()
    with pytest.raises(AssertionError, match="gold"):
        check_bounds(encoding, bytes([0, 1, 0, 4]))


def test_a_digest_changes_with_the_layout() -> None:
    one, other, third = tiny(), tiny(), Tiny(3, {"coin": 6, "spot": 6})
    assert one.digest() == other.digest() != third.digest()
    other.field("more")
    assert one.digest() != other.digest()


def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(LudotecaError, match="night-ferry has no encoding"):
        FERRY.encoding(2, {})


def test_a_row_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies next on the deck must not show."""
    game = ludoteca.game("king-of-tokyo")

    class Peeking(Encoding):
        def __init__(self) -> None:
            super().__init__(game.actions, 4, {})
            self.field("next card", high=255)

        def write(self, table: Table, seat: i64, decision: Decision | None, row: vec[u8], start: i64 = 0) -> None:
            at = self.write_question(decision, row, start)
            put(row, at, table.state.deck[-1])  # type: ignore[attr-defined]  # what it must not do

    monkeypatch.setattr(type(game), "encoding", lambda *_: Peeking())
    with pytest.raises(AssertionError, match="cannot know: next card"):
        check_rows(game, 4, 1)
