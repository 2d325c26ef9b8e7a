"""Every Power card's behaviour, grouped by what it is about, joined with its numbers by its id.

To add a card: a table in `content/cards.toml`, a class here, a line in its file's `POWERS`, words in the locales.
A missing or doubled id fails at import.
"""

from __future__ import annotations

from ludoteca.games.king_of_tokyo.cards import attackers, bodies, discards, growth, mimic, riches, rollers
from ludoteca.games.king_of_tokyo.content import CARD_IDS
from ludoteca.games.king_of_tokyo.powers import Power, join


def collect() -> list[Power]:
    """All powers in the order of the content file."""
    found: dict[str, Power] = {}
    for module in (attackers, bodies, discards, growth, mimic, riches, rollers):
        for card_id, power in module.POWERS.items():
            if card_id in found:
                raise ImportError(f"the card {card_id!r} has two behaviours")
            found[card_id] = power
    missing = sorted(set(CARD_IDS) - set(found))
    unknown = sorted(set(found) - set(CARD_IDS))
    if missing or unknown:
        raise ImportError(f"cards without behaviour: {missing}; behaviours without a card: {unknown}")
    return [found[card_id] for card_id in CARD_IDS]


join(collect())
