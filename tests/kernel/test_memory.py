"""A match stays small in memory, however long it is."""

from __future__ import annotations

from ludoteca.kernel.chance import LOOSE_LINKS, Journal, seeded
from ludoteca.kernel.options import Option
from ludoteca.testkit.moves import make_move, random_move
from ludoteca.testkit.portrait import session_bytes
from tests.kernel.caravan.game import CaravanGame

ANSWERS = 2_000
MOST_BYTES = 100_000


class LongCaravan(CaravanGame):
    """A journey of many days, over which nobody dies of thirst."""

    options = (
        *(option for option in CaravanGame.options if option.name not in ("days", "wells", "route", "stops")),
        Option("route", "dunes", choices=("dunes",)),
        Option("wells", 1_000, low=0, high=1_000),
        Option("stops", (), many=True, choices=("oasis",)),
        Option("days", 400, low=1, high=400),
    )


def test_two_thousand_answers_of_six_seats_fit_into_a_hundred_kilobytes() -> None:
    session = LongCaravan().start(6, seed=1)
    whim = seeded(2)
    largest = 0
    while session.moves < ANSWERS:
        move = random_move(session, whim)
        session.note_intent(int(move[0]), "intent-sell", {"ware": ("ware-wool", {}), "day": session.moves})
        make_move(session, move)
        assert session.outcome is None
        if session.moves % 50 == 0:
            largest = max(largest, session_bytes(session))
    assert len(session.log()) > ANSWERS
    assert len(session.intents) == ANSWERS == len(list(session.intents))
    assert largest <= MOST_BYTES, f"a session takes {largest} bytes"
    assert session_bytes(session) > 1_000, "nothing was measured"


def test_a_journal_packs_itself_and_tells_the_same() -> None:
    journal = Journal()
    told: list[tuple[object, object]] = []
    for number in range(3 * LOOSE_LINKS):
        journal.add(number % 6, number)
        journal.outcome("dice", [number % 6])
        told += [(number % 6, number), ("dice", [number % 6])]
    assert journal.entries() == told
    assert journal.loose <= 2 * LOOSE_LINKS
    assert journal.moves == 3 * LOOSE_LINKS


def test_a_journal_goes_back_to_a_moment_before_it_was_packed() -> None:
    journal = Journal()
    for number in range(LOOSE_LINKS - 1):
        journal.add(0, number)
    mark, entries = journal.mark(), journal.entries()
    for number in range(LOOSE_LINKS):
        journal.add(1, number)
    journal.back_to(mark)
    assert (journal.entries(), journal.moves) == (entries, LOOSE_LINKS - 1)
    journal.add(2, 7)
    assert journal.entries() == [*entries, (2, 7)]
