"""All that a match of Keep the Heroes Out! is at one moment, and the table its rules are played on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.content.box import NO_ROOM, NOWHERE, ROOMS
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import State, Table

# Where the match is; the flow can restart at the beginning of each of these. A turn is KTHO-R21 to R28.
SETUP: Final = 0
PLACE: Final = 1  # start Monsters, KTHO-R10
PLAY: Final = 2  # phase 1: which card
CARD: Final = 3  # phase 1: a card is being resolved
RENEW: Final = 4  # phase 2
CLEAN: Final = 5  # phase 3
LAST: Final = 6  # phase 3: its cards are drawn, the Cells may still be used (KTHO-D-45)
INVADE: Final = 7  # phase 4
NEXT: Final = 8  # phase 5
OVER: Final = 9
BEGIN: Final = 10  # the turn of the active Clan begins
STEP_NAMES: Final = ("setup", "place", "play", "card", "renew", "clean", "last", "invade", "next", "over", "begin")

# What a Hero still has to do in this invasion or break-out; meaningless while it is exhausted.
NEW: Final = 0  # just summoned: steps 2 to 8
ARRIVED: Final = 1  # charged in: steps 3 and 4 are to come (KTHO-D-70)
READY: Final = 2  # from step 5 on: has arrived, or woke where it is (KTHO-D-52)

# A Portal in a room.
NO_PORTAL: Final = 0
UNCOMPLETED: Final = 1
COMPLETED: Final = 2

LAIR: Final = -1  # where a Monster is that is in no room
NO_CARD: Final = -1
NO_TREASURE: Final = -1
NO_SIDE: Final = -1
NOT_YET: Final = -1  # see DungeonState.coming
NOBODY: Final = -1
EFFECTS: Final = 8  # see DungeonState.turned

HAND: Final = 5  # KTHO-R13, KTHO-R25
ROW: Final = 5  # Available Loot, KTHO-R5

# How it ended.
RUNNING: Final = 0
WON: Final = 1
LOST: Final = 2
REASONS: Final = ("running", "held", "pillaged")


class Clan:
    """A Clan in play: its Monsters and its cards. `deck` has its top at the end."""

    seat: i64  # who plays it; in solo play one seat may lead two (KTHO-D-63)
    clan: i64
    vitality: i64
    rooms: list[int]  # by Monster: the room it is in, or LAIR
    wounds: list[int]  # by Monster
    deck: list[int]
    hand: list[int]
    played: list[int]  # the play area
    discard: list[int]

    def copy(self) -> Clan:
        """A Clan that shares nothing that changes."""
        other = self.to_try()
        other.deck = self.deck[:]
        other.hand = self.hand[:]
        other.played = self.played[:]
        other.discard = self.discard[:]
        return other

    def to_try(self) -> Clan:
        """A Clan whose Monsters can be hit, and which shares its cards."""
        other = Clan()
        other.seat = self.seat
        other.clan = self.clan
        other.vitality = self.vitality
        other.rooms = self.rooms[:]
        other.wounds = self.wounds[:]
        other.deck = self.deck
        other.hand = self.hand
        other.played = self.played
        other.discard = self.discard
        return other


class Hero:
    """A Hero token in the dungeon. `number` is the token's own: it stays with it, also through the supply."""

    number: i64
    hero: i64  # its class
    room: i64
    awake: bool
    stage: i64  # NEW, ARRIVED or READY, while awake
    hurt: i64  # damage taken; what it can take is a question of the scenario (KTHO-R65)
    story: tuple[int, ...]  # how it came to be here and so, for whoever asks (`rules/steps.py`); no rule reads it

    def copy(self) -> Hero:
        """The same Hero again."""
        other = Hero()
        other.number = self.number
        other.hero = self.hero
        other.room = self.room
        other.awake = self.awake
        other.stage = self.stage
        other.hurt = self.hurt
        other.story = self.story
        return other


class Ways:
    """Who is next to whom, worked out once for each change of the dungeon and shared between copies.

    `passages[room]`: rooms joined by a passage. `beside[room]`: rooms whose tiles share an edge (KTHO-D-22).
    `distance[room]`: passages to the Vault, FAR where there is no way. Portals are not in here: they change often.
    Where Heroes use them (`rules/scenario.py`), `wide` has the rooms that they lead to, by the mask of the rooms that
    have one, and `to_goal` how far each room is from where Heroes charge to, by that mask and the goal.
    `sites` and `site_doors` are the free places where a tile could be built, and the edges by which it could be joined
    (KTHO-D-51); None until somebody asks (`rules/builder.py`).
    """

    def __init__(self, passages: list[list[int]], beside: list[list[int]], distance: list[int]) -> None:
        self.passages = passages
        self.beside = beside
        self.distance = distance
        self.wide: dict[int, list[list[int]]] = {}
        self.to_goal: dict[int, list[int]] = {}
        self.sites: list[int] | None = None
        self.site_doors: list[int] = []


