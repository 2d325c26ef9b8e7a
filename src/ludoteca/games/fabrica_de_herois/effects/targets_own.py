"""Whom an effect is aimed at, on the own side: own Heroes, and in a Defence those whom the attack concerns."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import PICK
from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS
from ludoteca.games.fabrica_de_herois.effects.targets import FAR, Chosen, choose_heroes, pick_now, still_hit
from ludoteca.games.fabrica_de_herois.effects.words import HEROES, Effect, Targets
from ludoteca.games.fabrica_de_herois.state import FIELD_TEAM, GRAVEYARD, NONE, Cast, Factory, Player
from ludoteca.kernel.flow import Flow


def fits_mine(t: Factory, c: Cast, e: Effect, hero: i64) -> bool:
    """Whether an own Field Hero can be meant; not the one that is discarded for it (FH-R19)."""
    if c.ability & 1 and c.ability != NONE and t.s.content.abilities[c.ability].hero == hero:
        return False
    return e.verb.fits(t, c, hero)


def _still_mine(t: Factory, c: Cast, hero: i64) -> bool:
    """FH-D-29: whether an own Hero that was chosen is in the own Field by now."""
    return t.s.zone[hero] == FIELD_TEAM and t.s.owner[hero] == c.user


class Own(Chosen):
    """`own`: up to so many Heroes of the own Field; with a die as many as it shows."""

    name = "own"
    mine = True
    late = True

    def candidates(self, t: Factory, c: Cast, e: Effect, picked: list[int]) -> list[int]:
        """Those that it can be done to."""
        return [hero for hero in t.s.players[c.user].field if hero not in picked and fits_mine(t, c, e, hero)]

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Whether there is one."""
        return len(self.candidates(t, c, e, [])) > 0

    def choose(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """Now, unless a die says how many."""
        if not e.amount.rolls:
            yield from choose_heroes(self, t, c, e, i)

    def gather(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[list[int]]:
        """FH-D-29: the die is rolled now."""
        if not e.amount.rolls:
            return [hero for hero in c.picks[i] if _still_mine(t, c, hero) and e.verb.fits(t, c, hero)]
        n = e.amount.of(t, c, c.user) * c.factor
        return (yield from pick_now(c, i, self.candidates(t, c, e, []), n, "mine"))

    def receivers(self, t: Factory, c: Cast, e: Effect, i: i64) -> i64:
        """Nobody else."""
        return 0


class MyLowest(Own):
    """`my-lowest`: of the own Field the Hero with the lowest Bonus."""

    name = "my-lowest"

    def candidates(self, t: Factory, c: Cast, e: Effect, picked: list[int]) -> list[int]:
        """Those with the lowest Bonus."""
        fit = super().candidates(t, c, e, picked)
        bonus = t.s.content.bonus
        low = FAR
        for hero in fit:
            if bonus[hero] < low:
                low = bonus[hero]
        return [hero for hero in fit if bonus[hero] == low]


class MyHighest(Own):
    """`my-highest`: of the own Field the Hero with the highest Bonus."""

    name = "my-highest"

    def candidates(self, t: Factory, c: Cast, e: Effect, picked: list[int]) -> list[int]:
        """Those with the highest Bonus."""
        fit = super().candidates(t, c, e, picked)
        bonus = t.s.content.bonus
        high = 0
        for hero in fit:
            if bonus[hero] > high:
                high = bonus[hero]
        return [hero for hero in fit if bonus[hero] == high]


class MyGroup(Targets):
    """Own Field Heroes that fulfil something."""

    form = HEROES
    mine = True

    def belongs(self, t: Factory, hero: i64) -> bool:
        """Whether a Hero is one of them."""
        return True

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Whether there is one."""
        return len(self.heroes(t, c, e, 0)) > 0

    def heroes(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """All of them now."""
        field = t.s.players[c.user].field
        return [hero for hero in field if self.belongs(t, hero) and fits_mine(t, c, e, hero)]


class MyAll(MyGroup):
    """`my-all`: the whole own Field."""

    name = "my-all"


class MyLeader(MyGroup):
    """`my-leader`."""

    name = "my-leader"

    def belongs(self, t: Factory, hero: i64) -> bool:
        """FH-R14."""
        return t.s.players[t.s.owner[hero]].leader == hero


class MyWeak(MyGroup):
    """`my-weak 2`: all own Field Heroes up to a Bonus."""

    name = "my-weak"

    def belongs(self, t: Factory, hero: i64) -> bool:
        """FH-R16."""
        return t.s.content.bonus[hero] <= self.n

    def params(self) -> dict[str, Any]:
        """The limit."""
        return {"limit": int(self.n)}


class MyMembers(MyGroup):
    """`my-members workshop`: all own Field Heroes of an Affiliation."""

    name = "my-members"

    def belongs(self, t: Factory, hero: i64) -> bool:
        """FH-R17."""
        return t.s.content.affiliations[hero] >> self.n & 1 != 0

    def params(self) -> dict[str, Any]:
        """The Affiliation."""
        return {"aff": (f"aff-{AFFILIATIONS[self.n]}", {})}


class MyAny(Targets):
    """`my-any`: so many own Heroes of both Teams (FH-D-41). One after the other, each done at once: who is in Support
    is nobody's business until then."""

    name = "my-any"
    form = HEROES
    mine = True
    late = True
    field_too = True

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Whether there is one."""
        p = t.s.players[c.user]
        return len(p.support) > 0 or (self.field_too and len(p.field) > 0)

    def lose_actions(self, p: Player) -> list[int]:
        """Whom the owner can choose."""
        actions = [PICK + hero for hero in p.field] if self.field_too else []
        return actions + [PICK + hero for hero in p.support]


class MySupport(MyAny):
    """`my-support`: so many Heroes of the own Support."""

    name = "my-support"
    field_too = False


# -- in a Defence ----------------------------------------------------------------------------------------------


class Attacker(Targets):
    """`attacker`: the Hero that used the attack, in the Field or on the Graveyard."""

    name = "attacker"
    form = HEROES

    def heroes(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """Wherever it is by now, as long as it is in sight."""
        s = t.s
        if c.answers == NONE:
            return []
        attack = s.stack[c.answers]
        hero = s.content.abilities[attack.ability].hero
        if s.zone[hero] == GRAVEYARD:
            return [hero] if e.verb.from_graveyard else []
        return [hero] if s.zone[hero] == FIELD_TEAM and e.verb.fits(t, c, hero) else []


class AttackerLeader(Targets):
    """`attacker-leader`: the Leader of the player who attacks."""

    name = "attacker-leader"
    form = HEROES

    def heroes(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """The Leader at resolving. No Attack: Protection does not help, but nothing Blocks a Protected Hero."""
        s = t.s
        if c.answers == NONE:
            return []
        leader = s.players[s.stack[c.answers].user].leader
        return [leader] if leader != NONE and e.verb.fits(t, c, leader) else []


def attacked_by(t: Factory, attack: Cast, seat: i64) -> list[int]:
    """The face-up Heroes of a player that a waiting attack would hit (FH-D-30: no Defence saves a Blocked one).

    FH-D-17: one that is discarded for its own Defence is gone, and the attack does nothing to it.
    """
    s = t.s
    found: list[int] = []
    for i in range(len(attack.effects)):
        e = attack.effects[i]
        if e.targets.form != HEROES or e.targets.mine:
            continue
        hit: list[int] = []
        if not e.targets.late or attack.picks[i]:
            hit = e.targets.heroes(t, attack, e, i)
        elif e.targets.receivers(t, attack, e, i) >> seat & 1:
            hit = [hero for hero in s.players[seat].field if still_hit(t, attack, e, hero)]
        for hero in hit:
            if s.owner[hero] == seat and s.blocked[hero] == 0 and hero not in found:
                found.append(hero)
    return found


class Attacked(Targets):
    """`attacked`: the own Heroes that the attack hits."""

    name = "attacked"
    form = HEROES
    mine = True

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Whether it hits one that can be saved."""
        return c.answers != NONE and len(self.heroes(t, c, e, 0)) > 0

    def heroes(self, t: Factory, c: Cast, e: Effect, i: i64) -> list[int]:
        """Those now; not the one that is discarded for it."""
        if c.answers == NONE:
            return []
        hit = attacked_by(t, t.s.stack[c.answers], c.user)
        return [hero for hero in hit if fits_mine(t, c, e, hero)]
