"""What a choice leads to, for whoever is about to make it. Every number comes from the rules, played on a copy.

`effects` tells how two moments differ. What comes of an ability (`of_ability`, `of_passing`) is played to its end on a
copy of which the deck is unknown, as if nobody answered it: who aims by choice is shown the best that it can come to.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.fabrica_de_herois.actions import PASS
from ludoteca.games.fabrica_de_herois.content.box import DEFENCE
from ludoteca.games.fabrica_de_herois.effects.words import Words
from ludoteca.games.fabrica_de_herois.people.names import hero_name
from ludoteca.games.fabrica_de_herois.rules.declaring import declare, resolve
from ludoteca.games.fabrica_de_herois.rules.reckoning import BASE_NEEDS, fulfils_needs, needed, team_sum
from ludoteca.games.fabrica_de_herois.state import (
    DECK,
    FIELD_TEAM,
    GRAVEYARD,
    LOOKED_AT,
    NONE,
    SUPPORT_TEAM,
    Factory,
    FactoryState,
    Player,
)
from ludoteca.kernel.flow import Ask, Checkpoint, Decision, Flow, Together
from ludoteca.kernel.present import Effect
from ludoteca.kernel.previews import LuckNeeded, NoLuck

SURE = ("leaves", "points", "actions", "marker")  # what can be told of a Field that somebody unseen has joined
MOST_TRIED = 8  # of the first targets that an ability could have
MOST_ASKED = 60  # questions on the way: a rule that asks without end is no preview


def player_name(seat: int) -> Words:
    """Who sits there."""
    return "seat-name", {"n": int(seat) + 1}


def effects(before: FactoryState, after: FactoryState, seat: int) -> list[Effect]:
    """How two moments of one match differ: the asker's own things first, then the others', clockwise."""
    count = len(before.players)
    found: list[Effect] = []
    for other in [(seat + step) % count for step in range(count)]:
        changes = _changes(before, after, before.players[other], after.players[other], seat)
        veiled = _veiled(before, after, seat, other)
        found += [one for one in changes if not veiled or one.kind in SURE]
    return found


def _changes(before: FactoryState, after: FactoryState, was: Player, now: Player, viewer: int) -> list[Effect]:
    seat = int(was.seat)
    who = player_name(seat)
    found: list[Effect] = []
    if now.points != was.points:
        n = int(now.points - was.points)
        found.append(
            Effect("points", seat, n, int(now.points), "effect-points", {"who": who, "n": n, "after": int(now.points)})
        )
    found += _heroes(before, after, was, now)
    found += sum_effects(before, after, seat, seat == viewer)
    for name, key in (("marker", "effect-marker"), ("actions", "effect-actions")):
        change = int(getattr(now, name) - getattr(was, name))
        if change:
            left = int(getattr(now, name))
            found.append(Effect(name, seat, change, left, key, {"who": who, "n": change, "after": left}))
    if was.base_on != now.base_on:
        key = "effect-base-on" if now.base_on else "effect-base-off"
        found.append(Effect("base", seat, 1 if now.base_on else -1, int(now.base_count), key, {"who": who}))
    elif was.base == now.base and was.base_count < now.base_count <= BASE_NEEDS:
        params = {"who": who, "n": int(now.base_count), "of": BASE_NEEDS}
        found.append(Effect("base-count", seat, 1, int(now.base_count), "effect-base-count", params))
    return found


def _heroes(before: FactoryState, after: FactoryState, was: Player, now: Player) -> list[Effect]:
    """Who leaves a Field, who enters it, who is Blocked or Protected; by name, for Fields are open (FH-D-45)."""
    seat = int(was.seat)
    content = before.content
    found = []
    for hero in was.field:
        params = {"who": player_name(seat), "hero": hero_name(content, hero)}
        if hero not in now.field:
            found.append(Effect("leaves", seat, -1, hero, "effect-leaves", params))
            continue
        for name, then, since in (
            ("blocked", before.blocked[hero] > 0, after.blocked[hero] > 0),
            ("protected", before.guarded[hero], after.guarded[hero]),
        ):
            if then != since:
                key = f"effect-{name}" if since else f"effect-un{name}"
                found.append(Effect(name, seat, 1 if since else -1, hero, key, params))
    for hero in now.field:
        if hero not in was.field and before.zone[hero] in (FIELD_TEAM, GRAVEYARD):
            params = {"who": player_name(seat), "hero": hero_name(content, hero)}
            found.append(Effect("enters", seat, 1, hero, "effect-enters", params))
    return found


def sum_effects(before: FactoryState, after: FactoryState, seat: int, mine: bool = True) -> list[Effect]:
    """FH-R69: how a team's sum stands to its Mission, where either changes."""
    was, now = before.players[seat], after.players[seat]
    if NONE in (was.mission, now.mission) or was.mission != now.mission:
        return []
    then, since = int(team_sum(before, was)), int(team_sum(after, now))
    wanted, need = int(needed(before, was)), int(needed(after, now))
    if then == since and wanted == need:
        return []
    return [_sum(after, now, since - then, mine)]


