"""Setting the table (KA-R39 to R59, D-32, D-67)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.actions import CARDS, replace_action
from ludoteca.games.kick_ass.content.words import DOLLAR, METERS
from ludoteca.games.kick_ass.rules import causes
from ludoteca.games.kick_ass.rules.decks import deal_cards, deal_shop, draw, draw_item
from ludoteca.games.kick_ass.rules.force import note_all
from ludoteca.games.kick_ass.rules.items import take_item
from ludoteca.games.kick_ass.state import BOSS_EVENT, EVENTS, SOLO, City
from ludoteca.kernel.flow import Decision, Flow

EVENT_CARDS: i64 = 6
PURSE: i64 = 3  # KA-R44; KA-R55: alone twice as much
UNKNOWN: i64 = -1  # a Hero, or a plot, that chance decides


def set_up(t: City) -> None:
    """KA-R39, KA-R41, KA-R47, KA-R48, KA-R49, KA-R52, KA-R53: everything but what a single player chooses."""
    s = t.s
    t.cause = causes.SETTING_UP
    box = t.content
    cast(t)
    if s.plot < 0:
        plots = list(range(len(box.plots)))
        t.chance.shuffle("plot", plots)
        s.plot = plots[0]
    for seat in range(len(s.heroes)):
        seat_hero(t, seat)
    s.blue_deck = box.blue_deck[:]
    s.red_deck = box.red_deck[:]
    t.chance.shuffle("blue-cards", s.blue_deck)
    t.chance.shuffle("red-cards", s.red_deck)
    s.item_deck = box.item_deck[:]
    t.chance.shuffle("items", s.item_deck)
    s.spawn_deck = list(range(len(box.spawns)))
    t.chance.shuffle("spawn", s.spawn_deck)
    deal_crises(t)
    deal_events(t)
    for event in box.plots[s.plot].events:
        s.boss_deck.append(BOSS_EVENT + event)
    s.twist_deck = list(range(len(box.modifiers)))
    s.token_pool = list(range(len(box.don_tokens)))
    note_all(s)
    t.tell("begins", len(s.heroes), s.needed)
    if s.plot_known:
        t.tell("plot-chosen", s.plot)
    if len(s.heroes) == 1:
        s.step = SOLO
        s.part = 0
        draw_for_solo(t)
    else:
        deal_cards(t)
        deal_shop(t)
        s.step = EVENTS


def cast(t: City) -> None:
    """KA-R42, KA-R212: Heroes that nobody has chosen come by chance."""
    s = t.s
    free: list[int] = list(range(len(t.content.heroes)))
    missing = 0
    for hero in s.heroes:
        if hero.hero >= 0:
            free.remove(hero.hero)
        else:
            missing += 1
    if missing == 0:
        return
    t.chance.shuffle("heroes", free)
    for hero in s.heroes:
        if hero.hero < 0:
            hero.hero = free.pop()


def seat_hero(t: City, seat: i64) -> None:
    """KA-R42, KA-R43, KA-R44, KA-R45, KA-R46, KA-D-32: the panel, where one begins, five cards, an item, $3."""
    s = t.s
    hero = s.heroes[seat]
    piece = t.content.heroes[hero.hero]
    for meter in range(METERS):
        hero.stats[meter] = piece.start[meter]
    hero.stats[DOLLAR] = PURSE * 2 if len(s.heroes) == 1 else PURSE
    hero.at = piece.district
    hero.been = 1 << piece.district
    hero.hand = piece.cards[:]
    s.greens.append(piece.green)
    t.tell("joined", seat, hero.hero, hero.at)
    take_item(t, seat, piece.item)


def deal_crises(t: City) -> None:
    """KA-R50: two face down to each, at random; the rest goes back to the box unseen."""
    s = t.s
    crises = list(range(len(t.content.crises)))
    t.chance.shuffle("crises", crises)
    for hero in s.heroes:
        hero.crises = [crises.pop(), crises.pop()]
    s.spare_crises = crises


def deal_events(t: City) -> None:
    """KA-R51, KA-R54: six of the Events for this number of players, face down; alone those for two."""
    s = t.s
    events = t.content.events_for(len(s.heroes))
    t.chance.shuffle("events", events)
    s.event_deck = events[:EVENT_CARDS]
    s.spare_events = events[EVENT_CARDS:]


# -- alone -------------------------------------------------------------------------------------------------------------


def draw_for_solo(t: City) -> None:
    """KA-R56, KA-R57: three Blue cards, then four items, to choose one of each."""
    s = t.s
    n: i64 = 3 if s.part == 0 else 4
    s.drawn = []
    for _ in range(n):
        if s.part == 0:
            s.drawn.append(draw(t, "blue-cards", s.blue_deck, s.blue_discard))
        else:
            s.drawn.append(draw_item(t))


def solo(t: City) -> Flow[None]:
    """KA-R56, KA-R57, KA-R58, KA-R59, KA-D-67: one of three Blue cards for one of the Hero's own; one of four items."""
    s = t.s
    hero = s.heroes[0]
    t.cause = causes.SETTING_UP
    if s.part == 0:
        actions: list[int] = []
        for index in range(len(s.drawn)):
            for card in hero.hand:
                actions.append(replace_action(index, card))
        answer = yield Decision(0, "solo-card", actions)
        new = s.drawn[answer // CARDS]
        old = answer % CARDS
        hero.hand.remove(old)
        hero.hand.append(new)
        s.removed.append(old)
        s.drawn.remove(new)
        t.tell("replaced-card", 0, old, new)
        s.blue_deck.extend(s.drawn)
        t.chance.shuffle("blue-cards", s.blue_deck)
        s.part = 1
        draw_for_solo(t)
        return
    answer = yield Decision(0, "solo-item", range(len(s.drawn)))
    item = s.drawn[answer]
    s.drawn.remove(item)
    s.item_discard.extend(s.drawn)
    s.drawn = []
    take_item(t, 0, item)
    note_all(s)
    deal_cards(t)
    deal_shop(t)
    s.step = EVENTS
