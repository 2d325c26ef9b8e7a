"""What a Power card can do: the moments it hooks into.

A card is a subclass that overrides the moments it needs, and nothing else in the rules knows it. The index of a
hand (`Monster.hooks`) lists, for every moment, the powers that have something to do there, so that a rule costs
nothing for monsters without such cards. `k` is always the number of copies that work, Mimic's included: most effects
simply multiply by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.kernel.flow import Flow
from ludoteca.kernel.hooks import moments

if TYPE_CHECKING:
    from ludoteca.games.king_of_tokyo.rules.damage import Hit
    from ludoteca.games.king_of_tokyo.state import Monster, Tokyo

# The moments, each named like its method.
WAKE: Final = 0
RISE: Final = 1
START_CHOICE: Final = 2
EXTRA_DICE: Final = 3
EXTRA_ROLLS: Final = 4
ROLL_OPTIONS: Final = 5
PROBE_DIE: Final = 6
CHANGE_OPTIONS: Final = 7
ADD_CLAWS: Final = 8
MORE_CLAWS: Final = 9
SCORE: Final = 10
PATIENTS: Final = 11
ATTACKING: Final = 12
BREATHE: Final = 13
HITS_EVERYBODY: Final = 14
WOUND: Final = 15
BLOCKS: Final = 16
REACTIONS: Final = 17
HURT: Final = 18
SOMEONE_FELL: Final = 19
CHEATS_DEATH: Final = 20
DODGES: Final = 21
YIELDED: Final = 22
BOUGHT: Final = 23
BUY_OPTIONS: Final = 24
DISCOUNT: Final = 25
SNATCHES: Final = 26
AT_END: Final = 27
GOES_AGAIN: Final = 28
ENERGY_BONUS: Final = 29
HEART_BONUS: Final = 30
MAX_BONUS: Final = 31
ANSWERS_LOSS: Final = 32
REROLLS_THREES: Final = 33
PEEKS: Final = 34


class Offer:
    """How a card's own choice is shown: its label, the things that it touches, parameters. Made only at the edge."""

    def __init__(self, label: str, refs: list[str], params: dict[str, object]) -> None:
        self.label = label
        self.refs = refs
        self.params = params


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """One Power card: its whole behaviour. Every method is a moment that does nothing unless overridden."""

    def __init__(self) -> None:
        self.kind: i64 = -1  # set when the card is joined with its numbers
        self.order: i64 = 0  # among the cards of one monster at the same moment
        self.tokens: i64 = 0  # that lie on a fresh card
        self.tokens_at_once: i64 = 1  # so many of them go at a time
        self.copies_others = False  # the card that stands for another one, Mimic

    def join(self, numbers: dict[str, int]) -> None:
        """Take the numbers of the content file, all of them 0 where the file says nothing."""

    def choices(self, cards: i64, dice: i64) -> i64:
        """How far the numbers of this card's choices go, with so many cards in the box and dice in a hand."""
        return 1

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """How one of this card's choices is shown to its owner."""
        return Offer("do-use-card", [], {})

    # -- start of the owner's turn -----------------------------------------------------------------------------

    def wake(self, t: Tokyo, me: Monster, k: i64) -> None:
        """Before anything else in the owner's turn."""

    def rise(self, t: Tokyo, me: Monster, k: i64) -> None:
        """When the owner starts the turn in Tokyo, after its stars."""

    def start_choice(self, t: Tokyo, me: Monster, k: i64) -> Flow[None]:
        """A choice before the first roll."""
        yield from ()

    # -- rolling -----------------------------------------------------------------------------------------------

    def extra_dice(self, k: i64) -> i64:
        """More dice for the owner."""
        return 0

    def extra_rolls(self, k: i64) -> i64:
        """More rolls in the owner's turn."""
        return 0

    def roll_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """Add what the owner may do between rolls, as actions made with `extra`."""

    def roll_act(self, t: Tokyo, me: Monster, choice: i64) -> None:
        """Do one of the roll options."""

    def probe_die(self, t: Tokyo, me: Monster, k: i64) -> Flow[int]:
        """After the last roll of another monster. Returns the die that was rerolled, -1 for none."""
        yield from ()
        return -1

    def rerolls_threes(self) -> bool:
        """The owner may reroll threes for free."""
        return False

    def change_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """Add the ways in which the owner may change a die, as actions made with `extra`."""

    def change(self, t: Tokyo, me: Monster, choice: i64) -> None:
        """Change a die."""

    # -- resolving dice ----------------------------------------------------------------------------------------

    def add_claws(self, t: Tokyo, me: Monster, k: i64) -> i64:
        """Claws beside those on the dice."""
        return 0

    def more_claws(self, t: Tokyo, me: Monster, k: i64) -> i64:
        """Claws on top, when there is at least one."""
        return 0

    def score(self, t: Tokyo, me: Monster, k: i64, claws: i64) -> None:
        """Stars for the faces of the final roll."""

    def patients(self, t: Tokyo, me: Monster) -> list[int]:
        """Seats that the owner's hearts may heal."""
        return []

    def treat(self, t: Tokyo, me: Monster, patient: Monster, hearts: i64) -> Flow[None]:
        """Heal a patient."""
        yield from ()

    # -- attacking ---------------------------------------------------------------------------------------------

    def attacking(self, t: Tokyo, me: Monster, k: i64) -> None:
        """The owner attacks with at least one claw."""

    def breathe(self, t: Tokyo, me: Monster, k: i64, harm: list[int]) -> None:
        """Add hearts that other seats lose besides the claws."""

    def hits_everybody(self) -> bool:
        """The owner's claws reach every place."""
        return False

    def wound(self, t: Tokyo, me: Monster, k: i64, victim: Monster) -> None:
        """The owner's claws have made `victim` lose hearts."""

    # -- losing hearts -----------------------------------------------------------------------------------------

    def blocks(self, amount: i64) -> bool:
        """The owner ignores a loss of exactly this size."""
        return False

    def reactions(self, t: Tokyo, me: Monster, k: i64, hit: Hit, out: list[int]) -> None:
        """Add what the owner may do about a loss that is about to happen, as actions made with `extra`."""

    def react(self, t: Tokyo, me: Monster, hit: Hit) -> Flow[None]:
        """What the owner does about a loss, when it has chosen this card's reaction."""
        yield from ()

    def hurt(self, t: Tokyo, me: Monster, k: i64, lost: i64) -> None:
        """The owner has lost hearts and lives."""

    def someone_fell(self, t: Tokyo, me: Monster, k: i64, victim: Monster) -> None:
        """Another monster's hearts have reached 0."""

    def cheats_death(self, t: Tokyo, me: Monster) -> bool:
        """The owner's hearts have reached 0: True when it goes on all the same."""
        return False

    def answers_loss(self, t: Tokyo, me: Monster) -> Flow[None]:
        """The owner is about to lose energy, or this very card: a last chance to use it."""
        yield from ()

    # -- yielding ----------------------------------------------------------------------------------------------

    def dodges(self) -> bool:
        """Yielding spares the owner the hearts."""
        return False

    def yielded(self, t: Tokyo, me: Monster, k: i64, attacker: Monster) -> Flow[None]:
        """The owner has yielded Tokyo to `attacker`."""
        yield from ()

    # -- buying ------------------------------------------------------------------------------------------------

    def bought(self, t: Tokyo, me: Monster, k: i64) -> None:
        """The owner buys a card; this comes before what that card does."""

    def buy_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """Add what else the owner may do in the buy step, as actions made with `extra`."""

    def buy_act(self, t: Tokyo, me: Monster, choice: i64) -> Flow[None]:
        """Do what the owner has chosen of `buy_options`."""
        yield from ()

    def discount(self, k: i64) -> i64:
        """Energy off the price of every card."""
        return 0

    def snatches(self) -> bool:
        """The owner may buy cards that are revealed in another's turn."""
        return False

    def peeks(self, k: i64) -> i64:
        """How many cards on top of the deck the owner sees in the buy step."""
        return 0

    def gained(self, t: Tokyo, me: Monster, card: i64) -> Flow[None]:
        """The owner has just got `card` (or Mimic, as `card`, starts copying this power)."""
        yield from ()

    def lost(self, t: Tokyo, me: Monster) -> None:
        """The owner has one copy less."""

    # -- end of turn, and quantities ---------------------------------------------------------------------------

    def at_end(self, t: Tokyo, me: Monster, k: i64) -> Flow[None]:
        """In the owner's end of turn, by `order`. It may ask, and it may hurt: poison comes only afterwards."""
        yield from ()

    def goes_again(self, t: Tokyo, me: Monster) -> bool:
        """The owner takes another turn."""
        return False

    def energy_bonus(self, k: i64) -> i64:
        """More energy whenever the owner gains some."""
        return 0

    def heart_bonus(self, k: i64) -> i64:
        """More hearts whenever the owner gains some."""
        return 0

    def max_bonus(self) -> i64:
        """More hearts that the owner can have; copies do not add up."""
        return 0


MOMENTS: Final = moments(Power, globals())
