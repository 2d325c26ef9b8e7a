"""What `make bench` runs: our figures as plain Python and compiled, and other engines beside them."""
