"""What can be typed at a question, and what it means."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice, Prompt
from ludoteca.terminal.menu import COMMANDS, LETTERS, Command, Complaint, Menu, command_of, printable


def dice_menu(count: int = 6) -> Menu:
    everything = (1 << count) - 1
    choices = [Choice(everything, "do-stop"), Choice(5000, "do-smoke")]
    prompt = Prompt(
        "keep", "ask-keep", "KOT-R23", pick="subset", items=[f"die:{index}" for index in range(count)], choices=choices
    )
    return Menu(prompt, Decision(0, "keep", [*range(everything + 1), 5000]))


def list_menu() -> Menu:
    choices = [Choice(action, "do-buy") for action in (0, 2, 7)]
    return Menu(Prompt("buy", "ask-buy", "KOT-R47", choices=choices), Decision(0, "buy", [0, 2, 7]))


@pytest.mark.parametrize(
    ("typed", "mask"),
    [
        ("1 3 4", 0b001101),
        ("134", 0b001101),
        ("1,3;4", 0b001101),
        ("  4   1 3 ", 0b001101),
        ("1, 3, 4.", 0b001101),
        ("0", 0),
        ("none", 0),
        ("Nenhum", 0),
        ("all", 63),
        ("TODOS", 63),
        ("a", 63),
        ("A", 63),
        ("b", 5000),
        ("6", 0b100000),
    ],
)
def test_dice_are_picked_by_their_numbers(typed: str, mask: int) -> None:
    assert dice_menu().read(typed) == mask


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("7", "ui-no-such-item"),
        ("1 9", "ui-no-such-item"),
        ("1 0", "ui-no-such-item"),
        ("11", "ui-twice"),
        ("1 1", "ui-twice"),
        ("99999999999999999999 1", "ui-no-such-item"),
        ("one", "ui-not-understood"),
        ("1 three", "ui-not-understood"),
        ("-1", "ui-not-understood"),
        ("1.5x", "ui-not-understood"),
        ("²", "ui-not-understood"),
        ("٣", "ui-not-understood"),
        ("x", "ui-not-understood"),
    ],
)
def test_a_wrong_pick_is_told_what_is_wrong(typed: str, key: str) -> None:
    read = dice_menu().read(typed)
    assert isinstance(read, Complaint)
    assert read.key == key


def test_choices_are_picked_by_their_numbers() -> None:
    menu = list_menu()
    assert [menu.read(typed) for typed in ("1", " 2", "3 ")] == [0, 2, 7]
    assert menu.read("4") == Complaint("ui-out-of-range", {"n": 3})
    assert menu.read("0") == Complaint("ui-out-of-range", {"n": 3})
    assert menu.read("buy") == Complaint("ui-not-understood", {"typed": "buy"})


@given(st.text(max_size=60))
def test_whatever_is_typed_is_a_legal_action_a_command_or_a_complaint(typed: str) -> None:
    for menu in (dice_menu(), dice_menu(12), list_menu()):
        if command_of(typed) is None:
            read = menu.read(typed)
            assert isinstance(read, Complaint) or read in menu.actions


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("u", Command("undo")),
        (" UNDO ", Command("undo")),
        ("dica", Command("hint")),
        ("?", Command("rule")),
        ("? 3", Command("rule", "3")),
        ("?camouflage", Command("rule", "camouflage")),
        ("??", Command("help")),
        ("s", Command("save")),
        ("save my game.ludo", Command("save", "my game.ludo")),
        ("sair", Command("quit")),
        ("1 3", None),
        ("", None),
        ("undo it", None),
    ],
)
def test_commands_have_a_letter_and_a_word_in_each_language(typed: str, command: Command | None) -> None:
    assert command_of(typed) == command


def test_no_letter_of_a_choice_is_a_command() -> None:
    assert not {spelling for spellings in COMMANDS.values() for spelling in spellings} & set(LETTERS)


def test_what_is_shown_again_has_no_control_characters_and_an_end() -> None:
    assert printable("\x1b[2Jboo") == "�[2Jboo"
    assert len(printable("x" * 500)) == 40


def test_more_choices_than_letters_still_have_labels_of_their_own() -> None:
    choices = [Choice(100 + number, "do-smoke") for number in range(30)]
    prompt = Prompt("keep", "ask-keep", "KOT-R23", pick="subset", items=["die:0"], choices=choices)
    menu = Menu(prompt, Decision(0, "keep", [0, 1, *range(100, 130)]))
    labels = [entry.label for entry in menu.entries]
    assert len(set(labels)) == 30
    assert [menu.read(label) for label in labels] == list(range(100, 130))
