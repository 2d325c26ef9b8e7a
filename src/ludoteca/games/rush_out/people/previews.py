"""What an action leads to at this moment, for whoever is about to do it: the two moments are compared."""

from __future__ import annotations

from typing import Any

from ludoteca.games.rush_out.people.prompts import place_name
from ludoteca.games.rush_out.people.refusals import role_name
from ludoteca.games.rush_out.state import FIRST_LAID, FIRST_WOUND, PLACES, RACE, SIDE_NAMES, RushState
from ludoteca.kernel.present import Effect


def effects(before: RushState, after: RushState) -> list[Effect]:
    """The end of the round first, then what became of the pieces, then what is still missing where dice were put."""
    found = [*_round(before, after), *_pieces(before, after), *_heroes(before, after)]
    done = "effect-lifted" if _paid(before, after) else "effect-done"  # what is warded off is not completed
    for place in range(PLACES):
        if before.needs[place] and not FIRST_WOUND <= place < FIRST_LAID:  # that a Hero is healed is told already
            found += _place(before, after, place, done)
    return found


def _paid(before: RushState, after: RushState) -> bool:
    """Whether a Hero has paid for an ability with experience."""
    return any(len(had) > len(has) for had, has in zip(before.experience, after.experience, strict=True))


def _round(before: RushState, after: RushState) -> list[Effect]:
    if before.phase != RACE or after.phase == RACE or len(after.history) == len(before.history):
        return []
    side, reason = divmod(after.history[-1], 8)
    return [Effect("round", -1, 0, reason, f"effect-round-{SIDE_NAMES[side]}")]


def _pieces(before: RushState, after: RushState) -> list[Effect]:
    """Dragon, Souls and Lives."""
    found = []
    for name in ("dragon", "souls", "lives"):
        left: int = getattr(after, name)
        change = left - int(getattr(before, name))
        if change:
            key = f"effect-{name}" if name != "dragon" else "effect-dragon-on" if change > 0 else "effect-dragon-back"
            found.append(Effect(name, -1, change, left, key, {"n": abs(change), "after": left}))
    return found


def _heroes(before: RushState, after: RushState) -> list[Effect]:
    """Who is wounded or healed."""
    found = []
    for hero in range(before.seats):
        change = int(after.wounded[hero]) - int(before.wounded[hero])
        if change:
            key = "effect-wounded" if change > 0 else "effect-healed"
            found.append(
                Effect("wounded", hero, change, int(after.wounded[hero]), key, {"who": role_name(before, hero)})
            )
    return found


def _place(before: RushState, after: RushState, place: int, done: str) -> list[Effect]:
    """A card that is done, or what it still wants."""
    params: dict[str, Any] = {"place": place_name(before, place)}
    if after.generation[place] != before.generation[place]:
        return [Effect("card", -1, 0, place, done, params)] if after.filled[place] == 0 else []
    added = int(after.filled[place]) - int(before.filled[place])
    left = len(after.needs[place]) - int(after.filled[place])
    return [Effect("dice", -1, added, left, "effect-lacks", {**params, "n": left})] if added > 0 and left > 0 else []
