"""All that a match of Kick-Ass is at one moment, and the table its rules are played on.

Places are the eight Districts, then the battlefields of a last stand: the three Locations of the Hideout, or Times
Square on the first of them. Lists by place have an entry for each. Everything hidden is in here as well: which Event
lies where in the deck, the Crises that never turned up, the face-down tokens (KA-D-61 says what nobody may see).

**A Combat** is a `Fight` in `CityState.fight`, from the declaration (KA-D-52, step 1) to the KO dice (step 9); no rule
restarts in the middle of it: the answers since the last checkpoint are repeated. Each who fights is a `Fighter`:

- the *pool* is rolled at once; `red` and `blue` have a face for each die (BLANK, PLAIN, BOLTED), and a die is named by
  its number: the red ones from 0, the blue ones from `BLUE_DICE`;
- *rerolls* are sources (`rerolls`: what grants one, and which dice it takes). One reroll is one answer of the question
  `dice`: source and die. Exhausting an item there is one, too; `done` goes on. Several Heroes are asked at once, the
  first answer goes on (`FirstOf`), until all are done;
- *Bolts* are counted on the final faces, and trigger by themselves; what they offer to choose is asked as any effect;
- *damage* of a Conspiracy is split by the question `damage`: one answer says how much one Hero takes (all of the rest
  is one of them), the last Hero takes what is left;
- *Hits* are split by the question `hits`: one answer gives so many Hits to one target (all of the rest, or what it
  takes to fell it, is one of them; a target of a kind, a Minion say, may be several at once); `waste` lets the rest go.
  Where Hits are enough for everyone, or there is but one kind of target, nobody is asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import Box
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import State, Table

# Where the match is; the flow can restart at the beginning of each of these.
SETUP: Final = 0
SOLO: Final = 1  # KA-R56, KA-R57: what a single player chooses
EVENTS: Final = 2  # the Event phase
SPAWN: Final = 3  # a segment of the Day: the Spawn card
CHOOSE: Final = 4  # … everybody chooses a card
ACT: Final = 5  # … single steps, until all are done
SLEEP: Final = 6
REFRESH: Final = 7
RAID: Final = 8  # Hideout or Times Square: the last stand, outside rounds (KA-D-29)
OVER: Final = 9
STEP_NAMES: Final = ("setup", "solo", "events", "spawn", "choose", "act", "sleep", "refresh", "raid", "over")

SEGMENTS: Final = 3  # Morning, Afternoon, Night
SEGMENT_NAMES: Final = ("morning", "afternoon", "night")
LAST_ROUND: Final = 9

PLACES: Final = 11
ARENA: Final = 8  # the first Location of the Hideout, or Times Square
ROW: Final = 3

NO_MIST: Final = -1
UNTIL_ROUND: Final = 100
BOSS_EVENT: Final = 100  # of an Event's number: + its place among the Boss Events of the box
TOKEN_MARKER: Final = 1000  # of Hero.carried: a marker of Don's Police token, + its place in `CityState.tokens`

# What is counted for the end page and the lab.
TALLY_NAMES: Final = (
    *("minions-spawned", "minions-killed", "supers-killed", "combats", "conspiracies", "timers", "clean-ups", "ko"),
    *("bought", "moves", "protected", "taken-cards"),
)
SPAWNED, KILLED, SUPERS_KILLED, COMBATS, CONSPIRACIES, TIMERS, CLEANUPS, FAINTED, BOUGHT, MOVES, PROTECTED, TAKEN = (
    range(12)
)

NO_CARD: Final = -1
NO_ITEM: Final = -1
NO_EVENT: Final = -1
NO_PLACE: Final = -1
NOBODY: Final = -1

# Where a Hero is with the card of this segment (KA-D-14).
WALKING: Final = 0
ACTING: Final = 1
DONE: Final = 2
STAGE_NAMES: Final = ("walking", "acting", "done")

# Slots of the panel; what is in none of them is in the Backpack (KA-R27, KA-D-23).
HEAD: Final = 0
BODY: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
SLOTS: Final = 4
BACKPACK: Final = 4  # as a place to put something
SLOT_NAMES: Final = ("head", "body", "left", "right", "backpack")

# Faces of dice, and how the dice of a pool are numbered.
BLANK: Final = 0
PLAIN: Final = 1  # a Hit, or a Shield
BOLTED: Final = 2  # with a Bolt
BLUE_DICE: Final = 32

# The Docks marker.
NO_DOCKS: Final = 0
HIT_SIDE: Final = 0
SHIELD_SIDE: Final = 1

# What a Hit can be given to, as a target of the question `hits`: figures of a kind, or a named Enemy.
AT_MINION: Final = 0
AT_SUPER: Final = 1
AT_GANG: Final = 2
AT_FOE: Final = 8  # + its place in `CityState.foes`

# How it ended.
RUNNING: Final = 0
WON: Final = 1
CITY_FELL: Final = 2  # KA-R143
EVENTS_FAILED: Final = 3  # KA-R144
TIME_IS_UP: Final = 4  # KA-R145
ALL_FELL: Final = 5  # KA-R187, KA-R209
RAID_FAILED: Final = 6  # KA-D-65
SQUARE_LOST: Final = 7  # KA-R207
REASONS: Final = (
    *("running", "won", "city-fell", "events-failed", "time-is-up", "all-fell", "raid-failed", "square-lost"),
)


class Hero:
    """A Hero and the panel; the seat is the place in `CityState.heroes`."""

    hero: i64
    at: i64  # the place where the figure stands
    stats: list[int]  # HAPPINESS, STRENGTH, MEDIA, LIFE, DOLLAR of words.py; Life -1 is the KO space
    hand: list[int]
    played: list[int]  # used in earlier segments of this Day
    items: list[int]  # all of them, in the order in which they came
    slots: list[int]  # by slot: the item in it, or NO_ITEM; a Two-Hands item is in both hands
    exhausted: list[int]  # items that are turned sideways
    closed: list[int]  # by slot: how many effects keep it shut (KA-R163)
    crises: list[int]  # right, left
    crisis_up: list[bool]
    crisis_known: list[bool]  # has been up once (KA-D-40)
    famous: bool  # has got the Green card
    fame_due: bool  # … and must still discard another (KA-R24)
    carried: list[int]  # Interest markers: the number of the Event they belong to, or TOKEN_MARKER + a token of Don's
    out: bool  # fainted in a last stand (KA-R187)
    falling: bool  # has reached the KO space: a KO die is due
    # the card of this segment
    card: i64  # NO_CARD: none chosen
    face_down: bool
    stage: i64
    moves: i64  # Movement Points left
    left: list[int]  # by effect of the card (lines of moment NOW): how often it can still be used
    timers: i64  # icons beside those of the card: of a card face down, from effects
    combats: i64
    walked: i64  # steps in this segment
    been: i64  # mask of the places where the Hero has been in this segment
    shown: i64  # mask of the types of cards played face up this Day: 1 << (type - WORK)
    arranged: list[int]  # items put somewhere else since the last real step (KA-R36)
    discounted: bool  # the discount of this segment is used (KA-D-42)
    keeps: bool  # the card goes back to hand when its Hero is done
    leaves: bool  # … or leaves the game then (KA-D-47)

    def copy(self) -> Hero:
        """A Hero who shares nothing that changes."""
        other = Hero()
        other.hero = self.hero
        other.at = self.at
        other.stats = self.stats[:]
        other.hand = self.hand[:]
        other.played = self.played[:]
        other.items = self.items[:]
        other.slots = self.slots[:]
        other.exhausted = self.exhausted[:]
        other.closed = self.closed[:]
        other.crises = self.crises[:]
        other.crisis_up = self.crisis_up[:]
        other.crisis_known = self.crisis_known[:]
        other.famous = self.famous
        other.fame_due = self.fame_due
        other.carried = self.carried[:]
        other.out = self.out
        other.falling = self.falling
        other.card = self.card
        other.face_down = self.face_down
        other.stage = self.stage
        other.moves = self.moves
        other.left = self.left[:]
        other.timers = self.timers
        other.combats = self.combats
        other.walked = self.walked
        other.been = self.been
        other.shown = self.shown
        other.arranged = self.arranged[:]
        other.discounted = self.discounted
        other.keeps = self.keeps
        other.leaves = self.leaves
        return other


class Foe:
    """An Enemy with a name: a Mini-boss or a Boss. `number` stays with it for as long as it stands."""

    number: i64
    foe: i64  # which, among the foes of the box
    at: i64
    power: i64
    life: i64
    armour: i64
    event: i64  # the Event that it belongs to, or NO_EVENT
    lasting: bool  # keeps its wounds between Combats (KA-R115)

    def copy(self) -> Foe:
        """The same Enemy again."""
        other = Foe()
        other.number = self.number
        other.foe = self.foe
        other.at = self.at
        other.power = self.power
        other.life = self.life
        other.armour = self.armour
        other.event = self.event
        other.lasting = self.lasting
        return other


class Running:
    """An Event on the row, with all that has come of it so far."""

    event: i64
    progress: list[int]  # by task: how much of it is done
    helped: list[int]  # by task: mask of the seats that had a part in it
    markers: list[int]  # by place: Interest markers that lie there

    def copy(self) -> Running:
        """An Event that shares nothing that changes."""
        other = Running()
        other.event = self.event
        other.progress = self.progress[:]
        other.helped = self.helped[:]
        other.markers = self.markers[:]
        return other


class Token:
    """One of Don Genovese's tokens on the board (KA-R192). Its colour is seen, its picture only once it is turned."""

    token: i64  # colour * 3 + picture
    at: i64
    event: i64  # the Boss Event that placed it
    up: bool
    left: i64  # of a Loot: the dollars that lie there; of a Police: 1 while the marker lies there
    carrier: i64  # of a Police: the seat that carries the marker, or NOBODY
    left_by: i64  # of a Bribe: mask of the seats that were done although they could have paid it

    def copy(self) -> Token:
        """The same token again."""
        other = Token()
        other.token = self.token
        other.at = self.at
        other.event = self.event
        other.up = self.up
        other.left = self.left
        other.carrier = self.carrier
        other.left_by = self.left_by
        return other


