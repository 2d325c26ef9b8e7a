"""Positions from plain data, and what must always hold."""
