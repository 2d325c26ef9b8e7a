"""Phase 4, the invasion: as many Guild cards as the difficulty says, each resolved to its end before the next."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.rules import scenario, steps
from ludoteca.games.keep_the_heroes_out.rules.arrival import place_in_cells, send_to_cells, summon
from ludoteca.games.keep_the_heroes_out.rules.attack import supply_left
from ludoteca.games.keep_the_heroes_out.rules.causes import INVADING
from ludoteca.games.keep_the_heroes_out.rules.councils import everyone
from ludoteca.games.keep_the_heroes_out.rules.ending import over
from ludoteca.games.keep_the_heroes_out.rules.guild import finish_card, reveal_card
from ludoteca.games.keep_the_heroes_out.rules.heroes import settle_heroes
from ludoteca.games.keep_the_heroes_out.state import NO_CARD, NOT_YET, Dungeon
from ludoteca.kernel.flow import CHECKPOINT, Flow

__all__ = ["invade", "place_in_cells", "send_to_cells"]


def invade(t: Dungeon) -> Flow[None]:
    """KTHO-R16, KTHO-R26, KTHO-R60, KTHO-R74: the whole of Phase 4. It can start anew at each checkpoint.

    KTHO-D-6: the number of cards is that of the moment when the invasion begins.
    """
    s = t.s
    if s.coming == NOT_YET:
        s.today = scenario.invasion_begins(t)
        s.coming = s.today
        t.cause = INVADING
        t.tell("invasion", t.active().seat, s.today, s.wave, t.active().clan)
    while not over(t):
        yield from settle_heroes(t, False)
        if over(t):
            break
        if s.guild_card != NO_CARD:
            yield from scenario.after_guild_card(t)
            s.guild_card = NO_CARD
        elif len(s.guild_deck) == 0:
            finish_card(t)
        elif s.coming == 0:
            break
        else:
            if t.sink is not None:
                yield CHECKPOINT
            s.coming -= 1
            yield from resolve_card(t)
    s.coming = NOT_YET
    s.guild_card = NO_CARD


def resolve_card(t: Dungeon) -> Flow[None]:
    """KTHO-R63, KTHO-R75: step 1: reveal a Guild card; its Heroes come, or the scenario's rule acts."""
    card = reveal_card(t)
    face = t.content.guild[card]
    scenario.guild_card_revealed(t, card)
    if face.hero < 0:
        yield from scenario.guild_event(t, face.event)
        return
    rooms = yield from which_rooms(t, face.hero, scenario.summon_rooms(t, face.room_type))
    if len(rooms) == 0:
        t.tell("no-room", card)
    for room in rooms:
        summon(t, face.hero, room, card, steps.SUMMONED)


def which_rooms(t: Dungeon, hero_class: i64, rooms: list[int]) -> Flow[list[int]]:
    """KTHO-R63, KTHO-D-18, KTHO-D-19, KTHO-D-43: the two rooms of a card, in the order in which its Heroes are placed.

    With more than two rooms the players choose; with one token left, which room gets it (the other Hero is short,
    KTHO-R61); with none, it makes no difference.
    """
    n: i64 = len(rooms)
    if n < 2:
        return rooms
    left = supply_left(t.s, hero_class)
    if left <= 0:
        return rooms[:2]
    if left == 1:
        first = yield everyone(t, "supply", rooms, int(hero_class))
        for other in rooms:
            if other != first:
                return [first, other]
    if n > 2:
        pairs: list[int] = []
        for i in range(len(rooms)):
            for j in range(i + 1, len(rooms)):
                pairs.append(1 << rooms[i] | 1 << rooms[j])
        mask = yield everyone(t, "rooms", pairs, int(hero_class))
        return [room for room in rooms if mask >> room & 1]
    return rooms
