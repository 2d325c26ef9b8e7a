"""Verbs that help their user, and those that answer an attack."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.content.box import ATTACK
from ludoteca.games.fabrica_de_herois.effects.targets import next_seats
from ludoteca.games.fabrica_de_herois.effects.words import PLAYERS, Effect, Verb
from ludoteca.games.fabrica_de_herois.rules.decks import heroes_left, renew_deck, take_top
from ludoteca.games.fabrica_de_herois.rules.declaring import declare
from ludoteca.games.fabrica_de_herois.rules.lasting import end_on_hero, end_permanent
from ludoteca.games.fabrica_de_herois.rules.looking import look_and_take
from ludoteca.games.fabrica_de_herois.rules.reckoning import reckon, reckon_all
from ludoteca.games.fabrica_de_herois.rules.teams import change_sides, everyone, gain_hero
from ludoteca.games.fabrica_de_herois.state import FIELD_TEAM, NONE, Cast, Factory, Player, new_cast
from ludoteca.kernel.flow import Decision, Flow

# -- Heroes ----------------------------------------------------------------------------------------------------

LENDERS = ("borrow", "again")  # they use another ability: what they are worth must not go round in a circle


class Draw(Verb):
    """`draw 2`: Heroes from the deck (FH-R40)."""

    name = "draw"

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """FH-D-40: one draws what there is."""
        return heroes_left(t.s) > 0

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """FH-R41: they may not fit; then the Teams are repaired."""
        p = t.s.players[c.user]
        n = e.amount.of(t, c, c.user) * c.factor
        got: i64 = 0
        for _ in range(n):
            hero = take_top(t)
            if hero == NONE:
                break
            got += 1
            gain_hero(t, p, hero, 0)
        t.tell("drew", c.user, got)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """A Hero each."""
        return 12 * e.amount.likely(t, seat, seat)


class Scout(Verb):
    """`scout 3`: look at so many of the deck, take one; the others go back, and it is shuffled."""

    name = "scout"
    asks = True

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """FH-D-40."""
        return heroes_left(t.s) > 0

    def play(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """FH-D-45: nobody else sees them."""
        yield from look_and_take(t, t.s.players[c.user], e.amount.of(t, c, c.user) * c.factor, int(c.cause))

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """A good Hero."""
        return 15


class Salvage(Verb):
    """`salvage`: the Graveyard's top comes to Support (FH-D-24)."""

    name = "salvage"

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """There must be one."""
        return len(t.s.graveyard) > 0

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """Everyone has seen it. Not the Hero that was discarded for it: the one below (FH-R59)."""
        s = t.s
        place = len(s.graveyard) - 1
        if c.ability != NONE and place >= 0 and s.graveyard[place] == s.content.abilities[c.ability].hero:
            place -= 1
        if place < 0:
            return
        hero = s.graveyard.pop(place)
        gain_hero(t, s.players[c.user], hero, everyone(s))
        t.tell("salvaged", c.user, hero)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """As good as that Hero."""
        return 8 * t.s.content.bonus[t.s.graveyard[-1]] if t.s.graveyard else 0


class Recycle(Verb):
    """`recycle`: the Graveyard is shuffled into the Hero deck."""

    name = "recycle"

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """There must be one."""
        return len(t.s.graveyard) > 0

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """FH-R62, before its time."""
        renew_deck(t)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """Next to nothing."""
        return 1


