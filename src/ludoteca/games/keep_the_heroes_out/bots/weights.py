"""What weighs how much when a bot judges a dungeon. All of these were found by play, on matches of *jogador* teams."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Weights:
    """What a sketch is judged by (`sketch.py`), and what deeds are worth beyond that (`deeds.py`)."""

    def __init__(self) -> None:
        # the loss of a Treasure, by its value; the 4 is the match
        self.loss_1 = 3.0
        self.loss_2 = 4.0
        self.loss_3 = 5.0
        self.loss_4 = 100.0
        self.beyond = 2.0  # a Hero more in the Vault than is needed to take the 4: it is lost, and by how much
        # a dungeon at rest
        self.life = 0.3  # what a Monster can still take
        self.present = 1.0  # the first life in a room: Heroes who come there are stopped, and within reach
        self.guard = 0.6  # the same, where a Treasure is
        self.at_hand = 0.3  # a Hero asleep beside a Monster, for up to two
        self.sleeper = 0.35  # a Hero asleep, anywhere
        self.near = 0.8  # the same, in a room next to the Vault
        self.inside = 2.5  # the same, in the Vault
        self.vault_guard = 0.5  # a life in the Vault, for up to four
        self.later = 0.55  # what the cards of the invasion after the next count for: others act before
        # deeds
        self.card = 1.4  # one more card in hand
        self.kill = 0.6  # a Hero less, beyond the danger
        self.hurt = 0.4  # a blow that a Hero survives
        self.token = 0.5  # a resource, with the whole match to come
        self.skipped = 1.2  # a Guild card that invades nobody
        self.target = 0.25  # to stand where there is someone to fight
        self.monster = 0.2  # one more in the dungeon, beyond its lives
        self.step_with_token = 0.5
        self.portal = 0.9
        self.loot = 1.0  # by what its icons are worth
        self.way = 4.0  # a room more, on average, between where Heroes come and where they want to go
        self.decoy = 0.7  # a Hero whom a new Treasure keeps busy
        self.keep_a_defence = 0.7  # a Defend card in hand, while a Monster is there to be defended
        self.a_card_less = 0.9  # in the next turn, for a Defend card played now

    def loss(self, value: i64) -> float:
        """What the loss of a Treasure of this value weighs."""
        if value < 2:
            return self.loss_1
        if value == 2:
            return self.loss_2
        return self.loss_3 if value == 3 else self.loss_4


WEIGHTS: Final = Weights()
