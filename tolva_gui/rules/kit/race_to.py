"""Games of several deals: the standing of the next deal, and the ranking."""

from msgspec.structs import replace

from tolva_gui.rules.account import Result, Standing


def after_deal(standing: Standing, result: Result, seats: int, step: int = 1) -> Standing | None:
    """Return the standing of the next deal: the next dealer clockwise, the same one after a void deal.

    None once the game is over. *step*: -1 if the deal passes to the right.
    """
    if result.ranking:
        return None
    if result.void:
        return replace(standing, scores=result.scores, carried=result.carried)
    return Standing((standing.dealer + step) % seats, result.scores, result.carried, standing.deal + 1)


def ranking(scores: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the sides from the highest score to the lowest, ties together.

    >>> ranking((16, 12, 16))
    ((0, 2), (1,))
    """
    levels = sorted(set(scores), reverse=True)
    return tuple(tuple(side for side, score in enumerate(scores) if score == level) for level in levels)
