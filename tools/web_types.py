"""The protocol in TypeScript: turns the message structs of the server into `web/src/protocol.ts`.

    python tools/web_types.py           write the file
    python tools/web_types.py --check   say whether the file is up to date (exit code 1 when it is not)

Everything comes from the JSON Schema that msgspec makes of the structs. A field with a default is optional in both
directions: the server leaves defaults out, and a client may.
"""

from __future__ import annotations

import inspect
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from ludoteca.kernel import present
from ludoteca.server import messages

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web" / "src" / "protocol.ts"
HEAD = """\
/** Made by tools/web_types.py from src/ludoteca/server/messages.py: change the structs there, then `make types`. */
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


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typed(option) for option in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        item = typed(schema.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {typed(values if isinstance(values, dict) else {})}>"
    names = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return names[kind] if isinstance(kind, str) else "unknown"


def comment(text: str, indent: str = "") -> Iterator[str]:
    """A description as a documentation comment."""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
        return
    yield f"{indent}/**"
    for line in lines:
        yield f"{indent} * {line}".rstrip()
    yield f"{indent} */"


def interface(name: str, schema: dict[str, Any]) -> Iterator[str]:
    """One struct."""
    yield from comment(schema.get("description", ""))
    yield f"export interface {name} {{"
    required = schema.get("required", [])
    for field, about in schema["properties"].items():
        yield f"  {field}{'' if field in required else '?'}: {typed(about)}"
    yield "}"


def generate() -> str:
    """The whole file."""
    wanted = [*structs(present), *structs(messages)]
    _, components = msgspec.json.schema_components(wanted, ref_template="#/$defs/{name}")
    shapes = ["\n".join(interface(struct.__name__, components[struct.__name__])) + "\n" for struct in wanted]
    named = [
        "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + "\n"
        for name, members in unions(messages)
    ]
    return "\n".join([HEAD, *shapes, *named])


def main(arguments: list[str]) -> int:
    """Write the file, or check it."""
    text = generate()
    if "--check" in arguments:
        same = TARGET.is_file() and TARGET.read_text("utf-8") == text
        print("web/src/protocol.ts is up to date" if same else "web/src/protocol.ts is out of date: make types")
        return 0 if same else 1
    TARGET.write_text(text, "utf-8")
    print("web/src/protocol.ts")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
