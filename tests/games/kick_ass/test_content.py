"""The box is complete and ours: exact counts, seven heroes that differ, items with a price, events with a choice."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from ludoteca.games.kick_ass.content import box as b
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import EventPiece, HeroPiece
from ludoteca.games.kick_ass.content.check import needs_shape, shape, unsolvable
from ludoteca.games.kick_ass.content.load import HERE, own_box
from ludoteca.games.kick_ass.content.words import Condition, Deed, Line
from tests.games.kick_ass.test_content_words import all_lines

BOX = own_box()
ICONS = Path(__file__).parents[3] / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
GENERAL = [card for card in BOX.cards if card.hero < 0]
BLUE = [BOX.cards[number] for number in BOX.blue_deck]
RED = [BOX.cards[number] for number in BOX.red_deck]
SHOP = [BOX.items[number] for number in BOX.item_deck]
ALL_EVENTS = [*BOX.events, *BOX.boss_events]


def deeds(lines: list[Line]) -> list[Deed]:
    """Everything that lines do, prices included."""
    return [deed for line in lines for option in line.options for deed in (*option.price, *option.deeds)]


def conditions(lines: list[Line]) -> list[Condition]:
    """Every `if` of lines."""
    return [one for line in lines for option in line.options for one in option.conditions]


def moments(item: b.ItemPiece) -> set[int]:
    """When an item does something."""
    return {int(line.moment) for line in item.lines.all}


# -- the city ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R13", "KA-R14", "KA-R16", "KA-R82")
def test_the_map_is_a_ring_of_seven_with_city_hall_inside() -> None:
    assert BOX.limits == [3, 4, 3, 3, 3, 3, 3, 5]
    assert sum(BOX.limits) == 27 == BOX.minions
    for place, district in enumerate(w.RING):
        assert w.RING[(place + 1) % 7] in BOX.adjacent[district]
    assert sorted(BOX.adjacent[w.CITY_HALL]) == [w.WALL_STREET, w.LIBRARY, w.HOSPITAL, w.DOCKS]
    assert w.LIBRARY in BOX.adjacent[w.POLICE]  # KA-E3
    for one in range(w.DISTRICTS):
        assert all(one in BOX.adjacent[other] for other in BOX.adjacent[one])
        assert BOX.arrows[one] in BOX.adjacent[one]


@pytest.mark.rule("KA-R16", "KA-R143")
def test_every_arrow_leads_to_city_hall() -> None:
    assert BOX.arrows[w.SHOP] == w.PARK  # KA-E1
    for district in range(w.DISTRICTS):
        at = district
        for _ in range(w.DISTRICTS):
            at = at if at == w.CITY_HALL else BOX.arrows[at]
        assert at == w.CITY_HALL


@pytest.mark.rule("KA-R7", "KA-R11", "KA-R40")
def test_arrival_tracks_rise_for_each_number_of_players_and_with_it() -> None:
    for players in range(1, 5):
        track = BOX.arrival[players]
        assert track == sorted(track)
        assert track[-1] > track[0]
        assert len(set(track)) < len(track)  # repeated values, as in KA-E1
    assert "4, 4" in ", ".join(map(str, BOX.arrival[3]))
    for fewer, more in zip(BOX.arrival[1:], BOX.arrival[2:], strict=False):
        assert all(few <= many for few, many in zip(fewer, more, strict=True))


@pytest.mark.rule("KA-R6", "KA-R111", "KA-R124", "KA-R125")
def test_dice_have_one_face_with_a_bolt() -> None:
    for die in (BOX.red_die, BOX.blue_die):
        assert Counter(die) == {b.PLAIN: 3, b.WITH_BOLT: 1, b.BLANK: 2}
    assert sorted(BOX.ko_die) == [0, 0, 0, 1, 1, 1]


# -- counts ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R4", "KA-R5", "KA-R8", "KA-R9", "KA-R79")
def test_there_is_exactly_as_much_as_the_box_has() -> None:
    assert len(BOX.heroes) == 7
    assert Counter(int(card.colour) for card in GENERAL) == {w.BLUE_FACE: 36, w.RED_FACE: 18}
    assert len(BOX.cards) == 96
    assert sum(card.colour == w.GREEN_FACE for card in BOX.cards) == 7
    assert sum(len(hero.cards) for hero in BOX.heroes) == 35
    assert (len(BOX.items), len(SHOP)) == (55, 48)
    assert (len(BOX.crises), len(BOX.spawns), len(BOX.events)) == (12, 20, 31)
    assert (len(BOX.boss_events), len(BOX.modifiers), len(BOX.plots)) == (20, 6, 5)
    assert [len(plot.events) for plot in BOX.plots] == [4] * 5
    assert (BOX.protection, BOX.inactive_timers, BOX.interest, BOX.dollars) == (8, 6, 24, 45)
    assert len(BOX.don_tokens) == len(set(BOX.don_tokens)) == 12
    assert Counter(BOX.mist_tokens)[b.TOKEN_HIDEOUT] == 1
    assert len(BOX.mist_tokens) == 8


@pytest.mark.rule("KA-R79")
def test_no_two_pieces_are_the_same_with_other_numbers() -> None:
    cards = [(shape(card.lines.all), int(card.district)) for card in BOX.cards]
    items = [shape(item.lines.all) for item in BOX.items]
    crises = [shape(crisis.lines.all) for crisis in BOX.crises]
    modifiers = [shape(card.lines.all) for card in BOX.modifiers]
    events = [(needs_shape(event.ways), shape(event.mature), shape(event.lines.all)) for event in BOX.events]
    bosses = [(needs_shape(event.ways), tuple(event.tokens), shape(event.mature)) for event in BOX.boss_events]
    spawns = [(shape(card.lines.all), () if card.lines.all else tuple(card.route)) for card in BOX.spawns]
    for pieces in (cards, items, crises, modifiers, events, bosses, spawns):
        assert len(set(pieces)) == len(pieces)


def test_every_word_of_the_vocabulary_is_used_by_a_piece() -> None:
    lines = list(all_lines())
    used = deeds(lines)
    needs = [need for event in ALL_EVENTS for need in event.needs]
    ifs = conditions(lines)
    ifs += [one for item in BOX.items for one in (*item.asks, *item.restore_if)]
    ifs += [one for need in needs for one in need.by]
    assert {int(deed.verb) for deed in used} == set(range(w.VERBS))
    assert {int(need.kind) for need in needs} == set(range(w.NEEDS))
    assert {int(one.kind) for one in ifs} == set(range(w.CONDITIONS))
    assert {int(deed.who) for deed in used} == set(range(len(w.WHO_NAMES)))
    assert {int(deed.each) for deed in used} == set(range(len(w.EACH_NAMES)))
    assert {int(deed.duration) for deed in used} == set(range(len(w.DURATION_NAMES)))
    when = {int(line.moment) for line in lines} | {int(item.restore) for item in BOX.items if item.restore >= 0}
    assert when == set(range(w.MOMENTS))


def test_at_most_one_piece_in_five_has_a_word_of_its_own() -> None:
    pieces: list[tuple[str, list[Line]]] = [(event.id, _sections(event)) for event in ALL_EVENTS]
    pieces += [(hero.id, hero.viral.all) for hero in BOX.heroes]
    for kind in (BOX.cards, BOX.items, BOX.crises, BOX.spawns, BOX.brutes, BOX.modifiers):
        pieces += [(piece.id, piece.lines.all) for piece in kind]
    users: dict[tuple[str, int], set[str]] = defaultdict(set)
    for name, lines in pieces:
        for line in lines:
            users["moment", int(line.moment)].add(name)
        for deed in deeds(lines):
            users["verb", int(deed.verb)].add(name)
        for one in conditions(lines):
            users["condition", int(one.kind)].add(name)
    for event in ALL_EVENTS:
        for need in event.needs:
            users["need", int(need.kind)].add(event.id)
    odd = {name for names in users.values() if len(names) == 1 for name in names}
    assert len(odd) <= len(pieces) / 5


def _sections(event: EventPiece) -> list[Line]:
    """All that is written on an event but its needs."""
    return [*event.setup, *event.reward, *event.mature, *event.lines.all]


# -- heroes ------------------------------------------------------------------------------------------------------------


def sketch(hero: HeroPiece) -> tuple[int, int, int, int]:
    """What a hero's five cards are like: red ones, steps, clocks, fights."""
    cards = [BOX.cards[number] for number in hero.cards]
    return (
        sum(card.colour == w.RED_FACE for card in cards),
        sum(int(card.moves) for card in cards),
        sum(int(card.timers) for card in cards),
        sum(int(card.combats) for card in cards),
    )


