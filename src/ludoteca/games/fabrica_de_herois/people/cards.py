"""Cards as they are printed, for whoever draws them: numbers, what they say as keys with parameters, and the face.

The client has those of the box (`shapes.HEROES` and the like); cards of a pack come with the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.games.fabrica_de_herois.content.box import (
    AFFILIATIONS,
    COLOURS,
    KINDS,
    MISSION_KINDS,
    WHENS,
    Ability,
    Content,
)
from ludoteca.games.fabrica_de_herois.content.portraits import Portrait, own_portraits
from ludoteca.games.fabrica_de_herois.effects.words import Words
from ludoteca.games.fabrica_de_herois.people.citing import spans_of, words_of
from ludoteca.games.fabrica_de_herois.people.names import (
    ability_name,
    ability_text,
    base_name,
    hero_name,
    mission_name,
    plain,
    text_of,
)

if TYPE_CHECKING:
    from ludoteca.games.fabrica_de_herois.people.shapes import AbilityFace, BaseFace, Cards, HeroFace, MissionFace, Said


def names_of(mask: int) -> list[str]:
    """Affiliations by name."""
    return [name for number, name in enumerate(AFFILIATIONS) if mask >> number & 1]


def said(words: Words) -> Said:
    """Words as they travel: a key and its parameters, words among them."""
    key, params = words
    return {"key": key, "params": {name: _plain(value) for name, value in params.items()}}


def _plain(value: Any) -> Any:
    return [value[0], said(value)["params"]] if isinstance(value, tuple) else value


def _flavour(pack: str, text: str, key: str) -> Said | None:
    """A line for the fun of it: of the box by its key, of a pack as it is, if it has one."""
    if not pack:
        return said((key, {}))
    return said(plain(text)) if text else None


def ability_face(content: Content, ability: Ability) -> AbilityFace:
    """FH-R18, FH-R19: one of the two abilities of a Hero."""
    return {
        "name": said(ability_name(content, int(ability.number))),
        "when": WHENS[ability.when],
        "kind": KINDS[ability.kind],
        "bolt": bool(ability.bolt),
        "permanent": bool(ability.permanent),
        "text": said(ability_text(ability)),
        "effects": words_of(ability.effects),
        "lasts": spans_of(ability.effects),
    }


def hero_face(content: Content, hero: int) -> HeroFace:
    """FH-R16 to FH-R19: a Hero."""
    card = content.heroes[hero]
    portrait = card.portrait if isinstance(card.portrait, Portrait) else own_portraits().get(card.id)
    return {
        "name": said(hero_name(content, hero)),
        "bonus": int(card.bonus),
        "affiliations": names_of(int(card.affiliations)),
        "leader": ability_face(content, card.leader),
        "discard": ability_face(content, card.discard),
        "portrait": portrait.shown() if portrait is not None else None,
        "flavour": _flavour(card.pack, card.flavour, f"hero-{card.id}.flavour"),
        "pack": card.pack,
    }


def mission_face(content: Content, mission: int) -> MissionFace:
    """FH-R28 to FH-R33: a Mission."""
    card = content.missions[mission]
    return {
        "name": said(mission_name(content, mission)),
        "colour": COLOURS[card.colour],
        "nd": int(card.nd),
        "kind": MISSION_KINDS[card.kind],
        "emblems": names_of(int(card.emblems)),
        "rule": said(text_of(card.rules)) if card.rules else None,
        "rewards": said(text_of(card.rewards)) if card.rewards else None,
        "punishments": said(text_of(card.punishments)) if card.punishments else None,
        "story": _flavour(card.pack, card.story, f"mission-{card.id}.story"),
        "rule_name": said((f"mission-{card.id}.rule", {})) if card.rules and not card.pack else None,
        "effects": words_of([*card.rules, *card.rewards, *card.punishments]),
        "lasts": spans_of([*card.rewards, *card.punishments]),
        "pack": card.pack,
    }


def base_face(content: Content, base: int) -> BaseFace:
    """FH-R64: a Base."""
    card = content.bases[base]
    return {
        "name": said(base_name(content, base)),
        "affiliation": AFFILIATIONS[card.affiliation],
        "once": bool(card.once),
        "text": said(text_of(card.once) if card.once else text_of(card.standing)),
        "flavour": _flavour(card.pack, card.flavour, f"base-{card.id}.flavour"),
        "effects": words_of(card.once or card.standing),
        "lasts": spans_of(card.once),
        "pack": card.pack,
    }


def faces(content: Content, pack: str) -> Cards:
    """All cards of one pack, or those of the box."""
    return {
        "heroes": {card.id: hero_face(content, at) for at, card in enumerate(content.heroes) if card.pack == pack},
        "missions": {
            card.id: mission_face(content, at) for at, card in enumerate(content.missions) if card.pack == pack
        },
        "bases": {card.id: base_face(content, at) for at, card in enumerate(content.bases) if card.pack == pack},
    }
