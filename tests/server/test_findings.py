"""What `make siege` writes into docs/security.md: of one run, or with the run that each part comes from."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import findings
from bench.bad_days import Day
from bench.findings import BEGIN, END, Page, Phase, Row
from bench.kills import Toll

PAGE = f"# Security\n\n{BEGIN}\n\nold figures\n\n{END}\n\n## After it\n"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of documentation, and nothing kept of runs before."""
    file = tmp_path / "security.md"
    file.write_text(PAGE, "utf-8")
    monkeypatch.setattr(findings, "SECURITY", file)
    monkeypatch.setattr(findings, "KEPT", tmp_path / "build" / "siege.json")
    return file


def row(name: str, p99: float, **seen: int) -> Row:
    """An attack beside which answers took so long, and four milliseconds without it."""
    return Row(name, Phase([[4.0] * 100]), Phase([[p99] * 100]), 0, seen, 0.1)


def test_a_whole_run_leaves_nothing_of_older_ones(page: Path) -> None:
    first = Page("1", whole=True)
    first.describe("The first run.")
    first.add({"attack slow": row("slow", 9, bytes=1).line, "crowd": "Two look on."})
    first.write()
    second = Page("2", whole=True)
    second.describe("The second run.")
    second.add({"attack quotes": row("quotes", 9, cut=1).line})
    second.write()
    text = page.read_text("utf-8")
    assert text.startswith(f"# Security\n\n{BEGIN}\n\nThe second run.\n\n| attack |")
    assert text.endswith(f"|\n\n{END}\n\n## After it\n")
    assert not any(gone in text for gone in ("old figures", "first", "slow", "look on"))


def test_parts_that_are_run_again_say_of_which_run_they_are(page: Path) -> None:
    whole = Page("1", whole=True)
    whole.describe("The whole run.")
    tolls = [Toll("SQLite", "rush-out", 3, 7, 0, 0, 1.0), Toll("PostgreSQL", "rush-out", 2, 5, 0, 0, 1.0)]
    whole.add({"attack slow": row("slow", 9, bytes=1).line, **findings.lines_of_kills(tolls)})
    whole.write()
    assert "5 kills with -9, 3 on SQLite and 2 on PostgreSQL" in page.read_text("utf-8")
    again = Page("2", whole=False)
    again.describe("Days alone.")
    again.add(findings.lines_of_days([Day("disk full", False, "nothing was refused")]))
    again.write()
    text = page.read_text("utf-8")
    assert "- slow, kills: The whole run.\n- days: Days alone." in text
    assert "| disk full | **no** | nothing was refused |" in text
    assert text.index("| slow |") < text.index("| disk full |") < text.index("5 kills with -9")


def test_what_was_not_held_can_be_seen() -> None:
    assert row("slow", 9, bytes=1).held
    slow = row("slow", 11, bytes=1)
    assert not slow.held
    assert "**×2.20**" in slow.line
    unseen = row("slow", 9, **{"table 201": 4, "bytes": 0})
    assert not unseen.held
    assert "**nothing**" in row("slow", 9).line
