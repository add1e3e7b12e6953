"""A game of lives with its own file and words, for tests of the window: the toy knock, with signs at the seats."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from tests.gallery.tables import people
from tests.knock_toy import HELD, KnockState, KnockToy, seats_out, worth
from tests.listed import listed
from tolva_gui import paths
from tolva_gui.rules.kit import UNSEEN
from tolva_gui.rules.view import COUNT, Sign
from tolva_gui.table.host import Host
from tolva_gui.words import sentences
from tolva_gui.words.game_data import game_data

NAMES: Final = ("Alva", "Elna", "Nils", "Karna", "Per", "Bengta")
DATA: Final = 'kind = "draw"\nscore = "lives"\nfinish = "chip"\n'
WORDS: Final = """name = "Lives"
about = "Draw and discard."
[line]
lowest = "The lowest hand"
[question]
draw = "Draw a card or knock."
discard = "Discard a card."
[sign]
out = "Out"
count = "{total}"
[row]
count = "The hand"
[call]
knock = "I knock!"
[move]
draw = "Draw from the stock"
take = "Take the discard"
knock = "Knock"
"""


class LivesToy(KnockToy):
    """Seats that are out have the sign, the others the worth of the hand that is seen."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.info = replace(self.info, id="lives-toy", seat_counts=(2, 3, 4, 5, 6))

    def signs(self, public: KnockState) -> tuple[Sign, ...]:
        out = (Sign("out", seat) for seat in seats_out(public.standing.scores))
        hands = enumerate(public.hands)
        seen = [(owner, hand) for owner, hand in hands if len(hand) == HELD and UNSEEN not in hand]
        return (*out, *(Sign(COUNT, owner, {"total": worth(hand)}) for owner, hand in seen))


FOR_FOUR: Final = LivesToy(4)


@contextmanager
def at_hand(folder: Path) -> Iterator[LivesToy]:
    """Add the game to the catalogue and its files to the resources within the context."""
    own = paths.resources()
    games = folder / "games"
    (games / "lives-toy").mkdir(parents=True)
    (games / "lives-toy" / "game.toml").write_text(DATA, encoding="utf-8")
    for lang in sentences.LANGUAGES:
        (games / "lives-toy" / f"words.{lang}.toml").write_text(WORDS, encoding="utf-8")
    for there, here in ((own, folder), (own / "games", games)):
        for path in there.iterdir():
            if not (here / path.name).exists():
                (here / path.name).symlink_to(path)
    with pytest.MonkeyPatch.context() as patch, listed("tests.ui.lives_toy.FOR_FOUR"):
        patch.setattr(paths, "resources", lambda: folder)
        game_data.cache_clear()
        yield FOR_FOUR
    game_data.cache_clear()


def new_host(lives: tuple[int, ...], *, alone: bool = False, seed: int = 4) -> Host:
    """Return a table with these lives before the deal; Alva is at the window unless the computers are alone."""
    dealer = max(seat for seat, left in enumerate(lives) if left)
    seats = people(("c" if alone else "m") + "c" * (len(lives) - 1), "rules")
    return Host.new("lives-toy", {}, seats, seed=seed, first_dealer=dealer, scores=lives)
