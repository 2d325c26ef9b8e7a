"""The table: what a seat may do at this very moment, and what happens when it does (RO-R2: nobody waits for a turn)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.rules import casting, decks, dice, dragon, experience, hands, laid, rounds, trade, wounds
from ludoteca.games.rush_out.rules.actions import (
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
    generation_of,
    index_of,
    place_action,
    place_of,
    slot_of,
)
from ludoteca.games.rush_out.rules.completing import check_full, settle
from ludoteca.games.rush_out.rules.placing import fits, may_place, may_use, put
from ludoteca.games.rush_out.state import (
    AIR,
    BARD,
    BREAK,
    CLERIC,
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
    SORCERER_DICE,
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
        """RO-R14."""
        rounds.begin_match(self)

    def ended(self) -> bool:
        """RO-R37."""
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
        if s.phase != RACE:
            prepare(self, seat, action)
            return
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
    if s.phase == RACE:
        if action >= PLACE:
            place: i64 = place_of(action)
            return (
                place < PLACES
                and generation_of(action) == s.generation[place]
                and may_place(s, seat, place, slot_of(action), index_of(action))
            )
        return may_race(s, seat, action)
    if s.phase == READY:
        return action == START and seat == s.sorcerer
    if s.phase != BREAK:
        return False
    if action == DONE:
        return not s.ready[seat]
    return may_trade(s, seat, action)


def may_trade(s: RushState, seat: i64, action: i64) -> bool:
    """RO-R64."""
    if BUY_GEAR <= action < RETURN_GEAR:
        return trade.may_buy_gear(s, seat, (action - BUY_GEAR) // MOST_SEATS, (action - BUY_GEAR) % MOST_SEATS)
    if RETURN_GEAR <= action < BUY_SCROLL:
        return trade.may_return_gear(s, seat, (action - RETURN_GEAR) // MOST_SEATS, (action - RETURN_GEAR) % MOST_SEATS)
    if BUY_SCROLL <= action < BUY_SCROLL + 8:
        return trade.may_buy_scroll(s, seat, action - BUY_SCROLL)
    if RETURN_SCROLL <= action < RETURN_SCROLL + 8:
        return trade.may_return_scroll(s, seat, action - RETURN_SCROLL)
    return False


def may_race(s: RushState, seat: i64, action: i64) -> bool:
    """All that is not placing a die. RO-R63: coins can be spent at any time, whatever else is owed."""
    if action == SPEND:
        return decks.may_spend(s, seat)
    if s.owes[seat]:  # RO-R58: at once, before anything else
        if WHIRL <= action < WHIRL + dice_of(s, seat):
            return dice.may_whirl(s, seat, action - WHIRL)
        return action == CLAP and hands.may_clap(s, seat)
    if s.aim != NONE and seat == s.sorcerer:
        return may_aim(s, action)
    if action == ROLL:
        return dice.in_hand(s, seat) > 0  # RO-D-11
    if RECALL <= action < RECALL + dice_of(s, seat):
        return dice.may_recall(s, seat * STRIDE + action - RECALL)
    if action == RECALL_ALL:
        return s.lying[seat] > 0 and s.held[s.where[seat]] == 0
    if seat == s.sorcerer:
        return may_read_scroll(s, action)
    if action == CLAP:
        return hands.may_clap(s, seat)
    if action == KEEP or action == GIVE:
        return experience.open_award(s, seat) != NONE
    return may_use_ability(s, seat, action)


def may_aim(s: RushState, action: i64) -> bool:
    """A target of the effect that waits."""
    kind: i64 = casting.kind_of_target(s)
    if kind == casting.A_PLACE:
        return AIM_PLACE <= action < AIM_PLACE + FIRST_SPELL and casting.is_open_place(s, action - AIM_PLACE)
    if kind == casting.A_DIE:
        return AIM_DIE <= action < AIM_DIE + s.seats * STRIDE and casting.is_open_die(s, action - AIM_DIE)
    return AIM_HERO <= action < AIM_HERO + s.seats and casting.is_victim(s, action - AIM_HERO)


def may_read_scroll(s: RushState, action: i64) -> bool:
    """RO-R68a, RO-R68b, RO-R68c."""
    if SWAP_SPELL <= action < SWAP_SPELL + SPACES:
        return trade.may_swap(s, action - SWAP_SPELL)
    if TO_WATER <= action < TO_WATER + SORCERER_DICE:
        return trade.may_turn(s, action - TO_WATER, WATER)
    if TO_AIR <= action < TO_AIR + SORCERER_DICE:
        return trade.may_turn(s, action - TO_AIR, AIR)
    return False


def may_use_ability(s: RushState, seat: i64, action: i64) -> bool:
    """RO-R88: each Hero's own, when it can be paid and does something."""
    if not s.experience[seat] or not experience.can_pay(s, seat):
        return False
    role: i64 = s.roles[seat]
    if role == BARD:
        return HEAL <= action < HEAL + s.seats and s.wounded[action - HEAL] == 1
    if role == GUARD:
        return LIFT <= action < LIFT + LAID and s.cards[FIRST_LAID + action - LIFT] != NONE and not _held(s, action)
    if role == WARRIOR:
        return action == DRIVE_BACK and dragon.may_drive_back(s)
    return role == CLERIC and BLESS <= action < BLESS + s.seats * STRIDE and experience.may_bless(s, action - BLESS)


