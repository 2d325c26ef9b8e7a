"""Patches: a game with other printed numbers, for an experiment. TOML that goes over the content files of the game.

    [cards.card.acid_attack]      # content/cards.toml, in its list of [[card]], the one with this id
    cost = 7

The first name is a file of the game's `content` folder without its ending, then comes the way into it: tables by name,
entries of a list by id (or, where they have none, by place: 1 is the first). What stands there is laid over what the
file says; then the game reads it as it always does, with all its checks, and a mistake is told with the line of the
patch. A patch holds for a whole process, and must be put before the game is loaded.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca import shelf
from ludoteca.kernel.content import ContentError, Place, Source, change_content, lines_of, values_of
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.packs import DIGITS, LARGEST_FILE

CONTENT = "content"
ENDING = ".toml"


@dataclass(frozen=True)
class Patch:
    """A patch as it was read, for one game; whoever gets it needs no file any more."""

    game: str
    path: str  # as it was named
    text: str

    @property
    def digest(self) -> str:
        """Of what it says."""
        return sha256(self.text.encode()).hexdigest()[:DIGITS]

    @property
    def key(self) -> str:
        """Its name and digest."""
        return f"{Path(self.path).stem}@{self.digest}"


def read_patch(path: Path, game_id: str) -> Patch:
    """The patch in a file. Every place that it names is there; whether its numbers can be, the game says later."""
    try:
        data = path.read_bytes()
    except OSError as problem:
        raise BadSetup(f"cannot read the patch {path}: {problem.strerror}") from problem
    if len(data) > LARGEST_FILE:
        raise ContentError(path, 0, f"has more than {LARGEST_FILE} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise ContentError(path, 0, "holds bytes that are no UTF-8") from problem
    if game_id not in shelf.folders():
        ludoteca.game(game_id)  # says that there is no such game
        raise BadSetup(f"{game_id} has no content files to lay a patch over")
    patch = Patch(game_id, str(path), text)
    changed = _files(patch)
    if not changed:
        raise ContentError(path, 0, "changes nothing")
    for name, change in changed.items():
        target = _folder(game_id) / f"{name}{ENDING}"
        _lay_over(_Where(patch, name), values_of(target, target.read_text("utf-8")), change, (), (), {})
    return patch


def put_patch(patch: Patch) -> None:
    """Let the game be another one in this process."""
    if f"{shelf.SHELF}.{shelf.folders()[patch.game].name}.game" in sys.modules:
        raise BadSetup(f"{patch.game} is loaded already: a patch comes before it")
    changed = {_folder(patch.game) / f"{name}{ENDING}": (name, change) for name, change in _files(patch).items()}

    def lay_over(path: Path, values: dict[str, Any]) -> Mapping[Place, Source]:
        told: dict[Place, Source] = {}
        if path in changed:
            name, change = changed[path]
            _lay_over(_Where(patch, name), values, change, (), (), told)
        return told

    change_content(lay_over)


def _folder(game_id: str) -> Path:
    return shelf.folders()[game_id] / CONTENT


def _files(patch: Patch) -> dict[str, dict[str, Any]]:
    """What changes, by the file that it changes."""
    where = _Where(patch, "")
    folder = _folder(patch.game)
    known = sorted(str(path.relative_to(folder).with_suffix("")) for path in folder.rglob(f"*{ENDING}"))
    values = values_of(Path(patch.path), patch.text)
    for name, change in values.items():
        if name not in known:
            raise where.error((), name, f"is no content file of {patch.game}; there are {', '.join(known)}")
        if not isinstance(change, dict):
            raise where.error((), name, "is a file: it takes a table of what changes in it")
    return values


class _Where:
    """Where in a patch something stands."""

    def __init__(self, patch: Patch, name: str) -> None:
        self.path = Path(patch.path)
        self.name = name
        self._lines = lines_of(patch.text)

    def source(self, place: Place, key: str) -> Source:
        """The line of a key, or of the first thing in it where it has none of its own, or of the table around it."""
        whole: Place = (*((self.name,) if self.name else ()), *place, key)
        while whole:
            inside = [line for at, line in self._lines.items() if at[: len(whole)] == whole]
            if inside:
                return self.path, self._lines.get(whole, min(inside))
            whole = whole[:-1]
        return self.path, 1

    def error(self, place: Place, key: str, reason: str) -> ContentError:
        """A mistake there."""
        path, line = self.source(place, key)
        return ContentError(path, line, " ".join([".".join(str(part) for part in (*place, key)), reason]))


def _lay_over(
    where: _Where, values: Any, change: Mapping[str, Any], place: Place, at: Place, told: dict[Place, Source]
) -> None:
    """Change a table; `place` is the way there in the patch, `at` in the file."""
    for key, wanted in change.items():
        here = values.get(key)
        if isinstance(wanted, dict) and isinstance(here, list) and all(isinstance(one, dict) for one in here):
            for name, deeper in wanted.items():
                index = _entry(where, here, (*place, key), name)
                if not isinstance(deeper, dict):
                    raise where.error((*place, key), name, "is an entry: it takes a table of what changes in it")
                _lay_over(where, here[index], deeper, (*place, key, name), (*at, key, index), told)
        elif isinstance(wanted, dict) and isinstance(here, dict):
            _lay_over(where, here, wanted, (*place, key), (*at, key), told)
        elif key == "id":
            raise where.error(place, key, "cannot be changed: what a thing is called is no number")
        elif here is None and not place and not isinstance(wanted, (int, str)):
            raise where.error(place, key, f"is not there; there are {', '.join(sorted(values))}")
        elif here is not None and type(here) is not type(wanted):
            raise where.error(place, key, f"is {wanted!r}; in the game it is {here!r}")
        else:
            values[key] = wanted
            told[*at, key] = where.source(place, key)


def _entry(where: _Where, entries: list[dict[str, Any]], place: Place, name: str) -> int:
    """Which entry of a list has this id; or this place, where entries have no ids."""
    ids = [str(one["id"]) for one in entries if "id" in one] or [str(n + 1) for n in range(len(entries))]
    if name not in ids:
        raise where.error(place, name, f"is not there; there are {', '.join(ids)}")
    return ids.index(name)
