"""Cards about dice: more of them, more rolls, other faces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.actions import LEAVE_IT, NO_PROBE, REROLL_IT, extra
from ludoteca.games.king_of_tokyo.powers import Offer, Power
from ludoteca.games.king_of_tokyo.rules.hand import acting_as, discard_card, refs_of
from ludoteca.games.king_of_tokyo.rules.quantities import pay
from ludoteca.games.king_of_tokyo.rules.rolling import may_reroll_threes, reroll
from ludoteca.games.king_of_tokyo.state import FACE_NAMES, FACES, HEART, ONE, THREE, Monster, Tokyo
from ludoteca.kernel.flow import Decision, Flow

SMOKE: Final = 3
ALL_THREES: Final = 15
DRINK_PRICE: Final = 1
STRETCH_PRICE: Final = 2
SETTINGS: Final = 64  # room for every face of ten dice


class ExtraHead(Power):
    """KOT-extra_head: one more die, a green one."""

    def extra_dice(self, k: i64) -> i64:
        """KOT-extra_head.copy: one for each head."""
        return k


class GiantBrain(Power):
    """KOT-giant_brain: one more roll each turn."""

    def extra_rolls(self, k: i64) -> i64:
        """KOT-giant_brain.copy: one for each copy."""
        return k


class BackgroundDweller(Power):
    """KOT-background_dweller: threes may be rerolled, for free and as often as one likes."""

    def choices(self, cards: i64, dice: i64) -> i64:
        """One for each die, and one for all threes."""
        return ALL_THREES + 1

    def rerolls_threes(self) -> bool:
        """KOT-background_dweller.2, KOT-background_dweller.copy: in Camouflage and after a Psychic Probe too."""
        return True

    def roll_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """KOT-background_dweller.1: any one three, or all of them; no roll is used up."""
        threes = 0
        for index, face in enumerate(t.s.dice):
            if face == THREE:
                out.append(extra(self.kind, index))
                threes += 1
        if threes > 1:
            out.append(extra(self.kind, ALL_THREES))

    def roll_act(self, t: Tokyo, me: Monster, choice: i64) -> None:
        """Reroll the three that was chosen, or all of them."""
        mask: i64 = 0
        for index in self._dice(t, choice):
            mask |= 1 << index
        reroll(t, me, mask)

    def _dice(self, t: Tokyo, choice: i64) -> list[int]:
        """The dice that a choice rerolls."""
        if choice != ALL_THREES:
            return [choice]
        return [index for index, face in enumerate(t.s.dice) if face == THREE]

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """Reroll a three, or all of them."""
        dice = self._dice(t, choice)
        return Offer("do-reroll-threes", [f"die:{index}" for index in dice], {"n": len(dice)})


class SmokeCloud(Power):
    """KOT-smoke_cloud: three tokens, each of them one more roll."""

    def __init__(self) -> None:
        """Three tokens on the card; KOT-smoke_cloud.copy: a copy has three of its own."""
        super().__init__()
        self.tokens = SMOKE

    def choices(self, cards: i64, dice: i64) -> i64:
        """The card that the token comes from."""
        return cards

    def roll_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """A token from this card or that one."""
        for card in acting_as(t, me, self.kind):
            if t.s.charges[card] > 0:
                out.append(extra(self.kind, card))

    def roll_act(self, t: Tokyo, me: Monster, choice: i64) -> None:
        """One more roll. The last token takes the card with it, but an empty Mimic stays, idle."""
        s = t.s
        s.charges[choice] -= 1
        s.rolls_left += 1
        t.tell("smoked", me.seat, s.charges[choice])
        if s.charges[choice] == 0 and choice != t.content.mimic:
            t.tell("used-up", me.seat, self.kind)
            discard_card(t, me, choice)

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """A token of this very card."""
        return Offer("do-smoke", [f"card:{choice}"], {"left": t.s.charges[choice]})


class EnergyDrink(Power):
    """KOT-energy_drink: one energy, one more roll."""

    def roll_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """KOT-energy_drink.copy: as often as one can pay, with energy from before this roll."""
        if me.energy >= DRINK_PRICE:
            out.append(extra(self.kind, 0))

    def roll_act(self, t: Tokyo, me: Monster, choice: i64) -> None:
        """One more roll."""
        pay(me, DRINK_PRICE)
        t.s.rolls_left += 1
        t.tell("drank", me.seat, DRINK_PRICE, me.energy)

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """A roll for energy."""
        return Offer("do-drink", refs_of(t, me, self.kind), {"n": DRINK_PRICE})


class PsychicProbe(Power):
    """KOT-psychic_probe: after another monster's last roll the owner may reroll one of its dice."""

    def probe_die(self, t: Tokyo, me: Monster, k: i64) -> Flow[int]:
        """KOT-psychic_probe.1, KOT-psychic_probe.2: once in each other turn, before the roller changes anything.

        KOT-psychic_probe.3, KOT-psychic_probe.copy: a heart costs the card, and the owner's own copy of it.
        """
        s = t.s
        action: i64 = yield Decision(me.seat, "probe", range(len(s.dice) + 1))
        if action == NO_PROBE:
            return -1
        die: i64 = action - 1
        again = True
        while again:
            before: i64 = s.dice[die]
            s.dice[die] = t.chance.roll("probe", FACES, 1, me.seat)[0]
            t.tell("probed", me.seat, s.turn, before, s.dice[die])
            if s.dice[die] == HEART:
                for card in acting_as(t, me, self.kind):
                    if card in me.cards:
                        t.tell("used-up", me.seat, self.kind)
                        discard_card(t, me, card)
                return die
            again = False
            if s.dice[die] == THREE and may_reroll_threes(me):
                answer: i64 = yield Decision(me.seat, "reroll-three", (LEAVE_IT, REROLL_IT), die)
                again = answer == REROLL_IT
        return die


