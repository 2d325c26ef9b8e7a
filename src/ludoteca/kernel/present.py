"""How a decision is shown: made lazily at the edge, from the state and the decision. Keys, never words."""

from __future__ import annotations

from typing import Any

import msgspec


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action as a person sees it. `refs` are the things on the board that it touches (`die:3`, `card:42`)."""

    action: int
    label: str
    params: dict[str, Any] = {}
    refs: list[str] = []
    rule: str = ""
    note: str = ""  # what it leads to, as a message key: "after that you have ..."
    note_params: dict[str, Any] = {}


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision as a person sees it.

    With `pick == "subset"` the answer is a bit mask over `items` (bit 0 is the first item); `low` and `high`
    bound the masks that may be given, and `choices` holds further single actions, if any.
    """

    kind: str
    text: str
    rule: str
    params: dict[str, Any] = {}
    pick: str = "one"
    items: list[str] = []
    choices: list[Choice] = []
    about: dict[str, Any] = {}
