"""A hint in words: what to do, by the names of things, and what it gains."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.flow import Decision
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Session
from ludoteca.narrate import answer_word, reason_word
from ludoteca.server.messages import Word


def hint_words(game: Game, session: Session, decision: Decision, action: int) -> Word:
    """What an action is, as the one who is asked reads it."""
    key, params = answer_word(game, game.present(session.state, decision), action)
    return Word(key, params)


def hint_reason(
    game: Game, session: Session, decision: Decision, action: int, thought: tuple[str, dict[str, Any]] | None
) -> Word | None:
    """What an action gains: as the one who thought of it says, in the game's own words; else what is certain of it."""
    found = reason_word(game, thought)
    if found is None:
        choices = session.prompt(decision).choices
        certain = [effect for choice in choices if choice.action == action for effect in choice.outcome if effect.text]
        found = (certain[0].text, certain[0].params) if certain else None
    return None if found is None else Word(*found)


def live_hint(game: Game, session: Session, seat: int, action: int) -> tuple[Word, Word | None]:
    """What an action of a live game is, or that it is better to wait, and what it gains at this moment."""
    if action < 0:
        return Word("hint-wait"), None
    decision = Decision(seat, "live", [action])
    return hint_words(game, session, decision, action), hint_reason(game, session, decision, action, None)
