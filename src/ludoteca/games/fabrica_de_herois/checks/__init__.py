"""For tests and checks: positions from plain data, and what must always hold."""
