"""What the HTTP API takes and gives: the lobby, games and their options, campaigns, new tables, replays.

Messages over the socket are in `messages.py`; TypeScript is generated from both (`make types`).
"""

from __future__ import annotations

from typing import Any, Literal

from ludoteca.server.messages import Clock, Shape, TableInfo, Told, Word


class OptionWhen(Shape, frozen=True):
    """On what it depends whether an option is asked."""

    name: str
    values: list[Any]


class OptionChoices(Shape, frozen=True):
    """The choices of an option by the value of another one."""

    name: str
    by: dict[str, list[str]]


class OptionInfo(Shape, frozen=True):
    """One option of a game, for the form that creates a table.

    An option with `when` is asked only where the option of that name has one of the values; one with `choices_by` has
    the choices that belong to the value of another option (none: it is not asked), and `choices` are all of them.
    """

    name: str
    kind: str  # `number`, `choice`, `set` or `per-seat`
    default: Any = None
    choices: list[str] = []
    low: int | None = None
    high: int | None = None
    rule: str = ""
    needed: list[str] = []  # per-seat: values that someone must have
    each: dict[int, list[int]] = {}  # per-seat, where a seat may have several: how many, by number of seats
    when: OptionWhen | None = None
    choices_by: OptionChoices | None = None
    names: dict[str, str] = {}  # plain text for choices that no message names, such as packs


class PackInfo(Shape, frozen=True):
    """A pack that tables can choose: what it is called, a line about it, and its cards as the game's client draws
    them."""

    key: str
    title: str
    about: str
    cards: dict[str, Any]


class CampaignOffer(Shape, frozen=True):
    """A campaign that a game has; the words are `campaign-<name>` and `campaign-<name>-<chapter>`."""

    name: str
    chapters: list[str]
    options: dict[str, dict[str, Any]] = {}  # what chapters prescribe, by chapter
    by_seats: dict[str, dict[int, dict[str, Any]]] = {}  # and what they prescribe for so many seats


class SignInfo(Shape, frozen=True):
    """Something to tell others with one tap; the words are `sign-<name>`."""

    name: str
    icon: str
    about: list[str] = []  # the kinds of things that it is pinned to: `card` for refs like `card:42`; none: nothing
    group: str = ""  # signs that differ by their icon alone stand together, behind the words `sign-group-<group>`


class GameInfo(Shape, frozen=True):
    """A game on the shelf; `playable` is false for those that are announced only."""

    id: str
    playable: bool
    seats: list[int] = []
    options: list[OptionInfo] = []
    levels: list[str] = []
    live: bool = False  # no turns: time passes, and everyone acts at once
    campaigns: list[CampaignOffer] = []
    spans: list[str] = []  # where a standing order can end
    presses: list[str] = []  # the kinds of reactions of which a standing order can spare the pressing ones
    # How many seconds a table usually waits for a reaction (0: as long as it takes); null: nobody is offered any.
    reaction_seconds: int | None = None
    councils: bool = False  # whether a team is ever asked to decide together
    teams: bool = False  # whether seats can win and lose together, in turns: a partner may pass for who is silent
    signs: list[SignInfo] = []  # the game's own first, then the house's
    secrets: bool = True  # whether anything is hidden from anyone


class ChapterResult(Shape, frozen=True):
    """One finished match of a chapter."""

    table: str
    won: bool
    at: float
    people: list[str]
    options: dict[str, Any] = {}
    outcome: dict[str, Any] = {}


class ChapterInfo(Shape, frozen=True):
    """How a chapter stands: `locked`, `open`, `won` or `lost`, and the table where it is being played, if it is."""

    name: str
    state: str
    table: str = ""
    results: list[ChapterResult] = []


class CampaignInfo(Shape, frozen=True):
    """A campaign and how far it has come, as its finished matches tell."""

    id: str
    game: str
    name: str
    chapters: list[ChapterInfo]
    people: list[str]  # everyone who has sat there
    created: float
    updated: float


class NewCampaign(Shape, frozen=True):
    """Begin a campaign."""

    game: str
    campaign: str
    name: str  # mine


class Lobby(Shape, frozen=True):
    """What the lobby shows: me, the games, open tables, my unfinished tables, recent replays, my campaigns."""

    name: str
    games: list[GameInfo]
    open: list[TableInfo]
    mine: list[TableInfo]
    replays: list[TableInfo]
    campaigns: list[CampaignInfo] = []


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
    council_seconds: int = 0
    silence_seconds: int = 0
    reaction_seconds: int | None = None  # null: as long as is usual in the game
    campaign: str = ""  # this match is for this campaign of mine,
    chapter: str = ""  # and plays this chapter: its options are the chapter's


class Reach(Shape, frozen=True):
    """Where others find this server. Only who sits at this very machine is told; others have come by a good address."""

    addresses: list[str] = []  # the likeliest first
    alone: bool = False  # the server listens to this machine alone


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


Fortune = Literal["great", "good", "even", "bad", "awful"]


class SeatStats(Shape, frozen=True):
    """A player's match in numbers, for the end page."""

    seat: int
    lines: dict[str, list[int]] = {}  # what the game draws over time, by name; each as long as `Replay.points`
    luck: float = 0.0  # standard deviations above what chance owed: how long a bar is, not to be read
    fortune: Fortune = "even"


class KeyMoment(Shape, frozen=True):
    """Something that people will tell of: where it is in the replay, whose moment it was, and what happened."""

    frame: int
    seat: int | None  # None: everybody's
    kind: str  # `moment-<kind>` is its title
    word: Word
    front: bool = False  # whether the end page shows it


class Award(Shape, frozen=True):
    """What a player was best at: `award-<name>`, with how much of it."""

    name: str
    seat: int
    n: int


class Replay(Shape, frozen=True):
    """A finished match, to be stepped through."""

    table: TableInfo
    record: dict[str, Any]
    frames: list[Frame]
    verified: bool
    stats: list[SeatStats] = []
    points: list[int] = []  # the frame of each point of the lines
    moments: list[KeyMoment] = []
    awards: list[Award] = []


class Chances(Shape, frozen=True):
    """How likely everyone was to win, at some frames of a finished match."""

    frames: list[int]
    shares: list[list[float]]  # for each frame, by seat


class Idea(Shape, frozen=True):
    """Something that one could do, and how often it wins from there on."""

    word: Word
    chance: float


class Verdict(Shape, frozen=True):
    """A choice of a finished match beside the best other one."""

    seat: int
    chosen: Idea
    other: Idea


class Problem(Shape, frozen=True):
    """Why an HTTP request was not done."""

    error: str
    words: Word | None = None
