"""Verbs that are aimed at Heroes: striking them out, binding them, guarding them, and helping the own ones."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import PICK
from ludoteca.games.fabrica_de_herois.effects.targets import Chosen, still_hit
from ludoteca.games.fabrica_de_herois.effects.targets_own import MyAny, fits_mine
from ludoteca.games.fabrica_de_herois.effects.words import HEROES, Effect, Verb, Words
from ludoteca.games.fabrica_de_herois.rules.decks import bury, heroes_left, into_deck, shuffle_deck, take_top
from ludoteca.games.fabrica_de_herois.rules.lasting import block, end_kind, lay, protect
from ludoteca.games.fabrica_de_herois.rules.teams import (
    capture,
    eliminate,
    exile,
    field_room,
    go_home,
    join_field,
    leave_field,
    leave_team,
    set_leader,
)
from ludoteca.games.fabrica_de_herois.state import BLOCK, FIELD_TEAM, NONE, PROTECT, SEAL, STRIP, Cast, Factory
from ludoteca.kernel.flow import Decision, Flow


class HeroVerb(Verb):
    """What is done to one Hero after the other: `hit`."""

    form = HEROES

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """Do it to this Hero."""
        raise NotImplementedError

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """To all that are hit. One may have gone because of another."""
        for hero in e.targets.heroes(t, c, e, i):
            self.hit(t, c, e, hero)

    def play(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """The same where somebody chooses while it resolves."""
        targets = e.targets
        if isinstance(targets, MyAny):
            yield from _one_by_one(self, targets, t, c, e, i)
            return
        heroes: list[int] = []
        if targets.late:
            heroes = yield from targets.gather(t, c, e, i)
        else:
            heroes = targets.heroes(t, c, e, i)
        if self.buries and len(heroes) > 1:
            heroes = yield from _arrange(t, c, heroes, isinstance(targets, Chosen))
        for hero in heroes:
            self.hit(t, c, e, hero)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """Some Bonus."""
        return 15


def _one_by_one(verb: HeroVerb, targets: MyAny, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
    """FH-D-41, FH-R74: the owner chooses from both Teams, as many as there are; each goes at once."""
    s = t.s
    p = s.players[c.user]
    for _ in range(e.amount.of(t, c, c.user) * c.factor):
        about = (int(c.cause), int(i), (1 if targets.field_too else 0,))
        asked = Decision(p.seat, "lose", targets.lose_actions(p), about)
        if not asked.actions:
            return
        verb.hit(t, c, e, (asked.actions[0] if len(asked.actions) == 1 else (yield asked)) - PICK)


# -- Strike ----------------------------------------------------------------------------------------------------


class Eliminate(HeroVerb):
    """`eliminate`: to the Graveyard (FH-R58). FH-R59, FH-D-39: own Heroes first, then clockwise; several of one
    opponent as the user likes."""

    name = "eliminate"
    asks = True
    buries = True

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """FH-R20: no ability fires."""
        eliminate(t, hero)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """A Hero less to fear."""
        return 20


def _arrange(t: Factory, c: Cast, heroes: list[int], ordered: bool) -> Flow[list[int]]:
    """FH-R59: in which order they come onto the Graveyard."""
    s = t.s
    seats = len(s.players)
    found: list[int] = []
    for k in range(seats):
        seat = (c.user + k) % seats
        theirs = [hero for hero in heroes if s.owner[hero] == seat]
        while len(theirs) > 1 and not ordered:
            actions = [PICK + hero for hero in theirs]
            hero = (yield Decision(c.user, "order", actions, (int(c.cause), 0, tuple(found)))) - PICK
            theirs.remove(hero)
            found.append(hero)
        found += theirs
    return found


class Exile(HeroVerb):
    """`exile`: out of the match (FH-R63)."""

    name = "exile"
    from_graveyard = True

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """For good."""
        exile(t, hero)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """A little more than eliminating."""
        return 22


class SendHome(HeroVerb):
    """`home`: to the Support of its owner."""

    name = "home"

    def fits(self, t: Factory, c: Cast, hero: i64) -> bool:
        """FH-R50: a Blocked Hero cannot be moved to Support by its owner; an Attack can. FH-R12: nor the last one."""
        s = t.s
        if s.owner[hero] != c.user:
            return True
        return s.blocked[hero] == 0 and len(s.players[c.user].field) > 1

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """FH-D-45: everyone knows where it went."""
        if self.fits(t, c, hero):
            go_home(t, hero)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """It comes back for nothing."""
        return 8


class IntoDeck(HeroVerb):
    """`deck`: into the Hero deck, which is shuffled."""

    name = "deck"

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """From Field or Support."""
        s = t.s
        secret = s.zone[hero] != FIELD_TEAM
        p = leave_team(t, hero)
        into_deck(t, hero)
        if secret:
            t.tell("gave-back", p.seat, 1)
            for other in p.support:
                s.seen[other] = 1 << p.seat
        else:
            t.tell("to-deck", p.seat, hero)
        shuffle_deck(t)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """Like eliminating."""
        return 19


class Swap(HeroVerb):
    """`swap`: with the top card of the Hero deck, which takes its place."""

    name = "swap"

    def open(self, t: Factory, c: Cast, e: Effect) -> bool:
        """The deck needs a card."""
        return heroes_left(t.s) > 0 and e.targets.any(t, c, e)

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """FH-D-32: if it was the Leader, its owner names another. The new one comes first: nobody is alone for a moment
        and leads by that (FH-R81)."""
        s = t.s
        fresh = take_top(t)
        if fresh == NONE:
            return
        join_field(t, s.players[s.owner[hero]], fresh)
        p = leave_field(t, hero)
        into_deck(t, hero)
        t.tell("swapped", p.seat, hero, fresh)
        shuffle_deck(t)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """On average nothing, but one picks the best."""
        return 9


class Steal(HeroVerb):
    """`steal`: into the own Field, Blocked for a round; to the Graveyard if there is no room."""

    name = "steal"

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """FH-R11: room is looked at now."""
        s = t.s
        me = s.players[c.user]
        p = leave_field(t, hero)
        if field_room(me) > 0:
            capture(t, c, me, p.seat, hero)
        else:
            bury(t, hero)
            t.tell("eliminated", p.seat, hero)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """One less there, one more here."""
        return 32


class DuelPair(Chosen):
    """One own Hero and one opposing Hero."""

    name = ""

    def any(self, t: Factory, c: Cast, e: Effect) -> bool:
        """Both sides need somebody."""
        return len(self._mine(t, c, e)) > 0 and len(self.candidates(t, c, e, [])) > 0

    def _mine(self, t: Factory, c: Cast, e: Effect) -> list[int]:
        s = t.s
        return [hero for hero in s.players[c.user].field if s.blocked[hero] == 0 and fits_mine(t, c, e, hero)]

    def choose(self, t: Factory, c: Cast, e: Effect, i: i64) -> Flow[None]:
        """First the own one."""
        for kind in ("mine", "target"):
            fit = self._mine(t, c, e) if kind == "mine" else self.candidates(t, c, e, [])
            hero = fit[0]
            if len(fit) > 1:
                about = (int(c.cause), int(i), tuple(c.picks[i]))
                actions = [PICK + one for one in fit]
                hero = (yield Decision(c.user, kind, actions, about, follows=c.ability != NONE)) - PICK
            c.picks[i].append(hero)

    def receivers(self, t: Factory, c: Cast, e: Effect, i: i64) -> i64:
        """The owner of the other one."""
        return 1 << t.s.owner[c.picks[i][1]] if len(c.picks[i]) > 1 else 0


class Duel(Verb):
    """`duel`: one of mine against one of theirs, Bonus and a die each; the lower one is eliminated."""

    name = "duel"
    form = HEROES

    def text(self, e: Effect) -> Words:
        """Both sides are in the sentence."""
        return "fx-duel", {}

    def act(self, t: Factory, c: Cast, e: Effect, i: i64) -> None:
        """FH-D-29: both must still be there; the same sum hurts nobody."""
        s = t.s
        if len(c.picks[i]) < 2:
            return
        mine, theirs = c.picks[i][0], c.picks[i][1]
        if s.zone[mine] != FIELD_TEAM or s.owner[mine] != c.user or not still_hit(t, c, e, theirs):
            return
        ours = s.content.bonus[mine] + t.roll(c.user)
        other = s.content.bonus[theirs] + t.roll(s.owner[theirs])
        t.tell("duelled", mine, ours, theirs, other)
        if ours > other:
            eliminate(t, theirs)
        elif other > ours:
            eliminate(t, mine)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """An even fight that one chooses well."""
        return 6


# -- Bind ------------------------------------------------------------------------------------------------------


class Block(HeroVerb):
    """`block`: face down (FH-R50), unless Protected (FH-R52)."""

    name = "block"
    lasts = True

    def fits(self, t: Factory, c: Cast, hero: i64) -> bool:
        """FH-D-34: nothing at all Blocks a Protected Hero."""
        return not t.s.guarded[hero]

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """FH-D-33: each Block has its own end."""
        block(t, c, hero, e.duration)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """A Hero less for a while."""
        return 14


class Strip(HeroVerb):
    """`strip`: a Protected Hero is so no longer; what would Protect it again does not, while this lasts."""

    name = "strip"
    lasts = True
    pierces = True

    def fits(self, t: Factory, c: Cast, hero: i64) -> bool:
        """FH-R47: this text may choose Protected Heroes, and them alone."""
        return t.s.guarded[hero]

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """Its Protections end."""
        seat = t.s.owner[hero]
        end_kind(t, hero, PROTECT)
        lay(t, c, STRIP, e.duration, seat, hero, 1)
        t.tell("stripped", seat, hero)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """Opens the way for others."""
        return 4


class Seal(HeroVerb):
    """`seal`: a Leader ability cannot be used."""

    name = "seal"
    lasts = True

    def fits(self, t: Factory, c: Cast, hero: i64) -> bool:
        """FH-R18: it is the Leader's."""
        return t.s.players[t.s.owner[hero]].leader == hero

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """The Hero keeps the seal, Leader or not."""
        seat = t.s.owner[hero]
        lay(t, c, SEAL, e.duration, seat, hero, 1)
        t.tell("sealed", seat, hero)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """An ability less."""
        return 8


