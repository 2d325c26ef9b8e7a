"""The shape of what `view.board` shows, for the web client's types. The view returns it.

Everybody sees the same (KTHO-D-41). Whatever can be pointed at has a `ref`, and the choices of a question name the same
refs, in the order in which a person picks them:

| ref | what it is |
| --- | --- |
| `room:vault` | a room (a tile), also as the target of a move |
| `place:210` | a free place of the grid, for the Builder |
| `passage:forge.vault` | the edge between two rooms that lie side by side, whether it is open or not |
| `monster:5.3` | the Monster 3 of the Clan 5, as Clans are numbered in the box; choices name its `like` |
| `hero:12` | a Hero, by its token |
| `token:vault.coin` | the tokens of a kind in a room; as the last ref of a move, what is carried along |
| `carry:nothing` | the last ref of a move that takes nothing along |
| `portal:vault`, `treasure:vault` | what their names say |
| `card:42`, `side:42.0` | a card by its number, and what stands on one side of its slash |
| `icon:move` | an icon of the card that is being resolved, see `Resolving` |
| `loot:2` | a place of the Available Loot, 0 to 4 |
| `plan:1`, `turn:2`, `value:3` | a plan, how often its tile is turned clockwise, the value of its Treasure |
| `clan:5`, `seat:0` | a Clan in play, as Clans are numbered in the box, and who leads it |
| `type:eye`, `class:mage` | a type of room, a class of Heroes |
| `guild:7` | a Guild card by its number |
| `deck`, `cells`, `scenario`, `pass` | one's own deck, the Cells as an action, the rule of the scenario, and going on |

Nothing here is left to be worked out: what a client shows of the rules is a key with its parameters (`Said`), and words
are made of it as of a question.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

Step = Literal["setup", "place", "play", "card", "renew", "clean", "last", "invade", "next", "over", "begin"]
RoomId = Literal[
    "vault",
    "library",
    "sewers",
    "graveyard",
    "workshop",
    "forge",
    "trainer",
    "apothecary",
    "study",
    "cells",
    "laboratory",
    "builder",
]
RoomType = Literal["jewel", "swords", "hats", "eye", "bones", "special"]
TokenKind = Literal["coin", "book", "frog", "bone", "trap"]
LootKind = Literal["equipment", "beast", "potion", "scroll"]
CardKind = Literal["equipment", "beast", "potion", "scroll", "tactic"]
HeroClass = Literal["warrior", "rogue", "mage", "archer", "champion"]
ClanId = Literal["dragon", "scaled", "gnoll", "slime", "skeleton", "ratfolk", "gremlin", "ghost", "witch"]
RoleId = Literal["crowd-control", "defender", "supporter"]
IconName = Literal[
    "draw",
    "activate",
    "move",
    "melee",
    "ranged",
    "defend",
    "resource",
    "trap",
    "portal",
    "summon",
    "ambush",
    "reinforce",
    "discard",
]
Edge = Literal["wall", "door", "dead", "bricked"]
PortalState = Literal["uncompleted", "completed"]
LevelId = Literal["family", "challenging", "hardcore"]
HeroStage = Literal["asleep", "new", "arrived", "ready"]
StepName = Literal["reveal", "show-off", "check", "inspire", "attack", "pillage", "wait", "charge"]
StepState = Literal["done", "now", "skipped", "todo"]
EffectId = Literal["spoils", "curse", "heal", "prisoner", "defeat"]
Reason = Literal["running", "held", "pillaged"]

# The eight steps of an invasion (KTHO-R63 to R72), and which of them an event shows. An event of a Hero brings the dock
# of the invasion to its step; steps between the last one and this one were skipped, each for the reason that
# `SKIPPED` gives: `skip-<reason>` in the locales.
STEPS: Final = {
    "reveal": 1,
    "show-off": 2,
    "check": 3,
    "inspire": 4,
    "attack": 5,
    "pillage": 6,
    "wait": 7,
    "charge": 8,
}
STEP_OF: Final = {
    "guild-card": 1,
    "sent-card": 1,
    "hero-comes": 1,
    "supply-empty": 1,
    "called": 1,
    "archer-shoots": 2,
    "warrior-takes": 2,
    "rogue-disarms": 2,
    "mage-frees": 2,
    "ability-idle": 2,
    "trap-sprung": 3,
    "trapped": 3,
    "imprisoned": 3,
    "inspired": 4,
    "hero-attacks": 5,
    "pillaged": 6,
    "waited": 7,
    "charged": 8,
}
SKIPPED: Final = {
    "hero-attacks": {"2": "only-new", "3": "no-trap", "4": "nobody-asleep"},
    "pillaged": {"2": "only-new", "3": "no-trap", "4": "nobody-asleep", "5": "no-monster"},
    "waited": {"2": "only-new", "3": "no-trap", "4": "nobody-asleep", "5": "no-monster", "6": "too-few"},
    "charged": {
        "2": "only-new",
        "3": "no-trap",
        "4": "nobody-asleep",
        "5": "no-monster",
        "6": "no-treasure",
        "7": "no-treasure",
    },
    "inspired": {"2": "only-new", "3": "no-trap"},
    "imprisoned": {"2": "only-new"},
}


class Said(TypedDict):
    """Words: a message key of the game's locales and its parameters, which may be such words themselves."""

    key: str
    params: dict[str, Any]


