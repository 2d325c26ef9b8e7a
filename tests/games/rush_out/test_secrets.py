"""What nobody may know: the decks and the discards are neither looked at nor counted (RO-R5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.games.rush_out.checks.invariants import check
from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.content.names import SCENARIO_IDS, SCROLL_EFFECTS
from ludoteca.games.rush_out.hidden import deal_again
from ludoteca.games.rush_out.state import RushState
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.live import LiveSession
from tests.games.rush_out.table import (
    RushScenario,
    challenge,
    confusion,
    do,
    dracology,
    match,
    race,
    spell,
    standard,
    summoning,
)

BOX = own_box()

EVERYONE = (None, 0, 1, 2)


def views(g: RushScenario) -> list[dict[str, Any]]:
    """What spectators and all players see."""
    return [g.session.view(seat) for seat in EVERYONE]


def dealt_again(s: RushState, seed: int) -> RushState:
    """Another world that nobody can tell from this one."""
    other = s.copy()
    deal_again(other, seeded(seed))
    check(other)  # nothing was lost or doubled on the way
    return other


def texts(shown: Any) -> set[str]:
    """All texts in a view, names of fields apart."""
    if isinstance(shown, dict):
        return set().union(*(texts(value) for value in shown.values()))
    if isinstance(shown, list):
        return set().union(*(texts(value) for value in shown))
    return {shown} if isinstance(shown, str) else set()


def ids(cards: list[int]) -> list[str]:
    return [BOX.card_ids[card] for card in cards]


# -- views -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R5")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_no_card_of_a_deck_is_in_any_view(scenario: str) -> None:
    session = match(scenario, seats=4, seed=7)
    hidden = set(ids(session.state.spell_deck + session.state.challenge_deck + session.state.aside))
    for seat in (None, 0, 1, 2, 3):
        shown = texts(session.view(seat))
        assert shown & set(BOX.card_ids) == set(ids(session.state.cards[0:3] + session.state.cards[21:24]))
        assert shown & hidden == set()


@pytest.mark.rule("RO-R5")
def test_decks_and_discards_cannot_be_counted() -> None:
    """Two tables that differ only in how many cards are left look the same to everybody."""

    def table(**more: Any) -> RushScenario:
        return race(
            "2",
            challenges=[standard("key key")],
            spells=[confusion("air air")],
            challenge_deck=[standard()],
            spell_deck=[dracology()],
            **more,
        )

    long, short = table(), table(rest="gone")
    assert len(long.state.spell_deck) > len(short.state.spell_deck) == 1
    assert len(long.state.challenge_deck) > len(short.state.challenge_deck) == 1
    assert len(short.state.spells_gone) > len(long.state.spells_gone) == 0
    assert views(long) == views(short)


@pytest.mark.rule("RO-R5")
def test_the_order_of_the_decks_is_in_no_view() -> None:
    session = match("6", seats=3, seed=4)
    before = [session.view(seat) for seat in EVERYONE]
    for seed in range(5):
        session.state.spell_deck.sort(key=lambda card: card * (seed + 3) % 17)
        session.state.challenge_deck.sort(key=lambda card: card * (seed + 3) % 17)
        assert [session.view(seat) for seat in EVERYONE] == before


@pytest.mark.rule("RO-R5")
def test_all_see_the_same_table_and_only_their_own_actions() -> None:
    with race(
        challenges=[standard("key key")], spells=[confusion("air air")], dice={"guard": "key", "sorcerer": "air"}
    ) as g:
        boards = [dict(view["board"]) for view in views(g)]
        actions = [board.pop("can") for board in boards]
        fits = [board.pop("fits") for board in boards]
        assert boards[0] == boards[1] == boards[2] == boards[3]
        assert actions[0] == [], "who watches does nothing"
        assert len({tuple(can) for can in actions}) == 4
        assert [len(own) for own in fits] == [0, 1, 0, 1], "the Sorcerer's die fits, and the Guard's"


@pytest.mark.rule("RO-R5", "RO-R63")
def test_a_card_that_is_discarded_unseen_stays_unseen() -> None:
    with race("2", challenges=[standard("key key")], coins={"heroes": 2, "sorcerer": 2}) as g:
        gone = [g.state.challenge_deck[-1], g.state.spell_deck[-1]]
        g.does("bard", do.SPEND).does("sorcerer", do.SPEND)
        assert g.state.unseen_challenges + g.state.unseen_spells == gone
        assert texts(views(g)) & set(ids(gone)) == set()
        assert g.told("spent") == [(1, 0, 0, 0, 0), (0, 0, 0, 0, 0)], "who, but not what"
        assert [g.state.seen[card] for card in gone] == [0, 0]


@pytest.mark.rule("RO-R5")
def test_what_was_discarded_is_not_shown() -> None:
    with race(challenges=[standard("key")], spells=[summoning("air")], dice={"guard": "key"}) as g:
        old = g.card_at(challenge(0))
        g.places("guard", "key", on=challenge(0))
        assert old not in texts(views(g))


# -- events ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R5")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_setting_the_table_tells_nothing_about_the_cards(scenario: str) -> None:
    assert [(event.kind, event.args[0]) for event in match(scenario, seats=5).opening] == [("round-set", 1)]


@pytest.mark.rule("RO-R5")
def test_events_name_only_cards_that_lie_open() -> None:
    with race(
        "training-2",
        challenges=[standard("key"), standard("foot")],
        spells=[confusion("air"), dracology("water"), summoning("fire")],
        dice={"guard": "key", "bard": "foot", "sorcerer": "air"},
    ) as g:
        hidden = set(g.state.spell_deck + g.state.challenge_deck)
        g.places("guard", "key", on=challenge(0)).places("sorcerer", "air", on=spell(0))
        g.rolls("sorcerer", "fire fire fire fire fire").places("sorcerer", "fire", on=spell(2))
        g.places("bard", "foot", on=challenge(1))
        named: set[int] = set()
        for event in g.events:
            kind = g.game.events[event.kind]
            named |= {value for value, (_, type_) in zip(event.args, kind.params, strict=False) if type_ == "card"}
        assert named, "cards were told of"
        still_hidden = set(g.state.spell_deck + g.state.challenge_deck) & hidden
        assert named & still_hidden == set()


# -- what everybody saw go onto a deck ---------------------------------------------------------------------------


@pytest.mark.rule("RO-R42", "RO-R5")
def test_everybody_knows_the_summoning_on_top_of_the_deck() -> None:
    with race(challenges=[standard("key")], spells=[summoning("air")], dice={"sorcerer": "air", "guard": "key"}) as g:
        card = g.card_at(spell(0))
        assert g.board["top"] == {"challenges": [], "spells": []}
        g.places("sorcerer", "air", on=spell(0))
        assert g.board["top"] == {"challenges": [card], "spells": []}
        for seed in range(10):
            other = dealt_again(g.state, seed)
            assert ids(other.challenge_deck)[-1] == card, "it stays on top in every possible world"
        g.places("guard", "key", on=challenge(0))
        assert g.board["top"] == {"challenges": [], "spells": []}


@pytest.mark.rule("RO-R5", "RO-R68c")
def test_everybody_knows_the_spell_that_the_scroll_put_back() -> None:
    with race("2", spells=[confusion("air")], scrolls=[BOX.scroll_ids[SCROLL_EFFECTS.index("swap")]]) as g:
        old = g.card_at(spell(0))
        g.does("sorcerer", do.SWAP_SPELL)
        assert g.board["top"] == {"challenges": [], "spells": [old]}
        assert {ids(dealt_again(g.state, seed).spell_deck)[-1] for seed in range(10)} == {old}


# -- dealing again -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R5")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_another_world_looks_the_same_and_loses_nothing(scenario: str) -> None:
    session = match(scenario, seats=4, seed=11, handicap="yes")
    before = [session.view(seat) for seat in (None, 0, 1, 2, 3)]
    for seed in range(8):
        sampled = session.sample(1, seeded(seed))
        assert [sampled.view(seat) for seat in (None, 0, 1, 2, 3)] == before
        session.game.check(sampled.state)
        kinds = Counter(BOX.family[card] for card in sampled.state.spells)
        assert kinds == Counter(BOX.family[card] for card in session.state.spells), "so many of each family"


@pytest.mark.rule("RO-R5")
def test_every_hidden_card_may_be_on_top() -> None:
    session = match("training-1", seats=3, seed=2)
    s = session.state
    tops = {dealt_again(s, seed).challenge_deck[-1] for seed in range(300)}
    assert tops == set(s.challenge_deck)
    tops = {dealt_again(s, seed).spell_deck[-1] for seed in range(300)}
    assert tops == set(s.spell_deck)


@pytest.mark.rule("RO-R18", "RO-R5")
def test_nobody_knows_which_spells_were_put_away() -> None:
    session = match("training-2", seats=3, seed=2)
    s = session.state
    open_spells = s.cards[21:24]
    away: set[int] = set()
    for seed in range(200):
        other = dealt_again(s, seed)
        assert Counter(BOX.family[card] for card in other.aside) == Counter(BOX.family[card] for card in s.aside)
        assert not set(other.aside) & set(open_spells), "what lies open was not put away"
        assert sorted(other.spell_deck + open_spells) == sorted(other.spells)
        away |= set(other.aside)
    families = {BOX.family[card] for card in s.aside}
    everything = {card for card in s.spells + s.aside if BOX.family[card] in families}
    assert away == everything - set(open_spells)


@pytest.mark.rule("RO-R19", "RO-R5")
def test_nobody_knows_which_challenges_the_handicap_took() -> None:
    session = match("5", seats=5, seed=2, handicap="yes")
    s = session.state
    open_cards = s.cards[0:3]
    away: set[int] = set()
    for seed in range(300):
        other = dealt_again(s, seed)
        gone = [card for card in other.aside if BOX.family[card] >= 7]
        assert len(gone) == 2
        assert sorted(other.challenge_deck + open_cards) == sorted(other.challenges)
        away |= set(gone)
    seen = {card for card in range(len(BOX.card_ids)) if s.seen[card]}
    assert away == {card for card in range(len(BOX.card_ids)) if BOX.family[card] >= 7 and BOX.back[card] <= 5} - seen


@pytest.mark.rule("RO-R5", "RO-R38")
def test_what_was_seen_in_an_earlier_round_is_known_to_be_in_the_deck() -> None:
    session = match("1", seats=3, seed=5)
    s = session.state
    first_round = set(s.cards[21:24])
    s.phase, s.trophies, s.history = 3, [0, 1, 0], [9]
    for seat in range(3):
        session.answer(seat, do.DONE)
    for seed in range(60):
        assert not first_round & set(dealt_again(s, seed).aside)


@pytest.mark.rule("RO-R5", "RO-R63")
def test_a_card_discarded_unseen_may_have_been_any_hidden_one() -> None:
    with race("2", challenges=[standard("key key")], coins={"heroes": 2}) as g:
        g.does("bard", do.SPEND)
        s = g.state
        others = {dealt_again(s, seed).unseen_challenges[0] for seed in range(300)}
        assert others == set(s.challenge_deck + s.unseen_challenges)
        assert all(len(dealt_again(s, seed).unseen_challenges) == 1 for seed in range(5))


@pytest.mark.rule("RO-R5", "RO-R41")
def test_coins_that_came_up_at_the_set_up_are_known_to_be_somewhere_in_the_deck() -> None:
    for seed in range(40):
        session = match("5", seats=3, seed=seed, handicap="yes")
        s = session.state
        turned_up = [card for card in s.challenge_deck if s.seen[card]]
        if turned_up:
            assert all(set(turned_up) <= set(dealt_again(s, other).challenge_deck) for other in range(20))
            tops = {dealt_again(s, other).challenge_deck[-1] for other in range(200)}
            assert len(tops) > 5, "nobody knows where"
            return
    raise AssertionError("no Coin came up in forty set-ups")


@pytest.mark.rule("RO-R5")
def test_a_sampled_world_has_luck_of_its_own() -> None:
    session: LiveSession = match("training-1", seats=3, seed=9)
    session.answer(0, do.START)
    rolls = set()
    for seed in range(12):
        sampled = session.sample(1, seeded(seed))
        sampled.tick(3000)
        rolls.add(tuple(sampled.state.face[0:5]))
    assert len(rolls) > 6, "what the dice will show cannot be read from the table"
