"""Faults put into Caravan: secrets in local variables, untold causes, bots that talk too much, shared content.

A suite that never fails proves nothing: each of them must be found.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from ludoteca.kernel.event import Bill
from ludoteca.kernel.flow import Decision, Flow, Policy, Table
from ludoteca.kernel.game import Game
from ludoteca.kernel.intent import Intent
from ludoteca.testkit.conformance import Report, check_match
from ludoteca.testkit.tables import check_side_by_side
from tests.conformance.budget import FEWEST_LOOKS
from tests.kernel.caravan import rules
from tests.kernel.caravan.bots import Traveller
from tests.kernel.caravan.content import Content
from tests.kernel.caravan.game import CaravanGame
from tests.kernel.caravan.state import LOOKING, NIGHTFALL, Caravan, CaravanState
from tests.kernel.examples import CARAVAN

pytestmark = pytest.mark.usefixtures("example_games")


def played(game: Game) -> Report:
    report = Report()
    for seed in range(4):
        report.add(check_match(game, 3, seed, looks=FEWEST_LOOKS))
    return report


# -- nothing hidden survives in a local variable ---------------------------------------------------------------


def look_into_a_local(t: Caravan, me: int) -> Flow[None]:
    """Holds the two wares in its hands while it asks, so that they are the true ones in every imagined world."""
    s = t.s
    t.cause = LOOKING
    mine = s.deck.pop()
    t.reveal()
    t.tell("looked", me)
    kept = yield Decision(me, "turn", (rules.LOOK, rules.DRAW_WATER))
    s.hands[me].append(mine)
    s.water += kept


def look_in_a_loop(t: Caravan, me: int) -> Flow[None]:
    """Goes over a list of its own, which remembers the ware that is still to come."""
    t.cause = LOOKING
    for n in [0, t.s.deck[-1]]:
        t.s.water += min(n, 1)
        yield Decision(me, "turn", (rules.LOOK, rules.DRAW_WATER))
    t.tell("looked", me)


def ask_about_a_secret(t: Caravan, me: int) -> Flow[None]:
    """The question itself carries the ware."""
    t.cause = LOOKING
    yield Decision(me, "turn", (rules.LOOK, rules.DRAW_WATER), t.s.deck[-1])
    t.tell("looked", me)


def look_into_the_table(t: Caravan, me: int) -> Flow[None]:
    """Writes the ware down beside the state."""
    t.cause = LOOKING
    vars(t)["mine"] = t.s.deck[-1]
    yield Decision(me, "turn", (rules.LOOK, rules.DRAW_WATER))
    t.tell("looked", me)


def known_by(ware: int) -> Callable[[], int]:
    return lambda: ware


def look_into_a_function(t: Caravan, me: int) -> Flow[None]:
    """Has a function of its own that knows the ware."""
    t.cause = LOOKING
    ware = known_by(t.s.deck[-1])
    yield Decision(me, "turn", (rules.LOOK, rules.DRAW_WATER))
    t.tell("looked", min(me, ware()))


class Reopens(CaravanGame):
    """The questions of the faulty rules have no hidden actions."""

    def offer_again(self, table: Caravan, decision: Decision) -> Any:
        return decision.actions if len(decision.actions) == 2 else super().offer_again(table, decision)


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (look_into_a_local, r"test_faults_in_caravans.py:\d+, look_into_a_local: the local variable 'mine' holds"),
        (look_in_a_loop, r"test_faults_in_caravans.py:\d+, look_in_a_loop: what a loop goes over .* holds"),
        (look_into_the_table, "the field 'mine' of the table holds"),
        (look_into_a_function, r"look_into_a_function: the local variable 'ware' holds"),
        (ask_about_a_secret, r"what seat \d is asked \('turn'\): `about` holds"),
    ],
)
def test_a_secret_outside_the_state_is_found(
    monkeypatch: pytest.MonkeyPatch, fault: Callable[..., Any], complaint: str
) -> None:
    monkeypatch.setattr(rules, "look", fault)
    with pytest.raises(AssertionError, match=complaint):
        played(Reopens())


def test_a_secret_in_the_state_is_none_in_a_local() -> None:
    assert played(CARAVAN).decisions["keep"] > 0


# -- causes and bills ------------------------------------------------------------------------------------------


def forget_the_cause(t: Caravan) -> None:
    t.s.day += 1
    t.s.turn = 0
    t.tell("drank", 0, t.s.water)


def cause_without_words(t: Caravan) -> None:
    t.cause = NIGHTFALL + 1
    t.s.day += 1
    t.s.turn = 0
    t.tell("drank", 0, t.s.water)


class NamesNoCause(CaravanGame):
    def cause(self, content: object, code: int) -> tuple[str, str, dict[str, Any]]:
        return ("CV-R5", "cause-nobody-knows", {}) if code == NIGHTFALL + 1 else super().cause(content, code)


@pytest.mark.parametrize(
    ("fault", "game", "complaint"),
    [
        (forget_the_cause, CARAVAN, "<drank .*> does not say what caused it"),
        (cause_without_words, NamesNoCause(), "no words for 'cause-nobody-knows'"),
    ],
)
def test_an_event_that_does_not_say_why_is_found(
    monkeypatch: pytest.MonkeyPatch, fault: Callable[..., Any], game: Game, complaint: str
) -> None:
    monkeypatch.setattr(rules, "nightfall", fault)
    with pytest.raises(AssertionError, match=complaint):
        played(game)


def test_a_bill_that_does_not_add_up_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_change(t: Table, kind: str, bill: Bill | None, a: int = 0, b: int = 0) -> None:
        Table.tell_change(t, kind, bill, a, b + 1)

    monkeypatch.setattr(Caravan, "tell_change", tell_change)
    with pytest.raises(AssertionError, match=r"the bill of <earned .*> adds up to \d+, not to \d+"):
        played(CARAVAN)


class SaysNothingOfCauses(CaravanGame):
    causes = False


def test_causes_that_are_told_must_be_declared() -> None:
    with pytest.raises(AssertionError, match="does not say `causes = True`"):
        played(SaysNothingOfCauses())


# -- what bots say ---------------------------------------------------------------------------------------------


class Boasting(Traveller):
    """Tells the others what is in its hand."""

    def intent(self, table: Table, decision: Decision, action: int) -> Intent | None:
        assert isinstance(table, Caravan)
        hand = table.s.hands[decision.seat]
        return Intent("intent-water", {"who": {"seat": int(decision.seat)}, "n": hand[0] if hand else 0})


class Mumbling(Traveller):
    """Says something that nobody has words for."""

    def intent(self, table: Table, decision: Decision, action: int) -> Intent | None:
        return Intent("intent-unheard-of")


def caravan_of(policy: Policy) -> CaravanGame:
    class Talking(CaravanGame):
        def policy(self, level: str) -> Policy:
            return policy

    return Talking()


@pytest.mark.parametrize(
    ("policy", "complaint"),
    [(Boasting(), r"seat \d tells seat \d what it cannot know"), (Mumbling(), "no words for 'intent-unheard-of'")],
)
def test_a_bot_that_says_the_wrong_thing_is_found(policy: Policy, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        played(caravan_of(policy))


# -- content belongs to a table --------------------------------------------------------------------------------


class SharesContent(CaravanGame):
    """Keeps the wares where all tables find them: the last match that was begun decides for every one."""

    shared: Content

    def new_state(self, seats: int, options: Mapping[str, Any]) -> CaravanState:
        made = super().new_state(seats, options)
        SharesContent.shared = made.content
        return made

    def flow(self, table: Caravan) -> Flow[None]:
        return self.trading(table)

    def trading(self, t: Caravan) -> Flow[None]:
        flow = rules.journey(t)
        answer = -1
        while True:
            t.s.gold += min(self.shared.wares)
            try:
                asked = next(flow) if answer < 0 else flow.send(answer)
            except StopIteration:
                return
            answer = yield asked


def test_content_that_tables_share_by_module_is_found() -> None:
    bazaar: tuple[int, dict[str, Any]] = (3, {})
    palace = (3, {"wares": "palace"})
    check_side_by_side(CARAVAN, bazaar, palace, 1)
    with pytest.raises(AssertionError, match="Something that belongs to a table is shared by a module"):
        check_side_by_side(SharesContent(), bazaar, palace, 1)


WRITTEN_DOWN: dict[str, int] = {}


def look_into_a_module(t: Caravan, me: int) -> Flow[None]:
    """Writes the ware down where every table of the process finds it."""
    t.cause = LOOKING
    WRITTEN_DOWN["mine"] = t.s.deck[-1]
    yield Decision(me, "turn", (rules.LOOK, rules.DRAW_WATER))
    t.s.water += WRITTEN_DOWN["mine"] % 2
    t.tell("looked", me)


def test_what_is_written_down_beside_the_tables_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "look", look_into_a_module)
    with pytest.raises(AssertionError, match="Something that belongs to a table is shared by a module"):
        check_side_by_side(Reopens(), (3, {}), (3, {"days": 3}), seed=2)
