"""What lies on the table, in plain words, and what can be seen by looking at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from tests.games.keep_the_heroes_out.model.box import CLASSES, FACING, STEP, TOKENS, TYPE_OF, TYPES, Icon, Rule

NEW, ARRIVED, READY = "new", "arrived", "ready"


@dataclass
class Card:
    """A Tactic or Loot card."""

    number: int
    face: str
    kind: str
    clan: str
    sides: list[list[Icon]]


@dataclass
class Monster:
    """`room` is None in the Lair."""

    room: str | None
    wounds: int


@dataclass
class Clan:
    """One Clan in play; the last card of `deck` is its top."""

    index: int
    seat: int
    name: str
    vitality: int
    start_type: str
    monsters: list[Monster]
    deck: list[int]
    hand: list[int]
    played: list[int]
    discard: list[int]

    def at(self, room: str) -> list[Monster]:
        """Its Monsters in a room."""
        return [monster for monster in self.monsters if monster.room == room]

    def out(self) -> list[str]:
        """The rooms where it has Monsters."""
        return sorted({monster.room for monster in self.monsters if monster.room is not None})

    def lair(self) -> list[Monster]:
        """Those at home."""
        return [monster for monster in self.monsters if monster.room is None]


@dataclass
class Hero:
    """A Hero in the dungeon. `stage` says where in the eight steps it goes on, while it is awake."""

    number: int
    kind: str
    room: str
    awake: bool = True
    stage: str = NEW
    hurt: int = 0
    stops: bool = False  # the Champion, who has just charged in

    def like(self) -> tuple[str, str, bool, str, int]:
        """What tells it from others."""
        return (self.kind, self.room, self.awake, self.stage if self.awake else "", self.hurt)


@dataclass
class World:
    """Everything. Decks have their top at the end."""

    level: str
    cards: dict[int, Card]
    guild: dict[int, tuple[str, str]]  # class and type of room; ("", event) for a card of the scenario
    treasure: dict[int, tuple[int, str]]  # value and effect
    token_limit: dict[str, int]
    hero_limit: int
    portal_limit: int
    tile_doors: dict[str, frozenset[str]]
    shuffle: Callable[[str, list[int]], list[int]]
    clans: list[Clan] = field(default_factory=list)
    place: dict[str, tuple[int, int]] = field(default_factory=dict)
    doors: dict[str, frozenset[str]] = field(default_factory=dict)
    bricked: dict[str, frozenset[str]] = field(default_factory=dict)
    tokens: dict[str, Counter[str]] = field(default_factory=dict)
    portals: dict[str, bool] = field(default_factory=dict)  # completed or not
    treasures: dict[str, int] = field(default_factory=dict)
    pools: dict[int, list[int]] = field(default_factory=dict)
    heroes: list[Hero] = field(default_factory=list)
    loot_deck: list[int] = field(default_factory=list)
    loot_row: list[int | None] = field(default_factory=list)
    guild_deck: list[int] = field(default_factory=list)
    guild_discard: list[int] = field(default_factory=list)
    plans: list[str | None] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    active: int = 0
    wave: int = 1
    cells_used: int = 0
    playing: bool = False  # amid Phase 1
    over: str = ""  # "held" or "pillaged"
    coming: int = -1  # Guild cards still to come in Phase 4
    more: int = 0  # Guild cards that the next invasion has more
    rules: list[Rule] = field(default_factory=list)  # of the scenario
    storm: int = 0  # Guild cards that the end of Wave 1 brings
    opened: tuple[str, ...] = ()  # the passage that a card of it has just opened
    foreign: tuple[str, ...] = ()
    stage: str = ""
    shown: str = ""  # the type of room that the last Hero card of an invasion showed
    raid: int = 0
    dark: set[str] = field(default_factory=set)
    struck_in: str = ""  # the room of the Hero who was hit last

    def copy(self, shuffle: Callable[[str, list[int]], list[int]]) -> World:
        """The same table again, with luck of its own."""
        return replace(
            self,
            shuffle=shuffle,
            clans=[
                replace(
                    clan,
                    monsters=[replace(monster) for monster in clan.monsters],
                    deck=clan.deck[:],
                    hand=clan.hand[:],
                    played=clan.played[:],
                    discard=clan.discard[:],
                )
                for clan in self.clans
            ],
            place=dict(self.place),
            doors=dict(self.doors),
            bricked=dict(self.bricked),
            tokens={room: Counter(lying) for room, lying in self.tokens.items()},
            portals=dict(self.portals),
            treasures=dict(self.treasures),
            pools={value: pool[:] for value, pool in self.pools.items()},
            heroes=[replace(hero) for hero in self.heroes],
            loot_deck=self.loot_deck[:],
            loot_row=self.loot_row[:],
            guild_deck=self.guild_deck[:],
            guild_discard=self.guild_discard[:],
            plans=self.plans[:],
            pile=self.pile[:],
            dark=set(self.dark),
        )

    # -- looking -----------------------------------------------------------------------------------------------

    def me(self) -> Clan:
        """Whose turn it is."""
        return self.clans[self.active]

    def of_type(self, room_type: str) -> list[str]:
        """KTHO-R55: the rooms of a type that are in the dungeon."""
        return [room for room in self.place if TYPE_OF[room] == room_type]

    def at(self, x: int, y: int) -> str | None:
        """The room whose tile lies there."""
        return next((room for room, spot in self.place.items() if spot == (x, y)), None)

    def beside(self, room: str) -> set[str]:
        """KTHO-D-22: the rooms whose tiles share an edge with this one's, walls or not."""
        x, y = self.place[room]
        around = [self.at(x + dx, y + dy) for dx, dy in STEP.values()]
        return {other for other in around if other is not None}

    def passages(self, room: str) -> set[str]:
        """KTHO-D-51: the rooms joined to this one: both tiles have a passage on the edge between them."""
        x, y = self.place[room]
        found = set()
        for edge in self.doors[room]:
            dx, dy = STEP[edge]
            other = self.at(x + dx, y + dy)
            if other is None or FACING[edge] not in self.doors[other]:
                continue
            if edge in self.bricked.get(room, ()) or FACING[edge] in self.bricked.get(other, ()):
                continue
            found.add(other)
        return found

    def distances(self) -> dict[str, int]:
        """KTHO-D-17: passages to the Vault, along the shortest way."""
        found = {"vault": 0}
        edge = ["vault"]
        while edge:
            room = edge.pop(0)
            for other in sorted(self.passages(room)):
                if other not in found:
                    found[other] = found[room] + 1
                    edge.append(other)
        return found

    def portal_ways(self, room: str) -> set[str]:
        """KTHO-R47, KTHO-D-23: where a completed Portal of this room leads."""
        if not self.portals.get(room, False):
            return set()
        return {other for other, completed in self.portals.items() if completed and other != room}

    def heroes_in(self, room: str) -> list[Hero]:
        """Heroes there, awake or not."""
        return [hero for hero in self.heroes if hero.room == room]

    def awake_in(self, room: str) -> list[Hero]:
        """Active Heroes there."""
        return [hero for hero in self.heroes_in(room) if hero.awake]

    def monsters_in(self, room: str) -> list[tuple[Clan, Monster]]:
        """All Monsters there."""
        return [(clan, monster) for clan in self.clans for monster in clan.at(room)]

    def supply(self, token: str) -> int:
        """KTHO-R8: how many of a token are not in the dungeon."""
        return self.token_limit[token] - sum(lying[token] for lying in self.tokens.values())

    def portal_supply(self) -> int:
        """Portals that are not in the dungeon."""
        return self.portal_limit - len(self.portals)

    def hero_supply(self, kind: str) -> list[int]:
        """Tokens of a class that are not in the dungeon, by their place within the class."""
        used = {hero.number for hero in self.heroes}
        first = self.first_number(kind)
        if kind == "champion":
            return [] if first in used else [first]
        return [number for number in range(first, first + self.hero_limit) if number not in used]

    def first_number(self, kind: str) -> int:
        """Where the numbers of a class begin."""
        return ("warrior", "rogue", "mage", "archer", "champion").index(kind) * self.hero_limit

    def lying(self, room: str, token: str) -> int:
        """How many of a token lie in a room, if it is there."""
        return self.tokens[room][token] if room in self.tokens else 0

    def places(self, where: str, here: str = "") -> list[str]:
        """The rooms that a word of a rule speaks of, as in `in vault` or `outside apothecary`."""
        how, _, name = where.partition(" ")
        if how == "outside":
            return [room for room in self.place if room != name]
        most = max((len(self.heroes_in(room)) for room in self.place), default=0)
        meant = {
            "dungeon": list(self.place),
            "stage": [self.stage],
            "here": [here],
            "shown": self.of_type(self.shown),
            "fullest": [room for room in self.place if most and len(self.heroes_in(room)) == most],
        }
        if name in TYPES:
            return self.of_type(name)
        return [room for room in meant.get(name, [name]) if room in self.place]

    def amount(self, word: str) -> int:
        """A number of a rule."""
        return {"wave": self.wave, "players": len(self.clans)}.get(word) or int(word)

    def more_guild_cards(self, n: int) -> None:
        """So many more in Phase 4: of this turn, if it has not begun."""
        if self.coming < 0:
            self.more += n
        else:
            self.coming += n

    def holds(self, condition: str, here: str = "") -> bool:
        """Whether all is so: `3 frog in apothecary`, `over 3 hero in cells`, `no champion in dungeon`."""
        for part in condition.split(" and ") if condition else []:
            words = part.split()
            how = words.pop(0) if words[0] in {"over", "under", "no"} else ""
            wanted = 0 if how == "no" else self.amount(words.pop(0))
            there = self.count(words[0], self.places(" ".join(words[1:]) or "in dungeon", here))
            met = {"over": there > wanted, "under": there < wanted, "no": there == 0, "": there >= wanted}
            if not met[how]:
                return False
        return True

    def count(self, what: str, rooms: list[str]) -> int:
        """How many of something are in these rooms."""
        if what == "type":
            return len({TYPE_OF[room] for room in self.place})
        if what in TOKENS:
            return sum(self.tokens[room][what] for room in rooms)
        if what == "hero" or what in CLASSES:
            return sum(hero.room in rooms and what in {"hero", hero.kind} for hero in self.heroes)
        if what == "monster":
            return sum(len(self.monsters_in(room)) for room in rooms)
        found: dict[str, Iterable[str]] = {
            "treasure": self.treasures,
            "portal": [room for room, completed in self.portals.items() if completed],
            "uncompleted": [room for room, completed in self.portals.items() if not completed],
            "dark": self.dark,
            "room": self.place,
        }
        return len(set(found[what]) & set(rooms))

    def always(self) -> list[str]:
        """The effects that hold now."""
        return [
            effect
            for rule in self.rules
            if rule.when == "always" and self.holds(rule.condition)
            for effect in rule.sides[0]
        ]

    def vitality(self, hero: Hero) -> int:
        """KTHO-R65: one, unless the scenario says otherwise."""
        most = len(self.clans) if hero.kind == "champion" else 1
        for effect in self.always():
            words = effect.split()
            if effect.startswith("champion vitality") and hero.kind == "champion":
                most += int(words[2])
            elif words[0] == "vitality" and hero.kind != "champion" and self.is_tough(hero, words[3]):
                most = max(most, int(words[1]))
        return most

    def is_tough(self, hero: Hero, whose: str) -> bool:
        """Whether a rule that raises the Vitality of the ringleader, or in the rooms shown, is about this one."""
        if whose == "shown":
            return TYPE_OF[hero.room] == self.shown
        prisoners = Counter(one.kind for one in self.heroes_in("cells")).most_common(2)
        tied = len(prisoners) == 2 and prisoners[0][1] == prisoners[1][1]
        return bool(prisoners) and prisoners[0][0] == hero.kind and not tied

    def hero_ways(self, room: str) -> list[str]:
        """KTHO-R72, KTHO-R48: the rooms one step nearer to where Heroes charge to, by the ways that they can go."""
        goal = self.stage if "heroes seek stage" in self.always() else "vault"
        near = {goal: 0}
        edge = [goal]
        while edge:
            here = edge.pop(0)
            for other in sorted(self.open_to_heroes(here)):
                if other not in near:
                    near[other] = near[here] + 1
                    edge.append(other)
        return [other for other in sorted(self.open_to_heroes(room)) if near[other] < near[room]]

    def open_to_heroes(self, room: str) -> set[str]:
        """Where Heroes can go from a room."""
        return self.passages(room) | (self.portal_ways(room) if "portals lead heroes" in self.always() else set())

    # -- doing -------------------------------------------------------------------------------------------------

    def can_draw(self, clan: Clan) -> bool:
        """KTHO-D-34: whether there is anything to draw."""
        return bool(clan.deck or clan.discard)

    def draw(self, clan: Clan, n: int) -> None:
        """KTHO-R32, KTHO-R23, KTHO-D-34: one by one, with a new deck from the discard pile when one is needed."""
        for _ in range(n):
            if not clan.deck:
                self.reshuffle(clan)
            if clan.deck:
                clan.hand.append(clan.deck.pop())

    def reshuffle(self, clan: Clan) -> None:
        """KTHO-R23: the discard pile becomes the deck, or goes under what is left of it (KTHO-D-40)."""
        if clan.discard:
            fresh = self.shuffle(f"tactics-{clan.index}", clan.discard)
            clan.deck = fresh + clan.deck
            clan.discard = []

    def refill_loot(self) -> None:
        """KTHO-R5: gaps of the row, from the left."""
        for slot, card in enumerate(self.loot_row):
            if card is None and self.loot_deck:
                self.loot_row[slot] = self.loot_deck.pop()

    def refill_plans(self) -> None:
        """KTHO-R59."""
        for slot, plan in enumerate(self.plans):
            if plan is None and self.pile:
                self.plans[slot] = self.pile.pop()

    def kill(self, hero: Hero) -> None:
        """KTHO-R35: to the supply."""
        self.heroes.remove(hero)

    def hurt(self, hero: Hero) -> bool:
        """One damage to a Hero; true if that was too much."""
        hero.hurt += 1
        if hero.hurt >= self.vitality(hero):
            self.kill(hero)
            return True
        return False

    def exhaust(self, hero: Hero) -> None:
        """KTHO-R73."""
        hero.awake = False

    def wake(self, hero: Hero) -> None:
        """KTHO-D-52: who wakes where it is goes on with step 5."""
        if not hero.awake:
            hero.awake = True
            hero.stage = READY
