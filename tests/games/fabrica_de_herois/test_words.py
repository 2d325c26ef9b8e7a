"""What the words of cards do: every verb that strikes, binds, drains or helps, with what it leaves on the table."""

from __future__ import annotations

import pytest

from ludoteca.games.fabrica_de_herois.actions import ENTER
from ludoteca.games.fabrica_de_herois.rules.reckoning import needed, team_sum
from tests.games.fabrica_de_herois.table import Scene, hero, mission

A, B, C = 0, 1, 2


def attack(said: str, them: str = "p2 p3", **more: object) -> Scene:
    """A's Leader `boss` (Bonus 3) attacks B, who has plain Heroes and no answer."""
    return Scene(
        heroes=[hero("boss", 3, leader=f"attack {said}"), hero("big", 4), hero("tiny", 1), hero("duty1", 2, "duty")],
        players=[
            {"field": "boss p1", "support": "p9", "actions": 3, "mission": "m1"},
            {"field": them, "support": "p5 p6", "actions": 2, "mission": "m2", "done": "m8"},
        ],
        **more,  # type: ignore[arg-type]
    )


def aid(said: str, **more: object) -> Scene:
    """A's Leader `boss` helps A."""
    position: dict[str, object] = {"deck": "p10 p11 p12", **more}
    return Scene(
        heroes=[
            hero("boss", 3, leader=f"help {said}", gender="f"),
            hero("chum", 1, "duty", gender="f"),
            hero("late", 2),
        ],
        players=[
            {"field": "boss p1 chum", "support": "p9", "actions": 3, "mission": "m1", "done": "m8"},
            {"field": "p2 p3", "support": "p5", "actions": 2, "mission": "m2"},
        ],
        **position,  # type: ignore[arg-type]
    )


# -- Strike ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "them", "left"),
    [
        ("eliminate lowest", "p2 tiny", ["p2"]),
        ("eliminate highest", "p2 big", ["p2"]),
        ("eliminate leader", "p2 p3", ["p3"]),
        ("eliminate leaders", "p2 p3", ["p3"]),
        ("eliminate weak 1", "p2 tiny", ["p2"]),
        ("eliminate weak-in-one 1", "p2 tiny", ["p2"]),
        ("eliminate members duty", "p2 duty1", ["p2"]),
    ],
)
def test_whom_a_strike_hits(said: str, them: str, left: list[str]) -> None:
    scene = attack(said, them)
    scene.use(A, "boss")
    assert scene.field(B) == left
    assert len(scene.graveyard) == 1


@pytest.mark.rule("FH-R59")
def test_up_to_two_chosen_and_their_order() -> None:
    scene = attack("eliminate 2 chosen", "p2 p3 p4")
    scene.use(A, "boss").pick(A, "p4", "p3")
    assert scene.graveyard == ["p4", "p3"]
    again = attack("eliminate 2 chosen", "p2 p3 p4")
    again.use(A, "boss").pick(A, "p4").enough(A)
    assert again.graveyard == ["p4"]


def test_two_in_one_field_are_of_the_same_player() -> None:
    scene = Scene(
        heroes=[hero("boss", leader="attack eliminate 2 in-one")],
        players=[{"field": "boss", "actions": 1, "mission": "m1"}, {"field": "p2 p3"}, {"field": "p4 p5"}],
    )
    scene.use(A, "boss").pick(A, "p5")
    assert scene.can_pick(A) == ["p4"]


