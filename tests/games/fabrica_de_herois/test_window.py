"""The response window (FH-R44 to FH-R46, FH-D-2, FH-D-16, FH-D-17, FH-D-25, FH-D-28 to FH-D-30, FH-D-48, FH-D-50)."""

from __future__ import annotations

import pytest

from ludoteca.games.fabrica_de_herois.actions import ENTER, GO_HOME, PASS, USE
from ludoteca.games.fabrica_de_herois.state import FactoryState
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.game import NO_SUBJECT
from tests.games.fabrica_de_herois.table import Scene, hero, mission

A, B, C, D = range(4)

STRIKE = "attack eliminate 1 chosen"
BOLT = "attack! eliminate 1 chosen"
CANCEL = "defence cancel"


def duel_of_words(**more: object) -> Scene:
    """A has an attacker, B a bolt and a Defence, C a bolt and a Defence, D nothing."""
    return Scene(
        heroes=[
            hero("striker", discard=STRIKE),
            hero("b_bolt", discard=BOLT),
            hero("b_wall", discard=CANCEL),
            hero("c_bolt", discard=BOLT),
            hero("c_wall", discard=CANCEL),
        ],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 2, "mission": "m1"},
            {"field": "p2 p3 b_bolt b_wall", "actions": 2},
            {"field": "p4 p5 c_bolt c_wall", "actions": 2},
            {"field": "p6", "actions": 6},
        ],
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("FH-D-16", "FH-R44", "FH-R46", "FH-R43")
def test_a_receiver_has_defences_and_bolts_everyone_else_bolts_alone() -> None:
    scene = duel_of_words()
    scene.use(A, "striker").pick(A, "p3")
    assert scene.can_use(B, "b_bolt")
    assert scene.can_use(B, "b_wall")
    assert scene.can_use(C, "c_bolt")
    assert not scene.can_use(C, "c_wall")
    assert scene.asked(D) is None
    assert scene.asked(A) is None, "the user is not asked about the own ability"
    for seat in (B, C):
        decision = scene.g.asked(seat)
        assert decision is not None
        assert (decision.reaction, decision.default, decision.actions[0]) == (True, PASS, PASS)


@pytest.mark.rule("FH-D-16")
def test_the_receiver_answers_first_and_those_who_come_later_are_asked_again() -> None:
    scene = duel_of_words()
    scene.use(A, "striker").pick(A, "p5")  # C is the receiver: asked before B
    scene.answer(B, scene.ability("b_bolt"))
    scene.answer(C, scene.ability("c_wall"))
    assert scene.told("declared")[-1][:2] == (C, 2 * scene.number("c_wall") + 1)
    assert "b_bolt" in scene.field(B), "B's answer has not been given: B is asked again"
    assert scene.asked(B) == "answer"
    scene.passes(B)
    assert scene.field(C) == ["p4", "p5", "c_bolt"]


@pytest.mark.rule("FH-D-16")
def test_one_answer_per_player_and_window() -> None:
    scene = duel_of_words()
    scene.use(A, "striker").pick(A, "p3")
    scene.passes(C)
    scene.use(B, "b_bolt")
    scene.pick(B, "p1")
    assert scene.asked(C) == "answer", "about B's bolt"
    scene.passes(C)
    assert scene.asked(B) is None, "B has answered once; C, who comes later, may think again"
    assert scene.asked(C) == "answer"
    scene.passes(C)
    assert "p3" not in scene.field(B)


