"""Any position of Rush Out! from plain data. `docs/testing.md` has the format.

    {"scenario": "2", "players": [{"role": "sorcerer"}, {"role": "bard", "dice": ["key", "foot@0.1", "?"]}, …],
     "challenges": ["rusty_gate", {"card": "bat_cloud", "slots": ["key", "key"], "flag": "fire"}, None], "dragon": 2}

A die is a face in hand that may be placed (`key`), one that must be rolled first (`?`), one in a slot of a place
(`key@0.1`), or one on the whirlwind (`whirl`). What could never be on a table is a `BadSetup` with a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.rush_out.checks.invariants import check
from ludoteca.games.rush_out.content.names import FAMILY_NAMES, HERO_SYMBOLS, ROLES, SCENARIO_IDS, SORCERER_SYMBOLS
from ludoteca.games.rush_out.rules.decks import count_flags, show_challenge, show_spell
from ludoteca.games.rush_out.rules.dragon import blocks
from ludoteca.games.rush_out.rules.laid import lay
from ludoteca.games.rush_out.rules.placing import lay_down
from ludoteca.games.rush_out.rules.rounds import CALM_COUNTDOWN_MS, COUNTDOWN_MS, place_extras
from ludoteca.games.rush_out.rules.trade import equip, full_stock
from ludoteca.games.rush_out.state import (
    ANYWHERE,
    BREAK,
    BY_DECK,
    COIN,
    COLD,
    CONFRONTATION,
    COUNTDOWN,
    CURSE,
    DARK,
    DECK_OF_HEROES,
    DISPELLING,
    DRAGON_TILE,
    FIRST_DARK_END,
    FIRST_LAID,
    FIRST_SPELL,
    FIRST_WOUND,
    FRESH,
    HEROES,
    JOKER,
    LAID,
    NOBODY,
    NONE,
    OVER,
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
from ludoteca.kernel import positions as read
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
DECK_FIELDS = ["card", "flag"]
SPELL_FAMILIES = tuple(range(7))
CHALLENGE_FAMILIES = (SUMMONING, STANDARD, COIN, CONFRONTATION)


class _Box:
    """The cards that this scenario uses with so many players, each handed out once."""

    def __init__(self, s: RushState) -> None:
        self.scenario = SCENARIO_IDS[s.scenario]
        self.content = s.content
        self.counts = s.content.spell_counts[s.scenario]
        self.due = self.counts[:]  # by family: Spells that are not handed out yet
        self.kinds = s.content.challenge_kinds[s.scenario]
        self.seats = s.seats
        self.left = [
            card
            for card in range(len(s.content.card_ids))
            if self._is_used(s.content.family[card]) and s.content.back[card] <= s.seats
        ]

    def _is_used(self, family: int) -> bool:
        return self.counts[family] > 0 if family in SPELL_FAMILIES else family in self.kinds

    def take(self, card_id: object, families: tuple[int, ...], what: str) -> int:
        """The card with this id, if it may be there."""
        if not isinstance(card_id, str) or card_id not in self.content.card_ids:
            raise BadSetup(f"there is no card {card_id!r}")
        card = self.content.card_ids.index(card_id)
        family = self.content.family[card]
        if family not in families:
            raise BadSetup(f"{card_id} cannot be {what}")
        if not self._is_used(family):
            raise BadSetup(f"{self.scenario!r} is played without {FAMILY_NAMES[family]} cards such as {card_id}")
        if self.content.back[card] > self.seats:
            raise BadSetup(f"{card_id} is for {self.content.back[card]} players or more")
        if card not in self.left:
            raise BadSetup(f"{card_id} is in this position twice")
        if family in SPELL_FAMILIES:
            if self.due[family] == 0:
                raise BadSetup(f"{self.scenario!r} has only {self.counts[family]} {FAMILY_NAMES[family]} cards")
            self.due[family] -= 1
        self.left.remove(card)
        return card

    def any(self, family: int) -> int:
        """Some Challenge of a kind."""
        for card in self.left:
            if self.content.family[card] == family:
                self.left.remove(card)
                return card
        raise BadSetup(f"{self.scenario!r} has no further {FAMILY_NAMES[family]} card")

    def rest(self, spells: bool) -> list[int]:
        """All that is left of the cards of one deck; Spells that are too many stay in the box."""
        found: list[int] = []
        for card in self.left:
            family = self.content.family[card]
            if (family in SPELL_FAMILIES) != spells:
                continue
            if spells:
                if self.due[family] == 0:
                    continue
                self.due[family] -= 1
            found.append(card)
        self.left = [card for card in self.left if card not in found]
        return found


def place(game: Game, position: Mapping[str, Any]) -> tuple[RushState, int, dict[str, Any]]:
    """The state that the data describes; what it leaves out is as at the beginning of a round, in a race."""
    read.fields("a position", position, FIELDS)
    players = read.listed(position, "players")
    for player in players:
        read.fields("a player", player, PLAYER_FIELDS)
    options = game.check_setup(
        len(players),
        {
            "scenario": position.get("scenario", "training-1"),
            "cooldown": position.get("cooldown", 700),
            "pace": position.get("pace", "normal"),
            "roles": read.names_of(players, "role", ROLES),
        },
    )
    s = game.new_state(len(players), options)
    assert isinstance(s, RushState)
    t = Rush(s, seeded(0), None)
    _place_time(s, position)
    s.stock = full_stock(s)
    for scroll in read.listed(position, "scrolls"):
        _only_with(s.content.has_coins[s.scenario], s, "scrolls")
        s.scrolls[read.index(s.content.scroll_ids, scroll, "scroll")] = 1
    place_extras(s)
    box = _Box(s)
    _place_dragon(s, position)
    _place_cards(t, position, box)
    for seat, player in enumerate(players):
        _place_player(s, seat, player, box)
    equip(s)
    _place_tokens(s, position, box)
    _place_trophies(s, position)
    _place_decks(s, position, box)
    for seat, player in enumerate(players):
        _place_dice(s, seat, player)
    _finish(s)
    return s, len(players), options


def _finish(s: RushState) -> None:
    count_flags(s)
    for where in range(PLACES):
        if s.filled[where] and s.filled[where] == len(s.needs[where]) and s.phase == RACE:
            if not blocks(s, where):
                raise BadSetup(f"place {where} is complete: it would be gone")
            s.order += 1
            s.full[where] = s.order
    read.must_be(lambda: check(s))


# -- reading ---------------------------------------------------------------------------------------------------


def _only_with(there: bool, s: RushState, what: str) -> None:
    if not there:
        raise BadSetup(f"{SCENARIO_IDS[s.scenario]!r} is played without {what}")


def _symbols(names: tuple[str, ...], given: object) -> list[int]:
    if not isinstance(given, (list, tuple)) or not 1 <= len(given) <= SLOTS_EACH:
        raise BadSetup(f"slots are a list of 1 to {SLOTS_EACH} symbols, not {given!r}")
    return [read.index(names[:JOKER], symbol, "symbol") for symbol in given]


def _place_time(s: RushState, position: Mapping[str, Any]) -> None:
    s.phase = read.index(PHASE_NAMES[:OVER], position.get("phase", PHASE_NAMES[RACE]), "phase")
    s.now = read.number(position, "now", 100_000)
    if s.phase == COUNTDOWN:
        s.until = read.number(position, "until", s.now + (CALM_COUNTDOWN_MS if s.relaxed else COUNTDOWN_MS), s.now)
    elif "until" in position:
        raise BadSetup("'until' is when a countdown ends, and there is none")
    s.cool = [s.now] * s.seats
    s.busy = [0] * s.seats


# -- cards -----------------------------------------------------------------------------------------------------


def _place_dragon(s: RushState, position: Mapping[str, Any]) -> None:
    for field in ("dragon", "dragon_slots"):
        if field in position:
            _only_with(s.content.has_dragon[s.scenario], s, "the Dragon")
    if s.content.has_dragon[s.scenario]:
        s.dragon = read.number(position, "dragon", 0, 0, DECK_OF_HEROES if s.phase == BREAK else SPACES)
    if "dragon_slots" in position:
        s.needs[DRAGON_TILE] = [JOKER] * read.number(position, "dragon_slots", 1, 1, SLOTS_EACH)


def _place_cards(t: Rush, position: Mapping[str, Any], box: _Box) -> None:
    s = t.s
    challenges = read.listed(position, "challenges")
    spells = read.listed(position, "spells")
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
    for entry in read.listed(position, "laid"):
        card, data = _card(s, box, entry, (DISPELLING, CURSE), "before a Hero")
        if s.content.family[card] == CURSE and "victim" in data:
            raise BadSetup(f"{data['card']} is for all Heroes: it has no victim")
        victim = NONE if s.content.family[card] == CURSE else read.number(data, "victim", 1)
        if victim != NONE and (victim >= s.seats or victim == s.sorcerer):
            raise BadSetup(f"seat {victim} is no Hero")
        where = FIRST_LAID + sum(s.cards[FIRST_LAID + index] != NONE for index in range(LAID))
        s.seen[card] = 1
        lay(t, card, victim)
        _other_slots(s, where, data, HERO_SYMBOLS, "slots")


def _card(
    s: RushState,
    box: _Box,
    entry: object,
    families: tuple[int, ...],
    what: str,
    fields: list[str] = CARD_FIELDS,
) -> tuple[int, Mapping[str, Any]]:
    data: Mapping[str, Any] = entry if isinstance(entry, Mapping) else {"card": entry}
    read.fields("a card" if fields is CARD_FIELDS else "a card in a deck", data, fields)
    card = box.take(data.get("card"), families, what)
    if "flag" in data:
        flag = data["flag"]
        s.flags = s.flags[:]
        s.flags[card] = NONE if flag is None else read.index(SORCERER_SYMBOLS[:JOKER], flag, "symbol")
    return card, data


def _other_slots(s: RushState, where: int, data: Mapping[str, Any], names: tuple[str, ...], field: str) -> None:
    if field in data:
        if not s.needs[where]:
            raise BadSetup(f"{data.get('card')} has no {field!r} there")
        s.needs[where] = _symbols(names, data[field])


def _place_decks(s: RushState, position: Mapping[str, Any], box: _Box) -> None:
    """The decks from their tops; what is left of the scenario's cards lies below, or is done with."""
    named = read.listed(position, "challenge_deck")
    challenges = [_card(s, box, entry, CHALLENGE_FAMILIES, "a Challenge", DECK_FIELDS)[0] for entry in named]
    named = read.listed(position, "spell_deck")
    spells = [_card(s, box, entry, SPELL_FAMILIES, "a Spell", DECK_FIELDS)[0] for entry in named]
    rest = position.get("rest", "deck")
    if rest not in ("deck", "gone"):
        raise BadSetup(f"the rest of the cards is in the 'deck' or 'gone', not {rest!r}")
    below, below_spells = box.rest(spells=False), box.rest(spells=True)
    s.aside = [card for card in box.left if s.content.family[card] in SPELL_FAMILIES]
    if rest == "deck":
        s.challenge_deck = below + challenges[::-1]
        s.spell_deck = below_spells + spells[::-1]
    else:
        s.challenge_deck, s.challenges_gone = challenges[::-1], below
        s.spell_deck, s.spells_gone = spells[::-1], below_spells
        for card in below + below_spells:
            s.seen[card] = 1
    for card in challenges:
        if s.content.family[card] != SUMMONING:
            break
        s.known_challenges += 1  # everybody saw it go there
    if any(s.content.family[card] == SUMMONING for card in challenges[s.known_challenges :]):
        raise BadSetup("Summonings come onto the Heroes' deck from above: none lies below another card")
    for card in challenges[: s.known_challenges]:
        s.seen[card] = 1
    if s.phase != BREAK and not (s.challenge_deck and s.spell_deck):
        raise BadSetup("a deck is empty: this round would be over")
    _count_boxes(s)


