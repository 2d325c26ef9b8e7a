"""How the levels play: an exam of forty windows, half of them *keep it*, and who beats whom."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots import Glimpse, make_bot
from ludoteca.bots.search import SearchBot
from ludoteca.games.fabrica_de_herois.actions import BUY, DONE, ENTER, FLEE, PASS
from ludoteca.games.fabrica_de_herois.bots.ideas import ideas
from ludoteca.games.fabrica_de_herois.bots.player import Player
from ludoteca.games.fabrica_de_herois.bots.weights import JOGADOR, MESTRE
from ludoteca.games.fabrica_de_herois.state import Factory
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Policy, RandomPolicy, playout
from ludoteca.kernel.flow_session import FlowSession
from tests.games.fabrica_de_herois.table import Scene, base, hero, mission

A, B = 0, 1
USE_IT, KEEP_IT = "use it", "keep it"
CANCEL, SHIELD = "defence cancel", "defence shield"
STRIKE = "attack eliminate 1 chosen"
BIND = "attack block 1 chosen for round"
DRAIN_1, DRAIN_2, DRAIN_4 = (f"attack marker -{n} one for round" for n in (1, 2, 4))


def wants(scene: Scene, seat: int) -> str:
    """What *jogador* does in the window that is open."""
    session = scene.g.session
    assert isinstance(session, FlowSession)
    decision = scene.g.asked(seat)
    assert decision is not None
    assert decision.kind == "answer"
    assert len(decision.actions) == 2, "one answer, to use or to keep"
    chosen = Player().choose(session.table, decision, seeded(1))
    return KEEP_IT if chosen == PASS else USE_IT


def under_attack(attack: str, aim: str, spare: int, wall: str, led: bool, actions: int = 2) -> Scene:
    """B has a Mission that the Field reaches with so much to spare, one Defence, and so many Actions; A attacks.

    The Field of B: a strong one (4), two plain ones (2 each) and the wall (1), which leads or not.
    """
    plain = "help wipe"
    nd = 4 + 2 + 2 + 1 - spare
    scene = Scene(
        heroes=[
            hero("striker", discard=attack),
            hero("strong", 4),
            hero("wall", 1, leader=wall if led else plain, discard=plain if led else wall),
        ],
        missions=[mission("goal", nd, "red" if nd > 10 else "yellow")],
        players=[
            {"field": "p1 striker", "actions": 2, "mission": "m1"},
            {
                "field": "wall strong p2 p3" if led else "p2 wall strong p3",
                "leader": "wall" if led else "p2",
                "actions": actions,
                "mission": "goal",
            },
        ],
    )
    scene.use(A, "striker")
    if scene.asked(A) in ("target", "whom"):
        scene.answer(A, B) if scene.asked(A) == "whom" else scene.pick(A, aim)
    return scene


EXAM = [
    # A Leader's Defence costs an Action: for what costs the Mission, not for what does not.
    (STRIKE, "strong", 0, CANCEL, True, USE_IT),
    (STRIKE, "strong", 1, CANCEL, True, USE_IT),
    (STRIKE, "strong", 2, CANCEL, True, USE_IT),
    (STRIKE, "strong", 3, CANCEL, True, USE_IT),
    (STRIKE, "p3", 0, CANCEL, True, USE_IT),
    (STRIKE, "p3", 1, CANCEL, True, USE_IT),
    (STRIKE, "strong", 0, SHIELD, True, USE_IT),
    (STRIKE, "strong", 3, SHIELD, True, USE_IT),
    (BIND, "strong", 0, CANCEL, True, USE_IT),
    (BIND, "strong", 2, CANCEL, True, USE_IT),
    (BIND, "strong", 3, SHIELD, True, USE_IT),
    (BIND, "p3", 1, CANCEL, True, USE_IT),
    (DRAIN_4, "", 0, CANCEL, True, USE_IT),
    (DRAIN_4, "", 2, CANCEL, True, USE_IT),
    (DRAIN_2, "", 0, CANCEL, True, USE_IT),
    (DRAIN_2, "", 1, CANCEL, True, USE_IT),
    # A Hero is given for it: only for more than the Hero itself.
    (STRIKE, "strong", 2, CANCEL, False, USE_IT),
    (STRIKE, "strong", 3, CANCEL, False, USE_IT),
    (BIND, "strong", 2, CANCEL, False, USE_IT),
    (DRAIN_4, "", 2, CANCEL, False, USE_IT),
    # Safe, or lost anyway: an Action and a Defence are kept for later.
    (BIND, "p3", 7, CANCEL, True, KEEP_IT),
    (BIND, "p2", 6, CANCEL, True, KEEP_IT),
    (BIND, "strong", 8, CANCEL, True, KEEP_IT),
    (BIND, "strong", -6, CANCEL, True, KEEP_IT),
    (BIND, "p3", -6, SHIELD, True, KEEP_IT),
    (BIND, "strong", 8, CANCEL, False, KEEP_IT),
    (BIND, "p3", 6, SHIELD, False, KEEP_IT),
    (BIND, "strong", -6, SHIELD, False, KEEP_IT),
    (DRAIN_1, "", 6, CANCEL, True, KEEP_IT),
    (DRAIN_1, "", 8, CANCEL, True, KEEP_IT),
    (DRAIN_1, "", -6, CANCEL, True, KEEP_IT),
    (DRAIN_2, "", 7, CANCEL, True, KEEP_IT),
    (DRAIN_2, "", -6, CANCEL, True, KEEP_IT),
    (DRAIN_4, "", -6, CANCEL, True, KEEP_IT),
    (DRAIN_1, "", 6, CANCEL, False, KEEP_IT),
    (DRAIN_2, "", 7, CANCEL, False, KEEP_IT),
    (DRAIN_4, "", -6, CANCEL, False, KEEP_IT),
    (STRIKE, "p3", 8, CANCEL, False, KEEP_IT),
    (STRIKE, "p3", -6, CANCEL, False, KEEP_IT),
    (STRIKE, "p2", 7, SHIELD, False, KEEP_IT),
]


def test_the_exam_has_forty_windows_and_half_of_them_are_let_pass() -> None:
    answers = [row[-1] for row in EXAM]
    assert (len(answers), answers.count(KEEP_IT)) == (40, 20)


@pytest.mark.parametrize(("attack", "aim", "spare", "wall", "led", "right"), EXAM)
def test_a_defence_is_kept_for_what_costs_a_mission(
    attack: str, aim: str, spare: int, wall: str, led: bool, right: str
) -> None:
    assert wants(under_attack(attack, aim, spare, wall, led), B) == right


@pytest.mark.rule("FH-R44", "FH-R56")
@pytest.mark.parametrize(("actions", "right"), [(2, KEEP_IT), (5, USE_IT)])
def test_a_toll_is_laid_in_a_window_with_an_action_that_the_next_income_would_spill(actions: int, right: str) -> None:
    toll = "defence toll 1 for permanent"
    assert wants(under_attack(DRAIN_1, "", 6, toll, led=True, actions=actions), B) == right


@pytest.mark.parametrize(
    ("bolt", "nd", "right"),
    [
        ("attack! marker -2 one for round", 5, USE_IT),
        ("attack! marker -2 one for round", 6, USE_IT),
        ("attack! block 1 chosen for round", 5, USE_IT),
        ("attack! marker -2 one for round", 2, KEEP_IT),
        ("attack! marker -2 one for round", 9, KEEP_IT),
        ("attack! block 1 chosen for round", 1, KEEP_IT),
    ],
)
def test_a_bolt_is_for_the_comparison_that_it_turns(bolt: str, nd: int, right: str) -> None:
    scene = Scene(
        heroes=[hero("bolt", 1, leader=bolt)],
        missions=[mission("goal", nd, "yellow")],
        players=[
            {"field": "p1 p2 p3", "actions": 0, "mission": "goal", "due": True},
            {"field": "bolt p5", "leader": "bolt", "actions": 2, "mission": "m2"},
        ],
        step="prepare",
    )
    if scene.asked(A) == "prepare":
        scene.done(A)
    assert wants(scene, B) == right


def struck(discard: str, aim: str) -> Scene:
    """B has enough and to spare, and a Hero with a bolt; A strikes at one of them."""
    scene = Scene(
        heroes=[hero("striker", discard=STRIKE), hero("bolt", 2, discard=discard)],
        players=[
            {"field": "p1 striker", "actions": 2, "mission": "m1"},
            {"field": "p2 bolt p3 p4", "leader": "p2", "actions": 2, "mission": "m2"},
        ],
    )
    return scene.use(A, "striker").pick(A, aim)


@pytest.mark.parametrize(("aim", "right"), [("bolt", USE_IT), ("p3", KEEP_IT)])
def test_who_is_about_to_go_does_what_can_still_be_done(aim: str, right: str) -> None:
    assert wants(struck("help! draw 3", aim), B) == right


@pytest.mark.parametrize(("actions", "right"), [(1, KEEP_IT), (6, USE_IT)])
def test_the_last_action_is_kept_for_a_bolt_that_may_turn_a_comparison(actions: int, right: str) -> None:
    scene = Scene(
        heroes=[hero("bolt", 1, leader="attack! marker -3 one for round")],
        missions=[mission("goal", 7, "yellow"), mission("small", 3, "blue")],
        players=[
            {"field": "bolt p5 p6", "leader": "bolt", "actions": actions, "mission": "small"},
            {"field": "p1 p2 p3 p4", "actions": 0, "mission": "goal"},
        ],
    )
    session = scene.g.session
    assert isinstance(session, FlowSession)
    decision = scene.g.asked(A)
    assert decision is not None
    assert BUY in decision.actions
    chosen = Player().choose(session.table, decision, seeded(1))
    assert (USE_IT if chosen == BUY else KEEP_IT) == right


def chosen(scene: Scene, seat: int) -> int:
    """What *jogador* does."""
    session = scene.g.session
    assert isinstance(session, FlowSession)
    decision = scene.g.asked(seat)
    assert decision is not None
    return Player().choose(session.table, decision, seeded(1))


@pytest.mark.parametrize(("theirs", "right"), [("s1 s2 s3", DONE), ("p1 p2 p3", BUY)])
def test_the_last_action_is_kept_for_a_defence_while_others_could_attack(theirs: str, right: int) -> None:
    scene = Scene(
        heroes=[hero("wall", 1, leader=CANCEL), *(hero(name, discard=STRIKE) for name in ("s1", "s2", "s3"))],
        missions=[mission("goal", 7, "yellow"), mission("theirs", 13, "red")],
        players=[
            {"field": "wall p5 p6 p7 p8", "leader": "wall", "actions": 1, "mission": "goal"},
            {"field": f"p9 {theirs}", "leader": "p9", "actions": 3, "mission": "theirs"},
        ],
    )
    assert BUY in scene.offers(A)
    assert chosen(scene, A) == right


@pytest.mark.rule("FH-R33")
@pytest.mark.parametrize(("goal", "flees"), [("villain", True), ("errand", False)])
def test_what_is_not_to_be_had_is_fled_from_and_what_is_stays(goal: str, flees: bool) -> None:
    scene = Scene(
        missions=[mission("villain", 13, "red"), mission("errand", 6, "green")],
        players=[
            {"field": "p1 p2 p3", "actions": 4, "mission": goal},
            {"field": "p4", "actions": 0, "mission": "m1"},
        ],
    )
    assert FLEE in scene.offers(A)
    assert (chosen(scene, A) == FLEE) is flees


@pytest.mark.rule("FH-R65")
@pytest.mark.parametrize(("waits", "enters"), [("d3", True), ("p9", False)])
def test_the_third_of_the_base_takes_the_field_and_who_does_nothing_there_waits(waits: str, enters: bool) -> None:
    scene = Scene(
        heroes=[hero(name, 2, "duty") for name in ("d1", "d2", "d3")],
        bases=[base("post", "duty", standing="income +1")],
        players=[
            {"base": "post", "field": "d1 d2", "support": waits, "actions": 0, "mission": "m1"},
            {"field": "p4", "actions": 0, "mission": "m2"},
        ],
    )
    assert (chosen(scene, A) != DONE) is enters


def test_senseless_answers_are_not_thought_about() -> None:
    scene = under_attack(DRAIN_1, "", 8, CANCEL, led=False)
    session = scene.g.session
    decision = scene.g.asked(B)
    assert isinstance(session, FlowSession)
    assert isinstance(session.table, Factory)
    assert decision is not None
    assert ideas(session.table, decision, 8) == [PASS]


def test_before_a_comparison_everyone_takes_the_field_who_helps() -> None:
    scene = Scene(
        missions=[mission("goal", 8, "yellow")],
        players=[
            {"field": "p1 p2", "support": "p3 p4", "actions": 0, "mission": "goal", "due": True},
            {"field": "p5", "actions": 0, "mission": "m2"},
        ],
        step="prepare",
    )
    session = scene.g.session
    assert isinstance(session, FlowSession)
    while (decision := scene.g.asked(A)) is not None and decision.kind == "prepare":
        scene.answer(A, Player().choose(session.table, decision, seeded(1)))
    assert scene.state.players[A].points == 8


def test_what_is_far_better_than_all_else_is_still_an_idea_beside_stopping() -> None:
    scene = Scene(
        missions=[mission("goal", 7, "yellow")],
        players=[
            {"field": "p1 p2", "support": "third", "actions": 0, "mission": "goal", "due": True},
            {"field": "p5", "actions": 0, "mission": "m2"},
        ],
        heroes=[hero("third", 3)],
        step="prepare",
    )
    session = scene.g.session
    decision = scene.g.asked(A)
    assert isinstance(session, FlowSession)
    assert isinstance(session.table, Factory)
    assert decision is not None
    assert ideas(session.table, decision, 8) == [ENTER + scene.number("third"), DONE]
    assert make_bot("mestre", "fabrica-de-herois", 1, playouts=8).choose(Glimpse(session, A), decision) != DONE


def test_what_would_renew_itself_for_nothing_is_not_used_for_ever() -> None:
    """A Leader who borrows an ability that lets it act once more, at a Base where Leaders act for nothing."""
    scene = Scene(
        heroes=[
            hero("tinker", 2, "duty", leader="help borrow"),
            hero("d1", 2, "duty"),
            hero("d2", 2, "duty"),
            hero("encore", 2, discard="help! marker +2 for mission; again"),
        ],
        bases=[base("post", "duty", standing="price-leader -1")],
        missions=[mission("goal", 9, "orange")],
        players=[
            {"base": "post", "field": "tinker d1 d2", "leader": "tinker", "actions": 5, "mission": "goal"},
            {"field": "p1", "actions": 0, "mission": "m1"},
        ],
        graveyard="encore",
    )
    session = scene.g.session
    assert isinstance(session, FlowSession)
    plays = 0
    while (decision := scene.g.asked(A)) is not None and decision.kind == "plays":
        scene.answer(A, Player().choose(session.table, decision, seeded(1)))
        plays += 1
        assert plays < 20, "the turn does not end"


def wins(mine: Policy, theirs: Policy, matches: int) -> int:
    """How many of so many matches of two one policy wins against another, in either seat."""
    game = ludoteca.game("fabrica-de-herois")
    won = 0
    for number in range(matches):
        state = game.new_state(2, game.check_setup(2, None))
        table = game.table(state, seeded(900 + number), None)
        policies = [mine, theirs] if number % 2 else [theirs, mine]
        playout(game.flow(table), table, policies, seeded(number))
        won += game.outcome(state).winners == (0 if number % 2 else 1,)
    return won


def test_the_levels_are_what_they_say() -> None:
    game = ludoteca.game("fabrica-de-herois")
    assert wins(game.policy("jogador"), game.policy("aprendiz"), 60) > 36
    assert wins(game.policy("aprendiz"), RandomPolicy(), 40) > 26


def test_to_be_done_is_always_an_idea_and_so_is_the_own_first_guess() -> None:
    game = ludoteca.game("fabrica-de-herois")
    own = Player(MESTRE)
    session = game.start(3, seed=5)
    whim = seeded(3)
    seen = 0
    while session.outcome is None and seen < 40:
        seat, decision = next(iter(session.pending.items()))
        assert isinstance(session, FlowSession)
        assert isinstance(session.table, Factory)
        found = game.candidates(session.table, decision, 8)
        assert found
        assert set(found) <= set(decision.actions)
        guess = own.choose(session.table, decision, whim)
        assert found[0] == guess
        assert ideas(session.table, decision, 1) == [guess]
        if decision.kind in ("plays", "prepare"):
            assert DONE in found
            seen += 1
        session.answer(seat, found[whim.below(len(found))])


def test_what_playing_out_does_not_tell_is_answered_by_habit() -> None:
    game = ludoteca.game("fabrica-de-herois")
    scene = Scene(
        heroes=[hero("guard", leader="help unblock 1 own")],
        players=[
            {"field": "guard p1 p2 p3", "leader": "guard", "actions": 2, "mission": "m1"},
            {"field": "p4", "actions": 0, "mission": "m2"},
        ],
        lasting=[{"what": "block", "hero": name, "caster": B, "for": "round"} for name in ("p1", "p2", "p3")],
    )
    session = scene.g.session
    assert isinstance(session, FlowSession)
    plays = scene.g.asked(A)
    assert plays is not None
    assert len(game.candidates(session.table, plays, 8)) > 1
    scene.use(A, "guard")
    whom = scene.g.asked(A)
    assert whom is not None
    assert (whom.kind, len(whom.actions)) == ("mine", 3)
    assert game.candidates(session.table, whom, 8) == [Player(MESTRE).choose(session.table, whom, seeded(1))]


def test_mestre_thinks_on_by_weights_of_its_own_and_of_others_as_jogador() -> None:
    game = ludoteca.game("fabrica-de-herois")
    bot = SearchBot("mestre", 1, game, 0.0, 8)
    own, others = bot._own, bot._policy
    assert isinstance(own, Player)
    assert isinstance(others, Player)
    assert own.weights is MESTRE
    assert others.weights is JOGADOR
    assert MESTRE.flee_doubt < JOGADOR.flee_doubt
