"""Keep the Heroes Out!, a co-operative dungeon defence for one to six players: the rulebook as code."""
