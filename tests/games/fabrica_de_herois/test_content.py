"""The box is complete and ours: a hundred people, no two alike, five ways to play, Missions of five colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ludoteca.games.fabrica_de_herois.content.box import (
    AFFILIATIONS,
    ATTACK,
    COLOURS,
    DEFENCE,
    HELP,
    INCIDENT,
    MAN,
    VILLAIN,
    WOMAN,
    Ability,
    Hero,
)
from ludoteca.games.fabrica_de_herois.content.load import own_content
from ludoteca.games.fabrica_de_herois.content.notation import VERBS
from ludoteca.games.fabrica_de_herois.content.portraits import DRAWERS, own_portraits
from ludoteca.games.fabrica_de_herois.effects.lines import LINES
from ludoteca.games.fabrica_de_herois.effects.verbs_teams import LayLine
from ludoteca.games.fabrica_de_herois.effects.words import Effect, Standing

BOX = own_content()
FACES = own_portraits()
BANDS = {"blue": (3, 4), "green": (5, 6), "yellow": (7, 8), "orange": (9, 10), "red": (11, 13)}

# What an Affiliation does more than any other: verbs and lines, with the sign where it matters.
HALLMARKS = {
    "workshop": "actions+ income+ nd- nd+ free-buy borrow again new-base sort field counts tax marker+die price-buy",
    "backyard": "protect unblock shield redirect salvage recycle support guard-weak ambush rescue thaw draw borrow",
    "moonlight": "spy rob pickpocket steal exile deck swap barter replace cover bar invert two-missions free-flee",
    "drumline": "marker+ marker- depose trade-leaders rotate lead free-leader swap duel double",
    "duty": "block seal bar cancel home strip unblock thaw nd+",
}


def members(affiliation: str) -> list[Hero]:
    """The Heroes of an Affiliation."""
    return [hero for hero in BOX.heroes if hero.affiliations >> AFFILIATIONS.index(affiliation) & 1]


def both(hero: Hero) -> tuple[Ability, Ability]:
    """The two abilities of a Hero."""
    return hero.leader, hero.discard


def name_of(effect: Effect) -> str:
    """An effect without its number: the words of its text, the sign and the kind of condition."""
    key, params = effect.text()
    parts = [key]
    if key == "fx-if":
        parts = [params["if"][0], params["effect"][0]]
        params = params["effect"][1]
    for inner in ("targets", "rule", "who", "per"):
        if inner in params:
            parts.append(params[inner][0])
    if params.get("for", ("",))[0] == "for-permanent":
        parts.append("permanent")
    return " ".join((*parts, params.get("sign", "")))


def tokens(effect: Effect) -> Iterator[str]:
    """How the hallmarks name an effect."""
    name = effect.verb.name
    sign = "-" if effect.amount.n < 0 else "+"
    yield from (name, name + sign, f"{name}{sign}{effect.amount.form}")


# -- Heroes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-R3")
def test_the_box_holds_a_hundred_heroes_seventy_five_missions_and_fifteen_bases() -> None:
    assert (len(BOX.heroes), len(BOX.missions), len(BOX.bases)) == (100, 75, 15)
    for cards in (BOX.heroes, BOX.missions, BOX.bases):
        assert len({card.id for card in cards}) == len(cards)


@pytest.mark.rule("FH-R16", "FH-R17")
def test_bonuses_are_small_and_affiliations_are_shared_out() -> None:
    bonuses = Counter(hero.bonus for hero in BOX.heroes)
    assert set(bonuses) == {1, 2, 3, 4}
    assert bonuses[4] < bonuses[1] < bonuses[2]
    two = [hero for hero in BOX.heroes if int(hero.affiliations).bit_count() == 2]
    assert 35 <= len(two) <= 45
    for affiliation in AFFILIATIONS:
        assert 24 <= len(members(affiliation)) <= 32, affiliation


def test_women_and_men_are_about_as_many() -> None:
    genders = Counter(hero.gender for hero in BOX.heroes)
    assert abs(genders[WOMAN] - genders[MAN]) <= 10
    for affiliation in AFFILIATIONS:
        found = Counter(hero.gender for hero in members(affiliation))
        assert min(found[WOMAN], found[MAN]) >= 8, affiliation


@pytest.mark.rule("FH-R43", "FH-R46", "FH-R56")
def test_kinds_bolts_and_permanents_are_in_proportion() -> None:
    kinds = Counter(ability.kind for ability in BOX.abilities)
    assert len(BOX.abilities) == 200
    assert 70 <= kinds[ATTACK] <= 90
    assert 70 <= kinds[HELP] <= 90
    assert 30 <= kinds[DEFENCE] <= 50
    bolts = sum(ability.bolt for ability in BOX.abilities)
    assert 0.22 <= bolts / (kinds[ATTACK] + kinds[HELP]) <= 0.28
    assert sum(ability.permanent for ability in BOX.abilities) >= 12


@pytest.mark.rule("FH-R79")
def test_no_two_heroes_have_the_same_pair_of_effects() -> None:
    pairs = Counter(tuple(name_of(one) for ability in both(hero) for one in ability.effects) for hero in BOX.heroes)
    assert [pair for pair, times in pairs.items() if times > 1] == []


@pytest.mark.rule("FH-R79")
def test_no_effect_is_there_more_than_eight_times() -> None:
    found = Counter(name_of(one) for ability in BOX.abilities for one in ability.effects)
    assert [(name, times) for name, times in found.items() if times > 8] == []


def test_every_word_of_the_vocabulary_is_in_the_box() -> None:
    effects = [one for ability in BOX.abilities for one in ability.effects]
    effects += [one for mission in BOX.missions for one in (*mission.rewards, *mission.punishments)]
    effects += [one for base in BOX.bases for one in base.once]
    lines = [rule for mission in BOX.missions for rule in mission.rules]
    lines += [rule for base in BOX.bases for rule in base.standing]
    spoken = Counter(one.verb.name for one in effects)
    spoken.update(rule.line.name for rule in lines)
    assert sorted({*VERBS, *LINES} - set(spoken)) == []
    rare = sorted(name for name, times in spoken.items() if times == 1)
    assert len(rare) <= 10, f"words that serve one card only: {', '.join(rare)}"


@pytest.mark.parametrize("affiliation", AFFILIATIONS)
def test_an_affiliation_can_be_told_by_what_it_does(affiliation: str) -> None:
    """Of its hallmarks its own Heroes have more than those of any other Affiliation."""
    wanted = set(HALLMARKS[affiliation].split())
    share = {}
    for other in AFFILIATIONS:
        effects = [one for hero in members(other) for ability in both(hero) for one in ability.effects]
        share[other] = sum(bool(wanted & set(tokens(one))) for one in effects) / len(effects)
    mine = share.pop(affiliation)
    assert mine >= 1.5 * max(share.values()), f"{mine:.0%}; {', '.join(f'{n} {part:.0%}' for n, part in share.items())}"


def test_weak_heroes_have_the_strong_discard_abilities() -> None:
    """Who gives up a Hero of Bonus 1 loses little, so what it does outright and to many is theirs."""
    sweeping = ("weak", "leaders", "each", "all", "my-all")
    found = {
        bonus: [
            hero.id
            for hero in BOX.heroes
            if hero.bonus == bonus and any(one.targets.name in sweeping for one in hero.discard.effects)
        ]
        for bonus in (1, 4)
    }
    assert len(found[1]) > len(found[4])


# -- Missions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-R29", "FH-R30")
@pytest.mark.parametrize("colour", COLOURS)
def test_fifteen_missions_of_each_colour_within_its_band(colour: str) -> None:
    found = [mission.nd for mission in BOX.missions if COLOURS[mission.colour] == colour]
    assert len(found) == 15
    low, high = BANDS[colour]
    assert set(found) == set(range(low, high + 1))


@pytest.mark.rule("FH-R31", "FH-R32")
def test_missions_are_incidents_and_villains_with_one_emblem_or_two() -> None:
    kinds = Counter(mission.kind for mission in BOX.missions)
    assert (kinds[INCIDENT], kinds[VILLAIN]) == (45, 30)
    villains = [sum(m.kind == VILLAIN and m.colour == colour for m in BOX.missions) for colour in range(5)]
    assert villains == sorted(villains), "villains are the harder ones"
    emblems = [int(mission.emblems).bit_count() for mission in BOX.missions]
    assert set(emblems) == {1, 2}
    assert 12 <= emblems.count(2) <= 18
    for number, affiliation in enumerate(AFFILIATIONS):
        assert 15 <= sum(mission.emblems >> number & 1 for mission in BOX.missions) <= 21, affiliation


@pytest.mark.rule("FH-R32")
def test_extra_rules_are_many_and_of_many_kinds() -> None:
    ruled = [mission for mission in BOX.missions if mission.rules]
    assert len(ruled) >= 25
    kinds = {rule.line.name for mission in ruled for rule in mission.rules}
    assert len(kinds) >= 15
    by_colour = [sum(mission.colour == colour for mission in ruled) for colour in range(5)]
    assert by_colour == sorted(by_colour), "the harder, the stranger"


@pytest.mark.rule("FH-R73", "FH-R74")
def test_rewards_and_punishments_are_of_many_kinds_and_grow_with_the_colour() -> None:
    rewards = {one.verb.name for mission in BOX.missions for one in mission.rewards}
    punishments = {name_of(one) for mission in BOX.missions for one in mission.punishments}
    assert len(rewards) >= 12
    assert len(punishments) >= 12
    for side in ("rewards", "punishments"):
        weight = [
            sum(len(getattr(m, side)) + _size(getattr(m, side)) for m in BOX.missions if m.colour == colour)
            for colour in range(5)
        ]
        assert weight == sorted(weight), f"{side}: {weight}"


def _size(effects: list[Effect]) -> int:
    """How much in numbers; a Hero lost or won counts two."""
    heavy = ("eliminate", "exile", "deck", "steal", "draw", "double")
    return sum(abs(int(one.amount.n)) + (2 if one.verb.name in heavy else 0) for one in effects)


@pytest.mark.rule("FH-R74", "FH-D-23")
def test_no_punishment_touches_stored_actions() -> None:
    for mission in BOX.missions:
        for one in mission.punishments:
            assert one.verb.name != "actions" or not one.targets.mine, mission.id


# -- Bases -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-R64", "FH-D-38")
@pytest.mark.parametrize("affiliation", AFFILIATIONS)
def test_three_bases_each_one_stands_one_acts_and_one_changes_a_limit_or_a_price(affiliation: str) -> None:
    bases = [base for base in BOX.bases if AFFILIATIONS[base.affiliation] == affiliation]
    kinds = Counter("acts" if base.once else "limit" if _limits(base.standing) else "stands" for base in bases)
    assert kinds == {"acts": 1, "limit": 1, "stands": 1}


def _limits(lines: list[Standing]) -> bool:
    return all(rule.line.name in ("field", "support") or rule.line.name.startswith("price-") for rule in lines)


def test_no_two_bases_do_the_same() -> None:
    found = Counter(
        (tuple(rule.text()[0] for rule in base.standing), tuple(one.source for one in base.once)) for base in BOX.bases
    )
    assert max(found.values()) == 1


def test_what_lasts_for_good_is_a_line_or_the_marker() -> None:
    for ability in BOX.abilities:
        if ability.permanent:
            for one in ability.effects:
                assert isinstance(one.verb, LayLine) or one.verb.name == "marker"


# -- faces -----------------------------------------------------------------------------------------------------


def test_every_hero_has_a_face_and_every_face_a_hero() -> None:
    assert set(FACES) == {hero.id for hero in BOX.heroes}


def test_no_two_heroes_look_alike_from_afar() -> None:
    """The trio: top outline, suit, prop or cape."""
    found = Counter(face.silhouette() for face in FACES.values())
    assert [trio for trio, times in found.items() if times > 1] == []


def test_every_part_is_worn_by_somebody_and_none_by_too_many() -> None:
    worn = Counter(layer for face in FACES.values() for layer in face.layers())
    loud = [f"{drawer}-{part}" for drawer in ("head", "hat", "suit", "cape", "prop") for part in DRAWERS[drawer]]
    assert [part for part in loud if not worn[part]] == []
    assert [part for part in loud if worn[part] > 25 and not part.startswith("head")] == []


def test_skins_are_of_all_tones() -> None:
    tones = Counter(face.colours["sk"] for face in FACES.values())
    assert len(tones) >= 9
    assert max(tones.values()) <= 20
