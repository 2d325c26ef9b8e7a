"""The last stands: the Hideout of John Genovese and Times Square (KA-R181 to KA-R188, KA-R201 to KA-R210)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kick_ass.table import Scene, event, hero, table

STRONG = {"slot": "hand", "lines": ["combat: roll 8 red + roll 6 blue"]}
CLOCK = {"lines": ["timer"], "moves": 1}
BOSS = {"boss": True, "needs": "clock 1 at park"}


# -- the Hideout -------------------------------------------------------------------------------------------------------


def hideout(*players: dict[str, Any], **more: Any) -> Scene:
    """In the Hideout of John Genovese."""
    position = {
        "plot": "john",
        "revealed": True,
        "pieces": 3,
        "phase": "raid",
        "twists": [["combat: hit 1"], [], []],
        **more,
    }
    return table(*[{"at": "arena", **player} for player in players], **position)


@pytest.mark.rule("KA-R181", "KA-R182", "KA-R183", "KA-R184", "KA-D-65")
def test_the_third_location_begins_the_raid_at_once() -> None:
    card = {"lines": ["timer", "gain $9"]}
    one = hero("kick-ass", at="park", card=card, dollars=0, items=[STRONG])
    two = hero("hit-girl", at="docks", card=CLOCK)
    with table(one, two, plot="john", revealed=True, pieces=2, row=[BOSS]) as g:
        g.does(0, "clock", 0, 0)
        assert g.phase == "raid"
        assert (g.at(0), g.at(1)) == ("arena", "arena")
        assert len(g.state.twists) == 3
        guards = g.state.content.plots[2].gang[2]
        assert [g.supers(place) for place in ("arena", "second", "third")] == [guards, guards, 0]
        assert [foe.at for foe in g.state.foes] == [10]
        assert g.stat(0, "dollar") == 0  # what was left of the card is void
        assert g.kind(0) == "raid"


@pytest.mark.rule("KA-R185", "KA-R121", "KA-D-65", "KA-R184")
def test_all_conspire_without_cards_and_the_twist_counts_for_all() -> None:
    one = hero("kick-ass", items=[STRONG])
    with hideout(one, hero("hit-girl"), supers={"arena": 1}) as g:
        g.rolls(0).rolls(1)
        g.does(0, "ready")
        assert g.told("combat")[0][3] == 0b11
        g.does(0, "take", 0, 2)
        assert g.told("total-hits")[0][1] == 2  # one Hit for each who fights here


@pytest.mark.rule("KA-R186", "KA-R185", "KA-D-48")
def test_a_clear_location_leads_to_the_next_and_items_may_be_rearranged_between() -> None:
    with hideout(hero("kick-ass", items=[STRONG]), supers={"arena": 1}, twists=[[], [], []]) as g:
        assert g.may(0, "equip")
        g.rolls(0, "hit hit", "shield shield").does(0, "ready")
        assert g.at(0) == "second"
        assert g.state.room == 1


@pytest.mark.rule("KA-R187", "KA-D-65")
def test_who_faints_in_the_hideout_is_out_and_nothing_else_happens() -> None:
    row = [event("clock 9 at shop")]
    weak = hero("hit-girl", life=0, happiness=6)
    with hideout(hero("kick-ass", items=[STRONG]), weak, supers={"arena": 2}, row=row, twists=[[], [], []]) as g:
        g.rolls(0).rolls(1).ko("ko").does(0, "ready")
        g.does(1, "take", 1, 4)
        assert g.seat(1).out
        assert g.stat(1, "happiness") == 6
        assert g.state.row[0] is not None
        assert g.session.game.out(g.state) == (1,)
        assert g.asked(1) is None


@pytest.mark.rule("KA-R187", "KA-D-65")
def test_a_blank_die_leaves_a_hero_in() -> None:
    with hideout(hero("kick-ass", life=0, items=[STRONG]), supers={"arena": 1}, twists=[[], [], []]) as g:
        g.rolls(0).ko("blank").does(0, "ready")
        assert not g.seat(0).out
        assert g.stat(0, "life") == 0


@pytest.mark.rule("KA-R187", "KA-D-65")
def test_all_out_is_a_loss() -> None:
    with hideout(hero("kick-ass", life=0, items=[STRONG]), supers={"arena": 1}, twists=[[], [], []]) as g:
        g.rolls(0).ko("ko").does(0, "ready")
        assert g.ended == "all-fell"


@pytest.mark.rule("KA-D-65")
def test_ten_fights_that_change_nothing_fail_the_raid() -> None:
    shield = {"slot": "head", "lines": ["combat: shield 9"]}
    with hideout(
        hero("kick-ass", items=[STRONG, shield]), supers={"arena": 2}, twists=[[], [], []], idle_fights=9
    ) as g:
        g.rolls(0).does(0, "ready")
        assert g.ended == "raid-failed"


@pytest.mark.rule("KA-R188", "KA-R142")
def test_john_falls_in_the_third_location_and_all_win() -> None:
    boss = {"at": "third", "life": 1, "armour": 0, "power": 0}
    with hideout(hero("kick-ass", items=[STRONG], at="third"), boss=boss, room=2, twists=[[], [], []]) as g:
        g.rolls(0, "hit").does(0, "ready")
        assert g.ended == "won"


@pytest.mark.rule("KA-R185", "KA-D-29", "KA-R35")
def test_nobody_rests_in_the_hideout() -> None:
    tired = {"slot": "head", "lines": ["exhaust: gain $1"]}
    own = {"slot": "body", "lines": ["exhaust: gain $1"], "restore": "won"}
    me = hero("kick-ass", items=[STRONG, tired, own], exhausted=[1, 2])
    with hideout(me, supers={"arena": 1}, twists=[[], [], []], round=4) as g:
        g.rolls(0, "hit hit", "shield shield").does(0, "ready")
        assert list(g.seat(0).exhausted) == [g.seat(0).items[1]]  # only its own condition restores
        assert g.state.round == 4


# -- Times Square ------------------------------------------------------------------------------------------------------


def square(*players: dict[str, Any], **more: Any) -> Scene:
    """In Times Square, with a Wave that has come."""
    position = {"plot": "mother", "revealed": True, "pieces": 4, "phase": "raid", "wave": 1, "twists": [[]], **more}
    return table(*[{"at": "arena", **player} for player in players], **position)


@pytest.mark.rule("KA-R201", "KA-R202", "KA-R203", "KA-R204", "KA-D-66")
def test_the_fourth_part_begins_the_first_wave() -> None:
    one = hero("kick-ass", at="park", card=CLOCK, items=[STRONG])
    with table(one, hero("hit-girl"), plot="mother", revealed=True, pieces=3, row=[BOSS]) as g:
        g.does(0, "clock", 0, 0)
        wave = g.state.content.plots[4].waves[0]
        assert (g.phase, g.state.wave, g.at(0), g.at(1)) == ("raid", 1, "arena", "arena")
        assert (g.minions("arena"), g.supers("arena")) == (wave.minions[2], wave.supers[2])
        assert len(g.state.twists) == 1


@pytest.mark.rule("KA-R182", "KA-R183", "KA-R202")
@pytest.mark.parametrize(("plot", "pieces"), [("john", 1), ("mother", 2)])
def test_one_part_too_few_begins_nothing(plot: str, pieces: int) -> None:
    one = hero("kick-ass", at="park", card=CLOCK)
    with table(one, hero("hit-girl"), plot=plot, revealed=True, pieces=pieces, row=[BOSS]) as g:
        g.does(0, "clock", 0, 0)
        assert len(g.state.pieces) == pieces + 1
        assert (g.phase, g.at(0)) != ("raid", "arena")
        assert not g.state.raid_due


@pytest.mark.rule("KA-R205", "KA-R206", "KA-R204", "KA-R207")
def test_who_is_left_fights_on_with_the_next_wave() -> None:
    with square(hero("kick-ass", items=[STRONG], life=4), minions={"arena": 3}) as g:
        old = g.state.twists[0]
        g.rolls(0, "hit", "shield shield shield").does(0, "ready")
        wave = g.state.content.plots[4].waves[1]
        assert g.state.wave == 2
        assert g.minions("arena") == 2 + wave.minions[1]
        assert old in g.state.twist_discard


@pytest.mark.rule("KA-R208", "KA-R115", "KA-R140", "KA-D-38")
@pytest.mark.parametrize(("wave", "who"), [(1, "big"), (2, "russia")])
def test_big_bastard_comes_with_the_second_wave_and_mother_russia_with_the_third(wave: int, who: str) -> None:
    with square(hero("kick-ass", items=[STRONG]), wave=wave) as g:
        g.rolls(0).does(0, "ready")
        foe = g.state.foes[0]
        assert who in g.state.content.brutes[foe.foe].id
        assert foe.lasting


@pytest.mark.rule("KA-R207", "KA-D-66")
@pytest.mark.parametrize(("red", "end"), [("hit", "won"), ("", "square-lost")])
def test_the_square_must_be_clear_after_the_fifth_combat(red: str, end: str) -> None:
    with square(hero("kick-ass", items=[STRONG]), wave=5, minions={"arena": 1}) as g:
        g.rolls(0, red, "shield").does(0, "ready")
        assert g.ended == end


@pytest.mark.rule("KA-R210", "KA-D-66", "KA-R142")
def test_being_clear_earlier_is_no_victory() -> None:
    with square(hero("kick-ass", items=[STRONG]), wave=3, minions={"arena": 1}) as g:
        g.rolls(0, "hit", "shield").does(0, "ready")
        assert (g.ended, g.state.wave) == ("running", 4)


@pytest.mark.rule("KA-R209", "KA-D-66")
def test_a_wave_that_meets_nobody_standing_is_a_loss() -> None:
    with square(hero("kick-ass", items=[STRONG], life=0), minions={"arena": 3}) as g:
        g.rolls(0).ko("ko").does(0, "ready")
        assert g.ended == "all-fell"


@pytest.mark.rule("KA-D-56", "KA-R76")
def test_x_stays_the_number_of_players_at_the_start() -> None:
    fallen = hero("hit-girl", out=True)
    with square(hero("kick-ass", items=[STRONG]), fallen, wave=1) as g:
        g.rolls(0).does(0, "ready")
        assert g.minions("arena") == g.state.content.plots[4].waves[1].minions[2]
