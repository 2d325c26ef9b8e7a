"""Caravan, a small co-operative flow game, for one to six travellers.

It shows what Night Ferry does not: options that depend on each other, content that belongs to a table, causes and
bills, a secret that is looked at and kept in the state, and bots that say what they intend and share a plan.
"""
