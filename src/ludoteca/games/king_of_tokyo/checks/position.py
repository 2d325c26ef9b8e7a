"""Any position of King of Tokyo from plain data, at the start of a turn. `docs/testing.md` has the format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.king_of_tokyo.actions import SLOTS
from ludoteca.games.king_of_tokyo.checks.invariants import check
from ludoteca.games.king_of_tokyo.content import MONSTERS
from ludoteca.games.king_of_tokyo.content.box import Content
from ludoteca.games.king_of_tokyo.rules.hand import reindex
from ludoteca.games.king_of_tokyo.rules.quantities import max_hearts
from ludoteca.games.king_of_tokyo.state import NO_CARD, START, Tokyo, TokyoState, new_state
from ludoteca.kernel import positions as read
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.game import Game

_PLACES = ("outside", "city", "bay")
_MOST = 999  # of anything that a monster can have
_FIELDS = {"players", "market", "deck", "discard", "rest", "turn", "mimics", "target", "frozen", "frenzy", "packs"}
_PLAYER_FIELDS = {"monster", "hearts", "stars", "energy", "place", "cards", "charges", "poison", "shrink"}


class _Box:
    """The cards of the table, each handed out once."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.left = content.deck[:]

    def take(self, card_id: object) -> int:
        if not isinstance(card_id, str) or card_id not in self.content.ids:
            raise BadSetup(f"there is no card {card_id!r}")
        for card in self.content.cards_named(card_id):
            if card in self.left:
                self.left.remove(card)
                return card
        raise BadSetup(f"the box has no further card {card_id!r}")


def place(game: Game, position: Mapping[str, Any]) -> tuple[TokyoState, int, dict[str, Any]]:
    """The state that the data describes; what it leaves out is as at the beginning of a match."""
    read.fields("a position", position, _FIELDS)
    players = read.listed(position, "players")
    for player in players:
        read.fields("a player", player, _PLAYER_FIELDS)
    names = read.names_of(players, "monster", MONSTERS)
    wanted = {"target": position.get("target", 20), "monsters": names}
    if "packs" in position:
        wanted["packs"] = position["packs"]
    options = game.check_setup(len(players), wanted)
    state = new_state(game.content(options), [MONSTERS.index(name) for name in names], options["target"])
    state.step = START
    box = _Box(state.content)
    state.market = [NO_CARD if card is None else box.take(card) for card in read.listed(position, "market")]
    if len(state.market) > SLOTS:
        raise BadSetup(f"the market has places for {SLOTS} cards, not for {len(state.market)}")
    for seat, player in enumerate(players):
        _place_player(state, seat, player, box)
    top = [box.take(card) for card in read.listed(position, "deck")]
    state.discard = [box.take(card) for card in read.listed(position, "discard")]
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
    read.must_be(lambda: check(state))
    return state, len(players), options


def _place_player(state: TokyoState, seat: int, player: Mapping[str, Any], box: _Box) -> None:
    content = state.content
    monster = state.monsters[seat]
    monster.hearts = read.number(player, "hearts", 10, 0, _MOST)
    monster.stars = read.number(player, "stars", 0, 0, _MOST)
    monster.energy = read.number(player, "energy", 0, 0, _MOST)
    monster.poison = read.number(player, "poison", 0, 0, _MOST)
    monster.shrink = read.number(player, "shrink", 0, 0, _MOST)
    monster.alive = monster.hearts > 0
    where = player.get("place", "outside")
    if where not in _PLACES:
        raise BadSetup(f"a monster is outside, in the city or in the bay, not {where!r}")
    monster.place = _PLACES.index(where)
    for card_id in read.listed(player, "cards"):
        card = box.take(card_id)
        kind = content.kind_of[card]
        if not content.keep[kind]:
            raise BadSetup(f"{card_id!r} is a DISCARD card: nobody keeps it")
        monster.cards.append(card)
        state.charges[card] = content.powers[kind].tokens
    charges = player.get("charges", {})
    read.fields("what lies on the cards of a player", charges, {content.id_of(card) for card in monster.cards})
    for card_id in charges:
        state.charges[content.cards_named(card_id)[0]] = read.number(charges, card_id, 0, 0, _MOST)
        if content.cards_named(card_id)[0] != content.mimic:
            _check_charges(content, card_id, card_id, charges[card_id])


def _check_charges(content: Content, card_id: str, acts_as: str, charge: int) -> None:
    """Tokens or energy on a card that acts as this one: as many as come, and go, on it."""
    power = content.powers[content.kind(acts_as)]
    used_up = charge == 0 and power.tokens > 0 and card_id == acts_as  # then the card would be gone
    if used_up or charge > power.tokens or charge % power.tokens_at_once:
        raise BadSetup(f"{charge} tokens cannot lie on {card_id!r}: it starts with {power.tokens}")


def _place_turn(state: TokyoState, position: Mapping[str, Any]) -> None:
    seats = len(state.monsters)
    state.turn = state.order = read.number(position, "turn", 0, 0, _MOST)
    state.frozen = read.number(position, "frozen", 0, 0, _MOST)
    state.frenzy = read.listed(position, "frenzy")
    for seat in [state.turn, *state.frenzy]:
        if type(seat) is not int or not 0 <= seat < seats or not state.monsters[seat].alive:
            raise BadSetup(f"it cannot be the turn of seat {seat!r}")


def _place_mimic(state: TokyoState, mimics: object) -> None:
    """What Mimic copies, by the id of a card in play; its own tokens are those of a fresh copy."""
    content = state.content
    held = [card for monster in state.monsters for card in monster.cards]
    targets = [card for card in held if card != content.mimic and content.id_of(card) == mimics]
    if mimics is None:
        if content.mimic in held:
            own = content.id_of(content.mimic)
            _check_charges(content, own, own, state.charges[content.mimic])
        return
    if content.mimic not in held or not targets:
        raise BadSetup(f"Mimic cannot copy {mimics!r}: both cards must be in play")
    state.copied = targets[0]
    tokens = state.charges[content.mimic]
    _check_charges(content, content.id_of(content.mimic), str(mimics), tokens)
    state.charges[content.mimic] = tokens or content.powers[content.kind_of[targets[0]]].tokens
