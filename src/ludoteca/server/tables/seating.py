"""Who sits where, and what may be changed about it. It changes a seating, or refuses; it writes and sends nothing."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection
from typing import Any

import msgspec

from ludoteca.bots import LEVELS
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.game import NO_SUBJECT, Game, LiveGame
from ludoteca.kernel.options import Option
from ludoteca.server.bodies import NewTable
from ludoteca.server.messages import Clock, Configure
from ludoteca.server.refusals import Malformed, NotYours, Refusal
from ludoteca.words import LANGUAGES, has

NAME_LENGTH = 24
JOINER = "\u200d"  # it holds the parts of an emoji together
PICTURE = "\ufe0f"  # it makes a sign a picture
UNSEEN = (  # from each, and to before which
    *((code, code + 1) for code in (0xAD, 0x34F, 0x61C, 0x2800, 0x3164, 0xFEFF, 0xFFA0, 0x16FE4, 0x1D159)),
    *((0x115F, 0x1161), (0x17B4, 0x17B6), (0x180B, 0x1810), (0x200B, 0x200D), (0x200E, 0x2010), (0x2028, 0x202F)),
    *((0x2060, 0x2070), (0xFE00, 0xFE0F), (0xFFF0, 0xFFFC), (0x1BCA0, 0x1BCA4), (0x1D173, 0x1D17B)),
    (0xE0000, 0xE1000),
)
INVISIBLE = frozenset(chr(code) for span in UNSEEN for code in range(*span))
MOST_MARKS = 3
OPEN = "open"
HUMAN = "human"
BOT = "bot"
CLOCK_KINDS = ("none", "move", "game")
AWAY = ("pause", "bot")
SHORTEST_CLOCK = 5
LONGEST_CLOCK = 24 * 3600
LONGEST_REACTION = 60


class Chair(msgspec.Struct):
    """One seat. A player who left keeps it; a bot (`level`) may stand in meanwhile."""

    kind: str = OPEN
    name: str = ""
    level: str = ""
    choice: str = ""
    parts: list[str] = []  # its choices, where a seat may have several
    player: str = ""
    left: bool = False
    ready: bool = False  # before the match: wants to begin
    away: bool = False  # the bot stands in because the connection was lost: the seat is handed back on return


class Passed(msgspec.Struct, array_like=True):
    """What a standing order let pass: the question, as a message, and the how manieth answer of its seat that was."""

    text: str
    params: dict[str, Any]
    answer: int = 0


class Standing(msgspec.Struct):
    """A standing order: reactions of this kind get their default answer while the span `until` has this `mark`."""

    seat: int
    kind: str
    until: str
    mark: int
    passed: list[Passed] = []
    but_pressing: bool = False  # those that the game calls pressing are asked all the same
    subject: int = NO_SUBJECT  # those about this thing alone, as the game numbers such things


class WantedUndo(msgspec.Struct):
    """Someone wants to take back what is not theirs alone, and waits for these seats to agree."""

    seat: int
    whole: bool
    missing: list[int]


class PlayedChapter(msgspec.Struct):
    """The chapter of a campaign that a table plays: what it prescribes for any number of seats, and for some."""

    campaign: str  # its name
    options: dict[str, Any] = {}
    by_seats: dict[int, dict[str, Any]] = {}

    def prescribes(self, seats: int) -> dict[str, Any]:
        """All options that nobody changes at a table with so many seats."""
        return {**self.options, **self.by_seats.get(seats, {})}


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
    chapter: PlayedChapter | None = None  # where a campaign is played here
    council_seconds: int = 0  # how long a team may wish before it is settled; 0: as long as it likes
    silence_seconds: int = 0  # after so long a partner may let pass what somebody does not answer; 0: never
    reaction_seconds: int = 0  # how long an offer to react waits for its answer; 0: as long as it takes
    more_time: dict[int, int] = {}  # by seat: the offer that it wanted more time for
    wished: int = 0  # the question that the wishes are about
    wishes: dict[int, int] = {}  # what people wish where a council decides, by seat
    standing: list[Standing] = []
    undo: WantedUndo | None = None
    undo_asked: dict[int, tuple[int, int]] = {}  # by seat: after how many moves it asked for that, and how often
    hushed: list[str] = []  # players who may say nothing here
    shown_out: list[str] = []  # players who may not even look on
    votes: list[int] = []  # live games: the seats that want to pause, or, while it is paused, to go on

    @property
    def prescribed(self) -> dict[str, Any]:
        """The options that a chapter prescribes for this many seats, if one is played here."""
        return {} if self.chapter is None else self.chapter.prescribes(len(self.chairs))

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
    if not any(
        unicodedata.category(char)[0] != "M" for char in name if char not in f" {JOINER}"
    ):  # or marks on nothing
        raise Malformed("refuse-name")
    return name


def clean_text(given: str, most: int) -> str:
    """One line without control or invisible characters, trimmed to `most` characters, and no letter with more than
    three marks on it. It stays text: nobody reads it as HTML."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", given[: most * 4]):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if char in INVISIBLE or marks > MOST_MARKS or (char in (JOINER, PICTURE) and kept and kept[-1].isalpha()):
            continue  # what joins pictures joins no letters: there nobody would see it
        kept.append(" " if kind[0] == "C" and char != JOINER else char)
    return " ".join("".join(kept).split())[:most].strip(f" {JOINER}")


