"""How the levels play Fábrica de Heróis."""
