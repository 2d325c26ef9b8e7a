"""Finds a Chromium for the browser tests; as root on Debian, installs one when there is none.

    python tools/chromium.py    silent when there is one, one line when it installs one, one sentence when it cannot

`make test` calls it. CHROMIUM=/path/to/chromium names one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING = "browser: no Chromium found; install it (Debian: apt-get install chromium) or name one with CHROMIUM=/path"


def find() -> str | None:
    """The path of a Chromium of this machine."""
    given = os.environ.get("CHROMIUM", "")
    return next((found for name in (given, *NAMES) if name and (found := shutil.which(name))), None)


def can_install() -> bool:
    """Whether this is a Debian that we may add a package to."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    """Chromium from Debian, without what it only recommends."""
    print("browser: no Chromium here, installing Debian's (for the browser tests)", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "install", "-y", "--no-install-recommends", "chromium"],
    ):
        result = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if result.returncode != 0:
            sys.exit(f"{result.stdout.rstrip()}\nbrowser: failed at {' '.join(command)}")


def main() -> None:
    """Leave with a Chromium, or with a sentence."""
    if find() is None and can_install():
        install()
    if find() is None:
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
