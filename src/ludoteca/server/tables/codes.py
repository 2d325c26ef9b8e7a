"""The short code of a table: what one calls across the room, and types on a phone.

It follows from the id of the table, so nothing has to be kept; the id does not follow from it. There are 64 million,
and an address may try a few a minute (`Rates.codes`).
"""

from __future__ import annotations

from hashlib import sha256

LETTERS = "BCDFGHJKMNPQRSTVWXYZ"  # no vowels, so no words; nothing that looks like a digit
LENGTH = 6


def code_of(table_id: str) -> str:
    """The code of the table with this id."""
    number = int.from_bytes(sha256(f"code of {table_id}".encode()).digest()[:8], "big")
    letters = []
    for _ in range(LENGTH):
        number, index = divmod(number, len(LETTERS))
        letters.append(LETTERS[index])
    return "".join(letters)


def read_code(typed: str) -> str:
    """A code as someone typed it; empty when it can be none."""
    letters = "".join(char for char in typed.upper() if char not in " -·.")
    return letters if len(letters) == LENGTH and set(letters) <= set(LETTERS) else ""