class Fighter:
    """One Hero in a Combat, with a pool of dice."""

    seat: i64
    red: list[int]
    blue: list[int]
    hits: i64  # beside the dice: card, items, Bolts
    shields: i64
    red_sparks: i64  # Bolts beside the dice
    blue_sparks: i64
    rerolls: list[int]  # what may still reroll: see `rules/pools.py`
    done: bool  # has no more to do to the dice
    taken: i64  # damage, once it is split; -1 before

    def copy(self) -> Fighter:
        """A Fighter who shares nothing that changes."""
        other = Fighter()
        other.seat = self.seat
        other.red = self.red[:]
        other.blue = self.blue[:]
        other.hits = self.hits
        other.shields = self.shields
        other.red_sparks = self.red_sparks
        other.blue_sparks = self.blue_sparks
        other.rerolls = self.rerolls[:]
        other.done = self.done
        other.taken = self.taken
        return other


class Fight:
    """A Combat that is under way (KA-D-52)."""

    at: i64
    fighters: list[Fighter]  # who began it is the first
    stage: i64  # the step of KA-D-52
    power: i64  # of all Enemies together, as counted in step 1 and changed since
    docks_hit: i64  # what the Docks marker gives to the group
    docks_shield: i64
    hits: i64  # in step 7: Hits that are not given to anyone yet
    damage: i64  # in step 6: damage that nobody has taken yet
    total_damage: i64  # what came through
    total_hits: i64
    killed: i64  # how many Enemies fell

    def copy(self) -> Fight:
        """A Combat that shares nothing that changes."""
        other = Fight()
        other.at = self.at
        other.fighters = [fighter.copy() for fighter in self.fighters]
        other.stage = self.stage
        other.power = self.power
        other.docks_hit = self.docks_hit
        other.docks_shield = self.docks_shield
        other.hits = self.hits
        other.damage = self.damage
        other.total_damage = self.total_damage
        other.total_hits = self.total_hits
        other.killed = self.killed
        return other


