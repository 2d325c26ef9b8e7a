"""Any position of Rush Out! from plain data. `docs/testing.md` has the format.

    {"scenario": "2", "players": [{"role": "sorcerer"}, {"role": "bard", "dice": ["key", "foot@0.1", "?"]}, …],
     "challenges": ["spider", {"card": "bridge", "slots": ["key", "key"], "flag": "fire"}, None], "dragon": 2}

A die is a face in hand that may be placed (`key`), one that must be rolled first (`?`), one in a slot of a place
(`key@0.1`), or one on the whirlwind (`whirl`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.rush_out.checks import check
from ludoteca.games.rush_out.content import (
    CARD_IDS,
    EQUIPMENT_COPIES,
    EQUIPMENT_IDS,
    FAMILY,
    HAS_COINS,
    HAS_DRAGON,
    HERO_SYMBOLS,
    ROLES,
    SCROLL_IDS,
    SORCERER_SYMBOLS,
    WOUNDED,
)
from ludoteca.games.rush_out.rules.decks import count_flags, show_challenge, show_spell
from ludoteca.games.rush_out.rules.dragon import blocks
from ludoteca.games.rush_out.rules.laid import lay
from ludoteca.games.rush_out.rules.placing import lay_down
from ludoteca.games.rush_out.rules.rounds import place_extras
from ludoteca.games.rush_out.rules.trade import equip
from ludoteca.games.rush_out.state import (
    ANYWHERE,
    BREAK,
    COIN,
    COLD,
    CONFRONTATION,
    CURSE,
    DARK,
    DISPELLING,
    DRAGON_TILE,
    FIRST_DARK_END,
    FIRST_LAID,
    FIRST_SPELL,
    FIRST_WOUND,
    FRESH,
    HEROES,
    NONE,
    PHASE_NAMES,
    PLACES,
    RACE,
    SIDE_NAMES,
    SPACES,
    STANDARD,
    STRIDE,
    SUMMONING,
    WHIRLED,
    Rush,
    RushState,
    dice_of,
)
from ludoteca.games.rush_out.state import SLOTS as SLOTS_EACH
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.game import Game

FIELDS = [
    "scenario",
    "players",
    "phase",
    "cooldown",
    "pace",
    "challenges",
    "spells",
    "dragon",
    "dragon_slots",
    "laid",
    "challenge_deck",
    "spell_deck",
    "rest",
    "souls",
    "lives",
    "coins",
    "token",
    "trophies",
    "round",
    "scrolls",
    "now",
    "until",
]
PLAYER_FIELDS = ["role", "dice", "wounded", "equipment", "xp", "ready", "cool"]
CARD_FIELDS = ["card", "slots", "flag", "dark", "victim"]


class _Box:
    """The 75 cards, each handed out once."""

    def __init__(self) -> None:
        self.left = list(range(len(CARD_IDS)))

    def take(self, card_id: object, families: tuple[int, ...], what: str) -> int:
        """The card with this id, if it may be there."""
        if not isinstance(card_id, str) or card_id not in CARD_IDS:
            raise BadSetup(f"there is no card {card_id!r}")
        card = CARD_IDS.index(card_id)
        if FAMILY[card] not in families:
            raise BadSetup(f"{card_id} cannot be {what}")
        if card not in self.left:
            raise BadSetup(f"{card_id} is in this position twice")
        self.left.remove(card)
        return card

    def any(self, family: int) -> int:
        """Some card of a family."""
        for card in self.left:
            if FAMILY[card] == family:
                self.left.remove(card)
                return card
        raise BadSetup("the box has no further card of that kind")


SPELL_FAMILIES = tuple(range(7))
CHALLENGE_FAMILIES = (SUMMONING, STANDARD, COIN, CONFRONTATION)


def place(game: Game, position: Mapping[str, Any]) -> tuple[RushState, int, dict[str, Any]]:
    """The state that the data describes; what it leaves out is as at the beginning of a round, in a race."""
    _known("a position", position, FIELDS)
    players = _list(position, "players")
    for player in players:
        _known("a player", player, PLAYER_FIELDS)
    options = game.check_setup(
        len(players),
        {
            "scenario": position.get("scenario", "training-1"),
            "cooldown": position.get("cooldown", 700),
            "pace": position.get("pace", "normal"),
            "roles": _roles(players),
        },
    )
    s = game.new_state(len(players), options)
    assert isinstance(s, RushState)
    t = Rush(s, seeded(0), None)
    s.phase = _index(PHASE_NAMES, position.get("phase", PHASE_NAMES[RACE]), "phase")
    s.now = _number(position, "now", 100_000)
    s.until = _number(position, "until", 0)
    s.cool = [s.now] * s.seats
    s.busy = [0] * s.seats
    s.round = _number(position, "round", 1)
    s.stock = EQUIPMENT_COPIES[:] if HAS_COINS[s.scenario] else [0] * len(EQUIPMENT_COPIES)
    for scroll in _list(position, "scrolls"):
        s.scrolls[_index(SCROLL_IDS, scroll, "scroll")] = 1
    place_extras(s)
    box = _Box()
    _place_cards(t, position, box)
    for seat, player in enumerate(players):
        _place_player(s, seat, player, box)
    equip(s)
    _place_tokens(s, position, box)
    _place_decks(s, position, box)
    for seat, player in enumerate(players):
        _place_dice(s, seat, player)
    _finish(s)
    return s, len(players), options


def _finish(s: RushState) -> None:
    count_flags(s)
    for where in range(PLACES):
        if s.filled[where] and s.filled[where] == len(s.needs[where]):
            if not blocks(s, where):
                raise BadSetup(f"place {where} is complete: it would be gone")
            s.order += 1
            s.full[where] = s.order
    try:
        check(s)
    except AssertionError as problem:
        raise BadSetup(f"this position cannot be: {problem}") from problem


# -- reading ---------------------------------------------------------------------------------------------------


def _known(what: str, data: object, fields: list[str]) -> None:
    if not isinstance(data, Mapping):
        raise BadSetup(f"{what} has named values, but this is {data!r}")
    unknown = sorted(set(data) - set(fields), key=str)
    if unknown:
        raise BadSetup(f"{what} has no {unknown[0]!r}; it has {', '.join(sorted(fields))}")


def _list(data: Mapping[str, Any], name: str) -> list[Any]:
    value = data.get(name, [])
    if not isinstance(value, (list, tuple)):
        raise BadSetup(f"{name!r} is a list, not {value!r}")
    return list(value)


def _number(data: Mapping[str, Any], name: str, default: int) -> int:
    value = data.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 10**9:
        raise BadSetup(f"{name!r} is a whole number from 0 on, not {value!r}")
    return value


def _index(names: Any, name: object, what: str) -> int:
    if name not in names:
        raise BadSetup(f"there is no {what} {name!r}; there are: {', '.join(n for n in names if n)}")
    return list(names).index(name)


def _roles(players: list[Any]) -> list[Any]:
    """Who plays; a player without a role gets the next one that nobody has."""
    named = [player["role"] for player in players if "role" in player]
    spare = iter([role for role in ROLES if role not in named])
    return [player["role"] if "role" in player else next(spare, ROLES[0]) for player in players]


def _symbols(names: tuple[str, ...], given: object) -> list[int]:
    if not isinstance(given, (list, tuple)) or not 1 <= len(given) <= SLOTS_EACH:
        raise BadSetup(f"slots are a list of 1 to {SLOTS_EACH} symbols, not {given!r}")
    return [_index(names, symbol, "symbol") for symbol in given]


# -- cards -----------------------------------------------------------------------------------------------------


def _place_cards(t: Rush, position: Mapping[str, Any], box: _Box) -> None:
    s = t.s
    if HAS_DRAGON[s.scenario]:
        s.dragon = _number(position, "dragon", 0)
    elif "dragon" in position:
        raise BadSetup("this scenario has no Dragon")
    if "dragon_slots" in position:
        lay_down(s, DRAGON_TILE, NONE, s.needs[DRAGON_TILE][:1] * _number(position, "dragon_slots", 1), NONE)
    challenges = _list(position, "challenges")
    spells = _list(position, "spells")
    if len(challenges) > SPACES or len(spells) > SPACES:
        raise BadSetup(f"there are {SPACES} spaces on each side")
    for space, entry in enumerate(challenges):
        if entry is not None:
            card, data = _card(s, box, entry, CHALLENGE_FAMILIES, "on the Heroes' side")
            show_challenge(s, space, card, NONE)
            _other_slots(s, space, data, HERO_SYMBOLS, "slots")
            _other_slots(s, FIRST_DARK_END + space, data, SORCERER_SYMBOLS, "dark")
    for space, entry in enumerate(spells):
        if entry is not None:
            card, data = _card(s, box, entry, SPELL_FAMILIES, "on the Sorcerer's side")
            show_spell(s, space, card)
            _other_slots(s, FIRST_SPELL + space, data, SORCERER_SYMBOLS, "slots")
    for entry in _list(position, "laid"):
        card, data = _card(s, box, entry, (DISPELLING, CURSE), "before a Hero")
        victim = NONE if FAMILY[card] == CURSE else _number(data, "victim", 1)
        if victim != NONE and (victim >= s.seats or victim == s.sorcerer):
            raise BadSetup(f"seat {victim} is no Hero")
        where = FIRST_LAID + sum(s.cards[FIRST_LAID + index] != NONE for index in range(12))
        s.seen[card] = 1
        lay(t, card, victim)
        _other_slots(s, where, data, HERO_SYMBOLS, "slots")


def _card(
    s: RushState, box: _Box, entry: object, families: tuple[int, ...], what: str
) -> tuple[int, Mapping[str, Any]]:
    data: Mapping[str, Any] = entry if isinstance(entry, Mapping) else {"card": entry}
    _known("a card", data, CARD_FIELDS)
    card = box.take(data.get("card"), families, what)
    if "flag" in data:
        flag = data["flag"]
        s.flags = s.flags[:]
        s.flags[card] = NONE if flag is None else _index(SORCERER_SYMBOLS[:5], flag, "symbol")
    return card, data


def _other_slots(s: RushState, where: int, data: Mapping[str, Any], names: tuple[str, ...], field: str) -> None:
    if field in data:
        if not s.needs[where]:
            raise BadSetup(f"{data.get('card')} has no {field}")
        s.needs[where] = _symbols(names, data[field])


def _place_decks(s: RushState, position: Mapping[str, Any], box: _Box) -> None:
    """The decks from their tops; what is left of the scenario's cards lies below, or is done with."""
    challenges = [box.take(card, CHALLENGE_FAMILIES, "a Challenge") for card in _list(position, "challenge_deck")]
    spells = [box.take(card, SPELL_FAMILIES, "a Spell") for card in _list(position, "spell_deck")]
    rest = position.get("rest", "deck")
    if rest not in ("deck", "gone"):
        raise BadSetup(f"the rest of the cards is in the deck or gone, not {rest!r}")
    kinds = (STANDARD,) if not HAS_COINS[s.scenario] else (STANDARD, COIN)
    below = [card for card in box.left if FAMILY[card] in kinds]
    below_spells = [card for card in box.left if FAMILY[card] in SPELL_FAMILIES]
    if rest == "deck":
        s.challenge_deck = below + challenges[::-1]
        s.spell_deck = below_spells + spells[::-1]
    else:
        s.challenge_deck, s.challenges_gone = challenges[::-1], below
        s.spell_deck, s.spells_gone = spells[::-1], below_spells
    for card in (*challenges, *spells):
        s.seen[card] = 1
    s.known_challenges = sum(1 for card in challenges if FAMILY[card] == SUMMONING)
    _count_boxes(s)


