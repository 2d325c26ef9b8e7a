"""What is in the box: TOML files, the words that they use, what they must hold, and the numbers made of them."""
