"""What a person sees of the game: boards, questions, refusals, events, numbers."""
