"""The content of Rush Out! is that of the box, can be played, and has words and rules in both languages."""

from __future__ import annotations

import copy
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca import rulebook, words
from ludoteca.games.rush_out.content import (
    ABILITY_COST,
    BACK,
    CARD_IDS,
    CARD_OF_ID,
    CARDS,
    CHALLENGE_KINDS,
    COLORS,
    DRAGON_SLOTS,
    EFFECT,
    EFFECT_NAMES,
    EQUIPMENT_COPIES,
    EQUIPMENT_COST,
    EQUIPMENT_ICONS,
    EQUIPMENT_IDS,
    EQUIPMENT_SYMBOL,
    FAMILY,
    FAMILY_NAMES,
    FIGURES,
    FLAG,
    HAS_COINS,
    HAS_DRAGON,
    HAS_EXPERIENCE,
    HAS_LIVES,
    HAS_SOULS,
    HERO_SYMBOLS,
    ICONS,
    JOKER_OF,
    LIVES,
    OTHER_SLOTS,
    POWER,
    ROLES,
    SCENARIO_IDS,
    SCROLL_COST,
    SCROLL_EFFECTS,
    SCROLL_ICONS,
    SCROLL_IDS,
    SCROLL_SLOTS,
    SLOTS,
    SORCERER_SYMBOLS,
    SOULS,
    SPELL_COUNTS,
    SPELLS,
    TROPHIES,
    WOUNDED,
    checks,
)

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
    return [card for card in range(CARDS) if FAMILY_NAMES[FAMILY[card]] == family]


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
    assert sum(EQUIPMENT_COPIES) == 10
    assert len(SCROLL_IDS) == 8


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
    pieces = [hero_tiles, hero_tiles, 1, 2 * max(TROPHIES) - 1, 1, max(SOULS), max(LIVES), len(ABILITY_COST) - 1]
    assert sum(pieces) == 31


@pytest.mark.rule("RO-R11")
def test_each_hero_has_a_joker_and_a_wounded_side() -> None:
    assert ROLES == ("sorcerer", "bard", "guard", "warrior", "cleric")
    assert [HERO_SYMBOLS[joker] for joker in JOKER_OF[1:]] == ["foot", "key", "sword", "fire"]
    assert JOKER_OF[0] == -1
    assert WOUNDED[0] == []
    for slots in WOUNDED[1:]:
        assert HEART in slots
        assert 1 <= len(slots) <= 6
        assert max(slots) <= HEART


@pytest.mark.rule("RO-R13")
def test_each_character_has_a_figure_and_a_colour() -> None:
    assert FIGURES == ["sorc", "bard", "guard", "warrior", "cleric"]
    assert len(set(COLORS)) == len(ROLES)
    assert all(re.fullmatch(r"#[0-9a-f]{6}", color) for color in COLORS)


@pytest.mark.rule("RO-R86", "RO-R88a", "RO-R88b", "RO-R88c", "RO-R88d")
def test_abilities_cost_experience() -> None:
    assert ABILITY_COST == [0, 3, 3, 3, 1]


# -- what the cards ask for ------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R16")
def test_back_numbers() -> None:
    standard = Counter(BACK[card] for card in cards_of("standard"))
    assert standard == {3: 12, 4: 2, 5: 6}
    assert {BACK[card] for card in cards_of("coin")} == {3}
    assert {BACK[card] for card in cards_of("confrontation")} <= {3, 4, 5}
    assert BACK[:SPELLS] == [0] * SPELLS


@pytest.mark.rule("RO-E2")
def test_three_players_leave_cards_with_4_and_5_in_the_box() -> None:
    assert sorted({BACK[card] for card in challenges() if BACK[card] <= 3}) == [3]
    assert len([card for card in cards_of("standard") if BACK[card] <= 3]) == 12


@pytest.mark.rule("RO-R25")
def test_two_heroes_can_fill_every_challenge() -> None:
    for card in challenges():
        assert 3 <= len(SLOTS[card]) <= 6, CARD_IDS[card]
        assert all(0 <= symbol <= HEART for symbol in SLOTS[card]), CARD_IDS[card]


@pytest.mark.rule("RO-R16", "RO-R25")
def test_cards_for_more_players_need_more_than_one_hero() -> None:
    for card in challenges():
        if BACK[card] > 3:
            assert len(SLOTS[card]) > 3, CARD_IDS[card]


