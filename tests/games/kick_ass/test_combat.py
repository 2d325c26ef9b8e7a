"""Combat, Conspiracy and KO: KA-R84, KA-R85, KA-R108 to KA-R127, and the nine steps of KA-D-52."""

from __future__ import annotations

import pytest

from ludoteca.games.kick_ass.content import words as w
from tests.games.kick_ass.table import Scene, event, hero, table

FIGHT = {"lines": ["fight"], "type": "hero", "colour": "red"}
BRUTE = {"id": "brute", "power": 2, "life": 3}
STRONG = {"slot": "hand", "lines": ["combat: roll 4 red + roll 3 blue"]}


def duel(red: str = "", blue: str = "", me: dict[str, object] | None = None, **more: object) -> Scene:
    """Kick-Ass, with four red and three blue dice at least, fights in the Park; this is what he rolls."""
    mine = {"at": "park", "card": FIGHT, "items": [STRONG], **(me or {})}
    g = table(hero("kick-ass", **mine), hero("hit-girl", at="docks", card={"lines": ["timer"]}), **more)
    g.rolls(0, red, blue)
    return g.does(0, "fight")


def pair(first: tuple[str, str], second: tuple[str, str], **more: object) -> Scene:
    """Two Heroes conspire in the Park."""
    mine = {"at": "park", "card": FIGHT, **more.pop("mine", {})}  # type: ignore[dict-item]
    yours = {"at": "park", "card": FIGHT, **more.pop("yours", {})}  # type: ignore[dict-item]
    one = hero("kick-ass", **{**mine, "items": [STRONG, *mine.get("items", [])]})
    two = hero("big-daddy", **{**yours, "items": [{**STRONG, "cost": 2}]})
    g = table(one, two, **more)
    g.rolls(0, *first).rolls(1, *second)
    return g.does(0, "call").does(1, "join")


@pytest.mark.rule("KA-R108", "KA-R84")
def test_a_combat_needs_an_icon_and_someone_to_fight() -> None:
    with table(hero(at="park", card={"lines": ["timer"]}), minions={"park": 1}) as g:
        assert not g.may(0, "fight")
    with table(hero(at="park", card=FIGHT), minions={"docks": 1}) as g:
        assert not g.may(0, "fight")


@pytest.mark.rule("KA-R108", "KA-R109", "KA-R112")
def test_a_hero_fights_all_enemies_of_the_district() -> None:
    foes = [{"foe": BRUTE, "at": "park"}]
    g = duel("", "shield", minions={"park": 1}, supers={"park": 1}, foes=foes)
    assert g.told("combat")[0][2] == 1 + 2 + 2
    assert g.told("damage")[0][1:] == (5, 1, 4, 0)


@pytest.mark.rule("KA-R112")
def test_damage_is_never_below_zero() -> None:
    g = duel("", "shield shield shield", minions={"park": 1})
    assert g.told("damage")[0][3] == 0
    assert g.told("lost") == []


@pytest.mark.rule("KA-R113", "KA-R114", "KA-D-38", "KA-R115")
def test_hits_are_split_as_wished_and_a_super_minion_takes_two_at_once() -> None:
    g = duel("hit hit", "shield shield shield", minions={"park": 2}, supers={"park": 1})
    assert g.kind(0) == "hits"
    assert g.can(0, "strike") == [(0, 2), (0, 1), (1, 2)]  # both Minions, one, or the Super-Minion
    g.does(0, "strike", 1, 2)
    assert (g.minions("park"), g.supers("park")) == (2, 0)


@pytest.mark.rule("KA-R113", "KA-D-38")
def test_the_rest_can_be_let_go() -> None:
    g = duel("hit hit", "shield shield shield", minions={"park": 2}, supers={"park": 1})
    g.does(0, "waste")
    assert (g.minions("park"), g.supers("park")) == (2, 1)


