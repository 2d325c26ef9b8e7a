"""Setting the table: characters, decks, open cards, and the signal that starts a round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.content.names import FAMILY_NAMES, SCENARIO_IDS
from ludoteca.games.rush_out.state import DRAGON_TILE
from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.live import LiveSession
from tests.games.rush_out.table import do, match, race, standard

BOX = own_box()

SCENARIOS = list(SCENARIO_IDS)
SPELLS = ("confusion", "summoning", "dracology", "dispelling", "curse", "doom", "regression")
SPELL_TABLE = {
    "training-1": (8, 7, 0, 0, 0, 0, 0),
    "training-2": (6, 6, 5, 0, 0, 0, 0),
    "1": (5, 4, 5, 5, 0, 0, 0),
    "2": (6, 5, 5, 5, 0, 0, 0),
    "3": (5, 4, 5, 4, 4, 0, 0),
    "4": (4, 3, 5, 4, 4, 5, 0),
    "5": (4, 3, 5, 4, 4, 5, 0),
    "6": (0, 3, 5, 3, 3, 5, 3),
}


def of_family(*families: str) -> list[int]:
    return [card for card in range(len(BOX.card_ids)) if FAMILY_NAMES[BOX.family[card]] in families]


def families(cards: list[int]) -> Counter[str]:
    return Counter(FAMILY_NAMES[BOX.family[card]] for card in cards)


def board(session: LiveSession) -> dict[str, Any]:
    return dict(session.view(None)["board"])


def open_cards(session: LiveSession, side: str = "challenges") -> list[int]:
    return [BOX.card_ids.index(card["card"]) for card in board(session)[side]]


# -- who plays ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R1", "RO-E1", "RO-D-23")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_sorcerer_against_two_to_four_heroes(seats: int) -> None:
    roles = [player["role"] for player in board(match(seats=seats))["players"]]
    assert roles.count("sorcerer") == 1
    assert len(roles) - 1 == seats - 1 in (2, 3, 4)  # four players are three Heroes and the Sorcerer


@pytest.mark.rule("RO-R1", "RO-D-23")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_not_for_fewer_or_more_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="3 to 5 players"):
        match(seats=seats)


@pytest.mark.rule("RO-R14", "RO-R36")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_players_choose_a_training_or_a_scenario(scenario: str) -> None:
    session = match(scenario)
    assert board(session)["scenario"] == scenario
    assert board(session)["phase"] == "ready"
    assert session.outcome is None


@pytest.mark.rule("RO-R15")
def test_everyone_has_a_character_and_its_dice() -> None:
    session = match(seats=5, roles=["cleric", "bard", "sorcerer", "guard", "warrior"])
    players = board(session)["players"]
    assert [player["role"] for player in players] == ["cleric", "bard", "sorcerer", "guard", "warrior"]
    assert [len(player["dice"]) for player in players] == [3, 3, 5, 3, 3]
    assert all(die["at"] == "cold" for player in players for die in player["dice"])
    assert [player["wounded"] for player in players] == [None] * 5, "every tile has its Unhurt side up"


@pytest.mark.rule("RO-R15", "RO-R75")
def test_nobody_is_wounded_when_a_round_begins() -> None:
    with race("4", phase="break", trophies={"heroes": 1}, heroes={"bard": {"wounded": True}}) as g:
        assert g.player("bard")["wounded"]
        for name in g.names:
            g.does(name, do.DONE)
        assert [player["wounded"] for player in g.board["players"]] == [None] * 3


# -- the decks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R16", "RO-E2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cards_for_more_players_stay_in_the_box(seats: int) -> None:
    used = set(match(seats=seats).state.challenges)
    everything = set(of_family("standard"))
    assert used == {card for card in everything if BOX.back[card] <= seats}
    assert {BOX.back[card] for card in everything - used} == set(range(seats + 1, 6))


@pytest.mark.rule("RO-R16")
def test_the_top_three_challenges_of_the_shuffled_deck_lie_open() -> None:
    cards = [card for card in of_family("standard") if BOX.back[card] <= 3]
    luck = Scripted()
    luck.force("challenges", cards)  # the last one is on top
    session = match(luck=luck)
    assert open_cards(session) == [cards[-1], cards[-2], cards[-3]]
    assert session.state.challenge_deck == cards[:-3]
    assert luck.leftover() == []


@pytest.mark.rule("RO-R17")
def test_the_top_three_spells_of_the_shuffled_deck_lie_open() -> None:
    cards = of_family("confusion", "summoning")
    luck = Scripted()
    luck.force("spells", cards)
    session = match(luck=luck)
    assert open_cards(session, "spells") == [cards[-1], cards[-2], cards[-3]]
    assert session.state.spell_deck == cards[:-3]
    assert luck.leftover() == []


@pytest.mark.rule("RO-R16", "RO-R17")
def test_both_decks_are_shuffled() -> None:
    decks = {tuple(match(seed=seed).state.challenge_deck) for seed in range(5)}
    assert len(decks) == 5
    decks = {tuple(match(seed=seed).state.spell_deck) for seed in range(5)}
    assert len(decks) == 5


@pytest.mark.rule("RO-R17", "RO-R39", "RO-D-2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_spell_deck_has_so_many_of_each_family(scenario: str) -> None:
    session = match(scenario, seats=4)
    s = session.state
    counted = families(s.spell_deck + open_cards(session, "spells"))
    assert tuple(counted[family] for family in SPELLS) == SPELL_TABLE[scenario]
    assert len(s.spell_deck) + 3 == sum(SPELL_TABLE[scenario]) == len(s.spells)


@pytest.mark.rule("RO-R18")
def test_spells_that_are_not_needed_are_chosen_at_random_and_put_away() -> None:
    luck = Scripted()
    chosen: list[int] = []
    for family, count in (("confusion", 6), ("summoning", 6), ("dracology", 5)):
        kin = of_family(family)[::-1]
        luck.force("spell-kinds", kin[:count])
        chosen += kin[:count]
    s = match("training-2", luck=luck).state
    assert sorted(s.spells) == sorted(chosen)
    assert sorted(s.aside) == sorted(set(of_family("confusion", "summoning", "dracology")) - set(chosen))
    assert luck.leftover() == []


@pytest.mark.rule("RO-R18")
def test_another_match_has_other_spells_of_the_same_family() -> None:
    assert len({tuple(sorted(match("4", seed=seed).state.spells)) for seed in range(6)}) > 1


@pytest.mark.rule("RO-R40")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [3, 5])
def test_the_challenge_deck_has_the_kinds_of_its_scenario(scenario: str, seats: int) -> None:
    session = match(scenario, seats=seats)
    kinds = ["standard"]
    if scenario in ("2", "3", "4", "5", "6"):
        kinds.append("coin")
    if scenario in ("5", "6"):
        kinds.append("confrontation")
    wanted = [card for card in of_family(*kinds) if BOX.back[card] <= seats]
    assert sorted(session.state.challenge_deck + open_cards(session)) == wanted


@pytest.mark.rule("RO-R41")
def test_coins_and_confrontations_that_come_up_first_are_mixed_back_in() -> None:
    standards = [card for card in of_family("standard") if BOX.back[card] <= 3]
    others = [card for card in of_family("coin", "confrontation") if BOX.back[card] <= 3]
    luck = Scripted()
    # From the top: a Standard, all Coins and Confrontations, then two Standards.
    luck.force("challenges", [*standards[:-3], standards[-2], standards[-3], *others, standards[-1]])
    luck.force("challenges", [others[0], *standards[:-3], *others[1:]])  # the second shuffle, with all of them in
    session = match("5", luck=luck)
    assert open_cards(session) == [standards[-1], standards[-3], standards[-2]]
    assert session.state.challenge_deck == [others[0], *standards[:-3], *others[1:]]
    assert luck.leftover() == []


@pytest.mark.rule("RO-R41")
@pytest.mark.parametrize("scenario", ["2", "3", "4", "5", "6"])
def test_the_first_three_challenges_are_always_standard_ones(scenario: str) -> None:
    for seed in range(15):
        session = match(scenario, seats=5, seed=seed)
        assert families(open_cards(session)) == {"standard": 3}
        assert families(session.state.challenge_deck)["coin"] == 4


@pytest.mark.rule("RO-R41")
def test_a_second_shuffle_happens_only_when_it_is_needed() -> None:
    standards = [card for card in of_family("standard") if BOX.back[card] <= 3]
    luck = Scripted()
    luck.force("challenges", [*(card for card in of_family("coin") if BOX.back[card] <= 3), *standards])
    luck.force("challenges", [])
    match("2", luck=luck)
    assert luck.leftover() == [("challenges", [])]


# -- the handicap ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R19", "RO-D-24")
@pytest.mark.parametrize("scenario", ["training-1", "5"])
def test_the_handicap_takes_two_challenges_away_unseen(scenario: str) -> None:
    full = match(scenario, seats=4).state.challenges
    gone = [full[1], full[-1]]
    luck = Scripted()
    luck.force("handicap", gone)
    session = match(scenario, seats=4, luck=luck, handicap="yes")
    s = session.state
    assert sorted(s.challenge_deck + open_cards(session)) == sorted(set(full) - set(gone))
    assert set(gone) <= set(s.aside)
    assert [s.seen[card] for card in gone] == [0, 0]
    for seat in (None, 0, 1):
        assert all(BOX.card_ids[card] not in str(session.view(seat)) for card in gone)


@pytest.mark.rule("RO-R19")
def test_without_the_handicap_no_challenge_is_taken_away() -> None:
    assert match(seats=4, handicap="no").state.aside == []
    assert len(match(seats=4, handicap="no").state.challenges) == len(match(seats=4).state.challenges)


# -- the start ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R20")
def test_the_sorcerer_starts_the_round_by_rolling_all_dice() -> None:
    with race(phase="ready", challenges=[standard("key key")]) as g:
        assert g.refused("bard", do.ROLL) == ("refuse-wait-for-start", "RO-R20")
        assert g.refused("bard", do.START) == ("refuse-wait-for-start", "RO-R20")
        g.does("sorcerer", do.START)
        assert (g.phase, g.board["until"]) == ("countdown", g.state.now + 3000)
        assert g.dice_of("sorcerer") == ["?"] * 5
        g.told_roll("sorcerer", "plant water air joker fire").wait(3000)
        assert g.phase == "race"
        assert g.dice_of("sorcerer") == ["plant", "water", "air", "joker", "fire"]
        assert [event.kind for event in g.events] == ["countdown", "race", "rolled"]


@pytest.mark.rule("RO-R20", "RO-R21")
def test_nobody_rolls_before_the_countdown_has_ended() -> None:
    with race(phase="countdown") as g:
        g.wait(2999)
        assert g.refused("bard", do.ROLL) == ("refuse-countdown", "RO-R20")
        assert g.params == {"ms": 1}
        assert g.refused("sorcerer", do.START)[0] == "refuse-countdown"
        g.told_roll("sorcerer", "plant water air joker fire").wait(1)
        assert g.can("bard", do.ROLL)
        assert g.can("guard", do.ROLL)
        assert g.refused("sorcerer", do.ROLL) == ("refuse-cool-down", "RO-D-10"), "that first roll was a roll"


@pytest.mark.rule("RO-R20")
def test_the_countdown_ends_by_itself_however_time_passes() -> None:
    for steps in ([3000], [1, 2999], [2999, 5000], [60_000]):
        with race(phase="countdown") as g:
            assert g.session.table.due() == 3000  # type: ignore[attr-defined]
            g.told_roll("sorcerer", "plant water air joker fire")
            for ms in steps:
                g.wait(ms)
            assert g.phase == "race"
            assert g.session.table.due() == -1  # type: ignore[attr-defined]


@pytest.mark.rule("RO-R20", "RO-R37")
def test_every_round_begins_with_the_sorcerers_signal() -> None:
    with race("1", phase="break", trophies={"sorcerer": 1}) as g:
        for name in ("bard", "sorcerer", "guard"):
            g.does(name, do.DONE)
        assert (g.phase, g.board["round"]) == ("ready", 2)
        g.does("sorcerer", do.START).told_roll("sorcerer", "plant water air joker fire").wait(3000)
        assert g.phase == "race"


# -- what each scenario puts on the table --------------------------------------------------------------------------


@pytest.mark.rule("RO-R36")
def test_each_scenario_keeps_what_those_before_it_have_brought() -> None:
    for scenario in SCENARIOS:
        shown = board(match(scenario, seats=4))
        number = SCENARIOS.index(scenario)
        assert (shown["dragon"] is not None) == (number >= SCENARIOS.index("training-2"))
        assert (shown["coins"] is not None) == (number >= SCENARIOS.index("2"))
        assert (shown["shop"] is not None) == (number >= SCENARIOS.index("2"))
        assert (shown["souls"] is not None) == (number >= SCENARIOS.index("4"))
        assert (shown["lives"] is not None) == (number >= SCENARIOS.index("5"))
        assert shown["goal"] == (1 if scenario.startswith("training") else 2)


@pytest.mark.rule("RO-R45", "RO-D-5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_dragon_begins_on_its_tile_whose_side_is_for_the_number_of_players(seats: int) -> None:
    dragon = board(match("training-2", seats=seats))["dragon"]
    assert dragon["at"] == 0
    assert dragon["place"] == DRAGON_TILE
    assert [slot["symbol"] for slot in dragon["slots"]] == ["joker"] * BOX.dragon_slots[seats]


@pytest.mark.rule("RO-R45", "RO-R38")
def test_the_dragon_is_back_on_its_tile_in_the_next_round() -> None:
    with race("1", phase="break", trophies={"heroes": 1}, dragon=3) as g:
        for name in g.names:
            g.does(name, do.DONE)
        assert g.board["dragon"]["at"] == 0
