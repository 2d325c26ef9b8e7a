"""How well the players stand: a guess of how likely the 4 is still there in the end.

The weights are a logistic regression on turns of matches of *jogador* teams, of all scenarios, levels and numbers of
players.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.bots.sketch import danger, in_room, sketch_of
from ludoteca.games.keep_the_heroes_out.bots.worths import card_worths
from ludoteca.games.keep_the_heroes_out.content.box import CELLS, RESOURCES, ROOMS, VAULT
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.state import COMPLETED, LOST, WON, Dungeon, DungeonState
from ludoteca.kernel.chance import seeded

FITTED: Final[list[float]] = [
    *(2.9535, 0.0142, -0.0361, 0.0929, 0.0037, 0.082, -0.1537, -0.0614, -0.0401, -0.1218, 0.0911, 0.0759, 0.0093),
    *(0.272, 0.0731, 0.1302, 0.0024, 0.0746, -0.1057, -0.4352, 0.008, -0.0414, 0.0129, -0.0164, -0.0158, -0.041),
    *(-0.0284, -0.6071),
]  # by the place of a feature


def evaluate_state(state: DungeonState) -> float:
    """A guess between 0 and 1."""
    if state.reason == WON:
        return 1.0
    if state.reason == LOST:
        return 0.0
    seen = features(Dungeon(state, seeded(1), None))
    total = 0.0
    for index in range(min(len(seen), len(FITTED))):
        total += FITTED[index] * seen[index]
    return 1.0 / (1.0 + exp(-max(-8.0, min(8.0, total))))


def features(t: Dungeon) -> list[float]:
    """What a guess is made from."""
    s = t.s
    sketch = sketch_of(t)
    each: i64 = scenario.cards_per_turn(t)
    to_come: i64 = len(s.guild_deck)
    if s.wave == 1:
        to_come += len(s.guild_deck) + len(s.guild_discard)
    turns = float(to_come) / float(max(1, each))
    outside: i64 = 0
    held: i64 = 0
    asleep: i64 = 0
    near: i64 = 0
    traps: i64 = 0
    decoys: i64 = 0
    tokens: i64 = 0
    portals: i64 = 0
    for room in range(ROOMS):
        body = in_room(sketch.body, room)
        there = in_room(sketch.asleep, room)
        asleep += there
        traps += in_room(sketch.traps, room)
        if body > 0:
            held += 1
        if room != VAULT:
            outside += body
            decoys += in_room(sketch.value, room)
            if in_room(sketch.toward, room) == VAULT:
                near += there
        if s.portals[room] == COMPLETED:
            portals += 1
        for token in range(RESOURCES):
            tokens += s.tokens[room][token]
    worths = card_worths(t)
    cards: i64 = 0
    loot = 0.0
    for clan in s.clans:
        cards += len(clan.hand)
        for pile in (clan.hand, clan.deck, clan.discard, clan.played):
            for card in pile:
                if t.content.cards[card].clan != clan.clan:
                    loot += worths[card]
    players = float(len(s.clans))
    threat = min(40.0, danger(sketch))
    guards = float(min(10, in_room(sketch.body, VAULT)))
    inside = float(in_room(sketch.asleep, VAULT))
    ahead = 0.05 * turns
    return [
        1.0,
        threat,
        max(0.0, threat - 8.0),
        guards,
        float(outside),
        float(held),
        float(asleep),
        inside,
        float(near),
        float(decoys),
        float(traps),
        float(portals),
        float(tokens),
        float(cards) / players,
        loot / players,
        float(in_room(sketch.asleep, CELLS)),
        players,
        turns,
        float(to_come),
        float(each),
        ahead * threat,
        ahead * guards,
        ahead * float(outside),
        ahead * float(asleep),
        ahead * float(decoys),
        ahead * loot / players,
        ahead * float(cards) / players,
        sketch.way,
    ]
