"""What a seat may see of the board of King of Tokyo.

Hidden in this game: the order of the deck, except what Made in a Lab has shown a seat; and, while two monsters
decide at once whether to yield, what the other one has answered (the session keeps that).
"""

from __future__ import annotations

from typing import Any

from ludoteca.games.king_of_tokyo.content import COLORS, FIGURES, MONSTERS
from ludoteca.games.king_of_tokyo.people import shapes
from ludoteca.games.king_of_tokyo.people.names import Word, card_flavour, card_name, card_rule, card_text
from ludoteca.games.king_of_tokyo.people.shapes import Board, CardFace, Face, Place, Step
from ludoteca.games.king_of_tokyo.rules import market
from ludoteca.games.king_of_tokyo.rules.ending import REASONS, left_of
from ludoteca.games.king_of_tokyo.rules.quantities import max_hearts
from ludoteca.games.king_of_tokyo.rules.rolling import BLACK_DICE, rolls_of
from ludoteca.games.king_of_tokyo.rules.tokyo import bay_is_open
from ludoteca.games.king_of_tokyo.state import FACE_NAMES, NO_CARD, PLACE_NAMES, Monster, Tokyo, TokyoState
from ludoteca.kernel.chance import seeded

FACES: tuple[Face, ...] = FACE_NAMES
PLACES: tuple[Place, ...] = PLACE_NAMES
STEP_NAMES: tuple[Step, ...] = ("setup", "start", "roll", "probe", "change", "resolve", "buy", "end", "next", "over")


def still_table(state: TokyoState) -> Tokyo:
    """A table to ask rules questions of, without luck to lose or anyone to tell."""
    return Tokyo(state, seeded(0), None)


def said(word: Word) -> shapes.Said:
    """A message as it travels: words among its parameters as lists."""
    key, params = word
    return {"key": key, "params": {name: _plain(value) for name, value in params.items()}}


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, (list, tuple)) else value


def card_face(state: TokyoState, card: int) -> CardFace:
    """A card lying face up."""
    content = state.content
    kind = content.kind_of[card]
    shown: CardFace = {
        "ref": f"card:{card}",
        "id": content.ids[kind],
        "cost": content.costs[kind],
        "type": "keep" if content.keep[kind] else "discard",
        "icon": content.icons[kind],
        "rule": card_rule(content, kind),
    }
    if content.cards[kind].name:
        shown["name"] = said(card_name(content, kind))
        shown["text"] = said(card_text(content, kind))
        flavour = card_flavour(content, kind)
        if flavour is not None:
            shown["flavour"] = said(flavour)
    if state.charges[card]:
        shown["charges"] = state.charges[card]
    if card == content.mimic and state.copied != NO_CARD:
        shown["copies"] = {"ref": f"card:{state.copied}", "id": content.id_of(state.copied)}
        copied = content.kind_of[state.copied]
        if content.cards[copied].name:
            shown["copies"]["name"] = said(card_name(content, copied))
    return shown


def offer(t: Tokyo, card: int, seat: int | None) -> CardFace:
    """A card for sale: its price for whoever's turn it is, and what the one who looks would have left or lacks."""
    shown = card_face(t.s, card)
    shown["price"] = market.price(t, t.active(), card)
    if seat is not None:
        me = t.s.monsters[seat]
        left = int(me.energy - market.price(t, me, card))
        shown["left" if left >= 0 else "lacks"] = abs(left)
    return shown


def monster_face(state: TokyoState, monster: Monster) -> shapes.Monster:
    """A monster with its board, cards and tokens: all of it is open."""
    return {
        "ref": f"seat:{monster.seat}",
        "seat": monster.seat,
        "monster": MONSTERS[monster.monster],
        "figure": FIGURES[monster.monster],
        "color": COLORS[monster.monster],
        "hearts": monster.hearts,
        "max_hearts": max_hearts(monster),
        "stars": monster.stars,
        "energy": monster.energy,
        "place": PLACES[monster.place],
        "poison": monster.poison,
        "shrink": monster.shrink,
        "alive": monster.alive,
        "wings": monster.wings,
        "cards": [card_face(state, card) for card in monster.cards],
    }


def next_turn(t: Tokyo) -> int:
    """Whose turn comes after this one, as things stand."""
    extra = [seat for seat in t.s.frenzy if t.s.monsters[seat].alive]
    if extra or not t.alive():
        return extra[0] if extra else int(t.s.turn)
    return int(left_of(t, t.s.order))


def rolls_of_turn(state: TokyoState) -> int:
    """How many rolls the turn has, those that are made among them; more when a card has just given one."""
    me = state.monsters[state.turn]
    return max(rolls_of(me), int(state.rolls_left) + 1)


def board(state: TokyoState, seat: int | None) -> Board:
    """All that a seat may see."""
    table = still_table(state)
    shown: Board = {
        "step": STEP_NAMES[state.step],
        "turn": state.turn,
        "turns": state.turns,
        "target": state.target,
        "monsters": [monster_face(state, monster) for monster in state.monsters],
        "bay_open": bay_is_open(table),
        "dice": [
            {
                "ref": f"die:{index}",
                "face": FACES[face],
                "green": index >= BLACK_DICE,
                "kept": bool(state.kept >> index & 1),
            }
            for index, face in enumerate(state.dice)
        ],
        "rolls_left": state.rolls_left,
        "rolls": rolls_of_turn(state),
        "market": [None if card == NO_CARD else offer(table, card, seat) for card in state.market],
        "deck": len(state.deck),
        "discard": [state.content.id_of(card) for card in state.discard],
        "extra_turns": list(state.frenzy),
        "next": next_turn(still_table(state)),
        "reason": REASONS[state.reason],
    }
    if seat is not None:
        known = state.knows[seat]
        shown["known_top"] = [card_face(state, card) for card in reversed(state.deck[len(state.deck) - known :])]
    return shown
