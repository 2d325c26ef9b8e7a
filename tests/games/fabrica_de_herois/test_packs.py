"""Cards that are not in the box: packs beside it, and the cards of a position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.games.fabrica_de_herois.game import FabricaDeHerois
from ludoteca.games.fabrica_de_herois.people.cards import hero_face
from ludoteca.games.fabrica_de_herois.state import FactoryState
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.content import Faults
from ludoteca.kernel.errors import BadRecord, BadSetup
from ludoteca.kernel.flow import RandomPolicy
from ludoteca.kernel.packs import Pack
from ludoteca.kernel.session import Session
from tests.games.fabrica_de_herois.table import FH

HEROES = """
[[hero]]
id = "vizinha"
name = "A Vizinha do 42"
flavour = "Sabe de tudo."
bonus = 2
affiliations = ["backyard"]
gender = "f"
leader = { kind = "help", name = "Da janela", do = ["marker +1 for round"] }
discard = { kind = "attack", bolt = true, do = ["block 1 chosen for round"] }
"""
MISSIONS = """
[[mission]]
id = "gato"
name = "O gato subiu"
story = "De novo."
colour = "blue"
nd = 3
kind = "incident"
emblems = ["backyard"]
rewards = ["draw 1"]
punishments = ["marker -1"]
"""


PORTRAITS = """
[[portrait]]
hero = "vizinha"
parts = { head = "oval", eyes = "riso", suit = "avental" }
colours = { sk = "#7f4a2b", bg = "#7ad1c8" }
"""
FILES = {"heroes.toml": HEROES, "missions.toml": MISSIONS, "portraits.toml": PORTRAITS}


def pack(name: str = "bairro", **changed: str) -> Pack:
    """A pack of one Hero and one Mission."""
    files = {**FILES, **{f"{file}.toml": text for file, text in changed.items()}}
    return Pack(Path(name), FH, "O Bairro", "", {file: text for file, text in files.items() if text})


def state_of(session: Session) -> FactoryState:
    state = session.state
    assert isinstance(state, FactoryState)
    return state


def test_a_table_with_the_pack_has_its_cards_and_one_without_has_not() -> None:
    game = FabricaDeHerois([pack()])
    (key,) = game.shelf.packs
    with_pack = state_of(game.start(2, 1, {"packs": [key]})).content
    without = state_of(game.start(2, 1)).content
    assert (len(with_pack.heroes), len(with_pack.missions)) == (101, 76)
    assert (len(without.heroes), len(without.missions)) == (100, 75)
    added = with_pack.heroes[100]
    assert (added.id, added.name, added.leader.name) == ("bairro:vizinha", "A Vizinha do 42", "Da janela")
    assert [hero.id for hero in with_pack.heroes[:100]] == [hero.id for hero in without.heroes]
    assert "packs" not in [option.name for option in ludoteca.game(FH).options], "the game of the house knows no pack"


def test_a_match_with_a_pack_plays_to_its_end_and_its_record_names_the_digest() -> None:
    game = FabricaDeHerois([pack()])
    (key,) = game.shelf.packs
    session = game.start(3, 4, {"packs": [key]})
    session.finish([RandomPolicy()] * 3, seeded(1), 20_000)
    assert session.outcome is not None
    game.check(state_of(session))
    assert game.start(3, 4, {"packs": [key]}).record().options["packs"] == [key]
    name, _, digest = key.partition("@")
    assert name == "bairro"
    assert len(digest) == 12


def test_the_faces_of_a_pack_are_made_of_the_parts_of_the_box() -> None:
    game = FabricaDeHerois([pack()])
    content = game.content({"packs": list(game.shelf.packs)})
    face = hero_face(content, 100)["portrait"]
    assert face == {
        "layers": ["suit-avental", "head-oval", "eyes-riso"],
        "flip": False,
        "colours": {"sk": "#7f4a2b", "bg": "#7ad1c8"},
    }
    assert hero_face(content, 0)["portrait"] is not None
    bare = FabricaDeHerois([pack(portraits="")])
    assert hero_face(bare.content({"packs": list(bare.shelf.packs)}), 100)["portrait"] is None


def test_a_pack_that_has_changed_has_another_name_and_the_old_one_is_refused() -> None:
    (key,) = FabricaDeHerois([pack()]).shelf.packs
    changed = FabricaDeHerois([pack(heroes=HEROES.replace("bonus = 2", "bonus = 3"))])
    assert list(changed.shelf.packs) != [key]
    with pytest.raises(BadSetup, match=f"{key}.*it has changed"):
        changed.start(2, 1, {"packs": [key]})
    with pytest.raises(BadSetup, match=f"{key}.*not installed"):
        ludoteca.game(FH).start(2, 1, {"packs": [key]})


def test_two_tables_with_different_packs_never_meet() -> None:
    other = HEROES.replace("vizinha", "porteiro").replace("bonus = 2", "bonus = 4")
    game = FabricaDeHerois([pack("predio", heroes=other, missions="", portraits=""), pack()])
    first, second = game.shelf.packs
    one = state_of(game.start(2, 1, {"packs": [first]})).content
    two = state_of(game.start(2, 1, {"packs": [second]})).content
    both = state_of(game.start(2, 1, {"packs": [second, first]})).content
    assert one.heroes[100].id == "bairro:vizinha"
    assert two.heroes[100].id == "predio:porteiro"
    assert [hero.id for hero in both.heroes[100:]] == ["bairro:vizinha", "predio:porteiro"]
    assert one.heroes[0].leader is not two.heroes[0].leader, "an ability knows its number at one table alone"


def test_all_faults_of_all_cards_are_told_at_once_with_file_line_and_reason() -> None:
    wrong = HEROES.replace("bonus = 2", "bonus = 9").replace('"f"', '"x"') + HEROES.replace(
        'id = "vizinha"', 'id = "outra"'
    ).replace("block 1 chosen for round", "fly away")
    with pytest.raises(Faults) as told:
        FabricaDeHerois([pack(heroes=wrong, missions=MISSIONS.replace('"blue"', '"pink"')), pack("outro", bases="x")])
    assert [(str(fault.path), fault.line) for fault in told.value.faults] == [
        ("bairro/heroes.toml", 6),
        ("bairro/heroes.toml", 8),
        ("bairro/heroes.toml", 20),
        ("bairro/missions.toml", 6),
        ("outro/bases.toml", 1),
    ]
    reasons = [fault.reason for fault in told.value.faults]
    assert "bonus is 9; it goes from 1 to 4" in reasons[0]
    assert "gender is 'x'" in reasons[1]
    assert "has no verb 'fly'" in reasons[2]
    assert "there are blue, green, yellow, orange, red" in reasons[3]


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("heroes", 'gender = "f"', 'gender = "f"\ncode = "import os"', "code is unknown"),
        ("heroes", 'name = "A Vizinha do 42"\n', "", "has no 'name'"),
        ("heroes", HEROES, HEROES + HEROES, "has the id of line 2"),
        ("heroes", 'do = ["marker +1 for round"]', "do = 3", "is 3, not a list"),
        ("heroes", HEROES, "".join(HEROES.replace("vizinha", f"v{n}") for n in range(201)), "a pack has up to 200"),
        ("portraits", 'head = "oval"', 'head = "cubo"', "head is 'cubo'"),
        ("portraits", "#7f4a2b", "url(x)", "not #rgb"),
        ("portraits", 'hero = "vizinha"', 'hero = "ana_faisca"', "no such Hero"),
    ],
)
def test_what_is_no_card_is_refused(file: str, old: str, new: str, reason: str) -> None:
    with pytest.raises(Faults, match=reason):
        FabricaDeHerois([pack(**{file: FILES[f"{file}.toml"].replace(old, new)})])


def test_what_was_played_with_a_pack_that_is_gone_is_still_told() -> None:
    box = ludoteca.game(FH)
    content = box.content({})
    for kind, number in (("hero", 100), ("mission", 75), ("base", 15), ("ability", 200), ("cause", 200)):
        assert box.word(content, kind, number) == ("pack-unknown", {})


# -- positions -------------------------------------------------------------------------------------------------

PLAYERS: list[dict[str, Any]] = [{"field": ["ana_faisca"], "actions": 2}, {"field": ["lata_2000"]}]


def test_a_position_may_bring_cards_beside_the_box_and_its_record_replays() -> None:
    own = {"hero": [{**_plain("convidado"), "name": "O Convidado"}]}
    position = {
        "players": [{"field": ["ana_faisca", "convidado"]}, {"field": ["lata_2000"]}],
        "cards": own,
        "step": "plays",
    }
    session = ludoteca.game(FH).start_at(position, seed=3)
    assert len(state_of(session).content.heroes) == 101
    assert session.content is state_of(session).content
    record = session.record()
    assert record.position == position
    record.verify()


def test_a_position_may_have_packs_and_its_record_replays() -> None:
    game = FabricaDeHerois([pack()])
    (key,) = game.shelf.packs
    position = {"players": [{"field": ["bairro:vizinha"]}, {"field": ["lata_2000"]}], "step": "plays", "packs": [key]}
    session = game.start_at(position, seed=3)
    assert state_of(session).content is game.content({"packs": [key]})
    assert session.record().options["packs"] == [key]
    assert session.view(0)["board"]["packs"] == [key]
    with pytest.raises(BadSetup, match="packs, or cards of its own"):
        game.start_at({**position, "cards": {"hero": [_plain("outra")]}}, seed=3)


def _plain(card: str) -> dict[str, Any]:
    words = {"kind": "help", "do": ["wipe"]}
    return {"id": card, "bonus": 1, "affiliations": ["duty"], "gender": "n", "leader": words, "discard": words}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": [{"field": ["nobody"]}, {}]}, "there is no Hero 'nobody'"),
        ({"players": [{"field": ["ana_faisca"]}, {"field": ["ana_faisca"]}]}, "in two places"),
        ({"players": [{"support": ["ana_faisca"]}, {}]}, "no Leader"),
        ({"players": [{"field": ["ana_faisca"], "actions": 7}, {}]}, "whole number from 0 to 6"),
        ({"step": "over"}, "moment of a turn"),
        ({"lasting": [{"what": "block", "hero": "dona_chinela"}]}, "in no Field"),
        ({"lasting": [{"what": "sleep"}]}, "there is no lasting effect"),
        ({"lasting": [{"what": "marker", "for": ""}]}, "has a duration"),
        ({"cards": {"hero": [_plain("ana_faisca")]}}, "the id of another"),
        ({"cards": {"hero": [{"id": "half"}]}}, "its cards: hero 'half'"),
        ({"box": False}, "cards of its own"),
        ({"rest": "nowhere"}, "in the deck or exiled"),
        ({"weather": "fine"}, "has no 'weather'"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        ludoteca.game(FH).start_at({"players": PLAYERS, **change}, seed=1)


def test_a_position_states_lasting_effects_with_their_casters() -> None:
    position = {
        "players": PLAYERS,
        "step": "plays",
        "turn": 1,
        "lasting": [
            {"what": "block", "hero": "ana_faisca", "caster": 1, "for": "round", "by": "lata_2000"},
            {"what": "marker", "team": 0, "caster": 1, "amount": -2, "for": "mission"},
            {"what": "line", "line": "price-buy", "amount": 1, "team": 0, "caster": 1, "for": "round"},
            {"what": "line", "line": "emblem", "affiliation": "duty", "team": 1, "caster": 1, "for": "its-mission"},
        ],
    }
    session = ludoteca.game(FH).start_at(position, seed=1)
    state = state_of(session)
    assert [int(one.caster) for one in state.lasting] == [1, 1, 1, 1]
    assert state.players[0].sheet[3] == 2
    assert int(state.players[0].marker) == -2


def test_a_record_of_another_position_is_not_this_one() -> None:
    record = ludoteca.game(FH).start_at({"players": PLAYERS}, seed=1).record()
    assert record.replay().state is not None
    with pytest.raises(BadRecord):
        type(record).from_bytes(record.to_bytes()[:-3])
