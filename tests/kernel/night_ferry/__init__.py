"""Night Ferry, a small complete flow game: it proves the kernel, and `docs/adding-a-game.md` is told with it.

Two to four smugglers load crates onto a ferry. Hands and deck are hidden; whoever sits next may demand a toll on
what you load; after each round a crate is auctioned by secret bids, and the crew sets the course together.
"""
