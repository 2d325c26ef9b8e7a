"""How much: a number, a die, or so much for each of something (FH-R73, FH-D-29: counted and rolled at resolving)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS, COLOURS, MAN, WOMAN
from ludoteca.games.fabrica_de_herois.effects.words import Amount
from ludoteca.games.fabrica_de_herois.rules.reckoning import face_up, members

if TYPE_CHECKING:
    from ludoteca.games.fabrica_de_herois.state import Cast, Factory, Player


class Die(Amount):
    """`die`, `+die`, `-die`: what a die shows."""

    form = "die"
    rolls = True

    def of(self, t: Factory, c: Cast, seat: i64) -> i64:
        """Roll it."""
        return t.roll(c.user) * self.n

    def likely(self, t: Factory, user: i64, seat: i64) -> i64:
        """Three and a half, cut."""
        return 3 * self.n

    def params(self) -> dict[str, Any]:
        """The sign alone."""
        return {"sign": "minus" if self.n < 0 else "plus"}


class HalfDie(Die):
    """`half-die`: half of what a die shows, rounded up."""

    form = "half-die"

    def of(self, t: Factory, c: Cast, seat: i64) -> i64:
        """Roll it."""
        return (t.roll(c.user) + 1) // 2 * self.n

    def likely(self, t: Factory, user: i64, seat: i64) -> i64:
        """Two."""
        return 2 * self.n


class Thing:
    """Something that can be counted, for `per`."""

    name = ""
    theirs = False  # counted at the player who is aimed at

    def count(self, t: Factory, p: Player) -> i64:
        """How many there are at this player."""
        raise NotImplementedError

    def text(self) -> tuple[str, dict[str, Any]]:
        """What it is called: `per-<name>`."""
        return f"per-{self.name}", {}


class FieldHeroes(Thing):
    """`field`: face-up Heroes of the Field."""

    name = "field"

    def count(self, t: Factory, p: Player) -> i64:
        """FH-D-31: Blocked ones do not count."""
        return face_up(t.s, p)


class Gendered(Thing):
    """`woman`, `man`: face-up Heroes who are."""

    def __init__(self, gender: i64) -> None:
        self.gender = gender
        self.name = "woman" if gender == WOMAN else "man"

    def count(self, t: Factory, p: Player) -> i64:
        """FH-D-31."""
        n: i64 = 0
        for hero in p.field:
            if t.s.blocked[hero] == 0 and t.s.content.heroes[hero].gender == self.gender:
                n += 1
        return n


class Members(Thing):
    """An Affiliation: its face-up Heroes."""

    name = "member"

    def __init__(self, affiliation: i64) -> None:
        self.affiliation = affiliation

    def count(self, t: Factory, p: Player) -> i64:
        """FH-D-31."""
        return members(t.s, p, self.affiliation)

    def text(self) -> tuple[str, dict[str, Any]]:
        """With the Affiliation."""
        return f"per-{self.name}", {"aff": (f"aff-{AFFILIATIONS[self.affiliation]}", {})}


class SupportCards(Thing):
    """`support`: cards in Support."""

    name = "support"

    def count(self, t: Factory, p: Player) -> i64:
        """Their number is open (FH-D-45)."""
        return len(p.support)


class BlockedHeroes(Thing):
    """`blocked`: Blocked Heroes of the Field."""

    name = "blocked"

    def count(self, t: Factory, p: Player) -> i64:
        """FH-R50."""
        return len(p.field) - face_up(t.s, p)


class ProtectedHeroes(Thing):
    """`protected`: Protected Heroes of the Field."""

    name = "protected"

    def count(self, t: Factory, p: Player) -> i64:
        """FH-R51."""
        n: i64 = 0
        for hero in p.field:
            if t.s.guarded[hero]:
                n += 1
        return n


class CompletedMissions(Thing):
    """`completed`: completed Missions."""

    name = "completed"

    def count(self, t: Factory, p: Player) -> i64:
        """FH-R69."""
        return len(p.done)


class ColouredMissions(Thing):
    """A colour: completed Missions of it."""

    name = "completed-colour"

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def count(self, t: Factory, p: Player) -> i64:
        """FH-R30."""
        n: i64 = 0
        for mission in p.done:
            if t.s.content.missions[mission].colour == self.colour:
                n += 1
        return n

    def text(self) -> tuple[str, dict[str, Any]]:
        """With the colour."""
        return "per-completed-colour", {"colour": (f"colour-{COLOURS[self.colour]}", {})}


class GraveyardTop(Thing):
    """`grave`: the Bonus of the Hero on top of the Graveyard."""

    name = "grave"

    def count(self, t: Factory, p: Player) -> i64:
        """FH-D-24: a text that says so looks there."""
        s = t.s
        return s.content.bonus[s.graveyard[-1]] if s.graveyard else 0


class Opponents(Thing):
    """`opponent`: everyone else."""

    name = "opponent"

    def count(self, t: Factory, p: Player) -> i64:
        """FH-R1."""
        return len(t.s.players) - 1


class Theirs(Thing):
    """`their-…`: the same, at the player who is aimed at."""

    theirs = True

    def __init__(self, thing: Thing) -> None:
        self.thing = thing
        self.name = f"their-{thing.name}"

    def count(self, t: Factory, p: Player) -> i64:
        """As the thing itself is counted."""
        return self.thing.count(t, p)

    def text(self) -> tuple[str, dict[str, Any]]:
        """`per-their-<name>`."""
        key, params = self.thing.text()
        return key.replace("per-", "per-their-", 1), params


class Per(Amount):
    """`+1 per field`: so much for each of something."""

    form = "per"

    def __init__(self, n: i64, thing: Thing) -> None:
        super().__init__(n)
        self.thing = thing

    def of(self, t: Factory, c: Cast, seat: i64) -> i64:
        """Counted now."""
        return self.likely(t, c.user, seat)

    def likely(self, t: Factory, user: i64, seat: i64) -> i64:
        """The same: nothing is left to luck."""
        return self.n * self.thing.count(t, t.s.players[seat if self.thing.theirs else user])

    def params(self) -> dict[str, Any]:
        """How much for one, and for what."""
        return {"n": abs(int(self.n)), "sign": "minus" if self.n < 0 else "plus", "per": self.thing.text()}


PLAIN_THINGS: Final[tuple[Thing, ...]] = (
    FieldHeroes(),
    SupportCards(),
    CompletedMissions(),
    *(Members(number) for number in range(len(AFFILIATIONS))),
)
OWN_THINGS: Final[tuple[Thing, ...]] = (
    Gendered(WOMAN),
    Gendered(MAN),
    BlockedHeroes(),
    ProtectedHeroes(),
    GraveyardTop(),
    Opponents(),
    *(ColouredMissions(number) for number in range(len(COLOURS))),
)


def word_of(thing: Thing) -> str:
    """How a thing is written."""
    if isinstance(thing, Members):
        return AFFILIATIONS[thing.affiliation]
    return COLOURS[thing.colour] if isinstance(thing, ColouredMissions) else thing.name


THINGS: Final[dict[str, Thing]] = {
    **{word_of(thing): thing for thing in (*PLAIN_THINGS, *OWN_THINGS)},
    **{f"their-{word_of(thing)}": Theirs(thing) for thing in PLAIN_THINGS},
}
