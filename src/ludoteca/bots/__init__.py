"""Bots for every game: they know a match only through a `Glimpse`."""

from __future__ import annotations

from ludoteca.bots.bot import Bot, LiveBot
from ludoteca.bots.glimpse import Glimpse
from ludoteca.bots.levels import LEVELS, make_bot

__all__ = ["LEVELS", "Bot", "Glimpse", "LiveBot", "make_bot"]
