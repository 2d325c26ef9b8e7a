"""What is in a box of Rush Out!, as the rules read it: cards, gear, characters and scenarios (RO-R6 to RO-R11).

A *card* is an index: the Spells come first, then the Challenges. Symbols, families and effects are indices too, in the
order of the tuples in `names`. A match holds the content that it is played with; nothing of it is ever changed.
"""

from __future__ import annotations


class Content:
    """One box. `content.loading` fills it from the files, and checks what they say."""

    # Spells and Challenges (RO-R7, RO-R8, RO-R9), by card
    card_ids: list[str]
    family: list[int]
    slots: list[list[int]]  # the end of the card's own side: the Sorcerer's for Spells, the Heroes' for Challenges
    other_slots: list[list[int]]  # the end across; empty when there is none
    flag: list[int]  # a symbol of the Sorcerer, or -1
    power: list[int]
    effect: list[int]  # what a laid card does, or -1
    back: list[int]
    icons: list[str]

    # characters (RO-R11), by role. Dice have the colour of their owner (RO-R13)
    joker_of: list[int]  # the symbol that the Joker stands for; -1 for the Sorcerer
    wounded: list[list[int]]
    ability_cost: list[int]
    colors: list[str]
    figures: list[str]
    dragon_slots: list[int]  # by number of players

    # Equipment (RO-R67), by kind
    equipment_ids: list[str]
    equipment_symbol: list[int]  # -1: any
    equipment_cost: list[int]
    equipment_copies: list[int]
    equipment_icons: list[str]

    # Scrolls (RO-R68), by number
    scroll_ids: list[str]
    scroll_cost: list[int]
    scroll_slots: list[list[int]]
    scroll_icons: list[str]

    # Trainings and Scenarios (RO-R39, RO-R40), by scenario
    spell_counts: list[list[int]]  # then by family
    challenge_kinds: list[list[int]]
    trophies: list[int]
    has_dragon: list[bool]
    has_coins: list[bool]
    has_souls: list[bool]
    has_lives: list[bool]
    has_experience: list[bool]
    souls: list[int]  # by number of Heroes
    lives: list[int]
