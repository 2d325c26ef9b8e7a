"""Positions from plain data: everything that can be stated, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.games.keep_the_heroes_out.checks.invariants import check
from ludoteca.games.keep_the_heroes_out.content.box import CLASS_NAMES, COIN, ROOM_NAMES, ROOMS, TYPE_NAMES
from ludoteca.games.keep_the_heroes_out.content.load import own_box
from ludoteca.games.keep_the_heroes_out.state import LAIR, NEW, NO_CARD, NOT_YET, READY, DungeonState
from ludoteca.kernel.errors import BadSetup

GAME = ludoteca.game("keep-the-heroes-out")
COINS = own_box().supply.tokens[COIN]
ROW = [["study", "forge", "vault", "workshop", "cells"]]


def placed(*players: dict[str, Any], **more: Any) -> DungeonState:
    """The state of a position."""
    state: DungeonState = GAME.place({"players": list(players or ({},)), **more})[0]
    check(state)
    return state


def room(name: str) -> int:
    """A room by its name."""
    return ROOM_NAMES.index(name)


def faces(state: DungeonState, cards: list[int]) -> list[str]:
    """Cards as they are written."""
    return ["" if card == NO_CARD else state.content.cards[card].notation for card in cards]


@pytest.mark.rule("KTHO-R4", "KTHO-R9")
def test_a_position_without_anything_is_the_first_scenario_at_the_start_of_a_turn() -> None:
    state = placed()
    assert state.content.scenario.number == 1
    assert state.place == state.content.scenario.place
    assert [state.content.treasure_value[state.treasures[at]] for at in range(ROOMS) if state.treasures[at] >= 0] == [
        value for value in state.content.scenario.treasures if value
    ]
    assert state.portals == state.content.scenario.portals
    assert (state.wave, state.active, state.coming) == (1, 0, NOT_YET)
    assert len(state.guild_deck) == len(state.content.guild)
    assert all(at == LAIR for at in state.clans[0].rooms)
    session = GAME.start_at({"players": [{"hand": ["move"]}]}, seed=1)
    assert session.pending[0].kind == "turn"


def test_a_dungeon_in_rows_has_passages_between_all_neighbours_but_walls() -> None:
    dungeon = [["study", "forge"], ["cells", "vault"], [None, "sewers"]]
    state = placed(dungeon=dungeon, walls=[["forge", "vault"]])
    ways = {ROOM_NAMES[at]: sorted(ROOM_NAMES[other] for other in state.ways.passages[at]) for at in range(ROOMS)}
    assert ways["forge"] == ["study"]
    assert ways["vault"] == ["cells", "sewers"]
    assert room("vault") in state.ways.beside[room("forge")]
    assert state.ways.distance[room("forge")] == 3


def test_a_dungeon_of_tiles_has_their_own_doors_as_they_are_turned() -> None:
    tiles = {"vault": "J10", "graveyard": {"at": "J9"}, "library": {"at": "J8", "turn": 1}}
    state = placed(dungeon=tiles)
    assert state.ways.passages[room("graveyard")] == [room("library"), room("vault")]
    assert state.doors[room("library")] == 5  # east and west, turned once: north and south
    state = placed(dungeon={"vault": "J10", "graveyard": {"at": "K10", "doors": ["west"]}})
    assert state.ways.passages[room("vault")] == [room("graveyard")]


@pytest.mark.rule("KTHO-R8")
def test_tokens_portals_treasures_and_supplies() -> None:
    state = placed(
        dungeon=ROW,
        tokens={"forge": {"coin": 2, "trap": 1}, "study": ["book", "book"]},
        portals={"forge": "completed", "study": "uncompleted"},
        treasures={"forge": "2 heal", "study": 3},
        pools={"1": ["prisoner", "curse"]},
        supply={"coin": 1, "trap": 0, "portals": 0, "heroes": 2},
    )
    content = state.content
    assert state.tokens[room("forge")] == [2, 0, 0, 0, 1]
    assert (content.supply.tokens[0], content.supply.tokens[4]) == (3, 1)  # in all: lying there, and left
    assert (content.supply.portals, content.supply.heroes) == (2, 2)
    assert (state.portals[room("forge")], state.portals[room("study")]) == (2, 1)
    forge = state.treasures[room("forge")]
    assert (content.treasure_value[forge], content.treasure_effect[forge]) == (2, 2)
    assert content.treasure_value[state.treasures[room("study")]] == 3
    assert [content.treasure_effect[one] for one in state.pools[1][:-3:-1]] == [3, 1]  # the top first


def test_a_treasure_that_the_box_does_not_have_is_added_to_it() -> None:
    state = placed(dungeon=ROW, treasures={"forge": "3 spoils", "study": "3 spoils"})
    assert len(state.content.treasure_value) == len(placed(dungeon=ROW).content.treasure_value) + 2


def test_heroes_awake_and_asleep_with_their_damage_and_stage() -> None:
    heroes = {"forge": ["mage", "mage awake hurt 1"], "cells": ["rogue new"], "study": "archer arrived"}
    state = placed(dungeon=ROW, heroes=heroes, phase="invade")
    found = [(CLASS_NAMES[hero.hero], hero.awake, hero.stage, hero.hurt) for hero in state.heroes]
    assert found == [
        ("mage", False, READY, 0),
        ("mage", True, READY, 1),
        ("rogue", True, NEW, 0),
        ("archer", True, 1, 0),
    ]


def test_monsters_by_number_or_by_their_wounds() -> None:
    state = placed({"clan": "slime", "monsters": {"forge": 2, "vault": [1, 0]}, "vitality": 3})
    clan = state.clans[0]
    assert clan.rooms[:5] == [room("forge"), room("forge"), room("vault"), room("vault"), LAIR]
    assert (clan.wounds[:4], clan.vitality) == ([0, 0, 1, 0], 3)


@pytest.mark.rule("KTHO-R41", "KTHO-R23")
def test_cards_by_their_ids_or_written_by_icons() -> None:
    own = GAME.place({"players": [{"clan": "witch"}]})[0].content
    name = own.cards[own.clans[8].cards[0]].id
    state = placed(
        {"clan": "witch", "hand": ["2 activate / swarm move", name], "deck": ["melee", "draw"], "discard": ["trap"]},
        loot=["defend", None],
        loot_deck=["portal"],
        loot_rest="gone",
    )
    clan = state.clans[0]
    assert faces(state, clan.hand)[0] == "2 activate / swarm move"
    assert state.content.cards[clan.hand[1]].id == name
    assert faces(state, clan.deck[::-1])[:2] == ["melee", "draw"]
    assert len(clan.deck) == 2 + 9  # the rest of the Witch's own cards lies below
    assert faces(state, clan.discard) == ["trap"]
    assert faces(state, state.loot_row) == ["defend", "", "", "", ""]
    assert faces(state, state.loot_deck) == ["portal"]


@pytest.mark.parametrize(("rest", "deck", "discard"), [("deck", 10, 0), ("discard", 0, 10), ("gone", 0, 0)])
def test_where_the_other_cards_of_a_clan_are(rest: str, deck: int, discard: int) -> None:
    clan = placed({"rest": rest}).clans[0]
    assert (len(clan.deck), len(clan.discard)) == (deck, discard)


def test_the_guild_deck_by_class_and_type_and_the_scenarios_cards_by_id() -> None:
    event = placed().content.scenario.cards[0].id
    state = placed(guild=["warrior eye", event, "rogue jewel", "warrior eye"], guild_discard=["mage hats"])
    shown = [state.content.guild[card] for card in state.guild_deck[::-1]]
    assert [(card.hero, card.room_type) for card in (shown[0], shown[2], shown[3])] == [(0, 3), (1, 0), (0, 3)]
    assert shown[1].event == 0
    drawn = state.content.guild[state.guild_discard[0]]
    assert (CLASS_NAMES[drawn.hero], TYPE_NAMES[drawn.room_type]) == ("mage", "hats")
    state = placed(guild=["warrior eye"], guild_rest="discard", wave=2)
    assert (len(state.guild_deck), state.last_card) == (1, False)


def test_where_a_turn_is() -> None:
    more: dict[str, Any] = {
        "card": {"card": "2 activate + move", "left": [1, 0]},
        "turn": 1,
        "turns": 7,
        "cells_used": 1,
    }
    state = placed({}, {}, **more)
    assert (state.left, state.side, state.active, state.turns, state.cells_used) == ([1, 0], 0, 1, 7, 1)
    state = placed(level="hardcore", wave=2, phase="invade", coming=2, marks=[0, 3], lights=[1])
    assert (state.level, state.wave, state.coming, state.today) == (2, 2, 2, 2)
    assert (state.marks[1], state.lights[0]) == (3, 1)


@pytest.mark.rule("KTHO-D-63")
def test_who_plays_alone_may_lead_two_clans() -> None:
    state, seats, _ = GAME.place({"players": [{"seat": 0}, {"seat": 0}]})
    assert (seats, [clan.seat for clan in state.clans]) == (1, [0, 0])


@pytest.mark.rule("KTHO-D-50", "KTHO-R59")
def test_plans_and_the_builder_pile() -> None:
    state = placed(dungeon=[["vault", "builder"]], plans=["forge"], pile=["study", "cells"])
    assert ([ROOM_NAMES[one] for one in state.plans], [ROOM_NAMES[one] for one in state.pile]) == (
        ["forge"],
        ["cells", "study"],
    )
    state = placed(dungeon=[["vault", "builder"]])
    assert len(state.plans) + len(state.pile) == ROOMS - 2
    assert len(state.plans) == state.content.scenario.plans


def test_a_record_keeps_the_position_and_what_it_added_to_the_box() -> None:
    position = {
        "players": [{"clan": "ratfolk", "hand": ["2 activate", "defend > draw"], "monsters": {"vault": 1}}],
        "treasures": {"vault": "4 defeat", "study": "3 spoils"},
        "guild": ["rogue jewel"],
        "supply": {"coin": 1},
    }
    session = GAME.start_at(position, seed=3)
    session.answer(0, session.pending[0].actions[1])
    record = session.record()
    assert record.position == position
    record.verify()
    assert GAME.dump(record.replay().state) == GAME.dump(session.state)
    assert session.content is session.state.content  # type: ignore[attr-defined]


BAD: list[tuple[dict[str, Any], str]] = [
    ({"players": []}, "one entry for each Clan"),
    ({"players": [{"clan": "goblin"}]}, "there is no Clan 'goblin'"),
    ({"players": [{"clan": "witch"}, {"clan": "witch"}]}, "witch"),
    ({"players": [{"seat": 1}]}, "'seat' is a whole number from 0 to 0"),
    ({"players": [{"seat": 1}, {"seat": 1}]}, "without a gap"),
    ({"players": [{"seat": 0}, {"seat": 0}, {"seat": 1}]}, "only who plays alone leads two"),
    ({"players": [{"luck": 1}]}, "a player has no 'luck'"),
    ({"weather": 1}, "a position has no 'weather'"),
    ({"scenario": "picnic"}, "there is no scenario 'picnic'"),
    ({"level": "easy"}, "there is no level 'easy'"),
    ({"wave": 3}, "'wave' is a whole number from 1 to 2"),
    ({"turn": 1}, "'turn' is a whole number from 0 to 0"),
    ({"phase": "lunch"}, "there is no phase 'lunch'"),
    ({"dungeon": [["forge", "study"]]}, "a dungeon has a vault"),
    ({"dungeon": [["vault", "vault"]]}, "one tile of the vault"),
    ({"dungeon": [["vault", "attic"]]}, "there is no room 'attic'"),
    ({"dungeon": [["vault", None, "forge"]]}, "no way to the Vault"),
    ({"dungeon": {"vault": "Z1"}}, "A1 to T20"),
    ({"dungeon": {"vault": "J10", "forge": "J10"}}, "two tiles lie in one place"),
    ({"dungeon": {"vault": {"at": "J10", "doors": ["up"]}}}, "there is no edge 'up'"),
    ({"dungeon": ROW, "walls": [["study", "vault"]]}, "no passage between study and vault"),
    ({"dungeon": ROW, "walls": ["study"]}, "between two rooms"),
    ({"dungeon": ROW, "walls": [["forge", "vault"]]}, "no way to the Vault"),
    ({"dungeon": ROW, "tokens": {"sewers": ["coin"]}}, "which is not there"),
    ({"tokens": {"vault": {"gold": 1}}}, "no 'gold'"),
    ({"tokens": {"vault": {"coin": COINS + 1}}}, f"{COINS + 1} tokens coin lie there; {COINS} exist"),
    ({"tokens": 3}, "told by room"),
    ({"portals": {"vault": "ajar"}}, "uncompleted or completed"),
    ({"supply": {"portals": -1}}, "'portals' is a whole number"),
    ({"treasures": {"vault": None}}, "nobody has lost"),
    ({"treasures": {"forge": "5 heal"}}, "a Treasure is a value"),
    ({"treasures": {"forge": 4}}, "no further Treasure of value 4"),
    ({"treasures": {"forge": "2 defeat"}}, "Defeat is what it is"),
    ({"dungeon": ROW, "treasures": {"forge": "4 defeat", "vault": 3}}, "the 4 lies in the Vault alone"),
    ({"heroes": {"vault": ["wizard"]}}, "a Hero is a class"),
    ({"heroes": {"vault": ["mage asleep twice"]}}, "not 'twice'"),
    ({"heroes": {"vault": ["mage awake"]}}, "awake in the phase 'invade' alone"),
    ({"heroes": {"vault": ["mage"] * 7}}, "6 tokens of the mage"),
    ({"players": [{"clan": "dragon", "monsters": {"vault": 2}}]}, "dragon has 1 Monsters"),
    ({"players": [{"clan": "ratfolk", "monsters": {"vault": [1]}}]}, "a Monster with 1 Wounds; it can take 1"),
    ({"players": [{"hand": ["fly"]}]}, "which is no icon"),
    ({"players": [{"hand": [7]}]}, "a card is an id or icons"),
    ({"players": [{"rest": "table"}]}, "one of deck, discard, gone"),
    ({"loot": ["move"] * 6}, "has 5 places"),
    ({"loot_under": 99, "loot_rest": "gone"}, "under the deck"),
    ({"guild": ["knight eye"]}, "a class and a type of room"),
    ({"guild_rest": "discard"}, "never empty between two cards"),
    ({"coming": 1}, "in the phase 'invade'"),
    ({"card": {"card": "move", "side": 1}}, "has 1 sides"),
    ({"card": {"card": "move", "left": [1, 1]}}, "each of its icons"),
    ({"card": {"card": "move"}, "phase": "play"}, "in the phase 'card'"),
    ({"plans": ["vault"]}, "in the Builder's hands"),
    ({"marks": [0] * 99}, "'marks' has"),
]


@pytest.mark.parametrize(("position", "reason"), BAD, ids=[reason for _, reason in BAD])
def test_what_cannot_be_is_told_in_a_sentence(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup) as problem:
        GAME.place({"players": [{}], **position})
    assert reason in str(problem.value)
