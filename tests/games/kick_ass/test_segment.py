"""A segment: cards, single steps, the interleaving of KA-D-14: KA-R67, KA-R68, KA-R78 to KA-R87."""

from __future__ import annotations

import pytest

from ludoteca.games.kick_ass.content.load import own_box
from ludoteca.games.kick_ass.content.words import COMBAT, HERO, RED_FACE
from ludoteca.games.kick_ass.rules.councils import TEAM
from tests.games.kick_ass.table import IDLE, event, hero, table

CLOCK = {"lines": ["timer"], "moves": 1}


@pytest.mark.rule("KA-R67", "KA-D-61", "KA-D-35")
def test_everybody_chooses_openly_and_may_change_until_all_have() -> None:
    with table(hero(at="park", hand=[CLOCK, IDLE]), hero(at="docks", hand=[CLOCK]), phase="choose") as g:
        first, second = g.seat(0).hand
        g.does(0, "face-up", first)
        assert g.kind(0) == "card"  # still asked: it can be changed
        asked = g.asked(1)
        assert asked is not None
        assert asked.chosen == {0: first}  # the partner sees it
        g.does(0, "face-up", second)
        g.does(1, "face-up", g.seat(1).hand[0])
        assert g.seat(0).card == second
        assert g.phase == "act"


@pytest.mark.rule("KA-R86", "KA-D-34", "KA-D-46")
def test_a_card_face_down_is_one_step_and_one_timer_and_nothing_else() -> None:
    card = {"lines": ["lose 3 happiness", "fight"], "moves": 3, "type": "hero", "colour": "red"}
    with table(hero(at="shop", hand=[card], happiness=6), phase="choose", minions={"shop": 1}) as g:
        g.plays(-1)
        assert g.seat(0).moves == 1
        assert not g.may(0, "fight")
        g.does(0, "move", "park").does(0, "timer", 1)
        assert g.stat(0, "happiness") == 7  # no loss of its face


@pytest.mark.rule("KA-D-34", "KA-R67")
def test_any_card_can_be_played_even_if_it_does_nothing() -> None:
    bound = {"lines": ["gain $1"], "district": "docks"}
    with table(hero(at="park", hand=[bound]), phase="choose") as g:
        assert {name for name, *_ in g.can(0)} == {"face-up", "face-down"}
        g.plays(0)
        assert g.stat(0, "dollar") == 3


@pytest.mark.rule("KA-R80", "KA-R81", "KA-D-14")
def test_movement_comes_first_and_the_first_effect_ends_it() -> None:
    card = {"lines": ["gain $1", "gain $2"], "moves": 3}
    with table(hero(at="shop", card=card, dollars=0)) as g:
        g.does(0, "move", "park").does(0, "move", "police")
        assert g.can(0, "effect") == [(0, 0), (1, 0)]  # in any order
        g.does(0, "effect", 1, 0)
        assert not g.may(0, "move")
        g.does(0, "effect", 0, 0)
        assert g.stat(0, "dollar") == 3


@pytest.mark.rule("KA-R81", "KA-R82")
def test_a_step_leads_to_an_adjacent_district() -> None:
    with table(hero(at="police", card=CLOCK)) as g:
        assert g.can(0, "move") == [("park",), ("library",)]


@pytest.mark.rule("KA-D-14", "KA-R67")
def test_any_hero_who_is_not_done_takes_the_next_single_step() -> None:
    fight = {"lines": ["fight"], "moves": 2, "type": "hero", "colour": "red"}
    with table(
        hero("kick-ass", at="shop", card=fight), hero("big-daddy", at="police", card=fight), minions={"park": 2}
    ) as g:
        g.does(0, "move", "park")
        assert g.kind(1) == "step"
        number = g.asked(1).id  # type: ignore[union-attr]
        g.does(0, "move", "shop")
        assert g.asked(1).id == number  # type: ignore[union-attr]  # a partner who is quicker makes no tap stale
        g.does(1, "move", "park")
        assert not g.may(1, "call")  # nobody else is here yet
        with pytest.raises(AssertionError):
            g.does(0, "fight")
        g.does(1, "done")
        assert g.kind(1) == ""
        assert g.kind(0) == "step"  # out of Movement Points, but not done


