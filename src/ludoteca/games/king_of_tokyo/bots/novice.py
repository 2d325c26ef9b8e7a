"""*aprendiz*: does anything that is not stupid. A child can beat it."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.actions import (
    AGAINST_POISON,
    DONE,
    FOR_ME,
    STAY,
    SWEEP,
    TAKE_IT,
    YIELD,
    extra_kind,
    is_extra,
)
from ludoteca.games.king_of_tokyo.rules.attack import claw_total, targets
from ludoteca.games.king_of_tokyo.rules.damage import Hit
from ludoteca.games.king_of_tokyo.rules.discards import PlainDiscard
from ludoteca.games.king_of_tokyo.rules.quantities import max_hearts
from ludoteca.games.king_of_tokyo.state import CLAW, HEART, OUTSIDE, Monster, Tokyo
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Policy, Table


class Novice(Policy):
    """Random among what makes sense."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """Answer any question of the game."""
        assert isinstance(table, Tokyo)
        kind = decision.kind
        me = table.s.monsters[decision.seat]
        if kind == "keep":
            return self.keep(table, me, decision, whim)
        if kind in ("buy", "snatch"):
            return self.buy(table, me, decision, whim)
        if kind == "yield":
            return self.leave(table, me, whim)
        if kind == "react":
            return self.react(table, me, decision)
        if kind == "heart":
            return self.heart(me, decision)
        actions = decision.actions
        if kind == "resolve":
            return actions[0]
        if kind == "camouflage-threes":
            return actions[len(actions) - 1]
        if kind == "mimic":
            return actions[whim.below(len(actions))]
        return 0

    def keep(self, t: Tokyo, me: Monster, decision: Decision, whim: Chance) -> int:
        """Keep what is worth something with a chance of its own; never throw a set, nor dice that win."""
        dice = t.s.dice
        everything: i64 = (1 << len(dice)) - 1
        if t.s.rolls_left == 0 or self.content(t, me):
            return everything
        counts = [0, 0, 0, 0, 0, 0]
        for face in dice:
            counts[face] += 1
        mask: i64 = 0
        bit: i64 = 1
        useful: i64 = max_hearts(me) - me.hearts + me.poison + me.shrink if me.place == OUTSIDE else 0
        for face in dice:
            likes: i64 = 5
            if face == HEART:
                likes = 9 if useful > 0 and me.hearts <= 3 else (5 if useful > 0 else 0)
                useful -= 1
            elif face < 3:
                likes = 10 if counts[face] >= 3 else 3 + counts[face]
            if whim.below(10) < likes:
                mask |= bit
            bit <<= 1
        return mask

    def content(self, t: Tokyo, me: Monster) -> bool:
        """The dice as they lie win the match, kill someone, or are as good as dice get."""
        stars: i64 = 0
        face: i64 = 0
        while face < 3:
            count = t.rolled(face)
            if count >= 3:
                stars += face + 1 + count - 3
            face += 1
        if me.stars + stars >= t.s.target or stars >= 4:
            return True
        claws = claw_total(t, me)
        if claws > 0:
            for victim in targets(t, me):
                if victim.hearts <= claws:
                    return True
        return t.rolled(CLAW) >= 5

    def leave(self, t: Tokyo, me: Monster, whim: Chance) -> int:
        """Leave when another blow could be the last; otherwise as the mood goes."""
        if me.hearts <= 3:
            return YIELD
        return STAY if whim.below(10) < me.hearts else YIELD

    def react(self, t: Tokyo, me: Monster, decision: Decision) -> int:
        """Camouflage always; what costs energy only against death."""
        hit = decision.about
        camouflage: i64 = t.content.kind("camouflage")
        deadly = isinstance(hit, Hit) and hit.amount >= me.hearts
        for option in decision.actions:
            if is_extra(option) and (deadly or extra_kind(option) == camouflage):
                return option
        return TAKE_IT

    def heart(self, me: Monster, decision: Decision) -> int:
        """Against poison that kills, else for oneself."""
        actions = decision.actions
        if AGAINST_POISON in actions and (me.poison >= me.hearts or me.hearts >= max_hearts(me)):
            return AGAINST_POISON
        return FOR_ME if FOR_ME in actions else actions[0]

    def buy(self, t: Tokyo, me: Monster, decision: Decision, whim: Chance) -> int:
        """Any card it can pay, now and then none; never one that would kill it, and no sweeping."""
        sensible: list[int] = [DONE]
        for option in decision.actions:
            if option in (DONE, SWEEP) or is_extra(option):
                continue
            if not self.harmful(t, me, t.s.market[option - 1]):
                sensible.append(option)
        return sensible[whim.below(len(sensible))]

    def harmful(self, t: Tokyo, me: Monster, card: i64) -> bool:
        """A card that would leave its buyer with two hearts or fewer, or give nothing to a healthy one."""
        power = t.content.powers[t.content.kind_of[card]]
        if not isinstance(power, PlainDiscard):
            return False
        if power.hurts_me and me.hearts - power.hurts_me <= 2:
            return True
        return power.hearts > 0 and power.stars == 0 and me.hearts >= max_hearts(me)
