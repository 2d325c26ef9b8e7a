"""A segment of the Day: the Spawn card, everybody's card, single steps until all are done (KA-R67 to R87, D-14)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass import actions as a
from ludoteca.games.kick_ass.content.words import (
    AT_MORNING,
    AT_SEGMENT,
    CARD,
    DISTRICTS,
    EXTRA,
    FACE_DOWN,
    FOR_SEGMENT,
    HERO,
    MINION,
    NO_TYPE,
    NOW,
    ON_FACE_DOWN,
    ON_HERO,
    ON_PERSONAL,
    ON_WORK,
    PERSONAL,
    STEPS,
    SUPER,
    SUPERS,
    WORK,
)
from ludoteca.games.kick_ass.rules import causes, combat, effects, row, timers
from ludoteca.games.kick_ass.rules.decks import draw_spawn
from ludoteca.games.kick_ass.rules.effects import card_counts
from ludoteca.games.kick_ass.rules.ending import over
from ludoteca.games.kick_ass.rules.exhausting import use_item
from ludoteca.games.kick_ass.rules.force import event_piece, rule
from ludoteca.games.kick_ass.rules.items import arrange, lose_item
from ludoteca.games.kick_ass.rules.meters import end_lasting, lose
from ludoteca.games.kick_ass.rules.plots import don
from ludoteca.games.kick_ass.rules.settle import aftermath
from ludoteca.games.kick_ass.rules.spawn import arrivals, move_arrival, spawn
from ludoteca.games.kick_ass.rules.steps import (
    COMBAT_ICON,
    TIMER_ICON,
    card_steps,
    exhausted_card,
    joiners,
    spend_icon,
    step_actions,
)
from ludoteca.games.kick_ass.rules.walk import walk_on
from ludoteca.games.kick_ass.state import (
    ACT,
    ACTING,
    CHOOSE,
    DONE,
    NO_CARD,
    NO_EVENT,
    NO_PLACE,
    NOBODY,
    SEGMENTS,
    SLEEP,
    SPAWN,
    WALKING,
    City,
    Running,
)
from ludoteca.kernel.flow import Decision, FirstOf, Flow, Together

# -- the Spawn card ----------------------------------------------------------------------------------------------------


def spawn_card(t: City) -> Flow[None]:
    """KA-R67, KA-R70: a Spawn card is drawn and fully resolved; then what comes at the start of a segment."""
    s = t.s
    t.cause = causes.ARRIVALS
    t.tell("segment", s.segment, s.round)
    for hero in s.heroes:
        hero.discounted = False
        hero.walked = 0
        hero.been = 1 << hero.at
    card = draw_spawn(t)
    if card >= 0:
        piece = t.content.spawns[card]
        t.cause = causes.SPAWN + card
        t.tell("spawn-card", card, len(s.spawn_deck))
        move_arrival(t, piece.arrival)
        yield from effects.run_lines(t, NOBODY, piece.lines.at[NOW], NO_PLACE, NO_EVENT)
        if not over(t):
            t.cause = causes.SPAWN + card
            arrive(t, piece.route)
    if not over(t) and s.segment == 0 and s.moments >> AT_MORNING & 1:
        yield from effects.fire_all(t, NOBODY, AT_MORNING)
    if not over(t) and s.moments >> AT_SEGMENT & 1:
        yield from effects.fire_all(t, NOBODY, AT_SEGMENT)
    yield from aftermath(t, [])
    if not over(t):
        s.step = CHOOSE


def arrive(t: City, route: list[int]) -> None:
    """KA-R70, KA-R71: as many Minions as the arrival space shows, one at a time, cycling through the Districts."""
    s = t.s
    n: i64 = max(0, arrivals(t) - s.fewer)
    s.fewer = 0
    supers = rule(t, SUPERS, NOBODY)
    for index in range(n):
        if over(t):
            return
        spawn(t, SUPER if index < supers else MINION, route[index % len(route)], 1)
    for place in range(DISTRICTS):
        more = rule(t, EXTRA, NOBODY, -1, place)
        if more > 0 and not over(t):
            spawn(t, MINION, place, more)


# -- cards -------------------------------------------------------------------------------------------------------------


def card_actions(t: City, seat: i64) -> list[int]:
    """KA-R67, KA-R86, KA-D-34: every card of the hand, face up or face down; a rule may leave only the latter."""
    hero = t.s.heroes[seat]
    out: list[int] = []
    for card in hero.hand:
        if may_show(t, seat, card):
            out.append(a.FACE_UP + card)
        out.append(a.FACE_DOWN + card)
    return out


def may_show(t: City, seat: i64, card: i64) -> bool:
    """words.FACE_DOWN: whether a card may be played face up."""
    if rule(t, FACE_DOWN, seat, CARD) > 0:
        return False
    kind = t.content.cards[card].kind
    return kind == NO_TYPE or rule(t, FACE_DOWN, seat, kind) == 0


def choose_cards(t: City) -> Flow[None]:
    """KA-R67, KA-D-61: everybody chooses one card, openly, and may change it until all have; then all are played."""
    s = t.s
    asked: list[Decision] = []
    for seat in range(len(s.heroes)):
        hero = s.heroes[seat]
        hero.card = NO_CARD
        hero.stage = DONE
        if not hero.out and len(hero.hand) > 0:
            asked.append(Decision(seat, "card", card_actions(t, seat)))
    if len(asked) == 1:
        action = yield asked[0]
        play_card(t, asked[0].seat, action)
    elif len(asked) > 1:
        together = Together(asked, open=True)
        yield together
        for seat in range(len(s.heroes)):
            if seat in together.answers:
                play_card(t, seat, together.answers[seat])
    s.step = ACT
    for seat in range(len(s.heroes)):
        if s.heroes[seat].card != NO_CARD and not over(t):
            yield from card_moments(t, seat)
    yield from aftermath(t, [])


def play_card(t: City, seat: i64, action: i64) -> None:
    """KA-R78, KA-R86: a card lies before its Hero; face down it is 1 Movement Point and 1 Timer."""
    s = t.s
    hero = s.heroes[seat]
    hero.face_down = action >= a.FACE_DOWN
    hero.card = action - a.FACE_DOWN if hero.face_down else action
    hero.hand.remove(hero.card)
    hero.stage = WALKING
    hero.keeps = False
    hero.leaves = False
    hero.combats = 0
    hero.arranged = []
    t.cause = causes.CHOOSING
    piece = t.content.cards[hero.card]
    if hero.face_down:
        hero.left = []
        hero.timers = 1
    else:
        hero.left = [1] * len(piece.lines.at[NOW])
        hero.timers = 0
    hero.moves = points_of(t, seat)
    t.tell("played", seat, hero.card, 1 if hero.face_down else 0, hero.moves)


def points_of(t: City, seat: i64) -> i64:
    """KA-R78, KA-R86: all Movement Points of the card of this segment, as things stand; face down it is of no type."""
    hero = t.s.heroes[seat]
    piece = t.content.cards[hero.card]
    if hero.face_down:
        return max(0, 1 + rule(t, STEPS, seat, CARD))
    return max(0, piece.moves + rule(t, STEPS, seat, piece.kind if piece.kind != NO_TYPE else CARD))


def card_moments(t: City, seat: i64) -> Flow[None]:
    """What acts when a card of a type, or one face down, is played."""
    hero = t.s.heroes[seat]
    moment: i64 = -1
    if hero.face_down:
        moment = ON_FACE_DOWN
    else:
        kind = t.content.cards[hero.card].kind
        if kind == WORK:
            moment = ON_WORK
        elif kind == PERSONAL:
            moment = ON_PERSONAL
        elif kind == HERO:
            moment = ON_HERO
    if moment >= 0 and t.s.moments >> moment & 1:
        yield from effects.fire(t, seat, moment)


# -- steps -------------------------------------------------------------------------------------------------------------


def act(t: City) -> Flow[None]:
    """KA-D-14: any Hero who is not done takes the next single step; with the last one done the segment ends."""
    s = t.s
    asked: list[Decision] = []
    for seat in range(len(s.heroes)):
        hero = s.heroes[seat]
        if hero.stage == DONE and s.tokens and hero.card != NO_CARD and don.new_bribe(t, seat):
            hero.stage = ACTING  # KA-D-64: a Bribe is paid at any step of a segment
        if hero.stage == DONE:
            continue
        actions = step_actions(t, seat)
        if exhausted_card(t, seat) and only_arranging(actions):
            hero.stage = DONE
            t.cause = causes.DONE
            t.tell("done", seat)
            continue
        asked.append(Decision(seat, "step", actions))
    if len(asked) == 0:
        yield from end_segment(t)
        return
    if len(asked) == 1 and only_a_loss(t, asked[0]):
        yield from finish(t, asked[0].seat)
        yield from aftermath(t, [int(asked[0].seat)])
        return
    first = FirstOf(asked)
    action = yield first
    t.mover = first.seat
    yield from step(t, first.seat, action)
    yield from aftermath(t, [int(first.seat)])


def only_arranging(actions: list[int]) -> bool:
    """Whether nothing is left but to put items elsewhere, which can be done in the next segment as well."""
    for action in actions:
        if action != a.DONE and action < a.EQUIP:
            return False
    return True


def only_a_loss(t: City, asked: Decision) -> bool:
    """KA-D-46: whether all that the last Hero can do is to take the one loss of the card, or to be done and take it."""
    actions = asked.actions
    if len(actions) != 2 or actions[1] < a.EFFECT or actions[1] >= a.TIMER:
        return False
    hero = t.s.heroes[asked.seat]
    line: i64 = (actions[1] - a.EFFECT) // a.OPTIONS
    return hero.left[line] == 1 and card_steps(t, hero)[line].compulsory


def step(t: City, seat: i64, action: i64) -> Flow[None]:
    """One step of one Hero."""
    s = t.s
    hero = s.heroes[seat]
    if action >= a.EQUIP:
        before = points_of(t, seat)
        arrange(t, seat, (action - a.EQUIP) // a.SLOT, (action - a.EQUIP) % a.SLOT)
        hero.moves = max(0, hero.moves + points_of(t, seat) - before)  # KA-R36: as if it had been so all along
        return
    hero.arranged = []
    if action == a.DONE:
        yield from finish(t, seat)
    elif action == a.FIGHT or action == a.CALL:
        yield from begin_combat(t, seat, action == a.CALL)
    elif action < a.EFFECT:
        hero.moves -= 1
        t.cause = causes.WALKING
        walk_on(t, seat, action - a.MOVE)
    elif action < a.TIMER:
        yield from use_effect(t, seat, (action - a.EFFECT) // a.OPTIONS, (action - a.EFFECT) % a.OPTIONS)
    elif action < a.BRIBE:
        spend_icon(t, seat, TIMER_ICON)
        timers.spend(t, seat)
        yield from spend_timer(t, seat, action)
        yield from timers.used(t, seat)
    elif action < a.EXHAUST:
        give(t, seat, action)
    else:
        yield from use_item(t, seat, (action - a.EXHAUST) // a.OPTIONS, (action - a.EXHAUST) % a.OPTIONS)


def use_effect(t: City, seat: i64, line: i64, option: i64) -> Flow[None]:
    """KA-R80, KA-D-14: an effect of the card; after it its Hero walks no more."""
    hero = t.s.heroes[seat]
    hero.stage = ACTING
    hero.left[line] -= 1
    t.cause = causes.CARD + hero.card
    t.tell("effect", seat, hero.card, line, option)
    yield from effects.run_option(t, seat, card_steps(t, hero)[line].options[option], hero.at, NO_EVENT)


def spend_timer(t: City, seat: i64, action: i64) -> Flow[None]:
    """KA-R83: a Timer for the District, an Event or a token."""
    s = t.s
    hero = s.heroes[seat]
    if action < a.CLOCK:
        yield from timers.use(t, seat, hero.at, action - a.TIMER)
        return
    if action >= a.TURN:
        if action >= a.REPORT:
            don.report(t, seat)
        elif action >= a.COLLECT:
            don.collect(t, seat, action - a.COLLECT)
        else:
            don.turn(t, seat, action - a.TURN)
        return
    base: i64 = a.CLOCK if action < a.PICK_UP else (a.PICK_UP if action < a.DELIVER else a.DELIVER)
    running = running_at(t, (action - base) // a.NEED)
    index: i64 = (action - base) % a.NEED
    t.cause = causes.EVENT + running.event
    if base == a.CLOCK:
        t.tell("clock", seat, running.event, hero.at)
        row.add(t, running, index, 1, seat)
    elif base == a.PICK_UP:
        running.markers[hero.at] -= 1
        hero.carried.append(running.event)
        t.tell("picked-up", seat, running.event, hero.at)
    else:
        n: i64 = 0
        while running.event in hero.carried:
            hero.carried.remove(running.event)
            n += 1
        t.tell("delivered", seat, running.event, hero.at, n)
        row.add(t, running, index, n, seat)


def running_at(t: City, space: i64) -> Running:
    """The Event on a space of the row."""
    running = t.s.row[space]
    assert running is not None
    return running


def give(t: City, seat: i64, action: i64) -> None:
    """What is given without a Timer: a Bribe, a payment, an item."""
    if action < a.PAY:
        don.bribe(t, seat, action - a.BRIBE)
        return
    if action < a.GIVE:
        which: i64 = (action - a.PAY) // a.AMOUNT
        n: i64 = (action - a.PAY) % a.AMOUNT
        running = running_at(t, which // a.NEED)
        need = event_piece(t.s, running.event).needs[which % a.NEED]
        t.cause = causes.EVENT + running.event
        t.tell("paid", seat, running.event, need.what, n)
        lose(t, seat, need.what, n)
        row.add(t, running, which % a.NEED, n, seat)
        return
    which = (action - a.GIVE) // a.ITEMS
    running = running_at(t, which // a.NEED)
    t.cause = causes.EVENT + running.event
    t.tell("gave", seat, running.event, (action - a.GIVE) % a.ITEMS)
    lose_item(t, seat, (action - a.GIVE) % a.ITEMS)
    row.add(t, running, which % a.NEED, 1, seat)


def begin_combat(t: City, seat: i64, calls: bool) -> Flow[None]:
    """KA-R84, KA-R85, KA-R118, KA-D-14, KA-D-15: a Combat icon is spent; others here with one may join, if called."""
    s = t.s
    place = s.heroes[seat].at
    fighters: list[int] = [int(seat)]
    if calls:
        offers = [
            Decision(other, "join", (a.PASS, a.YES), int(seat), default=a.PASS, reaction=True)
            for other in joiners(t, seat)
        ]
        if len(offers) == 1:
            answer = yield offers[0]
            if answer == a.YES:
                fighters.append(int(offers[0].seat))
        else:
            together = Together(offers, open=True)
            yield together
            for offer in offers:
                if together.answers[offer.seat] == a.YES:
                    fighters.append(int(offer.seat))
        t.mover = NOBODY
    for fighter in fighters:
        spend_icon(t, fighter, COMBAT_ICON)
    yield from combat.combat(t, place, fighters)


def finish(t: City, seat: i64) -> Flow[None]:
    """KA-D-46: what is left is left out, but for losses, which are taken now at the latest."""
    s = t.s
    hero = s.heroes[seat]
    if not hero.face_down and card_counts(t, seat):
        lines = card_steps(t, hero)
        for index in range(len(hero.left)):
            if hero.left[index] > 0 and lines[index].compulsory and not over(t):
                hero.left[index] = 0
                t.cause = causes.CARD + hero.card
                yield from effects.run_line(t, seat, lines[index], hero.at, NO_EVENT)
    hero.stage = DONE
    don.leave_bribes(t, seat)
    hero.timers = 0
    hero.combats = 0
    hero.left = [0] * len(hero.left)
    t.cause = causes.DONE
    t.tell("done", seat)


def end_segment(t: City) -> Flow[None]:
    """KA-R68: the cards are used; what counts at the end of a segment; then the next one, or the Sleep phase."""
    s = t.s
    t.cause = causes.DONE
    for seat in range(len(s.heroes)):
        hero = s.heroes[seat]
        if hero.card != NO_CARD and not hero.face_down:
            row.played(t, seat, t.content.cards[hero.card].kind)
    row.segment_ends(t)
    for seat in range(len(s.heroes)):
        put_away(t, seat)
    end_lasting(t, FOR_SEGMENT)
    yield from aftermath(t, [])
    if over(t) or s.raid_due:
        return
    if s.segment + 1 < SEGMENTS:
        s.segment += 1
        s.step = SPAWN
    else:
        s.step = SLEEP
        s.part = 0
        s.asleep = []


def put_away(t: City, seat: i64) -> None:
    """KA-R68, KA-D-47: a used card lies aside until the Refresh phase; one may go back to hand, or out of the game."""
    s = t.s
    hero = s.heroes[seat]
    card = hero.card
    if card == NO_CARD:
        return
    kind = t.content.cards[card].kind
    if not hero.face_down and kind >= WORK:
        hero.shown |= 1 << (kind - WORK)
    hero.card = NO_CARD
    hero.face_down = False
    hero.moves = 0
    hero.left = []
    if hero.leaves:
        s.removed.append(card)
    elif hero.keeps:
        hero.hand.append(card)
        t.tell("card-back", seat, card)
    else:
        hero.played.append(card)
    hero.leaves = False
    hero.keeps = False
