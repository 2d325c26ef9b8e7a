"""Learns King of Tokyo from nothing but matches, with numpy alone: first it imitates *jogador*, then it beats it.

    python -m examples.learn --out agent.npz                      # half an hour on two cores
    python -m examples.learn --out agent.npz --minutes 10         # ten minutes of it; the same command goes on
    ludoteca sim king-of-tokyo --bots agent.npz,jogador,jogador,jogador --rotate --games 8000 --seed 99

Imitation: *jogador* plays all seats of many matches at once, and a net learns to give the same answers (cross-entropy)
and who wins (its second output). Then PPO: the net plays one seat against three *jogador*, and is paid for winning.
What it sees is the row of the environment, with the dice sorted: six dice in any order are the same roll, and of like
dice only the first ones are kept. The agent that comes of it is a bot like any other.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import ludoteca
from ludoteca.bots.agents import Agent, Alike
from ludoteca.lab import env
from ludoteca.lab.stats import wilson

GAME, SEATS, TEACHER = "king-of-tokyo", 4, "jogador"
LONGEST = 320  # steps that are watched before the net changes: most matches are whole in them
Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Course:
    """How much is learned, and how."""

    imitate: int = 1_500_000  # rows that are imitated
    learn: int = 4_000_000  # rows of its own matches
    hidden: int = 256
    matches: int = 512  # at once
    steps: int = 48  # of each match, before the net changes
    views: int = 1  # how often a row is imitated: fresh ones are cheap
    epochs: int = 3  # how often a row of its own is learned from
    batch: int = 512
    first_rate: float = 2e-3  # of imitation; both fall to a tenth
    rate: float = 4e-4
    clip: float = 0.2
    entropy: float = 0.002
    trace: float = 0.95  # GAE's lambda; nothing is discounted


SMALL = Course(imitate=100_000, learn=0, hidden=128, matches=128, views=3, batch=256)  # enough to beat random


def sorted_dice() -> Alike:
    """Which things of a row are dice, and which actions name sets of them."""
    game = ludoteca.game(GAME)
    encoding = game.encoding(SEATS, game.check_setup(SEATS, {}))
    start = {field.name: field.start for field in encoding.fields}
    question = encoding.questions["keep"]
    keep = next(block for block in question.blocks if block.name == "keep")
    dice = int(keep.count).bit_length() - 1
    faces = (start["faces"] - start["dice"]) // dice
    return Alike(int(question.number), dice, ((start["dice"], faces), (start["kept"], 1)), int(keep.start))


class Net:
    """Two hidden layers; what to do and who wins come from the second one. Learns by Adam, on the processor."""

    def __init__(self, features: int, actions: int, hidden: int, luck: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> Array:
            made: Array = luck.standard_normal((rows, columns)).astype(np.float32)
            return made * np.float32(scale / np.sqrt(columns))

        self.scale = np.ones(features, np.float32)
        self.parts: dict[str, Array] = {
            "w1": weights(hidden, features, 1.4).T.copy(),
            "b1": np.zeros(hidden, np.float32),
            "w2": weights(hidden, hidden, 1.4).T.copy(),
            "b2": np.zeros(hidden, np.float32),
            "wp": weights(actions, hidden, 0.1),  # by action: a batch needs only those that are offered in it
            "bp": np.zeros(actions, np.float32),
            "wv": weights(1, hidden, 0.1)[0],
            "bv": np.zeros(1, np.float32),
        }
        self.moments = {name: [np.zeros_like(part), np.zeros_like(part)] for name, part in self.parts.items()}
        self.updates = 0

    def forward(self, rows: Array, masks: Array) -> tuple[Array, Array, Array, tuple[Array, ...]]:
        """The numbers that are offered at all, log-probabilities of these, values, and what `learn` needs."""
        p = self.parts
        columns = np.flatnonzero(masks.any(axis=0))
        seen = rows * self.scale
        one = np.maximum(seen @ p["w1"] + p["b1"], 0)
        two = np.maximum(one @ p["w2"] + p["b2"], 0)
        logits = two @ p["wp"][columns].T + p["bp"][columns]
        logits[masks[:, columns] == 0] = -1e9
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return columns, logits, two @ p["wv"] + p["bv"][0], (seen, one, two)

    def learn(self, kept: tuple[Array, ...], columns: Array, to_logits: Array, to_values: Array, rate: float) -> None:
        """One step down the gradient, which is given by logit and by value."""
        p = self.parts
        seen, one, two = kept
        to_two = to_logits @ p["wp"][columns] + to_values[:, None] * p["wv"]
        to_two[two <= 0] = 0
        to_one = to_two @ p["w2"].T
        to_one[one <= 0] = 0
        found = {
            "w1": seen.T @ to_one,
            "b1": to_one.sum(axis=0),
            "w2": one.T @ to_two,
            "b2": to_two.sum(axis=0),
            "wp": to_logits.T @ two,
            "bp": to_logits.sum(axis=0),
            "wv": two.T @ to_values,
            "bv": to_values.sum(keepdims=True),
        }
        norm = float(np.sqrt(sum(float(np.vdot(part, part)) for part in found.values())))
        self.updates += 1
        rate *= np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        shorter = np.float32(1 / max(1.0, norm))
        for name, whole in found.items():
            gradient = whole * shorter
            first, second = self.moments[name]
            which = columns if name in ("wp", "bp") else slice(None)  # what was not offered learns nothing
            first[which] += 0.1 * (gradient - first[which])
            second[which] += 0.001 * (gradient * gradient - second[which])
            p[name][which] -= np.float32(rate) * first[which] / (np.sqrt(second[which]) + 1e-8)

    def agent(self, alike: Alike) -> Agent:
        """The net as a bot."""
        game = ludoteca.game(GAME)
        encoding = game.encoding(SEATS, game.check_setup(SEATS, {}))
        p = self.parts
        layers = [(p["w1"], p["b1"]), (p["w2"], p["b2"]), (p["wp"].T, p["bp"])]
        return Agent(GAME, game.encoding_version, encoding.digest(), SEATS, self.scale, layers, alike)


def batches(count: int, size: int, luck: np.random.Generator) -> Iterator[Array]:
    """All numbers below `count`, in any order, some at a time."""
    order = luck.permutation(count)
    for start in range(0, count, size):
        yield order[start : start + size]


def falling(rate: float, done: float) -> float:
    """A rate that falls to a tenth in the end."""
    return rate * (1 - 0.9 * min(1.0, done))


class Learner:
    """A net that learns, and all that it needs to go on later."""

    def __init__(self, course: Course, seed: int) -> None:
        self.course = course
        self.seed = seed
        self.alike = sorted_dice()
        self.rows = {"imitate": 0, "learn": 0}  # seen so far
        self.spent = {"wall": 0.0, "processor": 0.0}  # seconds
        self.goes = 0
        many = env.vector(GAME, 1, SEATS)
        features, actions = many.setup.encoding.features, many.setup.actions
        self.net = Net(features, actions, course.hidden, np.random.default_rng(seed))

    # -- imitation -----------------------------------------------------------------------------------------------------

    def imitate(self) -> str:
        """Watch *jogador* play for a while, and answer likewise. Says how it went."""
        course, alike, net = self.course, self.alike, self.net
        luck = np.random.default_rng((self.seed, 1, self.rows["imitate"]))
        count = course.matches // 2
        many: Any = env.vector(GAME, count, SEATS, seed=int(luck.integers(1 << 40)), copy=False)
        rows, info = many.reset()
        pieces = -(-course.imitate // (LONGEST * count))  # all of the same size
        room = -(-course.imitate // (pieces * count))
        seen = np.zeros((room, count, rows.shape[1]), np.uint8)
        masks = np.zeros((room, count, info["action_mask"].shape[1]), np.bool_)
        answers, ends = np.zeros((room, count), np.int64), np.zeros((room, count), np.float32)
        seats, begun = np.zeros((room, count), np.int64), np.zeros(count, np.int64)
        for step in range(room):
            given = many.advise(TEACHER)
            seen[step], masks[step], order = alike.sort(rows, info["action_mask"])
            answers[step] = alike.to_net(given, order, rows)
            seats[step] = info["seat"]
            rows, rewards, over, _, info = many.step(given)
            for match in np.flatnonzero(over):
                own = slice(begun[match], step + 1)
                ends[own, match] = rewards[match, seats[own, match]]
                begun[match] = step + 1
        if self.rows["imitate"] == 0:
            some = seen[:, :32].reshape(-1, seen.shape[2]).astype(np.float32)
            net.scale = (1 / np.maximum(1, 2 * some.std(axis=0))).astype(np.float32)
        flat = [part.reshape(room * count, *part.shape[2:]) for part in (seen, masks, answers, ends)]
        self.rows["imitate"] += room * count
        rate = falling(course.first_rate, self.rows["imitate"] / course.imitate)
        right: list[float] = []
        for _ in range(course.views):
            right = [
                self._imitate_some([part[some] for part in flat], rate)
                for some in batches(room * count, course.batch, luck)
            ]
        return f"imitation: {self.rows['imitate']:,} rows, {np.mean(right):.1%} answered alike"

    def _imitate_some(self, some: list[Array], rate: float) -> float:
        seen, masks, answers, ends = some
        columns, chances, values, kept = self.net.forward(seen, masks)
        each = np.arange(len(seen))
        place = np.searchsorted(columns, answers)
        to_logits = np.exp(chances)
        right = float((chances.argmax(axis=1) == place).mean())
        to_logits[each, place] -= 1
        to_values = np.where(ends != 0, values - ends, 0) * 0.5  # 0: the end of that match was not seen
        self.net.learn(kept, columns, to_logits / len(seen), to_values.astype(np.float32) / len(seen), rate)
        return right

    # -- its own matches -----------------------------------------------------------------------------------------------

    def play(self) -> Iterator[str]:
        """Play against three *jogador*, and do more of what was better than expected (PPO). Says how it goes."""
        course, alike, net = self.course, self.alike, self.net
        luck = np.random.default_rng((self.seed, 2, self.rows["learn"]))
        start = int(luck.integers(1 << 40))
        many = env.vector(GAME, course.matches, bots=[TEACHER] * (SEATS - 1), seed=start, copy=False)
        rows, info = many.reset()
        count, room = course.matches, course.steps
        seen = np.zeros((room, count, rows.shape[1]), np.uint8)
        masks = np.zeros((room, count, info["action_mask"].shape[1]), np.bool_)
        answers, before = np.zeros((room, count), np.int64), np.zeros((room, count), np.float32)
        values, paid = np.zeros((room + 1, count), np.float32), np.zeros((room, count), np.float32)
        over = np.zeros((room, count), np.bool_)
        while True:
            for step in range(room):
                seen[step], masks[step], order = alike.sort(rows, info["action_mask"])
                columns, chances, values[step], _ = net.forward(seen[step], masks[step])
                place = (chances + luck.gumbel(size=chances.shape)).argmax(axis=1)
                before[step] = chances[np.arange(count), place]
                answers[step] = columns[place]
                given = alike.to_table(answers[step], order, rows)
                rows, paid[step], over[step], _, info = many.step(given)
            last, open_to, _ = alike.sort(rows, info["action_mask"])
            values[room] = net.forward(last, open_to)[2]
            gains = np.zeros((room, count), np.float32)
            gain = np.zeros(count, np.float32)
            for step in reversed(range(room)):
                on = ~over[step]
                surprise = paid[step] + values[step + 1] * on - values[step]
                gain = surprise + course.trace * gain * on
                gains[step] = gain
            returns = gains + values[:room]
            self.rows["learn"] += room * count
            flat = [part.reshape(room * count, *part.shape[2:]) for part in (seen, masks, answers, before)]
            flat += [gains.reshape(-1), returns.reshape(-1)]
            rate = falling(course.rate, self.rows["learn"] / course.learn)
            moved = [
                self._learn_some([part[some] for part in flat], rate)
                for _ in range(course.epochs)
                for some in batches(room * count, course.batch, luck)
            ]
            won, ended = int((paid > 0).sum()), int(over.sum())
            yield (
                f"play: {self.rows['learn']:,} rows, won {won / max(1, ended):.1%} of {ended} matches, "
                f"moved by {np.mean(moved):.4f}"
            )

    def _learn_some(self, some: list[Array], rate: float) -> float:
        course = self.course
        seen, masks, answers, before, gains, returns = some
        columns, chances, values, kept = self.net.forward(seen, masks)
        each = np.arange(len(seen))
        place = np.searchsorted(columns, answers)
        now = chances[each, place]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        ratio = np.exp(now - before)
        held = np.where(gains > 0, ratio < 1 + course.clip, ratio > 1 - course.clip)
        weight = np.where(held, -ratio * gains, 0).astype(np.float32)
        likely = np.exp(chances)
        to_logits = -weight[:, None] * likely
        to_logits[each, place] += weight
        chaos = -(likely * chances).sum(axis=1, keepdims=True)
        to_logits += course.entropy * likely * (chances + chaos)
        to_values = 0.5 * (values - returns)
        self.net.learn(kept, columns, to_logits / len(seen), to_values / len(seen), rate)
        return float(np.mean(before - now))

    # -- how good it is ------------------------------------------------------------------------------------------------

    def test(self, games: int, bots: list[str], seed: int, at_once: int = 250) -> tuple[int, int]:
        """Fresh matches, as many in every place: those that it won, and all of them. It plays its best answer."""
        many = env.vector(GAME, at_once, bots=bots, seed=seed, copy=False)
        rows, info = many.reset()
        left = np.full(at_once, -(-games // at_once))
        won = played = 0
        while left.any():
            seen, open_to, order = self.alike.sort(rows, info["action_mask"])
            columns, chances, _, _ = self.net.forward(seen, open_to)
            given = self.alike.to_table(columns[chances.argmax(axis=1)], order, rows)
            rows, rewards, over, _, info = many.step(given)
            counted = over & (left > 0)
            left -= counted
            won += int((rewards[counted] > 0).sum())
            played += int(counted.sum())
        return won, played

    # -- going on later ------------------------------------------------------------------------------------------------

    def save(self, out: Path) -> None:
        """The agent, and beside it all that is needed to go on."""
        told: dict[str, Any] = {"scale": self.net.scale, "updates": self.net.updates, "goes": self.goes}
        for name, part in self.net.parts.items():
            first, second = self.net.moments[name]
            told |= {name: part, f"{name}-first": first, f"{name}-second": second}
        told |= {f"rows-{name}": rows for name, rows in self.rows.items()}
        told |= {f"spent-{name}": seconds for name, seconds in self.spent.items()}
        new = state_of(out).with_suffix(".new")
        with new.open("wb") as file:
            np.savez(file, **told)
        new.replace(state_of(out))
        self.net.agent(self.alike).save(out)

    def load(self, out: Path) -> None:
        """Go on where it was saved."""
        with np.load(state_of(out)) as told:
            self.net.scale, self.net.updates = told["scale"], int(told["updates"])
            for name in self.net.parts:
                self.net.parts[name] = told[name]
                self.net.moments[name] = [told[f"{name}-first"], told[f"{name}-second"]]
            self.rows = {name: int(told[f"rows-{name}"]) for name in self.rows}
            self.spent = {name: float(told[f"spent-{name}"]) for name in self.spent}
            self.goes = int(told["goes"])


def state_of(out: Path) -> Path:
    """Where everything lies that is needed to go on."""
    return out.with_suffix(".state.npz")


def learn(learner: Learner, out: Path | None, minutes: float) -> bool:
    """Learn, to the end of the course or for so many minutes; says whether it is whole. What is learned is kept."""
    wall, processor = time.perf_counter(), time.process_time()
    spent = dict(learner.spent)

    def keep(said: str) -> bool:
        learner.spent["wall"] = spent["wall"] + time.perf_counter() - wall
        learner.spent["processor"] = spent["processor"] + time.process_time() - processor
        if out is not None:
            learner.save(out)
        took = f"{learner.spent['processor'] / 60:.1f} min of processor, {learner.spent['wall'] / 60:.1f} on the clock"
        print(f"{said} ({took})", flush=True)
        return time.perf_counter() - wall < minutes * 60

    course = learner.course
    while learner.rows["imitate"] < course.imitate:
        if not keep(learner.imitate()):
            return False
    if learner.rows["learn"] >= course.learn:
        return True
    for said in learner.play():
        if not keep(said):
            return False
        if learner.rows["learn"] >= course.learn:
            break
    return True


def parser() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    parser = argparse.ArgumentParser(prog="python -m examples.learn")
    parser.add_argument("--out", type=Path, default=Path("agent.npz"), help="the agent; what was begun there goes on")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so many; it can go on later")
    parser.add_argument("--games", type=int, default=8000, help="fresh matches at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--small", action="store_true", help="a minute of imitation only")
    return parser


def main() -> int:
    """Learn, and tell how good it has become."""
    options = parser().parse_args()
    learner = Learner(SMALL if options.small else Course(), options.seed)
    if state_of(options.out).exists():
        learner.load(options.out)
    if not learn(learner, options.out, options.minutes):
        print("to be continued: the same command goes on")
        return 0
    for bots in (["random"] * 3, [TEACHER] * 3):
        won, played = learner.test(options.games, bots, seed=options.seed + 1_000_000)
        low, high = wilson(won, played)
        print(f"against three {bots[0]}: won {won / played:.1%} of {played:,} (95 %: {low:.1%} to {high:.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
