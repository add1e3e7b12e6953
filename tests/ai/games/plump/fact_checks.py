"""The facts of plump's hints."""

from typing import Final

from tests.ai.hints.layouts import Layout, Told
from tests.ai.hints.shared_checks import OF_BIDS, Checks, mine, of_the_rules


def missing(layout: Layout, told: Told) -> list[int | None]:
    """Return how many tricks each seat still needs in plump; None if the bid is lost."""
    seats = told["seats"] if "seats" in told else (told["seat"],)
    state = layout.state
    wanted = [(state.bids[seat] or 0) - state.tricks_won[seat] for seat in seats]
    return [each if 0 <= each <= len(mine(layout)) else None for each in wanted]


CHECKS: Checks = {
    **OF_BIDS,
    "has_enough": lambda w, v: missing(w, v) == [0],
    "have_enough": lambda w, v: set(missing(w, v)) == {0},
    "needs_all": lambda w, v: missing(w, v) == [v["count"]] == [len(mine(w))],
    "needs_more": lambda w, v: missing(w, v) == [v["rest"]] and v["points"] == len(mine(w)),
    **of_the_rules("bid bid_others bids_left bids_over bids_sum forbidden lost_all"),
}
RARE: Final = {("hint", "each_trick")}
