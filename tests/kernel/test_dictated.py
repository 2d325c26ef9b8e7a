"""Luck that is dictated from outside: what it is asked, what it takes, and that the rules play the same match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.dictated import Dictated, Draw, LuckAsked
from ludoteca.kernel.errors import BadScript, LudotecaError
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.record import Record
from ludoteca.testkit.moves import random_move

GAMES = [name for name in ludoteca.game_ids() if not isinstance(ludoteca.game(name), LiveGame)]
Run = Callable[[list[list[int]]], FlowSession]


def asked(luck: Callable[[Dictated], Any], *script: list[int]) -> Draw | None:
    """What is asked of luck that has this script."""
    try:
        luck(Dictated(list(script)))
    except LuckAsked as wanted:
        return wanted.draw
    return None


def drawn(draw: Draw, whim: Chance) -> list[int]:
    """One way in which a draw can come out, all equally likely by its own account."""
    whole = draw.whole()
    while whole is None:
        outcomes = draw.outcomes()
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        assert len(outcomes) > 1, "what can come out in one way only is no luck"
        draw = draw.say(outcomes[whim.below(len(outcomes))][0])
        whole = draw.whole()
    return whole


def settled(run: Run, whim: Chance, game: Game) -> FlowSession:
    """Let the rules run until they need no more luck."""
    luck: list[list[int]] = []
    while True:
        try:
            return run(luck)
        except LuckAsked as wanted:
            draw = wanted.draw
            assert max(draw.sides, *draw.left) <= game.most_outcomes
            luck.append(drawn(draw, whim))


def begun(game: Game, seats: int, whim: Chance) -> FlowSession:
    def start(luck: list[list[int]]) -> FlowSession:
        session = game.start(seats, chance=Dictated(luck))
        assert isinstance(session, FlowSession)
        return session

    return settled(start, whim, game)


# -- what is asked -----------------------------------------------------------------------------------------------


def test_every_die_is_one_outcome() -> None:
    draw = asked(lambda luck: luck.roll("roll", 6, 2, 3))
    assert draw is not None
    assert (draw.tag, draw.seat) == ("roll", 3)
    assert draw.outcomes() == [(face, 1 / 6) for face in range(6)]
    one_more = draw.say(5)
    assert one_more.whole() is None
    assert draw.said == []  # it is never changed
    assert one_more.say(0).whole() == [5, 0]
    assert Dictated([[5, 0]]).roll("roll", 6, 2) == [5, 0]


def test_a_shuffle_is_a_chain_of_picks_and_the_last_one_is_none() -> None:
    draw = asked(lambda luck: luck.shuffle("deck", [7, 3, 5]))
    assert draw is not None
    assert draw.outcomes() == [(3, 1 / 3), (5, 1 / 3), (7, 1 / 3)]
    assert draw.say(5).outcomes() == [(3, 1 / 2), (7, 1 / 2)]
    assert draw.say(5).say(7).whole() == [5, 7, 3]


def test_cards_that_are_alike_are_one_outcome() -> None:
    draw = asked(lambda luck: luck.shuffle("guild", [2, 1, 2, 2]))
    assert draw is not None
    assert draw.outcomes() == [(1, 1 / 4), (2, 3 / 4)]
    assert draw.say(1).whole() == [1, 2, 2, 2]
    assert draw.say(2).whole() is None


@pytest.mark.parametrize(
    "luck",
    [
        lambda luck: luck.roll("roll", 6, 0),
        lambda luck: luck.roll("support", 1, 1),
        lambda luck: luck.shuffle("deck", []),
        lambda luck: luck.shuffle("deck", [4]),
        lambda luck: luck.shuffle("guild", [4, 4, 4]),
    ],
)
def test_where_nothing_is_left_to_luck_nothing_is_asked(luck: Callable[[Dictated], Any]) -> None:
    assert asked(luck) is None


def test_what_cannot_come_out_is_refused() -> None:
    draw = asked(lambda luck: luck.shuffle("deck", [7, 3]))
    assert draw is not None
    with pytest.raises(BadScript, match="4 is no outcome of 'deck'"):
        draw.say(4)
    with pytest.raises(BadScript, match="2 dice with 6 faces"):
        Dictated([[1, 2, 3]]).roll("roll", 6, 2)
    with pytest.raises(BadScript, match="2 dice with 6 faces"):
        Dictated([[1, 6]]).roll("roll", 6, 2)
    with pytest.raises(BadScript, match="not of the same things"):
        Dictated([[1, 2]]).shuffle("deck", [1, 3])
    with pytest.raises(LudotecaError, match="no whims"):
        Dictated([]).below(3)
    with pytest.raises(LudotecaError, match="no dealer"):
        Dictated([]).for_dealing()


def test_a_copy_knows_what_is_still_to_come() -> None:
    luck = Dictated([[1], [2]])
    luck.roll("a", 6, 1)
    twin = luck.copy()
    assert twin.draws == 1
    assert twin.roll("b", 6, 1) == luck.roll("b", 6, 1) == [2]
    assert luck.and_then([[3]]).roll("c", 6, 1) == [3]
    with pytest.raises(LuckAsked, match="'c'"):
        luck.roll("c", 6, 1)


# -- matches -----------------------------------------------------------------------------------------------------


def step(session: FlowSession, whim: Chance) -> FlowSession:
    """Any answer, with any luck."""
    seat, action = random_move(session, whim)
    assert isinstance(seat, int)
    return settled(lambda luck: session.after(seat, action, luck), whim, session.game)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("end", [0, -1])
def test_a_match_with_dictated_luck_is_one_that_the_rules_play(game_id: str, end: int) -> None:
    """Its record, luck and all, is played again by the usual way, and comes to the same."""
    game = ludoteca.game(game_id)
    whim = seeded(20 + end)
    session = begun(game, game.seats[end], whim)
    for _ in range(60):
        if session.outcome is None:
            before, log = session, session.log()
            session = step(before, whim)
            assert before.log() == log, "a session that something follows from stays as it is"
    record = session.record()
    assert isinstance(record, Record)
    again = record.replay()
    assert game.dump(again.state) == game.dump(session.state)
    assert sorted(again.pending) == sorted(session.pending)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_world_that_is_dealt_goes_on_with_dictated_luck(game_id: str) -> None:
    game = ludoteca.game(game_id)
    whim = seeded(5)
    session = begun(game, 3, whim)
    for _ in range(12):
        session = step(session, whim)
    me = min(session.pending)
    worlds = [session.sample(me, Dictated([], seeded(seed))) for seed in (1, 1, 2)]
    states = [game.dump(world.state) for world in worlds]
    assert states[0] == states[1]
    assert game.secrets is (states[0] != states[2])
    ends = []  # the same answers and the same luck in two copies of one world
    for world in worlds[:2]:
        assert isinstance(world, FlowSession)
        going, luck = world, seeded(9)
        for _ in range(10):
            if going.outcome is None:
                going = step(going, luck)
        assert going.sampled
        ends.append(game.dump(going.state))
    assert ends[0] == ends[1]


def test_an_answer_that_luck_does_not_fit_changes_nothing() -> None:
    game = ludoteca.game("king-of-tokyo")
    session = begun(game, 2, seeded(1))
    seat = min(session.pending)
    decision = session.pending[seat]
    with pytest.raises(LuckAsked):  # nothing is kept of all dice: they are rolled again
        session.after(seat, 0, [])
    with pytest.raises(BadScript, match="6 dice with 6 faces"):
        session.after(seat, 0, [[0]])
    assert session.pending[seat] is decision
