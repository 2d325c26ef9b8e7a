"""`make audit` says what is known, and says when nobody could be asked."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable

import pytest

from tools import audit

Answer = tuple[int, str]
NO_NETWORK: Answer = (1, "ERROR: HTTPSConnectionPool: could not be reached")


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> Callable[[Answer, Answer], None]:
    """Lets the lists of known holes answer: for Python, and for the client."""

    def answer(python: Answer, client: Answer) -> None:
        def run(command: list[str], **_more: object) -> subprocess.CompletedProcess[str]:
            code, said = client if "npm" in command[0] else python if "pip-audit" in command[0] else (0, "")
            return subprocess.CompletedProcess(command, code, said, "")

        monkeypatch.setattr(subprocess, "run", run)
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")

    return answer


@pytest.mark.parametrize(
    ("python", "client", "code", "said"),
    [
        ((0, ""), (0, ""), audit.CLEAN, "no known holes in the client's packages"),
        (NO_NETWORK, (0, ""), audit.UNASKED, "nobody could be asked about the Python packages (ERROR: HTTPS"),
        ((0, ""), (1, "npm error audit endpoint returned an error"), audit.UNASKED, "about the client's packages (npm"),
        ((1, "Found 1 known vulnerability in 1 package"), NO_NETWORK, audit.HOLES, "Found 1 known vulnerability"),
        ((0, ""), (1, "2 moderate severity vulnerabilities"), audit.HOLES, "2 moderate severity vulnerabilities"),
    ],
)
def test_what_is_known_and_what_nobody_could_ask(
    asking: Callable[[Answer, Answer], None],
    capsys: pytest.CaptureFixture[str],
    python: Answer,
    client: Answer,
    code: int,
    said: str,
) -> None:
    asking(python, client)
    assert audit.main() == code
    told = capsys.readouterr()
    assert said in told.out + told.err


def test_without_npm_nobody_is_asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert audit.audit_client() == audit.UNASKED
    told = capsys.readouterr()
    assert "there is no npm here" in told.out + told.err
