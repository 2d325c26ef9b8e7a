"""Scenes of Fábrica de Heróis in few words, with cards of their own, so that a test of a rule does not hang on the box.

    scene = Scene(
        heroes=[hero("x", 3), hero("y", 1, discard="attack! eliminate 1 chosen")],
        players=[{"field": "x y", "actions": 2}, {"field": "p1"}],
        step="plays",
    )
    scene.use(0, "y").pick(0, "p1")

Plain Heroes `p1` … `p20` (Bonus 2, of the Workshop) and plain Missions `m1` … `m9` (ND 5) are there already: their
abilities end a minus of the marker, so that nobody can use one by chance.
"""

from __future__ import annotations

from typing import Any, Self

from ludoteca.games.fabrica_de_herois.actions import (
    BUY,
    DONE,
    ENOUGH,
    ENTER,
    FLEE,
    GO_HOME,
    LEAD,
    PASS,
    PICK,
    USE,
    USE_BASE,
)
from ludoteca.games.fabrica_de_herois.state import NONE, FactoryState
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.testkit import given

PLAIN = "help wipe"
FH = "fabrica-de-herois"


def ability(said: str) -> dict[str, Any]:
    """`attack! eliminate 1 chosen; draw 1`: the kind, a bolt, the effects."""
    kind, _, rest = said.partition(" ")
    made: dict[str, Any] = {"kind": kind.rstrip("!"), "do": [part.strip() for part in rest.split(";")]}
    if kind.endswith("!"):
        made["bolt"] = True
    return made


def hero(
    card: str, bonus: int = 2, of: str = "workshop", leader: str = PLAIN, discard: str = PLAIN, gender: str = "n"
) -> dict[str, Any]:
    """A Hero."""
    return {
        "id": card,
        "bonus": bonus,
        "affiliations": of.split(),
        "gender": gender,
        "leader": ability(leader),
        "discard": ability(discard),
    }


def mission(
    card: str,
    nd: int = 5,
    colour: str = "green",
    emblems: str = "",
    rule: str = "",
    rewards: str = "",
    punishments: str = "",
) -> dict[str, Any]:
    """A Mission."""

    def said(text: str) -> list[str]:
        return [part.strip() for part in text.split(";")] if text else []

    return {
        "id": card,
        "colour": colour,
        "nd": nd,
        "kind": "incident",
        "emblems": emblems.split(),
        "rule": said(rule),
        "rewards": said(rewards),
        "punishments": said(punishments),
    }


def base(card: str, of: str = "duty", standing: str = "", once: str = "") -> dict[str, Any]:
    """A Base; one that says nothing gives a Support place."""
    made: dict[str, Any] = {"id": card, "affiliation": of}
    if once:
        made["once"] = [part.strip() for part in once.split(";")]
    else:
        made["standing"] = [standing or "support +1"]
    return made


