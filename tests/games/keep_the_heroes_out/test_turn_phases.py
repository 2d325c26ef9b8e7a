"""The five phases of a turn: KTHO-R21 to R29, and the Cells at any point of it."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.chance import seeded
from tests.games.keep_the_heroes_out.table import PLAIN, WHOLE, clan, table

LANE = (("sewers", "vault", "workshop"),)  # no room of the type Eye
CELLS_LANE = (("sewers", "vault", "cells"),)
NOBODY_COMES = ["mage eye", "mage eye", "mage eye", "mage eye"]


# -- phase 1 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R21", "KTHO-R30")
def test_a_card_is_played_resolved_in_any_order_and_lies_in_the_play_area() -> None:
    for moves_first in (True, False):
        with table(clan("ratfolk", {"vault": 2}, hand=["activate + move", "draw"]), dungeon=PLAIN) as g:
            g.plays("activate + move")
            assert g.hand == ["draw"]
            assert g.played == []
            if moves_first:
                g.does("move", "vault", "sewers").does("produce", "sewers")
                assert g.lies("sewers") == {"frog": 1}
            else:
                g.does("produce", "vault").does("move", "vault", "sewers", "coin")
                assert g.lies("sewers") == {"coin": 1}
            assert g.played == ["activate + move"]
            assert g.question.kind == "turn"


@pytest.mark.rule("KTHO-R21", "KTHO-R30")
def test_the_actions_of_a_card_are_split_among_any_of_your_monsters() -> None:
    with table(clan("ratfolk", {"vault": 1, "graveyard": 1}, hand=["3 activate"])) as g:
        g.plays("3 activate").does("produce", "vault").does("produce", "graveyard").does("produce", "vault")
        assert (g.lies("vault"), g.lies("graveyard")) == ({"coin": 2}, {"bone": 1})


@pytest.mark.rule("KTHO-R30")
def test_actions_may_be_left_unused() -> None:
    with table(clan("ratfolk", {"vault": 1}, hand=["3 activate", "draw"])) as g:
        g.plays("3 activate").does("produce", "vault").passes()
        assert g.lies("vault") == {"coin": 1}
        assert g.played == ["3 activate"]


@pytest.mark.rule("KTHO-R22", "KTHO-D-27")
def test_unplayed_cards_stay_in_hand_and_a_large_hand_is_not_cut_down() -> None:
    hand = ["draw", "melee", "move", "trap", "coin", "book", "frog"]
    with table(clan("ratfolk", {"vault": 1}, hand=hand, deck=["portal"]), dungeon=LANE, guild=NOBODY_COMES) as g:
        g.plays("coin").does("place", "coin", "vault").passes(2)  # no more cards, no renewal
        assert g.hand == ["draw", "melee", "move", "trap", "book", "frog"]
        assert g.deck == ["portal"]
        assert g.discard == ["coin"]


@pytest.mark.rule("KTHO-R21", "KTHO-R22")
def test_a_card_that_can_do_nothing_may_be_played_to_be_rid_of_it() -> None:
    with table(clan("ratfolk", hand=["2 melee", "draw"])) as g:
        g.plays("2 melee")
        assert g.played == ["2 melee"]
        assert g.question.kind == "turn"


@pytest.mark.rule("KTHO-R23", "KTHO-D-34")
def test_an_empty_deck_is_made_of_the_discard_pile_alone() -> None:
    me = clan("ratfolk", {"vault": 1}, hand=["2 draw", "melee"], discard=["move", "trap"], played=["coin"])
    with table(me) as g:
        order = [g.me.discard[0], g.me.discard[1]]
        g.force("tactics-0", order)
        g.plays("2 draw").does("draw")
        assert g.hand == ["melee", "trap"]  # the top is at the end
        assert g.discard == []
        assert g.played == ["coin"]
        assert g.told("reshuffled") == [(0, 2, 5, 0, 0)]
        g.does("draw")
        assert g.hand == ["melee", "trap", "move"]
        assert g.played == ["coin", "2 draw"]


@pytest.mark.rule("KTHO-D-34")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    with table(clan("ratfolk", {"vault": 1}, hand=["3 draw"], deck=["melee"], played=["coin"])) as g:
        g.plays("3 draw").does("draw")
        assert g.hand == ["melee"]
        assert g.played == ["coin", "3 draw"]  # neither the play area nor the card itself is drawn from


@pytest.mark.rule("KTHO-R32")
def test_a_drawn_card_can_be_played_in_the_same_turn() -> None:
    with table(clan("ratfolk", {"vault": 1}, hand=["draw", "trap"], deck=["coin", "melee"])) as g:
        g.plays("draw").does("draw").plays("coin").does("place", "coin", "vault")
        assert g.lies("vault") == {"coin": 1}
        assert g.deck == ["melee"]


@pytest.mark.rule("KTHO-D-25")
def test_without_a_monster_one_may_still_draw_summon_ambush_and_use_the_cells() -> None:
    hand = ["draw", "summon 2", "ambush 2 bones", "move", "melee", "activate", "coin"]
    with table(clan("ratfolk", hand=hand, deck=["trap"]), dungeon=WHOLE) as g:
        assert g.may("cells")
        for useless in ("move", "melee", "activate", "coin"):
            g.plays(useless)
            assert useless in g.played
        g.plays("draw").does("draw")
        g.plays("ambush 2 bones").does("ambush", "bones", "trainer").passes()
        g.plays("summon 2").does("summon", "vault", 2)
        assert g.monsters() == {"vault": 2, "trainer": 1}


# -- phase 2 -------------------------------------------------------------------------------------------------------

ROW = ["melee + coin", "melee + book", "melee + frog", "melee + bone", "melee + trap"]


@pytest.mark.rule("KTHO-R24", "KTHO-D-65")
def test_renewing_costs_a_card_and_puts_the_chosen_ones_under_the_deck() -> None:
    me = clan("ratfolk", {"vault": 1}, hand=["draw", "move"])
    with table(me, phase="renew", loot=ROW, loot_deck=["2 coin", "2 book", "2 frog"], loot_rest="gone") as g:
        g.does("renew", "draw", (1, 3))
        assert g.discard == ["draw"]
        assert g.row == ["melee + coin", "2 coin", "melee + frog", "2 book", "melee + trap"]
        assert g.loot_deck == ["2 frog", "melee + book", "melee + bone"]  # under it, in the order of the row
        assert g.question.kind == "renew"
        g.does("renew", "move", (0,))
        assert g.row[0] == "2 frog"
        assert g.loot_deck == ["melee + book", "melee + bone", "melee + coin"]
        assert g.state.loot_under == 3


@pytest.mark.rule("KTHO-R24", "KTHO-D-65")
def test_at_least_one_card_is_renewed_and_all_five_can_be() -> None:
    with table(clan("ratfolk", hand=["draw"]), phase="renew", loot=ROW) as g:
        masks = {mask for _, mask in g.can("renew")}
        assert masks == set(range(1, 32))


@pytest.mark.rule("KTHO-D-65")
def test_renewed_cards_may_come_back_and_a_gap_that_cannot_be_filled_stays() -> None:
    row = ["melee + coin", None, "melee + frog", None, None]
    with table(clan("ratfolk", hand=["draw", "move"]), phase="renew", loot=row, loot_rest="gone") as g:
        assert {mask for _, mask in g.can("renew")} == {0b001, 0b100, 0b101}
        g.does("renew", "draw", (0, 2))
        assert g.row == ["melee + coin", "melee + frog", None, None, None]
        assert g.loot_deck == []


@pytest.mark.rule("KTHO-D-26")
def test_a_loot_card_in_hand_counts_as_a_tactic_card_for_renewing() -> None:
    with table(clan("ratfolk", hand=["draw"]), phase="renew") as g:
        loot = g.card(g.state.loot_deck[0])
    with table(clan("ratfolk", hand=[loot, "draw"]), phase="renew") as g:
        g.does("renew", loot, (4,))
        assert g.discard == [loot]


@pytest.mark.rule("KTHO-R24")
def test_without_cards_in_hand_phase_two_is_skipped() -> None:
    with table(clan("ratfolk", hand=["draw"]), dungeon=LANE, guild=NOBODY_COMES) as g:
        g.plays("draw")  # there is nothing to draw, and no card left
        assert g.question.kind == "turn"
        assert g.state.turns == 1
        assert g.hand == ["draw"]


# -- phases 3 to 5 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R25")
def test_clean_up_discards_the_play_area_and_fills_the_hand_up_to_five() -> None:
    me = clan("ratfolk", {"vault": 1}, hand=["coin", "move"], deck=["book", "frog", "bone", "trap", "melee"])
    with table(me, dungeon=LANE, guild=NOBODY_COMES) as g:
        g.plays("coin").does("place", "coin", "vault").passes(2)
        assert g.hand == ["move", "book", "frog", "bone", "trap"]
        assert g.deck == ["melee"]
        assert g.discard == ["coin"]
        assert g.played == []


@pytest.mark.rule("KTHO-R25", "KTHO-R54")
def test_clean_up_reshuffles_tactic_and_loot_cards_of_the_discard_pile_if_needed() -> None:
    me = clan("ratfolk", hand=["coin"], deck=["book"], discard=["frog", "bone"], played=["trap"])
    with table(me, dungeon=LANE, guild=NOBODY_COMES, phase="clean") as g:
        assert sorted(g.hand) == ["bone", "book", "coin", "frog", "trap"]
        assert g.told("reshuffled") == [(0, 3, 5, 0, 0)]


@pytest.mark.rule("KTHO-R26", "KTHO-R28", "KTHO-R29")
def test_after_clean_up_the_heroes_come_and_the_token_goes_to_the_left() -> None:
    players = [clan("ratfolk", hand=["coin"]), clan("gnoll", hand=["coin"]), clan("witch", hand=["coin"])]
    with table(*players, dungeon=LANE, guild=NOBODY_COMES, turn=2) as g:
        g.passes(2)
        assert [event[0] for event in g.told("invasion")] == [2]
        assert g.me is g.of("ratfolk")  # from the last seat to the first
        g.passes(2)
        assert g.me is g.of("gnoll")
        g.passes(2)
        assert g.me is g.of("witch")
        assert len(g.told("invasion")) == 3  # one in the turn of each player


@pytest.mark.rule("KTHO-R28", "KTHO-R29", "KTHO-D-63")
def test_a_lone_player_with_two_clans_has_two_turns_each_with_an_invasion() -> None:
    players = [clan("ratfolk", hand=["coin"], seat=0), clan("dragon", hand=["move"], seat=0)]
    with table(*players, dungeon=CELLS_LANE, guild=["warrior eye", "mage eye", "warrior eye", "mage eye"]) as g:
        g.does("cells")
        assert not g.may("cells")
        g.passes(2)
        assert g.me is g.of("dragon")
        assert g.question.seat == 0
        assert g.may("cells")  # once in the turn of each Clan
        assert len(g.told("invasion")) == 1


# -- the Cells at any point ----------------------------------------------------------------------------------------


def prison(**more: Any) -> dict[str, Any]:
    """A Warrior is next: he is locked in, and nothing else happens."""
    return {"dungeon": CELLS_LANE, "guild": ["warrior eye", *NOBODY_COMES], **more}


@pytest.mark.rule("KTHO-R56", "KTHO-D-45")
def test_the_cells_before_the_first_card() -> None:
    with table(clan("ratfolk", hand=["coin"], deck=["book", "frog", "bone", "trap"]), **prison()) as g:
        g.does("cells")
        assert g.hand == ["coin", "book", "frog", "bone"]
        assert g.heroes() == {"cells": ["warrior"]}
        assert not g.may("cells")


@pytest.mark.rule("KTHO-D-45")
def test_the_cells_between_two_actions_of_one_card() -> None:
    me = clan("ratfolk", {"vault": 1}, hand=["2 activate"], deck=["book", "frog", "bone", "trap"])
    with table(me, **prison()) as g:
        g.plays("2 activate").does("produce", "vault").does("cells")
        assert g.hand == ["book", "frog", "bone"]
        assert g.question.kind == "act"
        assert not g.may("cells")
        g.does("produce", "vault")
        assert g.lies("vault") == {"coin": 2}
        assert g.played == ["2 activate"]


@pytest.mark.rule("KTHO-D-45", "KTHO-R79")
def test_the_cells_between_two_monsters_of_a_swarm() -> None:
    me = clan("ratfolk", {"vault": 2}, hand=["swarm move"], deck=["book", "frog", "bone"])
    with table(me, **prison()) as g:
        g.plays("swarm move").does("swarm", "move", "vault").does("move", "vault", "sewers").does("cells")
        assert g.question.kind == "swarm"
        assert g.hand == ["book", "frog", "bone"]
        g.does("move", "vault", "cells")
        assert g.monsters() == {"sewers": 1, "cells": 1}


@pytest.mark.rule("KTHO-D-45", "KTHO-R80")
def test_the_cells_between_the_parts_of_a_combo() -> None:
    me = clan("ratfolk", {"sewers": 1}, hand=["move > coin"], deck=["book", "frog", "bone"])
    with table(me, **prison()) as g:
        g.plays("move > coin").does("move", "sewers", "vault")
        assert g.question.kind == "combo"
        g.does("cells")
        assert g.question.kind == "combo"
        assert not g.may("cells")
        g.does("place", "coin", "vault")
        assert g.lies("vault") == {"coin": 1}


@pytest.mark.rule("KTHO-D-45", "KTHO-D-35")
def test_a_prisoner_may_be_what_the_rest_of_a_card_is_for() -> None:
    me = clan("ratfolk", {"cells": 1}, hand=["melee"], deck=["book", "frog", "bone"])
    with table(me, **prison()) as g:
        g.plays("melee")
        assert list(g.question.actions) == [0, 1]  # nobody to hit yet: the Cells, or leave it
        g.does("cells").does("melee", "warrior@cells")
        assert g.heroes() == {}


@pytest.mark.rule("KTHO-D-45")
def test_the_cells_in_phase_two() -> None:
    with table(clan("ratfolk", hand=["coin"], deck=["book", "frog", "bone"]), phase="renew", **prison()) as g:
        g.does("cells")
        assert g.question.kind == "renew"
        assert g.hand == ["coin", "book", "frog", "bone"]


@pytest.mark.rule("KTHO-D-45")
def test_after_the_last_card_was_spent_on_loot_the_cells_can_bring_new_ones() -> None:
    with table(clan("ratfolk", hand=["coin"], deck=["book", "frog", "bone"]), phase="renew", **prison()) as g:
        g.does("renew", "coin", (0,))
        assert list(g.question.actions) == [0, 1]
        g.does("cells").does("renew", "book", (0, 1))
        assert g.hand == ["frog", "bone"]


@pytest.mark.rule("KTHO-D-45")
def test_with_an_empty_hand_the_cells_are_not_offered_a_second_time_in_phase_two() -> None:
    players = [clan("ratfolk", hand=["coin", "book"]), clan("gnoll", hand=["coin"])]
    with table(*players, phase="renew", **prison()) as g:
        g.does("renew", "coin", (0,)).passes().passes()  # what one has renewed is nothing to the next
        assert g.me is g.of("gnoll")
        g.plays("coin").passes()  # no card is left: it would be the same question again
        assert g.question.kind == "last"


@pytest.mark.rule("KTHO-D-45")
def test_the_cells_after_the_cards_of_clean_up_are_drawn() -> None:
    me = clan("ratfolk", hand=["coin"], deck=["book", "frog", "bone", "trap", "melee", "move", "draw", "portal"])
    with table(me, **prison()) as g:
        g.passes(2)
        assert g.question.kind == "last"
        assert len(g.hand) == 5
        g.does("cells")
        assert len(g.hand) == 8
        assert g.heroes() == {"cells": ["warrior"]}
        assert g.state.turns == 1  # the next turn has begun: too late for this one


@pytest.mark.rule("KTHO-D-45", "KTHO-R56")
def test_the_cells_are_open_again_in_the_next_turn() -> None:
    with table(clan("ratfolk", hand=["coin"]), clan("gnoll", hand=["coin"]), **prison()) as g:
        g.does("cells").passes(2)
        assert g.me is g.of("gnoll")
        assert g.may("cells")


@pytest.mark.rule("KTHO-D-15")
def test_without_cells_nobody_can_use_them() -> None:
    with table(clan("ratfolk", hand=["coin"]), dungeon=LANE) as g:
        assert not g.may("cells")


# -- open and hidden -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-D-41")
def test_hands_and_discards_are_open_and_the_order_of_face_down_piles_and_the_faces_of_treasures_are_hidden() -> None:
    players = [clan("ratfolk", {"vault": 2}, rest="deck", hand=["coin"], discard=["frog"]), clan("gnoll", rest="deck")]
    treasures = {"forge": 1, "study": 2, "sewers": 1, "workshop": 2}
    with table(*players, dungeon=WHOLE, treasures=treasures, foreign=["witch"]) as g:
        seen = g.game.view(g.state, 0)
        assert seen == g.game.view(g.state, 1) == g.game.view(g.state, None)
        moved = set()
        for seed in range(8):
            world = g.state.copy()
            g.game.resample(world, 1, seeded(seed))
            assert g.game.view(world, 1) == seen
            for now, then in zip(world.clans, g.state.clans, strict=True):
                assert (now.hand, now.discard, now.played) == (then.hand, then.discard, then.played)
            piles = {
                "deck": (world.clans[1].deck, g.state.clans[1].deck),
                "loot": (world.loot_deck, g.state.loot_deck),
                "guild": (world.guild_deck, g.state.guild_deck),
                "treasures": (world.treasures, g.state.treasures),
            }
            moved |= {name for name, (now, then) in piles.items() if now != then}
        assert moved == {"deck", "loot", "guild", "treasures"}
