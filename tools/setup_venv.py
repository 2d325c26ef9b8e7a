"""Makes .venv and installs the pinned requirements and the package into it, with nothing but Python 3.11.

`make setup` calls it when there is no .venv of these requirements in this place.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"


def say(text: str) -> None:
    """One line for the person at the terminal, shown at once."""
    print(text, flush=True)


def run(*command: str) -> None:
    """Run a command quietly; show what it said and stop when it fails."""
    # What a person set for pip in general (such as --user) must not break an installation into a venv.
    environment = {
        **os.environ,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_USER": "0",
        "PYTHONNOUSERSITE": "1",
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
    )
    if result.returncode != 0:
        say(result.stdout.rstrip())
        sys.exit(f"set-up failed at: {' '.join(command)}")


def interpreter_of_venv() -> str | None:
    """The version of the interpreter in .venv with its home, or None when it does not run."""
    probe = "import sys, pip; print(sys.version_info[:2], sys.base_prefix)"
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
    try:
        import ensurepip  # noqa: F401  (some systems ship Python without it)
    except ImportError:
        sys.exit("this Python cannot make a venv; install its venv package (on Debian: apt install python3-venv)")
    run(sys.executable, "-m", "venv", str(VENV))


def main() -> None:
    """Set everything up, saying what is done."""
    start = time.perf_counter()
    make_venv()
    (VENV / "ready").unlink(missing_ok=True)
    say("setting up: pinned requirements")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet"]
    run(*pip, "--require-hashes", "--requirement", "requirements/dev.txt")
    run(*pip, "--no-deps", "--no-build-isolation", "--editable", ".")
    say(f"set up in {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
