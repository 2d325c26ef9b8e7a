"""A file of the box that says what cannot be is refused, with file, line and reason."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ludoteca.games.keep_the_heroes_out.content.load import HERE, own_box, read_box
from ludoteca.kernel.content import ContentError

BOX = own_box()
FIRST = BOX.cards[0]
LOOT = [BOX.cards[card] for card in BOX.loot]

# Which file, what is there (a pattern), what is put there, the key of the line that is named, and why.
FACE_OF = '(?<=id = "{}"\nclan = "dragon"\nface = ")[^"]*'
ELBOW_GREASE = next(card for card in LOOT if card.id == "elbow_grease")
ALL_DOORS = 'doors = \\["north", "east", "south", "west"\\]'
COMPLAINT = '(?<=id = "written_complaint"\nkind = "scroll"\nface = ")[^"]*'
BAD = [
    ("tactics", FACE_OF.format("mind_the_tail"), "2 ranged / fly", "face", "'fly', which is no icon"),
    ("tactics", FACE_OF.format("mind_the_tail"), "ranged + 2 ranged > draw", "face", "plain and left of a Combo"),
    ("tactics", FACE_OF.format("mind_the_tail"), FIRST.notation, "face", "3 times in this deck"),
    ("tactics", 'clan = "dragon"', 'clan = "troll"', "clan", "'troll'; there are dragon"),
    ("tactics", 'clan = "scaled"', 'clan = "gnoll"', "clan", "decks come in the order of the Clans"),
    ("tactics", "copies = 2", "copies = 3", "copies", "is 3; it goes from 1 to 2"),
    ("tactics", "copies = 2", "copies = 1", "clan", "dragon has 9 cards before it; it takes 10"),
    ("tactics", 'id = "mind_the_tail"', 'id = "morning_breath"', "id", "has the id of line"),
    ("tactics", 'id = "mind_the_tail"', 'id = "Mind the tail"', "id", "no words_joined_so"),
    ("tactics", 'icon = "reptile-tail"', 'icon = "Reptile tail"', "icon", "no icon of the set"),
    ("tactics", 'icon = "reptile-tail"', 'ikon = "reptile-tail"', "", "has no 'icon'"),
    ("tactics", 'icon = "reptile-tail"', 'icon = "reptile-tail"\ncost = 3', "cost", "is unknown here"),
    ("loot", 'kind = "equipment"', 'kind = "furniture"', "kind", "'furniture'; there are equipment"),
    ("loot", COMPLAINT, ELBOW_GREASE.notation, "face", "is that of 'elbow_grease' already"),
    ("loot", COMPLAINT, FIRST.notation, "face", "is that of 'morning_breath' already"),
    ("loot", 'id = "written_complaint"', 'id = "wobble"', "id", "is that of a Tactic card"),
    ("loot", 'kind = "scroll"', 'kind = "potion"', "", "scroll has 9 cards"),
    ("clans", 'start_type = "hats"', 'start_type = "hat"', "start_type", "'hat'; there are jewel"),
    ("clans", "vitality = 5", "vitality = 9", "vitality", "is 9; it goes from 1 to 7"),
    ("clans", "starts = 1", "starts = 2", "starts", "is 2; it goes from 1 to 1"),
    ("clans", 'role = "supporter"', 'role = "cook"', "role", "'cook'; there are crowd-control"),
    ("clans", 'id = "witch"', 'id = "wizard"', "", "the Clans are dragon"),
    ("guild", 'hero = "mage"', 'hero = "bard"', "hero", "'bard'; there are warrior"),
    ("guild", 'type = "eye"', 'type = "ear"', "type", "'ear'; there are jewel"),
    ("tokens", 'effect = "defeat"', 'effect = "heal"', "effect", "Defeat is what 4 is"),
    ("tokens", "value = 4", "value = 5", "value", "is 5; it goes from 1 to 4"),
    ("tokens", "frog = ", "toad = ", "", "has no 'frog'"),
    ("tokens", 'effect = "defeat"\ncopies = 1', 'effect = "defeat"\ncopies = 2', "", "2 Treasures of value 4"),
    ("tiles", 'room = "library"', 'room = "kitchen"', "room", "'kitchen'; there are vault"),
    ("tiles", 'room = "library"', 'room = "vault"', "room", "has the room of line"),
    ("tiles", ALL_DOORS, 'doors = ["north"]', "doors", "has 1 entries"),
    ("tiles", ALL_DOORS, 'doors = ["up", "east"]', "doors", "'up'; there are north"),
    ("tiles", ALL_DOORS, 'doors = ["east", "east"]', "doors", "an edge twice"),
]


@pytest.mark.parametrize(("name", "good", "bad", "key", "reason"), BAD)
def test_bad_content_is_refused_with_file_line_and_reason(
    tmp_path: Path, name: str, good: str, bad: str, key: str, reason: str
) -> None:
    for file in HERE.glob("*.toml"):
        shutil.copy(file, tmp_path)
    path = tmp_path / f"{name}.toml"
    source = path.read_text("utf-8")
    changed, times = re.subn(good, bad, source, count=1)
    assert times == 1
    path.write_text(changed, "utf-8")
    with pytest.raises(ContentError, match=re.escape(reason)) as caught:
        read_box(tmp_path)
    assert caught.value.path == path
    if key:
        line = path.read_text("utf-8").split("\n")[caught.value.line - 1]
        assert line.startswith(key), line