# -- cards -----------------------------------------------------------------------------------------------------


class IconFace(TypedDict):
    """One icon of a card: `n` times its action.

    `arg` is what the icon is about: a token (resource, discard), a type of room (summon, ambush), another icon
    (reinforce). `swarm`: all Monsters of one room do it. `then`: the right part of a Combo.
    """

    icon: IconName
    n: int
    arg: str | None
    swarm: bool
    then: list[IconFace]


class SideFace(TypedDict):
    """What stands on one side of a card's slash; a card without a slash has one. `text` says it in words."""

    ref: str
    icons: list[IconFace]
    text: Said


class CardFace(TypedDict):
    """A Tactic or Loot card lying face up. Its name is `card-<id>`; `clan` is whose it is, None for Loot; `icon` its
    picture. `defends`: it can be played as a reaction. `rule` is where the rulebook speaks of its kind. `like` is the
    ref that choices name: that of the first card of the same face in this hand."""

    ref: str
    like: str
    id: str
    kind: CardKind
    clan: ClanId | None
    icon: str
    sides: list[SideFace]
    defends: bool
    rule: str


class CardName(TypedDict):
    """A card in a pile, by its name and picture alone."""

    ref: str
    id: str
    kind: CardKind
    icon: str


class LootFace(TypedDict):
    """A place of the Available Loot: a card or a gap. `room` sells it (the Laboratory, for a card of a foreign Clan),
    `price` is the token that lies there for it. `ready`: the active Clan has a Monster in that room and the price lies
    there, so that one Activate takes it. `like` is the ref that choices name, that of the first
    place with a card of this face."""

    ref: str
    like: str
    card: CardFace | None
    room: RoomId | None
    price: TokenKind | None
    ready: bool


class Resolving(TypedDict):
    """The card that is being resolved and its side; `left` says for each icon how often it can still be used."""

    card: CardFace
    side: int
    left: list[IconLeft]


class IconLeft(TypedDict):
    """An icon of the side that was chosen, and how much of it is left. `ref` is the one that choices name."""

    ref: str
    icon: IconFace
    left: int


# -- the dungeon -----------------------------------------------------------------------------------------------


class Edges(TypedDict):
    """A tile's four edges as it lies. `dead`: a door that leads against a wall or into the void; `bricked`: a passage
    that the scenario has closed."""

    north: Edge
    east: Edge
    south: Edge
    west: Edge


class TokenPile(TypedDict):
    """Tokens of one kind in a room."""

    ref: str
    token: TokenKind
    n: int


class MonsterFace(TypedDict):
    """A Monster in the dungeon; `clan` is an index of `Board.clans`. `like` is the ref that choices name: that of the
    first Monster of this Clan in this room with as many wounds, for those are never told apart."""

    ref: str
    like: str
    clan: int
    seat: int
    wounds: int
    vitality: int


class Cause(TypedDict):
    """One link of why a Hero is where it is and as it is: words, rule, and the step of the invasion (0 outside it).

    `stopped` is what would have prevented this link, where something could have.
    """

    text: Said
    rule: str
    step: int
    stopped: Said | None


class HeroFace(TypedDict):
    """A Hero in the dungeon. `vitality` is what it can take, `left` what is left of it.

    `next` is what it will do if it is resolved as the room is now, for one that is awake; and for one asleep what would
    follow if it woke. `why` tells how it came here, oldest first. `like` is the ref that choices name where it makes no
    difference which Hero is meant: that of the first of its class in the room with as much damage.
    """

    ref: str
    like: str
    hero: HeroClass
    awake: bool
    stage: HeroStage
    vitality: int
    left: int
    next: Said
    why: list[Cause]


