"""Every message between a browser and the server, in both directions. `docs/protocol.md` tells how they are used.

The client's TypeScript types are generated from these (`make types`), so this file is the protocol.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludoteca.kernel.present import Effect

Pace = Literal["calm", "normal", "quick", "instant"]  # how fast someone wants to see bots move


class Shape(msgspec.Struct, frozen=True, omit_defaults=True):
    """Base of all messages."""


# -- what tables are made of -----------------------------------------------------------------------------------


class Word(Shape, frozen=True):
    """A Fluent message by its key; parameters may be words themselves."""

    key: str
    params: dict[str, Any] = {}


class BillItem(Shape, frozen=True):
    """One part of a changed number: what it is due to, and how much it is."""

    words: Word
    n: int


class Told(Shape, frozen=True):
    """An event as a seat may know it: `event-<kind>` in the game's locales, with these parameters.

    A parameter is a number, a text, a `Word`, `{"seat": n}` (shown as that player's name), or `{"dice": [faces]}`.
    Events in a row with the same `answer` and `cause` belong together: log and playback show them under their cause.
    """

    kind: str
    rule: str
    params: dict[str, Any] = {}
    answer: int = 0  # the number of the move in the match that it came from; 0 before the first
    cause: Word | None = None  # what made it happen: a card, a rule, a step of the turn
    cause_rule: str = ""
    bill: list[BillItem] = []  # what its number is made of; the parts add up to it


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
    parts: list[str] = []  # the same, where a seat may have several
    online: bool = False
    you: bool = False
    left: bool = False  # a human who left; a bot may stand in until they come back
    clock: int | None = None  # milliseconds left, when the table has a clock
    ready: bool = False  # before the match: this player wants to begin
    speed: Pace | None = None  # how fast this person wants to see bots move; nobody's while they are not here


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
    council_seconds: int = 0  # how long a team may wish before it is settled; 0: as long as it likes
    silence_seconds: int = 0  # after so long a partner may let pass what somebody does not answer; 0: never
    reaction_seconds: int = 0  # how long an offer to react waits for its answer; 0: as long as it takes
    campaign: str = ""  # the id of the campaign that this match is a chapter of
    chapter: str = ""
    campaign_name: str = ""  # its words are `campaign-<name>` and `campaign-<name>-<chapter>`
    chapter_won: bool | None = None  # of a chapter that is over
    fixed: list[str] = []  # the options that the chapter prescribes: nobody changes them
    picks: list[str] = []  # what seats may pick here, where the chapter prescribes that; empty: whatever there is
    code: str = ""  # what one types to find an unfinished table
    winners: list[int] = []  # of a match that is over
    speed: Pace = "normal"  # how fast bots move: as the slowest of the people who play and are here wants it
    hushed: list[str] = []  # for the host: the marks of those who may say nothing here


class Said(Shape, frozen=True):
    """One line of chat, or an emote."""

    at: float
    name: str
    seat: int | None
    text: str = ""
    emote: str = ""
    by: str = ""  # the mark of who said it: the same for all that they say at this table


class UndoAsk(Shape, frozen=True):
    """Someone wants to take back more than is theirs alone: `missing` are the seats that have yet to agree."""

    seat: int
    whole: bool
    missing: list[int]


class UndoInfo(Shape, frozen=True):
    """How far undo reaches for me, and what blocks it there (`undo-blocked-<reason>` in the house's locales)."""

    reach: int
    blocked_by: str
    move: int = 0  # how many answers a whole move is
    consent: list[int] = []  # the other seats whose answer the next undo takes back, and who must agree
    move_consent: list[int] = []  # likewise for a whole move
    asked: UndoAsk | None = None  # what waits for consent now


class CouncilInfo(Shape, frozen=True):
    """What a team wishes so far, for all its members: a majority of `voters` settles it, a tie is `tie`'s to break."""

    decision: int
    tie: int
    voters: list[int] = []  # the seats of people who are here and may wish
    wishes: dict[str, int] = {}  # by seat
    closes_in: int | None = None  # milliseconds until it is settled among the wishes that there are


class StandingOrder(Shape, frozen=True):
    """An order that a seat of mine has given: reactions of this kind get their default answer until it ends."""

    seat: int
    kind: str  # of the questions that it answers
    until: str  # where it ends: one of the game's spans (`span-<name>` in the locales)
    passed: list[Word] = []  # what it has let pass, the oldest first
    but_pressing: bool = False  # pressing ones are asked all the same (`pressing-<kind>` in the locales)
    subject: int = -1  # it is for offers about this thing alone (an ability, say); -1: for all of the kind
    about: Word | None = None  # the name of that thing
    answers: int = 0  # the question of the seat that it is about to answer, and that need not be shown; 0: none


class Window(Shape, frozen=True):
    """How long an offer to react waits for the answer of a seat of mine; then it is declined."""

    seat: int
    decision: int
    closes_in: int  # milliseconds
    whole: int  # milliseconds that it had from the beginning
    more: bool  # whether more time can be asked for


class Silent(Shape, frozen=True):
    """A partner of mine has been offered a reaction and says nothing: I may let it pass for them, once it is time."""

    seat: int
    decision: int
    partners: list[int]  # the seats that may
    passes_in: int  # milliseconds until they may


class Saying(Shape, frozen=True):
    """What a bot says that it is about to do."""

    seat: int
    words: Word


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
    secret: list[int] = []  # hot seat: the seats of mine that see what the others must not
    log: list[Moment] = []
    chat: list[Said] = []
    me: str = ""  # my own mark at this table
    blocked: list[str] = []  # the marks of those of whom I do not want to hear
    undo: UndoInfo | None = None
    council: CouncilInfo | None = None
    standing: list[StandingOrder] = []
    silent: list[Silent] = []
    windows: list[Window] = []
    sayings: list[Saying] = []
    speed: Pace = "normal"  # how fast I want to see bots move, as I said last, at whatever table
    since: int | None = None
    now: int | None = None  # live games: game time of this moment, in milliseconds


class Update(Shape, frozen=True, tag="update", tag_field="t"):
    """The table has gone on. `view` is whole; what happened is in `moments`."""

    v: int
    table: TableInfo | None = None
    view: dict[str, Any] | None = None
    views: dict[str, dict[str, Any]] = {}
    secret: list[int] = []  # hot seat, with a view: the seats of mine that see what the others must not
    moments: list[Moment] = []
    undo: UndoInfo | None = None
    council: CouncilInfo | None = None  # with a view: what a team of mine wishes; nothing when no council is asked
    standing: list[StandingOrder] = []  # with a view: my orders
    silent: list[Silent] = []  # with a view: for whom I may pass
    windows: list[Window] = []  # with a view: how long offers to me stand
    sayings: list[Saying] = []  # with a view: what bots intend, the last of each
    now: int | None = None  # live games: game time of this moment, in milliseconds


class Delta(Shape, frozen=True, tag="delta", tag_field="t"):
    """A live table has gone on from version `v - 1`. `patch` is what changed in my view (`docs/protocol.md`)."""

    v: int
    now: int  # game time of this moment, in milliseconds: `board.now` is never patched
    patch: dict[str, Any] = {}
    patches: dict[str, dict[str, Any]] = {}  # hot seat: by seat
    moments: list[Moment] = []
    table: TableInfo | None = None
    sayings: list[Saying] | None = None  # what bots intend, the last of each, when one has said something


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


class Signed(Shape, frozen=True, tag="sign", tag_field="t"):
    """A seat gave a sign, and I may see it. It is shown for a moment, and not kept."""

    seat: int
    sign: str
    ref: str = ""  # the thing on the board that it is pinned to; empty: the one who gave it


class Hinted(Shape, frozen=True, tag="hint", tag_field="t"):
    """What the best bot would do, and what it gains by it. In a live game `action` may be -1: wait."""

    id: str
    action: int
    words: Word
    why: Word | None = None


class Examined(Shape, frozen=True, tag="examined", tag_field="t"):
    """What the thing that was asked about does for the seat as things stand."""

    id: str
    ref: str
    outcome: list[Effect] = []


class Pong(Shape, frozen=True, tag="pong", tag_field="t"):
    """Still here."""

    v: int
    now: float


ServerMessage = Welcome | Update | Delta | Ack | Refused | Chatted | Signed | Hinted | Examined | Pong


# -- from the client: every command has an id of the client's making; the same id twice is done once ---------------


class Answer(Shape, frozen=True, tag="answer", tag_field="t"):
    """Answer a decision; where a council decides, this is my wish. In a live game: act; `decision` is 0."""

    id: str
    seat: int
    decision: int
    action: int


class Undo(Shape, frozen=True, tag="undo", tag_field="t"):
    """Take back my team's last answer, or the whole move that it belongs to. Others may have to agree."""

    id: str
    seat: int
    whole: bool = False


class Consent(Shape, frozen=True, tag="consent", tag_field="t"):
    """Agree that an answer of mine is taken back, or not. Who asked withdraws by not agreeing."""

    id: str
    seat: int
    agree: bool


class GiveStanding(Shape, frozen=True, tag="give-standing", tag_field="t"):
    """Give a standing order: reactions of this kind get their default answer, until the span ends."""

    id: str
    seat: int
    kind: str
    until: str
    but_pressing: bool = False  # all but those that the game calls pressing
    same: bool = False  # only those about the same thing as the one that is asked now


class EndStanding(Shape, frozen=True, tag="end-standing", tag_field="t"):
    """End a standing order of mine."""

    id: str
    seat: int
    kind: str
    subject: int = -1
    until: str = ""  # the one for this span alone; empty: whatever span they are for


class MoreTime(Shape, frozen=True, tag="more-time", tag_field="t"):
    """Let an offer to react that is mine to answer wait longer, once."""

    id: str
    seat: int
    decision: int


class PassFor(Shape, frozen=True, tag="pass-for", tag_field="t"):
    """Let pass what a partner is offered and does not answer. `seat` is mine, `decision` is the partner's question."""

    id: str
    seat: int
    partner: int
    decision: int


class Hint(Shape, frozen=True, tag="hint", tag_field="t"):
    """Ask the best bot."""

    id: str
    seat: int


class Examine(Shape, frozen=True, tag="examine", tag_field="t"):
    """Look closely at a thing on the board, by its ref."""

    id: str
    seat: int
    ref: str


class Chat(Shape, frozen=True, tag="chat", tag_field="t"):
    """Say something, at most 300 characters."""

    id: str
    text: str


class Hush(Shape, frozen=True, tag="hush", tag_field="t"):
    """The host lets someone, by their mark, say nothing here any more, or again."""

    id: str
    who: str
    on: bool = True


class ShowOut(Shape, frozen=True, tag="show-out", tag_field="t"):
    """The host shows someone out, by their mark: they do not come back to this table."""

    id: str
    who: str


class Block(Shape, frozen=True, tag="block", tag_field="t"):
    """I do not want to hear of someone, by their mark, here or at other tables; or I do again."""

    id: str
    who: str
    on: bool = True


class Report(Shape, frozen=True, tag="report", tag_field="t"):
    """Whoever runs this server shall look at what someone does, by their mark. At most 300 characters."""

    id: str
    who: str
    reason: str = ""


class Emote(Shape, frozen=True, tag="emote", tag_field="t"):
    """A quick emote by name: `laugh`, `wow`, `angry`, `cry`, `clap`, `hurry`, `hello`, `gg`."""

    id: str
    emote: str


class GiveSign(Shape, frozen=True, tag="sign", tag_field="t"):
    """Give a sign of the game's or of the house's, pinned to the thing with this ref. A team's signs go to the team."""

    id: str
    seat: int
    sign: str
    ref: str = ""


class Sit(Shape, frozen=True, tag="sit", tag_field="t"):
    """Take an open seat, or my own seat back from a bot."""

    id: str
    seat: int
    name: str


class Ready(Shape, frozen=True, tag="ready", tag_field="t"):
    """While waiting: I want to begin, or not yet."""

    id: str
    seat: int
    on: bool


class Stand(Shape, frozen=True, tag="stand", tag_field="t"):
    """Leave my seat (in a running match it stays mine to take back)."""

    id: str
    seat: int


class Choose(Shape, frozen=True, tag="choose", tag_field="t"):
    """Pick what is mine to pick before the match (a monster); `parts` where a seat may have several."""

    id: str
    seat: int
    choice: str = ""
    parts: list[str] = []


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
    council_seconds: int | None = None
    silence_seconds: int | None = None
    reaction_seconds: int | None = None


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


class Speed(Shape, frozen=True, tag="speed", tag_field="t"):
    """I want to see bots move this fast, here and at every table that I come to. A match has nothing of it."""

    id: str
    speed: Pace


class Ping(Shape, frozen=True, tag="ping", tag_field="t"):
    """Are you there?"""

    v: int = 0


# What a table does and writes down; the rest it answers at once.
Order = (
    Answer
    | Undo
    | Consent
    | GiveStanding
    | EndStanding
    | MoreTime
    | PassFor
    | Chat
    | Emote
    | Sit
    | Ready
    | Stand
    | Choose
    | PutBot
    | Clear
    | Configure
    | Start
    | Pause
    | Rematch
    | Hush
    | ShowOut
)
ClientMessage = Order | Hint | Examine | GiveSign | Speed | Block | Report | Ping
