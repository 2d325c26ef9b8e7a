"""The table: what a seat may do at this very moment, and what happens when it does (RO-R2: nobody waits for a turn)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.actions import (
    AIM_DIE,
    AIM_HERO,
    AIM_PLACE,
    BLESS,
    BUY_GEAR,
    BUY_SCROLL,
    CLAP,
    DONE,
    DRIVE_BACK,
    GIVE,
    HEAL,
    KEEP,
    LIFT,
    PLACE,
    RECALL,
    RECALL_ALL,
    RETURN_GEAR,
    RETURN_SCROLL,
    ROLL,
    SPEND,
    START,
    SWAP_SPELL,
    TO_AIR,
    TO_WATER,
    WHIRL,
    base_of,
    generation_of,
    index_of,
    place_action,
    place_of,
    slot_of,
)
from ludoteca.games.rush_out.rules import (
    casting,
    causes,
    decks,
    dice,
    dragon,
    experience,
    hands,
    laid,
    rounds,
    trade,
    wounds,
)
from ludoteca.games.rush_out.rules.completing import check_full, settle
from ludoteca.games.rush_out.rules.placing import fits, may_place, may_use, put
from ludoteca.games.rush_out.state import (
    AIR,
    BARD,
    BREAK,
    COUNTDOWN,
    FIRST_LAID,
    FIRST_SPELL,
    FRESH,
    GUARD,
    LAID,
    MOST_SEATS,
    NONE,
    OVER,
    PLACES,
    RACE,
    READY,
    SLOTS,
    SPACES,
    STRIDE,
    WARRIOR,
    WATER,
    Rush,
    RushState,
    dice_of,
)


class RushTable(Rush):
    """One match of Rush Out!, as the kernel plays it."""

    def begin(self) -> None:
        """RO-R14: the table is set for the first round."""
        causes.by(self, causes.SET_UP)
        rounds.begin_match(self)

    def ended(self) -> bool:
        """RO-R37: a side has the trophies that it needs."""
        return self.s.phase == OVER

    def due(self) -> i64:
        """The end of the countdown, or a hand that goes down."""
        s = self.s
        if s.phase == COUNTDOWN:
            return max(0, s.until - s.now)
        return hands.next_drop(s) if s.phase == RACE and s.high_five else -1

    def pass_time(self, ms: i64) -> None:
        """Time is only a number here: cool-downs compare with it."""
        s = self.s
        causes.by(self, causes.TIME)
        s.now += ms
        if s.phase == COUNTDOWN and s.now >= s.until:
            rounds.start_race(self)
        elif s.phase == RACE and s.high_five:
            hands.drop_hands(self)

    def can(self, seat: i64, action: i64) -> bool:
        """Whether this action is open now."""
        s = self.s
        if not hand_is_free(s, seat, action) or (action == ROLL and s.cool[seat] > s.now):
            return False
        return may(s, seat, action)

    def open(self, seat: i64) -> list[int]:
        """All actions that are open now."""
        s = self.s
        found = offers(s, seat)
        if s.phase != RACE:
            return found
        if s.busy[seat] > s.now:
            return [action for action in found if hand_is_free(s, seat, action)]
        if found and found[0] == ROLL and s.cool[seat] > s.now:
            del found[0]
        return found

    def act(self, seat: i64, action: i64) -> None:
        """RO-D-7: all of it at once, with everything that follows."""
        s = self.s
        causes.by_act(self, action)
        if s.phase != RACE:
            prepare(self, seat, action)
            return
        s.acts[seat] += 1
        if s.one_hand and seat != s.sorcerer and action != CLAP:
            s.busy[seat] = s.now + (dice.ONE_HAND_MS * 2 if s.relaxed else dice.ONE_HAND_MS)
        if action == ROLL:
            dice.roll(self, seat)
            return
        if action >= PLACE:
            place: i64 = place_of(action)
            put(self, seat, place, slot_of(action), index_of(action))
            check_full(self, place, seat)
        else:
            race(self, seat, action)
        if s.phase == RACE:
            settle(self)


def hand_is_free(s: RushState, seat: i64, action: i64) -> bool:
    """RO-R72, RO-D-12: with one hand, one input after the other. A high five is what the hand is up for."""
    return s.busy[seat] <= s.now or s.phase != RACE or action == CLAP


# -- what may be done ------------------------------------------------------------------------------------------


def may(s: RushState, seat: i64, action: i64) -> bool:
    """Whether the rules allow it, cool-downs apart."""
    base: i64 = base_of(action)
    if s.phase == RACE:
        if base == PLACE:
            place: i64 = place_of(action)
            return generation_of(action) == s.generation[place] and may_place(
                s, seat, place, slot_of(action), index_of(action)
            )
        return may_race(s, seat, base, action - base)
    if s.phase == READY:
        return base == START and seat == s.sorcerer
    if s.phase != BREAK:
        return False
    if base == DONE:
        return not s.ready[seat]
    return may_trade(s, seat, base, action - base)


def may_trade(s: RushState, seat: i64, base: i64, value: i64) -> bool:
    """RO-R64: what may be bought, or given back, between rounds."""
    if base == BUY_GEAR:
        return trade.may_buy_gear(s, seat, value // MOST_SEATS, value % MOST_SEATS)
    if base == RETURN_GEAR:
        return trade.may_return_gear(s, seat, value // MOST_SEATS, value % MOST_SEATS)
    if base == BUY_SCROLL:
        return trade.may_buy_scroll(s, seat, value)
    return base == RETURN_SCROLL and trade.may_return_scroll(s, seat, value)


def may_race(s: RushState, seat: i64, base: i64, value: i64) -> bool:
    """All that is not placing a die. RO-R63: coins can be spent at any time, whatever else is owed."""
    if base == SPEND:
        return decks.may_spend(s, seat)
    if s.owes[seat]:  # RO-R58: at once, before anything else
        if base == WHIRL:
            return value < dice_of(s, seat) and dice.may_whirl(s, seat, value)
        return base == CLAP and hands.may_clap(s, seat)
    if s.aim != NONE and seat == s.sorcerer:
        return may_aim(s, base, value)
    if base == ROLL:
        return dice.in_hand(s, seat) > 0  # RO-D-11
    if base == RECALL:
        return value < dice_of(s, seat) and dice.may_recall(s, seat * STRIDE + value)
    if base == RECALL_ALL:
        return s.lying[seat] > 0 and s.held[s.where[seat]] == 0
    if seat == s.sorcerer:
        return may_read_scroll(s, base, value)
    if base == CLAP:
        return hands.may_clap(s, seat)
    if base == KEEP or base == GIVE:
        return experience.award_of(s, seat, value) != NONE
    return may_use_ability(s, seat, base, value)


def may_aim(s: RushState, base: i64, value: i64) -> bool:
    """A target of the effect that waits."""
    kind: i64 = casting.kind_of_target(s)
    if kind == casting.A_PLACE:
        return base == AIM_PLACE and casting.is_open_place(s, value)
    if kind == casting.A_DIE:
        return base == AIM_DIE and value < s.seats * STRIDE and casting.is_open_die(s, value)
    return base == AIM_HERO and value < s.seats and casting.is_victim(s, value)


def may_read_scroll(s: RushState, base: i64, value: i64) -> bool:
    """RO-R68a, RO-R68b, RO-R68c."""
    if base == SWAP_SPELL:
        return trade.may_swap(s, value)
    if base == TO_WATER:
        return trade.may_turn(s, value, WATER)
    return base == TO_AIR and trade.may_turn(s, value, AIR)


def may_use_ability(s: RushState, seat: i64, base: i64, value: i64) -> bool:
    """RO-R88: each Hero's own, when it can be paid and does something."""
    if not s.experience[seat] or not experience.can_pay(s, seat):
        return False
    role: i64 = s.roles[seat]
    if role == BARD:
        return base == HEAL and value < s.seats and s.wounded[value] == 1
    if role == GUARD:
        place: i64 = FIRST_LAID + value
        return base == LIFT and s.cards[place] != NONE and s.held[place] == 0  # what is complete goes by itself
    if role == WARRIOR:
        return base == DRIVE_BACK and dragon.may_drive_back(s)
    return base == BLESS and value < s.seats * STRIDE and experience.may_bless(s, value)


