"""What a seat may see of Night Ferry, and how its decisions are shown."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice, Effect, Prompt
from tests.kernel.night_ferry.rules import CALM, DRAW, LOAD, NO, WHISTLE
from tests.kernel.night_ferry.state import NOTHING, FerryState


def crate_name(crate: int) -> tuple[str, dict[str, Any]]:
    """The message that names a crate."""
    return "crate", {"n": crate + 1}


def board(s: FerryState, seat: int | None) -> dict[str, Any]:
    """Built up from nothing: what is not written here stays hidden."""
    return {
        "round": s.round,
        "rounds": s.rounds,
        "first": s.first,
        "deck": len(s.deck),
        "sea": list(s.sea),
        "lot": None if s.lot == NOTHING else s.lot,
        "players": [
            {"coins": s.coins[other], "hold": list(s.holds[other]), "hand": len(s.hands[other])}
            for other in range(len(s.hands))
        ],
        "hand": None if seat is None else sorted(s.hands[seat]),
    }


def _winning_bid(s: FerryState, seat: int, bid: int) -> list[Effect]:
    """What a bid would cost. All bid at once, so that nothing can be played beforehand: this is said by hand."""
    left = s.coins[seat] - bid
    return [Effect("coins", seat, -bid, left, "effect-coins-left", {"n": left})]


def present(s: FerryState, decision: Decision) -> Prompt:
    """A decision as the one who answers it sees it."""
    kind = decision.kind
    params: dict[str, Any] = {}
    rule = {"turn": "NF-R3", "toll": "NF-R4", "auction": "NF-R5", "bid": "NF-R6", "course": "NF-R7"}[kind]
    if kind == "turn":
        choices = [_turn_choice(action) for action in decision.actions]
    elif kind == "bid":
        params = {"crate": crate_name(s.lot)}
        choices = [
            Choice(bid, "do-bid", {"n": bid}, ["lot"], rule, _winning_bid(s, decision.seat, bid))
            for bid in decision.actions
        ]
    elif kind == "course":
        choices = [
            Choice(way, "do-calm" if way == CALM else "do-storm", {}, ["ferry"], rule) for way in decision.actions
        ]
    else:
        if kind == "toll":
            assert isinstance(decision.about, int)
            params = {"crate": crate_name(decision.about)}
        choices = [
            Choice(answer, f"do-no-{kind}" if answer == NO else f"do-{kind}", params, [], rule)
            for answer in decision.actions
        ]
    return Prompt(kind, f"ask-{kind}", rule, params, choices=choices)


def _turn_choice(action: int) -> Choice:
    if action == DRAW:
        return Choice(action, "do-draw", {}, ["deck"], "NF-R3")
    if action == WHISTLE:
        return Choice(action, "do-whistle", {}, ["wind"], "NF-R3")
    return Choice(action, "do-load", {"crate": crate_name(action - LOAD)}, [f"crate:{action - LOAD}"], "NF-R4")


def refuse(s: FerryState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
    """Why an action is not possible now."""
    if decision.kind == "bid" and action >= 0:
        return "refuse-too-poor", {"n": s.coins[decision.seat]}, "NF-R6"
    if decision.kind == "turn" and action >= LOAD:
        return "refuse-not-your-crate", {}, "NF-R4"
    return "refuse-not-offered", {}, present(s, decision).rule
