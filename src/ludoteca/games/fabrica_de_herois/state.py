"""All that a match of Fábrica de Heróis is at one moment, and the table its rules are played on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.content.box import Base, Content
from ludoteca.games.fabrica_de_herois.effects.lines import BLANK
from ludoteca.games.fabrica_de_herois.effects.words import Effect
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import State, Table

NONE: Final = -1  # no card, no player

# Where a Hero is.
DECK: Final = 0
SUPPORT_TEAM: Final = 1
FIELD_TEAM: Final = 2
GRAVEYARD: Final = 3
EXILE: Final = 4
LOOKED_AT: Final = 5  # on its way from the deck: somebody looks at it

# Where the match is: the flow can restart at the beginning of each of these.
SETUP: Final = 0
BEGIN: Final = 1  # effects for a round end, FH-R54
PREPARE: Final = 2  # FH-R72
COMPARE: Final = 3  # FH-R69
INCOME: Final = 4  # FH-R75
DRAW: Final = 5  # FH-R25
PLAYS: Final = 6  # FH-R34 to FH-R38
END: Final = 7  # FH-D-28: the window at the end of a turn
NEXT: Final = 8
OVER: Final = 9
STEPS: Final = ("setup", "begin", "prepare", "compare", "income", "draw", "plays", "end", "next", "over")

MOST_ACTIONS: Final = 6  # FH-R27
START_ACTIONS: Final = 1  # FH-R9
DEALT: Final = 5  # FH-R7
DIE: Final = 6

# How a match ends.
NOT_YET: Final = 0
TARGET: Final = 1  # FH-R77
NO_MISSIONS: Final = 2  # FH-D-21
REASONS: Final = ("none", "target", "no-missions")

# What lasts (FH-R48).
MARKER: Final = 0
BLOCK: Final = 1
PROTECT: Final = 2
STRIP: Final = 3
SEAL: Final = 4
LINE: Final = 5
AMBUSH: Final = 6
LASTINGS: Final = ("marker", "block", "protect", "strip", "seal", "line", "ambush")


class Lasting:
    """One effect that lasts (FH-R48, FH-R57): what it is, whose, on whom, and when it ends.

    `team` is the player that it lies on, `hero` the Hero (NONE for the whole team). `amount` is what it keeps: for the
    marker the amount by which it really moved it (FH-D-18), for a line of the sheet its number.
    """

    what: i64
    duration: i64
    caster: i64
    team: i64
    hero: i64
    amount: i64
    line: i64
    cause: i64
    leader: i64  # the Leader that a Permanent hangs on (FH-R56)

    def copy(self) -> Lasting:
        """The same, to change by itself."""
        other = Lasting()
        other.what = self.what
        other.duration = self.duration
        other.caster = self.caster
        other.team = self.team
        other.hero = self.hero
        other.amount = self.amount
        other.line = self.line
        other.cause = self.cause
        other.leader = self.leader
        return other


class Cast:
    """Something declared that waits for its answers, or resolves (FH-D-29); or what a Mission or a Base does."""

    user: i64
    ability: i64  # its number; NONE for Missions and Bases
    cause: i64
    effects: list[Effect]  # shared: part of the content
    attack: bool  # an Attack ability: Protection and Defences count (FH-D-15)
    answers: i64  # the place on the stack of the Attack that it answers; NONE
    picks: list[list[int]]  # the Heroes that were chosen, by effect
    whom: list[list[int]]  # the players that were chosen, by effect
    factor: i64  # 2 where rewards are doubled
    cancelled: bool
    spared: i64  # seats whose face-up Heroes the attack passes by, as a mask
    receivers: i64  # FH-D-16, as a mask

    def copy(self) -> Cast:
        """The same, to change by itself."""
        other = Cast()
        other.user = self.user
        other.ability = self.ability
        other.cause = self.cause
        other.effects = self.effects
        other.attack = self.attack
        other.answers = self.answers
        other.picks = [picked[:] for picked in self.picks]
        other.whom = [seats[:] for seats in self.whom]
        other.factor = self.factor
        other.cancelled = self.cancelled
        other.spared = self.spared
        other.receivers = self.receivers
        return other


def new_cast(user: i64, ability: i64, cause: i64, effects: list[Effect], attack: bool) -> Cast:
    """Something that this player declares; nothing is chosen yet."""
    made = Cast()
    made.user = user
    made.ability = ability
    made.cause = cause
    made.effects = effects
    made.attack = attack
    made.answers = NONE
    made.picks = [[] for _ in effects]
    made.whom = [[] for _ in effects]
    made.factor = 1
    made.cancelled = False
    made.spared = 0
    made.receivers = 0
    return made


NOBODY_YET: Final[list[list[int]]] = [[], [], [], [], [], []]  # of every effect; never changed


def probe_cast(user: i64, ability: i64, effects: list[Effect], attack: bool) -> Cast:
    """Something that this player could declare, only to ask whether it may be: nothing is ever chosen for it."""
    made = Cast()
    made.user = user
    made.ability = ability
    made.cause = ability
    made.effects = effects
    made.attack = attack
    made.answers = NONE
    made.picks = NOBODY_YET
    made.whom = NOBODY_YET
    made.factor = 1
    made.cancelled = False
    made.spared = 0
    made.receivers = 0
    return made


class Player:
    """One player: Base, Teams, Actions, Mission."""

    seat: i64
    base: i64
    base_used: bool  # FH-D-38: in this turn
    actions: i64
    field: list[int]  # in the order in which they came
    leader: i64
    support: list[int]
    mission: i64
    due: bool  # FH-R68: the Mission is compared in this turn
    done: list[int]  # completed Missions, in their order
    points: i64
    attempts: i64
    # What is promised for the next time, FH-R73.
    windfall: i64  # on top of the next income
    free_buys: i64
    free_flees: i64
    free_leads: i64
    two_missions: i64
    doubles: i64
    spares: i64
    free_used: i64  # free plays of this turn that are used
    # Worked out from all that (`rules/reckoning.py`), so that nobody has to look it up.
    sheet: list[int]
    marker: i64
    emblems: i64
    base_count: i64
    base_on: bool
    bolts: i64  # abilities with a bolt that could be used now
    defences: i64  # Defence abilities that could be used now

    def copy(self) -> Player:
        """A player who shares nothing that changes."""
        other = Player()
        other.seat = self.seat
        other.base = self.base
        other.base_used = self.base_used
        other.actions = self.actions
        other.field = self.field[:]
        other.leader = self.leader
        other.support = self.support[:]
        other.mission = self.mission
        other.due = self.due
        other.done = self.done[:]
        other.points = self.points
        other.attempts = self.attempts
        other.windfall = self.windfall
        other.free_buys = self.free_buys
        other.free_flees = self.free_flees
        other.free_leads = self.free_leads
        other.two_missions = self.two_missions
        other.doubles = self.doubles
        other.spares = self.spares
        other.free_used = self.free_used
        other.sheet = self.sheet[:]
        other.marker = self.marker
        other.emblems = self.emblems
        other.base_count = self.base_count
        other.base_on = self.base_on
        other.bolts = self.bolts
        other.defences = self.defences
        return other


def new_player(seat: i64) -> Player:
    """FH-R9: nothing but one Action; cards come with the set-up."""
    made = Player()
    made.seat = seat
    made.base = NONE
    made.base_used = False
    made.actions = START_ACTIONS
    made.field = []
    made.leader = NONE
    made.support = []
    made.mission = NONE
    made.due = False
    made.done = []
    made.points = 0
    made.attempts = 0
    made.windfall = 0
    made.free_buys = 0
    made.free_flees = 0
    made.free_leads = 0
    made.two_missions = 0
    made.doubles = 0
    made.spares = 0
    made.free_used = 0
    made.sheet = BLANK[:]
    made.marker = 0
    made.emblems = 0
    made.base_count = 0
    made.base_on = False
    made.bolts = 0
    made.defences = 0
    return made


class FactoryState(State):
    """The whole match. Decks have their top at the end."""

    content: Content  # the cards of this table, shared between copies: they never change
    players: list[Player]
    deck: list[int]
    graveyard: list[int]
    exiled: list[int]
    missions: list[int]
    bases: list[int]  # FH-D-46: the other Bases, face down
    # By Hero.
    zone: list[int]
    owner: list[int]  # the player in whose Team it is
    blocked: list[int]  # how many Blocks lie on it
    shielded: list[int]  # how many Protections
    stripped: list[int]
    sealed: list[int]
    guarded: list[bool]  # Protected, for whatever reason
    used: list[bool]  # FH-D-22: its Leader ability, in this round
    seen: list[int]  # FH-D-45: who knows that it is in that Support, as a mask of seats
    lasting: list[Lasting]
    stack: list[Cast]  # FH-D-16: what was declared and has not resolved
    looker: i64  # who looks at cards that others do not see
    looked: list[int]  # Heroes from the deck
    peeked: list[int]  # Missions from the deck
    offered: list[int]  # two Missions, face up, of which one is kept
    spied: i64  # the player into whose Support `looker` looks
    known_top: list[int]  # by seat: how many Missions on top of the deck it knows
    known_bottom: i64  # how many Missions at the bottom everyone knows (FH-D-45)
    turn: i64
    turns: i64
    step: i64
    unsettled: bool  # a Leader must be named, a Field refilled or a Team repaired
    rolled: i64  # the last die of an effect, for the eye
    target: i64
    reason: i64

    def copy(self) -> FactoryState:
        """A state that shares nothing that changes."""
        other = FactoryState()
        other.content = self.content
        other.players = [player.copy() for player in self.players]
        other.deck = self.deck[:]
        other.graveyard = self.graveyard[:]
        other.exiled = self.exiled[:]
        other.missions = self.missions[:]
        other.bases = self.bases[:]
        other.zone = self.zone[:]
        other.owner = self.owner[:]
        other.blocked = self.blocked[:]
        other.shielded = self.shielded[:]
        other.stripped = self.stripped[:]
        other.sealed = self.sealed[:]
        other.guarded = self.guarded[:]
        other.used = self.used[:]
        other.seen = self.seen[:]
        other.lasting = [lasting.copy() for lasting in self.lasting]
        other.stack = [cast.copy() for cast in self.stack]
        other.looker = self.looker
        other.looked = self.looked[:]
        other.peeked = self.peeked[:]
        other.offered = self.offered[:]
        other.spied = self.spied
        other.known_top = self.known_top[:]
        other.known_bottom = self.known_bottom
        other.turn = self.turn
        other.turns = self.turns
        other.step = self.step
        other.unsettled = self.unsettled
        other.rolled = self.rolled
        other.target = self.target
        other.reason = self.reason
        return other


def new_state(content: Content, seats: int, target: int) -> FactoryState:
    """A table before the set-up: decks in their printed order, nothing dealt."""
    state = FactoryState()
    heroes = len(content.heroes)
    state.content = content
    state.players = [new_player(seat) for seat in range(seats)]
    state.deck = list(range(heroes))
    state.graveyard = []
    state.exiled = []
    state.missions = list(range(len(content.missions)))
    state.bases = list(range(len(content.bases)))
    state.zone = [DECK] * heroes
    state.owner = [NONE] * heroes
    state.blocked = [0] * heroes
    state.shielded = [0] * heroes
    state.stripped = [0] * heroes
    state.sealed = [0] * heroes
    state.guarded = [False] * heroes
    state.used = [False] * heroes
    state.seen = [0] * heroes
    state.lasting = []
    state.stack = []
    state.looker = NONE
    state.looked = []
    state.peeked = []
    state.offered = []
    state.spied = NONE
    state.known_top = [0] * seats
    state.known_bottom = 0
    state.turn = 0
    state.turns = 0
    state.step = SETUP
    state.unsettled = False
    state.rolled = 0
    state.target = target
    state.reason = NOT_YET
    return state


class Factory(Table):
    """The table of the rules."""

    def __init__(self, state: FactoryState, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(state, chance, sink)
        self.s = state

    def active(self) -> Player:
        """Whose turn it is."""
        return self.s.players[self.s.turn]

    def base_of(self, player: Player) -> Base:
        """The Base of a player."""
        return self.s.content.bases[player.base]

    def roll(self, seat: int) -> int:
        """FH-D-29: the die of an effect, from 1 to 6."""
        n = self.chance.roll("effect", DIE, 1, seat)[0] + 1
        self.s.rolled = n
        self.tell("rolled", seat, n)
        return n