def offers(s: RushState, seat: i64) -> list[int]:
    """All that the rules allow this seat now, cool-downs apart; rolling comes first."""
    found: list[int] = []
    if s.phase == BREAK:
        if not s.ready[seat]:
            found.append(DONE)
        return found + trade.trade_actions(s, seat)
    if s.phase == READY:
        return [START] if seat == s.sorcerer else found
    if s.phase != RACE:
        return found
    if s.owes[seat]:
        add_allowed(s, seat, WHIRL, STRIDE, found)
        add_allowed(s, seat, CLAP, 1, found)
        add_allowed(s, seat, SPEND, 1, found)
        return found
    if s.aim != NONE and seat == s.sorcerer:
        add_allowed(s, seat, SPEND, 1, found)
        add_allowed(s, seat, AIM_PLACE, FIRST_SPELL, found)
        add_allowed(s, seat, AIM_DIE, s.seats * STRIDE, found)
        add_allowed(s, seat, AIM_HERO, s.seats, found)
        return found
    add_allowed(s, seat, ROLL, 1, found)
    add_allowed(s, seat, RECALL, STRIDE, found)
    add_allowed(s, seat, RECALL_ALL, 1, found)
    add_allowed(s, seat, CLAP, 1, found)
    add_allowed(s, seat, SPEND, 1, found)
    if seat == s.sorcerer:
        if sum(s.scrolls) > 0:
            add_allowed(s, seat, SWAP_SPELL, SPACES, found)
            add_allowed(s, seat, TO_WATER, STRIDE, found)
            add_allowed(s, seat, TO_AIR, STRIDE, found)
    else:
        for index in range(0, len(s.awards), 3):
            add_allowed(s, seat, KEEP + s.awards[index], 1, found)
            add_allowed(s, seat, GIVE + s.awards[index], 1, found)
        if s.experience[seat]:
            add_allowed(s, seat, HEAL, s.seats, found)
            add_allowed(s, seat, LIFT, LAID, found)
            add_allowed(s, seat, DRIVE_BACK, 1, found)
            add_allowed(s, seat, BLESS, s.seats * STRIDE, found)
    add_placings(s, seat, found)
    return found


