"""Don Genovese's Gang Unification: a walking gang, blocked clocks, tokens that weaken him (KA-R189 to R200, D-64)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import (
    BRIBE,
    DON,
    LOOT,
    REPORT,
    WEAK_ARMOUR,
    WEAK_LIFE,
    WEAK_POWER,
)
from ludoteca.games.kick_ass.content.words import (
    ARMOUR,
    DISTRICTS,
    DOLLAR,
    LIFE,
    POLICE,
    POWER,
    TOKENS,
    WALL_STREET,
)
from ludoteca.games.kick_ass.rules import causes, deeds, fall, plotting, row
from ludoteca.games.kick_ass.rules.city import boss_of, figures_on_board
from ludoteca.games.kick_ass.rules.councils import ask_team
from ludoteca.games.kick_ass.rules.force import event_piece
from ludoteca.games.kick_ass.rules.meters import lose
from ludoteca.games.kick_ass.rules.plots.vic import next_on_ring
from ludoteca.games.kick_ass.state import NOBODY, TOKEN_MARKER, City, Running, Token
from ludoteca.kernel.flow import Flow

BRIBE_PRICE: Final = 4  # KA-R193
LOOT_DOLLARS: Final = 3  # KA-R195
STRIDE: Final = 2  # KA-R191


def set_up(t: City) -> Flow[None]:
    """KA-R189, KA-R190: Don in Wall Street with his gang; if figures run short the team says where from."""
    s = t.s
    s.token_pool = list(range(len(t.content.don_tokens)))
    t.chance.shuffle("tokens", s.token_pool)
    plotting.put_boss(t, WALL_STREET)
    s.gang = t.content.plots[DON].gang[s.x]
    t.tell("gang", WALL_STREET, s.gang)
    while figures_on_board(s) > t.content.minions:
        among: list[int] = [place for place in range(DISTRICTS) if s.minions[place] > 0]
        if len(among) == 0:
            s.gang -= 1  # only Super-Minions are left to take from: the gang stays smaller
            continue
        place: i64 = among[0]
        if len(among) > 1:
            place = yield ask_team(t, "gang-from", among)
            t.cause = causes.PLOT + DON
        s.minions[place] -= 1
        t.tell("recruited", place, s.minions[place])


def march(t: City) -> None:
    """KA-R191, KA-D-64: he and his gang move two Districts on; only where he ends matters."""
    boss = boss_of(t)
    if boss is None:
        return
    t.cause = causes.MARCH
    start = boss.at
    boss.at = next_on_ring(start, STRIDE)
    t.tell("marched", boss.foe, start, boss.at, t.s.gang)


# -- tokens ------------------------------------------------------------------------------------------------------------


def picture(t: City, token: Token) -> i64:
    """BRIBE, REPORT or LOOT."""
    return t.content.don_tokens[token.token][1]


def place_tokens(t: City, running: Running) -> None:
    """KA-R192, KA-R199: the tokens of a Boss Event come to their Districts face down; alone one of each colour."""
    s = t.s
    named: list[int] = []
    placed = 0
    for weak, place in event_piece(s, running.event).tokens:
        if s.x == 1 and weak in named:
            continue
        named.append(weak)
        for number in s.token_pool:
            if t.content.don_tokens[number][0] == weak:
                s.token_pool.remove(number)
                made = Token()
                made.token = number
                made.at = place
                made.event = running.event
                made.up = False
                made.left = 0
                made.carrier = NOBODY
                made.left_by = 0
                s.tokens.append(made)
                placed += 1
                t.tell("token-laid", weak, place)
                break
    if placed == 0:
        finish(t, running.event, NOBODY)


def turn(t: City, seat: i64, index: i64) -> None:
    """KA-R192: a Timer turns a token; its picture says what is to be done."""
    token = t.s.tokens[index]
    token.up = True
    t.reveal()
    t.cause = causes.TOKEN
    shown = picture(t, token)
    if shown == LOOT:
        token.left = LOOT_DOLLARS
    elif shown == REPORT:
        token.left = 1
    t.tell("token", seat, token.token, token.at)


def collect(t: City, seat: i64, index: i64) -> None:
    """KA-R194: a Timer picks up the marker of a Police token."""
    token = t.s.tokens[index]
    token.left = 0
    token.carrier = seat
    t.s.heroes[seat].carried.append(TOKEN_MARKER + token.token)
    t.cause = causes.TOKEN
    t.tell("collected", seat, token.token, token.at)


def report(t: City, seat: i64) -> None:
    """KA-R194: one more Timer at the Police Station delivers all that a Hero carries."""
    t.cause = causes.TOKEN
    for token in t.s.tokens[:]:
        if token.carrier == seat:
            t.s.heroes[seat].carried.remove(TOKEN_MARKER + token.token)
            t.tell("reported", seat, token.token)
            resolve(t, token, seat)


def bribe(t: City, seat: i64, index: i64) -> None:
    """KA-R193, KA-D-64: one Hero there pays all $4, without a Timer."""
    token = t.s.tokens[index]
    t.cause = causes.TOKEN
    lose(t, seat, DOLLAR, BRIBE_PRICE)
    t.tell("bribed", seat, token.token, token.at)
    resolve(t, token, seat)


def check_loot(t: City) -> None:
    """KA-R195: resolved when the last dollar is removed."""
    for token in t.s.tokens[:]:
        if token.up and token.left == 0 and picture(t, token) == LOOT:
            t.cause = causes.TOKEN
            resolve(t, token, NOBODY)


def resolve(t: City, token: Token, seat: i64) -> None:
    """KA-R196, KA-D-64: the token is discarded; by its colour Power, Armour or Life falls by 2, or 2 of the gang go."""
    s = t.s
    drop_token(t, token)
    weak = t.content.don_tokens[token.token][0]
    if weak == WEAK_POWER:
        deeds.weaken(t, POWER, -2)  # KA-R196a
    elif weak == WEAK_ARMOUR:
        deeds.weaken(t, ARMOUR, -2)  # KA-R196b
    elif weak == WEAK_LIFE:
        deeds.weaken(t, LIFE, -2)  # KA-R196c
    else:  # KA-R196d
        boss = boss_of(t)
        for _ in range(min(2, s.gang)):
            if boss is not None:
                fall.kill_minion(t, boss.at, True)
    for other in s.tokens:
        if other.event == token.event:
            return
    finish(t, token.event, seat)


def finish(t: City, event: i64, seat: i64) -> None:
    """KA-D-64: his Boss Event is completed when its last token is resolved."""
    running = row.of_event(t, event)
    if running is None:
        return
    needs = event_piece(t.s, event).needs
    for index in range(len(needs)):
        if needs[index].kind == TOKENS:
            row.add(t, running, index, row.wanted(t, needs[index]), seat)


def drop_token(t: City, token: Token) -> None:
    """A token leaves the board for good, and the marker that somebody carries with it; all see what it was."""
    s = t.s
    if not token.up:
        token.up = True
        t.reveal()
    s.tokens.remove(token)
    s.tokens_gone.append(token.token)
    if token.carrier != NOBODY:
        marker = TOKEN_MARKER + token.token
        if marker in s.heroes[token.carrier].carried:
            s.heroes[token.carrier].carried.remove(marker)
    t.tell("token-gone", token.token, token.at)


def may_bribe(t: City, seat: i64, token: Token) -> bool:
    """KA-R193: whether this Hero can pay a Bribe here."""
    hero = t.s.heroes[seat]
    return token.up and token.at == hero.at and picture(t, token) == BRIBE and hero.stats[DOLLAR] >= BRIBE_PRICE


def new_bribe(t: City, seat: i64) -> bool:
    """KA-D-64: whether a Hero who is done could pay a Bribe that was not there, or too dear, when he was."""
    for token in t.s.tokens:
        if not token.left_by >> seat & 1 and may_bribe(t, seat, token):
            return True
    return False


def leave_bribes(t: City, seat: i64) -> None:
    """A Hero is done without paying the Bribes that he could pay here: nobody asks him again."""
    for token in t.s.tokens:
        if may_bribe(t, seat, token):
            token.left_by |= 1 << seat


def may_report(t: City, seat: i64) -> bool:
    """KA-R194: whether this Hero stands at the Police Station with a marker."""
    if t.s.heroes[seat].at != POLICE:
        return False
    for token in t.s.tokens:
        if token.carrier == seat:
            return True
    return False
