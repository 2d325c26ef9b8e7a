"""Tables: who sits there, what happens to them, and in which order."""
