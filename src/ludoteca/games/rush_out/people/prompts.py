"""The open actions of a seat as a person reads them: a label, the things they touch, and their rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludoteca.games.rush_out.actions import PLACE, SPACE
from ludoteca.games.rush_out.people import dangers
from ludoteca.games.rush_out.people.fitting import fits
from ludoteca.games.rush_out.people.refusals import role_name
from ludoteca.games.rush_out.people.shapes import Risk
from ludoteca.games.rush_out.people.view import symbols_of
from ludoteca.games.rush_out.rules.casting import A_DIE, A_PLACE, kind_of_target
from ludoteca.games.rush_out.rules.experience import award_of
from ludoteca.games.rush_out.rules.play import offers
from ludoteca.games.rush_out.state import (
    BREAK,
    BREATH,
    DRAGON_TILE,
    FIRE_SCROLL,
    FIRST_LAID,
    FIRST_SPELL,
    FIRST_WOUND,
    FRESH,
    LIGHTNING_SCROLL,
    NONE,
    READY,
    SLOTS,
    STORM,
    STRIDE,
    RushState,
    dice_of,
)
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice, Danger, Effect, Prompt

Word = tuple[str, dict[str, Any]]


def card_name(s: RushState, card: int) -> Word:
    """The message that names a card."""
    return f"card-{s.content.card_ids[card]}", {}


def place_name(s: RushState, place: int) -> Word:
    """What lies in a place, by name."""
    if place == DRAGON_TILE:
        return "place-dragon-tile", {}
    if FIRST_WOUND <= place < FIRST_LAID:
        return "place-wound", {"who": role_name(s, place - FIRST_WOUND)}
    if place == LIGHTNING_SCROLL:
        return f"scroll-{s.content.scroll_ids[STORM]}", {}
    if place == FIRE_SCROLL:
        return f"scroll-{s.content.scroll_ids[BREATH]}", {}
    return card_name(s, s.cards[place]) if s.cards[place] != NONE else ("place-nothing", {})


def _face(s: RushState, seat: int, face: int) -> Word:
    return f"face-{symbols_of(s, seat)[face]}", {}


def present(s: RushState, decision: Decision) -> Prompt:
    """What a seat can do at this moment."""
    seat = decision.seat
    text = "ask-live"
    rule = "RO-R2"
    if s.phase == READY:
        text, rule = "ask-start", "RO-R20"
    elif s.phase == BREAK:
        text, rule = "ask-break", "RO-R64"
    elif s.owes[seat]:
        text, rule = "ask-whirl", "RO-R58"
    elif seat == s.sorcerer and s.aim != NONE:
        what = kind_of_target(s)
        text, rule = (
            ("ask-aim-place" if what == A_PLACE else "ask-aim-die" if what == A_DIE else "ask-aim-hero"),
            "RO-R35",
        )
    choices = [choice(s, seat, action) for action in decision.actions]
    return Prompt("live", text, rule, choices=_warned(s, seat, choices))


def _warned(s: RushState, seat: int, choices: list[Choice]) -> list[Choice]:
    """The same, with what would help the other side: said of the last action of a move, which does it."""
    can = [choice.action for choice in choices]
    found = {risk["actions"][-1]: risk for risk in dangers.risks(s, seat, can, fits(s, seat, can))}
    return [
        replace(choice, danger=danger_of(found[choice.action])) if choice.action in found else choice
        for choice in choices
    ]


def danger_of(risk: Risk) -> Danger:
    """What a move gives to the other side, in words."""
    if risk["what"] == "frees":
        return Danger("danger-frees", {"card": (f"card-{risk['card']}", {})}, 0)
    return Danger("danger-reveals" if risk["what"] == "reveals" else f"danger-round-{risk['reason']}", {}, 0)


def choice(s: RushState, seat: int, action: int) -> Choice:
    """One open action. What rolling or taking dice back is good for has to be said: there is nothing to see yet."""
    act, values = SPACE.decode(action)
    why = [Effect("why", seat, text=reason)] if (reason := _reason(s, seat, act)) else []
    if act in _PLAIN:
        label, rule = _PLAIN[act]
        return Choice(action, label, {}, [f"seat:{seat}"], rule, why)
    label, params, refs, rule = _WORDS[act](s, seat, *values)
    return Choice(action, label, params, refs, rule, why)


def _reason(s: RushState, seat: int, act: str) -> str:
    """Why one would do what shows no result at once."""
    if act in ("recall", "recall_all"):
        return "why-recall"
    if act != "roll":
        return ""
    if all(s.at[die] != FRESH for die in range(seat * STRIDE, seat * STRIDE + dice_of(s, seat))):
        return "why-roll-first"
    return "why-roll-more" if any(action >= PLACE for action in offers(s, seat)) else "why-roll-nothing-fits"


_PLAIN = {
    "roll": ("do-roll", "RO-R21"),
    "recall_all": ("do-recall-all", "RO-R28"),
    "start": ("do-start", "RO-R20"),
    "clap": ("do-clap", "RO-R73"),
    "done": ("do-done", "RO-R64"),
    "spend": ("do-spend", "RO-R63"),
    "drive_back": ("do-drive-back", "RO-R88c"),
}

# A label, its parameters, the things on the table that it touches, and its rule.
Label = tuple[str, dict[str, Any], list[str], str]


def _own_die(label: str, rule: str) -> Callable[[RushState, int, int], Label]:
    """What is done to one die of one's own."""

    def words(s: RushState, seat: int, index: int) -> Label:
        params = {"face": _face(s, seat, s.face[seat * STRIDE + index]), "n": index + 1}
        return label, params, [f"die:{seat}.{index}"], rule

    return words


