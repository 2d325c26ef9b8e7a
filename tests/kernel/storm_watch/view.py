"""What a keeper may see of Storm Watch, and how questions are shown."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice, Prompt
from tests.kernel.storm_watch.rules import BRACE, REST, TAKE, USE
from tests.kernel.storm_watch.state import CLIFF, NOTHING, STEPS, WatchState, kind_of

PLANS = ("look-out", "fetch", "tend")
CHANNEL_NAMES = ("north", "south")
KINDS = ("oil", "rope", "flare")
RULES = {
    "plan": "SW-R3",
    "work": "SW-R4",
    "flare": "SW-R5",
    "beam": "SW-R6",
    "brace": "SW-R7",
    "brace-with": "SW-R7",
}


def store_name(store: int) -> tuple[str, dict[str, Any]]:
    """The message that names a store."""
    return f"store-{KINDS[kind_of(store)]}", {"n": store // 3 + 1}


def board(s: WatchState, seat: int | None) -> dict[str, Any]:
    """Built up from nothing: what is not written here stays hidden."""
    return {
        "night": s.night,
        "nights": s.nights,
        "step": STEPS[s.step],
        "lamp": s.lamp,
        "breaches": s.breaches,
        "cliff": CLIFF,
        "saved": s.saved,
        "lost": s.lost,
        "wanted": s.wanted,
        "deck": len(s.deck),
        "quay": list(s.quay),
        "spent": list(s.spent),
        "beam": None if s.beam == NOTHING else CHANNEL_NAMES[s.beam],
        "lit": [name for name, lit in zip(CHANNEL_NAMES, s.lit, strict=True) if lit],
        "sea": s.sea,
        "first": s.first,
        "keepers": [
            {
                "hand": len(s.hands[other]),
                "plan": None if s.plans[other] == NOTHING else PLANS[s.plans[other]],
                "resting": s.done[other],
            }
            for other in range(len(s.hands))
        ],
        "hand": None if seat is None else sorted(s.hands[seat]),
    }


def present(s: WatchState, decision: Decision) -> Prompt:
    """A question as the one who answers it sees it."""
    kind = decision.kind
    params: dict[str, Any] = {"n": s.sea} if kind == "brace" else {}
    return Prompt(kind, f"ask-{kind}", RULES[kind], params, choices=[_choice(kind, one) for one in decision.actions])


def _choice(kind: str, action: int) -> Choice:
    rule = RULES[kind]
    if kind == "plan":
        return Choice(action, f"do-{PLANS[action]}", {}, ["plans"], rule)
    if kind in ("beam", "flare"):
        name = CHANNEL_NAMES[action]
        return Choice(action, f"do-{kind}-{name}", {}, [f"channel:{name}"], rule)
    if kind == "brace":
        return Choice(action, "do-brace" if action == BRACE else "do-let-it-come", {}, ["cliff"], rule)
    if kind == "brace-with":
        return Choice(action, "do-brace-with", {"store": store_name(action)}, [f"store:{action}"], rule)
    if action == REST:
        return Choice(action, "do-rest", {}, [], rule)
    store = action - (USE if action >= USE else TAKE)
    label = "do-use" if action >= USE else "do-take"
    return Choice(action, label, {"store": store_name(store)}, [f"store:{store}"], rule)


def refuse(s: WatchState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
    """Why an action is not possible now."""
    rule = RULES[decision.kind]
    if decision.kind == "work" and action >= USE:
        return "refuse-not-in-your-hands", {}, rule
    if decision.kind == "work" and action >= TAKE:
        key = "refuse-hands-full" if action - TAKE in s.quay else "refuse-not-on-the-quay"
        return key, {}, rule
    if decision.kind == "brace-with" and action >= 0:
        return "refuse-not-in-your-hands", {}, rule
    return "refuse-not-offered", {}, rule
