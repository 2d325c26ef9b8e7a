"""Scenario files: those of the box, a twenty-first one, and mistakes, which are told with file, line and reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca import words
from ludoteca.games.keep_the_heroes_out.checks.invariants import check
from ludoteca.games.keep_the_heroes_out.content.box import (
    CHAMPION,
    CLAN_NAMES,
    CLASS_NAMES,
    ROOM_NAMES,
    ROOMS,
    TOKEN_NAMES,
    TYPE_OF,
    VAULT,
)
from ludoteca.games.keep_the_heroes_out.content.load import content_of, own_box
from ludoteca.games.keep_the_heroes_out.content.scenario import (
    CARD,
    CHAPTERS,
    IMPRISON,
    MARK_ACTED,
    MARK_MORE,
    PLACE,
    SETUP,
    Scenario,
)
from ludoteca.games.keep_the_heroes_out.content.scenario_file import (
    own_scenario,
    own_scenarios,
    read_scenario,
)
from ludoteca.games.keep_the_heroes_out.content.scenario_words import BadRule, sides_of, terms_of
from ludoteca.games.keep_the_heroes_out.rules import scenario as rules
from ludoteca.games.keep_the_heroes_out.rules.dungeon import lay_out
from ludoteca.games.keep_the_heroes_out.rules.match import match
from ludoteca.games.keep_the_heroes_out.state import RUNNING, Dungeon, DungeonState, new_clan, new_hero, new_state
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import RandomPolicy, playout
from tests.games.keep_the_heroes_out.table import GAME

WIDE = 14  # columns of text that a tile takes in the drawing of a map


# -- those of the box --------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R4")
def test_there_are_twenty_in_five_chapters_of_four() -> None:
    scenarios = [own_scenario(name) for name in own_scenarios()]
    assert [one.number for one in scenarios] == list(range(1, 21))
    assert [one.chapter for one in scenarios] == [number // 4 for number in range(20)]
    assert len(CHAPTERS) == 5


@pytest.mark.parametrize("name", own_scenarios())
def test_each_prescribes_clans_for_one_to_six_players(name: str) -> None:
    clans = own_scenario(name).clans
    assert len(clans[1]) in {1, 2}
    assert [len(clans[players]) for players in range(2, 7)] == [2, 3, 4, 5, 6]


def test_every_clan_is_prescribed_in_every_chapter() -> None:
    for chapter in range(len(CHAPTERS)):
        own = [own_scenario(name) for name in own_scenarios() if own_scenario(name).chapter == chapter]
        for players in (4, 5, 6):
            assert {clan for one in own for clan in one.clans[players]} == set(range(len(CLAN_NAMES)))


@pytest.mark.parametrize("name", own_scenarios())
def test_the_drawing_at_its_head_is_the_map(name: str) -> None:
    source = own_scenarios()[name].read_text("utf-8")
    lines = [line[3:] for line in source.split("\n\n")[0].splitlines() if re.match(r"#  +\S", line)]
    state = dungeon_of(own_scenario(name))
    found = {(y, x): name for y, line in enumerate(lines[::2]) for name, x in rooms_in(line)}
    places = {room: state.place[ROOM_NAMES.index(room)] for room in found.values()}
    first = min(places.values(), key=lambda place: place % 20) % 20 - min(x for _, x in found)
    top = min(places.values()) // 20
    assert places == {room: (y + top) * 20 + x + first for (y, x), room in found.items()}
    joints = set()
    for y, line in enumerate(lines[::2]):
        for mark in re.finditer("-", line):
            left = max((x, room) for room, x in rooms_in(line) if line.index(room) < mark.start())
            joints.add(frozenset((left[1], found[y, left[0] + 1])))
    for y, line in enumerate(lines[1::2]):
        for mark in re.finditer(r"\|", line):
            x = round(mark.start() / WIDE - 0.5)
            joints.add(frozenset((found[y, x], found[y + 1, x])))
    assert joints == {
        frozenset((ROOM_NAMES[room], ROOM_NAMES[other])) for room in range(ROOMS) for other in state.ways.passages[room]
    }


def rooms_in(line: str) -> list[tuple[str, int]]:
    """The rooms of a line of a drawing, and in which column of tiles each is."""
    return [(found[0], round((found.start() + found.end()) / 2 / WIDE - 0.5)) for found in re.finditer("[a-z]+", line)]


def dungeon_of(scenario: Scenario) -> DungeonState:
    """The dungeon as the scenario lays it out."""
    state = new_state(content_of(scenario), [], 0)
    lay_out(state)
    return state


@pytest.mark.parametrize("name", own_scenarios())
def test_every_dungeon_can_be_played_in(name: str) -> None:
    scenario = own_scenario(name)
    state = dungeon_of(scenario)
    types = {TYPE_OF[room] for room in range(ROOMS) if scenario.has(room)}
    assert len(types) >= 4
    assert sum(scenario.portals) >= 2
    assert 2 <= sum(card.copies for card in scenario.cards) <= 4
    assert max(state.ways.distance[room] for room in range(ROOMS) if scenario.has(room)) >= 2


# How many of what begin in the dungeon, as the words of a rule say it: one of them, two of them.
BEGIN = {
    "en": {
        "coin": ("a coin", "two coins"), "frog": ("a frog", "two frogs"), "warrior": ("a warrior", "two warriors"),
        "rogue": ("a rogue", "two rogues"), "mage": ("a mage", "two mages"), "archer": ("an archer", "two archers"),
    },
    "pt-BR": {
        "coin": ("uma moeda", "duas moedas"), "frog": ("um sapo", "dois sapos"),
        "warrior": ("um guerreiro", "dois guerreiros"), "rogue": ("uma ladina", "duas ladinas"),
        "mage": ("um mago", "dois magos"), "archer": ("uma arqueira", "duas arqueiras"),
    },
}  # fmt: skip


@pytest.mark.rule("KTHO-R4")
@pytest.mark.parametrize("name", own_scenarios())
def test_the_words_of_a_rule_say_what_begins_in_the_dungeon(name: str) -> None:
    steps = [step for one in own_scenario(name).clauses if one.moment == SETUP for step in one.sides[0]]
    begins = [(TOKEN_NAMES[step.arg], int(step.amount)) for step in steps if step.word == PLACE]
    classes = [CLASS_NAMES[step.arg] for step in steps if step.word == IMPRISON]
    begins += [(one, classes.count(one)) for one in set(classes)]
    for language, said in BEGIN.items():
        told = words.say(GAME, language, f"scenario-{name}.rule").lower()
        for what, n in begins:
            assert said[what][n - 1] in told, (language, told)


# -- a twenty-first ----------------------------------------------------------------------------------------------

TWENTY_FIRST = """
id = "tea-time"
number = 21
chapter = "rent"

