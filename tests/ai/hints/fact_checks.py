"""The claim of each fact and question, checked in a world in which all cards are known."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.ai.hints.layouts import HELD, IN_HAND, Layout
from tests.rules.games.mariage.moves import is_called
from tolva_gui.ai.games.mariage.reading import traits_of
from tolva_gui.rules.events import Event, Seat
from tolva_gui.rules.games.mariage.calls import is_meld, meld
from tolva_gui.rules.kit import Card, Play, Suit, play_card


class World(Layout):
    """A layout of the K+Q family, against which the claims of its hints are checked."""

    def __init__(self, game: Any, state: Any, seat: Seat) -> None:
        super().__init__(game, state, seat, Random(seat))
        self.info = game.info

    @property
    def facts(self) -> Any:
        return self.all.facts

    def held(self, *seats: Seat) -> set[Card]:
        return self.cards(self.all, (*IN_HAND, "down"), *seats)

    def at_once(self, seat: Seat) -> set[Card]:
        return self.cards(self.all, IN_HAND, seat)

    def left(self) -> set[Card]:
        """Return the cards still to be played."""
        return self.cards(self.all, HELD)

    def elsewhere(self) -> set[Card]:
        """Return the remaining cards outside the seat's own visible ones; its own face-down cards are included."""
        return self.left() - self.mine()

    def mine(self) -> set[Card]:
        return self.cards(self.all, ("hand", "up"), self.seat)

    def after(self) -> list[Seat]:
        count = self.info.seats - len(self.facts.trick) - 1
        return [(self.seat + k) % self.info.seats for k in range(1, count + 1)]

    def beats(self, card: Card, best: Card) -> bool:
        ranks = self.all.ranks
        return (
            ranks.index(card.rank) < ranks.index(best.rank)
            if card.suit == best.suit
            else card.suit == self.facts.trump
        )

    def best(self) -> Card | None:
        return next((card for seat, card in self.facts.trick if seat == self.facts.winning), None)

    def ours(self, seat: Seat) -> bool:
        return bool(self.info.side(seat) == self.info.side(self.seat))

    def would_lead(self, card: Card) -> bool:
        best = self.best()
        return best is None or self.beats(card, best)

    def allowed(self, seat: Seat, lead: Suit) -> set[Card]:
        """Return the cards that the seat must choose from: those of the suit led, otherwise all (T7; not in K3)."""
        cards = self.at_once(seat)
        free = self.info.id == "bondtolva-2" and any(
            z.cards for z in self.all.zones if z.place.kind == "talong"
        )
        return cards if free else {card for card in cards if card.suit == lead} or cards

    def unbeaten(self, card: Card) -> bool:
        lead = self.facts.trick[0][1].suit if self.facts.trick else card.suit
        return not any(self.beats(c, card) for seat in self.after() for c in self.allowed(seat, lead))

    def highest(self, card: Card) -> bool:
        same = {c for c in self.left() | {c for _, c in self.facts.trick} if c.suit == card.suit}
        return min(same, key=lambda c: self.all.ranks.index(c.rank)) == card

    def value(self, card: Card) -> float:
        return traits_of(self.info.id).value.get(card.rank, 0.0)

    def taker(self, card: Card) -> Seat:
        events: list[Event] = []
        self.game.apply(self.state.copy(), play_card(card), events)
        return next(event.seat for event in events if is_called(event, "trick") and event.seat is not None)

    def stays_ours(self, card: Card) -> bool:
        """Return whether the seat's side certainly wins the trick once the card is played."""
        best = self.best()
        if self.would_lead(card):
            return self.unbeaten(card)
        return best is not None and self.ours(self.facts.winning or 0) and self.unbeaten(best)

    def is_enough(self, card: Card) -> bool:
        """Return whether the card takes the lead although a stronger one of its suit may be played as well."""
        stronger = [c for c in self.legal_cards() if c.suit == card.suit and self.beats(c, card)]
        return self.would_lead(card) and bool(stronger)

    def counts(self, card: Card) -> int:
        return int(self.value(card)) if self.facts.eyes is None else card.rank in "AT"

    def ahead(self, more: int = 0) -> int:
        """Return the seat's side's lead over the best other, if it takes *more* points and the other all the rest."""
        taken = [0] * self.info.sides
        for trick in self.facts.tricks:
            taken[self.info.side(trick.winner)] += sum(map(self.counts, trick.cards))
        left = sum(map(self.counts, self.info.pack)) - sum(taken)
        own = taken.pop(self.info.side(self.seat))
        return own + more - max(taken) - (left - more)

    def behind(self) -> bool:
        """Return whether the seat's side can no longer have the most points, nor equally many."""
        left = sum(map(self.counts, self.left() | {card for _, card in self.facts.trick}))
        return self.ahead(left) < 0

    def enough(self, more: int) -> bool:
        return self.ahead(more) > 0 >= self.ahead(more - 1)

    def score(self) -> Any:
        return self.facts.scores[self.info.side(self.seat)]

    def score_of(self, seats: tuple[Seat, ...]) -> Any:
        """Return the score of the side made up of these seats."""
        side = self.info.side(seats[0])
        assert seats == tuple(s for s in range(self.info.seats) if self.info.side(s) == side != self.side())
        return self.facts.scores[side]

    def side(self) -> Any:
        return self.info.side(self.seat)

    def melded(self) -> Any:
        return self.score() + (1 if self.facts.melds else 2)

    def in_suit(self, suit: Suit) -> int:
        return sum(card.suit == suit for card in self.held(self.seat))

    def legal_cards(self) -> list[Card]:
        return [move.card for move in self.game.legal_moves(self.state) if isinstance(move, Play)]

    def only_after_last_trick(self) -> bool:
        taken: int = len(self.info.pack) // self.info.seats
        return len(self.facts.tricks) == taken - 1

    def top_of_others(self, card: Card) -> bool:
        return not any(c.suit == card.suit and self.beats(c, card) for c in self.elsewhere())