@pytest.mark.rule("RO-R32")
def test_the_sorcerer_has_dice_enough_for_every_card() -> None:
    for card in range(SPELLS):
        assert 3 <= len(SLOTS[card]) <= 5, CARD_IDS[card]
        assert all(0 <= symbol < 5 for symbol in SLOTS[card]), CARD_IDS[card]


@pytest.mark.rule("RO-R61", "RO-R83")
def test_coins_and_confrontations_have_an_end_for_each_side() -> None:
    for card in challenges():
        if FAMILY_NAMES[FAMILY[card]] == "standard":
            assert OTHER_SLOTS[card] == []
        else:
            assert 3 <= len(OTHER_SLOTS[card]) <= 5, CARD_IDS[card]
            assert all(0 <= symbol < 5 for symbol in OTHER_SLOTS[card]), CARD_IDS[card]


@pytest.mark.rule("RO-R84")
def test_confrontations_need_two_heroes_because_they_stay() -> None:
    for card in cards_of("confrontation"):
        assert len(SLOTS[card]) >= 5, CARD_IDS[card]


@pytest.mark.rule("RO-R42", "RO-R57", "RO-R69")
def test_spells_that_come_to_the_heroes_have_an_end_for_them() -> None:
    for card in range(SPELLS):
        if FAMILY_NAMES[FAMILY[card]] in ("summoning", "dispelling", "curse"):
            assert 2 <= len(OTHER_SLOTS[card]) <= 6, CARD_IDS[card]
            assert all(0 <= symbol <= HEART for symbol in OTHER_SLOTS[card]), CARD_IDS[card]
        else:
            assert OTHER_SLOTS[card] == [], CARD_IDS[card]


@pytest.mark.rule("RO-R57", "RO-R59")
def test_a_victim_may_help_to_undo_what_forbids_a_symbol() -> None:
    """A card that forbids a symbol does not ask for it, so that two Heroes are never stuck with it."""
    for card in cards_of("dispelling"):
        effect = EFFECT_NAMES[EFFECT[card]]
        if effect != "whirlwind":
            assert HERO_SYMBOLS.index(effect) not in OTHER_SLOTS[card], CARD_IDS[card]


@pytest.mark.rule("RO-R33")
def test_about_half_of_the_cards_have_a_flag_and_every_symbol_occurs() -> None:
    for side in (range(SPELLS), range(SPELLS, CARDS)):
        flags = [FLAG[card] for card in side if FLAG[card] >= 0]
        assert set(flags) == set(range(5))
        assert 0.4 <= len(flags) / len(side) <= 0.6


@pytest.mark.rule("RO-R43")
def test_half_of_the_confusions_sweep_all_dice_and_cost_more() -> None:
    one, every = ([SLOTS[card] for card in cards_of("confusion") if POWER[card] == power] for power in (1, 2))
    assert len(one) == len(every) == 4
    assert max(map(len, one)) <= min(map(len, every))


@pytest.mark.rule("RO-R46")
def test_one_dracology_moves_the_dragon_by_two() -> None:
    assert sorted(POWER[card] for card in cards_of("dracology")) == [1, 1, 1, 1, 1, 2]
    long_way = next(card for card in cards_of("dracology") if POWER[card] == 2)
    assert len(SLOTS[long_way]) == max(len(SLOTS[card]) for card in cards_of("dracology"))


@pytest.mark.rule("RO-R58", "RO-R59")
def test_two_dispellings_are_whirlwinds_and_four_forbid_a_symbol() -> None:
    effects = Counter(EFFECT_NAMES[EFFECT[card]] for card in cards_of("dispelling"))
    assert effects == {"whirlwind": 2, "fire": 1, "sword": 1, "foot": 1, "key": 1}


@pytest.mark.rule("RO-R71", "RO-R72", "RO-R73", "RO-R74")
def test_there_are_two_of_each_curse() -> None:
    effects = Counter(EFFECT_NAMES[EFFECT[card]] for card in cards_of("curse"))
    assert effects == {"silence": 2, "one-hand": 2, "high-five": 2}


