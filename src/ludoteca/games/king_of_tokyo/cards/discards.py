"""DISCARD cards that do more than their numbers say."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import Power
from ludoteca.games.king_of_tokyo.rules.discards import PlainDiscard
from ludoteca.games.king_of_tokyo.rules.hand import answer_loss
from ludoteca.games.king_of_tokyo.rules.quantities import stars_from_card
from ludoteca.games.king_of_tokyo.rules.tokyo import step_in
from ludoteca.games.king_of_tokyo.state import BAY, CITY, OUTSIDE, Monster, Tokyo
from ludoteca.kernel.flow import Flow


class DeathFromAbove(PlainDiscard):
    """KOT-death_from_above: stars, and Tokyo City is the buyer's; everyone else is out of Tokyo."""

    def gained(self, t: Tokyo, me: Monster, card: i64) -> Flow[None]:
        """KOT-death_from_above.1: from outside it counts as entering; from the Bay it is only a step aside."""
        stars_from_card(t, me, self.stars, self.kind)
        for other in t.clockwise(me.seat):
            if other.place != OUTSIDE:
                other.place = OUTSIDE
                t.tell("driven-out", other.seat, me.seat)
        if me.place == OUTSIDE:
            step_in(t, me, CITY)
        elif me.place == BAY:
            me.place = CITY
            t.tell("moved-to-city", me.seat)
        yield from ()


class Frenzy(Power):
    """KOT-frenzy: another turn for the buyer after this one."""

    def gained(self, t: Tokyo, me: Monster, card: i64) -> Flow[None]:
        """KOT-frenzy.1, KOT-X44: the turn that is being played ends first."""
        t.s.frenzy.append(me.seat)
        t.tell("frenzied", me.seat)
        yield from ()


class VastStorm(PlainDiscard):
    """KOT-vast_storm: stars, and all others lose half their energy, rounded down."""

    def gained(self, t: Tokyo, me: Monster, card: i64) -> Flow[None]:
        """Who can use energy at any time may do so before the storm."""
        stars_from_card(t, me, self.stars, self.kind)
        for other in t.clockwise(me.seat):
            yield from answer_loss(t, other)
            lost = other.energy // 2
            other.energy -= lost
            t.tell("energy-lost", other.seat, lost, self.kind, other.energy)
