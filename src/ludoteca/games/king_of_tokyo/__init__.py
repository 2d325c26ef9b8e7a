"""King of Tokyo: dice, claws and a city to hold."""
