"""Districts: Timers, Limits, Clean-up bonuses and their chains: KA-R13 to KA-R16, KA-R83, KA-R88 to KA-R107."""

from __future__ import annotations

import pytest

from ludoteca.games.kick_ass.content.load import own_box
from ludoteca.games.kick_ass.content.words import CITY_HALL, DISTRICT_NAMES, DISTRICTS, RING
from tests.games.kick_ass.table import CLOCK, Scene, event, hero, table

FIGHT = {"lines": ["fight"], "type": "hero", "colour": "red"}
SNIPE = {"lines": ["eliminate 1 minion in here"], "moves": 1}


@pytest.mark.rule("KA-R13", "KA-R14", "KA-R16", "KA-R82", "KA-R10", "KA-R17")
def test_the_city_hangs_together() -> None:
    box = own_box()
    assert len(DISTRICT_NAMES) == DISTRICTS == 8
    for place in range(DISTRICTS):
        assert box.limits[place] >= 1
        assert box.arrows[place] in box.adjacent[place]
        assert all(place in box.adjacent[other] for other in box.adjacent[place])
        at, steps = place, 0
        while at != CITY_HALL:
            at, steps = box.arrows[at], steps + 1
            assert steps < DISTRICTS
    assert sum(box.limits) <= 27
    assert all(RING[index + 1] in box.adjacent[RING[index]] for index in range(len(RING) - 1))


# -- Timers ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R94", "KA-R94a", "KA-R83")
@pytest.mark.parametrize(("option", "what"), [(0, "strength"), (1, "happiness")])
def test_central_park_gives_strength_or_happiness(option: int, what: str) -> None:
    with table(hero(at="park", card=CLOCK, strength=2, happiness=6)) as g:
        before = g.stat(0, what)
        g.does(0, "timer", option)
        assert g.stat(0, what) == before + 1


@pytest.mark.rule("KA-R95", "KA-R95a")
def test_wall_street_costs_happiness_and_pays_three() -> None:
    with table(hero(at="wall_street", card=CLOCK, happiness=6, dollars=0)) as g:
        g.does(0, "timer", 0)
        assert (g.stat(0, "happiness"), g.stat(0, "dollar")) == (5, 3)


@pytest.mark.rule("KA-R100", "KA-R100a")
def test_the_hospital_heals_two() -> None:
    with table(hero("kick-ass", at="hospital", card=CLOCK, life=0)) as g:
        g.does(0, "timer", 0)
        assert g.stat(0, "life") == 2


@pytest.mark.rule("KA-R92", "KA-R92a", "KA-R89", "KA-D-33", "KA-D-39")
def test_the_police_clean_any_district_for_three_dollars() -> None:
    minions = {"city_hall": 3, "docks": 1}
    with table(
        hero(at="police", card=CLOCK, dollars=3), hero(dollars=9), minions=minions, supers={"city_hall": 1}
    ) as g:
        assert g.can(0, "timer") == [(6,), (7,)]  # where Minions are; City Hall as well
        g.does(0, "timer", CITY_HALL)
        assert (g.minions("city_hall"), g.supers("city_hall")) == (0, 1)  # no Super-Minion
        assert g.stat(0, "dollar") == 0
    with table(hero(at="police", card=CLOCK, dollars=2), hero(dollars=9), minions=minions) as g:
        assert not g.may(0, "timer")  # nobody else pays


@pytest.mark.rule("KA-R96", "KA-R214", "KA-R38")
def test_the_shop_sells_any_number_of_items_and_leaves_gaps() -> None:
    row = [{"cost": 2, "slot": "head"}, {"cost": 4}, {"cost": 1, "slot": "body"}, None]
    with table(hero(at="shop", card=CLOCK, dollars=4, media=0), shop=row) as g:
        g.does(0, "timer", 0)
        first, second, third, _ = g.state.shop
        g.does(0, "buy", 0)
        assert g.can(0, "buy") == [(2,)]  # $2 left
        g.does(0, "buy", 2)
        assert list(g.state.shop) == [-1, second, -1, -1]
        assert (g.seat(0).slots[0], g.seat(0).slots[1]) == (first, third)  # equipped at once
        assert g.stat(0, "dollar") == 1


