"""What each choice leads to, found out by playing it: on a copy, by the rules, and only up to where luck comes in.

Every copy is a sampled world, and what does not come out the same in several of them is not said, so that nothing
hidden can show through; the conformance suite compares what a seat is shown here with what it is shown in other worlds
that agree with all it knows, and with what then happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.flow import Checkpoint, Decision, State, Together
from ludoteca.kernel.game import Game, Outcome
from ludoteca.kernel.present import Choice, Danger, Effect, Prompt

if TYPE_CHECKING:
    from ludoteca.kernel.flow_session import FlowSession
    from ludoteca.kernel.live import LiveSession, LiveTable

MOST_PLAYED = 40  # choices of one question that are played: the event loop of a server waits for it
SPOKEN_OF = 1 / 1000  # what is less likely is not worth a word
GRAVE = 1 / 100  # what is less likely is said, and nobody is asked twice for it
ALL_LOSE = "all-lose"  # how a match ends in which a team plays against the box
MOST_OF = 10  # the largest number that odds of more than one in two are told in


class LuckNeeded(Exception):
    """The rules want to roll or shuffle: from here on nobody can tell."""


class NoLuck(Chance):
    """Luck that is never told beforehand."""

    def roll(self, tag: str, sides: int, n: int, seat: int = -1) -> list[int]:
        """Luck would decide from here on: nothing more is certain."""
        raise LuckNeeded

    def shuffle(self, tag: str, items: list[int], seat: int = -1) -> None:
        """Luck would decide from here on: nothing more is certain."""
        raise LuckNeeded

    def below(self, n: int) -> int:
        """Luck would decide from here on: nothing more is certain."""
        raise LuckNeeded

    def copy(self) -> Chance:
        """No luck either."""
        return NoLuck()


class Foreseen:
    """One world in which an answer was played: the state that it led to, and the end of the match if it came to that.

    Where something hidden came to light on the way (`revealed`), other worlds may look different.
    """

    def __init__(self, before: State, after: State, outcome: Outcome | None, revealed: bool) -> None:
        self.before = before
        self.after = after
        self.outcome = outcome
        self.revealed = revealed


# -- what a question is shown with -----------------------------------------------------------------------------


def with_outcomes(session: FlowSession, decision: Decision, prompt: Prompt) -> Prompt:
    """The prompt, with what each of its choices leads to, and which of them may be the end."""
    if decision.kind in session.game.unforeseen:
        return prompt
    seat = decision.seat
    choices = [
        _told(session.game, decision, choice, [] if choice.outcome else foresee(session, seat, choice.action))
        for choice in prompt.choices[:MOST_PLAYED]
    ]
    return replace(prompt, choices=_warned(prompt, choices + prompt.choices[MOST_PLAYED:], asks_twice=True))


def with_live_outcomes(session: LiveSession, decision: Decision, prompt: Prompt) -> Prompt:
    """What each open action of a live game leads to at this moment. Nobody has the time to be asked twice."""
    seat = decision.seat
    choices = [
        _told(session.game, decision, choice, [] if choice.outcome else foresee_live(session, seat, choice.action))
        for choice in prompt.choices[:MOST_PLAYED]
    ]
    return replace(prompt, choices=_warned(prompt, choices + prompt.choices[MOST_PLAYED:], asks_twice=False))


def _told(game: Game, decision: Decision, choice: Choice, worlds: list[Foreseen]) -> Choice:
    """A choice with what all worlds agree on. What the game has told of it already stands."""
    seat = decision.seat
    if not worlds:
        falls = any(effect.kind == "falls" and effect.seat == seat for effect in choice.outcome)
        return replace(choice, danger=Danger("danger-falls")) if falls and choice.danger is None else choice
    each = [[*game.effects(world.before, world.after, seat), *_victories(game, world)] for world in worlds]
    certain = [effect for effect in each[0] if all(effect in others for others in each[1:])]
    return replace(choice, outcome=certain, danger=choice.danger or _danger(game, decision, choice.action, worlds))


def _victories(game: Game, world: Foreseen) -> list[Effect]:
    """Who has won, where the match is over."""
    winners = () if world.outcome is None else world.outcome.winners
    return [Effect("wins", seat, 0, 0, "effect-wins", {"who": game.seat_name(world.after, seat)}) for seat in winners]


def _danger(game: Game, decision: Decision, action: int, worlds: list[Foreseen]) -> Danger | None:
    """How the answer may end the match of the one who gives it."""
    seat = decision.seat
    ends = [end_of(game, seat, world) for world in worlds]
    worst = next((end for end in ends if end is not None), None)
    if worst is not None:
        always = all(end is not None for end in ends)
        end, params = worst
        if end == ALL_LOSE and any(world.revealed for world in worlds):
            always = False  # the box may have turned the card that did it: a few worlds that agree prove nothing
        return Danger(f"danger-{end}" if always else f"danger-{end}-maybe", params, 1 if always else 0, 1)
    chance = max(game.risk(decision, action, world.before, world.after) for world in worlds)
    if chance < SPOKEN_OF:
        return None
    n, of = odds(chance)
    return Danger("danger-falls-odds", {"n": n, "of": of}, n, of)


def end_of(game: Game, seat: int, world: Foreseen) -> tuple[str, dict[str, object]] | None:
    """What ended this seat's match, if something did: it is out, or others have won."""
    if seat in game.out(world.after) and seat not in game.out(world.before):
        return "falls", {}
    if world.outcome is None or seat in world.outcome.winners:
        return None
    if not world.outcome.winners:
        return ALL_LOSE, {}
    return "loses", {"who": game.seat_name(world.after, world.outcome.winners[0])}


