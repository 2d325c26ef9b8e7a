"""Items: slots, rearranging, exhausting, restoring: KA-R27, KA-R31 to KA-R38, KA-R163, KA-R164."""

from __future__ import annotations

import pytest

from tests.games.kick_ass.table import IDLE, hero, table

WAIT = {"lines": ["timer"], "moves": 1}
BAT = {"slot": "hand", "lines": ["combat: roll 1 red"]}
POLE = {"slot": "hands", "lines": ["combat: roll 2 red"]}
CAP = {"slot": "head", "lines": ["combat: shield 1"]}
FLASK = {"slot": "backpack", "lines": ["combat: hit 1"]}
FIGHT = {"lines": ["fight"], "type": "hero", "colour": "red"}


@pytest.mark.rule("KA-R27", "KA-R31", "KA-R38", "KA-D-23")
def test_slots_take_what_their_icon_shows_and_the_rest_is_in_the_backpack() -> None:
    with table(hero(at="park", card=WAIT, items=[BAT, POLE, CAP, FLASK])) as g:
        bat, pole, cap, flask = g.seat(0).items
        assert list(g.seat(0).slots) == [cap, -1, -1, bat]
        assert g.can(0, "equip") == [(bat, 4), (bat, 2), (pole, 2), (cap, 4)]
        assert not [item for item, _ in g.can(0, "equip") if item == flask]  # it has no slot but the Backpack
        g.does(0, "equip", pole, 2)
        assert list(g.seat(0).slots) == [cap, -1, pole, pole]  # both hands; the bat made room


@pytest.mark.rule("KA-R36", "KA-D-48", "KA-D-23")
def test_an_item_works_in_its_slot_alone_and_may_be_moved_between_steps() -> None:
    with table(hero("kick-ass", at="park", card=FIGHT, items=[CAP, FLASK], pack=[0]), minions={"park": 2}) as g:
        cap = g.seat(0).items[0]
        g.does(0, "equip", cap, 0)
        assert (cap, 4) not in g.can(0, "equip")  # once is enough until the next real step
        g.rolls(0)
        g.does(0, "fight")
        assert g.told("damage")[0][2] == 1  # the cap's Shield
        assert g.told("total-hits")[0][1] == 1  # the flask's Hit: it works in the Backpack


@pytest.mark.rule("KA-R37")
def test_items_are_never_traded() -> None:
    from ludoteca.games.kick_ass.actions import ACTIONS

    with table(hero(at="park", card=WAIT, items=[BAT]), hero(at="park", card=WAIT)) as g:
        bat = g.seat(0).items[0]
        assert all(name in {"done", "move", "timer", "equip"} for name, *_ in g.can(0))
        assert not [1 for name, *values in g.can(1) if name == "equip" and bat in values]
        assert "trade" not in [act.name for act in ACTIONS["step"].acts]


@pytest.mark.rule("KA-R33", "KA-R34", "KA-R161")
def test_an_exhaust_effect_fires_once_and_the_normal_one_goes_on() -> None:
    item = {"slot": "hand", "lines": ["exhaust: gain 2 strength", "combat: hit 1"]}
    two = {"lines": ["fight", "fight"], "type": "hero", "colour": "red"}
    with table(hero("kick-ass", at="park", card=two, items=[item], strength=0, life=4), supers={"park": 2}) as g:
        mine = g.seat(0).items[0]
        g.does(0, "exhaust", mine, 0)
        assert g.stat(0, "strength") == 2
        assert not g.may(0, "exhaust")
        assert list(g.seat(0).exhausted) == [mine]
        g.rolls(0).does(0, "fight")  # Power 4: Life falls to 0
        g.rolls(0).ko("blank").does(0, "fight")
        assert [n for _, n, *_ in g.told("total-hits")] == [1, 1]


@pytest.mark.rule("KA-R35", "KA-R135", "KA-R161")
def test_refresh_restores_all_but_what_names_its_own_condition() -> None:
    plain = {"slot": "hand", "lines": ["exhaust: gain $1"]}
    own = {"slot": "head", "lines": ["exhaust: gain $1"], "restore": "bought"}
    me = hero(at="park", hand=[IDLE], items=[plain, own], exhausted=[0, 1])
    with table(me, phase="refresh", part=2, arrivals=[0]) as g:
        assert list(g.seat(0).exhausted) == [g.seat(0).items[1]]