@pytest.mark.rule("KA-R18", "KA-R21", "KA-R42", "KA-R43")
def test_no_two_heroes_are_alike() -> None:
    sketches = [sketch(hero) for hero in BOX.heroes]
    assert len(set(sketches)) == 7
    assert {reds for reds, *_ in sketches} == {1, 2, 3, 4}
    assert len({(tuple(hero.red), tuple(hero.blue)) for hero in BOX.heroes}) == 7
    assert len({int(hero.district) for hero in BOX.heroes}) == 7
    hit_girl, gravity = BOX.heroes[b.HIT_GIRL], BOX.heroes[b.DOCTOR_GRAVITY]
    assert sketch(hit_girl)[3] >= 3 * sketch(gravity)[3]
    assert sketch(gravity)[2] >= 3 * sketch(hit_girl)[2]
    assert sketch(BOX.heroes[b.NIGHT_BITCH])[1] > sketch(BOX.heroes[b.BIG_DADDY])[1]


@pytest.mark.rule("KA-R22", "KA-R26", "KA-R44", "KA-R45", "KA-D-40", "KA-R212")
def test_heroes_start_where_the_rules_let_them() -> None:
    for hero in BOX.heroes:
        happy, strong, known, alive = hero.start
        assert happy >= 5
        assert 0 <= strong <= 6
        assert known < 7
        assert alive == hero.most_life
    assert BOX.heroes[b.HIT_GIRL].most_life == 3


