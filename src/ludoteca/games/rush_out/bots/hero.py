"""How a *jogador* and a *mestre* play a Hero: the card that brings most for the rolls it takes, alone or together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.actions import CLAP, ROLL, SPEND
from ludoteca.games.rush_out.bots.look import (
    fresh_jokers,
    has_fresh,
    in_hand,
    is_crowded,
    left_after,
    open_code,
    open_slots,
    partner_at,
    placing,
    rolls_to_do,
    team_rolls,
    tile_rolls,
)
from ludoteca.games.rush_out.bots.mind import Mind
from ludoteca.games.rush_out.bots.numbers import DECISIVE, HeroWorth
from ludoteca.games.rush_out.bots.odds import NEVER, SIZE, alone
from ludoteca.games.rush_out.bots.signs import Heard
from ludoteca.games.rush_out.bots.skills import award, use_ability, whirl
from ludoteca.games.rush_out.rules.hands import may_clap
from ludoteca.games.rush_out.state import (
    ANYWHERE,
    COIN,
    CONFRONTATION,
    DECK_OF_HEROES,
    DOOM,
    DRACOLOGY,
    DRAGON_TILE,
    FIRST_LAID,
    FIRST_SPELL,
    HEROES,
    HIGH_FIVE,
    NONE,
    ONE_HAND,
    SILENCE,
    SPACES,
    WHIRLWIND,
    RushState,
)

WITH_SOULS: Final = 1
SOON: Final = 3.0  # rolls of the Sorcerer
MOSTLY: Final = 2  # slots that are open when a card is nearly full


class HeroMind(Mind):
    """The heuristics of a Hero."""

    def __init__(self, worth: HeroWorth, deep: bool) -> None:
        super().__init__(deep)  # a mestre, who also sees what the Sorcerer is about to do
        self.worth = worth
        self.menace = 0.0  # what the Sorcerer's next Spell would do
        self.heard: Heard | None = None  # what partners have asked for, if they have

    def act(self, s: RushState, seat: i64, leaves_coins: bool) -> i64:
        """An action, or -1 to wait. Coins of the team are spent unless they are left to others."""
        if s.owes[seat]:
            return whirl(s, seat)
        if s.high_five and may_clap(s, seat):
            return CLAP
        if s.busy[seat] > s.now:
            return -1
        if s.content.has_experience[s.scenario]:
            if s.awards:
                given: i64 = award(s, seat, self.heard is not None and self.heard.takes)
                if given >= 0:
                    return given
            if s.experience[seat]:
                used: i64 = use_ability(s, seat)
                if used >= 0:
                    return used
        if len(s.coins[HEROES]) >= 2 and not leaves_coins and spends(s, HEROES):
            return SPEND
        where: i64 = s.where[seat]
        if where != NONE:
            return self.go_on(s, seat, where)
        if s.landed[seat] == ANYWHERE and has_fresh(s, seat):
            put: i64 = self.begin(s, seat)
            if put >= 0:
                return put
        return ROLL if s.cool[seat] <= s.now else -1

    # -- what to work on ---------------------------------------------------------------------------------------

    def go_on(self, s: RushState, seat: i64, where: i64) -> i64:
        """Dice lie somewhere: put what fits; then roll on, unless something else has become much better."""
        if s.held[where]:
            return -1
        landed: i64 = s.landed[seat]
        if (landed == ANYWHERE or landed == where) and open_slots(s, where):
            put: i64 = placing(s, seat, where, self.deep)
            if put >= 0:
                return put
        return self.roll_on(s, seat, where)

    def should_leave(self, s: RushState, seat: i64, where: i64, hand: i64) -> bool:
        """Whether starting anew elsewhere brings clearly more than to go on here, or somebody asks for it."""
        heard = self.heard
        if heard is not None and heard.stays:
            return False
        self.look_out(s)
        here = self.score(s, seat, where, hand) * self.worth.leave
        lonely = self.prospect(s, seat, where)
        all_dice: i64 = hand + s.lying[seat]
        for place in range(FIRST_SPELL):
            if place == where or not s.needs[place] or s.held[place] or is_crowded(s, place):
                continue
            if place == DRAGON_TILE and s.dragon == 0:
                continue
            if self.score(s, seat, place, all_dice) <= here:
                continue
            other: i64 = partner_at(s, place, seat)
            if heard is not None and heard.wanted == place:
                return True
            if lonely == 0.0 or other == NONE or self.is_better(s, lonely, where, other, place):
                return True
        return False

    def prospect(self, s: RushState, seat: i64, place: i64) -> float:
        """How good a card is for which a Hero waits for help; 0 when no help is needed."""
        hand: i64 = in_hand(s, seat)
        if open_slots(s, place) <= hand or partner_at(s, place, seat) != NONE:
            return 0.0
        return self.worth_of(s, place) / (rolls_to_do(s, place, seat, hand, NONE, self.worth.call) + 1.0)

    def is_better(self, s: RushState, mine: float, where: i64, other: i64, place: i64) -> bool:
        """Two Heroes wait for help, each on a card: both see the same, so exactly one of them goes to the other."""
        theirs = self.prospect(s, other, place)
        return theirs == 0.0 or theirs > mine or (theirs == mine and place < where)

    def begin(self, s: RushState, seat: i64) -> i64:
        """Nothing lies anywhere: the best place for this roll, if it beats to roll again for the best of all."""
        self.look_out(s)
        dice: i64 = in_hand(s, seat)
        best: i64 = NONE
        best_score = 0.0
        for place in range(FIRST_SPELL):
            if not s.needs[place] or s.held[place] or is_crowded(s, place):
                continue
            if place == DRAGON_TILE and s.dragon == 0:
                continue
            partner: i64 = partner_at(s, place, seat)
            rolls: float
            put: i64
            if place == DRAGON_TILE:
                slots: i64 = open_slots(s, place)
                put = min(fresh_jokers(s, seat), slots)
                rolls = tile_rolls(s, slots - put, dice - put, partner, self.worth.call)
            else:
                code: i64 = open_code(s, place)
                left: i64 = left_after(s, seat, code)
                put = SIZE[code] - SIZE[left]
                rolls = team_rolls(s, left, seat, dice - put, partner, self.worth.call)
            score = self.weigh(s, seat, place, rolls, partner, dice)
            if score > best_score:
                best = place if put else NONE
                best_score = score
        return placing(s, seat, best, self.deep) if best != NONE else -1

    def score(self, s: RushState, seat: i64, place: i64, dice: i64) -> float:
        """What a place brings for each roll it takes, with so many dice of this Hero."""
        partner: i64 = partner_at(s, place, seat)
        rolls = rolls_to_do(s, place, seat, dice, partner, self.worth.call)
        return self.weigh(s, seat, place, rolls, partner, dice)

    def weigh(self, s: RushState, seat: i64, place: i64, rolls: float, partner: i64, dice: i64) -> float:
        """The worth of a place by rolls; a helper has credit only for what the other could not do as well alone."""
        worth = self.worth
        gain = self.worth_of(s, place)
        if self.heard is not None:
            gain *= self.heard.favour[place]
        if partner != NONE and s.where[seat] != place:
            lonely = self.without_me(s, place, partner)
            gain *= worth.helper if lonely >= NEVER else worth.welcome * max(0.0, 1.0 - rolls / (lonely + 0.5))
        elif partner == NONE and open_slots(s, place) > dice:
            gain *= worth.called
        if place < SPACES and s.dragon == place + 1:
            if open_slots(s, place) == 0 and partner_at(s, DRAGON_TILE, seat) == NONE:
                return 0.0  # it waits for the Dragon, and nobody drives the Dragon away
            gain *= worth.blocked
            rolls += worth.wait
        return gain / (rolls + 1.0)

    def without_me(self, s: RushState, place: i64, partner: i64) -> float:
        """Rolls that the partner would need alone."""
        hand: i64 = in_hand(s, partner)
        if place == DRAGON_TILE:
            return tile_rolls(s, open_slots(s, place), hand, NONE, NEVER)
        return team_rolls(s, open_code(s, place), partner, hand, NONE, NEVER)

    # -- what it is worth --------------------------------------------------------------------------------------

    def look_out(self, s: RushState) -> None:
        """A mestre sees when the Sorcerer is about to win the round with the Spell that he works on."""
        self.menace = 0.0
        if not self.deep:
            return
        dark: i64 = s.where[s.sorcerer]
        if dark < FIRST_SPELL or dark >= FIRST_SPELL + SPACES:
            return
        rolls = alone(open_code(s, dark), s.joker[s.sorcerer], in_hand(s, s.sorcerer))
        self.menace = SOON / (SOON + rolls)

    def threatens(self, s: RushState, family: i64) -> bool:
        """Whether a Spell of this family is being worked on."""
        dark: i64 = s.where[s.sorcerer]
        return FIRST_SPELL <= dark < FIRST_SPELL + SPACES and s.content.family[s.cards[dark]] == family

    def worth_of(self, s: RushState, place: i64) -> float:
        """What completing a place is worth to the Heroes."""
        worth = self.worth
        if place < SPACES:
            family: i64 = s.content.family[s.cards[place]]
            if family == CONFRONTATION:
                return worth.life[s.lives]
            return worth.coin if family == COIN else 1.0
        if place == DRAGON_TILE:
            return self.worth_of_tile(s)
        if place < FIRST_LAID:
            return self.worth_of_healing(s)
        return self.worth_of_undoing(s, place)

    def worth_of_tile(self, s: RushState) -> float:
        """To drive the Dragon back: the nearer it is, the more."""
        gain = self.worth.dragon[s.dragon]
        under: i64 = s.dragon - 1
        if s.filled[under] and open_slots(s, under) <= MOSTLY:
            gain += self.worth.freed * self.worth_of(s, under)
        if self.menace > 0.0 and self.threatens(s, DRACOLOGY):
            steps: i64 = s.content.power[s.cards[s.where[s.sorcerer]]]
            if s.dragon + steps >= DECK_OF_HEROES:
                gain += self.menace * DECISIVE
        return gain

    def worth_of_healing(self, s: RushState) -> float:
        """To heal a Hero: the more are wounded, the more Souls the next Doom brings."""
        wounded: i64 = 0
        for hurt in s.wounded:
            wounded += hurt
        gain = self.worth.wound + self.worth.each_wounded * float(wounded)
        if wounded + 1 >= s.souls:
            gain *= 3.0
            if self.menace > 0.0 and self.threatens(s, DOOM):
                power: i64 = s.content.power[s.cards[s.where[s.sorcerer]]]
                gain += self.menace * DECISIVE if power == WITH_SOULS else 0.0
        return gain

    def worth_of_undoing(self, s: RushState, place: i64) -> float:
        """To be rid of a Dispelling or a Curse."""
        worth = self.worth
        victim: i64 = s.victims[place - FIRST_LAID]
        effect: i64 = s.content.effect[s.cards[place]]
        if effect == SILENCE:
            return worth.silence
        if effect == ONE_HAND:
            return worth.one_hand if s.one_hand == 1 else worth.one_hand * worth.copy
        if effect == HIGH_FIVE:
            return worth.high_five if s.high_five == 1 else worth.high_five * worth.copy
        if effect == WHIRLWIND:
            return worth.whirlwind if s.whirlwinds[victim] == 1 else worth.whirlwind * worth.copy
        return worth.barred


def spends(s: RushState, side: i64) -> bool:
    """RO-R63: two coins for a card of the deck; in the first round they are kept for the trade that follows."""
    return s.round > 1 or s.trophies[side] > 0
