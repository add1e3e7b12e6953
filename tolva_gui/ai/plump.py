"""Who plays plump: what a hand is worth, how one plays to a number, and a search over worlds that does so.

A bid is what the hand will take; the play goes for exactly that, ducks what is too much, and takes what it can once
the bid is lost, for a trick is worth a point all the same (PL14).
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tolva_gui.ai.generic import GenericPlayer
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, moves_of, never
from tolva_gui.ai.random_player import RandomPlayer
from tolva_gui.rules.cards import RANKS, Card, Suit
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import Game, View
from tolva_gui.rules.moves import Call, Move, Play
from tolva_gui.rules.plump.state import PlumpState

STRENGTH: Final = {rank: len(RANKS) - place for place, rank in enumerate(RANKS)}
"""From 13 for the ace to 1 for the two."""
PACK: Final = 52
WORLDS: Final = {"sigrid": 6, "hilding": 24}
"""How many deals of the hidden cards a level thinks of; the master as many as there is time for."""
CARELESS: Final = 0.25
"""How often a child forgets what it has bid."""


def bid_of(state: PlumpState, seat: Seat) -> float:
    """Return how many tricks the seat's hand will take, as one counts it at a glance."""
    hand = state.hands[seat]
    tricks = sum(_worth(state, card, hand) for card in hand)
    so_far = [bid for bid in state.bids if bid is not None and bid >= 0]
    if so_far and len(so_far) < len(state.bids):
        # Bids above one's share make tricks scarce, bids below force them on the others.
        share = state.cards * len(so_far) / len(state.bids)
        tricks -= 0.25 * (sum(so_far) - share) / (len(state.bids) - len(so_far))
    return min(max(tricks, 0.0), float(state.cards))


def _worth(state: PlumpState, card: Card, hand: Sequence[Card]) -> float:
    """How often such a card takes a trick: the fewer above it are dealt out, the more; a plain one may be trumped."""
    others = len(state.hands) - 1
    mine = [other for other in hand if other.suit == card.suit]
    above = 13 - STRENGTH[card.rank] - sum(STRENGTH[other.rank] > STRENGTH[card.rank] for other in mine)
    if state.turned is not None and state.turned.suit == card.suit:
        above -= STRENGTH[state.turned.rank] > STRENGTH[card.rank]
    dealt = others * state.cards / (PACK - state.cards)
    alone = (1 - min(dealt, 1.0)) ** above
    if card.suit == state.trump:
        return min(1.0, alone + 0.12 * max(0, len(mine) - state.cards / 4))
    if state.trump is None:
        length = max(0, len(mine) - 1 - state.cards / 4)
        return min(1.0, alone * _followed(state, len(mine), 0.25) + 0.1 * length * alone)
    return alone * _followed(state, len(mine), 0.55)


def _followed(state: PlumpState, mine: int, risk: float) -> float:
    """How likely nobody is void when the suit is led, for a long suit and small hands the less."""
    others = len(state.hands) - 1
    out = (13 - mine) * others * state.cards / (PACK - state.cards)
    return max(0.15, 1 - risk * others / max(out, 0.5))


def sensible_bid(state: PlumpState, moves: Sequence[Move]) -> Move:
    """Return the legal bid that is nearest to what the hand will take."""
    wanted = bid_of(state, state.turn)
    return min(moves, key=lambda move: abs(_number(move) - wanted))


def _number(move: Move) -> int:
    return move.value if isinstance(move, Call) and isinstance(move.value, int) else 0


def sensible_card(state: PlumpState, moves: Sequence[Move]) -> Move:
    """Return the card of one who plays to a number, from the cards that lie and the own hand alone."""
    seat = state.turn
    cards = [move.card for move in moves if isinstance(move, Play)]
    bid = state.bids[seat] or 0
    missing = bid - state.tricks_won[seat]
    left = len(state.hands[seat])
    wants = missing > 0 or missing < 0
    chosen = _lead(state, cards, wants, missing, left) if not state.trick else _follow(state, cards, wants)
    return next(move for move in moves if isinstance(move, Play) and move.card == chosen)


def _lead(state: PlumpState, cards: Sequence[Card], wants: bool, missing: int, left: int) -> Card:
    """Who wants tricks leads what is high, sure trumps first; who wants none what is low in a long suit."""
    if wants and (missing >= left or missing < 0):
        return max(cards, key=lambda card: (card.suit == state.trump, STRENGTH[card.rank]))
    if wants:
        return max(cards, key=lambda card: STRENGTH[card.rank] - (3 if card.suit == state.trump else 0))
    return min(cards, key=lambda card: (card.suit == state.trump, STRENGTH[card.rank]))


def _follow(state: PlumpState, cards: Sequence[Card], wants: bool) -> Card:
    best = _best(state)
    winning = [card for card in cards if _beats(card, best, state.trump)]
    losing = [card for card in cards if card not in winning]
    last = len(state.trick) == len(state.hands) - 1
    if wants and winning:
        weakest = min(winning, key=lambda card: _height(card, state.trump))
        return weakest if last else max(winning, key=lambda card: _height(card, state.trump))
    if wants:
        return min(losing, key=lambda card: _height(card, state.trump))
    if losing:
        return max(losing, key=lambda card: _height(card, state.trump))
    # The trick cannot be left to others for certain: as last player get rid of the highest, else stay low.
    pick = max if last else min
    return pick(winning, key=lambda card: _height(card, state.trump))


def _best(state: PlumpState) -> Card:
    best = state.trick[0]
    for card in state.trick[1:]:
        if _beats(card, best, state.trump):
            best = card
    return best


def _beats(card: Card, best: Card, trump: Suit | None) -> bool:
    if card.suit == best.suit:
        return STRENGTH[card.rank] > STRENGTH[best.rank]
    return card.suit == trump


def _height(card: Card, trump: Suit | None) -> int:
    return STRENGTH[card.rank] + (13 if card.suit == trump else 0)


def play_sensibly(_game: Game[Any], state: PlumpState, moves: Sequence[Move], rng: Random) -> Move:
    """Return how a world is played on: by rule, now and then by lot, since nobody is so predictable."""
    if rng.random() < 0.08:
        return moves[int(rng.random() * len(moves))]
    return _sensible(state, moves)


def _sensible(state: PlumpState, moves: Sequence[Move]) -> Move:
    return sensible_bid(state, moves) if isinstance(moves[0], Call) else sensible_card(state, moves)


def rule_move(view: View) -> Move:
    """Return the move of a careful player who searches nothing."""
    return _sensible(view.public, view.legal)


class RulePlayer:
    """Counts the hand, and plays to the number. A child forgets it now and then."""

    def __init__(self, seed: int, careless: float = 0.0) -> None:
        self._seed = seed
        self._careless = careless

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:  # noqa: ARG002
        """Return the move; see `Player.choose`."""
        moves = moves_of(view)
        if self._careless:
            from tolva_gui.ai.dice import dice_for

            dice = dice_for(view, self._seed)
            if dice.random() < self._careless:
                return Choice(dice.choice(moves))
        return Choice(rule_move(view))


def player(level: str, seed: int) -> Player:
    """Return the player of a level."""
    if level == "random":
        return RandomPlayer(seed)
    if level == "best":
        return GenericPlayer(seed, play_sensibly, sensible=rule_move)
    if level in WORLDS:
        return GenericPlayer(seed, play_sensibly, sensible=rule_move, most_worlds=WORLDS[level])
    careless = {"stina": CARELESS, "algot": CARELESS / 3}
    return RulePlayer(seed, careless.get(level, 0.0))
