"""The web client's types are made from the server's messages; the checked-in file must be the newest."""

from __future__ import annotations

from ludoteca.server import messages
from tools import web_types


def test_protocol_ts_is_up_to_date() -> None:
    assert web_types.TARGET.read_text("utf-8") == web_types.generate(), "run: make types"


def test_every_message_has_its_tag_and_its_place_in_a_union() -> None:
    text = web_types.generate()
    for name, members in web_types.unions(messages):
        assert f"export type {name} =" in text
        for member in members:
            tag = getattr(messages, member).__struct_config__.tag
            assert f'  t: "{tag}"' in text
            assert f"  | {member}\n" in text


def test_types_of_fields() -> None:
    assert web_types.typed({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}) == (
        "(number | null)[]"
    )
    assert web_types.typed({"$ref": "#/$defs/Place"}) == "Place"
    assert web_types.typed({"type": "object", "additionalProperties": {"type": "string"}}) == "Record<string, string>"
    assert web_types.typed({}) == "unknown"