def test_one_of_every_opponent_by_their_own_choice() -> None:
    scene = Scene(
        heroes=[hero("boss", leader="attack eliminate each")],
        players=[
            {"field": "boss", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 p3"},
            {"field": "p4"},
        ],
    )
    scene.use(A, "boss")
    assert scene.asked(B) == "lose"
    scene.pick(B, "p2")
    assert scene.graveyard == ["p2", "p4"]


def test_as_many_as_the_die_are_chosen_when_it_was_rolled() -> None:
    scene = attack("block die in-one for round", "p2 p3 p4")
    scene.rolls(2)
    scene.use(A, "boss").pick(A, "p3", "p4")
    assert [scene.is_blocked(name) for name in ("p2", "p3", "p4")] == [False, True, True]
    scene.g.done()


def test_home_deck_swap_and_steal() -> None:
    scene = attack("home 1 chosen")
    scene.use(A, "boss").pick(A, "p3")
    assert scene.support(B) == ["p5", "p6", "p3"]

    scene = attack("deck 1 chosen")
    scene.use(A, "boss").pick(A, "p3")
    assert scene.number("p3") in scene.state.deck

    scene = attack("swap 1 chosen", deck="p12")
    scene.use(A, "boss").pick(A, "p3")
    assert scene.field(B) == ["p2", "p12"]
    assert scene.number("p3") in scene.state.deck

    scene = attack("steal 1 chosen")
    scene.use(A, "boss").pick(A, "p3")
    assert scene.field(A) == ["boss", "p1", "p3"]
    assert scene.is_blocked("p3")


@pytest.mark.rule("FH-R11")
def test_what_is_stolen_without_room_goes_to_the_graveyard() -> None:
    scene = Scene(
        heroes=[hero("boss", leader="attack steal 1 chosen")],
        players=[{"field": "boss p1 p4 p5 p6", "actions": 2, "mission": "m1"}, {"field": "p2 p3"}],
    )
    scene.use(A, "boss").pick(A, "p3")
    assert scene.graveyard == ["p3"]


@pytest.mark.parametrize(("dice", "fallen"), [((6, 1), "p3"), ((1, 6), "p1"), ((3, 3), "")])
def test_a_duel_is_bonus_and_die_and_the_lower_one_falls(dice: tuple[int, int], fallen: str) -> None:
    scene = attack("duel")
    scene.rolls(*dice)
    scene.use(A, "boss").pick(A, "p1").pick(A, "p3")
    assert scene.graveyard == ([fallen] if fallen else [])
    scene.g.done()


# -- Bind ------------------------------------------------------------------------------------------------------


def test_sealing_deposing_barring_and_taxing() -> None:
    scene = attack("seal leader for round")
    scene.use(A, "boss")
    assert scene.state.sealed[scene.number("p2")] == 1

    scene = attack("depose 1 chosen")
    scene.use(A, "boss")
    assert scene.leader(B) == "p3"

    scene = attack("bar one for mission")
    scene.use(A, "boss").done(A)
    assert scene.asked(B) == "prepare"
    assert ENTER + scene.number("p5") not in scene.offers(B)


def test_a_tax_is_paid_once() -> None:
    scene = Scene(
        heroes=[
            hero("boss", leader="attack tax one"),
            hero("b1", leader="help marker +1 for round", discard="help draw 1"),
            hero("b2", discard="help draw 1"),
        ],
        players=[{"field": "boss", "support": "p9", "actions": 1, "mission": "m1"}, {"field": "b1 b2", "actions": 3}],
    )
    scene.use(A, "boss").done(A)
    scene.use(B, "b1")
    assert scene.actions(B) == 6 - 2
    scene.use(B, "b2")
    assert scene.actions(B) == 6 - 2 - 1


def test_stripping_reaches_the_protected_and_them_alone() -> None:
    scene = attack(
        "strip 1 chosen for round", lasting=[{"what": "protect", "hero": "p3", "caster": B, "for": "mission"}]
    )
    scene.use(A, "boss")
    assert not scene.is_protected("p3")


# -- Drain -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "marker"),
    [
        ("marker -2 one for round", -2),
        ("marker -1 per their-field one for round", -2),
        ("marker -1 per their-support one for round", -2),
        ("marker -1 per their-workshop one for round", -2),
        ("marker -1 per their-completed one for round", -1),
        ("marker -2 all for round", -2),
        ("marker -3 ahead for round", -3),
        ("marker -3 left for round", -3),
        ("invert one for round", 0),
    ],
)
def test_draining_the_marker(said: str, marker: int) -> None:
    scene = attack(said)
    if said.startswith("invert"):
        assert not scene.can_use(A, "boss"), "there is no plus to turn round"
        return
    scene.use(A, "boss")
    assert scene.marker(B) == marker


def test_a_plus_becomes_a_minus() -> None:
    scene = attack(
        "invert one for round", lasting=[{"what": "marker", "team": B, "caster": B, "amount": 2, "for": "mission"}]
    )
    scene.use(A, "boss")
    assert scene.marker(B) == -2


def test_minus_a_die() -> None:
    scene = attack("marker -die one for round").rolls(4)
    scene.use(A, "boss")
    assert scene.marker(B) == -4


def test_taking_and_stealing_actions() -> None:
    scene = attack("actions -1 one")
    scene.use(A, "boss")
    assert (scene.actions(A), scene.actions(B)) == (2, 1)
    scene = attack("rob 1 one")
    scene.use(A, "boss")
    assert (scene.actions(A), scene.actions(B)) == (3, 1)
    scene = attack("income -2 one")
    scene.use(A, "boss")
    assert int(scene.state.players[B].windfall) == -2