@pytest.mark.rule("KA-R99", "KA-R99a", "KA-R155", "KA-D-58")
def test_the_library_places_two_markers_split_freely() -> None:
    with table(hero(at="library", card=CLOCK), minions={"docks": 2}) as g:
        g.does(0, "timer", 0)
        g.does(0, "place", "docks")
        assert not g.may(0, "place", "docks")  # its last circle is taken now
        g.does(0, "place", "park")
        assert (g.protected("docks"), g.protected("park")) == (1, 1)


@pytest.mark.rule("KA-D-58", "KA-R155", "KA-R8")
def test_there_are_eight_protection_markers() -> None:
    markers = {"park": 4, "city_hall": 3}
    with table(hero(at="library", card=CLOCK), protection=markers) as g:
        g.does(0, "timer", 0).does(0, "place", "docks")
        assert g.kind(0) != "pick-place"  # none is left for the second
        assert sum(g.state.protection) == 8


@pytest.mark.rule("KA-R101", "KA-R103", "KA-R128a")
@pytest.mark.parametrize(("option", "side"), [(0, "total-hits"), (1, "damage")])
def test_the_docks_marker_helps_every_combat_anywhere(option: int, side: str) -> None:
    with table(hero(at="docks", card=CLOCK), hero("kick-ass", at="park", card=FIGHT), minions={"park": 1}) as g:
        g.does(0, "timer", option)
        assert g.state.docks == 1
        g.rolls(1)
        g.does(1, "fight")
        told = g.told(side)[0]
        assert (told[1] if side == "total-hits" else told[2]) == 1


@pytest.mark.rule("KA-R103", "KA-R128", "KA-R128a")
def test_the_docks_marker_slides_by_night_and_leaves_after_the_third_space() -> None:
    with table(hero(at="park"), phase="sleep", docks={"space": 3, "side": "hit"}, round=9) as g:
        assert g.state.docks == 0
        assert g.told("docks") == [(0, 0, 0, 0, 0)]


@pytest.mark.rule("KA-R105", "KA-R106", "KA-R165", "KA-R214", "KA-D-47")
def test_city_hall_gives_a_card_or_one_of_ones_own_back() -> None:
    offer = [{"lines": ["timer"]}, {"lines": ["gain $1"]}]
    played = [{"lines": ["gain $2"]}]
    with table(hero(at="city_hall", card={"lines": ["timer", "timer"]}, played=played, hand=[]), offer=offer) as g:
        mine = g.seat(0).card
        old = g.seat(0).played[0]
        assert g.can(0, "timer") == [(0,), (1,), (16,)]  # two on display, one used earlier; not the card that does it
        g.does(0, "timer", 16)
        assert list(g.seat(0).hand) == [old]
        g.does(0, "timer", 1)
        assert g.state.offer[1] == -1
        assert len(g.seat(0).hand) == 2
        assert mine not in g.seat(0).hand


@pytest.mark.rule("KA-R132", "KA-D-47")
def test_with_a_sixth_card_one_of_the_older_leaves_the_game_even_the_one_being_resolved() -> None:
    offer = [{"lines": ["timer"]}]
    hand = [{"lines": [f"gain ${n}"]} for n in (1, 2)]
    played = [{"lines": [f"gain {n} media"]} for n in (1, 2)]
    with table(hero(at="city_hall", card=CLOCK, hand=hand, played=played), offer=offer) as g:
        new, current = g.state.offer[0], g.seat(0).card
        g.does(0, "timer", 0)
        assert g.kind(0) == "sixth"
        removable = [card for (card,) in g.can(0, "remove")]
        assert new not in removable
        assert len(removable) == 5
        assert current in removable
        g.does(0, "remove", current)
        assert current in g.state.removed or g.seat(0).leaves
        g.all_done()
        assert current in g.state.removed


