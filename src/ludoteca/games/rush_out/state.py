"""All that a match of Rush Out! is at one moment, and the table its rules are played on.

Dice lie in *places*: cards, tiles and scrolls with up to six slots each. A die has a number, seat * 5 + index, and a
slot has one, place * 6 + index. Times are milliseconds of the match's own clock.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.content.box import Content
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import State
from ludoteca.kernel.live import LiveTable

# Faces of the Heroes' dice, and of the Sorcerer's.
FIRE: Final = 0
SWORD: Final = 1
FOOT: Final = 2
KEY: Final = 3
HEART: Final = 4
JOKER: Final = 5
PLANT: Final = 0
WATER: Final = 1
AIR: Final = 2
LIGHTNING: Final = 3
DARK_FIRE: Final = 4
FACES: Final = 6

# Families of cards, as the content numbers them.
CONFUSION: Final = 0
SUMMONING: Final = 1
DRACOLOGY: Final = 2
DISPELLING: Final = 3
CURSE: Final = 4
DOOM: Final = 5
REGRESSION: Final = 6
STANDARD: Final = 7
COIN: Final = 8
CONFRONTATION: Final = 9

# What a laid card does to Heroes, as the content numbers it: 1 to 4 forbid the symbols 0 to 3.
WHIRLWIND: Final = 0
SILENCE: Final = 5
ONE_HAND: Final = 6
HIGH_FIVE: Final = 7

SORCERER: Final = 0  # a role; 1 to 4 are Bard, Guard, Warrior and Cleric
BARD: Final = 1
GUARD: Final = 2
WARRIOR: Final = 3
CLERIC: Final = 4

# Places.
SPACES: Final = 3
DRAGON_TILE: Final = 3
FIRST_WOUND: Final = 4
FIRST_LAID: Final = 9
LAID: Final = 12
FIRST_SPELL: Final = 21
FIRST_DARK_END: Final = 24  # the Sorcerer's end of the three challenge spaces
LIGHTNING_SCROLL: Final = 27
FIRE_SCROLL: Final = 28
PLACES: Final = 29
SLOTS: Final = 6

STRIDE: Final = 5  # die numbers of one seat
HERO_DICE: Final = 3
SORCERER_DICE: Final = 5
MOST_SEATS: Final = 5

# Where a die is, unless in a slot.
FRESH: Final = -1  # in hand as it was rolled: it may be placed
COLD: Final = -2  # in hand, but it must be rolled first
WHIRLED: Final = -3
ABSENT: Final = -4

NONE: Final = -1
ANYWHERE: Final = -1  # dice of the last roll have gone nowhere yet
CLOSED: Final = -2  # the card that they went to is gone: roll again

# Phases.
READY: Final = 0
COUNTDOWN: Final = 1
RACE: Final = 2
BREAK: Final = 3
OVER: Final = 4
PHASE_NAMES: Final = ("ready", "countdown", "race", "break", "over")

# Sides, and how a round is won.
NOBODY: Final = 0
HEROES: Final = 1
DARK: Final = 2
SIDE_NAMES: Final = ("", "heroes", "sorcerer")
BY_DECK: Final = 1
BY_DRAGON: Final = 2
BY_SOULS: Final = 3
BY_LIVES: Final = 4
REASON_NAMES: Final = ("", "deck", "dragon", "souls", "lives")

DECK_OF_HEROES: Final = 4  # where the Dragon wins (RO-D-5)

# Scrolls, as the content numbers them.
TURN_WATER: Final = 0
TURN_AIR: Final = 1
SWAP: Final = 2
ALWAYS_WATER: Final = 3
ALWAYS_PLANT: Final = 4
ALWAYS_AIR: Final = 5
STORM: Final = 6
BREATH: Final = 7

NO_SLOTS: Final[list[int]] = []


class RushState(State):
    """The whole match."""

    content: Content  # the box that is on this table; shared, never changed

    # what was agreed on
    scenario: i64
    seats: i64
    heroes: i64
    sorcerer: i64  # a seat
    cooldown: i64
    relaxed: bool
    handicap: bool
    roles: list[int]  # by seat

    # the match
    phase: i64
    round: i64
    now: i64
    since: i64  # when this phase began
    until: i64  # when the countdown ends
    order: i64  # counts cards that were filled under the Dragon
    trophies: list[int]  # by side
    history: list[int]  # by round: side * 8 + reason
    side: i64  # who won the match
    ready: list[int]  # by seat, between rounds

    # cards
    spells: list[int]  # the Spells of this match (RO-R38)
    challenges: list[int]  # its Challenges
    aside: list[int]  # cards of the same families that were put away unseen
    seen: list[int]  # by card: 1 once it has been face up
    flags: list[int]  # by card: the symbol of its Flag; shared, never changed
    spell_deck: list[int]  # the last one is the top
    challenge_deck: list[int]
    known_spells: i64  # cards on top of the deck that everybody has seen go there
    known_challenges: i64
    spells_gone: list[int]  # done with, for this round
    challenges_gone: list[int]
    unseen_spells: list[int]  # discarded without a look (RO-R63)
    unseen_challenges: list[int]

    # places
    cards: list[int]  # by place
    needs: list[list[int]]  # by place: its symbols; shared, never changed
    slots: list[int]  # by slot: a die
    taken: list[int]  # by slot: since when
    filled: list[int]  # by place: how many dice
    full: list[int]  # by place: its number in `order`, when it was filled under the Dragon
    generation: list[int]  # by place: how many cards have come and gone there
    changed: list[int]  # by place: when its card last changed
    changer: list[int]  # by place: the seat that made it change
    held: list[int]  # by place: a mask of Heroes who must high-five before they get their dice back
    victims: list[int]  # by laid card: a Hero's seat, or NONE for a Curse

    # dice
    face: list[int]
    at: list[int]
    where: list[int]  # by seat: the place of its dice
    lying: list[int]  # by seat: how many dice are there
    landed: list[int]  # by seat: where dice of the last roll went
    cool: list[int]  # by seat: when it may roll again
    busy: list[int]  # by seat: when its one hand is free again
    pressed: list[int]  # by seat: when it held up a hand for a high five
    acts: list[int]  # by seat: what it has done in this race
    joker: list[int]  # by seat: a mask of symbols that its Joker stands for
    forbidden: list[int]  # by seat: a mask of symbols
    whirlwinds: list[int]  # by seat: cards
    owes: list[int]  # by seat: 1 while a die for the whirlwind has to be chosen

    # what the scenarios add
    dragon: i64
    wounded: list[int]  # by seat
    souls: i64
    lives: i64
    silence: i64
    one_hand: i64
    high_five: i64
    coins: list[list[int]]  # by side: Coin cards won
    coined: i64  # when the Heroes won their last Coin card
    token: i64  # the side that has the Coin token
    spent: list[int]  # by side, in this trade phase
    equipment: list[list[int]]  # by seat: kinds
    stock: list[int]  # by kind of equipment
    scrolls: list[int]  # 1 for those that the Sorcerer owns
    bought: list[int]  # actions of this trade phase
    experience: list[list[int]]  # by seat: cards
    awards: list[int]  # card, one Hero, the other Hero; oldest first
    aim: i64  # the place whose effect needs a target
    aims_left: i64
    struck: i64  # a mask of Heroes whom this effect has hit already
    rolls: list[int]  # by seat, for the end page
    placed: list[int]
    finished: list[int]

    def copy(self) -> RushState:  # noqa: PLR0915  (a line for each field)
        """A state that shares nothing that changes."""
        other = RushState()
        other.content = self.content
        other.scenario = self.scenario
        other.seats = self.seats
        other.heroes = self.heroes
        other.sorcerer = self.sorcerer
        other.cooldown = self.cooldown
        other.relaxed = self.relaxed
        other.handicap = self.handicap
        other.roles = self.roles
        other.phase = self.phase
        other.round = self.round
        other.now = self.now
        other.since = self.since
        other.until = self.until
        other.order = self.order
        other.trophies = self.trophies[:]
        other.history = self.history[:]
        other.side = self.side
        other.ready = self.ready[:]
        other.spells = self.spells[:]
        other.challenges = self.challenges[:]
        other.aside = self.aside[:]
        other.seen = self.seen[:]
        other.flags = self.flags
        other.spell_deck = self.spell_deck[:]
        other.challenge_deck = self.challenge_deck[:]
        other.known_spells = self.known_spells
        other.known_challenges = self.known_challenges
        other.spells_gone = self.spells_gone[:]
        other.challenges_gone = self.challenges_gone[:]
        other.unseen_spells = self.unseen_spells[:]
        other.unseen_challenges = self.unseen_challenges[:]
        other.cards = self.cards[:]
        other.needs = self.needs[:]
        other.slots = self.slots[:]
        other.taken = self.taken[:]
        other.filled = self.filled[:]
        other.full = self.full[:]
        other.generation = self.generation[:]
        other.changed = self.changed[:]
        other.changer = self.changer[:]
        other.held = self.held[:]
        other.victims = self.victims[:]
        other.face = self.face[:]
        other.at = self.at[:]
        other.where = self.where[:]
        other.lying = self.lying[:]
        other.landed = self.landed[:]
        other.cool = self.cool[:]
        other.busy = self.busy[:]
        other.pressed = self.pressed[:]
        other.acts = self.acts[:]
        other.joker = self.joker[:]
        other.forbidden = self.forbidden[:]
        other.whirlwinds = self.whirlwinds[:]
        other.owes = self.owes[:]
        other.dragon = self.dragon
        other.wounded = self.wounded[:]
        other.souls = self.souls
        other.lives = self.lives
        other.silence = self.silence
        other.one_hand = self.one_hand
        other.high_five = self.high_five
        other.coins = [cards[:] for cards in self.coins]
        other.coined = self.coined
        other.token = self.token
        other.spent = self.spent[:]
        other.equipment = [kinds[:] for kinds in self.equipment]
        other.stock = self.stock[:]
        other.scrolls = self.scrolls[:]
        other.bought = self.bought[:]
        other.experience = [cards[:] for cards in self.experience]
        other.awards = self.awards[:]
        other.aim = self.aim
        other.aims_left = self.aims_left
        other.struck = self.struck
        other.rolls = self.rolls[:]
        other.placed = self.placed[:]
        other.finished = self.finished[:]
        return other


def new_state(
    content: Content, roles: list[int], scenario: int, cooldown: int, relaxed: bool, handicap: bool
) -> RushState:
    """RO-R15: everyone has a character; nothing else is on the table yet."""
    seats = len(roles)
    made = RushState()
    made.content = content
    made.scenario = scenario
    made.seats = seats
    made.heroes = seats - 1
    made.sorcerer = roles.index(SORCERER)
    made.cooldown = cooldown * 2 if relaxed else cooldown
    made.relaxed = relaxed
    made.handicap = handicap
    made.roles = roles
    made.phase = READY
    made.round = 0
    made.now = 0
    made.since = 0
    made.until = 0
    made.order = 0
    made.trophies = [0, 0, 0]
    made.history = []
    made.side = NOBODY
    made.ready = [0] * seats
    made.spells = []
    made.challenges = []
    made.aside = []
    made.seen = [0] * len(content.card_ids)
    made.flags = content.flag
    made.generation = [0] * PLACES
    made.equipment = [[] for _ in range(seats)]
    made.stock = []
    made.scrolls = [0] * 8
    made.bought = []
    made.coins = [[], [], []]
    made.coined = 0
    made.token = NOBODY
    made.spent = [0, 0, 0]
    made.rolls = [0] * seats
    made.placed = [0] * seats
    made.finished = [0] * seats
    clear_table(made)
    return made


def clear_table(s: RushState) -> None:
    """Take everything off the table that does not last from round to round."""
    seats: i64 = s.seats
    s.spell_deck = []
    s.challenge_deck = []
    s.known_spells = 0
    s.known_challenges = 0
    s.spells_gone = []
    s.challenges_gone = []
    s.unseen_spells = []
    s.unseen_challenges = []
    s.cards = [NONE] * PLACES
    s.needs = [NO_SLOTS] * PLACES
    s.slots = [NONE] * (PLACES * SLOTS)
    s.taken = [0] * (PLACES * SLOTS)
    s.filled = [0] * PLACES
    s.full = [0] * PLACES
    s.changed = [s.now] * PLACES
    s.changer = [NONE] * PLACES
    s.held = [0] * PLACES
    s.victims = [NONE] * LAID
    s.face = [JOKER] * (seats * STRIDE)
    s.at = [COLD] * (seats * STRIDE)
    for seat in range(seats):
        if seat != s.sorcerer:
            s.at[seat * STRIDE + 3] = ABSENT
            s.at[seat * STRIDE + 4] = ABSENT
    s.where = [NONE] * seats
    s.lying = [0] * seats
    s.landed = [CLOSED] * seats
    s.cool = [s.now] * seats
    s.busy = [s.now] * seats
    s.pressed = [NONE] * seats
    s.acts = [0] * seats
    s.joker = [0] * seats
    s.forbidden = [0] * seats
    s.whirlwinds = [0] * seats
    s.owes = [0] * seats
    s.dragon = NONE
    s.wounded = [0] * seats
    s.souls = 0
    s.lives = 0
    s.silence = 0
    s.one_hand = 0
    s.high_five = 0
    s.experience = [[] for _ in range(seats)]
    s.awards = []
    s.aim = NONE
    s.aims_left = 0
    s.struck = 0


def dice_of(s: RushState, seat: i64) -> i64:
    """RO-R6: how many dice a seat owns."""
    return SORCERER_DICE if seat == s.sorcerer else HERO_DICE


def dragon_slots(s: RushState) -> i64:
    """RO-R45: the side of the Dragon tile for this number of players."""
    return s.content.dragon_slots[s.seats]


def own_joker(s: RushState, seat: i64) -> i64:
    """RO-R31: the ability icon of a Hero's tile, as a mask."""
    return 1 << s.content.joker_of[s.roles[seat]]


class Rush(LiveTable):
    """What the rules receive."""

    s: RushState

    def __init__(self, state: RushState, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(state, chance, sink)
        self.s = state