def _count_boxes(s: RushState) -> None:
    """The cards of the match are all that are somewhere."""
    everywhere = s.spell_deck + s.spells_gone + s.challenge_deck + s.challenges_gone
    everywhere += [s.cards[where] for where in range(FIRST_DARK_END) if s.cards[where] != NONE]
    everywhere += [card for cards in s.coins for card in cards] + [card for cards in s.experience for card in cards]
    s.spells = sorted(card for card in everywhere if s.content.family[card] in SPELL_FAMILIES)
    s.challenges = sorted(card for card in everywhere if s.content.family[card] not in SPELL_FAMILIES)


# -- players and tokens ----------------------------------------------------------------------------------------


def _place_player(s: RushState, seat: int, player: Mapping[str, Any], box: _Box) -> None:
    for field in ("wounded", "equipment", "xp"):
        if player.get(field) and seat == s.sorcerer:
            raise BadSetup(f"the Sorcerer has no {field!r}: that is for Heroes")
    for gear in read.listed(player, "equipment"):
        kind = read.index(s.content.equipment_ids, gear, "equipment")
        _only_with(s.content.has_coins[s.scenario], s, "equipment")
        if s.stock[kind] == 0:
            raise BadSetup(f"there is no further {gear}")
        s.stock[kind] -= 1
        s.equipment[seat].append(kind)
    wounded = player.get("wounded", False)
    if wounded:
        _only_with(s.content.has_souls[s.scenario], s, "wounds")
        s.wounded[seat] = 1
        needs = s.content.wounded[s.roles[seat]] if wounded is True else _symbols(HERO_SYMBOLS, wounded)
        lay_down(s, FIRST_WOUND + seat, NONE, needs, s.sorcerer)
    for _ in range(read.number(player, "xp", 0)):
        _only_with(s.content.has_experience[s.scenario], s, "experience")
        s.experience[seat].append(box.any(STANDARD))
        s.seen[s.experience[seat][-1]] = 1
    if player.get("ready") and s.phase != BREAK:
        raise BadSetup("players are 'ready' only between rounds")
    s.ready[seat] = int(bool(player.get("ready", False)))
    s.cool[seat] = read.number(player, "cool", s.now)


