"""The five Final Plots, one file each; `rules/plotting.py` is their door."""
