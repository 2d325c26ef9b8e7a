"""Events, Boss Events and Final Plots, from `events.toml`, `boss_events.toml` and `plots.toml`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import (
    MOST_PLAYERS,
    PER_PLOT,
    PICTURES,
    PLOT_NAMES,
    TOKEN_HIDEOUT,
    TOKEN_NAMES,
    VIC,
    WEAK_NAMES,
    WEAKS,
    Box,
    EventPiece,
    Lines,
    PlotPiece,
    Wave,
)
from ludoteca.games.kick_ass.content.check import needs_shape, shape, unsolvable
from ludoteca.games.kick_ass.content.notation import BadNotation, ways_of
from ludoteca.games.kick_ass.content.readers import Shapes, demand_count, piece_id, read_lines, read_look
from ludoteca.kernel.content import Book, Entry

EVENTS: Final = 31
DEALT: Final = 6  # events of a game (KA-R51)
WAVES: Final = 5
LEADERS: Final = {2: "big_bastard", 3: "mother_russia"}  # KA-R208: who comes with which Wave
TRACK: Final = 20  # the Final-Plot track (digest c17)
VICS_GANG: Final = 3  # KA-R171
DIFFICULTIES: Final = ("easy", "medium", "hard", "very_hard")
# What goes on while an event lies on the row.
ON_THE_ROW: Final = (w.ALWAYS, w.AT_MORNING, w.AT_SEGMENT, w.AT_SLEEP, w.AT_REFRESH)


def read_events(box: Box, book: Book, ids: set[str]) -> None:
    """KA-R64; every six that can meet in a game can be solved (KA-R51)."""
    shapes = Shapes()
    backs = ("2", "3", "4")
    for entry in book.entries("event", name="id"):
        event = _read_event(box, entry, ids)
        for count in entry.numbers("backs", 2, MOST_PLAYERS):
            entry.demand(not event.backs & (1 << count), f"names {count} players twice", "backs")
            event.backs |= 1 << count
            for players in (1, 2) if count == 2 else (count,):
                _demand_solvable(entry, event, players)
        entry.demand(event.backs > 0, "is for no number of players", "backs")
        shapes.add(entry, (needs_shape(event.ways), shape(event.mature), shape(event.lines.all)), event.id, "needs")
        box.events.append(event)
    demand_count(book, len(box.events), EVENTS, "Events")
    for back in backs:
        there = len(box.events_for(int(back)))
        book.demand(there >= DEALT, f"has {there} Events for {back} players; {DEALT} are dealt")


def read_boss_events(box: Box, book: Book, ids: set[str]) -> None:
    """KA-R138: four for each Final Plot; Don's place all of his tokens (KA-R192)."""
    shapes = Shapes()
    for plot in range(len(PLOT_NAMES)):
        box.plots.append(PlotPiece(plot))
    for entry in book.entries("event", name="id"):
        plot = entry.index("plot", PLOT_NAMES)
        event = _read_event(box, entry, ids)
        event.plot = plot
        for players in range(1, MOST_PLAYERS + 1):
            _demand_solvable(entry, event, players)
        shapes.add(entry, (needs_shape(event.ways), tuple(event.tokens), shape(event.mature)), event.id, "needs")
        box.plots[plot].events.append(len(box.boss_events))
        box.boss_events.append(event)
    for plot, name in enumerate(PLOT_NAMES):
        demand_count(book, len(box.plots[plot].events), PER_PLOT, f"Boss Events of {name}")
    for weakness, name in enumerate(WEAK_NAMES):
        placed = sum(weak == weakness for event in box.boss_events for weak, _ in event.tokens)
        demand_count(book, placed, PICTURES, f"tokens of the weakness {name}")
    box.don_tokens = [(weakness, picture) for weakness in range(WEAKS) for picture in range(PICTURES)]


def _demand_solvable(entry: Entry, event: EventPiece, players: int) -> None:
    reason = unsolvable(event, players)
    entry.demand(not reason, f"cannot be met by {players} players: {reason}", "needs")


