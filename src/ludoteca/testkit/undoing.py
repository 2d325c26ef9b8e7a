"""Whether undo keeps its promise: it brings back the moment before, within its bounds, and never without consent."""

from __future__ import annotations

from ludoteca.kernel.flow import Decision
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.session import Session
from ludoteca.testkit.live import Move
from ludoteca.testkit.portrait import Portrait, outline, portrait, same
from ludoteca.testkit.report import Report


class UndoCheck:
    """The checks of undo around one move: made before the move, and asked for after it."""

    def __init__(self, session: Session, move: Move, before: Portrait, report: Report) -> None:
        who = move[0]
        self.game = session.game
        self.seats = range(session.seats)
        self.move = move
        self.before = before
        self.report = report
        self.asked: Decision | None = None if isinstance(who, str) else session.pending[who]
        self.reach = [session.undoable(seat).reach for seat in self.seats]

    def check(self, twin: Session, after: Portrait) -> None:
        """After the move: what can be taken back, and what then is there again. `twin` is spent afterwards."""
        who = self.move[0]
        if isinstance(who, str) or self.asked is None or isinstance(twin, LiveSession):
            for seat in self.seats:
                assert (twin.undo(seat).done, twin.undoable(seat).blocked_by) == (False, "live")
            return
        waits = any(after.ids.get(seat) == self.before.ids.get(seat) for seat in after.ids if seat != who)
        rolled = any(isinstance(entry[0], str) for entry in after.log.since(self.before.log))
        promised = twin.undoable(who)
        blocked = promised.reach == 0
        if not waits:
            self._check_others(twin, self.asked, who, blocked)
        self._check_whole_move(twin, who)
        same(outline(twin), after, "the match, after looking at what can be undone,")
        result = twin.undo(who)
        assert (promised.reach > 0) == result.done, "undoable() promises other than undo() does"
        if rolled:
            assert (result.done, result.blocked_by) == (False, "roll"), f"undo crosses luck: {result}"
        if not result.done:
            assert result.blocked_by in ("roll", "reveal"), f"undo of one's own last answer is blocked by {result}"
            assert rolled or result.blocked_by == "reveal", "undo blames a roll, and there was none"
            self.report.undo[result.blocked_by] += 1
            same(outline(twin), after, "the match, after a refused undo,")
            return
        self.report.undo["done"] += 1
        same(portrait(twin), self.before, "the match, after an undo,", "ids")
        twin.answer(who, self.move[1])
        same(outline(twin), after, "the match, when an answer was taken back and given again,", "ids")

    def _check_others(self, twin: Session, asked: Decision, who: int, blocked: bool) -> None:
        """Nobody but partners can take an answer back, with consent; but who has declined is in nobody's way."""
        owners = {who} if asked.council is None else set(asked.council.seats)
        passed = asked.reaction and self.move[1] == asked.default
        for seat in self.seats:
            if seat == who:
                continue
            found = twin.undoable(seat)
            if blocked:
                assert found.reach == 0, f"seat {seat} can take back what seat {who} cannot"
            elif passed:
                wanted = self.reach[seat]
                assert found.reach == wanted, f"seat {seat} could take back {wanted} answers, until seat {who} passed"
                self.report.undo["over a pass"] += wanted > 0
            elif not owners & set(self.game.team(twin.state, seat)):
                assert found.reach == 0, f"seat {seat} can take back a move of seat {who}"
            else:
                self._check_partner(twin.clone(), seat, owners)

    def _check_partner(self, twin: Session, seat: int, owners: set[int]) -> None:
        found = twin.undoable(seat)
        assert found.reach > 0, f"seat {seat} cannot take back the step of its partners {owners}"
        assert owners <= {seat, *found.consent}, f"seat {seat} needs no consent of {owners - {seat, *found.consent}}"
        assert set(found.consent) <= set(found.move_consent), "a whole move needs less consent than its last answer"
        assert twin.undo(seat).done, "undoable() promises other than undo() does"
        same(outline(twin), self.before, "the match, after a partner's undo,", "ids")
        self.report.undo["for a partner"] += 1

    def _check_whole_move(self, twin: Session, who: int) -> None:
        """Taking a move back at once is taking it back answer by answer, to where it began."""
        promised = twin.undoable(who)
        assert 0 <= promised.move <= promised.reach, f"the last move has {promised.move} of {promised.reach} answers"
        if promised.reach == 0:
            return
        whole, steps = twin.clone(), twin.clone()
        assert whole.undo(who, True).done, "a move cannot be taken back, but its last answer can"
        for _ in range(promised.move):
            assert steps.undo(who).done, "a move can be taken back at once, but not answer by answer"
        same(outline(whole), outline(steps), "the match, after a whole move was taken back,", "ids")
        begun = whole.pending.get(who)
        assert begun is None or promised.move == promised.reach or not begun.follows, "a move was taken back by half"
        self.report.undo["whole moves"] += promised.move > 1
