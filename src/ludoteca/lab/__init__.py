"""The lab: games by the million (`ludoteca sim`), and how fast they go (`ludoteca bench`). See `docs/lab.md`."""

from __future__ import annotations

from ludoteca.lab.plan import Plan, plan
from ludoteca.lab.sim import Result, simulate

__all__ = ["Plan", "Result", "plan", "simulate"]
