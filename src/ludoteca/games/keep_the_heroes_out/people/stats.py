"""What the end page shows: lines over the turns, key moments, and what one gets an award for."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.keep_the_heroes_out.content.box import TACTIC
from ludoteca.games.keep_the_heroes_out.rules.tokens import LEADERS
from ludoteca.games.keep_the_heroes_out.state import LAIR, NO_TREASURE, WON, DungeonState
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import ALWAYS

THE_FOUR = 4  # the value that is never to be lost


def treasure(state: DungeonState) -> int:
    """What the Treasures in the dungeon are worth together."""
    return sum(state.content.treasure_value[one] for one in state.treasures if one != NO_TREASURE)


def chart(state: DungeonState) -> dict[str, list[int]]:
    """Treasure that is still there (everybody's), Monsters in the dungeon, Loot cards in one's deck."""
    seats = 1 + max(int(clan.seat) for clan in state.clans)
    monsters, loot = [0] * seats, [0] * seats
    for clan in state.clans:
        monsters[clan.seat] += sum(1 for room in clan.rooms if room != LAIR)
        for card in (*clan.hand, *clan.deck, *clan.played, *clan.discard):
            own = state.content.cards[card]
            loot[clan.seat] += own.kind != TACTIC or own.clan != clan.clan
    return {"treasure": [treasure(state)] * seats, "monsters": monsters, "loot": loot}


def tally(state: DungeonState) -> dict[str, int]:
    """Counters of a finished match."""
    return {
        "wins": int(state.reason == WON),
        "treasure": treasure(state),
        "heroes": len(state.heroes),
        "turns-all": int(state.turns),
    }


def highlight(event: Event) -> tuple[int, int] | None:
    """A Treasure lost, a break-out, a class called to arms, a new room, the second Wave, the end."""
    kind, args = event.kind, event.args
    if kind == "pillaged":
        return -1, ALWAYS if args[2] == THE_FOUR else 10 * args[2]
    if kind == "mage-frees" and args[1] >= 1:
        return -1, 10 + 8 * args[1]
    if kind == "supply-empty":
        return -1, 10 + 5 * args[1]
    if kind == "wave":
        return -1, ALWAYS
    if kind == "built":
        return args[0] % LEADERS, 12 + 4 * args[4]
    if kind == "defended":
        return args[0] % LEADERS, 8
    if kind == "bought":
        return args[0], 6
    return None


def merits(event: Event) -> Sequence[tuple[str, int, int]]:
    """Heroes killed, Monsters defended, Loot got, tokens made, rooms built, prisoners taken."""
    kind, args = event.kind, event.args
    if kind in ("melee", "ranged") and args[3] == 0:
        return (("slayer", args[4], 1),)
    if kind == "defended":
        return (("shield", args[0] % LEADERS, 1),)
    if kind in ("bought", "researched"):
        return (("collector", args[0], 1),)
    if kind in ("produced", "token-placed"):
        return (("supplier", args[0] % LEADERS, 1),)
    if kind == "built":
        return (("architect", args[0] % LEADERS, args[4]),)
    if kind == "cells":
        return (("jailer", args[0], args[1]),)
    return ()
