"""What anyone may see of a match: everybody the same (KTHO-D-41).

Hidden are the order of all decks, the Builder pile and the faces of Treasures. Of a deck only its size is shown; what
the Guild and the Loot still have in store follows from what lies open (KTHO-R62), and is worked out from that alone.
"""

from __future__ import annotations

from collections import OrderedDict

from ludoteca.games.keep_the_heroes_out.content.box import (
    CELLS,
    CHAMPION,
    CLAN_NAMES,
    CLASS_NAMES,
    CLASSES,
    EFFECT_NAMES,
    GRID,
    LABORATORY,
    LEVEL_NAMES,
    LOOT_NAMES,
    MAGE,
    MAKES,
    PER_TURN,
    PRICE,
    ROLE_NAMES,
    ROOM_NAMES,
    ROOMS,
    SELLS,
    TACTIC,
    TOKEN_NAMES,
    TOKENS,
    TYPE_NAMES,
    TYPE_OF,
)
from ludoteca.games.keep_the_heroes_out.content.scenario import CHAPTERS
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.games.keep_the_heroes_out.people import odds, shapes, why
from ludoteca.games.keep_the_heroes_out.people.faces import card_face, icon_face, pile_card
from ludoteca.games.keep_the_heroes_out.people.hidden import open_to_all
from ludoteca.games.keep_the_heroes_out.people.layout import Layout, layout
from ludoteca.games.keep_the_heroes_out.people.names import (
    class_name,
    icon_ref,
    monster_ref,
    room_ref,
    said,
    token_ref,
)
from ludoteca.games.keep_the_heroes_out.people.shapes import Board, CardFace
from ludoteca.games.keep_the_heroes_out.people.sites import door_edges
from ludoteca.games.keep_the_heroes_out.people.tale import registers, room_marks
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.state import (
    COMPLETED,
    EFFECTS,
    FAR,
    INVADE,
    LAIR,
    NO_CARD,
    NO_PORTAL,
    NO_TREASURE,
    NOBODY,
    NOT_YET,
    REASONS,
    STEP_NAMES,
    Clan,
    Dungeon,
    DungeonState,
    Hero,
    here,
)
from ludoteca.kernel.chance import seeded

PHASES = {"begin": 1, "play": 1, "card": 1, "renew": 2, "clean": 3, "last": 3, "invade": 4, "next": 5}
KEPT = 32  # boards that are kept


def still_table(state: DungeonState) -> Dungeon:
    """A table to ask rules questions of, without luck to lose or anyone to tell."""
    return Dungeon(state, seeded(0), None)


# -- cards -----------------------------------------------------------------------------------------------------


def alike(content: Content, card: int, other: int) -> bool:
    """Whether two cards have the same face."""
    return content.cards[card].face == content.cards[other].face


def hand_faces(content: Content, hand: list[int]) -> list[CardFace]:
    """The cards of a hand; of those with the same face, choices name the first."""
    found: list[CardFace] = []
    for card in hand:
        first = next(one for one in hand if alike(content, one, card))
        face = card_face(content, card)
        found.append(face if first == card else {**face, "like": f"card:{first}"})
    return found


def loot_face(t: Dungeon, slot: int) -> shapes.LootFace:
    """A place of the Available Loot, and where its card is to be had."""
    s = t.s
    number = s.loot_row[slot]
    if number == NO_CARD:
        gap = f"loot:{slot}"
        return {"ref": gap, "like": gap, "card": None, "room": None, "price": None, "ready": False}
    card = s.content.cards[number]
    room = LABORATORY if card.kind == TACTIC else SELLS.index(card.kind)
    price = PRICE[room]
    ready = t.has(room) and here(t.active(), room) and scenario.room_works(t, room)
    paid = s.tokens[room][price] > 0 if price >= 0 else t.has(CELLS)
    first = next(one for one, other in enumerate(s.loot_row) if other != NO_CARD and alike(s.content, number, other))
    return {
        "ref": f"loot:{slot}",
        "like": f"loot:{first}",
        "card": card_face(s.content, number),
        "room": ROOM_NAMES[room],
        "price": None if price < 0 else TOKEN_NAMES[price],
        "ready": ready and paid,
    }


