"""How pieces are written in the files. A piece is a list of lines, each a text:

    timer                                           a step of a card
    gain 1 happiness / gain $2                      a choice
    lose $2 > gain 1 strength + gain 1 media        a price, then deeds in order
    partner_here gain 1 life if night               a target, a condition
    bolt: gain 1 media                              a moment of its own (see words.MOMENT_NAMES)
    exhaust: reroll 1 red
    always: steps -1 of work                        a rule that holds
    spawn 2X minion in docks                        an amount that grows with the players; X+1, 3X, all
    gain $1 each taken                              an amount for each of something
    block docks for day                             a duration

A deed is `[who] verb [amount] [thing] [in|at|from|of place] [to place] [each …] [for …]`; what a verb takes stands in
SIGNATURES. Conditions, joined by `and`, any of them with `not` before it:

    morning, afternoon, night, alone, crisis, conspiring, single, unhurt, plot, still, boss here
    partner here, 2 partner here, at docks, clear here, 3 enemies here, taken here, fell 2, players 3, moved 2
    played work, partner plays hero, empty hand, media >= 4, dollar <= 2

Needs of an event: `+` joins those of one way, `/` ways; `by` puts conditions on the hero who does it:

    clock 2 at wall_street + clock 1 at police / pay $6 at police
    carry 2 from docks to police, fell, clear at docks, clear 2 at docks, play 2 work at wall_street
    both shop and library
    conspire 3 at park, forgo 2 cleanup, forgo 1 refresh, beat 3 minion at docks, asleep 2 at hospital, give 1 at shop
    guarded 3 at library, bolts 3 at docks, tokens, pay 2 media at city_hall, clock 1 at library by media >= 4
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.words import Condition, Deed, Line, Need, Option

MOST: Final = 12  # of anything that is written as a number

STATS: Final = (w.HAPPINESS, w.STRENGTH, w.MEDIA, w.LIFE)
PURSE: Final = (*STATS, w.DOLLAR)
CROWD: Final = (w.MINION, w.SUPER, w.ENEMY)
FIGURES: Final = (w.MINION, w.SUPER, w.BRUTE)
DICE: Final = (w.RED, w.BLUE)
ANY_DICE: Final = (w.RED, w.BLUE, w.ANY_DIE)
TYPES: Final = (w.WORK, w.PERSONAL, w.HERO)
CARDS: Final = (w.CARD, *TYPES, w.FAMOUS)
FACES: Final = (w.CARD, w.BLUE_CARD, w.RED_CARD)
STUFF: Final = (w.ITEM, w.CARD)
BOSS_STATS: Final = (w.LIFE, w.ARMOUR, w.POWER)

NO: Final = 0  # an amount that a verb does not take
MAY: Final = 1
MUST: Final = 2
SIGNED: Final = 3  # one is needed, and may be negative
MAY_SIGNED: Final = 4


class Signature(NamedTuple):
    """What a verb takes besides who, each and duration."""

    amount: int = NO
    things: Sequence[int] = ()
    place: int = NO
    to: bool = False
    thing: int = MUST  # whether one of `things` must be there


SIGNATURES: Final = {
    w.GAIN: Signature(MUST, PURSE, MAY),  # a place only with all_here
    w.LOSE: Signature(MUST, (*PURSE, w.ITEM), MAY),
    w.TIMER: Signature(place=MAY),
    w.COMBAT: Signature(),
    w.SPAWN: Signature(MAY, FIGURES, MUST),
    w.ELIMINATE: Signature(MUST, CROWD, MUST),
    w.CLEAN: Signature(place=MUST),
    w.PROTECT: Signature(MUST, (), MUST),
    w.WALK: Signature(MUST),
    w.GO: Signature(place=MUST),
    w.DRIVE: Signature(MUST, (w.MINION,), MUST, to=True),
    w.ARRIVAL: Signature(SIGNED),
    w.FEWER: Signature(MUST),
    w.DRAW: Signature(MUST, (w.ITEM,)),
    w.BUY: Signature(MAY),
    w.RESTORE: Signature(MUST, (w.ITEM,)),
    w.TIRE: Signature(MUST, (w.ITEM,)),
    w.TAKE: Signature(NO, FACES),
    w.RETURN: Signature(NO, CARDS),
    w.KEEP: Signature(),
    w.RENEW: Signature(NO, STUFF),
    w.CALM: Signature(),
    w.STIR: Signature(),
    w.DOCK: Signature(MAY_SIGNED),
    w.PUSH: Signature(MUST),
    w.PULL: Signature(MUST),
    w.HOLD: Signature(),
    w.BLOCK: Signature(place=MUST),
    w.STRIKE: Signature(MUST, (), MUST),
    w.LURE: Signature(MUST),
    w.STAMP: Signature(MUST),
    w.ROLL: Signature(MUST, DICE),
    w.REROLL: Signature(MUST, ANY_DICE),
    w.HIT: Signature(MUST),
    w.SHIELD: Signature(MUST),
    w.SPARK: Signature(MUST, DICE),
    w.BOSS: Signature(SIGNED, BOSS_STATS),
    w.SKULL: Signature(SIGNED),
    w.REVEAL: Signature(MUST),
    w.FAINT: Signature(),
    w.STEPS: Signature(SIGNED, TYPES, thing=MAY),
    w.HAND_SHUT: Signature(),
    w.PACK_SHUT: Signature(),
    w.NO_REFRESH: Signature(),
    w.NO_GAIN: Signature(NO, PURSE),
    w.NO_CONSPIRACY: Signature(),
    w.NO_COMPANY: Signature(),
    w.FACE_DOWN: Signature(NO, CARDS),
    w.TOLL: Signature(MUST),
    w.PRICE: Signature(SIGNED),
    w.POOL: Signature(SIGNED, DICE),
    w.HITS: Signature(SIGNED),
    w.SHIELDS: Signature(SIGNED),
    w.FUMBLE: Signature(MUST, DICE),
    w.NO_REROLL: Signature(),
    w.NO_BOLT: Signature(NO, ANY_DICE),
    w.STRONGER: Signature(SIGNED, (*FIGURES, w.ENEMY), MAY),
    w.TOUGHER: Signature(SIGNED, (*FIGURES, w.ENEMY), MAY),
    w.ARMOURED: Signature(SIGNED, (*FIGURES, w.ENEMY), MAY),
    w.BLOCKED: Signature(place=MUST),
    w.EXTRA: Signature(MUST, (), MUST),
    w.SUPERS: Signature(MUST),
    w.NO_PROTECTION: Signature(place=MUST),
    w.NO_BONUS: Signature(place=MUST),
    w.ENTRY: Signature(MUST, PURSE, MUST),
    w.NO_DOCK: Signature(),
    w.LESS_HEAL: Signature(MUST),
    w.NO_FAME: Signature(),
    w.DOUBLE_TIMER: Signature(MUST, (), MUST),
    w.SAFE: Signature(MUST),
    w.IGNORE_ARMOUR: Signature(MUST),
    w.DODGE: Signature(MUST),
    w.CAP_SHIELDS: Signature(MUST),
    w.BLANK_HURTS: Signature(MUST, DICE),
    w.GUARD: Signature(),
    w.DEPUTY: Signature(MUST),
}

_TOKEN = re.compile(r"[a-z_]+|[+-]?[0-9]*X(?:\+[0-9]+)?|[+-]?[0-9]+|\$|>=|<=|\S")
_AMOUNT = re.compile(r"(?P<minus>-)?(?:(?P<times>[0-9]*)X(?:\+(?P<plus>[0-9]+))?|(?P<number>[0-9]+))$")
PLACE_WORDS: Final = ("in", "at", "from", "of")
SIMPLE: Final = {
    "morning": w.IF_MORNING,
    "afternoon": w.IF_AFTERNOON,
    "night": w.IF_NIGHT,
    "alone": w.IF_ALONE,
    "crisis": w.IF_CRISIS,
    "conspiring": w.IF_CONSPIRING,
    "single": w.IF_SINGLE,
    "unhurt": w.IF_UNHURT,
    "plot": w.IF_PLOT,
    "still": w.IF_STILL,
}
COUNTED: Final = {"fell": w.IF_FELL, "players": w.IF_PLAYERS, "moved": w.IF_MOVED}
PLACED: Final = {"at": w.IF_AT, "clear": w.IF_CLEAR, "taken": w.IF_TAKEN}
# How each need is written besides its amount: things, "at" place, "from … to", "a and b".
NEED_THINGS: Final = {
    w.PAY: PURSE,
    w.PLAY: CARDS,
    w.BEAT: CROWD,
}
AT_A_PLACE: Final = (
    w.CLOCK,
    w.CLEAR_AT_NIGHT,
    w.PAY,
    w.PLAY,
    w.CONSPIRE,
    w.BEAT,
    w.SLEEP_AT,
    w.GIVE_ITEM,
    w.GUARDED,
    w.BOLTS,
)
FORGONE: Final = {"cleanup": w.ENEMY, "refresh": w.CARD}


class BadNotation(ValueError):
    """What no piece can say; the reason goes on from the text, as in `has no verb in 'fly'`."""


class _Words:
    """The words of a text, taken one by one."""

    def __init__(self, text: str) -> None:
        self.text = text.strip()
        self.rest: list[str] = _TOKEN.findall(self.text)

    def peek(self) -> str:
        return self.rest[0] if self.rest else ""

    def take(self) -> str:
        if not self.rest:
            raise BadNotation(f"breaks off in {self.text!r}")
        return self.rest.pop(0)

    def one_of(self, names: Sequence[str], what: str) -> int:
        word = self.take()
        if word not in names:
            raise BadNotation(f"has {word!r} as a {what} in {self.text!r}; there are {', '.join(names)}")
        return list(names).index(word)

    def amount(self, signed: bool = False) -> tuple[int, int]:
        """A number and how often the players come on top: (n, x)."""
        found = _AMOUNT.match(self.peek())
        if found is None:
            raise BadNotation(f"has {self.peek()!r} for a number in {self.text!r}")
        word = self.take()
        if found["minus"] and not signed:
            raise BadNotation(f"has {word} in {self.text!r}, where a number is never negative")
        n = int(found["number"] or found["plus"] or 0) * (-1 if found["minus"] else 1)
        x = int(found["times"] or 1) if "X" in word else 0
        if abs(n) > MOST or x > MOST or (n == 0 and x == 0):
            raise BadNotation(f"has {word} in {self.text!r}; it goes from 1 to {MOST}")
        return n, x

    def end(self) -> None:
        if self.rest:
            raise BadNotation(f"has {' '.join(self.rest)!r} left over in {self.text!r}")


# -- lines -------------------------------------------------------------------------------------------------------------


def line_of(text: str, brutes: Sequence[str] = ()) -> Line:
    """One line of a piece; `brutes` are the ids of Mini-bosses that it may spawn."""
    moment = w.NOW
    head, colon, tail = text.partition(":")
    if colon:
        if head.strip() not in w.MOMENT_NAMES:
            raise BadNotation(f"has no moment {head.strip()!r}; there are {', '.join(w.MOMENT_NAMES)}")
        moment = w.MOMENT_NAMES.index(head.strip())
    else:
        tail = text
    options = [_option(part, brutes) for part in tail.split("/")]
    written = [part.strip() for part in tail.split("/")]
    if len(set(written)) < len(written):
        raise BadNotation(f"offers the same on both sides of a slash: {tail.strip()!r}")
    for option in options:
        for deed in option.deeds:
            _check_time(deed, moment, text)
    forced = len(options) == 1 and not options[0].price and any(deed.verb == w.LOSE for deed in options[0].deeds)
    return Line(moment, options, forced)


def lines_of(texts: Sequence[str], brutes: Sequence[str] = ()) -> list[Line]:
    """The lines of a piece."""
    return [line_of(text, brutes) for text in texts]


def _check_time(deed: Deed, moment: int, text: str) -> None:
    """A rule needs a time that it holds; a deed that happens has none, unless it waits for something to end."""
    lasting = deed.verb >= w.FIRST_RULE
    if lasting and deed.duration == w.INSTANT and moment not in {w.ALWAYS, w.IN_COMBAT}:
        raise BadNotation(f"has a rule that holds for no time in {text.strip()!r}: write for day, or always: before it")
    timed = {w.CALM, w.STIR, w.BLOCK}
    if deed.verb in timed and deed.duration == w.INSTANT:
        raise BadNotation(f"says not how long in {text.strip()!r}: write for day")
    if deed.duration != w.INSTANT and not lasting and deed.verb not in timed:
        raise BadNotation(f"has a duration in {text.strip()!r}, where it happens once")


def _option(text: str, brutes: Sequence[str]) -> Option:
    body, _, conditions = text.partition(" if ")
    price, arrow, deeds = body.rpartition(">")
    made = Option(
        [_deed(part, brutes) for part in price.split(" + ")] if arrow else [],
        [_deed(part, brutes) for part in deeds.split(" + ")],
        conditions_of(conditions) if conditions else [],
    )
    for deed in made.price:
        if deed.verb not in {w.LOSE, w.TIRE} or deed.who != w.SELF:
            raise BadNotation(f"has a price that nobody can pay in {text.strip()!r}: lose … or tire …")
    return made


def _deed(text: str, brutes: Sequence[str]) -> Deed:
    words = _Words(text)
    who = w.SELF
    if words.peek() in w.WHO_NAMES:
        who = words.one_of(w.WHO_NAMES, "target")
    deed = Deed(words.one_of(w.VERB_NAMES, "verb"))
    deed.who = who
    takes = SIGNATURES[deed.verb]
    _read_amount(words, deed, takes)
    _read_thing(words, deed, takes, brutes)
    if words.peek() in PLACE_WORDS or (takes.place and words.peek() in w.PLACE_NAMES):
        if words.peek() in PLACE_WORDS:
            words.take()
        if not takes.place:
            raise BadNotation(f"has a place in {words.text!r}, where there is none")
        deed.place = words.one_of(w.PLACE_NAMES, "place")
    elif takes.place == MUST:
        raise BadNotation(f"says not where in {words.text!r}")
    if takes.to:
        if words.take() != "to":
            raise BadNotation(f"says not where to in {words.text!r}")
        deed.to = words.one_of(w.PLACE_NAMES, "place")
    if words.peek() == "each":
        words.take()
        deed.each = words.one_of(w.EACH_NAMES, "measure")
    if words.peek() == "for":
        words.take()
        deed.duration = words.one_of(w.DURATION_NAMES, "duration")
    words.end()
    return deed


def _read_amount(words: _Words, deed: Deed, takes: Signature) -> None:
    if words.peek() == "$":
        words.take()
        deed.what = w.DOLLAR
    if words.peek() == "all" and takes.amount:
        words.take()
        deed.n = w.ALL_OF
    elif takes.amount in {MUST, SIGNED} or (takes.amount and _AMOUNT.match(words.peek())):
        deed.n, deed.x = words.amount(takes.amount in {SIGNED, MAY_SIGNED})
    elif takes.amount == MAY_SIGNED:
        deed.n = 0


def _read_thing(words: _Words, deed: Deed, takes: Signature, brutes: Sequence[str]) -> None:
    if deed.what == w.DOLLAR:
        if w.DOLLAR not in takes.things:
            raise BadNotation(f"has dollars in {words.text!r}, where there are none")
        return
    if not takes.things:
        return
    if deed.verb == w.SPAWN and words.peek() in brutes:
        deed.what = w.BRUTE
        deed.arg = list(brutes).index(words.take())
        return
    if takes.thing == MAY:
        if words.peek() != "of":
            return
        words.take()
    deed.what = words.one_of(w.THING_NAMES, "thing")
    if deed.what not in takes.things or (deed.verb == w.SPAWN and deed.what == w.BRUTE):
        known = ", ".join(w.THING_NAMES[thing] for thing in takes.things)
        raise BadNotation(f"has {w.THING_NAMES[deed.what]!r} in {words.text!r}; there are {known}")


# -- conditions --------------------------------------------------------------------------------------------------------


def conditions_of(text: str) -> list[Condition]:
    """Conditions, joined by `and`."""
    return [_condition(part) for part in text.split(" and ")]


def _condition(text: str) -> Condition:
    words = _Words(text)
    negated = words.peek() == "not"
    if negated:
        words.take()
    made = _positive(words)
    made.not_ = negated
    words.end()
    return made


def _positive(words: _Words) -> Condition:
    made = Condition(0, w.NOTHING, 1, w.HERE, False)
    if words.peek().isdigit():
        made.n = words.amount()[0]
        made.kind = (w.IF_ENEMIES, w.IF_PARTNER_HERE)[words.one_of(("enemies", "partner"), "count")]
        made.place = words.one_of(w.PLACE_NAMES, "place")
        return made
    word = words.take()
    if word in SIMPLE:
        made.kind = SIMPLE[word]
    elif word in COUNTED:
        made.kind, made.n = COUNTED[word], words.amount()[0]
    elif word in PLACED:
        made.kind, made.place = PLACED[word], words.one_of(w.PLACE_NAMES, "place")
    elif word == "boss":
        made.kind, made.place = w.IF_BOSS_HERE, words.one_of(("here",), "place") + w.HERE
    elif word == "partner":
        made.kind = (w.IF_PARTNER_HERE, w.IF_PARTNER_PLAYS)[words.one_of(("here", "plays"), "word")]
        if made.kind == w.IF_PARTNER_PLAYS:
            made.what = words.one_of(w.THING_NAMES, "type")
    elif word == "played":
        made.kind, made.what = w.IF_PLAYED, words.one_of(w.THING_NAMES, "type")
    elif word == "empty":
        made.kind, made.what = w.IF_EMPTY, words.one_of(w.SLOT_NAMES, "slot")
    elif word in w.THING_NAMES and w.THING_NAMES.index(word) in PURSE:
        made.what = w.THING_NAMES.index(word)
        made.kind = (w.IF_METER, w.IF_UNDER)[words.one_of((">=", "<="), "comparison")]
        made.n = words.amount()[0]
    else:
        raise BadNotation(f"has no condition {words.text!r}")
    return made


# -- needs -------------------------------------------------------------------------------------------------------------


def ways_of(text: str) -> list[list[Need]]:
    """What an event asks for: ways, any one of which completes it."""
    ways = [[_need(part) for part in way.split(" + ")] for way in text.split("/")]
    for way in ways:
        if sum(need.kind == w.AT_ONCE for need in way) > 1:
            raise BadNotation("asks for two pairs of places at once")
    return ways


def _need(text: str) -> Need:
    body, _, by = text.partition(" by ")
    words = _Words(body)
    made = Need(words.one_of(w.NEED_NAMES, "need"), w.NOTHING, 1, 0, w.NOWHERE, w.NOWHERE, [])
    made.by = conditions_of(by) if by else []
    if words.peek() == "$":
        words.take()
        made.what = w.DOLLAR
    if _AMOUNT.match(words.peek()):
        made.n, made.x = words.amount()
    if made.kind == w.FORGO:
        made.what = list(FORGONE.values())[words.one_of(tuple(FORGONE), "gain")]
    elif made.kind in NEED_THINGS and made.what == w.NOTHING:
        made.what = words.one_of(w.THING_NAMES, "thing")
        if made.what not in NEED_THINGS[made.kind]:
            raise BadNotation(f"has {w.THING_NAMES[made.what]!r} in {words.text!r}")
    if made.kind == w.CARRY:
        made.place, made.to = _pair(words, "from", "to")
    elif made.kind == w.AT_ONCE:
        made.place, made.to = _pair(words, "", "and")
    elif made.kind in AT_A_PLACE:
        if words.take() != "at":
            raise BadNotation(f"says not where in {words.text!r}: write at …")
        made.place = words.one_of(w.PLACE_NAMES[: w.ANYWHERE + 1], "place")
    words.end()
    return made


def _pair(words: _Words, before: str, between: str) -> tuple[int, int]:
    """Two Districts that are not the same."""
    if before and words.take() != before:
        raise BadNotation(f"says not {before} where in {words.text!r}")
    one = words.one_of(w.DISTRICT_NAMES, "District")
    if words.take() != between:
        raise BadNotation(f"says not {between!r} in {words.text!r}")
    other = words.one_of(w.DISTRICT_NAMES, "District")
    if one == other:
        raise BadNotation(f"names one District twice in {words.text!r}")
    return one, other
