"""The games, a folder each. `ludoteca.game_ids()` lists them, `ludoteca.game(id)` opens one.

`LUDOTECA_SHELF` may name more folders with games in them.
"""

from ludoteca.shelf import more_folders

__path__ += more_folders()
