"""Scenario 6: experience, the four Abilities, and Regression."""

from __future__ import annotations

import pytest

from tests.games.rush_out.table import (
    ALL,
    DRAGON_TILE,
    ONE,
    RushScenario,
    challenge,
    coin,
    confrontation,
    curse,
    dispelling,
    do,
    dracology,
    laid,
    race,
    regression,
    spell,
    standard,
    summoning,
    wound,
)

THREE = "sorcerer bard guard"
FOUR = "sorcerer bard guard warrior"
FIVE = "sorcerer bard guard warrior cleric"


def points(g: RushScenario) -> list[int]:
    """Experience of the Heroes, in the order of their seats."""
    return [g.player(name)["xp"] for name in g.names[1:]]


# -- gaining it --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R87")
def test_who_completes_a_challenge_alone_keeps_it() -> None:
    with race("6", challenges=[standard("key foot")], dice={"bard": "key foot"}) as g:
        card = g.state.cards[challenge(0)]
        g.places("bard", "key foot", on=challenge(0))
        assert points(g) == [1, 0]
        assert g.state.experience[1] == [card], "the card is the point"
        assert card not in g.state.challenges_gone


@pytest.mark.rule("RO-R87")
@pytest.mark.parametrize(
    ("who", "keeps", "after"),
    [("bard", True, [1, 0, 0]), ("bard", False, [0, 1, 0]), ("guard", True, [0, 1, 0]), ("guard", False, [1, 0, 0])],
)
def test_two_heroes_decide_who_of_them_keeps_the_card(who: str, keeps: bool, after: list[int]) -> None:
    with race("6", FOUR, challenges=[standard("key foot")], dice={"bard": "key", "guard": "foot"}) as g:
        card = g.card_at(challenge(0))
        assert card is not None
        g.places("bard", "key", on=challenge(0)).places("guard", "foot", on=challenge(0))
        assert points(g) == [0, 0, 0]
        assert g.board["awards"] == [{"card": card, "seats": [1, 2]}]
        assert [g.player(name)["owes"] for name in g.names[1:]] == ["award", "award", ""]
        assert g.refused("warrior", g.keeping(card)) == ("refuse-no-award", "RO-R87")
        assert g.refused("sorcerer", g.giving(card))[0] == "refuse-no-award"
        g.does(who, g.keeping(card) if keeps else g.giving(card))
        assert points(g) == after
        assert g.board["awards"] == []
        for name in ("bard", "guard"):
            assert g.refused(name, g.keeping(card)) == ("refuse-no-award", "RO-R87")


def two_undecided() -> RushScenario:
    """The Bard has completed a card with the Guard, and then one with the Warrior."""
    g = race(
        "6",
        FOUR,
        challenges=[standard("key foot"), standard("fire sword")],
        dice={"bard": "key", "guard": "foot", "warrior": "sword"},
    )
    g.places("bard", "key", on=challenge(0)).places("guard", "foot", on=challenge(0))
    g.rolls("bard", "fire key key").places("bard", "fire", on=challenge(1))
    return g.places("warrior", "sword", on=challenge(1))


@pytest.mark.rule("RO-R87", "RO-R2")
def test_while_a_card_is_undecided_everybody_plays_on() -> None:
    with two_undecided() as g:
        older, newer = g.undecided()
        assert [award["seats"] for award in g.board["awards"]] == [[1, 2], [1, 3]]
        g.does("warrior", g.keeping(newer))
        assert (points(g), g.undecided()) == ([0, 0, 1], [older])
        g.does("bard", g.giving(older))
        assert points(g) == [0, 1, 1]


@pytest.mark.rule("RO-R87")
def test_each_card_is_decided_for_itself_in_any_order() -> None:
    with two_undecided() as g:
        older, newer = g.undecided()
        g.does("bard", g.keeping(newer)).does("bard", g.giving(older))
        assert points(g) == [1, 1, 0]


@pytest.mark.rule("RO-R87", "RO-D-7")
def test_a_double_tap_on_keeping_a_card_keeps_one_card() -> None:
    with two_undecided() as g:
        older, newer = g.undecided()
        g.does("bard", g.keeping(older))
        assert g.refused("bard", g.keeping(older)) == ("refuse-no-award", "RO-R87")
        assert (points(g), g.undecided()) == ([1, 0, 0], [newer])


@pytest.mark.rule("RO-R87")
def test_points_cannot_be_given_away_later() -> None:
    with race("6", FIVE, heroes={"bard": {"xp": 3}, "guard": {"xp": 2}}) as g:
        for name in g.names[1:]:
            for owned in g.state.experience[g.seat("bard")]:
                assert g.refused(name, do.GIVE + owned) == ("refuse-no-award", "RO-R87")


