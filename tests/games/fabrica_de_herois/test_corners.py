"""Corners of the rules: what two of them make together, seldom but now and then."""

from __future__ import annotations

import pytest

from ludoteca.games.fabrica_de_herois.actions import DONE, GO_HOME, LEAD
from ludoteca.games.fabrica_de_herois.state import PROTECT, FactoryState
from ludoteca.kernel.chance import seeded
from tests.games.fabrica_de_herois.table import PLAIN, Scene, base, hero, mission

A, B, C = range(3)
STRIKE = "attack eliminate 1 chosen"


# -- targets that have changed sides ---------------------------------------------------------------------------


@pytest.mark.rule("FH-D-29")
def test_a_hero_that_has_come_over_to_its_attacker_is_passed_over() -> None:
    scene = Scene(
        heroes=[
            hero("striker", discard=STRIKE),
            hero("thief", discard="attack! steal 1 chosen"),
            hero("helper", discard="help! actions +1"),
        ],
        players=[
            {"field": "p1 striker thief", "actions": 2, "mission": "m1"},
            {"field": "p2 p3 helper", "actions": 1},
        ],
    )
    scene.use(A, "striker").pick(A, "p3")
    scene.use(B, "helper")
    scene.use(A, "thief").pick(A, "p3")
    assert scene.field(A) == ["p1", "p3"], "stolen in between, so no opposing Hero any more"
    assert scene.graveyard == ["striker", "helper", "thief"]


@pytest.mark.rule("FH-D-29")
def test_an_own_hero_that_was_stolen_meanwhile_is_passed_over() -> None:
    scene = Scene(
        heroes=[
            hero("guard", discard="defence protect 1 own for round"),
            hero("thief", discard="attack! steal 1 chosen"),
        ],
        players=[
            {"field": "p1 p4 guard", "actions": 1, "mission": "m1"},
            {"field": "p2 thief", "actions": 1},
        ],
    )
    scene.use(A, "guard").pick(A, "p4")
    scene.use(B, "thief").pick(B, "p4")
    assert scene.field(B) == ["p2", "p4"]
    assert [one for one in scene.state.lasting if one.what == PROTECT] == []


@pytest.mark.rule("FH-D-29")
def test_what_a_third_player_has_stolen_is_still_an_opposing_hero() -> None:
    scene = Scene(
        heroes=[hero("striker", discard=STRIKE), hero("thief", discard="attack! steal 1 chosen")],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 p3"},
            {"field": "p4 thief", "actions": 1},
        ],
    )
    scene.use(A, "striker").pick(A, "p3")
    scene.use(C, "thief").pick(C, "p3")
    assert scene.graveyard == ["striker", "thief", "p3"]


@pytest.mark.rule("FH-D-29", "FH-R49")
def test_a_marker_that_has_become_a_minus_in_the_window_is_not_turned_into_a_plus() -> None:
    scene = Scene(
        heroes=[
            hero("boss", leader="attack invert one for round"),
            hero("drain", discard="attack! marker -5 one for round"),
        ],
        players=[
            {"field": "boss p1", "support": "p9", "actions": 2, "mission": "m1"},
            {"field": "p2 p3", "actions": 0, "mission": "m2"},
            {"field": "p4 drain", "actions": 1, "mission": "m3"},
        ],
        lasting=[{"what": "marker", "team": B, "caster": B, "amount": 2, "for": "mission"}],
    )
    scene.use(A, "boss").use(C, "drain").answer(C, B)
    assert scene.marker(B) == -3


@pytest.mark.rule("FH-D-29", "FH-D-30")
@pytest.mark.parametrize("attack", ["eliminate 1 chosen if die 3", "block die in-one for round"])
@pytest.mark.parametrize("blocked", [False, True])
def test_no_die_is_rolled_for_an_attack_that_was_cancelled_and_has_nobody_left_to_hit(
    attack: str, blocked: bool
) -> None:
    scene = Scene(
        heroes=[hero("striker", discard=f"attack {attack}"), hero("wall", leader="defence cancel")],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "wall p2", "actions": 1, "mission": "m2"},
        ],
        lasting=[{"what": "block", "hero": "p2", "caster": A, "for": "mission"}] if blocked else [],
    )
    scene.use(A, "striker")
    if scene.asked(A) == "target":
        scene.pick(A, "wall")
    scene.use(B, "wall")
    rolled = 1 if blocked and "in-one" in attack else 0  # the Blocked one is in that Field, and no Defence saves it
    assert len(scene.told("rolled")) == rolled
    assert scene.field(B) == ["wall", "p2"]


