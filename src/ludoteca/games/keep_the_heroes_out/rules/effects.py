"""What a scenario's rule does: its effects one by one, in the order in which they are written.

What words cannot say is in `oddities.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.actions import EXTRA, ROOM, extra_action
from ludoteca.games.keep_the_heroes_out.content.box import CELLS, CLASSES, NO_ROOM, ROOMS, TACTIC, TYPE_OF
from ludoteca.games.keep_the_heroes_out.content.scenario import (
    ALL,
    ANY,
    CLOSE,
    COMPLETE,
    CURSE,
    DARKEN,
    DISCARD,
    DRAW,
    EVERYONE_DRAWS,
    FULLEST,
    GUILD,
    IMPRISON,
    LIGHT,
    MARK_RAID,
    MARK_STAGE,
    ODDITY,
    PLACE,
    PRISONER,
    RAID,
    RELEASE,
    RENEW,
    RETURN,
    SETUP,
    STAGE,
    SUMMON,
    TURN_LOWEST,
    WAKE,
    Step,
)
from ludoteca.games.keep_the_heroes_out.rules import steps
from ludoteca.games.keep_the_heroes_out.rules.arrival import show_and_check, summon
from ludoteca.games.keep_the_heroes_out.rules.attack import supply_left
from ludoteca.games.keep_the_heroes_out.rules.causes import SCENARIO
from ludoteca.games.keep_the_heroes_out.rules.councils import everyone
from ludoteca.games.keep_the_heroes_out.rules.decks import can_draw, draw
from ludoteca.games.keep_the_heroes_out.rules.loot import fill_row
from ludoteca.games.keep_the_heroes_out.rules.oddities import (
    do_oddity,
    do_quiet_oddity,
    odd_matters,
    pick_room,
    rouse,
)
from ludoteca.games.keep_the_heroes_out.rules.scenario import more_cards, prisoners_changed
from ludoteca.games.keep_the_heroes_out.rules.scenario_terms import acted, amount_of, holds, rooms_of
from ludoteca.games.keep_the_heroes_out.rules.tokens import tokens_left
from ludoteca.games.keep_the_heroes_out.rules.treasures import curse, imprison, turn_treasure
from ludoteca.games.keep_the_heroes_out.state import (
    COMPLETED,
    FAR,
    NO_CARD,
    NO_TREASURE,
    READY,
    ROW,
    RUNNING,
    UNCOMPLETED,
    Clan,
    Dungeon,
    Hero,
)
from ludoteca.kernel.flow import Flow

WHATS: Final = 8  # of one offer: the classes that can be released, 0 where nothing is to be said
NOTHING: Final = -1


# -- clauses -----------------------------------------------------------------------------------------------------


def do_clause(t: Dungeon, number: i64, here: i64) -> Flow[None]:
    """A clause at its moment: on its conditions its effects, if not what it says else. Sides are a choice."""
    clause = t.content.scenario.clauses[number]
    sides = clause.sides if holds(t, clause, here) else clause.otherwise
    if len(sides) == 0:
        return
    side: i64 = 0
    if len(sides) > 1:
        cause = t.cause
        options: list[int] = []
        for i in range(len(sides)):
            if possible(t, sides[i], here):
                options.append(i)
        if len(options) == 0:
            return
        side = options[0]
        if len(options) > 1:
            side = yield everyone(t, "scenario-side", options, int(number))
        t.cause = cause
    if not changes(t, sides[side], here):
        return
    acted(t, number)
    yield from do_steps(t, sides[side], here, NOTHING)


def do_steps(t: Dungeon, side: list[Step], here: i64, what: i64) -> Flow[None]:
    """Effects in their order; who is asked in between does not change what acts."""
    cause = t.cause
    for step in side:
        t.cause = cause
        yield from do_step(t, step, here, what)
        if t.s.reason != RUNNING:
            return
    t.cause = cause


def do_quietly(t: Dungeon, moment: i64) -> None:
    """The clauses of a moment in which nobody is asked."""
    clauses = t.content.scenario.clauses
    for number in range(len(clauses)):
        clause = clauses[number]
        if clause.moment != moment:
            continue
        sides = clause.sides if holds(t, clause) else clause.otherwise
        if len(sides) == 0 or not changes(t, sides[0], NO_ROOM):
            continue
        if moment != SETUP:
            acted(t, number)
        for step in sides[0]:
            if step.word == ODDITY:
                do_quiet_oddity(t, step.arg)
            else:
                do_quiet_step(t, step, moment == SETUP)


# -- what can be done --------------------------------------------------------------------------------------------


def possible(t: Dungeon, side: list[Step], here: i64) -> bool:
    """KTHO-R41: whether a side can be chosen: what it discards must be there in full."""
    for step in side:
        if step.word == DISCARD and step.amount != ALL and lying(t, step, here) < amount_of(t, step.amount):
            return False
        if (step.word == RELEASE or step.word == CLOSE or step.word == LIGHT) and not matters(t, step, here):
            return False
    return True


def changes(t: Dungeon, side: list[Step], here: i64) -> bool:
    """Whether any of these effects would change anything: a rule that does nothing has not acted."""
    for step in side:
        if matters(t, step, here):
            return True
    return False


def matters(t: Dungeon, step: Step, here: i64) -> bool:
    """KTHO-D-69: whether an effect would change anything."""
    s = t.s
    word = step.word
    if word == DISCARD:
        return lying(t, step, here) > 0
    if word == PLACE:
        return tokens_left(t, step.arg) > 0 and len(rooms_of(t, step.where, here)) > 0
    if word == DRAW:
        return can_draw(t.active())
    if word == EVERYONE_DRAWS or word == CURSE or word == RETURN:
        return somebody(t, word)
    if word == PRISONER or word == IMPRISON:
        return t.has(CELLS)
    if word == WAKE or word == RELEASE:
        return len(sleepers(t, step, here)) > 0
    if word == COMPLETE:
        return UNCOMPLETED in s.portals
    if word == CLOSE:
        return len(completed(t, step, here)) > 0
    if word == DARKEN:
        return len(type_rooms(t, step.arg, 0)) > 0
    if word == STAGE:
        return len(rooms_of(t, step.where, here)) > 0
    if word == LIGHT:
        return here != NO_ROOM and s.lights[here] != 0
    return word != ODDITY or odd_matters(t, step.arg)


def somebody(t: Dungeon, word: i64) -> bool:
    """Whether any Clan can draw, has a card to lose, or has one to give back."""
    for clan in t.s.clans:
        if word == EVERYONE_DRAWS:
            can = can_draw(clan)
        elif word == CURSE:
            can = len(clan.hand) > 0
        else:
            can = len(foreign_cards(t, clan)) > 0
        if can:
            return True
    return False


def lying(t: Dungeon, step: Step, here: i64) -> i64:
    """How many of the tokens that an effect discards are there."""
    n: i64 = 0
    for room in rooms_of(t, step.where, here):
        n += t.s.tokens[room][step.arg]
    return n


def sleepers(t: Dungeon, step: Step, here: i64) -> list[Hero]:
    """The exhausted Heroes that an effect is about."""
    rooms = rooms_of(t, step.where, here)
    found: list[Hero] = []
    for hero in t.s.heroes:
        if not hero.awake and (step.arg == ANY or hero.hero == step.arg) and hero.room in rooms:
            found.append(hero)
    return found


def completed(t: Dungeon, step: Step, here: i64) -> list[int]:
    """The rooms with a completed Portal among those that an effect speaks of."""
    found: list[int] = []
    for room in rooms_of(t, step.where, here):
        if t.s.portals[room] == COMPLETED:
            found.append(room)
    return found


def type_rooms(t: Dungeon, room_type: i64, light: i64) -> list[int]:
    """The rooms of a type whose light is so."""
    found: list[int] = []
    for room in range(ROOMS):
        if t.has(room) and TYPE_OF[room] == room_type and t.s.lights[room] == light:
            found.append(room)
    return found


def foreign_cards(t: Dungeon, clan: Clan) -> list[int]:
    """The cards in hand that belong to a Clan that nobody plays."""
    cards = t.content.cards
    found: list[int] = []
    for card in clan.hand:
        if cards[card].kind == TACTIC and cards[card].clan in t.s.foreign:
            found.append(card)
    return found


# -- one effect --------------------------------------------------------------------------------------------------


def do_step(t: Dungeon, step: Step, here: i64, what: i64) -> Flow[None]:
    """One effect, with the questions that it needs."""
    word = step.word
    if word == DISCARD:
        yield from discard(t, step, here)
    elif word == CURSE:
        yield from curse(t)
    elif word == TURN_LOWEST:
        yield from turn_lowest(t)
    elif word == PRISONER:
        yield from send(t, step.arg)
    elif word == WAKE:
        yield from wake_up(t, step, here)
    elif word == RELEASE:
        release(t, step, here, what)
    elif word == COMPLETE:
        yield from complete_farthest(t)
    elif word == CLOSE:
        yield from close_portal(t, step, here)
    elif word == LIGHT:
        relight(t, here)
    elif word == DRAW:
        draw(t, t.active(), amount_of(t, step.amount))
    elif word == RETURN:
        give_back(t)
    elif word == RENEW:
        renew_all(t)
    elif word == ODDITY:
        yield from do_oddity(t, step.arg)
    else:
        do_quiet_step(t, step, False)


def do_quiet_step(t: Dungeon, step: Step, setting_up: bool) -> None:
    """One effect that asks nobody."""
    s = t.s
    word = step.word
    if word == PLACE:
        place(t, step)
    elif word == EVERYONE_DRAWS:
        for i in range(len(s.clans)):
            draw(t, s.clans[(s.active + i) % len(s.clans)], amount_of(t, step.amount))
    elif word == IMPRISON:
        jail(t, step.arg)
    elif word == SUMMON or word == STAGE:
        for room in rooms_of(t, step.where, NO_ROOM):
            bring(t, step, room, setting_up)
    elif word == WAKE:
        for hero in sleepers(t, step, NO_ROOM):
            rouse(t, hero)
    elif word == DARKEN:
        for room in type_rooms(t, step.arg, 0):
            s.lights[room] = 1
        t.tell("darkened", step.arg)
    elif word == RAID:
        s.marks[MARK_RAID] += int(amount_of(t, step.amount))
        t.tell("raid", s.marks[MARK_RAID])
    elif word == GUILD:
        more = amount_of(t, step.amount)
        t.tell("more-cards", more, more_cards(t, more))


def bring(t: Dungeon, step: Step, room: i64, setting_up: bool) -> None:
    """A Hero comes into a room, asleep if the match has not begun; or the stage is put up there."""
    if step.word == STAGE:
        t.s.marks[MARK_STAGE] = int(room + 1)
        t.tell("stage", room)
        return
    hero = summon(t, step.arg, room, max(0, t.s.guild_card), steps.PLACED)
    if setting_up and hero is not None:
        hero.awake = False


def lose_token(t: Dungeon, token: i64, room: i64, n: i64) -> None:
    """KTHO-R8: tokens of a room go back to the supply."""
    tokens = t.s.tokens[room]
    tokens[token] -= int(n)
    if t.sink is not None:
        t.tell("token-gone", token, room, tokens[token], tokens_left(t, token))


def discard(t: Dungeon, step: Step, here: i64) -> Flow[None]:
    """Tokens of a place are discarded, as many as are there. From which room each comes the players choose."""
    s = t.s
    token = step.arg
    amount: i64 = ALL if step.amount == ALL else amount_of(t, step.amount)
    while amount != 0:
        rooms: list[int] = []
        for room in rooms_of(t, step.where, here):
            if s.tokens[room][token] > 0:
                rooms.append(room)
        if len(rooms) == 0:
            return
        if amount == ALL or len(rooms) == 1:
            for room in rooms:
                there: i64 = s.tokens[room][token]
                lose_token(t, token, room, there if amount == ALL or there < amount else amount)
            return
        chosen = yield from pick_room(t, rooms, DISCARD)
        lose_token(t, token, chosen, 1)
        amount -= 1


def place(t: Dungeon, step: Step) -> None:
    """KTHO-R31: tokens come into every room of a place, as long as the supply has some."""
    for room in rooms_of(t, step.where, NO_ROOM):
        n = amount_of(t, step.amount)
        left = tokens_left(t, step.arg)
        if left < n:
            n = left
        if n > 0:
            tokens = t.s.tokens[room]
            tokens[step.arg] += int(n)
            t.tell("token-came", step.arg, room, tokens[step.arg], left - n)


def turn_lowest(t: Dungeon) -> Flow[None]:
    """KTHO-R70: the Treasure of the lowest value is turned, with its effect; the players choose among equals."""
    s = t.s
    values = t.content.treasure_value
    lowest: i64 = FAR
    rooms: list[int] = []
    for room in range(ROOMS):
        if s.treasures[room] != NO_TREASURE:
            value = values[s.treasures[room]]
            if value < lowest:
                lowest = value
                rooms.clear()
            if value == lowest:
                rooms.append(room)
    room = yield from pick_room(t, rooms, TURN_LOWEST)
    yield from turn_treasure(t, room)


def send(t: Dungeon, hero_class: i64) -> Flow[None]:
    """KTHO-R81, KTHO-D-15: a prisoner more, by the next Guild card or of a given class."""
    if hero_class == ANY:
        yield from imprison(t)
        return
    hero = summon(t, hero_class, CELLS, max(0, t.s.guild_card), steps.PLACED)
    prisoners_changed(t)
    if hero is not None:
        yield from show_and_check(t, hero)
        if hero.awake:
            hero.stage = READY  # a Mage: everybody in the Cells is awake, nobody is left to inspire


def jail(t: Dungeon, hero_class: i64) -> None:
    """A Hero lies in the Cells, exhausted; it has shown off long ago. Nobody is called out for want of a token."""
    if supply_left(t.s, hero_class) <= 0:
        return
    hero = summon(t, hero_class, CELLS, max(0, t.s.guild_card), steps.PLACED)
    if hero is not None:
        hero.awake = False
    prisoners_changed(t)


def wake_up(t: Dungeon, step: Step, here: i64) -> Flow[None]:
    """Exhausted Heroes wake; of several rooms with most Heroes the players choose one."""
    asleep = sleepers(t, step, here)
    room: i64 = NO_ROOM
    if step.where.kind == FULLEST and len(asleep) > 0:
        rooms: list[int] = []
        for hero in asleep:
            if hero.room not in rooms:
                rooms.append(int(hero.room))
        rooms.sort()
        room = yield from pick_room(t, rooms, WAKE)
    for hero in asleep:
        if room == NO_ROOM or hero.room == room:
            rouse(t, hero)


def release(t: Dungeon, step: Step, here: i64, what: i64) -> None:
    """KTHO-R8: an exhausted Hero walks out of the dungeon, back to the supply."""
    for hero in sleepers(t, step, here):
        if step.arg != ANY or what == NOTHING or hero.hero == what:
            t.s.heroes.remove(hero)
            if t.sink is not None:
                t.tell("released", hero.number, hero.room, supply_left(t.s, hero.hero))
            hero.room = NO_ROOM
            prisoners_changed(t)
            return


def complete_farthest(t: Dungeon) -> Flow[None]:
    """KTHO-R46: the uncompleted Portal farthest from the Vault is completed; the players choose among equals."""
    s = t.s
    farthest: i64 = -1
    rooms: list[int] = []
    for room in range(ROOMS):
        if s.portals[room] == UNCOMPLETED:
            distance = s.ways.distance[room]
            if distance > farthest:
                farthest = distance
                rooms.clear()
            if distance == farthest:
                rooms.append(room)
    if len(rooms) > 0:
        room = yield from pick_room(t, rooms, COMPLETE)
        s.portals[room] = COMPLETED
        t.tell("portal-opened", room)


def close_portal(t: Dungeon, step: Step, here: i64) -> Flow[None]:
    """A completed Portal is turned back; the players choose which."""
    rooms = completed(t, step, here)
    if len(rooms) > 0:
        room = yield from pick_room(t, rooms, CLOSE)
        t.s.portals[room] = UNCOMPLETED
        t.tell("portal-closed", room)


def relight(t: Dungeon, here: i64) -> None:
    """All rooms of the type of this room are light again."""
    for room in type_rooms(t, TYPE_OF[here], 1):
        t.s.lights[room] = 0
    t.tell("relit", TYPE_OF[here], here)


def give_back(t: Dungeon) -> None:
    """Cards of foreign Clans in hands go under the Loot deck, in turn order."""
    s = t.s
    for i in range(len(s.clans)):
        clan = s.clans[(s.active + i) % len(s.clans)]
        for card in foreign_cards(t, clan):
            clan.hand.remove(card)
            s.loot_deck.insert(0, card)
            s.loot_under += 1
            t.tell("given-back", clan.seat, card, len(clan.hand), clan.clan)


def renew_all(t: Dungeon) -> None:
    """KTHO-D-65: all Available Loot goes under the deck in the order of the row, then the gaps are filled."""
    s = t.s
    for slot in range(ROW):
        card = s.loot_row[slot]
        if card != NO_CARD:
            s.loot_row[slot] = NO_CARD
            s.loot_deck.insert(0, card)
            s.loot_under += 1
            t.tell("under", card, slot)
    fill_row(t)


# -- what an Activate can be spent on ----------------------------------------------------------------------------


def offers(t: Dungeon, clan: Clan, number: i64, deeds: list[int]) -> None:
    """KTHO-R33: in which rooms this Clan can spend an Activate on a clause, and who is released by it."""
    clause = t.content.scenario.clauses[number]
    side = clause.sides[0]
    for room in range(ROOMS):
        there = clause.room == NO_ROOM or clause.room == room
        if not there or room not in clan.rooms or not holds(t, clause, room) or not possible(t, side, room):
            continue
        picked = False
        for step in side:
            if step.word == RELEASE and step.arg == ANY:
                picked = True
                asleep = sleepers(t, step, room)
                for hero_class in range(CLASSES):
                    for hero in asleep:
                        if hero.hero == hero_class:
                            deeds.append(extra_action(number * WHATS + hero_class, room))
                            break
        if not picked:
            deeds.append(extra_action(number * WHATS, room))


def do_offer(t: Dungeon, action: i64) -> Flow[None]:
    """KTHO-R33: an Activate was spent on a clause."""
    room: i64 = (action - EXTRA) % ROOM
    kind: i64 = (action - EXTRA) // ROOM
    number: i64 = kind // WHATS
    cause = t.cause
    t.cause = SCENARIO
    acted(t, number)
    yield from do_steps(t, t.content.scenario.clauses[number].sides[0], room, kind % WHATS)
    t.cause = cause