def _held(s: RushState, lift: i64) -> bool:
    """A laid card that is complete already goes by itself."""
    return s.held[FIRST_LAID + lift - LIFT] != 0


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
        add_allowed(s, seat, WHIRL, KEEP, found)
        add_allowed(s, seat, CLAP, SPEND + 1, found)
        return found
    if s.aim != NONE and seat == s.sorcerer:
        add_allowed(s, seat, SPEND, SPEND + 1, found)
        add_allowed(s, seat, AIM_PLACE, HEAL, found)
        return found
    add_allowed(s, seat, ROLL, SPEND + 1, found)
    if seat == s.sorcerer:
        if sum(s.scrolls) > 0:
            add_allowed(s, seat, SWAP_SPELL, BUY_GEAR, found)
    else:
        if s.awards:
            add_allowed(s, seat, KEEP, GIVE + 1, found)
        if s.experience[seat]:
            add_allowed(s, seat, HEAL, SWAP_SPELL, found)
    add_placings(s, seat, found)
    return found


def add_allowed(s: RushState, seat: i64, first: i64, last: i64, found: list[int]) -> None:
    """Those of a row of actions that are allowed."""
    for action in range(first, last):
        if may_race(s, seat, action):
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
    if action == START:
        rounds.start_countdown(t)
    elif action == DONE:
        rounds.is_done(t, seat)
    elif action < RETURN_GEAR:
        trade.buy_gear(t, seat, (action - BUY_GEAR) // MOST_SEATS, (action - BUY_GEAR) % MOST_SEATS)
    elif action < BUY_SCROLL:
        trade.return_gear(t, seat, (action - RETURN_GEAR) // MOST_SEATS, (action - RETURN_GEAR) % MOST_SEATS)
    elif action < RETURN_SCROLL:
        trade.buy_scroll(t, seat, action - BUY_SCROLL)
    else:
        trade.return_scroll(t, seat, action - RETURN_SCROLL)


def race(t: Rush, seat: i64, action: i64) -> None:
    """In a race: all but rolling and placing."""
    if action < RECALL_ALL:
        dice.recall(t, seat, action - RECALL)
    elif action == RECALL_ALL:
        dice.recall_all(t, seat)
    elif action == CLAP:
        hands.clap(t, seat)
    elif action == SPEND:
        decks.spend(t, seat)
    elif action < KEEP:
        dice.whirl(t, seat, action - WHIRL)
    elif action < AIM_PLACE:
        experience.decide_award(t, seat, action == KEEP)
    elif action < HEAL:
        aim(t, action)
    elif action < SWAP_SPELL:
        use_ability(t, seat, action)
    elif action < TO_WATER:
        trade.swap(t, action - SWAP_SPELL)
    elif action < TO_AIR:
        trade.turn(t, action - TO_WATER, WATER)
    else:
        trade.turn(t, action - TO_AIR, AIR)


def aim(t: Rush, action: i64) -> None:
    """The Sorcerer has chosen."""
    if action < AIM_DIE:
        casting.aim_at(t, action - AIM_PLACE)
    elif action < AIM_HERO:
        casting.aim_at(t, action - AIM_DIE)
    else:
        casting.aim_at(t, action - AIM_HERO)


def use_ability(t: Rush, seat: i64, action: i64) -> None:
    """RO-R88: pay, and do it."""
    s = t.s
    experience.pay(t, seat)
    if action < LIFT:
        t.tell("ability-bard", seat, action - HEAL)
        wounds.heal(t, action - HEAL, seat)
    elif action < DRIVE_BACK:
        t.tell("ability-guard", seat, s.cards[FIRST_LAID + action - LIFT])
        laid.undo(t, FIRST_LAID + action - LIFT, seat)
    elif action == DRIVE_BACK:
        t.tell("ability-warrior", seat)
        dragon.drive_back(t)
    else:
        experience.bless(t, seat, action - BLESS)


def hushed(s: RushState) -> bool:
    """RO-R71: no Hero may talk."""
    return s.phase == RACE and s.silence > 0


__all__ = ["RushTable", "hushed", "may", "offers"]
