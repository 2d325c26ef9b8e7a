"""What speaks HTTP: pages, the API, sockets, and who is let in."""
