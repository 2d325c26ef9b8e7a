"""Simulations: many games of one plan, counted and, if wanted, written down."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ludoteca.kernel.errors import BadSetup
from ludoteca.lab.crew import Done, play_all
from ludoteca.lab.files import assemble, claim
from ludoteca.lab.plan import Plan
from ludoteca.lab.summary import summarise
from ludoteca.lab.tally import Tally

if TYPE_CHECKING:
    from ludoteca.lab.engine_ray import Ray


@dataclass
class Result:
    """What came of a plan. `complete` is False when it was interrupted: then the tally is of the games until there."""

    plan: Plan
    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0
    complete: bool = False
    replaced: bool = False  # an earlier run in the same folder

    def summary(self) -> dict[str, Any]:
        """All that was counted, as plain JSON values; the same for the same plan, however it was run."""
        return summarise(self.plan, self.tally)


def simulate(
    what: Plan,
    jobs: int = 1,
    out: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
    watched: bool = False,
    ray: Ray | None = None,
) -> Result:
    """Play all games of a plan in `jobs` processes, or with Ray. `progress` is told how many more games are done.

    With `out`, the folder gets the files that `docs/lab.md` describes; those of games that are `watched` are enough for
    a report. Ctrl-C ends the run early, with what it has.
    """
    if jobs < 1:
        raise BadSetup(f"the number of jobs must be at least 1, not {jobs}")
    result = Result(what)
    folder = None if out is None else Path(out)
    if folder is not None:
        result.replaced = claim(folder)
    finished: list[Done] = []  # counted together at the end: Ctrl-C finds each chunk either whole or not there
    began = perf_counter()
    games = play_all(what, jobs, folder, watched) if ray is None else ray.play_all(what, folder, watched)
    with closing(games) as playing:
        try:
            for done in playing:
                finished.append(done)
                if progress is not None:
                    progress(done.tally.games)
        except KeyboardInterrupt:
            pass
        else:
            result.complete = True
    for done in finished:
        result.tally.merge(done.tally)
    result.seconds = perf_counter() - began
    if folder is not None:
        assemble(folder, [done.chunk.number for done in finished], result.summary())
    return result
