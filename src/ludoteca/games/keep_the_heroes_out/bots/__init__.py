"""How the levels play."""
