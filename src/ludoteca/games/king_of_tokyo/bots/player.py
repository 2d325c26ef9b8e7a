"""*jogador*: plays by what everything is worth to its share of the win."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.actions import (
    AGAINST_POISON,
    AGAINST_SHRINK,
    DONE,
    FOR_ME,
    FOR_PATIENT,
    STAY,
    SWEEP,
    TAKE_IT,
    YIELD,
    extra,
    extra_choice,
    extra_kind,
    is_extra,
)
from ludoteca.games.king_of_tokyo.bots.cards import (
    card_gain,
    heart_gain,
    keep_points,
    price_points,
)
from ludoteca.games.king_of_tokyo.bots.keep import Keeper
from ludoteca.games.king_of_tokyo.bots.strength import Standing, Worth, star_index
from ludoteca.games.king_of_tokyo.content.box import Content
from ludoteca.games.king_of_tokyo.rules.attack import can_dodge, claw_total
from ludoteca.games.king_of_tokyo.rules.damage import Hit
from ludoteca.games.king_of_tokyo.rules.market import price
from ludoteca.games.king_of_tokyo.rules.quantities import max_hearts
from ludoteca.games.king_of_tokyo.state import FACES, NO_CARD, OUTSIDE, THREE, Monster, Tokyo
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Policy, Table

SMOKE_POINTS: Final = 0.08  # what one Smoke token is worth unspent
SWEEPS_FROM: Final = 8  # energy, below which nobody sweeps
SLIGHT: Final = 0.01  # a gain too small to act on
ALL_THREES: Final = 15


class Player(Policy):
    """The heuristics of a good player. It keeps no memory, only room to reckon in."""

    content: Content | None
    worth: Worth
    keeper: Keeper
    standing: Standing

    def __init__(self) -> None:
        self.content = None

    def sit_down(self, content: Content) -> None:
        """Learn what the cards of a table are worth."""
        self.content = content
        self.worth = Worth(content)
        self.keeper = Keeper(self.worth)
        self.standing = Standing(self.worth)

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """Answer any question of the game."""
        assert isinstance(table, Tokyo)
        if self.content is not table.content:
            self.sit_down(table.content)
        kind = decision.kind
        me = table.s.monsters[decision.seat]
        if kind == "keep":
            return self.keep(table, me, decision)
        if kind == "buy":
            return self.buy(table, me, decision)
        if kind == "yield":
            return self.leave(table, me, decision)
        if kind == "react":
            return self.react(table, me, decision)
        if kind == "change":
            return self.change(table, me, decision)
        if kind == "probe":
            return self.probe(table, me)
        if kind == "heart":
            return self.heart(table, me, decision)
        if kind == "snatch":
            return self.buy(table, me, decision)
        return self.seldom(table, me, decision)

    # -- dice --------------------------------------------------------------------------------------------------

    def keep(self, t: Tokyo, me: Monster, decision: Decision) -> int:
        """Keep by the best plan; use a card's rerolls when they are worth their price."""
        s = t.s
        keeper = self.keeper
        rolls = s.rolls_left
        everything: i64 = (1 << len(s.dice)) - 1
        keeper.consider_again(t, me, rolls)
        if rolls > 0 and not me.cards:
            return keeper.best
        action: i64 = keeper.best
        if me.copies[self.worth.kinds.background_dweller]:
            again = self._threes(t, me, action if rolls > 0 else everything)
            if again >= 0:
                return again
        if action != everything:
            return action
        if rolls == 0 and (me.copies[self.worth.kinds.smoke_cloud] or me.copies[self.worth.kinds.energy_drink]):
            stopped = keeper.value
            offer: i64 = -1
            cost = 0.0
            for option in decision.actions:
                if is_extra(option):
                    kind = extra_kind(option)
                    if kind == self.worth.kinds.smoke_cloud:
                        offer = option
                        cost = SMOKE_POINTS
                    elif kind == self.worth.kinds.energy_drink and offer < 0:
                        offer = option
                        cost = price_points(me, keeper.outlook.standing, 1) + SLIGHT
            if offer >= 0:
                keeper.weigh(s.dice, 1)
                if keeper.value > stopped + cost:
                    return offer
        return everything

    def _threes(self, t: Tokyo, me: Monster, kept: i64) -> i64:
        """The free reroll of threes, when the plan would not keep them; -1 when it would."""
        threes: i64 = 0
        thrown: i64 = 0
        first: i64 = -1
        index: i64 = 0
        for face in t.s.dice:
            if face == THREE:
                threes += 1
                if not kept >> index & 1:
                    thrown += 1
                    if first < 0:
                        first = index
            index += 1
        if threes == 0:
            return -1
        if thrown == 0:
            if t.s.rolls_left > 0 or threes >= 3 or self.keeper.outlook.run > 0.0:
                return -1
            thrown = threes
        if threes == 1:
            index = 0
            for face in t.s.dice:
                if face == THREE:
                    return extra(self.worth.kinds.background_dweller, index)
                index += 1
        if thrown == threes:
            return extra(self.worth.kinds.background_dweller, ALL_THREES)
        return extra(self.worth.kinds.background_dweller, first)

    def change(self, t: Tokyo, me: Monster, decision: Decision) -> int:
        """Change a die when the better roll is worth more than the card or the energy."""
        s = t.s
        keeper = self.keeper
        keeper.consider(t, me, 0)
        outlook = keeper.outlook
        now = keeper.value
        counts = keeper.counts
        best_action: i64 = DONE
        best = SLIGHT
        tried: i64 = -1
        for option in decision.actions:
            if not is_extra(option):
                continue
            kind = extra_kind(option)
            choice = extra_choice(option)
            die: i64 = choice if kind == self.worth.kinds.herd_culler else choice // FACES
            face: i64 = 0 if kind == self.worth.kinds.herd_culler else choice % FACES
            shown: i64 = s.dice[die]
            key: i64 = (kind * 8 + shown) * 8 + face
            if key == tried:
                continue
            tried = key
            counts[shown] -= 1
            counts[face] += 1
            gain = outlook.worth(counts, 0, 63, 6, 1) - now
            counts[shown] += 1
            counts[face] -= 1
            if kind == self.worth.kinds.plot_twist:
                gain -= self.worth.card[self.worth.kinds.plot_twist]
            elif kind == self.worth.kinds.stretchy:
                gain -= price_points(me, outlook.standing, 2)
            if gain > best:
                best = gain
                best_action = option
        return best_action

    def probe(self, t: Tokyo, me: Monster) -> int:
        """Reroll the die that another monster would miss most."""
        s = t.s
        roller = s.monsters[s.turn]
        keeper = self.keeper
        keeper.consider(t, roller, 0)
        outlook = keeper.outlook
        counts = keeper.counts
        now = keeper.value
        best = 0.12
        action: i64 = 0
        index: i64 = 0
        for shown in s.dice:
            index += 1
            counts[shown] -= 1
            less = now - outlook.worth(counts, 1, 0, 0, 1)
            counts[shown] += 1
            if less > best:
                best = less
                action = index
        return action

    def heart(self, t: Tokyo, me: Monster, decision: Decision) -> int:
        """First the poison that kills, then shrinking, then poison, then hearts; others only when they pay."""
        actions = decision.actions
        if me.place == OUTSIDE:
            dying = me.hearts <= 3
            if me.poison and AGAINST_POISON in actions and (me.poison >= me.hearts or not dying):
                return AGAINST_POISON
            if me.shrink and AGAINST_SHRINK in actions and not dying:
                return AGAINST_SHRINK
            if me.hearts + 1 <= max_hearts(me):
                return FOR_ME
        for option in actions:
            if option >= FOR_PATIENT:
                patient = t.s.monsters[option - FOR_PATIENT]
                if patient.energy >= 2 and patient.hearts > 3:
                    return option
        return FOR_ME if FOR_ME in actions else actions[0]

    # -- Tokyo and hearts --------------------------------------------------------------------------------------

    def leave(self, t: Tokyo, me: Monster, decision: Decision) -> int:
        """Stay in Tokyo while it is worth more than the hearts that it may cost."""
        s = t.s
        standing = self.standing
        standing.take(s, True)
        row: i64 = standing.living if standing.living >= 2 else 2
        distance: i64 = standing.distance[me.seat]
        attacker = s.monsters[s.turn]
        hearts = me.hearts
        mine = self.worth.points(s, me, row, distance) - self.worth.place_points(row, True, distance, me.hearts)
        if can_dodge(me):
            hearts -= attacker_claws(t)
            if hearts <= 0:
                return YIELD
        stay = exp(mine + self.worth.place_points(row, True, distance, hearts))
        go = exp(mine + self.worth.place_points(row, False, distance, me.hearts))
        # The attacker takes the place, and the star for it.
        last: i64 = standing.distance[attacker.seat]
        where = self.worth.place_points(row, attacker.place != OUTSIDE, last, attacker.hearts)
        whole = self.worth.points(s, attacker, row, last)
        theirs = whole - where
        outside = exp(whole)
        inside = outside
        if attacker.place == OUTSIDE:
            inside = exp(
                theirs
                + self.worth.place_points(row, True, last, attacker.hearts)
                + (
                    self.worth.star_points(row, star_index(s, attacker.stars + 1))
                    - self.worth.star_points(row, star_index(s, attacker.stars))
                )
            )
        rest = 0.0
        for other in s.monsters:
            if other.alive and other.seat not in (me.seat, attacker.seat):
                rest += exp(self.worth.points(s, other, row, standing.distance[other.seat]))
        if stay / (stay + outside + rest) >= go / (go + inside + rest):
            return STAY
        return YIELD

    def react(self, t: Tokyo, me: Monster, decision: Decision) -> int:
        """Camouflage costs nothing; Wings and healing are for what would hurt more than the energy."""
        hit = decision.about
        assert isinstance(hit, Hit)
        wings: i64 = -1
        healing: i64 = -1
        for option in decision.actions:
            if is_extra(option):
                kind = extra_kind(option)
                if kind == self.worth.kinds.camouflage:
                    return option
                if kind == self.worth.kinds.wings:
                    wings = option
                elif kind == self.worth.kinds.rapid_healing:
                    healing = option
        standing = self.standing
        standing.take(t.s, True)
        deadly = hit.amount >= me.hearts
        if wings >= 0:
            if deadly:
                return wings
            loss = -heart_gain(me, standing, -hit.amount, max_hearts(me))
            if loss > price_points(me, standing, 2):
                return wings
        if healing >= 0 and deadly:
            step: i64 = 1 + me.copies[self.worth.kinds.regeneration]
            needed: i64 = (hit.amount - me.hearts) // step + 1
            if needed * 2 <= me.energy and hit.amount < max_hearts(me):
                return healing
        return TAKE_IT

    # -- cards -------------------------------------------------------------------------------------------------

    def buy(self, t: Tokyo, me: Monster, decision: Decision) -> int:
        """The card that brings most beyond its price; a sweep only for the rich."""
        s = t.s
        standing = self.standing
        standing.take(s, True)
        best = SLIGHT
        action: i64 = DONE
        can_sweep = False
        for option in decision.actions:
            worth = 0.0
            if option == DONE:
                continue
            if option == SWEEP:
                can_sweep = True
                continue
            worth = self.purchase(t, me, standing, option)
            if worth > best:
                best = worth
                action = option
        if action == DONE and can_sweep and me.energy >= SWEEPS_FROM:
            return SWEEP
        return action

    def purchase(self, t: Tokyo, me: Monster, standing: Standing, option: i64) -> float:
        """What one of the offers of the buy step brings beyond its price."""
        s = t.s
        if not is_extra(option):
            card: i64 = s.market[option - 1]
            return card_gain(s, me, standing, card) - price_points(me, standing, price(t, me, card))
        kind = extra_kind(option)
        choice = extra_choice(option)
        if kind == self.worth.kinds.rapid_healing:
            step: i64 = 1 + me.copies[self.worth.kinds.regeneration]
            return heart_gain(me, standing, step, max_hearts(me)) - price_points(me, standing, 2)
        card = choice
        if kind == self.worth.kinds.made_in_a_lab:
            card = s.deck[len(s.deck) - 1 - choice]
        elif kind != self.worth.kinds.parasitic_tentacles:
            return 0.0  # what a card offers that no heuristic knows is left alone
        return card_gain(s, me, standing, card) - price_points(me, standing, price(t, me, card))

    # -- the rest ----------------------------------------------------------------------------------------------

    def seldom(self, t: Tokyo, me: Monster, decision: Decision) -> int:
        """Questions that few matches ask."""
        kind = decision.kind
        actions = decision.actions
        if kind == "resolve":
            return self.resolve(t, me, decision)
        if kind == "reroll-three":
            return 1 if t.s.turn == me.seat and t.rolled(THREE) < 3 else 0
        if kind == "camouflage-threes":
            return actions[len(actions) - 1]
        if kind == "rapid-healing":
            return 1 if me.hearts <= 6 else 0
        if kind == "sell":
            return self.sell(t, me, decision)
        if kind in ("mimic", "mimic-move"):
            return self.mimic(t, me, decision)
        return actions[0]

    def resolve(self, t: Tokyo, me: Monster, decision: Decision) -> int:
        """Stars, energy and hearts before claws, since attacking may hurt the attacker."""
        best: i64 = decision.actions[0]
        for option in decision.actions:
            if option < best:
                best = option
        return best

    def sell(self, t: Tokyo, me: Monster, decision: Decision) -> int:
        """Sell what is worth less in front of the monster than in energy."""
        best = 0.05
        action: i64 = 0
        for option in decision.actions:
            if option > 0:
                kind: i64 = t.content.kind_of[option - 1]
                gain = (
                    self.worth.energy_points(me.energy + t.content.costs[kind])
                    - self.worth.energy_points(me.energy)
                    - self.worth.card[kind]
                )
                if gain > best:
                    best = gain
                    action = option
        return action

    def mimic(self, t: Tokyo, me: Monster, decision: Decision) -> int:
        """The best card to copy; moving the token must be worth an energy."""
        best = -9.0
        action: i64 = decision.actions[0]
        if action == 0:
            copied = t.s.copied
            best = 0.05
            if copied != NO_CARD:
                best += self.worth.card[t.content.kind_of[copied]] + 0.1
        for option in decision.actions:
            if option > 0:
                worth = keep_points(self.worth, t.content.kind_of[option - 1], me)
                if worth > best:
                    best = worth
                    action = option
        return action


def attacker_claws(t: Tokyo) -> i64:
    """The claws of the attack that is being resolved."""
    return claw_total(t, t.s.monsters[t.s.turn])
