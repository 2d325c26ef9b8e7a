"""Several matches that make one story: chapters in an order, each won before the next one opens.

A campaign keeps nothing of its own. How far it has come is worked out from the matches that were finished for it, so
there is nothing that could be edited or could disagree with them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

LOCKED = "locked"
OPEN = "open"
WON = "won"
LOST = "lost"  # tried and lost: open for another try


class Chapter:
    """One match of a campaign, with the options that it prescribes. `name` is unique in its campaign.

    `options` are prescribed for any number of seats, `by_seats` for some: what each seat has, for instance, of which
    there must be as many as there are seats. People share those out among themselves.
    """

    def __init__(
        self,
        name: str,
        options: Mapping[str, Any] | None = None,
        by_seats: Mapping[int, Mapping[str, Any]] | None = None,
    ) -> None:
        self.name = name
        self.options = dict(options or {})
        self.by_seats = {seats: dict(own) for seats, own in (by_seats or {}).items()}
        for seats, own in self.by_seats.items():
            twice = sorted(set(own) & set(self.options))
            if twice:
                raise ValueError(f"chapter {name!r} prescribes {twice[0]!r} twice: for all, and for {seats} seats")

    def options_for(self, seats: int) -> dict[str, Any]:
        """All that is prescribed for a match with so many seats."""
        return {**self.options, **self.by_seats.get(seats, {})}


class Campaign:
    """Chapters in their order. The words are `campaign-<name>` and `campaign-<name>-<chapter>` in the game's locales.

    A story is told where the words have attributes: `.about` of the campaign; `.before`, `.won` and `.lost` of its
    chapters. Where `go_on` is set, a defeat opens the next chapter too.
    """

    def __init__(self, name: str, chapters: Sequence[Chapter], go_on: bool = False) -> None:
        self.name = name
        self.chapters = tuple(chapters)
        self.go_on = go_on
        names = [chapter.name for chapter in self.chapters]
        if not names or len(set(names)) != len(names):
            raise ValueError(f"campaign {name!r} needs chapters, each with a name of its own, not {names}")

    def chapter(self, name: str) -> Chapter | None:
        """The chapter with this name."""
        return next((chapter for chapter in self.chapters if chapter.name == name), None)

    def progress(self, results: Sequence[tuple[str, bool]]) -> dict[str, str]:
        """How each chapter stands, by name, after these results (chapter, won), the oldest first."""
        won = {name for name, victory in results if victory}
        tried = {name for name, _ in results}
        stands: dict[str, str] = {}
        reached = True
        for chapter in self.chapters:
            if chapter.name in won:
                stands[chapter.name] = WON
            elif chapter.name in tried:
                stands[chapter.name] = LOST
            else:
                stands[chapter.name] = OPEN if reached else LOCKED
            reached = chapter.name in won or (self.go_on and chapter.name in tried)
        return stands
