"""Themes for practice in the K+Q family."""

from typing import Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.mariage.calls import GUBBAR, is_meld
from tolva_gui.rules.kit.themes import is_lead_high_or_low, own_cards, tops

_TOPS: Final = 4
"""The fewest sure tricks in hand for considering a gubbe: six are needed, and partner and luck may help."""


def is_melding(view: kit.View) -> bool:
    """Whether king and queen can be announced, or kept back."""
    return any(map(is_meld, view.legal))


def is_gubbe(view: kit.View) -> bool:
    """Whether a gubbe can be announced with a nearly sufficient hand."""
    if not any(move in GUBBAR for move in view.legal):
        return False
    return len(tops(own_cards(view), view.info.pack, view.ranks)) >= _TOPS


MELDING: Final[kit.Themes] = {
    "meld": is_melding,
    "duck": is_lead_high_or_low,
    "ending": kit.is_ending,
}
WITH_GUBBE: Final[kit.Themes] = {**MELDING, "gubbe": is_gubbe}
