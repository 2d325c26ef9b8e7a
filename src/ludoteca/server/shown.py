"""What the viewers of a live table have been shown, so that the next message tells only what has changed.

A view changes with the version of the table and with nothing else: time that passes is told beside it. So all who look
with the same eyes (a seat's, or a spectator's: None) have the same view at the same version.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ludoteca.kernel.session import Session
from ludoteca.server.deltas import Patch, patch_of

Eye = int | None


class Shown:
    """The last view of each kind of viewer who is here."""

    def __init__(self) -> None:
        self._views: dict[Eye, dict[str, Any]] = {}

    def forget(self) -> None:
        """Nobody has been shown anything that still holds."""
        self._views.clear()

    def whole(self, session: Session, eye: Eye) -> dict[str, Any]:
        """What these eyes see."""
        view = self._views.get(eye)
        if view is None:
            view = self._views[eye] = session.view(eye)
        return view

    def advance(self, session: Session, eyes: Collection[Eye]) -> dict[Eye, Patch]:
        """The match has gone on: what has changed for each of those who look."""
        before, self._views = self._views, {}
        patches: dict[Eye, Patch] = {}
        for eye in eyes:
            view = self._views[eye] = session.view(eye)
            if eye in before:
                patches[eye] = view_patch(before[eye], view)
        return patches


def view_patch(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    """What changed from one view to the next. The time of the board is told beside it, and never patched."""
    patch = patch_of(old, new)
    board = patch.get("board")
    if board is not None:
        board.pop("now", None)
        if not board:
            del patch["board"]
    return patch
