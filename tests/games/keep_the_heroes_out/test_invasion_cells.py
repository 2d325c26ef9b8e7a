"""The Cells in a player's turn: who is put in, who breaks out, and when."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keep_the_heroes_out.invading import clan, turn

BESIDE = (("forge", "vault", "cells"),)  # the Cells beside the Vault


@pytest.mark.rule("KTHO-R56", "KTHO-R66", "KTHO-R56b", "KTHO-R56c")
def test_a_hero_is_put_into_the_cells_and_exhausted() -> None:
    rats = clan("ratfolk", hand=["move"], deck=["draw", "melee", "trap", "coin"])
    with turn(rats, dungeon=BESIDE, guild=["warrior eye"]) as g:
        g.does("cells")
        assert g.asleep() == {"cells": ["warrior"]}
        assert g.hand == ["move", "draw", "melee", "trap"]
        assert not g.may("cells")


@pytest.mark.rule("KTHO-R56", "KTHO-D-3", "KTHO-R56a", "KTHO-R56c")
def test_a_scenario_card_puts_nobody_in_and_three_cards_are_drawn_all_the_same() -> None:
    rats = clan("ratfolk", hand=["move"], deck=["draw", "melee", "trap"])
    with turn(rats, dungeon=BESIDE) as g:
        card = g.state.content.scenario.cards[0].id
    with turn(rats, dungeon=BESIDE, guild=[card]) as g:
        g.does("cells")
        assert g.heroes() == {}
        assert len(g.hand) == 4


@pytest.mark.rule("KTHO-R57", "KTHO-R82", "KTHO-D-52")
def test_a_mage_frees_everybody_and_the_player_goes_on_afterwards() -> None:
    rats = clan("ratfolk", {"vault": 3}, hand=["move"])
    with turn(rats, dungeon=BESIDE, guild=["mage eye"], heroes={"cells": ["warrior", "rogue"]}) as g:
        g.does("cells")
        assert g.asleep() == {"vault": ["mage", "rogue", "warrior"]}
        assert g.monsters("ratfolk") == {}
        assert g.step == "play"
        assert g.may("play", "move")


@pytest.mark.rule("KTHO-D-4", "KTHO-D-36")
def test_the_three_cards_are_drawn_before_the_heroes_act_and_may_defend() -> None:
    rats = clan("ratfolk", {"vault": 1}, hand=["move"], deck=["defend", "draw", "melee"])
    with turn(rats, dungeon=BESIDE, guild=["mage eye"]) as g:
        g.does("cells").is_asked("defend", "pass", "defend").says("defend")
        assert g.monsters("ratfolk") == {"vault": 1}
        assert g.hand == ["move", "draw", "melee"]


@pytest.mark.rule("KTHO-D-4")
@pytest.mark.parametrize("who", ["archer", "warrior", "mage"])
def test_the_same_order_holds_for_every_class(who: str) -> None:
    rats = clan("ratfolk", {"vault": 1}, hand=["move"], deck=["draw", "draw", "draw"])
    with turn(rats, dungeon=BESIDE, guild=[f"{who} eye"], tokens={"cells": ["coin"]}) as g:
        g.does("cells")
        shown = {"archer": "archer-shoots", "warrior": "warrior-takes", "mage": "mage-frees"}[who]
        kinds = g.kinds()
        assert kinds.index("hero-comes") < kinds.index("drew") < kinds.index(shown)


@pytest.mark.rule("KTHO-R57", "KTHO-R66")
def test_a_trap_in_the_cells_kills_who_is_put_in() -> None:
    with turn(clan("ratfolk", hand=["move"]), dungeon=BESIDE, guild=["warrior eye"], tokens={"cells": ["trap"]}) as g:
        g.does("cells")
        assert g.heroes() == {}


@pytest.mark.rule("KTHO-R57", "KTHO-R64", "KTHO-D-42")
def test_a_mage_frees_the_others_before_a_trap_kills_her() -> None:
    more: dict[str, Any] = {"guild": ["mage eye"], "tokens": {"cells": ["trap"]}, "heroes": {"cells": ["warrior"]}}
    with turn(clan("ratfolk", hand=["move"]), dungeon=BESIDE, **more) as g:
        g.does("cells")
        assert g.asleep() == {"vault": ["warrior"]}  # and the Trap is for those who come in, not for who wakes there


@pytest.mark.rule("KTHO-D-16", "KTHO-D-52")
def test_freed_heroes_attack_in_the_cells_if_there_is_a_monster() -> None:
    rats = clan("ratfolk", {"cells": 2}, hand=["move"])
    with turn(rats, dungeon=BESIDE, guild=["mage eye"], heroes={"cells": ["warrior"]}) as g:
        g.does("cells")
        assert g.monsters() == {}
        assert g.asleep() == {"cells": ["mage", "warrior"]}


@pytest.mark.rule("KTHO-D-46", "KTHO-R61", "KTHO-R56")
def test_without_a_token_of_the_class_those_in_the_dungeon_wake_and_three_cards_are_drawn() -> None:
    rats = clan("ratfolk", {"forge": 6}, hand=["move"], deck=["draw", "draw", "draw"])
    with turn(rats, dungeon=BESIDE, guild=["warrior eye"], heroes={"forge": ["warrior"] * 6}) as g:
        g.does("cells")
        assert len(g.told("called")) == 6
        assert g.monsters() == {}
        assert len(g.hand) == 4
        assert g.heroes() == {"forge": ["warrior"] * 6}


@pytest.mark.rule("KTHO-R57", "KTHO-D-45", "KTHO-R81")
def test_a_break_out_amid_a_card_lets_the_card_go_on() -> None:
    rats = clan("ratfolk", {"forge": 2}, hand=["2 activate"])
    with turn(rats, dungeon=(("sewers", "vault", "cells"), ("forge", None, None)), guild=["mage eye"]) as g:
        g.plays("2 activate")
        assert g.may("cells")
        g.does("cells")
        assert g.told("mage-frees")
        assert g.asleep() == {"vault": ["mage"]}


@pytest.mark.rule("KTHO-R57", "KTHO-D-62")
def test_questions_of_a_break_out_can_be_cloned_and_saved() -> None:
    clans = (clan("ratfolk", {"vault": 1}, hand=["move"]), clan("slime", {"vault": [0, 1]}, hand=["defend"]))
    with turn(*clans, dungeon=BESIDE, guild=["mage eye"], heroes={"cells": ["warrior"]}) as g:
        g.does("cells").is_asked("hit")
        clone = g.session.clone()
        assert g.game.dump(clone.state) == g.game.dump(g.session.state)
        assert clone.pending[0].actions == g.session.pending[0].actions
        assert g.game.dump(g.session.record().replay().state) == g.game.dump(g.session.state)
