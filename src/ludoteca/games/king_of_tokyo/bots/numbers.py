"""What *jogador* plays by: the worth of everything, in points.

Points add up, and their exponential is a monster's strength; its chance to win is its strength over the sum of all
strengths. The shapes are ours, the scales were found by play: thousands of matches between variants. What a KEEP card
is worth was fitted to matches that began with cards dealt at random, and then scaled like the rest.
"""
# fmt: off

from __future__ import annotations

from typing import Final

# By stars as if the target were 20; the same for any number of monsters alive.
STARS: Final[list[float]] = [
    0.00, 0.09, 0.18, 0.27, 0.37, 0.46, 0.55, 0.64, 0.73, 0.82, 0.91, 1.00, 1.10, 1.19, 1.30, 1.42, 1.56,
    1.70, 1.85, 2.00, 3.65,
]
# By hearts, outside Tokyo.
OUT: Final[list[float]] = [
    -18.83, -3.56, -2.30, -1.57, -1.05, -0.69, -0.46, -0.29, -0.15, 0.00, 0.10, 0.19, 0.25,
]
# Outside Tokyo, by the turns of others before the next own one.
TURN: Final[list[float]] = [
    0.15, 0.10, 0.05, -0.00, -0.05, -0.10,
]
# In Tokyo, by the turns of others before the next own one, and by hearts.
IN: Final[list[list[float]]] = [
    [-19.48, -4.21, -2.65, -1.01, -0.56, -0.26, -0.06, 0.08, 0.21, 0.33, 0.42, 0.50, 0.55],
    [-19.96, -4.26, -2.70, -1.47, -0.91, -0.53, -0.28, -0.10, 0.05, 0.21, 0.32, 0.41, 0.48],
    [-24.12, -4.48, -2.87, -1.93, -1.26, -0.80, -0.50, -0.29, -0.10, 0.09, 0.22, 0.33, 0.41],
    [-28.27, -5.37, -3.49, -2.39, -1.61, -1.07, -0.73, -0.48, -0.26, -0.04, 0.12, 0.25, 0.34],
    [-32.43, -6.26, -4.10, -2.85, -1.95, -1.34, -0.95, -0.66, -0.41, -0.16, 0.02, 0.16, 0.27],
    [-36.59, -7.14, -4.72, -3.31, -2.30, -1.61, -1.17, -0.85, -0.57, -0.28, -0.08, 0.08, 0.20],
]
# By energy.
ENERGY: Final[list[float]] = [
    0.00, 0.04, 0.08, 0.12, 0.16, 0.21, 0.25, 0.29, 0.33, 0.37, 0.41, 0.43, 0.45, 0.47, 0.48, 0.50, 0.52,
    0.54, 0.55, 0.57, 0.59, 0.61, 0.62, 0.64, 0.66, 0.68, 0.70, 0.71, 0.73, 0.75, 0.77,
]
POISON: Final = -0.3  # a token
SHRINK: Final = -0.4  # a token
EXTRA_TURN: Final = 0.46
HARM: Final = 1.15  # how much of a rival's loss is a gain

# KEEP cards by id. DISCARD cards are worth what they do: see policy_cards.py.
CARDS: Final[dict[str, float]] = {
    "acid_attack": 0.26,
    "alien_origin": 0.04,
    "alpha_monster": 0.31,
    "armor_plating": 0.16,
    "background_dweller": 0.12,
    "burrowing": 0.10,
    "camouflage": 0.13,
    "complete_destruction": 0.10,
    "media_friendly": 0.11,
    "eater_of_the_dead": 0.16,
    "energy_hoarder": 0.08,
    "even_bigger": 0.07,
    "extra_head": 0.38,
    "fire_breathing": 0.17,
    "freeze_time": 0.16,
    "friend_of_children": 0.14,
    "giant_brain": 0.21,
    "gourmet": 0.11,
    "healing_ray": 0.04,
    "herbivore": 0.12,
    "herd_culler": 0.02,
    "it_has_a_child": 0.14,
    "jets": 0.09,
    "made_in_a_lab": 0.03,
    "metamorph": 0.16,
    "mimic": 0.20,
    "battery_monster": 0.11,
    "nova_breath": 0.29,
    "detritivore": 0.14,
    "opportunist": 0.02,
    "parasitic_tentacles": 0.08,
    "plot_twist": 0.17,
    "poison_quills": 0.04,
    "poison_spit": 0.21,
    "psychic_probe": 0.18,
    "rapid_healing": 0.06,
    "regeneration": 0.11,
    "rooting_for_the_underdog": 0.02,
    "shrink_ray": 0.19,
    "smoke_cloud": 0.15,
    "solar_powered": 0.02,
    "spiked_tail": 0.20,
    "stretchy": 0.07,
    "energy_drink": 0.11,
    "urbavore": 0.12,
    "were_only_making_it_stronger": 0.06,
    "wings": 0.23,
}
