"""The small print: a word of a rule each, which no other scene stands on."""

from __future__ import annotations

import pytest

from ludoteca.games.fabrica_de_herois.actions import LEAD
from ludoteca.games.fabrica_de_herois.rules.decks import take_top
from ludoteca.games.fabrica_de_herois.state import AMBUSH, Factory
from ludoteca.kernel.chance import seeded
from tests.games.fabrica_de_herois.table import Scene, hero, mission

A, B, C = range(3)
STRIKE = "attack eliminate 1 chosen"


def blocked(*cards: str, until: str = "mission") -> list[dict[str, object]]:
    """What Blocks these Heroes, cast by A."""
    return [{"what": "block", "hero": card, "caster": A, "for": until} for card in cards]


# -- the Teams -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-D-42", "FH-R13")
@pytest.mark.parametrize("lying", [False, True])
def test_who_has_too_many_in_the_field_takes_face_up_heroes_home(lying: bool) -> None:
    scene = Scene(
        missions=[mission("crowded", nd=1, rule="field +1")],
        players=[{"field": "p1 p2 p3 p4 p5 p6", "mission": "crowded", "due": True}, {"field": "p7"}],
        lasting=blocked("p6", until="round") if lying else [],
        step="compare",
    )
    assert scene.asked(A) == "shrink"
    assert scene.can_pick(A) == ["p1", "p2", "p3", "p4", "p5", *([] if lying else ["p6"])]
    scene.pick(A, "p2")
    assert (scene.field(A), scene.support(A)) == (["p1", "p3", "p4", "p5", "p6"], ["p2"])


@pytest.mark.rule("FH-D-11", "FH-R38")
@pytest.mark.parametrize("actions", [0, 1])
def test_whose_support_is_overfull_changes_the_leader_for_the_last_action(actions: int) -> None:
    scene = Scene(
        heroes=[hero("boss", leader="help draw 2")],
        players=[{"field": "boss p1 p2 p3 p4", "support": "p5 p6", "actions": 1 + actions, "mission": "m1"}, {}],
        deck="p8 p9",
    )
    scene.use(A, "boss")
    assert len(scene.support(A)) == 4
    assert scene.asked(A) == ("overfull" if actions else "return")
    assert (LEAD + scene.number("p1") in scene.offers(A)) is (actions == 1)