def _at_hero(label: str, rule: str) -> Callable[[RushState, int, int], Label]:
    """What is done to one Hero."""

    def words(s: RushState, _seat: int, hero: int) -> Label:
        return label, {"who": role_name(s, hero)}, [f"seat:{hero}"], rule

    return words


def _at_place(label: str, rule: str, first: int) -> Callable[[RushState, int, int], Label]:
    """What is done to a card or tile; its number counts from the `first` place of its kind."""

    def words(s: RushState, _seat: int, number: int) -> Label:
        return label, {"place": place_name(s, first + number)}, [f"place:{first + number}"], rule

    return words


def _gear(label: str) -> Callable[[RushState, int, int, int], Label]:
    def words(s: RushState, _seat: int, kind: int, hero: int) -> Label:
        params = {"gear": (f"gear-{s.content.equipment_ids[kind]}", {}), "who": role_name(s, hero)}
        return label, params, [f"gear:{kind}", f"seat:{hero}"], "RO-R66"

    return words


def _scroll(label: str) -> Callable[[RushState, int, int], Label]:
    def words(s: RushState, _seat: int, scroll: int) -> Label:
        return label, {"scroll": (f"scroll-{s.content.scroll_ids[scroll]}", {})}, [f"scroll:{scroll}"], "RO-R65"

    return words


def _place(s: RushState, seat: int, _generation: int, place: int, slot: int, index: int) -> Label:
    """Which of two slots for the same symbol it is does not matter; for what a Joker stands does."""
    face, symbol = s.face[seat * STRIDE + index], s.needs[place][slot]
    params = {"face": _face(s, seat, face), "place": place_name(s, place)}
    refs = [f"die:{seat}.{index}", f"place:{place}"]
    if face == symbol:
        return "do-place", params, refs, "RO-R22"
    return "do-place-as", {**params, "slot": _face(s, seat, symbol)}, refs, "RO-R31"


def _aim_die(s: RushState, _seat: int, owner: int, index: int) -> Label:
    die = owner * STRIDE + index
    params = {
        "face": _face(s, owner, s.face[die]),
        "who": role_name(s, owner),
        "place": place_name(s, s.at[die] // SLOTS),
        "n": index + 1,
    }
    return "do-aim-die", params, [f"die:{owner}.{index}"], "RO-R43"


def _bless(s: RushState, _seat: int, owner: int, index: int) -> Label:
    face = _face(s, owner, s.face[owner * STRIDE + index])
    params = {"face": face, "who": role_name(s, owner), "n": index + 1}
    return "do-bless", params, [f"die:{owner}.{index}"], "RO-R88d"


def _keep(s: RushState, seat: int, card: int) -> Label:
    return "do-keep", {"card": card_name(s, card)}, [f"seat:{seat}"], "RO-R87"


def _give(s: RushState, seat: int, card: int) -> Label:
    at = award_of(s, seat, card)
    other = s.awards[at + 2] if s.awards[at + 1] == seat else s.awards[at + 1]
    return "do-give", {"card": card_name(s, card), "who": role_name(s, other)}, [f"seat:{other}"], "RO-R87"


_WORDS: dict[str, Callable[..., Label]] = {
    "place": _place,
    "recall": _own_die("do-recall", "RO-R28"),
    "whirl": _own_die("do-whirl", "RO-R58"),
    "keep": _keep,
    "give": _give,
    "aim_place": _at_place("do-aim-place", "RO-R43", 0),
    "aim_die": _aim_die,
    "aim_hero": _at_hero("do-aim-hero", "RO-R35"),
    "heal": _at_hero("do-heal", "RO-R88a"),
    "lift": _at_place("do-lift", "RO-R88b", FIRST_LAID),
    "bless": _bless,
    "swap_spell": _at_place("do-swap", "RO-R68c", FIRST_SPELL),
    "to_water": _own_die("do-turn-water", "RO-R68a"),
    "to_air": _own_die("do-turn-air", "RO-R68b"),
    "buy_gear": _gear("do-buy-gear"),
    "return_gear": _gear("do-return-gear"),
    "buy_scroll": _scroll("do-buy-scroll"),
    "return_scroll": _scroll("do-return-scroll"),
}
