"""Answers that are refused: with the rule that forbids them, a sentence that says why, and no change at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.games.king_of_tokyo.actions import extra
from ludoteca.kernel.errors import IllegalAnswer
from tests.games.king_of_tokyo.table import BOX, TokyoScenario, given

HUGE = 10**30


def duel(*cards: str, **numbers: int) -> TokyoScenario:
    """Gigazaur outside, with these cards and numbers; The King in the City."""
    return given("Gigazaur", "The King").city("The King").owns("Gigazaur", *cards).has("Gigazaur", **numbers)


def is_refused(g: TokyoScenario, seat: Any, action: Any, rule: str, key: str, decision_id: int | None = None) -> None:
    """The answer is refused for this reason, in words, and the match is as it was."""
    session = g.session
    before = (g.game.dump(g.state), session.log(), {who: asked.id for who, asked in session.pending.items()})
    with pytest.raises(IllegalAnswer) as refusal:
        session.answer(seat, action, decision_id=decision_id)
    assert (refusal.value.rule, refusal.value.key) == (rule, key)
    assert refusal.value.sentence.endswith(".")
    assert rule in str(refusal.value)
    after = (g.game.dump(g.state), session.log(), {who: asked.id for who, asked in session.pending.items()})
    assert after == before


# -- one scenario for each kind of decision ----------------------------------------------------------------------


def keep() -> TokyoScenario:
    return duel()


def probe() -> TokyoScenario:
    return duel().owns("The King", "psychic_probe").keeps_all()


def reroll_three() -> TokyoScenario:
    g = duel("background_dweller").owns("The King", "psychic_probe").rolls("1 1 2 2 claw claw").probe_rolls("3")
    return g.keeps_all().probes("The King", 0)


def change() -> TokyoScenario:
    return duel("herd_culler").keeps_all()


def resolve() -> TokyoScenario:
    return duel().owns("The King", "burrowing").rolls("claw heart 1 1 2 2").keeps_all()


def heart() -> TokyoScenario:
    return duel(poison=1).rolls("heart heart 1 1 2 2").keeps_all()


def yielding() -> TokyoScenario:
    return duel().rolls("claw 1 1 2 2 3").keeps_all()


def react() -> TokyoScenario:
    return duel().owns("The King", "camouflage").rolls("claw 1 1 2 2 3").keeps_all()


def rapid_healing() -> TokyoScenario:
    g = duel(energy=6).owns("The King", "rapid_healing").has("The King", hearts=5, energy=2)
    return g.market("vast_storm", "mimic", "jets").keeps_all().buys("Gigazaur", "vast_storm")


def buy() -> TokyoScenario:
    return duel(energy=3).market("heal", "mimic").keeps_all()


def snatch() -> TokyoScenario:
    g = duel(energy=3).owns("The King", "opportunist").has("The King", energy=3)
    return g.market("heal", "tank", "corner_store").deck("national_guard").keeps_all().buys("Gigazaur", "heal")


def sell() -> TokyoScenario:
    return duel("metamorph").keeps_all()


def mimic() -> TokyoScenario:
    g = duel(energy=8).owns("The King", "gourmet").market("mimic", "jets", "heal")
    return g.keeps_all().buys("Gigazaur", "mimic")


def mimic_move() -> TokyoScenario:
    return duel("mimic", energy=1).owns("The King", "gourmet", "jets").mimics("gourmet")


KINDS: list[tuple[str, Callable[[], TokyoScenario], str, str]] = [
    ("keep", keep, "Gigazaur", "KOT-R23"),
    ("probe", probe, "The King", "KOT-psychic_probe"),
    ("reroll-three", reroll_three, "Gigazaur", "KOT-background_dweller.2"),
    ("change", change, "Gigazaur", "KOT-X24"),
    ("resolve", resolve, "Gigazaur", "KOT-R25"),
    ("heart", heart, "Gigazaur", "KOT-X33"),
    ("yield", yielding, "The King", "KOT-R31"),
    ("react", react, "The King", "KOT-R29"),
    ("rapid-healing", rapid_healing, "The King", "KOT-rapid_healing"),
    ("buy", buy, "Gigazaur", "KOT-R47"),
    ("snatch", snatch, "The King", "KOT-R59"),
    ("sell", sell, "Gigazaur", "KOT-R60"),
    ("mimic", mimic, "Gigazaur", "KOT-R57"),
    ("mimic-move", mimic_move, "Gigazaur", "KOT-R57"),
]
EVERY_KIND = pytest.mark.parametrize(
    ("kind", "scenario", "name", "rule"),
    [pytest.param(*row, id=row[0], marks=pytest.mark.rule(row[3])) for row in KINDS],
)


@EVERY_KIND
def test_an_action_that_no_card_offers_is_refused_with_the_rule_of_the_question(
    kind: str, scenario: Callable[[], TokyoScenario], name: str, rule: str
) -> None:
    with scenario() as g:
        g.is_asked(name, kind)
        is_refused(g, g.seat(name), extra(BOX.kind("energy_drink"), 200), rule, "refuse-not-offered")


@EVERY_KIND
@pytest.mark.parametrize("action", [-1, -4096])
def test_numbers_that_mean_nothing_are_refused(
    kind: str, scenario: Callable[[], TokyoScenario], name: str, rule: str, action: int
) -> None:
    with scenario() as g:
        expected = ("KOT-R22", "refuse-no-such-dice") if kind == "keep" else (rule, "refuse-not-offered")
        is_refused(g, g.seat(name), action, *expected)


@EVERY_KIND
@pytest.mark.parametrize("action", ["0", "", None, 0.0, 1.5, True, False, [0], {}, (0,), b"0", HUGE, -HUGE, 1 << 63])
def test_what_is_not_a_number_that_could_be_an_action_is_refused(
    kind: str, scenario: Callable[[], TokyoScenario], name: str, rule: str, action: Any
) -> None:
    with scenario() as g:
        is_refused(g, g.seat(name), action, "KOT-R20", "refuse-malformed")


@EVERY_KIND
def test_whoever_is_not_asked_is_refused(
    kind: str, scenario: Callable[[], TokyoScenario], name: str, rule: str
) -> None:
    with scenario() as g:
        for other in g.names:
            if other != name:
                is_refused(g, g.seat(other), 0, "KOT-R20", "refuse-not-asked")


@EVERY_KIND
def test_an_answer_to_an_earlier_question_is_refused(
    kind: str, scenario: Callable[[], TokyoScenario], name: str, rule: str
) -> None:
    with scenario() as g:
        asked = g.decision(name)
        legal = asked.actions[-1 if kind == "keep" else 0]
        for stale in (asked.id - 1, asked.id + 1, -1, HUGE):
            is_refused(g, g.seat(name), legal, "KOT-R20", "refuse-stale", decision_id=stale)
        g.session.answer(g.seat(name), legal, decision_id=asked.id)


# -- refusals with a reason of their own -------------------------------------------------------------------------


@pytest.mark.rule("KOT-R24", "KOT-R21")
def test_no_fourth_roll() -> None:
    with duel("energy_drink", energy=5).rolls("1 1 2 2 3 3").rolls("1 1 2 2 3 3").rolls("1 1 2 2 3 3") as g:
        g.keeps().keeps().is_asked("Gigazaur", "keep")  # the drink could still buy a roll
        is_refused(g, 0, 0, "KOT-R24", "refuse-no-rolls-left")
        is_refused(g, 0, 62, "KOT-R24", "refuse-no-rolls-left")


@pytest.mark.rule("KOT-R22")
def test_no_seventh_die() -> None:
    with duel() as g:
        is_refused(g, 0, 64, "KOT-R22", "refuse-no-such-dice")
        is_refused(g, 0, 127, "KOT-R22", "refuse-no-such-dice")


@pytest.mark.rule("KOT-energy_drink", "KOT-R21")
def test_no_roll_from_a_card_that_one_does_not_have() -> None:
    with duel(energy=5) as g:
        is_refused(g, 0, extra(BOX.kind("energy_drink"), 0), "KOT-R23", "refuse-not-offered")


@pytest.mark.rule("KOT-R47")
def test_a_card_too_dear_says_what_is_missing() -> None:
    with duel(energy=3).market("heal", "mimic").keeps_all() as g:
        is_refused(g, 0, 2, "KOT-R47", "refuse-too-dear")
        with pytest.raises(IllegalAnswer, match="Mimic") as refusal:
            g.session.answer(0, 2)
        assert {name: refusal.value.params[name] for name in ("n", "energy", "missing")} == {
            "n": 8,
            "energy": 3,
            "missing": 5,
        }


@pytest.mark.rule("KOT-D-10")
def test_a_gap_in_the_market_is_not_for_sale() -> None:
    with buy() as g:
        is_refused(g, 0, 3, "KOT-D-10", "refuse-empty-slot")


@pytest.mark.rule("KOT-R49")
def test_a_sweep_costs_two_energy() -> None:
    with duel("alien_origin", energy=1).market("solar_powered", "mimic", "jets").keeps_all() as g:
        is_refused(g, 0, 4, "KOT-R49", "refuse-sweep-too-dear")


@pytest.mark.rule("KOT-opportunist.3")
def test_an_opportunist_does_not_sweep() -> None:
    with snatch() as g:
        is_refused(g, 1, 4, "KOT-opportunist.3", "refuse-no-sweep-now")


@pytest.mark.rule("KOT-R59")
def test_an_opportunist_buys_only_what_was_just_turned_up() -> None:
    with snatch() as g:
        assert g.up() == ["national_guard", "tank", "corner_store"]
        is_refused(g, 1, 3, "KOT-R59", "refuse-not-for-you")
        is_refused(g, 1, 2, "KOT-R47", "refuse-too-dear")


@pytest.mark.rule("KOT-mimic.1")
def test_mimic_copies_neither_itself_nor_the_card_that_it_copies() -> None:
    with mimic_move() as g:
        is_refused(g, 0, BOX.cards_named("mimic")[0] + 1, "KOT-R57", "refuse-not-offered")
        is_refused(g, 0, BOX.cards_named("gourmet")[0] + 1, "KOT-R57", "refuse-not-offered")


@pytest.mark.rule("KOT-R60")
def test_nobody_sells_the_cards_of_others() -> None:
    with duel("metamorph").owns("The King", "gourmet").keeps_all() as g:
        is_refused(g, 0, BOX.cards_named("gourmet")[0] + 1, "KOT-R60", "refuse-not-offered")


@pytest.mark.rule("KOT-R61", "KOT-X33")
def test_no_heart_for_a_token_that_is_not_there() -> None:
    with heart() as g:
        is_refused(g, 0, 2, "KOT-X33", "refuse-not-offered")
        g.heart_for("Gigazaur", "poison").now("Gigazaur", poison=0)


@pytest.mark.rule("KOT-R25")
def test_nothing_is_resolved_that_was_not_rolled() -> None:
    with resolve() as g:
        is_refused(g, 0, 1, "KOT-R25", "refuse-not-offered")


# -- seats -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R20")
@pytest.mark.parametrize("seat", [-1, 2, 6, HUGE, "0", None, 0.0, False, True, [0], {}])
def test_a_seat_that_nobody_has_is_refused(seat: Any) -> None:
    with duel() as g:
        is_refused(g, seat, 63, "KOT-R20", "refuse-no-such-seat")


@pytest.mark.rule("KOT-R20", "KOT-R32")
def test_an_eliminated_monster_answers_nothing() -> None:
    with given("Gigazaur", "The King", "MekaDragon").has("The King", hearts=0) as g:
        is_refused(g, 1, 63, "KOT-R20", "refuse-not-asked")


@pytest.mark.rule("KOT-R20", "KOT-D-3")
def test_nobody_answers_twice_while_the_other_is_thinking() -> None:
    with given("Gigazaur", "CyberKitty", "Space Penguin", "The King", "MekaDragon").city("The King") as g:
        g.bay("MekaDragon").rolls("claw 1 1 2 2 3").keeps_all().yields("The King")
        is_refused(g, 3, 0, "KOT-R20", "refuse-not-asked")
        is_refused(g, 4, 2, "KOT-R31", "refuse-not-offered")
        g.stays("MekaDragon").is_in("The King", "outside")


@pytest.mark.rule("KOT-R52")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_end_nobody_answers_anything(seat: int) -> None:
    with duel(stars=17).rolls("3 3 3 1 1 2").keeps_all().won_by("Gigazaur") as g:
        is_refused(g, seat, 0, "KOT-R20", "refuse-game-over")
        is_refused(g, seat, 63, "KOT-R20", "refuse-game-over")
        g.won_by("Gigazaur")
