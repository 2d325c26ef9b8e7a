"""What would decide the round, and what a move would give to the other side: found out by doing it, on a copy.

Nobody may count the decks (RO-R5), so the copies have decks that do not run out: an end by the last card is never told
beforehand, but that a move turns over a card of the others is.
"""

from __future__ import annotations

from ludoteca.games.rush_out.actions import CLAP, DRIVE_BACK, PLACE, place_of
from ludoteca.games.rush_out.people.shapes import Decides, Fit, Risk, Side
from ludoteca.games.rush_out.rules import casting, completing, dragon
from ludoteca.games.rush_out.rules.placing import is_dark_end, is_spell
from ludoteca.games.rush_out.rules.play import RushTable
from ludoteca.games.rush_out.state import (
    CONFRONTATION,
    DARK,
    DOOM,
    DRACOLOGY,
    DRAGON_TILE,
    FIRE_SCROLL,
    FIRST_SPELL,
    HEROES,
    NONE,
    PLACES,
    RACE,
    REASON_NAMES,
    SPACES,
    RushState,
)
from ludoteca.kernel.previews import LuckNeeded, NoLuck

SIDES: dict[int, Side] = {HEROES: "heroes", DARK: "sorcerer"}
MORE_CARDS = 3  # as many as one move can turn over


def _copy(s: RushState) -> RushTable:
    """The same moment, to try something; its decks do not run out."""
    world = s.copy()
    for deck in (world.challenge_deck, world.spell_deck):
        deck[:0] = deck[:1] * MORE_CARDS
    return RushTable(world, NoLuck(), None)


def _won(world: RushState) -> tuple[int, int] | None:
    """Who has won the round, and how."""
    return None if world.phase == RACE else divmod(world.history[-1], 8)


# -- cards that decide -----------------------------------------------------------------------------------------


def decides(s: RushState) -> list[Decides]:
    """The places that end the round when they are completed as things stand, for whom, and how."""
    if s.phase != RACE or (s.dragon == NONE and not s.souls and not s.lives):
        return []
    found: list[Decides] = []
    for place in range(PLACES):
        won = _completed(s, place) if _could_decide(s, place) else None
        if won is not None:
            found.append({"place": place, "winner": SIDES[won[0]], "reason": REASON_NAMES[won[1]]})
    return found


def _could_decide(s: RushState, place: int) -> bool:
    """Lives, Dragon and Souls hang on these alone. RO-R47: what lies under the Dragon cannot be completed."""
    if not s.needs[place] or s.held[place] or dragon.blocks(s, place):
        return False
    if place < SPACES or is_spell(place):
        return s.content.family[s.cards[place]] in (CONFRONTATION, DRACOLOGY, DOOM)
    return place == FIRE_SCROLL or (place == DRAGON_TILE and dragon.may_drive_back(s))


def _completed(s: RushState, place: int) -> tuple[int, int] | None:
    """Who wins the round when this is completed now; whoever a Spell is aimed at, it comes to the same."""
    t = _copy(s)
    world = t.s
    world.aim = NONE
    if place >= FIRST_SPELL:
        completing.complete_dark(t, place)
    else:
        completing.collect(t, place, world.sorcerer)
    while world.phase == RACE and world.aim != NONE:
        casting.aim_at(t, casting.targets(world)[0])
    if world.phase == RACE:
        completing.complete_freed(t)
    return _won(world)


# -- moves that help the others --------------------------------------------------------------------------------


def risks(s: RushState, seat: int, can: list[int], fits: list[Fit]) -> list[Risk]:
    """What of all that this seat can do gives the other side something, and what."""
    if s.phase != RACE:
        return []
    moves = [fit["actions"] for fit in fits if fit["closes"]]
    moves += [[action] for action in (CLAP, DRIVE_BACK) if action in can]
    return [risk for move in moves if (risk := _risk(s, seat, move)) is not None]


def _risk(s: RushState, seat: int, move: list[int]) -> Risk | None:
    """One move, all its actions together."""
    t = _copy(s)
    world = t.s
    others = HEROES if seat == s.sorcerer else DARK
    try:
        for action in move:
            t.act(seat, action)
    except LuckNeeded:
        return None
    won = _won(world)
    if won is not None:
        lost = won[0] == others
        return {"actions": move, "what": "round", "card": "", "reason": REASON_NAMES[won[1]]} if lost else None
    freed = _freed(s, world, seat)
    if freed is not None:
        return {"actions": move, "what": "frees", "card": s.content.card_ids[freed], "reason": ""}
    if move[0] >= PLACE and is_dark_end(place_of(move[0])):  # RO-R61, RO-R85: the Heroes turn over a Challenge
        return {"actions": move, "what": "reveals", "card": "", "reason": "deck"}
    return None


def _freed(s: RushState, world: RushState, seat: int) -> int | None:
    """RO-D-6: the card that the others had filled under the Dragon, and that this move completes for them."""
    theirs = range(SPACES) if seat == s.sorcerer else range(FIRST_SPELL, PLACES)
    return next((s.cards[place] for place in theirs if s.full[place] and not world.full[place]), None)
