"""Mistakes in content files are told with file, line and reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.kernel.content import Book, ContentError, Entry, load

MENU = """\
# What the kitchen has.
currency = "shell"

[[dish]]
id = "soup"
price = 3
course = "first"
with = ["bread", "oil"]

[[dish]]
id = "cake"   # [[not a table]]
price = 5
course = "last"
with = [
    "cream",  # price = 9
    "berries",
]
vegan = false

[seats]
2 = 4
3 = 6

[tables]
rows = [1, 2, 2]
"""
COURSES = ("first", "main", "last")
SIDES = ("bread", "oil", "cream", "berries")


def read(book: Book) -> list[tuple[str, int, int, list[int], bool]]:
    """The menu, as a game would read it."""
    assert book.text("currency") == "shell"
    found = [
        (
            dish.text("id"),
            dish.number("price", 1, 9),
            dish.index("course", COURSES),
            dish.indices("with", SIDES, 1, 3),
            dish.flag("vegan", True),
        )
        for dish in book.entries("dish", name="id")
    ]
    assert book.numbers_by("seats", (2, 3), 1, 8) == [0, 0, 4, 6]
    assert book.table("tables").numbers("rows", 1, 4, 3) == [1, 2, 2]
    book.close()
    return found


@pytest.fixture
def menu(tmp_path: Path) -> Callable[..., Book]:
    """The menu with something replaced."""

    def made(was: str = "", now: str = "") -> Book:
        assert was in MENU
        path = tmp_path / "menu.toml"
        path.write_text(MENU.replace(was, now, 1), "utf-8")
        return load(path)

    return made


def test_a_file_without_mistakes_is_read(menu: Callable[..., Book]) -> None:
    assert read(menu()) == [("soup", 3, 0, [0, 1], True), ("cake", 5, 2, [2, 3], False)]


@pytest.mark.parametrize(
    ("was", "now", "line", "reason"),
    [
        ("price = 3", "", 4, "dish 'soup': has no 'price'"),
        ("price = 3", "price = 30", 6, "dish 'soup': price is 30; it goes from 1 to 9"),
        ("price = 3", 'price = "3"', 6, "dish 'soup': price is '3', not a whole number"),
        ("price = 3", "price = true", 6, "dish 'soup': price is True, not a whole number"),
        ("price = 3", "prise = 3\nprice = 3", 6, "dish 'soup': prise is unknown here; there are course, id, price"),
        ('course = "last"', 'course = "late"', 13, "dish 'cake': course is 'late'; there are first, main, last"),
        ('"cream",', '"milk",', 14, "dish 'cake': with is 'milk'; there are bread, oil, cream, berries"),
        ('"cream",', '"oil", "oil", "oil",', 14, "dish 'cake': with has 4 entries; it takes 1 to 3"),
        ('"cream",', "7,", 14, "dish 'cake': with holds 7, which is not a text"),
        ("vegan = false", "vegan = 0", 18, "dish 'cake': vegan is 0, not true or false"),
        ('id = "cake"', 'id = "soup"', 11, "dish 'soup': id has the id of line 4"),
        ('id = "cake"', 'id = ""', 11, "dish 2: id is empty"),
        ("3 = 6", "3 = 60", 22, "seats: 3 is 60; it goes from 1 to 8"),
        ("3 = 6", "", 20, "seats: has no '3'"),
        ("3 = 6", "3 = 6\n4 = 8", 23, "seats: 4 is unknown here; there are 2, 3"),
        ("[1, 2, 2]", "[1, 2, 5]", 25, "tables: rows is 5; it goes from 1 to 4"),
        ("[1, 2, 2]", "[1, 2]", 25, "tables: rows has 2 entries; it takes 3 to 3"),
        ("[1, 2, 2]", "[1, 2, true]", 25, "tables: rows holds True, which is not a whole number"),
        (
            'currency = "shell"',
            'currency = "shell"\ntip = 1',
            3,
            "tip is unknown here; there are currency, dish, seats",
        ),
        ('currency = "shell"', "", 1, "has no 'currency'"),
        ("[seats]", "[[seats]]", 20, "seats is [{'2': 4, '3': 6}], not a table"),
    ],
)
def test_a_mistake_is_told_with_its_line(menu: Callable[..., Book], was: str, now: str, line: int, reason: str) -> None:
    with pytest.raises(ContentError) as told:
        read(menu(was, now))
    assert told.value.reason.startswith(reason)
    assert told.value.line == line
    assert str(told.value) == f"{told.value.path}:{line}: {told.value.reason}"


@pytest.mark.parametrize(
    ("was", "now", "line"),
    [("price = 3", "price = 3\nprice = 4", 7), ("price = 3", "price =", 6), ("3 = 6", "[[dish", 22)],
)
def test_what_is_no_toml_or_is_set_twice_is_told_with_its_line(
    menu: Callable[..., Book], was: str, now: str, line: int
) -> None:
    with pytest.raises(ContentError) as told:
        menu(was, now)
    assert told.value.line == line


def test_a_game_has_demands_of_its_own(menu: Callable[..., Book]) -> None:
    soup: Entry = menu().entries("dish", name="id")[0]
    soup.demand(True, "is fine", "price")
    with pytest.raises(ContentError, match=r"menu\.toml:6: dish 'soup': price is odd"):
        soup.demand(soup.number("price") % 2 == 0, "is odd", "price")
    assert "vegan" not in soup


def test_tables_below_a_listed_table_belong_to_it(tmp_path: Path) -> None:
    path = tmp_path / "rooms.toml"
    path.write_text('[[room]]\nid = "a"\n\n[[room]]\nid = "b"\n[room.doors]\nnorth = 3\n', "utf-8")
    doors = load(path).entries("room", name="id")[1].table("doors")
    with pytest.raises(ContentError, match=r"rooms\.toml:7: room 'b' doors: north is 3; it goes from 0 to 2"):
        doors.number("north", 0, 2)
