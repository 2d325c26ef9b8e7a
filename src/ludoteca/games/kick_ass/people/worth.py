"""What a thing would do for whoever looks at it: an item in the shop, a card on display, a fight in a district."""

from __future__ import annotations

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.people import names
from ludoteca.games.kick_ass.people.view import still_table
from ludoteca.games.kick_ass.rules.city import enemies_at
from ludoteca.games.kick_ass.rules.pools import pool_of
from ludoteca.games.kick_ass.rules.strength import enemy_power
from ludoteca.games.kick_ass.rules.timers import credit_of, price_of
from ludoteca.games.kick_ass.state import CityState
from ludoteca.kernel.present import Effect


def worth(state: CityState, seat: int, ref: str) -> list[Effect]:
    """What a thing on the board means for a seat now; nothing for what is no such thing."""
    kind, _, name = ref.partition(":")
    t = still_table(state)
    if kind == "item" and name.isdigit() and int(name) in state.shop:
        price = int(price_of(t, int(name), credit_of(t, seat, 0)))
        left = int(state.heroes[seat].stats[w.DOLLAR]) - price
        text = "effect-affordable" if left >= 0 else "effect-too-dear"
        return [Effect("price", seat, -price, left, text, {"n": price, "left": abs(left)})]
    if kind == "district" and name in w.DISTRICT_NAMES:
        place = w.DISTRICT_NAMES.index(name)
        if not enemies_at(t, place):
            return []
        red, blue, hits, shields = pool_of(t, seat)
        params = {"power": int(enemy_power(t, place)), "red": red + hits, "blue": blue + shields, "at": names.at(place)}
        return [Effect("fight", seat, 0, int(enemy_power(t, place)), "effect-fight", params)]
    return []