class DungeonState(State):
    """The whole match. Lists by room have an entry for every room of the box, in the dungeon or not."""

    content: Content  # the box and the scenario of this table; never changes
    level: i64
    clans: list[Clan]  # in turn order
    # the dungeon
    place: list[int]  # by room: where its tile lies on the grid, or NOWHERE
    doors: list[int]  # by room: mask of the edges with a passage, as the tile lies
    bricked: list[int]  # by room: mask of the edges, as the tile lies, whose passage is closed; from either side
    ways: Ways
    tokens: list[list[int]]  # by room, by token: how many lie there
    portals: list[int]  # by room
    treasures: list[int]  # by room: the number of the Treasure, or NO_TREASURE; its face is hidden, its value is not
    pools: list[list[int]]  # by value (0 is unused): the Treasures out of play, face down and shuffled
    turned: list[int]  # the Treasures that were turned, as all have seen them: value * EFFECTS + effect
    heroes: list[Hero]
    # cards
    loot_deck: list[int]
    loot_row: list[int]  # NO_CARD is a gap
    loot_under: i64  # how many cards at the bottom of the Loot deck are known, because they were renewed (KTHO-D-65)
    guild_deck: list[int]
    guild_discard: list[int]  # everything drawn in this wave, the current card included (KTHO-D-33)
    foreign: list[int]  # Clans whose Tactic cards are in the Loot (KTHO-R58); before that, those asked for
    plans: list[int]  # rooms on offer at the Builder
    pile: list[int]  # rooms that may come to be on offer
    # the turn
    step: i64
    active: i64  # index of the Clan whose turn it is
    turns: i64
    wave: i64  # 1 or 2
    cells_used: i64  # how often the Cells were used this turn (KTHO-R56)
    renewed: i64  # how often Loot was renewed this turn (KTHO-R24)
    card: i64  # the card that is being resolved, and its side
    side: i64
    left: list[int]  # by icon of that side: how often it can still be used
    today: i64  # Guild cards of this turn's invasion, once it has begun (KTHO-D-6)
    anew: bool  # the next deed begins a move of its own: others may have been asked since the last (Decision.follows)
    coming: i64  # how many of them are still to be drawn; NOT_YET before Phase 4
    any_order: bool  # the players have said that the Heroes awake may act in any order (KTHO-D-62)
    guild_card: i64  # the one being resolved
    last_card: bool  # the Guild deck ran out in Wave 2: won when all is resolved (KTHO-D-33)
    current: (
        i64  # number of the Hero that is being resolved, or NOBODY; like `steps`, told to people and read by no rule
    )
    steps: list[int]  # by step of the invasion, 1 to 8: what came of it for that Hero (`rules/steps.py`)
    marks: list[int]  # what the scenario's rule remembers, as it likes
    lights: list[int]  # what the scenario's rule remembers of each room
    reason: i64

    def copy(self) -> DungeonState:
        """A state that shares nothing that changes."""
        other = self._alike([clan.copy() for clan in self.clans])
        other.place = self.place[:]
        other.doors = self.doors[:]
        other.bricked = self.bricked[:]
        other.portals = self.portals[:]
        other.treasures = self.treasures[:]
        other.pools = [pool[:] for pool in self.pools]
        other.turned = self.turned[:]
        other.loot_deck = self.loot_deck[:]
        other.loot_row = self.loot_row[:]
        other.guild_deck = self.guild_deck[:]
        other.guild_discard = self.guild_discard[:]
        other.foreign = self.foreign[:]
        other.plans = self.plans[:]
        other.pile = self.pile[:]
        other.left = self.left[:]
        other.steps = self.steps[:]
        other.lights = self.lights[:]
        return other

    def to_try(self) -> DungeonState:
        """A state on which Heroes can act until a Treasure is turned or somebody defends: it shares all else."""
        return self._alike([clan.to_try() for clan in self.clans])

    def _alike(self, clans: list[Clan]) -> DungeonState:
        """The same state with copies of its Clans; of the rest it shares what Heroes who act do not change."""
        other = DungeonState()
        other.content = self.content
        other.level = self.level
        other.clans = clans
        other.place = self.place
        other.doors = self.doors
        other.bricked = self.bricked
        other.ways = self.ways
        other.tokens = [tokens[:] for tokens in self.tokens]
        other.portals = self.portals
        other.treasures = self.treasures
        other.pools = self.pools
        other.turned = self.turned
        other.heroes = [hero.copy() for hero in self.heroes]
        other.loot_deck = self.loot_deck
        other.loot_row = self.loot_row
        other.loot_under = self.loot_under
        other.guild_deck = self.guild_deck
        other.guild_discard = self.guild_discard
        other.foreign = self.foreign
        other.plans = self.plans
        other.pile = self.pile
        other.step = self.step
        other.active = self.active
        other.turns = self.turns
        other.wave = self.wave
        other.cells_used = self.cells_used
        other.renewed = self.renewed
        other.card = self.card
        other.side = self.side
        other.left = self.left
        other.today = self.today
        other.anew = self.anew
        other.coming = self.coming
        other.any_order = self.any_order
        other.guild_card = self.guild_card
        other.last_card = self.last_card
        other.current = self.current
        other.steps = self.steps
        other.marks = self.marks[:]
        other.lights = self.lights
        other.reason = self.reason
        return other