@pytest.mark.rule("KA-R148", "KA-R149", "KA-R150", "KA-R151", "KA-R152", "KA-R153", "KA-R154")
def test_each_hero_has_another_viral_bonus() -> None:
    found = {}
    for hero in BOX.heroes:
        (deed,) = deeds(hero.viral.all)
        found[hero.viral_rule] = (w.VERB_NAMES[deed.verb], w.PLACE_NAMES[deed.place], int(deed.n), int(deed.who))
    assert found == {
        "KA-R148": ("strike", "anywhere", 2, w.SELF),
        "KA-R149": ("eliminate", "anywhere", 1, w.SELF),
        "KA-R150": ("protect", "anywhere", 2, w.SELF),
        "KA-R151": ("gain", "nowhere", 1, w.ALL),
        "KA-R152": ("lure", "nowhere", 3, w.SELF),
        "KA-R153": ("gain", "nowhere", 1, w.ALL),
        "KA-R154": ("eliminate", "each_adjacent", 1, w.SELF),
    }


@pytest.mark.rule("KA-E3", "KA-R110")
def test_doctor_gravity_can_roll_two_red_and_two_blue_dice() -> None:
    hero = BOX.heroes[b.DOCTOR_GRAVITY]
    dice = Counter({w.RED: hero.red[hero.start[w.STRENGTH]], w.BLUE: hero.blue[hero.start[w.STRENGTH]]})
    for name in ("gravity_device", "motorcycle_helmet"):
        item = next(item for item in BOX.items if item.id == name)
        dice.update(int(deed.what) for deed in deeds(item.lines.at[w.IN_COMBAT]) if deed.verb == w.ROLL)
    assert dice == {w.RED: 2, w.BLUE: 2}
    (bolt,) = deeds(BOX.items[hero.item].lines.at[w.BOLT])
    assert (bolt.verb, bolt.what, bolt.n) == (w.GAIN, w.HAPPINESS, 1)


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R78", "KA-R79")
def test_blue_is_everyday_life_and_red_always_fights() -> None:
    for card in BOX.cards:
        if card.colour == w.RED_FACE:
            assert card.kind == w.HERO
            assert card.combats > 0
        elif card.colour == w.BLUE_FACE:
            assert card.kind in (w.WORK, w.PERSONAL, w.NO_TYPE)
            assert card.combats == 0
        else:
            assert card.kind == w.FAMOUS


