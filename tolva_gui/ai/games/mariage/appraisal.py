"""Heuristic worth of playing a card: this trick, the card's future, the pair, the last trick.

All terms are on the scale of card points (120 in the pack). The weights have been tuned in duplicate matches
and are flat near these values, except that high cards and trumps must not be spent early: players must head
if they can, so these cards win their trick later as well.
"""

from collections.abc import Iterable
from functools import cached_property
from math import prod
from typing import Final, Literal

from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.rules.games.mariage.state import TARGET
from tolva_gui.rules.kit import SUITS, Card, Seat, Suit

Horizon = Literal["table", "trick", "hand"]
"""How far a player looks: the cards on the table, the cards still to come to the trick, the rest of the hand."""

SHEET_POINT: Final = 120.0
"""A point on the score sheet, in card points: vinsten is one, and the whole pack is contested for it."""
_FILLERS: Final = 2.5
"""Average card points of a card still to come to the trick."""
_FUTURE_TRICK: Final = 40.0
"""Worth of a trick won later, in card points."""
_GUBBE_TRICK: Final = 400.0
_LAST_WITH_TRUMP: Final = 0.95
_LAST_WITHOUT: Final = 0.3
"""How often an unbeatable card takes the last trick."""
_STANDS_BEHIND: Final = (0.9, 0.35, 0.12)
"""How often a card wins a later trick, by the number of stronger cards of its suit that are out."""
_BARE: Final = 0.5
"""Factor for a bare card, which falls when the suit is led."""
_TRUMP_WINS: Final = 0.6
_CAUGHT: Final = 0.2
"""How often a card that wins nothing falls into an opponents' trick."""
_KEPT_FREELY: Final = 0.25
"""Weight of keeping a card while no one need follow suit: an ace then takes a trick whenever it is led."""
_BEHIND_LAST: Final = 0.6
"""Factor on the chance of the last trick per stronger trump that is out."""
_RUFFED: Final = 0.2
_OVERTRUMPED: Final = 0.4
"""How often the partner's trump is higher when the partner and an opponent both trump."""

_WILLING: Final = 0.3
"""How often a player who can take the trick does, where any card may be played."""


class Odds:
    """Probabilities of taking the current trick, seen by the seat about to play to it or to lead."""

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


