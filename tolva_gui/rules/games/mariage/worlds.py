"""Sampled layouts consistent with a seat's view in the K+Q family."""

from tolva_gui.rules.games.mariage.cardset import Bit, Mask
from tolva_gui.rules.games.mariage.state import HIDDEN, MariageState, unseen_cards
from tolva_gui.rules.kit.sampling import TRIES, deal_hidden
from tolva_gui.rules.protocol import Chance


def fill_world(public: MariageState, rng: Chance) -> MariageState:
    """Return a copy of a view's public state with its hidden cards dealt at random.

    Hands get no card that `public.excluded` denies them; stock and face-down cards take the rest. `public.limits` and
    `public.pairless` are respected if one of a few tries does so.
    """
    world = public.copy()
    unseen, counts = unseen_cards(public), public.unseen or []
    denied = public.excluded or [0] * len(counts)
    for _ in range(TRIES):
        hands, left = deal_hidden(unseen, counts, denied, rng)
        if not _has_pair(public, hands) and _within_limits(public, hands):
            break
    for seat, cards in enumerate(hands):
        world.hands[seat] |= cards
    _lay_face_down(world, left)
    world.unseen = world.excluded = None
    world.limits = ()
    world.pairless = 0
    return world


def _has_pair(public: MariageState, hands: list[Mask]) -> bool:
    """Whether a seat proved to have no pair got one."""
    silent = [hand for seat, hand in enumerate(hands) if public.pairless >> seat & 1]
    return any(hand & pair == pair for hand in silent for pair in public.table.pair)


def _within_limits(public: MariageState, hands: list[Mask]) -> bool:
    return all((hands[seat] & cards).bit_count() <= most for seat, cards, most in public.limits)


def _lay_face_down(world: MariageState, cards: list[Bit]) -> None:
    spare = iter(cards)
    world.stock = [next(spare) for _ in world.stock]
    world.down = [[next(spare) if bit == HIDDEN else bit for bit in row] for row in world.down]