def test_red_costs_happiness_or_something_as_dear() -> None:
    free = [card.id for card in RED if not any(deed.verb in (w.LOSE, w.TIRE) for deed in deeds(card.lines.all))]
    unhappy = [card for card in RED if any((d.verb, d.what) == (w.LOSE, w.HAPPINESS) for d in deeds(card.lines.all))]
    assert len(unhappy) >= 10
    assert len(free) <= 4


@pytest.mark.rule("KA-R87")
def test_a_third_of_the_general_cards_are_bound_to_a_district_or_a_condition() -> None:
    bound = [card for card in GENERAL if card.district != w.NOWHERE or conditions(card.lines.all)]
    assert len(bound) >= len(GENERAL) / 3
    assert len({int(card.district) for card in GENERAL} - {w.NOWHERE}) == w.DISTRICTS


def test_general_cards_help_partners_lend_steps_use_bolts_and_come_back() -> None:
    verbs = Counter(int(deed.verb) for card in GENERAL for deed in deeds(card.lines.all))
    helped = [card for card in GENERAL if any(deed.who != w.SELF for deed in deeds(card.lines.all))]
    waiting = [
        card
        for card in GENERAL
        if any(one.kind in (w.IF_STILL, w.IF_PARTNER_PLAYS) for one in conditions(card.lines.all))
    ]
    bolts = [
        card for card in GENERAL if any(line.moment in (w.BOLT, w.RED_BOLT, w.BLUE_BOLT) for line in card.lines.all)
    ]
    assert len(helped) >= 10
    assert verbs[w.WALK] >= 2
    assert len(waiting) >= 2
    assert len(bolts) >= 3
    assert verbs[w.KEEP] + verbs[w.RETURN] >= 3


# -- items and crises --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R27", "KA-R31", "KA-R32")
def test_items_use_all_slots_and_cost_something() -> None:
    slots = Counter(int(item.slot) for item in SHOP)
    assert set(slots) == set(range(len(w.SLOT_NAMES)))
    assert min(slots.values()) >= 5
    assert all(1 <= item.cost <= 7 for item in SHOP)
    # Nobody begins with what an average item costs (KA-R44).
    assert sum(int(item.cost) for item in SHOP) / len(SHOP) > 3


@pytest.mark.rule("KA-R33", "KA-R35", "KA-R116", "KA-R117")
def test_enough_items_exhaust_restore_themselves_and_use_bolts() -> None:
    assert sum(w.EXHAUST in moments(item) for item in SHOP) >= 12
    assert sum(item.restore >= 0 for item in SHOP) >= 6
    bolts = [item for item in BOX.items if moments(item) & {w.BOLT, w.RED_BOLT, w.BLUE_BOLT}]
    assert len(bolts) >= 10
    for moment in (w.BOLT, w.RED_BOLT, w.BLUE_BOLT):
        assert any(moment in moments(item) for item in bolts)
    assert sum(bool(item.asks) for item in SHOP) >= 3


@pytest.mark.rule("KA-R30", "KA-R163", "KA-R164", "KA-R212")
def test_crises_change_how_one_plays() -> None:
    verbs = {crisis.id: {int(deed.verb) for deed in deeds(crisis.lines.all)} for crisis in BOX.crises}
    assert verbs["laziness"] == {w.STEPS}
    assert verbs["lending_a_hand"] == {w.HAND_SHUT}
    assert verbs["lost_backpack"] == {w.PACK_SHUT}
    assert verbs["insomnia"] == {w.NO_REFRESH}
    assert len({frozenset(each) for each in verbs.values()}) == 12
    ruled = [name for name, each in verbs.items() if max(each) >= w.FIRST_RULE]
    assert len(ruled) >= 11


