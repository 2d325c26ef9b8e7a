"""When the time of a live match may stand still and go on: who must agree, who is missed, who stands in.

It reads and changes a seating, and writes and sends nothing. `here` are the players who are connected, or were a moment
ago.
"""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.server.refusals import NotYours
from ludoteca.server.tables.seating import BOT, HUMAN, Seating

ASKED = "asked"
AWAY = "away"


def needed(seating: Seating, here: Collection[str]) -> list[int]:
    """The seats of the people who are here: all of them must agree. Bots always do."""
    return sorted(seat for player in here for seat in seating.seats_of(player))


def absent(seating: Seating, here: Collection[str]) -> list[int]:
    """The seats that nobody plays: their people have lost the connection, or left without a bot in their place."""
    return [
        seat
        for seat, chair in enumerate(seating.chairs)
        if chair.kind == HUMAN and (chair.left or chair.player not in here)
    ]


def agreed(seating: Seating, here: Collection[str]) -> bool:
    """Whether everyone who is here wants what the votes are for."""
    people = needed(seating, here)
    return bool(people) and set(people) <= set(seating.votes)


def may_go_on(seating: Seating, here: Collection[str]) -> bool:
    """Whether nothing keeps the match from going on: no pause, or all want to, or who was missed is back."""
    if not seating.paused or agreed(seating, here):
        return True
    return seating.paused == AWAY and not absent(seating, here)


def vote(seating: Seating, player: str, on: bool, here: Collection[str], starting: bool) -> bool:
    """Note that a player wants to pause or to go on; whether the match is paused by that.

    Whoever wants a pause while the match is about to go on (`starting`) has it: nobody is rushed into a race.
    """
    mine = seating.seats_of(player)
    if not mine:
        raise NotYours("refuse-not-your-seat")
    if on and starting:
        seating.votes = []
        fresh = seating.paused != ASKED
        seating.paused = ASKED
        return fresh
    if on == bool(seating.paused):  # things are so already: a wish to change them is taken back
        seating.votes = [seat for seat in seating.votes if seat not in mine]
        return False
    seating.votes = sorted({*seating.votes, *mine})
    if on and agreed(seating, here):
        stop(seating, ASKED)
        return True
    return False


def stop(seating: Seating, why: str) -> None:
    """Time stands still from now on."""
    seating.paused = why
    seating.votes = []


def go_on(seating: Seating) -> None:
    """Time passes again."""
    seating.paused = ""
    seating.votes = []


def stand_in(seating: Seating, seat: int, level: str) -> None:
    """A bot plays for someone who is gone. Who did not mean to leave gets the seat back by returning."""
    chair = seating.chairs[seat]
    chair.away = not chair.left
    chair.kind, chair.level, chair.left = BOT, level, True


def hand_back(seating: Seating, player: str) -> list[int]:
    """Someone is back: the seats that a bot has kept for them meanwhile."""
    kept = [seat for seat in seating.owned_by(player) if seating.chairs[seat].away]
    for seat in kept:
        take_back(seating, seat)
    return kept


def take_back(seating: Seating, seat: int) -> None:
    """The owner plays again."""
    chair = seating.chairs[seat]
    chair.kind, chair.level, chair.left, chair.away = HUMAN, "", False, False
