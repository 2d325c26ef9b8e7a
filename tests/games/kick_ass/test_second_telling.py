"""The rules, told a second time from the digest alone (`model/`), beside the engine: nobody may tell them apart.

And what they once told differently, each as a scenario of its own.
"""

from __future__ import annotations

from random import Random

import pytest

import ludoteca
from ludoteca.kernel.errors import BadSetup
from tests.games.kick_ass.model.beside import Beside
from tests.games.kick_ass.model.positions import PLOTS, any_position
from tests.games.kick_ass.table import CLOCK, FIGHT, event, hero, table, waiting

GAME = ludoteca.game("kick-ass")
LOOK = 60  # decisions of each kind: tens of thousands were compared once, these keep watch
STRONG = {"slot": "body", "lines": ["combat: roll 3 red"]}


@pytest.mark.parametrize("plot", PLOTS)
def test_rounds_are_told_alike(plot: str) -> None:
    look(plot, "", False)


@pytest.mark.parametrize("plot", PLOTS)
def test_revealed_plots_are_told_alike(plot: str) -> None:
    look(plot, plot, False)


@pytest.mark.parametrize("plot", ["john", "mother"])
def test_last_stands_are_told_alike(plot: str) -> None:
    look(plot, plot, True)


def look(plot: str, revealed: str, stand: bool) -> None:
    """One match after the other, until so many decisions were compared."""
    left = LOOK
    for seed in range(20):
        position = any_position(Random(f"{plot} {revealed} {stand} {seed}"), revealed, stand) | {"plot": plot}
        state, _, options = GAME.place(position)
        left -= Beside(GAME.start_at(position, seed=seed), state, options, seed).play(left)
        if left <= 0:
            return
    pytest.fail(f"only {LOOK - left} decisions")


@pytest.mark.rule("KA-R117", "KA-R204")
def test_no_bolt_of_either_colour_counts_where_there_are_none() -> None:
    lucky = {"slot": "head", "lines": ["bolt: gain 1 media"]}
    jammed = event("clock 9 at shop", lines=["always: no_bolt die"])
    with table(
        hero("kick-ass", at="docks", card=FIGHT, items=[lucky], media=0), minions={"docks": 1}, row=[jammed]
    ) as g:
        g.rolls(0, "bolt", "bolt").does(0, "fight")
        assert g.stat(0, "media") == 0


@pytest.mark.rule("KA-R32", "KA-R33")
def test_where_there_are_no_rerolls_an_exhausted_item_gives_none_either() -> None:
    spare = {"slot": "head", "lines": ["exhaust: reroll 1 red"]}
    strict = event("clock 9 at shop", lines=["always: no_reroll"])
    with table(hero("kick-ass", at="docks", card=FIGHT, items=[spare]), minions={"docks": 2}, row=[strict]) as g:
        g.rolls(0).does(0, "fight").does(0, "exhaust", g.seat(0).items[0], 0)
        assert g.kind(0) != "dice"


@pytest.mark.rule("KA-R86")
def test_a_card_face_down_is_of_no_type() -> None:
    boots = {"slot": "head", "lines": ["always: steps 1 of hero"]}
    sandals = {"slot": "body", "lines": ["always: steps 1"]}
    with table(hero("kick-ass", hand=[FIGHT], items=[boots]), phase="choose") as g:
        assert g.plays(-1).seat(0).moves == 1
    with table(hero("kick-ass", hand=[FIGHT], items=[boots, sandals]), phase="choose") as g:
        assert g.plays(0).seat(0).moves == 3


@pytest.mark.rule("KA-R164", "KA-D-50")
def test_nothing_is_given_away_out_of_a_lost_backpack() -> None:
    hat = {"slot": "head", "lines": []}
    wants = event("give 1 at docks")
    lost = hero("kick-ass", at="docks", card=CLOCK, items=[hat, hat], happiness=4, crises=[["always: pack_shut"], []])
    with table(lost, row=[wants]) as g:
        worn, stowed = g.seat(0).items
        assert g.can(0, "give") == [(0, 0, worn)]
        assert not g.may(0, "equip", stowed, 0)
    seller = {"lines": ["lose 1 item > gain $3"]}
    with table({**lost, "card": seller, "items": [hat, hat], "pack": [0, 1]}) as g:
        assert not g.may(0, "effect")


