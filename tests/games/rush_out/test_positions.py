"""Positions from plain data: what they can say, and what is refused because it could never be on a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.content.names import EFFECT_NAMES, FAMILY_NAMES, SCENARIO_IDS
from ludoteca.games.rush_out.state import RushState
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.record import Record
from tests.games.rush_out.table import first_of, match

BOX = own_box()

GAME = ludoteca.game("rush-out")
THREE: list[dict[str, Any]] = [{"role": "sorcerer"}, {"role": "bard"}, {"role": "guard"}]


def of(family: str, count: int = 1, seats: int = 3) -> list[str]:
    """Cards of a family that so many players use."""
    found = [
        BOX.card_ids[card]
        for card in range(len(BOX.card_ids))
        if FAMILY_NAMES[BOX.family[card]] == family and BOX.back[card] <= seats
    ]
    assert len(found) >= count
    return found[:count]


STANDARD, ANOTHER, THIRD = of("standard", 3)
COIN, *_ = of("coin")
CONFUSION, SECOND_CONFUSION = of("confusion", 2)
SUMMONING, SECOND_SUMMONING = of("summoning", 2)
WHIRLWIND = first_of("dispelling", effect="whirlwind")
SILENCE = first_of("curse", effect="silence")
FOR_FIVE = next(BOX.card_ids[card] for card in range(len(BOX.card_ids)) if BOX.back[card] == 5)


def start(**position: Any) -> LiveSession:
    """A match in a position with a Sorcerer, a Bard and a Guard, unless it says otherwise."""
    return GAME.start_at({"players": THREE, **position}, seed=1)  # type: ignore[return-value]


def state(**position: Any) -> RushState:
    made = start(**position).state
    assert isinstance(made, RushState)
    GAME.check(made)
    return made


def board(**position: Any) -> dict[str, Any]:
    return dict(start(**position).view(None)["board"])


def heroes(*bard: str, guard: tuple[str, ...] = (), sorcerer: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """Players with these dice."""
    return [
        {"role": "sorcerer", "dice": list(sorcerer)},
        {"role": "bard", "dice": list(bard)},
        {"role": "guard", "dice": list(guard)},
    ]


def refused(**position: Any) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(BadSetup) as problem:
        start(**position)
    return str(problem.value)


# -- what is left out ----------------------------------------------------------------------------------------------


def test_the_smallest_position_is_its_players() -> None:
    shown = board()
    assert (shown["scenario"], shown["phase"], shown["round"]) == ("training-1", "race", 1)
    assert (shown["now"], shown["until"], shown["cooldown"], shown["relaxed"]) == (100_000, 0, 700, False)
    assert shown["challenges"] == shown["spells"] == [None, None, None]
    assert all(die["at"] == "cold" for player in shown["players"] for die in player["dice"])
    assert [player["cool"] for player in shown["players"]] == [100_000] * 3


def test_who_has_no_role_gets_one_that_is_free() -> None:
    assert [player["role"] for player in board(players=[{}, {}, {}])["players"]] == ["sorcerer", "bard", "guard"]
    shown = board(players=[{}, {"role": "sorcerer"}, {"role": "bard"}, {}])
    assert [player["role"] for player in shown["players"]] == ["guard", "sorcerer", "bard", "warrior"]


@pytest.mark.rule("RO-R39", "RO-R40")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
@pytest.mark.parametrize("seats", [3, 5])
def test_the_decks_hold_all_other_cards_of_the_scenario(scenario: str, seats: int) -> None:
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    s = state(scenario=scenario, players=players, challenges=[STANDARD], spells=[SUMMONING])
    usual = match(scenario, seats).state
    assert s.challenges == sorted(usual.challenges)
    counted = [sum(BOX.family[card] == family for card in s.spells) for family in range(7)]
    assert counted == BOX.spell_counts[SCENARIO_IDS.index(scenario)]
    assert sorted(s.spells + s.aside) == sorted(usual.spells + usual.aside)
    assert len(s.challenge_deck) == len(s.challenges) - 1
    assert len(s.spell_deck) == len(s.spells) - 1


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_tokens_are_as_at_the_beginning_of_a_round(scenario: str) -> None:
    fresh = match(scenario).view(None)["board"]
    shown = board(scenario=scenario)
    for field in ("dragon", "souls", "lives", "coins", "shop", "trophies", "goal"):
        found, wanted = shown[field], fresh[field]
        if field == "dragon" and found:
            found, wanted = found | {"gen": 0}, wanted | {"gen": 0}
        assert found == wanted, field


# -- what can be said ----------------------------------------------------------------------------------------------


def test_cards_lie_where_they_are_put() -> None:
    shown = board(
        scenario="3",
        challenges=[STANDARD, None, {"card": COIN, "slots": ["key"], "dark": ["air", "air"], "flag": "fire"}],
        spells=[None, {"card": CONFUSION, "slots": ["plant"] * 5, "flag": None}, SUMMONING],
        laid=[{"card": WHIRLWIND, "victim": 2, "slots": ["foot"]}, SILENCE],
    )
    first, gap, last = shown["challenges"]
    assert (first["card"], gap, last["card"]) == (STANDARD, None, COIN)
    assert [slot["symbol"] for slot in last["slots"]] == ["key"]
    assert [slot["symbol"] for slot in last["theirs"]["slots"]] == ["air", "air"]
    assert last["flag"] == "fire"
    assert shown["spells"][0] is None
    assert [slot["symbol"] for slot in shown["spells"][1]["slots"]] == ["plant"] * 5
    assert shown["spells"][1]["flag"] is None
    assert [(card["card"], card["victim"]) for card in shown["laid"]] == [(WHIRLWIND, 2), (SILENCE, None)]
    assert shown["silence"] is True
    assert shown["players"][2]["whirlwind"] == 1


def test_an_overridden_flag_changes_no_other_match() -> None:
    card = BOX.card_ids.index(STANDARD)
    before = state().flags[card]
    for flag in ("plant", "water", None):
        start(challenges=[{"card": STANDARD, "flag": flag}])
    assert state().flags[card] == before


def test_decks_are_named_from_their_tops() -> None:
    s = state(challenge_deck=[STANDARD, ANOTHER], spell_deck=[CONFUSION, {"card": SUMMONING, "flag": "plant"}])
    assert [BOX.card_ids[card] for card in s.challenge_deck[::-1][:2]] == [STANDARD, ANOTHER]
    assert [BOX.card_ids[card] for card in s.spell_deck[::-1][:2]] == [CONFUSION, SUMMONING]
    assert s.flags[BOX.card_ids.index(SUMMONING)] == 0
    assert (s.known_challenges, s.known_spells) == (0, 0), "what a test puts there nobody has seen"
    assert not any(s.seen)


def test_the_rest_may_be_gone() -> None:
    s = state(challenge_deck=[STANDARD], spell_deck=[CONFUSION], rest="gone")
    assert (len(s.challenge_deck), len(s.spell_deck)) == (1, 1)
    assert len(s.challenges_gone) == len(s.challenges) - 1
    assert len(s.spells_gone) == len(s.spells) - 1


@pytest.mark.rule("RO-R42")
def test_summonings_on_top_of_the_heroes_deck_are_known_to_all() -> None:
    shown = board(challenge_deck=[SUMMONING, SECOND_SUMMONING, STANDARD])
    assert shown["top"] == {"challenges": [SUMMONING, SECOND_SUMMONING], "spells": []}


def test_dice_are_in_hand_to_be_rolled_in_slots_or_on_the_whirlwind() -> None:
    shown = board(
        scenario="1",
        challenges=[{"card": STANDARD, "slots": ["key", "foot", "sword"]}],
        spells=[{"card": CONFUSION, "slots": ["air", "air"]}],
        laid=[{"card": WHIRLWIND, "victim": 2}],
        players=heroes(
            "joker@0.1", "sword@0.2", "key", guard=("?", "whirl", "heart"), sorcerer=("joker@21.1", "plant")
        ),
    )
    at = [[f"{die['face']} {die['at']}" for die in player["dice"]] for player in shown["players"]]
    assert at[0][:2] == ["joker slot:21.1", "plant hand"]
    assert [die["at"] for die in shown["players"][0]["dice"][2:]] == ["cold"] * 3
    assert at[1] == ["joker slot:0.1", "sword slot:0.2", "key hand"]
    assert [die["at"] for die in shown["players"][2]["dice"]] == ["cold", "whirl", "hand"]
    assert [slot["die"] for slot in shown["challenges"][0]["slots"]] == [None, [1, 0], [1, 1]]


@pytest.mark.rule("RO-R58")
def test_a_victim_without_a_die_on_the_whirlwind_owes_one() -> None:
    laid = [{"card": WHIRLWIND, "victim": 1}]
    assert board(scenario="1", laid=laid, players=heroes("key", "foot", "?"))["players"][1]["owes"] == "whirl"
    for dice in ([], ["key"], ["key", "foot"], ["whirl", "key"], ["key", "whirl", "foot"]):
        player = board(scenario="1", laid=laid, players=heroes(*dice))["players"][1]
        assert player["owes"] == "", dice
        assert [die["at"] for die in player["dice"]].count("whirl") == 1, dice


def test_players_have_what_they_have() -> None:
    shown = board(
        scenario="6",
        players=[
            {"role": "sorcerer"},
            {"role": "bard", "wounded": True, "equipment": [BOX.equipment_ids[0], BOX.equipment_ids[4]], "xp": 2},
            {"role": "guard", "wounded": ["heart", "key"], "cool": 100_250},
        ],
        scrolls=[BOX.scroll_ids[0], BOX.scroll_ids[6]],
        coins={"heroes": 1, "sorcerer": 2},
        souls=3,
        lives=2,
        dragon=2,
        dragon_slots=4,
        trophies={"heroes": 1},
    )
    bard, guard = shown["players"][1:]
    assert bard["wounded"]
    assert (bard["equipment"], bard["xp"]) == ([BOX.equipment_ids[0], BOX.equipment_ids[4]], 2)
    assert sorted(bard["joker"]) == ["fire", "foot", "heart"]
    assert [slot["symbol"] for slot in guard["wounded"]["slots"]] == ["heart", "key"]
    assert guard["cool"] == 100_250
    assert [scroll["id"] for scroll in shown["scrolls"]] == [BOX.scroll_ids[0], BOX.scroll_ids[6]]
    assert (shown["coins"]["heroes"], shown["coins"]["sorcerer"]) == (1, 2)
    assert (shown["souls"]["left"], shown["lives"]["left"]) == (3, 2)
    assert (shown["dragon"]["at"], len(shown["dragon"]["slots"])) == (2, 4)
    assert (shown["trophies"], shown["round"]) == ({"heroes": 1, "sorcerer": 0}, 2)
    assert shown["shop"]["equipment"][0]["left"] == 1


def test_a_position_may_be_before_a_race_or_between_two() -> None:
    assert board(phase="ready")["phase"] == "ready"
    assert board(phase="countdown", now=500)["until"] == 3500
    assert board(phase="countdown", now=500, pace="relaxed")["until"] == 5500
    assert board(phase="countdown", now=500, until=700)["until"] == 700
    shown = board(scenario="1", phase="break", trophies={"heroes": 1}, players=[{}, {"ready": True}, {}])
    assert (shown["phase"], shown["round"]) == ("break", 1)
    assert [player["ready"] for player in shown["players"]] == [False, True, False]


@pytest.mark.rule("RO-R62")
def test_between_rounds_the_loser_of_the_last_one_has_the_token() -> None:
    for trophies, token, winner in (
        ({"heroes": 1}, None, "heroes"),
        ({"sorcerer": 1}, None, "sorcerer"),
        ({"heroes": 1, "sorcerer": 1}, "heroes", "sorcerer"),
        ({"heroes": 1, "sorcerer": 1}, "sorcerer", "heroes"),
    ):
        shown = board(scenario="2", phase="break", trophies=trophies, token=token)
        assert shown["rounds"][-1]["winner"] == winner
        assert shown["coins"]["token"] == ("sorcerer" if winner == "heroes" else "heroes")


def test_the_sorcerer_may_sit_anywhere() -> None:
    shown = board(
        scenario="1",
        players=[{"role": "guard"}, {"role": "sorcerer", "dice": ["air"]}, {"role": "bard"}],
        laid=[{"card": WHIRLWIND, "victim": 0}],
    )
    assert [len(player["dice"]) for player in shown["players"]] == [3, 5, 3]
    assert shown["players"][0]["whirlwind"] == 1


def test_a_record_keeps_its_position(tmp_path: Path) -> None:
    position = {
        "players": THREE,
        "challenges": [{"card": STANDARD, "slots": ["key", "key"]}],
        "spells": [CONFUSION],
        "now": 5,
    }
    session = GAME.start_at(json.loads(json.dumps(position)), seed=4)
    session.answer(1, 0)
    session.tick(700)
    session.answer(1, 0)
    session.record().save(tmp_path / "race.ludo")
    again = Record.load(tmp_path / "race.ludo")
    assert again.position == position
    again.verify()


# -- what is refused -----------------------------------------------------------------------------------------------


REFUSALS: list[tuple[dict[str, Any], str]] = [
    # the whole
    ({"wizard": 1}, "a position has no 'wizard'"),
    ({"players": {}}, "'players' is a list"),
    ({"players": [{}, {}]}, "3 to 5 players, not 2"),
    ({"players": [{}, {}, 7]}, "a player has named values, but this is 7"),
    ({"players": [{}, {}, {"hp": 7}]}, "a player has no 'hp'; it has cool, dice"),
    ({"players": [{"role": "bard"}, {"role": "bard"}, {}]}, "names a value twice"),
    ({"players": [{"role": "bard"}, {"role": "guard"}, {"role": "cleric"}]}, "needs a seat with sorcerer"),
    ({"players": [{"role": "wizard"}, {}, {}]}, "'roles' is one of sorcerer, bard"),
    ({"scenario": "9"}, "'scenario' is one of"),
    ({"cooldown": 100}, "'cooldown' goes from 400 to 1500"),
    ({"pace": "slow"}, "'pace' is one of"),
    # time
    ({"phase": "dinner"}, "there is no phase 'dinner'; there are: ready, countdown, race, break"),
    ({"phase": "over"}, "there is no phase 'over'"),
    ({"now": -1}, "'now' is a whole number from 0 on, not -1"),
    ({"now": 1.5}, "'now' is a whole number"),
    ({"now": True}, "'now' is a whole number"),
    ({"until": 5}, "'until' is when a countdown ends, and there is none"),
    ({"phase": "countdown", "now": 50, "until": 20}, "'until' is a whole number from 50 on"),
    # rounds
    ({"scenario": "1", "phase": "break"}, "between rounds somebody has a trophy"),
    ({"phase": "break", "trophies": {"heroes": 1}}, "'heroes' is a whole number from 0 to 0"),
    ({"scenario": "1", "trophies": {"heroes": 2}}, "'heroes' is a whole number from 0 to 1, not 2"),
    ({"scenario": "1", "trophies": [1]}, "trophies has named values"),
    ({"scenario": "1", "round": 3}, "with 0 trophies given out this is round 1, not 3"),
    ({"scenario": "1", "trophies": {"heroes": 1}, "round": 1}, "with 1 trophies given out this is round 2"),
    # cards
    ({"challenges": STANDARD}, "'challenges' is a list"),
    ({"challenges": ["nowhere"]}, "there is no card 'nowhere'"),
    ({"challenges": [5]}, "there is no card 5"),
    ({"challenges": [{"slots": ["key"]}]}, "there is no card None"),
    ({"challenges": [{"card": STANDARD, "cost": 3}]}, "a card has no 'cost'"),
    ({"challenges": [STANDARD, STANDARD]}, f"{STANDARD} is in this position twice"),
    ({"challenges": [STANDARD], "challenge_deck": [STANDARD]}, f"{STANDARD} is in this position twice"),
    ({"challenges": [None, None, None, STANDARD]}, "there are 3 spaces on each side"),
    ({"challenges": [CONFUSION]}, f"{CONFUSION} cannot be on the Heroes' side"),
    ({"spells": [STANDARD]}, f"{STANDARD} cannot be on the Sorcerer's side"),
    ({"scenario": "1", "laid": [CONFUSION]}, f"{CONFUSION} cannot be before a Hero"),
    ({"spell_deck": [STANDARD]}, f"{STANDARD} cannot be a Spell"),
    ({"challenge_deck": [CONFUSION]}, f"{CONFUSION} cannot be a Challenge"),
    ({"challenges": [FOR_FIVE]}, f"{FOR_FIVE} is for 5 players or more"),
    ({"challenges": [COIN]}, "'training-1' is played without coin cards"),
    ({"laid": [SILENCE]}, "'training-1' is played without curse cards"),
    ({"scenario": "6", "spells": [CONFUSION]}, "'6' is played without confusion cards"),
    ({"scenario": "6", "spell_deck": of("summoning", 4)}, "'6' has only 3 summoning cards"),
    ({"challenges": [{"card": STANDARD, "slots": []}]}, "slots are a list of 1 to 6 symbols"),
    ({"challenges": [{"card": STANDARD, "slots": ["key"] * 7}]}, "slots are a list of 1 to 6 symbols"),
    ({"challenges": [{"card": STANDARD, "slots": ["water"]}]}, "there is no symbol 'water'; there are: fire, sword"),
    ({"challenges": [{"card": STANDARD, "slots": ["joker"]}]}, "there is no symbol 'joker'"),
    ({"spells": [{"card": CONFUSION, "slots": ["key"]}]}, "there is no symbol 'key'; there are: plant"),
    ({"challenges": [{"card": STANDARD, "flag": "key"}]}, "there is no symbol 'key'"),
    ({"challenges": [{"card": STANDARD, "flag": "joker"}]}, "there is no symbol 'joker'"),
    ({"challenges": [{"card": STANDARD, "dark": ["air"]}]}, f"{STANDARD} has no 'dark' there"),
    ({"challenge_deck": [{"card": STANDARD, "slots": ["key"]}]}, "a card in a deck has no 'slots'"),
    ({"scenario": "1", "laid": [{"card": WHIRLWIND, "victim": 0}]}, "seat 0 is no Hero"),
    ({"scenario": "1", "laid": [{"card": WHIRLWIND, "victim": 3}]}, "seat 3 is no Hero"),
    ({"scenario": "3", "laid": [{"card": SILENCE, "victim": 1}]}, "is for all Heroes: it has no victim"),
    ({"rest": "lost"}, "the rest of the cards is in the 'deck' or 'gone'"),
    ({"rest": "gone"}, "a deck is empty: this round would be over"),
    ({"rest": "gone", "spell_deck": [CONFUSION]}, "a deck is empty"),
    ({"rest": "gone", "challenge_deck": [STANDARD]}, "a deck is empty"),
    ({"challenge_deck": [STANDARD, SUMMONING]}, "Summonings come onto the Heroes' deck from above"),
    # the Dragon and tokens
    ({"dragon": 1}, "'training-1' is played without the Dragon"),
    ({"dragon_slots": 1}, "'training-1' is played without the Dragon"),
    ({"scenario": "training-2", "dragon": 4}, "'dragon' is a whole number from 0 to 3, not 4"),
    ({"scenario": "training-2", "dragon_slots": 7}, "'dragon_slots' is a whole number from 1 to 6"),
    ({"scenario": "training-2", "dragon_slots": 0}, "'dragon_slots' is a whole number from 1 to 6"),
    ({"souls": 3}, "'training-1' is played without Souls"),
    ({"scenario": "4", "souls": 0}, "'souls' is a whole number from 1 to 7, not 0"),
    ({"scenario": "4", "souls": 8}, "'souls' is a whole number from 1 to 7, not 8"),
    ({"scenario": "4", "lives": 3}, "'4' is played without Lives"),
    ({"scenario": "5", "lives": 5}, "'lives' is a whole number from 1 to 4, not 5"),
    ({"coins": {"heroes": 1}}, "'training-1' has no further coin card"),
    ({"scenario": "2", "coins": {"heroes": 3, "sorcerer": 2}}, "'2' has no further coin card"),
    ({"scenario": "2", "coins": {"bard": 1}}, "coins has no 'bard'"),
    ({"scenario": "2", "token": "heroes"}, "a side has the Coin token only between rounds"),
    ({"scenario": "1", "phase": "break", "trophies": {"heroes": 1}, "token": "sorcerer"}, "without the Coin token"),
    ({"scenario": "2", "phase": "break", "trophies": {"heroes": 1}, "token": "heroes"}, "the side that lost"),
    ({"scenario": "2", "token": "bard"}, "there is no side 'bard'; there are: heroes, sorcerer"),
    ({"scrolls": [BOX.scroll_ids[0]]}, "'training-1' is played without scrolls"),
    ({"scenario": "2", "scrolls": ["map"]}, "there is no scroll 'map'"),
    # players
    ({"players": [{}, {"equipment": [BOX.equipment_ids[0]]}, {}]}, "'training-1' is played without equipment"),
    ({"scenario": "2", "players": [{}, {"equipment": ["lamp"]}, {}]}, "there is no equipment 'lamp'"),
    ({"scenario": "2", "players": [{"equipment": [BOX.equipment_ids[0]]}, {}, {}]}, "the Sorcerer has no 'equipment'"),
    ({"scenario": "2", "players": [{}, {"equipment": [BOX.equipment_ids[5]] * 2}, {}]}, "there is no further"),
    ({"players": [{}, {"wounded": True}, {}]}, "'training-1' is played without wounds"),
    ({"scenario": "4", "players": [{"wounded": True}, {}, {}]}, "the Sorcerer has no 'wounded'"),
    ({"scenario": "4", "players": [{}, {"wounded": 3}, {}]}, "slots are a list of 1 to 6 symbols"),
    ({"scenario": "5", "players": [{}, {"xp": 1}, {}]}, "'5' is played without experience"),
    ({"scenario": "6", "players": [{}, {"xp": -1}, {}]}, "'xp' is a whole number from 0 on"),
    ({"scenario": "6", "players": [{}, {"xp": 40}, {}]}, "'6' has no further standard card"),
    ({"players": [{}, {"ready": True}, {}]}, "players are 'ready' only between rounds"),
    ({"players": [{}, {"cool": "soon"}, {}]}, "'cool' is a whole number"),
    # dice
    ({"players": heroes("key", "key", "key", "key")}, "seat 1 has 3 dice, not 4"),
    ({"players": heroes("water")}, "there is no face 'water'; there are: fire, sword, foot, key, heart, joker"),
    ({"players": heroes(sorcerer=("key",))}, "there is no face 'key'; there are: plant"),
    ({"players": [{}, {"dice": "key"}, {}]}, "'dice' is a list"),
    ({"players": [{}, {"dice": [3]}, {}]}, "a die is a text such as 'key' or 'key@0.1', not 3"),
    ({"players": heroes("key@a.b")}, "a slot is given as PLACE.SLOT, not 'a.b'"),
    ({"players": heroes("key@")}, "a slot is given as PLACE.SLOT, not ''"),
    ({"players": heroes("key@0.0")}, "there is no slot 0.0"),
    ({"players": heroes("key@99.0")}, "there is no slot 99.0"),
    ({"players": heroes("whirl")}, "the whirlwind of seat 1 is wrong"),
    ({"phase": "ready", "players": heroes("key")}, "before the race all dice wait to be rolled"),
]


@pytest.mark.parametrize(("position", "sentence"), REFUSALS, ids=[sentence for _, sentence in REFUSALS])
def test_what_could_never_be_is_refused(position: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(**position)


KEYS = {"card": STANDARD, "slots": ["key", "foot", "sword"]}


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        (heroes("sword@0.0"), "that face does not fit slot 0.0"),
        (heroes("joker@0.0"), "that face does not fit slot 0.0"),  # the Bard's Joker stands for footprints
        (heroes("key@0.0", guard=("key@0.0",)), "two dice lie in slot 0.0"),
        (heroes("key@0.3"), "there is no slot 0.3"),
        (heroes("key@0.0", "key@1.0"), "the dice of seat 1 lie on several cards"),
        (heroes("key@0.0", "foot@0.1", "sword@0.2"), "place 0 is complete: it would be gone"),
        (heroes(sorcerer=("fire@0.0",)), "slot 0.0 is not for the sorcerer"),
        (heroes("fire@21.0"), "slot 21.0 is not for the bard"),
        (heroes(sorcerer=("water@21.0",)), "that face does not fit slot 21.0"),
        (heroes(sorcerer=("air@21.0", "air@21.1")), "place 21 is complete"),
    ],
)
def test_dice_that_could_not_lie_there_are_refused(players: list[dict[str, Any]], sentence: str) -> None:
    position = {
        "challenges": [KEYS, {"card": ANOTHER, "slots": ["key", "key"]}],
        "spells": [{"card": CONFUSION, "slots": ["air", "air"]}],
    }
    assert sentence in refused(players=players, **position)


@pytest.mark.rule("RO-R25")
def test_three_colours_on_a_card_are_refused() -> None:
    players = [{}, {"dice": ["key@0.0"]}, {"dice": ["foot@0.1"]}, {"dice": ["sword@0.2"]}]
    card = {"card": STANDARD, "slots": ["key", "foot", "sword", "heart"]}
    assert "three colours on one card" in refused(players=players, challenges=[card])


@pytest.mark.rule("RO-R47")
def test_a_card_under_the_dragon_may_be_full() -> None:
    session = start(
        scenario="training-2", dragon=1, challenges=[KEYS], players=heroes("key@0.0", "foot@0.1", "sword@0.2")
    )
    assert session.view(None)["board"]["challenges"][0]["dragon"]


@pytest.mark.rule("RO-R56", "RO-R34")
def test_what_was_allowed_when_it_was_placed_may_lie_there() -> None:
    forbidden = next(
        BOX.card_ids[card]
        for card in range(len(BOX.card_ids))
        if BOX.effect[card] >= 0 and EFFECT_NAMES[BOX.effect[card]] == "key"
    )
    start(
        scenario="1",
        challenges=[KEYS],
        spells=[{"card": CONFUSION, "slots": ["air", "air"], "flag": None}],
        laid=[{"card": forbidden, "victim": 1}],
        players=heroes("key@0.0", sorcerer=("joker@21.0",)),
    )
