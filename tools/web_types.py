"""What the web client takes from Python, in TypeScript: the messages of the server as `web/src/protocol.ts`, and for
each game on the shelf its `generated.ts` (see `web_games.py`), with samples for the client's tests.

    python -m tools.web_types           write the files
    python -m tools.web_types --check   say whether they are up to date (exit code 1 when one is not)

Everything comes from the JSON Schema that msgspec makes of the structs. A field with a default is optional in both
directions: the server leaves defaults out, and a client may.
"""

from __future__ import annotations

import inspect
import sys
import types
from pathlib import Path
from typing import Literal, get_args, get_origin

import msgspec

from ludoteca.kernel import present
from ludoteca.server import bodies, messages
from tools import web_games
from tools.typescript import components, interface, typed

ROOT = Path(__file__).parent.parent
PROTOCOL = ROOT / "web" / "src" / "protocol.ts"
ACTIONS = ROOT / "web" / "tests" / "fixtures" / "actions.json"
HEAD = """\
/** Made by tools/web_types.py from messages.py and bodies.py of the server: change those, then `make types`. */
"""


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The message structs that a module declares, in its order."""
    return [
        item
        for item in vars(module).values()
        if inspect.isclass(item)
        and issubclass(item, msgspec.Struct)
        and item.__module__ == module.__name__
        and item.__struct_fields__
    ]


def unions(module: types.ModuleType) -> list[tuple[str, list[str]]]:
    """The unions of structs that a module names."""
    return [
        (name, [member.__name__ for member in get_args(item)])
        for name, item in vars(module).items()
        if isinstance(item, types.UnionType)
    ]


def choices(module: types.ModuleType) -> dict[frozenset[str], str]:
    """The sets of texts that a module names: `Pace` is "calm", "normal" …"""
    named = {name: item for name, item in vars(module).items() if get_origin(item) is Literal}
    return {frozenset(get_args(item)): name for name, item in named.items()}


def protocol() -> str:
    """The messages of the server."""
    wanted = [*structs(present), *structs(messages), *structs(bodies)]
    schemas = components([*wanted])
    aliases = choices(messages)
    shapes = ["\n".join(interface(struct, schemas[struct.__name__], aliases)) + "\n" for struct in wanted]
    named = [
        f"export type {name} = {typed({'enum': get_args(getattr(messages, name))})}\n" for name in aliases.values()
    ]
    named += [
        "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + "\n"
        for name, members in unions(messages)
    ]
    return "\n".join([HEAD, *shapes, *named])


def generated() -> dict[Path, str]:
    """Every file with its text."""
    fixture = msgspec.json.format(msgspec.json.encode(web_games.action_fixture()), indent=1).decode() + "\n"
    return {PROTOCOL: protocol(), **web_games.targets(), ACTIONS: fixture}


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    stale = [path for path, text in generated().items() if not path.is_file() or path.read_text("utf-8") != text]
    for path in stale:
        name = path.relative_to(ROOT)
        if "--check" in arguments:
            print(f"{name} is out of date: make types")
        else:
            path.write_text(generated()[path], "utf-8")
            print(name)
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
