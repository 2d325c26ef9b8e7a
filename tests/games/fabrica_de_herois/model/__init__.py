"""The heart of the game once more, from the digest of its rulebook alone: a second, plain and slow telling.

`table` reads the cards from their files and works out what follows from what lies on the table: limits, the marker, who
is Protected, what a Field reaches. `may` says what a player may do: every play, and every answer in a window. `ledger`
keeps the marker by what the cards say. `beside` plays a match next to the engine and compares all of it. Nothing here
uses the rules of the engine; where the two differ, the digest decides.
"""
