"""Keep the Heroes Out! as numbers: the dungeon as the team knows it, from one seat, and what that seat may do.

Hidden is what KTHO-D-41 hides: the order of all decks, the Builder pile, the faces of Treasures. Where each seat has
one Clan, the Clans are counted from the own one on; in solo play, in turn order. Heroes have the numbers of their
tokens, in the row as in the actions. Where an answer names a card or a plan by its place, the row tells the place: 1
is the first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludoteca.games.keep_the_heroes_out.actions import ACTIONS, SIDES
from ludoteca.games.keep_the_heroes_out.content.box import (
    BUILDER,
    CLAN_NAMES,
    CLASS_NAMES,
    CLASSES,
    GRID,
    LEVEL_NAMES,
    NOWHERE,
    ROOMS,
    TOKENS,
)
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.games.keep_the_heroes_out.state import (
    BEGIN,
    COMPLETED,
    EFFECTS,
    LAIR,
    NO_TREASURE,
    NOBODY,
    READY,
    Clan,
    Dungeon,
    DungeonState,
    Hero,
)
from ludoteca.kernel.actions import ActionSpace
from ludoteca.kernel.encoding import (
    Encoding,
    add_one,
    put,
    put_bits,
    put_cards,
    put_flag,
    put_least,
    put_most,
    put_one_of,
    put_places,
    put_wide,
    turned,
)
from ludoteca.kernel.flow import Decision, Table

ABOUT: Final = 5  # numbers that a question is about
SCENARIOS: Final = 20
ICONS_LEFT: Final = 16
MARKS: Final = 8
POOLS: Final = 5  # of Treasures, by value
EDGES: Final = 4
KINDS: Final = len(CLASS_NAMES)
HERO_BYTES: Final = 1 + KINDS + ROOMS + 1 + (READY + 1) + 1


def _spaces(content: Content) -> Mapping[str, ActionSpace]:
    """The declared actions; nobody builds where there is no Builder."""
    if content.scenario.place[BUILDER] != NOWHERE:
        return ACTIONS
    spaces: dict[str, ActionSpace] = {}
    for kind, space in ACTIONS.items():
        spaces[kind] = ActionSpace(*[placed.act for placed in space.acts if placed.name != "build"])
    return spaces


class DungeonEncoding(Encoding):
    """The turn, the cards, every room, every Hero and every Clan."""

    def __init__(self, content: Content, seats: int, clans: int) -> None:
        cards = len(content.cards)
        heroes = CLASSES * int(content.supply.heroes) + 1  # and the Champion
        wounds = max(int(clan.vitality) for clan in content.clans)
        limits = {
            "room": ROOMS,
            "from": ROOMS,
            "to": ROOMS,
            "other": ROOMS,
            "card": cards,
            "hero": heroes,
            "first": heroes,
            "second": heroes,
            "third": heroes,
            "wounds": wounds,
            "clan": clans,
            "plan": int(content.scenario.plans),
            "rooms.mask": 1 << ROOMS,
        }
        # One to three Heroes are named in rising order; the fourth number is the third again.
        turning = {"clan": 0} if clans == seats else {}
        super().__init__(_spaces(content), seats, limits, left_out=("fourth",), seat_values=turning)
        self.passes = True
        self.cards: i64 = cards
        self.tokens: i64 = heroes
        self.wounds: i64 = wounds
        self.clans: i64 = clans
        self.guild: i64 = len(content.guild)
        self.turning = clans == seats
        self._declare_turn()
        for room in range(ROOMS):
            self._declare_room(f"room {room}")
        self.field("heroes", heroes * HERO_BYTES, high=255)
        for other in range(clans):
            name = ("me" if other == 0 else f"seat+{other}") if self.turning else f"clan {other}"
            self._declare_clan(name)

    def _declare_turn(self) -> None:
        cards = int(self.cards)
        self.field("about", 2 * ABOUT, high=255)
        self.field("about.room", ROOMS)
        self.field("step", BEGIN + 1)
        self.field("scenario", SCENARIOS)
        self.field("level", len(LEVEL_NAMES))
        self.field("wave", high=255)
        self.field("active", int(self.clans))
        self.field("turn numbers", 6, high=255)
        self.field("flags", 2)
        self.field("card", cards)
        self.field("side", SIDES)
        self.field("icons left", ICONS_LEFT, high=255)
        self.field("guild card", int(self.guild))
        self.field("guild discarded", int(self.guild))
        self.field("marks", MARKS, high=255)
        self.field("loot", cards, high=255)
        self.field("loot under", cards, high=255)
        self.field("loot deck", high=255)
        self.field("foreign", len(CLAN_NAMES))
        self.field("plans", ROOMS, high=255)
        self.field("pile", high=255)
        self.field("treasures turned", POOLS * EFFECTS, high=255)
        self.field("treasures left", POOLS, high=255)
        self.field("current hero", int(self.tokens))

    def _declare_room(self, name: str) -> None:
        self.field(f"{name}.there")
        self.field(f"{name}.place", 2, high=GRID)
        self.field(f"{name}.doors", EDGES)
        self.field(f"{name}.bricked", EDGES)
        self.field(f"{name}.ways", ROOMS)
        self.field(f"{name}.distance", high=255)
        self.field(f"{name}.tokens", TOKENS, high=255)
        self.field(f"{name}.portal", COMPLETED)
        self.field(f"{name}.treasure", high=255)
        self.field(f"{name}.light", high=255)
        self.field(f"{name}.awake", KINDS, high=255)
        self.field(f"{name}.exhausted", KINDS, high=255)
        self.field(f"{name}.monsters", int(self.clans) * int(self.wounds), high=255)

    def _declare_clan(self, name: str) -> None:
        cards = int(self.cards)
        self.field(f"{name}.clan", len(CLAN_NAMES))
        self.field(f"{name}.mine")
        self.field(f"{name}.vitality", high=255)
        self.field(f"{name}.lair", high=255)
        self.field(f"{name}.deck", high=255)
        self.field(f"{name}.hand", cards)
        self.field(f"{name}.played", cards)
        self.field(f"{name}.discarded", cards)

    # -- writing -----------------------------------------------------------------------------------------------

    def write(self, table: Table, seat: i64, decision: Decision | None, row: vec[u8], start: i64 = 0) -> None:
        """All that the team can know."""
        assert isinstance(table, Dungeon)
        s = table.s
        at = self.write_question(decision, row, start)
        at = self._about(decision, row, at)
        at = self._turn(s, seat, row, at)
        at = self._cards(s, row, at)
        rooms = at
        room: i64 = 0
        while room < ROOMS:
            at = self._room(s, room, row, at)
            room += 1
        size = (at - rooms) // ROOMS
        for hero in s.heroes:
            self._hero(hero, row, at, rooms, size)
        at += self.tokens * HERO_BYTES
        other: i64 = 0
        while other < self.clans:
            index = (seat + other) % self.clans if self.turning else other
            clan = s.clans[index]
            at = self._clan(clan, seat, row, at)
            self._monsters(clan, other, row, rooms, size)
            other += 1
        self.check_written(at - start)

    def _about(self, decision: Decision | None, row: vec[u8], at: i64) -> i64:
        """What the question is about, as the rules have it, each number in two bytes; and the room, where it is one."""
        end = at + 2 * ABOUT + ROOMS
        if decision is None:
            return end
        about: object = decision.about
        if isinstance(about, int):
            put_wide(row, at, about)
            if decision.kind in ("spoil", "way", "pillagers", "swarm", "combo", "split", "scenario-bite"):
                put_one_of(row, at + 2 * ABOUT, ROOMS, about)
        elif isinstance(about, tuple):
            i: i64 = 0
            for part in about:
                if i < ABOUT and isinstance(part, int):
                    put_wide(row, at + 2 * i, part)
                i += 1
            if decision.kind == "defend":
                put_one_of(row, at + 2 * ABOUT, ROOMS, about[1])
        return end

    def _turn(self, s: DungeonState, seat: i64, row: vec[u8], at: i64) -> i64:
        """Where the match stands."""
        at = put_one_of(row, at, BEGIN + 1, s.step)
        at = put_one_of(row, at, SCENARIOS, s.content.scenario.number - 1)
        at = put_one_of(row, at, len(LEVEL_NAMES), s.level)
        at = put_most(row, at, s.wave)
        at = put_one_of(row, at, self.clans, turned(s.active, seat, self.clans) if self.turning else s.active)
        at = put_most(row, at, s.cells_used)
        at = put_most(row, at, s.renewed)
        at = put_least(row, at, s.today)
        at = put_least(row, at, s.coming + 1)
        at = put_most(row, at, len(s.guild_deck))
        at = put_most(row, at, len(s.clans))
        at = put_flag(row, at, s.any_order)
        return put_flag(row, at, s.last_card)

    def _cards(self, s: DungeonState, row: vec[u8], at: i64) -> i64:
        """The card that is resolved, the Guild, the Loot, the Builder's plans, the Treasures that were turned."""
        at = put_one_of(row, at, self.cards, s.card)
        at = put_one_of(row, at, SIDES, s.side)
        i: i64 = 0
        for left in s.left:
            put_least(row, at + i, left)
            i += 1
        at += ICONS_LEFT
        at = put_one_of(row, at, self.guild, s.guild_card)
        at = put_cards(row, at, self.guild, s.guild_discard)
        for mark in s.marks:
            at = put_least(row, at, mark)
        at = put_places(row, at, self.cards, s.loot_row)
        at = put_places(row, at, self.cards, s.loot_deck[: s.loot_under])
        at = put_most(row, at, len(s.loot_deck))
        at = put_cards(row, at, len(CLAN_NAMES), s.foreign)
        at = put_places(row, at, ROOMS, s.plans)
        at = put_most(row, at, len(s.pile))
        for face in s.turned:
            add_one(row, at + i64(face))
        at += POOLS * EFFECTS
        for pool in s.pools:
            at = put_most(row, at, len(pool))
        return put_one_of(row, at, self.tokens, s.current if s.current != NOBODY else -1)

    def _room(self, s: DungeonState, room: i64, row: vec[u8], at: i64) -> i64:
        """A room with what lies in it; who is in it comes later."""
        place: i64 = s.place[room]
        end = at + 1 + 2 + EDGES + EDGES + ROOMS + 1 + TOKENS + COMPLETED + 1 + 1 + 2 * KINDS + self.clans * self.wounds
        if place != NOWHERE:
            at = put_flag(row, at, True)
            at = put(row, at, place // GRID)
            at = put(row, at, place % GRID)
            at = put_bits(row, at, EDGES, s.doors[room])
            at = put_bits(row, at, EDGES, s.bricked[room])
            at = put_cards(row, at, ROOMS, s.ways.passages[room])
            at = put_most(row, at, s.ways.distance[room])
            for token in s.tokens[room]:
                at = put_most(row, at, token)
            at = put_one_of(row, at, COMPLETED, i64(s.portals[room]) - 1)
            treasure: i64 = s.treasures[room]
            at = put_most(row, at, 0 if treasure == NO_TREASURE else s.content.treasure_value[treasure])
            put_least(row, at, s.lights[room])
        return end

    def _hero(self, hero: Hero, row: vec[u8], at: i64, rooms: i64, size: i64) -> None:
        """A Hero, by its token; and one more in its room."""
        here = at + hero.number * HERO_BYTES
        row[here] = u8(1)
        here = put_one_of(row, here + 1, KINDS, hero.hero)
        here = put_one_of(row, here, ROOMS, hero.room)
        here = put_flag(row, here, hero.awake)
        here = put_one_of(row, here, READY + 1, hero.stage)
        put_most(row, here, hero.hurt)
        crowd = rooms + (hero.room + 1) * size - self.clans * self.wounds - 2 * KINDS
        add_one(row, crowd + hero.hero if hero.awake else crowd + KINDS + hero.hero)

    def _clan(self, clan: Clan, seat: i64, row: vec[u8], at: i64) -> i64:
        """A Clan and its cards: all but the order of its deck lies open."""
        at = put_one_of(row, at, len(CLAN_NAMES), clan.clan)
        at = put_flag(row, at, clan.seat == seat)
        at = put_most(row, at, clan.vitality)
        at = put_most(row, at, clan.rooms.count(LAIR))
        at = put_most(row, at, len(clan.deck))
        at = put_cards(row, at, self.cards, clan.hand)
        at = put_cards(row, at, self.cards, clan.played)
        return put_cards(row, at, self.cards, clan.discard)

    def _monsters(self, clan: Clan, other: i64, row: vec[u8], rooms: i64, size: i64) -> None:
        """How many Monsters of a Clan, with how many wounds, are in each room."""
        i: i64 = 0
        for where in clan.rooms:
            if where != LAIR:
                wounds: i64 = clan.wounds[i]
                own = rooms + (i64(where) + 1) * size - (self.clans - other) * self.wounds
                add_one(row, own + wounds)
            i += 1
