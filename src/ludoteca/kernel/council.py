"""How a team comes to one answer: a majority of wishes settles it, and a tie goes to the seat that the rules name.

Wishes live at the table (server, terminal), not in the match: the match gets one answer, when the council has settled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def settle(
    wishes: Mapping[int, int],
    voters: Sequence[int],
    tie: int,
    *,
    default: int = -1,
    closing: bool = False,
) -> int | None:
    """The answer that the wishes (by seat) of these voters make, or None while it is open.

    A lone voter decides at once, and so does a majority of all voters; silence is no wish. When all have spoken, or the
    council is `closing` because its time is over, most wishes win. A tie goes to the wish of the seat `tie`, or else of
    the next seat after it that wishes one of the tied answers. Closing without any wish gives the `default`, and None
    where there is no default: then whoever stands in for the tie seat answers.
    """
    spoken = {seat: wishes[seat] for seat in voters if seat in wishes}
    if not spoken:
        return default if closing and default >= 0 else None
    counts: dict[int, int] = {}
    for wish in spoken.values():
        counts[wish] = counts.get(wish, 0) + 1
    most = max(counts.values())
    if len(spoken) < len(voters) and 2 * most <= len(voters) and not closing:
        return None
    return next(spoken[seat] for seat in order_from(tie, spoken) if counts[spoken[seat]] == most)


def order_from(tie: int, seats: Mapping[int, int]) -> list[int]:
    """The seats in the order in which they break a tie: the one that the rules name, then those after it, round."""
    later = [seat for seat in sorted(seats) if seat >= tie]
    return later + [seat for seat in sorted(seats) if seat < tie]
