"""The Event row and the Event phase: KA-R12, KA-R61 to KA-R66, KA-R144, KA-R215 to KA-R217."""

from __future__ import annotations

import pytest

from tests.games.kick_ass.table import event, hero, table

FAR = "clock 9 at shop"


@pytest.mark.rule("KA-R61", "KA-R62", "KA-R63", "KA-R217", "KA-R12", "KA-D-3", "KA-D-35")
def test_every_event_moves_the_last_matures_and_a_new_one_is_set_up() -> None:
    row = [event(FAR), event(FAR, reward=[]), event(FAR, mature=["spawn 2 minion in docks"])]
    new = event(FAR, setup=["spawn 1 minion in docks"])
    with table(hero(at="park"), row=row, events=[new], phase="events") as g:
        assert g.minions("docks") == 3
        told = [one.kind for one in g.events]
        assert told.index("row-moved") < told.index("event") < told.index("matured")
        brought = [index for index, kind in enumerate(told) if kind == "spawned"]
        assert told.index("matured") < brought[0]
        first, second, third = (running.event for running in g.state.row if running is not None)
        assert g.told("event")[0][0] == first
        assert g.told("matured")[0][0] not in {first, second, third}


@pytest.mark.rule("KA-R63", "KA-R217", "KA-R215")
def test_a_maturation_that_moves_the_row_moves_the_new_event_too_and_its_setup_comes_after() -> None:
    row = [event(FAR), event(FAR, reward=[]), event(FAR, mature=["push 1"])]
    new = event(FAR, setup=["spawn 1 minion in docks"])
    with table(hero(at="park"), row=row, events=[new], phase="events") as g:
        assert [running is not None for running in g.state.row] == [False, True, True]
        assert g.state.row[1] is not None
        assert g.state.row[1].event == g.told("event")[0][0]
        assert len(g.state.matured) == 2
        assert g.minions("docks") == 1


@pytest.mark.rule("KA-D-18", "KA-D-44", "KA-R217")
def test_a_boss_event_that_goes_under_an_empty_deck_comes_back_a_round_later() -> None:
    done = ["laundry_chute", "piano_bar", "panic_room"]
    row = [None, None, "wine_cellar"]
    with table(hero(at="park"), plot="john", revealed=True, completed=done, row=row, phase="events") as g:
        assert g.state.row == [None, None, None]
        assert [event for event, *_ in g.told("matured")] == g.state.event_deck


@pytest.mark.rule("KA-R65", "KA-R62", "KA-R64")
def test_what_belongs_to_a_matured_event_leaves_with_it() -> None:
    row = [None, None, event("fell / carry 1 from shop to park")]
    foes = [{"foe": {"id": "brute", "power": 1}, "at": "docks", "event": 2}]
    with table(hero(at="park", carried=[2]), row=row, foes=foes, phase="events") as g:
        assert not g.state.foes
        assert not g.seat(0).carried
        assert len(g.state.matured) == 1
        assert g.told("cleaned") == []


@pytest.mark.rule("KA-D-45", "KA-R216")
def test_what_is_left_of_a_completed_event_leaves_without_a_bonus() -> None:
    row = [event("fell / clock 1 at park")]
    foes = [{"foe": {"id": "brute", "power": 1}, "at": "docks", "event": 0}]
    with table(hero(at="park", card={"lines": ["timer"]}), row=row, foes=foes) as g:
        g.does(0, "clock", 0, 1)
        assert not g.state.foes
        assert g.told("cleaned") == []


@pytest.mark.rule("KA-D-44", "KA-R61")
def test_with_an_empty_deck_nothing_comes_but_the_row_moves() -> None:
    with table(hero(at="park"), row=[event(FAR)], phase="events") as g:
        assert [running is not None for running in g.state.row] == [False, True, False]
        assert g.told("event") == []


@pytest.mark.rule("KA-R144", "KA-D-37")
@pytest.mark.parametrize(("before", "after"), [(2, "running"), (3, "events-failed")])
def test_the_fourth_matured_event_loses(before: int, after: str) -> None:
    with table(hero(at="park"), row=[None, None, event(FAR)], matured=before, phase="events") as g:
        assert g.ended == after


