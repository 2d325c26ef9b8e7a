"""Which dice to keep: every sensible plan for the rolls to come, and what it is worth."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.bots.outlook import Outlook
from ludoteca.games.king_of_tokyo.bots.strength import Worth
from ludoteca.games.king_of_tokyo.state import FACES, HEART, Monster, Tokyo, TokyoState

NUMBER_FACES: Final = 7  # a mask: ones, twos, threes
HOPELESS: Final = -1e9


class Keeper:
    """Plans for the dice on the table. After `consider`, `best` is the mask of dice to keep and `value` its worth."""

    outlook: Outlook
    counts: vec[i64]
    have: vec[i64]  # what a plan keeps, by face
    hearts: i64  # how many of the hearts shown are of any use
    best: i64
    value: float
    masks: list[int]
    values: list[float]
    collecting: bool
    seen: TokyoState | None  # where and when the outlook was taken, while it holds
    turns: i64
    energy: i64
    cards: i64

    def __init__(self, worth: Worth) -> None:
        self.outlook = Outlook(worth)
        self.counts = vec[i64]([0] * FACES)
        self.have = vec[i64]([0] * FACES)
        self.hearts = 0
        self.best = 0
        self.value = 0.0
        self.masks = []
        self.values = []
        self.collecting = False
        self.seen = None
        self.turns = 0
        self.energy = 0
        self.cards = 0

    def consider(self, t: Tokyo, me: Monster, rolls: i64) -> None:
        """Find the best plan with so many rerolls to come; with none, the roll is worth what it is."""
        self.seen = None
        self.outlook.look(t, me, len(t.s.dice))
        self.weigh(t.s.dice, rolls)

    def consider_again(self, t: Tokyo, me: Monster, rolls: i64) -> None:
        """`consider` for one roll after another of a turn: in between only the roller's own things change."""
        s = t.s
        cards: i64 = len(me.cards)
        if self.seen is not s or self.turns != s.turns or self.energy != me.energy or self.cards != cards:
            self.outlook.look(t, me, len(s.dice))
            self.seen = s
            self.turns = s.turns
            self.energy = me.energy
            self.cards = cards
        self.weigh(s.dice, rolls)

    def weigh(self, dice: list[int], rolls: i64) -> None:
        """`consider`, when the outlook is known already."""
        size: i64 = len(dice)
        outlook = self.outlook
        counts = self.counts
        for face in range(FACES):
            counts[face] = 0
        for shown in cast("list[i64]", dice):
            counts[shown] += 1
        everything: i64 = (1 << size) - 1
        self.best = everything
        self.value = outlook.worth(counts, 0, 63, 6, 1)
        if self.collecting:
            self.masks = [everything]
            self.values = [self.value]
        if rolls <= 0:
            return
        self.hearts = self._useful_hearts(counts[HEART])
        specials = self._specials(rolls)
        chosen: i64 = 0
        best = HOPELESS
        best_wanted: i64 = 0
        numbers: i64 = 0
        while numbers <= NUMBER_FACES:
            if self._worth_trying(numbers):
                chosen = specials
                while True:
                    wanted = numbers | chosen
                    worth = self._try(wanted, size, rolls)
                    if self.collecting:
                        self.masks.append(self._mask(dice, wanted))
                        self.values.append(worth)
                    if worth > best:
                        best = worth
                        best_wanted = wanted
                    if chosen == 0:
                        break
                    chosen = (chosen - 1) & specials
            numbers += 1
        if best > self.value + 1e-9:
            self.best = self._mask(dice, best_wanted)
            self.value = best

    def _specials(self, rolls: i64) -> i64:
        """The faces beside numbers that are worth keeping at all."""
        outlook = self.outlook
        counts = self.counts
        size = outlook.dice
        mask: i64 = 0
        if (counts[3] or rolls > 1) and outlook.hearts[size] > 0.0:
            mask |= 8
        if (counts[4] or rolls > 1) and outlook.energy[size] > 0.0:
            mask |= 16
        if (counts[5] or rolls > 1) and (outlook.claws[size] > 0.0 or outlook.claws[1] > 0.0):
            mask |= 32
        return mask

    def _worth_trying(self, numbers: i64) -> bool:
        """No number, one that is there, or two of which there are plenty."""
        counts = self.counts
        dice: i64 = 0
        kinds: i64 = 0
        face: i64 = 0
        while face < 3:
            if numbers >> face & 1:
                if counts[face] == 0:
                    return False
                kinds += 1
                dice += counts[face]
            face += 1
        if kinds < 2:
            return True
        if self.outlook.run > 0.0 or self.outlook.all_six > 0.0:
            return True
        return kinds == 2 and dice >= 5

    def _try(self, wanted: i64, size: i64, rolls: i64) -> float:
        counts = self.counts
        have = self.have
        kept: i64 = 0
        kinds: i64 = 0
        face: i64 = 0
        while face < FACES:
            count: i64 = 0
            if wanted >> face & 1:
                kinds += 1
                count = self.hearts if face == HEART else counts[face]
                kept += count
            have[face] = count
            face += 1
        return self.outlook.worth(have, size - kept, wanted, kinds, rolls)

    def _useful_hearts(self, count: i64) -> i64:
        hearts = self.outlook.hearts
        useful = count
        while useful > 0 and hearts[useful] <= hearts[useful - 1]:
            useful -= 1
        return useful

    def _mask(self, dice: list[int], wanted: i64) -> i64:
        """The dice that a plan keeps."""
        mask: i64 = 0
        bit: i64 = 1
        hearts = self.hearts
        for face in dice:
            if wanted >> face & 1:
                if face != HEART:
                    mask |= bit
                elif hearts > 0:
                    mask |= bit
                    hearts -= 1
            bit <<= 1
        return mask
