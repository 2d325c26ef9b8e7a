"""Paper Boats, the smallest game that there can be: everything a new folder needs, and nothing more."""
