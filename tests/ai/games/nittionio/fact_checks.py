"""The facts of nittionio's hints."""

from tests.ai.hints.shared_checks import OF_BIDS, Checks, of_the_rules

CHECKS: Checks = {**OF_BIDS, **of_the_rules("bid bid_alike joker_as nine_take number_said premium_risk")}
