"""Facts checked by brute force: in compatible layouts, by the rules alone, independently of their origin."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from tests.ai.brute_force import after
from tolva_gui.rules.games.lomber.cards import worths
from tolva_gui.rules.kit import UNSEEN, Card, Move, Play, Seat, Suit, play_card
from tolva_gui.rules.view import TrickFacts, View, tricks_of

Told = Mapping[str, Any]
"""The values and the fields of a fact."""
HELD = ("hand", "closed", "up", "down", "talong", "stock")
IN_HAND = ("hand", "closed", "up")
TRIES = 12
FEW_CARDS = 3
"""Up to this hand size, the rest of a deal is played in every way."""


class Layout:
    """A whole position that is indistinguishable from the real one to the seat."""

    def __init__(self, game: Any, state: Any, seat: Seat, rng: Random) -> None:
        self.game, self.state, self.seat, self.rng = game, state, seat, rng
        self.known: View = game.view(state, seat)
        self.all: View = game.view(state, None)

    def cards(self, view: View, kinds: tuple[str, ...], *owners: Seat | None) -> set[Card]:
        return {
            card
            for zone in view.zones
            if zone.place.kind in kinds and (not owners or zone.place.owner in owners)
            for card in zone.cards
            if card is not None
        }

    def cards_in_order(self, state: Any) -> tuple[Card | None, ...]:
        """Return the seat's own cards in their order."""
        zones = self.game.view(state, None).zones
        hands = (
            zone for zone in zones if zone.place.kind in ("hand", "fan") and zone.place.owner == self.seat
        )
        return next(zone.cards for zone in hands)

    @property
    def facts(self) -> TrickFacts:
        assert isinstance(self.all.facts, TrickFacts)
        return self.all.facts

    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.all.info.seats) if seat != self.seat)

    def suit(self, card: Card) -> Suit | None:
        """Return the suit that a card belongs to in play."""
        if self.all.info.id == "lomber":
            return worths(self.state.trump)[card].suit
        return self.all.display.stands_for.get(card, card).suit

    def unseen(self) -> set[Card]:
        """Return the unseen cards that can still be played."""
        return self.cards(self.all, HELD) - self.seen()

    def hidden(self) -> set[Card]:
        """Return the unseen cards, including those that will not be played."""
        return {card for zone in self.all.zones for card in zone.cards if card is not None} - self.seen()

    def seen(self) -> set[Card]:
        """Return the cards whose place the seat knows: those shown to it, and those in the hands of its public state.

        A card that another seat has taken openly lies face down in the zones, and is known all the same.
        """
        hands = getattr(self.known.public, "hands", ())
        held = {card for hand in hands if isinstance(hand, list | tuple) for card in hand}
        shown = {card for zone in self.known.zones for card in zone.cards if card is not None}
        return shown | held - {UNSEEN}

    def ends_of_trick(self, card: Card) -> Iterator[tuple[Seat, Card]]:
        """Yield the trick's winner and winning card after the card is played, for continuations by the others."""
        number = len(self.facts.tricks)
        for _ in range(TRIES):
            state = self.state.copy()
            self.game.apply(state, play_card(card))
            while len(tricks := tricks_of(self.game.view(state, None).facts)) == number:
                self.game.apply(state, self.rng.choice(plays(self.game, state)))
            trick, info = tricks[number], self.all.info
            place = (trick.winner - trick.leader) * info.direction % info.seats
            yield trick.winner, trick.cards[place]

    def tricks_won(self, state: Any) -> int:
        taken = self.game.view(state, None).facts.tricks_won
        return int(taken[self.seat])

    def can_force(self, state: Any, wanted: int) -> bool:
        """Return whether the seat takes at least that number of tricks whatever the others play; every way is tried."""
        if self.tricks_won(state) >= wanted:
            return True
        turn = self.game.to_act(state)
        if turn is None:
            return False
        found = (self.can_force(after(self.game, state, move), wanted) for move in plays(self.game, state))
        return any(found) if turn == self.seat else all(found)


def plays(game: Any, state: Any) -> list[Move]:
    """Return the legal card plays; without any, all legal moves."""
    legal = game.legal_moves(state)
    return [move for move in legal if isinstance(move, Play)] or legal


# The claim of each fact of the protocol


def sure_winner(layout: Layout, told: Told) -> bool:
    return all(winner == layout.seat for card in told["cards"] for winner, _ in layout.ends_of_trick(card))


def can_beat(layout: Layout, told: Told) -> bool:
    card, named = told["card"], set(told["cards"])
    visible = layout.cards(layout.known, IN_HAND, *layout.others())
    return named <= layout.hidden() | visible and all(
        best in named | {card} for _, best in layout.ends_of_trick(card)
    )


def still_out(layout: Layout, told: Told) -> bool:
    named, out = set(told["cards"]), layout.unseen()
    if "suit" in told:
        return named == {card for card in out if layout.suit(card) == told["suit"]}
    return named == {card for card in out if card.rank == "A" or card in (Card("D", "T"), Card("S", "2"))}


def sure_tricks(layout: Layout, told: Told) -> bool:
    hands = [len(zone.cards) for zone in layout.all.zones if zone.place.kind == "hand"]
    number = told["value"]
    if "suit" in told or layout.all.phase not in ("play", "") or max(hands) > FEW_CARDS:
        return bool(0 <= number <= max(hands))  # test_proven_tricks covers the count before the play
    return layout.can_force(layout.state, layout.tricks_won(layout.state) + int(number))


def void(layout: Layout, told: Told) -> bool:
    held = layout.cards(layout.all, IN_HAND, *told["seats"])
    return not any(layout.suit(card) == told["suit"] for card in held)


PROTOCOL: Mapping[str, Callable[[Layout, Told], bool]] = {
    "sure_winner": sure_winner,
    "can_beat": can_beat,
    "still_out": still_out,
    "sure_tricks": sure_tricks,
    "void": void,
}
