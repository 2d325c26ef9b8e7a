"""Whether a game has words for everything that a person may meet, in both languages, with the same parameters."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludoteca import narrate, words
from ludoteca.kernel.campaign import Campaign
from ludoteca.kernel.errors import BadSetup, IllegalAnswer
from ludoteca.kernel.event import NO_CAUSE, Event
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.game import Game
from ludoteca.kernel.intent import Intent
from ludoteca.kernel.present import Choice, Effect, Faces, Player, Prompt
from ludoteca.kernel.session import Session
from ludoteca.kernel.signs import HOUSE_SIGNS

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
    "undo-blocked-old",
    "seat-name",
)

STORY = ("before", "won", "lost")  # attributes of a chapter's name, where a campaign tells a story

_UNRESOLVED = re.compile(r"\{ *[$?\w-][^}]*\}")  # what Fluent leaves where a variable or message is missing
# The messages of a game that came out whole once, with their parameters: most are met hundreds of times.
_WHOLE: dict[Game, set[tuple[str, str]]] = {}


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
    for campaign in game.campaigns:
        _check_campaign(game, campaign, first)
    names = [sign.name for sign in (*game.signs, *HOUSE_SIGNS)]
    assert len(set(names)) == len(names), f"a sign of {game.id} has the name of another: {sorted(names)}"
    groups = {f"group-{sign.group}" for sign in game.signs if sign.group}
    silent = [f"sign-{name}" for name in (*names, *sorted(groups)) if f"sign-{name}" not in first]
    assert not silent, f"no words for a sign: {silent} are missing"
    for kind, declared in game.events.items():
        key = f"event-{kind}"
        assert key in first, f"no words for the event {kind!r}: {key!r} is missing"
        unknown = first[key] - {name for name, _ in declared.params}
        assert not unknown, f"{key!r} uses {unknown}, which the event does not have"
        own = type(game).event_rule is not Game.event_rule  # then a rule is looked for when there is an event
        assert own or declared.rule.startswith(f"{game.prefix}-"), f"{kind!r} names no rule"


def _check_campaign(game: Game, campaign: Campaign, known: Mapping[str, Any]) -> None:
    """A campaign has words; who tells a story tells it of every chapter; and what chapters prescribe can be played."""
    chapters = [f"campaign-{campaign.name}-{one.name}" for one in campaign.chapters]
    keys = [f"campaign-{campaign.name}", *chapters]
    story = [f"{key}.{part}" for key in chapters for part in STORY]
    if any(key in known for key in story):
        keys += story
    silent = [key for key in keys if key not in known]
    assert not silent, f"no words for a campaign: {silent} are missing"
    for chapter in campaign.chapters:
        strange = sorted(set(chapter.by_seats) - set(game.seats))
        assert not strange, f"chapter {chapter.name!r} prescribes something for {strange[0]} seats"
        for seats in game.seats:
            try:
                game.check_setup(seats, chapter.options_for(seats))
            except BadSetup as problem:
                raise AssertionError(f"chapter {chapter.name!r} cannot be played by {seats}: {problem}") from problem


def check_words(game: Game, key: str, params: Mapping[str, Any]) -> None:
    """A message and all words among its parameters exist in both languages and come out whole."""
    whole = _WHOLE.setdefault(game, set())
    message = (key, repr(params))
    if message in whole:
        return
    for language in words.LANGUAGES:
        assert words.has(game.id, language, key), f"no words for {key!r} in {language}"
        text = words.say(game.id, language, key, params)
        assert text.strip(), f"{key!r} is empty in {language}"
        gap = _UNRESOLVED.search(text)
        assert gap is None, f"{key!r} with {dict(params)} is not whole in {language}: {text!r}"
    for value in params.values():
        _check_param(game, value)
    whole.add(message)


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
    for value in narrate.event_values(game, session.content, event).values():
        if isinstance(value, Faces):
            for face in value.faces:
                check_words(game, f"die-{face}", {})
        elif isinstance(value, tuple) and not isinstance(value, Player):
            check_words(game, *value)
    check_rule(game, game.event_rule(session.content, event), f"the event {event.kind!r}")
    for language in words.LANGUAGES:
        text = narrate.teller(session, language).tell(event)
        assert not _UNRESOLVED.search(text), f"{event!r} has gaps in {language}: {text!r}"
    check_cause(session, event)
    if event.public is not None:
        assert event.public.audience is None, f"the public form of {event!r} is not public"
        check_event(session, event.public)


def check_cause(session: Session, event: Event) -> None:
    """In a game that tells causes, an event has one that has words, and the parts of a changed number add up to it."""
    game = session.game
    declared = game.events[event.kind]
    if not game.causes:
        assert event.cause == NO_CAUSE, f"{event!r} has a cause, but {game.id} does not say `causes = True`"
        return
    assert declared.quiet or event.cause != NO_CAUSE, f"{event!r} does not say what caused it"
    codes = [code for code, _ in event.bill] + ([event.cause] if event.cause != NO_CAUSE else [])
    for code in codes:
        rule, key, params = game.cause(session.content, code)
        check_words(game, key, params)
        check_rule(game, rule, f"the cause {code} of {event!r}")
    if declared.bill:
        total = sum(amount for _, amount in event.bill)
        changed = declared.changed(event)
        assert total == changed, f"the bill of {event!r} adds up to {total}, not to {changed}: {event.bill}"


def check_intent(game: Game, intent: Intent, seats: int) -> None:
    """What a bot says has words, in both languages, and goes into a record as it is."""
    for name, value in intent.params.items():
        if isinstance(value, Mapping):
            seat = value.get("seat")
            assert set(value) == {"seat"}, f"{intent!r}: {name} is neither a number, a text, a word nor a player"
            assert type(seat) is int, f"{intent!r}: {name} is no seat"
            assert 0 <= seat < seats, f"{intent!r}: {name} is no seat"
    check_words(game, intent.key, narrate.named(intent.params, ["?"] * seats))


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
    assert len(prompt.named) in (0, len(prompt.items)), f"{prompt.kind!r} has names for some of its items"
    if prompt.pick == "subset":
        for action in (0, 1, (1 << len(prompt.items)) - 1):
            check_words(game, *narrate.answer_word(game, prompt, action))
    for choice in prompt.choices:
        check_choice(game, choice)
    if prompt.preview is not None:
        assert len(prompt.preview.by_mask) == 1 << len(prompt.items), f"{prompt.kind!r} previews not every subset"
        for outcome in prompt.preview.outcomes:
            check_effects(game, outcome)


def check_effects(game: Game, effects: Sequence[Effect]) -> None:
    """What a choice leads to can be said."""
    for effect in effects:
        check_words(game, effect.text, effect.params)


def check_choice(game: Game, choice: Choice) -> None:
    """A choice has words, what it leads to has words too, and it has a rule."""
    check_words(game, choice.label, choice.params)
    check_effects(game, choice.outcome)
    if choice.danger is not None:
        check_words(game, choice.danger.text, choice.danger.params)
        assert 0 <= choice.danger.n <= choice.danger.of, f"{choice.label!r}: odds of {choice.danger}"
    check_rule(game, choice.rule, f"the choice {choice.label!r}")
    for ref in choice.refs:
        assert ref == ref.strip().lower(), f"{ref!r} is no name of a thing on the board"
