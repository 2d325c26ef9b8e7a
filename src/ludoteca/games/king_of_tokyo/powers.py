"""What a Power card can do: the moments it hooks into.

A card is a subclass that overrides the moments it needs, and nothing else in the rules knows it. The index of a
hand (`Monster.hooks`) lists, for every moment, the powers that have something to do there, so that a rule costs
nothing for monsters without such cards. `k` is always the number of copies that work, Mimic's included: most effects
simply multiply by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.kernel.flow import Flow

if TYPE_CHECKING:
    from ludoteca.games.king_of_tokyo.rules.damage import Hit
    from ludoteca.games.king_of_tokyo.state import Monster, Tokyo

# The moments, by the name of their method. Their order is the order of the list below.
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
SELLS: Final = 27
AT_END: Final = 28
GOES_AGAIN: Final = 29
ENERGY_BONUS: Final = 30
HEART_BONUS: Final = 31
MAX_BONUS: Final = 32
ANSWERS_LOSS: Final = 33
REROLLS_THREES: Final = 34
PEEKS: Final = 35

MOMENTS: Final = [
    "wake",
    "rise",
    "start_choice",
    "extra_dice",
    "extra_rolls",
    "roll_options",
    "probe_die",
    "change_options",
    "add_claws",
    "more_claws",
    "score",
    "patients",
    "attacking",
    "breathe",
    "hits_everybody",
    "wound",
    "blocks",
    "reactions",
    "hurt",
    "someone_fell",
    "cheats_death",
    "dodges",
    "yielded",
    "bought",
    "buy_options",
    "discount",
    "snatches",
    "sells",
    "at_end",
    "goes_again",
    "energy_bonus",
    "heart_bonus",
    "max_bonus",
    "answers_loss",
    "rerolls_threes",
    "peeks",
]


class Offer:
    """How a card's own choice is shown: its label, the things that it touches, parameters, and the energy that a
    purchase leaves (-1 when it is none). Made only at the edge."""

    def __init__(self, label: str, refs: list[str], params: dict[str, object], left: int = -1) -> None:
        self.label = label
        self.refs = refs
        self.params = params
        self.left = left


class Power:
    """One Power card: its whole behaviour. Every method is a moment that does nothing unless overridden."""

    def __init__(self) -> None:
        self.kind: i64 = -1  # set when the card is joined with its numbers
        self.order: i64 = 0  # among the cards of one monster at the same moment

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

    def react(self, t: Tokyo, me: Monster, hit: Hit) -> None:
        """Do it."""

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
        """Do it."""
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

    def sells(self, t: Tokyo, me: Monster) -> Flow[None]:
        """First thing in the owner's end of turn."""
        yield from ()

    def at_end(self, t: Tokyo, me: Monster, k: i64) -> None:
        """In the owner's end of turn."""

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


NO_HOOKS: Final[list[list[Power]]] = [[] for _ in MOMENTS]

# An action that a card adds to a decision: beyond every mask and slot, then the kind, then the card's own choice.
_FIRST_EXTRA: Final = 4096
_CHOICES: Final = 256


def extra(kind: i64, choice: i64) -> int:
    """The action by which a card offers its `choice` (0 … 255)."""
    return _FIRST_EXTRA + kind * _CHOICES + choice


def is_extra(action: i64) -> bool:
    """Whether a card offered this action."""
    return action >= _FIRST_EXTRA


def extra_kind(action: i64) -> i64:
    """The kind of the card that offered this action."""
    return (action - _FIRST_EXTRA) // _CHOICES


def extra_choice(action: i64) -> i64:
    """Which of the card's choices this action is."""
    return (action - _FIRST_EXTRA) % _CHOICES


POWERS: Final[list[Power]] = []  # by kind; filled by cards/__init__.py
_moments_of: Final[list[list[int]]] = []  # by kind: the moments that the card overrides


def join(powers: list[Power]) -> None:
    """Take the powers in, in the order of their kinds, and note which moments each one hooks into."""
    POWERS.clear()
    _moments_of.clear()
    _hooks_of_hand.clear()
    for kind, power in enumerate(powers):
        power.kind = kind
        POWERS.append(power)
        own = type(power)
        _moments_of.append(
            [moment for moment, name in enumerate(MOMENTS) if getattr(own, name) is not getattr(Power, name)]
        )


_hooks_of_hand: Final[dict[tuple[int, ...], list[list[Power]]]] = {}
_HANDS_REMEMBERED: Final = 20000


def hooks_of(kinds: list[int]) -> list[list[Power]]:
    """The index of a hand (its kinds, each once, in order): the powers to call at each moment, in acting order.

    Indexes never change, so equal hands share one; most hands are small and come again and again.
    """
    hand = tuple(kinds)
    known = _hooks_of_hand.get(hand)
    if known is not None:
        return known
    hooks: list[list[Power]] = [[] for _ in MOMENTS]
    for kind in hand:
        power = POWERS[kind]
        for moment in _moments_of[kind]:
            hooks[moment].append(power)
    for powers in hooks:
        if len(powers) > 1:
            powers.sort(key=_order)
    if len(_hooks_of_hand) < _HANDS_REMEMBERED:
        _hooks_of_hand[hand] = hooks
    return hooks


def _order(power: Power) -> int:
    return power.order
