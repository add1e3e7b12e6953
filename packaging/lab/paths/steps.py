"""The steps of every game that has a path, for `path_deals.py`, which makes the deals."""

from collections.abc import Mapping
from typing import Final

from lab.paths.bids import GRANDISSIMO, LOMBER, NITTIONIO, PLUMP
from lab.paths.further import KASINO, TJUGOETT, VANDTIA
from lab.paths.mariage import BONDTOLVA_FOR_TWO, BORDSTOLVA, TOLVA, alone, bondtolva
from lab.paths.step import Step

STEPS: Final[Mapping[str, tuple[Step, ...]]] = {
    "tolva-4": TOLVA,
    "tolva-3": alone(3),
    "plocketolva": alone(2),
    "bordstolva": BORDSTOLVA,
    "bondtolva-2": BONDTOLVA_FOR_TWO,
    "bondtolva-4": bondtolva(4),
    "bondtolva-6": bondtolva(6),
    "plump": PLUMP,
    "kasino": KASINO,
    "lomber": LOMBER,
    "nittionio": NITTIONIO,
    "grandissimo": GRANDISSIMO,
    "vandtia": VANDTIA,
    "tjugoett": TJUGOETT,
}
