"""`make play`: the lobby first; what takes long happens beside the running server, and ends with it."""

from __future__ import annotations

import os
import signal
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import play, setup_venv

# Stands for `ludoteca serve`: it says where the lobby is, and serves until something comes through the pipe `stop`.
SERVER = """#!/bin/sh
echo "pure=$LUDOTECA_PURE" > server
echo "Ludoteca: http://127.0.0.1:8000/"
test ! -p stop || cat stop > /dev/null
"""
# Stands for the interpreter that runs tools/fast.py: `--check` tells whether there is a build, else it compiles.
COMPILER = """#!/bin/sh
case "$*" in
    *--check*) test -e compiled ;;
    *) echo "$$" > compiling; {work} ;;
esac
"""


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a .venv whose programs only pretend; everything is installed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("LUDOTECA_PURE", raising=False)
    monkeypatch.setattr(setup_venv, "VENV", tmp_path)
    monkeypatch.setattr(setup_venv, "PYTHON", tmp_path / "bin" / "python")
    monkeypatch.setattr(setup_venv, "is_ready", lambda _level: True)
    program(tmp_path, "ludoteca", SERVER)
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield tmp_path
    for number, handler in handlers.items():
        signal.signal(number, handler)


def program(room: Path, name: str, text: str) -> None:
    file = room / "bin" / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(text)
    file.chmod(file.stat().st_mode | stat.S_IXUSR)


def test_a_server_without_a_build_runs_plain_and_the_compiler_ends_with_it(
    room: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for pipe in ("stop", "never"):
        os.mkfifo(room / pipe)
    program(room, "python", COMPILER.format(work="echo > stop; exec cat never"))
    assert play.serve([]) == 0
    assert (room / "server").read_text() == "pure=1\n"
    lobby, beside = capfd.readouterr().out.splitlines()
    assert lobby == "Ludoteca: http://127.0.0.1:8000/"
    assert beside == "The server runs as plain Python; the rules are compiled beside it for the next start."
    with pytest.raises(ProcessLookupError):
        os.kill(int((room / "compiling").read_text()), 0)


def test_compiling_is_polite_and_says_when_it_is_done(room: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program(room, "python", COMPILER.format(work="nice > priority"))
    done = play.Compiling()
    done.begin()
    done.wait()
    assert capfd.readouterr().out == "The rules are compiled: from the next start on they run several times as fast.\n"
    assert (room / "priority").read_text() == "19\n"


def test_a_server_with_a_build_uses_it_and_nothing_is_compiled(room: Path) -> None:
    program(room, "python", COMPILER.format(work="true"))
    (room / "compiled").touch()
    assert play.serve([]) == 0
    assert (room / "server").read_text() == "pure=\n"
    assert not (room / "compiling").exists()


def test_a_server_that_cannot_start_starts_no_compiler(room: Path) -> None:
    program(room, "ludoteca", "#!/bin/sh\nexit 1\n")
    program(room, "python", COMPILER.format(work="true"))
    assert play.serve([]) == 1
    assert not (room / "compiling").exists()


class Installers:
    """Notes what would be installed, and by what; `uv` may be missing, or fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, has_uv: bool, uv_works: bool) -> None:
        self.said: list[str] = []
        self.uv_works = uv_works
        (tmp_path / "venv" / "bin").mkdir(parents=True)
        (tmp_path / "venv" / "bin" / "python").symlink_to(sys.executable)
        monkeypatch.setattr(setup_venv, "VENV", tmp_path / "venv")
        monkeypatch.setattr(setup_venv, "PYTHON", tmp_path / "venv" / "bin" / "python")
        monkeypatch.setattr(setup_venv, "BUILD", tmp_path)
        monkeypatch.setattr(setup_venv, "make_venv", lambda: None)
        monkeypatch.setattr(setup_venv, "fetch_uv", lambda: has_uv)
        monkeypatch.setattr(setup_venv, "run", self.run)

    def run(self, *command: str, settings: dict[str, str] | None = None) -> None:
        by = "uv" if command[0].endswith("uv") else "pip"
        if by == "uv" and not self.uv_works:
            raise setup_venv.Failed("no way to the packages")
        assert "--require-hashes" in command or "--no-deps" in command
        self.said.append(f"{by} {Path(command[-1]).name}")


@pytest.mark.parametrize(
    ("has_uv", "uv_works", "by"), [(True, True, "uv"), (True, False, "pip"), (False, False, "pip")]
)
def test_pip_installs_where_uv_cannot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_uv: bool, uv_works: bool, by: str
) -> None:
    installers = Installers(monkeypatch, tmp_path, has_uv=has_uv, uv_works=uv_works)
    setup_venv.set_up("fast")
    assert installers.said == [f"{by} fast.txt", f"{by} {setup_venv.ROOT.name}"]


def test_uv_looks_for_packages_where_pip_was_told_to() -> None:
    listed = """\
:env:.cert='/etc/certificates'
:env:.disable-pip-version-check='1'
global.cert='/etc/older'
global.extra-index-url='file:///one/simple\\nhttps://two.example/simple'
install.find-links='/wheels /more-wheels'
"""
    assert setup_venv.in_words_of_uv(listed) == {
        "UV_INDEX": "file:///one/simple https://two.example/simple",
        "UV_INDEX_STRATEGY": "unsafe-first-match",
        "UV_FIND_LINKS": "/wheels,/more-wheels",
        "SSL_CERT_FILE": "/etc/certificates",
    }
    assert setup_venv.in_words_of_uv("global.index-url='https://mine.example/simple'\n") == {
        "UV_DEFAULT_INDEX": "https://mine.example/simple"
    }
    assert setup_venv.in_words_of_uv("") == {}


def test_a_level_holds_the_ones_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Installers(monkeypatch, tmp_path, has_uv=True, uv_works=True)
    assert not setup_venv.is_ready("play")
    setup_venv.set_up("fast")
    assert setup_venv.is_ready("play")
    assert setup_venv.is_ready("fast")
    assert not setup_venv.is_ready("dev")


def test_a_set_up_that_failed_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Installers(monkeypatch, tmp_path, has_uv=True, uv_works=True)

    def fails(*command: str, settings: dict[str, str] | None = None) -> None:
        raise setup_venv.Failed("no network")

    monkeypatch.setattr(setup_venv, "run", fails)
    with pytest.raises(setup_venv.Failed, match="no network"):
        setup_venv.set_up("play")
    assert not setup_venv.is_ready("play")


def test_changed_pins_are_set_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installers = Installers(monkeypatch, tmp_path, has_uv=True, uv_works=True)
    pins = tmp_path / "requirements"
    pins.mkdir()
    for level in setup_venv.LEVELS:
        (pins / f"{level}.txt").write_text("msgspec==1\n")
    monkeypatch.setattr(setup_venv, "PINS", pins)
    setup_venv.set_up("play")
    setup_venv.set_up("play")
    assert len(installers.said) == 2
    (pins / "play.txt").write_text("msgspec==2\n")
    assert not setup_venv.is_ready("play")
