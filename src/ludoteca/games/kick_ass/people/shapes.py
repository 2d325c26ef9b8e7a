"""The shape of what `view.board` shows, for the web client's types. The view returns it.

The team shares everything (KA-D-61), so everybody sees the same. Whatever can be pointed at has a `ref`, and the
choices of a question name the same refs, in the order in which a person picks them:

| ref | what it is |
| --- | --- |
| `district:docks` | a district, also as the target of a walk |
| `hero:1` | a hero, by its seat |
| `card:12` | an activation card by its number: in a hand, played, or on display |
| `effect:12.0` | a step of a card; `option:1` is a side of its choice |
| `up`, `down` | how a card is played |
| `item:7` | an item by its number: worn, carried, or in the shop |
| `slot:head` | an equipment slot, `slot:backpack` too |
| `crisis:3` | a crisis that has been face up |
| `event:0`, `need:1` | a space of the event row, 0 to 2, and a task of it |
| `enemy:4`, `enemy:minion` | an enemy with a name, by its number; a kind of enemies, in a fight |
| `minion:docks` | an ordinary minion of a district |
| `token:park`, `don:3` | a token of Red Mist's, by its district; one of Don's, by its number |
| `die:1.5`, `source:2` | a die of a fighter; what lets it be rolled again |
| `stat:happiness` | a meter, or dollars |
| `timer`, `combat`, `pass` | what their names say |
| `n:3` | how many, of whatever was named before |
| `seat:0` | a player |

Nothing here is left to be worked out: what a client shows of the rules is a key with its parameters (`Said`), and words
are made of it as of a question.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

DistrictId = Literal["police", "park", "wall_street", "shop", "library", "hospital", "docks", "city_hall"]
PhaseId = Literal["setup", "event", "day", "sleep", "refresh", "hideout", "square", "over"]
SegmentId = Literal["morning", "afternoon", "night"]
Meter = Literal["happiness", "strength", "media", "life"]
CardColor = Literal["blue", "red", "green"]
CardType = Literal["work", "personal", "hero", "famous"]
SlotId = Literal["head", "body", "left", "right", "backpack"]
ItemSlot = Literal["head", "body", "hand", "two-hands", "backpack"]
HeroDeed = Literal["choosing", "chosen", "walking", "acting", "saved", "done", "out", "idle"]
DieFace = Literal["hit", "hit-bolt", "shield", "shield-bolt", "blank"]
DieColor = Literal["red", "blue"]
EnemyKind = Literal["minion", "super", "mini", "gang", "boss"]
DangerId = Literal["city-hall", "events", "rounds", "plot", "skull", "faint", "waves", "idle"]
PlotId = Literal["red_mist", "vic", "john", "don", "mother"]
FightStep = Literal["begin", "dice", "bolts", "damage", "hits", "after"]


class Said(TypedDict):
    """Words to be: a key with its parameters."""

    key: str
    params: dict[str, Any]


class IconN(TypedDict):
    """An icon with a number; 0 is no number."""

    icon: str
    n: int


class EffectFace(TypedDict):
    """One thing that a card, an item or a reward does: icons with their numbers (`or` between the sides of a choice,
    `then` after a price), and the same in words."""

    ref: str
    icons: list[IconN]
    text: Said
    used: bool
    must: bool


class CardFace(TypedDict):
    """An activation card, face up."""

    ref: str
    id: str
    name: Said
    color: CardColor
    type: CardType | None
    move: int
    effects: list[EffectFace]
    more: list[EffectFace]
    district: DistrictId | None
    rule: str


class PlayedCard(TypedDict):
    """A card that was played in a segment; face down it is one step and one clock."""

    card: CardFace
    down: bool
    now: bool


class ItemFace(TypedDict):
    """An item."""

    ref: str
    id: str
    name: Said
    slot: ItemSlot
    price: int
    exhausted: bool
    works: bool
    effects: list[EffectFace]
    asks: Said | None
    restore: Said | None


class SlotFace(TypedDict):
    """An equipment slot with what is in it; a hand can be closed."""

    ref: str
    slot: SlotId
    item: ItemFace | None
    closed: bool


class CrisisFace(TypedDict):
    """One of the two crises of a hero. What was never up is nobody's to know (KA-D-61)."""

    ref: str
    level: int
    up: bool
    id: str | None
    name: Said | None
    effects: list[EffectFace]


class Foot(TypedDict):
    """A threshold of a meter, with a word."""

    at: int
    text: Said


class MeterFace(TypedDict):
    """A meter: where it stands, how far it goes, and its thresholds."""

    meter: Meter
    n: int
    low: int
    high: int
    feet: list[Foot]


class Pool(TypedDict):
    """What a hero would roll now."""

    red: int
    blue: int
    hits: int
    shields: int


class HeroFace(TypedDict):
    """A hero with its panel."""

    ref: str
    seat: int
    hero: str
    name: Said
    district: DistrictId | None
    meters: list[MeterFace]
    dollars: int
    slots: list[SlotFace]
    backpack: list[ItemFace]
    crises: list[CrisisFace]
    hand: list[CardFace]
    played: list[PlayedCard]
    famous: bool
    green: CardFace | None
    pool: Pool
    steps: int
    deed: HeroDeed
    left: list[EffectFace]
    viral: list[EffectFace]
    out: bool
    carries: list[Said]


class Circle(TypedDict):
    """A circle of a district."""

    kind: Literal["free", "minion", "super", "shield"]


class FigureFace(TypedDict):
    """An enemy off the circles: mini-boss, boss, member of a gang."""

    ref: str
    kind: EnemyKind
    id: str
    name: Said
    figure: str
    power: int
    life: int
    armour: int
    n: int
    untouchable: bool
    effects: list[EffectFace]


