"""Builds one wheel into dist/: the package, the built web client and the compiled modules.

    python tools/wheel.py [FOLDER]    build what is missing, then the wheel, into dist/ or that folder

`make wheel` calls it. The plain sources are in the wheel too, and `ludoteca._compiled` loads the compiled modules only
where they fit; so the wheel is tagged for this interpreter and this platform. Without a C compiler it holds plain
Python alone and runs everywhere.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
ROOT = TOOLS.parent
CLIENT = ROOT / "web" / "dist"
COMPILED = ROOT / "build" / "fast"
NO_COMPILER = 3  # as tools/fast.py says it

# Run in the folder of the parts. A distribution with extension modules is tagged for one interpreter and platform.
PACK = """
import sys
from setuptools import Distribution, setup

class Compiled(Distribution):
    def has_ext_modules(self):
        return True

setup(
    distclass=Compiled if sys.argv[1] == "compiled" else Distribution,
    script_args=["--quiet", "bdist_wheel", "--dist-dir", sys.argv[2]],
)
"""


def stage(folder: Path, *, compiled: bool) -> None:
    """Put everything that belongs into the wheel where setuptools looks for it."""
    for name in ("pyproject.toml", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder / name)
    package = folder / "src" / "ludoteca"
    shutil.copytree(ROOT / "src" / "ludoteca", package, ignore=shutil.ignore_patterns("__pycache__", "static", "_fast"))
    shutil.copytree(CLIENT, package / "server" / "static", ignore=shutil.ignore_patterns(".*"))
    if compiled:
        shutil.copytree(COMPILED, package / "_fast", ignore=shutil.ignore_patterns("recipe.txt"))


def pack(target: Path, *, compiled: bool) -> Path:
    """Make the wheel of what is built already; the file."""
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as parts, tempfile.TemporaryDirectory() as made:
        stage(Path(parts), compiled=compiled)
        kind = "compiled" if compiled else "plain"
        result = subprocess.run(
            [sys.executable, "-c", PACK, kind, made],
            cwd=parts,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if result.returncode != 0:
            sys.exit(f"{result.stdout.rstrip()}\nwheel: failed")
        (wheel,) = Path(made).glob("*.whl")
        return Path(shutil.copy(wheel, target / wheel.name))


def main() -> None:
    """Build the client, the compiled modules and the wheel."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    subprocess.run([sys.executable, str(TOOLS / "web.py")], check=True)
    compiling = subprocess.run([sys.executable, str(TOOLS / "fast.py")], check=False).returncode
    if compiling not in (0, NO_COMPILER):
        sys.exit("wheel: the modules do not compile")
    wheel = pack(target, compiled=compiling == 0)
    kind = "with compiled modules" if compiling == 0 else "as plain Python, for want of a C compiler"
    print(f"wheel: {wheel} ({wheel.stat().st_size / 1e6:.1f} MB, {kind})", flush=True)


if __name__ == "__main__":
    main()
