"""Any position of Keep the Heroes Out! from plain data. `docs/testing.md` has the format.

Whatever the box does not have (a card written by its icons, a Guild card, a Treasure of a certain face) is added to the
box of this table; see `content/tables.py`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ludoteca.games.keep_the_heroes_out.checks.invariants import check
from ludoteca.games.keep_the_heroes_out.content.box import (
    BUILDER,
    CLAN_NAMES,
    CLASS_NAMES,
    CLASSES,
    EFFECT_NAMES,
    GRID,
    LEVEL_NAMES,
    NOWHERE,
    ROOM_NAMES,
    ROOMS,
    TOKEN_NAMES,
    TOKENS,
    TYPE_NAMES,
    VAULT,
)
from ludoteca.games.keep_the_heroes_out.content.load import own_box
from ludoteca.games.keep_the_heroes_out.content.notation import BadNotation, sides_of
from ludoteca.games.keep_the_heroes_out.content.scenario_file import FIERCEST, own_scenario, own_scenarios
from ludoteca.games.keep_the_heroes_out.content.tables import table_content
from ludoteca.games.keep_the_heroes_out.rules.cards import uses
from ludoteca.games.keep_the_heroes_out.rules.dungeon import ALL_EDGES, brick_up, edge_between, lay_out, measure, turned
from ludoteca.games.keep_the_heroes_out.state import (
    ARRIVED,
    BEGIN,
    CARD,
    COMPLETED,
    INVADE,
    LAIR,
    NEW,
    NO_CARD,
    NO_PORTAL,
    READY,
    ROW,
    STEP_NAMES,
    UNCOMPLETED,
    DungeonState,
    new_clan,
    new_hero,
    new_state,
)
from ludoteca.kernel import positions as read
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.game import Game

_FIELDS: Final = {
    *("players", "scenario", "level", "wave", "storm", "turn", "turns", "phase", "card", "coming", "cells_used"),
    *("dungeon", "walls", "tokens", "portals", "treasures", "pools", "heroes", "supply"),
    *("guild", "guild_discard", "guild_rest", "loot", "loot_deck", "loot_rest", "loot_under", "foreign"),
    *("plans", "pile", "marks", "lights"),
}
_PLAYER_FIELDS: Final = {"clan", "seat", "monsters", "vitality", "hand", "deck", "discard", "played", "rest"}
_PHASES: Final = ("begin", "play", "renew", "clean", "last", "invade", "next")
_PORTALS: Final = ("", "uncompleted", "completed")
_EDGES: Final = ("north", "east", "south", "west")
_STAGES: Final = {"new": NEW, "arrived": ARRIVED, "awake": READY}
_MOST: Final = 99
_FIRST: Final = 9 * GRID + 9  # where the first tile of a dungeon in rows lies, so that the Builder has room around it
_AT: Final = re.compile(r"([A-T])([0-9]{1,2})")


class _Box:
    """What is in the box of this table: everything handed out once, and more of it where a position asks for more."""

    def __init__(self, scenario_id: str) -> None:
        self.house = own_box()
        scenario = own_scenario(scenario_id)
        self.ids = [card.id for card in self.house.cards]
        self.free = list(range(len(self.ids)))
        self.cards: list[str] = []  # written by their icons
        self.in_play: list[int] = []
        self.guild_names = [f"{CLASS_NAMES[card.hero]} {TYPE_NAMES[card.room_type]}" for card in self.house.guild]
        for card in scenario.cards:
            self.guild_names += [card.id] * card.copies
        self.guild_names += [f"{CLASS_NAMES[hero]} {TYPE_NAMES[room_type]}" for hero, room_type in scenario.heroes]
        self.guild_free = list(range(len(self.guild_names)))
        self.guild: list[tuple[int, int]] = []
        self.treasures = list(zip(self.house.treasure_value, self.house.treasure_effect, strict=True))
        self.treasures_free = list(range(len(self.treasures)))
        self.more_treasures: list[tuple[int, str]] = []

    def card(self, name: object) -> int:
        """A card by its id, or by its icons."""
        if not isinstance(name, str):
            raise BadSetup(f"a card is an id or icons, as '2 activate / swarm move', not {name!r}")
        if name in self.ids:
            for card in self.free:
                if self.ids[card] == name:
                    return self.use(card)
            raise BadSetup(f"the box has no further card {name!r}")
        try:
            sides_of(name)
        except BadNotation as wrong:
            raise BadSetup(f"there is no card {name!r}, and as icons it {wrong}") from wrong
        self.cards.append(name)
        self.in_play.append(len(self.ids) + len(self.cards) - 1)
        return self.in_play[-1]

    def use(self, card: int) -> int:
        """A card of the house is in play."""
        self.free.remove(card)
        self.in_play.append(card)
        return card

    def guild_card(self, name: object) -> int:
        """A Guild card: `"warrior eye"`, or the id of one of the scenario."""
        for card in self.guild_free:
            if self.guild_names[card] == name:
                self.guild_free.remove(card)
                return card
        words = name.split() if isinstance(name, str) else []
        if len(words) != 2 or words[0] not in CLASS_NAMES[:CLASSES] or words[1] not in TYPE_NAMES:
            if name in self.guild_names:
                raise BadSetup(f"the Guild has no further card {name!r}")
            raise BadSetup(f"a Guild card is a class and a type of room, or one of the scenario, not {name!r}")
        self.guild.append((CLASS_NAMES.index(words[0]), TYPE_NAMES.index(words[1])))
        self.guild_names.append(" ".join(words))
        return len(self.guild_names) - 1

    def treasure(self, value: int, effect: str | None) -> int:
        """A Treasure of this value, with this face or any."""
        for treasure in self.treasures_free:
            worth, does = self.treasures[treasure]
            if worth == value and effect in {None, EFFECT_NAMES[does]}:
                self.treasures_free.remove(treasure)
                return treasure
        if effect is None:
            raise BadSetup(f"the box has no further Treasure of value {value}")
        if (value == 4) or effect == "defeat":
            raise BadSetup("there is one Treasure of value 4, and Defeat is what it is")
        self.more_treasures.append((value, effect))
        self.treasures.append((value, EFFECT_NAMES.index(effect)))
        return len(self.treasures) - 1


class _Placing:
    """A position on its way to a state."""

    def __init__(self, position: Mapping[str, Any], scenario_id: str) -> None:
        self.position = position
        self.scenario = own_scenario(scenario_id)
        self.box = _Box(scenario_id)
        self.own_map = position.get("dungeon") is None


def place(game: Game, position: Mapping[str, Any]) -> tuple[DungeonState, int, dict[str, Any]]:
    """The state that the data describes; what it leaves out is as it usually is."""
    read.fields("a position", position, _FIELDS)
    players = read.listed(position, "players")
    if not players:
        raise BadSetup("'players' has one entry for each Clan in play, in turn order")
    for player in players:
        read.fields("a player", player, _PLAYER_FIELDS)
    names = read.names_of(players, "clan", CLAN_NAMES)
    clans = [read.index(CLAN_NAMES, name, "Clan") for name in names]
    seats = [read.number(player, "seat", i, 0, len(players) - 1) for i, player in enumerate(players)]
    if sorted(set(seats)) != list(range(max(seats) + 1)):
        raise BadSetup(f"seats are numbered from 0, without a gap, not {seats}")
    scenario_id = position.get("scenario", next(iter(own_scenarios())))
    read.index(tuple(own_scenarios()), scenario_id, "scenario")
    level = read.index(LEVEL_NAMES, position.get("level", LEVEL_NAMES[0]), "level")
    p = _Placing(position, scenario_id)
    piles = [_piles(p, player, clan) for player, clan in zip(players, clans, strict=True)]
    loot = _loot(p)
    card = _card_in_hand(p)
    guild = _guild(p)
    treasures, pools = _treasures(p)
    options = _options(game, p, seats, names, level)
    content = table_content(options)
    state = new_state(content, [new_clan(content, seats[i], clan) for i, clan in enumerate(clans)], level)
    for clan_state, player, (hand, deck, discard, played) in zip(state.clans, players, piles, strict=True):
        clan_state.hand, clan_state.deck, clan_state.discard, clan_state.played = hand, deck, discard, played
        clan_state.vitality = read.number(player, "vitality", int(clan_state.vitality), 1, 7)
        _place_monsters(clan_state.rooms, clan_state.wounds, player.get("monsters", {}), CLAN_NAMES[clan_state.clan])
    _place_dungeon(p, state)
    state.treasures, state.pools = treasures, pools
    state.guild_deck, state.guild_discard = guild
    state.loot_row, state.loot_deck, state.foreign = loot
    state.loot_under = read.number(position, "loot_under", 0, 0, _MOST)
    _place_tokens(p, state)
    _place_heroes(state, position.get("heroes", {}))
    _place_builder(p, state)
    _place_turn(p, state, card)
    read.must_be(lambda: check(state))
    return state, max(seats) + 1, options


def _options(game: Game, p: _Placing, seats: list[int], names: list[Any], level: int) -> dict[str, Any]:
    """The options that a table with this position would have, and what is in its box."""
    chosen: list[list[str]] = [[] for _ in range(max(seats) + 1)]
    for seat, name in zip(seats, names, strict=True):
        chosen[seat].append(name)
    for seat, mine in enumerate(chosen):
        if len(mine) > (2 if len(chosen) == 1 else 1):
            raise BadSetup(f"seat {seat} leads {len(mine)} Clans: only who plays alone leads two")
    wanted: dict[str, Any] = {"scenario": p.scenario.id, "level": LEVEL_NAMES[level]}
    wanted["clans"] = chosen
    options = game.check_setup(len(chosen), wanted)
    box = p.box
    return {
        **options,
        "box": {
            "cards": box.cards,
            "guild": [list(card) for card in box.guild],
            "treasures": [list(treasure) for treasure in box.more_treasures],
            "supply": _supply(p),
            "storm": read.number(p.position, "storm", int(p.scenario.storm), 0, FIERCEST),
            "in_play": sorted(box.in_play),
        },
    }


# -- cards -------------------------------------------------------------------------------------------------------


def _cards(p: _Placing, data: Mapping[str, Any], name: str) -> list[int]:
    return [p.box.card(card) for card in read.listed(data, name)]


def _rest(data: Mapping[str, Any], name: str, choices: tuple[str, ...]) -> str:
    """Where everything goes that is not named."""
    rest = data.get(name, choices[0])
    if rest not in choices:
        raise BadSetup(f"{name!r} is one of {', '.join(choices)}, not {rest!r}")
    return str(rest)


def _piles(p: _Placing, player: Mapping[str, Any], clan: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """Hand, deck, discard pile and play area of a Clan; the cards that are not named go to one of them."""
    hand, discard, played = (_cards(p, player, name) for name in ("hand", "discard", "played"))
    top = _cards(p, player, "deck")
    rest = _rest(player, "rest", ("deck", "discard", "gone"))
    left = [card for card in p.box.house.clans[clan].cards if card in p.box.free]
    below: list[int] = []
    if rest != "gone":
        for card in left:
            (below if rest == "deck" else discard).append(p.box.use(card))
    return hand, below[::-1] + top[::-1], discard, played


def _loot(p: _Placing) -> tuple[list[int], list[int], list[int]]:
    """The Available Loot, the Loot deck, and the Clans whose cards are among it."""
    position, box = p.position, p.box
    foreign = [read.index(CLAN_NAMES, name, "Clan") for name in read.listed(position, "foreign")]
    row = [NO_CARD if card is None else box.card(card) for card in read.listed(position, "loot")]
    if len(row) > ROW:
        raise BadSetup(f"the Available Loot has {ROW} places, not {len(row)}")
    top = _cards(p, position, "loot_deck")
    below: list[int] = []
    if _rest(position, "loot_rest", ("deck", "gone")) == "deck":
        cards = [*box.house.loot, *(card for clan in foreign for card in box.house.clans[clan].cards)]
        below = [box.use(card) for card in cards if card in box.free]
    if "loot" not in position:
        row = [below.pop() for _ in range(min(ROW, len(below)))]
    return row + [NO_CARD] * (ROW - len(row)), below[::-1] + top[::-1], foreign


def _card_in_hand(p: _Placing) -> tuple[int, int, list[int]] | None:
    """The card that is being resolved: its number, its side, and what is left of it."""
    data = p.position.get("card")
    if data is None:
        return None
    read.fields("the card that is being resolved", data, {"card", "side", "left"})
    return p.box.card(data.get("card")), read.number(data, "side", 0, 0, 3), read.listed(data, "left")


def _guild(p: _Placing) -> tuple[list[int], list[int]]:
    """The Guild deck, its top at the end, and what was drawn in this Wave."""
    position, box = p.position, p.box
    top = [box.guild_card(name) for name in read.listed(position, "guild")]
    drawn = [box.guild_card(name) for name in read.listed(position, "guild_discard")]
    if _rest(position, "guild_rest", ("deck", "discard")) == "discard":
        return top[::-1], box.guild_free + drawn
    return box.guild_free[::-1] + top[::-1], drawn


# -- the dungeon -------------------------------------------------------------------------------------------------


def _room(name: object) -> int:
    return read.index(ROOM_NAMES, name, "room")


def _by_room(data: object, what: str) -> dict[int, Any]:
    """Something for each of some rooms."""
    if not isinstance(data, Mapping):
        raise BadSetup(f"{what} are told by room, as {{'vault': …}}, not {data!r}")
    return {_room(name): value for name, value in data.items()}


def _grid_place(at: object) -> int:
    """A place of the grid, from its column letter and row."""
    found = _AT.fullmatch(at) if isinstance(at, str) else None
    if found is None or not 1 <= int(found[2]) <= GRID:
        raise BadSetup(f"a place of the grid is A1 to T{GRID}, not {at!r}")
    return (int(found[2]) - 1) * GRID + ord(found[1]) - ord("A")


def _place_dungeon(p: _Placing, s: DungeonState) -> None:
    """KTHO-R4: the scenario's own, rows of rooms with passages between all neighbours, or tiles one by one."""
    given = p.position.get("dungeon")
    if given is None:
        lay_out(s)
    elif isinstance(given, (list, tuple)):
        for y, row in enumerate(given):
            for x, name in enumerate(row):
                if name is not None:
                    room = _room(name)
                    if s.place[room] != NOWHERE:
                        raise BadSetup(f"there is one tile of the {name}, not two")
                    s.place[room] = _FIRST + y * GRID + x
                    s.doors[room] = ALL_EDGES
    else:
        for room, tile in _by_room(given, "tiles").items():
            data = {"at": tile} if isinstance(tile, str) else tile
            read.fields("a tile", data, {"at", "turn", "doors"})
            s.place[room] = _grid_place(data.get("at"))
            s.doors[room] = turned(s.content.tile_doors[room], read.number(data, "turn", 0, 0, 3))
            if "doors" in data:
                s.doors[room] = sum({1 << read.index(_EDGES, edge, "edge") for edge in read.listed(data, "doors")})
    if s.place[VAULT] == NOWHERE:
        raise BadSetup("a dungeon has a vault")
    measure(s)
    for pair in read.listed(p.position, "walls"):
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            raise BadSetup(f"a wall is between two rooms, not {pair!r}")
        one, other = _room(pair[0]), _room(pair[1])
        if not edge_between(s, one, other) or other not in s.ways.passages[one]:
            raise BadSetup(f"there is no passage between {pair[0]} and {pair[1]} that could be bricked up")
        brick_up(s, one, other, True)


