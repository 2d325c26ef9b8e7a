"""The summary of a simulation: plain values for programs, tables for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import ludoteca
from ludoteca import words
from ludoteca.bots import guests
from ludoteca.lab.files import FORMAT
from ludoteca.lab.plan import Plan
from ludoteca.lab.stats import mean_interval, quantile, wilson
from ludoteca.lab.tally import Tally
from ludoteca.words import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from ludoteca.kernel.game import Game

VERSION = 1
PACK_TEXT = "pack-text"  # the message of whatever a pack says in its own words


def summarise(what: Plan, tally: Tally) -> dict[str, Any]:
    """Everything that was counted. It holds no times and no number of jobs: the same plan gives the same summary."""
    game = ludoteca.game(what.game)
    facts = game.facts(game.content(what.options))
    things = facts.things if facts.deals else ()
    names = _plain_names(game, what.options)
    marks = {name: guests.mark_of(name, dict(what.brought)) for name in what.bots if guests.is_guest(name)}
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": what.game,
        "rules": game.rules_version,
        "seats": what.seats,
        "options": what.options,
        "bots": list(what.bots),
        **({"guests": marks} if marks else {}),
        **({"names": names} if names else {}),
        "rotate": what.rotate,
        "playouts": what.playouts,
        "seed": what.seed,
        "games": tally.games,
        "complete": tally.games == what.games,
        "by_seat": [{"seat": seat, **_rate(tally.games, tally.seat_wins[seat], "games")} for seat in range(what.seats)],
        "by_bot": {bot: _rate(tally.bot_games[bot], tally.bot_wins[bot], "seats") for bot in sorted(set(what.bots))},
        "shared_wins": tally.shared,
        "no_winner": tally.nobody,
        "ways_of_winning": {
            reason: {"games": count, "share": _round(count / tally.games)}
            for reason, count in sorted(tally.reasons.items(), key=lambda item: (-item[1], item[0]))
        },
        "length": {
            "decisions": _spread(tally.decisions),
            "turns": _spread(tally.turns),
            "clock_ms": _spread(tally.clock_ms),
        },
        "cards": {
            card: {
                "offered": tally.offered[thing],
                "bought": tally.taken[thing],
                **_rate(tally.takers[thing], tally.taker_wins[thing], "buyers"),
            }
            for thing, card in enumerate(things)
        },
        "counters": {name: _counter(tally, name) for name in sorted(tally.counters)},
    }


def _plain_names(game: Game, options: Mapping[str, Any]) -> dict[str, str]:
    """What no message names, as it calls itself: the packs of this table, and their cards. Whoever reads the summary
    may not have them."""
    titles = {
        key: title for option in game.options for key, title in option.names.items() if key in options[option.name]
    }
    if not titles:
        return {}
    cards = [card for card in game.gallery(game.content(options)) if card.name[0] == PACK_TEXT]
    return {**titles, **{card.id: words.say(game.id, LANGUAGES[0], *card.name) for card in cards}}


def _counter(tally: Tally, name: str) -> dict[str, Any]:
    """A counter of the game: how many in all and per game; and its share of the counter that its name begins with.

    `rounds-heroes` and `rounds-heroes-deck` are shares of `rounds`, where the game counts `rounds` too.
    """
    total = tally.counters[name]
    low, high = mean_interval(total, tally.squares[name], tally.games)
    parts = name.split("-")
    above = ["-".join(parts[:length]) for length in range(1, len(parts))]
    whole = next((other for other in above if other in tally.counters), None)
    share: dict[str, Any] = {"of": whole, "share": None, "share_interval": None}
    if whole is not None and 0 <= total <= tally.counters[whole] > 0:
        share["share"] = _round(total / tally.counters[whole])
        share["share_interval"] = [_round(bound) for bound in wilson(total, tally.counters[whole])]
    return {"total": total, "per_game": _round(total / tally.games), "interval": [_round(low), _round(high)], **share}


def _round(value: float) -> float:
    return round(value, 6)


def _rate(tries: int, wins: int, of: str) -> dict[str, Any]:
    """A win rate with its 95 % interval; both are null when there was nothing to win."""
    low, high = wilson(wins, tries)
    known = tries > 0
    return {
        of: tries,
        "wins": wins,
        "win_rate": _round(wins / tries) if known else None,
        "interval": [_round(low), _round(high)] if known else None,
    }


def _spread(counts: Counter[int]) -> dict[str, Any] | None:
    """Least, middle, most and mean of a length; None when the game does not have it."""
    if not counts:
        return None
    total = sum(value * count for value, count in counts.items())
    return {
        "min": min(counts),
        "median": quantile(counts, 0.5),
        "max": max(counts),
        "mean": _round(total / sum(counts.values())),
    }


# -- for people ------------------------------------------------------------------------------------------------


def show(summary: dict[str, Any], console: Console) -> None:
    """Print a summary as tables."""
    options = ", ".join(f"{name}={value}" for name, value in summary["options"].items() if value is not None)
    console.print(
        f"[bold]{summary['game']}[/bold]: {summary['games']:,} games, {summary['seats']} seats, "
        f"seed {summary['seed']}" + (f", {options}" if options else "")
    )
    if not summary["games"]:
        return
    console.print(_winners(summary))
    console.print(_endings(summary))
    if summary["counters"]:
        console.print(_counters(summary["counters"]))
    if summary["cards"]:
        console.print(_cards(summary["cards"]))


def table(title: str, *columns: str) -> Table:
    """A table for people; all but the first column are numbers."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    made = Table(title=title, box=SIMPLE_HEAD, title_justify="left", title_style="bold")
    for number, column in enumerate(columns):
        made.add_column(column, justify="right" if number else "left", no_wrap=True)
    return made


