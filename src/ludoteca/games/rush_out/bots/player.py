"""*jogador* and *mestre*: one policy for both roles, at any moment of a match."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.actions import START
from ludoteca.games.rush_out.bots.company import leaves_coins
from ludoteca.games.rush_out.bots.dark import DarkMind
from ludoteca.games.rush_out.bots.hero import HeroMind
from ludoteca.games.rush_out.bots.numbers import DarkWorth, HeroWorth
from ludoteca.games.rush_out.bots.pace import Pace, Paced
from ludoteca.games.rush_out.bots.signs import heed
from ludoteca.games.rush_out.bots.trade import buy
from ludoteca.games.rush_out.state import BREAK, RACE, READY, Rush
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.live import LiveTable


class Player(Paced):
    """Heuristics for the Heroes and for the Sorcerer; a deep player looks at more."""

    def __init__(self, hero: HeroWorth, dark: DarkWorth, deep: bool, pace: Pace) -> None:
        super().__init__(pace)
        self.hero = HeroMind(hero, deep)
        self.dark = DarkMind(dark, deep)

    def act(self, table: LiveTable, seat: i64, whim: Chance) -> i64:
        """An open action, or -1 to wait."""
        assert isinstance(table, Rush)
        s = table.s
        if s.phase == RACE:
            if seat == s.sorcerer:
                return self.dark.act(s, seat)
            self.hero.heard = heed(table, seat) if len(table.wishes) > 0 else None
            return self.hero.act(s, seat, leaves_coins(table, seat))
        if s.phase == READY:
            return START if seat == s.sorcerer else -1
        return buy(table, seat) if s.phase == BREAK else -1