@pytest.mark.rule("KA-R113")
def test_nobody_is_asked_where_hits_are_enough_for_all() -> None:
    g = duel("hit hit hit", "shield shield shield", minions={"park": 1}, supers={"park": 1})
    assert (g.minions("park"), g.supers("park")) == (0, 0)


@pytest.mark.rule("KA-R115", "KA-D-38", "KA-R66")
def test_an_enemy_of_an_event_must_fall_at_once_or_stays_whole() -> None:
    row = [event("fell", reward=["gain $3"])]
    foes = [{"foe": BRUTE, "at": "park", "event": 0}]
    g = duel("hit hit", "shield shield", row=row, foes=foes)
    assert g.state.foes[0].life == 3
    g = duel("hit hit hit", "shield shield", me={"dollars": 0}, row=row, foes=foes)
    assert not g.state.foes
    assert g.stat(0, "dollar") == 3 + 0  # the Event is completed


@pytest.mark.rule("KA-R115", "KA-R141", "KA-R140")
def test_a_boss_keeps_wounds_and_armour_absorbs_first() -> None:
    boss = [{"foe": {"id": "big", "power": 1, "life": 3, "armour": 1}, "at": "park"}]
    g = duel("hit hit", "shield", foes=boss)
    assert g.state.foes[0].life == 2


@pytest.mark.rule("KA-D-51", "KA-R113")
def test_armour_lowers_only_what_its_owner_is_given() -> None:
    boss = [{"foe": {"id": "big", "power": 0, "life": 9, "armour": 2}, "at": "park"}]
    g = duel("hit hit hit hit", "shield", foes=boss, minions={"park": 1})
    assert (8, 4) in g.can(0, "strike")  # all of the rest
    g.does(0, "strike", 0, 1)
    assert g.minions("park") == 0
    assert g.state.foes[0].life == 8  # three Hits, two of them on the Armour


@pytest.mark.rule("KA-R116", "KA-R117")
def test_each_bolt_activates_every_bonus_of_its_colour() -> None:
    bolts = {"slot": "head", "lines": ["bolt: gain $1", "red bolt: gain 1 media", "blue bolt: gain 1 happiness"]}
    me = {"items": [STRONG, bolts], "dollars": 0, "media": 2, "happiness": 6}
    g = duel("bolt bolt", "bolt", me, minions={"park": 1})
    assert (g.stat(0, "dollar"), g.stat(0, "media"), g.stat(0, "happiness")) == (3, 4, 8 - 1 + 1)


@pytest.mark.rule("KA-R116", "KA-R111", "KA-R6")
def test_bolts_of_the_card_count_and_a_bolt_is_a_hit_as_well() -> None:
    card = {**FIGHT, "lines": ["fight", "bolt: hit 1"]}
    g = duel("bolt", "", {"card": card}, supers={"park": 1})
    assert g.told("total-hits")[0][1] == 2
    assert g.supers("park") == 0


@pytest.mark.rule("KA-R32", "KA-D-52", "KA-D-24")
def test_a_reroll_is_one_answer_and_a_die_may_be_rolled_again_by_another_effect() -> None:
    again = {"slot": "head", "lines": ["combat: reroll 1 red"]}
    any_die = {"slot": "body", "lines": ["combat: reroll 1 die"]}
    mine = {"at": "park", "card": FIGHT, "items": [STRONG, again, any_die]}
    with table(hero("kick-ass", **mine), supers={"park": 1}) as g:
        g.rolls(0, "hit", "shield shield")
        g.does(0, "fight")
        assert g.kind(0) == "dice"
        blank = 1
        g.dice("red", "blank").does(0, "reroll", 0, blank)
        g.dice("red", "hit").does(0, "reroll", 0, blank)  # the other effect, the same die
        assert g.supers("park") == 0
        assert len(g.told("rerolled")) == 2


