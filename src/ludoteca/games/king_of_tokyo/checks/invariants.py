"""Whether a state of King of Tokyo can be at all, and the state as plain values. For tests, never for a client."""

from __future__ import annotations

from typing import Any

from ludoteca.games.king_of_tokyo.content import MONSTERS
from ludoteca.games.king_of_tokyo.rules.quantities import DIAL, max_hearts
from ludoteca.games.king_of_tokyo.state import BAY, CITY, NO_CARD, OUTSIDE, TokyoState


def check(state: TokyoState) -> None:
    """KOT-R7, KOT-R11, KOT-D-9: cards are conserved, places hold one monster, numbers are within bounds."""
    content = state.content
    held = [card for monster in state.monsters for card in monster.cards]
    up = [card for card in state.market if card != NO_CARD]
    everywhere = sorted(held + up + state.deck + state.discard)
    assert everywhere == sorted(content.deck), f"cards are missing or doubled: {everywhere}"
    assert all(content.keep[content.kind_of[card]] for card in held), "a DISCARD card stayed with a monster"
    for card, charge in enumerate(state.charges):
        assert charge >= 0, "a card owes tokens"
        assert charge == 0 or card in held, f"tokens lie on a card that nobody has: {content.id_of(card)}"
    assert state.copied == NO_CARD or (state.copied in held and content.mimic in held), "the Mimic token is astray"
    for place in (CITY, BAY):
        assert sum(monster.place == place for monster in state.monsters) <= 1, "two monsters in one place"
    for monster in state.monsters:
        most = max_hearts(monster)
        assert 0 <= monster.stars <= DIAL, f"a monster has {monster.stars} stars; the dial goes from 0 to {DIAL}"
        assert 0 <= monster.hearts <= most, f"a monster has {monster.hearts} hearts; it can have {most}"
        assert min(monster.energy, monster.poison, monster.shrink) >= 0, "a monster owes energy or tokens"
        assert monster.alive == (monster.hearts > 0), "a monster lives exactly as long as it has hearts"
        if not monster.alive:
            assert monster.place == OUTSIDE, "an eliminated monster is still in Tokyo"
            assert (monster.energy, monster.cards) == (0, []), "an eliminated monster still has energy or cards"
    if sum(monster.alive for monster in state.monsters) <= 4:
        assert all(monster.place != BAY for monster in state.monsters), "the Bay is closed"


def dump(state: TokyoState) -> dict[str, Any]:
    """The whole state, secrets included."""
    return {
        "monsters": [
            {
                "monster": MONSTERS[monster.monster],
                "hearts": monster.hearts,
                "stars": monster.stars,
                "energy": monster.energy,
                "place": monster.place,
                "poison": monster.poison,
                "shrink": monster.shrink,
                "alive": monster.alive,
                "wings": monster.wings,
                "cards": list(monster.cards),
            }
            for monster in state.monsters
        ],
        "deck": list(state.deck),
        "market": list(state.market),
        "discard": list(state.discard),
        "charges": {state.content.id_of(card): n for card, n in enumerate(state.charges) if n},
        "copied": state.copied,
        "knows": list(state.knows),
        "turn": state.turn,
        "order": state.order,
        "step": state.step,
        "dice": list(state.dice),
        "kept": state.kept,
        "rolls_left": state.rolls_left,
        "culled": state.culled,
        "dealt": state.dealt,
        "frozen": state.frozen,
        "frenzy": list(state.frenzy),
        "turns": state.turns,
        "target": state.target,
        "reason": state.reason,
    }
