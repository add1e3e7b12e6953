"""Tolva, a card table: tolva, bondtolva and their Swedish relatives."""

__version__ = "0.1.0"
APP_ID = "io.github.tolva_cards.Tolva"
"""What desktops call the program: the name of its menu entry, icons and description (see `packaging/release`).

Whoever gives the program a home changes it here, and nowhere else; HOME too.
"""
HOME = "https://github.com/tolva-cards/tolva"
"""Where the program is told of on the web."""
WITHOUT_A_SCREEN = (
    "Without a screen, `tolva-gui play --demo --offscreen` (in a checkout `python3 packaging/start.py play --demo "
    "--offscreen`) plays a whole game by itself, and `tolva-gui engine` speaks the table protocol."
)
"""What the program can do where no window can be opened; told whenever that is so."""
