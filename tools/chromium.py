"""Finds a Chromium for the browser tests; as root on Debian, installs the one without a window.

    python tools/chromium.py    silent when there is one, one line when it installs one, one sentence when it cannot

`make test` calls it. CHROMIUM=/path/to/chromium names one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGE = "chromium-headless-shell"  # the same engine without a window: half the work for the processor
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
    print(f"browser: installing Debian's {PACKAGE} (for the browser tests)", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "install", "-y", "--no-install-recommends", PACKAGE],
    ):
        result = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if result.returncode != 0:
            print(f"{result.stdout.rstrip()}\nbrowser: failed at {' '.join(command)}", flush=True)
            return


def main() -> None:
    """Leave with a Chromium, or with a sentence."""
    if "CHROMIUM" not in os.environ and shutil.which(PACKAGE) is None and can_install():
        install()
    if find() is None:
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
