"""Every message between a browser and the server, in both directions. `docs/protocol.md` tells how they are used.

The client's TypeScript types are generated from these (`make types`), so this file is the protocol.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Shape(msgspec.Struct, frozen=True, omit_defaults=True):
    """Base of all messages."""


# -- what tables are made of -----------------------------------------------------------------------------------


class Word(Shape, frozen=True):
    """A Fluent message by its key; parameters may be words themselves."""

    key: str
    params: dict[str, Any] = {}


class Told(Shape, frozen=True):
    """An event as a seat may know it: `event-<kind>` in the game's locales, with these parameters.

    A parameter is a number, a text, a `Word`, `{"seat": n}` (shown as that player's name), or `{"dice": [faces]}`.
    """

    kind: str
    rule: str
    params: dict[str, Any] = {}


class Clock(Shape, frozen=True):
    """How long one may think: `none`, `move` (seconds for each answer) or `game` (seconds for the whole match)."""

    kind: str = "none"
    seconds: int = 0


class Place(Shape, frozen=True):
    """One seat of a table. `kind` is `open`, `human` or `bot`; `level` is a bot's."""

    seat: int
    kind: str
    name: str = ""
    level: str = ""
    choice: str = ""  # what the player picked for this seat: a monster, a hero …
    online: bool = False
    you: bool = False
    left: bool = False  # a human who left; a bot may stand in until they come back
    clock: int | None = None  # milliseconds left, when the table has a clock


class PauseInfo(Shape, frozen=True):
    """Whether the time of a live match stands still, and who wants that changed.

    `why` is `asked` (all agreed) or `away` (someone lost the connection). `wanted` are the seats that want to pause,
    or, while it is paused, to go on; it happens once all of `needed` (the people who are here) do.
    """

    paused: bool
    why: str = ""
    wanted: list[int] = []
    needed: list[int] = []
    starts_in: int = 0  # milliseconds: the match goes on then; 0 when it does not by itself


class TableInfo(Shape, frozen=True):
    """A table as everyone may know it. `phase` is `waiting`, `playing` or `over`."""

    id: str
    game: str
    phase: str
    seats: list[Place]
    options: dict[str, Any] = {}
    host: int | None = None  # seat of the host
    you_host: bool = False
    clock: Clock = Clock()
    public: bool = True
    watchers: int = 0
    turns: int = 0
    commitment: str = ""
    rematch: str = ""  # id of the table that carries on
    created: float = 0
    updated: float = 0
    hot_seat: bool = False
    away: str = ""  # live games: `pause` or `bot`, what happens when someone loses the connection; empty in other games
    pause: PauseInfo | None = None  # live games, while they are played


class Said(Shape, frozen=True):
    """One line of chat, or an emote."""

    at: float
    name: str
    seat: int | None
    text: str = ""
    emote: str = ""


class UndoInfo(Shape, frozen=True):
    """How far undo reaches for me, and what blocks it there (`undo-blocked-<reason>` in the house's locales)."""

    reach: int
    blocked_by: str


class Moment(Shape, frozen=True):
    """What happened with one answer: the events that I may know, with the table's version after it."""

    v: int
    told: list[Told]
    at: float = 0


# -- from the server -------------------------------------------------------------------------------------------


class Welcome(Shape, frozen=True, tag="welcome", tag_field="t"):
    """First message of a connection: everything, or, when `since` is given, only what came after that version."""

    v: int
    table: TableInfo
    seats: list[int]  # mine: several in a hot-seat game, none for a spectator
    view: dict[str, Any] | None  # as `Session.view`; None while waiting
    views: dict[str, dict[str, Any]] = {}  # hot seat: by seat
    log: list[Moment] = []
    chat: list[Said] = []
    undo: UndoInfo | None = None
    since: int | None = None
    now: int | None = None  # live games: game time of this moment, in milliseconds


class Update(Shape, frozen=True, tag="update", tag_field="t"):
    """The table has gone on. `view` is whole; what happened is in `moments`."""

    v: int
    table: TableInfo | None = None
    view: dict[str, Any] | None = None
    views: dict[str, dict[str, Any]] = {}
    moments: list[Moment] = []
    undo: UndoInfo | None = None
    now: int | None = None  # live games: game time of this moment, in milliseconds


class Delta(Shape, frozen=True, tag="delta", tag_field="t"):
    """A live table has gone on from version `v - 1`. `patch` is what changed in my view (`docs/protocol.md`)."""

    v: int
    now: int  # game time of this moment, in milliseconds: `board.now` is never patched
    patch: dict[str, Any] = {}
    patches: dict[str, dict[str, Any]] = {}  # hot seat: by seat
    moments: list[Moment] = []
    table: TableInfo | None = None


class Ack(Shape, frozen=True, tag="ack", tag_field="t"):
    """A command was done, and is on disk."""

    id: str
    v: int
    result: dict[str, Any] = {}


class Refused(Shape, frozen=True, tag="refused", tag_field="t"):
    """A command was not done, and nothing has changed. `words` says why, `rule` cites the rule if one forbids it."""

    id: str
    words: Word
    rule: str = ""
    sentence: str = ""


class Chatted(Shape, frozen=True, tag="chat", tag_field="t"):
    """Someone said something."""

    said: Said


class Hinted(Shape, frozen=True, tag="hint", tag_field="t"):
    """What the best bot would do. In a live game `action` may be -1: wait."""

    id: str
    action: int
    words: Word


class Pong(Shape, frozen=True, tag="pong", tag_field="t"):
    """Still here."""

    v: int
    now: float


ServerMessage = Welcome | Update | Delta | Ack | Refused | Chatted | Hinted | Pong


# -- from the client: every command has an id of the client's making; the same id twice is done once ---------------


class Answer(Shape, frozen=True, tag="answer", tag_field="t"):
    """Answer a decision. In a live game: act; `decision` is 0."""

    id: str
    seat: int
    decision: int
    action: int


class Undo(Shape, frozen=True, tag="undo", tag_field="t"):
    """Take back my last answer."""

    id: str
    seat: int


class Hint(Shape, frozen=True, tag="hint", tag_field="t"):
    """Ask the best bot."""

    id: str
    seat: int


class Chat(Shape, frozen=True, tag="chat", tag_field="t"):
    """Say something, at most 300 characters."""

    id: str
    text: str


class Emote(Shape, frozen=True, tag="emote", tag_field="t"):
    """A quick emote by name: `laugh`, `wow`, `angry`, `cry`, `clap`, `hurry`, `hello`, `gg`."""

    id: str
    emote: str


class Sit(Shape, frozen=True, tag="sit", tag_field="t"):
    """Take an open seat, or my own seat back from a bot."""

    id: str
    seat: int
    name: str


class Stand(Shape, frozen=True, tag="stand", tag_field="t"):
    """Leave my seat (in a running match it stays mine to take back)."""

    id: str
    seat: int


class Choose(Shape, frozen=True, tag="choose", tag_field="t"):
    """Pick what is mine to pick before the match (a monster)."""

    id: str
    seat: int
    choice: str


class PutBot(Shape, frozen=True, tag="put-bot", tag_field="t"):
    """Host: a bot of this level takes an open seat, or the seat of someone who left."""

    id: str
    seat: int
    level: str


class Clear(Shape, frozen=True, tag="clear", tag_field="t"):
    """Host, while waiting: free a seat (send a bot or a player away)."""

    id: str
    seat: int


class Configure(Shape, frozen=True, tag="configure", tag_field="t"):
    """Host, while waiting: number of seats, options, clock, what happens when someone loses the connection."""

    id: str
    seats: int | None = None
    options: dict[str, Any] | None = None
    clock: Clock | None = None
    away: str | None = None


class Start(Shape, frozen=True, tag="start", tag_field="t"):
    """Host: begin the match. Open seats must be filled or cleared first."""

    id: str
    fill: str = ""  # level of the bots that fill open seats, if any


class Pause(Shape, frozen=True, tag="pause", tag_field="t"):
    """Live games: I want to pause (`on`), or to go on."""

    id: str
    on: bool


class Rematch(Shape, frozen=True, tag="rematch", tag_field="t"):
    """After the end: a new table with the same people; everyone is told its id."""

    id: str


class Ping(Shape, frozen=True, tag="ping", tag_field="t"):
    """Are you there?"""

    v: int = 0


ClientMessage = (
    Answer
    | Undo
    | Hint
    | Chat
    | Emote
    | Sit
    | Stand
    | Choose
    | PutBot
    | Clear
    | Configure
    | Start
    | Pause
    | Rematch
    | Ping
)


# -- HTTP bodies -----------------------------------------------------------------------------------------------


class OptionInfo(Shape, frozen=True):
    """One option of a game, for the form that creates a table."""

    name: str
    kind: str  # `number`, `choice` or `per-seat`
    default: Any = None
    choices: list[str] = []
    low: int | None = None
    high: int | None = None
    rule: str = ""
    needed: list[str] = []  # per-seat: values that someone must have


class GameInfo(Shape, frozen=True):
    """A game on the shelf; `playable` is false for those that are announced only."""

    id: str
    playable: bool
    seats: list[int] = []
    options: list[OptionInfo] = []
    levels: list[str] = []
    live: bool = False  # no turns: time passes, and everyone acts at once


class Lobby(Shape, frozen=True):
    """What the lobby shows: me, the games, open tables, my unfinished tables, recent replays."""

    name: str
    games: list[GameInfo]
    open: list[TableInfo]
    mine: list[TableInfo]
    replays: list[TableInfo]


class NewTable(Shape, frozen=True):
    """Create a table. `bots` fills the last seats; `hot_seat` names all people on this one device."""

    game: str
    name: str
    seats: int
    options: dict[str, Any] = {}
    bots: list[str] = []
    hot_seat: list[str] = []
    clock: Clock = Clock()
    public: bool = True
    start: bool = False  # begin at once (Play now)
    away: str = ""  # live games: `pause` (the default) or `bot`


class Created(Shape, frozen=True):
    """The new table."""

    id: str
    path: str


class Frame(Shape, frozen=True):
    """One step of a replay: who moved, what happened, how the table stands for the chosen viewer.

    In a live game the first frame has the whole `view`, and each later one (its `view` is empty) a `patch` of the frame
    before it, as in `Delta`. `seat` is null there when several moved.
    """

    v: int
    seat: int | None
    told: list[Told]
    view: dict[str, Any]
    at: int = 0  # live games: game time in milliseconds
    patch: dict[str, Any] = {}


class SeatStats(Shape, frozen=True):
    """A player's match in numbers, for the end page."""

    seat: int
    stars: list[int] = []  # by turn
    hearts: list[int] = []
    luck: float = 0.0  # standard deviations above what the dice owed
    moments: list[Word] = []


class Replay(Shape, frozen=True):
    """A finished match, to be stepped through."""

    table: TableInfo
    record: dict[str, Any]
    frames: list[Frame]
    verified: bool
    stats: list[SeatStats] = []


class Problem(Shape, frozen=True):
    """Why an HTTP request was not done."""

    error: str
    words: Word | None = None
