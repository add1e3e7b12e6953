"""Heuristic worth of playing a card: this trick, the card's future, the pair, the last trick.

All terms are on the scale of card points (120 in the pack). The weights have been tuned in duplicate matches
and are flat near these values, except that high cards and trumps must not be spent early: players must head
if they can, so these cards win their trick later as well.
"""

from typing import Final, Literal

from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.rules.games.mariage.state import PAIRS
from tolva_gui.rules.kit import Card

Horizon = Literal["table", "trick", "hand"]
"""How far a player looks: the cards on the table, the cards still to come to the trick, the rest of the hand."""

SHEET_POINT: Final = 120.0
"""A point on the score sheet, in card points: vinsten is one, and the whole pack is contested for it."""
_FILLERS: Final = 2.5
"""Average card points of a card still to come to the trick."""
_FUTURE_TRICK: Final = 40.0
"""Worth of a trick won later, in card points."""
_GUBBE_TRICK: Final = 200.0
_LAST_WITH_TRUMP: Final = 0.95
_LAST_WITHOUT: Final = 0.3
"""How often an unbeatable card takes the last trick."""
_STANDS_BEHIND: Final = (0.9, 0.35, 0.12, *[0.04] * 9)
"""How often a card wins a later trick, by the number of stronger cards of its suit that are out."""
_BARE: Final = 0.5
"""Factor for a bare card, which falls when the suit is led."""
_TRUMP_WINS: Final = 0.6
_RUFFED: Final = 0.2
_CAUGHT: Final = 0.2
"""How often a card that wins nothing falls into an opponents' trick."""
_KEPT_FREELY: Final = 0.25
"""Weight of keeping a card while no one need follow suit: an ace then takes a trick whenever it is led."""
_WILLING: Final = 0.3
"""How often a player who can take the trick does, where any card may be played."""
_BEHIND_LAST: Final = 0.6
"""Factor on the chance of the last trick per stronger trump that is out."""
_DRAWING: Final = 30.0
"""Worth of drawing trumps, in card points."""
_STILL_MELDS: Final = 0.6
"""How often a pair held now will be melded sooner or later."""
_NOT_LATER: Final = 0.5
"""How often a pair that is not melded after this trick costs a meld."""


class Appraisal:
    """Evaluates the cards that a seat may play."""

    def __init__(self, reading: Reading, horizon: Horizon = "hand") -> None:
        self._read = reading
        self._horizon = horizon

    def total(self, card: Card) -> float:
        """Return the card's worth, in card points for the player's side against the others."""
        read, wins = self._read, self.wins(card)
        stake = sum(map(read.value, (*read.trick, card))) + _FILLERS * len(read.after_me)
        if read.facts.gubbe is not None:
            stake += _GUBBE_TRICK
        elif read.tricks_left == 1:
            stake += SHEET_POINT
        worth = (2.0 * wins - 1.0) * stake + self._pairs(card, wins)
        if self._horizon == "hand":
            return worth + wins * self._drawing(card) - self.future(card)
        return worth - self.future(card) if card.suit == read.trump else worth

    def wins(self, card: Card) -> float:
        """Return the probability that my side takes the trick; at the shortest horizon 1 if it has it right after.

        Where both sides can beat the card that is winning, either may have the stronger one.
        """
        read = self._read
        best = card if read.best is None or read.leads(card) else read.best
        ours = best is card or read.ours(read.winner)
        if self._horizon == "table":
            return float(ours)
        theirs = read.beaten(best, read.rivals_after) * (_WILLING if read.free_play else 1.0)
        partners = read.beaten(best, [seat for seat in read.after_me if read.ours(seat)])
        both = theirs * partners / 2.0
        return 1.0 - theirs + both if ours else partners - both

    def future(self, card: Card) -> float:
        """Return the card's worth if kept: a later trick and the last trick, less the risk of being caught."""
        read, later = self._read, self._read.tricks_left - 1
        if not later:
            return 0.0
        ahead = read.ahead(card)
        wins, last = _STANDS_BEHIND[ahead], 0.0 if ahead else _LAST_WITHOUT
        if ahead and sum(other.suit == card.suit for other in read.mine) == 1:
            wins *= _BARE
        if card.suit == read.trump:
            wins, last = max(wins, _TRUMP_WINS), _LAST_WITH_TRUMP * _BEHIND_LAST**ahead
        elif read.trump is not None and read.out(read.trump):
            wins *= 1.0 - _RUFFED
        kept = _KEPT_FREELY if read.free_play else 1.0
        trick = kept * (wins * _FUTURE_TRICK - (1.0 - wins) * read.value(card) * _CAUGHT)
        if read.facts.gubbe is not None:
            return trick
        return trick + SHEET_POINT / later * last + 0.02 * read.strength(card)

    def _drawing(self, card: Card) -> float:
        """The worth of drawing trumps while I have side winners to protect, if the trump takes the trick."""
        read = self._read
        winners = any(other.suit != read.trump and not read.ahead(other) for other in read.mine)
        if read.trick or card.suit != read.trump or not winners or read.facts.gubbe is not None:
            return 0.0
        return _DRAWING * max(read.some(seat, read.out(card.suit)) for seat in read.rivals_after)

    def _pairs(self, card: Card, wins: float) -> float:
        """The gain from winning this trick because a pair can be melded now, less the worth of one that is broken."""
        pairs = self._read.open_pairs()
        broken = sum(card in PAIRS[suit] for suit in pairs)
        melds = -_STILL_MELDS * broken
        if len(pairs) > broken:
            melds += _NOT_LATER * wins
        return self._read.meld_worth() * SHEET_POINT * melds
