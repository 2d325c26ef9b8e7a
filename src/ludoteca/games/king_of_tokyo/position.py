"""Any position of King of Tokyo from plain data, at the start of a turn. `docs/testing.md` has the format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.king_of_tokyo.checks import check
from ludoteca.games.king_of_tokyo.content import CARD_COUNT, IS_KEEP, KIND_OF, KIND_OF_ID, MONSTERS, cards_named
from ludoteca.games.king_of_tokyo.rules.hand import MIMIC_CARD, reindex
from ludoteca.games.king_of_tokyo.rules.quantities import max_hearts
from ludoteca.games.king_of_tokyo.state import NO_CARD, START, Tokyo, TokyoState, new_state
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.game import Game

_PLACES = ("outside", "city", "bay")
_CHARGES = {"battery_monster": 6, "smoke_cloud": 3}
_FIELDS = {"players", "market", "deck", "discard", "rest", "turn", "mimics", "target", "frozen", "frenzy"}
_PLAYER_FIELDS = {"monster", "hearts", "stars", "energy", "place", "cards", "charges", "poison", "shrink"}


class _Box:
    """The 66 cards, each handed out once."""

    def __init__(self) -> None:
        self.left = list(range(CARD_COUNT))

    def take(self, card_id: object) -> int:
        if card_id not in KIND_OF_ID:
            raise BadSetup(f"there is no card {card_id!r}")
        for card in cards_named(str(card_id)):
            if card in self.left:
                self.left.remove(card)
                return card
        raise BadSetup(f"the box has no further card {card_id!r}")


def place(game: Game, position: Mapping[str, Any]) -> tuple[TokyoState, int, dict[str, Any]]:
    """The state that the data describes; what it leaves out is as at the beginning of a match."""
    unknown = sorted(set(position) - _FIELDS)
    if unknown:
        raise BadSetup(f"a position has no {unknown[0]!r}; it has {', '.join(sorted(_FIELDS))}")
    players = list(position.get("players", []))
    names = [player.get("monster", MONSTERS[seat % len(MONSTERS)]) for seat, player in enumerate(players)]
    options = game.check_setup(len(players), {"target": position.get("target", 20), "monsters": names})
    state = new_state([MONSTERS.index(name) for name in names], options["target"])
    state.step = START
    box = _Box()
    state.market = [NO_CARD if card is None else box.take(card) for card in position.get("market", [])]
    for seat, player in enumerate(players):
        _place_player(state, seat, player, box)
    top = [box.take(card) for card in position.get("deck", [])]
    state.discard = [box.take(card) for card in position.get("discard", [])]
    _place_turn(state, position)
    _place_mimic(state, position.get("mimics"))
    if "market" not in position:
        state.market = [box.left.pop() for _ in range(3)]
    state.market += [NO_CARD] * (3 - len(state.market))
    rest = position.get("rest", "deck")
    if rest not in ("deck", "discard"):
        raise BadSetup(f"the rest of the cards goes to the deck or to the discard, not to {rest!r}")
    if rest == "discard":
        state.discard += box.left
        box.left = []
    state.deck = box.left[::-1] + top[::-1]
    table = Tokyo(state, seeded(0), None)
    for monster in state.monsters:
        reindex(table, monster)
        if "hearts" not in players[monster.seat]:
            monster.hearts = max(monster.hearts, max_hearts(monster))
    try:
        check(state)
    except AssertionError as problem:
        raise BadSetup(f"this position cannot be: {problem}") from problem
    return state, len(players), options


def _number(data: Mapping[str, Any], name: str, default: int) -> int:
    value = data.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadSetup(f"{name!r} is a whole number from 0 on, not {value!r}")
    return value


def _place_player(state: TokyoState, seat: int, player: Mapping[str, Any], box: _Box) -> None:
    unknown = sorted(set(player) - _PLAYER_FIELDS)
    if unknown:
        raise BadSetup(f"a player has no {unknown[0]!r}; it has {', '.join(sorted(_PLAYER_FIELDS))}")
    monster = state.monsters[seat]
    monster.hearts = _number(player, "hearts", 10)
    monster.stars = _number(player, "stars", 0)
    monster.energy = _number(player, "energy", 0)
    monster.poison = _number(player, "poison", 0)
    monster.shrink = _number(player, "shrink", 0)
    monster.alive = monster.hearts > 0
    where = player.get("place", "outside")
    if where not in _PLACES:
        raise BadSetup(f"a monster is outside, in the city or in the bay, not {where!r}")
    monster.place = _PLACES.index(where)
    charges = dict(player.get("charges", {}))
    for card_id in player.get("cards", []):
        card = box.take(card_id)
        if not IS_KEEP[KIND_OF[card]]:
            raise BadSetup(f"{card_id!r} is a DISCARD card: nobody keeps it")
        monster.cards.append(card)
        state.charges[card] = _number(charges, card_id, _CHARGES.get(card_id, 0))


def _place_turn(state: TokyoState, position: Mapping[str, Any]) -> None:
    seats = len(state.monsters)
    state.turn = state.order = _number(position, "turn", 0)
    state.frozen = _number(position, "frozen", 0)
    state.frenzy = list(position.get("frenzy", []))
    for seat in [state.turn, *state.frenzy]:
        if not 0 <= seat < seats or not state.monsters[seat].alive:
            raise BadSetup(f"it cannot be the turn of seat {seat}")


def _place_mimic(state: TokyoState, mimics: object) -> None:
    """What Mimic copies, by the id of a card in play; its own tokens are those of a fresh copy."""
    if mimics is None:
        return
    held = [card for monster in state.monsters for card in monster.cards]
    wanted = KIND_OF_ID.get(str(mimics), -1)
    targets = [card for card in held if card != MIMIC_CARD and KIND_OF[card] == wanted]
    if MIMIC_CARD not in held or not targets:
        raise BadSetup(f"Mimic cannot copy {mimics!r}: both cards must be in play")
    state.copied = targets[0]
    state.charges[MIMIC_CARD] = state.charges[MIMIC_CARD] or _CHARGES.get(str(mimics), 0)
