"""What plays cost, and paying (FH-R27, FH-R33 to FH-R38, FH-D-2, FH-D-3)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.content.box import FLEE_PRICES, LEADER, Ability
from ludoteca.games.fabrica_de_herois.effects.lines import (
    FREE_PLAY,
    PRICE_BUY,
    PRICE_DISCARD,
    PRICE_FLEE,
    PRICE_HOME,
    PRICE_LEAD,
    PRICE_LEADER,
    TAXED,
)
from ludoteca.games.fabrica_de_herois.effects.words import UNTIL_USED
from ludoteca.games.fabrica_de_herois.rules.lasting import end
from ludoteca.games.fabrica_de_herois.state import MOST_ACTIONS, Factory, FactoryState, Player


def _free_play(s: FactoryState, p: Player) -> bool:
    """Whether one more play of this own turn is free; an answer is no play."""
    return s.turn == p.seat and p.sheet[FREE_PLAY] > p.free_used and not s.stack


def _price(s: FactoryState, p: Player, printed: i64) -> i64:
    if printed <= 0 or _free_play(s, p):
        return 0
    return printed


def buy_price(s: FactoryState, p: Player) -> i64:
    """FH-R34: 1 Action, unless a text says otherwise."""
    return 0 if p.free_buys > 0 else _price(s, p, p.sheet[PRICE_BUY])


def home_price(s: FactoryState, p: Player) -> i64:
    """FH-R37: 1 Action."""
    return _price(s, p, p.sheet[PRICE_HOME])


def lead_price(s: FactoryState, p: Player) -> i64:
    """FH-R38: 1 Action."""
    return 0 if p.free_leads > 0 else _price(s, p, p.sheet[PRICE_LEAD])


def flee_price(s: FactoryState, p: Player) -> i64:
    """FH-R33: what fleeing costs now; nothing to whom it was promised."""
    return 0 if p.free_flees > 0 else printed_flee_price(s, p)


def printed_flee_price(s: FactoryState, p: Player) -> i64:
    """FH-R33: 1, 2 or 3 Actions by the colour, unless a text says otherwise."""
    n: i64 = FLEE_PRICES[s.content.missions[p.mission].colour] + p.sheet[PRICE_FLEE]
    return n if n > 0 else 0


def ability_price(s: FactoryState, p: Player, ability: Ability, toll: i64) -> i64:
    """FH-R35, FH-R36, FH-D-2: 1 Action, off-turn too; more for who is taxed, or attacks a player with a toll."""
    return _price(s, p, _printed(p, ability, toll))


def _printed(p: Player, ability: Ability, toll: i64) -> i64:
    """What an ability costs where no play is free."""
    line: i64 = PRICE_LEADER if ability.when == LEADER else PRICE_DISCARD
    return p.sheet[line] + p.sheet[TAXED] + toll


def pay(t: Factory, p: Player, price: i64, printed: i64) -> None:
    """Spend Actions. A play that would have cost something uses a free play up."""
    if price == 0 and printed > 0 and _free_play(t.s, p):
        p.free_used += 1
    p.actions -= price


def pay_for_ability(t: Factory, p: Player, ability: Ability, toll: i64) -> None:
    """FH-D-29: what was paid never comes back. A tax is paid once."""
    s = t.s
    pay(t, p, ability_price(s, p, ability, toll), _printed(p, ability, toll))
    if p.sheet[TAXED]:
        end(t, [one for one in s.lasting if one.duration == UNTIL_USED and one.line == TAXED and one.team == p.seat])


def gain(t: Factory, p: Player, n: i64) -> i64:
    """FH-R27, FH-D-3: receive Actions, at most six in store; what was really received."""
    room = MOST_ACTIONS - p.actions
    got = n if n < room else room
    if got < 0:
        got = 0
    p.actions += got
    t.tell("actions", p.seat, got, p.actions)
    return got


def lose(t: Factory, p: Player, n: i64) -> i64:
    """Give Actions away, as far as there are any; what was really lost."""
    lost = n if n < p.actions else p.actions
    p.actions -= lost
    t.tell("actions", p.seat, -lost, p.actions)
    return lost
