"""Whom an effect is aimed at (FH-D-16, FH-D-29, FH-D-34).

What is *chosen* is chosen when the ability is declared, and passed over if it is no longer legal when it resolves; a
*group* is looked at when it resolves. FH-R51, FH-D-15: Protection counts against Attack abilities alone.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import ENOUGH, PICK
from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS
from ludoteca.games.fabrica_de_herois.effects.words import HEROES, Effect, Targets
from ludoteca.games.fabrica_de_herois.rules.declaring import can_pay_toll
from ludoteca.games.fabrica_de_herois.state import FIELD_TEAM, NONE, Cast, Factory, Player
from ludoteca.kernel.flow import Decision, Flow

FAR: int = 99  # beyond any Bonus


def can_aim(t: Factory, c: Cast, e: Effect, hero: i64) -> bool:
    """Whether a Field Hero of an opponent can be aimed at now (FH-D-34: an Attack cannot choose a Protected one)."""
    if c.attack and t.s.guarded[hero] and not e.verb.pierces:
        return False
    return e.verb.fits(t, c, hero)


def still_hit(t: Factory, c: Cast, e: Effect, hero: i64) -> bool:
    """FH-D-29, FH-D-30: whether what was aimed at is hit when it resolves: still in a Field, not Protected by now, and
    saved by no Defence, which never saves a Blocked Hero."""
    s = t.s
    if s.zone[hero] != FIELD_TEAM or not can_aim(t, c, e, hero):
        return False
    if c.attack and s.blocked[hero] == 0:
        return not c.cancelled and c.spared >> s.owner[hero] & 1 == 0
    return True


def next_seats(t: Factory, seat: i64) -> list[int]:
    """All other seats, clockwise."""
    seats = len(t.s.players)
    return [(seat + k) % seats for k in range(1, seats)]


def owners(t: Factory, heroes: list[int]) -> i64:
    """The players of these Field Heroes, as a mask."""
    mask: i64 = 0
    for hero in heroes:
        if t.s.owner[hero] != NONE:
            mask |= 1 << t.s.owner[hero]
    return mask


# -- opposing Heroes that are chosen ---------------------------------------------------------------------------


class Chosen(Targets):
    """`chosen`: up to so many opposing Heroes, wherever they are."""

    name = "chosen"
    form = HEROES
    asks = True

    def fit(self, t: Factory, c: Cast, e: Effect, p: Player) -> list[int]:
        """The Heroes of one opponent that can be chosen."""
        return [hero for hero in p.field if can_aim(t, c, e, hero)]

    def candidates(self, t: Factory, c: Cast, e: Effect, picked: list[int]) -> list[int]:
        """All Heroes that can be chosen now."""
        found: list[int] = []
        for seat in next_seats(t, c.user):
            if can_pay_toll(t, c, seat):
                for hero in self.fit(t, c, e, t.s.players[seat]):
                    if hero not in picked:
                        found.append(hero)
        return found

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Whether one can be chosen."""
        for p in t.s.players:
            if p.seat != c.user and can_pay_toll(t, c, p.seat) and self.fit(t, c, e, p):
                return True
        return False

    def choose(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """One question for each; after the first one may have enough."""
        yield from choose_heroes(self, t, c, e, i)

    def asked(self) -> str:
        """The kind of the question."""
        return "mine" if self.mine else "target"

    def heroes(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """FH-D-29: those that are still legal; none are chosen anew."""
        return [hero for hero in c.picks[i] if still_hit(t, c, e, hero)]

    def receivers(self, t: Factory, c: Cast, e: Effect, i: i64) -> i64:
        """The owners of what was chosen."""
        return owners(t, c.picks[i])


def choose_heroes(targets: Chosen, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
    """Up to so many Heroes, one question each; where only one can be meant, it is. FH-R59: the order in which they are
    chosen is that of the Graveyard."""
    most = e.amount.n * c.factor
    while len(c.picks[i]) < most:
        fit = targets.candidates(t, c, e, c.picks[i])
        if not fit:
            return
        action = PICK + fit[0]
        if len(fit) > 1 or c.picks[i]:
            actions = [PICK + hero for hero in fit]
            if c.picks[i]:
                actions.append(ENOUGH)
            about = (int(c.cause), int(i), tuple(c.picks[i]))
            action = yield Decision(c.user, targets.asked(), actions, about, follows=c.ability != NONE)
        if action == ENOUGH:
            return
        c.picks[i].append(action - PICK)


class LeaderOf(Chosen):
    """`leader`: the Leader of an opponent."""

    name = "leader"

    def fit(self, t: Factory, c: Cast, e: Effect, p: Player) -> list[int]:
        """The Leader, if it can be aimed at."""
        return [p.leader] if p.leader != NONE and can_aim(t, c, e, p.leader) else []


class Lowest(Chosen):
    """`lowest`: of one Field the Hero with the lowest Bonus, among those that can be aimed at."""

    name = "lowest"

    def fit(self, t: Factory, c: Cast, e: Effect, p: Player) -> list[int]:
        """Those with the lowest Bonus."""
        bonus = t.s.content.bonus
        low = FAR
        for hero in p.field:
            if bonus[hero] < low and can_aim(t, c, e, hero):
                low = bonus[hero]
        return [hero for hero in p.field if bonus[hero] == low and can_aim(t, c, e, hero)]


class Highest(Chosen):
    """`highest`: of one Field the Hero with the highest Bonus, among those that can be aimed at."""

    name = "highest"

    def fit(self, t: Factory, c: Cast, e: Effect, p: Player) -> list[int]:
        """Those with the highest Bonus."""
        bonus = t.s.content.bonus
        high = 0
        for hero in p.field:
            if bonus[hero] > high and can_aim(t, c, e, hero):
                high = bonus[hero]
        return [hero for hero in p.field if bonus[hero] == high and can_aim(t, c, e, hero)]


class InOne(Chosen):
    """`in-one`: up to so many Heroes in the Field of one opponent; with a die the Field is chosen now, and the Heroes
    when it was rolled."""

    name = "in-one"
    late = True

    def candidates(self, t: Factory, c: Cast, e: Effect, picked: list[int]) -> list[int]:
        """After the first one, in that Field alone."""
        found = super().candidates(t, c, e, picked)
        if picked:
            owner = t.s.owner[picked[0]]
            found = [hero for hero in found if t.s.owner[hero] == owner]
        return found

    def choose(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """Heroes, or a Field."""
        if e.amount.rolls:
            yield from choose_seat(c, i, _seats_with(t, c, e))
        else:
            yield from choose_heroes(self, t, c, e, i)

    def gather(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[list[int]]:
        """FH-D-29: the die is rolled now."""
        if not e.amount.rolls or not c.whom[i]:
            return self.heroes(t, c, e, i)
        seat = c.whom[i][0]
        n = e.amount.of(t, c, seat) * c.factor
        field = [hero for hero in t.s.players[seat].field if still_hit(t, c, e, hero)]
        return (yield from pick_now(c, i, field, n, "target", e.verb.buries))

    def receivers(self, t: Factory, c: Cast, e: Effect, i: i64) -> i64:
        """The owner of that Field."""
        if c.whom[i]:
            return 1 << c.whom[i][0]
        return owners(t, c.picks[i])


def pick_now(c: Cast, i: i64, fit: list[int], n: i64, kind: str, ordered: bool = False) -> Flow[list[int]]:
    """Choose so many of these Field Heroes while an effect resolves; all of them one by one only where their order
    matters (FH-R59)."""
    if len(fit) <= n and not ordered:
        return fit
    picked: list[int] = []
    left = fit[:]
    while left and len(picked) < n:
        action = PICK + left[0]
        if len(left) > 1:
            about = (int(c.cause), int(i), tuple(picked))
            action = yield Decision(c.user, kind, [PICK + hero for hero in left], about)
        picked.append(action - PICK)
        left.remove(action - PICK)
    return picked


def choose_seat(c: Cast, i: i64, seats: list[int]) -> Flow[None]:
    """Which opponent?"""
    seat = seats[0]
    if len(seats) > 1:
        seat = yield Decision(c.user, "whom", seats, (int(c.cause), int(i), ()), follows=c.ability != NONE)
    c.whom[i].append(seat)


def _seats_with(t: Factory, c: Cast, e: Effect) -> list[int]:
    """Opponents with a Hero that can be aimed at."""
    found: list[int] = []
    for seat in next_seats(t, c.user):
        if can_pay_toll(t, c, seat):
            for hero in t.s.players[seat].field:
                if can_aim(t, c, e, hero):
                    found.append(seat)
                    break
    return found


# -- opposing Heroes as a group --------------------------------------------------------------------------------


class Group(Targets):
    """Opposing Heroes that fulfil something, looked at when it resolves; clockwise (FH-R59)."""

    form = HEROES

    def belongs(self, t: Factory, hero: i64) -> bool:
        """Whether a Hero is one of them."""
        raise NotImplementedError

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Whether there is one."""
        for p in t.s.players:
            if p.seat != c.user:
                for hero in p.field:
                    if self.belongs(t, hero) and can_aim(t, c, e, hero):
                        return True
        return False

    def heroes(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """All of them now."""
        found: list[int] = []
        for seat in next_seats(t, c.user):
            for hero in t.s.players[seat].field:
                if self.belongs(t, hero) and still_hit(t, c, e, hero):
                    found.append(hero)
        return found

    def receivers(self, t: Factory, c: Cast, e: Effect, i: i64) -> i64:
        """Their owners."""
        return owners(t, self.heroes(t, c, e, i))


class Leaders(Group):
    """`leaders`: the Leader of every opponent."""

    name = "leaders"

    def belongs(self, t: Factory, hero: i64) -> bool:
        """FH-R14."""
        return t.s.players[t.s.owner[hero]].leader == hero


class Weak(Group):
    """`weak 1`: every opposing Hero up to a Bonus."""

    name = "weak"

    def belongs(self, t: Factory, hero: i64) -> bool:
        """FH-R16: the printed Bonus."""
        return t.s.content.bonus[hero] <= self.n

    def params(self) -> dict[str, Any]:
        """The limit."""
        return {"limit": int(self.n)}


class OneGroup(Group):
    """A group in the Field of one opponent, who is chosen when it is declared."""

    asks = True

    def _fields(self, t: Factory, c: Cast, e: Effect) -> list[int]:
        found: list[int] = []
        for seat in next_seats(t, c.user):
            if can_pay_toll(t, c, seat):
                for hero in t.s.players[seat].field:
                    if self.belongs(t, hero) and can_aim(t, c, e, hero):
                        found.append(seat)
                        break
        return found

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Whether some opponent has one."""
        return len(self._fields(t, c, e)) > 0

    def choose(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """Whose Field?"""
        yield from choose_seat(c, i, self._fields(t, c, e))

    def heroes(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """All of that Field now."""
        if not c.whom[i]:
            return []
        field = t.s.players[c.whom[i][0]].field
        return [hero for hero in field if self.belongs(t, hero) and still_hit(t, c, e, hero)]


class WeakInOne(OneGroup):
    """`weak-in-one 2`: all of one Field up to a Bonus."""

    name = "weak-in-one"

    def belongs(self, t: Factory, hero: i64) -> bool:
        """FH-R16."""
        return t.s.content.bonus[hero] <= self.n

    def params(self) -> dict[str, Any]:
        """The limit."""
        return {"limit": int(self.n)}


class MembersOf(OneGroup):
    """`members workshop`: all of an Affiliation in one Field."""

    name = "members"

    def belongs(self, t: Factory, hero: i64) -> bool:
        """FH-R17."""
        return t.s.content.affiliations[hero] >> self.n & 1 != 0

    def params(self) -> dict[str, Any]:
        """The Affiliation."""
        return {"aff": (f"aff-{AFFILIATIONS[self.n]}", {})}


class Each(Group):
    """`each`: one Hero of every opponent, whom that opponent chooses when it resolves."""

    name = "each"
    late = True

    def belongs(self, t: Factory, hero: i64) -> bool:
        """Any Hero of a Field."""
        return True

    def gather(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[list[int]]:
        """Clockwise; who has one only need not be asked."""
        found: list[int] = []
        for seat in next_seats(t, c.user):
            fit = [hero for hero in t.s.players[seat].field if still_hit(t, c, e, hero)]
            if len(fit) > 1:
                actions = [PICK + hero for hero in fit]
                found.append((yield Decision(seat, "lose", actions, (int(c.cause), int(i), ()))) - PICK)
            elif fit:
                found.append(fit[0])
        return found