def _treasures(p: _Placing) -> tuple[list[int], list[list[int]]]:
    """By room, the Treasure that lies there; and the pools of the others, by value."""
    wanted: dict[int, Any] = {VAULT: 4}
    if p.own_map:
        wanted = {room: value for room, value in enumerate(p.scenario.treasures) if value}
    wanted.update(_by_room(p.position.get("treasures", {}), "Treasures"))
    pools = p.position.get("pools", {})
    read.fields("the pools of Treasures", pools, {"1", "2", "3"})
    found = [-1] * ROOMS
    known = {room: _treasure(told) for room, told in wanted.items() if told is not None}
    for room, (value, effect) in known.items():  # those with a face first: they must not be taken for any other
        if effect is not None:
            found[room] = p.box.treasure(value, effect)
    tops = {int(value): [p.box.treasure(int(value), effect) for effect in read.listed(pools, value)] for value in pools}
    for room, (value, effect) in known.items():
        if effect is None:
            found[room] = p.box.treasure(value, None)
    out: list[list[int]] = [[] for _ in range(5)]
    for treasure in p.box.treasures_free:
        out[p.box.treasures[treasure][0]].append(treasure)
    for value, top in tops.items():
        out[value] += top[::-1]
    return found, out


def _treasure(told: object) -> tuple[int, str | None]:
    """`3`, or `"3 prisoner"`."""
    if isinstance(told, int) and not isinstance(told, bool) and 1 <= told <= 4:
        return told, None
    words = told.split() if isinstance(told, str) else []
    if len(words) != 2 or words[0] not in {"1", "2", "3", "4"} or words[1] not in EFFECT_NAMES:
        raise BadSetup(f"a Treasure is a value, or a value and its face as in '3 prisoner', not {told!r}")
    return int(words[0]), words[1]


