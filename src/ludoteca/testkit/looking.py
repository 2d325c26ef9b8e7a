"""At which decisions of a match the suite looks closely: all of them, or a share that meets every kind of question.

A look costs some 5 ms for each seat, and a match may have a thousand answers. A share of them, spread over the match,
proves as much about what is the same all the time; the first question of every kind is looked at wherever it comes.
In between a glance, which costs next to nothing, sees at least that a copy of the match is the match.
"""

from __future__ import annotations

from collections import Counter

from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.session import Session

GLANCES = 400  # at a match; a race has thousands of moves
FIRST_OF_A_KIND = 1  # questions of a kind, in one match, that are looked at in any case

Kind = tuple[str, str, bool, bool]


class Looks:
    """Whether to look, move by move: at one move in `every`, and at the first question of each kind."""

    def __init__(self, moves: int, looks: int) -> None:
        self.every = max(1, moves // looks)
        self.glance_every = max(1, moves // GLANCES)
        self.moves = 0
        self.met: Counter[Kind] = Counter()

    def due(self, session: Session) -> bool:
        """Whether to look closely at what is asked now; to be asked once before each move."""
        kinds = kinds_of(session)
        self.met.update(kinds)
        found = self.moves % self.every == 0 or any(self.met[kind] <= FIRST_OF_A_KIND for kind in kinds)
        self.moves += 1
        return found

    def glance_due(self) -> bool:
        """Whether to glance at least, at a move that is not looked at."""
        return self.moves % self.glance_every == 0


def kinds_of(session: Session) -> set[Kind]:
    """The kinds of question that are asked now: by what they are about, whom they ask and how. A race asks nothing."""
    if not isinstance(session, FlowSession):
        return set()
    way = type(session.ask).__name__
    return {(asked.kind, way, asked.reaction, asked.follows) for asked in session.pending.values()}