def _place_tokens(s: RushState, position: Mapping[str, Any], box: _Box) -> None:
    low = 0 if s.phase == BREAK else 1  # without any, the round would be over
    if "souls" in position:
        _only_with(s.content.has_souls[s.scenario], s, "Souls")
        s.souls = read.number(position, "souls", s.souls, low, s.content.souls[s.heroes])
    if "lives" in position:
        _only_with(s.content.has_lives[s.scenario], s, "Lives")
        s.lives = read.number(position, "lives", s.lives, low, s.content.lives[s.heroes])
    coins = position.get("coins", {})
    read.fields("coins", coins, ["heroes", "sorcerer"])
    for side in (HEROES, DARK):
        for _ in range(read.number(coins, SIDE_NAMES[side], 0)):
            s.coins[side].append(box.any(COIN))
            s.seen[s.coins[side][-1]] = 1


def _place_trophies(s: RushState, position: Mapping[str, Any]) -> None:
    """RO-R37: who has won rounds so far; RO-R62: who lost the last one has the Coin token until the next begins."""
    trophies = position.get("trophies", {})
    read.fields("trophies", trophies, ["heroes", "sorcerer"])
    for side in (HEROES, DARK):
        s.trophies[side] = read.number(trophies, SIDE_NAMES[side], 0, 0, s.content.trophies[s.scenario] - 1)
        s.history += [side * 8 + BY_DECK] * s.trophies[side]
    played = len(s.history)
    if s.phase == BREAK and played == 0:
        raise BadSetup("between rounds somebody has a trophy")
    s.token = read.index(SIDE_NAMES, position.get("token") or "", "side")
    if s.token != NOBODY:
        _only_with(s.content.has_coins[s.scenario], s, "the Coin token")
        if s.phase != BREAK:
            raise BadSetup("a side has the Coin token only between rounds")
        if s.trophies[DARK if s.token == HEROES else HEROES] == 0:
            raise BadSetup("the Coin token goes to the side that lost the round")
        s.history.sort(key=lambda past: past // 8 != s.token)  # the token's side won first and lost then
    elif s.phase == BREAK and s.content.has_coins[s.scenario]:
        s.token = DARK if s.history[-1] // 8 == HEROES else HEROES
    s.round = played if s.phase == BREAK else played + 1
    if read.number(position, "round", s.round) != s.round:
        raise BadSetup(f"with {played} trophies given out this is round {s.round}, not {position['round']}")


# -- dice ------------------------------------------------------------------------------------------------------


def _place_dice(s: RushState, seat: int, player: Mapping[str, Any]) -> None:
    names = SORCERER_SYMBOLS if seat == s.sorcerer else HERO_SYMBOLS
    given = read.listed(player, "dice")
    if len(given) > dice_of(s, seat):
        raise BadSetup(f"seat {seat} has {dice_of(s, seat)} dice, not {len(given)}")
    if given and s.whirlwinds[seat]:
        _choose_whirled(s, seat, given)
    for index, text in enumerate(given):
        if not isinstance(text, str):
            raise BadSetup(f"a die is a text such as 'key' or 'key@0.1', not {text!r}")
        if text != "?" and s.phase < RACE:
            raise BadSetup("before the race all dice wait to be rolled: '?'")
        die = seat * STRIDE + index
        face, at, slot = text.partition("@")
        if text == "?":
            s.at[die] = COLD
        elif text == "whirl":
            s.at[die] = WHIRLED
        else:
            s.face[die] = read.index(names, face, "face")
            s.at[die] = FRESH
            s.landed[seat] = ANYWHERE
            if at:
                _put(s, seat, die, slot)


def _choose_whirled(s: RushState, seat: int, given: list[Any]) -> None:
    """RO-R58: the die on the whirlwind is the one that is named so, or one that is not named; else it is owed still."""
    for index in range(dice_of(s, seat)):
        s.at[seat * STRIDE + index] = COLD
    s.owes[seat] = 0
    if "whirl" not in given:
        if len(given) == dice_of(s, seat):
            s.owes[seat] = 1
        else:
            s.at[seat * STRIDE + dice_of(s, seat) - 1] = WHIRLED


def _put(s: RushState, seat: int, die: int, text: str) -> None:
    where_text, _, slot_text = text.partition(".")
    if not (where_text.isdecimal() and slot_text.isdecimal()):
        raise BadSetup(f"a slot is given as PLACE.SLOT, not {text!r}")
    where, slot = int(where_text), int(slot_text)
    if where >= PLACES or slot >= len(s.needs[where]):
        raise BadSetup(f"there is no slot {text}")
    if (where >= FIRST_SPELL) != (seat == s.sorcerer):
        raise BadSetup(f"slot {text} is not for the {ROLES[s.roles[seat]]}")
    at = where * SLOTS_EACH + slot
    if s.slots[at] != NONE:
        raise BadSetup(f"two dice lie in slot {text}")
    if not _could_lie(s, seat, s.face[die], s.needs[where][slot]):
        raise BadSetup(f"that face does not fit slot {text}")
    s.slots[at] = die
    s.at[die] = at
    s.where[seat] = where
    s.lying[seat] += 1
    s.filled[where] += 1
    s.taken[at] = s.now


def _could_lie(s: RushState, seat: int, face: int, symbol: int) -> bool:
    """RO-R34, RO-R56: a Flag may be gone, and a symbol forbidden, after a die was placed."""
    if face == symbol:
        return True
    return face == JOKER and (seat == s.sorcerer or bool(s.joker[seat] >> symbol & 1))
