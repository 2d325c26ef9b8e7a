"""Every event says what made it happen, a card or a chapter of the rules, and a changed number what it is made of."""

from __future__ import annotations

import pytest

from ludoteca.games.king_of_tokyo.game import GAME
from ludoteca.games.king_of_tokyo.people.causes import RULES
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.rules.market import price
from ludoteca.games.king_of_tokyo.state import Tokyo
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.event import NO_CAUSE, Bill, Event
from ludoteca.narrate import teller
from ludoteca.rulebook import rule_ids
from ludoteca.words import LANGUAGES, say
from tests.games.king_of_tokyo.table import BOX, TokyoScenario, given, opening


def word(code: int) -> str:
    """The message that names a cause, short: a card's id, or what is after `cause-`."""
    return GAME.cause(BOX, code)[1].removeprefix("card-").removeprefix("cause-")


def why(g: TokyoScenario, *kinds: str) -> list[tuple[str, str]]:
    """The events of these kinds so far, and what caused each."""
    return [(event.kind, word(event.cause)) for event in g.events if event.kind in kinds]


def bills(g: TokyoScenario, kind: str) -> list[dict[str, int]]:
    """What the numbers of the events of this kind are made of."""
    return [{word(code): amount for code, amount in event.bill} for event in g.events if event.kind == kind]


# -- hearts that are lost --------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R29", "KOT-acid_attack", "KOT-spiked_tail", "KOT-fire_breathing.2")
def test_a_hit_is_claws_on_the_dice_and_what_cards_add() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.owns("Gigazaur", "acid_attack", "spiked_tail", "fire_breathing")
        g.rolls("claw claw 1 1 2 3").keeps_all().lost("The King", 5)
        assert bills(g, "hurt") == [{"claws": 2, "acid_attack": 1, "spiked_tail": 1, "fire_breathing": 1}]
        assert why(g, "hurt") == [("hurt", "claws")]


@pytest.mark.rule("KOT-armor_plating", "KOT-acid_attack")
def test_what_armor_plating_stops_is_told_with_where_it_came_from() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.owns("Gigazaur", "acid_attack").owns("The King", "armor_plating")
        g.rolls("1 1 2 2 3 3").keeps_all().lost("The King", 0)
        assert why(g, "blocked", "hurt") == [("blocked", "armor_plating")]
        assert bills(g, "blocked") == [{"acid_attack": 1}]


@pytest.mark.rule("KOT-camouflage", "KOT-R30", "KOT-X10")
def test_a_heart_saved_is_taken_off_the_bill_of_who_saved_it_alone() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("Gigazaur").owns("The King", "camouflage") as g:
        g.rolls("claw claw 1 1 2 3").keeps_all().camouflage("heart 1").reacts("The King", "camouflage")
        assert why(g, "camouflaged", "hurt") == [("camouflaged", "camouflage"), ("hurt", "claws"), ("hurt", "claws")]
        assert bills(g, "hurt") == [{"claws": 2, "camouflage": -1}, {"claws": 2}]


@pytest.mark.rule("KOT-R32")
def test_nobody_loses_more_hearts_than_there_are() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").has("The King", hearts=2) as g:
        g.owns("MekaDragon", "eater_of_the_dead")
        g.rolls("claw claw claw 1 2 3").keeps_all().is_out("The King")
        assert bills(g, "hurt") == [{"claws": 3, "no-hearts-left": -1}]
        assert why(g, "hurt", "fell", "stars-card", "entered") == [
            ("hurt", "claws"),
            ("fell", "claws"),
            ("stars-card", "eater_of_the_dead"),
            ("entered", "entering"),
        ]


@pytest.mark.rule("KOT-R58", "KOT-fire_breathing.3")
def test_a_neighbour_that_the_claws_do_not_reach_is_burnt_by_the_card() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").owns("Gigazaur", "fire_breathing") as g:
        g.rolls("claw claw 1 1 2 3").keeps_all().lost("The King", 3).lost("MekaDragon", 1)
        assert why(g, "hurt") == [("hurt", "claws"), ("hurt", "fire_breathing")]
        assert bills(g, "hurt") == [{"claws": 2, "fire_breathing": 1}, {"fire_breathing": 1}]


@pytest.mark.rule("KOT-jets", "KOT-X29")
def test_who_could_have_dodged_and_stays_gets_the_same_bill() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets").owns("Gigazaur", "acid_attack") as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().stays("The King").lost("The King", 2)
        assert bills(g, "hurt") == [{"claws": 1, "acid_attack": 1}]


@pytest.mark.rule("KOT-rapid_healing.1", "KOT-R31")
def test_a_card_that_answers_a_loss_acts_and_then_the_claws_go_on() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "rapid_healing") as g:
        g.has("The King", hearts=5, energy=2)
        g.rolls("claw claw 1 1 2 3").keeps_all().reacts("The King", "rapid_healing").stays("The King")
        assert why(g, "energy-spent", "hearts-card", "hurt", "stayed") == [
            ("energy-spent", "rapid_healing"),
            ("hearts-card", "rapid_healing"),
            ("hurt", "claws"),
            ("stayed", "claws"),
        ]


