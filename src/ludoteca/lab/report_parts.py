"""The parts of a report: each is a heading, a sentence that says what to see, a plot, and the numbers as a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import altair as alt

from ludoteca.lab.report_numbers import FEW_TAKERS, CardFigures, Run
from ludoteca.lab.report_voice import Voice

HEIGHT = 260
RUNAWAY = 0.6  # of the way from chance to certainty, half-way through a match
COMEBACK = 0.2
NAMED = 3  # cards, in a sentence
PERCENT = ".0%"
# A way to end can be a sentence: lines of so many letters fit on the smallest phone.
IN_LINES = r"split(trim(replace(datum.label, /(.{1,32})(\s+|$)/g, '$1\n')), '\n')"
ABOVE, BELOW = -12, 18  # where letters stand beside their point
LABELS: list[tuple[Literal["left", "right"], int]] = [
    (side, away) for side in ("left", "right") for away in (ABOVE, BELOW)
]


@dataclass
class Part:
    """One part, in one language."""

    name: str  # of its place on the page
    heading: str
    sentence: str
    columns: list[str]
    rows: list[list[str]]
    chart: dict[str, Any] | None = None  # a Vega-Lite specification
    note: str = ""


def spec_of(chart: alt.Chart | alt.LayerChart | alt.FacetChart, title: str, height: int = HEIGHT) -> dict[str, Any]:
    """A plot as wide as its place, with a description for who cannot see it."""
    made: dict[str, Any] = chart.properties(width="container", height=height, description=title).to_dict()
    made.pop("config", None)  # colours are the page's
    return made


def data_of(rows: list[dict[str, Any]]) -> alt.InlineData:
    """The few rows that a plot is made of."""
    return alt.InlineData(values=rows)


def _share_axis(title: str | None) -> alt.Axis:
    return alt.Axis(format=PERCENT, title=title, tickCount=5, labelOverlap="greedy")


def winners(run: Run, voice: Voice) -> Part:
    """Win rate by seat with intervals and the fair share; by bot where they differ; of a team that plays the box."""
    heading = voice.say("report-winners")
    columns = [
        "",
        voice.say("report-games"),
        voice.say("report-wins"),
        voice.say("report-rate"),
        voice.say("report-interval"),
    ]
    if run.together:
        rates = {voice.title(): run.won()}
        won = run.won()
        sentence = voice.say(
            "report-winners-together", rate=voice.percent(won.share), interval=voice.span(won.interval)
        )
    else:
        seats = run.by_seat()
        rates = {voice.seat(seat): rate for seat, rate in enumerate(seats)}
        order = sorted(range(run.seats), key=lambda seat: seats[seat].share)
        bots = run.by_bot() if len(run.by_bot()) > 1 else {}
        rates |= {voice.bot(bot): rate for bot, rate in bots.items()}
        away = [str(seat + 1) for seat, rate in enumerate(seats) if rate.is_far_from(run.fair, len(rates))]
        params = {
            "best": str(order[-1] + 1),
            "most": voice.percent(seats[order[-1]].share),
            "worst": str(order[0] + 1),
            "least": voice.percent(seats[order[0]].share),
            "fair": voice.percent(run.fair),
        }
        sentence = (
            voice.say("report-winners-uneven", **params, seats=voice.list(away))
            if away
            else voice.say("report-winners-even", **params)
        )
    spans = {who: rate.interval_among(len(rates)) for who, rate in rates.items()}
    rows = [
        {"who": who, "rate": rate.share, "low": spans[who][0], "high": spans[who][1]} for who, rate in rates.items()
    ]
    base = alt.Chart(data_of(rows)).encode(y=alt.Y("who:N", title=None, sort=list(rates)))
    layers = [
        base.mark_rule(strokeWidth=3).encode(x=alt.X("low:Q", axis=_share_axis(columns[3])), x2="high:Q"),
        base.mark_point(filled=True, size=90).encode(
            x="rate:Q", tooltip=["who:N", alt.Tooltip("rate:Q", format=".1%")]
        ),
    ]
    if not run.together:
        fair = alt.Chart(data_of([{"fair": run.fair, "what": voice.say("report-fair")}]))
        layers.append(
            fair.mark_rule(strokeDash=[5, 4]).encode(
                x="fair:Q", tooltip=["what:N", alt.Tooltip("fair:Q", format=".1%")]
            )
        )
    table = [
        [who, voice.number(rate.of), voice.number(rate.count), voice.percent(rate.share), voice.span(spans[who])]
        for who, rate in rates.items()
    ]
    note = voice.say("report-winners-note") if len(rates) > 1 else ""
    if not run.together:
        table.append([voice.say("report-fair"), "", "", voice.percent(run.fair), ""])
    return Part(
        "winners", heading, sentence, columns, table, spec_of(alt.layer(*layers), heading, 60 + 44 * len(rates)), note
    )


def _unit(run: Run, voice: Voice) -> str:
    if run.measure == "clock_ms":
        return voice.say("report-unit-minutes")
    return voice.say("report-unit-turns") if run.measure == "turns" else voice.say("report-unit-decisions")


def _span(run: Run, voice: Voice, low: float, high: float) -> str:
    digits = 0 if run.measure != "clock_ms" else 1 if high - low >= 0.5 else 2
    first, last = voice.number(low, digits), voice.number(high, digits)
    return first if first == last else f"{first}–{last}"


def length(run: Run, voice: Voice) -> Part:
    """How long games are."""
    heading, unit = voice.say("report-length"), _unit(run, voice)
    digits = 1 if run.measure == "clock_ms" else 0
    every = run.lengths()

    def at(share: float) -> str:
        return voice.number(every[min(len(every) - 1, int(len(every) * share))], digits)

    sentence = voice.say("report-length-says", low=at(0.25), high=at(0.75), middle=at(0.5), long=at(0.95), unit=unit)
    bars = run.bars()
    names = [_span(run, voice, bar.low, bar.high) for bar in bars]
    rows = [{"length": name, "games": bar.games} for name, bar in zip(names, bars, strict=True)]
    axis = voice.say("report-length-axis", unit=unit)
    chart = (
        alt.Chart(data_of(rows))
        .mark_bar()
        .encode(
            x=alt.X("length:O", sort=names, title=axis, axis=alt.Axis(labelAngle=-40)),
            y=alt.Y("games:Q", title=voice.say("report-games")),
            tooltip=["length:O", "games:Q"],
        )
    )
    table = [
        [name, voice.number(bar.games), voice.percent(bar.games / run.games)]
        for name, bar in zip(names, bars, strict=True)
    ]
    return Part(
        "length",
        heading,
        sentence,
        [axis, voice.say("report-games"), voice.say("report-share")],
        table,
        spec_of(chart, heading),
    )


def endings(run: Run, voice: Voice) -> Part:
    """How games end, the short ones and the long ones."""
    heading, unit = voice.say("report-endings"), _unit(run, voice)
    ways = run.ways()
    bars = run.bars()
    first = next(iter(ways))

    def among(some: list[Any]) -> str:
        games = sum(bar.games for bar in some)
        return voice.percent(sum(bar.ways.get(first, 0) for bar in some) / games if games else 0.0, 0)

    if len(ways) == 1:
        sentence = voice.say("report-endings-one", first=voice.way(first))
    else:
        third = max(1, len(bars) // 3)
        sentence = voice.say(
            "report-endings-says",
            first=voice.way(first),
            share=voice.percent(ways[first].share),
            short=among(bars[:third]),
            long=among(bars[-third:]),
        )
    names = [_span(run, voice, bar.low, bar.high) for bar in bars]
    axis = voice.say("report-length-axis", unit=unit)
    rows = [
        {"length": name, "way": voice.way(way), "games": games, "share": games / bar.games}
        for name, bar in zip(names, bars, strict=True)
        for way, games in bar.ways.items()
    ]
    chart = (
        alt.Chart(data_of(rows))
        .mark_bar()
        .encode(
            # Where no game is so long, nothing is drawn, but the place is there.
            x=alt.X("length:O", scale=alt.Scale(domain=names), title=axis, axis=alt.Axis(labelAngle=-40)),
            y=alt.Y(
                "share:Q", axis=_share_axis(voice.say("report-share")), stack="zero", scale=alt.Scale(domain=[0, 1])
            ),
            color=alt.Color(
                "way:N",
                title=None,
                sort=[voice.way(way) for way in ways],
                legend=alt.Legend(orient="top", columns=1, labelLimit=320, labelExpr=IN_LINES),
            ),
            tooltip=["length:O", "way:N", "games:Q", alt.Tooltip("share:Q", format=PERCENT)],
        )
    )
    columns = [axis, *(voice.way(way) for way in ways)]
    table = [
        [name, *(voice.percent(bar.ways.get(way, 0) / bar.games, 0) if bar.games else "–" for way in ways)]
        for name, bar in zip(names, bars, strict=True)
    ]
    return Part("endings", heading, sentence, columns, table, spec_of(chart, heading))


def standing(run: Run, voice: Voice) -> Part:
    """How those stood who were to win: runaway or comeback."""
    heading = voice.say("report-standing")
    moments = run.moments()
    middle = moments[len(moments) // 2]
    won = run.won()
    if run.together and won.count in (0, won.of):
        sentence = voice.say("report-standing-all-won" if won.count else "report-standing-all-lost")
    elif run.together:
        sentence = voice.say(
            "report-standing-together",
            won=voice.percent(middle.standing, 0),
            lost=voice.percent(middle.losers, 0),
            gap=abs(round(middle.standing * 100) - round(middle.losers * 100)),  # as they stand there
        )
    else:
        params = {"leads": voice.percent(middle.leads, 0), "fair": voice.percent(run.fair, 0)}
        way = (middle.leads - run.fair) / (1 - run.fair)
        if way >= RUNAWAY:
            sentence = voice.say("report-standing-runaway", **params)
        elif way <= COMEBACK:
            sentence = voice.say("report-standing-comeback", **params)
        else:
            sentence = voice.say("report-standing-open", **params)
    lines: dict[str, list[float]] = {}
    if won.count:
        lines[voice.say("report-winner")] = [moment.standing for moment in moments]
    if not run.together or won.count < won.of:
        lines[voice.say("report-loser")] = [moment.losers for moment in moments]
    if not run.together:
        lines[voice.say("report-leads")] = [moment.leads for moment in moments]
    rows = [
        {"part": moments[at].tenth * 10, "line": line, "share": value}
        for line, values in lines.items()
        for at, value in enumerate(values)
    ]
    chart = (
        alt.Chart(data_of(rows))
        .mark_line(point=True)
        .encode(
            x=alt.X(
                "part:Q",
                title=f"{voice.say('report-tenth')} (%)",
                scale=alt.Scale(domain=[0, 90]),
                axis=alt.Axis(values=list(range(0, 100, 10))),
            ),
            y=alt.Y("share:Q", axis=_share_axis(None), scale=alt.Scale(domain=[0, 1])),
            color=alt.Color("line:N", title=None, sort=list(lines), legend=alt.Legend(orient="top", columns=1)),
            strokeDash=alt.StrokeDash("line:N", legend=None, sort=list(lines)),
            tooltip=["part:Q", "line:N", alt.Tooltip("share:Q", format=PERCENT)],
        )
    )
    columns = [voice.say("report-tenth"), *lines]
    table = [
        [voice.percent(moment.tenth / 10, 0), *(voice.percent(values[at]) for values in lines.values())]
        for at, moment in enumerate(moments)
    ]
    note = voice.say("report-standing-note-team") if run.together else voice.say("report-standing-note")
    return Part("standing", heading, sentence, columns, table, spec_of(chart, heading), note)


def waiting(run: Run, voice: Voice) -> Part:
    """Decisions between one's own, and the share of the match that one is out."""
    heading = voice.say("report-waiting")
    waits = run.waits()
    mean = sum(one.between for one in waits) / len(waits)
    between = voice.number(mean, 1)
    out = sum(one.out for one in waits) / len(waits)
    worst = max(waits, key=lambda one: one.out)
    if run.live:
        sentence = voice.say("report-waiting-live", between=between)
    else:
        gone = (
            voice.say(
                "report-waiting-out", share=voice.percent(out), seat=str(worst.seat + 1), most=voice.percent(worst.out)
            )
            if out > 0
            else voice.say("report-waiting-in")
        )
        longest = voice.number(sum(one.longest for one in waits) / len(waits), 1)
        sentence = voice.say("report-waiting-says", between=between, longest=longest, out=gone)
    names = [voice.seat(one.seat) for one in waits]
    columns = ["", voice.say("report-between"), voice.say("report-longest"), voice.say("report-out")]
    rows = [
        {"seat": name, "what": what, "decisions": value}
        for name, one in zip(names, waits, strict=True)
        for what, value in ((columns[1], one.between), (columns[2], one.longest))
    ]
    chart = (
        alt.Chart(data_of(rows))
        .mark_bar()
        .encode(
            y=alt.Y("seat:N", title=None, sort=names),
            x=alt.X("decisions:Q", axis=alt.Axis(title=voice.say("report-unit-decisions"), format="~r", tickCount=6)),
            yOffset=alt.YOffset("what:N", sort=columns[1:3]),
            color=alt.Color("what:N", title=None, sort=columns[1:3], legend=alt.Legend(orient="top", columns=1)),
            tooltip=["seat:N", "what:N", alt.Tooltip("decisions:Q", format=".1f")],
        )
    )
    table = [
        [name, voice.number(one.between, 1), voice.number(one.longest, 1), voice.percent(one.out)]
        for name, one in zip(names, waits, strict=True)
    ]
    return Part("waiting", heading, sentence, columns, table, spec_of(chart, heading, 60 + 60 * len(waits)))


