"""*aprendiz*: does anything that is not stupid, and takes its time. A child can beat it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.actions import (
    AIM_DIE,
    AIM_HERO,
    AIM_PLACE,
    CLAP,
    RECALL_ALL,
    ROLL,
    SPEND,
    START,
)
from ludoteca.games.rush_out.bots.company import leaves_coins
from ludoteca.games.rush_out.bots.look import has_fresh, in_hand, open_slots, partner_at, placing
from ludoteca.games.rush_out.bots.pace import Pace, Paced
from ludoteca.games.rush_out.bots.signs import Heard, heed
from ludoteca.games.rush_out.bots.skills import award, takes, use_ability, whirl
from ludoteca.games.rush_out.bots.trade import buy
from ludoteca.games.rush_out.rules.casting import A_DIE, A_PLACE, kind_of_target, targets
from ludoteca.games.rush_out.rules.decks import may_spend
from ludoteca.games.rush_out.rules.dragon import blocks
from ludoteca.games.rush_out.rules.hands import may_clap
from ludoteca.games.rush_out.rules.placing import is_laid, may_use
from ludoteca.games.rush_out.state import (
    ANYWHERE,
    BREAK,
    DRAGON_TILE,
    FIRST_SPELL,
    FRESH,
    NONE,
    PLACES,
    RACE,
    READY,
    SPACES,
    STRIDE,
    Rush,
    RushState,
    dice_of,
)
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.live import LiveTable

THINKS_OF_IT: Final = 4  # looks, on average, before something that is not dice comes to mind
NEAR: Final = 2  # where everybody sees the Dragon coming


class Novice(Paced):
    """Random among what makes sense."""

    def __init__(self, pace: Pace) -> None:
        super().__init__(pace)
        self.patience: i64 = 3  # looks, on average, before dice that wait in vain are taken back
        self.goal: i64 = 3  # how much likelier a Challenge is than an empty tile
        self.trouble: i64 = 12  # the same for a card that hampers the Heroes
        self.company: i64 = 5  # how much likelier a place is where somebody has dice
        self.help: i64 = 40  # the same, where somebody cannot go on without help
        self.heard: Heard | None = None  # what partners have asked for, if they have
        self.fear: i64 = 12  # how much likelier the Dragon's tile is when it is near, for each of its steps

    def act(self, table: LiveTable, seat: i64, whim: Chance) -> i64:
        """An open action, or -1 to wait."""
        assert isinstance(table, Rush)
        s = table.s
        if s.phase == RACE:
            asked = len(table.wishes) > 0 and seat != s.sorcerer
            self.heard = heed(table, seat) if asked else None
            return self.race(s, seat, leaves_coins(table, seat), whim)
        if s.phase == READY:
            return START if seat == s.sorcerer else -1
        return buy(table, seat) if s.phase == BREAK else -1

    def race(self, s: RushState, seat: i64, leaves_coins: bool, whim: Chance) -> i64:
        """First what has to be, then what is forgotten now and then, then the dice."""
        if s.owes[seat]:
            return whirl(s, seat)
        if s.high_five and seat != s.sorcerer and may_clap(s, seat):
            return CLAP
        if s.busy[seat] > s.now:
            return -1
        if seat == s.sorcerer and s.aim != NONE:
            return self.aim(s, whim)
        if s.awards or s.experience[seat] or may_spend(s, seat):
            extra: i64 = self.beside_dice(s, seat, leaves_coins, whim)
            if extra >= 0:
                return extra
        where: i64 = s.where[seat]
        if where != NONE:
            return self.go_on(s, seat, where, whim)
        if s.landed[seat] == ANYWHERE and has_fresh(s, seat):
            place: i64 = self.any_place(s, seat, whim)
            if place != NONE:
                return placing(s, seat, place, False)
        return ROLL if s.cool[seat] <= s.now else -1

    def beside_dice(self, s: RushState, seat: i64, leaves_coins: bool, whim: Chance) -> i64:
        """Awards, abilities and coins, when they come to mind."""
        if whim.below(THINKS_OF_IT) > 0:
            return -1
        if may_spend(s, seat) and not leaves_coins:
            return SPEND
        if seat == s.sorcerer:
            return -1
        given: i64 = award(s, seat, self.heard is not None and self.heard.takes)
        return given if given >= 0 else use_ability(s, seat)

    def aim(self, s: RushState, whim: Chance) -> i64:
        """Anything that can be aimed at."""
        found = targets(s)
        if not found:
            return -1
        target: i64 = found[whim.below(len(found))]
        kind: i64 = kind_of_target(s)
        if kind == A_PLACE:
            return AIM_PLACE + target
        return AIM_DIE + target if kind == A_DIE else AIM_HERO + target

    def go_on(self, s: RushState, seat: i64, where: i64, whim: Chance) -> i64:
        """Put what fits, roll the rest; after a while give up what cannot be finished."""
        if open_slots(s, where) and may_use(s, seat, where):
            put: i64 = placing(s, seat, where, False)
            if put >= 0:
                return put
        if s.where[seat] < FIRST_SPELL and s.held[where]:
            return -1
        hand: i64 = in_hand(s, seat)
        heard = self.heard
        if heard is not None and self.is_called_away(s, where, heard):
            return RECALL_ALL
        waits = heard is not None and heard.stays
        if not waits and self.is_hopeless(s, seat, where, hand) and whim.below(self.patience) == 0:
            return RECALL_ALL
        return ROLL if hand and s.cool[seat] <= s.now else -1

    def is_called_away(self, s: RushState, where: i64, heard: Heard) -> bool:
        """Whether a partner wants this card left alone, or help elsewhere while there is still much to do here."""
        if heard.stays:
            return False
        if where < FIRST_SPELL and heard.favour[where] == 0.0:
            return True
        return heard.wanted != NONE and heard.wanted != where and open_slots(s, where) > 1

    def is_hopeless(self, s: RushState, seat: i64, where: i64, hand: i64) -> bool:
        """Whether the dice that are left, with those of a partner, cannot fill it, or nothing fits any more."""
        if blocks(s, where):
            return True
        partner: i64 = partner_at(s, where, seat) if seat != s.sorcerer else NONE
        theirs: i64 = in_hand(s, partner) if partner != NONE else 0
        if hand + theirs < open_slots(s, where):
            return True
        return s.forbidden[seat] != 0 and partner == NONE

    def any_place(self, s: RushState, seat: i64, whim: Chance) -> i64:
        """A random place that takes at least one of the fresh dice, best where a friend is; not under the Dragon."""
        found: i64 = NONE
        count: i64 = 0
        dark = seat == s.sorcerer
        for place in range(FIRST_SPELL if dark else 0, PLACES if dark else FIRST_SPELL):
            if not s.needs[place] or not may_use(s, seat, place) or blocks(s, place):
                continue
            if not self.takes_fresh(s, seat, place):
                continue
            likes: i64 = 1 if dark else self.liking(s, seat, place)
            if self.heard is not None:
                likes = i64(float(likes) * self.heard.favour[place])
                if likes == 0:
                    continue
            count += likes
            if whim.below(count) < likes:
                found = place
        return found

    def liking(self, s: RushState, seat: i64, place: i64) -> i64:
        """How much a Hero likes a place: Challenges and troubles, company where it is needed, a near Dragon."""
        if place == DRAGON_TILE and s.dragon >= NEAR:
            return self.fear * s.dragon
        likes: i64 = 1
        if place < SPACES:
            likes = self.goal
        elif is_laid(place):
            likes = self.trouble
        if s.filled[place] == 0:
            return likes
        partner: i64 = partner_at(s, place, seat)
        if partner != NONE and in_hand(s, partner) < open_slots(s, place):
            return likes * self.help
        return likes * self.company

    def takes_fresh(self, s: RushState, seat: i64, place: i64) -> bool:
        """Whether a die of the last roll fits there."""
        first: i64 = seat * STRIDE
        for die in range(first, first + dice_of(s, seat)):
            if s.at[die] == FRESH and takes(s, seat, place, s.face[die]):
                return True
        return False
