"""The words in which the scenarios of a player's turn are told.

    with table(active("ratfolk", {"vault": 3}, ["2 activate", "melee"]), heroes={"vault": ["mage"]}) as g:
        g.plays("2 activate").does("produce", "vault").passes()
        g.plays("melee").does("melee", "mage@vault")
        assert g.lies("vault") == {"coin": 1}
        assert not g.may("cells")

Cards are written by their icons, so that no test depends on what the decks of the box have; the rest of a Clan's own
cards is out of the game unless a test says otherwise. Deeds are the acts of `actions.py` by their names, with rooms,
tokens and so on by theirs: a Hero is `class@room`, a place of the grid `K9`, a card its icons. What a move carries and
the wounds of who moves may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

from ludoteca.games.keep_the_heroes_out.actions import ACTIONS
from ludoteca.games.keep_the_heroes_out.content.box import (
    CLAN_NAMES,
    CLASS_NAMES,
    GRID,
    ICON_NAMES,
    NO_TOKEN,
    NOWHERE,
    ROOM_NAMES,
    TOKEN_NAMES,
    TYPE_NAMES,
)
from ludoteca.games.keep_the_heroes_out.state import LAIR, NO_CARD, NO_TREASURE, STEP_NAMES, Clan, DungeonState, Hero
from ludoteca.kernel.actions import Placed
from ludoteca.kernel.flow import Decision
from ludoteca.testkit import Scenario

GAME = "keep-the-heroes-out"

# A dungeon with all twelve rooms and a passage between all neighbours; the layout facts of E7 and E8 hold in it.
WHOLE = (
    ("library", "forge", "study"),
    ("sewers", "vault", "workshop"),
    ("apothecary", "cells", "trainer"),
    ("laboratory", "builder", "graveyard"),
)
# The same without the special rooms: nobody can use the Cells.
PLAIN = (
    ("library", "forge", "study"),
    ("sewers", "vault", "workshop"),
    ("apothecary", None, "trainer"),
    (None, None, "graveyard"),
)


def clan(name: str, monsters: Mapping[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A Clan: where its Monsters are, and its cards. The top of its deck comes first."""
    return {"clan": name, "monsters": dict(monsters or {}), "rest": "gone", **more}


KEPT = "4 portal"  # a card for another turn: with it in hand a turn does not end by itself


def active(
    name: str, monsters: Mapping[str, Any] | None = None, hand: Sequence[str] = (), **more: Any
) -> dict[str, Any]:
    """A Clan in the middle of its turn. It keeps one more card in hand, which `Turn.hand` does not tell."""
    return clan(name, monsters, hand=[*hand, KEPT], **more)


def table(*clans: Mapping[str, Any], dungeon: object = PLAIN, phase: str = "play", **more: Any) -> Turn:
    """A match in the middle of the first Clan's turn."""
    position: dict[str, Any] = {"players": list(clans), "phase": phase, **more}
    if dungeon is not None:
        position["dungeon"] = dungeon
    if "card" in more:
        del position["phase"]
    return Turn(GAME, position)


def tops(*treasures: tuple[int, str]) -> dict[str, list[str]]:
    """What lies on top of the pools of Treasures, by value and face."""
    pools: dict[str, list[str]] = {}
    for value, face in treasures:
        pools.setdefault(str(value), []).append(face)
    return pools