@pytest.mark.rule("KA-R129", "KA-R128c")
def test_at_night_the_left_event_acts_before_the_right_one_looks() -> None:
    noisy = event("clock 9 at shop", lines=["sleep: spawn 1 minion in park"])
    quiet = event("clear at park")
    with table(hero(at="docks"), row=[noisy, quiet], phase="sleep") as g:
        assert g.minions("park") == 1
        assert g.told("completed") == []
    with table(hero(at="docks"), row=[quiet, noisy], phase="sleep") as g:
        assert len(g.told("completed")) == 1


@pytest.mark.rule("KA-R144", "KA-D-60")
def test_the_fourth_matured_event_ends_it_before_anything_more_happens() -> None:
    last = event("clock 9 at shop", mature=["spawn 3 minion in city_hall", "all lose $1 / all lose 1 life"])
    with table(hero(at="park"), hero(), row=[None, None, last], matured=3, phase="events") as g:
        assert g.ended == "events-failed"
        assert g.minions("city_hall") == 0


@pytest.mark.rule("KA-R210", "KA-D-53", "KA-D-52")
def test_a_square_that_is_clear_is_won_before_the_ko_die_is_rolled() -> None:
    me = hero("kick-ass", at="arena", items=[STRONG], life=0)
    square = {"plot": "mother", "revealed": True, "pieces": 4, "phase": "raid", "wave": 5, "twists": [[]]}
    with table(me, minions={"arena": 1}, **square) as g:
        g.rolls(0, "hit").does(0, "ready")
        assert g.ended == "won"


@pytest.mark.rule("KA-D-65")
def test_a_fight_that_gives_one_what_it_takes_from_another_is_not_idle() -> None:
    healer = {"slot": "body", "lines": ["combat: roll 3 red", "bolt: gain 1 life"]}
    me = hero("kick-ass", at="third", items=[healer], life=2)
    boss = {"at": "third", "life": 9, "armour": 0, "power": 0}
    hideout = {"plot": "john", "revealed": True, "pieces": 3, "phase": "raid", "room": 2, "twists": [[], [], []]}
    with table(me, boss=boss, idle_fights=9, **hideout) as g:
        g.rolls(0, "bolt").does(0, "ready")
        assert (g.stat(0, "life"), g.ended, g.state.idle_fights) == (3, "running", 0)


@pytest.mark.rule("KA-D-29")
def test_nothing_of_a_last_stand_counts_for_an_event() -> None:
    me = hero("kick-ass", at="arena", items=[STRONG])
    square = {"plot": "mother", "revealed": True, "pieces": 4, "phase": "raid", "wave": 1, "twists": [[]]}
    with table(me, minions={"arena": 1}, row=[event("beat 1 minion at anywhere")], **square) as g:
        g.rolls(0, "hit", "shield").does(0, "ready")
        assert g.told("completed") == []


@pytest.mark.rule("KA-D-64", "KA-R193")
def test_who_is_done_may_still_pay_a_bribe_that_a_partner_turns_up() -> None:
    rich = hero("kick-ass", at="docks", card=CLOCK, stage="done", dollars=4, moves=0, left=[0])
    finder = hero("hit-girl", at="docks", card=CLOCK, dollars=0)
    token = {"weak": "power", "picture": "bribe", "at": "docks"}
    boss = event("tokens", boss=True)
    don = {"plot": "don", "revealed": True, "boss": {"at": "shop", "power": 5}, "tokens": [token], "row": [boss]}
    with table(rich, finder, **don) as g:
        assert g.kind(0) == ""
        g.does(1, "turn", 0)
        assert g.can(0) == [("done",), ("bribe", 0)]
        g.does(0, "bribe", 0)
        assert (g.stat(0, "dollar"), g.state.foes[0].power) == (0, 3)
    with table(rich, finder, waiting("big-daddy", at="park", card=CLOCK), **don) as g:
        g.does(1, "turn", 0).does(0, "done")
        assert g.kind(0) == ""  # asked once: nobody is asked again and again


