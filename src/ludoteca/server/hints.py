"""A hint in words: the label of the choice, or which things of a subset to pick."""

from __future__ import annotations

from ludoteca.kernel.flow import Decision
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Session
from ludoteca.server.messages import Word
from ludoteca.words import LANGUAGES, has


def hint_words(game: Game, session: Session, decision: Decision, action: int) -> Word:
    """What an action is, as the one who is asked reads it."""
    prompt = game.present(session.state, decision)
    for choice in prompt.choices:
        if choice.action == action:
            return Word(choice.label, choice.params)
    numbers = [str(index + 1) for index in range(len(prompt.items)) if action >> index & 1]
    own = f"pick-{prompt.kind}"
    key = own if has(game.id, LANGUAGES[0], own) else "ui-pick"
    return Word(key, {"n": len(numbers), "numbers": ", ".join(numbers)})


def live_hint_words(game: Game, session: Session, seat: int, action: int) -> Word:
    """What an action of a live game is, or that it is better to wait."""
    if action < 0:
        return Word("hint-wait")
    return hint_words(game, session, Decision(seat, "live", [action]), action)
