"""`ludoteca serve` for the browser tests: the same server, but bots do not dawdle, nobody is limited, and luck repeats.

python -m tests.browser.serving DATA PORT
"""

from __future__ import annotations

import logging
import os
import secrets
import sys
from hashlib import sha256
from pathlib import Path

from ludoteca.server import orders
from ludoteca.server.commands import serve
from ludoteca.server.settings import Rates, Settings

NO_LIMIT = (1e9, 1e9)
RATES = Rates(NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT)


class RepeatedLuck:
    """In place of `secrets`: the first table of a server always has the same seed, and so on. Ids stay random."""

    def __init__(self) -> None:
        self.tables = 0

    def token_hex(self, size: int) -> str:
        """The seed of the next table."""
        self.tables += 1
        return sha256(f"table {self.tables}".encode()).hexdigest()[: 2 * size]

    def token_urlsafe(self, size: int) -> str:
        """The id of a table."""
        return secrets.token_urlsafe(size)


def main() -> int:
    """Serve until killed."""
    data, port = Path(sys.argv[1]), int(sys.argv[2])
    logging.basicConfig(level=logging.WARNING)
    vars(orders)["secrets"] = RepeatedLuck()
    given = os.environ.get("LUDOTECA_CLIENT")
    settings = Settings(
        data=data,
        static=Path(given) if given else None,
        pace=float(os.environ.get("LUDOTECA_PACE", "0")),
        playouts=16,
        workers=1,
        grace=0.5,
        host_grace=30,
        rates=RATES,
    )
    return serve(settings, "127.0.0.1", port)


if __name__ == "__main__":
    sys.exit(main())
