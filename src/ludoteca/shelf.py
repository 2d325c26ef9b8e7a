"""Where the games are: a folder each, in `ludoteca/games` and in the folders that `LUDOTECA_SHELF` names.

A folder with code is a game. A folder with nothing but `locales/` announces one: the lobby shows its cover and says
that it is coming. All that belongs to a game (rules, words, rulebook, how a terminal shows it) is found in its folder,
so that nothing else has to name it.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

SHELF = "ludoteca.games"  # named, not imported: what is below the games knows none of them
VARIABLE = "LUDOTECA_SHELF"

_elsewhere: dict[str, Path] = {}  # folders of games that someone has put on the shelf by hand


def more_folders() -> list[str]:
    """The folders that the environment names, beside the one of this package."""
    return [os.path.abspath(named) for named in os.environ.get(VARIABLE, "").split(os.pathsep) if named]


def package_name(game_id: str) -> str:
    """How the folder of a game is called: `night-ferry` lives in `night_ferry`."""
    return game_id.replace("-", "_")


def folders() -> dict[str, Path]:
    """Every folder on the shelf by the id of its game, games and announced ones alike, in alphabetical order."""
    found: dict[str, Path] = {}
    for root in import_module(SHELF).__path__:
        for folder in Path(root).iterdir() if os.path.isdir(root) else ():
            if folder.name.isidentifier() and not folder.name.startswith("_") and folder.is_dir():
                found.setdefault(folder.name.replace("_", "-"), folder)
    return dict(sorted(found.items()))


def folder_of(game_id: str) -> Path | None:
    """The folder of a game; None when there is no such game."""
    return _elsewhere.get(game_id) or folders().get(game_id)


def is_game(folder: Path) -> bool:
    """Whether there is code in a folder."""
    return next(folder.glob("*.py"), None) is not None


def announced() -> list[str]:
    """The games that are coming: a folder with words, and no code yet."""
    return [game_id for game_id, folder in folders().items() if not is_game(folder) and (folder / "locales").is_dir()]


def put(game_id: str, front_door: type) -> None:
    """A game that was put on the shelf by hand has its words and rulebook beside its class, or beside the class of the
    game that it is a variant of."""
    for ancestor in front_door.__mro__:
        file = getattr(sys.modules.get(ancestor.__module__), "__file__", None)
        if file and (Path(file).parent / "locales").is_dir():
            _elsewhere[game_id] = Path(file).parent
            return


def take(game_id: str) -> None:
    """Forget the folder of a game that `put` named."""
    _elsewhere.pop(game_id, None)
