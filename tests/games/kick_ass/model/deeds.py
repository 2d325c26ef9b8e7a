"""What pieces do, deed by deed, as far as the model knows their words."""

from __future__ import annotations

from tests.games.kick_ass.model import fights, meters, row, streets
from tests.games.kick_ass.model.meters import ask, ask_team, gain, lose
from tests.games.kick_ass.model.words import DISTRICTS, Beyond, Deed, Line
from tests.games.kick_ass.model.world import Action, Hero, Telling, World


def run(w: World, seat: int, lines: list[Line], site: str, event: int, moment: str = "now") -> Telling:
    """Lines of a piece, one after the other."""
    for line in lines:
        if line.moment != moment:
            continue
        side = 0
        if len(line.options) > 1:
            options: list[Action] = [("option", index) for index in range(len(line.options))]
            if seat < 0:
                answer = yield from ask_team(w.standing(), "pick-option", options)
            else:
                answer = yield from ask(seat, "pick-option", options)
            side = answer[1]
        for deed in line.options[side]:
            yield from do(w, seat, deed, site, event)


def do(w: World, seat: int, deed: Deed, site: str, event: int) -> Telling:
    """One deed."""
    n = deed.amount.of(w.x)
    if deed.verb in {"gain", "lose"}:
        if deed.who == "self" and seat < 0:
            raise Beyond
        for one in [seat] if deed.who == "self" else w.standing():
            (gain if deed.verb == "gain" else lose)(w, w.heroes[one], deed.what, n)
    elif deed.verb in {"roll", "reroll", "hit", "shield", "spark"}:
        return  # nothing outside a Combat
    elif deed.verb in {"spawn", "eliminate", "clean", "protect", "strike", "lure"}:
        yield from in_the_city(w, seat, deed, n, event)
    elif deed.verb == "arrival":
        w.arrival = max(0, min(len(w.box.arrival) - 1, w.arrival + n))  # R77, D-17
    elif deed.verb == "push":
        for _ in range(n):
            yield from row.push(w)
    elif deed.verb == "stamp":
        for _ in range(n):
            yield from streets.stamp(w)
    elif deed.verb == "draw":
        for _ in range(n):
            item = streets.draw(w, "items")
            if item is not None:
                meters.take_item(w, w.heroes[seat], item)
    else:
        raise Beyond(f"{deed} of {site}")


def in_the_city(w: World, seat: int, deed: Deed, n: int, event: int) -> Telling:
    """Figures and markers."""
    if deed.verb == "spawn" and deed.place in DISTRICTS:
        if deed.what in {"minion", "super"}:
            streets.spawn(w, deed.what, deed.place, n)
        else:
            streets.put_foe(w, w.box.brute_ids.index(deed.what), deed.place, event)
    elif deed.verb in {"eliminate", "clean"}:
        yield from remove(w, seat, deed, n)
    elif deed.verb == "protect" and deed.place == "anywhere":
        yield from streets.protect(w, seat, n)
    elif deed.verb == "strike" and deed.place == "anywhere" and w.step != "raid":
        yield from inspire(w, seat, n)
    elif deed.verb == "lure":
        yield from trap(w, seat, n)
    else:
        raise Beyond


def remove(w: World, seat: int, deed: Deed, n: int) -> Telling:
    """R89, R162: Minions of one District, or wherever the Hero likes."""
    if seat < 0:
        raise Beyond
    known = [w.heroes[seat].at] if w.step == "raid" else DISTRICTS  # from a last stand the city is far away
    if deed.place == "anywhere" or deed.place in DISTRICTS:
        for _ in range(n if deed.place == "anywhere" else 1):
            places = [place for place in known if w.ordinary(place) and deed.place in {"anywhere", place}]
            if deed.place == "anywhere":
                if not places:
                    return
                answer = yield from ask(seat, "pick-place", [("pass",), *(("place", place) for place in places)])
                if answer == ("pass",):
                    return
                places = [answer[1]]
            for place in places:
                if deed.verb == "clean":
                    yield from streets.clean(w, seat, place)
                else:
                    yield from streets.eliminate(w, seat, place, 1 if deed.place == "anywhere" else n)
    elif deed.place == "each_adjacent":
        for place in w.box.adjacent[w.heroes[seat].at]:
            yield from streets.eliminate(w, seat, place, n)
    else:
        raise Beyond


def inspire(w: World, seat: int, n: int) -> Telling:
    """R148, D-25."""
    places = [place for place in DISTRICTS if w.enemies(place)]
    if not places:
        return
    answer = yield from ask(seat, "pick-place", [("pass",), *(("place", place) for place in places)])
    if answer == ("pass",):
        return
    hits = fights.successes(fights.roll(w, "red", n))
    fell = yield from fights.spend(w, [seat], answer[1], hits)
    if fell:
        yield from streets.cleaned(w, answer[1], [seat])


def trap(w: World, seat: int, n: int) -> Telling:
    """R152, D-54."""
    here = w.heroes[seat].at
    for _ in range(n):
        places = [place for place in DISTRICTS if place != here and w.minions[place]]
        if not places:
            return
        answer = yield from ask(seat, "pick-place", [("pass",), *(("place", place) for place in places)])
        if answer == ("pass",):
            return
        w.minions[answer[1]] -= 1
        if w.protection[here]:
            w.protection[here] -= 1
        else:
            w.minions[here] += 1
            if w.free(here) < 0:
                streets.kill_minion(w, here, False)


def exhaust(w: World, hero: Hero, item: int, side: int) -> Telling:
    """R33, R34."""
    hero.exhausted.append(item)
    line = next(line for line in w.box.items(item).lines if line.moment == "exhaust")
    for deed in line.options[side]:
        yield from do(w, hero.seat, deed, hero.at, -1)
