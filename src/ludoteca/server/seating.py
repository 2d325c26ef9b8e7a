"""Who sits where, and what may be changed about it. It changes a seating, or refuses; it writes and sends nothing."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Any

import msgspec

from ludoteca.bots import LEVELS
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.options import Option
from ludoteca.server.messages import Clock, Configure, NewTable
from ludoteca.server.refusals import Malformed, NotYours, Refusal
from ludoteca.words import LANGUAGES, has

NAME_LENGTH = 24
OPEN = "open"
HUMAN = "human"
BOT = "bot"
CLOCK_KINDS = ("none", "move", "game")
AWAY = ("pause", "bot")
SHORTEST_CLOCK = 5
LONGEST_CLOCK = 24 * 3600


class Chair(msgspec.Struct):
    """One seat. A player who left keeps it; a bot (`level`) may stand in meanwhile."""

    kind: str = OPEN
    name: str = ""
    level: str = ""
    choice: str = ""
    player: str = ""
    left: bool = False
    away: bool = False  # the bot stands in because the connection was lost: the seat is handed back on return


class Seating(msgspec.Struct):
    """Everything about a table that is not the match itself."""

    chairs: list[Chair]
    options: dict[str, Any]
    host: str  # the player who made the table
    clock: Clock = Clock()
    hot_seat: bool = False
    rematch: str = ""
    turns: int = 0
    spent: list[int] = []  # milliseconds of thought by seat, for a clock of the whole match
    away: str = ""  # live games: `pause` or `bot`, when someone loses the connection
    paused: str = ""  # live games: why time stands still (`asked`, `away`)
    votes: list[int] = []  # live games: the seats that want to pause, or, while it is paused, to go on

    def copy(self) -> Seating:
        """One that can be changed without touching this one."""
        return msgspec.json.decode(msgspec.json.encode(self), type=Seating)

    def seats_of(self, player: str) -> list[int]:
        """The seats that a player uses now."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == HUMAN and chair.player == player and not chair.left
        ]

    def owned_by(self, player: str) -> list[int]:
        """The seats that belong to a player, those that they left included."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player and player]

    def players(self) -> set[str]:
        """Everyone who owns a seat."""
        return {chair.player for chair in self.chairs if chair.player}

    def open_seats(self) -> list[int]:
        """Where nobody sits."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN]

    def bot_at(self, seat: int) -> str:
        """The level of the bot that plays this seat; empty when a person does."""
        chair = self.chairs[seat]
        return chair.level if chair.kind == BOT else ""

    def names(self) -> list[str]:
        """The players by seat; bots go by their level."""
        return [chair.name or chair.level for chair in self.chairs]


def clean_name(given: str) -> str:
    """A name as it is shown: one line, no control characters, not too long."""
    name = clean_text(given, NAME_LENGTH)
    if not name:
        raise Malformed("refuse-name")
    return name


def clean_text(given: str, most: int) -> str:
    """One line without control characters, trimmed to `most` characters. It stays text: nobody reads it as HTML."""
    kept = (char if unicodedata.category(char)[0] != "C" or char in "\u200d" else " " for char in given[: most * 4])
    return " ".join("".join(kept).split())[:most].strip()


def per_seat(game: Game) -> Option | None:
    """The option that each seat chooses for itself, if the game has one."""
    return next((option for option in game.options if option.per_seat), None)


def check_clock(game: Game, clock: Clock) -> Clock:
    """A clock that can run. A live game has no moves to be timed."""
    if clock.kind not in CLOCK_KINDS:
        raise Malformed("refuse-clock")
    if clock.kind == "none":
        return Clock()
    if isinstance(game, LiveGame):
        raise Malformed("refuse-live-clock")
    if not SHORTEST_CLOCK <= clock.seconds <= LONGEST_CLOCK:
        raise Malformed("refuse-clock")
    return clock


def check_away(game: Game, away: str) -> str:
    """What happens when someone loses the connection: only a live game, whose time goes on, has to know."""
    if not isinstance(game, LiveGame):
        return ""
    chosen = away or AWAY[0]
    if chosen not in AWAY:
        raise Malformed("refuse-away")
    return chosen


def check_level(level: str) -> str:
    """A level that bots have."""
    if level not in LEVELS:
        raise Malformed("refuse-level")
    return level