@pytest.mark.rule("KA-R90", "KA-R83", "KA-D-10", "KA-D-11")
def test_a_taken_district_has_no_timer_but_events_there_still_do() -> None:
    row = [event("clock 1 at docks")]
    with table(hero(at="docks", card=CLOCK), minions={"docks": 2}, supers={"docks": 1}, row=row) as g:
        assert not g.may(0, "timer")
        assert g.may(0, "clock", 0, 0)
    with table(hero(at="docks", card=CLOCK), minions={"docks": 2}, protection={"docks": 1}, row=row) as g:
        assert g.may(0, "timer")  # a marker does not take a District
    boss = [{"foe": {"id": "brute", "power": 1}, "at": "docks"}]
    with table(hero(at="docks", card=CLOCK), minions={"docks": 2}, foes=boss) as g:
        assert g.may(0, "timer")


@pytest.mark.rule("KA-R160", "KA-D-11")
def test_an_inactive_timer_blocks_the_districts_own_effect_alone() -> None:
    card = {"lines": ["block here for day", "timer"]}
    with table(hero(at="docks", card=card), row=[event("clock 1 at docks")]) as g:
        assert g.may(0, "timer")
        g.does(0, "effect", 0, 0)
        assert not g.may(0, "timer")
        assert g.may(0, "clock", 0, 0)


@pytest.mark.rule("KA-D-68", "KA-R83")
def test_each_icon_is_one_use_and_two_heroes_may_use_one_district() -> None:
    two = {"lines": ["timer", "timer"]}
    with table(hero(at="wall_street", card=two, dollars=0), hero(at="wall_street", card=CLOCK, dollars=0)) as g:
        g.does(0, "timer", 0).does(1, "timer", 0).does(0, "timer", 0)
        assert (g.stat(0, "dollar"), g.stat(1, "dollar")) == (6, 3)


# -- Clean-up ----------------------------------------------------------------------------------------------------------


def sweep(place: str, **more: object) -> Scene:
    """A Hero removes the last Minion of a District."""
    me = {"at": place, "card": SNIPE, "happiness": 6, "media": 3, "dollars": 0, "life": 1, **more.pop("me", {})}  # type: ignore[dict-item]
    minions = {place: 1, **more.pop("minions", {})}  # type: ignore[dict-item]
    g = table(hero("kick-ass", **me), hero("hit-girl", at="park", card=CLOCK), minions=minions, **more)
    return g.does(0, "effect", 0, 0)


@pytest.mark.rule("KA-R88", "KA-R94b", "KA-R95b", "KA-R100b", "KA-R107", "KA-R94", "KA-R95", "KA-R100")
@pytest.mark.parametrize(
    ("place", "what", "after"),
    [("park", "happiness", 7), ("wall_street", "dollar", 1), ("hospital", "life", 2), ("city_hall", "media", 4)],
)
def test_the_last_enemy_brings_the_bonus_of_its_district(place: str, what: str, after: int) -> None:
    g = sweep(place)
    assert g.stat(0, what) == after
    assert g.told("cleaned")[0][0] == 0


@pytest.mark.rule("KA-R92b", "KA-R93", "KA-D-13", "KA-R92")
def test_the_police_bonus_may_clean_another_district_and_so_on() -> None:
    g = sweep("police", minions={"city_hall": 1, "docks": 2})
    assert g.kind(0) == "police-bonus"
    g.does(0, "remove", "city_hall")
    assert g.stat(0, "media") == 4
    assert [place for _, place, *_ in g.told("cleaned")] == [0, 7]


@pytest.mark.rule("KA-R92b")
def test_the_police_bonus_may_be_left_out_and_never_takes_a_super_minion() -> None:
    g = sweep("police", minions={"docks": 2}, supers={"park": 1})
    assert g.can(0, "remove") == [("docks",)]
    g.does(0, "pass")
    assert g.minions("docks") == 2


