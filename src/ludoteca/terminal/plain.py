"""The board of a game that has no drawing: what the seat may see, value by value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from ludoteca.boards import Viewer

_COLORS = ("green", "magenta", "blue", "yellow", "red", "cyan")


def colors(_view: Mapping[str, Any]) -> list[str]:
    """Six colours in turn."""
    return list(_COLORS)


def paint(view: Mapping[str, Any], viewer: Viewer) -> RenderableType:
    """A table of names and values."""
    table = Table(box=None, show_header=False, padding=(0, 1), width=viewer.width)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(ratio=1)
    for name, value in view["board"].items():
        table.add_row(str(name), _shown(value))
    return table


def _shown(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_shown(part)}" for name, part in value.items())
    if isinstance(value, (list, tuple)):
        return " | ".join(_shown(part) for part in value) or "-"
    return "-" if value is None or value == "" else str(value)