@pytest.mark.rule("RO-D-16", "RO-R87")
def test_summonings_coins_and_confrontations_teach_nothing() -> None:
    with race(
        "6",
        challenges=[summoning("key"), coin("foot", "air"), confrontation("sword", "air")],
        dice={"bard": "key foot sword"},
    ) as g:
        called = g.state.cards[challenge(0)]
        g.places("bard", "key", on=challenge(0))
        assert called in g.state.spells_gone
        g.rolls("bard", "foot fire fire").places("bard", "foot", on=challenge(1))
        assert g.board["coins"]["heroes"] == 1
        g.rolls("bard", "sword fire fire").places("bard", "sword", on=challenge(2))
        assert g.board["lives"]["left"] == 3
        assert (points(g), g.board["awards"]) == ([0, 0], [])


@pytest.mark.rule("RO-D-16", "RO-R87")
def test_cards_before_heroes_and_wounds_teach_nothing_either() -> None:
    with race(
        "6",
        laid=[dispelling("fire", "key", victim="guard")],
        heroes={"guard": {"wounded": ["heart"]}},
        dice={"bard": "key", "guard": "heart"},
    ) as g:
        g.places("bard", "key", on=laid(0)).places("guard", "heart", on=wound(g, "guard"))
        assert points(g) == [0, 0]


@pytest.mark.rule("RO-R86", "RO-R87")
def test_before_scenario_6_there_is_no_experience() -> None:
    with race("5", challenges=[standard("key")], dice={"bard": "key"}) as g:
        card = g.state.cards[challenge(0)]
        g.places("bard", "key", on=challenge(0))
        assert (points(g), g.state.challenges_gone) == ([0, 0], [card])
        assert g.refused("bard", do.HEAL + 1) == ("refuse-no-ability", "RO-R88")


@pytest.mark.rule("RO-R87", "RO-R73")
def test_under_the_high_five_curse_the_point_comes_with_the_clap() -> None:
    with race("6", challenges=[standard("key")], laid=[curse("high-five")], dice={"bard": "key"}) as g:
        g.places("bard", "key", on=challenge(0))
        assert points(g) == [0, 0]
        g.does("bard", do.CLAP)
        assert points(g) == [1, 0]


@pytest.mark.rule("RO-R87", "RO-R30", "RO-R38")
def test_a_card_that_ended_the_round_is_not_decided_any_more_and_is_back_in_the_next() -> None:
    with race(
        "6",
        challenges=[standard("key foot")],
        challenge_deck=[standard()],
        spell_deck=[dracology()],
        rest="gone",
        dice={"bard": "key", "guard": "foot"},
    ) as g:
        card = g.state.cards[challenge(0)]
        g.places("bard", "key", on=challenge(0)).places("guard", "foot", on=challenge(0))
        assert g.round_won == ("heroes", "deck")
        assert g.refused("bard", do.KEEP) == ("refuse-round-over", "RO-R37")
        assert g.player("bard")["owes"] == ""
        for name in g.names:
            g.does(name, do.DONE)
        assert (g.phase, g.board["awards"]) == ("ready", [])
        assert card in g.state.challenge_deck + g.state.cards[:3]


# -- the Abilities -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R88a", "RO-R88")
def test_the_bard_heals_a_hero_for_three_points_without_dice() -> None:
    with race(
        "6",
        FOUR,
        heroes={"bard": {"xp": 4}, "guard": {"wounded": ["heart", "heart"]}},
        dice={"warrior": "heart@6.0"},
    ) as g:
        assert g.refused("bard", do.HEAL + g.seat("warrior")) == ("refuse-ability-useless", "RO-R88")
        g.does("bard", do.HEAL + g.seat("guard"))
        assert g.player("guard")["wounded"] is None
        assert points(g) == [1, 0, 0]
        assert len(g.state.challenges_gone) == 3, "the cards are discarded"
        assert g.dice_of("warrior")[0] == "?", "dice on the tile come back"


@pytest.mark.rule("RO-R88a")
def test_the_bard_may_heal_herself() -> None:
    with race("6", heroes={"bard": {"xp": 3, "wounded": True}}) as g:
        g.does("bard", do.HEAL + g.seat("bard"))
        assert g.player("bard")["wounded"] is None


