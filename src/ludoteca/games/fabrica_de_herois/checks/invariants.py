"""Whether a state of Fábrica de Heróis can be at all, and the state as plain values. For tests, never for a client."""

from __future__ import annotations

from typing import Any

from ludoteca.games.fabrica_de_herois.content.box import HIGHEST_MARKER, LOWEST_MARKER
from ludoteca.games.fabrica_de_herois.effects.lines import FIELD, SUPPORT
from ludoteca.games.fabrica_de_herois.effects.words import PERMANENT
from ludoteca.games.fabrica_de_herois.rules.reckoning import reckon_all
from ludoteca.games.fabrica_de_herois.state import (
    BLOCK,
    DECK,
    EXILE,
    FIELD_TEAM,
    GRAVEYARD,
    LOOKED_AT,
    MARKER,
    MOST_ACTIONS,
    NONE,
    PROTECT,
    SEAL,
    SETUP,
    STRIP,
    SUPPORT_TEAM,
    FactoryState,
    Player,
)


def check(state: FactoryState) -> None:
    """FH-R3: every card is somewhere exactly once; Teams, marker and Actions are within their bounds."""
    _check_heroes(state)
    _check_missions(state)
    bases = sorted([*state.bases, *(int(p.base) for p in state.players if p.base != NONE)])
    assert bases == list(range(len(state.content.bases))), f"Bases are missing or doubled: {bases}"
    for player in state.players:
        _check_player(state, player)
    _check_lasting(state)
    _check_reckoning(state)


def _check_heroes(s: FactoryState) -> None:
    places: list[tuple[int, int, list[int]]] = [
        (DECK, NONE, s.deck),
        (GRAVEYARD, NONE, s.graveyard),
        (EXILE, NONE, s.exiled),
        (LOOKED_AT, NONE, s.looked),
    ]
    for p in s.players:
        places += [(FIELD_TEAM, int(p.seat), p.field), (SUPPORT_TEAM, int(p.seat), p.support)]
    everywhere = sorted(hero for _, _, heroes in places for hero in heroes)
    assert everywhere == list(range(len(s.content.heroes))), f"Heroes are missing or doubled: {everywhere}"
    for zone, owner, heroes in places:
        for hero in heroes:
            assert (s.zone[hero], s.owner[hero]) == (zone, owner), (
                f"{s.content.heroes[hero].id} is not where it is noted"
            )


def _check_missions(s: FactoryState) -> None:
    found = [*s.missions, *s.peeked, *s.offered]
    for p in s.players:
        found += p.done
        if p.mission != NONE:
            found.append(int(p.mission))
    assert sorted(found) == list(range(len(s.content.missions))), f"Missions are missing or doubled: {sorted(found)}"
    assert 0 <= s.known_bottom <= len(s.missions), "more Missions are known at the bottom than there are"
    for known in s.known_top:
        assert 0 <= known <= len(s.missions), "more Missions are known on top than there are"


def _check_player(s: FactoryState, p: Player) -> None:
    assert 0 <= p.actions <= MOST_ACTIONS, f"a player has {p.actions} Actions"
    assert p.points == sum(s.content.missions[mission].nd for mission in p.done), "points are not those of the Missions"
    assert p.leader == NONE or p.leader in p.field, "a Leader is not in the Field"
    assert LOWEST_MARKER <= p.marker <= HIGHEST_MARKER, f"the marker shows {p.marker}"
    for number in (p.free_buys, p.free_flees, p.free_leads, p.two_missions, p.doubles, p.spares, p.free_used):
        assert number >= 0, "a player owes something"
    if s.unsettled or s.step == SETUP or s.stack:
        return
    blocked = sum(s.blocked[hero] > 0 for hero in p.field)
    assert len(p.field) <= max(p.sheet[FIELD], blocked, 1), "a Field is over-full"
    if s.looker == NONE:
        assert p.field or not p.support or p.leader == NONE, "a Field is empty although Support has cards"
    assert SUPPORT >= 0