@pytest.mark.rule("FH-D-16", "FH-D-29", "FH-R46")
def test_answers_nest_and_the_last_in_is_the_first_out() -> None:
    scene = Scene(
        heroes=[
            hero("a1", discard=BOLT),
            hero("a2", discard=BOLT),
            hero("b1", discard=BOLT),
            hero("b2", discard=BOLT),
        ],
        players=[
            {"field": "p1 a1 a2", "support": "p9", "actions": 3, "mission": "m1"},
            {"field": "p2 p3 b1 b2", "actions": 3},
        ],
    )
    scene.use(A, "a1").pick(A, "p3")
    scene.use(B, "b1").pick(B, "p1")
    scene.use(A, "a2").pick(A, "p2")
    assert [int(cast.ability) // 2 for cast in scene.state.stack] == [scene.number(name) for name in ("a1", "b1", "a2")]
    scene.use(B, "b2")
    assert scene.graveyard == ["a1", "b1", "a2", "b2", "p1", "p2", "p3"]
    assert scene.state.stack == []


@pytest.mark.rule("FH-D-29", "FH-D-16")
def test_a_target_that_is_gone_is_passed_over_and_nothing_comes_back() -> None:
    scene = Scene(
        heroes=[hero("striker", discard=STRIKE), hero("runner", discard="help! home 1 own")],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 p3 runner", "actions": 1},
        ],
    )
    scene.use(A, "striker").pick(A, "p3")
    scene.use(B, "runner").pick(B, "p3")
    assert scene.support(B) == ["p3"]
    assert scene.graveyard == ["striker", "runner"]
    assert scene.actions(A) == 0


@pytest.mark.rule("FH-D-29", "FH-R51")
def test_a_target_that_is_protected_by_now_is_passed_over() -> None:
    scene = Scene(
        heroes=[hero("striker", discard=STRIKE), hero("guard", discard="defence protect 1 own for round")],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 p3 guard", "actions": 1},
        ],
    )
    scene.use(A, "striker").pick(A, "p3")
    scene.use(B, "guard").pick(B, "p3")
    assert "p3" in scene.field(B)


