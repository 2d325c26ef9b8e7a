"""Cards about energy, prices and other people's cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.actions import ENOUGH, extra
from ludoteca.games.king_of_tokyo.content import MONSTERS
from ludoteca.games.king_of_tokyo.powers import Offer, Power
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.rules.hand import acting_as, answer_loss, discard_card, owner_of, take_away
from ludoteca.games.king_of_tokyo.rules.market import price, receive
from ludoteca.games.king_of_tokyo.rules.quantities import gain_energy, pay, stars_from_card
from ludoteca.games.king_of_tokyo.state import Monster, Tokyo
from ludoteca.kernel.flow import Decision, Flow

BATTERY: Final = 6
BATTERY_STEP: Final = 2


def _offer_purchase(t: Tokyo, me: Monster, card: i64, label: str, refs: list[str]) -> Offer:
    """A card that is not in the market, with its price."""
    params: dict[str, object] = {"card": t.content.name_of(t.content.kind_of[card]), "n": price(t, me, card)}
    return Offer(label, [f"card:{card}", *refs], params)


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

    def __init__(self) -> None:
        """KOT-battery_monster.copy: a copy has six of its own."""
        super().__init__()
        self.tokens = BATTERY
        self.tokens_at_once = BATTERY_STEP

    def wake(self, t: Tokyo, me: Monster, k: i64) -> None:
        """KOT-battery_monster.1: first of all start effects, not a gain that others add to; empty, the card goes."""
        for card in acting_as(t, me, self.kind):
            if t.s.charges[card] == 0:
                continue  # Mimic, when the card that it copied has just gone
            t.s.charges[card] -= BATTERY_STEP
            me.energy += BATTERY_STEP
            t.tell_change(
                "energy-card", causes.part(t, self.kind, BATTERY_STEP), me.seat, BATTERY_STEP, self.kind, me.energy
            )
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

    def choices(self, cards: i64, dice: i64) -> i64:
        """The top card, and with a copy the one below it."""
        return 2

    def peeks(self, k: i64) -> i64:
        """KOT-made_in_a_lab.copy: one card for each copy."""
        return k

    def buy_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """KOT-made_in_a_lab.1, KOT-X42: at its price; it was never turned up, so nobody else is offered it."""
        deck = t.s.deck
        seen: i64 = k if k < len(deck) else len(deck)
        position: i64 = 0
        while position < seen:
            if price(t, me, deck[len(deck) - 1 - position]) <= me.energy:
                out.append(extra(self.kind, position))
            position += 1

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """The card on top of the deck, or the one below."""
        deck = t.s.deck
        return _offer_purchase(t, me, deck[len(deck) - 1 - choice], "do-buy-from-deck", ["deck"])

    def buy_act(self, t: Tokyo, me: Monster, choice: i64) -> Flow[None]:
        """Buy it from the top of the deck."""
        s = t.s
        card = s.deck.pop(len(s.deck) - 1 - choice)
        for seat, known in enumerate(s.knows):
            if known > choice:
                s.knows[seat] = known - 1
        bill = t.bill()
        cost = price(t, me, card, bill)
        pay(me, cost)
        t.reveal()
        t.tell_change("bought-from-deck", bill, me.seat, t.content.kind_of[card], cost, me.energy)
        yield from receive(t, me, card)


class ParasiticTentacles(Power):
    """KOT-parasitic_tentacles: the owner may buy cards from other players, paying them."""

    def choices(self, cards: i64, dice: i64) -> i64:
        """Any card of the box."""
        return cards

    def buy_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        """KOT-parasitic_tentacles.1, KOT-parasitic_tentacles.copy, KOT-X35: any card that lies in front of another."""
        for other in t.clockwise(me.seat):
            for card in other.cards:
                if price(t, me, card) <= me.energy:
                    out.append(extra(self.kind, card))

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        """Another monster's card."""
        seller = owner_of(t, choice)
        assert seller is not None
        shown = _offer_purchase(t, me, choice, "do-buy-from", [f"seat:{seller.seat}"])
        shown.params["monster"] = (f"monster-{MONSTERS[seller.monster]}", {})
        return shown

    def buy_act(self, t: Tokyo, me: Monster, choice: i64) -> Flow[None]:
        """KOT-parasitic_tentacles.2: a purchase like any other. KOT-mimic.5: a copied card stays copied."""
        seller = owner_of(t, choice)
        assert seller is not None
        yield from answer_loss(t, seller, choice)
        bill = t.bill()
        cost = price(t, me, choice, bill)
        pay(me, cost)
        of_earnings = causes.part(t, self.kind, cost)
        earned = gain_energy(seller, cost, of_earnings)
        take_away(t, seller, choice, True)
        t.tell_change("bought-from", bill, me.seat, t.content.kind_of[choice], cost, seller.seat, me.energy)
        if earned:
            t.tell_change("earned", of_earnings, seller.seat, earned, me.seat, seller.energy)
        yield from receive(t, me, choice)


class Metamorph(Power):
    """KOT-metamorph, KOT-R60: at the end of the turn the owner may sell cards at their printed cost."""

    def at_end(self, t: Tokyo, me: Monster, k: i64) -> Flow[None]:
        """KOT-metamorph.1, KOT-metamorph.2, KOT-metamorph.copy, KOT-X36: first of all, and until it is sold itself."""
        while me.copies[self.kind] > 0:
            action: i64 = yield Decision(me.seat, "sell", [ENOUGH] + [card + 1 for card in me.cards])
            if action == ENOUGH:
                return
            card: i64 = action - 1
            discard_card(t, me, card)
            kind = t.content.kind_of[card]
            bill = causes.part(t, causes.PRINTED_COST, t.content.costs[kind])
            refund = gain_energy(me, t.content.costs[kind], bill)
            t.tell_change("sold", bill, me.seat, kind, refund, me.energy)
