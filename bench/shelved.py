"""Has every game of the house loaded once it is imported: for a process from which many servers are forked."""

from __future__ import annotations

from ludoteca.server.tables.house import read_up, shelf

SHELF = shelf()
read_up()
