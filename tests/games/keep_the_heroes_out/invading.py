"""The words in which the scenarios of an invasion are told.

    with invade(clan("ratfolk", {"forge": 2}), cards=["rogue swords"], treasures={"workshop": 2}) as g:
        assert g.monsters("ratfolk") == {"forge": 1}
        assert g.asleep() == {"forge": ["rogue"], "workshop": ["rogue"]}

A scenario begins with Phase 4. `cards` are the Guild cards of the turn, in their order; without any, the Heroes that
are awake are resolved. Whoever has the next turn has a card in hand, so that the match waits there.

Questions are told in words: a Hero is `class@room`, a Monster `clan@room` (with its wounds after a colon), several are
joined by `+`, cards are their icons; `rest` is "the rest in any order", `pass` lets something pass.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from ludoteca.games.keep_the_heroes_out.actions import ACTIONS
from ludoteca.games.keep_the_heroes_out.content.box import CLAN_NAMES, CLASS_NAMES, ROOM_NAMES, TOKEN_NAMES, TYPE_NAMES
from ludoteca.games.keep_the_heroes_out.state import NEW
from tests.games.keep_the_heroes_out.table import GAME, PLAIN, WHOLE, Turn, clan

IDLE = "move"  # a card that defends nothing

__all__ = ["IDLE", "PLAIN", "WHOLE", "Invasion", "clan", "invade", "turn"]


def invade(
    *clans: Mapping[str, Any], cards: Sequence[str] = (), dungeon: object = PLAIN, waits: bool = True, **more: Any
) -> Invasion:
    """A match in Phase 4 of the first Clan's turn, with these Guild cards to come."""
    players = [dict(one) for one in clans or (clan("witch"),)]
    after = players[1 % len(players)]
    if waits and "hand" not in after:
        after["hand"] = [IDLE]
    position: dict[str, Any] = {"players": players, "phase": "invade", "guild": list(cards), **more}
    position.setdefault("coming", len(cards))
    if dungeon is not None:
        position["dungeon"] = dungeon
    return Invasion(GAME, position)


def turn(*clans: Mapping[str, Any], dungeon: object = WHOLE, **more: Any) -> Invasion:
    """A match in the first Clan's turn."""
    position: dict[str, Any] = {"players": list(clans), "phase": "play", "dungeon": dungeon, **more}
    return Invasion(GAME, position)


class Invasion(Turn):
    """A match from its invasion on."""

    def begin(self) -> None:
        """Let the match begin, if it has not: until then luck can be told, and nothing has happened."""
        assert self.session.seats > 0

    # -- luck --------------------------------------------------------------------------------------------------

    def guild_will_be(self, *top: str) -> Self:
        """The next time that the Guild deck is shuffled these cards come first."""
        state, _, _ = self.game.place(self.position)
        names = [
            f"{CLASS_NAMES[card.hero]} {TYPE_NAMES[card.room_type]}" for card in state.content.guild if card.hero >= 0
        ]
        first = [names.index(name) for name in top]
        rest = [card for card in range(len(state.content.guild)) if card not in first]
        self.force("guild", rest + first[::-1])
        return self

    # -- Heroes ------------------------------------------------------------------------------------------------

    def awake(self) -> dict[str, list[str]]:
        """The Active Heroes of each room."""
        return self._who(True)

    def asleep(self) -> dict[str, list[str]]:
        """The exhausted Heroes of each room."""
        return self._who(False)

    def _who(self, awake: bool) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for hero in self.state.heroes:
            if hero.awake == awake:
                found.setdefault(ROOM_NAMES[hero.room], []).append(CLASS_NAMES[hero.hero])
        return {room: sorted(there) for room, there in found.items()}

    # -- questions ---------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """What is asked now, of whomever."""
        kinds = {asked.kind for asked in self.session.pending.values()}
        assert len(kinds) == 1, f"not one kind of question: {self.session.pending}"
        return kinds.pop()

    def offers(self, seat: int | None = None) -> set[str]:
        """What a seat (by default, any) may answer, in words."""
        return set(self._words(seat))

    def _words(self, seat: int | None) -> dict[str, int]:
        asked = self.session.pending[min(self.session.pending) if seat is None else seat]
        found: dict[str, int] = {}
        for action in asked.actions:
            word = self._in_words(asked.kind, action)
            assert word not in found, f"two answers are {word!r}"
            found[word] = action
        return found

    def _in_words(self, kind: str, action: int) -> str:
        deed, values = ACTIONS[kind].decode(action)
        if kind == "hero" and deed == "hero":
            return self._hero_name(values[0])
        if kind == "hit":
            room, index, wounds = values
            name = f"{CLAN_NAMES[self.state.clans[index].clan]}@{ROOM_NAMES[room]}"
            return f"{name}:{wounds}" if wounds else name
        if kind == "pillagers":
            return "+".join(sorted(self._hero_name(number).partition("@")[0] for number in set(values)))
        if kind in {"way", "supply"}:
            return ROOM_NAMES[values[0]]
        if kind == "rooms":
            return "+".join(ROOM_NAMES[room] for room in range(len(ROOM_NAMES)) if values[0] >> room & 1)
        if kind == "spoil":
            return TOKEN_NAMES[values[0]]
        if kind in {"defend", "curse"} and values:
            return self.card(values[0]) + (" only" if deed == "defend-only" else "")
        return deed

    def _hero_name(self, number: int) -> str:
        """Who was only placed is `new` beside one of its class who is ready."""
        hero = next(one for one in self.state.heroes if one.number == number)
        name = f"{CLASS_NAMES[hero.hero]}@{ROOM_NAMES[hero.room]}"
        others = [one for one in self.state.heroes if (one.hero, one.room) == (hero.hero, hero.room) and one.awake]
        return f"new {name}" if hero.stage == NEW and any(one.stage != NEW for one in others) else name

    def is_asked(self, kind: str, *words: str, seat: int | None = None) -> Self:
        """This is the question, with exactly these answers."""
        assert self.kind == kind, f"{self.kind} is asked: {self.session.pending}"
        if words:
            assert self.offers(seat) == set(words)
        return self

    def says(self, word: str, seat: int | None = None) -> Self:
        """An answer in words, for a council by anybody."""
        words = self._words(seat)
        assert word in words, f"{word!r} is none of {sorted(words)}"
        self.answer(min(self.session.pending) if seat is None else seat, words[word])
        self.game.check(self.state)
        return self

    def goes_on(self) -> Self:
        """Whatever is asked is let pass, or answered somehow, until the next turn begins."""
        turns = self.state.turns
        while not self.over and self.state.turns == turns:
            asked = self.session.pending[min(self.session.pending)]
            self.answer(min(self.session.pending), asked.actions[0])
        return self

    # -- what came of it ---------------------------------------------------------------------------------------

    @property
    def over(self) -> str:
        """How the match has ended, if it has."""
        return "" if self.session.outcome is None else self.session.outcome.reason

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody has, where all have lost."""
        assert self.session.outcome is not None
        return self.session.outcome.winners

    def is_over(self, reason: str) -> Self:
        """It is."""
        assert self.over == reason, f"it is not {reason}: {self.over or self.session.pending}"
        return self

    def waits(self) -> Self:
        """The invasion is over, and the next turn has begun."""
        assert self.step == "play", f"{self.step}: {self.session.pending}"
        return self

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The arguments of all events of this kind so far; the match begins here, if it has not."""
        self.begin()
        return super().told(kind)

    def kinds(self) -> list[str]:
        """The kinds of everything that was told, in order."""
        self.begin()
        return [event.kind for event in self.events]