def _sum(s: FactoryState, p: Player, change: int, mine: bool = True) -> Effect:
    total, need = int(team_sum(s, p)), int(needed(s, p))
    enough = total >= need and bool(fulfils_needs(s, p))
    how = "enough" if enough else "lacks" if total < need else "demands"
    key = f"effect-sum-{how}" if mine else f"effect-their-sum-{how}"
    params = {"who": player_name(int(p.seat)), "n": total, "nd": need, "lacks": max(0, need - total)}
    return Effect("sum", int(p.seat), change, total, key, params)


# -- abilities, played to their end ----------------------------------------------------------------------------


# What others decide from cards that nobody else sees: their Support fills a Field, or is repaired.
UNSEEN = ("refill", "return", "overfull", "give", "spy", "keep", "sort")


class Foretold:
    """What comes of a window, or of an ability, for the one who decides: the state at the end, if nobody answers."""

    def __init__(self, after: FactoryState, sure: bool) -> None:
        self.after = after
        self.sure = sure  # nobody chooses targets on the way


def _blind(s: FactoryState) -> FactoryState:
    """A copy that knows nothing of the deck."""
    world = s.copy()
    world.deck = sorted(world.deck)
    return world


class _Course:
    """How a flow went: to its end or not, how many targets its user could choose first, whether others chose."""

    def __init__(self, flow: Flow[None], seat: int, first: int) -> None:
        self.seat = seat
        self.first = first
        self.width = 0
        self.others = False
        self.ended = self._run(flow)

    def _run(self, flow: Flow[None]) -> bool:
        """Play it: nobody answers in windows, the first target is `first`, everything else the first offered."""
        try:
            ask: Ask = next(flow)
            for _ in range(MOST_ASKED):
                if isinstance(ask, Checkpoint):
                    ask = next(flow)
                elif isinstance(ask, Together):
                    ask.answers = {one.seat: PASS for one in ask.decisions}
                    ask = next(flow)
                elif isinstance(ask, Decision):
                    ask = flow.send(PASS if ask.kind == "answer" else self._answer(ask))
                else:
                    break
        except StopIteration:
            return True
        except LuckNeeded:
            pass
        return False

    def _answer(self, ask: Decision) -> int:
        actions = ask.actions
        if ask.seat != self.seat:
            self.others = self.others or ask.kind not in UNSEEN
            return actions[0]
        if self.width:
            return actions[0]
        self.width = len(actions)
        return actions[min(self.first, self.width - 1)]


def _waiting(t: Factory, place: int) -> Flow[None]:
    """What waits on the stack at this place resolves."""
    if place != NONE:
        yield from resolve(t, t.s.stack[place])


def _veiled(before: FactoryState, after: FactoryState, seat: int, other: int) -> bool:
    """Whether a Hero that this seat did not see came into a Field: nobody can tell which."""
    mine = before.players[seat].support
    return any(
        before.zone[hero] in (DECK, SUPPORT_TEAM, LOOKED_AT) and hero not in mine for hero in after.players[other].field
    )


def _play(s: FactoryState, seat: int, flow: Callable[[Factory], Flow[None]], first: int) -> tuple[Foretold | None, int]:
    world = _blind(s)
    course = _Course(flow(Factory(world, NoLuck(), None)), seat, first)
    if not course.ended or _veiled(s, world, seat, seat):
        return None, course.width
    return Foretold(world, course.width <= 1 and not course.others), course.width


def of_passing(s: FactoryState, seat: int, place: int) -> Foretold | None:
    """What waits at this place of the stack, if nobody answers it; None where luck has a say."""
    return _play(s, seat, lambda t: _waiting(t, place), 0)[0]


def of_ability(s: FactoryState, seat: int, number: int, place: int = NONE) -> Foretold | None:
    """What comes of an ability, and then of what it answers; with the targets that serve the sum best."""
    ability = s.content.abilities[number]
    answers = place if ability.kind == DEFENCE else NONE

    def flow(t: Factory) -> Flow[None]:
        yield from declare(t, t.s.players[seat], t.s.content.abilities[number], answers)
        yield from _waiting(t, place)

    best, width = _play(s, seat, flow, 0)
    for first in range(1, min(width, MOST_TRIED)):
        other, _ = _play(s, seat, flow, first)
        if other is None or best is None:
            best = best or other
        elif _balance(other.after, seat) > _balance(best.after, seat):
            best = other
    return best


def _balance(s: FactoryState, seat: int) -> int:
    """How much this team has above what its Mission needs."""
    p = s.players[seat]
    return 0 if p.mission == NONE else int(team_sum(s, p) - needed(s, p))


def told(before: FactoryState, seat: int, foretold: Foretold | None) -> list[Effect]:
    """What a choice comes to, for its label; where nobody can tell, that."""
    if foretold is None:
        return [Effect("unknown", seat, 0, 0, "effect-unknown")]
    found = effects(before, foretold.after, seat)
    me = foretold.after.players[seat]
    stays = me.mission == before.players[seat].mission  # another one would come from the deck, and is nobody's to know
    if me.mission != NONE and stays and not any(one.kind == "sum" and one.seat == seat for one in found):
        found.insert(0, _sum(foretold.after, me, 0))
    if not foretold.sure:
        found.append(Effect("best", seat, 0, 0, "effect-best"))
    return found or [Effect("nothing", seat, 0, 0, "effect-nothing")]
