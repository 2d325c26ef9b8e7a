"""What a seat may see of King of Tokyo, and how a decision is shown. Keys and parameters only; words are elsewhere.

Hidden in this game: the order of the deck, except what Made in a Lab has shown a seat; and, while two monsters
decide at once whether to yield, what the other one has answered (the session keeps that).
"""

from __future__ import annotations

from typing import Any

from ludoteca.games.king_of_tokyo.content import (
    CARD_IDS,
    COLORS,
    COSTS,
    FIGURES,
    ICONS,
    IS_KEEP,
    KIND_OF,
    MONSTERS,
)
from ludoteca.games.king_of_tokyo.powers import POWERS, extra_choice, extra_kind, is_extra
from ludoteca.games.king_of_tokyo.rules import attack, damage, dice, market
from ludoteca.games.king_of_tokyo.rules.ending import REASONS
from ludoteca.games.king_of_tokyo.rules.hand import MIMIC_CARD
from ludoteca.games.king_of_tokyo.rules.quantities import max_hearts
from ludoteca.games.king_of_tokyo.rules.rolling import BLACK_DICE
from ludoteca.games.king_of_tokyo.rules.tokyo import bay_is_open
from ludoteca.games.king_of_tokyo.state import FACE_NAMES, NO_CARD, PLACE_NAMES, Monster, Tokyo, TokyoState
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice, Prompt

STEP_NAMES = ("setup", "start", "roll", "probe", "change", "resolve", "buy", "end", "next", "over")
GROUP_NAMES = ("numbers", "energies", "hearts", "claws")
HEART_USES = ("me", "poison", "shrink")


def _table(state: TokyoState) -> Tokyo:
    """A table to ask rules questions of, without luck to lose or anyone to tell."""
    return Tokyo(state, seeded(0), None)


# -- the board -------------------------------------------------------------------------------------------------


def card_face(state: TokyoState, card: int) -> dict[str, Any]:
    """A card lying face up."""
    kind = KIND_OF[card]
    shown: dict[str, Any] = {
        "ref": f"card:{card}",
        "id": CARD_IDS[kind],
        "cost": COSTS[kind],
        "type": "keep" if IS_KEEP[kind] else "discard",
        "icon": ICONS[kind],
        "rule": f"KOT-{CARD_IDS[kind]}",
    }
    if state.charges[card]:
        shown["charges"] = state.charges[card]
    if card == MIMIC_CARD and state.copied != NO_CARD:
        shown["copies"] = {"ref": f"card:{state.copied}", "id": CARD_IDS[KIND_OF[state.copied]]}
    return shown


def monster_face(state: TokyoState, monster: Monster) -> dict[str, Any]:
    """A monster with its board, cards and tokens: all of it is open."""
    return {
        "ref": f"seat:{monster.seat}",
        "seat": monster.seat,
        "monster": MONSTERS[monster.monster],
        "figure": FIGURES[monster.monster],
        "color": COLORS[monster.monster],
        "hearts": monster.hearts,
        "max_hearts": max_hearts(monster),
        "stars": monster.stars,
        "energy": monster.energy,
        "place": PLACE_NAMES[monster.place],
        "poison": monster.poison,
        "shrink": monster.shrink,
        "alive": monster.alive,
        "wings": monster.wings,
        "cards": [card_face(state, card) for card in monster.cards],
    }


def board(state: TokyoState, seat: int | None) -> dict[str, Any]:
    """All that a seat may see."""
    active = state.monsters[state.turn]
    shown: dict[str, Any] = {
        "step": STEP_NAMES[state.step],
        "turn": state.turn,
        "turns": state.turns,
        "target": state.target,
        "monsters": [monster_face(state, monster) for monster in state.monsters],
        "bay_open": bay_is_open(_table(state)),
        "dice": [
            {
                "ref": f"die:{index}",
                "face": FACE_NAMES[face],
                "green": index >= BLACK_DICE,
                "kept": bool(state.kept >> index & 1),
            }
            for index, face in enumerate(state.dice)
        ],
        "rolls_left": state.rolls_left,
        "market": [
            None if card == NO_CARD else {**card_face(state, card), "price": market.price(active, card)}
            for card in state.market
        ],
        "deck": len(state.deck),
        "discard": [CARD_IDS[KIND_OF[card]] for card in state.discard],
        "extra_turns": list(state.frenzy),
        "reason": REASONS[state.reason],
    }
    if seat is not None:
        known = state.knows[seat]
        shown["known_top"] = [card_face(state, card) for card in reversed(state.deck[len(state.deck) - known :])]
    return shown


# -- decisions -------------------------------------------------------------------------------------------------


def present(state: TokyoState, decision: Decision) -> Prompt:
    """A decision as the one who answers it sees it."""
    return _PRESENTERS[decision.kind](state, decision)


def card_name(kind: int) -> tuple[str, dict[str, Any]]:
    """The message that names a card."""
    return f"card-{CARD_IDS[kind]}", {}


def monster_name(state: TokyoState, seat: int) -> tuple[str, dict[str, Any]]:
    """The message that names a seat's monster."""
    return f"monster-{MONSTERS[state.monsters[seat].monster]}", {}


