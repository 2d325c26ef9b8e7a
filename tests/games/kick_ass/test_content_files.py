"""Content that breaks a rule of the game is refused as it is loaded, with file, line and reason."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.load import HERE, read_box, written_card
from ludoteca.games.kick_ass.content.notation import BadNotation, conditions_of, line_of, ways_of
from ludoteca.kernel.content import ContentError

# File, what stands there (a pattern), what is put there instead, the key of the line that is told, the reason.
BAD = [
    # the city
    ("city", 'arrow = "library"', 'arrow = "park"', "arrow", "never leads to City Hall"),
    ("city", 'arrow = "library"', 'arrow = "docks"', "arrow", "is 'docks', which is no neighbour"),
    ("city", "limit = 5", "limit = 6", "limit", "brings the circles to 28; 27 are the most"),
    ("city", 'borders = \\["shop"\\]', 'borders = ["shop", "shop"]', "borders", "has shop a second time"),
    ("city", 'borders = \\["shop"\\]', 'borders = ["park"]', "borders", "names the District itself"),
    ("city", 'borders = \\["docks"\\]', "borders = []", "", "has no border from docks to shop, on the march"),
    ("city", 'id = "docks"', 'id = "harbour"', "", "they must be police, park"),
    ("city", "3 = \\[3, 3,", "3 = [4, 3,", "3", "falls somewhere"),
    ("city", "1 = \\[.*\\]", "1 = [1, 2, 3]", "1", "has 3 spaces; it takes 6 or more"),
    ("city", 'red = \\["plain"', 'red = ["bolt"', "red", "has 2 faces with a Bolt; it takes one"),
    ("city", 'ko = \\["blank", "blank", "blank"', 'ko = ["ko", "ko", "ko"', "ko", "needs blank faces and KO faces"),
    ("city", "minions = 27", "minions = 28", "minions", "is 28; there are 27"),
    ("city", "protection = 8", "protection = 9", "protection", "is 9; there are 8"),
    ("city", "docks_track = 3", "docks_track = 4", "docks_track", "is 4; there are 3"),
    # heroes
    ("heroes", "start = \\[6, 1, 3, 4\\]", "start = [4, 1, 3, 4]", "start", "begins with 4 Happiness; it takes 5"),
    ("heroes", "start = \\[6, 1, 3, 4\\]", "start = [6, 1, 7, 4]", "start", "nobody is viral at the start"),
    ("heroes", "start = \\[6, 1, 3, 4\\]", "start = [6, 1, 3]", "start", "has 3 entries; it takes 4 to 4"),
    ("heroes", "red = \\[1, 1, 2", "red = [1, 2, 1", "red", "more Strength never means fewer dice"),
    ("heroes", '"KA-R149"', '"KA-R148"', "viral_rule", "each hero has another"),
    ("heroes", '"KA-R149"', '"KA-R1"', "viral_rule", "is 'KA-R1'; there are KA-R148"),
    ("heroes", '"sleep: lure 3"', '"exhaust: lure 3"', "viral", "has the moment 'exhaust'; there are sleep"),
    ("heroes", 'figure = "ka-hit-girl"', 'figure = "hit girl"', "figure", "no figure"),
    # cards
    ("hero_cards", 'hero = "hit_girl"', 'hero = "kick_ass"', "", "has 6 starting cards of kick_ass; it takes 5"),
    (
        "hero_cards",
        'colour = "green"\nhero = "hit_girl"',
        'colour = "green"\nhero = "kick_ass"',
        "hero",
        "second Famous card",
    ),
    (
        "cards",
        'colour = "red"\nkind = "hero"',
        'colour = "red"\nkind = "work"',
        "kind",
        "does not go with red (KA-R79)",
    ),
    ("cards", '"fight", "bolt: gain \\$1"', '"timer", "bolt: gain $1"', "lines", "every red card has one"),
    ("cards", '"restore 2 item", "timer"', '"restore 2 item", "fight"', "lines", "those are on red cards"),
    ("cards", '"restore 2 item", "timer"', '"restore 1 item", "timer", "fly"', "lines", "has 'fly' as a verb"),
    (
        "cards",
        '"restore 2 item", "timer"',
        '"all gain $2", "gain $2 each taken", "lose 3 media"',
        "lines",
        "with other numbers",
    ),
    ("cards", 'id = "tinkering"', 'id = "homework"', "id", "is 'homework', which another piece has"),
    ("cards", 'id = "tinkering"', 'id = "Tinkering!"', "id", "no words_joined_so"),
    ("cards", 'icon = "toolbox"', 'icon = "Tool box"', "icon", "no icon of the set"),
    ("cards", 'icon = "toolbox"', 'icon = "toolbox"\nprice = 3', "price", "is unknown here"),
    ("cards", 'color = "#7fb2ff"', 'color = "blue"', "color", "no colour"),
    ("cards", "moves = 4", "moves = 5", "moves", "is 5; it goes from 0 to 4"),
    ("cards", '\\[\\[card\\]\\]\nid = "crowbar"(.|\n)*$', "", "", "has 17 red cards; it takes 18"),
    # items, crises, spawn cards
    ("items", "cost = 6", "cost = 9", "cost", "is 9; it goes from 1 to 7"),
    ("items", 'slot = "backpack"', 'slot = "pocket"', "slot", "is 'pocket'; there are head, body"),
    ("items", 'restore = "work"', 'restore = "lunch"', "restore", "is 'lunch'; there are morning"),
    ("items", 'asks = "strength >= 2"', 'asks = "strength > 2"', "asks", "as a comparison"),
    ("items", '\\["combat: roll 1 blue"\\]', '["combat: shield 3"]', "lines", "with other numbers"),
    ("items", 'hero = "hit_girl"', 'hero = "kick_ass"', "hero", "second starting item"),
    (
        "items",
        '\\["bolt: gain \\$1"\\]',
        '["bolt: gain $1"]\nrestore = "work"',
        "restore",
        "nothing exhausts this item",
    ),
    ("crises", '"always: toll 1"', '"toll 1"', "lines", "a rule that holds for no time"),
    ("crises", '"always: toll 1"', '"always: steps -2"', "lines", "is that of 'laziness' with other numbers"),
    ("crises", '\\[\\[crisis\\]\\]\nid = "junk_food"(.|\n)*$', "", "", "has 11 crises; it takes 12"),
    ("spawns", '"shop", "hospital", "library"', '"shop", "hospital", "shop"', "route", "names a District twice"),
    ("spawns", "arrival = 1", "arrival = 3", "arrival", "is 3; it goes from 0 to 2"),
    ("spawns", '"no_dock for day"', '"no_dock"', "lines", "holds for no time"),
    # brutes and modifiers
    ("brutes", 'life = "X\\+2"', 'life = "0"', "life", "is 0 with 1 players: it takes 1 or more"),
    ("brutes", 'life = "X\\+2"', 'life = "some"', "life", "no number: 3, X, X+1 or 2X"),
    ("brutes", 'id = "vic"', 'id = "victor"', "", "after 5 Mini-bosses come big_bastard"),
    ("modifiers", '"always: guard"', '"guard for day"', "lines", "has the moment 'now'; there are always"),
    # events
    (
        "events",
        'needs = "pay \\$.* at wall_street .*"',
        'needs = "pay $9X at wall_street"',
        "needs",
        "what 1 heroes can spare 5",
    ),
    (
        "events",
        'needs = "forgo .* cleanup / .*"',
        'needs = "conspire 3 at park"',
        "needs",
        "met by 1 players: 'conspire' takes 3 heroes",
    ),
    (
        "events",
        'needs = "forgo .* cleanup / .*"',
        'needs = "both park and shop"',
        "needs",
        "met by 1 players: 'both' takes two",
    ),
    ("events", 'needs = "forgo .* cleanup / .*"', 'needs = "fell"', "needs", "has no Mini-boss that could fall"),
    ("events", 'needs = "forgo .* cleanup / .*"', 'needs = "clear 4 at park"', "needs", "takes 4 nights of three"),
    ("events", 'needs = "forgo .* cleanup / .*"', 'needs = "clock 12 at park"', "needs", "takes 12 of the 9 cards"),
    ("events", 'needs = "forgo .* cleanup / .*"', 'needs = "forgo X lunch"', "needs", "has 'lunch' as a gain"),
    ("events", "backs = \\[4\\]", "backs = [4, 4]", "backs", "names 4 players twice"),
    ("events", "backs = \\[4\\]", "backs = [5]", "backs", "is 5; it goes from 2 to 4"),
    ("events", "backs = \\[4\\]", "backs = []", "backs", "is for no number of players"),
    ("events", '\\[\\[event\\]\\]\nid = "missing_mayor"(.|\n)*$', "", "", "has 30 Events; it takes 31"),
    ("events", "spawn scrap in city_hall", "spawn scrap in anywhere", "setup", "in no District of its own"),
    ("events", "spawn scrap in city_hall", "spawn godzilla in city_hall", "setup", "has 'godzilla' as a thing"),
    ("boss_events", 'plot = "vic"', 'plot = "john"', "", "has 3 Boss Events of vic; it takes 4"),
    ("boss_events", '"power shop"', '"power moon"', "tokens", "has 'power moon': a weakness"),
    ("boss_events", '"power shop"', '"armour shop"', "", "has 2 tokens of the weakness power; it takes 3"),
    # plots
    ("plots", "gang = \\[3, 3, 3, 3\\]", "gang = [3, 3, 3, 4]", "gang", "is not 3 for all"),
    ("plots", "life = \\[.*\\]", "life = [4, 6, 8]", "life", "has 3 entries; it takes 4 to 4"),
    ("plots", 'brute = "big_bastard"', 'brute = "small_fry"', "brute", "is 'small_fry'; there are scrap"),
    ("plots", 'brute = "big_bastard"', 'brute = "poodle"', "brute", "of Wave 2 is not big_bastard (KA-R208)"),
    ("plots", 'brute = "mother_russia"', "", "minions", "of Wave 3 is not mother_russia (KA-R208)"),
    (
        "plots",
        "minions = \\[(.*), \\d\\]\nsupers = \\[.*, 0\\]",
        "minions = [1, 1, 1, 0]\nsupers = [0, 0, 0, 0]",
        "minions",
        "none with 4 players in Wave 1",
    ),
    ("plots", '"gain", "hideout"', '"hideout", "hideout"', "tokens", "has 2 hideouts; it takes one"),
    ("plots", 'lose = "life"', 'lose = "hair"', "lose", "is 'hair'; there are happiness"),
]


def spoiled(folder: Path, name: str, good: str, bad: str) -> Path:
    """The content files in a folder of their own, one of them changed."""
    for file in HERE.glob("*.toml"):
        shutil.copy(file, folder)
    path = folder / f"{name}.toml"
    changed, times = re.subn(good, lambda _: bad, path.read_text("utf-8"), count=1)
    assert times == 1, good
    path.write_text(changed, "utf-8")
    return path


@pytest.mark.rule("KA-R9", "KA-R16", "KA-R51", "KA-D-40")
@pytest.mark.parametrize(("name", "good", "bad", "key", "reason"), BAD)
def test_bad_content_is_refused_with_file_line_and_reason(
    tmp_path: Path, name: str, good: str, bad: str, key: str, reason: str
) -> None:
    path = spoiled(tmp_path, name, good, bad)
    with pytest.raises(ContentError, match=re.escape(reason)) as caught:
        read_box(tmp_path)
    assert caught.value.path == path
    if key:
        line = path.read_text("utf-8").split("\n")[caught.value.line - 1]
        assert line.startswith(key), line


@pytest.mark.rule("KA-R51")
def test_six_events_there_must_be_for_each_number_of_players(tmp_path: Path) -> None:
    path = spoiled(tmp_path, "events", "backs = ", "backs = ")
    path.write_text(path.read_text("utf-8").replace("backs = [2, 3, 4]", "backs = [3, 4]"), "utf-8")
    with pytest.raises(ContentError, match="has 0 Events for 2 players; 6 are dealt") as caught:
        read_box(tmp_path)
    assert caught.value.path == path


def test_an_event_is_fine_while_one_of_its_ways_can_be_gone(tmp_path: Path) -> None:
    spoiled(tmp_path, "events", "fell / pay \\$6X at city_hall", "fell / pay $9X at city_hall")
    assert read_box(tmp_path).events[1].id == "scrap_in_power"


# -- the notation ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("gain happiness", "has 'happiness' for a number"),
        ("gain 13 happiness", "it goes from 1 to 12"),
        ("gain -1 happiness", "where a number is never negative"),
        ("gain 1 minion", "has 'minion' in 'gain 1 minion'; there are happiness"),
        ("spawn 2 minion", "says not where"),
        ("spawn 1 brute in park", "has 'brute'"),
        ("drive 2 minion from here", "breaks off"),
        ("drive 2 minion from here at park", "says not where to"),
        ("timer at moon", "has 'moon' as a place"),
        ("keep in park", "has a place"),
        ("roll $1", "has dollars"),
        ("gain 1 life for day", "has a duration"),
        ("calm", "says not how long"),
        ("steps 1", "holds for no time"),
        ("dinner: gain 1 life", "has no moment 'dinner'"),
        ("gain 1 life / gain 1 life", "offers the same on both sides"),
        ("gain $2 > timer", "has a price that nobody can pay"),
        ("gain 1 life if hungry", "has no condition 'hungry'"),
        ("gain 1 life please", "has 'please' left over"),
        ("gain 1 life each moon", "has 'moon' as a measure"),
    ],
)
def test_what_no_piece_can_say_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(reason)):
        line_of(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("sing 2 at park", "has 'sing' as a need"),
        ("clock 2", "breaks off"),
        ("clock 2 in park", "write at"),
        ("clock 2 at everywhere", "has 'everywhere' as a place"),
        ("carry 2 to park", "says not from where"),
        ("both park and park", "names one District twice"),
        ("both park and shop + both docks and police", "two pairs of places at once"),
        ("play 2 minion at park", "has 'minion'"),
        ("clock 1 at park by magic", "has no condition 'magic'"),
    ],
)
def test_what_no_event_can_ask_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(reason)):
        ways_of(text)


def test_a_line_is_read_into_small_numbers() -> None:
    line = line_of("red bolt: lose $2 > all_here gain 2X+1 media each fallen if night and not alone / keep")
    assert line.moment == w.RED_BOLT
    first, second = line.options
    (price,) = first.price
    assert (price.verb, price.what, price.n) == (w.LOSE, w.DOLLAR, 2)
    (deed,) = first.deeds
    assert (deed.verb, deed.what, deed.n, deed.x) == (w.GAIN, w.MEDIA, 1, 2)
    assert (deed.who, deed.each) == (w.ALL_HERE, w.PER_FALLEN)
    assert [(one.kind, one.not_) for one in first.conditions] == [(w.IF_NIGHT, False), (w.IF_ALONE, True)]
    assert [deed.verb for deed in second.deeds] == [w.KEEP]
    assert not line.compulsory


@pytest.mark.rule("KA-D-46")
@pytest.mark.parametrize(
    ("text", "compulsory"),
    [("lose 1 happiness", True), ("lose $1 > timer", False), ("lose 1 life / lose $1", False), ("gain 1 life", False)],
)
def test_a_loss_without_a_choice_is_compulsory(text: str, compulsory: bool) -> None:
    assert line_of(text).compulsory is compulsory


def test_conditions_and_needs_are_read() -> None:
    few, there = conditions_of("dollar <= 2 and 3 enemies here")
    assert (few.kind, few.what, few.n) == (w.IF_UNDER, w.DOLLAR, 2)
    assert (there.kind, there.n, there.place) == (w.IF_ENEMIES, 3, w.HERE)
    ((carry, clock), (pay,)) = ways_of("carry X from docks to police + clock 2 at park by media >= 4 / pay $6 at shop")
    assert (carry.kind, carry.x, carry.place, carry.to) == (w.CARRY, 1, w.DOCKS, w.POLICE)
    assert (clock.kind, clock.n, clock.by[0].kind) == (w.CLOCK, 2, w.IF_METER)
    assert (pay.kind, pay.what, pay.n) == (w.PAY, w.DOLLAR, 6)


def test_a_card_can_be_written_by_its_icons() -> None:
    card = written_card(["timer", "fight", "lose 1 happiness"], 2, w.RED_FACE, w.HERO)
    assert (card.moves, card.timers, card.combats, card.hero) == (2, 1, 1, -1)
    assert [line.compulsory for line in card.lines.at[w.NOW]] == [False, False, True]
