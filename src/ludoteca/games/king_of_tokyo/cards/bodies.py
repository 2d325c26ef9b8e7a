"""Cards about the owner's own skin: not losing hearts, getting them back, living on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.actions import ENOUGH, HEAL_ONE, LEAVE_IT, extra
from ludoteca.games.king_of_tokyo.powers import Offer, Power
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.rules.damage import Hit
from ludoteca.games.king_of_tokyo.rules.hand import answer_loss, discard_hand, refs_of
from ludoteca.games.king_of_tokyo.rules.quantities import (
    energy_from_card,
    gain_energy,
    hearts_from_card,
    max_hearts,
    pay,
)
from ludoteca.games.king_of_tokyo.rules.rolling import may_reroll_threes, pack
from ludoteca.games.king_of_tokyo.state import FACES, HEART, MAX_HEARTS, OUTSIDE, THREE, Monster, Tokyo
from ludoteca.kernel.flow import Decision, Flow

WINGS_PRICE: Final = 2
RAPID_PRICE: Final = 2
TREATMENT_PRICE: Final = 2


class ArmorPlating(Power):
    """KOT-armor_plating: a loss of exactly one heart does not happen."""

    def blocks(self, amount: i64) -> bool:
        """KOT-armor_plating.1, .2, .3, .4, .5 and KOT-armor_plating.copy, KOT-X31: each event by its final size."""
        return amount == 1


class Camouflage(Power):
    """KOT-camouflage: a die for each heart about to be lost; each heart rolled saves one."""

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """Roll for it."""
        return Offer("do-react-camouflage", refs_of(t, me, self.kind), {})

    def reactions(self, t: Tokyo, me: Monster, k: i64, hit: Hit, out: list[int]) -> None:
        """KOT-camouflage.1, KOT-camouflage.copy: one roll for each copy and event, if the owner likes."""
        if hit.rolled < k:
            out.append(extra(self.kind, 0))

    def react(self, t: Tokyo, me: Monster, hit: Hit) -> Flow[None]:
        """KOT-camouflage.2, KOT-camouflage.3; KOT-background_dweller.2: threes rolled here may be rerolled, too."""
        hit.rolled += 1
        dice = t.chance.roll("camouflage", FACES, hit.amount, me.seat)
        while may_reroll_threes(me) and THREE in dice:
            again: i64 = yield Decision(me.seat, "camouflage-threes", range(dice.count(THREE) + 1), pack(dice))
            if again == LEAVE_IT:
                break
            for _ in range(again):
                dice.remove(THREE)
            dice += t.chance.roll("camouflage", FACES, again, me.seat)
        saved: i64 = dice.count(HEART)
        hit.spare(saved, self.kind)
        t.tell("camouflaged", me.seat, pack(dice), saved)


class Wings(Power):
    """KOT-wings: two energy, and the owner loses no hearts for the rest of this turn."""

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """Shown as flying away from the loss."""
        return Offer("do-react-wings", refs_of(t, me, self.kind), {})

    def reactions(self, t: Tokyo, me: Monster, k: i64, hit: Hit, out: list[int]) -> None:
        """KOT-wings.1, KOT-wings.copy: on any turn, once."""
        if me.energy >= WINGS_PRICE:
            out.append(extra(self.kind, 0))

    def react(self, t: Tokyo, me: Monster, hit: Hit) -> Flow[None]:
        """From now on nothing hurts."""
        pay(me, WINGS_PRICE)
        me.wings = True
        t.tell("flew", me.seat, WINGS_PRICE, me.energy)
        yield from ()


class RapidHealing(Power):
    """KOT-rapid_healing: two energy for a heart, at any time, as often as one can pay."""

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """A heart for energy."""
        return Offer("do-react-rapid_healing", refs_of(t, me, self.kind), {})

    def _ready(self, me: Monster) -> bool:
        return me.alive and me.energy >= RAPID_PRICE and 0 < me.hearts < max_hearts(me)

    def _use(self, t: Tokyo, me: Monster) -> None:
        pay(me, RAPID_PRICE)
        t.tell("energy-spent", me.seat, RAPID_PRICE, self.kind, me.energy)
        hearts_from_card(t, me, 1, self.kind)

    def reactions(self, t: Tokyo, me: Monster, k: i64, hit: Hit, out: list[int]) -> None:
        """KOT-rapid_healing.1, KOT-rapid_healing.copy: heal first, then the loss comes."""
        if self._ready(me):
            out.append(extra(self.kind, 0))

    def react(self, t: Tokyo, me: Monster, hit: Hit) -> Flow[None]:
        """One heart back."""
        self._use(t, me)
        yield from ()

    def buy_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """In the owner's own turn it is offered beside the market."""
        if self._ready(me):
            out.append(extra(self.kind, 0))

    def buy_act(self, t: Tokyo, me: Monster, choice: i64) -> Flow[None]:
        """One heart back."""
        self._use(t, me)
        yield from ()

    def answers_loss(self, t: Tokyo, me: Monster) -> Flow[None]:
        """Any time means also before the energy, or this card, is gone."""
        while self._ready(me):
            answer: i64 = yield Decision(me.seat, "rapid-healing", (ENOUGH, HEAL_ONE))
            if answer == ENOUGH:
                return
            self._use(t, me)