def _warned(prompt: Prompt, choices: list[Choice], *, asks_twice: bool) -> list[Choice]:
    """The choices, with those marked that people are asked twice for: the grave ones, unless there is no other way."""
    doomed = prompt.pick == "one" and all(one.danger is not None and _is_certain(one.danger) for one in choices)
    if doomed or not asks_twice:
        return choices
    return [
        one
        if one.danger is None
        else replace(one, danger=replace(one.danger, grave=one.danger.n == 0 or one.danger.n / one.danger.of >= GRAVE))
        for one in choices
    ]


def _is_certain(danger: Danger) -> bool:
    return danger.n == danger.of


def odds(chance: float) -> tuple[int, int]:
    """A chance as people say it: one in so many, or, where it is more likely than not, the nearest of small numbers."""
    if chance <= 0.5:
        return 1, round(1 / chance)
    fractions = [(n, of) for of in range(2, MOST_OF + 1) for n in range(1, of)]
    return min(fractions, key=lambda fraction: (abs(fraction[0] / fraction[1] - chance), fraction[1]))


# -- playing an answer -----------------------------------------------------------------------------------------


def foresee(session: FlowSession, seat: int, action: int) -> list[Foreseen]:
    """What an answer leads to at once, in a few possible worlds, and with different answers of those who are asked in
    secret at the same time. Nothing where an open choice still waits for others, since all may change theirs until
    then; and nothing where a rule fails, which is told to who gives this answer."""
    ask = session.ask
    others = isinstance(ask, Together) and len(ask.decisions) > 1
    if isinstance(ask, Together) and ask.open:
        if any(other.seat != seat and other.seat not in ask.answers for other in ask.decisions):
            return []
        others = False  # all other answers are known
    found: list[Foreseen] = []
    for number in range(4 if others else 2):
        try:
            world = session.sample_playout(seat, seeded(number), True)
            if isinstance(world.ask, Together):
                for other in world.ask.decisions:
                    if other.seat != seat and other.seat not in world.ask.answers:
                        world.ask.answers[other.seat] = other.actions[-(number % 2)]
            found.append(played(world, seat, action))
        except Exception:  # noqa: BLE001  (a rule fails: the question is shown all the same)
            return []
        if not others and not found[0].revealed:
            break
    return found


def played(world: FlowSession, seat: int, action: int) -> Foreseen:
    """One world, played on until someone is asked, luck is needed, something hidden comes to light, or the next turn
    begins."""
    game, table = world.game, world.table
    before = world.state.copy()
    table.chance = NoLuck()
    reveals, turns = table.reveals, game.turns(before)
    settled = before
    outcome: Outcome | None = None
    try:
        ask = world.step(seat, action)
        while isinstance(ask, Checkpoint) and table.reveals == reveals:
            settled = table.state.copy()
            ask = world.go_on()
    except LuckNeeded:
        pass
    except StopIteration:
        outcome = game.outcome(table.state)
    if outcome is None and settled is not before and game.turns(table.state) != turns:
        return Foreseen(before, settled, None, table.reveals != reveals)  # what the next turn brings is no consequence
    return Foreseen(before, table.state, outcome, table.reveals != reveals)


def foresee_live(session: LiveSession, seat: int, action: int) -> list[Foreseen]:
    """What an action of a live game does at this very moment, in a few possible worlds."""
    found: list[Foreseen] = []
    for number in range(2):
        table: LiveTable = session.sample_table(seat, seeded(number))
        before, reveals = table.state.copy(), table.reveals
        table.chance = NoLuck()
        try:
            table.act(seat, action)
        except LuckNeeded:
            pass
        except Exception:  # noqa: BLE001  (a rule fails: what can be done is shown all the same)
            return []
        outcome = session.game.outcome(table.state) if table.ended() else None
        found.append(Foreseen(before, table.state, outcome, table.reveals != reveals))
        if not found[0].revealed:
            break
    return found
