"""What things are worth to the bots. The unit is one card less in one's own deck; the scales were found by play."""

from __future__ import annotations

from typing import Final

NEVER_MIND: Final = 0.02  # worth next to nothing
DECISIVE: Final = 15.0  # what wins or loses the round


class HeroWorth:
    """For the Heroes."""

    def __init__(self) -> None:
        self.coin = 1.3
        self.life: list[float] = [0.0, 8.0, 4.0, 3.0, 2.4, 2.0, 1.8]  # by Lives that the Sorcerer has left
        self.blocked = 0.8  # part of the worth of a card under the Dragon
        self.wait = 8.0  # rolls, until the Dragon is gone
        self.dragon: list[float] = [0.0, 0.8, 1.8, 5.0]  # by where the Dragon stands
        self.freed = 0.6  # part of the worth of a card under the Dragon that has most of its dice
        self.wound = 0.5
        self.each_wounded = 0.25  # more, for each Hero who is wounded
        self.whirlwind = 2.0
        self.barred = 1.2
        self.silence = 0.1
        self.one_hand = 4.0
        self.high_five = 1.5
        self.copy = 0.4  # part of the worth of undoing one of two copies
        self.call = 3.0  # rolls, until somebody comes to help
        self.called = 0.8  # part of the credit for a card that needs somebody else
        self.helper = 0.9  # credit of a helper without whom it cannot be done
        self.welcome = 0.4  # part of the credit of a helper without whom it can
        self.leave = 1.7  # how much better something else must be


class DarkWorth:
    """For the Sorcerer."""

    def __init__(self) -> None:
        self.confusion = 0.6
        self.one_die = 0.25
        self.summoning = 0.9
        self.dracology: list[float] = [1.0, 0.8, 1.4, 0.0]  # by where the Dragon stands
        self.whirlwind = 0.8
        self.barred = 0.6
        self.silence = 0.1
        self.one_hand = 1.8
        self.high_five = 0.7
        self.copy = 0.4
        self.souls = 2.0  # for all that are left
        self.wound = 0.35
        self.point = 0.25  # of experience
        self.coin = 0.5  # two of them are a card of the deck, and the Heroes do not have it
        self.pair = 0.4  # more, for the second of a pair
        self.scroll = 0.3  # more, for one that can be spent on a Scroll
        self.present = 0.6  # a Challenge that the Heroes need not complete
        self.life: list[float] = [0.0, 5.0, 2.2, 1.3, 0.9, 0.7, 0.6]  # a Confrontation, by own Lives left
        self.snatch = 1.0  # for the Heroes' dice on a Confrontation
        self.storm = 0.5
        self.breath = 0.3
        self.leave = 2.4
        self.swap = 1.3  # how much better the card on top of the deck must be
