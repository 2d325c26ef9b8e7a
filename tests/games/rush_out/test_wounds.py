"""Scenario 4: Doom, wounded Heroes and the Souls that the Sorcerer collects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ludoteca.games.rush_out.content.loading import own_box
from tests.games.rush_out.table import (
    ALL,
    LIGHTNING_SCROLL,
    ONE,
    RushScenario,
    challenge,
    confusion,
    do,
    doom,
    race,
    spell,
    standard,
    wound,
)

BOX = own_box()

THREE = "sorcerer bard guard"
FOUR = "sorcerer bard guard warrior"
FIVE = "sorcerer bard guard warrior cleric"
HURT = {"wounded": ["heart", "heart"]}


def doomed(
    kind: int,
    players: str = FOUR,
    hurt: str = "",
    scenario: str = "4",
    xp: Mapping[str, int] | None = None,
    **more: Any,
) -> RushScenario:
    """The Sorcerer is one die short of a Doom; some Heroes are wounded already, some have experience."""
    heroes: dict[str, dict[str, Any]] = {name: {**HURT} for name in hurt.split()}
    for name, points in (xp or {}).items():
        heroes.setdefault(name, {})["xp"] = points
    return race(
        scenario,
        players,
        spells=[doom("air", kind)],
        dice={"sorcerer": "air"},
        heroes=heroes,
        **more,
    )


def wounded(g: RushScenario) -> list[str]:
    """Who is wounded now."""
    return [name for name in g.names if g.player(name)["wounded"] is not None]


def souls(g: RushScenario) -> int:
    """Souls that are still on the board."""
    left = g.board["souls"]["left"]
    assert isinstance(left, int)
    return left


# -- the first kind of Doom --------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R76", "RO-R79", "RO-R35")
def test_doom_wounds_a_hero_of_the_sorcerers_choice_and_brings_a_soul() -> None:
    with doomed(1) as g:
        card = g.card_at(spell(0))
        g.places("sorcerer", "air", on=spell(0))
        assert (wounded(g), souls(g)) == ([], 8)
        g.aims_at("guard")
        assert (wounded(g), souls(g)) == (["guard"], 7)
        assert g.needs(wound(g, "guard")) == " ".join(
            ("fire", "sword", "foot", "key", "heart")[symbol] for symbol in BOX.wounded[2]
        )
        assert g.card_at(spell(0)) not in (None, card)


@pytest.mark.rule("RO-R76", "RO-E6")
def test_doom_brings_a_soul_for_every_hero_who_is_wounded_then() -> None:
    with doomed(1, FIVE, hurt="warrior bard") as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("cleric")
        assert wounded(g) == ["bard", "warrior", "cleric"]
        assert g.told("souls")[-1][:2] == (3, 5)
        assert souls(g) == 5


@pytest.mark.rule("RO-R76", "RO-D-17")
def test_while_somebody_is_unhurt_nobody_is_wounded_twice() -> None:
    with doomed(1, FIVE, hurt="bard") as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.refused("sorcerer", do.AIM_HERO + g.seat("bard")) == ("refuse-no-target", "RO-R43")
        assert g.refused("sorcerer", do.AIM_HERO + g.seat("sorcerer")) == ("refuse-no-target", "RO-R43")
        g.aims_at("cleric")
        assert wounded(g) == ["bard", "cleric"]


@pytest.mark.rule("RO-R76", "RO-D-17")
def test_the_last_unhurt_hero_is_struck_without_a_word() -> None:
    with doomed(1, hurt="bard guard") as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.board["aim"] is None
        assert (wounded(g), souls(g)) == (["bard", "guard", "warrior"], 5)


@pytest.mark.rule("RO-D-17", "RO-R76")
def test_with_all_heroes_wounded_doom_still_brings_souls_for_all() -> None:
    with doomed(1, hurt="bard guard warrior") as g:
        g.places("sorcerer", "air", on=spell(0))
        assert (wounded(g), souls(g)) == (["bard", "guard", "warrior"], 5)
        assert g.told("wounded") == []


@pytest.mark.rule("RO-R76", "RO-R80")
def test_a_hero_who_is_healed_while_the_sorcerer_hesitates_is_worth_no_soul() -> None:
    with race(
        "4",
        FOUR,
        spells=[doom("air", 1)],
        dice={"sorcerer": "air", "bard": "heart"},
        heroes={"bard": {"wounded": ["heart"]}},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).places("bard", "heart", on=wound(g, "bard")).aims_at("guard")
        assert (wounded(g), souls(g)) == (["guard"], 7)


# -- the second kind ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R77", "RO-R79")
def test_the_other_doom_wounds_two_heroes_and_brings_no_soul() -> None:
    with doomed(2) as g:
        card = g.card_at(spell(0))
        g.places("sorcerer", "air", on=spell(0))
        assert g.board["aim"]["left"] == 2
        g.aims_at("guard")
        assert (wounded(g), g.board["aim"]["left"]) == (["guard"], 1)
        assert g.card_at(spell(0)) == card, "it is not over yet"
        assert g.refused("sorcerer", do.AIM_HERO + g.seat("guard")) == ("refuse-no-target", "RO-R43")
        g.aims_at("bard")
        assert (wounded(g), souls(g)) == (["bard", "guard"], 8)
        assert g.card_at(spell(0)) not in (None, card)


@pytest.mark.rule("RO-R77", "RO-D-17")
@pytest.mark.parametrize(
    ("players", "hurt"), [(THREE, ""), (FOUR, "guard"), (FOUR, "bard guard"), (FOUR, "bard guard warrior")]
)
def test_with_two_or_fewer_unhurt_heroes_all_of_them_are_wounded(players: str, hurt: str) -> None:
    with doomed(2, players, hurt) as g:
        before = souls(g)
        g.places("sorcerer", "air", on=spell(0))
        assert wounded(g) == players.split()[1:]
        assert souls(g) == before
        assert g.board["aim"] is None


@pytest.mark.rule("RO-R77", "RO-R2")
def test_between_the_two_wounds_the_others_play_on() -> None:
    with race(
        "4",
        FOUR,
        challenges=[standard("key")],
        spells=[doom("air", 2)],
        dice={"sorcerer": "air plant", "bard": "key"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("guard")
        g.places("bard", "key", on=challenge(0))
        assert g.refused("sorcerer", do.ROLL) == ("refuse-aim-first", "RO-R35")
        g.aims_at("warrior")
        assert wounded(g) == ["guard", "warrior"]


@pytest.mark.rule("RO-R77", "RO-R88a")
def test_a_hero_whom_the_bard_heals_between_the_two_wounds_is_not_struck_again() -> None:
    with doomed(2, scenario="6", hurt="", xp={"bard": 3}) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("guard")
        g.does("bard", do.HEAL + g.seat("guard"))
        assert wounded(g) == []
        assert g.refused("sorcerer", do.AIM_HERO + g.seat("guard")) == ("refuse-no-target", "RO-R43")
        g.aims_at("warrior")
        assert (wounded(g), g.board["aim"]) == (["warrior"], None)
        g.rolls("sorcerer", "plant plant plant plant plant")


@pytest.mark.rule("RO-R77")
def test_the_next_doom_may_strike_whom_the_last_one_struck() -> None:
    with race(
        "6",
        FOUR,
        spells=[doom("air", 2), doom("plant", 2)],
        dice={"sorcerer": "air"},
        heroes={"bard": {"xp": 3}},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("guard").does("bard", do.HEAL + g.seat("guard"))
        g.aims_at("warrior").rolls("sorcerer", "plant air air air air").places("sorcerer", "plant", on=spell(1))
        assert wounded(g) == ["bard", "guard", "warrior"], "two are unhurt: both are struck, the Guard once more"


# -- Souls -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R75")
@pytest.mark.parametrize(("players", "number"), [(THREE, 7), (FOUR, 8), (FIVE, 8)])
def test_souls_at_the_start_of_a_round(players: str, number: int) -> None:
    with race("4", players) as g:
        assert g.board["souls"] == {"left": number, "all": number}
    with race("3", players) as g:
        assert g.board["souls"] is None


@pytest.mark.rule("RO-R78", "RO-R3")
def test_the_sorcerer_who_gains_the_last_soul_wins_the_round() -> None:
    with doomed(1, hurt="bard", souls=2) as g:
        card = g.card_at(spell(0))
        g.places("sorcerer", "air", on=spell(0)).aims_at("guard")
        assert g.round_won == ("sorcerer", "souls")
        assert g.card_at(spell(0)) == card, "no other Spell is revealed after the end"


@pytest.mark.rule("RO-R78")
def test_one_soul_short_is_not_enough() -> None:
    with doomed(1, hurt="bard", souls=3) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("guard")
        assert (g.phase, souls(g)) == ("race", 1)


@pytest.mark.rule("RO-D-18", "RO-R78")
def test_when_more_souls_are_due_than_are_left_the_rest_is_taken_and_wins() -> None:
    with doomed(1, hurt="bard guard", souls=1) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.told("souls")[-1][:2] == (1, 0)
        assert g.round_won == ("sorcerer", "souls")


# -- wounded Heroes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R79")
def test_a_wounded_hero_plays_on_as_before() -> None:
    with race("4", challenges=[standard("key foot")], heroes={"guard": HURT}, dice={"guard": "key joker"}) as g:
        g.places("guard", "key", on=challenge(0)).rolls("guard", "foot foot").places("guard", "foot", on=challenge(0))
        assert g.told("completed")
        assert wounded(g) == ["guard"]


@pytest.mark.rule("RO-R80")
@pytest.mark.parametrize("healer", ["guard", "bard"])
def test_a_hero_heals_himself_or_another(healer: str) -> None:
    with race("4", heroes={"guard": {"wounded": ["heart", "heart", "key"]}}, dice={healer: "heart heart key"}) as g:
        g.places(healer, "heart heart", on=wound(g, "guard"))
        assert wounded(g) == ["guard"]
        g.places(healer, "key", on=wound(g, "guard"))
        assert wounded(g) == []
        assert g.dice_of(healer) == ["?", "?", "?"]
        assert [event[0] for event in g.told("healed")] == [g.seat("guard")]


@pytest.mark.rule("RO-R80", "RO-R25")
def test_at_most_two_heroes_heal_together() -> None:
    with race(
        "4",
        FOUR,
        heroes={"guard": {"wounded": ["heart", "heart", "key"]}},
        dice={"guard": "heart", "bard": "heart", "warrior": "key"},
    ) as g:
        g.places("guard", "heart", on=wound(g, "guard")).places("bard", "heart", on=wound(g, "guard"))
        assert g.refused("warrior", "key", on=wound(g, "guard")) == ("refuse-two-colours", "RO-R25")
        g.rolls("bard", "key key").places("bard", "key", on=wound(g, "guard"))
        assert wounded(g) == []


@pytest.mark.rule("RO-R80", "RO-R53", "RO-R31")
def test_a_wounded_tile_is_filled_like_a_challenge() -> None:
    with race(
        "4",
        challenges=[standard("fire key")],
        heroes={"guard": {"wounded": ["heart", "key"]}},
        dice={"guard": "joker fire fire", "bard": "joker"},
    ) as g:
        assert g.refused("bard", "joker", on=wound(g, "guard"), slot=1) == ("refuse-joker", "RO-R31")
        assert g.refused("guard", "fire", on=wound(g, "guard"), slot=0) == ("refuse-does-not-fit", "RO-R23")
        g.places("guard", "joker", on=wound(g, "guard")).rolls("guard", "fire fire")
        assert g.refused("guard", "fire", on=challenge(0)) == ("refuse-other-card", "RO-R53")


@pytest.mark.rule("RO-R80")
def test_nobody_heals_who_is_unhurt() -> None:
    with race("4", dice={"guard": "heart"}) as g:
        assert g.refused("guard", "heart", on=wound(g, "guard")) == ("refuse-nothing-there", "RO-R22")


@pytest.mark.rule("RO-R80", "RO-R77", "RO-D-7")
def test_a_die_for_an_old_wound_does_not_land_on_the_next_one() -> None:
    with race(
        "4",
        spells=[doom("air", 2)],
        heroes={"guard": {"wounded": ["heart"]}},
        dice={"sorcerer": "air", "guard": "heart", "bard": "heart"},
    ) as g:
        late = g.placing("bard", "heart", wound(g, "guard"))
        g.places("guard", "heart", on=wound(g, "guard")).places("sorcerer", "air", on=spell(0)).wait(30)
        assert wounded(g) == ["bard", "guard"]
        assert g.refused("bard", late) == ("refuse-card-lost", "RO-D-7")


# -- Confusion ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R81", "RO-R43")
def test_confusion_takes_dice_off_a_wounded_tile() -> None:
    with race(
        "4",
        challenges=[standard("foot foot")],
        spells=[confusion("air", ALL)],
        heroes={"guard": {"wounded": ["heart", "heart", "heart"]}},
        dice={"sorcerer": "air", "guard": "heart@6.0 heart@6.1", "bard": "foot@0.0"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at_place(wound(g, "guard"))
        assert g.dice_of("guard")[:2] == ["?", "?"]
        assert g.dice_of("bard")[0] == "foot@0.0"


@pytest.mark.rule("RO-R81", "RO-R43")
def test_confusion_snatches_one_die_from_a_wounded_tile() -> None:
    with race(
        "4",
        spells=[confusion("air", ONE)],
        heroes={"guard": {"wounded": ["heart", "heart", "heart"]}},
        dice={"sorcerer": "air", "guard": "heart@6.0 heart@6.1"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at_die("guard", 1)
        assert g.lying(wound(g, "guard")) == ["guard", "-", "-"]


@pytest.mark.rule("RO-R81", "RO-R68g")
def test_the_bottled_storm_takes_dice_off_a_wounded_tile() -> None:
    with race(
        "4",
        scrolls=["bottled_storm"],
        heroes={"guard": {"wounded": ["heart", "heart"]}},
        dice={"sorcerer": "lightning lightning", "guard": "heart@6.0"},
    ) as g:
        g.places("sorcerer", "lightning lightning", on=LIGHTNING_SCROLL)
        assert g.lying(wound(g, "guard")) == ["-", "-"]
