"""The Event row (R61 to R66, R127, R137 to R139, R215 to R217)."""

from __future__ import annotations

from collections import Counter

from tests.games.kick_ass.model import deeds, meters, plots
from tests.games.kick_ass.model.meters import ask, ask_team
from tests.games.kick_ass.model.words import DISTRICTS, Need
from tests.games.kick_ass.model.world import Action, Hero, Running, Telling, World

BOSS = 100  # of the number of a Boss Event


def wanted(w: World, need: Need) -> int:
    """How much it takes; never more Heroes than there are."""
    n = need.amount.of(w.x)
    return min(n, w.x) if need.kind in {"conspire", "asleep"} else n


def add(w: World, running: Running, index: int, n: int, seat: int = -1) -> None:
    """A need is met a little more."""
    need = w.box.stories(running.event).needs()[index]
    running.progress[index] = min(running.progress[index] + n, wanted(w, need))
    if seat >= 0:
        running.helped[index].add(seat)


def open_needs(w: World, kind: str) -> list[tuple[int, Running, int, Need, str]]:
    """Needs of a kind that are not met yet: space, Event, which, what, where; in a last stand none counts (D-29)."""
    found = []
    if w.step == "raid":
        return []
    for space, running in enumerate(w.row):
        if running is None:
            continue
        story = w.box.stories(running.event)
        for index, need in enumerate(story.needs()):
            if need.kind == kind and running.progress[index] < wanted(w, need):
                place = story.site() if need.place == "here" else need.place
                found.append((space, running, index, need, place))
    return found


def count(w: World, kind: str, place: str, what: str, n: int) -> None:
    """Something has happened in a place."""
    for _, running, index, need, at in open_needs(w, kind):
        if at in {place, "anywhere"} and need.what in {"", what, "enemy"}:
            add(w, running, index, n)


def conspired(w: World, fighters: int, place: str) -> None:
    """A Combat of so many in which an Enemy fell."""
    for _, running, index, need, at in open_needs(w, "conspire"):
        if at in {place, "anywhere"} and fighters >= wanted(w, need):
            add(w, running, index, fighters)


def felled(w: World, event: int) -> None:
    """R115: the Mini-boss of an Event has fallen at once."""
    for _, running, index, _, _ in open_needs(w, "fell"):
        if running.event == event:
            add(w, running, index, 1)


def forgo_options(w: World, what: str) -> list[Action]:
    """Events that ask for a gain to be given up."""
    return [("forgo", space, index) for space, _, index, need, _ in open_needs(w, "forgo") if need.what == what]


def forgo(w: World, hero: Hero) -> Telling:
    """Whether a Clean-up bonus is given up for an Event."""
    options = forgo_options(w, "cleanup")
    if not options:
        return False
    answer = yield from ask(hero.seat, "forgo", [("take-it",), *options])
    if answer == ("take-it",):
        return False
    give_up(w, hero, answer)
    return True


def give_up(w: World, hero: Hero, answer: Action) -> None:
    running = w.row[answer[1]]
    assert running is not None
    add(w, running, answer[2], 1, hero.seat)


# -- completed ---------------------------------------------------------------------------------------------------------


def way_done(w: World, running: Running) -> list[int] | None:
    """R64: the needs of the first way that is met as a whole."""
    index = 0
    for way in w.box.stories(running.event).ways:
        numbers = list(range(index, index + len(way)))
        index += len(way)
        if way and all(running.progress[one] >= wanted(w, need) for one, need in zip(numbers, way, strict=True)):
            return numbers
    return None


def check(w: World, seats: list[int]) -> Telling:
    """R216: what is completed leaves the row at once; gives whether anything was."""
    found = False
    again = True
    while again:
        again = False
        for space, running in enumerate(w.row):
            numbers = way_done(w, running) if running is not None else None
            if running is not None and numbers is not None:
                yield from complete(w, space, running, numbers, seats)
                found = again = True
                break
    return found


