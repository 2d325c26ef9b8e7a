"""What a seat may see of Rush Out!: everything but the decks, which are neither looked at nor counted (RO-R5).

All times are milliseconds of the match's own clock. `can` holds the actions of the one who looks, cool-downs apart.
"""

from __future__ import annotations

from typing import Any

from ludoteca.games.rush_out.content import (
    CARD_IDS,
    EFFECT,
    EFFECT_NAMES,
    EQUIPMENT_COST,
    EQUIPMENT_IDS,
    FAMILY,
    FAMILY_NAMES,
    HAS_COINS,
    HAS_LIVES,
    HAS_SOULS,
    HERO_SYMBOLS,
    LIVES,
    POWER,
    ROLES,
    SCENARIO_IDS,
    SCROLL_COST,
    SCROLL_EFFECTS,
    SCROLL_IDS,
    SORCERER_SYMBOLS,
    SOULS,
    TROPHIES,
)
from ludoteca.games.rush_out.rules import casting, hands
from ludoteca.games.rush_out.rules.experience import open_award
from ludoteca.games.rush_out.rules.play import hushed, offers
from ludoteca.games.rush_out.rules.trade import purse
from ludoteca.games.rush_out.state import (
    BREAK,
    DARK,
    DRAGON_TILE,
    FIRE_SCROLL,
    FIRST_DARK_END,
    FIRST_LAID,
    FIRST_SPELL,
    FIRST_WOUND,
    FRESH,
    HEROES,
    LAID,
    LIGHTNING_SCROLL,
    NONE,
    PHASE_NAMES,
    RACE,
    REASON_NAMES,
    SIDE_NAMES,
    SLOTS,
    SPACES,
    STRIDE,
    WHIRLED,
    RushState,
    dice_of,
)

TARGET_NAMES = ("", "place", "die", "hero")
SCROLL_PLACES = {6: LIGHTNING_SCROLL, 7: FIRE_SCROLL}


def symbols_of(s: RushState, seat: int) -> tuple[str, ...]:
    """The names of the faces of this seat's dice."""
    return SORCERER_SYMBOLS if seat == s.sorcerer else HERO_SYMBOLS


def _mask(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for index, name in enumerate(names) if mask >> index & 1]


