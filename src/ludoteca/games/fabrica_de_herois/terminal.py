"""Fábrica de Heróis in a terminal: everybody's Field with its sum, one's own team in full, the stack, the decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.boards import Viewer
from ludoteca.games.fabrica_de_herois.people.shapes import BASES, HEROES, MISSIONS

OPENS = ("begins", "turn", "ended")
REPLACED = ("actions",)

_SEATS = ("bright_red", "medium_purple1", "turquoise2", "orange1", "green3", "dodger_blue1")
_COLOURS = {"blue": "dodger_blue1", "green": "green3", "yellow": "yellow1", "orange": "dark_orange", "red": "red1"}
_DOTS = {"blue": 1, "green": 2, "yellow": 3, "orange": 4, "red": 5}
_AFFILIATIONS = {"workshop": "⚙", "backyard": "❦", "moonlight": "☾", "drumline": "♫", "duty": "✚"}
_KINDS = {"attack": "⚔", "help": "♥", "defence": "⛨"}
_DICE = "·⚀⚁⚂⚃⚄⚅"
_NOTE = "grey50"
_BAR = 10


def colors(view: Mapping[str, Any]) -> list[str]:
    """The accent colour of each seat."""
    return [f"bold {_SEATS[team['seat'] % len(_SEATS)]}" for team in view["board"]["players"]]


def paint(view: Mapping[str, Any], viewer: Viewer) -> RenderableType:
    """The whole table; one's own team comes last, with what its cards say."""
    painter = _Painter(view["board"], viewer)
    return Group(*painter.lines())


