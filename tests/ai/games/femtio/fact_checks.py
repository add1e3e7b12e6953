"""The facts of femtio's hints."""

from tests.ai.hints.shared_checks import Checks, of_the_rules

CHECKS: Checks = of_the_rules("high_first high_held suit_led_wins")
