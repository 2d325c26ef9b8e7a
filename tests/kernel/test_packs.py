"""Packs as folders: what may lie in one, what it may say, and how it is installed, chosen and missed."""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.content import Faults
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.packs import LARGEST_FILE, Pack, choose_all, read_pack
from ludoteca.kernel.record import Record
from ludoteca.kernel.registry import install, installed, put_packs, uninstall

FH = "fabrica-de-herois"
MANIFEST = f'game = "{FH}"\ntitle = "O Bairro"\n'
HERO = """
[[hero]]
id = "vizinha"
name = "A Vizinha do 42"
bonus = 2
affiliations = ["backyard"]
gender = "f"
leader = { kind = "help", do = ["marker +1 for round"] }
discard = { kind = "attack", do = ["block 1 chosen for round"] }
"""


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    yield
    uninstall()


def folder(where: Path, name: str = "bairro", manifest: str = MANIFEST, heroes: str = HERO) -> Path:
    """A pack of one Hero."""
    made = where / name
    made.mkdir()
    (made / "pack.toml").write_text(manifest, "utf-8")
    (made / "heroes.toml").write_text(heroes, "utf-8")
    return made


def faults_of(*folders: Path) -> list[str]:
    """What is told about folders that cannot be installed; and then nothing of them is."""
    with pytest.raises(Faults) as told:
        install(folders)
    assert installed() == []
    assert "packs" not in [option.name for option in ludoteca.game(FH).options]
    return [str(fault).removeprefix(f"{folders[0].parent}/") for fault in told.value.faults]


# -- what may lie in a folder ----------------------------------------------------------------------------------


def test_what_is_no_data_is_refused_and_what_people_read_is_left_alone(tmp_path: Path) -> None:
    made = folder(tmp_path)
    (made / "README.md").write_text("for people")
    (made / ".hidden").write_text("x")
    install([made])
    (made / "evil.py").write_text("print(1)")
    (made / "en.ftl").write_text("card-wings = x")
    (made / "more.toml").write_text("")
    (made / "deeper").mkdir()
    files = "pack.toml, heroes.toml, missions.toml, bases.toml, portraits.toml"
    assert faults_of(made) == [
        "bairro/deeper: is no TOML: a pack is data, and nothing else lies in its folder",
        "bairro/en.ftl: is no TOML: a pack is data, and nothing else lies in its folder",
        "bairro/evil.py: is no TOML: a pack is data, and nothing else lies in its folder",
        f"bairro/more.toml: is no file of a pack for {FH}: {files}",
    ]


def test_nothing_leads_out_of_the_folder(tmp_path: Path) -> None:
    made = folder(tmp_path)
    secret = tmp_path / "secret.toml"
    secret.write_text(HERO, "utf-8")
    (made / "heroes.toml").unlink()
    (made / "heroes.toml").symlink_to(secret)
    os.mkfifo(made / "bases.toml")  # a pipe would never end
    (told, link) = faults_of(made)
    assert "bases.toml: is a link or no plain file" in told
    assert "heroes.toml: is a link" in link


@pytest.mark.parametrize(
    ("heroes", "reason"),
    [
        (HERO + "#" * LARGEST_FILE, "has more than 256000 bytes"),
        ("x = " + "[" * 50_000, ":1: has lists and tables more than 6 deep"),
        ("\n" + "a." * 50_000 + "b = 1", ":2: has lists and tables more than 6 deep"),
        ("a.b.c.d.e.f.g.h = 1", "more than 6 deep"),
        ("x = '" + "[" * 50 + "' # " + "{" * 50, "has no 'hero'"),
        ("x = " + "9" * 5000, "heroes.toml:1: Exceeds the limit"),
        ("x = 1\nx = 2", "heroes.toml:2: Cannot overwrite a value"),
        ('x = "', "heroes.toml:1: Unterminated string"),
        (HERO.replace('"A Vizinha do 42"', "nan"), ":4: hero 'vizinha': name is nan, not a text"),
        (HERO.replace("bonus = 2", "bonus = 99999999999999999999"), "bonus is 99999999999999999999; it goes from 1"),
    ],
)
def test_files_are_bounded_and_faults_have_their_line(tmp_path: Path, heroes: str, reason: str) -> None:
    told = faults_of(folder(tmp_path, heroes=heroes))
    assert any(reason in fault for fault in told), told


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    made = folder(tmp_path)
    (made / "heroes.toml").write_bytes(b"a = 1\nb = '\xff'\n")
    assert faults_of(made) == ["bairro/heroes.toml:2: holds bytes that are no UTF-8"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("<b>Vizinha</b>", "plain text"),
        ("{ $hero }", "plain text"),
        ("veja www.exemplo", "an address"),
        ("veja exemplo.com.br", "an address"),
        ("fale com ana@exemplo", "an address"),
        ("ftp://exemplo", "an address"),
        ("x" * 41, "has 41 characters; it takes 40"),
        ("Sabe\\nde tudo", "line break"),
        ("para trás \\u202e", "cannot be printed"),
    ],
)
def test_words_are_plain_text(tmp_path: Path, text: str, reason: str) -> None:
    (told,) = faults_of(folder(tmp_path, heroes=HERO.replace("A Vizinha do 42", text)))
    assert told.startswith("bairro/heroes.toml:4: hero 'vizinha': name ")
    assert reason in told


