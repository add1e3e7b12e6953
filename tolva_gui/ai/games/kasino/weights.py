"""The kernel's evaluation weights: captured cards, a tabbe, and the sea left to others."""

from pathlib import Path

from msgspec import Struct

from tolva_gui.ai.games.kasino.bridge import IN_ORDER
from tolva_gui.ai.games.kasino.pile import Scale
from tolva_gui.ai.games.kasino.rule_player import LAST_TAKER
from tolva_gui.ai.learnt import read
from tolva_gui.rules.games.kasino.game import LILLAN, STORAN


class Weights(Struct, frozen=True):
    """*card*, *spade*: multiples of the prize for most cards and most spades; *tabbe*: of a tabbe's points.

    *ace*, *storan*, *lillan*: in points. *fears*: weight of the next player's expected gain; *fresh*: the
    same if their hand is dealt first. *last*: a capture in the last packet. *mine*: weight of the player's next
    capture. *laid*: loss by laying out a card, as a share of its worth.
    """

    card: float = 1.6
    spade: float = 1.6
    ace: float = 1.0
    storan: float = 2.0
    lillan: float = 1.0
    tabbe: float = 1.0
    fears: float = 1.0
    last: float = LAST_TAKER
    fresh: float = 0.0
    mine: float = 0.0
    laid: float = 0.0

    def flat(self, scale: Scale) -> list[float]:
        """Return the weights in the kernel's order."""
        worth = [
            self.card / 52
            + self.spade * scale.spades / 13 * (card.suit == "S")
            + self.ace * (card.rank == "A")
            + self.storan * (card == STORAN)
            + self.lillan * (card == LILLAN)
            for card in IN_ORDER
        ]
        others = (self.tabbe * scale.tabbe, self.fears, self.last, self.fresh, self.mine, self.laid)
        return [*worth, *others]


CAREFUL = Weights()
"""The rule player's weights."""
FITTED = read(Path(__file__).with_name("weights.json"), Weights)