def per_seat(game: Game) -> Option | None:
    """The option that each seat chooses for itself, if the game has one."""
    return next((option for option in game.options if option.per_seat), None)


def picked(chair: Chair) -> list[str]:
    """What a seat has chosen for itself."""
    return chair.parts if chair.parts else [chair.choice] if chair.choice else []


def pick(own: Option, chair: Chair, choices: list[str]) -> None:
    """Give a seat its choices."""
    if own.each is None:
        chair.choice = choices[0] if choices else ""
    else:
        chair.parts = choices


def prescribed_picks(own: Option, seating: Seating) -> list[list[str]]:
    """What a chapter prescribes that the seats of this table have, one entry for each; empty where it does not."""
    entries = seating.prescribed.get(own.name) or []
    return [list(entry) if own.each is not None else [entry] for entry in entries]


def pickable(game: Game, own: Option, seating: Seating, options: dict[str, Any]) -> list[str]:
    """What a seat can pick for itself at this table: where a chapter prescribes it, people share that out."""
    prescribed = [choice for entry in prescribed_picks(own, seating) for choice in entry]
    away = kept_apart(game, own, options)
    return prescribed or [choice for choice in own.choices_for(options) if choice not in away]


def kept_apart(game: Game, own: Option, options: dict[str, Any]) -> set[str]:
    """What no seat can have, because another option has it."""
    return {one for option in game.options if option.apart == own.name for one in options.get(option.name) or ()}


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


def check_seconds(seconds: int) -> int:
    """How long a team may wish, or someone be silent; 0 is as long as they like."""
    if seconds != 0 and not SHORTEST_CLOCK <= seconds <= LONGEST_CLOCK:
        raise Malformed("refuse-clock")
    return seconds


def check_reaction(game: Game, seconds: int | None) -> int:
    """How long an offer to react waits; None is what the game finds usual, 0 as long as it takes."""
    usual = game.reaction_seconds
    if usual is None:
        return 0
    chosen = usual if seconds is None else seconds
    if chosen != 0 and not SHORTEST_CLOCK <= chosen <= LONGEST_REACTION:
        raise Malformed("refuse-reaction-seconds", {"low": SHORTEST_CLOCK, "high": LONGEST_REACTION})
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


