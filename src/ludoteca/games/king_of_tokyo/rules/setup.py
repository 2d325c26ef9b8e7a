"""Setting the table (KOT-R13 to R18)."""

from __future__ import annotations

from ludoteca.games.king_of_tokyo.actions import SLOTS
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.rules.market import fill_slot
from ludoteca.games.king_of_tokyo.rules.rolling import BLACK_DICE, pack
from ludoteca.games.king_of_tokyo.state import CLAW, FACES, START, Tokyo


def set_up(t: Tokyo) -> None:
    """KOT-R15, KOT-R16, KOT-R17: shuffle the cards, turn three up; nobody is in Tokyo."""
    t.cause = causes.SETTING_UP
    t.chance.shuffle("deck", t.s.deck)
    for slot in range(SLOTS):
        fill_slot(t, slot)
    t.cause = causes.ROLL_OFF
    t.s.turn = t.s.order = roll_off(t)
    t.tell("begins", t.s.turn)
    t.s.step = START


def roll_off(t: Tokyo) -> int:
    """KOT-R18, KOT-D-1: everyone rolls; most claws begins, and those who tie roll again until one leads."""
    rivals = [monster.seat for monster in t.s.monsters]
    while len(rivals) > 1:
        claws: list[int] = []
        for seat in rivals:
            dice = t.chance.roll("roll-off", FACES, BLACK_DICE, seat)
            claws.append(dice.count(CLAW))
            t.tell("rolled-off", seat, pack(dice), claws[-1])
        most = max(claws)
        rivals = [seat for seat, count in zip(rivals, claws, strict=True) if count == most]
    return rivals[0]