class _Painter:
    """One board, for one viewer."""

    def __init__(self, board: Mapping[str, Any], viewer: Viewer) -> None:
        self.board = board
        self.viewer = viewer

    def say(self, said: Mapping[str, Any]) -> str:
        """Words that came with the view."""
        return self.viewer.word(said["key"], **{name: _spoken(value) for name, value in said["params"].items()})

    def hero(self, card: Mapping[str, Any]) -> Mapping[str, Any]:
        """What is printed on a Hero."""
        found: Mapping[str, Any] = HEROES.get(card["id"]) or self.board["cards"]["heroes"][card["id"]]
        return found

    def mission(self, card: Mapping[str, Any]) -> Mapping[str, Any]:
        """What is printed on a Mission."""
        found: Mapping[str, Any] = MISSIONS.get(card["id"]) or self.board["cards"]["missions"][card["id"]]
        return found

    def base(self, card: Mapping[str, Any]) -> Mapping[str, Any]:
        """What is printed on a Base."""
        found: Mapping[str, Any] = BASES.get(card["id"]) or self.board["cards"]["bases"][card["id"]]
        return found

    def lines(self) -> list[Text]:
        """Everything, from top to bottom."""
        board, me = self.board, self.viewer.me
        found = [self._header()]
        for team in board["players"]:
            if team["seat"] != me:
                found += self._team(team, whole=not self.viewer.cramped and me is None)
        found += [line for team in board["players"] if team["seat"] == me for line in self._team(team, whole=True)]
        return [*found, *self._stack(), self._decks()]

    def _header(self) -> Text:
        word = self.viewer.word
        line = Text(" ⚙ ", style="bold orange1").append(word("game-title"), style="bold bright_yellow")
        line.append(f"  {word('ui-fh-round', n=self.board['round'])}", style=_NOTE)
        line.append(f" · {word('ui-fh-points', n=self.board['target'])} ", style=_NOTE)
        room = max(0, self.viewer.width - line.cell_len)
        return line.append("▱" * room, style="orange1")

    # -- a player ----------------------------------------------------------------------------------------------

    def _team(self, team: Mapping[str, Any], whole: bool) -> list[Text]:
        found = [self._numbers(team)]
        if team["mission"] is not None:
            found += self._mission(team, whole)
        if not whole:
            found.append(self._field(team))
            return found
        found += [line for hero in team["field"] for line in self._hero(hero, self.hero(hero), "    ")]
        if team["seat"] == self.viewer.me:
            found += self._support(team)
        if team["base"] is not None:
            found += self._base(team["base"])
        return found + self._active(team)

    def _numbers(self, team: Mapping[str, Any]) -> Text:
        seat, board, word = team["seat"], self.board, self.viewer.word
        turn = board["turn"] == seat and board["step"] not in ("setup", "over")
        line = Text("▶ " if turn else "  ", style="bold bright_yellow")
        line.append(_fill(self.viewer.names[seat], 14), style=f"bold {_SEATS[seat % len(_SEATS)]}")
        line.append(_fill(self.viewer.players[seat], 9), style="bold" if seat == self.viewer.me else _NOTE)
        full = min(_BAR, team["points"] * _BAR // board["target"])
        line.append("▰" * full, style="orange1").append("▱" * (_BAR - full), style=_NOTE)
        line.append(f" {team['points']:>2}/{board['target']}", style="bold")
        line.append(f"  {_DICE[team['actions']]} {word('ui-fh-actions', n=team['actions'])}", style="bold red1")
        line.append(f"  {word('ui-fh-support')} {team['support']['n']}", style=_NOTE)
        base = team["base"]
        if base is not None:
            sign = _AFFILIATIONS[base["affiliation"]]
            line.append(f"  {sign} {base['count']}/{base['needs']}", style="bold green3" if base["on"] else _NOTE)
        if team["marker"]:
            line.append(f"  {word('ui-fh-marker')} {_signed(team['marker'])}", style="bold")
        return line

    def _mission(self, team: Mapping[str, Any], whole: bool) -> list[Text]:
        own, word = team["mission"], self.viewer.word
        face = self.mission(own)
        colour = face["colour"]
        line = Text("    ").append("●" * _DOTS[colour] + "○" * (5 - _DOTS[colour]), style=_COLOURS[colour])
        line.append(f" {self.say(face['name'])} ", style="bold")
        for emblem in own["shown"]:
            line.append(_AFFILIATIONS[emblem])
        total = f"  {team['sum']['total']}/{own['needed']} "
        key = "ui-fh-enough" if own["enough"] else "ui-fh-lacks" if own["lacks"] else "ui-fh-demands"
        line.append(total, style="bold").append(
            word(key, n=own["lacks"]), style="bold green3" if own["enough"] else "bold red1"
        )
        found = [line]
        if whole:
            for sign, name in (("!", "rule"), ("✔", "rewards"), ("✘", "punishments")):
                if face[name] is not None:
                    found.append(Text(f"      {sign} {self.say(face[name])}", style=_NOTE))
        return found

    def _field(self, team: Mapping[str, Any]) -> Text:
        """A Field in one line: Bonus and name, with crown, lock and shield."""
        line = Text("    ")
        for hero in team["field"]:
            face = self.hero(hero)
            style = "strike grey50" if hero["blocked"] else "bold" if hero["leads"] else ""
            line.append(f"{_signs(hero)}{face['bonus']} {self.say(face['name'])}", style=style).append("   ")
        return line

    def _hero(self, card: Mapping[str, Any], face: Mapping[str, Any], indent: str) -> list[Text]:
        signs = _signs(card) if "leads" in card else ""
        style = "strike" if card.get("blocked") else "bold"
        line = (
            Text(indent)
            .append(f"{signs}+{face['bonus']} ", style="bold red1")
            .append(self.say(face["name"]), style=style)
        )
        line.append(" " + "".join(_AFFILIATIONS[one] for one in face["affiliations"]), style="cyan")
        if card.get("emblems"):
            line.append(f" +{card['emblems']}", style="bold dark_orange")
        found = [line]
        if self.viewer.cramped:
            return found
        for ability in (face["leader"], face["discard"]):
            sign = "♛" if ability["when"] == "leader" else "♲"
            bolt = "ϟ" if ability["bolt"] else ""
            text = f"{indent}   {sign}{_KINDS[ability['kind']]}{bolt} {self.say(ability['name'])}: "
            found.append(Text(text, style="cyan").append(self.say(ability["text"]), style=_NOTE))
        return found

    def _support(self, team: Mapping[str, Any]) -> list[Text]:
        word, support = self.viewer.word, team["support"]
        head = f"  {word('ui-fh-support')} {support['n']}/{team['limits']['support']}"
        found = [Text(head, style="bold")]
        for card in support["cards"]:
            if card is not None:
                found += self._hero(card, self.hero(card), "    ")
        return found

    def _base(self, base: Mapping[str, Any]) -> list[Text]:
        face = self.base(base)
        line = Text("  ⌂ ", style="bold green3" if base["on"] else _NOTE).append(self.say(face["name"]), style="bold")
        return [line.append(f"  {self.say(face['text'])}", style=_NOTE)]

    def _active(self, team: Mapping[str, Any]) -> list[Text]:
        """FH-R57: what lasts, by its cause."""
        found = []
        for one in team["active"]:
            amount = f" {_signed(one['amount'])}" if one["what"] == "marker" else ""
            text = f"  ⧗ {self.viewer.word('ui-fh-active-' + one['what'])}{amount}: {self.say(one['cause'])}"
            found.append(Text(text, style=_NOTE))
        return found

    # -- the middle of the table -------------------------------------------------------------------------------

    def _stack(self) -> list[Text]:
        """FH-D-16: what was declared and waits, the newest first."""
        found = []
        for cast in reversed(self.board["stack"]):
            face = self.hero(cast["hero"])
            ability = face[cast["when"]]
            aims = [self.say(self.hero(hero)["name"]) for hero in cast["heroes"]]
            aims += [self.viewer.names[seat] for seat in cast["seats"]]
            line = Text(f"  {_KINDS[cast['kind']]} ", style="bold red1").append(self.say(ability["name"]), style="bold")
            line.append(f" ({self.say(face['name'])}, {self.viewer.names[cast['user']]})", style=_NOTE)
            if aims:
                line.append(f" → {', '.join(aims)}", style="bold")
            found.append(line)
        return found

    def _decks(self) -> Text:
        board, word = self.board, self.viewer.word
        line = Text(f"  {word('ui-fh-deck-heroes')} {board['deck']}", style="dodger_blue1")
        line.append(f"   {word('ui-fh-deck-missions')} {board['missions']['n']}", style="red1")
        grave = board["graveyard"]
        line.append(f"   {word('ui-fh-grave')} {grave['n']}", style=_NOTE)
        if grave["top"] is not None:
            line.append(f" ({self.say(self.hero(grave['top'])['name'])})", style=_NOTE)
        if board["missions"]["top"]:
            names = ", ".join(self.say(self.mission(card)["name"]) for card in board["missions"]["top"])
            line.append(f"   {word('ui-fh-known-missions', names=names)}", style="bold")
        return line


def _spoken(value: Any) -> Any:
    """A parameter as words are said with: words in it are pairs."""
    if isinstance(value, list | tuple) and len(value) == 2 and isinstance(value[1], dict):
        return value[0], {name: _spoken(one) for name, one in value[1].items()}
    return value


def _signs(hero: Mapping[str, Any]) -> str:
    signs = "♛" if hero["leads"] else ""
    return signs + ("⊘" if hero["blocked"] else "") + ("⛨" if hero["protected"] else "")


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def _fill(text: str, cells: int) -> str:
    return text + " " * max(1, cells - cell_len(text))