def resolving(state: DungeonState) -> shapes.Resolving | None:
    """The card that is being resolved, with what is left of its icons."""
    if state.card == NO_CARD or state.side < 0:
        return None
    icons = state.content.cards[state.card].sides[state.side]
    left: list[shapes.IconLeft] = [
        {"ref": icon_ref(icon.icon, icon.arg, swarm=icon.swarm), "icon": icon_face(icon), "left": int(n)}
        for icon, n in zip(icons, state.left, strict=False)
    ]
    return {"card": card_face(state.content, int(state.card)), "side": int(state.side), "left": left}


# -- the dungeon -----------------------------------------------------------------------------------------------


def monster_faces(state: DungeonState, room: int) -> list[shapes.MonsterFace]:
    """The Monsters of a room, Clan by Clan in turn order."""
    found: list[shapes.MonsterFace] = []
    for index, clan in enumerate(state.clans):
        first: dict[int, str] = {}
        for monster, where in enumerate(clan.rooms):
            if where == room:
                ref = monster_ref(clan, monster)
                found.append(
                    {
                        "ref": ref,
                        "like": first.setdefault(clan.wounds[monster], ref),
                        "clan": index,
                        "seat": int(clan.seat),
                        "wounds": clan.wounds[monster],
                        "vitality": int(clan.vitality),
                    }
                )
    return found


def hero_face(t: Dungeon, hero: Hero) -> shapes.HeroFace:
    """A Hero with what it can take, what it would do, and why it is here."""
    first = next(one for one in t.s.heroes if (one.room, one.hero, one.hurt) == (hero.room, hero.hero, hero.hurt))
    return {
        "ref": f"hero:{hero.number}",
        "like": f"hero:{first.number}",
        "hero": CLASS_NAMES[hero.hero],
        "awake": hero.awake,
        "stage": why.stage_of(hero),
        "vitality": int(scenario.vitality(t, hero)),
        "left": int(scenario.life_left(t, hero)),
        "next": why.next_deed(t, hero),
        "why": why.story(t.s, hero),
    }


def room_face(t: Dungeon, room: int, seen: odds.Outlook, lies: Layout) -> shapes.RoomFace:
    """A room with all that is in it."""
    s = t.s
    place = s.place[room]
    treasure: shapes.TreasureFace | None = None
    if s.treasures[room] != NO_TREASURE:
        treasure = {
            "ref": f"treasure:{ROOM_NAMES[room]}",
            "value": s.content.treasure_value[s.treasures[room]],
            "odds": seen.percent(room),
        }
    portal: shapes.PortalState | None = None
    if s.portals[room] != NO_PORTAL:
        portal = "completed" if s.portals[room] == COMPLETED else "uncompleted"
    return {
        "ref": room_ref(room),
        "room": ROOM_NAMES[room],
        "type": TYPE_NAMES[TYPE_OF[room]],
        "place": place,
        "x": place % GRID - lies.grid["left"],
        "y": place // GRID - lies.grid["top"],
        "edges": lies.edges[room],
        "makes": None if MAKES[room] < 0 else TOKEN_NAMES[MAKES[room]],
        "sells": None if SELLS[room] < 0 else LOOT_NAMES[SELLS[room]],
        "price": None if PRICE[room] < 0 else TOKEN_NAMES[PRICE[room]],
        "works": scenario.room_works(t, room),
        "tokens": [
            {"ref": token_ref(room, token), "token": TOKEN_NAMES[token], "n": s.tokens[room][token]}
            for token in range(TOKENS)
            if s.tokens[room][token]
        ],
        "portal": portal,
        "treasure": treasure,
        "monsters": monster_faces(s, room),
        "heroes": [hero_face(t, hero) for hero in s.heroes if hero.room == room],
        "distance": None if s.ways.distance[room] >= FAR else s.ways.distance[room],
        "next_room": [ROOM_NAMES[other] for other in scenario.hero_ways(t, room)],
        "coming": seen.coming(room),
        "marks": room_marks(s, room),
    }


# -- Clans, Guild, invasion ------------------------------------------------------------------------------------


