"""Reads a QR code from its dark modules: as much of ISO/IEC 18004 as a short link needs; nothing is repaired."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

# Data codewords of the codes that have one block only, by version, for the error correction levels M and L.
ONE_BLOCK = {"M": {1: 16, 2: 28, 3: 44}, "L": {1: 19, 2: 34, 3: 55, 4: 80, 5: 108}}
LEVELS = {0b00: "M", 0b01: "L"}
FORMAT_MASK = 0b101010000010010
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, _: row % 2 == 0,
    lambda _, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)
BYTES = 0b0100


def modules_of_path(path: str) -> set[tuple[int, int]]:
    """The dark modules, as (row, column), of an SVG path that draws each as a square."""
    return {(int(row), int(column)) for column, row in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}


def read(dark: set[tuple[int, int]]) -> str:
    """The text of a code."""
    size = max(row for row, _ in dark) + 1
    version = (size - 17) // 4
    assert size == 17 + 4 * version
    places = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    form = int("".join("1" if place in dark else "0" for place in places), 2) ^ FORMAT_MASK
    count = ONE_BLOCK[LEVELS[form >> 13]][version]
    mask = MASKS[form >> 10 & 0b111]
    bits = "".join("1" if ((place in dark) != mask(*place)) else "0" for place in _data_places(size, version))
    assert int(bits[:4], 2) == BYTES
    length = int(bits[4:12], 2)
    assert length <= count - 2
    return bytes(int(bits[12 + 8 * at : 20 + 8 * at], 2) for at in range(length)).decode()


def _data_places(size: int, version: int) -> Iterator[tuple[int, int]]:
    """Where the data lies: two columns at a time from the right, up and down in turns."""
    upwards = True
    for right in (*range(size - 1, 6, -2), *range(5, 0, -2)):
        for row in range(size - 1, -1, -1) if upwards else range(size):
            for column in (right, right - 1):
                if not _is_fixed(row, column, size, version):
                    yield row, column
        upwards = not upwards


def _is_fixed(row: int, column: int, size: int, version: int) -> bool:
    """Whether a module belongs to a pattern or to the format."""
    if (row < 9 and column < 9) or (row < 9 and column >= size - 8) or (row >= size - 8 and column < 9):
        return True
    if 6 in (row, column):
        return True
    middle = size - 7  # of the one alignment pattern that the versions 2 to 6 have
    return version > 1 and abs(row - middle) <= 2 and abs(column - middle) <= 2
