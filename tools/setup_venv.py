"""Makes .venv and installs pinned requirements and the package into it, with nothing but Python 3.11.

    python tools/setup_venv.py play    what the server and the terminal need: `make play` waits for this
    python tools/setup_venv.py fast    what everything needs, and the compiler of the hot modules
    python tools/setup_venv.py dev     what working on Ludoteca needs as well (the default)

Each level holds the ones before it, and is a file of hashed pins in requirements/. It is silent when that was done
before. `uv`, pinned like the rest, installs several times as fast as pip and is told what pip has been told about where
packages are; where it cannot be had, or cannot reach them, pip does it.

    python tools/setup_venv.py ray     an environment apart, build/ray, for tests of something large (also: spiel)
"""

from __future__ import annotations

import ast
import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from functools import cache
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.shared import only_one, say  # noqa: E402

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
BUILD = ROOT / "build"
UV = BUILD / "uv" / "bin" / "uv"
PINS = ROOT / "requirements"

LEVELS = ("play", "fast", "dev")
APART = ("ray", "spiel")
ABOUT = {
    "play": "what the server needs",
    "fast": "what the lab and the compiler of the rules need",
    "dev": "what the checks and tests need",
}


class Failed(Exception):
    """A command of the set-up failed; the text is what it said."""


def run(*command: str, settings: dict[str, str] | None = None) -> None:
    """Run a command quietly, with these settings besides the usual ones; `Failed` with what it said when it fails."""
    # What a person set for pip in general (such as --user) must not break an installation into a venv.
    environment = {
        **os.environ,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
        "PIP_USER": "0",
        "PYTHONNOUSERSITE": "1",
        **(settings or {}),
    }
    environment.pop("PYTHONPATH", None)
    result = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        # Ctrl-C at the server must not stop what is being installed beside it in the middle.
        start_new_session=True,
    )
    if result.returncode != 0:
        raise Failed(f"{result.stdout.rstrip()}\nset-up failed at: {' '.join(command)}")


# --- the virtual environment ----------------------------------------------------------------


def stamp_of(level: str) -> tuple[Path, str]:
    """Where a level that is done is noted, and what the note says: this place, these pins, this interpreter."""
    made_of = sha256(f"{ROOT} {sys.base_prefix}".encode())
    for file in (PINS / f"{level}.txt", ROOT / "pyproject.toml", Path(__file__)):
        made_of.update(file.read_bytes())
    return VENV / f"ready-{level}", made_of.hexdigest()


def is_ready(level: str) -> bool:
    """Whether this level, or one that holds it, was set up here."""
    for other in LEVELS[LEVELS.index(level) :]:
        stamp, value = stamp_of(other)
        if stamp.is_file() and stamp.read_text("utf-8") == value and os.access(PYTHON, os.X_OK):
            return True
    return False


