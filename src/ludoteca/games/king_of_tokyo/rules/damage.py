"""Losing hearts, and being eliminated: one event of damage from its announcement to its last consequence."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.actions import TAKE_IT, extra_kind
from ludoteca.games.king_of_tokyo.powers import BLOCKS, CHEATS_DEATH, HURT, REACTIONS, SOMEONE_FELL, WOUND
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.rules.causes import CLAWS, POISON
from ludoteca.games.king_of_tokyo.rules.hand import discard_hand
from ludoteca.games.king_of_tokyo.rules.tokyo import close_bay
from ludoteca.games.king_of_tokyo.state import NOBODY, OUTSIDE, Monster, Tokyo
from ludoteca.kernel.event import Bill
from ludoteca.kernel.flow import Decision, Flow


class Hit:
    """A loss that is about to happen: how much, through whom (NOBODY for poison), by what (CLAWS, POISON, a card).

    Its bill says what it is made of, where somebody listens; without one, all of it is due to its cause.
    """

    def __init__(self, amount: i64, dealer: i64, cause: i64, bill: Bill | None = None) -> None:
        self.amount = amount
        self.dealer = dealer
        self.cause = cause
        self.bill = bill
        self.rolled: i64 = 0  # Camouflage rolls made against it

    def spare(self, hearts: i64, kind: i64) -> None:
        """A card makes the loss smaller."""
        self.amount -= hearts
        if self.bill is not None:
            self.bill.add(kind, -hearts)


def ignores(t: Tokyo, victim: Monster, hit: Hit) -> bool:
    """Wings already paid for, or a card that stops a loss of this size."""
    if victim.wings:
        hit.amount = 0
    else:
        for power in victim.hooks[BLOCKS]:
            if power.blocks(hit.amount):
                before = t.cause
                t.cause = power.kind
                t.tell_change("blocked", hit.bill, victim.seat, hit.amount, power.kind)
                t.cause = before
                hit.amount = 0
                break
    return hit.amount == 0


def suffer(t: Tokyo, victim: Monster, hit: Hit) -> Flow[int]:
    """One event of losing hearts, with the victim's chance to react. Returns the hearts really lost."""
    if hit.bill is None:
        hit.bill = causes.part(t, hit.cause, hit.amount)
    if not victim.alive or hit.amount <= 0 or ignores(t, victim, hit):
        return 0
    before = t.cause
    while victim.hooks[REACTIONS]:
        options: list[int] = [TAKE_IT]
        for power in victim.hooks[REACTIONS]:
            power.reactions(t, victim, victim.copies[power.kind], hit, options)
        if len(options) == 1:
            break
        action: i64 = yield Decision(victim.seat, "react", options, hit)
        if action == TAKE_IT:
            break
        t.cause = extra_kind(action)
        yield from t.content.powers[extra_kind(action)].react(t, victim, hit)
        t.cause = before
        if hit.amount <= 0 or ignores(t, victim, hit):
            return 0
    return lose_hearts(t, victim, hit)


def lose_hearts(t: Tokyo, victim: Monster, hit: Hit) -> i64:
    """The loss itself and all that follows from it, in this order: tokens, death or rebirth, those who profit."""
    lost: i64 = hit.amount if hit.amount < victim.hearts else victim.hearts
    victim.hearts -= lost
    if hit.bill is not None:
        hit.bill.add(causes.NO_HEARTS_LEFT, lost - hit.amount)
    t.tell_change("hurt", hit.bill, victim.seat, lost, hit.dealer, hit.cause, victim.hearts)
    if hit.dealer == t.s.turn:
        t.s.dealt = True
    before = t.cause
    if hit.cause == CLAWS:
        dealer = t.s.monsters[hit.dealer]
        for power in dealer.hooks[WOUND]:
            t.cause = power.kind
            power.wound(t, dealer, dealer.copies[power.kind], victim)
        t.cause = before
    if victim.hearts == 0:
        fall(t, victim)
    elif lost > 0:
        for power in victim.hooks[HURT]:
            t.cause = power.kind
            power.hurt(t, victim, victim.copies[power.kind], lost)
        t.cause = before
    return lost


def fall(t: Tokyo, victim: Monster) -> None:
    """KOT-R32: hearts have reached 0. The monster is out, unless a card saves it; either way some profit."""
    saved = False
    before = t.cause
    for power in victim.hooks[CHEATS_DEATH]:
        t.cause = power.kind
        if power.cheats_death(t, victim):
            saved = True
            break
    t.cause = before
    if not saved:
        eliminate(t, victim)
    for monster in t.s.monsters:
        if monster is not victim and monster.alive:
            for power in monster.hooks[SOMEONE_FELL]:
                t.cause = power.kind
                power.someone_fell(t, monster, monster.copies[power.kind], victim)
    t.cause = before


def eliminate(t: Tokyo, victim: Monster) -> None:
    """KOT-R32, KOT-D-12, KOT-X8: cards and energy go, tokens on it go, the figure leaves the board.

    KOT-X32: the tokens that it gave to others stay with them.
    """
    victim.alive = False
    victim.place = OUTSIDE
    victim.energy = 0
    victim.poison = 0
    victim.shrink = 0
    discard_hand(t, victim)
    t.tell("fell", victim.seat)
    close_bay(t)


def suffer_all(t: Tokyo, victims: list[Monster], amount: i64, dealer: i64, cause: i64) -> Flow[None]:
    """KOT-X10: the same loss for several monsters, one after another; who falls does not spare the next."""
    for victim in victims:
        yield from suffer(t, victim, Hit(amount, dealer, cause))


def poison_tick(t: Tokyo, me: Monster) -> Flow[None]:
    """KOT-poison_spit: at the end of its turn a monster loses a heart for each Poison token; nobody deals it."""
    if me.poison and me.alive:
        t.cause = POISON
        yield from suffer(t, me, Hit(me.poison, NOBODY, POISON))
