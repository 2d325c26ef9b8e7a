"""Golden playthroughs: one record for each game and option set, and a digest of all that happens in it."""
