"""The facts of lomber's hints."""

from typing import Final

from tests.ai.hints.layouts import Layout, Told
from tests.ai.hints.shared_checks import Checks, holder_wins, mine, of_the_rules
from tolva_gui.rules.games.lomber.cards import matadors, worths


def to_be_had(layout: Layout, told: Told) -> bool:
    """That number of trumps, and of other kings, are among the unseen cards."""
    cards = layout.unseen()
    trumps = {card for card in cards if worths(layout.state.trump)[card].suit == layout.state.trump}
    kings = {card for card in cards if card.rank == "K"} - trumps
    return (len(cards), len(trumps), len(kings)) == (told["points"], told["trumps"], told["kings"])


def trumps_held(layout: Layout, told: Told) -> bool:
    """The hand has that number of cards of the suit, matadors included."""
    trumps = [card for card in mine(layout) if worths(told["suit"])[card].suit == told["suit"]]
    return bool(len(trumps) == told.get("trumps", told.get("count")))


CHECKS: Checks = {
    "partner_takes_it": holder_wins,
    "matadors": lambda w, v: set(v["cards"]) == set(matadors(v["suit"])) & mine(w),
    "most_trumps": trumps_held,
    "trumps": trumps_held,
    "keeps_high": lambda w, v: set(v["cards"]) <= mine(w),
    "to_be_had": to_be_had,
    **of_the_rules(
        """
        against buys_all costs_at_once few_sure five_needed keeps_useful make_them_take puts_away_high
        """
    ),
}
RARE: Final = {("hint", "all_nine")}