class Appraisal:
    """Evaluates the cards that a seat may play."""

    def __init__(self, reading: Reading, horizon: Horizon = "hand") -> None:
        self.read = reading
        self._horizon = horizon
        self.odds = Odds(reading)
        self.facts = reading.facts

    def terms(self, card: Card) -> dict[str, float]:
        """Return the terms of the card's worth, in card points for the player's side against the others."""
        wins = self.odds.side_leads(card) if self._horizon == "table" else self.odds.side_wins(card)
        ahead = self._horizon == "hand"
        return {
            "trick": (2.0 * wins - 1.0) * self._stake(card),
            "last": self._last_trick(wins),
            "keep": -self.future(card) if ahead or card.suit == self.read.trump else 0.0,
            "pair": -self._broken_pair(card),
            "meld": self._chance_to_meld(card, wins),
            "draw": self._drawing(card, wins) if ahead else 0.0,
            "gubbe": _GUBBE_TRICK * wins if self.facts.gubbe else 0.0,
        }

    def total(self, card: Card) -> float:
        """Return the sum of the terms."""
        return sum(self.terms(card).values())

    def _stake(self, card: Card) -> float:
        """The trick's card points, expected ones included, weighted by `points_matter`."""
        so_far = sum(self.read.value(other) for other in (*self.read.trick, card))
        return self.points_matter * (so_far + _FILLERS * len(self.read.after_me))

    @cached_property
    def points_matter(self) -> float:
        """Close to 0 if vinsten is settled or not played for, otherwise 1, and more if points are carried (T21)."""
        if self.facts.gubbe is not None:
            return 0.1
        taken = [0.0] * self.read.info.sides
        for trick in self.facts.tricks:
            taken[self.read.info.side(trick.winner)] += sum(self.read.value(card) for card in trick.cards)
        own = taken.pop(self.read.side)
        ahead, left = own - max(taken), sum(map(self.read.value, self.read.info.pack)) - own - sum(taken)
        return 1.0 + 0.5 * self.facts.carried if abs(ahead) <= left else 0.05

    def future(self, card: Card) -> float:
        """Return the card's worth if kept: a later trick and the last trick, less the risk of being caught."""
        later = self.read.tricks_left - 1
        if not later:
            return 0.0
        ahead = self.read.ahead(card)
        wins = _STANDS_BEHIND[ahead] if ahead < len(_STANDS_BEHIND) else 0.04
        if ahead and not any(other.suit == card.suit and other != card for other in self.read.mine):
            wins *= _BARE
        if card.suit == self.read.trump:
            wins = max(wins, _TRUMP_WINS)
        elif self.read.trump is not None and self.read.out(self.read.trump):
            wins *= 1.0 - _RUFFED
        caught = (1.0 - wins) * self.read.value(card) * _CAUGHT
        kept = _KEPT_FREELY if self.read.free_play else 1.0
        trick = self.points_matter * kept * (wins * _FUTURE_TRICK - caught)
        return trick + self._last_later(card, ahead, later)

    def _last_later(self, card: Card, ahead: int, later: int) -> float:
        """The card's share in the last trick: the fewer tricks left, the more a sure winner is worth."""
        if self.facts.gubbe is not None or self._sweeps:
            return 0.0
        small = 0.02 * self.read.strength(card)
        if card.suit == self.read.trump:
            return small + SHEET_POINT / later * _LAST_WITH_TRUMP * _BEHIND_LAST**ahead
        if ahead:
            return small
        safe = self.read.trump is not None and not self.read.out(self.read.trump)
        return small + SHEET_POINT / later * (_LAST_WITH_TRUMP if safe else _LAST_WITHOUT)

    def _last_trick(self, wins: float) -> float:
        is_last = self.read.tricks_left == 1 and self.facts.gubbe is None
        return (2.0 * wins - 1.0) * SHEET_POINT if is_last else 0.0

    def meld_worth(self) -> float:
        """Return the score-sheet points of one more meld for my side; 0 if it may not or cannot meld."""
        traits, score = self.read.traits, self.facts.scores[self.read.side]
        limit = min(traits.meld_limit, traits.trump_limit if self.read.trump is None else 99)
        over = traits.exact and score >= TARGET - 1
        if (
            self.facts.gubbe is not None
            or score >= limit
            or over
            or len(self.facts.melds) >= traits.most_melds
        ):
            return 0.0
        return 2.0 if self.read.trump is None else 1.0

    def open_pairs(self) -> list[Suit]:
        """Return the suits of my unmelded pairs, if another meld is still possible."""
        read, melded = self.read, {suit for _, suit, _ in self.facts.melds}
        enough = read.tricks_left - 1 >= read.traits.meld_cards
        stock = read.stock or not read.traits.meld_from_stock
        if not (enough and stock and self.meld_worth()):
            return []
        kings = [card.suit for card in read.mine if card.rank == "K" and card.suit not in melded]
        return [suit for suit in kings if Card(suit, "Q") in read.mine]

    def _occasions(self) -> int:
        """The number of tricks, this one included, after which a meld is still possible."""
        read = self.read
        if read.traits.meld_from_stock:
            return (read.stock + 1) // 2
        return max(0, read.tricks_left - read.traits.meld_cards)

    def _still_melds(self) -> float:
        """The probability that a pair held now will be melded sooner or later."""
        return min(0.8, 0.25 + 0.15 * self._occasions())

    def _broken_pair(self, card: Card) -> float:
        if card.rank not in ("K", "Q") or card.suit not in self.open_pairs():
            return 0.0
        return self.meld_worth() * SHEET_POINT * self._still_melds()

    def _chance_to_meld(self, card: Card, wins: float) -> float:
        """The gain from winning this trick because the pair can be melded now rather than later or never."""
        if not self._occasions() or self.facts.gubbe is not None:
            return 0.0
        mine = [suit for suit in self.open_pairs() if not (card.suit == suit and card.rank in ("K", "Q"))]
        now = self.meld_worth() * SHEET_POINT * (1.0 - 0.7 * self._still_melds()) if mine else 0.0
        partner_may = wins - self.odds.i_win(card) if self.read.partner is not None else 0.0
        return now * (self.odds.i_win(card) + 0.8 * partner_may)

    def _drawing(self, card: Card, wins: float) -> float:
        """The worth of drawing trumps while I have side winners to protect and trumps to spare."""
        trump = self.read.trump
        if self.read.trick or trump is None or card.suit != trump or self.facts.gubbe is not None:
            return 0.0
        others = [seat for seat in self.read.shown if not self.read.ours(seat)]
        theirs = max((self.read.some(seat, self.read.out(trump)) for seat in others), default=0.0)
        if self._sweeps:
            return SHEET_POINT * theirs
        spare = sum(other.suit == trump for other in self.read.mine) > 1
        winners = sum(other.suit != trump and not self.read.ahead(other) for other in self.read.mine)
        return theirs * wins * (10.0 + 4.0 * min(winners, 3)) if spare else 0.0

    @cached_property
    def _sweeps(self) -> bool:
        """Whether I am on lead and win every remaining trick: trumps first, then each suit from the top."""
        trump = self.read.trump
        if self.read.trick or (trump and len(self.sure_run(trump)) < len(self.read.out(trump))):
            return False
        return sum(len(self.sure_run(suit)) for suit in SUITS) == len(self.read.mine)

    def sure_run(self, suit: Suit) -> list[Card]:
        """Return my cards that win in succession if I lead the suit from the top and no one trumps."""
        strengths = sorted(self.read.strength(card) for card in self.read.out(suit))
        run: list[Card] = []
        held = [card for card in self.read.mine if card.suit == suit]
        for card in sorted(held, key=self.read.strength, reverse=True):
            if strengths and strengths[-1] > self.read.strength(card):
                break
            run.append(card)
            strengths = strengths[1:]
        return run
