"""What whoever runs a server does to its folder while it runs, and a folder where nobody can be kept out."""

from __future__ import annotations

import errno
import fcntl
import os
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server.settings import Settings
from ludoteca.server.store import folder
from tests.server.conftest import Serve
from tests.server.hand import until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("anew", [False, True], ids=["gone", "another"])
async def test_what_is_written_into_a_folder_that_is_gone_is_not_acknowledged(
    serve: Serve, settings: Settings, tmp_path: Path, anew: bool
) -> None:
    """The files are open, so that nothing fails: the server would go on for days, and lose them all at its end."""
    async with serve() as server:
        page = await server.browser().open(await server.browser().create())
        await page.do("chat", text="antes")
        settings.data.rename(tmp_path / "elsewhere")
        if anew:
            settings.data.mkdir()
        assert await page.refused("chat", text="depois") == "refuse-not-saved"
        answer = await server.browser().post("/api/tables", {"game": "king-of-tokyo", "name": "Rui", "seats": 2})
        assert answer.status_code in (503, 507)
        health = await page.browser.get("/health")
        assert (health.status_code, health.json()["status"]) == (503, "cannot read")
        if anew:
            assert list(settings.data.iterdir()) == [], "no empty database takes the place of the other one"
            settings.data.rmdir()
        (tmp_path / "elsewhere").rename(settings.data)
        await until(lambda: not server.house.tables[page.id].lost)
        assert (await page.browser.get("/health")).status_code == 200
        await page.do("chat", text="de volta")
        kinds = [entry.kind for entry in await server.house.store.entries(page.id)]
        assert kinds == ["chat", "chat"]


def test_a_folder_that_cannot_be_locked_is_not_somebody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file system of a network may know no locks: to look for another server would be in vain."""
    (tmp_path / folder.LOCK).touch()

    def lockless(*_: Any) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", lockless)
    for attempt in (folder.claim, folder.is_claimed):
        with pytest.raises(LudotecaError, match=f"cannot lock {tmp_path}: No locks available; use a disk of this"):
            attempt(tmp_path)
