"""Whether a game has words for everything that a person may meet, in both languages, with the same parameters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludoteca import narrate, words
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.game import Game
from ludoteca.kernel.present import Choice, Prompt
from ludoteca.kernel.session import Session

HOUSE_KEYS = (
    "refuse-no-such-seat",
    "refuse-game-over",
    "refuse-not-asked",
    "refuse-stale",
    "refuse-malformed",
    "refuse-not-offered",
    "undo-blocked-start",
    "undo-blocked-roll",
    "undo-blocked-reveal",
    "undo-blocked-other",
    "undo-blocked-live",
    "seat-name",
)
PLAIN_TYPES = ("n", "seat", "dealer", "mask")  # made into words by the narrator, not by the game

_UNRESOLVED = re.compile(r"\{ *[$?\w-][^}]*\}")  # what Fluent leaves where a variable or message is missing


class _Mentions(Visitor):
    """The variables of a message, and the messages and terms that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (named by the library)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (named by the library)
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  (named by the library)
        self.references.add(f"-{node.id.name}")


@cache
def _parsed(source: str) -> dict[str, _Mentions]:
    """Every message, attribute (`message.attribute`) and term of a source, with what it mentions."""
    found: dict[str, _Mentions] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"this is not Fluent: {entry.content!r}"
        if not isinstance(entry, (ast.Message, ast.Term)):
            continue
        name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        parts: list[tuple[str, ast.Pattern | None]] = [(name, entry.value)]
        parts += [(f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        for key, pattern in parts:
            if pattern is not None:
                assert key not in found, f"{key!r} has words twice"
                found[key] = _Mentions()
                found[key].visit(pattern)
    return found


def vocabulary(game_id: str, language: str) -> dict[str, set[str]]:
    """Every key that a game may use in a language, with its variables, those of referred messages included."""
    messages: dict[str, _Mentions] = {}
    for source in words.sources(game_id, language):
        messages.update(_parsed(source))

    def variables(key: str, above: tuple[str, ...]) -> set[str]:
        assert key in messages, f"{language}: {above[-1]!r} refers to {key!r}, which does not exist"
        assert key not in above, f"{language}: {key!r} refers to itself"
        found = set(messages[key].variables)
        for reference in messages[key].references:
            found |= variables(reference, (*above, key))
        return found

    return {key: variables(key, ()) for key in messages}


def check_locales(game: Game) -> None:
    """Both languages have the same keys with the same parameters, and words for every kind of event."""
    first, second = (vocabulary(game.id, language) for language in words.LANGUAGES)
    one, other = words.LANGUAGES
    assert set(first) == set(second), f"only in one of {one} and {other}: {sorted(set(first) ^ set(second))}"
    for key, variables in first.items():
        assert variables == second[key], f"{key!r} has {variables} in {one}, {second[key]} in {other}"
    missing = [key for key in HOUSE_KEYS if key not in first]
    assert not missing, f"no words for {missing}"
    for kind, declared in game.events.items():
        key = f"event-{kind}"
        assert key in first, f"no words for the event {kind!r}: {key!r} is missing"
        unknown = first[key] - {name for name, _ in declared.params}
        assert not unknown, f"{key!r} uses {unknown}, which the event does not have"
        assert declared.rule == "card" or declared.rule.startswith(f"{game.prefix}-"), f"{kind!r} names no rule"


def check_words(game: Game, key: str, params: Mapping[str, Any]) -> None:
    """A message and all words among its parameters exist in both languages and come out whole."""
    for language in words.LANGUAGES:
        assert words.has(game.id, language, key), f"no words for {key!r} in {language}"
        text = words.say(game.id, language, key, params)
        assert text.strip(), f"{key!r} is empty in {language}"
        gap = _UNRESOLVED.search(text)
        assert gap is None, f"{key!r} with {dict(params)} is not whole in {language}: {text!r}"
    for value in params.values():
        _check_param(game, value)


def _check_param(game: Game, value: object) -> None:
    if not isinstance(value, (tuple, list)):
        assert isinstance(value, (str, int)), f"{value!r} is neither a word nor a number nor a text"
    elif len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], Mapping):
        check_words(game, value[0], value[1])
    else:
        for part in value:
            _check_param(game, part)


def check_rule(game: Game, rule: str, where: str) -> None:
    """A citation names a rule of this game."""
    assert rule.startswith(f"{game.prefix}-"), f"{where} cites {rule!r}, which is no rule of {game.id}"


def check_refusal(game: Game, problem: IllegalAnswer) -> None:
    """A refusal says why, in both languages and with the rule."""
    check_words(game, problem.key, problem.params)
    check_rule(game, problem.rule, "a refusal")
    assert problem.sentence != problem.key, f"the refusal {problem.key!r} has no sentence"


def check_event(session: Session, event: Event) -> None:
    """An event, and its public form, are declared and come out as whole sentences."""
    game = session.game
    assert event.kind in game.events, f"the event {event.kind!r} is not declared"
    assert event.audience is not None or event.public is None, f"{event!r} is for all: it needs no public form"
    declared = game.events[event.kind]
    for (_, kind), value in zip(declared.params, event.args, strict=False):
        if kind not in PLAIN_TYPES:
            check_words(game, *game.word(kind, value))
    check_rule(game, narrate.event_rule(game, event), f"the event {event.kind!r}")
    for language in words.LANGUAGES:
        names = narrate.seat_names(session, language)
        text = narrate.tell(game, event, names, language)
        assert not _UNRESOLVED.search(text), f"{event!r} has gaps in {language}: {text!r}"
    if event.public is not None:
        assert event.public.audience is None, f"the public form of {event!r} is not public"
        check_event(session, event.public)


def check_prompt(game: Game, prompt: Prompt, decision: Decision) -> None:
    """A decision can be shown: each action is a choice or a subset, each choice is an action, all have words."""
    assert prompt.kind == decision.kind, f"{decision.kind!r} is shown as {prompt.kind!r}"
    check_words(game, prompt.text, prompt.params)
    check_rule(game, prompt.rule, f"the question {prompt.kind!r}")
    actions = set(decision.actions)
    offered = [choice.action for choice in prompt.choices]
    assert len(offered) == len(set(offered)), f"{prompt.kind!r} offers an action twice"
    assert set(offered) <= actions, f"{prompt.kind!r} offers what it does not allow: {set(offered) - actions}"
    masks = set(range(1 << len(prompt.items))) if prompt.pick == "subset" else set()
    unseen = actions - set(offered) - masks
    assert not unseen, f"{prompt.kind!r} does not show the actions {sorted(unseen)[:5]}"
    for choice in prompt.choices:
        check_choice(game, choice)


def check_choice(game: Game, choice: Choice) -> None:
    """A choice has words, a note with words if any, and a rule."""
    check_words(game, choice.label, choice.params)
    if choice.note:
        check_words(game, choice.note, choice.note_params)
    check_rule(game, choice.rule, f"the choice {choice.label!r}")
    for ref in choice.refs:
        assert ref == ref.strip().lower(), f"{ref!r} is no name of a thing on the board"
