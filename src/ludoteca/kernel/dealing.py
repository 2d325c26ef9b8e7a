"""Dealing anew what a seat cannot know, for games with a deck and hidden hands: what most of `Game.resample` is."""

from __future__ import annotations

from ludoteca.kernel.chance import Chance


def hands_of_others(hands: list[list[int]], seat: int) -> list[list[int]]:
    """The hands that this seat does not see."""
    return [hand for other, hand in enumerate(hands) if other != seat]


def deal_again(chance: Chance, deck: list[int], hidden: list[list[int]], tag: str = "deck") -> None:
    """Shuffle a deck together with what is hidden from someone, and deal it all again, in place: each gets as many
    cards as it had. What comes of it tells nothing of the true order."""
    cards = list(deck)
    for hand in hidden:
        cards += hand
    cards.sort()
    chance.shuffle(tag, cards)
    for hand in hidden:
        hand[:] = [cards.pop() for _ in hand]
    deck[:] = cards
