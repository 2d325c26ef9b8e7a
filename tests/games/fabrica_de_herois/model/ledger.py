"""The marker by what the cards say (R49, R54 to R56, D-18, D-19): what moved it, by how much, and when that ends."""

from __future__ import annotations

from typing import Any

from tests.games.fabrica_de_herois.model.may import Said
from tests.games.fabrica_de_herois.model.table import cards, clip

# Causes, as events number them.
REWARD, PUNISHMENT, BASE, STEP = 110_000, 120_000, 130_000, 140_000
RULE = 100_000
ENDS = ("marker", "unblocked", "unprotected", "effect-over")


class Entry:
    """One effect on a marker that is still active."""

    def __init__(self, team: int, kept: int, duration: str, caster: int, hero: int) -> None:
        self.team = team
        self.kept = kept
        self.duration = duration
        self.caster = caster
        self.hero = hero  # that a Permanent hangs on


class Ledger:
    """All of them, in the order in which they came."""

    def __init__(self, seats: int) -> None:
        self.entries: list[Entry] = []
        self.seats = seats
        self.users: dict[int, int] = {}  # who has used an ability last
        self.active = 0  # whose Mission or Base does something
        self.die = 0
        self.moves = 0  # how many were compared

    def shown(self, team: int) -> int:
        """D-18: the sum of what is still active, cut at the limits."""
        return clip(sum(entry.kept for entry in self.entries if entry.team == team))

    def follow(self, events: list[Any]) -> None:
        """What one answer has led to."""
        for place, event in enumerate(events):
            kind, args = event.kind, event.args
            if kind == "declared":
                self.users[args[1]] = args[0]
            elif kind in ("base-used", "compared"):
                self.active = args[0]
            elif kind == "rolled":
                self.die = args[1]
            if kind == "turn":
                self._end(lambda entry, seat=args[0]: entry.duration == "round" and entry.caster == seat)
            elif kind == "compared":
                self._end(lambda entry, seat=args[0]: entry.duration in ("mission", "") and entry.caster == seat)
            elif kind == "permanent-over":
                self._end(lambda entry, hero=args[1]: entry.duration == "permanent" and entry.hero == hero)
            elif kind == "marker" and not self._is_end(events[place:]):
                self._move(event.cause, *args[:3])

    @staticmethod
    def _is_end(events: list[Any]) -> bool:
        """Whether the marker moves because a Permanent, or anything else, is over."""
        if events[0].cause >= STEP:
            return True
        for event in events:
            if event.cause != events[0].cause:
                return False
            if event.kind not in ENDS:
                return bool(event.kind == "permanent-over")
        return False

    def _end(self, over: Any) -> None:
        """D-18: what it kept leaves the sum; excess is lost, not stored."""
        self.entries = [entry for entry in self.entries if not over(entry)]
        for team in range(self.seats):
            total = sum(entry.kept for entry in self.entries if entry.team == team)
            over_by = total - clip(total)
            for entry in reversed(self.entries):
                if entry.team == team and entry.kept * over_by > 0:
                    cut = min(abs(over_by), abs(entry.kept)) * (1 if over_by > 0 else -1)
                    entry.kept -= cut
                    over_by -= cut

    def _said(self, cause: int) -> tuple[list[Said], int, int]:
        """The effects of what moves a marker, who uses it, and the Hero of an ability."""
        box = cards()
        if cause < RULE:
            hero = box["hero"][cause // 2]
            sources = hero["leader" if cause % 2 == 0 else "discard"]["do"]
            return [Said(source) for source in sources], self.users[cause], cause // 2
        if cause >= BASE:
            sources = box["base"][cause - BASE]["once"]
        elif cause >= PUNISHMENT:
            sources = box["mission"][cause - PUNISHMENT]["punishments"]
        else:
            sources = box["mission"][cause - REWARD]["rewards"]
        return [Said(source) for source in sources], self.active, -1

    def _move(self, cause: int, team: int, kept: int, shown: int) -> None:
        """R49: the text says by how much; it keeps what it really moved."""
        effects, user, hero = self._said(cause)
        before = self.shown(team)
        outward = team != user
        moving = [one for one in effects if one.verb in ("marker", "invert", "wipe") and one.outward == outward]
        assert moving, f"{cause} moves the marker of {team}, and says nothing of it"
        if moving[0].verb == "wipe" and kept >= 0 and (len(moving) == 1 or before + kept == self._without_minus(team)):
            self._end(lambda entry: entry.team == team and entry.kept < 0)
            assert self.shown(team) == shown, f"wiped: {self.shown(team)}, not {shown}"
            return
        said = next(one for one in moving if one.verb != "wipe")
        amounts = self._amounts(said, before, kept)
        assert kept in {clip(before + amount) - before for amount in amounts}, f"{kept} of {amounts} at {before}"
        if kept:
            self.entries.append(Entry(team, kept, said.duration, user, hero))
        assert self.shown(team) == shown, f"{self.shown(team)}, not {shown}"
        self.moves += 1

    def _without_minus(self, team: int) -> int:
        return clip(sum(entry.kept for entry in self.entries if entry.team == team and entry.kept > 0))

    def _amounts(self, said: Said, before: int, kept: int) -> set[int]:
        """What the text says; doubled rewards are twice that, and so much per something at least has its sign."""
        if said.verb == "invert":
            return {-2 * before}
        sign = -1 if said.amount.startswith("-") else 1
        if said.per:
            return {kept} if kept * sign >= 0 else set()
        if said.amount.endswith("half-die"):
            return {sign * ((self.die + 1) // 2)}
        if said.amount.endswith("die"):
            return {sign * self.die}
        return {int(said.amount), 2 * int(said.amount)}
