"""What a choice leads to, for whoever is about to make it: how two moments of a match differ.

The rules have played the choice on a copy that knows no secret, up to the next question or roll.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import KNOWN, VIRAL
from ludoteca.games.kick_ass.people import names
from ludoteca.games.kick_ass.state import BOSS_EVENT, CityState, Hero
from ludoteca.kernel.present import Effect

STATS: Final = (w.HAPPINESS, w.STRENGTH, w.MEDIA, w.LIFE, w.DOLLAR)


def effects(before: CityState, after: CityState, seat: int) -> list[Effect]:
    """How two moments differ: Events first, then the city, then who gained or lost what.

    Where a Spawn card or an Event was drawn on the way, luck had a say: nothing is certain then.
    """
    if len(before.spawn_deck) != len(after.spawn_deck) or len(before.event_deck) != len(after.event_deck):
        return []
    found = [*_events(before, after), *_city(before, after)]
    order = [seat, *(other for other in range(len(before.heroes)) if other != seat)]
    for other in order:
        found.extend(_hero(before, after, other))
    return found


def _events(before: CityState, after: CityState) -> list[Effect]:
    """Events that are settled or lost, and progress of the others."""
    found: list[Effect] = []
    for event in after.completed[len(before.completed) :]:
        text = "effect-boss-done" if event >= BOSS_EVENT else "effect-done"
        name = names.event_name(before.content, event)
        params = {"event": name, "n": len(after.completed), "of": int(after.needed)}
        found.append(Effect("event", -1, 1, len(after.completed), text, params))
    for event in after.matured[len(before.matured) :]:
        name = names.event_name(before.content, event)
        found.append(Effect("event", -1, -1, len(after.matured), "effect-lost-event", {"event": name}))
    for was, now in zip(before.row, after.row, strict=True):
        if was is None or now is None or was.event != now.event:
            continue
        more = sum(now.progress) - sum(was.progress)
        if more > 0:
            params = {"event": names.event_name(before.content, int(now.event)), "n": more}
            found.append(Effect("event", -1, more, sum(now.progress), "effect-progress", params))
    return found


def _city(before: CityState, after: CityState) -> list[Effect]:
    """Minions that fall or come, protection, brutes that fall."""
    found: list[Effect] = []
    for place in range(w.DISTRICTS):
        was = before.minions[place] + before.supers[place]
        now = after.minions[place] + after.supers[place]
        params = {"n": abs(now - was), "at": names.at(place)}
        if now < was:
            found.append(Effect("minions", -1, now - was, now, "effect-minions-gone", params))
        elif now > was:
            found.append(Effect("minions", -1, now - was, now, "effect-minions-come", params))
        more = after.protection[place] - before.protection[place]
        if more > 0:
            shields = {"n": more, "at": names.at(place)}
            found.append(Effect("protection", -1, more, after.protection[place], "effect-protected", shields))
    left = {int(foe.number) for foe in after.foes}
    for foe in before.foes:
        if foe.number not in left:
            params = {"foe": names.brute_name(before.content, int(foe.foe))}
            found.append(Effect("foe", -1, -1, 0, "effect-foe-gone", params))
    if before.docks != after.docks or (after.docks and before.docks_side != after.docks_side):
        found.append(Effect("docks", -1, 1, int(after.docks), "effect-docks", {}))
    return found


def _hero(before: CityState, after: CityState, seat: int) -> list[Effect]:
    """What one hero gains and loses, and which thresholds are met."""
    was, now = before.heroes[seat], after.heroes[seat]
    found: list[Effect] = []
    for stat in STATS:
        change = now.stats[stat] - was.stats[stat]
        if change:
            params = {
                "stat": names.stat_name(stat, abs(change)),
                "n": abs(change),
                "who": names.hero_name(before, seat),
            }
            text = "effect-gains" if change > 0 else "effect-loses"
            found.append(Effect(w.THING_NAMES[stat], seat, change, now.stats[stat], text, params))
    who = {"who": names.hero_name(before, seat)}
    found.extend(_thresholds(was, now, seat, who))
    if now.falling and not was.falling:
        found.append(Effect("faint", seat, -1, 0, "effect-falls", who))
    # What lies open is taken by its name, so that the choice tells it already.
    gained = [item for item in now.items if item not in (*was.items, *before.shop, *before.drawn)]
    for item in gained:
        params = {**who, "item": names.item_name(before.content, item)}
        found.append(Effect("item", seat, 1, len(now.items), "effect-item", params))
    had = (*was.hand, *was.played, int(was.card), *before.offer, *before.drawn)
    cards = [card for card in (*now.hand, *now.played) if card not in had]
    for card in cards:
        params = {**who, "card": names.card_name(before.content, card)}
        found.append(Effect("card", seat, 1, len(now.hand), "effect-card", params))
    return found


def _thresholds(was: Hero, now: Hero, seat: int, who: dict[str, names.Word]) -> list[Effect]:
    """Crises that open or close, and levels of Social Media that are reached or lost."""
    found: list[Effect] = []
    for slot in range(len(now.crisis_up)):
        if now.crisis_up[slot] != was.crisis_up[slot]:
            text = "effect-crisis-opens" if now.crisis_up[slot] else "effect-crisis-closes"
            found.append(Effect("crisis", seat, 1 if now.crisis_up[slot] else -1, 0, text, who))
    for level, name in ((KNOWN, "known"), (VIRAL, "viral")):
        if (was.stats[w.MEDIA] >= level) != (now.stats[w.MEDIA] >= level):
            up = now.stats[w.MEDIA] >= level
            found.append(Effect("level", seat, 1 if up else -1, level, f"effect-{name}-{'on' if up else 'off'}", who))
    if now.famous and not was.famous:
        found.append(Effect("level", seat, 1, 9, "effect-famous", who))
    return found
