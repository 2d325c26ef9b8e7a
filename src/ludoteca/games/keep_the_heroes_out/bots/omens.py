"""What a scenario's rule makes good and bad, read from its words: its cards as things to come, tokens that it wants in
a room or fears there, rooms and Portals that it asks for.

Nothing here knows a scenario by its name: a new one of known words is played by its rule at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.content.box import CELLS, FROG, MAGE
from ludoteca.games.keep_the_heroes_out.content.scenario import (
    ACTIVATE,
    ANY,
    ANY_CARD,
    AT_LEAST,
    AT_STAGE,
    BITE,
    CARD,
    COLLAPSE,
    DISCARD,
    DRAW,
    EVERYONE_DRAWS,
    FULLEST,
    GUILD,
    HERE,
    HERO,
    IN_DUNGEON,
    IN_ROOM,
    MOVE_STAGE,
    ODDITY,
    OVER,
    PORTAL,
    PRISONER,
    RAID,
    SHOWN,
    TOKEN,
    TURN_LOWEST,
    TYPE,
    UNDER,
    WAKE,
    WAVE,
    Clause,
    Step,
)
from ludoteca.games.keep_the_heroes_out.rules.scenario_terms import amount_of, holds
from ludoteca.games.keep_the_heroes_out.state import Dungeon

# What a card of the scenario does, as far as a sketch can tell.
NOTHING: Final = 0
CELLS_WAKE: Final = 1  # all prisoners
MAGE_COMES: Final = 2  # into the Cells
PRISONER_COMES: Final = 3
CROWD_WAKES: Final = 4  # where most Heroes are
STAGE_WAKES: Final = 5
SHOWN_WAKE: Final = 6  # in the rooms of the type of the last Hero card
LOWEST_TURNS: Final = 7
ONE_CARD_MORE: Final = 8

ONE_CARD_MORE_COSTS: Final = 2.0
WANTED: Final = 1.2  # a token that the rule asks for, where it asks for it
FEARED: Final = 0.7  # one that it turns against the players
ASKED_FOR: Final = 2.5  # a room or a Portal without which it sends more Heroes


def omen_of(t: Dungeon, event: i64) -> i64:
    """What a card of the scenario does as things stand: the worst of its effects."""
    found: i64 = NOTHING
    for clause in t.content.scenario.clauses:
        if clause.moment != CARD or (clause.card != ANY_CARD and clause.card != event):
            continue
        sides = clause.sides if holds(t, clause) else clause.otherwise
        if len(sides) == 0 or (len(sides) > 1 and payable(t, sides[0])):
            continue
        for step in sides[len(sides) - 1]:
            omen = omen_of_step(step)
            if omen != NOTHING:
                found = omen
    return found


def omen_of_step(step: Step) -> i64:
    """One effect of a card."""
    word = step.word
    if word == WAKE:
        if step.where.kind == FULLEST:
            return CROWD_WAKES
        if step.where.kind == SHOWN:
            return SHOWN_WAKE
        if step.where.kind == AT_STAGE:
            return STAGE_WAKES
        return CELLS_WAKE if step.where.kind == IN_ROOM and step.where.arg == CELLS else NOTHING
    if word == PRISONER:
        return MAGE_COMES if step.arg == MAGE else PRISONER_COMES
    if word == TURN_LOWEST:
        return LOWEST_TURNS
    if word == GUILD:
        return ONE_CARD_MORE
    if word == ODDITY and step.arg == MOVE_STAGE:
        return STAGE_WAKES
    return NOTHING


def payable(t: Dungeon, side: list[Step]) -> bool:
    """Whether the tokens that a side discards are there."""
    for step in side:
        if step.word == DISCARD and tokens_there(t, step) < amount_of(t, step.amount):
            return False
    return True


def tokens_there(t: Dungeon, step: Step) -> i64:
    """How many tokens lie where an effect takes them from; all over the dungeon, unless it is one room."""
    if step.where.kind == IN_ROOM:
        return t.s.tokens[step.where.arg][step.arg]
    n: i64 = 0
    for tokens in t.s.tokens:
        n += tokens[step.arg]
    return n


# -- tokens ------------------------------------------------------------------------------------------------------


def token_worth(t: Dungeon, token: i64, room: i64, there: i64) -> float:
    """What the rule makes of one more token in a room where so many lie: above 0 it is wanted, below it is feared."""
    worth = 0.0
    for clause in t.content.scenario.clauses:
        if clause.moment == CARD:
            worth += worth_for_card(t, clause, token, room, there)
        elif clause.moment == ACTIVATE and clause.room == room:
            worth += worth_for_offer(t, clause, token, room, there)
    return worth


def worth_for_card(t: Dungeon, clause: Clause, token: i64, room: i64, there: i64) -> float:
    """A card may count tokens, take them for payment, or let them bite."""
    worth = 0.0
    for term in clause.terms:
        counted = term.what == TOKEN and term.arg == token and term.compare == AT_LEAST
        here = term.where.kind == IN_ROOM and term.where.arg == room
        if counted and here and there < amount_of(t, term.amount):
            worth += WANTED if is_kind(clause.sides) else -FEARED
    if len(clause.sides) > 1:
        for step in clause.sides[0]:
            if step.word == DISCARD and step.arg == token:
                if step.where.kind == IN_ROOM:
                    if step.where.arg == room and there < amount_of(t, step.amount):
                        worth += WANTED
                elif tokens_there(t, step) == 0:
                    worth += 0.8 * WANTED
    if token == FROG and len(clause.sides) > 0:
        for step in clause.sides[0]:
            if step.word == ODDITY and step.arg == BITE:
                worth -= FEARED
    return worth


def worth_for_offer(t: Dungeon, clause: Clause, token: i64, room: i64, there: i64) -> float:
    """What an Activate in this room would take for its price; only while there is something to be had for it."""
    for step in clause.sides[0]:
        if step.word == DISCARD and step.arg == token and step.where.kind == HERE and there == 0:
            for hero in t.s.heroes:
                if hero.room == room:
                    return 1.5 * WANTED
    return 0.0


def is_kind(sides: list[list[Step]]) -> bool:
    """Whether players like what happens."""
    for side in sides:
        for step in side:
            if step.word == EVERYONE_DRAWS or step.word == DRAW:
                return True
    return False


# -- what it asks for --------------------------------------------------------------------------------------------


def portal_asked_for(t: Dungeon) -> float:
    """What the first completed Portal is worth to a rule that sends Heroes where there is none."""
    for clause in t.content.scenario.clauses:
        if clause.moment == CARD and len(clause.otherwise) > 0 and not holds(t, clause):
            for term in clause.terms:
                if term.what == PORTAL and term.where.kind == IN_DUNGEON:
                    return ASKED_FOR
    return 0.0


def type_asked_for(t: Dungeon) -> float:
    """What a new type of room is worth to a rule that counts them when Wave 1 ends."""
    if t.s.wave > 1:
        return 0.0
    for clause in t.content.scenario.clauses:
        if clause.moment == WAVE and len(clause.terms) > 0 and clause.terms[0].what == TYPE and holds(t, clause):
            for step in clause.sides[0]:
                if step.word == RAID:
                    return 2.0 * ASKED_FOR
    return 0.0


def prisoners_asked_for(t: Dungeon) -> i64:
    """How many prisoners a rule wants to see in the Cells, so that it sends nobody more; 0 without such a rule."""
    for clause in t.content.scenario.clauses:
        if clause.moment == CARD:
            for term in clause.terms:
                if term.what == HERO and term.arg == ANY and term.compare == UNDER and term.where.kind == IN_ROOM:
                    return amount_of(t, term.amount) if term.where.arg == CELLS else 0
    return 0


def prisoners_feared(t: Dungeon) -> i64:
    """More prisoners than this break out with a card; 99 without such a rule."""
    for clause in t.content.scenario.clauses:
        if clause.moment == CARD:
            for term in clause.terms:
                if term.what == HERO and term.compare == OVER and term.where.kind == IN_ROOM:
                    return amount_of(t, term.amount)
    return 99


def rooms_fall(t: Dungeon) -> bool:
    """Whether rooms without a Treasure may collapse."""
    for clause in t.content.scenario.clauses:
        if clause.moment == CARD and len(clause.sides) > 0:
            for step in clause.sides[0]:
                if step.word == ODDITY and step.arg == COLLAPSE:
                    return True
    return False