class Depose(HeroVerb):
    """`depose`: this Hero becomes the Leader of its team."""

    name = "depose"

    def fits(self, t: Factory, c: Cast, hero: i64) -> bool:
        """FH-D-32: not a Blocked one."""
        s = t.s
        return s.players[s.owner[hero]].leader != hero and s.blocked[hero] == 0

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """FH-R56: the Permanent of the old one ends."""
        set_leader(t, t.s.players[t.s.owner[hero]], hero)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """A Leader ability less."""
        return 7


# -- Help and Guard --------------------------------------------------------------------------------------------


class Lead(Depose):
    """`lead`: a free change of Leader."""

    name = "lead"

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """An Action saved."""
        return 5


class Unblock(HeroVerb):
    """`unblock`: all Blocks on the Hero end."""

    name = "unblock"

    def fits(self, t: Factory, c: Cast, hero: i64) -> bool:
        """FH-R50."""
        return t.s.blocked[hero] > 0

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """FH-D-33: the card turns back."""
        end_kind(t, hero, BLOCK)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """A Hero more."""
        return 16


class Protect(HeroVerb):
    """`protect`: sideways (FH-R51), unless Blocked (FH-R52)."""

    name = "protect"
    lasts = True

    def fits(self, t: Factory, c: Cast, hero: i64) -> bool:
        """FH-R52."""
        return t.s.blocked[hero] == 0

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """FH-D-33."""
        protect(t, c, hero, e.duration)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """Some peace."""
        return 6


