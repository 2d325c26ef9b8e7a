"""Spawning: routes, Super-Minions, Protection, the arrival track, the fall of City Hall: KA-R69 to KA-R77, KA-R143."""

from __future__ import annotations

import pytest

from tests.games.kick_ass.table import Scene, event, hero, table, waiting


def arrive(route: list[str], n: int, lines: list[str] | None = None, **more: object) -> Scene:
    """A Spawn card with this route is resolved while the arrival space shows n."""
    card = {"route": route, "lines": lines or []}
    return table(waiting(), waiting(), arrivals=[n], spawn=[card], phase="spawn", **more)


@pytest.mark.rule("KA-R73", "KA-R15", "KA-R91")
def test_a_full_chain_leads_on_to_the_first_free_circle() -> None:
    g = arrive(["shop"], 1, minions={"shop": 3, "park": 4, "police": 3})
    assert g.minions("library") == 1
    assert [(start, to) for start, to, *_ in g.told("passed-on")] == [(3, 1), (1, 0), (0, 4)]


@pytest.mark.rule("KA-R143", "KA-D-60", "KA-R1")
def test_all_is_lost_at_once_when_city_hall_has_no_room() -> None:
    g = arrive(["city_hall", "docks"], 3, minions={"city_hall": 5})
    assert g.ended == "city-fell"
    assert g.minions("docks") == 0  # what was still to come is not
    assert g.session.outcome is not None
    assert g.session.outcome.winners == ()


@pytest.mark.rule("KA-R143", "KA-R73")
def test_a_minion_that_is_led_to_a_full_city_hall_loses_as_well() -> None:
    assert arrive(["library"], 1, minions={"library": 3, "city_hall": 5}).ended == "city-fell"


@pytest.mark.rule("KA-R156", "KA-R155", "KA-D-9", "KA-R157")
def test_protection_stops_one_minion_each_and_comes_first() -> None:
    g = arrive(["docks"], 3, protection={"docks": 2})
    assert (g.minions("docks"), g.protected("docks")) == (1, 0)
    assert len(g.told("shielded")) == 2


@pytest.mark.rule("KA-D-9")
def test_a_district_whose_last_circles_are_protected_is_not_full() -> None:
    g = arrive(["city_hall"], 1, minions={"city_hall": 4}, protection={"city_hall": 1})
    assert (g.ended, g.minions("city_hall"), g.protected("city_hall")) == ("running", 4, 0)


@pytest.mark.rule("KA-R74", "KA-R75")
def test_a_super_minion_in_a_full_district_replaces_a_minion() -> None:
    g = arrive(["docks"], 0, ["spawn 1 super in docks"], minions={"docks": 3})
    assert (g.minions("docks"), g.supers("docks")) == (2, 1)
    assert g.told("fell") == []
    assert g.told("cleaned") == []


@pytest.mark.rule("KA-R75", "KA-D-8")
def test_among_super_minions_alone_it_goes_on_along_the_route() -> None:
    g = arrive(["docks"], 0, ["spawn 1 super in docks"], supers={"docks": 3}, minions={"wall_street": 3})
    assert (g.supers("wall_street"), g.minions("wall_street")) == (1, 2)


@pytest.mark.rule("KA-D-8", "KA-R143")
def test_a_super_minion_at_a_full_city_hall_loses_nothing() -> None:
    g = arrive(["docks"], 0, ["spawn 1 super in city_hall"], minions={"city_hall": 5})
    assert (g.ended, g.supers("city_hall"), g.minions("city_hall")) == ("running", 1, 4)
    g = arrive(["docks"], 0, ["spawn 1 super in city_hall"], supers={"city_hall": 5})
    assert (g.ended, g.supers("docks")) == ("running", 1)


@pytest.mark.rule("KA-D-8")
def test_a_super_minion_that_comes_round_again_is_not_placed() -> None:
    full = {"docks": 3, "wall_street": 3, "hospital": 3, "city_hall": 5}
    g = arrive(["docks"], 0, ["spawn 1 super in docks"], supers=full)
    assert sum(g.state.supers) == 14
    assert len(g.told("nowhere")) == 1


@pytest.mark.rule("KA-R158")
def test_super_minions_ignore_protection_and_remove_it() -> None:
    g = arrive(["docks"], 0, ["spawn 1 super in docks"], protection={"docks": 1})
    assert (g.supers("docks"), g.protected("docks")) == (1, 0)


@pytest.mark.rule("KA-R77", "KA-D-17", "KA-R70", "KA-R7")
def test_the_arrival_marker_stays_on_its_track() -> None:
    card = {"arrival": 3, "route": ["docks"]}
    with table(waiting(), waiting(), arrivals=[0, 0, 1], spawn=[card], phase="spawn") as g:
        assert g.state.arrival == 2
        assert g.minions("docks") == 1  # the number of the space that it has just come to
    low = {"route": ["docks"], "lines": ["arrival -3"]}
    with table(waiting(), waiting(), arrivals=[0, 0, 1], arrival=1, spawn=[low], phase="spawn") as g:
        assert g.state.arrival == 0


@pytest.mark.rule("KA-R70", "KA-R69")
def test_the_effect_comes_before_the_minions() -> None:
    g = arrive(["docks"], 1, ["protect 1 in docks"])
    assert (g.minions("docks"), g.protected("docks")) == (0, 0)


@pytest.mark.rule("KA-D-16", "KA-R49", "KA-R67")
def test_an_empty_spawn_deck_is_its_discard_pile_shuffled() -> None:
    from ludoteca.games.kick_ass.content.load import own_box

    names = [piece.id for piece in own_box().spawns]
    with table(waiting(), waiting(), spawn=[], spawn_discard=names, phase="spawn") as g:
        assert len(g.told("reshuffled")) == 1
        assert len(g.state.spawn_discard) == 1


@pytest.mark.rule("KA-R66", "KA-R15", "KA-R90")
def test_a_mini_boss_needs_no_circle() -> None:
    row = [event("fell", setup=["spawn poodle in docks"])]
    with table(waiting(), waiting(), events=row, minions={"docks": 3}, phase="events", arrivals=[0]) as g:
        assert [foe.at for foe in g.state.foes] == [6]
        assert g.minions("docks") == 3


@pytest.mark.rule("KA-D-57", "KA-R5", "KA-R8")
def test_figures_do_not_run_out() -> None:
    g = arrive(["city_hall"], 14, limits={"city_hall": 40, "docks": 9}, minions={"city_hall": 20})
    assert g.minions("city_hall") == 34


@pytest.mark.rule("KA-R101", "KA-R77")
def test_fewer_minions_come_with_the_next_card() -> None:
    card = {"lines": ["fewer 2"]}
    spawn = [{"route": ["docks"]}]
    with table(hero(at="park", card=card, hand=[{"lines": []}]), arrivals=[3], spawn=spawn) as g:
        g.does(0, "effect", 0, 0)
        g.all_done()
        assert g.minions("docks") == 1
        assert g.state.fewer == 0