def new_seating(game: Game, wanted: NewTable, player: str, chapter: PlayedChapter | None = None) -> Seating:
    """The table that someone asks for, with themself at the first seat."""
    if wanted.seats not in game.seats:
        raise Malformed("refuse-seat-count", {"low": game.seats[0], "high": game.seats[-1]})
    if max(1, len(wanted.hot_seat)) + len(wanted.bots) > wanted.seats:
        raise Malformed("refuse-too-many-players")  # before thousands of names are looked at
    prescribed = {} if chapter is None else chapter.prescribes(wanted.seats)
    options = check_options(game, wanted.seats, {**wanted.options, **prescribed})
    people = [clean_name(name) for name in wanted.hot_seat] or [clean_name(wanted.name)]
    bots = [check_level(level) for level in wanted.bots]
    chairs = [Chair() for _ in range(wanted.seats)]
    for seat, name in enumerate(people):
        chairs[seat] = Chair(HUMAN, name, player=player)
    for place, level in enumerate(reversed(bots)):
        chairs[wanted.seats - 1 - place] = Chair(BOT, level=level)
    own = per_seat(game)
    if own is not None and own.name not in prescribed and wanted.options.get(own.name) is not None:
        for chair, chosen in zip(chairs, wanted.options[own.name], strict=True):
            pick(own, chair, list(chosen) if own.each is not None else [chosen])
    return Seating(
        chairs,
        options,
        player,
        check_clock(game, wanted.clock),
        bool(wanted.hot_seat),
        away=check_away(game, wanted.away),
        council_seconds=check_seconds(wanted.council_seconds),
        silence_seconds=check_seconds(wanted.silence_seconds),
        reaction_seconds=check_reaction(game, wanted.reaction_seconds),
        chapter=chapter,
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
    choice, parts = chair.choice, chair.parts
    if not seating.hot_seat or player != seating.host:
        for mine in seating.seats_of(player):
            choice = seating.chairs[mine].choice or choice
            parts = seating.chairs[mine].parts or parts
            seating.chairs[mine] = Chair()
    seating.chairs[seat] = Chair(HUMAN, called, choice=choice, parts=parts, player=player)


def stand_up(seating: Seating, player: str, seat: int) -> None:
    """Free one's own seat."""
    if chair_at(seating, seat).player != player:
        raise NotYours("refuse-not-your-seat")
    seating.chairs[seat] = Chair()


def choose(game: Game, seating: Seating, seat: int, choice: str, parts: list[str]) -> None:
    """Pick what a seat may pick for itself, if nobody else has; an empty choice leaves it to chance."""
    own = per_seat(game)
    wanted = parts if own is not None and own.each is not None else [choice] if choice else []
    if own is not None and kept_apart(game, own, seating.options).intersection(wanted):
        raise Refusal("refuse-choice-taken")
    if own is None or any(one not in pickable(game, own, seating, seating.options) for one in wanted):
        raise Malformed("refuse-choice")
    if len(wanted) > own.parts(len(seating.chairs))[1] or len(set(wanted)) != len(wanted):
        raise Malformed("refuse-choice")
    others = [chair for other, chair in enumerate(seating.chairs) if other != seat]
    if any(one in picked(chair) for one in wanted for chair in others):
        raise Refusal("refuse-choice-taken")
    pick(own, seating.chairs[seat], wanted)


def put_bot(seating: Seating, seat: int, level: str) -> None:
    """A bot takes an open seat, or changes its level."""
    chair = chair_at(seating, seat)
    if chair.kind == HUMAN:
        raise NotYours("refuse-seat-taken")
    seating.chairs[seat] = Chair(BOT, level=check_level(level), choice=chair.choice, parts=chair.parts)


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
    prescribed = {name: value for name, value in seating.prescribed.items() if own is None or name != own.name}
    changed = [name for name, value in prescribed.items() if name in given and given[name] != value]
    if changed:
        raise Refusal("refuse-chapter-option", {"option": changed[0]})
    given.update(prescribed)
    try:
        agreed = game.change_setup(wanted, seating.options, given)
    except (LudotecaError, TypeError) as problem:
        raise Malformed("refuse-setup", sentence=str(problem)) from problem
    if own is not None:
        del agreed[own.name]
        _keep_apart(game, own, seating, agreed, given)
        for chair in seating.chairs:
            still = [one for one in picked(chair) if one in pickable(game, own, seating, agreed)]
            pick(own, chair, still[: own.parts(wanted)[1]])
    seating.options = agreed
    if order.council_seconds is not None:
        seating.council_seconds = check_seconds(order.council_seconds)
    if order.silence_seconds is not None:
        seating.silence_seconds = check_seconds(order.silence_seconds)
    if order.reaction_seconds is not None:
        seating.reaction_seconds = check_reaction(game, order.reaction_seconds)
    if order.clock is not None:
        seating.clock = check_clock(game, order.clock)
    if order.away is not None:
        seating.away = check_away(game, order.away)


def _keep_apart(game: Game, own: Option, seating: Seating, agreed: dict[str, Any], given: dict[str, Any]) -> None:
    """What lies apart from the seats by an option is not what one of them has: refused where somebody asks for that,
    gone where a chapter comes to prescribe it to a seat."""
    taken = {choice for chair in seating.chairs for choice in picked(chair)}
    taken |= {choice for entry in prescribed_picks(own, seating) for choice in entry}
    for option in game.options:
        wanted = agreed.get(option.name)
        if option.apart != own.name or not wanted or not taken.intersection(wanted):
            continue
        if option.name in given:
            raise Refusal("refuse-choice-taken")
        agreed[option.name] = [one for one in wanted if one not in taken]


def ready(game: Game, seating: Seating, fill: str) -> dict[str, Any]:
    """Fill open seats with bots, settle what nobody chose, and give the options of the match."""
    if fill:
        for seat in seating.open_seats():
            put_bot(seating, seat, fill)
    if seating.open_seats():
        raise Refusal("refuse-open-seats")
    own = per_seat(game)
    options = dict(seating.options)
    if own is not None and own.asked(options):
        settle(game, own, seating)
        options[own.name] = [picked(chair) if own.each is not None else chair.choice for chair in seating.chairs]
    seating.spent = [0] * len(seating.chairs)
    try:
        return game.check_setup(len(seating.chairs), options)
    except LudotecaError as problem:
        raise Refusal("refuse-setup", sentence=str(problem)) from problem


def settle(game: Game, own: Option, seating: Seating) -> None:
    """Chance gives who chose too little something that nobody has: first what someone must have, then the rest."""
    prescribed = prescribed_picks(own, seating)
    least = max((len(entry) for entry in prescribed), default=own.parts(len(seating.chairs))[0])
    choices = pickable(game, own, seating, seating.options)
    taken = {choice for chair in seating.chairs for choice in picked(chair)}
    undecided = [chair for chair in seating.chairs for _ in range(least - len(picked(chair)))]
    missing = [choice for choice in own.needed if choice in choices and choice not in taken]
    if len(missing) > len(undecided):
        raise Refusal("refuse-needed", {"choice": _name(game, own, missing[0])})
    free = [choice for choice in choices if choice not in taken and choice not in missing]
    for choice in missing:
        chair = undecided.pop(secrets.randbelow(len(undecided)))
        pick(own, chair, [*picked(chair), choice])
    for chair in undecided:
        if free:
            pick(own, chair, [*picked(chair), free.pop(secrets.randbelow(len(free)))])


def _name(game: Game, own: Option, choice: str) -> Any:
    """The message that names a choice of the option `roles`: `role-<choice>`, if the game has one."""
    key = f"{own.name.removesuffix('s')}-{choice}"
    return (key, {}) if has(game.id, LANGUAGES[0], key) else choice


def next_host(seating: Seating, asker: str) -> str:
    """Whose table a rematch is: that of whoever asks for it. Who shall be quiet would make themself heard by that."""
    return seating.host if asker in seating.hushed else asker


def again(seating: Seating, host: str, unwanted: Collection[str] = ()) -> Seating:
    """The seating of a rematch: the same people, bots and options. Who left without a stand-in leaves a seat open, and
    so does who was shown out, or is `unwanted`."""
    away = {*seating.shown_out, *unwanted} - {host}
    chairs = []
    for chair in seating.chairs:
        if chair.kind == BOT and not chair.away:
            chairs.append(Chair(BOT, level=chair.level, choice=chair.choice, parts=chair.parts))
        elif (chair.left and not chair.away) or chair.player in away:
            chairs.append(Chair(choice=chair.choice, parts=chair.parts))
        else:
            chairs.append(Chair(HUMAN, chair.name, choice=chair.choice, parts=chair.parts, player=chair.player))
    return Seating(
        chairs,
        dict(seating.options),
        host,
        seating.clock,
        seating.hot_seat,
        hushed=[player for player in seating.hushed if player != host],  # nobody could let their host speak again
        shown_out=list(seating.shown_out),
        away=seating.away,
        council_seconds=seating.council_seconds,
        silence_seconds=seating.silence_seconds,
        reaction_seconds=seating.reaction_seconds,
        chapter=seating.chapter,
    )
