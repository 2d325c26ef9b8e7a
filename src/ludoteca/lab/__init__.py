"""The lab: games by the million (`ludoteca sim`), and how fast they go (`ludoteca bench`).

    from ludoteca.lab import plan, simulate
    result = simulate(plan("king-of-tokyo", ["jogador", "aprendiz"], games=1000, seed=7), jobs=2)
    result.summary()["by_bot"]
"""

from ludoteca.lab.plan import Plan, plan
from ludoteca.lab.sim import Result, simulate

__all__ = ["Plan", "Result", "plan", "simulate"]
