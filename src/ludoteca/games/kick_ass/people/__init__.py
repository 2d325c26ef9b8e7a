"""What a person sees of Kick-Ass."""
