"""Rush Out! in a terminal: the Sorcerer's Spells above, the Dragon's path between, the Heroes' Challenges below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.terminal.boards import Look

OPENS = ("race", "round-set")
REPLACED = ()

ROLE_COLORS = {
    "sorcerer": "bold magenta",
    "bard": "bold green",
    "guard": "bold blue",
    "warrior": "bold dark_orange3",
    "cleric": "bold white",
}
FACES = {
    "fire": ("♨", "bold red"),
    "sword": ("⚔", "bold white"),
    "foot": ("ᴗ", "bold yellow"),
    "key": ("⚷", "bold bright_yellow"),
    "heart": ("♥", "bold bright_red"),
    "joker": ("★", "bold bright_cyan"),
    "plant": ("♣", "bold green"),
    "water": ("≈", "bold blue"),
    "air": ("@", "bold white"),
    "lightning": ("ϟ", "bold bright_yellow"),
}
END_OF_PATH = 4


def colors(view: Mapping[str, Any]) -> list[str]:
    """The accent colour of each character."""
    return [ROLE_COLORS[player["role"]] for player in view["board"]["players"]]


def paint(view: Mapping[str, Any], look: Look) -> RenderableType:
    """The whole table."""
    board = view["board"]
    parts: list[RenderableType] = [
        _header(board, look),
        _cards(board["spells"], "magenta", board, look),
        *_path(board, look),
        _cards(board["challenges"], "yellow", board, look),
        *_laid(board, look),
        *_tokens(board, look),
        *_players(board, look),
    ]
    if board["phase"] == "break" and board["shop"] is not None:
        parts.append(_shop(board["shop"], look))
    return Group(*parts)


def _header(board: Mapping[str, Any], look: Look) -> Text:
    line = Text(f" {look.word('game-title')} ", style="bold black on bright_yellow")
    line.append(f" {look.word('scenario-' + board['scenario'])}", style="bold")
    line.append(f" · {look.word('board-round', n=board['round'])}", style="dim")
    line.append(f" · {look.word('phase-' + board['phase'])}", style="bold bright_yellow")
    if board["goal"] > 1:
        for side in ("heroes", "sorcerer"):
            line.append(f"  {look.word('board-side-' + side)} ", style="dim")
            won = board["trophies"][side]
            line.append("♛" * won + "·" * (board["goal"] - won), style="bold yellow")
    line.append(f"   {board['now'] / 1000:.1f} s", style="dim")
    return line


def _slots(slots: Sequence[Mapping[str, Any]], board: Mapping[str, Any]) -> Text:
    """Symbols to fill; a die that lies there stands in brackets, in its owner's colour."""
    line = Text()
    for slot in slots:
        symbol, style = FACES[slot["symbol"]]
        if slot["die"] is None:
            line.append(f" {symbol} ", style=style)
            continue
        seat, index = slot["die"]
        owner = board["players"][seat]
        shown, _ = FACES[owner["dice"][index]["face"]]
        line.append(f"[{shown}]", style=f"{ROLE_COLORS[owner['role']]} reverse")
    return line


def _cards(cards: Sequence[Mapping[str, Any] | None], color: str, board: Mapping[str, Any], look: Look) -> Table:
    row = Table(box=box.ROUNDED, border_style=color, show_header=False, expand=True, padding=(0, 1))
    for _ in cards:
        row.add_column(ratio=1)
    row.add_row(*[Text() if card is None else _card(card, board, look) for card in cards])
    return row


def _card(card: Mapping[str, Any], board: Mapping[str, Any], look: Look) -> Text:
    made = Text(look.word(f"family-{card['kind']}"), style="dim")
    if card["flag"]:
        symbol, style = FACES[card["flag"]]
        made.append("  ⚑", style="bold red").append(symbol, style=style)
    if card.get("dragon"):
        made.append(f"  {look.word('board-dragon-here')}", style="bold red")
    if card.get("done"):
        made.append("  ✓", style="bold green")
    if card.get("aiming"):
        made.append(f"  {look.word('board-aiming')}", style="bold bright_yellow")
    made.append(f"\n{look.word('card-' + card['card'])}\n", style="bold")
    made.append_text(_slots(card["slots"], board))
    if card.get("theirs"):
        made.append("\n⇅ ", style="magenta").append_text(_slots(card["theirs"], board))
    return made


