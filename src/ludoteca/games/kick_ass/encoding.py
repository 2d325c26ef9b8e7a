"""Kick-Ass as numbers: the city as the team knows it, from one Hero's place, and what that Hero may do.

Hidden is what KA-D-61 hides: the order of decks, which Events were dealt, Crises that were never up, a plot that chance
has drawn, face-down tokens. Where an answer names a thing by its place (a slot of the Shop, a card on display, one of
Don's tokens), the row tells the place: 1 is the first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludoteca.games.kick_ass.actions import ACTIONS, CARDS, LINES, SOURCES
from ludoteca.games.kick_ass.content.box import Box
from ludoteca.games.kick_ass.content.words import LIFE, METERS, NOW, VERBS
from ludoteca.games.kick_ass.state import (
    AT_FOE,
    BLUE_DICE,
    BOSS_EVENT,
    DONE,
    NO_ITEM,
    NO_MIST,
    OVER,
    PLACES,
    ROW,
    SEGMENTS,
    SLOTS,
    City,
    CityState,
    Fight,
    Fighter,
    Hero,
    Running,
)
from ludoteca.kernel.encoding import (
    Encoding,
    add_one,
    put,
    put_bits,
    put_cards,
    put_flag,
    put_least,
    put_most,
    put_one_of,
    put_places,
    put_wide,
    turned,
)
from ludoteca.kernel.flow import Decision, Table

ABOUT: Final = 3  # numbers that a question is about, each in two bytes
STATS: Final = METERS + 1  # and the dollars
TYPES: Final = 5  # of cards
MIST: Final = 4
COLOURS: Final = 4  # of Don's tokens
PICTURES: Final = 3
FOE_BYTES: Final = 4 + PLACES
DICE: Final = 2 * BLUE_DICE
TOKEN_BYTES: Final = 1 + COLOURS + PICTURES + PLACES + 1
DOCKS: Final = 4
ROOMS: Final = 3
CRISES: Final = 2


class CityEncoding(Encoding):
    """The round, the city, the row of Events, the plot, a Combat, and every Hero, the own one first."""

    def __init__(self, box: Box, seats: int) -> None:
        needs = max(len(event.needs) for event in [*box.events, *box.boss_events])
        super().__init__(
            ACTIONS,
            seats,
            {
                "card": len(box.cards),
                "item": len(box.items),
                "place": PLACES,
                "from": PLACES,
                "to": PLACES,
                "space": ROW,
                "need": needs,
                "line": max(len(card.lines.at[NOW]) for card in box.cards),
                "token": len(box.don_tokens),
                "target": AT_FOE + 2 * len(box.brutes),
            },
        )
        self.passes = True
        self.needs: i64 = needs
        self.cards: i64 = len(box.cards)
        self.items: i64 = len(box.items)
        self.regular: i64 = len(box.events)
        self.events: i64 = len(box.events) + len(box.boss_events)
        self.brutes: i64 = len(box.brutes)
        self.plots: i64 = len(box.plots)
        self.heroes: i64 = len(box.heroes)
        self.crises: i64 = len(box.crises)
        self.spawns: i64 = len(box.spawns)
        self.twists: i64 = len(box.modifiers)
        self.tokens: i64 = len(box.don_tokens)
        self._declare_city()
        self._declare_cards()
        for other in range(seats):
            self._declare_hero("me" if other == 0 else f"seat+{other}")

    def _declare_city(self) -> None:
        seats = int(self.seats)
        self.field("about", 2 * ABOUT, high=255)
        self.field("about.seat", seats)
        self.field("about.verb", VERBS)
        self.field("step", OVER + 1)
        self.field("round", high=255)
        self.field("segment", SEGMENTS)
        self.field("part", high=255)
        self.field("plot", int(self.plots))
        self.field("plot revealed")
        self.field("events needed", high=255)
        self.field("internet")
        self.field("arrival", high=255)
        self.field("docks", DOCKS)
        self.field("docks shield")
        self.field("shop track", high=255)
        self.field("gang", high=255)
        self.field("skull", high=255)
        self.field("room", ROOMS)
        self.field("wave", high=255)
        self.field("idle fights", high=255)
        self.field("raid due")
        self.field("fewer minions", high=255)
        self.field("row held")
        self.field("loot due", high=255)
        self.field("events in deck", high=255)
        self.field("minions", PLACES, high=255)
        self.field("super-minions", PLACES, high=255)
        self.field("protection", PLACES, high=255)
        self.field("mist", PLACES * (1 + MIST))
        self.field("foes", int(self.brutes) * FOE_BYTES, high=255)
        self.field("lasting", VERBS, high=255)
        for space in range(ROW):
            self.field(f"row {space}.event", int(self.events))
            self.field(f"row {space}.progress", int(self.needs), high=255)
            self.field(f"row {space}.helped", int(self.needs) * seats)
            self.field(f"row {space}.markers", PLACES, high=255)
        self.field("completed", int(self.events), high=255)
        self.field("matured", int(self.events), high=255)
        self.field("tokens", int(self.tokens) * TOKEN_BYTES, high=255)
        self.field("tokens.carrier", int(self.tokens) * seats)
        self.field("twists", ROOMS * int(self.twists))
        self.field("fight")
        self.field("fight.place", PLACES)
        self.field("fight.numbers", 6, high=255)

    def _declare_cards(self) -> None:
        cards, items = int(self.cards), int(self.items)
        self.field("display", cards, high=255)
        self.field("greens", cards)
        self.field("cards discarded", cards)
        self.field("cards removed", cards)
        self.field("shop", items, high=255)
        self.field("items discarded", items)
        self.field("spawns discarded", int(self.spawns))
        self.field("spawn", int(self.spawns))
        self.field("drawn cards", cards, high=255)
        self.field("drawn items", items, high=255)

    def _declare_hero(self, name: str) -> None:
        cards, items = int(self.cards), int(self.items)
        self.field(f"{name}.hero", int(self.heroes))
        self.field(f"{name}.at", PLACES)
        self.field(f"{name}.stats", STATS, high=255)
        self.field(f"{name}.hand", cards)
        self.field(f"{name}.played", cards)
        self.field(f"{name}.card", cards)
        self.field(f"{name}.card numbers", 5, high=255)
        self.field(f"{name}.stage", DONE + 1)
        self.field(f"{name}.effects left", LINES, high=255)
        self.field(f"{name}.been", PLACES)
        self.field(f"{name}.types shown", TYPES)
        self.field(f"{name}.flags", 8)
        self.field(f"{name}.items", items, high=SLOTS + 1)
        self.field(f"{name}.exhausted", items)
        self.field(f"{name}.closed", SLOTS, high=255)
        self.field(f"{name}.crises", CRISES * int(self.crises))
        self.field(f"{name}.crises up", CRISES)
        self.field(f"{name}.carried", int(self.events) + 1, high=255)
        self.field(f"{name}.chosen", 3, high=255)
        self.field(f"{name}.fights")
        self.field(f"{name}.dice", DICE, high=3)
        self.field(f"{name}.pool", 6, high=255)
        self.field(f"{name}.rerolls", SOURCES, high=3)

    # -- writing -----------------------------------------------------------------------------------------------

    def write(self, table: Table, seat: i64, decision: Decision | None, row: vec[u8], start: i64 = 0) -> None:
        """All that the team can know."""
        assert isinstance(table, City)
        s = table.s
        at = self.write_question(decision, row, start)
        at = self._about(decision, seat, row, at)
        at = self._round(s, row, at)
        at = self._places(s, row, at)
        for space in range(ROW):
            at = self._event(s.row[space], seat, row, at)
        for number in s.completed:
            add_one(row, at + self._event_number(number))
        at += self.events
        for number in s.matured:
            add_one(row, at + self._event_number(number))
        at += self.events
        at = self._tokens(s, seat, row, at)
        place: i64 = 0
        for twist in s.twists:
            if place < ROOMS:
                put_one_of(row, at + place * self.twists, self.twists, twist)
            place += 1
        at += ROOMS * self.twists
        at = self._fight(s.fight, row, at)
        at = self._cards(s, decision, row, at)
        other: i64 = 0
        while other < self.seats:
            who = (seat + other) % self.seats
            at = self._hero(s.heroes[who], row, at)
            at = self._chosen(decision, who, row, at)
            at = self._pool(s.fight, who, row, at)
            other += 1
        self.check_written(at - start)

    def _about(self, decision: Decision | None, seat: i64, row: vec[u8], at: i64) -> i64:
        """What the question is about: a cause, a verb, a place, a number, as the rules have it."""
        end = at + 2 * ABOUT + self.seats + VERBS
        if decision is None:
            return end
        about: object = decision.about
        if isinstance(about, int):
            if decision.kind == "join":
                put_one_of(row, at + 2 * ABOUT, self.seats, turned(about, seat, self.seats))
            else:
                put_wide(row, at, about)
        elif isinstance(about, tuple):
            i: i64 = 0
            for part in about:
                if i < ABOUT and isinstance(part, int):
                    put_wide(row, at + 2 * i, part)
                    if i == 1 and decision.kind.startswith("pick-") and 0 <= part < VERBS:
                        put_one_of(row, at + 2 * ABOUT + self.seats, VERBS, part)
                i += 1
        return end

    def _round(self, s: CityState, row: vec[u8], at: i64) -> i64:
        """Where the match stands."""
        at = put_one_of(row, at, OVER + 1, s.step)
        at = put_most(row, at, s.round)
        at = put_one_of(row, at, SEGMENTS, s.segment)
        at = put_most(row, at, s.part)
        at = put_one_of(row, at, self.plots, s.plot if s.plot_known else -1)
        at = put_flag(row, at, s.revealed)
        at = put_most(row, at, s.needed)
        at = put_flag(row, at, s.internet)
        at = put_most(row, at, s.arrival)
        at = put_one_of(row, at, DOCKS, s.docks)
        at = put_flag(row, at, s.docks_side > 0)
        at = put_most(row, at, s.shop_markers)
        at = put_most(row, at, s.gang)
        at = put_most(row, at, s.skull)
        at = put_one_of(row, at, ROOMS, s.room)
        at = put_most(row, at, s.wave)
        at = put_most(row, at, s.idle_fights)
        at = put_flag(row, at, s.raid_due)
        at = put_most(row, at, s.fewer)
        at = put_flag(row, at, s.held)
        at = put_most(row, at, s.loot_due)
        return put_most(row, at, len(s.event_deck))

    def _places(self, s: CityState, row: vec[u8], at: i64) -> i64:
        """Who and what is where, and what holds for a while."""
        place: i64 = 0
        while place < PLACES:
            put_most(row, at + place, s.minions[place])
            put_most(row, at + PLACES + place, s.supers[place])
            put_most(row, at + 2 * PLACES + place, s.protection[place])
            if s.mist[place] != NO_MIST:
                mist = at + 3 * PLACES + place * (1 + MIST)
                row[mist] = u8(1)
                if s.mist_up[place]:
                    put_one_of(row, mist + 1, MIST, s.mist[place])
            place += 1
        at += 3 * PLACES + PLACES * (1 + MIST)
        for foe in s.foes:
            its = at + foe.foe * FOE_BYTES
            add_one(row, its)
            put_least(row, its + 1, foe.power)
            put_least(row, its + 2, foe.life)
            put_least(row, its + 3, foe.armour)
            add_one(row, its + 4 + foe.at)
        at += self.brutes * FOE_BYTES
        for lasting in s.lasting:
            add_one(row, at + lasting.verb)
        return at + VERBS

    def _event_number(self, event: i64) -> i64:
        """Events and Boss Events in one row."""
        return event if event < BOSS_EVENT else self.regular + event - BOSS_EVENT

    def _event(self, running: Running | None, seat: i64, row: vec[u8], at: i64) -> i64:
        """An Event on the row."""
        end = at + self.events + self.needs + self.needs * self.seats + PLACES
        if running is None:
            return end
        put_one_of(row, at, self.events, self._event_number(running.event))
        at += self.events
        i: i64 = 0
        while i < len(running.progress):
            put_least(row, at + i, running.progress[i])
            helped: i64 = running.helped[i]
            other: i64 = 0
            while other < self.seats:
                if helped >> ((seat + other) % self.seats) & 1:
                    row[at + self.needs + i * self.seats + other] = u8(1)
                other += 1
            i += 1
        at += self.needs + self.needs * self.seats
        for markers in running.markers:
            at = put_most(row, at, markers)
        return end

    def _tokens(self, s: CityState, seat: i64, row: vec[u8], at: i64) -> i64:
        """Don's tokens: the colour is seen, the picture only once it is turned."""
        carriers = at + self.tokens * TOKEN_BYTES
        i: i64 = 0
        for token in s.tokens:
            its = at + i * TOKEN_BYTES
            colour, picture = s.content.don_tokens[token.token]
            row[its] = u8(1)
            put_one_of(row, its + 1, COLOURS, colour)
            if token.up:
                put_one_of(row, its + 1 + COLOURS, PICTURES, picture)
            put_one_of(row, its + 1 + COLOURS + PICTURES, PLACES, token.at)
            put_most(row, its + 1 + COLOURS + PICTURES + PLACES, token.left)
            put_one_of(row, carriers + i * self.seats, self.seats, turned(token.carrier, seat, self.seats))
            i += 1
        return carriers + self.tokens * self.seats

    def _fight(self, fight: Fight | None, row: vec[u8], at: i64) -> i64:
        """A Combat that is under way."""
        end = at + 1 + PLACES + 6
        if fight is not None:
            row[at] = u8(1)
            at = put_one_of(row, at + 1, PLACES, fight.at)
            at = put_most(row, at, fight.stage)
            at = put_least(row, at, fight.power)
            at = put_least(row, at, fight.docks_hit)
            at = put_least(row, at, fight.docks_shield)
            at = put_least(row, at, fight.hits)
            put_least(row, at, fight.damage)
        return end

    def _cards(self, s: CityState, decision: Decision | None, row: vec[u8], at: i64) -> i64:
        """The cards and items that lie open, and those that a single player chooses among."""
        at = put_places(row, at, self.cards, s.offer)
        at = put_cards(row, at, self.cards, s.greens)
        put_cards(row, at, self.cards, s.blue_discard)
        at = put_cards(row, at, self.cards, s.red_discard)
        at = put_cards(row, at, self.cards, s.removed)
        at = put_places(row, at, self.items, s.shop)
        put_cards(row, at, self.items, s.items_gone)
        at = put_cards(row, at, self.items, s.item_discard)
        at = put_cards(row, at, self.spawns, s.spawn_discard)
        if s.spawn_discard:
            row[at + i64(s.spawn_discard[-1])] = u8(1)
        at += self.spawns
        if decision is not None and decision.kind == "solo-card":
            put_places(row, at, self.cards, s.drawn)
        elif decision is not None and decision.kind == "solo-item":
            put_places(row, at + self.cards, self.items, s.drawn)
        return at + self.cards + self.items

    def _hero(self, hero: Hero, row: vec[u8], at: i64) -> i64:
        """A Hero and the panel."""
        at = put_one_of(row, at, self.heroes, hero.hero)
        at = put_one_of(row, at, PLACES, hero.at)
        i: i64 = 0
        while i < STATS:
            stat: i64 = hero.stats[i]
            at = put_least(row, at, stat + 1 if i == LIFE else stat)
            i += 1
        at = put_cards(row, at, self.cards, hero.hand)
        at = put_cards(row, at, self.cards, hero.played)
        at = put_one_of(row, at, self.cards, hero.card)
        at = put_flag(row, at, hero.face_down)
        at = put_least(row, at, hero.moves)
        at = put_least(row, at, hero.timers)
        at = put_least(row, at, hero.combats)
        at = put_most(row, at, hero.walked)
        at = put_one_of(row, at, DONE + 1, hero.stage)
        i = 0
        for left in hero.left:
            put_most(row, at + i, left)
            i += 1
        at = put_bits(row, at + LINES, PLACES, hero.been)
        at = put_bits(row, at, TYPES, hero.shown)
        at = put_flag(row, at, hero.famous)
        at = put_flag(row, at, hero.fame_due)
        at = put_flag(row, at, hero.out)
        at = put_flag(row, at, hero.falling)
        at = put_flag(row, at, hero.discounted)
        at = put_flag(row, at, hero.keeps)
        at = put_flag(row, at, hero.leaves)
        at = put_flag(row, at, len(hero.arranged) > 0)
        at = self._items(hero, row, at)
        for slot in range(CRISES):
            if slot < len(hero.crises) and hero.crisis_known[slot]:
                put_one_of(row, at, self.crises, hero.crises[slot])
            at += self.crises
        for slot in range(CRISES):
            at = put_flag(row, at, slot < len(hero.crises) and hero.crisis_up[slot])
        for marker in hero.carried:
            number = self._event_number(marker)
            add_one(row, at + (number if number < self.events else self.events))
        return at + self.events + 1

    def _items(self, hero: Hero, row: vec[u8], at: i64) -> i64:
        """Items: 1 in the Backpack, 2 to 5 in a slot; which are exhausted, which slots are shut."""
        put_cards(row, at, self.items, hero.items)
        slot: i64 = 0
        for item in hero.slots:
            if item != NO_ITEM:
                put(row, at + i64(item), slot + 2)
            slot += 1
        at = put_cards(row, at + self.items, self.items, hero.exhausted)
        for shut in hero.closed:
            at = put_most(row, at, shut)
        return at

    def _chosen(self, decision: Decision | None, seat: i64, row: vec[u8], at: i64) -> i64:
        """What a partner has chosen so far, where the team chooses openly."""
        chosen = None if decision is None else decision.chosen
        if decision is not None and chosen is not None and seat in chosen:
            action: i64 = chosen[seat]
            row[at] = u8(1)
            if decision.kind == "card":
                put_flag(row, at + 1, action >= CARDS)
                put_most(row, at + 2, 1 + action % CARDS)
            else:
                put_most(row, at + 2, action)
        return at + 3

    def _pool(self, fight: Fight | None, seat: i64, row: vec[u8], at: i64) -> i64:
        """The dice of one who fights: 1 blank, 2 plain, 3 with a Bolt; and what may be rolled again."""
        end = at + 1 + DICE + 6 + SOURCES
        mine: Fighter | None = None
        if fight is not None:
            for fighter in fight.fighters:
                if fighter.seat == seat:
                    mine = fighter
        if mine is None:
            return end
        row[at] = u8(1)
        at += 1
        die: i64 = 0
        for face in mine.red:
            if die < BLUE_DICE:
                put(row, at + die, 1 + i64(face))
            die += 1
        die = 0
        for face in mine.blue:
            if die < BLUE_DICE:
                put(row, at + BLUE_DICE + die, 1 + i64(face))
            die += 1
        at += DICE
        at = put_least(row, at, mine.hits)
        at = put_least(row, at, mine.shields)
        at = put_least(row, at, mine.red_sparks)
        at = put_least(row, at, mine.blue_sparks)
        at = put_flag(row, at, mine.done)
        at = put_least(row, at, mine.taken)
        source: i64 = 0
        for reroll in mine.rerolls:
            if source < SOURCES:
                put(row, at + source, 1 + i64(reroll) % 4)
            source += 1
        return end