@pytest.mark.rule("KA-D-14", "KA-R118")
def test_walk_wait_be_joined_go_on() -> None:
    one = {"lines": ["fight", "gain $1"], "moves": 1, "type": "hero", "colour": "red"}
    with table(
        hero("kick-ass", at="shop", card=one), hero("big-daddy", at="police", card=one), minions={"park": 1}
    ) as g:
        g.does(0, "move", "park").does(1, "move", "park")
        g.rolls(1).rolls(0).does(1, "call").does(0, "join")
        g.does(0, "take", 0, 1)
        g.does(0, "effect", 1, 0).does(1, "effect", 1, 0)
        assert g.told("combat")[0][3] == 0b11


@pytest.mark.rule("KA-R87", "KA-D-46", "KA-R78")
def test_a_bound_card_does_nothing_elsewhere_losses_included() -> None:
    card = {"lines": ["gain $5", "lose 2 happiness"], "moves": 1, "district": "docks"}
    with table(hero(at="shop", card=card, happiness=6, dollars=0)) as g:
        assert not g.may(0, "effect")
        g.does(0, "done")
        assert (g.stat(0, "happiness"), g.stat(0, "dollar")) == (6, 0)
    with table(hero(at="shop", card=card, happiness=6, dollars=0)) as g:
        g.does(0, "move", "docks")
        assert g.may(0, "effect", 0, 0)


@pytest.mark.rule("KA-R87", "KA-R116")
def test_a_bound_card_gives_no_dice_and_no_bolts_elsewhere() -> None:
    card = {"lines": ["combat: hit 2", "bolt: gain $5"], "district": "docks", "type": "hero"}
    for place, hits in (("park", 0), ("docks", 2)):
        with table(hero("kick-ass", at=place, card=card, combats=1, strength=6), minions={place: 1}) as g:
            g.rolls(0).does(0, "fight")
            assert g.told("total-hits")[0][1] == hits


@pytest.mark.rule("KA-D-46")
def test_gains_are_optional_and_losses_are_taken_at_the_latest_when_done() -> None:
    card = {"lines": ["gain $5", "lose 2 happiness"]}
    with table(hero(at="shop", card=card, happiness=6, dollars=0)) as g:
        g.does(0, "done")
        assert (g.stat(0, "happiness"), g.stat(0, "dollar")) == (4, 0)


@pytest.mark.rule("KA-R68", "KA-R130")
def test_a_played_card_lies_aside_until_the_refresh_phase() -> None:
    with table(hero(at="park", hand=[IDLE, CLOCK]), phase="choose") as g:
        card = g.seat(0).hand[0]
        g.plays(0).all_done()
        assert list(g.seat(0).played) == [card]
        assert card not in g.seat(0).hand


@pytest.mark.rule("KA-R60", "KA-R67", "KA-D-34")
def test_a_day_has_three_segments_each_with_a_spawn_card() -> None:
    with table(hero(at="park", hand=[IDLE, IDLE, IDLE]), phase="spawn") as g:
        for _ in range(3):
            g.plays(0).all_done()
        assert [segment for segment, *_ in g.told("segment")] == [0, 1, 2]
        assert len(g.told("spawn-card")) == 3
        assert len(g.told("sleep")) == 1


@pytest.mark.rule("KA-R79", "KA-R9", "KA-R43", "KA-R78")
def test_every_red_card_is_heroic_and_has_a_combat_icon() -> None:
    for card in own_box().cards:
        if card.colour == RED_FACE:
            assert card.kind == HERO, card.id
            verbs = [deed.verb for line in card.lines.at[0] for option in line.options for deed in option.deeds]
            assert COMBAT in verbs, card.id


