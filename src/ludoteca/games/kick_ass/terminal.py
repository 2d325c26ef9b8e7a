"""Kick-Ass in a terminal: the danger first, the papers, the city district by district, a fight, heroes and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.boards import Viewer

OPENS = ("begins", "round", "segment", "event", "spawn-card", "played", "combat", "sleep", "plot", "wave", "ended")
REPLACED = ("offer", "shop")

# Colours that can be read on a dark terminal and on a light one; what has none is as bright as the text around it.
QUIET = "grey50"
ALARM = "bold red1"
GOOD = "bold green4"
NOTE = "bold dark_orange3"
GOLD = "bold dark_goldenrod"
BLUE = "bold dodger_blue2"
HERO_COLORS = {
    "kick_ass": "bold green4",
    "hit_girl": "bold medium_orchid3",
    "big_daddy": "bold slate_blue1",
    "colonel_stars": "bold dark_olive_green3",
    "doctor_gravity": "bold turquoise4",
    "ass_kicker": "bold dark_orange3",
    "night_bitch": "bold dodger_blue2",
}
MARKS = {"minion": "●", "super": "◆", "shield": "+", "free": "·"}
MARK_COLORS = {"minion": ALARM, "super": "bold red3", "shield": GOOD, "free": QUIET}
METER_MARKS = {"happiness": "☺", "strength": "S", "media": "M", "life": "♥"}
FACES = {"hit": "H", "hit-bolt": "H*", "shield": "D", "shield-bolt": "D*", "blank": "–"}
NARROW = 150  # as wide, the two rules of each district fit beside it

Face = Mapping[str, Any]


def colors(view: Mapping[str, Any]) -> list[str]:
    """The accent colour of each seat: that of its hero."""
    return [HERO_COLORS.get(hero["hero"], NOTE) for hero in view["board"]["heroes"]]


def paint(view: Mapping[str, Any], viewer: Viewer) -> RenderableType:
    """The whole table."""
    board = view["board"]
    parts: list[RenderableType] = [_header(board, viewer), _dangers(board, viewer)]
    parts += _events(board, viewer)
    parts.append(_city(board, viewer) if board["phase"] not in ("hideout", "square") else _stand(board, viewer))
    parts += _plot(board, viewer)
    if board["combat"] is not None:
        parts += _fight(board["combat"], board, viewer)
    parts += _heroes(board, viewer)
    if not viewer.cramped:
        parts += _market(board, viewer)
    return Group(*parts)


def _said(viewer: Viewer, said: Face | None) -> str:
    """Words that the view has chosen."""
    return "" if said is None else viewer.word(said["key"], **said["params"])


def _joined(texts: Sequence[Text], gap: str = "  ") -> Text:
    """Several texts in a row."""
    return Text(gap).join(texts)


# -- when, and how it stands -----------------------------------------------------------------------------------


def _header(board: Face, viewer: Viewer) -> Text:
    parts = [Text(viewer.word("ui-ka-round", n=board["round"], of=board["rounds"]), GOLD)]
    parts.append(
        Text(viewer.word(f"ui-ka-{board['segment']}" if board["segment"] else f"ui-ka-phase-{board['phase']}"))
    )
    parts.append(Text(_said(viewer, board["plot"]["name"]), QUIET))
    return _joined(parts, " · ")


def _dangers(board: Face, viewer: Viewer) -> Text:
    """How the team could lose, and what is missing to win."""
    parts = []
    for danger in board["dangers"]:
        style = ALARM if danger["grave"] else GOOD if danger["good"] else ""
        parts.append(Text(f"{_said(viewer, danger['title'])} {danger['n']}/{danger['of']}", style))
    track = board["arrival"]
    parts.append(Text(f"{viewer.word('ui-ka-arrival')} {track['track'][track['at']]}", QUIET))
    return _joined(parts, " │ ")


# -- the papers ------------------------------------------------------------------------------------------------


def _events(board: Face, viewer: Viewer) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for event in board["events"]:
        if event is None:
            continue
        line = Text(f"{event['letter']} ", NOTE)
        line.append(_said(viewer, event["name"]), "bold")
        ways = [
            ", ".join(f"{_said(viewer, task['text'])} {task['n']}/{task['of']}" for task in way)
            for way in event["ways"]
        ]
        line.append(": " + f" {viewer.word('ui-ka-or')} ".join(ways))
        if event["last"]:
            line.append(f"  ! {viewer.word('ui-ka-last-round')}", ALARM)
        lines.append(line)
        if not viewer.cramped:
            reward = ", ".join(_said(viewer, effect["text"]) for effect in event["reward"])
            mature = ", ".join(_said(viewer, effect["text"]) for effect in event["mature"])
            lines.append(Text.assemble("   ", ("+ ", GOOD), reward, "   ", ("− ", ALARM), mature))
    return lines


def _task(task: Face, viewer: Viewer) -> str:
    return f"{_said(viewer, task['text'])} {task['n']}/{task['of']}"


# -- the city --------------------------------------------------------------------------------------------------


def _city(board: Face, viewer: Viewer) -> Table:
    """Every district: circles, who stands there, its arrow and its two rules."""
    table = Table.grid(padding=(0, 2))
    wide = viewer.width >= NARROW and not viewer.cramped
    for district in board["districts"]:
        circles = Text()
        for circle in district["circles"]:
            circles.append(MARKS[circle["kind"]], MARK_COLORS[circle["kind"]])
        name = Text(_said(viewer, district["name"]), ALARM if district["taken"] else "bold")
        folk = _folk(board, district, viewer)
        arrow = Text("→ " + viewer.word(f"district-{district['next'].replace('_', '-')}"), QUIET)
        row: list[RenderableType] = [name, circles, folk, arrow]
        if wide:
            timer = Text(_said(viewer, district["timer"]), QUIET)
            if district["taken"] or district["blocked"]:
                timer.stylize("strike")
            row += [timer, Text(_said(viewer, district["bonus"]), QUIET)]
        table.add_row(*row)
    return table


def _folk(board: Face, district: Face, viewer: Viewer) -> Text:
    """Heroes, brutes, what events want, tokens."""
    parts: list[Text] = []
    for hero in board["heroes"]:
        if hero["district"] == district["district"] and not hero["out"]:
            parts.append(Text(viewer.names[hero["seat"]], HERO_COLORS.get(hero["hero"], NOTE)))
    for figure in district["figures"]:
        often = f"{figure['n']}×" if figure["n"] > 1 else ""
        numbers = f"({figure['power']}/{figure['life']}" + (f"/{figure['armour']})" if figure["armour"] else ")")
        parts.append(Text(f"{often}{_said(viewer, figure['name'])} {numbers}", ALARM))
    letters = sorted({badge["letter"] for badge in district["badges"]})
    parts += [Text(letter, NOTE) for letter in letters]
    parts += [Text(_said(viewer, token["text"]), BLUE if token["up"] else QUIET) for token in district["tokens"]]
    return _joined(parts, " ")


# -- the plot --------------------------------------------------------------------------------------------------


def _plot(board: Face, viewer: Viewer) -> list[RenderableType]:
    plot = board["plot"]
    if not plot["revealed"]:
        return []
    lines: list[RenderableType] = [Text(_said(viewer, plot["goal"]), NOTE)]
    if plot["trackers"]:
        lines.append(
            _joined([Text(f"{_said(viewer, one['name'])} {one['n']}", "bold") for one in plot["trackers"]], " · ")
        )
    return lines


def _stand(board: Face, viewer: Viewer) -> Table:
    """The rooms of the hideout, or the waves."""
    table = Table.grid(padding=(0, 2))
    for place in board["plot"]["places"]:
        mark = "▶" if place["now"] else "✓" if place["done"] else " "
        crowd = " ".join(
            part
            for part in (
                f"{place['minions']}●" if place["minions"] else "",
                f"{place['supers']}◆" if place["supers"] else "",
                _said(viewer, place["brute"]),
            )
            if part
        )
        style = GOLD if place["now"] else QUIET if place["done"] else ""
        table.add_row(mark, Text(_said(viewer, place["name"]), style), crowd, _said(viewer, place["modifier"]))
    return table


# -- a fight ---------------------------------------------------------------------------------------------------


def _fight(combat: Face, board: Face, viewer: Viewer) -> list[RenderableType]:
    where = _said(viewer, combat["where"])
    lines: list[RenderableType] = [
        Text(
            f"{viewer.word('ui-ka-fight-at', where=where)}  {viewer.word('ui-ka-enemy-power')} {combat['power']}", ALARM
        )
    ]
    for fighter in combat["fighters"]:
        line = Text(f"  {viewer.names[fighter['seat']]} ", colors({"board": board})[fighter["seat"]])
        for die in fighter["dice"]:
            line.append(f"[{FACES[die['face']]}]", "red1" if die["color"] == "red" else "dodger_blue2")
        if fighter["hits"]:
            line.append(f" +{fighter['hits']} {viewer.word('ui-ka-hits')}")
        if fighter["shields"]:
            line.append(f" +{fighter['shields']} {viewer.word('ui-ka-shields')}")
        lines.append(line)
    foes = [
        Text(f"{one['n']}× {_said(viewer, one['name'])} ({one['power']}/{one['need']})") for one in combat["enemies"]
    ]
    lines.append(Text("  ").append_text(_joined(foes)))
    totals = f"  {viewer.word('ui-ka-hits')} {combat['hits']} · {viewer.word('ui-ka-shields')} {combat['shields']}"
    lines.append(Text(totals, "bold"))
    return lines


# -- heroes and cards ------------------------------------------------------------------------------------------


def _meters(hero: Face) -> Text:
    parts = [Text(f"{METER_MARKS[one['meter']]}{one['n']}/{one['high']}") for one in hero["meters"]]
    parts.append(Text(f"${hero['dollars']}", GOLD))
    return _joined(parts, " ")


def _heroes(board: Face, viewer: Viewer) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for hero in board["heroes"]:
        line = Text(f"{viewer.names[hero['seat']]}  ", HERO_COLORS.get(hero["hero"], NOTE))
        line.append_text(_meters(hero))
        if hero["deed"] != "idle":
            line.append(f"  {viewer.word('ui-ka-deed-' + hero['deed'])}", QUIET)
        worn = [slot["item"] for slot in hero["slots"] if slot["item"]] + list(hero["backpack"])
        if worn:
            line.append("  " + ", ".join(_item(item, viewer) for item in worn), QUIET)
        up = [_said(viewer, crisis["name"]) for crisis in hero["crises"] if crisis["up"]]
        if up:
            line.append("  ! " + ", ".join(up), ALARM)
        lines.append(line)
        if hero["seat"] == viewer.me:
            lines += _hand(hero, viewer)
    return lines


def _item(item: Face, viewer: Viewer) -> str:
    return _said(viewer, item["name"]) + (f" ({viewer.word('ui-ka-exhausted')})" if item["exhausted"] else "")


def _hand(hero: Face, viewer: Viewer) -> list[RenderableType]:
    """My cards: those in hand, and what I play now."""
    lines: list[RenderableType] = []
    for played in hero["played"]:
        if played["now"]:
            lines.append(_card(played["card"], viewer, "▶", played["down"]))
    lines += [_card(card, viewer, " ", False) for card in hero["hand"]]
    return lines


def _card(card: Face, viewer: Viewer, mark: str, down: bool) -> Text:
    color = {"blue": BLUE, "red": "bold red1", "green": GOOD}[card["color"]]
    line = Text(f"  {mark} ")
    line.append(_said(viewer, card["name"]), color)
    if down:
        return line.append("  " + viewer.word("ui-ka-card-down", name="").strip(" ,:"), QUIET)
    texts = [viewer.word("ui-ka-steps", n=card["move"])]
    texts += [_said(viewer, effect["text"]) for effect in (*card["effects"], *card["more"])]
    if card["district"]:
        texts.append(
            viewer.word("ui-ka-only-in", district=viewer.word(f"district-{card['district'].replace('_', '-')}"))
        )
    return line.append("  " + " · ".join(texts))


def _market(board: Face, viewer: Viewer) -> list[RenderableType]:
    shop = [f"{_said(viewer, item['name'])} ${item['price']}" for item in board["shop"] if item]
    display = [_said(viewer, card["name"]) for card in board["display"] if card]
    return [
        Text(f"{viewer.word('ui-ka-sheet-shop')}: " + ", ".join(shop), QUIET),
        Text(f"{viewer.word('ui-ka-sheet-display')}: " + ", ".join(display), QUIET),
    ]
