"""Keep the Heroes Out! in a terminal: the dungeon as joined rooms, what the Guild still has, hands and Loot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.boards import Viewer

OPENS = ("dungeon", "begins", "turn", "played", "cells", "renewed", "invasion", "guild-card", "wave", "ended")

# Colours that can be read on a dark terminal and on a light one; what has none is as bright as the text around it.
QUIET = "grey50"
ALARM = "bold red1"
GOOD = "bold green4"
NOTE = "bold dark_orange3"
GOLD = "bold dark_goldenrod"
CLAN_COLORS = {
    "dragon": "bold red3",
    "scaled": "bold turquoise4",
    "gnoll": "bold dark_orange3",
    "slime": "bold deep_pink3",
    "skeleton": "bold grey50",
    "ratfolk": "bold light_salmon3",
    "gremlin": "bold green4",
    "ghost": "bold slate_blue1",
    "witch": "bold medium_orchid3",
}
TYPE_MARKS = {"jewel": "◆", "swords": "⚔", "hats": "▲", "eye": "◉", "bones": "✖", "special": "■"}
TOKEN_COLORS = {"trap": NOTE}  # resources are gold
TREASURE = "★"
PORTALS = {"completed": ("◎", "bold slate_blue1"), "uncompleted": ("◌", QUIET)}
AWAKE, ASLEEP = "!", "z"
NO_USE = "⊘"

WIDEST_ROOM = 21
ROOMY = 16  # as wide, what is in a room keeps away from its wall
LOWEST_ROOM = 3
DOOR = 6  # cells of a passage in a wall that lies flat
JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the arms of a joint: north 1, east 2, south 4, west 8
THREATS_SHOWN = 4

Face = Mapping[str, Any]


def colors(view: Mapping[str, Any]) -> list[str]:
    """The accent colour of each seat: that of its Clan, or of the first that it leads."""
    clans = view["board"]["clans"]
    seats = 1 + max(clan["seat"] for clan in clans)
    return [CLAN_COLORS[next(clan["clan"] for clan in clans if clan["seat"] == seat)] for seat in range(seats)]


def paint(view: Mapping[str, Any], viewer: Viewer) -> RenderableType:
    """The whole table."""
    board = view["board"]
    parts: list[RenderableType] = [*_header(board, viewer), *_dungeon(board, viewer)]
    if viewer.cramped:
        parts += [_guild_line(board, viewer), *_dangers(board, viewer)]
    else:
        parts += [*_legend(board, viewer), _outlook(board, viewer)]
    parts += [_loot(board, viewer), *_plans(board, viewer)]
    for clan in board["clans"]:
        parts += _own_clan(clan, viewer) if clan["seat"] == viewer.me else [_partner(clan, viewer)]
    return Group(*parts, *_resolving(board, viewer), *_invasion(board, viewer))


def _said(viewer: Viewer, said: Face) -> str:
    """Words that the view gives as a key and its parameters."""
    return viewer.word(said["key"], **said["params"])


# -- above the dungeon -----------------------------------------------------------------------------------------


def _header(board: Face, viewer: Viewer) -> list[Text]:
    """What is played and how far it has come; the rule of the scenario and what it remembers."""
    scenario, guild = board["scenario"], board["guild"]
    line = Text().append(f" {viewer.word('game-title')} ", style="bold black on gold1")
    line.append(f" {viewer.word('scenario-' + scenario['id'])}", style="bold")
    line.append(f" · {viewer.word('level-' + board['level'])}", style=QUIET)
    state = Text(viewer.word("board-wave", n=board["wave"]), style=ALARM if board["wave"] > 1 else "bold")
    if board["turns"]:
        state.append(f" · {viewer.word('board-turn-of', n=board['turns'])}", style="not bold default")
    state.append(f" · {viewer.word('board-guild', left=guild['left'], today=guild['today'])}", style=NOTE)
    lines = [line, state]
    if not viewer.cramped:
        rule = Text(viewer.word(f"scenario-{scenario['id']}.rule"), style=NOTE if scenario["lit"] else QUIET)
        if scenario["storm"]:
            rule.append(f" {viewer.word('scenario-storm', n=scenario['storm'])}")
        lines.append(rule)
    if scenario["registers"]:
        lines.append(Text(" ".join(_said(viewer, one["text"]) for one in scenario["registers"]), style=NOTE))
    return lines


def _legend(board: Face, viewer: Viewer) -> list[Text]:
    """What the marks of the dungeon mean."""
    types = {room["type"] for room in board["rooms"]}
    letter = viewer.word("letter-warrior")
    marks = [(TYPE_MARKS[name], "bold", f"type-{name}") for name in TYPE_MARKS if name in types]
    marks.append((f"{TREASURE}4", GOLD, "terminal-treasure"))
    marks += [(mark, style, f"terminal-portal-{state}") for state, (mark, style) in PORTALS.items()]
    marks.append((f"{AWAKE}{letter}", ALARM, "terminal-awake"))
    marks.append((f"{ASLEEP}{letter}", QUIET, "terminal-asleep"))
    marks.append(("−1", ALARM, "terminal-wounds"))
    if any(passage["bricked"] for passage in board["passages"]):
        marks.append(("▒", NOTE, "terminal-bricked"))
    if _may_build(board):
        marks.append(("┄", "", "terminal-dead"))
    if not all(room["works"] for room in board["rooms"]):
        marks.append((NO_USE, ALARM, "terminal-no-use"))
    words = [Text().append(mark, style=style).append(f" {viewer.word(key)}") for mark, style, key in marks]
    return _flow(words, viewer.width, "   ")


# -- the dungeon -----------------------------------------------------------------------------------------------


class Canvas:
    """Cells of a picture, each a character with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text of narrow characters from left to right."""
        for offset, char in enumerate(text):
            self.rows[y][x + offset] = (char, style)

    def put_text(self, x: int, y: int, text: Text) -> None:
        """Write a text with its styles."""
        for span in text.divide(range(1, len(text.plain))):
            style = span.spans[-1].style if span.spans else span.style
            self.put(x, y, span.plain, str(style))
            x += cell_len(span.plain)

    def lines(self) -> list[Text]:
        """The picture, line by line."""
        found = []
        for row in self.rows:
            line = Text(no_wrap=True)
            for char, style in row:
                line.append(char, style=style)
            line.rstrip()
            found.append(line)
        return found


def _dungeon(board: Face, viewer: Viewer) -> list[Text]:
    """All rooms where their tiles lie, joined, with gaps in the walls where passages are."""
    left, top = min(room["x"] for room in board["rooms"]), min(room["y"] for room in board["rooms"])
    rooms = {(room["x"] - left, room["y"] - top): room for room in board["rooms"]}
    columns, rows = 1 + max(x for x, _ in rooms), 1 + max(y for _, y in rooms)
    width = min(WIDEST_ROOM, (viewer.width - 1) // columns - 1)
    edge = 1 if width >= ROOMY else 0
    inside = {where: _room_lines(room, board, viewer, width - edge) for where, room in rooms.items()}
    tops = [0]
    for y in range(rows):
        tallest = max((len(lines) for where, lines in inside.items() if where[1] == y), default=0)
        tops.append(tops[-1] + 1 + max(LOWEST_ROOM, tallest))
    canvas = Canvas(columns * (width + 1) + 1, tops[-1] + 1)
    walls = Walls(rooms, _may_build(board))
    for y in range(rows + 1):
        for x in range(columns + 1):
            walls.draw(canvas, x, y, width, tops)
    for (x, y), lines in inside.items():
        for number, line in enumerate(lines):
            canvas.put_text(x * (width + 1) + 1 + edge, tops[y] + 1 + number, line)
    return canvas.lines()


class Walls:
    """What lies between rooms. Each wall and each joint is drawn once, from the place to its south-east."""

    def __init__(self, rooms: Mapping[tuple[int, int], Face], building: bool) -> None:
        self.rooms = rooms
        self.building = building

    def between(self, one: tuple[int, int], other: tuple[int, int], edge: str, back: str) -> str:
        """What is between two places: nothing, a wall, a door, bricks, or a door that leads nowhere."""
        rooms = self.rooms
        found = [rooms[where]["edges"][side] for where, side in ((one, edge), (other, back)) if where in rooms]
        for kind in ("door", "bricked"):
            if kind in found:
                return kind
        return "" if not found else "dead" if found == ["dead"] and self.building else "wall"

    def above(self, x: int, y: int) -> str:
        """The edge to the north of a place."""
        return self.between((x, y - 1), (x, y), "south", "north")

    def beside(self, x: int, y: int) -> str:
        """The edge to the west of a place."""
        return self.between((x - 1, y), (x, y), "east", "west")

    def draw(self, canvas: Canvas, x: int, y: int, width: int, tops: Sequence[int]) -> None:
        """The joint to the north-west of a place, and the walls that lead from it to the east and to the south."""
        column, row = x * (width + 1), tops[y]
        east, south = self.above(x, y), self.beside(x, y)
        arms = (self.beside(x, y - 1), east, south, self.above(x - 1, y))
        canvas.put(column, row, JOINTS[sum(1 << arm for arm, kind in enumerate(arms) if kind)], QUIET)
        if east:
            canvas.put(column + 1, row, "─" * width, QUIET)
            door = min(DOOR, width - 2)
            first = column + 1 + (width - door) // 2
            if east == "door":
                canvas.put(first, row, "╴" + " " * (door - 2) + "╶", QUIET)
            elif east == "bricked":
                canvas.put(first, row, "▒" * door, NOTE)
            elif east == "dead":
                canvas.put(first, row, "┄" * door)
        if south:
            height = tops[y + 1] - row - 1
            middle = (height - 1) // 2
            for number in range(height):
                gap = number == middle or (height > LOWEST_ROOM and number == middle + 1)
                mark, style = {"door": (" ", ""), "bricked": ("▒", NOTE), "dead": ("┆", "")}.get(south, ("│", QUIET))
                canvas.put(column, row + 1 + number, *((mark, style) if gap else ("│", QUIET)))


def _may_build(board: Face) -> bool:
    return bool(board["plans"] or board["pile"]) or any(room["room"] == "builder" for room in board["rooms"])


def _room_lines(room: Face, board: Face, viewer: Viewer, width: int) -> list[Text]:
    """A room from within: name and type, what is to be had, tokens, Monsters, Heroes."""
    called = viewer.word("room-" + room["room"])
    if cell_len(called) > width - 2:
        called = called.partition(" ")[0]
    name = Text().append(f"{TYPE_MARKS[room['type']]} ").append(called, style="bold")
    if not room["works"]:
        name.append(f" {NO_USE}", style=ALARM)
    name.truncate(width, overflow="ellipsis")
    lines = [name]
    things: tuple[list[Text], ...] = (
        [*_treasure(room), *_trade(room, viewer)],
        [*_tokens(room, viewer), *_marks(room, viewer)],
        _monsters(room, board, viewer),
        _heroes(room, viewer),
    )
    for row in things:
        lines += _flow(row, width)
    return lines


def _flow(words: Sequence[Text], width: int, gap: str = " ") -> list[Text]:
    """Words one after the other, in lines of a width."""
    lines: list[Text] = []
    for word in words:
        word.truncate(width, overflow="ellipsis")
        if lines and lines[-1].cell_len + len(gap) + word.cell_len <= width:
            lines[-1].append(gap).append_text(word)
        else:
            lines.append(Text().append_text(word))
    return lines


def _treasure(room: Face) -> list[Text]:
    found = []
    if room["treasure"] is not None:
        made = Text(f"{TREASURE}{room['treasure']['value']}", style=GOLD)
        if room["treasure"]["odds"]:
            made.append(f" {room['treasure']['odds']}%", style=ALARM)
        found.append(made)
    if room["portal"] is not None:
        mark, style = PORTALS[room["portal"]]
        found.append(Text(mark, style=style))
    return found


def _trade(room: Face, viewer: Viewer) -> list[Text]:
    """What an Activate brings here."""
    if room["makes"] is not None:
        return [Text(f"→ {viewer.word('token-' + room['makes'])}", style=QUIET)]
    if room["sells"] is not None and room["price"] is not None:
        price, loot = viewer.word("token-" + room["price"]), viewer.word("loot-" + room["sells"])
        return [Text(f"{price} →", style=QUIET), Text(loot, style=QUIET)]
    return []


def _tokens(room: Face, viewer: Viewer) -> list[Text]:
    return [
        Text(_times(viewer.word("token-" + pile["token"]), pile["n"]), style=TOKEN_COLORS.get(pile["token"], GOLD))
        for pile in room["tokens"]
    ]


def _marks(room: Face, viewer: Viewer) -> list[Text]:
    return [Text(f"[{viewer.word('mark-' + mark)}]", style=NOTE) for mark in room["marks"]]


def _monsters(room: Face, board: Face, viewer: Viewer) -> list[Text]:
    """Clan by Clan; those with wounds apart."""
    groups: dict[tuple[int, int], int] = {}
    for monster in room["monsters"]:
        key = (monster["clan"], monster["wounds"])
        groups[key] = groups.get(key, 0) + 1
    found = []
    for (index, wounds), n in sorted(groups.items()):
        clan = board["clans"][index]["clan"]
        made = Text(viewer.word(f"monster-{clan}"), style=CLAN_COLORS[clan])
        if wounds:
            made.append(f"−{wounds}", style=ALARM)
        found.append(made.append(_times("", n)))
    return found


def _heroes(room: Face, viewer: Viewer) -> list[Text]:
    """Those awake first; a number where one can take more than a blow, or has taken one."""
    found = []
    for hero in sorted(room["heroes"], key=lambda one: not one["awake"]):
        made = Text((AWAKE if hero["awake"] else ASLEEP) + viewer.word("letter-" + hero["hero"]))
        if hero["vitality"] != 1 or hero["left"] != 1:
            made.append(f"{hero['left']}/{hero['vitality']}")
        made.style = ALARM if hero["awake"] else QUIET
        found.append(made)
    return found


def _times(name: str, n: int) -> str:
    return name if n == 1 else f"{name}×{n}"


# -- what is to come -------------------------------------------------------------------------------------------


def _outlook(board: Face, viewer: Viewer) -> Table:
    """The Guild deck on the left; on the right what it threatens, and what is left in the supply."""
    grid = Table.grid(padding=(0, 3))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    supply = Text(f"{viewer.word('terminal-supply')} ", style=QUIET)
    supply.append(", ".join(f"{viewer.word(f'token-{name}')} {n}" for name, n in board["supply"].items()))
    supply.append(f", {viewer.word('icon-portal')} {board['portals_left']}")
    grid.add_row(_guild(board, viewer), Group(*_dangers(board, viewer), supply))
    return grid


def _left(board: Face, hero: str, room_type: str) -> int:
    return sum(cell["left"] for cell in board["guild"]["grid"] if (cell["hero"], cell["type"]) == (hero, room_type))


def _guild(board: Face, viewer: Viewer) -> Table:
    """How many cards of each class and type are still in the deck, and how many tokens in the supply."""
    guild = board["guild"]
    coming = {cell["hero"] for cell in guild["grid"]} | {
        room["hero"] for one in board["rooms"] for room in one["heroes"]
    }
    table = Table.grid(padding=(0, 1))
    table.add_column()
    for _ in guild["types"]:
        table.add_column(justify="right", min_width=2)
    table.add_column(justify="right")
    heading = [Text(TYPE_MARKS[name], style="bold") for name in guild["types"]]
    table.add_row(
        Text(viewer.word("terminal-to-come"), style="bold"), *heading, Text(viewer.word("terminal-stock"), QUIET)
    )
    for supply in board["heroes"]:
        hero = supply["hero"]
        if hero not in coming:
            continue
        name = Text(viewer.word("letter-" + hero), style="bold").append(f" {viewer.word('class-' + hero)}", "not bold")
        left = [_left(board, hero, room_type) for room_type in guild["types"]]
        numbers = [Text(str(n), style="bold") if n else Text("·", style=QUIET) for n in left]
        stock = Text(f"{supply['left']}/{supply['total']}", style=ALARM if supply["danger"] else QUIET)
        table.add_row(name, *numbers, stock)
    if guild["events_total"]:
        row = Text(viewer.word("terminal-events", n=guild["events"], of=guild["events_total"]), style=QUIET)
        return _stacked(table, row)
    return table


def _stacked(*parts: RenderableType) -> Table:
    stack = Table.grid()
    for part in parts:
        stack.add_row(part)
    return stack


def _guild_line(board: Face, viewer: Viewer) -> Text:
    """The same in one line, type by type."""
    guild = board["guild"]
    line = Text(f"{viewer.word('terminal-to-come')} ", style="bold")
    for name in guild["types"]:
        n = sum(cell["left"] for cell in guild["grid"] if cell["type"] == name)
        line.append(f" {TYPE_MARKS[name]} {viewer.word('type-' + name)} ", "not bold").append(str(n))
    return line


def _dangers(board: Face, viewer: Viewer) -> list[Text]:
    """Treasures that may fall, those that have fallen, and the Cells."""
    lines = []
    if board["threats"] and not viewer.cramped:
        lines.append(Text(viewer.word("terminal-threats"), style="bold"))
    threats = sorted(board["threats"], key=lambda one: (-one["chance"], -one["round"]))
    for threat in threats[: 1 if viewer.cramped else THREATS_SHOWN]:
        name = Text(f"{TREASURE}{threat['value']} ", style=GOLD)
        name.append(viewer.word("room-" + threat["room"]), style=ALARM if threat["loses"] else "bold default")
        odds = viewer.word("terminal-odds", n=threat["chance"], round=threat["round"])
        lines.append(name.append(f"  {odds}", style=ALARM if threat["chance"] else QUIET))
    if not threats and not viewer.cramped:
        lines.append(Text(viewer.word("board-nothing-threatened"), style=GOOD))
    if board["turned"]:
        gone = ", ".join(
            f"{TREASURE}{one['value']} {viewer.word('effect-name-' + one['effect'])}" for one in board["turned"]
        )
        lines.append(Text(viewer.word("terminal-lost", treasures=gone), style=NOTE))
    if board["cells"] is not None:
        cells, risk = board["cells"], board["guild"]["cells_risk"]
        line = Text(viewer.word("board-cells-left", n=cells["left"], prisoners=cells["prisoners"]))
        lines.append(line.append(f" · {viewer.word('terminal-mage-risk', n=risk)}", style=ALARM if risk else QUIET))
    return lines


# -- Loot and plans --------------------------------------------------------------------------------------------


def _loot(board: Face, viewer: Viewer) -> RenderableType:
    """The Available Loot: price, name, what it does; what can be had at once stands out."""
    table = Table.grid(padding=(0, 1), expand=viewer.cramped)
    table.add_column(no_wrap=True, style="bold")
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1, no_wrap=viewer.cramped, overflow="ellipsis")
    for number, place in enumerate(board["loot"], 1):
        card = place["card"]
        if card is None:
            table.add_row(f"{number}", "", Text(viewer.word("board-gap"), style=QUIET), "")
            continue
        paid = viewer.word("token-" + place["price"]) if place["price"] else viewer.word("room-" + place["room"])
        price = Text(f"✓ {paid}" if place["ready"] else paid, style=GOOD if place["ready"] else QUIET)
        table.add_row(f"{number}", price, _card_name(card, viewer), Text(_card_text(card, viewer)))
    return Group(Text(viewer.word("board-loot", n=board["loot_deck"]), style="bold"), table)


def _card_name(card: Face, viewer: Viewer) -> Text:
    return Text().append(viewer.word(f"card-{card['id']}"), style="bold")


def _card_text(card: Face, viewer: Viewer) -> str:
    return " / ".join(_said(viewer, side["text"]) for side in card["sides"])


def _plans(board: Face, viewer: Viewer) -> list[Text]:
    """Rooms on offer at the Builder, with the edges that have a door."""
    if not board["plans"] and not board["pile"]:
        return []
    words = [Text().append(viewer.word("board-plans", n=board["pile"]), style="bold")]
    for plan in board["plans"]:
        doors = [viewer.word(f"terminal-{edge}") for edge, kind in plan["edges"].items() if kind == "door"]
        name = Text(f"{TYPE_MARKS[plan['type']]} {viewer.word('room-' + plan['room'])}")
        words.append(name.append(f" ({' '.join(doors)})", style=QUIET))
    return _flow(words, viewer.width, "  ")


# -- Clans -----------------------------------------------------------------------------------------------------


def _clan_line(clan: Face, viewer: Viewer) -> Text:
    """Whose turn it is, the Clan, who leads it, and how many of everything it has."""
    line = Text("▶ " if clan["active"] else "  ", style=NOTE)
    name, player = viewer.word(f"clan-{clan['clan']}"), viewer.players[clan["seat"]]
    line.append(name, style=CLAN_COLORS[clan["clan"]])
    line.append(f" ({player})  ", "bold default" if clan["seat"] == viewer.me else "not bold grey50")
    counts = [
        viewer.word("board-lair", n=f"{clan['lair']}/{clan['monsters']}"),
        viewer.word("board-deck-of", n=clan["deck"]),
        viewer.word("board-discard-of", n=len(clan["discard"])),
        viewer.word("board-hand-of", n=len(clan["hand"])),
    ]
    if clan["defends"] and clan["seat"] != viewer.me:
        counts.append(viewer.word("terminal-defends", n=clan["defends"]))
    return line.append(" · ".join(counts), style="not bold default")


def _partner(clan: Face, viewer: Viewer) -> Text:
    """A partner in one line: the names of the cards in hand as far as there is room."""
    line = _clan_line(clan, viewer)
    if clan["hand"]:
        names = ", ".join(viewer.word(f"card-{card['id']}") for card in clan["hand"])
        line.append(f": {names}", style="not bold grey50")
    line.truncate(viewer.width, overflow="ellipsis")
    return line


def _own_clan(clan: Face, viewer: Viewer) -> list[RenderableType]:
    """One's own Clan, with what its cards do."""
    lines: list[RenderableType] = [_clan_line(clan, viewer)]
    if not viewer.cramped:
        ability = viewer.word("terminal-ability", n=clan["vitality"], text=_said(viewer, clan["ability"]))
        lines.append(Text(f"    {ability}", style=QUIET))
    if viewer.cramped and not clan["active"]:
        return [_partner(clan, viewer)]
    table = Table.grid(padding=(0, 1), expand=viewer.cramped)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1, no_wrap=viewer.cramped, overflow="ellipsis")
    for card in clan["hand"]:
        name = Text("    ▪ ", style=CLAN_COLORS[clan["clan"]]).append_text(_card_name(card, viewer))
        table.add_row(name, Text(_card_text(card, viewer)))
    return [*lines, table] if clan["hand"] else lines