class Lasting:
    """A rule that holds for a while (words.py, verbs from FIRST_RULE on; CALM and STIR), or a number of them."""

    def __init__(self, verb: i64, what: i64, n: i64, seat: i64, place: i64, until: i64, cause: i64) -> None:
        self.verb = verb
        self.what = what
        self.n = n
        self.seat = seat  # NOBODY: everybody's
        self.place = place  # NO_PLACE: everywhere
        self.until = until  # FOR_COMBAT, FOR_SEGMENT, FOR_DAY of words.py, or UNTIL_ROUND + the round that it ends with
        self.cause = cause

    def copy(self) -> Lasting:
        """The same again."""
        return Lasting(self.verb, self.what, self.n, self.seat, self.place, self.until, self.cause)


class CityState(State):
    """The whole match."""

    content: Box  # the box of this table; never changes
    x: i64  # KA-R76, KA-D-56: players at the start
    heroes: list[Hero]  # by seat
    # the city
    minions: list[int]  # by place: ordinary Minions on circles
    supers: list[int]  # by place
    protection: list[int]  # by place: Protection markers
    foes: list[Foe]  # Mini-bosses and Bosses on the board
    foe_numbers: i64  # how many foes there have been: the next one's number
    gang: i64  # Skull Gang, or Don Genovese's Minions, who stand with their boss
    arrival: i64  # the space of the arrival marker, from 0
    docks: i64  # the space of the Docks marker, 1 to 3; NO_DOCKS: not on the track
    docks_side: i64  # HIT_SIDE or SHIELD_SIDE
    shop_markers: i64  # 0 to 2
    lasting: list[Lasting]  # what goes on for a while
    # cards: decks have their top at the end
    blue_deck: list[int]
    blue_discard: list[int]
    red_deck: list[int]
    red_discard: list[int]
    offer: list[int]  # the Activation cards on display: Blue, then Red; NO_CARD is a gap
    greens: list[int]  # Green cards beside the board
    removed: list[int]  # Activation cards that have left the game
    item_deck: list[int]
    item_discard: list[int]
    items_gone: list[int]  # starting items that were lost
    shop: list[int]  # the Shop row; NO_ITEM is a gap
    spawn_deck: list[int]
    spawn_discard: list[int]  # the one that was drawn last is at the end
    spare_crises: list[int]  # in the box; nobody knows which
    event_deck: list[int]  # Events, later Boss Events
    event_under: i64  # how many at the bottom of it are known, because they matured (KA-D-18)
    spare_events: list[int]  # of this player count, in the box; nobody knows which
    boss_deck: list[int]  # Boss Events before the plot is revealed
    row: list[Running | None]  # three spaces, away from the deck
    completed: list[int]  # Events and Boss Events, in order
    matured: list[int]  # likewise; a Boss Event may be there several times
    # the plot
    plot: i64
    plot_known: bool  # it was chosen, or is revealed (KA-D-61)
    revealed: bool
    mist: list[int]  # by place: the Red Mist token there (hidden), or NO_MIST
    mist_up: list[bool]  # by place: it is turned
    skull: i64  # Giant Vic's track
    tokens: list[Token]  # Don Genovese's, on the board
    token_pool: list[int]  # beside the board, or still in the box
    tokens_gone: list[int]  # resolved, or removed with their Event
    pieces: list[int]  # completed Boss Events that are Locations, or parts of Times Square
    twist_deck: list[int]  # Boss-Combat cards
    twist_discard: list[int]  # those of earlier Waves
    twists: list[int]  # by Location, or the one of this Wave; NO_CARD before it is drawn
    room: i64  # the Location where the Heroes are, 0 to 2
    wave: i64  # 1 to 5
    idle_fights: i64  # Combats in a row that changed no Life (KA-D-65)
    raid_due: bool  # the last stand begins as soon as what goes on is resolved (KA-D-65)
    # the round
    step: i64
    round: i64  # from 1
    segment: i64  # 0 to 2
    part: i64  # of Sleep and Refresh: which check or step is next
    asleep: list[int]  # of the panel check: seats whose turn has been
    drawn: list[int]  # KA-R56, KA-R57: what a single player chooses among
    fight: Fight | None
    fewer: i64  # Minions that the next Spawn card brings less
    held: bool  # the row does not move in the next Event phase
    progressed: bool  # a need of an Event may have been met: `rules/row.py`
    loot_due: i64  # dollars of Loot tokens that somebody may take (KA-R195)
    unsettled: bool  # something asks for a decision as soon as what goes on is done: `rules/settle.py`
    in_force: i64  # mask of the rules (verbs - FIRST_RULE) that any piece in force may have: `rules/force.py`
    moments: i64  # mask of the moments at which any piece in force may act
    tally: list[int]  # counters of the match: see TALLY_NAMES
    needed: i64  # Events that reveal the plot: 3, or 2 (KA-R146)
    internet: bool  # KA-R147
    reason: i64

    def copy(self) -> CityState:  # noqa: PLR0915  (a line for each field)
        """A state that shares nothing that changes."""
        other = CityState()
        other.content = self.content
        other.x = self.x
        other.heroes = [one.copy() for one in self.heroes]
        other.minions = self.minions[:]
        other.supers = self.supers[:]
        other.protection = self.protection[:]
        other.foes = [one.copy() for one in self.foes]
        other.foe_numbers = self.foe_numbers
        other.gang = self.gang
        other.arrival = self.arrival
        other.docks = self.docks
        other.docks_side = self.docks_side
        other.shop_markers = self.shop_markers
        other.lasting = [one.copy() for one in self.lasting]
        other.blue_deck = self.blue_deck[:]
        other.blue_discard = self.blue_discard[:]
        other.red_deck = self.red_deck[:]
        other.red_discard = self.red_discard[:]
        other.offer = self.offer[:]
        other.greens = self.greens[:]
        other.removed = self.removed[:]
        other.item_deck = self.item_deck[:]
        other.item_discard = self.item_discard[:]
        other.items_gone = self.items_gone[:]
        other.shop = self.shop[:]
        other.spawn_deck = self.spawn_deck[:]
        other.spawn_discard = self.spawn_discard[:]
        other.spare_crises = self.spare_crises[:]
        other.event_deck = self.event_deck[:]
        other.event_under = self.event_under
        other.spare_events = self.spare_events[:]
        other.boss_deck = self.boss_deck[:]
        other.row = [None if one is None else one.copy() for one in self.row]
        other.completed = self.completed[:]
        other.matured = self.matured[:]
        other.plot = self.plot
        other.plot_known = self.plot_known
        other.revealed = self.revealed
        other.mist = self.mist[:]
        other.mist_up = self.mist_up[:]
        other.skull = self.skull
        other.tokens = [one.copy() for one in self.tokens]
        other.token_pool = self.token_pool[:]
        other.tokens_gone = self.tokens_gone[:]
        other.pieces = self.pieces[:]
        other.twist_deck = self.twist_deck[:]
        other.twist_discard = self.twist_discard[:]
        other.twists = self.twists[:]
        other.room = self.room
        other.wave = self.wave
        other.idle_fights = self.idle_fights
        other.raid_due = self.raid_due
        other.step = self.step
        other.round = self.round
        other.segment = self.segment
        other.part = self.part
        other.asleep = self.asleep[:]
        other.drawn = self.drawn[:]
        other.fight = None if self.fight is None else self.fight.copy()
        other.fewer = self.fewer
        other.held = self.held
        other.progressed = self.progressed
        other.loot_due = self.loot_due
        other.unsettled = self.unsettled
        other.in_force = self.in_force
        other.moments = self.moments
        other.tally = self.tally[:]
        other.needed = self.needed
        other.internet = self.internet
        other.reason = self.reason
        return other


