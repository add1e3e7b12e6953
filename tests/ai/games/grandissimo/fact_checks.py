"""The facts of grandissimo's hints."""

from typing import Final

from tests.ai.hints.shared_checks import Checks, holder_wins, of_the_rules

CHECKS: Checks = {
    "partner_takes_it": holder_wins,
    **of_the_rules(
        """
        all_alone beyond both_make_it concede_early defend defend_beyond defend_reached first_suit forfeit forfeit_least
        make_them_take needs_together off_suit puts_away_only reached second_suit strike takes_enough_in
        takes_enough_in_grand takes_enough_more tricks_left
        """
    ),
}
RARE: Final = {
    ("hint", "whose_forfeit"),
    ("reason", "strike"),
    ("reason", "reached"),
    ("reason", "defend_reached"),
    ("reason", "puts_away_only"),
    ("reason", "takes_enough_more"),
}
"""Forfeits and contracts made, which random play hardly reaches."""
