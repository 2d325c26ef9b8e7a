"""The table server: seats, sockets, store, HTTP API. It knows games only through the registry and the `Session`."""
