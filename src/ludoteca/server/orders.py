"""What each command does to a table, and who may give it. A `Change` is wanted; the table writes it, then shows it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.event import Event
from ludoteca.kernel.fair import commitment
from ludoteca.kernel.session import Session
from ludoteca.server import match, pausing, seating
from ludoteca.server.messages import (
    Answer,
    Chat,
    Choose,
    Clear,
    Configure,
    Emote,
    Pause,
    PutBot,
    Rematch,
    Said,
    Sit,
    Stand,
    Start,
    Undo,
)
from ludoteca.server.refusals import Malformed, NotYours, Refusal
from ludoteca.server.seating import BOT, HUMAN, Chair, Seating
from ludoteca.server.store import TableRow
from ludoteca.words import say

if TYPE_CHECKING:
    from ludoteca.server.table import GameTable

CHAT_LENGTH = 300
EMOTES = ("laugh", "wow", "angry", "cry", "clap", "hurry", "hello", "gg")

Order = Answer | Undo | Chat | Emote | Sit | Stand | Choose | PutBot | Clear | Configure | Start | Pause | Rematch


class Change(msgspec.Struct):
    """What a command will have done once it is on disk."""

    kind: str
    body: Any = None
    events: list[Event] = []
    seating: Seating | None = None
    phase: str = ""
    contributions: str | None = None
    session: Session | None = None
    said: Said | None = None
    created: TableRow | None = None
    result: dict[str, Any] = {}
    touched: bool = False  # the match was changed in memory already
    members: list[tuple[str, str]] = []


def table_event(kind: str, seat: int) -> Event:
    """Something that happens at a table and in no rulebook."""
    return Event(kind, (seat, 0, 0, 0, 0))


def new_row(game_id: str, rules: str, seats: Seating, public: bool) -> TableRow:
    """A table that is about to be: its secret seed is drawn here, and committed to at once."""
    seed = secrets.token_hex(32)
    now = time.time()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game_id,
        rules=rules,
        phase="waiting",
        public=public,
        moving=False,
        version=1,
        body=msgspec.json.encode(seats),
        seed=seed,
        commitment=commitment(seed),
        contributions="",
        outcome=None,
        created=now,
        updated=now,
    )


# -- who may ---------------------------------------------------------------------------------------------------


def _phase(table: GameTable, *wanted: str) -> None:
    if table.row.phase not in wanted:
        key = {"waiting": "refuse-not-started", "playing": "refuse-already-started", "over": "refuse-game-over"}
        raise Refusal(key[table.row.phase])


def _own(table: GameTable, player: str, seat: int) -> None:
    seating.chair_at(table.seating, seat)
    if seat not in table.seating.seats_of(player):
        raise NotYours("refuse-not-your-seat")


def _host(table: GameTable, player: str) -> None:
    if not table.hosted_by(player):
        raise NotYours("refuse-not-host")


def running(table: GameTable, player: str, seat: int) -> Session:
    """The match, when this player may answer for this seat."""
    _phase(table, "playing")
    _own(table, player, seat)
    assert table.session is not None
    return table.session


# -- the match -------------------------------------------------------------------------------------------------


def _answer(table: GameTable, player: str, order: Answer) -> Change:
    session = running(table, player, order.seat)
    return answer(session, order.seat, order.action, order.decision)


def answer(session: Session, seat: int, action: int, decision: int) -> Change:
    """Give an answer to the match; whoever gives it may."""
    try:
        events = session.answer(seat, action, decision_id=decision)
    except IllegalAnswer as problem:
        raise Refusal(problem.key, problem.params, problem.rule, problem.sentence) from problem
    return Change("answer", {"seat": seat, "action": action, "decision": decision}, events, touched=True)


def _undo(table: GameTable, player: str, order: Undo) -> Change:
    session = running(table, player, order.seat)
    result = session.undo(order.seat)
    if not result.done:
        raise Refusal(f"undo-blocked-{result.blocked_by}")
    return Change("undo", {"seat": order.seat}, [table_event("table-undone", order.seat)], touched=True)


def _pause(table: GameTable, player: str, order: Pause) -> Change:
    _phase(table, "playing")
    if table.live is None:
        raise Refusal("refuse-no-pause")
    seats = table.seating.copy()
    stopped = pausing.vote(seats, player, order.on, table.here(), table.live.starting)
    events = [table_event("table-paused", 0)] if stopped else []
    return Change("pause", {"on": order.on}, events, seating=seats)


def _start(table: GameTable, player: str, order: Start) -> Change:
    _phase(table, "waiting")
    _host(table, player)
    return start(table, order.fill)


def start(table: GameTable, fill: str) -> Change:
    """Begin the match."""
    seats = table.seating.copy()
    options = seating.ready(table.game, seats, fill)
    contributions = match.contributions_of(seats)
    session = match.start(table.game, len(seats.chairs), options, table.row.seed, contributions)
    return Change(
        "start",
        {"options": options, "names": seats.names()},
        session.opening,
        seating=seats,
        phase="playing",
        contributions=contributions,
        session=session,
        touched=True,
    )


def _rematch(table: GameTable, player: str, _order: Rematch) -> Change:
    _phase(table, "over")
    if not table.seating.owned_by(player) and not table.hosted_by(player):
        raise NotYours("refuse-not-your-seat")
    if table.seating.rematch:
        return Change("rematch", {}, result={"table": table.seating.rematch})
    seats = table.seating.copy()
    following = seating.again(seats, player)
    row = new_row(table.row.game, table.game.rules_version, following, table.row.public)
    seats.rematch = row.id
    members = [(row.id, member) for member in sorted(following.players())]
    return Change("rematch", {"table": row.id}, seating=seats, created=row, result={"table": row.id}, members=members)


# -- seats -----------------------------------------------------------------------------------------------------


def _sit(table: GameTable, player: str, order: Sit) -> Change:
    _phase(table, "waiting", "playing")
    seats = table.seating.copy()
    if table.row.phase == "waiting":
        seating.sit_down(seats, player, order.seat, order.name)
        return Change("sit", {"seat": order.seat}, seating=seats)
    chair = seating.chair_at(seats, order.seat)
    if chair.player != player:
        raise NotYours("refuse-seat-taken")
    if chair.kind == HUMAN and not chair.left:
        return Change("sit", {"seat": order.seat}, seating=seats)
    pausing.take_back(seats, order.seat)
    return Change("sit", {"seat": order.seat}, [table_event("table-returned", order.seat)], seating=seats)


def _stand(table: GameTable, player: str, order: Stand) -> Change:
    _phase(table, "waiting", "playing")
    seats = table.seating.copy()
    if table.row.phase == "waiting":
        seating.stand_up(seats, player, order.seat)
        return Change("stand", {"seat": order.seat}, seating=seats)
    _own(table, player, order.seat)
    seats.chairs[order.seat].left = True
    return Change("stand", {"seat": order.seat}, [table_event("table-left", order.seat)], seating=seats)


def _choose(table: GameTable, player: str, order: Choose) -> Change:
    _phase(table, "waiting")
    chair = seating.chair_at(table.seating, order.seat)
    if chair.player != player and not (chair.kind != HUMAN and table.hosted_by(player)):
        raise NotYours("refuse-not-your-seat")
    seats = table.seating.copy()
    seating.choose(table.game, seats, order.seat, order.choice)
    return Change("choose", {"seat": order.seat, "choice": order.choice}, seating=seats)


def _put_bot(table: GameTable, player: str, order: PutBot) -> Change:
    _phase(table, "waiting", "playing")
    _host(table, player)
    seats = table.seating.copy()
    body = {"seat": order.seat, "level": order.level}
    if table.row.phase == "waiting":
        seating.put_bot(seats, order.seat, order.level)
        return Change("put-bot", body, seating=seats)
    chair = seating.chair_at(seats, order.seat)
    level = seating.check_level(order.level)
    if chair.kind == HUMAN and not chair.left and table.is_online(chair.player):
        raise NotYours("refuse-still-here")
    if chair.kind == HUMAN:
        chair.left = True
    chair.kind, chair.level, chair.away = BOT, level, False
    return Change("put-bot", body, [table_event("table-bot", order.seat)], seating=seats)


def _clear(table: GameTable, player: str, order: Clear) -> Change:
    _phase(table, "waiting")
    _host(table, player)
    seats = table.seating.copy()
    chair = seating.chair_at(seats, order.seat)
    seats.chairs[order.seat] = Chair(choice=chair.choice if chair.kind == BOT else "")
    return Change("clear", {"seat": order.seat}, seating=seats)


def _configure(table: GameTable, player: str, order: Configure) -> Change:
    _phase(table, "waiting")
    _host(table, player)
    seats = table.seating.copy()
    seating.configure(table.game, seats, order)
    return Change("configure", {"seats": len(seats.chairs)}, seating=seats)


# -- talk ------------------------------------------------------------------------------------------------------


def speaker(table: GameTable, player: str, known_as: str) -> tuple[str, int | None]:
    """The name and the seat of who talks."""
    seats = table.seating.owned_by(player)
    return (table.seating.chairs[seats[0]].name, seats[0]) if seats else (known_as, None)


def _not_hushed(table: GameTable, player: str) -> None:
    """A game may silence those who play, and those who watch and could talk in their place."""
    if table.session is None or table.row.phase != "playing":
        return
    seats: list[int | None] = [*table.seating.owned_by(player)]
    for seat in seats or [None]:
        why = table.game.hush(table.session.state, seat)
        if why is not None:
            key, params, rule = why
            raise Refusal(key, params, rule, say(table.game.id, "en", key, params))


def _chat(table: GameTable, player: str, order: Chat, known_as: str) -> Change:
    if len(order.text) > CHAT_LENGTH:
        raise Malformed("refuse-chat-long", {"n": CHAT_LENGTH})
    text = seating.clean_text(order.text, CHAT_LENGTH)
    if not text:
        raise Malformed("refuse-chat-empty")
    name, seat = speaker(table, player, known_as)
    _not_hushed(table, player)
    return Change("chat", said=Said(time.time(), name, seat, text=text))


def _emote(table: GameTable, player: str, order: Emote, known_as: str) -> Change:
    if order.emote not in EMOTES:
        raise Malformed("refuse-emote")
    name, seat = speaker(table, player, known_as)
    _not_hushed(table, player)
    return Change("emote", said=Said(time.time(), name, seat, emote=order.emote))


_ORDERS: dict[type, Callable[[GameTable, str, Any], Change]] = {
    Answer: _answer,
    Undo: _undo,
    Sit: _sit,
    Stand: _stand,
    Choose: _choose,
    PutBot: _put_bot,
    Clear: _clear,
    Configure: _configure,
    Start: _start,
    Pause: _pause,
    Rematch: _rematch,
}


def carry_out(table: GameTable, player: str, order: Order, known_as: str) -> Change:
    """What this command of this player does; `Refusal` when it may not."""
    if isinstance(order, Chat):
        return _chat(table, player, order, known_as)
    if isinstance(order, Emote):
        return _emote(table, player, order, known_as)
    return _ORDERS[type(order)](table, player, order)
