"""Reports: one file that asks nobody, in both languages, with a table and a sentence for every plot."""

from __future__ import annotations

import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from shutil import copytree
from types import SimpleNamespace
from typing import Any

import polars as pl
import pytest

import ludoteca
from ludoteca import words
from ludoteca.kernel.game import Facts
from ludoteca.kernel.live import LiveGame
from ludoteca.kernel.packs import PACKS
from ludoteca.kernel.registry import install, uninstall
from ludoteca.lab import plan, report_numbers, report_parts, simulate
from ludoteca.lab.match import Player
from ludoteca.lab.report_numbers import CardFigures, Moment, Rate, Run
from ludoteca.lab.report_parts import IN_LINES, cards, endings, length, page, standing, winners
from ludoteca.lab.report_voice import Voice
from ludoteca.lab.watch import Watch
from tests.lab.command import run

KOT = "king-of-tokyo"
PRAIA = Path(__file__).parents[2] / "docs" / "packs" / "praia"
ADDRESS = re.compile(r"""(?:src|href)\s*=|@import|url\(""")


class Reader(HTMLParser):
    """What a page is made of, as far as the tests ask."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.scripts: list[tuple[dict[str, Any], str]] = []
        self.counts: dict[str, int] = {}
        self.languages: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if tag == "main":
            self.languages.append(found["lang"] or "")
        if tag == "script":
            self.scripts.append((found, ""))
        self.open.append(tag)

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "script":
            self.scripts[-1] = self.scripts[-1][0], self.scripts[-1][1] + data

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            while self.open.pop() != tag:
                pass


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "run"
    simulate(plan(KOT, ["random", "aprendiz", "aprendiz"], games=30, seed=4, rotate=True), 1, folder, watched=True)
    return folder


@pytest.mark.parametrize("game_id", sorted(ludoteca.game_ids()))
def test_a_watched_game_is_the_same_game(game_id: str) -> None:
    game = ludoteca.game(game_id)
    what = plan(game_id, ["aprendiz" if isinstance(game, LiveGame) else "random"], seats=max(2, game.seats[0]))
    plain, seen = Player(what).play(0), Player(what, watched=True).play(0)
    told = seen.seen
    assert told is not None
    seen.seen = None
    assert seen == plain
    assert len(told.standings) == 10
    assert all(0 <= hope <= 1.000001 for standings in told.standings for hope in standings)
    assert sum(told.decisions) == seen.decisions
    assert all(0 <= share < 1 for share in told.out)
    taken: dict[tuple[int, int], int] = {}
    for thing, seat, _ in told.takes:
        taken[thing, seat] = taken.get((thing, seat), 0) + 1
    assert taken.items() <= seen.taken.items()  # but for what was taken before anyone decided


def test_through_a_glimpse_the_same_is_seen() -> None:
    what = plan(KOT, ["aprendiz"], seats=2)
    assert Player(what, direct=False, watched=True).play(1) == Player(what, watched=True).play(1)


def test_the_files_of_watched_games_add_up(watched: Path) -> None:
    moments, seats, takes = (pl.read_parquet(watched / f"{name}.parquet") for name in ("moments", "seats", "takes"))
    games = pl.read_parquet(watched / "games.parquet")
    assert moments.height == 30 * 10 * 3
    assert seats.height == 30 * 3
    assert seats["decisions"].sum() == games["decisions"].sum()
    assert seats["won"].sum() == games["winners"].list.len().sum()
    cards = pl.read_parquet(watched / "cards.parquet")
    assert 0 < takes.height <= cards["bought"].sum()
    standing = moments.group_by("game", "tenth").agg(pl.col("standing").sum())["standing"]
    assert standing.is_between(0.999, 1.001).all()


def test_what_is_seen_of_a_game_by_hand() -> None:
    """Seven decisions of two seats in two turns; when the second one begins, the second seat is out."""
    moment: dict[str, Any] = {"turn": 0, "hopes": (0.5, 0.5), "out": ()}
    game: Any = SimpleNamespace(
        turns=lambda now: now["turn"],
        out=lambda now: now["out"],
        team=lambda *_: (),
        evaluate=lambda now, seat: now["hopes"][seat],
    )
    table: Any = SimpleNamespace(state=moment)
    watch = Watch(game, Facts(), 2, [])
    for number, seat in enumerate((0, 1, 0, 1, 1, 0, 0)):
        if number == 5:
            moment.update(turn=1, hopes=(0.9, 0.1), out=(1,))
        watch.look(table, seat)
    seen = watch.end(table.state)
    assert (seen.decisions, seen.waits, seen.longest) == ([4, 3], [3, 1], [2, 1])
    assert seen.out == [0.0, 1 - 5 / 7]
    assert seen.standings == [[0.5, 0.5]] * 8 + [[0.9, 0.1]] * 2  # the second turn begins after five sevenths


def test_waits_and_equals_by_hand(watched: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "run"
    copytree(watched, folder)
    seats = pl.read_parquet(folder / "seats.parquet").head(2)
    seats.with_columns(
        pl.Series("seat", [0, 0], seats.schema["seat"]),
        pl.Series("decisions", [4, 1], seats.schema["decisions"]),
        pl.Series("waits", [6, 0], seats.schema["waits"]),
    ).write_parquet(folder / "seats.parquet")
    takes = pl.read_parquet(folder / "takes.parquet").head(3)
    takes.with_columns(
        pl.lit("heal").alias("card"), pl.Series("standing", [0.1, 0.1, 0.9], takes.schema["standing"])
    ).write_parquet(folder / "takes.parquet")
    found = Run(folder)
    assert [wait.between for wait in found.waits()] == [2.0]  # six waits between four decisions; one alone has none
    monkeypatch.setattr(found, "_stepped", lambda frame: frame.with_columns(step=(pl.col("standing") > 0.5)))
    monkeypatch.setattr(found, "_usual", lambda: pl.DataFrame({"step": [False, True], "usual": [0.2, 0.6]}))
    (equals,) = (card.equals for card in found.cards() if card.card == "heal")
    assert equals == pytest.approx((0.2 + 0.2 + 0.6) / 3)


def test_numbers_of_a_report(watched: Path) -> None:
    found = Run(watched)
    assert not found.together
    assert sum(bar.games for bar in found.bars()) == 30
    assert sum(count for bar in found.bars() for count in bar.ways.values()) == 30
    assert len(found.lengths()) == 30
    moments = found.moments()
    assert [moment.tenth for moment in moments] == list(range(10))
    assert moments[-1].standing > moments[0].standing > 0  # who wins stands better in the end
    assert moments[-1].leads > moments[-1].losers
    for wait in found.waits():
        assert 0 < wait.between <= wait.longest
    # The equals of a card's takers are seats that stood as well: a number of its own, not that of the takers.
    cards = [card for card in found.cards() if card.equals is not None]
    assert cards
    assert all(card.equals is not None and 0 <= card.equals <= 1 for card in cards)


def test_one_file_that_asks_nobody_in_both_languages(watched: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["report", str(watched)]) == 0
    assert "report.html" in capsys.readouterr().err
    text = (watched / "report.html").read_text("utf-8")
    read = Reader(text)
    own = re.sub(r"<script>.*?</script>", "", text, count=1, flags=re.DOTALL)  # Vega itself; the rest is ours
    assert ADDRESS.search(re.sub(r"<script.*?</script>", "", own, flags=re.DOTALL)) is None
    assert "link" not in read.counts
    assert not any("src" in found for found, _ in read.scripts)
    assert sorted(read.languages) == sorted(words.LANGUAGES)
    specs = [json.loads(data) for found, data in read.scripts if found.get("type") == "application/json"]
    plots = text.count('<div class="plot">')
    assert len(specs) == plots == 2 * 5  # and no plot of cards: in so few games little is known of any
    assert read.counts["table"] == read.counts["section"] == text.count('<p class="says">') == 2 * 6
    for spec in specs:
        assert spec["width"] == "container"
        assert spec["description"]
        assert "url" not in json.dumps(spec.get("data", {}))
    assert "actions: false" in text
    assert 500_000 < len(text) < 1_500_000
    assert "report-" not in re.sub(r"<(?:script|style).*?</(?:script|style)>", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_part_has_a_sentence_a_plot_and_a_table_as_wide_as_its_head(
    watched: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (report_numbers, report_parts):
        monkeypatch.setattr(module, "FEW_TAKERS", 3)
    told = page([Run(watched)], language)
    assert [part.name for part in told.parts] == ["winners", "length", "endings", "standing", "waiting", "cards"]
    for part in told.parts:
        assert part.sentence
        assert part.chart is not None
        assert not part.sentence.startswith("report-")
        assert part.rows
        assert all(len(row) == len(part.columns) for row in part.rows), part.name
    figures = " ".join(cell for part in told.parts for row in part.rows for cell in row)
    assert ("33,3\u00a0%" if language == "pt-BR" else "33.3\u00a0%") in figures  # the fair share of three
    assert "compare king-of-tokyo --card" in told.parts[-1].note


def test_a_team_has_one_win_rate_and_runs_beside_each_other(tmp_path: Path) -> None:
    runs = []
    for seats in (2, 3):
        folder = tmp_path / str(seats)
        simulate(plan("kick-ass", ["random"], games=2, seats=seats), 1, folder, watched=True)
        runs.append(Run(folder))
    assert all(one.together for one in runs)
    told = page(runs, "en")
    parts = {part.name: part for part in told.parts}
    assert len(parts["teams"].rows) == 2
    assert {row[0] for row in parts["teams"].rows} == {"Players: 2", "Players: 3"}
    assert "together" in parts["winners"].sentence
    # Random players lose all of these: nothing is said of games that were won, and none are drawn.
    assert runs[0].won().count == 0
    assert "lost every game" in parts["standing"].sentence
    assert parts["standing"].columns[1:] == ["Who does not"]


def test_names_are_those_that_people_know() -> None:
    voice = Voice("pt-BR", "keep-the-heroes-out")
    assert voice.card("thirteen_hens-in-hand") == "Treze galinhas (na mão)"
    assert voice.option("level") == "dificuldade"
    assert voice.choice("level", "family") == "Família"
    assert voice.choice("clans", ["dragon", "ghost"]).count(" + ") == 1
    assert voice.choice("unheard", 7) == "7"
    assert Voice("pt-BR", "rush-out").choice("handicap", "no") == "não"
    assert Voice("pt-BR", "king-of-tokyo").choice("monsters", ["space_penguin"]) == "Space Penguin"
    assert voice.bot("runs/agent.npz") == "runs/agent.npz"


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game_id", ludoteca.game_ids())
def test_every_choice_has_a_name(game_id: str, language: str) -> None:
    voice = Voice(language, game_id)
    for option in ludoteca.game(game_id).options:
        for choice in option.choices:
            assert voice.choice_key(option.name, choice), f"{option.name}: {choice}"


def test_a_pack_and_its_cards_are_called_as_it_calls_them_where_it_is_not_at_hand(tmp_path: Path) -> None:
    install([PRAIA])
    try:
        (option,) = (one for one in ludoteca.game(KOT).options if one.name == PACKS)
        what = plan(KOT, ["aprendiz"], games=3, seed=1, seats=3, options={PACKS: list(option.choices)})
        simulate(what, 1, tmp_path, watched=True)
    finally:
        uninstall()
    for language in words.LANGUAGES:
        told = page([Run(tmp_path)], language)
        assert "Monstros na praia" in told.made
        assert "Água de coco" in {row[0] for row in told.parts[-1].rows}
        assert "praia" not in told.made.replace("Monstros na praia", "")


def test_bars_leave_no_length_out_and_say_how_long_the_longest_is(watched: Path, tmp_path: Path) -> None:
    lengths = [10] * 30 + [11] * 20 + [13] * 49 + [40]
    folder = tmp_path / "run"
    copytree(watched, folder)
    games = pl.read_parquet(folder / "games.parquet").head(1)
    rows = pl.concat([games.with_columns(pl.lit(turns, pl.Int32).alias("turns")) for turns in lengths])
    rows.write_parquet(folder / "games.parquet")
    found = Run(folder)
    assert [(bar.low, bar.high, bar.games) for bar in found.bars()] == [
        (10, 10, 30),
        (11, 11, 20),
        (12, 12, 0),
        (13, 13, 49),
        (14, 40, 1),
    ]
    voice = Voice("en", KOT)
    shown = length(found, voice)
    assert [row[0] for row in shown.rows] == ["10", "11", "12", "13", "14–40"]
    ended = endings(found, voice)
    assert ended.rows[2][1:] == ["–"] * (len(ended.columns) - 1)
    assert ended.chart is not None
    assert ended.chart["encoding"]["x"]["scale"]["domain"] == ["10", "11", "12", "13", "14–40"]


def test_how_far_apart_two_standings_are_is_what_their_figures_show(
    watched: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def said(won: float, lost: float, language: str = "en") -> str:
        told = Run(watched)
        told.together = True
        monkeypatch.setattr(told, "won", lambda: Rate(20, 30))
        monkeypatch.setattr(told, "moments", lambda: [Moment(tenth, won, 0.0, lost) for tenth in range(10)])
        return standing(told, Voice(language, KOT)).sentence

    assert "98\u00a0% in games that it wins and 96\u00a0% in games that it loses: 2 points apart" in said(0.978, 0.964)
    assert said(0.98, 0.97).endswith(": 1 point apart.")
    assert said(0.97, 0.98).endswith(": 1 point apart.")
    assert said(0.98, 0.97, "pt-BR").endswith(": 1 ponto de diferença.")
    assert said(0.98, 0.96, "pt-BR").endswith(": 2 pontos de diferença.")


def test_letters_of_the_best_and_the_worst_card_do_not_meet(watched: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report_numbers, "FEW_TAKERS", 1)
    chart = next(part for part in page([Run(watched)], "en").parts if part.name == "cards").chart
    assert chart is not None
    rows = max(chart["datasets"].values(), key=len)
    named = [(column, row["card"]) for row in rows for column in row if row[column] == row["card"] and column != "card"]
    assert len(named) == 2
    assert {column.endswith(str(report_parts.ABOVE)) for column, _ in named} == {True, False}


def test_a_tournament_has_a_report_too(tmp_path: Path) -> None:
    out = str(tmp_path / "cup")
    arguments = ["tournament", KOT, "--bots", "random,aprendiz", "--seats", "2", "--most", "8", "--jobs", "1"]
    assert run([*arguments, "--out", out, "--json"]) == 0
    assert run(["report", out, "--to", str(tmp_path / "cup.html"), "--lang", "pt-BR"]) == 0
    text = (tmp_path / "cup.html").read_text("utf-8")
    assert "Classificação" in text
    assert "Who beats whom" in text
    assert text.count('<div class="plot">') == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["report", "nowhere"], "nowhere holds no run"),
        (["sim", KOT, "--games", "1", "--report"], "name it with --out"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1


def test_a_run_that_nobody_watched_says_how_to_watch_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate(plan(KOT, ["random"], games=1, seats=2), 1, tmp_path / "run")
    assert run(["report", str(tmp_path / "run")]) == 2
    assert "--report" in capsys.readouterr().err
    assert not (tmp_path / "run" / "report.html").exists()


def test_a_way_to_end_that_is_a_sentence_is_told_in_lines(watched: Path) -> None:
    """On a phone its letters went over the edge of the plot."""
    (broken,) = re.findall(r"/(.+)/g", IN_LINES)
    way = "as duas ondas passaram e o Cofre resistiu"
    lines = re.sub(broken, r"\1\n", way).strip().split("\n")
    assert " ".join(lines) == way
    assert max(map(len, lines)) <= 32
    chart = endings(Run(watched), Voice("pt-BR", KOT)).chart
    assert chart is not None
    assert chart["encoding"]["color"]["legend"]["labelExpr"] == IN_LINES


def test_where_all_seats_are_fair_hardly_a_report_calls_one_of_them_unfair() -> None:
    """Four intervals of 95 % beside each other would do so in every fifth report."""
    assert Rate(172, 600).interval[0] > 0.25
    assert not Rate(172, 600).is_far_from(0.25, 4)
    assert Rate(200, 600).is_far_from(0.25, 4)
    luck = Random(14)
    called = alone = 0
    for _ in range(1000):
        counts = Counter(luck.choices(range(4), k=300))
        rates = [Rate(counts[seat], 300) for seat in range(4)]
        called += any(rate.is_far_from(0.25, 4) for rate in rates)
        alone += any(rate.is_far_from(0.25, 1) for rate in rates)
    assert called <= 60
    assert alone > 120


def test_what_is_said_of_seats_is_what_their_lines_show(watched: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run(watched)
    monkeypatch.setattr(run, "by_seat", lambda: [Rate(172, 600), Rate(100, 600), Rate(156, 600), Rate(172, 600)])
    monkeypatch.setattr(run, "by_bot", dict)
    run.seats, run.fair = 4, 0.25
    part = winners(run, Voice("en", KOT))
    assert part.chart is not None
    lines = part.chart["datasets"][part.chart["layer"][0]["data"]["name"]]
    beside = [row["who"] for row in lines if not row["low"] <= 0.25 <= row["high"]]
    assert beside == ["Seat 2"]
    assert part.sentence.endswith("surely away from it: 2.")


def test_only_cards_that_are_surely_apart_are_called_so_and_none_is_best_and_worst(
    watched: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of four cards the three best and the three worst would have two in common."""

    def said(*wins: int) -> str:
        run = Run(watched)
        names = ("giant_brain", "wings", "urbavore", "jets")
        known = [CardFigures(name, 200, 100, Rate(won, 100), 0.25) for name, won in zip(names, wins, strict=True)]
        monkeypatch.setattr(run, "cards", lambda: known)
        part = cards(run, Voice("en", KOT))
        assert part is not None
        return part.sentence

    assert said(34, 27, 24, 18).startswith("Of no card is it sure")  # one in a hundred cards alone is so good by luck
    assert said(60, 27, 24, 5).startswith(
        "Those who took one of these surely won more than their equals: Giant Brain. Surely less: Jets. Taken"
    )
    assert "Surely less" not in said(60, 27, 24, 18)
