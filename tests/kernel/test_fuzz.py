"""Whatever comes in from outside, nothing breaks and nothing changes."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import BadRecord, BadSetup, IllegalAnswer
from ludoteca.kernel.record import Record
from ludoteca.kernel.session import Session
from ludoteca.testkit.moves import make_move, random_move
from ludoteca.testkit.portrait import Portrait, portrait
from tests.kernel.examples import FERRY

ANYTHING = st.one_of(
    st.integers(),
    st.integers(min_value=-5, max_value=600),
    st.integers(min_value=2**31, max_value=2**66),
    st.none(),
    st.booleans(),
    st.floats(),
    st.text(max_size=5),
    st.binary(max_size=5),
    st.lists(st.integers(), max_size=3),
    st.tuples(st.integers(), st.integers()),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    st.just(object()),
)


@cache
def tokyo(moves: int) -> tuple[Session, Portrait]:
    """A match after some moves. It is shared by all examples: none of them may change it."""
    session = ludoteca.game("king-of-tokyo").start(4, seed=moves)
    whim = seeded(moves)
    for _ in range(moves):
        make_move(session, random_move(session, whim))
    return session, portrait(session)


@pytest.mark.compiled
@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(moves=st.integers(0, 40), seat=ANYTHING, action=ANYTHING, decision_id=st.one_of(st.none(), ANYTHING))
def test_rubbish_is_refused_and_changes_nothing(moves: int, seat: object, action: object, decision_id: object) -> None:
    session, before = tokyo(moves)
    asked = session.pending.get(seat) if type(seat) is int else None
    fits = decision_id is None or (asked is not None and decision_id == asked.id)
    if asked is not None and fits and type(action) is int and action in asked.actions:
        session = session.clone()
        session.answer(seat, action, decision_id=decision_id)
        return
    with pytest.raises(IllegalAnswer) as refused:
        session.answer(seat, action, decision_id=decision_id)
    assert refused.value.rule.startswith("KOT-")
    assert refused.value.sentence != refused.value.key
    assert portrait(session) == before


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.binary(max_size=300))
def test_arbitrary_bytes_are_no_record(data: bytes) -> None:
    with pytest.raises(BadRecord):
        Record.from_bytes(data)


@cache
def record_bytes() -> bytes:
    session = FERRY.start(2, seed=1)
    session.answer(0, session.pending[0].actions[0])
    return bytes(session.record().to_bytes())


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_a_damaged_record_is_bad_or_the_same(data: st.DataObject) -> None:
    good = record_bytes()
    at = data.draw(st.integers(0, len(good) - 1))
    piece = data.draw(st.binary(max_size=4))
    cut = data.draw(st.integers(0, 4))
    try:
        found = Record.from_bytes(good[:at] + piece + good[at + cut :])
    except BadRecord:
        return
    assert found == Record.from_bytes(good)


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=8)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=8,
)
ENTRY = st.one_of(
    st.tuples(st.integers(-2, 5), st.integers(-2, 40)),
    st.tuples(st.sampled_from(["deck", "wind", "storm", "roll"]), st.lists(st.integers(-2, 20), max_size=4)),
    st.tuples(st.just("tick"), st.integers(-5, 2**70)),
)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(
    log=st.lists(ENTRY, max_size=6),
    seats=st.integers(-1, 9),
    options=st.dictionaries(st.sampled_from(["rounds", "target", "x"]), JSON, max_size=2),
    game=st.sampled_from(["night-ferry", "signal-fires", "king-of-tokyo", "x"]),
)
def test_a_forged_record_is_bad_or_plays(
    log: list[tuple[int | str, int | list[int]]], seats: int, options: dict[str, object], game: str
) -> None:
    record = FERRY.start(2, seed=1).record()
    forged = msgspec.structs.replace(record, log=log, seats=seats, options=options, game=game).signed()
    try:
        session = Record.from_bytes(forged.to_bytes()).replay()
    except BadRecord:
        return
    assert session.seats == seats


CARD = st.one_of(st.sampled_from(["heal", "mimic", "wings", "jets", "x", "smoke_cloud"]), JSON)
PLAYER = st.one_of(
    JSON,
    st.fixed_dictionaries(
        {},
        optional={
            "monster": st.one_of(st.sampled_from(["the_king", "gigazaur"]), JSON),
            "hearts": st.one_of(st.integers(-1, 13), JSON),
            "place": st.one_of(st.sampled_from(["city", "bay", "outside"]), JSON),
            "cards": st.one_of(st.lists(CARD, max_size=3), JSON),
            "charges": JSON,
            "energy": st.one_of(st.integers(0, 10), JSON),
        },
    ),
)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(
    position=st.fixed_dictionaries(
        {"players": st.one_of(st.lists(PLAYER, min_size=2, max_size=3), JSON)},
        optional={
            "market": st.one_of(st.lists(CARD, max_size=4), JSON),
            "deck": st.one_of(st.lists(CARD, max_size=2), JSON),
            "turn": st.one_of(st.integers(-1, 3), JSON),
            "frenzy": JSON,
            "mimics": CARD,
            "rest": JSON,
            "target": JSON,
        },
    )
)
def test_a_position_is_possible_or_refused(position: dict[str, object]) -> None:
    try:
        session = ludoteca.game("king-of-tokyo").start_at(position, seed=1)
    except BadSetup:
        return
    assert session.pending or session.outcome