def cards(run: Run, voice: Voice) -> Part | None:
    """Taken when offered, against the win rate of takers beside their equals; None where a game has no such things."""
    every = run.cards()
    if not every:
        return None
    heading = voice.say("report-cards")
    known = run.plotted()
    offered = [card for card in every if card.offered >= FEW_TAKERS]
    often = sorted(offered, key=lambda card: -card.taken / card.offered)[:NAMED]
    most = voice.list([voice.card(card.card) for card in often])
    better = [voice.card(card.card) for card in known if card.above(len(known))[0] > 0][:NAMED]
    worse = [voice.card(card.card) for card in known[::-1] if card.above(len(known))[1] < 0][:NAMED]
    said = [
        voice.say("report-cards-better", cards=voice.list(better)) if better else "",
        voice.say("report-cards-worse", cards=voice.list(worse)) if worse else "",
        "" if better or worse else voice.say("report-cards-alike"),
        voice.say("report-cards-often", cards=most) if often else "",
    ]
    sentence = " ".join(filter(None, said))
    named = {card.card for card in (*known[:1], *known[-1:])}  # more would lie on each other
    # What nobody is offered (a Hero from one's own hand) is shown by how often it is taken in a game.
    shown = [card for card in known if card.offered]
    by_game = 2 * len(shown) < len(known)
    rows = [
        _card_row(card, voice, card.card in named, run.games if by_game else 0, len(known))
        for card in (known if by_game else shown)
    ]
    middle = max((row["taken"] for row in rows), default=0.0) / 2
    best = voice.card(known[0].card) if known else ""
    for row in rows:  # letters go to where there is room: the best card has its name above it, the worst below
        own = "left" if row["taken"] < middle else "right", ABOVE if row["card"] == best else BELOW
        label = row.pop("label")
        row |= {f"{side}{away}": label if (side, away) == own else "" for side, away in LABELS}
    taken, above = voice.say("report-taken-share"), voice.say("report-above")
    axis = alt.Axis(title=voice.say("report-taken-games"), format="~r") if by_game else _share_axis(taken)
    base = alt.Chart(data_of(rows)).encode(x=alt.X("taken:Q", axis=axis))
    level = alt.Chart(data_of([{"zero": 0}])).mark_rule(strokeDash=[5, 4]).encode(y="zero:Q")
    chart = alt.layer(
        level,
        base.mark_rule(opacity=0.35).encode(
            y=alt.Y("low:Q", axis=_share_axis(above), scale=alt.Scale(padding=2 * BELOW)), y2="high:Q"
        ),
        base.mark_point(filled=True, size=70).encode(
            y="above:Q",
            tooltip=[
                "card:N",
                alt.Tooltip("taken:Q", format="~r" if by_game else PERCENT),
                alt.Tooltip("above:Q", format="+.1%"),
            ],
        ),
        *(
            base.mark_text(dy=away, limit=140, align=side).encode(y="above:Q", text=f"{side}{away}:N")
            for side, away in LABELS
        ),
    )
    columns = [
        voice.say("report-card"),
        voice.say("report-offered"),
        voice.say("report-taken"),
        taken,
        voice.say("report-takers"),
        voice.say("report-equals"),
        above,
    ]
    table = [_card_cells(card, voice) for card in every]
    note = voice.say("report-cards-note", game=run.game.id, card=every[0].card)
    return Part("cards", heading, sentence, columns, table, spec_of(chart, heading, 340) if rows else None, note)


