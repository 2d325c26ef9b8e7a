"""What people see of Kick-Ass: the whole table in words, in both languages, and nothing that nobody may know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca import game, words
from ludoteca.games.kick_ass.content.words import NOW
from ludoteca.games.kick_ass.people.events import EVENTS
from ludoteca.games.kick_ass.people.faces import line_icons
from ludoteca.games.kick_ass.people.shapes import Board
from ludoteca.games.kick_ass.people.view import board
from ludoteca.games.kick_ass.state import CityState
from ludoteca.kernel.event import Event
from tests.games.kick_ass.table import CLOCK, FIGHT, Scene, event, hero, table, waiting

CLIENT = Path(__file__).parents[3] / "web" / "tests" / "fixtures" / "kick-ass-events.ts"


def said(value: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every word of a view."""
    if isinstance(value, dict):
        if set(value) == {"key", "params"}:
            yield value["key"], value["params"]
        else:
            for one in value.values():
                yield from said(one)
    elif isinstance(value, list):
        for one in value:
            yield from said(one)


def opened(seats: int, seed: int, plot: str) -> Board:
    """The table of a match that has just begun."""
    state = game("kick-ass").start(seats, seed=seed, options={"plot": plot}).state
    assert isinstance(state, CityState)
    return board(state)


@pytest.mark.parametrize("plot", ["red-mist", "vic", "john", "don", "mother", "random"])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_everything_on_the_table_has_words(plot: str, language: str) -> None:
    view = opened(3, 7, plot)
    for key, params in said(view):
        assert words.has("kick-ass", language, key), key
        assert words.say("kick-ass", language, key, params), key
    json.dumps(view)  # plain values, and nothing else


def test_the_client_knows_every_kind_of_event() -> None:
    listed = re.findall(r"'([a-z-]+)',", CLIENT.read_text("utf-8"))
    assert sorted(EVENTS) == listed


@pytest.mark.rule("KA-D-61")
def test_a_crisis_that_was_never_up_and_a_plot_drawn_at_random_are_nobodys_to_know() -> None:
    view = opened(2, 3, "random")
    assert view["plot"]["id"] is None
    downs = [crisis for one in view["heroes"] for crisis in one["crises"] if not crisis["up"]]
    assert downs
    assert all(crisis["id"] is None and crisis["name"] is None and not crisis["effects"] for crisis in downs)


@pytest.mark.rule("KA-R143")
def test_the_strip_warns_of_the_last_circle_of_city_hall() -> None:
    with table(waiting(at="docks"), minions={"city-hall": 4}, phase="choose") as g:
        danger = board(g.state)["dangers"][0]
        assert (danger["id"], danger["n"], danger["of"], danger["grave"]) == ("city-hall", 4, 5, True)


def strip(g: Scene) -> list[tuple[str, int, int, bool]]:
    """The danger strip, in numbers."""
    return [(one["id"], one["n"], one["of"], one["grave"]) for one in board(g.state)["dangers"]]


@pytest.mark.rule("KA-R183", "KA-R167")
def test_the_strip_counts_what_the_plot_asks_for() -> None:
    with table(waiting(at="docks"), plot="john", revealed=True, pieces=2, completed=5, phase="choose") as g:
        assert strip(g)[-1][2] == 3
    with table(waiting(at="docks"), plot="red-mist", revealed=True, mist_up=["park", "shop"], phase="choose") as g:
        assert strip(g)[-1][:3] == ("plot", 2, 8)


@pytest.mark.rule("KA-R207", "KA-D-65")
def test_in_a_last_stand_the_strip_tells_how_it_could_be_lost() -> None:
    fighter = waiting(at="arena", items=[{"lines": ["combat: roll 1 red"], "slot": "hand"}])
    with table(
        fighter, plot="mother", revealed=True, phase="raid", pieces=4, wave=5, foes=[{"foe": "mother", "at": "arena"}]
    ) as g:
        assert strip(g) == [("faint", 0, 1, True), ("waves", 5, 5, True), ("plot", 2, 3, False)]
    with table(fighter, plot="john", revealed=True, phase="raid", pieces=3, idle_fights=8, supers={"arena": 1}) as g:
        assert strip(g)[1] == ("idle", 8, 10, True)


@pytest.mark.rule("KA-R90")
def test_a_district_whose_circles_are_all_taken_is_shown_as_taken() -> None:
    with table(waiting(at="docks"), minions={"shop": 3}, phase="choose") as g:
        shop = next(one for one in board(g.state)["districts"] if one["district"] == "shop")
        assert shop["taken"]
        assert [circle["kind"] for circle in shop["circles"]] == ["minion"] * 3


def test_an_event_says_how_far_its_task_is_and_where() -> None:
    with table(waiting(at="docks"), row=[event("clock 2 at docks", reward=["gain $2"])], phase="choose") as g:
        view = board(g.state)
        shown = view["events"][0]
        assert shown is not None
        assert [(task["n"], task["of"], task["district"]) for task in shown["ways"][0]] == [(0, 2, "docks")]
        docks = next(one for one in view["districts"] if one["district"] == "docks")
        assert [badge["letter"] for badge in docks["badges"]] == ["A"]


