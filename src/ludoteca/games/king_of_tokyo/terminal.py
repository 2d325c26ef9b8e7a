"""King of Tokyo in a terminal: monsters with their meters, Tokyo, the dice as faces, the market."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.boards import Viewer

OPENS = ("begins", "turn", "extra-turn", "ended")
REPLACED = ("rolled",)

_FACES = {
    "1": ("1", "bold white"),
    "2": ("2", "bold white"),
    "3": ("3", "bold white"),
    "heart": ("♥", "bold red"),
    "energy": ("ϟ", "bold green"),
    "claw": ("⚔", "bold dark_orange"),
}
_SKYLINE = "▁▃▂▅▃▇▂▆▄▁▃▂▇▅▁▂"
_STAR_CELLS = 10
_ROOM_FOR_BARS = 96
_CARDS_WITH_TEXT = 4


def colors(view: Mapping[str, Any]) -> list[str]:
    """The accent colour of each monster."""
    return [f"bold {monster['color']}" for monster in view["board"]["monsters"]]


def paint(view: Mapping[str, Any], viewer: Viewer) -> RenderableType:
    """The whole table."""
    board = view["board"]
    return Group(
        _header(board, viewer),
        *[line for monster in board["monsters"] for line in _monster(monster, board, viewer)],
        *([] if viewer.cramped else [Text()]),
        _middle(board, viewer),
        _market(board, viewer),
        *_known_top(board, viewer),
    )


def _header(board: Mapping[str, Any], viewer: Viewer) -> Text:
    title = f" {viewer.word('game-title')} "
    goal = f"{viewer.word('board-turn', n=board['turns'])} · {viewer.word('board-goal', n=board['target'])} "
    line = Text(_SKYLINE[:6], style="dark_orange")
    line.append(title, style="bold bright_yellow").append(goal, style="dim")
    room = max(0, viewer.width - line.cell_len)
    line.append((_SKYLINE * (room // len(_SKYLINE) + 1))[:room], style="dark_orange")
    return line


# -- monsters --------------------------------------------------------------------------------------------------


def _monster(monster: Mapping[str, Any], board: Mapping[str, Any], viewer: Viewer) -> list[Text]:
    seat = monster["seat"]
    color = f"bold {monster['color']}" if monster["alive"] else "dim strike"
    line = Text("▶ " if board["turn"] == seat and monster["alive"] else "  ", style="bold bright_yellow")
    line.append(_fill(viewer.names[seat], 14), style=color)
    line.append(_fill(viewer.players[seat], 10), style="bold" if seat == viewer.me else "dim")
    if not monster["alive"]:
        line.append(f"☠ {viewer.word('board-out')}", style="dim")
        line.append(f"  ★ {monster['stars']}", style="dim")
        return [line]
    _append_hearts(line, monster)
    _append_stars(line, monster["stars"], board["target"], viewer.width)
    line.append("  ϟ ", style="bold green").append(f"{monster['energy']:>2}", style="bold")
    place = monster["place"]
    if place != "outside":
        line.append("  ").append(f" {viewer.word(f'place-{place}')} ", style="bold black on yellow")
    return [line, *_belongings(monster, viewer)]


def _append_hearts(line: Text, monster: Mapping[str, Any]) -> None:
    hearts, most = monster["hearts"], monster["max_hearts"]
    line.append("♥" * hearts, style="bold red" if hearts > 3 else "bold blink red")
    line.append("·" * (most - hearts) + " " * (12 - most), style="dim")
    line.append(f" {hearts:>2}", style="bold")


def _append_stars(line: Text, stars: int, target: int, width: int) -> None:
    line.append("  ★ ", style="bold yellow")
    if width >= _ROOM_FOR_BARS:
        full = min(_STAR_CELLS, stars * _STAR_CELLS // target)
        line.append("▰" * full, style="yellow").append("▱" * (_STAR_CELLS - full) + " ", style="dim")
    line.append(f"{stars:>2}", style="bold")


def _belongings(monster: Mapping[str, Any], viewer: Viewer) -> list[Text]:
    """Tokens and cards, on lines of their own; one's own cards with what they do, while there are few."""
    lines: list[Text] = []
    tokens = [viewer.word(f"count-{token}", n=monster[token]) for token in ("poison", "shrink") if monster[token]]
    if tokens:
        lines.append(Text("    ● " + " · ".join(tokens), style="magenta"))
    cards = monster["cards"]
    if not cards:
        return lines
    if monster["seat"] == viewer.me and len(cards) <= _CARDS_WITH_TEXT:
        for card in cards:
            line = Text("    ▪ ", style="cyan").append(_card_name(card, viewer), style="bold cyan")
            lines.append(line.append(f"  {_card_text(card, viewer)}", style="dim"))
    else:
        names = ", ".join(_card_name(card, viewer) for card in cards)
        lines.append(Text("    ▪ ", style="cyan").append(names, style="cyan"))
    return lines


