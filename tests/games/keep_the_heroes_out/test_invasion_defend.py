"""Defend: who is asked, what it costs, and what it stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keep_the_heroes_out.invading import Invasion, clan, invade, turn

ROW = (("study", "forge", "vault", "workshop", "graveyard"),)
ATTACK = {"forge": ["mage awake"]}


def attacked(*clans: dict[str, Any], heroes: object = ATTACK, **more: Any) -> Invasion:
    """A Hero attacks in the Forge. The match then waits for the Witch, whose turn is next."""
    return invade(*clans, clan("witch", hand=["move"]), heroes=heroes, dungeon=ROW, turn=len(clans) - 1, **more)


@pytest.mark.rule("KTHO-R38", "KTHO-R68", "KTHO-D-9")
def test_a_defend_card_stops_the_damage_and_goes_to_the_discard_pile() -> None:
    with attacked(clan("ratfolk", {"forge": 1}, hand=["defend", "move"])) as g:
        g.is_asked("defend", "pass", "defend").says("defend").waits()
        assert g.monsters("ratfolk") == {"forge": 1}
        assert g.cards(g.of("ratfolk").hand) == ["move"]
        assert g.cards(g.of("ratfolk").discard) == ["defend"]
        assert g.asleep() == {"forge": ["mage"]}


@pytest.mark.rule("KTHO-R38", "KTHO-R22")
def test_nobody_must_defend() -> None:
    with attacked(clan("ratfolk", {"forge": 1}, hand=["defend"])) as g:
        g.is_asked("defend").says("pass")
        assert g.monsters("ratfolk") == {}
        assert g.cards(g.of("ratfolk").hand) == ["defend"]


@pytest.mark.rule("KTHO-R76")
def test_a_partner_with_a_monster_in_the_room_may_defend() -> None:
    clans = (clan("ratfolk", {"forge": 1}, hand=["move"]), clan("dragon", {"forge": 1}, hand=["defend"]))
    with attacked(*clans) as g:
        g.is_asked("hit").says("ratfolk@forge")
        assert list(g.session.pending) == [1]
        g.is_asked("defend", "pass", "defend").says("defend").waits()
        assert g.monsters("ratfolk") == {"forge": 1}
        assert g.cards(g.of("dragon").discard) == ["defend"]


@pytest.mark.rule("KTHO-R76", "KTHO-R38")
def test_a_partner_elsewhere_may_not() -> None:
    clans = (clan("ratfolk", {"forge": 1}), clan("dragon", {"vault": 1}, hand=["defend"]))
    with attacked(*clans) as g:
        g.waits()
        assert g.monsters("ratfolk") == {}


@pytest.mark.rule("KTHO-R38", "KTHO-D-61")
def test_where_nobody_can_defend_nobody_is_asked() -> None:
    with attacked(clan("ratfolk", {"forge": 1}, hand=["move", "2 activate"])) as g:
        g.waits()
        assert g.monsters("ratfolk") == {}


@pytest.mark.rule("KTHO-D-61")
def test_all_who_can_are_asked_at_once_and_the_owner_goes_first() -> None:
    clans = (
        clan("slime", {"forge": 1}, hand=["defend"]),
        clan("dragon", {"forge": 1}, hand=["defend"]),
        clan("ratfolk", {"forge": 1}, hand=["defend"]),
    )
    with attacked(*clans) as g:
        g.is_asked("hit").says("dragon@forge")
        assert sorted(g.session.pending) == [0, 1, 2]
        g.says("defend", seat=0).says("defend", seat=2).says("defend", seat=1).waits()
        assert [len(one.hand) for one in g.state.clans] == [1, 0, 1, 1]  # one card is enough
        assert g.wounds("forge", "dragon") == [0]


@pytest.mark.rule("KTHO-D-61")
def test_if_the_owner_does_not_want_to_the_turn_order_decides() -> None:
    clans = (
        clan("slime", {"forge": 1}, hand=["defend"]),
        clan("dragon", {"forge": 1}, hand=["defend"]),
        clan("ratfolk", {"forge": 1}, hand=["defend"]),
    )
    with invade(*clans, heroes=ATTACK, dungeon=ROW, turn=2) as g:
        g.is_asked("hit").says("slime@forge")
        g.says("pass", seat=0).says("defend", seat=1).says("defend", seat=2).waits()
        assert [len(one.hand) for one in g.state.clans] == [1, 1, 0]  # it is the Rats' turn


@pytest.mark.rule("KTHO-D-9", "KTHO-R41")
def test_a_defend_icon_on_either_side_of_a_slash_serves() -> None:
    with attacked(clan("ratfolk", {"forge": 2}, hand=["2 move / defend + draw"], deck=["melee"])) as g:
        g.is_asked("defend").says("2 move / defend + draw").waits()
        assert g.monsters("ratfolk") == {"forge": 2}
        assert g.of("ratfolk").hand == []  # nothing else of the card is used
        assert not g.told("drew")


@pytest.mark.rule("KTHO-D-9")
def test_a_second_icon_on_the_card_is_lost() -> None:
    heroes = {"forge": ["mage awake", "mage awake"]}
    with attacked(clan("ratfolk", {"forge": 2}, hand=["2 defend"]), heroes=heroes) as g:
        g.is_asked("defend").says("2 defend").waits()
        assert g.monsters("ratfolk") == {"forge": 1}


@pytest.mark.rule("KTHO-D-9", "KTHO-R42", "KTHO-R80")
def test_the_right_part_of_a_combo_may_follow_in_the_room_of_the_attack() -> None:
    with attacked(clan("ratfolk", {"forge": 1}, hand=["defend > summon 2"])) as g:
        g.is_asked("defend", "pass", "defend > summon 2", "defend > summon 2 only").says("defend > summon 2").waits()
        assert g.monsters("ratfolk") == {"forge": 3}


@pytest.mark.rule("KTHO-D-9", "KTHO-R80")
def test_the_right_part_of_a_combo_is_optional() -> None:
    with attacked(clan("ratfolk", {"forge": 1}, hand=["defend > draw"], deck=["melee"])) as g:
        g.is_asked("defend").says("defend > draw only").waits()
        assert g.of("ratfolk").hand == []
    with attacked(clan("ratfolk", {"forge": 1}, hand=["defend > draw"], deck=["melee"])) as g:
        g.is_asked("defend").says("defend > draw").waits()
        assert g.cards(g.of("ratfolk").hand) == ["melee"]


@pytest.mark.rule("KTHO-D-9", "KTHO-R31", "KTHO-R37", "KTHO-R39")
@pytest.mark.parametrize(("card", "token"), [("defend > trap", "trap"), ("defend > coin", "coin")])
def test_a_combo_may_place_a_token_while_there_is_one(card: str, token: str) -> None:
    with attacked(clan("ratfolk", {"forge": 1}, hand=[card])) as g:
        g.is_asked("defend").says(card).waits()
        assert g.lies("forge") == {token: 1}
    with attacked(clan("ratfolk", {"forge": 1}, hand=[card]), supply={token: 0}) as g:
        g.is_asked("defend", "pass", card).says(card).waits()
        assert g.lies("forge") == {}


@pytest.mark.rule("KTHO-D-61")
def test_like_cards_are_one_answer() -> None:
    with attacked(clan("ratfolk", {"forge": 1}, hand=["defend", "defend", "defend / move"])) as g:
        g.is_asked("defend", "pass", "defend", "defend / move").says("defend")
        assert g.cards(g.of("ratfolk").hand) == ["defend", "defend / move"]


@pytest.mark.rule("KTHO-D-8", "KTHO-R76")
def test_an_archers_shot_may_be_defended_in_the_room_of_the_target() -> None:
    clans = (clan("ratfolk", {"vault": 1}, hand=["defend"]), clan("dragon", {"forge": 1}, hand=["defend"]))
    heroes = {"forge": ["archer new"]}
    with attacked(*clans, heroes=heroes) as g:
        assert list(g.session.pending) == [0]  # the Dragon is not in the Vault
        g.is_asked("defend").says("defend")
        assert g.monsters("ratfolk") == {"vault": 1}
        assert list(g.session.pending) == [1]  # and now she attacks the Dragon


@pytest.mark.rule("KTHO-D-9", "KTHO-R25")
def test_cards_drawn_in_clean_up_can_defend_at_once() -> None:
    rats = clan("ratfolk", {"forge": 1}, hand=[], deck=["defend"])
    with turn(rats, dungeon=ROW, guild=["mage swords"], phase="clean", treasures={"workshop": 2}) as g:
        g.is_asked("defend", "pass", "defend").says("defend")
        assert g.monsters("ratfolk") == {"forge": 1}


@pytest.mark.rule("KTHO-D-9", "KTHO-D-36")
def test_in_ones_own_turn_the_card_goes_to_the_discard_pile_too() -> None:
    rats = clan("ratfolk", {"vault": 1}, hand=["defend", "move"])
    more: dict[str, Any] = {"dungeon": (("vault", "cells"),), "guild": ["mage eye"]}
    with turn(rats, **more) as g:
        g.does("cells").is_asked("defend").says("defend")
        assert g.discard == ["defend"]
        assert g.played == []


@pytest.mark.rule("KTHO-D-63", "KTHO-D-61")
def test_who_leads_two_clans_is_asked_once_for_both() -> None:
    clans = (
        clan("ratfolk", {"forge": 1}, hand=["defend"], seat=0),
        clan("dragon", {"forge": 1}, hand=["defend / move", "move"], seat=0),
    )
    with invade(*clans, heroes=ATTACK, dungeon=ROW) as g:
        g.is_asked("hit").says("ratfolk@forge")
        g.is_asked("defend", "pass", "defend", "defend / move").says("defend / move").waits()
        assert g.cards(g.of("ratfolk").hand) == ["defend"]
        assert g.cards(g.of("dragon").hand) == ["move"]


@pytest.mark.rule("KTHO-R38", "KTHO-D-61")
@pytest.mark.parametrize(
    ("monsters", "treasure", "last"),
    [({"forge": 1}, 2, True), ({"forge": 1}, None, False), ({"forge": 2}, 2, False)],
)
def test_the_question_says_whether_this_is_the_last_monster_before_a_treasure(
    monsters: dict[str, int], treasure: int | None, last: bool
) -> None:
    treasures = {} if treasure is None else {"forge": treasure}
    with attacked(clan("ratfolk", monsters, hand=["defend"]), treasures=treasures) as g:
        asked = g.is_asked("defend").session.pending[0]
        assert asked.reaction
        assert asked.default == 0
        assert g.game.pressing(g.state, asked) is last
        g.says("pass")
