"""Questions as people see them: refs in the order of picking, what a choice leads to, what may be the end."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import narrate, words
from ludoteca.games.keep_the_heroes_out.content.box import CLAN_NAMES
from ludoteca.games.keep_the_heroes_out.content.load import own_box
from ludoteca.games.keep_the_heroes_out.people.facts import facts
from ludoteca.games.keep_the_heroes_out.people.names import icon_ref
from ludoteca.games.keep_the_heroes_out.people.stats import highlight, merits
from ludoteca.games.keep_the_heroes_out.people.view import resolving
from ludoteca.games.keep_the_heroes_out.state import Clan, DungeonState
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import ALWAYS
from ludoteca.kernel.present import Choice, Prompt
from tests.games.keep_the_heroes_out.invading import clan, invade
from tests.games.keep_the_heroes_out.table import GAME, WHOLE, Turn, active, table

ROW = (("study", "forge", "vault", "workshop", "graveyard"),)


def prompt(g: Turn, seat: int = 0) -> Prompt:
    """What a seat is asked."""
    asked = g.asked(seat)
    assert asked is not None
    return g.session.prompt(asked)


def choice(g: Turn, *refs: str, seat: int = 0) -> Choice:
    """The one choice that touches exactly these things."""
    (found,) = (one for one in prompt(g, seat).choices if one.refs == list(refs))
    return found


def clans_of(session: ludoteca.Session) -> list[Clan]:
    """The Clans of a match."""
    assert isinstance(session.state, DungeonState)
    return session.state.clans


def outcome(one: Choice) -> list[str]:
    """What it leads to, in English."""
    game = ludoteca.game(GAME)
    return [str(words.say(game.id, "en", effect.text, effect.params)) for effect in one.outcome]


# -- picking step by step ----------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R34")
def test_a_move_is_icon_monster_room_and_what_is_carried() -> None:
    with table(active("ratfolk", {"vault": 1}, ["move"]), tokens={"vault": {"coin": 1}}) as g:
        g.plays("move")
        ratfolk = g.of("ratfolk").clan
        me = f"monster:{ratfolk}.0"
        assert choice(g, "icon:move", me, "room:forge", "carry:nothing").label == "do-move"
        assert choice(g, "icon:move", me, "room:forge", "token:vault.coin").label == "do-move-with"
        assert prompt(g).about["clan"] == f"clan:{ratfolk}"


@pytest.mark.rule("KTHO-R59", "KTHO-R78", "KTHO-D-51")
def test_building_is_plan_place_turn_and_value_with_ghosts_for_every_site() -> None:
    with table(
        active("ratfolk", {"builder": 1}, ["activate"]),
        dungeon={room: {"at": at, "doors": ["west", "east"]} for room, at in (("vault", "J10"), ("builder", "K10"))},
        tokens={"builder": {"coin": 1}},
        plans=["workshop", "forge"],
    ) as g:
        g.plays("activate")
        asked = prompt(g)
        builds = [one for one in asked.choices if one.label == "do-build"]
        kinds = {tuple(ref.partition(":")[0] for ref in one.refs) for one in builds}
        assert kinds == {("icon", "plan", "place", "turn", "value")}
        sites = {site["ref"]: site for site in asked.about["sites"]}
        offered = {(one.refs[2], int(one.refs[1][5:]), int(one.refs[3][5:])) for one in builds}
        told = {(ref, plan, turn) for ref, site in sites.items() for plan, turn in site["fits"]}
        assert offered == told
        walls = [site for site in sites.values() if not site["fits"]]
        assert walls
        assert {site["refused"]["key"] for site in walls} == {"site-wall"}
        for tile in asked.about["tiles"]:
            for turn, first in enumerate(tile["same"]):
                assert tile["edges"][turn] == tile["edges"][first]


@pytest.mark.rule("KTHO-R24")
def test_renewing_names_the_card_and_the_places_of_the_row() -> None:
    with table(active("ratfolk", {"vault": 1}, ["move"]), phase="renew") as g:
        whole = [one for one in prompt(g).choices if one.label.startswith("do-renew")]
        assert len([one for one in whole if one.refs[0] == whole[0].refs[0]]) == 31
        assert [ref.partition(":")[0] for ref in whole[0].refs[1:]] == ["loot"] * (len(whole[0].refs) - 1)


# -- what a choice leads to --------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R69")
def test_a_move_says_which_treasure_it_holds_and_which_it_leaves() -> None:
    with table(active("ratfolk", {"vault": 1}, ["move"]), treasures={"vault": 4, "forge": 2}) as g:
        g.plays("move")
        to_forge = next(one for one in prompt(g).choices if "room:forge" in one.refs)
        kinds = {(effect.text, effect.n) for effect in to_forge.outcome}
        assert {("effect-holds", 2), ("effect-leaves", -4)} <= kinds


@pytest.mark.rule("KTHO-R35", "KTHO-R52")
def test_blows_and_rooms_say_what_they_bring() -> None:
    with table(active("ratfolk", {"vault": 1}, ["melee + activate"]), heroes={"vault": ["mage"]}) as g:
        g.plays("melee + activate")
        blow = next(one for one in prompt(g).choices if "hero:12" in one.refs)
        assert [effect.text for effect in blow.outcome] == ["effect-hero-gone"]
        coin = next(one for one in prompt(g).choices if one.label == "do-produce")
        assert outcome(coin) == ["+1 × Coin in the Vault"]


@pytest.mark.rule("KTHO-R21")
def test_a_card_says_whether_it_is_of_any_use_now() -> None:
    with table(active("ratfolk", {"vault": 1}, ["melee", "move"])) as g:
        uses = {one.label: one.outcome[0].text for one in prompt(g).choices if one.label == "do-play"}
        by_card = {one.refs[0]: one.outcome[0].text for one in prompt(g).choices if one.label == "do-play"}
        melee, move = (f"card:{card}" for card in g.of("ratfolk").hand[:2])
        assert (by_card[melee], by_card[move]) == ("effect-use-idle", "effect-use-now")
        assert uses
        assert [one.text for one in g.session.worth(0, melee)] == ["effect-side-idle"]
        assert g.session.worth(0, "card:99999") == []


# -- what may be the end -----------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R57", "KTHO-R56")
def test_the_cells_are_a_danger_while_a_mage_can_open_them() -> None:
    dungeon = (("cells", "vault"),)
    guild = ["mage eye", "rogue eye", "rogue hats", "warrior eye"]
    given: dict[str, Any] = {"dungeon": dungeon, "guild": guild, "guild_rest": "discard"}
    with table(active("witch", {}, ["move"]), heroes={"cells": ["rogue", "rogue", "rogue"]}, **given) as g:
        cells = choice(g, "cells")
        assert cells.danger is not None
        assert (cells.danger.n, cells.danger.of, cells.danger.grave) == (1, 4, True)
        assert {effect.text for effect in cells.outcome} >= {"effect-prisoner"}
    with table(active("witch", {}, ["move"]), heroes={"cells": ["rogue"]}, **given) as g:
        assert choice(g, "cells").danger is None


@pytest.mark.rule("KTHO-R3")
def test_putting_cards_away_before_an_open_vault_is_a_danger() -> None:
    guild = ["mage eye", "rogue hats"]
    heroes = {"vault": ["rogue", "rogue", "rogue"]}
    with table(active("witch", {}, ["move"]), dungeon=ROW, heroes=heroes, guild=guild, guild_rest="discard") as g:
        away = next(one for one in prompt(g).choices if one.refs == ["pass"])
        assert away.danger is not None
        assert (away.danger.n, away.danger.of) == (1, 2)


# -- councils and reactions --------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R38")
def test_a_defender_hears_what_hangs_on_it() -> None:
    mine = clan("ratfolk", {"forge": 1}, hand=["defend"])
    with invade(mine, heroes={"forge": ["mage awake"]}, treasures={"forge": 1}, dungeon=ROW) as g:
        asked = prompt(g)
        assert (asked.text, asked.about["last"]) == ("ask-defend-last", True)
        assert [one.label for one in asked.choices] == ["do-let-fall", "do-defend"]
    mine = clan("dragon", {"forge": 1}, hand=["defend"])
    with invade(mine, heroes={"forge": ["mage awake"]}, dungeon=ROW) as g:
        assert prompt(g).text == "ask-defend"


@pytest.mark.rule("KTHO-D-62", "KTHO-D-7")
def test_everybody_is_asked_what_the_players_decide_together() -> None:
    clans = (clan("ratfolk", {"forge": 1}), clan("dragon", {"forge": 1}))
    with invade(*clans, heroes={"forge": ["mage awake"]}, dungeon=ROW) as g:
        assert prompt(g, 0).kind == prompt(g, 1).kind == "hit"
        labels = {one.label for one in prompt(g, 0).choices}
        assert labels == {"do-hit", "do-hit-fatal"}


# -- the end page, the lab ---------------------------------------------------------------------------------------


def test_moments_and_merits() -> None:
    assert highlight(Event("pillaged", (3, 0, 4, 4, 0))) == (-1, ALWAYS)
    assert highlight(Event("pillaged", (3, 5, 2, 2, 0))) == (-1, 20)
    assert highlight(Event("drew", (0, 1, 5, 5, 0))) is None
    assert list(merits(Event("melee", (320, 12, 0, 0, 2)))) == [("slayer", 2, 1)]
    assert list(merits(Event("melee", (320, 12, 0, 1, 2)))) == []
    assert list(merits(Event("defended", (1, 4, 320, 0, 3)))) == [("shield", 1, 1)]


def test_the_lab_tells_loot_that_is_had_from_loot_that_is_played() -> None:
    box = own_box()
    counted = facts(box)
    loot = box.loot[0]
    had, played = counted.deals["bought"].kinds, counted.deals["played"].kinds
    assert had is not None
    assert played is not None
    assert counted.things[played[loot]] == f"{counted.things[had[loot]]}-in-hand"
    tactic = box.clans[0].cards[0]
    assert had[tactic] == played[tactic]


def test_a_chart_has_a_value_for_every_seat() -> None:
    game = ludoteca.game(GAME)
    for seats in game.seats:
        session = game.start(seats, 3)
        lines = game.chart(session.state)
        assert set(lines) == {"treasure", "monsters", "loot"}
        assert all(len(line) == seats for line in lines.values())
        assert game.tally(session.state)["wins"] == 0


@pytest.mark.rule("KTHO-D-49", "KTHO-R58")
def test_the_laboratory_has_clans_that_nobody_plays() -> None:
    game = ludoteca.game(GAME)
    options = {"scenario": "borrowed-claws", "clans": [["witch"], ["ghost"]], "laboratory": ["gnoll"]}
    state = game.start(2, 3, options).state
    assert isinstance(state, DungeonState)
    assert len(state.foreign) == 2
    assert state.foreign[0] == CLAN_NAMES.index("gnoll")  # the one that was asked for, and one by chance
    assert not {CLAN_NAMES.index("witch"), CLAN_NAMES.index("ghost")} & set(state.foreign)
    with pytest.raises(ludoteca.BadSetup, match="'laboratory' has witch, which a seat has by 'clans'"):
        game.start(2, 3, options | {"laboratory": ["gnoll", "witch"]})


@pytest.mark.rule("KTHO-D-49")
def test_a_clan_of_the_laboratory_is_played_by_nobody_who_did_not_choose_it() -> None:
    state = ludoteca.game(GAME).start(2, 3, {"scenario": "borrowed-claws", "laboratory": ["slime", "witch"]}).state
    assert isinstance(state, DungeonState)
    laboratory = {CLAN_NAMES.index("slime"), CLAN_NAMES.index("witch")}
    assert set(state.foreign) == laboratory
    assert len({int(clan.clan) for clan in state.clans} - laboratory) == 2


@pytest.mark.rule("KTHO-D-63", "KTHO-D-31")
def test_who_plays_alone_leads_one_clan_or_two() -> None:
    game = ludoteca.game(GAME)
    assert len(clans_of(game.start(1, 3, {"clans": [["witch"]]}))) == 1
    two = game.start(1, 3, {"clans": [["witch", "dragon"]]})
    assert [clan.seat for clan in clans_of(two)] == [0, 0]
    assert game.seat_name(two.state, 0)[0] == "two-clans"
    with pytest.raises(ludoteca.BadSetup):
        game.start(2, 3, {"clans": [["witch"], ["witch"]]})


def test_the_whole_dungeon_can_be_asked_about() -> None:
    with table(active("ghost", {"vault": 2}, ["4 move"]), dungeon=WHOLE, tokens={"vault": {"coin": 1}}) as g:
        g.plays("4 move")
        labels = [narrate.offer(g.session.game, one, "pt-BR") for one in prompt(g).choices]
        assert len(set(labels)) == len(labels), "two choices read the same"


@pytest.mark.rule("KTHO-R30", "KTHO-R37")
def test_two_icons_of_a_kind_on_one_side_are_told_apart() -> None:
    for card in own_box().cards:
        for side in card.sides:
            refs = [icon_ref(icon.icon, icon.arg, swarm=icon.swarm) for icon in side]
            assert len(set(refs)) == len(side), card.id
    with table(active("witch", {"vault": 1}, ["frog + book"])) as g:
        g.plays("frog + book")
        shown = resolving(g.state)
        assert shown is not None
        left = [icon["ref"] for icon in shown["left"]]
        assert left == ["icon:resource.frog", "icon:resource.book"]
        assert [one.refs[0] for one in prompt(g).choices if one.label == "do-place"] == left
