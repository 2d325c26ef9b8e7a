"""Comparisons: the same games on two sides, patches that are checked like content, cards that stay in the box."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import ludoteca
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.live import LiveGame
from ludoteca.kernel.registry import uninstall
from ludoteca.lab import plan
from ludoteca.lab.compare import LEAST, UNKNOWN, WORTH, Worth, compare
from ludoteca.lab.luck import Without, left_out
from ludoteca.lab.match import Player
from ludoteca.lab.patch import put_patch, read_patch
from ludoteca.lab.side import Glance, sides
from ludoteca.shelf import folder_of
from tests.lab.command import run

KOT = "king-of-tokyo"
COMPARE = ["compare", KOT, "--bots", "random", "--seats", "2", "--most", str(LEAST)]
CHEAP = "[cards.card.acid_attack]\ncost = 1\n\n[cards.card.heal]\nhearts = 5\n"


def told(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> dict[str, Any]:
    assert run([*arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_both_sides_play_the_same_games_with_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [*COMPARE, "--after", "target=6", "--metric", "turns", "--metric", "end:stars"]
    alone = told(capsys, [*asked, "--jobs", "1"])
    assert told(capsys, [*asked, "--jobs", "2"]) == alone
    assert alone["games"] == LEAST
    turns = alone["metrics"]["turns"]
    assert turns["before"] > turns["after"]
    assert turns["verdict"] == "lower"
    assert turns["difference"] == pytest.approx(turns["after"] - turns["before"], abs=1e-5)
    low, high = turns["interval"]
    assert low < turns["difference"] < high < 0
    first = Player(plan(KOT, ["random"], seats=2)).play(0)
    assert first.decisions > 0


def test_a_patch_changes_one_side_alone_and_is_kept_with_its_digest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    patch = tmp_path / "cheap.toml"
    patch.write_text(CHEAP)
    out = tmp_path / "out"
    found = told(capsys, [*COMPARE, "--after", str(patch), "--jobs", "2", "--out", str(out)])
    assert 0 < found["identical"] < LEAST
    kept = json.loads((out / "compare.json").read_text())
    assert kept == found
    digest = read_patch(patch, KOT).digest
    assert kept["after"]["patch"] == {"name": "cheap.toml", "digest": digest, "text": CHEAP}
    assert kept["before"]["patch"] is None
    pairs = pl.read_parquet(out / "pairs.parquet")
    assert pairs.height == LEAST
    assert pairs["turns before"].mean() == pytest.approx(kept["metrics"]["turns"]["before"], abs=1e-5)
    assert run([*COMPARE, "--after", "target=6", "--jobs", "1", "--out", str(out)]) == 0
    assert "replaced the earlier comparison" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[cards.card.acid_attak]\ncost = 1", "bad.toml:1: card.acid_attak is not there; there are acid_attack"),
        ("[cards.card.heal]\n\ncost = 99", "bad.toml:3: card 'heal': cost is 99; it goes from 0 to 20"),
        ("[cards.card.heal]\ncosts = 9", "bad.toml:2: card 'heal': costs is unknown here"),
        ('[cards.card.heal]\ncost = "9"', "bad.toml:2: card.heal.cost is '9'; in the game it is 3"),
        ('[cards.card.heal]\nid = "cure"', "cannot be changed"),
        ("[monster.gigazaur]\nhearts = 9", "monster is no content file of king-of-tokyo; there are cards, monsters"),
        ("cards = 3", "is a file: it takes a table"),
        (
            '[cards.card.heal]\ncost = 9\n\n["scenarios/bailiff".rooms.vault]\ntreasure = 5',
            "bad.toml:4: scenarios/bailiff is no content file",
        ),
        ("", "changes nothing"),
        ("[cards", "bad.toml:1:"),
    ],
)
def test_a_patch_is_checked_like_content(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    patch = tmp_path / "bad.toml"
    patch.write_text(text)
    assert run([*COMPARE, "--after", str(patch), "--jobs", "2", "--out", str(tmp_path / "out")]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert [path.name for path in tmp_path.iterdir()] == ["bad.toml"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "what is to be compared?"),
        (["--after", "box"], "both sides are the same"),
        (["--after", "nowhere"], "'nowhere' is no side"),
        (["--after", "lives=9"], "no option 'lives'"),
        (["--after", "target=6", "--precision", "0"], "precision must be above 0"),
        (["--after", "target=6", "--most", "5"], "at least 100 games"),
        (["--after", "target=6", "--jobs", "0"], "jobs must be at least 1"),
        (["--after", "target=6", "--metric", "fun"], "there is no metric 'fun'; there are: won, seat-0"),
        (["--after", "missing.toml"], "cannot read the patch missing.toml"),
        (["--card", "excalibur"], "has no card 'excalibur'"),
        (["--after", "target=6", "--metric", "worth"], "there is no metric 'worth'"),
        (["--card", "heal", "--after", "box"], "leave --before and --after out"),
        (["--after", "a.toml", "--after", "b.toml"], "2 patches"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*COMPARE, "--jobs", "1", *arguments]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


@pytest.mark.usefixtures("all_go_home")
def test_ctrl_c_leaves_what_is_known_by_then() -> None:
    def enough(_: int) -> None:
        raise KeyboardInterrupt

    both = sides(KOT, ["box"], ["target=18"], [], bots=["random"], seats=2)
    found = compare(both, most=10 * LEAST, jobs=2, precision=1e-9, progress=enough)
    assert not found.complete
    assert found.games == LEAST
    assert found.to_json()["metrics"]["turns"]["games"] == LEAST


def test_a_folder_of_something_else_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "summary.json").write_text('{"format": "ludoteca-sim"}')
    assert run([*COMPARE, "--after", "target=6", "--out", str(tmp_path)]) == 2
    assert "holds other things than a comparison" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["summary.json"]


def test_what_a_card_is_worth_is_told_by_the_same_games_without_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, [*COMPARE, "--card", "heal", "--jobs", "1"])
    worth = found["metrics"][WORTH]
    assert 0 < worth["games"] < LEAST
    assert worth["verdict"] == UNKNOWN
    # Where the card never comes up, the game with it is the game without it.
    assert LEAST - worth["games"] >= found["identical"] > 0
    assert found["before"]["without"] == ["heal"]
    alone = told(capsys, [*COMPARE, "--card", "heal", "--jobs", "1", "--metric", WORTH])
    assert list(alone["metrics"]) == [WORTH]  # all doubt is its own
    assert alone["metrics"][WORTH]["before"] == worth["before"]
    beside = told(capsys, [*COMPARE, "--card", "heal", "--jobs", "1", "--metric", "turns"])
    assert list(beside["metrics"]) == [WORTH, "turns"]


def test_a_card_is_worth_what_its_takers_win_more_with_it() -> None:
    lost, won = (Glance(winners, ("random",) * 2, "stars", 9, 9, None, {}, {"heal": (1,)}) for winners in ((0,), (1,)))
    worth = Worth("heal")
    worth.add(lost, won)
    assert (worth.before, worth.after) == (0, 1)
    worth.add(won, replace(won, takers={}))  # nobody took it: that game says nothing
    assert worth.games == 1


def test_metrics_that_are_looked_at_together_share_their_doubt(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*COMPARE, "--after", "target=15", "--jobs", "1", "--metric", "turns"]
    alone = told(capsys, arguments)["metrics"]["turns"]
    beside = told(capsys, [*arguments, "--metric", "decisions"])["metrics"]["turns"]
    assert beside["difference"] == alone["difference"]
    assert beside["interval"][0] < alone["interval"][0] < alone["interval"][1] < beside["interval"][1]


CARDS = {  # in each game that has decks, one of them
    "fabrica-de-herois": "heroes",
    "keep-the-heroes-out": "loot",
    "kick-ass": "items",
    KOT: "deck",
    "rush-out": "spells",
}


def test_no_game_with_decks_is_left_out() -> None:
    games = [ludoteca.game(game_id) for game_id in ludoteca.game_ids()]
    assert {game.id for game in games if game.facts(game.content(game.check_setup(game.seats[0], {}))).decks} == set(
        CARDS
    )


@pytest.mark.parametrize("game_id", sorted(CARDS))
def test_in_every_game_a_card_can_stay_in_the_box_and_all_others_lie_as_ever(game_id: str) -> None:
    game = ludoteca.game(game_id)
    seats = max(2, game.seats[0])
    bot = "aprendiz" if isinstance(game, LiveGame) else "random"
    what = plan(game_id, [bot], seats=seats)
    facts = game.facts(game.content(what.options))
    tag = CARDS[game_id]
    kinds = facts.decks[tag]
    gone = facts.things[kinds[len(kinds) // 2]]
    out = left_out(facts, game_id, [gone])
    usual, other = list(range(len(kinds))), list(range(len(kinds)))
    seeded(3).shuffle(tag, usual)
    Without(seeded(3), out).shuffle(tag, other)
    assert other == [card for card in usual if facts.things[kinds[card]] != gone]
    assert len(other) < len(usual)
    without = Player(plan(game_id, [bot], seats=seats, without=[gone]))
    played = without.play(0)
    assert facts.things.index(gone) not in played.offered
    assert played.decisions > 0


def test_a_card_that_stays_in_the_box_does_so_for_bots_that_look_through_a_glimpse() -> None:
    what = plan(KOT, ["aprendiz"], seats=2, without=["heal"])
    for index in range(2):
        assert Player(what, direct=False).play(index) == Player(what).play(index)


PATCHES = {  # in each game that has its numbers in files, one of them
    "fabrica-de-herois": ("[heroes.hero.ana_faisca]\nbonus = 3", "content.heroes[0].bonus", "3"),
    "keep-the-heroes-out": ("[clans.clan.dragon]\nvitality = 4", "content.clans[0].vitality", "4"),
    "kick-ass": (
        "[items.item.pruning_sticks]\nlines = ['combat: hit 2']",
        "content.items[0].notation",
        "['combat: hit 2']",
    ),
    KOT: ("[cards.card.heal]\ncost = 5", "content.costs[content.kind('heal')]", "5"),
    "rush-out": ("[gear.equipment.pocket_torch]\ncost = 3", "content.equipment_cost[0]", "3"),
}
LOADED = """
import sys
from multiprocessing import active_children
from pathlib import Path
import ludoteca
from ludoteca.lab.patch import put_patch, read_patch
put_patch(read_patch(Path(sys.argv[1]), sys.argv[2]))
game = ludoteca.game(sys.argv[2])
content = game.content(game.check_setup(game.seats[0], {}))
print(eval(sys.argv[3]))
"""


def test_no_game_with_numbers_in_files_is_left_out() -> None:
    folders = {game_id: folder_of(game_id) for game_id in ludoteca.game_ids()}
    assert {name for name, folder in folders.items() if folder and any(folder.glob("content/*.toml"))} == set(PATCHES)


@pytest.mark.parametrize("game_id", sorted(PATCHES))
def test_the_numbers_of_every_game_can_be_patched(game_id: str, tmp_path: Path) -> None:
    text, where, wanted = PATCHES[game_id]
    patch = tmp_path / "other.toml"
    patch.write_text(text)
    done = subprocess.run(
        [sys.executable, "-c", LOADED, str(patch), game_id, where], capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == wanted, done.stderr
    ludoteca.game(game_id)
    with pytest.raises(LudotecaError, match="is loaded already"):
        put_patch(read_patch(patch, game_id))


PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_patches_of_the_manual_can_be_laid_over_their_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(texts) == 2
    for text, arguments in zip(texts, ([KOT], ["keep-the-heroes-out", "--option", "scenario=bailiff"]), strict=True):
        patch = tmp_path / "manual.toml"
        patch.write_text(text)
        more = ["--bots", "random", "--seats", "2", "--most", str(LEAST), "--jobs", "2"]
        found = told(capsys, ["compare", *arguments, *more, "--after", str(patch)])
        assert found["after"]["patch"]["text"] == text
        assert found["games"] == LEAST


def test_a_table_that_cannot_be_is_told_with_the_line_of_the_patch_that_made_it_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    patch = tmp_path / "poor.toml"
    patch.write_text('# nothing to lose\n["scenarios/bailiff".rooms.vault]\ntreasure = 3\n')
    arguments = ["compare", "keep-the-heroes-out", "--bots", "random", "--seats", "2", "--jobs", "2"]
    assert run([*arguments, "--after", str(patch)]) == 2
    assert f"{patch}:3: rooms: vault has no Treasure of value 4" in capsys.readouterr().err


def test_packs_are_a_side(tmp_path: Path) -> None:
    folder = tmp_path / "storm"
    folder.mkdir()
    (folder / "pack.toml").write_text('game = "king-of-tokyo"\ntitle = "Storm"\n')
    (folder / "cards.toml").write_text(
        '[[card]]\nid = "gale"\nname = "Gale"\ncost = 2\ntype = "discard"\nvp = 3\nicon = "acid"\n'
    )
    try:
        both = sides(KOT, ["box"], [str(folder)], [], bots=["random"], seats=2)
        assert [len(side.plan.options["packs"]) for side in both] == [0, 1]
        found = compare(both, most=LEAST)
        assert 0 < found.games <= LEAST
        assert found.identical < LEAST
        with pytest.raises(LudotecaError, match="storm is a pack for king-of-tokyo, not for fabrica-de-herois"):
            sides("fabrica-de-herois", ["box"], [str(folder)], [], bots=["random"], seats=2)
    finally:
        uninstall()
    with pytest.raises(LudotecaError, match=r"no TOML|cannot|there is no"):
        sides(KOT, ["box"], [str(tmp_path)], [], bots=["random"], seats=2)
