"""Every word that a player reads is there, in both languages, with the same parameters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca import narrate, words
from ludoteca.bots import LEVELS
from ludoteca.games import ANNOUNCED
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.event import Event
from ludoteca.kernel.session import Session

PACKAGE = Path(ludoteca.__file__).parent
KOT = "king-of-tokyo"
BLOCKED = ("start", "roll", "reveal", "other", "live")
LOOKS_LIKE_A_KEY = re.compile(r"(?<![\w-])(?:event|ask|do|note|cause|reason|refuse|card|face|place|monster|ui)-[a-z_]+")


class _Parameters(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (named by the library)
        self.found.add(node.id.name)


def messages(game_id: str, language: str) -> dict[str, set[str]]:
    """The keys of a language with the parameters of their texts."""
    found: dict[str, set[str]] = {}
    for source in words.sources(game_id, language):
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                for key, pattern in [
                    (entry.id.name, entry.value),
                    *((f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes),
                ]:
                    if pattern is not None:
                        reader = _Parameters()
                        reader.visit(pattern)
                        found[key] = reader.found
    return found


@pytest.mark.parametrize("game_id", ["", *ludoteca.games()])
def test_languages_have_the_same_keys_and_parameters(game_id: str) -> None:
    portuguese, english = (messages(game_id, language) for language in words.LANGUAGES)
    assert portuguese == english


@pytest.mark.parametrize("game_id", ludoteca.games())
def test_every_event_has_a_sentence_with_no_more_than_its_parameters(game_id: str) -> None:
    known = messages(game_id, "en")
    for kind, declared in ludoteca.game(game_id).events.items():
        assert known[f"event-{kind}"] <= {name for name, _ in declared.params}, kind
        if declared.rule != "card":
            assert declared.rule.startswith(ludoteca.game(game_id).prefix)


def keys_in(folder: Path) -> Iterator[tuple[str, str]]:
    """The message keys that code names literally."""
    for path in sorted(folder.rglob("*.py")):
        for key in re.findall(
            r'"((?:ask|do|note|cause|refuse|ui|undo|board|cli|player)-[a-z_-]+)"', path.read_text("utf-8")
        ):
            yield path.name, key


def test_every_key_that_code_names_has_words() -> None:
    boards = {f"{words.game_folder(game_id)}.py": game_id for game_id in ludoteca.games()}
    alone = [(place, key) for place, key in keys_in(PACKAGE) if place == "cli.py"]
    for place, key in (*keys_in(PACKAGE / "terminal"), *keys_in(PACKAGE / "kernel"), *alone):
        assert words.has(boards.get(place, ""), "en", key), f"{place} speaks of {key!r}"
    for game_id in ludoteca.games():
        for place, key in keys_in(PACKAGE / "games" / words.game_folder(game_id)):
            assert words.has(game_id, "en", key), f"{place} speaks of {key!r}"


CLIENT = PACKAGE.parent.parent / "web" / "src"


def spoken() -> str:
    """All code that speaks to people: the package, and the web client."""
    client = [path for path in CLIENT.rglob("*") if path.suffix in (".svelte", ".ts")]
    return "\n".join(path.read_text("utf-8") for path in [*PACKAGE.rglob("*.py"), *client])


def test_every_message_of_the_house_is_used() -> None:
    code = spoken()
    stems = set(re.findall(r"[`'\"]([a-z]+(?:-[a-z]+)*-)(?:\$?\{)", code))  # keys made from parts: `ui-emote-${name}`
    for key in messages("", "en"):
        own = re.sub(rf"-(?:{'|'.join(ANNOUNCED)})$", "", key)  # `own('ui-room-who')` prefers a game's variant of it
        if not key.startswith(tuple(stems)):
            assert re.search(rf"[`'\"]{re.escape(own)}(?:\.[a-z]+)?[`'\"]", code), f"nobody says {key!r}"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_house_can_name_its_bots_and_what_blocks_an_undo(language: str) -> None:
    for level in ("human", *LEVELS):
        assert words.has("", language, f"level-{level}")
        assert words.has("", language, f"level-{level}.about")
    for reason in BLOCKED:
        assert words.has("", language, f"undo-blocked-{reason}")


def wild_match(seed: int, seats: int) -> Iterator[tuple[Session, list[Event]]]:
    """A match of random moves: the session before each decision, with what happened since the last."""
    session = ludoteca.game(KOT).start(seats, seed=seed)
    whim = seeded(seed)
    events = list(session.opening)
    while session.outcome is None:
        yield session, events
        seat, decision = next(iter(session.pending.items()))
        events = session.answer(seat, decision.actions[whim.below(len(decision.actions))])
    yield session, events


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_whole_matches_are_told_without_a_bare_key(language: str) -> None:
    kinds: set[str] = set()
    for seed in range(12):
        for session, events in wild_match(seed, 2 + seed % 5):
            game = session.game
            names = narrate.seat_names(session, language)
            said = [narrate.tell(game, event, names, language) for event in events]
            kinds |= {event.kind for event in events}
            for decision in session.pending.values():
                prompt = game.present(session.state, decision)
                said.append(narrate.ask(game, prompt, language))
                said += [narrate.offer(game, choice, language) for choice in prompt.choices]
                said += [narrate.note(game, choice, language) for choice in prompt.choices]
            for sentence in said:
                assert "{" not in sentence, sentence
                assert not LOOKS_LIKE_A_KEY.search(sentence), sentence
    assert len(kinds) > 30


def told(kind: str, *args: int, language: str = "en") -> str:
    names = ["Gigazaur", "The King"]
    return narrate.tell(ludoteca.game(KOT), Event(kind, (*args, 0, 0, 0, 0, 0)[:5]), names, language)


def test_dealers_can_be_others_oneself_or_nobody() -> None:
    assert told("hurt", 0, 3, 1, -1) == "Gigazaur loses 3 hearts to The King (claws)."
    assert told("hurt", 0, 1, -1, -2) == "Gigazaur loses 1 heart to poison."
    tank = next(kind for kind in range(64) if ludoteca.game(KOT).word("card", kind)[0] == "card-tank")
    assert told("hurt", 0, 3, 0, tank) == "Gigazaur loses 3 hearts, all of its own making (Tank)."
    assert told("hurt", 0, 3, 0, tank, language="pt-BR") == "Gigazaur perde 3 corações por conta própria (Tanque)."


def test_dice_are_told_as_faces_and_masks_as_counts() -> None:
    packed = 0o1012345
    assert told("rolled", 1, packed, 0) == "The King rolls 1 2 3 ♥ ϟ ⚔."
    assert told("rolled", 1, packed, 0b100) == "The King rerolls 1 die: 1 2 3 ♥ ϟ ⚔."
    assert told("rolled", 1, packed, 0b101, language="pt-BR") == "The King rola de novo 2 dados: 1 2 3 ♥ ϟ ⚔."
    assert told("rolled", 1, 1, 0) == "The King rolls no dice."


def test_zero_is_plural_in_portuguese() -> None:
    assert told("rolled-off", 0, 0o11, 0, language="pt-BR").endswith("(0 garras).")
    assert told("rolled-off", 0, 0o15, 1, language="pt-BR").endswith("(1 garra).")


def test_an_event_knows_its_rule_even_when_it_is_a_card() -> None:
    game = ludoteca.game(KOT)
    wings = next(kind for kind in range(64) if game.word("card", kind)[0] == "card-wings")
    assert narrate.event_rule(game, Event("turn", (0, 0, 0, 0, 0))) == "KOT-R20"
    assert narrate.event_rule(game, Event("blocked", (0, 1, wings, 0, 0))) == "KOT-wings"


@pytest.mark.parametrize(
    ("seat", "action", "portuguese"),
    [
        (9, 0, "Não existe o lugar 9"),
        (1, 0, "Não é a sua vez"),
        (0, "all", "A resposta é um número inteiro"),
        (0, 999, "Só há 6 dados para escolher"),
    ],
)
def test_refusals_are_told_in_the_language_of_the_player(seat: int, action: object, portuguese: str) -> None:
    session = ludoteca.game(KOT).start_at({"players": [{}, {}]}, seed=1)
    with pytest.raises(IllegalAnswer) as refused:
        session.answer(seat, action)
    assert portuguese in narrate.refusal(session.game, refused.value, "pt-BR")
    assert narrate.refusal(session.game, refused.value, "en") == refused.value.sentence
