"""The vocabulary that was asked for: every mixture of words is on a card of the box, under the kind that it belongs to.

What each of them does is run in `test_effects.py` (all effects of the box) and `test_defences.py` (all Defences that
answer an Attack).
"""

from __future__ import annotations

import re

import pytest

from ludoteca.games.fabrica_de_herois.content.box import ATTACK, DEFENCE, HELP
from ludoteca.games.fabrica_de_herois.content.load import own_content

BOX = own_content()
AFFILIATION = "(?:workshop|backyard|moonlight|drumline|duty)"
DIE = "(?:half-)?die"

STRIKE = {
    "eliminate n chosen": r"eliminate \d chosen",
    "the Leader": "eliminate leader",
    "the lowest of a Field": "eliminate lowest",
    "the highest of a Field": "eliminate highest",
    "all up to Bonus n": r"eliminate weak \d",
    "all of an Affiliation in one Field": f"eliminate members {AFFILIATION}",
    "one per opponent, their choice": "eliminate each",
    "up to the die": f"eliminate {DIE} in-one",
    "exile": r"exile \d chosen",
    "send home to Support": r"home \d chosen",
    "send into the deck": r"deck \d chosen",
    "exchange with the deck's top": r"swap \d chosen",
    "steal, Blocked for a round": r"steal \d chosen",
    "duel of two Heroes": "duel",
}
BIND = {
    "block n": r"block \d chosen for round",
    "the Leader": "block leader for round",
    "as many as the die": "block die in-one for round",
    "all up to Bonus n": r"block weak \d for round",
    "an Affiliation": f"block members {AFFILIATION} for round",
    "seal a Leader ability": "seal leader for round",
    "no Support to Field": "bar one for round",
    "force another Leader": r"depose \d chosen",
    "strip Protection": r"strip \d chosen for round",
    "next ability costs 2": "tax one",
}
DRAIN = {
    "marker -n": r"marker -\d one for round",
    "-die": "marker -die one for round",
    "-1 per Hero of an Affiliation": f"marker -1 per their-{AFFILIATION} one for round",
    "plus becomes minus": "invert one for round",
    "take Actions": r"actions -\d one",
    "steal an Action": r"rob \d one",
    "random card out of a Support": r"pickpocket \d one",
    "look at a Support, one goes to the deck": "spy one",
    "their ND +n": r"nd \+\d one",
    "cover an emblem of their Mission": "cover one",
    "replace their Mission": "replace one",
}
AID = {
    "marker +n": r"marker \+\d for mission",
    "+1 per Hero in my Field": r"marker \+1 per field for mission",
    "per Affiliation": rf"marker \+1 per {AFFILIATION} for mission",
    "+ die": r"marker \+die for mission",
    "per completed Mission of a colour": r"marker \+1 per (?:blue|green|yellow|orange|red) for mission",
    "by the Graveyard's top": r"marker \+1 per grave for mission",
    "ND -n": r"nd -\d",
    "ND -1 per tag": "nd -1 per (?:woman|man)",
    "add an emblem": f"emblem {AFFILIATION}",
    "wipe a minus": "wipe",
    "draw n": r"draw \d",
    "look at n, take one": r"scout \d",
    "Actions +n": r"actions \+\d",
    "Actions by die": f"actions {DIE}",
    "next buy free": "free-buy 1",
    "next flee free": "free-flee 1",
    "two Missions, keep one": "two-missions 1",
    "order the next Missions": r"sort \d",
    "free change of Leader": "lead own",
    "Heroes home free": r"home \d own",
    "unblock n": r"unblock \d own",
    "unblock all": "unblock my-all",
    "place more in Field": r"field \+1 for (?:mission|permanent)",
    "in Support": r"support \+1 for (?:mission|permanent)",
    "Graveyard's top to Support": "salvage",
    "Graveyard into the deck": "recycle",
    "exchange Leaders": "trade-leaders one",
    "Fields move left": "rotate",
    "exchange a Support card": "barter one",
    "use the Discard ability on the Graveyard's top": "borrow",
    "Leader ability once more": "again",
    "next reward doubled": "double",
    "next punishment skipped": "spare",
    "exchange Base": "new-base",
}
GUARD = {
    "cancel": "cancel",
    "shield own Heroes": "shield",
    "cancel and block the attacker's Leader": "cancel; block attacker-leader for round",
    "redirect to another of mine": "redirect mine",
    "to one of the attacker's": "redirect theirs",
    "cancel by die": r"cancel if die \d",
    "protect n": r"protect \d own for (?:round|mission)",
    "as many as the die": f"protect {DIE} own for (?:round|mission)",
    "the Leader": "protect my-leader for (?:round|mission)",
    "an Affiliation": f"protect my-members {AFFILIATION} for (?:round|mission)",
    "attacker's Discard Hero is exiled": "cancel; exile attacker",
    "target goes home instead": "rescue",
    "cancel and draw": r"cancel; draw \d",
    "ambush on my Leader until my Mission ends": "ambush for mission",
}
PERMANENT = {
    "marker +n": r"marker \+\d for permanent",
    "income +1": r"income \+1 for permanent",
    "attacks on me cost 1 more": r"toll 1 for permanent",
    "one play free each turn": "free-play 1 for permanent",
    "another Affiliation counts too": f"counts {AFFILIATION} for permanent",
    "Blocks on mine end at my turn": "thaw for permanent",
    "weak Heroes Protected": r"guard-weak \d for permanent",
    "buy one of two": "choosy for permanent",
}


def said(kind: int) -> list[str]:
    """What the abilities of a kind do, as it is written."""
    return ["; ".join(effect.source for effect in one.effects) for one in BOX.abilities if one.kind == kind]


def has(sentences: list[str], mixture: str) -> bool:
    """Whether an ability has these words, alone or beside others."""
    pattern = re.compile(rf"(?:^|; )(?:{mixture})(?: if [^;]+)?(?:;|$)")
    return any(pattern.search(sentence) for sentence in sentences)


ASKED_FOR = [
    pytest.param(kind, mixture, id=f"{family}: {name}")
    for family, kind, mixtures in (
        ("strike", ATTACK, STRIKE),
        ("bind", ATTACK, BIND),
        ("drain", ATTACK, DRAIN),
        ("aid", HELP, AID),
        ("guard", DEFENCE, GUARD),
    )
    for name, mixture in mixtures.items()
]


@pytest.mark.rule("FH-R43", "FH-R48")
@pytest.mark.parametrize(("kind", "mixture"), ASKED_FOR)
def test_every_mixture_is_on_a_card(kind: int, mixture: str) -> None:
    assert has(said(kind), mixture), f"no ability of this kind says {mixture!r}"


@pytest.mark.rule("FH-R56")
@pytest.mark.parametrize("mixture", [pytest.param(mixture, id=name) for name, mixture in PERMANENT.items()])
def test_every_permanent_is_on_a_card(mixture: str) -> None:
    permanent = ["; ".join(effect.source for effect in one.effects) for one in BOX.abilities if one.permanent]
    assert has(permanent, mixture), f"no Permanent says {mixture!r}"


@pytest.mark.parametrize(("mixture", "found"), [("cancel", True), ("cance", False), ("ancel", False), ("draw 1", True)])
def test_a_mixture_is_found_word_by_word(mixture: str, found: bool) -> None:
    assert has(["cancel if die 4; draw 1"], mixture) is found
