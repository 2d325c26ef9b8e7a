"""Five Final Plots: KA-R137 to KA-R142 and KA-R166 to KA-R210, each with its own scenes."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.kick_ass.content.words import DISTRICT_NAMES, RING
from tests.games.kick_ass.table import Scene, event, hero, table

FIGHT = {"lines": ["fight"], "type": "hero", "colour": "red"}
STRONG = {"slot": "hand", "lines": ["combat: roll 8 red + roll 6 blue"]}
CLOCK = {"lines": ["timer"], "moves": 1}
BOSS = {"boss": True, "needs": "clock 1 at park"}
FAR = {"boss": True, "needs": "clock 9 at shop"}


def fighter(**more: Any) -> dict[str, Any]:
    """Kick-Ass with many dice."""
    return hero("kick-ass", **{"at": "park", "card": FIGHT, "items": [STRONG], **more})


# -- in general --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R138", "KA-R139", "KA-D-43", "KA-R216")
def test_a_completed_boss_event_is_followed_by_the_next_at_once_pushing_only_what_is_in_its_way() -> None:
    row = [event("clock 9 at shop"), BOSS, event("clock 8 at shop")]
    new = {"boss": True, "needs": "clock 7 at shop", "setup": ["spawn 1 minion in docks"]}
    with table(
        hero(at="park", card=CLOCK), plot="vic", revealed=True, gang=3, boss={"at": "police"}, row=row, events=[new]
    ) as g:
        first, third = g.state.row[0], g.state.row[2]
        g.does(0, "clock", 1, 0)
        assert g.minions("docks") == 1  # set up, and active at once
        assert g.state.row[0] is not None
        assert g.state.row[0].event >= 100
        assert g.state.row[1].event == first.event  # type: ignore[union-attr]
        assert g.state.row[2].event == third.event  # type: ignore[union-attr]
        assert len(g.state.matured) == 0


@pytest.mark.rule("KA-R138", "KA-D-44")
def test_boss_events_come_in_the_event_phase_like_others() -> None:
    with table(hero(at="park"), plot="vic", revealed=True, boss={"at": "police"}, gang=3, phase="events") as g:
        assert g.state.row[0] is not None
        assert g.state.row[0].event >= 100


@pytest.mark.rule("KA-R140", "KA-R141", "KA-R8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_numbers_of_a_boss_come_from_the_table_of_his_plot(seats: int) -> None:
    players = [hero(at="park") for _ in range(seats)]
    with table(*players, plot="vic", completed=3, phase="sleep") as g:
        plot = g.state.content.plots[1]
        boss = g.state.foes[0]
        assert (boss.power, boss.life, boss.armour) == (plot.power[seats], plot.life[seats], plot.armour[seats])


@pytest.mark.rule("KA-R213")
def test_mother_russia_is_six_of_everything_with_three() -> None:
    with table(hero(), hero(), hero()) as g:
        box = g.state.content
        brute = next(piece for piece in box.brutes if "russia" in piece.id)
        assert (brute.power.of(3), brute.life.of(3), brute.armour.of(3)) == (6, 6, 6)


# -- Red Mist ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R166", "KA-R137", "KA-D-61", "KA-R8")
def test_red_mist_hides_behind_eight_tokens() -> None:
    with table(hero(at="park"), completed=3, phase="sleep", plot="red-mist") as g:
        assert sorted(g.state.mist[:8]) == sorted(g.state.content.mist_tokens)
        assert not any(g.state.mist_up)
        assert not g.state.foes
        assert len(g.state.event_deck) + len([1 for one in g.state.row if one is not None and one.event >= 100]) == 4


def hunt(mist: dict[str, str], **more: Any) -> Scene:
    """A Boss Event of Red Mist's is completed; two tokens are chosen."""
    me = hero("kick-ass", at="park", card=CLOCK, **more.pop("me", {}))
    other = hero("hit-girl", at="docks", card=CLOCK)
    g = table(me, other, plot="red-mist", revealed=True, row=[BOSS], events=[FAR], mist=mist, **more)
    return g.does(0, "clock", 0, 0)


