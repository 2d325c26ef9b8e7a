"""What a deed is worth: tried on a sketch, so that every deed of a question can be compared (`sketch.py`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.actions import ROOM, STEP, WOUNDS
from ludoteca.games.keep_the_heroes_out.bots import omens
from ludoteca.games.keep_the_heroes_out.bots.sketch import Sketch, danger, in_room, standing, wake, with_more
from ludoteca.games.keep_the_heroes_out.bots.weights import WEIGHTS
from ludoteca.games.keep_the_heroes_out.bots.wishes import wish_worth
from ludoteca.games.keep_the_heroes_out.bots.works import after_building, after_portal
from ludoteca.games.keep_the_heroes_out.bots.worths import TYPICAL, card_worths
from ludoteca.games.keep_the_heroes_out.content.box import (
    APOTHECARY,
    BONE,
    BUILDER,
    CELLS,
    CHAMPION,
    FORGE,
    MAKES,
    MELEE,
    MOVE,
    NO_ROOM,
    NO_TOKEN,
    PRICE,
    RATFOLK,
    SKELETON,
    SLIME,
    STUDY,
    TRAINER,
    TRAP,
    WITCH,
)
from ludoteca.games.keep_the_heroes_out.content.scenario import CLOSE, DRAW, LIGHT, RELEASE
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.rules.deeds import hero_numbered, neighbours
from ludoteca.games.keep_the_heroes_out.rules.effects import WHATS
from ludoteca.games.keep_the_heroes_out.state import COMPLETED, UNCOMPLETED, Clan, Dungeon

SHOP: Final = (FORGE, STUDY, APOTHECARY, TRAINER)  # by resource: where it buys something

LIT: Final = 0.9  # a room that can be used again
LONG: Final = 5.0  # turns in which an investment pays in full


def gain(t: Dungeon, clan: Clan, base: Sketch, before: float, action: i64) -> float:
    """How much better the dungeon is after this deed."""
    trial = base.copy()
    bonus = try_deed(t, clan, trial, action)
    if len(t.wishes) > 0:
        bonus += wish_worth(t, action)
    return before - danger(trial) + bonus


def try_deed(t: Dungeon, clan: Clan, trial: Sketch, action: i64) -> float:
    """Do a deed on the sketch; what it is worth beyond that."""
    if action < actions.MELEE:
        if action >= actions.MOVE:
            return go(t, clan, trial, action - actions.MOVE)
        if action == actions.CELLS:
            return open_cells(trial)
        return WEIGHTS.card if action == actions.DRAW else 0.0
    if action < actions.PLACE:
        return kill(t, trial, (action - actions.MELEE) % (actions.RANGED - actions.MELEE))
    room: i64
    if action < actions.PORTAL:
        room = (action - actions.PLACE) % ROOM
        return put(t, trial, (action - actions.PLACE) // ROOM, room)
    if action < actions.SUMMON:
        return open_portal(t, trial, action - actions.PORTAL)
    if action < actions.AMBUSH:
        n: i64 = (action - actions.SUMMON) % actions.MONSTERS
        trial.body = with_more(trial.body, (action - actions.SUMMON) // actions.MONSTERS, n * clan.vitality)
        return WEIGHTS.monster * float(n)
    if action < actions.REINFORCE:
        trial.body = with_more(trial.body, (action - actions.AMBUSH) % ROOM, clan.vitality)
        return WEIGHTS.monster
    if action < actions.SWARM:
        return 1.5 * WEIGHTS.card
    if action < actions.DISCARD:
        return swarm(t, clan, trial, action - actions.SWARM)
    if action < actions.PRODUCE:
        room = (action - actions.DISCARD) % ROOM
        trial.body = with_more(trial.body, room, 2 * clan.vitality)
        return WEIGHTS.monster
    return try_activate(t, clan, trial, action)


def try_activate(t: Dungeon, clan: Clan, trial: Sketch, action: i64) -> float:
    """An Activate, spent on this."""
    if action >= actions.BUILD:
        return after_building(t, trial, action - actions.BUILD, later(trial))
    if action >= actions.EXTRA:
        return take_offer(t, trial, action - actions.EXTRA)
    if action >= actions.ABILITY:
        return try_ability(t, clan, trial, action)
    if action < actions.BUY:
        room: i64 = action - actions.PRODUCE
        return put(t, trial, MAKES[room], room)
    if action < actions.COMPLETE:
        return buy(t, trial, (action - actions.BUY) // actions.SLOTS, (action - actions.BUY) % actions.SLOTS)
    if action < actions.RESEARCH:
        return open_portal(t, trial, action - actions.COMPLETE)
    worth = WEIGHTS.loot * TYPICAL * later(trial) + open_cells(trial) - 3 * WEIGHTS.card
    return worth + WEIGHTS.card if scenario.research_to_hand(t) else worth


def buy(t: Dungeon, trial: Sketch, room: i64, slot: i64) -> float:
    """KTHO-R53: a card for the rest of the match, for a token that the scenario's rule may want to see lying there."""
    token: i64 = PRICE[room]
    worth = WEIGHTS.loot * card_worths(t)[t.s.loot_row[slot]] * later(trial)
    return worth - omens.token_worth(t, token, room, t.s.tokens[room][token] - 1)


