"""The vocabulary of cards: verbs, targets, amounts, conditions, lines."""