[rooms]
vault = { at = "J10", treasure = 4 }
sewers = { at = "J9", treasure = 2 }
workshop = { at = "K10", portal = true }
trainer = { at = "L10", treasure = 1 }
cells = { at = "I10", treasure = 1 }
apothecary = { at = "I9", portal = true }
forge = { at = "J11" }
library = { at = "I11" }

[[card]]
id = "kettle"
copies = 2
icon = "teapot"

[[card]]
id = "biscuits"
copies = 1
icon = "cookie"

[[rule]]
when = "setup"
do = "place 1 book in library + imprison archer"

[[rule]]
when = "card"
card = "kettle"
if = "1 book in library and under 4 hero in dungeon"
do = "everyone draws 1"
else = "discard 1 book in dungeon / wake hero in cells / prisoner"

[[rule]]
when = "card"
card = "biscuits"
do = "place 1 frog in bones + curse"

[[rule]]
when = "activate"
at = "forge"
if = "1 monster in here"
do = "discard 1 bone in here + draw 2"

[[rule]]
when = "always"
if = "over 2 hero in dungeon"
do = "vitality 2 for ringleader"

[[rule]]
when = "turn"
if = "no trap in workshop"
do = "place 1 trap in workshop"

[clans]
1 = ["ratfolk"]
2 = ["ratfolk", "dragon"]
3 = ["ratfolk", "dragon", "witch"]
4 = ["ratfolk", "dragon", "witch", "slime"]
5 = ["ratfolk", "dragon", "witch", "slime", "gremlin"]
6 = ["ratfolk", "dragon", "witch", "slime", "gremlin", "skeleton"]
"""


@pytest.fixture
def file(tmp_path: Path) -> Callable[..., Path]:
    """A scenario file with some of its text changed."""

    def written(*changes: tuple[str, str]) -> Path:
        text = TWENTY_FIRST
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        path = tmp_path / "tea-time.toml"
        path.write_text(text, "utf-8")
        return path

    return written


@pytest.mark.rule("KTHO-R4", "KTHO-R7")
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_a_twenty_first_scenario_is_a_file_and_touches_no_code(file: Callable[..., Path], seats: int) -> None:
    content = content_of(read_scenario(file(), own_box()))
    acted = 0
    told: set[str] = set()
    for seed in range(12):
        clans = [new_clan(content, seat, clan) for seat, clan in enumerate(content.scenario.clans[seats])]
        sink: list[Event] = []
        table = Dungeon(new_state(content, clans, seed % 3), seeded(seed), sink)
        playout(match(table), table, [RandomPolicy()] * seats, seeded(seed + 100))
        check(table.s)
        assert table.s.reason != RUNNING
        acted += table.s.marks[MARK_ACTED] > 0
        told |= {event.kind for event in sink}
    assert acted >= 8
    assert {"rule-acted", "token-came"} <= told


def played(scenario: Scenario, seats: int, seed: int) -> tuple[DungeonState, list[Event]]:
    """A match at random to its end, and what was told of it."""
    content = content_of(scenario)
    clans = [new_clan(content, seat, clan) for seat, clan in enumerate(scenario.clans[seats])]
    sink: list[Event] = []
    table = Dungeon(new_state(content, clans, seed % 3), seeded(seed), sink)
    playout(match(table), table, [RandomPolicy()] * seats, seeded(seed + 100))
    check(table.s)
    assert table.s.reason != RUNNING
    return table.s, sink


def with_rule(file: Callable[..., Path], *clauses: str) -> Scenario:
    """The twenty-first scenario with these clauses in the place of its own."""
    path = file()
    text = path.read_text("utf-8")
    own = text[text.index("[[rule]]") : text.index("[clans]")]
    path.write_text(text.replace(own, "".join(f"[[rule]]\n{clause}\n\n" for clause in clauses)), "utf-8")
    return read_scenario(path, own_box())


# Known words, put together as no scenario of the box does, and an event that shows that they were obeyed.
UNUSUAL = {
    "nobody to wake": (("release hero in here + draw 1", "everyone draws 1 + wake hero in fullest"), "woken"),
    "a prisoner by name": (("release archer in here", "curse"), "released"),
    "a stage that falls": (("", "collapse + move stage"), "stage"),
    "more cards in a turn": (("", "draw 1"), "more-cards"),
    "shuffled cells": (("", "prisoner"), "rule-acted"),
}


@pytest.mark.parametrize("unusual", UNUSUAL)
def test_known_words_can_be_put_together_in_any_way(file: Callable[..., Path], unusual: str) -> None:
    (offer, card), event = UNUSUAL[unusual]
    scenario = with_rule(
        file,
        'when = "setup"\ndo = "imprison archer + stage at forge"',
        'when = "always"\ndo = "heroes seek stage + portals lead heroes + vitality wave for ringleader"',
        'when = "always"\ndo = "cells 1 then 2"',
        f'when = "activate"\nat = "cells"\ndo = "{offer or "draw 1"}"',
        f'when = "card"\ndo = "{card}"',
        'when = "turn"\nif = "no trap in dungeon"\ndo = "guild 1"',
    )
    told = [one.kind for seed in range(9) for one in played(scenario, 1 + seed % 3, seed)[1]]
    assert event in told


@pytest.mark.rule("KTHO-R16")
def test_cards_more_before_the_invasion_come_in_that_one_alone(file: Callable[..., Path]) -> None:
    scenario = with_rule(
        file, 'when = "card"\ndo = "draw 1"', 'when = "turn"\nif = "no trap in dungeon"\ndo = "guild 2"'
    )
    for seed in (0, 3, 6):  # on Family
        state, told = played(scenario, 2, seed)
        more = 0
        for one in told:
            if one.kind == "more-cards":
                more += 2
            elif one.kind == "invasion":
                _seat, cards, wave, _clan = one.args[:4]
                assert cards == wave + more
                more = 0
        assert state.marks[MARK_MORE] == more


@pytest.mark.rule("KTHO-R56", "KTHO-R65")
def test_what_holds_always_may_stand_in_one_clause(file: Callable[..., Path]) -> None:
    scenario = with_rule(
        file,
        'when = "card"\ndo = "draw 1"',
        'when = "always"\ndo = "portals lead heroes + champion vitality wave + cells 1 then wave"',
    )
    content = content_of(scenario)
    state = new_state(content, [new_clan(content, 0, 0), new_clan(content, 1, 1)], 0)
    table = Dungeon(state, seeded(1), None)
    lay_out(state)
    champion = new_hero(0, CHAMPION, VAULT)
    assert (rules.cells_uses(table), rules.cells_cards(table), rules.vitality(table, champion)) == (2, 1, 2 + 1)
    state.wave, state.cells_used = 2, 1
    assert (rules.cells_uses(table), rules.cells_cards(table), rules.vitality(table, champion)) == (2, 2, 2 + 2)


# -- mistakes ----------------------------------------------------------------------------------------------------

MISTAKES = {
    "unknown room": (("library = {", "kitchen = {"), "rooms: kitchen is no room; there are vault, library"),
    "off the grid": (('at = "I11"', 'at = "U11"'), "at is 'U11', off the grid: its places are A1 to T20"),
    "below the grid": (('at = "I11"', 'at = "I21"'), "at is 'I21', off the grid"),
    "overlap": (('at = "I11"', 'at = "J11"'), "rooms library: at is where the forge lies"),
    "no vault": (('vault = { at = "J10", treasure = 4 }', ""), "rooms: have no vault"),
    "no way": (('at = "I11"', 'at = "A1"'), "rooms: library has no way to the vault"),
    "bricked up": (
        ('library = { at = "I11" }', 'library = { at = "I11", bricked = ["east"] }'),
        "rooms: library has no way to the vault",
    ),
    "bricks in a wall": (
        ('library = { at = "I11" }', 'library = { at = "I11", bricked = ["north"] }'),
        "rooms: library has bricks in the north, where there is no passage",
    ),
    "no four": (("treasure = 4", "treasure = 3"), "rooms: vault has no Treasure of value 4: nobody could lose"),
    "two fours": (("treasure = 2", "treasure = 4"), "rooms: have a Treasure of value 4 outside the vault"),
    "no such treasure": (("treasure = 2", "treasure = 5"), "treasure is 5; it goes from 1 to 4"),
    "no portals": (("portal = true", "portal = false"), None),
    "laboratory without cells": (
        ('cells = { at = "I10", treasure = 1 }', 'laboratory = { at = "I10", turn = 2 }'),
        "rooms: laboratory can bring a Laboratory, but there can never be Cells for it",
    ),
    "unknown chapter": (('chapter = "rent"', 'chapter = "rant"'), "chapter is 'rant'; there are rent, prison"),
    "too fierce a storm": (("number = 21", "number = 21\nstorm = 10"), "storm is 10; it goes from 0 to 9"),
    "a storm in words": (("number = 21", 'number = 21\nstorm = "three"'), "storm is 'three', not a whole number"),
    "unknown moment": (('when = "setup"', 'when = "tea"'), "when is 'tea'; there are setup, card, revealed"),
    "unknown condition": (("1 book in library and", "1 cake in library and"), "if counts 'cake', which is nothing"),
    "unknown amount": (("under 4 hero", "under many hero"), "if has 'many' where an amount belongs: 1 to 9, wave"),
    "unknown place": (("1 book in library and", "1 book in kitchen and"), "if speaks of 'kitchen', which is no place"),
    "unknown effect": (('do = "everyone draws 1"', 'do = "everyone dances"'), "do has 'everyone dances', which is no"),
    "unknown token": (("place 1 book in", "place 1 cake in"), "do speaks of 'cake', which is no token; there are coin"),
    "unknown class": (("imprison archer", "imprison baker"), "do speaks of 'baker', which is no class of Heroes"),
    "a question at the set-up": (("+ imprison archer", "+ turn lowest treasure"), "at this moment nobody is asked"),
    "a choice at the set-up": (("+ imprison archer", "/ imprison archer"), "has a slash, but at this moment"),
    "heroes in a turn": (("place 1 trap in workshop", "wake hero in cells"), "wakes Heroes or brings them"),
    "no activate": (("discard 1 bone in here + draw 2", "guild 1"), "do has an effect that no Activate can have"),
    "here is nowhere": (("everyone draws 1", "discard 1 coin in here"), "says 'here', which is where an Activate"),
    "here in a condition": (("1 book in library and", "1 book in here and"), "if says 'here', which is where an"),
    "a light on a card": (("everyone draws 1", "light"), "do has an effect that an Activate alone can have"),
    "mixed": (("vitality 2 for ringleader", "draw 2"), "do mixes what always holds with what happens at a moment"),
    "else without if": (('if = "no trap in workshop"', 'else = "draw 1"'), "else stands without an `if`"),
    "a card without a rule": (('card = "biscuits"', 'card = "kettle"'), "has 'biscuits', and no rule says what it"),
    "a card that is none": (('card = "biscuits"', 'card = "crumbs"'), "card is 'crumbs'; there are kettle, biscuits"),
    "too many cards": (("copies = 2", "copies = 4"), "has 5 in all; it takes 2 to 4"),
    "no clans": (('1 = ["ratfolk"]', ""), "has no '1'"),
    "a clan twice": (('2 = ["ratfolk", "dragon"]', '2 = ["dragon", "dragon"]'), "clans: 2 has a Clan twice"),
    "an unknown clan": (('1 = ["ratfolk"]', '1 = ["bees"]'), "1 is 'bees'; there are dragon"),
    "a stage that nobody put up": (("everyone draws 1", "move stage"), "do needs a stage, and no rule before it"),
    "a stage without a room": (
        ("imprison archer", "stage at study"),
        "do puts up the stage in the study, which is not",
    ),
    "a stage all over": (
        ("imprison archer", "stage at dungeon"),
        "do puts up the stage 'at dungeon'; it stands in one",
    ),
    "a stage that is asked for": (("under 4 hero in dungeon", "1 hero in stage"), "if speaks of a stage, and no rule"),
    "a stage in a turn": (
        ('do = "place 1 trap in workshop"', 'do = "move stage"'),
        "wakes Heroes or brings them; that can be done at the set-up and by Guild cards alone",
    ),
    "no laboratory": (("everyone draws 1", "return foreign"), "do needs a Laboratory, and there is none"),
    "a key too many": (('icon = "cookie"', 'icon = "cookie"\ncolour = "red"'), "colour is unknown here"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_file_line_and_reason(file: Callable[..., Path], mistake: str) -> None:
    (old, new), reason = MISTAKES[mistake]
    changes = [(old, new)] if reason is not None else [(old, new), (old, new)]
    path = file(*changes)
    with pytest.raises(ContentError) as told:
        read_scenario(path, own_box())
    assert (reason or "have 0 Portals; it takes 1 to 6") in told.value.reason
    assert told.value.path == path
    assert str(told.value).startswith(f"{path}:{told.value.line}: ")
    marked = path.read_text("utf-8").splitlines()[told.value.line - 1]
    changed = [line for line in new.splitlines() if line]
    if mistake in POINTED:
        assert any(line in marked for line in changed), f"line {told.value.line} is {marked!r}"


# Mistakes that stand in one line, which is the one that is told.
POINTED = {
    *("unknown room", "off the grid", "below the grid", "overlap", "no way", "bricked up", "bricks in a wall"),
    *("no four", "no such treasure", "unknown chapter", "unknown moment", "unknown condition", "unknown amount"),
    *("unknown place", "unknown effect", "unknown token", "unknown class", "a question at the set-up", "no activate"),
    *(
        "too fierce a storm",
        "a storm in words",
        "else without if",
        "a card that is none",
        "a clan twice",
        "an unknown clan",
        "laboratory without cells",
    ),
}


@pytest.mark.parametrize(
    ("text", "moment", "reason"),
    [
        ("discard coin in vault", 1, "has 'coin' where an amount belongs"),
        ("discard 1 coin", 1, "where a place belongs"),
        ("darken vault", 1, "a whole type goes dark"),
        ("vitality 2 for everyone", 8, "it is 'vitality 2 for' and one of ringleader, shown"),
        ("discard 1 coin in vault please", 1, "has 'please' behind its place"),
        ("discard 1 coin outside swords", 1, "speaks of 'swords', which is no place"),
    ],
)
def test_words_that_mean_nothing(text: str, moment: int, reason: str) -> None:
    with pytest.raises(BadRule, match=re.escape(reason)):
        sides_of(text, moment)


def test_types_are_counted_in_no_place() -> None:
    with pytest.raises(BadRule, match="which has no place"):
        terms_of("under 6 type in vault", CARD)
