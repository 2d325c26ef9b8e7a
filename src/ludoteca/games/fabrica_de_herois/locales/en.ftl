# Cards speak in en/heroes, missions, bases and effects; the table in the other files of that folder.

game-title = Fábrica de Heróis
game-tagline = Build, lead, and keep one Action back.
game-cover = Build the team, choose its leader, and take missions up to 40 points.
