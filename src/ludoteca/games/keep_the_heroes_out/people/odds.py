"""What the next Guild cards can do to which Treasure, and how likely that is.

Each kind of card that is still in the deck is resolved by the rules on a copy, as the dungeon is now, with nobody
defending; then it is counted. In mid-invasion the Heroes awake act first: what they take no card will take. Nothing
hidden is used: of the deck only which cards are in it (KTHO-R62), and Treasures are taken to do nothing when they are
turned.
"""

from __future__ import annotations

from collections import OrderedDict
from math import comb

from ludoteca.games.keep_the_heroes_out.content.box import (
    CELLS,
    CURSE,
    NOWHERE,
    ROOM_NAMES,
    SPOILS,
    TYPE_NAMES,
    TYPE_OF,
    VAULT,
)
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.games.keep_the_heroes_out.people.names import Word, at, listed, said, type_name
from ludoteca.games.keep_the_heroes_out.people.shapes import Threat
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.rules.arrival import place_in_cells
from ludoteca.games.keep_the_heroes_out.rules.heroes import settle_heroes
from ludoteca.games.keep_the_heroes_out.rules.invasion import resolve_card
from ludoteca.games.keep_the_heroes_out.state import (
    NO_TREASURE,
    OVER,
    PLACE,
    SETUP,
    Dungeon,
    DungeonState,
)
from ludoteca.kernel.flow import Council, Decision, FirstOf, Flow, Together
from ludoteca.kernel.previews import LuckNeeded, NoLuck

KEPT = 64  # outlooks that are kept: the viewers of a table, and the moments of a question, share them
MOST_ANSWERS = 400  # of one card; more would be a fault of a rule


class Outlook:
    """Which cards of the deck lead to the loss of which Treasure."""

    def __init__(self, t: Dungeon, falls: dict[int, list[int]]) -> None:
        s = t.s
        self.content = s.content
        self.deck = len(s.guild_deck)
        self.again = len(s.guild_discard)
        self.wave = int(s.wave)
        self.today = int(scenario.cards_today(t))
        self.round = self.today + (len(s.clans) - 1) * int(scenario.cards_per_turn(t))
        self.values = [0 if one == NO_TREASURE else s.content.treasure_value[one] for one in s.treasures]
        self.falls = falls  # by room: the cards
        self.types = [int(self.content.guild[card].room_type) for card in s.guild_deck]

    def coming(self, room: int) -> int:
        """How many cards of the deck show the type of this room."""
        return self.types.count(TYPE_OF[room])

    def percent(self, room: int) -> int | None:
        """How likely the Treasure of a room is to fall in this turn's invasion."""
        return round(100 * self.chance(len(self.falls.get(room, ())), self.today))

    def chance(self, bad: int, drawn: int) -> float:
        """That at least one of so many bad cards is among the next ones."""
        if bad == 0 or drawn <= 0:
            return 0.0
        if drawn >= self.deck:
            return 1.0
        return 1 - comb(self.deck - bad, drawn) / comb(self.deck, drawn)

    def threats(self) -> list[Threat]:
        """What can be lost, the likeliest first; the Vault before all others."""
        found: list[Threat] = []
        for room, cards in self.falls.items():
            types = sorted({int(self.content.guild[card].room_type) for card in cards} - {-1})
            chance = round(100 * self.chance(len(cards), self.today))
            words = {
                "n": len(cards),
                "left": self.deck,
                "types": _types_spoken(types),
                "value": self.values[room],
                "room": at(room),
                "chance": chance,
            }
            found.append(
                {
                    "ref": f"treasure:{ROOM_NAMES[room]}",
                    "room": ROOM_NAMES[room],
                    "value": self.values[room],
                    "cards": len(cards),
                    "left": self.deck,
                    "types": [TYPE_NAMES[kind] for kind in types],
                    "by": [f"guild:{card}" for card in sorted(cards)],
                    "chance": chance,
                    "round": round(100 * self.chance(len(cards), self.round)),
                    "loses": room == VAULT,
                    "text": said(("threat-vault" if room == VAULT else "threat", words)),
                }
            )
        return sorted(found, key=lambda one: (not one["loses"], -one["chance"], -one["value"], one["ref"]))


def _types_spoken(types: list[int]) -> Word:
    """One or two types by their names; more of them are counted, for a sign has no room for all."""
    if not types:
        return "type-none", {}
    return listed([type_name(kind) for kind in types]) if len(types) < 3 else ("type-many", {"n": len(types)})


# -- resolving a card on a copy --------------------------------------------------------------------------------

_known: OrderedDict[tuple[Content, object], dict[int, list[int]]] = OrderedDict()


def outlook(t: Dungeon) -> Outlook:
    """What the cards of the deck can do, as the dungeon is now."""
    s = t.s
    if s.step in (SETUP, PLACE, OVER):
        return Outlook(t, {})
    key = (s.content, _open(s))
    falls = _known.get(key)
    if falls is None:
        falls = _known[key] = _falls(s)
        while len(_known) > KEPT:
            _known.popitem(last=False)
    return Outlook(t, falls)


