"""Numbers of Qt's enums by name, for modules loaded at the start.

Importing the namespace `Qt` takes a tenth of the start; a test compares the numbers with Qt's.
"""

from typing import Final

KEY_SPACE: Final = 0x20
KEY_RETURN: Final = 0x01000004
KEY_ENTER: Final = 0x01000005
KEYPAD_MODIFIER: Final = 0x20000000
USER_ROLE: Final = 0x0100
