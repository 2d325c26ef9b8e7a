"""The packs that the documentation shows: what it quotes is theirs, and matches with them are as good as any."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel.packs import choose_all
from ludoteca.kernel.registry import install, installed, uninstall
from ludoteca.testkit.conformance import check_match, play_many

ROOT = Path(__file__).parent.parent
PACKS = ROOT / "docs" / "packs"
PAGE = (ROOT / "docs" / "making-a-pack.md").read_text("utf-8")
QUOTE = re.compile(r"(?:^<!-- from (\S+) -->\n)?^```toml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAMES = {"bairro": "fabrica-de-herois", "praia": "king-of-tokyo"}

# Names of their cards, as they are shown.
BAIRRO = "A Vizinha do 42|Seu Porteiro|Carro do Ovo|O gato subiu de novo|O Síndico Supremo|A portaria"
PRAIA = "Água de coco|Prancha emprestada|Cadeira cativa|Caranguejo de estimação|Fiado no quiosque|Queijo coalho|Mar de"


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    yield
    uninstall()


def test_all_that_the_page_quotes_is_in_a_pack() -> None:
    quotes = QUOTE.findall(PAGE)
    assert {Path(source).name for source, _ in quotes} == {
        "pack.toml", "heroes.toml", "missions.toml", "bases.toml", "portraits.toml", "cards.toml"
    }  # fmt: skip
    for source, text in quotes:
        assert text in (ROOT / source).read_text("utf-8"), f"{source} no longer has these lines"


@pytest.mark.parametrize("name", GAMES)
def test_a_match_with_the_pack_conforms(name: str) -> None:
    install([PACKS / name])
    game = ludoteca.game(GAMES[name])
    options = choose_all(game.options, {"target": 10})
    report = check_match(game, 2, 5, options, looks=6)
    assert report.moves > 0


@pytest.mark.parametrize("name", GAMES)
def test_cards_of_the_pack_come_into_play(name: str) -> None:
    install([PACKS / name])
    game = ludoteca.game(GAMES[name])
    options = choose_all(game.options, {})
    play_many(game, 3, 3, 1, options)
    facts = game.facts(game.content(options))
    assert any(thing.startswith(f"{name}:") for thing in facts.things)


def test_the_lab_shares_a_pack_out_to_its_processes(capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(PACKS / "praia")
    given = ["sim", "king-of-tokyo", "--pack", folder, "--games", "4", "--seats", "2", "--jobs", "2", "--json"]
    assert main([*given, "--bots", "random"]) == 0
    assert '"praia:prancha"' in capsys.readouterr().out
    assert [pack.name for pack in installed()] == ["praia"]


@pytest.mark.parametrize(("name", "seed", "card"), [("bairro", "8", BAIRRO), ("praia", "5", PRAIA)], ids=GAMES)
def test_a_match_with_the_pack_is_played_to_its_end_through_a_pipe(
    name: str, seed: str, card: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "ludoteca.cli", "play", GAMES[name], "--pack", str(PACKS / name)]
    given = [*command, "--seats", "human,aprendiz", "--seed", seed, "--target", "10", "--lang", "en"]
    done = subprocess.run(given, input=b"1\ny\n" * 3000, capture_output=True, cwd=tmp_path, timeout=600, check=False)
    told = done.stdout.decode()
    assert done.returncode == 0, done.stderr.decode()[-800:]
    assert " wins!" in told, told[-800:]
    assert re.search(card, told), "no card of the pack was ever seen"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "fabrica-de-herois", "--pack", "nowhere"], "nowhere: cannot be read as a folder"),
        (["serve", "--pack=nowhere"], "nowhere: cannot be read as a folder"),
        (["cards", "fabrica-de-herois", "--colour", "pink"], "no card has colour 'pink'; there are blue, green"),
        (["cards", "rush-out"], "rush-out has no cards to list"),
        (["cards", "chess"], "there is no game 'chess'"),
    ],
)
def test_bad_input_gives_a_sentence_and_exit_code_2(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert reason in capsys.readouterr().err


def test_cards_are_filtered_by_what_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["cards", "fabrica-de-herois", "--lang", "en", "--pack", str(PACKS / "bairro"), "--from", "bairro"]
    for more, count in (
        ([], "6 cards of 196"),
        (["--affiliation", "duty"], "2 cards of 196"),
        (["--bonus", "3"], "1 card of 196"),
        (["--kind", "attack"], "2 cards of 196"),
        (["--bolt", "yes"], "1 card of 196"),
        (["--effect", "marker,no-buying"], "3 cards of 196"),
        (["--colour", "blue"], "1 card of 196"),
        (["--what", "base"], "1 card of 196"),
        (["--words", "síndico"], "1 card of 196"),
        (["--bonus", "1", "--kind", "defence"], "0 cards of 196"),
    ):
        assert main([*given, *more]) == 0
        assert capsys.readouterr().out.strip().splitlines()[-1] == count, more
    assert main(["cards", "king-of-tokyo", "--lang", "en", "--type", "discard", "--cost", "3,4"]) == 0
    told = capsys.readouterr().out
    assert "Corner Store  costs 3 energy [KOT-R47]  Discard [KOT-R9]" in told
    assert "Gain 1 star. [KOT-corner_store]" in told
