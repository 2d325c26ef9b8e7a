"""DISCARD cards: they act once, when bought, and are gone (KOT-R9). Most are nothing but their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.content import number
from ludoteca.games.king_of_tokyo.powers import ANSWERS_LOSS, Power
from ludoteca.games.king_of_tokyo.rules.damage import Hit, suffer, suffer_all
from ludoteca.games.king_of_tokyo.rules.quantities import (
    energy_from_card,
    hearts_from_card,
    lose_stars,
    stars_from_card,
)
from ludoteca.games.king_of_tokyo.rules.tokyo import step_in
from ludoteca.games.king_of_tokyo.state import BAY, CITY, OUTSIDE, Monster, Tokyo
from ludoteca.kernel.flow import Flow


class PlainDiscard(Power):
    """A card that is its numbers: gains first, then what others lose, then what the buyer loses.

    KOT-apartment_building, KOT-commuter_train, KOT-corner_store, KOT-skyscraper, KOT-energize, KOT-energize.1,
    KOT-evacuation_orders, KOT-flame_thrower, KOT-gas_refinery, KOT-gas_refinery.1, KOT-heal, KOT-heal.1,
    KOT-high_altitude_bombing, KOT-high_altitude_bombing.1, KOT-jet_fighters, KOT-jet_fighters.1, KOT-national_guard,
    KOT-nuclear_power_plant, KOT-tank. KOT-R34: these losses are no claws, so nobody yields to them.
    """

    def __init__(self, card_id: str) -> None:
        super().__init__()
        self.stars: i64 = number(card_id, "vp")
        self.hearts: i64 = number(card_id, "hearts")
        self.energy: i64 = number(card_id, "energy")
        self.others_lose_stars: i64 = number(card_id, "others_lose_vp")
        self.hurts_others: i64 = number(card_id, "hurts_others")
        self.hurts_me: i64 = number(card_id, "hurts_me")

    def gained(self, t: Tokyo, me: Monster, card: i64) -> Flow[None]:
        """KOT-X10: others one after another, clockwise; the buyer last."""
        stars_from_card(t, me, self.stars, self.kind)
        hearts_from_card(t, me, self.hearts, self.kind)
        energy_from_card(t, me, self.energy, self.kind)
        if self.others_lose_stars:
            for other in t.clockwise(me.seat):
                lost = lose_stars(other, self.others_lose_stars)
                t.tell("stars-lost", other.seat, lost, self.kind)
        if self.hurts_others:
            yield from suffer_all(t, t.clockwise(me.seat), self.hurts_others, me.seat, self.kind)
        if self.hurts_me:
            yield from suffer(t, me, Hit(self.hurts_me, me.seat, self.kind))


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
            for power in other.hooks[ANSWERS_LOSS]:
                yield from power.answers_loss(t, other)
            lost = other.energy // 2
            other.energy -= lost
            t.tell("energy-lost", other.seat, lost, self.kind)


_PLAIN: Final = (
    "apartment_building",
    "commuter_train",
    "corner_store",
    "skyscraper",
    "energize",
    "evacuation_orders",
    "flame_thrower",
    "gas_refinery",
    "heal",
    "high_altitude_bombing",
    "jet_fighters",
    "national_guard",
    "nuclear_power_plant",
    "tank",
)

POWERS: Final[dict[str, Power]] = {
    **{card_id: PlainDiscard(card_id) for card_id in _PLAIN},
    "death_from_above": DeathFromAbove("death_from_above"),
    "frenzy": Frenzy(),
    "vast_storm": VastStorm("vast_storm"),
}
