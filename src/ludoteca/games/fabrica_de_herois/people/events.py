"""Every kind of event: the names and types of its arguments, and the rule that it comes from.

The words are in the locales as `event-<kind>`. `actions`, `marker`, `points` are what the player has afterwards: who
shows a match step by step works nothing out.
"""

from __future__ import annotations

from ludoteca.kernel.event import EventKind

EVENTS: dict[str, EventKind] = {
    # the set-up and the turn
    "base": EventKind("seat:seat base:base", "FH-R8"),
    "received": EventKind("hero:hero", "FH-R40"),
    "rolled-off": EventKind("seat:seat n", "FH-D-27"),
    "begins": EventKind("seat:seat", "FH-R15"),
    "turn": EventKind("seat:seat", "FH-R22"),
    "actions": EventKind("seat:seat n actions", "FH-R27"),
    "windfall": EventKind("seat:seat n", "FH-D-23"),
    "mission": EventKind("seat:seat mission:mission", "FH-R28"),
    "no-mission": EventKind("seat:seat", "FH-D-21"),
    "two-missions": EventKind("seat:seat one:mission other:mission", "FH-R73"),
    "mission-replaced": EventKind("seat:seat mission:mission", "FH-D-43"),
    # plays
    "bought": EventKind("seat:seat price actions", "FH-R34"),
    "drew": EventKind("seat:seat n", "FH-R40"),
    "entered": EventKind("seat:seat hero:hero", "FH-R37"),
    "went-home": EventKind("seat:seat hero:hero", "FH-R37"),
    "leads": EventKind("seat:seat hero:hero", "FH-R14"),
    "fled": EventKind("seat:seat mission:mission price actions", "FH-R33"),
    "base-used": EventKind("seat:seat base:base", "FH-R65"),
    "gave-back": EventKind("seat:seat n", "FH-R41"),
    "reshuffled": EventKind("n", "FH-R62"),
    # abilities
    "declared": EventKind("seat:seat ability:ability answers:place actions depth", "FH-D-29"),
    "aimed": EventKind("seat:seat whose:seat hero:hero", "FH-D-29"),
    "aimed-at": EventKind("seat:seat whom:seat", "FH-D-29"),
    "borrowed": EventKind("seat:seat ability:ability", "FH-D-24"),
    "fizzled": EventKind("seat:seat ability:ability", "FH-D-29"),
    "no-condition": EventKind("seat:seat cause:cause", "FH-D-29"),
    "rolled": EventKind("seat:seat n", "FH-D-29"),
    "cancelled": EventKind("seat:seat ability:ability", "FH-R44"),
    "spared": EventKind("seat:seat", "FH-R44"),
    "redirected": EventKind("seat:seat hero:hero other:hero", "FH-R44"),
    "duelled": EventKind("hero:hero n other:hero m", "FH-R43"),
    # Heroes
    "eliminated": EventKind("seat:seat hero:hero", "FH-R58"),
    "exiled": EventKind("seat:owner hero:hero", "FH-R63"),
    "to-deck": EventKind("seat:seat hero:hero", "FH-R43"),
    "swapped": EventKind("seat:seat hero:hero other:hero", "FH-R43"),
    "stolen": EventKind("seat:seat from:seat hero:hero", "FH-R43"),
    "blocked": EventKind("seat:seat hero:hero", "FH-R50"),
    "unblocked": EventKind("seat:seat hero:hero", "FH-R50"),
    "protected": EventKind("seat:seat hero:hero", "FH-R51"),
    "unprotected": EventKind("seat:seat hero:hero", "FH-R51"),
    "stripped": EventKind("seat:seat hero:hero", "FH-R51"),
    "sealed": EventKind("seat:seat hero:hero", "FH-R18"),
    "again": EventKind("seat:seat hero:hero", "FH-D-22"),
    "salvaged": EventKind("seat:seat hero:hero", "FH-D-24"),
    "rotated": EventKind("seat:seat", "FH-D-33"),
    "leaders-traded": EventKind("seat:seat with:seat hero:hero other:hero", "FH-D-32"),
    # looking
    "looked": EventKind("seat:seat n", "FH-D-45"),
    "looked-at": EventKind("hero:hero", "FH-D-45"),
    "spied": EventKind("seat:seat whom:seat", "FH-D-45"),
    "saw": EventKind("whom:seat hero:hero", "FH-D-45"),
    "sorted": EventKind("seat:seat n", "FH-D-45"),
    "peeked": EventKind("mission:mission", "FH-D-45"),
    "bartered": EventKind("seat:seat with:seat", "FH-D-45"),
    # teams
    "marker": EventKind("seat:seat n marker", "FH-R49"),
    "nd": EventKind("seat:seat n", "FH-D-37"),
    "covered": EventKind("seat:seat affiliation:affiliation", "FH-R31"),
    "taxed": EventKind("seat:seat", "FH-R47"),
    "barred": EventKind("seat:seat", "FH-R47"),
    "line": EventKind("seat:seat cause:cause", "FH-R57"),
    "ambush": EventKind("seat:seat", "FH-R57"),
    "effect-over": EventKind("seat:seat cause:cause", "FH-R57"),
    "permanent-over": EventKind("seat:seat hero:hero", "FH-R56"),
    "promised": EventKind("seat:seat cause:cause", "FH-R73"),
    "new-base": EventKind("seat:seat base:base", "FH-D-46"),
    # the comparison and the end
    "nd-die": EventKind("seat:seat die nd", "FH-R32"),
    "compared": EventKind("seat:seat mission:mission n nd success:success", "FH-R69", bill="n"),
    "completed": EventKind("seat:seat mission:mission n points", "FH-R69"),
    "failed": EventKind("seat:seat mission:mission", "FH-R70"),
    "spared-punishment": EventKind("seat:seat mission:mission", "FH-R74"),
    "ended": EventKind("reason:reason", "FH-R77"),
}
