"""The Event row: what comes, moves, matures, is worked on and completed (KA-R61 to R66, R127, R139, R215 to R217).

Spaces are numbered away from the deck (KA-R12, KA-D-3). A need of an Event is named by its place among all needs of all
its ways; one whole way completes it.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.actions import NEED
from ludoteca.games.kick_ass.content.box import DON, EventPiece
from ludoteca.games.kick_ass.content.words import (
    ALL,
    ANYWHERE,
    AT_ONCE,
    CARD,
    CARRY,
    CLEAR_AT_NIGHT,
    CONSPIRE,
    DISTRICTS,
    ENEMY,
    FORGO,
    GAIN,
    GUARDED,
    HERE,
    LOSE,
    MEDIA,
    NOTHING,
    NOWHERE,
    ON_EVENT,
    ON_MATURED,
    PLAY,
    SLEEP_AT,
    Need,
)
from ludoteca.games.kick_ass.rules import causes, effects
from ludoteca.games.kick_ass.rules import plotting as plots
from ludoteca.games.kick_ass.rules.city import enemies_at, heroes_at
from ludoteca.games.kick_ass.rules.conditions import all_hold
from ludoteca.games.kick_ass.rules.councils import ask_team, standing
from ludoteca.games.kick_ass.rules.ending import end, over
from ludoteca.games.kick_ass.rules.force import event_piece, note
from ludoteca.games.kick_ass.rules.meters import gain
from ludoteca.games.kick_ass.state import (
    BOSS_EVENT,
    EVENTS_FAILED,
    NO_EVENT,
    NOBODY,
    PLACES,
    RAID,
    ROW,
    City,
    Running,
)
from ludoteca.kernel.flow import Flow

DEALT: i64 = 6  # Events of a match, KA-R51


# -- what an Event needs -----------------------------------------------------------------------------------------------


def wanted(t: City, need: Need) -> i64:
    """How much of a need it takes; never more Heroes than there are (one plays the Events of two alone, KA-R54)."""
    n: i64 = need.n + need.x * t.s.x
    if need.kind == CONSPIRE or need.kind == SLEEP_AT:
        return min(n, t.s.x)
    return n


def still_open(t: City, running: Running, index: i64) -> bool:
    """Whether a need is not met yet."""
    return running.progress[index] < wanted(t, event_piece(t.s, running.event).needs[index])


def site_of(piece: EventPiece, need: Need) -> i64:
    """The place of a need; HERE is where the Event has its brute, ANYWHERE stays ANYWHERE."""
    return piece.site if need.place == HERE else need.place


def fits_place(piece: EventPiece, need: Need, place: i64) -> bool:
    """Whether something done in a place counts for a need."""
    return need.place == ANYWHERE or site_of(piece, need) == place


def add(t: City, running: Running, index: i64, n: i64, seat: i64) -> None:
    """A need is met a little more; who had a part in it is remembered (KA-D-31)."""
    need = event_piece(t.s, running.event).needs[index]
    done: i64 = min(running.progress[index] + n, wanted(t, need))
    running.progress[index] = done
    if seat >= 0:
        running.helped[index] |= 1 << seat
    t.s.progressed = True
    t.tell("progress", running.event, index, done, wanted(t, need), seat)


def progress(t: City, kind: i64, place: i64, what: i64, n: i64) -> None:
    """Something has happened in a place that needs of this kind count: Enemies that fell, Bolts.

    KA-D-29: a last stand is no place for Events any more.
    """
    s = t.s
    if s.step == RAID:
        return
    for running in s.row:
        if running is None:
            continue
        piece = event_piece(s, running.event)
        for index in range(len(piece.needs)):
            need = piece.needs[index]
            if need.kind != kind or not still_open(t, running, index) or not fits_place(piece, need, place):
                continue
            if need.what == what or need.what == NOTHING or (need.what == ENEMY and what != CARD):
                add(t, running, index, n, NOBODY)


def conspired(t: City, fighters: i64, place: i64) -> None:
    """A Combat of so many Heroes in which an Enemy fell (words.CONSPIRE); none of a last stand counts (KA-D-29)."""
    s = t.s
    if s.step == RAID:
        return
    for running in s.row:
        if running is None:
            continue
        piece = event_piece(s, running.event)
        for index in range(len(piece.needs)):
            need = piece.needs[index]
            if need.kind == CONSPIRE and fits_place(piece, need, place) and fighters >= wanted(t, need):
                add(t, running, index, wanted(t, need), NOBODY)


def foe_fell(t: City, event: i64, kind: i64) -> None:
    """The brute of an Event has fallen in one Combat."""
    for running in t.s.row:
        if running is not None and running.event == event:
            piece = event_piece(t.s, event)
            for index in range(len(piece.needs)):
                if piece.needs[index].kind == kind:
                    add(t, running, index, wanted(t, piece.needs[index]), NOBODY)


def played(t: City, seat: i64, card_type: i64) -> None:
    """A Hero is done with a face-up card (words.PLAY)."""
    s = t.s
    hero = s.heroes[seat]
    for running in s.row:
        if running is None:
            continue
        piece = event_piece(s, running.event)
        for index in range(len(piece.needs)):
            need = piece.needs[index]
            if need.kind != PLAY or not still_open(t, running, index) or not fits_place(piece, need, hero.at):
                continue
            if (need.what == CARD or need.what == card_type) and all_hold(t, seat, need.by, hero.at):
                add(t, running, index, 1, seat)


def segment_ends(t: City) -> None:
    """Heroes who stand in two places when a segment ends (words.AT_ONCE); alone: in one, and was in the other."""
    s = t.s
    for running in s.row:
        if running is None:
            continue
        piece = event_piece(s, running.event)
        for index in range(len(piece.needs)):
            need = piece.needs[index]
            if need.kind != AT_ONCE or not still_open(t, running, index):
                continue
            first = heroes_at(t, need.place)
            second = heroes_at(t, need.to)
            if s.x == 1:
                been = s.heroes[0].been
                if first + second > 0 and been >> need.place & 1 and been >> need.to & 1:
                    add(t, running, index, 1, 0)
            elif first > 0 and second > 0:
                add(t, running, index, 1, NOBODY)
                helped_at(t, running, index, need.place)
                helped_at(t, running, index, need.to)


def night_falls(t: City, running: Running) -> None:
    """What counts in the Sleep phase: a District without Enemies, Heroes asleep, Protection markers."""
    piece = event_piece(t.s, running.event)
    for index in range(len(piece.needs)):
        need = piece.needs[index]
        if not still_open(t, running, index):
            continue
        place = site_of(piece, need)
        if need.kind == CLEAR_AT_NIGHT:
            if place < DISTRICTS and enemies_at(t, place) == 0:
                add(t, running, index, 1, NOBODY)
        elif need.kind == SLEEP_AT:
            if most_asleep(t, place) >= wanted(t, need):
                add(t, running, index, wanted(t, need), NOBODY)
                helped_at(t, running, index, place)
        elif need.kind == GUARDED and place < DISTRICTS and t.s.protection[place] >= wanted(t, need):
            add(t, running, index, wanted(t, need), NOBODY)


def most_asleep(t: City, place: i64) -> i64:
    """Heroes in a place; ANYWHERE: in the place where most are."""
    if place != ANYWHERE:
        return heroes_at(t, place)
    best: i64 = 0
    for one in range(DISTRICTS):
        best = max(best, heroes_at(t, one))
    return best


def forgo_actions(t: City, seat: i64, what: i64) -> list[int]:
    """The Events that ask for a gain to be given up: of a Clean-up (ENEMY), or of the Refresh phase (CARD)."""
    out: list[int] = []
    s = t.s
    for space in range(ROW):
        running = s.row[space]
        if running is None:
            continue
        needs = event_piece(s, running.event).needs
        for index in range(len(needs)):
            need = needs[index]
            if need.kind != FORGO or need.what != what or not still_open(t, running, index):
                continue
            if all_hold(t, seat, need.by, s.heroes[seat].at):
                out.append(1 + space * NEED + index)
    return out


def forgone(t: City, seat: i64, which: i64, kind: i64) -> None:
    """A gain was given up for an Event."""
    running = t.s.row[which // NEED]
    assert running is not None
    assert kind == FORGO
    t.cause = causes.EVENT + running.event
    t.tell("forgone", seat, running.event)
    add(t, running, which % NEED, 1, seat)


# -- completed ---------------------------------------------------------------------------------------------------------


def way_done(t: City, running: Running) -> i64:
    """KA-R64: the first way of an Event whose needs are all met; -1: none is."""
    piece = event_piece(t.s, running.event)
    index: i64 = 0
    for way in range(len(piece.ways)):
        done = True
        for need in piece.ways[way]:
            if running.progress[index] < wanted(t, need):
                done = False
            index += 1
        if done and len(piece.ways[way]) > 0:
            return way
    return -1


def check(t: City, seats: list[int]) -> Flow[None]:
    """KA-R216: whatever is completed by now leaves the row, and its Reward is gained at once, at whatever moment.

    `seats` are those whose action it was; KA-D-31: of several the team says who has completed it.
    """
    s = t.s
    while s.progressed:
        s.progressed = False
        for space in range(ROW):
            running = s.row[space]
            if running is not None and not over(t):
                way = way_done(t, running)
                if way >= 0:
                    yield from complete(t, space, running, way, seats)
                    s.progressed = True
                    break


def complete(t: City, space: i64, running: Running, way: i64, seats: list[int]) -> Flow[None]:
    """KA-R64, KA-R216, KA-D-45: an Event is completed; what is left of it leaves with it, then comes its Reward."""
    s = t.s
    event = running.event
    piece = event_piece(s, event)
    able: list[int] = [one for one in seats if not s.heroes[one].out]
    if not able:
        able = helpers(t, running, way)
    seat: i64 = able[0]
    if len(able) > 1 and not for_everybody(t, event, piece):
        seat = yield ask_team(t, "last-helper", able, int(event))
    t.cause = causes.EVENT + event
    s.row[space] = None
    s.completed.append(event)
    t.tell("completed", event, seat, way, len(s.completed))
    leave(t, running)
    yield from effects.run_lines(t, seat, piece.reward, piece.site, event)
    if s.internet and not over(t):
        t.cause = causes.INTERNET
        for one in standing(t):  # KA-R147, KA-D-59
            gain(t, one, MEDIA, 1)
    if s.moments >> ON_EVENT & 1 and not over(t):
        yield from effects.fire_all(t, seat, ON_EVENT)
    if event >= BOSS_EVENT and not over(t):
        yield from plots.boss_event_completed(t, event, seat)


def for_everybody(t: City, event: i64, piece: EventPiece) -> bool:
    """KA-D-31: whether it makes no difference who has completed an Event: its Reward is the same for every Hero."""
    if event >= BOSS_EVENT or t.s.moments >> ON_EVENT & 1:
        return False
    for line in piece.reward:
        for option in line.options:
            if len(line.options) > 1 or len(option.price) > 0 or len(option.conditions) > 0:
                return False
            for deed in option.deeds:
                if deed.who != ALL or deed.place != NOWHERE or (deed.verb != GAIN and deed.verb != LOSE):
                    return False
    return True


def helpers(t: City, running: Running, way: i64) -> list[int]:
    """KA-D-31: where nobody's action has just completed an Event, those who had a part in this way of it; else all."""
    piece = event_piece(t.s, running.event)
    index: i64 = 0
    mask: i64 = 0
    for one in range(len(piece.ways)):
        for _ in piece.ways[one]:
            if one == way:
                mask |= running.helped[index]
            index += 1
    found: list[int] = [seat for seat in standing(t) if mask >> seat & 1]
    return found if found else list(standing(t))