def _slots(s: RushState, place: int, names: tuple[str, ...]) -> list[dict[str, Any]]:
    shown = []
    for index, symbol in enumerate(s.needs[place]):
        die = s.slots[place * SLOTS + index]
        shown.append({"symbol": names[symbol], "die": None if die == NONE else [die // STRIDE, die % STRIDE]})
    return shown


def _where(at: int) -> str:
    if at >= 0:
        return f"slot:{at // SLOTS}.{at % SLOTS}"
    if at == FRESH:
        return "hand"
    return "whirl" if at == WHIRLED else "cold"


def board(s: RushState, seat: int | None) -> dict[str, Any]:
    """All that a seat may see."""
    last = s.history[-1] if s.history else 0
    return {
        "scenario": SCENARIO_IDS[s.scenario],
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "now": s.now,
        "until": s.until,
        "cooldown": s.cooldown,
        "relaxed": s.relaxed,
        "one_hand": s.one_hand > 0,
        "silence": hushed(s),
        "high_five": s.high_five > 0,
        "trophies": {"heroes": s.trophies[HEROES], "sorcerer": s.trophies[DARK]},
        "goal": TROPHIES[s.scenario],
        "players": [_player(s, other) for other in range(s.seats)],
        "challenges": [_challenge(s, space) for space in range(SPACES)],
        "spells": [_spell(s, FIRST_SPELL + space) for space in range(SPACES)],
        "dragon": None if s.dragon == NONE else _dragon(s),
        "laid": [_laid(s, index) for index in range(LAID) if s.cards[FIRST_LAID + index] != NONE],
        "souls": {"left": s.souls, "all": SOULS[s.heroes]} if HAS_SOULS[s.scenario] else None,
        "lives": {"left": s.lives, "all": LIVES[s.heroes]} if HAS_LIVES[s.scenario] else None,
        "coins": _coins(s) if HAS_COINS[s.scenario] else None,
        "shop": _shop(s) if HAS_COINS[s.scenario] else None,
        "scrolls": [_scroll(s, index) for index, owned in enumerate(s.scrolls) if owned],
        "held": [_held(s, place) for place in range(FIRST_SPELL) if s.held[place]] if s.phase == RACE else [],
        "awards": _awards(s),
        "aim": _aim(s),
        "top": {
            "challenges": _known(s.challenge_deck, s.known_challenges),
            "spells": _known(s.spell_deck, s.known_spells),
        },
        "winner": SIDE_NAMES[s.side] or None,
        "reason": REASON_NAMES[last % 8],
        "rounds": [{"winner": SIDE_NAMES[past // 8], "reason": REASON_NAMES[past % 8]} for past in s.history],
        "stats": _stats(s) if s.phase >= BREAK else None,
        "can": [] if seat is None else offers(s, seat),
    }


def _known(deck: list[int], count: int) -> list[str]:
    """Cards that everybody has seen go onto a deck, the top one first."""
    return [CARD_IDS[card] for card in deck[len(deck) - count :][::-1]]


def _player(s: RushState, seat: int) -> dict[str, Any]:
    names = symbols_of(s, seat)
    return {
        "ref": f"seat:{seat}",
        "seat": seat,
        "role": ROLES[s.roles[seat]],
        "cool": s.cool[seat],
        "busy": s.busy[seat],
        "dice": [
            {"face": names[s.face[die]], "at": _where(s.at[die])}
            for die in range(seat * STRIDE, seat * STRIDE + dice_of(s, seat))
        ],
        "joker": _mask(names, s.joker[seat]),
        "forbidden": _mask(names, s.forbidden[seat]),
        "whirlwind": s.whirlwinds[seat],
        "wounded": _slots(s, FIRST_WOUND + seat, HERO_SYMBOLS) if s.wounded[seat] else None,
        "wound_gen": s.generation[FIRST_WOUND + seat],
        "equipment": [EQUIPMENT_IDS[kind] for kind in s.equipment[seat]],
        "xp": len(s.experience[seat]),
        "ready": bool(s.ready[seat]),
        "owes": _owes(s, seat),
    }


def _owes(s: RushState, seat: int) -> str:
    """What a player should decide; with the end of a round nothing is left to decide."""
    if s.phase != RACE:
        return ""
    if s.owes[seat]:
        return "whirl"
    return "award" if seat != s.sorcerer and open_award(s, seat) != NONE else ""


def _awards(s: RushState) -> list[dict[str, Any]]:
    """Cards of experience that two Heroes still have to decide about, the oldest first."""
    if s.phase != RACE:
        return []
    return [{"seats": s.awards[index + 1 : index + 3]} for index in range(0, len(s.awards), 3)]


def _flag(s: RushState, card: int) -> str | None:
    return SORCERER_SYMBOLS[s.flags[card]] if s.flags[card] >= 0 else None


def _face_up(s: RushState, place: int) -> dict[str, Any]:
    """Which card lies here; its generation tells it from the one before."""
    card = s.cards[place]
    return {
        "ref": f"place:{place}",
        "place": place,
        "gen": s.generation[place],
        "card": CARD_IDS[card],
        "kind": FAMILY_NAMES[FAMILY[card]],
    }


def _challenge(s: RushState, space: int) -> dict[str, Any] | None:
    card = s.cards[space]
    if card == NONE:
        return None
    shown: dict[str, Any] = {
        **_face_up(s, space),
        "flag": _flag(s, card),
        "slots": _slots(s, space, HERO_SYMBOLS),
        "dragon": s.dragon == space + 1,
        "done": s.held[space] > 0,
    }
    if s.cards[FIRST_DARK_END + space] != NONE:
        shown["theirs"] = _slots(s, FIRST_DARK_END + space, SORCERER_SYMBOLS)
        shown["their_gen"] = s.generation[FIRST_DARK_END + space]
    return shown


def _spell(s: RushState, place: int) -> dict[str, Any] | None:
    card = s.cards[place]
    if card == NONE:
        return None
    return {
        **_face_up(s, place),
        "flag": _flag(s, card),
        "slots": _slots(s, place, SORCERER_SYMBOLS),
        "power": POWER[card],
        "aiming": s.aim == place,
    }


def _dragon(s: RushState) -> dict[str, Any]:
    return {
        "at": s.dragon,
        "place": DRAGON_TILE,
        "gen": s.generation[DRAGON_TILE],
        "slots": _slots(s, DRAGON_TILE, HERO_SYMBOLS),
    }


def _laid(s: RushState, index: int) -> dict[str, Any]:
    place = FIRST_LAID + index
    card = s.cards[place]
    victim = s.victims[index]
    return {
        **_face_up(s, place),
        "effect": EFFECT_NAMES[EFFECT[card]],
        "victim": None if victim == NONE else victim,
        "slots": _slots(s, place, HERO_SYMBOLS),
    }


def _coins(s: RushState) -> dict[str, Any]:
    return {
        "heroes": len(s.coins[HEROES]),
        "sorcerer": len(s.coins[DARK]),
        "token": SIDE_NAMES[s.token] or None,
        "purse": {"heroes": purse(s, HEROES), "sorcerer": purse(s, DARK)},
    }


def _shop(s: RushState) -> dict[str, Any]:
    return {
        "equipment": [
            {"id": name, "kind": kind, "cost": EQUIPMENT_COST[kind], "left": s.stock[kind]}
            for kind, name in enumerate(EQUIPMENT_IDS)
        ],
        "scrolls": [
            {"id": name, "scroll": index, "cost": SCROLL_COST[index], "left": 1 - s.scrolls[index]}
            for index, name in enumerate(SCROLL_IDS)
        ],
    }


def _scroll(s: RushState, index: int) -> dict[str, Any]:
    place = SCROLL_PLACES.get(index)
    return {
        "id": SCROLL_IDS[index],
        "scroll": index,
        "effect": SCROLL_EFFECTS[index],
        "place": place,
        "gen": None if place is None else s.generation[place],
        "slots": None if place is None else _slots(s, place, SORCERER_SYMBOLS),
    }


def _held(s: RushState, place: int) -> dict[str, Any]:
    """A complete card that waits for hands."""
    waiting = [seat for seat in range(s.seats) if s.held[place] >> seat & 1]
    up = [seat for seat in waiting if s.pressed[seat] != NONE]
    until = min((s.pressed[seat] + hands.moment(s) for seat in up), default=0)
    return {"place": place, "seats": waiting, "pressed": up, "until": until}


def _aim(s: RushState) -> dict[str, Any] | None:
    if s.aim == NONE:
        return None
    return {
        "card": SCROLL_IDS[6] if s.aim == LIGHTNING_SCROLL else CARD_IDS[s.cards[s.aim]],
        "place": s.aim,
        "what": TARGET_NAMES[casting.kind_of_target(s)],
        "left": s.aims_left,
    }


def _stats(s: RushState) -> list[dict[str, int]]:
    """Each seat's race in numbers."""
    return [{"rolls": s.rolls[seat], "placed": s.placed[seat], "finished": s.finished[seat]} for seat in range(s.seats)]


# What lies in a place, for words without a state: an event tells of a place by its number.
PLACE_KINDS = (
    *("challenge",) * SPACES,
    "dragon-tile",
    *("wounded-tile",) * (FIRST_LAID - FIRST_WOUND),
    *("laid-card",) * LAID,
    *("spell",) * SPACES,
    *("challenge",) * SPACES,
    "scroll",
    "scroll",
)
