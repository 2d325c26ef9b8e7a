"""Whether a state of Kick-Ass can be, and the state as plain values. For tests, never for a client."""

from __future__ import annotations

from typing import Any

from ludoteca.games.kick_ass.content.box import HIGHEST, LEFT_CRISIS, LOWEST, RIGHT_CRISIS, SKULL_MOST
from ludoteca.games.kick_ass.content.tables import IN_PLAY
from ludoteca.games.kick_ass.content.words import DISTRICTS, DOLLAR, LIFE, METERS, STIR, TWO_HANDS
from ludoteca.games.kick_ass.rules.force import note_all
from ludoteca.games.kick_ass.state import (
    BOSS_EVENT,
    LEFT,
    NO_CARD,
    NO_ITEM,
    NO_MIST,
    PLACES,
    REASONS,
    RIGHT,
    ROW,
    SETUP,
    STEP_NAMES,
    TOKEN_MARKER,
    CityState,
    Hero,
)


def check(state: CityState) -> None:
    """Every card, item and token is somewhere exactly once, figures stand where they can, meters are within bounds."""
    if state.step == SETUP:
        return
    _check_cards(state)
    _check_items(state)
    _check_other_cards(state)
    _check_figures(state)
    _check_tokens(state)
    for seat, hero in enumerate(state.heroes):
        _check_hero(state, seat, hero)
    assert 1 <= state.round <= 9, f"there is no round {state.round}"
    assert 0 <= state.arrival < len(state.content.arrival[state.x]), "the arrival marker is off its track"
    assert 0 <= state.docks <= 3, "the Docks marker is off its track"
    assert 0 <= state.shop_markers <= 2, "the Shop track is full and was not emptied"
    assert 0 <= state.skull <= SKULL_MOST, "the Skull marker is off its track"
    _check_masks(state)


def _once(found: list[int], wanted: list[int], what: str) -> None:
    """Everything that is in play is somewhere, once."""
    doubled = sorted({one for one in found if found.count(one) > 1})
    assert not doubled, f"{what} are there twice: {doubled}"
    missing = sorted(set(wanted) - set(found))
    assert not missing, f"{what} are missing: {missing}"
    strange = sorted(set(found) - set(wanted))
    assert not strange, f"{what} are there that are not in play: {strange}"


def _in_play(s: CityState, what: str, usual: list[int]) -> list[int]:
    named: Any = s.content.worked_out.get(IN_PLAY)
    return usual if named is None or what not in named else list(named[what])


def _check_cards(s: CityState) -> None:
    """KA-R9, KA-R46: the general Activation cards, and those of the Heroes in play."""
    box = s.content
    wanted = [*box.blue_deck, *box.red_deck]
    for hero in s.heroes:
        wanted += [*box.heroes[hero.hero].cards, int(box.heroes[hero.hero].green)]
    found = [*s.blue_deck, *s.blue_discard, *s.red_deck, *s.red_discard, *s.greens, *s.removed]
    found += [card for card in s.offer if card != NO_CARD]
    if s.step == 1 and s.part == 0:
        found += s.drawn
    for hero in s.heroes:
        found += [*hero.hand, *hero.played]
        if hero.card != NO_CARD:
            found.append(int(hero.card))
    _once(found, _in_play(s, "cards", wanted), "Activation cards")


def _check_items(s: CityState) -> None:
    """KA-R31, KA-R46."""
    box = s.content
    wanted = [*box.item_deck, *(int(box.heroes[hero.hero].item) for hero in s.heroes)]
    found = [*s.item_deck, *s.item_discard, *s.items_gone, *(item for item in s.shop if item != NO_ITEM)]
    if s.step != 1 or s.part == 1:
        found += s.drawn
    for hero in s.heroes:
        found += hero.items
    _once(found, _in_play(s, "items", wanted), "items")


