"""The kinds of the cards that policies reckon with by name, as plain numbers that compiled code can compare."""

from __future__ import annotations

from typing import Final

from ludoteca.games.king_of_tokyo.content import CARD_IDS

ACID_ATTACK: Final = 0
ALIEN_ORIGIN: Final = 1
ALPHA_MONSTER: Final = 2
ARMOR_PLATING: Final = 3
BACKGROUND_DWELLER: Final = 4
BURROWING: Final = 5
CAMOUFLAGE: Final = 6
COMPLETE_DESTRUCTION: Final = 7
MEDIA_FRIENDLY: Final = 8
EATER_OF_THE_DEAD: Final = 9
ENERGY_HOARDER: Final = 10
EVEN_BIGGER: Final = 11
FIRE_BREATHING: Final = 13
FREEZE_TIME: Final = 14
FRIEND_OF_CHILDREN: Final = 15
GOURMET: Final = 17
HEALING_RAY: Final = 18
HERBIVORE: Final = 19
HERD_CULLER: Final = 20
IT_HAS_A_CHILD: Final = 21
JETS: Final = 22
MADE_IN_A_LAB: Final = 23
METAMORPH: Final = 24
MIMIC: Final = 25
BATTERY_MONSTER: Final = 26
NOVA_BREATH: Final = 27
DETRITIVORE: Final = 28
PLOT_TWIST: Final = 31
POISON_QUILLS: Final = 32
POISON_SPIT: Final = 33
RAPID_HEALING: Final = 35
REGENERATION: Final = 36
SHRINK_RAY: Final = 38
SMOKE_CLOUD: Final = 39
SPIKED_TAIL: Final = 41
STRETCHY: Final = 42
ENERGY_DRINK: Final = 43
URBAVORE: Final = 44
WINGS: Final = 46
DEATH_FROM_ABOVE: Final = 50
FRENZY: Final = 54
VAST_STORM: Final = 63


def _check() -> None:
    """The content file has them in this order."""
    for name, kind in list(globals().items()):
        if name.isupper() and isinstance(kind, int) and CARD_IDS[kind] != name.lower():
            raise ImportError(f"{name} is not card {kind}, which is {CARD_IDS[kind]}")


_check()
