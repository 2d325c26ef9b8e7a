"""The words in which scenes of Kick-Ass are told.

    with table(hero("hit-girl", at="library", card=FIGHT), minions={"library": 2}) as g:
        g.dice("red", "hit blank").dice("blue", "shield")
        g.does(0, "fight")
        assert g.stat(0, "life") == 2
        assert g.minions("library") == 1

Cards, items, Crises, Events and Enemies are written by what they do, so that no scene depends on what is in the box.
Acts are those of `actions.py` by their names; places by their names, everything else as numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

from ludoteca.games.kick_ass.actions import ACTIONS
from ludoteca.games.kick_ass.checks.position import place_number
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import HERO_IDS
from ludoteca.games.kick_ass.rules.pools import pool_of
from ludoteca.games.kick_ass.state import PLACES, REASONS, STEP_NAMES, City, CityState, Hero
from ludoteca.kernel.actions import Param
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision
from ludoteca.testkit import Scenario

GAME = "kick-ass"

# Sides of the dice of the box.
SIDES = {"hit": 0, "shield": 0, "plain": 0, "bolt": 3, "blank": 4}
KO_SIDES = {"blank": 0, "ko": 5}

# Cards that many scenes use.
FIGHT = {"lines": ["fight"], "colour": "red", "type": "hero", "moves": 1}
CLOCK = {"lines": ["timer"], "moves": 1}
IDLE = {"lines": [], "moves": 0}
STATS = ("happiness", "strength", "media", "life", "dollar")


def hero(name: str = "", /, **more: Any) -> dict[str, Any]:
    """A player's Hero; without a name any that nobody has."""
    return {"hero": name, **more} if name else dict(more)


def waiting(name: str = "", /, **more: Any) -> dict[str, Any]:
    """A Hero with a hand of cards that do nothing."""
    return hero(name, **{"hand": [IDLE, IDLE, IDLE], **more})


def event(needs: str = "clock 1 at docks", **more: Any) -> dict[str, Any]:
    """An Event by its sections."""
    return {"needs": needs, **more}


