"""Every kind of event: the names and types of its arguments, and the rule that it comes from.

The words are in the locales as `event-<kind>`. The rule `card` stands for the card that the event names.
"""

from __future__ import annotations

from ludoteca.kernel.event import EventKind

EVENTS: dict[str, EventKind] = {
    "rolled-off": EventKind("seat:seat dice:dice n", "KOT-R18"),
    "begins": EventKind("seat:seat", "KOT-R18"),
    "turn": EventKind("seat:seat", "KOT-R20"),
    "extra-turn": EventKind("seat:seat", "KOT-R51"),
    "rolled": EventKind("seat:seat dice:dice mask:mask", "KOT-R21"),
    "smoked": EventKind("seat:seat left", "KOT-smoke_cloud"),
    "drank": EventKind("seat:seat n", "KOT-energy_drink"),
    "probed": EventKind("seat:seat of:seat before:face face:face", "KOT-psychic_probe"),
    "changed": EventKind("seat:seat before:face face:face card:card", "card"),
    "used-up": EventKind("seat:seat card:card", "card"),
    "stars-dice": EventKind("seat:seat n face:face count", "KOT-R27"),
    "stars-start": EventKind("seat:seat n", "KOT-R38"),
    "stars-card": EventKind("seat:seat n card:card", "card"),
    "stars-lost": EventKind("seat:seat n card:card", "card"),
    "energy-dice": EventKind("seat:seat n", "KOT-R28"),
    "energy-card": EventKind("seat:seat n card:card", "card"),
    "energy-lost": EventKind("seat:seat n card:card", "card"),
    "hearts-dice": EventKind("seat:seat n", "KOT-R35"),
    "hearts-card": EventKind("seat:seat n card:card", "card"),
    "treated": EventKind("seat:seat patient:seat n fee", "KOT-healing_ray"),
    "poisoned": EventKind("seat:seat n", "KOT-poison_spit"),
    "shrunk": EventKind("seat:seat n", "KOT-shrink_ray"),
    "poison-removed": EventKind("seat:seat n", "KOT-R61"),
    "shrink-removed": EventKind("seat:seat n", "KOT-R61"),
    "hurt": EventKind("seat:seat n by:dealer cause:cause", "KOT-R29"),
    "blocked": EventKind("seat:seat n card:card", "card"),
    "camouflaged": EventKind("seat:seat dice:dice n", "KOT-camouflage"),
    "flew": EventKind("seat:seat n", "KOT-wings"),
    "fell": EventKind("seat:seat", "KOT-R32"),
    "reborn": EventKind("seat:seat", "KOT-it_has_a_child"),
    "yielded": EventKind("seat:seat to:seat", "KOT-R31"),
    "stayed": EventKind("seat:seat", "KOT-R31"),
    "entered": EventKind("seat:seat place:place", "KOT-R37"),
    "moved-to-city": EventKind("seat:seat", "KOT-R45"),
    "bay-closed": EventKind("seat:seat", "KOT-R45"),
    "driven-out": EventKind("seat:seat by:seat", "KOT-death_from_above"),
    "bought": EventKind("seat:seat card:card n", "KOT-R47"),
    "bought-from-deck": EventKind("seat:seat card:card n", "KOT-made_in_a_lab"),
    "bought-from": EventKind("seat:seat card:card n seller:seat", "KOT-parasitic_tentacles"),
    "sold": EventKind("seat:seat card:card n", "KOT-R60"),
    "mimicked": EventKind("seat:seat card:card", "KOT-R57"),
    "frenzied": EventKind("seat:seat", "KOT-frenzy"),
    "revealed": EventKind("card:instance slot", "KOT-R48"),
    "swept": EventKind("seat:seat", "KOT-R49"),
    "reshuffled": EventKind("", "KOT-D-10"),
    "peeked": EventKind("card:instance", "KOT-made_in_a_lab"),
    "ended": EventKind("reason:reason", "KOT-R52"),
}
