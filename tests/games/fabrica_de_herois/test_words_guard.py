"""What the words of cards do: answers to an attack, standing lines, and the notation itself."""

from __future__ import annotations

import pytest

from ludoteca.games.fabrica_de_herois.actions import BUY, DONE, FLEE
from ludoteca.games.fabrica_de_herois.content.notation import (
    IN_BASE,
    IN_LEADER,
    IN_MISSION,
    VERBS,
    NotationError,
    effect,
    standing,
)
from ludoteca.games.fabrica_de_herois.effects.lines import LINES
from ludoteca.games.fabrica_de_herois.state import AMBUSH
from tests.games.fabrica_de_herois.table import Scene, base, hero, mission

A, B, C = 0, 1, 2


# -- Guard -----------------------------------------------------------------------------------------------------


def guarded(said: str, striking: str = "eliminate 1 chosen", **more: object) -> Scene:
    """A strikes at p3 of B, who answers with the Discard ability of `wall`."""
    scene = Scene(
        heroes=[hero("striker", discard=f"attack {striking}"), hero("wall", discard=f"defence {said}")],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 2, "mission": "m1"},
            {"field": "p2 p3 wall", "actions": 1},
        ],
        deck="p12",
        **more,  # type: ignore[arg-type]
    )
    scene.use(A, "striker")
    if scene.asked(A) == "target":
        scene.pick(A, "p3")
    return scene.use(B, "wall")


@pytest.mark.rule("FH-R44")
def test_shielding_passes_the_own_heroes_by() -> None:
    assert guarded("shield").field(B) == ["p2", "p3"]


def test_cancelling_and_striking_back() -> None:
    scene = guarded("cancel; block attacker-leader for round")
    assert scene.is_blocked("p1")
    assert scene.field(B) == ["p2", "p3"]
    scene = guarded("cancel; exile attacker")
    assert scene.names(scene.state.exiled) == ["striker"]
    scene = guarded("cancel; draw 1")
    assert scene.support(B) == ["p12"]
    scene = guarded("cancel; rob 1 attacker")
    assert (scene.actions(A), scene.actions(B)) == (0, 1)


def test_redirecting_to_another_of_mine_or_of_theirs() -> None:
    scene = guarded("redirect mine")
    assert scene.field(B) == ["p3"]
    scene = guarded("redirect theirs")
    assert scene.field(B) == ["p2", "p3"]
    assert scene.graveyard[-1] == "p1"


def test_whoever_may_be_hit_instead_is_offered_once_however_often_the_attack_hits() -> None:
    scene = Scene(
        heroes=[
            hero("striker", discard="attack block 1 chosen for round; eliminate 1 chosen"),
            hero("wall", discard="defence redirect mine"),
        ],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 2, "mission": "m1"},
            {"field": "p2 p3 p4 wall", "actions": 1},
        ],
        deck="p12",
    )
    scene.use(A, "striker").pick(A, "p3").pick(A, "p3")
    scene.use(B, "wall")
    assert scene.asked(B) == "target"
    assert scene.can_pick(B) == ["p2", "p4"]


def test_a_rescue_sends_the_target_home() -> None:
    scene = guarded("rescue")
    assert scene.support(B) == ["p3"]
    assert "p3" not in scene.graveyard


@pytest.mark.rule("FH-R57")
def test_an_ambush_steals_who_attacks_the_leader() -> None:
    scene = Scene(
        heroes=[
            hero("striker", discard="attack block leader for round"),
            hero("trap", leader="defence ambush for mission"),
        ],
        players=[{"field": "p1 striker", "support": "p9", "actions": 1, "mission": "m1"}, {"field": "trap p2"}],
        lasting=[{"what": "ambush", "team": B, "caster": B, "for": "mission"}],
    )
    scene.use(A, "striker")
    assert scene.field(B) == ["trap", "p2", "striker"]
    assert scene.is_blocked("striker")
    assert scene.graveyard == []
    assert not [one for one in scene.state.lasting if one.what == AMBUSH], "once"


@pytest.mark.parametrize(
    "attack", ["block leaders for round", "block weak 2 for round", "block members workshop for round"]
)
def test_an_ambush_waits_for_attacks_on_a_group_with_the_leader_too(attack: str) -> None:
    scene = Scene(
        heroes=[hero("striker", discard=f"attack {attack}"), hero("trap", leader="defence ambush for mission")],
        players=[{"field": "p1 striker", "support": "p9", "actions": 1, "mission": "m1"}, {"field": "trap p2"}],
        lasting=[{"what": "ambush", "team": B, "caster": B, "for": "mission"}],
    )
    scene.use(A, "striker")
    assert "striker" in scene.field(B)