# -- spawn cards and events --------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R69")
def test_half_of_the_spawn_cards_do_something_and_every_district_is_named_often() -> None:
    acting = [spawn for spawn in BOX.spawns if spawn.lines.all]
    assert 8 <= len(acting) <= 13
    named = Counter(district for spawn in BOX.spawns for district in spawn.route)
    assert set(named) == set(range(w.DISTRICTS))
    assert min(named.values()) >= 4
    assert max(named.values()) <= 10
    assert any(spawn.route == [w.SHOP, w.HOSPITAL, w.LIBRARY] and spawn.arrival == 1 for spawn in BOX.spawns)  # KA-E1


def choices(event: EventPiece) -> int:
    """In how many ways an event leaves something to the team."""
    return len(event.ways) - 1 + sum(len(line.options) - 1 for line in (*event.setup, *event.reward, *event.mature))


@pytest.mark.rule("KA-R51", "KA-R54", "KA-R64")
def test_events_ask_for_many_things_and_leave_a_choice() -> None:
    kinds = {int(need.kind) for event in BOX.events for need in event.needs}
    assert len(kinds) >= 9
    assert all(choices(event) >= 1 for event in BOX.events)
    assert all(choices(event) >= 1 for event in BOX.boss_events if event.plot != b.DON)
    for players in range(1, 5):
        playable = [BOX.events[number] for number in BOX.events_for(players)]
        assert len(playable) >= 6
        assert not [event.id for event in playable if unsolvable(event, players)]
    for event in BOX.boss_events:
        assert not [players for players in range(1, 5) if unsolvable(event, players)]


def test_a_conspiracy_of_three_is_beyond_two_players() -> None:
    event = EventPiece("trial")
    event.ask_for([[w.Need(w.CONSPIRE, w.NOTHING, 3, 0, w.PARK, w.NOWHERE, [])]])
    assert unsolvable(event, 2) == "'conspire' takes 3 heroes"
    assert unsolvable(event, 3) == ""


@pytest.mark.rule("KA-R5", "KA-R66", "KA-R115", "KA-R213")
def test_five_mini_bosses_belong_to_events_and_two_to_times_square() -> None:
    used = Counter(BOX.brutes[event.brute].id for event in BOX.events if event.brute >= 0)
    assert used == {"scrap": 1, "dentist": 1, "tractor_twins": 1, "poodle": 1, "inspector": 1}
    by_id = {brute.id: brute for brute in BOX.brutes}
    russia = by_id["mother_russia"]
    assert [stat.of(3) for stat in (russia.power, russia.armour, russia.life)] == [6, 6, 6]
    scrap = by_id["scrap"]
    assert (scrap.power.of(3), scrap.life.of(3)) == (4, 6)


@pytest.mark.rule("KA-R171", "KA-R184", "KA-R189", "KA-R192", "KA-R199", "KA-R204", "KA-R208")
def test_plots_have_their_tables() -> None:
    mist, vic, john, don, mother = BOX.plots
    for plot in BOX.plots:
        for table in (plot.life, plot.armour, plot.power):
            assert len(table) == 5
            assert table[1:] == sorted(table[1:])
    assert vic.gang[1:] == [3, 3, 3, 3]
    assert john.gang[1:] == [1, 2, 3, 4]
    assert don.gang[1:] == sorted(don.gang[1:])
    assert mist.gang[1:] == [0, 0, 0, 0]
    names = [BOX.brutes[wave.brute].id if wave.brute >= 0 else "" for wave in mother.waves]
    assert names == ["", "big_bastard", "mother_russia", "", "mother"]
    placed = Counter(weakness for number in don.events for weakness, _ in BOX.boss_events[number].tokens)
    assert placed == dict.fromkeys(range(b.WEAKS), 3)
    # KA-R199: alone a Boss Event of his places one token of each colour, so every card names a colour twice.
    for number in don.events:
        colours = [weakness for weakness, _ in BOX.boss_events[number].tokens]
        assert (len(colours), len(set(colours))) == (3, 2)


# -- pictures ----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not ICONS.exists(), reason="the client's packages are not installed")
def test_every_icon_is_in_the_set() -> None:
    known = set(json.loads(ICONS.read_text("utf-8"))["icons"])
    used = {
        line.split('"')[1]
        for file in HERE.glob("*.toml")
        for line in file.read_text("utf-8").splitlines()
        if line.startswith("icon = ")
    }
    assert used <= known
