"""Who is who: a random token in a signed cookie. The server keeps only the token's hash."""

from __future__ import annotations

import asyncio
import hmac
import os
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server.timekeeping import Timekeeper

COOKIE = "ludoteca"  # what the names of our cookies begin with
HOST_ONLY = "__Host-"  # under https: no neighbour of the same domain can set it
TOKEN_BYTES = 24
VALUE_LENGTH = len(secrets.token_urlsafe(TOKEN_BYTES)) + 1 + 2 * sha256().digest_size  # token, dot, signature
YEAR = 365 * 24 * 3600
KEY_FILE = "cookie.key"
KEY_BYTES = 32
NOBODY = ""  # whom a token stands for that was given back
PASSAGE_SECONDS = 600.0
MOST_PASSAGES = 20_000  # so many that nobody makes those of others worthless by opening more


def has_key(folder: Path) -> bool:
    """Whether there is a whole key, or `load_key` has to make a new one."""
    path = folder / KEY_FILE
    return path.exists() and path.stat().st_size >= KEY_BYTES


def load_key(folder: Path) -> bytes:
    """The key that signs cookies: made once, readable by nobody else. `LudotecaError` where it cannot be."""
    path = folder / KEY_FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _read_or_make(path)
    except OSError as problem:
        raise LudotecaError(f"cannot use {path}: {problem.strerror}") from problem


def _read_or_make(path: Path) -> bytes:
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) >= KEY_BYTES:
            return key
        path.unlink()  # half-written: it signs nothing any more
        return _read_or_make(path)
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_bytes(KEY_BYTES)
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


class Identity:
    """Makes and reads cookies.

    A browser sends cookies to every port of a host, so the name has the mark of the key: two houses on one machine
    do not take each other's players away. What other programs put into the header is passed over, whatever it is.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._owners: dict[str, str] = {}  # as on disk: hashes of tokens that stand for another player, or for nobody
        self._keys_of: dict[str, set[str]] = {}  # the same by player
        self.cookie = f"{COOKIE}-{sha256(b'name:' + key).hexdigest()[:8]}"
        # Who becomes another player while that one signs out everywhere does so before it, or not at all.
        self.changing = asyncio.Lock()
        # The last: as cookies were called before they had the mark.
        self._names = (HOST_ONLY + self.cookie, self.cookie, COOKIE)

    def _sign(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), sha256).hexdigest()

    def fresh(self) -> str:
        """A new cookie value for someone who has none."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        return f"{token}.{self._sign(token)}"

    def key(self, value: str) -> str | None:
        """The hash of the token in a cookie value; None when we did not sign it, or when it was given back."""
        if len(value) != VALUE_LENGTH or not value.isascii():
            return None
        token, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature, self._sign(token)):
            return None
        key = sha256(f"player:{token}".encode()).hexdigest()
        return None if self._owners.get(key) == NOBODY else key

    def player(self, value: str) -> str | None:
        """The player that a cookie value stands for; None when it stands for nobody."""
        key = self.key(value)
        return None if key is None else self.owner(key)

    def owner(self, key: str) -> str:
        """The player that a token stands for, by its hash: the one who bears it, unless it is another's by now."""
        return self._owners.get(key, key)

    def stands(self, key: str, player: str) -> bool:
        """Whether a token stands for this player even now: meanwhile they may have signed out everywhere else."""
        return self.owner(key) == player

    def learn(self, owners: Mapping[str, str]) -> None:
        """Tokens, by their hashes, that stand for these players from now on."""
        for key, player in owners.items():
            self._keys_of.get(self._owners.get(key, NOBODY), set()).discard(key)
            self._owners[key] = player
            if player != NOBODY:  # of those there are many, and nobody asks for them
                self._keys_of.setdefault(player, set()).add(key)

    def keys_of(self, player: str) -> list[str]:
        """All tokens that stand for a player, by their hashes."""
        own = sorted(self._keys_of.get(player, ()))
        return own if player in self._owners else [player, *own]

    def of_header(self, header: str) -> str | None:
        """The token that a `Cookie` header has, by its hash: of the first cookie that we signed, wherever it stands.
        One that no neighbour can set counts before those that they can: whoever plays here has a cookie that we signed,
        and could make it another one's."""
        found: dict[str, str] = {}
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name in self._names and name not in found:
                key = self.key(value)
                if key is not None:
                    found[name] = key
        return next((found[name] for name in self._names if name in found), None)

    def set_cookie(self, value: str, secure: bool) -> str:
        """The header that gives a browser its cookie."""
        name = HOST_ONLY + self.cookie if secure else self.cookie
        parts = [f"{name}={value}", "Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
        return "; ".join([*parts, "Secure"] if secure else parts)


class Passages:
    """Codes that make another browser the same player, each once and for some minutes; in memory only."""

    def __init__(self, time: Timekeeper) -> None:
        self._time = time
        self._open: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._code_of: dict[str, str] = {}  # the same by player

    def open(self, player: str) -> str:
        """A new code for this player; the one before it is worth nothing any more."""
        self.close(player)
        code = secrets.token_urlsafe(12)
        self._open[code] = (player, self._time.now() + PASSAGE_SECONDS)
        self._code_of[player] = code
        if len(self._open) > MOST_PASSAGES:
            _, (oldest, _) = self._open.popitem(last=False)
            del self._code_of[oldest]
        return code

    def close(self, player: str) -> None:
        """Nobody becomes this player by a code that was given out before."""
        code = self._code_of.pop(player, None)
        if code is not None:
            del self._open[code]

    def whose(self, code: str) -> str | None:
        """Whose code it is, as long as it is good."""
        player, until = self._open.get(code, ("", 0.0))
        return player if player and self._time.now() < until else None

    def use(self, code: str) -> str | None:
        """The same; it cannot be used again."""
        player = self.whose(code)
        bearer, _ = self._open.pop(code, ("", 0.0))
        self._code_of.pop(bearer, None)
        return player
