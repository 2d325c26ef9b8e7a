"""How the levels play Kick-Ass: one shared plan for each segment, read by every bot of the team."""
