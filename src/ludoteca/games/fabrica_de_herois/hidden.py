"""What a seat cannot know, dealt anew (FH-D-45): for the worlds that bots imagine."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.fabrica_de_herois.effects.targets_own import MyAny, MySupport
from ludoteca.games.fabrica_de_herois.rules.plays import plays_of
from ludoteca.games.fabrica_de_herois.rules.teams import overfull_actions, refill_actions, return_actions
from ludoteca.games.fabrica_de_herois.state import DECK, LOOKED_AT, NONE, SUPPORT_TEAM, Factory, FactoryState
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision


def deal_anew(s: FactoryState, seat: int, chance: Chance) -> None:
    """FH-D-45, FH-D-46: who is in the Supports of others, the order of the decks, what others look at, the other Bases.

    What this seat has seen stays where it is.
    """
    mine = 1 << seat
    pool = s.deck[:]
    looked = bool(s.looked) and s.looker != seat
    if looked:
        pool += s.looked
    for p in s.players:
        if p.seat != seat:
            pool += [hero for hero in p.support if not s.seen[hero] & mine]
    pool.sort()  # so that a world tells nothing of the true order
    chance.shuffle("heroes", pool)
    for p in s.players:
        if p.seat != seat:
            kept = [s.seen[hero] for hero in p.support]
            p.support = [hero if s.seen[hero] & mine else pool.pop() for hero in p.support]
            for hero, seen in zip(p.support, kept, strict=True):
                if not seen & mine:
                    s.zone[hero] = SUPPORT_TEAM
                    s.owner[hero] = int(p.seat)
                    s.seen[hero] = seen
                    s.used[hero] = False
    if looked:
        s.looked = [pool.pop() for _ in s.looked]
        _put(s, s.looked, LOOKED_AT)
    s.deck = pool
    _put(s, s.deck, DECK)
    _deal_missions(s, seat, chance)
    s.bases.sort()
    chance.shuffle("bases", s.bases)


def _put(s: FactoryState, heroes: list[int], zone: int) -> None:
    for hero in heroes:
        s.zone[hero] = zone
        s.owner[hero] = NONE
        s.seen[hero] = 0
        s.used[hero] = False


def _deal_missions(s: FactoryState, seat: int, chance: Chance) -> None:
    """What lies under the deck is known, and what this seat has looked at on top of it."""
    top = len(s.missions) - s.known_top[seat]
    bottom = min(int(s.known_bottom), top)
    peeking = bool(s.peeked) and s.looker != seat
    pool = s.missions[bottom:top] + (s.peeked if peeking else [])
    pool.sort()
    chance.shuffle("missions", pool)
    if peeking:
        s.peeked = [pool.pop() for _ in s.peeked]
    s.missions[bottom:top] = pool


def offer_again(t: Factory, decision: Decision) -> Sequence[int]:
    """The actions of another seat where they depend on its Support."""
    p = t.s.players[decision.seat]
    kind = decision.kind
    if kind in ("prepare", "plays"):
        return plays_of(t, p)
    if kind == "overfull":
        return overfull_actions(t, p)
    if kind == "refill":
        return refill_actions(p)
    if kind in ("return", "give"):
        return return_actions(p)
    about = decision.about
    if kind == "lose" and isinstance(about, tuple) and about[2]:
        whom = MyAny(0) if about[2][0] else MySupport(0)
        return whom.lose_actions(p)
    return decision.actions