def _read_event(box: Box, entry: Entry, ids: set[str]) -> EventPiece:
    """The sections of an Event card (KA-R64)."""
    event = EventPiece(piece_id(entry, ids))
    brutes = [brute.id for brute in box.brutes]
    event.setup = read_lines(entry, "setup", (w.NOW,), brutes=brutes)
    for line in event.setup:
        for deed in (deed for option in line.options for deed in option.deeds):
            if deed.verb == w.SPAWN and deed.what == w.BRUTE:
                entry.demand(event.brute < 0, "spawns a second Mini-boss", "setup")
                entry.demand(deed.place < w.DISTRICTS, "spawns a Mini-boss in no District of its own", "setup")
                event.brute, event.site = deed.arg, deed.place
    for text in entry.texts("tokens", default=[]):
        weakness, _, district = text.partition(" ")
        good = weakness in WEAK_NAMES and district in w.DISTRICT_NAMES
        entry.demand(good, f"has {text!r}: a weakness ({', '.join(WEAK_NAMES)}) and a District", "tokens")
        event.tokens.append((WEAK_NAMES.index(weakness), w.DISTRICT_NAMES.index(district)))
    try:
        event.ask_for(ways_of(entry.text("needs")))
    except BadNotation as wrong:
        raise entry.error(str(wrong), "needs") from wrong
    event.reward = read_lines(entry, "reward", (w.NOW,), 1)
    event.mature = read_lines(entry, "mature", (w.NOW,), 1)
    event.lines = Lines(read_lines(entry, "lines", ON_THE_ROW))
    event.notation = [entry.text("needs")]
    read_look(entry)
    return event


# -- Final Plots -------------------------------------------------------------------------------------------------------


def read_plots(box: Box, book: Book) -> None:
    """KA-R166 to R210: the X-tables, the waves, and the tokens of Red Mist."""
    entries = book.entries("plot", name="id")
    names = [entry.text("id") for entry in entries]
    book.demand(names == list(PLOT_NAMES), f"the plots are {', '.join(names)}; they must be {', '.join(PLOT_NAMES)}")
    brutes = [brute.id for brute in box.brutes]
    for plot, entry in enumerate(entries):
        made = box.plots[plot]
        made.boss = brutes.index(made.id)
        made.difficulty = DIFFICULTIES[entry.index("difficulty", DIFFICULTIES)]
        made.life = _by_players(entry, "life", 1)
        made.armour = _by_players(entry, "armour", 0)
        made.power = _by_players(entry, "power", 1)
        if "gang" in entry:
            made.gang = _by_players(entry, "gang", 1)
        gang_of_three = all(there == VICS_GANG for there in made.gang[1:])
        entry.demand(plot != VIC or gang_of_three, f"is not {VICS_GANG} for all: KA-R171", "gang")
        if "waves" in entry:
            made.waves = [_read_wave(wave, number, brutes) for number, wave in enumerate(entry.entries("waves"), 1)]
            entry.demand(len(made.waves) == WAVES, f"are {len(made.waves)}; it takes {WAVES} (KA-R207)", "waves")
    _read_mist(box, book.table("mist"))


def _by_players(entry: Entry, key: str, low: int) -> list[int]:
    """A number for 1, 2, 3 and 4 players."""
    return [0, *entry.numbers(key, low, TRACK, MOST_PLAYERS)]


def _read_wave(entry: Entry, number: int, brutes: list[str]) -> Wave:
    """KA-R204, R208: Minions or Super-Minions in every Wave, whoever leads it; two of them come when the book says."""
    brute = entry.index("brute", brutes) if "brute" in entry else -1
    made = Wave(_by_players(entry, "minions", 0), _by_players(entry, "supers", 0), brute)
    for players in range(1, MOST_PLAYERS + 1):
        coming = made.minions[players] + made.supers[players]
        entry.demand(coming > 0, f"and Super-Minions are none with {players} players in Wave {number}", "minions")
    name = LEADERS.get(number, "")
    good = not name or (brute >= 0 and brutes[brute] == name)
    entry.demand(good, f"of Wave {number} is not {name} (KA-R208)", "brute" if "brute" in entry else "minions")
    return made


def _read_mist(box: Box, table: Entry) -> None:
    """KA-R166, R168: a token for each District, one of them the hideout."""
    box.mist_tokens = table.indices("tokens", TOKEN_NAMES, w.DISTRICTS, w.DISTRICTS)
    hideouts = box.mist_tokens.count(TOKEN_HIDEOUT)
    table.demand(hideouts == 1, f"has {hideouts} hideouts; it takes one", "tokens")
    meters = w.THING_NAMES[: w.METERS]
    box.mist_stat = [table.index("lose", meters), table.index("gain", meters)]
