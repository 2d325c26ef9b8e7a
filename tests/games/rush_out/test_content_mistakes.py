"""A mistake in the content of Rush Out! is told with file, line and reason."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludoteca.games.rush_out.content.loading import read_box
from ludoteca.kernel.content import ContentError

CONTENT = Path(__file__).parents[3] / "src" / "ludoteca" / "games" / "rush_out" / "content"
FILES = ("spells", "challenges", "gear", "heroes", "scenarios")


def spoil(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the box in which one of the files says something else, once."""
    for name in FILES:
        text = (CONTENT / f"{name}.toml").read_text("utf-8")
        if name == file:
            assert old in text, f"{file} does not say {old!r}"
            text = text.replace(old, new, 1)
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def end_of(card: str, end: str = "slots") -> str:
    """The line of a card that says what one of its ends asks for, with all that stands before it in its table."""
    text = "".join((CONTENT / f"{name}.toml").read_text("utf-8") for name in FILES)
    found = re.search(rf'id = "{card}"\n(?:.+\n)*?{end} = .+\n', text)
    assert found, f"{card} has no {end}"
    return found[0]


def asking(card: str, symbols: list[str], end: str = "slots") -> tuple[str, str]:
    """What stands there, and what would stand there if the card asked for something else."""
    old = end_of(card, end)
    return old, re.sub(rf"{end} = .+\n$", f"{end} = {json.dumps(symbols)}\n", old)


MISTAKES = [
    ("spells", 'family = "doom"', 'family = "cookery"', "family is 'cookery'; there are confusion"),
    ("spells", 'family = "doom"', 'family = "regression"', "holds 6 doom cards, not 7"),
    ("spells", *asking("roar", ["joker", "fire", "fire"]), "spell 'roar': slots is 'joker'"),
    ("spells", *asking("roar", ["plant"] * 6), "spell 'roar': slots has 6 entries; it takes 3 to 5"),
    ("spells", "power = 2", "power = 3", "power is 3; it goes from 1 to 2"),
    ("spells", "hero_slots = ", "her_slots = ", "has no 'hero_slots'"),
    ("spells", 'effect = "whirlwind"', 'effect = "fire"', "holds 1 cards with the effect whirlwind, not 2"),
    ("spells", 'effect = "silence"', 'effect = "one-hand"', "holds 1 cards with the effect silence, not 2"),
    ("spells", 'id = "roar"', 'id = "total_dizziness"', "has the id of line"),
    ("spells", 'icon = "star-swirl"', 'icon = "star-swirl"\ncolour = "red"', "colour is unknown here"),
    ("spells", 'color = "#7fdcff"', 'color = "sky"', "color is 'sky', no colour"),
    ("challenges", 'ground = "#2b7fb8"', 'ground = "sea"', "ground is 'sea', no colour"),
    ("challenges", 'kind = "coin"', 'kind = "picnic"', "kind is 'picnic'"),
    ("challenges", *asking("tower_spider", ["key"] * 7), "challenge 'tower_spider': slots has 7 entries"),
    ("challenges", *asking("tower_spider", ["key"] * 2), "challenge 'tower_spider': slots has 2 entries"),
    ("challenges", *asking("wishing_well", ["key"] * 3, "sorcerer_slots"), "sorcerer_slots is 'key'"),
    ("challenges", "back = 3", "back = 6", "back is 6; it goes from 3 to 5"),
    ("challenges", 'flag = "lightning"', 'flag = "joker"', "flag is 'joker'"),
    ("gear", 'symbol = "any"', 'symbol = "heart"', "Equipment of other symbols"),
    ("gear", "copies = 2", "copies = 1", "holds 9 Equipment cards, not 10"),
    ("gear", 'effect = "swap"', 'effect = "water"', "Scrolls of other effects"),
    ("gear", 'slots = ["lightning", "lightning"]', 'slots = ["lightning"]', "slots are not 2 × lightning"),
    ("gear", "cost = 1", "cost = 0", "cost is 0; it goes from 1 to 9"),
    ("heroes", 'id = "bard"', 'id = "barber"', "holds the Heroes barber"),
    ("heroes", 'joker = "foot"', 'joker = "heart"', "joker is 'heart'"),
    ("heroes", 'joker = "foot"', 'joker = "key"', "joker is another Hero's"),
    ("heroes", *asking("bard", ["key"], "wounded"), "hero 'bard': wounded asks for no Heart"),
    ("heroes", "ability_cost = 3", "ability_cost = 0", "ability_cost is 0"),
    ("heroes", "\n5 = ", "\n6 = ", "has no '5'"),
    ("scenarios", 'id = "6"', 'id = "7"', "holds training-1"),
    ("scenarios", "confusion = 8", "confusion = 7", "has the Spells (7, 7, 0"),
    ("scenarios", "trophies = 1", "trophies = 2", "trophies are not 1"),
    ("scenarios", "coins = true", "coins = false", "coins are without Coin cards"),
    ("scenarios", "\n2 = 7", "\n1 = 7", "has no '2'"),
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), MISTAKES)
def test_a_mistake_is_told_with_file_line_and_reason(
    file: str, old: str, new: str, complaint: str, tmp_path: Path
) -> None:
    with pytest.raises(ContentError, match=re.escape(complaint)) as told:
        read_box(spoil(tmp_path, file, old, new))
    assert told.value.path == tmp_path / f"{file}.toml"
    assert str(told.value).startswith(f"{told.value.path}:{told.value.line}: ")


@pytest.mark.parametrize(
    ("file", "card", "other"), [("challenges", "lava_leap", "bat_cloud"), ("spells", "roar", "heavy_steps")]
)
def test_a_card_under_another_name_is_found(file: str, card: str, other: str, tmp_path: Path) -> None:
    text = (CONTENT / f"{file}.toml").read_text("utf-8")
    found = re.search(rf'id = "{card}"\n(?:.+\n)*?slots = (.+)\n', text)
    assert found
    twin = re.sub(r"slots = .+\n$", f"slots = {json.dumps(json.loads(found[1])[::-1])}\n", end_of(other))
    with pytest.raises(ContentError, match=f"is ({card}|{other}) under another name"):
        read_box(spoil(tmp_path, file, end_of(other), twin))