def _path(board: Mapping[str, Any], look: Look) -> list[Text]:
    dragon = board["dragon"]
    if dragon is None:
        return []
    line = Text("  ")
    for step in range(END_OF_PATH + 1):
        here = dragon["at"] == step
        name = look.word("board-dragon") if here else ("☠" if step == END_OF_PATH else "·" if step == 0 else str(step))
        line.append(f" {name} ", style="bold white on red" if here else "red")
        if step < END_OF_PATH:
            line.append("═══", style="red")
    line.append(f"   {look.word('place-dragon-tile')}: ", style="dim").append_text(_slots(dragon["slots"], board))
    return [line]


def _laid(board: Mapping[str, Any], look: Look) -> list[Text]:
    """Curses and Dispelling cards, and wounds: all that Heroes fill beside the board."""
    lines = []
    for card in board["laid"]:
        victim = look.word("board-all-heroes") if card["victim"] is None else look.names[card["victim"]]
        line = Text("  ✖ ", style="bold green").append(look.word("card-" + card["card"]), style="bold")
        line.append(f" → {victim}: {look.word('effect-' + card['effect'])}  ", style="dim")
        lines.append(line.append_text(_slots(card["slots"], board)))
    for player in board["players"]:
        if player["wounded"] is not None:
            line = Text("  ✚ ", style="bold red")
            line.append(look.word("place-wound", who=look.names[player["seat"]]), style="bold").append("  ")
            lines.append(line.append_text(_slots(player["wounded"], board)))
    for scroll in board["scrolls"]:
        line = Text("  ▤ ", style="magenta").append(look.word("scroll-" + scroll["id"]), style="bold").append("  ")
        lines.append(line.append_text(_slots(scroll["slots"] or [], board)))
    return lines


def _tokens(board: Mapping[str, Any], look: Look) -> list[Text]:
    parts = []
    if board["souls"] is not None:
        parts.append(look.word("board-souls", n=board["souls"]["left"], all=board["souls"]["all"]))
    if board["lives"] is not None:
        parts.append(look.word("board-lives", n=board["lives"]["left"], all=board["lives"]["all"]))
    if board["coins"] is not None:
        purse = board["coins"]["purse"]
        parts.append(look.word("board-coins", heroes=purse["heroes"], sorcerer=purse["sorcerer"]))
    return [Text("  " + " · ".join(parts), style="yellow")] if parts else []


def _players(board: Mapping[str, Any], look: Look) -> list[Text]:
    lines = []
    for player in board["players"]:
        seat = player["seat"]
        line = Text("▶ " if seat == look.me else "  ", style="bold bright_yellow")
        line.append(f"{look.names[seat]:<12}", style=ROLE_COLORS[player["role"]])
        line.append(f"{look.players[seat]:<10}", style="bold" if seat == look.me else "dim")
        for die in player["dice"]:
            _append_die(line, die)
        if player["joker"]:
            line.append("  ★=", style="bold bright_cyan")
            for symbol in player["joker"]:
                shown, style = FACES[symbol]
                line.append(shown, style=style)
        for symbol in player["forbidden"]:
            line.append(f" ⊘{FACES[symbol][0]}", style="bold red")
        if player["xp"]:
            line.append(f"  {look.word('board-experience', n=player['xp'])}", style="cyan")
        for gear in player["equipment"]:
            line.append(f" · {look.word('gear-' + gear)}", style="dim")
        lines.append(line)
    return lines


def _append_die(line: Text, die: Mapping[str, str]) -> None:
    """In hand: bright. To be rolled first: a question. On a card: a dot. In the whirlwind: a spiral."""
    symbol, style = FACES[die["face"]]
    if die["at"] == "hand":
        line.append(f"[{symbol}]", style=style)
    elif die["at"] == "cold":
        line.append("[?]", style="dim")
    elif die["at"] == "whirl":
        line.append(" ∮ ", style="bold green")
    else:
        line.append(" · ", style="dim")


def _shop(shop: Mapping[str, Any], look: Look) -> Table:
    table = Table.grid(padding=(0, 2))
    for kind, prefix in (("equipment", "gear"), ("scrolls", "scroll")):
        for thing in shop[kind]:
            name = Text(look.word(f"{prefix}-{thing['id']}"), style="bold" if thing["left"] else "dim strike")
            price = Text(f"{thing['cost']} ●", style="yellow")
            table.add_row(price, name, Text(look.word(f"{prefix}-text-{thing['id']}"), style="dim"))
    return table
