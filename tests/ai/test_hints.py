"""Hints: every fact is true in every world that the seat cannot tell from the real one, and can be said."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.contract.play import Form, choose, deal, forms
from tolva_gui import words
from tolva_gui.ai.advice import LOOK, LOOKS, Advice, advise, summed_up
from tolva_gui.ai.fact import Fact
from tolva_gui.ai.facts import facts_for
from tolva_gui.ai.hints import Hint, hint_for
from tolva_gui.ai.player import Budget, Choice, SearchCancelled
from tolva_gui.ai.proof import Position
from tolva_gui.ai.score_facts import of_score, of_vinsten
from tolva_gui.ai.traits import traits_of
from tolva_gui.hint_words import HintWords, _texts
from tolva_gui.rules.cards import Card, Suit, parse_card
from tolva_gui.rules.catalog import BY_ID, GAMES
from tolva_gui.rules.events import Event, Seat, TrickTaken
from tolva_gui.rules.game import Meld, PlayCard, Standing, View, parse_move

FEW = Budget(iterations=60)
C9 = PlayCard(Card("C", "9"))
NAMES = ("Alva", "Elna", "Nils", "Karna", "Per", "Tora")
DEFAULTS = [Form(game, game.info.defaults()) for game in GAMES]


class World:
    """A whole position, all cards known, for checking what is claimed of it."""

    def __init__(self, game: Any, state: Any, seat: Seat) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.all: View = game.view(state, None)
        self.facts = self.all.facts
        self.info = game.info

    def held(self, *seats: Seat) -> set[Card]:
        kinds = ("hand", "closed", "up", "down")
        zones = (z for z in self.all.zones if z.place.kind in kinds and z.place.owner in seats)
        return {card for zone in zones for card in zone.cards if card is not None}

    def at_once(self, seat: Seat) -> set[Card]:
        zones = (
            z for z in self.all.zones if z.place.kind in ("hand", "closed", "up") and z.place.owner == seat
        )
        return {card for zone in zones for card in zone.cards if card is not None}

    def left(self) -> set[Card]:
        """The cards that are still to be played."""
        kinds = ("hand", "closed", "up", "down", "talong")
        return {c for z in self.all.zones if z.place.kind in kinds for c in z.cards if c is not None}

    def others(self) -> set[Card]:
        """What the seat does not have before its eyes as its own; its own face-down cards are among them."""
        return self.left() - self.mine()

    def mine(self) -> set[Card]:
        zones = (z for z in self.all.zones if z.place.kind in ("hand", "up") and z.place.owner == self.seat)
        return {card for zone in zones for card in zone.cards if card is not None}

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
        """The cards among which the seat must choose when it has the suit led, else all (T7; not in K3)."""
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
        self.game.apply(self.state.copy(), PlayCard(card), events)
        return next(event.seat for event in events if isinstance(event, TrickTaken))

    def stays_ours(self, card: Card) -> bool:
        """Whether the trick is won for the own side whatever comes, once the card lies in it."""
        best = self.best()
        if self.would_lead(card):
            return self.unbeaten(card)
        return best is not None and self.ours(self.facts.winning or 0) and self.unbeaten(best)

    def is_enough(self, card: Card) -> bool:
        """Whether it takes the lead, and so would a stronger one of its suit that may be played as well."""
        stronger = [c for c in self.legal_cards() if c.suit == card.suit and self.beats(c, card)]
        return self.would_lead(card) and bool(stronger)

    def counts(self, card: Card) -> int:
        return int(self.value(card)) if self.facts.eyes is None else card.rank in "AT"

    def ahead(self, more: int = 0) -> int:
        """How far the own side is ahead of the best other if it takes so much more and that other all the rest."""
        taken = [0] * self.info.sides
        for trick in self.facts.tricks:
            taken[self.info.side(trick.winner)] += sum(map(self.counts, trick.cards))
        left = sum(map(self.counts, self.info.pack)) - sum(taken)
        own = taken.pop(self.info.side(self.seat))
        return own + more - max(taken) - (left - more)

    def behind(self) -> bool:
        """Whether the own side cannot have the most any more, not even as many."""
        left = sum(map(self.counts, self.left() | {card for _, card in self.facts.trick}))
        return self.ahead(left) < 0

    def enough(self, more: int) -> bool:
        return self.ahead(more) > 0 >= self.ahead(more - 1)

    def score(self) -> Any:
        return self.facts.scores[self.info.side(self.seat)]

    def score_of(self, seats: tuple[Seat, ...]) -> Any:
        """The score of a side, given by all its seats."""
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
        return [m.card for m in self.game.legal_moves(self.state) if isinstance(m, PlayCard)]

    def only_after_last_trick(self) -> bool:
        taken: int = len(self.info.pack) // self.info.seats
        return len(self.facts.tricks) == taken - 1

    def top_of_others(self, card: Card) -> bool:
        return not any(c.suit == card.suit and self.beats(c, card) for c in self.others())


def pair(suit: Any) -> set[Card]:
    return {Card(suit, "K"), Card(suit, "Q")}


CHECKS: dict[str, Callable[[World, Any], bool]] = {
    "only": lambda w, _: len(w.game.legal_moves(w.state)) == 1,
    "exact_twelve": lambda w, v: (
        w.info.id == "bondtolva-2" and w.facts.scores[w.info.side(w.seat)] == v["points"] >= 10
    ),
    "last_trick": lambda w, _: w.only_after_last_trick(),
    "takes": lambda w, v: w.unbeaten(v["card"]) and w.would_lead(v["card"]),
    "takes_last": lambda w, v: w.taker(v["card"]) == w.seat,
    "highest": lambda w, v: w.highest(v["card"]) and v["card"].suit == v["suit"],
    "stronger_out": lambda w, v: (
        set(v["cards"]) <= w.others() and all(w.beats(c, v["card"]) for c in v["cards"])
    ),
    "ruffable": lambda w, v: (
        w.facts.trump not in (None, v["card"].suit) and any(c.suit == w.facts.trump for c in w.others())
    ),
    "no_trumps_out": lambda w, _: not any(c.suit == w.facts.trump for c in w.others()),
    "trumps_out": lambda w, v: sum(c.suit == w.facts.trump for c in w.others()) == v["count"],
    "partner_has": lambda w, v: w.facts.winning == v["seat"] and w.ours(v["seat"]) and w.best() == v["card"],
    "partner_safe": lambda w, v: w.ours(v["seat"]) and w.best() == v["card"] and w.unbeaten(v["card"]),
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
        and all(Meld(c.suit) in w.game.legal_moves(w.state) for c in v["cards"])
        and len(w.held(w.seat)) > traits_of(w.info.id).meld_cards
    ),
    "then_trump": lambda w, v: (
        w.in_suit(v["suit"]) == 1 and v["suit"] != w.facts.trump and w.in_suit(w.facts.trump) > 0
    ),
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
        and any(c.suit == v["suit"] for c in w.others())
    ),
    "voids": lambda w, v: (
        len(v["seats"]) > 1 and not any(c.suit == v["suit"] for s in v["seats"] for c in w.at_once(s))
    ),
    "void_trumps": lambda w, v: (
        not any(c.suit == v["suit"] for c in w.at_once(v["seat"]))
        and any(c.suit == w.facts.trump != v["suit"] for c in w.others())
    ),
    "sets_trump": lambda w, v: w.facts.trump is None and Meld(v["suit"]) in w.game.legal_moves(w.state),
    "meld": lambda w, v: (
        Meld(v["cards"][0].suit) in w.game.legal_moves(w.state) and w.facts.trump is not None
    ),
    "length": lambda w, v: sum(c.suit == v["suit"] for c in w.mine()) == v["count"],
    "no_pair": lambda w, _: not any(isinstance(m, Meld) for m in w.game.legal_moves(w.state)),
    "partner_may": lambda w, v: not any(pair(s) & w.held(w.seat) for s in v["suits"]),
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
"""What each fact claims, asked of a whole position."""
ASKED: dict[str, Callable[[World, Any], bool]] = {
    "ask_wait": lambda w, _: any(isinstance(m, Meld) for m in w.game.legal_moves(w.state)),
    "ask_trumps": lambda w, _: any(c.suit == w.facts.trump for c in w.others()),
    "ask_which_takes": lambda w, _: all(w.taker(c) == w.seat for c in w.legal_cards()),
    "ask_behind_one": lambda w, v: w.after() == [v["seat"]],
}
"""What a question takes for granted."""
COUNTED = {"for_the_game", "gubbe_succeeds", "no_fact"}
"""What does not speak of cards."""


def always(_world: World, _values: Any) -> bool:
    return True


def last_advice(view: View, looks: int = LOOKS, budget: Budget = LOOK) -> Advice:
    *_, last = advise(view, looks=looks, budget=budget)
    return last


def walk(form: Form, rng: Random) -> Iterator[tuple[Any, Seat]]:
    state = deal(form, rng)
    while (seat := form.game.to_act(state)) is not None:
        yield state, seat
        form.game.apply(state, choose(form.game.legal_moves(state), rng))


def some_facts(view: View) -> Iterator[Fact]:
    position = Position(view)
    for move in view.legal:
        yield from facts_for(position, move)
        advice = Advice(move, {}, "clear", 1, 1)
        hint = hint_for(view, advice)
        yield hint.question


@pytest.mark.parametrize("form", forms(), ids=str)
def test_every_fact_holds_in_the_real_deal_and_in_others_that_fit(form: Form) -> None:
    rng = Random(str(form))
    for _ in range(3):
        for state, seat in walk(form, rng):
            view = form.game.view(state, seat)
            worlds = [World(form.game, s, seat) for s in (state, form.game.determinize(view, rng))]
            for fact in some_facts(view):
                holds = ASKED.get(fact.key, always) if fact.key.startswith("ask_") else CHECKS[fact.key]
                for world in worlds:
                    assert holds(world, fact.values), (fact, [str(m) for m in view.legal])


def test_every_kind_of_fact_and_question_comes_up() -> None:
    rng, seen = Random(4), Counter[str]()
    for form in DEFAULTS:
        for _ in range(60):
            for state, seat in walk(form, rng):
                view = form.game.view(state, seat)
                if view.facts.gubbe is not None or rng.random() < 0.3:
                    seen.update(fact.key for fact in some_facts(view))
    spoken = set(_texts("sv")["question"]) | {key.partition(".")[0] for key in _texts("sv")["reason"]}
    assert spoken - COUNTED - set(seen) == set()
    assert set(seen) <= spoken
    assert set(CHECKS) | COUNTED == {key.partition(".")[0] for key in _texts("sv")["reason"]}


@pytest.mark.parametrize("form", DEFAULTS, ids=str)
def test_cards_that_the_seat_cannot_know_change_no_hint(form: Form) -> None:
    rng = Random(2)
    for number, (state, seat) in enumerate(walk(form, rng)):
        if number % 5 == 0:
            view = form.game.view(state, seat)
            other = form.game.view(form.game.determinize(view, rng), seat)
            hints = [hint_for(one, last_advice(one, looks=2, budget=FEW)) for one in (view, other)]
            assert hints[0] == hints[1]
            assert hints[0].move in view.legal


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("form", DEFAULTS, ids=str)
def test_every_hint_can_be_said(form: Form, lang: words.Language) -> None:
    rng, say = Random(5), HintWords(form.game.info, NAMES, lang)
    for number, (state, seat) in enumerate(walk(form, rng)):
        view = form.game.view(state, seat)
        advice = (
            last_advice(view, looks=2, budget=FEW)
            if number % 6 == 0
            else Advice(view.legal[0], {}, "close", 8, 5)
        )
        hint = hint_for(view, advice)
        assert say.question(hint).endswith("?")
        assert say.reason(hint).endswith(".")
        for text in (
            say.question(hint),
            say.reason(hint),
            say.move(hint.move),
            say.values(advice),
            say.sure(advice),
        ):
            assert not re.search(r"[{}]|None|True|Card\(|Fact", text)


def test_both_languages_say_the_same_with_the_same_values() -> None:
    swedish, english = _texts("sv"), _texts("en")
    for section in ("question", "reason", "move", "short"):
        assert set(swedish[section]) == set(english[section])
        for key, text in swedish[section].items():
            assert set(re.findall(r"{(\w+)}", text)) == set(re.findall(r"{(\w+)}", english[section][key])), (
                key
            )


HANDS = (
    "SA SK SQ HA HK HQ D6 C6 C7",
    "ST SJ S9 HT HJ DA DT C8 C9",
    "S8 S7 DK DQ DJ CA CK CQ H6",
    "S6 H9 H8 H7 D9 D8 D7 CT CJ",
)


def at(leader: Seat, moves: str, hands: tuple[str, ...] = HANDS) -> View:
    """The view of the seat on turn after these moves of a tolva for four."""
    game = BY_ID["tolva-4"]
    rows = [[parse_card(text) for text in hand.split()] for hand in hands]
    deck = tuple(rows[(leader + no) % 4][no // 4] for no in range(36))
    state = game.start(game.info.defaults(), deck, Standing((leader - 1) % 4, (0, 0)))
    for text in filter(None, moves.split(",")):
        game.apply(state, parse_move(text.strip()))
    return game.view(state, game.to_act(state))


def told(view: View, move: str) -> tuple[str, str]:
    hint = hint_for(view, Advice(parse_move(move), {}, "clear", 8, 8, 1.0))
    say = HintWords(view.info, NAMES, "sv")
    return say.question(hint), say.reason(hint)


def test_the_ten_that_can_be_beaten() -> None:
    question, reason = told(at(1, ""), "play C8")
    assert question == "Vem kan gå över ♠10?"
    assert "♠E" in reason


def in_bordstolva(*moves: str) -> View:
    """Bordstolva; hearts are trumps from the second trick on. The other has spades in his row."""
    game = BY_ID["bordstolva"]
    down, rows = "D6 C6 D7 C7 D8 C8 D9 C9 DJ CJ DQ CQ", "HK S7 HQ S8 SA H6 ST H7 S6 H8 S9 H9"
    hands = ("HA HT DA", "HJ SJ DK", "DT CA CT", "SQ SK CK")
    order = " ".join((down, hands[0], hands[1], rows, hands[2], hands[3])).split()
    deck = tuple(parse_card(text) for text in order)
    state = game.start(game.info.defaults(), deck, Standing(1, (0, 0)))
    for text in moves:
        game.apply(state, parse_move(text))
    return game.view(state, game.to_act(state))


def test_who_lies_with_the_suit_open_cannot_trump_it() -> None:
    """T37: the other has spades in his row, so that the ace of spades stands although he has trumps."""
    view = in_bordstolva("play HA", "play H6", "meld H")
    assert told(view, "play SA")[1].startswith("Ingen efter dig kan gå över ♠E.")


def test_who_must_take_the_trick_is_asked_with_which_card() -> None:
    """T9: the last of four has nothing but spades above the nine."""
    question, _ = told(at(1, "play S9, play S7, play S6"), "play SQ")
    assert question == "Du tar sticket vad du än spelar: med vilket kort?"


def test_one_who_plays_last_is_named() -> None:
    question, _ = told(at(3, "play D7, play D6"), "play DA")
    assert question == "Vad kan Nils spela efter dig?"


def test_a_gubbe_that_is_merely_allowed_is_not_asked_about() -> None:
    assert told(at(0, ""), "play SA")[0] == "Vilka av dina kort är högst i sin färg?"


def test_a_pair_held_back_is_asked_about() -> None:
    view = at(0, "play SA, play S9, play S7, play S6")
    assert told(view, "play HA")[0] == "Vad vinner du på att vänta med det du kan säga?"


def test_the_partner_has_the_trick() -> None:
    question, reason = told(at(2, "play CA, play CJ"), "play C6")
    assert question == "Vem har sticket, och kan någon ta det från er?"
    assert reason.startswith("Nils har sticket åt er")


def test_what_one_who_plays_later_has_shown_is_told() -> None:
    """And nothing of what was shown by one who has played to the trick."""
    moves = "play CA, play CJ, play C6, play C8, meld D, play DK"
    assert told(at(2, moves), "play D7")[1] == "Inget du får spela går över ♦K."
    _, reason = told(at(2, f"{moves}, play D7, play D6, play DA"), "play C9")
    assert reason.endswith("♥10 behåller sitt enda skydd.")
    shown = [fact.values for fact in facts_for(Position(at(2, f"{moves}, play D7, play D6, play DA")), C9)]
    assert {"seat": 2, "cards": (Card("D", "Q"),)} in shown
    _, reason = told(at(2, f"{moves}, play D7, play D6, play DA"), "play DT")
    assert reason == "Ingen efter dig kan gå över ♦10."


def test_the_reason_tells_the_card_from_the_others_that_would_do() -> None:
    """The lowest that takes the trick, the highest where the trick is won, the cheapest where it is lost."""
    last = at(1, "play S9, play S7, play S6")
    assert told(last, "play SQ")[1].startswith("Du spelar sist, och ♠D räcker.")
    assert told(last, "play SA")[1].startswith(
        "Du spelar sist, och ♠E tar sticket. ♠E ger er 11 kortpoäng i "
    )
    lost = at(2, "play H6, play H9, play HA")
    assert (
        told(lost, "play HJ")[1] == "Inget du får spela går över ♥E. Billigare än ♥Kn kommer du inte undan."
    )
    assert "kostar" not in told(at(2, "play CA, play CJ, play C6"), "play C9")[1]
    assert told(at(3, "play H7"), "play HQ")[1].startswith("Billigare än ♥D kommer du inte undan.")


def test_two_pairs_are_told_in_the_order_of_the_suits() -> None:
    assert "♠K, ♠D, ♥K och ♥D att mäla" in told(at(1, "play S9, play S7, play S6"), "play SA")[1]


def test_no_points_are_asked_for_that_cannot_come() -> None:
    """T20: the others have more than half."""
    view = at(0, "play SA, play S9, play S7, play S6")

    def with_points(*points: int) -> str:
        return told(replace(view, facts=replace(view.facts, card_points=points)), "play C6")[1]

    assert "Ni behöver 21 kortpoäng till för vinsten." in with_points(40, 20)
    assert "Vinsten är redan förlorad." in with_points(40, 61)
    assert "vinsten" not in with_points(40, 60).lower()


def test_a_bondtolva_speaks_of_aces_and_tens() -> None:
    card = {"card": Card("S", "T")}
    for form, reason in (
        ("bondtolva-6", "♠10 blir en maktor åt er."),
        ("bondtolva-2", "♠10 blir en matador åt dig."),
    ):
        hint = Hint(Fact("ask_only"), (Fact("counts", card),), Advice(parse_move("pass"), {}, "only", 1, 1))
        assert HintWords(BY_ID[form].info, NAMES, "sv").reason(hint) == reason


def test_a_later_pair_is_not_called_trumps() -> None:
    """B10: only the first pair of a deal makes its suit trump."""
    for form in ("bondtolva-4", "bondtolva-6"):
        say = HintWords(BY_ID[form].info, NAMES, "sv")
        assert say.move(Meld("S")) == "Säg upp kung och dam i spader"


def test_who_is_close_to_exactly_twelve_is_reminded() -> None:
    """K11: with eleven points a trick too many may be the end of it."""
    game = BY_ID["bondtolva-2"]
    state = game.start(game.info.defaults(), game.info.pack, Standing(1, (11, 9)))
    view = game.view(state, 0)
    assert told(view, str(view.legal[0]))[1].startswith(
        "Du har 11 poäng: jämnt tolv vinner, men med fler faller "
    )
    game.apply(state, view.legal[0])
    view = game.view(state, 1)
    assert "jämnt tolv" not in told(view, str(view.legal[0]))[1]


def test_several_suits_are_told_as_people_do() -> None:
    hint = Hint(
        Fact("ask_only"),
        (Fact("partner_may", {"suits": "SHC"}),),
        Advice(parse_move("ask"), {}, "clear", 8, 8),
    )
    said = HintWords(BY_ID["tolva-4"].info, NAMES, "sv").reason(hint)
    assert said == "Din partner kan ha kung och dam i spader, hjärter eller klöver."


def test_melds_are_pointed_at() -> None:
    question, reason = told(at(0, "play SA, play S9, play S7, play S6"), "meld S")
    assert question == "I vilken färg är du starkast?"
    assert reason == "Du kan sätta trumf i spader. Du har 2 kort i spader."


def test_a_gubbe_is_told_by_how_often_it_succeeds() -> None:
    """T27: at 4.8 of six points nine in ten are kept."""
    view, half = at(1, ""), parse_move("half")
    hint = hint_for(view, Advice(half, {half: 4.8}, "clear", 8, 8, 4.0))
    assert HintWords(view.info, NAMES, "sv").reason(hint).startswith("Ungefär 90 av 100 sådana gubbar lyckas")
    alone = BY_ID["tolva-3"].info
    assert HintWords(alone, NAMES, "en").reason(hint).startswith("About 90 in 100 such gubbar succeed. ")


def test_against_a_gubbe_one_trick_is_all() -> None:
    """T27, T28: neither what the card brings nor what it costs is spoken of."""
    view = at(1, "half, play S9, play S7, play S6")
    assert (
        told(view, "play SA")[1]
        == "Elna har angett halv gubbe. Du spelar sist, och ♠E tar sticket. Med det sticket är gubben fälld."
    )
    lost = at(2, "whole, play H6, play H9, play HA")
    assert told(lost, "play HJ")[1] == "Nils har angett hel gubbe. Inget du får spela går över ♥E."


def test_how_sure_the_looks_are() -> None:
    view = at(0, "")
    first, second = view.legal[:2]

    def choice(move: Any, gain: float) -> Choice:
        return Choice(move, {m: gain if m == move else 0.0 for m in view.legal})

    assert summed_up(view, [choice(first, 1.0), choice(first, 1.1)]).sure == "clear"
    assert summed_up(view, [choice(first, 0.1)] * 3 + [choice(second, 0.1)]).sure == "likely"
    assert summed_up(view, [choice(first, 0.2), choice(first, 0.21)]).sure == "steady"
    close = summed_up(view, [choice(first, 0.1), choice(second, 0.1), choice(first, 0.2)])
    even = summed_up(view, [choice(first, 0.01), choice(first, 0.02)])
    assert even.sure == "even"
    assert (close.sure, close.move, close.agree, close.looks) == ("close", first, 2, 3)


def test_little_gained_is_not_called_certain() -> None:
    def said(lang: words.Language, gain: float, error: float) -> str:
        view = at(0, "")
        row = dict.fromkeys(view.legal, 0.0)
        rows = [Choice(view.legal[0], row | {view.legal[0]: gain + error * sign}) for sign in (-1, 1)]
        return HintWords(view.info, NAMES, lang).sure(summed_up(view, rows * 4))

    assert said("sv", 1.0, 0.1) == "Klart bäst: alla 8 genomräkningarna säger så."
    assert said("sv", 0.2, 0.01) == "Bäst i alla 8 genomräkningarna."
    assert said("en", 0.2, 0.3) == "Best in all 8 searches."


def test_a_move_that_serves_the_game_rather_than_the_deal_says_so() -> None:
    view = at(0, "")
    hint = hint_for(view, Advice(view.legal[0], {}, "clear", 8, 8, gain=-0.4, error=0.3))
    assert "for_the_game" not in [fact.key for fact in hint.reason]
    behind = hint_for(scored(view, 0, 11), Advice(view.legal[-3], {}, "clear", 8, 8, gain=-0.4, error=0.1))
    assert [fact.key for fact in behind.reason[:2]] == ["for_the_game", "one_to_twelve_theirs"]
    hint = hint_for(view, Advice(view.legal[0], {}, "clear", 8, 8, gain=-0.4))
    assert HintWords(view.info, NAMES, "sv").reason(hint).startswith("Ett annat val ger fler poäng i given")


def test_advice_gets_better_with_each_look() -> None:
    looks = [advice.looks for advice in advise(at(0, ""), looks=3, budget=FEW)]
    assert looks == [1, 2, 3]


def test_advice_that_nobody_waits_for_is_given_up() -> None:
    with pytest.raises(SearchCancelled):
        list(advise(at(0, ""), looks=50, cancelled=lambda: True))


def test_one_choice_needs_no_search() -> None:
    view = at(0, "play SA, play S9, play S7, play S6")
    only = View(**{name: getattr(view, name) for name in View.__slots__} | {"legal": view.legal[:1]})
    assert last_advice(only).sure == "only"
    assert isinstance(hint_for(only, last_advice(only)), Hint)


@pytest.mark.parametrize(("form", "who"), [("tolva-4", "Your side needs"), ("tolva-3", "You need")])
def test_who_plays_alone_is_not_told_of_a_side(form: str, who: str) -> None:
    hint = Hint(
        Fact("ask_only"), (Fact("short", {"points": 9}),), Advice(parse_move("pass"), {}, "only", 1, 1)
    )
    said = HintWords(BY_ID[form].info, NAMES, "en").reason(hint)
    assert said == f"{who} 9 more card points for vinsten."


LONG_SHOT = (
    "SA SK SQ DA D6 H6 H7 C6 C7",
    "ST SJ D7 D8 HA HT HK C8 C9",
    "S8 S9 D9 DT DJ HQ HJ CT CJ",
    "S6 S7 DK DQ H8 H9 CA CK CQ",
)


def test_what_hardly_ever_happens_is_not_spoken_of() -> None:
    """An ace of a suit that has not been led is trumped now and then, but nobody plays for that."""
    view = at(0, "play SA, play SJ, play S9, play S7, meld S", LONG_SHOT)
    question, reason = told(view, "play H6")
    assert "♦E" not in question + reason
    assert not Position(view).safe(Card("D", "A"))


def test_waiting_with_a_pair_has_another_reason_than_melding_it() -> None:
    view = at(0, "play SA, play S9, play S7, play S6")
    assert told(view, "play HA")[1].startswith("Du kan mäla ♠K, ♠D, ♥K och ♥D senare.")
    assert "♥D" not in told(view, "play HK")[1]


def for_two(deck: str, *moves: str, scores: tuple[int, int] = (0, 0)) -> View:
    """The view in bondtolva-2 after these moves; the cards are dealt three and three, forehand first."""
    game = BY_ID["bondtolva-2"]
    dealt = tuple(parse_card(text) for text in deck.split())
    cards = dealt + tuple(card for card in game.info.pack if card not in dealt)
    state = game.start(game.info.defaults(), cards, Standing(1, scores))
    for text in moves:
        game.apply(state, parse_move(text))
    return game.view(state, game.to_act(state))


WITH_A_PAIR = "SA SK SQ H9 HJ D9 HA C9 CJ DK DJ CQ"


@pytest.mark.parametrize(
    ("score", "reason"),
    [
        (4, "Du kan mäla ♠K och ♠D senare."),
        (9, "Mäler du nu har du 11 poäng: jämnt tolv vinner, men med fler faller du till sju. Du kan "),
        (11, "Mäler du nu har du 13 poäng, och med fler än tolv faller du till sju."),
    ],
)
def test_who_declines_a_meld_is_told_why(score: int, reason: str) -> None:
    """K11."""
    view = for_two(WITH_A_PAIR, "play SA", "play H9", scores=(score, 0))
    assert [str(move) for move in view.legal] == ["meld S", "pass"]
    assert told(view, "pass")[1].startswith(reason)


def test_a_pair_that_cannot_be_melded_later_is_not_spoken_of() -> None:
    """K8: after the last two cards of the stock nothing is declared."""
    game, rng = BY_ID["bondtolva-2"], Random(1)
    late = [
        game.view(state, seat)
        for _ in range(200)
        for state, seat in walk(DEFAULTS[[f.game for f in DEFAULTS].index(game)], rng)
        if parse_move("pass") in game.legal_moves(state)
        and sum(len(z.cards) for z in game.view(state, seat).zones if z.place.kind == "talong") == 2
    ]
    assert late
    for view in late:
        assert "mäla" not in told(view, "pass")[1]


def scored(view: View, *scores: int, carried: int = 0) -> View:
    return replace(view, facts=replace(view.facts, scores=scores, carried=carried))


@pytest.mark.parametrize(
    ("scores", "carried", "said"),
    [
        ((0, 0), 2, "Vinsten är värd 3 p den här gången."),
        ((0, 10), 0, "Ni har 10 poäng: vinsten och sistan räcker till tolv."),
        ((0, 10), 1, "Ni har 10 poäng: vinsten räcker till tolv."),
        ((0, 11), 0, "Ni har 11 poäng: en till räcker."),
        ((11, 0), 0, "Alva och Nils har 11 poäng: en till räcker."),
        ((11, 11), 0, "Alva och Nils har 11 poäng som ni: vinsten går före sistan."),
    ],
)
def test_the_score_is_told_where_points_are_at_stake(
    scores: tuple[int, int], carried: int, said: str
) -> None:
    """T21, T22. Elna plays last: any of her spades takes the trick, but they do not bring the same."""
    view = at(2, "play H6, play H9, play HA")
    assert said in told(scored(view, *scores, carried=carried), "play HJ")[1]
    assert "poäng:" not in told(scored(view, 0, 0), "play HJ")[1]


def test_the_score_alone_is_no_reason_for_a_card() -> None:
    view = replace(
        at(0, "play SA, play S9, play S7, play S6"),
        legal=tuple(map(parse_move, ("play D6", "play C6", "play HA"))),
    )
    assert told(scored(view, 11, 0), "play D6")[1].startswith("Inget enskilt kort avgör")
    assert "poäng: " not in told(scored(view, 11, 0), "play D6")[1]


def test_a_pair_is_broken_where_the_score_forbids_to_meld() -> None:
    """T17, B15."""
    view = at(1, "play S9, play S7, play S6")
    assert "Med 10 poäng får ni inte sätta trumf." in told(scored(view, 10, 0), "play SQ")[1]
    assert "Med 11 poäng får ni inte mäla mer." in told(scored(view, 11, 0), "play SQ")[1]
    assert "får ni inte" not in told(scored(view, 9, 0), "play SQ")[1]


@pytest.mark.parametrize(
    ("form", "taken", "said"),
    [
        ("bondtolva-4", (2, 3), "Ni behöver 3 maktorer till för vunsten."),
        ("bondtolva-4", (4, 3), "Ni behöver en maktor till för vunsten."),
        ("bondtolva-4", (5, 3), "Vunsten har ni redan."),
        ("bondtolva-4", (1, 5), "Vunsten är redan förlorad."),
        ("bondtolva-6", (2, 1, 1), "Med 2 maktorer till är vunsten säkert er."),
        ("bondtolva-2", (4, 2), "Du behöver en matador till för vinsten."),
        ("tolva-3", (40, 30, 30), "Med 6 kortpoäng till är vinsten säkert din."),
    ],
)
def test_how_many_are_left_to_vinsten(form: str, taken: tuple[int, ...], said: str) -> None:
    """B17, B22, K10, T31: with three sides, what is enough whatever comes."""
    game = BY_ID[form]
    state = game.start(
        game.info.defaults(), game.info.pack, Standing(game.info.seats - 1, (0,) * game.info.sides)
    )
    while parse_move("redeal") in game.legal_moves(state):
        game.apply(state, parse_move("pass"))
    view = game.view(state, 0)
    view = replace(view, facts=replace(view.facts, card_points=taken))
    facts = list(of_vinsten(Position(view)))
    say = HintWords(game.info, NAMES, "sv")
    assert (
        say.reason(Hint(Fact("ask_only"), tuple(facts), Advice(parse_move("ask"), {}, "clear", 8, 8))) == said
    )


def test_a_lead_is_told_from_others_that_cost_as_little() -> None:
    """That a card costs no card points is no reason where other suits have such cards too."""
    view = at(0, "", LONG_SHOT)
    for card in ("D6", "H6", "C6"):
        assert "kostar inga" not in told(view, f"play {card}")[1]
    alone = (
        "SA SK SQ DA DT HT HK H6 CT",
        "ST SJ D7 D8 HA H7 C6 C8 C9",
        "S8 S9 D9 D6 DJ HQ HJ C7 CJ",
        LONG_SHOT[3],
    )
    assert "♥6 kostar inga kortpoäng." in told(at(0, "", alone), "play H6")[1]
    assert "Din längsta färg är" not in told(at(0, "", alone), "play H6")[1]


def test_in_bondtolva_all_but_aces_and_tens_cost_the_same() -> None:
    """B2. Where two suits have such cards, no lead of them is told by it."""
    form = next(form for form in DEFAULTS if form.game.info.id == "bondtolva-4")
    told_of = Counter[int]()
    for seed in range(40):
        for state, seat in walk(form, Random(seed)):
            view = form.game.view(state, seat)
            cards = [move.card for move in view.legal if isinstance(move, PlayCard)]
            if not view.facts.trick and len(view.legal) > 1:
                suits = {card.suit for card in cards if card.rank not in "AT"}
                facts = [fact.key for card in cards for fact in facts_for(Position(view), PlayCard(card))]
                told_of[len(suits)] += "counts_not" in facts
    assert told_of[1] > 0
    assert sum(told_of.values()) == told_of[1]


def test_a_single_card_is_led_for_a_trump() -> None:
    hands = ("SA SK SQ D6 H6 H7 H8 CK C7", *LONG_SHOT[1:3], "S6 S7 DK DQ DA H9 CA C6 CQ")
    view = at(0, "play SA, play SJ, play S9, play S7, meld S", hands)
    assert "♦6 är ditt enda kort i ruter: sedan kan du trumfa." in told(view, "play D6")[1]
    assert "enda kort" not in told(view, "play H6")[1]


def test_of_the_others_the_nearest_to_twelve_is_told() -> None:
    game = BY_ID["tolva-3"]
    state = game.start(game.info.defaults(), game.info.pack, Standing(2, (0, 10, 11)))
    keys = {str(fact.values.get("seats")): fact.key for fact in of_score(Position(game.view(state, 0)))}
    assert keys == {"(2,)": "one_to_twelve_theirs"}


def test_who_plays_a_low_hand_is_not_told_why_to_throw_it_in() -> None:
    """B6."""
    game = BY_ID["bondtolva-4"]
    low = iter(sorted(game.info.pack, key=lambda card: "6789JQKTA".index(card.rank)))
    rounds = [[next(low) for _ in range(9)] for _ in range(4)]
    deck = tuple(card for part in range(3) for hand in rounds for card in hand[3 * part : 3 * part + 3])
    state = game.start(game.info.defaults(), deck, Standing(3, (0, 0)))
    view = game.view(state, 0)
    assert told(view, "redeal")[1] == "Du har inget kort högre än nio."
    assert told(view, "pass")[1].startswith("Inget enskilt kort avgör")
