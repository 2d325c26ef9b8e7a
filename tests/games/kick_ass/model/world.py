"""What lies on the table, in plain words, and what can be seen by looking at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.games.kick_ass.model.words import DISTRICTS, RULES, Beyond, Deed, Line, Need, line_of, ways_of

Action = tuple[Any, ...]
Telling = Generator["Ask", Any, Any]


class Ask(NamedTuple):
    """A question. `how`: `one` Hero's, the `team`'s, `first` come, or all `together`."""

    kind: str
    options: dict[int, list[Action]]
    how: str


class Over(Exception):
    """The match has ended: nothing more happens (D-60)."""


@dataclass
class Card:
    """An Activation card."""

    moves: int
    kind: str
    colour: str
    district: str
    texts: list[str]

    @property
    def lines(self) -> list[Line]:
        return [line_of(text) for text in self.texts]

    def steps(self) -> list[Line]:
        return [line for line in self.lines if line.moment == "now"]


@dataclass
class Item:
    """An item. Without a `restore` of its own the Refresh phase restores it."""

    slot: str
    cost: int
    texts: list[str]
    restore: str
    own_hero: bool
    asks: bool

    @property
    def lines(self) -> list[Line]:
        if self.asks:
            raise Beyond
        return [line_of(text) for text in self.texts]


@dataclass
class Story:
    """An Event or a Boss Event."""

    setup: list[Line]
    ways: tuple[tuple[Need, ...], ...]
    reward: list[Line]
    mature: list[Line]
    lines: list[Line]
    tokens: list[tuple[int, str]]

    def needs(self) -> list[Need]:
        return [need for way in self.ways for need in way]

    def site(self) -> str:
        """Where its Mini-boss stands."""
        for line in self.setup:
            for deed in line.options[0]:
                if deed.verb == "spawn" and deed.what not in {"minion", "super"}:
                    return deed.place
        return ""


@dataclass
class Box:
    """What the pieces say, read when it is needed; numbers of the map and of the plots are those of the box."""

    cards: Callable[[int], Card]
    items: Callable[[int], Item]
    crises: Callable[[int], list[Line]]
    spawns: Callable[[int], tuple[int, list[str], list[Line]]]
    stories: Callable[[int], Story]
    twists: Callable[[int], list[Line]]
    brutes: Callable[[int], tuple[int, int, int, list[Line]]]  # power, life, armour
    brute_ids: list[str]
    limits: dict[str, int]
    arrows: dict[str, str]
    adjacent: dict[str, list[str]]
    arrival: list[int]
    red_die: list[str]
    blue_die: list[str]
    ko_die: list[bool]
    boss: int
    boss_numbers: tuple[int, int, int]  # power, life, armour
    gang: int
    waves: list[tuple[int, int, int]]  # Minions, Super-Minions, who comes with them
    mist_lose: str
    mist_gain: str
    don_tokens: list[tuple[str, str]]  # weakness, picture


@dataclass
class Foe:
    """An Enemy with a name."""

    number: int
    brute: int
    at: str
    power: int
    life: int
    armour: int
    event: int
    lasting: bool


@dataclass
class Running:
    """An Event on the row."""

    event: int
    progress: list[int]
    helped: list[set[int]]
    markers: Counter[str]


@dataclass
class Token:
    """One of Don's."""

    token: int
    at: str
    event: int
    up: bool
    left: int
    carrier: int
    left_by: set[int] = field(default_factory=set)  # who was done although a Bribe could have been paid


@dataclass
class Hero:
    """A Hero and the panel."""

    seat: int
    at: str
    stats: dict[str, int]
    most_life: int
    red: list[int]
    blue: list[int]
    viral: list[Line]
    green: int
    hand: list[int]
    played: list[int]
    items: list[int]
    slots: dict[str, int | None]
    exhausted: list[int]
    closed: set[str]
    crises: list[int]
    famous: bool
    fame_due: bool
    carried: list[int]
    out: bool
    falling: bool
    card: int | None
    down: bool
    stage: str
    moves: int
    left: list[int]
    timers: int
    combats: int
    arranged: list[int]
    discounted: bool
    leaves: bool

    def up(self) -> list[int]:
        """R28, D-40: the Crises that are face up."""
        happy = self.stats["happiness"]
        return [one for one, level in zip(self.crises, (4, 1), strict=False) if happy <= level]


