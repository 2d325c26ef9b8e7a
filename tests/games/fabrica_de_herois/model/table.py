"""What lies on the table, and what follows from it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.games.fabrica_de_herois.effects.lines import BARRED, COVERED, LINES, ND, NEED, TAXED

AFFILIATIONS = ("workshop", "backyard", "moonlight", "drumline", "duty")
COLOURS = ("blue", "green", "yellow", "orange", "red")
MARKER, BLOCK, PROTECT, STRIP, SEAL, LINE, AMBUSH = range(7)  # what lasts, as the state numbers it
PERMANENT = 3
NOBODY = -1
# The lines of the state by name; those that no card writes by name have one here.
NAMES = {int(line.index): name for name, line in LINES.items()}
NAMES |= {TAXED: "taxed", BARRED: "barred", COVERED: "covered", ND: "nd"}
NAMES |= {NEED + number: f"need {name}" for number, name in enumerate(AFFILIATIONS)}
PRINTED = {"field": 5, "support": 3, "income": 3, "price-buy": 1, "price-leader": 1, "price-discard": 1}
PRINTED |= {"price-home": 1, "price-lead": 1}
MASKS = ("counts", "emblem", "double", "ignore")
FLAGS: tuple[str, ...] = (
    "no-flee",
    "no-discard",
    "no-leader",
    "no-buying",
    "no-moving",
    "no-answers",
    "no-base",
    "no-marker",
)
FLAGS += ("no-emblems", "ignore-leader", "double-leader", "die-on-nd", "thaw", "choosy")


@cache
def cards() -> dict[str, list[dict[str, Any]]]:
    """The box, as it is written."""
    folder = Path(ludoteca.__file__).parent / "games" / "fabrica_de_herois" / "content"
    return {
        name: tomllib.loads((folder / f"{file}.toml").read_text(encoding="utf-8"))[name]
        for name, file in (("hero", "heroes"), ("mission", "missions"), ("base", "bases"))
    }


def clip(n: int) -> int:
    """R49: what the Bonus card can show."""
    return max(-5, min(5, n))


class Lines:
    """What limits, prices and extra rules come to for one player (D-44)."""

    def __init__(self) -> None:
        self.said: list[tuple[str, int]] = []

    def add(self, name: str, amount: int) -> None:
        """One of them."""
        self.said.append((name, amount))

    def written(self, text: str) -> None:
        """One as a card says it."""
        name, *rest = text.split()
        if name in MASKS:
            self.add(name, 1 << AFFILIATIONS.index(rest[0]))
        elif name == "need":
            self.add(f"need {rest[0]}", int(rest[1]))
        else:
            self.add(name, 1 if name in FLAGS else int(rest[0]))

    def sum(self, name: str) -> int:
        """Amounts add up."""
        return PRINTED.get(name, 0) + sum(amount for line, amount in self.said if line == name)

    def has(self, name: str) -> bool:
        """Whether something is forbidden, or the like."""
        return any(line == name for line, _ in self.said)

    def most(self, name: str) -> int:
        """Of several the highest."""
        return max((amount for line, amount in self.said if line == name), default=0)

    def kin(self, name: str) -> set[str]:
        """Affiliations."""
        mask = 0
        for line, amount in self.said:
            mask |= amount if line == name else 0
        return {affiliation for number, affiliation in enumerate(AFFILIATIONS) if mask >> number & 1}


class Table:
    """A moment of a match. Of the state only what lies there is used, nothing that the engine has worked out."""

    def __init__(self, dump: dict[str, Any]) -> None:
        self.raw = dump
        self.players: list[dict[str, Any]] = dump["players"]
        self.seats = len(self.players)
        self.heroes = cards()["hero"]
        self.missions = cards()["mission"]
        self.bases = cards()["base"]
        self.on = [False] * self.seats
        self.lines = [self._lines(seat) for seat in range(self.seats)]

    def _lasting(self, what: int, team: int) -> list[list[int]]:
        return [one for one in self.raw["lasting"] if one[0] == what and one[3] == team]

    def _lines(self, seat: int) -> Lines:
        made = Lines()
        player = self.players[seat]
        for one in self._lasting(LINE, seat):
            made.add(NAMES[one[6]], one[5])
        if player["mission"] != NOBODY:
            for rule in self.missions[player["mission"]].get("rule", []):
                made.written(rule)
        if player["base"] == NOBODY:
            return made
        base = self.bases[player["base"]]
        kin = {base["affiliation"], *made.kin("counts")}
        members = [hero for hero in player["field"] if not self.blocked(hero) and kin & self.kin(hero)]
        self.on[seat] = len(members) >= 3 and not made.has("no-base")  # R65, D-14
        if self.on[seat]:
            for line in base.get("standing", []):
                made.written(line)
        return made

    # -- Heroes ------------------------------------------------------------------------------------------------

    def kin(self, hero: int) -> set[str]:
        """R17."""
        return set(self.heroes[hero]["affiliations"])

    def bonus(self, hero: int) -> int:
        """R16."""
        return int(self.heroes[hero]["bonus"])

    def owner(self, hero: int) -> int:
        """In whose Field a Hero stands."""
        return next((seat for seat in range(self.seats) if hero in self.players[seat]["field"]), NOBODY)

    def lies_on(self, hero: int, what: int) -> bool:
        """Whether something lies on a Hero."""
        return any(one[0] == what and one[4] == hero for one in self.raw["lasting"])

    def blocked(self, hero: int) -> bool:
        """R50."""
        return self.lies_on(hero, BLOCK)

    def guarded(self, hero: int) -> bool:
        """R51, R52, R65."""
        seat = self.owner(hero)
        if seat == NOBODY or self.blocked(hero) or self.lies_on(hero, STRIP):
            return False
        if self.lies_on(hero, PROTECT) or self.bonus(hero) <= self.lines[seat].most("guard-weak"):
            return True
        kin = {self.bases[self.players[seat]["base"]]["affiliation"], *self.lines[seat].kin("counts")}
        return self.on[seat] and bool(kin & self.kin(hero))

    def up(self, seat: int) -> list[int]:
        """The face-up Heroes of a Field."""
        return [hero for hero in self.players[seat]["field"] if not self.blocked(hero)]

    def clockwise(self, seat: int) -> list[int]:
        """Everyone else."""
        return [(seat + k) % self.seats for k in range(1, self.seats)]

    # -- what a Field reaches ----------------------------------------------------------------------------------

    def marker(self, seat: int) -> int:
        """R49, D-18."""
        return clip(sum(one[5] for one in self._lasting(MARKER, seat)))

    def emblems(self, seat: int) -> set[str]:
        """R31."""
        lines = self.lines[seat]
        if lines.has("no-emblems"):
            return set()
        mission = self.players[seat]["mission"]
        shown = set() if mission == NOBODY else set(self.missions[mission]["emblems"])
        return (shown | lines.kin("emblem")) - lines.kin("covered")

    def value(self, seat: int, hero: int) -> int:
        """R16, R71, D-4: what one Hero adds."""
        lines = self.lines[seat]
        n = self.bonus(hero)
        n += {"f": lines.sum("women"), "m": lines.sum("men")}.get(self.heroes[hero]["gender"], 0)
        if lines.kin("double") & self.kin(hero) or (
            hero == self.players[seat]["leader"] and lines.has("double-leader")
        ):
            n *= 2
        return n + len(self.kin(hero) & self.emblems(seat)) * (1 + lines.sum("emblem-worth"))

    def reaches(self, seat: int) -> int:
        """R69: the sum."""
        lines = self.lines[seat]
        leader = self.players[seat]["leader"]
        found = [
            self.value(seat, hero)
            for hero in self.up(seat)
            if self.bonus(hero) > lines.most("ignore-weak")
            and not lines.kin("ignore") & self.kin(hero)
            and not (hero == leader and lines.has("ignore-leader"))
        ]
        limits = [amount for line, amount in lines.said if line == "at-most"]
        if limits:
            found = sorted(found, reverse=True)[: min(limits)]
        return sum(found) + (0 if lines.has("no-marker") else self.marker(seat))

    def needs(self, seat: int) -> int:
        """R29, D-37: what must be reached, before a die."""
        player, lines = self.players[seat], self.lines[seat]
        nd = int(self.missions[player["mission"]]["nd"]) + lines.sum("nd")
        nd += lines.sum("nd-per-completed") * len(player["done"]) + lines.sum("nd-per-support") * len(player["support"])
        return max(0, nd)

    def may_succeed(self, seat: int) -> bool:
        """R32, D-8: what an extra rule demands beside the sum; an empty Field fails."""
        lines, up = self.lines[seat], self.up(seat)
        if not self.players[seat]["field"] or len(up) < lines.most("need-heroes"):
            return False
        return all(
            sum(affiliation in self.kin(hero) for hero in up) >= lines.most(f"need {affiliation}")
            for affiliation in AFFILIATIONS
        )
