"""The worked examples of a player's turn, step by step: E1 and E7. E3 and E4 are with their rooms."""

from __future__ import annotations

import pytest

from tests.games.keep_the_heroes_out.table import active, clan, table

# The layout facts of E7 and E8: Vault-Sewers, Vault-Workshop, Sewers-Apothecary, Workshop-Beast Trainer,
# Graveyard-Beast Trainer, Cells-Apothecary, Cells-Vault.
E7_DUNGEON = (
    ("library", "forge", None),
    ("sewers", "vault", "workshop"),
    ("apothecary", "cells", "trainer"),
    (None, None, "graveyard"),
)
E7_WALLS = [["cells", "trainer"]]


@pytest.mark.rule("KTHO-E1", "KTHO-R33", "KTHO-R34", "KTHO-R53b")
def test_e1_getting_a_beast() -> None:
    with table(clan("ratfolk", hand=["draw"])) as g:
        spider, other = [card.id for card in g.state.content.cards if card.kind == 1][:2]
    me = active("ratfolk", {"graveyard": 1}, ["2 activate", "move", "activate"])
    with table(me, dungeon=E7_DUNGEON, loot=[None, spider, None, None, None], loot_deck=[other], loot_rest="gone") as g:
        g.plays("2 activate").does("produce", "graveyard").passes()
        assert g.lies("graveyard") == {"bone": 1}
        g.plays("move").does("move", "graveyard", "trainer", "bone")
        assert (g.lies("graveyard"), g.lies("trainer")) == ({}, {"bone": 1})
        g.plays("activate").does("buy", "trainer", 1)
        assert g.lies("trainer") == {}
        assert g.discard == [spider]
        assert other in g.row  # a new Loot card is revealed
        assert spider not in g.row


@pytest.mark.rule(
    *("KTHO-E7", "KTHO-R21", "KTHO-R25", "KTHO-R34", "KTHO-R43", "KTHO-R52c", "KTHO-R52e", "KTHO-R53c"),
    *("KTHO-R56", "KTHO-R79", "KTHO-D-68"),
)
def test_e7_a_full_turn_of_the_ratfolk() -> None:
    """Eight cards, five of the hand and three from the Cells. The cards are those of the Ratfolk deck."""
    with table(clan("ratfolk", hand=["draw"])) as g:
        potion = next(card.id for card in g.state.content.cards if card.kind == 2)
    hand = ["out_of_the_walls", "busy_paws", "tiny_union", "follow_the_cheese", "pickpocket"]
    deck = ["hundred_bites", "night_market", "squeak_for_help"]
    me = clan("ratfolk", {"vault": 3}, hand=hand, deck=deck, rest="discard")
    with table(
        me,
        dungeon=E7_DUNGEON,
        walls=E7_WALLS,
        heroes={"apothecary": ["rogue", "mage"], "trainer": ["warrior"]},
        loot=[potion, None, None, None, None],
        guild=["warrior eye", "rogue jewel"],
        level="family",
    ) as g:
        # 1. Cells: a Warrior comes in exhausted; three more cards
        g.does("cells")
        assert g.heroes()["cells"] == ["warrior"]
        assert len(g.hand) == 8
        # 2. Swarm: three Rats leave the Vault, two for the Sewers and one for the Workshop
        g.plays("out_of_the_walls", 0).does("swarm", "move", "vault")
        g.does("move", "vault", "sewers").does("move", "vault", "sewers").does("move", "vault", "workshop")
        assert g.monsters() == {"sewers": 2, "workshop": 1}
        # 3. two Activates: a Frog and a Trap
        g.plays("busy_paws", 0).does("produce", "sewers").does("produce", "workshop")
        assert (g.lies("sewers"), g.lies("workshop")) == ({"frog": 1}, {"trap": 1})
        # 4. two Activates in the Workshop
        g.plays("tiny_union", 0).does("produce", "workshop").does("produce", "workshop")
        assert g.lies("workshop") == {"trap": 3}
        # 5. Swarm: two Rats go on to the Apothecary and bring the Frog
        g.plays("follow_the_cheese", 0).does("swarm", "move", "sewers")
        g.does("move", "sewers", "apothecary", "frog").does("move", "sewers", "apothecary")
        assert g.lies("apothecary") == {"frog": 1}
        # 6. Move: a Rat goes to the Beast Trainer with one Trap
        g.plays("pickpocket", 1).does("move", "workshop", "trainer", "trap").passes()
        assert (g.lies("workshop"), g.lies("trainer")) == ({"trap": 2}, {"trap": 1})
        # 7. Swarm: the two Rats in the Apothecary kill two Heroes
        g.plays("hundred_bites", 0).does("swarm", "melee", "apothecary")
        g.does("melee", "rogue@apothecary").does("melee", "mage@apothecary")
        # 8. two Activates: the Frog buys a Potion
        g.plays("night_market", 0).does("buy", "apothecary", 0).passes()
        assert g.discard[-1] == potion
        assert g.lies("apothecary") == {}
        # 9. the last card: a Hero at the Beast Trainer falls
        assert g.hand == ["squeak_for_help"]
        g.plays("squeak_for_help", 0).does("melee", "warrior@trainer")
        assert g.heroes() == {"cells": ["warrior"]}
        g.passes()  # nobody else is called
        # the table as E8 finds it: no card is left, so Phase 2 is skipped; Phase 3 draws five, and the Heroes come
        assert len(g.told("played")) == 8
        assert g.told("cleaned")[0][1] == 8
        assert g.heroes() == {"cells": ["warrior"], "vault": ["rogue"]}
        assert g.monsters() == {"apothecary": 2, "trainer": 1}
        assert (g.lies("workshop"), g.lies("trainer")) == ({"trap": 2}, {"trap": 1})
        assert len(g.me.hand) == 5
        assert len(g.told("invasion")) == 1
