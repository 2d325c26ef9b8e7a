"""What people read of the pieces: names and stories, effects made of their words, and the Family wording."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from ludoteca import rulebook, words
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.load import HERE, own_box
from ludoteca.games.kick_ass.content.notation import SIGNATURES, line_of, ways_of
from ludoteca.games.kick_ass.content.telling import conditions_word, line_word, lines_word, need_word, restore_word
from ludoteca.games.kick_ass.content.words import Line
from ludoteca.kernel.present import Word

GAME = "kick-ass"
BOX = own_box()
LOCALES = HERE.parent / "locales"
PIECES = {
    "hero": [hero.id for hero in BOX.heroes],
    "card": [card.id for card in BOX.cards],
    "item": [item.id for item in BOX.items],
    "crisis": [crisis.id for crisis in BOX.crises],
    "spawn": [spawn.id for spawn in BOX.spawns],
    "event-card": [event.id for event in (*BOX.events, *BOX.boss_events)],
    "enemy": [brute.id for brute in BOX.brutes],
    "modifier": [card.id for card in BOX.modifiers],
    "plot": [plot.id for plot in BOX.plots],
    "district": list(w.DISTRICT_NAMES),
}
TOLD = {"event-card": ".story", "spawn": "", "district": ""}  # what a piece says besides its name; .flavour elsewhere
# What nobody is to read at a table with the Family wording: beginnings of words.
COARSE = {
    "en": "ass asses arse bitch bastard damn dammit hell piss crap fuck shit screw nut bloody cock dick balls",
    "pt-BR": "puta merda mijo bost babaca cacete porra otári bunda no_saco desgraçad canalha inferno dane maldit droga",
}
FINE = {"en": ("hello", "assembl", "assist", "asset", "screws", "screwdriver"), "pt-BR": ("drogaria",)}


def messages(language: str) -> list[str]:
    """The keys of all messages of the game, in the order of its files."""
    files = [LOCALES / f"{language}.ftl", *sorted((LOCALES / language).glob("*.ftl"))]
    return [key for file in files for key in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)]


def say(language: str, word: Word) -> str:
    return words.say(GAME, language, *word)


def all_lines() -> Iterator[Line]:
    """Every line of every piece."""
    for hero in BOX.heroes:
        yield from hero.viral.all
    for lines in (
        *(card.lines for card in BOX.cards),
        *(item.lines for item in BOX.items),
        *(crisis.lines for crisis in BOX.crises),
        *(spawn.lines for spawn in BOX.spawns),
        *(brute.lines for brute in BOX.brutes),
        *(card.lines for card in BOX.modifiers),
    ):
        yield from lines.all
    for event in (*BOX.events, *BOX.boss_events):
        yield from (*event.setup, *event.reward, *event.mature, *event.lines.all)


def key_of(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("kind", PIECES)
def test_every_piece_has_a_name_and_a_line_of_its_own(kind: str, language: str) -> None:
    part = TOLD.get(kind, ".flavour")
    lacking = [name for name in PIECES[kind] if not words.has(GAME, language, key_of(kind, name))]
    mute = [name for name in PIECES[kind] if part and not words.has(GAME, language, key_of(kind, name) + part)]
    assert (lacking, mute) == ([], [])
    names = Counter(words.say(GAME, language, key_of(kind, name)) for name in PIECES[kind])
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_message_is_written_twice_and_none_is_for_a_piece_that_is_not_there(language: str) -> None:
    keys = messages(language)
    assert [key for key, times in Counter(keys).items() if times > 1] == []
    known = {
        key_of(kind, name)
        for kind in ("card", "item", "crisis", "spawn", "event-card", "modifier")
        for name in PIECES[kind]
    }
    pieces = re.compile(r"(item|crisis|spawn|event-card|modifier)-(?!none|any)[a-z-]+")
    ours = [key for file in ("cards", "items", "events") for key in file_keys(language, file) if pieces.fullmatch(key)]
    assert sorted(set(ours) - known) == []


def file_keys(language: str, name: str) -> list[str]:
    """The keys of one file."""
    text = (LOCALES / language / f"{name}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_both_languages_have_the_same_messages() -> None:
    for name in ("cards", "items", "events", "heroes", "plots", "words", "family"):
        assert file_keys("en", name) == file_keys("pt-BR", name)


# -- effects -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_piece_can_be_told(language: str, players: int) -> None:
    told = [say(language, line_word(BOX, line, players)) for line in all_lines()]
    for event in (*BOX.events, *BOX.boss_events):
        told += [say(language, need_word(BOX, need, players)) for need in event.needs]
    for item in BOX.items:
        if item.asks:
            told.append(say(language, conditions_word(BOX, item.asks)))
        if item.restore >= 0:
            told.append(say(language, restore_word(BOX, item)))
    # A message that is not there is told by its key, and a parameter that is not there in braces.
    keyed = re.compile(r"\b(deed|need|if|thing|who|each|time|when|restore|tell|at|to|from|enemy)-[a-z_-]+|[{}]")
    said = {"to-date", "at-a"}
    assert [text for text in told if (hit := keyed.search(text)) and hit[0] not in said] == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_word_that_may_be_written_can_be_told(language: str) -> None:
    """Not only those of our pieces: a position may write any card."""
    for verb in SIGNATURES:
        assert words.has(GAME, language, key_of("deed", w.VERB_NAMES[verb])), w.VERB_NAMES[verb]
    for prefix, names in (
        ("if", w.CONDITION_NAMES),
        ("thing", w.THING_NAMES[: w.NOTHING]),
        ("who", w.WHO_NAMES[1:]),
        ("each", w.EACH_NAMES[1:]),
        ("time", w.DURATION_NAMES[1:]),
        ("restore", w.MOMENT_NAMES[w.AT_MORNING :]),
    ):
        for name in names:
            assert words.has(GAME, language, key_of(prefix, name.replace(" ", "-"))), (prefix, name)
    for moment, name in enumerate(w.MOMENT_NAMES):
        if moment not in (w.NOW, w.ALWAYS):
            assert words.has(GAME, language, key_of("when", name.replace(" ", "-"))), name
    for name in w.PLACE_NAMES[: w.NOWHERE]:
        assert words.has(GAME, language, f"at-{name}"), name


@pytest.mark.parametrize(
    ("text", "english", "portuguese"),
    [
        ("gain 1 happiness / gain $2", "+1 happiness – or +$2", "+1 felicidade – ou +$2"),
        ("lose $2 > timer", "−$2 → clock", "−$2 → relógio"),
        ("spawn 2X minion in docks", "6 minions arrive at the docks", "chegam 6 lacaios nas Docas"),
        (
            "spawn 1 super in fullest",
            "1 super-minion arrives in the fullest district",
            "chega 1 superlacaio no distrito mais cheio",
        ),
        ("bolt: gain 1 media", "Each bolt: +1 social media", "Cada raio: +1 mídias sociais"),
        ("always: steps -1", "−1 step on each card", "−1 passo em cada carta"),
        (
            "partner_here gain 1 life if night",
            "a partner here: +1 life if it is night",
            "um parceiro aqui: +1 vida se for de noite",
        ),
        (
            "block docks for day",
            "the clock is shut at the docks (until the refresh)",
            "o relógio fica fechado nas Docas (até a renovação)",
        ),
    ],
)
def test_a_line_is_told_at_a_table_of_three(text: str, english: str, portuguese: str) -> None:
    word = line_word(BOX, line_of(text), 3)
    assert (say("en", word), say("pt-BR", word)) == (english, portuguese)


def test_lines_are_told_one_after_the_other() -> None:
    word = lines_word(BOX, [line_of("timer"), line_of("fight"), line_of("gain 1 life")], 2)
    assert say("en", word) == "clock; fight; +1 life"


def test_a_need_is_told_with_what_it_takes_at_this_table() -> None:
    ((carry, clock),) = ways_of("carry X from docks to police + clock 1 at park by media >= 4")
    assert say("en", need_word(BOX, carry, 3)) == "carry 3 markers from the docks to the police station"
    assert say("pt-BR", need_word(BOX, carry, 1)) == "levar 1 marcador das Docas à Delegacia"
    assert say("en", need_word(BOX, clock, 3)) == "1 clock in Central Park (counts only if social media is 4 or more)"


# -- the Family wording ------------------------------------------------------------------------------------------------


def family_texts(language: str) -> dict[str, str]:
    """What a table with the Family wording reads: each message of the game, or the one that stands for it."""
    found: dict[str, str] = {}
    files = [LOCALES / f"{language}.ftl", *sorted((LOCALES / language).glob("*.ftl"))]
    for file in files:
        for block in re.split(r"\n(?=[a-z])", file.read_text("utf-8")):
            key, equals, text = block.partition(" =")
            if equals and re.fullmatch(r"[a-z][\w-]*", key):
                found[key] = "\n".join(line for line in text.split("\n") if not line.startswith("#"))
    for key in [key for key in found if key.endswith("-family")]:
        found[key.removesuffix("-family")] = found.pop(key)
    return found


def coarse(language: str, text: str) -> list[str]:
    """The coarse words in a text."""
    pattern = "|".join(COARSE[language].split()).replace("_", " ")
    found = re.findall(rf"\b(?:{pattern})\w*", text.lower())
    return [word for word in found if not word.startswith(FINE[language])]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_nothing_coarse_is_left_at_a_family_table(language: str) -> None:
    left = {key: found for key, text in family_texts(language).items() if (found := coarse(language, text))}
    # What names the option itself, and the title of the box in the lobby, are read by whoever chooses the table.
    assert {key: found for key, found in left.items() if not key.startswith(("wording", "option"))} == {}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_hero_villain_and_plot_has_a_family_name(language: str) -> None:
    keys = set(messages(language))
    for kind in ("hero", "enemy", "plot"):
        for name in PIECES[kind]:
            assert key_of(kind, name) + "-family" in keys
    for key in keys:
        if key.endswith("-family") and not key.startswith("wording"):
            assert key.removesuffix("-family") in keys, f"{key} stands for nothing"


def test_the_street_is_coarser_than_the_family_and_the_test_can_tell() -> None:
    for language in words.LANGUAGES:
        street = " ".join(
            path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl") if path.stem != "family"
        )
        assert len(coarse(language, street)) >= 12


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_rulebook_can_be_read_at_a_family_table(language: str) -> None:
    text = (HERE.parent / "rulebook" / f"{language}.md").read_text("utf-8").replace("Kick-Ass", "")
    assert coarse(language, text) == []


# -- the rulebook ------------------------------------------------------------------------------------------------------

IDS = [
    *(f"KA-R{number}" for number in range(1, 218)),
    *(f"KA-D-{number}" for number in range(1, 71)),
    *(f"KA-E{number}" for number in range(1, 6)),
]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_rulebook_has_a_paragraph_for_every_rule_example_and_ruling(language: str) -> None:
    found = [rule for line in rulebook.lines(GAME, language) for rule in line.rules]
    assert sorted(set(IDS) - set(found)) == []
    assert [rule for rule, times in Counter(found).items() if times > 1] == []
    assert all(len(line.rules) == 1 for line in rulebook.lines(GAME, language) if line.rules)
