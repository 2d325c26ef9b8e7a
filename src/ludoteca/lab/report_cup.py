"""The report of a tournament: the ranking, and who beats whom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import altair as alt

from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.files import told_in
from ludoteca.lab.report_parts import PERCENT, Page, Part, data_of, spec_of
from ludoteca.lab.report_voice import Voice
from ludoteca.lab.tournament_files import HEAD


def cup_page(folder: Path, language: str) -> Page:
    """The report of the tournament in a folder."""
    told = told_in(folder / HEAD)
    if not told.get("complete"):
        raise LudotecaError(f"{folder} holds a tournament that is not over: the same command goes on with it")
    cup = told["cup"]
    voice = Voice(language, cup["game"])
    made = voice.say(
        "report-made",
        seats=str(cup["seats"]),
        bots=voice.list([voice.bot(bot) for bot in cup["bots"]]),
        seed=str(cup["seed"]),
        options="",
    )
    title = voice.say("report-cup", game=voice.title(), games=voice.number(told["games"]))
    return Page(language, title, made, [ranking(told, voice), crosstable(told, voice)], voice.say("report-caveat"))


def ranking(told: dict[str, Any], voice: Voice) -> Part:
    """Points with their intervals."""
    heading = voice.say("report-ranking")
    places = told["ranking"]
    names = [voice.bot(place["bot"]) for place in places]
    pairs = [f"{names[at]} – {names[at + 1]}" for at, place in enumerate(places) if place["apart_from_next"] is False]
    settled = not pairs or told["settled"]
    state = (
        voice.say("report-ranking-settled") if settled else voice.say("report-ranking-open", pairs=voice.list(pairs))
    )
    best = voice.number(places[0]["points"])
    sentence = voice.say("report-ranking-says", best=names[0], points=best, open=state)
    rows = [
        {"bot": name, "points": place["points"], "low": place["interval"][0], "high": place["interval"][1]}
        for name, place in zip(names, places, strict=True)
    ]
    base = alt.Chart(data_of(rows)).encode(y=alt.Y("bot:N", title=None, sort=names))
    scale = alt.Scale(zero=False)
    chart = alt.layer(
        base.mark_rule(strokeWidth=3).encode(
            x=alt.X("low:Q", title=voice.say("report-points"), scale=scale), x2="high:Q"
        ),
        base.mark_point(filled=True, size=90).encode(x="points:Q", tooltip=["bot:N", "points:Q"]),
    )
    columns = [
        voice.say("report-bot"),
        voice.say("report-points"),
        voice.say("report-interval"),
        voice.say("report-rate"),
    ]
    table = [
        [
            name,
            voice.number(place["points"]),
            f"{voice.number(place['interval'][0])} – {voice.number(place['interval'][1])}",
            voice.percent(place["win_rate"] or 0.0),
        ]
        for name, place in zip(names, places, strict=True)
    ]
    return Part("ranking", heading, sentence, columns, table, spec_of(chart, heading, 60 + 44 * len(names)))


def crosstable(told: dict[str, Any], voice: Voice) -> Part:
    """Who beats whom, as a map and as a table."""
    heading = voice.say("report-crosstable")
    bots = [place["bot"] for place in told["ranking"]]
    names = [voice.bot(bot) for bot in bots]
    rows = []
    table = []
    for bot, name in zip(bots, names, strict=True):
        cells = []
        for other, against in zip(bots, names, strict=True):
            won, games = told["crosstable"][bot].get(other, (0, 0))
            cells.append(voice.percent(won / games, 0) if games else "–")
            if games:
                rows.append({"bot": name, "other": against, "share": won / games, "games": games})
        table.append([name, *cells])
    won, games = (sum(cell[at] for cell in told["crosstable"][bots[0]].values()) for at in range(2))
    share = voice.percent(won / games if games else 0.0, 0)
    sentence = voice.say("report-crosstable-says", best=names[0], share=share)
    chart = (
        alt.Chart(data_of(rows))
        .mark_rect()
        .encode(
            x=alt.X("other:N", title=None, sort=names, axis=alt.Axis(orient="top", labelAngle=-30)),
            y=alt.Y("bot:N", title=None, sort=names),
            color=alt.Color(
                "share:Q",
                title=None,
                scale=alt.Scale(domain=[0, 0.5, 1], scheme="purpleorange"),
                legend=alt.Legend(orient="bottom", format=PERCENT),
            ),
            tooltip=["bot:N", "other:N", alt.Tooltip("share:Q", format=PERCENT), "games:Q"],
        )
    )
    return Part("crosstable", heading, sentence, ["", *names], table, spec_of(chart, heading, 80 + 44 * len(names)))