def complete(w: World, space: int, running: Running, numbers: list[int], seats: list[int]) -> Telling:
    """R64, R139, R147, D-31, D-45."""
    able = [seat for seat in seats if not w.heroes[seat].out]
    helped = sorted(set().union(*(running.helped[one] for one in numbers)) & set(w.standing()))
    able = able or helped or w.standing()
    seat = able[0]
    story = w.box.stories(running.event)
    shared = running.event < BOSS and all(
        deed.who == "all" and deed.verb in {"gain", "lose"}
        for line in story.reward
        for side in line.options
        for deed in side
    )
    if len(able) > 1 and not (shared and all(len(line.options) == 1 and not line.night for line in story.reward)):
        answer = yield from ask_team(w.standing(), "last-helper", [("hero", one) for one in able])
        seat = answer[1]
    w.row[space] = None
    w.completed.append(running.event)
    leave(w, running)
    yield from deeds.run(w, seat, story.reward, story.site(), running.event)
    if w.internet:
        for one in w.standing():
            meters.gain(w, w.heroes[one], "media", 1)
    if running.event >= BOSS:
        yield from plots.boss_event_done(w, running.event, seat)


def leave(w: World, running: Running) -> None:
    """R65, D-45: markers, carried ones too, tokens and Enemies of an Event go with it."""
    for hero in w.heroes:
        hero.carried = [one for one in hero.carried if one != running.event]
    w.foes = [foe for foe in w.foes if foe.event != running.event]
    for token in [token for token in w.tokens if token.event == running.event]:
        plots.drop_token(w, token)


# -- moving ------------------------------------------------------------------------------------------------------------


def push(w: World) -> Telling:
    """R62, R215."""
    last = shifted(w)
    if last is not None:
        yield from mature(w, last)


def shifted(w: World) -> Running | None:
    """R61, D-43: every card by one space, over gaps too; the one that falls off."""
    last = w.row[2]
    w.row = [None, w.row[0], w.row[1]]
    return last


def mature(w: World, running: Running) -> Telling:
    """R62, R65, R144, R179, R197, D-18, D-19, D-60."""
    boss = running.event >= BOSS
    if not boss or w.plot in {"vic", "don"}:
        w.matured.append(running.event)
    if not w.revealed and len(w.matured) > 6 - w.needed:
        leave(w, running)
        w.end("events-failed")
    if boss and w.plot == "vic":
        plots.move_skull(w, 5)
    leave(w, running)
    story = w.box.stories(running.event)
    if boss and w.plot not in {"vic", "don"}:
        w.decks["events"].insert(0, running.event)
    yield from deeds.run(w, -1, story.mature, story.site(), running.event)


def reveal(w: World) -> Telling:
    """R139."""
    new = turned_up(w)
    if new is not None:
        yield from prepared(w, new)


def turned_up(w: World) -> Running | None:
    """R61, D-43, D-44."""
    if not w.decks["events"]:
        return None
    if w.row[0] is not None:
        gap = 1 if w.row[1] is None else 2
        del w.row[gap]
        w.row.insert(0, None)
    event = w.decks["events"].pop()
    needs = w.box.stories(event).needs()
    running = Running(event, [0] * len(needs), [set() for _ in needs], Counter())
    w.row[0] = running
    return running


def prepared(w: World, running: Running) -> Telling:
    """R63, R64, R217."""
    if not any(one is running for one in w.row):
        return
    event = running.event
    story = w.box.stories(event)
    for need in story.needs():
        if need.kind == "carry":
            running.markers[need.place] += wanted(w, need)
    if event >= BOSS and w.plot == "don":
        plots.lay_tokens(w, running, story)
    yield from deeds.run(w, -1, story.setup, story.site(), event)


def night(w: World, running: Running) -> None:
    """What an Event counts in the Sleep phase."""
    for _, one, index, need, place in open_needs(w, "clear") + open_needs(w, "guarded") + open_needs(w, "asleep"):
        if one is not running or place not in DISTRICTS:
            continue
        if need.kind == "clear" and w.enemies(place) == 0:
            add(w, running, index, 1)
        elif need.kind == "guarded" and w.protection[place] >= wanted(w, need):
            add(w, running, index, wanted(w, need))
        elif need.kind == "asleep" and w.company(place) >= wanted(w, need):
            add(w, running, index, wanted(w, need))
            running.helped[index] |= {hero.seat for hero in w.heroes if hero.at == place}
