"""What cards do, as people write it: `VERB [AMOUNT] [TARGETS] [for DURATION] [if CONDITION]`.

    block 2 chosen for round            marker +1 per field for mission         cancel if die 4
    eliminate weak 1                    marker -die one for round               draw 1
    protect my-members duty for round   toll 1 for permanent                    emblem workshop

Standing rules (a Base that stands, the extra rule of a Mission) are lines: `price-buy +1`, `double duty`, `need duty
2`. The words are in `effects/`; this file knows only how they are put together, and which make no sense together.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS, ATTACK, COLOURS, DEFENCE, DISCARD, LEADER
from ludoteca.games.fabrica_de_herois.effects import targets as at
from ludoteca.games.fabrica_de_herois.effects import targets_own as own
from ludoteca.games.fabrica_de_herois.effects import targets_players as players
from ludoteca.games.fabrica_de_herois.effects.amounts import THINGS, Die, HalfDie, Per
from ludoteca.games.fabrica_de_herois.effects.conditions import NUMBERED, PLAIN, IfColour, IfMembers
from ludoteca.games.fabrica_de_herois.effects.lines import ADDED, COUNTS, DOUBLED, IGNORED, LINES, NEED
from ludoteca.games.fabrica_de_herois.effects.verbs_guard import GUARD_VERBS, Redirect, RedirectTo
from ludoteca.games.fabrica_de_herois.effects.verbs_help import HELP_VERBS, TradeLeaders
from ludoteca.games.fabrica_de_herois.effects.verbs_heroes import HERO_VERBS, Duel, DuelPair
from ludoteca.games.fabrica_de_herois.effects.verbs_teams import TEAM_VERBS, LayLine
from ludoteca.games.fabrica_de_herois.effects.words import (
    AT_ONCE,
    DURATIONS,
    HEROES,
    PERMANENT,
    PLAYERS,
    Amount,
    Condition,
    Effect,
    Standing,
    Targets,
    Verb,
)

MOST = 9  # of anything that a card speaks of

# Where an effect stands.
IN_LEADER = LEADER
IN_DISCARD = DISCARD
IN_MISSION = 2
IN_BASE = 3


class NotationError(ValueError):
    """What a card says cannot be read, and why."""


HEROES_AT: dict[str, type[Targets]] = {
    kind(0).name: kind
    for kind in (
        at.Chosen,
        at.InOne,
        at.LeaderOf,
        at.Leaders,
        at.Lowest,
        at.Highest,
        at.Weak,
        at.WeakInOne,
        at.MembersOf,
        at.Each,
        own.Own,
        own.MyLeader,
        own.MyLowest,
        own.MyHighest,
        own.MyAll,
        own.MyWeak,
        own.MyMembers,
        own.MyAny,
        own.MySupport,
        own.Attacker,
        own.AttackerLeader,
        own.Attacked,
    )
}
PLAYERS_AT: dict[str, type[Targets]] = {
    kind(0).name: kind for kind in (players.One, players.All, players.Ahead, players.Left, players.AttackingPlayer)
}
COUNTED = ("chosen", "in-one", "own", "my-any", "my-support")  # these take an amount
WITH_DIE = ("in-one", "own")
WITH_LIMIT = ("weak", "weak-in-one", "my-weak")
WITH_AFFILIATION = ("members", "my-members")
ONLY_DEFENCE = ("attacker", "attacker-leader", "attacked")

VERBS: dict[str, Verb] = {
    verb.name: verb
    for verb in [kind() for kind in (*HERO_VERBS, *TEAM_VERBS, *HELP_VERBS, *GUARD_VERBS, Duel, Redirect, TradeLeaders)]
}
NUMBERED_VERBS = (
    "marker", "actions", "rob", "income", "pickpocket", "nd",
    "draw", "scout", "free-buy", "free-flee", "free-leader", "two-missions", "sort",
)  # fmt: skip
VARIABLE_VERBS = ("marker", "nd", "actions", "income", "draw")  # a die, or so much per something
FOR_OTHERS = ("rob", "spy", "pickpocket", "invert", "bar", "trade-leaders", "barter")
FOR_ME = ("wipe", "ambush")
GUARDS = ("protect", "ambush", "toll", "thaw", "guard-weak")  # what a Defence can do that answers nothing
SIGNED = ("marker", "actions", "income", "nd")
MASKS = (COUNTS, ADDED, DOUBLED, IGNORED)
NO_NUMBER = (
    "thaw", "choosy", "no-flee", "no-discard", "no-leader", "no-buying", "no-moving", "no-answers", "no-base",
    "no-marker", "no-emblems", "ignore-leader", "double-leader", "die-on-nd",
)  # fmt: skip
# What a number below 0 would say of these, no text can; and with free Discard abilities (FH-R36) two Heroes who bring
# each other back from the Graveyard would go on for ever.
ONLY_MORE = (
    "price-discard", "toll", "free-play", "guard-weak", "ignore-weak", "need-heroes", "at-most", "nd-per-completed",
    "nd-per-support",
)  # fmt: skip


class _Words:
    """The words of one effect, taken from the front."""

    def __init__(self, words: Sequence[str]) -> None:
        self.left = list(words)

    def next(self, what: str) -> str:
        if not self.left:
            raise NotationError(f"lacks {what}")
        return self.left.pop(0)

    def peek(self) -> str:
        return self.left[0] if self.left else ""

    def end(self) -> None:
        if self.left:
            raise NotationError(f"has {' '.join(self.left)!r} too much")


def _number(word: str, low: int = -MOST, high: int = MOST) -> int:
    if not word.lstrip("+-").isdecimal() or not low <= int(word) <= high:
        raise NotationError(f"needs a number from {low} to {high}, not {word!r}")
    return int(word)


def _affiliation(word: str) -> int:
    if word not in AFFILIATIONS:
        raise NotationError(f"needs an Affiliation ({', '.join(AFFILIATIONS)}), not {word!r}")
    return AFFILIATIONS.index(word)


def _is_amount(word: str) -> bool:
    return word.lstrip("+-").isdecimal() or word.lstrip("+-") in ("die", "half-die")


def _amount(words: _Words, variable: bool) -> Amount:
    word = words.next("an amount")
    sign = -1 if word.startswith("-") else 1
    if word.lstrip("+-") in ("die", "half-die"):
        if not variable:
            raise NotationError(f"cannot have {word!r}")
        return Die(sign) if word.lstrip("+-") == "die" else HalfDie(sign)
    n = _number(word)
    if n == 0:
        raise NotationError("does nothing: its amount is 0")
    if words.peek() == "per":
        words.next("per")
        thing = words.next("what is counted")
        if thing not in THINGS:
            raise NotationError(f"cannot count {thing!r}; there are {', '.join(THINGS)}")
        if not variable:
            raise NotationError("cannot be so much per something")
        return Per(n, THINGS[thing])
    return Amount(n)


def _condition(words: _Words) -> Condition:
    name = words.next("a condition")
    if name in PLAIN:
        return PLAIN[name](0)
    if name in NUMBERED:
        return NUMBERED[name](_number(words.next("a number"), 1, 6))
    if name == "colour":
        colour = words.next("a colour")
        if colour not in COLOURS:
            raise NotationError(f"needs a colour ({', '.join(COLOURS)}), not {colour!r}")
        return IfColour(COLOURS.index(colour))
    if name in AFFILIATIONS:
        return IfMembers(_number(words.next("a number"), 1, 5), _affiliation(name))
    known = ", ".join((*PLAIN, *NUMBERED, "colour", *AFFILIATIONS))
    raise NotationError(f"has no condition {name!r}; there are {known}")


def _heroes_at(words: _Words) -> tuple[Targets, Amount]:
    """[AMOUNT] TARGETS [limit or Affiliation]"""
    amount = Amount(1)
    given = _is_amount(words.peek())
    if given:
        amount = _amount(words, True)
    name = words.next("whom it is aimed at")
    if name not in HEROES_AT:
        raise NotationError(f"has no targets {name!r}; there are {', '.join(HEROES_AT)}")
    if given and name not in COUNTED:
        raise NotationError(f"cannot have a number before {name!r}")
    if amount.form and (name not in WITH_DIE or not amount.rolls):
        raise NotationError(f"cannot count {name!r} so")
    if not amount.form and not 1 <= amount.n <= 5:
        raise NotationError(f"takes 1 to 5 Heroes, not {amount.n}")
    n = 0
    if name in WITH_LIMIT:
        n = _number(words.next("a limit of Bonus"), 1, 4)
    elif name in WITH_AFFILIATION:
        n = _affiliation(words.next("an Affiliation"))
    return HEROES_AT[name](n), amount


def _players_at(words: _Words) -> Targets:
    name = words.peek()
    if not name:
        return players.Me(0)
    if name not in PLAYERS_AT:
        raise NotationError(f"has no players {name!r}; there are {', '.join(PLAYERS_AT)}")
    words.next("players")
    return PLAYERS_AT[name](0)


def _line_effect(name: str, words: _Words) -> tuple[Verb, Amount, Targets]:
    standing = _standing(name, words)
    if not standing.line.ability:
        raise NotationError(f"cannot have {name!r}: it is for Bases or Missions")
    verb = LayLine(standing.line, standing.amount, standing.affiliation)
    return verb, Amount(standing.amount), _players_at(words)


def _team_effect(verb: Verb, words: _Words) -> tuple[Verb, Amount, Targets]:
    name = verb.name
    amount = Amount(1)
    if name in NUMBERED_VERBS:
        amount = _amount(words, name in VARIABLE_VERBS)
        if amount.n < 0 and name not in SIGNED:
            raise NotationError("cannot be negative")
    targets = _players_at(words)
    if name in FOR_OTHERS and targets.mine:
        raise NotationError(f"needs players: {', '.join(PLAYERS_AT)}")
    if name in FOR_ME and not targets.mine:
        raise NotationError("is for its user alone")
    return verb, amount, targets


def _read(name: str, words: _Words, lasting: bool) -> tuple[Verb, Amount, Targets]:
    """What comes after the verb."""
    if name in LINES and LINES[name].ability and (name != "income" or lasting):
        return _line_effect(name, words)
    if name not in VERBS:
        raise NotationError(f"has no verb {name!r}; there are {', '.join((*VERBS, *LINES))}")
    verb = VERBS[name]
    if name == "duel":
        return verb, Amount(1), DuelPair(0)
    if name == "rescue":
        return verb, Amount(1), own.Attacked(0)
    if name == "redirect":
        whose = words.next("mine or theirs")
        if whose not in ("mine", "theirs"):
            raise NotationError(f"goes to mine or theirs, not {whose!r}")
        return verb, Amount(1), RedirectTo(1 if whose == "theirs" else 0)
    if verb.form == HEROES:
        targets, amount = _heroes_at(words)
        return verb, amount, targets
    if verb.form == PLAYERS:
        return _team_effect(verb, words)
    amount = Amount(1)
    if name in NUMBERED_VERBS:
        amount = _amount(words, name in VARIABLE_VERBS)
        if amount.n < 0:
            raise NotationError("cannot be negative")
    return verb, amount, players.Nothing(0)


def effect(source: str, where: int, kind: int = -1) -> Effect:
    """One effect of a card; `kind` is that of the ability it stands in."""
    tokens = source.split()
    condition = None
    duration = AT_ONCE
    if "if" in tokens:
        rest = _Words(tokens[tokens.index("if") + 1 :])
        condition = _condition(rest)
        rest.end()
        tokens = tokens[: tokens.index("if")]
    if "for" in tokens:
        rest = _Words(tokens[tokens.index("for") + 1 :])
        name = rest.next("how long")
        rest.end()
        if name not in DURATIONS[1:]:
            raise NotationError(f"lasts for {', '.join(DURATIONS[1:])}, not for {name!r}")
        duration = DURATIONS.index(name)
        tokens = tokens[: tokens.index("for")]
    words = _Words(tokens)
    verb, amount, targets = _read(words.next("a verb"), words, duration != AT_ONCE)
    words.end()
    made = Effect(verb, amount, targets, duration, condition, source)
    _check(made, where, kind)
    return made


def _check(e: Effect, where: int, kind: int) -> None:
    """Whether the words make sense together, and there."""
    verb = e.verb
    name = verb.name
    in_ability = where in (IN_LEADER, IN_DISCARD)
    on_mission = isinstance(verb, LayLine) and verb.line.index == ADDED
    if e.duration != AT_ONCE and not verb.lasts:
        raise NotationError(f"does not last: {name!r} takes no `for`")
    if in_ability and verb.lasts and e.duration == AT_ONCE and not on_mission:
        raise NotationError("needs a duration (`for round`, `for mission`, `for permanent`): texts have no default")
    if e.duration == PERMANENT and (where != IN_LEADER or verb.form == HEROES):
        raise NotationError("is permanent: that is for teams, in Leader abilities")
    if verb.answers and kind != DEFENCE:
        raise NotationError(f"answers an attack: {name!r} is for Defences")
    if e.targets.name in ONLY_DEFENCE and kind != DEFENCE:
        raise NotationError(f"aims at {e.targets.name!r}: that is for Defences")
    if name == "borrow" and where != IN_LEADER:
        raise NotationError("is for Leader abilities: a discarded Hero would lie on top itself")
    if name == "again" and where != IN_DISCARD:
        raise NotationError("is for Discard abilities")
    if e.targets.name in ("my-any", "my-support") and name not in ("eliminate", "exile", "deck"):
        raise NotationError(f"cannot {name} Heroes of both Teams")
    if name == "unblock" and not e.targets.mine:
        raise NotationError("is for own Heroes")
    if name == "lead" and e.targets.name != "own":
        raise NotationError("is for one own Hero: `lead own`")
    if name == "seal" and e.targets.name not in ("leader", "leaders", "my-leader"):
        raise NotationError("is for Leaders")


def effects(sources: Sequence[str], where: int, kind: int = -1) -> list[Effect]:
    """The effects of an ability, a Mission or a Base; what cannot be is a `NotationError` that quotes it."""
    made = []
    for source in sources:
        try:
            made.append(effect(source, where, kind))
        except NotationError as problem:
            raise NotationError(f"{source!r} {problem}") from problem
    if kind >= 0:
        _check_ability(made, kind)
    return made


def _check_ability(made: list[Effect], kind: int) -> None:
    """FH-R43: what an ability of this kind must do."""
    permanent = [e.duration == PERMANENT for e in made]
    if any(permanent) and not all(permanent):
        raise NotationError("is partly permanent: all of it or nothing")
    outward = [e for e in made if e.targets.form and not e.targets.mine]
    if kind == ATTACK and not outward:
        raise NotationError("is an attack that touches no opponent")
    if kind == ATTACK and made[0] not in outward:
        raise NotationError("is an attack: its first effect must touch an opponent")
    if kind == DEFENCE and not (made[0].verb.answers or made[0].verb.name in GUARDS):
        raise NotationError(f"is a Defence: it begins with an answer to an attack, or with {', '.join(GUARDS)}")


def _standing(name: str, words: _Words) -> Standing:
    line = LINES[name]
    if line.index in MASKS:
        number = _affiliation(words.next("an Affiliation"))
        return Standing(line, 1 << number, number)
    if line.index == NEED:
        number = _affiliation(words.next("an Affiliation"))
        made = Standing(line, _number(words.next("a number"), 1, 5), number)
        made.index = NEED + number
        return made
    if name in NO_NUMBER:
        return Standing(line, 1)
    n = _number(words.next("a number"))
    if n == 0:
        raise NotationError("does nothing: its number is 0")
    if n < 0 and name in ONLY_MORE:
        raise NotationError(f"takes no number below 0: {name!r} only adds")
    return Standing(line, n)


def _one_line(source: str, where: int) -> Standing:
    words = _Words(source.split())
    name = words.next("a line")
    if name not in LINES:
        raise NotationError(f"has no line {name!r}; there are {', '.join(LINES)}")
    if not (LINES[name].base if where == IN_BASE else LINES[name].mission):
        raise NotationError(f"cannot stand here: {name!r}")
    made = _standing(name, words)
    words.end()
    return made


def standing(sources: Sequence[str], where: int) -> list[Standing]:
    """The lines of a Base that stands, or the extra rules of a Mission."""
    made = []
    for source in sources:
        try:
            made.append(_one_line(source, where))
        except NotationError as problem:
            raise NotationError(f"{source!r} {problem}") from problem
    return made