@pytest.mark.rule("KA-R32", "KA-R33", "KA-R34")
def test_an_item_is_exhausted_in_the_middle_of_a_combat() -> None:
    vest = {"slot": "body", "lines": ["exhaust: shield 2"]}
    mine = {"at": "park", "card": FIGHT, "items": [STRONG, vest], "life": 4}
    with table(hero("kick-ass", **mine), minions={"park": 3}) as g:
        vest_number = g.seat(0).items[1]
        assert not g.may(0, "exhaust")  # not outside a Combat
        g.rolls(0)
        g.does(0, "fight").does(0, "exhaust", vest_number, 0)
        assert g.told("damage")[0][2:4] == (2, 1)


@pytest.mark.rule("KA-R102", "KA-R101", "KA-R118")
def test_in_a_conspiracy_the_docks_help_the_group_once() -> None:
    g = pair(("", ""), ("", ""), minions={"park": 1}, docks={"space": 1, "side": "hit"})
    g.does(0, "take", 0, 1)
    assert g.told("total-hits")[0][1] == 1


@pytest.mark.rule("KA-R118", "KA-R119", "KA-R120", "KA-R121", "KA-R85")
def test_hits_and_shields_are_added_and_bolts_are_ones_own() -> None:
    lucky = {"slot": "head", "lines": ["bolt: gain $1"]}
    mine = {"items": [lucky], "dollars": 0}
    g = pair(("hit", "shield"), ("bolt", "shield"), mine=mine, supers={"park": 1})
    assert g.told("damage")[0][1:4] == (2, 2, 0)
    assert g.supers("park") == 0
    assert g.stat(0, "dollar") == 0  # the Bolt was the partner's


@pytest.mark.rule("KA-R119")
def test_the_group_splits_the_damage_and_one_may_take_it_all() -> None:
    g = pair(("", ""), ("", ""), supers={"park": 2}, mine={"life": 2}, yours={"life": 4})
    assert g.kind(0) == g.kind(1) == "damage"
    assert (1, 4) in g.can(0, "take")
    g.does(1, "take", 0, 0)
    assert (g.stat(0, "life"), g.stat(1, "life")) == (2, 0)


@pytest.mark.rule("KA-R118", "KA-D-15", "KA-D-14")
def test_to_conspire_takes_presence_and_an_unspent_icon() -> None:
    spent = hero("big-daddy", at="park", card=FIGHT, left=[0], moves=0, stage="acting", timers=1)
    away = hero("hit-girl", at="docks", card=FIGHT)
    mine = hero("kick-ass", at="park", card=FIGHT)
    with table(mine, spent, away, minions={"park": 1}) as g:
        assert g.may(0, "fight")
        assert not g.may(0, "call")


@pytest.mark.rule("KA-R118", "KA-R85", "KA-D-14")
def test_a_call_may_be_declined_and_heroes_may_fight_one_after_the_other() -> None:
    one = hero("kick-ass", at="park", card=FIGHT)
    two = hero("big-daddy", at="park", card={**FIGHT, "moves": 2})
    with table(one, two, minions={"park": 3}) as g:
        g.rolls(0).does(0, "call").does(1, "pass")
        assert g.told("combat")[0][3] == 1
        assert g.may(1, "fight")  # the icon is unspent
        assert g.may(1, "move")  # and the walk not over


@pytest.mark.rule("KA-D-14", "KA-D-15")
def test_joining_is_an_effect_and_ends_the_walk() -> None:
    one = hero("kick-ass", at="park", card=FIGHT)
    two = hero("big-daddy", at="park", card={"lines": ["fight", "timer"], "moves": 2, "type": "hero"})
    with table(one, two, minions={"park": 4}) as g:
        g.rolls(0).rolls(1).does(0, "call").does(1, "join")
        g.does(0, "take", 0, 2)
        assert not g.may(1, "move")
        assert not g.may(1, "fight")


