"""Step 4, buying Power cards (KOT-R47 to R50), and who may snatch a card that is turned up (KOT-R59)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.actions import DONE, SLOTS, SWEEP, extra_choice, extra_kind, is_extra
from ludoteca.games.king_of_tokyo.powers import AT_END, BOUGHT, BUY_OPTIONS, DISCOUNT, PEEKS, SNATCHES
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.rules.hand import put_in_hand
from ludoteca.games.king_of_tokyo.rules.quantities import pay
from ludoteca.games.king_of_tokyo.state import END, NEXT, NO_CARD, Monster, Tokyo
from ludoteca.kernel.event import Bill
from ludoteca.kernel.flow import CHECKPOINT, Decision, Flow

SWEEP_PRICE: Final = 2


def discount_of(me: Monster) -> i64:
    """What this monster's cards take off every price."""
    off: i64 = 0
    for power in me.hooks[DISCOUNT]:
        off += power.discount(me.copies[power.kind])
    return off


def price(t: Tokyo, me: Monster, card: i64, bill: Bill | None = None) -> i64:
    """KOT-R47: the printed cost, less what cards take off; never below 0 (KOT-X38). All that goes on the bill."""
    content = t.content
    printed: i64 = content.costs[content.kind_of[card]]
    cost = printed - discount_of(me)
    if bill is not None:
        bill.add(causes.PRINTED_COST, printed)
        for power in me.hooks[DISCOUNT]:
            bill.add(power.kind, -power.discount(me.copies[power.kind]))
        if cost < 0:
            bill.add(causes.NEVER_BELOW_ZERO, -cost)
    return cost if cost > 0 else 0


def draw(t: Tokyo) -> i64:
    """The top card of the deck. KOT-D-10: an empty deck is made anew from the discards; without any, a gap stays."""
    s = t.s
    refill_deck(t)
    if not s.deck:
        return NO_CARD
    t.reveal()
    for seat, known in enumerate(s.knows):
        if known:
            s.knows[seat] = known - 1
    return s.deck.pop()


def refill_deck(t: Tokyo) -> None:
    """KOT-D-10: shuffle the discards when the deck is empty."""
    s = t.s
    if not s.deck and s.discard:
        s.deck = s.discard
        s.discard = []
        s.knows = [0] * len(s.knows)
        t.chance.shuffle("deck", s.deck)
        t.tell("reshuffled")


def fill_slot(t: Tokyo, slot: i64) -> None:
    """KOT-R48: turn the next card up."""
    card = draw(t)
    t.s.market[slot] = card
    if card != NO_CARD:
        t.tell("revealed", card, slot)


def buy_cards(t: Tokyo, me: Monster) -> Flow[None]:
    """KOT-R47, KOT-R48, KOT-R49, KOT-R50: buy or sweep, one thing at a time, while energy lasts; then the turn ends.

    KOT-D-16: wherever the turn has left the monster. KOT-X9: a monster that falls here buys no more.
    """
    s = t.s
    while me.alive:
        t.cause = causes.BUYING
        if me.hooks[PEEKS]:
            peek(t, me)
        asked = purchases(t, me)
        if asked is None:
            break
        action: i64 = yield asked
        if action == DONE:
            break
        if is_extra(action):
            t.cause = extra_kind(action)
            yield from t.content.powers[extra_kind(action)].buy_act(t, me, extra_choice(action))
        elif action == SWEEP:
            yield from sweep(t, me)
        else:
            yield from buy_from_market(t, me, action - 1)
            yield from offer_revealed(t, me, [int(action) - 1])
        if t.sink is not None:
            yield CHECKPOINT
    if not me.alive:
        s.step = NEXT
    elif me.hooks[AT_END] or me.poison:
        s.step = END
    else:
        s.step = NEXT


def purchases(t: Tokyo, me: Monster) -> Decision | None:
    """What the active monster is asked in the buy step, if there is anything to choose."""
    options = buy_options(t, me)
    if len(options) == 1 and not (me.hooks[PEEKS] and may_afford_unseen(t, me)):
        return None
    return Decision(me.seat, "buy", options)


def may_afford_unseen(t: Tokyo, me: Monster) -> bool:
    """KOT-made_in_a_lab.1: who sees the top of the deck is asked whenever any card of the deck could be paid, whichever
    lies on top, so that nobody learns from the question what it costs."""
    for card in t.s.deck:
        if price(t, me, card) <= me.energy:
            return True
    return False


