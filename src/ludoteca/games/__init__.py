"""The five games, a folder each."""

# The order of the shelf in the lobby. A game that is named here and has no folder yet is announced as coming.
ANNOUNCED = ("king-of-tokyo", "rush-out", "keep-the-heroes-out", "kick-ass", "fabrica-de-herois")