class TreasureFace(TypedDict):
    """A Treasure, face down. `odds` is how likely it is to be pillaged in this turn's invasion, in percent, if nothing
    changes and nobody defends; None where nobody can tell."""

    ref: str
    value: int
    odds: int | None


class TurnedFace(TypedDict):
    """A Treasure that was turned: what it was worth, and what it did (`effect-name-<effect>`)."""

    value: int
    effect: EffectId


class RoomFace(TypedDict):
    """A room of the dungeon. Its tile lies at column `x` and row `y` of `Board.grid`.

    `makes` is the token that an Activate makes here; `sells` the kind of Loot to be had for a `price`. `distance`:
    steps to the Vault, None where no way leads there. `works`: whether the action of the room can be used (a
    scenario may forbid it). `next_room`: where Heroes would charge from here, several where the players would choose.
    `coming`: how many Guild cards that can put a Hero here are still in the deck. `marks`: what the scenario has put
    here, each `mark-<name>` in the locales.
    """

    ref: str
    room: RoomId
    type: RoomType
    place: int
    x: int
    y: int
    edges: Edges
    makes: TokenKind | None
    sells: LootKind | None
    price: TokenKind | None
    works: bool
    tokens: list[TokenPile]
    portal: PortalState | None
    treasure: TreasureFace | None
    monsters: list[MonsterFace]
    heroes: list[HeroFace]
    distance: int | None
    next_room: list[RoomId]
    coming: int
    marks: list[str]


class Passage(TypedDict):
    """Two rooms joined by a passage; `vertical`: it is crossed from north to south. A bricked one is closed."""

    ref: str
    rooms: list[RoomId]
    vertical: bool
    bricked: bool


class Grid(TypedDict):
    """The part of the grid that is in use: how many columns and rows, with one free line around all tiles where the
    Builder is in the game. `left` and `top` are the column and row of the first of them: the place of a ref is
    `(y + top) * size + x + left`."""

    columns: int
    rows: int
    left: int
    top: int
    size: int


class PlanFace(TypedDict):
    """A room on offer at the Builder; `edges` are those of its tile before it is turned: wall or door."""

    ref: str
    room: RoomId
    type: RoomType
    edges: Edges


class Tile(TypedDict):
    """A plan with its edges as it lies after 0, 1, 2 and 3 quarter turns. Actions name the first of turns that look the
    same: `same[turn]`."""

    ref: str
    edges: list[Edges]
    same: list[int]


class Site(TypedDict):
    """A free place beside the dungeon: column `x` and row `y` of the whole grid, the pairs of plan and turn that fit
    there, and why any other does not."""

    ref: str
    x: int
    y: int
    fits: list[list[int]]
    refused: Said


class About(TypedDict):
    """What a question is about, beside its words: `Prompt.about`. Refs of those concerned, where there are any.

    `clan` is the Clan that is asked for. `sites` and `tiles` are for a ghost tile, where something can be built.
    `last`: the Monster is the last one between Heroes and a Treasure.
    """

    clan: NotRequired[str]
    card: NotRequired[str]
    hero: NotRequired[str]
    heroes: NotRequired[list[str]]
    monster: NotRequired[str]
    room: NotRequired[str]
    last: NotRequired[bool]
    sites: NotRequired[list[Site]]
    tiles: NotRequired[list[Tile]]


# -- Clans -----------------------------------------------------------------------------------------------------


class ClanFace(TypedDict):
    """A Clan in play, in turn order: `index` is its place there.

    Its name is `clan-<clan>`, its power `ability-<clan>`. `deck` is how many cards lie face down; hand, play area and
    discard pile are open. `monsters`: how many it has, `lair` of them out of the dungeon. `defends`: how many cards of
    the hand can defend.
    """

    ref: str
    index: int
    seat: int
    clan: ClanId
    role: RoleId
    figure: str
    color: str
    monsters: int
    lair: int
    vitality: int
    start_type: RoomType
    ability: Said
    hand: list[CardFace]
    played: list[CardFace]
    discard: list[CardName]
    deck: int
    active: bool
    defends: int


# -- the Guild -------------------------------------------------------------------------------------------------


class GuildFace(TypedDict):
    """A Guild card: a class and a type of room, or a card of the scenario with its own words (`event`) and picture."""

    ref: str
    id: str
    hero: HeroClass | None
    type: RoomType | None
    event: str | None
    icon: str | None


