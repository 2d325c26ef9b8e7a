"""What a Treasure does when it is turned."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.keep_the_heroes_out.content.box import FORGE
from tests.games.keep_the_heroes_out.invading import IDLE, clan, invade

ROW = (("study", "forge", "vault", "workshop", "graveyard"),)
WITH_CELLS = (("study", "forge", "vault", "cells"),)
ONE = {"forge": ["mage awake"]}


@pytest.mark.rule("KTHO-R70", "KTHO-D-57", "KTHO-D-56", "KTHO-R70a")
def test_spoils_take_one_resource_of_the_room_by_the_players_choice() -> None:
    tokens = {"forge": ["coin", "book", "trap"], "vault": ["coin"]}
    with invade(heroes=ONE, dungeon=ROW, treasures={"forge": "1 spoils"}, tokens=tokens) as g:
        g.is_asked("spoil", "coin", "book").says("book").waits()
        assert g.lies("forge") == {"coin": 1, "trap": 1}
        assert g.lies("vault") == {"coin": 1}


@pytest.mark.rule("KTHO-D-14", "KTHO-D-56")
def test_spoils_without_a_resource_do_nothing() -> None:
    with invade(heroes=ONE, dungeon=ROW, treasures={"forge": "1 spoils"}, tokens={"forge": ["trap"]}) as g:
        g.waits()
        assert g.lies("forge") == {"trap": 1}
        assert g.told("no-effect") == [(0, 0, 0, 0, 0)]


@pytest.mark.rule("KTHO-R70", "KTHO-D-67", "KTHO-R70b")
def test_a_curse_takes_a_card_of_everybodys_choice_at_the_same_time() -> None:
    clans = (clan("ratfolk", hand=["move", "melee"]), clan("dragon", hand=["draw", "trap", "portal"]))
    with invade(*clans, heroes=ONE, dungeon=ROW, treasures={"forge": "1 curse"}) as g:
        g.is_asked("curse", "move", "melee", seat=0).is_asked("curse", "draw", "trap", "portal", seat=1)
        g.says("trap", seat=1)
        assert g.cards(g.of("dragon").hand) == ["draw", "trap", "portal"]  # not before both have answered
        g.says("move", seat=0).waits()
        assert g.cards(g.of("dragon").hand) == ["draw", "portal"]
        assert g.cards(g.of("dragon").discard) == ["trap"]
        assert g.cards(g.of("ratfolk").discard) == ["move"]


@pytest.mark.rule("KTHO-D-67")
def test_a_curse_may_take_loot() -> None:
    with invade(clan("ratfolk", hand=["move"]), heroes=ONE, dungeon=ROW, treasures={"forge": "1 curse"}) as g:
        name = g.card(g.state.content.loot[0])
    with invade(clan("ratfolk", hand=["move", name]), heroes=ONE, dungeon=ROW, treasures={"forge": "1 curse"}) as g:
        g.is_asked("curse", "move", name).says(name).waits()
        assert g.cards(g.of("ratfolk").discard) == [name]


@pytest.mark.rule("KTHO-D-14")
def test_a_curse_spares_an_empty_hand() -> None:
    clans = (clan("ratfolk", hand=[]), clan("dragon", hand=["draw", "trap"]))
    with invade(*clans, heroes=ONE, dungeon=ROW, treasures={"forge": "1 curse"}) as g:
        assert list(g.session.pending) == [1]
        g.says("trap").waits()
        assert len(g.told("cursed")) == 1


@pytest.mark.rule("KTHO-D-67", "KTHO-D-62")
def test_a_hand_of_like_cards_is_no_choice() -> None:
    clans = (clan("ratfolk", hand=["move", "move"]), clan("dragon", hand=["draw"], deck=[IDLE]))
    with invade(*clans, heroes=ONE, dungeon=ROW, treasures={"forge": "1 curse"}, waits=False) as g:
        assert len(g.told("cursed")) == 2
        assert g.cards(g.of("ratfolk").hand) == ["move"]


@pytest.mark.rule("KTHO-D-63", "KTHO-R70")
def test_who_leads_two_clans_discards_for_each() -> None:
    clans = (clan("ratfolk", hand=["move", "melee"], seat=0), clan("dragon", hand=["draw", "trap"], seat=0))
    with invade(*clans, heroes=ONE, dungeon=ROW, treasures={"forge": "1 curse"}) as g:
        g.is_asked("curse", "move", "melee").says("melee")
        g.is_asked("curse", "draw", "trap").says("trap").waits()
        assert g.cards(g.of("ratfolk").hand) == ["move"]
        assert g.cards(g.of("dragon").hand) == ["draw"]


@pytest.mark.rule("KTHO-R70", "KTHO-D-13", "KTHO-R82", "KTHO-R70c")
def test_heal_wakes_all_of_the_room_and_those_who_have_just_pillaged() -> None:
    heroes = {"forge": ["mage awake", "rogue"], "study": ["archer"]}
    with invade(heroes=heroes, dungeon=ROW, treasures={"forge": "1 heal"}) as g:
        g.waits()
        assert g.asleep() == {"vault": ["mage", "rogue"], "study": ["archer"]}
        assert len(g.told("woken")) == 2


@pytest.mark.rule("KTHO-R70", "KTHO-R81", "KTHO-D-54", "KTHO-R70d")
def test_a_prisoner_is_drawn_from_the_guild_and_goes_to_the_cells() -> None:
    more: dict[str, Any] = {
        "dungeon": WITH_CELLS,
        "treasures": {"forge": "1 prisoner"},
        "guild": ["warrior eye"],
        "coming": 0,
    }
    with invade(heroes=ONE, **more) as g:
        g.waits()
        assert g.asleep() == {"forge": ["mage"], "cells": ["warrior"]}
        assert len(g.told("sent-card")) == 1


@pytest.mark.rule("KTHO-R81")
def test_such_a_draw_is_not_one_of_the_turns_cards_and_gives_no_tactic_cards() -> None:
    rats = clan("ratfolk", deck=["draw", "draw", "draw"], hand=[])
    more: dict[str, Any] = {"dungeon": WITH_CELLS, "treasures": {"forge": "1 prisoner", "study": 3}}
    with invade(rats, clan("dragon"), cards=["mage swords", "warrior bones", "archer eye"], coming=2, **more) as g:
        g.waits()
        assert [args[2:4] for args in g.told("guild-card")] == [(1, 2), (2, 2)]
        assert len(g.told("sent-card")) == 1
        assert g.of("ratfolk").hand == []
        assert g.asleep() == {"forge": ["mage"], "cells": ["warrior"], "study": ["archer"]}


@pytest.mark.rule("KTHO-D-54", "KTHO-R57", "KTHO-R81")
def test_a_mage_sent_in_mid_invasion_frees_the_prisoners_who_are_resolved_with_the_others() -> None:
    heroes = {"forge": ["mage awake"], "cells": ["warrior"], "study": ["archer awake"]}
    more: dict[str, Any] = {
        "dungeon": WITH_CELLS,
        "treasures": {"forge": "1 prisoner", "study": 2},
        "guild": ["mage eye"],
        "coming": 0,
    }
    with invade(heroes=heroes, **more) as g:
        g.is_asked("hero", "rest", "mage@forge", "archer@study").says("mage@forge")
        g.waits()  # the Archer waits where she is, the two go to the Vault: nobody touches the other
        assert g.asleep() == {"forge": ["mage"], "study": ["archer"], "vault": ["mage", "warrior"]}


@pytest.mark.rule("KTHO-D-54", "KTHO-D-62")
def test_any_order_was_said_before_anybody_knew_of_those_who_woke() -> None:
    heroes = {"forge": ["mage awake"], "cells": ["warrior"], "study": ["archer awake"]}
    more: dict[str, Any] = {
        "dungeon": WITH_CELLS,
        "treasures": {"forge": "1 prisoner"},
        "guild": ["mage eye"],
        "coming": 0,
    }
    with invade(clan("ratfolk", {"vault": 6}), heroes=heroes, **more) as g:
        g.is_asked("hero").says("rest")
        g.is_asked("hero", "rest", "archer@study", "warrior@cells")  # all three may meet in the Vault


@pytest.mark.rule("KTHO-R70c", "KTHO-D-62")
def test_any_order_was_said_before_anybody_knew_who_would_be_healed() -> None:
    heroes = {"forge": ["mage awake"], "graveyard": ["rogue awake"]}
    with invade(clan("ratfolk", {"vault": 3}), heroes=heroes, dungeon=ROW, treasures={"forge": "1 heal"}) as g:
        g.is_asked("hero", "rest", "mage@forge", "rogue@graveyard").says("rest")
        g.is_asked("hero", "rest", "mage@forge", "rogue@graveyard").says("rest").waits()


@pytest.mark.rule("KTHO-R81", "KTHO-R64", "KTHO-D-8")
def test_an_archer_sent_to_the_cells_shoots_from_there() -> None:
    rats = clan("ratfolk", {"vault": 1})
    more: dict[str, Any] = {
        "dungeon": WITH_CELLS,
        "treasures": {"forge": "1 prisoner"},
        "guild": ["archer eye"],
        "coming": 0,
    }
    with invade(rats, heroes=ONE, **more) as g:
        g.waits()
        assert g.monsters("ratfolk") == {}
        assert g.asleep()["cells"] == ["archer"]


@pytest.mark.rule("KTHO-D-15")
def test_without_cells_a_prisoner_is_ignored_and_no_card_drawn() -> None:
    with invade(heroes=ONE, dungeon=ROW, treasures={"forge": "1 prisoner"}) as g:
        before = len(g.state.guild_deck)
        g.waits()
        assert len(g.state.guild_deck) == before
        assert not g.told("sent-card")
        assert g.told("no-effect") == [(3, 0, 0, 0, 0)]


@pytest.mark.rule("KTHO-D-47")
def test_a_scenario_card_drawn_for_a_prisoner_does_nothing() -> None:
    with invade(heroes=ONE, dungeon=WITH_CELLS, treasures={"forge": "1 prisoner"}) as g:
        card = g.state.content.scenario.cards[0].id
    more: dict[str, Any] = {"dungeon": WITH_CELLS, "treasures": {"forge": "1 prisoner"}, "guild": [card], "coming": 0}
    with invade(heroes=ONE, **more) as g:
        g.waits()
        assert g.told("sent-nothing")
        assert g.asleep() == {"forge": ["mage"]}


@pytest.mark.rule("KTHO-D-46", "KTHO-R61")
def test_a_prisoner_without_a_token_left_wakes_those_of_the_class() -> None:
    heroes = {"forge": ["mage awake"], "study": ["warrior"] * 5, "workshop": ["warrior", "rogue"]}
    dungeon = (("study", "forge", "vault", "workshop"), (None, None, "cells", None))
    treasures = {"forge": "1 prisoner", "study": "3 spoils", "workshop": 3}
    more: dict[str, Any] = {"dungeon": dungeon, "treasures": treasures, "guild": ["warrior eye"], "coming": 0}
    with invade(heroes=heroes, **more) as g:
        assert len(g.told("called")) == 7
        assert "cells" not in g.heroes()
        assert g.awake() == {"study": ["warrior"] * 5, "workshop": ["rogue", "warrior"]}


@pytest.mark.rule("KTHO-R70", "KTHO-R3", "KTHO-D-17", "KTHO-R70e")
def test_the_treasure_of_the_vault_is_defeat() -> None:
    with invade(heroes={"vault": ["mage awake"] * 4}, dungeon=ROW) as g:
        g.is_over("pillaged")
        assert g.told("ended")
        assert g.winners == ()


@pytest.mark.rule("KTHO-D-58", "KTHO-R8")
def test_a_turned_treasure_goes_back_to_the_pool_of_its_value_which_is_shuffled() -> None:
    with invade(heroes=ONE, dungeon=ROW, treasures={"forge": "1 spoils"}) as g:
        pool = len(g.state.pools[1])
        assert pool == g.state.content.treasure_value.count(1)
        assert "treasures-1" in [who for who, _ in g.session.log()]


@pytest.mark.rule("KTHO-D-58", "KTHO-D-13")
def test_a_turned_treasure_is_none_while_its_effect_is_carried_out() -> None:
    with invade(heroes=ONE, dungeon=ROW, treasures={"forge": "1 heal"}) as g:
        g.waits()
        assert g.asleep() == {"vault": ["mage"]}  # healed, and with nothing left to pillage it charges
        assert g.state.treasures[FORGE] < 0
