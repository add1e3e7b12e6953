"""What the kernel weighs by: what each card is worth to who takes it, a tabbe, and what is left to others."""

from tolva_gui.ai.kasino import pile
from tolva_gui.ai.kasino.bridge import IN_ORDER
from tolva_gui.ai.kasino.pile import Scale
from tolva_gui.ai.kasino.rule_player import LAST_TAKER
from tolva_gui.rules.frozen import frozen


@frozen
class Weights:
    """*fears*: how much is minded what the next player may take; *fresh*: with a hand that is dealt first.

    *last*: to be the one who took last, in the last packet. *mine*: what one may take next oneself. *laid*: a card that
    is laid out, as a part of its worth.
    """

    fears: float = 1.0
    last: float = LAST_TAKER
    fresh: float = 0.0
    mine: float = 0.0
    laid: float = 0.0

    def flat(self, scale: Scale) -> list[float]:
        """Return them as the kernel takes them."""
        worth = (scale.worth[pile.NUMBER[card]] for card in IN_ORDER)
        return [*worth, scale.tabbe, self.fears, self.last, self.fresh, self.mine, self.laid]


CAREFUL = Weights()
"""As the rule player weighs."""
