"""Fábrica de Heróis as numbers: what a seat may see (FH-D-45), from its own place, and what it may do.

Where an answer names a card by its place (a dealt Hero, a card of a Support, a Mission that is looked at), the row
tells the place: 1 is the first. So it does for Heroes in a Field, whose order is the one in which they came.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludoteca.games.fabrica_de_herois.actions import ACTIONS, PLACES
from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS, LOWEST_MARKER, Content
from ludoteca.games.fabrica_de_herois.effects.lines import FIELD, INCOME, SUPPORT
from ludoteca.games.fabrica_de_herois.rules import causes
from ludoteca.games.fabrica_de_herois.rules.reckoning import fulfils_needs, needed, team_sum
from ludoteca.games.fabrica_de_herois.state import (
    DIE,
    LASTINGS,
    NONE,
    OVER,
    SETUP,
    Cast,
    Factory,
    FactoryState,
    Player,
)
from ludoteca.kernel.encoding import (
    Encoding,
    add_one,
    put_bits,
    put_cards,
    put_flag,
    put_least,
    put_most,
    put_one_of,
    put_places,
    turned,
)
from ludoteca.kernel.flow import Decision, Table

MARKS: Final = 6  # of a Hero in a Field: leads, blocked, protected, sealed, stripped, used
PROMISES: Final = 8
DEBT: Final = 16  # what is promised on top of the next income may be less than nothing: it is told so much higher
OTHER_CAUSES: Final = 5  # a rule of a Mission, a reward, a punishment, a Base, a step of the rules


class FactoryEncoding(Encoding):
    """The decks, what is declared, every Hero that can be seen, and every player, the own one first."""

    def __init__(self, content: Content, seats: int) -> None:
        heroes, missions = len(content.heroes), len(content.missions)
        super().__init__(ACTIONS, seats, {"hero": heroes, "ability": 2 * heroes, "place": PLACES})
        self.heroes: i64 = heroes
        self.missions: i64 = missions
        self.bases: i64 = len(content.bases)
        self.lastings: i64 = len(LASTINGS)
        self.affiliations: i64 = len(AFFILIATIONS)
        self.field("about.ability", 2 * heroes)
        self.field("about.cause", OTHER_CAUSES)
        self.field("about.effect", high=255)
        self.field("about.seat", seats)
        self.field("about.picked", heroes)
        self.field("step", OVER + 1)
        self.field("turn", seats)
        self.field("target", high=255)
        self.field("rolled", high=DIE)
        self.field("deck", high=255)
        self.field("graveyard", heroes)
        self.field("exiled", heroes)
        self.field("missions", high=255)
        self.field("missions.under", missions, high=255)
        self.field("missions.top", missions, high=255)
        self.field("missions.offered", missions, high=255)
        self.field("looker", seats)
        self.field("looked at", high=255)
        self.field("looked at.heroes", heroes, high=255)
        self.field("looked at.missions", missions, high=255)
        self.field("spied", seats)
        self.field("stack", high=255)
        self.field("stack.user", seats)
        self.field("stack.ability", 2 * heroes)
        self.field("stack.attack")
        self.field("stack.cancelled")
        self.field("stack.answers")
        self.field("stack.receivers", seats)
        self.field("stack.heroes", heroes)
        self.field("stack.seats", seats)
        for other in range(seats):
            name = "me" if other == 0 else f"seat+{other}"
            self.field(f"{name}.field", heroes, high=255)
            self.field(f"{name}.support", heroes, high=255)
            self.field(f"{name}.marks", MARKS * heroes)
            self.field(f"{name}.support size", high=255)
            self.field(f"{name}.base", len(content.bases))
            self.field(f"{name}.base on")
            self.field(f"{name}.base used")
            self.field(f"{name}.base count", high=255)
            self.field(f"{name}.actions", high=255)
            self.field(f"{name}.points", high=255)
            self.field(f"{name}.marker", high=255)
            self.field(f"{name}.limits", 3, high=255)
            self.field(f"{name}.affiliations", len(AFFILIATIONS))
            self.field(f"{name}.mission", missions)
            self.field(f"{name}.mission due")
            self.field(f"{name}.mission needs", high=255)
            self.field(f"{name}.mission demands met")
            self.field(f"{name}.sum", high=255)
            self.field(f"{name}.done", high=255)
            self.field(f"{name}.attempts", high=255)
            self.field(f"{name}.promises", PROMISES, high=255)
            self.field(f"{name}.lasting", len(LASTINGS), high=255)

    def write(self, table: Table, seat: i64, decision: Decision | None, row: vec[u8], start: i64 = 0) -> None:
        """What lies open, the own Support, and what this seat has seen of others' Supports and of the decks."""
        assert isinstance(table, Factory)
        s = table.s
        seats = self.seats
        at = self.write_question(decision, row, start)
        at = self._about(decision, seat, row, at)
        at = put_one_of(row, at, OVER + 1, s.step)
        at = put_one_of(row, at, seats, turned(s.turn, seat, seats))
        at = put_most(row, at, s.target)
        at = put_most(row, at, s.rolled)
        at = put_most(row, at, len(s.deck))
        at = put_cards(row, at, self.heroes, s.graveyard)
        at = put_cards(row, at, self.heroes, s.exiled)
        at = self._decks(s, seat, row, at)
        at = self._stack(s, seat, row, at)
        other: i64 = 0
        while other < seats:
            at = self._player(s, s.players[(seat + other) % seats], seat, row, at)
            other += 1
        self.check_written(at - start)

    def _about(self, decision: Decision | None, seat: i64, row: vec[u8], at: i64) -> i64:
        """What the question comes from: an ability and which of its effects, whom it is about, who is picked so far."""
        ability = at
        other = ability + 2 * self.heroes
        effect = other + OTHER_CAUSES
        who = effect + 1
        picked = who + self.seats
        about: object = None if decision is None else decision.about
        cause: i64 = -1
        if decision is not None and isinstance(about, int):
            cause = about
        elif decision is not None and isinstance(about, tuple) and decision.kind != "answer":
            cause = about[0]
            number: i64 = about[1]
            if decision.kind in ("spy", "give", "emblem"):
                put_one_of(row, who, self.seats, turned(number, seat, self.seats))
            else:
                put_most(row, effect, number)
            if len(about) > 2 and decision.kind != "lose":
                for hero in about[2]:
                    row[picked + i64(hero)] = u8(1)
        if cause >= causes.MISSION_RULE:
            least = causes.REWARD - causes.MISSION_RULE
            kind: i64 = (cause - causes.MISSION_RULE) // least
            put_one_of(row, other, OTHER_CAUSES, kind if kind < OTHER_CAUSES else OTHER_CAUSES - 1)
        elif cause >= 0:
            put_one_of(row, ability, 2 * self.heroes, cause)
        return picked + self.heroes

    def _decks(self, s: FactoryState, seat: i64, row: vec[u8], at: i64) -> i64:
        """What this seat knows of the decks, and what is looked at."""
        at = put_most(row, at, len(s.missions))
        at = put_places(row, at, self.missions, s.missions[: s.known_bottom])
        known: i64 = s.known_top[seat]
        size: i64 = len(s.missions)
        i: i64 = 0
        while i < known:
            put_most(row, at + i64(s.missions[size - 1 - i]), i + 1)
            i += 1
        at += self.missions
        at = put_places(row, at, self.missions, s.offered)
        at = put_one_of(row, at, self.seats, turned(s.looker, seat, self.seats))
        at = put_most(row, at, len(s.looked) + len(s.peeked))
        if s.looker == seat:
            put_places(row, at, self.heroes, s.looked)
            put_places(row, at + self.heroes, self.missions, s.peeked)
        at += self.heroes + self.missions
        return put_one_of(row, at, self.seats, turned(s.spied, seat, self.seats))

    def _stack(self, s: FactoryState, seat: i64, row: vec[u8], at: i64) -> i64:
        """How much waits, and the last ability that was declared."""
        at = put_most(row, at, len(s.stack))
        top: Cast | None = None
        for one in s.stack:
            if one.ability != NONE:
                top = one
        if top is not None:
            here = put_one_of(row, at, self.seats, turned(top.user, seat, self.seats))
            here = put_one_of(row, here, 2 * self.heroes, top.ability)
            here = put_flag(row, here, top.attack)
            here = put_flag(row, here, top.cancelled)
            here = put_flag(row, here, top.answers != NONE)
            i: i64 = 0
            while i < self.seats:
                if top.receivers >> ((seat + i) % self.seats) & 1:
                    row[here + i] = u8(1)
                i += 1
            here += self.seats
            for picked in top.picks:
                for hero in picked:
                    row[here + i64(hero)] = u8(1)
            here += self.heroes
            for chosen in top.whom:
                for who in chosen:
                    row[here + turned(who, seat, self.seats)] = u8(1)
        return at + self.seats * 3 + 3 * self.heroes + 3

    def _player(self, s: FactoryState, p: Player, seat: i64, row: vec[u8], at: i64) -> i64:
        """A player; of the Support what this seat knows."""
        heroes = self.heroes
        marks = at + 2 * heroes
        put_places(row, at, heroes, p.field)
        for one in p.field:
            hero: i64 = one
            mark = marks + hero * MARKS
            put_flag(row, mark, p.leader == hero)
            put_flag(row, mark + 1, s.blocked[hero] > 0)
            put_flag(row, mark + 2, s.guarded[hero])
            put_flag(row, mark + 3, s.sealed[hero] > 0)
            put_flag(row, mark + 4, s.stripped[hero] > 0)
            put_flag(row, mark + 5, s.used[hero])
        place: i64 = 1
        for one in p.support:
            if p.seat == seat or i64(s.seen[one]) >> seat & 1:
                put_most(row, at + heroes + i64(one), place)
            place += 1
        at = put_most(row, marks + MARKS * heroes, len(p.support))
        at = put_one_of(row, at, self.bases, p.base)
        at = put_flag(row, at, p.base_on)
        at = put_flag(row, at, p.base_used)
        at = put_most(row, at, p.base_count)
        at = put_most(row, at, p.actions)
        at = put_most(row, at, p.points)
        at = put_most(row, at, p.marker - LOWEST_MARKER)
        at = put_least(row, at, p.sheet[FIELD])
        at = put_least(row, at, p.sheet[SUPPORT])
        at = put_least(row, at, p.sheet[INCOME])
        at = put_bits(row, at, self.affiliations, p.emblems)
        at = put_one_of(row, at, self.missions, p.mission)
        at = put_flag(row, at, p.due)
        on = p.mission != NONE and s.step != SETUP
        at = put_most(row, at, needed(s, p) if on else 0)
        at = put_flag(row, at, on and fulfils_needs(s, p))
        at = put_least(row, at, team_sum(s, p))
        at = put_most(row, at, len(p.done))
        at = put_most(row, at, p.attempts)
        at = put_least(row, at, DEBT + p.windfall)
        at = put_most(row, at, p.free_buys)
        at = put_most(row, at, p.free_flees)
        at = put_most(row, at, p.free_leads)
        at = put_most(row, at, p.two_missions)
        at = put_most(row, at, p.doubles)
        at = put_most(row, at, p.spares)
        at = put_most(row, at, p.free_used)
        for lasting in s.lasting:
            if lasting.team == p.seat:
                add_one(row, at + lasting.what)
        return at + self.lastings
