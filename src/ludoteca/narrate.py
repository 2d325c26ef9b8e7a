"""From keys to sentences: events, questions, choices and refusals in the words of a language.

Rules tell what happened as a kind and a few integers. Here, at the edge, the integers become names and numbers by the
types that the game declares for them, and Fluent makes the sentence. Terminal, replay and server all speak through this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca import words
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import Game
from ludoteca.kernel.present import Choice, Prompt
from ludoteca.kernel.session import Session

CARD_TYPES = ("card", "instance")


def seat_names(session: Session, language: str) -> list[str]:
    """Who sits where, by the names that the game gives its seats."""
    game = session.game
    return [
        words.say(game.id, language, *game.seat_name(session.state, seat)) for seat in range(session.seats)
    ]


def tell(game: Game, event: Event, names: Sequence[str], language: str) -> str:
    """What happened, in one sentence. `names` are the players by seat."""
    return words.say(game.id, language, f"event-{event.kind}", _event_params(game, event, names))


def event_rule(game: Game, event: Event) -> str:
    """The id of the rule that an event comes from; an event of rule `card` comes from the card that it names."""
    declared = game.events[event.kind]
    if declared.rule != "card":
        return declared.rule
    for (_, kind), value in zip(declared.params, event.args, strict=False):
        if kind in CARD_TYPES:
            key, _ = game.word(kind, value)
            return f"{game.prefix}-{key.removeprefix('card-')}"
    return game.turn_rule


def _event_params(game: Game, event: Event, names: Sequence[str]) -> dict[str, Any]:
    params: dict[str, Any] = {}
    declared = game.events[event.kind]
    whose = next((value for (_, kind), value in zip(declared.params, event.args, strict=False) if kind == "seat"), None)
    for (name, kind), value in zip(declared.params, event.args, strict=False):
        if kind == "n":
            params[name] = value
        elif kind == "seat":
            params[name] = names[value]
        elif kind == "dealer":
            params[name] = _dealer(value, whose, names)
        elif kind == "mask":
            params[name] = value.bit_count()
        else:
            params[name] = game.word(kind, value)
    return params


def _dealer(value: int, whose: int | None, names: Sequence[str]) -> str:
    """Who did it to someone: another player by name, `self`, or `nobody`; the messages choose by these words."""
    if not 0 <= value < len(names):
        return "nobody"
    return "self" if value == whose else names[value]


def ask(game: Game, prompt: Prompt, language: str) -> str:
    """The question of a decision."""
    return words.say(game.id, language, prompt.text, prompt.params)


def offer(game: Game, choice: Choice, language: str) -> str:
    """What a choice does."""
    return words.say(game.id, language, choice.label, choice.params)


def note(game: Game, choice: Choice, language: str) -> str:
    """What a choice leads to, where the game says so; else nothing."""
    return words.say(game.id, language, choice.note, choice.note_params) if choice.note else ""


def refusal(game: Game, problem: IllegalAnswer, language: str) -> str:
    """Why an answer was refused."""
    return words.say(game.id, language, problem.key, problem.params)