def clan_face(state: DungeonState, index: int, clan: Clan) -> shapes.ClanFace:
    """A Clan in play: all but its deck is open."""
    content = state.content
    box = content.clans[clan.clan]
    name = CLAN_NAMES[clan.clan]
    return {
        "ref": f"clan:{clan.clan}",
        "index": index,
        "seat": int(clan.seat),
        "clan": CLAN_NAMES[clan.clan],
        "role": ROLE_NAMES[ROLE_NAMES.index(box.role)],
        "figure": box.figure,
        "color": box.color,
        "monsters": len(clan.rooms),
        "lair": clan.rooms.count(LAIR),
        "vitality": int(clan.vitality),
        "start_type": TYPE_NAMES[box.start_type],
        "ability": said((f"ability-{name}", {})),
        "hand": hand_faces(content, clan.hand),
        "played": [card_face(content, card) for card in clan.played],
        "discard": [pile_card(content, card) for card in clan.discard],
        "deck": len(clan.deck),
        "active": index == state.active,
        "defends": sum(1 for card in clan.hand if content.cards[card].defends),
    }


def guild_face(content: Content, number: int) -> shapes.GuildFace:
    """A Guild card, face up."""
    card = content.guild[number]
    own = card.hero < 0
    return {
        "ref": f"guild:{number}",
        "id": card.id,
        "hero": None if own else CLASS_NAMES[card.hero],
        "type": None if own else TYPE_NAMES[card.room_type],
        "event": content.scenario.cards[card.event].id if own else None,
        "icon": content.scenario.cards[card.event].icon if own else None,
    }


def guild(t: Dungeon) -> shapes.Guild:
    """The Guild deck as everyone can know it: all its cards but those that were drawn in this wave."""
    s = t.s
    content = s.content
    left: dict[tuple[int, int], int] = {}
    gone: dict[tuple[int, int], int] = {}
    events = [0, 0]
    for count, cards in ((left, s.guild_deck), (gone, s.guild_discard)):
        for number in cards:
            card = content.guild[number]
            if card.hero < 0:
                events[0 if count is left else 1] += 1
            else:
                pair = (int(card.hero), int(card.room_type))
                count[pair] = count.get(pair, 0) + 1
    pairs = sorted({*left, *gone})
    mages = sum(n for (hero, _), n in left.items() if hero == MAGE)
    wave = 0 if s.wave < 2 else 1
    return {
        "left": len(s.guild_deck),
        "events": events[0],
        "events_total": sum(events),
        "gone": [guild_face(content, number) for number in s.guild_discard],
        "types": [TYPE_NAMES[kind] for kind in sorted({kind for _, kind in pairs})],
        "classes": [CLASS_NAMES[hero] for hero in range(CLASSES)],
        "grid": [
            {
                "hero": CLASS_NAMES[hero],
                "type": TYPE_NAMES[kind],
                "left": left.get((hero, kind), 0),
                "gone": gone.get((hero, kind), 0),
            }
            for hero, kind in pairs
        ],
        "per_turn": list(PER_TURN[s.level]),
        "today": int(scenario.cards_today(t)),
        "mages": mages,
        "cells_risk": round(100 * mages / len(s.guild_deck)) if s.guild_deck and wave >= 0 else 0,
    }


def hero_supply(t: Dungeon) -> list[shapes.HeroSupply]:
    """KTHO-R61: tokens of each class, and what an empty supply would do."""
    s = t.s
    total = int(s.content.supply.heroes)
    found: list[shapes.HeroSupply] = []
    for hero in range(CLASSES):
        out = [one for one in s.heroes if one.hero == hero]
        rooms = {int(one.room) for one in out if not one.awake}
        wakes = sum(1 for one in s.heroes if not one.awake and one.room in rooms and one.hero != CHAMPION)
        found.append(
            {
                "hero": CLASS_NAMES[hero],
                "left": total - len(out),
                "total": total,
                "wakes": wakes,
                "danger": total - len(out) < 2 and wakes > 0,
                "ability": said((f"show-off-{CLASS_NAMES[hero]}", {"hero": class_name(hero)})),
            }
        )
    return found