@pytest.mark.rule("KOT-poison_spit", "KOT-R61")
def test_poison_comes_from_the_card_and_hurts_by_itself() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "poison_spit") as g:
        g.has("Gigazaur", poison=2).rolls("claw 1 1 2 2 3").keeps_all().stays("The King").buys_nothing("Gigazaur")
        assert why(g, "poisoned") == [("poisoned", "poison_spit")]
        assert why(g, "hurt") == [("hurt", "claws"), ("hurt", "poison")]
        assert bills(g, "hurt") == [{"claws": 1}, {"poison": 2}]


@pytest.mark.rule("KOT-R45", "KOT-D-11")
def test_the_bay_closes_because_four_are_left() -> None:
    with given("Gigazaur", "The King", "MekaDragon", "Alienoid", "CyberKitty").city("The King").bay("Alienoid") as g:
        g.has("The King", hearts=1).rolls("claw 1 1 2 2 3").keeps_all().is_out("The King")
        assert why(g, "fell", "moved-to-city") == [("fell", "claws"), ("moved-to-city", "bay-closes")]


# -- stars -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R27", "KOT-gourmet")
def test_stars_of_a_number_are_three_of_a_kind_and_further_dice_and_the_card_tells_its_own() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "gourmet") as g:
        g.rolls("1 1 1 1 1 2").keeps_all().gained("Gigazaur", stars=5)
        assert why(g, "stars-card", "stars-dice") == [("stars-card", "gourmet"), ("stars-dice", "numbers")]
        assert bills(g, "stars-dice") == [{"numbers": 1, "more-of-a-number": 2}]
        assert bills(g, "stars-card") == [{"gourmet": 2}]


@pytest.mark.rule("KOT-R38", "KOT-urbavore")
def test_a_turn_in_tokyo_begins_with_two_stars_and_one_more_by_a_card() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "urbavore").now("Gigazaur", stars=3) as g:
        assert why(g, "turn", "stars-start", "stars-card", "rolled") == [
            ("turn", "turn"),
            ("stars-start", "in-tokyo"),
            ("stars-card", "urbavore"),
            ("rolled", "roll"),
        ]
        assert bills(g, "stars-start") == [{"in-tokyo": 2}]


@pytest.mark.rule("KOT-R37")
def test_entering_tokyo_is_a_star() -> None:
    with given("Gigazaur", "The King").keeps_all().now("Gigazaur", stars=1) as g:
        assert bills(g, "entered") == [{"entering": 1}]


@pytest.mark.rule("KOT-evacuation_orders", "KOT-D-9")
def test_nobody_loses_more_stars_than_there_are() -> None:
    with given("Gigazaur", "The King").city("The King").has("The King", stars=3).has("Gigazaur", energy=7) as g:
        g.market("evacuation_orders", "jets", "tank").keeps_all().buys("Gigazaur", "evacuation_orders")
        assert bills(g, "stars-lost") == [{"evacuation_orders": 5, "no-stars-left": -2}]


# -- energy and prices -----------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R28", "KOT-friend_of_children")
def test_energy_is_the_dice_and_a_cards_bonus() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "friend_of_children") as g:
        g.rolls("energy energy 1 1 2 3").keeps_all().gained("Gigazaur", energy=3)
        assert bills(g, "energy-dice") == [{"energies": 2, "friend_of_children": 1}]


@pytest.mark.rule("KOT-R47", "KOT-alien_origin", "KOT-media_friendly.1")
def test_a_price_is_the_printed_cost_less_what_cards_take_off() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", energy=4) as g:
        g.owns("Gigazaur", "alien_origin", "media_friendly").market("apartment_building", "jets", "wings").deck("tank")
        g.keeps_all().buys("Gigazaur", "apartment_building").gained("Gigazaur", energy=-4, stars=4)
        assert bills(g, "bought") == [{"printed-cost": 5, "alien_origin": -1}]
        assert why(g, "bought", "stars-card", "revealed") == [
            ("bought", "buying"),
            ("stars-card", "media_friendly"),
            ("stars-card", "apartment_building"),
            ("revealed", "buying"),
        ]


@pytest.mark.rule("KOT-X38")
def test_a_price_never_falls_below_zero() -> None:
    state, _, _ = GAME.place({"players": [{"cards": ["alien_origin"]}, {}]})
    me = state.monsters[0]
    me.copies = me.copies[:]
    me.copies[BOX.kind("alien_origin")] = 4
    bill = Bill()
    assert price(Tokyo(state, seeded(0), []), me, BOX.cards_named("solar_powered")[0], bill) == 0
    assert [(word(code), n) for code, n in bill.items] == [
        ("printed-cost", 2),
        ("alien_origin", -4),
        ("never-below-zero", 2),
    ]


@pytest.mark.rule("KOT-R59", "KOT-opportunist.1")
def test_a_card_is_snatched_by_the_card_that_allows_it() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "opportunist").has("Gigazaur", energy=2) as g:
        g.has("The King", energy=3).market("wings", "jets", "gourmet").deck(
            "corner_store", "tank", "skyscraper", "heal"
        )
        g.keeps_all().sweeps("Gigazaur").buys("The King", "corner_store")
        assert why(g, "swept", "bought", "stars-card") == [
            ("swept", "sweeping"),
            ("bought", "opportunist"),
            ("stars-card", "corner_store"),
        ]
        assert why(g, "revealed")[-1] == ("revealed", "opportunist")


