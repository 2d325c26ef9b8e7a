"""The box: every piece of the game, with its numbers and its lines (see `words.py`).

A piece is known by its place in its list, the same at every table, so that records stay good. Its `id` names its words
in the locales and is used nowhere in the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.words import (
    ALWAYS,
    COMBAT,
    DISTRICTS,
    FIRST_RULE,
    IN_COMBAT,
    MOMENTS,
    NOW,
    NOWHERE,
    TIMER,
    Condition,
    Line,
    Need,
)

# Meters (digest c18): from, to. Life goes from the KO space (-1) to the hero's own maximum.
LOWEST: Final = (1, 0, 0, -1)
HIGHEST: Final = (9, 6, 9, 6)
RIGHT_CRISIS: Final = 4  # Happiness at which the right crisis is face up (KA-R28)
LEFT_CRISIS: Final = 1
KNOWN: Final = 4  # Social Media (KA-R22)
VIRAL: Final = 7
AT_FAME: Final = 9
MOST_PLAYERS: Final = 4
ROUNDS: Final = 9
SKULL_MOST: Final = 20
SKULL_START: Final = 15

# Faces of dice (KA-R111).
BLANK: Final = 0
PLAIN: Final = 1
WITH_BOLT: Final = 2
FACES: Final = 6

# Final Plots (KA-R166 to R210).
RED_MIST: Final = 0
VIC: Final = 1
JOHN: Final = 2
DON: Final = 3
MOTHER: Final = 4
PLOTS: Final = 5
PLOT_NAMES: Final = ("red_mist", "vic", "john", "don", "mother")
PER_PLOT: Final = 4  # Boss Events of each

# Red Mist tokens (KA-R168).
TOKEN_NOTHING: Final = 0
TOKEN_LOSE: Final = 1
TOKEN_GAIN: Final = 2
TOKEN_HIDEOUT: Final = 3
TOKEN_NAMES: Final = ("nothing", "lose", "gain", "hideout")

# Don's tokens: three pictures in each of four colours (KA-R192 to R196).
BRIBE: Final = 0
REPORT: Final = 1
LOOT: Final = 2
PICTURES: Final = 3
PICTURE_NAMES: Final = ("bribe", "report", "loot")
WEAK_POWER: Final = 0  # R196a Power -2
WEAK_ARMOUR: Final = 1  # R196b Armour -2
WEAK_LIFE: Final = 2  # R196c Life -2
WEAK_GANG: Final = 3  # R196d two of his gang
WEAKS: Final = 4
WEAK_NAMES: Final = ("power", "armour", "life", "gang")

HERO_IDS: Final = ("kick_ass", "hit_girl", "big_daddy", "colonel_stars", "doctor_gravity", "ass_kicker", "night_bitch")
KICK_ASS: Final = 0
HIT_GIRL: Final = 1
BIG_DADDY: Final = 2
COLONEL_STARS: Final = 3
DOCTOR_GRAVITY: Final = 4
ASS_KICKER: Final = 5
NIGHT_BITCH: Final = 6
HEROES: Final = 7


class Lines:
    """The lines of a piece, by moment; masks of the moments and of the rules (verb - FIRST_RULE) among them."""

    def __init__(self, lines: list[Line]) -> None:
        self.all = lines
        self.at: list[list[Line]] = [[] for _ in range(MOMENTS)]
        self.moments: i64 = 0
        self.rules: i64 = 0
        for line in lines:
            self.at[line.moment].append(line)
            self.moments |= 1 << line.moment
            if line.moment == ALWAYS or line.moment == IN_COMBAT:
                for option in line.options:
                    for deed in option.deeds:
                        if deed.verb >= FIRST_RULE:
                            self.rules |= 1 << (deed.verb - FIRST_RULE)


class CardPiece:
    """An Activation card (KA-R78). `kind` is its type (words.WORK …) or NO_TYPE; `district` restricts it or is NOWHERE;
    `hero` owns it from the start, or -1. Its steps are `lines.at[NOW]`, `combats` of them Combat icons."""

    def __init__(
        self, card_id: str, colour: int, hero: int, kind: int, moves: int, district: int, lines: Lines
    ) -> None:
        self.id = card_id
        self.colour: i64 = colour
        self.hero: i64 = hero
        self.kind: i64 = kind
        self.moves: i64 = moves
        self.district: i64 = district
        self.lines = lines
        self.timers: i64 = 0  # Timer icons and Combat icons on it, for whoever plans
        self.combats: i64 = 0
        for line in lines.at[NOW]:
            for option in line.options:
                for deed in option.deeds:
                    if deed.verb == TIMER:
                        self.timers += 1
                    elif deed.verb == COMBAT:
                        self.combats += 1
        self.notation: list[str] = []


class ItemPiece:
    """An Item (KA-R31). `asks`: what its bearer must be or have, or the item does nothing. `restore`: at which moment
    it is restored, if `restore_if` holds; -1 is the Refresh phase (KA-R35)."""

    def __init__(
        self,
        item_id: str,
        slot: int,
        cost: int,
        hero: int,
        lines: Lines,
        asks: list[Condition],
        restore: int,
        restore_if: list[Condition],
    ) -> None:
        self.id = item_id
        self.slot: i64 = slot
        self.cost: i64 = cost
        self.hero: i64 = hero
        self.lines = lines
        self.asks = asks
        self.restore: i64 = restore
        self.restore_if = restore_if
        self.notation: list[str] = []


class CrisisPiece:
    """A crisis (KA-R30): its lines hold at its hero while it is face up."""

    def __init__(self, crisis_id: str, lines: Lines) -> None:
        self.id = crisis_id
        self.lines = lines
        self.notation: list[str] = []


class SpawnPiece:
    """A Spawn card (KA-R69): arrival change, effect (lines of moment NOW), Districts in order."""

    def __init__(self, spawn_id: str, arrival: int, lines: Lines, route: list[int]) -> None:
        self.id = spawn_id
        self.arrival: i64 = arrival
        self.lines = lines
        self.route = route
        self.notation: list[str] = []


class Stat:
    """A number that may grow with the players: n + x · players."""

    def __init__(self, n: int, x: int) -> None:
        self.n: i64 = n
        self.x: i64 = x

    def of(self, players: i64) -> i64:
        """The number at a table."""
        return self.n + self.x * players


class BrutePiece:
    """A Mini-boss (KA-R66) or a Boss: Power, Life, Armour; its lines hold in every Combat in its District."""

    def __init__(self, brute_id: str, power: Stat, life: Stat, armour: Stat, lines: Lines) -> None:
        self.id = brute_id
        self.power = power
        self.life = life
        self.armour = armour
        self.lines = lines
        self.notation: list[str] = []


class EventPiece:
    """An Event or Boss Event (KA-R64). `backs`: a mask of player counts, bit 2 for two (and one, KA-R54). `ways`: any
    one of them, whole, completes it. `lines` are what goes on while it lies on the row (ALWAYS, AT_SLEEP …).

    `brute` is the Mini-boss that its setup spawns, at `site`, or -1. `tokens` are the Districts of Don's tokens that it
    places, by the weakness they mean; `plot` is whose Boss Event it is, or -1.
    """

    def __init__(self, event_id: str) -> None:
        self.id = event_id
        self.backs: i64 = 0
        self.plot: i64 = -1
        self.brute: i64 = -1
        self.site: i64 = NOWHERE
        self.setup: list[Line] = []
        self.ways: list[list[Need]] = []
        self.needs: list[Need] = []  # of all ways, in their order: progress is kept by the place in here
        self.reward: list[Line] = []
        self.mature: list[Line] = []
        self.lines = Lines([])
        self.tokens: list[tuple[int, int]] = []  # (weakness, District)
        self.notation: list[str] = []

    def ask_for(self, ways: list[list[Need]]) -> None:
        """What completes it."""
        self.ways = ways
        self.needs = [need for way in ways for need in way]


class ModifierPiece:
    """A Boss-Combat card (KA-R184, R204): its lines hold for all in every Combat of its Location or Wave."""

    def __init__(self, card_id: str, lines: Lines) -> None:
        self.id = card_id
        self.lines = lines
        self.notation: list[str] = []


class Wave:
    """What comes with a Wave of Times Square (KA-R204, R208)."""

    def __init__(self, minions: list[int], supers: list[int], brute: int) -> None:
        self.minions = minions  # by players; [0] is unused
        self.supers = supers
        self.brute: i64 = brute  # a number of `Box.brutes`, or -1


class PlotPiece:
    """A Final Plot card: the X-table of its Boss, by players ([0] is unused), its gang or guards, its Boss Events."""

    def __init__(self, plot: int) -> None:
        self.id = PLOT_NAMES[plot]
        self.plot: i64 = plot
        self.boss: i64 = -1  # a number of `Box.brutes`
        self.life: list[int] = [0] * (MOST_PLAYERS + 1)
        self.armour: list[int] = [0] * (MOST_PLAYERS + 1)
        self.power: list[int] = [0] * (MOST_PLAYERS + 1)
        self.gang: list[int] = [0] * (MOST_PLAYERS + 1)  # Vic: Super-Minions; Don: Minions; John: per Location
        self.events: list[int] = []  # numbers of `Box.boss_events`
        self.waves: list[Wave] = []
        self.difficulty = ""


class HeroPiece:
    """A hero panel (KA-R18). `red` and `blue` are dice by Strength; `start` are the four meters in their order."""

    def __init__(self, hero: int) -> None:
        self.id = HERO_IDS[hero]
        self.hero: i64 = hero
        self.district: i64 = 0
        self.start: list[int] = []
        self.most_life: i64 = 0
        self.red: list[int] = []
        self.blue: list[int] = []
        self.viral = Lines([])  # lines of moment AT_SLEEP (KA-R148 to R154)
        self.viral_rule = ""
        self.cards: list[int] = []
        self.green: i64 = -1
        self.item: i64 = -1
        self.notation: list[str] = []


class Box:
    """All of it."""

    def __init__(self) -> None:
        # the city
        self.limits: list[int] = [0] * DISTRICTS
        self.arrows: list[int] = [0] * DISTRICTS
        self.adjacent: list[list[int]] = [[] for _ in range(DISTRICTS)]
        self.arrival: list[list[int]] = [[] for _ in range(MOST_PLAYERS + 1)]  # by players; [0] is empty
        self.red_die: list[int] = []  # faces
        self.blue_die: list[int] = []
        self.ko_die: list[int] = []  # 1: a KO face
        self.docks_track: i64 = 3
        self.shop_track: i64 = 3
        # how many there are (KA-R5, R8)
        self.minions: i64 = 27
        self.protection: i64 = 8
        self.inactive_timers: i64 = 6
        self.interest: i64 = 24
        self.dollars: i64 = 45
        # pieces
        self.cards: list[CardPiece] = []
        self.blue_deck: list[int] = []  # general cards by colour
        self.red_deck: list[int] = []
        self.items: list[ItemPiece] = []
        self.item_deck: list[int] = []
        self.crises: list[CrisisPiece] = []
        self.spawns: list[SpawnPiece] = []
        self.brutes: list[BrutePiece] = []  # the five of events, Big Bastard, then the Bosses
        self.events: list[EventPiece] = []
        self.boss_events: list[EventPiece] = []
        self.modifiers: list[ModifierPiece] = []
        self.plots: list[PlotPiece] = []
        self.heroes: list[HeroPiece] = []
        self.mist_tokens: list[int] = []  # 8, kinds
        self.mist_stat: list[int] = [0, 0]  # the meter that "lose" and "gain" tokens touch
        self.don_tokens: list[tuple[int, int]] = []  # 12 of (weakness, picture)
        self.worked_out: dict[str, object] = {}  # what can be said of a box once and for all; a key is whoever did

    def events_for(self, players: int) -> list[int]:
        """The events whose back shows this number of players; alone one plays those for two (KA-R54)."""
        bit = 1 << max(2, players)
        return [number for number, event in enumerate(self.events) if event.backs & bit]