class Scene:
    """A position, and what players do in it."""

    def __init__(
        self,
        players: list[dict[str, Any]],
        heroes: list[dict[str, Any]] | None = None,
        missions: list[dict[str, Any]] | None = None,
        bases: list[dict[str, Any]] | None = None,
        plain_missions: bool = True,
        **position: Any,
    ) -> None:
        cards = {
            "hero": [*(heroes or []), *(hero(f"p{n}") for n in range(1, 21))],
            "mission": [*(missions or []), *(mission(f"m{n}") for n in range(1, 10) if plain_missions)],
            "base": [*(bases or []), *(base(f"b{n}") for n in range(1, 9))],
        }
        if not cards["mission"]:
            del cards["mission"]
        read = []
        for player in players:
            made = dict(player)
            for name in ("field", "support", "known", "used", "done"):
                if isinstance(made.get(name), str):
                    made[name] = made[name].split()
            read.append(made)
        for name in ("deck", "graveyard", "exiled", "missions_on_top"):
            if isinstance(position.get(name), str):
                position[name] = position[name].split()
        if "missions_on_top" in position:
            position["missions"] = position.pop("missions_on_top")
        position.setdefault("step", "plays")
        self.position = {"players": read, "cards": cards, "box": False, **position}
        self.g = given(FH, self.position)

    # -- luck and answers --------------------------------------------------------------------------------------

    def rolls(self, *dice: int) -> Self:
        """The next dice of effects."""
        for die in dice:
            self.g.force("effect", [die - 1])
        return self

    def answer(self, seat: int, action: int) -> Self:
        """An answer by its number."""
        self.g.answer(seat, action)
        self.g.game.check(self.state)
        return self

    def done(self, seat: int) -> Self:
        """Enough plays."""
        return self.answer(seat, DONE)

    def passes(self, *seats: int) -> Self:
        """In a window."""
        for seat in seats:
            assert self.asked(seat) == "answer", self.asked(seat)
            self.answer(seat, PASS)
        return self

    def buy(self, seat: int) -> Self:
        """FH-R34."""
        return self.answer(seat, BUY)

    def flee(self, seat: int) -> Self:
        """FH-R33."""
        return self.answer(seat, FLEE)

    def use_base(self, seat: int) -> Self:
        """FH-R65."""
        return self.answer(seat, USE_BASE)

    def use(self, seat: int, card: str) -> Self:
        """The ability that a Hero has now."""
        return self.answer(seat, self.ability(card))

    def home(self, seat: int, card: str) -> Self:
        """FH-R37."""
        return self.answer(seat, GO_HOME + self.number(card))

    def enter(self, seat: int, card: str) -> Self:
        """FH-R37."""
        return self.answer(seat, ENTER + self.number(card))

    def lead(self, seat: int, card: str) -> Self:
        """FH-R38."""
        return self.answer(seat, LEAD + self.number(card))

    def pick(self, seat: int, *cards: str) -> Self:
        """Heroes, one question each."""
        for card in cards:
            self.answer(seat, PICK + self.number(card))
        return self

    def enough(self, seat: int) -> Self:
        """No more targets."""
        return self.answer(seat, ENOUGH)

    def refused(self, seat: int, action: int) -> IllegalAnswer:
        """An answer that is not possible."""
        return self.g.refusal(seat, action)

    # -- what is to be seen ------------------------------------------------------------------------------------

    @property
    def state(self) -> FactoryState:
        """The true state."""
        state = self.g.session.state
        assert isinstance(state, FactoryState)
        return state

    def number(self, card: str) -> int:
        """The number of a Hero."""
        return self.state.content.hero(card)

    def ability(self, card: str) -> int:
        """The action by which a Hero uses its ability: the Leader's, or the other."""
        number = self.number(card)
        leads = any(player.leader == number for player in self.state.players)
        return USE + 2 * number + (0 if leads else 1)

    def asked(self, seat: int) -> str | None:
        """The kind of the question that a seat is asked."""
        decision = self.g.asked(seat)
        return None if decision is None else decision.kind

    def offers(self, seat: int) -> list[int]:
        """All that a seat can answer."""
        decision = self.g.asked(seat)
        return [] if decision is None else list(decision.actions)

    def can_use(self, seat: int, card: str) -> bool:
        """Whether a seat is offered the ability of a Hero."""
        return self.ability(card) in self.offers(seat)

    def can_pick(self, seat: int) -> list[str]:
        """The Heroes that a seat can choose."""
        return self.names([action - PICK for action in self.offers(seat) if action >= PICK])

    def names(self, heroes: list[int]) -> list[str]:
        """Heroes by their ids."""
        return [self.state.content.heroes[number].id for number in heroes]

    def field(self, seat: int) -> list[str]:
        """A Field."""
        return self.names(self.state.players[seat].field)

    def support(self, seat: int) -> list[str]:
        """A Support."""
        return self.names(self.state.players[seat].support)

    def leader(self, seat: int) -> str:
        """A Leader."""
        leader = int(self.state.players[seat].leader)
        return "" if leader == NONE else self.names([leader])[0]

    def actions(self, seat: int) -> int:
        """Stored Actions."""
        return int(self.state.players[seat].actions)

    def marker(self, seat: int) -> int:
        """What the Bonus card shows."""
        return int(self.state.players[seat].marker)

    def points(self, seat: int) -> int:
        """FH-R77."""
        return int(self.state.players[seat].points)

    def mission(self, seat: int) -> str:
        """The Mission before a player."""
        number = int(self.state.players[seat].mission)
        return "" if number == NONE else self.state.content.missions[number].id

    @property
    def graveyard(self) -> list[str]:
        """From the bottom."""
        return self.names(self.state.graveyard)

    @property
    def mission_deck(self) -> list[str]:
        """From the top."""
        return [self.state.content.missions[number].id for number in reversed(self.state.missions)]

    def is_blocked(self, card: str) -> bool:
        """FH-R50."""
        return self.state.blocked[self.number(card)] > 0

    def is_protected(self, card: str) -> bool:
        """FH-R51."""
        return self.state.guarded[self.number(card)]

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """Events of a kind."""
        assert self.g.session is not None  # it begins when it is first looked at
        return self.g.told(kind)
