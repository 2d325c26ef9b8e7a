"""What a bot says before it acts: what it is about to do, and what decided, from what everybody sees (KTHO-D-41)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.actions import ROOM, STEP
from ludoteca.games.keep_the_heroes_out.bots.picking import best_deed
from ludoteca.games.keep_the_heroes_out.bots.sketch import MOST, in_room, sketch_of
from ludoteca.games.keep_the_heroes_out.bots.wishes import ASKING, HOLDS, granted, grants, is_anothers, wished_room
from ludoteca.games.keep_the_heroes_out.content.box import (
    BONE,
    CLASS_NAMES,
    LABORATORY,
    MAGE,
    MAKES,
    NO_ROOM,
    ROOM_NAMES,
    ROOMS,
    SKELETON,
    TOKEN_NAMES,
    TRAP,
    TYPE_NAMES,
    TYPE_OF,
    WITCH,
)
from ludoteca.games.keep_the_heroes_out.rules.cards import icon_deeds
from ludoteca.games.keep_the_heroes_out.rules.deeds import hero_numbered, occupied
from ludoteca.games.keep_the_heroes_out.state import Dungeon
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.intent import Intent


def intent_of(t: Dungeon, decision: Decision, action: int) -> Intent | None:
    """One line for a deed that partners care about; nothing for what speaks for itself."""
    if decision.kind == "defend":
        about = decision.about
        if action == actions.PASS or not isinstance(about, tuple):
            return None
        return Intent("intent-defend", {"room": room_word(about[1])})
    if decision.kind not in ("turn", "act", "last", "renew"):
        return None
    if action == actions.CELLS:
        deck = cards_to_come(t)
        mages = 0
        for card in deck:
            if t.content.guild[card].hero == MAGE:
                mages += 1
        return Intent("intent-cells", {"n": mages, "of": len(deck)})
    if decision.kind == "turn" and action >= actions.PLAY:
        answer = answer_to_a_wish(t, action)
        return play(t, action) if answer is None else answer
    if decision.kind != "act":
        return None
    said = deed_intent(t, action)
    return said if said is None or len(t.wishes) == 0 else instead_of_a_wish(t, decision, action, said)


def play(t: Dungeon, action: int) -> Intent:
    """A card is played: for the deed that is the best of it as things stand, and what decides about that."""
    name = word(f"card-{t.content.cards[(action - actions.PLAY) // actions.SIDES].id}")
    deed = best_deed(t, deeds_of(t, action))
    said = deed_intent(t, deed) if deed != actions.PASS else None
    return (
        Intent("intent-play", {"card": name})
        if said is None
        else Intent("intent-play-for", {"card": name, "why": (said.key, said.params)})
    )


def deeds_of(t: Dungeon, action: int) -> list[int]:
    """What the side of a card can do at once."""
    clan = t.active()
    card = t.content.cards[(action - actions.PLAY) // actions.SIDES]
    deeds: list[int] = []
    for icon in card.sides[(action - actions.PLAY) % actions.SIDES]:
        icon_deeds(t, clan, icon, occupied(clan), deeds)
    return deeds


def answer_to_a_wish(t: Dungeon, action: int) -> Intent | None:
    """A sign on a room is answered: this card can do it, or it cannot, and why."""
    card = t.content.cards[(action - actions.PLAY) // actions.SIDES]
    for sign, ref in t.wishes:
        room = wished_room(t, ref)
        if room == NO_ROOM or sign not in ASKING:
            continue
        key = why_not(t, sign, room)
        for deed in deeds_of(t, action):
            if grants(t, sign, room, deed):
                key = "intent-wish"
        return Intent(key, {"card": word(f"card-{card.id}"), "room": room_word(room)})
    return None


def why_not(t: Dungeon, sign: str, room: i64) -> str:
    """Why a card cannot do what a sign asks for."""
    if sign == "kill":
        for hero in t.s.heroes:
            if hero.room == room:
                return "intent-wish-out-of-reach"
        return "intent-wish-nobody"
    if sign in HOLDS:
        return "intent-wish-held" if occupied(t.active()) >> room & 1 else "intent-wish-not"
    return "intent-wish-empty-handed"


def instead_of_a_wish(t: Dungeon, decision: Decision, action: int, said: Intent) -> Intent:
    """A deed that leaves undone what could have been done for a sign, or does what was to be left to somebody: why."""
    if granted(t, action):
        return said
    if is_anothers(t, action):
        return Intent("intent-wish-not-left", {"why": (said.key, said.params)})
    for sign, ref in t.wishes:
        room = wished_room(t, ref)
        if room == NO_ROOM or sign not in ASKING:
            continue
        for other in decision.actions:
            if grants(t, sign, room, other):
                return Intent("intent-wish-later", {"room": room_word(room), "why": (said.key, said.params)})
    return said


def cards_of_type(t: Dungeon, kind: int) -> int:
    """KTHO-R62: how many of the cards to come are of this type."""
    n = 0
    for card in cards_to_come(t):
        if t.content.guild[card].room_type == kind:
            n += 1
    return n


def deed_intent(t: Dungeon, action: int) -> Intent | None:
    """What a deed is for."""
    if action == actions.DRAW:
        return Intent("intent-draw", {})
    if actions.MOVE <= action < actions.MELEE:
        return hold(t, "intent-hold", (action - actions.MOVE) // STEP % ROOM)
    if actions.MELEE <= action < actions.PLACE:
        return strike(t, (action - actions.MELEE) % (actions.RANGED - actions.MELEE))
    if actions.PLACE <= action < actions.PORTAL:
        return token_intent(t, (action - actions.PLACE) // ROOM, (action - actions.PLACE) % ROOM)
    if actions.PORTAL <= action < actions.SUMMON:
        return Intent("intent-portal", {"room": room_word(action - actions.PORTAL)})
    if actions.SUMMON <= action < actions.AMBUSH:
        return hold(t, "intent-call", (action - actions.SUMMON) // actions.MONSTERS)
    if actions.AMBUSH <= action < actions.REINFORCE:
        return hold(t, "intent-call", (action - actions.AMBUSH) % ROOM)
    if actions.REINFORCE <= action < actions.SWARM:
        return Intent("intent-draw", {})
    if actions.SWARM <= action < actions.DISCARD:
        return Intent("intent-swarm", {"room": room_word((action - actions.SWARM) % ROOM)})
    if actions.DISCARD <= action < actions.PRODUCE:
        token = word(f"token-{TOKEN_NAMES[(action - actions.DISCARD) // ROOM]}")
        return Intent("intent-spend", {"token": token, "room": room_word((action - actions.DISCARD) % ROOM)})
    return activate_intent(t, action)


def activate_intent(t: Dungeon, action: int) -> Intent | None:
    """What an Activate is for."""
    if actions.PRODUCE <= action < actions.BUY:
        return token_intent(t, MAKES[action - actions.PRODUCE], action - actions.PRODUCE)
    if actions.BUY <= action < actions.COMPLETE:
        return Intent("intent-buy", {"room": room_word((action - actions.BUY) // actions.SLOTS)})
    if actions.COMPLETE <= action < actions.RESEARCH:
        return Intent("intent-portal", {"room": room_word(action - actions.COMPLETE)})
    if action == actions.RESEARCH:
        return Intent("intent-buy", {"room": room_word(LABORATORY)})
    if action == actions.ABILITY:
        return Intent("intent-heal", {})
    if actions.ABILITY_HERO <= action < actions.ABILITY_ROOM:
        return strike(t, action - actions.ABILITY_HERO)
    if actions.ABILITY_ROOM <= action < actions.ABILITY_MOVE:
        return ability_intent(t, (action - actions.ABILITY_ROOM) // actions.WOUNDS)
    if actions.ABILITY_MOVE <= action < actions.EXTRA:
        return hold(t, "intent-hold", (action - actions.ABILITY_MOVE) // STEP % ROOM)
    if action >= actions.BUILD:
        return Intent("intent-build", {"n": action % actions.VALUES})
    return None


def ability_intent(t: Dungeon, room: int) -> Intent:
    """KTHO-R19: the ability of a Clan that is used in a room."""
    clan: i64 = t.active().clan
    if clan == SKELETON:
        return token_intent(t, BONE, room)
    if clan == WITCH:
        return Intent("intent-portal", {"room": room_word(room)})
    return hold(t, "intent-call", room)


def strike(t: Dungeon, number: i64) -> Intent:
    """A Hero is hit: how many there are beside it."""
    hero = hero_numbered(t.s, number)
    here = 0
    for other in t.s.heroes:
        if other.room == hero.room:
            here += 1
    params = {"hero": word(f"class-{CLASS_NAMES[hero.hero]}"), "room": room_word(hero.room), "n": here}
    return Intent("intent-strike", params)


def hold(t: Dungeon, key: str, room: int) -> Intent:
    """Somebody comes to a room: how many of the cards to come are of its type, else how many lead through it."""
    deck = cards_to_come(t)
    kind = TYPE_OF[room]
    params: dict[str, object] = {"room": room_word(room), "of": len(deck), "type": word(f"type-{TYPE_NAMES[kind]}")}
    n = cards_of_type(t, kind)
    if n == 0:
        n = cards_through(t, room)
        key = f"{key}-way" if n > 0 else f"{key}-there"
    params["n"] = n
    return Intent(key, params)


def cards_through(t: Dungeon, room: int) -> int:
    """KTHO-R72: how many of the cards to come bring Heroes whose way leads through a room, or to it."""
    sketch = sketch_of(t)
    n = 0
    for card in cards_to_come(t):
        kind: i64 = t.content.guild[card].room_type
        if kind < 0:
            continue
        for index in range(2):
            at: i64 = sketch.pair[2 * kind + index]
            steps: i64 = 0
            while 0 <= at < MOST and at != room and steps < ROOMS:
                at = in_room(sketch.toward, at)
                steps += 1
            if at == room:
                n += 1
                break
    return n


def token_intent(t: Dungeon, token: int, room: int) -> Intent:
    """A Trap is a guard; a resource is for whoever comes by."""
    if token == TRAP:
        return hold(t, "intent-trap", room)
    return Intent("intent-bring", {"token": word(f"token-{TOKEN_NAMES[token]}"), "room": room_word(room)})


def cards_to_come(t: Dungeon) -> list[int]:
    """KTHO-R62: the Guild cards that are still in this Wave's deck; which ones is known, their order is not."""
    return t.s.guild_deck if len(t.s.guild_deck) > 0 else t.s.guild_discard


def room_word(room: i64) -> tuple[str, dict[str, object]]:
    """The name of a room."""
    return word(f"room-{ROOM_NAMES[room]}")


def word(key: str) -> tuple[str, dict[str, object]]:
    """A message without parameters, as a part of another."""
    return key, {}
