"""The cards of the box: Heroes, Missions, Bases."""
