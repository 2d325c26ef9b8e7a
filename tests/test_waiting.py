"""Tests wait for what happens, never for a time (docs/testing.md): a sleep is too long here, too short elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SLEEP = re.compile(r"wait_?for_?timeout\(|\bsleep\(\s*(?!0\))[\d.]|setTimeout\([^,()]+,\s*\d", re.IGNORECASE)


@pytest.mark.parametrize(
    ("line", "sleeps"),
    [
        ("await asyncio.sleep(0.06)", True),
        ("time.sleep(2)", True),
        ("page.wait_for_timeout(BRIEFLY)", True),
        ("await new Promise((done) => setTimeout(done, 90))", True),
        ("await asyncio.sleep(0)", False),
        ("await hand.advance(0.5)", False),
        ("setTimeout(done, ms)", False),
    ],
)
def test_a_sleep_is_known_when_it_is_seen(line: str, sleeps: bool) -> None:
    assert bool(SLEEP.search(line)) == sleeps


def test_no_test_sleeps() -> None:
    files = [*HERE.rglob("*.py"), *HERE.rglob("*.js"), *(HERE.parent / "web" / "tests").rglob("*.ts")]
    assert len(files) > 300
    found = [
        f"{file.relative_to(HERE.parent)}:{number}: {line.strip()}"
        for file in files
        if file != Path(__file__)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if SLEEP.search(line)
    ]
    assert not found, "\n".join(found)
