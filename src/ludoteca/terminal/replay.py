"""A recorded match told in words: each answer, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.boards import board_of
from ludoteca.kernel.errors import BadRecord, LudotecaError
from ludoteca.kernel.event import NO_CAUSE, Event
from ludoteca.kernel.intent import listeners
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.record import Record
from ludoteca.kernel.session import Session
from ludoteca.narrate import Teller, grouped, teller
from ludoteca.terminal.menu import Menu
from ludoteca.terminal.play import pick_words
from ludoteca.terminal.screen import Screen
from ludoteca.words import say


def tell_match(record: Record, screen: Screen, language: str) -> None:
    """The whole match, step by step, as everyone at the table saw it."""
    moves = record.moves()
    session = record.replay(0)
    game_id = session.game.id
    voice = teller(session, language)
    names = voice.names
    colors = board_of(session.game).colors(session.view(None))
    screen.names = dict(zip(names, colors, strict=False))
    title = say(game_id, language, "game-title")
    screen.say(f"{title} · {say(game_id, language, 'cli-replay-moves', {'n': len(moves)})}", "bold")
    for seat, level in enumerate(record.bots):
        screen.say(f"{names[seat]}: {say(game_id, language, f'level-{level}')}", "dim")
    _tell_events(voice, session.opening, screen)
    said = [one for one in record.intents if listeners(session.game.team(session.state, one[1]), session.seats) is None]
    for number, (who, what) in enumerate(moves, 1):
        for one in (one for one in said if one[0] == number):
            screen.say(voice.intent(one), "italic", indent=6)
        try:
            if isinstance(who, str):
                events = session.tick(what)
            else:
                params = {"name": names[who], "choice": _answer_words(session, who, what, language)}
                mark = f"{session.clock / 1000:>7.1f} s" if isinstance(session, LiveSession) else f"{number:>4}"
                screen.say(f"{mark}  {say(game_id, language, 'cli-does', params)}", "bold")
                events = session.answer(who, what)
        except BadRecord:
            raise
        except LudotecaError as problem:
            raise BadRecord(f"move {number} of this record does not follow the rules: {problem}") from problem
        _tell_events(voice, events, screen)
    _tell_end(session, names, screen, language)


def _answer_words(session: Session, seat: int, action: int, language: str) -> str:
    decision = session.pending.get(seat)
    if decision is None:
        raise session.refusal(seat, None, action)
    menu = Menu(session.game.present(session.state, decision), decision)
    return pick_words(session.game, language, menu.prompt, action)


def _tell_events(voice: Teller, events: list[Event], screen: Screen) -> None:
    """What everyone saw: a cause, and below it what followed from it."""
    game = voice.game
    known = [seen for event in events if (seen := event.seen_by(None)) is not None and not game.events[seen.kind].quiet]
    for group in grouped(known):
        if group.cause != NO_CAUSE:
            screen.say(voice.cause(group.cause), "dim", indent=6)
        for event in group.events:
            screen.say(voice.tell_whole(event), indent=6 if group.cause == NO_CAUSE else 8)


def _tell_end(session: Session, names: Sequence[str], screen: Screen, language: str) -> None:
    outcome = session.outcome
    game_id = session.game.id
    if outcome is None:
        waiting = ", ".join(names[seat] for seat in sorted(session.pending))
        screen.say(say(game_id, language, "cli-replay-open"), "yellow")
        screen.say(say(game_id, language, "cli-replay-waiting", {"names": waiting}), "yellow")
        return
    joined = f" {say(game_id, language, 'ui-and')} ".join(names[seat] for seat in outcome.winners)
    params = {"n": len(outcome.winners), "names": joined}
    screen.say(say(game_id, language, "ui-winner", params), "bold bright_yellow")
