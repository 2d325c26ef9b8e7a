"""Whom an effect is aimed at where it touches players: their marker, Actions, Support or Mission."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.effects.targets import choose_seat, next_seats
from ludoteca.games.fabrica_de_herois.effects.words import PLAYERS, Effect, Targets
from ludoteca.games.fabrica_de_herois.rules.declaring import can_pay_toll
from ludoteca.games.fabrica_de_herois.state import NONE, Cast, Factory
from ludoteca.kernel.flow import Flow


class Me(Targets):
    """Nothing said: the user."""

    name = "me"
    form = PLAYERS
    mine = True

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Whether it would do anything."""
        return e.verb.touches(t, c, c.user)

    def seats(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """The user."""
        return [c.user]


class One(Targets):
    """`one`: an opponent."""

    name = "one"
    form = PLAYERS
    asks = True

    def fit(self, t: Factory, c: Cast, e: Effect) -> list[int]:
        """The opponents to whom it could do anything."""
        return [seat for seat in next_seats(t, c.user) if e.verb.touches(t, c, seat) and can_pay_toll(t, c, seat)]

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Whether there is one."""
        return len(self.fit(t, c, e)) > 0

    def choose(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """Which opponent?"""
        yield from choose_seat(c, i, self.fit(t, c, e))

    def seats(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """The one that was chosen."""
        return c.whom[i]

    def receivers(self, t: Factory, c: Cast, e: Effect, i: i64) -> i64:
        """That one."""
        return 1 << c.whom[i][0] if c.whom[i] else 0


class All(Targets):
    """`all`: every opponent."""

    name = "all"
    form = PLAYERS

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Whether it would do anything to anyone."""
        for seat in self.seats(t, c, e, 0):
            if e.verb.touches(t, c, seat):
                return True
        return False

    def seats(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """Clockwise."""
        return next_seats(t, c.user)

    def receivers(self, t: Factory, c: Cast, e: Effect, i: i64) -> i64:
        """Whom it would touch."""
        mask: i64 = 0
        for seat in self.seats(t, c, e, i):
            if e.verb.touches(t, c, seat):
                mask |= 1 << seat
        return mask


class Ahead(All):
    """`ahead`: every opponent with more points."""

    name = "ahead"

    def seats(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """Clockwise."""
        mine = t.s.players[c.user].points
        return [seat for seat in next_seats(t, c.user) if t.s.players[seat].points > mine]


class Left(All):
    """`left`: the left neighbour."""

    name = "left"

    def seats(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """The next player, clockwise."""
        return next_seats(t, c.user)[:1]


class AttackingPlayer(Targets):
    """`attacker`, of a verb that is aimed at players: who attacks."""

    name = "attacker"
    form = PLAYERS

    def seats(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """The user of the attack that is answered."""
        return [t.s.stack[c.answers].user] if c.answers != NONE else []


class Nothing(Targets):
    """For verbs that are aimed at nothing."""
