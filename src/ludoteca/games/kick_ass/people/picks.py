"""What an effect leaves to choose, whatever piece it is of: labels and refs of the questions `pick-…`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.people import names
from ludoteca.games.kick_ass.people.labels import Label
from ludoteca.games.kick_ass.people.sources import options_of
from ludoteca.games.kick_ass.state import City
from ludoteca.kernel.flow import Decision

RULE: Final = "KA-R80"
MINION_VERBS: Final = (w.ELIMINATE, w.LURE)  # what is picked is a figure of the place, not the place itself


def verb_of(decision: Decision) -> int:
    """The verb of the deed that asks; -1 where it is not said."""
    about = decision.about
    return about[1] if isinstance(about, tuple) and len(about) > 1 and isinstance(about[1], int) else -1


def _enough(decision: Decision) -> Label:
    return f"act-pass-{decision.kind}", {}, ["pass"], RULE


def _option(t: City, decision: Decision, name: str, values: list[int]) -> Label:
    if name == "pass":
        return _enough(decision)
    return "act-option", {"effect": options_of(t, decision, values[0])}, [f"option:{values[0]}"], RULE


def _place(_t: City, decision: Decision, name: str, values: list[int]) -> Label:
    if name == "pass":
        return _enough(decision)
    place = values[0]
    refs = [names.place_ref(place)]
    if verb_of(decision) in MINION_VERBS:
        refs.insert(0, f"minion:{names.place_id(place)}")
    return "act-place", {"district": names.district_name(place)}, refs, RULE


def _ways(_t: City, decision: Decision, name: str, values: list[int]) -> Label:
    if name == "pass":
        return _enough(decision)
    start, to = values
    params = {"from": names.out_of(start), "to": names.to(to)}
    return "act-way", params, [names.place_ref(start), names.place_ref(to)], RULE


def _hero(t: City, decision: Decision, name: str, values: list[int]) -> Label:
    if name == "pass":
        return _enough(decision)
    return "act-hero", {"hero": names.hero_name(t.s, values[0])}, [names.hero_ref(values[0])], RULE


def _item(t: City, decision: Decision, name: str, values: list[int]) -> Label:
    if name == "pass":
        return _enough(decision)
    return "act-item", {"item": names.item_name(t.content, values[0])}, [f"item:{values[0]}"], RULE


def _card(t: City, decision: Decision, name: str, values: list[int]) -> Label:
    if name == "pass":
        return _enough(decision)
    return "act-card", {"card": names.card_name(t.content, values[0])}, [f"card:{values[0]}"], RULE


def _slot(t: City, decision: Decision, name: str, values: list[int]) -> Label:
    """A card on display, by its slot."""
    if name == "pass":
        return _enough(decision)
    card = t.s.offer[values[0]]
    return "act-take", {"card": names.card_name(t.content, card)}, [f"card:{card}"], "KA-R165"


def _space(t: City, decision: Decision, name: str, values: list[int]) -> Label:
    if name == "pass":
        return _enough(decision)
    running = t.s.row[values[0]]
    assert running is not None
    params = {"event": names.event_name(t.content, int(running.event))}
    return "act-space", params, [f"event:{values[0]}"], RULE


def _side(_t: City, _decision: Decision, name: str, _values: list[int]) -> Label:
    return f"act-side-{name}", {}, [f"side:{name}"], "KA-R101"


PICKS: Final[dict[str, Callable[[City, Decision, str, list[int]], Label]]] = {
    "pick-option": _option,
    "pick-place": _place,
    "pick-ways": _ways,
    "pick-hero": _hero,
    "pick-item": _item,
    "pick-card": _card,
    "pick-slot": _slot,
    "pick-space": _space,
    "pick-side": _side,
}
