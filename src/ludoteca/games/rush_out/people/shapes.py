"""The shape of what `view.board` shows, for the web client's types. The view returns it.

Times are milliseconds of the match, which stands still while the table is paused.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from ludoteca.games.rush_out.state import (
    DRAGON_TILE,
    FIRST_DARK_END,
    FIRST_LAID,
    FIRST_SPELL,
    FIRST_WOUND,
    LIGHTNING_SCROLL,
)

# Dice lie on places, which are numbers: where each sort begins, in their order.
PLACES: Final = {
    "challenge": 0,
    "dragon": DRAGON_TILE,
    "wound": FIRST_WOUND,
    "laid": FIRST_LAID,
    "spell": FIRST_SPELL,
    "their_end": FIRST_DARK_END,
    "scroll": LIGHTNING_SCROLL,
}

HeroSymbol = Literal["fire", "sword", "foot", "key", "heart", "joker"]
SpellSymbol = Literal["plant", "water", "air", "lightning", "fire", "joker"]
Face = Literal["fire", "sword", "foot", "key", "heart", "joker", "plant", "water", "air", "lightning"]
Role = Literal["sorcerer", "bard", "guard", "warrior", "cleric"]
Side = Literal["heroes", "sorcerer"]
ChallengeKind = Literal["standard", "coin", "confrontation", "summoning"]
Family = Literal["confusion", "summoning", "dracology", "dispelling", "curse", "doom", "regression"]
LaidKind = Literal["dispelling", "curse"]
Effect = Literal["whirlwind", "fire", "sword", "foot", "key", "silence", "one-hand", "high-five"]
Phase = Literal["ready", "countdown", "race", "break", "over"]
Owed = Literal["", "whirl", "award"]
Target = Literal["place", "die", "hero"]


class DieState(TypedDict):
    """One die. `hand`: may be placed; `cold`: must be rolled first; `whirl`: caught in a whirlwind; else
    `slot:<place>.<slot>`."""

    face: Face
    at: str


class Slot(TypedDict):
    """One slot, and the die in it as its seat and its number."""

    symbol: Face
    die: tuple[int, int] | None


class Spot(TypedDict):
    """Where dice can lie: a place with its slots. The generation tells a card from the one that lay there before."""

    place: int
    gen: int
    slots: list[Slot]


class FaceUp(Spot):
    """A card that lies face up."""

    ref: str
    card: str


class Player(TypedDict):
    """A player with dice, Equipment and what lies before them."""

    ref: str
    seat: int
    role: Role
    cool: int
    busy: int
    dice: list[DieState]
    joker: list[Face]
    forbidden: list[Face]
    whirlwind: int
    wounded: Spot | None
    equipment: list[str]
    xp: int
    ready: bool
    owes: Owed


class Challenge(FaceUp):
    """A card of the Heroes; some have an end for the Sorcerer, too. `nearly`: the sides that lack one die here."""

    kind: ChallengeKind
    flag: SpellSymbol | None
    dragon: bool
    nearly: list[Side]
    theirs: Spot | None


class Spell(FaceUp):
    """A card of the Sorcerer. `nearly`: as of a Challenge."""

    kind: Family
    flag: SpellSymbol | None
    power: int
    nearly: list[Side]
    aiming: bool


class Laid(FaceUp):
    """A Spell that lies with the Heroes until they lift it; it may forbid a symbol to its victim."""

    kind: LaidKind
    effect: Effect
    forbids: Face | None
    victim: int | None


class Dragon(Spot):
    """The Dragon: where it sits, and its tile."""

    at: int


class Scroll(TypedDict):
    """A Scroll of the Sorcerer; some have slots."""

    id: str
    scroll: int
    effect: str
    spot: Spot | None


class Held(TypedDict):
    """A complete card that waits for hands."""

    place: int
    seats: list[int]
    pressed: list[int]
    until: int


class Award(TypedDict):
    """A card of experience that two Heroes have to decide about."""

    card: str
    seats: list[int]


class Aim(TypedDict):
    """An effect that waits for its target."""

    card: str
    place: int
    what: Target
    left: int


class Good(TypedDict):
    """Equipment or a Scroll for sale: its number, its price, how many are left, and how many coins the buyers lack."""

    id: str
    kind: int
    cost: int
    left: int
    short: int


class Shop(TypedDict):
    """What can be bought."""

    equipment: list[Good]
    scrolls: list[Good]


class Sides(TypedDict):
    """A number for each side."""

    heroes: int
    sorcerer: int


class Coins(TypedDict):
    """Coin cards won, who has the token, and what is left to spend."""

    heroes: int
    sorcerer: int
    token: Side | None
    purse: Sides


class Tally(TypedDict):
    """How many are left, and of how many."""

    left: int
    all: int


class Top(TypedDict):
    """Cards that everyone saw go onto a deck, the top one first."""

    challenges: list[str]
    spells: list[str]


class Round(TypedDict):
    """Who won a round, and how."""

    winner: Side
    reason: str


class SeatNumbers(TypedDict):
    """One seat's race in numbers, once it is over."""

    rolls: int
    placed: int
    finished: int


class Fit(TypedDict):
    """A place that takes some of my dice: the placings that go there together, whether they complete it, and how many
    dice it would lack then."""

    place: int
    actions: list[int]
    left: int
    closes: bool


class Risk(TypedDict):
    """A move of mine that helps the other side. `round`: it ends the round for them, for this `reason`; `frees`: it
    completes this `card` for them; `reveals`: it turns over a card of their deck, which may be the last one."""

    actions: list[int]
    what: Literal["round", "frees", "reveals"]
    card: str
    reason: str


class Decides(TypedDict):
    """A place that ends the round when it is completed as things stand: for whom, and how."""

    place: int
    winner: Side
    reason: str


class Turn(TypedDict):
    """A die of mine that can be turned, the action that does it, and what it would show."""

    die: int
    action: int
    face: Face


class Own(TypedDict):
    """What only the one who looks sees: `can`, the open actions, cool-downs apart; `fits`, what of the hand goes
    where, the best first; `turns`, the dice that can be turned; `risks`, what helps the other side."""

    can: list[int]
    fits: list[Fit]
    turns: list[Turn]
    risks: list[Risk]


class Board(Own):
    """All that a seat may see."""

    scenario: str
    round: int
    phase: Phase
    now: int
    until: int
    cooldown: int
    relaxed: bool
    one_hand: bool
    silence: bool
    high_five: bool
    experience: bool
    trophies: Sides
    goal: int
    players: list[Player]
    challenges: list[Challenge | None]
    spells: list[Spell | None]
    dragon: Dragon | None
    laid: list[Laid]
    souls: Tally | None
    lives: Tally | None
    coins: Coins | None
    shop: Shop | None
    scrolls: list[Scroll]
    held: list[Held]
    awards: list[Award]
    aim: Aim | None
    decides: list[Decides]
    top: Top
    winner: Side | None
    reason: str
    rounds: list[Round]
    stats: list[SeatNumbers] | None
