"""What seldom happens at a table of Kick-Ass, and no other scene comes to."""

from __future__ import annotations

import pytest

from ludoteca.games.kick_ass.content.words import DISTRICT_NAMES
from tests.games.kick_ass.table import CLOCK, FIGHT, IDLE, event, hero, table, waiting

FAR = event("clock 9 at shop")


# -- Combat ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R85", "KA-R118", "KA-D-14", "KA-D-15")
def test_of_two_who_are_called_each_answers_and_only_who_joins_has_spent_the_icon() -> None:
    names = ("kick-ass", "hit-girl", "big-daddy")
    with table(*(hero(name, at="park", card=FIGHT) for name in names), minions={"park": 2}) as g:
        g.does(0, "call")
        assert g.kind(1) == g.kind(2) == "join"
        g.rolls(0).rolls(2).does(1, "pass").does(2, "join")
        assert [seat for seat, *_ in g.told("rolled")] == [0, 2]
        assert g.kind(0) == g.kind(2) == "damage"
        g.does(0, "take", 0, 2)
        assert g.may(1, "fight")
        assert g.kind(0) == g.kind(2) == ""


@pytest.mark.rule("KA-R33", "KA-D-52")
def test_what_saves_for_a_combat_is_over_with_it() -> None:
    vest = {"slot": "body", "lines": ["exhaust: safe 1 for combat"]}
    twice = {"lines": ["fight", "fight"], "type": "hero", "colour": "red"}
    with table(hero("kick-ass", at="park", card=twice, life=4, items=[vest]), minions={"park": 2}) as g:
        g.rolls(0).does(0, "fight").does(0, "exhaust", g.seat(0).items[0], 0)
        assert g.stat(0, "life") == 3
        g.rolls(0).does(0, "fight")
        assert g.stat(0, "life") == 1


@pytest.mark.rule("KA-R32", "KA-R118", "KA-R110")
def test_what_helps_who_fights_alone_does_not_help_in_a_conspiracy() -> None:
    lone = {"slot": "body", "lines": ["combat: hit 1 + shield 1 if single"]}
    mine = hero("kick-ass", at="park", card=FIGHT, life=4, items=[lone])
    yours = hero("big-daddy", at="park", card=FIGHT)
    with table(mine, yours, minions={"park": 2}) as g:
        g.rolls(0).does(0, "fight")
        assert (g.minions("park"), g.stat(0, "life")) == (1, 3)
    with table(mine, yours, minions={"park": 2}) as g:
        g.rolls(0).rolls(1).does(0, "call").does(1, "join").does(0, "take", 0, 2)
        assert (g.minions("park"), g.stat(0, "life")) == (2, 2)


# -- Clean-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R88", "KA-R35", "KA-R104")
@pytest.mark.parametrize("tired", [True, False])
def test_whose_cleanup_of_the_docks_it_is_is_asked_where_it_restores_an_item(tired: bool) -> None:
    bag = {"slot": "body", "restore": "cleanup", "lines": ["exhaust: gain $1"]}
    broom = {"lines": ["cleanup: gain 1 strength"], "slot": "head"}
    mine = hero("kick-ass", at="docks", card=FIGHT, items=[bag if tired else broom], exhausted=[0] if tired else [])
    yours = hero("big-daddy", at="docks", card=FIGHT)
    with table(mine, yours, minions={"docks": 1}, docks={"space": 3, "side": "hit"}) as g:
        g.rolls(0).rolls(1, "hit", "shield").does(0, "call").does(1, "join")
        assert g.kind(0) == g.kind(1) == "bonus"
        strength = g.stat(0, "strength")
        g.does(1, "hero", 0)
        assert g.seat(0).exhausted == []
        assert g.stat(0, "strength") - strength == (0 if tired else 1)
        assert g.state.docks == 2


# -- Spawning ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R156", "KA-R155", "KA-D-9")
def test_a_marker_that_stops_nothing_makes_room_where_there_is_no_other() -> None:
    card = {"lines": ["no_protection everywhere for segment", "spawn 1 minion in shop"]}
    full = {"minions": {"shop": 2}, "protection": {"shop": 1}, "limits": {"shop": 3}}
    with table(hero(at="park", card=card), **full) as g:
        g.does(0, "effect", 0, 0).does(0, "effect", 1, 0)
        assert (g.minions("shop"), g.protected("shop")) == (3, 0)
    roomy = {"minions": {"shop": 1}, "protection": {"shop": 1}, "limits": {"shop": 3}}
    with table(hero(at="park", card=card), **roomy) as g:
        g.does(0, "effect", 0, 0).does(0, "effect", 1, 0)
        assert (g.minions("shop"), g.protected("shop")) == (2, 1)


@pytest.mark.rule("KA-R75", "KA-R16", "KA-D-8")
@pytest.mark.parametrize("place", DISTRICT_NAMES)
def test_a_super_minion_goes_on_along_the_arrows_as_far_as_there_is_no_room(place: str) -> None:
    card = {"lines": [f"spawn 1 super in {place}"]}
    full = dict.fromkeys(DISTRICT_NAMES, 1)
    with table(hero(at="park", card=card), supers=full | {"city_hall": 0}, limits=full) as g:
        g.does(0, "effect", 0, 0)
        assert [g.supers(name) for name in DISTRICT_NAMES] == [1] * len(DISTRICT_NAMES)