@pytest.mark.rule("KA-R167", "KA-R168", "KA-D-69", "KA-D-31")
def test_two_tokens_are_turned_by_the_team_and_hit_who_completed_the_event() -> None:
    g = hunt({"docks": "lose", "shop": "gain", "park": "nothing"})
    lose, gain = g.state.content.mist_stat
    before = g.stats(0)
    assert g.kind(0) == g.kind(1) == "mist"
    g.does(1, "turn", "docks")
    assert not g.may(0, "turn", "docks")
    g.does(0, "turn", "shop")
    after = g.stats(0)
    changed = [now - then for then, now in zip(before, after, strict=True)]
    assert changed[lose] == (-1 if lose != gain else 0)
    assert len(g.told("mist")) == 2


@pytest.mark.rule("KA-R169", "KA-D-69", "KA-R140")
def test_the_hideout_brings_him_out_and_the_second_token_is_still_turned() -> None:
    g = hunt({"docks": "hideout", "shop": "nothing"})
    g.does(0, "turn", "docks").does(0, "turn", "shop")
    assert [foe.at for foe in g.state.foes] == [6]
    assert len(g.told("mist")) == 2
    plot = g.state.content.plots[0]
    assert g.state.foes[0].life == plot.life[2]


@pytest.mark.rule("KA-R170", "KA-R142", "KA-D-53", "KA-R1")
def test_who_eliminates_red_mist_wins_before_any_ko_die() -> None:
    boss = {"at": "park", "life": 1, "armour": 0, "power": 9}
    with table(fighter(life=0), hero("hit-girl"), plot="red-mist", revealed=True, boss=boss) as g:
        g.rolls(0, "hit").does(0, "fight")
        assert g.ended == "won"
        assert g.told("ko-die") == []
        assert g.session.outcome is not None
        assert g.session.outcome.winners == (0, 1)


@pytest.mark.rule("KA-D-18", "KA-R62")
@pytest.mark.parametrize(("plot", "under"), [("red-mist", True), ("john", True), ("mother", True), ("vic", False)])
def test_a_boss_event_that_matures_comes_back_where_it_is_needed(plot: str, under: bool) -> None:
    row = [None, None, {**FAR, "mature": ["all lose $1"]}]
    more: dict[str, Any] = {"boss": {"at": "police"}, "gang": 3} if plot == "vic" else {}
    with table(hero(at="park", dollars=3), plot=plot, revealed=True, row=row, phase="events", **more) as g:
        assert g.stat(0, "dollar") == 2
        event_number = g.told("matured")[0][0]
        assert (event_number == g.state.event_deck[0]) == under
        assert (event_number in g.state.matured) == (not under)


# -- Vic ---------------------------------------------------------------------------------------------------------------


def vic(*players: dict[str, Any], **more: Any) -> Scene:
    """Giant Vic and his gang are on the board."""
    position = {"plot": "vic", "revealed": True, "gang": 3, "boss": {"at": "police"}, **more}
    return table(*players, **position)


@pytest.mark.rule("KA-R171")
def test_vic_begins_at_the_police_station_with_three_and_the_marker_on_fifteen() -> None:
    with table(hero(at="park"), plot="vic", completed=3, phase="sleep") as g:
        assert (g.state.gang, g.state.skull) == (3, 15)
        assert DISTRICT_NAMES[g.state.foes[0].at] == "police"


