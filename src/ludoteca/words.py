"""Words for keys: Project Fluent bundles of the house and of each game, in pt-BR and en.

Nothing below the edge uses this: rules and events carry keys and parameters. The bundles are built on first use,
because loading them takes longer than importing all the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any, cast

from ludoteca import shelf

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("pt-BR", "en")
_bundles: dict[tuple[str, str], FluentBundle] = {}
_wordings: dict[str, str] = {}
WORDING = "wording"  # the option of a game by which a table chooses its words: see `use_wording`
COVER = re.compile(r"^game-cover = (.+)$", re.MULTILINE)


def sources(game_id: str, language: str) -> list[str]:
    """The Fluent sources that speak for a game in a language, the house's first.

    The house alone (no game) also has the line on the cover of every game, for its lobby: `game-cover` of the game
    is `ui-cover-<game>` there.
    """
    texts = [(files("ludoteca") / "locales" / f"{language}.ftl").read_text("utf-8")]
    if game_id:
        texts.append(_own(game_id, language))
    else:
        texts.append("\n".join(_covers(language)) + "\n")
    return texts


def _own(game_id: str, language: str) -> str:
    """What the folder of a game says in a language; nothing when it has no words.

    A game with many words has several files: `locales/en.ftl` and whatever lies in `locales/en/`.
    """
    folder = shelf.folder_of(game_id)
    if folder is None:
        return ""
    words = folder / "locales"
    files_of_game = [words / f"{language}.ftl", *sorted((words / language).glob("*.ftl"))]
    return "\n".join(path.read_text("utf-8") for path in files_of_game if path.is_file())


def _covers(language: str) -> Iterator[str]:
    """The line on the cover of each game, playable or announced, as a message of the house."""
    for game_id in shelf.folders():
        line = COVER.search(_own(game_id, language))
        if line:
            yield f"ui-cover-{game_id} = {line[1]}"


def verb(made: FluentBundle, who: Any, you: Any, other: Any, many: Any = None) -> Any:
    """`{ VERB($seat, "lose", "loses") }`: the form for *you* or for someone with a name. Here all have names; a browser
    says *you* to whom it is about.

    Where the name is a plural (a bot that leads the Witches is called Witches; `names-many` lists such names) it is a
    fourth argument, or the form for *you*, which in English is the same.
    """
    if not made.has_message("names-many"):
        return other
    names, _ = made.format_pattern(cast(Any, made.get_message("names-many").value), {})
    return (many or you) if str(who) in str(names).split(" | ") else other


def bundle(game_id: str, language: str) -> FluentBundle:
    """The bundle of a game in a language."""
    found = _bundles.get((game_id, language))
    if found is None:
        found = _bundles[game_id, language] = _made(game_id, language)
    return found


def use_wording(game_id: str, wording: str) -> None:
    """From now on this process speaks of a game in another way: wherever there is a message `<key>-<wording>`, it is
    what `<key>` says. For a process that shows one match, as a terminal does; browsers choose for each table."""
    _wordings[game_id] = wording
    forget(game_id)


def forget(game_id: str) -> None:
    """The words of a game may have changed: the game has come onto the shelf, or has left it."""
    for language in LANGUAGES:
        _bundles.pop((game_id, language), None)


def _made(game_id: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    def form(*given: Any) -> Any:
        return verb(made, *given)

    made = FluentBundle([language], use_isolating=False, functions={"VERB": cast(Any, form)})
    wording = _wordings.get(game_id, "")
    for source in sources(game_id, language):
        resource = FluentResource(source)
        made.add_resource(resource, allow_overrides=True)
        if wording:
            made.add_resource(_reworded(resource, f"-{wording}"), allow_overrides=True)
    return made


def _reworded(resource: Any, ending: str) -> Any:
    """The messages whose keys end so, under the keys without it."""
    from fluent.syntax import ast

    found: list[Any] = []
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name.endswith(ending):
            name = ast.Identifier(entry.id.name.removesuffix(ending))
            found.append(ast.Message(name, entry.value, entry.attributes))
    return ast.Resource(found)


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
