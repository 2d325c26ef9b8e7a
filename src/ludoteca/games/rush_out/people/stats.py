"""A match of Rush Out! in numbers, for the lab and for the page at its end."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.rush_out.content.box import Content
from ludoteca.games.rush_out.state import JOKER, REASON_NAMES, SIDE_NAMES, RushState
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import ALWAYS, Facts

# Luck is the number of Jokers: they go where nothing else does, and onto the Dragon tile.
MEAN = 1 / 6
VARIANCE = MEAN * (1 - MEAN)


def unpack(packed: int) -> list[int]:
    """The faces of a roll, in the order of the dice."""
    faces: list[int] = []
    while packed:
        faces.append(packed % 8 - 1)
        packed //= 8
    return faces[::-1]


def facts(content: Content) -> Facts:
    """RO-R7, RO-R8: Spells and Challenges, which nobody takes: they lie in the two decks."""
    every = range(len(content.card_ids))
    return Facts(things=content.card_ids, decks={"spells": every, "challenges": every})


def tally(s: RushState) -> dict[str, int]:
    """Rounds by winner, and by how they were won."""
    counted = {"rounds": len(s.history), "rounds-heroes": 0, "rounds-sorcerer": 0}
    for past in s.history:
        side = SIDE_NAMES[past // 8]
        counted[f"rounds-{side}"] += 1
        how = f"rounds-{side}-{REASON_NAMES[past % 8]}"
        counted[how] = counted.get(how, 0) + 1
    return counted


def chart(s: RushState) -> dict[str, list[int]]:
    """Cards that each seat had a hand in."""
    return {"finished": list(s.finished)}


def fortune(event: Event) -> tuple[int, float, float] | None:
    """Jokers above what the dice owed."""
    if event.kind != "rolled":
        return None
    faces = unpack(event.args[1])
    return event.args[0], faces.count(JOKER) - MEAN * len(faces), VARIANCE * len(faces)


def highlight(event: Event) -> tuple[int, int] | None:
    """How rounds ended (always), the Dragon driven off, cards finished together, high fives, abilities."""
    kind, args = event.kind, event.args
    if kind in ("round-heroes", "round-sorcerer"):
        return -1, ALWAYS
    if kind in ("scroll-lightning", "scroll-fire"):
        return args[0], 30
    if kind in ("high-fived", "repelled", "repelled-together", "ability-bard", "ability-guard", "ability-warrior"):
        return args[0], 25
    if kind == "wounded":
        return args[0], 15
    if kind == "completed-together":
        return args[0], 12
    if kind in ("completed", "cast"):
        return args[0], 8
    return None


def merits(event: Event) -> Sequence[tuple[str, int, int]]:
    """Cards finished alone and together, Spells cast, Dragons driven off, dice rolled."""
    kind, args = event.kind, event.args
    if kind == "completed":
        return (("lone-wolf", args[0], 1),)
    if kind == "completed-together":
        return ("partner", args[0], 1), ("partner", args[3], 1)
    if kind in ("repelled", "ability-warrior"):
        return (("dragon", args[0], 1),)
    if kind == "repelled-together":
        return ("dragon", args[0], 1), ("dragon", args[1], 1)
    if kind == "rolled":
        return (("quick-hands", args[0], 1),)
    return ()