@pytest.mark.rule("FH-D-32", "FH-R81")
def test_who_loses_a_leader_for_the_top_of_the_deck_names_the_next_one() -> None:
    """The Field has two Heroes before and after, so nobody leads by being alone."""
    scene = Scene(
        heroes=[hero("boss", leader="attack swap leader")],
        players=[
            {"field": "boss p1", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 p3", "mission": "m2"},
        ],
        deck="p12",
    )
    scene.use(A, "boss")
    assert (scene.asked(B), scene.can_pick(B)) == ("name-leader", ["p3", "p12"])
    scene.pick(B, "p12")
    assert scene.leader(B) == "p12"


@pytest.mark.rule("FH-R47", "FH-R52", "FH-D-14", "FH-D-34")
@pytest.mark.parametrize("how", ["steal", "ambush"])
def test_who_is_stolen_comes_blocked_where_the_base_would_protect_it_too(how: str) -> None:
    thief = "attack steal 1 chosen" if how == "steal" else PLAIN
    strike = "attack block leader for round" if how == "ambush" else PLAIN
    scene = Scene(
        heroes=[
            hero("thief", 1, "backyard", leader=thief),
            hero("d1", of="duty"),
            hero("d2", of="duty"),
            hero("d3", of="duty"),
            hero("d4", of="duty", discard=strike),
        ],
        bases=[base("station", "duty")],
        players=[
            {"field": "thief d1 d2 d3", "actions": 1, "mission": "m1", "base": "station"},
            {"field": "p2 d4", "support": "p9", "actions": 1, "mission": "m2"},
        ],
        lasting=[{"what": "ambush", "team": A, "caster": A, "for": "mission"}] if how == "ambush" else [],
        turn=A if how == "steal" else B,
    )
    if how == "steal":
        scene.use(A, "thief").pick(A, "d4")
    else:
        scene.use(B, "d4")
    assert scene.field(A)[-1] == "d4"
    assert (scene.is_blocked("d4"), scene.is_protected("d4")) == (True, False)
    assert scene.is_protected("d1"), "three others count"


# -- turns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-R61", "FH-D-9", "FH-R27")
def test_without_heroes_and_without_a_mission_one_buys_before_the_income() -> None:
    scene = Scene(
        players=[{"actions": 6}, {"field": "p2", "mission": "m2"}],
        step="begin",
    )
    assert len(scene.field(A)) == 1
    assert scene.actions(A) == 6, "6 - 1 + 3, and at most six"


@pytest.mark.rule("FH-R32", "FH-D-44", "FH-R41", "FH-D-11")
def test_an_extra_rule_against_moving_holds_for_an_over_full_support_too() -> None:
    scene = Scene(
        heroes=[hero("scout", leader="help draw 2")],
        missions=[mission("still", 9, rule="no-moving")],
        players=[
            {"field": "scout p1", "support": "p3 p4", "actions": 3, "mission": "still"},
            {"field": "p2"},
        ],
        step="prepare",
        deck="p7 p8",
    )
    scene.use(A, "scout")
    assert scene.asked(A) == "overfull"
    assert not [one for one in scene.offers(A) if GO_HOME <= one < LEAD], "no moving, not even now"
    scene.done(A)
    assert scene.asked(A) == "return"


@pytest.mark.rule("FH-D-42", "FH-D-35", "FH-R41")
@pytest.mark.parametrize("nd", [1, 12])
def test_a_place_that_ended_with_the_mission_is_given_up_before_rewards_and_punishments(nd: int) -> None:
    scene = Scene(
        missions=[mission("goal", nd, rewards="draw 1", punishments="income -1")],
        players=[
            {"field": "p1", "support": "p2 p3 p4 p5", "actions": 0, "mission": "goal"},
            {"field": "p6"},
        ],
        lasting=[{"what": "line", "line": "support", "amount": 1, "team": A, "caster": A, "for": "mission"}],
        step="compare",
        deck="p12",
    )
    assert scene.asked(A) == "overfull"
    assert not scene.told("drew"), "no reward yet"
    assert not scene.told("windfall"), "no punishment yet"
    scene.enter(A, "p5")
    assert bool(scene.told("drew")) is (nd == 1)


@pytest.mark.rule("FH-D-42", "FH-R41")
def test_a_position_with_too_many_begins_with_what_must_be_repaired() -> None:
    scene = Scene(
        players=[{"field": "p1", "support": "p2 p3 p4 p5", "actions": 2, "mission": "m1"}, {"field": "p6"}],
    )
    assert scene.asked(A) == "overfull"
    assert scene.enter(A, "p2").asked(A) == "plays"


# -- what lasts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-D-29", "FH-R56", "FH-D-36")
def test_a_permanent_whose_leader_is_blocked_in_the_window_does_not_begin() -> None:
    scene = Scene(
        heroes=[
            hero("idol", leader="help marker +2 for permanent"),
            hero("binder", discard="attack! block leader for round"),
        ],
        players=[
            {"field": "idol p1", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 binder", "actions": 1},
        ],
    )
    scene.use(A, "idol").use(B, "binder")
    assert (scene.leader(A), scene.marker(A)) == ("idol", 0)
    assert len(scene.told("fizzled")) == 1


@pytest.mark.rule("FH-D-18")
def test_what_would_push_the_marker_over_its_limit_when_a_minus_ends_is_lost() -> None:
    scene = Scene(
        heroes=[hero("drain", discard="attack marker -1 one for round")],
        players=[
            {"field": "p1", "mission": "m1"},
            {"field": "p2 drain", "support": "p9", "actions": 0, "mission": "m2"},
        ],
        lasting=[
            {"what": "marker", "team": A, "caster": A, "amount": 5, "for": "mission"},
            {"what": "marker", "team": A, "caster": B, "amount": -2, "for": "round"},
            {"what": "marker", "team": A, "caster": A, "amount": 2, "for": "mission"},
        ],
        turn=B,
        step="begin",
    )
    assert scene.asked(B) == "prepare"
    assert scene.marker(A) == 5, "not seven"
    scene.done(B).use(B, "drain")
    assert scene.marker(A) == 4, "what is over the limit was lost, not stored"


@pytest.mark.rule("FH-D-22", "FH-R24")
def test_a_hero_that_waits_in_support_is_fresh_at_the_own_turn_too() -> None:
    scene = Scene(
        heroes=[hero("boss", leader="help marker +1 for mission")],
        players=[
            {"field": "p1 p2", "support": "boss", "actions": 2, "mission": "m1", "used": "boss"},
            {"field": "p3"},
        ],
        step="begin",
    )
    scene.enter(A, "boss").lead(A, "boss")
    assert scene.can_use(A, "boss")


# -- the Graveyard, and what is known ---------------------------------------------------------------------------


@pytest.mark.rule("FH-R59")
def test_several_opponents_lose_heroes_clockwise_from_the_user() -> None:
    scene = Scene(
        heroes=[hero("storm", discard="attack eliminate weak 1"), hero("flea", 1), hero("mite", 1)],
        players=[
            {"field": "p1 flea"},
            {"field": "p2 storm", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p3 mite"},
        ],
        turn=B,
    )
    scene.use(B, "storm")
    assert scene.graveyard == ["storm", "mite", "flea"]


@pytest.mark.rule("FH-R59")
def test_who_attacks_orders_the_fallen_of_one_field_when_the_die_hits_them_all_too() -> None:
    scene = Scene(
        heroes=[hero("storm", discard="attack eliminate die in-one")],
        players=[
            {"field": "p1 storm", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 p3 p4", "support": "p10", "mission": "m2"},
        ],
    )
    scene.rolls(6)
    scene.use(A, "storm").pick(A, "p4", "p2")
    assert scene.graveyard == ["storm", "p4", "p2", "p3"]


@pytest.mark.rule("FH-D-45")
def test_a_hero_that_walked_home_is_there_in_every_world_that_others_imagine() -> None:
    scene = Scene(
        players=[
            {"field": "p1 p2 p4", "support": "p9 p10", "actions": 2, "mission": "m1"},
            {"field": "p3"},
        ],
    )
    scene.home(A, "p4")
    known = scene.number("p4")
    strangers: set[int] = set()
    for seed in range(12):
        world = scene.g.session.sample(B, seeded(seed)).state
        assert isinstance(world, FactoryState)
        assert known in world.players[A].support
        strangers |= set(world.players[A].support) - {known}
    assert len(strangers) > 2, "the others could be anyone"


@pytest.mark.rule("FH-D-11", "FH-D-45")
def test_who_walked_home_is_no_longer_known_once_somebody_went_back_unseen() -> None:
    scene = Scene(
        heroes=[hero("kind", 2, leader="help draw 2")],
        players=[
            {"field": "kind p1 p2", "leader": "kind", "support": "p9 p10", "actions": 2, "mission": "m1"},
            {"field": "p3"},
        ],
        deck="p5 p6 p7 p8",
    )
    scene.home(A, "p2")
    walked = scene.number("p2")
    assert scene.state.seen[walked] == 0b11
    scene.use(A, "kind")
    assert scene.asked(A) == "overfull"
    scene.answer(A, DONE)
    assert scene.asked(A) == "return"
    scene.pick(A, "p9")
    scene.pick(A, "p10")
    assert walked in scene.state.players[A].support
    assert scene.state.seen[walked] == 0b01, "it may be one of those who went back"