def _supply(p: _Placing) -> list[Any]:
    """How many tokens there are in all: the box's, unless the position says how many are left beside those that lie."""
    told = p.position.get("supply", {})
    read.fields("the supply", told, {*TOKEN_NAMES, "heroes", "portals"})
    house = p.box.house.supply
    lying = [0] * TOKENS
    for tokens in _by_room(p.position.get("tokens", {}), "tokens").values():
        for token, n in _token_counts(tokens).items():
            lying[token] += n
    left = [house.tokens[token] for token in range(TOKENS)]
    for token in range(TOKENS):
        if TOKEN_NAMES[token] in told:
            left[token] = lying[token] + read.number(told, TOKEN_NAMES[token], 0, 0, _MOST)
    portals = house.portals
    if "portals" in told:
        portals = len(_portals(p)) + read.number(told, "portals", 0, 0, _MOST)
    return [left, read.number(told, "heroes", int(house.heroes), 1, 12), int(portals)]


def _token_counts(tokens: object) -> dict[int, int]:
    """How many of which, from `{"coin": 2}` or `["coin", "coin"]`."""
    if isinstance(tokens, (list, tuple)):
        named = [read.index(TOKEN_NAMES, token, "token") for token in tokens]
        return {token: named.count(token) for token in named}
    data = read.fields("what lies in a room", tokens, TOKEN_NAMES)
    return {TOKEN_NAMES.index(name): read.number(data, name, 0, 0, _MOST) for name in data}


