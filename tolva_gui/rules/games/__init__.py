"""The games, a folder each; `tolva_gui.rules.catalog` finds them by listing the folders.

A folder says in its `__init__.py` which games it holds, `GAMES = {"svalta-rav": "game.SVALTA_RAV"}` (by id: module and
name of the game for the usual number of players), and where it stands among the others (`ORDER`). It imports nothing:
the module is imported when its game is asked for.
"""
