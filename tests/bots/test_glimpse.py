"""Bots see what their seat may see, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.bots import LEVELS, Glimpse, make_bot
from ludoteca.kernel.chance import Scripted, seeded
from ludoteca.kernel.flow import State
from ludoteca.kernel.session import Session
from tests.bots.play import KOT
from tests.kernel.night_ferry.game import NightFerry
from tests.kernel.night_ferry.state import Ferry, FerryState


def _start() -> Session:
    return ludoteca.game(KOT).start(seats=4, seed=11)


def test_no_public_name_leads_to_the_true_session() -> None:
    session = _start()
    glimpse = Glimpse(session, 0)
    public = sorted(name for name in dir(glimpse) if not name.startswith("_"))
    methods = ["common", "sample", "sample_playout", "sample_table", "team", "view"]
    assert public == sorted([*methods, "moves", "people", "seat", "seats", "wishes"])
    assert glimpse.wishes == ()  # what partners have pinned for everyone to see
    assert all(type(seat) is int for seat in glimpse.people)
    for name in ("moves", "seat", "seats"):
        assert isinstance(getattr(glimpse, name), int)
    assert not hasattr(glimpse, "__dict__")


@pytest.mark.parametrize("cheap", [False, True])
def test_a_sampled_world_tells_nothing_of_the_true_one(cheap: bool) -> None:
    session = _start()
    glimpse = Glimpse(session, 0)
    world = (glimpse.sample_playout if cheap else glimpse.sample)(seeded(1))
    assert world.seed is None
    assert world.position is None
    assert world.log() == []
    assert session.seed == 11
    assert session.log() != [], "the true match keeps its journal"
    assert world.view(0) == session.view(0)


def test_a_view_is_the_seats_own() -> None:
    session = _start()
    seat = next(iter(session.pending))
    assert Glimpse(session, seat).view() == session.view(seat)


def _position(deck: list[str]) -> dict[str, Any]:
    return {
        "players": [
            {"monster": "gigazaur", "hearts": 7, "stars": 5, "energy": 6, "cards": ["fire_breathing"]},
            {"monster": "the_king", "hearts": 5, "stars": 9, "energy": 2, "place": "city"},
            {"monster": "alienoid", "hearts": 8, "stars": 3, "energy": 4},
        ],
        "market": ["corner_store", "heal", "spiked_tail"],
        "deck": deck,
        "turn": 0,
    }


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_know_changes_no_choice(level: str) -> None:
    """Two matches that differ only in the order of the deck: the answers are the same, all through the turn."""
    game = ludoteca.game(KOT)
    decks = (["skyscraper", "wings", "tank"], ["jets", "frenzy", "energize"])
    answers: list[list[int]] = []
    for deck in decks:
        luck = Scripted(3)
        session = game.start_at(_position(deck), chance=luck)
        bots = [make_bot(level, KOT, 40 + seat, playouts=48) for seat in range(3)]
        given: list[int] = []
        while session.pending and len(given) < 4:
            seat, decision = next(iter(session.pending.items()))
            if decision.kind == "buy" and given:
                break  # what is bought turns the true deck up
            given.append(bots[seat].choose(Glimpse(session, seat), decision))
            session.answer(seat, given[-1])
        answers.append(given)
    assert answers[0] == answers[1]


@pytest.mark.parametrize("level", LEVELS)
def test_buying_is_decided_without_the_deck(level: str) -> None:
    game = ludoteca.game(KOT)
    answers: list[int] = []
    for deck in (["skyscraper", "wings", "tank"], ["jets", "frenzy", "energize"]):
        luck = Scripted(3)
        luck.force("roll", [4, 4, 4, 4, 3, 0])
        session = game.start_at(_position(deck), chance=luck)
        session.answer(0, 63)
        decision = session.pending[0]
        assert decision.kind == "buy"
        answers.append(make_bot(level, KOT, 8, playouts=48).choose(Glimpse(session, 0), decision))
    assert answers[0] == answers[1]


def test_a_world_of_common_knowledge_tells_no_hand_of_the_team() -> None:
    class Partners(NightFerry):
        def team(self, state: State, seat: int) -> tuple[int, ...]:
            return (0, 1, 2)

    session = Partners().start(3, seed=4)
    assert isinstance(session.state, FerryState)
    dealt = []
    for number in range(6):
        table = Glimpse(session, 1).common(seeded(number))
        assert isinstance(table, Ferry)
        assert Glimpse(session, 2).common(seeded(number)).state.__dict__ == table.state.__dict__, "who asks matters"
        dealt.append(table.s.hands)
    for seat in range(3):
        assert any(hands[seat] != session.state.hands[seat] for hands in dealt), f"seat {seat} shows its hand"