@pytest.mark.rule("RO-R88b", "RO-R88")
@pytest.mark.parametrize("which", [0, 1])
def test_the_guard_discards_a_dispelling_or_a_curse_for_three_points(which: int) -> None:
    with race(
        "6",
        laid=[dispelling("fire", "foot foot", victim="bard"), curse("silence", "foot foot")],
        heroes={"guard": {"xp": 3}},
        dice={"bard": f"foot@{laid(which)}.0"},
    ) as g:
        card = g.state.cards[laid(which)]
        g.does("guard", do.LIFT + which)
        assert points(g) == [0, 0]
        assert g.state.spells_gone == [card]
        assert (g.player("bard")["forbidden"], g.board["silence"]) == (([], True) if which == 0 else (["fire"], False))
        assert g.dice_of("bard")[0] == "?"
        assert g.refused("guard", do.LIFT + which) == ("refuse-too-little-experience", "RO-R88")


@pytest.mark.rule("RO-R88b", "RO-R58")
def test_the_guard_frees_a_hero_from_the_whirlwind() -> None:
    with race(
        "6",
        laid=[dispelling("whirlwind", victim="bard")],
        heroes={"guard": {"xp": 3}},
        dice={"bard": "foot whirl foot"},
    ) as g:
        g.does("guard", do.LIFT + 0)
        assert g.dice_of("bard") == ["foot", "?", "foot"]


@pytest.mark.rule("RO-R88c", "RO-D-5", "RO-R88")
def test_the_warrior_drives_the_dragon_back_for_three_points() -> None:
    with race("6", FOUR, dragon=1, heroes={"warrior": {"xp": 6}}) as g:
        g.does("warrior", do.DRIVE_BACK)
        assert (g.board["dragon"]["at"], points(g)) == (0, [0, 0, 3])
        assert g.refused("warrior", do.DRIVE_BACK) == ("refuse-ability-useless", "RO-R88")


@pytest.mark.rule("RO-R88c", "RO-D-6")
def test_a_card_that_the_driven_dragon_leaves_is_complete_at_once() -> None:
    with race(
        "6",
        FOUR,
        challenges=[None, standard("key")],
        dragon=2,
        heroes={"warrior": {"xp": 3}},
        dice={"bard": "key"},
    ) as g:
        g.places("bard", "key", on=challenge(1))
        assert points(g)[0] == 0
        g.does("warrior", do.DRIVE_BACK)
        assert points(g) == [1, 0, 0]


@pytest.mark.rule("RO-R88c", "RO-R73", "RO-D-5")
def test_a_dragon_that_the_warrior_drove_home_is_not_driven_further_by_a_tile_that_waits_for_hands() -> None:
    with race(
        "6",
        FOUR,
        laid=[curse("high-five")],
        dragon=1,
        dragon_slots=1,
        heroes={"warrior": {"xp": 3}},
        dice={"bard": "joker"},
    ) as g:
        g.places("bard", "joker", on=DRAGON_TILE).does("warrior", do.DRIVE_BACK).does("bard", do.CLAP)
        assert g.board["dragon"]["at"] == 0
        assert g.dice_of("bard")[0] == "?"


@pytest.mark.rule("RO-R88d", "RO-R88")
def test_the_cleric_turns_a_die_of_any_hero_to_its_joker_for_one_point() -> None:
    with race(
        "6",
        FIVE,
        challenges=[standard("key key fire")],
        heroes={"cleric": {"xp": 2}},
        dice={"guard": "heart joker ?", "cleric": "sword"},
    ) as g:
        g.does("cleric", do.BLESS + g.seat("guard") * 5)
        assert (g.dice_of("guard"), points(g)) == (["joker", "joker", "?"], [0, 0, 0, 1])
        g.places("guard", "joker joker", on=challenge(0))
        assert g.lying(challenge(0)) == ["guard", "guard", "-"]
        g.does("cleric", do.BLESS + g.seat("cleric") * 5)
        assert (g.dice_of("cleric")[0], points(g)[3]) == ("joker", 0)


@pytest.mark.rule("RO-R88d", "RO-R27", "RO-D-25")
def test_only_a_die_that_was_just_rolled_can_be_turned_to_its_joker() -> None:
    with race(
        "6",
        FIVE,
        challenges=[standard("key foot")],
        laid=[dispelling("whirlwind", victim="guard")],
        heroes={"cleric": {"xp": 1}},
        dice={"sorcerer": "air", "bard": "key@0.0 joker ?", "guard": "whirl foot foot"},
    ) as g:
        bard, guard = g.seat("bard") * 5, g.seat("guard") * 5
        for die in (bard, bard + 1, bard + 2, guard, 0):  # placed, a Joker, not rolled, whirled, the Sorcerer's
            assert g.refused("cleric", do.BLESS + die) == ("refuse-cannot-bless", "RO-R88d")
        assert g.can("cleric", do.BLESS + guard + 1)