@pytest.mark.rule("KA-R98", "KA-R41")
def test_the_third_shop_marker_brings_a_random_item_for_whom_the_team_likes() -> None:
    g = sweep("shop", shop_markers=1)
    assert g.state.shop_markers == 2
    g = sweep("shop", shop_markers=2)
    assert g.kind(0) == g.kind(1) == "free-item"
    item = g.told("free-item")[0][0]
    g.does(1, "hero", 1)
    assert item in g.seat(1).items
    assert g.state.shop_markers == 0


@pytest.mark.rule("KA-R99b", "KA-R99")
def test_the_library_bonus_is_one_marker_anywhere() -> None:
    g = sweep("library")
    g.does(0, "place", "city_hall")
    assert g.protected("city_hall") == 1
    assert g.kind(0) != "pick-place"


@pytest.mark.rule("KA-R104")
@pytest.mark.parametrize(("space", "after"), [(3, 2), (1, 1), (0, 0)])
def test_the_docks_bonus_moves_the_marker_left_if_it_can(space: int, after: int) -> None:
    more = {"docks": {"space": space, "side": "hit"}} if space else {}
    assert sweep("docks", **more).state.docks == after


@pytest.mark.rule("KA-R88", "KA-D-12")
def test_while_a_mini_boss_stands_nobody_has_cleaned_the_district() -> None:
    g = sweep("park", foes=[{"foe": {"id": "brute", "power": 1, "life": 5}, "at": "park"}])
    assert g.told("cleaned") == []


@pytest.mark.rule("KA-D-12", "KA-R157")
def test_what_the_villain_removes_gives_no_bonus() -> None:
    row = [None, None, event("clock 9 at shop", mature=["eliminate all minion in park"])]
    with table(hero(at="docks", hand=[CLOCK]), row=row, minions={"park": 1}, phase="events", arrivals=[0]) as g:
        assert g.minions("park") == 0
        assert g.told("cleaned") == []


@pytest.mark.rule("KA-D-55", "KA-D-54")
def test_moving_the_last_enemy_away_is_no_clean_up() -> None:
    card = {"lines": ["drive 1 minion from here to next"]}
    with table(hero(at="shop", card=card), minions={"shop": 1}) as g:
        g.does(0, "effect", 0, 0)
        assert (g.minions("shop"), g.minions("park")) == (0, 1)
        assert g.told("cleaned") == []


@pytest.mark.rule("KA-D-54", "KA-R91", "KA-R156")
def test_a_moved_minion_stays_before_a_full_district_and_meets_protection() -> None:
    card = {"lines": ["drive 1 minion from here to next"]}
    with table(hero(at="shop", card=card), minions={"shop": 1, "park": 4}) as g:
        g.does(0, "effect", 0, 0)
        assert (g.minions("shop"), g.minions("park")) == (1, 4)
    with table(hero(at="shop", card=card), minions={"shop": 1}, protection={"park": 1}) as g:
        g.does(0, "effect", 0, 0)
        assert (g.minions("shop"), g.minions("park"), g.protected("park")) == (0, 0, 0)
    with table(hero(at="library", card=card), minions={"library": 1, "city_hall": 5}) as g:
        g.does(0, "effect", 0, 0)  # being moved is not being spawned: no loss
        assert (g.minions("library"), g.ended) == (1, "running")


@pytest.mark.rule("KA-R162", "KA-R89")
def test_eliminating_never_touches_a_super_minion() -> None:
    card = {"lines": ["eliminate 2 minion in here", "clean here"]}
    with table(hero(at="park", card=card), minions={"park": 1}, supers={"park": 2}) as g:
        g.does(0, "effect", 0, 0)
        assert (g.minions("park"), g.supers("park")) == (0, 2)
        g.does(0, "effect", 1, 0)
        assert g.supers("park") == 2
