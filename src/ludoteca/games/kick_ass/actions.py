"""The actions of Kick-Ass: what the numbers of every kind of decision mean.

A number is one whole thing: a step to a District, a Timer with what it is spent on, so many Hits for one target. Sizes
are room, not counts, so that nothing renumbers later. Whose question each kind is, a Hero's alone or the team's, is
said in one table: `rules/councils.py`.

The kinds:

- `card` (an open `Together`, KA-D-61): which card, face up or face down;
- `step` (`FirstOf`, KA-D-14): any Hero who is not done takes the next single step;
- `join` (an open `Together`, a reaction): whether to conspire with a partner who begins a Combat here (KA-D-15);
- `dice`, `damage`, `hits`: a Combat, see `state.py`;
- `raid` (`FirstOf`): between two fights of a last stand, items may be rearranged until all are ready (KA-D-48);
- `refresh` (`FirstOf`, KA-R131): a displayed card, or one of three gains;
- `pick-…`: what an effect leaves to choose, whatever it is of: `about` is (cause, the deed's verb, what it
  is about), the cause as in `rules/causes.py`. Who is asked (one Hero, or the team) depends on the effect.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.kernel.actions import Act, ActionSpace, Param

PASS: Final = 0  # done, enough, leave it, no
YES: Final = 1

CARDS: Final = 256
ITEMS: Final = 128
PLACE: Final = 16  # a parameter that is a place
SEATS: Final = 8
SLOT: Final = 8  # of the Shop row, the display, the panel
SPACES: Final = 4  # of the Event row
NEED: Final = 16  # of an Event
LINES: Final = 16  # of a card
OPTIONS: Final = 8  # of a line
TOKENS: Final = 16
TARGETS: Final = 64
AMOUNT: Final = 64
DICE: Final = 64  # red from 0, blue from BLUE_DICE
SOURCES: Final = 64  # of rerolls

# `step`: where each begins.
DONE: Final = 0
FIGHT: Final = 1  # alone, KA-R84
CALL: Final = 2  # a Combat that others here may join, KA-R118
MOVE: Final = 100  # place
EFFECT: Final = 200  # line of the card, option
TIMER: Final = 400  # KA-R83: the Timer effect of the District where one is; option: see `rules/timers.py`
CLOCK: Final = 500  # a Timer for an Event: space of the row, need
PICK_UP: Final = 600  # a Timer for a marker of an Event: space of the row, need
DELIVER: Final = 700  # a Timer to deliver what one carries: space of the row, need
TURN: Final = 800  # a Timer for a token of Don's, by its place in `CityState.tokens`
COLLECT: Final = 850  # a Timer for the marker of a Police token
REPORT: Final = 880  # a Timer to deliver all markers of Police tokens
BRIBE: Final = 900  # token: $4, without a Timer (KA-D-64)
PAY: Final = 1_000  # for an Event, without a Timer: space of the row, need, how much
GIVE: Final = 6_000  # an item for an Event, without a Timer: space of the row, need, item
EXHAUST: Final = 15_000  # item, option
EQUIP: Final = 17_000  # item, slot (BACKPACK: put it away)

# `dice`.
REROLL: Final = 100  # source, die
DICE_EXHAUST: Final = 5_000  # item, option

# `refresh`.
GAIN: Final = 1  # HAPPINESS, LIFE or DOLLAR of words.py
TAKE: Final = 100  # slot of the display

# `card`.
FACE_UP: Final = 0
FACE_DOWN: Final = CARDS


def move_action(place: i64) -> int:
    """A step to an adjacent District."""
    return MOVE + place


def effect_action(line: i64, option: i64) -> int:
    """An effect of the card, and which side of its choice."""
    return EFFECT + line * OPTIONS + option


def need_action(base: i64, space: i64, need: i64) -> int:
    """A Timer for an Event: CLOCK, PICK_UP or DELIVER."""
    return base + space * NEED + need


def pay_action(space: i64, need: i64, n: i64) -> int:
    """So much is paid for an Event."""
    return PAY + (space * NEED + need) * AMOUNT + n


def give_action(space: i64, need: i64, item: i64) -> int:
    """An item is given up for an Event."""
    return GIVE + (space * NEED + need) * ITEMS + item


def exhaust_action(base: i64, item: i64, option: i64) -> int:
    """An item is exhausted, and which side of its choice; EXHAUST or DICE_EXHAUST."""
    return base + item * OPTIONS + option


def equip_action(item: i64, slot: i64) -> int:
    """An item is put into a slot of the panel, or into the Backpack."""
    return EQUIP + item * SLOT + slot


def reroll_action(source: i64, die: i64) -> int:
    """A die is rolled again."""
    return REROLL + source * DICE + die


def damage_action(seat: i64, n: i64) -> int:
    """One Hero takes so much damage."""
    return seat * AMOUNT + n


def strike_action(target: i64, n: i64) -> int:
    """So many Hits for one target; 0 is to let the rest go."""
    return 1 + target * AMOUNT + n


def replace_action(drawn: i64, card: i64) -> int:
    """KA-R56: one of the drawn cards, for one of the Hero's own."""
    return drawn * CARDS + card


