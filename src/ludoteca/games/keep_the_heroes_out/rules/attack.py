"""Damage: to a Hero, and to a Monster, which anybody with a Monster in its room may defend."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.actions import CLANS, DEFEND, DEFEND_ONLY, PASS, WOUNDS, hit_action
from ludoteca.games.keep_the_heroes_out.content.box import CELLS, DRAW, NO_ROOM, RESOURCE, SET_TRAP, TRAP, Card, Icon
from ludoteca.games.keep_the_heroes_out.content.box import DEFEND as DEFEND_ICON
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.rules.causes import CARD
from ludoteca.games.keep_the_heroes_out.rules.councils import NobodyKnows, everyone
from ludoteca.games.keep_the_heroes_out.rules.decks import can_draw, draw
from ludoteca.games.keep_the_heroes_out.rules.tokens import leader, put, tokens_left
from ludoteca.games.keep_the_heroes_out.rules.trial import ATTACKED, no_difference
from ludoteca.games.keep_the_heroes_out.state import LAIR, NO_TREASURE, READY, Clan, Dungeon, DungeonState, Hero
from ludoteca.kernel.flow import Decision, Flow, react

IN_EVENTS: Final = 64  # events name a Monster as its Clan times this, plus its index

# What a question to defend is about: the Hero, the room, the Clan that is hit (its place in the turn order), the wounds
# of the Monster, and whether it is the last one before a Treasure.
LAST_GUARD: Final = 4


def supply_left(s: DungeonState, hero_class: i64) -> i64:
    """KTHO-R8, KTHO-R61: how many tokens of a class are not in the dungeon."""
    left: i64 = s.content.supply.heroes
    for hero in s.heroes:
        if hero.hero == hero_class:
            left -= 1
    return left


def occupied(s: DungeonState, room: i64) -> bool:
    """Whether any Monster is in this room."""
    for clan in s.clans:
        if room in clan.rooms:
            return True
    return False


def life_in(s: DungeonState, room: i64) -> i64:
    """How many blows all Monsters of a room can take together; 0 where there is none."""
    life: i64 = 0
    for clan in s.clans:
        if room in clan.rooms:
            rooms = clan.rooms
            i: i64 = 0
            n: i64 = len(rooms)
            while i < n:
                if rooms[i] == room:
                    life += clan.vitality - clan.wounds[i]
                i += 1
    return life


def awake_in(s: DungeonState, room: i64) -> i64:
    """How many Heroes of a room are Active."""
    n: i64 = 0
    for hero in s.heroes:
        if hero.room == room and hero.awake:
            n += 1
    return n


# -- Heroes ------------------------------------------------------------------------------------------------------


def hurt_hero(t: Dungeon, hero: Hero, n: i64) -> bool:
    """KTHO-R35, KTHO-R65: damage to a Hero; at 0 Vitality the token goes back to the supply. True if it is gone."""
    room = hero.room
    gone = harm(t, hero, n)
    if gone and t.sink is not None:
        t.tell("killed", hero.number, room, supply_left(t.s, hero.hero))
    return gone


def harm(t: Dungeon, hero: Hero, n: i64) -> bool:
    """Damage to a Hero, untold. Who is gone is in no room, and asleep: whoever still holds it sees that."""
    hero.hurt += n
    if hero.hurt < scenario.vitality(t, hero):
        scenario.hero_survived(t, hero)
        return False
    t.s.heroes.remove(hero)
    if hero.room == CELLS:
        scenario.prisoners_changed(t)
    hero.room = NO_ROOM
    hero.awake = False
    return True


# -- Monsters ----------------------------------------------------------------------------------------------------


def add_targets(s: DungeonState, room: i64, found: list[int]) -> None:
    """KTHO-D-7: the Monsters of a room that can be hit. Those of one Clan with as many wounds are one."""
    index: i64 = 0
    for clan in s.clans:
        if room in clan.rooms:
            rooms = clan.rooms
            wounds = clan.wounds
            i: i64 = 0
            n: i64 = len(rooms)
            seen: i64 = 0
            while i < n:
                if rooms[i] == room and not seen >> wounds[i] & 1:
                    seen |= 1 << wounds[i]
                    found.append(hit_action(room, index, wounds[i]))
                i += 1
        index += 1


def strike(t: Dungeon, hero: Hero, targets: list[int], question: i64) -> Flow[None]:
    """KTHO-R68, KTHO-R64a, KTHO-D-7, KTHO-D-8, KTHO-D-62: one damage to one of these Monsters, unless it is defended.

    Which one the players choose, where it makes a difference; `question` tells what comes after it (`rules/trial.py`).
    """
    cause = t.cause
    target = targets[0]
    if len(targets) > 1 and target_matters(t, hero, targets, question):
        target = yield everyone(t, "hit", targets, int(hero.number))
        t.cause = cause
    yield from hit(t, hero, target)


def target_matters(t: Dungeon, hero: Hero, targets: list[int], question: i64) -> bool:
    """KTHO-D-62: whether it makes a difference which of these Monsters is hit.

    It makes none where all of a room fall in any case: there are Heroes enough, each must attack, nobody can defend.
    Where others may still come, or act in between, it is tried.
    """
    if question == ATTACKED:
        if can_defend(t, hero.room):
            return True
        others: i64 = 0
        may_change = False
        for other in t.s.heroes:
            if other.awake:
                if other.room == hero.room and other.stage == READY:
                    others += 1
                else:
                    may_change = True
        if not may_change:
            return life_in(t.s, hero.room) > 1 + others
    else:
        for target in targets:
            if can_defend(t, target // WOUNDS // CLANS):
                return True
    return not no_difference(t, question, hero, targets)


def hit(t: Dungeon, hero: Hero, target: i64) -> Flow[None]:
    """KTHO-R68, KTHO-R38: this Monster takes a damage, unless somebody defends it.

    An attack and an Archer's shot are told apart by the room that the Hero is in.
    """
    s = t.s
    cause = t.cause
    wounds: i64 = target % WOUNDS
    index: i64 = target // WOUNDS % CLANS
    room: i64 = target // WOUNDS // CLANS
    clan = s.clans[index]
    monster = find_monster(clan, room, wounds)
    if t.sink is not None:
        kind = "hero-attacks" if room == hero.room else "archer-shoots"
        t.tell(kind, hero.number, clan.clan * IN_EVENTS + monster, room)
    if can_defend(t, room):
        if t.stops:
            raise NobodyKnows
        defended = yield from defend(t, hero, index, monster)
        t.cause = cause
        if defended:
            return
    wound(t, index, monster, 1)


def find_monster(clan: Clan, room: i64, wounds: i64) -> int:
    """The first Monster of the Clan in this room with so many wounds: like Monsters are never told apart."""
    i: i64 = 0
    while clan.rooms[i] != room or clan.wounds[i] != wounds:
        i += 1
    return int(i)


def wound(t: Dungeon, index: i64, monster: i64, n: i64) -> None:
    """KTHO-R68, KTHO-D-20, KTHO-D-60: damage to a Monster: Wound tokens, or back to its Lair, which discards them."""
    clan = t.s.clans[index]
    room = clan.rooms[monster]
    name = clan.clan * IN_EVENTS + monster
    wounds: i64 = clan.wounds[monster] + n
    if wounds < clan.vitality:
        clan.wounds[monster] = int(wounds)
        t.tell("wounded", name, n, wounds, room)
        return
    clan.rooms[monster] = LAIR
    clan.wounds[monster] = 0
    if t.sink is not None:
        t.tell("fell", name, room, clan.rooms.count(LAIR))


# -- Defend ------------------------------------------------------------------------------------------------------


def can_defend(t: Dungeon, room: i64) -> bool:
    """KTHO-R76: whether any Clan with a Monster in this room has a Defend card in hand."""
    for clan in t.s.clans:
        if defends(t, clan, room):
            return True
    return False


def defends(t: Dungeon, clan: Clan, room: i64) -> bool:
    """KTHO-R38, KTHO-R76: whether this Clan has a Monster in the room, be it the one that is hit or not, and a card."""
    cards = t.content.cards
    for card in clan.hand:
        if cards[card].defends:
            return room in clan.rooms
    return False


def defend(t: Dungeon, hero: Hero, index: i64, monster: i64) -> Flow[bool]:
    """KTHO-R38, KTHO-R76, KTHO-D-9, KTHO-D-36, KTHO-D-61: everybody who can is asked at once; one card is enough.

    If several want to, the owner of the Monster goes first, then turn order. The card goes to its owner's discard pile,
    once all of it is done: a card that is being resolved is never among those that are shuffled (KTHO-D-34).
    """
    s = t.s
    hit = s.clans[index]
    room: i64 = hit.rooms[monster]
    about = (int(hero.number), int(room), int(index), int(hit.wounds[monster]), last_guard(s, room))
    offers: list[Decision] = []
    for seat in t.seats():
        actions = defences(t, seat, room)
        if len(actions) > 1:
            offers.append(Decision(seat, "defend", actions, about, PASS, True))
    answers = yield from react(offers)
    for place in range(-1, len(s.clans)):
        clan = hit if place < 0 else s.clans[(s.active + place) % len(s.clans)]
        action: i64 = answers.get(int(clan.seat), PASS)
        if action == PASS:
            continue
        card = action - DEFEND_ONLY if action >= DEFEND_ONLY else action - DEFEND
        if card in clan.hand and room in clan.rooms:
            clan.hand.remove(card)
            t.cause = CARD + card
            t.tell("defended", leader(clan), card, hit.clan * IN_EVENTS + monster, room, len(clan.hand))
            if action < DEFEND_ONLY:
                combo = combo_of(t.content.cards[card])
                if combo is not None:
                    do_combo(t, clan, combo, room)
            clan.discard.append(card)
            return True
    return False


def last_guard(s: DungeonState, room: i64) -> bool:
    """Whether a single Monster is all that stands between the Heroes of this room and its Treasure."""
    if s.treasures[room] == NO_TREASURE:
        return False
    n: i64 = 0
    for clan in s.clans:
        n += clan.rooms.count(room)
    return n == 1


def defences(t: Dungeon, seat: i64, room: i64) -> list[int]:
    """KTHO-R38, KTHO-R80: to let it pass, or a Defend card of a Clan of this seat that has a Monster in the room.

    Like cards are one. The right part of a Combo is left out if the player likes.
    """
    actions = [PASS]
    cards = t.content.cards
    for clan in t.s.clans:
        if clan.seat != seat or room not in clan.rooms:
            continue
        seen: list[int] = []
        for card in clan.hand:
            shown = cards[card]
            if shown.defends and shown.face not in seen:
                seen.append(int(shown.face))
                actions.append(DEFEND + card)
                combo = combo_of(shown)
                if combo is not None and combo_works(t, clan, combo):
                    actions.append(DEFEND_ONLY + card)
    return actions


def combo_of(card: Card) -> Icon | None:
    """KTHO-D-9: the right part of a Combo whose left part is Defend, if the card has one."""
    for side in card.sides:
        for icon in side:
            if icon.icon == DEFEND_ICON and len(icon.then) > 0:
                return icon.then[0]
    return None


def combo_works(t: Dungeon, clan: Clan, icon: Icon) -> bool:
    """KTHO-R31, KTHO-D-38: whether the right part of the Combo would change anything."""
    if icon.icon == DRAW:
        return can_draw(clan)
    if icon.icon == RESOURCE:
        return tokens_left(t, icon.arg) > 0
    if icon.icon == SET_TRAP:
        return tokens_left(t, TRAP) > 0
    return LAIR in clan.rooms


def do_combo(t: Dungeon, clan: Clan, icon: Icon, room: i64) -> None:
    """KTHO-R80, KTHO-D-9: the right part of the Combo, in the room that was defended."""
    if icon.icon == DRAW:
        draw(t, clan, icon.n)
        return
    for _ in range(icon.n):
        if not combo_works(t, clan, icon):
            return
        if icon.icon == RESOURCE:
            put(t, clan, icon.arg, room)
        elif icon.icon == SET_TRAP:
            put(t, clan, TRAP, room)
        else:
            monster = clan.rooms.index(LAIR)
            clan.rooms[monster] = int(room)
            if t.sink is not None:
                t.tell("summoned", clan.clan * IN_EVENTS + monster, room, clan.rooms.count(LAIR))