def pair(suit: Any) -> set[Card]:
    return {Card(suit, "K"), Card(suit, "Q")}


CHECKS: dict[str, Callable[[World, Any], bool]] = {
    "exact_twelve": lambda w, v: (
        w.info.id == "bondtolva-2" and w.facts.scores[w.info.side(w.seat)] == v["points"] >= 10
    ),
    "last_trick": lambda w, _: w.only_after_last_trick(),
    "takes": lambda w, v: w.unbeaten(v["card"]) and w.would_lead(v["card"]),
    "takes_last": lambda w, v: w.taker(v["card"]) == w.seat,
    "highest": lambda w, v: w.highest(v["card"]) and v["card"].suit == v["suit"],
    "stronger_out": lambda w, v: (
        set(v["cards"]) <= w.elsewhere() and all(w.beats(c, v["card"]) for c in v["cards"])
    ),
    "ruffable": lambda w, v: (
        w.facts.trump not in (None, v["card"].suit) and any(c.suit == w.facts.trump for c in w.elsewhere())
    ),
    "no_trumps_out": lambda w, _: not any(c.suit == w.facts.trump for c in w.elsewhere()),
    "trumps_out": lambda w, v: sum(c.suit == w.facts.trump for c in w.elsewhere()) == v["count"],
    "partner_has": lambda w, v: w.facts.winning == v["seat"] and w.ours(v["seat"]) and w.best() == v["card"],
    "partner_safe": lambda w, v: (
        bool(w.after()) and w.ours(v["seat"]) and w.best() == v["card"] and w.unbeaten(v["card"])
    ),
    "partner_last": lambda w, v: not w.after() and w.ours(v["seat"]) and w.best() == v["card"],
    "gives": lambda w, v: (
        w.value(v["card"]) == v["points"] > 0 and w.facts.eyes is None and w.stays_ours(v["card"])
    ),
    "counts": lambda w, v: v["card"].rank in "AT" and w.facts.eyes is not None and w.stays_ours(v["card"]),
    "counts_not": lambda w, v: v["card"].rank not in "AT" and any(c.rank in "AT" for c in w.legal_cards()),
    "enough": lambda w, v: w.unbeaten(v["card"]) and w.is_enough(v["card"]),
    "enough_last": lambda w, v: not w.after() and w.is_enough(v["card"]),
    "least": lambda w, v: 0 < w.value(v["card"]) == min(map(w.value, w.legal_cards())),
    "cannot_win": lambda w, v: (
        not any(w.beats(c, v["card"]) for c in w.legal_cards()) and w.best() == v["card"]
    ),
    "costs_nothing": lambda w, v: (
        w.value(v["card"]) == 0 and w.facts.eyes is None and any(map(w.value, w.legal_cards()))
    ),
    "short": lambda w, v: w.enough(v["points"]) and not w.behind() and w.info.sides == 2,
    "short_most": lambda w, v: w.enough(v["points"]) and w.info.sides == 3,
    "short_maktor": lambda w, _: w.enough(1) and w.info.sides == 2,
    "short_maktorer": lambda w, v: w.enough(v["count"]) and w.info.sides == 2,
    "short_maktor_most": lambda w, _: w.enough(1) and w.info.sides == 3,
    "short_maktorer_most": lambda w, v: w.enough(v["count"]) and w.info.sides == 3,
    "eyes_decide": lambda w, _: w.ahead() == 0 and not any(map(w.counts, w.left())),
    "vinsten_won": lambda w, _: w.ahead() > 0,
    "vinsten_lost": lambda w, _: w.behind(),
    "carried": lambda w, v: v["points"] == w.facts.carried + 1 > 1,
    "one_to_twelve": lambda w, v: w.score() == v["points"] == 11,
    "vinsten_to_twelve": lambda w, v: w.score() == v["points"] < 12 <= w.score() + w.facts.carried + 1,
    "both_to_twelve": lambda w, v: w.score() == v["points"] == 10 - w.facts.carried,
    "one_to_twelve_theirs": lambda w, v: w.score_of(v["seats"]) == v["points"] == 11,
    "vinsten_to_twelve_theirs": lambda w, v: (
        w.score_of(v["seats"]) == v["points"] < 12 <= v["points"] + w.facts.carried + 1
    ),
    "both_to_twelve_theirs": lambda w, v: w.score_of(v["seats"]) == v["points"] == 10 - w.facts.carried,
    "exact_to_twelve_theirs": lambda w, v: (
        w.info.id == "bondtolva-2" and w.score_of(v["seats"]) == v["points"] == 11
    ),
    "level_at_last": lambda w, v: w.score() == w.score_of(v["seats"]) == v["points"] == 11,
    "no_more_melds": lambda w, v: "bond" not in w.info.id and w.score() == v["points"] >= 11,
    "no_setting_trump": lambda w, v: (
        w.facts.trump is None and w.score() == v["points"] >= (11 if "bond" in w.info.id else 10)
    ),
    "meld_exact": lambda w, v: w.info.id == "bondtolva-2" and 11 <= w.melded() == v["points"] <= 12,
    "meld_too_many": lambda w, v: w.info.id == "bondtolva-2" and w.melded() == v["points"] > 12,
    "pair_later": lambda w, v: (
        set(v["cards"]) <= w.held(w.seat)
        and all(meld(c.suit) in w.game.legal_moves(w.state) for c in v["cards"])
        and len(w.held(w.seat)) > traits_of(w.info.id).meld_cards
    ),
    "then_trump": lambda w, v: (
        w.in_suit(v["suit"]) == 1 and v["suit"] != w.facts.trump and w.in_suit(w.facts.trump) > 0
    ),
    "draws": lambda w, v: (
        v["suit"] == w.facts.trump
        and not w.facts.trick
        and sum(c.suit == v["suit"] for c in w.elsewhere()) == v["count"]
        and {*v["cards"]} <= w.mine()
        and all(w.top_of_others(c) and c.suit != v["suit"] for c in v["cards"])
    ),
    "keeps_top": lambda w, v: v["card"] in w.mine() and w.top_of_others(v["card"]),
    "keeps_higher": lambda w, v: v["card"] in w.mine() and not w.top_of_others(v["card"]),
    "longest": lambda w, v: all(
        sum(c.suit == v["suit"] for c in w.mine()) > sum(c.suit == other for c in w.mine())
        for other in set("SHDC") - {v["suit"]}
    ),
    "partner_led": lambda w, v: (
        w.info.partner(w.seat) == v["seat"]
        and any(t.leader == v["seat"] and t.cards[0].suit == v["suit"] for t in w.facts.tricks)
    ),
    "keeps_guard": lambda w, v: (
        sum(c.suit == v["card"].suit for c in w.mine()) == 2
        and v["card"] in w.mine()
        and not w.top_of_others(v["card"])
    ),
    "pair": lambda w, v: (
        set(v["cards"]) <= w.held(w.seat) and not any(Card(s, "K") in v["cards"] for _, s, _ in w.facts.melds)
    ),
    "shown": lambda w, v: set(v["cards"]) <= w.at_once(v["seat"]) and v["seat"] in w.after(),
    "void": lambda w, v: (
        not any(c.suit == v["suit"] for c in w.at_once(v["seat"]))
        and any(c.suit == v["suit"] for c in w.elsewhere())
    ),
    "voids": lambda w, v: (
        len(v["seats"]) > 1 and not any(c.suit == v["suit"] for s in v["seats"] for c in w.at_once(s))
    ),
    "void_trumps": lambda w, v: (
        not any(c.suit == v["suit"] for c in w.at_once(v["seat"]))
        and any(c.suit == w.facts.trump != v["suit"] for c in w.elsewhere())
    ),
    "sets_trump": lambda w, v: w.facts.trump is None and meld(v["suit"]) in w.game.legal_moves(w.state),
    "meld": lambda w, v: (
        meld(v["cards"][0].suit) in w.game.legal_moves(w.state) and w.facts.trump is not None
    ),
    "length": lambda w, v: sum(c.suit == v["suit"] for c in w.mine()) == v["count"],
    "no_pair": lambda w, _: not any(is_meld(m) for m in w.game.legal_moves(w.state)),
    "partner_may": lambda w, v: not any(pair(s) & w.held(w.seat) for s in v["suits"]),
    "partner_may_any": lambda w, _: not any(pair(s) & w.held(w.seat) for s in "SHDC"),
    "tops": lambda w, v: sum(w.top_of_others(c) for c in w.mine()) == v["count"],
    "low_hand": lambda w, _: all(c.rank in "98765432" for c in w.held(w.seat)),
    "gubbe_ours": lambda w, _: w.facts.gubbe is not None and w.ours(w.facts.gubbe[1]),
    "breaks_gubbe": lambda w, v: (
        w.facts.gubbe is not None and not w.ours(w.facts.gubbe[1]) and w.stays_ours(v["card"])
    ),
    "gubbe_theirs": lambda w, v: (
        w.facts.gubbe is not None and w.facts.gubbe[1] == v["seat"] and not w.ours(v["seat"])
    ),
}
ASKED: dict[str, Callable[[World, Any], bool]] = {
    "ask_wait": lambda w, _: any(is_meld(m) for m in w.game.legal_moves(w.state)),
    "ask_trumps": lambda w, _: any(c.suit == w.facts.trump for c in w.elsewhere()),
    "ask_which_takes": lambda w, _: all(w.taker(c) == w.seat for c in w.legal_cards()),
    "ask_behind_one": lambda w, v: w.after() == [v["seat"]],
}
"""The premise of each question."""
