"""The actions of King of Tokyo: what the numbers of every kind of decision mean.

Dice to keep are a mask; what a card adds to a decision lies beyond all masks and slots: the kind of the card, then a
choice that the card alone understands. The sizes are room, not counts, so that a new card changes no number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.kernel.actions import Act, ActionSpace, Param

# Where nothing, or no more, is wanted.
DONE: Final = 0
LEAVE_IT: Final = 0
NO_PROBE: Final = 0
ENOUGH: Final = 0
TAKE_IT: Final = 0

STAY: Final = 0
YIELD: Final = 1
REROLL_IT: Final = 1
HEAL_ONE: Final = 1

# KOT-R25: the groups of dice in the order in which they are resolved without a wish.
NUMBERS: Final = 0
ENERGIES: Final = 1
HEARTS: Final = 2
CLAWS: Final = 3

# KOT-R35, KOT-R61: what a rolled heart is used for.
FOR_ME: Final = 0
AGAINST_POISON: Final = 1
AGAINST_SHRINK: Final = 2
FOR_PATIENT: Final = 3  # + seat

SLOTS: Final = 3  # actions 1 to 3 buy the card in that slot of the market
SWEEP: Final = 4

EXTRA: Final = 4096  # what a card adds
CHOICES: Final = 256
KINDS: Final = 256
CARDS: Final = 256
DICE: Final = 12
SEATS: Final = 6


def extra(kind: i64, choice: i64) -> int:
    """The action by which a card offers its `choice` (0 … 255)."""
    return EXTRA + kind * CHOICES + choice


def is_extra(action: i64) -> bool:
    """Whether a card offered this action."""
    return action >= EXTRA


def extra_kind(action: i64) -> i64:
    """The kind of the card that offered this action."""
    return (action - EXTRA) // CHOICES


def extra_choice(action: i64) -> i64:
    """Which of the card's choices this action is."""
    return (action - EXTRA) % CHOICES


_CARD: Final = Act("card", Param("kind", KINDS), Param("choice", CHOICES), at=EXTRA)
_BUY: Final = Act("buy", Param("slot", SLOTS), at=1)
_COPY: Final = Act("copy", Param("card", CARDS), at=1)

ACTIONS: Final = {
    "keep": ActionSpace(Act("keep", Param("dice", 1 << DICE)), _CARD),
    "probe": ActionSpace(Act("leave", at=NO_PROBE), Act("reroll", Param("die", DICE))),
    "reroll-three": ActionSpace(Act("leave", at=LEAVE_IT), Act("reroll", at=REROLL_IT)),
    "change": ActionSpace(Act("done", at=DONE), _CARD),
    "resolve": ActionSpace(
        Act("numbers", at=NUMBERS), Act("energies", at=ENERGIES), Act("hearts", at=HEARTS), Act("claws", at=CLAWS)
    ),
    "heart": ActionSpace(
        Act("me", at=FOR_ME),
        Act("poison", at=AGAINST_POISON),
        Act("shrink", at=AGAINST_SHRINK),
        Act("patient", Param("seat", SEATS), at=FOR_PATIENT),
    ),
    "yield": ActionSpace(Act("stay", at=STAY), Act("yield", at=YIELD)),
    "react": ActionSpace(Act("take", at=TAKE_IT), _CARD),
    "camouflage-threes": ActionSpace(Act("leave", at=LEAVE_IT), Act("reroll", Param("n", DICE), at=1)),
    "rapid-healing": ActionSpace(Act("enough", at=ENOUGH), Act("heal", at=HEAL_ONE)),
    "buy": ActionSpace(Act("done", at=DONE), _BUY, Act("sweep", at=SWEEP), _CARD),
    "snatch": ActionSpace(Act("done", at=DONE), _BUY),
    "sell": ActionSpace(Act("enough", at=ENOUGH), Act("sell", Param("card", CARDS))),
    "mimic": ActionSpace(_COPY),
    "mimic-move": ActionSpace(Act("leave", at=LEAVE_IT), _COPY),
}
