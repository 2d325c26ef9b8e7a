"""Kick-Ass, a co-operative game of a city and its amateurs in masks for one to four players: the rulebook as code."""