def helped_at(t: City, running: Running, index: i64, place: i64) -> None:
    """Heroes who stand in a place had a part in a need."""
    for seat in range(len(t.s.heroes)):
        if t.s.heroes[seat].at == place:
            running.helped[index] |= 1 << seat


def leave(t: City, running: Running) -> None:
    """KA-R65, KA-D-45: its markers, carried ones too, and the Enemies that belong to it leave, without a bonus."""
    s = t.s
    for hero in s.heroes:
        while running.event in hero.carried:
            hero.carried.remove(running.event)
    for foe in s.foes[:]:
        if foe.event == running.event:
            s.foes.remove(foe)
            t.tell("foe-left", foe.foe, foe.at)
    if s.plot == DON and s.revealed:
        for token in s.tokens[:]:
            if token.event == running.event:
                plots.drop_token(t, token)


# -- moving ------------------------------------------------------------------------------------------------------------


def push(t: City) -> Flow[None]:
    """KA-R62, KA-R215: every Event moves; what is pushed off matures."""
    off = move_on(t)
    if off is not None:
        yield from mature(t, off)


def move_on(t: City) -> Running | None:
    """KA-R61, KA-R62, KA-D-43: every Event moves 1 space, over gaps too; gives the one that was on the third."""
    s = t.s
    off = s.row[ROW - 1]
    moved = False
    for space in range(ROW - 1, 0, -1):
        moved = moved or s.row[space - 1] is not None
        s.row[space] = s.row[space - 1]
    s.row[0] = None
    if moved or off is not None:
        t.tell("row-moved")
    return off


