"""How the bots defend the dungeon: what they do in given positions, what they say, and that one level beats another."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.bots.councils import farthest, sturdiest
from ludoteca.games.keep_the_heroes_out.bots.deeds import open_cells
from ludoteca.games.keep_the_heroes_out.bots.ideas import ideas
from ludoteca.games.keep_the_heroes_out.bots.intents import intent_of
from ludoteca.games.keep_the_heroes_out.bots.player import Player
from ludoteca.games.keep_the_heroes_out.bots.sketch import MOST, danger, in_room, sketch_of, walk, with_more
from ludoteca.games.keep_the_heroes_out.content.box import CELLS, LIBRARY, NO_TOKEN, ROOM_NAMES, STUDY, VAULT
from ludoteca.games.keep_the_heroes_out.state import Dungeon, new_hero
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.testkit.intents import check_intents
from ludoteca.testkit.wording import check_intent

pytestmark = pytest.mark.playouts

GAME = ludoteca.game("keep-the-heroes-out")
JOGADOR = Player()


def started(seats: int = 2, **options: Any) -> FlowSession:
    """A match at its first card, its start Monsters where *jogador* puts them."""
    session = GAME.start(seats, seed=3, options=options)
    assert isinstance(session, FlowSession)
    while True:
        seat, asked = next(iter(session.pending.items()))
        if asked.kind == "turn":
            return session
        session.answer(seat, JOGADOR.choose(session.table, asked, seeded(1)))


def table_of(session: FlowSession) -> Dungeon:
    """The table of a match."""
    table = session.table
    assert isinstance(table, Dungeon)
    return table


def test_a_hero_before_an_empty_vault_is_more_danger_than_far_away() -> None:
    sketch = sketch_of(table_of(started()))
    near, far = sketch.copy(), sketch.copy()
    near.asleep = with_more(near.asleep, VAULT, 2)
    far.asleep = with_more(far.asleep, CELLS, 2)
    assert danger(near) > danger(far)


def test_a_guard_makes_the_vault_safer() -> None:
    sketch = sketch_of(table_of(started()))
    guarded = sketch.copy()
    guarded.body = with_more(guarded.body, VAULT, 2)
    assert danger(guarded) < danger(sketch)


def test_a_walk_is_stopped_by_traps_monsters_and_treasures() -> None:
    sketch = sketch_of(table_of(started()))
    for packed in ("body", "asleep", "traps", "value"):
        setattr(sketch, packed, with_more(getattr(sketch, packed), LIBRARY, -MOST))
    sketch.value = with_more(sketch.value, LIBRARY, 2)
    trapped = sketch.copy()
    trapped.traps = with_more(trapped.traps, LIBRARY, 1)
    assert walk(trapped, LIBRARY, 1) == 0.0
    assert in_room(trapped.asleep, LIBRARY) == 0
    waits = sketch.copy()
    assert walk(waits, LIBRARY, 1) == 0.0
    assert in_room(waits.asleep, LIBRARY) == 1
    assert walk(waits, LIBRARY, 1) > 0.0, "the second one wakes the first, and they pillage"
    held = sketch.copy()
    held.body = with_more(held.body, LIBRARY, 3)
    assert walk(held, LIBRARY, 2) == 0.0
    assert in_room(held.body, LIBRARY) == 1


def test_four_in_an_empty_vault_lose_the_match_in_any_future() -> None:
    sketch = sketch_of(table_of(started()))
    sketch.body = with_more(sketch.body, VAULT, -MOST)
    assert walk(sketch.copy(), VAULT, 4) >= 100.0


def test_who_has_the_longest_way_goes_first() -> None:
    session = started()
    table = table_of(session)
    while not any(hero.awake for hero in table.s.heroes) or len(table.s.heroes) < 2:
        seat, asked = next(iter(session.pending.items()))
        if asked.kind == "hero":
            break
        session.answer(seat, asked.actions[0])
        if session.outcome is not None:
            return
        table = table_of(session)
    heroes = [hero for hero in table.s.heroes if hero.awake]
    asked = Decision(0, "hero", [actions.PASS, *[1 + int(hero.number) for hero in heroes]])
    chosen = farthest(table, asked)
    longest = max(table.s.ways.distance[hero.room] for hero in heroes)
    assert any(1 + hero.number == chosen and table.s.ways.distance[hero.room] == longest for hero in heroes)


def test_the_monster_that_survives_is_hit() -> None:
    table = table_of(started(2, clans=[["dragon"], ["ratfolk"]]))
    options = [actions.hit_action(VAULT, index, 0) for index in range(2)]
    dragon = [int(clan.vitality) for clan in table.s.clans].index(5)
    assert sturdiest(table, Decision(0, "hit", options)) == options[dragon]


def test_a_wound_in_the_vault_is_worth_a_card_and_one_far_off_may_not_be() -> None:
    table = table_of(started(1, clans=[["slime"]]))
    clan = table.active()
    card = next(card for card in [*clan.hand, *clan.deck] if table.content.cards[card].defends)
    clan.rooms[0] = VAULT
    asked = Decision(0, "defend", [actions.PASS, actions.DEFEND + card], (0, VAULT, 0, 0, True), actions.PASS, True)
    assert JOGADOR.choose(table, asked, seeded(1)) == actions.DEFEND + card


def test_the_cells_are_worth_less_the_more_mages_may_come() -> None:
    sketch = sketch_of(table_of(started(2)))
    sketch.asleep = with_more(sketch.asleep, CELLS, 4)
    safe, risky = sketch.copy(), sketch.copy()
    safe.mages = 0.0
    risky.mages = 1.0
    assert open_cells(safe) > open_cells(risky)
    assert open_cells(safe) > 0.0


def test_jogador_kills_a_hero_in_the_vault_rather_than_one_far_off() -> None:
    table = table_of(started(1, clans=[["gnoll"]]))
    table.s.heroes = [new_hero(0, 0, VAULT), new_hero(1, 0, VAULT), new_hero(2, 0, CELLS)]
    for hero in table.s.heroes:
        hero.awake = False
    asked = Decision(0, "act", [actions.PASS, actions.MELEE + 2, actions.MELEE + 0])
    assert JOGADOR.choose(table, asked, seeded(1)) == actions.MELEE


def test_it_says_what_decided() -> None:
    table = table_of(started())
    asked = Decision(0, "act", [actions.PASS, actions.move_action(VAULT, STUDY, 5, 0)])
    said = intent_of(table, asked, asked.actions[1])
    assert said is not None
    assert said.key == "intent-hold"
    eyes = sum(table.content.guild[card].room_type == 3 for card in table.s.guild_deck)
    assert (said.params["n"], said.params["of"]) == (eyes, len(table.s.guild_deck))
    assert said.params["room"] == ("room-study", {})


def test_what_bots_say_has_words_and_tells_no_secret() -> None:
    met = 0
    session = started(2)
    whim = seeded(5)
    for _ in range(250):
        if session.outcome is not None:
            break
        met += check_intents(session, JOGADOR, whim)
        seat, asked = next(iter(session.pending.items()))
        session.answer(seat, JOGADOR.choose(session.table, asked, whim))
    assert met > 20


def test_what_a_card_is_played_for_is_done_with_it() -> None:
    session = started(2)
    whim = seeded(5)
    announced = None
    kept = broken = 0
    for _ in range(300):
        if session.outcome is not None:
            break
        seat, asked = next(iter(session.pending.items()))
        action = JOGADOR.choose(session.table, asked, whim)
        said = intent_of(table_of(session), asked, action)
        if asked.kind == "act" and announced is not None and said is not None:
            kept += announced == (said.key, said.params)
            broken += announced != (said.key, said.params)
        announced = said.params.get("why") if said is not None and said.key == "intent-play-for" else None
        session.answer(seat, action)
    assert kept > 20
    assert broken <= kept // 10, "a card is said to be for something else than is done with it"


def test_a_sign_on_a_room_is_a_wish() -> None:
    table = table_of(started(1, clans=[["gnoll"]]))
    ways = table.s.ways.passages[VAULT]
    steps = [actions.move_action(VAULT, room, NO_TOKEN, 0) for room in ways]
    asked = Decision(0, "act", [actions.PASS, *steps])
    for room, step in zip(ways, steps, strict=True):
        table.wishes = (("hold", f"room:{ROOM_NAMES[room]}"),)
        assert JOGADOR.choose(table, asked, seeded(1)) == step


def test_a_wish_is_answered() -> None:
    table = table_of(started(1, clans=[["gnoll"]]))
    seen = set()
    for name in ROOM_NAMES[:9]:
        table.wishes = (("hold", f"room:{name}"),)
        for card in table.active().hand:
            said = intent_of(table, Decision(0, "turn", [actions.play_action(card, 0)]), actions.play_action(card, 0))
            assert said is not None
            assert said.params["room"] == (f"room-{name}", {})
            seen.add(said.key)
    assert seen == {"intent-wish", "intent-wish-not", "intent-wish-held"}


def test_a_wish_that_no_card_can_do_is_answered_with_why_not() -> None:
    table = table_of(started(1, clans=[["gnoll"]]))
    table.s.heroes = [new_hero(0, 0, CELLS)]
    card = table.active().hand[0]
    play = actions.play_action(card, 0)
    for sign, where, key in (
        ("kill", "study", "intent-wish-nobody"),
        ("kill", "cells", "intent-wish-out-of-reach"),
        ("bring", "study", "intent-wish-empty-handed"),
        ("careful", "study", "intent-wish-not"),
    ):
        table.wishes = ((sign, f"room:{where}"),)
        said = intent_of(table, Decision(0, "turn", [play]), play)
        assert said is not None
        assert said.key == key, (sign, where)


def test_a_deed_that_lets_a_wish_wait_says_what_comes_first() -> None:
    table = table_of(started(1, clans=[["gnoll"]]))
    near, other = table.s.ways.passages[VAULT][:2]
    here, there = (actions.move_action(VAULT, room, NO_TOKEN, 0) for room in (near, other))
    asked = Decision(0, "act", [actions.PASS, here, there])
    table.wishes = (("hold", f"room:{ROOM_NAMES[near]}"),)
    plain, waits = intent_of(table, asked, here), intent_of(table, asked, there)
    assert plain is not None
    assert waits is not None
    assert plain.key.startswith("intent-hold")
    assert waits.key == "intent-wish-later"
    assert waits.params["room"] == (f"room-{ROOM_NAMES[near]}", {})
    assert waits.params["why"][1]["room"] == (f"room-{ROOM_NAMES[other]}", {})
    check_intent(GAME, waits, 1)


def test_what_somebody_wants_to_do_alone_is_left_to_them() -> None:
    table = table_of(started(1, clans=[["gnoll"]]))
    ways = table.s.ways.passages[VAULT]
    steps = [actions.move_action(VAULT, room, NO_TOKEN, 0) for room in ways]
    asked = Decision(0, "act", steps)
    table.wishes = ()
    favourite = JOGADOR.choose(table, asked, seeded(1))
    table.wishes = (("mine", f"room:{ROOM_NAMES[ways[steps.index(favourite)]]}"),)
    assert JOGADOR.choose(table, asked, seeded(1)) != favourite
    said = intent_of(table, asked, favourite)
    assert said is not None
    assert said.key == "intent-wish-not-left"
    check_intent(GAME, said, 1)


def test_a_room_that_no_card_shows_is_held_for_those_who_come_through_it() -> None:
    table = table_of(started())
    asked = Decision(0, "act", [actions.PASS, actions.move_action(STUDY, VAULT, NO_TOKEN, 0)])
    said = intent_of(table, asked, asked.actions[1])
    assert said is not None
    assert said.key == "intent-hold-way", "no card of this deck shows the Vault"
    heroes = sum(table.content.guild[card].hero >= 0 for card in table.s.guild_deck)
    assert said.params["n"] == heroes, "and every Hero wants to go there"
    check_intent(GAME, said, 2)


def test_the_first_idea_is_what_jogador_would_do() -> None:
    session = started(3)
    seat, asked = next(iter(session.pending.items()))
    table = table_of(session)
    found = ideas(table, asked, 6)
    assert found[0] == JOGADOR.choose(table, asked, seeded(seat))
    assert len(found) == len(set(found)) <= 6
    assert set(found) <= set(asked.actions)


@pytest.mark.long
def test_jogador_clearly_beats_aprendiz() -> None:
    won = {"jogador": 0, "aprendiz": 0}
    for level in won:
        policy = GAME.policy(level)
        for number in range(12):
            options = {"scenario": ("cauldron", "ring", "veterans")[number % 3], "level": "challenging"}
            session = GAME.start(2, seed=number, options=options)
            assert isinstance(session, FlowSession)
            session.finish([policy] * 2, seeded(number))
            assert session.outcome is not None
            won[level] += bool(session.outcome.winners)
    assert won["jogador"] >= won["aprendiz"] + 3, won
