"""What the web client needs to know of each game, as `web/src/games/<game>/generated.ts`: the shape of its view
(`people/shapes.py`), the meaning of its actions (`Game.actions`), and from its `content/*.toml` who can be played (a
table with a `figure`) and the picture of a card (an `icon` with a `color`). Games are found on the shelf; none is named
here.
"""

from __future__ import annotations

import tomllib
import types
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, is_typeddict

import msgspec

import ludoteca
from ludoteca import shelf
from ludoteca.kernel.actions import ActionSpace
from ludoteca.kernel.game import Game
from ludoteca.kernel.registry import game_ids
from tools.typescript import components, interface

ROOT = Path(__file__).parent.parent
WEB_GAMES = ROOT / "web" / "src" / "games"
HEAD = """\
/** Made by tools/web_types.py of what {package} declares: change it there, then `make types`. */
"""
FACE_FIELDS = ("figure", "color", "dice")
PICTURE_FIELDS = ("icon", "color", "ground", "holes")
SAMPLES = 3  # of each act: the first number, the last, and one between them


def package_of(game_id: str) -> str:
    """Where a game's code is."""
    return f"{shelf.SHELF}.{shelf.folders()[game_id].name}"


def shapes_of(game_id: str) -> types.ModuleType | None:
    """The module that declares a game's view, if it does."""
    try:
        return import_module(f"{package_of(game_id)}.people.shapes")
    except ModuleNotFoundError:
        return None


def view_types(module: types.ModuleType) -> Iterator[str]:
    """The constants, names and interfaces of a game's view."""
    for name, item in vars(module).items():
        if name.isupper() and isinstance(item, dict):
            yield f"export const {name} = {quoted(item)} as const\n"
    names = {name: get_args(item) for name, item in vars(module).items() if get_origin(item) is Literal}
    for name, values in names.items():
        yield f"export type {name} = {' | '.join(quoted(value) for value in values)}\n"
    shapes = [item for item in vars(module).values() if is_typeddict(item) and item.__module__ == module.__name__]
    schemas = components(shapes)
    aliases = {frozenset(values): name for name, values in names.items()}
    for shape in shapes:
        yield "\n".join(interface(shape, schemas[shape.__name__], aliases)) + "\n"


def quoted(value: object) -> str:
    """A value as it stands in TypeScript."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{named(key)}: {quoted(one)}" for key, one in value.items()) + " }"
    return msgspec.json.encode(value).decode()


def named(key: str) -> str:
    """The name of a field, in quotes where it needs them."""
    return key if key.isidentifier() else f'"{key}"'


def action_space(space: ActionSpace) -> Iterator[str]:
    """The acts of one kind of decision: where each begins, and how many values each parameter has."""
    for placed in space.acts:
        params = {param.name: param.size for param in placed.params}
        yield f"    {named(placed.name)}: {{ at: {placed.base}, params: {quoted(params) if params else '{}'} }},"


def actions(game: Game) -> Iterator[str]:
    """What the numbers mean, by the kind of the decision."""
    yield "/** What the numbers of each kind of decision mean. */"
    yield "export const ACTIONS = {"
    for kind, space in game.actions.items():
        yield f"  {named(kind)}: actionSpace({{"
        yield from action_space(space)
        yield "  }),"
    yield "}\n"


def tables(content: Any, name: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of a content file with its id; one without `id` goes by its name."""
    if isinstance(content, dict):
        yield str(content.get("id", name)), content
        for key, value in content.items():
            yield from tables(value, key)
    elif isinstance(content, list):
        for value in content:
            yield from tables(value, name)


def content_tables(game_id: str) -> list[tuple[str, dict[str, Any]]]:
    """All tables of a game's content files."""
    folder = files(package_of(game_id)) / "content"
    if not folder.is_dir():
        return []
    paths = sorted((path for path in folder.iterdir() if path.name.endswith(".toml")), key=lambda path: path.name)
    return [table for path in paths for table in tables(tomllib.loads(path.read_text("utf-8")))]


def record(name: str, about: str, kind: str, rows: Mapping[str, object]) -> Iterator[str]:
    """A constant by id."""
    yield f"/** {about} */"
    yield f"export const {name}: Record<string, {kind}> = {{"
    yield from (f"  {named(key)}: {quoted(value)}," for key, value in rows.items())
    yield "}\n"


def generate(game_id: str) -> str:
    """The whole file of a game; empty when it declares nothing that the client could use."""
    game = ludoteca.game(game_id)
    found = content_tables(game_id)
    faces = {
        name: {field: table[field] for field in FACE_FIELDS if field in table}
        for name, table in found
        if "figure" in table
    }
    pictures = {
        name: {field: table[field] for field in PICTURE_FIELDS if field in table}
        for name, table in found
        if "icon" in table
    }
    dressed = any("dice" in face for face in faces.values())
    shapes = shapes_of(game_id)
    lines: list[str] = []
    if game.actions:
        lines.append("import { actionSpace } from '../../lib/actions.ts'\n")
    if shapes is not None:
        lines.extend(view_types(shapes))
    if faces:
        look = "{ figure: string; color: string; dice: { face: string; light: string; ink: string } }"
        lines.extend(
            record(
                "FACES",
                "Whom a seat can play: the drawn bust and the colours.",
                look if dressed else "{ figure: string; color: string }",
                faces,
            )
        )
    if any("color" in picture for picture in pictures.values()):
        look = "{ icon: string; color: string; ground?: string; holes?: string }"
        lines.extend(record("PICTURES", "The icon of each card, and its colours.", look, pictures))
    if game.actions:
        lines.extend(actions(game))
    return HEAD.format(package=package_of(game_id)) + "\n" + "\n".join(lines) if lines else ""


def targets() -> dict[Path, str]:
    """Every file of a game that has a folder in the web client."""
    made = {WEB_GAMES / game_id / "generated.ts": generate(game_id) for game_id in game_ids()}
    return {path: text for path, text in made.items() if text and path.parent.is_dir()}


def samples(space: ActionSpace) -> list[int]:
    """Some numbers of every act."""
    found = {
        placed.base + (placed.end - 1 - placed.base) * step // (SAMPLES - 1)
        for placed in space.acts
        for step in range(SAMPLES)
    }
    return sorted(found)


def meaning(space: ActionSpace, action: int) -> list[object]:
    """An action as Python takes it to pieces."""
    name, values = space.decode(action)
    params = [param.name for param in space.act(name).params]
    return [action, name, dict(zip(params, values, strict=True))]


def action_fixture() -> dict[str, dict[str, list[list[object]]]]:
    """What some numbers of every kind of decision mean: the client's decoding is held to it."""
    return {
        game_id: {
            kind: [meaning(space, action) for action in samples(space)]
            for kind, space in ludoteca.game(game_id).actions.items()
        }
        for game_id in game_ids()
        if ludoteca.game(game_id).actions and (WEB_GAMES / game_id).is_dir()
    }
