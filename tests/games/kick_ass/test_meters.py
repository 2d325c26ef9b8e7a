"""Meters, thresholds, Crises and fame: KA-R18 to KA-R30, and the rulings about them."""

from __future__ import annotations

import pytest

from tests.games.kick_ass.table import CLOCK as CLOCK_CARD
from tests.games.kick_ass.table import IDLE, hero, table


def one(line: str, **more: object) -> dict[str, object]:
    """A Hero whose card does one thing. A loss that were all of it would be nothing to ask for (KA-D-46)."""
    lines = [line, "timer"] if line.startswith("lose") else [line]
    return hero(**{"at": "docks", "card": {"lines": lines, "moves": 0}, **more})


@pytest.mark.rule("KA-R19", "KA-R21", "KA-D-22")
@pytest.mark.parametrize(("what", "top"), [("happiness", 9), ("strength", 6), ("media", 8)])
def test_a_meter_moves_by_one_for_each_point_and_stops_at_its_end(what: str, top: int) -> None:
    with table(one(f"gain 2 {what}", **{what: top - 1})) as g:
        before = g.stat(0, what)
        g.does(0, "effect", 0, 0)
        assert g.stat(0, what) == (min(before + 2, 9) if what == "media" else top)


@pytest.mark.rule("KA-D-22", "KA-R19")
def test_a_loss_stops_at_the_bottom() -> None:
    with table(one("lose 3 strength", strength=2)) as g:
        g.does(0, "effect", 0, 0)
        assert g.stat(0, "strength") == 0


@pytest.mark.rule("KA-R20", "KA-D-41")
def test_who_is_at_happiness_one_loses_media_instead_point_by_point() -> None:
    with table(one("lose 3 happiness", happiness=2, media=5)) as g:
        g.does(0, "effect", 0, 0)
        assert (g.stat(0, "happiness"), g.stat(0, "media")) == (1, 3)


@pytest.mark.rule("KA-R24", "KA-R25", "KA-D-41", "KA-R22", "KA-R46")
def test_famous_at_nine_takes_the_green_card_and_further_likes_are_dollars() -> None:
    with table(one("gain 2 media", hero="hit-girl", media=8, dollars=0, hand=[IDLE, CLOCK_CARD])) as g:
        green = g.state.greens[0]
        assert g.state.content.cards[green].colour == 2
        g.does(0, "effect", 0, 0)
        assert g.kind(0) == "famous"
        assert green not in [card for (card,) in g.can(0, "discard")]  # another one goes
        thrown = g.can(0, "discard")[0][0]
        g.does(0, "discard", thrown)
        assert green in g.seat(0).hand
        assert thrown in g.state.removed
        assert (g.stat(0, "media"), g.stat(0, "dollar")) == (9, 1)


@pytest.mark.rule("KA-D-21", "KA-R24")
def test_the_green_card_is_kept_when_fame_goes() -> None:
    with table(one("lose 3 media", hero="hit-girl", media=9, famous=True, hand=[IDLE])) as g:
        g.does(0, "effect", 0, 0)
        assert g.seat(0).famous
        assert g.stat(0, "media") == 6


@pytest.mark.rule("KA-R28", "KA-R29", "KA-R30", "KA-D-40", "KA-R50")
def test_crises_turn_with_happiness_at_once_both_ways() -> None:
    mine = {"lines": ["lose 2 happiness", "lose 3 happiness", "gain 4 happiness"], "moves": 0}
    with table(hero(at="docks", card=mine, happiness=6, crises=[["always: steps -1"], ["always: no_refresh"]])) as g:
        assert list(g.seat(0).crisis_up) == [False, False]
        g.does(0, "effect", 0, 0)
        assert list(g.seat(0).crisis_up) == [True, False]  # at 4
        g.does(0, "effect", 1, 0)
        assert list(g.seat(0).crisis_up) == [True, True]  # at 1
        g.does(0, "effect", 2, 0)
        assert list(g.seat(0).crisis_up) == [False, False]
        assert list(g.seat(0).crisis_known) == [True, True]  # all have seen them
        assert [side for _, _, side, *_ in g.told("crisis")] == [0, 1]


@pytest.mark.rule("KA-D-40")
def test_falling_past_four_turns_the_right_crisis_too() -> None:
    with table(one("lose 4 happiness", happiness=6, crises=[["always: steps -1"]])) as g:
        g.does(0, "effect", 0, 0)
        assert g.seat(0).crisis_up[0]


@pytest.mark.rule("KA-R29", "KA-R212")
def test_laziness_holds_while_it_is_up() -> None:
    card = {"lines": [], "moves": 2}
    with table(hero(at="park", hand=[card], happiness=4, crises=["laziness"]), phase="choose") as g:
        g.plays(0)
        assert g.seat(0).moves < 2


