"""Cards about claws: more of them, farther, with something on them."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import Power
from ludoteca.games.king_of_tokyo.rules.damage import Hit, suffer
from ludoteca.games.king_of_tokyo.rules.quantities import stars_from_card
from ludoteca.games.king_of_tokyo.state import OUTSIDE, TWO, Monster, Tokyo
from ludoteca.kernel.flow import Flow


class AcidAttack(Power):
    """KOT-acid_attack: one more claw in every roll, even with none on the dice."""

    def add_claws(self, t: Tokyo, me: Monster, k: i64) -> i64:
        """KOT-acid_attack.1, KOT-acid_attack.2, KOT-acid_attack.copy: ordinary claws, so they open Tokyo as well."""
        return k


class AlphaMonster(Power):
    """KOT-alpha_monster: a star for attacking, with or without a victim."""

    def attacking(self, t: Tokyo, me: Monster, k: i64) -> None:
        """KOT-alpha_monster.copy: a star for each copy, once in the turn."""
        stars_from_card(t, me, k, self.kind)


class Burrowing(Power):
    """KOT-burrowing: one more claw in Tokyo, and a parting blow to whoever makes the owner yield."""

    def add_claws(self, t: Tokyo, me: Monster, k: i64) -> i64:
        """In Tokyo, even with no claw on the dice; KOT-burrowing.copy."""
        return k if me.place != OUTSIDE else 0

    def yielded(self, t: Tokyo, me: Monster, k: i64, attacker: Monster) -> Flow[None]:
        """KOT-burrowing.1, KOT-burrowing.2, KOT-burrowing.3: the attacker loses hearts before it enters; no claws,
        and only for a real yield."""
        yield from suffer(t, attacker, Hit(k, me.seat, self.kind))


class PoisonQuills(Power):
    """KOT-poison_quills: three twos add two claws."""

    def add_claws(self, t: Tokyo, me: Monster, k: i64) -> i64:
        """KOT-poison_quills.copy: ordinary claws, twice for each copy."""
        return 2 * k if t.rolled(TWO) >= 3 else 0


class SpikedTail(Power):
    """KOT-spiked_tail: one more claw when there is any, on the dice or from a card."""

    def more_claws(self, t: Tokyo, me: Monster, k: i64) -> i64:
        """KOT-spiked_tail.copy: one for each copy."""
        return k


class Urbavore(Power):
    """KOT-urbavore: in Tokyo, a star more at the start of the turn and a claw more when there is any."""

    def rise(self, t: Tokyo, me: Monster, k: i64) -> None:
        """Besides the usual two stars."""
        stars_from_card(t, me, k, self.kind)

    def more_claws(self, t: Tokyo, me: Monster, k: i64) -> i64:
        """KOT-urbavore.copy: wherever the first claw comes from."""
        return k if me.place != OUTSIDE else 0


class FireBreathing(Power):
    """KOT-fire_breathing, KOT-R58: with any claw the neighbours left and right lose a heart more, wherever they are."""

    def breathe(self, t: Tokyo, me: Monster, k: i64, harm: list[int]) -> None:
        """KOT-fire_breathing.1, KOT-X11: the nearest living ones; a lone opponent is one neighbour, not two.

        KOT-fire_breathing.2, KOT-fire_breathing.3, KOT-fire_breathing.4, KOT-fire_breathing.copy: the attack merges
        it with the claws of a target, and keeps it apart for others.
        """
        others = t.clockwise(me.seat)
        if others:
            harm[others[0].seat] += k
        if len(others) > 1:
            harm[others[-1].seat] += k


class NovaBreath(Power):
    """KOT-nova_breath: the owner's claws hit all other monsters."""

    def hits_everybody(self) -> bool:
        """KOT-nova_breath.1, KOT-nova_breath.copy: in Tokyo and outside; victims in Tokyo may yield as ever."""
        return True


class PoisonSpit(Power):
    """KOT-poison_spit, KOT-R61: whoever the owner's claws hurt gets a Poison token."""

    def wound(self, t: Tokyo, me: Monster, k: i64, victim: Monster) -> None:
        """KOT-poison_spit.1, KOT-poison_spit.2, KOT-poison_spit.3, KOT-poison_spit.copy: one for each attack and copy.

        The tick (end of turn) and the healing (hearts outside Tokyo) are rules of the token, and outlive the card.
        """
        victim.poison += k
        t.tell("poisoned", victim.seat, k, victim.poison)


class ShrinkRay(Power):
    """KOT-shrink_ray, KOT-R61: whoever the owner's claws hurt gets a Shrink token, a die less to roll."""

    def wound(self, t: Tokyo, me: Monster, k: i64, victim: Monster) -> None:
        """KOT-shrink_ray.1, KOT-shrink_ray.copy: given and removed like Poison; dice are counted at the first roll."""
        victim.shrink += k
        t.tell("shrunk", victim.seat, k, victim.shrink)
