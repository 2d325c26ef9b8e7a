"""Every question of Keep the Heroes Out! as whoever must answer sees it. Keys and parameters only.

A choice names the things that it touches in the order in which a person picks them, so that a board can let one pick
step by step: a move is the icon, the Monster, the room, and what is carried.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.keep_the_heroes_out.actions import ACTIONS, BUILD, HEROES, PASS, RENEW
from ludoteca.games.keep_the_heroes_out.people import faces
from ludoteca.games.keep_the_heroes_out.people.labels import deed, hero_of
from ludoteca.games.keep_the_heroes_out.people.names import (
    Word,
    at,
    card_name,
    clan_name,
    hero_name,
    like_ref,
    listed,
    monster_name,
    out_of,
    room_name,
    room_ref,
    to,
    token_name,
    token_ref,
)
from ludoteca.games.keep_the_heroes_out.people.scenarios import present_scenario
from ludoteca.games.keep_the_heroes_out.people.shapes import About
from ludoteca.games.keep_the_heroes_out.people.sites import sites, tiles
from ludoteca.games.keep_the_heroes_out.people.view import still_table
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.state import NO_CARD, NO_TREASURE, Clan, Dungeon, DungeonState
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice, Prompt


def present(state: DungeonState, decision: Decision) -> Prompt:
    """A decision as whoever answers it sees it."""
    t = still_table(state)
    make = _PRESENTERS.get(decision.kind)
    return present_scenario(t, decision) if make is None else make(t, decision)


def _prompt(
    decision: Decision, rule: str, params: dict[str, Any], choices: list[Choice], about: About, text: str = ""
) -> Prompt:
    """A question with all its parts."""
    key = text or f"ask-{decision.kind}"
    return Prompt(decision.kind, key, rule, params, choices=choices, about=dict(about))


def _pass(kind: str, rule: str) -> Choice:
    """What ends a question."""
    return Choice(PASS, f"do-pass-{kind}", {}, ["pass"], rule)


def asked_clan(t: Dungeon, decision: Decision) -> Clan:
    """The Clan that a question about a turn is for: that whose turn it is."""
    active = t.active()
    if active.seat == decision.seat:
        return active
    return next(clan for clan in t.s.clans if clan.seat == decision.seat)


# -- one's own turn --------------------------------------------------------------------------------------------


def _split(t: Dungeon, decision: Decision) -> Prompt:
    """KTHO-R10: how many start Monsters go to this room; the rest go to the others of its type."""
    clan = asked_clan(t, decision)
    room = decision.about if isinstance(decision.about, int) else 0
    left = max(decision.actions)
    choices = []
    for n in decision.actions:
        params = {"n": n, "room": at(room), "rest": left - n}
        choices.append(Choice(n, "do-split", params, [room_ref(room), f"n:{n}"], "KTHO-R10"))
    params = {"n": left, "clan": clan_name(int(clan.clan)), "room": at(room)}
    return _prompt(decision, "KTHO-R10", params, choices, {"clan": f"clan:{clan.clan}", "room": room_ref(room)})


def _deeds(t: Dungeon, decision: Decision, rule: str) -> list[Choice]:
    """All deeds of a question, and what ends it."""
    clan = asked_clan(t, decision)
    return [
        _pass(decision.kind, rule) if action == PASS else deed(t, clan, decision.kind, action)
        for action in decision.actions
    ]


def _turn(t: Dungeon, decision: Decision) -> Prompt:
    clan = asked_clan(t, decision)
    params = {"n": len(clan.hand), "cards": int(scenario.cards_today(t)), "clan": clan_name(int(clan.clan))}
    return _prompt(decision, "KTHO-R21", params, _deeds(t, decision, "KTHO-R22"), {"clan": f"clan:{clan.clan}"})


def _act(t: Dungeon, decision: Decision) -> Prompt:
    clan = asked_clan(t, decision)
    about: About = {"clan": f"clan:{clan.clan}"}
    params: dict[str, Any] = {"clan": clan_name(int(clan.clan))}
    if t.s.card != NO_CARD:
        about["card"] = f"card:{t.s.card}"
        params["card"] = card_name(t.content, int(t.s.card))
        params["left"] = _left(t)
    if any(BUILD <= action < RENEW for action in decision.actions):
        about["sites"] = sites(t.s)
        about["tiles"] = tiles(t.s)
    return _prompt(decision, "KTHO-R30", params, _deeds(t, decision, "KTHO-R30"), about)


def _left(t: Dungeon) -> Word:
    """What is left of the icons of the card."""
    side = t.content.cards[t.s.card].sides[t.s.side]
    return faces.side_text([icon for icon, n in zip(side, t.s.left, strict=False) if n] or side)


def _swarm(t: Dungeon, decision: Decision) -> Prompt:
    clan = asked_clan(t, decision)
    room = decision.about if isinstance(decision.about, int) else 0
    params = {"room": at(room), "n": clan.rooms.count(room), "monster": monster_name(int(clan.clan))}
    about: About = {"clan": f"clan:{clan.clan}", "room": room_ref(room)}
    return _prompt(decision, "KTHO-R79", params, _deeds(t, decision, "KTHO-R79"), about)


def _combo(t: Dungeon, decision: Decision) -> Prompt:
    clan = asked_clan(t, decision)
    about: About = {"clan": f"clan:{clan.clan}"}
    if isinstance(decision.about, int) and decision.about >= 0:
        about["room"] = room_ref(decision.about)
    return _prompt(decision, "KTHO-R80", {}, _deeds(t, decision, "KTHO-R80"), about)


def _lab_card(t: Dungeon, decision: Decision) -> Prompt:
    choices = []
    for slot in decision.actions:
        card = t.s.loot_row[slot]
        choices.append(Choice(slot, "do-take", {"card": card_name(t.content, card)}, [f"loot:{slot}"], "KTHO-R58"))
    return _prompt(decision, "KTHO-R58", {}, choices, {"room": "room:laboratory"})


def _renew(t: Dungeon, decision: Decision) -> Prompt:
    clan = asked_clan(t, decision)
    params = {"n": len(clan.hand)}
    return _prompt(decision, "KTHO-R24", params, _deeds(t, decision, "KTHO-R24"), {"clan": f"clan:{clan.clan}"})


def _last(t: Dungeon, decision: Decision) -> Prompt:
    clan = asked_clan(t, decision)
    params = {"cards": int(scenario.cards_today(t))}
    return _prompt(decision, "KTHO-D-45", params, _deeds(t, decision, "KTHO-D-45"), {"clan": f"clan:{clan.clan}"})


# -- reactions -------------------------------------------------------------------------------------------------


def _defend(t: Dungeon, decision: Decision) -> Prompt:
    """KTHO-R38: what is about to happen, to whom, and which cards could stop it."""
    assert isinstance(decision.about, tuple)
    number, room, index, wounds, last = decision.about
    hit = t.s.clans[index]
    fatal = wounds + 1 >= hit.vitality
    attacker = next((hero for hero in t.s.heroes if hero.number == number), None)
    near = attacker is None or attacker.room == room
    params: dict[str, Any] = {
        "hero": hero_name(t.content, number),
        "deed": ("deed-attacks" if near else "deed-shoots", {}),
        "monster": monster_name(int(hit.clan)),
        "room": at(room),
        "left": int(hit.vitality) - wounds,
    }
    choices = []
    for action in decision.actions:
        name, values = ACTIONS[decision.kind].decode(action)
        if name == "pass":
            key = "do-let-fall" if fatal else "do-let-hurt"
            choices.append(Choice(action, key, params, ["pass"], "KTHO-R68"))
        else:
            shown = {**params, "card": card_name(t.content, values[0])}
            choices.append(Choice(action, f"do-{name}", shown, [f"card:{values[0]}"], "KTHO-R38"))
    text = "ask-defend"
    if last:
        treasure = t.s.treasures[room]
        params["value"] = 0 if treasure == NO_TREASURE else t.content.treasure_value[treasure]
        text = "ask-defend-last"
    elif fatal:
        text = "ask-defend-fatal"
    about: About = {
        "hero": f"hero:{number}",
        "room": room_ref(room),
        "monster": like_ref(hit, room, wounds),
        "last": bool(last),
    }
    return _prompt(decision, "KTHO-R38", params, choices, about, text)


def _curse(t: Dungeon, decision: Decision) -> Prompt:
    clan = next(
        (one for one in t.s.clans if one.clan == decision.about and one.seat == decision.seat),
        asked_clan(t, decision),
    )
    choices = [
        Choice(card, "do-curse", {"card": card_name(t.content, card)}, [f"card:{card}"], "KTHO-R70")
        for card in decision.actions
    ]
    params = {"clan": clan_name(int(clan.clan))}
    return _prompt(decision, "KTHO-R70", params, choices, {"clan": f"clan:{clan.clan}"})


# -- what the players decide together --------------------------------------------------------------------------


def _hero(t: Dungeon, decision: Decision) -> Prompt:
    """KTHO-R60: which Hero is resolved next."""
    choices = []
    for action in decision.actions:
        name, values = ACTIONS["hero"].decode(action)
        if name == "rest":
            choices.append(Choice(action, "do-rest", {}, ["pass"], "KTHO-D-62"))
            continue
        number = values[0]
        room = int(hero_of(t.s, number).room)
        params = {"hero": hero_name(t.content, number), "room": at(room)}
        choices.append(Choice(action, "do-hero", params, [f"hero:{number}"], "KTHO-R60"))
    awake = [f"hero:{hero.number}" for hero in t.s.heroes if hero.awake]
    return _prompt(decision, "KTHO-R60", {"n": len(awake)}, choices, {"heroes": awake})


def _way(t: Dungeon, decision: Decision) -> Prompt:
    """KTHO-R72: ways of equal length."""
    about: About = {}
    params: dict[str, Any] = {}
    room = decision.about
    if isinstance(room, int):
        group = [one for one in t.s.heroes if one.room == room and one.awake]
        about = {"room": room_ref(room), "heroes": [f"hero:{one.number}" for one in group]}
        params = {"room": out_of(room), "n": len(group)}
    choices = [Choice(room, "do-way", {"to": to(room)}, [room_ref(room)], "KTHO-R72") for room in decision.actions]
    return _prompt(decision, "KTHO-R72", params, choices, about)


def _hit(t: Dungeon, decision: Decision) -> Prompt:
    """KTHO-D-7: which Monster is hit."""
    choices = []
    for action in decision.actions:
        _, (room, index, wounds) = ACTIONS["hit"].decode(action)
        clan = t.s.clans[index]
        left = int(clan.vitality) - wounds
        params = {"monster": monster_name(int(clan.clan)), "room": at(room), "left": left}
        choices.append(
            Choice(action, "do-hit" if left > 1 else "do-hit-fatal", params, [like_ref(clan, room, wounds)], "KTHO-D-7")
        )
    number = decision.about if isinstance(decision.about, int) else 0
    params = {"hero": hero_name(t.content, number)}
    return _prompt(decision, "KTHO-D-7", params, choices, {"hero": f"hero:{number}"})


def _supply(_t: Dungeon, decision: Decision) -> Prompt:
    """KTHO-D-19: where the last token of a class goes."""
    choices = [
        Choice(room, "do-supply", {"room": at(room)}, [room_ref(room)], "KTHO-D-19") for room in decision.actions
    ]
    return _prompt(decision, "KTHO-D-19", {}, choices, {})


def _rooms(_t: Dungeon, decision: Decision) -> Prompt:
    """KTHO-D-43: which two of more rooms."""
    choices = []
    for action in decision.actions:
        rooms = [room for room in range(16) if action >> room & 1]
        params = {"rooms": listed([room_name(room) for room in rooms])}
        choices.append(Choice(action, "do-rooms", params, [room_ref(room) for room in rooms], "KTHO-D-43"))
    return _prompt(decision, "KTHO-D-43", {}, choices, {})


def _pillagers(t: Dungeon, decision: Decision) -> Prompt:
    """KTHO-D-55: who is exhausted by a pillage."""
    room = decision.about if isinstance(decision.about, int) else 0
    treasure = t.s.treasures[room]
    value = 1 if treasure == NO_TREASURE else t.content.treasure_value[treasure]
    choices = []
    for action in decision.actions:
        numbers: list[int] = []
        rest = action
        while len(numbers) < value:
            numbers.append(rest % HEROES)
            rest //= HEROES
        names = [hero_name(t.content, number) for number in numbers]
        refs = [f"hero:{number}" for number in numbers]
        choices.append(Choice(action, "do-pillagers", {"heroes": listed(names)}, refs, "KTHO-D-55"))
    params = {"value": value, "room": at(room)}
    return _prompt(decision, "KTHO-D-55", params, choices, {"room": room_ref(room)})


def _spoil(_t: Dungeon, decision: Decision) -> Prompt:
    """KTHO-D-57: which resource goes."""
    room = decision.about if isinstance(decision.about, int) else 0
    choices = [
        Choice(token, "do-spoil", {"token": token_name(token)}, [token_ref(room, token)], "KTHO-D-57")
        for token in decision.actions
    ]
    return _prompt(decision, "KTHO-D-57", {"room": at(room)}, choices, {"room": room_ref(room)})


_PRESENTERS: dict[str, Callable[[Dungeon, Decision], Prompt]] = {
    "split": _split,
    "turn": _turn,
    "act": _act,
    "swarm": _swarm,
    "combo": _combo,
    "lab-card": _lab_card,
    "renew": _renew,
    "last": _last,
    "defend": _defend,
    "curse": _curse,
    "hero": _hero,
    "way": _way,
    "hit": _hit,
    "supply": _supply,
    "rooms": _rooms,
    "pillagers": _pillagers,
    "spoil": _spoil,
}
