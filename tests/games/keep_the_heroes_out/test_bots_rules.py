"""What *jogador* says to every question of a match, and what it makes of a scenario's rule: positions as exams."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.bots import Glimpse, make_bot
from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.bots import omens
from ludoteca.games.keep_the_heroes_out.bots.councils import cost_of, council, toughest, without_the_awake
from ludoteca.games.keep_the_heroes_out.bots.deeds import gain, try_deed
from ludoteca.games.keep_the_heroes_out.bots.player import Player, is_first_card
from ludoteca.games.keep_the_heroes_out.bots.sketch import danger, in_room, sketch_of
from ludoteca.games.keep_the_heroes_out.bots.strength import FITTED, evaluate_state, features
from ludoteca.games.keep_the_heroes_out.bots.worths import card_worths, dull_loot, least_card
from ludoteca.games.keep_the_heroes_out.checks.invariants import dump
from ludoteca.games.keep_the_heroes_out.content.box import (
    APOTHECARY,
    BOOK,
    BUILDER,
    CELLS,
    CHAMPION,
    COIN,
    FROG,
    GRAVEYARD,
    LABORATORY,
    ROOMS,
    SEWERS,
    STUDY,
    TYPE_OF,
    VAULT,
    WARRIOR,
    WORKSHOP,
)
from ludoteca.games.keep_the_heroes_out.content.scenario import CLOSE, COMPLETE, DISCARD, TURN_LOWEST, WAKE
from ludoteca.games.keep_the_heroes_out.rules import oddities
from ludoteca.games.keep_the_heroes_out.rules.builder import build_deeds
from ludoteca.games.keep_the_heroes_out.state import COMPLETED, LAIR, LOST, NO_CARD, WON, Dungeon, new_hero
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.flow_session import FlowSession

GAME = ludoteca.game("keep-the-heroes-out")
JOGADOR = Player()


def begun(scenario: str, seats: int = 2, **options: Any) -> FlowSession:
    """A match of a scenario at its first card."""
    session = GAME.start(seats, seed=5, options={"scenario": scenario, "level": "challenging", **options})
    assert isinstance(session, FlowSession)
    while next(iter(session.pending.values())).kind != "turn":
        seat, asked = next(iter(session.pending.items()))
        session.answer(seat, JOGADOR.choose(session.table, asked, seeded(1)))
    return session


def table_of(scenario: str, seats: int = 2, **options: Any) -> Dungeon:
    """Its table."""
    table = begun(scenario, seats, **options).table
    assert isinstance(table, Dungeon)
    return table


def put_heroes(t: Dungeon, *rooms: int) -> None:
    """Exhausted Heroes in these rooms, and nowhere else."""
    t.s.heroes = [new_hero(number, number % 4, room) for number, room in enumerate(rooms)]
    for hero in t.s.heroes:
        hero.awake = False


# -- the Clan's own questions ------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R10")
def test_start_monsters_go_where_they_are_needed_and_not_by_lot() -> None:
    session = GAME.start(1, seed=5, options={"scenario": "cauldron", "clans": [["skeleton"]]})
    asked = next(iter(session.pending.values()))
    assert asked.kind == "split"
    assert isinstance(session, FlowSession)
    answers = {JOGADOR.choose(session.table, asked, seeded(whim)) for whim in range(5)}
    assert len(answers) == 1, "the same position, the same answer"
    assert 0 < answers.pop() < 5, "one at least in each of the two rooms: an empty one is run through"


@pytest.mark.rule("KTHO-R24")
def test_a_card_that_helps_little_is_given_for_a_row_that_nobody_can_buy_from() -> None:
    table = table_of("decoys", 1, clans=[["gnoll"]])
    clan = table.active()
    cards = table.content.cards
    forge_goods = [card for card in table.content.loot if cards[card].kind == 0]
    table.s.loot_row[:] = forge_goods[:5]  # Equipment, and there is no Forge
    assert dull_loot(table) == 0b11111
    weak = least_card(table, clan.hand)
    asked = Decision(0, "renew", [actions.PASS, *[actions.RENEW + card * 32 + 31 for card in clan.hand]])
    assert JOGADOR.choose(table, asked, seeded(1)) == actions.RENEW + weak * actions.MASKS + 31
    table.s.renewed = 1
    assert JOGADOR.choose(table, asked, seeded(1)) == actions.PASS, "once a turn is enough"


@pytest.mark.rule("KTHO-R24")
def test_a_good_row_is_left_alone() -> None:
    table = table_of("cauldron", 1, clans=[["gnoll"]])
    best = {
        kind: max(
            (c for c in table.content.loot if table.content.cards[c].kind == kind), key=lambda c: card_worths(table)[c]
        )
        for kind in range(4)
    }
    table.s.loot_row[:] = [*best.values(), NO_CARD]
    assert dull_loot(table) == 0
    asked = Decision(0, "renew", [actions.PASS, actions.RENEW + table.active().hand[0] * actions.MASKS + 1])
    assert JOGADOR.choose(table, asked, seeded(1)) == actions.PASS


@pytest.mark.rule("KTHO-R70b")
def test_a_curse_takes_what_is_missed_least() -> None:
    table = table_of("cauldron", 1, clans=[["ratfolk"]])
    clan = table.active()
    strong = max(table.content.loot, key=lambda card: card_worths(table)[card])
    clan.hand.append(strong)
    asked = Decision(0, "curse", clan.hand[:])
    assert (
        JOGADOR.choose(table, asked, seeded(1)) == min(clan.hand, key=lambda card: card_worths(table)[card]) != strong
    )


@pytest.mark.rule("KTHO-R58")
def test_the_best_foreign_card_is_taken() -> None:
    table = table_of("borrowed-claws", 1)
    foreign = table.content.clans[table.s.foreign[0]].cards
    table.s.loot_row[:] = foreign[:5]
    slot = JOGADOR.choose(table, Decision(0, "lab-card", [0, 1, 2, 3, 4]), seeded(1))
    assert card_worths(table)[foreign[slot]] == max(card_worths(table)[card] for card in foreign[:5])


# -- what the players decide together ----------------------------------------------------------------------------


@pytest.mark.rule("KTHO-D-55")
def test_those_stay_with_the_treasure_who_can_take_most() -> None:
    table = table_of("champion", 1)
    put_heroes(table, STUDY, STUDY, STUDY)
    for hero in table.s.heroes:
        hero.awake = True
    table.s.heroes[2].hero = CHAMPION
    options = [actions.pillagers_action([n]) for n in range(3)]
    assert toughest(table, Decision(0, "pillagers", options)) == options[2]
    assert JOGADOR.choose(table, Decision(0, "pillagers", options), seeded(1)) == options[2]


@pytest.mark.rule("KTHO-D-57")
def test_the_resource_that_buys_something_here_is_kept() -> None:
    table = table_of("cauldron", 1)
    table.s.tokens[STUDY][BOOK] = 1
    table.s.tokens[STUDY][COIN] = 1
    assert JOGADOR.choose(table, Decision(0, "spoil", [COIN, BOOK], STUDY), seeded(1)) == COIN
    assert JOGADOR.choose(table, Decision(0, "spoil", [BOOK, COIN], STUDY), seeded(2)) == COIN


def test_the_bailiff_is_paid_rather_than_shown_a_treasure() -> None:
    table = table_of("bailiff")
    number = next(n for n, clause in enumerate(table.content.scenario.clauses) if len(clause.sides) > 1)
    table.s.tokens[VAULT][COIN] = 2
    assert JOGADOR.choose(table, Decision(0, "scenario-side", [0, 1], number), seeded(1)) == 0


@pytest.mark.parametrize(
    ("scenario", "kind", "about"),
    [
        ("ring", "scenario-open", None),
        ("ring", "scenario-close", None),
        ("earthquake", "scenario-tile", None),
        ("bands", "scenario-room", (oddities.FOR_STAGE, 0)),
        ("decoys", "scenario-room", (oddities.FOR_COLLAPSE, -1)),
        ("frogs", "scenario-room", (oddities.FOR_HOP, SEWERS)),
        ("bailiff", "scenario-room", (TURN_LOWEST, -1)),
        ("inspector", "scenario-room", (DISCARD, -1)),
        ("last-night", "scenario-room", (WAKE, -1)),
        ("thin-walls", "scenario-room", (COMPLETE, -1)),
        ("two-wings", "scenario-room", (CLOSE, -1)),
        ("cauldron", "scenario-room", (99, -1)),
    ],
)
def test_what_a_scenario_asks_is_answered_with_what_costs_least_and_thinking_changes_nothing(
    scenario: str, kind: str, about: object
) -> None:
    table = table_of(scenario)
    put_heroes(table, VAULT, GRAVEYARD, GRAVEYARD)
    options = {
        "scenario-open": oddities.walls(table),
        "scenario-close": oddities.closable(table),
        "scenario-tile": oddities.shaken(table),
        "scenario-room": [room for room in range(ROOMS) if table.has(room) and room != BUILDER],
    }[kind]
    asked = Decision(0, kind, options, about)
    before = dump(table.s)
    ways = table.s.ways
    chosen = JOGADOR.choose(table, asked, seeded(1))
    assert dump(table.s) == before
    assert table.s.ways is ways
    costs = [cost_of(table, without_the_awake(table), asked, option) for option in options]
    assert costs[options.index(chosen)] == min(costs)
    assert JOGADOR.choose(table, asked, seeded(9)) == chosen == council(table, asked, seeded(3))


def test_heroes_who_must_wake_are_woken_far_from_an_empty_vault() -> None:
    table = table_of("last-night", 1)
    for clan in table.s.clans:
        clan.rooms[:] = [LAIR] * len(clan.rooms)
    put_heroes(table, VAULT, VAULT, VAULT, VAULT, WORKSHOP)
    asked = Decision(0, "scenario-room", [VAULT, WORKSHOP], (WAKE, -1))
    assert JOGADOR.choose(table, asked, seeded(1)) == WORKSHOP


# -- scenarios' rules --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "omen"),
    [
        ("full-house", omens.MAGE_COMES),
        ("ransom", omens.PRISONER_COMES),
        ("ringleader", omens.PRISONER_COMES),
        ("night-shift", omens.ONE_CARD_MORE),
        ("bailiff", omens.LOWEST_TURNS),
        ("bands", omens.STAGE_WAKES),
        ("veterans", omens.SHOWN_WAKE),
        ("last-night", omens.CROWD_WAKES),
        ("two-wings", omens.ONE_CARD_MORE),
        ("cauldron", omens.NOTHING),
    ],
)
def test_a_card_of_the_scenario_is_known_for_what_it_does(scenario: str, omen: int) -> None:
    table = table_of(scenario, 2)
    assert omens.omen_of(table, 0) == omen


def test_a_card_means_something_else_when_things_have_changed() -> None:
    table = table_of("ransom")
    put_heroes(table, CELLS, CELLS, CELLS, CELLS)
    assert omens.omen_of(table, 0) == omens.CELLS_WAKE
    paid = table_of("bailiff")
    paid.s.tokens[VAULT][COIN] = 1
    assert omens.omen_of(paid, 0) == omens.NOTHING


@pytest.mark.parametrize(
    "scenario", ["full-house", "veterans", "last-night", "bands", "bailiff", "ringleader", "two-wings"]
)
def test_what_a_card_does_is_part_of_the_danger(scenario: str) -> None:
    table = table_of(scenario, 2)
    put_heroes(table, *[CELLS] * 3, *[GRAVEYARD] * 4)
    table.s.guild_deck = [n for n, card in enumerate(table.content.guild) if card.hero < 0]
    table.s.marks[1] = TYPE_OF[GRAVEYARD] + 1
    table.s.marks[0] = GRAVEYARD + 1 if scenario == "bands" else 0
    harmless = sketch_of(table)
    harmless.futures = [6] * len(harmless.futures)  # the same cards, if they did nothing
    assert danger(sketch_of(table)) != pytest.approx(danger(harmless))


@pytest.mark.parametrize(
    ("scenario", "token", "room", "sign"),
    [
        ("cauldron", FROG, APOTHECARY, 1),
        ("bailiff", COIN, VAULT, 1),
        ("inspector", COIN, BUILDER, 1),
        ("frogs", FROG, SEWERS, -1),
        ("frogs", FROG, VAULT, -1),
        ("ring", COIN, VAULT, 0),
    ],
)
def test_tokens_that_the_rule_wants_or_fears(scenario: str, token: int, room: int, sign: int) -> None:
    worth = omens.token_worth(table_of(scenario), token, room, 0)
    assert (worth > 0) - (worth < 0) == sign


def test_a_coin_in_the_cells_is_wanted_while_somebody_is_in_there() -> None:
    table = table_of("ransom")
    assert omens.token_worth(table, COIN, CELLS, 0) > 0
    put_heroes(table, VAULT)
    assert omens.token_worth(table, COIN, CELLS, 0) == 0


def test_offers_of_a_rule_are_weighed() -> None:
    ransom = table_of("ransom")
    sketch = sketch_of(ransom)
    number = next(n for n, clause in enumerate(ransom.content.scenario.clauses) if clause.room == CELLS)
    held = in_room(sketch.asleep, CELLS)
    assert try_deed(ransom, ransom.active(), sketch, actions.extra_action(number * 8 + WARRIOR, CELLS)) > 2.0
    assert in_room(sketch.asleep, CELLS) == held - 1
    dark = table_of("blackout")
    number = next(n for n, clause in enumerate(dark.content.scenario.clauses) if clause.moment == 7)
    assert try_deed(dark, dark.active(), sketch_of(dark), actions.extra_action(number * 8, STUDY)) > 0.3


def test_where_heroes_use_portals_one_beside_the_vault_is_a_danger() -> None:
    table = table_of("thin-walls")
    for clan in table.s.clans:
        clan.rooms[:] = [LAIR] * len(clan.rooms)
    base = sketch_of(table)
    table.s.portals[VAULT] = COMPLETED
    opened = sketch_of(table)
    try_deed(table, table.active(), opened, actions.COMPLETE + STUDY)
    assert in_room(base.toward, STUDY) != VAULT
    assert in_room(opened.toward, STUDY) == VAULT
    closed = opened.copy()
    number = next(n for n, clause in enumerate(table.content.scenario.clauses) if clause.moment == 7)
    try_deed(table, table.active(), closed, actions.extra_action(number * 8, VAULT))
    assert in_room(closed.toward, STUDY) != VAULT


def test_what_rules_ask_for() -> None:
    assert omens.portal_asked_for(table_of("two-wings")) > 0
    assert omens.portal_asked_for(table_of("cauldron")) == 0
    inspector = table_of("inspector")
    assert omens.type_asked_for(inspector) > 0
    inspector.s.wave = 2
    assert omens.type_asked_for(inspector) == 0
    assert omens.prisoners_asked_for(table_of("night-shift")) == 2
    assert omens.prisoners_feared(table_of("ransom")) == 3
    assert omens.rooms_fall(table_of("decoys"))
    assert not omens.rooms_fall(table_of("inspector"))


def test_the_second_use_of_the_cells_is_known_to_draw_two() -> None:
    table = table_of("night-shift")
    assert sketch_of(table).locks == 1
    table.s.cells_used = 1
    assert sketch_of(table).locks == 2


def test_a_borrowed_card_that_can_be_played_at_once_is_worth_more() -> None:
    at_once, later = table_of("borrowed-claws", 1), table_of("last-night", 1)
    assert at_once.has(LABORATORY)
    assert later.has(LABORATORY)
    worth = [try_deed(t, t.active(), sketch_of(t), actions.RESEARCH) for t in (at_once, later)]
    assert worth[0] > worth[1]


def test_the_champion_walks_in_a_sketch_with_every_card() -> None:
    table = table_of("champion")
    sketch = sketch_of(table)
    assert sketch.champion == GRAVEYARD
    felled = sketch.copy()
    champion = next(hero for hero in table.s.heroes if hero.hero == CHAMPION)
    champion.hurt = 3  # of 4
    try_deed(table, table.active(), felled, actions.MELEE + champion.number)
    assert felled.champion == -1
    for clan in table.s.clans:
        clan.rooms[:] = [LAIR] * len(clan.rooms)
    table.s.treasures = [n if room == VAULT else -1 for room, n in enumerate(table.s.treasures)]
    there = sketch_of(table)
    gone = there.copy()
    gone.champion = -1
    assert danger(there) != danger(gone)


# -- building ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R59")
def test_it_builds_where_ways_grow_longer_and_what_the_rule_asks_for() -> None:
    table = table_of("inspector", 1)
    table.s.tokens[BUILDER][COIN] = 1
    table.s.plans = [WORKSHOP]
    deeds: list[int] = []
    build_deeds(table, deeds)
    assert len(deeds) > 3
    base = sketch_of(table)
    before = danger(base)
    far: dict[int, float] = {}
    beyond: dict[int, float] = {}
    for deed in deeds:
        trial = base.copy()
        beyond[deed] = try_deed(table, table.active(), trial, deed)
        far[deed] = trial.way
    assert max(far.values()) > min(far.values()) > base.way
    assert far[max(deeds, key=lambda deed: beyond[deed])] == max(far.values())
    assert min(beyond.values()) > omens.type_asked_for(table), "there was no room of its type, and the inspector counts"
    best = max(deeds, key=lambda deed: gain(table, table.active(), base, before, deed))
    asked = Decision(0, "act", [actions.PASS, *deeds])
    assert JOGADOR.choose(table, asked, seeded(1)) == best
    inside = table_of("decoys", 1)
    inside.s.tokens[BUILDER][COIN] = 2
    deeds = []
    build_deeds(inside, deeds)
    assert JOGADOR.choose(inside, Decision(0, "act", [actions.PASS, *deeds]), seeded(1)) in deeds


# -- search ------------------------------------------------------------------------------------------------------


def test_a_search_judges_where_the_next_turn_begins() -> None:
    session = begun("cauldron", 3)
    seat, asked = next(iter(session.pending.items()))
    world = session.sample_playout(seat, seeded(1))
    turns = world.table.state.turns  # type: ignore[attr-defined]
    world.answer(seat, asked.actions[1])
    world.finish([JOGADOR] * 3, seeded(2), 400, GAME.rests(session.table, asked))
    table = world.table
    assert isinstance(table, Dungeon)
    assert world.outcome is None
    assert is_first_card(table)
    assert table.s.turns == turns + 1
    assert not any(hero.awake for hero in table.s.heroes)


def test_a_guess_of_the_end_knows_more_heroes_are_worse() -> None:
    table = table_of("cauldron")
    assert len(features(table)) == len(FITTED)
    calm = evaluate_state(table.s)
    put_heroes(table, VAULT, VAULT, VAULT, SEWERS, SEWERS, WORKSHOP)
    assert evaluate_state(table.s) < calm
    table.s.reason = WON
    assert evaluate_state(table.s) == 1.0
    table.s.reason = LOST
    assert evaluate_state(table.s) == 0.0


def test_mestre_looks_at_what_is_close_and_nothing_else() -> None:
    session = begun("cauldron", 2)
    bot = make_bot("mestre", GAME.id, 3, playouts=8)
    seat, asked = next(iter(session.pending.items()))
    assert bot.choose(Glimpse(session, seat), asked) in asked.actions
    assert bot.intent is not None
    order = Decision(0, "hero", [0, 1, 2])
    table = table_of("cauldron")
    put_heroes(table, VAULT, SEWERS)
    assert len(GAME.candidates(table, order, 8)) == 1, "for the order of Heroes a glance is as good"
