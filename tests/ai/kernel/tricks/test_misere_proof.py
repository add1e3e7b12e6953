"""The kernel's proofs for the end of a misère."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.ai.kernel.tricks.brute_force import Ending, in_the_kernel
from tests.cases import cases
from tolva_gui.ai.kernel.tricks.bridge import WIDTH
from tolva_gui.ai.kernel.tricks.sense import Aim, mask

CARDS = 4
SEATS = 4


def position(hands: Sequence[Sequence[int]], turn: int, target: int) -> Any:
    """Return a position with all cards known before the first card of a trick."""
    modes = [Aim.FORCE] * SEATS
    modes[target] = Aim.DUCK
    sides = [int(seat == target) for seat in range(SEATS)]
    aims = {"modes": modes, "target": target, "until": target, "attackers": 1 << target}
    return in_the_kernel([*map(mask, hands)], turn, sides=sides, **aims)


@cases("seed", range(20), usual=["0", "4", "8", "12", "16"])
def test_a_proof_is_what_trying_everything_finds(seed: int) -> None:
    rng = Random(seed)
    # Few ranks, so that neither side nearly always wins.
    pack = [suit * WIDTH + rank for suit in range(rng.choice((2, 3, 4))) for rank in range(WIDTH)]
    dealt = rng.sample(pack, CARDS * SEATS)
    hands = [sorted(dealt[seat * CARDS : (seat + 1) * CARDS]) for seat in range(SEATS)]
    turn, target = rng.randrange(SEATS), rng.randrange(SEATS)
    (taken,) = position(hands, turn, target).outcomes(1, seed, exact=CARDS)
    ending = Ending(-1, 0, frozenset({target}), tuple(map(frozenset, hands)), turn)
    assert (taken[target] == 0) == ending.value(lambda won: won[target] == 0, (0,) * SEATS), hands


def test_deal_ends_when_the_hand_beside_the_card_is_empty() -> None:
    """G45: in a liten game each defender keeps a card."""
    hands = [[0, 1], [2, 3, 4], [15, 16, 17], [30, 31, 32]]
    kernel = position(hands, 1, 0)
    for card in (2, 15, 30, 0, 3, 16, 31, 1):
        assert kernel.legal() >> card & 1
        kernel.play(card)
    _, taken, over = kernel.told()
    assert over
    assert sum(taken) == 2
