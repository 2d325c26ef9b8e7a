"""Storm Watch, a small complete co-operative game: it has every kind of question that a team can be asked.

One to four keepers hold a lighthouse through stormy nights. They plan openly, work side by side in any order, turn the
beam together, and may brace the cliff against each wave. Only you know the stores in your own hands.
"""