@pytest.mark.rule("KA-R36", "KA-D-48")
def test_shoes_that_are_changed_count_for_the_card_on_the_table() -> None:
    fast, slow = {"slot": "body", "lines": ["always: steps 1"]}, {"slot": "body", "lines": ["always: steps -1"]}
    with table(hero("kick-ass", at="docks", hand=[CLOCK], items=[slow, fast]), phase="choose") as g:
        assert g.plays(0).seat(0).moves == 0
        g.does(0, "equip", g.seat(0).items[1], 1)
        assert g.seat(0).moves == 2
        g.does(0, "move", "shop").does(0, "move", "park")
        g.does(0, "equip", g.seat(0).items[0], 1)
        assert g.seat(0).moves == 0


def test_positions_of_the_model_are_positions() -> None:
    refused = 0
    for seed in range(40):
        try:
            GAME.place(any_position(Random(seed), Random(seed).choice(["", *PLOTS])))
        except BadSetup:
            refused += 1
    assert refused == 0


@pytest.mark.rule("KA-R92a", "KA-D-39", "KA-R96")
def test_what_a_toll_takes_does_not_pay_for_the_timer() -> None:
    toll = {"card": CLOCK, "happiness": 4, "crises": [["always: toll 1"]], "media": 0}
    with table(hero(at="police", dollars=3, **toll), minions={"docks": 1}) as g:
        assert not g.may(0, "timer")
    with table(hero(at="police", dollars=4, **toll), minions={"docks": 1}) as g:
        g.does(0, "timer", 6)
        assert (g.stat(0, "dollar"), g.minions("docks")) == (0, 0)
    helmet = {"cost": 2, "slot": "head"}
    with table(hero(at="shop", dollars=2, **toll), shop=[helmet]) as g:
        assert not g.may(0, "timer")
    with table(hero(at="shop", dollars=3, **toll), shop=[helmet]) as g:
        g.does(0, "timer", 0).does(0, "buy", 0)
        assert g.stat(0, "dollar") == 0


@pytest.mark.rule("KA-D-60", "KA-D-53", "KA-R170")
def test_nobody_is_asked_whom_else_to_hit_when_the_boss_has_fallen() -> None:
    boss = {"at": "park", "life": 1, "armour": 0, "power": 1}
    me = hero("kick-ass", at="park", card=FIGHT, strength=1, items=[STRONG])
    crowd = {"minions": {"park": 2}, "supers": {"park": 1}}
    with table(me, waiting(), plot="red-mist", revealed=True, boss=boss, **crowd) as g:
        g.rolls(0, "hit hit hit", "").does(0, "fight")
        g.does(0, "strike", 8, 1)
        assert g.session.outcome is not None
        assert g.ended == "won"
        assert (g.minions("park"), g.supers("park")) == (2, 1)


@pytest.mark.rule("KA-D-40", "KA-R116", "KA-R164")
def test_a_backpack_that_is_found_again_in_the_middle_of_a_fight_gives_its_bolts() -> None:
    cheer = {"slot": "head", "lines": ["bolt: gain 1 happiness"]}
    packed = {"slot": "backpack", "lines": ["bolt: gain $1"]}
    me = hero(at="docks", card=FIGHT, items=[cheer, packed], happiness=4, dollars=0, crises=[["always: pack_shut"]])
    with table(me, minions={"docks": 1}) as g:
        g.rolls(0, "bolt", "").does(0, "fight")
        assert (g.stat(0, "happiness"), g.stat(0, "dollar")) == (5, 1)
