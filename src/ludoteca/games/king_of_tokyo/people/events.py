"""Every kind of event: the names and types of its arguments, and the rule that it comes from.

The words are in the locales as `event-<kind>`. `stars`, `hearts`, `energy`, `poison` and `shrink` are what the monster
of the event has afterwards: who shows a match step by step works nothing out. A number that several things make is
told with its bill. The rule `card` stands for the card that the event names.
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
    "drank": EventKind("seat:seat n energy", "KOT-energy_drink"),
    "probed": EventKind("seat:seat of:seat before:face face:face", "KOT-psychic_probe"),
    "changed": EventKind("seat:seat before:face face:face card:card energy", "card"),
    "used-up": EventKind("seat:seat card:card", "card"),
    "stars-dice": EventKind("seat:seat n face:face count stars", "KOT-R27", bill="n"),
    "stars-start": EventKind("seat:seat n stars", "KOT-R38", bill="n"),
    "stars-card": EventKind("seat:seat n card:card stars", "card", bill="n"),
    "stars-lost": EventKind("seat:seat n card:card stars", "card", bill="n"),
    "energy-dice": EventKind("seat:seat n energy", "KOT-R28", bill="n"),
    "energy-card": EventKind("seat:seat n card:card energy", "card", bill="n"),
    "energy-lost": EventKind("seat:seat n card:card energy", "card"),
    "energy-spent": EventKind("seat:seat n card:card energy", "card"),
    "paid": EventKind("seat:seat n to:seat energy", "KOT-healing_ray"),
    "earned": EventKind("seat:seat n from:seat energy", "KOT-parasitic_tentacles", bill="n"),
    "hearts-dice": EventKind("seat:seat n hearts", "KOT-R35", bill="n"),
    "hearts-card": EventKind("seat:seat n card:card hearts", "card", bill="n"),
    "hearts-cut": EventKind("seat:seat n card:card hearts", "card"),
    "treated": EventKind("seat:seat patient:seat n fee energy", "KOT-healing_ray", bill="fee"),
    "poisoned": EventKind("seat:seat n poison", "KOT-poison_spit"),
    "shrunk": EventKind("seat:seat n shrink", "KOT-shrink_ray"),
    "poison-removed": EventKind("seat:seat n poison", "KOT-R61"),
    "shrink-removed": EventKind("seat:seat n shrink", "KOT-R61"),
    "hurt": EventKind("seat:seat n by:dealer cause:cause hearts", "KOT-R29", bill="n"),
    "blocked": EventKind("seat:seat n card:card", "card", bill="n"),
    "camouflaged": EventKind("seat:seat dice:dice n", "KOT-camouflage"),
    "flew": EventKind("seat:seat n energy", "KOT-wings"),
    "fell": EventKind("seat:seat", "KOT-R32"),
    "reborn": EventKind("seat:seat hearts stars", "KOT-it_has_a_child"),
    "yielded": EventKind("seat:seat to:seat", "KOT-R31"),
    "stayed": EventKind("seat:seat", "KOT-R31"),
    "entered": EventKind("seat:seat place:place stars n", "KOT-R37", bill="n"),
    "moved-to-city": EventKind("seat:seat", "KOT-R45"),
    "bay-closed": EventKind("seat:seat", "KOT-R45"),
    "driven-out": EventKind("seat:seat by:seat", "KOT-death_from_above"),
    "bought": EventKind("seat:seat card:card n energy", "KOT-R47", bill="n"),
    "bought-from-deck": EventKind("seat:seat card:card n energy", "KOT-made_in_a_lab", bill="n"),
    "bought-from": EventKind("seat:seat card:card n seller:seat energy", "KOT-parasitic_tentacles", bill="n"),
    "sold": EventKind("seat:seat card:card n energy", "KOT-R60", bill="n"),
    "mimicked": EventKind("seat:seat card:card energy", "KOT-R57"),
    "frenzied": EventKind("seat:seat", "KOT-frenzy"),
    "revealed": EventKind("card:instance slot", "KOT-R48"),
    "swept": EventKind("seat:seat energy", "KOT-R49"),
    "reshuffled": EventKind("", "KOT-D-10"),
    "peeked": EventKind("card:instance", "KOT-made_in_a_lab"),
    "ended": EventKind("reason:reason", "KOT-R52"),
}