def _portals(p: _Placing) -> dict[int, int]:
    """By room, the Portals: those of the scenario in its own dungeon, and what the position says."""
    found = {room: UNCOMPLETED for room in range(ROOMS) if p.own_map and p.scenario.portals[room]}
    for room, told in _by_room(p.position.get("portals", {}), "Portals").items():
        if told is not None and told not in _PORTALS[1:]:
            raise BadSetup(f"a Portal is uncompleted or completed, not {told!r}")
        found[room] = NO_PORTAL if told is None else (COMPLETED if told == _PORTALS[COMPLETED] else UNCOMPLETED)
    return {room: portal for room, portal in found.items() if portal != NO_PORTAL}


def _place_tokens(p: _Placing, s: DungeonState) -> None:
    for room, tokens in _by_room(p.position.get("tokens", {}), "tokens").items():
        for token, n in _token_counts(tokens).items():
            s.tokens[room][token] = n
    for room, portal in _portals(p).items():
        s.portals[room] = portal


# -- who is there ------------------------------------------------------------------------------------------------


def _place_monsters(rooms: list[int], wounds: list[int], told: object, name: str) -> None:
    """By room, how many Monsters are there, or the wounds of each; the others are in the Lair."""
    monster = 0
    for room, there in _by_room(told, "Monsters").items():
        hurt = there if isinstance(there, (list, tuple)) else [0] * read.number({"n": there}, "n", 0, 0, _MOST)
        for wound in hurt:
            if monster == len(rooms):
                raise BadSetup(f"{name} has {len(rooms)} Monsters, and no more")
            rooms[monster] = room
            wounds[monster] = read.number({"wounds": wound}, "wounds", 0, 0, 7)
            monster += 1
    assert LAIR not in rooms[:monster]


