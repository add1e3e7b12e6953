"""The facts of femtio's hints."""

from tests.ai.hints.shared_checks import Checks, of_the_rules

CHECKS: Checks = of_the_rules("more_than_high foreseen_loses rest_is_known suit_led_wins")
