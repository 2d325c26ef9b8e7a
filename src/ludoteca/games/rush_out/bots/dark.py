"""How a *jogador* and a *mestre* play the Sorcerer: the Spell that brings most for the rolls it takes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.actions import ROLL, SPEND, SWAP_SPELL, TO_AIR, TO_WATER
from ludoteca.games.rush_out.bots.aim import aim, loss_at
from ludoteca.games.rush_out.bots.hero import spends
from ludoteca.games.rush_out.bots.look import (
    has_fresh,
    left_after,
    open_code,
    open_slots,
    placing,
    whole_code,
)
from ludoteca.games.rush_out.bots.mind import Mind
from ludoteca.games.rush_out.bots.numbers import DECISIVE, NEVER_MIND, DarkWorth
from ludoteca.games.rush_out.bots.odds import SIZE, alone, digit
from ludoteca.games.rush_out.state import (
    AIR,
    ANYWHERE,
    COIN,
    CONFUSION,
    CURSE,
    DARK,
    DECK_OF_HEROES,
    DISPELLING,
    DOOM,
    DRACOLOGY,
    FIRST_DARK_END,
    FIRST_SPELL,
    FRESH,
    HIGH_FIVE,
    LIGHTNING_SCROLL,
    NONE,
    ONE_HAND,
    PLACES,
    PLANT,
    SILENCE,
    SORCERER_DICE,
    SPACES,
    STRIDE,
    SUMMONING,
    SWAP,
    TURN_AIR,
    TURN_WATER,
    WATER,
    WHIRLWIND,
    RushState,
)

ALL_DICE_OF_A_CARD: Final = 2
WITH_SOULS: Final = 1
FULL_LOSS: Final = 6.0  # rolls that a good Confusion costs the Heroes
LAST_ROUND: Final = 3
AVERAGE: Final = 0.33  # what an unknown Spell brings for each roll, about


class DarkMind(Mind):
    """The heuristics of the Sorcerer."""

    def __init__(self, worth: DarkWorth, deep: bool) -> None:
        super().__init__(deep)  # a mestre, who measures what each Spell would do at this moment
        self.worth = worth

    def act(self, s: RushState, seat: i64) -> i64:
        """An action, or -1 to wait."""
        if s.aim != NONE:
            return aim(s, self.deep)
        if len(s.coins[DARK]) >= 2 and spends(s, DARK):
            return SPEND
        where: i64 = s.where[seat]
        if where != NONE:
            return self.go_on(s, seat, where)
        if s.landed[seat] == ANYWHERE and has_fresh(s, seat):
            put: i64 = self.begin(s, seat)
            if put >= 0:
                return put
        if s.cool[seat] > s.now:
            return -1
        if s.scrolls[SWAP]:
            swap: i64 = self.swap(s, seat)
            if swap >= 0:
                return swap
        return ROLL

    # -- what to work on ---------------------------------------------------------------------------------------

    def may_work(self, s: RushState, place: i64) -> bool:
        """RO-R44: not on a card that the Heroes have completed."""
        if not s.needs[place]:
            return False
        return not (FIRST_DARK_END <= place < FIRST_DARK_END + SPACES and s.held[place - FIRST_DARK_END])

    def go_on(self, s: RushState, seat: i64, where: i64) -> i64:
        """Dice lie somewhere: put what fits; then roll on, unless something else has become much better."""
        landed: i64 = s.landed[seat]
        if (landed == ANYWHERE or landed == where) and self.may_work(s, where) and open_slots(s, where):
            put: i64 = placing(s, seat, where, self.deep)
            if put >= 0:
                return put
            turned: i64 = self.turn(s, seat, open_code(s, where))
            if turned >= 0:
                return turned
        return self.roll_on(s, seat, where)

    def should_leave(self, s: RushState, seat: i64, where: i64, hand: i64) -> bool:
        """Whether starting anew elsewhere brings clearly more than to go on here."""
        mask: i64 = s.joker[seat]
        here = self.weigh(s, where, alone(open_code(s, where), mask, hand)) * self.worth.leave
        for place in range(FIRST_SPELL, PLACES):
            if place == where or not self.may_work(s, place):
                continue
            if self.weigh(s, place, alone(open_code(s, place), mask, SORCERER_DICE)) > here:
                return True
        return False

    def begin(self, s: RushState, seat: i64) -> i64:
        """Nothing lies anywhere: the best place for this roll, if it beats to roll again for the best of all."""
        best: i64 = NONE
        best_score = 0.0
        mask: i64 = s.joker[seat]
        for place in range(FIRST_SPELL, PLACES):
            if not self.may_work(s, place):
                continue
            code: i64 = open_code(s, place)
            left: i64 = left_after(s, seat, code)
            put: i64 = SIZE[code] - SIZE[left]
            score = self.weigh(s, place, alone(left, mask, SORCERER_DICE - put))
            if score > best_score:
                best = place if put else NONE
                best_score = score
        return placing(s, seat, best, self.deep) if best != NONE else -1

    def weigh(self, s: RushState, place: i64, rolls: float) -> float:
        """What a place brings for each roll; one under the Dragon waits until the Dragon has moved on."""
        gain = self.worth_of(s, place)
        if FIRST_DARK_END <= place < FIRST_DARK_END + SPACES and s.dragon == place - FIRST_DARK_END + 1:
            gain *= NEVER_MIND if rolls > 0.0 else 0.0
        return gain / (rolls + 1.0)

    # -- Scrolls -----------------------------------------------------------------------------------------------

    def turn(self, s: RushState, seat: i64, code: i64) -> i64:
        """RO-R68a, RO-R68b: turn a fresh die that fits nowhere, so that it does; -1 when none can be."""
        if s.scrolls[TURN_WATER]:
            index: i64 = self.to_turn(s, seat, code, WATER)
            if index != NONE:
                return TO_WATER + index
        if s.scrolls[TURN_AIR]:
            index = self.to_turn(s, seat, code, AIR)
            if index != NONE:
                return TO_AIR + index
        return -1

    def to_turn(self, s: RushState, seat: i64, code: i64, other: i64) -> i64:
        """Which of one's dice shows one of the two symbols while the other is asked for."""
        for index in range(SORCERER_DICE):
            die: i64 = seat * STRIDE + index
            if s.at[die] != FRESH:
                continue
            if (s.face[die] == PLANT and digit(code, other)) or (s.face[die] == other and digit(code, PLANT)):
                return index
        return NONE

    def swap(self, s: RushState, seat: i64) -> i64:
        """RO-R68c: the weakest open Spell, for a better one that lies open on the deck, or for an unknown one."""
        if not s.spell_deck:
            return -1
        mask: i64 = s.joker[seat]
        weakest: i64 = NONE
        least = AVERAGE
        for space in range(SPACES):
            place: i64 = FIRST_SPELL + space
            score = self.weigh(s, place, alone(open_code(s, place), mask, SORCERER_DICE))
            if score < least:
                weakest = space
                least = score
        if weakest == NONE:
            return -1
        other = AVERAGE
        if s.known_spells:
            card: i64 = s.spell_deck[len(s.spell_deck) - 1]
            rolls = alone(whole_code(s.content.slots[card]), mask, SORCERER_DICE)
            other = self.worth_of_spell(s, card) / (rolls + 1.0)
        return SWAP_SPELL + weakest if other > least * self.worth.swap else -1

    # -- what it is worth --------------------------------------------------------------------------------------

    def worth_of(self, s: RushState, place: i64) -> float:
        """What completing a place is worth to the Sorcerer."""
        worth = self.worth
        if place < FIRST_DARK_END:
            return self.worth_of_spell(s, s.cards[place])
        if place < FIRST_DARK_END + SPACES:
            return self.worth_of_end(s, place - FIRST_DARK_END)
        if place == LIGHTNING_SCROLL:
            return worth.storm * self.best_loss(s) + NEVER_MIND
        return DECISIVE if s.dragon == DECK_OF_HEROES - 1 else worth.breath

    def worth_of_end(self, s: RushState, space: i64) -> float:
        """RO-R61: a coin. RO-R85: to be rid of what costs Lives, and the Heroes' dice there were placed in vain."""
        effort = 0.0  # of the Heroes, which would be in vain; 1 is a lot
        if s.filled[space]:
            effort = loss_at(s, space, self.deep) / FULL_LOSS
            if effort > 1.0:
                effort = 1.0
        if s.content.family[s.cards[space]] == COIN:
            return self.worth_of_coin(s, effort)
        return self.worth.life[s.lives] + self.worth.snatch * effort

    def worth_of_coin(self, s: RushState, effort: float) -> float:
        """RO-R61: a coin for us and none for them. RO-R63: a second one is worth a card; RO-R64: or it goes into trade.

        The next Challenge comes all the same, which is a present to Heroes who have not done anything for it.
        """
        worth = self.worth
        coin = worth.coin
        if len(s.coins[DARK]) % 2:
            coin += worth.pair
        elif s.round < LAST_ROUND:
            coin += worth.scroll
        gain = coin + worth.snatch * effort - worth.present * (1.0 - effort)
        return gain if gain > NEVER_MIND else NEVER_MIND

    def worth_of_spell(self, s: RushState, card: i64) -> float:
        """A card less in the deck, and what the Spell does."""
        worth = self.worth
        family: i64 = s.content.family[card]
        if family == SUMMONING:
            return 1.0 + worth.summoning
        if family == CONFUSION:
            part = worth.confusion if s.content.power[card] == ALL_DICE_OF_A_CARD else worth.one_die
            return 1.0 + part * self.best_loss(s)
        if family == DRACOLOGY:
            if s.dragon + s.content.power[card] >= DECK_OF_HEROES:
                return DECISIVE
            return 1.0 + worth.dracology[s.dragon] * float(s.content.power[card])
        if family == DISPELLING:
            return 1.0 + (worth.whirlwind if s.content.effect[card] == WHIRLWIND else worth.barred)
        if family == CURSE:
            return 1.0 + self.worth_of_curse(s, s.content.effect[card])
        if family == DOOM:
            return 1.0 + self.worth_of_doom(s, s.content.power[card])
        return 1.0 + self.worth_of_regression(s, s.content.power[card])

    def worth_of_curse(self, s: RushState, effect: i64) -> float:
        """RO-R74: a second copy changes nothing at once."""
        worth = self.worth
        if effect == SILENCE:
            return worth.silence
        if effect == ONE_HAND:
            return worth.one_hand * worth.copy if s.one_hand else worth.one_hand
        if effect == HIGH_FIVE:
            return worth.high_five * worth.copy if s.high_five else worth.high_five
        return 0.0

    def worth_of_doom(self, s: RushState, power: i64) -> float:
        """RO-R76, RO-R77: Souls for all who are wounded then, or two more wounds."""
        wounded: i64 = 0
        for hurt in s.wounded:
            wounded += hurt
        unhurt: i64 = s.heroes - wounded
        if power == WITH_SOULS:
            gained: i64 = wounded + (1 if unhurt else 0)
            if gained >= s.souls:
                return DECISIVE
            return self.worth.souls * float(gained) / float(s.souls) + self.worth.wound
        return self.worth.wound * float(unhurt if unhurt < 2 else 2)

    def worth_of_regression(self, s: RushState, power: i64) -> float:
        """RO-R89: points that somebody has."""
        losers: i64 = 0
        for cards in s.experience:
            if cards:
                losers += 1
        return self.worth.point * float(1 if power == 1 and losers else losers)

    def best_loss(self, s: RushState) -> float:
        """How much the Heroes would lose, at most, if all dice of a card were taken; 1 is a lot."""
        best = 0.0
        for place in range(FIRST_SPELL):
            if s.filled[place] and not s.held[place]:
                loss = loss_at(s, place, self.deep)
                if loss > best:
                    best = loss
        best /= FULL_LOSS
        return best if best < 1.0 else 1.0