@pytest.mark.rule("FH-D-32")
def test_a_blocked_hero_is_put_at_no_teams_head() -> None:
    scene = Scene(
        heroes=[hero("schemer", discard="attack depose 1 chosen")],
        players=[
            {"field": "p1 schemer", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 p3"},
            {"field": "p4 p5"},
        ],
        lasting=blocked("p3"),
    )
    scene.use(A, "schemer")
    assert scene.leader(B) == "p2"
    assert scene.leader(C) == "p5", "the only one who is neither Blocked nor Leader already"


@pytest.mark.rule("FH-R56", "FH-D-33")
def test_leaders_who_change_places_take_no_permanent_along() -> None:
    scene = Scene(
        heroes=[
            hero("trader", discard="help trade-leaders one"),
            hero("singer", leader="help price-buy -1 for permanent"),
        ],
        players=[{"field": "singer trader p1", "actions": 2, "mission": "m1"}, {"field": "p2 p3"}],
    )
    scene.use(A, "singer")
    assert len(scene.state.lasting) == 1
    scene.use(A, "trader")
    assert (scene.leader(A), scene.leader(B)) == ("p2", "singer")
    assert scene.state.lasting == []
    assert len(scene.told("permanent-over")) == 1


# -- decks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-D-40", "FH-R62")
def test_an_empty_deck_is_made_anew_when_a_hero_is_needed() -> None:
    """Where nothing was left to be shuffled when the last card went, and somebody has died since."""
    scene = Scene(players=[{"field": "p1", "mission": "m1"}, {"field": "p2"}], rest="exiled", graveyard="p5 p6")
    table = Factory(scene.state, seeded(1), None)
    assert scene.state.deck == []
    assert take_top(table) in (scene.number("p5"), scene.number("p6"))
    assert (len(scene.state.deck), scene.state.graveyard) == (1, [])


@pytest.mark.rule("FH-D-24", "FH-R59")
def test_who_was_discarded_to_salvage_another_does_not_come_back_in_its_place() -> None:
    scene = Scene(
        heroes=[hero("digger", discard="help salvage"), hero("rival", discard="help! salvage")],
        players=[
            {"field": "p1 digger", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 rival", "support": "p8", "actions": 1},
        ],
        graveyard="p5",
    )
    scene.use(A, "digger")
    scene.g.game.check(scene.state)
    scene.use(B, "rival")  # takes the digger, which lies below the rival
    assert scene.support(B) == ["p8", "digger"]
    assert scene.support(A) == ["p9", "rival"], "the top one; p5 stays"
    assert scene.graveyard == ["p5"]


@pytest.mark.rule("FH-D-45")
def test_who_has_looked_at_the_deck_leaves_it_shuffled() -> None:
    scene = Scene(
        heroes=[hero("boss", leader="help scout 3")],
        players=[{"field": "boss p1", "support": "p9", "actions": 1, "mission": "m1"}, {"field": "p2"}],
        deck="p5 p6 p7",
    )
    order = [scene.number(card) for card in ("p5", "p6")]
    scene.use(A, "boss")
    scene.g.force("heroes", order)
    scene.answer(A, 2)
    assert "p7" in scene.support(A)
    assert scene.state.deck[:2] == order
    scene.g.done()


# -- attacks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-D-30")
@pytest.mark.parametrize("defended", [False, True])
def test_a_group_that_has_only_blocked_heroes_of_a_player_is_not_defended(defended: bool) -> None:
    scene = Scene(
        heroes=[
            hero("storm", discard="attack eliminate weak 1"),
            hero("small", 1),
            hero("little", 1),
            hero("wall", 3, leader="defence cancel"),
        ],
        players=[
            {"field": "p1 storm", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "wall small", "actions": 1},
            {"field": "p3 little", "actions": 1},
        ],
        lasting=[] if defended else blocked("small"),
    )
    scene.use(A, "storm")
    assert (scene.asked(B) == "answer") is defended
    if defended:
        scene.use(B, "wall")
    assert scene.field(B) == (["wall", "small"] if defended else ["wall"])


@pytest.mark.rule("FH-D-30")
@pytest.mark.parametrize("lying", [False, True])
def test_of_whom_the_attacked_could_lose_a_blocked_hero_alone_nothing_is_defended(lying: bool) -> None:
    """The wall itself stands sideways: the one whom B loses can only be the small one."""
    scene = Scene(
        heroes=[hero("storm", discard="attack eliminate each"), hero("wall", 3, leader="defence cancel")],
        players=[
            {"field": "p1 storm", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "wall p2", "actions": 1},
        ],
        lasting=[
            {"what": "protect", "hero": "wall", "caster": B, "for": "mission"},
            *(blocked("p2") if lying else []),
        ],
    )
    scene.use(A, "storm")
    assert (scene.asked(B) == "answer") is not lying
    if not lying:
        scene.use(B, "wall")
    assert scene.field(B) == (["wall"] if lying else ["wall", "p2"])


@pytest.mark.rule("FH-R44", "FH-D-30")
def test_who_shelters_the_attacked_shelters_own_heroes_alone() -> None:
    scene = Scene(
        heroes=[
            hero("storm", discard="attack block weak 1 for round"),
            hero("small", 1),
            hero("little", 1),
            hero("wall", 3, leader="defence protect attacked for round"),
        ],
        players=[
            {"field": "p1 storm", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "wall small", "actions": 1},
            {"field": "p3 little", "actions": 1},
        ],
    )
    scene.use(A, "storm").use(B, "wall")
    assert scene.is_protected("small")
    assert scene.is_blocked("little")
    assert not scene.is_protected("little")


@pytest.mark.rule("FH-R12")
def test_a_last_hero_that_cannot_be_taken_home_is_passed_by() -> None:
    scene = Scene(
        heroes=[hero("striker", discard=STRIKE), hero("medic", leader="defence rescue")],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "medic", "actions": 1},
            {"field": "p3"},
        ],
    )
    scene.use(A, "striker").pick(A, "medic")
    scene.use(B, "medic")
    assert (scene.field(B), [event[0] for event in scene.told("spared")]) == (["medic"], [B])


@pytest.mark.rule("FH-R12", "FH-D-12")
def test_a_last_hero_is_taken_home_where_another_can_come_out_of_support() -> None:
    scene = Scene(
        heroes=[hero("striker", discard=STRIKE), hero("medic", leader="defence rescue")],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "medic", "support": "p5", "actions": 1},
            {"field": "p3"},
        ],
    )
    scene.use(A, "striker").pick(A, "medic")
    scene.use(B, "medic")
    assert scene.told("spared") == []
    assert [event[0] for event in scene.told("went-home")] == [B]
    assert (scene.asked(B), scene.can_pick(B)) == ("refill", ["p5", "medic"])
    scene.pick(B, "p5")
    assert (scene.field(B), scene.support(B)) == (["p5"], ["medic"])


@pytest.mark.rule("FH-D-15")
def test_of_two_traps_an_attack_springs_one() -> None:
    trap = {"what": "ambush", "team": B, "caster": B, "for": "mission"}
    scene = Scene(
        heroes=[hero("striker", leader="attack block leader for round")],
        players=[
            {"field": "striker p1", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 p3"},
        ],
        lasting=[trap, trap],
    )
    scene.use(A, "striker")
    assert scene.field(B) == ["p2", "p3", "striker"]
    assert [one.what for one in scene.state.lasting].count(AMBUSH) == 1


@pytest.mark.rule("FH-R46")
def test_who_can_only_hit_all_that_there_are_is_not_asked_which() -> None:
    scene = Scene(
        heroes=[hero("striker", discard="attack block die in-one for round")],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 p3"},
        ],
    )
    scene.rolls(2).use(A, "striker")
    assert scene.is_blocked("p2")
    assert scene.is_blocked("p3")