@pytest.mark.rule("KA-R173", "KA-D-27", "KA-R172")
def test_at_fifteen_the_gang_cannot_be_fought_but_others_there_can() -> None:
    with vic(fighter(at="police"), skull=15) as g:
        assert not g.may(0, "fight")  # nobody else is there
    with vic(fighter(at="police"), skull=15, minions={"police": 1}) as g:
        g.rolls(0, "hit hit hit", "shield").does(0, "fight")
        assert g.told("combat")[0][2] == 1  # only the Minion's Power counts
        assert g.state.gang == 3
        assert g.minions("police") == 0
        assert g.told("cleaned") == []  # Vic and his gang still stand there


@pytest.mark.rule("KA-R174", "KA-R172", "KA-D-28")
@pytest.mark.parametrize(("skull", "each"), [(0, 2), (4, 2), (5, 3), (9, 3), (10, 4), (14, 4)])
def test_gang_members_are_as_strong_as_the_marker_says(skull: int, each: int) -> None:
    with vic(fighter(at="police"), hero("hit-girl"), skull=skull) as g:
        g.rolls(0, "hit hit hit hit hit hit hit hit", "shield shield shield").ko("blank").does(0, "fight")
        assert g.told("combat")[0][2] == 3 * each * 2  # three members, X = 2, Vic takes no part
        assert g.state.gang == 3 - 8 // (each * 2)


@pytest.mark.rule("KA-R172", "KA-D-27")
def test_vic_takes_no_part_in_the_combat_in_which_the_last_of_the_gang_falls() -> None:
    with vic(fighter(at="police"), gang=1, skull=0, boss={"at": "police", "life": 1, "armour": 0, "power": 0}) as g:
        g.rolls(0, "hit hit hit hit", "shield shield").does(0, "fight")
        assert g.state.gang == 0
        assert g.ended == "running"


@pytest.mark.rule("KA-R175", "KA-D-26", "KA-D-63", "KA-D-52")
def test_against_vic_every_plain_shield_is_rolled_again_once() -> None:
    lucky = {"slot": "head", "lines": ["combat: reroll 1 blue"]}
    boss = {"at": "police", "life": 9, "armour": 0, "power": 4}
    with vic(fighter(at="police", items=[STRONG, lucky]), gang=0, boss=boss) as g:
        g.rolls(0, "hit", "shield bolt shield")
        g.dice("blue", "blank").dice("blue", "shield")
        g.does(0, "fight")
        assert len(g.told("rerolled")) == 2  # not the one with a Bolt
        assert g.kind(0) == "dice"  # now the Heroes' own
        g.does(0, "done")
        assert g.told("damage")[0][2] == 2


@pytest.mark.rule("KA-R175", "KA-D-63", "KA-R172")
def test_shields_hold_against_his_gang_while_he_looks_on() -> None:
    with vic(fighter(at="police", items=[STRONG]), gang=1, skull=0) as g:
        g.rolls(0, "hit", "shield bolt shield").does(0, "fight")
        assert not g.told("rerolled")
        assert g.told("damage")[0][2] == 3


@pytest.mark.rule("KA-R180", "KA-R142")
def test_vic_falls_and_all_win() -> None:
    with vic(fighter(at="police"), gang=0, boss={"at": "police", "life": 1, "armour": 0, "power": 0}) as g:
        g.rolls(0, "hit").does(0, "fight")
        assert g.ended == "won"


@pytest.mark.rule("KA-R176", "KA-D-62")
def test_the_march_goes_round_and_leaves_city_hall_out() -> None:
    for index, place in enumerate(RING):
        with vic(hero(at="city_hall"), boss={"at": DISTRICT_NAMES[place]}, phase="sleep", skull=10) as g:
            assert g.state.foes[0].at == RING[(index + 1) % len(RING)]


@pytest.mark.rule("KA-R177", "KA-D-12")
def test_whoever_stands_in_the_way_is_swept_off_and_the_marker_rises() -> None:
    with vic(hero(at="park"), phase="sleep", skull=5, minions={"library": 2}, supers={"library": 1}) as g:
        assert (g.minions("library"), g.supers("library")) == (0, 0)
        assert g.state.skull == 9
        assert g.told("cleaned") == []