class GuildCell(TypedDict):
    """A class and a type of room: how many such cards are still in the deck, how many have been drawn in this wave."""

    hero: HeroClass
    type: RoomType
    left: int
    gone: int


class HeroSupply(TypedDict):
    """Hero tokens of a class (KTHO-R61): `left` in the supply of `total`. `wakes`: how many Heroes would wake if a card
    asked for one more than there are; `danger`: the next card of this class would do that."""

    hero: HeroClass
    left: int
    total: int
    wakes: int
    danger: bool
    ability: Said


class Threat(TypedDict):
    """What cards still in the deck can do to a Treasure, as the dungeon is now, if nobody defends.

    Of the `left` cards in the deck, `cards` lead to its pillage; `chance` is the percentage that at least one of them
    is drawn in the invasion of this turn, `round` until this Clan's next turn. `types` are the types of room on those
    cards, `by` refs of the cards. `loses`: with it the match is lost.
    """

    ref: str
    room: RoomId
    value: int
    cards: int
    left: int
    types: list[RoomType]
    by: list[str]
    chance: int
    round: int
    loses: bool
    text: Said


class Guild(TypedDict):
    """The Guild deck. `left` cards face down, `events` of them cards of the scenario; `gone` were drawn in this wave,
    the last one last. `grid` has every class with every type of room that the deck has. `per_turn` is how many are
    drawn after a turn, in Wave 1 and Wave 2; `today` after this one. `mages` are the Mage cards left: the odds of a
    break-out for whoever thinks of the Cells, as `cells_risk`, in percent."""

    left: int
    events: int
    events_total: int
    gone: list[GuildFace]
    types: list[RoomType]
    classes: list[HeroClass]
    grid: list[GuildCell]
    per_turn: list[int]
    today: int
    mages: int
    cells_risk: int


# -- the invasion ----------------------------------------------------------------------------------------------


class StepFace(TypedDict):
    """One of the eight steps, for the Hero that is being resolved: what it did, or why it was skipped."""

    step: int
    name: StepName
    state: StepState
    text: Said | None


class Invasion(TypedDict):
    """The Guild card that is being resolved. `number` of the `of` cards of this turn; `sent`: it was drawn for the
    Cells, and is none of them. `hero` is the one whose turn it is, `room` where it stands. `awake`: all who still have
    to act."""

    card: GuildFace | None
    number: int
    of: int
    sent: bool
    hero: str | None
    room: str | None
    steps: list[StepFace]
    awake: list[str]


# -- the scenario ----------------------------------------------------------------------------------------------


class Register(TypedDict):
    """A number that the scenario's rule keeps, in words."""

    ref: str | None
    text: Said


class Scenario(TypedDict):
    """The scenario: its name is `scenario-<id>`, its rule in one sentence `scenario-<id>.rule`, the words of its cards
    `guild-event-<name>` with `.text`. `storm`: Guild cards more when Wave 1 ends, 0 for none; `scenario-storm` says it.
    `lit`: its rule or the storm has acted since the turn began. `registers`: what it remembers. `goal`: where Heroes
    charge to, the Vault if the rule does not say otherwise."""

    id: str
    number: int
    chapter: str
    events: list[str]
    storm: int
    lit: bool
    registers: list[Register]
    goal: RoomId


# -- everything ------------------------------------------------------------------------------------------------


class Board(TypedDict):
    """All that anyone may see. `phase` is 0 before the first turn, then 1 to 5; `active` the Clan whose turn it is, as
    an index of `clans`, `next` the one after it. `cells`: whether the Cells can still be used this turn, and how often.
    `turn` is the seat of the active Clan. `turned` are the Treasures that the Heroes have taken, in their order."""

    step: Step
    phase: int
    turns: int
    turn: int
    active: int
    next: int
    level: LevelId
    wave: int
    rooms: list[RoomFace]
    passages: list[Passage]
    turned: list[TurnedFace]
    grid: Grid
    clans: list[ClanFace]
    loot: list[LootFace]
    loot_deck: int
    loot_known: list[CardName]
    plans: list[PlanFace]
    pile: int
    supply: dict[TokenKind, int]
    portals_left: int
    heroes: list[HeroSupply]
    guild: Guild
    threats: list[Threat]
    resolving: Resolving | None
    invasion: Invasion | None
    cells: CellsFace | None
    scenario: Scenario
    reason: Reason


class CellsFace(TypedDict):
    """The Cells, where they stand: `left` uses this turn for the active Clan, `prisoners` who would be set free."""

    left: int
    prisoners: int
