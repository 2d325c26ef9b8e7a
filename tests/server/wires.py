"""What comes over a bare connection, as strangers open one."""

from __future__ import annotations

import asyncio


async def answer_of(reader: asyncio.StreamReader, bodiless: bool = False) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of the next answer."""
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    body = b"" if bodiless else await reader.readexactly(int(headers["content-length"]))
    return int(first.split()[1]), headers, body


def without_date(answer: tuple[int, dict[str, str], bytes]) -> tuple[int, dict[str, str], bytes]:
    """An answer, to be compared with another one."""
    assert answer[1].pop("date")
    return answer
