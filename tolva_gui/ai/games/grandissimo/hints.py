"""What speaks for a bid, a choice or a card in grandissimo."""

from collections.abc import Iterator
from typing import Final

from tolva_gui.ai.games.grandissimo.hand_value import as_set, suit_number, tricks
from tolva_gui.ai.games.grandissimo.rule_player import best_trump
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.sides import of_trick
from tolva_gui.ai.hints.sight import SeenTrick, weighed
from tolva_gui.ai.player import Budget
from tolva_gui.rules.cards import Card, Suit
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import View
from tolva_gui.rules.games.grandissimo.bids import BIDS, GRAND, RANK, Contract, Trump, grade, read_trump
from tolva_gui.rules.games.grandissimo.state import PACK, GrandissimoState
from tolva_gui.rules.moves import Call, Move, Play

POINT: Final = 20.0
"""A trick too few costs some tens."""
LOOK: Final = Budget()
SEATS: Final = 4
TOP: Final = 3
"""The highest three cards of a suit are dangerous in a misère."""
_OF_THE_DEAL: Final = ("tricks_left", "none_allowed", "defend", "make_them_take", "all_alone", "reached")
_OF_THE_HAND: Final = ("on_offer", "needs", "estimate", "estimate_grand")
_QUESTIONS: Final = {
    "auction": "how_many_tricks",
    "trump": "which_trump",
    "partner": "alone",
    "answer": "enough_help",
    "concede": "worth_going_on",
    "strike": "whose_forfeit",
    "discard": "most_dangerous",
}


def all_known(view: View) -> bool:
    """Return whether nothing is hidden."""
    return not any(None in zone.cards for zone in view.zones if zone.place.kind == "hand")


def question(view: View, _move: Move) -> Fact:
    """Return the question that points at the matter."""
    state: GrandissimoState = view.public
    if len(view.legal) == 1:
        return Fact("ask_only")
    if state.phase in _QUESTIONS:
        return Fact(_QUESTIONS[state.phase])
    contract, seat = state.contract, _own(view)
    if contract is None or (not contract.spel.high and seat == contract.declarer):
        return Fact("who_takes")
    if not contract.spel.high:
        return Fact("make_take", {"seat": contract.declarer})
    sight = sight_of(view)
    if not sight.trick:
        return Fact("which_lead")
    return Fact("can_you_take" if any(map(sight.leads, sight.playable)) else "what_to_throw")


def reasons(view: View, advice: Advice) -> tuple[Fact, ...]:
    """Return what speaks for the move."""
    if len(view.legal) == 1:
        return (Fact("only"),)
    match advice.move:
        case Call(word, value):
            facts = list(_of_call(view, word, None if value is None else str(value)))
            thumb = Fact("thumb_bid" if word == "bid" else "thumb_call")
            return weighed(advice, facts, [thumb], _OF_THE_HAND)
        case Play(verb="discard", cards=(card,)):
            return weighed(advice, list(_of_discard(view, card)), [], ())
        case Play(cards=(card,)):
            facts = [*_of_deal(view), *_of_card(view, card)]
            return weighed(advice, facts, list(_thumb(view, card)), _OF_THE_DEAL)
        case _:
            return ()


def sight_of(view: View) -> SeenTrick:
    """Return the trick as the seat sees it."""
    state: GrandissimoState = view.public
    seat = _own(view)
    gone = {number for _, cards, _ in state.history for number in cards}
    gone |= {*state.trick, *state.hands[seat]}
    if state.aside is not None and state.contract is not None and seat == state.contract.declarer:
        gone.add(state.aside)
    return SeenTrick(
        hand=_cards(state.hands[seat]),
        playable=_cards(state.playable()) if state.phase == "play" else _cards(state.hands[seat]),
        trick=tuple(
            ((state.leader + place) % SEATS, PACK[number]) for place, number in enumerate(state.trick)
        ),
        after=tuple((seat + step) % SEATS for step in range(1, SEATS - len(state.trick))),
        trump=state.trump,
        out=frozenset(card for number, card in enumerate(PACK) if number not in gone),
        denied=_denied(state),
        suit=lambda card: card.suit,
        height=lambda card: -PACK.index(card),
    )


