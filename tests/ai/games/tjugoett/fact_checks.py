"""The facts of tjugoett's hints."""

from tests.ai.hints.shared_checks import Checks, of_the_rules

CHECKS: Checks = of_the_rules(
    "banker_has equal first_card in_bank loses_long none_over over over_few purse total_is wins_long"
)
