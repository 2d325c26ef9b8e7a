"""The server: tables, seats, sockets, store."""
