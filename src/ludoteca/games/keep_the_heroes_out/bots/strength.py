"""How well the players stand: a guess of how likely the 4 is still there in the end.

The weights are a logistic regression on turns of matches of *jogador* teams, of all scenarios, levels and numbers of
players (`bench/keep_the_heroes_out_value.py`). Content or bots that change ask for new ones.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.bots.sketch import danger, in_room, sketch_of, turns_to_come
from ludoteca.games.keep_the_heroes_out.bots.worths import card_worths
from ludoteca.games.keep_the_heroes_out.content.box import CELLS, RESOURCES, ROOMS, VAULT
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.state import COMPLETED, LOST, WON, Dungeon, DungeonState
from ludoteca.kernel.chance import seeded

FITTED: Final[list[float]] = [
    *(5.4969, -0.0183, -0.0265, 0.0245, 0.0126, 0.0113, -0.214, -0.0947, -0.0253, -0.0363, 0.1877),
    *(0.0799, -0.0068, 0.0524, 0.0492, -0.0195, 0.0015, 0.1327, -0.2057, -0.4838, 0.0597, 0.0165),
    *(0.0528, 0.0688, 0.0988, -0.0122, 0.1546, -0.046, -0.1057, -0.2326, 0.0254, -1.5408),
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
    storm = 0.0
    until = 0.0
    if s.wave == 1:
        storm = float(t.content.storm)
        until = float(to_come) / float(each)
        to_come += len(s.guild_deck) + len(s.guild_discard)
    turns = turns_to_come(t)
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
        storm,
        storm / (1.0 + until),
        storm * guards,
        1.0 if s.wave == 1 else 0.0,
    ]
