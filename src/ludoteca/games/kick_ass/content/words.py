"""The vocabulary that every piece is written in: cards, items, crises, events, spawn cards, plots.

A piece is a list of *lines*. A line has a moment (when it acts) and one or more options (a choice); an option has a
price, deeds and conditions. A deed is a verb with a target, an amount, a place, a duration: words of their own, freely
joined. What an event asks for is a list of *ways*, each a list of needs; one whole way completes it.

Everything is a small number here, for rules that run compiled. How it is written in the files: `notation.py`. How it
is said to people: `telling.py` and the locales, one message for each word.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- the city (KA-R13) -------------------------------------------------------------------------------------------------

POLICE: Final = 0
PARK: Final = 1
WALL_STREET: Final = 2
SHOP: Final = 3
LIBRARY: Final = 4
HOSPITAL: Final = 5
DOCKS: Final = 6
CITY_HALL: Final = 7
DISTRICTS: Final = 8
DISTRICT_NAMES: Final = ("police", "park", "wall_street", "shop", "library", "hospital", "docks", "city_hall")
RING: Final = (DOCKS, SHOP, PARK, POLICE, LIBRARY, HOSPITAL, WALL_STREET)  # KA-R176, clockwise, then Docks again

# Places. The first eight are the Districts themselves; the others depend on who acts, or are chosen.
HERE: Final = 8  # the District of the hero who acts; in an event: where the event has its brute
ANYWHERE: Final = 9  # one District, chosen by who acts (an amount may be split over several)
ADJACENT: Final = 10  # one adjacent District, chosen
EACH_ADJACENT: Final = 11  # every adjacent District
EVERYWHERE: Final = 12  # every District
FULLEST: Final = 13  # the District with most Enemies; the team breaks ties
TAKEN: Final = 14  # every District that is Taken (KA-R90)
WITH_HEROES: Final = 15  # every District in which a hero stands
NEXT: Final = 16  # along the arrow of HERE
NOWHERE: Final = 17
PLACE_NAMES: Final = (
    *DISTRICT_NAMES,
    "here",
    "anywhere",
    "adjacent",
    "each_adjacent",
    "everywhere",
    "fullest",
    "taken",
    "with_heroes",
    "next",
    "nowhere",
)

# -- what a deed is about ----------------------------------------------------------------------------------------------

HAPPINESS: Final = 0  # the four meters, in the order of the panel, then dollars
STRENGTH: Final = 1
MEDIA: Final = 2
LIFE: Final = 3
METERS: Final = 4
DOLLAR: Final = 4
MINION: Final = 5
SUPER: Final = 6  # a Super-Minion
BRUTE: Final = 7  # a Mini-boss; which one is in `Deed.arg`
ENEMY: Final = 8  # Minion or Super-Minion, whichever
RED: Final = 9  # dice
BLUE: Final = 10
ANY_DIE: Final = 11
ITEM: Final = 12
CARD: Final = 13  # an Activation card, any
WORK: Final = 14  # … by its type (KA-R78)
PERSONAL: Final = 15
HERO: Final = 16
FAMOUS: Final = 17
BLUE_CARD: Final = 18  # … by its colour
RED_CARD: Final = 19
ARMOUR: Final = 20  # of a Boss, beside LIFE and POWER
POWER: Final = 21
NOTHING: Final = 22
THING_NAMES: Final = (
    "happiness",
    "strength",
    "media",
    "life",
    "dollar",
    "minion",
    "super",
    "brute",
    "enemy",
    "red",
    "blue",
    "die",
    "item",
    "card",
    "work",
    "personal",
    "hero",
    "famous",
    "blue_card",
    "red_card",
    "armour",
    "power",
    "nothing",
)

# Who: the heroes a deed touches. `self` is the owner of the piece, or the hero whose action completed the event.
SELF: Final = 0
PARTNER: Final = 1  # one other hero, wherever; who acts chooses
PARTNER_HERE: Final = 2  # one other hero in the same District
ANYONE: Final = 3  # one hero, the team's choice
ALL: Final = 4  # every hero
OTHERS: Final = 5  # every hero but oneself
ALL_HERE: Final = 6  # every hero in the District of the deed (its place; HERE: one's own), oneself too
WHO_NAMES: Final = ("self", "partner", "partner_here", "anyone", "all", "others", "all_here")

# What an amount may be multiplied by: it is (n + x · players) · each.
ONCE: Final = 0
PER_HERO_HERE: Final = 1  # heroes in one's District, oneself too
PER_ENEMY_HERE: Final = 2  # Minions and Super-Minions in one's District
PER_TAKEN: Final = 3  # Districts that are Taken
PER_DONE: Final = 4  # events completed
PER_LOST: Final = 5  # events that matured
PER_CRISIS: Final = 6  # crises face up at that hero
PER_FALLEN: Final = 7  # Enemies that fell in this Combat (moments WON and BOLT only)
EACH_NAMES: Final = ("once", "hero_here", "enemy_here", "taken", "done", "lost", "crisis", "fallen")
ALL_OF: Final = 99  # n of "all minion"

# Durations: how long a deed that changes a rule lasts. ALWAYS-lines last as long as their piece is in force.
INSTANT: Final = 0
FOR_COMBAT: Final = 1  # this Combat, or the next one of this hero if none is under way
FOR_SEGMENT: Final = 2
FOR_DAY: Final = 3  # until the Refresh phase
FOR_ROUND: Final = 4  # until the end of the next round's Refresh phase: what comes by night lasts a whole day
DURATION_NAMES: Final = ("instant", "combat", "segment", "day", "round")

# -- moments -----------------------------------------------------------------------------------------------------------

NOW: Final = 0  # a card's own steps; a spawn card's effect; a reward; a setup; a maturation
IN_COMBAT: Final = 1  # holds in every Combat fought with it (card: this card's Combats)
BOLT: Final = 2  # once for each Bolt of any colour (KA-R116)
RED_BOLT: Final = 3
BLUE_BOLT: Final = 4
EXHAUST: Final = 5  # KA-R33: when its owner exhausts it
ALWAYS: Final = 6  # a rule that holds while the piece is in force
AT_MORNING: Final = 7  # at the start of the first segment, after its spawn card
AT_SEGMENT: Final = 8  # at the start of every segment, after its spawn card
AT_SLEEP: Final = 9  # R128b for panels, R128c for events
AT_REFRESH: Final = 10  # after the cards are back (KA-R130)
ON_WON: Final = 11  # a Combat of this hero in which an Enemy fell, at its end (D-52 step 8)
ON_HURT: Final = 12  # this hero has lost Life in a Combat, at its end
ON_CLEANUP: Final = 13  # this hero has gained a Clean-up bonus
ON_BOUGHT: Final = 14  # this hero has bought in the Shop
ON_TIMER: Final = 15  # this hero has used a Timer
ON_FACE_DOWN: Final = 16  # this hero has played a card face down
ON_WORK: Final = 17  # … a Work card face up; and so on
ON_PERSONAL: Final = 18
ON_HERO: Final = 19
ON_KO: Final = 20  # this hero has fallen (KA-R125)
ON_EVENT: Final = 21  # an event was completed, by whomever
ON_MATURED: Final = 22  # an event matured
MOMENTS: Final = 23
MOMENT_NAMES: Final = (
    "now",
    "combat",
    "bolt",
    "red bolt",
    "blue bolt",
    "exhaust",
    "always",
    "morning",
    "segment",
    "sleep",
    "refresh",
    "won",
    "hurt",
    "cleanup",
    "bought",
    "timer",
    "face down",
    "work",
    "personal",
    "hero",
    "ko",
    "event",
    "matured",
)

# -- verbs: deeds that happen ------------------------------------------------------------------------------------------

GAIN: Final = 0  # who gains n of a meter or dollars
LOSE: Final = 1  # who loses n of a meter, dollars or items (their choice which item)
TIMER: Final = 2  # a Timer icon (KA-R83); with a District as place: its Timer effect, wherever one is
COMBAT: Final = 3  # a Combat icon (KA-R84)
SPAWN: Final = 4  # n of MINION / SUPER / BRUTE in a place, by the rules of KA-R71 to R75
ELIMINATE: Final = 5  # n of MINION / SUPER / ENEMY in a place; by a hero: with Clean-up bonus
CLEAN: Final = 6  # KA-R89, a place
PROTECT: Final = 7  # n Protection markers in a place
WALK: Final = 8  # who may walk up to n Districts
GO: Final = 9  # who is moved to the place at once (HERE: to the hero who acts)
DRIVE: Final = 10  # n (or all) Minions go from a place to another (`to`), as D-54 and D-55 say
ARRIVAL: Final = 11  # the arrival marker moves by n, forward or back
FEWER: Final = 12  # the next spawn card brings n Minions fewer
DRAW: Final = 13  # n Items from the deck, at random
BUY: Final = 14  # as with the Shop's Timer, wherever one is, n dollars cheaper in all
RESTORE: Final = 15  # n of one's exhausted items
TIRE: Final = 16  # n of one's items are exhausted (who owns them chooses)
TAKE: Final = 17  # one of the displayed Activation cards (CARD, BLUE_CARD, RED_CARD), KA-R165
RETURN: Final = 18  # one of one's own used cards back to hand (CARD or a type), never the one that does it
KEEP: Final = 19  # this very card goes back to hand when its hero is done
RENEW: Final = 20  # deal the Shop row (ITEM) or the display of cards (CARD) anew
CALM: Final = 21  # a face-up crisis of who has no effect, for a duration
STIR: Final = 22  # the right crisis of who is face up, whatever the Happiness, for a duration
DOCK: Final = 23  # the Docks marker: on its first space, side by choice (n = 0), or n spaces right (left if negative)
PUSH: Final = 24  # every event moves n spaces (KA-R215)
PULL: Final = 25  # one event of the team's choice goes back n spaces, if the space is free
HOLD: Final = 26  # the row does not move in the next Event phase, and nothing new is revealed
BLOCK: Final = 27  # an Inactive-Timer marker in a place, for a duration (KA-R160)
STRIKE: Final = 28  # n red dice against a place (KA-R148, D-25)
LURE: Final = 29  # up to n Minions from anywhere to one's District; those above its Limit fall (KA-R152)
STAMP: Final = 30  # n Shop-track markers (KA-R98)
ROLL: Final = 31  # n more dice of a colour, before the roll (moment IN_COMBAT; as EXHAUST: now, in step 4)
REROLL: Final = 32  # up to n dice of a colour (KA-R32)
HIT: Final = 33  # n more Hits
SHIELD: Final = 34  # n more Shields
SPARK: Final = 35  # n more Bolts of a colour
BOSS: Final = 36  # LIFE, ARMOUR or POWER of the Boss by n, as D-64 bounds it
SKULL: Final = 37  # the Skull marker by n
REVEAL: Final = 38  # n of the Red Mist tokens
FAINT: Final = 39  # who is KO'd, without a die (KA-R125 to R127)

# -- verbs: rules that hold -------------------------------------------------------------------------------------------
# For a line ALWAYS they hold while the piece is in force: at its hero (card, item, crisis), or for all (event, spawn
# card, boss combat). With a duration they hold that long.

STEPS: Final = 40  # Movement Points of a played card (of a type: `what`), n more or fewer, never below 0
HAND_SHUT: Final = 41  # KA-R163
PACK_SHUT: Final = 42  # KA-R164
NO_REFRESH: Final = 43  # neither card nor gain in the Refresh phase (KA-R131)
NO_GAIN: Final = 44  # no gains of a meter or dollars
NO_CONSPIRACY: Final = 45  # fights alone
NO_COMPANY: Final = 46  # no Timers while another hero is in the District
FACE_DOWN: Final = 47  # cards of type `what` (CARD: all) are played face down
TOLL: Final = 48  # each Timer costs n dollars; who cannot pay cannot use it
PRICE: Final = 49  # a purchase costs n more or less in all
POOL: Final = 50  # dice of a colour, n more or fewer, in every Combat
HITS: Final = 51  # n Hits more or fewer in every Combat, never below 0
SHIELDS: Final = 52  # the same
FUMBLE: Final = 53  # compulsory: up to n dice of a colour that show a success are rolled again (D-52 step 3)
NO_REROLL: Final = 54
NO_BOLT: Final = 55  # Bolts of a colour do not count
STRONGER: Final = 56  # Power of each Minion, Super-Minion, brute or Boss in a place, n more or fewer
TOUGHER: Final = 57  # their Life
ARMOURED: Final = 58  # their Armour
BLOCKED: Final = 59  # the Timer of a place (KA-R160)
EXTRA: Final = 60  # each spawn card brings n more Minions in a place, after its list
SUPERS: Final = 61  # the first n Minions of each spawn card come as Super-Minions
NO_PROTECTION: Final = 62  # markers in a place stop nothing, and none are put there
NO_BONUS: Final = 63  # no Clean-up bonus in a place
ENTRY: Final = 64  # who enters a place loses n of a meter or dollars
NO_DOCK: Final = 65  # the Docks marker gives nothing
LESS_HEAL: Final = 66  # each gain of Life is n smaller
NO_FAME: Final = 67  # neither discount nor Viral bonus
DOUBLE_TIMER: Final = 68  # the gain of a place's Timer effect is n higher (its first gain)
SAFE: Final = 69  # damage taken in Combat is at most n
IGNORE_ARMOUR: Final = 70  # n of each Armour does not count against this hero
DODGE: Final = 71  # the KO die: n faces more are blank
CAP_SHIELDS: Final = 72  # at most n Shields count for a fight
BLANK_HURTS: Final = 73  # n Power more for each blank die of a colour, before the damage
GUARD: Final = 74  # ordinary Minions must fall before others can be hit
DEPUTY: Final = 75  # a Clean at the Police Station costs n dollars less
VERBS: Final = 76
FIRST_RULE: Final = STEPS
VERB_NAMES: Final = (
    "gain",
    "lose",
    "timer",
    "fight",
    "spawn",
    "eliminate",
    "clean",
    "protect",
    "walk",
    "go",
    "drive",
    "arrival",
    "fewer",
    "draw",
    "buy",
    "restore",
    "tire",
    "take",
    "return",
    "keep",
    "renew",
    "calm",
    "stir",
    "dock",
    "push",
    "pull",
    "hold",
    "block",
    "strike",
    "lure",
    "stamp",
    "roll",
    "reroll",
    "hit",
    "shield",
    "spark",
    "boss",
    "skull",
    "reveal",
    "faint",
    "steps",
    "hand_shut",
    "pack_shut",
    "no_refresh",
    "no_gain",
    "no_conspiracy",
    "no_company",
    "face_down",
    "toll",
    "price",
    "pool",
    "hits",
    "shields",
    "fumble",
    "no_reroll",
    "no_bolt",
    "stronger",
    "tougher",
    "armoured",
    "blocked",
    "extra",
    "supers",
    "no_protection",
    "no_bonus",
    "entry",
    "no_dock",
    "less_heal",
    "no_fame",
    "double_timer",
    "safe",
    "ignore_armour",
    "dodge",
    "cap_shields",
    "blank_hurts",
    "guard",
    "deputy",
)

# -- conditions --------------------------------------------------------------------------------------------------------

IF_MORNING: Final = 0
IF_AFTERNOON: Final = 1
IF_NIGHT: Final = 2
IF_PARTNER_HERE: Final = 3  # n other heroes or more in the District
IF_ALONE: Final = 4
IF_AT: Final = 5  # the hero is in a District (`place`)
IF_METER: Final = 6  # a meter or dollars (`what`) at n or more
IF_UNDER: Final = 7  # a meter or dollars at n or less
IF_CLEAR: Final = 8  # no Enemy in a place (HERE or a District)
IF_ENEMIES: Final = 9  # n Enemies or more in a place
IF_TAKEN: Final = 10  # a place is Taken
IF_CRISIS: Final = 11  # a crisis of the hero is face up
IF_PLAYED: Final = 12  # the hero has played a card of a type (`what`) earlier this Day
IF_PARTNER_PLAYS: Final = 13  # a partner plays a card of a type in this segment
IF_EMPTY: Final = 14  # a slot of the hero is empty (`what`: a SLOT)
IF_CONSPIRING: Final = 15  # two or more fight
IF_SINGLE: Final = 16  # one fights
IF_FELL: Final = 17  # n Enemies or more fell in this Combat
IF_UNHURT: Final = 18  # the hero lost no Life in this Combat
IF_PLOT: Final = 19  # the Final Plot is revealed
IF_PLAYERS: Final = 20  # n players or more
IF_BOSS_HERE: Final = 21  # a Mini-boss or Boss is in the District
IF_MOVED: Final = 22  # the hero has walked n steps or more in this segment
IF_STILL: Final = 23  # the hero has not walked in this segment
CONDITIONS: Final = 24
CONDITION_NAMES: Final = (
    "morning",
    "afternoon",
    "night",
    "partner here",
    "alone",
    "at",
    "least",
    "most",
    "clear",
    "enemies",
    "taken",
    "crisis",
    "played",
    "partner plays",
    "empty",
    "conspiring",
    "single",
    "fell",
    "unhurt",
    "plot",
    "players",
    "boss here",
    "moved",
    "still",
)

# -- needs: what an event asks for (KA-R64) ----------------------------------------------------------------------------

CLOCK: Final = 0  # n Timers in a place, by whomever
CARRY: Final = 1  # n markers from a place to another: a Timer picks one up, a Timer delivers all that one carries
FELL_AT_ONCE: Final = 2  # the brute of the event falls in one Combat (KA-R115)
CLEAR_AT_NIGHT: Final = 3  # no Enemy in a place in the Sleep phase, n nights (in a row or not)
PAY: Final = 4  # n dollars or points of a meter (`what`), in a place, without a Timer, in parts if they like
PLAY: Final = 5  # n face-up cards of a type (`what`) whose hero stands in a place when done (ANYWHERE: wherever)
AT_ONCE: Final = 6  # at the end of one segment heroes stand in both places
CONSPIRE: Final = 7  # a Conspiracy of n heroes in a place (ANYWHERE) in which an Enemy falls
FORGO: Final = 8  # n times a hero gives up a gain: the Clean-up bonus (ENEMY) or that of the Refresh phase (CARD)
BEAT: Final = 9  # n Minions, Super-Minions or either (`what`) fall in a place, by heroes
SLEEP_AT: Final = 10  # n heroes are in a place in the Sleep phase of one night
GIVE_ITEM: Final = 11  # n items discarded in a place, without a Timer
GUARDED: Final = 12  # n Protection markers lie in a place in the Sleep phase
BOLTS: Final = 13  # n Bolts rolled in Combats in a place, added up
TOKENS: Final = 14  # all of Don's tokens that it placed are resolved (KA-R192)
NEEDS: Final = 15
NEED_NAMES: Final = (
    "clock",
    "carry",
    "fell",
    "clear",
    "pay",
    "play",
    "both",
    "conspire",
    "forgo",
    "beat",
    "asleep",
    "give",
    "guarded",
    "bolts",
    "tokens",
)

# -- items (KA-R27, R31) -----------------------------------------------------------------------------------------------

HEAD: Final = 0
BODY: Final = 1
ONE_HAND: Final = 2
TWO_HANDS: Final = 3
BACKPACK: Final = 4
SLOT_NAMES: Final = ("head", "body", "hand", "hands", "backpack")

# Colours of Activation cards (KA-R79).
BLUE_FACE: Final = 0
RED_FACE: Final = 1
GREEN_FACE: Final = 2
COLOUR_NAMES: Final = ("blue", "red", "green")
NO_TYPE: Final = -1

# Viral bonuses (KA-R148 to R154): written as lines of moment AT_SLEEP on the hero's panel.


class Condition:
    """One `if`. `not_`: it must not be so."""

    def __init__(self, kind: int, what: int, n: int, place: int, not_: bool) -> None:
        self.kind: i64 = kind
        self.what: i64 = what
        self.n: i64 = n
        self.place: i64 = place
        self.not_ = not_


class Deed:
    """A verb with all that belongs to it. Its amount is (n + x · players) · each; ALL_OF means all there are."""

    def __init__(self, verb: int) -> None:
        self.verb: i64 = verb
        self.what: i64 = NOTHING
        self.arg: i64 = -1  # which brute
        self.n: i64 = 1
        self.x: i64 = 0
        self.each: i64 = ONCE
        self.who: i64 = SELF
        self.place: i64 = NOWHERE
        self.to: i64 = NOWHERE
        self.duration: i64 = INSTANT


class Option:
    """One side of a choice: who pays the price (all of it, or none) does the deeds in order, if the conditions hold."""

    def __init__(self, price: list[Deed], deeds: list[Deed], conditions: list[Condition]) -> None:
        self.price = price
        self.deeds = deeds
        self.conditions = conditions


class Line:
    """What a piece does at one moment. On a card a line of moment NOW is one step of its hero (D-14).

    `compulsory`: it has a loss and no choice, so it cannot be left out (D-46).
    """

    def __init__(self, moment: int, options: list[Option], compulsory: bool) -> None:
        self.moment: i64 = moment
        self.options = options
        self.compulsory = compulsory


class Need:
    """One task of an event; its amount is n + x · players. `by` are conditions on the hero who does it."""

    def __init__(self, kind: int, what: int, n: int, x: int, place: int, to: int, by: list[Condition]) -> None:
        self.kind: i64 = kind
        self.what: i64 = what
        self.n: i64 = n
        self.x: i64 = x
        self.place: i64 = place
        self.to: i64 = to
        self.by = by
