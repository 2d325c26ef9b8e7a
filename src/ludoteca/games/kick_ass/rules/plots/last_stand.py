"""The last stand: the Hideout of John Genovese, and Times Square (KA-R181 to R188, R201 to R210, D-29, D-65, D-66).

Outside rounds, Heroes fight until the place is clear or nobody stands: three Locations one after the other, or one
battlefield with five Waves.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.actions import DONE as READY
from ludoteca.games.kick_ass.actions import EQUIP, EXHAUST, OPTIONS, SLOT, exhaust_action
from ludoteca.games.kick_ass.content.box import JOHN, MOTHER
from ludoteca.games.kick_ass.content.words import EXHAUST as AT_EXHAUST
from ludoteca.games.kick_ass.content.words import FOR_SEGMENT, LIFE, MINION, SUPER
from ludoteca.games.kick_ass.rules import causes, combat, plotting
from ludoteca.games.kick_ass.rules.city import enemies_at
from ludoteca.games.kick_ass.rules.councils import standing
from ludoteca.games.kick_ass.rules.ending import end, over
from ludoteca.games.kick_ass.rules.exhausting import exhaust_options, use_item
from ludoteca.games.kick_ass.rules.force import note
from ludoteca.games.kick_ass.rules.items import arrange, arrange_actions
from ludoteca.games.kick_ass.rules.meters import KO_SPACE, end_lasting
from ludoteca.games.kick_ass.rules.settle import aftermath
from ludoteca.games.kick_ass.rules.spawn import add_foe, spawn
from ludoteca.games.kick_ass.state import (
    ALL_FELL,
    ARENA,
    DONE,
    NO_CARD,
    NO_EVENT,
    RAID,
    RAID_FAILED,
    SQUARE_LOST,
    City,
)
from ludoteca.kernel.flow import CHECKPOINT, Decision, FirstOf, Flow

ROOMS: Final = 3  # KA-R183
PARTS: Final = 4  # KA-R202
MOST_IDLE: Final = 10  # KA-D-65


def set_up(t: City) -> None:
    """KA-R181, KA-R201: the Boss-Combat cards are shuffled."""
    s = t.s
    s.twist_deck = list(range(len(t.content.modifiers)))
    t.chance.shuffle("twists", s.twist_deck)


def add_piece(t: City, event: i64) -> None:
    """KA-R182, KA-R202: a completed Boss Event is a Location, or a part of Times Square; with the last one it begins.

    KA-D-65: what goes on, KO dice included, is resolved first.
    """
    s = t.s
    s.pieces.append(event)
    t.tell("piece", event, len(s.pieces))
    if len(s.pieces) >= (ROOMS if s.plot == JOHN else PARTS):
        s.raid_due = True


def begin(t: City) -> None:
    """KA-R183, KA-R184, KA-R203, KA-D-65: everybody is moved there for good; cards that are not finished are void."""
    s = t.s
    t.cause = causes.LAST_STAND
    s.raid_due = False
    s.step = RAID
    s.room = 0
    s.wave = 0
    s.idle_fights = 0
    s.asleep = []
    for hero in s.heroes:
        void_card(hero.hand, hero.played, hero.card)
        if hero.card != NO_CARD and hero.leaves:
            s.removed.append(hero.card)
            hero.played.remove(hero.card)
        hero.card = NO_CARD
        hero.leaves = False
        hero.stage = DONE
        hero.moves = 0
        hero.left = []
        hero.timers = 0
        hero.combats = 0
        hero.arranged = []
        hero.at = ARENA
    end_lasting(t, FOR_SEGMENT)
    t.tell("last-stand", s.plot)
    if s.plot == JOHN:
        s.twists = []
        for room in range(ROOMS):
            draw_twist(t, room)
        guards = t.content.plots[JOHN].gang[s.x]
        for room in range(ROOMS - 1):
            spawn(t, SUPER, ARENA + room, guards)
        plotting.put_boss(t, ARENA + ROOMS - 1)
    else:
        next_wave(t)


def void_card(hand: list[int], played: list[int], card: i64) -> None:
    """KA-D-65: a card that is being played lies with the used ones."""
    if card != NO_CARD and card not in hand:
        played.append(card)


def draw_twist(t: City, room: i64) -> None:
    """KA-R184, KA-R204: a Boss-Combat card."""
    s = t.s
    t.reveal()
    twist = s.twist_deck.pop()
    s.twists.append(twist)
    note(s, t.content.modifiers[twist].lines)
    t.tell("twist", twist, room)


def next_wave(t: City) -> None:
    """KA-R204, KA-R206, KA-R208: more of them, with whoever was left; the card of the last Wave is put away."""
    s = t.s
    t.cause = causes.LAST_STAND
    s.wave += 1
    t.tell("wave", s.wave)
    s.twist_discard.extend(s.twists)
    s.twists = []
    draw_twist(t, s.wave)
    wave = t.content.plots[MOTHER].waves[s.wave - 1]
    spawn(t, MINION, ARENA, wave.minions[s.x])
    spawn(t, SUPER, ARENA, wave.supers[s.x])
    if wave.brute >= 0:
        add_foe(t, wave.brute, ARENA, NO_EVENT)


def raid(t: City) -> Flow[None]:
    """KA-R185, KA-R186, KA-R205 to R207: ready, fight, on; one round of it."""
    s = t.s
    seats: list[int] = list(standing(t))
    yield from get_ready(t, seats)
    place: i64 = ARENA + s.room
    before = all_life(t, place)
    yield from combat.combat(t, place, seats)
    if over(t):
        return
    after = all_life(t, place)
    t.cause = causes.LAST_STAND
    s.asleep = []
    if s.plot == JOHN:
        s.idle_fights = s.idle_fights + 1 if before == after else 0
        if enemies_at(t, place) == 0:
            next_room(t)
        elif s.idle_fights >= MOST_IDLE:
            end(t, RAID_FAILED)
    elif s.wave == combat.WAVES:
        end(t, SQUARE_LOST)
    elif len(standing_now(t)) == 0:
        end(t, ALL_FELL)
    else:
        next_wave(t)


def standing_now(t: City) -> list[int]:
    """Who is left."""
    return [seat for seat in range(len(t.s.heroes)) if not t.s.heroes[seat].out]


def next_room(t: City) -> None:
    """KA-R186: the Location is clear; all Heroes move to the next one."""
    s = t.s
    s.room += 1
    s.idle_fights = 0
    for hero in s.heroes:
        hero.at = ARENA + s.room
    t.tell("next-room", s.room)


def all_life(t: City, place: i64) -> list[int]:
    """KA-D-65: everybody's Life, on both sides, to see whether a fight has changed any."""
    s = t.s
    found: list[int] = [s.minions[place], s.supers[place]]
    for hero in s.heroes:
        found.append(KO_SPACE if hero.out else hero.stats[LIFE])
    for foe in s.foes:
        found.append(foe.life)
    return found