@pytest.mark.rule("FH-D-29")
def test_the_effect_happens_even_if_its_user_is_lost_except_a_permanent() -> None:
    scene = Scene(
        heroes=[
            hero("boss", leader="help marker +2 for mission"),
            hero("idol", leader="help marker +2 for permanent"),
            hero("assassin", discard="attack! eliminate leader"),
        ],
        players=[
            {"field": "boss p1", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 assassin", "actions": 1},
        ],
    )
    scene.use(A, "boss").use(B, "assassin")
    assert scene.leader(A) == "p1"
    assert scene.marker(A) == 2
    scene = Scene(
        heroes=[
            hero("idol", leader="help marker +2 for permanent"),
            hero("assassin", discard="attack! eliminate leader"),
        ],
        players=[
            {"field": "idol p1", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 assassin", "actions": 1},
        ],
    )
    scene.use(A, "idol").use(B, "assassin")
    assert scene.marker(A) == 0
    assert len(scene.told("fizzled")) == 1


@pytest.mark.rule("FH-D-29")
def test_a_group_is_looked_at_when_it_resolves() -> None:
    scene = Scene(
        heroes=[
            hero("storm", discard="attack eliminate weak 1"),
            hero("mite", 1),
            hero("flea", 1, discard="help! home 1 own"),
            hero("big", 3),
        ],
        players=[
            {"field": "p1 storm", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "big flea mite", "actions": 1},
        ],
    )
    scene.use(A, "storm").use(B, "flea").pick(B, "mite")
    assert scene.field(B) == ["big"]
    assert scene.support(B) == ["mite"]


@pytest.mark.rule("FH-D-17")
def test_the_target_may_defend_itself_by_being_discarded() -> None:
    scene = Scene(
        heroes=[hero("striker", discard=STRIKE), hero("martyr", discard="defence cancel; draw 1")],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 martyr", "actions": 1},
        ],
        deck="p10",
    )
    scene.use(A, "striker").pick(A, "martyr").use(B, "martyr")
    assert scene.graveyard == ["striker", "martyr"]
    assert scene.support(B) == ["p10"]


@pytest.mark.rule("FH-D-2", "FH-R36")
def test_off_turn_abilities_cost_a_stored_action() -> None:
    scene = duel_of_words()
    scene.use(A, "striker").pick(A, "p3")
    scene.passes(C)
    scene.use(B, "b_wall")
    assert scene.actions(B) == 1


@pytest.mark.rule("FH-D-2", "FH-R46", "FH-D-16")
def test_a_bolt_without_an_action_is_refused_and_its_owner_not_asked() -> None:
    scene = Scene(
        heroes=[hero("striker", discard=STRIKE), hero("bolt", discard=BOLT), hero("bolt2", discard=BOLT)],
        players=[
            {"field": "p1 striker", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 bolt", "actions": 0},
            {"field": "p3 bolt2", "actions": 1},
        ],
    )
    scene.use(A, "striker").pick(A, "p2")
    assert scene.asked(B) is None
    assert scene.asked(C) == "answer"
    scene.refused(B, USE + 2 * scene.number("bolt") + 1)


@pytest.mark.rule("FH-R44")
def test_no_defence_against_an_aid_a_mission_or_a_base() -> None:
    scene = Scene(
        heroes=[hero("mover", leader="help trade-leaders one"), hero("wall", discard=CANCEL)],
        players=[
            {"field": "mover", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 wall", "actions": 3},
        ],
    )
    scene.use(A, "mover")
    assert scene.leader(A) == "p2", "an Aid cannot be answered with a Defence"
    reward = Scene(
        heroes=[hero("wall", discard=CANCEL)],
        missions=[mission("due", 1, rewards="eliminate leader")],
        players=[{"field": "p1", "support": "p9", "mission": "due"}, {"field": "p2 wall", "actions": 3}],
        step="compare",
    )
    assert reward.graveyard == ["p2"]


@pytest.mark.rule("FH-D-25", "FH-R46")
def test_at_a_comparison_the_others_may_use_a_bolt_and_the_owner_may_answer_it() -> None:
    scene = Scene(
        heroes=[hero("sapper", discard="attack! marker -3 one for round"), hero("wall", discard=CANCEL)],
        missions=[mission("due", 4)],
        players=[
            {"field": "p1 wall", "actions": 1, "mission": "due"},
            {"field": "p2 sapper", "actions": 1},
            {"field": "p3"},
        ],
        step="prepare",
    )
    scene.done(A)
    assert scene.asked(B) == "answer"
    scene.use(B, "sapper")
    scene.answer(B, A)  # aimed at A
    assert scene.can_use(A, "wall")
    scene.passes(A)
    assert scene.told("compared")[0][2:5] == (4 - 3, 4, 0)


@pytest.mark.rule("FH-D-25")
def test_no_preparation_after_the_window_of_the_comparison() -> None:
    scene = Scene(
        heroes=[hero("sapper", discard="attack! marker -3 one for round")],
        missions=[mission("due", 4)],
        players=[
            {"field": "p1", "support": "p4 p5", "actions": 3, "mission": "due"},
            {"field": "p2 sapper", "actions": 1},
        ],
        step="prepare",
    )
    scene.done(A)
    scene.use(B, "sapper")
    assert len(scene.told("compared")) == 1


@pytest.mark.rule("FH-D-28", "FH-R46")
def test_at_the_end_of_a_turn_the_others_may_use_a_bolt_before_the_next_begins() -> None:
    scene = duel_of_words(turn=A)
    scene.done(A)
    assert scene.asked(B) == "answer"
    assert scene.asked(C) == "answer"
    scene.passes(B)
    scene.use(C, "c_bolt")
    assert scene.asked(C) == "target"
    scene.pick(C, "p3")
    assert scene.asked(B) == "answer", "about C's bolt"
    assert scene.can_use(B, "b_wall")
    scene.passes(B)
    assert "p3" not in scene.field(B)
    assert scene.state.turn == B


@pytest.mark.rule("FH-D-28")
def test_buying_moving_and_changing_the_leader_open_no_window() -> None:
    scene = duel_of_words()
    scene.enter(A, "p9").lead(A, "p9")
    assert scene.asked(B) is None
    scene.home(A, "p1")
    assert scene.asked(B) is None


@pytest.mark.rule("FH-D-30", "FH-R50")
def test_no_defence_saves_a_blocked_hero_and_its_owner_has_bolts_alone() -> None:
    scene = duel_of_words(lasting=[{"what": "block", "hero": "p3", "caster": A, "for": "round"}])
    scene.use(A, "striker").pick(A, "p3")
    assert scene.can_use(B, "b_bolt")
    assert not scene.can_use(B, "b_wall")


@pytest.mark.rule("FH-D-30")
def test_even_a_cancelled_attack_hits_the_blocked_ones() -> None:
    scene = Scene(
        heroes=[hero("storm", discard="attack eliminate weak 2"), hero("wall", 3, discard=CANCEL), hero("boss", 3)],
        players=[
            {"field": "p1 storm", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "boss p2 p3 wall", "actions": 1},
        ],
        lasting=[{"what": "block", "hero": "p3", "caster": A, "for": "round"}],
    )
    scene.use(A, "storm").use(B, "wall")
    assert scene.field(B) == ["boss", "p2"]
    assert scene.graveyard == ["storm", "wall", "p3"]


@pytest.mark.rule("FH-D-16", "FH-D-34")
@pytest.mark.parametrize(
    "harm", ["marker -2 one for round", "actions -1 one", "pickpocket 1 one", "nd +2 one", "cover one"]
)
def test_whose_team_or_mission_is_touched_is_a_receiver(harm: str) -> None:
    scene = Scene(
        heroes=[hero("fiend", leader=f"attack {harm}"), hero("wall", discard=CANCEL)],
        missions=[mission("theirs", 5, emblems="duty")],
        players=[
            {"field": "fiend", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 wall", "support": "p3", "actions": 1, "mission": "theirs"},
        ],
        lasting=[{"what": "protect", "hero": "p2", "caster": B, "for": "round"}],
    )
    before = (
        scene.marker(B),
        scene.support(B),
        int(scene.state.players[B].sheet[12]),
        int(scene.state.players[B].emblems),
    )
    scene.use(A, "fiend")
    assert scene.can_use(B, "wall"), "Protection of Heroes does not stop harm to the Team, a Defence does"
    scene.use(B, "wall")
    after = (
        scene.marker(B),
        scene.support(B),
        int(scene.state.players[B].sheet[12]),
        int(scene.state.players[B].emblems),
    )
    assert after == before


@pytest.mark.rule("FH-D-48", "FH-R78")
def test_off_turn_there_are_answers_and_repairs_but_no_plays() -> None:
    scene = duel_of_words()
    for action in (ENTER + scene.number("p9"), GO_HOME + scene.number("p3")):
        scene.refused(B, action)
    scene.use(A, "striker").pick(A, "p3")
    assert all(action == PASS or USE <= action < GO_HOME for action in scene.offers(B))


@pytest.mark.rule("FH-D-50")
def test_a_protecting_defence_is_an_answer_too_and_a_cancelling_one_only_that() -> None:
    scene = Scene(
        heroes=[
            hero("guard", discard="defence protect 1 own for round"),
            hero("wall", discard=CANCEL),
            hero("b1", leader="attack! block 1 chosen for round"),
        ],
        players=[
            {"field": "p1 guard wall", "actions": 2, "mission": "m1"},
            {"field": "b1 p2", "actions": 1},
        ],
    )
    assert scene.can_use(A, "guard")
    assert not scene.can_use(A, "wall")
    scene.use(A, "guard").pick(A, "p1")
    scene.use(B, "b1").pick(B, "wall")
    assert scene.can_use(A, "wall"), "on the own turn, too, in a window on an Attack"


@pytest.mark.rule("FH-D-16")
def test_an_extra_rule_can_close_the_window_of_a_comparison() -> None:
    scene = Scene(
        heroes=[hero("sapper", discard="attack! marker -3 one for round")],
        missions=[mission("quiet", 2, rule="no-answers")],
        players=[{"field": "p1", "support": "p4", "mission": "quiet"}, {"field": "p2 sapper", "actions": 1}],
        step="prepare",
    )
    scene.done(A)
    assert scene.points(A) == 2


@pytest.mark.rule("FH-D-16", "FH-D-45")
def test_answer_counts_follow_the_field() -> None:
    scene = duel_of_words(lasting=[{"what": "block", "hero": "b_bolt", "caster": A, "for": "round"}])
    player = scene.state.players[B]
    assert (int(player.bolts), int(player.defences)) == (0, 1)
    other = scene.state.players[C]
    assert (int(other.bolts), int(other.defences)) == (1, 1)


@pytest.mark.rule("FH-D-29", "FH-D-30")
def test_what_a_cancelled_attack_would_have_brought_its_user_does_not_happen() -> None:
    scene = Scene(
        heroes=[hero("raider", leader="attack eliminate 1 chosen; unblock 1 own"), hero("wall", discard=CANCEL)],
        players=[
            {"field": "raider p1", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 p3 wall", "actions": 1},
        ],
        lasting=[{"what": "block", "hero": "p1", "caster": B, "for": "mission"}],
    )
    scene.use(A, "raider").pick(A, "p3").use(B, "wall")
    assert "p3" in scene.field(B)
    assert scene.is_blocked("p1")


@pytest.mark.rule("FH-D-2")
def test_a_free_play_is_for_plays_and_not_for_answers() -> None:
    scene = Scene(
        heroes=[
            hero("boss", leader="help free-play 1 for permanent"),
            hero("aid", discard="help draw 1"),
            hero("wall", discard=CANCEL),
            hero("bolt", discard=BOLT),
        ],
        players=[
            {"field": "boss aid wall", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 bolt", "actions": 1},
        ],
        lasting=[{"what": "line", "line": "free-play", "team": A, "caster": A, "for": "permanent"}],
    )
    scene.use(A, "aid")
    assert scene.actions(A) == 1
    scene.use(B, "bolt").pick(B, "boss")
    scene.use(A, "wall")
    assert scene.actions(A) == 0


@pytest.mark.rule("FH-D-29")
def test_undo_reaches_over_a_window_that_nobody_could_answer_and_over_a_pass_but_not_over_an_answer() -> None:
    def scene_with(actions: int) -> Scene:
        return Scene(
            heroes=[hero("cheer", leader="help marker +2 for round"), hero("aid", discard="help! marker +1 for round")],
            players=[
                {"field": "cheer p1", "support": "p9", "actions": 2, "mission": "m1"},
                {"field": "p2 aid", "actions": actions},
            ],
        )

    nobody = scene_with(0)
    nobody.use(A, "cheer")
    assert nobody.g.session.undo(A).done
    assert (nobody.marker(A), nobody.actions(A)) == (0, 2)

    passed = scene_with(1)
    passed.use(A, "cheer").passes(B)
    assert passed.g.session.undo(A).done
    assert passed.marker(A) == 0

    answered = scene_with(1)
    answered.use(A, "cheer").use(B, "aid")
    found = answered.g.session.undo(A)
    assert not found.done
    assert found.blocked_by == "other"
    assert answered.marker(A) == 2


@pytest.mark.rule("FH-D-16")
def test_an_attack_on_me_presses() -> None:
    scene = duel_of_words()
    scene.use(A, "striker").pick(A, "p3")
    game, state = scene.g.game, scene.state
    pressed = {seat: game.pressing(state, decision) for seat, decision in scene.g.session.pending.items()}
    assert pressed == {B: True, C: False}


@pytest.mark.rule("FH-D-45")
def test_a_world_that_a_seat_imagines_keeps_what_everyone_has_seen() -> None:
    scene = Scene(
        players=[
            {"field": "p1 p2", "actions": 2, "mission": "m1"},
            {"field": "p3", "support": "p4 p5", "known": "p4"},
        ],
        missions_on_top="m4",
    )
    scene.home(A, "p2").flee(A)
    session = scene.g.session
    others = set()
    for seed in range(12):
        world = session.sample(A, seeded(seed)).state
        assert isinstance(world, FactoryState)
        mine, theirs = world.players[A], world.players[B]
        assert scene.names(mine.support) == ["p2"]
        assert scene.number("p4") in theirs.support, "everyone knows that it is there"
        assert world.content.missions[world.missions[0]].id == "m1", "it was put under the deck for all to see"
        others.add(tuple(theirs.support))
        of_b = session.sample(B, seeded(seed)).state
        assert isinstance(of_b, FactoryState)
        assert scene.number("p2") in of_b.players[A].support, "B has seen it walk home"
    assert len(others) > 1, "but not who else is there"


@pytest.mark.rule("FH-D-45")
def test_what_shows_nothing_new_can_be_taken_back() -> None:
    scene = Scene(
        heroes=[hero("striker", discard=STRIKE)],
        players=[{"field": "p1 striker", "support": "p9", "actions": 4, "mission": "m1"}, {"field": "p2 p3"}],
    )
    scene.use(A, "striker").pick(A, "p3")
    assert scene.g.session.undo(A, whole=True).done, "an open Hero fell, and nobody could answer"
    assert scene.field(B) == ["p2", "p3"]
    scene.home(A, "striker").enter(A, "striker")
    assert scene.g.session.undo(A).done, "everyone had seen it walk home"
    scene.enter(A, "p9")
    assert not scene.g.session.undo(A).done, "a card out of the hand has come to light"


@pytest.mark.rule("FH-R24", "FH-R22")
def test_an_order_until_the_own_turn_ends_when_that_begins_and_a_round_with_a_turn_of_everyone() -> None:
    players = [{"field": f"p{seat + 1}", "support": f"p{seat + 7}", "mission": f"m{seat + 1}"} for seat in range(3)]
    scene = Scene(players=players, turns=4, turn=1)
    game, state = scene.g.game, scene.state

    def marks(name: str) -> list[int]:
        return [game.span(state, name, seat) for seat in range(3)]

    found = []
    for _ in range(3):
        found.append((marks("own-turn"), marks("round"), marks("turn")))
        state.turn = (state.turn + 1) % 3
        state.turns += 1
    assert [own for own, _, _ in found] == [[1, 2, 1], [1, 2, 2], [2, 2, 2]], "one after the other, from the second"
    assert [rounds for _, rounds, _ in found] == [[2] * 3] * 3, "the second player began: turns 4 to 6 are a round"
    assert [turn for _, _, turn in found] == [[4] * 3, [5] * 3, [6] * 3]
    assert {game.span(state, "match", seat) for seat in range(3)} == {0}


@pytest.mark.rule("FH-D-16", "FH-D-28")
def test_a_window_is_about_the_ability_that_waits_or_about_none() -> None:
    scene = duel_of_words()
    scene.use(A, "striker").pick(A, "p3")
    game = scene.g.game
    subjects = {game.subject(scene.state, decision) for decision in scene.g.session.pending.values()}
    assert subjects == {2 * scene.number("striker") + 1}
    assert game.subject_name(scene.state.content, subjects.pop())[0] == "when-discard", "cards of a test have no names"
    scene.passes(B, C).done(A)
    at_the_end = [decision for decision in scene.g.session.pending.values() if decision.kind == "answer"]
    assert at_the_end
    assert {game.subject(scene.state, decision) for decision in at_the_end} == {NO_SUBJECT}
