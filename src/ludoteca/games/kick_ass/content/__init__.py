"""The box of Kick-Ass: the vocabulary its pieces are written in, the pieces, and who reads them."""
