"""The cards one by one, for whoever wants to read them: what they say, with the rules of their words."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.fabrica_de_herois.content.box import (
    AFFILIATIONS,
    COLOURS,
    KINDS,
    MISSION_KINDS,
    WHENS,
    Ability,
    Content,
    Hero,
)
from ludoteca.games.fabrica_de_herois.effects.words import Effect, Standing
from ludoteca.games.fabrica_de_herois.people import citing
from ludoteca.games.fabrica_de_herois.people.citing import rules_of, words_of
from ludoteca.games.fabrica_de_herois.people.names import (
    ability_name,
    ability_text,
    base_name,
    hero_name,
    mission_name,
    plain,
    text_of,
)
from ludoteca.kernel.gallery import GalleryCard, Line, Word


def cards(content: Content) -> list[GalleryCard]:
    """Heroes, Missions and Bases, in this order."""
    return [
        *(_hero(content, number) for number in range(len(content.heroes))),
        *(_mission(content, number) for number in range(len(content.missions))),
        *(_base(content, number) for number in range(len(content.bases))),
    ]


def _from(pack: str) -> list[str]:
    return [pack or "box"]


def _members(mask: int) -> list[str]:
    return [name for number, name in enumerate(AFFILIATIONS) if mask >> number & 1]


def _groups(mask: int, rule: str) -> list[tuple[Word, str]]:
    return [((f"affiliation-{name}", {}), rule) for name in _members(mask)]


def _flavour(named: str, pack_text: str, key: str) -> Word | None:
    if not named:
        return key, {}
    return plain(pack_text) if pack_text else None


def _ability(content: Content, ability: Ability) -> Line:
    when, kind = WHENS[ability.when], KINDS[ability.kind]
    heads: list[tuple[Word, str]] = [
        ((f"when-{when}", {}), citing.WHENS[when]),
        ((f"kind-{kind}", {}), citing.KINDS[kind]),
    ]
    if ability.bolt:
        heads.append((("bolt", {}), citing.BOLT))
    if ability.permanent:
        heads.append((("permanent", {}), citing.PERMANENT))
    name = ability_name(content, int(ability.number))
    return Line(("gallery-ability", {"name": name, "text": ability_text(ability)}), heads, rules_of(ability.effects))


def _hero(content: Content, number: int) -> GalleryCard:
    hero: Hero = content.heroes[number]
    both = (hero.leader, hero.discard)
    return GalleryCard(
        hero.id,
        hero_name(content, number),
        [(("gallery-bonus", {"n": int(hero.bonus)}), "FH-R16"), *_groups(int(hero.affiliations), "FH-R17")],
        [_ability(content, ability) for ability in both],
        {
            "what": ["hero"],
            "affiliation": _members(int(hero.affiliations)),
            "bonus": [str(int(hero.bonus))],
            "kind": list(dict.fromkeys(KINDS[ability.kind] for ability in both)),
            "bolt": ["yes" if any(ability.bolt for ability in both) else "no"],
            "effect": words_of([*hero.leader.effects, *hero.discard.effects]),
            "from": _from(hero.pack),
        },
        _flavour(hero.name, hero.flavour, f"hero-{hero.id}.flavour"),
    )


def _mission(content: Content, number: int) -> GalleryCard:
    card = content.missions[number]
    colour, kind = COLOURS[card.colour], MISSION_KINDS[card.kind]
    lines: list[Line] = []
    for said, key, rule in (
        (card.rules, "gallery-rule", "FH-R32"),
        (card.rewards, "gallery-reward", "FH-R73"),
        (card.punishments, "gallery-punishment", "FH-R74"),
    ):
        if said:
            lines.append(Line(text_of(said), [((key, {}), rule)], rules_of(said)))
    return GalleryCard(
        card.id,
        mission_name(content, number),
        [
            (("gallery-nd", {"n": int(card.nd)}), "FH-R29"),
            ((f"difficulty-{colour}", {}), "FH-R30"),
            ((f"mission-kind-{kind}", {}), "FH-R32"),
            *_groups(int(card.emblems), "FH-R31"),
        ],
        lines,
        {
            "what": ["mission"],
            "affiliation": _members(int(card.emblems)),
            "kind": [kind],
            "colour": [colour],
            "effect": words_of([*card.rules, *card.rewards, *card.punishments]),
            "from": _from(card.pack),
        },
        _flavour(card.name, card.story, f"mission-{card.id}.story"),
    )


def _base(content: Content, number: int) -> GalleryCard:
    card = content.bases[number]
    group = AFFILIATIONS[card.affiliation]
    said: Sequence[Effect | Standing] = card.once or card.standing
    head: Word = ("gallery-once" if card.once else "gallery-standing", {})
    text = text_of(card.once) if card.once else text_of(card.standing)
    return GalleryCard(
        card.id,
        base_name(content, number),
        [((f"affiliation-{group}", {}), "FH-R64")],
        [Line(text, [(head, "FH-D-38")], rules_of(said))],
        {"what": ["base"], "affiliation": [group], "effect": words_of(said), "from": _from(card.pack)},
        _flavour(card.name, card.flavour, f"base-{card.id}.flavour"),
    )
