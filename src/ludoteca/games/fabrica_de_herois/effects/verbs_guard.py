"""Verbs that answer an attack (FH-R44, FH-D-30, FH-D-50)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import PICK
from ludoteca.games.fabrica_de_herois.effects.targets import can_aim
from ludoteca.games.fabrica_de_herois.effects.targets_own import attacked_by
from ludoteca.games.fabrica_de_herois.effects.words import HEROES, Effect, Targets, Verb, Words
from ludoteca.games.fabrica_de_herois.state import FIELD_TEAM, NONE, Cast, Factory
from ludoteca.kernel.flow import Decision, Flow


class Cancel(Verb):
    """`cancel`: the attack does nothing; FH-D-30: but to Blocked Heroes."""

    name = "cancel"
    answers = True

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """There must be an attack that is not cancelled already."""
        return c.answers != NONE and not t.s.stack[c.answers].cancelled

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """FH-D-29: what was paid for it does not come back."""
        if c.answers != NONE:
            t.s.stack[c.answers].cancelled = True
            t.tell("cancelled", c.user, t.s.stack[c.answers].ability)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """As bad as the attack is."""
        s = t.s
        if not s.stack:
            return 0
        first = s.stack[-1].effects[0]
        return 10 if first.verb.answers else first.verb.worth(t, s.stack[-1].user, first)


class Shield(Verb):
    """`shield`: the attack passes the own Heroes by."""

    name = "shield"
    answers = True

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """It must hit one that can be saved (FH-D-30)."""
        return c.answers != NONE and len(attacked_by(t, t.s.stack[c.answers], c.user)) > 0

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """FH-R44."""
        if c.answers != NONE:
            t.s.stack[c.answers].spared |= 1 << c.user
            t.tell("spared", c.user)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """Heroes kept."""
        return 16


class RedirectTo(Targets):
    """The Hero that an attack is turned to: `mine`, another of mine; `theirs`, one of the attacker's."""

    form = HEROES
    asks = True
    mine = True

    def __init__(self, n: i64) -> None:
        super().__init__(n)
        self.name = "theirs" if n else "mine"

    def hit(self, t: Factory, c: Cast) -> i64:
        """The first chosen target of the attack that is mine and can be saved; NONE."""
        s = t.s
        if c.answers == NONE:
            return NONE
        attack = s.stack[c.answers]
        if not attack.cancelled:
            for picked in attack.picks:
                for hero in picked:
                    if s.owner[hero] == c.user and s.zone[hero] == FIELD_TEAM and s.blocked[hero] == 0:
                        return hero
        return NONE

    def fit(self, t: Factory, c: Cast) -> list[int]:
        """Who could be hit instead, once each, however many effects hit the same Hero: not Protected, and not hit
        already."""
        s = t.s
        attack = s.stack[c.answers]
        found: list[int] = []
        hurt = self.hit(t, c)
        for i in range(len(attack.picks)):
            if hurt in attack.picks[i]:
                field = s.players[attack.user if self.n else c.user].field
                for hero in field:
                    taken = hero in found or hero in attack.picks[i] or s.content.abilities[c.ability].hero == hero
                    if not taken and can_aim(t, attack, attack.effects[i], hero):
                        found.append(hero)
        return found

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Somebody must be hit, and somebody else there."""
        return self.hit(t, c) != NONE and len(self.fit(t, c)) > 0

    def choose(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """Who instead?"""
        fit = self.fit(t, c)
        hero = fit[0]
        if len(fit) > 1:
            actions = [PICK + one for one in fit]
            hero = (yield Decision(c.user, "target", actions, (int(c.cause), int(i), ()), follows=True)) - PICK
        c.picks[i].append(hero)


class Redirect(Verb):
    """`redirect mine`, `redirect theirs`: the attack hits another Hero."""

    name = "redirect"
    form = HEROES
    answers = True

    def text(self, e: Effect) -> Words:
        """Whom to is in the sentence."""
        return f"fx-redirect-{e.targets.name}", {}

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """FH-D-29: the new target is looked at again when the attack resolves."""
        s = t.s
        targets = e.targets
        if c.answers == NONE or not c.picks[i] or not isinstance(targets, RedirectTo):
            return
        hurt = targets.hit(t, c)
        if hurt == NONE:
            return
        for picked in s.stack[c.answers].picks:
            if hurt in picked:
                picked[picked.index(hurt)] = c.picks[i][0]
        t.tell("redirected", c.user, hurt, c.picks[i][0])

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """One Hero for another."""
        return 12 if e.targets.n == 0 else 24


GUARD_VERBS = (Cancel, Shield)
