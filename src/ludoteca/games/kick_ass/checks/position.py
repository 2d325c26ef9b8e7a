"""Any position of Kick-Ass from plain data. `docs/testing.md` has the format.

Pieces are named by their id, or described in plain terms (`checks/pieces.py`): a card by its icons, an Event by its
sections, an Enemy by its numbers; so rules are tested without the box.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.games.kick_ass.checks.invariants import check
from ludoteca.games.kick_ass.checks.pieces import Pieces
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import (
    DON,
    HERO_IDS,
    HIGHEST,
    JOHN,
    PICTURE_NAMES,
    PLOT_NAMES,
    RED_MIST,
    SKULL_MOST,
    SKULL_START,
    TOKEN_NAMES,
    WEAK_NAMES,
)
from ludoteca.games.kick_ass.content.load import own_box
from ludoteca.games.kick_ass.content.tables import table_content
from ludoteca.games.kick_ass.rules.force import event_piece, note_all
from ludoteca.games.kick_ass.rules.items import free_slot, put_in
from ludoteca.games.kick_ass.rules.meters import turn_crises
from ludoteca.games.kick_ass.rules.row import new_running
from ludoteca.games.kick_ass.rules.seating import new_hero
from ludoteca.games.kick_ass.rules.spawn import put_foe
from ludoteca.games.kick_ass.state import (
    ARENA,
    BOSS_EVENT,
    HIT_SIDE,
    NO_CARD,
    NO_EVENT,
    NO_ITEM,
    NOBODY,
    PLACES,
    ROW,
    SEGMENT_NAMES,
    SHIELD_SIDE,
    STAGE_NAMES,
    STEP_NAMES,
    TOKEN_MARKER,
    City,
    CityState,
    Hero,
    Token,
    new_state,
)
from ludoteca.kernel import positions as read
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.game import Game

_FIELDS: Final = {
    *("players", "plot", "plot_known", "revealed", "leader", "internet", "round", "segment", "phase", "part"),
    *(
        "minions",
        "supers",
        "protection",
        "limits",
        "arrivals",
        "arrival",
        "foes",
        "boss",
        "gang",
        "docks",
        "shop_markers",
    ),
    *("shop", "offer", "spawn", "spawn_discard", "row", "events", "completed", "matured", "fewer", "held"),
    *("blue", "red", "items", "skull", "mist", "mist_up", "tokens", "pieces", "twists", "room", "wave", "idle_fights"),
    *("greens", "last_spawn"),
}
_PLAYER: Final = {
    *(
        "hero",
        "at",
        "happiness",
        "strength",
        "media",
        "life",
        "dollars",
        "hand",
        "played",
        "items",
        "exhausted",
        "pack",
    ),
    *(
        "crises",
        "carried",
        "famous",
        "out",
        "card",
        "down",
        "stage",
        "moves",
        "left",
        "timers",
        "combats",
        "discounted",
    ),
    *("walked", "shown"),
}
_BATTLEFIELDS: Final = ("arena", "second", "third")
_METERS: Final = ("happiness", "strength", "media", "life")
_SIDES: Final = ("hit", "shield")


def place_number(name: object) -> int:
    """A District by its name; `arena`, `second` and `third` are the battlefields of a last stand."""
    if isinstance(name, str):
        name = name.replace("-", "_")
    if name in _BATTLEFIELDS:
        return ARENA + _BATTLEFIELDS.index(str(name))
    return read.index(w.DISTRICT_NAMES, name, "District")


def place(game: Game, position: Mapping[str, Any]) -> tuple[CityState, int, dict[str, Any]]:  # noqa: ARG001
    """A state, its number of seats, its options."""
    data = read.fields("a position", position, _FIELDS)
    players = [read.fields("a player", player, _PLAYER) for player in read.listed(data, "players")]
    if not 1 <= len(players) <= 4:
        raise BadSetup(f"kick-ass is for 1 to 4 players, not {len(players)}")
    return _Placing(data, players).placed()


class _Placing:
    """One position on its way to a state."""

    def __init__(self, data: Mapping[str, Any], players: list[Mapping[str, Any]]) -> None:
        self.data = data
        self.players = players
        self.pieces = Pieces()
        self.plot = read.index(PLOT_NAMES, str(data.get("plot", "red_mist")).replace("-", "_"), "plot")
        named = [{"hero": str(one["hero"]).replace("-", "_")} if "hero" in one else {} for one in players]
        self.heroes = [read.index(HERO_IDS, name, "hero") for name in read.names_of(named, "hero", HERO_IDS)]
        if len(set(self.heroes)) < len(self.heroes):
            raise BadSetup("two players have the same hero")

    def placed(self) -> tuple[CityState, int, dict[str, Any]]:
        """Everything, in the order in which it depends on each other."""
        data = self.data
        named = self._named()
        limits = list(own_box().limits)
        for name, limit in read.fields("'limits'", data.get("limits", {}), w.DISTRICT_NAMES).items():
            limits[place_number(name)] = limit
        track = read.listed(data, "arrivals")
        box = {**self.pieces.box(), "limits": limits, "arrival": track, "in_play": {}}
        options: dict[str, Any] = {
            "plot": PLOT_NAMES[self.plot].replace("_", "-"),
            "heroes": [HERO_IDS[hero].replace("_", "-") for hero in self.heroes],
            "leader": "yes" if data.get("leader") else "no",
            "internet": "yes" if data.get("internet") else "no",
            "wording": "street",
            "box": box,
        }
        state = new_state(table_content(options), [new_hero(hero) for hero in self.heroes], self.plot, True)
        state.plot_known = bool(data.get("plot_known", True))
        state.needed = 2 if data.get("leader") else 3
        state.internet = bool(data.get("internet"))
        self._board(state, named)
        self._cards(state, named)
        self._events(state, named)
        for seat, player in enumerate(self.players):
            self._hero(state, seat, player, named["heroes"][seat])
        self._plot(state, named)
        self._moment(state)
        box["in_play"] = _in_play(state)
        state.content = table_content(options)
        note_all(state)
        read.must_be(lambda: check(state))
        return state, len(self.players), options

    def _named(self) -> dict[str, Any]:
        """All pieces of the position, by number; what is described in plain terms is added to the box."""
        take = self.pieces.take
        data = self.data
        foes = read.listed(data, "foes")
        for foe in foes:
            read.fields("a foe", foe, {"foe", "at", "event", "lasting", "power", "life", "armour"})
        brutes = [take("brutes", foe.get("foe")) for foe in foes]
        return {
            "foes": brutes,
            "shop": [NO_ITEM if one is None else take("items", one) for one in read.listed(data, "shop")],
            "offer": [NO_CARD if one is None else take("cards", one) for one in read.listed(data, "offer")],
            "blue": [take("cards", one) for one in read.listed(data, "blue")],
            "red": [take("cards", one) for one in read.listed(data, "red")],
            "items": [take("items", one) for one in read.listed(data, "items")],
            "spawn": [take("spawns", one) for one in read.listed(data, "spawn")],
            "spawn_discard": [take("spawns", one) for one in read.listed(data, "spawn_discard")],
            "row": [None if one is None else self._row_event(one) for one in read.listed(data, "row")],
            "events": [self.pieces.event(one) for one in read.listed(data, "events")],
            "twists": [take("modifiers", one) for one in read.listed(data, "twists")],
            "heroes": [self._things(player) for player in self.players],
        }

    def _row_event(self, named: Any) -> tuple[int, Mapping[str, Any]]:
        """An Event on the row; how far it is stands beside it: `{"event": …, "progress": [1], "markers": {…}}`."""
        if isinstance(named, Mapping) and "event" in named:
            read.fields("an Event on the row", named, {"event", "progress", "markers"})
            return self.pieces.event(named["event"]), named
        return self.pieces.event(named), {}

    def _things(self, player: Mapping[str, Any]) -> dict[str, Any]:
        take = self.pieces.take
        return {
            "hand": [take("cards", one) for one in read.listed(player, "hand")],
            "played": [take("cards", one) for one in read.listed(player, "played")],
            "card": take("cards", player["card"]) if player.get("card") is not None else NO_CARD,
            "items": [take("items", one) for one in read.listed(player, "items")],
            "crises": [take("crises", one) for one in read.listed(player, "crises")],
        }

    # -- the city ----------------------------------------------------------------------------------------------

    def _board(self, s: CityState, named: Mapping[str, Any]) -> None:
        data = self.data
        for field, target in (("minions", s.minions), ("supers", s.supers), ("protection", s.protection)):
            for name, n in dict(data.get(field, {})).items():
                target[place_number(name)] = read.number({name: n}, name, 0)
        s.arrival = read.number(data, "arrival", 0, 0, len(s.content.arrival[s.x]) - 1)
        s.shop_markers = read.number(data, "shop_markers", 0, 0, 2)
        s.fewer = read.number(data, "fewer", 0)
        s.held = bool(data.get("held"))
        if data.get("docks"):
            marker = read.fields("'docks'", data["docks"], {"space", "side"})
            s.docks = read.number(marker, "space", 1, 1, 3)
            s.docks_side = (HIT_SIDE, SHIELD_SIDE)[read.index(_SIDES, marker.get("side", "hit"), "side")]
        t = City(s, seeded(0), None)
        for brute, foe in zip(named["foes"], read.listed(data, "foes"), strict=True):
            piece = s.content.brutes[brute]
            numbers = [
                read.number(foe, name, int(stat.of(s.x)))
                for name, stat in (("power", piece.power), ("life", piece.life), ("armour", piece.armour))
            ]
            event = NO_EVENT
            if foe.get("event") is not None:
                event = named["row"][foe["event"]][0]
            made = put_foe(t, brute, place_number(foe.get("at")), event, *numbers)
            made.lasting = bool(foe.get("lasting", event == NO_EVENT))

    def _cards(self, s: CityState, named: Mapping[str, Any]) -> None:
        """Decks: what is named lies on top, the rest of the box below; cards of Heroes that nobody names are out."""
        box = s.content
        rest = self.pieces.rest
        s.offer = list(named["offer"])
        s.shop = list(named["shop"])
        s.blue_deck = [*rest("cards", box.blue_deck), *reversed(named["blue"])]
        s.red_deck = [*rest("cards", box.red_deck), *reversed(named["red"])]
        s.item_deck = [*rest("items", box.item_deck), *reversed(named["items"])]
        own = own_box()
        s.spawn_deck = [*rest("spawns", range(len(own.spawns))), *reversed(named["spawn"])]
        s.spawn_discard = list(named["spawn_discard"])
        s.spare_crises = rest("crises", range(len(own.crises)))
        for hero in self.heroes:
            piece = box.heroes[hero]
            s.removed += rest("cards", piece.cards)
            if int(piece.green) not in self.pieces.used["cards"]:
                s.greens.append(int(piece.green))
            if int(piece.item) not in self.pieces.used["items"]:
                s.items_gone.append(int(piece.item))
        s.twists = list(named["twists"])
        s.twist_deck = rest("modifiers", range(len(own.modifiers)))

    # -- Events ------------------------------------------------------------------------------------------------

    def _events(self, s: CityState, named: Mapping[str, Any]) -> None:
        t = City(s, seeded(0), None)
        for space, found in enumerate(named["row"]):
            if space >= ROW:
                raise BadSetup(f"the Event row has {ROW} spaces")
            if found is None:
                continue
            event, how_far = found
            running = new_running(t, event)
            needs = event_piece(s, event).needs
            for need in needs:
                if need.kind == w.CARRY:
                    running.markers[need.place] += int(need.n + need.x * s.x)
            for index, n in enumerate(read.listed(how_far, "progress")):
                running.progress[index] = n
            if "markers" in how_far:
                running.markers = [0] * PLACES
                for name, n in dict(how_far["markers"]).items():
                    running.markers[place_number(name)] = n
            s.row[space] = running
        s.event_deck = list(reversed(named["events"]))
        spare = [one for one in s.content.events_for(len(self.players)) if one not in self.pieces.used["events"]]
        boss = [int(one) for one in s.content.plots[self.plot].events]
        left = [BOSS_EVENT + one for one in boss if one not in self.pieces.used["boss_events"]]
        for field, target in (("completed", s.completed), ("matured", s.matured)):
            value = self.data.get(field, 0)
            if isinstance(value, int):
                if value > len(spare):
                    raise BadSetup(f"{field!r} is {value}: there are not so many Events")
                target += [spare.pop() for _ in range(value)]
            else:
                target += [self.pieces.event(one) for one in read.listed(self.data, field)]
        spare = [one for one in spare if one not in s.completed and one not in s.matured]
        s.spare_events = spare
        s.boss_deck = [one for one in left if one not in s.completed and one not in s.matured]

    # -- Heroes ------------------------------------------------------------------------------------------------

    def _hero(self, s: CityState, seat: int, player: Mapping[str, Any], things: Mapping[str, Any]) -> None:
        hero = s.heroes[seat]
        piece = s.content.heroes[hero.hero]
        for meter, name in enumerate(_METERS):
            high = int(piece.most_life) if meter == w.LIFE else HIGHEST[meter]
            hero.stats[meter] = read.number(player, name, piece.start[meter], -1, high)
        hero.stats[w.DOLLAR] = read.number(player, "dollars", 3)
        hero.at = place_number(player["at"]) if "at" in player else int(piece.district)
        hero.been = 1 << hero.at
        hero.hand = list(things["hand"])
        hero.played = list(things["played"])
        hero.items = list(things["items"])
        stowed = [things["items"][index] for index in read.listed(player, "pack")]
        for item in hero.items:
            slot = free_slot(hero, s.content.items[item].slot)
            if slot >= 0 and item not in stowed:
                put_in(City(s, seeded(0), None), hero, item, slot)
        hero.exhausted = [things["items"][index] for index in read.listed(player, "exhausted")]
        hero.crises = list(things["crises"])
        hero.famous = bool(player.get("famous"))
        hero.out = bool(player.get("out"))
        hero.discounted = bool(player.get("discounted"))
        hero.walked = read.number(player, "walked", 0)
        for kind in read.listed(player, "shown"):
            hero.shown |= 1 << (w.THING_NAMES.index(kind) - w.WORK)
        for space in read.listed(player, "carried"):
            running = s.row[space]
            if running is None:
                raise BadSetup(f"nobody can carry a marker of space {space}: it is empty")
            hero.carried.append(int(running.event))
        self._playing(s, hero, player, things["card"])
        t = City(s, seeded(0), None)
        turn_crises(t, seat)

    def _playing(self, s: CityState, hero: Hero, player: Mapping[str, Any], card: int) -> None:
        """The card of this segment, and how far its Hero is with it."""
        if card == NO_CARD:
            return
        hero.card = card
        hero.face_down = bool(player.get("down"))
        piece = s.content.cards[card]
        hero.stage = read.index(STAGE_NAMES, player.get("stage", "walking"), "stage")
        hero.moves = read.number(player, "moves", 1 if hero.face_down else int(piece.moves))
        hero.left = [] if hero.face_down else [1] * len(piece.lines.at[w.NOW])
        for index, n in enumerate(read.listed(player, "left")):
            hero.left[index] = n
        hero.timers = read.number(player, "timers", 1 if hero.face_down else 0)
        hero.combats = read.number(player, "combats", 0)

    # -- the plot ----------------------------------------------------------------------------------------------

    def _plot(self, s: CityState, named: Mapping[str, Any]) -> None:
        data = self.data
        s.revealed = bool(data.get("revealed"))
        s.gang = read.number(data, "gang", 0)
        s.skull = read.number(data, "skull", SKULL_START if s.revealed else 0, 0, SKULL_MOST)
        s.room = read.number(data, "room", 0, 0, 2)
        s.wave = read.number(data, "wave", 0, 0, 5)
        s.idle_fights = read.number(data, "idle_fights", 0)
        s.token_pool = list(range(len(s.content.don_tokens)))
        if s.revealed:
            s.event_deck = s.event_deck or list(reversed(s.boss_deck))
            s.boss_deck = [one for one in s.boss_deck if one not in s.event_deck]
        t = City(s, seeded(0), None)
        if data.get("boss"):
            self._boss(t, data["boss"])
        elif self.plot == JOHN and data.get("phase") == "raid" and not data.get("foes"):
            self._boss(t, {"at": "third"})  # KA-R184: that is where he waits
        pieces = read.number(data, "pieces", 0, 0, 4)
        for _ in range(pieces):
            event = s.event_deck.pop(0)
            s.pieces.append(event)
            s.completed.append(event)
        if self.plot == RED_MIST and s.revealed:
            self._mist(s)
        if self.plot == DON:
            self._tokens(s)

    def _boss(self, t: City, told: Any) -> None:
        s = t.s
        plot = s.content.plots[self.plot]
        boss = read.fields("'boss'", told, {"at", "power", "life", "armour"})
        numbers = [read.number(boss, name, getattr(plot, name)[s.x]) for name in ("power", "life", "armour")]
        put_foe(t, plot.boss, place_number(boss.get("at")), NO_EVENT, *numbers)

    def _mist(self, s: CityState) -> None:
        """KA-R166: named tokens lie where the position says, the rest anywhere."""
        left = list(s.content.mist_tokens)
        laid = {
            place_number(name): read.index(TOKEN_NAMES, kind, "token")
            for name, kind in dict(self.data.get("mist", {})).items()
        }
        for token in laid.values():
            if token not in left:
                raise BadSetup(f"there are not so many tokens {TOKEN_NAMES[token]!r}")
            left.remove(token)
        for where in range(w.DISTRICTS):
            s.mist[where] = laid[where] if where in laid else left.pop()
        for name in read.listed(self.data, "mist_up"):
            s.mist_up[place_number(name)] = True

    def _tokens(self, s: CityState) -> None:
        """KA-R192: Don's tokens on the board; the Event that placed them is on a space of the row."""
        for token in read.listed(self.data, "tokens"):
            read.fields("a token", token, {"weak", "picture", "at", "up", "left", "carrier", "space"})
            face = (
                read.index(WEAK_NAMES, token.get("weak"), "weakness"),
                read.index(PICTURE_NAMES, token.get("picture"), "picture"),
            )
            number = s.content.don_tokens.index(face)
            s.token_pool.remove(number)
            made = Token()
            made.token = number
            made.at = place_number(token.get("at"))
            running = s.row[read.number(token, "space", 0, 0, ROW - 1)]
            made.event = NO_EVENT if running is None else running.event
            made.up = bool(token.get("up"))
            made.left = read.number(token, "left", 0)
            made.left_by = 0
            made.carrier = read.number(token, "carrier", NOBODY, NOBODY, 3)
            if made.carrier != NOBODY:
                s.heroes[made.carrier].carried.append(TOKEN_MARKER + number)
            s.tokens.append(made)

    def _moment(self, s: CityState) -> None:
        data = self.data
        s.round = read.number(data, "round", 1, 1, 9)
        segment = data.get("segment", "morning")
        s.segment = read.index(SEGMENT_NAMES, segment, "segment")
        s.step = read.index(STEP_NAMES, data.get("phase", "act"), "phase")
        s.part = read.number(data, "part", 0, 0, 4)


def _in_play(s: CityState) -> dict[str, list[int]]:
    """The pieces of this table, by kind: what must be somewhere at every moment of its match."""
    cards = [*s.blue_deck, *s.blue_discard, *s.red_deck, *s.red_discard, *s.greens, *s.removed]
    cards += [card for card in s.offer if card != NO_CARD]
    items = [*s.item_deck, *s.item_discard, *s.items_gone, *(item for item in s.shop if item != NO_ITEM)]
    crises = list(s.spare_crises)
    for hero in s.heroes:
        cards += [*hero.hand, *hero.played, *([int(hero.card)] if hero.card != NO_CARD else [])]
        items += hero.items
        crises += hero.crises
    events = [*s.event_deck, *s.spare_events, *s.boss_deck, *s.completed, *s.matured]
    events += [int(running.event) for running in s.row if running is not None]
    return {
        "cards": sorted(cards),
        "items": sorted(items),
        "crises": sorted(crises),
        "events": sorted(events),
        "spawns": sorted([*s.spawn_deck, *s.spawn_discard]),
        "twists": sorted([*s.twist_deck, *s.twists]),
    }
