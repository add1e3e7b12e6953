"""The steps of every game that has a path, for `path_deals.py`, which makes the deals."""

from collections.abc import Mapping
from typing import Final

from path_step import Step
from path_steps_bids import GRANDISSIMO, LOMBER, NITTIONIO, PLUMP
from path_steps_further import KASINO, TJUGOETT, VANDTIA
from path_steps_mariage import BONDTOLVA_FOR_TWO, BORDSTOLVA, TOLVA, alone, bondtolva

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
