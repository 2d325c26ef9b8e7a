"""What each verb of the vocabulary does (words.py). Deeds in the city are in `rules/city_deeds.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.words import (
    ALL_OF,
    ARMOUR,
    ARRIVAL,
    BLOCK,
    BLUE_CARD,
    BLUE_FACE,
    BOSS,
    BUY,
    CALM,
    CARD,
    CLEAN,
    COMBAT,
    DISTRICTS,
    DOCK,
    DRAW,
    DRIVE,
    ELIMINATE,
    FAINT,
    FEWER,
    FIRST_RULE,
    GAIN,
    GO,
    HOLD,
    ITEM,
    KEEP,
    LIFE,
    LOSE,
    LURE,
    NOWHERE,
    POWER,
    PROTECT,
    PULL,
    PUSH,
    RED_CARD,
    RED_FACE,
    RENEW,
    RESTORE,
    RETURN,
    REVEAL,
    ROLL,
    SELF,
    SKULL,
    SPARK,
    SPAWN,
    STAMP,
    STIR,
    STRIKE,
    TAKE,
    TIMER,
    TIRE,
    WALK,
    Deed,
)
from ludoteca.games.kick_ass.rules import city_deeds, effects, fall, plotting, pools, row, settle, timers
from ludoteca.games.kick_ass.rules.city import boss_of
from ludoteca.games.kick_ass.rules.conditions import amount
from ludoteca.games.kick_ass.rules.councils import ask
from ludoteca.games.kick_ass.rules.decks import deal_cards, deal_shop, draw_item, take_card
from ludoteca.games.kick_ass.rules.ending import over
from ludoteca.games.kick_ass.rules.force import add_lasting, reachable
from ludoteca.games.kick_ass.rules.items import exhaust, lose_item, restore, take_item
from ludoteca.games.kick_ass.rules.meters import gain, lose, turn_crises
from ludoteca.games.kick_ass.rules.spawn import move_arrival
from ludoteca.games.kick_ass.rules.walk import enter, walk_on
from ludoteca.games.kick_ass.state import (
    ACT,
    ACTING,
    DONE,
    HIT_SIDE,
    NO_CARD,
    NO_DOCKS,
    NO_PLACE,
    NOBODY,
    SHIELD_SIDE,
    City,
)
from ludoteca.kernel.flow import Flow

PROTECTING: Final = PROTECT
DOCKS_TRACK: Final = 3


def do(t: City, seat: i64, deed: Deed, site: i64, event: i64) -> Flow[None]:
    """One deed, whatever its verb."""
    verb = deed.verb
    if over(t):
        return
    if verb >= FIRST_RULE:
        yield from let_hold(t, seat, deed, site)
    elif verb <= LOSE:
        yield from change(t, seat, deed, site)
    elif SPAWN <= verb <= PROTECT or verb == DRIVE or verb == STRIKE or verb == LURE or verb == BLOCK:
        yield from in_city(t, seat, deed, site, event)
    elif ROLL <= verb <= SPARK:
        pools.in_combat(t, seat, deed)
    elif DRAW <= verb <= STIR or verb == TIMER or verb == COMBAT or verb == WALK or verb == GO or verb == FAINT:
        yield from to_heroes(t, seat, deed, site)
    else:
        yield from to_board(t, seat, deed)


def in_city(t: City, seat: i64, deed: Deed, site: i64, event: i64) -> Flow[None]:
    """Figures and markers in Districts."""
    verb = deed.verb
    if verb == SPAWN:
        yield from city_deeds.spawn_some(t, seat, deed, site, event)
    elif verb == ELIMINATE:
        yield from city_deeds.eliminate_some(t, seat, deed, site)
    elif verb == CLEAN:
        yield from city_deeds.clean_some(t, seat, deed, site)
    elif verb == PROTECT:
        yield from city_deeds.protect_there(t, seat, deed, site)
    elif verb == DRIVE:
        yield from city_deeds.drive(t, seat, deed, site)
    elif verb == STRIKE:
        yield from city_deeds.strike(t, seat, deed, site)
    elif verb == LURE:
        yield from city_deeds.lure(t, seat, deed)
    else:
        assert verb == BLOCK
        yield from city_deeds.block(t, seat, deed, site)


# -- meters ------------------------------------------------------------------------------------------------------------


def change(t: City, seat: i64, deed: Deed, site: i64) -> Flow[None]:
    """GAIN and LOSE: meters, dollars, items."""
    seats = yield from effects.whom(t, seat, deed, site)
    for one in seats:
        n = amount(t, deed, one)
        if deed.verb == GAIN:
            gain(t, one, deed.what, n)
        elif deed.what == ITEM:
            yield from lose_items(t, one, deed, n)
        else:
            lose(t, one, deed.what, n)


def lose_items(t: City, seat: i64, deed: Deed, n: i64) -> Flow[None]:
    """Items go to the discard pile; their owner chooses which, of those that can be reached (KA-R164)."""
    for _ in range(n):
        among = reachable(t, seat)
        if len(among) == 0:
            return
        item: i64 = among[0]
        if len(among) > 1:
            item = yield from pick_item(t, seat, deed, among)
        lose_item(t, seat, item)


def pick_item(t: City, seat: i64, deed: Deed, among: list[int]) -> Flow[i64]:
    """One of these items, chosen by their owner."""
    cause = t.cause
    actions: list[int] = [1 + item for item in among]
    answer = yield ask(t, seat, "pick-item", actions, (cause, int(deed.verb), int(deed.what)))
    t.cause = cause
    return answer - 1


# -- Heroes ------------------------------------------------------------------------------------------------------------


def to_heroes(t: City, seat: i64, deed: Deed, site: i64) -> Flow[None]:
    """What happens to one or several Heroes."""
    seats = yield from effects.whom(t, seat, deed, site)
    verb = deed.verb
    for one in seats:
        if over(t):
            return
        if verb == TIMER:
            yield from give_timer(t, one, deed)
        elif verb == COMBAT:
            give_combat(t, one)
        elif verb == WALK:
            yield from walk(t, one, deed, amount(t, deed, one))
        elif verb == GO:
            yield from go(t, seat, one, deed, site)
        elif verb == FAINT:
            yield from settle.faint(t, one)
        elif verb == CALM or verb == STIR:
            add_lasting(t, deed, one, NO_PLACE, 1)
            turn_crises(t, one)
            t.s.unsettled = True
        else:
            yield from with_things(t, one, deed)


def with_things(t: City, seat: i64, deed: Deed) -> Flow[None]:
    """Items and Activation cards of one Hero."""
    verb = deed.verb
    if verb == DRAW:
        for _ in range(amount(t, deed, seat)):
            item = draw_item(t)
            if item >= 0:
                take_item(t, seat, item)
    elif verb == BUY:
        yield from timers.shopping(t, seat, deed.n)
    elif verb == RESTORE:
        yield from restore_some(t, seat, deed)
    elif verb == TIRE:
        yield from tire(t, seat, deed)
    elif verb == TAKE:
        yield from take(t, seat, deed)
    elif verb == RETURN:
        yield from take_back(t, seat, deed)
    elif verb == RENEW:
        if deed.what == ITEM:
            deal_shop(t)
        else:
            deal_cards(t)
    else:
        assert verb == KEEP
        t.s.heroes[seat].keeps = True


def give_timer(t: City, seat: i64, deed: Deed) -> Flow[None]:
    """KA-R83, KA-D-68: a Timer icon more, to be used in this segment; with a District, its Timer effect at once."""
    s = t.s
    if deed.place < DISTRICTS:
        yield from timers.use_from_afar(t, seat, deed.place)
    elif s.step == ACT:
        s.heroes[seat].timers += deed.n
        reopen(t, seat)
        t.tell("icon", seat, TIMER)


def give_combat(t: City, seat: i64) -> None:
    """KA-R84: a Combat icon more, to be used in this segment."""
    if t.s.step == ACT:
        t.s.heroes[seat].combats += 1
        reopen(t, seat)
        t.tell("icon", seat, COMBAT)


def reopen(t: City, seat: i64) -> None:
    """A Hero who was done has something to do again."""
    hero = t.s.heroes[seat]
    if hero.stage == DONE and hero.card != NO_CARD:
        hero.stage = ACTING


def walk(t: City, seat: i64, deed: Deed, n: i64) -> Flow[None]:
    """Up to n steps, wherever that Hero's player likes."""
    hero = t.s.heroes[seat]
    for _ in range(n):
        if hero.at >= DISTRICTS or hero.out:
            return
        actions: list[int] = [0]
        for place in t.content.adjacent[hero.at]:
            actions.append(1 + place)
        cause = t.cause
        answer = yield ask(t, seat, "pick-place", actions, (cause, int(deed.verb), int(deed.what)))
        t.cause = cause
        if answer == 0:
            return
        walk_on(t, seat, answer - 1)


