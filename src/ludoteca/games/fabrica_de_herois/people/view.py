"""What a seat may see (FH-D-45), built up from nothing.

Open are Fields, markers, Actions, Missions, points, Bases, the number of cards everywhere, the top of the Graveyard and
exiled Heroes; to each seat its Support, what it looks at, and what it has seen of others' Supports and of the Missions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS, FLEE_PRICES, KINDS, WHENS, Content
from ludoteca.games.fabrica_de_herois.effects.lines import FIELD, INCOME, NO_MARKER, SUPPORT
from ludoteca.games.fabrica_de_herois.effects.words import DURATIONS, TEAM_MISSION
from ludoteca.games.fabrica_de_herois.people import shapes
from ludoteca.games.fabrica_de_herois.people.cards import base_face, hero_face, mission_face, names_of, said
from ludoteca.games.fabrica_de_herois.people.causes import cause
from ludoteca.games.fabrica_de_herois.rules.prices import ability_price, buy_price, flee_price, home_price, lead_price
from ludoteca.games.fabrica_de_herois.rules.reckoning import (
    BASE_NEEDS,
    bonus_of,
    counting,
    fulfils_needs,
    needed,
    shared_of,
    team_sum,
)
from ludoteca.games.fabrica_de_herois.state import (
    BLOCK,
    LASTINGS,
    MOST_ACTIONS,
    NONE,
    PROTECT,
    SETUP,
    STEPS,
    Cast,
    FactoryState,
    Lasting,
    Player,
)

PROMISES = ("windfall", "free_buys", "free_flees", "free_leads", "two_missions", "doubles", "spares")


def hero_card(s: FactoryState, hero: int) -> shapes.HeroCard:
    """A Hero that can be seen."""
    return {"ref": f"hero:{hero}", "hero": int(hero), "id": s.content.heroes[hero].id}


def mission_card(s: FactoryState, mission: int) -> shapes.MissionCard:
    """A Mission that can be seen."""
    return {"ref": f"mission:{mission}", "mission": int(mission), "id": s.content.missions[mission].id}


def board(s: FactoryState, seat: int | None) -> shapes.Board:
    """The table as a seat, or a spectator, sees it."""
    shown: shapes.Board = {
        "turn": int(s.turn),
        "turns": int(s.turns),
        "round": max(1, -(-int(s.turns) // len(s.players))),
        "step": STEPS[s.step],
        "target": int(s.target),
        "players": [team(s, player, seat) for player in s.players],
        "deck": len(s.deck),
        "graveyard": {"n": len(s.graveyard), "top": hero_card(s, s.graveyard[-1]) if s.graveyard else None},
        "exiled": [hero_card(s, hero) for hero in s.exiled],
        "missions": {
            "n": len(s.missions),
            "under": [mission_card(s, mission) for mission in s.missions[: s.known_bottom]],
            "top": _top(s, seat),
        },
        "bases": len(s.bases),
        "offered": [mission_card(s, mission) for mission in s.offered],
        "stack": [cast_face(s, one) for one in s.stack if one.ability != NONE],
        "spied": int(s.spied),
        "looked": _looked(s, seat),
        "rolled": int(s.rolled),
        "cards": {"heroes": {}, "missions": {}, "bases": {}},
        "packs": list(s.content.packs),
    }
    if s.content.packs:
        shown["cards"] = pack_cards(s.content, shown)
    return shown


def _top(s: FactoryState, seat: int | None) -> list[shapes.MissionCard]:
    """The Missions on top of the deck that this seat has looked at, the next one first."""
    if seat is None or s.known_top[seat] == 0:
        return []
    return [mission_card(s, mission) for mission in s.missions[-s.known_top[seat] :][::-1]]


def _looked(s: FactoryState, seat: int | None) -> shapes.Looked:
    """What somebody looks at, and for that seat who or what it is."""
    mine = seat is not None and s.looker == seat
    return {
        "seat": int(s.looker),
        "n": len(s.looked) + len(s.peeked),
        "heroes": [hero_card(s, hero) for hero in s.looked] if mine else [],
        "missions": [mission_card(s, mission) for mission in s.peeked] if mine else [],
    }


# -- cards of packs --------------------------------------------------------------------------------------------


def pack_cards(content: Content, shown: Any) -> shapes.Cards:
    """The cards of packs among what is shown: the client knows those of the box."""
    faces: shapes.Cards = {"heroes": {}, "missions": {}, "bases": {}}
    for card in _cards_in(shown):
        if "hero" in card and content.heroes[card["hero"]].pack:
            faces["heroes"][card["id"]] = hero_face(content, card["hero"])
        elif "mission" in card and content.missions[card["mission"]].pack:
            faces["missions"][card["id"]] = mission_face(content, card["mission"])
        elif "base" in card and content.bases[card["base"]].pack:
            faces["bases"][card["id"]] = base_face(content, card["base"])
    return faces


def _cards_in(shown: Any) -> Iterator[Any]:
    if isinstance(shown, list):
        for one in shown:
            yield from _cards_in(one)
    elif isinstance(shown, dict):
        if "ref" in shown and "id" in shown:
            yield shown
        for one in shown.values():
            yield from _cards_in(one)


# -- a player --------------------------------------------------------------------------------------------------


def team(s: FactoryState, p: Player, viewer: int | None) -> shapes.Team:
    """A player, with what this viewer knows of the Support."""
    counted = counting(s, p)
    lasting = [one for one in s.lasting if one.team == p.seat]
    return {
        "ref": f"seat:{p.seat}",
        "seat": int(p.seat),
        "actions": int(p.actions),
        "most_actions": MOST_ACTIONS,
        "points": int(p.points),
        "marker": int(p.marker),
        "base": _base(s, p),
        "leader": "" if p.leader == NONE else f"hero:{p.leader}",
        "field": [_fielded(s, p, hero, hero in counted, lasting) for hero in p.field],
        "support": _support(s, p, viewer),
        "limits": {"field": p.sheet[FIELD], "support": p.sheet[SUPPORT], "income": p.sheet[INCOME]},
        "mission": _mission(s, p),
        "done": [mission_card(s, mission) for mission in p.done],
        "attempts": int(p.attempts),
        "sum": _sum(s, p, counted),
        "prices": _prices(s, p),
        "promises": {name: int(getattr(p, name)) for name in PROMISES if getattr(p, name)},
        "active": [_active(s.content, one) for one in lasting],
    }


def _base(s: FactoryState, p: Player) -> shapes.BaseCard | None:
    if p.base == NONE:
        return None
    base = s.content.bases[p.base]
    return {
        "ref": f"base:{p.base}",
        "base": int(p.base),
        "id": base.id,
        "affiliation": AFFILIATIONS[base.affiliation],
        "count": int(p.base_count),
        "needs": BASE_NEEDS,
        "on": bool(p.base_on),
        "used": bool(p.base_used),
    }


def _fielded(s: FactoryState, p: Player, hero: int, counts: bool, lasting: list[Lasting]) -> shapes.FieldHero:
    shown: shapes.FieldHero = {
        "ref": f"hero:{hero}",
        "hero": int(hero),
        "id": s.content.heroes[hero].id,
        "leads": bool(p.leader == hero),
        "blocked": s.blocked[hero] > 0,
        "protected": bool(s.guarded[hero]),
        "sealed": s.sealed[hero] > 0,
        "used": bool(s.used[hero]),
        "counts": counts,
        "bonus": int(bonus_of(s, p, hero)) if counts else 0,
        "emblems": int(shared_of(s, p, hero)) if counts else 0,
    }
    what = BLOCK if s.blocked[hero] > 0 else PROTECT
    last = [one for one in lasting if one.hero == hero and one.what == what]
    if last:
        shown["until"] = {"seat": int(last[-1].caster), "duration": _duration(last[-1])}
    return shown


def _support(s: FactoryState, p: Player, viewer: int | None) -> shapes.Support:
    everyone = (1 << len(s.players)) - 1
    known = 0 if viewer is None else 1 << viewer
    return {
        "n": len(p.support),
        "cards": [
            hero_card(s, hero) if s.seen[hero] & known or s.seen[hero] == everyone else None for hero in p.support
        ],
    }


def _mission(s: FactoryState, p: Player) -> shapes.OwnMission | None:
    if p.mission == NONE:
        return None
    need = int(needed(s, p))
    lacks = max(0, need - int(team_sum(s, p)))
    demands = bool(fulfils_needs(s, p))
    return {
        **mission_card(s, int(p.mission)),
        "needed": need,
        "shown": cast(list[shapes.Affiliation], names_of(int(p.emblems))),
        "due": bool(p.due),
        "enough": lacks == 0 and demands,
        "lacks": lacks,
        "demands": demands,
    }


def _sum(s: FactoryState, p: Player, counted: list[int]) -> shapes.Sum:
    return {
        "total": int(team_sum(s, p)),
        "heroes": sum(int(bonus_of(s, p, hero)) for hero in counted),
        "emblems": sum(int(shared_of(s, p, hero)) for hero in counted),
        "marker": None if p.sheet[NO_MARKER] else int(p.marker),
    }


def _prices(s: FactoryState, p: Player) -> shapes.Prices:
    """FH-R33 to FH-R38, as they are for this player now."""
    prices = {"buy": int(buy_price(s, p)), "home": int(home_price(s, p)), "lead": int(lead_price(s, p))}
    usual = {"buy": 1, "home": 1, "lead": 1, "leader": 1, "discard": 1, "flee": 1}
    prices |= {"leader": 1, "discard": 1, "flee": 1}
    if p.mission != NONE:
        prices["flee"] = int(flee_price(s, p))
        usual["flee"] = FLEE_PRICES[s.content.missions[p.mission].colour]
    if s.step != SETUP and s.content.heroes:
        leads = s.content.heroes[max(0, int(p.leader))]
        prices["leader"] = int(ability_price(s, p, leads.leader, 0))
        prices["discard"] = int(ability_price(s, p, leads.discard, 0))
    return {
        "buy": prices["buy"],
        "home": prices["home"],
        "lead": prices["lead"],
        "leader": prices["leader"],
        "discard": prices["discard"],
        "flee": prices["flee"],
        "dear": [name for name, price in prices.items() if price > usual[name]],
        "cheap": [name for name, price in prices.items() if price < usual[name]],
    }


# -- what lasts, and what waits --------------------------------------------------------------------------------


def _duration(one: Lasting) -> shapes.Duration:
    return DURATIONS[one.duration] if one.duration < TEAM_MISSION else "mission"


def _active(content: Content, one: Lasting) -> shapes.Active:
    return {
        "what": LASTINGS[one.what],
        "duration": _duration(one),
        "caster": int(one.caster),
        "hero": "" if one.hero == NONE else f"hero:{one.hero}",
        "amount": int(one.amount),
        "cause": said(cause(content, int(one.cause))[1:]),
    }


def cast_face(s: FactoryState, one: Cast) -> shapes.CastFace:
    """FH-D-16: what was declared, by whom, at whom."""
    ability = s.content.abilities[one.ability]
    return {
        "user": int(one.user),
        "hero": hero_card(s, int(ability.hero)),
        "ability": f"ability:{one.ability}",
        "when": WHENS[ability.when],
        "kind": KINDS[ability.kind],
        "answers": int(one.answers),
        "heroes": [hero_card(s, hero) for picked in one.picks for hero in picked],
        "seats": [int(seat) for seats in one.whom for seat in seats],
        "receivers": [seat for seat in range(len(s.players)) if one.receivers >> seat & 1],
        "cancelled": bool(one.cancelled),
    }
