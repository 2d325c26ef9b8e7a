"""What Power cards do, grouped by what they are about. A card is a class: its name says which (content/load.py)."""
