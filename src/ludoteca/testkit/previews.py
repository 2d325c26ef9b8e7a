"""Whether what a choice is said to lead to is what it leads to, and whether nobody falls without a word.

That consequences give nothing hidden away is proved with the views: they are part of them, and every sampled world must
look the same to its seat.
"""

from __future__ import annotations

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Together
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.present import Choice, Effect, Prompt
from ludoteca.kernel.previews import MOST_PLAYED, end_of, played
from ludoteca.kernel.session import Session
from ludoteca.testkit.report import Report

CHOICES_TRIED = 2  # of each question: all of them would take too long


def check_previews(session: Session, decision: Decision, prompt: Prompt, whim: Chance, report: Report) -> None:
    """A few choices of a question, as they are shown, lead to what they are said to lead to."""
    if not isinstance(session, FlowSession):
        return
    choices = prompt.choices[:MOST_PLAYED]
    for _ in range(min(CHOICES_TRIED, len(choices))):
        check_choice(session, decision, choices[whim.below(len(choices))], report)


def check_choice(session: FlowSession, decision: Decision, choice: Choice, report: Report) -> None:
    """One choice, played in the true world without its luck, and then in earnest on a copy."""
    game, seat, alone = session.game, decision.seat, not isinstance(session.ask, Together)
    told = game.present(session.state, decision).choices
    own_words = any(one.action == choice.action and one.outcome for one in told)
    if alone and not own_words:
        _check_certain(session, seat, choice)
    report.previews += bool(choice.outcome)
    report.dangers += choice.danger is not None
    world = session.clone()
    assert isinstance(world, FlowSession)
    draws, reveals = world.table.chance.draws, world.table.reveals
    world.answer(seat, choice.action)
    ended = seat in game.out(world.state) and seat not in game.out(session.state)
    ended |= world.outcome is not None and seat not in world.outcome.winners
    certain = choice.danger is not None and choice.danger.n == choice.danger.of
    assert ended or not certain or not alone, f"{choice.label!r} should be the end of seat {seat}: {choice.danger}"
    by_itself = alone and world.table.chance.draws == draws and world.table.reveals == reveals
    warned = choice.danger is not None
    assert warned or not (ended and by_itself), f"{choice.label!r} ends seat {seat} unannounced"


def _check_certain(session: FlowSession, seat: int, choice: Choice) -> None:
    """What is said to be certain happens in the true world, too."""
    world = session.clone()
    assert isinstance(world, FlowSession)
    truth = played(world, seat, choice.action)
    happened: list[Effect] = session.game.effects(truth.before, truth.after, seat)
    for effect in choice.outcome:
        assert effect.kind == "wins" or effect in happened, f"{choice.label!r} is said to lead to {effect}: {happened}"
    if choice.danger is not None and choice.danger.n == choice.danger.of:
        assert end_of(session.game, seat, truth) is not None, f"{choice.label!r}: {choice.danger}, but nothing ends"