@pytest.mark.rule("RO-R76", "RO-R77")
def test_dooms_with_souls_and_dooms_with_two_wounds() -> None:
    assert Counter(POWER[card] for card in cards_of("doom")) == {1: 4, 2: 3}


@pytest.mark.rule("RO-R89")
def test_regressions_for_one_hero_and_for_each() -> None:
    assert Counter(POWER[card] for card in cards_of("regression")) == {1: 3, 2: 3}


def test_other_cards_have_no_power_and_no_effect() -> None:
    for card in range(CARDS):
        family = FAMILY_NAMES[FAMILY[card]]
        if family not in ("confusion", "dracology", "doom", "regression"):
            assert POWER[card] == 0, CARD_IDS[card]
        if family not in ("dispelling", "curse"):
            assert EFFECT[card] == -1, CARD_IDS[card]


@pytest.mark.rule("RO-R45")
def test_the_dragon_tile_asks_for_more_jokers_with_more_players() -> None:
    assert DRAGON_SLOTS == [0, 0, 0, 2, 2, 4]  # the tile has two sides


# -- gear ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R67", "RO-R67a", "RO-R67b", "RO-R67c", "RO-R67d", "RO-R67e", "RO-R67f")
def test_equipment_by_symbol_and_cost() -> None:
    symbols = ["any" if symbol < 0 else HERO_SYMBOLS[symbol] for symbol in EQUIPMENT_SYMBOL]
    assert symbols == ["fire", "foot", "key", "sword", "heart", "any"]
    assert EQUIPMENT_COST == [1, 1, 1, 1, 2, 3]
    assert EQUIPMENT_COPIES == [2, 2, 2, 2, 1, 1]


@pytest.mark.rule(
    "RO-R68", "RO-R68a", "RO-R68b", "RO-R68c", "RO-R68d", "RO-R68e", "RO-R68f", "RO-R68g", "RO-R68h", "RO-D-19"
)
def test_scrolls_by_effect_cost_and_slots() -> None:
    assert SCROLL_EFFECTS == ("plant-water", "plant-air", "swap", "water", "plant", "air", "lightning", "fire")
    assert SCROLL_COST == [2, 2, 1, 1, 1, 1, 2, 3]
    lightning, fire = SORCERER_SYMBOLS.index("lightning"), SORCERER_SYMBOLS.index("fire")
    assert [[], [], [], [], [], [], [lightning] * 2, [fire] * 5] == SCROLL_SLOTS


# -- scenarios -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R39", "RO-D-2")
def test_spells_by_scenario() -> None:
    assert dict(zip(SCENARIO_IDS, SPELL_COUNTS, strict=True)) == SPELL_TABLE
    assert [sum(counts) for counts in SPELL_COUNTS] == SPELL_TOTALS
    for counts in SPELL_COUNTS:
        assert all(count <= len(cards_of(FAMILY_NAMES[family])) for family, count in enumerate(counts))


@pytest.mark.rule("RO-D-2")
def test_the_last_scenario_has_no_confusion() -> None:
    assert SPELL_COUNTS[-1][0] == 0


@pytest.mark.rule("RO-R40")
def test_challenges_by_scenario() -> None:
    kinds = [[FAMILY_NAMES[kind] for kind in scenario] for scenario in CHALLENGE_KINDS]
    assert kinds[:3] == [["standard"]] * 3
    assert kinds[3:6] == [["standard", "coin"]] * 3
    assert kinds[6:] == [["standard", "coin", "confrontation"]] * 2


@pytest.mark.rule("RO-R36")
def test_each_scenario_keeps_what_those_before_it_brought() -> None:
    assert HAS_DRAGON == [False] + [True] * 7
    assert HAS_COINS == [False] * 3 + [True] * 5
    assert HAS_SOULS == [False] * 5 + [True] * 3
    assert HAS_LIVES == [False] * 6 + [True] * 2
    assert HAS_EXPERIENCE == [False] * 7 + [True]


@pytest.mark.rule("RO-R37")
def test_trainings_take_one_round_and_scenarios_two_trophies() -> None:
    assert TROPHIES == [1, 1, 2, 2, 2, 2, 2, 2]


@pytest.mark.rule("RO-R75")
def test_souls_by_number_of_heroes() -> None:
    assert SOULS[2:] == [7, 8, 8]


