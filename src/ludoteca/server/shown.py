"""What the viewers of a live table have been shown, so that the next message tells only what has changed.

A view changes with the version of the table and with nothing else: time that passes is told beside it. So all who look
with the same eyes (a seat's, or a spectator's: None) have the same view at the same version.

Where a game says what is a seat's own (`LiveGame.own_view`), the board is made and compared once for all who look.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ludoteca.kernel.live import LiveSession
from ludoteca.server.deltas import Patch, patch_of

Eye = int | None
View = dict[str, Any]


class Shown:
    """The last view of each kind of viewer who is here."""

    def __init__(self) -> None:
        self._views: dict[
            Eye, View
        ] = {}  # whole ones; a spectator's stands for all where seats have parts of their own
        self._own: dict[int, View] = {}  # what is a seat's own on the board

    def forget(self) -> None:
        """The match is another now."""
        self._views.clear()
        self._own.clear()

    def whole(self, session: LiveSession, eye: Eye) -> View:
        """What these eyes see."""
        if eye is not None and eye not in self._views:
            own = self._own.get(eye)
            if own is None:
                own = session.live.own_view(session.state, eye)
            if own is not None:
                self._own[eye] = own
                base = self.whole(session, None)
                return {**base, "seat": eye, "board": {**base["board"], **own}}
        view = self._views.get(eye)
        if view is None:
            view = self._views[eye] = session.view(eye)
        return view

    def advance(self, session: LiveSession, eyes: Collection[Eye]) -> dict[Eye, Patch]:
        """The match has gone on: what has changed for each of those who look."""
        views, self._views = self._views, {}
        owned, self._own = self._own, {}
        patches: dict[Eye, Patch] = {}
        if None in eyes or owned:
            view = self._views[None] = session.view(None)
            if None in views:
                patches[None] = view_patch(views[None], view)
        for eye in eyes:
            if eye is None:
                continue
            if eye in views:
                view = self._views[eye] = session.view(eye)
                patches[eye] = view_patch(views[eye], view)
            elif eye in owned:
                own = session.live.own_view(session.state, eye)
                assert own is not None
                self._own[eye] = own
                patches[eye] = _with_own(patches[None], own, patch_of(owned[eye], own))
        return patches


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
