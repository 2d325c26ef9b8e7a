"""DISCARD cards that are nothing but their numbers: they act once, when bought, and are gone (KOT-R9)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import Power
from ludoteca.games.king_of_tokyo.rules.damage import Hit, suffer, suffer_all
from ludoteca.games.king_of_tokyo.rules.quantities import (
    energy_from_card,
    hearts_from_card,
    stars_from_card,
    stars_lost_to_card,
)
from ludoteca.games.king_of_tokyo.state import Monster, Tokyo
from ludoteca.kernel.flow import Flow


class PlainDiscard(Power):
    """A card that is its numbers: gains first, then what others lose, then what the buyer loses.

    KOT-apartment_building, KOT-commuter_train, KOT-corner_store, KOT-skyscraper, KOT-energize, KOT-energize.1,
    KOT-evacuation_orders, KOT-flame_thrower, KOT-gas_refinery, KOT-gas_refinery.1, KOT-heal, KOT-heal.1,
    KOT-high_altitude_bombing, KOT-high_altitude_bombing.1, KOT-jet_fighters, KOT-jet_fighters.1, KOT-national_guard,
    KOT-nuclear_power_plant, KOT-tank. KOT-R34: these losses are no claws, so nobody yields to them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stars: i64 = 0
        self.hearts: i64 = 0
        self.energy: i64 = 0
        self.others_lose_stars: i64 = 0
        self.hurts_others: i64 = 0
        self.hurts_me: i64 = 0

    def join(self, numbers: dict[str, int]) -> None:
        """The numbers of the content file."""
        self.stars = numbers["vp"]
        self.hearts = numbers["hearts"]
        self.energy = numbers["energy"]
        self.others_lose_stars = numbers["others_lose_vp"]
        self.hurts_others = numbers["hurts_others"]
        self.hurts_me = numbers["hurts_me"]

    def gained(self, t: Tokyo, me: Monster, card: i64) -> Flow[None]:
        """KOT-X10: others one after another, clockwise; the buyer last."""
        stars_from_card(t, me, self.stars, self.kind)
        hearts_from_card(t, me, self.hearts, self.kind)
        energy_from_card(t, me, self.energy, self.kind)
        if self.others_lose_stars:
            for other in t.clockwise(me.seat):
                stars_lost_to_card(t, other, self.others_lose_stars, self.kind)
        if self.hurts_others:
            yield from suffer_all(t, t.clockwise(me.seat), self.hurts_others, me.seat, self.kind)
        if self.hurts_me:
            yield from suffer(t, me, Hit(self.hurts_me, me.seat, self.kind))
