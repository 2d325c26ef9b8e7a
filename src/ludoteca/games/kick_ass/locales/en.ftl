# Kick-Ass: heroes without powers. The words of its pieces lie in en/.

game-title = Kick-Ass
game-title-family = Kick-Start
game-tagline = No powers. No plan. One city.
game-cover = Heroes without powers, with overdue bills, and a villain with a plan.
game-about = One to four heroes in home-made costumes keep a city from falling over: by day there is work, school and friends, by night there is the mask. Solve three Events, find out what the villain is up to, and stop the Final Plot before the ninth round ends.