@pytest.mark.rule("KOT-parasitic_tentacles", "KOT-friend_of_children")
def test_a_card_bought_from_another_has_a_bill_for_both() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", energy=4) as g:
        g.owns("Gigazaur", "parasitic_tentacles", "alien_origin").owns("The King", "gourmet", "friend_of_children")
        g.keeps_all().buys_from("Gigazaur", "The King", "gourmet").gained("The King", energy=4)
        assert bills(g, "bought-from") == [{"printed-cost": 4, "alien_origin": -1}]
        assert bills(g, "earned") == [{"parasitic_tentacles": 3, "friend_of_children": 1}]


# -- hearts that come back -------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R35", "KOT-R36", "KOT-regeneration")
def test_hearts_are_the_dice_and_a_cards_bonus_as_far_as_there_is_room() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "regeneration").has("Gigazaur", hearts=7) as g:
        g.rolls("heart heart heart 1 2 3").keeps_all().gained("Gigazaur", hearts=3)
        assert bills(g, "hearts-dice") == [{"hearts": 3, "regeneration": 1, "all-hearts": -1}]


@pytest.mark.rule("KOT-even_bigger.2", "KOT-metamorph")
def test_hearts_go_with_the_card_that_gave_them_room() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "metamorph", "even_bigger") as g:
        g.has("Gigazaur", hearts=12).keeps_all().sells("Gigazaur", "even_bigger")
        assert why(g, "hearts-cut", "sold") == [("hearts-cut", "even_bigger"), ("sold", "metamorph")]
        assert bills(g, "sold") == [{"printed-cost": 4}]


# -- what others may not know ----------------------------------------------------------------------------------


@pytest.mark.rule("KOT-made_in_a_lab")
def test_others_hear_nothing_of_a_look_at_the_deck_and_the_cause_of_nothing_else_tells_of_it() -> None:
    with (
        given("Gigazaur", "The King").city("The King").owns("Gigazaur", "made_in_a_lab").has("Gigazaur", energy=9) as g
    ):
        g.market("wings", "jets", "gourmet").deck("corner_store", "tank").keeps_all()
        assert why(g, "peeked") == [("peeked", "made_in_a_lab")]
        heard = [event.seen_by(1) for event in g.events]
        assert "made_in_a_lab" not in [word(event.cause) for event in heard if event is not None]
        g.buys("Gigazaur", "jets")
        assert why(g, "bought", "revealed") == [("bought", "buying"), ("revealed", "buying")]


# -- whole matches ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R15", "KOT-R18")
def test_a_match_begins_with_the_table_that_is_set() -> None:
    with opening("Gigazaur", "The King").rolls_off("claw 1 1 2 3 3", "1 1 2 2 3 3") as g:
        assert g.session.pending
        assert why(g, "revealed", "begins") == [("revealed", "setting-up")] * 3 + [("begins", "roll-off")]


@pytest.mark.parametrize("seats", [2, 5])
def test_in_a_whole_match_nothing_happens_without_a_cause(seats: int) -> None:
    session = GAME.start(seats, seed=seats)
    events: list[Event] = [*session.opening]
    whim = seeded(seats)
    while session.outcome is None:
        seat, decision = next(iter(session.pending.items()))
        events += session.answer(seat, decision.actions[whim.below(len(decision.actions))])
    assert [event for event in events if event.cause == NO_CAUSE] == []
    assert word(events[-1].cause) == "game-ends"


def test_every_cause_has_a_rule_and_words() -> None:
    known = set(rule_ids("king-of-tokyo"))
    assert sorted(RULES) == list(range(causes.SETTING_UP, causes.LAST + 1))
    assert len(BOX.ids) < causes.SETTING_UP
    for code in [*range(len(BOX.ids)), *RULES]:
        rule, key, params = GAME.cause(BOX, code)
        assert rule in known, rule
        for language in LANGUAGES:
            assert say("king-of-tokyo", language, key, params) != key


def test_where_nobody_listens_there_are_no_bills() -> None:
    state, _, _ = GAME.place({"players": [{}, {}]})
    assert causes.part(Tokyo(state, seeded(0), None), causes.CLAWS, 1) is None


def test_the_log_says_what_acted_and_what_a_number_is_made_of() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.owns("Gigazaur", "acid_attack", "alpha_monster").rolls("claw claw 1 1 2 3").keeps_all()
        told = [event for event in g.events if event.kind in ("stars-card", "hurt")]
        assert teller(g.session, "en").tell_all(told) == [
            "Alpha Monster: Gigazaur gains 1 star.",
            "Claws: The King loses 3 hearts to Gigazaur. (claws +2, Acid Attack +1)",
        ]
        assert teller(g.session, "pt-BR").tell_all(told)[1:] == [
            "Garras: The King perde 3 corações para Gigazaur. (garras +2, Ataque Ácido +1)",
        ]
