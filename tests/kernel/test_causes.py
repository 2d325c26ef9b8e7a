"""What happened, and why: causes, bills, and the move that it came from."""

from __future__ import annotations

import pytest

from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.event import NO_CAUSE, Bill, Event, EventKind
from ludoteca.kernel.session import Session
from ludoteca.narrate import Teller, grouped, teller
from ludoteca.server.messages import BillItem, Word
from ludoteca.server.sight.told import from_disk, to_disk, told
from tests.kernel.caravan.content import BEASTS, STOP_IDS, WARE_IDS
from tests.kernel.caravan.rules import DRAW_WATER, LOOK, SELL
from tests.kernel.caravan.state import BEAST, LOOKING, NIGHTFALL, REST, STOP, TRADE
from tests.kernel.examples import CARAVAN, FERRY

SILK = WARE_IDS.index("silk")
SALT = WARE_IDS.index("salt")


def journey() -> Session:
    """Two travellers, a mule and a camel, over the mill and the mountain pass; silk and salt lie on top."""
    luck = Scripted()
    rest = [ware for ware in range(6) for _ in range(4)]
    for ware in (SILK, SALT):
        rest.remove(ware)
    luck.force("deck", [*rest, SALT, SILK])
    return CARAVAN.start(2, options={"stops": ["mill", "pass"]}, chance=luck)


def sold() -> tuple[Session, list[Event]]:
    """The first traveller finds silk, the second one rests, night falls, and the silk is sold."""
    session = journey()
    session.answer(0, LOOK)
    session.answer(0, 0)
    session.answer(1, DRAW_WATER)
    return session, session.answer(0, SELL + SILK)


def test_an_event_knows_what_caused_it_and_which_move() -> None:
    session = journey()
    looked = session.answer(0, LOOK)
    kept = session.answer(0, 0)
    rested = session.answer(1, DRAW_WATER)
    assert [(event.kind, event.cause, event.answer) for event in looked + kept + rested] == [
        ("looked", LOOKING, 1),
        ("kept", LOOKING, 2),
        ("drew-water", REST, 3),
        ("drank", NIGHTFALL, 3),
    ]


def test_the_public_form_of_a_secret_has_the_same_cause() -> None:
    session = journey()
    session.answer(0, LOOK)
    secret = session.answer(0, 0)[0]
    assert secret.public is not None
    assert (secret.public.kind, secret.public.cause, secret.public.answer) == ("kept-hidden", LOOKING, 2)


def test_a_changed_number_has_its_bill() -> None:
    _, events = sold()
    earned = events[-1]
    mule, mill, pass_ = BEAST + BEASTS.index("mule"), STOP + STOP_IDS.index("mill"), STOP + STOP_IDS.index("pass")
    assert (earned.kind, earned.args[:2]) == ("earned", (0, 4))
    assert earned.bill == ((TRADE, 3), (mule, 1), (mill, 1), (pass_, -1))


def test_nothing_is_no_part_of_a_bill() -> None:
    bill = Bill()
    bill.add(1, 0)
    bill.add(2, -3)
    assert bill.items == [(2, -3)]


def test_a_playout_has_neither_causes_nor_bills() -> None:
    session = journey()
    table = CARAVAN.table(session.state, session.table.chance, None)  # type: ignore[attr-defined]
    assert table.bill() is None
    table.tell_change("earned", None, 0, 3)
    assert table.drain(7) == []


def test_a_checkpoint_ends_a_cause() -> None:
    session = FERRY.start(2, seed=1)
    while session.outcome is None:
        seat, asked = next(iter(session.pending.items()))
        assert all(event.cause == NO_CAUSE for event in session.answer(seat, asked.actions[0]))


def test_causes_survive_clones_and_undo() -> None:
    session = journey()
    session.answer(0, LOOK)
    twin = session.clone()
    assert twin.answer(0, 1) == session.answer(0, 1)
    back = journey()
    back.answer(0, LOOK)
    back.answer(0, 0)
    assert back.undo(0).done
    assert [(event.cause, event.answer) for event in back.answer(0, 1)] == [(LOOKING, 2)]


def test_events_are_told_by_their_cause() -> None:
    session, events = sold()
    names = ["Ana", "Bia"]
    assert [(group.cause, len(group.events)) for group in grouped(events)] == [(TRADE, 2)]
    assert teller(session, "en", names).tell_all(events) == [
        "Trade: Ana sells silk. That brings 4 gold. (Trade +3, the mule +1, the mill +1, the mountain pass \u22121)"
    ]
    parts = "(Comércio +3, a mula +1, o moinho +1, o passo da montanha \u22121)"
    assert teller(session, "pt-BR", names).tell_all(events) == [
        f"Comércio: Ana vende seda. Isso rende 4 de ouro. {parts}",
    ]
    assert session.outcome is None


def test_what_has_no_cause_is_told_by_itself() -> None:
    events = [Event("drank", (2, 1, 0, 0, 0)), Event("drank", (2, 0, 0, 0, 0))]
    assert Teller(CARAVAN, None, ["Ana", "Bia"], "en").tell_all(events) == [
        "2 skins are emptied, 1 are left.",
        "2 skins are emptied, 0 are left.",
    ]


def test_browsers_are_told_the_cause_and_the_bill() -> None:
    session, events = sold()
    shown = told(CARAVAN, session.content, events, None)[-1]
    assert (shown.cause, shown.cause_rule, shown.answer) == (Word("cause-trade"), "CV-R4", 4)
    assert shown.bill[:2] == [BillItem(Word("cause-trade"), 3), BillItem(Word("beast-mule"), 1)]
    assert sum(part.n for part in shown.bill) == 4


def test_causes_and_bills_are_kept_on_disk() -> None:
    _, events = sold()
    assert from_disk(to_disk(events)) == events
    before = b'[["drank",[2,1],null,null]]'  # as it was written before events had causes
    assert from_disk(before) == [Event("drank", (2, 1, 0, 0, 0))]


def test_a_bill_needs_a_number_to_explain() -> None:
    with pytest.raises(ValueError, match="has no 'gold' to make a bill for"):
        EventKind("seat:seat n", "CV-R4", bill="gold")