# -- what is going on ------------------------------------------------------------------------------------------


def _resolving(board: Face, viewer: Viewer) -> list[Text]:
    """The card that is being resolved, and its icons that are left."""
    card = board["resolving"]
    if card is None:
        return []
    line = Text("» ", style=NOTE).append_text(_card_name(card["card"], viewer))
    left = [_often(_icon(one["icon"], viewer), one["left"]) for one in card["left"] if one["left"]]
    rest = viewer.word("terminal-icons-left", icons=", ".join(left)) if left else viewer.word("terminal-no-icons-left")
    return [line.append(f"  {rest}", style="not bold default")]


def _often(name: str, n: int) -> str:
    return name if n == 1 else f"{n}× {name}"


def _icon(icon: Face, viewer: Viewer) -> str:
    """An icon by its name, with what it is about, and what follows it."""
    name = viewer.word("icon-" + icon["icon"])
    if icon["icon"] in ("resource", "discard"):
        token = viewer.word("token-" + icon["arg"])
        name = token if icon["icon"] == "resource" else f"{name} {token}"
    elif icon["icon"] in ("summon", "ambush") and icon["arg"]:
        name = f"{name} {TYPE_MARKS[icon['arg']]}"
    elif icon["icon"] == "reinforce":
        name = f"{name} ({viewer.word('icon-' + icon['arg'])})"
    if icon["swarm"]:
        name = viewer.word("terminal-swarm", icon=name)
    return " → ".join([name, *(_often(_icon(then, viewer), then["n"]) for then in icon["then"])])


