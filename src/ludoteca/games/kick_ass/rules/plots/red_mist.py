"""Red Mist, the Damned Coward: eight face-down tokens, the hunt, the fight (KA-R166 to R170, D-69)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import TOKEN_GAIN, TOKEN_HIDEOUT, TOKEN_LOSE
from ludoteca.games.kick_ass.content.words import DISTRICTS
from ludoteca.games.kick_ass.rules import plotting
from ludoteca.games.kick_ass.rules.councils import ask_team, standing
from ludoteca.games.kick_ass.rules.meters import gain, lose
from ludoteca.games.kick_ass.state import NO_MIST, City
from ludoteca.kernel.flow import Flow


def set_up(t: City) -> None:
    """KA-R166: the tokens are shuffled, one comes face down to each District."""
    s = t.s
    tokens = t.content.mist_tokens[:]
    t.chance.shuffle("mist", tokens)
    for place in range(DISTRICTS):
        s.mist[place] = tokens[place]
        s.mist_up[place] = False
    t.tell("mist-laid")


def hidden(t: City) -> list[int]:
    """The Districts whose token is still face down."""
    out: list[int] = []
    for place in range(DISTRICTS):
        if t.s.mist[place] != NO_MIST and not t.s.mist_up[place]:
            out.append(place)
    return out


def turn_tokens(t: City, seat: i64, n: i64) -> Flow[None]:
    """KA-R167, KA-D-69: the team chooses one after the other; the effects hit the Hero who completed the Boss Event."""
    for _ in range(n):
        among = hidden(t)
        if len(among) == 0:
            return
        place: i64 = among[0]
        if len(among) > 1:
            cause = t.cause
            place = yield ask_team(t, "mist", among)
            t.cause = cause
        turn(t, seat if seat >= 0 else standing(t)[0], place)


def turn(t: City, seat: i64, place: i64) -> None:
    """KA-R168, KA-R169: nothing, a loss, a gain, or the hideout: then Red Mist stands in that District."""
    s = t.s
    s.mist_up[place] = True
    t.reveal()
    token = s.mist[place]
    t.tell("mist", place, token)
    if token == TOKEN_LOSE:
        lose(t, seat, t.content.mist_stat[0], 1)
    elif token == TOKEN_GAIN:
        gain(t, seat, t.content.mist_stat[1], 1)
    elif token == TOKEN_HIDEOUT:
        plotting.put_boss(t, place)
