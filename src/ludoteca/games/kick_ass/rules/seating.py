"""A Hero as the set-up rules find one: an empty panel (KA-R18)."""

from __future__ import annotations

from ludoteca.games.kick_ass.state import DONE, NO_CARD, NO_ITEM, NO_PLACE, SLOTS, Hero


def new_hero(hero: int) -> Hero:
    """A Hero with an empty panel: the set-up rules fill it."""
    made = Hero()
    made.hero = hero
    made.at = NO_PLACE
    made.stats = [0] * 5
    made.hand = []
    made.played = []
    made.items = []
    made.slots = [NO_ITEM] * SLOTS
    made.exhausted = []
    made.closed = [0] * SLOTS
    made.crises = []
    made.crisis_up = [False, False]
    made.crisis_known = [False, False]
    made.famous = False
    made.fame_due = False
    made.carried = []
    made.out = False
    made.falling = False
    made.card = NO_CARD
    made.face_down = False
    made.stage = DONE
    made.moves = 0
    made.left = []
    made.timers = 0
    made.combats = 0
    made.walked = 0
    made.been = 0
    made.shown = 0
    made.arranged = []
    made.discounted = False
    made.keeps = False
    made.leaves = False
    return made
