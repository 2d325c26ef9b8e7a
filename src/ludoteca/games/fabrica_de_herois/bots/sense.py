"""What the cards of a table are to a bot: kinds of effects and what Missions ask for, worked out once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.content.box import ATTACK, Content
from ludoteca.games.fabrica_de_herois.effects.conditions import IfDie
from ludoteca.games.fabrica_de_herois.effects.words import Effect

OTHER: Final = 0  # worth what its verb says
BONUS: Final = 1  # moves a sum, or what it must reach, by its amount
TAKE: Final = 2  # takes Heroes out of a Field for good
HOLD: Final = 3  # takes them out of the next comparison
GUARD: Final = 4  # keeps own Heroes from harm
WAKE: Final = 5  # own Heroes count again
SAVE: Final = 6  # needs an Attack to answer

KINDS: Final = {
    "marker": BONUS,
    "nd": BONUS,
    "invert": BONUS,
    "cover": BONUS,
    "eliminate": TAKE,
    "exile": TAKE,
    "deck": TAKE,
    "steal": TAKE,
    "swap": TAKE,
    "duel": TAKE,
    "home": HOLD,
    "block": HOLD,
    "protect": GUARD,
    "unblock": WAKE,
}
NAME: Final = "sense of effects"


class Sense:
    """The kinds of all effects, by ability and place; which abilities can turn a comparison; the NDs of all Missions,
    and how many emblems one has."""

    def __init__(self, content: Content) -> None:
        self.kinds: list[list[int]] = [[kind_of(effect) for effect in one.effects] for one in content.abilities]
        self.turns: list[bool] = []
        for one in content.abilities:
            self.turns.append(one.kind == ATTACK and any(can_turn(effect) for effect in one.effects))
        self.nds: list[int] = sorted({mission.nd for mission in content.missions})
        self.shares: list[float] = []  # how often each of these NDs is drawn
        for nd in self.nds:
            self.shares.append(sum(mission.nd == nd for mission in content.missions) / len(content.missions))
        emblems = sum(int(mission.emblems).bit_count() for mission in content.missions)
        self.emblems = emblems / (5.0 * len(content.missions))  # how likely a Mission shows a given emblem


def kind_of(effect: Effect) -> int:
    """What one effect is to a bot."""
    if effect.verb.answers:
        return SAVE
    return KINDS.get(effect.verb.name, OTHER)


def can_turn(effect: Effect) -> bool:
    """Whether an effect of an Attack can make a comparison fail."""
    return not effect.targets.mine and kind_of(effect) in (BONUS, TAKE, HOLD)


def comes_true(effect: Effect) -> float:
    """How likely the condition of an effect holds, where it could be declared."""
    condition = effect.condition
    if condition is None:
        return 1.0
    if isinstance(condition, IfDie):
        sides: i64 = 7 - condition.n
        return float(sides) / 6.0
    return 0.95


def sense_of(content: Content) -> Sense:
    """That of this content, made once."""
    found = content.worked_out.get(NAME)
    if not isinstance(found, Sense):
        found = Sense(content)
        content.worked_out[NAME] = found
    return found