def _place_heroes(s: DungeonState, told: object) -> None:
    """By room, Heroes as texts: `"warrior"` is exhausted; `"mage awake"`, `"rogue new"`, `"archer arrived hurt 1"`."""
    counts = [0] * len(CLASS_NAMES)
    for room, heroes in _by_room(told, "Heroes").items():
        for text in heroes if isinstance(heroes, (list, tuple)) else [heroes]:
            words = text.split() if isinstance(text, str) else []
            if not words or words[0] not in CLASS_NAMES:
                raise BadSetup(f"a Hero is a class and how it is, as in 'mage awake hurt 1', not {text!r}")
            hero_class = CLASS_NAMES.index(words[0])
            hero = new_hero(int(hero_class * s.content.supply.heroes + counts[hero_class]), hero_class, room)
            counts[hero_class] += 1
            if hero_class < CLASSES and counts[hero_class] > s.content.supply.heroes:
                raise BadSetup(f"there are {s.content.supply.heroes} tokens of the {words[0]}, and no more")
            hero.awake = False
            hero.stage = READY
            _hero_words(hero, words[1:], text)
            s.heroes.append(hero)


def _hero_words(hero: Any, words: list[str], text: object) -> None:
    """How a Hero is."""
    rest = words[:]
    while rest:
        word = rest.pop(0)
        if word in _STAGES:
            hero.awake, hero.stage = True, _STAGES[word]
        elif word == "hurt" and rest and rest[0].isdigit():
            hero.hurt = int(rest.pop(0))
        elif word != "asleep":
            raise BadSetup(f"a Hero is asleep, awake, new or arrived, and hurt by a number, not {word!r} ({text!r})")