class Scene(Scenario):
    """A match that begins in a position, told with names."""

    @property
    def state(self) -> CityState:
        """The true state."""
        return cast("CityState", self.session.state)

    def seat(self, seat: int) -> Hero:
        """A Hero."""
        return self.state.heroes[seat]

    def stat(self, seat: int, name: str) -> int:
        """A meter, or dollars."""
        return int(self.seat(seat).stats[STATS.index(name)])

    def stats(self, seat: int) -> tuple[int, ...]:
        """All of them."""
        return tuple(int(n) for n in self.seat(seat).stats)

    def minions(self, place: str) -> int:
        """Minions in a place."""
        return int(self.state.minions[place_number(place)])

    def supers(self, place: str) -> int:
        """Super-Minions in a place."""
        return int(self.state.supers[place_number(place)])

    def protected(self, place: str) -> int:
        """Protection markers in a place."""
        return int(self.state.protection[place_number(place)])

    def at(self, seat: int) -> str:
        """Where a Hero is."""
        return place_name(self.seat(seat).at)

    @property
    def phase(self) -> str:
        """Where the match is."""
        return STEP_NAMES[self.state.step]

    @property
    def ended(self) -> str:
        """How it ended; `running` before."""
        return REASONS[self.state.reason]

    def dice(self, colour: str, faces: str) -> Self:
        """What the next roll of a colour shows: `hit bolt blank`."""
        self.force(colour, [SIDES[face] for face in faces.split()])
        return self

    def rolls(self, seat: int, red: str = "", blue: str = "") -> Self:
        """What a Hero rolls in the next Combat; the rest of the pool is blank."""
        pool = pool_of(City(self.state, seeded(0), None), seat)
        for colour, faces, n in (("red", red.split(), pool[0]), ("blue", blue.split(), pool[1])):
            assert len(faces) <= n, f"seat {seat} has {n} dice of {colour}, not {len(faces)}"
            if n:
                self.dice(colour, " ".join(faces + ["blank"] * (n - len(faces))))
        return self

    def ko(self, face: str) -> Self:
        """What the next KO die shows: `ko` or `blank`."""
        self.force("ko", [KO_SIDES[face]])
        return self

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The arguments of all events of this kind so far; the scene has begun by then."""
        assert self.session is not None
        return super().told(kind)

    # -- questions ---------------------------------------------------------------------------------------------

    def kind(self, seat: int) -> str:
        """What a seat is asked."""
        asked = self.asked(seat)
        return "" if asked is None else asked.kind

    def _asked(self, seat: int) -> Decision:
        asked = self.asked(seat)
        assert asked is not None, f"seat {seat} is not asked anything; asked: {self.session.pending}"
        return asked

    def can(self, seat: int, name: str = "") -> list[tuple[Any, ...]]:
        """The values of all offered acts of a name, or all acts with their values."""
        asked = self._asked(seat)
        found = []
        for action in asked.actions:
            act, values = ACTIONS[asked.kind].decode(action)
            told = tuple(_told(p, v) for p, v in zip(ACTIONS[asked.kind].act(act).params, values, strict=True))
            if not name:
                found.append((act, *told))
            elif act == name:
                found.append(told)
        return found

    def may(self, seat: int, name: str, *values: Any) -> bool:
        """Whether an act is offered."""
        return tuple(values) in self.can(seat, name) if values else bool(self.can(seat, name))

    def number(self, seat: int, name: str, *values: Any) -> int:
        """The number of an act in the question that a seat is asked."""
        asked = self._asked(seat)
        placed = ACTIONS[asked.kind].act(name)
        return placed.encode(tuple(_number(p, v) for p, v in zip(placed.params, values, strict=True)))

    def does(self, seat: int, name: str, *values: Any) -> Self:
        """A seat answers."""
        action = self.number(seat, name, *values)
        asked = self._asked(seat)
        assert action in asked.actions, f"{name} {values} is not offered; there is {self.can(seat)}"
        self.answer(seat, action)
        return self

    def plays(self, *cards: int) -> Self:
        """Everybody plays the card at this place in the hand, face up; -1 - n is the card n face down."""
        for seat, index in enumerate(cards):
            if index >= 0:
                self.does(seat, "face-up", self.seat(seat).hand[index])
            else:
                self.does(seat, "face-down", self.seat(seat).hand[-1 - index])
        return self

    def all_done(self) -> Self:
        """Everybody who is still asked for a step is done."""
        while any(asked.kind == "step" for asked in self.session.pending.values()):
            self.does(min(self.session.pending), "done")
        return self


def place_name(place: int) -> str:
    """A place, by its name."""
    return w.DISTRICT_NAMES[place] if place < w.DISTRICTS else ("arena", "second", "third")[place - w.DISTRICTS]


_PLACES = ("place", "from", "to")


def _told(param: Param, value: int) -> Any:
    return place_name(value) if param.name in _PLACES and value < PLACES else value


def _number(param: Param, value: Any) -> int:
    return place_number(value) if isinstance(value, str) and param.name in _PLACES else int(value)


def table(*players: Mapping[str, Any], **position: Any) -> Scene:
    """A scene. Without a word about it nothing is on the board, nobody comes, a segment is being played, everyone has a
    card for the next one, and Red Mist is behind it all."""
    seated = [{"hand": [IDLE], **player} for player in players]
    return Scene(GAME, {"players": seated, "arrivals": [0], "spawn": quiet(6), **position})


def quiet(n: int = 3) -> list[dict[str, Any]]:
    """So many Spawn cards that bring nothing, with `arrivals=[0]`."""
    return [{"route": ["docks"]} for _ in range(n)]


def heroes_of(names: Sequence[str]) -> list[int]:
    """Heroes by their numbers."""
    return [HERO_IDS.index(name.replace("-", "_")) for name in names]