@pytest.mark.rule("RO-R82")
def test_lives_by_number_of_heroes() -> None:
    assert LIVES[2:] == [4, 5, 6]


# -- names, words and rules ------------------------------------------------------------------------------------


def test_ids_are_unique_and_icons_are_named() -> None:
    names = [*CARD_IDS, *EQUIPMENT_IDS, *SCROLL_IDS]
    assert len(names) == len(set(names))
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", name) for name in names)
    assert [CARD_OF_ID[name] for name in CARD_IDS] == list(range(CARDS))
    icons = [*ICONS, *EQUIPMENT_ICONS, *SCROLL_ICONS]
    assert len(icons) == len(set(icons))
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", icon) for icon in icons)


@pytest.mark.rule("RO-D-26")
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_a_short_text(language: str) -> None:
    names = [words.say(GAME, language, f"card-{card}", {}) for card in CARD_IDS]
    names += [words.say(GAME, language, f"gear-{gear}", {}) for gear in EQUIPMENT_IDS]
    names += [words.say(GAME, language, f"scroll-{scroll}", {}) for scroll in SCROLL_IDS]
    assert len(names) == len(set(names))
    assert all(0 < len(name) <= LONGEST_NAME for name in names)
    keys = [f"text-{card}" for card in CARD_IDS]
    keys += [f"gear-text-{gear}" for gear in EQUIPMENT_IDS]
    keys += [f"scroll-text-{scroll}" for scroll in SCROLL_IDS]
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
    gear = [(f"RO-R67{letter}", f"gear-{EQUIPMENT_IDS[n]}", EQUIPMENT_COST[n]) for n, letter in enumerate("abcdef")]
    gear += [(f"RO-R68{letter}", f"scroll-{SCROLL_IDS[n]}", SCROLL_COST[n]) for n, letter in enumerate("abcdefgh")]
    for rule, key, cost in gear:
        text = rulebook.paragraph(GAME, language, rule).text
        assert text.startswith(f"{words.say(GAME, language, key, {})}, {cost} "), rule


# -- mistakes in the files are found at import -----------------------------------------------------------------

Spoil = Callable[[list[dict[str, Any]]], object]


def spoil_spells(spoil: Spoil) -> None:
    spells = copy.deepcopy(raw("spells.toml")["spell"])
    spoil(spells)
    checks.check_spells(spells)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda spells: spells.pop(), "5 regression Spells, not 6"),
        (lambda spells: spells.append({**spells[0], "family": "cookery"}), "unknown Spell families"),
        (lambda spells: spells[0].update(slots=["joker"] * 4), "total_dizziness: slots asks for 'joker'"),
        (lambda spells: spells[0].update(slots=["plant"] * 6), "total_dizziness: slots has 6 slots, not 3 to 5"),
        (lambda spells: spells[0].update(power=3), "a confusion has no power 3"),
        (lambda spells: spells[8].pop("hero_slots"), "standing_bones: hero_slots on a summoning"),
        (lambda spells: spells[0].update(effect="fire"), "total_dizziness: effect on a confusion"),
        (lambda spells: spells[21].update(effect="fire"), "Dispelling effects"),
        (lambda spells: spells[27].update(effect="one-hand"), "Curse effects"),
    ],
)
def test_spoilt_spells_are_refused(spoil: Spoil, complaint: str) -> None:
    with pytest.raises(checks.ContentError, match=complaint):
        spoil_spells(spoil)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda cards: cards.pop(), "4 confrontation Challenges, not 5"),
        (lambda cards: cards.append({**cards[0], "kind": "picnic"}), "unknown kinds"),
        (lambda cards: cards[0].update(slots=["key"] * 7), "tower_spider: slots has 7 slots, not 3 to 6"),
        (lambda cards: cards[0].update(slots=["key"] * 2), "tower_spider: slots has 2 slots"),
        (lambda cards: cards[0].update(sorcerer_slots=["air"] * 3), "tower_spider: sorcerer_slots"),
        (lambda cards: cards[20].update(sorcerer_slots=["key"] * 3), "sorcerer_slots asks for 'key'"),
        (lambda cards: cards[0].update(back=6), "tower_spider: back 6"),
        (lambda cards: cards[20].update(back=4), "all Coin cards are used"),
    ],
)
def test_spoilt_challenges_are_refused(spoil: Spoil, complaint: str) -> None:
    cards = copy.deepcopy(raw("challenges.toml")["challenge"])
    spoil(cards)
    with pytest.raises(checks.ContentError, match=complaint):
        checks.check_challenges(cards)


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["plant", "water", "air", "lightning", None, None, None, None], "no Flag shows {'fire'}"),
        (["plant", "water", "air", "lightning", "joker"], "a Flag shows 'joker'"),
        (["plant", "water", "air", "lightning", "fire"], "5 of 5 cards have a Flag"),
    ],
)
def test_spoilt_flags_are_refused(flags: list[str | None], complaint: str) -> None:
    with pytest.raises(checks.ContentError, match=complaint):
        checks.check_flags([{} if flag is None else {"flag": flag} for flag in flags])


