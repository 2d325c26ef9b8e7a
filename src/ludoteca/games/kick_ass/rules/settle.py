"""What waits until the thing that goes on is finished: a card too many, a hand to shut, Loot, KO dice, Events.

KA-R24, KA-R122 to R127, KA-R132, KA-R163, KA-R187, KA-R195, KA-D-6, KA-D-7, KA-D-36, KA-D-47, KA-D-49, KA-D-53.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.words import DODGE, DOLLAR, HOSPITAL, LIFE, ON_KO
from ludoteca.games.kick_ass.rules import causes, effects, plotting, row
from ludoteca.games.kick_ass.rules.councils import ask, ask_team, standing
from ludoteca.games.kick_ass.rules.decks import MOST_CARDS, is_green, owned, remove_card
from ludoteca.games.kick_ass.rules.ending import end, over
from ludoteca.games.kick_ass.rules.force import rule, shut_hands
from ludoteca.games.kick_ass.rules.items import hands_wrong, open_hands, shut_hand
from ludoteca.games.kick_ass.rules.meters import drop_to_crisis, gain
from ludoteca.games.kick_ass.rules.walk import enter
from ludoteca.games.kick_ass.state import ALL_FELL, FAINTED, LEFT, NO_CARD, RAID, RIGHT, City
from ludoteca.kernel.flow import Flow


def aftermath(t: City, seats: list[int]) -> Flow[None]:
    """All that is due now, until nothing is; `seats` are those whose action it was."""
    s = t.s
    while (s.progressed or s.unsettled) and not over(t):
        if s.progressed:
            yield from row.check(t, seats)
        if s.unsettled and not over(t):
            s.unsettled = False
            yield from settle(t)


def settle(t: City) -> Flow[None]:
    """Cards, hands, Loot; and, when no Combat is under way, KO dice."""
    s = t.s
    for seat in range(len(s.heroes)):
        hero = s.heroes[seat]
        if hero.fame_due:
            hero.fame_due = False
            yield from make_room_for_fame(t, seat)
        if owned(t, seat) > MOST_CARDS:
            yield from sixth_card(t, seat)
        if hands_wrong(t, seat):
            yield from mind_hands(t, seat)
    while s.loot_due > 0:
        s.loot_due -= 1
        seats = standing(t)
        t.cause = causes.TOKEN
        seat = seats[0]
        if len(seats) > 1:
            seat = yield ask_team(t, "loot-for", seats)
            t.cause = causes.TOKEN
        gain(t, seat, DOLLAR, 1)
    plotting.check_tokens(t)
    if s.fight is None and not over(t):
        yield from roll_ko(t)


def make_room_for_fame(t: City, seat: i64) -> Flow[None]:
    """KA-R24: another card that is still in hand leaves the game; without one, as with any sixth card (KA-D-47)."""
    hero = t.s.heroes[seat]
    others: list[int] = [card for card in hero.hand if not is_green(t, card)]
    if len(others) == 0:
        return
    t.cause = causes.FAME
    card: i64 = others[0]
    if len(others) > 1:
        card = yield ask(t, seat, "famous", others)
        t.cause = causes.FAME
    remove_card(t, seat, card)


def sixth_card(t: City, seat: i64) -> Flow[None]:
    """KA-R132, KA-D-47: never more than five; any of the older ones goes, in hand or played. The newest stays."""
    hero = t.s.heroes[seat]
    cards: list[int] = hero.hand[: len(hero.hand) - 1]
    cards.extend(hero.played)
    if hero.card != NO_CARD and not hero.leaves:
        cards.append(hero.card)
    cause = t.cause
    card = yield ask(t, seat, "sixth", cards)
    t.cause = cause
    remove_card(t, seat, card)


def mind_hands(t: City, seat: i64) -> Flow[None]:
    """KA-R163, KA-D-49: a hand is shut, whichever its Hero likes; or opens again."""
    hero = t.s.heroes[seat]
    want = shut_hands(t, seat)
    if want < hero.closed[LEFT] + hero.closed[RIGHT]:
        open_hands(t, seat)
    while hero.closed[LEFT] + hero.closed[RIGHT] < want:
        slot: i64 = LEFT if hero.closed[RIGHT] > 0 else RIGHT
        if hero.closed[LEFT] + hero.closed[RIGHT] == 0 and hero.slots[LEFT] != hero.slots[RIGHT]:
            slot = yield ask(t, seat, "shut-hand", (LEFT, RIGHT))
        shut_hand(t, seat, slot)


# -- KO ----------------------------------------------------------------------------------------------------------------


def roll_ko(t: City) -> Flow[None]:
    """KA-R122, KA-R123, KA-D-36, KA-D-52: the KO dice of all who have fallen, in the order that the team likes."""
    s = t.s
    while not over(t):
        falling: list[int] = [seat for seat in range(len(s.heroes)) if s.heroes[seat].falling]
        if len(falling) == 0:
            return
        seat: i64 = falling[0]
        if len(falling) > 1:
            seat = yield ask_team(t, "ko-order", falling)
        t.cause = causes.FAINTING
        hero = s.heroes[seat]
        hero.falling = False
        side = t.chance.roll("ko", len(t.content.ko_die), 1, seat)[0]
        ko = shows_ko(t, seat, side)
        t.tell("ko-die", seat, 1 if ko else 0)
        if ko:
            yield from faint(t, seat)
        else:
            hero.stats[LIFE] = 0  # KA-R124, KA-D-53: whatever was gained since
            t.tell("stands", seat)


def shows_ko(t: City, seat: i64, side: i64) -> bool:
    """KA-R122: a KO face; words.DODGE makes some of them blank."""
    faces = t.content.ko_die
    if faces[side] == 0:
        return False
    before: i64 = 0
    total: i64 = 0
    for one in range(len(faces)):
        if faces[one] > 0:
            total += 1
            if one < side:
                before += 1
    return before < total - rule(t, DODGE, seat)


def faint(t: City, seat: i64) -> Flow[None]:
    """KA-R125, KA-R126, KA-R127, KA-D-7, KA-D-53: to the Hospital, healed; down to a Crisis; every Event moves.

    KA-R187, KA-R209, KA-D-65: in a last stand who faints is out of the game, and nothing else happens.
    """
    s = t.s
    hero = s.heroes[seat]
    cause = t.cause
    t.cause = causes.FAINTING
    hero.falling = False
    s.tally[FAINTED] += 1
    t.tell("fainted", seat)
    if s.step == RAID:
        hero.out = True
        t.tell("out", seat)
        if all_out(t):
            end(t, ALL_FELL)
        return
    enter(t, seat, HOSPITAL)
    hero.stats[LIFE] = t.content.heroes[hero.hero].most_life
    t.tell("healed", seat, hero.stats[LIFE])
    drop_to_crisis(t, seat)
    if s.moments >> ON_KO & 1:
        yield from effects.fire(t, seat, ON_KO)
    if not over(t):
        t.cause = causes.FAINTING
        yield from row.push(t)
    t.cause = cause


def all_out(t: City) -> bool:
    """KA-R187: nobody is left."""
    for hero in t.s.heroes:
        if not hero.out:
            return False
    return True
