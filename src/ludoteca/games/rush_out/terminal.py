"""Rush Out! in a terminal: the Sorcerer's Spells above, the Dragon's path between, the Heroes' Challenges below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.boards import Viewer

OPENS = ("race", "round-set")

# Colours that can be read on a dark terminal and on a light one; what has none is as bright as the text around it.
SPELL_COLOR = "medium_orchid3"
CHALLENGE_COLOR = "dark_goldenrod"
ALARM = "bold red1"
GOOD = "bold green4"
NOTE = "bold dark_orange3"
ROLE_COLORS = {
    "sorcerer": "bold medium_orchid3",
    "bard": "bold green4",
    "guard": "bold dodger_blue1",
    "warrior": "bold dark_orange3",
    "cleric": "bold grey50",
}
FACES = {
    "fire": ("♨", "bold red1"),
    "sword": ("⚔", "bold steel_blue"),
    "foot": ("ᴗ", "bold dark_orange3"),
    "key": ("⚷", "bold dark_goldenrod"),
    "heart": ("♥", "bold deep_pink2"),
    "joker": ("★", "bold turquoise4"),
    "plant": ("♣", "bold green4"),
    "water": ("≈", "bold dodger_blue1"),
    "air": ("@", "bold grey50"),
    "lightning": ("ϟ", "bold dark_goldenrod"),
}
OF_HEROES = ("fire", "sword", "foot", "key", "heart", "joker")
OF_SORCERER = ("plant", "water", "air", "lightning", "fire", "joker")
END_OF_PATH = 4


def colors(view: Mapping[str, Any]) -> list[str]:
    """The accent colour of each character."""
    return [ROLE_COLORS[player["role"]] for player in view["board"]["players"]]


def paint(view: Mapping[str, Any], viewer: Viewer) -> RenderableType:
    """The whole table."""
    board = view["board"]
    parts: list[RenderableType] = [
        _header(board, viewer),
        _cards(board["spells"], SPELL_COLOR, board, viewer, told=not viewer.cramped),
        *_path(board, viewer),
        _cards(board["challenges"], CHALLENGE_COLOR, board, viewer),
        *_laid(board, viewer),
        *_tokens(board, viewer),
        *_players(board, viewer),
    ]
    if board["phase"] == "break" and board["shop"] is not None:
        parts.append(_shop(board["shop"], viewer))
    if not viewer.cramped:
        parts += _legend(viewer)
    return Group(*parts)


def _header(board: Mapping[str, Any], viewer: Viewer) -> Text:
    line = Text().append(f" {viewer.word('game-title')} ", style="bold black on gold1")
    line.append(f" {viewer.word('scenario-' + board['scenario'])}", style="bold")
    line.append(f" · {viewer.word('board-round', n=board['round'])}", style="grey50")
    line.append(f" · {viewer.word('phase-' + board['phase'])}", style=NOTE)
    if board["goal"] > 1:
        for side in ("heroes", "sorcerer"):
            line.append(f" · {viewer.word('board-side-' + side)} ", style="grey50")
            won = board["trophies"][side]
            line.append("♛" * won + "·" * (board["goal"] - won), style=NOTE)
    line.append(f" · {board['now'] / 1000:.1f}\N{NO-BREAK SPACE}s", style="grey50")
    return line


def _legend(viewer: Viewer) -> list[Text]:
    """What the symbols are called, for each side, and what the marks mean."""
    lines = []
    for role, faces in (("heroes", OF_HEROES), ("sorcerer", OF_SORCERER)):
        line = Text("  ").append(f"{viewer.word('board-side-' + role)}:", style="bold")
        for face in faces:
            symbol, style = FACES[face]
            line.append(f"  {symbol} ", style=style).append(viewer.word(f"face-{face}"))
        lines.append(line)
    marks = Text("  ").append("[?]", style="bold").append(f" {viewer.word('board-legend-cold')}")
    marks.append("  ⚑", style=ALARM).append(f" {viewer.word('board-legend-flag')}")
    lines.append(marks)
    lines.append(Text("  ").append("⊘", style=ALARM).append(f" {viewer.word('board-legend-barred')}"))
    return lines


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


def _cards(
    cards: Sequence[Mapping[str, Any] | None],
    color: str,
    board: Mapping[str, Any],
    viewer: Viewer,
    told: bool = False,
) -> Table:
    """Three cards side by side; `told`: with what each of them does."""
    row = Table(box=box.ROUNDED, border_style=color, show_header=False, expand=True, padding=(0, 1))
    for _ in cards:
        row.add_column(ratio=1)
    row.add_row(*[Text() if card is None else _card(card, board, viewer, told) for card in cards])
    return row


def _card(card: Mapping[str, Any], board: Mapping[str, Any], viewer: Viewer, told: bool) -> Text:
    made = Text().append(viewer.word(f"family-{card['kind']}"), style="grey50")
    if card["flag"]:
        symbol, style = FACES[card["flag"]]
        made.append("  ⚑", style=ALARM).append(symbol, style=style)
    if card.get("dragon"):
        made.append(f"  {viewer.word('board-dragon-here')}", style=ALARM)
    if card.get("done"):
        made.append("  ✓", style=GOOD)
    if card.get("aiming"):
        made.append(f"  {viewer.word('board-aiming')}", style=NOTE)
    made.append(f"\n{viewer.word('card-' + card['card'])}\n", style="bold")
    made.append_text(_slots(card["slots"], board))
    if card.get("theirs"):
        made.append("\n⇅ ", style=SPELL_COLOR).append_text(_slots(card["theirs"]["slots"], board))
    if told:
        made.append(f"\n{viewer.word('text-' + card['card'])}")
    return made


def _path(board: Mapping[str, Any], viewer: Viewer) -> list[Text]:
    dragon = board["dragon"]
    if dragon is None:
        return []
    line = Text("  ")
    for step in range(END_OF_PATH + 1):
        here = dragon["at"] == step
        name = (
            viewer.word("board-dragon") if here else ("☠" if step == END_OF_PATH else "·" if step == 0 else str(step))
        )
        line.append(f" {name} ", style="bold grey100 on red3" if here else "red1")
        if step < END_OF_PATH:
            line.append("═══", style="red1")
    line.append(f"   {viewer.word('place-dragon-tile')}: ", style="grey50").append_text(_slots(dragon["slots"], board))
    return [line]


def _laid(board: Mapping[str, Any], viewer: Viewer) -> list[Text]:
    """Curses and Dispelling cards, and wounds: all that Heroes fill beside the board."""
    lines = []
    for card in board["laid"]:
        victim = viewer.word("board-all-heroes") if card["victim"] is None else viewer.names[card["victim"]]
        line = Text().append("  ✖ ", style=ALARM).append(viewer.word("card-" + card["card"]), style="bold")
        line.append(f" → {victim}: {viewer.word('effect-' + card['effect'])}  ", style="grey50")
        lines.append(line.append_text(_slots(card["slots"], board)))
    for player in board["players"]:
        if player["wounded"] is not None:
            line = Text().append("  ✚ ", style=ALARM)
            line.append(viewer.word("place-wound", who=viewer.names[player["seat"]]), style="bold").append("  ")
            lines.append(line.append_text(_slots(player["wounded"]["slots"], board)))
    for scroll in board["scrolls"]:
        line = (
            Text()
            .append("  ▤ ", style=SPELL_COLOR)
            .append(viewer.word("scroll-" + scroll["id"]), style="bold")
            .append("  ")
        )
        line.append_text(_slots(scroll["spot"]["slots"] if scroll["spot"] else [], board))
        lines.append(line.append(f"  {viewer.word('scroll-text-' + scroll['id'])}"))
    return lines


def _tokens(board: Mapping[str, Any], viewer: Viewer) -> list[Text]:
    parts = []
    if board["souls"] is not None:
        parts.append(viewer.word("board-souls", n=board["souls"]["left"], all=board["souls"]["all"]))
    if board["lives"] is not None:
        parts.append(viewer.word("board-lives", n=board["lives"]["left"], all=board["lives"]["all"]))
    if board["coins"] is not None:
        purse = board["coins"]["purse"]
        parts.append(viewer.word("board-coins", heroes=purse["heroes"], sorcerer=purse["sorcerer"]))
    return [Text("  " + " · ".join(parts), style=NOTE)] if parts else []


def _players(board: Mapping[str, Any], viewer: Viewer) -> list[Text]:
    lines = []
    for player in board["players"]:
        seat = player["seat"]
        line = Text().append("▶ " if seat == viewer.me else "  ", style=NOTE)
        line.append(f"{viewer.names[seat]:<12}", style=ROLE_COLORS[player["role"]])
        line.append(f"{viewer.players[seat]:<10} ", style="bold" if seat == viewer.me else "grey50")
        for die in player["dice"]:
            _append_die(line, die)
        if player["joker"]:
            line.append("  ★=", style=FACES["joker"][1])
            for symbol in player["joker"]:
                shown, style = FACES[symbol]
                line.append(shown, style=style)
        for symbol in player["forbidden"]:
            line.append(f" ⊘{FACES[symbol][0]}", style=ALARM)
        if player["xp"]:
            line.append(f"  {viewer.word('board-experience', n=player['xp'])}", style="turquoise4")
        for gear, n in Counter(player["equipment"]).items():
            line.append(f" · {viewer.word('gear-' + gear)}{f' ×{n}' if n > 1 else ''}", style="grey50")
        lines.append(line)
    return lines


def _append_die(line: Text, die: Mapping[str, str]) -> None:
    """In hand: bright. To be rolled first: a question. On a card: a dot. In the whirlwind: a spiral."""
    symbol, style = FACES[die["face"]]
    if die["at"] == "hand":
        line.append(f"[{symbol}]", style=style)
    elif die["at"] == "cold":
        line.append("[?]", style="grey50")
    elif die["at"] == "whirl":
        line.append(" ∮ ", style=GOOD)
    else:
        line.append(" · ", style="grey50")


def _shop(shop: Mapping[str, Any], viewer: Viewer) -> Table:
    table = Table.grid(padding=(0, 2))
    for kind, prefix in (("equipment", "gear"), ("scrolls", "scroll")):
        for thing in shop[kind]:
            name = Text(viewer.word(f"{prefix}-{thing['id']}"), style="bold" if thing["left"] else "strike")
            price = Text(f"{thing['cost']} ●", style=NOTE)
            table.add_row(price, name, Text(viewer.word(f"{prefix}-text-{thing['id']}"), style="grey50"))
    return table
