"""`ludoteca rules GAME --coverage`: what cites a rule, what proves it, and what is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca import rulebook
from ludoteca.cli import main
from ludoteca.coverage import citations, code_places, coverage, needs_code, test_places
from ludoteca.kernel.errors import LudotecaError

test_places.__test__ = False  # type: ignore[attr-defined]  # a function of the package, not a test

KOT = "king-of-tokyo"


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("KOT-R12: the monsters", ["KOT-R12"]),
        ("(KOT-R21 to R24, KOT-R55)", ["KOT-R21", "KOT-R55"]),
        ("KOT-armor_plating.1, .2, .3 and KOT-D-3.", [f"KOT-armor_plating.{n}" for n in "123"] + ["KOT-D-3"]),
        ("KOT-wings.1, and .copy; .2", ["KOT-wings.1", "KOT-wings.copy"]),
        ("KOT-wings.1 and .2, .copy", ["KOT-wings.1", "KOT-wings.2", "KOT-wings.copy"]),
        ("KOT-burrowing.copy.", ["KOT-burrowing.copy"]),
        ('f"KOT-{card}" and XKOT-R1, KOT-', []),
        ("KOT-poison_spit, KOT-R61: whoever", ["KOT-poison_spit", "KOT-R61"]),
    ],
)
def test_citations_are_read_with_their_shorthand(text: str, ids: list[str]) -> None:
    assert [rule for rule, _ in citations("KOT", text)] == ids


def test_a_citation_knows_its_line() -> None:
    assert list(citations("KOT", "a\nb KOT-R1\n\nKOT-R2")) == [("KOT-R1", 2), ("KOT-R2", 4)]


def test_code_is_python_and_content(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "turn.py").write_text('"""KOT-R1."""\n\n\ndef f() -> None:\n    """KOT-R1, KOT-R2."""\n')
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "tank"\ncost = 4\n')
    assert code_places(tmp_path, "KOT") == {
        "KOT-R1": ["rules/turn.py:1", "rules/turn.py:5"],
        "KOT-R2": ["rules/turn.py:5"],
        "KOT-tank": ["cards.toml:2"],
    }


TESTS = '''
import pytest

pytestmark = pytest.mark.rule("KOT-R1")
CASES = [pytest.param(1, marks=pytest.mark.rule("KOT-R2")), pytest.param(2, marks=[pytest.mark.rule("KOT-R3")])]


@pytest.mark.rule("KOT-R4")
@pytest.mark.rule("KOT-R5", "KOT-R6")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("KOT-R7"))])
def test_one(n):
    """KOT-R8 is only talked about here."""


class TestTwo:
    @pytest.mark.rule(*("KOT-R9", "KOT-R10"))
    def test_three(self):
        pass


@pytest.mark.other("KOT-R11")
def test_four():
    pass
'''


def test_marks_count_wherever_pytest_lets_them_be(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS)
    (tmp_path / "helper.py").write_text('import pytest\nM = pytest.mark.rule("KOT-R12")\n')
    found = test_places(tmp_path, "KOT")
    assert sorted(found, key=lambda rule: int(rule[5:])) == [f"KOT-R{n}" for n in (1, 2, 3, 4, 5, 6, 7, 9, 10)]
    assert found["KOT-R1"] == ["test_it.py"]
    assert found["KOT-R7"] == ["test_it.py::test_one"]
    assert found["KOT-R9"] == ["test_it.py::TestTwo::test_three"]


def test_only_worked_examples_need_no_code() -> None:
    assert [rule for rule in rulebook.rule_ids(KOT) if not needs_code(rule)] == [f"KOT-E{n}" for n in range(1, 5)]


def marked(tmp_path: Path, *rules: str) -> Path:
    marks = "\n".join(f'@pytest.mark.rule("{rule}")' for rule in rules)
    (tmp_path / "test_all.py").write_text(f"import pytest\n\n\n{marks}\ndef test_all():\n    pass\n")
    return tmp_path


def test_without_gaps_the_command_is_content(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = rulebook.rule_ids(KOT)
    everything = {rule: ["rules/all.py:1"] for rule in rules}
    monkeypatch.setattr("ludoteca.coverage.code_places", lambda *_: everything)
    folder = marked(tmp_path, *rules)
    assert main(["rules", KOT, "--coverage", "--lang", "en", "--tests", str(folder)]) == 0
    shown = capsys.readouterr().out
    assert f"{len(rules)} rule ids, all of them with code and tests." in shown
    assert main(["rules", KOT, "--coverage", "--lang", "pt-BR", "--tests", str(folder)]) == 0
    assert "todos com código e testes" in capsys.readouterr().out


def test_gaps_are_listed_and_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = marked(tmp_path, "KOT-R2", "KOT-R999")
    assert main(["rules", KOT, "--coverage", "--lang", "en", "--tests", str(folder)]) == 1
    shown = " ".join(capsys.readouterr().out.split())
    assert "KOT-R3 no test covers it" in shown
    assert "KOT-R2 no test" not in shown
    assert "KOT-R999 cited, but not in the rulebook test_all.py::test_all" in shown


def test_the_report_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = marked(tmp_path, "KOT-R2")
    assert main(["rules", KOT, "--coverage", "--json", "--tests", str(folder)]) == 1
    report = json.loads(capsys.readouterr().out)
    by_id = {entry["id"]: entry for entry in report["rules"]}
    assert list(by_id) == rulebook.rule_ids(KOT)
    assert by_id["KOT-R2"]["tests"] == ["test_all.py::test_all"]
    assert by_id["KOT-wings"]["code"]
    assert {"rule": "KOT-R3", "missing": "test", "place": ""} in report["gaps"]


def test_a_folder_or_file_that_cannot_be_read_is_told_as_such(tmp_path: Path) -> None:
    with pytest.raises(LudotecaError, match="there is no folder"):
        coverage(KOT, tmp_path / "nowhere")
    (tmp_path / "test_bad.py").write_text('def ("KOT-R1"')
    with pytest.raises(LudotecaError, match="cannot read the tests"):
        coverage(KOT, tmp_path)