def go(t: City, actor: i64, seat: i64, deed: Deed, site: i64) -> Flow[None]:
    """A Hero is moved at once; HERE is where who acts stands. A place to be chosen is chosen by the one who goes."""
    if t.s.heroes[seat].at >= DISTRICTS:
        return
    among = effects.places(t, actor if not effects.is_choice(deed.place) else seat, deed.place, site)
    place = yield from effects.pick_place(t, seat, deed, among, False)
    if 0 <= place < DISTRICTS:
        enter(t, seat, place)


def restore_some(t: City, seat: i64, deed: Deed) -> Flow[None]:
    """Exhausted items turn back, whichever their owner likes."""
    hero = t.s.heroes[seat]
    n: i64 = len(hero.exhausted) if deed.n == ALL_OF else amount(t, deed, seat)
    for _ in range(n):
        if len(hero.exhausted) == 0:
            return
        item: i64 = hero.exhausted[0]
        if len(hero.exhausted) > 1:
            item = yield from pick_item(t, seat, deed, hero.exhausted)
        restore(t, seat, item)


def tire(t: City, seat: i64, deed: Deed) -> Flow[None]:
    """Items are exhausted without their effect; their owner chooses which."""
    hero = t.s.heroes[seat]
    n: i64 = len(hero.items) if deed.n == ALL_OF else amount(t, deed, seat)
    for _ in range(n):
        fresh: list[int] = [item for item in hero.items if item not in hero.exhausted]
        if len(fresh) == 0:
            return
        item: i64 = fresh[0]
        if len(fresh) > 1:
            item = yield from pick_item(t, seat, deed, fresh)
        exhaust(t, seat, item)