def interpreter_of_venv() -> str | None:
    """The version of the interpreter in .venv with its home, or None when it does not run."""
    probe = "import sys; print(sys.version_info[:2], sys.base_prefix)"
    try:
        result = subprocess.run([str(PYTHON), "-c", probe], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return result.stdout.strip() if result.returncode == 0 else None


def make_venv() -> None:
    """Make .venv with this interpreter, unless a working one of it is there."""
    if interpreter_of_venv() == f"{sys.version_info[:2]} {sys.base_prefix}":
        return
    shutil.rmtree(VENV, ignore_errors=True)
    version = ".".join(str(part) for part in sys.version_info[:3])
    say(f"setting up: .venv with Python {version}")
    run(sys.executable, "-m", "venv", "--without-pip", str(VENV))


# --- installing -----------------------------------------------------------------------------


def bundled_pip() -> str:
    """The pip that comes with Python to start a venv with; it runs from its file, which saves installing it."""
    try:
        import ensurepip
    except ImportError:  # some systems ship Python without it
        sys.exit("this Python cannot make a venv; install its venv package (on Debian: apt install python3-venv)")
    elsewhere = sysconfig.get_config_var("WHEEL_PKG_DIR")  # where a distribution keeps its wheels
    folders = [Path(ensurepip.__file__).parent / "_bundled", *([Path(elsewhere)] if elsewhere else [])]
    wheels = [wheel for folder in folders for wheel in folder.glob("pip-*.whl")]
    if not wheels:
        sys.exit("this Python came without pip; install its venv package (on Debian: apt install python3-venv)")
    return f"{wheels[-1]}/pip"


def fetch_uv() -> bool:
    """Have the pinned uv under build/; says whether there is one."""
    pins = PINS / "uv.txt"
    stamp = UV.parent.parent / "pins.txt"
    if UV.is_file() and stamp.is_file() and stamp.read_text("utf-8") == pins.read_text("utf-8"):
        return True
    shutil.rmtree(UV.parent.parent, ignore_errors=True)
    install = ("install", "--quiet", "--no-compile", "--require-hashes", "--only-binary", ":all:")
    with contextlib.suppress(Failed):  # there is none for this platform, or no way to it: pip will do
        run(sys.executable, bundled_pip(), *install, "--target", str(UV.parent.parent), "--requirement", str(pins))
        stamp.write_text(pins.read_text("utf-8"), "utf-8")
    return stamp.is_file()


def in_words_of_uv(listed: str) -> dict[str, str]:
    """What `pip config list` says about where packages are, as settings of uv, which does not read those of pip."""
    told: dict[str, str] = {}
    for origin in ("global", "install", ":env:"):  # later ones count more
        for line in listed.splitlines():
            name, _, value = line.partition("=")
            where, _, key = name.rpartition(".")
            if where == origin:
                told[key] = str(ast.literal_eval(value))
    settings = {
        "UV_DEFAULT_INDEX": told.get("index-url", ""),
        "UV_INDEX": " ".join(told.get("extra-index-url", "").split()),
        "UV_FIND_LINKS": ",".join(told.get("find-links", "").split()),
        "UV_INSECURE_HOST": " ".join(told.get("trusted-host", "").split()),
        "SSL_CERT_FILE": told.get("cert", ""),
    }
    # For pip all indexes are one, and what may come from them is in the hashes. In turn: one may be out of reach.
    if settings["UV_INDEX"]:
        settings["UV_INDEX_STRATEGY"] = "unsafe-first-match"
    return {name: value for name, value in settings.items() if value}


@cache
def settings_of_uv() -> dict[str, str]:
    """Where uv looks for packages: where this machine tells pip to, unless it tells uv itself."""
    listed = subprocess.run(
        [sys.executable, bundled_pip(), "config", "list"], capture_output=True, text=True, check=False
    )
    found = in_words_of_uv(listed.stdout) if listed.returncode == 0 else {}
    return {name: value for name, value in found.items() if name not in os.environ}


def uv(*arguments: str) -> None:
    """Run the pinned uv."""
    run(str(UV), *arguments, settings=settings_of_uv())


def install_with_uv(level: str) -> None:
    """Install a level with uv. Modules are compiled to bytecode at their first import, where no tests wait for it."""
    install = ("pip", "install", "--quiet", "--no-config", "--python", str(PYTHON))
    bytecode = ("--compile-bytecode",) if level == "dev" else ()
    uv(*install, *bytecode, "--require-hashes", "--requirement", str(PINS / f"{level}.txt"))
    uv(*install, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))


def install_with_pip(level: str) -> None:
    """The same with pip."""
    pip = (sys.executable, bundled_pip(), "--python", str(PYTHON), "install", "--quiet")
    run(*pip, "--require-hashes", "--requirement", str(PINS / f"{level}.txt"))
    run(*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))


def set_up(level: str) -> None:
    """Have a level installed, saying what is done; `Failed` when that is not possible."""
    if is_ready(level):
        return
    with only_one(BUILD / "setup.lock", "setting up: waiting for another set-up of this checkout"):
        if is_ready(level):
            return
        start = time.perf_counter()
        make_venv()
        say(f"setting up: {ABOUT[level]}, as pinned in requirements/{level}.txt")
        if fetch_uv():
            try:
                install_with_uv(level)
            except Failed:
                say("setting up: uv could not install it, trying pip")
                install_with_pip(level)
        else:
            install_with_pip(level)
        stamp, value = stamp_of(level)
        stamp.write_text(value, "utf-8")
        say(f"setting up: done in {time.perf_counter() - start:.0f} s")


def set_up_apart(name: str) -> None:
    """An environment of its own in build/, with what requirements/<name>.txt pins, and without this package."""
    if not fetch_uv():
        raise Failed(f"set-up of {name} needs uv, and there is none for this machine")
    uv("venv", "--quiet", "--allow-existing", "--python", str(PYTHON), str(BUILD / name))
    pins = str(PINS / f"{name}.txt")
    uv("pip", "install", "--quiet", "--python", str(BUILD / name / "bin" / "python"), "--require-hashes", "-r", pins)


def main() -> None:
    """Set up the level that is asked for."""
    level = sys.argv[1] if len(sys.argv) > 1 else "dev"
    if level not in (*LEVELS, *APART):
        sys.exit(f"setup_venv.py: there is no {level}; there are {', '.join((*LEVELS, *APART))}")
    try:
        set_up(level) if level in LEVELS else set_up_apart(level)
    except Failed as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