@pytest.mark.rule("FH-R36", "FH-D-16")
@pytest.mark.parametrize(("actions", "paid"), [(2, False), (3, True)])
def test_the_toll_of_an_attack_that_chooses_nobody_is_paid_or_it_is_not_made(actions: int, paid: bool) -> None:
    scene = Scene(
        heroes=[hero("storm", discard="attack eliminate weak 1"), hero("small", 1)],
        players=[
            {"field": "p1 storm", "support": "p9", "actions": actions, "mission": "m1"},
            {"field": "small p2"},
        ],
        lasting=[{"what": "line", "line": "toll", "amount": 2, "team": B, "caster": B, "for": "permanent"}],
    )
    assert scene.can_use(A, "storm") is paid
    if paid:
        scene.use(A, "storm")
        assert (scene.actions(A), scene.field(B)) == (0, ["p2"])


# -- Missions --------------------------------------------------------------------------------------------------


def promised(*cards: str) -> Scene:
    """A was promised two Missions of which one is kept; these are all that there are, and the first is A's."""
    return Scene(
        heroes=[hero("boss", 3, leader="help two-missions 1")],
        missions=[mission(card) for card in cards],
        plain_missions=False,
        players=[{"field": "boss p1", "support": "p9", "actions": 4, "mission": cards[0]}, {"field": "p2"}],
    ).use(A, "boss")


@pytest.mark.rule("FH-R25")
def test_who_was_promised_two_missions_once_is_given_the_choice_once() -> None:
    scene = promised("first", "second", "third", "fourth").flee(A)
    assert scene.asked(A) == "mission"
    scene.answer(A, 0).flee(A)
    assert scene.asked(A) != "mission"


@pytest.mark.rule("FH-D-21")
def test_where_a_single_mission_is_left_the_promise_of_two_brings_that_one() -> None:
    scene = Scene(
        missions=[mission("first"), mission("last")],
        plain_missions=False,
        players=[{"field": "p1 p3", "mission": "first"}, {"field": "p2", "two_missions": 1}],
    )
    assert scene.asked(B) != "mission"
    assert scene.mission(B) == "last"


# -- what lasts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-D-33")
def test_a_hero_turns_back_when_the_last_block_is_over() -> None:
    scene = Scene(
        players=[{"field": "p1 p2", "mission": "m1", "due": True}, {"field": "p3"}],
        lasting=[*blocked("p2"), {"what": "block", "hero": "p2", "caster": B, "for": "round"}],
        step="compare",
    )
    scene.asked(A)
    assert scene.is_blocked("p2")
    assert scene.told("unblocked") == []


@pytest.mark.rule("FH-D-33", "FH-R51")
def test_a_protection_that_is_over_is_told_as_one() -> None:
    scene = Scene(
        players=[{"field": "p1 p2", "mission": "m1", "due": True}, {"field": "p3"}],
        lasting=[{"what": "protect", "hero": "p2", "caster": A, "for": "mission"}],
        step="compare",
    )
    scene.asked(A)
    assert [event[:2] for event in scene.told("unprotected")] == [(A, scene.number("p2"))]
    assert scene.told("unblocked") == []


# -- Actions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-R74", "FH-D-23")
@pytest.mark.parametrize(("windfall", "left"), [(-2, 1), (-3, 0), (-5, 0)])
def test_income_that_is_lowered_goes_down_to_none(windfall: int, left: int) -> None:
    scene = Scene(players=[{"field": "p1", "support": "p9", "windfall": windfall}, {"field": "p2"}], step="income")
    scene.asked(A)
    assert scene.actions(A) == left


@pytest.mark.rule("FH-D-29")
@pytest.mark.parametrize("actions", [1, 2])
def test_what_takes_the_last_action_is_declared_with_the_last_action(actions: int) -> None:
    scene = Scene(
        heroes=[hero("miser", leader="help draw 1 if poor")],
        players=[{"field": "miser p1", "support": "p9", "actions": actions, "mission": "m1"}, {"field": "p2"}],
    )
    assert scene.can_use(A, "miser") is (actions == 1)


@pytest.mark.rule("FH-D-45")
def test_what_one_buys_nobody_else_has_seen() -> None:
    for seat in (A, B):
        scene = Scene(
            players=[{"field": "p1", "support": "p9", "actions": 1}, {"field": "p2", "support": "p8", "actions": 1}],
            deck="p5",
            turn=seat,
        )
        scene.buy(seat)
        assert scene.state.seen[scene.number("p5")] == 1 << seat
