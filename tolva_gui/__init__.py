"""Tolva, a card table: tolva, bondtolva and their Swedish relatives."""

__version__ = "0.1.0"
APP_ID = "io.github.tolva_cards.Tolva"
"""The program's desktop id: the name of its menu entry, icons and description (see `packaging/release`).

A new maintainer changes it only here; HOME too.
"""
HOME = ""
"""The address of the program's repository; packages name none until there is one."""
WITHOUT_A_SCREEN = (
    "Without a screen, `tolva-gui play --demo --offscreen` (in a checkout `python3 packaging/start.py play --demo "
    "--offscreen`) plays a whole game by itself, and `tolva-gui engine` speaks the table protocol."
)
"""Alternatives if no window can be opened; shown in that case."""