def _face(face: int) -> tuple[str, dict[str, Any]]:
    return f"face-{FACE_NAMES[face]}", {}


def _offered(state: TokyoState, seat: int, action: int, more: dict[str, Any] | None = None) -> Choice:
    """A choice that a card offers, shown as that card says."""
    kind = extra_kind(action)
    shown = POWERS[kind].offer(_table(state), state.monsters[seat], extra_choice(action))
    params = {"card": card_name(kind), **(more or {}), **shown.params}
    rule = f"KOT-{CARD_IDS[kind]}"
    if shown.left < 0:
        return Choice(action, shown.label, params, shown.refs, rule)
    return Choice(action, shown.label, params, shown.refs, rule, "note-energy-left", {"n": shown.left})


def _keep(state: TokyoState, decision: Decision) -> Prompt:
    everything = (1 << len(state.dice)) - 1
    plain = isinstance(decision.actions, range)  # a card that adds something makes it a list
    extras = [] if plain else [action for action in decision.actions if is_extra(action)]
    return Prompt(
        "keep",
        "ask-keep",
        "KOT-R23",
        {"left": state.rolls_left},
        pick="subset" if state.rolls_left else "one",
        items=[f"die:{index}" for index in range(len(state.dice))],
        choices=[
            Choice(everything, "do-stop", {}, [], "KOT-R24"),
            *(_offered(state, decision.seat, action) for action in extras),
        ],
    )


def _probe(state: TokyoState, _decision: Decision) -> Prompt:
    choices = [Choice(0, "do-no-probe", {}, [], "KOT-psychic_probe")]
    for index, face in enumerate(state.dice):
        choices.append(Choice(index + 1, "do-probe", {"face": _face(face)}, [f"die:{index}"], "KOT-psychic_probe"))
    params = {"monster": monster_name(state, state.turn)}
    return Prompt("probe", "ask-probe", "KOT-psychic_probe", params, choices=choices)


def _reroll_three(_state: TokyoState, decision: Decision) -> Prompt:
    die = [f"die:{decision.about}"]
    params = {"card": card_name(_kind("background_dweller")), "n": 1}
    choices = [
        Choice(0, "do-leave-three", {}, [], "KOT-background_dweller.2"),
        Choice(1, "do-reroll-threes", params, die, "KOT-background_dweller"),
    ]
    return Prompt("reroll-three", "ask-reroll-three", "KOT-background_dweller.2", choices=choices)


def _kind(card_id: str) -> int:
    return CARD_IDS.index(card_id)


def _change(state: TokyoState, decision: Decision) -> Prompt:
    choices = [
        _offered(state, decision.seat, action) if is_extra(action) else Choice(action, "do-no-change", rule="KOT-X24")
        for action in decision.actions
    ]
    return Prompt("change", "ask-change", "KOT-X24", choices=choices)


def _resolve(state: TokyoState, decision: Decision) -> Prompt:
    choices = [
        Choice(group, f"do-resolve-{GROUP_NAMES[group]}", {}, _dice_of_group(state, group), "KOT-R25")
        for group in decision.actions
    ]
    return Prompt("resolve", "ask-resolve", "KOT-R25", choices=choices)


def _dice_of_group(state: TokyoState, group: int) -> list[str]:
    faces = {dice.NUMBERS: (0, 1, 2), dice.ENERGIES: (4,), dice.HEARTS: (3,), dice.CLAWS: (5,)}[group]
    return [f"die:{index}" for index, face in enumerate(state.dice) if face in faces]


def _heart(state: TokyoState, decision: Decision) -> Prompt:
    choices = []
    for action in decision.actions:
        if action >= dice.FOR_PATIENT:
            seat = action - dice.FOR_PATIENT
            params = {"monster": monster_name(state, seat)}
            choices.append(Choice(action, "do-heart-patient", params, [f"seat:{seat}"], "KOT-healing_ray"))
        else:
            rule = "KOT-R35" if action == dice.FOR_ME else "KOT-R61"
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
        Choice(attack.YIELD, "do-yield", params, [f"seat:{decision.seat}"], "KOT-R31"),
        Choice(attack.STAY, "do-stay", params, [f"place:{PLACE_NAMES[me.place]}"], "KOT-R31"),
    ]
    return Prompt("yield", "ask-yield", "KOT-R31", params, choices=choices)


def _react(state: TokyoState, decision: Decision) -> Prompt:
    hit = decision.about
    assert isinstance(hit, damage.Hit)
    params: dict[str, Any] = {
        "n": hit.amount,
        "hearts": state.monsters[decision.seat].hearts,
        "cause": cause_word(hit.cause),
    }
    choices = []
    for action in decision.actions:
        if is_extra(action):
            choices.append(_offered(state, decision.seat, action, params))
        else:
            choices.append(Choice(action, "do-take-it", params, [f"seat:{decision.seat}"], "KOT-R29"))
    return Prompt("react", "ask-react", "KOT-R29", params, choices=choices)


