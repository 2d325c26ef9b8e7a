"""Treasures: who pillages one, and what it does when it is turned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.actions import HEROES, pillagers_action
from ludoteca.games.keep_the_heroes_out.content.box import CELLS, CURSE, HEAL, PRISONER, SPOILS
from ludoteca.games.keep_the_heroes_out.rules import steps
from ludoteca.games.keep_the_heroes_out.rules.arrival import (
    resources,
    send_to_cells,
    show_and_check,
    wake,
    which_resource,
)
from ludoteca.games.keep_the_heroes_out.rules.causes import PILLAGE, TREASURE
from ludoteca.games.keep_the_heroes_out.rules.councils import NobodyKnows, everyone
from ludoteca.games.keep_the_heroes_out.rules.decks import discard
from ludoteca.games.keep_the_heroes_out.rules.ending import lose
from ludoteca.games.keep_the_heroes_out.rules.guild import draw_card
from ludoteca.games.keep_the_heroes_out.rules.tokens import tokens_left
from ludoteca.games.keep_the_heroes_out.state import EFFECTS, NEW, NO_CARD, NO_TREASURE, Clan, Dungeon, Hero
from ludoteca.kernel.flow import Decision, Flow, Together

DEFEAT: Final = 4  # KTHO-R70e: the value of the one Treasure of which everybody knows what it does
POOLS: Final = ("", "treasures-1", "treasures-2", "treasures-3", "treasures-4")  # luck, by value


def pillage(t: Dungeon, hero: Hero, value: i64) -> Flow[bool]:
    """KTHO-R69, KTHO-R73, KTHO-D-12, KTHO-D-59: as many Heroes as the Treasure is worth are exhausted, it is turned.

    Whoever of them has only been placed does the steps 2 and 3 before. False if one falls by that: then count again.
    """
    s = t.s
    room = hero.room
    awake: list[Hero] = []
    for other in s.heroes:
        if other.room == room and other.awake:
            awake.append(other)
            if t.stops and (value < DEFEAT or other.stage == NEW):
                raise NobodyKnows
    if t.stops:
        lose(t)
        return True
    robbers = yield from which_robbers(t, awake, value)
    everybody = True
    for robber in robbers:
        if robber.stage == NEW:
            yield from show_and_check(t, robber)
            everybody = everybody and robber.awake
    if not everybody:
        return False
    t.cause = PILLAGE
    steps.turn_to(t, hero)
    steps.came_to(t, 6, steps.TOOK_TREASURE, value)
    t.tell("pillaged", hero.number, room, value, len(awake))
    for robber in robbers:
        robber.awake = False
        if t.sink is not None:
            steps.remember(robber, steps.PILLAGED, room, value)
            t.tell("exhausted", robber.number, room)
    yield from turn_treasure(t, room)
    return True


def which_robbers(t: Dungeon, awake: list[Hero], value: i64) -> Flow[list[Hero]]:
    """KTHO-D-55: who is exhausted, if there are more than are needed. Like Heroes are never told apart."""
    n: i64 = len(awake)
    if n == value or value >= DEFEAT or alike(awake):
        return awake[:value]
    options: list[int] = []
    faces: list[list[int]] = []
    collect(awake, 0, value, [], [], options, faces)
    chosen: i64 = yield everyone(t, "pillagers", options, int(awake[0].room))
    robbers: list[Hero] = []
    for _ in range(4):
        for other in awake:
            if other.number == chosen % HEROES and other not in robbers:
                robbers.append(other)
        chosen //= HEROES
    return robbers


def like(hero: Hero, other: Hero) -> bool:
    """Whether it makes no difference which of two Heroes in one room something happens to."""
    return hero.hero == other.hero and hero.hurt == other.hurt and hero.stage == other.stage


def alike(heroes: list[Hero]) -> bool:
    """Whether these Heroes of one room are all like each other."""
    for hero in heroes:
        if not like(hero, heroes[0]):
            return False
    return True


def face_of(hero: Hero) -> int:
    """What tells a Hero from the others of its room."""
    return int((hero.hero * 16 + hero.hurt) * 4 + hero.stage)


def collect(
    awake: list[Hero],
    start: i64,
    wanted: i64,
    picked: list[int],
    shown: list[int],
    options: list[int],
    faces: list[list[int]],
) -> None:
    """All ways to pick so many Heroes, once for those that look the same; an option has their tokens in order."""
    if wanted == 0:
        look = sorted(shown)
        if look not in faces:
            faces.append(look)
            options.append(pillagers_action(sorted(picked)))
        return
    for i in range(start, len(awake)):
        hero = awake[i]
        collect(awake, i + 1, wanted - 1, [*picked, int(hero.number)], [*shown, face_of(hero)], options, faces)


# -- turning it --------------------------------------------------------------------------------------------------


def turn_treasure(t: Dungeon, room: i64) -> Flow[None]:
    """KTHO-R69, KTHO-R70: the Treasure of a room is turned, and its effect carried out. The 4 is Defeat (KTHO-R70e)."""
    value = t.content.treasure_value[t.s.treasures[room]]
    effect = take_treasure(t, room)
    t.cause = TREASURE + effect
    t.tell("treasure", effect, value, room)
    if effect == SPOILS:
        yield from spoil(t, room)
    elif effect == CURSE:
        yield from curse(t)
    elif effect == HEAL:
        heal(t, room, value)
    elif effect == PRISONER:
        yield from imprison(t)
    else:
        lose(t)


def take_treasure(t: Dungeon, room: i64) -> int:
    """KTHO-D-58: a turned Treasure no longer lies there while its effect is carried out. Everybody has seen its face.

    It goes back to the pool of its value, which is shuffled; nobody takes one from there before the effect is over, so
    that this can come first.
    """
    s = t.s
    treasure = s.treasures[room]
    value = t.content.treasure_value[treasure]
    effect = t.content.treasure_effect[treasure]
    s.treasures[room] = NO_TREASURE
    s.turned.append(value * EFFECTS + effect)
    pool = s.pools[value]
    pool.append(treasure)
    if len(pool) > 1:
        t.chance.shuffle(POOLS[value], pool)
    t.reveal()
    return effect


def spoil(t: Dungeon, room: i64) -> Flow[None]:
    """KTHO-R70a, KTHO-D-14, KTHO-D-56, KTHO-D-57: one resource of the room is discarded; the players choose which."""
    if resources(t.s, room) == 0:
        t.tell("no-effect", SPOILS)
        return
    cause = t.cause
    token = yield from which_resource(t, room, 1)
    t.cause = cause
    tokens = t.s.tokens[room]
    tokens[token] -= 1
    if t.sink is not None:
        t.tell("spoiled", token, room, tokens[token], tokens_left(t, token))


def curse(t: Dungeon) -> Flow[None]:
    """KTHO-R70b, KTHO-D-14, KTHO-D-67: everybody discards a card of their choice, all at the same time.

    Who leads two Clans does so for each (KTHO-D-63). A hand of like cards leaves nothing to choose.
    """
    s = t.s
    cause = t.cause
    taken = False
    turn = 0
    while True:
        due = nth_of_each_seat(s.clans, turn)
        if len(due) == 0:
            break
        questions: list[Decision] = []
        for clan in due:
            cards = unlike_cards(t, clan)
            if len(cards) > 1:
                questions.append(Decision(clan.seat, "curse", cards, int(clan.clan)))
        answers: dict[int, int] = {}
        if len(questions) == 1:
            answers[int(questions[0].seat)] = yield questions[0]
        elif len(questions) > 1:
            together = Together(questions)
            yield together
            answers = together.answers
        t.cause = cause
        for clan in due:
            if len(clan.hand) > 0:
                card = answers.get(int(clan.seat), clan.hand[0])
                discard(t, clan, card)
                t.tell("cursed", clan.seat, card, len(clan.hand), clan.clan)
                taken = True
        turn += 1
    if not taken:
        t.tell("no-effect", CURSE)


def nth_of_each_seat(clans: list[Clan], n: int) -> list[Clan]:
    """The first Clan of every seat (n = 0), then the second of those who lead two."""
    found: list[Clan] = []
    counts = [0] * len(clans)
    for clan in clans:
        if counts[clan.seat] == n:
            found.append(clan)
        counts[clan.seat] += 1
    return found


def unlike_cards(t: Dungeon, clan: Clan) -> list[int]:
    """The cards of a hand, one for each face."""
    cards = t.content.cards
    seen: list[int] = []
    found: list[int] = []
    for card in clan.hand:
        face = int(cards[card].face)
        if face not in seen:
            seen.append(face)
            found.append(card)
    return found


def heal(t: Dungeon, room: i64, value: i64) -> None:
    """KTHO-R70c, KTHO-D-13: all Heroes of the room are Active again, those who have just been exhausted as well."""
    t.s.any_order = False  # said before anybody knew of these
    for hero in t.s.heroes:
        if hero.room == room and not hero.awake:
            wake(hero)
            if t.sink is not None:
                steps.remember(hero, steps.HEALED, room, value)
                t.tell("woken", hero.number, room)


def imprison(t: Dungeon) -> Flow[None]:
    """KTHO-R70d, KTHO-R81, KTHO-D-15, KTHO-D-33: the Hero of a Guild card goes to the Cells, where there are any."""
    if not t.has(CELLS):
        t.tell("no-effect", PRISONER)
        return
    card = draw_card(t)
    if card == NO_CARD:
        t.tell("no-effect", PRISONER)
        return
    before = awake_heroes(t)
    yield from send_to_cells(t, card)
    if awake_heroes(t) > before:
        t.s.any_order = False  # said before anybody knew of these


def awake_heroes(t: Dungeon) -> i64:
    """How many Heroes have still to be resolved."""
    n: i64 = 0
    for hero in t.s.heroes:
        if hero.awake:
            n += 1
    return n
