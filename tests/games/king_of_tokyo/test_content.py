"""The content of King of Tokyo is complete, and says the same things in both languages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludoteca.games.king_of_tokyo.game import GAME as GAME_OF_THE_HOUSE

GAME = Path(__file__).parents[3] / "src" / "ludoteca" / "games" / "king_of_tokyo"
LOCALES = ("pt-BR", "en")

KEEP_IDS = """
    acid_attack alien_origin alpha_monster armor_plating background_dweller burrowing camouflage
    complete_destruction media_friendly eater_of_the_dead energy_hoarder even_bigger extra_head fire_breathing
    freeze_time friend_of_children giant_brain gourmet healing_ray herbivore herd_culler it_has_a_child jets
    made_in_a_lab metamorph mimic battery_monster nova_breath detritivore opportunist parasitic_tentacles
    plot_twist poison_quills poison_spit psychic_probe rapid_healing regeneration rooting_for_the_underdog
    shrink_ray smoke_cloud solar_powered spiked_tail stretchy energy_drink urbavore
    were_only_making_it_stronger wings
"""
DISCARD_IDS = """
    apartment_building commuter_train corner_store death_from_above energize evacuation_orders flame_thrower
    frenzy gas_refinery heal high_altitude_bombing jet_fighters national_guard nuclear_power_plant skyscraper
    tank vast_storm
"""
KEEP_CARDS = KEEP_IDS.split()
DISCARD_CARDS = DISCARD_IDS.split()
CARDS = KEEP_CARDS + DISCARD_CARDS
MONSTERS = ["gigazaur", "cyber_kitty", "space_penguin", "the_king", "meka_dragon", "alienoid"]

COSTS = {
    2: "made_in_a_lab solar_powered",
    3: """alien_origin camouflage complete_destruction media_friendly energy_hoarder friend_of_children
          herd_culler metamorph battery_monster opportunist plot_twist poison_quills psychic_probe
          rapid_healing rooting_for_the_underdog stretchy were_only_making_it_stronger corner_store
          flame_thrower heal national_guard""",
    4: """armor_plating background_dweller eater_of_the_dead even_bigger fire_breathing gourmet healing_ray
          detritivore parasitic_tentacles poison_spit regeneration smoke_cloud energy_drink urbavore
          commuter_train high_altitude_bombing tank""",
    5: """alpha_monster burrowing freeze_time giant_brain herbivore jets spiked_tail apartment_building
          death_from_above jet_fighters""",
    6: "acid_attack shrink_ray wings gas_refinery nuclear_power_plant skyscraper vast_storm",
    7: "extra_head it_has_a_child nova_breath evacuation_orders frenzy",
    8: "mimic energize",
}

DISCARD_NUMBERS: dict[str, dict[str, int]] = {
    "apartment_building": {"vp": 3},
    "commuter_train": {"vp": 2},
    "corner_store": {"vp": 1},
    "death_from_above": {"vp": 2},
    "energize": {"energy": 9},
    "evacuation_orders": {"others_lose_vp": 5},
    "flame_thrower": {"hurts_others": 2},
    "frenzy": {},
    "gas_refinery": {"vp": 2, "hurts_others": 3},
    "heal": {"hearts": 2},
    "high_altitude_bombing": {"hurts_others": 3, "hurts_me": 3},
    "jet_fighters": {"vp": 5, "hurts_me": 4},
    "national_guard": {"vp": 2, "hurts_me": 2},
    "nuclear_power_plant": {"vp": 2, "hearts": 3},
    "skyscraper": {"vp": 4},
    "tank": {"vp": 4, "hurts_me": 3},
    "vast_storm": {"vp": 2},
}

# How many numbered rulings follow a card's own paragraph; a card that is not here has none.
RULINGS = {
    "acid_attack": 2, "alien_origin": 2, "armor_plating": 5, "background_dweller": 2, "burrowing": 3,
    "camouflage": 3, "complete_destruction": 1, "media_friendly": 1, "eater_of_the_dead": 1, "even_bigger": 3,
    "fire_breathing": 4, "freeze_time": 3, "friend_of_children": 2, "healing_ray": 3, "herbivore": 1,
    "it_has_a_child": 4, "jets": 3, "made_in_a_lab": 1, "metamorph": 2, "mimic": 9, "battery_monster": 1,
    "nova_breath": 1, "opportunist": 3, "parasitic_tentacles": 2, "poison_spit": 3, "psychic_probe": 3,
    "rapid_healing": 1, "regeneration": 1, "rooting_for_the_underdog": 1, "shrink_ray": 1,
    "were_only_making_it_stronger": 1, "wings": 1, "death_from_above": 1, "energize": 1, "frenzy": 1,
    "gas_refinery": 1, "heal": 1, "high_altitude_bombing": 1, "jet_fighters": 1,
}  # fmt: skip

LONGEST_CARD_TEXT = 110
CARD_FIELDS = {"id", "cost", "type", "copies", "icon"}
ANCHOR_LINE = re.compile(r'<a id="([^"]+)"></a>')
SENTENCE_END = re.compile(r"[.!?](?=\s+[A-Z0-9ÁÉÍÓÚÂÊÔÃÕÇ]|$)")


def tables(file: str, name: str) -> list[dict[str, Any]]:
    """The tables `[[name]]` of one TOML file."""
    found: list[dict[str, Any]] = tomllib.loads((GAME / "content" / file).read_text("utf-8"))[name]
    return found


def power_cards() -> list[dict[str, Any]]:
    return tables("cards.toml", "card")


class ParameterNames(Visitor):
    """Collects the `$parameters` that a pattern asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (name set by the library)
        self.names.add(node.id.name)


