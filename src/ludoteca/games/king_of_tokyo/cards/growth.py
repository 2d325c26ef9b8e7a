"""Cards that give stars for something the owner did, saw or is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import Power
from ludoteca.games.king_of_tokyo.rules.quantities import energy_from_card, stars_from_card
from ludoteca.games.king_of_tokyo.state import ENERGY, HEART, ONE, THREE, TWO, Monster, Tokyo
from ludoteca.kernel.flow import Flow

# The order of the cards that act at the end of a turn, after Metamorph, which comes first (KOT-R51).
_UNDERDOG: Final = 1
_HOARDER: Final = 2
_HERBIVORE: Final = 3
_SOLAR: Final = 4


class CompleteDestruction(Power):
    """KOT-complete_destruction: all six faces in the final roll give nine stars besides."""

    def score(self, t: Tokyo, me: Monster, k: i64, claws: i64) -> None:
        """KOT-complete_destruction.1, KOT-complete_destruction.copy: a claw from a card is a claw."""
        dice = t.s.dice
        if claws > 0 and ONE in dice and TWO in dice and THREE in dice and HEART in dice and ENERGY in dice:
            stars_from_card(t, me, 9 * k, self.kind)


class Detritivore(Power):
    """KOT-detritivore: a 1, a 2 and a 3 in the roll give two stars besides."""

    def score(self, t: Tokyo, me: Monster, k: i64, claws: i64) -> None:
        """KOT-detritivore.copy: the dice still count for everything else."""
        dice = t.s.dice
        if ONE in dice and TWO in dice and THREE in dice:
            stars_from_card(t, me, 2 * k, self.kind)


class Gourmet(Power):
    """KOT-gourmet: three ones give two stars more."""

    def score(self, t: Tokyo, me: Monster, k: i64, claws: i64) -> None:
        """KOT-gourmet.copy."""
        if t.rolled(ONE) >= 3:
            stars_from_card(t, me, 2 * k, self.kind)


class EaterOfTheDead(Power):
    """KOT-eater_of_the_dead: three stars whenever another monster's hearts reach 0."""

    def someone_fell(self, t: Tokyo, me: Monster, k: i64, victim: Monster) -> None:
        """KOT-eater_of_the_dead.1, KOT-eater_of_the_dead.copy: whatever the cause, and even if it comes back."""
        stars_from_card(t, me, 3 * k, self.kind)


class RootingForTheUnderdog(Power):
    """KOT-rooting_for_the_underdog: a star at the end of the turn for being alone at the bottom."""

    def __init__(self) -> None:
        super().__init__()
        self.order = _UNDERDOG

    def at_end(self, t: Tokyo, me: Monster, k: i64) -> Flow[None]:
        """KOT-rooting_for_the_underdog.1, KOT-rooting_for_the_underdog.copy: before the other cards of this step."""
        for other in t.clockwise(me.seat):
            if other.stars <= me.stars:
                return
        stars_from_card(t, me, k, self.kind)
        yield from ()


class EnergyHoarder(Power):
    """KOT-energy_hoarder: a star at the end of the turn for every six energy."""

    def __init__(self) -> None:
        super().__init__()
        self.order = _HOARDER

    def at_end(self, t: Tokyo, me: Monster, k: i64) -> Flow[None]:
        """KOT-energy_hoarder.copy: nothing is spent."""
        stars_from_card(t, me, k * (me.energy // 6), self.kind)
        yield from ()


class Herbivore(Power):
    """KOT-herbivore: a star at the end of a turn in which the owner made nobody lose hearts."""

    def __init__(self) -> None:
        super().__init__()
        self.order = _HERBIVORE

    def at_end(self, t: Tokyo, me: Monster, k: i64) -> Flow[None]:
        """KOT-herbivore.1, KOT-herbivore.copy, KOT-X30: hearts really lost, the owner's own included."""
        if not t.s.dealt:
            stars_from_card(t, me, k, self.kind)
        yield from ()


class SolarPowered(Power):
    """KOT-solar_powered: at the end of the turn with no energy, one energy."""

    def __init__(self) -> None:
        super().__init__()
        self.order = _SOLAR

    def at_end(self, t: Tokyo, me: Monster, k: i64) -> Flow[None]:
        """KOT-solar_powered.copy, KOT-X39: by the energy after Metamorph."""
        if me.energy == 0:
            energy_from_card(t, me, k, self.kind)
        yield from ()
