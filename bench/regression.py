"""A logistic regression over matches: what a position is worth, from who won in the end."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

STEPS = 12  # of Newton's method

Array = NDArray[np.float64]
Look = tuple[list[float], float]  # the numbers of a position, and whether the match was won


class Scale:
    """Numbers brought to the same size: mean 0 and variance 1, but for the first column, which is all ones."""

    def __init__(self, rows: Array) -> None:
        self.middle = rows.mean(axis=0)
        self.spread = rows.std(axis=0)
        self.middle[0] = 0.0
        self.spread[self.spread == 0.0] = 1.0
        self.spread[0] = 1.0

    def of(self, rows: Array) -> Array:
        """Rows in this scale."""
        scaled: Array = (rows - self.middle) / self.spread
        return scaled

    def weights(self, b: Array) -> Array:
        """Weights for rows as they are."""
        weights: Array = b / self.spread
        weights[0] = b[0] - float((b * self.middle / self.spread).sum())
        return weights


def fit(x: Array, won: Array, start: Array, ridge: float) -> Array:
    """A logistic regression of scaled rows by Newton's method, pulled towards `start`; its first weight is free."""
    pull = np.full(x.shape[1], ridge)
    pull[0] = 1e-6
    b = start.copy()
    for _ in range(STEPS):
        p = 1.0 / (1.0 + np.exp(-np.clip(x @ b, -30.0, 30.0)))
        slope = x.T @ (won - p) - pull * (b - start)
        bend = (x * (p * (1.0 - p))[:, None]).T @ x + np.diag(pull)
        b += np.linalg.solve(bend, slope)
    return b


def judge(rows: Array, won: Array, weights: Array) -> str:
    """How good a guess is: the area under its curve, its log-loss, that of the mean."""
    p = np.clip(1.0 / (1.0 + np.exp(-(rows @ weights))), 1e-6, 1 - 1e-6)
    loss = -float(np.mean(won * np.log(p) + (1 - won) * np.log(1 - p)))
    share = float(np.clip(won.mean(), 1e-6, 1 - 1e-6))
    plain = -(share * np.log(share) + (1 - share) * np.log(1 - share))
    ranks = p.argsort().argsort().astype(np.float64)
    wins, losses = won.sum(), (1 - won).sum()
    area = (ranks[won == 1].sum() - wins * (wins - 1) / 2) / max(1.0, wins * losses)
    return f"area {area:.3f}, log-loss {loss:.3f} (the mean {plain:.3f})"


def arrays(looks: Sequence[Look]) -> tuple[Array, Array]:
    """Rows, and who won."""
    return np.array([row for row, _ in looks]), np.array([won for _, won in looks])
