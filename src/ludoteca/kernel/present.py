"""How a decision is shown: made lazily at the edge, from the state and the decision. Keys, never words.

And what the arguments of an event can be, once they are more than numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypedDict

import msgspec

Word = tuple[str, dict[str, Any]]  # a message: its key and its parameters


class Player(NamedTuple):
    """Whoever sits there, shown by their name.

    `role` is what they act as, where one seat may lead several: who is called by what they lead goes by that one.
    """

    seat: int
    role: tuple[str, dict[str, Any]] | None = None


class Faces(NamedTuple):
    """Dice as they lie, by the names of their faces; each is `die-<face>` in words."""

    faces: tuple[str, ...]


Value = int | str | Player | Faces | Word


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a choice leads to, worked out by the rules themselves.

    `kind` is what changes, by the name that the game's board has for it (`stars`, `hearts`, `place`), `seat` whose it
    is (-1: nobody's), `n` by how much, and `after` what it then is. `text` and `params` say it in words.
    """

    kind: str
    seat: int = -1
    n: int = 0
    after: int = 0
    text: str = ""
    params: dict[str, Any] = {}


class Danger(msgspec.Struct, frozen=True, omit_defaults=True):
    """That a choice may be the end of the one who makes it. `text` and `params` say what may happen.

    It comes `n` times in `of`: always when they are the same, and nobody can tell how often when `n` is 0. Where it is
    `grave`, people are asked once more before they do it.
    """

    text: str
    params: dict[str, Any] = {}
    n: int = 1
    of: int = 1
    grave: bool = False


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action as a person sees it. `refs` are the things on the board that it touches (`die:3`, `card:42`).

    `outcome` is what it leads to before luck or another player has a say, `danger` that it may end this seat's match;
    `Session.prompt` fills them in.
    """

    action: int
    label: str
    params: dict[str, Any] = {}
    refs: list[str] = []
    rule: str = ""
    outcome: list[Effect] = []
    danger: Danger | None = None


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What each subset would give: the mask `m` gives `outcomes[by_mask[m]]`."""

    outcomes: list[list[Effect]] = []
    by_mask: list[int] = []


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision as a person sees it.

    With `pick == "subset"` the answer is a bit mask over `items` (bit 0 is the first item); `choices` holds further
    single actions, if any, and `preview` what each mask would give if nothing else came. `named` has a word for each
    item, so that a subset can be told without pointing at it; the word of several like ones is given their number `n`.
    """

    kind: str
    text: str
    rule: str
    params: dict[str, Any] = {}
    pick: str = "one"
    items: list[str] = []
    named: list[Word] = []
    choices: list[Choice] = []
    about: dict[str, Any] = {}
    preview: Preview | None = None


class SaidWord(TypedDict):
    """A word as a view shows it: words are made of it as of a question."""

    key: str
    params: dict[str, Any]


def said(word: Word) -> SaidWord:
    """A word as a view shows it."""
    key, params = word
    return {"key": key, "params": {name: _plain(value) for name, value in params.items()}}


def _plain(value: Any) -> Any:
    """A parameter as JSON has it."""
    if isinstance(value, tuple):
        return [value[0], {name: _plain(one) for name, one in value[1].items()}]
    return [_plain(one) for one in value] if isinstance(value, list) else value


def listed(words: Sequence[Any]) -> Any:
    """Several words as one: "this, that and the other"."""
    if len(words) < 2:
        return words[0] if words else ""
    return "list-more" if len(words) > 2 else "list-last", {"first": words[0], "rest": listed(words[1:])}
