"""Phones as hands: a small server for the phones of a game's players, without Qt.

One seat a connection. A phone gets what its seat may see (`scene`) and sends what its person does (`messages`); the
room (`room`) stands between them and the game, in the thread that owns the game. Nothing here names a game.
"""