@pytest.mark.rule("KA-R146", "KA-D-19")
def test_in_the_quick_variant_it_takes_five() -> None:
    with table(hero(at="park"), row=[None, None, event(FAR)], matured=3, leader=True, phase="events") as g:
        assert g.ended == "running"
    with table(hero(at="park"), hero(), row=[None, None, event(FAR)], matured=4, leader=True, phase="events") as g:
        assert g.ended == "events-failed"


@pytest.mark.rule("KA-D-19", "KA-R144")
def test_once_the_plot_is_revealed_matured_events_lose_nothing() -> None:
    row = [None, None, event(FAR)]
    with table(hero(at="park"), row=row, matured=3, revealed=True, plot="vic", phase="events") as g:
        assert g.ended == "running"


@pytest.mark.rule("KA-R215", "KA-R62")
def test_a_card_effect_that_pushes_matures_as_well() -> None:
    row = [None, None, event(FAR, mature=["all lose $1"])]
    with table(hero(at="park", card={"lines": ["push 1"]}, dollars=3), row=row) as g:
        g.does(0, "effect", 0, 0)
        assert g.stat(0, "dollar") == 2
        assert len(g.state.matured) == 1


@pytest.mark.rule("KA-R147", "KA-D-59")
def test_i_love_the_internet_gives_everybody_a_like_or_a_dollar() -> None:
    row = [event("clock 1 at park")]
    one = hero(at="park", card={"lines": ["timer"]}, media=3)
    two = hero(at="docks", media=9, famous=True, dollars=0)
    with table(one, two, row=row, internet=True) as g:
        g.does(0, "clock", 0, 0)
        assert (g.stat(0, "media"), g.stat(1, "dollar")) == (4, 1)


@pytest.mark.rule("KA-R129", "KA-R128c", "KA-R128")
def test_sleep_effects_of_events_act_from_left_to_right() -> None:
    row = [event(FAR, lines=["sleep: spawn 1 minion in docks"]), event(FAR, lines=["sleep: spawn 1 minion in park"])]
    with table(hero(at="shop"), row=row, phase="sleep") as g:
        assert [at for _, _, at, *_ in g.told("spawned")] == [6, 1]


@pytest.mark.rule("KA-R64", "KA-D-70", "KA-R128d", "KA-R137")
def test_an_event_completed_by_night_counts_for_the_plot_check_of_the_same_night() -> None:
    row = [event("clear 1 at docks")]
    with table(hero(at="shop"), row=row, completed=2, phase="sleep", plot="vic") as g:
        assert len(g.state.completed) == 3
        assert g.state.revealed


@pytest.mark.rule("KA-R64")
@pytest.mark.parametrize(
    ("needs", "more"), [("asleep 1 at hospital", {}), ("guarded 2 at docks", {"protection": {"docks": 2}})]
)
def test_heroes_asleep_and_markers_count_by_night(needs: str, more: dict[str, object]) -> None:
    with table(hero(at="hospital"), row=[event(needs)], phase="sleep", **more) as g:
        assert len(g.state.completed) == 1


@pytest.mark.rule("KA-R61")
def test_the_row_can_be_held_and_an_event_pulled_back() -> None:
    card = {"lines": ["hold", "pull 1"]}
    with table(hero(at="park", card=card), row=[None, event(FAR), None]) as g:
        g.does(0, "effect", 0, 0)
        assert g.state.held
        g.does(0, "effect", 1, 0).does(0, "space", 1)
        assert g.state.row[0] is not None
    with table(hero(at="park"), row=[event(FAR)], events=[event(FAR)], held=True, phase="events") as g:
        assert g.state.row[0] is not None
        assert g.told("event") == []
        assert not g.state.held


@pytest.mark.rule("KA-R2", "KA-R64")
def test_rewards_may_offer_a_choice_and_a_price() -> None:
    row = [event("clock 1 at park", reward=["gain $1 / gain 1 media", "lose $1 > gain 2 life"])]
    with table(hero("kick-ass", at="park", card={"lines": ["timer"]}, dollars=0, life=1), row=row) as g:
        g.does(0, "clock", 0, 0).does(0, "option", 0)
        g.does(0, "option", 0)  # a price may be declined, or paid
        assert (g.stat(0, "dollar"), g.stat(0, "life")) == (0, 3)
