"""The three decks and the Graveyard (FH-R6, FH-R58, FH-R62, FH-R63, FH-D-40, FH-D-45)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.rules.reckoning import reckon
from ludoteca.games.fabrica_de_herois.state import (
    DECK,
    EXILE,
    GRAVEYARD,
    LOOKED_AT,
    NONE,
    Factory,
    FactoryState,
    Player,
)


def heroes_left(s: FactoryState) -> int:
    """FH-D-40: how many Heroes could still be drawn."""
    return len(s.deck) + len(s.graveyard)


def take_top(t: Factory) -> i64:
    """FH-R62, FH-D-40: the top Hero; when the last one leaves, the Graveyard becomes the deck at once."""
    s = t.s
    if not s.deck:
        renew_deck(t)
    if not s.deck:
        return NONE
    hero = s.deck.pop()
    s.zone[hero] = LOOKED_AT
    t.reveal()
    if not s.deck:
        renew_deck(t)
    return hero


def renew_deck(t: Factory) -> None:
    """FH-R62: the Graveyard as it lies is shuffled and is the deck."""
    s = t.s
    if not s.graveyard:
        return
    for hero in s.graveyard:
        s.zone[hero] = DECK
    s.deck = s.graveyard + s.deck
    s.graveyard = []
    t.tell("reshuffled", len(s.deck))
    shuffle_deck(t)


def shuffle_deck(t: Factory) -> None:
    """The Hero deck, in an order that nobody knows."""
    t.chance.shuffle("heroes", t.s.deck)


def _set_aside(s: FactoryState, hero: i64, zone: i64) -> None:
    """A Hero that is nobody's any more."""
    s.zone[hero] = zone
    s.owner[hero] = NONE
    s.seen[hero] = 0
    s.used[hero] = False


def into_deck(t: Factory, hero: i64) -> None:
    """A Hero that is nowhere any more goes into the deck; who puts it there shuffles."""
    _set_aside(t.s, hero, DECK)
    t.s.deck.append(hero)


def bury(t: Factory, hero: i64) -> None:
    """FH-R58: onto the Graveyard, face up."""
    _set_aside(t.s, hero, GRAVEYARD)
    t.s.graveyard.append(hero)


def banish(t: Factory, hero: i64) -> None:
    """FH-R63: out of the match for good."""
    _set_aside(t.s, hero, EXILE)
    t.s.exiled.append(hero)


# -- Missions --------------------------------------------------------------------------------------------------


def put_under(t: Factory, mission: i64) -> None:
    """FH-R70, FH-D-5, FH-D-45: under the Mission deck, where everyone knows it."""
    s = t.s
    s.missions.insert(0, mission)
    s.known_bottom += 1


def take_mission(t: Factory) -> i64:
    """The top Mission, face up (FH-R28); NONE when the deck is empty (FH-D-21)."""
    s = t.s
    if not s.missions:
        return NONE
    mission = s.missions.pop()
    for seat in range(len(s.known_top)):
        if s.known_top[seat] > 0:
            s.known_top[seat] -= 1
    if s.known_bottom > len(s.missions):
        s.known_bottom = len(s.missions)
    t.reveal()
    return mission


def lay_mission(t: Factory, p: Player, mission: i64) -> None:
    """FH-R28: before its player, visible to all."""
    p.mission = mission
    reckon(t.s, p)
    t.tell("mission", p.seat, mission)
