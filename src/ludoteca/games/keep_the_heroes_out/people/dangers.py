"""How likely an answer is to lose the match before its player is asked again.

Two answers can: to send a Hero to the Cells while a Mage may come (KTHO-R57), and to end one's cards while the Vault
stands open to the next invasion. Everything is reckoned from what lies open.
"""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.actions import PASS
from ludoteca.games.keep_the_heroes_out.content.box import VAULT
from ludoteca.games.keep_the_heroes_out.people import odds
from ludoteca.games.keep_the_heroes_out.state import Dungeon, DungeonState
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Danger
from ludoteca.kernel.previews import SPOKEN_OF
from ludoteca.kernel.previews import odds as in_numbers


def risk(decision: Decision, action: int, before: DungeonState) -> float:
    """That the 4 falls in the coming invasion, for who puts cards away that could still do something about it."""
    if action != PASS or decision.kind != "turn" or not before.clans[before.active].hand:
        return 0.0
    seen = odds.outlook(Dungeon(before, seeded(0), None))
    return seen.chance(len(seen.falls.get(VAULT, ())), seen.today)


def of_sending(state: DungeonState) -> Danger | None:
    """That the next Guild card, sent to the Cells, leads to a break-out that takes the 4."""
    chance = odds.break_out(state)
    if chance < SPOKEN_OF:
        return None
    n, of = in_numbers(chance)  # never for certain: somebody may still defend, or choose another order
    return Danger("danger-falls-odds", {"n": n, "of": of}, n, of)