class Borrow(Verb):
    """`borrow`: use the Discard ability on the Graveyard's top for nothing more; it is declared, with a window."""

    name = "borrow"
    asks = True

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """FH-D-50: not one that needs an attack to answer; and its first effect must have something to do."""
        s = t.s
        if not s.graveyard:
            return False
        ability = s.content.heroes[s.graveyard[-1]].discard
        if ability.answering:
            return False
        probe = new_cast(c.user, ability.number, ability.number, ability.effects, ability.kind == ATTACK)
        return ability.effects[0].open(t, probe)

    def play(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """FH-D-24: a text that says so."""
        s = t.s
        if self.open(t, c, e):
            ability = s.content.heroes[s.graveyard[-1]].discard
            t.tell("borrowed", c.user, ability.number)
            yield from declare(t, s.players[c.user], ability, NONE, True)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """What that one brings; nothing where it would let its borrower borrow again, and so for ever."""
        s = t.s
        if not s.graveyard:
            return 0
        effects = s.content.heroes[s.graveyard[-1]].discard.effects
        for one in effects:
            if one.verb.answers or one.verb.name in LENDERS:
                return 0
        return effects[0].verb.worth(t, seat, effects[0])


# -- whole Fields and Leaders ----------------------------------------------------------------------------------


def _hand_over(t: Factory, p: Player, field: list[int], leader: i64) -> None:
    """These Heroes are a player's Field from now on."""
    s = t.s
    p.field = field
    p.leader = leader
    for hero in field:
        s.owner[hero] = p.seat
        change_sides(s, hero, p.seat)
    for lasting in s.lasting:
        if lasting.hero != NONE and lasting.hero in field:
            lasting.team = p.seat


class Rotate(Verb):
    """`rotate`: everyone passes the whole Field to the left, with its Leader, its Blocks and Protections (FH-D-33)."""

    name = "rotate"

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """FH-R56: a Permanent ends: that Hero leads its caster's team no more."""
        s = t.s
        for p in s.players:
            if p.leader != NONE:
                end_permanent(t, p.leader)
        fields = [p.field for p in s.players]
        leaders = [p.leader for p in s.players]
        seats = len(s.players)
        for seat in range(seats):
            _hand_over(t, s.players[(seat + 1) % seats], fields[seat], leaders[seat])
        t.tell("rotated", c.user)
        reckon_all(s)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """The right neighbour's Field for mine."""
        s = t.s
        mine: i64 = 0
        theirs: i64 = 0
        for hero in s.players[seat].field:
            mine += s.content.bonus[hero]
        for hero in s.players[seat - 1].field:
            theirs += s.content.bonus[hero]
        return 10 * (theirs - mine)


class TradeLeaders(Verb):
    """`trade-leaders one`: two Leaders change places, and lead there."""

    name = "trade-leaders"
    form = PLAYERS

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Both sides need one."""
        return t.s.players[c.user].leader != NONE and e.targets.any(t, c, e)

    def touches(self, t: Factory, c: Cast, seat: i64) -> bool:
        """There must be a Leader."""
        return t.s.players[seat].leader != NONE

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """FH-D-33: what lay on them ends."""
        s = t.s
        me = s.players[c.user]
        for seat in e.targets.seats(t, c, e, i):
            them = s.players[seat]
            mine = me.leader
            theirs = them.leader
            if mine == NONE or theirs == NONE:
                continue
            for hero in (mine, theirs):
                end_permanent(t, hero)
                end_on_hero(t, hero)
            _put_in_place(t, me, mine, theirs)
            _put_in_place(t, them, theirs, mine)
            t.tell("leaders-traded", c.user, seat, theirs, mine)
            reckon(s, me)
            reckon(s, them)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """The better one for mine."""
        s = t.s
        mine = s.players[seat].leader
        best: i64 = 0
        for other in next_seats(t, seat):
            leader = s.players[other].leader
            if leader != NONE and mine != NONE:
                best = max(best, s.content.bonus[leader] - s.content.bonus[mine])
        return 15 * best


def _put_in_place(t: Factory, p: Player, old: i64, new: i64) -> None:
    p.field[p.field.index(old)] = new
    p.leader = new
    t.s.owner[new] = p.seat
    t.s.zone[new] = FIELD_TEAM
    change_sides(t.s, new, p.seat)


# -- promises --------------------------------------------------------------------------------------------------


class Promise(Verb):
    """Something for the next time, kept on the player until it is used."""

    def give(self, p: Player, n: i64) -> None:
        """So many more of it."""
        raise NotImplementedError

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """It waits."""
        p = t.s.players[c.user]
        self.give(p, e.amount.of(t, c, c.user) * c.factor)
        t.tell("promised", c.user, c.cause)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """An Action or so."""
        return 8


class FreeBuy(Promise):
    """`free-buy 1`: the next Hero that is bought is free."""

    name = "free-buy"

    def give(self, p: Player, n: i64) -> None:
        """FH-R34."""
        p.free_buys += n


class FreeFlee(Promise):
    """`free-flee 1`: the next flight is free."""

    name = "free-flee"

    def give(self, p: Player, n: i64) -> None:
        """FH-R33."""
        p.free_flees += n


class FreeLeader(Promise):
    """`free-leader 1`: the next change of Leader is free."""

    name = "free-leader"

    def give(self, p: Player, n: i64) -> None:
        """FH-R38."""
        p.free_leads += n


class TwoMissions(Promise):
    """`two-missions 1`: next time two Missions are drawn, and one is kept."""

    name = "two-missions"

    def give(self, p: Player, n: i64) -> None:
        """FH-R25."""
        p.two_missions += n


class Double(Promise):
    """`double`: the next rewards count twice."""

    name = "double"

    def give(self, p: Player, n: i64) -> None:
        """FH-R73."""
        p.doubles += 1


class Spare(Promise):
    """`spare`: the next punishments are skipped."""

    name = "spare"

    def give(self, p: Player, n: i64) -> None:
        """FH-R74."""
        p.spares += 1


class Again(Verb):
    """`again`: the Leader ability may be used once more in this round (FH-D-22)."""

    name = "again"

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """It must be used."""
        p = t.s.players[c.user]
        return p.leader != NONE and t.s.used[p.leader]

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """FH-R47: against FH-R18."""
        s = t.s
        p = s.players[c.user]
        if p.leader != NONE and s.used[p.leader]:
            s.used[p.leader] = False
            reckon(s, p)
            t.tell("again", p.seat, p.leader)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """What the Leader does."""
        s = t.s
        p = s.players[seat]
        if p.leader == NONE:
            return 0
        first = s.content.heroes[p.leader].leader.effects[0]
        return 0 if first.verb.name in LENDERS else first.verb.worth(t, seat, first)


class Sort(Verb):
    """`sort 3`: look at the next Missions, and put them in any order."""

    name = "sort"
    asks = True

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """There must be two."""
        return len(t.s.missions) > 1

    def play(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """FH-D-45: who sorts knows them; what the others knew of the top, they know no more."""
        s = t.s
        n = min(len(s.missions), e.amount.of(t, c, c.user) * c.factor)
        s.looker = c.user
        for _ in range(n):
            s.peeked.append(s.missions.pop())
        if s.known_bottom > len(s.missions):
            s.known_bottom = len(s.missions)
        t.reveal()
        t.tell("sorted", c.user, n)
        _peek(t, c.user)
        for seat in range(len(s.known_top)):
            s.known_top[seat] = 0
        below = len(s.missions)
        while s.peeked:
            place = 0
            if len(s.peeked) > 1:
                place = yield Decision(c.user, "sort", range(len(s.peeked)), (int(c.cause), len(s.missions) - below))
            s.missions.insert(below, s.peeked.pop(place))  # the one that is named first is drawn first
            s.known_top[c.user] += 1
        s.looker = NONE

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """A Mission that suits."""
        return 8


def _peek(t: Factory, seat: i64) -> None:
    """Tell who sorts what there is."""
    for mission in t.s.peeked:
        t.whisper(seat, "peeked", mission)


class NewBase(Verb):
    """`new-base`: the own Base goes under the pile, and the top one is taken (FH-D-46)."""

    name = "new-base"

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """There must be another."""
        return len(t.s.bases) > 0

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """FH-R8: face up."""
        s = t.s
        p = s.players[c.user]
        if not s.bases:
            return
        t.reveal()
        s.bases.insert(0, p.base)
        p.base = s.bases.pop()
        p.base_used = False
        t.tell("new-base", p.seat, p.base)
        reckon(s, p)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """Only where the old one does not work."""
        return 0 if t.s.players[seat].base_on else 5


HELP_VERBS = (
    Draw,
    Scout,
    Salvage,
    Recycle,
    Borrow,
    Rotate,
    FreeBuy,
    FreeFlee,
    FreeLeader,
    TwoMissions,
    Double,
    Spare,
    Again,
    Sort,
    NewBase,
)
