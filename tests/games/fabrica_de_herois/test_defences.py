"""Every Defence of the box that answers an Attack is given in a window, and what changed is compared with its words."""

from __future__ import annotations

import pytest

from ludoteca.games.fabrica_de_herois.actions import PICK
from ludoteca.games.fabrica_de_herois.content.box import DISCARD, Ability
from ludoteca.games.fabrica_de_herois.content.load import own_content
from ludoteca.games.fabrica_de_herois.effects.lines import TAXED
from ludoteca.games.fabrica_de_herois.effects.words import Effect
from tests.games.fabrica_de_herois.table import Scene, hero

A, B = 0, 1
ANSWERING = [one for one in own_content().abilities if one.answering]
DIE = {"cancel if die 3": 3, "cancel if die 4": 4}


def scene_of(ability: Ability) -> Scene:
    """A strikes at *goal* of B, who could answer with this ability of *wall*; B has a minus and a Blocked Hero."""
    said = f"defence {'; '.join(effect.source for effect in ability.effects)}"
    leads = ability.when != DISCARD
    wall = hero("wall", 1, leader=said) if leads else hero("wall", 1, discard=said)
    field = "wall goal p2 p3" if leads else "p2 goal wall p3"
    scene = Scene(
        heroes=[hero("striker", discard="attack eliminate 1 chosen"), wall, hero("goal", 3)],
        players=[
            {"field": "p1 p4 striker", "support": "p8 p9", "actions": 2, "mission": "m1"},
            {"field": field, "actions": 2, "mission": "m2"},
        ],
        deck="p15 p16 p17 p18",
        lasting=[
            {"what": "marker", "team": B, "caster": A, "amount": -2, "for": "mission"},
            {"what": "block", "hero": "p3", "caster": A, "for": "mission"},
        ],
    )
    return scene.use(A, "striker").pick(A, "goal")


def answered(ability: Ability, die: int = 0) -> Scene:
    """The same scene after the answer; whoever is asked takes the first choice."""
    scene = scene_of(ability)
    if die:
        scene.rolls(die)
    scene.use(B, "wall")
    while scene.asked(B) or scene.asked(A) not in (None, "plays"):
        seat = B if scene.asked(B) else A
        offers = scene.offers(seat)
        scene.answer(seat, next((one for one in offers if one >= PICK), offers[0]))
    return scene


def name_of(ability: Ability) -> str:
    return "; ".join(effect.source for effect in ability.effects)


@pytest.mark.rule("FH-R44", "FH-D-50", "FH-D-29")
@pytest.mark.parametrize("ability", ANSWERING, ids=name_of)
def test_a_defence_of_the_box_does_what_it_says(ability: Ability) -> None:
    scene = answered(ability, DIE.get(ability.effects[0].source, 0))
    assert scene.actions(B) == 1, "one Action"
    assert ("wall" in scene.graveyard) == (ability.when == DISCARD)
    for effect in ability.effects:
        done(scene, effect)


@pytest.mark.rule("FH-D-29")
@pytest.mark.parametrize("ability", [one for one in ANSWERING if one.effects[0].source in DIE], ids=name_of)
def test_a_defence_that_a_die_decides_fails_below_its_number(ability: Ability) -> None:
    scene = answered(ability, DIE[ability.effects[0].source] - 1)
    assert "goal" in scene.graveyard


def saved(scene: Scene, said: str) -> None:
    """Whether the Hero that was struck at is well, and who has been hit instead."""
    assert "goal" in (scene.support(B) if said == "rescue" else scene.field(B))
    if said == "redirect mine":
        assert scene.graveyard[-1] in ("p2", "p3", "wall"), "another of B's"
    elif said == "redirect theirs":
        assert scene.graveyard[-1] in ("p1", "p4")
    else:
        assert scene.graveyard[0] == "striker" or "striker" in scene.names(scene.state.exiled)


def done(scene: Scene, effect: Effect) -> None:
    """Whether what this effect says has happened."""
    said = effect.source
    verb = effect.verb.name
    mine = scene.state.players[B]
    if verb in ("cancel", "shield", "redirect", "rescue"):
        saved(scene, said)
    elif said == "block attacker-leader for round":
        assert scene.is_blocked("p1")
    elif said == "block attacker for round":
        assert not scene.is_blocked("p1"), "the attacker was discarded: it lies on the Graveyard"
    elif said == "exile attacker":
        assert scene.names(scene.state.exiled) == ["striker"]
    elif said == "tax attacker":
        assert scene.state.players[A].sheet[TAXED] == 1
    elif said == "spy attacker":
        assert len(scene.support(A)) == 1
        assert scene.told("gave-back")[0][:2] == (A, 1)
    elif verb == "draw":
        assert len(scene.support(B)) == effect.amount.n
    elif verb == "scout":
        assert len(scene.told("looked")) == 1
        assert scene.told("looked")[0][:2] == (B, int(effect.amount.n))
    elif verb == "wipe":
        assert scene.marker(B) == 0
    elif verb == "free-leader":
        assert mine.free_leads == effect.amount.n
    elif said == "unblock 1 own":
        assert not scene.is_blocked("p3")
    elif said == "protect my-leader for round":
        assert scene.is_protected(scene.leader(B))
    else:
        raise AssertionError(f"{said!r} is not looked at here")


@pytest.mark.rule("FH-R50")
def test_a_leader_that_attacks_is_blocked_by_who_blocks_the_attacker() -> None:
    scene = Scene(
        heroes=[
            hero("boss", leader="attack eliminate 1 chosen"),
            hero("wall", discard="defence shield; block attacker for round"),
        ],
        players=[
            {"field": "boss p1", "support": "p9", "actions": 1, "mission": "m1"},
            {"field": "p2 p3 wall", "actions": 1},
        ],
    )
    scene.use(A, "boss").pick(A, "p3").use(B, "wall")
    assert scene.is_blocked("boss")
    assert scene.field(B) == ["p2", "p3"]
