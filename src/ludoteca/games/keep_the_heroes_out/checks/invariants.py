"""Whether a state of Keep the Heroes Out! can be, and the state as plain values. For tests, never for a client."""

from __future__ import annotations

from typing import Any

from ludoteca.games.keep_the_heroes_out.content.box import (
    CHAMPION,
    CLAN_NAMES,
    CLASS_NAMES,
    LEVEL_NAMES,
    NOWHERE,
    PLACES,
    ROOM_NAMES,
    ROOMS,
    TOKEN_NAMES,
    TOKENS,
    VAULT,
)
from ludoteca.games.keep_the_heroes_out.content.tables import IN_PLAY
from ludoteca.games.keep_the_heroes_out.rules.dungeon import ways_of, whole
from ludoteca.games.keep_the_heroes_out.state import (
    COMPLETED,
    LAIR,
    NO_CARD,
    NO_PORTAL,
    NO_TREASURE,
    NOT_YET,
    READY,
    REASONS,
    ROW,
    RUNNING,
    SETUP,
    STEP_NAMES,
    DungeonState,
)

DEFEAT = 4  # the value of the Treasure of the Vault


def check(state: DungeonState) -> None:
    """KTHO-R8, KTHO-R11: every card, tile and token is somewhere exactly once, and numbers are within bounds."""
    if state.step == SETUP:
        return
    _check_cards(state)
    _check_tiles(state)
    _check_treasures(state)
    _check_tokens(state)
    _check_monsters(state)
    _check_heroes(state)
    assert state.wave in {1, 2}, f"there is no Wave {state.wave}"
    assert state.coming >= NOT_YET, "fewer than no Guild cards are to come"
    assert 0 <= state.active < len(state.clans), "it is nobody's turn"


def _check_cards(s: DungeonState) -> None:
    """Tactic and Loot cards, and the Guild's."""
    content = s.content
    found = [card for clan in s.clans for pile in (clan.hand, clan.deck, clan.discard, clan.played) for card in pile]
    found += s.loot_deck
    found += [card for card in (*s.loot_row, s.card) if card != NO_CARD]
    in_play: Any = content.worked_out.get(IN_PLAY)
    if in_play is None:
        in_play = [card for clan in s.clans for card in content.clans[clan.clan].cards]
        in_play += content.loot
        in_play += [card for clan in s.foreign for card in content.clans[clan].cards]
    lost = sorted(set(in_play) - set(found))
    doubled = sorted(card for card in set(found) if found.count(card) > 1)
    assert not lost, f"cards are missing: {[content.cards[card].id for card in lost]}"
    assert not doubled, f"cards are there twice: {[content.cards[card].id for card in doubled]}"
    assert sorted(found) == sorted(in_play), "there are cards that are not in play"
    assert len(s.loot_row) == ROW, f"the Available Loot has {ROW} places"
    assert 0 <= s.loot_under <= len(s.loot_deck), "more Loot is known to lie under the deck than there is"
    guild = sorted(s.guild_deck + s.guild_discard)
    assert guild == list(range(len(content.guild))), f"Guild cards are missing or doubled: {guild}"
    assert s.guild_card == NO_CARD or s.guild_card < len(content.guild), "an unknown Guild card is being resolved"
    assert s.wave == 1 or s.last_card == (not s.guild_deck), "the last card of Wave 2 is not where it was thought"


def _check_tiles(s: DungeonState) -> None:
    """KTHO-D-51: the dungeon hangs together, and what is in the Builder pile is not in the dungeon."""
    laid = [place for place in s.place if place != NOWHERE]
    assert len(set(laid)) == len(laid), "two tiles lie in one place"
    assert all(0 <= place < PLACES for place in laid), "a tile lies off the grid"
    assert s.place[VAULT] != NOWHERE, "there is no Vault"
    waiting = s.plans + s.pile
    assert len(set(waiting)) == len(waiting), "a tile is twice among plans and pile"
    for room in waiting:
        assert s.place[room] == NOWHERE, f"the {ROOM_NAMES[room]} is in the dungeon and in the Builder's hands"
    fresh = ways_of(s.place, s.doors, s.bricked)
    assert fresh.passages == s.ways.passages, "passages are not those of the tiles"
    assert fresh.beside == s.ways.beside, "neighbours are not those of the tiles"
    assert fresh.distance == s.ways.distance, "the ways to the Vault were not worked out anew"
    assert whole(s, fresh), "a room has no way to the Vault"


def _check_treasures(s: DungeonState) -> None:
    """KTHO-R6, KTHO-D-17, KTHO-D-58: each Treasure lies in a room or in the pool of its value."""
    value = s.content.treasure_value
    found = [treasure for treasure in s.treasures if treasure != NO_TREASURE]
    for worth, pool in enumerate(s.pools):
        assert all(value[treasure] == worth for treasure in pool), f"a Treasure lies in the wrong pool: {worth}"
        found += pool
    assert sorted(found) == list(range(len(value))), f"Treasures are missing or doubled: {sorted(found)}"
    for room in range(ROOMS):
        there = s.treasures[room] != NO_TREASURE
        assert not there or s.place[room] != NOWHERE, f"a Treasure lies in the {ROOM_NAMES[room]}, which is not there"
        assert not there or (value[s.treasures[room]] == DEFEAT) == (room == VAULT), "the 4 lies in the Vault alone"
    if s.reason == RUNNING:
        assert s.treasures[VAULT] != NO_TREASURE, "the Treasure of the Vault is gone, and nobody has lost"


