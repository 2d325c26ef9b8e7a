"""Fábrica de Heróis: two to six players build teams of heroes and fulfil Missions."""