def check_options(game: Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options of the table without what each seat chooses for itself."""
    own = per_seat(game)
    try:
        checked = game.check_setup(seats, options)
    except (LudotecaError, TypeError) as problem:
        raise Malformed("refuse-setup", sentence=str(problem)) from problem
    if own is not None:
        checked.pop(own.name, None)
    return checked


def new_seating(game: Game, wanted: NewTable, player: str) -> Seating:
    """The table that someone asks for, with themself at the first seat."""
    if wanted.seats not in game.seats:
        raise Malformed("refuse-seat-count", {"low": game.seats[0], "high": game.seats[-1]})
    options = check_options(game, wanted.seats, wanted.options)
    people = [clean_name(name) for name in wanted.hot_seat] or [clean_name(wanted.name)]
    bots = [check_level(level) for level in wanted.bots]
    if len(people) + len(bots) > wanted.seats:
        raise Malformed("refuse-too-many-players")
    chairs = [Chair() for _ in range(wanted.seats)]
    for seat, name in enumerate(people):
        chairs[seat] = Chair(HUMAN, name, player=player)
    for place, level in enumerate(reversed(bots)):
        chairs[wanted.seats - 1 - place] = Chair(BOT, level=level)
    own = per_seat(game)
    if own is not None and wanted.options.get(own.name) is not None:
        for chair, choice in zip(chairs, wanted.options[own.name], strict=True):
            chair.choice = choice
    return Seating(
        chairs,
        options,
        player,
        check_clock(game, wanted.clock),
        bool(wanted.hot_seat),
        away=check_away(game, wanted.away),
    )


# -- in the waiting room ---------------------------------------------------------------------------------------


def chair_at(seating: Seating, seat: int) -> Chair:
    """The chair with this number."""
    if not 0 <= seat < len(seating.chairs):
        raise Malformed("refuse-no-such-seat", {"seat": seat, "last": len(seating.chairs) - 1})
    return seating.chairs[seat]


def sit_down(seating: Seating, player: str, seat: int, name: str) -> None:
    """Take an open seat; who sits already moves there, unless several people share this screen."""
    chair = chair_at(seating, seat)
    called = clean_name(name)
    if chair.player == player and chair.kind == HUMAN:
        chair.name = called
        return
    if chair.kind != OPEN:
        raise NotYours("refuse-seat-taken")
    choice = chair.choice
    if not seating.hot_seat or player != seating.host:
        for mine in seating.seats_of(player):
            choice = seating.chairs[mine].choice or choice
            seating.chairs[mine] = Chair()
    seating.chairs[seat] = Chair(HUMAN, called, choice=choice, player=player)


def stand_up(seating: Seating, player: str, seat: int) -> None:
    """Free one's own seat."""
    if chair_at(seating, seat).player != player:
        raise NotYours("refuse-not-your-seat")
    seating.chairs[seat] = Chair()


def choose(game: Game, seating: Seating, seat: int, choice: str) -> None:
    """Pick what a seat may pick for itself, if nobody else has; an empty choice leaves it to chance."""
    own = per_seat(game)
    if own is None or (choice and choice not in own.choices):
        raise Malformed("refuse-choice")
    if choice and any(chair.choice == choice for other, chair in enumerate(seating.chairs) if other != seat):
        raise Refusal("refuse-choice-taken")
    seating.chairs[seat].choice = choice


def put_bot(seating: Seating, seat: int, level: str) -> None:
    """A bot takes an open seat, or changes its level."""
    chair = chair_at(seating, seat)
    if chair.kind == HUMAN:
        raise NotYours("refuse-seat-taken")
    seating.chairs[seat] = Chair(BOT, level=check_level(level), choice=chair.choice)


def configure(game: Game, seating: Seating, order: Configure) -> None:
    """Change what was agreed on. Fewer seats: open ones go, from the last; taken ones stay in their order."""
    wanted = len(seating.chairs) if order.seats is None else order.seats
    if wanted not in game.seats:
        raise Malformed("refuse-seat-count", {"low": game.seats[0], "high": game.seats[-1]})
    while len(seating.chairs) > wanted:
        free = seating.open_seats()
        if not free:
            raise Refusal("refuse-seats-taken")
        del seating.chairs[free[-1]]
    while len(seating.chairs) < wanted:
        seating.chairs.append(Chair())
    own = per_seat(game)
    given = dict(order.options or {})
    if own is not None:
        given.pop(own.name, None)
    seating.options = check_options(game, wanted, {**seating.options, **given})
    if order.clock is not None:
        seating.clock = check_clock(game, order.clock)
    if order.away is not None:
        seating.away = check_away(game, order.away)


def ready(game: Game, seating: Seating, fill: str) -> dict[str, Any]:
    """Fill open seats with bots, settle what nobody chose, and give the options of the match."""
    if fill:
        for seat in seating.open_seats():
            put_bot(seating, seat, fill)
    if seating.open_seats():
        raise Refusal("refuse-open-seats")
    own = per_seat(game)
    options = dict(seating.options)
    if own is not None:
        settle(game, own, seating)
        options[own.name] = [chair.choice for chair in seating.chairs]
    seating.spent = [0] * len(seating.chairs)
    try:
        return game.check_setup(len(seating.chairs), options)
    except LudotecaError as problem:
        raise Refusal("refuse-setup", sentence=str(problem)) from problem


def settle(game: Game, own: Option, seating: Seating) -> None:
    """Chance gives those who chose nothing something that nobody has: first what someone must have, then the rest."""
    taken = {chair.choice for chair in seating.chairs}
    undecided = [chair for chair in seating.chairs if not chair.choice]
    missing = [choice for choice in own.needed if choice not in taken]
    if len(missing) > len(undecided):
        raise Refusal("refuse-needed", {"choice": _name(game, own, missing[0])})
    free = [choice for choice in own.choices if choice not in taken and choice not in missing]
    for choice in missing:
        undecided.pop(secrets.randbelow(len(undecided))).choice = choice
    for chair in undecided:
        if free:
            chair.choice = free.pop(secrets.randbelow(len(free)))


def _name(game: Game, own: Option, choice: str) -> Any:
    """The message that names a choice of the option `roles`: `role-<choice>`, if the game has one."""
    key = f"{own.name.removesuffix('s')}-{choice}"
    return (key, {}) if has(game.id, LANGUAGES[0], key) else choice


def again(seating: Seating, asker: str) -> Seating:
    """The seating of a rematch: the same people, bots and options. Who left without a stand-in leaves a seat open."""
    chairs = []
    for chair in seating.chairs:
        if chair.kind == BOT and not chair.away:
            chairs.append(Chair(BOT, level=chair.level, choice=chair.choice))
        elif chair.left and not chair.away:
            chairs.append(Chair(choice=chair.choice))
        else:
            chairs.append(Chair(HUMAN, chair.name, choice=chair.choice, player=chair.player))
    return Seating(chairs, dict(seating.options), asker, seating.clock, seating.hot_seat, away=seating.away)