def _card_name(card: Mapping[str, Any], viewer: Viewer) -> str:
    name = _name(card, viewer)
    if "copies" in card:
        name += f" [{viewer.word('board-copies', card=_name(card['copies'], viewer))}]"
    if "charges" in card:
        name += f" [{card['charges']}]"
    return name


def _name(card: Mapping[str, Any], viewer: Viewer) -> str:
    """What a card is called: one of a pack brings its name."""
    said = card.get("name") or {"key": f"card-{card['id']}", "params": {}}
    return viewer.word(said["key"], **said["params"])


def _card_text(card: Mapping[str, Any], viewer: Viewer) -> str:
    said = card.get("text") or {"key": f"card-{card['id']}.text", "params": {}}
    return viewer.word(said["key"], **said["params"])


# -- Tokyo and the dice ----------------------------------------------------------------------------------------


def _middle(board: Mapping[str, Any], viewer: Viewer) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    tokyo = _tokyo(board, viewer)
    if not board["dice"]:
        grid.add_row(tokyo)
    else:
        grid.add_row(_dice(board, viewer), tokyo)
    return grid


def _tokyo(board: Mapping[str, Any], viewer: Viewer) -> Panel:
    rows = Table.grid(padding=(0, 2))
    for place in ("city", "bay"):
        holder = next((monster for monster in board["monsters"] if monster["place"] == place), None)
        if holder is not None:
            who = Text(viewer.names[holder["seat"]], style=f"bold {holder['color']}")
        elif place == "bay" and not board["bay_open"]:
            who = Text(viewer.word("board-closed"), style="dim")
        else:
            who = Text(viewer.word("board-empty"), style="dim")
        rows.add_row(Text(viewer.word(f"place-{place}")), who)
    return Panel(
        rows, title=viewer.word("board-tokyo"), title_align="left", border_style="yellow", box=box.ROUNDED, expand=False
    )


def _dice(board: Mapping[str, Any], viewer: Viewer) -> RenderableType:
    lines = [Text() for _ in range(4)]
    for index, die in enumerate(board["dice"]):
        symbol, style = _FACES[die["face"]]
        edge = "green" if die["green"] else "white"
        if die["kept"]:
            parts, edge = ("╔═══╗", "║", "╚═══╝"), "bold bright_yellow"
        else:
            parts = ("┌───┐", "│", "└───┘")
        lines[0].append(f" {parts[0]}", style=edge)
        lines[1].append(f" {parts[1]} ", style=edge).append(symbol, style=style).append(f" {parts[1]}", style=edge)
        lines[2].append(f" {parts[2]}", style=edge)
        lines[3].append(f"   {index + 1}  ", style="bold bright_yellow" if die["kept"] else "dim")
    title = Text(viewer.word("board-dice-of", name=viewer.names[board["turn"]]), style="bold")
    if board["step"] == "roll":
        title.append(f"  {viewer.word('board-rolls-left', n=board['rolls_left'])}", style="dim")
    if any(die["kept"] for die in board["dice"]):
        lines[3].append("  ═ " + viewer.word("board-kept"), style="bright_yellow")
    return Group(title, *lines)


# -- the market ------------------------------------------------------------------------------------------------


def _market(board: Mapping[str, Any], viewer: Viewer) -> RenderableType:
    purse = board["monsters"][viewer.me]["energy"] if viewer.me is not None else 0
    table = Table.grid(padding=(0, 1), expand=viewer.cramped)
    table.add_column(no_wrap=True, justify="right", min_width=2)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1, no_wrap=viewer.cramped, overflow="ellipsis")
    for card in board["market"]:
        if card is None:
            table.add_row("", Text(viewer.word("board-empty"), style="dim"), "")
            continue
        within_reach = card["price"] <= purse
        price = Text(f"ϟ{card['price']}", style="bold green" if within_reach else "red")
        name = Text(_name(card, viewer), style="bold" if within_reach else "")
        name.append(f" ({viewer.word('type-' + card['type'])})", style="dim")
        table.add_row(price, name, Text(_card_text(card, viewer), style="" if within_reach else "dim"))
    title = Text(viewer.word("board-market"), style="bold")
    title.append(f"  {viewer.word('board-deck', n=board['deck'])}", style="dim")
    return Group(title, table)


def _known_top(board: Mapping[str, Any], viewer: Viewer) -> list[Text]:
    known = board.get("known_top") or []
    return [
        Text(viewer.word("board-known-top", card=f"{_name(card, viewer)} (ϟ{card['cost']})"), style="cyan")
        for card in known
    ]


def _fill(text: str, width: int) -> str:
    """The text with spaces up to a width in terminal cells."""
    return text + " " * max(1, width - cell_len(text))