def cause_word(cause: int) -> tuple[str, dict[str, Any]]:
    """What makes a monster lose hearts."""
    if cause == damage.CLAWS:
        return "cause-claws", {}
    return ("cause-poison", {}) if cause == damage.POISON else card_name(cause)


def _rapid(_state: TokyoState, decision: Decision) -> Prompt:
    params = {"card": card_name(_kind("rapid_healing"))}
    choices = [
        Choice(1, "do-react-rapid_healing", params, [f"seat:{decision.seat}"], "KOT-rapid_healing"),
        Choice(0, "do-enough", {}, [], "KOT-rapid_healing"),
    ]
    return Prompt("rapid-healing", "ask-rapid-healing", "KOT-rapid_healing", choices=choices)


def _market_choice(state: TokyoState, seat: int, action: int) -> Choice:
    """Buying the card in a slot, with what is left afterwards."""
    me = state.monsters[seat]
    card = state.market[action - 1]
    cost = market.price(me, card)
    return Choice(
        action,
        "do-buy",
        {"card": card_name(KIND_OF[card]), "n": cost},
        [f"card:{card}"],
        "KOT-R47",
        "note-energy-left",
        {"n": me.energy - cost},
    )


def _buy(state: TokyoState, decision: Decision) -> Prompt:
    me = state.monsters[decision.seat]
    choices = []
    for action in decision.actions:
        if action == market.DONE:
            choices.append(Choice(action, "do-finish-buying", {}, [], "KOT-R51"))
        elif action == market.SWEEP:
            left = {"n": me.energy - market.SWEEP_PRICE}
            choices.append(Choice(action, "do-sweep", {"n": 2}, ["market"], "KOT-R49", "note-energy-left", left))
        elif not is_extra(action):
            choices.append(_market_choice(state, decision.seat, action))
        else:
            choices.append(_offered(state, decision.seat, action))
    return Prompt("buy", "ask-buy", "KOT-R47", {"energy": me.energy}, choices=choices)


def _snatch(state: TokyoState, decision: Decision) -> Prompt:
    choices = [
        Choice(action, "do-no-snatch", {}, [], "KOT-opportunist")
        if action == market.DONE
        else _market_choice(state, decision.seat, action)
        for action in decision.actions
    ]
    params = {"energy": state.monsters[decision.seat].energy, "monster": monster_name(state, state.turn)}
    return Prompt("snatch", "ask-snatch", "KOT-R59", params, choices=choices)


def _sell(_state: TokyoState, decision: Decision) -> Prompt:
    choices = []
    for action in decision.actions:
        if action == 0:
            choices.append(Choice(0, "do-enough", {}, [], "KOT-R60"))
        else:
            kind = KIND_OF[action - 1]
            params = {"card": card_name(kind), "n": COSTS[kind]}
            choices.append(Choice(action, "do-sell", params, [f"card:{action - 1}"], "KOT-R60"))
    return Prompt("sell", "ask-sell", "KOT-R60", choices=choices)


def _mimic(state: TokyoState, decision: Decision) -> Prompt:
    choices = []
    for action in decision.actions:
        if action == 0:
            choices.append(Choice(0, "do-leave-mimic", {}, [], "KOT-R57"))
        else:
            owner = next(monster.seat for monster in state.monsters if action - 1 in monster.cards)
            params = {"card": card_name(KIND_OF[action - 1]), "monster": monster_name(state, owner)}
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
    "rapid-healing": _rapid,
    "buy": _buy,
    "snatch": _snatch,
    "sell": _sell,
    "mimic": _mimic,
    "mimic-move": _mimic,
}


# -- words for values ------------------------------------------------------------------------------------------


def unpack(packed: int) -> list[int]:
    """The dice of an event."""
    faces = []
    while packed > 1:
        faces.append(packed % 8)
        packed //= 8
    return faces[::-1]


def refuse(state: TokyoState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
    """Why an action is not possible now."""
    me = state.monsters[decision.seat]
    if decision.kind in ("buy", "snatch"):
        if 1 <= action <= market.SLOTS and state.market[action - 1] != NO_CARD:
            card = state.market[action - 1]
            cost = market.price(me, card)
            if cost > me.energy:
                params = {"card": card_name(KIND_OF[card]), "n": cost, "energy": me.energy, "missing": cost - me.energy}
                return "refuse-too-dear", params, "KOT-R47"
            return "refuse-not-for-you", {"card": card_name(KIND_OF[card])}, "KOT-R59"
        if 1 <= action <= market.SLOTS:
            return "refuse-empty-slot", {"slot": action}, "KOT-D-10"
        if action == market.SWEEP:
            if decision.kind == "snatch":
                return "refuse-no-sweep-now", {}, "KOT-opportunist.3"
            return "refuse-sweep-too-dear", {"energy": me.energy}, "KOT-R49"
    if decision.kind == "keep" and not is_extra(action):
        if state.rolls_left == 0:
            return "refuse-no-rolls-left", {}, "KOT-R24"
        return "refuse-no-such-dice", {"n": len(state.dice)}, "KOT-R22"
    return "refuse-not-offered", {}, present(state, decision).rule
