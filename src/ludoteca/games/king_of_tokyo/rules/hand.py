"""The cards in front of a monster: getting them, losing them, and what Mimic copies (KOT-R8, KOT-R57)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import ANSWERS_LOSS
from ludoteca.games.king_of_tokyo.state import NO_CARD, Monster, Tokyo
from ludoteca.kernel.flow import Flow


def reindex(t: Tokyo, me: Monster) -> None:
    """Work out anew which powers act for this monster, whenever its hand changes. KOT-mimic.9: a copy counts as one."""
    content = t.content
    if not me.cards:
        me.copies = content.no_copies
        me.hooks = content.hooks.none
        return
    copies = content.no_copies[:]
    for card in me.cards:
        copies[content.kind_of[card]] += 1
        if card == content.mimic and t.s.copied != NO_CARD:
            copies[content.kind_of[t.s.copied]] += 1
    kinds: list[int] = []
    for kind, count in enumerate(copies):
        if count:
            kinds.append(kind)
    me.copies = copies
    me.hooks = content.hooks.of(kinds)


def owner_of(t: Tokyo, card: i64) -> Monster | None:
    """The monster that has this card in front of it."""
    for monster in t.s.monsters:
        if monster.cards and card in monster.cards:
            return monster
    return None


def acting_as(t: Tokyo, me: Monster, kind: i64) -> list[int]:
    """The owner's cards that act as this kind: the real ones, and Mimic when it copies one (KOT-mimic.8)."""
    content = t.content
    copied: i64 = t.s.copied
    out: list[int] = []
    for card in me.cards:
        copies = card == content.mimic and copied != NO_CARD and content.kind_of[copied] == kind
        if copies or content.kind_of[card] == kind:
            out.append(card)
    return out


def answer_loss(t: Tokyo, owner: Monster, card: i64 = NO_CARD) -> Flow[None]:
    """The owner is about to lose energy, or this very card: a last chance for those that can answer it."""
    before = t.cause
    for power in owner.hooks[ANSWERS_LOSS]:
        if card == NO_CARD or card in acting_as(t, owner, power.kind):
            t.cause = power.kind
            yield from power.answers_loss(t, owner)
    t.cause = before


def refs_of(t: Tokyo, me: Monster, kind: i64) -> list[str]:
    """How a client knows the owner's cards that act as this kind."""
    return [f"card:{card}" for card in acting_as(t, me, kind)]


def put_in_hand(t: Tokyo, me: Monster, card: i64) -> None:
    """KOT-R8: a KEEP card lies in front of its owner."""
    me.cards.append(card)
    reindex(t, me)


def take_away(t: Tokyo, owner: Monster, card: i64, stays_copied: bool = False) -> None:
    """A card leaves a monster, with all that it was worth. The caller says where it goes.

    KOT-R57: when it leaves play Mimic stops copying it and the token comes back.
    """
    s = t.s
    content = t.content
    owner.cards.remove(card)
    s.charges[card] = 0
    ended: i64 = -1  # the kind whose copy by Mimic ends
    if s.copied != NO_CARD and (card == content.mimic or (card == s.copied and not stays_copied)):
        ended = content.kind_of[s.copied]
        mimic_owner = owner if card == content.mimic else owner_of(t, content.mimic)
        s.copied = NO_CARD
        s.charges[content.mimic] = 0
        if mimic_owner is not None:
            reindex(t, mimic_owner)
            lose_power(t, mimic_owner, ended)
    reindex(t, owner)
    lose_power(t, owner, content.kind_of[card])


def lose_power(t: Tokyo, owner: Monster, kind: i64) -> None:
    """What a card, or Mimic as its copy, does when it is gone."""
    before = t.cause
    t.cause = kind
    t.content.powers[kind].lost(t, owner)
    t.cause = before


def discard_card(t: Tokyo, owner: Monster, card: i64) -> None:
    """A card goes from its owner to the discard pile."""
    take_away(t, owner, card)
    t.s.discard.append(card)


def discard_hand(t: Tokyo, owner: Monster) -> None:
    """All cards of a monster go to the discard pile."""
    while owner.cards:
        discard_card(t, owner, owner.cards[len(owner.cards) - 1])
