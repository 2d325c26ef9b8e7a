"""What every game shares. The kernel imports no game."""