def _check_lasting(s: FactoryState) -> None:
    for what, counts in ((BLOCK, s.blocked), (PROTECT, s.shielded), (STRIP, s.stripped), (SEAL, s.sealed)):
        found = [0] * len(s.content.heroes)
        for one in s.lasting:
            if one.what == what:
                found[one.hero] += 1
        assert found == counts, "what lies on Heroes is miscounted"
    for one in s.lasting:
        assert one.hero == NONE or s.zone[one.hero] == FIELD_TEAM, "something lies on a Hero that is in no Field"
        if one.hero != NONE:
            assert s.owner[one.hero] == one.team, "something lies on a Hero of another team"
        if one.duration == PERMANENT:
            assert s.players[one.caster].leader == one.leader, "a Permanent outlasts its Leader"
            assert s.blocked[one.leader] == 0, "a Permanent outlasts the Block of its Leader"
    for p in s.players:
        total = sum(int(one.amount) for one in s.lasting if one.what == MARKER and one.team == p.seat)
        assert total == p.marker, f"the marker shows {p.marker}; what is active makes {total}"
    for hero in range(len(s.content.heroes)):
        assert not (s.guarded[hero] and s.blocked[hero]), "a Hero is Blocked and Protected"


def _check_reckoning(s: FactoryState) -> None:
    """What is worked out is what a fresh look would say."""
    fresh = s.copy()
    reckon_all(fresh)
    assert fresh.guarded == s.guarded, "somebody is Protected who should not be, or the other way round"
    for was, now in zip(s.players, fresh.players, strict=True):
        known = (was.sheet, was.marker, was.emblems, was.base_count, was.base_on, was.bolts, was.defences)
        found = (now.sheet, now.marker, now.emblems, now.base_count, now.base_on, now.bolts, now.defences)
        assert known == found, f"seat {was.seat} is not reckoned: {known}, but {found}"


def dump(state: FactoryState) -> dict[str, Any]:
    """The whole state, secrets included."""
    return {
        "players": [_dump_player(player) for player in state.players],
        "deck": list(state.deck),
        "graveyard": list(state.graveyard),
        "exiled": list(state.exiled),
        "missions": list(state.missions),
        "bases": list(state.bases),
        "zone": list(state.zone),
        "owner": list(state.owner),
        "blocked": list(state.blocked),
        "shielded": list(state.shielded),
        "stripped": list(state.stripped),
        "sealed": list(state.sealed),
        "guarded": list(state.guarded),
        "used": list(state.used),
        "seen": list(state.seen),
        "lasting": [
            [one.what, one.duration, one.caster, one.team, one.hero, one.amount, one.line, one.cause, one.leader]
            for one in state.lasting
        ],
        "stack": [
            {
                "user": cast.user,
                "ability": cast.ability,
                "cause": cast.cause,
                "attack": cast.attack,
                "answers": cast.answers,
                "picks": [list(picked) for picked in cast.picks],
                "whom": [list(seats) for seats in cast.whom],
                "factor": cast.factor,
                "cancelled": cast.cancelled,
                "spared": cast.spared,
                "receivers": cast.receivers,
            }
            for cast in state.stack
        ],
        "looker": state.looker,
        "looked": list(state.looked),
        "peeked": list(state.peeked),
        "offered": list(state.offered),
        "spied": state.spied,
        "known_top": list(state.known_top),
        "known_bottom": state.known_bottom,
        "turn": state.turn,
        "turns": state.turns,
        "step": state.step,
        "unsettled": state.unsettled,
        "rolled": state.rolled,
        "target": state.target,
        "reason": state.reason,
    }


def _dump_player(p: Player) -> dict[str, Any]:
    return {
        "base": p.base,
        "base_used": p.base_used,
        "actions": p.actions,
        "field": list(p.field),
        "leader": p.leader,
        "support": list(p.support),
        "mission": p.mission,
        "due": p.due,
        "done": list(p.done),
        "points": p.points,
        "attempts": p.attempts,
        "windfall": p.windfall,
        "free_buys": p.free_buys,
        "free_flees": p.free_flees,
        "free_leads": p.free_leads,
        "two_missions": p.two_missions,
        "doubles": p.doubles,
        "spares": p.spares,
        "free_used": p.free_used,
        "sheet": list(p.sheet),
        "marker": p.marker,
        "emblems": p.emblems,
        "base_count": p.base_count,
        "base_on": p.base_on,
        "bolts": p.bolts,
        "defences": p.defences,
    }
