"""Mimic, the card that is another card (KOT-R57). What a copy does is told by the copied card, never here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.actions import LEAVE_IT
from ludoteca.games.king_of_tokyo.powers import Power
from ludoteca.games.king_of_tokyo.rules.hand import lose_power, reindex
from ludoteca.games.king_of_tokyo.rules.quantities import pay
from ludoteca.games.king_of_tokyo.state import NO_CARD, Monster, Tokyo
from ludoteca.kernel.flow import Decision, Flow

MOVE_PRICE: Final = 1


def copyable(t: Tokyo) -> list[int]:
    """KOT-mimic.1: every card in front of anyone, except Mimic and the card that it copies now; as answers."""
    return [card + 1 for monster in t.s.monsters for card in monster.cards if card not in (t.content.mimic, t.s.copied)]


def copy_card(t: Tokyo, me: Monster, card: i64) -> Flow[None]:
    """KOT-mimic.2: the token goes to `card`, and Mimic is that card, just bought."""
    s = t.s
    before = s.copied
    s.copied = card
    content = t.content
    s.charges[content.mimic] = content.powers[content.kind_of[card]].tokens
    reindex(t, me)
    if before != NO_CARD:
        lose_power(t, me, content.kind_of[before])
    t.tell("mimicked", me.seat, content.kind_of[card], me.energy)
    t.cause = content.kind_of[card]
    yield from content.powers[content.kind_of[card]].gained(t, me, content.mimic)


class Mimic(Power):
    """KOT-mimic: a copy of any KEEP card in play."""

    def __init__(self) -> None:
        super().__init__()
        self.copies_others = True

    def gained(self, t: Tokyo, me: Monster, card: i64) -> Flow[None]:
        """KOT-mimic.3, KOT-mimic.6: on purchase, if there is anything to copy; a new owner chooses anew."""
        options = copyable(t)
        if options:
            answer: i64 = yield Decision(me.seat, "mimic", options)
            yield from copy_card(t, me, answer - 1)

    def start_choice(self, t: Tokyo, me: Monster, k: i64) -> Flow[None]:
        """KOT-mimic.4, KOT-mimic.7: one energy moves the token before the first roll."""
        if me.energy < MOVE_PRICE:
            return
        options = copyable(t)
        if options:
            answer: i64 = yield Decision(me.seat, "mimic-move", [LEAVE_IT, *options])
            if answer != LEAVE_IT:
                pay(me, MOVE_PRICE)
                yield from copy_card(t, me, answer - 1)
