"""Events tell every number that changes, as it is afterwards: whoever only listens knows how all monsters stand."""

from __future__ import annotations

import pytest

from ludoteca.games.king_of_tokyo.game import GAME
from ludoteca.games.king_of_tokyo.state import Monster, TokyoState
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.event import Event

NUMBERS = ("stars", "hearts", "energy", "poison", "shrink")
NOTHING = {"hearts": 0, "energy": 0, "poison": 0, "shrink": 0}  # what is left of a monster that fell


def numbers(monster: Monster) -> dict[str, int]:
    return {name: getattr(monster, name) for name in NUMBERS}


def listen(heard: list[dict[str, int]], event: Event) -> None:
    """Take the numbers that an event tells, and nothing else."""
    told = dict(zip([name for name, _ in GAME.events[event.kind].params], event.args, strict=False))
    if event.kind == "fell":
        heard[told["seat"]].update(NOTHING)
    if "seat" in told:
        heard[told["seat"]].update({name: told[name] for name in NUMBERS if name in told})


@pytest.mark.parametrize("seed", range(12))
def test_whoever_listens_knows_how_all_monsters_stand(seed: int) -> None:
    cards = GAME.content({}).ids
    hand = [card for card in cards[seed * 3 : seed * 3 + 6] if GAME.content({}).keep[cards.index(card)]]
    rich = [card for card in ("rapid_healing", "healing_ray", "parasitic_tentacles", "stretchy") if card not in hand]
    players = [{"cards": hand, "energy": 9}, {"cards": rich, "energy": 9, "place": "city"}, {"energy": 9}]
    session = GAME.start_at({"players": players, "turn": 0}, seed=seed)
    state = session.state
    assert isinstance(state, TokyoState)
    heard = [{"stars": 0, "hearts": 10, "energy": 9, "poison": 0, "shrink": 0} for _ in players]
    if "even_bigger" in hand:
        heard[0]["hearts"] = 12
    events = session.opening
    whim = seeded(seed)
    while True:
        for event in events:
            listen(heard, event)
        state = session.state
        assert isinstance(state, TokyoState)
        assert heard == [numbers(monster) for monster in state.monsters], events
        if session.outcome is not None:
            return
        seat, decision = next(iter(session.pending.items()))
        events = session.answer(seat, decision.actions[whim.below(len(decision.actions))])
