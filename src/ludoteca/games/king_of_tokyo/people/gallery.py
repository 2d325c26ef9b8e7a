"""The Power cards one by one, for whoever wants to read them."""

from __future__ import annotations

from ludoteca.games.king_of_tokyo.content.box import Content
from ludoteca.games.king_of_tokyo.people.names import card_flavour, card_name, card_rule, card_text
from ludoteca.kernel.gallery import GalleryCard, Line


def cards(content: Content) -> list[GalleryCard]:
    """All distinct cards of a table."""
    return [_card(content, kind) for kind in range(len(content.cards))]


def _card(content: Content, kind: int) -> GalleryCard:
    card = content.cards[kind]
    what, rule = ("keep", "KOT-R8") if card.keep else ("discard", "KOT-R9")
    own = card_rule(content, kind)
    return GalleryCard(
        card.id,
        card_name(content, kind),
        [(("gallery-cost", {"n": card.cost}), "KOT-R47"), ((f"type-{what}", {}), rule)],
        [Line(card_text(content, kind), rules=[own] if own != rule else [])],
        {"type": [what], "cost": [str(card.cost)], "from": [card.pack.partition("@")[0] or "box"]},
        card_flavour(content, kind),
    )