def _percent(rate: dict[str, Any]) -> tuple[str, str]:
    if rate["win_rate"] is None:
        return "–", ""
    low, high = rate["interval"]
    return f"{rate['win_rate']:.1%}", f"{low:.1%} … {high:.1%}"


def _level(bot: str) -> str:
    """A bot as people call it; files and commands keep its id."""
    key = f"level-{bot}"
    return words.say("", "en", key) if words.has("", "en", key) else bot


def _winners(summary: dict[str, Any]) -> Table:
    found = table("Who wins", "", "played", "won", "win rate", "95 % interval")
    for rate in summary["by_seat"]:
        name = f"seat {rate['seat']}"
        if not summary["rotate"]:
            name += f" ({_level(summary['bots'][rate['seat']])})"
        found.add_row(name, f"{rate['games']:,}", f"{rate['wins']:,}", *_percent(rate))
    found.add_section()
    for bot, rate in summary["by_bot"].items():
        found.add_row(_level(bot), f"{rate['seats']:,}", f"{rate['wins']:,}", *_percent(rate))
    return found


def _endings(summary: dict[str, Any]) -> Table:
    found = table("How games end", "", "games", "share")
    for reason, way in summary["ways_of_winning"].items():
        found.add_row(reason, f"{way['games']:,}", f"{way['share']:.1%}")
    found.add_section()
    for name, key in (("shared wins", "shared_wins"), ("no winner", "no_winner")):
        found.add_row(name, f"{summary[key]:,}", f"{summary[key] / summary['games']:.1%}")
    found.add_section()
    for name, spread in summary["length"].items():
        if spread is not None:
            found.add_row(name, f"{spread['min']:,} / {spread['median']:,} / {spread['max']:,}", "min/med/max")
    return found


def _counters(counters: dict[str, Any]) -> Table:
    found = table("What was counted", "", "in all", "per game", "95 % interval", "share", "95 % interval ")
    for name, counted in counters.items():
        low, high = counted["interval"]
        row = [name, f"{counted['total']:,}", f"{counted['per_game']:,.2f}", f"{low:,.2f} … {high:,.2f}"]
        if counted["share"] is not None:
            low, high = counted["share_interval"]
            row += [f"{counted['share']:.1%}", f"{low:.1%} … {high:.1%}"]
        found.add_row(*row)
    return found


def _cards(cards: dict[str, Any]) -> Table:
    """All cards, best buyers first: by the lower bound, so that one lucky buyer does not lead."""
    found = table("Cards", "", "offered", "bought", "bought/offered", "buyers win", "95 % interval")
    ranked = sorted(cards.items(), key=lambda item: (-(item[1]["interval"] or [-1.0])[0], item[0]))
    for card, rate in ranked:
        share = f"{rate['bought'] / rate['offered']:.1%}" if rate["offered"] else "–"
        found.add_row(card, f"{rate['offered']:,}", f"{rate['bought']:,}", share, *_percent(rate))
    return found
