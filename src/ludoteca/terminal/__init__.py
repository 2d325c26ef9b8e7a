"""Play in a terminal: any game of the house, through the session and what it presents."""
