"""JSON Schema, as msgspec makes it of structs and typed dictionaries, as TypeScript."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
# Names for sets of texts: `Place` for "city", "bay" and "outside".
Aliases = Mapping[frozenset[str], str]


def typed(schema: dict[str, Any], aliases: Aliases | None = None) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        name = (aliases or {}).get(frozenset(map(str, schema["enum"])))
        return name or " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typed(option, aliases) for option in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(typed(item, aliases) for item in schema['prefixItems'])}]"
        item = typed(schema.get("items", {}), aliases)
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {typed(values if isinstance(values, dict) else {}, aliases)}>"
    return PLAIN[kind] if isinstance(kind, str) else "unknown"


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


def interface(shape: type, schema: dict[str, Any], aliases: Aliases | None = None) -> Iterator[str]:
    """One struct or typed dictionary, its fields in the order of the declaration."""
    yield from comment(schema.get("description", ""))
    yield f"export interface {shape.__name__} {{"
    required = schema.get("required", [])
    declared = list(inspect.get_annotations(shape))
    fields = sorted(schema["properties"], key=lambda field: declared.index(field) if field in declared else -1)
    for field in fields:
        optional = "" if field in required else "?"
        yield f"  {field}{optional}: {typed(schema['properties'][field], aliases)}"
    yield "}"


def components(shapes: list[type]) -> dict[str, Any]:
    """The schemas of these shapes by name, each a reference to the others."""
    _, found = msgspec.json.schema_components(shapes, ref_template="#/$defs/{name}")
    return found
