"""*jogador* and *mestre*: one policy for both roles, at any moment of a match."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.policy_dark import DarkMind
from ludoteca.games.rush_out.policy_hero import HeroMind
from ludoteca.games.rush_out.policy_numbers import DarkWorth, HeroWorth
from ludoteca.games.rush_out.policy_pace import Paced
from ludoteca.games.rush_out.policy_trade import buy
from ludoteca.games.rush_out.rules.actions import START
from ludoteca.games.rush_out.state import BREAK, RACE, READY, Rush
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.live import LiveTable


class Player(Paced):
    """Heuristics for the Heroes and for the Sorcerer; a deep player looks at more."""

    def __init__(self, hero: HeroWorth, dark: DarkWorth, deep: bool, read_ms: i64, step_ms: i64, dreams: i64) -> None:
        super().__init__(read_ms, step_ms, dreams)
        self.hero = HeroMind(hero, deep)
        self.dark = DarkMind(dark, deep)

    def act(self, table: LiveTable, seat: i64, whim: Chance) -> i64:
        """An open action, or -1 to wait."""
        assert isinstance(table, Rush)
        s = table.s
        if s.phase == RACE:
            return self.dark.act(s, seat) if seat == s.sorcerer else self.hero.act(s, seat)
        if s.phase == READY:
            return START if seat == s.sorcerer else -1
        return buy(s, seat) if s.phase == BREAK else -1
