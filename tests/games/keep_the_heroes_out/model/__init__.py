"""The game once more, from the rulebook alone: a second, plain and slow telling that shares no code with the rules.

`box` reads cards, `world` is what lies on the table, `turns` and `heroes` say what may be done and what comes of it.
`beside` plays a match next to the engine and compares every question and every state. Where they differ, the rulebook
decides.
"""
