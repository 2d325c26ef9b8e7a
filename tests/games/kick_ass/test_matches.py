"""Whole matches: from the set-up to the end, and from the last chapter of each plot."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.games.kick_ass.content.box import PLOT_NAMES
from ludoteca.games.kick_ass.state import REASONS
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Policy, RandomPolicy

GAME = ludoteca.game("kick-ass")
PLOTS = [name.replace("_", "-") for name in PLOT_NAMES]


def play(session: Any, policy: Policy, seed: int) -> tuple[str, int]:
    """Everybody plays like this to the end; every piece is somewhere once afterwards."""
    count = session.finish([policy] * session.seats, seeded(seed))
    GAME.check(session.state)
    assert session.outcome is not None
    assert session.outcome.reason in REASONS[1:]
    return session.outcome.reason, count


@pytest.mark.rule("KA-R1", "KA-R2", "KA-R3", "KA-D-65")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_random_match_ends(seats: int) -> None:
    for seed in range(10):
        plot = PLOTS[seed % 5]
        _, count = play(GAME.start(seats, seed, {"plot": plot}), RandomPolicy(), seed)
        assert count < 5000


def last_chapter(plot: str, seats: int, seed: int) -> dict[str, Any]:
    """The plot is revealed, its Boss is weak, nobody comes any more: what is left is the plot itself."""
    strong = {"slot": "hand", "lines": ["combat: roll 6 red + roll 6 blue"]}
    names = ("kick-ass", "hit-girl", "big-daddy", "night-bitch")
    box = GAME.content({})
    own = [box.heroes[box_hero].cards for box_hero in (0, 1, 2, 6)]
    players = [
        {
            "hero": names[seat],
            "items": [{**strong, "cost": 1 + seat}],
            "hand": [box.cards[card].id for card in own[seat]],
        }
        for seat in range(seats)
    ]
    position: dict[str, Any] = {"players": players, "plot": plot, "revealed": True, "arrivals": [0], "phase": "events"}
    weak = {"power": 1, "life": 2, "armour": 0}
    if plot == "vic":
        position |= {"boss": {"at": "police", **weak}, "gang": 1, "skull": seed % 12}
    elif plot == "don":
        position |= {"boss": {"at": "wall_street", **weak}, "gang": 1}
    elif plot == "john":
        position |= {"pieces": 3, "phase": "raid", "twists": [[], [], []], "boss": {"at": "third", **weak}}
        position["supers"] = {"arena": 1, "second": 1}
    elif plot == "mother":
        position |= {"pieces": 4, "phase": "raid", "twists": [[]], "wave": 1, "minions": {"arena": 1}}
    else:
        position |= {"boss": {"at": "docks", **weak}}
    if position["phase"] == "raid":
        for player in players:
            player["at"] = "arena"
    return position


@pytest.mark.rule("KA-R142", "KA-R170", "KA-R180", "KA-R188", "KA-R200", "KA-R210")
@pytest.mark.parametrize("plot", PLOTS)
def test_every_plot_can_be_played_to_its_end(plot: str) -> None:
    reasons = set()
    for seed in range(12):
        session = GAME.start_at(last_chapter(plot, 1 + seed % 4, seed), seed)
        reasons.add(play(session, RandomPolicy(), seed)[0])
    if plot in {"john", "red-mist", "vic"}:
        assert "won" in reasons, reasons
    assert "running" not in reasons


@pytest.mark.rule("KA-D-61")
def test_copies_and_worlds_of_a_match_go_on_alike() -> None:
    session = GAME.start(3, 7, {"plot": "don"})
    luck = seeded(7)
    for _ in range(60):
        if session.outcome is not None:
            break
        seat = sorted(session.pending)[luck.below(len(session.pending))]
        decision = session.pending[seat]
        action = decision.actions[luck.below(len(decision.actions))]
        twin = session.clone()
        assert GAME.dump(twin.state) == GAME.dump(session.state)
        world = session.sample(seat, seeded(1))
        GAME.check(world.state)
        assert world.view(seat) == session.view(seat)
        session.answer(seat, action)
        twin.answer(seat, action)
        assert GAME.dump(twin.state) == GAME.dump(session.state)


@pytest.mark.rule("KA-D-61")
def test_nobody_can_tell_what_lies_face_down() -> None:
    session = GAME.start(2, 3, {"plot": "random"})
    worlds = [session.sample(0, seeded(seed)).state for seed in range(12)]
    assert len({world.plot for world in worlds}) > 1  # type: ignore[attr-defined]
    assert len({tuple(world.heroes[0].crises) for world in worlds}) > 1  # type: ignore[attr-defined]
    assert len({tuple(world.event_deck) for world in worlds}) > 1  # type: ignore[attr-defined]
    assert len({tuple(world.spawn_deck) for world in worlds}) > 1  # type: ignore[attr-defined]