def add_allowed(s: RushState, seat: i64, first: i64, count: i64, found: list[int]) -> None:
    """Those of a row of actions of one act that are allowed."""
    base: i64 = base_of(first)
    for action in range(first, first + count):
        if may_race(s, seat, base, action - base):
            found.append(action)


def add_placings(s: RushState, seat: i64, found: list[int]) -> None:
    """RO-R22: each die of the last roll, in each slot where it fits."""
    fresh: i64 = 0
    count: i64 = dice_of(s, seat)
    for index in range(count):
        if s.at[seat * STRIDE + index] == FRESH:
            fresh += 1
    if fresh == 0:
        return
    first: i64 = FIRST_SPELL if seat == s.sorcerer else 0
    last: i64 = PLACES if seat == s.sorcerer else FIRST_SPELL
    for place in range(first, last):
        if not s.needs[place] or not may_use(s, seat, place):
            continue
        needs = s.needs[place]
        for slot in range(len(needs)):
            if s.slots[place * SLOTS + slot] != NONE:
                continue
            for index in range(count):
                die: i64 = seat * STRIDE + index
                if s.at[die] == FRESH and fits(s, seat, s.face[die], needs[slot]):
                    found.append(place_action(place, slot, index, s.generation[place]))


# -- what happens ----------------------------------------------------------------------------------------------


def prepare(t: Rush, seat: i64, action: i64) -> None:
    """Before a round and between rounds."""
    base: i64 = base_of(action)
    value: i64 = action - base
    if base == START:
        rounds.start_countdown(t)
    elif base == DONE:
        rounds.is_done(t, seat)
    elif base == BUY_GEAR:
        trade.buy_gear(t, seat, value // MOST_SEATS, value % MOST_SEATS)
    elif base == RETURN_GEAR:
        trade.return_gear(t, seat, value // MOST_SEATS, value % MOST_SEATS)
    elif base == BUY_SCROLL:
        trade.buy_scroll(t, seat, value)
    else:
        trade.return_scroll(t, seat, value)


def race(t: Rush, seat: i64, action: i64) -> None:
    """In a race: all but rolling and placing."""
    base: i64 = base_of(action)
    value: i64 = action - base
    if base == RECALL:
        dice.recall(t, seat, value)
    elif base == RECALL_ALL:
        dice.recall_all(t, seat)
    elif base == CLAP:
        hands.clap(t, seat)
    elif base == SPEND:
        decks.spend(t, seat)
    elif base == WHIRL:
        dice.whirl(t, seat, value)
    elif base == KEEP or base == GIVE:
        experience.decide_award(t, seat, value, base == KEEP)
    elif base == AIM_PLACE or base == AIM_DIE or base == AIM_HERO:
        casting.aim_at(t, value)
    elif base == SWAP_SPELL:
        trade.swap(t, value)
    elif base == TO_WATER:
        trade.turn(t, value, WATER)
    elif base == TO_AIR:
        trade.turn(t, value, AIR)
    else:
        use_ability(t, seat, base, value)


def use_ability(t: Rush, seat: i64, base: i64, value: i64) -> None:
    """RO-R88: the points are spent, and the Ability does its work."""
    s = t.s
    experience.pay(t, seat)
    if base == HEAL:
        t.tell("ability-bard", seat, value)
        wounds.heal(t, value, seat)
    elif base == LIFT:
        t.tell("ability-guard", seat, s.cards[FIRST_LAID + value])
        laid.undo(t, FIRST_LAID + value, seat)
    elif base == DRIVE_BACK:
        t.tell("ability-warrior", seat)
        dragon.drive_back(t)
    else:
        experience.bless(t, seat, value)


def hushed(s: RushState) -> bool:
    """RO-R71: no Hero may talk."""
    return s.phase == RACE and s.silence > 0


__all__ = ["RushTable", "hushed", "may", "offers"]