@pytest.mark.rule("KA-R178", "KA-D-62")
def test_an_empty_district_lowers_the_marker_heroes_and_mini_bosses_do_not_matter() -> None:
    row = [event("fell")]
    foes = [{"foe": {"id": "brute", "power": 1}, "at": "library", "event": 0}]
    with vic(hero(at="library"), phase="sleep", skull=5, row=row, foes=foes) as g:
        assert g.state.skull == 3
        assert len(g.state.foes) == 2


@pytest.mark.rule("KA-R179", "KA-D-27")
@pytest.mark.parametrize(("skull", "after"), [(10, 6), (2, 0)])
def test_a_completed_boss_event_lowers_the_marker_by_four(skull: int, after: int) -> None:
    with vic(hero(at="park", card=CLOCK), row=[BOSS], skull=skull, events=[FAR]) as g:
        g.does(0, "clock", 0, 0)
        assert g.state.skull == after


@pytest.mark.rule("KA-R179", "KA-D-18", "KA-D-27")
@pytest.mark.parametrize(("skull", "after"), [(10, 15), (18, 20)])
def test_a_matured_one_raises_it_by_five(skull: int, after: int) -> None:
    with vic(hero(at="park"), row=[None, None, FAR], skull=skull, phase="events") as g:
        assert g.state.skull == after


@pytest.mark.rule("KA-D-62", "KA-D-2")
def test_he_does_not_march_in_the_night_that_reveals_him_and_goes_on_without_his_gang() -> None:
    with table(hero(at="park"), plot="vic", completed=3, phase="sleep") as g:
        assert g.told("marched") == []
    with vic(hero(at="park"), gang=0, skull=5, phase="sleep") as g:
        assert g.state.skull == 3


@pytest.mark.rule("KA-D-28", "KA-R89")
def test_the_skull_gang_is_not_cleaned_and_uses_no_circles() -> None:
    card = {"lines": ["clean here", "eliminate 2 minion in here", "timer"]}
    with vic(hero(at="police", card=card, dollars=9), skull=5, minions={"police": 2, "docks": 1}) as g:
        assert g.may(0, "timer")  # not Taken
        g.does(0, "effect", 0, 0)
        assert (g.minions("police"), g.state.gang) == (0, 3)
        g.does(0, "effect", 1, 0)
        assert g.state.gang == 3


# -- Don ---------------------------------------------------------------------------------------------------------------


def don(*players: dict[str, Any], **more: Any) -> Scene:
    """Don Genovese walks the city."""
    position = {"plot": "don", "revealed": True, "gang": 2, "boss": {"at": "wall_street"}, **more}
    return table(*players, **position)


TOKENS = {"boss": True, "needs": "tokens"}


@pytest.mark.rule("KA-R189", "KA-R8")
def test_don_begins_in_wall_street_with_his_gang() -> None:
    with table(hero(at="park"), hero(), plot="don", completed=3, phase="sleep") as g:
        assert DISTRICT_NAMES[g.state.foes[0].at] == "wall_street"
        assert g.state.gang == g.state.content.plots[3].gang[2]
        assert len(g.state.token_pool) + len(g.state.tokens) == 12


@pytest.mark.rule("KA-R190", "KA-D-57", "KA-D-12")
def test_short_of_figures_minions_are_taken_from_where_the_team_says() -> None:
    limits = {"park": 20, "docks": 20}
    minions = {"park": 13, "docks": 13}
    with table(hero(at="park"), hero(), plot="don", completed=3, phase="sleep", limits=limits, minions=minions) as g:
        assert g.kind(0) == g.kind(1) == "gang-from"
        while g.kind(1) == "gang-from":
            g.does(1, "take", "docks")
        assert sum(g.state.minions) + g.state.gang == 27
        assert g.minions("park") == 13
        assert g.told("cleaned") == []


