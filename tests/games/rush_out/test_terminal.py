"""The race in a terminal: symbols and Spells are explained, and every colour can be read on dark and on light."""

from __future__ import annotations

import io

import pytest
from rich.color import Color
from rich.console import Console
from rich.segment import Segment

import ludoteca
from ludoteca.boards import Viewer
from ludoteca.games.rush_out.terminal import paint
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.live import live_playout
from ludoteca.terminal.menu import Menu
from ludoteca.words import LANGUAGES, say
from tests.games.rush_out.table import match, race, standard

GAME = "rush-out"
WIDTH = 110
GROUNDS = {"dark": (30, 30, 30), "light": (255, 255, 255)}
READABLE = 3.0


def viewer(language: str = "en", cramped: bool = False) -> Viewer:
    names = [say(GAME, language, f"role-{role}", {}) for role in ("sorcerer", "bard", "guard", "warrior")]
    return Viewer(GAME, language, names, ["human", "mestre", "mestre", "mestre"], 0, WIDTH, cramped)


def segments(acts: int, scenario: str, who: Viewer) -> list[Segment]:
    """A board in the middle of a match, as it is painted."""
    session = match(scenario, 4, seed=3)
    policies = [ludoteca.game(GAME).policy("jogador")] * 4
    live_playout(session.table, 4, policies, seeded(2), limit=acts)
    console = Console(width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="256")
    return list(console.render(paint(session.view(0), who)))


def written(acts: int, scenario: str, who: Viewer) -> str:
    return " ".join("".join(segment.text for segment in segments(acts, scenario, who)).split())


def light(color: tuple[int, ...]) -> float:
    """How bright a colour is, as WCAG reckons."""
    parts = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in color]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def rgb(color: Color) -> tuple[int, ...]:
    return tuple(color.get_truecolor())


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("scenario", ["training-1", "4", "6"])
def test_every_colour_can_be_read(scenario: str, ground: str) -> None:
    seen = 0
    for acts in (1, 150, 300):
        for segment in segments(acts, scenario, viewer()):
            style = segment.style
            if style is None or style.color is None or not segment.text.strip():
                continue
            seen += 1
            behind = GROUNDS[ground] if style.bgcolor is None or style.reverse else rgb(style.bgcolor)
            assert contrast(rgb(style.color), behind) >= READABLE, f"{segment.text!r} in {style} on {ground}"
            assert not style.dim, segment.text
    assert seen > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_legend_names_every_symbol(language: str) -> None:
    text = written(60, "training-1", viewer(language))
    for face in ("fire", "sword", "foot", "key", "heart", "joker", "plant", "water", "air", "lightning"):
        assert say(GAME, language, f"face-{face}", {}) in text


def test_spells_say_what_they_do_where_there_is_room() -> None:
    session = match("training-1", 4, seed=3)
    spells = [spell["card"] for spell in session.view(0)["board"]["spells"]]
    for card in spells:
        first = " ".join(say(GAME, "en", f"text-{card}", {}).split()[:3])
        assert first in written(1, "training-1", viewer())
        assert first not in written(1, "training-1", viewer(cramped=True))


@pytest.mark.rule("RO-D-8")
def test_slots_for_the_same_symbol_are_one_choice_and_a_joker_says_what_it_stands_for() -> None:
    g = race(challenges=[standard("key key key sword")], dice={"guard": "key key joker"})
    decision = g.session.pending[g.seat("guard")]
    menu = Menu(g.session.prompt(decision), decision, merged=True)
    placing = [entry.choice.label for entry in menu.entries if entry.choice.label.startswith("do-place")]
    assert sorted(placing) == ["do-place", "do-place-as"]