@pytest.mark.rule("KA-R84", "KA-R83", "KA-R80")
def test_an_effect_may_give_icons_and_ask_a_price() -> None:
    card = {"lines": ["lose $2 > timer + fight"]}
    with table(hero("kick-ass", at="park", card=card, dollars=2, strength=1), minions={"park": 1}) as g:
        assert not g.may(0, "timer")
        g.does(0, "effect", 0, 0)
        assert g.may(0, "timer")
        assert g.may(0, "fight")
        assert g.stat(0, "dollar") == 0
    with table(hero("kick-ass", at="park", card=card, dollars=1), minions={"park": 1}) as g:
        assert not g.may(0, "effect")


@pytest.mark.rule("KA-R37", "KA-D-39", "KA-D-14")
def test_nobody_moves_anothers_hero() -> None:
    with table(hero(at="park", card=CLOCK), hero(at="docks", card={"lines": [], "moves": 1})) as g:
        assert ("move", "docks") not in g.can(0)  # not adjacent to the Park: that step is the other's
        assert set(TEAM) == {
            *(
                "damage",
                "hits",
                "ko-order",
                "bonus",
                "free-item",
                "loot-for",
                "last-helper",
                "sleeper",
                "mist",
                "gang-from",
            ),
        }
        assert "step" not in TEAM


@pytest.mark.rule("KA-R211")
def test_equipment_lasts_beyond_the_day() -> None:
    cap = {"slot": "head", "lines": ["combat: shield 1"]}
    with table(hero(at="park", hand=[IDLE], items=[cap]), phase="refresh", part=2) as g:
        assert g.seat(0).slots[0] == g.seat(0).items[0]


# -- what Events ask for -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R83", "KA-R64", "KA-R216", "KA-R159")
def test_clocks_in_several_districts_and_the_reward_at_once() -> None:
    row = [event("clock 1 at shop + clock 1 at park", reward=["gain $4"])]
    two = {"lines": ["timer", "timer"], "moves": 1}
    with table(hero(at="shop", card=CLOCK, dollars=0), hero(at="shop", card=two, dollars=0), row=row) as g:
        g.does(0, "clock", 0, 0)
        g.does(1, "move", "park").does(1, "clock", 0, 1)
        assert g.state.row[0] is None  # its space stays empty
        assert (g.stat(0, "dollar"), g.stat(1, "dollar")) == (0, 4)  # who completed it
        assert g.told("completed")[0][1] == 1


@pytest.mark.rule("KA-R83", "KA-R159", "KA-R194")
def test_markers_are_carried_from_one_district_to_another() -> None:
    row = [event("carry 2 from shop to park", reward=["gain $1"])]
    card = {"lines": ["timer", "timer"], "moves": 0}
    last = {"lines": ["timer"], "moves": 1}
    with table(hero(at="shop", card=card, hand=[last]), row=row) as g:
        g.does(0, "pick-up", 0, 0).does(0, "pick-up", 0, 0)
        assert len(g.seat(0).carried) == 2
        g.plays(0).does(0, "move", "park").does(0, "deliver", 0, 0)  # both at once
        assert g.state.completed
        assert not g.seat(0).carried


@pytest.mark.rule("KA-R64", "KA-R78")
@pytest.mark.parametrize("kind", ["work", "personal", "hero"])
def test_types_of_cards_are_asked_for(kind: str) -> None:
    row = [event(f"play 1 {kind} at park")]
    right = {"lines": [], "type": kind, "colour": "red" if kind == "hero" else "blue"}
    with table(hero(at="park", hand=[right, IDLE]), row=row, phase="choose") as g:
        g.plays(1)
        assert not g.state.completed
        g.plays(0)
        assert g.state.completed


@pytest.mark.rule("KA-D-31", "KA-R64")
def test_who_played_the_card_gains_the_reward() -> None:
    row = [event("play 1 work at park", reward=["gain $2"])]
    work = {"lines": [], "type": "work"}
    with table(
        hero(at="docks", hand=[IDLE], dollars=0), hero(at="park", hand=[work], dollars=0), row=row, phase="choose"
    ) as g:
        g.plays(0, 0)
        assert (g.stat(0, "dollar"), g.stat(1, "dollar")) == (0, 2)  # nobody has to be asked


