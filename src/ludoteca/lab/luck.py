"""Luck for experiments: the same as ever, but that some things stay in the box.

A deck is shuffled as always, and only then what is left out is taken from it: every other card lies where it would have
lain. So a match with a card and one without it are the same until the card would have come up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.game import Facts

LeftOut = dict[str, frozenset[int]]  # by the tag of a deck: the numbers of the cards that stay in the box


def left_out(facts: Facts, game_id: str, things: Sequence[str]) -> LeftOut:
    """What to take out of which deck; `BadSetup` for a card that is not in any."""
    found: LeftOut = {}
    for name in things:
        thing = facts.things.index(name) if name in facts.things else -1
        tags = [tag for tag, kinds in facts.decks.items() if thing in kinds] if thing >= 0 else []
        if not tags:
            known = {facts.things[kind] for kinds in facts.decks.values() for kind in kinds if kind >= 0}
            raise BadSetup(f"{game_id} has no card {name!r} in a deck; there are: {', '.join(sorted(known))}")
        for tag in tags:
            cards = [card for card, kind in enumerate(facts.decks[tag]) if kind == thing]
            found[tag] = found.get(tag, frozenset()) | frozenset(cards)
    return found


class Without(Chance):
    """The luck of another, with decks from which some cards are taken."""

    def __init__(self, luck: Chance, out: Mapping[str, frozenset[int]]) -> None:
        super().__init__()
        self.luck = luck
        self.out = out

    def roll(self, tag: str, sides: int, n: int, seat: int = -1) -> list[int]:
        """The same dice."""
        self.draws += 1
        faces = self.luck.roll(tag, sides, n, seat)
        if self.journal is not None:
            self.journal.outcome(tag, faces)
        return faces

    def shuffle(self, tag: str, items: list[int], seat: int = -1) -> None:
        """The same order, without what stays in the box."""
        self.draws += 1
        self.luck.shuffle(tag, items, seat)
        out = self.out.get(tag)
        if out:
            items[:] = [item for item in items if item not in out]
        if self.journal is not None:
            self.journal.outcome(tag, items)

    def below(self, n: int) -> int:
        """The same whim."""
        return self.luck.below(n)

    def copy(self) -> Without:
        """Luck that will go on exactly as this one, without its journal."""
        other = Without(self.luck.copy(), self.out)
        other.draws = self.draws
        return other

    def for_seats(self, n: int) -> Without:
        """The same for a live game."""
        return Without(self.luck.for_seats(n), self.out)
