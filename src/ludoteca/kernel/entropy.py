"""The one door through which real randomness enters: a fresh seed. Everything after it is reproducible."""

from __future__ import annotations

import secrets


def fresh_seed() -> int:
    """A seed nobody can guess, for a match that was not given one."""
    return secrets.randbits(63)