@pytest.mark.parametrize(
    ("name", "manifest", "reason"),
    [
        ("Bairro", MANIFEST, "is named with"),
        ("x" * 25, MANIFEST, "is named with"),
        ("bairro", "", "pack.toml:1: has no 'game'"),
        ("bairro", MANIFEST.replace(FH, "poker"), "game is 'poker', which is no game that takes packs"),
        ("bairro", MANIFEST.replace(FH, "rush-out"), "game is 'rush-out', which is no game that takes packs"),
        ("bairro", MANIFEST + 'code = "x"', "pack.toml:3: code is unknown here"),
        ("bairro", MANIFEST.replace("O Bairro", "<i>"), "pack.toml:2: title holds '<'"),
    ],
)
def test_a_pack_says_what_it_is(tmp_path: Path, name: str, manifest: str, reason: str) -> None:
    assert any(reason in fault for fault in faults_of(folder(tmp_path, name, manifest)))


def test_a_folder_that_is_none_or_empty_is_told(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    told = faults_of(tmp_path / "empty", tmp_path / "nowhere")
    assert "there is no pack.toml" in told[0]
    assert "cannot be read as a folder" in told[1]
    made = folder(tmp_path)
    (made / "heroes.toml").unlink()
    assert "has no cards" in faults_of(made)[0]


# -- installing and choosing -----------------------------------------------------------------------------------


def test_packs_are_installed_all_or_none_and_faults_of_all_are_told(tmp_path: Path) -> None:
    good = folder(tmp_path)
    bad = folder(tmp_path, "ruim", heroes=HERO.replace("bonus = 2", "bonus = 9"))
    twin = tmp_path / "twin"
    twin.mkdir()
    assert len(faults_of(good, bad, folder(twin))) == 2
    install([good])
    assert [pack.name for pack in installed()] == ["bairro"]


def test_a_digest_is_of_all_that_a_pack_says_and_of_nothing_else(tmp_path: Path) -> None:
    made = folder(tmp_path)
    first = read_pack(made, ludoteca_files)
    (made / "README.md").write_text("for people")
    assert read_pack(made, ludoteca_files).key == first.key
    (made / "pack.toml").write_text(MANIFEST.replace("Bairro", "Morro"), "utf-8")
    assert read_pack(made, ludoteca_files).key != first.key
    assert first.key.startswith("bairro@")


def ludoteca_files(game_id: str) -> tuple[str, ...]:
    return tuple(ludoteca.game(game_id).pack_files)


def test_another_process_gets_the_packs_as_they_were_read(tmp_path: Path) -> None:
    made = folder(tmp_path)
    install([made])
    (made / "heroes.toml").write_text("changed meanwhile", "utf-8")
    handed: list[Pack] = pickle.loads(pickle.dumps(installed()))
    uninstall()
    put_packs(handed)
    content = ludoteca.game(FH).content(choose_all(ludoteca.game(FH).options, {}))
    assert content.heroes[-1].id == "bairro:vizinha"


def test_a_record_whose_pack_is_missing_or_changed_is_refused_by_name(tmp_path: Path) -> None:
    made = folder(tmp_path)
    install([made])
    game = ludoteca.game(FH)
    record = game.start(2, 1, choose_all(game.options, {})).record()
    without = game.start(2, 1).record()
    record.replay()
    (key,) = record.options["packs"]
    uninstall()
    with pytest.raises(BadRecord, match=f"{key} .it is not installed"):
        Record.from_bytes(record.to_bytes()).replay()
    without.replay()  # none were chosen: none are missed
    (made / "heroes.toml").write_text(HERO.replace("bonus = 2", "bonus = 3"), "utf-8")
    install([made])
    with pytest.raises(BadRecord, match=f"{key} .here it is bairro@.* it has changed"):
        record.replay()