def get_ready(t: City, seats: list[int]) -> Flow[None]:
    """KA-D-48: between two fights items may be rearranged and used; each says when ready. Who can do nothing is."""
    s = t.s
    while True:
        asked: list[Decision] = []
        for seat in seats:
            if seat not in s.asleep:
                actions = ready_actions(t, seat)
                if len(actions) > 1:
                    asked.append(Decision(seat, "raid", actions))
        if len(asked) == 0:
            return
        first = FirstOf(asked)
        action = yield first
        seat = int(first.seat)
        t.mover = seat
        if action == READY:
            s.asleep.append(seat)
            s.heroes[seat].arranged = []
        elif action >= EQUIP:
            arrange(t, seat, (action - EQUIP) // SLOT, (action - EQUIP) % SLOT)
        else:
            yield from use_item(t, seat, (action - EXHAUST) // OPTIONS, (action - EXHAUST) % OPTIONS)
            yield from aftermath(t, [seat])
            if over(t):
                return
        if t.sink is not None:
            yield CHECKPOINT


def ready_actions(t: City, seat: i64) -> list[int]:
    """What a Hero can do before a fight."""
    out: list[int] = [READY]
    if t.s.moments >> AT_EXHAUST & 1:
        for item in t.s.heroes[seat].items:
            for option in exhaust_options(t, seat, item, False):
                out.append(exhaust_action(EXHAUST, item, option))
    arrange_actions(t, seat, out)
    return out
