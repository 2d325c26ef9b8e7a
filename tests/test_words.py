"""Every word that a player reads is there, in both languages, with the same parameters."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca import narrate, shelf, words
from ludoteca.bots import LEVELS
from ludoteca.games.king_of_tokyo.rules.causes import CLAWS, POISON
from ludoteca.games.king_of_tokyo.state import NOBODY
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.event import Event
from ludoteca.kernel.session import Session
from ludoteca.kernel.signs import HOUSE_SIGNS

PACKAGE = Path(ludoteca.__file__).parent
KOT = "king-of-tokyo"
KTHO = "keep-the-heroes-out"
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


@pytest.mark.parametrize("game_id", ["", *ludoteca.game_ids()])
def test_languages_have_the_same_keys_and_parameters(game_id: str) -> None:
    portuguese, english = (messages(game_id, language) for language in words.LANGUAGES)
    assert portuguese == english


@pytest.mark.parametrize("game_id", ludoteca.game_ids())
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
    alone = [(place, key) for place, key in keys_in(PACKAGE) if place == "cli.py"]
    for place, key in (*keys_in(PACKAGE / "terminal"), *keys_in(PACKAGE / "kernel"), *alone):
        assert words.has("", "en", key), f"{place} speaks of {key!r}"
    for game_id in ludoteca.game_ids():
        for place, key in keys_in(shelf.folders()[game_id]):
            assert words.has(game_id, "en", key), f"{place} speaks of {key!r}"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_game_has_a_title_and_a_line_for_its_cover_announced_or_not(language: str) -> None:
    assert set(shelf.announced()).isdisjoint(ludoteca.game_ids())
    for game_id in shelf.folders():
        assert words.has(game_id, language, "game-title")
        assert words.say("", language, f"ui-cover-{game_id}") == words.say(game_id, language, "game-cover")
        assert words.has(game_id, language, "game-cover")


CLIENT = PACKAGE.parent.parent / "web" / "src"


def spoken() -> str:
    """All code that speaks to people: the package, and the web client."""
    client = [path for path in CLIENT.rglob("*") if path.suffix in (".svelte", ".ts")]
    return "\n".join(path.read_text("utf-8") for path in [*PACKAGE.rglob("*.py"), *client])


def test_every_message_of_the_house_is_used() -> None:
    code = spoken()
    stems = set(re.findall(r"[`'\"]([a-z]+(?:-[a-z]+)*-)(?:\$?\{)", code))  # keys made from parts: `ui-emote-${name}`
    said = set(re.findall(r"(?=[`'\"]([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.[a-z]+)?[`'\"])", code))
    unsaid = {key for key in messages("", "en") if not key.startswith(tuple(stems))} - said
    assert not unsaid, f"nobody says {sorted(unsaid)}"


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


@pytest.mark.long
@pytest.mark.playouts
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_whole_matches_are_told_without_a_bare_key(language: str) -> None:
    kinds: set[str] = set()
    for seed in range(12):
        for session, events in wild_match(seed, 2 + seed % 5):
            game = session.game
            voice = narrate.teller(session, language)
            said = [voice.tell(event) for event in events]
            kinds |= {event.kind for event in events}
            for decision in session.pending.values():
                prompt = session.prompt(decision)
                said.append(narrate.ask(game, prompt, language))
                said += [narrate.offer(game, choice, language) for choice in prompt.choices]
                said += [narrate.outcome(game, choice, language) for choice in prompt.choices]
            for sentence in said:
                assert "{" not in sentence, sentence
                assert not LOOKS_LIKE_A_KEY.search(sentence), sentence
    assert len(kinds) > 30


def told(kind: str, *args: int, language: str = "en") -> str:
    names = ["Gigazaur", "The King"]
    game = ludoteca.game(KOT)
    return narrate.Teller(game, game.content({}), names, language).tell(Event(kind, (*args, 0, 0, 0, 0, 0)[:5]))


def test_dealers_can_be_others_oneself_or_nobody() -> None:
    assert told("hurt", 0, 3, 1, CLAWS) == "Gigazaur loses 3 hearts to The King."
    assert told("hurt", 0, 1, NOBODY, POISON) == "Gigazaur loses 1 heart to poison."
    tank = ludoteca.game(KOT).content({}).kind("tank")
    assert told("hurt", 0, 3, 0, tank) == "Gigazaur loses 3 hearts, all of its own making."
    assert told("hurt", 0, 3, 0, tank, language="pt-BR") == "Gigazaur perde 3 corações por conta própria."


def test_dice_are_told_as_faces_and_masks_as_counts() -> None:
    packed = 0o1012345
    assert told("rolled", 1, packed, 0) == "The King rolls 1 2 3 ♥ ϟ ⚔."
    assert told("rolled", 1, packed, 0b100) == "The King rerolls 1 die: 1 2 3 ♥ ϟ ⚔."
    assert told("rolled", 1, packed, 0b101, language="pt-BR") == "The King rola de novo 2 dados: 1 2 3 ♥ ϟ ⚔."
    assert told("rolled", 1, 1, 0) == "The King rolls no dice."


def test_zero_is_plural_in_portuguese() -> None:
    assert told("rolled-off", 0, 0o11, 0, language="pt-BR").endswith("(0 garras).")
    assert told("rolled-off", 0, 0o15, 1, language="pt-BR").endswith("(1 garra).")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_reactions_that_may_press_have_names(language: str) -> None:
    named = [(game_id, kind) for game_id in ludoteca.game_ids() for kind in ludoteca.game(game_id).presses]
    assert (KTHO, "defend") in named
    for game_id, kind in named:
        for key in (f"reaction-{kind}", f"pressing-{kind}"):
            assert words.has(game_id, language, key), f"{game_id}: {key}"


@pytest.mark.parametrize(("language", "figures"), [("en", ("1.2", "2.0")), ("pt-BR", ("1,2", "2,0"))])
@pytest.mark.parametrize(("game_id", "key"), [(KTHO, "why-treasure"), (KOT, "why-stars")])
def test_figures_are_written_as_in_the_language(
    game_id: str, key: str, language: str, figures: tuple[str, str]
) -> None:
    said = [words.say(game_id, language, key, {"n": n}).partition(" ")[0] for n in (1.2, 2.0)]
    assert tuple(said) == figures


def test_who_is_called_by_a_plural_plays_in_the_plural() -> None:
    def played(language: str, name: str) -> str:
        params = {"seat": name, "card": ["clan-slime", {}], "hand": 2}
        return words.say(KTHO, language, "event-played", params).partition(".")[0]

    assert played("en", "Witches") == "Witches play Slimes"
    assert played("en", "Red Dragon") == "Red Dragon plays Slimes"
    assert played("en", "Ana") == "Ana plays Slimes"
    assert played("pt-BR", "Bruxas") == "Bruxas jogam Slimes"
    assert played("pt-BR", "Rataria") == "Rataria joga Slimes"


def test_an_event_knows_its_rule_even_when_it_is_a_card() -> None:
    game = ludoteca.game(KOT)
    box = game.content({})
    wings = box.kind("wings")
    assert game.event_rule(box, Event("turn", (0, 0, 0, 0, 0))) == "KOT-R20"
    assert game.event_rule(box, Event("blocked", (0, 1, wings, 0, 0))) == "KOT-wings"


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


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game_id", ludoteca.game_ids())
def test_whatever_one_chooses_before_a_match_is_explained_in_a_sentence(game_id: str, language: str) -> None:
    for option in ludoteca.game(game_id).options:
        keys = [f"option-{option.name}.about", *(f"{option.name}-text-{choice}" for choice in option.choices)]
        for key in keys:
            assert words.has(game_id, language, key), f"{key!r} says nothing in {language}"
            assert words.say(game_id, language, key).rstrip().endswith((".", "!", "?")), f"{key!r} is no sentence"


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game_id", ludoteca.game_ids())
def test_whatever_one_chooses_before_a_match_has_a_name(game_id: str, language: str) -> None:
    for option in ludoteca.game(game_id).options:
        for choice in option.choices:
            keys = [
                f"{name}-{choice}" for name in (f"option-{option.name}", option.name, option.name.removesuffix("s"))
            ]
            assert any(words.has(game_id, language, key) for key in keys), f"{keys[1]!r} has no name in {language}"


def test_the_icons_of_signs_can_be_drawn() -> None:
    drawn = set(json.loads((CLIENT / "kit" / "icons.json").read_text("utf-8")))
    for game_id in ludoteca.game_ids():
        own = CLIENT / "games" / game_id / "icons.json"
        known = drawn | set(json.loads(own.read_text("utf-8")) if own.is_file() else ())
        for sign in (*ludoteca.game(game_id).signs, *HOUSE_SIGNS):
            assert sign.icon in known, f"{game_id}: no icon {sign.icon!r} for the sign {sign.name!r}"
