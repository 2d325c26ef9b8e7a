"""What a card says is made of words: a verb, its targets, an amount, a condition, a duration. Each is a small class
that holds all there is to its word: whether it can be declared, what it does, what it is called in texts, what it is
worth.

An *effect* joins them (`block 2 chosen for round if behind`); `content/notation.py` reads it. This file has the forms
of the words; `verbs_*.py`, `targets.py`, `amounts.py`, `conditions.py` and `lines.py` have the words themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from ludoteca.kernel.flow import Flow

if TYPE_CHECKING:
    from ludoteca.games.fabrica_de_herois.state import Cast, Factory

# FH-R53 to FH-R56: how long something lasts.
AT_ONCE: Final = 0
ROUND: Final = 1  # until the caster's next turn begins
MISSION: Final = 2  # until the caster's Mission is compared
PERMANENT: Final = 3  # while the Hero is Leader
TEAM_MISSION: Final = 4  # until the Mission of the team that it lies on is compared: what changes that Mission itself
UNTIL_USED: Final = 5
DURATIONS: Final = ("", "round", "mission", "permanent")

# Which form a verb's targets have.
NO_TARGETS: Final = 0
HEROES: Final = 1
PLAYERS: Final = 2

Words = tuple[str, dict[str, Any]]  # a message key and its parameters


class Amount:
    """How much, or how many. Without anything else to say it is a plain number."""

    form = ""  # how the key of the text ends: nothing for a plain number
    rolls = False  # a die decides it, at resolving (FH-D-29)

    def __init__(self, n: i64) -> None:
        self.n = n

    def of(self, t: Factory, c: Cast, seat: i64) -> i64:
        """How much it is now, for the player `seat` that it is aimed at."""
        return self.n

    def likely(self, t: Factory, user: i64, seat: i64) -> i64:
        """What a bot reckons with."""
        return self.n

    def params(self) -> dict[str, Any]:
        """The number without its sign, and the sign by name."""
        return {"n": abs(int(self.n)), "sign": "minus" if self.n < 0 else "plus"}


class Condition:
    """What must hold: when the ability is declared, and again when it resolves (FH-D-29)."""

    name = ""

    def __init__(self, n: i64) -> None:
        self.n = n

    def may(self, t: Factory, seat: i64) -> bool:
        """Whether it can still come true; a die always can."""
        return True

    def holds(self, t: Factory, c: Cast) -> bool:
        """Whether it is true at resolving."""
        return self.may(t, c.user)

    def params(self) -> dict[str, Any]:
        """Parameters of `if-<name>`."""
        return {"n": int(self.n)}


class Targets:
    """Whom or what an effect is aimed at."""

    name = ""
    form = NO_TARGETS
    mine = False  # aims at the user's own Heroes
    asks = False  # the user chooses when declaring
    late = False  # somebody may have to choose when it resolves

    def __init__(self, n: i64) -> None:
        self.n = n  # a limit of Bonus, or an Affiliation, where the word has one

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Whether there is anything to aim at, for who declares it now."""
        return True

    def choose(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """Ask the user, and note it in `c.picks[i]` (Heroes) or `c.whom[i]` (players)."""
        raise NotImplementedError

    def heroes(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """The Heroes that are hit now. Those that are no longer legal are left out (FH-D-29)."""
        return []

    def gather(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[list[int]]:
        """The same where somebody must choose at resolving (`late`)."""
        raise NotImplementedError

    def seats(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """The players that are aimed at."""
        return []

    def receivers(self, t: Factory, c: Cast, e: Effect, i: i64) -> i64:
        """FH-D-16: the opponents whom it would touch, as a mask of seats."""
        return 0

    def params(self) -> dict[str, Any]:
        """What the text needs to know beside the amount."""
        return {}

    def text(self, amount: Amount) -> Words:
        """Heroes as a phrase: `at-<targets>`, with how many of them."""
        parts = ["at", self.name, amount.form]
        return "-".join(part for part in parts if part), {**amount.params(), **self.params()}


class Verb:
    """What is done. `act` does it at once; where somebody must be asked, `asks` is set and `play` does it."""

    name = ""
    form = NO_TARGETS  # of its targets
    asks = False
    lasts = False  # takes a duration
    answers = False  # FH-D-50: only against an Attack that waits
    pierces = False  # can choose a Protected Hero (FH-R47)
    buries = False  # FH-R59: then the order of its targets matters
    from_graveyard = False  # reaches a Hero that has gone there already

    def fits(self, t: Factory, c: Cast, hero: i64) -> bool:
        """Whether it could be done to this Hero; that it is in a Field, and not Protected, is seen to elsewhere."""
        return True

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """Whether it could do anything to this player."""
        return True

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Whether it may be declared now."""
        return e.targets.any(t, c, e)

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """Let the i-th effect of the cast happen to its targets; for verbs that ask nobody anything."""
        raise NotImplementedError

    def play(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """The same, for verbs that ask on the way (`asks`)."""
        raise NotImplementedError

    def text(self, e: Effect) -> Words:
        """What a card says with it: `fx-<verb>`, for players with whose they are, and a form of the amount."""
        parts = ["fx", self.name]
        params: dict[str, Any] = {}
        if self.form == HEROES:
            params["targets"] = e.targets.text(e.amount)
        else:
            if self.form == PLAYERS:
                parts.append("me" if e.targets.mine else "them")
                if not e.targets.mine:
                    params["who"] = (f"who-{e.targets.name}", {})
            params.update(e.amount.params())
            parts.append(e.amount.form)
        if self.lasts:
            params["for"] = e.until()
        return "-".join(part for part in parts if part), params

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """What it brings this seat if it is used now, in tenths of a point of Bonus: a rough guess for bots."""
        return 5


class Effect:
    """One sentence of a card: verb, amount, targets, duration, condition."""

    def __init__(
        self,
        verb: Verb,
        amount: Amount,
        targets: Targets,
        duration: i64 = AT_ONCE,
        condition: Condition | None = None,
        source: str = "",
    ) -> None:
        self.verb = verb
        self.amount = amount
        self.targets = targets
        self.duration = duration
        self.condition = condition
        self.source = source  # as it is written
        self.asks = verb.asks or targets.late  # somebody may be asked while it resolves

    def is_permanent(self) -> bool:
        """FH-R56: whether it lasts while the Hero is Leader."""
        return self.duration == PERMANENT

    def is_answer(self) -> bool:
        """FH-D-50: whether it needs an Attack to answer."""
        return self.verb.answers

    def open(self, t: Factory, c: Cast) -> bool:
        """Whether it may be declared now."""
        if self.condition is not None and not self.condition.may(t, c.user):
            return False
        return self.verb.open(t, c, self)

    def text(self) -> Words:
        """What the card says, as a message with its parameters; a condition comes around it."""
        said = self.verb.text(self)
        if self.condition is None:
            return said
        return "fx-if", {"if": (f"if-{self.condition.name}", self.condition.params()), "effect": said}

    def until(self) -> Words:
        """How long it lasts; FH-D-19: what a Mission does without saying so lasts to the next attempt."""
        if self.duration < len(DURATIONS) and DURATIONS[self.duration]:
            return f"for-{DURATIONS[self.duration]}", {}
        return "for-attempt", {}


class Line:
    """A word of standing rules: a price, a limit, who counts. `index` is its place on the sheet of a player."""

    def __init__(self, name: str, index: i64, ability: bool, base: bool, mission: bool) -> None:
        self.name = name
        self.index = index
        self.ability = ability  # may stand in an ability
        self.base = base  # … in a Base
        self.mission = mission  # … in the extra rule of a Mission


class Standing:
    """One standing rule: a line with its number, or with an Affiliation."""

    def __init__(self, line: Line, amount: i64, affiliation: i64 = -1) -> None:
        self.line = line
        self.index: i64 = line.index
        self.amount = amount
        self.affiliation = affiliation

    def text(self) -> Words:
        """What the card says."""
        params: dict[str, Any] = {"n": abs(int(self.amount)), "sign": "minus" if self.amount < 0 else "plus"}
        if self.affiliation >= 0:
            from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS

            params["aff"] = (f"aff-{AFFILIATIONS[self.affiliation]}", {})
        return f"rule-{self.line.name}", params