NO_WAYS: Final = Ways([[] for _ in range(ROOMS)], [[] for _ in range(ROOMS)], [99] * ROOMS)
FAR: Final = 99


def new_clan(content: Content, seat: int, clan: int) -> Clan:
    """KTHO-R9, KTHO-R11, KTHO-R12, KTHO-R20: a Clan with all its cards in the deck and all its Monsters in the Lair."""
    box = content.clans[clan]
    made = Clan()
    made.seat = seat
    made.clan = clan
    made.vitality = box.vitality
    made.rooms = [LAIR] * box.monsters
    made.wounds = [0] * box.monsters
    made.deck = box.cards[:]
    made.hand = []
    made.played = []
    made.discard = []
    return made


def new_hero(number: int, hero: int, room: int) -> Hero:
    """A Hero who has just been summoned."""
    made = Hero()
    made.number = number
    made.hero = hero
    made.room = room
    made.awake = True
    made.stage = NEW
    made.hurt = 0
    made.story = ()
    return made


def new_state(content: Content, clans: list[Clan], level: int) -> DungeonState:
    """The box, open on the table, and an empty dungeon: the set-up rules build it."""
    made = DungeonState()
    made.content = content
    made.level = level
    made.clans = clans
    made.place = [NOWHERE] * ROOMS
    made.doors = [0] * ROOMS
    made.bricked = [0] * ROOMS
    made.ways = NO_WAYS
    made.tokens = [[0, 0, 0, 0, 0] for _ in range(ROOMS)]
    made.portals = [NO_PORTAL] * ROOMS
    made.treasures = [NO_TREASURE] * ROOMS
    made.pools = [[], [], [], [], []]
    made.turned = []
    made.heroes = []
    made.loot_deck = []
    made.loot_row = [NO_CARD] * ROW
    made.loot_under = 0
    made.guild_deck = []
    made.guild_discard = []
    made.foreign = []
    made.plans = []
    made.pile = []
    made.step = SETUP
    made.active = 0
    made.turns = 0
    made.wave = 1
    made.cells_used = 0
    made.renewed = 0
    made.card = NO_CARD
    made.side = NO_SIDE
    made.left = []
    made.today = 0
    made.anew = False
    made.coming = NOT_YET
    made.any_order = False
    made.guild_card = NO_CARD
    made.last_card = False
    made.current = NOBODY
    made.steps = [0] * 9
    made.marks = [0] * 8
    made.lights = [0] * ROOMS
    made.reason = RUNNING
    return made


class Dungeon(Table):
    """The table of Keep the Heroes Out!: `s` is its state, by its own type; `content` its box and scenario."""

    def __init__(self, state: DungeonState, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(state, chance, sink)
        self.s: DungeonState = state
        self.content: Content = state.content
        self._seats: tuple[int, ...] = tuple(sorted({int(clan.seat) for clan in state.clans}))
        self.ask_all = False  # nothing is left out because it would make no difference (KTHO-D-62)
        self.stops = False  # a trial (`rules/trial.py`): it stops where nobody knows what comes next

    def active(self) -> Clan:
        """The Clan whose turn it is."""
        return self.s.clans[self.s.active]

    def has(self, room: i64) -> bool:
        """Whether this room is in the dungeon."""
        return self.s.place[room] != NOWHERE

    def seats(self) -> tuple[int, ...]:
        """Everyone at the table, for councils."""
        return self._seats


def here(clan: Clan, room: i64) -> bool:
    """Whether the Clan has a Monster in this room."""
    return room != NO_ROOM and room in clan.rooms
