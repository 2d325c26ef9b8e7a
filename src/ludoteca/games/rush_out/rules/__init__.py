"""The rules, a file for each chapter. `play.py` is the table: what may be done now, and what happens then."""
