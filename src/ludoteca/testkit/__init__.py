"""For those who write games and tests: positions from plain data, forced luck, and the conformance suite."""

from ludoteca.testkit.luck import StrictLuck
from ludoteca.testkit.scenario import Scenario, given

__all__ = ["Scenario", "StrictLuck", "given"]
