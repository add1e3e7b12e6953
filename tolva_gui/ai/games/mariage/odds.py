"""Probabilities of taking the trick, computed from a seat's `Reading`."""

from collections.abc import Iterable
from math import prod
from typing import Final

from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.rules.kit import Card, Seat, Suit

_OVERTRUMPED: Final = 0.4
"""How often the partner's trump is higher when the partner and an opponent both trump."""

_WILLING: Final = 0.3
"""How often a player who can take the trick does, where any card may be played."""


class Odds:
    """The current trick, seen by the seat about to play to it or to lead."""

    def __init__(self, reading: Reading) -> None:
        self.read = reading
        after = reading.after_me
        self._partners = [seat for seat in after if reading.ours(seat)]
        self._others = [seat for seat in after if not reading.ours(seat)]

    def i_win(self, card: Card) -> float:
        """Return the probability that the card takes the trick."""
        if not self.read.leads(card):
            return 0.0
        lead = self._suit_led(card)
        beaters = self._beaters(card)
        everyone = self.read.after_me
        safe = prod(1.0 - self._holds(everyone, beater, lead) for beater in beaters)
        return safe * (1.0 - self._ruffs(everyone, card, lead))

    def side_leads(self, card: Card) -> float:
        """Return 1 if my side is winning the trick right after the card, else 0: the shortest horizon."""
        return float(self.read.leads(card) or self.read.ours(self._winner))

    def side_wins(self, card: Card) -> float:
        """Return the probability that my side takes the trick if I play the card.

        Players must head if they can, so the strongest card after me decides.
        """
        best = self.read.best
        winning = card if best is None or self.read.leads(card) else best
        ours = winning is card or self.read.ours(self._winner)
        lead = self._suit_led(card)
        wins = self._by_strength(winning, lead, ours)
        theirs, partners = (self._ruffs(seats, winning, lead) for seats in (self._others, self._partners))
        unruffed = partners + (1.0 - partners) * wins
        return (1.0 - theirs) * unruffed + theirs * partners * _OVERTRUMPED

    @property
    def _winner(self) -> Seat:
        winning = self.read.facts.winning
        return self.read.seat if winning is None else winning

    def _by_strength(self, winning: Card, lead: Suit, ours: bool) -> float:
        """Walk the beaters from the strongest down: the first one held after me decides; if none, the card stands."""
        wins, nobody = 0.0, 1.0
        for beater in self._beaters(winning):
            partner = self._holds(self._partners, beater, lead)
            wins += nobody * partner
            nobody *= max(0.0, 1.0 - partner - self._holds(self._others, beater, lead))
        return wins + nobody if ours else wins

    def _suit_led(self, card: Card) -> Suit:
        return self.read.lead or card.suit

    def _beaters(self, winning: Card) -> list[Card]:
        """The stronger cards of the winning card's suit that are out, strongest first."""
        out = [card for card in self.read.out(winning.suit) if self.read.beats(card, winning)]
        return sorted(out, key=self.read.strength, reverse=True)

    def _holds(self, seats: Iterable[Seat], card: Card, lead: Suit) -> float:
        """The probability that one of the seats has and plays the card: a trump only if void in the lead."""
        return sum(self.read.likely(seat, card) * self._plays(seat, card.suit, lead) for seat in seats)

    def _plays(self, seat: Seat, suit: Suit, lead: Suit) -> float:
        """The probability that the seat plays a card of the suit if it has one: it may, or chooses to in free play."""
        if self.read.free_play:
            return _WILLING
        return 1.0 if suit == lead else self.read.void(seat, lead)

    def _ruffs(self, seats: Iterable[Seat], winning: Card, lead: Suit) -> float:
        """The probability that one of the seats trumps a plain card."""
        trump = self.read.trump
        if trump is None or winning.suit == trump:
            return 0.0
        trumps = self.read.out(trump)
        return 1.0 - prod(
            1.0 - self._plays(seat, trump, lead) * self.read.some(seat, trumps) for seat in seats
        )