def entries(locale: str) -> list[ast.EntryType]:
    text = (GAME / "locales" / f"{locale}.ftl").read_text("utf-8")
    return FluentParser().parse(text).body


def messages(locale: str) -> Iterator[ast.Message]:
    for entry in entries(locale):
        if isinstance(entry, ast.Message):
            yield entry


def patterns(locale: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a locale under its key, `message` or `message.attribute`; doubled keys come twice."""
    for message in messages(locale):
        if message.value is not None:
            yield message.id.name, message.value
        for attribute in message.attributes:
            yield f"{message.id.name}.{attribute.id.name}", attribute.value


def parameters(pattern: ast.Pattern) -> set[str]:
    collector = ParameterNames()
    collector.visit(pattern)
    return collector.names


def plain_texts(locale: str) -> dict[str, str]:
    """The texts that hold no placeable, by key."""
    return {
        key: "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
        for key, pattern in patterns(locale)
        if all(isinstance(part, ast.TextElement) for part in pattern.elements)
    }


def rulebook_lines(locale: str) -> list[str]:
    return (GAME / "rulebook" / f"{locale}.md").read_text("utf-8").splitlines()


def anchors(locale: str) -> list[str]:
    return [match[1] for line in rulebook_lines(locale) if (match := ANCHOR_LINE.fullmatch(line))]


def paragraphs(locale: str) -> dict[str, list[str]]:
    """The lines from each anchor to the next blank line."""
    lines = rulebook_lines(locale)
    found: dict[str, list[str]] = {}
    for number, line in enumerate(lines):
        if match := ANCHOR_LINE.fullmatch(line):
            rest = lines[number + 1 :]
            end = rest.index("") if "" in rest else len(rest)
            found[match[1]] = rest[:end]
    return found


def card_anchors(cards: list[str]) -> list[str]:
    """A card's own anchor, its numbered rulings, and what a second copy does (Mimic cannot copy itself)."""
    found = []
    for card in cards:
        found.append(f"KOT-{card}")
        found += [f"KOT-{card}.{number}" for number in range(1, RULINGS.get(card, 0) + 1)]
        if card in KEEP_CARDS and card != "mimic":
            found.append(f"KOT-{card}.copy")
    return found


def series(prefix: str, last: int) -> list[str]:
    return [f"KOT-{prefix}{number}" for number in range(1, last + 1)]


def test_the_deck_has_the_64_cards_in_their_order() -> None:
    assert [card["id"] for card in power_cards()] == CARDS
    assert len(set(CARDS)) == 64


def test_the_deck_counts_66_cards_of_which_48_keep_and_18_discard() -> None:
    copies = Counter({"keep": 0, "discard": 0})
    for card in power_cards():
        copies[card["type"]] += card["copies"]
    assert copies == {"keep": 48, "discard": 18}
    twice = {card["id"] for card in power_cards() if card["copies"] == 2}
    assert twice == {"extra_head", "evacuation_orders"}
    assert all(card["copies"] in (1, 2) for card in power_cards())


def test_each_card_has_its_type_and_cost() -> None:
    assert [card["id"] for card in power_cards() if card["type"] == "keep"] == KEEP_CARDS
    assert [card["id"] for card in power_cards() if card["type"] == "discard"] == DISCARD_CARDS
    expected = {card: cost for cost, cards in COSTS.items() for card in cards.split()}
    assert {card["id"]: card["cost"] for card in power_cards()} == expected


def test_only_discard_cards_carry_effect_numbers_and_they_are_right() -> None:
    numbers = {card["id"]: {k: v for k, v in card.items() if k not in CARD_FIELDS} for card in power_cards()}
    assert numbers == {**{card: {} for card in KEEP_CARDS}, **DISCARD_NUMBERS}


def test_each_card_has_an_icon_of_its_own() -> None:
    icons = [card["icon"] for card in power_cards()]
    assert len(set(icons)) == len(icons)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", icon) for icon in icons)


def test_the_six_monsters_have_distinct_figures_and_colours() -> None:
    monsters = tables("monsters.toml", "monster")
    assert [monster["id"] for monster in monsters] == MONSTERS
    assert [monster["figure"] for monster in monsters] == ["giga", "kitty", "pengu", "king", "meka", "alien"]
    assert len({monster["color"] for monster in monsters}) == 6
    assert all(re.fullmatch(r"#[0-9a-f]{6}", monster["color"]) for monster in monsters)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_locale_parses_without_junk_or_doubled_keys(locale: str) -> None:
    assert [entry.content for entry in entries(locale) if isinstance(entry, ast.Junk)] == []
    keys = [key for key, _ in patterns(locale)]
    assert len(keys) == len(set(keys))


def test_both_locales_have_the_same_keys_attributes_and_parameters() -> None:
    portuguese, english = ({key: parameters(text) for key, text in patterns(locale)} for locale in LOCALES)
    assert portuguese == english


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_name_text_and_flavour(locale: str) -> None:
    texts = plain_texts(locale)
    cards = [card.id for card in GAME_OF_THE_HOUSE.shelf.cards]
    for card in cards:
        for key in (f"card-{card}", f"card-{card}.text", f"card-{card}.flavour"):
            assert texts.get(key), f"{locale}.ftl has no {key}"
        length = len(texts[f"card-{card}.text"])
        assert length <= LONGEST_CARD_TEXT, (
            f"{locale}.ftl: card-{card}.text has {length} of {LONGEST_CARD_TEXT} letters"
        )
    names = [texts[f"card-{card}"] for card in cards]
    assert len(set(names)) == len(names)
    flavours = [texts[f"card-{card}.flavour"] for card in cards]
    assert len(set(flavours)) == len(flavours)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_locale_names_a_card_or_monster_that_does_not_exist(locale: str) -> None:
    keys = [message.id.name for message in messages(locale)]
    named = [key.removeprefix("card-") for key in keys if key.startswith("card-")]
    assert [card for card in named if card in CARDS] == CARDS
    assert set(named) == {card.id for card in GAME_OF_THE_HOUSE.shelf.cards}
    assert [key.removeprefix("monster-") for key in keys if key.startswith("monster-")] == MONSTERS


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_the_table_are_there(locale: str) -> None:
    found = {key: parameters(text) for key, text in patterns(locale)}
    plain = ["game-title", "game-tagline", "game-about"]
    plain += [f"monster-{monster}.motto" for monster in MONSTERS]
    plain += [f"face-{face}" for face in ("1", "2", "3", "heart", "energy", "claw")]
    plain += [f"place-{place}" for place in ("city", "bay", "outside")]
    plain += [f"term-{term}" for term in ("vp", "hearts", "energy")]
    counted = ["vp", "hearts", "energy", "claws", "dice", "rolls", "poison", "shrink", "smoke"]
    for key in plain:
        assert found[key] == set(), key
    for what in counted:
        assert found[f"count-{what}"] == {"n"}, what


def test_a_counting_phrase_puts_its_number_into_every_variant() -> None:
    for locale in LOCALES:
        for message in messages(locale):
            if message.value is None or not message.id.name.startswith("count-"):
                continue
            for part in message.value.elements:
                if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
                    for variant in part.expression.variants:
                        assert parameters(variant.value) == {"n"}, (locale, message.id.name)


def test_both_rulebooks_have_the_same_anchors_in_the_same_order() -> None:
    assert anchors("pt-BR") == anchors("en")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rulebook_has_every_anchor_exactly_once(locale: str) -> None:
    assert anchors(locale) == [
        *series("R", 61),
        *series("E", 4),
        *series("D-", 17),
        *card_anchors(KEEP_CARDS),
        *card_anchors(DISCARD_CARDS),
        *series("X", 44),
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_anchor_stands_before_one_paragraph_of_at_most_four_sentences(locale: str) -> None:
    found = paragraphs(locale)
    assert len(found) == len(anchors(locale))
    for anchor, lines in found.items():
        assert lines, anchor
        assert not any(line.startswith(("#", "<", "-", "*", "|")) for line in lines), anchor
        sentences = len(SENTENCE_END.findall(" ".join(lines)))
        assert 1 <= sentences <= 4, (anchor, sentences)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rulebook_heads_each_card_with_its_localised_name_and_cost(locale: str) -> None:
    names = plain_texts(locale)
    lines = rulebook_lines(locale)
    for card in power_cards():
        anchor = lines.index(f'<a id="KOT-{card["id"]}"></a>')
        heading, _, facts, _ = lines[anchor - 4 : anchor]
        assert heading == f"### {names['card-' + card['id']]}"
        kind = names[f"type-{card['type']}"]
        assert facts.startswith(f"*{kind} · ")
        assert re.search(rf" {card['cost']}\b", facts), card["id"]
