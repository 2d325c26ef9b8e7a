"""What cards say is made of the data: clean sentences, no two alike, telling the numbers of their effects.

`pytest -s -k reading` prints all texts for reading.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from ludoteca import rulebook, words
from ludoteca.games.fabrica_de_herois.content import notation
from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS, COLOURS, KINDS, MISSION_KINDS, WHENS
from ludoteca.games.fabrica_de_herois.content.load import own_content, words_in_use
from ludoteca.games.fabrica_de_herois.content.notation import NotationError
from ludoteca.games.fabrica_de_herois.effects.amounts import THINGS
from ludoteca.games.fabrica_de_herois.effects.conditions import NUMBERED, PLAIN
from ludoteca.games.fabrica_de_herois.effects.lines import LINES
from ludoteca.games.fabrica_de_herois.effects.words import HEROES, Effect, Standing
from ludoteca.games.fabrica_de_herois.people.names import joined
from ludoteca.testkit.wording import vocabulary

GAME = "fabrica-de-herois"
BOX = own_content()
LONGEST_TEXT = 190
LONGEST_NAME = 26
LONGEST_LINE = 95
both_languages = pytest.mark.parametrize("language", words.LANGUAGES)

# What no sentence may have, whatever it says.
FAULTS = {
    "an open end": re.compile(r"[{}]"),
    "a bare key": re.compile(r"\b(?:fx|at|who|per|for|if|rule|aff|text|colour)-[a-z]"),
    "a doubled word": re.compile(r"\b(\w+)\W+\1\b", re.IGNORECASE),
    "two spaces": re.compile(r"\s\s"),
    "a space before a stop": re.compile(r"\s[.,;:!?)]"),
    "two stops": re.compile(r"[.,;:]{2}|\)\w"),
    "a space inside brackets": re.compile(r"\(\s"),
}
NUMBER_FAULTS = {
    "pt-BR": re.compile(r"\b1 (?:heróis|ações|missões|compras|vezes)\b|\b[2-9] (?:herói|ação|missão|compra|vez)\b"),
    "en": re.compile(r"\b1 (?:\w+ )?(?:Heroes|Actions|Missions)\b|\b[2-9] (?:\w+ )?(?:Hero|Action|Mission)\b"),
}
ARTICLE_FAULTS = {
    "pt-BR": re.compile(
        r"\b(?:de|em|a|por) (?:o|os)\b|\b(?:de|em|por) (?:a|as)\b|\b(?:o|um) (?:missão|ação|régua|Base)\b"
    ),
    "en": re.compile(r"\ba [aeiouAEIO]\w|\ban [^aeiouAEIO]|\bthe (?:the|a|an)\b"),
}


def faults(text: str, language: str) -> list[str]:
    """Everything that is wrong with a text."""
    found = [name for name, fault in FAULTS.items() if fault.search(text)]
    if NUMBER_FAULTS[language].search(text):
        found.append("a wrong number")
    if ARTICLE_FAULTS[language].search(text):
        found.append("a wrong article")
    if not text.endswith(".") or not text[0].isupper():
        found.append("no sentence")
    return found


def sentence(said: Sequence[Effect] | Sequence[Standing], language: str) -> str:
    """What a card says with these effects or lines."""
    return words.say(GAME, language, *joined([one.text() for one in said]))


@cache
def texts(language: str) -> dict[str, str]:
    """All texts of the box by what they stand on."""
    found = {}
    for hero in BOX.heroes:
        for when, ability in zip(WHENS, (hero.leader, hero.discard), strict=True):
            found[f"{hero.id} {when}"] = sentence(ability.effects, language)
    for mission in BOX.missions:
        if mission.rules:
            found[f"{mission.id} !"] = sentence(mission.rules, language)
        found[f"{mission.id} +"] = sentence(mission.rewards, language)
        found[f"{mission.id} -"] = sentence(mission.punishments, language)
    for base in BOX.bases:
        found[f"{base.id} base"] = sentence(base.standing, language) if base.standing else sentence(base.once, language)
    return found


# -- texts -----------------------------------------------------------------------------------------------------


@both_languages
def test_all_texts_for_reading_are_clean(language: str) -> None:
    wrong = []
    for card, text in texts(language).items():
        sys.stdout.write(f"{card}: {text}\n")
        wrong += [f"{card}: {fault}: {text}" for fault in faults(text, language)]
        if len(text) > LONGEST_TEXT:
            wrong.append(f"{card}: {len(text)} letters: {text}")
    assert wrong == []


@both_languages
def test_a_text_with_a_fault_is_found(language: str) -> None:
    """The search itself can fail."""
    bad = [
        "Ganhe  1 ação.", "Ganhe 2 ação." if language == "pt-BR" else "Gain 2 Action.", "o herói cai.", "Anule anule.",
        "Fim .", "Sem fim", "Um,, dois.", "Um fx-block.", "Diga { $n }.",
        "Dê a o Líder." if language == "pt-BR" else "Gain a Action.",
    ]  # fmt: skip
    assert [text for text in bad if not faults(text, language)] == []


@pytest.mark.rule("FH-R79")
@both_languages
def test_no_two_abilities_say_the_same(language: str) -> None:
    said = Counter(text for card, text in texts(language).items() if card.split()[1] in WHENS)
    assert len(said) == 200, [text for text, times in said.items() if times > 1]


@both_languages
def test_a_text_tells_every_number_of_its_effect(language: str) -> None:
    for card, effect in _all_effects():
        key, params = effect.text()
        text = words.say(GAME, language, key, params)
        told = {int(number) for number in re.findall(r"\d", text)}
        if effect.condition is not None and effect.condition.n and "colour" not in effect.condition.params():
            assert effect.condition.n in told, f"{card}: {text}"
        if effect.amount.form == "" and abs(int(effect.amount.n)) > 1:
            assert abs(int(effect.amount.n)) in told or "emblem" in key or "line" in key, f"{card}: {text}"
        if "weak" in effect.targets.name:
            assert effect.targets.n in told, f"{card}: {text}"


def _all_effects() -> Iterator[tuple[str, Effect]]:
    for hero in BOX.heroes:
        for ability in (hero.leader, hero.discard):
            yield from ((hero.id, one) for one in ability.effects)
    for mission in BOX.missions:
        yield from ((mission.id, one) for one in (*mission.rewards, *mission.punishments))
    for base in BOX.bases:
        yield from ((base.id, one) for one in base.once)


@both_languages
def test_every_message_gets_what_it_asks_for(language: str) -> None:
    known = vocabulary(GAME, language)
    for key, given in words_in_use(BOX).items():
        assert key in known, key
        assert known[key] <= given, f"{key} lacks {known[key] - given}"


# -- every mixture that a pack may write -----------------------------------------------------------------------


def mixtures() -> Iterator[str]:
    """Every verb with every kind of amount and target, as it is written; some make no sense."""
    amounts = ("", "1", "2", "-2", "die", "-die", "half-die", "-half-die", "+1 per field", "-2 per field")
    heroes = [
        name + (" 2" if name in notation.WITH_LIMIT else " duty" if name in notation.WITH_AFFILIATION else "")
        for name in notation.HEROES_AT
    ]
    players = ("", *notation.PLAYERS_AT)
    for verb, word in notation.VERBS.items():
        for amount in amounts:
            for target in (*(heroes if word.form == HEROES else players), "mine", "theirs"):
                yield f"{verb} {amount} {target}"
    yield from (f"marker +1 per {thing} one" for thing in THINGS)
    yield from (f"{line} {rest} {who}" for line in LINES for rest in ("", "1", "-2", "duty") for who in players)


def read(source: str) -> Effect | None:
    """What the notation makes of it in a Mission or in some kind of ability; nothing where it makes no sense."""
    for where, kind in ((notation.IN_MISSION, -1), *((notation.IN_LEADER, kind) for kind in range(len(KINDS)))):
        try:
            return notation.effect(source, where, kind)
        except NotationError:
            continue
    return None


@cache
def readable() -> list[Effect]:
    """Those mixtures that the notation takes, with and without a duration."""
    found = [read(source + lasting) for source in mixtures() for lasting in ("", " for round", " for permanent")]
    return [effect for effect in found if effect is not None]


@both_languages
def test_whatever_a_pack_mixes_reads_well(language: str) -> None:
    assert len(readable()) > 500
    wrong = []
    for effect in readable():
        text = sentence([effect], language)
        wrong += [f"{effect.source}: {fault}: {text}" for fault in faults(text, language)]
    assert wrong == []


@both_languages
def test_every_condition_and_extra_rule_reads_well(language: str) -> None:
    conditions = [f"if {name}" for name in PLAIN] + [f"if {name} {n}" for name in NUMBERED for n in (1, 3, 6)]
    conditions += [f"if {name} {n}" for name in AFFILIATIONS for n in (1, 2)] + [
        f"if colour {name}" for name in COLOURS
    ]
    said = [notation.effect(f"draw 2 {one}", notation.IN_LEADER, 1).text() for one in conditions]
    for line in LINES:
        for rest in ("", " 1", " 2", " -2", " duty", " workshop 1", " duty 2"):
            for where in (notation.IN_MISSION, notation.IN_BASE):
                try:
                    said += [rule.text() for rule in notation.standing([line + rest], where)]
                except NotationError:
                    continue
    wrong = []
    for one in said:
        text = words.say(GAME, language, *joined([one]))
        wrong += [f"{fault}: {text}" for fault in faults(text, language)]
    assert wrong == []


# -- names and stories -----------------------------------------------------------------------------------------


@both_languages
def test_every_card_has_a_name_and_a_story(language: str) -> None:
    keys = [f"hero-{hero.id}{part}" for hero in BOX.heroes for part in ("", ".leader", ".discard", ".flavour")]
    keys += [f"mission-{mission.id}{part}" for mission in BOX.missions for part in ("", ".story")]
    keys += [f"mission-{mission.id}.rule" for mission in BOX.missions if mission.rules]
    keys += [f"base-{base.id}{part}" for base in BOX.bases for part in ("", ".flavour")]
    keys += [f"affiliation-{name}{part}" for name in AFFILIATIONS for part in ("", ".about")]
    keys += [f"{part}-{name}" for name in COLOURS for part in ("colour", "difficulty")]
    keys += [f"kind-{name}" for name in KINDS] + [f"mission-kind-{name}" for name in MISSION_KINDS]
    keys += [f"when-{name}" for name in WHENS] + ["bolt", "permanent"]
    assert [key for key in keys if not words.has(GAME, language, key)] == []


@both_languages
def test_a_mission_without_an_extra_rule_has_no_name_for_one(language: str) -> None:
    assert [m.id for m in BOX.missions if not m.rules and words.has(GAME, language, f"mission-{m.id}.rule")] == []


@both_languages
def test_names_are_told_apart_and_fit_their_cards(language: str) -> None:
    names = {
        "Heroes": [say(language, f"hero-{hero.id}") for hero in BOX.heroes],
        "abilities": [say(language, f"hero-{hero.id}.{when}") for hero in BOX.heroes for when in WHENS],
        "Missions": [say(language, f"mission-{mission.id}") for mission in BOX.missions],
        "Bases": [say(language, f"base-{base.id}") for base in BOX.bases],
    }
    for kind, said in names.items():
        assert [name for name, times in Counter(said).items() if times > 1] == [], kind
        longest = LONGEST_NAME if kind != "Missions" else LONGEST_NAME + 6
        assert [name for name in said if len(name) > longest] == [], kind


@both_languages
def test_lines_and_stories_are_short_and_clean(language: str) -> None:
    lines = [say(language, f"hero-{hero.id}.flavour") for hero in BOX.heroes]
    lines += [say(language, f"mission-{mission.id}.story") for mission in BOX.missions]
    lines += [say(language, f"base-{base.id}.flavour") for base in BOX.bases]
    assert len(set(lines)) == len(lines)
    rough = ("an open end", "two spaces", "a space before a stop", "two stops")
    assert [line for line in lines if any(FAULTS[fault].search(line) for fault in rough)] == []
    assert [line for line in lines if len(line) > LONGEST_LINE or line[-1] not in ".?!"] == []


def say(language: str, key: str) -> str:
    """A message of the game."""
    return words.say(GAME, language, key)


def test_names_are_translated_and_not_just_repeated() -> None:
    for hero in BOX.heroes:
        assert len({say(language, f"hero-{hero.id}.flavour") for language in words.LANGUAGES}) == 2, hero.id


# -- the rulebook ----------------------------------------------------------------------------------------------


def test_the_rulebook_has_every_rule_example_and_ruling_once() -> None:
    series = (
        [f"FH-R{n}" for n in range(1, 82)] + [f"FH-E{n}" for n in range(1, 13)] + [f"FH-D-{n}" for n in range(1, 51)]
    )
    books = [[rule for line in rulebook.lines(GAME, language) for rule in line.rules] for language in words.LANGUAGES]
    assert sorted(books[0]) == sorted(series)
    assert books[0] == books[1], "both books have the same order"


@both_languages
def test_every_paragraph_of_the_rulebook_is_whole(language: str) -> None:
    book = rulebook.paragraphs(GAME, language)
    assert [rule for rule, entry in book.items() if not entry.text.endswith((".", ")", "?"))] == []
    rough = ("two spaces", "a space before a stop", "two stops")
    assert [rule for rule, entry in book.items() if any(FAULTS[fault].search(entry.text) for fault in rough)] == []
