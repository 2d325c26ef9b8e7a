"""The wares of a caravan: two different sets, of which a table has one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WARES: dict[str, dict[str, int]] = {
    "bazaar": {"salt": 1, "dates": 1, "wool": 2, "copper": 2, "silk": 3, "saffron": 4},
    "palace": {"silk": 2, "saffron": 5, "amber": 3, "ivory": 3, "pearls": 4, "incense": 5},
}
WARE_IDS = tuple(dict.fromkeys(ware for wares in WARES.values() for ware in wares))  # a ware has one number everywhere
COPIES = 4

BEASTS = ("mule", "camel", "horse", "goat", "ox", "donkey", "llama", "yak")
STRENGTH = {"mule": 1, "camel": 2, "horse": 1, "goat": 0, "ox": 2, "donkey": 1, "llama": 0, "yak": 1}

STOPS = {"hills": ("mill", "abbey", "pass"), "dunes": ("oasis", "ruin")}
FARE = {"mill": 1, "abbey": 0, "pass": -1, "oasis": 1, "ruin": 0}  # what a stop adds to every sale
STOP_IDS = tuple(stop for stops in STOPS.values() for stop in stops)


class Content:
    """The wares that are traded at one table, and what each is worth there. Nobody changes it."""

    def __init__(self, wares: str) -> None:
        self.wares = tuple(WARE_IDS.index(ware) for ware in WARES[wares])
        self.worths = {WARE_IDS.index(ware): worth for ware, worth in WARES[wares].items()}


def make_content(options: Mapping[str, Any]) -> Content:
    """The content of a table with this option `wares`."""
    return Content(options["wares"])
