"""Checks the borders that neither ruff nor mypy sees: who imports whom, and how long a file may be.

The contracts stand in pyproject.toml under [tool.importlinter].
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests", "bench", "tools", "examples")
MOST_LINES = 600


def long_files() -> Iterator[str]:
    """One sentence for each Python file that has grown beyond one concept."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            lines = path.read_bytes().count(b"\n")
            if lines > MOST_LINES:
                yield f"{path.relative_to(ROOT)}: {lines} lines; split it, {MOST_LINES} are the most"


def addresses_in_requirements() -> Iterator[str]:
    """One sentence for each pinned file that names a host or a path: pins are names and hashes alone."""
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        if "://" in text or "--find-links" in text or "--index-url" in text or " @ " in text:
            yield f"{path.relative_to(ROOT)} names a host or a path; make it anew with make lock"


def broken_imports() -> Iterator[str]:
    """What import-linter has to say, when a contract is broken."""
    command = [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports_command; lint_imports_command()",
    ]
    result = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if result.returncode != 0:
        # The last part is about what is broken, before it come kept contracts and a banner of box signs.
        said = result.stdout.rpartition("Broken contracts\n")[2].splitlines()
        yield "\n".join(line for line in said if line.isascii()).strip(" -\n")


def main() -> int:
    """Print every finding; the exit code says whether there was one."""
    findings = [*long_files(), *addresses_in_requirements(), *broken_imports()]
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
