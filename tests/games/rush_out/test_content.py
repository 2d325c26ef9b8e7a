"""The content of Rush Out! is that of the box, can be played, and has words and rules in both languages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludoteca import rulebook, words
from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.content.names import (
    EFFECT_NAMES,
    FAMILY_NAMES,
    HERO_SYMBOLS,
    ROLES,
    SCENARIO_IDS,
    SCROLL_EFFECTS,
    SORCERER_SYMBOLS,
)

BOX = own_box()
SPELLS = 46
CARDS = len(BOX.card_ids)
CARD_OF_ID = {card_id: card for card, card_id in enumerate(BOX.card_ids)}

GAME = "rush-out"
FOLDER = Path(__file__).parents[3] / "src" / "ludoteca" / "games" / "rush_out"
BOX_SPELLS = 47  # what the box claims (RO-D-1)
HEART = HERO_SYMBOLS.index("heart")
LONGEST_TEXT = 90
LONGEST_NAME = 28

SPELL_TABLE = {
    "training-1": [8, 7, 0, 0, 0, 0, 0],
    "training-2": [6, 6, 5, 0, 0, 0, 0],
    "1": [5, 4, 5, 5, 0, 0, 0],
    "2": [6, 5, 5, 5, 0, 0, 0],
    "3": [5, 4, 5, 4, 4, 0, 0],
    "4": [4, 3, 5, 4, 4, 5, 0],
    "5": [4, 3, 5, 4, 4, 5, 0],
    "6": [0, 3, 5, 3, 3, 5, 3],
}
SPELL_TOTALS = [15, 17, 19, 21, 22, 25, 25, 22]


def cards_of(family: str) -> list[int]:
    return [card for card in range(CARDS) if FAMILY_NAMES[BOX.family[card]] == family]


def challenges() -> list[int]:
    return list(range(SPELLS, CARDS))


def ids(series: str, last: int) -> list[str]:
    return [f"RO-{series}{number}" for number in range(1, last + 1)]


def raw(file: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / "content" / file).read_text("utf-8"))


# -- what is in the box ----------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R6")
def test_every_die_has_its_six_faces_once() -> None:
    assert HERO_SYMBOLS == ("fire", "sword", "foot", "key", "heart", "joker")
    assert SORCERER_SYMBOLS == ("plant", "water", "air", "lightning", "fire", "joker")


@pytest.mark.rule("RO-R7", "RO-D-1")
def test_the_box_has_its_cards_but_one_spell_less_than_it_claims() -> None:
    assert SPELLS == BOX_SPELLS - 1
    assert CARDS - SPELLS == 29
    assert sum(BOX.equipment_copies) == 10
    assert len(BOX.scroll_ids) == 8


@pytest.mark.rule("RO-R8", "RO-D-1")
def test_spells_by_family() -> None:
    counts = {family: len(cards_of(family)) for family in FAMILY_NAMES[:7]}
    assert counts == {
        "confusion": 8,
        "summoning": 7,
        "dracology": 6,
        "dispelling": 6,
        "curse": 6,
        "doom": 7,
        "regression": 6,
    }
    assert sum(counts.values()) == SPELLS


@pytest.mark.rule("RO-R9")
def test_challenges_by_kind() -> None:
    assert [len(cards_of(kind)) for kind in ("standard", "coin", "confrontation")] == [20, 4, 5]


@pytest.mark.rule("RO-R10")
def test_pieces_are_as_many_as_the_scenarios_need() -> None:
    hero_tiles = len(ROLES) - 1
    pieces = [
        hero_tiles,
        hero_tiles,
        1,
        2 * max(BOX.trophies) - 1,
        1,
        max(BOX.souls),
        max(BOX.lives),
        len(BOX.ability_cost) - 1,
    ]
    assert sum(pieces) == 31


@pytest.mark.rule("RO-R11")
def test_each_hero_has_a_joker_and_a_wounded_side() -> None:
    assert ROLES == ("sorcerer", "bard", "guard", "warrior", "cleric")
    assert [HERO_SYMBOLS[joker] for joker in BOX.joker_of[1:]] == ["foot", "key", "sword", "fire"]
    assert BOX.joker_of[0] == -1
    assert BOX.wounded[0] == []
    for slots in BOX.wounded[1:]:
        assert HEART in slots
        assert 1 <= len(slots) <= 6
        assert max(slots) <= HEART


@pytest.mark.rule("RO-R13")
def test_each_character_has_a_figure_and_a_colour() -> None:
    assert BOX.figures == ["sorc", "bard", "guard", "warrior", "cleric"]
    assert len(set(BOX.colors)) == len(ROLES)
    assert all(re.fullmatch(r"#[0-9a-f]{6}", color) for color in BOX.colors)


@pytest.mark.rule("RO-R13")
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_dice_of_each_hero_carry_a_letter_of_their_own(language: str) -> None:
    letters = [words.say(GAME, language, f"role-letter-{hero}") for hero in ROLES[1:]]
    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(letters), letters


@pytest.mark.rule("RO-R86", "RO-R88a", "RO-R88b", "RO-R88c", "RO-R88d")
def test_abilities_cost_experience() -> None:
    assert BOX.ability_cost == [0, 3, 3, 3, 1]


# -- what the cards ask for ------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R16")
def test_back_numbers() -> None:
    standard = Counter(BOX.back[card] for card in cards_of("standard"))
    assert standard == {3: 13, 4: 2, 5: 5}
    assert {BOX.back[card] for card in cards_of("coin")} == {3}
    assert {BOX.back[card] for card in cards_of("confrontation")} <= {3, 4, 5}
    assert BOX.back[:SPELLS] == [0] * SPELLS


@pytest.mark.rule("RO-E2")
def test_three_players_leave_cards_with_4_and_5_in_the_box() -> None:
    assert sorted({BOX.back[card] for card in challenges() if BOX.back[card] <= 3}) == [3]
    assert len([card for card in cards_of("standard") if BOX.back[card] <= 3]) == 13


@pytest.mark.rule("RO-R25")
def test_two_heroes_can_fill_every_challenge() -> None:
    for card in challenges():
        assert 3 <= len(BOX.slots[card]) <= 6, BOX.card_ids[card]
        assert all(0 <= symbol <= HEART for symbol in BOX.slots[card]), BOX.card_ids[card]


@pytest.mark.rule("RO-R16", "RO-R25")
def test_cards_for_more_players_need_more_than_one_hero() -> None:
    for card in challenges():
        if BOX.back[card] > 3:
            assert len(BOX.slots[card]) > 3, BOX.card_ids[card]


@pytest.mark.rule("RO-R32")
def test_the_sorcerer_has_dice_enough_for_every_card() -> None:
    for card in range(SPELLS):
        assert 3 <= len(BOX.slots[card]) <= 5, BOX.card_ids[card]
        assert all(0 <= symbol < 5 for symbol in BOX.slots[card]), BOX.card_ids[card]


@pytest.mark.rule("RO-R61", "RO-R83")
def test_coins_and_confrontations_have_an_end_for_each_side() -> None:
    for card in challenges():
        if FAMILY_NAMES[BOX.family[card]] == "standard":
            assert BOX.other_slots[card] == []
        else:
            assert 3 <= len(BOX.other_slots[card]) <= 5, BOX.card_ids[card]
            assert all(0 <= symbol < 5 for symbol in BOX.other_slots[card]), BOX.card_ids[card]


@pytest.mark.rule("RO-R84")
def test_confrontations_need_two_heroes_because_they_stay() -> None:
    for card in cards_of("confrontation"):
        assert len(BOX.slots[card]) >= 5, BOX.card_ids[card]


@pytest.mark.rule("RO-R42", "RO-R57", "RO-R69")
def test_spells_that_come_to_the_heroes_have_an_end_for_them() -> None:
    for card in range(SPELLS):
        if FAMILY_NAMES[BOX.family[card]] in ("summoning", "dispelling", "curse"):
            assert 2 <= len(BOX.other_slots[card]) <= 6, BOX.card_ids[card]
            assert all(0 <= symbol <= HEART for symbol in BOX.other_slots[card]), BOX.card_ids[card]
        else:
            assert BOX.other_slots[card] == [], BOX.card_ids[card]


@pytest.mark.rule("RO-R57", "RO-R59")
def test_a_victim_may_help_to_undo_what_forbids_a_symbol() -> None:
    """A card that forbids a symbol does not ask for it, so that two Heroes are never stuck with it."""
    for card in cards_of("dispelling"):
        effect = EFFECT_NAMES[BOX.effect[card]]
        if effect != "whirlwind":
            assert HERO_SYMBOLS.index(effect) not in BOX.other_slots[card], BOX.card_ids[card]


@pytest.mark.rule("RO-R33")
def test_about_half_of_the_cards_have_a_flag_and_every_symbol_occurs() -> None:
    for side in (range(SPELLS), range(SPELLS, CARDS)):
        flags = [BOX.flag[card] for card in side if BOX.flag[card] >= 0]
        assert set(flags) == set(range(5))
        assert 0.4 <= len(flags) / len(side) <= 0.6


@pytest.mark.rule("RO-R43")
def test_half_of_the_confusions_sweep_all_dice_and_cost_more() -> None:
    one, every = ([BOX.slots[card] for card in cards_of("confusion") if BOX.power[card] == power] for power in (1, 2))
    assert len(one) == len(every) == 4
    assert max(map(len, one)) <= min(map(len, every))


@pytest.mark.rule("RO-R46")
def test_one_dracology_moves_the_dragon_by_two() -> None:
    assert sorted(BOX.power[card] for card in cards_of("dracology")) == [1, 1, 1, 1, 1, 2]
    long_way = next(card for card in cards_of("dracology") if BOX.power[card] == 2)
    assert len(BOX.slots[long_way]) == max(len(BOX.slots[card]) for card in cards_of("dracology"))


@pytest.mark.rule("RO-R58", "RO-R59")
def test_two_dispellings_are_whirlwinds_and_four_forbid_a_symbol() -> None:
    effects = Counter(EFFECT_NAMES[BOX.effect[card]] for card in cards_of("dispelling"))
    assert effects == {"whirlwind": 2, "fire": 1, "sword": 1, "foot": 1, "key": 1}


@pytest.mark.rule("RO-R71", "RO-R72", "RO-R73", "RO-R74")
def test_there_are_two_of_each_curse() -> None:
    effects = Counter(EFFECT_NAMES[BOX.effect[card]] for card in cards_of("curse"))
    assert effects == {"silence": 2, "one-hand": 2, "high-five": 2}


@pytest.mark.rule("RO-R76", "RO-R77")
def test_dooms_with_souls_and_dooms_with_two_wounds() -> None:
    assert Counter(BOX.power[card] for card in cards_of("doom")) == {1: 5, 2: 2}


@pytest.mark.rule("RO-R89")
def test_regressions_for_one_hero_and_for_each() -> None:
    assert Counter(BOX.power[card] for card in cards_of("regression")) == {1: 3, 2: 3}


def test_other_cards_have_no_power_and_no_effect() -> None:
    for card in range(CARDS):
        family = FAMILY_NAMES[BOX.family[card]]
        if family not in ("confusion", "dracology", "doom", "regression"):
            assert BOX.power[card] == 0, BOX.card_ids[card]
        if family not in ("dispelling", "curse"):
            assert BOX.effect[card] == -1, BOX.card_ids[card]


@pytest.mark.rule("RO-R45")
def test_the_dragon_tile_asks_for_more_jokers_with_more_players() -> None:
    assert BOX.dragon_slots == [0, 0, 0, 2, 4, 4]  # the tile has two sides


# -- gear ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R67", "RO-R67a", "RO-R67b", "RO-R67c", "RO-R67d", "RO-R67e", "RO-R67f")
def test_equipment_by_symbol_and_cost() -> None:
    symbols = ["any" if symbol < 0 else HERO_SYMBOLS[symbol] for symbol in BOX.equipment_symbol]
    assert symbols == ["fire", "foot", "key", "sword", "heart", "any"]
    assert BOX.equipment_cost == [1, 1, 1, 1, 2, 3]
    assert BOX.equipment_copies == [2, 2, 2, 2, 1, 1]


@pytest.mark.rule(
    "RO-R68", "RO-R68a", "RO-R68b", "RO-R68c", "RO-R68d", "RO-R68e", "RO-R68f", "RO-R68g", "RO-R68h", "RO-D-19"
)
def test_scrolls_by_effect_cost_and_slots() -> None:
    assert SCROLL_EFFECTS == ("plant-water", "plant-air", "swap", "water", "plant", "air", "lightning", "fire")
    assert BOX.scroll_cost == [2, 2, 1, 1, 1, 1, 2, 3]
    lightning, fire = SORCERER_SYMBOLS.index("lightning"), SORCERER_SYMBOLS.index("fire")
    assert [[], [], [], [], [], [], [lightning] * 2, [fire] * 5] == BOX.scroll_slots


# -- scenarios -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R39", "RO-D-2")
def test_spells_by_scenario() -> None:
    assert dict(zip(SCENARIO_IDS, BOX.spell_counts, strict=True)) == SPELL_TABLE
    assert [sum(counts) for counts in BOX.spell_counts] == SPELL_TOTALS
    for counts in BOX.spell_counts:
        assert all(count <= len(cards_of(FAMILY_NAMES[family])) for family, count in enumerate(counts))


@pytest.mark.rule("RO-D-2")
def test_the_last_scenario_has_no_confusion() -> None:
    assert BOX.spell_counts[-1][0] == 0


@pytest.mark.rule("RO-R40")
def test_challenges_by_scenario() -> None:
    kinds = [[FAMILY_NAMES[kind] for kind in scenario] for scenario in BOX.challenge_kinds]
    assert kinds[:3] == [["standard"]] * 3
    assert kinds[3:6] == [["standard", "coin"]] * 3
    assert kinds[6:] == [["standard", "coin", "confrontation"]] * 2


@pytest.mark.rule("RO-R36")
def test_each_scenario_keeps_what_those_before_it_brought() -> None:
    assert BOX.has_dragon == [False] + [True] * 7
    assert BOX.has_coins == [False] * 3 + [True] * 5
    assert BOX.has_souls == [False] * 5 + [True] * 3
    assert BOX.has_lives == [False] * 6 + [True] * 2
    assert BOX.has_experience == [False] * 7 + [True]


@pytest.mark.rule("RO-R37")
def test_trainings_take_one_round_and_scenarios_two_trophies() -> None:
    assert BOX.trophies == [1, 1, 2, 2, 2, 2, 2, 2]


@pytest.mark.rule("RO-R75")
def test_souls_by_number_of_heroes() -> None:
    assert BOX.souls[2:] == [7, 8, 8]


@pytest.mark.rule("RO-R82")
def test_lives_by_number_of_heroes() -> None:
    assert BOX.lives[2:] == [4, 5, 6]


# -- names, words and rules ------------------------------------------------------------------------------------


def test_ids_are_unique_and_icons_are_named() -> None:
    names = [*BOX.card_ids, *BOX.equipment_ids, *BOX.scroll_ids]
    assert len(names) == len(set(names))
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", name) for name in names)
    assert [CARD_OF_ID[name] for name in BOX.card_ids] == list(range(CARDS))
    icons = [*BOX.icons, *BOX.equipment_icons, *BOX.scroll_icons]
    assert len(icons) == len(set(icons))
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", icon) for icon in icons)


@pytest.mark.rule("RO-D-26")
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_a_short_text(language: str) -> None:
    names = [words.say(GAME, language, f"card-{card}", {}) for card in BOX.card_ids]
    names += [words.say(GAME, language, f"gear-{gear}", {}) for gear in BOX.equipment_ids]
    names += [words.say(GAME, language, f"scroll-{scroll}", {}) for scroll in BOX.scroll_ids]
    assert len(names) == len(set(names))
    assert all(0 < len(name) <= LONGEST_NAME for name in names)
    keys = [f"text-{card}" for card in BOX.card_ids]
    keys += [f"gear-text-{gear}" for gear in BOX.equipment_ids]
    keys += [f"scroll-text-{scroll}" for scroll in BOX.scroll_ids]
    for key in keys:
        assert words.has(GAME, language, key), key
        assert 0 < len(words.say(GAME, language, key, {})) <= LONGEST_TEXT, key


@pytest.mark.rule("RO-D-26")
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_scenario_has_a_title(language: str) -> None:
    titles = [words.say(GAME, language, f"scenario-{scenario}", {}) for scenario in SCENARIO_IDS]
    assert len(titles) == len(set(titles))
    chapters = {line.text for line in rulebook.lines(GAME, language) if line.kind == "chapter"}
    for number, title in enumerate(titles[2:], 1):
        assert any(f"{number}: {title}" in chapter for chapter in chapters), title
        assert words.has(GAME, language, f"scenario-text-{number}")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_everything_else_has_a_name(language: str) -> None:
    keys = [f"role-{role}" for role in ROLES]
    keys += [f"ability-{role}" for role in ROLES[1:]]
    keys += [f"face-{symbol}" for symbol in (*HERO_SYMBOLS, *SORCERER_SYMBOLS)]
    keys += [f"family-{family}" for family in FAMILY_NAMES]
    keys += [f"effect-{effect}" for effect in EFFECT_NAMES]
    for key in keys:
        assert words.has(GAME, language, key), key


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_rulebook_has_every_rule_once_in_order(language: str) -> None:
    rules = ids("R", 89)
    for base, letters in (("RO-R67", "abcdef"), ("RO-R68", "abcdefgh"), ("RO-R88", "abcd")):
        at = rules.index(base) + 1
        rules[at:at] = [base + letter for letter in letters]
    anchors = [rule for line in rulebook.lines(GAME, language) for rule in line.rules]
    assert anchors == rules + ids("E", 8) + ids("D-", 26)


@pytest.mark.rule("RO-R67", "RO-R68")
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_rulebook_names_gear_with_its_cost(language: str) -> None:
    gear = [
        (f"RO-R67{letter}", f"gear-{BOX.equipment_ids[n]}", BOX.equipment_cost[n]) for n, letter in enumerate("abcdef")
    ]
    gear += [
        (f"RO-R68{letter}", f"scroll-{BOX.scroll_ids[n]}", BOX.scroll_cost[n]) for n, letter in enumerate("abcdefgh")
    ]
    for rule, key, cost in gear:
        text = rulebook.paragraph(GAME, language, rule).text
        assert text.startswith(f"{words.say(GAME, language, key, {})}, {cost} "), rule


# -- no two alike ---------------------------------------------------------------------------------------------


def test_no_card_of_the_box_is_another_one_under_another_name() -> None:
    ends = [
        (FAMILY_NAMES[BOX.family[card]], *map(tuple, map(sorted, (BOX.slots[card], BOX.other_slots[card]))))
        for card in range(CARDS)
    ]
    powers = [(*ends[card], BOX.power[card], BOX.effect[card]) for card in range(CARDS)]
    assert [traits for traits, count in Counter(powers).items() if count > 1] == []
    challenges = [tuple(sorted(BOX.slots[card])) for card in range(SPELLS, CARDS)]
    assert len(set(challenges)) == len(challenges), "two Challenges ask the Heroes for the same"


@pytest.mark.parametrize(("players", "alone", "together"), [(3, 9, 4), (4, 9, 6), (5, 9, 11)])
def test_some_standard_challenges_can_be_done_alone_and_some_only_together(
    players: int, alone: int, together: int
) -> None:
    """The page of figures (`bench/README.md`) tells these numbers, and every balance there was played with them."""
    used = [card for card in cards_of("standard") if BOX.back[card] <= players]
    assert Counter(len(BOX.slots[card]) for card in used) == {3: alone, 6: together}