@pytest.mark.rule("KA-R191", "KA-D-64", "KA-D-2")
def test_he_moves_two_districts_before_the_first_check_and_blocks_the_clock_there() -> None:
    with don(hero(at="park"), phase="sleep", minions={"docks": 2}) as g:
        assert DISTRICT_NAMES[g.state.foes[0].at] == "shop"
        assert g.minions("docks") == 2  # only where he ends matters
    with don(hero(at="wall_street", card=CLOCK), row=[event("clock 1 at wall_street")]) as g:
        assert not g.may(0, "timer")
        assert g.may(0, "clock", 0, 0)


@pytest.mark.rule("KA-R190", "KA-D-64", "KA-D-28")
def test_his_gang_is_off_the_circles_and_ordinary_but_cannot_be_moved() -> None:
    card = {"lines": ["drive 1 minion from here to next", "eliminate 1 minion in here"]}
    with don(hero(at="wall_street", card=card), gang=2) as g:
        g.does(0, "effect", 0, 0)
        assert g.state.gang == 2
        g.does(0, "effect", 1, 0)
        assert g.state.gang == 1


@pytest.mark.rule("KA-R89", "KA-D-64", "KA-R92a")
def test_a_clean_takes_the_gang_as_well() -> None:
    with don(hero(at="police", card=CLOCK, dollars=3), gang=2) as g:
        g.does(0, "timer", 2)
        assert g.state.gang == 0


@pytest.mark.rule("KA-R198", "KA-D-30")
def test_he_can_be_hit_once_no_ordinary_minion_is_left_there() -> None:
    boss = {"at": "park", "life": 9, "armour": 0, "power": 0}
    with don(fighter(), gang=1, boss=boss, minions={"park": 1}, supers={"park": 1}) as g:
        g.rolls(0, "hit hit hit", "shield shield shield").does(0, "fight")
        assert not [target for target, _ in g.can(0, "strike") if target >= 8]
        g.does(0, "strike", 0, 1).does(0, "strike", 2, 1)
        assert g.supers("park") == 1  # a Super-Minion does not shield him: what is left goes on to him
        assert g.state.foes[0].life == 8


@pytest.mark.rule("KA-R192", "KA-D-61")
def test_his_events_place_tokens_whose_picture_is_hidden() -> None:
    new = {**TOKENS, "tokens": [[0, "docks"], [0, "park"], [2, "shop"]]}
    with don(hero(at="park", card=CLOCK), hero(), events=[new], phase="events") as g:
        assert [token.at for token in g.state.tokens] == [6, 1, 3]
        assert not any(token.up for token in g.state.tokens)
        assert len(g.state.token_pool) == 9


@pytest.mark.rule("KA-R199")
def test_alone_each_colour_comes_once() -> None:
    new = {**TOKENS, "tokens": [[0, "docks"], [0, "park"], [2, "shop"]]}
    with don(hero(at="park"), events=[new], phase="events") as g:
        assert [token.at for token in g.state.tokens] == [6, 3]


@pytest.mark.rule("KA-R192", "KA-R193", "KA-R196", "KA-R196a", "KA-D-64", "KA-D-39")
def test_a_bribe_is_turned_with_a_timer_and_paid_without_one() -> None:
    token = {"weak": "power", "picture": "bribe", "at": "park"}
    boss = {"at": "docks", "power": 5, "life": 5, "armour": 5}
    with don(hero(at="park", card=CLOCK, dollars=4), row=[TOKENS], tokens=[token], boss=boss, events=[FAR]) as g:
        assert not g.may(0, "bribe")
        g.does(0, "turn", 0)
        assert g.state.tokens[0].up
        g.does(0, "bribe", 0)
        assert g.stat(0, "dollar") == 0
        assert g.state.foes[0].power == 3
        assert len(g.state.completed) == 1  # the last token of its Event


