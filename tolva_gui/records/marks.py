"""The names of all marks: lines `x-…` that the program adds to the head of a record, at most once unless stated.

Whoever reads a record keeps the marks that they do not know.
"""

from typing import Final

PLAYER: Final = "x-player"
"""The id of the person of this machine whose game it is (`records.persons`)."""
WITH: Final = "x-with"
"""Seat and id of another person of this machine at the table; one line each."""
FACE: Final = "x-face"
"""The portrait and the name of a person who has chosen one; one line each."""
BRANCH: Final = "x-branch"
"""The number of the game among those with the same beginning."""
MATCH: Final = "x-match"
"""Three tolvor (`records.matches`)."""
MATCH_GAME: Final = "x-match-game"
"""Winner and scores of an earlier game of the match; one line each."""
DAILY: Final = "x-daily"
"""The day whose deal this is."""
LESSON: Final = "x-lesson"
"""The lesson, exercise or practice whose table this is; it is not saved."""
PROGRAM: Final = "x-program"
DEAL: Final = "x-deal"
BUDGET: Final = "x-budget"
COMPUTER: Final = "x-computer"
"""Of a report only (`records.report`); one line per computer."""
