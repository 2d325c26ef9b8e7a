"""How often someone may do something: token buckets, for a player and for the neighbourhood that they come from."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

from ludoteca.server.refusals import TooOften
from ludoteca.server.settings import Settings
from ludoteca.server.timekeeping import Timekeeper
from ludoteca.server.work.fairness import Share, Sluice
from ludoteca.server.work.ledger import Ledger

MOST_ADDRESSES = 20_000
LIVE_SHARE = 0.4  # of each second of the event loop, for the bots of all live tables together
ONLOOKERS = 20  # messages to those who only look on, in one turn of the event loop
LIVE_BURST = 0.02  # seconds that they may have saved up
HOUSEMATES = 4  # players who come from one place may do so many times as much as one of them
PLAYMATES = 20  # the same for commands: a whole class may play from behind one address
HOUSEHOLD = 64  # bits of an IPv6 address that one household shares; the rest it chooses as it likes


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """Whom an address stands for, where something is limited: itself, or its whole /64 where it is an IPv6 one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found, HOUSEHOLD), strict=False))
    return str(found)


class Bucket:
    """Fills with `rate` tokens a second up to `burst`; whatever is done takes one."""

    __slots__ = ("burst", "level", "rate", "seen", "time")

    def __init__(self, rate: float, burst: float, time: Timekeeper) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.time = time
        self.seen = time.now()

    def fill(self) -> float:
        """How full it is by now."""
        now = self.time.now()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        return self.level

    def take(self) -> bool:
        """Whether it may be done now."""
        if self.fill() < 1:
            return False
        self.level -= 1
        return True


class Doorkeeper:
    """A bucket for each address; the addresses that were not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, time: Timekeeper) -> None:
        self.rate = rate
        self.burst = burst
        self.time = time
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def has_room(self, address: str) -> bool:
        """Whether this address could do it once more now."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.fill() >= 1

    def lets(self, address: str) -> bool:
        """Whether this address may do it once more now."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst, self.time)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()


class Rounds:
    """The limit of one kind of thing, for each player and for each neighbourhood: whoever makes themself a new player
    for each try is still where they are."""

    def __init__(self, rate: tuple[float, float], time: Timekeeper, mates: int = HOUSEMATES) -> None:
        self._players = Doorkeeper(*rate, time)
        self._places = Doorkeeper(rate[0] * mates, rate[1] * mates, time)

    def let(self, player: str, place: str) -> bool:
        """Whether this player, who comes from there, may do it once more now. What a player may not do takes nothing
        away from their neighbours."""
        return self._players.lets(player) and self._places.lets(place)

    def has_room(self, player: str, place: str) -> bool:
        """Whether they could; nothing is taken from them."""
        return self._players.has_room(player) and self._places.has_room(place)


class Limits:
    """All that is limited for a player, wherever and over however many connections they do it."""

    def __init__(self, settings: Settings) -> None:
        rates, time = settings.rates, settings.time
        self.commands = Rounds(rates.commands, time, PLAYMATES)
        self.many_commands = Rounds(rates.many_commands, time, PLAYMATES)
        self.changes = Rounds(rates.changes, time, PLAYMATES)
        self.patience = Rounds(rates.patience, time, PLAYMATES)
        self.names = Rounds(rates.names, time)
        self.devices = Rounds(rates.devices, time)
        self.tables = Rounds(rates.tables, time)
        self.many_tables = Rounds(rates.many_tables, time)
        self.replays = Rounds(rates.replays, time)
        self.codes = Rounds(rates.codes, time)
        self.hints = Rounds(rates.hints, time)
        self.chats = Rounds(rates.chats, time)
        self.many_chats = Rounds(rates.many_chats, time, PLAYMATES)
        self.signs = Rounds(rates.signs, time)
        self.reports = Rounds(rates.reports, time)
        self.blocks = Rounds(rates.blocks, time)
        self.most_running = settings.most_running
        self.running: Callable[[str], int] = lambda _player: 0  # matches in memory that a player has set going
        self.live_bots = Share(LIVE_SHARE, LIVE_BURST)
        self.onlookers = Sluice(ONLOOKERS)
        self.ledger = Ledger(settings.busy)

    def check_running(self, player: str) -> None:
        """A player sets one more match going, if they may."""
        if self.running(player) >= self.most_running:
            raise TooOften("refuse-too-many-running", {"n": self.most_running})
