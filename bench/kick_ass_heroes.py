"""How each hero of Kick-Ass is played: where they are, what they do with their cards. Teams of *jogador*.

    python -m bench.kick_ass_heroes [--games 10] [--players 1,2,3,4] [--seed 1]

`--games` matches for each plot and number of players, heroes drawn at random. Counted for each hero, for a hundred
segments that it has played: segments that it ended in each District, steps, Timers (of Districts and Events), fights
that it took part in, cards face down, and dollars, Happiness, Strength and Social Media gained. Whoever swaps hero
changes plans if these rows differ.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict

import ludoteca
from bench.kick_ass_balance import GAME, Match
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.game import PLOTS
from ludoteca.games.kick_ass.state import CityState
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.event import Event

DEEDS = ("steps", "timers", "fights", "face down", "dollars", "happiness", "strength", "media")
GAINS = {w.DOLLAR: "dollars", w.HAPPINESS: "happiness", w.STRENGTH: "strength", w.MEDIA: "media"}


def deed_of(event: Event) -> tuple[str, int, int] | None:
    """What an event says of one seat: the deed, the seat, how much of it."""
    kind, args = event.kind, event.args
    if kind == "moved":
        return "steps", args[0], 1
    if kind in ("timer", "clock", "picked-up", "delivered", "token", "collected", "reported"):
        return "timers", args[0], 1
    if kind == "rolled":
        return "fights", args[0], 1
    if kind == "played" and args[2]:
        return "face down", args[0], 1
    if kind == "gained" and args[1] in GAINS:
        return GAINS[args[1]], args[0], args[2]
    return None


def play(match: Match, counted: dict[str, Counter[str]]) -> None:
    """A match of *jogador*, watched."""
    session = match.start()
    policy = ludoteca.game(GAME).policy("jogador")
    whim = seeded(match.seed)
    while session.outcome is None:
        seat = session.awaited()[0]
        decision = session.pending[seat]
        told = session.answer(decision.seat, policy.choose(session.table, decision, whim))
        state = session.state
        assert isinstance(state, CityState)
        for event in told:
            deed = deed_of(event)
            if deed is not None:
                counted[match.heroes[deed[1]]][deed[0]] += deed[2]
            elif event.kind == "done":
                hero = match.heroes[event.args[0]]
                counted[hero]["segments"] += 1
                counted[hero][w.PLACE_NAMES[state.heroes[event.args[0]].at]] += 1


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", default="1,2,3,4")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    counted: dict[str, Counter[str]] = defaultdict(Counter)
    for players in map(int, wanted.players.split(",")):
        for number, plot in enumerate(PLOTS):
            base = wanted.seed * 1_000_003 + 10_000 * number + 1000 * players
            for seed in range(base, base + wanted.games):
                play(Match(plot, players, seed, ("jogador",) * players), counted)
    columns = (*w.DISTRICT_NAMES, *DEEDS)
    print("| hero | segments | " + " | ".join(columns) + " |")
    print("| --- " * (2 + len(columns)) + "|")
    for hero, seen in counted.items():
        shares = " | ".join(f"{100 * seen[name] / seen['segments']:.0f}" for name in columns)
        print(f"| {hero} | {seen['segments']} | {shares} |")


if __name__ == "__main__":
    main()