@pytest.mark.rule("KA-R26", "KA-D-6")
def test_life_zero_still_stands() -> None:
    with table(one("lose 2 life", hero="kick-ass", life=2)) as g:
        g.does(0, "effect", 0, 0)
        assert g.stat(0, "life") == 0
        assert g.told("ko-die") == []


@pytest.mark.rule("KA-R122", "KA-R124", "KA-D-36", "KA-D-6")
def test_a_blank_ko_die_leaves_a_hero_at_zero() -> None:
    with table(one("lose 3 life", hero="kick-ass", life=2)) as g:
        g.ko("blank")
        g.does(0, "effect", 0, 0)
        assert (g.stat(0, "life"), g.at(0)) == (0, "docks")


@pytest.mark.rule("KA-R125", "KA-R126", "KA-D-7", "KA-D-36")
@pytest.mark.parametrize(("before", "after"), [(7, 4), (4, 1), (3, 1), (1, 1)])
def test_a_ko_sends_to_the_hospital_and_down_to_a_crisis(before: int, after: int) -> None:
    mine = one("lose 3 life", hero="kick-ass", life=1, happiness=before, media=3, crises=[["always: steps -1"], []])
    with table(mine) as g:
        g.ko("ko")
        g.does(0, "effect", 0, 0)
        assert g.at(0) == "hospital"
        assert g.stat(0, "life") == g.state.content.heroes[0].most_life
        assert (g.stat(0, "happiness"), g.stat(0, "media")) == (after, 3)  # set, not lost


@pytest.mark.rule("KA-R127", "KA-R215", "KA-D-43")
def test_each_ko_moves_every_event_over_gaps_too() -> None:
    row = [{"needs": "clock 1 at shop"}, None, {"needs": "clock 1 at park", "mature": ["all lose $2"]}]
    with table(one("lose 9 life", life=1, dollars=3), row=row) as g:
        first = g.state.row[0]
        g.ko("ko")
        g.does(0, "effect", 0, 0)
        assert g.state.row[0] is None
        assert g.state.row[1].event == first.event  # type: ignore[union-attr]
        assert g.state.row[2] is None
        assert g.stat(0, "dollar") == 1  # the third one matured
        assert g.told("event") == []  # nothing new is revealed


@pytest.mark.rule("KA-R22", "KA-R23", "KA-R97", "KA-D-42", "KA-D-21")
@pytest.mark.parametrize(("media", "left"), [(3, 0), (4, 1)])
def test_known_heroes_get_one_dollar_off_the_total_once_a_segment(media: int, left: int) -> None:
    row = [{"cost": 2, "slot": "head"}, {"cost": 1, "slot": "body"}]
    with table(hero(at="shop", card=CLOCK_CARD, media=media, dollars=3), shop=row) as g:
        g.does(0, "timer", 0).does(0, "buy", 0)
        g.does(0, "buy", 1)
        assert g.stat(0, "dollar") == left


@pytest.mark.rule("KA-D-42", "KA-R23")
def test_a_second_purchase_of_the_segment_has_no_discount_and_none_is_below_zero() -> None:
    row = [{"cost": 0, "slot": "head"}, {"cost": 2, "slot": "body"}, {"cost": 2, "slot": "hand"}]
    card = {"lines": ["timer", "timer"], "moves": 0}
    with table(hero(at="shop", card=card, media=5, dollars=2), shop=row) as g:
        g.does(0, "timer", 0).does(0, "buy", 0)
        assert g.stat(0, "dollar") == 2
        g.does(0, "done")
        g.does(0, "timer", 0)
        assert g.state.heroes[0].discounted
        g.does(0, "buy", 1)
        assert g.stat(0, "dollar") == 0


@pytest.mark.rule("KA-R29", "KA-R20")
def test_a_crisis_may_stop_gains() -> None:
    with table(one("gain 2 media", media=3, happiness=3, crises=[["always: no_gain media"]])) as g:
        g.does(0, "effect", 0, 0)
        assert g.stat(0, "media") == 3


@pytest.mark.rule("KA-R18", "KA-R42", "KA-R45", "KA-R26", "KA-R44", "KA-D-32", "KA-R4", "KA-R8")
def test_panels_begin_as_printed() -> None:
    import ludoteca

    session = ludoteca.game("kick-ass").start(3, 5, {"heroes": ["hit-girl", "big-daddy", "kick-ass"]})
    state = session.state
    for seat in range(3):
        me = state.heroes[seat]  # type: ignore[attr-defined]
        piece = state.content.heroes[me.hero]  # type: ignore[attr-defined]
        assert list(me.stats) == [*piece.start, 3]
        assert me.at == piece.district
        assert me.stats[3] == piece.most_life
        assert len(me.hand) == 5
