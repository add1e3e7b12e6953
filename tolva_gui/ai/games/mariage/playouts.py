"""How a sampled deal is played to its end: quick habits instead of thought.

A playout is handed a world and a first move. It sees all cards, as everything in a world is made up, and still acts
on little: what has been played, who wins the trick, which cards are the highest left of their suit.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, cast

from tolva_gui.ai.games.mariage.traits import traits_of
from tolva_gui.rules.cards import SUITS, Card
from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.game import Game, Result, View
from tolva_gui.rules.games.mariage.calls import ASK, PASS, is_meld, suit_of
from tolva_gui.rules.games.mariage.facts import mariage, target_of
from tolva_gui.rules.moves import Move, Play

Playout = Callable[[Game[Any], Any, tuple[Move, ...], Random], Result]
"""Plays a state to the end of the deal and returns how it ended; the state is used up. The seat to act makes the
first of the moves, and the next when its turn comes again if it may; the rest is habit."""

_NO_SUIT: Final = -1
_LEADS_TRUMP: Final = 0.5
_STANDS_UNTRUMPED: Final = 0.5
_TAKES: Final = 0.7
"""How often one who need not head does so if possible."""


class UnfinishedDeal(RuntimeError):
    """A game that has nobody to act and no result."""


def random_playouts(view: View) -> Playout:  # noqa: ARG001
    """Return a playout for any game whatever: cards by lot, calls as in `prudent_call`."""
    return _random_playout


def _random_playout(game: Game[Any], state: Any, plan: tuple[Move, ...], rng: Random) -> Result:
    me, (move, *later) = game.to_act(state), plan
    while True:
        game.apply(state, move)
        seat = game.to_act(state)
        if seat is None:
            return finished(game, state)
        moves = game.legal_moves(state)
        if later and seat == me and (planned := later.pop(0)) in moves:
            move = planned
            continue
        called = prudent_call(moves) if type(moves[-1]) is not Play else None
        move = called or rng.choice([play for play in moves if type(play) is Play] or moves)


def finished(game: Game[Any], state: Any) -> Result:
    """Return the result of a deal that has ended."""
    result = game.result(state)
    if result is None:
        raise UnfinishedDeal(f"{game.info.id}: nobody is to act, and there is no result")
    return result


def prudent_call(moves: list[Move]) -> Move | None:
    """Return the call to make without much thought: meld, else ask, else pass if no card may be played.

    Gubbar and new deals are never called in a playout: they are gambles that need thought.
    """
    asks, passes = None, None
    for move in reversed(moves):
        if type(move) is Play:
            return asks
        if is_meld(move):
            return move
        if move == ASK:
            asks = move
        elif move == PASS:
            passes = move
    return asks or passes


class TrickHabits:
    """Playouts for trick games of the K+Q family.

    On lead: the highest card left of a suit, else any card. Following: the least that takes the trick, the dearest
    if it is the last card of the trick, card points into a trick that the partner keeps, else the least card.
    """

    def __init__(self, view: View) -> None:
        self.sides, self.seats = view.info.sides, view.info.seats
        self.any_card = traits_of(view.info.id).meld_from_stock
        self.silent = _silent_sides(view)
        self.key = _keys(view)
        facts = mariage(view.facts)
        trick = [card for _, card in facts.trick]
        self.left = [(1 << len(view.ranks)) - 1] * len(SUITS)
        """For each suit the cards not played yet, a bit for each strength."""
        for card in [*(card for taken in facts.tricks for card in taken.cards), *trick]:
            suit, strength, _ = self.key[card]
            self.left[suit] &= ~(1 << strength)
        self.trump = _NO_SUIT if facts.trump is None else SUITS.index(facts.trump)
        self.count = len(trick)
        self.lead = self.key[trick[0]][0] if trick else _NO_SUIT
        self.best_seat = -1 if facts.winning is None else facts.winning
        best = next((card for seat, card in facts.trick if seat == facts.winning), None)
        self.best_suit, self.best_strength = (_NO_SUIT, -1) if best is None else self.key[best][:2]

    def __call__(self, game: Game[Any], state: Any, plan: tuple[Move, ...], rng: Random) -> Result:
        """Play the deal out; see `Playout`."""
        hand, (move, *later) = _Playing(self, rng), plan
        me = seat = game.to_act(state)
        while True:
            hand.note(move, seat)
            game.apply(state, move)
            seat = game.to_act(state)
            if seat is None:
                return finished(game, state)
            moves = game.legal_moves(state)
            if later and seat == me and (planned := later.pop(0)) in moves:
                move = planned
            else:
                move = moves[0] if len(moves) == 1 else hand.choose(moves, seat)


class _Playing:
    """One playout's memory of the tricks. Attributes as in TrickHabits, from which it starts."""

    __slots__ = (
        "best_seat",
        "best_strength",
        "best_suit",
        "count",
        "habits",
        "key",
        "lead",
        "left",
        "random",
        "trump",
    )

    def __init__(self, habits: TrickHabits, rng: Random) -> None:
        self.habits = habits
        self.key = habits.key
        self.random = rng.random
        self.left = habits.left[:]
        self.trump = habits.trump
        self.count = habits.count
        self.lead = habits.lead
        self.best_seat = habits.best_seat
        self.best_suit = habits.best_suit
        self.best_strength = habits.best_strength

    def note(self, move: Move, seat: Seat | None) -> None:
        """Remember the move that the seat is about to make."""
        if type(move) is Play and seat is not None:
            suit, strength, _ = self.key[move.card]
            self.left[suit] &= ~(1 << strength)
            if not self.count:
                self.lead = suit
                self.best_suit, self.best_strength, self.best_seat = suit, strength, seat
            elif self.takes(suit, strength):
                self.best_suit, self.best_strength, self.best_seat = suit, strength, seat
            self.count = (self.count + 1) % self.habits.seats
        elif is_meld(move) and self.trump == _NO_SUIT:
            self.trump = SUITS.index(suit_of(move))

    def takes(self, suit: int, strength: int) -> bool:
        """Whether such a card takes the lead in the trick."""
        if suit == self.best_suit:
            return strength > self.best_strength
        return suit == self.trump

    def choose(self, moves: list[Move], seat: Seat) -> Move:
        """Return the habitual move of the seat."""
        if type(moves[-1]) is Play:
            return self.play(cast(list[Play], moves), seat)
        call = prudent_call(moves)
        if call is not None and not (self.habits.silent and self.forbids(call, seat)):
            return call
        plays = [move for move in moves if type(move) is Play]
        if plays:
            return self.play(plays, seat)
        return next((move for move in moves if move == PASS), moves[0])

    def play(self, plays: list[Play], seat: Seat) -> Play:
        """Return the habitual card."""
        return self.follow(plays, seat) if self.count else self.lead_with(plays)

    def forbids(self, call: Move, seat: Seat) -> bool:
        """Whether the call would cost the side points (B15, K11)."""
        return call != PASS and seat % self.habits.sides in self.habits.silent

    def lead_with(self, plays: list[Play]) -> Play:
        """Return a card to lead."""
        key, left, sure = self.key, self.left, []
        for play in plays:
            suit, strength, _ = key[play.card]
            if not left[suit] >> strength + 1 and (suit != self.trump or self.random() < _LEADS_TRUMP):
                sure.append(play)
        from_these = sure or plays
        return from_these[int(self.random() * len(from_these))]

    def follow(self, plays: list[Play], seat: Seat) -> Play:
        """Return a card to add to the trick."""
        key = self.key
        if self.habits.any_card:
            plays = self.willing(plays)
        suit, strength, _ = key[plays[0].card]
        last = self.count == self.habits.seats - 1
        if self.takes(suit, strength):
            if last:
                return max(plays, key=self.worth)
            highest = suit == self.lead and not self.left[suit] >> strength + 1
            return plays[0] if highest else plays[-1]
        ours = self.best_seat % self.habits.sides == seat % self.habits.sides
        return max(plays, key=self.worth) if ours and (last or self.stands()) else min(plays, key=self.worth)

    def worth(self, play: Play) -> float:
        """Return what it is worth to keep the card, or to win it."""
        return self.key[play.card][2]

    def stands(self) -> bool:
        """Whether the winning card is probably not beaten any more."""
        if self.left[self.best_suit] >> self.best_strength + 1:
            return False
        return self.trump in (_NO_SUIT, self.best_suit) or self.random() < _STANDS_UNTRUMPED

    def willing(self, plays: list[Play]) -> list[Play]:
        """Where nobody must head: the cards that do, or those that do not, as the player likes."""
        taking = [play for play in plays if self.takes(*self.key[play.card][:2])]
        if not taking or len(taking) == len(plays):
            return plays
        return taking if self.random() < _TAKES else [play for play in plays if play not in taking]


def _keys(view: View) -> dict[Card, tuple[int, int, float]]:
    """Card → number of its suit, strength in it, and what it is worth to keep."""
    value, ranks, keys = traits_of(view.info.id).value, view.ranks, {}
    for card in view.info.pack:
        strength = len(ranks) - 1 - ranks.index(card.rank)
        keys[card] = (SUITS.index(card.suit), strength, 10.0 * value.get(card.rank, 0.0) + strength)
    return keys


def _silent_sides(view: View) -> frozenset[Side]:
    """The sides that a meld would cost points: it may be called by mistake (B15), or overshoots (K11)."""
    traits, facts = traits_of(view.info.id), mariage(view.facts)
    limit = 99
    if view.options.get("mistakes_allowed") and facts.trump is None:
        limit = traits.trump_limit
    elif traits.exact:
        limit = target_of(view.info) - (1 if facts.trump is None else 0)
    return frozenset(side for side, score in enumerate(facts.scores) if score >= limit)
