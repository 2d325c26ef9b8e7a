"""The worked examples of the book, step by step: KA-E1 to KA-E5."""

from __future__ import annotations

import pytest

from tests.games.kick_ass.table import event, hero, table, waiting

RUSSIA = {"id": "russia", "power": 6, "life": 6, "armour": 6}


@pytest.mark.rule("KA-E1", "KA-R69", "KA-R70", "KA-R71", "KA-R72", "KA-R73", "KA-R11", "KA-R16", "KA-R40", "KA-R67")
def test_e1_spawning_goes_round_the_districts_and_follows_the_arrow() -> None:
    card = {"arrival": 1, "route": ["shop", "hospital", "library"]}
    before = {"shop": 2, "hospital": 1}
    with table(waiting(), waiting(), minions=before, arrivals=[4, 4, 4], spawn=[card], phase="spawn") as g:
        assert g.phase == "choose"
        assert g.state.arrival == 1
        assert (g.minions("shop"), g.minions("hospital"), g.minions("library"), g.minions("park")) == (3, 2, 1, 1)
        sent = [(what, start, at) for what, start, at, *_ in g.told("spawned")]
        assert [start for _, start, _ in sent] == [3, 5, 4, 3]  # Shop, Hospital, Library, Shop again
        assert sent[3][2] == 1  # … which is full, so Central Park
        assert g.told("passed-on") == [(3, 1, 0, 0, 0)]


@pytest.mark.rule("KA-E1", "KA-R71")
def test_e1_a_fifth_would_go_to_the_hospital() -> None:
    card = {"arrival": 1, "route": ["shop", "hospital", "library"]}
    with table(waiting(), waiting(), minions={"shop": 2}, arrivals=[5, 5], spawn=[card], phase="spawn") as g:
        assert (g.minions("hospital"), g.minions("park")) == (2, 1)


@pytest.mark.rule("KA-E2", "KA-R76", "KA-D-56")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_e2_x_is_the_number_of_players(players: int) -> None:
    card = {"route": ["docks"], "lines": ["spawn 2X minion in docks"]}
    limits = {"docks": 9}
    with table(*[hero() for _ in range(players)], arrivals=[0], limits=limits, spawn=[card], phase="spawn") as g:
        assert g.minions("docks") == 2 * players


@pytest.mark.rule("KA-E3", "KA-R78", "KA-R79", "KA-R80", "KA-R81", "KA-R84", "KA-R108", "KA-R109", "KA-R110", "KA-R111")
@pytest.mark.rule("KA-R112", "KA-R113", "KA-R114", "KA-R116", "KA-R212", "KA-R32", "KA-R82")
def test_e3_a_hero_alone_against_two_minions() -> None:
    card = {"lines": ["fight", "lose 1 happiness"], "moves": 1, "colour": "red", "type": "hero"}
    gravity = hero("doctor-gravity", at="police", card=card, items=["gravity-device", "motorcycle-helmet"])
    with table(gravity, minions={"library": 2}) as g:
        life, happy = g.stat(0, "life"), g.stat(0, "happiness")
        g.does(0, "move", "library")
        g.dice("red", "bolt blank").dice("blue", "shield blank")  # two of each: Strength, device and helmet
        g.does(0, "fight")
        while g.kind(0) == "dice":
            g.does(0, "done")
        assert g.told("damage") == [(4, 2, 1, 1, 0)]  # Power 2, one Shield, one damage
        assert g.stat(0, "life") == life - 1
        assert g.minions("library") == 1
        assert g.stat(0, "happiness") == happy + 1  # the Bolt: the Gravity Device
        if g.kind(0) == "step":
            g.does(0, "done")
        assert g.stat(0, "happiness") == happy  # the card's own loss


def meeting(**more: object) -> list[dict[str, object]]:
    """Hit-Girl (Life 1), Dr. Gravity (Life 3) and a third; two of them where Mother Russia stands."""
    girl = hero("hit-girl", at="docks", life=1, strength=0, **more)
    gravity = hero("doctor-gravity", at="docks", life=3, strength=0, **more)
    return [girl, gravity, hero("kick-ass", at="park")]


@pytest.mark.rule("KA-E4", "KA-R85", "KA-R118", "KA-R119", "KA-R120", "KA-R141", "KA-R213", "KA-D-5", "KA-D-51")
def test_e4_a_conspiracy_against_a_boss_who_keeps_her_wounds() -> None:
    card = {"lines": ["fight", "combat: roll 4 red + roll 2 blue"], "type": "hero", "colour": "red"}
    girl, gravity, third = meeting(card=card)
    with table(girl, gravity, third, foes=[{"foe": RUSSIA, "at": "docks"}]) as g:
        g.rolls(0, "hit hit hit hit", "shield shield").rolls(1, "hit hit hit hit", "shield shield")
        g.does(0, "call").does(1, "join")
        assert g.kind(0) == g.kind(1) == "damage"  # both decide, the third does not
        assert g.asked(2) is None or g.kind(2) == "step"
        g.does(0, "take", 0, 0)  # Dr. Gravity takes both
        assert (g.stat(0, "life"), g.stat(1, "life")) == (1, 1)
        assert g.state.foes[0].life == 4  # 8 Hits, 6 Armour


@pytest.mark.rule("KA-E5", "KA-R115", "KA-R119", "KA-R122", "KA-R123", "KA-R125", "KA-R126", "KA-R127", "KA-R212")
@pytest.mark.rule("KA-D-4", "KA-D-52", "KA-R28", "KA-R26")
def test_e5_ko_comes_after_the_whole_combat() -> None:
    card = {"lines": ["fight", "combat: roll 3 red + roll 2 blue"], "type": "hero", "colour": "red"}
    girl, gravity, third = meeting(card=card)
    girl |= {"crises": ["laziness"], "happiness": 6}
    gravity["life"] = 1
    russia = {"foe": RUSSIA, "at": "docks", "life": 4}
    row = [event("clock 2 at shop"), event("clock 2 at park"), None]
    with table(girl, gravity, third, foes=[russia], row=row) as g:
        g.rolls(0, "hit hit hit", "shield").rolls(1, "hit hit hit", "shield shield").ko("ko")
        g.does(0, "call").does(1, "join")
        g.does(0, "take", 0, 3)  # Hit-Girl takes all three, more than she has
        told = [one.kind for one in g.events]
        assert told.index("total-hits") < told.index("ko-die")
        assert g.state.foes[0].life == 4  # 6 Hits are just her Armour
        assert (g.at(0), g.stat(0, "life")) == ("hospital", 3)
        assert g.stat(0, "happiness") == 4
        assert g.seat(0).crisis_up[0]
        assert [running is not None for running in g.state.row] == [False, True, True]