class EnemyFace(TypedDict):
    """An enemy in a fight, or `n` of a kind: and how many hits one of them takes to fall."""

    ref: str
    kind: EnemyKind
    id: str
    name: Said
    figure: str
    n: int
    power: int
    life: int
    armour: int
    need: int
    untouchable: bool
    effects: list[EffectFace]


class Badge(TypedDict):
    """What an event has laid into a district: its letter, and how far its task here is."""

    event: int
    letter: str
    n: int
    of: int
    text: Said


class TokenFace(TypedDict):
    """A token of the final plot."""

    ref: str
    up: bool
    color: str
    picture: str
    n: int
    text: Said


class DistrictFace(TypedDict):
    """A district."""

    ref: str
    district: DistrictId
    name: Said
    limit: int
    minions: int
    supers: int
    shields: int
    circles: list[Circle]
    taken: bool
    blocked: bool
    next: DistrictId
    near: list[DistrictId]
    figures: list[FigureFace]
    badges: list[Badge]
    tokens: list[TokenFace]
    timer: Said
    timer_icons: list[IconN]
    bonus: Said
    bonus_icons: list[IconN]
    power: int
    enemies: list[EnemyFace]


class TaskFace(TypedDict):
    """A part of what an event asks for."""

    icon: str
    n: int
    of: int
    done: bool
    district: DistrictId | None
    text: Said


class EventFace(TypedDict):
    """A card of the event row."""

    ref: str
    space: int
    letter: str
    id: str
    boss: bool
    name: Said
    figure: str
    new: bool
    last: bool
    setup: list[EffectFace]
    ways: list[list[TaskFace]]
    reward: list[EffectFace]
    mature: list[EffectFace]
    lasting: list[EffectFace]


class SpawnFace(TypedDict):
    """The last spawn card."""

    ref: str
    id: str
    name: Said
    advance: int
    n: int
    districts: list[DistrictId]
    effects: list[EffectFace]


class Arrival(TypedDict):
    """The arrival track."""

    track: list[int]
    at: int


class DangerFace(TypedDict):
    """One way to lose, or, with `good`, what is still missing to win: n of so many."""

    id: DangerId
    icon: str
    n: int
    of: int
    grave: bool
    good: bool
    title: Said
    text: Said


class DocksFace(TypedDict):
    """The marker of the docks: what it gives, and on which space it is."""

    gives: Literal["hit", "shield"]
    at: int


class Tracker(TypedDict):
    """A marker on the track of the final plot, and whose it is."""

    id: str
    icon: str
    color: str
    name: Said
    whose: Said | None
    n: int


class Place(TypedDict):
    """A room of the hideout, or a wave; `figure` is who leads it."""

    id: str
    name: Said
    now: bool
    done: bool
    modifier: Said | None
    effects: list[EffectFace]
    minions: int
    supers: int
    brute: Said | None
    figure: str


class PlotFace(TypedDict):
    """The final plot: its goal, what its track shows, and what its own scene needs.

    `march` is the ring that Vic and Don walk; `hidden` are tokens that nobody has turned; `pieces` are the boss events
    that have become rooms or parts of the square, of so many; `enemies` are those on the field of a last stand."""

    id: PlotId | None
    name: Said
    figure: str
    revealed: bool
    goal: Said
    rules: list[Said]
    top: int
    trackers: list[Tracker]
    march: list[DistrictId]
    at: DistrictId | None
    places: list[Place]
    pieces: int
    pieces_needed: int
    hidden: int
    enemies: list[EnemyFace]


class DieRolled(TypedDict):
    """A die of a fight."""

    ref: str
    color: DieColor
    face: DieFace


class BoltFace(TypedDict):
    """What a bolt does for a fighter, and by what."""

    color: Literal["any", "red", "blue"]
    name: Said
    effect: EffectFace


class Fighter(TypedDict):
    """A hero in a fight."""

    ref: str
    seat: int
    hero: str
    life: int
    most: int
    taken: int
    faints: bool
    dice: list[DieRolled]
    hits: int
    shields: int
    done: bool
    bolts: list[BoltFace]


class Combat(TypedDict):
    """A fight that is under way."""

    district: DistrictId | None
    where: Said
    step: FightStep
    fighters: list[Fighter]
    enemies: list[EnemyFace]
    power: int
    hits: int
    shields: int
    damage: int
    damage_left: int
    hits_left: int
    docks_hit: int
    docks_shield: int
    modifiers: list[Said]


class About(TypedDict):
    """What a question is about, for whoever draws it."""

    district: NotRequired[str]
    hero: NotRequired[str]
    card: NotRequired[str]
    item: NotRequired[str]
    event: NotRequired[str]
    step: NotRequired[str]
    left: NotRequired[int]
    targets: NotRequired[list[str]]
    chain: NotRequired[Said]


class Board(TypedDict):
    """All that anyone may see."""

    phase: PhaseId
    round: int
    rounds: int
    segment: SegmentId | None
    players: int
    solo: bool
    heroes: list[HeroFace]
    districts: list[DistrictFace]
    events: list[EventFace | None]
    event_deck: int
    completed: int
    needed: int
    matured: int
    most_matured: int
    arrival: Arrival
    spawn: SpawnFace | None
    dangers: list[DangerFace]
    shop: list[ItemFace | None]
    shop_track: int
    display: list[CardFace | None]
    drawn: list[CardFace]
    drawn_items: list[ItemFace]
    docks: DocksFace | None
    plot: PlotFace
    combat: Combat | None
    reason: str
