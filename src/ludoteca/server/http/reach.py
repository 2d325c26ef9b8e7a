"""Where others reach this server: the addresses of this machine in its network, for links that phones can open, and
the names that it answers to."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  (read, not bound)
SOMEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))  # for documentation: nobody is there


def is_loopback(host: str) -> bool:
    """Whether this is this very machine, as it calls itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def addresses(host: str, port: int) -> list[str]:
    """Where a server that listens on `host` is found by others, the likeliest first; none when it listens to itself."""
    if is_loopback(host):
        return []
    hosts = own_addresses() if host in EVERYWHERE else [host]
    return [f"http://{f'[{one}]' if ':' in one else one}:{port}" for one in hosts]


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one that leads out first."""
    found = [_leading_to(there, family) for there, family in SOMEWHERE]
    with suppress(OSError):  # a machine need not know its own name
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    usable = [one for one in found if one and not ip_address(one.partition("%")[0]).is_loopback]
    return sorted(dict.fromkeys(usable), key=lambda one: ":" in one)  # people read the old ones more easily


# A name or an address, those with colons in brackets; and perhaps a port. The brackets may have a zone in them.
HOST = re.compile(r"(?P<name>[^][:,%\s]+|\[[^]\[,\s]+\])(?::[0-9]*)?")


class Names:
    """What this server is called. A page elsewhere whose name is made to lead to this machine must not be answered as
    if it were ours (DNS rebinding): such a request carries that page's name. An address cannot be borrowed so."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        machine = socket.gethostname().lower()
        self._known = {"localhost", machine, f"{machine.partition('.')[0]}.local", *(name.lower() for name in given)}

    def know(self, host: str) -> bool:
        """Whether a `Host` header means us. Whoever sends none is no browser."""
        if not host.strip():
            return True
        found = HOST.fullmatch(host.strip().lower())
        if found is None:
            return False  # two names are none, nor is an address with something behind it
        name = found["name"]
        return name.rstrip(".") in self._known or _is_address(name.strip("[]").partition("%")[0])


@lru_cache(maxsize=256)
def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _leading_to(there: str, family: socket.AddressFamily) -> str:
    """The address that this machine would write from; nothing is sent to find out."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((there, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""
