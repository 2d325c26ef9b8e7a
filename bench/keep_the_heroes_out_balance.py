"""Who wins Keep the Heroes Out!: teams of bots, by level, scenario, number of players and Clan.

    python -m bench.keep_the_heroes_out_balance [--games 8] [--bots jogador] [--levels family,challenging,hardcore]
                                                [--scenarios cauldron,ring] [--players 1,2,3] [--seed 1]
                                                [--jobs 2] [--cards]

`--games` matches are played for each level, scenario and number of players, with the Clans that the scenario prescribes
and, every other match, with Clans drawn at random. `--bots` may name a level for each seat (`aprendiz,jogador`): the
last one plays all seats that are left. All cores are used, unless `--jobs` says how many; the same seed gives the same
matches, compiled or not. `--cards` also tells how often each card was played, as an action or to defend, and each Loot
card taken, the rarest first.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field
from multiprocessing import Pool
from random import Random
from typing import Any

import ludoteca
from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.content.box import CLAN_NAMES, LEVEL_NAMES, TACTIC
from ludoteca.games.keep_the_heroes_out.content.load import own_box
from ludoteca.games.keep_the_heroes_out.game import SCENARIOS
from ludoteca.games.keep_the_heroes_out.state import Dungeon, DungeonState
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.flow import Decision, Policy, Table
from ludoteca.kernel.flow_session import FlowSession

GAME = "keep-the-heroes-out"


@dataclass(frozen=True)
class Match:
    """One match to be played."""

    level: str
    scenario: str
    players: int
    seed: int
    bots: tuple[str, ...]
    mixed: bool  # Clans at random
    cards: bool  # count them


@dataclass
class Tally:
    """Matches won and played, by whatever they are grouped by."""

    won: Counter[Hashable] = field(default_factory=Counter)
    played: Counter[Hashable] = field(default_factory=Counter)

    def note(self, key: Hashable, won: bool) -> None:
        """One more match of this group."""
        self.won[key] += won
        self.played[key] += 1

    def share(self, key: Hashable) -> str:
        """Per cent won."""
        return f"{100 * self.won[key] / self.played[key]:.0f}" if self.played[key] else "-"


class Watching(Policy):
    """Answers as a level does, and counts cards by what is done with them."""

    def __init__(self, policy: Policy, seen: Counter[tuple[str, str]]) -> None:
        self.policy = policy
        self.seen = seen

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """What the level answers."""
        assert isinstance(table, Dungeon)
        action = self.policy.choose(table, decision, whim)
        cards = table.content.cards
        if decision.kind == "turn" and action >= actions.PLAY:
            self.seen["played", cards[(action - actions.PLAY) // actions.SIDES].id] += 1
        elif decision.kind == "defend" and action != actions.PASS:
            base = actions.DEFEND_ONLY if action >= actions.DEFEND_ONLY else actions.DEFEND
            self.seen["played", cards[action - base].id] += 1
        elif decision.kind == "act" and actions.BUY <= action < actions.COMPLETE:
            self.seen["taken", cards[table.s.loot_row[(action - actions.BUY) % actions.SLOTS]].id] += 1
        return action


def begin(match: Match) -> FlowSession:
    """A match that begins: with the Clans that the scenario prescribes, or others at random."""
    options: dict[str, Any] = {"scenario": match.scenario, "level": match.level}
    if match.mixed:
        names = Random(match.seed).sample(CLAN_NAMES, match.players)
        options["clans"] = [[name] for name in names]
    session = ludoteca.game(GAME).start(match.players, seed=match.seed, options=options)
    assert isinstance(session, FlowSession)
    return session


def play(match: Match) -> tuple[Match, bool, list[int], Counter[tuple[str, str]]]:
    """A whole match: won or not, the Clans that were in it, and what was done with which card."""
    game = ludoteca.game(GAME)
    session = begin(match)
    bots: list[Policy] = [game.policy(match.bots[min(seat, len(match.bots) - 1)]) for seat in range(match.players)]
    seen: Counter[tuple[str, str]] = Counter()
    if match.cards:
        bots = [Watching(bot, seen) for bot in bots]
    session.finish(bots, seeded(match.seed))
    assert session.outcome is not None
    assert isinstance(session.state, DungeonState)
    return match, bool(session.outcome.winners), [int(clan.clan) for clan in session.state.clans], seen


def matches(wanted: argparse.Namespace) -> list[Match]:
    """All matches of a run."""
    found: list[Match] = []
    for level in wanted.levels.split(","):
        for scenario in wanted.scenarios.split(","):
            for players in wanted.players.split(","):
                for number in range(wanted.games):
                    seed = wanted.seed * 1_000_003 + len(found)  # no two matches share their luck, or their Clans
                    bots = tuple(wanted.bots.split(","))
                    found.append(Match(level, scenario, int(players), seed, bots, number % 2 == 1, wanted.cards))
    return found


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--bots", default="jogador")
    parser.add_argument("--levels", default=",".join(LEVEL_NAMES))
    parser.add_argument("--scenarios", default=",".join(SCENARIOS))
    parser.add_argument("--players", default="1,2,3,4,5,6")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--cards", action="store_true")
    wanted = parser.parse_args()
    tally = Tally()
    seen: Counter[tuple[str, str]] = Counter()
    with Pool(wanted.jobs) as pool:
        for match, won, clans, cards in pool.imap_unordered(play, matches(wanted), 4):
            seen += cards
            tally.note(match.level, won)
            tally.note((match.level, match.scenario), won)
            tally.note((match.level, match.players), won)
            if match.mixed:
                tally.note((match.level, "mixed"), won)
                for clan in clans:
                    tally.note((match.level, "clan", clan), won)
    show(tally, wanted)
    if wanted.cards:
        show_cards(seen)


def show_cards(seen: Counter[tuple[str, str]]) -> None:
    """How often each Tactic card was played, and each Loot card taken and played; the rarest first."""
    cards = own_box().cards
    tactics = {card.id for card in cards if card.kind == TACTIC}
    loot = {card.id for card in cards} - tactics
    for name, what, ids in (
        ("played", "played", tactics),
        ("Loot taken", "taken", loot),
        ("Loot played", "played", loot),
    ):
        counts = sorted((seen[what, card], card) for card in ids)
        used = sum(n > 0 for n, _ in counts)
        rarest = ", ".join(f"{card} {n}" for n, card in counts[:6])
        print(f"\n{name}: {used} of {len(ids)} cards, {sum(n for n, _ in counts)} times; rarest: {rarest}")


def show(tally: Tally, wanted: argparse.Namespace) -> None:
    """Three tables in per cent: by number of players, by Clan, by scenario."""
    levels = wanted.levels.split(",")
    players = [int(n) for n in wanted.players.split(",")]
    print("| Level | matches | won | " + " | ".join(f"{n} p." for n in players) + " |")
    print("| --- " * (3 + len(players)) + "|")
    for level in levels:
        cells = " | ".join(tally.share((level, n)) for n in players)
        print(f"| {level} | {tally.played[level]} | {tally.share(level)} | {cells} |")
    print("\n| Level | all | " + " | ".join(CLAN_NAMES) + " |")
    print("| --- " * (2 + len(CLAN_NAMES)) + "|")
    for level in levels:
        cells = " | ".join(tally.share((level, "clan", clan)) for clan in range(len(CLAN_NAMES)))
        print(f"| {level} | {tally.share((level, 'mixed'))} | {cells} |")
    print("\n| Scenario | " + " | ".join(levels) + " |")
    print("| --- " * (1 + len(levels)) + "|")
    for scenario in wanted.scenarios.split(","):
        print(f"| {scenario} | " + " | ".join(tally.share((level, scenario)) for level in levels) + " |")


if __name__ == "__main__":
    main()
