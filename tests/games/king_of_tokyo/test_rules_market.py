"""Chapter 3, the fourth step: buying Power cards; and the cards that the rulebook explains itself."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.games.king_of_tokyo.actions import SWEEP
from ludoteca.games.king_of_tokyo.rules.market import fill_slot
from ludoteca.games.king_of_tokyo.state import Tokyo
from tests.games.king_of_tokyo.table import FlowSession, TokyoScenario, given


def buyer(energy: int, *names: str) -> TokyoScenario:
    """Gigazaur, outside Tokyo, with energy to spend; The King is in the City."""
    return given("Gigazaur", "The King", *names).city("The King").has("Gigazaur", energy=energy)


# -- buying and sweeping -----------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R47")
def test_a_card_costs_the_energy_printed_on_it() -> None:
    with buyer(7).market("spiked_tail", "wings", "mimic") as g:
        g.keeps_all().buys("Gigazaur", "spiked_tail").gained("Gigazaur", energy=-5)
        assert g.cards("Gigazaur") == ["spiked_tail"]


@pytest.mark.rule("KOT-R47")
def test_any_of_the_three_cards_may_be_bought_and_none_must() -> None:
    with buyer(8).market("spiked_tail", "wings", "mimic") as g:
        g.keeps_all()
        assert g.offers("Gigazaur") == ["do-finish-buying", "do-buy", "do-buy", "do-buy", "do-sweep"]
        g.act("Gigazaur", "do-finish-buying").turn_of("The King").now("Gigazaur", energy=8)
        assert g.up() == ["spiked_tail", "wings", "mimic"]


@pytest.mark.rule("KOT-R47", "KOT-D-9")
def test_what_one_cannot_pay_in_full_is_not_for_sale() -> None:
    with buyer(5).market("spiked_tail", "wings", "mimic") as g:
        g.keeps_all()
        assert list(g.decision("Gigazaur").actions) == [0, 1, SWEEP]
        g.refused("Gigazaur", 2, "KOT-R47").now("Gigazaur", energy=5)


@pytest.mark.rule("KOT-R47", "KOT-alien_origin")
def test_everyone_sees_what_they_would_have_left_or_lack_at_their_own_price() -> None:
    g = buyer(5).market("spiked_tail", "wings", "mimic").has("The King", energy=7).owns("The King", "alien_origin")
    with g.keeps_all():
        for seat, expected in enumerate(
            ([("left", 0), ("lacks", 1), ("lacks", 3)], [("left", 3), ("left", 2), ("left", 0)])
        ):
            shown = g.session.view(seat)["board"]["market"]
            assert [(name, card[name]) for card in shown for name in ("left", "lacks") if name in card] == expected
        assert all("left" not in card and "lacks" not in card for card in g.session.view(None)["board"]["market"])


@pytest.mark.rule("KOT-R47")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    with buyer(1).market("spiked_tail", "wings", "mimic") as g:
        g.keeps_all().turn_of("The King")


@pytest.mark.rule("KOT-R48")
def test_a_bought_card_is_replaced_at_once_and_the_new_one_may_be_bought_at_once() -> None:
    with buyer(8).market("spiked_tail", "wings", "mimic").deck("heal", "jets") as g:
        g.keeps_all().buys("Gigazaur", "spiked_tail")
        assert g.up() == ["heal", "wings", "mimic"]
        g.buys("Gigazaur", "heal").now("Gigazaur", energy=0)
        assert g.up() == ["jets", "wings", "mimic"]
        assert g.discarded() == ["heal"]


@pytest.mark.rule("KOT-R49")
def test_two_energy_sweep_the_market_for_three_new_cards() -> None:
    with buyer(5).market("spiked_tail", "wings", "mimic").deck("heal", "jets", "gourmet", "tank") as g:
        g.keeps_all().sweeps("Gigazaur").gained("Gigazaur", energy=-2)
        assert g.up() == ["heal", "jets", "gourmet"]
        assert g.discarded() == ["spiked_tail", "wings", "mimic"]
        g.buys("Gigazaur", "heal").now("Gigazaur", energy=0)


@pytest.mark.rule("KOT-R49", "KOT-D-9")
def test_one_energy_is_not_enough_to_sweep() -> None:
    with buyer(1).owns("Gigazaur", "alien_origin", "media_friendly").market("made_in_a_lab", "wings", "mimic") as g:
        g.keeps_all().is_asked("Gigazaur", "buy").refused("Gigazaur", SWEEP, "KOT-R49")


@pytest.mark.rule("KOT-R50")
def test_buying_and_sweeping_may_be_mixed_while_the_energy_lasts() -> None:
    with buyer(12).market("wings", "mimic", "extra_head") as g:
        g.deck("heal", "jets", "gourmet", "corner_store", "commuter_train").keeps_all().sweeps("Gigazaur")
        g.buys("Gigazaur", "heal").buys("Gigazaur", "corner_store")
        g.sweeps("Gigazaur").now("Gigazaur", energy=2, stars=1).sweeps("Gigazaur").now("Gigazaur", energy=0)
        g.turn_of("The King")


@pytest.mark.rule("KOT-D-10")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    with buyer(8).market("spiked_tail", "wings", "mimic").deck("heal").where(discard=["jets"], rest="discard") as g:
        assert len(g.state.deck) == 1
        g.keeps_all().buys("Gigazaur", "spiked_tail")
        assert g.up()[0] == "heal"
        g.buys("Gigazaur", "heal")  # the discards, this Heal among them, become the deck
        assert g.told("reshuffled") == [(0, 0, 0, 0, 0)]
        assert g.state.discard == []
        assert len(g.state.deck) == 66 - 1 - 3
        assert g.up()[0] != ""


@pytest.mark.rule("KOT-D-10")
def test_with_no_card_left_anywhere_the_market_keeps_a_gap() -> None:
    with buyer(3).market("heal", "wings", "mimic") as g:
        g.keeps_all()
        g.state.deck.clear()  # no match gets as far as this: there are more DISCARD cards than places for them
        g.state.discard.clear()
        fill_slot(cast(Tokyo, cast(FlowSession, g.session).table), 0)
        assert g.up() == ["", "wings", "mimic"]


@pytest.mark.rule("KOT-D-10", "KOT-R49")
def test_a_sweep_fills_the_gaps_too() -> None:
    with buyer(2).market("wings").deck("heal", "jets", "gourmet") as g:
        g.keeps_all()
        assert g.session.view(0)["board"]["market"][1:] == [None, None]
        g.sweeps("Gigazaur")
        assert g.up() == ["heal", "jets", "gourmet"]
        assert g.discarded() == ["wings"]


@pytest.mark.rule("KOT-D-10")
def test_nobody_buys_a_gap() -> None:
    with buyer(8).market("spiked_tail", "wings") as g:
        g.keeps_all().refused("Gigazaur", 3, "KOT-D-10")


@pytest.mark.rule("KOT-D-16")
def test_who_was_moved_in_its_own_turn_still_buys() -> None:
    with buyer(3).owns("Gigazaur", "it_has_a_child").owns("The King", "burrowing") as g:
        g.has("Gigazaur", hearts=1, stars=9).market("heal", "wings", "jets").rolls("claw 1 1 2 2 3").keeps_all()
        g.yields("The King").now("Gigazaur", hearts=10, stars=1).is_in("Gigazaur", "city")
        g.buys("Gigazaur", "heal").now("Gigazaur", energy=0)


# -- the cards that the rulebook explains ------------------------------------------------------------------------


@pytest.mark.rule("KOT-R57")
def test_mimic_copies_a_card_as_if_just_bought_tokens_included() -> None:
    with buyer(8).market("mimic", "wings", "jets").owns("The King", "smoke_cloud", smoke_cloud=1) as g:
        g.keeps_all().buys("Gigazaur", "mimic").is_asked("Gigazaur", "mimic")
        g.copies("Gigazaur", "The King", "smoke_cloud")
        (card,) = g.session.view(0)["board"]["monsters"][0]["cards"]
        assert (card["id"], card["charges"], card["copies"]["id"]) == ("mimic", 3, "smoke_cloud")
        (original,) = g.session.view(0)["board"]["monsters"][1]["cards"]
        assert original["charges"] == 1


@pytest.mark.rule("KOT-R57")
def test_the_copied_card_is_discarded_and_mimic_has_no_effect() -> None:
    with buyer(0).owns("Gigazaur", "mimic").owns("The King", "gourmet", "metamorph").mimics("gourmet") as g:
        g.rolls("1 1 1 2 2 3").rolls("1 1 2 2 3 3").rolls("1 1 1 2 2 3").keeps_all().gained("Gigazaur", stars=3)
        g.keeps_all().sells("The King", "gourmet", "metamorph").turn_of("Gigazaur")
        assert "copies" not in g.session.view(0)["board"]["monsters"][0]["cards"][0]
        g.keeps_all().gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-R57")
def test_for_one_energy_the_token_moves_before_the_first_roll_of_a_turn() -> None:
    with buyer(2).owns("Gigazaur", "mimic").owns("The King", "gourmet", "alpha_monster").mimics("gourmet") as g:
        g.is_asked("Gigazaur", "mimic-move")
        assert g.told("rolled") == []
        g.rolls("1 1 1 claw 2 3").copies("Gigazaur", "The King", "alpha_monster").now("Gigazaur", energy=1)
        g.keeps_all().gained("Gigazaur", stars=2)  # one for the ones, one for attacking, none from Gourmet


@pytest.mark.rule("KOT-R59")
def test_the_first_opportunist_clockwise_has_the_first_chance() -> None:
    with buyer(2, "MekaDragon").owns("MekaDragon", "opportunist").owns("The King", "mimic") as g:
        g.mimics("opportunist")
        g.has("The King", energy=3).has("MekaDragon", energy=3).market("wings", "jets", "tank")
        g.deck("heal", "gourmet", "acid_attack", "corner_store").keeps_all().sweeps("Gigazaur")
        g.is_asked("The King", "snatch").is_not_asked("MekaDragon").declines("The King")
        g.is_asked("MekaDragon", "snatch").buys("MekaDragon", "heal").gained("MekaDragon", energy=-3)


@pytest.mark.rule("KOT-R60")
def test_metamorph_pays_the_full_printed_cost_in_step_five() -> None:
    with buyer(5).owns("Gigazaur", "metamorph", "alien_origin").market("wings", "jets", "mimic") as g:
        g.keeps_all().buys("Gigazaur", "wings").now("Gigazaur", energy=0)
        g.is_asked("Gigazaur", "sell").sells("Gigazaur", "wings").now("Gigazaur", energy=6)
        g.sells_no_more("Gigazaur").turn_of("The King").now("Gigazaur", energy=6)
        assert g.cards("Gigazaur") == ["metamorph", "alien_origin"]
        assert g.discarded() == ["wings"]