def _count_boxes(s: RushState) -> None:
    """The cards of the match are all that are somewhere."""
    everywhere = s.spell_deck + s.spells_gone + s.challenge_deck + s.challenges_gone
    everywhere += [s.cards[where] for where in range(FIRST_DARK_END) if s.cards[where] != NONE]
    everywhere += [card for cards in s.coins for card in cards] + [card for cards in s.experience for card in cards]
    s.spells = sorted(card for card in everywhere if FAMILY[card] in SPELL_FAMILIES)
    s.challenges = sorted(card for card in everywhere if FAMILY[card] not in SPELL_FAMILIES)


# -- players and tokens ----------------------------------------------------------------------------------------


def _place_player(s: RushState, seat: int, player: Mapping[str, Any], box: _Box) -> None:
    for gear in _list(player, "equipment"):
        kind = _index(EQUIPMENT_IDS, gear, "equipment")
        if s.stock[kind] == 0:
            raise BadSetup(f"there is no further {gear}")
        s.stock[kind] -= 1
        s.equipment[seat].append(kind)
    wounded = player.get("wounded", False)
    if wounded:
        s.wounded[seat] = 1
        needs = WOUNDED[s.roles[seat]] if wounded is True else _symbols(HERO_SYMBOLS, wounded)
        lay_down(s, FIRST_WOUND + seat, NONE, needs, s.sorcerer)
    for _ in range(_number(player, "xp", 0)):
        s.experience[seat].append(box.any(STANDARD))
    s.ready[seat] = int(bool(player.get("ready", False)))
    s.cool[seat] = _number(player, "cool", s.now)