class Rescue(HeroVerb):
    """`rescue`: own Heroes that the attack hits go home instead."""

    name = "rescue"
    answers = True

    def text(self, e: Effect) -> Words:
        """Whom is in the sentence."""
        return "fx-rescue", {}

    def fits(self, t: Factory, c: Cast, hero: i64) -> bool:
        """FH-D-30: not a Blocked one."""
        return t.s.blocked[hero] == 0

    def hit(self, t: Factory, c: Cast, e: Effect, hero: i64) -> None:
        """Out of the way; FH-R12: a last Hero without any in Support stays, and the attack passes it by."""
        s = t.s
        p = s.players[c.user]
        if len(p.field) > 1 or p.support:
            for picked in s.stack[c.answers].picks:
                if hero in picked:
                    picked.remove(hero)
            go_home(t, hero)
        else:
            s.stack[c.answers].spared |= 1 << c.user
            t.tell("spared", c.user)

    def worth(self, t: Factory, seat: i64, e: Effect) -> i64:
        """A Hero kept."""
        return 15


HERO_VERBS = (
    Eliminate,
    Exile,
    SendHome,
    IntoDeck,
    Swap,
    Steal,
    Block,
    Strip,
    Seal,
    Depose,
    Lead,
    Unblock,
    Protect,
    Rescue,
)