@pytest.mark.rule("KA-R88", "KA-D-31")
def test_of_several_who_cleaned_one_gets_the_bonus_by_the_teams_choice() -> None:
    g = pair(("hit", "shield"), ("", ""), minions={"park": 1}, mine={"happiness": 6}, yours={"happiness": 6})
    assert g.kind(0) == g.kind(1) == "bonus"
    g.does(0, "hero", 1)
    assert (g.stat(0, "happiness"), g.stat(1, "happiness")) == (6, 7)


@pytest.mark.rule("KA-R88", "KA-R98", "KA-R104", "KA-R35")
@pytest.mark.parametrize("place", ["docks", "shop"])
def test_whose_cleanup_it_is_is_not_asked_where_the_bonus_is_everybodys(place: str) -> None:
    def clean(**more: object) -> Scene:
        one = hero("kick-ass", at=place, card={**FIGHT, "lines": ["fight", "timer"]}, items=[STRONG])
        marker = {"space": 3, "side": "hit"}
        g = table(one, hero("big-daddy", at=place, card=FIGHT), minions={place: 1}, docks=marker, **more)
        return g.rolls(0, "hit", "shield").rolls(1).does(0, "call").does(1, "join")

    g = clean()
    assert g.kind(0) == "step"
    assert [one.kind for one in g.events].count("cleaned") == 1
    assert g.told("docks" if place == "docks" else "shop-track")
    assert clean(row=[event("forgo 1 cleanup")]).kind(0) == "bonus"


@pytest.mark.rule("KA-D-31")
def test_who_has_completed_an_event_is_not_asked_where_its_reward_is_for_all() -> None:
    row = [event("beat 1 minion at park", reward=["all gain $2"])]
    g = pair(("hit", "shield"), ("", ""), minions={"park": 1}, row=row, mine={"dollars": 0}, yours={"dollars": 0})
    g.does(0, "hero", 0)  # the Clean-up bonus
    assert g.told("completed")
    assert (g.stat(0, "dollar"), g.stat(1, "dollar")) == (2, 2)


@pytest.mark.rule("KA-D-46")
def test_the_last_hero_is_not_asked_for_a_loss_that_is_all_that_is_left() -> None:
    card = {"lines": ["fight", "lose 1 happiness"], "type": "hero", "colour": "red"}
    one = hero("kick-ass", at="park", card=card, happiness=6)
    with table(one, minions={"park": 2}) as g:
        g.rolls(0, "hit").does(0, "fight")
        assert g.stat(0, "happiness") == 5
        assert g.kind(0) != "step"
    with table(one, hero("big-daddy", at="docks", card={"lines": ["timer"]}), minions={"park": 2}) as g:
        g.rolls(0, "hit").does(0, "fight")
        assert g.can(0, "effect")  # a partner's step may come first


@pytest.mark.rule("KA-D-31", "KA-R216", "KA-R64")
def test_of_several_who_completed_an_event_the_team_says_who_did() -> None:
    row = [event("beat 1 minion at park", reward=["gain $2"])]
    g = pair(("hit", "shield"), ("", ""), minions={"park": 1}, supers={"park": 0}, row=row, yours={"dollars": 0})
    g.does(0, "hero", 0)  # the Clean-up bonus
    assert g.kind(0) == g.kind(1) == "last-helper"
    g.does(1, "hero", 1)
    assert g.stat(1, "dollar") == 2


@pytest.mark.rule("KA-D-52", "KA-R216")
def test_an_event_that_a_combat_completes_is_a_part_of_that_combat() -> None:
    row = [event("beat 1 minion at park", reward=["gain $2"])]
    g = pair(("hit", "shield"), ("", ""), minions={"park": 1}, row=row)
    g.does(0, "hero", 0)  # the Clean-up bonus
    assert g.kind(0) == "last-helper"
    assert g.state.fight is not None
    assert not g.told("combat-over")
    g.does(1, "hero", 1)
    told = [one.kind for one in g.events]
    assert told.index("completed") < told.index("combat-over")
    assert g.state.fight is None


