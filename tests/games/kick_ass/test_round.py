"""Set-up, the round, Sleep and Refresh: KA-R1 to KA-R10, KA-R39 to KA-R60, KA-R128 to KA-R137, KA-R142 to KA-R154."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.games.kick_ass.content.load import own_box
from ludoteca.games.kick_ass.content.words import BLUE_FACE, GREEN_FACE, RED_FACE
from tests.games.kick_ass.table import IDLE, event, hero, table


def fresh(seats: int, seed: int = 1, **options: Any) -> Any:
    """A match as it begins."""
    return ludoteca.game("kick-ass").start(seats, seed, options).state


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R1", "KA-R4", "KA-R5", "KA-R6", "KA-R7", "KA-R8", "KA-R9")
def test_the_box_has_what_the_book_counts() -> None:
    box = own_box()
    assert ludoteca.game("kick-ass").seats == range(1, 5)
    assert len(box.heroes) == 7
    assert len(box.cards) == 96
    assert len(box.spawns) == 20
    assert len(box.items) == 55
    assert len(box.crises) == 12
    assert len(box.boss_events) == 20
    assert len(box.events) == 31
    assert len(box.modifiers) == 6
    assert len(box.plots) == 5
    assert (len(box.mist_tokens), len(box.don_tokens), box.protection, box.minions) == (8, 12, 8, 27)
    assert [bool(track) for track in box.arrival] == [False, True, True, True, True]


@pytest.mark.rule("KA-R39", "KA-R40", "KA-R41", "KA-R44", "KA-R47", "KA-R48", "KA-R49", "KA-R51")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_as_it_is_laid_out(seats: int) -> None:
    s = fresh(seats)
    box = s.content
    assert (s.round, s.docks, s.shop_markers) == (1, 0, 0)
    colours = [box.cards[card].colour for card in s.offer]
    assert colours == [BLUE_FACE] * 4 + [RED_FACE] * 2
    assert len([item for item in s.shop if item >= 0]) == 4
    events = [*s.event_deck, *(running.event for running in s.row if running is not None)]
    assert len(events) == 6
    assert all(box.events[one].backs >> seats & 1 for one in events)
    assert all(me.stats[4] == 3 for me in s.heroes)


@pytest.mark.rule("KA-R42", "KA-R43", "KA-R46", "KA-R50", "KA-R45")
def test_each_has_five_cards_a_starting_item_and_two_crises_face_down() -> None:
    s = fresh(4, 3)
    assert len({me.hero for me in s.heroes}) == 4  # by chance, all different
    greens = [card for card in range(len(s.content.cards)) if s.content.cards[card].colour == GREEN_FACE]
    for me in s.heroes:
        piece = s.content.heroes[me.hero]
        assert sorted(me.hand) == sorted(piece.cards)
        assert list(me.items) == [piece.item]
        assert len(me.crises) == 2
        assert not any(me.crisis_up)
        assert piece.green in s.greens
    assert len(s.greens) == 4
    assert len(greens) == 7
    assert len(s.spare_crises) == 12 - 8


@pytest.mark.rule("KA-R42", "KA-R52", "KA-R53", "KA-D-61")
def test_heroes_and_plot_may_be_chosen_or_drawn() -> None:
    s = fresh(2, 1, heroes=["hit-girl", "night-bitch"], plot="don")
    assert [me.hero for me in s.heroes] == [1, 6]
    assert (s.plot, s.plot_known, s.revealed) == (3, True, False)
    drawn = [fresh(2, seed, plot="random") for seed in range(12)]
    assert len({one.plot for one in drawn}) > 1
    assert not any(one.plot_known for one in drawn)
    assert ludoteca.game("kick-ass").options[0].default == "red-mist"  # for a first game
    for one in drawn:
        assert len(one.boss_deck) == 4


@pytest.mark.rule("KA-R54", "KA-R55", "KA-R56", "KA-R57", "KA-R58", "KA-R59", "KA-D-67")
def test_alone_one_chooses_a_card_and_an_item_and_has_six_dollars() -> None:
    session = ludoteca.game("kick-ass").start(1, 4)
    s: Any = session.state
    me = s.heroes[0]
    assert me.stats[4] == 6
    assert s.x == 1
    assert all(s.content.events[one].backs >> 2 & 1 for one in s.event_deck)
    drawn = list(s.drawn)
    assert len(drawn) == 3
    assert all(s.content.cards[card].colour == BLUE_FACE for card in drawn)
    old = me.hand[0]
    session.answer(0, 1 * 256 + old)
    assert drawn[1] in me.hand or drawn[1] in session.state.heroes[0].hand  # type: ignore[attr-defined]
    s = session.state
    assert old in s.removed
    assert all(card in s.blue_deck for card in (drawn[0], drawn[2]))  # shuffled back
    items = list(s.drawn)
    assert len(items) == 4
    session.answer(0, 2)
    s = session.state
    assert items[2] in s.heroes[0].items
    assert len(s.heroes[0].items) == 2
    assert sorted(s.item_discard) == sorted(items[:2] + items[3:])
    assert [s.content.cards[card].colour for card in s.offer] == [BLUE_FACE] * 2 + [RED_FACE] * 2


# -- Sleep -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R128", "KA-D-2", "KA-R128b", "KA-R176")
def test_the_checks_of_the_sleep_phase_come_in_their_order() -> None:
    boss = {"at": "police"}
    row = [event("clock 9 at shop", lines=["sleep: all lose $1"])]
    me = hero(at="park", media=3, happiness=4, crises=[["sleep: lose 1 strength"]], strength=2)
    more = {"plot": "vic", "revealed": True, "gang": 3, "boss": boss, "row": row, "docks": {"space": 1, "side": "hit"}}
    with table(me, phase="sleep", **more) as g:
        assert g.phase == "refresh"
        told = [(one.kind, one.args[1]) for one in g.events if one.kind in {"marched", "docks", "lost"}]
        assert told == [("marched", 0), ("docks", 0), ("lost", 1), ("lost", 4)]


@pytest.mark.rule("KA-R22", "KA-D-70", "KA-R128b", "KA-D-21")
def test_viral_heroes_have_their_bonus_by_night_if_they_like_in_the_teams_order() -> None:
    one = hero("kick-ass", at="park", media=7)
    two = hero("hit-girl", at="park", media=8)
    with table(one, two, hero("big-daddy", media=6), phase="sleep", minions={"docks": 2, "park": 1}) as g:
        assert g.kind(0) == g.kind(1) == g.kind(2) == "sleeper"
        assert g.can(2, "hero") == [(0,), (1,)]
        g.does(2, "hero", 1)
        assert g.kind(1) == "viral"
        g.does(1, "pass")
        assert g.kind(0) == "viral"


@pytest.mark.rule("KA-D-70", "KA-R29")
def test_crises_are_compulsory_by_night() -> None:
    with table(hero(at="park", happiness=4, dollars=3, crises=[["sleep: lose $2"]]), phase="sleep") as g:
        assert g.stat(0, "dollar") == 1


def viral(rule: str, **more: Any) -> Any:
    """A scene in which the Hero whose panel has this bonus is viral, and uses it."""
    names = {piece.viral_rule: piece.id for piece in own_box().heroes}
    return table(
        hero(names[rule], **{"at": "park", "media": 7, **more.pop("me", {})}), hero(at="docks"), phase="sleep", **more
    )


@pytest.mark.rule("KA-R148", "KA-D-25")
def test_inspiring_hero_strikes_with_two_dice() -> None:
    g = viral("KA-R148", minions={"docks": 3})
    g.does(0, "use", 0)
    g.dice("red", "hit hit")
    g.does(0, "place", "docks")
    assert g.minions("docks") == 1


@pytest.mark.rule("KA-R149")
def test_surprise_attack_eliminates_a_minion_anywhere() -> None:
    g = viral("KA-R149", minions={"shop": 2})
    g.does(0, "use", 0)
    g.does(0, "place", "shop")
    assert g.minions("shop") == 1


@pytest.mark.rule("KA-R150", "KA-D-58")
def test_protected_places_two_markers() -> None:
    g = viral("KA-R150")
    g.does(0, "use", 0)
    g.does(0, "place", "shop").does(0, "place", "docks")
    assert (g.protected("shop"), g.protected("docks")) == (1, 1)


@pytest.mark.rule("KA-R151")
def test_rich_heroes_all_gain_a_dollar() -> None:
    g = viral("KA-R151")
    g.does(0, "use", 0)
    assert (g.stat(0, "dollar"), g.stat(1, "dollar")) == (4, 4)


@pytest.mark.rule("KA-R152", "KA-D-54")
def test_the_trap_moves_three_and_eliminates_what_is_above_the_limit() -> None:
    g = viral("KA-R152", minions={"park": 3, "docks": 3})
    g.does(0, "use", 0)
    for _ in range(3):
        g.does(0, "place", "docks")
    assert (g.minions("park"), g.minions("docks")) == (4, 0)
    assert len(g.told("trapped")) == 2
    assert g.told("cleaned") == []  # moved away is not removed


@pytest.mark.rule("KA-R153")
def test_healthy_heroes_all_gain_a_life() -> None:
    g = viral("KA-R153", me={"life": 1})
    g.does(0, "use", 0)
    assert g.stat(0, "life") == 2


@pytest.mark.rule("KA-R154")
def test_spreading_attack_takes_one_in_each_adjacent_district() -> None:
    g = viral("KA-R154", minions={"shop": 2, "police": 1, "docks": 1})
    g.does(0, "use", 0)
    while g.kind(0) in {"police-bonus", "pick-place"}:
        g.does(0, "pass")
    assert (g.minions("shop"), g.minions("police"), g.minions("docks")) == (1, 0, 1)


@pytest.mark.rule("KA-R145", "KA-D-60", "KA-R10", "KA-R3", "KA-R142")
def test_after_the_ninth_night_it_is_too_late() -> None:
    with table(hero(at="park"), phase="sleep", round=9, plot="vic", completed=3) as g:
        assert g.ended == "time-is-up"
        assert g.state.revealed  # a plot first revealed in that night is lost with it
        assert g.told("refresh") == []
    with table(hero(at="park"), phase="sleep", round=8) as g:
        assert g.ended == "running"


@pytest.mark.rule("KA-R137", "KA-R146", "KA-R2", "KA-D-20", "KA-R128d")
@pytest.mark.parametrize(("done", "leader", "shown"), [(2, False, False), (3, False, True), (2, True, True)])
def test_enough_completed_events_reveal_the_plot(done: int, leader: bool, shown: bool) -> None:
    row = [event("clock 9 at shop")]
    with table(
        hero(at="park"), phase="sleep", completed=done, leader=leader, row=row, events=[event()], plot="vic"
    ) as g:
        assert g.state.revealed == shown
        assert g.state.row[0] is not None or g.phase != "sleep"  # Events on the row go on
        if shown:
            assert all(one >= 100 for one in g.state.event_deck)


# -- Refresh -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R130", "KA-R131", "KA-D-1")
def test_each_takes_a_card_or_one_of_three_gains_whoever_is_first() -> None:
    offer = [{"lines": ["timer"]}]
    one = hero("kick-ass", at="park", hand=[IDLE], played=[{"lines": ["gain $1"]}], life=1)
    with table(one, hero("hit-girl", at="docks", life=1), offer=offer, phase="refresh") as g:
        assert len(g.seat(0).hand) == 2
        assert g.kind(0) == g.kind(1) == "refresh"
        assert g.can(0) == [("gain", 0), ("gain", 3), ("gain", 4), ("take", 0)]
        g.does(1, "take", 0)
        assert not g.may(0, "take")
        g.does(0, "gain", 3)
        assert g.stat(0, "life") == 2
        assert g.state.round == 2


@pytest.mark.rule("KA-R132", "KA-R131", "KA-R165")
def test_nobody_ever_owns_six_cards() -> None:
    hand = [{"lines": [f"gain ${n}"]} for n in range(1, 6)]
    with table(hero(at="park", hand=hand), offer=[{"lines": ["timer"]}], phase="refresh") as g:
        new = g.state.offer[0]
        g.does(0, "take", 0)
        assert [card for (card,) in g.can(0, "remove")] == [card for card in g.seat(0).hand if card != new]
        out = g.seat(0).hand[0]
        g.does(0, "remove", out)
        assert len(g.seat(0).hand) == 5
        assert out in g.state.removed


@pytest.mark.rule("KA-R133", "KA-R134", "KA-R136", "KA-R214", "KA-R58")
@pytest.mark.parametrize(("seats", "blue"), [(1, 2), (2, 4)])
def test_display_and_shop_are_dealt_anew_and_the_round_goes_on(seats: int, blue: int) -> None:
    offer = [{"lines": ["timer"]}, None]
    shop = [{"slot": "head"}, None]
    players = [hero(at="park", hand=[IDLE]) for _ in range(seats)]
    with table(*players, offer=offer, shop=shop, phase="refresh", part=2) as g:
        assert len(g.state.offer) == blue + 2
        assert len(g.state.shop) == 4
        assert len(g.state.blue_discard) == 1
        assert len(g.state.item_discard) == 1
        assert g.state.round == 2
        assert [n for n, *_ in g.told("round")] == [2]  # the Event phase comes next


@pytest.mark.rule("KA-D-16", "KA-R133")
def test_a_removed_card_never_comes_back() -> None:
    with table(hero(at="park", hand=[IDLE]), phase="refresh", part=2) as g:
        assert not set(g.state.removed) & {*g.state.blue_deck, *g.state.red_deck, *g.state.offer}


@pytest.mark.rule("KA-R64", "KA-R131")
def test_the_gain_of_the_refresh_phase_may_be_given_up() -> None:
    row = [event("forgo 1 refresh", reward=["gain 2 media"])]
    with table(hero(at="park", media=1), row=row, phase="refresh", part=1) as g:
        g.does(0, "forgo", 0, 0)
        assert g.stat(0, "media") == 3


@pytest.mark.rule("KA-R29", "KA-R131")
def test_a_crisis_may_take_the_refresh_gain_away() -> None:
    with table(hero(at="park", happiness=3, crises=[["always: no_refresh"]]), phase="refresh", part=1) as g:
        assert g.state.round == 2


@pytest.mark.rule("KA-R60", "KA-R61", "KA-R136", "KA-R3")
def test_a_round_is_events_day_sleep_refresh() -> None:
    cards = [IDLE, IDLE, IDLE]
    with table(hero(at="park", hand=cards), events=[event("clock 9 at shop")] * 1, phase="events") as g:
        for _ in range(3):
            g.plays(0).all_done()
        g.does(0, "gain", 4)
        told = [one.kind for one in g.events if one.kind in {"round", "segment", "sleep", "refresh"}]
        assert told == ["round", "segment", "segment", "segment", "sleep", "refresh", "round", "segment"]
