"""What a seat may see of Rush Out!: everything but the decks, which are neither looked at nor counted (RO-R5).

All times are milliseconds of the match's own clock. `can` holds the actions of the one who looks, cool-downs apart.
"""

from __future__ import annotations

from typing import cast

from ludoteca.games.rush_out.content.names import (
    EFFECT_NAMES,
    FAMILY_NAMES,
    HERO_SYMBOLS,
    ROLES,
    SCENARIO_IDS,
    SCROLL_EFFECTS,
    SORCERER_SYMBOLS,
)
from ludoteca.games.rush_out.people import dangers, fitting
from ludoteca.games.rush_out.people.shapes import (
    Aim,
    Award,
    Board,
    Challenge,
    ChallengeKind,
    Coins,
    Dragon,
    Effect,
    Face,
    FaceUp,
    Family,
    Held,
    Laid,
    LaidKind,
    Owed,
    Own,
    Phase,
    Player,
    Round,
    Scroll,
    SeatNumbers,
    Shop,
    Side,
    Slot,
    Spell,
    SpellSymbol,
    Spot,
    Target,
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

PHASES: tuple[Phase, ...] = PHASE_NAMES
TARGETS: tuple[Target, ...] = ("place", "die", "hero")  # from the first kind of target on
SCROLL_PLACES = {6: LIGHTNING_SCROLL, 7: FIRE_SCROLL}


def symbols_of(s: RushState, seat: int) -> tuple[Face, ...]:
    """The names of the faces of this seat's dice."""
    return SORCERER_SYMBOLS if seat == s.sorcerer else HERO_SYMBOLS


def _mask(names: tuple[Face, ...], mask: int) -> list[Face]:
    return [name for index, name in enumerate(names) if mask >> index & 1]


def _pair(seat: int, die: int) -> tuple[int, int]:
    return cast("tuple[int, int]", [seat, die])  # JSON has lists alone


def _slots(s: RushState, place: int, names: tuple[Face, ...]) -> list[Slot]:
    shown: list[Slot] = []
    for index, symbol in enumerate(s.needs[place]):
        die = s.slots[place * SLOTS + index]
        shown.append({"symbol": names[symbol], "die": None if die == NONE else _pair(die // STRIDE, die % STRIDE)})
    return shown


def _spot(s: RushState, place: int, names: tuple[Face, ...]) -> Spot:
    """Where dice can lie: which place it is, its generation (which tells a card from the one before), and its slots."""
    return {"place": place, "gen": s.generation[place], "slots": _slots(s, place, names)}


def _side(side: int) -> Side | None:
    return cast("Side", SIDE_NAMES[side]) if SIDE_NAMES[side] else None


def _round(past: int) -> Round:
    return {"winner": cast("Side", SIDE_NAMES[past // 8]), "reason": REASON_NAMES[past % 8]}


def _where(at: int) -> str:
    if at >= 0:
        return f"slot:{at // SLOTS}.{at % SLOTS}"
    if at == FRESH:
        return "hand"
    return "whirl" if at == WHIRLED else "cold"


def board(s: RushState, seat: int | None) -> Board:
    """All that a seat may see."""
    last = s.history[-1] if s.history else 0
    return {
        "scenario": SCENARIO_IDS[s.scenario],
        "round": s.round,
        "phase": PHASES[s.phase],
        "now": s.now,
        "until": s.until,
        "cooldown": s.cooldown,
        "relaxed": s.relaxed,
        "one_hand": s.one_hand > 0,
        "silence": hushed(s),
        "high_five": s.high_five > 0,
        "experience": s.content.has_experience[s.scenario],
        "trophies": {"heroes": s.trophies[HEROES], "sorcerer": s.trophies[DARK]},
        "goal": s.content.trophies[s.scenario],
        "players": [_player(s, other) for other in range(s.seats)],
        "challenges": [_challenge(s, space) for space in range(SPACES)],
        "spells": [_spell(s, FIRST_SPELL + space) for space in range(SPACES)],
        "dragon": None if s.dragon == NONE else _dragon(s),
        "laid": [_laid(s, index) for index in range(LAID) if s.cards[FIRST_LAID + index] != NONE],
        "souls": {"left": s.souls, "all": s.content.souls[s.heroes]} if s.content.has_souls[s.scenario] else None,
        "lives": {"left": s.lives, "all": s.content.lives[s.heroes]} if s.content.has_lives[s.scenario] else None,
        "coins": _coins(s) if s.content.has_coins[s.scenario] else None,
        "shop": _shop(s) if s.content.has_coins[s.scenario] else None,
        "scrolls": [_scroll(s, index) for index, owned in enumerate(s.scrolls) if owned],
        "held": [_held(s, place) for place in range(FIRST_SPELL) if s.held[place]] if s.phase == RACE else [],
        "awards": _awards(s),
        "aim": _aim(s),
        "decides": dangers.decides(s),
        "top": {
            "challenges": _known(s, s.challenge_deck, s.known_challenges),
            "spells": _known(s, s.spell_deck, s.known_spells),
        },
        "winner": _side(s.side),
        "reason": REASON_NAMES[last % 8],
        "rounds": [_round(past) for past in s.history],
        "stats": _stats(s) if s.phase >= BREAK else None,
        **own(s, seat),
    }


def own(s: RushState, seat: int | None) -> Own:
    """What only the one who looks gets: what can be done, what of the hand goes where, which dice can be turned, and
    what of all that helps the other side."""
    if seat is None:
        return {"can": [], "fits": [], "turns": [], "risks": []}
    can = offers(s, seat)
    fits = fitting.fits(s, seat, can)
    return {
        "can": can,
        "fits": fits,
        "turns": fitting.turns(s, seat, can),
        "risks": dangers.risks(s, seat, can, fits),
    }


def _known(s: RushState, deck: list[int], count: int) -> list[str]:
    """Cards that everybody has seen go onto a deck, the top one first."""
    return [s.content.card_ids[card] for card in deck[len(deck) - count :][::-1]]


def _player(s: RushState, seat: int) -> Player:
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
        "wounded": _spot(s, FIRST_WOUND + seat, HERO_SYMBOLS) if s.wounded[seat] else None,
        "equipment": [s.content.equipment_ids[kind] for kind in s.equipment[seat]],
        "xp": len(s.experience[seat]),
        "ready": bool(s.ready[seat]),
        "owes": _owes(s, seat),
    }


def _owes(s: RushState, seat: int) -> Owed:
    """What a player should decide; with the end of a round nothing is left to decide."""
    if s.phase != RACE:
        return ""
    if s.owes[seat]:
        return "whirl"
    return "award" if seat != s.sorcerer and open_award(s, seat) != NONE else ""


def _awards(s: RushState) -> list[Award]:
    """Cards of experience that two Heroes still have to decide about, the oldest first."""
    if s.phase != RACE:
        return []
    return [
        {"card": s.content.card_ids[s.awards[index]], "seats": s.awards[index + 1 : index + 3]}
        for index in range(0, len(s.awards), 3)
    ]


def _flag(s: RushState, card: int) -> SpellSymbol | None:
    return SORCERER_SYMBOLS[s.flags[card]] if s.flags[card] >= 0 else None


def _face_up(s: RushState, place: int, names: tuple[Face, ...]) -> FaceUp:
    """The card that lies here."""
    return {"ref": f"place:{place}", **_spot(s, place, names), "card": s.content.card_ids[s.cards[place]]}


def _kind(s: RushState, card: int) -> str:
    return FAMILY_NAMES[s.content.family[card]]


def _challenge(s: RushState, space: int) -> Challenge | None:
    card = s.cards[space]
    if card == NONE:
        return None
    shown: Challenge = {
        **_face_up(s, space, HERO_SYMBOLS),
        "kind": cast("ChallengeKind", _kind(s, card)),
        "flag": _flag(s, card),
        "dragon": s.dragon == space + 1,
        "nearly": fitting.nearly_done(s, space),
        "theirs": None,
    }
    if s.cards[FIRST_DARK_END + space] != NONE:
        shown["theirs"] = _spot(s, FIRST_DARK_END + space, SORCERER_SYMBOLS)
        if not s.held[space]:
            shown["nearly"] = fitting.nearly_done(s, space, FIRST_DARK_END + space)
    return shown


def _spell(s: RushState, place: int) -> Spell | None:
    card = s.cards[place]
    if card == NONE:
        return None
    return {
        **_face_up(s, place, SORCERER_SYMBOLS),
        "kind": cast("Family", _kind(s, card)),
        "flag": _flag(s, card),
        "power": s.content.power[card],
        "nearly": fitting.nearly_done(s, place),
        "aiming": s.aim == place,
    }


def _dragon(s: RushState) -> Dragon:
    return {"at": s.dragon, **_spot(s, DRAGON_TILE, HERO_SYMBOLS)}


def _laid(s: RushState, index: int) -> Laid:
    place = FIRST_LAID + index
    card = s.cards[place]
    victim = s.victims[index]
    effect: Effect = EFFECT_NAMES[s.content.effect[card]]
    return {
        **_face_up(s, place, HERO_SYMBOLS),
        "kind": cast("LaidKind", _kind(s, card)),
        "effect": effect,
        "forbids": cast("Face", effect) if effect in HERO_SYMBOLS else None,
        "victim": None if victim == NONE else victim,
    }


def _coins(s: RushState) -> Coins:
    return {
        "heroes": len(s.coins[HEROES]),
        "sorcerer": len(s.coins[DARK]),
        "token": _side(s.token),
        "purse": {"heroes": purse(s, HEROES), "sorcerer": purse(s, DARK)},
    }


def _shop(s: RushState) -> Shop:
    """What can be bought; `short` is what the purse of the side that it is for lacks."""
    heroes, dark = purse(s, HEROES), purse(s, DARK)
    return {
        "equipment": [
            {
                "id": name,
                "kind": kind,
                "cost": s.content.equipment_cost[kind],
                "left": s.stock[kind],
                "short": max(0, s.content.equipment_cost[kind] - heroes),
            }
            for kind, name in enumerate(s.content.equipment_ids)
        ],
        "scrolls": [
            {
                "id": name,
                "kind": index,
                "cost": s.content.scroll_cost[index],
                "left": 1 - s.scrolls[index],
                "short": max(0, s.content.scroll_cost[index] - dark),
            }
            for index, name in enumerate(s.content.scroll_ids)
        ],
    }


def _scroll(s: RushState, index: int) -> Scroll:
    place = SCROLL_PLACES.get(index)
    return {
        "id": s.content.scroll_ids[index],
        "scroll": index,
        "effect": SCROLL_EFFECTS[index],
        "spot": None if place is None else _spot(s, place, SORCERER_SYMBOLS),
    }


def _held(s: RushState, place: int) -> Held:
    """A complete card that waits for hands."""
    waiting = [seat for seat in range(s.seats) if s.held[place] >> seat & 1]
    up = [seat for seat in waiting if s.pressed[seat] != NONE]
    until = min((s.pressed[seat] + hands.moment(s) for seat in up), default=0)
    return {"place": place, "seats": waiting, "pressed": up, "until": until}


def _aim(s: RushState) -> Aim | None:
    if s.aim == NONE:
        return None
    return {
        "card": s.content.scroll_ids[6] if s.aim == LIGHTNING_SCROLL else s.content.card_ids[s.cards[s.aim]],
        "place": s.aim,
        "what": TARGETS[casting.kind_of_target(s) - 1],
        "left": s.aims_left,
    }


def _stats(s: RushState) -> list[SeatNumbers]:
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
