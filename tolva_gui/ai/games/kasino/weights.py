"""What the kernel weighs by: what each card is worth to who takes it, a tabbe, and what is left to others."""

from msgspec import Struct

from tolva_gui.ai.games.kasino.bridge import IN_ORDER
from tolva_gui.ai.games.kasino.pile import Scale
from tolva_gui.ai.games.kasino.rule_player import LAST_TAKER
from tolva_gui.rules.games.kasino.state import LILLAN, STORAN


class Weights(Struct, frozen=True):
    """*card*, *spade*: what is at stake for most of them, in prizes; a tabbe is one. The single cards in points.

    *fears*: how much is minded what the next player may take; *fresh*: with a hand that is dealt first. *last*: to be
    the one who took last, in the last packet. *mine*: what one may take next oneself. *laid*: a card that is laid out,
    as a part of its worth.
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
        """Return them as the kernel takes them."""
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
"""As the rule player weighs."""
FITTED = Weights(
    card=2.1,
    spade=1.6,
    ace=0.75,
    storan=1.2,
    lillan=0.75,
    tabbe=0.75,
    fears=1.6,
    last=0.1,
    fresh=0.5,
    mine=0.5,
)
"""Fitted to deals for two in which nobody searches; for four they are as good as the careful ones."""
