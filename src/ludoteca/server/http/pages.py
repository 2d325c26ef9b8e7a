"""The built web client: hashed assets cached for ever, the page itself never, compressed where a copy is there."""

from __future__ import annotations

import mimetypes
from pathlib import Path

import msgspec

PACKAGED = Path(__file__).parents[1] / "static"
CHECKOUT = Path(__file__).resolve().parents[4] / "web" / "dist"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = b"""<!doctype html><meta charset="utf-8"><title>Ludoteca</title>
<p>The server is running; the web client is not built. <code>make web</code> builds it.</p>
"""


class Page(msgspec.Struct):
    """One file as it goes out."""

    body: bytes
    headers: dict[str, str]
    status: int = 200


def find_client(given: Path | None) -> Path | None:
    """Where the built client is: as told, beside the sources, or in the package."""
    places = [given] if given is not None else [CHECKOUT, PACKAGED]
    return next((place for place in places if (place / "index.html").is_file()), None)


class Pages:
    """Files of the client, read once and kept while they do not change."""

    def __init__(self, given: Path | None) -> None:
        self._given = given
        self._kept: dict[Path, tuple[int, bytes]] = {}

    def index(self, accepted: str) -> Page:
        """The one page of the client; it finds its way by the address."""
        root = find_client(self._given)
        if root is None:
            return Page(NOT_BUILT, {"content-type": "text/html", "cache-control": ASK_AGAIN}, 503)
        found = self._read(root, "index.html", accepted)
        assert found is not None
        return found

    def lost(self, accepted: str) -> Page | None:
        """The client at an address that it does not know, where it says so in words; None while there is no client."""
        page = self.index(accepted)
        if page.status != 200:
            return None
        page.status = 404
        return page

    def file(self, path: str, accepted: str) -> Page | None:
        """A file by its path in the client; None when there is none."""
        root = find_client(self._given)
        return None if root is None else self._read(root, path, accepted)

    def _read(self, root: Path, path: str, accepted: str) -> Page | None:
        try:
            target = (root / path.lstrip("/")).resolve()
            if not target.is_relative_to(root.resolve()) or not target.is_file():
                return None
        except (OSError, ValueError):  # a path that no file can have
            return None
        kind = mimetypes.guess_type(target.name)[0] or "application/octet-stream"
        hashed = target.parent.name == "assets"
        headers = {"content-type": kind, "cache-control": FOREVER if hashed else ASK_AGAIN, "vary": "accept-encoding"}
        offered = {part.partition(";")[0].strip() for part in accepted.split(",")}
        for name, suffix in ENCODINGS:
            packed = target.with_name(target.name + suffix)
            if name in offered and packed.is_file():
                return Page(self._content(packed), {**headers, "content-encoding": name})
        return Page(self._content(target), headers)

    def _content(self, target: Path) -> bytes:
        changed = target.stat().st_mtime_ns
        kept = self._kept.get(target)
        if kept is None or kept[0] != changed:
            kept = self._kept[target] = (changed, target.read_bytes())
        return kept[1]
