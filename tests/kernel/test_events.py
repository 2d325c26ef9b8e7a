"""What happened, and who may know it."""

from __future__ import annotations

from ludoteca.kernel.chance import seeded
from ludoteca.kernel.event import Event, EventKind
from ludoteca.kernel.flow import Table
from tests.kernel.examples import FERRY
from tests.kernel.night_ferry.state import Ferry, new_state


def table(sink: list[Event] | None) -> Table:
    return Ferry(new_state(2, 1), seeded(0), sink)


def test_what_is_told_is_for_everyone() -> None:
    told: list[Event] = []
    table(told).tell("loaded", 1, 7)
    assert told == [Event("loaded", (1, 7, 0, 0, 0))]
    assert all(told[0].seen_by(seat) == told[0] for seat in (0, 1, None))


def test_a_whisper_is_for_one() -> None:
    told: list[Event] = []
    table(told).whisper(1, "drew", 7)
    assert told[0].seen_by(1) == Event("drew", (7, 0, 0, 0, 0))
    assert told[0].seen_by(0) is None
    assert told[0].seen_by(None) is None


def test_others_get_the_public_form_of_a_whisper() -> None:
    told: list[Event] = []
    table(told).whisper(1, "drew", 7, public="drew-hidden")
    assert told[0].seen_by(1) == Event("drew", (7, 0, 0, 0, 0))
    for other in (0, 2, None):
        assert told[0].seen_by(other) == Event("drew-hidden", (1, 0, 0, 0, 0))


def test_a_playout_has_nobody_to_tell() -> None:
    quiet = table(None)
    quiet.tell("loaded", 1, 7)
    quiet.whisper(1, "drew", 7, public="drew-hidden")
    assert quiet.sink is None


def test_events_compare_by_all_they_are() -> None:
    secret = Event("drew", (1,), (0,), Event("drew-hidden", (0,)))
    assert secret == Event("drew", (1,), (0,), Event("drew-hidden", (0,)))
    assert secret != Event("drew", (1,), (1,), Event("drew-hidden", (0,)))
    assert secret != Event("drew", (1,), (0,))
    assert secret != Event("drew", (2,), (0,), Event("drew-hidden", (0,)))
    assert secret != "drew"
    assert len({secret, Event("drew", (1,), (0,), Event("drew-hidden", (0,)))}) == 1
    assert repr(secret) == "<drew (1,) only for (0,)>"


def test_a_declaration_names_its_arguments_and_their_types() -> None:
    declared = EventKind("seat:seat n card:card", "NF-R1")
    assert declared.params == [("seat", "seat"), ("n", "n"), ("card", "card")]
    assert EventKind("", "NF-R1").params == []


def test_the_deal_is_whispered_to_each_seat() -> None:
    session = FERRY.start(2, seed=1)
    mine = [event.seen_by(0) for event in session.opening]
    assert [event.kind for event in mine if event] == ["dealt"] * 3 + ["dealt-hidden"] * 3
    spectator = [event.seen_by(None) for event in session.opening]
    assert {event.kind for event in spectator if event} == {"dealt-hidden"}


def test_kinds_are_loud_unless_declared_quiet() -> None:
    assert not EventKind("seat:seat", "NF-R1").quiet
    assert EventKind("seat:seat", "NF-R1", quiet=True).quiet