@pytest.mark.rule("FH-D-45")
def test_a_random_card_out_of_a_support_and_a_spy() -> None:
    scene = attack("pickpocket 1 one")
    scene.g.force("support", [1])
    scene.use(A, "boss")
    assert scene.graveyard == ["p6"]

    scene = attack("spy one")
    scene.use(A, "boss")
    assert scene.asked(A) == "spy"
    assert all(scene.state.seen[scene.number(name)] & 1 for name in ("p5", "p6"))
    scene.answer(A, 0)
    assert scene.support(B) == ["p6"]
    assert scene.state.seen[scene.number("p6")] == 0b11
    assert scene.number("p5") in scene.state.deck


def test_their_mission_gets_harder_loses_an_emblem_or_is_replaced() -> None:
    scene = attack("nd +2 one")
    scene.use(A, "boss")
    assert needed(scene.state, scene.state.players[B]) == 5 + 2

    scene = Scene(
        heroes=[hero("boss", leader="attack cover one")],
        missions=[mission("two", 9, emblems="duty drumline")],
        players=[{"field": "boss", "support": "p9", "actions": 1, "mission": "m1"}, {"field": "p2", "mission": "two"}],
    )
    scene.use(A, "boss")
    assert scene.asked(A) == "emblem"
    scene.answer(A, 3)
    assert int(scene.state.players[B].emblems) == 1 << 4


# -- Help ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "marker"),
    [
        ("marker +2 for mission", 2),
        ("marker +1 per field for mission", 3),
        ("marker +1 per duty for mission", 1),
        ("marker +1 per woman for mission", 2),
        ("marker +1 per completed for mission", 1),
        ("marker +2 per green for mission", 2),
        ("marker +1 per blue for mission", 0),
        ("marker +1 per support for mission", 1),
        ("marker +1 per opponent for mission", 1),
        ("marker +1 per grave for mission", 2),
        ("marker +2 for mission if field 3", 2),
        ("marker +2 for mission if duty 1", 2),
        ("marker +2 for mission if ahead", 2),
        ("marker +2 for mission if colour green", 2),
        ("marker +2 for mission if few 3", 2),
    ],
)
def test_help_for_the_marker(said: str, marker: int) -> None:
    scene = aid(said, graveyard="p15 p16")
    scene.use(A, "boss")
    assert scene.marker(A) == marker


@pytest.mark.parametrize(
    "condition", ["behind", "minus", "field 4", "few 2", "base", "no-support", "colour red", "poor", "duty 2"]
)
def test_what_does_not_hold_cannot_be_declared(condition: str) -> None:
    assert not aid(f"marker +2 for mission if {condition}").can_use(A, "boss")


@pytest.mark.parametrize(("die", "marker"), [(3, 0), (4, 2)])
def test_a_condition_that_a_die_decides(die: int, marker: int) -> None:
    scene = aid("marker +2 for mission if die 4").rolls(die)
    scene.use(A, "boss")
    assert scene.marker(A) == marker
    scene.g.done()


def test_lower_nd_by_a_number_and_by_women() -> None:
    scene = aid("nd -1 per woman")
    scene.use(A, "boss")
    assert needed(scene.state, scene.state.players[A]) == 5 - 2


def test_an_added_emblem_counts_and_leaves_with_the_mission() -> None:
    scene = aid("emblem duty")
    before = team_sum(scene.state, scene.state.players[A])
    scene.use(A, "boss")
    assert team_sum(scene.state, scene.state.players[A]) == before + 1


def test_wiping_ends_every_minus() -> None:
    scene = aid(
        "wipe",
        lasting=[
            {"what": "marker", "team": A, "caster": B, "amount": -2, "for": "mission"},
            {"what": "marker", "team": A, "caster": A, "amount": 1, "for": "mission"},
        ],
    )
    scene.use(A, "boss")
    assert scene.marker(A) == 1


@pytest.mark.rule("FH-R40", "FH-D-45")
def test_drawing_and_looking() -> None:
    scene = aid("draw 2")
    scene.use(A, "boss")
    assert scene.support(A) == ["p9", "p10", "p11"]

    scene = aid("scout 3")
    scene.use(A, "boss")
    assert scene.asked(A) == "keep"
    assert scene.names(scene.state.looked) == ["p10", "p11", "p12"]
    scene.answer(A, 1)
    assert scene.support(A) == ["p9", "p11"]
    assert scene.state.looked == []
    assert {scene.number("p10"), scene.number("p12")} <= set(scene.state.deck)


