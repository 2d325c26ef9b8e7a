"""Bots heed the signs of the people beside them: they come, keep away, stay or take, and say so or why not."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.bots import LEVELS
from ludoteca.games.rush_out.bots.levels import policy
from ludoteca.games.rush_out.state import Rush
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.intent import Intent
from tests.games.rush_out.table import RushScenario, challenge, curse, dispelling, do, race, standard

SORCERER, BARD, GUARD, WARRIOR = range(4)
PLAYERS = "sorcerer bard guard warrior"
FIRST, SECOND, THIRD = (challenge(space) for space in range(3))
LOOKS = 40  # of a bot with whims


def asked(g: RushScenario, *signs: tuple[str, str], people: tuple[int, ...] = (BARD,)) -> Rush:
    """The table of a scenario at which the Bard is a person, who has given these signs."""
    table = cast(Rush, g.session.table)  # type: ignore[attr-defined]
    table.people = people
    table.wishes = tuple((sign, g.game.meant(g.state, ref)) for sign, ref in signs)
    return table


def ideas(table: Rush, seat: int, level: str) -> set[int]:
    """All that a bot would do now, whatever its whim."""
    return {int(policy(level).act(table, seat, seeded(look))) for look in range(LOOKS)}


def goes_to(table: Rush, actions: set[int]) -> set[int]:
    """The places of those actions that place a die."""
    found = (do.SPACE.decode(action) for action in actions if action >= 0)
    return {int(values[1]) for name, values in found if name == "place"}


def says(table: Rush, seat: int) -> Intent | None:
    """What a bot says before it waits."""
    return policy("jogador").intent(table, Decision(seat, "live", ()), -1)


def key_of(table: Rush, seat: int) -> str:
    said = says(table, seat)
    return "" if said is None else said.key


def two_cards(guard: str, bard: str = "sword@0.0 ? ?", warrior: str = "? ? ?", **more: object) -> RushScenario:
    """The Bard has a die on the first of two cards that ask for swords; the Guard has rolled. The third one is dull."""
    cards = [standard("sword sword sword sword sword sword"), standard("sword sword sword"), standard("fire fire fire")]
    dice = {"bard": bard, "guard": guard, "warrior": warrior}
    return race(players=PLAYERS, challenges=cards, dice=dice, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_comes_where_a_person_asks_for_help(level: str) -> None:
    for sign in ("help", "need-sword"):
        called = asked(two_cards("sword sword heart"), (sign, f"place:{FIRST}"))
        assert goes_to(called, ideas(called, GUARD, level)) == {FIRST}
        assert key_of(called, GUARD) == "intent-comes"
    if level != "aprendiz":  # whose whims go anywhere
        alone = asked(two_cards("sword sword heart"))
        assert goes_to(alone, ideas(alone, GUARD, level)) == {SECOND}, "unasked it does what it can do alone"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_is_busy_elsewhere_leaves_its_card_for_who_asks(level: str) -> None:
    busy = two_cards("sword@1.0 heart heart", warrior="fire@2.0 fire@2.1 ?")
    called = asked(busy, ("help", f"place:{FIRST}"))
    assert do.RECALL_ALL in ideas(called, GUARD, level)


def test_exactly_one_bot_comes_the_one_with_the_least_to_lose() -> None:
    called = asked(two_cards("sword@1.0 sword@1.1 ?"), ("help", f"place:{FIRST}"))
    assert key_of(called, WARRIOR) == "intent-comes"
    assert key_of(called, GUARD) == ""
    assert do.RECALL_ALL not in ideas(called, GUARD, "jogador")


def test_who_cannot_come_says_why() -> None:
    crowded = asked(two_cards("? ? ?", warrior="sword@0.1 ? ?"), ("help", f"place:{FIRST}"))
    assert key_of(crowded, WARRIOR) == "intent-is-there"
    assert key_of(crowded, GUARD) == "intent-full"
    done = asked(two_cards("? ? ?"), ("need-key", f"place:{FIRST}"))
    assert key_of(done, GUARD) == "intent-lacks-none"
    barred = two_cards("? ? ?", scenario="3", laid=[dispelling("sword", victim="guard")])
    told = asked(barred, ("need-sword", f"place:{FIRST}"), people=(BARD, WARRIOR))
    assert key_of(told, GUARD) == "intent-barred"


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_that_a_person_can_fill_alone_is_left_to_who_is_on_it(level: str) -> None:
    for bard in ("? ? ?", "sword@1.0 ? ?"):
        mine = asked(two_cards("sword sword heart", bard=bard), ("mine", f"place:{SECOND}"))
        assert SECOND not in goes_to(mine, ideas(mine, GUARD, level))
        assert key_of(mine, GUARD) == "intent-yours"
        assert key_of(mine, WARRIOR) == "", "one of them answers"
    large = asked(two_cards("sword sword heart"), ("mine", f"place:{FIRST}"))
    assert key_of(large, GUARD) == "", "it takes two, so that it is nobody's alone"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_keeps_away_from_what_is_to_be_left_and_takes_its_dice_away(level: str) -> None:
    free = asked(two_cards("sword sword heart"), ("not-this", f"place:{SECOND}"))
    assert SECOND not in goes_to(free, ideas(free, GUARD, level))
    there = asked(two_cards("sword@1.0 heart heart"), ("not-this", f"place:{SECOND}"))
    assert do.RECALL_ALL in ideas(there, GUARD, level)
    assert key_of(there, GUARD) == "intent-leaves"


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_waited_for_finds_the_bot_where_it_was(level: str) -> None:
    stuck = two_cards("sword@0.0 sword@0.1 heart", bard="? ? ?")
    waits = asked(stuck, ("wait", f"seat:{BARD}"))
    assert do.RECALL_ALL not in ideas(waits, GUARD, level)
    said = says(waits, GUARD)
    assert said is not None
    assert said.key == "intent-stays"
    assert key_of(waits, WARRIOR) == "", "it has nothing anywhere"


def test_a_sign_is_about_the_card_that_lay_there_and_not_about_the_next_one() -> None:
    g = two_cards("sword sword sword")
    table = asked(g, ("not-this", f"place:{SECOND}"))
    table.s.generation[SECOND] += 1
    assert goes_to(table, ideas(table, GUARD, "jogador")) == {SECOND}
    assert key_of(table, GUARD) == ""


@pytest.mark.rule("RO-R63")
@pytest.mark.parametrize("level", LEVELS)
def test_coins_that_a_person_leaves_to_a_bot_are_spent_at_once(level: str) -> None:
    def coins() -> RushScenario:
        g = two_cards("? ? ?", scenario="2", coins={"heroes": 2}, trophies={"heroes": 1})
        g.state.coined = g.state.now
        return g

    assert do.SPEND not in ideas(asked(coins()), GUARD, level)
    told = asked(coins(), ("you-take", f"seat:{GUARD}"))
    assert do.SPEND in ideas(told, GUARD, level)
    assert key_of(told, GUARD) == "intent-takes"
    assert do.SPEND not in ideas(told, WARRIOR, level)
    nothing = asked(two_cards("? ? ?"), ("you-take", f"seat:{GUARD}"))
    assert key_of(nothing, GUARD) == "intent-takes-what"


@pytest.mark.rule("RO-R71")
def test_nobody_answers_under_a_silence() -> None:
    hushed = asked(two_cards("? ? ?", scenario="4", laid=[curse("silence")]), ("help", f"place:{FIRST}"))
    assert key_of(hushed, GUARD) == ""
    assert key_of(asked(two_cards("? ? ?"), ("help", f"place:{FIRST}")), GUARD) == "intent-comes"


def test_people_and_the_sorcerer_answer_nothing() -> None:
    called = asked(two_cards("? ? ?"), ("help", f"place:{FIRST}"))
    assert key_of(called, SORCERER) == ""
    assert key_of(called, BARD) == ""
