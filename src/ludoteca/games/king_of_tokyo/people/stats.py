"""A match of King of Tokyo in numbers, for the page at its end."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.king_of_tokyo.people.names import unpack
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.state import TokyoState
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import ALWAYS

# What a face is worth in tenths of a star when nothing is known of the position: a 3 counts more towards a set than
# a 1, a claw hurts or takes Tokyo. Only differences between faces matter for luck.
WORTH = (4, 6, 8, 6, 7, 10)
MEAN = sum(WORTH) / len(WORTH)
VARIANCE = sum((worth - MEAN) ** 2 for worth in WORTH) / len(WORTH)

GREAT_COST = 5
GREAT_HIT = 3


def chart(state: TokyoState) -> dict[str, list[int]]:
    """Stars and hearts by seat."""
    return {
        "stars": [monster.stars for monster in state.monsters],
        "hearts": [max(0, monster.hearts) for monster in state.monsters],
    }


def fortune(event: Event) -> tuple[int, float, float] | None:
    """The dice that were thrown, without those that were kept: above what dice owe, and the variance of that."""
    if event.kind != "rolled":
        return None
    seat, packed, mask = event.args[:3]
    thrown = [face for index, face in enumerate(unpack(packed)) if not mask or mask >> index & 1]
    return seat, sum(WORTH[face] - MEAN for face in thrown), VARIANCE * len(thrown)


def highlight(event: Event) -> tuple[int, int] | None:
    """A fall (always), a rebirth, a great hit, stars, a dear card: whose moment it was, and how great."""
    kind, args = event.kind, event.args
    if kind in ("fell", "reborn"):
        return args[0], ALWAYS
    if kind == "hurt" and args[1] >= GREAT_HIT and args[2] >= 0 and args[2] != args[0]:
        return args[2], 10 * args[1] + (5 if args[3] == causes.CLAWS else 0)
    if kind == "stars-dice":
        return args[0], 9 * args[1]
    if kind in ("stars-start", "stars-card"):
        return args[0], 4 * args[1]
    if kind == "entered":
        return args[0], 4
    if kind in ("bought", "bought-from-deck", "bought-from") and args[2] >= GREAT_COST:
        return args[0], 5 * args[2]
    return None


def merits(event: Event) -> Sequence[tuple[str, int, int]]:
    """Hearts taken from others, turns begun in Tokyo, energy spent on cards, hearts healed."""
    kind, args = event.kind, event.args
    if kind == "hurt" and args[2] >= 0 and args[2] != args[0]:
        return (("claws", args[2], args[1]),)
    if kind == "stars-start":
        return (("tokyo", args[0], 1),)
    if kind in ("bought", "bought-from-deck", "bought-from"):
        return (("shopper", args[0], args[2]),)
    if kind in ("hearts-dice", "hearts-card"):
        return (("healer", args[0], args[1]),)
    return ()
