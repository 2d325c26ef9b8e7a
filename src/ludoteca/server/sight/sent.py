"""What the viewers of a live table have been sent, so that the next message tells only what has changed.

A view changes with the version of the table and with nothing else: time that passes is told beside it. So all who look
as the same viewer (a seat, or a spectator: None) have the same view at the same version.

Where a game says what is a seat's own (`LiveGame.own_view`), the board is made and compared once for all who look.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from ludoteca.kernel.errors import ViewFault
from ludoteca.kernel.live import LiveSession
from ludoteca.server.sight.deltas import Patch, patch_of

Viewer = int | None
View = Mapping[str, Any]


class Sent:
    """The last view of each kind of viewer who is here."""

    def __init__(self) -> None:
        self._views: dict[Viewer, View] = {}  # whole ones; a spectator's serves all where seats have parts of their own
        self._own: dict[int, View] = {}  # what is a seat's own on the board

    def forget(self) -> None:
        """The match is another now."""
        self._views.clear()
        self._own.clear()

    def whole(self, session: LiveSession, viewer: Viewer) -> View:
        """What this viewer sees."""
        if viewer is not None and viewer not in self._views:
            own = self._own.get(viewer)
            if own is None:
                own = _own_view(session, viewer)
            if own is not None:
                self._own[viewer] = own
                base = self.whole(session, None)
                return {**base, "seat": viewer, "board": {**base["board"], **own}}
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = session.view(viewer)
        return view

    def advance(self, session: LiveSession, viewers: Collection[Viewer]) -> dict[Viewer, Patch]:
        """The match has gone on: what has changed for each of those who look.

        A viewer whose view fails now has no patch, and nothing to compare the next one with.
        """
        views, self._views = self._views, {}
        owned, self._own = self._own, {}
        patches: dict[Viewer, Patch] = {}
        if None in viewers or owned:
            seen = self._look(session, None)
            if seen is not None and None in views:
                patches[None] = view_patch(views[None], seen)
        for viewer in viewers:
            if viewer is None:
                continue
            if viewer in views:
                seen = self._look(session, viewer)
                if seen is not None:
                    patches[viewer] = view_patch(views[viewer], seen)
            elif viewer in owned and None in patches:
                try:
                    own = _own_view(session, viewer)
                except ViewFault:
                    continue
                assert own is not None
                self._own[viewer] = own
                patches[viewer] = _with_own(patches[None], own, patch_of(owned[viewer], own))
        return patches

    def _look(self, session: LiveSession, viewer: Viewer) -> View | None:
        """What a viewer sees, remembered; None when the view fails."""
        try:
            view = self._views[viewer] = session.view(viewer)
        except ViewFault:
            return None
        return view


def _own_view(session: LiveSession, viewer: int) -> View | None:
    """What is this seat's own on the board; None where the game does not say."""
    try:
        return session.live.own_view(session.state, viewer)
    except Exception as problem:
        raise session.view_fault(viewer, problem) from problem


def _with_own(shared: Patch, own: View, changed: Patch) -> Patch:
    """The patch that all have, with what has changed for one of them instead of what a spectator sees there."""
    board = shared.get("board", {})
    if not changed and board.keys().isdisjoint(own):
        return shared
    others = {key: change for key, change in board.items() if key not in own}
    return {**shared, "board": {**others, **changed}}


def view_patch(old: View, new: View) -> Patch:
    """What changed from one view to the next. The time of the board is told beside it, and never patched."""
    patch = patch_of(old, new)
    board = patch.get("board")
    if board is not None:
        board.pop("now", None)
        if not board:
            del patch["board"]
    return patch
