"""Looking at the Hero deck (FH-D-45): what nobody else sees lies in the state while somebody chooses."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.rules.decks import into_deck, shuffle_deck, take_top
from ludoteca.games.fabrica_de_herois.rules.teams import gain_hero
from ludoteca.games.fabrica_de_herois.state import NONE, Factory, Player
from ludoteca.kernel.flow import Decision, Flow


def look_and_take(t: Factory, p: Player, n: i64, cause: int) -> Flow[None]:
    """Look at the top of the Hero deck, keep one card, shuffle the others back."""
    s = t.s
    s.looker = p.seat
    _look(t, p, n)
    if s.looked:
        place = 0
        if len(s.looked) > 1:
            place = yield Decision(p.seat, "keep", range(len(s.looked)), cause)
        kept = s.looked.pop(place)
        for hero in s.looked:
            into_deck(t, hero)
        s.looked = []
        gain_hero(t, p, kept, 0)
        shuffle_deck(t)
    s.looker = NONE


def _look(t: Factory, p: Player, n: i64) -> None:
    """Take so many from the top, for one player's eyes."""
    s = t.s
    for _ in range(n):
        hero = take_top(t)
        if hero == NONE:
            break
        s.looked.append(hero)
        t.whisper(p.seat, "looked-at", hero)
    t.tell("looked", p.seat, len(s.looked))
