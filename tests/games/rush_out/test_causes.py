"""Every event says what made it happen: a card, a Scroll, what somebody did, or the clock."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.event import NO_CAUSE, Event
from ludoteca.rulebook import rule_ids
from ludoteca.words import LANGUAGES, say
from tests.games.rush_out.table import (
    RushScenario,
    challenge,
    confusion,
    curse,
    do,
    doom,
    dracology,
    laid,
    match,
    race,
    spell,
    standard,
)


def why(g: RushScenario, events: list[Event]) -> dict[str, str]:
    """The message that names the cause, by kind of event."""
    return {event.kind: g.game.cause(g.session.content, event.cause)[1] for event in events}


def placed(g: RushScenario, name: str, face: str, on: int) -> list[Event]:
    """What placing a die leads to."""
    return g.session.answer(g.seat(name), g.placing(name, face, on))


@pytest.mark.rule("RO-R22", "RO-R29")
def test_a_die_is_placed_by_hand_and_the_card_that_it_completes_brings_the_next_one() -> None:
    g = race(challenges=[standard("key")], dice={"guard": "key"})
    card = f"card-{g.card_at(challenge(0))}"
    told = why(g, placed(g, "guard", "key", challenge(0)))
    assert told == {"placed": "cause-dice", "completed": card, "challenge": card}


@pytest.mark.rule("RO-D-6", "RO-R46")
def test_a_spell_that_frees_a_card_causes_the_dragons_step_and_the_card_what_comes_of_it() -> None:
    g = race(
        "training-2",
        dragon=1,
        challenges=[standard("key")],
        spells=[dracology("air")],
        dice={"guard": "key", "sorcerer": "air"},
    )
    g.places("guard", "key", on=challenge(0))
    roar, freed = f"card-{g.card_at(spell(0))}", f"card-{g.card_at(challenge(0))}"
    events = placed(g, "sorcerer", "air", spell(0))
    assert [event.kind for event in events] == ["placed", "cast", "dragon-advanced", "completed", "challenge", "spell"]
    told = why(g, events)
    assert (told["cast"], told["dragon-advanced"], told["spell"]) == (roar, roar, roar)
    assert (told["completed"], told["challenge"]) == (freed, freed)


@pytest.mark.rule("RO-R43")
def test_what_an_aimed_spell_does_is_caused_by_the_spell() -> None:
    g = race(
        challenges=[standard("key key"), standard("foot foot")],
        spells=[confusion("air")],
        dice={"guard": "key@0.0", "bard": "foot@1.0", "sorcerer": "air"},
    )
    card = f"card-{g.card_at(spell(0))}"
    g.places("sorcerer", "air", on=spell(0))
    g.aims_at_place(challenge(0))
    assert why(g, g.events[-2:]) == {"scattered": card, "spell": card}


@pytest.mark.rule("RO-R69", "RO-R73")
def test_a_lifted_curse_lets_hands_go() -> None:
    g = race(
        "3",
        players="sorcerer bard guard warrior",
        laid=[curse("high-five", "foot")],
        challenges=[standard("key")],
        dice={"guard": "key", "bard": "foot"},
    )
    waiting = f"card-{g.card_at(challenge(0))}"
    g.places("guard", "key", on=challenge(0)).places("bard", "foot", on=laid(0))
    told = [
        (event.kind, g.game.cause(g.session.content, event.cause)[1])
        for event in g.session.answer(g.seat("bard"), do.CLAP)
    ]
    assert ("clapped", "cause-hands") in told
    assert ("completed", waiting) in told


def bill(g: RushScenario, event: Event) -> list[tuple[str, int]]:
    """What a changed number is made of, as messages and amounts."""
    return [(g.game.cause(g.session.content, code)[1], amount) for code, amount in event.bill]


@pytest.mark.rule("RO-R76")
def test_souls_are_billed_to_each_wounded_hero() -> None:
    g = race(
        "4",
        players="sorcerer bard guard warrior",
        heroes={"bard": {"wounded": True}, "guard": {"wounded": True}},
        spells=[doom("air")],
        dice={"sorcerer": "air"},
    )
    (souls,) = [event for event in placed(g, "sorcerer", "air", spell(0)) if event.kind == "souls"]
    assert bill(g, souls) == [("role-bard", 1), ("role-guard", 1), ("role-warrior", 1)]


@pytest.mark.rule("RO-D-18")
def test_the_bill_says_why_fewer_souls_came_than_were_due() -> None:
    g = race(
        "4",
        players="sorcerer bard guard warrior",
        heroes={"bard": {"wounded": True}, "guard": {"wounded": True}},
        souls=2,
        spells=[doom("air")],
        dice={"sorcerer": "air"},
    )
    (souls,) = [event for event in placed(g, "sorcerer", "air", spell(0)) if event.kind == "souls"]
    assert bill(g, souls)[-1] == ("cause-no-souls-left", -1)
    assert sum(amount for _, amount in bill(g, souls)) == 2


@pytest.mark.rule("RO-R49")
def test_the_dragon_stops_where_its_path_ends() -> None:
    g = race("training-2", dragon=3, spells=[dracology("air", steps=2)], dice={"sorcerer": "air"})
    roar = f"card-{g.card_at(spell(0))}"
    (step,) = [event for event in placed(g, "sorcerer", "air", spell(0)) if event.kind == "dragon-advanced"]
    assert step.args[:2] == (1, 4)
    assert bill(g, step) == [(roar, 2), ("cause-end-of-the-path", -1)]


@pytest.mark.rule("RO-R43")
def test_scattered_dice_are_billed_to_their_owners() -> None:
    g = race(
        challenges=[standard("key key foot sword"), standard("foot foot")],
        spells=[confusion("air")],
        dice={"guard": "key@0.0 key@0.1", "bard": "foot@0.2", "sorcerer": "air"},
    )
    (gust,) = [event for event in placed(g, "sorcerer", "air", spell(0)) if event.kind == "scattered"]
    assert bill(g, gust) == [("role-bard", 1), ("role-guard", 2)]


def test_in_whole_matches_nothing_happens_without_a_cause_and_every_cause_has_words_and_a_rule() -> None:
    game = ludoteca.game("rush-out")
    known = set(rule_ids("rush-out"))
    seen: set[int] = set()
    for scenario, seed in (("training-1", 1), ("4", 2), ("6", 3)):
        session = match(scenario, 4, seed)
        events: list[Event] = [*session.opening]
        policies = [game.policy("jogador") for _ in range(4)]
        for _ in range(400):
            act(session, policies, events)
        assert all(event.cause != NO_CAUSE for event in events)
        seen |= {event.cause for event in events}
    assert len(seen) > 20
    for code in seen:
        rule, key, params = game.cause(game.content({}), code)
        assert rule in known
        for language in LANGUAGES:
            assert say("rush-out", language, key, params) != key


def act(session: Any, policies: list[Any], events: list[Event]) -> None:
    """Everybody does one thing, and a moment passes."""
    for seat, policy in enumerate(policies):
        if session.outcome is not None:
            return
        action = policy.act(session.table, seat, session.table.chance)
        if action >= 0 and session.table.can(seat, action):
            events += session.answer(seat, action)
    events += session.tick(350)
