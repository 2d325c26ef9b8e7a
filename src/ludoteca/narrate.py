"""From keys to sentences: events, questions, choices and refusals in the words of a language.

Rules tell what happened as a kind and a few integers. Here, at the edge, the integers become names and numbers by the
types that the game declares for them, and Fluent makes the sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ludoteca import words
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.event import NO_CAUSE, Event
from ludoteca.kernel.game import Game
from ludoteca.kernel.intent import Said
from ludoteca.kernel.present import Choice, Faces, Player, Prompt, Value, Word, listed
from ludoteca.kernel.session import Session


def seat_names(session: Session, language: str) -> list[str]:
    """Who sits where, by the names that the game gives its seats."""
    game = session.game
    return [words.say(game.id, language, *game.seat_name(session.state, seat)) for seat in range(session.seats)]


class Group(NamedTuple):
    """Events in a row that one cause made happen within one move."""

    cause: int
    answer: int
    events: list[Event]


def grouped(events: Iterable[Event]) -> list[Group]:
    """Events by what caused them, in their order. An event without a cause stands for itself."""
    groups: list[Group] = []
    for event in events:
        last = groups[-1] if groups else None
        if last is not None and event.cause != NO_CAUSE and (last.cause, last.answer) == (event.cause, event.answer):
            last.events.append(event)
        else:
            groups.append(Group(event.cause, event.answer, [event]))
    return groups


class Teller:
    """Tells what happens at one table in one language: its content says what the numbers of events stand for."""

    def __init__(self, game: Game, content: Any, names: Sequence[str], language: str) -> None:
        """`names` are the players by seat."""
        self.game = game
        self.content = content
        self.names = names
        self.language = language

    def tell(self, event: Event) -> str:
        """What happened, in one sentence."""
        values = event_values(self.game, self.content, event)
        return self._say(f"event-{event.kind}", {name: self._said(value) for name, value in values.items()})

    def tell_all(self, events: Iterable[Event]) -> list[str]:
        """What happened, a sentence for each cause: first what acted, then all that followed from it."""
        return [self.tell_group(group) for group in grouped(events)]

    def tell_group(self, group: Group) -> str:
        """A cause, and what followed from it."""
        told = " ".join(self.tell_whole(event) for event in group.events)
        if group.cause == NO_CAUSE or self._names_cause(group):
            return told
        said = self._say("told-cause", {"cause": self.cause(group.cause), "told": told})
        return said[:1].upper() + said[1:]  # what acted is called as in the middle of a sentence, and begins this one

    def _names_cause(self, group: Group) -> bool:
        """Whether what happened first is that the cause came to act (someone plays a card), and its sentence names it.

        That the event knows its card is not enough: a sentence need not say it.
        """
        _, key, _ = self.game.cause(self.content, group.cause)
        first = group.events[0]
        values = event_values(self.game, self.content, first).values()
        known = any(isinstance(value, tuple) and value[0] == key for value in values)
        return known and self.cause(group.cause) in self.tell(first)

    def tell_whole(self, event: Event) -> str:
        """What happened, with what a changed number is made of where that is more than one thing."""
        told = self.tell(event)
        if len(event.bill) < 2:
            return told
        parts = ", ".join(f"{self.cause(code)} {_signed(amount)}" for code, amount in event.bill)
        return self._say("told-bill", {"told": told, "parts": parts})

    def cause(self, code: int) -> str:
        """What acted, in words."""
        _, key, params = self.game.cause(self.content, code)
        return self._say(key, params)

    def intent(self, said: Said) -> str:
        """What a bot says about its next answer, or asks of a person (`by`)."""
        _, seat, key, params = said
        sentence = self._say(key, named(params, self.names))
        speaker = params["by"]["seat"] if "by" in params else seat
        return self._say("told-intent", {"name": self.names[speaker], "intent": sentence})

    def _said(self, value: Value) -> Any:
        """A value as a parameter of a sentence: players by their names, dice as a row of words."""
        if isinstance(value, Player):
            name = self.names[value.seat]
            return value.role if value.role is not None and self._say(*value.role) in name else name
        if isinstance(value, Faces):
            return [(f"die-{face}", {}) for face in value.faces] or ("dice-none", {})
        return value

    def _say(self, key: str, params: Mapping[str, Any]) -> str:
        return words.say(self.game.id, self.language, key, params)


def teller(session: Session, language: str, names: Sequence[str] | None = None) -> Teller:
    """Who tells of this match; without names of their own, players go by those that the game gives its seats."""
    known = seat_names(session, language) if names is None else names
    return Teller(session.game, session.content, known, language)


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"\u2212{-amount}"


def named(params: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Parameters of an intent, with players by their names."""
    found: dict[str, Any] = {}
    for name, value in params.items():
        found[name] = names[value["seat"]] if isinstance(value, Mapping) else value
    return found


def event_values(game: Game, content: Any, event: Event) -> dict[str, Value]:
    """The parameters of an event by name, as the game makes them of their declared types."""
    declared = game.events[event.kind]
    return {
        name: game.param(content, event, kind, value)
        for (name, kind), value in zip(declared.params, event.args, strict=False)
    }


def ask(game: Game, prompt: Prompt, language: str) -> str:
    """The question of a decision."""
    return words.say(game.id, language, prompt.text, prompt.params)


def offer(game: Game, choice: Choice, language: str) -> str:
    """What a choice does."""
    return words.say(game.id, language, choice.label, choice.params)


def answer_word(game: Game, prompt: Prompt, action: int) -> Word:
    """An answer as a message: the label of its choice, or which things of a subset are picked, by their names."""
    for choice in prompt.choices:
        if choice.action == action:
            return choice.label, choice.params
    picked = [index for index in range(len(prompt.items)) if action >> index & 1]
    own = f"pick-{prompt.kind}"
    key = own if words.has(game.id, words.LANGUAGES[0], own) else "ui-pick"
    return key, {"n": len(picked), "things": listed(_things(prompt, picked))}


def _things(prompt: Prompt, picked: list[int]) -> list[Any]:
    """The picked items by name, like ones together; by their numbers where they have no names."""
    if not prompt.named:
        return [str(index + 1) for index in picked]
    names = [prompt.named[index] for index in picked]
    return [(key, {**params, "n": names.count((key, params))}) for key, params in _once(names)]


def _once(names: list[Word]) -> list[Word]:
    return [name for index, name in enumerate(names) if name not in names[:index]]


def reason_word(game: Game, why: Word | None) -> Word | None:
    """Why a bot would do something, if there are words for it: a game says `why-<name>` for a name of its `chart`."""
    return why if why is not None and words.has(game.id, words.LANGUAGES[0], why[0]) else None


def danger(game: Game, choice: Choice, language: str) -> str:
    """How a choice may be the last one; nothing when it is harmless."""
    found = choice.danger
    return "" if found is None else words.say(game.id, language, found.text, found.params)


def outcome(game: Game, choice: Choice, language: str) -> str:
    """What a choice leads to, as far as that is certain; else nothing."""
    return "; ".join(words.say(game.id, language, effect.text, effect.params) for effect in choice.outcome)


def refusal(game: Game, problem: IllegalAnswer, language: str) -> str:
    """Why an answer was refused."""
    return words.say(game.id, language, problem.key, problem.params)
