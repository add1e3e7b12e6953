"""Numbers of Qt's enums by their names, for modules that are read at the start.

To import the namespace `Qt` itself takes a tenth of the start; a test holds the numbers to Qt's own.
"""

from typing import Final

KEY_SPACE: Final = 0x20
KEY_RETURN: Final = 0x01000004
KEY_ENTER: Final = 0x01000005
KEYPAD_MODIFIER: Final = 0x20000000
USER_ROLE: Final = 0x0100
