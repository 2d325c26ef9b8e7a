"""KEEP cards that are nothing but their numbers: each number is added at one moment of the rules (KOT-R8)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import Power
from ludoteca.games.king_of_tokyo.rules.quantities import max_hearts
from ludoteca.games.king_of_tokyo.state import Monster, Tokyo


class PlainKeep(Power):
    """A card of a pack that is its numbers, for each copy of it; room for hearts does not add up (KOT-R36)."""

    def __init__(self) -> None:
        super().__init__()
        self.dice: i64 = 0
        self.rolls: i64 = 0
        self.claws: i64 = 0
        self.claws_on_top: i64 = 0
        self.off: i64 = 0
        self.hearts: i64 = 0
        self.energy: i64 = 0
        self.room: i64 = 0

    def join(self, numbers: dict[str, int]) -> None:
        """The numbers of the content file."""
        self.dice = numbers["dice"]
        self.rolls = numbers["rolls"]
        self.claws = numbers["claws"]
        self.claws_on_top = numbers["more_claws"]
        self.off = numbers["discount"]
        self.hearts = numbers["hearts"]
        self.energy = numbers["energy"]
        self.room = numbers["max_hearts"]

    def extra_dice(self, k: i64) -> i64:
        """More dice."""
        return k * self.dice

    def extra_rolls(self, k: i64) -> i64:
        """More rolls."""
        return k * self.rolls

    def add_claws(self, t: Tokyo, me: Monster, k: i64) -> i64:
        """Claws, even with none on the dice."""
        return k * self.claws

    def more_claws(self, t: Tokyo, me: Monster, k: i64) -> i64:
        """Claws on top, when there is any."""
        return k * self.claws_on_top

    def discount(self, k: i64) -> i64:
        """Cheaper cards."""
        return k * self.off

    def heart_bonus(self, k: i64) -> i64:
        """More hearts, whenever some are gained."""
        return k * self.hearts

    def energy_bonus(self, k: i64) -> i64:
        """More energy, whenever some is gained."""
        return k * self.energy

    def max_bonus(self) -> i64:
        """Room for more hearts."""
        return self.room

    def lost(self, t: Tokyo, me: Monster) -> None:
        """KOT-X37: what is above the maximum goes with the card."""
        most = max_hearts(me)
        cut = me.hearts - most
        if cut > 0:
            me.hearts = most
            t.tell("hearts-cut", me.seat, cut, self.kind, me.hearts)
