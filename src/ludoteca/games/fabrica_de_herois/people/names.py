"""What cards are called, and what they say."""

from __future__ import annotations

from typing import Any

from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS, WHENS, Ability, Content
from ludoteca.games.fabrica_de_herois.effects.words import Effect, Standing, Words
from ludoteca.games.fabrica_de_herois.state import REASONS


def plain(text: str) -> Words:
    """What a pack calls something: plain text, shown as it is."""
    return "pack-text", {"text": text}


UNKNOWN: Words = "pack-unknown", {}  # a card of a pack that is not here: what was played with it is still told


def hero_name(content: Content, hero: int) -> Words:
    """The name of a Hero."""
    if hero >= len(content.heroes):
        return UNKNOWN
    card = content.heroes[hero]
    return plain(card.name) if card.name else (f"hero-{card.id}", {})


def mission_name(content: Content, mission: int) -> Words:
    """The name of a Mission."""
    if mission >= len(content.missions):
        return UNKNOWN
    card = content.missions[mission]
    return plain(card.name) if card.name else (f"mission-{card.id}", {})


def base_name(content: Content, base: int) -> Words:
    """The name of a Base."""
    if base >= len(content.bases):
        return UNKNOWN
    card = content.bases[base]
    return plain(card.name) if card.name else (f"base-{card.id}", {})


def ability_name(content: Content, number: int) -> Words:
    """The name of an ability."""
    if number >= len(content.abilities):
        return UNKNOWN
    ability = content.abilities[number]
    if ability.name:
        return plain(ability.name)
    hero = content.heroes[ability.hero]
    return (f"when-{WHENS[ability.when]}", {}) if hero.name else (f"hero-{hero.id}.{WHENS[ability.when]}", {})


def joined(parts: list[Words]) -> Words:
    """Sentences one after the other."""
    names = "abc"
    return f"text-{len(parts)}", {names[place]: part for place, part in enumerate(parts)}


def text_of(effects: list[Effect] | list[Standing]) -> Words:
    """What a card says, made of its effects or lines."""
    return joined([one.text() for one in effects])


def ability_text(ability: Ability) -> Words:
    """What an ability says."""
    return text_of(ability.effects)


def word(content: Content, kind: str, value: int) -> tuple[str, dict[str, Any]]:
    """The message for a value in an event."""
    if kind == "hero":
        return hero_name(content, value)
    if kind == "mission":
        return mission_name(content, value)
    if kind == "base":
        return base_name(content, value)
    if kind == "ability":
        return ability_name(content, value)
    if kind == "affiliation":
        return f"affiliation-{AFFILIATIONS[value]}", {}
    if kind == "success":
        return ("compared-success", {}) if value else ("compared-failure", {})
    if kind == "reason":
        return f"reason-{REASONS[value]}", {}
    if kind == "cause":
        from ludoteca.games.fabrica_de_herois.people.causes import cause

        return cause(content, value)[1:]
    raise ValueError(f"fabrica-de-herois has no values of type {kind!r}")