def take(t: City, seat: i64, deed: Deed) -> Flow[None]:
    """KA-R165: one of the displayed Activation cards of a colour, if its player likes."""
    s = t.s
    actions: list[int] = [0]
    for slot in range(len(s.offer)):
        card = s.offer[slot]
        if card == NO_CARD:
            continue
        colour = t.content.cards[card].colour
        wrong = (deed.what == BLUE_CARD and colour != BLUE_FACE) or (deed.what == RED_CARD and colour != RED_FACE)
        if not wrong:
            actions.append(1 + slot)
    if len(actions) == 1:
        return
    cause = t.cause
    answer = yield ask(t, seat, "pick-slot", actions, (cause, int(deed.verb), int(deed.what)))
    t.cause = cause
    if answer > 0:
        take_card(t, seat, answer - 1)


def take_back(t: City, seat: i64, deed: Deed) -> Flow[None]:
    """words.RETURN: one of the Hero's own used cards comes back to hand; never the one that does it (KA-R106)."""
    hero = t.s.heroes[seat]
    actions: list[int] = [0]
    for card in hero.played:
        if deed.what == CARD or t.content.cards[card].kind == deed.what:
            actions.append(1 + card)
    if len(actions) == 1:
        return
    cause = t.cause
    answer = yield ask(t, seat, "pick-card", actions, (cause, int(deed.verb), int(deed.what)))
    t.cause = cause
    if answer > 0:
        timers.back_to_hand(t, seat, answer - 1)


