"""What each command does to a table, and who may give it. A `Change` is wanted; the table writes it, then shows it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.kernel.errors import IllegalAnswer, RuleFault
from ludoteca.kernel.event import Event
from ludoteca.kernel.fair import commitment
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Session
from ludoteca.server.messages import (
    Answer,
    Chat,
    Choose,
    Clear,
    Configure,
    Consent,
    Emote,
    EndStanding,
    GiveStanding,
    Hush,
    MoreTime,
    Order,
    PassFor,
    Pause,
    PutBot,
    Ready,
    Rematch,
    Said,
    ShowOut,
    Sit,
    Stand,
    Start,
    Undo,
)
from ludoteca.server.refusals import NotYours, Refusal, RuleFailed
from ludoteca.server.store.rows import TableRow
from ludoteca.server.tables import consent, councils, manners, match, pausing, seating, standing, talk, windows
from ludoteca.server.tables.seating import BOT, HUMAN, Chair, Seating, WantedUndo

if TYPE_CHECKING:
    from ludoteca.server.tables.table import GameTable


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


def table_event(kind: str, seat: int, other: int = 0) -> Event:
    """Something that happens at a table and in no rulebook."""
    return Event(kind, (seat, other, 0, 0, 0))


def new_row(game: Game, seats: Seating, public: bool, now: float) -> TableRow:
    """A table that is about to be: its secret seed is drawn here, and committed to at once."""
    seed = secrets.token_hex(32)
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game.id,
        rules=game.rules_version,
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
        host=seats.host,
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


def answer(session: Session, seat: int, action: int, decision: int) -> Change:
    """Give an answer to the match; whoever gives it may."""
    try:
        events = session.answer(seat, action, decision_id=decision)
    except IllegalAnswer as problem:
        raise Refusal(problem.key, problem.params, problem.rule, problem.sentence) from problem
    except RuleFault as fault:
        raise RuleFailed(fault) from fault
    return Change("answer", {"seat": seat, "action": action, "decision": decision}, events, touched=True)


def _undo(table: GameTable, player: str, order: Undo) -> Change:
    session = running(table, player, order.seat)
    possible = session.undoable(order.seat)
    if possible.reach == 0:
        raise Refusal(f"undo-blocked-{possible.blocked_by}")
    missing = consent.must_agree(session, table.seating, order.seat, order.whole, table.here())
    if not missing:
        return _take_back(table, session, order.seat, order.whole)
    seats = table.seating.copy()
    consent.ask(session, seats, WantedUndo(order.seat, order.whole, missing))
    return Change("ask-undo", {"seat": order.seat}, [table_event("table-asks-undo", order.seat)], seating=seats)


def _take_back(table: GameTable, session: Session, seat: int, whole: bool) -> Change:
    """Everyone agrees, or nobody had to."""
    seats = table.seating.copy()
    seats.undo = None
    councils.forget(seats)
    session.undo(seat, whole)
    standing.forget_undone(session, seats)
    events = [table_event("table-undone", seat)]
    return Change("undo", {"seat": seat, "whole": whole}, events, seating=seats, touched=True)


def _consent(table: GameTable, player: str, order: Consent) -> Change:
    session = running(table, player, order.seat)
    wanted = table.seating.undo
    if wanted is None or order.seat not in (*wanted.missing, wanted.seat):
        raise Refusal("refuse-nothing-to-agree")
    seats = table.seating.copy()
    body = {"seat": order.seat, "agree": order.agree}
    if not order.agree:
        seats.undo = None
        kind = "table-undo-withdrawn" if order.seat == wanted.seat else "table-undo-refused"
        return Change("consent", body, [table_event(kind, order.seat)], seating=seats)
    missing = [seat for seat in wanted.missing if seat != order.seat]
    return _agreed(table, session, WantedUndo(wanted.seat, wanted.whole, missing), body)


def _agreed(table: GameTable, session: Session, wanted: WantedUndo, body: dict[str, Any]) -> Change:
    """What becomes of a wanted undo when fewer are missing: it happens once nobody is."""
    missing = consent.still_missing(session, table.seating, wanted, table.here())
    if not missing:
        return _take_back(table, session, wanted.seat, wanted.whole)
    seats = table.seating.copy()
    seats.undo = WantedUndo(wanted.seat, wanted.whole, missing)
    return Change("consent", body, seating=seats)


def undo_without(table: GameTable, session: Session) -> Change | None:
    """What becomes of a wanted undo now that people have left, if anything: they agree, or want nothing any more."""
    wanted = table.seating.undo
    if wanted is None:
        return None
    if table.seating.bot_at(wanted.seat) or table.seating.chairs[wanted.seat].left:
        return _undo_ends(table, wanted)
    if consent.still_missing(session, table.seating, wanted, table.here()) == wanted.missing:
        return None
    return _agreed(table, session, wanted, {})


def undo_lapses(table: GameTable, wanted: WantedUndo) -> Change | None:
    """What becomes of a wanted undo that somebody has said nothing about for long, if it is still wanted."""
    if table.seating.undo != wanted:
        return None
    return _undo_ends(table, wanted, [table_event("table-undo-withdrawn", wanted.seat)])


def _undo_ends(table: GameTable, wanted: WantedUndo, events: Sequence[Event] = ()) -> Change:
    seats = table.seating.copy()
    seats.undo = None
    return Change("consent", {"seat": wanted.seat, "agree": False}, list(events), seating=seats)


# -- standing orders -------------------------------------------------------------------------------------------


def _give_standing(table: GameTable, player: str, order: GiveStanding) -> Change:
    session = running(table, player, order.seat)
    seats = table.seating.copy()
    standing.give(table.game, session, seats, order)
    what = {"seat": order.seat, "kind": order.kind, "until": order.until, "but_pressing": order.but_pressing}
    return Change("standing", {**what, "same": order.same}, seating=seats)


def _end_standing(table: GameTable, player: str, order: EndStanding) -> Change:
    running(table, player, order.seat)
    seats = table.seating.copy()
    if not standing.end(seats, order.seat, order.kind, order.subject, order.until):
        raise Refusal("refuse-no-standing-order")
    what = {"seat": order.seat, "kind": order.kind, "subject": order.subject, "until": order.until}
    return Change("end-standing", what, seating=seats)


def _more_time(table: GameTable, player: str, order: MoreTime) -> Change:
    session = running(table, player, order.seat)
    seats = table.seating.copy()
    windows.want_more(session, seats, order.seat, order.decision)
    return Change("more-time", {"seat": order.seat, "decision": order.decision}, seating=seats)


def _pass_for(table: GameTable, player: str, order: PassFor) -> Change:
    running(table, player, order.seat)
    return table.driver.pass_for(order)


def _pause(table: GameTable, player: str, order: Pause) -> Change:
    _phase(table, "playing")
    return table.driver.pause(player, order)


def _start(table: GameTable, player: str, order: Start) -> Change:
    _phase(table, "waiting")
    _host(table, player)
    table.limits.check_running(table.seating.host)
    return start(table, order.fill)


def start(table: GameTable, fill: str) -> Change:
    """Begin the match."""
    seats = table.seating.copy()
    options = seating.ready(table.game, seats, fill)
    contributions = match.contributions_of(seats)
    try:
        session = match.start(table.game, len(seats.chairs), options, table.row.seed, contributions)
    except RuleFault as fault:
        raise RuleFailed(fault) from fault
    standing.begin(table.game, session, seats)
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
    host = seating.next_host(seats, player)
    following = seating.again(seats, host, table.blocks.of(host))
    row = new_row(table.game, following, table.row.public, table.time.date())
    row.campaign, row.chapter = table.row.campaign, table.row.chapter
    seats.rematch = row.id
    members = [(row.id, member) for member in sorted(following.players())]
    return Change("rematch", {"table": row.id}, seating=seats, created=row, result={"table": row.id}, members=members)


# -- seats -----------------------------------------------------------------------------------------------------


def _sit(table: GameTable, player: str, order: Sit) -> Change:
    _phase(table, "waiting", "playing")
    manners.check_welcome(table, player)
    seats = table.seating.copy()
    if table.row.phase == "waiting":
        name = manners.distinct_name(seating.clean_name(order.name), manners.others_but(table, player))
        seating.sit_down(seats, player, order.seat, name)
        return Change("sit", {"seat": order.seat}, seating=seats)
    chair = seating.chair_at(seats, order.seat)
    if chair.player != player:
        raise NotYours("refuse-seat-taken")
    if chair.kind == HUMAN and not chair.left:
        return Change("sit", {"seat": order.seat}, seating=seats)
    pausing.take_back(seats, order.seat)
    return Change("sit", {"seat": order.seat}, [table_event("table-returned", order.seat)], seating=seats)


def _ready(table: GameTable, player: str, order: Ready) -> Change:
    _phase(table, "waiting")
    _own(table, player, order.seat)
    seats = table.seating.copy()
    seats.chairs[order.seat].ready = order.on
    return Change("ready", {"seat": order.seat, "on": order.on}, seating=seats)


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
    seating.choose(table.game, seats, order.seat, order.choice, order.parts)
    return Change("choose", {"seat": order.seat, "choice": order.choice, "parts": order.parts}, seating=seats)


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
    if chair.kind == HUMAN and not chair.left and table.attendance.is_online(chair.player):
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
    seats.chairs[order.seat] = Chair(choice=chair.choice, parts=chair.parts) if chair.kind == BOT else Chair()
    return Change("clear", {"seat": order.seat}, seating=seats)


def _configure(table: GameTable, player: str, order: Configure) -> Change:
    _phase(table, "waiting")
    _host(table, player)
    seats = table.seating.copy()
    seating.configure(table.game, seats, order)
    for chair in seats.chairs:
        chair.ready = False  # other rules: everyone looks again
    return Change("configure", {"seats": len(seats.chairs)}, seating=seats)


def _hush(table: GameTable, player: str, order: Hush) -> Change:
    return Change("hush", {"on": order.on}, seating=manners.hush(table, player, order))


def _show_out(table: GameTable, player: str, order: ShowOut) -> Change:
    before = table.seating
    seats, whom = manners.show_out(table, player, order)
    events = [table_event("table-bot", seat) for seat in before.seats_of(whom)] if table.row.phase == "playing" else []
    return Change("show-out", {}, events, seating=seats)


_ORDERS: dict[type, Callable[[GameTable, str, Any], Change]] = {
    Undo: _undo,
    Consent: _consent,
    GiveStanding: _give_standing,
    EndStanding: _end_standing,
    MoreTime: _more_time,
    PassFor: _pass_for,
    Sit: _sit,
    Ready: _ready,
    Stand: _stand,
    Choose: _choose,
    PutBot: _put_bot,
    Clear: _clear,
    Configure: _configure,
    Start: _start,
    Pause: _pause,
    Rematch: _rematch,
    Hush: _hush,
    ShowOut: _show_out,
}


async def carry_out(table: GameTable, player: str, order: Order, known_as: str, at: float) -> Change:
    """What this command of this player, that came at this moment, does; `Refusal` when it may not."""
    if isinstance(order, Answer):
        return await table.driver.answer(player, order, at)
    if isinstance(order, Chat):
        return Change("chat", said=talk.chat(table, player, order, known_as))
    if isinstance(order, Emote):
        return Change("emote", said=talk.emote(table, player, order, known_as))
    return _ORDERS[type(order)](table, player, order)