def take_offer(t: Dungeon, trial: Sketch, offer: i64) -> float:
    """KTHO-R33: what the scenario's rule gives for an Activate."""
    room: i64 = offer % ROOM
    worth = 0.0
    for step in t.content.scenario.clauses[offer // ROOM // WHATS].sides[0]:
        if step.word == RELEASE:
            trial.asleep = with_more(trial.asleep, room, -1)
            worth += WEIGHTS.kill
        elif step.word == DRAW:
            worth += WEIGHTS.card * float(step.amount)
        elif step.word == LIGHT:
            worth += 0.3 + LIT * later(trial)
        elif step.word == CLOSE:
            after_portal(t, trial, room, UNCOMPLETED)
            worth -= 0.5 * WEIGHTS.portal * later(trial)
    return worth


def open_portal(t: Dungeon, trial: Sketch, room: i64) -> float:
    """KTHO-R46, KTHO-R47: a short way, the more so if the rule asks for one; Heroes may use it, too."""
    worth = WEIGHTS.portal * later(trial) + omens.portal_asked_for(t)
    after_portal(t, trial, room, COMPLETED)
    return worth


def try_ability(t: Dungeon, clan: Clan, trial: Sketch, action: i64) -> float:
    """KTHO-R19: an Activate, spent on what only this Clan can do."""
    if action >= actions.ABILITY_MOVE:
        return go(t, clan, trial, action - actions.ABILITY_MOVE)
    if action >= actions.ABILITY_ROOM:
        room: i64 = (action - actions.ABILITY_ROOM) // WOUNDS
        if clan.clan == SLIME:
            trial.body = with_more(trial.body, room, clan.vitality + 1)
            return WEIGHTS.monster
        if clan.clan == RATFOLK:
            trial.body = with_more(trial.body, room, clan.vitality)
            return WEIGHTS.monster
        if clan.clan == WITCH:
            return open_portal(t, trial, room)
        return put(t, trial, BONE, room) if clan.clan == SKELETON else 0.0
    if action >= actions.ABILITY_HERO:
        return kill(t, trial, action - actions.ABILITY_HERO)
    for monster in range(len(clan.rooms)):  # the Dragon's
        if clan.rooms[monster] >= 0:
            trial.body = with_more(trial.body, clan.rooms[monster], clan.wounds[monster])
    return 0.0


def go(t: Dungeon, clan: Clan, trial: Sketch, path: i64) -> float:
    """A Monster goes to another room, with a token or without."""
    wounds: i64 = path % WOUNDS
    carried: i64 = path // WOUNDS % (NO_TOKEN + 1)
    to: i64 = path // STEP % ROOM
    room: i64 = path // (STEP * ROOM)
    life: i64 = clan.vitality - wounds
    trial.body = with_more(with_more(trial.body, room, -life), to, life)
    worth = -0.05
    for hero in t.s.heroes:  # where there is someone to fight
        if hero.room == to:
            worth += WEIGHTS.target
            break
    if carried == TRAP:
        trial.traps = with_more(with_more(trial.traps, room, -1), to, 1)
    elif carried != NO_TOKEN:
        tokens = t.s.tokens
        worth += omens.token_worth(t, carried, to, tokens[to][carried])
        worth -= omens.token_worth(t, carried, room, tokens[room][carried] - 1)
        nearer = way_to_shop(t, carried, room) - way_to_shop(t, carried, to)
        worth += WEIGHTS.step_with_token * later(trial) * float(nearer)
    return worth


def way_to_shop(t: Dungeon, token: i64, room: i64) -> i64:
    """How many moves a token is from where it buys something; a shop that is not there is far from everywhere."""
    s = t.s
    shop: i64 = SHOP[token]
    if not t.has(shop):
        if token == 0 and t.has(BUILDER):
            shop = BUILDER
        else:
            return 4
    reached: i64 = 1 << room
    steps: i64 = 0
    while not reached >> shop & 1 and steps < 5:
        further = reached
        for other in range(12):
            if reached >> other & 1:
                further |= neighbours(s, other, False)
        if further == reached:
            return 5
        reached = further
        steps += 1
    return steps


def kill(t: Dungeon, trial: Sketch, number: i64) -> float:
    """One damage to a Hero."""
    hero = hero_numbered(t.s, number)
    room = hero.room
    left = scenario.life_left(t, hero)
    if left > 1:
        return 1.0 + 2.0 / float(left) if hero.hero == CHAMPION else WEIGHTS.hurt
    trial.asleep = with_more(trial.asleep, room, -1)
    if hero.hero == CHAMPION:
        trial.champion = NO_ROOM
        return 2.0 * WEIGHTS.kill
    if room != CELLS:
        return WEIGHTS.kill
    return 0.5 * WEIGHTS.kill if in_room(trial.asleep, CELLS) >= trial.fewest else -WEIGHTS.kill


def put(t: Dungeon, trial: Sketch, token: i64, room: i64) -> float:
    """A token comes to lie in a room."""
    if token == TRAP:
        trial.traps = with_more(trial.traps, room, 1)
        return 0.3
    there: i64 = t.s.tokens[room][token]
    wished = omens.token_worth(t, token, room, there)
    if there >= 2:
        return 0.1 + wished
    if wished > 0.0:
        return wished
    away = way_to_shop(t, token, room)
    return wished + later(trial) * (WEIGHTS.token + 0.2 * float(3 - away)) if away < 4 else 0.05 + wished


def swarm(t: Dungeon, clan: Clan, trial: Sketch, which: i64) -> float:
    """All Monsters of a room act; the best first step of one stands for all."""
    icon: i64 = which // ROOM
    room: i64 = which % ROOM
    n: i64 = clan.rooms.count(int(room))
    if icon == MOVE:
        return 0.4 * float(n)
    rooms: i64 = 1 << room
    if icon != MELEE:
        rooms = 0
        for other in t.s.ways.passages[room]:
            rooms |= 1 << other
    worth = 0.0
    for hero in t.s.heroes:
        if n > 0 and rooms >> hero.room & 1:
            n -= 1
            worth += kill(t, trial, hero.number)
    return worth


def open_cells(trial: Sketch) -> float:
    """KTHO-R56, KTHO-R57: three cards, Guild cards less, prisoners, and perhaps a break-out."""
    cards = trial.locks
    after = trial.copy()
    after.asleep = with_more(after.asleep, CELLS, cards)
    freed = in_room(after.asleep, CELLS)
    lost = wake(after, CELLS)
    breaks_out = lost + standing(after) - standing(trial)
    chance = trial.mages if cards == 1 else 1.0 - (1.0 - trial.mages) * (1.0 - trial.mages)
    worth = 3 * WEIGHTS.card + WEIGHTS.skipped * float(cards) - chance * breaks_out - 0.2 * float(freed)
    if freed <= trial.fewest:
        worth += omens.ONE_CARD_MORE_COSTS * 0.5
    if freed > trial.most_held:
        worth -= 1.5
    return worth


def later(trial: Sketch) -> float:
    """How much of the match is still to come for this Clan, as a share of what an investment needs."""
    return max(0.0, min(1.0, (trial.turns_left - 1.5) / LONG))
