"""Setting up (FH-R6 to FH-R15, FH-D-26, FH-D-27)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import DEALT, team_action
from ludoteca.games.fabrica_de_herois.effects.lines import SUPPORT
from ludoteca.games.fabrica_de_herois.rules import causes
from ludoteca.games.fabrica_de_herois.rules.reckoning import reckon_all
from ludoteca.games.fabrica_de_herois.rules.teams import enter, join_support, set_leader
from ludoteca.games.fabrica_de_herois.state import BEGIN, DIE, NONE, Factory
from ludoteca.kernel.flow import Decision, Flow, Together


def deal(t: Factory) -> None:
    """FH-R6 to FH-R9, FH-D-1: three decks; for everyone a Base, five Heroes, and one Action."""
    s = t.s
    t.cause = causes.SETTING_UP
    t.chance.shuffle("heroes", s.deck)
    t.chance.shuffle("missions", s.missions)
    t.chance.shuffle("bases", s.bases)
    for p in s.players:
        p.base = s.bases.pop()
        t.tell("base", p.seat, p.base)
    for p in s.players:
        for _ in range(DEALT):
            hero = s.deck.pop()
            join_support(t, p, hero, 0)
            t.whisper(p.seat, "received", hero)


def team_choices(dealt: int, most_support: int) -> list[int]:
    """FH-R11, FH-R14, FH-E4: every split of the dealt Heroes, with each Leader."""
    found: list[int] = []
    for mask in range(1, 1 << dealt):
        inside = [place for place in range(dealt) if mask >> place & 1]
        if dealt - len(inside) <= most_support:
            found += [team_action(mask, leader) for leader in inside]
    return found


def build_teams(t: Factory) -> Flow[None]:
    """FH-R10, FH-D-26: all at the same time, unseen until all are done."""
    s = t.s
    choices = team_choices(DEALT, s.players[0].sheet[SUPPORT])
    together = Together([Decision(p.seat, "team", choices) for p in s.players])
    yield together
    for p in s.players:
        answer = together.answers[int(p.seat)]
        mask = answer // DEALT
        dealt = p.support[:]
        leader = dealt[answer % DEALT]
        p.leader = leader  # so that nobody else leads for a moment (FH-R14)
        for place in range(DEALT):
            if mask >> place & 1:
                enter(t, p, dealt[place])
        set_leader(t, p, leader)
    s.unsettled = False
    reckon_all(s)


def first_player(t: Factory) -> None:
    """FH-R15, FH-D-27: the lowest Bonus of a Leader begins; the tied roll, the highest begins, ties again."""
    s = t.s
    low: i64 = 99
    for p in s.players:
        low = min(low, s.content.bonus[p.leader])
    tied = [int(p.seat) for p in s.players if s.content.bonus[p.leader] == low]
    while len(tied) > 1:
        dice = t.chance.roll("first", DIE, len(tied))
        for place in range(len(tied)):
            t.tell("rolled-off", tied[place], dice[place] + 1)
        high = max(dice)
        tied = [tied[place] for place in range(len(tied)) if dice[place] == high]
    s.turn = tied[0]
    t.tell("begins", s.turn)


def set_up(t: Factory) -> Flow[None]:
    """FH-R6 to FH-R15: deal, build the Teams, find the first player."""
    s = t.s
    if s.players[0].base == NONE:
        deal(t)
    yield from build_teams(t)
    t.cause = causes.SETTING_UP
    first_player(t)
    s.step = BEGIN