# -- the board ---------------------------------------------------------------------------------------------------------


def to_board(t: City, seat: i64, deed: Deed) -> Flow[None]:
    """Tracks, the row and the plot."""
    s = t.s
    verb = deed.verb
    n = amount(t, deed, seat)
    if verb == ARRIVAL:
        move_arrival(t, n)
    elif verb == FEWER:
        s.fewer += n
        t.tell("fewer", n)
    elif verb == STAMP:
        yield from fall.stamp(t, n)
    elif verb == DOCK:
        yield from dock(t, seat, n)
    elif verb == PUSH:
        for _ in range(n):
            if not over(t):
                yield from row.push(t)
    elif verb == PULL:
        yield from row.pull(t, n)
    elif verb == HOLD:
        s.held = True
        t.tell("held")
    elif verb == BOSS:
        weaken(t, deed.what, n)
    elif verb == SKULL:
        plotting.move_skull(t, n)
    else:
        assert verb == REVEAL
        yield from plotting.turn_tokens(t, seat, n)


def dock(t: City, seat: i64, n: i64) -> Flow[None]:
    """KA-R101, KA-R103, KA-R104: the Docks marker comes to its first space with a side by choice, or moves."""
    s = t.s
    if n == 0:
        cause = t.cause
        side = yield ask(t, seat, "pick-side", (HIT_SIDE, SHIELD_SIDE))
        t.cause = cause
        put_docks(t, side)
    elif s.docks != NO_DOCKS:
        move_docks(t, n)


def put_docks(t: City, side: i64) -> None:
    """KA-R101: on the first space, with the Hit or the Shield side up."""
    s = t.s
    s.docks = 1
    s.docks_side = side
    t.tell("docks", s.docks, side)


def move_docks(t: City, n: i64) -> None:
    """KA-R103, KA-R104: to the right, and off behind the third space; to the left, never off the track."""
    s = t.s
    s.docks = max(1, s.docks + n)
    if s.docks > DOCKS_TRACK:
        s.docks = NO_DOCKS
    t.tell("docks", s.docks, s.docks_side)


def weaken(t: City, what: i64, n: i64) -> None:
    """KA-R196, KA-D-64: a number of the Boss changes; Life never falls below 1, Power and Armour not below 0."""
    boss = boss_of(t)
    if boss is None:
        return
    if what == LIFE:
        boss.life = max(1, boss.life + n)
    elif what == ARMOUR:
        boss.armour = max(0, boss.armour + n)
    else:
        assert what == POWER
        boss.power = max(0, boss.power + n)
    t.tell("boss", what, n, boss.life if what == LIFE else (boss.armour if what == ARMOUR else boss.power))


# -- rules that hold for a while ---------------------------------------------------------------------------------------


def let_hold(t: City, seat: i64, deed: Deed, site: i64) -> Flow[None]:
    """A rule holds for the duration of the deed: at some Heroes, or in some places, or everywhere."""
    n = amount(t, deed, seat)
    if deed.place != NOWHERE:
        among = effects.places(t, seat, deed.place, site)
        if effects.is_choice(deed.place):
            place = yield from effects.pick_place(t, seat, deed, among, False)
            among = [int(place)] if place >= 0 else []
        for one in among:
            add_lasting(t, deed, NOBODY if deed.who == SELF else seat, one, n)
    elif deed.who == SELF and seat == NOBODY:
        add_lasting(t, deed, NOBODY, NO_PLACE, n)
    else:
        seats = yield from effects.whom(t, seat, deed, site)
        for hero in seats:
            add_lasting(t, deed, hero, NO_PLACE, n)
    t.s.unsettled = True