def test_actions_by_number_and_by_die() -> None:
    scene = aid("actions +2")
    scene.use(A, "boss")
    assert scene.actions(A) == 3 - 1 + 2
    scene = aid("actions +half-die").rolls(5)
    scene.use(A, "boss")
    assert scene.actions(A) == 3 - 1 + 3


@pytest.mark.rule("FH-R34", "FH-R33", "FH-R38")
def test_promises_are_kept_once() -> None:
    scene = aid("free-buy 1")
    scene.use(A, "boss").buy(A)
    assert scene.actions(A) == 2
    scene.buy(A)
    assert scene.actions(A) == 1

    scene = aid("free-flee 1")
    scene.use(A, "boss").flee(A)
    assert scene.actions(A) == 2

    scene = aid("free-leader 1")
    scene.use(A, "boss").lead(A, "p1")
    assert scene.actions(A) == 2


def test_two_missions_of_which_one_is_kept() -> None:
    scene = aid("two-missions 1", missions_on_top="m5 m6")
    scene.use(A, "boss").flee(A)
    assert scene.asked(A) == "mission"
    scene.answer(A, 1)
    assert scene.mission(A) == "m6"
    assert scene.mission_deck[-2:] == ["m5", "m1"] or scene.mission_deck[-2:] == ["m1", "m5"]


@pytest.mark.rule("FH-D-45")
def test_the_next_missions_in_any_order() -> None:
    scene = aid("sort 3", missions_on_top="m4 m5 m6")
    scene.use(A, "boss")
    scene.answer(A, 2).answer(A, 0)
    assert scene.mission_deck[:3] == ["m6", "m4", "m5"]
    assert scene.state.known_top == [3, 0]


def test_leading_going_home_and_unblocking() -> None:
    scene = aid("lead own")
    scene.use(A, "boss").pick(A, "chum")
    assert (scene.leader(A), scene.actions(A)) == ("chum", 2)

    scene = aid("home 2 own")
    scene.use(A, "boss").pick(A, "p1", "chum")
    assert scene.support(A) == ["p9", "p1", "chum"]

    scene = aid("unblock my-all", lasting=[{"what": "block", "hero": "p1", "caster": B, "for": "mission"}])
    scene.use(A, "boss")
    assert not scene.is_blocked("p1")


@pytest.mark.rule("FH-R13", "FH-R62")
def test_more_places_and_the_graveyard_into_the_deck() -> None:
    scene = aid("support +1 for mission")
    scene.use(A, "boss").buy(A).buy(A)
    assert len(scene.support(A)) == 3
    assert scene.state.players[A].sheet[1] == 4

    scene = aid("recycle", graveyard="p15 p16")
    scene.use(A, "boss")
    assert scene.graveyard == []


@pytest.mark.rule("FH-D-33", "FH-D-32")
def test_fields_move_left_with_leaders_blocks_and_protections() -> None:
    scene = aid(
        "rotate",
        lasting=[
            {"what": "block", "hero": "p3", "caster": A, "for": "mission"},
            {"what": "protect", "hero": "chum", "caster": A, "for": "mission"},
        ],
    )
    scene.use(A, "boss")
    assert (scene.field(A), scene.leader(A)) == (["p2", "p3"], "p2")
    assert (scene.field(B), scene.leader(B)) == (["boss", "p1", "chum"], "boss")
    assert scene.is_blocked("p3")
    assert scene.is_protected("chum")


def test_leaders_and_support_cards_change_places() -> None:
    scene = aid("trade-leaders one")
    scene.use(A, "boss")
    assert (scene.leader(A), scene.leader(B)) == ("p2", "boss")

    scene = aid("barter one")
    scene.use(A, "boss")
    assert (scene.support(A), scene.support(B)) == (["p5"], ["p9"])


@pytest.mark.rule("FH-R73", "FH-R74")
def test_the_next_rewards_twice_and_the_next_punishments_not_at_all() -> None:
    scene = Scene(
        missions=[mission("rich", 1, rewards="actions +1")],
        players=[{"field": "p1", "support": "p9", "mission": "rich", "doubles": 1}, {"field": "p2"}],
        step="compare",
    )
    assert scene.told("actions")[0][1] == 2
    scene = Scene(
        missions=[mission("cruel", 12, punishments="eliminate 1 my-any")],
        players=[{"field": "p1", "support": "p9", "mission": "cruel", "spares": 1}, {"field": "p2"}],
        step="compare",
    )
    assert scene.graveyard == []
    assert int(scene.state.players[A].spares) == 0
