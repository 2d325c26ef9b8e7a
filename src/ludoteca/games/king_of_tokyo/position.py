"""Any position of King of Tokyo from plain data, at the start of a turn. `docs/testing.md` has the format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.king_of_tokyo.checks import check
from ludoteca.games.king_of_tokyo.content import (
    CARD_COUNT,
    CARD_IDS,
    IS_KEEP,
    KIND_OF,
    KIND_OF_ID,
    MONSTERS,
    cards_named,
)
from ludoteca.games.king_of_tokyo.rules.hand import MIMIC_CARD, reindex
from ludoteca.games.king_of_tokyo.rules.market import SLOTS
from ludoteca.games.king_of_tokyo.rules.quantities import max_hearts
from ludoteca.games.king_of_tokyo.state import NO_CARD, START, Tokyo, TokyoState, new_state
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.game import Game

_PLACES = ("outside", "city", "bay")
_CHARGES = {"battery_monster": 6, "smoke_cloud": 3}  # tokens on a fresh card
_STEPS = {"battery_monster": 2, "smoke_cloud": 1}  # how many of them go at a time
_MOST = 999  # of anything that a monster can have
_FIELDS = {"players", "market", "deck", "discard", "rest", "turn", "mimics", "target", "frozen", "frenzy"}
_PLAYER_FIELDS = {"monster", "hearts", "stars", "energy", "place", "cards", "charges", "poison", "shrink"}


class _Box:
    """The 66 cards, each handed out once."""

    def __init__(self) -> None:
        self.left = list(range(CARD_COUNT))

    def take(self, card_id: object) -> int:
        if not isinstance(card_id, str) or card_id not in KIND_OF_ID:
            raise BadSetup(f"there is no card {card_id!r}")
        for card in cards_named(card_id):
            if card in self.left:
                self.left.remove(card)
                return card
        raise BadSetup(f"the box has no further card {card_id!r}")


def place(game: Game, position: Mapping[str, Any]) -> tuple[TokyoState, int, dict[str, Any]]:
    """The state that the data describes; what it leaves out is as at the beginning of a match."""
    _known("a position", position, _FIELDS)
    players = _list(position, "players")
    for player in players:
        _known("a player", player, _PLAYER_FIELDS)
    names = _monsters(players)
    options = game.check_setup(len(players), {"target": position.get("target", 20), "monsters": names})
    state = new_state([MONSTERS.index(name) for name in names], options["target"])
    state.step = START
    box = _Box()
    state.market = [NO_CARD if card is None else box.take(card) for card in _list(position, "market")]
    if len(state.market) > SLOTS:
        raise BadSetup(f"the market has places for {SLOTS} cards, not for {len(state.market)}")
    for seat, player in enumerate(players):
        _place_player(state, seat, player, box)
    top = [box.take(card) for card in _list(position, "deck")]
    state.discard = [box.take(card) for card in _list(position, "discard")]
    _place_turn(state, position)
    _place_mimic(state, position.get("mimics"))
    if "market" not in position:
        state.market = [box.left.pop() for _ in range(SLOTS)]
    state.market += [NO_CARD] * (SLOTS - len(state.market))
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


def _known(what: str, data: object, fields: set[str]) -> None:
    """The data has names for its values, and only names that mean something."""
    if not isinstance(data, Mapping):
        raise BadSetup(f"{what} has named values, but this is {data!r}")
    unknown = sorted(set(data) - fields, key=str)
    if unknown:
        raise BadSetup(f"{what} has no {unknown[0]!r}; it has {', '.join(sorted(fields))}")


def _list(data: Mapping[str, Any], name: str) -> list[Any]:
    value = data.get(name, [])
    if not isinstance(value, (list, tuple)):
        raise BadSetup(f"{name!r} is a list, not {value!r}")
    return list(value)


def _number(data: Mapping[str, Any], name: str, default: int) -> int:
    value = data.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST:
        raise BadSetup(f"{name!r} is a whole number from 0 to {_MOST}, not {value!r}")
    return value


def _monsters(players: list[Any]) -> list[Any]:
    """Who plays; a player without a monster gets the next one that nobody has."""
    named = [player["monster"] for player in players if "monster" in player]
    spare = iter([name for name in MONSTERS if name not in named])
    return [player["monster"] if "monster" in player else next(spare, MONSTERS[0]) for player in players]


def _place_player(state: TokyoState, seat: int, player: Mapping[str, Any], box: _Box) -> None:
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
    for card_id in _list(player, "cards"):
        card = box.take(card_id)
        if not IS_KEEP[KIND_OF[card]]:
            raise BadSetup(f"{card_id!r} is a DISCARD card: nobody keeps it")
        monster.cards.append(card)
        state.charges[card] = _CHARGES.get(card_id, 0)
    charges = player.get("charges", {})
    _known("what lies on the cards of a player", charges, {CARD_IDS[KIND_OF[card]] for card in monster.cards})
    for card_id in charges:
        state.charges[cards_named(card_id)[0]] = _number(charges, card_id, 0)
        if card_id != "mimic":
            _check_charges(card_id, card_id, charges[card_id])


def _check_charges(card_id: str, acts_as: str, charge: int) -> None:
    """Tokens or energy on a card that acts as this one: as many as come, and go, on it."""
    most = _CHARGES.get(acts_as, 0)
    used_up = charge == 0 and card_id in _CHARGES  # then the card would be gone
    if used_up or charge > most or charge % _STEPS.get(acts_as, 1):
        raise BadSetup(f"{charge} tokens cannot lie on {card_id!r}: it starts with {most}")


def _place_turn(state: TokyoState, position: Mapping[str, Any]) -> None:
    seats = len(state.monsters)
    state.turn = state.order = _number(position, "turn", 0)
    state.frozen = _number(position, "frozen", 0)
    state.frenzy = _list(position, "frenzy")
    for seat in [state.turn, *state.frenzy]:
        if type(seat) is not int or not 0 <= seat < seats or not state.monsters[seat].alive:
            raise BadSetup(f"it cannot be the turn of seat {seat!r}")


def _place_mimic(state: TokyoState, mimics: object) -> None:
    """What Mimic copies, by the id of a card in play; its own tokens are those of a fresh copy."""
    tokens = state.charges[MIMIC_CARD]
    if mimics is None:
        _check_charges("mimic", "mimic", tokens)
        return
    held = [card for monster in state.monsters for card in monster.cards]
    wanted = KIND_OF_ID.get(str(mimics), -1)
    targets = [card for card in held if card != MIMIC_CARD and KIND_OF[card] == wanted]
    if MIMIC_CARD not in held or not targets:
        raise BadSetup(f"Mimic cannot copy {mimics!r}: both cards must be in play")
    state.copied = targets[0]
    _check_charges("mimic", str(mimics), tokens)
    state.charges[MIMIC_CARD] = tokens or _CHARGES.get(str(mimics), 0)