def _place_builder(p: _Placing, s: DungeonState) -> None:
    """KTHO-R59, KTHO-D-50: plans and pile; with a Builder, all tiles that are left are in the pile."""
    plans = [_room(name) for name in read.listed(p.position, "plans")]
    pile = [_room(name) for name in read.listed(p.position, "pile")][::-1]
    if "pile" not in p.position and s.place[BUILDER] != NOWHERE:
        pile = [
            room
            for room in range(ROOMS)
            if s.place[room] == NOWHERE and room not in plans and room not in p.scenario.without
        ]
        if "plans" not in p.position:
            plans = [pile.pop() for _ in range(min(p.scenario.plans, len(pile)))]
    s.plans, s.pile = plans, pile


def _place_turn(p: _Placing, s: DungeonState, card: tuple[int, int, list[int]] | None) -> None:
    """Whose turn it is, and how far it has come."""
    position = p.position
    s.active = read.number(position, "turn", 0, 0, len(s.clans) - 1)
    s.turns = read.number(position, "turns", 0, 0, 10_000)
    s.wave = read.number(position, "wave", 1, 1, 2)
    s.last_card = s.wave == 2 and not s.guild_deck
    s.cells_used = read.number(position, "cells_used", 0, 0, _MOST)
    phase = position.get("phase", "begin" if card is None else "card")
    if card is not None:
        if phase != "card":
            raise BadSetup("a card is resolved in the phase 'card'")
        s.card, s.side = card[0], card[1]
        sides = s.content.cards[s.card].sides
        if s.side >= len(sides):
            raise BadSetup(f"that card has {len(sides)} sides")
        s.left = card[2] or [uses(icon) for icon in sides[s.side]]
        if len(s.left) != len(sides[s.side]):
            raise BadSetup(f"what is left of a card is told for each of its icons: {len(sides[s.side])}")
        s.step = CARD
    else:
        s.step = STEP_NAMES.index(_PHASES[read.index(_PHASES, phase, "phase")])
    if "coming" in position:
        s.coming = s.today = read.number(position, "coming", 0, 0, _MOST)
        if s.step != INVADE:
            raise BadSetup("Guild cards are to come in the phase 'invade'")
    if not s.guild_deck:
        raise BadSetup("the Guild deck is never empty between two cards: it is renewed, or the match is won")
    if s.step != INVADE and any(hero.awake for hero in s.heroes):
        raise BadSetup("Heroes are awake in the phase 'invade' alone")
    for name, kept in (("marks", s.marks), ("lights", s.lights)):
        told = read.listed(position, name)
        if len(told) > len(kept):
            raise BadSetup(f"{name!r} has {len(kept)} numbers, not {len(told)}")
        for i, value in enumerate(told):
            kept[i] = read.number({name: value}, name, 0, 0, 10**6)
    assert s.step != BEGIN or s.card == NO_CARD
