"""Measures the web client: how large its scripts are, and how soon the lobby can be used after a cold load.

    python -m bench.client

`make bench` runs it after the server's figures. The load is measured in Chromium on loopback, with an empty cache.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from bench.server import server_process
from tools.chromium import MISSING, find

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "web" / "dist" / "assets"
LOADS = 5
MOST_SCRIPT_KB = 250
MOST_LOAD_S = 1.0


def script_kb() -> float:
    """All scripts of the client, compressed with gzip: the lobby, the tables and every board there is."""
    return sum(path.stat().st_size for path in ASSETS.glob("*.js.gz")) / 1000


def lobby_seconds(chromium: str, base: str) -> float:
    """From asking for the address to a lobby whose main button can be pressed; the median of several cold loads."""
    from playwright.sync_api import sync_playwright

    times: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for _ in range(LOADS):
            context = browser.new_context(locale="en-US")
            page = context.new_page()
            page.goto(base, wait_until="commit")
            page.get_by_role("button", name="Play now").wait_for()
            times.append(float(page.evaluate("performance.now()")) / 1000)
            context.close()
        browser.close()
    return statistics.median(times)


def main() -> None:
    """Print the figures with their targets."""
    if not ASSETS.is_dir():
        print("bench: the web client is not built (make web)")
        return
    size = script_kb()
    print(f"web client\n  script_kb {size:>20.0f}   target ≤ {MOST_SCRIPT_KB}   {_verdict(size <= MOST_SCRIPT_KB)}")
    chromium = find()
    if chromium is None:
        print(f"  lobby_s: {MISSING}")
        return
    with tempfile.TemporaryDirectory() as folder, server_process(folder) as (_, port, _):
        seconds = lobby_seconds(chromium, f"http://127.0.0.1:{port}")
    print(f"  lobby_s {seconds:>22.2f}   target ≤ {MOST_LOAD_S}   {_verdict(seconds <= MOST_LOAD_S)}")


def _verdict(met: bool) -> str:
    return "met" if met else "missed"


if __name__ == "__main__":
    main()
