"""Balance of Fábrica de Heróis by simulation.

    python -m bench.fabrica_de_herois_balance [--games 400] [--seed 1] [--level jogador]

Plays so many matches for each of two to six seats and prints, for each: wins by seat and by order of play against the
fair share, rounds a player, how many Missions were fled, how often a player is asked outside of their own turn (in
every window, and at the default setting: attacks on me), what became of Missions by colour; then Heroes by how often
their players won when they took the Field, and words, abilities and kinds of answers that were never used.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import median
from typing import TYPE_CHECKING, Any

import ludoteca
from ludoteca.games.fabrica_de_herois.content.box import COLOURS, DEFENCE
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision, Policy, Table, playout

if TYPE_CHECKING:
    from ludoteca.games.fabrica_de_herois.content.box import Ability, Content
    from ludoteca.games.fabrica_de_herois.effects.words import Effect
    from ludoteca.kernel.chance import Chance
    from ludoteca.kernel.game import Game

GAME = "fabrica-de-herois"
ENOUGH = 20  # times in the Field from which on a Hero is listed
FATES = {"completed": "done", "failed": "failed", "fled": "fled"}


class Watched(Policy):
    """A policy, how often it is asked outside of its own turn, and with what it answers."""

    def __init__(self, game: Game, policy: Policy, answered: Counter[int]) -> None:
        self.game = game
        self.policy = policy
        self.answered = answered
        self.asked = 0
        self.pressed = 0

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """As the policy does."""
        action = self.policy.choose(table, decision, whim)
        if decision.kind == "answer":
            state: Any = table.state
            if state.turn != decision.seat:
                self.asked += 1
                self.pressed += self.game.pressing(state, decision)
            if action != decision.default:
                self.answered[action - USE] += 1
        return action


USE = 1024  # the first action of `use` among answers


class Count:
    """What came of all matches of one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.wins = [0.0] * seats
        self.wins_in_order = [0.0] * seats
        self.rounds: list[float] = []
        self.asked: list[float] = []
        self.pressed: list[float] = []
        self.missions: Counter[tuple[str, str]] = Counter()

    def shares(self, wins: list[float]) -> str:
        """Wins as multiples of the fair share."""
        return " ".join(f"{won * self.seats / len(self.rounds):.2f}" for won in wins)

    def line(self) -> str:
        """As one line."""
        drawn = sum(self.missions.values())
        fled = sum(n for (what, _), n in self.missions.items() if what == "fled")
        rates = []
        for colour in COLOURS:
            done, failed = self.missions["done", colour], self.missions["failed", colour]
            rates.append(f"{colour} {100 * done / max(1, done + failed):.0f} of {done + failed}")
        return (
            f"{self.seats} seats: wins of the fair share by seat {self.shares(self.wins)},"
            f" by order of play {self.shares(self.wins_in_order)}; rounds {median(self.rounds):.1f};"
            f" fled {100 * fled / max(1, drawn):.0f} %; asked off-turn a round {median(self.asked):.1f},"
            f" by default {median(self.pressed):.1f}; completed % {', '.join(rates)}"
        )


class Use:
    """Which cards and words were used in all matches."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.fielded: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        self.fair = 0.0
        self.declared: Counter[int] = Counter()
        self.answered: Counter[int] = Counter()
        self.missions: set[int] = set()

    def heroes(self, seen: set[tuple[int, int]], winners: tuple[int, ...], seats: int) -> None:
        """Count who was in whose Field."""
        for seat, hero in seen:
            self.fielded[hero] += 1
            self.fair += 1 / seats
            self.won[hero] += seat in winners

    def lines(self) -> list[str]:
        """What there is to say."""
        content = self.content
        mean = self.fair / max(1, sum(self.fielded.values()))
        rates = {hero: self.won[hero] / n - mean for hero, n in self.fielded.items() if n >= ENOUGH}
        ranked = sorted(rates, key=lambda hero: rates[hero])
        found = []
        for name, chosen in (("lowest", ranked[:8]), ("highest", ranked[-8:])):
            said = ", ".join(f"{content.heroes[h].id} {100 * rates[h]:+.0f} ({self.fielded[h]})" for h in chosen)
            found.append(f"Heroes when fielded, points from the mean, {name}: {said}")
        found.append(f"Heroes never fielded: {len(content.heroes) - len(self.fielded)}")
        never = [_named(content, one) for one in content.abilities if not self.declared[one.number]]
        found.append(f"abilities never used: {len(never)}: {'; '.join(never)}")
        rare = [_named(content, one) for one in content.abilities if 0 < self.declared[one.number] < 5]
        found.append(f"abilities used fewer than five times: {len(rare)}: {'; '.join(rare)}")
        words = {_word(e) for one in content.abilities for e in one.effects}
        used = {_word(e) for one in content.abilities if self.declared[one.number] for e in one.effects}
        found.append(f"words of abilities never used: {', '.join(sorted(words - used)) or 'none'}")
        mute = [one for one in content.abilities if (one.bolt or one.kind == DEFENCE) and not self.answered[one.number]]
        found.append(f"answers never given: {len(mute)}: {'; '.join(_named(content, one) for one in mute)}")
        verbs: Counter[str] = Counter()
        for number, n in self.answered.items():
            verbs[_word(content.abilities[number].effects[0])] += n
        found.append(f"answers by their first word: {dict(verbs.most_common())}")
        return found


def _word(effect: Effect) -> str:
    return effect.verb.name


def _named(content: Content, ability: Ability) -> str:
    return f"{content.heroes[ability.hero].id} ({', '.join(e.source for e in ability.effects)})"


def measure(games: int, seed: int, level: str) -> None:
    """Play, count, print."""
    game = ludoteca.game(GAME)
    use: Use | None = None
    for seats in game.seats:
        count = Count(seats)
        for number in range(games):
            state: Any = game.new_state(seats, game.check_setup(seats, None))
            use = use or Use(state.content)
            policies = [Watched(game, game.policy(level), use.answered) for _ in range(seats)]
            events: list[Any] = []
            table = game.table(state, seeded(seed * 100_000 + number), events)
            playout(game.flow(table), table, list(policies), seeded(number))
            winners = game.outcome(state).winners
            first = next(event.args[0] for event in events if event.kind == "begins")
            for seat in winners:
                count.wins[seat] += 1 / len(winners)
                count.wins_in_order[(seat - first) % seats] += 1 / len(winners)
            rounds = state.turns / seats
            count.rounds.append(rounds)
            count.asked += [policy.asked / max(1.0, rounds) for policy in policies]
            count.pressed += [policy.pressed / max(1.0, rounds) for policy in policies]
            seen: set[tuple[int, int]] = set()
            for event in events:
                kind, args = event.kind, event.args
                if kind in FATES:
                    count.missions[FATES[kind], COLOURS[state.content.missions[args[1]].colour]] += 1
                elif kind == "entered":
                    seen.add((args[0], args[1]))
                elif kind == "declared":
                    use.declared[args[1]] += 1
                    seen.add((args[0], args[1] // 2))
            use.heroes(seen, winners, seats)
        print(count.line(), flush=True)
    if use is not None:
        print("\n".join(use.lines()))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="jogador")
    options = parser.parse_args()
    measure(options.games, options.seed, options.level)


if __name__ == "__main__":
    main()
