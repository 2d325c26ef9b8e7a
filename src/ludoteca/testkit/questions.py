"""Whether each kind of question keeps its promise: hidden and open choices, first of several, councils, reactions."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.flow import NO_DEFAULT, Council, Decision, FirstOf, Together
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import NO_SUBJECT
from ludoteca.kernel.session import Session
from ludoteca.testkit.portrait import outline, portrait, same, views
from ludoteca.testkit.report import Report
from ludoteca.testkit.wording import check_refusal, check_words

ACTIONS_TRIED = 3  # of each seat, where all would take too long


def check_question(session: Session, shown: list[dict[str, Any]], whim: Chance, report: Report) -> None:
    """What is asked now is a question that can be asked, and answering it does what its kind promises.

    `shown` are the views of the session as it stands.
    """
    if not isinstance(session, FlowSession):
        return
    check_team(session)
    check_out(session, shown[0])
    for seat, decision in session.pending.items():
        check_decision(session, seat, decision, shown[1 + seat]["decision"], report)
    ask = session.ask
    if isinstance(ask, Council):
        report.questions["council"] += 1
        check_council(session, ask, shown)
    elif isinstance(ask, FirstOf):
        report.questions["first-of"] += 1
        check_first_of(session, ask)
    elif isinstance(ask, Together) and len(session.awaited()) > 1:
        report.questions["open" if ask.open else "hidden"] += 1
        check_order(session, whim)
        if ask.open:
            check_open(session)
        else:
            check_hidden(session)


def check_team(session: FlowSession) -> None:
    """Everyone is of one's own team, and partners are partners of each other."""
    teams = [session.game.team(session.state, seat) for seat in range(session.seats)]
    for seat, team in enumerate(teams):
        assert seat in team, f"seat {seat} is not in its own team: {team}"
        for other in team:
            assert seat in teams[other], f"seat {other} is a partner of seat {seat}, but not the other way round"


def check_out(session: FlowSession, shown: dict[str, Any]) -> None:
    """Whoever is out has a seat at this table and is asked nothing; everyone sees who is."""
    out = session.game.out(session.state)
    assert shown["out"] == list(out), "the view does not show who is out"
    for seat in out:
        assert seat in range(session.seats), f"seat {seat} is out, and there is no such seat"
        assert seat not in session.pending, f"seat {seat} is out, and is asked {session.pending[seat].kind!r}"


def check_decision(session: FlowSession, seat: int, decision: Decision, shown: dict[str, Any], report: Report) -> None:
    """A default is one of the actions, a reaction has one and something else to choose, and people are told so."""
    kind = decision.kind
    default = decision.default
    assert default == NO_DEFAULT or default in decision.actions, f"the default of {kind!r} is none of its actions"
    assert shown.get("default", NO_DEFAULT) == default, f"the view does not show the default of {kind!r}"
    assert shown.get("follows", False) == decision.follows, f"the view does not show that {kind!r} follows"
    if decision.reaction:
        report.questions["reaction"] += 1
        assert default != NO_DEFAULT, f"{kind!r} is a reaction, and nothing declines it: it has no default"
        assert len(decision.actions) > 1, f"seat {seat} is asked {kind!r}, and can only decline"
        assert shown["reaction"], f"the view does not show that {kind!r} is a reaction"
        usual = session.game.reaction_seconds
        assert usual is not None, f"{kind!r} is a reaction: let {session.game.id} say how long a table waits for one"
        check_subject(session, decision)
    if decision.follows:
        report.questions["follows"] += 1
        answered = any(who == seat for who, _ in session.log())
        assert answered or session.position is not None, f"{kind!r} follows a move of seat {seat}, who has made none"


def check_subject(session: FlowSession, decision: Decision) -> None:
    """What a reaction is offered to can be named, if an order can be given for it."""
    subject = session.game.subject(session.state, decision)
    if subject != NO_SUBJECT:
        check_words(session.game, *session.game.subject_name(session.content, subject))


# -- hidden and open choices -----------------------------------------------------------------------------------


def check_order(session: FlowSession, whim: Chance) -> None:
    """Simultaneous answers commute, and nothing happens before all are in."""
    answers = []
    for seat in session.awaited():
        actions = session.pending[seat].actions
        answers.append((seat, actions[whim.below(len(actions))]))
    forth, back = session.clone(), session.clone()
    for number, ((one, action), (two, other)) in enumerate(zip(answers, reversed(answers), strict=True), 1):
        told = forth.answer(one, action)
        back.answer(two, other)
        early = number < len(answers) and told
        assert not early, f"the answer of seat {one} is told before all answers are in: {told}"
    same(outline(back), outline(forth), "the match, with simultaneous answers in another order,", "log")


