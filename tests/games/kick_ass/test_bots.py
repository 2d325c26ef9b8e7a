"""How bots play Kick-Ass: one plan that everybody shares, what they say of it, and that one level beats another."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludoteca
from ludoteca import words
from ludoteca.bots import Glimpse, make_bot
from ludoteca.games.kick_ass import actions as a
from ludoteca.games.kick_ass.bots.brawl import Pool, fight_worth
from ludoteca.games.kick_ass.bots.ideas import best_cards, ideas
from ludoteca.games.kick_ass.bots.intents import intent_of, request
from ludoteca.games.kick_ass.bots.novice import FANCIES, Novice
from ludoteca.games.kick_ass.bots.outlook import outlook
from ludoteca.games.kick_ass.bots.plan import Part, Plan, make_plan
from ludoteca.games.kick_ass.bots.player import Player
from ludoteca.games.kick_ass.bots.strength import evaluate_state
from ludoteca.games.kick_ass.bots.uses import wished_places
from ludoteca.games.kick_ass.bots.worth import crowd, item_score, meter
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.state import WON, City, CityState
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision, Policy
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.intent import Intent
from ludoteca.testkit.intents import check_intents
from tests.games.kick_ass.table import CLOCK, FIGHT, Scene, event, hero, table

GAME = ludoteca.game("kick-ass")
JOGADOR = Player()
STROLL = {"lines": ["gain $1"], "moves": 2}
BRAWL = {"lines": ["fight", "lose 1 happiness"], "colour": "red", "type": "hero", "moves": 2}


def choosing(*players: dict[str, Any], **position: Any) -> Scene:
    """A scene in which everybody chooses a card."""
    return table(*players, phase="choose", **position)


def city(scene: Scene) -> City:
    """Its table, as a bot may look at it."""
    return City(scene.state, seeded(1), None)


def parts(plan: Plan) -> list[Part]:
    """The parts of all seats; everybody has one."""
    found = [part for part in plan.parts if part is not None]
    assert len(found) == len(plan.parts)
    return found


def goes(plan: Plan) -> list[str]:
    """Where everybody goes."""
    return [w.DISTRICT_NAMES[part.to] for part in parts(plan)]


# -- what things are worth ---------------------------------------------------------------------------------------------


def test_the_last_circle_of_city_hall_weighs_most() -> None:
    with choosing(hero("hit-girl", at="docks", hand=[CLOCK])) as g:
        t = city(g)
        hall = [crowd(t, w.CITY_HALL, n + 1) - crowd(t, w.CITY_HALL, n) for n in range(5)]
        assert hall == sorted(hall)
        assert hall[-1] > 3 * (crowd(t, w.DOCKS, 3) - crowd(t, w.DOCKS, 2))


def test_a_point_of_happiness_counts_most_where_it_closes_a_crisis() -> None:
    with choosing(hero("hit-girl", at="docks", hand=[CLOCK])) as g:
        t = city(g)
        one = t.s.heroes[0]
        worths = {}
        for level in (3, 4, 5, 8):
            one.stats[w.HAPPINESS] = level
            worths[level] = meter(t, one, w.HAPPINESS, 1)
        assert worths[4] == max(worths.values())
        assert worths[8] == min(worths.values())


def test_a_second_helmet_is_worth_less_than_the_first() -> None:
    with choosing(hero("hit-girl", at="docks", hand=[CLOCK])) as g:
        t = city(g)
        helmet = next(i for i, item in enumerate(t.content.items) if item.id == "motorcycle_helmet")
        free = item_score(t, 0, helmet)
        t.s.heroes[0].slots[0] = helmet
        assert item_score(t, 0, helmet) < free / 2


def test_a_fight_that_would_fell_the_hero_is_not_worth_it() -> None:
    with choosing(hero("hit-girl", at="docks", life=1, hand=[FIGHT]), minions={"docks": 3, "park": 1}) as g:
        t = city(g)
        weak = [Pool(0, (1, 0, 0, 0), 1)]
        assert (
            fight_worth(t, outlook(t), w.DOCKS, weak)
            < 0
            < fight_worth(t, outlook(t), w.PARK, [Pool(0, (3, 2, 0, 0), 3)])
        )


# -- the plan ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R143")
def test_city_hall_is_saved_first() -> None:
    hit_girl = hero("hit-girl", at="docks", hand=[FIGHT, CLOCK])
    with choosing(hit_girl, minions={"city_hall": 4, "docks": 1}) as g:
        (part,) = parts(make_plan(city(g)))
        assert w.DISTRICT_NAMES[part.to] == "city_hall"
        assert part.fights


@pytest.mark.rule("KA-D-61")
@pytest.mark.rule("KA-R86")
def test_a_card_that_may_only_lie_face_down_is_not_planned_face_up() -> None:
    job = {"lines": ["timer", "timer", "gain $9"], "moves": 2, "type": "work"}
    strike = event("clock 9 at shop", lines=["always: face_down work"])
    with choosing(hero("hit-girl", at="docks", hand=[job, CLOCK]), row=[strike]) as g:
        part = make_plan(city(g)).parts[0]
        assert part is not None
        asked = g.asked(0)
        assert asked is not None
        assert int(part.action) in asked.actions


def test_everybody_makes_the_same_plan() -> None:
    with choosing(
        hero("hit-girl", at="docks", hand=[FIGHT, CLOCK]),
        hero("kick-ass", at="library", hand=[STROLL, CLOCK]),
        minions={"docks": 2, "hospital": 2},
    ) as g:
        first, second = make_plan(city(g)), make_plan(city(g))
        assert [(p.action, p.to, p.fights) for p in parts(first)] == [(p.action, p.to, p.fights) for p in parts(second)]
        assert GAME.plan(city(g), (0, 1)) is not None


def test_one_clock_is_wound_by_one_hero() -> None:
    with choosing(
        hero("kick-ass", at="docks", hand=[CLOCK]),
        hero("big-daddy", at="docks", hand=[CLOCK]),
        row=[event("clock 1 at docks", reward=["all gain 1 media"])],
    ) as g:
        claims = [claim for part in parts(make_plan(city(g))) for claim in part.claims]
        assert len(claims) == 1


@pytest.mark.rule("KA-R103", "KA-R92")
def test_what_only_one_can_have_of_a_district_is_planned_for_one() -> None:
    def wanted(place: str, **more: Any) -> list[int]:
        here = hero("kick-ass", at=place, hand=[CLOCK], dollars=9), hero("big-daddy", at=place, hand=[CLOCK], dollars=9)
        with choosing(*here, **more) as g:
            plan = make_plan(city(g))
            return [int(use.action) for part in parts(plan) if goes(plan) == [place] * 2 for use in part.uses]

    assert len(wanted("docks")) <= 1  # its marker is turned once
    cleaned = wanted("police", minions={"shop": 3})
    assert len(set(cleaned)) == len(cleaned)  # nobody pays for a District that a partner cleans


@pytest.mark.rule("KA-R85", "KA-R118")
def test_heroes_rally_against_whom_nobody_fights_alone() -> None:
    with choosing(
        hero("hit-girl", at="docks", strength=5, hand=[BRAWL, STROLL]),
        hero("big-daddy", at="wall_street", strength=5, hand=[BRAWL, STROLL]),
        row=[event("conspire 2 at docks")],
        minions={"docks": 2},
    ) as g:
        plan = make_plan(city(g))
        assert goes(plan) == ["docks", "docks"]
        assert all(part.fights for part in parts(plan))


def test_a_card_laid_down_by_a_partner_changes_the_plan() -> None:
    with choosing(
        hero("hit-girl", at="docks", strength=5, hand=[BRAWL, STROLL]),
        hero("big-daddy", at="wall_street", strength=5, hand=[BRAWL, STROLL]),
        row=[event("conspire 2 at docks")],
        minions={"docks": 2},
    ) as g:
        stroll = int(g.seat(0).hand[1])
        plan = make_plan(city(g), {0: stroll})
        assert parts(plan)[0].action == stroll
        assert not parts(plan)[0].fights


# -- people in the plan ------------------------------------------------------------------------------------------------


def says(scene: Scene, seat: int, *wishes: tuple[str, str]) -> str:
    """The key of what a bot in this seat says, when people have given these signs."""
    t = city(scene)
    t.wishes = wishes
    asked = scene.asked(seat)
    assert asked is not None
    said = JOGADOR.intent(t, asked, JOGADOR.choose(t, asked, seeded(1)))
    assert said is not None
    return said.key


def test_a_sign_on_a_district_draws_somebody_there() -> None:
    with choosing(hero("kick-ass", at="docks", hand=[STROLL])) as g:
        t = city(g)
        t.wishes = (("wait", "district:hospital"),)
        assert goes(make_plan(t)) == ["hospital"]
        assert says(g, 0, *t.wishes) == "intent-wish"


def test_one_comes_where_one_is_called_and_all_where_all_are() -> None:
    players = [hero(name, at="docks", hand=[STROLL]) for name in ("kick-ass", "big-daddy")]
    with choosing(*players) as g:
        t = city(g)
        t.wishes = (("wait", "district:hospital"),)
        assert goes(make_plan(t)).count("hospital") == 1
        t.wishes = (("together", "district:hospital"),)
        assert goes(make_plan(t)).count("hospital") == 2


def test_what_a_person_takes_is_left_to_them() -> None:
    with choosing(hero("hit-girl", at="docks", strength=5, hand=[BRAWL]), minions={"docks": 2, "wall_street": 2}) as g:
        t = city(g)
        (before,) = goes(make_plan(t))
        t.wishes = (("mine", f"district:{before}"),)
        assert goes(make_plan(t)) != [before]
        assert says(g, 0, *t.wishes) == "intent-wish-yours"


def test_a_bot_that_does_not_come_says_why() -> None:
    with choosing(hero("kick-ass", at="docks", hand=[{"lines": ["gain $1"], "moves": 0}])) as g:
        assert says(g, 0, ("clear", "district:police")) == "intent-wish-far"
    with choosing(
        hero("hit-girl", at="docks", strength=6, hand=[BRAWL]), minions={"city_hall": 4, "wall_street": 1}
    ) as g:
        assert says(g, 0, ("clear", "district:wall_street")) == "intent-wish-later"


def test_nobody_says_no_to_what_a_partner_does() -> None:
    with choosing(
        hero("kick-ass", at="docks", hand=[{"lines": ["gain $1"], "moves": 0}]),
        hero("big-daddy", at="police", hand=[{"lines": ["timer", "gain $2"], "moves": 0}]),
    ) as g:
        assert not says(g, 0, ("wait", "district:police")).startswith("intent-wish")
        assert says(g, 1, ("wait", "district:police")) == "intent-wish"


def test_a_sign_on_an_event_is_about_its_districts() -> None:
    with choosing(
        hero("kick-ass", at="library", hand=[{"lines": ["gain $1"], "moves": 2}]),
        row=[event("clock 2 at police", reward=["all gain 1 media"])],
    ) as g:
        t = city(g)
        assert wished_places(t, outlook(t), "event:0") == 1 << w.POLICE
        assert wished_places(t, outlook(t), "event:2") == 0
        assert says(g, 0, ("clear", "event:0")) == "intent-wish"


def test_the_plan_asks_people_for_their_part_and_the_hint_is_the_same() -> None:
    with choosing(
        hero("hit-girl", at="docks", strength=5, hand=[BRAWL, STROLL]),
        hero("big-daddy", at="wall_street", strength=5, hand=[BRAWL, STROLL]),
        row=[event("conspire 2 at docks")],
        minions={"docks": 2},
    ) as g:
        bot = make_bot("jogador", "kick-ass", 1)
        asked = g.asked(0)
        assert asked is not None
        bot.choose(Glimpse(g.session, 0, people=(1,)), asked)
        (seat, said), *more = bot.requests.items()
        assert not more
        assert (seat, said.key, said.params["by"]) == (1, "intent-together-please", {"seat": 0})
        assert (said.params["round"], said.params["segment"]) == (1, "morning")
        adviser = make_bot(GAME.adviser, "kick-ass", 2)
        adviser.explains = True
        of_person = g.asked(1)
        assert of_person is not None
        hint = adviser.choose(Glimpse(g.session, 1), of_person)
        assert hint == parts(make_plan(city(g)))[1].action
        assert adviser.why is not None
        assert adviser.why.key == said.key


def test_whichever_bot_thinks_of_it_a_person_is_asked_by_one_voice() -> None:
    with choosing(
        hero("hit-girl", at="docks", strength=5, hand=[BRAWL, STROLL]),
        hero("big-daddy", at="wall_street", strength=5, hand=[BRAWL, STROLL]),
        hero("kick-ass", at="shop", hand=[BRAWL, STROLL]),
        minions={"docks": 2, "shop": 2},
    ) as g:
        asked: list[Intent] = []
        for seat in (0, 1):
            decision = g.asked(seat)
            assert decision is not None
            bot = make_bot("jogador", "kick-ass", 1)
            bot.choose(Glimpse(g.session, seat, people=(2,)), decision)
            asked.append(bot.requests[2])
        assert asked[0] == asked[1]
        assert asked[0].params["by"] == {"seat": 0}


def test_a_card_that_a_person_has_chosen_changes_what_is_asked_of_them() -> None:
    with choosing(
        hero("hit-girl", at="docks", strength=5, hand=[BRAWL, STROLL]),
        hero("big-daddy", at="wall_street", strength=5, hand=[BRAWL, STROLL]),
        row=[event("conspire 2 at docks")],
        minions={"docks": 2},
    ) as g:
        g.answer(1, int(g.seat(1).hand[1]))
        asked = g.asked(0)
        assert asked is not None
        bot = make_bot("jogador", "kick-ass", 1)
        bot.choose(Glimpse(g.session, 0, people=(1,)), asked)
        assert bot.intent is not None
        assert bot.intent.key != "intent-together"
        assert bot.requests[1].key != "intent-together-please"


def test_a_bot_walks_to_its_place_and_does_its_part() -> None:
    with choosing(hero("hit-girl", at="docks", strength=6, hand=[FIGHT]), minions={"wall_street": 3}) as g:
        done: list[str] = []
        for _ in range(8):
            asked = g.asked(0)
            if asked is None or g.state.segment > 0 or (asked.kind == "card" and done):
                break
            action = JOGADOR.choose(city(g), asked, seeded(1))
            done.append(a_name(asked, action))
            g.answer(0, action)
        assert done[:3] == ["face-up", "move", "fight"]


def test_a_bot_that_does_not_fight_after_all_says_so() -> None:
    weak = hero("hit-girl", at="docks", life=1, strength=0, card=FIGHT)
    with table(weak, minions={"docks": 3}, phase="act") as g:
        asked = g.asked(0)
        assert asked is not None
        t = city(g)
        said = JOGADOR.intent(t, asked, a.DONE)
        assert said is not None
        assert (said.key, said.params["where"][0]) == ("intent-let-be", "at-docks")
        fights = JOGADOR.intent(t, asked, a.FIGHT)
        assert fights is None or fights.key != "intent-let-be"


def test_a_bot_that_finds_nobody_left_to_fight_says_so() -> None:
    with table(hero("hit-girl", at="docks", card=FIGHT), minions={"docks": 0, "park": 1}, phase="act") as g:
        asked = g.asked(0)
        assert asked is not None
        said = JOGADOR.intent(city(g), asked, a.DONE)
        assert said is not None
        assert (said.key, said.params["where"][0]) == ("intent-nobody-left", "at-docks")


def a_name(asked: Decision, action: int) -> str:
    return GAME.actions[asked.kind].decode(action)[0]


# -- what they say -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_part_is_said_in_one_line_and_asked_of_a_person(language: str) -> None:
    with choosing(
        hero("hit-girl", at="docks", strength=5, hand=[BRAWL, STROLL]),
        hero("big-daddy", at="wall_street", strength=5, hand=[BRAWL, STROLL]),
        row=[event("conspire 2 at docks")],
        minions={"docks": 2},
    ) as g:
        t = city(g)
        plan = make_plan(t)
        t.plan = plan
        asked = g.asked(0)
        assert asked is not None
        said = intent_of(t, asked, int(parts(plan)[0].action))
        assert said is not None
        assert said.key == "intent-together"
        asks = request(t, parts(plan)[1], 0)
        assert words.has("kick-ass", language, said.key)
        assert words.has("kick-ass", language, asks.key)
        assert "{" not in words.say("kick-ass", language, asks.key, {**asks.params, "who": "Bia", "by": "Ana"})


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_line_has_a_request(language: str) -> None:
    places = [name.replace("_", "-") for name in w.DISTRICT_NAMES]
    keys = ["clear", "together", "event", "go", *(f"timer-{place}" for place in places)]
    for key in keys:
        assert words.has("kick-ass", language, f"intent-{key}")
        assert words.has("kick-ass", language, f"intent-{key}-please")
    for key in (
        "let-be",
        "nobody-left",
        "clock-left",
        "clock-stopped",
        "elsewhere",
        "wish",
        "wish-far",
        "wish-later",
        "wish-yours",
    ):
        assert words.has("kick-ass", language, f"intent-{key}")


def test_what_bots_say_gives_nothing_hidden_away() -> None:
    session = GAME.start(2, seed=5)
    met = 0
    for number in range(12):
        met += check_intents(session, JOGADOR, seeded(number))
        seat, asked = next(iter(session.pending.items()))
        assert isinstance(session, FlowSession)
        session.answer(seat, JOGADOR.choose(session.table, asked, seeded(number)))
    assert met > 0


# -- levels ------------------------------------------------------------------------------------------------------------


def finished(policy: Policy, seed: int, seats: int = 2) -> CityState:
    """A whole match against Red Mist."""
    session = GAME.start(seats, seed=seed)
    assert isinstance(session, FlowSession)
    session.finish([policy] * seats, seeded(seed))
    assert isinstance(session.state, CityState)
    return session.state


@pytest.mark.long
@pytest.mark.playouts
def test_jogador_wins_more_than_aprendiz_and_aprendiz_wins_some() -> None:
    better = sum(finished(JOGADOR, seed).reason == WON for seed in range(60))
    worse = sum(finished(Novice(), seed).reason == WON for seed in range(60))
    assert better > worse > 0


def test_aprendiz_lays_down_what_comes_to_mind_but_nothing_foolish() -> None:
    cards = [{"lines": ["timer"], "moves": 1}, STROLL, {"lines": ["lose 2 life"]}, {"lines": ["lose 2 happiness"]}]
    with choosing(hero("hit-girl", at="docks", strength=5, hand=[BRAWL, *cards]), minions={"docks": 2}) as g:
        asked = g.asked(0)
        assert asked is not None
        assert len(asked.actions) == 10  # each card face up or face down
        novice = Novice()
        laid = Counter(novice.choose(city(g), asked, seeded(number)) for number in range(60))
        assert set(laid) <= set(best_cards(city(g), asked)[:FANCIES])
        assert not {int(card) for card in g.seat(0).hand[3:]} & set(laid)  # losses without any gain
        assert len(laid) > 2
        assert laid.most_common(1)[0][0] == JOGADOR.choose(city(g), asked, seeded(1))


def test_the_first_idea_is_what_jogador_would_do() -> None:
    with choosing(hero("hit-girl", at="docks", hand=[FIGHT, CLOCK]), minions={"docks": 2}) as g:
        asked = g.asked(0)
        assert asked is not None
        found = ideas(city(g), asked, 3)
        assert found[0] == JOGADOR.choose(city(g), asked, seeded(1))
        assert len(set(found)) == len(found) <= 3
        assert set(found) <= set(asked.actions)


def test_a_position_looks_better_with_an_event_solved_and_worse_with_one_lost() -> None:
    with choosing(hero("hit-girl", at="docks", hand=[CLOCK])) as g:
        state = g.state.copy()
        plain = evaluate_state(state)
        state.completed = [0]
        solved = evaluate_state(state)
        state.completed, state.matured = [], [0]
        assert 0.0 < evaluate_state(state) < plain < solved < 1.0
        state.reason = WON
        assert evaluate_state(state) == 1.0


def test_an_unknown_level_is_told_as_such() -> None:
    with pytest.raises(ludoteca.LudotecaError, match="has no policy 'deus'"):
        GAME.policy("deus")
