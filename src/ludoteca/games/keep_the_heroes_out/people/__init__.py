"""What a person sees of a match."""
