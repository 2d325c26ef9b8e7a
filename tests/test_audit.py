"""`make audit` says what is known, and says when nobody could be asked."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Mapping

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


def told(*packages: Mapping[str, object]) -> str:
    """What pip-audit writes about packages."""
    return json.dumps({"dependencies": packages, "fixes": []})


WELL = {"name": "anyio", "version": "4.1", "vulns": []}
ILL = {"name": "jinja2", "version": "2.4", "vulns": [{"id": "PYSEC-2021-66", "fix_versions": ["2.11.3"]}]}
UNKNOWN = {"name": "httpx", "skip_reason": "Dependency not found on PyPI and could not be audited: httpx (1.0)"}
SOUND = (0, told(WELL))


@pytest.mark.parametrize(
    ("python", "client", "code", "said"),
    [
        (SOUND, (0, ""), audit.CLEAN, "no known holes in the client's packages"),
        (SOUND, (0, ""), audit.CLEAN, "no known holes in the Python packages; pypi was asked about all 1"),
        (NO_NETWORK, (0, ""), audit.UNASKED, "asked about all of the Python packages (pypi: ERROR: HTTPS"),
        (
            (0, told(UNKNOWN)),
            (0, ""),
            audit.UNASKED,
            "(pypi: nothing about 1 of 1; osv: nothing about 1 of 1)",
        ),
        (
            (0, told(WELL, UNKNOWN)),
            (0, ""),
            audit.UNASKED,
            "(pypi: nothing about 1 of 2; osv",
        ),
        ((0, told()), (0, ""), audit.UNASKED, "(pypi: nothing about 0 of 0; osv"),
        (SOUND, (1, "npm error audit endpoint returned an error"), audit.UNASKED, "about the client's packages (npm"),
        ((1, told(WELL, ILL)), NO_NETWORK, audit.HOLES, "jinja2 2.4: PYSEC-2021-66"),
        (SOUND, (1, "2 moderate severity vulnerabilities"), audit.HOLES, "2 moderate severity vulnerabilities"),
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
    heard = capsys.readouterr()
    assert said in heard.out + heard.err


def test_without_npm_nobody_is_asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert audit.audit_client() == audit.UNASKED
    heard = capsys.readouterr()
    assert "there is no npm here" in heard.out + heard.err


def test_who_does_not_know_a_package_is_not_the_only_one_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(command: list[str], **_more: object) -> subprocess.CompletedProcess[str]:
        knows = "osv" in command or "pip-audit" not in command[0]
        return subprocess.CompletedProcess(command, 0, told(WELL if knows else UNKNOWN), "")

    monkeypatch.setattr(subprocess, "run", run)
    assert audit.audit_python() == audit.CLEAN
    heard = capsys.readouterr()
    assert "osv was asked about all 1" in heard.out + heard.err