def _check_other_cards(s: CityState) -> None:
    """KA-R9: Spawn cards, Crises, Events, Boss Events, Boss-Combat cards."""
    box = s.content
    _once([*s.spawn_deck, *s.spawn_discard], _in_play(s, "spawns", list(range(len(box.spawns)))), "Spawn cards")
    crises = [*s.spare_crises, *(crisis for hero in s.heroes for crisis in hero.crises)]
    _once(crises, _in_play(s, "crises", list(range(len(box.crises)))), "Crises")
    wanted = [*box.events_for(len(s.heroes)), *(BOSS_EVENT + event for event in box.plots[s.plot].events)]
    found = [*s.event_deck, *s.spare_events, *s.boss_deck, *s.completed, *s.matured]
    found += [int(running.event) for running in s.row if running is not None]
    _once(found, _in_play(s, "events", wanted), "Events")
    assert len(s.row) == ROW, f"the Event row has {ROW} spaces"
    twists = [*s.twist_deck, *s.twist_discard, *s.twists]
    _once(twists, _in_play(s, "twists", list(range(len(box.modifiers)))), "Boss-Combat cards")
    assert 0 <= s.event_under <= len(s.event_deck), "more Boss Events are known than there are"


def _check_figures(s: CityState) -> None:
    """KA-R15, KA-R91, KA-R155: no District holds more than its Limit."""
    box = s.content
    for place in range(PLACES):
        assert s.minions[place] >= 0, "fewer than no Minions"
        assert s.supers[place] >= 0, "fewer than no Super-Minions"
        assert s.protection[place] >= 0, "fewer than no Protection markers"
    for place in range(DISTRICTS):
        used = s.minions[place] + s.supers[place] + s.protection[place]
        assert used <= box.limits[place], f"District {place} is over its Limit of {box.limits[place]}: {used}"
    assert sum(s.protection) <= box.protection, "there are more Protection markers than in the box"
    assert s.gang >= 0, "fewer than no gang members"
    numbers = [int(foe.number) for foe in s.foes]
    assert len(set(numbers)) == len(numbers), "two Enemies have one number"
    for foe in s.foes:
        assert 0 <= foe.at < PLACES, "an Enemy is nowhere"
        assert foe.life >= 1, "an Enemy without Life stands"
        assert foe.number < s.foe_numbers, "an Enemy has a number that was not given yet"


def _check_tokens(s: CityState) -> None:
    """KA-R8: Red Mist's eight and Don's twelve tokens."""
    don = [*s.token_pool, *s.tokens_gone, *(int(token.token) for token in s.tokens)]
    _once(don, _in_play(s, "tokens", list(range(len(s.content.don_tokens)))), "Don's tokens")
    laid = sorted(token for token in s.mist if token != NO_MIST)
    assert laid in ([], sorted(s.content.mist_tokens)), f"Red Mist's tokens are not those of the box: {laid}"
    for token in s.tokens:
        carried = token.carrier >= 0
        marker = TOKEN_MARKER + token.token
        holders = [seat for seat, hero in enumerate(s.heroes) if marker in hero.carried]
        assert holders == ([int(token.carrier)] if carried else []), "the marker of a Police token is elsewhere"


def _check_hero(s: CityState, seat: int, hero: Hero) -> None:
    """KA-D-22, KA-D-40: meters within bounds, Crises up as Happiness says, items in slots that fit."""
    box = s.content
    for meter in range(METERS):
        high = int(box.heroes[hero.hero].most_life) if meter == LIFE else HIGHEST[meter]
        low = LOWEST[meter]
        assert low <= hero.stats[meter] <= high, f"meter {meter} of seat {seat} is at {hero.stats[meter]}"
    assert hero.stats[DOLLAR] >= 0, f"seat {seat} has less than no money"
    assert 0 <= hero.at < PLACES, f"the Hero of seat {seat} is nowhere"
    for slot, item in enumerate(hero.slots):
        assert item == NO_ITEM or item in hero.items, f"slot {slot} of seat {seat} holds an item that is not there"
        assert item == NO_ITEM or hero.closed[slot] == 0, f"slot {slot} of seat {seat} is shut and holds something"
    both = hero.slots[LEFT]
    if both != NO_ITEM and box.items[both].slot == TWO_HANDS:
        assert hero.slots[RIGHT] == both, "a Two-Hands item is in one hand"
    assert set(hero.exhausted) <= set(hero.items), "an exhausted item is not there"
    assert len(set(hero.exhausted)) == len(hero.exhausted), "an item is exhausted twice"
    if len(hero.crises) == 2:
        level = hero.stats[0]
        stirred = any(lasting.verb == STIR and lasting.seat in {seat, -1} for lasting in s.lasting)
        assert hero.crisis_up[0] == (level <= RIGHT_CRISIS or stirred), "the right Crisis is not as Happiness says"
        assert hero.crisis_up[1] == (level <= LEFT_CRISIS), "the left Crisis is not as Happiness says"


