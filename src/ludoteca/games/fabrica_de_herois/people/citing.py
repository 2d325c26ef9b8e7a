"""The rule behind each kind of question, and behind the words that cards are made of."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.fabrica_de_herois.effects.words import DURATIONS, Effect, Standing

RULES = {
    "team": "FH-R10",
    "prepare": "FH-R72",
    "plays": "FH-R34",
    "answer": "FH-D-16",
    "target": "FH-D-29",
    "mine": "FH-D-29",
    "whom": "FH-D-29",
    "emblem": "FH-R31",
    "order": "FH-R59",
    "lose": "FH-D-41",
    "name-leader": "FH-R60",
    "refill": "FH-D-12",
    "shrink": "FH-D-42",
    "overfull": "FH-R41",
    "return": "FH-R41",
    "give": "FH-D-45",
    "keep": "FH-D-45",
    "spy": "FH-D-45",
    "sort": "FH-D-45",
    "mission": "FH-R73",
}

# The words of cards by the rule that says most about them; `does-<word>` names each.
EFFECTS = {
    "eliminate": "FH-R58",
    "exile": "FH-R63",
    "home": "FH-R37",
    "deck": "FH-R62",
    "swap": "FH-D-32",
    "steal": "FH-D-32",
    "block": "FH-R50",
    "strip": "FH-R51",
    "seal": "FH-R18",
    "depose": "FH-R38",
    "lead": "FH-R38",
    "unblock": "FH-R50",
    "protect": "FH-R51",
    "rescue": "FH-R44",
    "marker": "FH-R49",
    "invert": "FH-R49",
    "wipe": "FH-R49",
    "actions": "FH-R27",
    "rob": "FH-R27",
    "income": "FH-R75",
    "tax": "FH-R35",
    "bar": "FH-R37",
    "pickpocket": "FH-R21",
    "spy": "FH-D-45",
    "barter": "FH-D-45",
    "nd": "FH-R29",
    "cover": "FH-R31",
    "replace": "FH-D-43",
    "ambush": "FH-R44",
    "draw": "FH-R40",
    "scout": "FH-R40",
    "salvage": "FH-D-24",
    "recycle": "FH-R62",
    "borrow": "FH-D-24",
    "rotate": "FH-D-33",
    "free-buy": "FH-R34",
    "free-flee": "FH-R33",
    "free-leader": "FH-R38",
    "two-missions": "FH-R25",
    "double": "FH-R73",
    "spare": "FH-R74",
    "again": "FH-D-22",
    "sort": "FH-D-45",
    "new-base": "FH-D-46",
    "cancel": "FH-R44",
    "shield": "FH-R44",
    "duel": "FH-R58",
    "redirect": "FH-R44",
    "trade-leaders": "FH-D-32",
    "field": "FH-R11",
    "support": "FH-R11",
    "price-buy": "FH-R34",
    "price-leader": "FH-R35",
    "price-discard": "FH-R36",
    "price-home": "FH-R37",
    "price-lead": "FH-R38",
    "price-flee": "FH-R33",
    "toll": "FH-R36",
    "free-play": "FH-R34",
    "emblem-worth": "FH-R71",
    "thaw": "FH-R50",
    "choosy": "FH-R34",
    "guard-weak": "FH-R51",
    "counts": "FH-R17",
    "emblem": "FH-R31",
    "no-flee": "FH-R33",
    "no-discard": "FH-R36",
    "no-leader": "FH-R35",
    "no-buying": "FH-R72",
    "no-moving": "FH-R37",
    "no-answers": "FH-D-25",
    "no-base": "FH-R65",
    "no-marker": "FH-R49",
    "no-emblems": "FH-R31",
    "double-heroes": "FH-R69",
    "ignore": "FH-R69",
    "ignore-weak": "FH-R69",
    "ignore-leader": "FH-R69",
    "double-leader": "FH-R69",
    "need": "FH-R32",
    "need-heroes": "FH-R32",
    "at-most": "FH-R32",
    "die-on-nd": "FH-R29",
    "nd-per-completed": "FH-R29",
    "nd-per-support": "FH-R29",
    "women": "FH-R69",
    "men": "FH-R69",
}
WHENS = {"leader": "FH-R18", "discard": "FH-R19"}
KINDS = {"attack": "FH-R43", "help": "FH-R43", "defence": "FH-R44"}
BOLT = "FH-R46"
PERMANENT = "FH-R56"
LASTS = {"round": "FH-R54", "mission": "FH-R55", "permanent": PERMANENT}

OF_LINES = {"double": "double-heroes"}  # a line that is called as a verb is, and is something else


def words_of(said: Sequence[Effect | Standing]) -> list[str]:
    """The words that some effects or lines are filtered by."""
    found = [one.verb.name if isinstance(one, Effect) else OF_LINES.get(one.line.name, one.line.name) for one in said]
    return list(dict.fromkeys(found))


def spans_of(said: Sequence[Effect | Standing]) -> list[str]:
    """How long some effects last, where they say so: `round`, `mission`, `permanent`."""
    found = [DURATIONS[one.duration] for one in said if isinstance(one, Effect) and one.duration < len(DURATIONS)]
    return [name for name in dict.fromkeys(found) if name]


def rules_of(said: Sequence[Effect | Standing]) -> list[str]:
    """The rules behind what some effects or lines say: of their words, and of how long they last."""
    found = [EFFECTS[word] for word in words_of(said)] + [LASTS[span] for span in spans_of(said)]
    return list(dict.fromkeys(found))
