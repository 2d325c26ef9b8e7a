"""Packs of King of Tokyo: cards that are their numbers, at a table that has chosen them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.king_of_tokyo.bots import numbers
from ludoteca.games.king_of_tokyo.bots.strength import card_points
from ludoteca.games.king_of_tokyo.content.packs import KEEP_NUMBERS
from ludoteca.games.king_of_tokyo.game import GAME, KingOfTokyo
from ludoteca.games.king_of_tokyo.people.names import card_name, card_rule, card_text
from ludoteca.games.king_of_tokyo.rules.rolling import MOST_DICE, dice_of, rolls_of
from ludoteca.games.king_of_tokyo.state import Tokyo
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.content import Faults
from ludoteca.kernel.packs import Pack
from ludoteca.words import say
from tests.games.king_of_tokyo.table import TokyoScenario


def card(name: str, kind: str, **numbers: int | str) -> str:
    """One card of a pack."""
    given = {"cost": 3, "icon": "shop", **numbers}
    lines = [f"{key} = {value!r}".replace("'", '"') for key, value in given.items()]
    return "\n".join(["[[card]]", f'id = "{name}"', f'name = "{name.title()}"', f'type = "{kind}"', *lines, ""])


def pack(*cards: str, name: str = "praia") -> Pack:
    return Pack(Path(name), "king-of-tokyo", "Praia", "", {"cards.toml": "\n".join(cards)})


class AtTheSea(TokyoScenario):
    """A scenario at a table with a pack of these cards."""

    def __init__(self, *cards: str) -> None:
        super().__init__("Gigazaur", "The King")
        game = KingOfTokyo(packs=[pack(*cards)])
        self.game = game
        self.position["packs"] = list(game.packs.packs)
        self.city("The King")


# -- KEEP cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R8")
def test_dice_and_rolls() -> None:
    with AtTheSea(card("prancha", "keep", dice=2, rolls=1)).owns("Gigazaur", "praia:prancha") as g:
        g.rolls("1 1 2 2 3 3 1 1")
        assert len(g.state.dice) == 8
        assert g.state.rolls_left == 3


@pytest.mark.rule("KOT-R8")
def test_claws_even_with_none_rolled_and_claws_on_top_only_with_some() -> None:
    with AtTheSea(card("pinca", "keep", claws=2)).owns("Gigazaur", "praia:pinca") as g:
        g.keeps_all().lost("The King", 2)
    on_top = card("caranguejo", "keep", more_claws=2)
    with AtTheSea(on_top).owns("Gigazaur", "praia:caranguejo") as g:
        g.keeps_all().lost("The King", 0)
    with AtTheSea(on_top).owns("Gigazaur", "praia:caranguejo").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().lost("The King", 3)


@pytest.mark.rule("KOT-R8")
def test_hearts_and_energy_grow_whenever_some_are_gained() -> None:
    g = AtTheSea(card("coco", "keep", hearts=2, energy=1)).owns("Gigazaur", "praia:coco").has("Gigazaur", hearts=4)
    with g.rolls("heart energy 1 1 2 3"):
        g.keeps_all().gained("Gigazaur", hearts=3, energy=2)


@pytest.mark.rule("KOT-R8")
def test_a_discount_lowers_every_price() -> None:
    g = AtTheSea(card("fiado", "keep", discount=3)).owns("Gigazaur", "praia:fiado").has("Gigazaur", energy=4)
    with g.market("wings", "tank", "heal"):
        g.keeps_all()
        prices = [offer["price"] for offer in g.session.view(0)["board"]["market"]]
        assert prices == [3, 1, 0]


@pytest.mark.rule("KOT-R36", "KOT-X37")
def test_room_for_hearts_goes_with_the_card() -> None:
    g = AtTheSea(card("boia", "keep", max_hearts=3)).owns("Gigazaur", "praia:boia", "metamorph")
    with g.has("Gigazaur", hearts=12):
        assert g.session.view(0)["board"]["monsters"][0]["max_hearts"] == 13
        boia = g.state.monsters[0].cards[0]
        g.keeps_all().buys_nothing("Gigazaur").does("Gigazaur", boia + 1)
        assert g.of("Gigazaur").hearts == 10


@pytest.mark.rule("KOT-R22")
def test_there_are_never_more_dice_than_the_table_has() -> None:
    with AtTheSea(card("polvo", "keep", dice=2, copies=3)).owns("Gigazaur", *["praia:polvo"] * 3, "extra_head") as g:
        g.rolls("1 1 2 2 3 3 1 1 2 2")
        assert len(g.state.dice) == MOST_DICE
        table = Tokyo(g.state, seeded(0), None)
        assert dice_of(table, g.of("Gigazaur")) == MOST_DICE
        assert rolls_of(g.of("Gigazaur")) == 3


def test_mimic_copies_a_plain_card() -> None:
    g = AtTheSea(card("pinca", "keep", claws=1)).owns("The King", "praia:pinca").owns("Gigazaur", "mimic")
    with g.mimics("praia:pinca"):
        copied = g.session.view(0)["board"]["monsters"][0]["cards"][0]["copies"]
        assert copied["name"] == {"key": "pack-text", "params": {"text": "Pinca", "id": "praia:pinca"}}
        g.keeps_all().lost("The King", 1)


# -- DISCARD cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R9")
def test_a_discard_card_does_all_its_numbers_once_and_is_gone() -> None:
    ressaca = card("ressaca", "discard", vp=2, hearts=3, energy=4, others_lose_vp=1, hurts_others=2, hurts_me=1)
    g = AtTheSea(ressaca).market("praia:ressaca", "tank", "heal").deck("wings").where(rest="discard")
    with g.has("Gigazaur", energy=3, hearts=5).has("The King", stars=3):
        g.keeps_all().act("Gigazaur", "do-buy", f"card:{g.state.market[0]}")
        gigazaur, king = g.of("Gigazaur"), g.of("The King")
        assert (gigazaur.stars, gigazaur.hearts, gigazaur.energy) == (2, 7, 4)
        assert (king.stars, king.hearts) == (2, 8)
        assert g.state.content.id_of(g.state.discard[-1]) == "praia:ressaca"


# -- words -----------------------------------------------------------------------------------------------------


def test_what_a_card_says_is_made_of_its_numbers_in_both_languages() -> None:
    every = [card(name, "keep", **{name: most}) for name, most in KEEP_NUMBERS.items()]
    game = KingOfTokyo(packs=[pack(*every, card("dois", "discard", vp=1, hurts_me=2))])
    content = game.content({"packs": list(game.packs.packs)})
    kind = content.kind("praia:dois")
    assert card_name(content, kind) == ("pack-text", {"text": "Dois", "id": "praia:dois"})
    assert say(game.id, "en", *card_text(content, kind)) == "Gain 1 star. Lose 2 hearts."
    assert say(game.id, "pt-BR", *card_text(content, kind)) == "Ganhe 1 estrela. Perca 2 corações."
    assert card_rule(content, kind) == "KOT-R9"
    for name, most in KEEP_NUMBERS.items():
        kind = content.kind(f"praia:{name}")
        assert card_rule(content, kind) == "KOT-R8"
        for language in ("en", "pt-BR"):
            assert str(most) in say(game.id, language, *card_text(content, kind)), name


def test_what_was_played_with_a_pack_that_is_gone_is_still_told() -> None:
    content = GAME.content({})
    for kind in ("card", "instance", "cause"):
        assert GAME.word(content, kind, 70) == ("pack-unknown", {})


def test_bots_value_a_card_by_those_of_the_box_that_do_the_same() -> None:
    game = KingOfTokyo(packs=[pack(card("polvo", "keep", dice=1, rolls=2))])
    content = game.content({"packs": list(game.packs.packs)})
    points = card_points(content, numbers.CARDS)
    assert points[-1] == pytest.approx(numbers.CARDS["extra_head"] + 2 * numbers.CARDS["giant_brain"])
    assert points[content.kind("wings")] == numbers.CARDS["wings"]


# -- what is refused -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (card("nada", "keep"), "does nothing: it needs one of dice, rolls"),
        (card("nada", "discard"), "does nothing: it needs one of vp, hearts"),
        (card("mais", "keep", dice=3), "dice is 3; it goes from 1 to 2"),
        (card("nulo", "discard", vp=0), "vp is 0; it goes from 1 to 20"),
        (card("errado", "keep", vp=1, dice=1), "vp is unknown here"),
        (card("errado", "discard", dice=1, vp=1), "dice is unknown here"),
        (card("caro", "discard", vp=1, cost=99), "cost is 99"),
        (card("foto", "discard", vp=1, icon="https"), "icon is 'https'; there are acid, "),
        ("".join(card(f"c{n}", "discard", vp=1, copies=3) for n in range(14)), "42 cards with their copies"),
    ],
)
def test_what_is_no_card_is_refused_with_its_line(wrong: str, reason: str) -> None:
    with pytest.raises(Faults, match=reason) as told:
        KingOfTokyo(packs=[pack(wrong)])
    assert all(str(fault).startswith("praia/cards.toml:") for fault in told.value.faults)


def test_two_tables_with_different_packs_never_meet_and_numbers_depend_on_the_table_alone() -> None:
    one, two = pack(card("coco", "keep", hearts=1)), pack(card("polvo", "keep", dice=1), name="mar")
    game, alone = KingOfTokyo(packs=[one, two]), KingOfTokyo(packs=[one])
    assert len(game.content({}).ids) == 64
    with_one = game.content({"packs": [one.key]})
    assert with_one.ids == alone.content({"packs": [one.key]}).ids
    assert with_one.ids[64:] == ["praia:coco"]
    assert game.content({"packs": [two.key, one.key]}).ids[64:] == ["mar:polvo", "praia:coco"]
    assert game.content({"packs": [one.key]}) is with_one