@pytest.mark.parametrize(("attacker", "grave"), [("discard", ["striker", "p8"]), ("leader", ["p8", "striker"])])
def test_an_ambush_without_room_leaves_the_attacker_on_the_graveyard(attacker: str, grave: list[str]) -> None:
    """FH-R59: one that lies there already, under whom it has eliminated, stays in its place."""
    striking = "attack eliminate 1 chosen; block leader for round"
    striker = hero("striker", leader=striking) if attacker == "leader" else hero("striker", discard=striking)
    scene = Scene(
        heroes=[striker, hero("trap", leader="defence ambush for mission")],
        players=[
            {"field": "p1 striker" if attacker == "discard" else "striker p1", "actions": 1, "mission": "m1"},
            {"field": "trap p2 p3 p4 p5"},
            {"field": "p7 p8"},
        ],
        lasting=[{"what": "ambush", "team": B, "caster": B, "for": "mission"}],
    )
    scene.use(A, "striker").pick(A, "p8", "trap")
    assert scene.graveyard == grave
    assert scene.field(B) == ["trap", "p2", "p3", "p4", "p5"]
    assert not [one for one in scene.state.lasting if one.what == AMBUSH], "once"


# -- lines -----------------------------------------------------------------------------------------------------


def test_a_toll_makes_attacks_dearer_and_closes_who_cannot_pay() -> None:
    scene = Scene(
        heroes=[hero("striker", discard="attack eliminate 1 chosen"), hero("rich", leader="help toll 1 for permanent")],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "rich p2"},
            {"field": "p3"},
        ],
        lasting=[{"what": "line", "line": "toll", "amount": 1, "team": B, "caster": B, "for": "permanent"}],
    )
    scene.use(A, "striker")
    assert scene.graveyard == ["striker", "p3"], "only C can be paid for"
    dear = Scene(
        heroes=[hero("striker", discard="attack eliminate 1 chosen"), hero("rich", leader="help toll 1 for permanent")],
        players=[{"field": "p1 striker", "support": "p9", "actions": 2, "mission": "m1"}, {"field": "rich p2"}],
        lasting=[{"what": "line", "line": "toll", "amount": 1, "team": B, "caster": B, "for": "permanent"}],
    )
    dear.use(A, "striker").pick(A, "p2")
    assert dear.actions(A) == 0


def test_one_play_free_each_turn() -> None:
    scene = Scene(
        heroes=[hero("boss", leader="help free-play 1 for permanent")],
        players=[{"field": "boss p1", "actions": 3, "mission": "m1"}, {"field": "p2"}],
    )
    scene.use(A, "boss")
    assert scene.actions(A) == 2
    scene.buy(A)
    assert scene.actions(A) == 2
    scene.buy(A)
    assert scene.actions(A) == 1


