"""Cards belong to a table: a pack adds an odd new one, and a table without the pack never hears of it.

The card is of the kind of docs/trial-new-card.md: it lends energy, and takes hearts for it at the end of turns.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.actions import extra
from ludoteca.games.king_of_tokyo.content.load import shelf
from ludoteca.games.king_of_tokyo.game import GAME, KingOfTokyo
from ludoteca.games.king_of_tokyo.powers import Offer, Power
from ludoteca.games.king_of_tokyo.rules.damage import Hit, suffer
from ludoteca.games.king_of_tokyo.rules.hand import acting_as, refs_of
from ludoteca.games.king_of_tokyo.rules.quantities import energy_from_card
from ludoteca.games.king_of_tokyo.state import Monster, Tokyo, TokyoState
from ludoteca.kernel.errors import BadSetup, BrokenGame
from ludoteca.kernel.flow import Flow
from ludoteca.kernel.packs import choose_all
from ludoteca.kernel.session import Session
from ludoteca.testkit.conformance import random_match
from ludoteca.testkit.wording import check_words
from tests.games.king_of_tokyo.table import BOX, TokyoScenario

LOAN = 3

NUMBERS = """
[[card]]
id = "moon_lender"
cost = 2
type = "keep"
copies = 2
icon = "shark-jaws"
"""


class MoonLender(Power):
    """In the buy step it lends three energy; for each loan it takes a heart at the end of a turn."""

    def buy_options(self, t: Tokyo, me: Monster, k: i64, out: list[int]) -> None:
        out += [extra(self.kind, card) for card in acting_as(t, me, self.kind) if t.s.charges[card] == 0]

    def buy_act(self, t: Tokyo, me: Monster, choice: i64) -> Flow[None]:
        t.s.charges[choice] = LOAN
        energy_from_card(t, me, LOAN, self.kind)
        yield from ()

    def at_end(self, t: Tokyo, me: Monster, k: i64) -> Flow[None]:
        for card in acting_as(t, me, self.kind):
            if t.s.charges[card] > 0:
                t.s.charges[card] -= 1
                yield from suffer(t, me, Hit(1, me.seat, self.kind))

    def offer(self, t: Tokyo, me: Monster, choice: i64) -> Offer:
        return Offer("do-use-card", refs_of(t, me, self.kind), {})


@pytest.fixture
def lending(tmp_path: Path) -> KingOfTokyo:
    """The game with a pack of moonlight deals on its shelf."""
    (tmp_path / "pack_moonlight.toml").write_text(NUMBERS)
    return KingOfTokyo(shelf([tmp_path / "pack_moonlight.toml"], {"moon_lender": MoonLender}))


def standing(session: Session) -> dict[str, Any]:
    """All that a match is in the end."""
    assert isinstance(session.state, TokyoState)
    return GAME.dump(session.state)


class Lending(TokyoScenario):
    """A scenario at a table with the pack."""

    def __init__(self, game: KingOfTokyo, *names: str) -> None:
        super().__init__(*names)
        self.game = game
        self.position["packs"] = ["moonlight"]


def test_a_table_with_the_pack_has_its_cards_and_one_without_has_not(lending: KingOfTokyo) -> None:
    plain, more = lending.content({}), lending.content({"packs": ["moonlight"]})
    assert len(plain.deck) == 66
    assert [more.id_of(card) for card in more.deck[66:]] == ["moon_lender", "moon_lender"]
    assert "moon_lender" not in plain.ids


def test_a_table_without_the_pack_is_the_same_as_a_number_too(lending: KingOfTokyo) -> None:
    usual = GAME.encoding(4, GAME.check_setup(4, {})).digest()
    assert lending.encoding(4, lending.check_setup(4, {})).digest() == usual
    assert lending.encoding(4, lending.check_setup(4, {"packs": ["moonlight"]})).digest() != usual


def test_nobody_plays_with_a_pack_of_the_house_who_has_not_chosen_it(lending: KingOfTokyo) -> None:
    assert choose_all(lending.options, {}) == {"packs": []}
    assert choose_all(lending.options, {"packs": ["moonlight"]}) == {"packs": ["moonlight"]}


def test_the_cards_of_the_box_keep_their_numbers_beside_a_pack(lending: KingOfTokyo) -> None:
    more = lending.content({"packs": ["moonlight"]})
    assert more.ids[: len(BOX.ids)] == BOX.ids
    assert more.kind_of[: len(BOX.kind_of)] == BOX.kind_of


def test_two_tables_with_different_cards_never_meet(lending: KingOfTokyo) -> None:
    seeds = range(3)
    alone = [random_match(GAME, 3, seed)[0] for seed in seeds]
    for seed in seeds:
        loans, _ = random_match(lending, 3, seed, {"packs": ["moonlight"]})
        beside, _ = random_match(GAME, 3, seed)
        assert standing(beside) == standing(alone[seed])
        assert loans.record().options["packs"] == ["moonlight"]
        assert loans.outcome is not None
    assert lending.content({}).powers[0] is not lending.content({"packs": ["moonlight"]}).powers[0]


def test_the_game_of_the_house_does_not_know_the_pack(lending: KingOfTokyo) -> None:
    assert "moonlight" in lending.options[-1].choices
    with pytest.raises(BadSetup):
        GAME.start(2, seed=1, options={"packs": ["moonlight"]})


def test_a_loan_is_paid_back_in_hearts_turn_by_turn(lending: KingOfTokyo) -> None:
    with Lending(lending, "Gigazaur", "The King").city("The King").owns("Gigazaur", "moon_lender") as g:
        g.keeps_all().act("Gigazaur", "do-use-card").gained("Gigazaur", energy=3)
        assert g.offers("Gigazaur").count("do-use-card") == 0
        g.buys_nothing("Gigazaur").lost("Gigazaur", 1).turn_of("The King")


def test_a_loan_can_be_the_end(lending: KingOfTokyo) -> None:
    g = Lending(lending, "Gigazaur", "The King").city("The King").owns("Gigazaur", "moon_lender")
    with g.has("Gigazaur", hearts=1):
        g.keeps_all().act("Gigazaur", "do-use-card").buys_nothing("Gigazaur").won_by("The King")


def test_wings_help_against_what_a_new_card_does(lending: KingOfTokyo) -> None:
    with Lending(lending, "Gigazaur", "The King").city("The King").owns("Gigazaur", "moon_lender", "wings") as g:
        g.keeps_all().act("Gigazaur", "do-use-card").buys_nothing("Gigazaur").is_asked("Gigazaur", "react")
        g.reacts("Gigazaur", "wings").lost("Gigazaur", 0)


def test_mimic_copies_a_card_that_it_has_never_heard_of(lending: KingOfTokyo) -> None:
    g = Lending(lending, "Gigazaur", "The King").city("The King").owns("The King", "moon_lender")
    with g.owns("Gigazaur", "mimic").mimics("moon_lender"):
        g.keeps_all().act("Gigazaur", "do-use-card").gained("Gigazaur", energy=3)
        g.buys_nothing("Gigazaur").lost("Gigazaur", 1)


def test_bots_live_with_a_card_that_they_know_nothing_about(lending: KingOfTokyo) -> None:
    from ludoteca.kernel.chance import seeded

    for level in ("aprendiz", "jogador"):
        session = lending.start(3, seed=5, options={"packs": ["moonlight"]})
        session.finish([lending.policy(level)] * 3, seeded(1))
        assert session.outcome is not None


# -- what is missing is told -------------------------------------------------------------------------------------


def fault(folder: Path, numbers: str, classes: dict[str, type[Power]]) -> str:
    path = folder / "pack_moonlight.toml"
    path.write_text(numbers)
    with pytest.raises(BrokenGame) as caught:
        shelf([path], classes)
    return str(caught.value).replace(str(folder), "")


def test_a_keep_card_without_a_class_is_told_with_its_line(tmp_path: Path) -> None:
    told = fault(tmp_path, NUMBERS, {})
    assert told == "/pack_moonlight.toml:2: the KEEP card 'moon_lender' does nothing: no class MoonLender in cards/*.py"


def test_a_class_without_a_card_is_told_with_its_file(tmp_path: Path) -> None:
    told = fault(tmp_path, NUMBERS, {"moon_lender": MoonLender, "moon_lenders": MoonLender})
    assert told.endswith("test_cards_of_a_table: MoonLender is no card: no file of content/ has 'moon_lenders'")


def test_a_card_that_is_there_already_is_told_with_both_places(tmp_path: Path) -> None:
    told = fault(tmp_path, NUMBERS.replace("moon_lender", "wings"), {})
    assert told.startswith("/pack_moonlight.toml:2: 'wings' is a card of ")


def test_a_discard_card_that_does_nothing_is_told(tmp_path: Path) -> None:
    told = fault(tmp_path, NUMBERS.replace("keep", "discard"), {})
    assert told == "/pack_moonlight.toml:2: 'moon_lender' has neither numbers nor a class MoonLender in cards/*.py"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (("cost = 2", "cost = 99"), "/pack_moonlight.toml:4: card 'moon_lender': cost is 99"),
        (("icon", "icons"), "/pack_moonlight.toml:2: card 'moon_lender': has no 'icon'"),
        (
            ("copies = 2", "copies = 2\nhearts = 1"),
            "/pack_moonlight.toml:7: card 'moon_lender': hearts is unknown",
        ),
    ],
)
def test_mistakes_in_a_file_are_told_with_their_line(tmp_path: Path, wrong: tuple[str, str], told: str) -> None:
    assert fault(tmp_path, NUMBERS.replace(*wrong), {"moon_lender": MoonLender}).startswith(told)


def test_words_that_are_missing_are_told_with_the_language(lending: KingOfTokyo) -> None:
    content = lending.content({"packs": ["moonlight"]})
    kind = content.kind("moon_lender")
    with pytest.raises(AssertionError, match="no words for 'card-moon_lender' in pt-BR"):
        check_words(lending, *lending.word(content, "card", kind))
