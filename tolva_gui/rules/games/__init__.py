"""The games, one folder each; `tolva_gui.rules.catalog` finds them by listing the folders.

The `__init__.py` of a folder declares its games, `GAMES = {"svalta-rav": "game.SVALTA_RAV"}` (by id: module and name of
the game for the usual number of players), and their place in the lobby (`ORDER`). It imports nothing: the module is
imported on first use.
"""