def _card_row(card: CardFigures, voice: Voice, named: bool, games: int, among: int) -> dict[str, Any]:
    low, high = card.above(among)
    return {
        "card": voice.card(card.card),
        "label": voice.card(card.card) if named else "",
        "taken": card.taken / games if games else min(1.0, card.taken / card.offered),
        "above": card.takers.share - (card.equals or 0.0),
        "low": low,
        "high": high,
    }


def _card_cells(card: CardFigures, voice: Voice) -> list[str]:
    taken = voice.percent(card.taken / card.offered, 0) if card.offered else "–"
    cells = [voice.card(card.card), voice.number(card.offered), voice.number(card.taken), taken]
    if card.takers.of < FEW_TAKERS or card.equals is None:
        return [*cells, voice.say("report-few"), "", ""]
    above = card.takers.share - card.equals
    return [*cells, voice.percent(card.takers.share), voice.percent(card.equals), voice.percent(above, sign=True)]


def teams(runs: list[Run], voice: Voice) -> Part | None:
    """Win rate by difficulty and players, where a team plays the box and there are several runs."""
    if len(runs) < 2 or not all(run.together for run in runs):
        return None
    heading = voice.say("report-teams")
    options = runs[0].differing(runs)
    found = []
    for run in runs:
        players = f"{voice.say('report-players')}: {run.seats}"
        found.append((", ".join([players, *(voice.choice(name, run.option(name)) for name in options)]), run))
    found.sort(key=lambda one: -one[1].won().share)
    (best, most), (worst, least) = found[0], found[-1]
    sentence = voice.say(
        "report-teams-says",
        best=best,
        most=voice.percent(most.won().share),
        worst=worst,
        least=voice.percent(least.won().share),
    )
    rows = [
        {"who": name, "rate": run.won().share, "low": run.won().interval[0], "high": run.won().interval[1]}
        for name, run in found
    ]
    base = alt.Chart(data_of(rows)).encode(
        y=alt.Y("who:N", title=None, sort=[name for name, _ in found], axis=alt.Axis(labelLimit=200))
    )
    chart = alt.layer(
        base.mark_rule(strokeWidth=3).encode(
            x=alt.X("low:Q", axis=_share_axis(voice.say("report-rate")), scale=alt.Scale(domain=[0, 1])), x2="high:Q"
        ),
        base.mark_point(filled=True, size=90).encode(
            x="rate:Q", tooltip=["who:N", alt.Tooltip("rate:Q", format=".1%")]
        ),
    )
    columns = ["", voice.say("report-games"), voice.say("report-rate"), voice.say("report-interval")]
    table = [
        [name, voice.number(run.games), voice.percent(run.won().share), voice.span(run.won().interval)]
        for name, run in found
    ]
    return Part("teams", heading, sentence, columns, table, spec_of(chart, heading, 60 + 36 * len(found)))


@dataclass
class Page:
    """All parts of a report in one language."""

    language: str
    title: str
    made: str
    parts: list[Part] = field(default_factory=list)
    caveat: str = ""


def page(runs: list[Run], language: str) -> Page:
    """A report of a run; further ones tell how a team does with other numbers of players, or at other levels."""
    run = runs[0]
    voice = Voice(language, run.game.id, run.summary.get("names"))
    told = run.summary
    options = [
        f"{voice.option(name)}: {voice.choice(name, value)}"
        for name, value in told["options"].items()
        if value not in (None, [], ())
    ]
    made = voice.say(
        "report-made",
        seats=str(run.seats),
        bots=voice.list([voice.bot(bot) for bot in dict.fromkeys(told["bots"])]),
        seed=str(told["seed"]),
        options="".join(f"; {option}" for option in options),
    )
    parts = [
        winners(run, voice),
        teams(runs, voice),
        length(run, voice),
        endings(run, voice),
        standing(run, voice),
        waiting(run, voice),
        cards(run, voice),
    ]
    title = voice.say("report-title", game=voice.title(), games=voice.number(run.games))
    return Page(language, title, made, [part for part in parts if part is not None], voice.say("report-caveat"))
