"""The game once more, from the digest of its rulebook alone: a second, plain and slow telling that shares no code.

`words` reads pieces, `world` is what lies on the table; `meters`, `streets`, `fights`, `row`, `plots`, `deeds` and
`days` say what may be done and what comes of it. `beside` plays a match next to the engine and compares every question
and every state; `positions` makes up where it begins. Where the two differ, the rulebook decides.

A piece says more than the rulebook does: the model knows the words that are needed to play, and those of every Crisis,
Boss-Combat card and Enemy of the box. With a piece that says more a match is followed no further (`Beyond`).
"""
