"""Builds the web client into web/dist, with whatever Node there is; where there is none, with Node from PyPI.

    python tools/web.py            build, unless what is built is of these sources
    python tools/web.py --check    lint and type-check the client and run its unit tests as well
    python tools/web.py --kit      build another one into build/kit: the same, with the page of the kit at /kit

`make play` and `make test` call it. It says in short lines what it does and is silent when there is nothing to do.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import setup_venv  # noqa: E402
from tools.shared import only_one, say  # noqa: E402

WEB = ROOT / "web"
DIST = WEB / "dist"
KIT_DIST = ROOT / "build" / "kit"
NODE_ENV = ROOT / "build" / "node"
LEAST_NODE = (20, 19)

# What the built client is made of; the icons of the cards are bundled by their names in the content files.
SOURCES = ("package-lock.json", "package.json", "index.html", "*.ts", "*.js", "src/**/*", "plugins/**/*", "public/**/*")
CONTENT = "src/ludoteca/games/*/content/*.toml"


def digest(paths: list[Path]) -> str:
    """What these files are, in one line."""
    found = sha256()
    for path in sorted(paths):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> list[Path]:
    """Every file that the built client depends on."""
    own = [path for pattern in SOURCES for path in WEB.glob(pattern) if path.is_file()]
    return own + list(ROOT.glob(CONTENT))


def is_stamped(stamp: Path, value: str) -> bool:
    """Whether a stamp says that this was done already."""
    return stamp.is_file() and stamp.read_text("utf-8") == value


def node_version(node: str) -> tuple[int, ...]:
    """The version of a Node, () when it does not run."""
    try:
        result = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", result.stdout)[:2])


def path_with_node() -> str:
    """A PATH on which there is a Node that can build the client, installing one from PyPI if need be."""
    path = os.environ.get("PATH", "")
    found = shutil.which("node", path=path)
    if found and shutil.which("npm", path=path) and node_version(found) >= LEAST_NODE:
        return path
    own = NODE_ENV / "bin"
    if node_version(str(own / "node")) < LEAST_NODE:
        say("web: no Node 20.19 or newer here, taking one from PyPI")
        run([sys.executable, "-m", "venv", "--clear", "--without-pip", str(NODE_ENV)], path)
        pip = [sys.executable, setup_venv.bundled_pip(), "--python", str(own / "python")]
        pins = str(setup_venv.PINS / "node.txt")
        run([*pip, "install", "--quiet", "--no-compile", "--require-hashes", "--requirement", pins], path)
    return f"{own}{os.pathsep}{path}"


def run(command: list[str], path: str, *, show: bool = False) -> None:
    """Run a command in web/; its output is shown when it fails, or when it is asked for."""
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1", "npm_config_fund": "false"}
    environment["npm_config_audit"] = "false"
    result = subprocess.run(
        command,
        cwd=WEB,
        env=environment,
        stdout=None if show else subprocess.PIPE,
        stderr=None if show else subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        say((result.stdout or "").rstrip())
        sys.exit(f"web: failed at {' '.join(command)}")


def install(path: str, *, checks: bool) -> None:
    """The client's own tools, exactly as locked: what builds it, and what checks it too if that is wanted.

    The first are the `dependencies` of package.json, the second its `devDependencies`: players are spared them.
    """
    lock = digest([WEB / "package-lock.json"])
    stamp = WEB / "node_modules" / ".ludoteca"
    if is_stamped(stamp, lock) or (is_stamped(stamp, f"{lock} build") and not checks):
        return
    say("web: installing what builds and checks the client" if checks else "web: installing what builds the client")
    run(["npm", "ci", "--no-progress", *(() if checks else ("--omit=dev",))], path)
    stamp.unlink(missing_ok=True)  # it may be a link to that of another checkout
    stamp.write_text(lock if checks else f"{lock} build", "utf-8")


def build(path: str, dist: Path = DIST, *how: str) -> None:
    """The client itself."""
    made_of = digest(sources())
    stamp = dist / ".made-of"
    if is_stamped(stamp, made_of):
        return
    started = time.monotonic()
    run(["npm", "run", "build", "--", "--outDir", str(dist), "--emptyOutDir", *how], path)
    stamp.write_text(made_of, "utf-8")
    say(f"web: client built in {time.monotonic() - started:.0f} s")


def main() -> None:
    """Build, and check when asked."""
    checks = "--check" in sys.argv[1:]
    dist, how = (KIT_DIST, ("--mode", "kit")) if "--kit" in sys.argv[1:] else (DIST, ())
    if is_stamped(dist / ".made-of", digest(sources())) and not checks:
        return
    with only_one(ROOT / "build" / "web.lock", "web: waiting for another build of the client"):
        path = path_with_node()
        install(path, checks=checks)
        build(path, dist, *how)
    if checks:
        say("web: layout, style, borders, what is unused")
        run(["npm", "run", "lint"], path)
        say("web: types")
        run(["npm", "run", "check"], path)
        say("web: unit tests")
        run(["npm", "run", "test"], path, show=True)


if __name__ == "__main__":
    main()
