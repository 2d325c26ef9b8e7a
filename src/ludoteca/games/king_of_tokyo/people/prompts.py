"""Every question of King of Tokyo as the one who must answer sees it. Keys and parameters only."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.games.king_of_tokyo import actions as do
from ludoteca.games.king_of_tokyo.actions import extra_choice, extra_kind, is_extra
from ludoteca.games.king_of_tokyo.people import causes, dangers, previews
from ludoteca.games.king_of_tokyo.people.names import (
    card_name,
    card_named,
    card_rule,
    dice_named,
    dice_word,
    face_name,
    monster_name,
)
from ludoteca.games.king_of_tokyo.people.view import still_table
from ludoteca.games.king_of_tokyo.rules import damage, market
from ludoteca.games.king_of_tokyo.state import OUTSIDE, PLACE_NAMES, TokyoState
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice, Prompt

GROUP_NAMES = ("numbers", "energies", "hearts", "claws")
HEART_USES = ("me", "poison", "shrink")


def present(state: TokyoState, decision: Decision) -> Prompt:
    """A decision as the one who answers it sees it."""
    return _PRESENTERS[decision.kind](state, decision)


def _offered(state: TokyoState, seat: int, action: int, more: dict[str, Any] | None = None) -> Choice:
    """A choice that a card offers, shown as that card says."""
    kind = extra_kind(action)
    content = state.content
    shown = content.powers[kind].offer(still_table(state), state.monsters[seat], extra_choice(action))
    params = {"card": card_name(state.content, kind), **(more or {}), **shown.params}
    return Choice(action, shown.label, params, shown.refs, card_rule(content, kind))


def _keep(state: TokyoState, decision: Decision) -> Prompt:
    everything = (1 << len(state.dice)) - 1
    given = previews.of_kept_dice(state)
    extras = [action for action in decision.actions if is_extra(action)]
    return Prompt(
        "keep",
        "ask-keep",
        "KOT-R23",
        {"left": state.rolls_left},
        pick="subset" if state.rolls_left else "one",
        items=[f"die:{index}" for index in range(len(state.dice))],
        named=[dice_named(face) for face in state.dice],
        choices=[
            Choice(everything, "do-stop", {}, [], "KOT-R24", given.outcomes[given.by_mask[everything]]),
            *(_offered(state, decision.seat, action) for action in extras),
        ],
        preview=given if state.rolls_left else None,
    )


def _probe(state: TokyoState, _decision: Decision) -> Prompt:
    choices = [Choice(0, "do-no-probe", {}, [], "KOT-psychic_probe")]
    for index, face in enumerate(state.dice):
        choices.append(Choice(index + 1, "do-probe", {"face": face_name(face)}, [f"die:{index}"], "KOT-psychic_probe"))
    params = {"monster": monster_name(state, state.turn)}
    return Prompt("probe", "ask-probe", "KOT-psychic_probe", params, choices=choices)


def _reroll_three(_state: TokyoState, decision: Decision) -> Prompt:
    die = [f"die:{decision.about}"]
    params = {"card": card_named("background_dweller"), "n": 1}
    choices = [
        Choice(0, "do-leave-three", {}, [], "KOT-background_dweller.2"),
        Choice(1, "do-reroll-threes", params, die, "KOT-background_dweller"),
    ]
    return Prompt("reroll-three", "ask-reroll-three", "KOT-background_dweller.2", choices=choices)


def _camouflage_threes(_state: TokyoState, decision: Decision) -> Prompt:
    assert isinstance(decision.about, int)
    choices = [Choice(0, "do-leave-threes", {}, [], "KOT-background_dweller.2")]
    for n in range(1, len(decision.actions)):
        params = {"card": card_named("background_dweller"), "n": n}
        choices.append(Choice(n, "do-reroll-threes", params, [], "KOT-background_dweller.2"))
    shown = {"dice": dice_word(decision.about)}
    return Prompt("camouflage-threes", "ask-camouflage-threes", "KOT-background_dweller.2", shown, choices=choices)


def _change(state: TokyoState, decision: Decision) -> Prompt:
    choices = []
    after = previews.Changed(state)
    for action in decision.actions:
        plain = Choice(action, "do-no-change", rule="KOT-X24")
        shown = _offered(state, decision.seat, action) if is_extra(action) else plain
        choices.append(replace(shown, outcome=after.by(action)))
    return Prompt("change", "ask-change", "KOT-X24", choices=choices)


def _resolve(state: TokyoState, decision: Decision) -> Prompt:
    choices = [
        Choice(group, f"do-resolve-{GROUP_NAMES[group]}", {}, _dice_of_group(state, group), "KOT-R25")
        for group in decision.actions
    ]
    return Prompt("resolve", "ask-resolve", "KOT-R25", choices=choices)


def _dice_of_group(state: TokyoState, group: int) -> list[str]:
    faces = {do.NUMBERS: (0, 1, 2), do.ENERGIES: (4,), do.HEARTS: (3,), do.CLAWS: (5,)}[group]
    return [f"die:{index}" for index, face in enumerate(state.dice) if face in faces]


def _heart(state: TokyoState, decision: Decision) -> Prompt:
    choices = []
    for action in decision.actions:
        if action >= do.FOR_PATIENT:
            seat = action - do.FOR_PATIENT
            params = {"monster": monster_name(state, seat)}
            choices.append(Choice(action, "do-heart-patient", params, [f"seat:{seat}"], "KOT-healing_ray"))
        else:
            rule = "KOT-R35" if action == do.FOR_ME else "KOT-R61"
            choices.append(Choice(action, f"do-heart-{HEART_USES[action]}", {}, [f"seat:{decision.seat}"], rule))
    number = decision.about if isinstance(decision.about, int) else 0
    which = {"n": number + 1, "of": state.dice.count(3)}
    return Prompt("heart", "ask-heart", "KOT-X33", which, choices=choices)


def _yield(state: TokyoState, decision: Decision) -> Prompt:
    me = state.monsters[decision.seat]
    attacker = decision.about if isinstance(decision.about, int) else state.turn
    params = {
        "monster": monster_name(state, attacker),
        "hearts": me.hearts,
        "place": (f"place-{PLACE_NAMES[me.place]}", {}),
    }
    choices = [
        Choice(do.YIELD, "do-yield", params, [f"seat:{decision.seat}"], "KOT-R31"),
        Choice(do.STAY, "do-stay", params, [f"place:{PLACE_NAMES[me.place]}"], "KOT-R31"),
    ]
    outside = state.copy()
    outside.monsters[decision.seat].place = OUTSIDE
    about = {
        "attacker": attacker,
        "threats": _threats(state, decision.seat),
        "hearts_left": round(dangers.hearts_left(state, decision.seat)),
    }
    after_leaving = _threats(outside, decision.seat)
    if after_leaving:
        about["threats_outside"] = after_leaving
        about["hearts_left_outside"] = round(dangers.hearts_left(outside, decision.seat))
    return Prompt("yield", "ask-yield", "KOT-R31", params, choices=choices, about=about)


def _threats(state: TokyoState, seat: int) -> list[dict[str, int]]:
    """Who can claw at this seat before its next turn, and for how many hearts on average."""
    return [
        {"seat": int(threat.seat), "hearts": max(1, round(threat.mean()))} for threat in dangers.threats(state, seat)
    ]


def _react(state: TokyoState, decision: Decision) -> Prompt:
    hit = decision.about
    assert isinstance(hit, damage.Hit)
    params: dict[str, Any] = {
        "n": hit.amount,
        "hearts": state.monsters[decision.seat].hearts,
        "cause": causes.cause(state.content, hit.cause)[1:],
    }
    choices = []
    for action in decision.actions:
        if is_extra(action):
            choices.append(_offered(state, decision.seat, action, params))
        else:
            choices.append(Choice(action, "do-take-it", params, [f"seat:{decision.seat}"], "KOT-R29"))
    return Prompt("react", "ask-react", "KOT-R29", params, choices=choices)


def _rapid(_state: TokyoState, decision: Decision) -> Prompt:
    params = {"card": card_named("rapid_healing")}
    choices = [
        Choice(1, "do-react-rapid_healing", params, [f"seat:{decision.seat}"], "KOT-rapid_healing"),
        Choice(0, "do-enough", {}, [], "KOT-rapid_healing"),
    ]
    return Prompt("rapid-healing", "ask-rapid-healing", "KOT-rapid_healing", choices=choices)


def _market_choice(state: TokyoState, seat: int, action: int) -> Choice:
    """Buying the card in a slot."""
    me = state.monsters[seat]
    card = state.market[action - 1]
    cost = market.price(still_table(state), me, card)
    return Choice(
        action,
        "do-buy",
        {"card": card_name(state.content, state.content.kind_of[card]), "n": cost},
        [f"card:{card}"],
        "KOT-R47",
    )


def _buy(state: TokyoState, decision: Decision) -> Prompt:
    me = state.monsters[decision.seat]
    choices = []
    for action in decision.actions:
        if action == do.DONE:
            choices.append(Choice(action, "do-finish-buying", {}, [], "KOT-R51"))
        elif action == do.SWEEP:
            choices.append(Choice(action, "do-sweep", {"n": market.SWEEP_PRICE}, ["market"], "KOT-R49"))
        elif not is_extra(action):
            choices.append(_market_choice(state, decision.seat, action))
        else:
            choices.append(_offered(state, decision.seat, action))
    return Prompt("buy", "ask-buy", "KOT-R47", {"energy": me.energy}, choices=choices)


def _snatch(state: TokyoState, decision: Decision) -> Prompt:
    choices = [
        Choice(action, "do-no-snatch", {}, [], "KOT-opportunist")
        if action == do.DONE
        else _market_choice(state, decision.seat, action)
        for action in decision.actions
    ]
    params = {"energy": state.monsters[decision.seat].energy, "monster": monster_name(state, state.turn)}
    return Prompt("snatch", "ask-snatch", "KOT-R59", params, choices=choices)


def _sell(state: TokyoState, decision: Decision) -> Prompt:
    choices = []
    for action in decision.actions:
        if action == 0:
            choices.append(Choice(0, "do-enough", {}, [], "KOT-R60"))
        else:
            kind = state.content.kind_of[action - 1]
            params = {"card": card_name(state.content, kind), "n": state.content.costs[kind]}
            choices.append(Choice(action, "do-sell", params, [f"card:{action - 1}"], "KOT-R60"))
    return Prompt("sell", "ask-sell", "KOT-R60", choices=choices)


def _mimic(state: TokyoState, decision: Decision) -> Prompt:
    choices = []
    for action in decision.actions:
        if action == 0:
            choices.append(Choice(0, "do-leave-mimic", {}, [], "KOT-R57"))
        else:
            owner = next(monster.seat for monster in state.monsters if action - 1 in monster.cards)
            params = {
                "card": card_name(state.content, state.content.kind_of[action - 1]),
                "monster": monster_name(state, owner),
            }
            choices.append(Choice(action, "do-mimic", params, [f"card:{action - 1}"], "KOT-R57"))
    return Prompt(decision.kind, f"ask-{decision.kind}", "KOT-R57", choices=choices)


_PRESENTERS = {
    "keep": _keep,
    "probe": _probe,
    "reroll-three": _reroll_three,
    "change": _change,
    "resolve": _resolve,
    "heart": _heart,
    "yield": _yield,
    "react": _react,
    "camouflage-threes": _camouflage_threes,
    "rapid-healing": _rapid,
    "buy": _buy,
    "snatch": _snatch,
    "sell": _sell,
    "mimic": _mimic,
    "mimic-move": _mimic,
}
