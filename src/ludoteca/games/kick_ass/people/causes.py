"""What makes things happen, in words: pieces by their names, steps of the round by theirs."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.kick_ass.content.box import Box
from ludoteca.games.kick_ass.people import names
from ludoteca.games.kick_ass.rules import causes as c

CARD_RULE: Final = "KA-R80"

# By where their numbers begin, the last first: rule, and how the rest of the number is named.
STEPS: Final = {
    c.SETTING_UP: ("setup", "KA-R39"),
    c.EVENT_PHASE: ("events", "KA-R61"),
    c.ARRIVALS: ("arrivals", "KA-R70"),
    c.CHOOSING: ("choosing", "KA-R67"),
    c.WALKING: ("walking", "KA-R81"),
    c.COMBAT: ("combat", "KA-D-52"),
    c.FAINTING: ("fainting", "KA-R122"),
    c.SLEEPING: ("sleeping", "KA-R128"),
    c.REFRESHING: ("refreshing", "KA-R131"),
    c.LAST_STAND: ("last-stand", "KA-D-29"),
    c.ENDING: ("ending", "KA-R142"),
    c.FAME: ("fame", "KA-R24"),
    c.MARCH: ("march", "KA-R176"),
    c.TOKEN: ("token", "KA-R192"),
    c.FREE_ITEM: ("free-item", "KA-R98"),
    c.INTERNET: ("internet", "KA-R147"),
    c.ARRANGING: ("arranging", "KA-R36"),
    c.DONE: ("done", "KA-D-14"),
}


def cause(box: Box, code: int) -> tuple[str, str, dict[str, Any]]:
    """A cause as logs and playback show it: its rule, and the words for it."""
    if code in STEPS:
        key, rule = STEPS[code]
        return rule, f"cause-{key}", {}
    rule, (key, params) = _piece(box, code)
    return rule, key, params


def _piece(box: Box, code: int) -> tuple[str, names.Word]:
    """A piece, or a place with what it does."""
    if code >= c.BRUTE:
        return "KA-R66", names.brute_name(box, code - c.BRUTE)
    if code >= c.TWIST:
        return "KA-R184", names.modifier_name(box, code - c.TWIST)
    if code >= c.PLOT:
        return "KA-R137", names.plot_name(box, code - c.PLOT)
    if code >= c.CLEANUP:
        return "KA-R88", ("cause-cleanup", {"district": names.district_name(code - c.CLEANUP)})
    if code >= c.TIMER:
        return "KA-R83", ("cause-timer", {"district": names.district_name(code - c.TIMER)})
    if code >= c.VIRAL:
        return "KA-R22", ("cause-viral", {"hero": names.hero_word(box, code - c.VIRAL)})
    if code >= c.EVENT:
        return "KA-R64", names.event_name(box, code - c.EVENT)
    if code >= c.SPAWN:
        return "KA-R69", names.spawn_name(box, code - c.SPAWN)
    if code >= c.CRISIS:
        return "KA-R29", names.crisis_name(box, code - c.CRISIS)
    if code >= c.ITEM:
        return "KA-R31", names.item_name(box, code - c.ITEM)
    return CARD_RULE, names.card_name(box, code - c.CARD)


def cause_word(box: Box, code: int) -> names.Word:
    """A cause by its name alone."""
    _, key, params = cause(box, code)
    return key, params
