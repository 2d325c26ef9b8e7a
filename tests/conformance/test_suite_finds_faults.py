"""A suite that never fails proves nothing: each fault is put into an example game, and must be found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from ludoteca.kernel import registry
from ludoteca.kernel.actions import Act, ActionSpace
from ludoteca.kernel.campaign import Campaign, Chapter
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.errors import BadRecord, RuleFault
from ludoteca.kernel.flow import Decision, Flow, Table
from ludoteca.kernel.present import Prompt
from ludoteca.testkit.conformance import LARGEST_SESSION, check_interleavings, check_locales, check_match
from ludoteca.testkit.live import check_can
from tests.conformance.budget import FEWEST_LOOKS
from tests.kernel.night_ferry import rules
from tests.kernel.night_ferry.game import NightFerry
from tests.kernel.night_ferry.state import Ferry, FerryState
from tests.kernel.signal_fires.game import Fires, FiresState, SignalFires
from tests.kernel.storm_watch.game import StormWatch

pytestmark = pytest.mark.usefixtures("example_games")


class ShowsTheDeck(NightFerry):
    def view(self, state: FerryState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "top": state.deck[-1] if state.deck else None}


class ShowsSpectatorsAHand(NightFerry):
    def view(self, state: FerryState, seat: int | None) -> dict[str, Any]:
        return super().view(state, 0 if seat is None else seat)


class ForgetsToDealAnew(NightFerry):
    def offer_again(self, table: Ferry, decision: Decision) -> Sequence[int]:
        return decision.actions


class CountsInTheFlow(NightFerry):
    """A local variable that a restarted flow has lost."""

    def flow(self, table: Ferry) -> Flow[None]:
        return self.counting(table)

    def counting(self, t: Ferry) -> Flow[None]:
        for asked, ask in enumerate(self.forward(t)):
            if asked % 6 == 5:
                t.s.first = (t.s.first + 1) % len(t.s.hands)
            ask.send((yield ask.ask))

    def forward(self, t: Ferry) -> Iterator[_Asked]:
        flow = rules.match(t)
        step = _Asked(flow)
        while step.next():
            yield step


class _Asked:
    def __init__(self, flow: Flow[None]) -> None:
        self.flow = flow
        self.answer = -1

    def next(self) -> bool:
        try:
            self.ask = next(self.flow) if self.answer < 0 else self.flow.send(self.answer)
        except StopIteration:
            return False
        return True

    def send(self, answer: int) -> None:
        self.answer = answer


class LosesACoin(NightFerry):
    def resample(self, state: FerryState, seat: int, chance: Chance) -> None:
        super().resample(state, seat, chance)
        state.bank -= 1


class SharesHands(NightFerry):
    def table(self, state: FerryState, chance: Chance, sink: Any) -> Ferry:
        state.hands = self.shared = getattr(self, "shared", state.hands)
        return super().table(state, chance, sink)


class HidesAnAction(NightFerry):
    def present(self, state: FerryState, decision: Decision) -> Prompt:
        prompt = super().present(state, decision)
        return Prompt(prompt.kind, prompt.text, prompt.rule, prompt.params, choices=prompt.choices[1:])


class HasNoWords(NightFerry):
    def present(self, state: FerryState, decision: Decision) -> Prompt:
        prompt = super().present(state, decision)
        return Prompt(prompt.kind, "ask-nobody", prompt.rule, prompt.params, choices=prompt.choices)


class DeclaresTooFewActions(NightFerry):
    actions = {**rules.ACTIONS, "turn": ActionSpace(Act("draw"), Act("whistle"))}  # noqa: RUF012


class DeclaresNoActions(NightFerry):
    actions = {}  # noqa: RUF012


class RefusesWithoutARule(NightFerry):
    turn_rule = ""


class Hoards(NightFerry):
    """Every match keeps more than it will ever need."""

    def flow(self, table: Ferry) -> Flow[None]:
        setattr(table, "hoard", bytes(LARGEST_SESSION))  # noqa: B010  (no table of this game has such a thing)
        return super().flow(table)


FAULTS: list[tuple[type[NightFerry], str]] = [
    (ShowsTheDeck, "does not look the same"),
    (ShowsSpectatorsAHand, "a spectator would see"),
    (CountsInTheFlow, "differs in"),
    (LosesACoin, "coins are missing"),
    (SharesHands, "."),
    (HidesAnAction, "does not show the actions"),
    (HasNoWords, "no words for 'ask-nobody'"),
    (DeclaresTooFewActions, "the action 1[0-9] of 'turn' is not declared: <actions draw, whistle>"),
    (DeclaresNoActions, "DeclaresNoActions.actions declares none for decisions of kind 'turn'"),
    (RefusesWithoutARule, "is no rule of night-ferry"),
    (Hoards, "a session takes 1[0-9]{5} bytes, more than 100000"),
]


def played(game: NightFerry) -> None:
    for seed in range(4):
        check_match(game, 3, seed, looks=FEWEST_LOOKS)


@pytest.mark.parametrize(("fault", "complaint"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_a_fault_in_the_game_is_found(fault: type[NightFerry], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        played(fault())


def test_actions_of_the_true_world_in_another_one_are_found() -> None:
    with pytest.raises((AssertionError, RuleFault)):
        played(ForgetsToDealAnew())


def test_a_secret_told_to_everyone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def whisper(t: Table, seat: int, kind: str, a: int = 0, b: int = 0, c: int = 0, public: str = "") -> None:
        t.tell(kind, a, b, c)

    monkeypatch.setattr(Ferry, "whisper", whisper)
    with pytest.raises(AssertionError, match="cannot see what it tells"):
        played(NightFerry())


def test_a_reveal_that_nobody_announced_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ferry, "reveal", lambda _: None)
    with pytest.raises(AssertionError, match="something hidden without a roll"):
        played(NightFerry())


# -- live games ------------------------------------------------------------------------------------------------


class HasAnUnlistedAction(Fires):
    """Lets the dice be rolled while they are hot."""

    def can(self, seat: int, action: int) -> bool:
        return action == 0 or super().can(seat, action)


class ChangesWhenRefused(Fires):
    """Counts even those inputs that it refuses."""

    def can(self, seat: int, action: int) -> bool:
        self.s.left -= 1
        return super().can(seat, action)


class KeepsTimeOutsideTheState(Fires):
    """Dice stay hot by a clock that starts anew with every table."""

    hot = 0

    def act(self, seat: int, action: int) -> None:
        super().act(seat, action)
        KeepsTimeOutsideTheState.hot += 1
        self.s.heat[seat] += KeepsTimeOutsideTheState.hot % 2


def fires_with(table: type[Fires]) -> SignalFires:
    class Faulty(SignalFires):
        def table(self, state: FiresState, chance: Chance, sink: Any) -> Fires:
            return table(state, chance, sink)

    return Faulty()


@pytest.fixture
def on_the_shelf_instead(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Puts a faulty game in the place of the right one, so that records play back with it."""
    return lambda game: monkeypatch.setitem(registry._extra, game.id, game)


