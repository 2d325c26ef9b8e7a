"""Final Plots in general: when one is revealed, and what its Boss Events do (KA-R137 to R142, D-18, D-20, D-44)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import DON, JOHN, MOTHER, RED_MIST, VIC
from ludoteca.games.kick_ass.rules import causes, row
from ludoteca.games.kick_ass.rules.plots import don, last_stand, red_mist, vic
from ludoteca.games.kick_ass.rules.spawn import put_foe
from ludoteca.games.kick_ass.state import BOSS_EVENT, NO_EVENT, City, Foe, Running, Token
from ludoteca.kernel.flow import Flow


def events_done(t: City) -> i64:
    """KA-R2: completed Events that are no Boss Events."""
    n: i64 = 0
    for event in t.s.completed:
        if event < BOSS_EVENT:
            n += 1
    return n


def is_due(t: City) -> bool:
    """KA-R137, KA-R146: enough Events are completed, and the plot is not revealed yet."""
    return not t.s.revealed and events_done(t) >= t.s.needed


def reveal_plot(t: City) -> Flow[None]:
    """KA-R137, KA-D-20: the Boss Events replace the rest of the deck, Events on the row stay; the plot is set up."""
    s = t.s
    t.cause = causes.PLOT + s.plot
    s.revealed = True
    s.plot_known = True
    t.reveal()
    t.tell("plot", s.plot)
    s.spare_events.extend(s.event_deck)
    s.event_deck = s.boss_deck[:]
    s.boss_deck = []
    s.event_under = 0
    t.chance.shuffle("boss-events", s.event_deck)
    if s.plot == RED_MIST:
        red_mist.set_up(t)
    elif s.plot == VIC:
        vic.set_up(t)
    elif s.plot == DON:
        yield from don.set_up(t)
    else:
        last_stand.set_up(t)


def put_boss(t: City, place: i64) -> Foe:
    """KA-R140, KA-R141: the Boss comes onto the board, with the numbers of the X-table."""
    s = t.s
    plot = t.content.plots[s.plot]
    return put_foe(t, plot.boss, place, NO_EVENT, plot.power[s.x], plot.life[s.x], plot.armour[s.x])


def boss_event_completed(t: City, event: i64, seat: i64) -> Flow[None]:
    """KA-R138, KA-R139: what a completed Boss Event brings; then the next one comes to the first space at once."""
    s = t.s
    t.cause = causes.PLOT + s.plot
    if s.plot == RED_MIST:
        yield from red_mist.turn_tokens(t, seat, 2)
    elif s.plot == VIC:
        vic.move_skull(t, -4)
    elif s.plot == JOHN or s.plot == MOTHER:
        last_stand.add_piece(t, event)
    if s.reason == 0 and not s.raid_due:
        yield from row.reveal(t)


def boss_event_matured(t: City, event: i64) -> None:
    """KA-R179, KA-R197, KA-D-18: Vic and Don lose it for good; otherwise it goes under the Boss Events once more."""
    s = t.s
    if s.plot == VIC:
        s.matured.append(event)
        vic.move_skull(t, 5)
    elif s.plot == DON:
        s.matured.append(event)
    else:
        s.event_deck.insert(0, event)
        s.event_under += 1


def march(t: City) -> None:
    """KA-R176, KA-R191, KA-D-2, KA-D-64: before every other Sleep step Vic or Don moves on."""
    s = t.s
    if not s.revealed:
        return
    if s.plot == VIC:
        vic.march(t)
    elif s.plot == DON:
        don.march(t)


def turn_tokens(t: City, seat: i64, n: i64) -> Flow[None]:
    """words.REVEAL: so many of Red Mist's tokens."""
    if t.s.revealed and t.s.plot == RED_MIST:
        yield from red_mist.turn_tokens(t, seat, n)


def move_skull(t: City, n: i64) -> None:
    """words.SKULL."""
    if t.s.revealed and t.s.plot == VIC:
        vic.move_skull(t, n)


def place_tokens(t: City, running: Running) -> None:
    """KA-R192: Don's Boss Events place tokens."""
    if t.s.revealed and t.s.plot == DON and running.event >= BOSS_EVENT:
        don.place_tokens(t, running)


def drop_token(t: City, token: Token) -> None:
    """KA-R197: a token leaves with its Event."""
    don.drop_token(t, token)


def check_tokens(t: City) -> None:
    """KA-R195: a Loot whose last dollar is gone is resolved."""
    if t.s.plot == DON and t.s.revealed:
        don.check_loot(t)