@pytest.mark.rule("KA-R35")
def test_an_own_condition_restores_at_its_moment() -> None:
    own = {"slot": "head", "lines": ["exhaust: gain $1"], "restore": "timer"}
    with table(hero(at="hospital", card=WAIT, items=[own], exhausted=[0])) as g:
        g.does(0, "timer", 0)
        assert not g.seat(0).exhausted


@pytest.mark.rule("KA-R163", "KA-D-49")
def test_lending_a_hand_shuts_one_and_opens_it_again() -> None:
    sad = {"lines": ["lose 3 happiness", "gain 3 happiness"], "moves": 0}
    me = hero(at="park", card=sad, happiness=6, items=[BAT, {**BAT, "cost": 2}], crises=[["always: hand_shut"]])
    with table(me) as g:
        right, left = g.seat(0).items
        g.does(0, "effect", 0, 0)
        assert g.kind(0) == "shut-hand"
        g.does(0, "hand", 2)
        assert list(g.seat(0).slots) == [-1, -1, -1, right]
        assert (left, 2) not in g.can(0, "equip")
        g.does(0, "effect", 1, 0)
        assert list(g.seat(0).closed) == [0, 0, 0, 0]
        assert g.seat(0).slots[2] == -1  # nothing moves by itself


@pytest.mark.rule("KA-R163", "KA-D-49")
def test_with_a_two_hands_item_it_goes_to_the_backpack_and_one_hand_is_left() -> None:
    sad = {"lines": ["lose 3 happiness", "timer"], "moves": 0}
    with table(hero(at="park", card=sad, happiness=6, items=[POLE, BAT], crises=[["always: hand_shut"]])) as g:
        pole, bat = g.seat(0).items
        g.does(0, "effect", 0, 0)
        assert list(g.seat(0).slots)[2:] == [-1, -1]
        assert [slot for item, slot in g.can(0, "equip") if item == pole] == []
        assert len([slot for item, slot in g.can(0, "equip") if item == bat]) == 1


@pytest.mark.rule("KA-R164", "KA-D-50")
def test_a_lost_backpack_takes_in_but_gives_nothing_out() -> None:
    me = hero(
        "kick-ass",
        at="park",
        card=FIGHT,
        happiness=4,
        items=[FLASK, CAP, BAT],
        pack=[1],
        crises=[["always: pack_shut"]],
    )
    other = hero("hit-girl", at="docks", card=WAIT, items=[{**CAP, "cost": 4}], pack=[0])
    with table(me, other, minions={"park": 1}) as g:
        flask, cap, bat = g.seat(0).items
        assert (cap, 0) not in g.can(0, "equip")
        assert (bat, 4) in g.can(0, "equip")
        assert g.may(1, "equip")  # it concerns its own Hero only
        g.rolls(0)
        g.does(0, "fight")
        assert g.told("total-hits")[0][1] == 0  # the flask cannot be reached
        assert flask in g.seat(0).items


@pytest.mark.rule("KA-D-48", "KA-R33")
def test_an_exhausted_item_stays_so_wherever_it_is_put() -> None:
    item = {"slot": "hand", "lines": ["exhaust: gain $1"]}
    with table(hero(at="park", card=WAIT, items=[item], exhausted=[0])) as g:
        mine = g.seat(0).items[0]
        g.does(0, "equip", mine, 4)
        assert list(g.seat(0).exhausted) == [mine]


@pytest.mark.rule("KA-R31", "KA-R27")
def test_an_item_that_asks_something_of_its_bearer_does_nothing_before() -> None:
    item = {"slot": "hand", "lines": ["exhaust: gain $1"], "asks": "strength >= 3"}
    with table(hero(at="park", card=WAIT, strength=2, items=[item])) as g:
        assert not g.may(0, "exhaust")
        g.does(0, "timer", 0)  # Central Park: Strength
    with table(hero(at="park", card=WAIT, strength=3, items=[item])) as g:
        assert g.may(0, "exhaust")
