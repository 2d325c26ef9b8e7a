"""Pins what is installed, with hashes and without the name of any host, in requirements/*.txt.

    python tools/lock.py               resolve what pyproject.toml and requirements/*.in ask for; pins that fit stay
    python tools/lock.py --upgrade     take the newest of everything

`make lock` calls it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.setup_venv import PINS, UV, settings_of_uv  # noqa: E402

ALL_EXTRAS = ("--extra", "all")
PACKAGE = "../pyproject.toml"

# The largest first: what it pins, the others take.
FILES: dict[str, tuple[str, ...]] = {
    "dev": ("dev.in", PACKAGE, *ALL_EXTRAS),
    "fast": ("fast.in", PACKAGE, *ALL_EXTRAS, "--constraint", "dev.txt"),
    "play": ("play.in", PACKAGE, "--extra", "server", "--extra", "terminal", "--constraint", "dev.txt"),
    "ray": ("ray.in", PACKAGE, "--extra", "ray", "--constraint", "dev.txt"),
    "spiel": ("spiel.in", PACKAGE, "--extra", "spiel", "--constraint", "dev.txt"),
    "node": ("node.in",),
    "uv": ("uv.in",),
}
OPTIONS = (
    "--quiet",
    "--universal",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-header",
    "--python-version",
    "3.11",
)


def main() -> None:
    """Write every file anew."""
    if not UV.is_file():
        sys.exit("lock: uv is missing; make setup fetches it")
    environment = {**os.environ, **settings_of_uv()}
    for name, asked in FILES.items():
        command = [str(UV), "pip", "compile", *OPTIONS, *sys.argv[1:], *asked, "--output-file", f"{name}.txt"]
        if subprocess.run(command, cwd=PINS, env=environment, check=False).returncode != 0:
            sys.exit(f"lock: requirements/{name}.txt could not be resolved")
        print(f"requirements/{name}.txt", flush=True)


if __name__ == "__main__":
    main()