def buy_options(t: Tokyo, me: Monster) -> list[int]:
    """What the active monster can do in the buy step with the energy it has."""
    s = t.s
    options: list[int] = [DONE]
    if me.energy > 0 or me.cards:
        content = t.content
        slot: i64 = 0
        reach: i64 = me.energy
        for power in me.hooks[DISCOUNT]:
            reach += power.discount(me.copies[power.kind])
        for card in s.market:
            slot += 1
            if card != NO_CARD and content.costs[content.kind_of[card]] <= reach:
                options.append(slot)
        if me.energy >= SWEEP_PRICE:
            options.append(SWEEP)
        for power in me.hooks[BUY_OPTIONS]:
            power.buy_options(t, me, me.copies[power.kind], options)
    return options


def peek(t: Tokyo, me: Monster) -> None:
    """A card lets its owner see the top of the deck in the buy step."""
    s = t.s
    before = t.cause
    refill_deck(t)
    seen: i64 = 0
    for power in me.hooks[PEEKS]:
        t.cause = power.kind
        seen += power.peeks(me.copies[power.kind])
    if seen > len(s.deck):
        seen = len(s.deck)
    known: i64 = s.knows[me.seat]
    while known < seen:
        t.reveal()
        t.whisper(me.seat, "peeked", s.deck[len(s.deck) - 1 - known])
        known += 1
    t.cause = before
    if seen > s.knows[me.seat]:
        s.knows[me.seat] = seen


def sweep(t: Tokyo, me: Monster) -> Flow[None]:
    """KOT-R49: two energy for three new cards. No card makes it cheaper."""
    s = t.s
    t.cause = causes.SWEEPING
    pay(me, SWEEP_PRICE)
    t.tell("swept", me.seat, me.energy)
    for slot, card in enumerate(s.market):
        if card != NO_CARD:
            s.discard.append(card)
            s.market[slot] = NO_CARD
    for slot in range(SLOTS):
        fill_slot(t, slot)
    yield from offer_revealed(t, me, [0, 1, 2])


def buy_from_market(t: Tokyo, me: Monster, slot: i64) -> Flow[None]:
    """KOT-R48: the card does what it does, and its place is filled at once."""
    card: i64 = t.s.market[slot]
    t.s.market[slot] = NO_CARD
    bill = t.bill()
    cost = price(t, me, card, bill)
    pay(me, cost)
    t.tell_change("bought", bill, me.seat, t.content.kind_of[card], cost, me.energy)
    yield from receive(t, me, card)
    fill_slot(t, slot)


def receive(t: Tokyo, me: Monster, card: i64) -> Flow[None]:
    """A bought card: who profits from buying comes first; a KEEP card stays (KOT-R8), a DISCARD card goes (KOT-R9)."""
    before = t.cause
    for power in me.hooks[BOUGHT]:
        t.cause = power.kind
        power.bought(t, me, me.copies[power.kind])
    content = t.content
    kind = content.kind_of[card]
    power = content.powers[kind]
    t.cause = kind
    if content.keep[kind]:
        put_in_hand(t, me, card)
        t.s.charges[card] = power.tokens
        yield from power.gained(t, me, card)
    else:
        t.s.discard.append(card)  # before it acts, so that it lies somewhere while someone is asked about it
        yield from power.gained(t, me, card)
    t.cause = before


def offer_revealed(t: Tokyo, active: Monster, slots: list[int]) -> Flow[None]:
    """KOT-R59, KOT-X34: cards just turned up are offered to those who may snatch them, clockwise from the active
    monster. A card snatched is replaced, and the new one is offered again from the first of them. Who declines is not
    offered the same cards again, but whatever else it can pay by then."""
    declined: dict[int, list[int]] = {}
    offered = slots[:]
    before = t.cause
    while active.alive:
        bought: i64 = -1
        for other in t.clockwise(active.seat):
            if not other.hooks[SNATCHES]:
                continue
            passed = declined.get(other.seat, [])
            options: list[int] = [DONE]
            for slot in offered:
                card: i64 = t.s.market[slot]
                if card != NO_CARD and card not in passed and price(t, other, card) <= other.energy:
                    options.append(slot + 1)
            if len(options) == 1:
                continue
            action: i64 = yield Decision(other.seat, "snatch", options)
            if action == DONE:
                declined[other.seat] = passed + [t.s.market[option - 1] for option in options[1:]]
                continue
            bought = action - 1
            t.cause = other.hooks[SNATCHES][0].kind
            yield from buy_from_market(t, other, bought)
            t.cause = before
            break
        if bought < 0:
            return
