"""Bots: they know only what a seat may see."""
