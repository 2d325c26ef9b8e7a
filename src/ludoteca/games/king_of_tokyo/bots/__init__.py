"""How bots play this game."""
