"""What each viewer may see, as messages."""