class Turn(Scenario):
    """A match, told in the words of the rulebook."""

    # -- what lies on the table --------------------------------------------------------------------------------

    @property
    def state(self) -> DungeonState:
        """All of it."""
        return cast(DungeonState, self.session.state)

    def of(self, name: str) -> Clan:
        """A Clan in play."""
        return next(one for one in self.state.clans if CLAN_NAMES[one.clan] == name)

    @property
    def me(self) -> Clan:
        """The Clan whose turn it is."""
        return self.state.clans[self.state.active]

    @property
    def step(self) -> str:
        """Where the match is."""
        return STEP_NAMES[self.state.step]

    def monsters(self, name: str | None = None) -> dict[str, int]:
        """How many Monsters of a Clan (by default, of the active one) are in each room; the Lair is left out."""
        rooms = (self.me if name is None else self.of(name)).rooms
        return {ROOM_NAMES[room]: rooms.count(room) for room in sorted(set(rooms)) if room != LAIR}

    def wounds(self, room: str, name: str | None = None) -> list[int]:
        """The wounds of a Clan's Monsters in a room, least first."""
        one = self.me if name is None else self.of(name)
        number = ROOM_NAMES.index(room)
        return sorted(wounds for wounds, where in zip(one.wounds, one.rooms, strict=True) if where == number)

    def lies(self, room: str) -> dict[str, int]:
        """Resources and Traps in a room."""
        tokens = self.state.tokens[ROOM_NAMES.index(room)]
        return {name: n for name, n in zip(TOKEN_NAMES, tokens, strict=True) if n}

    def portal(self, room: str) -> str:
        """The Portal of a room."""
        return ("", "uncompleted", "completed")[self.state.portals[ROOM_NAMES.index(room)]]

    def heroes(self) -> dict[str, list[str]]:
        """The Heroes of each room, in alphabetical order."""
        found: dict[str, list[str]] = {}
        for hero in self.state.heroes:
            found.setdefault(ROOM_NAMES[hero.room], []).append(CLASS_NAMES[hero.hero])
        return {room: sorted(there) for room, there in found.items()}

    def treasure(self, room: str) -> int:
        """The value of the Treasure of a room, 0 without one."""
        number = self.state.treasures[ROOM_NAMES.index(room)]
        return 0 if number == NO_TREASURE else self.state.content.treasure_value[number]

    def card(self, number: int) -> str:
        """A card by its icons, or by its id if it is one of the box."""
        card = self.state.content.cards[number]
        return card.notation if card.id.startswith("written") else card.id

    def cards(self, numbers: Sequence[int]) -> list[str]:
        """Cards in their order."""
        return [self.card(number) for number in numbers]

    @property
    def hand(self) -> list[str]:
        """The hand of the active Clan, but for the card that is kept for another turn."""
        return [card for card in self.cards(self.me.hand) if card != KEPT]

    @property
    def discard(self) -> list[str]:
        """Its discard pile, the newest card last."""
        return self.cards(self.me.discard)

    @property
    def deck(self) -> list[str]:
        """Its deck, the top first."""
        return self.cards(self.me.deck[::-1])

    @property
    def played(self) -> list[str]:
        """Its play area."""
        return self.cards(self.me.played)

    @property
    def row(self) -> list[str | None]:
        """The Available Loot."""
        return [None if card == NO_CARD else self.card(card) for card in self.state.loot_row]

    @property
    def loot_deck(self) -> list[str]:
        """The Loot deck, the top first."""
        return self.cards(self.state.loot_deck[::-1])

    def at(self, room: str) -> str:
        """Where a tile lies on the grid."""
        place = self.state.place[ROOM_NAMES.index(room)]
        return "" if place == NOWHERE else f"{chr(ord('A') + place % GRID)}{place // GRID + 1}"

    def ways(self, room: str) -> set[str]:
        """The rooms that a passage joins to this one."""
        return {ROOM_NAMES[other] for other in self.state.ways.passages[ROOM_NAMES.index(room)]}

    # -- what can be done, and doing it ------------------------------------------------------------------------

    @property
    def question(self) -> Decision:
        """What the active player is asked."""
        asked = self.asked(int(self.me.seat))
        assert asked is not None, f"the active player is asked nothing; {self.session.pending}"
        return asked

    def may(self, deed: str, *words: Any) -> bool:
        """Whether the active player may do this."""
        return self._number(deed, words) in self.question.actions

    def can(self, deed: str) -> list[tuple[Any, ...]]:
        """All that the active player may do of one kind, in words; Heroes by their tokens."""
        space = ACTIONS[self.question.kind]
        found = [space.decode(action) for action in self.question.actions]
        placed = self._act(deed)
        return [
            tuple(_word(param.name, value) for param, value in zip(placed.params, values, strict=True))
            for name, values in found
            if name == deed
        ]

    def does(self, deed: str, *words: Any) -> Self:
        """The active player does this."""
        self.answer(int(self.me.seat), self._number(deed, words))
        return self

    def plays(self, icons: str, side: int = 0) -> Self:
        """Play a card of the hand."""
        return self.does("play", icons, side)

    def passes(self, times: int = 1) -> Self:
        """Enough of this."""
        for _ in range(times):
            self.does("pass")
        return self

    def refused(self, deed: str, *words: Any) -> tuple[str, str]:
        """Why this cannot be done: the message, and the rule."""
        problem = self.refusal(int(self.me.seat), self._number(deed, words))
        return problem.key, problem.rule

    def hero(self, name: str) -> Hero:
        """A Hero, as `class@room`."""
        kind, _, room = name.partition("@")
        for hero in self.state.heroes:
            if CLASS_NAMES[hero.hero] == kind and ROOM_NAMES[hero.room] == room:
                return hero
        raise AssertionError(f"there is no {name}; there are {self.heroes()}")

    def _act(self, deed: str) -> Placed:
        return next(act for act in ACTIONS[self.question.kind].acts if act.name == deed)

    def _number(self, deed: str, words: tuple[Any, ...]) -> int:
        params = self._act(deed).params
        left_out = {"carried": NO_TOKEN, "wounds": 0, "side": 0}
        values = [self._value(param.name, word) for param, word in zip(params, words, strict=False)]
        values += [left_out[param.name] for param in params[len(words) :]]
        return ACTIONS[self.question.kind].encode(deed, *values)

    def _value(self, name: str, word: Any) -> int:
        if name == "card":
            held = {self.card(number): number for number in reversed(self.me.hand)}
            return held[str(word)] if str(word) in held else _index(self.cards(range(len(self._cards))), word)
        if name == "hero":
            return word if isinstance(word, int) else int(self.hero(word).number)
        if name == "plan":
            return _index([ROOM_NAMES[room] for room in self.state.plans], word)
        if name == "place":
            return (int(word[1:]) - 1) * GRID + ord(word[0]) - ord("A")
        if name == "mask":
            return sum(1 << slot for slot in word)
        names = _NAMES.get(name)
        return int(word) if names is None else _index(list(names), word)

    @property
    def _cards(self) -> list[Any]:
        return list(self.state.content.cards)


_NAMES: dict[str, tuple[str, ...]] = {
    "room": ROOM_NAMES,
    "from": ROOM_NAMES,
    "to": ROOM_NAMES,
    "token": TOKEN_NAMES,
    "carried": (*TOKEN_NAMES, "nothing"),
    "type": TYPE_NAMES,
    "icon": ICON_NAMES,
}


def _index(names: list[str], word: Any) -> int:
    assert word in names, f"{word!r} is none of {names}"
    return names.index(word)


def _word(name: str, value: int) -> Any:
    names = _NAMES.get(name)
    return value if names is None else names[value]