def check_hidden(session: FlowSession) -> None:
    """Nobody sees an answer before all are in."""
    seat = session.awaited()[0]
    hidden: list[list[dict[str, Any]]] = []
    for action in session.pending[seat].actions[:2]:
        world = session.clone()
        world.answer(seat, action)
        hidden.append([view for view in views(world) if view["seat"] != seat])
    assert all(shown == hidden[0] for shown in hidden), f"others see the answer of seat {seat} too early"


def check_open(session: FlowSession) -> None:
    """Everyone sees an open choice at once; it can be changed and taken back; sampled worlds keep it."""
    seat = session.awaited()[0]
    first, last = session.pending[seat].actions[0], session.pending[seat].actions[-1]
    number = session.pending[seat].id
    world = session.clone()
    for action in (first, last):
        world.answer(seat, action, decision_id=number)
        assert seat in world.pending, f"seat {seat} cannot change its open choice"
        assert world.pending[seat].id == number, f"seat {seat} is asked anew when it has chosen openly"
        assert seat not in world.awaited(), f"seat {seat} has chosen, and is still waited for"
        for view in views(world, foresee=False):
            shown = view["open"].get(str(seat), {}).get("action")
            assert shown == action, f"{view['seat']} sees {shown} where seat {seat} has chosen {action} openly"
    for other in range(session.seats):
        sampled = world.sample(other, seeded(other))
        chosen = sampled.view(other, foresee=False)["open"]
        assert chosen == world.view(other, foresee=False)["open"], (
            f"a sample for seat {other} forgets what is chosen openly"
        )
    direct = session.clone()
    direct.answer(seat, last)
    same(portrait(world), portrait(direct), "the match, after an open choice was changed,", "log")
    for _ in (last, first):
        assert world.undo(seat).done, f"seat {seat} cannot take its open choice back"
    same(portrait(world), portrait(session), "the match, after an open choice was taken back,", "ids")


# -- the first of several, and councils ------------------------------------------------------------------------


def check_first_of(session: FlowSession, ask: FirstOf) -> None:
    """Each seat has actions of its own, and what the others are asked keeps its number while it stays the same."""
    for decision in ask.decisions:
        seat = decision.seat
        for other in ask.decisions:
            for action in [one for one in other.actions if one not in decision.actions][:ACTIONS_TRIED]:
                _check_foreign(session, seat, action)
        for action in decision.actions[:ACTIONS_TRIED]:
            _check_numbers(session, seat, action)


def _check_foreign(session: FlowSession, seat: int, action: int) -> None:
    try:
        session.clone().answer(seat, action)
    except IllegalAnswer as problem:
        check_refusal(session.game, problem)
    else:
        raise AssertionError(f"seat {seat} answers {action}, which is another seat's to choose")


def _check_numbers(session: FlowSession, quick: int, action: int) -> None:
    world = session.clone()
    world.answer(quick, action)
    if not isinstance(world, FlowSession) or not isinstance(world.ask, FirstOf):
        return
    for seat, decision in world.pending.items():
        before = session.pending.get(seat)
        if before is None:
            continue
        alike = _shown(world, decision) == _shown(session, before)
        if seat == quick:
            assert decision.id != before.id, f"seat {seat} has answered, and is asked under the same number again"
        elif alike:
            assert decision.id == before.id, (
                f"seat {seat} is asked the same under a new number: seat {quick} was quicker"
            )
            world.clone().answer(seat, decision.actions[0], decision_id=before.id)
        elif tuple(decision.actions) != tuple(before.actions):
            assert decision.id != before.id, f"seat {seat} is asked something else under the same number"


def _shown(session: FlowSession, decision: Decision) -> tuple[object, ...]:
    """A question as its seat sees it, without its number and what each choice would lead to."""
    prompt = session.game.present(session.state, decision)
    return prompt.kind, prompt.text, repr(prompt.params), tuple(decision.actions)


def check_council(session: FlowSession, council: Council, views_now: list[dict[str, Any]]) -> None:
    """Every member is asked the same under one number, and whoever gives the answer, the same happens."""
    assert session.game.councils, f"{session.game.id} asks a council: let it say `councils = True`"
    assert sorted(session.pending) == sorted(council.seats), f"{sorted(session.pending)} are asked, not {council.seats}"
    assert len({decision.id for decision in session.pending.values()}) == 1, "a council has several questions"
    for seat in council.seats:
        shown = views_now[1 + seat]["decision"]["council"]
        assert shown == {"seats": list(council.seats), "tie": council.tie}, f"seat {seat} sees {shown}"
    action = council.decision.actions[0]
    outcomes = []
    for seat in council.seats:
        twin = session.clone()
        told = twin.answer(seat, action)
        outcomes.append((told, outline(twin)))
    for told, found in outcomes[1:]:
        assert told == outcomes[0][0], "it matters who answers for the council"
        same(found, outcomes[0][1], "the match, answered by another of the council,", "log")