def _check_tokens(s: DungeonState) -> None:
    """KTHO-R8, KTHO-R31, KTHO-D-37: tokens lie in rooms of the dungeon, and not more of them than there are."""
    supply = s.content.supply
    for token in range(TOKENS):
        lying = [s.tokens[room][token] for room in range(ROOMS)]
        name = TOKEN_NAMES[token]
        assert min(lying) >= 0, f"a room owes a {name}"
        assert sum(lying) <= supply.tokens[token], f"{sum(lying)} tokens {name} lie there; {supply.tokens[token]} exist"
    for room in range(ROOMS):
        if s.place[room] == NOWHERE:
            assert not any(s.tokens[room]), f"tokens lie in the {ROOM_NAMES[room]}, which is not there"
            assert s.portals[room] == NO_PORTAL, f"a Portal lies in the {ROOM_NAMES[room]}, which is not there"
        assert NO_PORTAL <= s.portals[room] <= COMPLETED, f"there is no such Portal: {s.portals[room]}"
    portals = sum(portal != NO_PORTAL for portal in s.portals)
    assert portals <= supply.portals, f"{portals} Portals lie there; {supply.portals} exist"


def _check_monsters(s: DungeonState) -> None:
    """KTHO-R11, KTHO-D-20: Monsters are in rooms of the dungeon or in the Lair, where nobody is wounded."""
    assert len({clan.clan for clan in s.clans}) == len(s.clans), "a Clan plays twice"
    for clan in s.clans:
        name = CLAN_NAMES[clan.clan]
        monsters = s.content.clans[clan.clan].monsters
        assert len(clan.rooms) == len(clan.wounds) == monsters, f"{name}: Monsters are missing"
        for room, wounds in zip(clan.rooms, clan.wounds, strict=True):
            assert 0 <= wounds < clan.vitality, f"{name}: a Monster with {wounds} Wounds; it can take {clan.vitality}"
            if room == LAIR:
                assert wounds == 0, f"{name}: a Monster is wounded in its Lair"
            else:
                assert 0 <= room < ROOMS, f"{name}: a Monster is in no room"
                assert s.place[room] != NOWHERE, f"{name}: a Monster is in the {ROOM_NAMES[room]}, which is not there"


def _check_heroes(s: DungeonState) -> None:
    """KTHO-R61: Heroes are in rooms of the dungeon, and not more of a class than there are tokens."""
    tokens = s.content.supply.heroes
    numbers = [hero.number for hero in s.heroes]
    assert len(set(numbers)) == len(numbers), "a Hero is in two places"
    for hero in s.heroes:
        name = CLASS_NAMES[hero.hero]
        assert hero.hero == CHAMPION or hero.number // tokens == hero.hero, f"a {name} has the token of another class"
        assert 0 <= hero.room < ROOMS, f"a {name} is in no room"
        assert s.place[hero.room] != NOWHERE, f"a {name} is in the {ROOM_NAMES[hero.room]}, which is not there"
        assert hero.hurt >= 0, f"a {name} has less than no damage"
        assert 0 <= hero.stage <= READY, f"a {name} is at no stage"


def dump(state: DungeonState) -> dict[str, Any]:
    """The whole state, secrets included."""
    return {
        "scenario": state.content.scenario.id,
        "level": LEVEL_NAMES[state.level],
        "clans": [
            {
                "clan": CLAN_NAMES[clan.clan],
                "seat": clan.seat,
                "vitality": clan.vitality,
                "rooms": list(clan.rooms),
                "wounds": list(clan.wounds),
                "deck": list(clan.deck),
                "hand": list(clan.hand),
                "played": list(clan.played),
                "discard": list(clan.discard),
            }
            for clan in state.clans
        ],
        "place": list(state.place),
        "doors": list(state.doors),
        "bricked": list(state.bricked),
        "tokens": [list(tokens) for tokens in state.tokens],
        "portals": list(state.portals),
        "treasures": list(state.treasures),
        "pools": [list(pool) for pool in state.pools],
        "turned": list(state.turned),
        "heroes": [
            {
                "number": hero.number,
                "hero": CLASS_NAMES[hero.hero],
                "room": ROOM_NAMES[hero.room],
                "awake": hero.awake,
                "stage": hero.stage,
                "hurt": hero.hurt,
                "story": list(hero.story),
            }
            for hero in state.heroes
        ],
        "loot_deck": list(state.loot_deck),
        "loot_row": list(state.loot_row),
        "loot_under": state.loot_under,
        "guild_deck": list(state.guild_deck),
        "guild_discard": list(state.guild_discard),
        "foreign": list(state.foreign),
        "plans": list(state.plans),
        "pile": list(state.pile),
        "step": STEP_NAMES[state.step],
        "active": state.active,
        "turns": state.turns,
        "wave": state.wave,
        "cells_used": state.cells_used,
        "renewed": state.renewed,
        "card": state.card,
        "side": state.side,
        "left": list(state.left),
        "anew": state.anew,
        "today": state.today,
        "coming": state.coming,
        "any_order": state.any_order,
        "guild_card": state.guild_card,
        "last_card": state.last_card,
        "current": state.current,
        "steps": list(state.steps),
        "marks": list(state.marks),
        "lights": list(state.lights),
        "reason": REASONS[state.reason],
    }
