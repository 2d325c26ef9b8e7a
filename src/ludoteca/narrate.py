"""From keys to sentences: events, questions, choices and refusals in the words of a language.

Rules tell what happened as a kind and a few integers. Here, at the edge, the integers become names and numbers by the
types that the game declares for them, and Fluent makes the sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

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
    return [words.say(game.id, language, *game.seat_name(session.state, seat)) for seat in range(session.seats)]


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


class Player(NamedTuple):
    """A parameter that stands for whoever sits there."""

    seat: int


def event_values(game: Game, event: Event, seats: int) -> dict[str, int | str | Player | tuple[str, dict[str, Any]]]:
    """The parameters of an event by name, as their declared types make them: a number, a player, or a message.

    Who did something to someone (`dealer`) is a player, or the text `self` or `nobody`: messages choose by these.
    """
    declared = game.events[event.kind]
    whose = next((value for (_, kind), value in zip(declared.params, event.args, strict=False) if kind == "seat"), None)
    params: dict[str, int | str | Player | tuple[str, dict[str, Any]]] = {}
    for (name, kind), value in zip(declared.params, event.args, strict=False):
        if kind == "n":
            params[name] = value
        elif kind == "seat":
            params[name] = Player(value)
        elif kind == "dealer":
            if not 0 <= value < seats:
                params[name] = "nobody"
            else:
                params[name] = "self" if value == whose else Player(value)
        elif kind == "mask":
            params[name] = value.bit_count()
        else:
            params[name] = game.word(kind, value)
    return params


def _event_params(game: Game, event: Event, names: Sequence[str]) -> dict[str, Any]:
    values = event_values(game, event, len(names))
    return {name: names[value.seat] if isinstance(value, Player) else value for name, value in values.items()}


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
