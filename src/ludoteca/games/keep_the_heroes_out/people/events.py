"""Every kind of event: the names and types of its arguments, and the rule that it comes from.

The words are in the locales as `event-<kind>`. What a board shows after an event is an argument of it: who plays a
match back step by step works nothing out. Types: `clan` is a Clan by its number in the box; `monster` is
`clan * 64 + Monster` (the Clan by its number in the box, the Monster by its index in `Clan.rooms`); `leader` is
`clan * 64 + seat`, a player and the Clan that acts, where there is no room for both (else `seat` and `clan`); `hero` is
a Hero by its number; a room is told as `room` (its name), `at`, `to` or `from` (in it, to it, out of it); `token`,
`card` and `guild` (cards by their number), `class`, `type`, `icon`, `effect`, `level`, `scenario`, `reason` are what
their names say. `left` is what is left in the supply or the deck.
"""

from __future__ import annotations

from ludoteca.kernel.event import EventKind

# Sentences that say themselves which Clan it is.
NAME_CLAN = frozenset({"joined", "foreign", "began-in", "begins", "turn"})

EVENTS: dict[str, EventKind] = {
    # set-up
    "dungeon": EventKind("level:level scenario:scenario", "KTHO-R4"),
    "joined": EventKind("seat:seat clan:clan n vitality", "KTHO-R9"),
    "foreign": EventKind("clan:clan", "KTHO-R58"),
    "began-in": EventKind("seat:seat clan:clan room:at n lair", "KTHO-R10"),
    "begins": EventKind("seat:seat clan:clan", "KTHO-R15"),
    # a turn
    "turn": EventKind("seat:seat clan:clan n", "KTHO-R21"),
    "played": EventKind("seat:seat card:card side hand clan:clan", "KTHO-R21"),
    "done": EventKind("seat:seat card:card played clan:clan", "KTHO-R21"),
    "drew": EventKind("seat:seat card:card hand deck clan:clan", "KTHO-R32"),
    "nothing-to-draw": EventKind("seat:seat clan:clan", "KTHO-D-34"),
    "reshuffled": EventKind("seat:seat n clan:clan", "KTHO-R23"),
    "reinforced": EventKind("seat:seat icon:icon n clan:clan", "KTHO-R45"),
    "kept": EventKind("seat:seat card:card hand clan:clan", "KTHO-R45"),
    "thrown": EventKind("seat:seat card:card clan:clan", "KTHO-R45"),
    "swarmed": EventKind("seat:seat icon:icon room:at n clan:clan", "KTHO-R43"),
    "moved": EventKind("monster:monster from:from to:to token:carried", "KTHO-R34"),
    "through-portal": EventKind("monster:monster from:from to:to token:carried", "KTHO-R47"),
    "through-wall": EventKind("monster:monster from:from to:to token:carried", "KTHO-D-22"),
    "melee": EventKind("monster:monster hero:hero room:at left", "KTHO-R35"),
    "ranged": EventKind("monster:monster hero:hero room:at left", "KTHO-R36"),
    "killed": EventKind("hero:hero room:at left", "KTHO-R35"),
    "token-placed": EventKind("seat:leader token:token room:at n left", "KTHO-R37"),
    "token-spent": EventKind("seat:leader token:token room:at n left", "KTHO-R8"),
    "portal-placed": EventKind("seat:seat room:at left clan:clan", "KTHO-R40"),
    "portal-completed": EventKind("seat:seat room:at clan:clan", "KTHO-R46"),
    "summoned": EventKind("monster:monster room:at lair", "KTHO-R11"),
    "ability": EventKind("seat:seat clan:clan", "KTHO-R18"),
    "healed": EventKind("monster:monster n wounds", "KTHO-R19"),
    "produced": EventKind("seat:leader token:token room:at n left", "KTHO-R52"),
    "bought": EventKind("seat:seat card:card slot room:at clan:clan", "KTHO-R53"),
    "researched": EventKind("seat:seat card:card slot hand clan:clan", "KTHO-R58"),
    "loot": EventKind("card:card slot left", "KTHO-R5"),
    "built": EventKind("seat:leader room:room place turn value", "KTHO-R59"),
    "plan": EventKind("room:room slot left", "KTHO-R59"),
    "cells": EventKind("seat:seat n clan:clan", "KTHO-R56"),
    "renewed": EventKind("seat:seat card:card hand clan:clan", "KTHO-R24"),
    "under": EventKind("card:card slot", "KTHO-D-65"),
    "cleaned": EventKind("seat:seat n discard clan:clan", "KTHO-R25"),
    # the Guild
    "invasion": EventKind("seat:seat n wave clan:clan", "KTHO-R26"),
    "guild-card": EventKind("card:guild left number of", "KTHO-R63"),
    "sent-card": EventKind("card:guild left", "KTHO-R56"),
    "sent-nothing": EventKind("card:guild", "KTHO-R56"),
    "no-card-left": EventKind("", "KTHO-D-33"),
    "wave": EventKind("n left", "KTHO-R27"),
    "no-room": EventKind("card:guild", "KTHO-D-18"),
    "hero-comes": EventKind("hero:hero room:at left", "KTHO-R63"),
    "supply-empty": EventKind("class:class n", "KTHO-R61"),
    "called": EventKind("hero:hero room:at", "KTHO-R61"),
    # the eight steps
    "archer-shoots": EventKind("hero:hero monster:monster room:at", "KTHO-R64"),
    "warrior-takes": EventKind("hero:hero token:token room:at n left", "KTHO-R64"),
    "rogue-disarms": EventKind("hero:hero room:at n left", "KTHO-R64"),
    "mage-frees": EventKind("hero:hero n", "KTHO-R57"),
    "ability-idle": EventKind("hero:hero room:at", "KTHO-R64"),
    "trap-sprung": EventKind("hero:hero room:at hurt n left", "KTHO-R66"),
    "trapped": EventKind("hero:hero room:at left", "KTHO-R50"),
    "imprisoned": EventKind("hero:hero room:at", "KTHO-R66"),
    "inspired": EventKind("hero:hero by:hero room:at", "KTHO-R67"),
    "freed": EventKind("hero:hero by:hero room:at", "KTHO-R57"),
    "hero-attacks": EventKind("hero:hero monster:monster room:at", "KTHO-R68"),
    "defended": EventKind("seat:leader card:card monster:monster room:at hand", "KTHO-R38"),
    "wounded": EventKind("monster:monster n wounds room:at", "KTHO-R68"),
    "fell": EventKind("monster:monster room:at lair", "KTHO-R68"),
    "pillaged": EventKind("hero:hero room:at value n", "KTHO-R69"),
    "exhausted": EventKind("hero:hero room:at", "KTHO-R73"),
    "waited": EventKind("hero:hero room:at n value", "KTHO-R71"),
    "charged": EventKind("hero:hero from:from to:to", "KTHO-R72"),
    "stayed": EventKind("hero:hero room:at", "KTHO-R72"),
    # Treasures
    "treasure": EventKind("effect:effect value room:at", "KTHO-R70"),
    "spoiled": EventKind("token:token room:at n left", "KTHO-R70"),
    "cursed": EventKind("seat:seat card:card hand clan:clan", "KTHO-R70"),
    "woken": EventKind("hero:hero room:at", "KTHO-R70"),
    "no-effect": EventKind("effect:effect", "KTHO-D-14"),
    # the scenario's rule
    "rule-acted": EventKind("rule:scenario n", "KTHO-R4"),
    "token-gone": EventKind("token:token room:at n left", "KTHO-R8"),
    "token-came": EventKind("token:token room:at n left", "KTHO-R8"),
    "more-cards": EventKind("n coming", "KTHO-R16"),
    "raid": EventKind("n", "KTHO-R16"),
    "storm": EventKind("n coming", "KTHO-D-71"),
    "portal-opened": EventKind("room:at", "KTHO-R46"),
    "portal-closed": EventKind("room:at", "KTHO-R46"),
    "released": EventKind("hero:hero room:from left", "KTHO-R8"),
    "given-back": EventKind("seat:seat card:card hand clan:clan", "KTHO-R58"),
    "stage": EventKind("room:at", "KTHO-R72"),
    "ringleader": EventKind("class:class", "KTHO-R65"),
    "no-ringleader": EventKind("", "KTHO-R65"),
    "champion-recovers": EventKind("hero:hero room:at", "KTHO-R65"),
    "darkened": EventKind("type:type", "KTHO-R51"),
    "relit": EventKind("type:type room:at", "KTHO-R51"),
    "frog-bites": EventKind("monster:monster room:at n left", "KTHO-R63"),
    "frogs-hop": EventKind("from:from to:to frogs n there", "KTHO-R63"),
    "passage-opened": EventKind("room:room other:room", "KTHO-D-51"),
    "passage-closed": EventKind("room:room other:room", "KTHO-D-51"),
    "tile-turned": EventKind("room:room turn", "KTHO-R78"),
    "collapsed": EventKind("room:room", "KTHO-R8"),
    "buried": EventKind("hero:hero room:at left", "KTHO-R8"),
    # the end
    "ended": EventKind("reason:reason wave", "KTHO-R2"),
}
