"""The one file for everyone: the replay, the save file, the bug report, the golden test, the training trajectory.

A record is a header (game, rules version, seats, options, where the luck came from) and a log of answers and chance
outcomes in order, with a checksum over both. `docs/protocol.md` describes the format.
"""

from __future__ import annotations

from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.kernel.chance import Chance, Recorded, Scripted, SeatLuck, seeded
from ludoteca.kernel.errors import BadRecord, LudotecaError
from ludoteca.kernel.fair import Fair, commitment
from ludoteca.kernel.intent import Said
from ludoteca.kernel.packs import missing_packs

if TYPE_CHECKING:
    from ludoteca.kernel.session import Session

FORMAT = "ludoteca-record"
FORMAT_VERSION = 1

Entry = tuple[int | str, int | list[int]]


class Luck(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the luck came from: `seeded` (an integer seed), `fair` (committed seed, contributions) or `recorded`."""

    kind: str
    seed: int | str | None = None
    commitment: str = ""
    contributions: str = ""


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """One match, or the part of it that has been played."""

    format: str
    version: int
    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    luck: Luck
    log: list[Entry]
    outcome: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    names: list[str] = []
    bots: list[str] = []
    intents: list[Said] = []  # what bots said that they would do: number of the move, seat, message
    checksum: str = ""

    @classmethod
    def of(cls, session: Session) -> Record:
        """The record of a session as it stands."""
        outcome = session.outcome
        made = cls(
            format=FORMAT,
            version=FORMAT_VERSION,
            game=session.game.id,
            rules=session.game.rules_version,
            seats=session.seats,
            options=dict(session.options),
            luck=_luck_of(session),
            log=[_entry(who, what) for who, what in session.log()],
            position=session.position,
            intents=[said for said in session.intents if said[0] <= session.moves],
            outcome=None
            if outcome is None
            else {"winners": list(outcome.winners), "reason": outcome.reason, "scores": list(outcome.scores)},
        )
        return made.signed()

    @classmethod
    def without_seed(cls, session: Session) -> Record:
        """The record of a session as it stands, with its luck as it came up and nothing of what is to come."""
        return msgspec.structs.replace(cls.of(session), luck=Luck("recorded")).signed()

    def signed(self) -> Record:
        """The same record with its checksum."""
        return msgspec.structs.replace(self, checksum=self._digest())

    def _digest(self) -> str:
        bare = msgspec.structs.replace(self, checksum="")
        return sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()

    def to_bytes(self) -> bytes:
        """The file's content."""
        return msgspec.json.encode(self) + b"\n"

    def save(self, path: str | PathLike[str]) -> None:
        """Write the file, whole or not at all."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        try:
            part.write_bytes(self.to_bytes())
            part.replace(target)
        except OSError as problem:
            raise LudotecaError(f"cannot write {target}: {problem.strerror}") from problem

    @classmethod
    def from_bytes(cls, data: bytes) -> Record:
        """Read a file's content; `BadRecord` says what is wrong with it."""
        try:
            made = msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as problem:
            raise BadRecord(f"this is not a Ludoteca record, or it is damaged: {problem}") from problem
        if made.format != FORMAT:
            raise BadRecord(f"this is not a Ludoteca record (its format is {made.format!r})")
        if made.version != FORMAT_VERSION:
            raise BadRecord(f"this record has format version {made.version}; this program reads {FORMAT_VERSION}")
        if made.checksum != made._digest():
            raise BadRecord("this record is damaged: its checksum does not fit its content")
        for index, (who, what) in enumerate(made.log):
            if isinstance(what, list) != (isinstance(who, str) and who != "tick"):
                raise BadRecord(f"entry {index + 1} of the record is neither an answer, nor an outcome, nor a tick")
        return made

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Record:
        """Read a file."""
        try:
            data = Path(path).read_bytes()
        except OSError as problem:
            raise BadRecord(f"cannot read {path}: {problem.strerror}") from problem
        return cls.from_bytes(data)

    # -- playing it again --------------------------------------------------------------------------------------

    def source(self) -> Chance:
        """The luck, derived anew from its seed."""
        luck = self.luck
        if luck.kind == "seeded" and isinstance(luck.seed, int):
            return seeded(luck.seed)
        if luck.kind == "fair" and isinstance(luck.seed, str):
            return Fair(luck.seed, luck.contributions)
        raise BadRecord("this record does not tell its seed: it can be replayed, but not verified or resumed")

    def recorded(self) -> Chance:
        """The luck, as the log tells it."""
        return Recorded([(who, what) for who, what in self.log if isinstance(who, str) and isinstance(what, list)])

    def moves(self) -> list[tuple[int | str, int]]:
        """The answers, and the ticks of a live game, in order."""
        return [(who, what) for who, what in self.log if isinstance(what, int)]

    def replay(self, upto: int | None = None, *, luck: Chance | None = None) -> Session:
        """Play the first `upto` moves (all of them by default) and return the session there."""
        from ludoteca.kernel.registry import game

        try:
            rules = game(self.game)
        except LudotecaError as problem:
            raise BadRecord(f"this record cannot be played: {problem}") from problem
        if rules.rules_version != self.rules:
            raise BadRecord(
                f"this match was played with rules {self.rules} of {self.game}; this program has {rules.rules_version}"
            )
        missing = missing_packs(rules.options, self.options)
        if missing:
            raise BadRecord(f"this match was played with the pack {', '.join(missing)}; name its folder with --pack")
        moves = self.moves()
        try:
            chance = luck or self.recorded()
            if self.position is not None:
                session = rules.start_at(self.position, chance=chance)
            else:
                session = rules.start(self.seats, options=self.options, chance=chance)
            for who, what in moves if upto is None else moves[:upto]:
                if isinstance(who, str):
                    session.tick(what)
                else:
                    session.answer(who, what)
        except BadRecord:
            raise
        except LudotecaError as problem:
            raise BadRecord(f"this record does not follow the rules: {problem}") from problem
        if isinstance(self.luck.seed, int):
            session.seed = self.luck.seed
        for said in self.intents:
            if said[0] <= session.moves:
                session.intents.note(*said)
        if upto is None:
            self._check_outcome(session)
            if luck is None:
                self._check_log(session, "the rules give")
        return session

    def _check_outcome(self, session: Session) -> None:
        reached = session.outcome
        found = (
            None
            if reached is None
            else {"winners": list(reached.winners), "reason": reached.reason, "scores": list(reached.scores)}
        )
        if found != self.outcome:
            raise BadRecord(f"this record says that the match ended with {self.outcome}, but it ends with {found}")

    def resume(self) -> Session:
        """The session to go on playing, with the luck that its seed still holds."""
        return self.replay(luck=self.source())

    def verify(self) -> Session:
        """Prove that every outcome came from the seed, and the seed from the commitment."""
        luck = self.luck
        if luck.kind == "fair" and isinstance(luck.seed, str) and commitment(luck.seed) != luck.commitment:
            raise BadRecord("the published seed is not the one that the table committed to")
        session = self.replay(luck=self.source())
        self._check_log(session, "the seed gives")
        return session

    def _check_log(self, session: Session, source: str) -> None:
        again = [_entry(who, what) for who, what in session.log()]
        for index, (told, found) in enumerate(zip(self.log, again, strict=False)):
            if tuple(told) != tuple(found):
                raise BadRecord(f"entry {index + 1} of the record says {told}, but {source} {found}")
        if len(again) != len(self.log):
            raise BadRecord(f"the record has {len(self.log)} entries, but {source} {len(again)}")


def _entry(who: object, what: object) -> Entry:
    if isinstance(who, (int, str)) and isinstance(what, int):
        return who, what
    if isinstance(who, str) and isinstance(what, list):
        return who, what
    raise AssertionError(f"not a journal entry: {who!r}, {what!r}")


def _luck_of(session: Session) -> Luck:
    chance: Any = getattr(session, "table").chance  # noqa: B009  (every session has a table; bots get no session)
    if isinstance(chance, SeatLuck):
        chance = chance.table  # the streams of the seats follow from it
    if isinstance(chance, Fair):
        return Luck("fair", chance.seed, commitment(chance.seed), chance.contributions)
    if session.seed is not None and not isinstance(chance, Scripted):
        return Luck("seeded", session.seed)
    return Luck("recorded")