@pytest.mark.parametrize(
    ("line", "key"),
    [("no_dock for day", "deed-no-dock"), ("block docks for day", "deed-blocked"), ("price 2 for day", "deed-price")],
)
def test_what_lasts_for_a_while_is_told_in_its_own_words(line: str, key: str) -> None:
    with table(waiting(at="docks"), spawn=[{"route": ["docks"], "lines": [line]}], phase="spawn") as g:
        (args,) = g.told("lasting")
        word = game("kick-ass").param(g.state.content, Event("lasting", args), "verb", args[0])
        assert isinstance(word, tuple)
        assert word[0] == key
        for language in words.LANGUAGES:
            assert key not in words.say("kick-ass", language, *word)


@pytest.mark.rule("KA-R80")
def test_a_card_shows_what_is_bound_to_a_condition() -> None:
    card = {"lines": ["timer", "timer if night", "gain $2 if partner here / gain $1"], "moves": 2}
    with table(hero(at="park", card=card), hero("hit-girl", at="docks", card=CLOCK)) as g:
        lines = g.state.content.cards[g.seat(0).card].lines.at[NOW]
        drawn = [[icon["icon"] for icon in line_icons(line, 2)] for line in lines]
        assert drawn == [["timer"], ["timer", "if-night"], ["dollar", "if", "or", "dollar"]]


@pytest.mark.rule("KA-D-14")
def test_who_has_acted_has_no_steps_left_in_what_is_asked() -> None:
    card = {"lines": ["timer", "gain 1 happiness"], "moves": 2}
    with table(hero(at="park", card=card, happiness=5), hero("hit-girl", at="docks", card=CLOCK)) as g:
        assert g.session.view(0)["decision"]["params"]["moves"] == 2
        g.does(0, "effect", 1, 0)
        assert g.session.view(0)["decision"]["params"]["moves"] == 0


def test_one_dollar_is_no_dollars() -> None:
    rent = event("pay $3 at park", reward=["gain $1"])
    card = {"lines": ["gain $1"], "moves": 0}
    with table(hero(at="park", card=card, dollars=2), hero("hit-girl", at="docks", card=CLOCK), row=[rent]) as g:
        choices = {one["label"]: one for one in g.session.view(0)["decision"]["choices"]}
        assert "act-pay-dollar" in choices
        assert choices["act-effect"]["outcome"][0]["params"]["stat"][0] == "stat-dollar-one"


@pytest.mark.rule("KA-D-14")
def test_who_keeps_a_fight_for_a_partner_is_shown_as_such() -> None:
    keeper = hero("hit-girl", at="library", card=FIGHT, stage="walking", moves=0, walked=1)
    with table(keeper, hero(at="docks", card=CLOCK, stage="walking"), minions={"library": 2}, phase="act") as g:
        assert [one["deed"] for one in board(g.state)["heroes"]] == ["saved", "walking"]


@pytest.mark.rule("KA-R173", "KA-R174")
@pytest.mark.parametrize(("skull", "grave"), [(14, False), (15, True)])
def test_the_skull_of_vics_gang_is_always_in_sight(skull: int, grave: bool) -> None:
    with table(hero(at="park"), plot="vic", revealed=True, skull=skull, gang=3, boss={"at": "shop"}) as g:
        (shown,) = [one for one in board(g.state)["dangers"] if one["id"] == "skull"]
        assert (shown["n"], shown["of"], shown["grave"]) == (skull, 15, grave)


@pytest.mark.rule("KA-R192", "KA-R199")
@pytest.mark.parametrize(("players", "of"), [(1, 2), (2, 3)])
def test_an_event_of_dons_counts_its_tokens_one_by_one(players: int, of: int) -> None:
    token = {"weak": "gang", "picture": "loot", "at": "park", "space": 0}
    heroes = [hero(at="docks") for _ in range(players)]
    with table(*heroes, plot="don", revealed=True, row=["protection_money"], tokens=[token]) as g:
        shown = board(g.state)["events"][0]
        assert shown is not None
        assert (shown["ways"][0][0]["n"], shown["ways"][0][0]["of"]) == (of - 1, of)


@pytest.mark.rule("KA-R206", "KA-R208")
def test_on_times_square_one_sees_who_is_there_and_who_leads_each_wave() -> None:
    russia = {"foe": "mother_russia", "at": "arena", "lasting": True}
    square = {"plot": "mother", "revealed": True, "pieces": 4, "phase": "raid", "wave": 4, "twists": [[]]}
    with table(hero(at="arena"), hero(at="arena"), minions={"arena": 2}, foes=[russia], **square) as g:
        plot = board(g.state)["plot"]
        assert [(enemy["id"], enemy["n"]) for enemy in plot["enemies"]] == [("mother_russia", 1), ("minion", 2)]
        assert [place["figure"] for place in plot["places"]] == [
            "",
            "ka-big-bastard",
            "ka-mother-russia",
            "",
            "ka-mother",
        ]
