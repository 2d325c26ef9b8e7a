"""Any position of Fábrica de Heróis from plain data. `docs/testing.md` has the format.

A position may bring cards of its own (`cards`, in the form of a pack), beside those of the box or instead of them, so
that a test of a rule does not hang on what the box says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.fabrica_de_herois.checks.invariants import check
from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS, HIGHEST_MARKER, LOWEST_MARKER, Content
from ludoteca.games.fabrica_de_herois.content.load import Reader, join, own_cards, own_content
from ludoteca.games.fabrica_de_herois.effects.lines import LINES, NEED
from ludoteca.games.fabrica_de_herois.effects.words import DURATIONS, PERMANENT, TEAM_MISSION, UNTIL_USED
from ludoteca.games.fabrica_de_herois.rules import causes
from ludoteca.games.fabrica_de_herois.rules.reckoning import reckon_all
from ludoteca.games.fabrica_de_herois.state import (
    BLOCK,
    COMPARE,
    DECK,
    EXILE,
    FIELD_TEAM,
    GRAVEYARD,
    LASTINGS,
    LINE,
    MARKER,
    MOST_ACTIONS,
    NONE,
    OVER,
    PREPARE,
    PROTECT,
    SEAL,
    SETUP,
    STEPS,
    STRIP,
    SUPPORT_TEAM,
    FactoryState,
    Lasting,
    Player,
    new_state,
)
from ludoteca.kernel import positions as read
from ludoteca.kernel.content import Faults
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.game import Game
from ludoteca.kernel.packs import PACKS

_MOST = 99
_FIELDS = {
    "players", "deck", "graveyard", "exiled", "missions", "bases", "rest", "lasting", "turn", "turns", "step", "target",
    "cards", "box", "packs"}  # fmt: skip
_PROMISES = ("free_buys", "free_flees", "free_leads", "two_missions", "doubles", "spares", "free_used")
_PLAYER_FIELDS = {
    "base", "field", "leader", "support", "known", "actions", "mission", "due", "done", "used", "base_used", "windfall",
    *_PROMISES,
}  # fmt: skip
_LASTING_FIELDS = {"what", "hero", "team", "caster", "amount", "for", "line", "affiliation", "by"}
_ON_HEROES = (BLOCK, PROTECT, STRIP, SEAL)
_FOR = (*DURATIONS, "its-mission", "used")  # "its-mission": until the Mission of the team that it lies on ends


class _Piles:
    """The cards of the table, each handed out once."""

    def __init__(self, content: Content) -> None:
        self.ids = {
            "Hero": [hero.id for hero in content.heroes],
            "Mission": [mission.id for mission in content.missions],
            "Base": [base.id for base in content.bases],
        }
        self.left = {what: list(range(len(ids))) for what, ids in self.ids.items()}

    def take(self, what: str, card: object) -> int:
        ids = self.ids[what]
        if not isinstance(card, str) or card not in ids:
            raise BadSetup(f"there is no {what} {card!r}")
        number = ids.index(card)
        if number not in self.left[what]:
            raise BadSetup(f"the {what} {card!r} is in two places")
        self.left[what].remove(number)
        return number


def content_of(position: Mapping[str, Any]) -> Content:
    """The cards of the box, those that the position brings, or both."""
    box = position.get("box", True)
    if type(box) is not bool:
        raise BadSetup(f"'box' is true or false, not {box!r}")
    if "cards" not in position:
        if not box:
            raise BadSetup("a position without the box brings cards of its own")
        return own_content()
    own = position["cards"]
    read.fields("'cards'", own, {"hero", "mission", "base"})
    try:
        cards = Reader(named=True).values(own)
    except Faults as problem:
        raise BadSetup(f"its cards: {'; '.join(fault.reason for fault in problem.faults)}") from problem
    made = join([own_cards(), cards] if box else [cards])
    for ids in _Piles(made).ids.values():
        if len(set(ids)) < len(ids):
            raise BadSetup("a card of its own has the id of another")
    return made


def place(game: Game, position: Mapping[str, Any]) -> tuple[FactoryState, int, dict[str, Any]]:
    """The state that the data describes; what it leaves out is as at the beginning of a match."""
    read.fields("a position", position, _FIELDS)
    players = read.listed(position, "players")
    for player in players:
        read.fields("a player", player, _PLAYER_FIELDS)
    wanted = {"target": position.get("target", 40)}
    if PACKS in position:
        wanted[PACKS] = position[PACKS]
    options = game.check_setup(len(players), wanted)
    if options.get(PACKS) and ("cards" in position or "box" in position):
        raise BadSetup("a position has packs, or cards of its own")
    content = game.content(options) if options.get(PACKS) else content_of(position)
    state = new_state(content, len(players), options["target"])
    piles = _Piles(state.content)
    state.step = read.index(STEPS, position.get("step", "begin"), "step")
    if state.step in (SETUP, OVER):
        raise BadSetup("a position is a moment of a turn: begin, prepare, compare, income, draw, plays, end or next")
    state.turn = read.number(position, "turn", 0, 0, len(players) - 1)
    state.turns = read.number(position, "turns", 0 if STEPS[state.step] == "begin" else 1, 0, 10_000)
    for seat, player in enumerate(players):
        _place_player(state, state.players[seat], player, piles)
    _place_piles(state, position, piles)
    for entry in read.listed(position, "lasting"):
        _place_lasting(state, entry)
    reckon_all(state)
    for player in state.players:
        if player.leader == NONE and (player.field or player.support):
            raise BadSetup(f"seat {player.seat} has Heroes, but no Leader in the Field")
    read.must_be(lambda: check(state))
    return state, len(players), options


def _place_player(s: FactoryState, p: Player, data: Mapping[str, Any], piles: _Piles) -> None:
    p.base = piles.take("Base", data["base"]) if "base" in data else NONE
    p.base_used = bool(data.get("base_used", False))
    p.actions = read.number(data, "actions", 0, 0, MOST_ACTIONS)
    p.field = [piles.take("Hero", card) for card in read.listed(data, "field")]
    p.support = [piles.take("Hero", card) for card in read.listed(data, "support")]
    ids = piles.ids["Hero"]
    if p.field:
        p.leader = (
            p.field[read.index([ids[hero] for hero in p.field], data["leader"], "Field Hero")]
            if "leader" in data
            else p.field[0]
        )
    for hero in (*p.field, *p.support):
        s.owner[hero] = int(p.seat)
        s.zone[hero] = FIELD_TEAM if hero in p.field else SUPPORT_TEAM
        s.seen[hero] = (1 << len(s.players)) - 1 if hero in p.field else 1 << p.seat
    for card in read.listed(data, "known"):  # FH-D-45: everyone has seen it go to Support
        hero = p.support[read.index([ids[hero] for hero in p.support], card, "Hero in that Support")]
        s.seen[hero] = (1 << len(s.players)) - 1
    for card in read.listed(data, "used"):
        mine = [*p.field, *p.support]
        s.used[mine[read.index([ids[hero] for hero in mine], card, "Hero of that player")]] = True
    p.mission = NONE if data.get("mission") is None else piles.take("Mission", data["mission"])
    due = p.mission != NONE and s.turn == p.seat and s.step in (PREPARE, COMPARE)
    p.due = bool(data.get("due", due))
    p.done = [piles.take("Mission", card) for card in read.listed(data, "done")]
    p.points = sum(int(s.content.missions[mission].nd) for mission in p.done)
    p.windfall = read.number(data, "windfall", 0, -_MOST, _MOST)
    p.free_buys, p.free_flees, p.free_leads, p.two_missions, p.doubles, p.spares, p.free_used = (
        read.number(data, name, 0, 0, _MOST) for name in _PROMISES
    )


def _place_piles(s: FactoryState, position: Mapping[str, Any], piles: _Piles) -> None:
    """The decks with their top first; the Graveyard from its bottom, as things happened."""
    for player in s.players:
        if player.base == NONE and piles.left["Base"]:
            player.base = piles.left["Base"].pop(0)
    top = [piles.take("Hero", card) for card in read.listed(position, "deck")]
    s.graveyard = [piles.take("Hero", card) for card in read.listed(position, "graveyard")]
    s.exiled = [piles.take("Hero", card) for card in read.listed(position, "exiled")]
    missions = [piles.take("Mission", card) for card in read.listed(position, "missions")]
    bases = [piles.take("Base", card) for card in read.listed(position, "bases")]
    rest = position.get("rest", "deck")
    if rest not in ("deck", "exiled"):
        raise BadSetup(f"the rest of the Heroes is in the deck or exiled, not {rest!r}")
    left = piles.left["Hero"]
    if rest == "exiled":
        s.exiled += left
        left = []
    s.deck = left[::-1] + top[::-1]
    s.missions = piles.left["Mission"][::-1] + missions[::-1]
    s.bases = piles.left["Base"][::-1] + bases[::-1]
    for heroes, zone in ((s.deck, DECK), (s.graveyard, GRAVEYARD), (s.exiled, EXILE)):
        for hero in heroes:
            s.zone[hero] = zone


def _place_lasting(s: FactoryState, entry: object) -> None:
    """FH-R48: what lasts, who cast it, and until when."""
    data = read.fields("what lasts", entry, _LASTING_FIELDS)
    seats = len(s.players)
    made = Lasting()
    made.what = read.index(LASTINGS, data.get("what"), "lasting effect")
    made.duration = read.index(_FOR, data.get("for", "round"), "duration")
    if made.duration == 0:
        raise BadSetup("what lasts has a duration")
    made.duration = {4: TEAM_MISSION, 5: UNTIL_USED}.get(int(made.duration), int(made.duration))
    made.caster = read.number(data, "caster", 0, 0, seats - 1)
    made.hero = NONE
    made.leader = NONE
    made.line = NONE
    made.amount = 1
    made.cause = causes.PLAYING
    ids = [hero.id for hero in s.content.heroes]
    if "by" in data:  # the Hero whose ability it was
        made.cause = 2 * read.index(ids, data["by"], "Hero")
    if made.what in _ON_HEROES:
        made.hero = read.index(ids, data.get("hero"), "Hero")
        if s.zone[made.hero] != FIELD_TEAM:
            raise BadSetup(f"{data['hero']!r} is in no Field: nothing lies on it")
        made.team = s.owner[made.hero]
    else:
        made.team = read.number(data, "team", int(made.caster), 0, seats - 1)
    if made.what == MARKER:
        made.amount = read.number(data, "amount", 1, LOWEST_MARKER, HIGHEST_MARKER)
    elif made.what == LINE:
        _place_line(made, data)
    if made.duration == PERMANENT:
        made.leader = s.players[made.caster].leader
        made.cause = 2 * made.leader
    s.lasting.append(made)
    for what, counts in ((BLOCK, s.blocked), (PROTECT, s.shielded), (STRIP, s.stripped), (SEAL, s.sealed)):
        if made.what == what:
            counts[made.hero] += 1


def _place_line(made: Lasting, data: Mapping[str, Any]) -> None:
    line = LINES[list(LINES)[read.index(list(LINES), data.get("line"), "line")]]
    made.line = line.index
    made.amount = read.number(data, "amount", 1, -_MOST, _MOST)
    if "affiliation" in data:
        number = read.index(AFFILIATIONS, data["affiliation"], "Affiliation")
        if line.index == NEED:
            made.line = NEED + number
        else:
            made.amount = 1 << number
