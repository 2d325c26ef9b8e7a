"""Cards about energy, prices and other people's cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.content import CARD_IDS, COSTS, KIND_OF, MONSTERS
from ludoteca.games.king_of_tokyo.powers import ANSWERS_LOSS, Offer, Power, extra
from ludoteca.games.king_of_tokyo.rules.hand import acting_as, discard_card, owner_of, take_away
from ludoteca.games.king_of_tokyo.rules.market import price, receive
from ludoteca.games.king_of_tokyo.rules.quantities import gain_energy, pay, stars_from_card
from ludoteca.games.king_of_tokyo.state import Monster, Tokyo
from ludoteca.kernel.flow import Decision, Flow

BATTERY: Final = 6
BATTERY_STEP: Final = 2
ENOUGH: Final = 0


def _offer_purchase(me: Monster, card: i64, label: str, refs: list[str]) -> Offer:
    """A card that is not in the market, with its price and the energy left after it."""
    cost = price(me, card)
    params: dict[str, object] = {"card": (f"card-{CARD_IDS[KIND_OF[card]]}", {}), "n": cost}
    return Offer(label, [f"card:{card}", *refs], params, me.energy - cost)


class AlienOrigin(Power):
    """KOT-alien_origin: cards cost the owner one less."""

    def discount(self, k: i64) -> i64:
        """KOT-alien_origin.1, KOT-alien_origin.2, KOT-alien_origin.copy: every card bought, however; nothing else."""
        return k


class MediaFriendly(Power):
    """KOT-media_friendly: a star for each card the owner buys."""

    def bought(self, t: Tokyo, me: Monster, k: i64) -> None:
        """KOT-media_friendly.1, KOT-media_friendly.copy: before that card acts, and not for this card itself."""
        stars_from_card(t, me, k, self.kind)


class FriendOfChildren(Power):
    """KOT-friend_of_children: each gain of energy is one larger."""

    def energy_bonus(self, k: i64) -> i64:
        """KOT-friend_of_children.1, KOT-friend_of_children.2, KOT-friend_of_children.copy: once for each event."""
        return k


class BatteryMonster(Power):
    """KOT-battery_monster: six energy on the card, two of them at the start of each turn."""

    def gained(self, t: Tokyo, me: Monster, card: i64) -> Flow[None]:
        """KOT-battery_monster.copy: a copy has six of its own."""
        t.s.charges[card] = BATTERY
        yield from ()

    def wake(self, t: Tokyo, me: Monster, k: i64) -> None:
        """KOT-battery_monster.1: first of all start effects, not a gain that others add to; empty, the card goes."""
        for card in acting_as(t, me, self.kind):
            if t.s.charges[card] == 0:
                continue  # Mimic, when the card that it copied has just gone
            t.s.charges[card] -= BATTERY_STEP
            me.energy += BATTERY_STEP
            t.tell("energy-card", me.seat, BATTERY_STEP, self.kind)
            if t.s.charges[card] == 0:
                t.tell("used-up", me.seat, self.kind)
                discard_card(t, me, card)


class Opportunist(Power):
    """KOT-opportunist, KOT-R59: cards turned up in another's turn may be bought at once, before anyone else."""

    def snatches(self) -> bool:
        """KOT-opportunist.1, KOT-opportunist.2, KOT-opportunist.3, KOT-opportunist.copy, KOT-X43: the market asks."""
        return True


class MadeInALab(Power):
    """KOT-made_in_a_lab: the owner sees the top card of the deck when buying, and may buy it."""

    def peeks(self, k: i64) -> i64:
        """KOT-made_in_a_lab.copy: one card for each copy."""
        return k

    def buy_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """KOT-made_in_a_lab.1, KOT-X42: at its price; it was never turned up, so nobody else is offered it."""
        deck = t.s.deck
        seen: i64 = k if k < len(deck) else len(deck)
        position: i64 = 0
        while position < seen:
            if price(me, deck[len(deck) - 1 - position]) <= me.energy:
                out.append(extra(self.kind, position))
            position += 1

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """The card on top of the deck, or the one below."""
        deck = t.s.deck
        return _offer_purchase(me, deck[len(deck) - 1 - choice], "do-buy-from-deck", ["deck"])

    def buy_act(self, t: Tokyo, me: Monster, choice: i64) -> Flow[None]:
        """Buy it from the top of the deck."""
        s = t.s
        card = s.deck.pop(len(s.deck) - 1 - choice)
        for seat, known in enumerate(s.knows):
            if known > choice:
                s.knows[seat] = known - 1
        cost = price(me, card)
        pay(me, cost)
        t.reveal()
        t.tell("bought-from-deck", me.seat, KIND_OF[card], cost)
        yield from receive(t, me, card)


class ParasiticTentacles(Power):
    """KOT-parasitic_tentacles: the owner may buy cards from other players, paying them."""

    def buy_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """KOT-parasitic_tentacles.1, KOT-parasitic_tentacles.copy, KOT-X35: any card that lies in front of another."""
        for other in t.clockwise(me.seat):
            for card in other.cards:
                if price(me, card) <= me.energy:
                    out.append(extra(self.kind, card))

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """Another monster's card."""
        seller = owner_of(t, choice)
        assert seller is not None
        shown = _offer_purchase(me, choice, "do-buy-from", [f"seat:{seller.seat}"])
        shown.params["monster"] = (f"monster-{MONSTERS[seller.monster]}", {})
        return shown

    def buy_act(self, t: Tokyo, me: Monster, choice: i64) -> Flow[None]:
        """KOT-parasitic_tentacles.2: a purchase like any other. KOT-mimic.5: a copied card stays copied."""
        seller = owner_of(t, choice)
        assert seller is not None
        for power in seller.hooks[ANSWERS_LOSS]:
            if choice in acting_as(t, seller, power.kind):
                yield from power.answers_loss(t, seller)
        cost = price(me, choice)
        pay(me, cost)
        gain_energy(seller, cost)
        take_away(t, seller, choice, True)
        t.tell("bought-from", me.seat, KIND_OF[choice], cost, seller.seat)
        yield from receive(t, me, choice)


class Metamorph(Power):
    """KOT-metamorph, KOT-R60: at the end of the turn the owner may sell cards at their printed cost."""

    def sells(self, t: Tokyo, me: Monster) -> Flow[None]:
        """KOT-metamorph.1, KOT-metamorph.2, KOT-metamorph.copy, KOT-X36: until it is sold itself."""
        while me.copies[self.kind] > 0:
            action: i64 = yield Decision(me.seat, "sell", [ENOUGH] + [card + 1 for card in me.cards])
            if action == ENOUGH:
                return
            card: i64 = action - 1
            discard_card(t, me, card)
            refund = gain_energy(me, COSTS[KIND_OF[card]])
            t.tell("sold", me.seat, KIND_OF[card], refund)


POWERS: Final[dict[str, Power]] = {
    "alien_origin": AlienOrigin(),
    "media_friendly": MediaFriendly(),
    "friend_of_children": FriendOfChildren(),
    "battery_monster": BatteryMonster(),
    "opportunist": Opportunist(),
    "made_in_a_lab": MadeInALab(),
    "parasitic_tentacles": ParasiticTentacles(),
    "metamorph": Metamorph(),
}
