"""What must hold for an effect to happen: looked at when it is declared, and again when it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS, COLOURS
from ludoteca.games.fabrica_de_herois.effects.words import Condition
from ludoteca.games.fabrica_de_herois.rules.reckoning import face_up, members

if TYPE_CHECKING:
    from ludoteca.games.fabrica_de_herois.state import Cast, Factory


class IfDie(Condition):
    """`if die 4`: a die shows so much or more, rolled at resolving."""

    name = "die"

    def holds(self, t: Factory, c: Cast) -> bool:
        """FH-D-29: dice are rolled then."""
        return t.roll(c.user) >= self.n


class IfBehind(Condition):
    """`if behind`: somebody has more points."""

    name = "behind"

    def may(self, t: Factory, seat: i64) -> bool:
        """Points are open (FH-D-45)."""
        mine = t.s.players[seat].points
        for p in t.s.players:
            if p.points > mine:
                return True
        return False


class IfAhead(Condition):
    """`if ahead`: nobody else has as many points."""

    name = "ahead"

    def may(self, t: Factory, seat: i64) -> bool:
        """Points are open."""
        mine = t.s.players[seat].points
        for p in t.s.players:
            if p.points >= mine and p.seat != seat:
                return False
        return True


class IfMinus(Condition):
    """`if minus`: the own marker is below 0."""

    name = "minus"

    def may(self, t: Factory, seat: i64) -> bool:
        """FH-R49."""
        return t.s.players[seat].marker < 0


class IfField(Condition):
    """`if field 4`: at least so many face-up Heroes in the own Field."""

    name = "field"

    def may(self, t: Factory, seat: i64) -> bool:
        """FH-D-31."""
        return face_up(t.s, t.s.players[seat]) >= self.n


class IfFew(Condition):
    """`if few 2`: at most so many face-up Heroes in the own Field."""

    name = "few"

    def may(self, t: Factory, seat: i64) -> bool:
        """FH-D-31."""
        return face_up(t.s, t.s.players[seat]) <= self.n


class IfMembers(Condition):
    """`if workshop 2`: at least so many face-up Heroes of an Affiliation in the own Field."""

    name = "members"

    def __init__(self, n: i64, affiliation: i64) -> None:
        super().__init__(n)
        self.affiliation = affiliation

    def may(self, t: Factory, seat: i64) -> bool:
        """FH-R17."""
        return members(t.s, t.s.players[seat], self.affiliation) >= self.n

    def params(self) -> dict[str, Any]:
        """With the Affiliation."""
        return {"n": int(self.n), "aff": (f"aff-{AFFILIATIONS[self.affiliation]}", {})}


class IfBase(Condition):
    """`if base`: the own Base is on."""

    name = "base"

    def may(self, t: Factory, seat: i64) -> bool:
        """FH-R65."""
        return t.s.players[seat].base_on


class IfNoSupport(Condition):
    """`if no-support`: the own Support is empty."""

    name = "no-support"

    def may(self, t: Factory, seat: i64) -> bool:
        """Its size is open."""
        return not t.s.players[seat].support


class IfColour(Condition):
    """`if colour red`: the own Mission is of a colour."""

    name = "colour"

    def may(self, t: Factory, seat: i64) -> bool:
        """FH-R30."""
        p = t.s.players[seat]
        return p.mission >= 0 and t.s.content.missions[p.mission].colour == self.n

    def params(self) -> dict[str, Any]:
        """The colour by name."""
        return {"colour": (f"colour-{COLOURS[self.n]}", {})}


class IfPoor(Condition):
    """`if poor`: no Action is left once it is paid."""

    name = "poor"

    def may(self, t: Factory, seat: i64) -> bool:
        """The last Action pays for it."""
        return t.s.players[seat].actions <= 1

    def holds(self, t: Factory, c: Cast) -> bool:
        """It is paid."""
        return t.s.players[c.user].actions == 0


NUMBERED: Final[dict[str, type[Condition]]] = {"die": IfDie, "field": IfField, "few": IfFew}
PLAIN: Final[dict[str, type[Condition]]] = {
    "behind": IfBehind,
    "ahead": IfAhead,
    "minus": IfMinus,
    "base": IfBase,
    "no-support": IfNoSupport,
    "poor": IfPoor,
}