def new_state(content: Box, heroes: list[Hero], plot: int, plot_known: bool) -> CityState:  # noqa: PLR0915  (likewise)
    """The box, open on the table; the set-up rules lay everything out."""
    made = CityState()
    made.content = content
    made.x = len(heroes)
    made.heroes = heroes
    made.minions = [0] * PLACES
    made.supers = [0] * PLACES
    made.protection = [0] * PLACES
    made.foes = []
    made.foe_numbers = 0
    made.gang = 0
    made.arrival = 0
    made.docks = NO_DOCKS
    made.docks_side = HIT_SIDE
    made.shop_markers = 0
    made.lasting = []
    made.blue_deck = []
    made.blue_discard = []
    made.red_deck = []
    made.red_discard = []
    made.offer = []
    made.greens = []
    made.removed = []
    made.item_deck = []
    made.item_discard = []
    made.items_gone = []
    made.shop = []
    made.spawn_deck = []
    made.spawn_discard = []
    made.spare_crises = []
    made.event_deck = []
    made.event_under = 0
    made.spare_events = []
    made.boss_deck = []
    made.row = [None] * ROW
    made.completed = []
    made.matured = []
    made.plot = plot
    made.plot_known = plot_known
    made.revealed = False
    made.mist = [NO_MIST] * PLACES
    made.mist_up = [False] * PLACES
    made.skull = 0
    made.tokens = []
    made.token_pool = []
    made.tokens_gone = []
    made.pieces = []
    made.twist_deck = []
    made.twist_discard = []
    made.twists = []
    made.room = 0
    made.wave = 0
    made.idle_fights = 0
    made.raid_due = False
    made.step = SETUP
    made.round = 1
    made.segment = 0
    made.part = 0
    made.asleep = []
    made.drawn = []
    made.fight = None
    made.fewer = 0
    made.held = False
    made.progressed = False
    made.loot_due = 0
    made.unsettled = False
    made.in_force = 0
    made.moments = 0
    made.tally = [0] * len(TALLY_NAMES)
    made.needed = 3
    made.internet = False
    made.reason = RUNNING
    return made


def segments_begun(s: CityState) -> i64:
    """KA-R60: how many segments of the Day have begun."""
    return (s.round - 1) * SEGMENTS + s.segment + 1


class City(Table):
    """The table of Kick-Ass: `s` is its state, by its own type; `content` its box."""

    def __init__(self, state: CityState, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(state, chance, sink)
        self.s: CityState = state
        self.content: Box = state.content
        self._seats: tuple[int, ...] = tuple(range(len(state.heroes)))
        self.mover: i64 = NOBODY  # who has given the last answer: a question that follows goes on with that move

    def seats(self) -> tuple[int, ...]:
        """Everyone at the table, for councils."""
        return self._seats
