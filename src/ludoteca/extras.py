"""What an installation may lack: the engine alone runs with little, and each extra of the package brings the rest.

The lists stand in `pyproject.toml` under `[project.optional-dependencies]`; a test holds these names to them.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from ludoteca.kernel.errors import LudotecaError

# The modules that each extra brings, by the names under which they are imported.
MODULES: Final[dict[str, tuple[str, ...]]] = {
    "server": (
        "litestar",
        "uvicorn",
        "websockets",
        "httptools",
        "sqlalchemy",
        "aiosqlite",
        "asyncpg",
        "alembic",
        "platformdirs",
        "prometheus_client",
    ),
    "lab": ("rich", "polars"),
    "learn": ("numpy", "gymnasium", "pettingzoo", "rich"),
    "terminal": ("rich",),
    "ray": ("rich", "polars", "ray"),
    "spiel": ("numpy", "gymnasium", "pettingzoo", "rich", "open_spiel"),
    "report": ("rich", "polars", "altair", "vl_convert"),
}


class MissingExtra(LudotecaError):
    """Something was asked for that needs more than what is installed."""


def require(extra: str, what: str) -> None:
    """Raise `MissingExtra`, with what to install, when a module is missing that this extra brings."""
    missing = [module for module in MODULES[extra] if find_spec(module) is None]
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        raise MissingExtra(
            f"{what} needs {', '.join(missing)}, which {verb} not installed: pip install 'ludoteca[{extra}]'"
        )
