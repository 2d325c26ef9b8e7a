"""What happens when every slot holds a die (RO-R12, RO-R29, RO-R35, RO-R44, RO-R51, RO-R57, RO-R61, RO-R73, RO-R80,
RO-R84, RO-R85). Completion is atomic (RO-D-7): dice return, cards go, the next one comes, all in one moment.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.rules import causes, dragon, laid, wounds
from ludoteca.games.rush_out.rules.casting import cast, end_cast, lose_aim, take_aim
from ludoteca.games.rush_out.rules.decks import discard, leave_space, reveal_challenge
from ludoteca.games.rush_out.rules.dice import lift_all, whirl_without_choice
from ludoteca.games.rush_out.rules.ending import win_round
from ludoteca.games.rush_out.rules.experience import award
from ludoteca.games.rush_out.rules.placing import is_dark_end, is_laid, is_spell, is_wound
from ludoteca.games.rush_out.state import (
    BY_LIVES,
    COIN,
    CONFRONTATION,
    DARK,
    DRAGON_TILE,
    FIRST_DARK_END,
    FIRST_SPELL,
    FIRST_WOUND,
    HEROES,
    LIGHTNING_SCROLL,
    NONE,
    RACE,
    SPACES,
    STANDARD,
    Rush,
    RushState,
)


def contributors(s: RushState, place: i64) -> i64:
    """Whose dice lie in a place, as a mask of seats."""
    mask: i64 = 0
    for seat in range(s.seats):
        if s.where[seat] == place:
            mask |= 1 << seat
    return mask


def check_full(t: Rush, place: i64, seat: i64) -> None:
    """RO-R12: is it complete now? RO-R47: not under the Dragon; there it waits until the Dragon leaves (RO-D-6)."""
    s = t.s
    if s.filled[place] < len(s.needs[place]):
        return
    if dragon.blocks(s, place):
        s.order += 1
        s.full[place] = s.order
        t.tell("dragon-blocks", s.cards[place])
        return
    complete(t, place, seat)


def complete(t: Rush, place: i64, seat: i64) -> None:
    """RO-R44: complete, whatever happens next. RO-R73: under the Curse, Heroes clap hands before they collect."""
    s = t.s
    s.full[place] = 0
    causes.by_place(t, place)
    if place >= FIRST_SPELL:
        complete_dark(t, place)
    elif s.high_five and not is_wound(place):
        s.held[place] = contributors(s, place)
        t.tell("held", seat, place)
    else:
        collect(t, place, seat)


# -- the Heroes ------------------------------------------------------------------------------------------------


def collect(t: Rush, place: i64, seat: i64) -> None:
    """RO-R29: the Heroes take their dice back, and the card has its effect."""
    s = t.s
    mask: i64 = contributors(s, place)
    causes.by_place(t, place)
    s.held[place] = 0
    lift_all(s, place)
    for hero in range(s.seats):
        if mask >> hero & 1:
            s.finished[hero] += 1
    tell_completed(t, place, mask, seat)
    if place < SPACES:
        complete_challenge(t, place, mask, seat)
    elif place == DRAGON_TILE:
        if dragon.may_drive_back(s):
            dragon.drive_back(t)
    elif is_wound(place):
        wounds.heal(t, place - FIRST_WOUND, seat)
    elif is_laid(place):
        laid.undo(t, place, seat)


def tell_completed(t: Rush, place: i64, mask: i64, seat: i64) -> None:
    """Who did it, alone or together. That a Hero is healed is told by the healing itself."""
    if is_wound(place):
        return
    other: i64 = NONE
    for hero in range(t.s.seats):
        if hero != seat and mask >> hero & 1:
            other = hero
    if place == DRAGON_TILE:
        if other == NONE:
            t.tell("repelled", seat)
        else:
            t.tell("repelled-together", seat, other)
    elif other == NONE:
        t.tell("completed", seat, place, t.s.cards[place])
    else:
        t.tell("completed-together", seat, place, t.s.cards[place], other)


def complete_challenge(t: Rush, space: i64, mask: i64, seat: i64) -> None:
    """RO-R29: discard and reveal. RO-R61, RO-R84, RO-R87: Coins, Confrontations and experience."""
    s = t.s
    card: i64 = s.cards[space]
    family: i64 = s.content.family[card]
    if family == CONFRONTATION:
        s.lives -= 1
        t.tell("life-lost", s.lives)
        if s.lives == 0:
            win_round(t, HEROES, BY_LIVES)
        return
    if family == COIN:
        s.coins[HEROES].append(card)
        s.coined = s.now
        lift_all(s, FIRST_DARK_END + space)
        t.tell("coin-heroes", card)
    elif family == STANDARD and s.content.has_experience[s.scenario]:
        award(t, card, mask)
    else:
        discard(s, card)
    leave_space(s, space, seat)
    reveal_challenge(t, space, seat)


# -- the Sorcerer ----------------------------------------------------------------------------------------------


def complete_dark(t: Rush, place: i64) -> None:
    """RO-R35: take back the dice; the effect; what follows from it (RO-D-6); only then the next Spell is revealed."""
    s = t.s
    card: i64 = s.cards[place]
    lift_all(s, place)
    s.finished[s.sorcerer] += 1
    if is_spell(place):
        if cast(t, place):
            complete_freed(t)
            causes.by(t, card)
            end_cast(t, place)
    elif is_dark_end(place):
        complete_dark_end(t, place - FIRST_DARK_END)
    elif place == LIGHTNING_SCROLL:
        t.tell("scroll-lightning", s.sorcerer)
        take_aim(t, place, 1)
    else:
        t.tell("scroll-fire", s.sorcerer)
        dragon.advance(t, 1)


def complete_dark_end(t: Rush, space: i64) -> None:
    """RO-R61: the Sorcerer keeps the Coin card. RO-R85: the Confrontation is discarded. All dice go home."""
    s = t.s
    card: i64 = s.cards[space]
    lift_all(s, space)
    if s.content.family[card] == COIN:
        s.coins[DARK].append(card)
        t.tell("coin-sorcerer", card)
    else:
        discard(s, card)
        t.tell("confrontation-ended", card)
    leave_space(s, space, s.sorcerer)
    reveal_challenge(t, space, s.sorcerer)


# -- what follows by itself ------------------------------------------------------------------------------------


def settle(t: Rush) -> None:
    """After every action: cards that nothing holds back any more are complete at once, whirlwinds without a choice
    take their die, and an aim without targets is lost."""
    s = t.s
    complete_freed(t)
    if s.phase != RACE:
        return
    for seat in range(s.seats):
        if s.owes[seat]:
            whirl_without_choice(t, seat)
    lose_aim(t)


def complete_freed(t: Rush) -> None:
    """RO-D-6: full cards that the Dragon has left; RO-R69: cards that waited for hands which no Curse asks for now."""
    s = t.s
    while s.phase == RACE:
        place = _next_unblocked(s)
        if place != NONE:
            complete(t, place, _first_of(contributors(s, place)))
            continue
        place = _next_released(s)
        if place == NONE:
            return
        collect(t, place, _first_of(s.held[place]))


def _next_unblocked(s: RushState) -> i64:
    """RO-D-6: a card that was filled under the Dragon, and is free now; the first filled comes first.

    RO-R44: a card that the Heroes have completed is theirs, whatever lies on its other end while they clap hands.
    """
    found: i64 = NONE
    for space in range(SPACES):
        found = _sooner(s, space, space, found)
        found = _sooner(s, space, FIRST_DARK_END + space, found)
    return found


def _sooner(s: RushState, space: i64, end: i64, found: i64) -> i64:
    """This end of the card on a space, if it is full and free, and was filled before what was found so far."""
    if s.full[end] == 0 or s.held[space] or dragon.blocks(s, end):
        return found
    return end if found == NONE or s.full[end] < s.full[found] else found


def _next_released(s: RushState) -> i64:
    """A completed card that waited for a high five which no Curse asks for any more."""
    if s.high_five:
        return NONE
    for place in range(FIRST_SPELL):
        if s.held[place]:
            return place
    return NONE


def _first_of(mask: i64) -> i64:
    seat: i64 = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat
