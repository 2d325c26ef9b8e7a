"""The dungeon as a bot sees it: a few numbers for each room, and what the next Guild cards would do to them.

A sketch is cheap to change and to judge, so a policy tries every deed on it. Heroes are counted, not told apart, and a
card is resolved by the eight steps with nobody defending (KTHO-R66 to R72). What comes is a handful of *futures*: each
begins with another pair of cards, as likely as the cards that are left (KTHO-R62), and goes on with others. Cards of
the scenario are among them (`omens.py`), and those of the storm, if Wave 1 is about to end (KTHO-D-71). A future in
which the 4 is lost ends there, and so does one that the last card of Wave 2 ends.

What there is by room is packed into one number, five bits a room: a copy costs nothing, and a walk is arithmetic.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.bots import omens
from ludoteca.games.keep_the_heroes_out.bots.weights import WEIGHTS
from ludoteca.games.keep_the_heroes_out.content.box import (
    CELLS,
    CHAMPION,
    MAGE,
    NO_ROOM,
    NOWHERE,
    ROOMS,
    TRAP,
    TYPE_OF,
    TYPES,
    VAULT,
)
from ludoteca.games.keep_the_heroes_out.content.scenario import MARK_SHOWN, MARK_STAGE
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.state import FAR, NO_TREASURE, Dungeon

MOST_CARDS: Final = 4  # of a future
MOST_IN_STORM: Final = 8  # of one in which Wave 1 ends
LONGEST_WAY: Final = 12

LANE: Final = 5  # bits of a room
MOST: Final = 31  # what fits into them; also: no way leads on
KINDS: Final = 16  # of cards: types of rooms, then omens


def in_room(packed: i64, room: i64) -> i64:
    """What a packed number says of a room."""
    return packed >> (room * LANE) & MOST


def with_more(packed: i64, room: i64, n: i64) -> i64:
    """The same with so many more in a room, or fewer; there is no less than nothing."""
    shift = room * LANE
    there = (packed >> shift & MOST) + n
    if there < 0:
        there = 0
    elif there > MOST:
        there = MOST
    return packed & ~(MOST << shift) | there << shift


class Sketch:
    """Numbers by room, packed. A future is `length` kinds of cards, one after the other in `futures`.

    `likely` says how likely each is. `pair` has two rooms for each kind of card: where its Heroes come, -1 for nowhere.
    `soon` of the cards of a future are those of the next invasion. `mages` is the share of Mages among the cards to
    come, `turns_left` how many turns this Clan still has, more or less, `way` how far Heroes who come are from their
    goal, on average.
    """

    body: i64  # damage that the Monsters of the room can take together
    asleep: i64  # exhausted Heroes, who wake when one arrives
    traps: i64
    value: i64  # of its Treasure, 0 for none
    toward: i64  # where Heroes charge to, MOST for nowhere
    champion: i64  # the room of one who wakes with every card, or NO_ROOM
    near: list[float]  # what a Hero asleep there weighs
    pair: list[int]
    futures: list[int]
    likely: list[float]
    length: i64
    soon: i64
    shown: i64  # the type of the last Hero card, -1 for none
    stage: i64  # the room of the stage, or NO_ROOM
    locks: i64  # Guild cards that the next use of the Cells draws
    fewest: i64  # prisoners that the scenario's rule wants to see
    most_held: i64  # prisoners who stay where they are; more break out
    mages: float
    turns_left: float
    way: float

    def copy(self) -> Sketch:
        """A sketch to try things on."""
        other = Sketch()
        other.body = self.body
        other.asleep = self.asleep
        other.traps = self.traps
        other.value = self.value
        other.toward = self.toward
        other.champion = self.champion
        other.near = self.near
        other.pair = self.pair
        other.futures = self.futures
        other.likely = self.likely
        other.length = self.length
        other.soon = self.soon
        other.shown = self.shown
        other.stage = self.stage
        other.locks = self.locks
        other.fewest = self.fewest
        other.most_held = self.most_held
        other.mages = self.mages
        other.turns_left = self.turns_left
        other.way = self.way
        return other


def sketch_of(t: Dungeon) -> Sketch:
    """The dungeon as it is."""
    s = t.s
    made = Sketch()
    body: i64 = 0
    for clan in s.clans:
        vitality = clan.vitality
        for monster in range(len(clan.rooms)):
            room: i64 = clan.rooms[monster]
            if room >= 0:
                body = with_more(body, room, vitality - clan.wounds[monster])
    made.body = body
    made.champion = NO_ROOM
    asleep: i64 = 0
    for hero in s.heroes:
        asleep = with_more(asleep, hero.room, 1)
        if hero.hero == CHAMPION:
            made.champion = hero.room
    made.asleep = asleep
    made.traps = 0
    made.value = 0
    for place in range(ROOMS):
        if s.place[place] != NOWHERE:
            made.traps = with_more(made.traps, place, s.tokens[place][TRAP])
            treasure = s.treasures[place]
            if treasure != NO_TREASURE:
                made.value = with_more(made.value, place, t.content.treasure_value[treasure])
    made.shown = s.marks[MARK_SHOWN] - 1
    made.stage = s.marks[MARK_STAGE] - 1
    made.locks = scenario.cells_cards(t)
    made.fewest = omens.prisoners_asked_for(t)
    made.most_held = omens.prisoners_feared(t)
    count_cards(t, made)
    lay_ways(t, made)
    return made


def lay_ways(t: Dungeon, made: Sketch) -> None:
    """Where Heroes charge to, and where those of each type come, as the dungeon is laid out now."""
    s = t.s
    toward: i64 = 0
    made.near = [WEIGHTS.sleeper] * ROOMS
    made.near[VAULT] = WEIGHTS.inside
    made.near[CELLS] = 0.5 * WEIGHTS.sleeper
    distance = scenario.hero_distances(t)
    goal: i64 = scenario.goal(t)
    passages = scenario.hero_passages(t)
    for room in range(ROOMS):
        to: i64 = MOST
        if s.place[room] != NOWHERE and room != goal:
            for other in passages[room]:
                if distance[other] < distance[room]:
                    to = other
                    break
            if to == VAULT and room != CELLS:
                made.near[room] = WEIGHTS.near
        toward |= to << (room * LANE)
    if made.stage >= 0:  # who listens is woken there, and led on
        made.near[made.stage] = WEIGHTS.near
    made.toward = toward
    made.pair = [-1] * (2 * KINDS)
    made.way = 0.0
    for kind in range(TYPES):
        rooms = scenario.summon_rooms(t, kind)
        for index in range(min(2, len(rooms))):
            made.pair[2 * kind + index] = rooms[index]
    for number in range(len(made.likely)):
        kind = made.futures[number * made.length]
        if kind < TYPES:
            for index in range(2):
                there = made.pair[2 * kind + index]
                if there >= 0 and distance[there] != FAR:
                    made.way += 0.5 * made.likely[number] * float(distance[there])


def count_cards(t: Dungeon, made: Sketch) -> None:
    """KTHO-R62: what is out is known, so what may come is counted. Two invasions are in sight, no more."""
    s = t.s
    deck = s.guild_deck
    if len(deck) == 0:
        deck = s.guild_discard
    counts = kinds_of(t, deck)
    mages: i64 = 0
    for card in deck:
        if t.content.guild[card].hero == MAGE:
            mages += 1
    made.mages = float(mages) / float(max(1, len(deck)))
    made.turns_left = turns_to_come(t) / float(len(s.clans))
    tomorrow = scenario.cards_tomorrow(t)
    made.soon = scenario.cards_today(t)
    if made.soon == 0:
        made.soon = tomorrow
    made.length = min(MOST_CARDS, made.soon + tomorrow)
    if s.wave == 1:
        if scenario.storm_due(t, made.soon + tomorrow) > 0:
            made.length = min(MOST_IN_STORM, made.soon + tomorrow)
        lay_futures(made, counts, kinds_of(t, s.guild_deck + s.guild_discard))
    else:
        made.length = min(made.length, max(1, len(deck)))
        lay_futures(made, counts, counts)


def kinds_of(t: Dungeon, cards: list[int]) -> list[int]:
    """How many of these Guild cards are of each kind."""
    counts = [0] * KINDS
    for card in cards:
        guild = t.content.guild[card]
        if guild.hero >= 0:
            counts[guild.room_type] += 1
        else:
            counts[TYPES + omens.omen_of(t, guild.event)] += 1
    return counts


def turns_to_come(t: Dungeon) -> float:
    """KTHO-R16, KTHO-D-71: how many turns the match still has, all players together, by the Guild cards that are left.

    The cards of the storm are no turn of anybody.
    """
    s = t.s
    each = float(max(1, scenario.cards_in_wave(t, s.wave)))
    turns = float(len(s.guild_deck)) / each
    if s.wave == 1:
        again: i64 = len(s.guild_deck) + len(s.guild_discard) - t.content.storm
        turns += float(again) / float(scenario.cards_in_wave(t, 2))
    return turns


def lay_futures(made: Sketch, counts: list[int], anew: list[int]) -> None:
    """What may come: `counts` of each kind are left in the deck; when it is through, all of `anew` are shuffled."""
    coming: list[int] = []
    again: list[int] = []
    left: i64 = 0
    all_cards: i64 = 0
    for kind in range(KINDS):
        left += counts[kind]
        all_cards += anew[kind]
        if counts[kind] > 0:
            coming.append(kind)
        if anew[kind] > 0:
            again.append(kind)
    made.futures = []
    made.likely = []
    n: i64 = len(coming)
    m: i64 = len(again)
    seconds = coming if left > 1 else again
    for first in range(len(coming)):
        chance = float(counts[coming[first]]) / float(left)
        if made.length < 2:
            made.likely.append(chance)
            made.futures.append(coming[first])
            continue
        for second in range(len(seconds)):
            if left > 1:
                likely = float(counts[coming[second]] - (1 if second == first else 0)) / float(left - 1)
            else:
                likely = float(anew[again[second]]) / float(all_cards)
            if likely <= 0.0:
                continue
            made.likely.append(chance * likely)
            made.futures.append(coming[first])
            made.futures.append(seconds[second])
            for step in range(2, made.length):
                turn: i64 = first + second + step
                made.futures.append(coming[turn % n] if step < left else again[turn % m])


def danger(sketch: Sketch) -> float:
    """What is lost, on average, to the cards that come before the next turn: the less the better."""
    total = 0.0
    at: i64 = 0
    length = sketch.length
    soon = sketch.soon
    pair = sketch.pair
    futures = sketch.futures
    body = sketch.body
    asleep = sketch.asleep
    traps = sketch.traps
    value = sketch.value
    champion = sketch.champion
    shown = sketch.shown
    all_likely = 0.0
    for likely in sketch.likely:
        lost = 0.0
        weight = 1.0
        over = False
        for step in range(length):
            kind: i64 = futures[at]
            at += 1
            if step == soon:
                weight = WEIGHTS.later
            if sketch.champion >= 0:
                lost += weight * champion_steps(sketch)
            if kind >= TYPES:
                lost += weight * befall(sketch, kind - TYPES)
            else:
                sketch.shown = kind
                first: i64 = pair[2 * kind]
                if first >= 0:
                    lost += weight * walk(sketch, first, 1)
                second: i64 = pair[2 * kind + 1]
                if second >= 0:
                    lost += weight * walk(sketch, second, 1)
            if sketch.value >> (VAULT * LANE) & MOST == 0:
                at += length - 1 - step
                over = True
                break
        all_likely += likely
        total += likely * (lost if over else lost + standing(sketch))
        sketch.body = body
        sketch.asleep = asleep
        sketch.traps = traps
        sketch.value = value
        sketch.champion = champion
        sketch.shown = shown
    if all_likely < 1.0:
        total += (1.0 - all_likely) * standing(sketch)
    return total


def standing(sketch: Sketch) -> float:
    """What a dungeon at rest threatens: Heroes asleep, the nearer to the Vault the worse, and Treasures unguarded."""
    total = 0.0
    bodies = sketch.body
    sleepers = sketch.asleep
    values = sketch.value
    near = sketch.near
    guards = bodies >> (VAULT * LANE) & MOST
    room: i64 = 0
    while room < ROOMS:
        body = bodies & MOST
        asleep = sleepers & MOST
        if asleep > 0:
            total += near[room] * float(asleep)
            if body > 0:
                total -= WEIGHTS.at_hand * float(min(asleep, 2))
        if body > 0:
            total -= WEIGHTS.life * float(body) + WEIGHTS.present
            if values & MOST > 0:
                total -= WEIGHTS.guard
        bodies >>= LANE
        sleepers >>= LANE
        values >>= LANE
        room += 1
    if guards < 4:
        total += WEIGHTS.vault_guard * float(4 - guards)
    return total


def walk(sketch: Sketch, start: i64, count: i64) -> float:
    """KTHO-R66 to KTHO-R72: so many Heroes come to a room; who is left awake goes on. What is lost, in Treasures."""
    sprung = in_room(sketch.traps, start)
    heroes = count
    if sprung > 0:
        if sprung > heroes:
            sprung = heroes
        sketch.traps = with_more(sketch.traps, start, -sprung)
        heroes -= sprung
        if heroes == 0:
            return 0.0
    heroes += in_room(sketch.asleep, start)
    return press(sketch, start, heroes)


def wake(sketch: Sketch, room: i64) -> float:
    """KTHO-R82: all who sleep in a room are Active again, and go on with step 5. What is lost, in Treasures."""
    heroes = in_room(sketch.asleep, room)
    return press(sketch, room, heroes) if heroes > 0 else 0.0


def press(sketch: Sketch, start: i64, count: i64) -> float:
    """KTHO-R68 to KTHO-R72: all Heroes of a room are awake, so many; they attack, pillage, wait or charge."""
    room = start
    heroes = count
    lost = 0.0
    steps: i64 = 0
    while True:
        shift = room * LANE
        lane = MOST << shift
        lives = sketch.body >> shift & MOST
        if lives >= heroes:
            sketch.body -= heroes << shift
            sketch.asleep = sketch.asleep & ~lane | min(heroes, MOST) << shift
            return lost
        sketch.body &= ~lane
        heroes -= lives
        stay = lives
        value = sketch.value >> shift & MOST
        if value > 0:
            if heroes < value:
                sketch.asleep = sketch.asleep & ~lane | min(stay + heroes, MOST) << shift
                return lost
            lost += WEIGHTS.loss(value)
            if value == 4:
                lost += WEIGHTS.beyond * float(min(heroes - value, 8))
            stay += value
            sketch.value &= ~lane
            heroes -= value
        to = sketch.toward >> shift & MOST
        steps += 1
        if heroes == 0 or to == MOST or steps == LONGEST_WAY:
            sketch.asleep = sketch.asleep & ~lane | min(stay + heroes, MOST) << shift
            return lost
        sketch.asleep = sketch.asleep & ~lane | min(stay, MOST) << shift
        room = to
        shift = room * LANE
        sprung = sketch.traps >> shift & MOST
        if sprung > 0:
            if sprung > heroes:
                sprung = heroes
            sketch.traps -= sprung << shift
            heroes -= sprung
            if heroes == 0:
                return lost
        heroes += sketch.asleep >> shift & MOST


def champion_steps(sketch: Sketch) -> float:
    """The Champion is Active with every card: strikes, takes a small Treasure, or goes on and wakes who is there."""
    room = sketch.champion
    shift = room * LANE
    if sketch.body >> shift & MOST > 0:
        sketch.body -= 1 << shift
        return 0.0
    value = sketch.value >> shift & MOST
    if value == 1:
        sketch.value -= 1 << shift
        return WEIGHTS.loss(1)
    to = sketch.toward >> shift & MOST
    if value > 0 or to == MOST:
        return 0.0
    others = in_room(sketch.asleep, to)
    sketch.asleep = with_more(with_more(sketch.asleep, room, -1), to, 1)
    sketch.champion = to
    return press(sketch, to, others) if others > 0 else 0.0


def befall(sketch: Sketch, omen: i64) -> float:
    """A card of the scenario: what is lost."""
    if omen == omens.NOTHING:
        return 0.0
    if omen == omens.CELLS_WAKE:
        return wake(sketch, CELLS)
    if omen == omens.MAGE_COMES:
        sketch.asleep = with_more(sketch.asleep, CELLS, 1)
        return wake(sketch, CELLS)
    if omen == omens.PRISONER_COMES:
        sketch.asleep = with_more(sketch.asleep, CELLS, 1)
        return 0.0
    if omen == omens.CROWD_WAKES:
        return wake(sketch, fullest(sketch))
    if omen == omens.STAGE_WAKES:
        return wake(sketch, sketch.stage) if sketch.stage >= 0 else 0.0
    if omen == omens.SHOWN_WAKE:
        lost = 0.0
        for room in range(ROOMS):
            if TYPE_OF[room] == sketch.shown:
                lost += wake(sketch, room)
        return lost
    if omen == omens.LOWEST_TURNS:
        return lowest_turns(sketch)
    return omens.ONE_CARD_MORE_COSTS


def fullest(sketch: Sketch) -> i64:
    """The room with most Heroes asleep."""
    found: i64 = 0
    most: i64 = -1
    for room in range(ROOMS):
        n = in_room(sketch.asleep, room)
        if n > most:
            most = n
            found = room
    return found


def lowest_turns(sketch: Sketch) -> float:
    """The Treasure of the lowest value is gone."""
    found: i64 = VAULT
    least: i64 = 4
    for room in range(ROOMS):
        value = in_room(sketch.value, room)
        if 0 < value < least:
            least = value
            found = room
    sketch.value = with_more(sketch.value, found, -least)
    return WEIGHTS.loss(least)
