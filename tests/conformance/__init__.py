"""What every game of the house must do."""
