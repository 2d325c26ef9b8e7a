"""Words for keys: Project Fluent bundles of the house and of each game, in pt-BR and en.

Nothing below the edge uses this: rules and events carry keys and parameters. The bundles are built on first use,
because loading them takes longer than importing all the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("pt-BR", "en")

_added: dict[tuple[str, str], list[str]] = {}  # by game and language


def game_folder(game_id: str) -> str:
    """The package folder of a game: `king-of-tokyo` lives in `king_of_tokyo`."""
    return game_id.replace("-", "_")


def sources(game_id: str, language: str) -> list[str]:
    """The Fluent sources that speak for a game in a language, the house's first."""
    root = files("ludoteca")
    paths = [root / "locales" / f"{language}.ftl"]
    if game_id:
        paths.append(root / "games" / game_folder(game_id) / "locales" / f"{language}.ftl")
    texts = [path.read_text("utf-8") for path in paths if path.is_file()]
    return texts + _added.get((game_id, language), [])


def add_source(game_id: str, language: str, text: str) -> None:
    """Let a game that does not live in this package speak: more Fluent source for it in a language."""
    known = _added.setdefault((game_id, language), [])
    if text not in known:
        known.append(text)
        bundle.cache_clear()


@cache
def bundle(game_id: str, language: str) -> FluentBundle:
    """The bundle of a game in a language."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for source in sources(game_id, language):
        made.add_resource(FluentResource(source), allow_overrides=True)
    return made


def has(game_id: str, language: str, key: str) -> bool:
    """Whether there is a message with this key (an attribute is named as `message.attribute`)."""
    name, _, attribute = key.partition(".")
    made = bundle(game_id, language)
    return made.has_message(name) and (not attribute or attribute in made.get_message(name).attributes)


def say(game_id: str, language: str, key: str, params: Mapping[str, Any] | None = None) -> str:
    """The message with this key, in words. A parameter that is itself a word (key, parameters), or a row of words, is
    resolved first.

    An unknown key comes back as it is: the conformance suite makes sure that no player ever meets one.
    """
    if not has(game_id, language, key):
        return key
    name, _, attribute = key.partition(".")
    made = bundle(game_id, language)
    message = made.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        return key
    resolved = {param: _resolve(game_id, language, value) for param, value in (params or {}).items()}
    text, _ = made.format_pattern(pattern, resolved)
    return str(text)


def _resolve(game_id: str, language: str, value: Any) -> Any:
    """A parameter as Fluent takes it: a word (key, parameters) in words, several of them in a row."""
    if not isinstance(value, (tuple, list)):
        return value
    if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], Mapping):
        return say(game_id, language, value[0], value[1])
    return " ".join(str(_resolve(game_id, language, part)) for part in value)
