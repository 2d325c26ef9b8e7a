"""Verbs that are aimed at players: the marker, Actions, Support, the Mission, and standing lines of the sheet."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import PICK
from ludoteca.games.fabrica_de_herois.effects.lines import ADDED, BARRED, COVERED, ND, TAXED
from ludoteca.games.fabrica_de_herois.effects.words import (
    AT_ONCE,
    PLAYERS,
    ROUND,
    TEAM_MISSION,
    UNTIL_USED,
    Effect,
    Line,
    Standing,
    Verb,
    Words,
)
from ludoteca.games.fabrica_de_herois.rules.decks import (
    into_deck,
    lay_mission,
    put_under,
    shuffle_deck,
    take_mission,
)
from ludoteca.games.fabrica_de_herois.rules.lasting import end, lay, move_marker
from ludoteca.games.fabrica_de_herois.rules.prices import gain, lose
from ludoteca.games.fabrica_de_herois.rules.reckoning import bits
from ludoteca.games.fabrica_de_herois.rules.teams import eliminate, join_support, leave_support
from ludoteca.games.fabrica_de_herois.state import AMBUSH, LINE, MARKER, NONE, Cast, Factory, Player
from ludoteca.kernel.flow import Decision, Flow


class TeamVerb(Verb):
    """What is done to one player after the other: `do`."""

    form = PLAYERS

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """Do it to this player."""
        raise NotImplementedError

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """To all that are aimed at; a die is rolled once."""
        rolled = e.amount.of(t, c, c.user) if e.amount.rolls else 0
        for seat in e.targets.seats(t, c, e, i):
            n = rolled if e.amount.rolls else e.amount.of(t, c, seat)
            self.do(t, c, e, seat, n * c.factor)


# -- the marker ------------------------------------------------------------------------------------------------


class Marker(TeamVerb):
    """`marker +2`: the Bonus card slides (FH-R49)."""

    name = "marker"
    lasts = True

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """FH-D-18: it keeps what it really moved."""
        move_marker(t, c, seat, n, e.duration)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """As many points of Bonus."""
        return 10 * abs(int(e.amount.likely(t, seat, seat)))


class Invert(TeamVerb):
    """`invert`: a plus becomes a minus."""

    name = "invert"
    lasts = True

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """There must be a plus."""
        return t.s.players[seat].marker > 0

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """Twice what it shows, the other way. FH-D-29: what is no plus by now is passed over."""
        if self.touches(t, c, seat):
            move_marker(t, c, seat, -2 * t.s.players[seat].marker, e.duration)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """Against the highest marker there is."""
        most: i64 = 0
        for p in t.s.players:
            if p.seat != seat and p.marker > most:
                most = p.marker
        return 20 * most


class Wipe(TeamVerb):
    """`wipe`: every minus on the marker ends."""

    name = "wipe"

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """There must be one."""
        for one in t.s.lasting:
            if one.what == MARKER and one.team == seat and one.amount < 0:
                return True
        return False

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """FH-D-18: what they kept leaves the sum."""
        end(t, [one for one in t.s.lasting if one.what == MARKER and one.team == seat and one.amount < 0])

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """What is wiped."""
        n: i64 = 0
        for one in t.s.lasting:
            if one.what == MARKER and one.team == seat and one.amount < 0:
                n -= one.amount
        return 10 * n


# -- Actions ---------------------------------------------------------------------------------------------------


class Actions(TeamVerb):
    """`actions +1`, `actions -1 one`: Actions are received or lost at once (FH-D-23)."""

    name = "actions"

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """What has none can lose none."""
        return seat == c.user or t.s.players[seat].actions > 0

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """FH-R27: at most six."""
        if n < 0:
            lose(t, t.s.players[seat], -n)
        else:
            gain(t, t.s.players[seat], n)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """An Action is worth something like a Bonus."""
        return 9 * abs(int(e.amount.likely(t, seat, seat)))


class Rob(TeamVerb):
    """`rob 1 one`: steal Actions."""

    name = "rob"

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """There must be one."""
        return t.s.players[seat].actions > 0

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """As many as there are."""
        gain(t, t.s.players[c.user], lose(t, t.s.players[seat], n))

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """One less there, one more here."""
        return 15 * e.amount.likely(t, seat, seat)


class Income(TeamVerb):
    """`income -1`: the next income is lower, or higher (FH-D-23)."""

    name = "income"

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """FH-R74, FH-R75."""
        t.s.players[seat].windfall += n
        t.tell("windfall", seat, n)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """As many Actions."""
        return 8 * abs(int(e.amount.likely(t, seat, seat)))


class Tax(TeamVerb):
    """`tax one`: the next ability of a player costs 2."""

    name = "tax"

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """Once is enough."""
        return t.s.players[seat].sheet[TAXED] == 0

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """It ends when it is paid."""
        if self.touches(t, c, seat):
            lay(t, c, LINE, UNTIL_USED, seat, NONE, 1, TAXED)
            t.tell("taxed", seat)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """An Action."""
        return 7


class Bar(TeamVerb):
    """`bar one`: nobody may enter the Field from Support."""

    name = "bar"
    lasts = True

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """FH-R47: against FH-R37."""
        lay(t, c, LINE, e.duration, seat, NONE, 1, BARRED)
        t.tell("barred", seat)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """Keeps a Field small."""
        return 9


# -- Support ---------------------------------------------------------------------------------------------------


class Pickpocket(TeamVerb):
    """`pickpocket 1 one`: a random card out of a Support goes to the Graveyard."""

    name = "pickpocket"

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """There must be one."""
        return len(t.s.players[seat].support) > 0

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """FH-R58: face up."""
        p = t.s.players[seat]
        for _ in range(n):
            if not p.support:
                return
            place = t.chance.roll("support", len(p.support), 1, c.user)[0]
            eliminate(t, p.support[place])

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """A Hero that was to come."""
        return 13 * e.amount.likely(t, seat, seat)


class Spy(TeamVerb):
    """`spy one`: look at a Support; one card of it goes into the deck."""

    name = "spy"
    asks = True

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """There must be one."""
        return len(t.s.players[seat].support) > 0

    def play(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """FH-D-45: who looked knows the rest from now on; the owner sees what is gone."""
        s = t.s
        for seat in e.targets.seats(t, c, e, i):
            p = s.players[seat]
            if not p.support:
                continue
            s.looker = c.user
            s.spied = seat
            t.reveal()
            t.tell("spied", c.user, seat)
            _show(t, p, c.user)
            place = yield Decision(c.user, "spy", range(len(p.support)), (int(c.cause), seat))
            s.looker = NONE
            s.spied = NONE
            _send(t, p, place, c.user)
            t.tell("gave-back", seat, 1)
            shuffle_deck(t)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """The best one that was to come."""
        return 15


def _show(t: Factory, p: Player, viewer: i64) -> None:
    """Somebody looks at a Support."""
    for hero in p.support:
        t.s.seen[hero] |= 1 << viewer
        t.whisper(viewer, "saw", p.seat, hero)


def _send(t: Factory, p: Player, place: i64, viewer: i64) -> None:
    """A Hero goes out of a Support into the deck; its owner and who looked know the rest."""
    hero = p.support[place]
    leave_support(t, hero)
    into_deck(t, hero)
    for other in p.support:
        t.s.seen[other] &= (1 << p.seat) | (1 << viewer)


class Barter(TeamVerb):
    """`barter one`: a card of the own Support for a random one of theirs."""

    name = "barter"
    asks = True

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Both need one."""
        return len(t.s.players[c.user].support) > 0 and e.targets.any(t, c, e)

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """There must be one."""
        return len(t.s.players[seat].support) > 0

    def play(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """FH-D-45: the two know what they gave and got."""
        s = t.s
        me = s.players[c.user]
        for seat in e.targets.seats(t, c, e, i):
            them = s.players[seat]
            if not me.support or not them.support:
                continue
            asked = Decision(c.user, "give", [PICK + hero for hero in me.support], (int(c.cause), seat))
            _exchange(t, me, them, (asked.actions[0] if len(asked.actions) == 1 else (yield asked)) - PICK)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """The worst for an average one."""
        return 5


def _exchange(t: Factory, me: Player, them: Player, mine: i64) -> None:
    """One Support card for a random one of theirs; the two know what they gave and got, and nobody else anything."""
    s = t.s
    theirs = them.support[t.chance.roll("support", len(them.support), 1, me.seat)[0]]
    both = (1 << me.seat) | (1 << them.seat)
    leave_support(t, mine)
    leave_support(t, theirs)
    for other in (*me.support, *them.support):
        s.seen[other] &= both
    join_support(t, them, mine, both)
    join_support(t, me, theirs, both)
    t.reveal()
    t.tell("bartered", me.seat, them.seat)
    t.whisper(me.seat, "received", theirs)
    t.whisper(them.seat, "received", mine)


# -- the Mission -----------------------------------------------------------------------------------------------


class ChangeNd(TeamVerb):
    """`nd -2`, `nd +2 one`: what a Mission demands (FH-D-37), until it ends."""

    name = "nd"

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """FH-D-35: it stays for the Mission that is drawn instead."""
        if n != 0:
            lay(t, c, LINE, TEAM_MISSION, seat, NONE, n, ND)
        t.tell("nd", seat, n)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """As many points of Bonus."""
        return 10 * abs(int(e.amount.likely(t, seat, seat)))


class Cover(TeamVerb):
    """`cover one`: an emblem of a Mission counts no more, until the Mission ends."""

    name = "cover"
    asks = True

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """There must be one."""
        p = t.s.players[seat]
        return p.mission != NONE and p.emblems != 0

    def play(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """Where there are several, the user chooses."""
        s = t.s
        for seat in e.targets.seats(t, c, e, i):
            p = s.players[seat]
            if p.mission == NONE or p.emblems == 0:
                continue
            shown = [one for one in range(5) if p.emblems >> one & 1]
            emblem = shown[0]
            if bits(p.emblems) > 1:
                emblem = yield Decision(c.user, "emblem", shown, (int(c.cause), seat))
            lay(t, c, LINE, TEAM_MISSION, seat, NONE, 1 << emblem, COVERED)
            t.tell("covered", seat, emblem)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """A Hero or two less."""
        return 12


class Replace(TeamVerb):
    """`replace one`: a Mission goes under the deck, and another one is drawn (FH-D-43)."""

    name = "replace"

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """One must be there, and another to come."""
        return t.s.players[seat].mission != NONE and len(t.s.missions) > 0

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """FH-D-43: one that comes in the owner's own turn is not attempted in that turn."""
        s = t.s
        p = s.players[seat]
        if not self.touches(t, c, seat):
            return
        old = p.mission
        put_under(t, old)
        t.tell("mission-replaced", seat, old)
        lay_mission(t, p, take_mission(t))
        if s.turn == seat:
            p.due = False

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """May spoil a plan."""
        return 12


# -- standing lines --------------------------------------------------------------------------------------------


class LayLine(TeamVerb):
    """A line of the sheet for a while: `field +1 for mission`, `toll 1 for permanent`, `emblem duty` …"""

    lasts = True

    def __init__(self, line: Line, amount: i64, affiliation: i64 = -1) -> None:
        self.line = line
        self.name = line.name
        self.amount = amount
        self.affiliation = affiliation

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """FH-D-35: an emblem needs a Mission only at the comparison."""
        return True

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """Onto the sheet. FH-D-19, FH-D-35: an added emblem lies on the Mission."""
        duration = e.duration
        if duration == AT_ONCE and self.line.index == ADDED:
            duration = TEAM_MISSION
        amount = self.amount if self.affiliation >= 0 else self.amount * c.factor
        lay(t, c, LINE, duration, seat, NONE, amount, self.line.index)
        t.tell("line", seat, c.cause)

    def text(self, e: Effect) -> Words:
        """The line itself, and how long; an emblem on the Mission that lies there speaks for itself."""
        rule = Standing(self.line, self.amount, self.affiliation).text()
        if e.duration == AT_ONCE and self.line.index == ADDED:
            return "fx-emblem", {"aff": rule[1]["aff"]}
        if not e.targets.mine:
            return "fx-line-them", {"rule": rule, "for": e.until(), "who": (f"who-{e.targets.name}", {})}
        return "fx-line", {"rule": rule, "for": e.until()}

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """Something for a while, more for good."""
        return 8 if e.duration == ROUND else 12


class Ambush(TeamVerb):
    """`ambush`: an Attack on the own Leader lets its player steal the attacking Hero, once."""

    name = "ambush"
    lasts = True

    def do(self, t: Factory, c: Cast, e: Effect, seat: i64, n: i64) -> None:
        """`rules/declaring.py` springs it."""
        lay(t, c, AMBUSH, e.duration, seat, NONE, 1)
        t.tell("ambush", seat)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """A threat."""
        return 8


TEAM_VERBS = (
    Marker,
    Invert,
    Wipe,
    Actions,
    Rob,
    Income,
    Tax,
    Bar,
    Pickpocket,
    Spy,
    Barter,
    ChangeNd,
    Cover,
    Replace,
    Ambush,
)