@dataclass
class World:
    """Everything. Decks have their top at the end."""

    box: Box
    x: int
    heroes: list[Hero]
    minions: Counter[str]
    supers: Counter[str]
    protection: Counter[str]
    foes: list[Foe]
    foe_numbers: int
    gang: int
    arrival: int
    docks: int
    docks_side: str
    shop_markers: int
    decks: dict[str, list[int]]
    discards: dict[str, list[int]]
    offer: list[int | None]
    shop: list[int | None]
    greens: list[int]
    removed: list[int]
    items_gone: list[int]
    spare_events: list[int]
    boss_deck: list[int]
    row: list[Running | None]
    completed: list[int]
    matured: list[int]
    plot: str
    revealed: bool
    mist: dict[str, str]
    mist_up: set[str]
    skull: int
    tokens: list[Token]
    token_pool: list[int]
    tokens_gone: list[int]
    pieces: list[int]
    twists: list[int]
    room: int
    wave: int
    idle: int
    raid_due: bool
    step: str
    round: int
    segment: int
    part: int
    asleep: list[int]
    needed: int
    internet: bool
    loot_due: int
    reason: str = "running"
    fighting: bool = False
    roll: Callable[[str, int], list[int]] = field(default=lambda _tag, _n: [])
    shuffle: Callable[[str, list[int]], list[int]] = field(default=lambda _tag, cards: cards)

    # -- the end -----------------------------------------------------------------------------------------------

    def end(self, reason: str) -> None:
        """D-60: at once."""
        self.reason = reason
        raise Over

    # -- looking -----------------------------------------------------------------------------------------------

    def standing(self) -> list[int]:
        """Who is not out of the game."""
        return [hero.seat for hero in self.heroes if not hero.out]

    def free(self, place: str) -> int:
        """Circles without a figure."""
        return self.box.limits[place] - self.minions[place] - self.supers[place]

    def taken(self, place: str) -> bool:
        """R90, D-10."""
        return place in DISTRICTS and self.free(place) <= 0

    def boss(self) -> Foe | None:
        """The Boss of the plot, on the board."""
        return next((foe for foe in self.foes if self.revealed and foe.brute == self.box.boss), None)

    def gang_at(self, place: str) -> int:
        """D-28, R190: the gang stands with its Boss."""
        boss = self.boss()
        return self.gang if boss is not None and boss.at == place else 0

    def ordinary(self, place: str) -> int:
        """D-30, D-64: Don's gang are ordinary Minions."""
        return self.minions[place] + (self.gang_at(place) if self.plot == "don" else 0)

    def foes_at(self, place: str) -> list[Foe]:
        return [foe for foe in self.foes if foe.at == place]

    def enemies(self, place: str) -> int:
        """R88: every Enemy counts."""
        return self.minions[place] + self.supers[place] + self.gang_at(place) + len(self.foes_at(place))

    def company(self, place: str) -> int:
        """Heroes in a place."""
        return sum(hero.at == place and not hero.out for hero in self.heroes)

    def applies(self, hero: Hero) -> bool:
        """R87, D-46: whether the card of this segment counts where its Hero is."""
        if hero.card is None or hero.down:
            return False
        district = self.box.cards(hero.card).district
        return not district or district == hero.at

    def works(self, hero: Hero, item: int) -> bool:
        """R27, D-23, D-48, R164: an item works in its proper slot alone; one for the Backpack in there."""
        if self.box.items(item).slot == "backpack":
            return not self.rule("pack_shut", hero)
        return item in hero.slots.values()

    # -- rules that pieces make hold ---------------------------------------------------------------------------

    def rule(self, verb: str, hero: Hero | None = None, what: str = "", place: str = "") -> int:
        """How much of a rule holds for a Hero, or in a place."""
        assert verb in RULES
        total = 0
        for lines in self._in_force(hero, verb, place):
            for line in lines:
                if line.moment != "always" or (line.night and self.segment != 2):
                    continue
                for deed in line.options[0]:
                    if deed.verb == verb and deed.what in {"", what, "die"}:
                        total += deed.amount.of(self.x)
        return total

    def _in_force(self, hero: Hero | None, verb: str, place: str) -> Iterable[list[Line]]:
        if hero is not None:
            for crisis in hero.up():
                yield self.box.crises(crisis)
            if verb not in {"pack_shut", "hand_shut"}:
                for item in hero.items:
                    if any(line.moment == "always" for line in self.box.items(item).lines) and self.works(hero, item):
                        yield self.box.items(item).lines
        if self.step == "raid":
            index = (self.room if self.plot == "john" else 0) if self.twists else -1
            if 0 <= index < len(self.twists):
                yield self.box.twists(self.twists[index])
        for foe in self.foes_at(place):
            yield self.box.brutes(foe.brute)[3]


def read_story(plain: Mapping[str, Any], districts: Iterable[str]) -> Story:
    """An Event in plain terms."""
    known = set(districts)
    sections = {
        name: [line_of(text) for text in plain.get(name, ())] for name in ("setup", "reward", "mature", "lines")
    }
    ways = ways_of(plain["needs"])
    assert all(not need.place or need.place in {*known, "anywhere", "here"} for way in ways for need in way)
    tokens = [(int(weak), str(place)) for weak, place in plain.get("tokens", ())]
    return Story(ways=ways, tokens=tokens, **sections)


def deeds_of(lines: list[Line], moment: str) -> list[Deed]:
    """All deeds of a moment, where nothing is to be chosen."""
    return [deed for line in lines if line.moment == moment for deed in line.options[0]]