def _offer_change(t: Tokyo, die: int, face: int) -> Offer:
    """A die that becomes another face."""
    params: dict[str, object] = {
        "die": die + 1,
        "before": (f"face-{FACE_NAMES[t.s.dice[die]]}", {}),
        "face": (f"face-{FACE_NAMES[face]}", {}),
    }
    return Offer("do-change", [f"die:{die}"], params)


class _SetsFace(Power):
    """A card that sets a die to any face; a choice is die * 6 + face, and SETTINGS more for each further copy."""

    def _all_faces(self, t: Tokyo, copy: i64, out: list[int]) -> None:
        for die, shown in enumerate(t.s.dice):
            for face in range(FACES):
                if face != shown:
                    out.append(extra(self.kind, copy * SETTINGS + die * FACES + face))

    def _set(self, t: Tokyo, me: Monster, choice: i64) -> None:
        die: i64 = choice % SETTINGS // FACES
        face: i64 = choice % SETTINGS % FACES
        t.tell("changed", me.seat, t.s.dice[die], face, self.kind, me.energy)
        t.s.dice[die] = face

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """One die, one face."""
        return _offer_change(t, choice % SETTINGS // FACES, choice % SETTINGS % FACES)


class HerdCuller(Power):
    """KOT-herd_culler: once in the turn one die becomes a 1."""

    def choices(self, cards: i64, dice: i64) -> i64:
        """The die."""
        return dice

    def change_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """KOT-herd_culler.copy: once for each copy."""
        if t.s.culled < k:
            for die, shown in enumerate(t.s.dice):
                if shown != ONE:
                    out.append(extra(self.kind, die))

    def change(self, t: Tokyo, me: Monster, choice: i64) -> None:
        """A 1."""
        t.s.culled += 1
        t.tell("changed", me.seat, t.s.dice[choice], ONE, self.kind, me.energy)
        t.s.dice[choice] = ONE

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """One die to a 1."""
        return _offer_change(t, choice, ONE)


class PlotTwist(_SetsFace):
    """KOT-plot_twist: one die to any face, then the card is gone."""

    def choices(self, cards: i64, dice: i64) -> i64:
        """By this card, or by Mimic as its copy."""
        return 2 * SETTINGS

    def change_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """Any die, any other face; KOT-plot_twist.copy: with a copy as well, by this card or by that one."""
        copy: i64 = 0
        while copy < k:
            self._all_faces(t, copy, out)
            copy += 1

    def change(self, t: Tokyo, me: Monster, choice: i64) -> None:
        """The card that was named is gone; KOT-mimic.8: so is Mimic, when it is the one."""
        self._set(t, me, choice)
        card = acting_as(t, me, self.kind)[choice // SETTINGS]
        t.tell("used-up", me.seat, t.content.kind_of[card])
        discard_card(t, me, card)

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """One die, one face, one of the owner's cards that act as this one."""
        shown = super().offer(t, me, choice)
        card = acting_as(t, me, self.kind)[choice // SETTINGS]
        shown.refs.append(f"card:{card}")
        shown.params["card"] = t.content.name_of(t.content.kind_of[card])
        return shown


class Stretchy(_SetsFace):
    """KOT-stretchy: two energy, one die to any face."""

    def choices(self, cards: i64, dice: i64) -> i64:
        """Any face of any die."""
        return SETTINGS

    def change_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """KOT-stretchy.copy: as often as one can pay, with energy from before this roll."""
        if me.energy >= STRETCH_PRICE:
            self._all_faces(t, 0, out)

    def change(self, t: Tokyo, me: Monster, choice: i64) -> None:
        """Pay and set."""
        pay(me, STRETCH_PRICE)
        self._set(t, me, choice)


class FreezeTime(Power):
    """KOT-freeze_time: three ones, and the owner has another turn with a die less."""

    def goes_again(self, t: Tokyo, me: Monster) -> bool:
        """KOT-freeze_time.1, KOT-freeze_time.2, KOT-freeze_time.3, KOT-freeze_time.copy: by the dice of this turn."""
        return t.rolled(ONE) >= 3
