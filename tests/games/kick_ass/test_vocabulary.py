"""Every verb, condition and duration of the vocabulary at work (content/words.py), by pieces written for the scene."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kick_ass.table import IDLE, Scene, event, hero, table

FIGHT = {"lines": ["fight"], "type": "hero", "colour": "red"}
CLOCK = {"lines": ["timer"], "moves": 1}
DICE = {"slot": "hand", "lines": ["combat: roll 3 red + roll 3 blue"]}


def acts(*lines: str, me: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Kick-Ass at the Park uses all lines of a card, one after the other."""
    mine = {"at": "park", "card": {"lines": list(lines)}, "dollars": 3, **(me or {})}
    partner = hero("hit-girl", **{"at": "docks", "card": CLOCK, **more.pop("partner", {})})
    g = table(hero("kick-ass", **mine), partner, **more)
    for index in range(len(lines)):
        if g.kind(0) == "step" and g.may(0, "effect", index, 0):
            g.does(0, "effect", index, 0)
    return g


def fights(*crisis: str, red: str = "", blue: str = "", me: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Kick-Ass, with a Crisis of these lines, fights at the Park with three more dice of each colour."""
    mine = {
        "at": "park",
        "card": FIGHT,
        "items": [DICE],
        "happiness": 4,
        "crises": [list(crisis)],
        "strength": 1,
        **(me or {}),
    }
    g = table(hero("kick-ass", **mine), hero("hit-girl", at="docks", card=CLOCK), **more)
    return g.rolls(0, red, blue).does(0, "fight")


# -- deeds -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R64", "KA-R80")
@pytest.mark.parametrize(
    ("line", "mine", "theirs"),
    [
        ("gain $2", 5, 3),
        ("partner gain $2", 3, 5),
        ("all gain $2", 5, 5),
        ("others gain $2", 3, 5),
        ("all_here gain $2", 5, 3),
        ("partner_here gain $2", 3, 3),
        ("all_here gain $2 at docks", 3, 5),
    ],
)
def test_whom_a_deed_touches(line: str, mine: int, theirs: int) -> None:
    g = acts(line)
    assert (g.stat(0, "dollar"), g.stat(1, "dollar")) == (mine, theirs)


@pytest.mark.rule("KA-R64")
def test_anyone_is_the_teams_choice() -> None:
    g = acts("anyone gain $2")
    assert g.kind(0) == g.kind(1) == "pick-hero"
    g.does(1, "hero", 1)
    assert g.stat(1, "dollar") == 5


@pytest.mark.rule("KA-R76", "KA-D-56")
@pytest.mark.parametrize(
    ("each", "n", "more"),
    [
        ("hero_here", 2, {"partner": {"at": "park"}}),
        ("enemy_here", 3, {"minions": {"park": 2}, "supers": {"park": 1}}),
        ("taken", 1, {"minions": {"docks": 3, "park": 3}}),
        ("done", 2, {"completed": 2}),
        ("lost", 1, {"matured": 1}),
        ("crisis", 2, {"me": {"happiness": 1, "crises": [["always: steps -1"], []]}}),
    ],
)
def test_amounts_for_each(each: str, n: int, more: dict[str, Any]) -> None:
    assert acts(f"gain $1 each {each}", **more).stat(0, "dollar") == 3 + n


@pytest.mark.rule("KA-R162", "KA-R155", "KA-R89")
def test_where_a_deed_happens() -> None:
    g = acts("eliminate 1 minion in each_adjacent", minions={"shop": 2, "police": 2, "docks": 2})
    assert (g.minions("shop"), g.minions("police"), g.minions("docks")) == (1, 1, 2)
    g = acts("eliminate 1 minion in everywhere", minions={"shop": 2, "docks": 2})
    assert (g.minions("shop"), g.minions("docks")) == (1, 1)
    g = acts("clean fullest", minions={"shop": 2, "docks": 3})
    if g.kind(0) == "pick-place":
        g.does(0, "place", "docks")
    assert (g.minions("shop"), g.minions("docks")) == (2, 0)
    g = acts("spawn 1 minion in with_heroes")
    assert (g.minions("park"), g.minions("docks")) == (1, 1)
    g = acts("spawn 1 minion in next")
    assert g.minions("police") == 1
    g = acts("clean taken", minions={"shop": 3, "docks": 2}, shop_markers=0)
    assert (g.minions("shop"), g.minions("docks")) == (0, 2)
    g = acts("eliminate 2 minion in anywhere", minions={"shop": 2, "docks": 2})
    g.does(0, "place", "shop").does(0, "place", "docks")
    assert (g.minions("shop"), g.minions("docks")) == (1, 1)


@pytest.mark.rule("KA-R81", "KA-R80")
def test_walking_and_being_sent() -> None:
    g = acts("partner walk 2")
    assert g.kind(1) == "pick-place"  # one's own steps
    g.does(1, "place", "shop").does(1, "pass")
    assert g.at(1) == "shop"
    assert acts("partner go here").at(1) == "park"
    assert acts("go hospital").at(0) == "hospital"


@pytest.mark.rule("KA-R83", "KA-R90")
def test_a_timer_from_afar_needs_a_timer_that_works() -> None:
    g = acts("timer at hospital", me={"life": 1})
    g.does(0, "timer", 0)
    assert g.stat(0, "life") == 3
    assert acts("timer at hospital", me={"life": 1}, minions={"hospital": 3}).stat(0, "life") == 1


@pytest.mark.rule("KA-R31", "KA-R33", "KA-R35", "KA-R161")
def test_items_come_tire_and_recover() -> None:
    plain = {"slot": "head", "lines": ["exhaust: gain $1"]}
    g = acts("draw 1 item", items=[{"slot": "body", "cost": 5}])
    assert len(g.seat(0).items) == 1
    g = acts("tire 1 item", "restore 1 item", me={"items": [plain]})
    assert [kind for kind in ("exhausted", "restored") if g.told(kind)] == ["exhausted", "restored"]
    g = acts("lose 1 item", me={"items": [plain, {"slot": "body"}]})
    g.does(0, "item", g.seat(0).items[0])
    assert len(g.seat(0).items) == 1


@pytest.mark.rule("KA-R96", "KA-R97")
def test_buying_from_afar_is_cheaper_in_all() -> None:
    g = acts("buy 2", me={"dollars": 3, "media": 0}, shop=[{"cost": 5, "slot": "head"}])
    g.does(0, "buy", 0)
    assert g.stat(0, "dollar") == 0


@pytest.mark.rule("KA-R165", "KA-R105", "KA-R68", "KA-R133", "KA-R134")
def test_cards_are_taken_returned_kept_and_dealt_anew() -> None:
    offer = [{"lines": [], "colour": "blue"}, {"lines": ["fight"], "colour": "red", "type": "hero"}]
    g = acts("take red_card", offer=offer)
    assert g.can(0, "slot") == [(1,)]
    g.does(0, "slot", 1)
    assert g.state.offer[1] == -1
    work = {"lines": [], "type": "work"}
    g = acts("return work", me={"played": [work, {"lines": ["gain $1"]}]})
    assert len(g.can(0, "card")) == 1
    g.does(0, "card", g.seat(0).played[0])
    assert len(g.seat(0).hand) == 2
    g = acts("return card", me={"played": [work, work]})
    assert (g.seat(0).card,) not in g.can(0, "card")  # KA-R106: never the one that does it
    assert len(g.can(0, "card")) == 2
    g = acts("keep", me={"hand": []})
    mine = g.seat(0).card
    g.all_done()
    assert mine in g.seat(0).hand
    before = acts("gain $1", shop=[{"slot": "head"}], offer=offer)
    after = acts("renew item", "renew card", shop=[{"slot": "head"}], offer=offer)
    assert list(before.state.shop) != list(after.state.shop)
    assert list(before.state.offer) != list(after.state.offer)


@pytest.mark.rule("KA-R29", "KA-D-40")
def test_crises_are_calmed_and_stirred_for_a_while() -> None:
    shy = {"happiness": 4, "crises": [["always: no_gain media"]], "media": 1}
    g = acts("calm for segment", "gain 1 media", me=shy)
    assert g.stat(0, "media") == 2
    g = acts("stir for day", "gain 1 media", me={**shy, "happiness": 8})
    assert g.seat(0).crisis_up[0]
    assert g.stat(0, "media") == 1


@pytest.mark.rule("KA-R101", "KA-R104", "KA-R98")
def test_markers_of_docks_and_shop() -> None:
    g = acts("dock", me={"at": "park"})
    g.does(0, "shields")
    assert (g.state.docks, g.state.docks_side) == (1, 1)
    assert acts("dock 1", docks={"space": 2, "side": "hit"}).state.docks == 3
    assert acts("dock -1", docks={"space": 2, "side": "hit"}).state.docks == 1
    assert acts("stamp 2").state.shop_markers == 2


@pytest.mark.rule("KA-R196", "KA-R179", "KA-R167")
def test_deeds_about_the_plot() -> None:
    boss = {"at": "police", "life": 5, "armour": 3, "power": 4}
    g = acts("boss -2 life", "boss 1 power", "skull -3", plot="vic", revealed=True, boss=boss, gang=1, skull=10)
    assert (g.state.foes[0].life, g.state.foes[0].power, g.state.skull) == (3, 5, 7)
    g = acts("reveal 1", plot="red-mist", revealed=True)
    g.does(1, "turn", "docks")
    assert g.state.mist_up[6]


@pytest.mark.rule("KA-R125", "KA-R127")
def test_fainting_without_a_die() -> None:
    g = acts("faint", row=[event("clock 9 at shop")])
    assert g.at(0) == "hospital"
    assert g.state.row[1] is not None
    assert g.told("ko-die") == []


# -- rules that hold ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R29", "KA-R81")
def test_steps_of_a_type() -> None:
    me = {"happiness": 4, "crises": [["always: steps -1 of work"]]}
    cards = [{"lines": [], "moves": 2, "type": "work"}, {"lines": [], "moves": 2, "type": "personal"}]
    for index, moves in ((0, 1), (1, 2)):
        with table(hero(at="park", hand=cards, **me), phase="choose") as g:
            g.plays(index)
            assert g.seat(0).moves == moves


@pytest.mark.rule("KA-R29", "KA-R118", "KA-R86", "KA-R83")
def test_rules_about_company_cards_and_clocks() -> None:
    shy = {"happiness": 4, "crises": [["always: no_conspiracy"]]}
    with table(hero(at="park", card=FIGHT, **shy), hero(at="park", card=FIGHT), minions={"park": 1}) as g:
        assert not g.may(0, "call")
        assert not g.may(1, "call")
    alone = {"happiness": 4, "crises": [["always: no_company"]]}
    with table(hero(at="park", card=CLOCK, **alone), hero(at="park", card=CLOCK)) as g:
        assert not g.may(0, "timer")
        g.does(1, "move", "shop")
        assert g.may(0, "timer")
    hidden = {"happiness": 4, "crises": [["always: face_down hero"]]}
    with table(hero(at="park", hand=[FIGHT, CLOCK], **hidden), phase="choose") as g:
        assert len(g.can(0, "face-up")) == 1
    with table(hero(at="park", card=CLOCK, dollars=1, happiness=4, strength=1, crises=[["always: toll 1"]])) as g:
        g.does(0, "timer", 0)
        assert (g.stat(0, "dollar"), g.stat(0, "strength")) == (0, 2)
    with table(hero(at="park", card=CLOCK, dollars=0, happiness=4, crises=[["always: toll 1"]])) as g:
        assert not g.may(0, "timer")


@pytest.mark.rule("KA-R97", "KA-R23", "KA-R92a")
def test_rules_about_prices() -> None:
    dear = {"happiness": 4, "crises": [["always: price 1"]], "media": 0}
    with table(hero(at="shop", card=CLOCK, dollars=3, **dear), shop=[{"cost": 2, "slot": "head"}]) as g:
        g.does(0, "timer", 0).does(0, "buy", 0)
        assert g.stat(0, "dollar") == 0
    badge = {"slot": "head", "lines": ["always: deputy 2"]}
    with table(hero(at="police", card=CLOCK, dollars=1, items=[badge]), minions={"docks": 1}) as g:
        g.does(0, "timer", 6)
        assert g.stat(0, "dollar") == 0


@pytest.mark.rule("KA-R110", "KA-R112", "KA-R113", "KA-D-52")
def test_rules_about_pools_hits_and_shields() -> None:
    assert fights("always: hits -1", red="hit hit", blue="shield", minions={"park": 1}).told("total-hits")[0][1] == 1
    assert fights("always: shields 1", blue="shield", minions={"park": 3}).told("damage")[0][2] == 2
    assert fights("always: cap_shields 1", blue="shield shield", minions={"park": 2}).told("damage")[0][3] == 1
    with table(hero("kick-ass", at="park", card=FIGHT, strength=6, happiness=4, crises=[["always: pool -1 red"]])) as g:
        from ludoteca.games.kick_ass.rules.pools import pool_of
        from ludoteca.games.kick_ass.state import City
        from ludoteca.kernel.chance import seeded

        assert pool_of(City(g.state, seeded(0), None), 0)[0] == g.state.content.heroes[0].red[6] - 1


@pytest.mark.rule("KA-D-52", "KA-D-63", "KA-R116")
def test_rules_about_rerolls_and_bolts() -> None:
    mine = {"happiness": 4, "crises": [["always: fumble 1 red"]], "items": [DICE]}
    with table(hero("kick-ass", at="park", card=FIGHT, **mine), minions={"park": 1}) as g:
        g.rolls(0, "hit hit", "shield").dice("red", "blank").does(0, "fight")
        assert g.told("total-hits")[0][1] == 1
    lucky = {"slot": "head", "lines": ["bolt: gain $1", "combat: reroll 2 red"]}
    g = fights(
        "always: no_reroll", red="bolt", blue="shield", me={"items": [DICE, lucky], "dollars": 0}, minions={"park": 1}
    )
    assert g.told("rerolled") == []
    assert g.stat(0, "dollar") == 1
    g = fights(
        "always: no_bolt red",
        red="bolt",
        blue="shield",
        me={"items": [DICE, {**lucky, "lines": ["bolt: gain $1"]}], "dollars": 0},
        minions={"park": 1},
    )
    assert g.stat(0, "dollar") == 0


@pytest.mark.rule("KA-R109", "KA-R114", "KA-D-51")
def test_rules_about_the_strength_of_enemies() -> None:
    row = [
        event(
            "clock 9 at shop",
            lines=["always: stronger 1 minion at park", "always: tougher 1 minion", "always: armoured 1 super"],
        )
    ]
    g = fights(red="hit hit hit", blue="shield", minions={"park": 1}, supers={"park": 1}, row=row)
    assert g.told("combat")[0][2] == 2 + 2
    assert g.can(0, "strike") == [(0, 2), (1, 3)]
    sharp = {"slot": "head", "lines": ["combat: ignore_armour 1"]}
    g = fights(
        red="hit hit",
        blue="shield",
        me={"items": [DICE, sharp]},
        supers={"park": 1},
        row=[event("clock 9 at shop", lines=["always: armoured 1 super"])],
    )
    assert g.supers("park") == 0


@pytest.mark.rule("KA-R112", "KA-R119", "KA-R122", "KA-D-52")
def test_rules_about_damage_and_falling() -> None:
    vest = {"slot": "body", "lines": ["combat: safe 1"]}
    g = fights(me={"items": [DICE, vest], "life": 3}, minions={"park": 4})
    assert g.stat(0, "life") == 2
    g = fights("always: blank_hurts 1 blue", me={"life": 4}, minions={"park": 1})
    dice = g.told("rolled")[0][2]
    assert g.told("damage")[0][1] == 1 + len([1 for place in range(15) if dice >> (4 * place) & 15 == 1])
    lucky = {"slot": "head", "lines": ["always: dodge 3"]}
    g = table(hero("kick-ass", at="park", card=FIGHT, life=0, items=[lucky]), minions={"park": 1})
    g.rolls(0).ko("ko").does(0, "fight")
    assert g.at(0) == "park"  # the KO faces are blank for him


@pytest.mark.rule("KA-R90", "KA-R160", "KA-R156", "KA-R88", "KA-R101")
def test_rules_about_places() -> None:
    def with_event(line: str, *players: dict[str, Any], **more: Any) -> Scene:
        return table(*players, row=[event("clock 9 at shop", lines=[f"always: {line}"])], **more)

    assert not with_event("blocked park", hero(at="park", card=CLOCK)).may(0, "timer")
    g = with_event("no_protection docks", hero(at="library", card=CLOCK))
    g.does(0, "timer", 0)
    assert not g.may(0, "place", "docks")
    card = {"lines": ["eliminate 1 minion in here"]}
    g = with_event("no_bonus park", hero(at="park", card=card, happiness=6), minions={"park": 1})
    g.does(0, "effect", 0, 0)
    assert g.stat(0, "happiness") == 6
    g = with_event("entry $1 park", hero(at="shop", card=CLOCK, dollars=3))
    g.does(0, "move", "park")
    assert g.stat(0, "dollar") == 2
    g = with_event("double_timer 1 hospital", hero("kick-ass", at="hospital", card=CLOCK, life=0))
    g.does(0, "timer", 0)
    assert g.stat(0, "life") == 3
    g = with_event(
        "no_dock", hero("kick-ass", at="park", card=FIGHT), minions={"park": 1}, docks={"space": 1, "side": "hit"}
    )
    g.rolls(0).does(0, "fight")
    assert g.told("total-hits")[0][1] == 0


@pytest.mark.rule("KA-R69", "KA-R70", "KA-R71", "KA-R158")
def test_rules_about_spawning() -> None:
    row = [event("clock 9 at shop", lines=["always: extra 1 docks", "always: supers 1"])]
    with table(hero(at="park", hand=[IDLE]), row=row, arrivals=[2], spawn=[{"route": ["shop"]}], phase="spawn") as g:
        assert (g.supers("shop"), g.minions("shop"), g.minions("docks")) == (1, 1, 1)


@pytest.mark.rule("KA-R22", "KA-R26", "KA-R113")
def test_rules_about_fame_healing_and_guards() -> None:
    modest = {"happiness": 4, "crises": [["always: no_fame"]], "media": 7}
    with table(hero(at="park", **modest), phase="sleep") as g:
        assert g.kind(0) != "viral"
    with table(hero("kick-ass", at="hospital", card=CLOCK, life=0, happiness=4, crises=[["always: less_heal 1"]])) as g:
        g.does(0, "timer", 0)
        assert g.stat(0, "life") == 1
    row = [event("clock 9 at shop", lines=["always: guard"])]
    g = fights(red="hit hit", blue="shield", minions={"park": 2}, supers={"park": 1}, row=row)
    assert (g.minions("park"), g.supers("park")) == (0, 1)  # nobody else could be hit


# -- durations and moments ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R68", "KA-R136")
@pytest.mark.parametrize(("length", "over"), [("segment", (1, 1)), ("day", (2, 0)), ("round", (3, 0))])
def test_durations(length: str, over: tuple[int, int]) -> None:
    card = {"lines": [f"block hospital for {length}"]}
    hand = [{"lines": [f"gain $1 if night and media >= {n}"]} for n in range(1, 5)]
    with table(hero(at="park", card=card, hand=hand), spawn=[{"route": ["docks"]}] * 9) as g:
        g.does(0, "effect", 0, 0)
        while g.state.lasting:
            if g.kind(0) == "card":
                g.plays(0)
            elif g.kind(0) == "refresh":
                g.does(0, "gain", 4)
            else:
                g.all_done()
        assert (g.state.round, g.state.segment) == over


@pytest.mark.rule("KA-R34", "KA-R88", "KA-R96", "KA-R123")
@pytest.mark.parametrize(
    ("moment", "deed"),
    [("won", "fight"), ("hurt", "fight"), ("cleanup", "fight"), ("timer", "timer"), ("bought", "buy")],
)
def test_items_act_at_their_moment(moment: str, deed: str) -> None:
    item = {"slot": "head", "lines": [f"{moment}: gain 1 media"]}
    card = {"lines": ["fight", "timer"], "type": "hero"}
    me = hero("kick-ass", at="shop", card=card, items=[DICE, item], media=1, dollars=3)
    with table(me, minions={"shop": 1}, shop=[{"slot": "body", "cost": 1}]) as g:
        if deed == "fight":
            g.rolls(0, "hit").does(0, "fight")
        else:
            g.does(0, "timer", 0).does(0, "buy", 0)
        assert g.stat(0, "media") == 2


@pytest.mark.rule("KA-R128b", "KA-R130", "KA-R67", "KA-R125", "KA-R216")
@pytest.mark.parametrize("moment", ["morning", "segment", "work", "face down", "refresh", "event", "matured", "ko"])
def test_crises_act_at_their_moment(moment: str) -> None:
    sad = {"happiness": 4, "crises": [[f"{moment}: gain $1"]], "dollars": 0, "at": "park"}
    if moment in {"morning", "segment"}:
        g = table(hero(**sad, hand=[IDLE]), phase="spawn")
    elif moment in {"work", "face down"}:
        g = table(hero(**sad, hand=[{"lines": [], "type": "work"}]), phase="choose")
        g.plays(0 if moment == "work" else -1)
    elif moment == "refresh":
        g = table(hero(**sad), phase="refresh")
    elif moment == "matured":
        g = table(hero(**sad), phase="events", row=[None, None, event("clock 9 at shop")])
    elif moment == "event":
        g = table(hero(**sad, card=CLOCK), row=[event("clock 1 at park")])
        g.does(0, "clock", 0, 0)
    else:
        g = table(hero(**sad, card={"lines": ["faint"]}))
        g.does(0, "effect", 0, 0)
    assert g.stat(0, "dollar") == 1


# -- conditions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KA-R87", "KA-R64")
@pytest.mark.parametrize(
    ("condition", "yes", "no"),
    [
        ("morning", {}, {"segment": "night"}),
        ("night", {"segment": "night"}, {}),
        ("afternoon", {"segment": "afternoon"}, {}),
        ("partner here", {"partner": {"at": "park"}}, {}),
        ("alone", {}, {"partner": {"at": "park"}}),
        ("at park", {}, {"me": {"at": "docks"}}),
        ("strength >= 3", {"me": {"strength": 3}}, {"me": {"strength": 2}}),
        ("dollar <= 3", {}, {"me": {"dollars": 4}}),
        ("clear here", {}, {"minions": {"park": 1}}),
        ("2 enemies here", {"minions": {"park": 2}}, {"minions": {"park": 1}}),
        ("taken docks", {"minions": {"docks": 3}}, {"minions": {"docks": 2}}),
        ("crisis", {"me": {"happiness": 4, "crises": [[]]}}, {}),
        ("played work", {"me": {"shown": ["work"]}}, {}),
        ("partner plays hero", {"partner": {"card": FIGHT}}, {}),
        ("empty hand", {}, {"me": {"items": [{"slot": "hands"}]}}),
        ("plot", {"revealed": True, "plot": "vic"}, {}),
        ("players 2", {}, None),
        ("boss here", {"foes": [{"foe": {"id": "brute"}, "at": "park"}]}, {}),
        ("moved 1", {"me": {"walked": 1}}, {}),
        ("still", {}, {"me": {"walked": 1}}),
    ],
)
def test_conditions(condition: str, yes: dict[str, Any], no: dict[str, Any] | None) -> None:
    def paid(text: str, scene: dict[str, Any]) -> bool:
        g = acts(f"gain 1 happiness if {text}", "timer", **scene)
        return bool(g.told("gained"))

    assert paid(condition, dict(yes))
    assert not paid(f"not {condition}", dict(yes))
    if no is not None:
        assert not paid(condition, dict(no))
        assert paid(f"not {condition}", dict(no))