@pytest.mark.rule("KA-D-54")
def test_a_minion_that_is_driven_goes_where_there_is_room() -> None:
    card = {"lines": ["drive 2 minion from here to adjacent"]}
    with table(hero(at="park", card=card), minions={"park": 2}) as g:
        around = g.state.content.adjacent[g.seat(0).at]
        g.does(0, "effect", 0, 0)
        assert g.kind(0) == "pick-ways"
        assert len(g.can(0)) == len(around)
    full = dict.fromkeys(DISTRICT_NAMES, 1)
    for room in (0, 1):  # for one, in Central Park's first neighbour
        with table(hero(at="park", card=card), limits=full | {"park": 2}, minions=full | {"park": 2}) as g:
            place = DISTRICT_NAMES[g.state.content.adjacent[g.seat(0).at][0]]
            g.state.minions[DISTRICT_NAMES.index(place)] -= room
            g.does(0, "effect", 0, 0)
            assert g.kind(0) != "pick-ways"
            assert (g.minions("park"), g.minions(place)) == (2 - room, 1)


# -- Cards and items ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R24", "KA-R132", "KA-D-47")
def test_who_grows_famous_with_an_empty_hand_gives_up_a_card_that_was_played() -> None:
    card = {"lines": ["gain 1 media"]}
    played = [IDLE, CLOCK, FIGHT, {"lines": ["gain $1"]}]
    with table(hero("hit-girl", card=card, media=8, hand=[], played=played)) as g:
        green = g.state.greens[0]
        used, now = list(g.seat(0).played), g.seat(0).card
        g.does(0, "effect", 0, 0)
        assert g.kind(0) == "sixth"
        assert sorted(card for (card,) in g.can(0, "remove")) == sorted([*used, now])
        g.does(0, "remove", used[0])
        assert g.state.removed[-1] == used[0]
        assert green in g.seat(0).hand


@pytest.mark.rule("KA-R161", "KA-R34")
def test_of_more_exhausted_items_than_are_restored_their_owner_chooses() -> None:
    things = [{"slot": slot, "lines": [f"exhaust: gain ${n}"]} for n, slot in enumerate(("head", "body", "hand"), 1)]
    card = {"lines": ["restore 2 item"]}
    with table(hero("kick-ass", card=card, items=things, exhausted=[0, 1, 2])) as g:
        first, second, third = g.seat(0).items
        g.does(0, "effect", 0, 0)
        assert g.kind(0) == "pick-item"
        g.does(0, "item", second).does(0, "item", third)
        assert g.seat(0).exhausted == [first]


@pytest.mark.rule("KA-R214", "KA-R165")
def test_a_card_that_was_taken_leaves_a_gap_where_nobody_takes_another() -> None:
    card = {"lines": ["take card"]}
    blue, red = {"lines": ["gain $1"]}, {"lines": ["fight"], "colour": "red", "type": "hero"}
    with table(hero(card=card), hero(card=card), offer=[blue, None, red]) as g:
        g.does(0, "effect", 0, 0).does(0, "slot", 0)
        g.does(1, "effect", 0, 0)
        assert g.can(1, "slot") == [(2,)]


@pytest.mark.rule("KA-R98", "KA-D-16")
def test_with_no_item_left_the_third_marker_of_the_shop_brings_none() -> None:
    with table(hero("kick-ass", at="shop", card=FIGHT), minions={"shop": 1}, shop_markers=2) as g:
        g.state.item_deck.clear()
        g.state.item_discard.clear()
        g.rolls(0, "hit").does(0, "fight")
        assert g.state.shop_markers == 0
        assert g.told("free-item") == []


# -- Events ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R54", "KA-D-56")
@pytest.mark.parametrize(
    ("walks", "done"), [(("police",), True), ((), False), (("police", "library"), False), (("shop",), False)]
)
def test_alone_one_was_in_the_one_place_and_is_in_the_other(walks: tuple[str, ...], done: bool) -> None:
    strolls = {"lines": [], "moves": 2}
    with table(hero(at="park", card=strolls), row=[event("both park and police")]) as g:
        for place in walks:
            g.does(0, "move", place)
        g.all_done()
        assert bool(g.told("completed")) is done


@pytest.mark.rule("KA-R198", "KA-D-64", "KA-D-30")
def test_of_his_gang_and_others_beside_it_who_eliminates_says_which() -> None:
    card = {"lines": ["eliminate 1 minion in here"]}
    don = {"plot": "don", "revealed": True, "boss": {"at": "wall_street"}, "gang": 2, "row": [FAR]}
    for gang in (0, 1):
        with table(waiting(at="wall_street", card=card), minions={"wall_street": 1}, **don) as g:
            g.does(0, "effect", 0, 0)
            assert g.kind(0) == "pick-gang"
            g.answer(0, gang)
            assert (g.minions("wall_street"), g.state.gang) == ((1, 1) if gang else (0, 2))


@pytest.mark.rule("KA-R195", "KA-R194", "KA-D-64")
def test_of_two_tokens_in_a_district_a_fallen_minion_takes_a_dollar_off_the_loot_alone() -> None:
    report = {"weak": "power", "picture": "report", "at": "park", "up": True, "left": 1}
    loot = {"weak": "gang", "picture": "loot", "at": "park", "up": True, "left": 2}
    card = {"lines": ["eliminate 1 minion in here"]}
    don = {"plot": "don", "revealed": True, "boss": {"at": "wall_street"}, "gang": 2}
    row = [{"boss": True, "needs": "tokens"}]
    with table(hero(at="park", card=card, dollars=0), tokens=[report, loot], minions={"park": 2}, row=row, **don) as g:
        g.does(0, "effect", 0, 0)
        assert [token.left for token in g.state.tokens] == [1, 1]
        assert g.stat(0, "dollar") == 1