def mature(t: City, running: Running) -> Flow[None]:
    """KA-R62, KA-R64, KA-R65, KA-R215: the villain succeeds; what is left of it leaves, its effect is applied.

    KA-R144, KA-D-19, KA-D-37, KA-D-60: with a fourth one (in the quick variant a fifth) the heroes can never complete
    enough, and it ends at once.
    """
    s = t.s
    event = running.event
    piece = event_piece(s, event)
    t.cause = causes.EVENT + event
    if event < BOSS_EVENT:
        s.matured.append(event)
    else:
        plots.boss_event_matured(t, event)
    t.tell("matured", event, len(s.matured))
    leave(t, running)
    if not s.revealed and len(s.matured) > DEALT - s.needed:
        end(t, EVENTS_FAILED)
        return
    yield from effects.run_lines(t, NOBODY, piece.mature, piece.site, event)
    if s.moments >> ON_MATURED & 1 and not over(t):
        yield from effects.fire_all(t, NOBODY, ON_MATURED)


def reveal(t: City) -> Flow[None]:
    """KA-R139: the top Event comes to the first space, and its setup is done."""
    new = turn_up(t)
    if new is not None:
        yield from set_up(t, new)


def turn_up(t: City) -> Running | None:
    """KA-R61, KA-D-35, KA-D-44: the top Event comes to the first space; none where the deck is empty."""
    s = t.s
    if len(s.event_deck) == 0:
        return None
    make_room(t)
    t.reveal()
    event = s.event_deck.pop()
    s.event_under = min(s.event_under, len(s.event_deck))
    running = new_running(t, event)
    s.row[0] = running
    note(s, event_piece(s, event).lines)
    t.cause = causes.EVENT + event
    t.tell("event", event, len(s.event_deck))
    return running


