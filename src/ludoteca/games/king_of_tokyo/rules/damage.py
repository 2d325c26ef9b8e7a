"""Losing hearts, and being eliminated: one event of damage from its announcement to its last consequence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import (
    BLOCKS,
    CHEATS_DEATH,
    HURT,
    POWERS,
    REACTIONS,
    SOMEONE_FELL,
    WOUND,
    extra_kind,
)
from ludoteca.games.king_of_tokyo.rules.hand import discard_hand
from ludoteca.games.king_of_tokyo.rules.tokyo import close_bay
from ludoteca.games.king_of_tokyo.state import NOBODY, OUTSIDE, Monster, Tokyo
from ludoteca.kernel.flow import Decision, Flow

# What makes a monster lose hearts: the kind of a card, or one of these.
CLAWS: Final = -1
POISON: Final = -2

TAKE_IT: Final = 0


class Hit:
    """A loss that is about to happen: how much, through whom (NOBODY for poison), by claws or not."""

    def __init__(self, amount: i64, dealer: i64, cause: i64) -> None:
        self.amount = amount
        self.dealer = dealer
        self.cause = cause
        self.rolled: i64 = 0  # Camouflage rolls made against it


def ignores(t: Tokyo, victim: Monster, hit: Hit) -> bool:
    """Wings already paid for, or a card that stops a loss of this size."""
    if victim.wings:
        hit.amount = 0
    else:
        for power in victim.hooks[BLOCKS]:
            if power.blocks(hit.amount):
                t.tell("blocked", victim.seat, hit.amount, power.kind)
                hit.amount = 0
                break
    return hit.amount == 0


def suffer(t: Tokyo, victim: Monster, hit: Hit) -> Flow[int]:
    """One event of losing hearts, with the victim's chance to react. Returns the hearts really lost."""
    if not victim.alive or hit.amount <= 0 or ignores(t, victim, hit):
        return 0
    while victim.hooks[REACTIONS]:
        options: list[int] = [TAKE_IT]
        for power in victim.hooks[REACTIONS]:
            power.reactions(t, victim, victim.copies[power.kind], hit, options)
        if len(options) == 1:
            break
        action: i64 = yield Decision(victim.seat, "react", options, hit)
        if action == TAKE_IT:
            break
        POWERS[extra_kind(action)].react(t, victim, hit)
        if hit.amount <= 0 or ignores(t, victim, hit):
            return 0
    return lose_hearts(t, victim, hit)


def lose_hearts(t: Tokyo, victim: Monster, hit: Hit) -> i64:
    """The loss itself and all that follows from it, in this order: tokens, death or rebirth, those who profit."""
    lost: i64 = hit.amount if hit.amount < victim.hearts else victim.hearts
    victim.hearts -= lost
    t.tell("hurt", victim.seat, lost, hit.dealer, hit.cause)
    if hit.dealer == t.s.turn:
        t.s.dealt = True
    if hit.cause == CLAWS:
        dealer = t.s.monsters[hit.dealer]
        for power in dealer.hooks[WOUND]:
            power.wound(t, dealer, dealer.copies[power.kind], victim)
    if victim.hearts == 0:
        fall(t, victim)
    elif lost > 0:
        for power in victim.hooks[HURT]:
            power.hurt(t, victim, victim.copies[power.kind], lost)
    return lost


def fall(t: Tokyo, victim: Monster) -> None:
    """KOT-R32: hearts have reached 0. The monster is out, unless a card saves it; either way some profit."""
    saved = False
    for power in victim.hooks[CHEATS_DEATH]:
        if power.cheats_death(t, victim):
            saved = True
            break
    if not saved:
        eliminate(t, victim)
    for monster in t.s.monsters:
        if monster is not victim and monster.alive:
            for power in monster.hooks[SOMEONE_FELL]:
                power.someone_fell(t, monster, monster.copies[power.kind], victim)


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
        yield from suffer(t, me, Hit(me.poison, NOBODY, POISON))
