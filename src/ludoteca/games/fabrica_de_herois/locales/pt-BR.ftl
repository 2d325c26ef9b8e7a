# As cartas falam em pt-BR/heroes, missions, bases e effects; a mesa, nos outros arquivos da pasta.

game-title = Fábrica de Heróis
game-tagline = Monte, lidere e guarde uma ação.
game-cover = Monte a equipe, escolha o líder e cumpra missões até 40 pontos.
