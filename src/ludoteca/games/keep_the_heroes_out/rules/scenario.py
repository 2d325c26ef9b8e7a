"""The scenario's own rule: where the other rules ask it, and what it answers.

A hook that can ask the players something is a flow, all others are plain calls. Without a clause for its moment each
of them does the normal thing.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.content.box import CHAMPION, NO_ROOM, PER_TURN, ROOMS, TYPE_OF, VAULT
from ludoteca.games.keep_the_heroes_out.content.scenario import (
    ACTIVATE,
    ALWAYS,
    ANY_CARD,
    CARD,
    CELLS,
    CHAMPION_STRONG,
    DIG,
    END,
    MARK_LEADER,
    MARK_LIT,
    MARK_MORE,
    MARK_RAID,
    MARK_SHOWN,
    MARK_STAGE,
    PORTALS_LEAD,
    RESOLVED,
    REVEALED,
    RINGLEADER,
    SETUP,
    TO_HAND,
    TO_STAGE,
    TURN,
    VITALITY,
    WAVE,
    Clause,
)
from ludoteca.games.keep_the_heroes_out.rules.causes import SCENARIO
from ludoteca.games.keep_the_heroes_out.rules.dungeon import distances
from ludoteca.games.keep_the_heroes_out.rules.scenario_terms import acted, amount_of, holds, ringleader
from ludoteca.games.keep_the_heroes_out.state import COMPLETED, NOT_YET, Clan, Dungeon, Hero
from ludoteca.kernel.flow import Flow

# -- what always holds -------------------------------------------------------------------------------------------


def standing(t: Dungeon, word: i64) -> bool:
    """Whether an effect of this word holds now."""
    for clause in t.content.scenario.always[word]:
        if holds(t, clause):
            return True
    return False


def vitality(t: Dungeon, hero: Hero) -> i64:
    """KTHO-R65: how much damage this Hero can take, all in all.

    A Hero who loses Vitality while it is hurt stays on its feet until the next hit (`life_left`).
    """
    always = t.content.scenario.always
    if hero.hero == CHAMPION:
        strength: i64 = len(t.s.clans)
        for clause in always[CHAMPION_STRONG]:
            for amount in _amounts(t, clause, CHAMPION_STRONG):
                strength += amount
        return strength
    most: i64 = 1
    for clause in always[VITALITY]:
        if holds(t, clause):
            for step in clause.sides[0]:
                if step.word == VITALITY and amount_of(t, step.amount) > most and _tough(t, hero, step.arg):
                    most = amount_of(t, step.amount)
    return most


def life_left(t: Dungeon, hero: Hero) -> i64:
    """KTHO-R65: how many hits this Hero can still take, with the one that fells it: whoever stands takes one."""
    left = vitality(t, hero) - hero.hurt
    return left if left > 1 else 1


def life_elsewhere(t: Dungeon, hero: Hero) -> i64:
    """How many hits this Hero could take at most, wherever it comes to: its Vitality may depend on the room."""
    left = life_left(t, hero)
    if hero.hero != CHAMPION:
        for clause in t.content.scenario.always[VITALITY]:
            for amount in _amounts(t, clause, VITALITY):
                left = max(left, amount - hero.hurt)
    return left


def _amounts(t: Dungeon, clause: Clause, word: i64) -> list[int]:
    """The amounts that a clause has with this word, one for each time that it stands there."""
    found: list[int] = []
    for step in clause.sides[0]:
        if step.word == word:
            found.append(int(amount_of(t, step.amount)))
    return found


def _tough(t: Dungeon, hero: Hero, whose: i64) -> bool:
    """Whether this Hero is one of those whose Vitality the rule raises."""
    if whose == RINGLEADER:
        return hero.hero == ringleader(t)
    return t.s.marks[MARK_SHOWN] == TYPE_OF[hero.room] + 1


def hero_survived(t: Dungeon, hero: Hero) -> None:
    """A hit that would have felled any other Hero did not fell this one."""
    if hero.hero != CHAMPION and len(t.content.scenario.always[VITALITY]) > 0:
        before = t.cause
        t.cause = SCENARIO
        acted(t, _clause_of(t, VITALITY))
        t.cause = before


def goal(t: Dungeon) -> int:
    """KTHO-R72: the room that Heroes charge to."""
    if t.s.marks[MARK_STAGE] > 0 and standing(t, TO_STAGE):
        return t.s.marks[MARK_STAGE] - 1
    return VAULT


def hero_passages(t: Dungeon) -> list[list[int]]:
    """KTHO-R48: by room, where a Hero can go from there: through passages, and by this rule maybe through Portals."""
    s = t.s
    passages = s.ways.passages
    used = hero_portals(t)
    if used == 0:
        return passages
    known = s.ways.wide.get(used)
    if known is not None:
        return known
    wide: list[list[int]] = []
    for room in range(ROOMS):
        there = passages[room]
        if s.portals[room] == COMPLETED:
            there = there[:]
            for other in range(ROOMS):
                if other != room and s.portals[other] == COMPLETED and other not in there:
                    there.append(other)
        wide.append(there)
    s.ways.wide[used] = wide
    return wide


def hero_portals(t: Dungeon) -> int:
    """KTHO-R48: mask of the rooms with a Portal that Heroes use; 0 where they ignore Portals."""
    used = 0
    if standing(t, PORTALS_LEAD):
        for room in range(ROOMS):
            if t.s.portals[room] == COMPLETED:
                used |= 1 << room
    return used


def hero_distances(t: Dungeon) -> list[int]:
    """KTHO-D-17: by room, how far Heroes are from their goal, by the ways that they can go."""
    always = t.content.scenario.always
    if len(always[TO_STAGE]) == 0 and len(always[PORTALS_LEAD]) == 0:
        return t.s.ways.distance
    to = goal(t)
    key = hero_portals(t) * ROOMS + to
    known = t.s.ways.to_goal.get(key)
    if known is None:
        known = distances(hero_passages(t), to)
        t.s.ways.to_goal[key] = known
    return known


def hero_ways(t: Dungeon, room: i64) -> list[int]:
    """KTHO-R72: the rooms that Heroes may charge to from here, all of them nearer to their goal by one.

    Empty where they are at their goal already: then they stay, exhausted.
    """
    distance = hero_distances(t)
    passages = t.s.ways.passages if len(t.content.scenario.always[PORTALS_LEAD]) == 0 else hero_passages(t)
    nearer: list[int] = []
    for other in passages[room]:
        if distance[other] < distance[room]:
            nearer.append(other)
    return nearer


def charged(t: Dungeon, from_room: i64, to_room: i64) -> None:
    """Heroes charge from one room to another: is it a way that only this rule gives them?"""
    always = t.content.scenario.always
    if len(always[PORTALS_LEAD]) > 0 and to_room not in t.s.ways.passages[from_room]:
        _tell_acted(t, PORTALS_LEAD)
    elif len(always[TO_STAGE]) > 0 and t.s.ways.distance[to_room] >= t.s.ways.distance[from_room]:
        _tell_acted(t, TO_STAGE)


def walks_on(hero: Hero) -> bool:
    """Whether a Hero who has charged into a room goes on with step 5; one who does not is exhausted after step 4.

    The Champion goes one room with every card.
    """
    return hero.hero != CHAMPION


def room_works(t: Dungeon, room: i64) -> bool:
    """KTHO-R51: whether the action of this room can be used: not in the dark."""
    return t.s.lights[room] == 0


def summon_rooms(t: Dungeon, room_type: i64) -> list[int]:
    """KTHO-R63, KTHO-D-18: the rooms in which the Heroes of a card with this type may come."""
    rooms: list[int] = []
    for room in range(ROOMS):
        if TYPE_OF[room] == room_type and t.has(room):
            rooms.append(room)
    if len(rooms) == 0 and standing(t, DIG):
        rooms.append(VAULT)
    return rooms


def cells_uses(t: Dungeon) -> i64:
    """KTHO-R56: how often the Cells can be used in one turn."""
    uses: i64 = 0
    for clause in t.content.scenario.always[CELLS]:
        if holds(t, clause):
            uses = len(_amounts(t, clause, CELLS))
    return uses if uses > 0 else 1


def cells_cards(t: Dungeon) -> i64:
    """KTHO-R56: how many Guild cards the next use of the Cells in this turn draws."""
    for clause in t.content.scenario.always[CELLS]:
        amounts = _amounts(t, clause, CELLS)
        if holds(t, clause) and t.s.cells_used < len(amounts):
            return amounts[t.s.cells_used]
    return 1


def cells_were_used(t: Dungeon) -> None:
    """The Cells were used, not for the first time in this turn: only this rule allows that."""
    _tell_acted(t, CELLS)


def research_to_hand(t: Dungeon) -> bool:
    """KTHO-R58: whether the card of the Laboratory goes into the hand, and not to the discard pile."""
    return standing(t, TO_HAND)


def researched(t: Dungeon) -> None:
    """A card of the Laboratory went into a hand."""
    _tell_acted(t, TO_HAND)


def cards_in_wave(t: Dungeon, wave: i64) -> i64:
    """KTHO-R16: Guild cards after each turn of a Wave, by the difficulty and what the rule has added for good."""
    return PER_TURN[t.s.level][wave - 1] + t.s.marks[MARK_RAID]


def cards_per_turn(t: Dungeon) -> i64:
    """KTHO-R16: Guild cards after this turn, with what the next invasion alone has more."""
    return cards_in_wave(t, t.s.wave) + t.s.marks[MARK_MORE]


def invasion_begins(t: Dungeon) -> i64:
    """KTHO-R16, KTHO-D-6: the Guild cards of this invasion; those that were for this one alone are spent."""
    cards = cards_per_turn(t)
    t.s.marks[MARK_MORE] = 0
    return cards


def more_cards(t: Dungeon, more: i64) -> i64:
    """So many Guild cards more: in this invasion, or in the next one where none has begun. How many come now."""
    s = t.s
    if s.coming == NOT_YET:
        s.marks[MARK_MORE] += int(more)
        return cards_per_turn(t)
    s.coming += more
    s.today += more
    return s.coming


def storm_due(t: Dungeon, drawn: i64) -> i64:
    """KTHO-D-71: the cards that the storm brings if the next so many Guild cards end Wave 1; 0 if they do not."""
    return t.content.storm if t.s.wave == 1 and len(t.s.guild_deck) <= drawn else 0


def cards_today(t: Dungeon) -> i64:
    """KTHO-R16, KTHO-D-71: how many Guild cards this turn still brings, with the storm if Wave 1 ends by them."""
    left = cards_per_turn(t) if t.s.coming == NOT_YET else t.s.coming
    return left + storm_due(t, left)


def cards_tomorrow(t: Dungeon) -> i64:
    """KTHO-R16, KTHO-D-71: the Guild cards of the turn after this one, as far as can be told today."""
    today = cards_today(t)
    if t.s.wave == 1 and len(t.s.guild_deck) > today:
        cards = cards_in_wave(t, 1)
        return cards + storm_due(t, today + cards)
    return cards_in_wave(t, 2)


def storm_breaks(t: Dungeon) -> None:
    """KTHO-D-71: Wave 1 is over, and the Guild sends more, once. The rule lights up, though it is no clause of it."""
    storm = t.content.storm
    if storm > 0:
        t.s.marks[MARK_LIT] = int(t.s.turns + 1)
        t.tell("storm", storm, more_cards(t, storm))


def _clause_of(t: Dungeon, word: i64) -> int:
    """The number of the first clause by which an effect always holds; -1 without one."""
    clauses = t.content.scenario.clauses
    for number in range(len(clauses)):
        clause = clauses[number]
        if clause.moment == ALWAYS:
            for step in clause.sides[0]:
                if step.word == word:
                    return number
    return -1


def _tell_acted(t: Dungeon, word: i64) -> None:
    """What always holds has made a difference."""
    before = t.cause
    t.cause = SCENARIO
    acted(t, _clause_of(t, word))
    t.cause = before


# -- what an Activate can be spent on ----------------------------------------------------------------------------


def extra_deeds(t: Dungeon, clan: Clan) -> list[int]:
    """What this Clan can spend an Activate on besides KTHO-R33."""
    deeds: list[int] = []
    clauses = t.content.scenario.clauses
    for number in range(len(clauses)):
        if clauses[number].moment == ACTIVATE:
            from ludoteca.games.keep_the_heroes_out.rules.effects import offers

            offers(t, clan, number, deeds)
    return deeds


def do_extra(t: Dungeon, action: int) -> Flow[None]:
    """An Activate was spent on one of `extra_deeds`."""
    from ludoteca.games.keep_the_heroes_out.rules.effects import do_offer

    yield from do_offer(t, action)


# -- moments -----------------------------------------------------------------------------------------------------


def _has(t: Dungeon, moment: i64) -> bool:
    """Whether any clause is for this moment."""
    for clause in t.content.scenario.clauses:
        if clause.moment == moment:
            return True
    return False


def _quietly(t: Dungeon, moment: i64) -> None:
    """The clauses of a moment in which nobody is asked."""
    if _has(t, moment):
        from ludoteca.games.keep_the_heroes_out.rules.effects import do_quietly

        before = t.cause
        t.cause = SCENARIO
        do_quietly(t, moment)
        t.cause = before


def _at(t: Dungeon, moment: i64, card: i64) -> Flow[None]:
    """The clauses of a moment; of a scenario card, those that are for it."""
    from ludoteca.games.keep_the_heroes_out.rules.effects import do_clause

    before = t.cause
    clauses = t.content.scenario.clauses
    for number in range(len(clauses)):
        clause = clauses[number]
        if clause.moment == moment and (clause.card == ANY_CARD or clause.card == card):
            t.cause = SCENARIO if card == ANY_CARD else SCENARIO + 1 + card
            yield from do_clause(t, number, NO_ROOM)
            if t.s.reason != 0:
                return
    t.cause = before


def at_setup(t: Dungeon) -> None:
    """KTHO-R4: the dungeon is built, the decks are shuffled, the start Monsters are still to come."""
    _quietly(t, SETUP)


def turn_begins(t: Dungeon) -> Flow[None]:
    """A turn begins, before its first card."""
    if _has(t, TURN):
        yield from _at(t, TURN, ANY_CARD)


def turn_ends(t: Dungeon) -> Flow[None]:
    """Phase 5, before the token is passed on."""
    if _has(t, END):
        yield from _at(t, END, ANY_CARD)


def wave_ends(t: Dungeon) -> None:
    """The Guild deck was shuffled again for Wave 2, at whatever moment that was (KTHO-D-5, KTHO-D-33)."""
    _quietly(t, WAVE)


def guild_card_revealed(t: Dungeon, card: i64) -> None:
    """KTHO-R63: a Guild card of the turn is revealed, and nothing of it has happened yet."""
    face = t.content.guild[card]
    if face.hero >= 0:
        t.s.marks[MARK_SHOWN] = int(face.room_type + 1)
        if len(t.content.scenario.always[DIG]) > 0 and summon_rooms(t, face.room_type) == [VAULT]:
            _tell_acted(t, DIG)
    _quietly(t, REVEALED)


def after_guild_card(t: Dungeon) -> Flow[None]:
    """A Guild card of the turn is resolved and all Heroes are exhausted. Nobody wakes here."""
    if _has(t, RESOLVED):
        yield from _at(t, RESOLVED, ANY_CARD)


def guild_event(t: Dungeon, event: i64) -> Flow[None]:
    """KTHO-R63: a card of the scenario is one of the turn's Guild cards. Who wakes is resolved after it."""
    yield from _at(t, CARD, event)


def _counts_prisoners(t: Dungeon) -> bool:
    """Whether Vitality depends on who is in the Cells."""
    for clause in t.content.scenario.always[VITALITY]:
        for step in clause.sides[0]:
            if step.word == VITALITY and step.arg == RINGLEADER:
                return True
    return False


def prisoners_changed(t: Dungeon) -> None:
    """A Hero was put into the Cells, left them or fell there: there may be another ringleader, or none."""
    if not _counts_prisoners(t):
        return
    leader = int(ringleader(t)) + 1
    if leader != t.s.marks[MARK_LEADER]:
        t.s.marks[MARK_LEADER] = leader
        if t.sink is not None:
            before = t.cause
            t.cause = SCENARIO
            if leader > 0:
                t.tell("ringleader", leader - 1)
            else:
                t.tell("no-ringleader")
            t.cause = before
