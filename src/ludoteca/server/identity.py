"""Who is who: a random token in a signed cookie. The server keeps only the token's hash."""

from __future__ import annotations

import hmac
import os
import secrets
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

COOKIE = "ludoteca"
YEAR = 365 * 24 * 3600
KEY_FILE = "cookie.key"
KEY_BYTES = 32


def load_key(folder: Path) -> bytes:
    """The key that signs cookies: made once, readable by nobody else."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / KEY_FILE
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) >= KEY_BYTES:
            return key
        path.unlink()  # half-written: nobody has a cookie of it
        return load_key(folder)
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_bytes(KEY_BYTES)
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


class Identity:
    """Makes and reads cookies."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _sign(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), sha256).hexdigest()

    def fresh(self) -> str:
        """A new cookie value for someone who has none."""
        token = secrets.token_urlsafe(24)
        return f"{token}.{self._sign(token)}"

    def player(self, value: str) -> str | None:
        """The player that a cookie value stands for; None when we did not sign it."""
        token, _, signature = value.rpartition(".")
        if not token or not hmac.compare_digest(signature.encode(), self._sign(token).encode()):
            return None
        return sha256(f"player:{token}".encode()).hexdigest()

    def of_header(self, header: str) -> str | None:
        """The player that a `Cookie` header names."""
        try:
            cookies = SimpleCookie(header)
        except CookieError:
            return None
        found = cookies.get(COOKIE)
        return self.player(found.value) if found is not None else None


def set_cookie(value: str, secure: bool) -> str:
    """The header that gives a browser its cookie."""
    parts = [f"{COOKIE}={value}", "Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)
