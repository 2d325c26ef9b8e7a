"""The cards in front of a monster: getting them, losing them, and what Mimic copies (KOT-R8, KOT-R57)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.content import KIND_OF, KIND_OF_ID, cards_named
from ludoteca.games.king_of_tokyo.powers import NO_HOOKS, POWERS, hooks_of
from ludoteca.games.king_of_tokyo.state import NO_CARD, NO_COPIES, Monster, Tokyo

MIMIC_KIND: Final = KIND_OF_ID["mimic"]
MIMIC_CARD: Final = cards_named("mimic")[0]


def reindex(t: Tokyo, me: Monster) -> None:
    """Work out anew which powers act for this monster, whenever its hand changes. KOT-mimic.9: a copy counts as one."""
    if not me.cards:
        me.copies = NO_COPIES
        me.hooks = NO_HOOKS
        return
    copies = NO_COPIES[:]
    for card in me.cards:
        copies[KIND_OF[card]] += 1
        if card == MIMIC_CARD and t.s.copied != NO_CARD:
            copies[KIND_OF[t.s.copied]] += 1
    kinds: list[int] = []
    for kind, count in enumerate(copies):
        if count:
            kinds.append(kind)
    me.copies = copies
    me.hooks = hooks_of(kinds)


def owner_of(t: Tokyo, card: i64) -> Monster | None:
    """The monster that has this card in front of it."""
    for monster in t.s.monsters:
        if monster.cards and card in monster.cards:
            return monster
    return None


def acting_as(t: Tokyo, me: Monster, kind: i64) -> list[int]:
    """The owner's cards that act as this kind: the real ones, and Mimic when it copies one (KOT-mimic.8)."""
    out: list[int] = []
    for card in me.cards:
        if KIND_OF[card] == kind or (card == MIMIC_CARD and t.s.copied != NO_CARD and KIND_OF[t.s.copied] == kind):
            out.append(card)
    return out


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
    owner.cards.remove(card)
    s.charges[card] = 0
    ended: i64 = -1  # the kind whose copy by Mimic ends
    if s.copied != NO_CARD and (card == MIMIC_CARD or (card == s.copied and not stays_copied)):
        ended = KIND_OF[s.copied]
        mimic_owner = owner if card == MIMIC_CARD else owner_of(t, MIMIC_CARD)
        s.copied = NO_CARD
        s.charges[MIMIC_CARD] = 0
        if mimic_owner is not None:
            reindex(t, mimic_owner)
            POWERS[ended].lost(t, mimic_owner)
    reindex(t, owner)
    POWERS[KIND_OF[card]].lost(t, owner)


def discard_card(t: Tokyo, owner: Monster, card: i64) -> None:
    """A card goes from its owner to the discard pile."""
    take_away(t, owner, card)
    t.s.discard.append(card)


def discard_hand(t: Tokyo, owner: Monster) -> None:
    """All cards of a monster go to the discard pile."""
    while owner.cards:
        discard_card(t, owner, owner.cards[len(owner.cards) - 1])
