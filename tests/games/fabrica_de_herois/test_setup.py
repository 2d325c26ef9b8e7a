"""Setting up, and the frame of a match (FH-R1 to FH-R15)."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.fabrica_de_herois.actions import team_action
from ludoteca.games.fabrica_de_herois.state import DECK, FactoryState
from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.session import Session
from tests.games.fabrica_de_herois.table import FH, Scene, hero, mission

GAME = ludoteca.game(FH)
ALL_FIVE = 0b11111


def state_of(session: Session) -> FactoryState:
    state = session.state
    assert isinstance(state, FactoryState)
    return state


@pytest.mark.rule("FH-R1", "FH-R2", "FH-R22")
def test_two_to_six_players_and_no_others() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            GAME.start(seats, 1)


@pytest.mark.rule("FH-R4", "FH-R5", "FH-R77")
@pytest.mark.parametrize("target", [10, 25, 80])
def test_the_target_can_be_agreed_on(target: int) -> None:
    assert state_of(GAME.start(2, 1, {"target": target})).target == target
    assert state_of(GAME.start(2, 1)).target == 40


@pytest.mark.rule("FH-R4", "FH-R2", "FH-D-20")
def test_a_lower_target_is_reached_sooner() -> None:
    scene = Scene(
        missions=[mission("ten", 10, "orange", rewards="draw 1")],
        heroes=[hero("strong", 4, discard="help wipe"), hero("strong2", 4), hero("strong3", 4)],
        players=[{"field": "strong strong2 strong3", "mission": "ten"}, {"field": "p1"}],
        step="compare",
        target=10,
    )
    assert scene.g.session.outcome is not None
    assert scene.g.session.outcome.winners == (0,)
    assert scene.told("drew") == [], "the card counts first: rewards, income and a new Mission no longer happen"
    assert scene.mission(0) == ""


@pytest.mark.rule("FH-R6", "FH-R7", "FH-D-1", "FH-D-46")
def test_three_decks_and_what_everyone_receives() -> None:
    session = GAME.start(4, 5)
    state = state_of(session)
    assert len(state.deck) == 100 - 4 * 5
    assert len(state.missions) == 75
    assert len(state.bases) == 15 - 4, "the other Bases stay face down"
    for player in state.players:
        assert len(player.support) == 5
        assert player.base >= 0
    assert all(state.zone[number] == DECK for number in state.deck)


@pytest.mark.rule("FH-D-26", "FH-R8", "FH-D-45")
def test_teams_are_built_at_the_same_time_unseen_until_all_are_done() -> None:
    session = GAME.start(3, 2)
    assert sorted(session.pending) == [0, 1, 2]
    assert [event.kind for event in session.opening].count("base") == 3, "the Bases lie open already"
    told = session.answer(1, team_action(ALL_FIVE, 2))
    assert told == []
    assert all(not player.field for player in state_of(session).players)
    session.answer(0, team_action(0b00011, 0))
    session.answer(2, team_action(0b01111, 3))
    assert [len(player.field) for player in state_of(session).players] == [2, 5, 4]


@pytest.mark.rule("FH-R10", "FH-R14", "FH-R81")
def test_the_leader_is_one_of_the_field() -> None:
    session = GAME.start(2, 2)
    dealt = state_of(session).players[0].support[:]
    session.answer(0, team_action(0b01100, 3))
    told = session.answer(1, team_action(ALL_FIVE, 0))
    player = state_of(session).players[0]
    assert player.leader == dealt[3]
    mine = [(event.kind, event.args[1]) for event in told if event.kind in ("entered", "leads") and event.args[0] == 0]
    assert mine == [("entered", dealt[2]), ("entered", dealt[3]), ("leads", dealt[3])], "nobody else led for a moment"
    assert player.field == [dealt[2], dealt[3]]
    assert player.support == [dealt[0], dealt[1], dealt[4]]


@pytest.mark.rule("FH-R15")
def test_the_lowest_bonus_of_a_leader_begins() -> None:
    def dealt(seed: int) -> tuple[Session, list[list[int]]]:
        session = GAME.start(2, seed)
        state = state_of(session)
        return session, [[state.content.bonus[card] for card in player.support] for player in state.players]

    session, (first, second) = next(deal for deal in map(dealt, range(100)) if max(deal[1][0]) > min(deal[1][1]))
    high, low = first.index(max(first)), second.index(min(second))
    session.answer(0, team_action(ALL_FIVE, high))
    session.answer(1, team_action(ALL_FIVE, low))
    assert state_of(session).turn == 1


@pytest.mark.rule("FH-R15", "FH-D-27")
def test_the_tied_roll_and_ties_roll_again() -> None:
    luck = Scripted(0)
    luck.force("first", [5, 5])
    luck.force("first", [1, 4])
    session = GAME.start(2, chance=luck)
    state = state_of(session)
    bonus = state.content.bonus
    shared = {bonus[card] for card in state.players[0].support} & {bonus[card] for card in state.players[1].support}
    assert shared, "this deal has Leaders of the same Bonus"
    same = min(shared)
    for seat in (0, 1):
        places = [place for place, card in enumerate(state.players[seat].support) if bonus[card] == same]
        session.answer(seat, team_action(ALL_FIVE, places[0]))
    assert luck.leftover() == []
    assert state_of(session).turn == 1