@pytest.mark.rule("RO-R88", "RO-R88a", "RO-R88b", "RO-R88c", "RO-R88d")
def test_every_ability_has_its_price_and_its_hero() -> None:
    position = {
        "laid": [dispelling("fire", victim="bard")],
        "dragon": 2,
        "dice": {"warrior": "foot"},
    }
    hurt = {"wounded": True}
    uses = {"bard": do.HEAL + 2, "guard": do.LIFT, "warrior": do.DRIVE_BACK, "cleric": do.BLESS + 15}
    prices = {"bard": 3, "guard": 3, "warrior": 3, "cleric": 1}
    rich = {name: {"xp": price} for name, price in prices.items()}
    poor = {name: {"xp": price - 1} for name, price in prices.items()}
    with race("6", FIVE, heroes={**rich, "guard": {**rich["guard"], **hurt}}, **position) as g:  # type: ignore[arg-type]
        for name in prices:
            assert [other for other in uses if g.can(name, uses[other])] == [name]
    with race("6", FIVE, heroes={**poor, "guard": {**poor["guard"], **hurt}}, **position) as g:  # type: ignore[arg-type]
        for name, use in uses.items():
            assert g.refused(name, use) == ("refuse-too-little-experience", "RO-R88")
            assert g.params == {"n": prices[name] - 1}


@pytest.mark.rule("RO-R88", "RO-R37")
def test_abilities_rest_between_rounds() -> None:
    with race(
        "6", FOUR, spells=[dracology("air")], dragon=3, heroes={"warrior": {"xp": 3}}, dice={"sorcerer": "air"}
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.refused("warrior", do.DRIVE_BACK) == ("refuse-round-over", "RO-R37")


# -- Regression --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R89")
def test_a_regression_takes_a_point_of_the_hero_whom_the_sorcerer_names() -> None:
    with race(
        "6",
        FOUR,
        spells=[regression("air", ONE)],
        heroes={"bard": {"xp": 2}, "guard": {"xp": 1}},
        dice={"sorcerer": "air"},
    ) as g:
        card = g.card_at(spell(0))
        g.places("sorcerer", "air", on=spell(0))
        assert g.refused("sorcerer", do.AIM_HERO + g.seat("warrior")) == ("refuse-no-target", "RO-R43")
        g.aims_at("bard")
        assert points(g) == [1, 1, 0]
        assert len(g.state.challenges_gone) == 1
        assert g.card_at(spell(0)) not in (None, card)


@pytest.mark.rule("RO-R89")
def test_the_other_regression_takes_a_point_of_each_hero_who_has_one() -> None:
    with race(
        "6",
        FOUR,
        spells=[regression("air", ALL)],
        heroes={"bard": {"xp": 2}, "guard": {"xp": 1}},
        dice={"sorcerer": "air"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert points(g) == [1, 0, 0]
        assert g.board["aim"] is None


@pytest.mark.rule("RO-R89", "RO-R35")
@pytest.mark.parametrize("power", [ONE, ALL])
def test_a_regression_against_heroes_without_experience_does_nothing(power: int) -> None:
    with race("6", FOUR, spells=[regression("air", power)], dice={"sorcerer": "air"}) as g:
        card = g.card_at(spell(0))
        g.places("sorcerer", "air", on=spell(0))
        assert points(g) == [0, 0, 0]
        assert g.card_at(spell(0)) not in (None, card)
        assert g.board["aim"] is None


@pytest.mark.rule("RO-R89", "RO-R88")
def test_heroes_who_spend_their_points_in_time_leave_the_regression_without_a_target() -> None:
    with race(
        "6",
        FIVE,
        spells=[regression("air", ONE)],
        heroes={"warrior": {"xp": 3}, "cleric": {"xp": 1}},
        dragon=2,
        dice={"sorcerer": "air", "bard": "foot"},
    ) as g:
        card = g.card_at(spell(0))
        g.places("sorcerer", "air", on=spell(0)).does("warrior", do.DRIVE_BACK)
        assert g.board["aim"] is not None
        g.does("cleric", do.BLESS + g.seat("bard") * 5)
        assert g.board["aim"] is None
        assert g.told("fizzled")
        assert g.card_at(spell(0)) not in (None, card)


@pytest.mark.rule("RO-R89", "RO-R87")
def test_a_card_that_is_still_undecided_is_nobodys_point_yet() -> None:
    with race(
        "6",
        challenges=[standard("key foot")],
        spells=[regression("air", ALL)],
        dice={"sorcerer": "air", "bard": "key", "guard": "foot"},
    ) as g:
        g.places("bard", "key", on=challenge(0)).places("guard", "foot", on=challenge(0))
        g.places("sorcerer", "air", on=spell(0)).does("bard", g.keeping(g.undecided()[0]))
        assert points(g) == [1, 0]