def _check_masks(s: CityState) -> None:
    """`rules/force.py`: what the masks say is no less than what is in force."""
    rules, moments = s.in_force, s.moments
    note_all(s)
    least_rules, least_moments = s.in_force, s.moments
    s.in_force, s.moments = rules, moments
    assert least_rules & ~rules == 0, "a rule is in force that nobody knows of"
    assert least_moments & ~moments == 0, "a piece acts at a moment that nobody knows of"


# -- as plain values ---------------------------------------------------------------------------------------------------

_PLAIN = (
    *(
        "x",
        "gang",
        "arrival",
        "docks",
        "docks_side",
        "shop_markers",
        "foe_numbers",
        "event_under",
        "skull",
        "room",
        "wave",
    ),
    *("idle_fights", "round", "segment", "part", "fewer", "loot_due", "needed", "plot"),
    *("plot_known", "revealed", "raid_due", "held", "progressed", "unsettled", "internet"),
)
_LISTS = (
    *("minions", "supers", "protection", "blue_deck", "blue_discard", "red_deck", "red_discard", "offer", "greens"),
    *("removed", "item_deck", "item_discard", "items_gone", "shop", "spawn_deck", "spawn_discard", "spare_crises"),
    *(
        "event_deck",
        "spare_events",
        "boss_deck",
        "completed",
        "matured",
        "mist",
        "mist_up",
        "token_pool",
        "tokens_gone",
    ),
    *("pieces", "twist_deck", "twist_discard", "twists", "asleep", "drawn", "tally"),
)
_HERO = (
    *("hero", "at", "famous", "fame_due", "out", "falling", "card", "face_down", "stage", "moves", "timers", "combats"),
    *("walked", "been", "shown", "discounted", "keeps", "leaves"),
)
_HERO_LISTS = (
    *("stats", "hand", "played", "items", "slots", "exhausted", "closed", "crises", "crisis_up", "crisis_known"),
    *("carried", "left", "arranged"),
)


def _values(thing: object, plain: tuple[str, ...], lists: tuple[str, ...] = ()) -> dict[str, Any]:
    out: dict[str, Any] = {name: getattr(thing, name) for name in plain}
    out |= {name: list(getattr(thing, name)) for name in lists}
    return out


def dump(state: CityState) -> dict[str, Any]:
    """The whole state, secrets included."""
    out = _values(state, _PLAIN, _LISTS)
    out["heroes"] = [_values(hero, _HERO, _HERO_LISTS) for hero in state.heroes]
    foe = ("number", "foe", "at", "power", "life", "armour", "event", "lasting")
    out["foes"] = [_values(one, foe) for one in state.foes]
    out["row"] = [
        None if one is None else _values(one, ("event",), ("progress", "helped", "markers")) for one in state.row
    ]
    out["tokens"] = [_values(one, ("token", "at", "event", "up", "left", "carrier", "left_by")) for one in state.tokens]
    lasting = ("verb", "what", "n", "seat", "place", "until", "cause")
    out["lasting"] = [_values(one, lasting) for one in state.lasting]
    out["fight"] = None if state.fight is None else _fight(state)
    out["step"] = STEP_NAMES[state.step]
    out["reason"] = REASONS[state.reason]
    return out


def _fight(state: CityState) -> dict[str, Any]:
    fight = state.fight
    numbers = (
        "at",
        "stage",
        "power",
        "docks_hit",
        "docks_shield",
        "hits",
        "damage",
        "total_damage",
        "total_hits",
        "killed",
    )
    out = _values(fight, numbers)
    own = ("seat", "hits", "shields", "red_sparks", "blue_sparks", "done", "taken")
    assert fight is not None
    out["fighters"] = [_values(one, own, ("red", "blue", "rerolls")) for one in fight.fighters]
    return out