def _open(s: DungeonState) -> object:
    """Everything that lies open and matters to Heroes."""
    return (
        tuple(s.place),
        tuple(s.doors),
        tuple(s.bricked),
        tuple(tuple(tokens) for tokens in s.tokens),
        tuple(s.portals),
        tuple(0 if one == NO_TREASURE else s.content.treasure_value[one] for one in s.treasures),
        tuple((hero.number, hero.room, hero.awake, hero.stage, hero.hurt) for hero in s.heroes),
        tuple((tuple(clan.rooms), tuple(clan.wounds)) for clan in s.clans),
        tuple(sorted(s.guild_deck)),
        tuple(s.marks),
        tuple(s.lights),
        s.wave,
        s.active,
    )


def _falls(s: DungeonState) -> dict[int, list[int]]:
    """By room: the cards of the deck that lead to the pillage of its Treasure."""
    found: dict[int, list[int]] = {}
    known: dict[tuple[int, int], list[int]] = {}
    s = _settled(s)
    for card in sorted(s.guild_deck):
        guild = s.content.guild[card]
        if guild.hero < 0:
            continue  # what a card of the scenario does is the players' or luck's to say
        kind = (int(guild.hero), int(guild.room_type))
        if kind not in known:
            known[kind] = lost_by(s, card)
        for room in known[kind]:
            found.setdefault(room, []).append(card)
    return found


def _settled(s: DungeonState) -> DungeonState:
    """The dungeon once all Heroes awake have acted, with nobody defending; as it is, if that is the end of it."""
    if not any(hero.awake for hero in s.heroes):
        return s
    world = _quiet(s)
    _run(settle_heroes(_table(world), False))
    if world.treasures[VAULT] == NO_TREASURE or any(hero.awake for hero in world.heroes):
        return s
    return world


def lost_by(s: DungeonState, card: int) -> list[int]:
    """The rooms whose Treasure falls if this Guild card comes next, nobody defends, and the first choice is taken."""
    world = _with_on_top(s, card)
    before = world.treasures[:]
    table = _table(world)
    if _run(resolve_card(table)):
        _run(settle_heroes(table, False))
    return [room for room, one in enumerate(before) if one != NO_TREASURE and world.treasures[room] == NO_TREASURE]


def break_out(s: DungeonState) -> float:
    """KTHO-R57: how likely the next Guild card, sent to the Cells, is to lose the match."""
    if not s.guild_deck or s.place[CELLS] == NOWHERE:
        return 0.0
    fatal = 0
    known: dict[int, bool] = {}
    for card in sorted(s.guild_deck):
        hero = int(s.content.guild[card].hero)
        if hero < 0:
            continue
        if hero not in known:
            world = _with_on_top(s, card)
            table = _table(world)
            place_in_cells(table, world.guild_deck.pop())
            _run(settle_heroes(table, False))
            known[hero] = world.treasures[VAULT] == NO_TREASURE
        fatal += known[hero]
    return fatal / len(s.guild_deck)


def _table(world: DungeonState) -> Dungeon:
    """A table without luck, where nothing is left out for making no difference: the first answer is taken anyway."""
    table = Dungeon(world, NoLuck(), None)
    table.ask_all = True
    return table


def _run(flow: Flow[None]) -> bool:
    """Let rules go on with the first answer to everything; whether they came to their end without luck."""
    try:
        ask = next(flow)
        for _ in range(MOST_ANSWERS):
            answer = 0
            if isinstance(ask, Together):
                for decision in ask.decisions:
                    ask.answers[decision.seat] = _first(decision)
            elif isinstance(ask, FirstOf):
                answer = _first(ask.decisions[0])
                ask.seat = ask.decisions[0].seat
            elif isinstance(ask, Council):
                answer = _first(ask.decision)
            elif isinstance(ask, Decision):
                answer = _first(ask)
            ask = flow.send(answer)
    except LuckNeeded:
        return False
    except StopIteration:
        return True
    return False


def _first(decision: Decision) -> int:
    """The first answer, or what lets an offer pass."""
    return int(decision.default) if decision.default >= 0 else decision.actions[0]


def _with_on_top(s: DungeonState, card: int) -> DungeonState:
    """A copy that knows no secret, with this Guild card on top."""
    world = _quiet(s)
    world.guild_deck.remove(card)
    world.guild_deck.append(card)
    return world


def _quiet(s: DungeonState) -> DungeonState:
    """A copy that knows no secret: decks in their own order, Treasures that do as little as can be when turned."""
    world = s.copy()
    world.guild_deck.sort()
    world.pools = [[], [], [], [], []]
    for room, treasure in enumerate(s.treasures):
        if treasure != NO_TREASURE:
            world.treasures[room] = _harmless(s.content, s.content.treasure_value[treasure])
    for clan in world.clans:
        clan.hand = []  # nobody defends, and nobody has a card to lose
    return world


def _harmless(content: Content, value: int) -> int:
    """A Treasure of this value with the least effect that there is."""
    numbers = [one for one, worth in enumerate(content.treasure_value) if worth == value]
    for effect in (SPOILS, CURSE):
        for one in numbers:
            if content.treasure_effect[one] == effect:
                return one
    return numbers[0]
