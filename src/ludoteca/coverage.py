"""Which code enforces each rule of a rulebook, and which tests prove it.

Code cites rules in docstrings and comments (`KOT-R12`, `KOT-wings.1, .2`); a card whose behaviour is data is cited by
its `id` in the game's TOML. Tests carry `@pytest.mark.rule("KOT-R12")`. An id that lacks either is a gap.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import ludoteca
from ludoteca import rulebook
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.registry import game
from ludoteca.shelf import folder_of

CONTENT_ID = re.compile(r'^\s*id\s*=\s*"([^"]+)"', re.MULTILINE)
EXAMPLE = re.compile(r"-E\d+$")


class Gap(NamedTuple):
    """Something missing: `code`, `test`, or the rule itself (`rule`: cited, but in no rulebook)."""

    rule: str
    missing: str
    place: str = ""


class Coverage(NamedTuple):
    """Every rule id in the order of the book, with the places that cite it."""

    rules: list[str]
    code: dict[str, list[str]]
    tests: dict[str, list[str]]
    gaps: list[Gap]

    def as_json(self) -> dict[str, Any]:
        """Plain values for a report."""
        return {
            "rules": [
                {"id": rule, "code": self.code.get(rule, []), "tests": self.tests.get(rule, [])} for rule in self.rules
            ],
            "gaps": [gap._asdict() for gap in self.gaps],
        }


def needs_code(rule: str) -> bool:
    """Worked examples are proven by tests alone."""
    return EXAMPLE.search(rule) is None


def citations(prefix: str, text: str) -> Iterator[tuple[str, int]]:
    """The rule ids in a text with their line numbers. After `KOT-wings.1` a bare `.2` means `KOT-wings.2`."""
    cited = re.compile(
        rf"\b{re.escape(prefix)}-(?P<base>[A-Za-z][A-Za-z0-9_]*(?:-[0-9]+)?)(?P<ruling>\.[A-Za-z0-9]+)?"
        rf"(?P<more>(?:(?:\s*,\s*|\s+and\s+|\s*,\s*and\s+)\.[A-Za-z0-9]+)*)"
    )
    for match in cited.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        yield f"{prefix}-{match['base']}{match['ruling'] or ''}", line
        for number in re.findall(r"\.([A-Za-z0-9]+)", match["more"]):
            yield f"{prefix}-{match['base']}.{number}", line


def code_places(folder: Path, prefix: str) -> dict[str, list[str]]:
    """Where the code of a game cites each rule."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for rule, line in citations(prefix, path.read_text("utf-8")):
            found.setdefault(rule, []).append(f"{path.relative_to(folder).as_posix()}:{line}")
    for path in sorted(folder.rglob("*.toml")):
        text = path.read_text("utf-8")
        for match in CONTENT_ID.finditer(text):
            line = text.count("\n", 0, match.start(1)) + 1
            found.setdefault(f"{prefix}-{match[1]}", []).append(f"{path.relative_to(folder).as_posix()}:{line}")
    return {rule: list(dict.fromkeys(places)) for rule, places in found.items()}


def test_places(folder: Path, prefix: str) -> dict[str, list[str]]:
    """Which tests carry a mark for each rule."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text("utf-8")
        if f"{prefix}-" not in source:
            continue
        try:
            tree = ast.parse(source)
        except SyntaxError as problem:
            raise LudotecaError(f"cannot read the tests in {path}: {problem.msg}") from problem
        name = path.relative_to(folder).as_posix()
        for statement in tree.body:
            for place, rule in _marks(statement, name):
                if rule.startswith(f"{prefix}-"):
                    found.setdefault(rule, []).append(place)
    return {rule: list(dict.fromkeys(places)) for rule, places in found.items()}


def _marks(node: ast.AST, place: str) -> Iterator[tuple[str, str]]:
    """The rule marks in a statement, each under the innermost test or class that holds it."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        place = f"{place}::{node.name}"
    elif isinstance(node, ast.Call) and _is_rule_mark(node.func):
        for argument in node.args:
            for part in ast.walk(argument):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield place, part.value
        return
    for child in ast.iter_child_nodes(node):
        yield from _marks(child, place)


def _is_rule_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


def tests_folder() -> Path:
    """The tests of this checkout."""
    for folder in (Path.cwd() / "tests", Path(ludoteca.__file__).parents[2] / "tests"):
        if folder.is_dir():
            return folder
    raise LudotecaError("there is no tests folder here: run this in a checkout, or name one with --tests FOLDER")


def coverage(game_id: str, tests: Path | None = None) -> Coverage:
    """Every rule of a game with its code and its tests, and what is missing."""
    prefix = game(game_id).prefix
    folder = tests or tests_folder()
    if not folder.is_dir():
        raise LudotecaError(f"there is no folder {folder}")
    rules = rulebook.rule_ids(game_id)
    sources = folder_of(game_id)
    assert sources is not None, "a game has a folder"
    code = code_places(sources, prefix)
    proofs = test_places(folder, prefix)
    gaps: list[Gap] = []
    for rule in rules:
        if needs_code(rule) and rule not in code:
            gaps.append(Gap(rule, "code"))
        if rule not in proofs:
            gaps.append(Gap(rule, "test"))
    known = set(rules)
    content = {rule for rule, places in code.items() if all(".toml:" in place for place in places)}
    for rule, places in sorted((code | proofs).items()):
        if rule not in known and rule not in content:
            gaps.append(Gap(rule, "rule", places[0]))
    return Coverage(rules, code, proofs, gaps)