def _own(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("a hint is for a seat")
    return view.seat


def _cards(numbers: list[int]) -> tuple[Card, ...]:
    return tuple(PACK[number] for number in numbers)


def _denied(state: GrandissimoState) -> dict[Seat, frozenset[Card]]:
    """The cards that a seat is proved not to hold: those of suits that it has not followed."""
    void: dict[Seat, set[Suit]] = {seat: set() for seat in range(SEATS)}
    for leader, cards, _ in [*state.history, (state.leader, state.trick, 0)]:
        for place, number in enumerate(cards):
            if PACK[number].suit != PACK[cards[0]].suit:
                void[(leader + place) % SEATS].add(PACK[cards[0]].suit)
    return {seat: frozenset(card for card in PACK if card.suit in suits) for seat, suits in void.items()}


# What is said


def _of_call(view: View, word: str, value: str | None) -> Iterator[Fact]:
    state: GrandissimoState = view.public
    match word:
        case "bid" | "hold" | "pass" if state.phase == "auction":
            yield from _of_bid(view, word, value)
        case "trump":
            yield from _of_trump(view, read_trump(value or GRAND))
        case "solo" | "vist" if state.contract is not None:
            spel = state.contract.spel
            yield Fact("needs", {"value": str(state.contract.bid), "count": spel.tricks})
            yield _estimate(view, state.contract.trump)
            if word == "vist":
                yield Fact("partner_takes", {"count": spel.partner_tricks})
        case "accept" | "refuse" if state.phase == "answer" and state.contract is not None:
            yield Fact("partner_takes", {"count": state.contract.spel.partner_tricks})
            yield _estimate(view, state.contract.trump)
        case "concede" | "agree" | "refuse":
            yield Fact("concede_early" if word != "refuse" else "go_on")
        case "strike":
            yield Fact("strike")


def _of_bid(view: View, word: str, value: str | None) -> Iterator[Fact]:
    state: GrandissimoState = view.public
    high = state.high_bid
    if high is not None and word != "bid":
        yield Fact("on_offer" if word == "pass" else "in_forehand", {"value": str(high)})
    bid = high if word == "hold" else BIDS[RANK[value]] if value is not None else None
    if bid is None:
        _, trump = best_trump(as_set(state.hands[_own(view)]), BIDS[0], state.first_suit)
        yield _estimate(view, trump)
        yield Fact("least", {"value": str(BIDS[0]), "count": BIDS[0].spel.tricks})
    elif bid.spel.high:
        _, trump = best_trump(as_set(state.hands[_own(view)]), bid, state.first_suit)
        yield Fact("needs", {"value": str(bid), "count": bid.spel.tricks})
        yield _estimate(view, trump)
        if bid.spel.partner_tricks:
            yield Fact("partner_takes", {"count": bid.spel.partner_tricks})
    else:
        yield Fact("no_trick", {"value": str(bid)})
        yield from _of_low_hand(view)


def _estimate(view: View, trump: Trump | None) -> Fact:
    """How many tricks one counts at a glance, with that trump."""
    state: GrandissimoState = view.public
    hand = state.hands[_own(view)]
    count = round(tricks(as_set(hand), suit_number(trump)))
    if trump in (None, GRAND):
        return Fact("estimate_grand", {"count": count})
    return Fact("estimate", {"count": count, "suit": trump})


def _of_trump(view: View, trump: Trump) -> Iterator[Fact]:
    state: GrandissimoState = view.public
    yield _estimate(view, trump)
    if trump == GRAND:
        return
    held = sum(card.suit == trump for card in _cards(state.hands[_own(view)]))
    yield Fact("length", {"count": held, "suit": trump})
    yield Fact(("off_suit", "second_suit", "first_suit")[grade(trump, state.first_suit)])


def _of_low_hand(view: View) -> Iterator[Fact]:
    state: GrandissimoState = view.public
    hand = _cards(state.hands[_own(view)])
    high = tuple(card for card in hand if PACK.index(card) % 13 < TOP)
    yield Fact("high_in_misere", {"cards": high}) if high else Fact("low_in_misere")


def _of_discard(view: View, card: Card) -> Iterator[Fact]:
    state: GrandissimoState = view.public
    same = [other for other in _cards(state.hands[_own(view)]) if other.suit == card.suit]
    yield (
        Fact("puts_away_only", {"card": card})
        if len(same) == 1
        else Fact("puts_away", {"card": card, "suit": card.suit, "count": len(same) - 1})
    )


# Cards


def _of_deal(view: View) -> Iterator[Fact]:
    """What the seat is about."""
    state: GrandissimoState = view.public
    contract, seat = state.contract, _own(view)
    if contract is None:
        yield Fact("all_alone")
    elif not contract.spel.high:
        yield (
            Fact("none_allowed")
            if seat == contract.declarer
            else Fact("make_them_take", {"seat": contract.declarer})
        )
    elif seat in contract.side:
        left = _left(state, contract)
        yield Fact("tricks_left", {"count": left}) if left else Fact("reached")
    else:
        yield Fact("defend", {"seat": contract.declarer, "count": _left(state, contract)})


def _left(state: GrandissimoState, contract: Contract) -> int:
    """How many tricks the declarer's side lacks."""
    return max(0, contract.target - sum(seat in contract.side for seat in state.winners))


def _of_card(view: View, card: Card) -> Iterator[Fact]:
    state: GrandissimoState = view.public
    contract, seat = state.contract, _own(view)
    if contract is None:
        with_me: tuple[Seat, ...] = (seat,)
    else:
        with_me = contract.side if seat in contract.side else contract.defenders
    misere = contract is None or not contract.spel.high
    yield from of_trick(sight_of(view), card, with_me, misere=misere)


def _thumb(view: View, card: Card) -> Iterator[Fact]:
    """The rule of thumb that decides where cards are alike."""
    state: GrandissimoState = view.public
    sight = sight_of(view)
    if state.contract is None or not state.contract.spel.high:
        yield Fact("thumb_misere", {"by": card})
    elif sight.trick:
        yield Fact("thumb_cheaply" if sight.leads(card) else "thumb_low", {"by": card})
    elif card.suit == sight.trump:
        yield Fact("thumb_draw", {"by": card})
    else:
        yield Fact("thumb_lead", {"by": card})
