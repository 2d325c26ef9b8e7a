"""What a board shows: everything that lies open, worked out, and nothing that is hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludoteca
from ludoteca import words
from ludoteca.games.keep_the_heroes_out.content.box import COIN, ROOM_NAMES
from ludoteca.games.keep_the_heroes_out.people.hidden import clan_open, deal_anew, open_to_all
from ludoteca.games.keep_the_heroes_out.people.why import CHAPTERS, OUTCOMES
from ludoteca.games.keep_the_heroes_out.state import Clan, DungeonState, Hero
from ludoteca.kernel.chance import seeded
from tests.games.keep_the_heroes_out.invading import clan, invade
from tests.games.keep_the_heroes_out.table import GAME, WHOLE, Turn, active, table

ROW = (("study", "forge", "vault", "workshop", "graveyard"),)


def board(g: Turn) -> dict[str, Any]:
    """What anyone sees."""
    shown: dict[str, Any] = g.session.view(None)["board"]
    return shown


def room(g: Turn, name: str) -> dict[str, Any]:
    """One room of it."""
    return next(one for one in board(g)["rooms"] if one["room"] == name)


# -- the dungeon -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R55", "KTHO-D-17")
def test_rooms_lie_on_the_grid_with_their_doors_and_distances() -> None:
    with table(active("witch", {"vault": 1}), dungeon=(("forge", "vault"), (None, "sewers")), walls=[]) as g:
        forge, vault, sewers = room(g, "forge"), room(g, "vault"), room(g, "sewers")
        assert (vault["x"] - forge["x"], sewers["y"] - vault["y"]) == (1, 1)
        assert forge["edges"]["east"] == vault["edges"]["west"] == vault["edges"]["south"] == "door"
        assert forge["edges"]["south"] in ("wall", "dead")
        assert [one["distance"] for one in (vault, forge, sewers)] == [0, 1, 1]
        assert forge["next_room"] == ["vault"]
        refs = {passage["ref"] for passage in board(g)["passages"]}
        assert refs == {"passage:forge.vault", "passage:sewers.vault"}
        assert (forge["type"], forge["sells"], forge["price"]) == ("swords", "equipment", "coin")
        assert (vault["type"], vault["makes"]) == ("jewel", "coin")


def test_a_bricked_passage_is_shown_as_closed() -> None:
    with table(active("witch", {"vault": 1}), walls=[["vault", "forge"]]) as g:
        assert room(g, "vault")["edges"]["north"] == "bricked"
        closed = [passage["ref"] for passage in board(g)["passages"] if passage["bricked"]]
        assert closed == ["passage:forge.vault"]


def test_like_monsters_and_heroes_share_the_ref_that_choices_name() -> None:
    heroes = {"forge": ["mage", "mage", "rogue"]}
    with table(active("ratfolk", {"forge": [0, 0]}, ["melee"]), heroes=heroes) as g:
        forge = room(g, "forge")
        assert len({monster["ref"] for monster in forge["monsters"]}) == 2
        assert len({monster["like"] for monster in forge["monsters"]}) == 1
        assert [hero["like"] for hero in forge["heroes"]] == ["hero:12", "hero:12", "hero:6"]
        g.plays("melee")
        named = {ref for choice in g.session.prompt(g.question).choices for ref in choice.refs}
        assert {"hero:12", "hero:6"} <= named
        assert "hero:13" not in named


def test_like_cards_of_a_hand_share_the_ref_that_choices_name() -> None:
    with table(active("ratfolk", {"forge": 1}, ["melee", "melee", "move"])) as g:
        hand = board(g)["clans"][0]["hand"]
        assert hand[0]["like"] == hand[1]["like"] == hand[0]["ref"] != hand[1]["ref"]


# -- Heroes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R69", "KTHO-R71", "KTHO-R72", "KTHO-R68")
def test_a_hero_says_what_it_would_do() -> None:
    heroes = {"study": ["mage"], "forge": ["rogue"], "workshop": ["warrior", "archer"], "graveyard": ["mage"]}
    treasures = {"forge": 2, "workshop": 2}
    with table(active("witch", {"graveyard": 1}), heroes=heroes, treasures=treasures, dungeon=ROW) as g:
        said = {name: room(g, name)["heroes"][0]["next"]["key"] for name in heroes}
    assert said == {
        "study": "would-charge",
        "forge": "would-wait",
        "workshop": "would-pillage",
        "graveyard": "would-attack",
    }


@pytest.mark.rule("KTHO-R63", "KTHO-R67", "KTHO-R71", "KTHO-R72")
def test_a_hero_tells_why_it_is_there_and_what_would_have_stopped_it() -> None:
    with invade(clan("witch"), cards=["rogue eye"], treasures={"forge": 3}, dungeon=ROW) as g:
        g.begin()
        story = room(g, "forge")["heroes"][0]["why"]
        assert [link["text"]["key"] for link in story] == ["story-summoned", "story-charged", "story-waited"]
        charged = story[1]
        assert charged["text"]["params"]["from"] == ["from-study", {"ref": "room:study"}]
        assert (charged["rule"], charged["step"]) == ("KTHO-R72", 8)
        assert charged["stopped"]["key"] == "stop-charge"


def test_every_link_of_every_story_has_words() -> None:
    keys = [text for text, *_ in CHAPTERS.values()] + [stop for *_, stop in CHAPTERS.values() if stop]
    for key in (*keys, *OUTCOMES.values()):
        assert all(words.has(GAME, language, key) for language in words.LANGUAGES), key


# -- the Guild ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R62", "KTHO-R7")
def test_the_grid_counts_what_is_out() -> None:
    with table(active("witch", {"vault": 1}), guild_discard=["mage eye", "mage hats"]) as g:
        guild = board(g)["guild"]
        cells = {(cell["hero"], cell["type"]): (cell["left"], cell["gone"]) for cell in guild["grid"]}
        whole = [sum(cell) for cell in cells.values()]
        assert cells["mage", "eye"][1] == cells["mage", "hats"][1] == 1
        assert sum(whole) + guild["events_total"] == guild["left"] + len(guild["gone"])
        mages = sum(left for (hero, _), (left, _) in cells.items() if hero == "mage")
        assert guild["mages"] == mages
        assert guild["cells_risk"] == round(100 * mages / guild["left"])


@pytest.mark.rule("KTHO-R69", "KTHO-R16")
def test_what_the_next_card_can_do_to_which_treasure_with_odds() -> None:
    guild = ["warrior eye", "rogue eye", "mage hats", "archer bones", "rogue hats", "mage bones", "rogue bones"]
    given: dict[str, Any] = {
        "dungeon": PLAIN_ROW,
        "heroes": {"study": ["archer", "archer"]},
        "treasures": {"study": 3, "graveyard": 2},
        "guild": guild,
        "guild_rest": "discard",
        "level": "challenging",
    }
    with table(active("witch", {"vault": 1}), **given) as g:
        (threat,) = board(g)["threats"]
        assert (threat["ref"], threat["value"], threat["cards"], threat["left"]) == ("treasure:study", 3, 2, 7)
        assert (threat["chance"], threat["types"], threat["loses"]) == (52, ["eye"], False)
        assert room(g, "study")["treasure"]["odds"] == 52
        assert room(g, "study")["coming"] == 2
    with table(active("witch", {"study": 1}), **given) as g:
        assert board(g)["threats"] == []


@pytest.mark.rule("KTHO-R69", "KTHO-R60")
def test_what_heroes_who_are_awake_will_take_is_laid_to_no_card() -> None:
    """Rogue and Warriors take the 2 whatever card comes next; the 3 of the Study waits for a card with the Eye."""
    given: dict[str, Any] = {
        "dungeon": PLAIN_ROW,
        "heroes": {"trainer": ["rogue"], "study": ["archer", "archer"]},
        "treasures": {"trainer": 2, "study": 3},
        "guild_rest": "deck",
        "level": "challenging",
    }
    with invade(clan("witch", {"vault": 1, "sewers": 1}), cards=["warrior bones", "mage hats"], **given) as g:
        g.is_asked("hero", "rest", "warrior@sewers", "warrior@trainer")
        assert [one["ref"] for one in board(g)["threats"]] == ["treasure:study"]
        assert board(g)["threats"][0]["types"] == ["eye"]


@pytest.mark.rule("KTHO-R69", "KTHO-R3")
def test_the_vault_is_in_danger_as_long_as_it_may_fall_by_those_who_are_awake() -> None:
    heroes = {"vault": ["mage awake", "mage awake", "rogue awake", "archer awake"], "study": ["rogue awake"]}
    with invade(clan("ratfolk", {"study": 1}, hand=["defend"]), heroes=heroes, dungeon=PLAIN_ROW) as g:
        g.is_asked("hero")
        assert board(g)["threats"][0]["loses"]


PLAIN_ROW = (("study", "graveyard", "vault", "forge", "workshop", "library", "apothecary", "sewers", "trainer"),)


@pytest.mark.rule("KTHO-R61")
def test_an_empty_supply_is_seen_coming() -> None:
    heroes = {"forge": ["mage", "mage", "rogue"], "study": ["mage", "mage", "mage"]}
    with table(active("witch", {"vault": 1}), heroes=heroes, supply={"heroes": 6}) as g:
        mage = next(one for one in board(g)["heroes"] if one["hero"] == "mage")
        assert (mage["left"], mage["total"], mage["danger"], mage["wakes"]) == (1, 6, True, 6)


# -- an invasion -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R63", "KTHO-R64", "KTHO-R66", "KTHO-R67", "KTHO-R68")
def test_the_steps_of_the_hero_that_is_resolved() -> None:
    mine = clan("ratfolk", {"forge": 1}, hand=["defend"])
    with invade(mine, clan("witch"), cards=["rogue swords"], dungeon=ROW) as g:
        g.begin()
        for _ in range(4):
            asked = g.asked(0)
            if asked is None or asked.kind == "defend":
                break
            g.answer(0, asked.actions[-1])
        invasion = board(g)["invasion"]
        assert invasion["card"]["id"] == "rogue-swords"
        assert invasion["hero"] is not None
        shown = {step["name"]: step["state"] for step in invasion["steps"]}
        assert (shown["attack"], shown["wait"]) == ("now", "todo")
        assert {shown["check"], shown["inspire"]} == {"skipped"}


# -- what is hidden ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-D-41", "KTHO-D-1")
def test_decks_and_the_faces_of_treasures_do_not_show() -> None:
    session = ludoteca.game(GAME).start(3, 5)
    before = json.dumps(session.view(0)["board"])
    true = session.state
    world = true.copy()
    assert isinstance(true, DungeonState)
    assert isinstance(world, DungeonState)
    deal_anew(world, seeded(9))
    assert world.guild_deck != true.guild_deck
    assert world.treasures != true.treasures
    assert json.dumps(session.game.view(world, 0)) == before
    assert session.view(0)["board"] == session.view(2)["board"] == session.view(None)["board"]


def names_in(function: Any) -> set[str]:
    """The attributes that a function, or what is nested in it, reads."""
    code = function.__code__
    inner = [const.co_names for const in code.co_consts if hasattr(const, "co_names")]
    return {*code.co_names, *(name for names in inner for name in names)}


def test_boards_are_told_apart_by_everything_that_lies_open() -> None:
    """A view that is kept must not be shown for another moment: every field of the state is in its key."""
    state = ludoteca.game(GAME).start(2, 5).state
    assert isinstance(state, DungeonState)
    named = names_in(open_to_all)
    followed = {"ways", "clans", "heroes"}  # from place, doors and bricks; by their own fields
    missing = set(DungeonState.__annotations__) - named - followed
    assert not missing, missing
    assert set(Clan.__annotations__) <= names_in(clan_open)
    heroes = set(Hero.__annotations__) - {"hero"}  # its number says it
    assert heroes <= named, heroes - named
    key = open_to_all(state)
    state.tokens[ROOM_NAMES.index("vault")][COIN] += 1
    assert open_to_all(state) != key


def test_the_cells_and_the_whole_dungeon_can_be_shown() -> None:
    with table(active("witch", {"vault": 1}), dungeon=WHOLE, heroes={"cells": ["mage", "rogue"]}) as g:
        assert board(g)["cells"] == {"left": 1, "prisoners": 2}
        assert len(board(g)["rooms"]) == len(ROOM_NAMES)