def _place_tokens(s: RushState, position: Mapping[str, Any], box: _Box) -> None:
    s.souls = _number(position, "souls", s.souls)
    s.lives = _number(position, "lives", s.lives)
    coins = position.get("coins", {})
    trophies = position.get("trophies", {})
    _known("coins", coins, ["heroes", "sorcerer"])
    _known("trophies", trophies, ["heroes", "sorcerer"])
    for side in (HEROES, DARK):
        for _ in range(_number(coins, SIDE_NAMES[side], 0)):
            s.coins[side].append(box.any(COIN))
        for _ in range(_number(trophies, SIDE_NAMES[side], 0)):
            s.trophies[side] += 1
            s.history.append(side * 8 + 1)
    s.token = _index(SIDE_NAMES, position.get("token", ""), "side")
    s.round = max(s.round, len(s.history) + (0 if s.phase >= BREAK else 1))


def _place_dice(s: RushState, seat: int, player: Mapping[str, Any]) -> None:
    names = SORCERER_SYMBOLS if seat == s.sorcerer else HERO_SYMBOLS
    given = _list(player, "dice")
    if len(given) > dice_of(s, seat):
        raise BadSetup(f"seat {seat} has {dice_of(s, seat)} dice, not {len(given)}")
    for index, text in enumerate(given):
        if not isinstance(text, str):
            raise BadSetup(f"a die is a text such as 'key' or 'key@0.1', not {text!r}")
        die = seat * STRIDE + index
        face, _, slot = text.partition("@")
        if text == "?":
            s.at[die] = COLD
        elif text == "whirl":
            s.at[die] = WHIRLED
            s.owes[seat] = 0
        else:
            s.face[die] = _index(names, face, "face")
            s.at[die] = FRESH
            s.landed[seat] = ANYWHERE
            if slot:
                _put(s, seat, die, slot)


def _put(s: RushState, seat: int, die: int, text: str) -> None:
    where_text, _, slot_text = text.partition(".")
    if not (where_text.isdecimal() and slot_text.isdecimal()):
        raise BadSetup(f"a slot is given as PLACE.SLOT, not {text!r}")
    where, slot = int(where_text), int(slot_text)
    if where >= PLACES or slot >= len(s.needs[where]):
        raise BadSetup(f"there is no slot {text}")
    at = where * SLOTS_EACH + slot
    if s.slots[at] != NONE:
        raise BadSetup(f"two dice lie in slot {text}")
    s.slots[at] = die
    s.at[die] = at
    s.where[seat] = where
    s.lying[seat] += 1
    s.filled[where] += 1
    s.taken[at] = s.now