def invasion(t: Dungeon) -> shapes.Invasion | None:
    """The Guild card that is being resolved, or the break-out, while Heroes act."""
    s = t.s
    awake = [hero for hero in s.heroes if hero.awake]
    if s.step != INVADE and not awake:
        return None
    of = int(scenario.cards_today(t) if s.coming == NOT_YET else s.today)
    current = next((hero for hero in s.heroes if hero.number == s.current), None)
    return {
        "card": None if s.guild_card == NO_CARD else guild_face(s.content, int(s.guild_card)),
        "number": max(0, of - max(0, int(s.coming))) if s.step == INVADE else 0,
        "of": of,
        "sent": s.step != INVADE,
        "hero": None if s.current == NOBODY else f"hero:{s.current}",
        "room": None if current is None else room_ref(int(current.room)),
        "steps": why.step_faces(s),
        "awake": [f"hero:{hero.number}" for hero in awake],
    }


def cells(t: Dungeon) -> shapes.CellsFace | None:
    """KTHO-R56: the Cells, where they stand."""
    if not t.has(CELLS):
        return None
    left = max(0, int(scenario.cells_uses(t)) - int(t.s.cells_used))
    return {"left": left, "prisoners": why.prisoners(t.s)}


def scenario_face(t: Dungeon) -> shapes.Scenario:
    """The scenario and what its rule remembers."""
    s = t.s
    played = s.content.scenario
    lit, goal, found = registers(t)
    return {
        "id": played.id,
        "number": int(played.number),
        "chapter": CHAPTERS[played.chapter],
        "events": [card.id for card in played.cards],
        "storm": int(s.content.storm),
        "lit": lit,
        "registers": found,
        "goal": ROOM_NAMES[goal],
    }


# -- everything ------------------------------------------------------------------------------------------------

_boards: OrderedDict[tuple[object, ...], Board] = OrderedDict()


def board(state: DungeonState) -> Board:
    """All that anyone may see. All viewers of a moment, and all worlds that look the same, share what is made once."""
    key = open_to_all(state)
    known = _boards.get(key)
    if known is None:
        known = _boards[key] = _board(state)
        while len(_boards) > KEPT:
            _boards.popitem(last=False)
    return known


def _board(state: DungeonState) -> Board:
    """The board of a moment."""
    t = still_table(state)
    lies = layout(state)
    seen = odds.outlook(t)
    step = STEP_NAMES[state.step]
    supply: dict[shapes.TokenKind, int] = {
        TOKEN_NAMES[token]: state.content.supply.tokens[token] - sum(tokens[token] for tokens in state.tokens)
        for token in range(TOKENS)
    }
    return {
        "step": STEP_NAMES[state.step],
        "phase": PHASES.get(step, 0),
        "turns": int(state.turns),
        "turn": int(t.active().seat),
        "active": int(state.active),
        "next": (int(state.active) + 1) % len(state.clans),
        "level": LEVEL_NAMES[state.level],
        "wave": int(state.wave),
        "rooms": [room_face(t, room, seen, lies) for room in range(ROOMS) if t.has(room)],
        "passages": lies.passages,
        "turned": [{"value": one // EFFECTS, "effect": EFFECT_NAMES[one % EFFECTS]} for one in state.turned],
        "grid": lies.grid,
        "clans": [clan_face(state, index, clan) for index, clan in enumerate(state.clans)],
        "loot": [loot_face(t, slot) for slot in range(len(state.loot_row))],
        "loot_deck": len(state.loot_deck),
        "loot_known": [pile_card(state.content, card) for card in state.loot_deck[: int(state.loot_under)]],
        "plans": [
            {
                "ref": f"plan:{slot}",
                "room": ROOM_NAMES[room],
                "type": TYPE_NAMES[TYPE_OF[room]],
                "edges": door_edges(state.content.tile_doors[room]),
            }
            for slot, room in enumerate(state.plans)
        ],
        "pile": len(state.pile),
        "supply": supply,
        "portals_left": int(state.content.supply.portals) - sum(1 for one in state.portals if one != NO_PORTAL),
        "heroes": hero_supply(t),
        "guild": guild(t),
        "threats": seen.threats(),
        "resolving": resolving(state),
        "invasion": invasion(t),
        "cells": cells(t),
        "scenario": scenario_face(t),
        "reason": REASONS[state.reason],
    }