def test_an_action_that_is_not_listed_is_found() -> None:
    session = fires_with(HasAnUnlistedAction).start(2, seed=1)
    check_can(session, seeded(1))
    session.answer(0, 0)
    with pytest.raises(AssertionError, match="seat 0: can and open differ about 0"):
        check_can(session, seeded(1))


@pytest.mark.parametrize("fault", [HasAnUnlistedAction, ChangesWhenRefused, KeepsTimeOutsideTheState])
def test_a_fault_in_a_live_game_is_found(fault: type[Fires], on_the_shelf_instead: Any) -> None:
    game = fires_with(fault)
    on_the_shelf_instead(game)
    with pytest.raises(AssertionError):
        check_match(game, 3, 1, looks=FEWEST_LOOKS)


@pytest.mark.parametrize("fault", [ChangesWhenRefused, KeepsTimeOutsideTheState])
def test_a_fault_shows_when_inputs_come_in_any_order(fault: type[Fires], on_the_shelf_instead: Any) -> None:
    game = fires_with(fault)
    on_the_shelf_instead(game)
    with pytest.raises((AssertionError, BadRecord)):
        check_interleavings(game, 3, 1, 20)


class HidesItsCouncils(StormWatch):
    councils = False


class HidesItsReactions(StormWatch):
    reaction_seconds = None


class TellsNoStory(StormWatch):
    campaigns = (Campaign("summer", [Chapter("calm")]),)


class TellsHalfAStory(StormWatch):
    campaigns = (*StormWatch.campaigns, Campaign("winter", [*StormWatch.campaigns[0].chapters, Chapter("thaw")]))


class PrescribesWhatCannotBe(StormWatch):
    campaigns = (
        Campaign("winter", [Chapter("first-gale", {"nights": 1}), Chapter("long-dark", {}, {2: {"nights": 9}})]),
    )


def test_a_council_that_is_not_declared_is_found() -> None:
    with pytest.raises(AssertionError, match="councils = True"):
        check_match(HidesItsCouncils(), seats=2, seed=1)


def test_reactions_for_which_nobody_says_how_long_to_wait_are_found() -> None:
    with pytest.raises(AssertionError, match="how long a table waits"):
        check_match(HidesItsReactions(), seats=2, seed=1)


def test_a_campaign_without_words_is_found() -> None:
    with pytest.raises(AssertionError, match="campaign-summer-calm"):
        check_locales(TellsNoStory())
    with pytest.raises(AssertionError, match=r"campaign-winter-thaw\.before"):
        check_locales(TellsHalfAStory())


def test_a_chapter_that_cannot_be_played_is_found() -> None:
    with pytest.raises(AssertionError, match="'long-dark' cannot be played by 2: option 'nights' goes from 1 to 5"):
        check_locales(PrescribesWhatCannotBe())