def _invasion(board: Face, viewer: Viewer) -> list[Text]:
    """The Guild card that is being resolved, whose turn it is, and at which step."""
    invasion = board["invasion"]
    if invasion is None or board["reason"] != "running":
        return []
    if invasion["sent"]:
        line = Text(viewer.word("room-cells"), style=ALARM)
    else:
        line = Text(viewer.word("board-invasion", n=invasion["number"], of=invasion["of"]), style=ALARM)
    card = invasion["card"]
    if card is not None and card["event"] is not None:
        line.append(f": {viewer.word('guild-event-' + card['event'])}", style="bold default")
    elif card is not None:
        hero, room_type = viewer.word("class-" + card["hero"]), viewer.word("type-" + card["type"])
        line.append(f": {viewer.word('guild-hero', hero=hero, type=room_type)}", style="bold default")
    if invasion["awake"]:
        line.append(f" · {viewer.word('terminal-awake-n', n=len(invasion['awake']))}", style="not bold default")
    steps = invasion["steps"] if invasion["hero"] in invasion["awake"] else []
    now = next((step for step in steps if step["state"] == "now"), None)
    if now is not None:
        step = viewer.word("terminal-step", n=now["step"], name=viewer.word("step-" + now["name"]))
        line.append(f" · {step}", style="not bold default")
    return [line]