def set_up(t: City, running: Running) -> Flow[None]:
    """KA-R63, KA-R64: the setup of a new Event; one that was pushed off the row meanwhile has none."""
    s = t.s
    if running not in s.row:
        return
    event = running.event
    piece = event_piece(s, event)
    t.cause = causes.EVENT + event
    for index in range(len(piece.needs)):  # KA-R159: Interest markers of their own
        need = piece.needs[index]
        if need.kind == CARRY:
            running.markers[need.place] += wanted(t, need)
            t.tell("markers", event, need.place, running.markers[need.place])
    plots.place_tokens(t, running)
    yield from effects.run_lines(t, NOBODY, piece.setup, piece.site, event)


def make_room(t: City) -> None:
    """KA-R139, KA-D-43: a new Event pushes along only what is in its way, up to the first gap."""
    s = t.s
    if s.row[0] is None:
        return
    gap: i64 = 1
    while gap < ROW - 1 and s.row[gap] is not None:
        gap += 1
    for space in range(gap, 0, -1):
        s.row[space] = s.row[space - 1]
    s.row[0] = None
    t.tell("row-moved")


def new_running(t: City, event: i64) -> Running:
    """An Event as it comes to the row."""
    made = Running()
    needs = event_piece(t.s, event).needs
    made.event = event
    made.progress = [0] * len(needs)
    made.helped = [0] * len(needs)
    made.markers = [0] * PLACES
    return made


def pull(t: City, n: i64) -> Flow[None]:
    """words.PULL: one Event of the team's choice goes back so many spaces, where that space is free."""
    s = t.s
    actions: list[int] = []
    for space in range(ROW):
        if s.row[space] is not None and space - n >= 0 and s.row[space - n] is None:
            actions.append(1 + space)
    if len(actions) == 0:
        return
    actions.insert(0, 0)
    cause = t.cause
    answer = yield ask_team(t, "pick-space", actions, (cause, effects.PULLING, n))
    t.cause = cause
    if answer == 0:
        return
    running = s.row[answer - 1]
    assert running is not None
    s.row[answer - 1] = None
    s.row[answer - 1 - n] = running
    t.tell("pulled", running.event, answer - 1 - n)


def of_event(t: City, event: i64) -> Running | None:
    """An Event on the row, by its number."""
    if event == NO_EVENT:
        return None
    for running in t.s.row:
        if running is not None and running.event == event:
            return running
    return None