_PASS: Final = Act("pass", at=PASS)
_DONE: Final = Act("done", at=DONE)
_PLACE: Final = Param("place", PLACE)
_CARD: Final = Param("card", CARDS)
_ITEM: Final = Param("item", ITEMS)
_SEAT: Final = Param("seat", SEATS)
_SLOT: Final = Param("slot", SLOT)
_SPACE: Final = Param("space", SPACES)
_NEED: Final = Param("need", NEED)
_OPTION: Final = Param("option", OPTIONS)
_TOKEN: Final = Param("token", TOKENS)
_N: Final = Param("n", AMOUNT)
_EQUIP: Final = Act("equip", _ITEM, _SLOT, at=EQUIP)
_SEATED: Final = ActionSpace(Act("hero", _SEAT))

ACTIONS: Final = {
    # set-up of a single player
    "solo-card": ActionSpace(Act("replace", Param("drawn", SLOT), _CARD)),
    "solo-item": ActionSpace(Act("keep", _SLOT)),
    # a segment
    "card": ActionSpace(Act("face-up", _CARD, at=FACE_UP), Act("face-down", _CARD, at=FACE_DOWN)),
    "step": ActionSpace(
        _DONE,
        Act("fight", at=FIGHT),
        Act("call", at=CALL),
        Act("move", _PLACE, at=MOVE),
        Act("effect", Param("line", LINES), _OPTION, at=EFFECT),
        Act("timer", Param("option", 64), at=TIMER),
        Act("clock", _SPACE, _NEED, at=CLOCK),
        Act("pick-up", _SPACE, _NEED, at=PICK_UP),
        Act("deliver", _SPACE, _NEED, at=DELIVER),
        Act("turn", _TOKEN, at=TURN),
        Act("collect", _TOKEN, at=COLLECT),
        Act("report", at=REPORT),
        Act("bribe", _TOKEN, at=BRIBE),
        Act("pay", _SPACE, _NEED, _N, at=PAY),
        Act("give", _SPACE, _NEED, _ITEM, at=GIVE),
        Act("exhaust", _ITEM, _OPTION, at=EXHAUST),
        _EQUIP,
    ),
    "join": ActionSpace(_PASS, Act("join", at=YES)),
    # what a District's Timer asks for
    "buy": ActionSpace(_DONE, Act("buy", _SLOT, at=1)),
    "afar": ActionSpace(_PASS, Act("timer", Param("option", 64), at=1)),
    # a Combat
    "dice": ActionSpace(
        _DONE,
        Act("reroll", Param("source", SOURCES), Param("die", DICE), at=REROLL),
        Act("exhaust", _ITEM, _OPTION, at=DICE_EXHAUST),
    ),
    "damage": ActionSpace(Act("take", _SEAT, _N)),
    "hits": ActionSpace(Act("waste", at=PASS), Act("strike", Param("target", TARGETS), _N, at=1)),
    "ko-order": _SEATED,
    # Clean-up bonuses
    "bonus": _SEATED,
    "free-item": _SEATED,
    "loot-for": _SEATED,
    "pick-gang": ActionSpace(Act("minion", at=0), Act("gang", at=1)),
    "police-bonus": ActionSpace(_PASS, Act("remove", _PLACE, at=1)),
    "forgo": ActionSpace(Act("take-it", at=PASS), Act("forgo", _SPACE, _NEED, at=1)),
    # cards
    "shut-hand": ActionSpace(Act("hand", _SLOT)),
    "sixth": ActionSpace(Act("remove", _CARD)),
    "famous": ActionSpace(Act("discard", _CARD)),
    # Sleep and Refresh
    "sleeper": _SEATED,
    "viral": ActionSpace(_PASS, Act("use", _OPTION, at=1)),
    "refresh": ActionSpace(
        Act("gain", Param("what", 16), at=GAIN),
        Act("take", _SLOT, at=TAKE),
        Act("forgo", _SPACE, _NEED, at=200),
    ),
    # plots
    "mist": ActionSpace(Act("turn", _PLACE)),
    "gang-from": ActionSpace(Act("take", _PLACE)),
    "last-helper": _SEATED,
    "raid": ActionSpace(Act("ready", at=DONE), Act("exhaust", _ITEM, _OPTION, at=EXHAUST), _EQUIP),
    # what an effect leaves to choose
    "pick-option": ActionSpace(_PASS, Act("option", _OPTION, at=1)),
    "pick-place": ActionSpace(_PASS, Act("place", _PLACE, at=1)),
    "pick-ways": ActionSpace(_PASS, Act("from-to", Param("from", PLACE), Param("to", PLACE), at=1)),
    "pick-hero": ActionSpace(_PASS, Act("hero", _SEAT, at=1)),
    "pick-item": ActionSpace(_PASS, Act("item", _ITEM, at=1)),
    "pick-card": ActionSpace(_PASS, Act("card", _CARD, at=1)),
    "pick-slot": ActionSpace(_PASS, Act("slot", _SLOT, at=1)),
    "pick-space": ActionSpace(_PASS, Act("space", _SPACE, at=1)),
    "pick-side": ActionSpace(Act("hits", at=0), Act("shields", at=1)),
}
