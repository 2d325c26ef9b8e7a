"""The wheel in empty environments: the engine alone plays, each extra brings what it says, the lobby opens."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools import fast, setup_venv, wheel

# A whole match of every game with turns, in Python alone.
PLAY = """
import ludoteca
from ludoteca import _compiled
from ludoteca.kernel.live import LiveGame

for name in ludoteca.game_ids():
    game = ludoteca.game(name)
    if isinstance(game, LiveGame):
        continue
    match = game.start(seats=game.seats[0], seed=7)
    while match.outcome is None:
        seat, decision = next(iter(match.pending.items()))
        match.answer(seat, decision.actions[-1])
    match.record().save(f"{name}.ludo")
    assert ludoteca.replay(f"{name}.ludo").outcome == match.outcome
    print("played", name, ludoteca.__file__)
print("compiled", _compiled.is_compiled(), _compiled.why_not_compiled())
"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, with its compiled modules if it has some of these sources."""
    built = subprocess.run([sys.executable, str(fast.ROOT / "tools" / "web.py")], check=False)
    assert built.returncode == 0, "the client cannot be built"
    settings = fast.fast_settings()
    compiled = fast.stale_because(fast.hot_sources(settings), settings, quick_will_do=True) is None
    made = wheel.pack(tmp_path_factory.mktemp("wheel"), compiled=compiled)
    assert is_compiled(made) == compiled
    return made


def is_compiled(file: Path) -> bool:
    """Whether a wheel says that it is for one interpreter and platform."""
    tag = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    return f"-{tag}-{tag}-" in file.name


class Installed:
    """An environment that held nothing, and now the wheel with some of its extras and what these ask for."""

    def __init__(self, folder: Path, file: Path, extras: str = "") -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTECA_")}
        self.environment.update(LC_ALL="C.UTF-8", COLUMNS="100", PYTHONNOUSERSITE="1")
        self.environment.pop("PYTHONPATH", None)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
        self._install(f"{file}{extras}")

    def _install(self, what: str) -> None:
        assert setup_venv.fetch_uv(), "there is no uv"
        pins = str(setup_venv.PINS / "dev.txt")
        uv = [str(setup_venv.UV), "pip", "install", "--quiet", "--python", str(self.bin / "python"), "-c", pins, what]
        environment = {**os.environ, **setup_venv.settings_of_uv()}
        # What set this checkout up is in the cache already: ask the network only if it is not.
        if subprocess.run([*uv, "--offline"], env=environment, capture_output=True, check=False).returncode != 0:
            result = subprocess.run(uv, env=environment, capture_output=True, text=True, check=False)
            assert result.returncode == 0, f"{what} cannot be installed: {result.stderr}"

    def run(self, *command: str, code: int = 0) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment, which must end with that exit code."""
        result = subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert result.returncode == code, f"{command} gave {result.returncode}:\n{result.stdout}{result.stderr}"
        return result

    def refuses(self, *command: str) -> str:
        """The one sentence with which a command of the package is refused."""
        result = self.run("ludoteca", *command, code=2)
        assert result.stdout == ""
        (sentence,) = result.stderr.splitlines()
        return sentence

    @contextmanager
    def serving(self) -> Iterator[str]:
        """`ludoteca serve` on a free port of the loopback; the address of its lobby."""
        command = [str(self.bin / "ludoteca"), "serve", "--port", "0", "--data", str(self.folder / "data")]
        with (
            (self.folder / "log").open("w+") as log,
            subprocess.Popen(
                command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True
            ) as server,
        ):
            try:
                assert server.stdout is not None
                announced = server.stdout.readline()
                log.seek(0)
                assert announced.startswith("Ludoteca: "), log.read()
                yield announced.removeprefix("Ludoteca: ").strip()
            finally:
                server.terminate()


def test_the_engine_alone_plays_and_says_what_else_to_install(tmp_path: Path, file: Path) -> None:
    engine = Installed(tmp_path, file)
    *played, compiled = engine.run("python", "-c", PLAY).stdout.splitlines()
    assert played
    assert all(str(engine.bin.parent) in line for line in played)
    assert compiled.rstrip() == "compiled True" if is_compiled(file) else compiled.startswith("compiled False")

    refused = engine.refuses("serve")
    assert refused.startswith("ludoteca: `ludoteca serve` needs litestar, uvicorn, ")
    assert refused.endswith(", which are not installed: pip install 'ludoteca[server]'")
    assert engine.refuses("sim", "king-of-tokyo") == (
        "ludoteca: `ludoteca sim` needs rich, polars, which are not installed: pip install 'ludoteca[lab]'"
    )
    assert engine.refuses("play", "king-of-tokyo") == (
        "ludoteca: `ludoteca play` needs rich, which is not installed: pip install 'ludoteca[terminal]'"
    )


@pytest.mark.long
def test_the_server_extra_brings_the_lobby_with_its_client(tmp_path: Path, file: Path) -> None:
    server = Installed(tmp_path, file, "[server]")
    with server.serving() as lobby:
        with urllib.request.urlopen(lobby, timeout=30) as answer:
            page = answer.read().decode()
        assert '<div id="app">' in page
        (script,) = re.findall(r'<script[^>]*src="/([^"]+\.js)"', page)
        with urllib.request.urlopen(lobby + script, timeout=30) as answer:
            assert answer.status == 200
            assert "javascript" in answer.headers["content-type"]
            assert len(answer.read()) > 10_000
    assert "polars, which is not installed: pip install 'ludoteca[lab]'" in server.refuses("sim", "king-of-tokyo")


@pytest.mark.long
def test_the_other_extras_bring_the_terminal_and_the_lab(tmp_path: Path, file: Path) -> None:
    terminal = Installed(tmp_path / "terminal", file, "[terminal]")
    told = terminal.run("ludoteca", "play", "king-of-tokyo", "--seats", "aprendiz,aprendiz", "--seed", "3").stdout
    assert "King of Tokyo" in terminal.run("ludoteca", "games").stdout
    assert " wins!" in told
    assert "'ludoteca[lab]'" in terminal.refuses("sim", "king-of-tokyo")

    lab = Installed(tmp_path / "lab", file, "[lab]")
    lab.run("ludoteca", "sim", "king-of-tokyo", "--bots", "aprendiz", "--games", "4", "--jobs", "1", "--out", "games")
    assert (lab.folder / "games" / "games.parquet").is_file()


def test_the_wheel_holds_client_and_sources_and_compiled_modules_where_it_says_so(file: Path) -> None:
    with zipfile.ZipFile(file) as opened:
        names = opened.namelist()
    assert "ludoteca/server/static/index.html" in names
    assert "ludoteca/kernel/session.py" in names
    assert {"ludoteca/lab/report.css", "ludoteca/lab/report.js"} <= set(names)  # a report is made of them
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    extensions = {name for name in names if name.endswith(suffix)}
    if is_compiled(file):
        assert f"ludoteca/_fast/ludoteca/kernel/session{suffix}" in extensions
    else:
        assert file.name.endswith("-py3-none-any.whl")
        assert extensions == set()