@pytest.mark.rule("KA-R123", "KA-D-53", "KA-D-52", "KA-D-4")
def test_who_is_about_to_fall_still_deals_damage_and_a_gain_does_not_cancel_the_die() -> None:
    medal = {"slot": "body", "lines": ["won: gain 2 life"]}
    mine = {"life": 0, "items": [STRONG, medal]}
    g = table(hero("kick-ass", at="hospital", card=FIGHT, **mine), minions={"hospital": 2})
    g.rolls(0, "hit hit").ko("blank")
    g.does(0, "fight")
    told = [one.kind for one in g.events]
    assert told.index("cleaned") < told.index("ko-die")
    assert g.minions("hospital") == 0
    assert [after for _, what, _, after, _ in g.told("gained") if what == w.LIFE][-1] == 2
    assert g.stat(0, "life") == 0  # 3 points from the Clean-up and the medal, and the blank sets 0


@pytest.mark.rule("KA-D-53", "KA-R125")
def test_a_fallen_heros_unspent_effects_may_still_be_used_in_the_hospital() -> None:
    card = {"lines": ["fight", "timer"], "type": "hero"}
    with table(hero("kick-ass", at="park", card=card, life=0), minions={"park": 1}) as g:
        g.rolls(0).ko("ko").does(0, "fight")
        assert g.at(0) == "hospital"
        assert g.may(0, "timer")


@pytest.mark.rule("KA-D-52", "KA-R127", "KA-D-53")
def test_several_who_fell_roll_in_the_teams_order_once_each() -> None:
    row = [event("clock 9 at shop"), None, None]
    g = pair(("", ""), ("", ""), minions={"park": 4}, mine={"life": 0}, yours={"life": 0}, row=row)
    g.does(0, "take", 0, 2)
    assert g.kind(0) == g.kind(1) == "ko-order"
    g.ko("ko").ko("ko").does(0, "hero", 1)
    assert [seat for seat, *_ in g.told("ko-die")] == [1, 0]
    assert g.state.row[2] is not None  # each moved the row once


@pytest.mark.rule("KA-D-24", "KA-R110", "KA-R6")
def test_there_is_no_cap_on_dice() -> None:
    many = {"slot": "head", "lines": ["combat: roll 9 red"]}
    with table(hero("kick-ass", at="park", card=FIGHT, items=[STRONG, many]), minions={"park": 1}) as g:
        g.rolls(0, "hit " * 12)
        g.does(0, "fight")
        assert g.told("total-hits")[0][1] == 12


@pytest.mark.rule("KA-R21", "KA-R110", "KA-R121")
def test_strength_feeds_the_pool() -> None:
    from ludoteca.games.kick_ass.rules.pools import pool_of
    from ludoteca.games.kick_ass.state import City
    from ludoteca.kernel.chance import seeded

    for strength in (0, 3, 6):
        with table(hero("hit-girl", at="park", card=FIGHT, strength=strength)) as g:
            piece = g.state.content.heroes[g.seat(0).hero]
            found = pool_of(City(g.state, seeded(0), None), 0)
            assert found[:2] == (piece.red[strength], piece.blue[strength])


@pytest.mark.rule("KA-D-25", "KA-R148")
def test_a_strike_counts_hits_alone() -> None:
    card = {"lines": ["strike 2 in docks"]}
    me = hero(
        "kick-ass",
        at="park",
        card=card,
        items=[{"slot": "head", "lines": ["bolt: gain $9", "combat: hit 3"]}],
        dollars=0,
    )
    with table(me, minions={"docks": 2}, docks={"space": 1, "side": "hit"}) as g:
        g.dice("red", "bolt hit").does(0, "effect", 0, 0)
        assert g.minions("docks") == 0
        assert g.stat(0, "dollar") == 0
        assert g.stat(0, "life") == g.state.content.heroes[0].most_life  # nobody strikes back
        assert g.told("cleaned")[0][0] == 0
