"""Every game of the house by its id. A new game is a new folder with a `game.py` whose `GAME` is its front door."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from ludoteca import shelf, words
from ludoteca.kernel.content import ContentError, Faults
from ludoteca.kernel.errors import BrokenGame, UnknownGame
from ludoteca.kernel.game import Game
from ludoteca.kernel.packs import MOST_INSTALLED, Pack, read_pack

METADATA = ("id", "rules_version", "prefix", "seats", "events", "turn_rule")

_extra: dict[str, Game] = {}
_opened: dict[str, tuple[ModuleType, Game]] = {}  # front doors that were found: nobody looks through the folders again
_packs: list[Pack] = []  # those that were installed, and
_with_packs: dict[str, Game] = {}  # the games that know them, in place of those on the shelf


def game_ids() -> list[str]:
    """The ids of all games on the shelf, in alphabetical order, without loading their rules."""
    found = [game_id for game_id, folder in shelf.folders().items() if shelf.is_game(folder)]
    return sorted(found + list(_extra))


def game(game_id: str) -> Game:
    """The game with this id; `UnknownGame` when there is none, `BrokenGame` when its folder lacks something."""
    if game_id in _with_packs:
        return _with_packs[game_id]
    if game_id in _extra:
        return _extra[game_id]
    if game_id in _opened:
        module, found = _opened[game_id]
        if sys.modules.get(f"{shelf.SHELF}.{shelf.package_name(game_id)}.game") is module:
            return found
    if game_id not in game_ids():
        coming = f"{game_id} is announced, but cannot be played yet" if game_id in shelf.announced() else ""
        raise UnknownGame(f"{coming or f'there is no game {game_id!r}'}; there are: {', '.join(game_ids())}")
    return _front_door(game_id, shelf.folders()[game_id])


def _front_door(game_id: str, folder: Path) -> Game:
    """`GAME` of a folder's `game.py`."""
    package = f"{shelf.SHELF}.{folder.name}"
    if not (folder / "__init__.py").is_file():
        raise BrokenGame(f"{folder} is no package: put an __init__.py (with a docstring) into it")
    if not (folder / "game.py").is_file():
        raise BrokenGame(f"{folder} has no game.py, the front door of a game")
    module = import_module(f"{package}.game")
    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise BrokenGame(f"{folder / 'game.py'} has no GAME: it ends with `GAME = …()`, the one instance of its `Game`")
    for name in METADATA:
        if not hasattr(found, name):
            raise BrokenGame(f"{folder / 'game.py'}: {type(found).__name__} does not say its `{name}`")
    if found.id != game_id:
        raise BrokenGame(f"{folder / 'game.py'}: the game calls itself {found.id!r}, but its folder says {game_id!r}")
    _opened[game_id] = (module, found)
    return found


def register(extra: Game) -> None:
    """Put a game on the shelf that lives elsewhere (an example of the tests): its words are beside its module."""
    if extra.id in game_ids() and _extra.get(extra.id) is not extra:
        raise ValueError(f"there is a game {extra.id!r} already")
    if extra.id in _extra:
        return
    _extra[extra.id] = extra
    shelf.put(extra.id, type(extra))
    words.forget(extra.id)


def unregister(game_id: str) -> None:
    """Take a game off the shelf that `register` put there."""
    _extra.pop(game_id, None)
    shelf.take(game_id)
    words.forget(game_id)


# -- packs -----------------------------------------------------------------------------------------------------


def install(folders: Sequence[Path]) -> None:
    """Let tables choose the packs in these folders, all of them or none: `Faults` tells whatever is wrong with any."""
    faults: list[ContentError] = []
    found: list[Pack] = []
    for folder in folders:
        try:
            pack = read_pack(folder, _pack_files)
        except Faults as told:
            faults += told.faults
            continue
        twin = next((other for other in found if other.name == pack.name), None)
        if twin is None:
            found.append(pack)
        else:
            faults.append(ContentError(folder, 0, f"there is a pack {pack.name!r} already: {twin.folder}"))
    if len(found) > MOST_INSTALLED:
        faults.append(ContentError(folders[-1], 0, f"these are {len(found)} packs; there is room for {MOST_INSTALLED}"))
    put_packs(found, faults)


def put_packs(packs: Sequence[Pack], faults: Sequence[ContentError] = ()) -> None:
    """Let tables choose these packs, in place of all that were installed before. A worker gets those of its server."""
    told = list(faults)
    made: dict[str, Game] = {}
    uninstall()
    for game_id in dict.fromkeys(pack.game for pack in packs):
        try:
            made[game_id] = game(game_id).with_packs([pack for pack in packs if pack.game == game_id])
        except Faults as problem:
            told += problem.faults
    if told:
        raise Faults(told)
    _packs.extend(packs)
    _with_packs.update(made)


def uninstall() -> None:
    """Forget all packs."""
    _packs.clear()
    _with_packs.clear()


def installed() -> list[Pack]:
    """The packs that tables can choose, for whoever starts another process."""
    return list(_packs)


def _pack_files(game_id: str) -> Sequence[str]:
    return game(game_id).pack_files if game_id in game_ids() else ()
