"""Who wins Kick-Ass: teams of bots, by Final Plot, number of players and hero; what is solved, and why one loses.

    python -m bench.kick_ass_balance [--games 40] [--bots jogador] [--first aprendiz] [--plots red-mist,vic]
                                     [--players 1,2,3,4] [--seed 1] [--jobs 2]

`--games` matches are played for each plot and number of players, with heroes drawn at random. `--first` is the level of
the first seat, where it differs: a person of modest skill beside bots. The same seed gives the same matches, compiled
or not. An event counts as met once it has lain on the row, a card as taken if anybody ever owned it, an item if
somebody has it at the end. Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

import ludoteca
from ludoteca.games.kick_ass.content.load import own_box
from ludoteca.games.kick_ass.game import HEROES, PLOTS
from ludoteca.games.kick_ass.state import BOSS_EVENT, REASONS, WON, CityState
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.lab.stats import wilson

GAME = "kick-ass"


class Match(NamedTuple):
    """One match to be played."""

    plot: str
    players: int
    seed: int
    bots: tuple[str, ...]  # by seat

    @property
    def heroes(self) -> list[str]:
        """Who plays whom, the same for every team."""
        return Random(self.seed).sample(HEROES, self.players)

    def start(self) -> FlowSession:
        """The table, with nothing played yet."""
        options = {"plot": self.plot, "heroes": self.heroes}
        session = ludoteca.game(GAME).start(self.players, seed=self.seed, options=options)
        assert isinstance(session, FlowSession)
        return session


class Result(NamedTuple):
    """What came of it."""

    match: Match
    reason: int
    round: int
    completed: tuple[int, ...]
    met: tuple[int, ...]  # events that have lain on the row
    items: tuple[int, ...]  # that somebody has at the end
    cards: tuple[int, ...]  # that somebody has, or has had


@dataclass
class Tally:
    """Sums over many matches."""

    played: Counter[object] = field(default_factory=Counter)
    won: Counter[object] = field(default_factory=Counter)
    reasons: Counter[tuple[str, int]] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    solved: Counter[tuple[int, int]] = field(default_factory=Counter)  # by event and number of players
    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    items: Counter[int] = field(default_factory=Counter)
    cards: Counter[int] = field(default_factory=Counter)

    def note(self, result: Result) -> None:
        """One more match."""
        won = result.reason == WON
        match = result.match
        for key in (match.plot, (match.plot, match.players), *match.heroes, "all"):
            self.played[key] += 1
            self.won[key] += won
        self.reasons[match.plot, result.reason] += 1
        self.rounds[result.round] += 1
        self.solved.update((event, match.players) for event in result.completed)
        self.met.update((event, match.players) for event in result.met)
        self.items.update(result.items)
        self.cards.update(result.cards)

    def share(self, key: object) -> str:
        """Per cent won."""
        return f"{100 * self.won[key] / self.played[key]:.0f}" if self.played[key] else "-"

    def interval(self, key: object) -> str:
        """Per cent won, as far as one can tell."""
        low, high = wilson(self.won[key], self.played[key])
        return f"{100 * low:.0f} to {100 * high:.0f}"


def play(match: Match) -> Result:
    """A whole match between bots."""
    session = match.start()
    session.finish([ludoteca.game(GAME).policy(level) for level in match.bots], seeded(match.seed))
    state = session.state
    assert isinstance(state, CityState)
    running = [one.event for one in state.row if one is not None]
    items = tuple(item for hero in state.heroes for item in hero.items)
    cards = tuple(card for hero in state.heroes for card in (*hero.hand, *hero.played))
    return Result(
        match,
        int(state.reason),
        int(state.round),
        tuple(state.completed),
        (*state.completed, *state.matured, *running),
        items,
        (*cards, *state.removed),
    )


def matches(wanted: argparse.Namespace) -> list[Match]:
    """All matches of a run."""
    found: list[Match] = []
    for plot in wanted.plots.split(","):
        base = wanted.seed * 1_000_003 + 10_000 * PLOTS.index(plot)
        for players in map(int, wanted.players.split(",")):
            bots = (wanted.first or wanted.bots, *[wanted.bots] * (players - 1))
            seeds = range(base + 1000 * players, base + 1000 * players + wanted.games)
            found += [Match(plot, players, seed, bots) for seed in seeds]
    return found


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bots", default="jogador")
    parser.add_argument("--first", default="")
    parser.add_argument("--plots", default=",".join(PLOTS))
    parser.add_argument("--players", default="1,2,3,4")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    tally = Tally()
    with Pool(wanted.jobs) as pool:
        for result in pool.imap_unordered(play, matches(wanted), 4):
            tally.note(result)
    show_wins(tally, wanted)
    show_losses(tally, wanted)
    show_events(tally)
    show_taken(tally)


def show_wins(tally: Tally, wanted: argparse.Namespace) -> None:
    """Plots by players, and heroes."""
    players = [int(n) for n in wanted.players.split(",")]
    print("| Final Plot | matches | won | " + " | ".join(f"{n} p." for n in players) + " |")
    print("| --- " * (3 + len(players)) + "|")
    for plot in wanted.plots.split(","):
        cells = " | ".join(tally.share((plot, n)) for n in players)
        print(f"| {plot} | {tally.played[plot]} | {tally.share(plot)} ({tally.interval(plot)}) | {cells} |")
    print("\nheroes: " + ", ".join(f"{hero} {tally.share(hero)}" for hero in HEROES) + f"; all {tally.share('all')}")


def show_losses(tally: Tally, wanted: argparse.Namespace) -> None:
    """Why one loses, of all losses and plot by plot; how long a match is."""
    losses = sum(n for (_, reason), n in tally.reasons.items() if reason != WON)
    for plot in ("all", *wanted.plots.split(",")):
        why: Counter[str] = Counter()
        for (name, reason), n in tally.reasons.items():
            if reason != WON and plot in ("all", name):
                why[REASONS[reason]] += n
        mine = losses if plot == "all" else sum(why.values())
        print(f"lost, {plot}: " + ", ".join(f"{name} {100 * n / max(1, mine):.0f}" for name, n in sorted(why.items())))
    print("rounds: " + ", ".join(f"{n} {tally.rounds[n]}" for n in sorted(tally.rounds)))


def show_events(tally: Tally) -> None:
    """How often an event is completed where it was met: over all, and by number of players."""
    print("completed, of the matches in which it came (1, 2, 3, 4 players):")
    for number, event in enumerate(own_box().events):
        print(f"  {event.id} {rate(tally, number, range(1, 5))} ({', '.join(each_rate(tally, number))})")
    solved = sum(n for (event, _), n in tally.solved.items() if event >= BOSS_EVENT)
    print(f"Boss Events completed: {solved} of {sum(n for (event, _), n in tally.met.items() if event >= BOSS_EVENT)}")


def each_rate(tally: Tally, event: int) -> list[str]:
    """By number of players."""
    return [rate(tally, event, [players]) for players in range(1, 5)]


def rate(tally: Tally, event: int, players: Iterable[int]) -> str:
    """Per cent completed."""
    met = sum(tally.met[event, n] for n in players)
    return f"{100 * sum(tally.solved[event, n] for n in players) / met:.0f}" if met else "-"


def show_taken(tally: Tally) -> None:
    """Items and general cards by how often they were taken, the rarest first."""
    box = own_box()
    items = sorted((tally.items[number], item.id) for number, item in enumerate(box.items))
    cards = sorted((tally.cards[card], box.cards[card].id) for card in (*box.blue_deck, *box.red_deck))
    print("items, the rarest: " + ", ".join(f"{name} {n}" for n, name in items[:12]))
    print("general cards, the rarest: " + ", ".join(f"{name} {n}" for n, name in cards[:20]))


if __name__ == "__main__":
    main()