class EvenBigger(Power):
    """KOT-even_bigger: two hearts at once, and room for twelve."""

    def gained(self, t: Tokyo, me: Monster, card: i64) -> Flow[None]:
        """KOT-even_bigger.3, KOT-even_bigger.copy: a second copy heals again."""
        hearts_from_card(t, me, 2, self.kind)
        yield from ()

    def max_bonus(self) -> i64:
        """KOT-even_bigger.1: twelve, however many copies."""
        return 2

    def lost(self, t: Tokyo, me: Monster) -> None:
        """KOT-even_bigger.2, KOT-X37: what is above the maximum goes with the card."""
        most = max_hearts(me)
        cut = me.hearts - most
        if cut > 0:
            me.hearts = most
            t.tell("hearts-cut", me.seat, cut, self.kind, me.hearts)


class Regeneration(Power):
    """KOT-regeneration: each gain of hearts is one larger."""

    def heart_bonus(self, k: i64) -> i64:
        """KOT-regeneration.1, KOT-regeneration.copy: whatever the source."""
        return k


class HealingRay(Power):
    """KOT-healing_ray: the owner's hearts may heal others, who pay for it."""

    def patients(self, t: Tokyo, me: Monster) -> list[int]:
        """KOT-healing_ray.2, KOT-healing_ray.copy: anyone wounded, anywhere."""
        return [other.seat for other in t.clockwise(me.seat) if other.hearts < max_hearts(other)]

    def treat(self, t: Tokyo, me: Monster, patient: Monster, hearts: i64) -> Flow[None]:
        """KOT-healing_ray.1, KOT-healing_ray.3: two energy for each heart, or what there is; no refusing."""
        yield from answer_loss(t, patient)
        hearts_from_card(t, patient, hearts, self.kind)
        fee: i64 = TREATMENT_PRICE * hearts
        if fee > patient.energy:
            fee = patient.energy
        patient.energy -= fee
        if fee:
            t.tell("paid", patient.seat, fee, me.seat, patient.energy)
        bill = causes.part(t, self.kind, fee)
        earned = gain_energy(me, fee, bill)
        t.tell_change("treated", bill, me.seat, patient.seat, hearts, earned, me.energy)


class Jets(Power):
    """KOT-jets: yielding Tokyo, the owner loses no hearts from that attack."""

    def dodges(self) -> bool:
        """KOT-jets.1, KOT-jets.2, KOT-jets.3, KOT-jets.copy, KOT-X27, KOT-X28, KOT-X29: the attack asks first."""
        return True


class ItHasAChild(Power):
    """KOT-it_has_a_child: at 0 hearts the owner starts again with ten, without cards or stars."""

    def cheats_death(self, t: Tokyo, me: Monster) -> bool:
        """KOT-it_has_a_child.1, .2, .3, .4 and KOT-it_has_a_child.copy, KOT-X40, KOT-X41: energy and tokens stay."""
        discard_hand(t, me)
        me.stars = 0
        me.hearts = MAX_HEARTS
        me.place = OUTSIDE
        t.tell("reborn", me.seat, me.hearts, me.stars)
        return True


class WereOnlyMakingItStronger(Power):
    """KOT-were_only_making_it_stronger: a loss of two hearts or more gives energy."""

    def hurt(self, t: Tokyo, me: Monster, k: i64, lost: i64) -> None:
        """KOT-were_only_making_it_stronger.1, KOT-were_only_making_it_stronger.copy: by hearts really lost."""
        if lost >= 2:
            energy_from_card(t, me, k, self.kind)