@pytest.mark.rule("KA-R194", "KA-R196", "KA-R196b", "KA-R8")
def test_a_report_is_picked_up_and_delivered_at_the_police_station() -> None:
    tokens = [
        {"weak": "armour", "picture": "report", "at": "park", "up": True, "left": 1},
        {"weak": "life", "picture": "report", "at": "park", "up": True, "left": 1},
    ]
    boss = {"at": "docks", "power": 5, "life": 5, "armour": 5}
    card = {"lines": ["timer", "timer"]}
    with don(hero(at="park", card=card, hand=[CLOCK]), row=[TOKENS], tokens=tokens, boss=boss, events=[FAR]) as g:
        g.does(0, "collect", 0).does(0, "collect", 1)
        g.plays(0).does(0, "move", "police").does(0, "report")  # several together
        assert (g.state.foes[0].armour, g.state.foes[0].life) == (3, 3)
        assert not g.seat(0).carried


@pytest.mark.rule("KA-R195", "KA-R196", "KA-R196d", "KA-D-64")
def test_a_loot_is_taken_apart_minion_by_minion_and_any_hero_takes_the_dollar() -> None:
    token = {"weak": "gang", "picture": "loot", "at": "park", "up": True, "left": 2}
    card = {"lines": ["eliminate 2 minion in here"]}
    one = hero(at="park", card=card, dollars=0)
    with don(one, hero(dollars=0), row=[TOKENS], tokens=[token], minions={"park": 3}, gang=3, events=[FAR]) as g:
        g.does(0, "effect", 0, 0)
        assert g.kind(0) == g.kind(1) == "loot-for"
        g.does(0, "hero", 1).does(0, "hero", 0)
        assert (g.stat(0, "dollar"), g.stat(1, "dollar")) == (1, 1)
        if g.kind(0) == "last-helper":
            g.does(0, "hero", 0)
        assert g.state.gang == 1
        assert not g.state.tokens


@pytest.mark.rule("KA-R195", "KA-D-64")
def test_super_minions_do_not_count_for_loot() -> None:
    token = {"weak": "gang", "picture": "loot", "at": "park", "up": True, "left": 2}
    card = {"lines": ["eliminate 1 super in here"]}
    with don(hero(at="park", card=card), row=[TOKENS], tokens=[token], supers={"park": 1}) as g:
        g.does(0, "effect", 0, 0)
        assert g.state.tokens[0].left == 2


@pytest.mark.rule("KA-R196c", "KA-D-64", "KA-R196")
@pytest.mark.parametrize(("weak", "low"), [("life", 1), ("power", 0), ("armour", 0)])
def test_tokens_never_kill_him(weak: str, low: int) -> None:
    token = {"weak": weak, "picture": "bribe", "at": "park", "up": True}
    boss = {"at": "docks", "power": 1, "life": 2, "armour": 1}
    with don(hero(at="park", card=CLOCK, dollars=4), row=[TOKENS], tokens=[token], boss=boss, events=[FAR]) as g:
        g.does(0, "bribe", 0)
        assert getattr(g.state.foes[0], weak) == low


@pytest.mark.rule("KA-R197", "KA-D-18")
def test_tokens_of_a_matured_event_are_out_of_the_game() -> None:
    token = {"weak": "life", "picture": "bribe", "at": "park", "space": 2}
    with don(hero(at="park"), row=[None, None, TOKENS], tokens=[token], phase="events") as g:
        assert not [one for one in g.state.tokens if one.at == 1 and one.event == 120]
        assert len(g.state.tokens_gone) == 1
        assert len(g.state.matured) == 1


@pytest.mark.rule("KA-R200", "KA-R142")
def test_don_falls_and_all_win() -> None:
    with don(fighter(), gang=0, boss={"at": "park", "life": 1, "armour": 1, "power": 0}) as g:
        g.rolls(0, "hit hit").does(0, "fight")
        assert g.ended == "won"