def test_spoilt_gear_is_refused() -> None:
    gear = raw("gear.toml")
    equipment, scrolls = gear["equipment"], gear["scroll"]
    with pytest.raises(checks.ContentError, match="Equipment symbols"):
        checks.check_gear(equipment[::-1], scrolls)
    with pytest.raises(checks.ContentError, match="9 Equipment cards, not 10"):
        checks.check_gear([{**equipment[0], "copies": 1}, *equipment[1:]], scrolls)
    with pytest.raises(checks.ContentError, match="Scroll effects"):
        checks.check_gear(equipment, scrolls[1:])
    with pytest.raises(checks.ContentError, match="dragon_chow: slots"):
        checks.check_gear(equipment, [*scrolls[:-1], {**scrolls[-1], "slots": ["fire"]}])
    with pytest.raises(checks.ContentError, match="nothing is free"):
        checks.check_gear([{**equipment[0], "cost": 0}, *equipment[1:]], scrolls)


def test_spoilt_characters_are_refused() -> None:
    characters = raw("heroes.toml")
    heroes, dragon = characters["hero"], characters["dragon"]["slots"]
    with pytest.raises(checks.ContentError, match="Heroes"):
        checks.check_characters(heroes[1:], dragon)
    with pytest.raises(checks.ContentError, match="Jokers stand for"):
        checks.check_characters([{**heroes[0], "joker": "heart"}, *heroes[1:]], dragon)
    with pytest.raises(checks.ContentError, match="no Heart heals"):
        checks.check_characters([{**heroes[0], "wounded": ["key"]}, *heroes[1:]], dragon)
    with pytest.raises(checks.ContentError, match="the Ability is free"):
        checks.check_characters([{**heroes[0], "ability_cost": 0}, *heroes[1:]], dragon)
    with pytest.raises(checks.ContentError, match="dragon slots for"):
        checks.check_characters(heroes, {"3": 2})
    with pytest.raises(checks.ContentError, match="dragon slots"):
        checks.check_characters(heroes, {"3": 2, "4": 3, "5": 7})


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda scenarios: scenarios.pop(), "scenarios"),
        (lambda scenarios: scenarios[7].update(confusion=3), "scenario 6: Spells"),
        (lambda scenarios: scenarios[0].update(challenges=["picnic"]), "Challenges of kind 'picnic'"),
        (lambda scenarios: scenarios[7].update(dragon=False), "scenario 6 lacks {'dragon'}"),
        (lambda scenarios: scenarios[2].update(coins=True), "coins without Coin cards"),
        (lambda scenarios: scenarios[5].update(lives=True), "Lives without danger"),
        (lambda scenarios: scenarios[0].update(trophies=2), "2 Trophies"),
    ],
)
def test_spoilt_scenarios_are_refused(spoil: Spoil, complaint: str) -> None:
    file = raw("scenarios.toml")
    spoil(file["scenario"])
    with pytest.raises(checks.ContentError, match=complaint):
        checks.check_scenarios(file["scenario"], file["souls"], file["lives"])


def test_missing_numbers_of_heroes_and_doubled_ids_are_refused() -> None:
    file = raw("scenarios.toml")
    with pytest.raises(checks.ContentError, match="Souls for"):
        checks.check_scenarios(file["scenario"], {"2": 7}, file["lives"])
    with pytest.raises(checks.ContentError, match="the id 'roar' is used 2 times"):
        checks.check_ids([{"id": "roar"}, {"id": "roar"}])