def test_thawing_guarding_the_weak_and_choosing_what_to_buy() -> None:
    scene = Scene(
        heroes=[hero("boss", leader="help thaw for permanent")],
        players=[
            {"field": "boss p1", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2", "support": "p8"},
        ],
        lasting=[
            {"what": "block", "hero": "p1", "caster": B, "for": "mission"},
            {"what": "line", "line": "thaw", "team": A, "caster": A, "for": "permanent"},
        ],
        step="begin",
    )
    assert not scene.is_blocked("p1")

    scene = Scene(
        heroes=[hero("boss", 3, leader="help guard-weak 1 for permanent"), hero("tiny", 1)],
        players=[{"field": "boss tiny", "actions": 1, "mission": "m1"}, {"field": "p2"}],
        lasting=[{"what": "line", "line": "guard-weak", "amount": 1, "team": A, "caster": A, "for": "permanent"}],
    )
    assert scene.is_protected("tiny")
    assert not scene.is_protected("boss")

    scene = Scene(
        heroes=[hero("boss", 3, leader="help choosy for permanent")],
        players=[{"field": "boss", "actions": 1, "mission": "m1"}, {"field": "p2"}],
        lasting=[{"what": "line", "line": "choosy", "team": A, "caster": A, "for": "permanent"}],
        deck="p10 p11",
    )
    scene.buy(A)
    assert scene.asked(A) == "keep"
    scene.answer(A, 1)
    assert scene.support(A) == ["p11"]


@pytest.mark.rule("FH-R65")
def test_another_affiliation_counts_for_the_base_too() -> None:
    scene = Scene(
        heroes=[hero("d1", 2, "duty"), hero("d2", 2, "duty"), hero("drum", 2, "drumline")],
        bases=[base("post", "duty", standing="income +1")],
        players=[{"base": "post", "field": "d1 d2 drum", "actions": 1, "mission": "m1"}, {"field": "p2"}],
        lasting=[
            {"what": "line", "line": "counts", "affiliation": "drumline", "team": A, "caster": A, "for": "permanent"}
        ],
    )
    assert scene.state.players[A].base_on
    assert scene.is_protected("drum")


@pytest.mark.rule("FH-R67", "FH-D-44")
@pytest.mark.parametrize(
    ("line", "action"), [("price-buy -1", BUY), ("price-flee -1", FLEE), ("field +1", DONE), ("price-lead -1", DONE)]
)
def test_bases_change_limits_and_prices(line: str, action: int) -> None:
    scene = Scene(
        heroes=[hero(name, 2, "duty") for name in ("d1", "d2", "d3")],
        bases=[base("post", "duty", standing=line)],
        players=[{"base": "post", "field": "d1 d2 d3", "support": "p9", "mission": "m1"}, {"field": "p2"}],
    )
    assert action in scene.offers(A)


# -- the notation itself ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        "eliminate",
        "eliminate 0 chosen",
        "eliminate 9 chosen",
        "eliminate die chosen",
        "eliminate 1 leader",
        "block 1 chosen",
        "marker +2",
        "marker two for round",
        "draw 1 for round",
        "draw -1",
        "cancel",
        "exile attacker",
        "fly 1 chosen",
        "marker +1 per cloud for round",
        "marker +1 for round if raining",
        "block 1 chosen for ever",
        "eliminate 1 chosen today",
        "no-flee",
        "again",
        "weak 1",
        "seal 1 chosen for round",
    ],
)
def test_what_makes_no_sense_is_refused(said: str) -> None:
    with pytest.raises(NotationError):
        effect(said, IN_LEADER, 0)


@pytest.mark.rule("FH-R36", "FH-R47")
@pytest.mark.parametrize("said", ["price-discard", "toll", "at-most", "need-heroes", "nd-per-completed"])
def test_what_only_adds_takes_no_number_below_nought(said: str) -> None:
    # Free Discard abilities have no end, and texts override the rules: so no text can make them free.
    where = IN_BASE if said == "toll" else IN_MISSION
    assert standing([f"{said} 1"], where)[0].amount == 1
    with pytest.raises(NotationError, match="only adds"):
        standing([f"{said} -1"], where)


def test_what_a_mission_does_needs_no_duration() -> None:
    assert effect("marker -2", IN_MISSION).text()[1]["for"] == ("for-attempt", {})


def test_every_verb_has_a_name_of_its_own_and_something_to_say() -> None:
    assert all(name == verb.name for name, verb in VERBS.items())
    assert set(VERBS) & set(LINES) == {"income", "double"}, "words that mean two things, by where they stand"


def test_what_costs_nothing_anyway_uses_neither_promises_nor_free_plays_up() -> None:
    scene = Scene(
        heroes=[hero(name, 2, "duty", leader="help marker +1 for round") for name in ("d1", "d2", "d3")],
        bases=[base("post", "duty", standing="price-buy -1")],
        players=[
            {"base": "post", "field": "d1 d2 d3", "mission": "m1", "free_buys": 1, "actions": 1},
            {"field": "p2"},
        ],
    )
    scene.buy(A)
    assert int(scene.state.players[A].free_buys) == 1
    calm = Scene(
        missions=[mission("easy", 3, "blue")],
        players=[{"field": "p1", "mission": "easy", "free_flees": 1, "actions": 1}, {"field": "p2"}],
        lasting=[{"what": "line", "line": "price-flee", "amount": -1, "team": A, "caster": A, "for": "mission"}],
    )
    calm.flee(A)
    assert (int(calm.state.players[A].free_flees), calm.actions(A)) == (1, 1)
    free = Scene(
        heroes=[hero(name, 2, "duty", leader="help marker +1 for round") for name in ("d1", "d2", "d3")],
        bases=[base("post", "duty", standing="price-leader -1")],
        players=[{"base": "post", "field": "d1 d2 d3", "mission": "m1", "actions": 1}, {"field": "p2"}],
        lasting=[{"what": "line", "line": "free-play", "team": A, "caster": A, "for": "round"}],
    )
    free.use(A, "d1")
    assert int(free.state.players[A].free_used) == 0