@pytest.mark.rule("KA-R86", "KA-R64")
def test_a_card_face_down_shows_no_type() -> None:
    row = [event("play 1 work at park")]
    with table(hero(at="park", hand=[{"lines": [], "type": "work"}]), row=row, phase="choose") as g:
        g.plays(-1).all_done()
        assert not g.state.completed


@pytest.mark.rule("KA-R64", "KA-D-39")
def test_money_is_paid_in_parts_without_a_timer_each_from_their_own() -> None:
    row = [event("pay $5 at park", reward=["all gain 1 media"])]
    with table(hero(at="park", card=CLOCK, dollars=3), hero(at="park", card=CLOCK, dollars=3), row=row) as g:
        assert [n for _, _, n in g.can(0, "pay")] == [1, 2, 3]
        g.does(0, "pay", 0, 0, 3).does(1, "pay", 0, 0, 2)
        assert g.state.completed
        assert (g.stat(0, "dollar"), g.stat(1, "dollar")) == (0, 1)
        assert g.may(0, "timer")  # the icon is still there


@pytest.mark.rule("KA-R64", "KA-R31")
def test_items_are_given_up() -> None:
    row = [event("give 1 at park")]
    with table(hero(at="park", card=CLOCK, items=[{"slot": "head"}]), row=row) as g:
        item = g.seat(0).items[0]
        g.does(0, "give", 0, 0, item)
        assert item in g.state.item_discard
        assert g.state.completed


@pytest.mark.rule("KA-R64", "KA-D-31")
def test_heroes_in_two_places_at_the_end_of_one_segment() -> None:
    row = [event("both shop and library", reward=["gain $1"])]
    with table(hero(at="shop", card=CLOCK), hero(at="police", card=CLOCK), row=row) as g:
        g.does(1, "move", "library")
        assert not g.state.completed
        g.all_done()
        assert g.kind(0) == "last-helper"
        g.does(0, "hero", 0)
        assert g.state.completed


@pytest.mark.rule("KA-R64", "KA-R118")
def test_a_conspiracy_may_be_asked_for() -> None:
    row = [event("conspire 2 at park", reward=["gain $1"])]
    fight = {"lines": ["fight"], "type": "hero", "colour": "red"}
    strong = {"slot": "hand", "lines": ["combat: roll 1 red + shield 3"]}
    one = hero("kick-ass", at="park", card=fight, items=[strong])
    with table(one, hero("big-daddy", at="park", card=fight), row=row, minions={"park": 2}) as g:
        g.rolls(0, "hit").rolls(1).does(0, "call").does(1, "join").does(0, "hero", 0)
        assert g.state.completed


@pytest.mark.rule("KA-R64", "KA-R88")
def test_a_clean_up_bonus_may_be_given_up_for_an_event() -> None:
    row = [event("forgo 1 cleanup", reward=["gain $2"])]
    card = {"lines": ["eliminate 1 minion in here"]}
    with table(hero(at="park", card=card, happiness=6, dollars=0), row=row, minions={"park": 1}) as g:
        g.does(0, "effect", 0, 0).does(0, "forgo", 0, 0)
        assert (g.stat(0, "happiness"), g.stat(0, "dollar")) == (6, 2)


@pytest.mark.rule("KA-R64")
def test_one_whole_way_is_enough_but_no_mixture() -> None:
    row = [event("clock 1 at park + pay $1 at park / clock 2 at park")]
    card = {"lines": ["timer", "timer", "timer"]}
    with table(hero(at="park", card=card, dollars=0), row=row) as g:
        g.does(0, "clock", 0, 0).does(0, "clock", 0, 2)
        assert not g.state.completed
        g.does(0, "clock", 0, 2)
        assert g.state.completed
