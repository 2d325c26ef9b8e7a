"""The box: rooms, Clans, cards, Guild, Treasures and scenarios."""
