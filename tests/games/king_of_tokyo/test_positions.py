"""Positions from plain data, and the options of a match: what they can say, and how they refuse what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.games.king_of_tokyo.content import MONSTERS
from ludoteca.games.king_of_tokyo.state import TokyoState
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.session import Session
from tests.games.king_of_tokyo.table import BOX

GAME = ludoteca.game("king-of-tokyo")


def start(*players: dict[str, Any], **fields: Any) -> Session:
    """A match from a position with these players (two plain ones when none are named)."""
    return GAME.start_at({"players": list(players) or [{}, {}], **fields}, seed=1)


def placed(*players: dict[str, Any], **fields: Any) -> TokyoState:
    """The state of a position, before any rule runs."""
    state, _, _ = GAME.place({"players": list(players) or [{}, {}], **fields})
    assert isinstance(state, TokyoState)
    return state


def ids(cards: list[int]) -> list[str]:
    return ["" if card < 0 else BOX.id_of(card) for card in cards]


# -- what a position can say -------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R13", "KOT-R17")
def test_what_is_left_out_is_as_at_the_beginning() -> None:
    state = placed({}, {}, {})
    for monster in state.monsters:
        assert (monster.hearts, monster.stars, monster.energy, monster.place) == (10, 0, 0, 0)
        assert (monster.poison, monster.shrink, monster.cards, monster.alive) == (0, 0, [], True)
    assert [monster.monster for monster in state.monsters] == [0, 1, 2]
    assert (state.turn, state.order, state.target, state.frozen, state.frenzy) == (0, 0, 20, 0, [])
    assert (len(state.market), len(state.deck), state.discard, state.copied) == (3, 63, [], -1)


def test_a_monster_has_what_the_data_says() -> None:
    state = placed(
        {"monster": "alienoid", "hearts": 4, "stars": 7, "energy": 9, "poison": 2, "shrink": 1, "place": "city"},
        {"monster": "the_king", "hearts": 3},
    )
    one, two = state.monsters
    assert (MONSTERS[one.monster], MONSTERS[two.monster]) == ("alienoid", "the_king")
    assert (one.hearts, one.stars, one.energy, one.poison, one.shrink, one.place) == (4, 7, 9, 2, 1, 1)
    assert (two.hearts, two.place) == (3, 0)


def test_players_without_a_monster_get_those_that_nobody_named() -> None:
    state = placed({"monster": "cyber_kitty"}, {}, {"monster": "gigazaur"}, {})
    assert [MONSTERS[monster.monster] for monster in state.monsters] == [
        "cyber_kitty",
        "space_penguin",
        "gigazaur",
        "the_king",
    ]


@pytest.mark.rule("KOT-R14")
def test_the_bay_can_be_taken_with_five() -> None:
    state = placed({"place": "bay"}, {"place": "city"}, {}, {}, {})
    assert [monster.place for monster in state.monsters] == [2, 1, 0, 0, 0]


def test_cards_lie_where_the_data_says_and_the_rest_is_the_deck() -> None:
    state = placed(
        {"cards": ["jets", "wings"]}, {}, market=["heal", None, "tank"], deck=["mimic", "gourmet"], discard=["frenzy"]
    )
    assert ids(state.monsters[0].cards) == ["jets", "wings"]
    assert ids(state.market) == ["heal", "", "tank"]
    assert ids(state.deck[-2:]) == ["gourmet", "mimic"]  # the top is at the end
    assert ids(state.discard) == ["frenzy"]
    assert len(state.deck) == 66 - 2 - 2 - 1


def test_a_short_market_has_gaps() -> None:
    assert ids(placed(market=["heal"]).market) == ["heal", "", ""]
    assert ids(placed(market=[]).market) == ["", "", ""]


def test_the_rest_of_the_cards_may_lie_in_the_discard_pile() -> None:
    state = placed(market=["heal", "tank", "jets"], deck=["mimic"], rest="discard")
    assert ids(state.deck) == ["mimic"]
    assert len(state.discard) == 62


def test_a_card_that_comes_twice_can_be_named_twice() -> None:
    state = placed({"cards": ["extra_head"]}, {"cards": ["extra_head"]})
    assert state.monsters[0].cards != state.monsters[1].cards
    assert ids(state.monsters[0].cards + state.monsters[1].cards) == ["extra_head", "extra_head"]


def test_cards_come_with_their_tokens_or_with_those_named() -> None:
    session = start({"cards": ["smoke_cloud"]}, {"cards": ["battery_monster"], "charges": {"battery_monster": 4}})
    one, two = session.view(None)["board"]["monsters"]
    assert (one["cards"][0]["charges"], two["cards"][0]["charges"]) == (3, 4)


def test_mimic_copies_the_card_named_with_tokens_of_its_own() -> None:
    players: tuple[dict[str, Any], ...] = (
        {"cards": ["mimic"]},
        {"cards": ["smoke_cloud"], "charges": {"smoke_cloud": 1}},
    )
    (mimic,) = start(*players, mimics="smoke_cloud").view(None)["board"]["monsters"][0]["cards"]
    assert (mimic["copies"]["id"], mimic["charges"]) == ("smoke_cloud", 3)
    used = ({"cards": ["mimic"], "charges": {"mimic": 2}}, players[1])
    (mimic,) = start(*used, mimics="smoke_cloud").view(None)["board"]["monsters"][0]["cards"]
    assert mimic["charges"] == 2


def test_mimic_may_copy_nothing() -> None:
    (mimic,) = start({"cards": ["mimic"]}, {}).view(None)["board"]["monsters"][0]["cards"]
    assert "copies" not in mimic


def test_the_turn_is_of_the_seat_named() -> None:
    session = start({}, {}, {}, turn=2)
    assert sorted(session.pending) == [2]
    assert session.view(None)["board"]["turn"] == 2


def test_a_turn_may_be_frozen_and_extra_turns_may_wait() -> None:
    session = start({}, {}, frozen=2, frenzy=[1, 0])
    board = session.view(None)["board"]
    assert len(board["dice"]) == 4
    assert board["extra_turns"] == [1, 0]


@pytest.mark.rule("KOT-R36", "KOT-even_bigger")
def test_even_bigger_begins_with_twelve_hearts_unless_the_data_says_otherwise() -> None:
    state = placed({"cards": ["even_bigger"]}, {})
    assert state.monsters[0].hearts == 12
    state = placed({"cards": ["even_bigger"], "hearts": 11}, {})
    assert state.monsters[0].hearts == 11


def test_a_monster_may_be_out_already() -> None:
    session = start({}, {"hearts": 0, "stars": 12}, {})
    assert [face["alive"] for face in session.view(None)["board"]["monsters"]] == [True, False, True]


def test_a_position_is_kept_with_the_match() -> None:
    position = {"players": [{"hearts": 3}, {}], "turn": 1}
    assert GAME.start_at(position, seed=1).position == position


# -- what a position cannot say ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"player": []}, "a position has no 'player'"),
        ({1: 2, "x": 3}, "a position has no 1"),
        ({"players": 5}, "'players' is a list, not 5"),
        ({"players": "ab"}, "'players' is a list, not 'ab'"),
        ({"players": {"hearts": 3}}, "'players' is a list"),
        ({"players": []}, "is for 2 to 6 players, not 0"),
        ({"players": [{}]}, "is for 2 to 6 players, not 1"),
        ({"players": [{}] * 7}, "is for 2 to 6 players, not 7"),
        ({"players": [{}, 7]}, "a player has named values, but this is 7"),
        ({"players": [{}, None]}, "a player has named values, but this is None"),
        ({"market": "heal"}, "'market' is a list"),
        ({"market": ["heal", "tank", "jets", "mimic"]}, "places for 3 cards, not for 4"),
        ({"market": ["hela"]}, "there is no card 'hela'"),
        ({"market": [7]}, "there is no card 7"),
        ({"market": [["heal"]]}, r"there is no card \['heal'\]"),
        ({"market": ["heal", "heal"]}, "the box has no further card 'heal'"),
        ({"deck": None}, "'deck' is a list, not None"),
        ({"deck": ["extra_head"] * 3}, "the box has no further card 'extra_head'"),
        ({"deck": [None]}, "there is no card None"),
        ({"market": ["heal"], "deck": ["heal"]}, "the box has no further card 'heal'"),
        ({"discard": 3}, "'discard' is a list"),
        ({"discard": ["kraken"]}, "there is no card 'kraken'"),
        ({"rest": "hand"}, "to the deck or to the discard, not to 'hand'"),
        ({"rest": []}, "to the deck or to the discard"),
        ({"turn": 2}, "cannot be the turn of seat 2"),
        ({"turn": -1}, "'turn' is a whole number"),
        ({"turn": "0"}, "'turn' is a whole number"),
        ({"turn": True}, "'turn' is a whole number"),
        ({"frenzy": 1}, "'frenzy' is a list"),
        ({"frenzy": [2]}, "cannot be the turn of seat 2"),
        ({"frenzy": ["0"]}, "cannot be the turn of seat '0'"),
        ({"frenzy": [True]}, "cannot be the turn of seat True"),
        ({"frozen": 1.5}, "'frozen' is a whole number"),
        ({"target": 4}, "goes from 5 to 20, not 4"),
        ({"target": 21}, "goes from 5 to 20, not 21"),
        ({"target": "20"}, "needs a whole number"),
        ({"mimics": "jets"}, "Mimic cannot copy 'jets'"),
        ({"mimics": []}, "Mimic cannot copy"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused_with_a_sentence(fields: dict[Any, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        GAME.start_at({"players": [{}, {}], **fields}, seed=1)


@pytest.mark.parametrize(
    ("player", "sentence"),
    [
        ({"heart": 3}, "a player has no 'heart'"),
        ({"monster": "kraken"}, "is one of gigazaur, .* not 'kraken'"),
        ({"monster": None}, "is one of gigazaur"),
        ({"monster": ["gigazaur"]}, "is one of gigazaur"),
        ({"monster": "the_king"}, "names a value twice"),
        ({"hearts": -1}, "'hearts' is a whole number"),
        ({"hearts": 11}, "11 hearts; it can have 10"),
        ({"hearts": 13, "cards": ["even_bigger"]}, "13 hearts; it can have 12"),
        ({"hearts": "10"}, "'hearts' is a whole number"),
        ({"hearts": 0}, "cannot be the turn of seat 0"),
        ({"stars": 21}, "21 stars; the dial goes from 0 to 20"),
        ({"stars": 1.0}, "'stars' is a whole number"),
        ({"energy": True}, "'energy' is a whole number"),
        ({"energy": 10**30}, "'energy' is a whole number from 0 to 999"),
        ({"poison": None}, "'poison' is a whole number"),
        ({"shrink": -2}, "'shrink' is a whole number"),
        ({"place": "tokyo"}, "outside, in the city or in the bay, not 'tokyo'"),
        ({"place": 1}, "outside, in the city or in the bay, not 1"),
        ({"place": "bay"}, "the Bay is closed"),
        ({"cards": "jets"}, "'cards' is a list, not 'jets'"),
        ({"cards": ["heal"]}, "'heal' is a DISCARD card: nobody keeps it"),
        ({"cards": ["jets", "jets"]}, "the box has no further card 'jets'"),
        ({"cards": [{}]}, "there is no card {}"),
        ({"charges": 3}, "has named values, but this is 3"),
        ({"charges": {"smoke_cloud": 1}}, "has no 'smoke_cloud'"),
        ({"cards": ["jets"], "charges": {"jets": 1}}, "1 tokens cannot lie on 'jets'"),
        ({"cards": ["smoke_cloud"], "charges": {"smoke_cloud": 4}}, "4 tokens cannot lie on 'smoke_cloud'"),
        ({"cards": ["smoke_cloud"], "charges": {"smoke_cloud": 0}}, "0 tokens cannot lie on 'smoke_cloud'"),
        ({"cards": ["smoke_cloud"], "charges": {"smoke_cloud": "2"}}, "'smoke_cloud' is a whole number"),
        ({"cards": ["battery_monster"], "charges": {"battery_monster": 3}}, "3 tokens cannot lie on"),
        ({"cards": ["mimic"], "charges": {"mimic": 1}}, "1 tokens cannot lie on 'mimic'"),
    ],
)
def test_a_player_that_makes_no_sense_is_refused_with_a_sentence(player: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        start(player, {"monster": "the_king"})


def test_two_monsters_cannot_be_in_one_place() -> None:
    with pytest.raises(BadSetup, match="two monsters in one place"):
        start({"place": "city"}, {"place": "city"})


def test_two_players_cannot_have_the_same_card() -> None:
    with pytest.raises(BadSetup, match="the box has no further card 'jets'"):
        start({"cards": ["jets"]}, {"cards": ["jets"]})


@pytest.mark.parametrize("left", [{"energy": 1}, {"cards": ["jets"]}])
def test_an_eliminated_monster_has_neither_energy_nor_cards(left: dict[str, Any]) -> None:
    with pytest.raises(BadSetup, match="an eliminated monster still has energy or cards"):
        start({}, {}, {"hearts": 0, **left})


def test_an_eliminated_monster_is_not_in_tokyo() -> None:
    with pytest.raises(BadSetup, match="an eliminated monster is still in Tokyo"):
        start({}, {}, {"hearts": 0, "place": "city"})


def test_the_bay_is_closed_when_only_four_of_five_are_alive() -> None:
    with pytest.raises(BadSetup, match="the Bay is closed"):
        start({}, {"place": "bay"}, {}, {}, {"hearts": 0})


def test_mimic_copies_only_what_is_in_play_and_never_itself() -> None:
    for mimics in ("jets", "mimic", "heal", "nothing", 3):
        with pytest.raises(BadSetup, match="Mimic cannot copy"):
            start({"cards": ["mimic"]}, {}, mimics=mimics)


def test_mimic_has_no_more_tokens_than_its_copy() -> None:
    with pytest.raises(BadSetup, match="4 tokens cannot lie on 'mimic': it starts with 3"):
        start({"cards": ["mimic", "smoke_cloud"], "charges": {"mimic": 4}}, {}, mimics="smoke_cloud")


# -- options -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R2")
@pytest.mark.parametrize("target", [5, 12, 20])
def test_a_short_game_is_won_with_fewer_stars(target: int) -> None:
    session = start({"stars": target - 2, "place": "city"}, {}, target=target)
    assert session.view(None)["board"]["target"] == target
    session.answer(0, 63)
    while session.outcome is None and 0 in session.pending:
        session.answer(0, 0)
    assert session.outcome is not None
    assert (session.outcome.winners, session.outcome.reason) == ((0,), "stars")


def test_the_options_of_a_match_have_defaults() -> None:
    session = GAME.start(3, seed=1)
    assert (session.options["target"], session.options["monsters"]) == (20, None)
    assert session.view(None)["board"]["target"] == 20


@pytest.mark.rule("KOT-R13")
def test_everyone_may_choose_a_monster() -> None:
    session = GAME.start(2, seed=1, options={"monsters": ["alienoid", "meka_dragon"], "target": 10})
    board = session.view(None)["board"]
    assert [monster["monster"] for monster in board["monsters"]] == ["alienoid", "meka_dragon"]
    assert board["target"] == 10


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"stars": 10}, "has no option 'stars'; it has monsters, "),
        ({"target": 4}, "goes from 5 to 20, not 4"),
        ({"target": 21}, "goes from 5 to 20, not 21"),
        ({"target": None}, "needs a whole number, not None"),
        ({"target": True}, "needs a whole number, not True"),
        ({"target": 20.0}, "needs a whole number"),
        ({"monsters": "gigazaur"}, "needs a list of 2 values"),
        ({"monsters": ["gigazaur"]}, "needs a list of 2 values"),
        ({"monsters": ["gigazaur", "the_king", "alienoid"]}, "needs a list of 2 values"),
        ({"monsters": ["gigazaur", "gigazaur"]}, "names a value twice"),
        ({"monsters": ["gigazaur", "kraken"]}, "is one of gigazaur, .* not 'kraken'"),
        ({"monsters": ["gigazaur", 3]}, "is one of gigazaur, .* not 3"),
        ({"monsters": [["gigazaur"], {}]}, "is one of gigazaur"),
    ],
)
def test_an_option_that_makes_no_sense_is_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        GAME.start(2, seed=1, options=options)


@pytest.mark.parametrize("seats", [1, 7, True, "3", None, 2.0])
def test_seats_are_two_to_six(seats: Any) -> None:
    with pytest.raises(BadSetup, match="is for 2 to 6 players"):
        GAME.start(seats, seed=1)
